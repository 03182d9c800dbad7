"""Andersen's analysis as textbooks have it: five rules, until nothing changes."""

import re

from lighthouse.extensions.pta.constraints import UNKNOWN, Constraints

DISTANCE = re.compile(r"[^.]\+\d+$")


def solve(constraints: Constraints) -> list[set[int]]:
    """What each variable points to; loads and stores with offsets count."""
    sizes = constraints.sizes.tolist()
    points: list[set[int]] = [set() for _ in range(constraints.variables)]

    def moved(pointer: int, offset: int) -> set[int]:
        return {one + offset for one in points[pointer] if sizes[one] > offset}

    def size() -> int:
        return sum(map(len, points))

    before = -1
    while before != size():
        before = size()
        for target, source in constraints.address_of.tolist():
            points[target].add(source)
        for target, source in constraints.copies.tolist():
            points[target] |= points[source]
        for target, source, offset in constraints.offsets.tolist():
            points[target] |= moved(source, offset)
        for target, source, offset in constraints.loads.tolist():
            for one in moved(source, offset) - {UNKNOWN}:
                points[target] |= points[one]
        for target, source, offset in constraints.stores.tolist():
            for one in moved(target, offset) - {UNKNOWN}:
                points[one] |= points[source]
    return points


def in_bytes(constraints: Constraints) -> dict[int, str]:
    """The names of variables; those of fields tell their distance in bytes."""
    others = constraints.others
    return {
        variable: next(filter(DISTANCE.search, others.get(variable, ())), name)
        for variable, name in {**constraints.names, UNKNOWN: "UNKNOWN"}.items()
    }


def by_name(constraints: Constraints) -> dict[str, set[str]]:
    """What variables with names point to, by name; several of one name are one."""
    names = in_bytes(constraints)
    found: dict[str, set[str]] = {}
    for variable, objects in enumerate(solve(constraints)):
        if variable in names:
            told = {names.get(one, f"#{one}") for one in objects}
            found.setdefault(names[variable], set()).update(told)
    return found
