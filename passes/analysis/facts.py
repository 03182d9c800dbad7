"""What is known of values where conditions have been tested, or constants stored.

    If (n.A > 3)            n.A > 3 holds, and so do n.A != 0 and 2 < n.A
    Else                    n.A > 3 does not hold, and n.A <= 3 does
    k = 4;                  k == 4 holds
    d = n.Degree();         d == n.Degree() holds: what is known of one is of the other

A fact is about one integer or Bool, or about the order of two operands; whether a
condition holds is found by trying a value for each combination of answers that there
is.  (Value propagation from branches: Wegman, Zadeck, Constant Propagation with
Conditional Branches, TOPLAS 13 (2), 1991.)
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import chain
from math import nan

from lighthouse.ir import nodes as ir
from lighthouse.ir.conditions import compared
from lighthouse.ir.kernels import Each, Kernel, Store
from lighthouse.ir.printer import print_expression
from lighthouse.ir.symbols import element_type
from lighthouse.ir.types import (
    BOOL,
    INT,
    GraphType,
    Type,
    is_element,
    is_integral,
    is_set,
)
from lighthouse.ir.uses import local_names, touched
from lighthouse.ir.walk import children, find, rewrite, with_values
from lighthouse.passes.analysis.differences import number
from lighthouse.passes.analysis.invariants import (
    Key,
    has_unknown_effects,
    is_pure,
    key,
    may_fail,
    names_read,
    substituted,
)
from lighthouse.passes.analysis.own_elements import is_own, written_elsewhere
from lighthouse.passes.optimize.fold_constants import (
    COMPARISONS,
    constant,
    folded,
    value_of,
)

# The degrees that an edge gives the node of a row, and the neighbour, or an end of it.
ENDS = {
    "Nbrs": ("OutDegree", "InDegree"),
    "InNbrs": ("InDegree", "OutDegree"),
    "OutEdges": ("OutDegree",),
    "InEdges": ("InDegree",),
    "FromNode": ("OutDegree",),
    "ToNode": ("InDegree",),
}
# What is known beyond these is forgotten, so that the time grows with the length of a
# program, not with its square.
MOST_FACTS = 64
COUNTS = ("OutDegree", "InDegree", "NumNodes", "NumEdges", "Size")
MIRRORED = {"<": ">", ">": "<", "<=": ">=", ">=": "<="}


@dataclass(frozen=True, slots=True)
class Fact:
    """That a condition holds, or does not: `value operator limit`.

    The value is an integer, a Bool, or the order of two operands: below, at or above
    zero, or NaN where they have none.  A fact that `implies` says nothing but that the
    second holds where the first does.
    """

    operands: tuple[ir.Expression, ...] = field(compare=False)
    subject: tuple[Key, ...]
    operator: str
    limit: int
    holds: bool
    names: frozenset[str]
    implies: tuple[Fact, Fact] | None = None

    def at(self, value: float) -> bool:
        return COMPARISONS[self.operator](value, self.limit) is self.holds


Facts = tuple[Fact, ...]
# The graphs of a program.
Graphs = Mapping[str, GraphType]


def fact(condition: ir.Expression, holds: bool = True) -> Fact:
    """The same for conditions that are written in different ways."""
    match condition:
        case ir.Unary("!", operand):
            return fact(operand, not holds)
        case ir.Call(ir.Variable() as node, "HasEdgeFrom", (ir.Variable() as other,)):
            return fact(has_edge(other, node), holds)
        case ir.Binary(operator, left, right) if operator in COMPARISONS:
            texts = print_expression(left), print_expression(right)
            if number(right) is None and (
                number(left) is not None or texts[0] > texts[1]
            ):
                operator, left, right = MIRRORED.get(operator, operator), right, left
            limit = number(right)
            if limit is not None and is_integral(left.type):
                return fact_about((left,), operator, limit, holds)
            return fact_about((left, right), operator, 0, holds)
    return fact_about((condition,), "!=", 0, holds)


def fact_about(
    operands: tuple[ir.Expression, ...], operator: str, limit: int, holds: bool
) -> Fact:
    names = frozenset().union(*map(names_read, operands))
    return Fact(operands, tuple(map(key, operands)), operator, limit, holds, names)


def implications(one: Facts, other: Facts) -> Iterator[Fact]:
    """What a Bool says after an If, at the ends of whose arms these are known: where it
    is not what one arm makes it, the other was taken."""
    for end, another in ((one, other), (other, one)):
        for item in end:
            match item:
                case Fact((ir.Variable(type=type),)) if (
                    type == BOOL and item not in another
                ):
                    opposite = replace(item, holds=not item.holds)
                    for then in another:
                        if then not in end and not then.implies:
                            yield implication(opposite, then)


def implication(first: Fact, then: Fact) -> Fact:
    names = first.names | then.names
    return Fact((), (), "!=", 0, True, names, implies=(first, then))


def implied(facts: Facts, new: Iterable[Fact]) -> Iterator[Fact]:
    """The new facts, with what they imply."""
    for item in new:
        yield item
        yield from (
            each.implies[1]
            for each in facts
            if each.implies and each.implies[0] == item
        )


def values(facts: Sequence[Fact]) -> Iterable[float]:
    """Values of their subject: some for each combination of answers that there is."""
    match facts[0].operands:
        case (one, other):
            exact = is_exact(one.type) and is_exact(other.type)
            orders = (0,) if key(one) == key(other) else (-1, 0, 1)
            return orders if exact else (*orders, nan)
        case (one,) if one.type == BOOL:
            return (0, 1)
        case (ir.Call(name=name),) if name in COUNTS:
            least = 0
        case _:
            least = -(2**63)
    return {max(item.limit + by, least) for item in facts for by in (-1, 0, 1)}


def is_exact(type: Type) -> bool:
    """True if equal values are the same, and each is equal to itself."""
    return type == BOOL or is_integral(type) or is_element(type)


def facts_of(condition: ir.Expression, holds: bool) -> Iterator[Fact]:
    """What is known where `condition` holds, or does not."""
    match condition:
        case ir.Unary("!", operand):
            yield from facts_of(operand, not holds)
        case ir.Binary("&&" | "||" as operator, left, right) if holds is (
            operator == "&&"
        ):
            yield from facts_of(left, holds)
            yield from facts_of(right, holds)
        case _ if is_pure(condition):
            yield fact(condition, holds)


def answer(condition: ir.Expression, facts: Iterable[Fact]) -> bool | None:
    """Whether it holds, where that is known, of its operands or of equal ones."""
    facts = tuple(facts)
    same = chain((condition,), renamed(condition, facts))
    found = (answer_of(each, facts) for each in same)
    return next((known for known in found if known is not None), None)


def renamed(condition: ir.Expression, facts: Facts) -> Iterator[ir.Expression]:
    """The same of other operands that are known to be equal."""
    names = names_read(condition)
    for item in facts:
        match item:
            case Fact((one, other), operator="==", holds=True) if (
                one.type == other.type and is_exact(one.type)
            ):
                for old, new in ((one, other), (other, one)):
                    # Properties and degrees are those of variables.
                    is_whole = not is_element(new.type) or isinstance(new, ir.Variable)
                    if is_whole and names & names_read(old):
                        again = substituted(condition, {key(old): new})
                        if again != condition:
                            assert isinstance(again, ir.Expression)
                            yield again


def answer_of(condition: ir.Expression, facts: Facts) -> bool | None:
    asked = fact(condition)
    known = [item for item in facts if item.subject == asked.subject]
    if not known and (not is_pure(condition) or may_fail(condition)):
        return None
    answers = {
        asked.at(value)
        for value in values([asked, *known])
        if all(item.at(value) for item in known)
    }
    return answers.pop() if len(answers) == 1 else None


def excludes(one: ir.Expression, other: ir.Expression) -> bool:
    """True if one of them holds exactly where the other does not."""
    first, second = fact(one), fact(other)
    return first.subject == second.subject and all(
        first.at(value) is not second.at(value) for value in values([first, second])
    )


def is_there(loop: ir.Loop) -> Iterator[Fact]:
    """An element of a graph, a row or a set is not NIL; that of another collection may
    be."""
    if loop.range.kind != "Items" or is_set(loop.range.source.type):
        type = element_type(loop.range)
        iterator = ir.Variable(loop.iterator, type=type)
        yield fact(compared("!=", iterator, ir.Nil(type=type)))


def edges_of(loop: ir.Loop, graphs: Graphs) -> Iterator[Fact]:
    """What is known of the graph in each iteration over it, or over a row."""
    match loop.range:
        case ir.Range("Nodes", graph):
            yield is_some(ir.Call(graph, "NumNodes", type=INT))
        case ir.Range("Edges", graph):
            yield from has_sizes(graph)
        case ir.Range(kind, ir.Variable() as source) if kind in ir.ROWS:
            own, *others = ENDS[kind]
            yield from has_edges(source, own, graphs)
            name = getattr(source.type, "graph", "")
            if name in graphs:
                yield from has_sizes(ir.Variable(name, type=graphs[name]))
            iterator = ir.Variable(loop.iterator, type=source.type)
            for other in others:
                yield from has_edges(iterator, other, graphs)
                ends = (source, iterator) if kind == "Nbrs" else (iterator, source)
                yield fact(has_edge(*ends))
                if is_undirected(source, graphs):
                    yield fact(has_edge(*reversed(ends)))


def has_sizes(graph: ir.Variable | ir.Field) -> Iterator[Fact]:
    for size in ("NumNodes", "NumEdges"):
        yield is_some(ir.Call(graph, size, type=INT))


def has_edge(one: ir.Variable, other: ir.Variable) -> ir.Call:
    return ir.Call(one, "HasEdgeTo", (other,), type=BOOL)


def has_edges(node: ir.Variable, degree: str, graphs: Graphs) -> Iterator[Fact]:
    for one in ENDS["Nbrs"] if is_undirected(node, graphs) else (degree,):
        yield is_some(ir.Call(node, one, type=INT))


def is_undirected(node: ir.Variable, graphs: Graphs) -> bool:
    graph = graphs.get(getattr(node.type, "graph", ""))
    return graph is not None and graph.undirected


def is_some(count: ir.Expression) -> Fact:
    return fact(compared(">", count, ir.Literal(0, type=INT)))


def constants(facts: Facts, among: frozenset[str]) -> dict[Key, ir.Expression]:
    """The values of those variables of which one is known."""
    found = {}
    for item in facts:
        match item:
            case Fact((ir.Variable(name, type=type) as variable,), _, operator, limit):
                if name in among and type == BOOL:
                    found[key(variable)] = constant(item.holds, variable)
                elif name in among and type == INT and item.holds and operator == "==":
                    found[key(variable)] = constant(limit, variable)
    return found


def given(variable: ir.Variable, value: ir.Expression, facts: Facts) -> Iterator[Fact]:
    """What is known of a variable that has got a value, of `facts` before that."""
    if value.type != variable.type:
        return
    if isinstance(value, ir.Variable) and value != variable:
        for item in facts:
            names = frozenset() if item.implies else item.names
            if value.name in names and variable.name not in names:
                yield of_copy(item, variable, value)
    yield from equal(variable, value)
    there = constants(facts, names_read(value)) if is_pure(value) else {}
    new = rewrite(substituted(value, there), folded, ir.Expression) if there else value
    assert isinstance(new, ir.Expression)
    known = value_of(new)
    if isinstance(known, bool):
        yield fact(variable, known)
    elif known is not None or isinstance(value, ir.Infinity | ir.Nil):
        yield fact(compared("==", variable, new))


def of_copy(item: Fact, variable: ir.Variable, value: ir.Variable) -> Fact:
    """The same of a variable that has got the value of another."""
    new = [with_values(each, {value.name: variable}) for each in item.operands]
    if len(new) == 2:
        return fact(compared(item.operator, *new), item.holds)
    return fact_about(tuple(new), item.operator, item.limit, item.holds)


def as_loop(node: ir.Loop | Each | Kernel) -> ir.Loop:
    """What runs its body for each of its items."""
    match node:
        case Each(iterator, range, body, parallel):
            return ir.Loop(parallel, iterator, range, None, body, span=node.span)
        case Kernel(_, iterator, domain, body):
            return ir.Loop(True, iterator, domain, None, body, span=node.span)
    return node


def survivors(facts: Facts, node: ir.StatementNode) -> Facts:
    """Those of `facts` that hold after `node`, and between its rounds."""
    if has_unknown_effects(node):
        return ()
    changed = touched(node).written
    return tuple(item for item in facts if changed.isdisjoint(item.names))


def known_at(
    node: ir.StatementNode, facts: Facts = ()
) -> Iterator[tuple[ir.StatementNode, Facts]]:
    """Its statements, with what the tests around them say."""
    match node:
        case ir.Block(statements):
            for item in statements:
                yield from known_at(item, facts)
                facts = (*survivors(facts, item), *copied(item))[-MOST_FACTS:]
        case ir.If(condition, then, otherwise):
            for holds, arm in ((True, then), (False, otherwise)):
                if arm is not None:
                    more = implied(facts, facts_of(condition, holds))
                    yield from known_at(arm, (*facts, *more))
        case _:
            yield node, facts
            for child in children(node):
                if isinstance(child, ir.StatementNode):
                    yield from known_at(child, survivors(facts, node))


def tested_stores(node: ir.StatementNode) -> Iterator[Store]:
    """Those to an element of which a test around them asks what it is."""
    for item, facts in known_at(node):
        match item:
            case Store(ir.Field() as place) if is_tested(place, facts):
                yield item


def is_tested(place: ir.Field, facts: Facts) -> bool:
    """True if more is known of the element, or of a copy, than that they are equal."""
    own = key(place)
    equals = [each for each in facts if each.operator == "==" and own in each.subject]
    places = {own, *chain(*(each.subject for each in equals if len(each.subject) > 1))}
    others = (each for each in facts if len(each.subject) == 1 or each not in equals)
    return any(not places.isdisjoint(each.subject) for each in others)


def copied(node: ir.StatementNode) -> Iterator[Fact]:
    """That a variable is what it has got the value of, from where it is declared."""
    match node:
        case ir.Declare(type, (name,), ir.Expression() as value) if value.type == type:
            yield from equal(ir.Variable(name, type=type), value)


def equal(variable: ir.Variable, value: ir.Expression) -> Iterator[Fact]:
    """What is known of both because the variable has got the value."""
    if not is_pure(value) or variable.name in names_read(value):
        return
    match value:
        case ir.Call() | ir.Field() | ir.Variable() if is_exact(value.type):
            yield fact(compared("==", variable, value))
        case ir.Unary() | ir.Binary() if variable.type == BOOL:
            for holds in (True, False):
                for each in facts_of(value, holds):
                    yield implication(fact(variable, holds), each)


def changed_by_others(item: Fact, loop: ir.Loop) -> bool:
    """True if other iterations of `loop` may change whether it holds."""
    if has_unknown_effects(loop):
        return True
    shared = touched(loop.body).written - local_names(loop.body)
    elsewhere = written_elsewhere(loop)
    return any(
        node.name in shared
        and not (
            isinstance(node, ir.Field)
            and is_own(node, loop)
            and node.name not in elsewhere
        )
        for operand in item.operands
        for node in find(operand, ir.Field, ir.Variable)
    )
