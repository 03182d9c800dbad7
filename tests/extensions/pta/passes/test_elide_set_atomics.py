"""Kernels whose sets belong to one iteration each have no atomics on them."""

import re

import pytest

from lighthouse.api import Compiled
from lighthouse.driver import Options, front, read_source
from lighthouse.extensions.pta.loops import OwnedEffect
from lighthouse.extensions.pta.solver import PROGRAMS
from lighthouse.ir.kernels import Kernel
from lighthouse.ir.nodes import Call, Effect
from lighthouse.ir.uses import is_mutation
from lighthouse.ir.walk import walk
from lighthouse.toolchain import compile_ptx


def grown(kernel: Kernel) -> dict[str, set[bool]]:
    """The sets to which the kernel adds, and whether it owns them."""
    found: dict[str, set[bool]] = {}
    for node in walk(kernel.body):
        match node:
            case Effect(Call(receiver=target) as call) if is_mutation(call, True):
                name = getattr(target, "name", "")
                found.setdefault(name, set()).add(isinstance(node, OwnedEffect))
    return found


# Slow: nvcc takes 10 seconds for each.
@pytest.mark.slow
@pytest.mark.parametrize("elided", [True, False], ids=["elided", "atomic"])
def test_atomics_in_the_ptx(elided: bool) -> None:
    """Elements come from a pool, by an atomic add; second launches have other ones."""
    disabled = ("split-loops", *(() if elided else ("elide-set-atomics",)))
    source = read_source(str(PROGRAMS / "andersen.gm"))
    program = Compiled(front(source), "cuda", Options(disabled=disabled)).program
    ptx = compile_ptx(program.source, "sm_90", ("-std=c++17", "-O3")).read_text()
    texts = {text.split("(")[0]: text for text in ptx.split(".entry ")[1:]}
    owned = set()
    for kernel in program.plan.kernels:
        sets = grown(kernel)
        if not sets:
            continue
        shared = {name for name, owns in sets.items() if False in owns}
        has_atomics = re.search(r"\s(atom|red)\.\S*(or\.b32|cas)", texts[kernel.name])
        assert bool(has_atomics) == bool(shared), kernel.name
        owned |= set(sets) - shared
    rules = {"points", "fresh", "image", "next", "found", "copies", "stored"}
    assert owned == (rules if elided else set())
