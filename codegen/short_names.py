"""Gives the variables of a kernel or host block the names that they have in the source.

Passes keep names unique in the whole program, which gives names such as `n_4`; in the
code of one kernel it is enough that they are unique there.
"""

from __future__ import annotations

import re
from typing import Literal, TypeVar

from lighthouse.codegen.signature import parameter, signature
from lighthouse.ir.kernels import HostBlock, Kernel
from lighthouse.ir.plan import Plan
from lighthouse.ir.uses import local_names
from lighthouse.ir.walk import rename_locals

Unit = TypeVar("Unit", Kernel, HostBlock)
NUMBERED = re.compile(r"(.*[^\W\d_])_\d+")


def with_short_names(plan: Plan, unit: Unit, target: Literal["cuda", "openmp"]) -> Unit:
    """The unit without the numbers after names, where the name is free: no other name
    of the unit begins with it, as those do that are made of it (`n_slot`).

    A number that the program itself has goes, too: a plan does not tell the two apart.
    """
    taken = set(local_names(unit))
    for item in signature(plan, unit, target):
        taken.add(parameter(plan, item).split()[-1].lstrip("*&"))
    names = {}
    for name in sorted(local_names(unit)):
        if match := NUMBERED.fullmatch(name):
            short = match[1]
            if not any(is_related(short, other) for other in taken - {name}):
                names[name] = short
                taken.add(short)
    return rename_locals(unit, names) if names else unit


def is_related(one: str, other: str) -> bool:
    """Whether they are equal, or one is the other with more words after it."""
    return f"{one}_".startswith(f"{other}_") or f"{other}_".startswith(f"{one}_")
