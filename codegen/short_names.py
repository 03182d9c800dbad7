"""Gives the variables of a kernel or host block the names that they have in the source.

Passes keep names unique in the whole program, which gives names such as `n_4`; in the
code of one kernel it is enough that they are unique there.
"""

from __future__ import annotations

import re
from collections import Counter
from itertools import accumulate, chain, count
from typing import Literal, TypeVar

from lighthouse.codegen.signature import parameter, signature
from lighthouse.ir.kernels import HostBlock, Kernel
from lighthouse.ir.plan import Plan
from lighthouse.ir.roles import Names, Role
from lighthouse.ir.uses import uses
from lighthouse.ir.walk import rename_locals

Unit = TypeVar("Unit", Kernel, HostBlock)
# Also what `scalar-replacement` calls a variable for an element of a property.
NUMBERED = re.compile(r"(.*?[^\W\d_])(?=_)(_kept)?(_\d+)*")


def with_short_names(plan: Plan, unit: Unit, target: Literal["cuda", "openmp"]) -> Unit:
    """The unit without the numbers after names, or with small ones, where such a name
    is free: no other name of the unit begins with it, as those do that are made of it
    (`n_slot`).  `P_kept` is `P` where the unit does not use the property.

    A number or `_kept` that the program itself has goes, too: a plan does not tell them
    apart.
    """
    own = {
        use.name: NUMBERED.fullmatch(use.name)
        for use in uses(unit)
        if use.role is Role.DEFINES and use.names is Names.LOCAL
    }
    given = [parameter(plan, item) for item in signature(plan, unit, target)]
    taken = {text.split()[-1].lstrip("*&") for text in given}
    taken |= {name for name, match in own.items() if not match}
    beginnings = Counter(chain.from_iterable(map(beginnings_of, taken)))
    names = {}
    for name, match in own.items():
        if not match:
            continue
        short = match[1]
        if beginnings[short] or not taken.isdisjoint(beginnings_of(short)):
            kept = [f"{short}_kept"] if match[2] else []
            numbered = (f"{(kept or [short])[0]}_{number}" for number in count(2))
            short = next(each for each in chain(kept, numbered) if not beginnings[each])
        names[name] = short
        taken.add(short)
        beginnings.update(beginnings_of(short))
    return rename_locals(unit, names) if names else unit


def beginnings_of(name: str) -> list[str]:
    """`a`, `a_b` and `a_b_c` for the last."""
    return [*accumulate(name.split("_"), "{}_{}".format)]
