"""The published programs: every target, every optimisation with and without."""

import fcntl
from collections.abc import Iterable, Iterator
from itertools import product
from pathlib import Path
from typing import Any

import pytest

from lighthouse.extensions.pta import solutions
from lighthouse.extensions.pta.constraints import UNKNOWN
from lighthouse.extensions.pta.optimisations import (
    ADAPTIVE,
    OPTIMISATIONS,
    optimisations,
)
from lighthouse.extensions.pta.solver import compiled, solve
from tests.extensions.pta.published import (
    EX,
    LARGE,
    LINUX,
    MIDDLE,
    SMALL,
    Published,
    changed,
    twice,
)
from tests.sampling import diagonals, sampled

ALL = [*SMALL, *MIDDLE, *LARGE]


@pytest.mark.parametrize(
    "program", [each for each in (EX, *MIDDLE) if each.mode == "paper"], ids=str
)
def test_solutions_of_others(program: Published, data: Path) -> None:
    path = data / "pta" / f"{program.name}_correct_soln_001.txt.gz"
    program.check(solutions.read(path))


def ways(*targets: str) -> list[tuple[str, str | None]]:
    """As usual, and with one optimisation more or less."""
    return [
        (target, name)
        for name in (None, *OPTIMISATIONS)
        for target in targets
        if name is None or name in optimisations(target)
    ]


def marked(cases: Iterable[tuple[Any, ...]], *marks: Any) -> list[Any]:
    return [pytest.param(*case, marks=marks) for case in cases]


SLOW, GPU = pytest.mark.slow, pytest.mark.gpu
TOGETHER = [EX, *MIDDLE[::2]]
DIAGONALS = [
    *diagonals([*SMALL, *MIDDLE], ways("openmp"), 5),
    *diagonals([*SMALL, *MIDDLE], ways("cuda-sim"), 7),
    *diagonals(LARGE, ways("openmp"), len(ways("openmp"))),
    # The sets of linux take 17 GB in the simulator; it runs on GPUs.
    *((program, ("cuda-sim", None)) for program in LARGE if program is not LINUX),
]
CASES = [
    *sampled(product(SMALL, ["interpret", "openmp"], [None]), 5),
    *sampled(((EX, *way) for way in ways("cuda-sim", "openmp")), 9),
    # Takes 6 seconds for a hundred thousand variables, in the simulator.
    *sampled(product(MIDDLE[:3], ["openmp", "cuda-sim"], [None]), 6),
    *marked(((program, *way) for program, way in DIAGONALS), SLOW),
    *marked(product(ALL, ["cuda"], [None]), GPU),
    *marked(product(TOGETHER, ["cuda-sim+openmp"], [ADAPTIVE]), SLOW),
    *marked(product(TOGETHER, ["cuda+openmp"], [ADAPTIVE]), SLOW, GPU),
]


@pytest.fixture
def alone(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[None]:
    """Linux takes up to 50 GB of a GPU, which all workers share: one test at a time."""
    program = request.node.callspec.params.get("program", LINUX)
    if program is not LINUX or not request.node.get_closest_marker("gpu"):
        yield
        return
    with open(tmp_path_factory.getbasetemp().parent / "linux.lock", "w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


@pytest.fixture(autouse=True)
def flags(request: pytest.FixtureRequest, alone: None) -> Iterator[None]:
    """Those of users for larger programs: without optimisation, the simulator takes two
    minutes for one of them, and g++ saves some seconds."""
    if request.node.callspec.params.get("program") in SMALL:
        yield
        return
    request.getfixturevalue("as_users_compile")
    compiled.cache_clear()
    yield
    compiled.cache_clear()


@pytest.mark.parametrize(("program", "target", "name"), CASES, ids=str)
def test_solution(
    program: Published, target: str, name: str | None, data: Path
) -> None:
    program.check(program.solution(data, target=target, **changed(name)))


@pytest.mark.slow
@pytest.mark.parametrize("program", ALL, ids=str)
def test_one_thread(program: Published, data: Path) -> None:
    program.check(program.solution(data, target="openmp", threads=1))


@pytest.mark.parametrize(
    ("program", "name"),
    [
        *marked(product([EX], [None, *OPTIMISATIONS]), GPU),
        *marked(
            product([p for p in ALL if p != EX], [None, *OPTIMISATIONS]), GPU, SLOW
        ),
    ],
    ids=str,
)
def test_again_and_again(program: Published, name: str | None, data: Path) -> None:
    """What an unlucky order of threads does would show sooner or later.

    One run of a large program has as much work as several of the others.
    """
    for _ in range(20 if program in SMALL else 2 if program in LARGE else 5):
        program.check(program.solution(data, target="cuda", **changed(name)))


@pytest.mark.slow
@pytest.mark.parametrize(
    "target", ["openmp", pytest.param("cuda", marks=pytest.mark.gpu)]
)
def test_more_pairs_than_32_bits_count(target: str, data: Path) -> None:
    """Linux twice, side by side, so that nothing of the one is in the other."""
    program = LINUX.constraints(data)
    assert not (program.address_of[:, 0] == UNKNOWN).any()
    solution = solve(twice(program), target=target).solution
    first = solution.first(program.variables)
    LINUX.check(first)
    sizes = solution.sizes()
    assert (sizes[program.variables :] == first.sizes()).all()
    assert sizes.sum() > 2**31
