"""Host blocks and objects as the walker runs them, with the host code of
`objects.cpp` in place of generated code, and a device that is Python."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from lighthouse.codegen.signature import Argument, Array, Cell, Object, Value, View
from lighthouse.codegen.source import Program
from lighthouse.diagnostics import CompileError, Source
from lighthouse.driver import front
from lighthouse.graph import Graph
from lighthouse.ir.kernels import HostBlock, Kernel
from lighthouse.ir.nodes import Block, Literal, Range, Variable
from lighthouse.ir.plan import Buffer, Home, HostScalar, Plan
from lighthouse.ir.plan import Object as HostObject
from lighthouse.ir.steps import Allocate, Compute, Copy, Launch, RunBlock, Step
from lighthouse.ir.types import INT, NodeType
from lighthouse.runtime.blocks import HostBlocks
from lighthouse.runtime.outcome import Outcome
from lighthouse.runtime.walk import Walker

HOST_SOURCE = (Path(__file__).parent / "objects.cpp").read_text()
TEXT = """
Procedure p(G: Graph, S: N_Q, Q: Collection<N_O>, W: N_P<N_S>, M: Map<Int, Double>;
    A: N_P<Int>, total: Int) { }
"""
PROCEDURE = front(Source("p.gm", TEXT)).procedure
TYPES = {parameter.name: parameter.type for parameter in PROCEDURE.parameters}
NODE = NodeType("G")
COUNT = Variable("count", type=INT)
S, Q, W, M = (Object(name, TYPES[name], False) for name in "SQWM")


class Host:
    """Memory is arrays; a kernel is a function of its items and arguments."""

    def __init__(self, **kernels: Callable[..., None]) -> None:
        self.kernels = kernels
        self.launched: list[tuple[str, int]] = []

    def allocate(self, count: int, dtype: np.dtype[Any]) -> Any:
        return np.zeros(count, dtype)

    def half(self, words: Any, which: int, dtype: np.dtype[Any]) -> Any:
        return words.view(dtype)[which::2]

    def upload(self, memory: Any, array: Any) -> None:
        memory[:] = array

    def download(self, memory: Any, array: Any) -> None:
        array[:] = memory

    def copy(self, memory: Any, source: Any) -> None:
        memory[: len(source)] = source

    def address(self, memory: Any) -> int:
        return int(memory.ctypes.data)

    def read(self, memory: Any, index: int) -> Any:
        return memory[index].item()

    def cells(self, dtypes: Sequence[np.dtype[Any]]) -> list[Any]:
        return [self.allocate(1, dtype) for dtype in dtypes]

    def fetcher(self, cells: Sequence[Any]) -> Any:
        return lambda: lambda: [self.read(memory, 0) for memory in cells]

    def writer(self, cells: Sequence[Any]) -> Any:
        def write(values: Sequence[Any]) -> None:
            for memory, value in zip(cells, values, strict=True):
                self.write(memory, 0, value)

        return write

    def write(self, memory: Any, index: int, value: Any) -> None:
        memory[index] = value

    def fill(self, memory: Any, byte: int) -> None:
        memory.view(np.uint8).fill(byte)

    def launcher(self, kernel: str, resident: bool) -> Callable[[int, list[Any]], None]:
        def launch(items: int, arguments: list[Any]) -> None:
            self.launched.append((kernel, items))
            self.kernels[kernel](*arguments)

        return launch

    def barrier(self) -> Any: ...

    def view(self, graph: Graph, kind: str) -> Any:
        return getattr(graph, kind)

    def kept(self, graph: Graph) -> dict[str, Any]:
        return {}

    def synchronize(self) -> None: ...

    def page_locked(self, count: int, dtype: np.dtype[Any]) -> Any: ...

    def download_beside(self, memory: Any, array: Any) -> None: ...

    def wait_beside(self) -> None: ...

    def microseconds(self) -> int:
        return 0

    def mark(self) -> float:
        return 0.0

    def milliseconds(self, start: float, end: float) -> float:
        return end - start


BUFFERS = (
    Buffer("A", INT, "n", "G", "output", Home.BOTH),
    Buffer("items", NODE, COUNT, "G", home=Home.BOTH),
    Buffer("total", INT, "1", role="output", home=Home.BOTH),
)
SCALARS = (
    HostScalar("total", INT, "output"),
    HostScalar("count", INT),
    HostScalar("factor", INT),
)
SIGNATURES: dict[str, tuple[Argument, ...]] = {
    "p_1": (Cell("count", INT, False), Object("S", TYPES["S"], True)),
    "p_2": (Array("items", NODE, False), Object("S", TYPES["S"], True)),
    "p_3": (
        *(View("G", "nodes"), View("G", "row_offsets"), Array("A", INT, False)),
        *(Value("factor", INT), Cell("total", INT, False), S, Q, W, M),
    ),
    "p_4": (),
    "k": (Array("items", NODE, True), Cell("total", INT, False)),
}


def walk(*steps: Step, device: Host | None = None, **given: Any) -> Outcome:
    plan = Plan(
        PROCEDURE,
        BUFFERS,
        SCALARS,
        (Compute(Variable("factor", type=INT), Literal(0, type=INT)), *steps),
        (Kernel("k", "x", Range("Items", Variable("items")), Block()),),
        tuple(HostObject(name, TYPES[name], "input") for name in "SQWM"),
        tuple(HostBlock(f"p_{i}", Block()) for i in (1, 2, 3, 4)),
    )
    program = Program(plan, "cuda", "", SIGNATURES, HOST_SOURCE)
    blocks = HostBlocks(program)
    arguments = {**arguments_of(Graph.path(3)), **given}
    try:
        return Walker(program, device or Host(), arguments, blocks).run()
    finally:
        assert blocks.library is not None
        assert blocks.library.living_objects() == 0


def arguments_of(graph: Graph) -> dict[str, Any]:
    lists: dict[str, Any] = {"S": [], "Q": [], "W": [[]] * graph.nodes, "M": {}}
    return {"G": graph, **lists, "A": np.zeros(graph.nodes, np.int32), "total": 0}


def test_objects_go_in_and_come_out() -> None:
    given: dict[str, Any] = {
        "S": [2, 0, 2],
        "Q": [[1, 0], [], [2]],
        "W": [[2, 1], [], [0]],
        "M": {7: 1.5, -2: 0.25},
    }
    walk(**given)
    assert given["S"] == [2, 0, 2]
    assert given["Q"] == [[1, 0], [], [2]]
    assert given["W"] == [[1, 2], [], [0]], "this set is sorted"
    assert given["M"] == {-2: 0.25, 7: 1.5}


def test_a_block_changes_what_it_is_given() -> None:
    given: dict[str, Any] = {
        "S": [1],
        "Q": [[2]],
        "W": [[2], [], []],
        "M": {8: 1.0, 1: 2.0},
    }
    steps = (
        Compute(Variable("factor", type=INT), Literal(2, type=INT)),
        RunBlock("p_3"),
    )
    array = np.zeros(3, np.int32)
    outcome = walk(*steps, **given, A=array, total=100)
    assert array.tolist() == [2, 4, 2]
    assert outcome.scalars == {"total": 108}
    assert given == {
        "S": [],
        "Q": [[2], [0, 1, 2]],
        "W": [[0, 2], [1], [2]],
        "M": {1: 2.0, 8: 1.0, 108: 0.5},
    }


def test_a_block_sees_what_a_kernel_wrote_before() -> None:
    """And a kernel what a block wrote: by copies of a scalar and of an array."""

    def kernel(items: Any, total: Any) -> None:
        total[0] += 10 * items.sum()

    steps = (
        *(RunBlock("p_1"), Allocate("items"), RunBlock("p_2")),
        *(Allocate("total"), Copy("total", "device")),
        *(
            Copy("items", "device"),
            Launch("k"),
            Copy("total", "host"),
        ),
    )
    device = Host(k=kernel)
    outcome = walk(*steps, device=device, S=[2, 1, 2, 2], total=5)
    assert outcome.scalars == {"total": 75}
    assert device.launched == [("k", 4)]


def test_no_items_are_no_launch() -> None:
    device = Host()
    walk(
        *(RunBlock("p_1"), Allocate("items"), RunBlock("p_2")),
        *(Copy("items", "device"), Launch("k")),
        device=device,
    )
    assert device.launched == []


def test_items_are_allocated_anew_each_time() -> None:
    """A second pass over what has become shorter."""
    pass_over = (
        *(RunBlock("p_1"), Allocate("items"), RunBlock("p_2")),
        *(Copy("items", "device"), Launch("k")),
    )
    device = Host(k=lambda items, total: None)
    steps = (Allocate("total"), *pass_over, RunBlock("p_3"), *pass_over)
    walk(*steps, device=device, S=[2, 1])
    assert device.launched == [("k", 2)]


def test_what_stops_a_block_is_told() -> None:
    with pytest.raises(CompileError) as caught:
        walk(RunBlock("p_4"))
    (found,) = caught.value.diagnostics
    assert (found.code, found.message) == (
        "GM0616",
        "the program stopped: no such luck",
    )


def test_time_of_blocks_is_run_time() -> None:
    outcome = walk(RunBlock("p_3"))
    assert outcome.milliseconds > 0


@pytest.mark.parametrize("nodes", [0, 1, 5])
def test_every_size(nodes: int) -> None:
    graph = Graph.empty(nodes)
    arguments = {**arguments_of(graph), "W": [[n] * 3 for n in range(nodes)]}
    walk(RunBlock("p_3"), **arguments)
    assert arguments["W"] == [[n] for n in range(nodes)]
    assert arguments["Q"] == [list(range(nodes))]
