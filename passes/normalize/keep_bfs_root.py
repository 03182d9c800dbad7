"""A sum over the parents in InBFS keeps the value that the program gave the root.

    G.sigma = 0;
    s.sigma = 1;
    InBFS (v: G.Nodes From s) {
        v.sigma = Sum(w: v.UpNbrs){w.sigma};
    }
    →
    G.sigma = 0;
    s.sigma = 1;
    InBFS (v: G.Nodes From s) {
        If (v != s)
            v.sigma = Sum(w: v.UpNbrs){w.sigma};
    }

The root has no parents, so that the sum would be 0, and every path count with it.
Existing programs are written like this, because Stanford's compiler turns the pull into
a push, which assigns nothing at the root (Hong et al., Green-Marl, ASPLOS 2012, section
4.2, "flipping edges").  The pass applies only if the property is assigned for every
node and then for the root, just before the traversal.
"""

from dataclasses import replace
from typing import ClassVar

from lighthouse.ir import nodes as ir
from lighthouse.ir.types import BOOL, NodeType
from lighthouse.ir.uses import written
from lighthouse.ir.walk import find, map_body, map_children, only, walk
from lighthouse.passes.base import Context, CorePass, Stage
from lighthouse.passes.normalize.calls import changed_by


def sums_parents(node: ir.Node, traversal: ir.Bfs) -> bool:
    """True of `v.P = Sum(w: v.UpNbrs){…}`, v the iterator of the traversal."""
    if not isinstance(node, ir.Assign) or not isinstance(node.target, ir.Field):
        return False
    value: ir.Expression = node.value
    while isinstance(value, ir.Cast):
        value = value.operand
    return (
        node.target.driver.name == traversal.iterator
        and isinstance(value, ir.Reduction)
        and value.operator == "Sum"
        and value.range.kind == "UpNbrs"
        and value.range.source.name == traversal.iterator
    )


def touches(node: ir.Node, name: str) -> bool:
    """True if the property may be written: assigned, or given to a procedure."""
    given = (argument for item in find(node, ir.Call) for argument in item.arguments)
    return any(
        isinstance(place, ir.Field) and place.name == name
        for item in walk(node)
        for place in written(item)
    ) or any(isinstance(item, ir.Variable) and item.name == name for item in given)


def moves(node: ir.Node, root: str, program: ir.Program | None) -> bool:
    """True if the variable `root` may become another node."""
    return any((False, root) in changed_by(item, program) for item in walk(node))


def initialises(node: ir.Node, name: str) -> bool:
    """True of `G.P = …` and of `Foreach (n: G.Nodes) n.P = …`."""
    if isinstance(node, ir.Loop) and node.range.kind == "Nodes" and node.filter is None:
        body = only(node.body)
        return (
            isinstance(body, ir.Assign)
            and isinstance(body.target, ir.Field)
            and (body.target.driver.name, body.target.name) == (node.iterator, name)
        )
    return (
        isinstance(node, ir.Assign)
        and isinstance(node.target, ir.Field)
        and node.target.name == name
        # The driver of a group assignment is typed as one of the elements.
        and node.target.driver.type == NodeType(node.target.driver.name)
    )


def chooses_root(node: ir.Node, root: str) -> bool:
    """True of a value in which the element is compared with the root: `G == s`."""
    return any(
        isinstance(side, ir.Variable) and side.name == root
        for item in find(node, ir.Binary)
        if item.operator in ("==", "!=")
        for side in (item.left, item.right)
    )


def gives_root(
    before: ir.Statements, root: str, name: str, program: ir.Program | None
) -> bool:
    """True if the last writes of the property, and of the root, are `G.P = …;
    root.P = …`."""
    writes = [
        node for node in before if touches(node, name) or moves(node, root, program)
    ]
    match writes[-2:]:
        case [whole, ir.Assign(ir.Field(driver, field))] if (driver.name, field) == (
            root,
            name,
        ):
            return initialises(whole, name)
        case [*_, last]:
            return initialises(last, name) and chooses_root(last, root)
    return False


def is_kept(traversal: ir.Bfs, root: str, program: ir.Program | None) -> bool:
    """True if the root stays what it is and the program has no guard of its own."""
    filtered = traversal.filter is not None and any(
        item.name == root for item in find(traversal.filter, ir.Variable)
    )
    return not filtered and not moves(traversal.body, root, program)


def guard(
    node: ir.Assign, traversal: ir.Bfs, root: ir.Variable, name: str, context: Context
) -> ir.StatementNode:
    assert isinstance(node.target, ir.Field)
    visited = replace(node.target.driver, span=node.span)
    condition = ir.Binary("!=", visited, root, type=BOOL, span=node.span)
    context.passed(
        KeepBfsRoot(),
        f"`{name}` of the root `{root.name}` keeps its value: it has no parents",
        node.span,
    )
    return ir.If(condition, node, span=node.span)


class KeepBfsRoot(CorePass):
    stage: ClassVar[Stage] = "tree"

    def run(self, procedure: ir.Procedure, context: Context) -> ir.Procedure:
        def lower(node: ir.Node) -> ir.Node:
            node = map_children(node, lower)
            if not isinstance(node, ir.Block):
                return node
            statements = list(node.statements)
            for i, item in enumerate(statements):
                if isinstance(item, ir.Bfs):
                    statements[i] = self.traversal(item, statements[:i], context)
            if all(a is b for a, b in zip(statements, node.statements, strict=True)):
                return node
            return replace(node, statements=tuple(statements))

        return map_body(procedure, lower)

    def traversal(
        self, node: ir.Bfs, before: ir.Statements, context: Context
    ) -> ir.Bfs:
        root = node.root
        if not isinstance(root, ir.Variable):
            return node
        if not is_kept(node, root.name, context.program):
            return node
        statements = list(node.body.statements)
        for i, item in enumerate(statements):
            if isinstance(item, ir.Assign) and sums_parents(item, node):
                assert isinstance(item.target, ir.Field)
                name = item.target.name
                if gives_root(before, root.name, name, context.program):
                    statements[i] = guard(item, node, root, name, context)
        if statements == list(node.body.statements):
            return node
        return replace(node, body=replace(node.body, statements=tuple(statements)))
