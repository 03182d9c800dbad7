"""Hand-written CUDA (benchmarks/hand)."""

import ctypes
import weakref
from collections.abc import Iterable
from functools import cache
from typing import Any

import numpy as np

from lighthouse.bench.peers import HAND, Call, Unsuitable
from lighthouse.bench.peers.common import solvers_of
from lighthouse.bench.problems import Arguments
from lighthouse.graph import Graph
from lighthouse.runtime.cuda import architecture
from lighthouse.toolchain import compile_library

LARGEST = 2**31 - 1


@cache
def library(name: str, arch: str) -> ctypes.CDLL:
    """`name`.cu as a shared library.  Raises ToolMissing without nvcc."""
    code = (HAND / f"{name}.cu").read_text(encoding="utf-8")
    header = (HAND / "device.cuh").read_text(encoding="utf-8")
    whole = code.replace('#include "device.cuh"\n', header)
    return ctypes.CDLL(str(compile_library(whole, arch, ("-O3", "-std=c++17"))))


def solve(
    graph: Graph,
    name: str,
    arrays: Iterable[Any],
    arguments: Iterable[Any],
    result: type[np.generic],
) -> Call:
    """By the functions of `name`.cu, on these arrays of the graph.

    result: the dtype of what each node gets.
    """
    if graph.edges > LARGEST:
        raise Unsuitable(f"it is written for at most {LARGEST} edges")
    functions = library(name, architecture())
    prepare = functions[f"{name}_prepare"]
    prepare.restype = ctypes.c_void_p
    places = [ctypes.c_void_p(array.ctypes.data) for array in arrays]
    handle = ctypes.c_void_p(prepare(graph.nodes, graph.edges, *places))
    if not handle:
        raise Unsuitable("the GPU has no room for the graph")

    def run() -> None:
        if code := functions[f"{name}_run"](handle, *arguments):
            raise Unsuitable(f"CUDA error {code}")

    def answer(_: None) -> Any:
        found = np.empty(graph.nodes, result)
        place = ctypes.c_void_p(found.ctypes.data)
        if code := functions[f"{name}_result"](handle, place):
            raise Unsuitable(f"CUDA error {code}")
        return found

    # What it holds on the GPU goes with it; at the end of the process all goes.
    weakref.finalize(run, functions[f"{name}_free"], handle).atexit = False
    return Call(run, answer)


def both_directions(graph: Graph) -> tuple[Any, ...]:
    rows = graph.row_offsets, graph.column_indices
    return (*rows, graph.in_row_offsets, graph.in_column_indices)


def bfs_levels(graph: Graph, given: Arguments) -> Call:
    return solve(graph, "bfs", both_directions(graph), [given["root"]], np.int32)


def pagerank(graph: Graph, given: Arguments) -> Call:
    limits = ctypes.c_double(given["e"]), ctypes.c_double(given["d"]), given["max"]
    return solve(graph, "pagerank", both_directions(graph), limits, np.float64)


def sssp(graph: Graph, given: Arguments) -> Call:
    lengths = np.asarray(graph.slot_weights, np.int32)
    arrays = graph.row_offsets, graph.column_indices, lengths
    return solve(graph, "sssp", arrays, [given["root"]], np.int32)


SOLVERS = solvers_of(vars())
