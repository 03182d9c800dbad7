"""What the rules give of extracted constraints, by name."""

import re

from lighthouse.extensions.pta.constraints import UNKNOWN, Constraints
from tests.extensions.pta.programs import by_rules

DISTANCE = re.compile(r"[^.]\+\d+$")


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
    for variable, objects in enumerate(by_rules(constraints)):
        if variable in names:
            told = {names.get(one, f"#{one}") for one in objects}
            found.setdefault(names[variable], set()).update(told)
    return found
