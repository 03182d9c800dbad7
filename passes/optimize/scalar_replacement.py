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

An element that a loop over the neighbours reduces into is then loaded and stored once,
not for each edge, and a stored value is not loaded again.  A C++ compiler cannot do
this, since it does not know that no other thread accesses the element.  Where nothing
else reads the property, such as the shadow copy `next` of a deferred assignment in
fused loops, the store and the property are then dead.  (Callahan, Carr and Kennedy,
Improving register allocation for subscripted variables, PLDI 1990; store-to-load
forwarding: Muchnick, Advanced Compiler Design and Implementation, sections 12.4 and
13.3.)
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from operator import is_
from typing import TypeVar

from lighthouse.ir import nodes as ir
from lighthouse.ir.remember import remembered
from lighthouse.ir.symbols import Names
from lighthouse.ir.types import BOOL, INT, Type, is_object
from lighthouse.ir.uses import local_names, uses, written, written_names
from lighthouse.ir.walk import children, expand, find, map_body, map_children, rewrite
from lighthouse.passes.analysis.invariants import has_unknown_effects
from lighthouse.passes.base import Context, CorePass
from lighthouse.passes.optimize.collapse_loops import collapsing

N = TypeVar("N", bound=ir.Node)

# --- stores: legality -----------------------------------------------------------------


def is_own(place: ir.Field, loop: ir.Loop) -> bool:
    """True if the element belongs to the iteration, and is there: never NIL."""
    return place.driver.name == loop.iterator and loop.range.kind in ("Nodes", "Edges")


def blocker(name: str, loop: ir.Loop) -> str | None:
    """Why what an iteration has stored in its element may not be there any more."""
    if has_unknown_effects(loop):
        return "foreign code in the loop may change it"
    if name in written_elsewhere(loop):
        return "other iterations may write it"
    return None


@remembered
def written_elsewhere(loop: ir.Loop) -> frozenset[str]:
    """What the iterations write, but for what each does to its own element."""
    found = (use for use in uses(loop.body) if use.assigns)
    return frozenset(use.name for use in found if use.driver != loop.iterator)


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
                literal := self.literal(read, type, elements)
            ):
                return replace(node, initial=literal)
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

    def literal(
        self, read: ir.Field, type: Type, elements: Elements
    ) -> ir.Literal | None:
        """The number that the element was given, for a variable of this type, in which
        it is the same number."""
        if read.driver.name != self.loop.iterator or read.name not in elements:
            return None
        stored = elements[read.name]
        if (
            not isinstance(stored.value, ir.Literal)
            or stored.blocker
            or type != read.type
        ):
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


def accumulators(inner: ir.Loop, owner: str) -> dict[str, ir.Field]:
    """The properties of which the loop updates the element of `owner`."""
    return {
        place.name: place
        for node in find(inner.body, ir.Reduce, ir.ReduceTuple)
        for place in written(node)
        if isinstance(place, ir.Field) and place.driver.name == owner
    }


def is_owned(name: str, outer: ir.Loop) -> bool:
    """True if every iteration touches only its own element of the property."""
    return all(
        use.driver == outer.iterator for use in uses(outer.body) if use.name == name
    )


def is_only_reduced(name: str, inner: ir.Loop) -> bool:
    operators = {
        use.by.operator if isinstance(use.by, ir.Reduce | ir.ReduceTuple) else None
        for use in uses(inner.body)
        if use.name == name
    }
    return len(operators) == 1 and None not in operators


def why_in_memory(name: str, outer: ir.Loop, inner: ir.Loop) -> str | None:
    """Why the element must stay in memory."""
    if not is_owned(name, outer):
        return "that of others is used in the same loop"
    if not is_only_reduced(name, inner):
        return "it is not only reduced, by one operator"
    return None


def with_whole_tuples(names: set[str], inner: ir.Loop) -> set[str]:
    """Those of `names` with which everything in the same tuples can be promoted."""
    for node in find(inner.body, ir.ReduceTuple):
        together = {use.name for use in uses(node) if use.writes}
        if together & names and not together <= names:
            return with_whole_tuples(names - together, inner)
    return names


def parallel_loops(node: ir.Node) -> Iterator[ir.Loop]:
    """The outermost ones in `node`."""
    if isinstance(node, ir.Loop) and node.parallel:
        yield node
    elif isinstance(node, ir.StatementNode):
        for child in children(node):
            yield from parallel_loops(child)


def with_locals(inner: ir.Loop, local: Mapping[str, ir.Variable]) -> ir.Loop:
    """The loop with variables for the elements, and their reductions bound to it."""
    mine = {variable.name for variable in local.values()}

    def replaced(node: ir.Node) -> ir.Node:
        match node:
            case ir.Field(_, name) if name in local:
                return replace(local[name], span=node.span)
            case (
                ir.Reduce(ir.Variable(name)) | ir.ReduceTuple(target=ir.Variable(name))
            ):
                return replace(node, loop=inner.iterator) if name in mine else node
        return node

    return replace(inner, body=rewrite(inner.body, replaced))


# --- the pass -------------------------------------------------------------------------


class ScalarReplacement(CorePass):
    def run(self, procedure: ir.Procedure, context: Context) -> ir.Procedure:
        names = Names(procedure, context.meanings)

        def visit(node: ir.StatementNode) -> ir.StatementNode:
            if not isinstance(node, ir.Loop) or not node.parallel:
                return map_children(node, visit, ir.StatementNode)
            loop = self.accumulated(node, names, context)
            forwarder = Forwarder(loop, names, context, self)
            body = forwarder.statement(loop.body, {}, True)
            return loop if body is loop.body else replace(loop, body=body)

        return map_body(procedure, visit)

    def accumulated(self, outer: ir.Loop, names: Names, context: Context) -> ir.Loop:
        """`outer`, with variables for what the loops in it reduce into its element."""
        if outer.range.kind not in ("Nodes", "Edges") or collapsing(outer, context):
            return outer
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
        found = accumulators(inner, outer.iterator)
        free = set()
        for name, place in found.items():
            reason = why_in_memory(name, outer, inner)
            if reason is None:
                free.add(name)
            else:
                message = f"`{name}` stays in memory: {reason}"
                context.missed(self, message, place.span)
        chosen = with_whole_tuples(free, inner)
        local = {
            name: names.variable(f"{name}_kept", place.type, place.span, meaning=name)
            for name, place in found.items()
            if name in chosen
        }
        if not local:
            return (inner,)
        for name in local:
            message = f"`{name}` is stored once, after the neighbours"
            context.passed(self, message, found[name].span)
        loads = (ir.declare(variable, found[name]) for name, variable in local.items())
        stores = (
            ir.Assign(found[name], variable, span=variable.span)
            for name, variable in local.items()
        )
        return (*loads, with_locals(inner, local), *stores)
