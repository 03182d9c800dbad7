"""The solvers: against the rules read aloud, and against published digests."""

from __future__ import annotations

from dataclasses import replace
from functools import cache, partial
from itertools import product
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings

import lighthouse
from lighthouse.diagnostics import UsageError
from lighthouse.extensions.pta import device_sets, files, solver
from lighthouse.extensions.pta.constraints import UNKNOWN, Constraints
from lighthouse.extensions.pta.modes import in_mode, paper
from lighthouse.extensions.pta.reading import Reader
from lighthouse.extensions.pta.solver import (
    CYCLES,
    EQUAL,
    GROUPED,
    HYBRID,
    OPTIMISATIONS,
    OVERLAPPED,
    REVERSED,
    USUAL,
    optimisations,
    shared,
    solve,
)
from lighthouse.sets import SparseSets
from tests.extensions.pta.programs import by_rules, programs, sets_of
from tests.sampling import sampled

WITH_HCD = ("_nodes.txt.gz", "_constraints_after_hcd.txt.gz", "_hcd.txt.gz")
PLAIN = ("_nodes.txt.gz", "_constraints.txt.gz")
PUBLISHED = [
    ("ex", WITH_HCD, (43_013, 8_606, 167), "e5beaac7595b6dc5"),
    ("lua", PLAIN, (70_659, 15_042, 644), "7b5cb95578dbccae"),
    ("gawk", PLAIN, (65_970, 36_843, 636), "62c56d815f508abe"),
]


@given(programs(indirect=False))
def test_reference_is_the_rules(program: Constraints) -> None:
    assert sets_of(solve(program, target="interpret").solution) == by_rules(program)


DIRECTIONS = pytest.mark.parametrize("without", [(), (REVERSED,)])


@DIRECTIONS
@pytest.mark.parametrize("target", ["openmp", "cuda-sim"])
@given(program=programs(indirect=False))
@settings(max_examples=40)
def test_andersen_is_the_rules(
    target: str, without: tuple[str, ...], program: Constraints
) -> None:
    solved = solve(program, target=target, without=frozenset(without))
    assert sets_of(solved.solution) == by_rules(program)


def check(target: str, lanes: bool, chosen: dict[str, Any]) -> None:
    """Random programs, with real warps if `lanes`."""

    @given(program=programs(indirect=False))
    @settings(max_examples=20)
    def on_one(program: Constraints) -> None:
        solved = solve(program, target=target, **chosen)
        assert sets_of(solved.solution) == by_rules(program)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(lighthouse, "compile", partial(lighthouse.compile, lanes=lanes))
        patch.setattr(solver, "compiled", cache(solver.compiled.__wrapped__))
        on_one()


@pytest.mark.parametrize(
    ("without", "lanes"), sampled(product([(), (REVERSED,)], [True, False]), 3)
)
def test_drawn_variables(without: tuple[str, ...], lanes: bool) -> None:
    chosen = changed("self-schedule-loops") | {"without": frozenset(without)}
    check("cuda-sim", lanes, chosen)


@pytest.mark.parametrize(
    ("also", "way"),
    sampled(
        product(
            [(GROUPED, EQUAL), (GROUPED,), (EQUAL,)],
            [("openmp", False), ("cuda-sim", False), ("cuda-sim", True)],
        ),
        4,
    ),
)
def test_other_ways_to_take(also: tuple[str, ...], way: tuple[str, bool]) -> None:
    check(*way, {"also": frozenset(also)})


@pytest.mark.gpu
@DIRECTIONS
@given(program=programs(indirect=False))
def test_andersen_is_the_rules_on_a_gpu(
    without: tuple[str, ...], program: Constraints
) -> None:
    solved = solve(program, target="cuda", without=frozenset(without))
    assert sets_of(solved.solution) == by_rules(program)


@pytest.mark.parametrize("target", ["interpret", "openmp"])
@pytest.mark.parametrize(("name", "parts", "sizes", "digest"), PUBLISHED)
def test_published_solutions(
    name: str,
    parts: list[str],
    sizes: tuple[int, int, int],
    digest: str,
    target: str,
    data: Path,
) -> None:
    program = files.read(*(data / "pta" / f"{name}{part}" for part in parts))
    solution = solve(paper(program), target=target).solution
    found = solution.sizes()
    assert [found.sum(), np.count_nonzero(found), found.max()] == list(sizes)
    assert solution.digest() == digest


def ex(data: Path) -> Constraints:
    return paper(files.read(*(data / "pta" / f"ex{part}" for part in WITH_HCD)))


def changed(name: str | None) -> dict[str, Any]:
    """Without the optimisation, or with it if it is off by default."""
    chosen = frozenset({name} if name else ())
    return {"without": chosen & USUAL, "also": chosen - USUAL}


@pytest.mark.parametrize(
    ("name", "target"),
    sampled(
        (
            (name, target)
            for name in (None, *OPTIMISATIONS)
            for target in ("cuda-sim", "openmp")
            if name is None or name in optimisations(target)
        ),
        3,
    ),
)
def test_with_and_without(target: str, name: str | None, data: Path) -> None:
    solved = solve(ex(data), target=target, **changed(name))
    assert solved.solution.digest() == PUBLISHED[0][-1]


@pytest.mark.parametrize("without", [(), (REVERSED,)])
def test_copies_beside_solving(
    without: tuple[str, ...], data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun: list[int] = []

    class Counted(Reader):
        def begin(self) -> None:
            super().begin()
            begun.append(len(self.hashes))

    monkeypatch.setattr(device_sets, "Reader", Counted)
    program = ex(data)
    left_out, also = frozenset(without), frozenset({OVERLAPPED})
    solved = solve(program, target="cuda-sim", without=left_out, also=also)
    assert solved.solution.digest() == PUBLISHED[0][-1]
    assert len(begun) > 1
    assert begun[-1] > begun[0] > 0
    begun.clear()
    solve(program, target="cuda-sim", without=left_out)
    assert not begun


@pytest.mark.gpu
@pytest.mark.parametrize("name", [None, *OPTIMISATIONS])
def test_again_and_again_on_a_gpu(name: str | None, data: Path) -> None:
    """What an unlucky order of threads does would show sooner or later."""
    program, chosen = ex(data), changed(name)
    digests = {
        solve(program, target="cuda", **chosen).solution.digest() for _ in range(20)
    }
    assert digests == {PUBLISHED[0][-1]}


@pytest.mark.gpu
@pytest.mark.parametrize(
    ("name", "digest"),
    [
        ("nh", "7300a1389c12bd1a"),
        ("gcc", "8c1063949ce02ab3"),
        ("perl", "9f90e94ec14e630f"),
        ("vim", "bdf8f66e4899e5cc"),
        ("python", "2f51c8aa89cc21cc"),
    ],
)
def test_larger_programs_on_a_gpu(name: str, digest: str, data: Path) -> None:
    program = files.read(*(data / "pta" / f"{name}{part}" for part in WITH_HCD))
    assert solve(paper(program), target="cuda").solution.digest() == digest


SOUND = pytest.mark.parametrize(
    ("name", "digest"), [("perl", "ca7f484b2b0c5c8e"), ("vim", "9a320bbc8d8ccf07")]
)


def sound_digest(name: str, target: str, data: Path) -> str:
    program = files.read(*(data / "pta" / f"{name}{part}" for part in PLAIN))
    solved = solve(in_mode(program, "sound"), target=target)
    return solved.solution.first(program.variables).digest()


@pytest.mark.gpu
@SOUND
def test_with_offsets_of_loads_and_stores_on_a_gpu(
    name: str, digest: str, data: Path
) -> None:
    assert sound_digest(name, "cuda", data) == digest


@pytest.mark.slow
@SOUND
def test_with_offsets_of_loads_and_stores(name: str, digest: str, data: Path) -> None:
    assert sound_digest(name, "openmp", data) == digest


@pytest.mark.slow
@pytest.mark.parametrize(
    ("name", "digest"), [("nh", "7300a1389c12bd1a"), ("gcc", "8c1063949ce02ab3")]
)
def test_larger_programs(name: str, digest: str, data: Path) -> None:
    program = files.read(*(data / "pta" / f"{name}{part}" for part in WITH_HCD))
    assert solve(paper(program), target="openmp").solution.digest() == digest


def test_what_merging_brings_goes_on() -> None:
    """What 2 points to becomes the same as 2, which then has copies to supply."""
    program = Constraints(
        sizes=np.array([0, 1, 0, 1, 1], np.int32),
        functions=np.zeros(5, np.bool_),
        objects=5,
        address_of=np.array([[2, 3], [3, UNKNOWN], [4, 2]], np.int32),
        copies=np.array([[2, 4], [4, 2]], np.int32),
        cycles=np.array([[2, 2]], np.int32),
    )
    for without in USUAL.intersection(optimisations("openmp")):
        solved = solve(program, target="openmp", without=frozenset({without}))
        # Only the merging makes them the same here, no other constraint.
        if without != HYBRID:
            assert sets_of(solved.solution) == by_rules(program)
    assert by_rules(program)[4] == {1, 2, 3}


def test_one_thread_does_not_reverse_the_rules() -> None:
    """Then what is new goes along all copies in one round."""
    links = np.arange(3, 9, dtype=np.int32)
    program = Constraints(
        sizes=np.zeros(9, np.int32),
        functions=np.zeros(9, np.bool_),
        objects=2,
        address_of=np.array([[2, 0]], np.int32),
        copies=np.stack((links, links - 1), axis=1),
    )

    def rounds(threads: int, **change: Any) -> int:
        solved = solve(program, target="openmp", threads=threads, **change)
        assert sets_of(solved.solution)[8] == {0}
        return solved.rounds

    given = frozenset({REVERSED})
    one, two = rounds(1), rounds(2)
    assert one < two
    assert rounds(2, without=given) == one
    assert rounds(1, also=given) == two
    assert rounds(1, also=frozenset({EQUAL})) == two


def test_equal_sets_are_shared(monkeypatch: pytest.MonkeyPatch) -> None:
    """Also where sets differ in the place of a word alone, or in one high bit."""
    members = [(64 * place + 63,) for place in range(50)] + [(62,), (), (63, 127)]
    points = SparseSets.of(2 * members)
    same = np.arange(len(points), dtype=np.int32)
    solution = shared(points, same)
    assert len(solution.starts) - 1 == len(members)
    assert [tuple(solution.members(i)) for i in range(len(same))] == 2 * members
    # Where hashes say nothing, sets are still what they are.
    monkeypatch.setattr(solver, "mix", np.zeros_like)
    solution = shared(points, same)
    assert [tuple(solution.members(i)) for i in range(len(same))] == 2 * members


def test_the_unknown_takes_no_part_in_loads_and_stores() -> None:
    """3 points to 1 and 4; 1 and 4 point to 2: only what 4 has is loaded."""
    program = Constraints(
        sizes=np.zeros(8, np.int32),
        functions=np.zeros(8, np.bool_),
        objects=5,
        address_of=np.array([[3, UNKNOWN], [UNKNOWN, 2], [6, 0]], np.int32),
        loads=np.array([[5, 3, 0]], np.int32),
        stores=np.array([[3, 6, 0]], np.int32),
    )
    assert sets_of(solve(program, target="interpret").solution)[5] == set()
    also = np.append(program.address_of, [[3, 4]], axis=0).astype(np.int32)
    sets = sets_of(
        solve(replace(program, address_of=also), target="interpret").solution
    )
    assert (sets[UNKNOWN], sets[4], sets[5]) == ({2}, {0}, {0})


def test_unknown_target() -> None:
    program = Constraints(
        sizes=np.zeros(3, np.int32), functions=np.zeros(3, np.bool_), objects=3
    )
    with pytest.raises(UsageError, match="there is no target `fpga`"):
        solve(program, target="fpga")
    magic = frozenset({"magic"})
    with pytest.raises(UsageError, match="there is no optimisation `magic`"):
        solve(program, target="openmp", without=magic)
    with pytest.raises(UsageError, match="there is no optimisation `magic`"):
        solve(program, target="openmp", also=magic)
    with pytest.raises(UsageError, match="does nothing on target interpret"):
        solve(program, target="interpret", without=frozenset({CYCLES}))
    with pytest.raises(UsageError, match="does nothing on target openmp"):
        solve(program, target="openmp", also=frozenset({OVERLAPPED}))
    chosen = frozenset({EQUAL})
    with pytest.raises(UsageError, match="is both added and left out"):
        solve(program, target="openmp", also=chosen, without=chosen)
    with pytest.raises(UsageError, match="does nothing without `reversed-rules`"):
        solve(program, target="openmp", also=chosen, without=frozenset({REVERSED}))
