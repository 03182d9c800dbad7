"""`lighthouse pta solve|query|stats|extract`."""

from __future__ import annotations

import argparse
import json
import shlex
import sys
from collections.abc import Iterator
from dataclasses import fields
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any

from lighthouse import process
from lighthouse.cli.options import amount, positive, whole
from lighthouse.cli.parsers import REPEATED, Subparsers, add_options
from lighthouse.cli.table import lines_of_table
from lighthouse.package import __version__
from lighthouse.process import Laps, in_units
from lighthouse.render import visible

if TYPE_CHECKING:
    from lighthouse.extensions.pta.constraints import Constraints
    from lighthouse.extensions.pta.optimisations import Sharing
    from lighthouse.extensions.pta.query import Answer, Program
    from lighthouse.extensions.pta.solution import Solution
    from lighthouse.extensions.pta.solver import Solved

EXAMPLES = """\
examples:
  lighthouse pta solve gawk_nodes.txt.gz gawk_constraints.txt.gz --output gawk.npz
  lighthouse pta query gawk.npz 'pts(hash)' --names gawk_names.txt.gz
"""
QUERIES = """\
queries, where a variable is an id, a name, or FILE:LINE:NAME:
  pts(p)         what p points to
  alias(p, q)    whether p and q may point to the same object
  pointers(o)    who points to o
  calls(p)       the functions that a call through p may reach
  calls(f.c:9)   the functions that the calls in a line may reach
  callees(f)     the functions that f may call
  callers(f)     who may call f, and in which lines
  why(p, o)      a chain of statements by which p points to o
members are written as in C: s.in.left, table[].open, p->next, *p
"""
OUTPUTS = ".jsonl .npz .txt, text also as .gz or .xz"
WIDTH = 24
SHOWN = 5
EXTRACT = "lighthouse.extensions.pta.extract"


def register(subparsers: Subparsers) -> None:
    parser = subparsers.add_parser(
        "pta",
        description="Find out which variable of a C program may point to which object "
        "(Andersen's\nanalysis, without regard to flow or context).",
        epilog=EXAMPLES,
    )
    actions = parser.add_subparsers(title="actions", metavar="ACTION", required=True)
    action = actions.add_parser("solve", help="solve constraints")
    _add_solving(action)
    add_options(action, f"--output FILE  write the sets: {OUTPUTS}", output=Path)
    add_options(action, FORMAT)
    action.set_defaults(function=solve)

    told = "ask what a solution says"
    action = actions.add_parser("query", help=told, epilog=QUERIES)
    action.add_argument("solution", metavar="SOLUTION", type=Path, help=OUTPUTS)
    action.add_argument("queries", metavar="QUERY", nargs="+", help="as below")
    _add_known(action)
    add_options(action, "--json  print a JSON object a line and query")
    action.set_defaults(function=query)

    action = actions.add_parser("graph", help="write the call graph")
    action.add_argument("solution", metavar="SOLUTION", type=Path, help=OUTPUTS)
    action.add_argument("output", metavar="GRAPH", type=Path, help=".json or .dot")
    _add_known(action)
    action.set_defaults(function=graph)

    action = actions.add_parser("stats", help="count constraints, solve, measure")
    _add_solving(action)
    add_options(action, "--calls FILE  the calls of the program", calls=Path)
    action.set_defaults(function=stats)

    if find_spec(EXTRACT) is not None:
        command = import_module(f"{EXTRACT}.command")
        action = actions.add_parser("extract", help="make constraints of LLVM IR")
        command.add_arguments(action)
        action.set_defaults(function=command.run)


SOLVING = """\
--hcd FILE             what hybrid cycle detection found beforehand
--names FILE           names by id
--mode {paper,sound}   keep loads and stores with an offset (sound, the default for
                       files that `extract` wrote), or leave them out, and with them
                       what indirect calls do (paper, the default for others)
--target {cuda,openmp,cuda+openmp,cuda-sim,cuda-sim+openmp,interpret}
                       default: cuda if there is a GPU, else openmp, else interpret;
                       with a + between them, both together
--threads N            of OpenMP
--without NAME         leave out an optimisation: reversed-rules,
                       difference-propagation, hybrid-cycles, offline-cycles,
                       copy-cycles, fuse-loops, share-members, split-loops or
                       elide-set-atomics (a wrong name tells what the target has); may
                       be repeated
--with NAME            add one that is off by default: equal-deltas, grouped-stores,
                       overlapped-copy, wave-order or self-schedule-loops; may be
                       repeated
"""
SHARING = """\
--tau N            the threads apply stores if more than N sets are added to one
                   variable
--alpha N          the threads take part if an exchange takes at most N of the rules'
                   time
--thread-chunk N   variables that a thread takes at a time
--device-chunk N   the same of the GPU, without predicted-split
"""
KNOWN = """\
--nodes FILE         which objects are functions
--names FILE         names by id
--calls FILE         the calls of the program
--constraints FILE   what was solved, for `why`
"""
FORMAT = """\
--format {jsonl,npz,text}
            of the solution (default: by the extension of its file)
"""


def _add_solving(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("nodes", metavar="NODES", type=Path, help="the variables")
    parser.add_argument("constraints", metavar="CONSTRAINTS", type=Path)
    chosen = {"without": REPEATED, "with": {"dest": "also", **REPEATED}}
    add_options(parser, SOLVING, hcd=Path, names=Path, threads=positive, **chosen)
    add_options(
        parser.add_argument_group("a GPU and threads together"),
        SHARING,
        tau=whole,
        alpha=amount,
        thread_chunk=positive,
        device_chunk=positive,
    )
    add_options(parser, "--json  print one JSON object")


def _add_known(parser: argparse.ArgumentParser) -> None:
    """What is known of a solution."""
    paths = dict.fromkeys(("nodes", "names", "calls", "constraints"), Path)
    add_options(parser, KNOWN + FORMAT, **paths)


def _sharing(arguments: argparse.Namespace) -> Sharing | None:
    """What was chosen of it, if anything was."""
    from lighthouse.diagnostics import misuse
    from lighthouse.extensions.pta.optimisations import Sharing

    names = (each.name for each in fields(Sharing))
    given = {name: getattr(arguments, name) for name in names}
    given = {name: value for name, value in given.items() if value is not None}
    try:
        return Sharing(**given) if given else None
    except ValueError as error:
        misuse("GM0903", str(error))


# --- solve ----------------------------------------------------------------------------


def solve(arguments: argparse.Namespace) -> int:
    from lighthouse.cli.outputs import check_outputs
    from lighthouse.extensions.pta import solutions
    from lighthouse.extensions.pta.statistics import results

    output: Path | None = arguments.output
    if output is not None:
        check_outputs(arguments, [output])
        form = arguments.format or solutions.format_of(output)
    constraints, solved, milliseconds = _solved(arguments)
    laps = Laps()
    facts = results(solved)
    laps.end("count")
    if output is not None:
        solutions.write(solved.solution, output, form, constraints.names)
        laps.end("write")
    facts["milliseconds"] = _completed(milliseconds | laps)
    if arguments.json:
        print(json.dumps(facts))
    else:
        told = [_line(*each) for each in facts.items() if each[0] != "milliseconds"]
        print("\n".join((*told, *_times(facts))))
    return 0


def _solved(
    arguments: argparse.Namespace, *, profile: bool = False
) -> tuple[Constraints, Solved, dict[str, float]]:
    """The constraints as they were read, their solution, and the time by step since
    the process was started."""
    from dataclasses import replace

    from lighthouse.extensions.pta import files, modes, solver
    from lighthouse.extensions.pta.optimisations import FUSED
    from lighthouse.extensions.pta.rows import counted
    from lighthouse.graph import native
    from lighthouse.runtime import early_context

    started, laps = process.milliseconds(), Laps()
    if "cuda" in (arguments.target or "cuda").split("+"):
        early_context.begin()
    constraints = files.read(
        arguments.nodes, arguments.constraints, arguments.hcd, arguments.names
    )
    if arguments.mode is not None:
        constraints = replace(constraints, mode=arguments.mode)
    laps.end("read")
    reader = native.milliseconds()
    left_out = [
        counted(count, kind)
        for kind, count in modes.dropped(constraints).items()
        if count and constraints.mode == "paper"
    ]
    if left_out:
        print(
            f"left out: {' and '.join(left_out)} with an offset, which indirect calls "
            "need; --mode sound keeps them",
            file=sys.stderr,
        )
    in_mode = modes.in_mode(constraints, constraints.mode)
    laps.end("prepare")
    target = _target(arguments.target)
    without = frozenset(arguments.without)
    if profile and target != "interpret" and FUSED not in arguments.also:
        # Each rule has kernels of its own then.
        without |= {FUSED}
    solved = solver.solve(
        in_mode,
        target=target,
        threads=arguments.threads,
        without=without,
        profile=profile,
        also=frozenset(arguments.also),
        sharing=_sharing(arguments),
    )
    solution = solved.solution.first(constraints.variables)
    solution = replace(
        solution,
        mode=constraints.mode,
        solver=f"LightHouse {__version__}",
        options=_options(arguments, target),
    )
    milliseconds = {"start": started, "read": laps["read"], **solved.milliseconds}
    milliseconds["prepare"] += laps["prepare"]
    if "compile" in milliseconds:
        # The reader of large files is compiled when the first one is read.
        milliseconds["read"] -= reader
        milliseconds["compile"] += reader
    return constraints, replace(solved, solution=solution), milliseconds


def _options(arguments: argparse.Namespace, target: str) -> str:
    """Those that matter to how it is solved."""
    options = {"target": [target], "without": arguments.without, "with": arguments.also}
    for name in ("threads", "hcd", "tau", "alpha", "thread_chunk", "device_chunk"):
        if (value := getattr(arguments, name)) is not None:
            options[name.replace("_", "-")] = [str(value)]
    return shlex.join(
        word
        for name, values in options.items()
        for value in values
        for word in (f"--{name}", value)
    )


def _target(chosen: str | None) -> str:
    """The target to use; it is told where nobody chose it."""
    if chosen is not None:
        return chosen
    from lighthouse.api import default_target
    from lighthouse.extensions.pta.optimisations import TARGETS

    usual = default_target()
    target = usual if usual in TARGETS else TARGETS[-1]
    print(f"target: {target}", file=sys.stderr)
    return target


def _completed(milliseconds: dict[str, float]) -> dict[str, float]:
    """The time by step, with what is left of that of the process as `other`."""
    whole = process.milliseconds()
    told = sum(value for step, value in milliseconds.items() if step != "exchange")
    steps = {**milliseconds, "other": max(0.0, whole - told)}
    return {step: round(value, 3) for step, value in steps.items()}


# --- query ----------------------------------------------------------------------------


def query(arguments: argparse.Namespace) -> int:
    from lighthouse.diagnostics import CompileError, Diagnostic
    from lighthouse.extensions.pta.solutions import how_solved

    asked_why = any(each.lstrip().startswith("why") for each in arguments.queries)
    program = _program(arguments, asked_why)
    # A question without an answer does not suppress the others.
    failed: list[Diagnostic] = []
    for each in arguments.queries:
        try:
            answer = program.answer(each)
        except CompileError as error:
            failed += error.diagnostics
            continue
        if arguments.json:
            how = how_solved(program.solution).items()
            known = {name: value for name, value in how if value}
            print(json.dumps(answer.as_json() | known))
        else:
            print("\n".join(_lines_of(answer)))
    if failed:
        raise CompileError(*failed)
    return 0


def graph(arguments: argparse.Namespace) -> int:
    from lighthouse.cli.outputs import check_outputs
    from lighthouse.extensions.pta import callgraph

    check_outputs(arguments, [arguments.output])
    callgraph.write(_program(arguments), arguments.output)
    return 0


def _program(arguments: argparse.Namespace, asked_why: bool = False) -> Program:
    """The solution, and what is known of its variables."""
    from lighthouse.diagnostics import fail
    from lighthouse.extensions.pta import files, modes, solutions
    from lighthouse.extensions.pta.query import Program

    solution = solutions.read(arguments.solution, arguments.format)
    if solution.mode is not None:
        print(_how_solved(solution), file=sys.stderr)
    beside = {
        kind: getattr(arguments, kind) or _beside(arguments.solution, kind)
        for kind in ("nodes", "names", "calls", "constraints")
    }
    nodes = None
    if beside["nodes"] is not None:
        nodes = files.read_nodes(beside["nodes"])
        if nodes.variables != solution.variables:
            fail(
                "GM0852",
                f"{arguments.solution} is about {solution.variables:,} variables, "
                f"{beside['nodes']} about {nodes.variables:,}",
            )
    known = files.Names({}, {}, {})
    if beside["names"] is not None:
        known = files.read_names(beside["names"], solution.variables, nodes)
    sites = None
    if beside["calls"] is not None and nodes is not None:
        sites = files.read_calls(beside["calls"], nodes)
    functions = None if nodes is None else nodes.functions
    constraints = None
    if asked_why and beside["nodes"] is not None and beside["constraints"] is not None:
        constraints = files.read(beside["nodes"], beside["constraints"])
        if solution.mode == "paper":
            constraints = modes.paper(constraints)
    return Program(
        solution,
        functions,
        known.names,
        known.lines,
        sites,
        constraints,
        others=known.others,
        spans=known.spans,
    )


def _how_solved(solution: Solution) -> str:
    mode = f"solved in mode {solution.mode}"
    by = f" by {solution.solver}" if solution.solver else ""
    options = f", {solution.options}" if solution.options else ""
    ignores = "; it ignores indirect calls" if solution.mode == "paper" else ""
    return visible(f"{mode}{by}{options}{ignores}")


def _beside(solution: Path, kind: str) -> Path | None:
    """The file that `extract` has written, perhaps compressed, if the solution, or
    another of these files, is named like it."""
    prefix = solution.name
    while "." in prefix:
        prefix = prefix.rpartition(".")[0]
        for suffix in ("", ".gz", ".xz"):
            name = f"{prefix.removesuffix('_nodes')}_{kind}.txt{suffix}"
            if (path := solution.with_name(name)).is_file():
                return path
    return None


def _lines_of(answer: Answer) -> Iterator[str]:
    truth = {None: "", True: "yes, ", False: "no, "}[answer.truth]
    none = f", {answer.none}" if answer.none else ""
    yield visible(f"{answer.query}: {truth}{len(answer.items):,}{none}")
    for item in answer.items:
        yield visible(f"  {item}")
    if answer.without:
        some = ", ".join(map(str, answer.without[:SHOWN]))
        more = ", …" if len(answer.without) > SHOWN else ""
        told = f"without a member {answer.path}: {len(answer.without):,}, {some}{more}"
        yield visible(f"  {told}")


# --- stats ----------------------------------------------------------------------------


def stats(arguments: argparse.Namespace) -> int:
    from lighthouse.extensions.pta import files
    from lighthouse.extensions.pta.statistics import by_rule, describe

    constraints, solved, milliseconds = _solved(arguments, profile=True)
    laps, sites = Laps(), None
    calls = arguments.calls or _beside(arguments.nodes, "calls")
    if calls is not None:
        sites = files.read_calls(calls, constraints)
    facts = describe(constraints, solved, sites)
    laps.end("count")
    facts["milliseconds"] = _completed(milliseconds | laps)
    if rules := by_rule(solved):
        facts["rules"] = rules
    if arguments.json:
        print(json.dumps(facts))
    else:
        print("\n".join(_lines_of_statistics(facts)))
    return 0


def _lines_of_statistics(facts: dict[str, Any]) -> Iterator[str]:
    for name, told in facts.items():
        if not isinstance(told, dict | list):
            yield _line(name, told)
    yield ""
    head = ["constraints", "all", "about unknown", "left out"]
    rows = [
        [kind, *(f"{number:,}" for number in numbers.values())]
        for kind, numbers in facts["constraints"].items()
    ]
    yield from lines_of_table(head, rows, head[1:])
    yield ""
    head = ["size of set", "variables"]
    rows = []
    for row in facts["histogram"]:
        ends = dict.fromkeys((f"{row['from']:,}", f"{row['to']:,}"))
        rows.append([" … ".join(ends), f"{row['variables']:,}"])
    yield from lines_of_table(head, rows, head)
    yield ""
    if "indirect calls" in facts:
        numbers = facts["indirect calls"]
        whole = max(1, sum(numbers.values()))
        head = ["indirect calls reach", "calls", "share"]
        each = numbers.items()
        rows = [[name, f"{n:,}", f"{n / whole:.1%}"] for name, n in each]
        yield from lines_of_table(head, rows, head[1:])
        yield ""
    memory = {f"memory: {name}": size for name, size in facts["memory"].items()}
    width = max(WIDTH, *map(len, (*facts["counts"], *memory)))
    for name, number in facts["counts"].items():
        yield _line(name, number, width)
    for name, size in memory.items():
        yield _line(name, in_units(size), width)
    yield from _times(facts, width)
    if "rules" in facts:
        yield ""
        yield from _lines_of_rules(facts["rules"])


def _lines_of_rules(rules: list[dict[str, Any]]) -> Iterator[str]:
    """The side only where there are two, and shapes of kernels only of a GPU."""
    from lighthouse.runtime.profile import shape_in_words

    sides = [row["side"] for row in rules]
    shapes = []
    for row in rules:
        found = {shape_in_words(x["blocks"], x["threads"]) for x in row["kernels"]}
        shapes.append(", ".join(sorted(found)))
    numbers = {
        "ms": [f"{row['milliseconds']:,.1f}" for row in rules],
        "share": [f"{row['share']:.1%}" for row in rules],
        "launches": [f"{x:,}" if (x := row["launches"]) else "" for row in rules],
    }
    columns = {
        "time by rule": [row["rule"] for row in rules],
        **({"side": sides} if len({*sides}) > 1 else {}),
        **numbers,
        **({"grid × block": shapes} if any(shapes) else {}),
    }
    rows = list(zip(*columns.values(), strict=True))
    yield from lines_of_table([*columns], rows, [*numbers])


def _times(facts: dict[str, Any], width: int = WIDTH) -> Iterator[str]:
    for step, value in facts["milliseconds"].items():
        yield _line(f"time: {step}", f"{value:,.1f} ms", width)


def _line(name: str, told: object, width: int = WIDTH) -> str:
    return f"{name:<{width}} {f'{told:,}' if isinstance(told, int) else told}"
