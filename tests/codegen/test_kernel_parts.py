"""Kernels are divided into sources that nvcc compiles at the same time."""

import re
from itertools import chain
from pathlib import Path

import pytest

from lighthouse.api import Compiled
from lighthouse.codegen.kernel_parts import Kernels, divided
from lighthouse.driver import Options, front, read_source
from lighthouse.toolchain import compile_cubins
from tests.test_toolchain import needs_nvcc

KERNEL = re.compile(r'^extern "C" __global__ void \w+\([^)]*\)\s+(\w+)\(', re.MULTILINE)


def kernels_of(path: Path) -> Kernels:
    compiled = Compiled(front(read_source(str(path))), "cuda", Options())
    return compiled.program.kernels


def test_parts_have_about_the_same_length() -> None:
    texts = {f"k{i}": "x" * (100 * i) for i in range(20)}
    parts = divided(texts)
    lengths = [len(part.code) for part in parts]
    assert len(parts) == 5
    assert max(lengths) <= 1.1 * min(lengths)
    assert sum(lengths) == sum(map(len, texts.values()))


@pytest.mark.parametrize(
    ("texts", "count"),
    [
        ({}, 1),
        ({"a": "x"}, 1),
        (dict.fromkeys("abc", "x" * 3000), 3),
        ({"a": "x" * 99_000}, 1),
        (dict.fromkeys("abcdefghij", "x" * 9000), 8),
    ],
)
def test_short_kernels_are_together(texts: dict[str, str], count: int) -> None:
    assert len(divided(texts)) == count


@pytest.mark.parametrize("count", [1, 2, 3, 4, 19])
def test_every_kernel_is_in_one_source(samples: Path, count: int) -> None:
    kernels = kernels_of(samples / "strong_components.gm")
    parts = kernels.at_most(count)
    assert len(parts) == min(count, 8)
    found = [KERNEL.findall(kernels.source(part)) for part in parts]
    assert [{*names} for names in found] == [part.names for part in parts]
    together = KERNEL.findall(kernels.source())
    assert sorted(chain.from_iterable(found)) == sorted(together)
    assert len({*together}) == len(together)


def test_one_heap_for_all_kernels(samples: Path) -> None:
    """That of one module is not that of another."""
    (part,) = kernels_of(samples / "communities.gm").parts
    assert "communities_heap_was_full" in part.names


@needs_nvcc
@pytest.mark.parametrize("name", ["bfs_levels", "triangle_counting"])
def test_every_source_compiles(samples: Path, name: str) -> None:
    """Loops that several kernels share; one that orients the graph."""
    kernels = kernels_of(samples / f"{name}.gm")
    sources = [kernels.source(part) for part in kernels.at_most(2)]
    for cubin in compile_cubins(sources, "sm_90", ["-std=c++17", "-w"]):
        assert cubin.read_bytes().startswith(b"\x7fELF")
