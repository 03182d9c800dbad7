"""`lighthouse run`: compile, load, run, report."""

from __future__ import annotations

import argparse
import hashlib
import json
import statistics
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any

from lighthouse.cli import Subparsers
from lighthouse.cli.arguments import (
    add_argument_option,
    given_names,
    graphs_in,
    parse_arguments,
)
from lighthouse.cli.graph import add_graph_arguments, graph_from_arguments
from lighthouse.cli.options import (
    add_pipeline_options,
    assignment,
    observers,
    options_of,
    positive,
    show_lowering,
)
from lighthouse.diagnostics import CompileError, Diagnostic
from lighthouse.files import replacing

if TYPE_CHECKING:
    from lighthouse.api import Compiled, Result
    from lighthouse.graph import Graph
    from lighthouse.ir.nodes import Procedure

HEAD = 8


def register(subparsers: Subparsers) -> None:
    parser = subparsers.add_parser(
        "run",
        help="compile a program and run it on a graph",
        description="Compile a Green-Marl program and run it on a graph.",
    )
    parser.add_argument("file", metavar="FILE.gm", help="the program; - for stdin")
    add_argument_option(parser)
    parser.add_argument(
        "--target",
        choices=("cuda", "openmp", "cuda-sim", "interpret"),
        help="default: cuda if there is a GPU, else openmp, else interpret",
    )
    parser.add_argument("--procedure", metavar="NAME", help="the entry (default: last)")
    parser.add_argument("--threads", type=positive, metavar="N", help="of OpenMP")
    parser.add_argument("--seed", type=int, default=0, metavar="N", help="default: 0")
    parser.add_argument(
        "--repeat", type=positive, default=1, metavar="N", help="run N times, time each"
    )
    parser.add_argument(
        "--output",
        metavar="NAME=PATH",
        type=assignment,
        action="append",
        default=[],
        help="write an output: .npy, else text with a value per line",
    )
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.add_argument(
        "--lanes", action="store_true", help="let cuda-sim run warps as fibers"
    )
    parser.add_argument(
        "--save-temps", type=Path, metavar="DIR", help="keep the generated source"
    )
    parser.add_argument(
        "-v", "--verbose", action="store_true", help="show timings of every phase"
    )
    add_graph_arguments(parser)
    add_pipeline_options(parser)
    parser.set_defaults(function=run)


def run(arguments: argparse.Namespace) -> int:
    from lighthouse.api import Compiled, default_target
    from lighthouse.binding import check_names
    from lighthouse.cli.main import report
    from lighthouse.driver import front, read_source

    start = time.perf_counter()
    compilation = front(
        read_source(arguments.file),
        arguments.procedure,
        strict_races=arguments.strict_races,
    )
    report(compilation.warnings, arguments)
    procedure = compilation.procedure
    check_names(procedure, given_names(arguments.args, procedure))
    outputs = parse_outputs(arguments.output, procedure)
    target = arguments.target or default_target()
    if arguments.target is None:
        print(f"target: {target}", file=sys.stderr)
    compiled = Compiled(
        compilation,
        target,
        options_of(arguments),
        threads=arguments.threads,
        seed=arguments.seed,
        lanes=arguments.lanes,
        save_temps=arguments.save_temps,
        observers=observers(arguments),
    )
    if compiled.lowered is not None:
        show_lowering(compilation, compiled.lowered, arguments)
    compile_time = 1000 * (time.perf_counter() - start)
    start = time.perf_counter()
    graph = graph_from_arguments(arguments)
    load_time = 1000 * (time.perf_counter() - start)
    values = parse_arguments(arguments.args, procedure, graph)
    compile_time += compiled.prepare(*graphs_in(values))
    results = [compiled(**values) for _ in range(arguments.repeat)]
    result = results[-1]
    for name, path in outputs:
        write_output(result.outputs[name], path)
    milliseconds = {
        "compile": compile_time,
        "load": load_time,
        "upload": results[0].milliseconds["upload"],
        "prepare": 0.0,
        "run": [each.milliseconds["run"] for each in results],
        "download": result.milliseconds["download"],
    }
    if arguments.json:
        print(json.dumps(summary(compiled, graph, result, milliseconds)))
    else:
        print_result(compiled, graph, result, milliseconds, arguments.verbose)
    return 0


def parse_outputs(
    pairs: list[tuple[str, str]], procedure: Procedure
) -> list[tuple[str, Path]]:
    """What to write where.  Raises CompileError for what cannot be."""
    from lighthouse.driver import check_destination

    known = [parameter.name for parameter in procedure.outputs]
    for name, path in pairs:
        if name not in known:
            have = ", ".join(known) or "none"
            message = f"`{procedure.name}` has no output `{name}`"
            notes = (f"its outputs: {have}",)
            raise CompileError(Diagnostic("GM0611", message, notes=notes))
        check_destination(Path(path))
    return [(name, Path(path)) for name, path in pairs]


def write_output(value: Any, path: Path) -> None:
    import numpy as np

    array = np.atleast_1d(np.asarray(value))
    with replacing(path) as file:
        if path.suffix == ".npy":
            np.save(file, array)
        else:
            integral = array.dtype.kind in "biu"
            np.savetxt(file, array, fmt="%d" if integral else "%.17g")


# --- reporting ------------------------------------------------------------------------


def summary(
    compiled: Compiled, graph: Graph, result: Result, milliseconds: dict[str, Any]
) -> dict[str, Any]:
    """The one object of `--json`."""
    return {
        "procedure": compiled.procedure.name,
        "target": compiled.target,
        "threads": threads_of(compiled),
        "graph": {"nodes": graph.nodes, "edges": graph.edges, "source": graph.source},
        "returns": json_number(result.returned),
        "outputs": {
            parameter.name: describe(parameter.type, result.outputs[parameter.name])
            for parameter in compiled.procedure.outputs
        },
        "milliseconds": {
            name: [round(ms, 4) for ms in value]
            if isinstance(value, list)
            else round(value, 4)
            for name, value in milliseconds.items()
        },
    }


def threads_of(compiled: Compiled) -> int:
    import os

    if compiled.target == "openmp":
        return compiled.threads or len(os.sched_getaffinity(0))
    return 1


def json_number(value: Any) -> Any:
    """JSON has no infinities: they become texts."""
    import math

    if isinstance(value, float) and not math.isfinite(value):
        return "NaN" if math.isnan(value) else ("INF" if value > 0 else "-INF")
    return value


def describe(type: Any, value: Any) -> Any:
    import numpy as np

    if isinstance(value, list):
        return {"kind": "collection", "length": len(value), "head": value[:HEAD]}
    if not isinstance(value, np.ndarray):
        return {"kind": "scalar", "value": json_number(value)}
    numbers = value.astype(np.int64) if value.dtype.kind == "b" else value
    # Sums of Long values may need more than 64 bits.
    wide = value.dtype == np.int64 and abs(numbers.sum(dtype=np.float64)) > 2**62
    total = sum(numbers.tolist()) if wide else numbers.sum().item()
    some = len(value) > 0
    return {
        "kind": type.of.lower(),
        "dtype": str(value.dtype),
        "length": len(value),
        "head": [json_number(item) for item in value[:HEAD].tolist()],
        "min": json_number(numbers.min().item()) if some else None,
        "max": json_number(numbers.max().item()) if some else None,
        "sum": json_number(total),
        "sha256": hashlib.sha256(np.ascontiguousarray(value).tobytes()).hexdigest(),
    }


def print_result(
    compiled: Compiled,
    graph: Graph,
    result: Result,
    milliseconds: dict[str, Any],
    verbose: bool,
) -> None:
    data = summary(compiled, graph, result, milliseconds)
    threads = f", {data['threads']} threads" if compiled.target == "openmp" else ""
    print(f"{data['procedure']} on {graph.source} ({compiled.target}{threads})")
    print(f"  {graph.nodes} nodes, {graph.edges} edges")
    if result.returned is not None:
        print(f"  returns {data['returns']}")
    for name, output in data["outputs"].items():
        if output["kind"] == "scalar":
            print(f"  {name} = {output['value']}")
            continue
        head = " ".join(
            f"{item:.6g}" if isinstance(item, float) else str(item)
            for item in output["head"]
        )
        more = " …" if output["length"] > HEAD else ""
        print(f"  {name}: {head}{more}")
        if output["kind"] == "collection":
            print(f"    {output['length']} elements")
            continue
        print(
            f"    {output['length']} {output['kind']} values of {output['dtype']}, "
            f"min {output['min']}, max {output['max']}, sum {output['sum']}"
        )
    runs = milliseconds["run"]
    spread = f" ({min(runs):.3f} … {max(runs):.3f})" if len(runs) > 1 else ""
    print(f"  run {statistics.median(runs):.3f} ms{spread}")
    if verbose:
        for name in ("compile", "load", "upload", "prepare", "download"):
            print(f"  {name} {milliseconds[name]:.3f} ms")
