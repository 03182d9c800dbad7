"""The problem that each program of a suite solves, its arguments and its checker."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from functools import lru_cache
from importlib.resources import files
from operator import attrgetter
from typing import TYPE_CHECKING, Any

import numpy as np

from lighthouse.agreement import differences, tolerance_for
from lighthouse.bench import answers
from lighthouse.diagnostics import Source
from lighthouse.graph import Graph
from lighthouse.ir.types import DOUBLE, FLOAT, INT, LONG, NodeType, PropertyType, Type

if TYPE_CHECKING:
    from lighthouse.api import Result

Arguments = Mapping[str, Any]
# Says what is wrong with an answer, or nothing.
Check = Callable[[Any], str]
Checker = Callable[[Graph, Arguments], Check]

LARGE = 1 << 30
"""With so many edges, one more round of PageRank is enough to check the last one."""


@dataclass(frozen=True, slots=True)
class Problem:
    """One program; libraries that solve the same are asked with the same arguments.

    name: of the sample.
    results: of a run, one or several, whose names are `returned` or those of outputs;
        `form` makes them what peers give.
    checker: knows what is right for a graph and arguments; made once for all answers.
    given: its arguments but the graph, as in `ARGUMENTS`.
    rounds: of a run, the rounds, from 0 on, in which nodes were finished.
    distances: what checks the answers where these are distances from `root`, and the
        property that has them, so that they can be asked for from several roots.
    """

    name: str
    results: str
    checker: Checker
    given: str = ""
    form: Callable[[Any], Any] = lambda found: found
    rounds: Callable[[Result], Any] | None = None
    distances: tuple[Callable[[Graph], answers.Distances], str] | None = None

    @property
    def has_lengths(self) -> bool:
        """Whether edges need lengths."""
        return "len" in self.given.split()

    def arguments(self, graph: Graph) -> Arguments:
        return {name: ARGUMENTS[name](graph) for name in self.given.split()}

    def answer(self, run: Result) -> Any:
        return self.form(attrgetter(*self.results.split())(run))

    def source(self) -> Source:
        name = f"{self.name}.gm"
        place = files("lighthouse.samples") / name
        return Source(name, place.read_text(encoding="utf-8"))


def equal(name: str, type: Type, expected: Callable[..., Any]) -> Checker:
    """What `expected` computes from graph and arguments; floating values may differ by
    what the order of sums changes."""

    def checker(graph: Graph, arguments: Arguments) -> Check:
        right, tolerance = expected(graph, **arguments), tolerance_for([graph])

        def check(found: Any) -> str:
            wrong = differences(name, type, right, found, tolerance)
            return "; ".join(str(item) for item in wrong if not item.agrees)

        return check

    return checker


# --- arguments ------------------------------------------------------------------------


def busiest(graph: Graph) -> int:
    """The first of the nodes with most edges: one from which much can be reached."""
    return int(np.diff(graph.row_offsets).argmax())


def some_sources(graph: Graph, count: int) -> list[int]:
    """Among the nodes with edges, as GAP does it."""
    nodes = np.flatnonzero(np.diff(graph.row_offsets))
    sources: list[int] = np.random.default_rng(4).choice(nodes, count).tolist()
    return sources


def drawn(seed: int, end: int) -> Callable[[Graph], Any]:
    def draw(graph: Graph) -> Any:
        numbers = np.random.default_rng(seed).integers(0, end, graph.nodes)
        return numbers.astype(np.int32)

    return draw


# By the names of parameters; those of PageRank as in LightHouse, section 5.2.
ARGUMENTS: dict[str, Callable[[Graph], Any]] = {
    "root": busiest,
    "target": lambda graph: graph.nodes - 1,
    "seeds": lambda graph: some_sources(graph, 4),
    "len": lambda graph: np.asarray(graph.weights, np.int32),
    "isLeft": lambda graph: np.random.default_rng(7).random(graph.nodes) < 0.5,
    "member": drawn(5, 4),
    "num": lambda graph: 1,
    "age": drawn(8, 80),
    "K": lambda graph: 20,
    "e": lambda graph: 1e-4,
    "d": lambda graph: 0.85,
    "max": lambda graph: 40,
    "rounds": lambda graph: 10,
    "N": lambda graph: graph.nodes,
    "jump": lambda graph: 0.2,
}


# --- checks ---------------------------------------------------------------------------


def judged(wrong: Callable[..., str], several: bool = True) -> Checker:
    """By what says what is wrong with an answer on a graph."""
    if several:
        return lambda graph, _: lambda found: wrong(graph, *found)
    return lambda graph, _: lambda found: wrong(graph, found)


def check_matching(graph: Graph, arguments: Arguments) -> Check:
    return lambda found: answers.wrong_matching(graph, arguments["isLeft"], *found)


def check_components(graph: Graph, arguments: Arguments) -> Check:
    type = PropertyType("Node", NodeType())
    right = answers.components(graph)
    same = equal("component", type, lambda _: right)(graph, {})

    def check(found: Any) -> str:
        if np.array_equal(found, right):
            return ""
        return same(answers.smallest_of_parts(found))

    return check


def check_triangles(graph: Graph, arguments: Arguments) -> Check:
    least, most = answers.triangles(graph)

    def check(found: int) -> str:
        if least <= found <= most:
            return ""
        right = f"{least}" if least == most else f"{least} … {most}, by samples"
        return f"triangles: {found} instead of {right}"

    return check


def check_directed_triangles(graph: Graph, arguments: Arguments) -> Check:
    right = answers.directed_triangles(graph)

    def check(found: tuple[int, int]) -> str:
        return "" if found == right else f"circles, short cuts: {found}, not {right}"

    return check


def distances(name: str, given: str, result: str, none: int) -> Problem:
    """A problem whose answer are distances from `root`, by `len` if it is given.

    none: in place of a distance where no path leads.
    """

    def checked(graph: Graph) -> answers.Distances:
        if not problem.has_lengths:
            return answers.Distances(graph, None, none)
        lengths = graph.edges_from_input(ARGUMENTS["len"](graph))
        return answers.Distances(graph, lengths, none)

    def checker(graph: Graph, given: Arguments) -> Check:
        judge = checked(graph)

        def check(found: Any) -> str:
            judge.add(given["root"], found)
            return judge.results()[0]

        return check

    problem = Problem(name, result, checker, given, distances=(checked, result))
    return problem


DOUBLES, INTS = PropertyType("Node", DOUBLE), PropertyType("Node", INT)
FLOATS = PropertyType("Node", FLOAT)

# Several programs compute the ranks of one graph: those of the last are kept.
same_ranks = equal("rank", DOUBLES, lru_cache(maxsize=1)(answers.ranks))


def check_ranks(graph: Graph, arguments: Arguments) -> Check:
    """On a large graph as GAP does it, which takes one round."""
    if graph.edges < LARGE:
        return same_ranks(graph, arguments)
    e, d = arguments["e"], arguments["d"]

    def check(found: Any) -> str:
        if answers.is_settled(graph, e, d, found):
            return ""
        return same_ranks(graph, arguments)(found)

    return check


reached = distances("bfs_levels", "root", "level", -1)
PAGERANK = "e d max"


PROBLEMS = {
    problem.name: problem
    for problem in (
        replace(reached, rounds=lambda run: run.level[run.level >= 0]),
        distances("hop_distance", "root", "dist", answers.INT_MAX),
        distances("bfs_topology", "root", "level", answers.INT_MAX),
        distances("sssp_topology", "len root", "dist", answers.INT_MAX),
        distances("sssp", "len root", "dist", answers.INT_MAX),
        Problem("pagerank", "pg_rank", check_ranks, PAGERANK),
        Problem("pagerank_propagate", "pg_rank", check_ranks, PAGERANK),
        Problem("components", "label", check_components),
        Problem("betweenness", "BC", equal("BC", FLOATS, answers.betweenness), "seeds"),
        Problem("triangle_counting", "returned", check_triangles),
        Problem(
            "conductance",
            "returned",
            equal("conductance", DOUBLE, answers.conductance),
            "member num",
        ),
        Problem("bipartite_matching", "Match returned", check_matching, "isLeft"),
        Problem(
            "hits",
            "hub",
            equal("hub", DOUBLES, lambda g, rounds: answers.hits(g, rounds)[0]),
            "rounds",
        ),
        Problem(
            "independent_set", "inSet", judged(answers.wrong_independent_set, False)
        ),
        Problem("mst", "returned", equal("length", LONG, answers.forest_length), "len"),
        Problem("adamic_adar", "index", judged(answers.wrong_index, False)),
        Problem(
            "teenage_followers",
            "followers",
            equal("followers", INTS, answers.followers),
            "age K",
        ),
        Problem(
            "friends_of_friends",
            "suggested",
            equal("suggested", INTS, answers.suggestions),
            form=lambda found: np.array([len(each) for each in found], np.int32),
        ),
        Problem("directed_triangles", "returned shortCuts", check_directed_triangles),
        Problem("vertex_cover", "inCover returned", judged(answers.wrong_cover)),
        Problem("closeness", "cc", equal("cc", DOUBLES, answers.closeness)),
        Problem(
            "betweenness_exact",
            "BC",
            equal("BC", DOUBLES, lambda g: answers.betweenness(g, range(g.nodes))),
        ),
        Problem(
            "disjoint_neighbourhoods",
            "won returned",
            judged(answers.wrong_neighbourhoods),
            rounds=lambda run: run.won[run.won > 0] - 1,
        ),
    )
}
