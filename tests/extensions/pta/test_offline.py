"""What constraints alone say of who is the same."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from lighthouse.extensions.pta import files
from lighthouse.extensions.pta.constraints import Constraints, no_rows
from lighthouse.extensions.pta.modes import in_mode
from lighthouse.extensions.pta.offline import components, strong, with_cycles
from lighthouse.extensions.pta.optimisations import OFFLINE
from lighthouse.extensions.pta.solver import solve
from tests.extensions.pta.programs import by_rules, programs, written
from tests.extensions.pta.published import BEFORE, paths
from tests.sampling import rows, sampled, tables


@rows(*tables(__file__)["what is the same"])
def test_what_is_the_same(
    program: dict[str, list[tuple[int, ...]]], merged: list[int], cycles: list[int]
) -> None:
    """Of ten variables."""
    found = with_cycles(written([0] * 10, 3, **program))
    assert (found.merged.tolist(), found.cycles.tolist()) == (merged, cycles)


@given(st.lists(st.tuples(st.integers(0, 9), st.integers(0, 9)), max_size=25))
def test_components(edges: list[tuple[int, int]]) -> None:
    reached = np.eye(10, dtype=np.bool_)
    tails, heads = np.array(edges, np.int32).reshape(-1, 2).T
    reached[tails, heads] = True
    for _ in range(4):
        reached = reached @ reached
    both = reached & reached.T
    assert components(10, tails, heads).tolist() == both.argmax(axis=1).tolist()


def without_file(program: Constraints) -> Constraints:
    return replace(program, merged=no_rows(2), cycles=no_rows(2))


def test_targets_are_read_twice_at_most() -> None:
    """All of a long path lead to one vertex, and that to all of them."""
    reads = 0

    class Targets(list[int]):
        def __iter__(self) -> Iterator[int]:
            nonlocal reads
            reads += 1
            return super().__iter__()

    follows = {vertex: [100, vertex + 1] for vertex in range(99)}
    follows |= {99: [100], 100: Targets(range(100))}
    assert [len(each) for each in strong(follows)] == [101]
    assert reads == 2


@given(programs(indirect=False).map(without_file))
def test_solutions_stay_as_they_are(program: Constraints) -> None:
    assert by_rules(with_cycles(program)) == by_rules(program)


@pytest.mark.parametrize("name", sampled(zip(["lua", "perl"]), 2))
def test_real_programs(name: str, data: Path) -> None:
    program = in_mode(files.read(*paths(data, name, *BEFORE)), "paper")
    assert len(with_cycles(program).cycles) > 50
    plain = solve(program, target="openmp", without=frozenset({OFFLINE}))
    found = solve(program, target="openmp")
    assert found.solution.digest() == plain.solution.digest()
    assert found.counts["merged variables"] > plain.counts["merged variables"]
