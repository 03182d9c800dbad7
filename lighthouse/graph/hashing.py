"""Random numbers as a hash of a counter, independent of the version of numpy.

SplitMix64: Steele, Lea, Flood, "Fast Splittable Pseudorandom Number Generators",
OOPSLA 2014, with Stafford's variant 13 as the finaliser.
"""

from typing import Any

import numpy as np
import numpy.typing as npt

Words = npt.NDArray[np.uint64]

_MASK = 2**64 - 1
STEP = 0x9E3779B97F4A7C15


def finalise(words: Words) -> Words:
    """Mix each word so that every bit of it depends on every bit of the input."""
    mixed = words ^ (words >> np.uint64(30))
    mixed *= np.uint64(0xBF58476D1CE4E5B9)
    mixed ^= mixed >> np.uint64(27)
    mixed *= np.uint64(0x94D049BB133111EB)
    mixed ^= mixed >> np.uint64(31)
    return mixed


def stream(seed: int, start: int, count: int) -> Words:
    """Words start … start + count − 1 of the stream of `seed` (any integer)."""
    origin = int(finalise(np.array([seed & _MASK], np.uint64))[0])
    counters = np.arange(count, dtype=np.uint64)
    counters *= np.uint64(STEP)
    counters += np.uint64((origin + (start + 1) * STEP) & _MASK)
    return finalise(counters)


def mix(words: Words, values: npt.NDArray[Any]) -> Words:
    """Words that depend on both arguments, position by position."""
    return finalise((words ^ values.astype(np.uint64)) + np.uint64(STEP))


def permutation(seed: int, count: int) -> npt.NDArray[np.int32]:
    """A seeded permutation of 0 … count − 1."""
    return np.argsort(stream(seed, 0, count), kind="stable").astype(np.int32)
