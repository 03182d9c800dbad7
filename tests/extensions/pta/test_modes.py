"""Modes: what is left out, and what says the same in other words."""

from hypothesis import given

from lighthouse.extensions.pta.constraints import Constraints
from lighthouse.extensions.pta.modes import dropped, in_mode, paper, sound
from lighthouse.extensions.pta.solver import solve
from tests.extensions.pta.programs import by_rules, programs, sets_of, written

SIZES = [0, 1, 0, 2, 1, 0, 0]


def test_paper_drops_and_counts() -> None:
    loads, stores = [(5, 6, 0), (5, 6, 1)], [(6, 5, 2), (6, 5, 0), (5, 6, 1)]
    given_ = written(SIZES, objects=5, loads=loads, stores=stores)
    assert dropped(given_) == {"load": 1, "store": 2}
    kept = in_mode(given_, "paper")
    assert kept.loads.tolist() == [[5, 6, 0]]
    assert kept.stores.tolist() == [[6, 5, 0]]
    assert dropped(kept) == {"load": 0, "store": 0}


def test_sound_has_one_variable_for_each_pointer_and_offset() -> None:
    loads, stores = [(5, 6, 1), (4, 6, 1), (5, 6, 0)], [(6, 5, 1), (6, 5, 2)]
    given_ = written(SIZES, objects=5, loads=loads, stores=stores)
    told = in_mode(given_, "sound")
    assert told.variables == 9
    assert told.loads.tolist() == [[5, 7, 0], [4, 7, 0], [5, 6, 0]]
    assert told.stores.tolist() == [[7, 5, 0], [8, 5, 0]]
    assert told.offsets.tolist() == [[7, 6, 1], [8, 6, 2]]
    assert told.sizes[7:].tolist() == [0, 0]
    assert given_.loads[0].tolist() == [5, 6, 1], "what was given is as it was"


@given(programs())
def test_sound_says_the_same(program: Constraints) -> None:
    solution = solve(sound(program), target="interpret").solution
    assert sets_of(solution.first(program.variables)) == by_rules(program)


@given(programs())
def test_paper_is_within_sound(program: Constraints) -> None:
    less = sets_of(solve(paper(program), target="interpret").solution)
    for few, many in zip(less, by_rules(program), strict=True):
        assert few <= many
