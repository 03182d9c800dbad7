"""`lighthouse compare --ablate`: measures the effect of each optional pass.

The full pipeline runs, and the pipeline without each optional pass.  A pass whose
absence does not change the generated code has no effect, and is not timed.

A difference of times is significant by a bootstrap.  Each round ran every program once.
The bootstrap resamples whole rounds, with replacement, a few thousand times, so that a
round in which the machine was slow is slow for all programs.  Each sample gives the
ratio of two medians.  The result is the percentile interval of these ratios at the
error rate `ERROR`, divided by the number of programs in the table (Bonferroni
correction).
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

import numpy as np

from lighthouse.bench.timing import measure, tell
from lighthouse.cli import comparison
from lighthouse.cli.comparison import Inputs, Measured, Variant, compile_way
from lighthouse.cli.options import options_of
from lighthouse.diagnostics import misuse
from lighthouse.remarks import Kind, Remark

if TYPE_CHECKING:
    from lighthouse.api import Compiled
    from lighthouse.driver import Compilation, Options, Target
    from lighthouse.ir.types import Type

ALL = "all of them (-O0)"
HEAD = ("without", "median ms", "min", "max", "factor", "between", "result", "remarks")
# Runs of each program; fewer than `ROUNDS` give no verdict.
REPEAT = 15
# How many tables of programs that take equally long may name one that does not.
ERROR = 0.01
DRAWS = 5000
# Fewer rounds than that cannot tell: each median is one of very few numbers.
ROUNDS = 11
# Milliseconds.  In less, the call and the clock are a good part of what is measured.
GRAIN = 0.05

Interval = tuple[float, float]


@dataclass(frozen=True, slots=True)
class Variants:
    """A program compiled by one pipeline, `whole`, and by what is left without a pass.

    without: by name of the pass the programs that differ from the whole.
    unchanged: the passes whose absence changes nothing.
    """

    way: Variant
    whole: Compiled
    without: dict[str, Compiled]
    unchanged: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Row(Measured):
    """One program of an ablation; `without` is empty for the whole pipeline.

    interval: in which the factor is, None where it cannot be told.
    """

    without: str
    interval: Interval | None
    remarks: tuple[Remark, ...]

    @property
    def certain(self) -> bool:
        return is_certain(self.interval)


def run(
    compilation: Compilation,
    inputs: Sequence[Inputs],
    types: Mapping[str, Type],
    arguments: argparse.Namespace,
) -> int:
    """Raises UsageError for the interpreter, which has nothing to leave out."""
    from lighthouse.api import default_target

    if arguments.targets is None:
        arguments.targets = [Variant(default_target())]
    ways = comparison.chosen_ways(arguments)
    if any(way.target == "interpret" for way in ways):
        message = "the interpreter runs no passes: there is nothing to leave out"
        misuse("GM0903", message, "name other targets, as in `--targets openmp`")
    variants = [variants_of(way, compilation, arguments) for way in ways]
    ablations = [
        (item, each, rows(item, each, types, arguments))
        for each in variants
        for item in inputs
    ]
    name = compilation.procedure.name
    if arguments.json:
        found = [as_data(*each) for each in ablations]
        data = {"procedure": name, "not_compared": arguments.ignore, "ablations": found}
        print(json.dumps(data))
    else:
        for each in ablations:
            show(name, *each)
    agree = all(row.agrees for *_, table in ablations for row in table)
    if not arguments.json:
        comparison.print_advice(agree, compilation, arguments.ignore)
    return 0 if agree else 1


# --- compiling ------------------------------------------------------------------------


def variants_of(
    way: Variant, compilation: Compilation, arguments: argparse.Namespace
) -> Variants:
    tell(f"compiling for {way.title}")
    options = options_of(way.settings(arguments))
    whole = compile_way(way, compilation, arguments)
    quiet = argparse.Namespace(**{**vars(arguments), **SILENT})
    way_of_variants = replace(way, words=())
    without: dict[str, Compiled] = {}
    unchanged = []
    for name, changed in pipelines_without(way, compilation, options):
        compiled = compile_way(way_of_variants, compilation, quiet, changed)
        if compiled.source == whole.source:
            unchanged.append(name)
        else:
            without[name] = compiled
    return Variants(way, whole, without, tuple(unchanged))


# What the command line asks to see of the passes is shown for the whole pipeline alone.
SILENT: dict[str, object] = {
    "print_after": [],
    "print_changed": False,
    "time_passes": False,
    "remarks": None,
}


def pipelines_without(
    way: Variant, compilation: Compilation, options: Options
) -> Iterator[tuple[str, Options]]:
    """By name each pass that can be left out, with the options that do so."""
    from lighthouse.driver import choose_passes
    from lighthouse.passes.registry import MANDATORY

    target: Target = "openmp" if way.target == "openmp" else "cuda"
    passes = choose_passes(target, options, compilation.program.imports)
    names = dict.fromkeys(each.name for each in passes)
    optional = [name for name in names if name not in MANDATORY]
    for name in optional:
        yield name, replace(options, disabled=(*options.disabled, name))
    if len(optional) > 1:
        yield ALL, replace(options, level=0, passes=None, enabled=())


# --- running --------------------------------------------------------------------------


def rows(
    inputs: Inputs,
    variants: Variants,
    types: Mapping[str, Type],
    arguments: argparse.Namespace,
) -> list[Row]:
    """Run all on one input, in turns, the whole pipeline first.  Raises ToolMissing."""
    programs = [variants.whole, *variants.without.values()]
    names = ["", *variants.without]
    for name, compiled in zip(names, programs, strict=True):
        tell(f"building {variants.way.title}{name and f' without {name}'}")
        compiled.prepare(*inputs.graphs.values())
    tell(f"running {len(programs)} programs in turns on {inputs.label}")
    judge = comparison.judge_for(inputs, types, arguments)
    repeat = arguments.repeat or REPEAT
    times = measure(programs, inputs.graphs, inputs.values, repeat, judge)
    found = intervals(times[0].runs, [each.runs for each in times[1:]])
    return [
        Row(
            f"without {name or 'nothing'}",
            times[number],
            comparison.ratio(times[number], times[0]),
            judge.verdict(number),
            tuple(judge.found[number]),
            name,
            [None, *found][number],
            remarks_of(name, variants.whole),
        )
        for number, name in enumerate(names)
    ]


def remarks_of(name: str, whole: Compiled) -> tuple[Remark, ...]:
    return tuple(item for item in whole.remarks if item.pass_name == name)


# --- verdicts -------------------------------------------------------------------------


def intervals(
    first: Sequence[float], others: Sequence[Sequence[float]]
) -> list[Interval | None]:
    """Of each of `others`, between which factors of the `first` its time is.

    Each has one time for each round, in milliseconds.  None where that cannot be told:
    from fewer than `ROUNDS` rounds, and where neither median reaches `GRAIN`.
    """
    if not others or len(first) < ROUNDS:
        return [None] * len(others)
    times = np.array([first, *others])
    draws = np.random.default_rng(0).integers(len(first), size=(DRAWS, len(first)))
    medians = np.median(times[:, draws], axis=2)
    tail = ERROR / 2 / len(others)
    with np.errstate(divide="ignore", invalid="ignore"):
        least, most = np.quantile(medians[1:] / medians[0], [tail, 1 - tail], axis=1)
    long = np.maximum(np.median(times[1:], axis=1), np.median(times[0])) >= GRAIN
    return [
        (float(low), float(high)) if enough else None
        for low, high, enough in zip(least, most, long, strict=True)
    ]


def is_certain(interval: Interval | None) -> bool:
    """True if chance would rarely make such a difference."""
    return interval is not None and not interval[0] <= 1 <= interval[1]


# --- reporting ------------------------------------------------------------------------


def show(name: str, inputs: Inputs, variants: Variants, table: Sequence[Row]) -> None:
    cells = [
        (
            row.without or "nothing",
            *row.times.cells(),
            *shown_factor(row),
            row.verdict,
            said(row.remarks),
        )
        for row in table
    ]
    title = f"{name} on {inputs.label} ({variants.way.title})"
    comparison.print_table(title, inputs, HEAD, cells, HEAD[1:6])
    open_ = [row for row in table if row.without and not row.certain]
    if any(row.interval for row in open_):
        print("  ~ may be chance: the interval contains 1")
    if any(row.interval is None for row in open_):
        few = len(table[0].times.runs) < ROUNDS
        why = f"it takes {ROUNDS} runs of each, as with `--repeat {REPEAT}`"
        short = f"these take less than {GRAIN} ms; a larger graph takes longer"
        print(f"  ? cannot be told: {why if few else short}")
    comparison.print_differences(table)
    if variants.unchanged:
        print("  no effect here:")
        found = [
            (name, said(remarks_of(name, variants.whole)) or "no remarks")
            for name in variants.unchanged
        ]
        width = max(len(name) for name, _ in found)
        for name, text in found:
            print(f"    {name:<{width}}  {text}")


def shown_factor(row: Row) -> tuple[str, str]:
    """The factor and its interval."""
    if not row.without:
        return "-", "-"
    if row.interval is None:
        return f"?{comparison.factor_text(row.factor)}", "-"
    low, high = map(comparison.factor_text, row.interval)
    mark = "" if row.certain else "~"
    return f"{mark}{comparison.factor_text(row.factor)}", f"{low} … {high}"


def said(remarks: Sequence[Remark]) -> str:
    """How often the pass acted and did not, and the first message."""
    passed = [item for item in remarks if item.kind is Kind.PASSED]
    missed = [item for item in remarks if item.kind is Kind.MISSED]
    counts = [(passed, "passed"), (missed, "missed")]
    told = ", ".join(f"{len(items)} {word}" for items, word in counts if items)
    return f"{told}: {[*passed, *missed][0].message}" if told else ""


def as_data(inputs: Inputs, variants: Variants, table: Sequence[Row]) -> dict[str, Any]:
    """One ablation of the object of `--json`."""
    return {
        **variants.way.data(),
        "graphs": inputs.data(),
        "rows": [
            {
                "without": row.without or None,
                **row.data("factor"),
                "interval": row.interval and [round(each, 4) for each in row.interval],
                "certain": row.certain,
                "remarks": [item.as_data() for item in row.remarks],
            }
            for row in table
        ],
        "no_effect": {
            name: [item.as_data() for item in remarks_of(name, variants.whole)]
            for name in variants.unchanged
        },
    }
