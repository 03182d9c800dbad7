"""The pipelines: the passes in order, with the reason for each position.

`TREE` runs for every target, the interpreter included, on every procedure of a program.
`NORMALIZE`, `LOWER` and `SYNCHRONISE` are mandatory and form `-O0`; all other passes
are optional and do not change the meaning of a program.
"""

import dataclasses
import re
from collections.abc import Iterable, Mapping
from enum import StrEnum
from importlib.metadata import EntryPoint
from itertools import chain
from typing import Any

from lighthouse.diagnostics import ANYTHING, Diagnostic, UsageError, misuse
from lighthouse.passes import plugins
from lighthouse.passes.base import Pass, Target
from lighthouse.passes.device.bucket_levels import BucketLevels
from lighthouse.passes.device.continue_levels import ContinueLevels
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
from lighthouse.passes.device.orient_rows import OrientRows
from lighthouse.passes.device.outline_kernels import OutlineKernels
from lighthouse.passes.device.pair_properties import PairProperties
from lighthouse.passes.device.persist_loops import PersistLoops
from lighthouse.passes.device.place_variables import PlaceVariables
from lighthouse.passes.device.privatize_flags import PrivatizeFlags
from lighthouse.passes.device.privatize_reductions import PrivatizeReductions
from lighthouse.passes.device.schedule_loops import ScheduleLoops
from lighthouse.passes.device.self_schedule_loops import SelfScheduleLoops
from lighthouse.passes.device.swap_copies import SwapCopies
from lighthouse.passes.device.synchronise import Synchronise
from lighthouse.passes.device.track_changes import TrackChanges
from lighthouse.passes.device.unorder_loops import UnorderLoops
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
from lighthouse.passes.optimize.mask_searches import MaskSearches
from lighthouse.passes.optimize.rotate_loops import RotateLoops
from lighthouse.passes.optimize.scalar_replacement import ScalarReplacement
from lighthouse.passes.optimize.sets_to_properties import SetsToProperties
from lighthouse.passes.optimize.share_levels import ShareLevels
from lighthouse.passes.optimize.share_triangles import ShareTriangles
from lighthouse.passes.optimize.simplify_conditions import SimplifyConditions
from lighthouse.passes.optimize.spread_sources import SpreadSources
from lighthouse.passes.optimize.undefer_writes import UndeferWrites
from lighthouse.passes.schedulers import ScheduleName
from lighthouse.spelling import suggest

TREE: tuple[Pass, ...] = (
    # It defines the meaning of a construct, so the interpreter runs it, too.
    KeepBfsRoot(),
)

NORMALIZE: tuple[Pass, ...] = (
    # First: every later pass moves code, which is safe once names are unique.
    UniqueNames(),
    # Later passes then need to handle only loops.
    LowerGroups(),
    # Before reductions: a filter may contain one, and an If has a place for it.
    LowerFilters(),
    # After filters are lowered; before passes add loops, since an assignment may be
    # bound to the innermost loop of the source.
    LowerDeferred(),
    # After deferred assignments, which take effect when the traversal ends, not after
    # each level.
    ExpandBfs(),
    # The traversals that remain run on the host.
    ExpandDfs(),
    # After filters, navigators and group assignments are lowered: effects can only move
    # to a place before a statement.
    LowerEffects(),
    # After each call is a statement of its own.
    InlineCalls(),
    # After inlining, which adds the graphs of callees: later passes know only graphs
    # that are arguments.
    LiftGraphs(),
    # After each draw is a statement, in one procedure; before passes move code or make
    # parallel loops sequential, whose iterations would have no streams.
    LowerRandom(),
    # After all properties are declared, also those of deferred assignments and
    # traversals.
    SerialiseLoops(),
    # Before passes that expect expressions without loops.
    LowerReductions(),
    # After all loops, and all that they change, are explicit.
    FixRanges(),
    # Before the plan, which reads the arrays of each direction.
    FoldDirections(),
    # Before reductions are bound to their outermost loop.
    LowerNeighbourhoods(),
    # Last: all loops to which reductions can be bound exist.
    BindReductions(),
)

EARLY: tuple[Pass, ...] = (
    # Before deferred assignments are lowered to shadow copies.
    UndeferWrites(),
    # Before reductions are lowered, since the size of a set becomes a Count.
    SetsToProperties(),
    # Before reductions are lowered to loops, in which a search is harder to see.
    MaskSearches(),
)

EARLY_ON_OPENMP: tuple[Pass, ...] = (
    # Before reductions are lowered to loops.  On CUDA the rounds of a persistent loop
    # would have one more scalar to keep.
    ShareLevels(),
    # Before the properties of an iteration are declared outside of the loop.
    SpreadSources(),
)

OPTIMIZE: tuple[Pass, ...] = (
    # Before passes that depend on what a loop reads and reduces.
    FoldConstants(),
    # Before its property is hoisted, and while each count has a loop of its own.
    ShareTriangles(),
    # Early: the initialisation becomes a loop, which other passes can fuse or remove.
    HoistProperties(),
    # Before passes that depend on which loop owns an element, and on what is invariant
    # for a vertex.
    FlipEdges(),
    # After the direction of each nest is decided; before the loops that it adds can be
    # fused with others.
    HoistInvariants(),
    # Before nests become loops over the edges, with which vertex loops cannot be fused;
    # it does not fuse nests that will be collapsed.
    FuseLoops(),
    # After fusion, to know which loops remain separate.
    RotateLoops(),
    # After loops are turned and fused, which brings conditions together; before dead
    # code elimination, which removes the branches that are never taken.
    SimplifyConditions(),
    # After fusion, which brings a store and its load into one iteration; before dead
    # code elimination, which removes the store.
    ScalarReplacement(),
    # After passes that leave dead code; before nests become loops over the edges, since
    # more nests can be collapsed without it.
    EliminateDeadCode(),
    # After filters and reductions in expressions are lowered, and loops are fused.
    CollapseLoops(),
)

LOWER: tuple[Pass, ...] = (
    # From the core to the plan.
    OutlineKernels(),
)

DEVICE: tuple[Pass, ...] = (
    # Before variables are placed, since a fill is a write; before properties are packed
    # in pairs, which are filled by kernels.
    EliminateDeadFills(),
    # Before passes that privatise reductions or choose winners, which plain stores do
    # not need.
    EliminateBoolAtomics(),
    # Before other tuples get another strategy: it takes those that fit into a word.
    PairProperties(),
    # Before privatisation, which must not split tuples.
    LowerMultiReductions(),
    # Before passes that change the rounds that it recognises, and before privatisation
    # of the reductions that it adds.
    OrderRelaxations(),
    # After passes that lower reductions into scalars otherwise.
    PrivatizeReductions(),
    # Before schedules, which need not distribute the edges that it skips.
    IntersectRows(),
    # After each reduction has its strategy; before placement of the worklists that it
    # adds.
    InferFrontier(),
    # After worklists, which begin with the one vertex that the reset gives a level.
    ContinueLevels(),
    # Last before placement: also applies to loops that other passes add.
    EndSearches(),
)

ON_OPENMP: tuple[Pass, ...] = (
    # After worklists of active vertices, which need no tests whether anything changes.
    TrackChanges(),
    # After other worklists, which it leaves alone.  On CUDA a launch takes as long as
    # to test all vertices of most graphs.
    BucketLevels(),
)

PLACE: tuple[Pass, ...] = (
    # After it is final what each kernel reads and writes.  Only CUDA has two memories.
    PlaceVariables(),
)

SCHEDULE: tuple[Pass, ...] = (
    # After rows are intersected; before schedules, for the kernels that it adds.
    OrientEdges(),
    # After the kernels of rounds are made, those over worklists, too.
    OrientRows(),
    # After passes that recognise copies; before schedules, after which it is harder to
    # see what a kernel overwrites.
    SwapCopies(),
    # Before schedules: loops that run in order are one thread's alone.
    UnorderLoops(),
    # After worklists, which recognise the stores of a round; before schedules, where
    # threads run the edges of others.
    PrivatizeFlags(),
    # After swaps and placement, which need to see what a kernel overwrites.
    ScheduleLoops(),
    # Last: it converts the final steps of a loop.
    PersistLoops(),
)

# Of checked mode, `run --checked`.
CHECKED: tuple[Pass, ...] = (
    # After reductions in expressions are lowered; before passes declare variables for
    # the vertices of ranges.
    CheckAccesses(),
)

# Passes that do not always pay: `--enable-pass` or `--passes` adds them to DEVICE or
# SCHEDULE.
ON_REQUEST: tuple[Pass, ...] = (
    # It needs rounds without a filter, which flip-edges turns into pulls without
    # atomics, or to run kernels twice or more; infer-frontier needs a filter.
    ElideMonotoneAtomics(),
    # After schedules and resident loops are decided.
    SelfScheduleLoops(),
    # The best configuration depends on kernel and GPU; the default is rarely worse.
    LaunchConfiguration(),
)

SYNCHRONISE: tuple[Pass, ...] = (
    # Last and mandatory: uses the facts that other passes recorded.
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
    """The mandatory passes; OpenMP has one memory and needs no placement."""
    place = PLACE if target == "cuda" else ()
    return (*NORMALIZE, *LOWER, *place, *SYNCHRONISE)


def pipeline(target: Target, level: int = 2) -> tuple[Pass, ...]:
    """The default passes for `target`: those of `-O2`, or only the mandatory ones."""
    if level == 0:
        return mandatory(target)
    early, late = (EARLY_ON_OPENMP, ON_OPENMP) if target == "openmp" else ((), ())
    optional = (*EARLY, *early, *OPTIMIZE, *DEVICE, *late, *SCHEDULE)
    return arranged((*mandatory(target), *optional))


OURS = (
    *TREE,
    *arranged(
        (
            *mandatory("cuda"),
            *(*EARLY, *EARLY_ON_OPENMP, *OPTIMIZE),
            *(*DEVICE, *ON_OPENMP, *SCHEDULE),
            *(*ON_REQUEST, *CHECKED),
        )
    ),
)

# What extensions add to the end of its stage, by the name of the extension.
ADDED: dict[str, tuple[type[Pass], ...]] = {}


def added(extensions: Iterable[str]) -> tuple[Pass, ...]:
    """New passes of these loaded extensions, in their order."""
    return tuple(build(each, {}) for name in extensions for each in ADDED[name])


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
            notes = (
                "give it another name, or disable the other with `--disable-pass`",
            )
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
    """Why a loaded class is no pass; empty if it is one."""
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
    if mapping not in (choices := ScheduleName.choices()):
        note = f"it is one of {', '.join(choices)}"
        misuse("GM0804", f"there is no schedule `{mapping}`", note)
    chosen: dict[str, Pass] = {
        ScheduleLoops.name: build(ScheduleLoops, {"mapping": mapping})
    }
    if mapping == "edge":
        chosen[CollapseLoops.name] = CollapseLoops(pull=True, filtered=True)
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
    """A pass with its fields set from text; raises UsageError if it takes none such."""
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
            elif isinstance(default, int) and not isinstance(default, bool):
                notes = ("it is an integer of 32 bits",)
            raise UsageError(Diagnostic("GM0804", message, notes=notes)) from None
    try:
        return cls(**values)
    except ANYTHING as error:
        why = f"{type(error).__name__}: {error}".rstrip(": ")
        message = f"pass `{cls.name}` refuses its options: {why}"
        where = plugins.place(error, plugins.file_of(cls))
        raise UsageError(Diagnostic("GM0804", message, notes=(where,))) from error


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
    if isinstance(default, int) and not (
        re.fullmatch(r"-?[0-9]{1,10}", text) and -(2**31) <= int(text) < 2**31
    ):
        raise ValueError(text)
    return type(default)(text)  # type: ignore[call-arg]


def unknown_pass(name: str, there: Known | None = None) -> UsageError:
    names = list(known() if there is None else there)
    notes = suggest(name, names) or ("`lighthouse passes` lists them",)
    return UsageError(Diagnostic("GM0801", f"there is no pass `{name}`", notes=notes))
