"""Computes once for a level of a traversal what is the same for all of its nodes.

    While (more) {
        …
        Foreach (v: G.Nodes)
            If (v.v_level == depth) {
                If (v != root) {
                    v.dist = 1 + Max(u: v.InNbrs)(u.v_level == depth - 1){u.dist};
                }
            }
        depth = depth + 1;
    }
    →
    Int level_dist = 0;
    If (start != NIL)
        level_dist = start.dist;
    While (more) {
        …
        Foreach (v: G.Nodes)
            If (v.v_level == depth) {
                If (v != root) {
                    v.dist = level_dist;
                }
            }
        depth = depth + 1;
        level_dist = 1 + level_dist;
    }

Level 0 is the root alone, and each node of another level has a parent on the level
before.  Where all of these have one value, it is their minimum and maximum.  What is
computed from it and from scalars is the same for all nodes of the next level.  So no
node looks at its edges for it.  The root must be excluded: it has no parent.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace

from lighthouse.ir import nodes as ir
from lighthouse.ir.conditions import compared
from lighthouse.ir.symbols import Names
from lighthouse.ir.types import INT, is_integral
from lighthouse.ir.uses import local_names, target_name, uses
from lighthouse.ir.walk import has, map_children, only, rewrite, same, walk
from lighthouse.passes.analysis.directions import REVERSED
from lighthouse.passes.analysis.invariants import (
    has_unknown_effects,
    is_pure,
    may_fail,
    names_read,
)
from lighthouse.passes.base import Context, CorePass

ZERO, ONE = (ir.Literal(value, type=INT) for value in (0, 1))


@dataclass(frozen=True, slots=True)
class Levels:
    """The rounds of `loop`: each `visits` the nodes of level `depth`.

    `start` alone has level 0.  The others were reached along an edge of the kind
    `outward` from a node of the level before.  The variables `roots` are this root.
    """

    loop: ir.While
    level: str
    depth: ir.Variable
    start: ir.Variable
    roots: frozenset[str]
    outward: ir.RangeKind
    visits: ir.Loop
    body: ir.StatementNode


# --- legality -------------------------------------------------------------------------


def levels_of(before: ir.Statements, loop: ir.While) -> Levels | None:
    """A loop as one over levels; `before` is what precedes it in its block."""
    match loop.body.statements:
        case (
            *_,
            ir.Loop(True, parent, ir.Range("Nodes"), None, expands),
            ir.Loop(True, v, ir.Range("Nodes"), None, visit) as visits,
            ir.Assign(ir.Variable() as depth, deeper),
        ):
            pass
        case _:
            return None
    match only(expands), only(visit):
        case (
            ir.If(active, ir.Loop(True, child, ir.Range() as row, None, reaches), None),
            ir.If(ir.Binary("==", ir.Field(_, level)) as here, body, None),
        ):
            pass
        case _:
            return None
    match only(reaches):
        case ir.If(unseen, reached, None):
            pass
        case _:
            return None
    start = start_of(before, level)
    if (
        start is None
        or deeper != ir.Binary("+", depth, ONE)
        or active != equal(parent, level, depth)
        or here != equal(v, level, depth)
        or unseen != equal(child, level, ir.Infinity())
        or row.kind not in REVERSED
        or row.source != ir.Variable(parent)
        or ir.Assign(element(child, level), deeper) not in walk(reached)
        or since(before, depth.name)[:1] != [ir.Declare(INT, (depth.name,), ZERO)]
        or any(assigned(name, [loop]) != 1 for name in (level, depth.name))
        or has_unknown_effects(loop)
    ):
        return None
    roots = frozenset(roots_of(start, [*before, loop]))
    if start.name not in roots:
        return None
    return Levels(loop, level, depth, start, roots, row.kind, visits, body)


def element(driver: str, name: str) -> ir.Field:
    return ir.Field(ir.Variable(driver), name)


def equal(driver: str, name: str, value: ir.Expression) -> ir.Expression:
    return compared("==", element(driver, name), value)


def assigned(name: str, statements: Iterable[ir.StatementNode]) -> int:
    """How many places give a variable or property another value."""
    found = (use for each in statements for use in uses(each))
    return sum(use.assigns and use.name == name for use in found)


def since(before: ir.Statements, name: str) -> list[ir.StatementNode]:
    """The last statement that assigns `name`, and all after it."""
    places = [i for i, each in enumerate(before) if assigned(name, [each])]
    return list(before[places[-1] :]) if places else []


def start_of(before: ir.Statements, level: str) -> ir.Variable | None:
    """The only node of level 0; all others have none yet."""
    match since(before, level)[:1]:
        case [ir.Loop(_, n, ir.Range("Nodes"), None, body)]:
            pass
        case _:
            return None
    match only(body):
        case ir.Assign(
            _, ir.Conditional(ir.Binary(_, _, ir.Variable() as start))
        ) as store:
            is_root = compared("==", ir.Variable(n), start)
            value = ir.Conditional(is_root, ZERO, ir.Infinity())
            return start if store == ir.Assign(element(n, level), value) else None
    return None


def roots_of(start: ir.Variable, statements: ir.Statements) -> Iterator[str]:
    """The variables that are `start` until the end."""
    match since(statements, start.name):
        case []:
            yield start.name
        case [ir.Declare(initial=initial), *after]:
            yield start.name
            if isinstance(initial, ir.Variable) and not assigned(initial.name, after):
                yield initial.name


def stores(levels: Levels) -> Iterator[ir.Assign]:
    """What every node but the root stores in itself when it is visited."""
    v = levels.visits.iterator
    node = ir.Variable(v)
    roots = [ir.Variable(name) for name in levels.roots]
    guards = [
        compared("!=", *pair) for root in roots for pair in ((node, root), (root, node))
    ]

    def inside(node: ir.Node, guarded: bool) -> Iterator[ir.Assign]:
        match node:
            case ir.Block(statements):
                for each in statements:
                    yield from inside(each, guarded)
            case ir.If(condition, then, None) if condition in guards:
                yield from inside(then, True)
            case ir.Assign(ir.Field(ir.Variable(name)) as place) if name == v:
                if guarded and assigned(place.name, [levels.loop]) == 1:
                    yield node

    yield from inside(levels.body, False)


def shared(store: ir.Assign, levels: Levels, here: ir.Variable) -> ir.Expression | None:
    """The value as a function of `here`, which is that of all parents; None if it is
    of something else, too."""
    v, name = levels.visits.iterator, target_name(store.target)
    up = ir.Binary("-", levels.depth, ONE)

    def shared_part(node: ir.Node) -> ir.Node:
        match node:
            case ir.Reduction("Min" | "Max", u, range, filter, body):
                parents = ir.Range(REVERSED[levels.outward], ir.Variable(v))
                above = equal(u, levels.level, up)
                if (range, filter, body) == (parents, above, element(u, name)):
                    return here
        return node

    value = rewrite(store.value, shared_part)
    names = names_read(value)
    if (
        here.name not in names
        or not is_integral(store.target.type)
        or not is_pure(value)
        or may_fail(value)
        or has(value, ir.Field)
        or names & local_names(levels.loop)
        or any(assigned(each, [levels.loop]) for each in names - {levels.depth.name})
    ):
        return None
    return value


# --- the rewrite ----------------------------------------------------------------------


class ShareLevels(CorePass):
    before = "lower-reductions"

    def run(self, procedure: ir.Procedure, context: Context) -> ir.Procedure:
        names = Names(procedure, context.meanings)

        def changed(node: ir.Node) -> ir.Node:
            if isinstance(node, ir.Loop) and node.parallel:
                return node
            node = map_children(node, changed)
            if not isinstance(node, ir.Block):
                return node
            found: list[ir.StatementNode] = []
            for each in node.statements:
                new = [each]
                if isinstance(each, ir.While) and (levels := levels_of(found, each)):
                    new = self.rounds(levels, names, context)
                found += new
            return (
                node
                if same(found, node.statements)
                else replace(node, statements=tuple(found))
            )

        return map_children(procedure, changed)

    def rounds(
        self, levels: Levels, names: Names, context: Context
    ) -> list[ir.StatementNode]:
        """The loop, with what it needs before it."""
        first: list[ir.StatementNode] = []
        last: list[ir.StatementNode] = []
        changes: list[tuple[ir.Assign, ir.Variable]] = []
        for store in stores(levels):
            place, span = store.target, store.span
            assert isinstance(place, ir.Field)
            meaning = f"the `{place.name}` of a level"
            here = names.variable(f"level_{place.name}", place.type, span, meaning)
            value = shared(store, levels, here)
            if value is None:
                continue
            message = f"`{place.name}` is the same for all nodes of a level"
            context.passed(self, message, span)
            changes.append((store, here))
            zero = ir.Literal(0, type=place.type)
            there = compared("!=", levels.start, ir.Nil(type=levels.start.type))
            root = replace(place, driver=levels.start)
            first += (
                ir.declare(here, zero),
                ir.If(there, ir.Assign(here, root, span=span), span=span),
            )
            last.append(ir.Assign(here, value, span=span))
        if not changes:
            return [levels.loop]

        def placed(node: ir.Node) -> ir.Node:
            for store, here in changes:
                if node == store:
                    return replace(store, value=here)
            return node

        body = rewrite(levels.loop.body, placed, ir.Assign)
        body = replace(body, statements=(*body.statements, *last))
        return [*first, replace(levels.loop, body=body)]
