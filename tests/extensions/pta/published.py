"""The programs of folder `pta` of the real inputs, and what is known of them."""

from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from lighthouse.extensions.pta import files
from lighthouse.extensions.pta.constraints import UNKNOWN, Constraints, Ids, Mode
from lighthouse.extensions.pta.modes import in_mode
from lighthouse.extensions.pta.optimisations import USUAL
from lighthouse.extensions.pta.solution import Solution
from lighthouse.extensions.pta.solver import KINDS, solve


class Published(NamedTuple):
    """numbers: pairs, variables that point to anything, members of the largest set.

    `data` is the folder of the real inputs.
    """

    name: str
    mode: Mode
    numbers: tuple[int, int, int]
    digest: str

    def __str__(self) -> str:
        return self.name if self.mode == "paper" else f"{self.name}-{self.mode}"

    def constraints(self, data: Path) -> Constraints:
        return in_mode(read(data, self.name, self.mode), self.mode)

    def solution(self, data: Path, **how: Any) -> Solution:
        """Of its own variables: mode `sound` adds some."""
        solved = solve(self.constraints(data), **how)
        return solved.solution.first(read(data, self.name, self.mode).variables)

    def check(self, solution: Solution) -> None:
        sizes = solution.sizes()
        counts = sizes.sum(), np.count_nonzero(sizes), sizes.max()
        numbers = tuple(map(int, counts))
        assert (numbers, solution.digest()) == (self.numbers, self.digest)


BEFORE = ("nodes", "constraints")
AFTER = ("nodes", "constraints_after_hcd", "hcd")


def paths(data: Path, name: str, *parts: str) -> list[Path]:
    """Of these parts, by default those after hybrid cycle detection offline."""
    return [data / "pta" / f"{name}_{part}.txt.gz" for part in parts or AFTER]


@cache
def read(data: Path, name: str, mode: Mode) -> Constraints:
    # What the file of hybrid cycle detection goes with has lost the offsets that mode
    # `sound` is about.
    *_, hcd = after = paths(data, name)
    reduced = mode == "paper" and hcd.exists()
    return files.read(*(after if reduced else paths(data, name, *BEFORE)))


def changed(name: str | None) -> dict[str, Any]:
    """How to solve without the optimisation, or with it if it is off by default."""
    chosen = frozenset({name} if name else ())
    return {"without": chosen & USUAL, "also": chosen - USUAL}


EX = Published("ex", "paper", (43_013, 8_606, 167), "e5beaac7595b6dc5")
SMALL = [
    EX,
    Published("lua", "paper", (70_659, 15_042, 644), "7b5cb95578dbccae"),
    Published("gawk", "paper", (65_970, 36_843, 636), "62c56d815f508abe"),
]
MIDDLE = [
    Published("nh", "paper", (6_868_423, 77_339, 2_542), "7300a1389c12bd1a"),
    Published("gcc", "paper", (8_202_328, 104_272, 503), "8c1063949ce02ab3"),
    Published("perl", "paper", (44_896_634, 48_711, 2_016), "9f90e94ec14e630f"),
    Published("perl", "sound", (45_872_644, 49_673, 2_016), "ca7f484b2b0c5c8e"),
    Published("vim", "paper", (46_213_862, 79_559, 3_971), "bdf8f66e4899e5cc"),
    Published("vim", "sound", (75_458_623, 86_270, 5_042), "9a320bbc8d8ccf07"),
    Published("python", "paper", (276_148_304, 70_864, 9_231), "2f51c8aa89cc21cc"),
]
LINUX = Published(
    "linux", "paper", (1_367_809_010, 279_858, 15_951), "43d6bf521cb1cc12"
)
LARGE = [
    Published("gdb", "paper", (541_883_023, 155_295, 9_872), "ea812fc7c082e696"),
    LINUX,
]


def twice(constraints: Constraints) -> Constraints:
    """The program and a copy of it after, which share the unknown variable alone."""
    count = constraints.variables

    def both(rows: Ids) -> Ids:
        copy = rows.copy()
        variables = copy[:, :2]
        variables[variables != UNKNOWN] += count
        return np.concatenate((rows, copy))

    kinds = (*KINDS, "offsets", "merged")
    rows: dict[str, Any] = {kind: both(getattr(constraints, kind)) for kind in kinds}
    return Constraints(
        sizes=np.tile(constraints.sizes, 2),
        functions=np.tile(constraints.functions, 2),
        objects=2 * count,
        **rows,
    )
