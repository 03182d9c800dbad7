"""The survey: every sample on graphs of several shapes, to see which is slow on which.

A sample is slow on a shape if an edge takes more than SLOW times as long as the median
of all samples there.  One that runs in order on the host is slow if an edge takes more
than IN_ORDER_SLOW nanoseconds: what threads of a GPU need is no measure for it.
"""

from __future__ import annotations

import math
import statistics
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from importlib.resources import files
from typing import TYPE_CHECKING, Any

import numpy as np

from lighthouse.bench.answers import levels
from lighthouse.bench.measure import LONG
from lighthouse.bench.problems import ARGUMENTS, busiest
from lighthouse.bench.suites import Input
from lighthouse.bench.timing import tell
from lighthouse.diagnostics import Source
from lighthouse.graph import Graph

if TYPE_CHECKING:
    from lighthouse.api import Target

SLOW = 10.0
IN_ORDER_SLOW = 300.0
# Samples that run in order on the host, and why.
IN_ORDER = {
    "dijkstra": "the nearest node is next",
    "friends_of_friends": "makes sets for the caller",
    "kosaraju": "walks depth first",
    "random_walk": "a step begins where the last one ends",
}
SHAPES = {
    "rmat": "rmat:{scale}:8",
    "uniform": "uniform:{scale}:8",
    "road": "road:{nodes}:{streets}",
    "hub": "star:{nodes}",
}
SCALE = 12

# Less than in the suites, as many samples are slow.
LESS: dict[str, Callable[[Graph], Any]] = {
    "seeds": lambda graph: [busiest(graph)],
    "max": lambda graph: 10,
}


def from_every_node(graph: Graph) -> int:
    return graph.nodes * graph.edges


def two_hops(graph: Graph) -> int:
    """All ways from a node to a neighbour of a neighbour."""
    return int(np.diff(graph.row_offsets)[graph.column_indices].sum())


def shorter_rows(graph: Graph) -> int:
    """Of the two ends of each edge: what an intersection looks through at least."""
    degrees = np.diff(graph.row_offsets)
    sources = np.repeat(degrees, degrees)
    return int(np.minimum(sources, degrees[graph.column_indices]).sum())


def all_in_each_round(graph: Graph) -> int:
    """All edges as often as the search from the busiest node has rounds."""
    reached = levels(graph, busiest(graph))
    return graph.edges * (1 + int(reached.max(initial=0)))


def jumps_to_every_node(graph: Graph) -> int:
    """Steps of a walk until its jumps alone have been everywhere (coupon collector)."""
    return int(graph.nodes * math.log(graph.nodes or 1) / ARGUMENTS["jump"](graph))


# How many edges a sample has to look at, where it is not a few times all of them.
WORK: dict[str, Callable[[Graph], int]] = {
    "adamic_adar": shorter_rows,
    "betweenness_exact": from_every_node,
    "bfs_topology": all_in_each_round,
    "closeness": from_every_node,
    "clustering": shorter_rows,
    "directed_triangles": shorter_rows,
    "friends_of_friends": two_hops,
    "random_walk": jumps_to_every_node,
    "sssp_topology": all_in_each_round,
    "triangle_counting": shorter_rows,
}
# Samples that look at all edges in each of the rounds that they return.
IN_ROUNDS = {"communities"}


@dataclass(frozen=True, slots=True)
class Row:
    """One sample on one target: the median of its runs, and of an edge its share."""

    program: str
    target: str
    milliseconds: float
    nanoseconds_per_edge: float

    def verdict(self, ratio: float) -> str:
        """SLOW, or why it may take longer than the median; `ratio` is to that."""
        reason = IN_ORDER.get(self.program, "")
        is_slow = self.nanoseconds_per_edge > IN_ORDER_SLOW if reason else ratio > SLOW
        return "SLOW" if is_slow else f"in order: {reason}" if reason else ""


def samples() -> dict[str, Source]:
    """By name."""
    folder = files("lighthouse.samples")
    names = sorted(path.name for path in folder.iterdir() if path.name.endswith(".gm"))
    return {
        name.removesuffix(".gm"): Source(name, (folder / name).read_text("utf-8"))
        for name in names
    }


def shapes(scale: int | None) -> dict[str, Input]:
    """By name graphs of about 2^scale nodes, not yet `undirected`."""
    scale = SCALE if scale is None else scale
    return {
        name: Input(text.format(scale=scale, nodes=2**scale, streets=5 * 2**scale // 2))
        for name, text in SHAPES.items()
    }


def rows(
    programs: Mapping[str, Source],
    graph: Graph,
    targets: Sequence[Target],
    threads: int | None,
    repeat: int,
) -> Iterator[Row]:
    """Each sample on each target; the first run does not count, but where it is long.

    Raises ToolMissing.
    """
    from lighthouse.api import Compiled
    from lighthouse.driver import Options, front

    for name, source in programs.items():
        for target in targets:
            tell(f"  {name} on {target}")
            count = threads if target == "openmp" else None
            compiled = Compiled(front(source), target, Options(), threads=count)
            given = {**ARGUMENTS, **LESS}
            wanted = given.keys() & compiled.__signature__.parameters.keys()
            arguments = {key: given[key](graph) for key in wanted}
            compiled.prepare(graph)
            first = compiled(graph, **arguments)
            runs = [first.milliseconds["run"]]
            if runs[0] < LONG:
                again = [compiled(graph, **arguments) for _ in range(repeat)]
                runs = [each.milliseconds["run"] for each in again]
            median = statistics.median(runs)
            work = WORK[name](graph) if name in WORK else graph.edges
            if name in IN_ROUNDS:
                work *= first.returned
            yield Row(name, target, median, 1e6 * median / max(1, work))


def ratios(found: Sequence[Row]) -> list[float]:
    """To the median of an edge on the same target, in the order of the rows."""
    medians = {
        target: statistics.median(
            row.nanoseconds_per_edge for row in found if row.target == target
        )
        for target in {row.target for row in found}
    }
    return [row.nanoseconds_per_edge / medians[row.target] for row in found]
