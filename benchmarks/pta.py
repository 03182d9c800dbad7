#!/usr/bin/env python3
"""Points-to analysis beside the CUDA written by hand for the paper of PPoPP 2012.

    LIGHTHOUSE_DATA=… python3 benchmarks/pta.py ex gcc perl python vim gdb linux
    python3 benchmarks/pta.py perl vim --ablate --target openmp --threads 1
    python3 benchmarks/pta.py perl vim --rules
    python3 benchmarks/pta.py perl vim --copy
    python3 benchmarks/pta.py gcc perl --heterogeneous --threads 16

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
from lighthouse.extensions.pta.heterogeneous import (
    ADAPTIVE,
    FOUND,
    ORDER,
    OVERLAP,
    SPLIT,
)
from lighthouse.extensions.pta.modes import paper
from lighthouse.extensions.pta.solver import OVERLAPPED, optimisations, solve, usual
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
# The variants of Su, Ye and Xue (HiPC 2013), figure 7, and one with a worklist.
VARIANTS = {
    "NAIVE": (ORDER, OVERLAP, FOUND, ADAPTIVE),
    "IDD": (OVERLAP, FOUND, ADAPTIVE),
    "IDD, I": (FOUND, ADAPTIVE),
    "IDD, I, II": (ADAPTIVE,),
    "IDD, I, II, III": (),
    "IDD, I, II, worklist": (ADAPTIVE, SPLIT),
}
FILES = ("nodes", "constraints_after_hcd", "hcd")


class Change(NamedTuple):
    """What is chosen otherwise than usual."""

    told: str = ""
    without: frozenset[str] = frozenset()
    also: frozenset[str] = frozenset()


USUALLY = Change()


def changes(target: str, threads: int | None) -> Iterator[Change]:
    for name in optimisations(target):
        if name in usual(target, threads):
            yield Change(f"without {name}", without=frozenset({name}))
        else:
            yield Change(f"with {name}", also=frozenset({name}))


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("programs", nargs="+", choices=KNOWN, metavar="PROGRAM")
    parser.add_argument("--target", default="cuda", help="cuda, openmp or cuda-sim")
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
    parser.add_argument(
        "--heterogeneous",
        action="store_true",
        help="the target and OpenMP, by themselves and together",
    )
    arguments = parser.parse_args()
    if arguments.heterogeneous:
        return heterogeneous(arguments)
    if arguments.copy:
        return 0 if copies(arguments.programs, arguments.runs) else 1
    chosen = (
        [USUALLY, *changes(arguments.target, arguments.threads)]
        if arguments.ablate
        else [USUALLY]
    )
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


def heterogeneous(arguments: argparse.Namespace) -> int:
    """Both sides by themselves, and all variants of both together: the median run."""
    print(
        "| program | | rounds | shared | solve, ms | exchange, ms | by threads, % "
        "| exchanged, MB | answer |"
    )
    print("| --- | --- | ---: | ---: | ---: | ---: | ---: | ---: | --- |")
    right = True
    both = f"{arguments.target}+openmp"
    ways = {arguments.target: (arguments.target, ()), "openmp": ("openmp", ())}
    ways |= {name: (both, without) for name, without in VARIANTS.items()}
    for name in arguments.programs:
        constraints = constraints_of(name)
        for way, (target, without) in ways.items():
            runs = [
                solve(
                    constraints,
                    target=target,
                    threads=arguments.threads,
                    without=frozenset(without),
                )
                for _ in range(arguments.runs)
            ]
            is_right = {run.solution.digest() for run in runs} == {KNOWN[name][0]}
            right = right and is_right
            runs.sort(key=lambda run: run.milliseconds["solve"])
            run = runs[len(runs) // 2]
            cells = [name, way, str(run.rounds)]
            if "+" in target:
                counts = run.counts
                cells += [
                    str(counts["shared rounds"]),
                    f"{run.milliseconds['solve']:.1f}",
                    f"{run.milliseconds['exchange']:.1f}",
                    str(counts["percent done by threads"]),
                    f"{counts['bytes exchanged'] / 1e6:.1f}",
                ]
            else:
                cells += ["", f"{run.milliseconds['solve']:.1f}", "", "", ""]
            cells.append("right" if is_right else "WRONG")
            print(f"| {' | '.join(cells)} |", flush=True)
    return 0 if right else 1


if __name__ == "__main__":
    sys.exit(main())
