"""Solves constraints with `andersen.gm`, `forward.gm` or the reference solver."""

from __future__ import annotations

import os
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractContextManager, ExitStack, nullcontext
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal, NamedTuple, cast

import numpy as np
from numpy.typing import NDArray

from lighthouse.diagnostics import misuse
from lighthouse.extensions.pta import optimisations as opt
from lighthouse.extensions.pta.constraints import UNKNOWN, Constraints, Ids
from lighthouse.extensions.pta.offline import with_cycles
from lighthouse.extensions.pta.rows import distinct_ids
from lighthouse.extensions.pta.solution import Solution, mix
from lighthouse.graph import Graph
from lighthouse.process import Laps
from lighthouse.runtime.interpreter.values import NIL
from lighthouse.sets import SparseSets, sets_of

if TYPE_CHECKING:
    from lighthouse.api import Compiled
    from lighthouse.runtime.profile import LoopTime
    from lighthouse.session import Session

PROGRAMS = Path(__file__).parent
# The kinds of edges in `andersen.gm`, in their order there.
KINDS = ("address_of", "copies", "loads", "stores", "cycles")


@dataclass(frozen=True, slots=True, kw_only=True)
class Solved:
    """What a solver found, and what it took.

    milliseconds   by step, one after the other but for `exchange`, which is part of
                   `solve`; `share` keeps equal sets once
    memory         bytes, by what they hold
    counts         of what happened
    same           int32 (N,): a variable that is the same as this one, and stays so
                   if there are more constraints; None where that is not known
    profile        what each loop of the program took on each side, if that was asked
    """

    solution: Solution
    rounds: int
    milliseconds: dict[str, float]
    memory: dict[str, int] = field(default_factory=dict)
    counts: dict[str, int] = field(default_factory=dict)
    same: Ids | None = None
    profile: dict[str, tuple[LoopTime, ...]] = field(default_factory=dict)


class Way(NamedTuple):
    """How programs in Green-Marl solve constraints, with all that is chosen."""

    target: str
    threads: int | None
    chosen: frozenset[str]
    profile: bool
    sharing: opt.Sharing

    def compiled(self, program: str, target: str) -> Compiled:
        passes = self.chosen & opt.PASSES
        return compiled(program, target, self.threads, passes, self.profile)

    def copying(self) -> AbstractContextManager[None]:
        """In which sets are copied from a GPU as was chosen."""
        if self.target == "openmp":
            return nullcontext()
        from lighthouse.extensions.pta.device_sets import overlapping

        return overlapping(opt.OVERLAPPED in self.chosen)


def solve(
    constraints: Constraints,
    *,
    target: str,
    threads: int | None = None,
    without: frozenset[str] = frozenset(),
    also: frozenset[str] = frozenset(),
    profile: bool = False,
    sharing: opt.Sharing | None = None,
) -> Solved:
    """The least solution of constraints whose loads and stores have no offset.

    Target "interpret" is the reference, which is sequential; the others run
    programs in Green-Marl, "cuda+openmp" on a GPU and `threads` together.  `without`
    names optimisations of theirs to leave out, `also` those to add that are off by
    default; with `profile`, loops are measured; `sharing` is for a GPU and threads
    together.  Raises UsageError for an unknown target, and for optimisations and a
    `sharing` that are unknown, contradict each other or change nothing on the target;
    else what compiling and running raise.
    """
    if target not in opt.TARGETS:
        message = f"there is no target `{target}`"
        misuse("GM0903", message, f"targets are {', '.join(opt.TARGETS)}")
    opt.check_names(target, without, also)
    chosen = (
        opt.usual(target, threads, without, also).union(opt.SHARING, also) - without
    )
    opt.check_sharing(target, sharing, chosen)
    if target == "interpret":
        return by_reference(constraints)
    way = Way(target, threads, chosen, profile, sharing or opt.Sharing())
    return by_program(constraints, way)


def by_reference(constraints: Constraints) -> Solved:
    from lighthouse.extensions.pta.reference import Reference

    laps = Laps()
    state = Reference(constraints)
    laps.end("prepare")
    rounds = state.run()
    laps.end("solve")
    solution = state.solution()
    laps.end("share")
    return Solved(
        solution=solution,
        rounds=rounds,
        milliseconds=laps,
        memory={"points-to sets": sum(bits.bit_length() // 8 for bits in state.points)},
        counts={"copy edges": state.edges, "merged variables": state.merged},
    )


# --- programs in Green-Marl -----------------------------------------------------------


def by_program(constraints: Constraints, way: Way) -> Solved:
    target, chosen = way.target, way.chosen
    laps = Laps()
    if opt.OFFLINE in chosen and not len(constraints.merged) + len(constraints.cycles):
        constraints = with_cycles(constraints)
        laps.end("offline")
    variables, constraints = constraints.variables, with_own_offsets(constraints)
    rows = [getattr(constraints, kind) for kind in KINDS]
    ends = np.concatenate([each[:, :2] for each in rows])
    kind = np.repeat(np.arange(len(KINDS)), [len(each) for each in rows])
    base = np.full(constraints.variables, NIL, np.int32)
    offset = np.zeros(constraints.variables, np.int32)
    base[constraints.offsets[:, 0]] = constraints.offsets[:, 1]
    offset[constraints.offsets[:, 0]] = constraints.offsets[:, 2]
    graph = Graph.from_edges(ends[:, 1], ends[:, 0], nodes=constraints.variables)
    arguments: dict[str, Any] = {
        "kind": kind.astype(np.int32),
        "base": base,
        "offset": offset,
        "size": constraints.sizes,
        "same": representatives(constraints),
        "unknown": UNKNOWN if constraints.variables > UNKNOWN else -1,
        "hybrid": opt.HYBRID in chosen and len(constraints.cycles) > 0,
        "collapse": opt.CYCLES in chosen,
    }
    laps.end("prepare")
    if "cuda" in target.split("+"):
        from lighthouse.runtime.cuda import context_time

        spent_on_it = context_time()
        laps.end("context")
        laps["context"] = spent_on_it
    if "+" in target:
        return by_both(graph, arguments, variables, way, laps)
    if opt.REVERSED in chosen:
        name = "andersen"
        options = {"deltas": opt.DELTAS, "grouped": opt.GROUPED, "led": opt.EQUAL}
        arguments |= {option: each in chosen for option, each in options.items()}
    else:
        name = "forward"
        arguments["waves"] = opt.WAVES in chosen
    program = way.compiled(name, target)
    program.prepare(graph)
    laps.end("compile")
    with way.copying():
        result = program(graph, **arguments)
    same = np.asarray(result.same)[:variables]
    spent = result.milliseconds
    laps["upload"] = spent["load"] + spent["upload"] + spent["prepare"]
    laps["solve"] = spent["run"]
    laps.end("download")
    # On the host, too, results are copied out of where the program has them.
    laps["download"] -= laps["upload"] + laps["solve"]
    solution = shared(result.points, same)
    laps.end("share")
    return Solved(
        solution=solution,
        rounds=int(result.returned),
        milliseconds=laps,
        memory={} if result.memory is None else result.memory.purposes,
        counts={"merged variables": merged(same)},
        same=same,
        profile={} if result.profile is None else {target: result.profile},
    )


def by_both(
    graph: Graph, arguments: dict[str, Any], variables: int, way: Way, laps: Laps
) -> Solved:
    """On the two sides that `target` names; the sets of the first `variables`.

    arguments   of `heterogeneous` for all steps, `hybrid` and `collapse`
    """
    from lighthouse.extensions.pta.heterogeneous import IDLE, Together
    from lighthouse.session import Session

    names, chosen = way.target.split("+"), way.chosen
    device, host = (way.compiled("heterogeneous", name) for name in names)
    hybrid, collapse = arguments.pop("hybrid"), arguments.pop("collapse")
    arguments |= {**IDLE, "led": opt.EQUAL in chosen, "grouped": opt.GROUPED in chosen}
    arguments["place"] = np.arange(graph.nodes, dtype=np.int32)
    # Whatever goes wrong, no session ends while the other thread is in it.
    with ExitStack() as stack, ThreadPoolExecutor(1) as pool:
        sides: list[Session] = []

        def begin(side: Session) -> Session:
            sides.append(stack.enter_context(side))
            return side

        def begin_host(state: dict[str, Any]) -> Session:
            return begin(Session(host, graph, **{**arguments, **state}))

        host.prepare(graph)
        side = Session(device, graph, **arguments)
        laps.end("compile")
        begin(side)
        laps.end("upload")
        run = Together(
            device=side,
            begin_host=begin_host,
            pool=pool,
            variables=graph.nodes,
            hybrid=hybrid,
            collapse=collapse,
            threads=host.threads or len(os.sched_getaffinity(0)),
            chosen=chosen,
            sharing=way.sharing,
        )
        run.run()
        laps.end("solve")
        laps["exchange"] = 1000 * run.seconds
        points, same = side.read("points"), side.read("same")[:variables]
        profiles = [each.profile() for each in sides]
    # The memory of both sides is free again, too.
    laps.end("download")
    solution = shared(points, same)
    laps.end("share")
    return Solved(
        solution=solution,
        rounds=run.rounds,
        milliseconds=laps,
        counts={
            "merged variables": merged(same),
            "shared rounds": run.shared_rounds,
            "percent done by threads": round(100 * run.done / max(1, run.all)),
            "rounds with stores on the GPU": run.stored,
            "bytes exchanged": run.exchanged,
        },
        profile=dict(zip(names, profiles, strict=False)) if way.profile else {},
    )


def merged(same: Ids) -> int:
    """How many variables have another one for a representative."""
    return int((same != np.arange(len(same))).sum())


@cache
def compiled(
    program: str,
    target: str,
    threads: int | None,
    passes: frozenset[str],
    profile: bool,
) -> Compiled:
    """A program of this folder, with these of `PASSES`."""
    import lighthouse

    return lighthouse.compile(
        PROGRAMS / f"{program}.gm",
        target=cast(Literal["cuda", "openmp", "cuda-sim"], target),
        threads=threads,
        options=lighthouse.Options(
            enabled=tuple(sorted(passes - opt.USUAL)),
            disabled=tuple(sorted(opt.PASSES - passes)),
        ),
        profile=profile,
    )


def with_own_offsets(constraints: Constraints) -> Constraints:
    """The same, where a variable with an offset constraint gets nothing else, and is
    never the same as another, as `andersen.gm` has them.

    Most are like that.  Other constraints become x = t, t = y + offset with a new
    variable t; these variables follow the others.
    """
    variables, offsets = constraints.variables, constraints.offsets
    offsets = offsets[offsets[:, 0] != UNKNOWN]
    # In how many places a variable gets something, or another name.
    gains = np.bincount(offsets[:, 0], minlength=variables)
    for rows in (constraints.address_of, constraints.copies, constraints.loads):
        gains += np.bincount(rows[:, 0], minlength=variables)
    gains[constraints.merged.ravel()] += 1
    gains[constraints.cycles[:, 0]] += 1
    gains[can_be_pointed_to(constraints)] += 1
    moved = np.flatnonzero(gains[offsets[:, 0]] > 1)
    fresh = np.arange(variables, variables + len(moved), dtype=np.int32)
    copies: Ids = np.column_stack((offsets[moved, 0], fresh))
    offsets = offsets.copy()
    offsets[moved, 0] = fresh
    copies = np.concatenate((constraints.copies, copies))
    return constraints.extended(len(moved), copies=copies, offsets=offsets)


def can_be_pointed_to(constraints: Constraints) -> NDArray[np.bool_]:
    """(N,): variables whose address is taken, and those in a block of memory."""
    variables, sizes = constraints.variables, constraints.sizes
    first = np.flatnonzero(sizes)
    ends = np.minimum(first + sizes[first], variables)
    inside = np.bincount(first, minlength=variables + 1)
    inside -= np.bincount(ends, minlength=variables + 1)
    found = np.cumsum(inside[:variables]) > 0
    found[constraints.address_of[:, 1]] = True
    return found


def representatives(constraints: Constraints) -> Ids:
    """Of each variable, before solving."""
    same = np.arange(constraints.variables, dtype=np.int32)
    merged = constraints.merged
    ones, others = merged[(merged != UNKNOWN).all(axis=1)].T
    # The least of those that are merged with one another goes from each to the next.
    while (same[ones] != same[others]).any():
        least = np.minimum(same[ones], same[others])
        for ends in (ones, others):
            np.minimum.at(same, ends, least)
        same = same[same]
    return same


def shared(points: SparseSets, same: Ids) -> Solution:
    """The sets of all variables; equal ones are one class.

    same   int32 (N,): the variable whose set is that of a variable
    """
    # Sets are known to be equal where they share memory; others may be, too.
    classes, sets = points.different or (np.arange(len(points), dtype=np.int32), points)
    found = with_equal_ones_once(sets, distinct_ids(classes[same]))
    assert found.different is not None
    known, sets = found.different
    return Solution(
        classes=known[classes[same]],
        starts=sets.starts,
        places=sets.places,
        words=sets.words,
    )


def with_equal_ones_once(points: SparseSets, owners: NDArray[np.integer]) -> SparseSets:
    """The sets of `owners`; those of others are any."""
    arrays = points.starts, points.places, points.words
    with np.errstate(over="ignore"):
        mixed = mix(points.words ^ mix(points.places.astype(np.uint64)))
        sums = np.append(np.uint64(0), np.cumsum(mixed, dtype=np.uint64))
    hashes = sums[points.starts[1:]] - sums[points.starts[:-1]]
    _, first, which = np.unique(hashes[owners], return_index=True, return_inverse=True)
    leaders = owners[first]
    beside = SparseSets(*sets_of(*arrays, leaders[which]))
    if beside != SparseSets(*sets_of(*arrays, owners)):
        # Two sets of one hash: each has a class of its own then.
        leaders, which = owners, np.arange(len(owners))
    classes = np.zeros(len(points), np.int32)
    classes[owners] = which
    return SparseSets(*sets_of(*arrays, leaders), classes)
