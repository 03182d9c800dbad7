"""What a vertex receives in a loop over its neighbours is summed up in a variable.

                                          Foreach (t: G.Nodes) {
                                              Double A_2 = t.A;
    Foreach (t: G.Nodes)                      Foreach (n: t.InNbrs)
        Foreach (n: t.InNbrs)      →              A_2 += n.B @ n;
            t.A += n.B @ t;                   t.A = A_2;
                                          }

One load and one store for each vertex instead of one for each edge: a compiler cannot
know that no other thread looks at the element meanwhile.  (Scalar replacement, as in
Callahan, Carr and Kennedy, Improving register allocation for subscripted variables,
PLDI 1990.)
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import ClassVar

from lighthouse.ir.nodes import (
    Assign,
    Block,
    Declare,
    Field,
    Loop,
    Node,
    Procedure,
    Reduce,
    ReduceTuple,
    StatementNode,
    Variable,
)
from lighthouse.ir.symbols import Names
from lighthouse.ir.uses import Use, uses, written
from lighthouse.ir.walk import children, expand, map_body, map_children, rewrite, walk
from lighthouse.passes.base import Context, Stage


def accumulators(inner: Loop, owner: str) -> dict[str, Field]:
    """The properties of which the loop updates the element of `owner`."""
    return {
        place.name: place
        for node in walk(inner.body)
        if isinstance(node, Reduce | ReduceTuple)
        for place in written(node)
        if isinstance(place, Field) and place.driver.name == owner
    }


def is_owned(name: str, outer: Loop) -> bool:
    """True if every iteration touches only its own element of the property."""
    return all(
        use.driver == outer.iterator for use in uses(outer.body) if use.name == name
    )


def is_only_reduced(name: str, inner: Loop) -> bool:
    operators = {
        use.by.operator if isinstance(use.by, Reduce | ReduceTuple) else None
        for use in uses(inner.body)
        if use.name == name
    }
    return len(operators) == 1 and None not in operators


def blocker(name: str, outer: Loop, inner: Loop) -> str | None:
    """Why the element must stay in memory."""
    if not is_owned(name, outer):
        return "that of others is used in the same loop"
    if not is_only_reduced(name, inner):
        return "it is not only reduced, by one operator"
    return None


def with_whole_tuples(names: set[str], inner: Loop) -> set[str]:
    """Those of `names` with which everything in the same tuples can be promoted."""
    for node in walk(inner.body):
        if isinstance(node, ReduceTuple):
            together = {use.name for use in target_uses(node)}
            if together & names and not together <= names:
                return with_whole_tuples(names - together, inner)
    return names


def target_uses(node: ReduceTuple) -> list[Use]:
    return [use for use in uses(node) if use.writes]


def parallel_loops(node: Node) -> Iterator[Loop]:
    """The outermost ones in `node`."""
    if isinstance(node, Loop) and node.parallel:
        yield node
    elif isinstance(node, StatementNode):
        for child in children(node):
            yield from parallel_loops(child)


def with_locals(inner: Loop, local: Mapping[str, Variable]) -> Loop:
    """The loop with variables for the elements, and their reductions bound to it."""
    mine = {variable.name for variable in local.values()}

    def replaced(node: Node) -> Node:
        match node:
            case Field(_, name) if name in local:
                return replace(local[name], span=node.span)
            case Reduce(Variable(name)) | ReduceTuple(target=Variable(name)):
                return replace(node, loop=inner.iterator) if name in mine else node
            case _:
                return node

    return replace(inner, body=rewrite(inner.body, replaced))


@dataclass(frozen=True, slots=True)
class PromoteAccumulators:
    name: ClassVar[str] = "promote-accumulators"
    stage: ClassVar[Stage] = "core"

    def run(self, procedure: Procedure, context: Context) -> Procedure:
        names = Names(procedure, context.meanings)

        def visit(node: Node) -> Node:
            match node:
                case Loop(parallel=True):
                    return self.outermost(node, names, context)
                case StatementNode():
                    return map_children(node, visit)
                case _:
                    return node

        return map_body(procedure, visit)

    def outermost(self, outer: Loop, names: Names, context: Context) -> Loop:
        if outer.range.kind not in ("Nodes", "Edges"):
            return outer
        inner = {loop.iterator for loop in parallel_loops(outer.body)}

        def lower(node: StatementNode) -> Sequence[StatementNode]:
            if isinstance(node, Loop) and node.iterator in inner:
                return self.promoted(node, outer, names, context)
            return (node,)

        body = expand(outer.body, lower)
        if len(body) == 1:
            return outer if body[0] is outer.body else replace(outer, body=body[0])
        return replace(outer, body=Block(body, span=outer.body.span))

    def promoted(
        self, inner: Loop, outer: Loop, names: Names, context: Context
    ) -> Sequence[StatementNode]:
        found = accumulators(inner, outer.iterator)
        free = set()
        for name, place in found.items():
            reason = blocker(name, outer, inner)
            if reason is None:
                free.add(name)
            else:
                message = f"`{name}` stays in memory: {reason}"
                context.missed(self, message, place.span)
        chosen = with_whole_tuples(free, inner)
        local = {
            name: Variable(names.fresh(name, name), type=place.type, span=place.span)
            for name, place in found.items()
            if name in chosen
        }
        if not local:
            return (inner,)
        for name in local:
            message = f"`{name}` is stored once, after the neighbours"
            context.passed(self, message, found[name].span)
        loads = (
            Declare(variable.type, (variable.name,), found[name], span=variable.span)
            for name, variable in local.items()
        )
        stores = (
            Assign(found[name], variable, span=variable.span)
            for name, variable in local.items()
        )
        return (*loads, with_locals(inner, local), *stores)
