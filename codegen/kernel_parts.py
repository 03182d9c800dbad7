"""Divides the kernels of a program into sources that nvcc compiles at the same time.

A kernel takes about as long as its text is long, and each source another 0.2 s, in
which the runtime is parsed.
"""

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import NamedTuple

MOST = 8
# So many characters take as long as another source.
LENGTH = 4000


class KernelPart(NamedTuple):
    """Some kernels: their names, and their code."""

    names: frozenset[str]
    code: str


@dataclass(frozen=True, slots=True)
class Kernels:
    """The kernels of a program without its host function.

    `head`: the runtime that they use; `loops`: functions that several of them call.
    """

    head: str = ""
    loops: str = ""
    parts: tuple[KernelPart, ...] = ()

    def at_most(self, count: int) -> tuple[KernelPart, ...]:
        """Its parts, or larger ones if these are more."""
        count = min(count, len(self.parts))
        return tuple(together(self.parts[i::count]) for i in range(count))

    def source(self, *parts: KernelPart) -> str:
        """CUDA with the kernels of these parts, by default of all."""
        code = self.loops + "".join(part.code for part in parts or self.parts)
        return self.head + code + exports(code)


def divided(kernels: Mapping[str, str], *, most: int = MOST) -> tuple[KernelPart, ...]:
    """Parts of about the same length, at least one, of kernels by their names."""
    length = sum(map(len, kernels.values()))
    count = min(most, max(1, len(kernels)), 1 + length // LENGTH)
    parts: list[list[str]] = [[] for _ in range(count)]
    lengths = [0] * count
    for name in sorted(kernels, key=lambda name: len(kernels[name]), reverse=True):
        shortest = lengths.index(min(lengths))
        parts[shortest].append(name)
        lengths[shortest] += len(kernels[name])
    return tuple(
        KernelPart(frozenset(part), "".join(kernels[name] for name in part))
        for part in parts
    )


def together(parts: Iterable[KernelPart]) -> KernelPart:
    """One part with the kernels of all."""
    parts = list(parts)
    names = frozenset(name for part in parts for name in part.names)
    return KernelPart(names, "".join(part.code for part in parts))


def exports(code: str) -> str:
    """What makes the kernels of CUDA known to the simulator."""
    # A line with a long name is wrapped within the bounds.
    # A line with a long name is wrapped after the bounds.
    head = r'^extern "C" __global__ void \w+\([^)]*\)\s+(\w+)\('
    names = re.findall(head, code, re.MULTILINE)
    lines = "".join(f"LH_EXPORT({name})\n" for name in names)
    return f"\n#ifdef LH_SIMULATOR\n{lines}#endif  // LH_SIMULATOR\n"
