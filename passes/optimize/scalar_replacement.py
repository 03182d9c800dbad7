"""Keeps an element that only one iteration uses in a variable during the iteration.

    Foreach (t: G.Nodes) {                Foreach (t: G.Nodes) {
        Double val = t.A / 3;                 Double val = t.A / 3;
        t.next = val;               →         t.next = val;
        t.rank = t.next;                      t.rank = val;
        Foreach (n: t.InNbrs)                 Double part_kept = t.part;
            t.part += n.B @ n;                Foreach (n: t.InNbrs)
        sum += t.part * t.part;                   part_kept += n.B @ n;
    }                                         t.part = part_kept;
                                              sum += part_kept * part_kept;
                                          }

A temporary property of which no element leaves its iteration becomes a variable:

    N_P<Int> cost;                        N_P<Int> cost;
    Foreach (n: G.Nodes) {                Foreach (n: G.Nodes) {
                                              Int cost_kept;
        If (n.A > 2) n.cost = n.A;            If (n.A > 2) cost_kept = n.A;
        Else n.cost = 5;           →          Else cost_kept = 5;
        n.B = n.cost * n.cost;                n.B = cost_kept * cost_kept;
    }                                     }

The loop may be inside of others and over a row, if each iteration overwrites its
element before it reads that.  One that begins with zero, of the declaration or of a
loop before, must be the only one that uses it, and come to each element once: to all
nodes or edges, or the rows of all nodes.

An element that a loop reduces into is then loaded and stored once, not for each round,
as is one that several statements reduce into, and a stored value is not loaded again.
If other iterations reduce into it, too, the parts of a loop are reduced in a variable.
A C++ compiler cannot do this, since it does not know that no other thread writes the
element.  Where nothing else reads the property, such as the shadow copy `next` of a
deferred assignment in fused loops, the store and the property are then dead.
(Callahan, Carr and Kennedy, Improving register allocation for subscripted variables,
PLDI 1990; store-to-load forwarding: Muchnick, Advanced Compiler Design and
Implementation, sections 12.4 and 13.3; array contraction: Allen, Kennedy, Optimizing
compilers for modern architectures, section 8.6.)
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from operator import is_
from typing import TypeVar

from lighthouse.ir import nodes as ir
from lighthouse.ir.symbols import Names
from lighthouse.ir.types import BOOL, INT, PropertyType, Type, is_object
from lighthouse.ir.uses import Use, local_names, touched, uses, written_names
from lighthouse.ir.values import converted, is_constant, neutral
from lighthouse.ir.walk import (
    expand,
    find,
    has,
    map_body,
    map_children,
    rewrite,
    same,
    with_other,
)
from lighthouse.passes.analysis.invariants import has_unknown_effects
from lighthouse.passes.analysis.nests import named_edges
from lighthouse.passes.analysis.own_elements import (
    EDGES,
    accumulators,
    alone_reduced,
    as_edges,
    is_own,
    parallel_loops,
    uses_others,
    why_in_memory,
    why_not_private,
    with_whole_tuples,
    with_zeros,
    written_elsewhere,
    zeroed,
)
from lighthouse.passes.base import Context, CorePass
from lighthouse.passes.normalize.bind_reductions import without_loop
from lighthouse.passes.optimize.collapse_loops import collapsing

N = TypeVar("N", bound=ir.Node)

# --- stores: legality -----------------------------------------------------------------


def blocker(name: str, loop: ir.Loop) -> str | None:
    """Why what an iteration has stored in its element may not be there any more."""
    if has_unknown_effects(loop):
        return "foreign code in the loop may change it"
    if name in written_elsewhere(loop):
        return "the loop writes elements of it that are not its own"
    return None


def is_repeatable(value: ir.Expression, target: ir.Field, loop: ir.Loop) -> bool:
    """True if `value` can stand where the element was read, until a name in it is
    written: other iterations do not see it or do not change it, and nothing is
    converted."""
    if value.type != target.type:
        return False
    match value:
        case ir.Variable(name):
            private = local_names(loop)
            return name in private or name not in written_names(loop.body)
        case ir.Literal():
            # The type of any other literal depends on what stands beside it.
            return value.type in (BOOL, INT)
    return False


# --- stores: the rewrite --------------------------------------------------------------


@dataclass(slots=True)
class Stored:
    """What an element of the iteration holds: `known` is a way to say it again."""

    place: ir.Field
    value: ir.Expression
    known: ir.Expression | None
    blocker: str | None


# By property: the element is always that of the iteration.
Elements = Mapping[str, Stored]


def survivors(elements: Elements, node: ir.StatementNode) -> Elements:
    """Those of `elements` that hold after `node`, and between its rounds."""
    changed = {use.name for use in uses(node) if use.assigns}
    return {
        name: stored
        for name, stored in elements.items()
        if name not in changed
        and not (isinstance(stored.known, ir.Variable) and stored.known.name in changed)
    }


@dataclass(slots=True)
class Forwarder:
    """Follows the statements of one iteration of `loop`."""

    loop: ir.Loop
    names: Names
    context: Context
    of: ScalarReplacement

    def block(self, node: ir.Block, elements: Elements, alone: bool) -> ir.Block:
        """`alone`: no parallel loop inside the iteration encloses the block."""
        made: list[tuple[ir.StatementNode, Stored | None]] = []
        for statement in node.statements:
            new = self.statement(statement, elements, alone)
            elements = survivors(elements, statement)
            stored = self.stored(new) if alone else None
            if stored is not None:
                elements = {**elements, stored.place.name: stored}
            made.append((new, stored))
        parts = tuple(part for new, stored in made for part in kept(new, stored))
        same = len(parts) == len(node.statements)
        same = same and all(map(is_, parts, node.statements))
        return node if same else replace(node, statements=parts)

    def stored(self, node: ir.StatementNode) -> Stored | None:
        match node:
            case ir.Assign(ir.Field() as place, value) if is_own(place, self.loop):
                if is_object(place.type):
                    return None
                again = value if is_repeatable(value, place, self.loop) else None
                return Stored(place, value, again, blocker(place.name, self.loop))
        return None

    def statement(
        self, node: ir.StatementNode, elements: Elements, alone: bool
    ) -> ir.StatementNode:
        def loads(item: N) -> N:
            return self.loads(item, elements)

        match node:
            case ir.Assign(value=value) | ir.Reduce(value=value):
                new = loads(value)
                return node if new is value else replace(node, value=new)
            case ir.ReduceTuple(value=value, values=values):
                new, rest = loads(value), tuple(map(loads, values))
                if new is value and all(map(is_, rest, values)):
                    return node
                return replace(node, value=new, values=rest)
            case ir.Declare(type, initial=ir.Field() as read) if (
                constant := self.constant(read, type, elements)
            ):
                return replace(node, initial=constant)
            case ir.Declare() | ir.Return() | ir.Effect():
                return map_children(node, loads)
            case ir.Block():
                return self.block(node, elements, alone)
            case ir.If():
                inside = elements
            case ir.Loop(parallel=parallel):
                inside, alone = survivors(elements, node), alone and not parallel
            case ir.While() | ir.DoWhile():
                inside = survivors(elements, node)
            case _:
                return node

        def child(item: ir.Node) -> ir.Node:
            if isinstance(item, ir.StatementNode):
                return self.statement(item, inside, alone)
            return self.loads(item, inside)

        return map_children(node, child)

    def loads(self, node: N, elements: Elements) -> N:
        """`node`, which is no statement, with variables for what they hold."""

        def known(item: ir.Node) -> ir.Node:
            match item:
                case ir.Field(ir.Variable(self.loop.iterator), name) if (
                    name in elements
                ):
                    return self.known(item, elements[name])
            return item

        return rewrite(node, known)

    def constant(
        self, read: ir.Field, type: Type, elements: Elements
    ) -> ir.Expression | None:
        """The constant that the element was given, for a variable of the same type."""
        if read.driver.name != self.loop.iterator or read.name not in elements:
            return None
        stored = elements[read.name]
        if not is_constant(stored.value) or stored.blocker or type != read.type:
            return None
        message = f"`{read.name}` need not be loaded: the iteration has just set it"
        self.context.passed(self.of, message, read.span)
        return stored.value

    def known(self, read: ir.Field, stored: Stored) -> ir.Expression:
        name = read.name
        if stored.blocker is not None:
            message = f"`{name}` is loaded, although just stored: {stored.blocker}"
            self.context.missed(self.of, message, read.span)
            return read
        if stored.known is None:
            fresh = self.names.fresh(f"{name}_kept", f"what `{name}` has become")
            stored.known = ir.Variable(fresh, type=read.type)
        message = f"`{name}` need not be loaded: the iteration has just stored it"
        self.context.passed(self.of, message, read.span)
        return replace(stored.known, span=read.span)


def kept(node: ir.StatementNode, stored: Stored | None) -> tuple[ir.StatementNode, ...]:
    """The store, and before it a variable for the value if anybody asked for it."""
    if stored is None or stored.known is None or stored.known is stored.value:
        return (node,)
    assert isinstance(stored.known, ir.Variable)
    names, type = (stored.known.name,), stored.known.type
    variable = replace(stored.known, span=stored.value.span)
    return (
        ir.Declare(type, names, stored.value, span=node.span),
        ir.Assign(stored.place, variable, span=node.span),
    )


# --- accumulators ---------------------------------------------------------------------


def with_locals(inner: ir.Loop, local: Mapping[ir.Field, ir.Variable]) -> ir.Loop:
    """The loop with variables for the elements, and their reductions bound to it."""
    mine = {variable.name for variable in local.values()}

    def replaced(node: ir.Node) -> ir.Node:
        match node:
            case ir.Field() if node in local:
                return replace(local[node], span=node.span)
            case (
                ir.Reduce(ir.Variable(name)) | ir.ReduceTuple(target=ir.Variable(name))
            ):
                return replace(node, loop=inner.iterator) if name in mine else node
        return node

    return replace(inner, body=rewrite(inner.body, replaced))


# --- whole iterations -----------------------------------------------------------------


def localised(
    node: ir.StatementNode, local: Mapping[ir.Field, ir.Variable]
) -> ir.StatementNode:
    """`node` with variables for the elements."""

    def child(item: ir.Node) -> ir.Node:
        match item:
            case ir.Loop(parallel=True):
                return with_locals(item, local)
            case ir.Field() if item in local:
                return replace(local[item], span=item.span)
        return map_children(item, child)

    new = child(node)
    assert isinstance(new, ir.StatementNode)
    return new


def of_element(node: ir.Node, place: ir.Field) -> list[Use]:
    """The uses of the element in `node`."""
    return [use for use in uses(node) if use.what == place]


def where_used(
    node: ir.StatementNode,
    place: ir.Field,
    function: Callable[[ir.Statements], ir.Statements],
) -> ir.StatementNode:
    """`node` with other statements for those of one block, from the first that uses the
    element to the last."""
    match node:
        case ir.If(condition, then, None) if not of_element(condition, place):
            then = where_used(then, place, function)
            return node if then is node.then else replace(node, then=then)
        case ir.Block(statements):
            users = [i for i, s in enumerate(statements) if of_element(s, place)]
            start, end = users[0], users[-1] + 1
        case _:
            statements, start, end = (node,), 0, 1
    middle = statements[start:end]
    new: ir.Statements
    # A declaration stays in its block, of which others may need it.
    enters = len(middle) == 1 and middle[0] is not node
    if enters and not isinstance(middle[0], ir.Declare):
        new = (where_used(middle[0], place, function),)
    else:
        new = function(middle)
    if same(new, middle):
        return node
    parts = (*statements[:start], *new, *statements[end:])
    return parts[0] if len(parts) == 1 else ir.Block(parts, span=node.span)


def sets(node: ir.StatementNode, place: ir.Field | ir.Variable) -> bool:
    """True of a store that does not read what it overwrites."""
    match node:
        case ir.Assign(target, value):
            return target == place and place.name not in touched(value).used
    return False


def with_extremes(node: ir.StatementNode, place: ir.Field) -> ir.StatementNode:
    """`node` with assignments for the `min=` and `max=` of an iteration to the element,
    which a variable may get again at no cost."""
    match node:
        case ir.Loop(parallel=True):
            return node
        case ir.Reduce(target, "min" | "max" as operator, value) if (
            target == place and not has(value, ir.Infinity)
        ):
            arguments = (target, converted(value, place.type))
            name = operator.capitalize()
            best = ir.Call(None, name, arguments, type=place.type, span=node.span)
            return ir.Assign(target, best, span=node.span)
    return map_children(node, lambda item: with_extremes(item, place), ir.StatementNode)


def in_variable(
    statements: Sequence[ir.StatementNode],
    local: ir.Variable,
    place: ir.Field,
    loaded: bool,
) -> ir.Statements:
    """`statements` with a variable for the element, which begins with what that holds
    or with zero."""
    # A loop that only sets the property may have been fused with this one.
    while len(statements) > 1 and all(sets(item, place) for item in statements[:2]):
        statements = statements[1:]
    first, *rest = (localised(item, {place: local}) for item in statements)
    if isinstance(first, ir.Assign) and sets(first, local):
        return (ir.declare(local, first.value, first.span), *rest)
    return (ir.declare(local, place if loaded else None), first, *rest)


def with_copies(
    statements: ir.Statements, place: ir.Field, loop: ir.Loop
) -> ir.Statements | None:
    """`statements` with what the first one stores where the element is read; None where
    that needs a variable."""
    first, *rest = statements
    if not isinstance(first, ir.Assign) or not sets(first, place):
        return None
    value = first.value
    changed = touched(ir.Block(tuple(rest))).written
    if place.name in changed or not is_repeatable(value, place, loop):
        return None
    if isinstance(value, ir.Variable) and value.name not in local_names(loop) - changed:
        return None
    return tuple(with_other(item, place, value) for item in rest)


def element_of(name: str, loop: ir.Loop) -> ir.Field:
    """That of the iteration, which the loop uses."""
    return next(
        item
        for item in find(loop.body, ir.Field)
        if item.name == name and item.driver.name == loop.iterator
    )


def reads_first(statements: Sequence[ir.StatementNode], place: ir.Field) -> bool | None:
    """True if the element may be read before it is overwritten, False if it is
    overwritten first in any case, and None if neither."""
    for use in of_element(ir.Block(tuple(statements)), place):
        if use.reads:
            return True
        if use.writes and use.certain:
            return False
    return None


def pays(statements: ir.Statements, place: ir.Field) -> bool:
    """True if the element is loaded and stored anyway, and updated in rounds, updated
    after a store or read after one in an If; a loop is taken to have rounds, and to do
    what it may."""
    found = [of_element(statement, place) for statement in statements]
    stores = [i for i, own in enumerate(found) if any(use.writes for use in own)]
    reads = [i for i, own in enumerate(found) if any(use.reads for use in own)]
    again = [i for i in reads if i > stores[0]]
    loops = [isinstance(item, ir.Loop | ir.While | ir.DoWhile) for item in statements]
    in_rounds = any(
        loops[i] and not getattr(statements[i], "parallel", False)
        for i in {*stores} & {*reads}
    )
    after_if = again and isinstance(statements[stores[0]], ir.If)
    if not in_rounds and not after_if and {*stores}.isdisjoint(again):
        return False
    always = [
        use
        for own, is_loop in zip(found, loops, strict=True)
        for use in own
        if use.certain or is_loop
    ]
    return any(use.writes for use in always) and (
        any(use.reads for use in always) or reads_first(statements, place) is False
    )


class ScalarReplacement(CorePass):
    def run(self, procedure: ir.Procedure, context: Context) -> ir.Procedure:
        names = Names(procedure, context.meanings)
        procedure = self.contracted(procedure, names, context)

        def visit(node: ir.StatementNode) -> ir.StatementNode:
            if not isinstance(node, ir.Loop) or not node.parallel:
                return map_children(node, visit, ir.StatementNode)
            loop = self.accumulated(node, names, context)
            forwarder = Forwarder(loop, names, context, self)
            body = forwarder.statement(loop.body, {}, True)
            return loop if body is loop.body else replace(loop, body=body)

        return map_body(procedure, visit)

    # --- whole iterations -------------------------------------------------------------

    def contracted(
        self, procedure: ir.Procedure, names: Names, context: Context
    ) -> ir.Procedure:
        """`procedure` with variables for properties that no iteration shares."""
        temporary = {
            item.name: item
            for item in find(procedure.body, ir.Declare)
            if isinstance(item.type, PropertyType) and not is_object(item.type.element)
        }
        if not temporary:
            return procedure
        count = Counter(use.name for use in uses(procedure.body))
        loops = list(with_zeros(procedure.body, set()))
        own = Counter(
            (use.name, use.driver) for use in uses(procedure.body) if use.driver
        )

        def obstacle(
            name: str, users: list[tuple[ir.Loop, frozenset[str]]]
        ) -> str | None:
            # Its declaration is a use.
            if count[name] > 1 + sum(own[name, loop.iterator] for loop, _ in users):
                return "not every access is through the iterator of a parallel loop"
            others = [loop for loop, _ in users if name not in zeroed(loop)]
            for loop, fresh in users:
                if loop.range.kind == "Items" or collapsing(loop, context):
                    return "no iteration has it alone"
                if (why := why_not_private(name, loop)) is not None:
                    return why
                if uses_others(name, loop, loop.body):
                    return "that of others is used in the same loop"
                read = reads_first((loop.body,), element_of(name, loop))
                if read and (len(others) > 1 or name not in fresh):
                    line = loop.span.line
                    return f"the loop in line {line} reads what it held before"
            return None

        contracted = defaultdict[str, list[str]](list)
        for name, declared in temporary.items():
            users = [each for each in loops if own[name, each[0].iterator]]
            if any(name in local_names(loop) for loop, _ in users):
                continue
            if (reason := obstacle(name, users)) is not None:
                message = f"`{name}` stays a property: {reason}"
                context.missed(self, message, declared.span)
            elif users:
                message = f"`{name}` is a variable of each iteration, and no property"
                context.passed(self, message, declared.span)
            for loop, _ in users if reason is None else ():
                contracted[loop.iterator].append(name)

        def visit(node: ir.StatementNode) -> ir.StatementNode:
            node = map_children(node, visit, ir.StatementNode)
            if not isinstance(node, ir.Loop):
                return node
            for name in contracted[node.iterator]:
                node = self.private(node, name, names)
            for edge in named_edges(node) if node.range.kind in EDGES else ():
                for name in contracted[edge]:
                    edges = self.private(as_edges(node, edge), name, names)
                    node = replace(node, body=edges.body)
            return node

        return map_body(procedure, visit)

    def private(
        self, loop: ir.Loop, name: str, names: Names, kept: bool = False
    ) -> ir.Loop:
        """`loop` with a variable for the element, which if `kept` is loaded and stored
        where that pays."""
        place = element_of(name, loop)
        reductions = find(loop.body, ir.Reduce, ir.ReduceTuple)
        bound = dict.fromkeys(item.loop for item in reductions if item.loop)

        def alone(item: ir.StatementNode) -> ir.StatementNode:
            item = with_extremes(item, place)
            for around in bound:
                item = without_loop(item, around, names, targets=frozenset({name}))
            return item

        def replaced(statements: ir.Statements) -> ir.Statements:
            others = (uses_others(name, loop, item) for item in statements)
            if any(others) or (kept and not pays(statements, place)):
                return statements
            copies = None if kept else with_copies(statements, place, loop)
            if copies is not None:
                return copies
            local = names.variable(f"{name}_kept", place.type, place.span, meaning=name)
            loaded = kept and reads_first(statements, place) is not False
            found = list(in_variable([*map(alone, statements)], local, place, loaded))
            if kept:
                written = [name in written_names(item) for item in statements]
                after = len(found) - written[::-1].index(True)
                found.insert(after, ir.Assign(place, local, span=place.span))
            return tuple(found)

        body = where_used(loop.body, place, replaced)
        return loop if body is loop.body else replace(loop, body=body)

    def repeated(self, loop: ir.Loop, names: Names, context: Context) -> ir.Loop:
        """`loop` with variables for the elements to which it gives several values."""
        places = (use.what for use in uses(loop.body) if use.writes)
        written = dict.fromkeys(
            place.name
            for place in places
            if isinstance(place, ir.Field) and not is_object(place.type)
        )
        for name in written:
            if why_not_private(name, loop):
                continue
            kept = self.private(loop, name, names, kept=True)
            if kept is not loop:
                message = f"`{name}` is stored once in each iteration"
                context.passed(self, message, loop.span)
            loop = kept
        return loop

    # --- accumulators -----------------------------------------------------------------

    def accumulated(self, outer: ir.Loop, names: Names, context: Context) -> ir.Loop:
        """`outer`, with variables for what the loops in it reduce into its element."""
        if outer.range.kind not in ("Nodes", "Edges") or collapsing(outer, context):
            return outer
        outer = self.repeated(outer, names, context)
        inner = {loop.iterator for loop in parallel_loops(outer.body)}

        def lower(node: ir.StatementNode) -> ir.Statements:
            if isinstance(node, ir.Loop) and node.iterator in inner:
                return self.promoted(node, outer, names, context)
            return (node,)

        body = expand(outer.body, lower)
        if len(body) == 1:
            return outer if body[0] is outer.body else replace(outer, body=body[0])
        return replace(outer, body=ir.Block(body, span=outer.body.span))

    def promoted(
        self, inner: ir.Loop, outer: ir.Loop, names: Names, context: Context
    ) -> ir.Statements:
        loads: list[ir.StatementNode] = []
        stores: list[ir.StatementNode] = []
        found = accumulators(inner, outer.iterator)
        reasons = {name: why_in_memory(name, outer, inner) for name in found}
        free = {name for name, reason in reasons.items() if reason is None}
        whole = with_whole_tuples(free, inner)
        local: dict[ir.Field, ir.Variable] = {}
        for name, place in found.items():
            operator = None if name in free else alone_reduced(name, inner)
            if name not in whole and operator is None:
                if reason := reasons[name]:
                    message = f"`{name}` stays in memory: {reason}"
                    context.missed(self, message, place.span)
                continue
            hint, what = ("kept", "stored") if operator is None else ("part", "updated")
            message = f"`{name}` is {what} once, after the neighbours"
            context.passed(self, message, place.span)
            hint = f"{name}_{hint}"
            mine = names.variable(hint, place.type, place.span, meaning=name)
            local[place] = mine
            if operator is None:
                loads.append(ir.declare(mine, place))
                stores.append(ir.Assign(place, mine, span=mine.span))
            else:
                loads.append(ir.declare(mine, neutral(operator, place.type)))
                loop = outer.iterator
                stores.append(ir.Reduce(place, operator, mine, loop, span=mine.span))
        return (*loads, with_locals(inner, local), *stores) if local else (inner,)
