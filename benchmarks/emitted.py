"""The emitted CUDA host functions beside the calls from Python.

    python benchmarks/emitted.py rmat:20:16 road:2250000:7000000

For each program and graph, in milliseconds, the least of some calls: the function for a
graph in host memory, that for a graph that is on the GPU already, that for properties
which are there too (on a stream), and what `lighthouse run` calls "run", which is the
same.  The first call that prepares a graph (its reverse rows, say) is a column of its
own.
"""

from __future__ import annotations

import ctypes
import re
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

import numpy as np

import lighthouse
from lighthouse.bench.problems import busiest
from lighthouse.codegen import streams
from lighthouse.codegen.names import cpp_type
from lighthouse.codegen.source import boxed_call
from lighthouse.graph import Graph
from lighthouse.ir.types import PropertyType
from lighthouse.package import INCLUDE

SAMPLES = Path(__file__).parents[1] / "samples"
REPEAT = 5
DRIVER = """
#include <chrono>
extern "C" void measure(void** arguments, double* milliseconds)
{{
    using Clock = std::chrono::steady_clock;
    lh::DeviceGraph graph(*static_cast<const lh::Graph*>(arguments[0]));
    {values}
    for (int i = 0; i < 3 * {repeat}; ++i) {{
        lh::synchronize();
        const auto start = Clock::now();
        if (i < {repeat}) {{
            {host}
        }} else if (i < 2 * {repeat}) {{
            {device}
        }} else {{
            {stream}
        }}
        lh::synchronize();
        const std::chrono::duration<double, std::milli> spent = Clock::now() - start;
        milliseconds[i] = spent.count();
    }}
    {results}
}}
"""


class HostGraph(ctypes.Structure):
    """`lh::Graph` of host.cuh."""

    _fields_ = (
        ("nodes", ctypes.c_int64),
        ("edges", ctypes.c_int64),
        ("row_offsets", ctypes.c_void_p),
        ("column_indices", ctypes.c_void_p),
        ("symmetric", ctypes.c_bool),
    )


def given(name: str, graph: Graph) -> dict[str, Any]:
    root, numbers = busiest(graph), np.random.default_rng(1)
    return {
        "pagerank": {"e": 0.0, "d": 0.85, "max": 20},
        "sssp": {"len": numbers.integers(1, 256, graph.edges, np.int32), "root": root},
        "bfs_levels": {"root": root},
        "conductance": {"member": np.arange(graph.nodes, dtype=np.int32) % 4, "num": 1},
    }[name]


def built(program: Any, folder: Path) -> ctypes.CDLL:
    call = " ".join(boxed_call(program.plan)["lines"])
    device = re.sub(
        r"\*static_cast<const lh::Graph\*>\(arguments\[0\]\)", "graph", call
    )
    # What the function for properties on the host does, one part after the other.
    lines = list(streams.on_host(program.plan, program.plan.name))
    values = [line for line in lines if line.startswith("lh::Buffer")]
    results = [line for line in lines if ".download(" in line]
    stream = [line for line in lines if line not in (*values, *results)]
    given = ["lh::DeviceGraph& G_device = graph;"]
    for i, item in enumerate(program.plan.procedure.parameters[1:], 1):
        if isinstance(item.type, PropertyType):
            place = f"static_cast<{cpp_type(item.type.element)}*>(arguments[{i}])"
        else:
            place = f"*static_cast<{cpp_type(item.type)}*>(arguments[{i}])"
        given.append(f"auto {item.name} = {place};")
    source, library = folder / "program.cu", folder / f"{program.plan.name}.so"
    driver = DRIVER.format(
        repeat=REPEAT,
        host=call,
        device=device,
        stream=" ".join(stream).replace("return result;", "(void)result;"),
        values="\n    ".join([*given, *values]),
        results="\n    ".join(results),
    )
    source.write_text(program.listing + driver)
    flags = ("-std=c++17", "-arch=native", "-Xcompiler", "-fwrapv,-fPIC", "-shared")
    command = ["nvcc", *flags, f"-I{INCLUDE}", str(source), "-o", str(library)]
    subprocess.run(command, check=True)
    return ctypes.CDLL(str(library))


def emitted(compiled: Any, graph: Graph, values: dict[str, Any], folder: Path) -> Any:
    """Milliseconds of the calls, in the order of the columns; and the results."""
    offsets, columns = graph.row_offsets, graph.column_indices
    host = HostGraph(graph.nodes, graph.edges, offsets.ctypes.data, columns.ctypes.data)
    boxes: list[Any] = [ctypes.addressof(host)]
    kept: list[Any] = [host]
    results: dict[str, Any] = {}
    types = {"d": np.float64, "e": np.float64}
    for item in compiled.procedure.parameters[1:]:
        if item in compiled.procedure.outputs:
            dtype = np.float64 if str(item.type.element) == "Double" else np.int32
            array = results[item.name] = np.zeros(graph.nodes, dtype)
        else:
            value = values[item.name]
            if isinstance(value, np.ndarray) and len(value) == graph.edges:
                value = graph.edges_from_input(value)
            array = np.ascontiguousarray(value, types.get(item.name, np.int32))
        kept.append(array)
        boxes.append(array.ctypes.data)
    returned = np.zeros(1)
    arguments = (ctypes.c_void_p * (len(boxes) + 1))(*boxes, returned.ctypes.data)
    spent = np.zeros(3 * REPEAT)
    built(compiled.program, folder).measure(
        arguments, ctypes.c_void_p(spent.ctypes.data)
    )
    return spent.reshape(3, REPEAT), results


def main(specs: list[str]) -> None:
    times = ("host graph", "GPU graph", "GPU data", "first call", "run")
    print(("{:<16} {:<12}" + 5 * " {:>11}").format("graph", "program", *times))
    for spec in specs:
        graph = Graph.read(spec)
        for name in ("pagerank", "sssp", "bfs_levels", "conductance"):
            compiled = lighthouse.compile(SAMPLES / f"{name}.gm", target="cuda")
            values = given(name, graph)
            runs = [compiled(graph, **values) for _ in range(REPEAT)]
            with tempfile.TemporaryDirectory() as folder:
                spent, results = emitted(compiled, graph, values, Path(folder))
            for key, found in results.items():
                np.testing.assert_allclose(found, runs[0].outputs[key], rtol=1e-9)
            run = min(each.milliseconds["run"] for each in runs)
            columns = (*spent.min(axis=1), spent[1][0], run)
            row = "".join(f" {time:>11.3f}" for time in columns)
            print(f"{spec:<16} {name:<12}{row}", flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
