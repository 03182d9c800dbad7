"""The problem that each program of a suite solves, its arguments and its checker."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
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


@dataclass(frozen=True, slots=True)
class Problem:
    """One program; libraries that solve the same are asked with the same arguments.

    name: of the sample.
    arguments: for a graph.
    answer: of a run, in the form that peers give it in.
    checker: knows what is right for a graph and arguments; made once for all answers.
    rounds: of a run, the rounds, from 0 on, in which nodes were finished.
    """

    name: str
    arguments: Callable[[Graph], Arguments]
    answer: Callable[[Result], Any]
    checker: Checker
    rounds: Callable[[Result], Any] | None = None

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
    assert graph.weights is not None
    lengths = graph.weights.astype(np.int32)
    return {"len": lengths, "root": busiest(graph)}


def as_in_the_paper(graph: Graph) -> Arguments:
    """LightHouse, section 5.2."""
    return {"e": 1e-4, "d": 0.85, "max": 40}


def four_seeds(graph: Graph) -> Arguments:
    """Among the nodes with edges, as GAP does it."""
    nodes = np.flatnonzero(np.diff(graph.row_offsets))
    return {"seeds": np.random.default_rng(4).choice(nodes, 4).tolist()}


def one_cluster_of_four(graph: Graph) -> Arguments:
    member = np.random.default_rng(5).integers(0, 4, graph.nodes).astype(np.int32)
    return {"member": member, "num": 1}


# --- checks ---------------------------------------------------------------------------


def hops(graph: Graph, root: int) -> answers.Array:
    levels = answers.levels(graph, root)
    return np.where(levels < 0, answers.INT_MAX, levels)


def check_distances(graph: Graph, arguments: Arguments) -> Check:
    return lambda found: answers.wrong_distances(graph, arguments["root"], found)


def check_components(graph: Graph, arguments: Arguments) -> Check:
    type = PropertyType("Node", NodeType())
    same = equal("component", type, answers.components)(graph, arguments)
    return lambda found: same(answers.smallest_of_parts(found))


check_hops = equal("dist", PropertyType("Node", INT), hops)
# Several programs compute the ranks of one graph: those of the last are kept.
check_ranks = equal(
    "rank", PropertyType("Node", DOUBLE), lru_cache(maxsize=1)(answers.ranks)
)


PROBLEMS = {
    problem.name: problem
    for problem in (
        Problem(
            "bfs_levels",
            from_busiest,
            lambda run: run.level,
            equal("level", PropertyType("Node", INT), answers.levels),
            lambda run: run.level[run.level >= 0],
        ),
        Problem("hop_distance", from_busiest, lambda run: run.dist, check_hops),
        Problem("bfs_topology", from_busiest, lambda run: run.level, check_hops),
        Problem("sssp_topology", by_weights, lambda run: run.dist, check_distances),
        Problem("sssp", by_weights, lambda run: run.dist, check_distances),
        Problem("pagerank", as_in_the_paper, lambda run: run.pg_rank, check_ranks),
        Problem(
            "pagerank_propagate", as_in_the_paper, lambda run: run.pg_rank, check_ranks
        ),
        Problem(
            "components", lambda graph: {}, lambda run: run.label, check_components
        ),
        Problem(
            "betweenness",
            four_seeds,
            lambda run: run.BC,
            equal("BC", PropertyType("Node", FLOAT), answers.betweenness),
        ),
        Problem(
            "triangle_counting",
            lambda graph: {},
            lambda run: run.returned,
            equal("triangles", LONG, answers.triangles),
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
            "disjoint_neighbourhoods",
            lambda graph: {},
            lambda run: (run.won, run.returned),
            lambda graph, _: lambda found: answers.wrong_neighbourhoods(graph, *found),
            lambda run: run.won[run.won > 0] - 1,
        ),
    )
}
