"""Programs mean the same whatever the passes are told: each schedule with each frontier
and each variant, with sizes around the ends of warps and blocks, rows that are longer
than a block, and both widths of offsets.

In the ordinary suite some of the programs have a row of options each; the slow tests
have each program in an eighth of the rows, of those that lead to other code, and share
the schedules and frontiers crossed among those with a frontier.
"""

import functools
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import chain
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from lighthouse.driver import Compilation, front, read_source
from lighthouse.graph import Graph
from lighthouse.remarks import Kind
from tests import once
from tests.corpus import test_corpus as corpus
from tests.corpus.cases import PATHS, random_arguments, read_head
from tests.fuzz.batch import Fast, build
from tests.fuzz.oracle import SEED
from tests.run import forced, test_programs, ways
from tests.run.forced import MODES, Row
from tests.run.problems import ALL_PROBLEMS, Problem
from tests.run.ways import Interpreted, Way
from tests.sampling import sampled

SAMPLES = Path(__file__).parents[2] / "samples"
# One library for so many programs.
TOGETHER = 24
# So many programs are tested together with many rows.
NEIGHBOURS = 5
# A search from every node has rounds that each wait for all blocks.
MANY_LAUNCHES = {"traversals/inside_loops"}

# --- graphs ---------------------------------------------------------------------------

# On the simulator a warp has 4 threads and a block 8 or 16; on a GPU 32 and 256.
TINY = (1, 3, 4, 5, 7, 8, 9, 15, 16, 17)
SMALL = (31, 32, 33)
LARGE = (255, 256, 257)


@functools.cache
def tail(nodes: int) -> Graph:
    """A row longer than a block, a path that takes many rounds, loops, parallel edges,
    and a node without any."""
    random = np.random.default_rng(nodes)
    connected = max(nodes - 1, 1)
    half = max(connected // 2, 1)
    row = 20 if nodes in TINY else 300
    hub = np.column_stack([np.zeros(row, int), random.integers(0, connected, row)])
    steps = np.arange(half, connected)
    path = np.column_stack([steps - 1, steps])
    tangle = random.integers(0, half, (nodes, 2))
    loops = random.integers(0, connected, (2, 1)).repeat(2, axis=1)
    edges = np.concatenate([hub, path, tangle, tangle[: nodes // 4], loops])
    return Graph.from_edges(random.permutation(edges), nodes=nodes)


def sizes(turn: int, *, large: bool) -> Iterator[int]:
    """One of each kind."""
    for kind in (TINY, SMALL, LARGE) if large else (TINY, SMALL):
        yield kind[turn % len(kind)]


def one_size(turn: int) -> Iterator[int]:
    yield (*TINY, *SMALL)[turn % (len(TINY) + len(SMALL))]


# --- programs -------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Subject:
    """A program, and what asserts that it is right on graphs of some sizes."""

    name: str
    path: Path
    check: Callable[[Fast, bool, Iterable[int]], None]
    large: bool = True


def given_to(graph: Graph, wide: bool) -> Graph:
    return graph.widened() if wide else graph


def of_corpus(path: Path) -> Subject:
    """On the graphs that it states, and on others where its result holds anywhere."""
    head = read_head(path)

    @functools.cache
    def arguments(size: int) -> dict[str, Any]:
        procedure = ways.TREE.compile(path).procedure
        graphs = dict.fromkeys(corpus.graph_names(procedure), tail(size))
        return random_arguments(procedure, graphs, head.anywhere or {})

    def outcome(program: Any, wide: bool, size: int) -> Any:
        graphs = dict.fromkeys(corpus.graph_names(program.procedure), tail(size))
        way = Way("interpret", wide=wide)
        result = corpus.run(program, way, graphs, arguments(size))
        return corpus.results(program, result)

    @functools.cache
    def expected(size: int) -> Any:
        program = Interpreted(front(read_source(str(path))), seed=SEED)
        return outcome(program, False, size)

    def check(program: Fast, wide: bool, sizes: Iterable[int]) -> None:
        corpus.check_cases(program, Way(program.target, wide=wide), head)
        for size in sizes if head.anywhere is not None else ():
            assert outcome(program, wide, size) == expected(size)

    name = corpus.name_of(path)
    return Subject(name, path, check, large=name not in MANY_LAUNCHES)


def of_problem(problem: Problem) -> Subject:
    @functools.cache
    def cases(size: int) -> list[tuple[Graph, Any, Any]]:
        graph = problem.prepare(tail(size))
        found = problem.cases(graph)
        return [(graph, given, problem.solve(graph, given)) for given in found]

    def check(program: Fast, wide: bool, sizes: Iterable[int]) -> None:
        for size in sizes:
            for graph, arguments, solution in cases(size):
                result = program(given_to(graph, wide), **arguments)
                problem.judge(graph, arguments, solution, result)

    path = SAMPLES / f"{problem.name}.gm"
    return Subject(problem.name, path, check, large=problem.size != "small")


def of_race(name: str) -> Subject:
    """One that races, with one answer."""
    arguments = test_programs.EXACT[name]

    def check(program: Fast, wide: bool, sizes: Iterable[int]) -> None:
        for graph in map(tail, sizes):
            result = program(given_to(graph, wide), **arguments(graph))
            expected = test_programs.reference(name, graph, "forward")
            test_programs.assert_same(result, expected)

    return Subject(name, test_programs.PROGRAMS / f"{name}.gm", check)


SUBJECTS = (
    *(of_corpus(path) for path in PATHS if not read_head(path).only),
    *map(of_problem, ALL_PROBLEMS),
    *map(of_race, test_programs.EXACT),
)

# --- one library for many -------------------------------------------------------------

Job = tuple[Subject, Row, Fast]


def compiled(subject: Subject, row: Row, number: int) -> Fast:
    """With a name that nothing else in its library has."""
    compilation = renamed(subject.path, number)
    return Fast(compilation, MODES[row["mode"]], forced.options(row))


def renamed(path: Path, number: int) -> Compilation:
    return once.renamed(read_source(str(path)).text, number, str(path))


def portions(jobs: Sequence[Job]) -> Iterator[Sequence[Job]]:
    """Of jobs with the same offsets."""
    for bits in forced.AROUND["offsets"]:
        alike = [job for job in jobs if job[1]["offsets"] == bits]
        for first in range(0, len(alike), TOGETHER):
            yield alike[first : first + TOGETHER]


def run(jobs: Sequence[Job], *, every_size: bool) -> None:
    """Those of one mode."""
    for some in portions(jobs):
        programs = [program for _, _, program in some]
        wide = some[0][1]["offsets"] == "64"
        build(programs, programs[0].way, wide=wide)
        for turn, (subject, row, program) in enumerate(some):
            try:
                chosen = (
                    sizes(turn, large=subject.large) if every_size else one_size(turn)
                )
                subject.check(program, wide, chosen)
            except Exception as error:
                error.add_note(f"{subject.path}, {forced.described(row)}")
                raise


def by_mode(
    pairs: Iterable[tuple[Subject, Row]], mode: str, every: int = 1
) -> list[Job]:
    """Of the jobs of one mode one of `every`, if it differs from the others in what is
    compiled, or in the offsets."""
    found: dict[tuple[str, str], Job] = {}
    chosen = [(subject, row) for subject, row in pairs if row["mode"] == mode][::every]
    for number, (subject, row) in enumerate(chosen):
        program = compiled(subject, row, number)
        code = program.source.replace(program.compilation.procedure.name, "")
        # Without a graph there are no offsets.
        bits = row["offsets"] if corpus.graph_names(program.procedure) else "32"
        found.setdefault((code, bits), (subject, {**row, "offsets": bits}, program))
    return list(found.values())


# Takes 6 seconds: each program has options of its own, and few share a library.
@pytest.mark.parametrize("mode", sampled(([mode] for mode in MODES), 4))
def test_each_row_with_some_programs(mode: str) -> None:
    rows = forced.rows()
    pairs = ((each, rows[i % len(rows)]) for i, each in enumerate(SUBJECTS))
    # Fibers are slow, and so is g++ with OpenMP.
    every = 3 if mode in ("lanes", "openmp") else 1
    run(by_mode(pairs, mode, every), every_size=False)


@pytest.mark.slow
@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("first", range(0, len(SUBJECTS), NEIGHBOURS))
def test_each_program_with_many_rows(first: int, mode: str) -> None:
    pairs: list[tuple[Subject, Row]] = []
    for turn, subject in enumerate(SUBJECTS[first : first + NEIGHBOURS], first):
        chosen: Iterable[Row] = forced.rows()[turn % 8 :: 8]
        if has_frontier(subject):
            chosen = chain(chosen, forced.schedules_and_frontiers(turn))
        pairs += [(subject, row) for row in chosen]
    run(by_mode(pairs, mode), every_size=True)


def has_frontier(subject: Subject) -> bool:
    program = Fast(renamed(subject.path, 0), MODES["fast"], forced.options(PLAIN))
    acted = {r.pass_name for r in program.remarks if r.kind is Kind.PASSED}
    return "infer-frontier" in acted


PLAIN = {name: values[0] for name, values in forced.factors().items()}
