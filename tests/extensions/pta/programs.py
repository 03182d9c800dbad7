"""Random programs, and the rules read aloud: an oracle for small ones."""

from typing import Any

import numpy as np
from hypothesis import strategies as st

from lighthouse.extensions.pta.constraints import UNKNOWN, Constraints, Ids
from lighthouse.extensions.pta.solution import Solution


@st.composite
def programs(draw: st.DrawFn, indirect: bool = True) -> Constraints:
    """Up to a dozen objects in blocks, as many other variables, a few constraints.

    `indirect` lets loads and stores have offsets.
    """
    blocks = draw(st.lists(st.integers(1, 4), max_size=4))
    sizes = [0, 1, 0]
    functions = [False] * 3
    for size in blocks:
        sizes += range(size, 0, -1)
        functions += [draw(st.booleans()), *[False] * (size - 1)]
    objects = len(sizes)
    count = objects + draw(st.integers(0, 8))
    variables = st.integers(0, count - 1)
    known = st.integers(2, count - 1)
    offsets = st.integers(0, 3 if indirect else 0)
    represent = draw(st.lists(known, unique=True, max_size=2))
    lost = draw(st.lists(known.filter(lambda v: v not in represent), unique=True))
    merged = [(each, draw(st.sampled_from(represent))) for each in lost if represent]
    text = st.text("abcdef:_. é", min_size=1, max_size=6).map(str.strip).filter(bool)
    return Constraints(
        sizes=np.array(sizes + [0] * (count - objects), np.int32),
        functions=np.array(functions + [False] * (count - objects)),
        objects=objects,
        address_of=_rows(draw, variables, st.integers(1, objects - 1)),
        copies=_rows(draw, variables, variables),
        loads=_rows(draw, variables, variables, offsets),
        stores=_rows(draw, variables, variables, offsets),
        offsets=_rows(draw, variables, variables, st.integers(0, 3)),
        merged=np.array(merged, np.int32).reshape(-1, 2),
        cycles=_rows(draw, known, variables)[:3],
        names={
            variable: f"{name}{variable}"
            for variable, name in draw(
                st.dictionaries(variables, text, max_size=3)
            ).items()
        },
        others=draw(
            st.dictionaries(
                variables, st.lists(text, min_size=1, max_size=2).map(tuple), max_size=2
            )
        ),
        lines=draw(st.dictionaries(variables, text, max_size=3)),
    )


def _rows(draw: st.DrawFn, *columns: st.SearchStrategy[int]) -> Ids:
    rows = draw(st.lists(st.tuples(*columns), max_size=8))
    return np.array(rows, np.int32).reshape(-1, len(columns))


def written(sizes: list[int], objects: int, **rows: Any) -> Constraints:
    """A program that a test writes down."""
    rows = {kind: np.array(each, np.int32) for kind, each in rows.items()}
    return Constraints(
        sizes=np.array(sizes, np.int32),
        functions=np.zeros(len(sizes), np.bool_),
        objects=objects,
        **rows,
    )


def by_rules(constraints: Constraints) -> list[set[int]]:
    """The set of each variable: every rule, over and over, until nothing changes.

    Equivalent variables stay apart and have the same in the end.
    """
    points: list[set[int]] = [set() for _ in range(constraints.variables)]
    copies = set[tuple[int, int]]().union(
        *(_through(source, target) for target, source in constraints.copies.tolist())
    )
    for variable, object_ in constraints.address_of.tolist():
        points[variable].add(object_)
    for one, other in constraints.merged.tolist():
        copies |= {(one, other), (other, one)}
    # Constraints that name a merged variable are those of its representative: what
    # they do to one they do to the other, as both have the same set and copies.
    size = -1
    while size != (size := len(copies) + sum(map(len, points))):
        for source, target in list(copies):
            points[target] |= points[source]
        for target, pointer, offset in constraints.loads.tolist():
            for object_ in _shifted(constraints, points[pointer], offset):
                copies |= _through(object_, target)
        for pointer, source, offset in constraints.stores.tolist():
            for object_ in _shifted(constraints, points[pointer], offset):
                copies |= _through(source, object_)
        for target, source, offset in constraints.offsets.tolist():
            if target != UNKNOWN:
                points[target] |= _shifted(constraints, points[source], offset, True)
        for variable, pointer in constraints.cycles.tolist():
            for object_ in points[pointer] - {UNKNOWN}:
                copies |= {(variable, object_), (object_, variable)}
    return points


def sets_of(solution: Solution) -> list[set[int]]:
    return [set(solution.members(each).tolist()) for each in range(solution.variables)]


def _shifted(
    constraints: Constraints, objects: set[int], offset: int, zero: bool = False
) -> set[int]:
    """Objects after others; an offset of 0 in a load or store is none."""
    if offset == 0 and not zero:
        return set(objects)
    return {each + offset for each in objects if constraints.sizes[each] > offset}


def _through(source: int, target: int) -> set[tuple[int, int]]:
    return set() if UNKNOWN in (source, target) else {(source, target)}
