"""The suites of suites.toml: programs, graphs and configurations."""

import os
import tomllib
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Literal

from lighthouse.bench.answers import lengths
from lighthouse.driver import Options
from lighthouse.graph import Graph
from lighthouse.passes import registry

# Graphs have about 2^SCALE nodes by default.
SCALE = 13
LISTS = "infer-frontier"


@dataclass(frozen=True, slots=True)
class Pipeline:
    """A target and a pipeline; OpenMP runs once for each number of threads.

    program: the sample to run, if it is not that of the problem.
    named: the passes, if the suite names them.
    shows: the pass that it is there to show, if there is one.
    """

    name: str
    target: Literal["openmp", "cuda"]
    options: Options = field(default_factory=Options)
    program: str | None = None
    named: tuple[str, ...] = ()
    shows: str = ""


@dataclass(frozen=True, slots=True)
class Input:
    """A graph as it comes: what `--graph` takes, and whether to add opposite edges."""

    spec: str
    undirected: bool = False

    @property
    def title(self) -> str:
        """The spec; of a file only its name."""
        return Path(self.spec).name

    def read(self) -> Graph:
        """Raises CompileError for a graph that cannot be read."""
        return Graph.read(self.spec, undirected=self.undirected)


@dataclass(frozen=True, slots=True)
class Suite:
    """The fields are explained in suites.toml.

    threads: the default for a machine with so many processors.
    """

    name: str
    about: str
    programs: tuple[str, ...]
    graphs: Mapping[str, str]
    large: Mapping[str, Input]
    prepare: Callable[[Graph], Graph]
    ways: tuple[Pipeline, ...]
    threads: Callable[[int], list[int]]
    sources: int

    def inputs(self, scale: int | None) -> dict[str, Input]:
        """By name the graphs at a scale."""
        scale = SCALE if scale is None else scale
        side = round(2 ** (scale / 2))
        return {
            name: Input(text.format(scale=scale, side=side))
            for name, text in self.graphs.items()
        }


def undirected(graph: Graph) -> Graph:
    """Simple and both ways, as the builder of GAP makes them."""
    return directed(graph.symmetrized())


def directed(graph: Graph) -> Graph:
    """Simple, as the graphs of SNAP are."""
    if graph.has_self_loops:
        graph = graph.without_self_loops()
    if graph.has_parallel_edges:
        graph = graph.deduplicated()
    return graph


def with_lengths(graph: Graph) -> Graph:
    """Positive integers: those that the graph has, else 1 … 255."""
    weights = graph.slot_weights
    if weights is not None and weights.dtype.kind == "i" and weights.min(initial=1) > 0:
        return graph
    if graph.has_parallel_edges:
        return graph.with_random_weights(1, 1, 255)
    return graph.with_slot_weights(lengths(graph, 1), "1 … 255, seed 1")


def processors() -> int:
    return len(os.sched_getaffinity(0))


def as_in_figure_5(most: int) -> list[int]:
    """Those of LightHouse's figure 5 that there are; with few processors, all."""
    counts = [count for count in (1, 4, 8, 16, 64) if count <= most]
    return counts if len(counts) > 1 else sorted({1, most})


def over_lists(options: str, minima: bool = False) -> Options:
    """The default pipeline with every round over a list that is made in one way, and
    all of them in one kernel; `minima` without atomics if asked for.

    Without the passes that have lists of their own, or write levels at once: then no
    node may be in a list twice.
    """
    options = ",".join(filter(None, ("use=all", options)))
    elided = ",elide-monotone-atomics{repeat=1}" if minima else ""
    own = {LISTS: f"{{{options}}}{elided}", "persist-loops": "{loops=all}"}
    left = registry.MANDATORY | {"order-relaxations", "undefer-writes"}
    names = [each.name for each in registry.pipeline("cuda")]
    kept = [name for name in names if name not in left]
    return Options(passes=",".join(name + own.get(name, "") for name in kept))


def _suite(name: str, about: dict[str, Any], shapes: Mapping[str, str]) -> Suite:
    data = os.environ.get("LIGHTHOUSE_DATA", ".")
    large = {
        graph: Input(item["spec"].format(data=data), item.get("undirected", False))
        for graph, item in about.get("large", {}).items()
    }
    return Suite(
        name=name,
        about=about["about"],
        programs=tuple(about["programs"]),
        graphs=shapes,
        large=large,
        prepare=undirected if about["prepare"] == "undirected" else directed,
        ways=tuple(_way(**each) for each in about["ways"]),
        threads=as_in_figure_5 if about["threads"] == "figure 5" else lambda all: [all],
        sources=about.get("sources", 1),
    )


def _way(
    name: str,
    target: Literal["openmp", "cuda"],
    lists: str | None = None,
    minima: bool = False,
    program: str | None = None,
    shows: str = "",
    **options: Any,
) -> Pipeline:
    chosen = Options(**options) if lists is None else over_lists(lists, minima)
    named = tuple(each for each, _ in registry.split_passes(options.get("passes", "")))
    shows = shows or ("" if lists is None else LISTS)
    return Pipeline(name, target, chosen, program, named, shows)


def _suites() -> dict[str, Suite]:
    path = Path(__file__).with_name("suites.toml")
    table = tomllib.loads(path.read_text(encoding="utf-8"))
    shapes = table.pop("shapes")
    return {name: _suite(name, about, shapes) for name, about in table.items()}


SUITES = _suites()
