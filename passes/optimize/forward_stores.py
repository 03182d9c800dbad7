"""What an iteration has just stored in an element of its own, it need not load.

    Foreach (t: G.Nodes) {                Foreach (t: G.Nodes) {
        Double val = t.A / 3;                 Double val = t.A / 3;
        t.next = val;               →         t.next = val;
        t.rank = t.next;                      t.rank = val;
        t.part = t.B / 7;                     Double kept = t.B / 7;
        sum += t.part * t.part;               t.part = kept;
    }                                         sum += kept * kept;
                                          }

A C++ compiler cannot know that no other thread stores into the element meanwhile.
Where nobody else reads the property, as the shadow `next` of a deferred assignment
in fused loops, the store is dead then, and the property with it.  (Store-to-load
forwarding, a case of redundant load elimination: Muchnick, Advanced Compiler Design and
Implementation, sections 12.4 and 13.3.)
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from operator import is_
from typing import ClassVar, TypeVar

from lighthouse.ir.nodes import (
    Assign,
    Block,
    Declare,
    DoWhile,
    Effect,
    Expression,
    Field,
    If,
    Literal,
    Loop,
    Node,
    Procedure,
    Reduce,
    ReduceTuple,
    Return,
    StatementNode,
    Variable,
    While,
)
from lighthouse.ir.remember import remembered
from lighthouse.ir.symbols import Names
from lighthouse.ir.types import BOOL, INT, is_object
from lighthouse.ir.uses import uses, written_names
from lighthouse.ir.walk import map_body, map_children, rewrite
from lighthouse.passes.analysis.invariants import declared_names, has_unknown_effects
from lighthouse.passes.base import Context, Stage

N = TypeVar("N", bound=Node)

# --- legality -------------------------------------------------------------------------


def is_own(place: Field, loop: Loop) -> bool:
    """True if the element belongs to the iteration, and is there: never NIL."""
    return place.driver.name == loop.iterator and loop.range.kind in ("Nodes", "Edges")


def blocker(name: str, loop: Loop) -> str | None:
    """Why what an iteration has stored in its element may not be there any more."""
    if has_unknown_effects(loop):
        return "foreign code in the loop may change it"
    if name in written_elsewhere(loop):
        return "other iterations may write it"
    return None


@remembered
def written_elsewhere(loop: Loop) -> frozenset[str]:
    """What the iterations write, but for what each does to its own element."""
    found = (use for use in uses(loop.body) if use.assigns)
    return frozenset(use.name for use in found if use.driver != loop.iterator)


def is_repeatable(value: Expression, target: Field, loop: Loop) -> bool:
    """True if `value` can stand where the element was read, until a name in it is
    written: other iterations do not see it or do not change it, and nothing is
    converted."""
    if value.type != target.type:
        return False
    match value:
        case Variable(name):
            private = declared_names(loop)
            return name in private or name not in written_names(loop.body)
        case Literal():
            # The type of any other literal depends on what stands beside it.
            return value.type in (BOOL, INT)
        case _:
            return False


# --- the rewrite ----------------------------------------------------------------------


@dataclass(slots=True)
class Stored:
    """What an element of the iteration holds: `known` is a way to say it again."""

    place: Field
    value: Expression
    known: Expression | None
    blocker: str | None


# By property: the element is always that of the iteration.
Elements = Mapping[str, Stored]


def survivors(elements: Elements, node: StatementNode) -> Elements:
    """Those of `elements` that hold behind `node`, and between its rounds."""
    changed = {use.name for use in uses(node) if use.assigns}
    return {
        name: stored
        for name, stored in elements.items()
        if name not in changed
        and not (isinstance(stored.known, Variable) and stored.known.name in changed)
    }


@dataclass(slots=True)
class Forwarder:
    """Follows the statements of one iteration of `loop`."""

    loop: Loop
    names: Names
    context: Context
    of: ForwardStores

    def block(self, node: Block, elements: Elements, alone: bool) -> Block:
        """`alone`: no parallel loop inside the iteration encloses the block."""
        made: list[tuple[StatementNode, Stored | None]] = []
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

    def stored(self, node: StatementNode) -> Stored | None:
        match node:
            case Assign(Field() as place, value) if is_own(place, self.loop):
                if is_object(place.type):
                    return None
                again = value if is_repeatable(value, place, self.loop) else None
                return Stored(place, value, again, blocker(place.name, self.loop))
        return None

    def statement(
        self, node: StatementNode, elements: Elements, alone: bool
    ) -> StatementNode:
        def loads(item: N) -> N:
            return self.loads(item, elements)

        match node:
            case Assign(value=value) | Reduce(value=value):
                new = loads(value)
                return node if new is value else replace(node, value=new)
            case ReduceTuple(value=value, values=values):
                new, rest = loads(value), tuple(map(loads, values))
                if new is value and all(map(is_, rest, values)):
                    return node
                return replace(node, value=new, values=rest)
            case Declare() | Return() | Effect():
                return map_children(node, loads)
            case Block():
                return self.block(node, elements, alone)
            case If():
                inside = elements
            case Loop(parallel=parallel):
                inside, alone = survivors(elements, node), alone and not parallel
            case While() | DoWhile():
                inside = survivors(elements, node)
            case _:
                return node

        def child(item: Node) -> Node:
            if isinstance(item, StatementNode):
                return self.statement(item, inside, alone)
            return self.loads(item, inside)

        return map_children(node, child)

    def loads(self, node: N, elements: Elements) -> N:
        """`node`, which is no statement, with variables for what they hold."""

        def known(item: Node) -> Node:
            match item:
                case Field(Variable(self.loop.iterator), name) if name in elements:
                    return self.known(item, elements[name])
                case _:
                    return item

        return rewrite(node, known)

    def known(self, read: Field, stored: Stored) -> Expression:
        name = read.name
        if stored.blocker is not None:
            message = f"`{name}` is loaded, though just stored: {stored.blocker}"
            self.context.missed(self.of, message, read.span)
            return read
        if stored.known is None:
            fresh = self.names.fresh(f"{name}_kept", f"what `{name}` has become")
            stored.known = Variable(fresh, type=read.type)
        message = f"`{name}` is known: the iteration has just stored it"
        self.context.passed(self.of, message, read.span)
        return replace(stored.known, span=read.span)


def kept(node: StatementNode, stored: Stored | None) -> tuple[StatementNode, ...]:
    """The store, and before it a variable for the value if anybody asked for it."""
    if stored is None or stored.known is None or stored.known is stored.value:
        return (node,)
    assert isinstance(stored.known, Variable)
    names, type = (stored.known.name,), stored.known.type
    variable = replace(stored.known, span=stored.value.span)
    return (
        Declare(type, names, stored.value, span=node.span),
        Assign(stored.place, variable, span=node.span),
    )


@dataclass(frozen=True, slots=True)
class ForwardStores:
    name: ClassVar[str] = "forward-stores"
    stage: ClassVar[Stage] = "core"

    def run(self, procedure: Procedure, context: Context) -> Procedure:
        names = Names(procedure, context.meanings)

        def visit(node: Node) -> Node:
            match node:
                case Loop(parallel=True):
                    forwarder = Forwarder(node, names, context, self)
                    body = forwarder.statement(node.body, {}, True)
                    return node if body is node.body else replace(node, body=body)
                case StatementNode():
                    return map_children(node, visit)
                case _:
                    return node

        return map_body(procedure, visit)
