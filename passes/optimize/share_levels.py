"""Computes once for a level of a traversal what is the same for all of its nodes.

    While (more) {
        …
        Foreach (v: G.Nodes)
            If (v.v_level == depth) {
                If (v != root) {
                    v.dist = 1 + Max(u: v.InNbrs)(u.v_level == depth - 1){u.dist};
                    sum += v.dist @ v;
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
                    sum += v.dist @ v;
                }
            }
        depth = depth + 1;
        level_dist = 1 + level_dist;
    }

Level 0 is the root alone, and each node of another level has a parent on the level
before.  Where all of these have one value, it is their minimum and maximum.  What is
computed from it and from scalars is the same for all nodes of the next level.  So no
node looks at its edges for it.  The root must be excluded: it has no parent.

Where visits do nothing else but look for the least or greatest value, a node gets its
value when it is reached, and the level is not visited:

    While (more) {
        more = False;
        Foreach (parent: G.Nodes)
            If (parent.v_level == depth)
                Foreach (child: parent.Nbrs)
                    If (child.v_level == INF) {
                        child.v_level = depth + 1;
                        more |= True @ parent;
                    }
        Foreach (v: G.Nodes)
            If (v.v_level == depth) {
                If (v != root) {
                    v.dist = 1 + Max(u: v.InNbrs)(u.v_level == depth - 1){u.dist};
                    far max= v.dist @ v;
                }
            }
        depth = depth + 1;
    }
    →
    …
    While (more) {
        more = False;
        level_dist = 1 + level_dist;
        Foreach (parent: G.Nodes)
            If (parent.v_level == depth)
                Foreach (child: parent.Nbrs)
                    If (child.v_level == INF) {
                        child.v_level = depth + 1;
                        child.dist = level_dist;
                        more |= True @ parent;
                    }
        far = more && level_dist > far ? level_dist : far;
        depth = depth + 1;
    }

Values that are counted up from level to level are greater than all before: where `far`
begins no greater than the value of the root, it is `more ? level_dist : far`.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace

from lighthouse.ir import nodes as ir
from lighthouse.ir.conditions import both, compared, improves
from lighthouse.ir.symbols import Names
from lighthouse.ir.types import BOOL, INT, is_integral
from lighthouse.ir.uses import local_names, target_name, uses
from lighthouse.ir.walk import (
    as_block,
    find,
    has,
    map_children,
    only,
    rewrite,
    same,
    with_other,
)
from lighthouse.passes.analysis.differences import MOST_AT_FIRST, number
from lighthouse.passes.analysis.directions import REVERSED
from lighthouse.passes.analysis.invariants import (
    has_unknown_effects,
    is_pure,
    may_fail,
    names_read,
)
from lighthouse.passes.base import Context, CorePass

ZERO, ONE = (ir.Literal(value, type=INT) for value in (0, 1))
FALSE, TRUE = (ir.Literal(value, type=BOOL) for value in (False, True))


@dataclass(frozen=True, slots=True)
class Levels:
    """The rounds of `loop`: each `visits` the nodes of level `depth`.

    `start` alone has level 0.  The others were reached along an edge of the kind
    `outward` from a node of the level before, by the statement `reach`.  The variables
    `roots` are this root.  The loop comes after the statements `before`.
    """

    before: ir.Statements
    loop: ir.While
    level: str
    depth: ir.Variable
    start: ir.Variable
    roots: frozenset[str]
    outward: ir.RangeKind
    reach: ir.Assign
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
    store = ir.Assign(element(child, level), deeper)
    reach = next((each for each in find(reached, ir.Assign) if each == store), None)
    start = start_of(before, level)
    if (
        start is None
        or deeper != ir.Binary("+", depth, ONE)
        or active != equal(parent, level, depth)
        or here != equal(v, level, depth)
        or unseen != equal(child, level, ir.Infinity())
        or row.kind not in REVERSED
        or row.source != ir.Variable(parent)
        or reach is None
        or since(before, depth.name)[:1] != [ir.Declare(INT, (depth.name,), ZERO)]
        or any(assigned(name, [loop]) != 1 for name in (level, depth.name))
        or has_unknown_effects(loop)
    ):
        return None
    roots = frozenset(roots_of(start, [*before, loop]))
    if start.name not in roots:
        return None
    return Levels(
        tuple(before), loop, level, depth, start, roots, row.kind, reach, visits, body
    )


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


def root_value(
    before: ir.Statements, name: str, roots: frozenset[str]
) -> ir.Literal | None:
    """What the property of the root has been set to, if that is a constant."""
    match since(before, name):
        case [ir.Assign(ir.Field(ir.Variable(root)), ir.Literal() as value), *after]:
            if root in roots and not assigned(root, after):
                return value
    return None


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


@dataclass(frozen=True, slots=True)
class Change:
    """`store` is to store `here`, a value of a level; that of the next is `next`, that
    of the root `root`, if it is known."""

    store: ir.Assign
    here: ir.Variable
    next: ir.Expression
    root: ir.Literal | None


def rises_above(change: Change, far: ir.Variable, levels: Levels) -> bool:
    """True if each level has a greater value than `far` before it, which is the value
    of a level before unless it is the first one."""
    here, root = change.here, change.root
    begins = since(levels.before, far.name)[:1]
    match begins:
        case [ir.Declare(initial=first)] | [ir.Assign(_, first)]:
            pass
        case _:
            return False
    at_first = number(first) if first is not None else None
    return (
        change.next in (ir.Binary("+", ONE, here), ir.Binary("+", here, ONE))
        and assigned(far.name, [levels.loop]) == 1
        and root is not None
        and isinstance(root.value, int)
        and at_first is not None
        and at_first <= root.value < MOST_AT_FIRST
    )


# --- the rewrite ----------------------------------------------------------------------


def when_visited(levels: Levels, changes: Sequence[Change]) -> ir.While:
    """The loop in which a node gets the values of its level when it is visited."""

    def placed(node: ir.Node) -> ir.Node:
        for change in changes:
            if node == change.store:
                return replace(change.store, value=change.here)
        return node

    body = rewrite(levels.loop.body, placed, ir.Assign)
    last = (ir.Assign(each.here, each.next, span=each.store.span) for each in changes)
    return replace(levels.loop, body=ir.Block((*body.statements, *last)))


def when_reached(levels: Levels, changes: Sequence[Change]) -> ir.While | None:
    """The loop in which it gets them when it is reached; None if visits do more.

    The loop ends when no more nodes are reached, so each would be visited.
    """
    loop, reach = levels.loop, levels.reach
    match loop.condition, loop.body.statements, only(levels.body):
        case (
            ir.Variable() as more,
            (ir.Assign() as clear, expands, _, deepen),
            ir.If(_, visit, None),
        ) if clear == ir.Assign(more, FALSE):
            pass
        case _:
            return None
    match [each for each in find(expands, ir.Block) if reach in each.statements]:
        case [ir.Block((_, ir.Reduce(found, "|") as goes_on)) as reached]:
            if found != more or goes_on.value != TRUE:
                return None
        case _:
            return None
    assert isinstance(reach.target, ir.Field)
    child = reach.target.driver
    elsewhere = {use.name for use in uses(expands)}
    shared = {change.store: change for change in changes}
    here: dict[ir.Expression, Change] = {}
    stored: list[ir.Assign] = []
    extremes: list[ir.Assign] = []
    for each in as_block(visit).statements:
        match each:
            case ir.Assign(ir.Field(name=name) as place) if each in shared:
                here[place] = change = shared[each]
                target = replace(place, driver=child)
                stored.append(replace(each, target=target, value=change.here))
            case ir.Reduce(
                ir.Variable(name) as far, "min" | "max" as operator, place
            ) if place in here and here[place].here.type == far.type:
                value = here[place].here
                better = [more, improves(operator, value, far)]
                if operator == "max" and rises_above(here[place], far, levels):
                    better.pop()
                now = ir.Conditional(both(better), value, far, type=far.type)
                extremes.append(ir.Assign(far, now, span=each.span))
            case _:
                return None
        if name in elsewhere:
            return None
    first = [
        ir.Assign(
            change.here,
            with_other(change.next, levels.depth, reach.value),
            span=change.store.span,
        )
        for change in changes
    ]
    expands = with_other(expands, reached, ir.Block((reach, *stored, goes_on)))
    body = ir.Block((clear, *first, expands, *extremes, deepen))
    return replace(loop, body=body)


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
        """The loop, after what it needs."""
        first: list[ir.StatementNode] = []
        changes: list[Change] = []
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
            known = root_value(levels.before, place.name, levels.roots)
            changes.append(Change(store, here, value, known))
            if known:
                first.append(ir.declare(here, known))
                continue
            zero = ir.Literal(0, type=place.type)
            nil = ir.Nil(type=levels.start.type)
            there = ir.Binary("!=", levels.start, nil, type=BOOL)
            root = replace(place, driver=levels.start)
            first += (
                ir.declare(here, zero),
                ir.If(there, ir.Assign(here, root, span=span), span=span),
            )
        if not changes:
            return [levels.loop]
        if loop := when_reached(levels, changes):
            message = "nodes get it when they are reached, and are not visited"
            context.passed(self, message, levels.visits.span)
            return [*first, loop]
        return [*first, when_visited(levels, changes)]
