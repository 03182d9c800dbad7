"""Statistics of constraints and of their solution."""

from collections.abc import Iterator, Sequence
from dataclasses import asdict
from typing import Any

import numpy as np

from lighthouse.extensions.pta.constraints import TO_UNKNOWN, UNKNOWN, Constraints, Site
from lighthouse.extensions.pta.files import by_kind
from lighthouse.extensions.pta.modes import dropped
from lighthouse.extensions.pta.solution import Solution, histogram
from lighthouse.extensions.pta.solver import Solved
from lighthouse.process import peak_memory
from lighthouse.runtime.profile import LoopTime

# What is told of each kernel of a rule.
KERNEL = ("line", "loop", "launches", "milliseconds", "blocks", "threads")


def results(solved: Solved) -> dict[str, Any]:
    """Pairs of a variable and an object, variables that point to something, the size
    of the largest set, the digest, and the rounds."""
    sizes = solved.solution.sizes()
    return {
        "pairs": int(sizes.sum()),
        "nonempty": int(np.count_nonzero(sizes)),
        "largest": int(sizes.max(initial=0)),
        "digest": solved.solution.digest(),
        "rounds": solved.rounds,
    }


def describe(
    constraints: Constraints, solved: Solved, sites: Sequence[Site] | None = None
) -> dict[str, Any]:
    """Everything but the time; constraints are those that were read, sites the calls of
    the program, if they are known.

    Of each kind: all; those that say something about what is unknown, by naming
    variable 1 or 2; and those that their mode leaves out.
    """
    sizes = solved.solution.sizes()
    nonempty = sizes[sizes > 0]
    to_unknown = solved.solution.classes_with(UNKNOWN)
    pointing_to_unknown = to_unknown[solved.solution.classes]
    calls = {}
    if sites is not None:
        calls = {"indirect calls": _by_targets(constraints, solved.solution, sites)}
    left_out = dropped(constraints) if constraints.mode == "paper" else {}
    return {
        "variables": constraints.variables,
        "objects": constraints.objects,
        "functions": int(np.count_nonzero(constraints.functions)),
        "merged before": len(constraints.merged),
        "cycle pairs": len(constraints.cycles),
        "constraints": {
            kind: {
                "all": len(group),
                "unknown": int(
                    np.isin(group[:, :2], (UNKNOWN, TO_UNKNOWN)).any(axis=1).sum()
                ),
                "left out": left_out.get(kind, 0),
            }
            for kind, group in by_kind(constraints).items()
        },
        **results(solved),
        "mean": round(float(nonempty.mean()), 2) if len(nonempty) else 0.0,
        "median": float(np.median(nonempty)) if len(nonempty) else 0.0,
        "point to unknown": int(pointing_to_unknown.sum()),
        "histogram": [
            {"from": low, "to": high, "variables": count}
            for low, high, count in histogram(sizes)
        ],
        **calls,
        "counts": solved.counts,
        "memory": {**solved.memory, "process": peak_memory()},
    }


def _by_targets(
    constraints: Constraints, solution: Solution, sites: Sequence[Site]
) -> dict[str, int]:
    """Calls through pointers, by how many functions they may reach."""
    found = dict.fromkeys(("none", "one", "2 … 9", "10 or more", "unknown"), 0)
    for site in sites:
        if not site.through:
            continue
        assert isinstance(site.callee, int)
        objects = solution.members(site.callee)
        count = int(constraints.functions[objects].sum())
        if UNKNOWN in objects:
            found["unknown"] += 1
        elif count > 1:
            found["2 … 9" if count < 10 else "10 or more"] += 1
        else:
            found["one" if count else "none"] += 1
    return found


def by_rule(solved: Solved) -> list[dict[str, Any]]:
    """What each rule took of solving on each side, the longest first, and then the
    rest, `host`; nothing if loops were not measured.  Rules are procedures in
    Green-Marl."""
    return [
        {"side": side, **row}
        for side, loops in solved.profile.items()
        for row in _of_side(loops, solved.milliseconds["solve"])
    ]


def _of_side(loops: Sequence[LoopTime], whole: float) -> Iterator[dict[str, Any]]:
    rules: dict[str, list[LoopTime]] = {}
    for loop in loops:
        rules.setdefault(loop.procedure, []).append(loop)
    spent = {rule: sum(x.milliseconds for x in each) for rule, each in rules.items()}
    rules["host"] = []
    spent = dict(sorted(spent.items(), key=lambda item: -item[1]))
    spent["host"] = max(0.0, whole - sum(spent.values()))
    for rule, milliseconds in spent.items():
        kernels = [asdict(loop) for loop in rules[rule]]
        yield {
            "rule": rule,
            "milliseconds": round(milliseconds, 3),
            "share": round(milliseconds / whole, 4),
            "launches": sum(loop["launches"] for loop in kernels),
            "kernels": [
                {name: loop[name] for name in loop if name in KERNEL}
                for loop in kernels
            ],
        }
