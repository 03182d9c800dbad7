"""Fuses adjacent loops over the same elements.

    Foreach (n: G.Nodes)                   Bool any = False;
        n.dist = n.dist_next;              Foreach (n: G.Nodes) {
    Bool any = False;               →          n.dist = n.dist_next;
    Foreach (m: G.Nodes)                       any |= n.dist < limit @ n;
        any |= m.dist < limit @ m;         }

This saves a launch and a pass over memory.  For each element the first body still runs
before the second, but perhaps before the first body of other elements.  So both loops
may access what one of them writes only through the element itself, or both reduce it
with the same operator.  A reduction into the element that the other loop uses is
complete within the iteration: it is bound to the inner loops, or becomes an assignment.
Declarations and assignments between the two loops move before the first loop or after
the second.  Group assignments are loops, too, at this point.  Two bodies under the same
condition are put under one If, unless the first changes the condition.

Within an iteration, loops over the same row become one, which reads the row once:

    Foreach (n: G.Nodes) {                 Foreach (n: G.Nodes) {
        Int sum = 0;                           Int sum = 0;
        Foreach (t: n.InNbrs)                  Int most = 0;
            sum += t.A @ t;            →       Foreach (t: n.InNbrs) {
        n.S = sum;                                 sum += t.A @ t;
        Int most = 0;                              most max= t.B @ t;
        Foreach (u: n.InNbrs)                  }
            most max= u.B @ u;                 n.S = sum;
        n.M = most;                            n.M = most;
    }                                      }

A vertex may come twice in a row, so these loops may share only what neither writes, and
reductions with the same operator.  With a loop over neighbours, one over the edges of
the row becomes one over neighbours, too.  What two rows have in common is like a row.
Sequential loops stay apart, and a loop in a branch from one outside of it; for a GPU, a
loop that assigns to what is outside of it, which one thread runs, from one that threads
share.  Here branches and other loops move aside as well.  (LightHouse, section 2; loop
fusion: Allen, Kennedy, Optimizing compilers for modern architectures, section 6.2.)
"""

from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import partial
from itertools import chain

from lighthouse.ir import nodes as ir
from lighthouse.ir.symbols import Names, has_repeats
from lighthouse.ir.types import BOOL, EdgeType, NodeType, QueueType
from lighthouse.ir.uses import (
    Use,
    changed_objects,
    independent,
    local_names,
    touched,
    uses,
    written_names,
)
from lighthouse.ir.walk import (
    find,
    has,
    map_body,
    map_children,
    rename,
    spliced,
    walk,
    with_other,
    with_values,
)
from lighthouse.passes.analysis.invariants import EDGES, has_unknown_effects
from lighthouse.passes.analysis.nests import conjuncts
from lighthouse.passes.analysis.parallel import changed_sets, obstacle, why_not_again
from lighthouse.passes.base import Context, CorePass, Target
from lighthouse.passes.normalize.bind_reductions import without_loop
from lighthouse.passes.optimize.collapse_loops import collapsing
from lighthouse.passes.optimize.fold_constants import cast_names

UsesByName = dict[str, list[Use]]
Candidates = Callable[[ir.StatementNode], ir.Loop | None]

# A loop of more nodes takes in no other: a larger kernel needs more registers than it
# has, and the uses of all its statements are looked at again for each further loop.
LARGEST = 500


# --- which loops ----------------------------------------------------------------------


def candidate(node: ir.StatementNode) -> ir.Loop | None:
    """`node`, if it is a parallel loop over elements of which none comes twice."""
    match node:
        case ir.Loop(
            parallel=True, range=ir.Range("Nodes" | "Edges" | "Items", ir.Variable())
        ):
            return None if has_repeats(node.range) else node
    return None


def over_row(node: ir.StatementNode) -> ir.Loop | None:
    """`node`, if it is a loop over a row, or over what two rows have in common."""
    match node:
        case ir.Loop(range=ir.Range(kind, ir.Variable(), None | ir.Variable())):
            return node if kind in (*ir.ROWS, "CommonNbrs") else None
    return None


def over_rows(node: ir.StatementNode) -> Iterator[ir.Loop]:
    """`node`, or the loops over rows in its branches."""
    match node:
        case ir.If(_, then, otherwise):
            for arm in (then, otherwise):
                if arm is not None:
                    yield from chain.from_iterable(map(over_rows, spliced(arm)))
        case ir.Loop() if over_row(node):
            yield node


def is_alike(first: ir.Range, second: ir.Range) -> bool:
    """True of the same elements, and of the nodes and the edges of one row."""
    rows = (("Nbrs", "OutEdges"), ("InNbrs", "InEdges"))
    both = any(first.kind in row and second.kind in row for row in rows)
    return first == second or (both and first == replace(second, kind=first.kind))


def is_turned(first: ir.Range, second: ir.Range) -> bool:
    """True of `n.CommonNbrs(m)` and `m.CommonNbrs(n)`."""
    turned = (second.argument, second.source)
    same = first.kind == second.kind and (first.source, first.argument) == turned
    return same and first != second


def goes_through_collections(node: ir.Node) -> bool:
    """True if it has a loop over collections, which may have another name outside."""
    loops = find(node, ir.Loop)
    return any(isinstance(loop.range.source.type, QueueType) for loop in loops)


def may_move(node: ir.StatementNode, in_row: bool) -> bool:
    """Within an iteration also what is no single step.  One that never ends does not
    end in another place either."""
    if has_unknown_effects(node) or has(node, ir.Return):
        return False
    if goes_through_collections(node):
        return False
    return in_row or isinstance(node, ir.Declare | ir.Assign | ir.Reduce)


# --- what the iterations share --------------------------------------------------------


def by_name(loop: ir.Loop) -> UsesByName:
    found: UsesByName = defaultdict(list)
    for use in uses(loop):
        found[use.name].append(use)
    return found


def is_own(used: Sequence[Use], loop: ir.Loop) -> bool:
    """True if each iteration uses the element of its own alone."""
    return all(use.driver == loop.iterator for use in used)


def reduction(used: Sequence[Use], loop: ir.Loop) -> tuple[str, str | None] | None:
    """The operator if the loop does nothing but reduce with it, and the loop at whose
    end that is complete: "" for this one."""
    found = {
        (by.operator, "" if by.loop == loop.iterator else by.loop)
        if isinstance(by, ir.Reduce)
        else None
        for by in (use.by for use in used)
    }
    return found.pop() if len(found) == 1 else None


def shared(
    first: ir.Loop, second: ir.Loop
) -> Iterator[tuple[str, list[Use], list[Use]]]:
    """What both use and at least one writes, apart from common reductions."""
    here, there = by_name(first), by_name(second)
    for name, one in here.items():
        other = there.get(name, [])
        if not other or not any(use.assigns for use in (*one, *other)):
            continue
        common = reduction(one, first)
        if common is None or common != reduction(other, second):
            yield name, one, other


def is_pending(used: Sequence[Use], loop: ir.Loop) -> bool:
    """True of a part of a tuple that is decided only when the loop ends."""
    tuples = (use.by for use in used if isinstance(use.by, ir.ReduceTuple))
    return any(by.loop == loop.iterator for by in tuples)


def action(name: str, used: Sequence[Use], loop: ir.Loop) -> str:
    """What the loop does, for people."""
    writes = [use.by for use in used if use.assigns]
    verb = "reads"
    if writes:
        reduces = all(isinstance(by, ir.Reduce | ir.ReduceTuple) for by in writes)
        verb = "reduces" if reduces else "writes"
    far = any(use.driver not in (None, loop.iterator) for use in used)
    return f"{verb} {name}" + (" through other elements" if far else "")


def dependences(first: ir.Loop, second: ir.Loop, target: Target) -> Iterator[str]:
    """Why an element must not go on while others are still in the first loop."""
    # Even of one's own: a kernel locks, and copies to go over it, what it changes.
    both = ir.Block((first, second))
    objects = changed_objects(both)
    if target == "openmp":
        # Not sets of extensions; on a GPU what changes them is repeated and split.
        objects -= {place.name for place in changed_sets(both)}
    for name, one, other in shared(first, second):
        own = is_own(one, first) and is_own(other, second)
        pending = is_pending(one, first) or is_pending(other, second)
        if not own or pending or name in objects:
            there = action(f"`{name}`", one, first)
            yield f"that one {there}, and this one {action('it', other, second)}"


def only_apart(first: ir.Loop, second: ir.Loop) -> str | None:
    """Why one loop could not run again where sets need memory, though both can."""
    follower = rename(second.body, second.iterator, first.iterator)
    one = replace(first, body=ir.Block((first.body, follower), span=first.body.span))
    found = why_not_again(one)
    if found is None or why_not_again(first) or why_not_again(second):
        return None
    return f"one loop could not run again when a set needs memory: {found[1]}"


def obstacles(first: ir.Loop, second: ir.Loop, context: Context) -> Iterator[str]:
    """Why the two must stay apart: each reason is enough."""
    target = context.target
    for loop, which in ((first, "that"), (second, "this")):
        if has_unknown_effects(loop):
            yield f"{which} one contains foreign code"
        if (why := obstacle(loop, target)) is not None:
            yield f"{which} one is not parallel: {why}"
    if first.annotations != second.annotations:
        yield "they are annotated differently"
    yield from dependences(first, second, target)
    if target == "cuda" and (why := only_apart(first, second)) is not None:
        yield why
    for loop, which in ((first, "that"), (second, "this")):
        if collapsing(loop, context) is not None:
            yield f"{which} one can run over the edges only by itself"


# --- rows -----------------------------------------------------------------------------


def selection(loop: ir.Loop) -> frozenset[ir.Expression]:
    """The conditions that choose elements of a row by where they are in it or in
    another: a loop over the chosen ones alone does not read the others."""
    chosen: set[ir.Expression] = set()
    node = ir.Variable(loop.iterator)
    match spliced(loop.body):
        case (ir.If(condition, _, None),):
            for each in conjuncts(condition):
                match each:
                    case ir.Binary("<" | ">", left, right) if node in (left, right):
                        chosen.add(each)
                    case ir.Call(name="HasEdgeTo" | "HasEdgeFrom"):
                        chosen.add(each)
    return frozenset(chosen)


def is_search(loop: ir.Loop) -> bool:
    """True if the loop may end at the first element that decides its one Bool."""
    own = local_names(loop)
    match [use.by for use in uses(loop) if use.assigns and use.name not in own]:
        case [ir.Reduce(ir.Variable() as told, "|" | "&")]:
            return told.type == BOOL
    return False


def has_one_thread(loop: ir.Loop) -> bool:
    """True if it gives what is outside of it a value, and not by reductions alone: then
    the threads of a GPU do not share the row."""
    own = local_names(loop)
    reductions = (ir.Reduce, ir.ReduceTuple)
    return any(
        use.assigns
        and not isinstance(use.by, reductions)
        and (use.driver or use.name) not in own
        for use in uses(loop)
    )


def row_obstacles(first: ir.Loop, second: ir.Loop, target: Target) -> Iterator[str]:
    """Why two loops over a row must stay apart, or had better."""
    if is_turned(first.range, second.range):
        yield "a vertex may come twice in one of the two rows, and once in the other"
    for loop, which in ((first, "that"), (second, "this")):
        if not loop.parallel:
            yield f"{which} one is sequential"
        if has_unknown_effects(loop):
            yield f"{which} one contains foreign code"
        if goes_through_collections(loop):
            yield f"{which} one contains a loop over collections"
        if is_search(loop) and has(loop.body, ir.Loop, ir.While, ir.DoWhile):
            ends = "ends at the first element that decides"
            yield f"{which} one contains a loop, and {ends}"
    if first.annotations != second.annotations:
        yield "they are annotated differently"
    objects = changed_objects(ir.Block((first, second)))
    for name, one, other in shared(first, second):
        there = action(f"`{name}`", one, first)
        yield f"that one {there}, and this one {action('it', other, second)}"
    for name in sorted(objects & touched(first).used & touched(second).used):
        yield f"both use `{name}`, which changes"
    if is_search(first) and is_search(second):
        yield "each ends at the first element that decides"
    renamed = rename(second.body, second.iterator, first.iterator)
    if selection(first) != selection(replace(first, body=renamed)):
        yield "they select different parts of the row"
    if target == "cuda" and has_one_thread(first) != has_one_thread(second):
        yield "threads can share the row in one of the two alone"


def earlier(
    done: Sequence[ir.StatementNode], second: ir.Loop, chosen: Candidates
) -> Iterator[int]:
    """The places of loops before the last one, from the nearest on, with which it may
    be one if what stands between moves aside; then of those that stay apart because
    they count common neighbours in the other row."""
    in_row = over_row(second) is not None
    turned: list[int] = []
    for at in reversed(range(len(done) - 1)):
        first = chosen(done[at])
        if first is not None and is_alike(first.range, second.range):
            yield at
        elif first is not None and is_turned(first.range, second.range):
            turned.append(at)
        # What stays between two loops over a row is told.
        if not in_row and not may_move(done[at], in_row):
            return
    yield from turned


def in_branches(done: Sequence[ir.StatementNode]) -> Iterator[tuple[ir.Loop, str, str]]:
    """Loops in the last statement, each with the loop before it over the same row, and
    why they stay apart: one of the two is in a branch of the program, or each in
    another."""
    for second in over_rows(done[-1]):
        for statement in reversed(done[:-1]):
            guards = [(statement, "that"), (done[-1], "this")]
            why = [
                f"{which} one depends on the condition in line {node.span.line}"
                for node, which in guards
                if isinstance(node, ir.If) and node.span.source
            ]
            alike = [
                first
                for first in over_rows(statement)
                if is_alike(first.range, second.range)
            ]
            if why and alike:
                there = f"the loop in line {alike[-1].span.line}"
                yield second, there, why[0]
                break
    match done[-1]:
        case ir.If(_, then, ir.StatementNode() as otherwise):
            firsts = [*chain.from_iterable(map(over_rows, spliced(then)))]
            for second in chain.from_iterable(map(over_rows, spliced(otherwise))):
                alike = [each for each in firsts if is_alike(each.range, second.range)]
                if alike:
                    there = f"the loop in line {alike[-1].span.line}"
                    yield second, there, "only one of them runs"


def place_of(first: ir.Loop, second: ir.Loop) -> str:
    """What remarks about the second call the first: one statement may be two loops."""
    if first.span.line == second.span.line:
        return "the loop before it"
    return f"the loop in line {first.span.line}"


# --- the rewrite ----------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class _Around:
    """Where the statements between two loops go; `stuck` is one that cannot move."""

    before: tuple[ir.StatementNode, ...] = ()
    after: tuple[ir.StatementNode, ...] = ()
    stuck: ir.StatementNode | None = None


def parted(between: ir.Statements, first: ir.Loop, second: ir.Loop) -> _Around:
    before: list[ir.StatementNode] = []
    after: list[ir.StatementNode] = []
    passed = touched(first)
    in_row = over_row(second) is not None
    for statement in between:
        if not may_move(statement, in_row):
            return _Around(stuck=statement)
        if touched(statement).apart(passed):
            before.append(statement)
        elif independent(statement, second):
            after.append(statement)
            passed |= touched(statement)
        else:
            return _Around(stuck=statement)
    return _Around(tuple(before), tuple(after))


def apart(
    first: ir.Loop, between: ir.Statements, second: ir.Loop, context: Context
) -> tuple[_Around, str]:
    """Where the statements between two loops go, and why they must not become one."""
    around = parted(between, first, second)
    found = (
        row_obstacles(first, second, context.target)
        if over_row(first)
        else obstacles(first, second, context)
    )
    reason = next(found, "")
    if sum(1 for _ in walk(first)) > LARGEST:
        reason = "that one is large already"
    if not reason and around.stuck is not None:
        line = around.stuck.span.line
        reason = f"the statement in line {line} must stay between them"
    return around, reason


def over_neighbours(loop: ir.Loop, range: ir.Range, names: Names) -> ir.Loop:
    """A loop over the edges of a row as one over their other ends."""
    source = range.source.type
    assert isinstance(source, NodeType)
    near = names.variable("t", source, loop.span)
    edge = names.variable("e", EdgeType(source.graph), loop.span)
    found = ir.Call(near, "ToEdge", type=edge.type, span=loop.span)
    end = ir.Call(edge, "ToNode" if range.kind == "Nbrs" else "FromNode")
    body = rename(
        with_values(loop.body, {loop.iterator: edge}), loop.iterator, near.name
    )
    fixed = written_names(body) | cast_names(body)
    copies: dict[str, ir.Expression] = {
        item.name: near
        for item in find(body, ir.Declare)
        if item.initial == end and item.name not in fixed
    }
    body = with_values(with_other(body, end, near), copies)
    block = ir.Block((ir.declare(edge, found), body), span=body.span)
    return replace(loop, iterator=near.name, range=range, body=block)


def fused(first: ir.Loop, second: ir.Loop, names: Names) -> ir.Loop:
    """One loop with the iterator of the first."""
    if first.range.kind in EDGES and second.range.kind not in EDGES:
        first = over_neighbours(first, second.range, names)
    elif second.range.kind in EDGES and first.range.kind not in EDGES:
        second = over_neighbours(second, first.range, names)
    within = frozenset(name for name, _, _ in shared(first, second))
    bodies = [
        without_loop(loop.body, loop.iterator, names, targets=within)
        for loop in (first, second)
    ]
    follower = rename(bodies[1], second.iterator, first.iterator)
    body = in_one_condition(bodies[0], follower) or spliced(bodies[0], follower)
    block = with_ends_once(ir.Block(body, span=first.body.span))
    return replace(first, body=block, span=first.span.merged(second.span))


def with_ends_once(body: ir.Block) -> ir.StatementNode:
    """With one variable for an end of the edge, where both loops have one."""
    fixed = written_names(body)
    known: dict[ir.Expression, ir.Variable] = {}
    copies: dict[str, ir.Expression] = {}
    kept: list[ir.StatementNode] = []
    for item in body.statements:
        match item:
            case ir.Declare(
                type, (name,), ir.Call(ir.Variable(), "FromNode" | "ToNode") as end
            ) if name not in fixed:
                first = known.setdefault(end, ir.Variable(name, type=type))
                if first.name != name:
                    copies[name] = first
                    continue
        kept.append(item)
    return with_values(replace(body, statements=tuple(kept)), copies)


def in_one_condition(
    first: ir.StatementNode, second: ir.StatementNode
) -> tuple[ir.StatementNode, ...] | None:
    """Both under the condition that both have, if it still holds after the first."""
    match spliced(first), spliced(second):
        case (ir.If(condition, one, None) as guard,), (ir.If(again, other, None),) if (
            condition == again and independent(condition, one)
        ):
            then = ir.Block(spliced(one, other), span=one.span)
            return (replace(guard, then=then),)
    return None


class FuseLoops(CorePass):
    def run(self, procedure: ir.Procedure, context: Context) -> ir.Procedure:
        names = Names(procedure)

        def visit(
            node: ir.StatementNode, chosen: Candidates = candidate
        ) -> ir.StatementNode:
            match node:
                case ir.Dfs():
                    return node
                case ir.Loop(parallel=True):
                    chosen = over_row
                case ir.Block():
                    node = self.block(node, names, context, chosen)
            inside = partial(visit, chosen=chosen)
            return map_children(node, inside, ir.StatementNode)

        return map_body(procedure, visit)

    def block(
        self,
        block: ir.Block,
        names: Names,
        context: Context,
        chosen: Candidates = candidate,
    ) -> ir.Block:
        """`block` with those of its `chosen` loops fused that may be."""
        done: list[ir.StatementNode] = []
        for statement in block.statements:
            done.append(statement)
            second = chosen(statement)
            refused: list[tuple[ir.Loop, str, str]] = []
            for at in earlier(done, second, chosen) if second else ():
                first = done[at]
                assert second is not None
                assert isinstance(first, ir.Loop)
                around, reason = apart(first, done[at + 1 : -1], second, context)
                there = place_of(first, second)
                if not reason:
                    context.passed(self, f"one loop with {there}", second.span)
                    one = fused(first, second, names)
                    done[at:] = [*around.before, one, *around.after]
                    break
                refused.append((second, there, reason))
            else:
                branched = in_branches(done) if chosen is over_row else ()
                for loop, there, reason in refused[:1] or branched:
                    message = f"not fused with {there}: {reason}"
                    context.missed(self, message, loop.span)
        if len(done) == len(block.statements):
            return block
        return replace(block, statements=tuple(done))
