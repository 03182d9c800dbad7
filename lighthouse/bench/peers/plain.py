"""Hand-written OpenMP as a straightforward compiler prints it (benchmarks/hand)."""

import ctypes
from functools import partial
from typing import Any

import numpy as np

from lighthouse.bench.peers import HAND, Call, Solver, Unsuitable
from lighthouse.bench.problems import Arguments
from lighthouse.bench.suites import processors
from lighthouse.graph import Graph
from lighthouse.runtime.openmp import FLAGS
from lighthouse.toolchain import compile_shared

LARGEST = 2**31 - 1
Solvers = dict[str, Solver]


class Rows(ctypes.Structure):
    """`Rows` of benchmarks/hand/rows.h."""

    _fields_ = (
        ("nodes", ctypes.c_int32),
        ("edges", ctypes.c_int32),
        *((name, ctypes.c_void_p) for name in ("begin", "to", "in_begin", "in_from")),
    )


def solve(
    graph: Graph, arguments: Arguments, *, file: str, name: str, result: Any, last: Any
) -> Call:
    """By the function `name` of `file`.cpp, on a thread for each processor.

    result: the ctype that it returns, or the dtype of the array that it fills, with an
        element for each node.
    last: its arguments after those and the array.
    """
    if graph.edges > LARGEST:
        raise Unsuitable(f"it is written for at most {LARGEST} edges")
    if name == "triangle_counting" and not graph.is_symmetric:
        raise Unsuitable("it counts triangles of undirected graphs")
    source = (HAND / f"{file}.cpp").read_text(encoding="utf-8")
    library = ctypes.CDLL(str(compile_shared(source, (*FLAGS, f"-I{HAND}"))))
    function = getattr(library, name)
    arrays = (
        *(graph.row_offsets, graph.column_indices),
        *(graph.in_row_offsets, graph.in_column_indices),
    )
    rows = Rows(graph.nodes, graph.edges, *(item.ctypes.data for item in arrays))
    given = dict(arguments)
    if "len" in given:  # of the edges in the order of the rows
        given["len"] = np.asarray(graph.slot_weights, np.int32)
    fills = isinstance(result, np.dtype)
    function.restype = None if fills else result

    def run() -> Any:
        filled = [np.zeros(graph.nodes, result)] if fills else []
        library.omp_set_num_threads(processors())
        values = map(passed, (*given.values(), *filled, *last))
        returned = function(ctypes.byref(rows), *values)
        return filled[0] if fills else returned

    return Call(run)


def passed(value: Any) -> Any:
    if isinstance(value, np.ndarray):
        return ctypes.c_void_p(value.ctypes.data)
    return ctypes.c_double(value) if isinstance(value, float) else value


def solvers(file: str, results: dict[str, Any], **last: tuple[Any, ...]) -> Solvers:
    """last: by problem the arguments of `solve`."""
    return {
        name: partial(solve, file=file, name=name, result=each, last=last.get(name, ()))
        for name, each in results.items()
    }


INTS, DOUBLES = np.dtype(np.int32), np.dtype(np.float64)
SOLVERS = solvers(
    "plain",
    {
        "pagerank": DOUBLES,
        "hop_distance": INTS,
        "bfs_levels": INTS,
        "sssp": INTS,
        "conductance": ctypes.c_double,
        "triangle_counting": ctypes.c_int64,
    },
)
