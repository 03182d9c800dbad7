"""`lighthouse compare`: several targets, one answer, and how long each takes."""

from __future__ import annotations

import argparse
import statistics
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from lighthouse.cli import Subparsers
from lighthouse.cli.arguments import (
    VALUES,
    add_argument_option,
    check_given,
    parse_arguments,
)
from lighthouse.cli.graph import GENERATORS, add_graph_arguments
from lighthouse.cli.options import (
    add_pipeline_options,
    observers,
    options_of,
    positive,
    say_entry,
    show_lowering,
)

if TYPE_CHECKING:
    from lighthouse.api import Result
    from lighthouse.driver import Compilation
    from lighthouse.graph import Graph


@dataclass(frozen=True, slots=True)
class Column:
    """One way to run: a target, for OpenMP with a number of threads."""

    target: str
    threads: int | None = None

    @property
    def title(self) -> str:
        return f"{self.target} x{self.threads}" if self.threads else self.target


@dataclass(frozen=True, slots=True)
class Difference:
    """How far two results are apart: the worst place, and whether that is too far."""

    text: str
    agrees: bool


def register(subparsers: Subparsers) -> None:
    parser = subparsers.add_parser(
        "compare",
        help="run a program on several targets, check that they agree, and time them",
        description="Run a program on several targets, check that they agree, and "
        "time them.  Exit code 1 if they disagree.",
        epilog=VALUES + GENERATORS,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("file", metavar="FILE.gm", help="the program; - for stdin")
    add_argument_option(parser)
    parser.add_argument(
        "--targets",
        metavar="A,B,…",
        type=targets,
        help="cuda, openmp, cuda-sim, interpret (default: openmp and cuda, or cuda-sim "
        "where there is no GPU); the first is compared with the others",
    )
    parser.add_argument(
        "--threads",
        metavar="1,2,4",
        type=numbers,
        default=[None],
        help="OpenMP runs once for each of these",
    )
    parser.add_argument(
        "--procedure",
        metavar="NAME",
        help="where to begin (default: the last that is not Local)",
    )
    parser.add_argument(
        "--repeat",
        type=positive,
        default=3,
        metavar="N",
        help="run N times on each, after one to warm up (default: 3)",
    )
    parser.add_argument(
        "--seed",
        type=int,
        default=0,
        metavar="N",
        help="of random numbers (default: 0)",
    )
    parser.add_argument(
        "--rtol",
        type=float,
        metavar="X",
        help="relative tolerance of floating results (default: 1e-9, Float 1e-5)",
    )
    add_graph_arguments(parser)
    add_pipeline_options(parser)
    parser.set_defaults(function=run)


def targets(text: str) -> list[str]:
    from lighthouse.api import TARGETS

    found = text.split(",")
    for target in found:
        if target not in TARGETS:
            known = ", ".join(TARGETS)
            raise argparse.ArgumentTypeError(f"no target `{target}`: choose of {known}")
    return found


def numbers(text: str) -> list[int]:
    return [positive(item) for item in text.split(",")]


def run(arguments: argparse.Namespace) -> int:
    from lighthouse.cli.main import report
    from lighthouse.driver import front, read_source

    compilation = front(
        read_source(arguments.file),
        arguments.procedure,
        strict_races=arguments.strict_races,
    )
    report(compilation.warnings, arguments)
    say_entry(compilation, arguments)
    check_given(arguments, compilation)
    chosen = columns(arguments)
    graphs, values = parse_arguments(arguments, compilation.procedure)
    for name, graph in graphs.items():
        for note in graph.notes:
            print(f"{name}: {note}", file=sys.stderr)
    rows = []
    reference: Result | None = None
    base = 0.0
    failed = False
    for column in chosen:
        results = measure(compilation, column, graphs, values, arguments)
        median = statistics.median(result.milliseconds["run"] for result in results)
        if reference is None:
            reference, base = results[-1], median
            verdict = "reference"
        else:
            differences = compare(reference, results[-1], arguments.rtol)
            failed |= any(not item.agrees for item in differences)
            verdict = "; ".join(item.text for item in differences) or "same"
        times = sorted(result.milliseconds["run"] for result in results)
        ratio = f"{base / median:.2f}" if median else "-"
        rows.append(
            (
                column.title,
                f"{median:.3f}",
                f"{times[0]:.3f} … {times[-1]:.3f}",
                ratio,
                verdict,
            )
        )
    print_table(("target", "median ms", "spread", "speed-up", "result"), rows)
    return int(failed)


def columns(arguments: argparse.Namespace) -> list[Column]:
    from lighthouse.runtime import cuda

    chosen = arguments.targets or [
        "openmp",
        "cuda" if cuda.is_usable() else "cuda-sim",
    ]
    return [
        Column(target, count)
        for target in chosen
        for count in (arguments.threads if target == "openmp" else [None])
    ]


def measure(
    compilation: Compilation,
    column: Column,
    graphs: dict[str, Graph],
    values: dict[str, Any],
    arguments: argparse.Namespace,
) -> list[Result]:
    """One run to warm up, then those that count."""
    from lighthouse.api import Compiled

    compiled = Compiled(
        compilation,
        column.target,  # type: ignore[arg-type]
        options_of(arguments),
        threads=column.threads,
        seed=arguments.seed,
        observers=observers(arguments),
    )
    if compiled.lowered is not None:
        show_lowering(compilation, compiled.lowered, arguments)
    compiled.prepare(*graphs.values())
    print(f"running {column.title}", file=sys.stderr)
    if column.target != "interpret":
        compiled(**graphs, **values)
    repeat = 1 if column.target == "interpret" else arguments.repeat
    return [compiled(**graphs, **values) for _ in range(repeat)]


def compare(reference: Result, other: Result, rtol: float | None) -> list[Difference]:
    """What differs; empty if nothing does."""
    found = []
    if reference.returned is not None:
        found.append(difference("result", reference.returned, other.returned, rtol))
    for name, value in reference.outputs.items():
        found.append(difference(name, value, other.outputs[name], rtol))
    return [item for item in found if item is not None]


def difference(name: str, a: Any, b: Any, rtol: float | None) -> Difference | None:
    """Integers, Bool and nodes exactly; floating values relative to the larger."""
    import numpy as np

    if isinstance(a, list | dict):
        return inner_difference(name, a, b, rtol)
    left, right = np.atleast_1d(np.asarray(a)), np.atleast_1d(np.asarray(b))
    if left.shape != right.shape:
        return Difference(f"{name}: {len(left)} ≠ {len(right)} items", False)
    if left.dtype.kind != "f":
        wrong = np.flatnonzero(left != right)
        if not len(wrong):
            return None
        at = int(wrong[0])
        text = f"{name}: {len(wrong)} differ, [{at}] {left[at]} ≠ {right[at]}"
        return Difference(text, False)
    if rtol is None:
        rtol = 1e-5 if left.dtype == np.float32 else 1e-9
    with np.errstate(all="ignore"):
        scale = np.maximum(np.abs(left), np.abs(right))
        error = np.where(left == right, 0.0, np.abs(left - right) / scale)
    error[np.isnan(left) & np.isnan(right)] = 0.0
    error[np.isnan(error)] = np.inf
    if not len(error) or error.max() == 0:
        return None
    at = int(error.argmax())
    text = f"{name}: max relative error {error[at]:.1e} at {at}"
    return Difference(text, bool(error[at] <= rtol))


def inner_difference(
    name: str, a: Any, b: Any, rtol: float | None
) -> Difference | None:
    """Of several collections, or of a map: the first difference."""
    import numpy as np

    if isinstance(a, dict):
        keys = np.array([*a]), np.array([*b])
        values = np.array([*a.values()]), np.array([*b.values()])
        return difference(f"keys of {name}", *keys, rtol) or difference(
            f"values of {name}", *values, rtol
        )
    if len(a) != len(b):
        return Difference(f"{name}: {len(a)} ≠ {len(b)} collections", False)
    pairs = enumerate(zip(a, b, strict=True))
    found = (difference(f"{name}[{i}]", x, y, rtol) for i, (x, y) in pairs)
    return next(filter(None, found), None)


def print_table(head: tuple[str, ...], rows: Sequence[tuple[str, ...]]) -> None:
    widths = [max(len(row[i]) for row in (head, *rows)) for i in range(len(head))]
    for row in (head, *rows):
        cells = [cell.ljust(width) for cell, width in zip(row, widths, strict=True)]
        print("  ".join(cells).rstrip())
