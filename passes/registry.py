"""The pipelines: the passes in order, with the reason for each position.

`TREE` runs for every target, the interpreter included, on every procedure of a program.
`NORMALIZE`, `LOWER` and `SYNCHRONISE` are mandatory and form `-O0`; all other passes
are optional and do not change the meaning of a program.
"""

from __future__ import annotations

import dataclasses
import re
from collections.abc import Iterable, Mapping
from enum import StrEnum
from importlib.metadata import EntryPoint
from itertools import chain
from typing import Any

from lighthouse.diagnostics import Diagnostic, UsageError
from lighthouse.passes import plugins
from lighthouse.passes.base import Pass, Target
from lighthouse.passes.device.elide_monotone_atomics import ElideMonotoneAtomics
from lighthouse.passes.device.eliminate_bool_atomics import EliminateBoolAtomics
from lighthouse.passes.device.eliminate_dead_fills import EliminateDeadFills
from lighthouse.passes.device.end_searches import EndSearches
from lighthouse.passes.device.infer_frontier import InferFrontier
from lighthouse.passes.device.intersect_rows import IntersectRows
from lighthouse.passes.device.launch_configuration import LaunchConfiguration
from lighthouse.passes.device.lower_multi_reductions import LowerMultiReductions
from lighthouse.passes.device.order_relaxations import OrderRelaxations
from lighthouse.passes.device.orient_edges import OrientEdges
from lighthouse.passes.device.outline_kernels import OutlineKernels
from lighthouse.passes.device.pair_properties import PairProperties
from lighthouse.passes.device.persist_loops import PersistLoops
from lighthouse.passes.device.place_variables import PlaceVariables
from lighthouse.passes.device.privatize_reductions import PrivatizeReductions
from lighthouse.passes.device.schedule_loops import ScheduleLoops
from lighthouse.passes.device.self_schedule_loops import SelfScheduleLoops
from lighthouse.passes.device.swap_copies import SwapCopies
from lighthouse.passes.device.synchronise import Synchronise
from lighthouse.passes.normalize.bind_reductions import BindReductions
from lighthouse.passes.normalize.check_accesses import CheckAccesses
from lighthouse.passes.normalize.expand_bfs import ExpandBfs
from lighthouse.passes.normalize.expand_dfs import ExpandDfs
from lighthouse.passes.normalize.fix_ranges import FixRanges
from lighthouse.passes.normalize.fold_directions import FoldDirections
from lighthouse.passes.normalize.inline_calls import InlineCalls
from lighthouse.passes.normalize.keep_bfs_root import KeepBfsRoot
from lighthouse.passes.normalize.lift_graphs import LiftGraphs
from lighthouse.passes.normalize.lower_deferred import LowerDeferred
from lighthouse.passes.normalize.lower_effects import LowerEffects
from lighthouse.passes.normalize.lower_filters import LowerFilters
from lighthouse.passes.normalize.lower_groups import LowerGroups
from lighthouse.passes.normalize.lower_neighbourhoods import LowerNeighbourhoods
from lighthouse.passes.normalize.lower_random import LowerRandom
from lighthouse.passes.normalize.lower_reductions import LowerReductions
from lighthouse.passes.normalize.serialise_loops import SerialiseLoops
from lighthouse.passes.normalize.unique_names import UniqueNames
from lighthouse.passes.optimize.collapse_loops import CollapseLoops
from lighthouse.passes.optimize.eliminate_dead_code import EliminateDeadCode
from lighthouse.passes.optimize.flip_edges import FlipEdges
from lighthouse.passes.optimize.fold_constants import FoldConstants
from lighthouse.passes.optimize.fuse_loops import FuseLoops
from lighthouse.passes.optimize.hoist_invariants import HoistInvariants
from lighthouse.passes.optimize.hoist_properties import HoistProperties
from lighthouse.passes.optimize.rotate_loops import RotateLoops
from lighthouse.passes.optimize.scalar_replacement import ScalarReplacement
from lighthouse.passes.optimize.sets_to_properties import SetsToProperties
from lighthouse.passes.optimize.undefer_writes import UndeferWrites
from lighthouse.passes.schedulers import ScheduleName
from lighthouse.spelling import suggest

TREE: tuple[Pass, ...] = (
    # Part of what the language means: the interpreter runs the tree behind these.
    KeepBfsRoot(),
)

NORMALIZE: tuple[Pass, ...] = (
    # First: every later pass moves code, which is safe once names are unique.
    UniqueNames(),
    # Group assignments become loops, so that the rest sees only loops.
    LowerGroups(),
    # Before reductions: a filter may contain one, and an If has a place for it.
    LowerFilters(),
    # Needs every filter inside; finds the loops that the user wrote, not those we add.
    LowerDeferred(),
    # After deferred writes, which appear when the traversal ends, not each level.
    ExpandBfs(),
    # Only those remain that the host runs as they are.
    ExpandDfs(),
    # Filters, navigators and group assignments are statements by now, with a place
    # before them.
    LowerEffects(),
    # Each call is a statement now.  A procedure called has gone through the same.
    InlineCalls(),
    # Those of procedures called, too: a graph is then an argument for everything below.
    LiftGraphs(),
    # Needs every draw in a statement, and in one procedure; before anything moves code
    # or makes a parallel loop sequential, which has no streams of its own.
    LowerRandom(),
    # All properties are declared now, also those of deferred writes and traversals.
    SerialiseLoops(),
    # Expressions become free of loops.
    LowerReductions(),
    # All loops and what they change are there now.
    FixRanges(),
    # Any time before the plan, which asks for the arrays of each direction.
    FoldDirections(),
    # Every kernel runs over a whole graph; before reductions name their outermost loop.
    LowerNeighbourhoods(),
    # Last: all loops are there now, so each reduction can find its own.
    BindReductions(),
)

EARLY: tuple[Pass, ...] = (
    # Before the assignments that it finds have become shadows.
    UndeferWrites(),
    # The size of a set becomes a Count, which may stand wherever the size stood.
    SetsToProperties(),
)

OPTIMIZE: tuple[Pass, ...] = (
    # Before the others ask what a loop reads and reduces.
    FoldConstants(),
    # Early: the zeros of a declaration become a loop, which the others see.
    HoistProperties(),
    # Before all that asks who writes an element, and what is the same for a vertex.
    FlipEdges(),
    # Once each nest has its direction; the loops that it adds may be fused with others.
    HoistInvariants(),
    # Before nests become loops over the edges, to which nothing else fits; leaves alone
    # those that will.
    FuseLoops(),
    # Asks which loops have remained apart; what it moves has a store of its own before.
    RotateLoops(),
    # Loops that were two have a store and its load in one iteration; nobody may then
    # need the store.
    ScalarReplacement(),
    # Once the others have left behind what nobody reads any more; before nests become
    # loops over the edges, which are easier to see in what is left.
    EliminateDeadCode(),
    # Needs loops free of filters and reductions in expressions.
    CollapseLoops(),
)

LOWER: tuple[Pass, ...] = (
    # From the core to the plan.
    OutlineKernels(),
)

DEVICE: tuple[Pass, ...] = (
    # Any time before placement, to which a fill is a write; before properties lie side
    # by side, which are filled by kernels.
    EliminateDeadFills(),
    # What is a plain store need not be private or win anything.
    EliminateBoolAtomics(),
    # Of the tuples that still need a winner, those that fit into a word.
    PairProperties(),
    # Before privatisation, which must not split what a tuple keeps together.
    LowerMultiReductions(),
    # Before others change the rounds that it asks for; it adds reductions of its own.
    OrderRelaxations(),
    # The remaining reductions into scalars.
    PrivatizeReductions(),
    # Any time before schedules: what a loop passes over need not be dealt out.
    IntersectRows(),
    # What is reduced how is settled, and the lists need a place.
    InferFrontier(),
    # Last before placement: finds what the others have left to be looked for.
    EndSearches(),
)

PLACE: tuple[Pass, ...] = (
    # Only CUDA has two memories; once it is settled what each kernel reads and writes.
    PlaceVariables(),
)

SCHEDULE: tuple[Pass, ...] = (
    # Loops over two rows are there by now; the kernels that it adds need a schedule.
    OrientEdges(),
    # What the others took for a copy has been one for them; before kernels are prepared
    # for their threads, which hides what they overwrite.
    SwapCopies(),
    # Once it is settled what is copied: threads that help each other make it harder to
    # see what a kernel overwrites.
    ScheduleLoops(),
    # Last: it takes over the steps of a loop as they are.
    PersistLoops(),
)

# Of checked mode, `run --checked`.
CHECKED: tuple[Pass, ...] = (
    # Once expressions are free of loops, and before variables that passes declare for
    # the vertices of ranges.
    CheckAccesses(),
)

# Of the stages DEVICE and SCHEDULE, where `--enable-pass` or `--passes` names them:
# what they do is not always a gain.
ON_REQUEST: tuple[Pass, ...] = (
    # Legal in rounds without a filter alone, and those pull without atomics, once
    # flip-edges has turned them round; never meets infer-frontier for the same reason.
    ElideMonotoneAtomics(),
    # Once it is settled who runs the edges of a vertex, and which loops are resident.
    SelfScheduleLoops(),
    # Which configuration is best depends on kernel and GPU; the usual one is rarely far
    # from it.
    LaunchConfiguration(),
)

SYNCHRONISE: tuple[Pass, ...] = (
    # Last and mandatory: decides from the facts that the others left.
    Synchronise(),
)

MANDATORY = frozenset(
    each.name for each in (*TREE, *NORMALIZE, *LOWER, *PLACE, *SYNCHRONISE)
)
# The mandatory passes in their order, between which the others run.
_ORDER = [each.name for each in (*NORMALIZE, *LOWER, *PLACE, *SYNCHRONISE)]
# Before which of them an optional pass runs that does not say so in its `before`.
_ENDS = {"core": "outline-kernels", "device": "place-variables"}


def arranged(passes: Iterable[Pass]) -> tuple[Pass, ...]:
    """Each where its stage and its `before` place it; those of one place in the given
    order."""

    def place(each: Pass) -> tuple[int, bool]:
        if each.name in MANDATORY:
            return _ORDER.index(each.name), True
        return _ORDER.index(getattr(each, "before", _ENDS[each.stage])), False

    return tuple(sorted(passes, key=place))


def mandatory(target: Target) -> tuple[Pass, ...]:
    """OpenMP has one memory, in which nothing is placed."""
    place = PLACE if target == "cuda" else ()
    return (*NORMALIZE, *LOWER, *place, *SYNCHRONISE)


def pipeline(target: Target, level: int = 2) -> tuple[Pass, ...]:
    """The default passes for `target`: those of `-O2`, or the mandatory ones alone."""
    optional = (*EARLY, *OPTIMIZE, *DEVICE, *SCHEDULE) if level > 0 else ()
    return arranged((*mandatory(target), *optional))


OURS = (
    *TREE,
    *arranged(
        (
            *mandatory("cuda"),
            *(*EARLY, *OPTIMIZE, *DEVICE, *SCHEDULE, *ON_REQUEST, *CHECKED),
        )
    ),
)

# What extensions add to the end of its stage, by the name of the extension.
ADDED: dict[str, tuple[type[Pass], ...]] = {}


def added(extensions: Iterable[str]) -> tuple[Pass, ...]:
    """New passes of these, which are loaded, in their order."""
    return tuple(each() for name in extensions for each in ADDED[name])


Known = Mapping[str, type[Pass] | EntryPoint]


def known(loaded: Iterable[type[Pass]] = ()) -> dict[str, type[Pass] | EntryPoint]:
    """Every pass by name: ours, those of extensions that are loaded, the `loaded` ones
    of files, and where those of installed packages are; the first of a name stays.

    Raises UsageError for a loaded pass that is none, or has the name of another.
    """
    found: dict[str, type[Pass] | EntryPoint] = {each.name: type(each) for each in OURS}
    for each in chain(*ADDED.values()):
        found[each.name] = each
    for name, entry in plugins.installed().items():
        found.setdefault(name, entry)
    for each in loaded:
        file = plugins.file_of(each)
        if why := problem(each):
            message = f"{file} has a pass that cannot run: {why}"
            raise UsageError(Diagnostic("GM0805", message))
        if each.name in found:
            message = f"{file} has a pass `{each.name}`, and there is one already"
            notes = ("give it another name; `--disable-pass` leaves the other out",)
            raise UsageError(Diagnostic("GM0805", message, notes=notes))
        found[each.name] = each
    return found


def find(name: str, there: Known) -> type[Pass]:
    """Raises UsageError if there is no such pass, or it cannot be loaded."""
    if name not in there:
        raise unknown_pass(name, there)
    entry = there[name]
    if not isinstance(entry, EntryPoint):
        return entry
    cls: type[Pass] = plugins.imported(entry)
    if why := problem(cls):
        raise plugins.unusable(entry, why)
    if cls.name != entry.name:
        raise plugins.unusable(entry, f"it calls itself `{cls.name}`")
    return cls


def problem(cls: object) -> str:
    """Why a class of others is no pass; empty if it is one."""
    if not isinstance(cls, type) or not callable(getattr(cls, "run", None)):
        return f"it is no class with a method `run`, but {cls!r:.40}"
    name, stage = getattr(cls, "name", None), getattr(cls, "stage", None)
    if not isinstance(name, str) or not re.fullmatch(r"[\w-]+", name):
        return f"the name of `{cls.__name__}` is {name!r}: it must be as `fuse-loops`"
    if stage not in _ENDS:
        return f"the stage of `{name}` is {stage!r}: it must be 'core' or 'device'"
    last = _ORDER.index(LOWER[-1].name) + 1
    places = _ORDER[:last] if stage == "core" else _ORDER[last:]
    if getattr(cls, "before", places[-1]) not in places:
        have = ", ".join(places)
        return f"`before` of `{name}` must be a pass of its stage: {have}"
    for field in options_of(cls):
        if not isinstance(field.default, bool | int | float | str):
            return (
                f"the option `{field.name}` of `{name}` needs a default that is a "
                "bool, an int, a float or a str"
            )
    return ""


def enabled(
    passes: Iterable[Pass], texts: Iterable[str], there: Known | None = None
) -> tuple[Pass, ...]:
    """`passes` with those that `texts` name, each as in `a{x=1}`: one that is there
    gets these options, another one goes to the end of its stage.

    Raises UsageError for a pass or an option that there is not.
    """
    found = list(passes)
    there = known() if there is None else there
    for name, options in (item for text in texts for item in split_passes(text)):
        if name in MANDATORY:
            continue
        each = build(find(name, there), options)
        names = [item.name for item in found]
        if name in names:
            found[names.index(name)] = each
        else:
            found.append(each)
    return arranged(found)


def without(
    passes: Iterable[Pass], names: Iterable[str], there: Known | None = None
) -> tuple[Pass, ...]:
    """`passes` without those named; raises UsageError for unknown and mandatory."""
    names = frozenset(names)
    there = known() if there is None else there
    for name in sorted(names):
        if name not in there:
            raise unknown_pass(name, there)
        if name in MANDATORY:
            raise UsageError(
                Diagnostic(
                    "GM0802", f"pass `{name}` is mandatory: it cannot be left out"
                )
            )
    return tuple(each for each in passes if each.name not in names)


def up_to(passes: Iterable[Pass], limit: int) -> tuple[Pass, ...]:
    """The first `limit` passes, not counting those that always run: halving the limit
    finds the pass that makes a difference (as LLVM's -opt-bisect-limit)."""
    always = MANDATORY | {each.name for each in CHECKED}
    found, left = [], limit
    for each in passes:
        left -= each.name not in always
        if left >= 0 or each.name in always:
            found.append(each)
    return tuple(found)


def remaining(passes: Iterable[Pass], after: str, named: str) -> tuple[Pass, ...]:
    """Those on the plan that run after the pass `after`, and those that are `named`.

    Raises UsageError if there is no such pass.
    """
    passes = [each for each in passes if each.stage == "device"]
    order = [each.name for each in passes]
    if after not in order:
        # It does not run on this target, or was left out.
        there = arranged((*OURS[len(TREE) :], *added(ADDED)))
        order = [each.name for each in there]
    if after not in order:
        raise unknown_pass(after)
    wanted = {name for name, _ in split_passes(named)}
    passed = {*order[: order.index(after) + 1]} - wanted
    return tuple(each for each in passes if each.name not in passed)


def scheduled(passes: Iterable[Pass], mapping: str) -> tuple[Pass, ...]:
    """`passes` with that mapping for all loops; raises UsageError if there is none."""
    chosen: dict[str, Pass] = {
        ScheduleLoops.name: build(ScheduleLoops, {"mapping": mapping})
    }
    if mapping == "edge":
        chosen[CollapseLoops.name] = CollapseLoops(filtered=True)
    return tuple(chosen.get(each.name, each) for each in passes)


def parse_pipeline(
    text: str, target: Target, there: Known | None = None
) -> tuple[Pass, ...]:
    """`a,b{x=1,y=2}`: the optimising passes to run, in that order.

    The mandatory ones are added where they belong.
    """
    there = known() if there is None else there
    chosen = [
        build(find(name, there), options)
        for name, options in split_passes(text)
        if name not in MANDATORY
    ]
    return arranged((*mandatory(target), *chosen))


def split_passes(text: str) -> list[tuple[str, dict[str, str]]]:
    """The names and options in `a,b{x=1}`."""
    found: list[tuple[str, dict[str, str]]] = []
    rest = text.strip()
    while rest:
        end = min(
            (i for i in (rest.find(","), rest.find("{")) if i >= 0), default=len(rest)
        )
        name, rest = rest[:end].strip(), rest[end:]
        options: dict[str, str] = {}
        if rest.startswith("{"):
            inside, closed, rest = rest[1:].partition("}")
            if not closed:
                raise UsageError(Diagnostic("GM0803", f"missing `}}` in `{text}`"))
            for item in filter(None, (part.strip() for part in inside.split(","))):
                key, _, value = item.partition("=")
                options[key.strip()] = value.strip()
        found.append((name, options))
        rest = rest.lstrip(", ")
    return found


def options_of(cls: type) -> tuple[dataclasses.Field[Any], ...]:
    """The fields of a pass; none of a class that is no dataclass."""
    return dataclasses.fields(cls) if dataclasses.is_dataclass(cls) else ()


def build(cls: type[Pass], options: dict[str, str]) -> Pass:
    """A pass with its fields set from text."""
    fields = {field.name: field for field in options_of(cls)}
    values: dict[str, object] = {}
    for key, text in options.items():
        if key not in fields:
            have = ", ".join(sorted(fields)) or "none"
            raise UsageError(
                Diagnostic(
                    "GM0804",
                    f"pass `{cls.name}` has no option `{key}`",
                    notes=(f"its options: {have}",),
                )
            )
        default = fields[key].default
        try:
            values[key] = convert(text, default)
        except ValueError:
            message = f"option `{key}` of pass `{cls.name}` cannot be `{text}`"
            notes: tuple[str, ...] = ()
            if choices := choices_of(default):
                notes = (f"it is one of {', '.join(choices)}",)
            raise UsageError(Diagnostic("GM0804", message, notes=notes)) from None
    return cls(**values)


def choices_of(default: object) -> tuple[str, ...]:
    """What an option may be, if that is one of a few words."""
    if isinstance(default, ScheduleName):
        return default.choices()
    return tuple(type(default)) if isinstance(default, StrEnum) else ()


def convert(text: str, default: object) -> object:
    if isinstance(default, bool):
        if text not in ("0", "1", "true", "false"):
            raise ValueError(text)
        return text in ("1", "true")
    return type(default)(text)  # type: ignore[call-arg]


def unknown_pass(name: str, there: Known | None = None) -> UsageError:
    names = list(known() if there is None else there)
    notes = suggest(name, names) or ("`lighthouse passes` lists them",)
    return UsageError(Diagnostic("GM0801", f"there is no pass `{name}`", notes=notes))
