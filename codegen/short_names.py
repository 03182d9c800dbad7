"""Gives the variables of a kernel or host block the names that they have in the source.

Passes keep names unique in the whole program, which gives names such as `n_4`; in the
code of one kernel it is enough that they are unique there.
"""

from __future__ import annotations

import re
from collections import Counter
from itertools import accumulate, chain
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
    own: list[str] = sorted(local_names(unit))
    taken: set[str] = set(own)
    for item in signature(plan, unit, target):
        taken.add(parameter(plan, item).split()[-1].lstrip("*&"))
    beginnings = Counter(chain.from_iterable(map(beginnings_of, taken)))
    names = {}
    for name in own:
        if not (match := NUMBERED.fullmatch(name)):
            continue
        short = match[1]
        # `name` begins with it, too.
        if beginnings[short] == 1 and taken.isdisjoint(beginnings_of(short)):
            names[name] = short
            taken.add(short)
            beginnings.update(beginnings_of(short))
    return rename_locals(unit, names) if names else unit


def beginnings_of(name: str) -> list[str]:
    """`a`, `a_b` and `a_b_c` for the last."""
    return [*accumulate(name.split("_"), "{}_{}".format)]
