"""The published programs: every target, every optimisation with and without."""

from itertools import product
from pathlib import Path

import pytest

from lighthouse.extensions.pta import solutions
from lighthouse.extensions.pta.constraints import UNKNOWN
from lighthouse.extensions.pta.optimisations import (
    ADAPTIVE,
    OPTIMISATIONS,
    optimisations,
)
from lighthouse.extensions.pta.solver import solve
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


@pytest.mark.parametrize(
    ("program", "target"), sampled(product(SMALL, ["interpret", "openmp"]), 5)
)
def test_small(program: Published, target: str, data: Path) -> None:
    program.check(program.solution(data, target=target))


# Takes 6 seconds for a hundred thousand variables, in the simulator.
@pytest.mark.usefixtures("as_users_compile")
@pytest.mark.parametrize(
    ("program", "target"), sampled(product(MIDDLE[:3], ["openmp", "cuda-sim"]), 6)
)
def test_middle(program: Published, target: str, data: Path) -> None:
    program.check(program.solution(data, target=target))


def ways(*targets: str) -> list[tuple[str, str | None]]:
    """As usual, and with one optimisation more or less."""
    return [
        (target, name)
        for name in (None, *OPTIMISATIONS)
        for target in targets
        if name is None or name in optimisations(target)
    ]


@pytest.mark.parametrize(("target", "name"), sampled(ways("cuda-sim", "openmp"), 9))
def test_with_and_without(target: str, name: str | None, data: Path) -> None:
    EX.check(EX.solution(data, target=target, **changed(name)))


@pytest.mark.slow
@pytest.mark.parametrize(
    ("program", "way"),
    diagonals([*SMALL, *MIDDLE], ways("openmp"), 5)
    + diagonals([*SMALL, *MIDDLE], ways("cuda-sim"), 7)
    + diagonals(LARGE, ways("openmp"), len(ways("openmp"))),
    ids=str,
)
def test_all_with_and_without(
    program: Published, way: tuple[str, str | None], data: Path
) -> None:
    target, name = way
    program.check(program.solution(data, target=target, **changed(name)))


# The sets of linux take 17 GB in the simulator; it runs on GPUs.
@pytest.mark.slow
@pytest.mark.parametrize("program", [p for p in LARGE if p is not LINUX], ids=str)
def test_large_simulated(program: Published, data: Path) -> None:
    program.check(program.solution(data, target="cuda-sim"))


@pytest.mark.slow
@pytest.mark.parametrize("program", ALL, ids=str)
def test_one_thread(program: Published, data: Path) -> None:
    program.check(program.solution(data, target="openmp", threads=1))


@pytest.mark.gpu
@pytest.mark.parametrize("program", ALL, ids=str)
def test_on_a_gpu(program: Published, data: Path) -> None:
    program.check(program.solution(data, target="cuda"))


def again_and_again(program: Published, name: str | None, data: Path) -> None:
    """What an unlucky order of threads does would show sooner or later."""
    for _ in range(20):
        program.check(program.solution(data, target="cuda", **changed(name)))


@pytest.mark.gpu
@pytest.mark.parametrize("name", [None, *OPTIMISATIONS])
def test_ex_again_and_again_on_a_gpu(name: str | None, data: Path) -> None:
    again_and_again(EX, name, data)


@pytest.mark.gpu
@pytest.mark.slow
@pytest.mark.parametrize("name", [None, *OPTIMISATIONS])
@pytest.mark.parametrize("program", [*SMALL[1:], *MIDDLE, *LARGE], ids=str)
def test_all_again_and_again_on_a_gpu(
    program: Published, name: str | None, data: Path
) -> None:
    again_and_again(program, name, data)


@pytest.mark.slow
@pytest.mark.parametrize(
    "target", ["cuda-sim+openmp", pytest.param("cuda+openmp", marks=pytest.mark.gpu)]
)
@pytest.mark.parametrize("program", [EX, *MIDDLE[::2]], ids=str)
def test_together(program: Published, target: str, data: Path) -> None:
    how = {"target": target, "without": frozenset({ADAPTIVE})}
    program.check(program.solution(data, **how))


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
