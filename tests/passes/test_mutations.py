"""Each legality condition has a test that misses it (`tests.passes.mutate`)."""

from __future__ import annotations

import pytest

from lighthouse.passes import registry
from tests.passes.mutate import Mutant, mutants, paths_of, survives, survivors

# No type is wider than a word so far.
EQUIVALENT = {"elide_monotone_atomics.fits_word = True"}
# Its conditions are for the tests of infer-frontier to notice.
SHARED = "rounds."
TESTED = [each for each in registry.known() if paths_of(each) and any(mutants(each))]


def test_a_mutant_is_noticed_and_no_mutant_is_not() -> None:
    reason = Mutant("lighthouse.passes.optimize.forward_stores", "blocker", "None")
    assert reason in list(mutants("forward-stores"))
    assert survives(None, "forward-stores")
    assert not survives(reason, "forward-stores")


@pytest.mark.slow
@pytest.mark.parametrize("name", TESTED)
def test_every_condition_has_a_near_miss(name: str) -> None:
    left = {str(mutant) for mutant in survivors(name)}
    if name != "infer-frontier":
        left = {each for each in left if not each.startswith(SHARED)}
    assert left <= EQUIVALENT
