"""The simulator as a device; what kernels compute on it: tests/run."""

from pathlib import Path

import numpy as np
import pytest

import lighthouse
from lighthouse.api import Compiled
from lighthouse.graph import Graph
from lighthouse.runtime.simulator import POISON, Simulator
from tests.once import with_kernels
from tests.refused import refused
from tests.sampling import rows

SUM = """
Procedure sum(G: Graph, A: N_P<Int>): Int {
    Return Sum(n: G.Nodes){n.A};
}
"""
A = np.arange(100, dtype=np.int32)


def compiled(lanes: bool = False, save_temps: Path | None = None) -> Compiled:
    return lighthouse.compile(
        SUM, target="cuda-sim", lanes=lanes, save_temps=save_temps
    )


@rows("dtype", [np.bool_, np.int32, np.float64])
@rows("count", [0, 1, 5])
def test_memory_is_poisoned(dtype: type[np.generic], count: int) -> None:
    memory = Simulator(compiled().program).allocate(count, np.dtype(dtype))
    assert memory.shape == (count,)
    assert memory.dtype == dtype
    assert memory.ctypes.data % 4 == 0
    assert (memory.view(np.uint8) == POISON).all()


def test_elements() -> None:
    device = Simulator(compiled().program)
    memory = device.allocate(3, np.dtype(np.int32))
    device.fill(memory, 0)
    device.write(memory, 1, 5)
    assert device.read(memory, 1) == 5
    assert memory.tolist() == [0, 5, 0]


@pytest.mark.parametrize("lanes", [False, True])
def test_sum(lanes: bool) -> None:
    assert compiled(lanes)(Graph.empty(100), A=A).returned == A.sum()


def test_lanes_find_a_divergent_collective() -> None:
    """Fast mode cannot: it has one thread in a block."""
    collective = "lh::block_add("
    program = compiled(lanes=True)
    assert program.program.kernels.source().count(collective) == 1
    broken = f"if (lh::thread_in_block() != 3) {collective}"
    program.program = with_kernels(program.program, collective, broken)
    diagnostic = refused("GM0607", program, Graph.empty(100), A=A)
    (kernel,) = program.program.signatures
    assert kernel in diagnostic.message


def test_libraries_have_no_locales() -> None:
    """They crashed where g++ had linked its libstdc++ into them and Python had loaded
    that of another release: the two number the parts of a locale differently.
    """
    library = Simulator(compiled().program, mode="lanes").library
    assert b"St6locale" not in Path(library._name).read_bytes()


def test_source_is_kept(tmp_path: Path) -> None:
    program = compiled(save_temps=tmp_path)
    program(Graph.empty(100), A=A)
    (kept,) = tmp_path.iterdir()
    assert kept.suffix == ".cu"
    assert kept.read_text() == program.program.kernels.source()
