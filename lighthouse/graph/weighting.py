"""The choice of edge weights: `--weights column` and `--weights random:…`."""

from dataclasses import dataclass
from numbers import Real
from typing import Literal

import numpy as np

from lighthouse.diagnostics import fail
from lighthouse.graph import hashing
from lighthouse.graph.numbers import Numbers, as_integer, as_number
from lighthouse.graph.order import Integers, copies_of, sources_of
from lighthouse.graph.parallel import blocks, over
from lighthouse.graph.table import is_whole, tidy_weights

# What to do where a graph has none.
MAKE_WEIGHTS = (
    "`--weights random:SEED` makes some, in Python `graph.with_random_weights(SEED)`"
)


@dataclass(frozen=True, slots=True)
class RandomWeights:
    """Integers in low … high if both are whole, else Double in [low, high)."""

    seed: int = 1
    low: float = 1
    high: float = 255

    def __post_init__(self) -> None:
        if not is_whole(self.seed):
            fail("GM0716", f"the seed of weights is {self.seed!r}, no whole number")
        for bound in (self.low, self.high):
            if not isinstance(bound, Real):
                fail("GM0716", f"the bound of weights is {bound!r}, no number")
        if not -(2**53) <= self.low <= self.high <= 2**53:
            fail("GM0716", f"no weights lie between {self.low} and {self.high}")

    def draw(self, row_offsets: Integers, targets: Integers) -> Numbers:
        """One weight an edge, the same in both directions between two nodes; every row
        is sorted."""
        fits = self.low >= -(2**31) and self.high < 2**31
        narrow = np.int32 if fits else np.int64
        drawn = np.empty(len(targets), narrow if self.is_whole else np.float64)

        def draw(part: slice) -> None:
            sources, heads = sources_of(row_offsets, part), targets[part]
            words = hashing.stream(self.seed, 0, 1)
            for values in (np.minimum(sources, heads), np.maximum(sources, heads)):
                words = hashing.mix(words, values)
            words = hashing.mix(words, copies_of(row_offsets, targets, part))
            if self.is_whole:
                words %= np.uint64(self.high - self.low + 1)
                drawn[part] = words.view(np.int64) + self.low
            else:
                words >>= np.uint64(11)
                unit = words.astype(np.float64) * 2.0**-53
                drawn[part] = self.low + unit * (self.high - self.low)

        over(blocks(len(targets)), draw)
        if self.is_whole:
            return tidy_weights(drawn, len(drawn), "random weights")
        return drawn

    @property
    def is_whole(self) -> bool:
        bounds = (self.low, self.high)
        return all(isinstance(bound, int | np.integer) for bound in bounds)


def parse(text: str | None) -> RandomWeights | Literal["column"] | None:
    """Understand the value of `--weights`; CompileError GM0716 if malformed."""
    if text is None:
        return None
    kind, *fields = text.split(":") if isinstance(text, str) else [""]
    seed = [as_integer(field) for field in fields[:1]]
    match kind, seed, [as_number(field) for field in fields[1:]]:
        case "column", [], []:
            return "column"
        case "random", [], []:
            return RandomWeights()
        case "random", [int(number)], []:
            return RandomWeights(number)
        case "random", [int(number)], [int() | float() as low, int() | float() as high]:
            return RandomWeights(number, low, high)
        case _:
            note = "write column, or random:SEED:LOW:HIGH as in random:1:1:255"
            fail("GM0716", f"cannot understand the weights '{text}'", note)
