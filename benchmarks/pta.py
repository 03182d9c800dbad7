#!/usr/bin/env python3
"""Points-to analysis beside the CUDA written by hand for the paper of PPoPP 2012.

    LIGHTHOUSE_DATA=… python3 benchmarks/pta.py ex gcc perl python vim gdb linux
    python3 benchmarks/pta.py perl vim --ablate --target openmp --threads 1
    python3 benchmarks/pta.py perl vim --rules
    python3 benchmarks/pta.py perl vim --copy

Programs of `$LIGHTHOUSE_DATA/pta`, in mode paper.  `solve` is the time from data in
place to the fixpoint, the median of all runs.  Time by rule is that of the
fastest of as many runs whose loops are measured.  Exits with 1 if an answer is wrong.
"""

from __future__ import annotations

import argparse
import os
import statistics
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from lighthouse.extensions.pta import files
from lighthouse.extensions.pta.constraints import Constraints
from lighthouse.extensions.pta.modes import paper
from lighthouse.extensions.pta.solver import OPTIMISATIONS, OVERLAPPED, USUAL, solve
from lighthouse.extensions.pta.statistics import by_rule

# The digest of the answer, and milliseconds of the hand-written code on one H200.
KNOWN = {
    "ex": ("e5beaac7595b6dc5", 60),
    "nh": ("7300a1389c12bd1a", None),
    "gcc": ("8c1063949ce02ab3", 98),
    "perl": ("9f90e94ec14e630f", 91),
    "vim": ("bdf8f66e4899e5cc", 2398),
    "python": ("2f51c8aa89cc21cc", 251),
    "gdb": ("ea812fc7c082e696", 475),
    "linux": ("43d6bf521cb1cc12", 1781),
}
FILES = ("nodes", "constraints_after_hcd", "hcd")


class Change(NamedTuple):
    """What is chosen otherwise than usual."""

    told: str = ""
    without: frozenset[str] = frozenset()
    also: frozenset[str] = frozenset()


USUALLY = Change()


def changes() -> Iterator[Change]:
    for name in OPTIMISATIONS:
        if name in USUAL:
            yield Change(f"without {name}", without=frozenset({name}))
        else:
            yield Change(f"with {name}", also=frozenset({name}))


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("programs", nargs="+", choices=KNOWN, metavar="PROGRAM")
    parser.add_argument("--target", default="cuda", choices=("cuda", "openmp"))
    parser.add_argument("--threads", type=int)
    parser.add_argument("--runs", type=int, default=3)
    parser.add_argument(
        "--ablate",
        action="store_true",
        help="leave out each optimisation in turn, and add each that is off by default",
    )
    parser.add_argument("--rules", action="store_true", help="tell time by rule, too")
    parser.add_argument(
        "--copy",
        action="store_true",
        help="the copy of the sets from the GPU alone, behind solving and beside it",
    )
    arguments = parser.parse_args()
    if arguments.copy:
        return 0 if copies(arguments.programs, arguments.runs) else 1
    chosen = [USUALLY, *changes()] if arguments.ablate else [USUALLY]
    print(
        "| program | change | rounds | solve, ms | by hand, ms | faster by "
        "| device memory, GB | answer |"
    )
    print("| --- | --- | ---: | ---: | ---: | ---: | ---: | --- |")
    right, rules = True, []
    for name in arguments.programs:
        digest, by_hand = KNOWN[name]
        constraints = constraints_of(name)
        for change in chosen:
            wanted = {
                "target": arguments.target,
                "threads": arguments.threads,
                "without": change.without,
                "also": change.also,
            }
            runs = [solve(constraints, **wanted) for _ in range(arguments.runs)]
            answers = {run.solution.digest() for run in runs}
            right = right and answers == {digest}
            time = statistics.median(run.milliseconds["solve"] for run in runs)
            by_hand = by_hand if arguments.target == "cuda" else None
            ratio = f"{by_hand / time:.2f}" if by_hand else ""
            cells = (name, change.told, str(runs[0].rounds), f"{time:.1f}")
            memory = max(sum(run.memory.values()) for run in runs)
            cells += (
                str(by_hand or ""),
                ratio,
                f"{memory / 1e9:.2f}" if memory else "",
            )
            told = "right" if answers == {digest} else "WRONG"
            print(f"| {' | '.join((*cells, told))} |", flush=True)
            if arguments.rules:
                measured = [
                    solve(constraints, **wanted, profile=True)
                    for _ in range(arguments.runs)
                ]
                best = min(measured, key=lambda run: run.milliseconds["solve"])
                head = (name, change.told)
                rules += [(*head, *row.values()) for row in by_rule(best)]
    if rules:
        print("\n| program | change | rule | ms | share | launches |")
        print("| --- | --- | --- | ---: | ---: | ---: |")
    for *words, spent, share, launches in rules:
        print(f"| {' | '.join(words)} | {spent:.1f} | {share:.1%} | {launches or ''} |")
    return 0 if right else 1


def constraints_of(name: str) -> Constraints:
    folder = Path(os.environ.get("LIGHTHOUSE_DATA", "../shared/data")) / "pta"
    return paper(files.read(*(folder / f"{name}_{part}.txt.gz" for part in FILES)))


def copies(programs: list[str], runs: int) -> bool:
    """Prints medians; whether all answers are right."""
    print("| program | copied | solve, ms | copy, ms | together, ms | answer |")
    print("| --- | --- | ---: | ---: | ---: | --- |")
    right = True
    for name in programs:
        constraints = constraints_of(name)
        for also in (frozenset[str](), frozenset({OVERLAPPED})):
            solved = [solve(constraints, target="cuda", also=also) for _ in range(runs)]
            times = [
                statistics.median(run.milliseconds[step] for run in solved)
                for step in ("solve", "download")
            ]
            same = {run.solution.digest() for run in solved} == {KNOWN[name][0]}
            right = right and same
            cells = [name, "beside solving" if also else "behind it"]
            cells += [f"{time:.1f}" for time in (*times, sum(times))]
            print(
                f"| {' | '.join(cells)} | {'right' if same else 'WRONG'} |", flush=True
            )
    return right


if __name__ == "__main__":
    sys.exit(main())
