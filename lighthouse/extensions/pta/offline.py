"""Offline detection of equivalent variables, from the constraints alone.

Hybrid cycle detection (Hardekopf and Lin, The Ant and the Grasshopper: Fast and
Accurate Pointer Analysis for Millions of Lines of Code, PLDI 2007, section 4), the
offline part.  Its graph has an edge y → x for each copy x = y, and a
vertex *p for each pointer p, which is whatever p points to: *p → x for x = *p, and
y → *p for *p = y.
"""

from collections.abc import Iterator
from dataclasses import replace

import numpy as np

from lighthouse.extensions.pta.constraints import UNKNOWN, Constraints, Ids


def with_cycles(constraints: Constraints) -> Constraints:
    """The same, with `merged` and `cycles` for constraints that have neither.

    Variables that are copies of one another are merged.  Where what p points to flows
    along copies to what is stored through p, it is the same as that.  A cycle through
    two of such vertices is left alone: one of the two pointers may point to nothing,
    and then nothing flows.  Loads and stores with an offset are not looked at.
    """
    copies = said(constraints.copies)
    same = components(constraints.variables, copies[:, 1], copies[:, 0])
    merged = np.flatnonzero(same != np.arange(len(same)))
    cycles = np.array([*pairs(constraints, same)], np.int32).reshape(-1, 2)
    return replace(
        constraints,
        merged=np.column_stack((merged, same[merged])).astype(np.int32),
        cycles=cycles,
    )


def said(rows: Ids) -> Ids:
    """Nothing is copied to what is unknown, or from it."""
    known: Ids = rows[(rows[:, :2] != UNKNOWN).all(axis=1)]
    return known


def direct(rows: Ids) -> Ids:
    return said(rows[rows[:, 2] == 0])


def components(count: int, tails: Ids, heads: Ids) -> Ids:
    """int32 (count,): of each vertex the least one that flows to it and back."""
    found = np.arange(count, dtype=np.int32)
    for component in strong(grouped(*on_cycles(count, tails, heads))):
        found[component] = min(component)
    return found


def on_cycles(count: int, tails: Ids, heads: Ids) -> tuple[Ids, Ids]:
    """Most of the edges that are on no cycle are left out: the rest is small."""
    kept = tails != heads
    while True:
        tails, heads = tails[kept], heads[kept]
        enters, leaves = np.zeros((2, count), np.bool_)
        enters[heads] = leaves[tails] = True
        kept = enters[tails] & leaves[heads]
        if np.count_nonzero(kept) >= 0.95 * len(kept):
            return tails, heads


def strong(follows: dict[int, list[int]]) -> Iterator[list[int]]:
    """Strongly connected components of several vertices (Tarjan, Depth-First Search and
    Linear Graph Algorithms, SIAM Journal on Computing 1972)."""
    numbers: dict[int, int] = {}  # in the order of the search
    lowest: dict[int, int] = {}  # of those that it leads to, until it has a component
    opened: list[int] = []
    done: set[int] = set()  # with all that they lead to
    for root in follows:
        waiting = [root]
        while waiting:
            vertex = waiting[-1]
            targets = follows.get(vertex, ())
            if vertex not in numbers:
                numbers[vertex] = lowest[vertex] = len(numbers)
                opened.append(vertex)
                waiting += [each for each in targets if each not in numbers]
                continue
            # After all that it leads to, and perhaps again for another one.
            waiting.pop()
            if vertex in done:
                continue
            done.add(vertex)
            lowest[vertex] = min(lowest[x] for x in (vertex, *targets) if x in lowest)
            if lowest[vertex] < numbers[vertex]:
                continue
            component: list[int] = []
            while vertex in lowest:
                component.append(opened.pop())
                del lowest[component[-1]]
            if len(component) > 1:
                yield component


def pairs(constraints: Constraints, same: Ids) -> Iterator[tuple[int, int]]:
    """(variable, pointer): whatever the pointer points to is the same as the variable.

    same   of each variable, the one that is known to be the same
    """
    count = constraints.variables
    copies = same[said(constraints.copies)]
    loads, stores = direct(constraints.loads), direct(constraints.stores)
    into, pointers = same[loads[:, 0]], same[loads[:, 1]]
    values, targets = same[stores[:, 1]], same[stores[:, 0]]
    # A cycle through *p is within one component of the whole graph.
    tails = np.concatenate((copies[:, 1], count + pointers, values))
    heads = np.concatenate((copies[:, 0], into, count + targets))
    whole = components(2 * count, tails, heads)
    near = whole[copies[:, 0]] == whole[copies[:, 1]]
    follows = grouped(copies[near, 1], copies[near, 0])
    near = whole[into] == whole[count + pointers]
    begins = grouped(pointers[near], into[near])
    near = whole[values] == whole[count + targets]
    ends = grouped(targets[near], values[near])
    for pointer in begins.keys() & ends.keys():
        wanted = set(ends[pointer])
        seen = set(begins[pointer])
        waiting = list(seen)
        while waiting and waiting[-1] not in wanted:
            more = set(follows.get(waiting.pop(), ())) - seen
            seen |= more
            waiting += more
        if waiting:
            yield waiting[-1], pointer


def grouped(keys: Ids, values: Ids) -> dict[int, list[int]]:
    found: dict[int, list[int]] = {}
    for key, value in zip(keys.tolist(), values.tolist(), strict=True):
        found.setdefault(key, []).append(value)
    return found
