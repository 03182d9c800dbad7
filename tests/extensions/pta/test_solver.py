"""The solvers: against the rules read aloud, and in their corners."""

from functools import cache, partial
from itertools import product
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings

import lighthouse
from lighthouse.diagnostics import UsageError
from lighthouse.extensions.pta import device_sets, solver
from lighthouse.extensions.pta import optimisations as opt
from lighthouse.extensions.pta.constraints import UNKNOWN, Constraints, Ids
from lighthouse.extensions.pta.reading import Reader
from lighthouse.extensions.pta.solution import Solution
from lighthouse.extensions.pta.solver import shared, solve, with_own_offsets
from lighthouse.sets import SparseSets
from tests.extensions.pta.programs import by_rules, programs, sets_of, written
from tests.extensions.pta.published import EX, changed
from tests.sampling import rows, sampled, tables


@given(programs(indirect=False))
def test_reference_is_the_rules(program: Constraints) -> None:
    assert sets_of(solve(program, target="interpret").solution) == by_rules(program)


@given(programs(indirect=False))
def test_variables_with_an_offset_get_nothing_else(program: Constraints) -> None:
    adapted = with_own_offsets(program)
    solved = solve(adapted, target="interpret").solution.first(program.variables)
    assert sets_of(solved) == by_rules(program)
    own = adapted.offsets[:, 0]
    others = (adapted.address_of, adapted.copies, adapted.loads, adapted.cycles)
    assert len(np.unique(own)) == len(own)
    assert not np.isin(own, np.concatenate([rows[:, 0] for rows in others])).any()
    assert not np.isin(own, adapted.merged).any()
    assert not np.isin(own, [UNKNOWN, *adapted.address_of[:, 1]]).any()


@pytest.mark.parametrize("target", ["openmp", "cuda-sim"])
def test_rounds_are_those_with_something_to_do(target: str) -> None:
    """A chain of n copies takes n, and one that finds nothing; kernels of so few
    constraints are launched for four rounds at once."""
    for count in (1, 2, 3, 4, 7, 8):
        chain = np.arange(4, 4 + count, dtype=np.int32)
        copies = np.column_stack((chain, chain - 1))
        program = written([0] * (4 + count), 3, address_of=[(3, 1)], copies=copies)
        also = frozenset({opt.REVERSED})
        assert solve(program, target=target, also=also).rounds == count + 1


DIRECTIONS = pytest.mark.parametrize("without", [(), (opt.REVERSED,)])


@DIRECTIONS
@pytest.mark.parametrize("target", ["openmp", "cuda-sim"])
@given(program=programs(indirect=False))
@settings(max_examples=5)
def test_andersen_is_the_rules(
    target: str, without: tuple[str, ...], program: Constraints
) -> None:
    solved = solve(program, target=target, without=frozenset(without))
    assert sets_of(solved.solution) == by_rules(program)


def check(target: str, lanes: bool, chosen: dict[str, Any]) -> None:
    """Random programs, with real warps if `lanes`."""

    @given(program=programs(indirect=False))
    @settings(max_examples=5)
    def on_one(program: Constraints) -> None:
        solved = solve(program, target=target, **chosen)
        assert sets_of(solved.solution) == by_rules(program)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(lighthouse, "compile", partial(lighthouse.compile, lanes=lanes))
        patch.setattr(solver, "compiled", cache(solver.compiled.__wrapped__))
        on_one()


@pytest.mark.parametrize(
    ("without", "lanes"), sampled(product([(), (opt.REVERSED,)], [True, False]), 4)
)
def test_drawn_variables(without: tuple[str, ...], lanes: bool) -> None:
    chosen = changed("self-schedule-loops") | {"without": frozenset(without)}
    check("cuda-sim", lanes, chosen)


@pytest.mark.parametrize(
    ("changes", "way"),
    sampled(
        product(
            [
                (opt.GROUPED, opt.EQUAL),
                (opt.GROUPED,),
                (opt.EQUAL,),
                (opt.GROUPED, opt.DELTAS),
                (opt.WAVES,),
            ],
            [("openmp", False), ("cuda-sim", False), ("cuda-sim", True)],
        ),
        11,
    ),
)
def test_other_ways_to_apply_rules(
    changes: tuple[str, ...], way: tuple[str, bool]
) -> None:
    without = opt.USUAL.intersection(changes)
    check(*way, {"without": without, "also": frozenset(changes) - without})


@pytest.mark.gpu
@DIRECTIONS
@given(program=programs(indirect=False))
def test_andersen_is_the_rules_on_a_gpu(
    without: tuple[str, ...], program: Constraints
) -> None:
    solved = solve(program, target="cuda", without=frozenset(without))
    assert sets_of(solved.solution) == by_rules(program)


@pytest.mark.parametrize("without", sampled([((),), ((opt.REVERSED,),)], 2))
def test_copies_beside_solving(
    without: tuple[str, ...], data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun: list[int] = []

    class Counted(Reader):
        def begin(self) -> None:
            super().begin()
            begun.append(len(self.hashes))

    monkeypatch.setattr(device_sets, "Reader", Counted)
    how = {"target": "cuda-sim", "without": frozenset(without)}
    EX.check(EX.solution(data, **how, also=frozenset({opt.OVERLAPPED})))
    assert len(begun) > 1
    assert begun[-1] > begun[0] > 0
    begun.clear()
    EX.solution(data, **how)
    assert not begun


def test_what_merging_brings_goes_on() -> None:
    """What 2 points to becomes the same as 2, which then has copies to supply."""
    program = written(
        [0, 1, 0, 1, 1],
        objects=5,
        address_of=[(2, 3), (3, UNKNOWN), (4, 2)],
        copies=[(2, 4), (4, 2)],
        cycles=[(2, 2)],
    )
    for without in opt.USUAL.intersection(opt.optimisations("openmp")):
        solved = solve(program, target="openmp", without=frozenset({without}))
        # Only the merging makes them the same here, no other constraint.
        if without != opt.HYBRID:
            assert sets_of(solved.solution) == by_rules(program)
    assert by_rules(program)[4] == {1, 2, 3}


def test_few_threads_do_not_reverse_the_rules() -> None:
    """Then what is new goes along all copies in one round."""
    copies = [(link, link - 1) for link in range(3, 9)]
    program = written([0] * 9, objects=2, address_of=[(2, 0)], copies=copies)

    def rounds(threads: int, **change: Any) -> int:
        solved = solve(program, target="openmp", threads=threads, **change)
        assert sets_of(solved.solution)[8] == {0}
        return solved.rounds

    given = frozenset({opt.REVERSED})
    few, many = rounds(1), rounds(3)
    assert few < many
    assert rounds(2) == few
    assert rounds(3, without=given) == few
    assert rounds(2, also=given) == many
    assert rounds(1, also=frozenset({opt.EQUAL})) == many
    assert rounds(1, without=frozenset({opt.DELTAS})) == many
    assert rounds(3, also=frozenset({opt.WAVES})) == few


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


def test_sets_in_one_block_are_read_once(data: Path) -> None:
    """Threads keep equal sets in one block, so that no more than these are copied."""
    given = []

    def noted(points: SparseSets, same: Ids) -> Solution:
        given.append(points)
        return shared(points, same)

    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(solver, "shared", noted)
        solution = EX.solution(data, target="openmp", threads=1)
    different = given[0].different
    assert different is not None
    assert len(different[1].words) < 2 * len(solution.words)


def test_the_unknown_takes_no_part_in_loads_and_stores() -> None:
    """3 points to 1 and 4; 1 and 4 point to 2: only what 4 has is loaded."""

    def sets(*more: tuple[int, int]) -> list[set[int]]:
        address_of = [(3, UNKNOWN), (UNKNOWN, 2), (6, 0), *more]
        rows: Any = {
            "address_of": address_of,
            "loads": [(5, 3, 0)],
            "stores": [(3, 6, 0)],
        }
        return sets_of(solve(written([0] * 8, 5, **rows), target="interpret").solution)

    assert sets()[5] == set()
    found = sets((3, 4))
    assert (found[UNKNOWN], found[4], found[5]) == ({2}, {0}, {0})


@rows(*tables(__file__, Sharing=opt.Sharing)["what does nothing"])
def test_what_does_nothing(
    target: str, without: str, also: str, sharing: opt.Sharing | None, said: str
) -> None:
    names: dict[str, Any] = {"without": frozenset(without.split())}
    names["also"] = frozenset(also.split())
    with pytest.raises(UsageError, match=said):
        solve(written([0] * 3, 3), target=target, **names, sharing=sharing)
