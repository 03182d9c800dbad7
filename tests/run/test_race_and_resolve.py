"""Nodes own their neighbourhoods, by a race, locks or maxima: how they mark them."""

import re
from pathlib import Path

import pytest

from lighthouse.api import Compiled
from lighthouse.diagnostics import Diagnostics
from lighthouse.driver import Options, front, read_source
from lighthouse.frontend.races import find_races
from lighthouse.ir.effects import writes
from lighthouse.ir.kernels import Strategy, UpdateTuple
from lighthouse.toolchain import compile_ptx

RACE, MAXIMA = "disjoint_neighbourhoods", "disjoint_neighbourhoods_max"
LOCKS = "disjoint_neighbourhoods_locks"


def of_sample(name: str, samples: Path) -> Compiled:
    return Compiled(front(read_source(str(samples / f"{name}.gm"))), "cuda", Options())


def test_no_warning_of_the_race(samples: Path) -> None:
    diagnostics = Diagnostics()
    for name in (RACE, MAXIMA, LOCKS):
        program = front(read_source(str(samples / f"{name}.gm"))).program
        find_races(program, diagnostics, strict=True)
    assert diagnostics.found == []


@pytest.mark.parametrize(
    ("name", "function"), [(RACE, "store_racy"), (MAXIMA, "atomic_max")]
)
def test_how_nodes_are_marked(name: str, function: str, samples: Path) -> None:
    code = of_sample(name, samples).source
    marks = set(re.findall(r"lh::(\w+)\(&owner\[t\], \w+\)", code))
    assert marks == {function}


def test_who_takes_a_lock_first_keeps_it(samples: Path) -> None:
    """The lock and its owner are one word, which one atomic replaces."""
    plan = of_sample(LOCKS, samples).program.plan
    taken = [
        write
        for kernel in plan.kernels
        for write in writes(kernel)
        if isinstance(write, UpdateTuple)
    ]
    assert taken
    assert {write.strategy for write in taken} == {Strategy.PACKED}


# Slow: nvcc takes several seconds.
@pytest.mark.slow
@pytest.mark.parametrize(
    ("name", "has_atomics"), [(RACE, False), (MAXIMA, True), (LOCKS, True)]
)
def test_atomics_in_the_ptx(name: str, has_atomics: bool, samples: Path) -> None:
    """Of the kernels that mark: by a thread for each node, and by blocks."""
    source = of_sample(name, samples).program.source
    ptx = compile_ptx(source, "sm_90", ("-std=c++17", "-O3")).read_text()
    kernels = ptx.split(".entry ")[1:]
    first = "update_locked_2" if name == LOCKS else "update_owner"
    marking = [k for k in kernels if f"{name}_{first}" in k.split("(")[0]]
    assert len(marking) == 2
    for kernel in marking:
        assert bool(re.search(r"\s(atom|red)\.", kernel)) == has_atomics
