"""Results of methods are kept as long as their object, and no longer."""

import gc
import weakref

from lighthouse.extensions.pta.extract.kept import kept


class Pairs:
    @kept
    def of(self, number: int) -> list[object]:
        return [self, number]


def test_results_go_with_their_object() -> None:
    pairs, others = Pairs(), Pairs()
    assert pairs.of(1) is pairs.of(1)
    assert pairs.of(1) != pairs.of(2)
    assert others.of(1) == [others, 1]
    gone = weakref.ref(pairs)
    del pairs
    gc.collect()
    assert gone() is None
