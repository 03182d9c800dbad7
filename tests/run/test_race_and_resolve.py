"""Nodes that own their neighbourhoods, by a race or by maxima: how they mark them."""

import re
from pathlib import Path

import pytest

from lighthouse.api import Compiled
from lighthouse.diagnostics import Diagnostics
from lighthouse.driver import Options, front, read_source
from lighthouse.frontend.races import find_races
from lighthouse.toolchain import compile_ptx

RACE, MAXIMA = "disjoint_neighbourhoods", "disjoint_neighbourhoods_max"


def of_sample(name: str, samples: Path) -> Compiled:
    return Compiled(front(read_source(str(samples / f"{name}.gm"))), "cuda", Options())


def test_no_warning_of_the_race(samples: Path) -> None:
    diagnostics = Diagnostics()
    for name in (RACE, MAXIMA):
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


# Slow: nvcc takes several seconds.
@pytest.mark.slow
@pytest.mark.parametrize(("name", "has_atomics"), [(RACE, False), (MAXIMA, True)])
def test_atomics_in_the_ptx(name: str, has_atomics: bool, samples: Path) -> None:
    """Of the kernels that mark: by a thread for each node, and by blocks."""
    source = of_sample(name, samples).program.source
    ptx = compile_ptx(source, "sm_90", ("-std=c++17", "-O3")).read_text()
    kernels = ptx.split(".entry ")[1:]
    marking = [k for k in kernels if f"{name}_update_owner" in k.split("(")[0]]
    assert len(marking) == 2
    for kernel in marking:
        assert bool(re.search(r"\s(atom|red)\.", kernel)) == has_atomics
