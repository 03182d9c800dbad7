"""`lighthouse run`: compile, load, run, report."""

from __future__ import annotations

import argparse
import json
import os
import sys
import time
from collections.abc import Iterator
from dataclasses import asdict, replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

from lighthouse.cli import options
from lighthouse.cli.arguments import (
    VALUES,
    add_argument_option,
    check_given,
    graph_specs,
    parse_arguments,
)
from lighthouse.cli.comparison import Variant, compile_way
from lighthouse.cli.graph import GENERATORS, add_graph_arguments
from lighthouse.cli.outputs import check_outputs, refuse_standard_output
from lighthouse.cli.parsers import REPEATED, Subparsers, add_options
from lighthouse.cli.results import (
    counted,
    describe,
    describe_graph,
    json_number,
    lines_of,
    parse_outputs,
    scalar_text,
    write_output,
)
from lighthouse.cli.table import lines_of_table
from lighthouse.process import in_units, milliseconds, peak_memory
from lighthouse.render import visible
from lighthouse.runtime import early_context

if TYPE_CHECKING:
    from lighthouse.api import Compiled, Result
    from lighthouse.graph import Graph


WITHOUT_COMPILER = ", slowly: no C++ compiler has OpenMP (`lighthouse doctor`)"
OPTIONS = """\
--target {cuda,openmp,cuda-sim,interpret}
                   default: cuda if there is a GPU, else openmp, else interpret
--threads N        of OpenMP
--repeat N         run N times, time each
--output NAME=PATH
                   write a result (an output or a changed input): .npy, else text
--checked          stop where the program uses NIL as a node or edge, divides an integer
                   by zero or reads what nothing has written; with the passes of -O0,
                   not on cuda
--lanes            let cuda-sim run warps as fibers
--save-temps DIR   keep the generated source
-v, --verbose      show what the memory of the device is for
--profile          tell what each parallel loop took of the last run, by its line
"""


def register(subparsers: Subparsers) -> None:
    parser = subparsers.add_parser(
        "run",
        description="Compile a Green-Marl program and run it on a graph.",
        epilog=VALUES + GENERATORS,
    )
    options.add_program_arguments(parser)
    options.add_plan_option(parser)
    add_argument_option(parser)
    add_options(
        parser,
        OPTIONS,
        threads=options.positive,
        repeat={"type": options.positive, "default": 1},
        output={"type": options.destination, **REPEATED},
        save_temps=Path,
    )
    add_graph_arguments(parser)
    options.add_run_options(parser)
    options.add_pipeline_options(parser)
    parser.set_defaults(function=run)


def run(arguments: argparse.Namespace) -> int:
    from lighthouse.api import default_target
    from lighthouse.graph import native

    started = milliseconds()
    start = time.perf_counter()
    if arguments.target in (None, "cuda"):
        early_context.begin()
    compilation = options.front_of(arguments)
    procedure = compilation.interface.procedure
    check_given(arguments, compilation)
    outputs = parse_outputs(arguments.output, procedure, compilation.interface.results)
    check_outputs(arguments, [path for _, path in outputs])
    for _, path in outputs:
        refuse_standard_output(path)
    target = arguments.target or default_target()
    if arguments.checked and arguments.target is None and target == "cuda":
        target = "openmp"
    if arguments.target is None:
        why = WITHOUT_COMPILER if target == "interpret" else ""
        print(f"target: {target}{why}", file=sys.stderr)
    compiled = compile_way(
        Variant(target, threads=arguments.threads),
        compilation,
        arguments,
        replace(options.options_of(arguments), checked=arguments.checked),
        lanes=arguments.lanes,
        save_temps=arguments.save_temps,
        profile=arguments.profile,
    )
    compiled.check_foreign()
    context = 0.0
    if target == "cuda":
        from lighthouse.runtime.cuda import context_time

        context = context_time()
    check_room(arguments, compiled)
    compiled.build()
    compile_time = 1000 * (time.perf_counter() - start) - context
    start = time.perf_counter()
    graphs, values = parse_arguments(arguments, procedure)
    if blank := [item.name for item in compiled.changed if item.name not in values]:
        message = f"not given, zero or empty at the start: {', '.join(blank)}"
        print(message, file=sys.stderr)
    # The reader of large files is compiled when the first one is read.
    built = compiled.prepare(*graphs.values()) + native.milliseconds()
    load_time = 1000 * (time.perf_counter() - start) - built
    compile_time += built
    runs = [compiled(**graphs, **values) for _ in range(arguments.repeat)]
    result = runs[-1]
    start = time.perf_counter()
    for parameter, path in outputs:
        write_output(parameter.type, result.outputs[parameter.name], path)
    times = {
        "start": started,
        "context": context,
        "compile": compile_time,
        "load": load_time,
        **{
            name: sum(each.milliseconds[name] for each in runs)
            for name in ("upload", "prepare", "run", "download")
        },
        "write": 1000 * (time.perf_counter() - start),
    }
    data = summary(compiled, graphs, result)
    total = milliseconds()
    times |= {"other": max(0.0, total - sum(times.values())), "total": total}
    data["milliseconds"] |= {name: round(ms, 4) for name, ms in times.items()}
    data["milliseconds"]["run"] = [round(x.milliseconds["run"], 4) for x in runs]
    if arguments.json:
        print(json.dumps(data))
    else:
        returns = scalar_text(procedure.returns, result.returned)
        print_result(data, returns, arguments.verbose)
    return 0


def check_room(arguments: argparse.Namespace, compiled: Compiled) -> None:
    """Raises CompileError for graphs that are too large for the GPU, without reading
    more of them than their headers."""
    from lighthouse.graph.sizes import sizes_of

    smaller = arguments.dedup or arguments.drop_self_loops or arguments.compact
    if compiled.target != "cuda" or smaller:
        return
    specs = graph_specs(arguments, compiled.procedure)
    sizes = {name: sizes_of(spec) for name, spec in specs.items()}
    known = {name: size for name, size in sizes.items() if size is not None}
    if len(known) == len(sizes):
        compiled.check_room(known)


# --- reporting ------------------------------------------------------------------------


def summary(
    compiled: Compiled, graphs: dict[str, Graph], result: Result
) -> dict[str, Any]:
    """The one object of `--json`, without times; `graphs` is in it where there are
    several."""
    described = {name: describe_graph(graph) for name, graph in graphs.items()}
    several = {"graphs": described} if len(graphs) > 1 else {}
    memory = result.memory and {
        "purposes": dict(sorted(result.memory.purposes.items())),
        "total": result.memory.total,
        "peak": result.memory.peak,
        "predicted": result.memory.predicted,
    }
    threads = 1
    if compiled.target == "openmp":
        threads = compiled.threads or len(os.sched_getaffinity(0))
    return {
        "procedure": compiled.procedure.name,
        "target": compiled.target,
        "threads": threads,
        "graph": next(iter(described.values()), None),
        **several,
        "returns": json_number(result.returned),
        "outputs": {
            parameter.name: describe(parameter.type, result.outputs[parameter.name])
            for parameter in compiled.results
        },
        "milliseconds": {},
        "memory": {"host": peak_memory(), **(memory or {})},
        **({} if result.profile is None else {"profile": shares(result)}),
    }


def shares(result: Result) -> dict[str, Any]:
    """What `--json` says of the time of each loop, and of what is left, the host's."""
    assert result.profile is not None
    whole = result.milliseconds["run"]
    loops = [asdict(loop) for loop in result.profile]
    host = {"milliseconds": max(0.0, whole - sum(x["milliseconds"] for x in loops))}
    for item in (*loops, host):
        item["share"] = round(item["milliseconds"] / whole, 4) if whole else 0.0
        item["milliseconds"] = round(item["milliseconds"], 4)
    return {"loops": loops, "host": host}


def print_result(data: dict[str, Any], returns: str, verbose: bool) -> None:
    from statistics import median

    threads = f", {data['threads']} threads" if data["target"] == "openmp" else ""
    graphs = data.get("graphs") or {"": data["graph"]} if data["graph"] else {}
    sources = ", ".join(visible(graph["source"]) for graph in graphs.values())
    on = f" on {sources}" if sources else ""
    print(f"{data['procedure']}{on} ({data['target']}{threads})")
    for name, graph in graphs.items():
        prefix = f"{name}: " if name else ""
        nodes, edges = counted(graph["nodes"], "node"), counted(graph["edges"], "edge")
        print(f"  {prefix}{nodes}, {edges}")
        for note in graph.get("notes", ()):
            print(f"    {note}")
    if data["returns"] is not None:
        print(f"  returns {returns}")
    for name, output in data["outputs"].items():
        for line in lines_of(name, output):
            print(f"  {line}")
    runs = data["milliseconds"]["run"]
    spread = f" ({min(runs):.3f} … {max(runs):.3f})" if len(runs) > 1 else ""
    print(f"  run {median(runs):.3f} ms{spread}")
    if "profile" in data:
        if len(runs) > 1:
            print(f"  of the last run, {runs[-1]:.3f} ms:")
        print_profile(data["profile"])
    for line in lines_of_total(data["milliseconds"], data["memory"]):
        print(f"  {line}")
    if verbose:
        from lighthouse.runtime.threads import PIN, advice

        if data["target"] == "openmp" and (moving := advice()):
            print(f"  {moving}: {PIN}")
        if "purposes" in data["memory"]:
            print_memory(data["memory"])


def lines_of_total(times: dict[str, Any], memory: dict[str, Any]) -> Iterator[str]:
    """The time from command to answer with its parts, and the memory."""
    parts = {**times, "run": sum(times["run"])}
    total = parts.pop("total")
    told = ", ".join(f"{name} {ms:.0f}" for name, ms in parts.items() if ms >= 0.5)
    yield f"from command to answer {total:.0f} ms: {told}"
    device = f", of the device {in_units(memory['peak'])}" if "peak" in memory else ""
    yield f"memory at most {in_units(memory['host'])}{device}"


def print_profile(profile: dict[str, Any]) -> None:
    from lighthouse.runtime.profile import shape_in_words

    head = ["ms", "share", "launches", "iterations", "line", "procedure", "loop"]
    rows = [
        [
            f"{item['milliseconds']:.3f}",
            f"{item['share']:.1%}",
            *("-" if item[name] is None else str(item[name]) for name in head[2:6]),
            item["loop"],
        ]
        for item in profile["loops"]
    ]
    host = profile["host"]
    taken = f"{host['milliseconds']:.3f}", f"{host['share']:.1%}"
    rows.append([*taken, "", "", "", "", "host"])
    shapes = [
        shape_in_words(item["blocks"], item["threads"]) for item in profile["loops"]
    ]
    if any(shapes):
        for row, cell in zip((head, *rows), ("grid × block", *shapes, ""), strict=True):
            row.insert(4, cell)
    for line in lines_of_table(head, rows, head[:-2]):
        print(f"    {line}")


def print_memory(memory: dict[str, Any]) -> None:
    expected = f"{in_units(memory['predicted'])} were expected"
    print(f"  device memory {in_units(memory['total'])}, {expected}")
    for purpose, size in memory["purposes"].items():
        print(f"    {purpose} {in_units(size)}")
