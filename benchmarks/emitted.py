"""The emitted CUDA host functions beside the calls from Python.

    python benchmarks/emitted.py rmat:20:16 road:2250000:7000000
    python benchmarks/emitted.py --alone --programs bfs_levels,sssp rmat:22:8

For each program and graph, in milliseconds, the least of fifteen calls: the function
for a graph in host memory, that for a graph that is on the GPU already, that for
properties which are there too (on a stream, with memory from a pool), a call of a
`Session`, which does the same from Python, and what `lighthouse run` calls "run".  The
first call that prepares a graph (its reverse rows, say) is a column of its own.
`--alone` leaves out
the last two and needs no PyCUDA; `--enable` gives options to a pass.
"""

from __future__ import annotations

import argparse
import ctypes
import re
import subprocess
import tempfile
import time
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np

import lighthouse
from lighthouse.bench.problems import PROBLEMS
from lighthouse.bench.suites import SUITES, with_lengths
from lighthouse.codegen import streams
from lighthouse.codegen.names import cpp_type
from lighthouse.codegen.source import boxed_call, listing
from lighthouse.graph import Graph
from lighthouse.ir.types import PropertyType
from lighthouse.package import INCLUDE
from lighthouse.passes.normalize.lower_random import SEED
from lighthouse.session import Session

SAMPLES = Path(__file__).parents[1] / "samples"
REPEAT = 15
DRIVER = """
#include <chrono>
#include <map>

// Gives what was freed again, as the pool of an application does.
struct Pool : std::pmr::memory_resource {{
    std::multimap<std::size_t, void*> free;

    void* do_allocate(std::size_t size, std::size_t) override {{
        const auto found = free.find(size);
        if (found == free.end()) return lh::device_allocate(size);
        void* const memory = found->second;
        free.erase(found);
        return memory;
    }}
    void do_deallocate(void* memory, std::size_t size, std::size_t) override {{
        free.emplace(size, memory);
    }}
    bool do_is_equal(const memory_resource& other) const noexcept override {{
        return this == &other;
    }}
    ~Pool() {{
        for (const auto& each : free) lh::device_free(each.second);
    }}
}};

extern "C" void measure(void** arguments, double* milliseconds)
{{
    using Clock = std::chrono::steady_clock;
    lh::DeviceGraph graph(*static_cast<const lh::Graph*>(arguments[0]));
    {values}
    Pool pool;
    for (int i = 0; i < 3 * {repeat}; ++i) {{
        lh::synchronize();
        const auto start = Clock::now();
        if (i < {repeat}) {{
            {host}
        }} else if (i < 2 * {repeat}) {{
            {device}
        }} else {{
            const lh::OnStream with_pool(lh::current_stream, &pool);
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


RACES = SUITES["race-and-resolve"]


def prepared(name: str, spec: str) -> tuple[str, Graph, dict[str, Any]]:
    """The problem that a program solves, its graph and its arguments."""
    graph = with_lengths(Graph.read(spec))
    if name in (*RACES.programs, *(way.program for way in RACES.ways)):
        return RACES.programs[0], RACES.prepare(graph), {}
    if name == "pagerank":
        return name, graph, {"e": 0.0, "d": 0.85, "max": 20}
    return name, graph, dict(PROBLEMS[name].arguments(graph))


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
    parameters = program.plan.procedure.parameters
    # Where the calls for graphs put their results, too.
    box = f"static_cast<std::decay_t<decltype(result)>*>(arguments[{len(parameters)}])"
    for i, item in enumerate(parameters[1:], 1):
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
        stream=" ".join(stream).replace("return result;", f"*{box} = result;"),
        values="\n    ".join([*given, *values]),
        results="\n    ".join(results),
    )
    source.write_text(listing(program) + driver)
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
    outputs = {item.name for item in compiled.procedure.outputs}
    for item in compiled.program.plan.procedure.parameters[1:]:
        if item.name in outputs:
            dtype = np.float64 if str(item.type.element) == "Double" else np.int32
            array = results[item.name] = np.zeros(graph.nodes, dtype)
        elif item.name == SEED:
            array = np.zeros(1, np.int64)
        else:
            value = values[item.name]
            if isinstance(value, np.ndarray) and len(value) == graph.edges:
                value = graph.edges_from_input(value)
            array = np.ascontiguousarray(value, types.get(item.name, np.int32))
        kept.append(array)
        boxes.append(array.ctypes.data)
    returned = np.zeros(1)  # room for any type
    arguments = (ctypes.c_void_p * (len(boxes) + 1))(*boxes, returned.ctypes.data)
    spent = np.zeros(3 * REPEAT)
    built(compiled.program, folder).measure(
        arguments, ctypes.c_void_p(spent.ctypes.data)
    )
    results["returned"] = returned.view(np.int32)[0]
    return spent.reshape(3, REPEAT), results


def in_session(compiled: Any, graph: Graph, values: dict[str, Any]) -> float:
    """Milliseconds of a call on data in place, from Python."""
    spent = []
    with Session(compiled, graph, **values) as session:
        for _ in range(REPEAT):
            start = time.perf_counter()
            session()
            session.wait()
            spent.append(1000 * (time.perf_counter() - start))
    return min(spent)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--programs", default="pagerank,sssp,bfs_levels,conductance")
    parser.add_argument("--enable", action="append", default=[])
    parser.add_argument("--alone", action="store_true")
    parser.add_argument("specs", nargs="+")
    given = parser.parse_args()
    options = lighthouse.Options(enabled=given.enable)
    times = ("host graph", "GPU graph", "GPU data", "first call", "session", "run")
    print(("{:<16} {:<12}" + 6 * " {:>11}").format("graph", "program", *times))
    for spec in given.specs:
        for name in given.programs.split(","):
            problem, graph, values = prepared(name, spec)
            path = SAMPLES / f"{name}.gm"
            compiled = lighthouse.compile(path, target="cuda", options=options)
            with tempfile.TemporaryDirectory() as folder:
                spent, results = emitted(compiled, graph, values, Path(folder))
            columns = [*spent.min(axis=1), spent[1][0]]
            if not given.alone:
                columns.append(in_session(compiled, graph, values))
                runs = [compiled(graph, **values) for _ in range(REPEAT)]
                columns.append(min(each.milliseconds["run"] for each in runs))
            if problem != "conductance":  # which returns a Double
                solved = PROBLEMS[problem]
                found = solved.answer(SimpleNamespace(**results))  # type: ignore[arg-type]
                wrong = solved.checker(graph, values)(found)
                assert not wrong, wrong
            row = "".join(f" {time:>11.3f}" for time in columns)
            print(f"{spec:<16} {name:<12}{row}", flush=True)


if __name__ == "__main__":
    main()
