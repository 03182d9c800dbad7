"""`lighthouse bench`: measures suites of programs, and installed libraries."""

from __future__ import annotations

import argparse
import json
import sys
import textwrap
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

from lighthouse.bench.timing import tell
from lighthouse.cli import plot
from lighthouse.cli.options import numbers, positive
from lighthouse.cli.outputs import check_outputs
from lighthouse.cli.parsers import Subparsers, add_options
from lighthouse.cli.results import spent, spent_text
from lighthouse.cli.table import lines_of_table
from lighthouse.files import replacing
from lighthouse.render import visible

if TYPE_CHECKING:
    from lighthouse.api import Target
    from lighthouse.bench.measure import Row, Way
    from lighthouse.bench.peers import Peer
    from lighthouse.bench.suites import Input, Suite
    from lighthouse.graph import Graph

Known = TypeVar("Known")
SURVEY = (
    "Every sample on four shapes of graphs and every target: the time of an edge, and "
    "how it compares to the median of all samples there.  More than ten times that is "
    "SLOW, and the exit code 1; more than 300 ns for samples that run in order on the "
    "host, which say why.  Answers are not checked, peers not measured."
)
EXPLANATION = """\
what is measured:
  `run` is the time from data in place to the answer, the device synchronised: loading,
  converting, compiling and copying are not in it.  In place are the edges both ways;
  what else is made of the graph first is `prepare`.  Each runs once to warm up, then
  all in turns; the median counts.  `speed-up` is over the first row of a program.
  What takes longer than 2 s runs once.  From several sources, each turn is a run from
  another one.  The last column has the passes that act, where a suite names some, or
  which rounds run over worklists, where it is about these.

what is checked:
  Every answer, also of the peers, before its time is shown: against an answer by other
  means, or for what makes it right.  On a graph with too many triangles to count, their
  number has to be in an interval around an estimate; on one of 2^30 edges or more, one
  more round must not change ranks by more than `e`.  A wrong answer is WRONG, and the
  exit code 1.

"""
OPTIONS = """\
--graphs A,B,…    only these of the suite: rmat,uniform,grid, or a large one
--scale N         graphs of about 2^N nodes (default: 13)
--graph SPEC      a file or generator in place of the suite's graphs; may be repeated
--only A,B,…      only these programs
--targets A,B,…   openmp, cuda, cuda-sim (the simulator in place of a GPU); default:
                  openmp, and cuda if there is a GPU
--threads 1,2,4   OpenMP runs once for each of these
--ways A,B,…      only these of the suite's ways to run a program, by the words of its
                  tables: OpenMP,'CUDA today'
--peers A,B,…     only these, or none (default: all that are installed)
--repeat N        timed runs of each (default: 3)
--sources N       run bfs_levels and the like from N sources, one a turn; 1 is the node
                  with most edges (default of gap: 64, else 1)
--from-cpp        also measure the C++ host functions of CUDA as a C++ program calls
                  them, with the data in place; `prepare` is the first call for a
                  graph, which derives what it needs; CUDA has nvcc compile them
--rounds          also count, in a run of its own, the nodes that each round finishes
                  and the iterations of each loop, by launch
--json            print one JSON object
--save OUT.json   also write that object there, after each program
--plot OUT.svg    draw the speed-ups, programs below one another; needs matplotlib
"""


def register(subparsers: Subparsers) -> None:
    from lighthouse.bench.suites import SUITES

    parser = subparsers.add_parser(
        "bench",
        description="Measure a suite of programs, beside other libraries where they "
        "are installed.",
        epilog=described(SUITES.values()) + EXPLANATION,
    )
    parser.add_argument(
        "suite",
        metavar="SUITE",
        nargs="?",
        default="gap",
        choices=[*SUITES, "survey"],
        help=f"gap (default), {', '.join(list(SUITES)[1:])} or survey",
    )
    add_options(
        parser,
        OPTIONS,
        scale=positive,
        graph={"action": "append"},
        threads=numbers,
        repeat={"type": positive, "default": 3},
        sources=positive,
        save=Path,
        plot=Path,
    )
    parser.set_defaults(function=run, fail=parser.error)


def described(suites: Iterable[Suite]) -> str:
    lines = ["suites:"]
    for suite in suites:
        text = f"{suite.about}  {', '.join(suite.programs)}."
        if suite.large:
            text += f"  Large graphs: {', '.join(suite.large)}."
        lines += indented(suite.name, text)
    lines += indented("survey", SURVEY)
    return "\n".join([*lines, "", ""])


def indented(name: str, text: str) -> list[str]:
    head = f"  {name:<16}  "
    indent = " " * len(head)
    return textwrap.wrap(text, 86, initial_indent=head, subsequent_indent=indent)


@dataclass(frozen=True, slots=True)
class Plan:
    """What a command line asks for."""

    suite: Suite
    graphs: dict[str, Input]
    programs: list[str]
    targets: dict[str, Target]
    ways: list[Way]
    peers: list[Peer]
    repeat: int
    rounds: bool
    from_cpp: bool
    sources: int


def run(arguments: argparse.Namespace) -> int:
    if arguments.suite == "survey":
        return survey(arguments)
    plan = planned(arguments)
    if arguments.plot:
        plot.check(arguments.plot)
    check_outputs(arguments, filter(None, (arguments.save, arguments.plot)))
    right, checks, device = True, 0.0, 0
    known: dict[str, dict[str, list[Row]]] = {}
    tables: list[dict[str, Any]] = []
    about = {"suite": plan.suite.name, "machine": machine(plan), "repeat": plan.repeat}
    for name, graph in graphs_of(plan):
        found = known[name] = {}
        spent_on: dict[str, float] = {}
        tables.append({})
        if not arguments.json:
            print(
                f"{visible(name)}: {graph.nodes} nodes, {graph.edges} edges", flush=True
            )
        for program in plan.programs:
            tell(f"{program} on {name}")
            found[program], seconds = measured(program, graph, plan)
            spent_on[program] = round(1000 * seconds, 1)
            device = max(device, *(row.memory for row in found[program]))
            tables[-1] = {**as_data(name, graph, found), "checks": spent_on}
            if arguments.save:
                with replacing(arguments.save) as file:
                    file.write(json.dumps({**about, "graphs": tables}).encode())
        checks += sum(spent_on.values())
        right &= not any(row.wrong for rows in found.values() for row in rows)
        if not arguments.json:
            show(found)
    total = {**spent(), "checks": round(checks, 1), "device_memory": device}
    if arguments.json:
        print(json.dumps({**about, "graphs": tables, "total": total}))
    else:
        print(spent_text(total))
    if arguments.plot:
        plot.draw([panel(each, known) for each in plan.programs], arguments.plot)
    return 0 if right else 1


# --- what to measure ------------------------------------------------------------------


def planned(arguments: argparse.Namespace) -> Plan:
    """Ends the command where a name is unknown; raises CompileError for a graph that
    is not there, before any is measured."""
    from lighthouse.bench.measure import ways_of
    from lighthouse.bench.suites import SUITES, Input, processors
    from lighthouse.graph.read import check_source

    fail: Callable[[str], None] = arguments.fail
    suite = SUITES[arguments.suite]
    ways = {way.name: way for way in suite.ways}
    ways = chosen(arguments.ways, ways, "way", fail)
    suite = replace(suite, ways=tuple(ways.values()))
    inputs = suite.inputs(arguments.scale)
    if arguments.graph and (arguments.graphs or arguments.scale):
        fail("--graph takes the place of the suite's graphs: no --graphs, no --scale")
    named = {spec: Input(spec) for spec in arguments.graph or ()}
    known = {**inputs, **suite.large} if arguments.graphs else inputs
    graphs = chosen(arguments.graphs, known, "graph", fail)
    wanted = named or graphs
    for item in wanted.values():
        check_source(item.spec)
    targets = chosen_targets(arguments.targets, fail)
    peers = chosen_peers(arguments.peers, fail)
    idle = not any(way.target in targets for way in suite.ways)
    if idle and (arguments.ways or not peers):
        told = ", ".join(way.name for way in suite.ways)
        fail(f"nothing to measure: {told} is not for target {', '.join(targets)}")
    return Plan(
        suite,
        wanted,
        list(chosen(arguments.only, dict.fromkeys(suite.programs), "program", fail)),
        targets,
        ways_of(suite, targets, arguments.threads or suite.threads(processors())),
        peers,
        arguments.repeat,
        arguments.rounds,
        arguments.from_cpp,
        arguments.sources or suite.sources,
    )


def chosen(
    text: str | None, known: Mapping[str, Known], what: str, fail: Any
) -> dict[str, Known]:
    """All, or those in `text`."""
    names = list(known) if text is None else text.split(",")
    for name in names:
        if name not in known:
            fail(f"there is no {what} `{name}` here: choose of {', '.join(known)}")
    return {name: known[name] for name in names}


def chosen_targets(text: str | None, fail: Any) -> dict[str, Target]:
    from lighthouse.runtime import cuda

    if text is not None:
        known: dict[str, Target] = {}
        known |= {"openmp": "openmp", "cuda": "cuda", "cuda-sim": "cuda-sim"}
        names = chosen(text, known, "target", fail)
        return {name.removesuffix("-sim"): target for name, target in names.items()}
    if cuda.is_usable():
        return {"openmp": "openmp", "cuda": "cuda"}
    print("CUDA is not measured: there is no usable GPU", file=sys.stderr)
    return {"openmp": "openmp"}


def chosen_peers(text: str | None, fail: Any) -> list[Peer]:
    """Those installed; ends the command for one that is named and is not."""
    from lighthouse.bench.peers import PEERS
    from lighthouse.runtime import cuda

    if text == "none":
        return []
    found = []
    for peer in chosen(text, PEERS, "peer", fail).values():
        if not peer.installed:
            if text is not None:
                fail(f"{peer.package} is not installed")
        elif not peer.needs_gpu or cuda.is_usable():
            try:
                peer.solvers()
            except ImportError as error:
                print(f"{peer.package} is left out: {error}", file=sys.stderr)
            else:
                found.append(peer)
    return found


def graphs_of(plan: Plan) -> Iterator[tuple[str, Graph]]:
    """Raises CompileError for a graph that cannot be read."""
    from lighthouse.bench.measure import build
    from lighthouse.graph.sizes import sizes_of

    for name, item in plan.graphs.items():
        tell(f"making {name}")
        sizes = sizes_of(item.spec)
        if sizes is not None:  # a large file, perhaps
            build(plan.programs, plan.ways, sizes.is_wide)
        graph = plan.suite.prepare(item.read())
        if graph.edges:
            yield (name if name == item.spec else f"{name} ({item.title})"), graph
        else:
            print(f"{visible(name)} has no edges: nothing to measure", file=sys.stderr)


def measured(program: str, graph: Graph, plan: Plan) -> tuple[list[Row], float]:
    """The rows of a program, and the seconds that it took to check answers."""
    from lighthouse.bench.measure import Timed, contestants, judge, measure, trials_of
    from lighthouse.bench.problems import PROBLEMS
    from lighthouse.bench.suites import with_lengths

    if PROBLEMS[program].has_lengths:  # which take as much memory as the edges
        graph = with_lengths(graph)
    trials = trials_of(program, graph, plan.sources)
    running = contestants(
        program, graph, plan.ways, plan.peers, trials, from_cpp=plan.from_cpp
    )
    timed = Timed(lambda: judge(program, graph, trials))
    turns = len(trials) if len(trials) > 1 else plan.repeat
    return measure(list(running), timed, turns, rounds=plan.rounds), timed.seconds


def machine(plan: Plan) -> dict[str, Any]:
    from lighthouse.bench.suites import processors

    found: dict[str, Any] = {"processors": processors()}
    if plan.targets.get("cuda") == "cuda":
        from lighthouse.runtime.cuda import driver

        found["gpu"] = driver().Device(0).name()
    return found


# --- reporting ------------------------------------------------------------------------

HEAD = ("program", "by", "prepare ms", "run ms", "min", "max", "speed-up", "")


def show(found: Mapping[str, Sequence[Row]]) -> None:
    rows = [
        (program if number == 0 else "", *cells(row, base_of(table)))
        for program, table in found.items()
        for number, row in enumerate(table)
    ]
    for line in lines_of_table(HEAD, rows, HEAD[2:7]):
        print(f"  {line}".rstrip())
    print(flush=True)
    rounds = [
        cells
        for program, table in found.items()
        for row in table
        for cells in cells_of_rounds(program, row)
    ]
    if rounds:
        for line in lines_of_table(ROUNDS_HEAD, rounds, ROUNDS_HEAD[3:4]):
            print(f"  {line}".rstrip())
        print(flush=True)


ROUNDS_HEAD = (
    "program",
    "by",
    "counted",
    "total",
    "round by round, or launch by launch",
)
# So many rounds are shown; --json has all.
SHOWN = 12


def cells_of_rounds(program: str, row: Row) -> Iterator[tuple[str, ...]]:
    """What the rounds of one row finish, and the iterations of its loops."""
    if row.rounds is None:
        return
    finished = row.rounds.finished
    counted: list[tuple[str, int | None, tuple[int, ...]]] = []
    if finished:
        counted.append(("nodes finished", sum(finished), finished))
    for loop in row.rounds.loops:
        what = f"line {loop.line}: {loop.loop}"
        counted.append((what, loop.iterations, loop.by_launch))
    for what, sum_of_all, each in counted:
        total = "-" if sum_of_all is None else str(sum_of_all)
        shown = " ".join(map(str, each[:SHOWN])) + (" …" if len(each) > SHOWN else "")
        yield program, row.title, what, total, shown


def base_of(rows: Sequence[Row]) -> float | None:
    """The median that others are compared with: of the first row, if it is right."""
    first = rows[0] if rows else None
    return first.times.median if first and first.times and not first.wrong else None


def cells(row: Row, base: float | None) -> tuple[str, ...]:
    if row.wrong:
        return row.title, "-", "-", "-", "-", "-", f"WRONG: {row.wrong}"
    if row.times is None:
        why = ": ".join(filter(None, (passes_of(row), row.note)))
        return row.title, "-", "-", "-", "-", "-", f"not measured: {why}"
    ratio = speedup(row, base)
    shown = "-" if ratio is None else f"{ratio:.2f}"
    prepare = f"{row.prepare:.3f}"
    last = passes_of(row) or row.shown
    return row.title, prepare, *row.times.cells(), shown, last


def passes_of(row: Row) -> str:
    """Which of the passes act that the suite names for the row, if it names some."""
    *others, last = [name for name, acts in row.acting.items() if acts] or [""]
    if others:
        return f"{', '.join(others)} and {last} act"
    no = "neither" if len(row.acting) == 2 else "no"
    nothing = f"{no} pass acts" if row.acting else ""
    return f"{last} acts" if last else nothing


def speedup(row: Row, base: float | None) -> float | None:
    if base is None or row.times is None or not row.times.median:
        return None
    return base / row.times.median


def panel(program: str, found: Mapping[str, Mapping[str, Sequence[Row]]]) -> plot.Panel:
    """found: by graph and program."""
    times = [bars(rows[program]) for rows in found.values()]
    return plot.Panel(program, list(found), times)


def bars(rows: Sequence[Row]) -> dict[plot.Bar, float]:
    """The medians of right answers."""

    def target(row: Row) -> str:
        ours = "openmp" if row.title.startswith("OpenMP") else "cuda"
        return ours if row.is_ours else "peer"

    return {
        plot.Bar(row.title, target(row)): row.times.median
        for row in rows
        if row.times and not row.wrong
    }


def as_data(
    name: str, graph: Graph, found: Mapping[str, Sequence[Row]]
) -> dict[str, Any]:
    from lighthouse.cli.results import describe_graph

    return {
        "name": name,
        **describe_graph(graph),
        "programs": {
            program: [row_data(row, base_of(rows)) for row in rows]
            for program, rows in found.items()
        },
    }


def row_data(row: Row, base: float | None) -> dict[str, Any]:
    data: dict[str, Any] = {"by": row.title, "ours": row.is_ours}
    if row.acting:
        data["passes"] = dict(row.acting)
    if row.shown:
        data["shown"] = row.shown
    if row.wrong:
        return {**data, "wrong": row.wrong}
    if row.times is None:
        return {**data, "not_measured": row.note}
    ratio = speedup(row, base)
    return {
        **data,
        "milliseconds": {
            "prepare": round(row.prepare, 4),
            "run": [round(each, 4) for each in row.times.runs],
        },
        "median": round(row.times.median, 4),
        "speedup": None if ratio is None else round(ratio, 4),
        **({} if row.rounds is None else {"rounds": asdict(row.rounds)}),
    }


# --- the survey -----------------------------------------------------------------------

SURVEY_HEAD = ("program", "by", "run ms", "ns/edge", "of median", "")


def survey(arguments: argparse.Namespace) -> int:
    """Which samples are slow on which shapes of graphs.

    Ends the command where a name is unknown, or an option is for suites alone; raises
    CompileError for a graph that is not there.
    """
    from lighthouse.bench.suites import Input, undirected, with_lengths
    from lighthouse.bench.survey import ratios, rows, samples, shapes
    from lighthouse.graph.read import check_source

    fail: Callable[[str], None] = arguments.fail
    for name in ("ways", "peers", "save", "plot", "sources", "from_cpp"):
        if getattr(arguments, name) not in (None, False):
            fail(f"--{name.replace('_', '-')} is not for the survey")
    known = {spec: Input(spec) for spec in arguments.graph or ()}
    known = known or shapes(arguments.scale)
    graphs = chosen(arguments.graphs, known, "graph", fail)
    for item in graphs.values():
        check_source(item.spec)
    programs = chosen(arguments.only, samples(), "program", fail)
    targets = [*chosen_targets(arguments.targets, fail).values()]
    threads = arguments.threads[0] if arguments.threads else None
    is_slow = False
    tables: list[dict[str, Any]] = []
    for name, item in graphs.items():
        graph = with_lengths(undirected(item.read()))
        found = list(rows(programs, graph, targets, threads, arguments.repeat))
        data, told = [], []
        for row, share in zip(found, ratios(found), strict=True):
            verdict = row.verdict(share)
            is_slow |= verdict == "SLOW"
            data.append({**asdict(row), "of_median": round(share, 2)})
            numbers = (row.milliseconds, row.nanoseconds_per_edge)
            cells = (*(f"{number:.3f}" for number in numbers), f"{share:.2f}")
            told.append((row.program, row.target, *cells, verdict))
        size = {"nodes": graph.nodes, "edges": graph.edges}
        tables.append({"name": name, "spec": item.spec, **size, "rows": data})
        if not arguments.json:
            print(f"{name} ({item.title}): {graph.nodes} nodes, {graph.edges} edges")
            for line in lines_of_table(SURVEY_HEAD, told, SURVEY_HEAD[2:5]):
                print(f"  {line}".rstrip())
            print(flush=True)
    if arguments.json:
        print(json.dumps({"suite": "survey", "graphs": tables, "total": spent()}))
    else:
        print(spent_text(spent()))
    return int(is_slow)
