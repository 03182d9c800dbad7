"""Splits what a vertex gathers from its neighbours from the rest of its loop.

    Foreach (t: G.Nodes) {                   Foreach (t_2: G.Nodes)
        Double sum = 0.0;                        t_2.sum_of_row = 0.0;
        Foreach (w: t.InNbrs)          →     Foreach (t_3: G.Nodes)
            sum += w.share @ w;                  Foreach (w_2: t_3.InNbrs)
        t.rank = 0.15 + 0.85 * sum;                  t_3.sum_of_row += w_2.share @ t_3;
    }                                        Foreach (t: G.Nodes) {
                                                 Double sum = t.sum_of_row;
                                                 t.rank = 0.15 + 0.85 * sum;
                                             }

The loop in the middle is a nest that `collapse-loops` turns into one over the edges.  A
sum that is only added to another one needs no property:

    Foreach (u: G.Nodes) {                   Foreach (u: G.Nodes)
        Int count = 0;                           Foreach (w: u.Nbrs)
        Foreach (w: u.Nbrs)            →             all += 1 @ u;
            count += 1 @ w;
        all += count @ u;
    }

The rest must write nothing that the gathering reads.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from lighthouse.ir import nodes as ir
from lighthouse.ir import types as ty
from lighthouse.ir.conditions import negated
from lighthouse.ir.symbols import Names
from lighthouse.ir.uses import local_names, target_name, touched, written_names
from lighthouse.ir.values import neutral
from lighthouse.ir.walk import (
    as_block,
    expand_block,
    find,
    has,
    rename_locals,
    rewrite,
    walk,
)
from lighthouse.passes.analysis.invariants import is_pure
from lighthouse.passes.analysis.nests import enclosed
from lighthouse.passes.base import Refused


@dataclass(frozen=True, slots=True)
class Gather:
    """What comes before the loop that gathers, that loop, and what is left after it;
    the iterator of its row in the program."""

    before: tuple[ir.StatementNode, ...]
    loop: ir.Loop
    after: tuple[ir.Loop, ...]
    row: str = ""


def gather_of(outer: ir.Loop, rows: Sequence[ir.Loop], names: Names) -> Gather:
    """`outer` in parts, for the first of its loops over the row that allows it.
    Raises Refused."""
    first, *others = rows
    try:
        return _Split(outer, first, names).result()
    except Refused:
        if not others:
            raise
        return gather_of(outer, others, names)


class _Split:
    def __init__(self, outer: ir.Loop, row: ir.Loop, names: Names) -> None:
        self.outer, self.row, self.names = outer, row, names
        self.path: list[ir.If | ir.Declare] = []
        # The block in which the loop stands; it has what is reduced there.
        self.home = self.way(outer.body)
        self.rest = [each for each in self.home.statements if each is not row]
        self.reductions = find(row.body, ir.Reduce)
        self.before: list[ir.StatementNode] = []
        # What the row reduces into in the place of a variable.
        self.targets: dict[str, ir.Reduce] = {}

    def way(self, here: ir.StatementNode) -> ir.Block:
        match here:
            case ir.Block(statements) if any(each is self.row for each in statements):
                self.declared(statements, self.row)
                return here
            case ir.Block(statements):
                (there,) = (each for each in statements if self.leads(each))
                self.declared(statements, there)
                return self.way(there)
            case ir.If(condition, then, otherwise):
                if not self.leads(then):
                    assert otherwise is not None
                    condition, then = negated(condition), otherwise
                span = here.span
                self.path.append(ir.If(condition, then, None, span=span))
                return self.way(then)
        raise Refused("the loop over the row stands in another loop")

    def leads(self, statement: ir.StatementNode) -> bool:
        return any(node is self.row for node in walk(statement))

    def declared(
        self, statements: Sequence[ir.StatementNode], there: ir.StatementNode
    ) -> None:
        for each in statements:
            if each is there:
                return
            if isinstance(each, ir.Declare) and each.initial is not None:
                self.path.append(each)

    # --- parts ------------------------------------------------------------------------

    def result(self) -> Gather:
        self.check_row()
        for name in dict.fromkeys(target_name(each.target) for each in self.reductions):
            if not self.adds_to_another(name):
                self.put_into_property(name)
        nest = self.nest()
        body = self.body()
        used, changed = touched(nest).used, written_names(body)
        own = {target_name(each.target) for each in self.targets.values()}
        for name in sorted(used & changed - own):
            raise Refused(f"the loop writes `{name}`, which its row reads")
        if used & local_names(self.outer.body) - local_names(nest):
            raise Refused("the row reads what is declared for it without a value")
        renamed = {name: self.names.fresh(name) for name in sorted(local_names(nest))}
        rest = replace(self.outer, body=body)
        after = () if changed <= local_names(body) else (rest,)
        loop = rename_locals(nest, renamed)
        return Gather(tuple(self.before), loop, after, self.row.iterator)

    def body(self) -> ir.StatementNode:
        """What is left of that of the loop, without an If that has nothing to do."""
        home = replace(self.home, statements=tuple(self.rest))
        left = rewrite(
            self.outer.body, lambda each: home if each is self.home else each, ir.Block
        )

        def kept(each: ir.StatementNode) -> ir.Statements:
            return () if isinstance(each, ir.If) and is_idle(each) else (each,)

        return expand_block(as_block(left), kept)

    def check_row(self) -> None:
        for node in walk(self.row.body):
            match node:
                case ir.Reduce(target=ir.Variable(name)):
                    if self.start(name) is None:
                        raise Refused(f"`{name}` has no constant before the row")
                case ir.Block() | ir.If() | ir.Declare():
                    pass
                case ir.StatementNode():
                    raise Refused(
                        "the loop over the row does more than reduce into variables"
                    )
        if has(self.outer, ir.Return, ir.Foreign, ir.Effect):
            raise Refused("the loop has effects besides")

    def start(self, name: str) -> ir.Declare | None:
        """Where it gets a constant before the row, if nothing reads it in between."""
        before = self.home.statements[: self.home.statements.index(self.row)]
        for each in reversed(before):
            match each:
                case ir.Declare(initial=ir.Literal() | ir.Infinity()) if declares(
                    each, name
                ):
                    return each
            if name in touched(each).used:
                return None
        return None

    def adds_to_another(self, name: str) -> bool:
        """If the next statement reduces it into a variable, and nothing else reads it,
        the row does so at once."""
        place = self.home.statements.index(self.row) + 1
        match self.home.statements[place : place + 1]:
            case (ir.Reduce(ir.Variable(other) as target, operator, value) as step,):
                pass
            case _:
                return False
        start = self.start(name)
        mine = [each for each in self.reductions if target_name(each.target) == name]
        assert start is not None
        match value:
            case ir.Variable(read):
                pass
            case ir.Cast(ty.LONG, ir.Variable(read)) if counts(mine):
                pass
            case _:
                return False
        read_by = [each.name for each in find(self.outer, ir.Variable)]
        alike = [
            each
            for each in find(self.outer, ir.Reduce)
            if target_name(each.target) == other and each.operator == operator
        ]
        if (
            read != name
            or start.initial != neutral(operator, start.type)
            or any(each.operator != operator for each in mine)
            or read_by.count(name) != len(mine) + 1
            or read_by.count(other) != len(alike)
            or other in local_names(self.outer.body)
            or value.type != target.type
        ):
            return False
        self.targets[name] = step
        self.rest = [each for each in self.rest if each not in (step, start)]
        return True

    def put_into_property(self, name: str) -> None:
        graph, span = self.outer.range.source, self.row.span
        start = self.start(name)
        assert start is not None
        assert start.initial is not None
        assert isinstance(graph, ir.Variable)
        node = ir.Variable(
            self.outer.iterator, type=ty.NodeType(graph.name), span=self.outer.span
        )
        meaning = f"what the row gives for `{name}`"
        property = self.names.fresh(f"{name}_of_row", meaning)
        field = ir.Field(node, property, type=start.type, span=span)
        first = self.names.variable(node.name, node.type, span)
        declared = ty.PropertyType("Node", start.type, graph.name)
        fill = ir.Assign(replace(field, driver=first), start.initial, span=span)
        self.before += [
            ir.Declare(declared, (property,), span=span),
            replace(self.outer, iterator=first.name, body=fill),
        ]
        self.targets[name] = ir.Reduce(field, "+", field, node.name, span=span)
        index = self.rest.index(start)
        self.rest[index] = replace(start, initial=field)

    def nest(self) -> ir.Loop:
        def into_target(node: ir.Reduce) -> ir.Reduce:
            instead = self.targets[target_name(node.target)]
            value, type = node.value, instead.target.type
            if value.type != type and counts([node]):
                value = ir.Literal(1, type=type, span=value.span)
            return replace(node, target=instead.target, value=value, loop=instead.loop)

        body: ir.StatementNode = rewrite(self.row, into_target, ir.Reduce)
        for item in reversed(self.path):
            if isinstance(item, ir.Declare):
                if not touched(body).used.intersection(item.names):
                    continue
                value, what = item.initial, f"`{item.name}`"
            else:
                value, what = item.condition, "a filter"
            if value is None or not is_pure(value):
                raise Refused(f"the row needs {what} that is computed once for it")
            body = enclosed(item, body)
        return replace(self.outer, body=body)


def declares(statement: ir.StatementNode, name: str) -> bool:
    return isinstance(statement, ir.Declare) and name in statement.names


def is_idle(statement: ir.If) -> bool:
    match statement:
        case ir.If(condition, ir.Block(()), None):
            return is_pure(condition)
    return False


def counts(reductions: Sequence[ir.Reduce]) -> bool:
    """True if they count neighbours: so many as fit an Int, as a degree does."""
    one = ir.Literal(1, type=ty.INT)
    return all(each.operator == "+" and each.value == one for each in reductions)
