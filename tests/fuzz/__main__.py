"""`python -m tests.fuzz`: random programs, the same on every target.

python -m tests.fuzz show SEED               print the program of a seed
python -m tests.fuzz run --programs 1000     run many, in every way
python -m tests.fuzz one SEED [PROGRAM.gm]   run one, or a program from a file
"""

import argparse
import re
import sys
import time
from collections import Counter
from dataclasses import fields
from pathlib import Path

from tests.fuzz import batch
from tests.fuzz.batch import WAYS, Finding, Item
from tests.fuzz.campaign import (
    Campaign,
    Report,
    cases_of,
    items_of,
    minimal,
    renumbered,
    run_batch,
    signature,
)
from tests.fuzz.programs import make

HERE = tuple(
    name for name, way in WAYS.items() if way.target != "cuda" and not way.watched
)
GPU = tuple(name for name, way in WAYS.items() if way.target == "cuda")


def main() -> int:
    arguments = parser().parse_args()
    code: int = arguments.run(arguments)
    return code


def parser() -> argparse.ArgumentParser:
    made = argparse.ArgumentParser(
        "python -m tests.fuzz",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    commands = made.add_subparsers(required=True)
    show = commands.add_parser("show", help="print a program")
    show.add_argument("seed", type=int)
    show.set_defaults(run=show_program)

    run = commands.add_parser("run", help="run many programs")
    run.add_argument("--programs", type=int, default=200)
    run.add_argument("--seed", type=int, default=0)
    run.add_argument("--minutes", type=float)
    run.add_argument("--jobs", type=int, default=2)
    run.add_argument("--size", type=int, default=100, help="of a batch")
    run.add_argument("--sample", type=int, help="ways of a batch, by chance; or all")
    run.add_argument("--shrink", type=int, default=3, help="how many findings")
    add_ways(run)
    run.set_defaults(run=run_many)

    one = commands.add_parser("one", help="run one program")
    one.add_argument("seed", type=int)
    one.add_argument("file", type=Path, nargs="?", help="in place of that of the seed")
    one.add_argument("--shrink", action="store_true", help="while it stays wrong")
    add_ways(one)
    one.set_defaults(run=run_one)

    worker = commands.add_parser("batch", help="run a batch (for the others)")
    worker.set_defaults(run=run_worker)
    return made


def add_ways(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--ways", default=",".join(HERE), help=f"of {', '.join(WAYS)}")
    parser.add_argument("--gpu", action="store_true", help="through nvcc and PyCUDA")
    parser.add_argument("--cases", type=int, default=3, help="graphs for each program")
    told = "more graphs, of hundreds of nodes"
    parser.add_argument("--wide", type=int, default=1, help=told)


def ways_of(arguments: argparse.Namespace) -> tuple[str, ...]:
    if arguments.gpu:
        return GPU
    chosen = tuple(arguments.ways.split(","))
    if unknown := ", ".join(set(chosen) - set(WAYS)):
        raise SystemExit(f"no such way: {unknown}; there are {', '.join(WAYS)}")
    return chosen


# --- commands -------------------------------------------------------------------------


def show_program(arguments: argparse.Namespace) -> int:
    print(make(arguments.seed).text)
    return 0


def run_worker(arguments: argparse.Namespace) -> int:
    batch.main()
    return 0


def run_many(arguments: argparse.Namespace) -> int:
    start = time.monotonic()
    names = {each.name for each in fields(Campaign)}
    given = {name: value for name, value in vars(arguments).items() if name in names}
    campaign = Campaign(**given | {"ways": ways_of(arguments)})
    report = Report()
    for part in campaign.run():
        report.add(part)
        seconds = time.monotonic() - start
        print(
            f"{report.programs} programs in {seconds:.0f} s, "
            f"{len(report.findings)} findings",
            *(f"{f.number} {f.kind} {f.way}" for f in part.findings),
            sep="\n    ",
            flush=True,
        )
    wrong = summarise(report, time.monotonic() - start)
    for finding in wrong[: arguments.shrink]:
        explain(items_of([finding.number])[0], finding, smaller=True)
    return 1 if wrong else 0


def run_one(arguments: argparse.Namespace) -> int:
    """One program, from a seed or a file."""
    if arguments.file is None:
        (item,) = items_of([arguments.seed])
    else:
        text = arguments.file.read_text()
        number = int(re.findall(r"\bp(\d+)\b", text)[-1])
        text = renumbered(text, number, arguments.seed)
        item = Item(arguments.seed, text, arguments.seed)
    cases = cases_of(arguments.cases, arguments.wide)
    report = run_batch([item], ways_of(arguments), cases)
    for finding in report.findings:
        print(f"{finding.kind} {finding.way} on graph {finding.case}")
        print(*(f"    {line}" for line in finding.lines), sep="\n")
    if report.findings:
        explain(item, report.findings[0], smaller=arguments.shrink)
    return 1 if report.findings else 0


# --- output ---------------------------------------------------------------------------


def summarise(report: Report, seconds: float) -> list[Finding]:
    """Counts, and the first finding of each cause."""
    print(f"{report.programs} programs in {seconds:.0f} s")
    for name, spent in report.seconds.most_common():
        print(f"  {spent:8.1f} s  {name}")
    causes = Counter(signature(finding) for finding in report.findings)
    firsts = {signature(finding): finding for finding in reversed(report.findings)}
    for cause, times in causes.most_common():
        kind, way, line = cause
        print(f"{times:6} {kind} {way} {line}  (first: {firsts[cause].number})")
    rare_first = [firsts[cause] for cause, _ in reversed(causes.most_common())]
    wrong = {finding.number: finding for finding in rare_first}
    print(f"{len(wrong)} programs to look at" if wrong else "nothing wrong")
    return list(wrong.values())


def explain(item: Item, finding: Finding, *, smaller: bool) -> None:
    where = f"{finding.way} of program {item.number}, graph {finding.case}"
    print(f"\n=== {finding.kind} {where}")
    print(*finding.lines, sep="\n")
    if finding.number < 0:
        return
    print(f"--- the program\n{item.text}")
    if smaller:
        text = minimal(item, finding)
        print(f"--- the smallest that shows it\n{text}")
        small = Item(item.number, text, item.seed)
        ways = [finding.way] if finding.way in WAYS else []
        for each in run_batch([small], ways, [finding.case]).findings:
            print(f"{each.kind} {each.way} on graph {each.case}", *each.lines, sep="\n")


if __name__ == "__main__":
    sys.exit(main())
