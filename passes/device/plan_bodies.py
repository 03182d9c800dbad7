"""Lowers core statements to the body of a kernel or host block.

    n.A += 1 @ n;                  n.A += 1            (synchronised later)
    For (t: n.Nbrs) { … }     →    each t: n.Nbrs
    For (t: n.CommonNbrs(m))       each t: n.Nbrs among m.Nbrs
    N_P<Int> P;                    each v: G.Nodes  v.P = 0
    Return x;                      finished = True; result = x; return

    n.A = n.S.Size();              answer = n.S.Size()   (S of an extension)
                                   n.A = answer

A loop over a collection that other threads may change runs over a copy.  The threads of
a warp call methods of extension sets together; then one of them writes the result.
"""

from dataclasses import replace

from lighthouse.ir import nodes as ir
from lighthouse.ir.kernels import Each, Search, Store, Update, UpdateTuple
from lighthouse.ir.symbols import elements_of
from lighthouse.ir.types import BOOL, VOID, PropertyType, is_extended, is_object
from lighthouse.ir.values import zero
from lighthouse.ir.walk import as_block, find, map_children
from lighthouse.passes.device.plan_variables import PlanVariables


def asks_sets(node: ir.Node) -> bool:
    """True if a method of an extension's set is called in `node`."""
    return any(
        item.receiver is not None and is_extended(item.receiver.type)
        for item in find(node, ir.Call)
    )


def emptied(items: ir.Variable | ir.Field) -> ir.Effect:
    call = ir.Call(items, "Clear", type=VOID, span=items.span)
    return ir.Effect(call, span=items.span)


def cleared(
    name: str, type: PropertyType, at: ir.Node, variables: PlanVariables
) -> ir.Loop:
    """Every element of a property becomes zero or empty."""
    element, range = elements_of(type, variables.names, at.span)
    place = ir.Field(element, name, type=type.element, span=at.span)
    clear: ir.StatementNode = ir.Assign(place, zero(type.element), span=at.span)
    if is_object(type.element):
        clear = emptied(place)
    return ir.Loop(False, element.name, range, None, clear, span=at.span)


class BodyBuilder:
    """Translates the statements of one body; `leaves` if a Return is among them.

    `shared` are the objects that other threads change meanwhile.
    """

    def __init__(
        self, variables: PlanVariables, shared: frozenset[str] = frozenset()
    ) -> None:
        self.variables = variables
        self.shared = shared
        self.leaves = False

    def block(self, node: ir.StatementNode) -> ir.Block:
        return as_block(self.statement(node))

    def statement(self, node: ir.StatementNode) -> ir.StatementNode:
        """`node` as a statement of the body."""
        match node:
            case ir.Assign() | ir.Reduce() | ir.ReduceTuple() if asks_sets(node):
                return self.answered(node)
            case ir.Assign(target, value):
                return Store(target, value, span=node.span)
            case ir.Reduce(target, operator, value):
                return Update(target, operator, value, span=node.span)
            case ir.ReduceTuple(operator, target, value, targets, values):
                return UpdateTuple(
                    operator, target, value, targets, values, span=node.span
                )
            case ir.Loop():
                return self.loop(node)
            case ir.Dfs():
                return self.search(node)
            case ir.Declare(type=PropertyType() as type):
                self.variables.declare(node.name, type, "temporary", node)
                clear = cleared(node.name, type, node, self.variables)
                return self.statement(clear)
            case ir.Declare(type=type, initial=None) if not is_object(type):
                return replace(node, initial=zero(type))
            case ir.Return():
                return self.leave(node)
        return map_children(node, self.statement, ir.StatementNode)

    def answered(
        self, node: ir.Assign | ir.Reduce | ir.ReduceTuple
    ) -> ir.StatementNode:
        """The same, with what it asks sets of an extension in variables."""
        statements: list[ir.StatementNode] = []

        def ask(item: ir.Expression) -> ir.Expression:
            if not asks_sets(item):
                return item
            answer = self.variables.names.variable("answer", item.type, item.span)
            statements.append(ir.declare(answer, item))
            return answer

        statements.append(map_children(node, ask, ir.Expression))
        return ir.Block(tuple(map(self.statement, statements)), span=node.span)

    def loop(self, node: ir.Loop) -> ir.StatementNode:
        source = node.range.source
        if node.range.kind != "Items" or source.name not in self.shared:
            return self.each(node)
        if is_extended(source.type):  # changed before or after it
            return self.each(node)
        copy = self.variables.names.variable(
            f"{source.name}_copy", source.type, source.span
        )
        return ir.Block(
            (
                ir.declare(copy, span=node.span),
                Store(copy, source, span=node.span),
                self.each(replace(node, range=replace(node.range, source=copy))),
            ),
            span=node.span,
        )

    def each(self, node: ir.Loop) -> Each:
        range, among = node.range, None
        if isinstance(range.argument, ir.Variable):
            among = replace(range, kind="Nbrs", source=range.argument, argument=None)
            range = replace(range, kind="Nbrs", argument=None)
        body = self.block(node.body)
        return Each(node.iterator, range, body, node.parallel, among, span=node.span)

    def search(self, node: ir.Dfs) -> Search:
        """Its filters are statements by now."""
        kind: ir.RangeKind = "InNbrs" if node.transposed else "Nbrs"
        return Search(
            node.iterator,
            ir.Range(kind, node.source, span=node.span),
            node.root,
            node.navigator,
            self.block(node.body),
            node.back_body and self.block(node.back_body),
            span=node.span,
        )

    def leave(self, node: ir.Return) -> ir.Block:
        """The steps after the block find out that the procedure ends."""
        self.leaves = True
        true = ir.Literal(True, type=BOOL, span=node.span)
        statements: list[ir.StatementNode] = [
            Store(self.variables.finished, true, span=node.span)
        ]
        if node.value is not None:
            result = Store(self.variables.result, node.value, span=node.span)
            statements.append(result)
        return ir.Block((*statements, ir.Return(span=node.span)), span=node.span)
