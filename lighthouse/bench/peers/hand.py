"""Hand-written CUDA for one problem (benchmarks/hand)."""

from __future__ import annotations

import ctypes
import subprocess
import weakref
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np

from lighthouse.bench.peers import HAND, Call, Solver, Unsuitable
from lighthouse.bench.problems import Arguments
from lighthouse.cache import content_key, fetch_or_build
from lighthouse.graph import Graph
from lighthouse.runtime.cuda import architecture
from lighthouse.runtime.toolchain import compiler_version, find_nvcc

LARGEST = 2**31 - 1


@cache
def library(name: str, arch: str) -> ctypes.CDLL:
    """`name`.cu as a shared library.  Raises ToolMissing without nvcc."""
    nvcc, source = find_nvcc(), HAND / f"{name}.cu"
    command = [str(nvcc), "-O3", "-std=c++17", f"-arch={arch}", "-shared"]
    command += ["-Xcompiler", "-fPIC"]

    def build(out: Path) -> None:
        line = [*command, str(source), "-o", str(out)]
        done = subprocess.run(line, capture_output=True, text=True)
        if done.returncode:
            raise Unsuitable(f"{nvcc} refused {source.name}: {done.stderr.strip()}")

    key = content_key(source.read_bytes(), *command, compiler_version(nvcc))
    return ctypes.CDLL(str(fetch_or_build(key, ".so", build)))


def sssp(graph: Graph, arguments: Arguments) -> Call:
    if graph.edges > LARGEST:
        raise Unsuitable(f"it is written for at most {LARGEST} edges")
    functions = library("sssp", architecture())
    functions.sssp_prepare.restype = ctypes.c_void_p
    lengths = np.asarray(graph.slot_weights, np.int32)
    arrays = graph.row_offsets, graph.column_indices, lengths
    places = [ctypes.c_void_p(array.ctypes.data) for array in arrays]
    search = functions.sssp_prepare(graph.nodes, graph.edges, *places)
    if not search:
        raise Unsuitable("the GPU has no room for the graph")
    handle = ctypes.c_void_p(search)

    def run() -> None:
        if code := functions.sssp_run(handle, arguments["root"]):
            raise Unsuitable(f"CUDA error {code}")

    def distances(_: None) -> Any:
        found = np.empty(graph.nodes, np.int32)
        if code := functions.sssp_distances(handle, ctypes.c_void_p(found.ctypes.data)):
            raise Unsuitable(f"CUDA error {code}")
        return found

    # What it holds on the GPU goes with it; at the end of the process all goes.
    weakref.finalize(run, functions.sssp_free, handle).atexit = False
    return Call(run, distances)


SOLVERS: dict[str, Solver] = {"sssp": sssp}
