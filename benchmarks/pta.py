#!/usr/bin/env python3
"""Points-to analysis beside the CUDA written by hand for the paper of PPoPP 2012.

    LIGHTHOUSE_DATA=… python3 benchmarks/pta.py ex gcc perl python vim gdb linux
    python3 benchmarks/pta.py perl vim --ablate --target openmp --threads 1
    python3 benchmarks/pta.py gcc perl --heterogeneous --threads 16

Programs of `$LIGHTHOUSE_DATA/pta`, in mode paper.  `solve` is the time from data in
place to the fixpoint and `copy` that of the sets to the host, both of the median run.
Exits with 1 if an answer is wrong.
"""

import argparse
import os
import sys
from pathlib import Path
from typing import Any, NamedTuple

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from lighthouse.extensions.pta import files
from lighthouse.extensions.pta import optimisations as opt
from lighthouse.extensions.pta.modes import paper
from lighthouse.extensions.pta.solver import Solved, solve

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


class Variant(NamedTuple):
    """What is chosen otherwise than usual."""

    title: str
    target: str
    without: tuple[str, ...] = ()
    also: tuple[str, ...] = ()


def ablated(target: str, threads: int | None) -> list[Variant]:
    """Each optimisation left out in turn, and each added that is off by default."""
    default = opt.usual(target, threads)
    return [
        Variant("as usual", target),
        *(
            Variant(f"without {name}", target, without=(name,))
            if name in default
            else Variant(f"with {name}", target, also=(name,))
            for name in opt.optimisations(target)
        ),
    ]


def heterogeneous(target: str) -> list[Variant]:
    """Both sides alone, and the variants of Su, Ye and Xue (HiPC 2013), figure 7, with
    and without their optimisation II, and one with a worklist."""
    second = (opt.EQUAL, opt.GROUPED)
    both = f"{target}+openmp"
    return [
        Variant(target, target),
        Variant("openmp", "openmp"),
        Variant("NAIVE", both, (opt.ORDER, opt.OVERLAP, opt.FOUND, opt.ADAPTIVE)),
        Variant("IDD", both, (opt.OVERLAP, opt.FOUND, opt.ADAPTIVE)),
        Variant("IDD, I", both, (opt.FOUND, opt.ADAPTIVE)),
        Variant(f"IDD, I, {opt.FOUND}", both, (opt.ADAPTIVE,)),
        Variant(f"IDD, I, II, {opt.FOUND}", both, (opt.ADAPTIVE,), second),
        Variant(f"IDD, I, III, {opt.FOUND}", both),
        Variant(f"IDD, I, II, III, {opt.FOUND}", both, (), second),
        Variant(f"IDD, I, {opt.FOUND}, worklist", both, (opt.ADAPTIVE, opt.SPLIT)),
    ]


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("programs", nargs="+", choices=KNOWN, metavar="PROGRAM")
    parser.add_argument("--target", default="cuda", help="cuda, openmp or cuda-sim")
    parser.add_argument("--threads", type=int)
    parser.add_argument("--runs", type=int, default=3)
    what = parser.add_mutually_exclusive_group()
    what.add_argument("--ablate", action="store_true", help=ablated.__doc__)
    what.add_argument("--heterogeneous", action="store_true", help="with OpenMP")
    arguments = parser.parse_args()
    target = arguments.target
    variants = [Variant("", target)]
    if arguments.ablate:
        variants = ablated(target, arguments.threads)
    elif arguments.heterogeneous:
        variants = heterogeneous(target)
    print(
        "| program | change | rounds | solve, ms | by hand, ms | faster by | copy, ms "
        "| device memory, GB | exchange | answer |"
    )
    print(f"| --- | --- |{' ---: |' * 6} --- | --- |")
    all_right = True
    folder = Path(os.environ.get("LIGHTHOUSE_DATA", "../shared/data")) / "pta"
    for name in arguments.programs:
        parts = (folder / f"{name}_{part}.txt.gz" for part in FILES)
        constraints = paper(files.read(*parts))
        for variant in variants:
            runs = [
                solve(
                    constraints,
                    target=variant.target,
                    threads=arguments.threads,
                    without=frozenset(variant.without),
                    also=frozenset(variant.also),
                )
                for _ in range(arguments.runs)
            ]
            right = {run.solution.digest() for run in runs} == {KNOWN[name][0]}
            all_right &= right
            cells = [name, variant.title, *told(name, variant.target, runs)]
            verdict = "right" if right else "WRONG"
            print(f"| {' | '.join([*cells, verdict])} |", flush=True)
    return 0 if all_right else 1


def told(name: str, target: str, runs: list[Solved]) -> list[str]:
    """The cells of some runs from the rounds to the exchange."""
    ordered = sorted(runs, key=lambda run: run.milliseconds["solve"])
    run = ordered[len(runs) // 2]
    time: dict[str, Any] = run.milliseconds
    by_hand = KNOWN[name][1] if target == "cuda" else None
    memory = max(sum(each.memory.values()) for each in runs)
    exchange = ""
    if "+" in target:
        count = run.counts
        exchange = (
            f"{time['exchange']:.1f} ms, {count['bytes exchanged'] / 1e6:.1f} MB, "
            f"{count['shared rounds']} rounds, {count['percent done by threads']} % "
            f"by threads, stores on the GPU in {count['rounds with stores on the GPU']}"
        )
    return [
        str(run.rounds),
        f"{time['solve']:.1f}",
        str(by_hand or ""),
        f"{by_hand / time['solve']:.2f}" if by_hand else "",
        f"{time['download']:.1f}" if "download" in time else "",
        f"{memory / 1e9:.2f}" if memory else "",
        exchange,
    ]


if __name__ == "__main__":
    sys.exit(main())
