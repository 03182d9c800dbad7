"""The problem that each program of a suite solves, its arguments and its checker."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from functools import lru_cache
from importlib.resources import files
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
    arguments: for a graph.
    answer: of a run, in the form that peers give it in.
    checker: knows what is right for a graph and arguments; made once for all answers.
    rounds: of a run, the rounds, from 0 on, in which nodes were finished.
    distances: what checks the answers where these are distances from `root`, and the
        property that has them, so that they can be asked for from several roots.
    has_lengths: whether edges need lengths.
    """

    name: str
    arguments: Callable[[Graph], Arguments]
    answer: Callable[[Result], Any]
    checker: Checker
    rounds: Callable[[Result], Any] | None = None
    distances: tuple[Callable[[Graph], answers.Distances], str] | None = None
    has_lengths: bool = False

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


def from_busiest(graph: Graph) -> Arguments:
    return {"root": busiest(graph)}


def by_weights(graph: Graph) -> Arguments:
    return {"len": np.asarray(graph.weights, np.int32), "root": busiest(graph)}


def some_sources(graph: Graph, count: int) -> list[int]:
    """Among the nodes with edges, as GAP does it."""
    nodes = np.flatnonzero(np.diff(graph.row_offsets))
    sources: list[int] = np.random.default_rng(4).choice(nodes, count).tolist()
    return sources


def as_in_the_paper(graph: Graph) -> Arguments:
    """LightHouse, section 5.2."""
    return {"e": 1e-4, "d": 0.85, "max": 40}


def one_cluster_of_four(graph: Graph) -> Arguments:
    member = np.random.default_rng(5).integers(0, 4, graph.nodes).astype(np.int32)
    return {"member": member, "num": 1}


def some_ages(graph: Graph) -> Arguments:
    ages = np.random.default_rng(8).integers(0, 80, graph.nodes)
    return {"age": ages.astype(np.int32), "K": 20}


# --- checks ---------------------------------------------------------------------------


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


def distances(
    name: str, arguments: Callable[[Graph], Arguments], result: str, none: int
) -> Problem:
    """A problem whose answer are distances from `root`, by `len` if it is given.

    none: in place of a distance where no path leads.
    """

    def checked(graph: Graph) -> answers.Distances:
        lengths = arguments(graph).get("len")
        slots = None if lengths is None else graph.edges_from_input(lengths)
        return answers.Distances(graph, slots, none)

    def checker(graph: Graph, given: Arguments) -> Check:
        judge = checked(graph)

        def check(found: Any) -> str:
            judge.add(given["root"], found)
            return judge.results()[0]

        return check

    def answer(run: Result) -> Any:
        return getattr(run, result)

    made = Problem(name, arguments, answer, checker, distances=(checked, result))
    return replace(made, has_lengths=arguments is by_weights)


DOUBLES = PropertyType("Node", DOUBLE)

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


reached = distances("bfs_levels", from_busiest, "level", -1)


PROBLEMS = {
    problem.name: problem
    for problem in (
        replace(reached, rounds=lambda run: run.level[run.level >= 0]),
        distances("hop_distance", from_busiest, "dist", answers.INT_MAX),
        distances("bfs_topology", from_busiest, "level", answers.INT_MAX),
        distances("sssp_topology", by_weights, "dist", answers.INT_MAX),
        distances("sssp", by_weights, "dist", answers.INT_MAX),
        Problem("pagerank", as_in_the_paper, lambda run: run.pg_rank, check_ranks),
        Problem(
            "pagerank_propagate", as_in_the_paper, lambda run: run.pg_rank, check_ranks
        ),
        Problem(
            "components", lambda graph: {}, lambda run: run.label, check_components
        ),
        Problem(
            "betweenness",
            lambda graph: {"seeds": some_sources(graph, 4)},
            lambda run: run.BC,
            equal("BC", PropertyType("Node", FLOAT), answers.betweenness),
        ),
        Problem(
            "triangle_counting",
            lambda graph: {},
            lambda run: run.returned,
            check_triangles,
        ),
        Problem(
            "conductance",
            one_cluster_of_four,
            lambda run: run.returned,
            equal("conductance", DOUBLE, answers.conductance),
        ),
        Problem(
            "bipartite_matching",
            lambda graph: {
                "isLeft": np.random.default_rng(7).random(graph.nodes) < 0.5
            },
            lambda run: (run.Match, run.returned),
            lambda graph, arguments: (
                lambda found: answers.wrong_matching(graph, arguments["isLeft"], *found)
            ),
        ),
        Problem(
            "hits",
            lambda graph: {"rounds": 10},
            lambda run: run.hub,
            equal("hub", DOUBLES, answers.hubs),
        ),
        Problem(
            "independent_set",
            lambda graph: {},
            lambda run: run.inSet,
            lambda graph, _: lambda found: answers.wrong_independent_set(graph, found),
        ),
        Problem(
            "mst",
            lambda graph: {"len": np.asarray(graph.weights, np.int32)},
            lambda run: run.returned,
            equal("length", LONG, lambda graph, len: answers.forest_length(graph)),
            has_lengths=True,
        ),
        Problem(
            "adamic_adar",
            lambda graph: {},
            lambda run: run.index,
            lambda graph, _: lambda found: answers.wrong_index(graph, found),
        ),
        Problem(
            "teenage_followers",
            some_ages,
            lambda run: run.followers,
            equal("followers", PropertyType("Node", INT), answers.followers),
        ),
        Problem(
            "friends_of_friends",
            lambda graph: {},
            lambda run: np.array([len(each) for each in run.suggested], np.int32),
            equal("suggested", PropertyType("Node", INT), answers.suggestions),
        ),
        Problem(
            "directed_triangles",
            lambda graph: {},
            lambda run: (run.returned, run.shortCuts),
            check_directed_triangles,
        ),
        Problem(
            "vertex_cover",
            lambda graph: {},
            lambda run: (run.inCover, run.returned),
            lambda graph, _: lambda found: answers.wrong_cover(graph, *found),
        ),
        Problem(
            "closeness",
            lambda graph: {},
            lambda run: run.cc,
            equal("cc", DOUBLES, answers.closeness),
        ),
        Problem(
            "betweenness_exact",
            lambda graph: {},
            lambda run: run.BC,
            equal(
                "BC",
                DOUBLES,
                lambda graph: answers.betweenness(graph, range(graph.nodes)),
            ),
        ),
        Problem(
            "disjoint_neighbourhoods",
            lambda graph: {},
            lambda run: (run.won, run.returned),
            lambda graph, _: lambda found: answers.wrong_neighbourhoods(graph, *found),
            lambda run: run.won[run.won > 0] - 1,
        ),
    )
}
