"""Analyses of immutable nodes, asked for again and again, are made once.

Nodes compare by content, which takes as long as the analysis: what counts here is that
it is the same object.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import TypeVar

K = TypeVar("K")
V = TypeVar("V")

# More than the kernels of one program.
LIMIT = 1024


def remembered(analysis: Callable[[K], V]) -> Callable[[K], V]:
    """`analysis` with the answers for the last objects that it was asked about."""
    # The object is kept beside its answer, so that no other takes its identity.
    known: dict[int, tuple[K, V]] = {}

    @wraps(analysis)
    def ask(node: K) -> V:
        key = id(node)
        if key not in known:
            if len(known) >= LIMIT:
                del known[next(iter(known))]
            known[key] = node, analysis(node)
        return known[key][1]

    return ask
