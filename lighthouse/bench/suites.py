"""The suites as tables: programs, graphs and configurations."""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Literal

from lighthouse.driver import Options
from lighthouse.graph import Graph
from lighthouse.passes import registry


@dataclass(frozen=True, slots=True)
class Pipeline:
    """A target and a pipeline; OpenMP runs once for each number of threads."""

    name: str
    target: Literal["openmp", "cuda"]
    options: Options = field(default_factory=Options)


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
    """programs: names of samples.
    graphs: by name what `--graph` takes, with {scale} and {side} to fill in.
    large: by name those of full size, measured only if they are named.
    scale: by default; graphs have about 2^scale nodes.
    prepare: what is done to every graph, also to one that the user names.
    threads: the default for a machine with so many processors.
    """

    name: str
    about: str
    programs: tuple[str, ...]
    graphs: Mapping[str, str]
    large: Mapping[str, Input]
    scale: int
    prepare: Callable[[Graph], Graph]
    ways: tuple[Pipeline, ...]
    threads: Callable[[int], list[int]]

    def inputs(self, scale: int | None) -> dict[str, Input]:
        """By name the graphs at a scale."""
        scale = self.scale if scale is None else scale
        side = round(2 ** (scale / 2))
        return {
            name: Input(text.format(scale=scale, side=side))
            for name, text in self.graphs.items()
        }


def undirected(graph: Graph) -> Graph:
    """Simple and both ways, as the builder of GAP makes them; lengths 1 … 255."""
    return with_lengths(graph.without_self_loops().symmetrized().deduplicated())


def directed(graph: Graph) -> Graph:
    """Simple, as the graphs of SNAP are; lengths 1 … 255."""
    return with_lengths(graph.without_self_loops().deduplicated())


def with_lengths(graph: Graph) -> Graph:
    """Positive integers; those that the graph has are kept."""
    weights = graph.slot_weights
    if weights is not None and weights.dtype.kind == "i" and weights.min(initial=1) > 0:
        return graph
    return graph.with_random_weights(1, 1, 255)


def processors() -> int:
    return len(os.sched_getaffinity(0))


def as_in_figure_5(most: int) -> list[int]:
    """Those of LightHouse's figure 5 that there are; with few processors, all."""
    counts = [count for count in (1, 4, 8, 16, 64) if count <= most]
    return counts if len(counts) > 1 else sorted({1, most})


def stored(name: str) -> str:
    """A graph that everybody uses, in the folder of data."""
    return str(Path(os.environ.get("LIGHTHOUSE_DATA", ".")) / "graphs" / name)


SHAPES = {
    "rmat": "rmat:{scale}:16",
    "uniform": "uniform:{scale}:16",
    "grid": "grid:{side}x{side}",
}

# LightHouse's table 1: its graphs where they are at hand, others in their place with as
# many nodes and edges.  Of the roads one part, as a file that has each street once.
TABLE_1 = {
    "epinions": Input(stored("soc-Epinions1.txt.gz")),
    "road-ne": Input(stored("USA-road-NE.gr.xz"), undirected=True),
    "livejournal": Input("social:4847571:68993773"),
    "pokec": Input("social:1632803:30622564"),
    "orkut": Input("social:3072627:117185083"),
    "usa": Input("road:23947347:57708624"),
}

# The graphs of the atomic-free paper's table 1.
ATOMIC_FREE = {
    "rmat22": Input("rmat:22:8"),
    "random23": Input("uniform:23:4"),
    "usa": TABLE_1["usa"],
}


def lists(options: str) -> Options:
    """The default pipeline with every round over a list that is made in one way, and
    all of them in one kernel.

    Without the passes that have lists of their own, or write levels at once: then no
    node may be in a list twice.
    """
    own = {
        "infer-frontier": f"{{use=all,{options}}}",
        "persist-loops": "{loops=all}",
    }
    left = registry.MANDATORY | {"order-relaxations", "undefer-writes"}
    names = [each.name for each in registry.pipeline("cuda")]
    kept = [name for name in names if name not in left]
    return Options(passes=",".join(name + own.get(name, "") for name in kept))


SUITES = {
    suite.name: suite
    for suite in (
        Suite(
            name="gap",
            about="The kernels of the GAP Benchmark Suite (Beamer, Asanović and "
            "Patterson, 2015) beside other libraries, on undirected graphs.",
            programs=(
                "bfs_levels",
                "sssp",
                "pagerank",
                "components",
                "betweenness",
                "triangle_counting",
            ),
            graphs=SHAPES,
            large={},
            scale=13,
            prepare=undirected,
            ways=(Pipeline("OpenMP", "openmp"), Pipeline("CUDA", "cuda")),
            threads=lambda most: [most],
        ),
        Suite(
            name="openmp",
            about="Programs on OpenMP, on undirected graphs, beside C++ written by "
            "hand (benchmarks/hand): as a straightforward compiler prints it "
            "(`plain`), and as the reference code of GAP does it (`expert`).",
            programs=(
                "pagerank",
                "hop_distance",
                "bfs_levels",
                "sssp",
                "conductance",
                "triangle_counting",
            ),
            graphs=SHAPES,
            large={},
            scale=13,
            prepare=undirected,
            ways=(Pipeline("OpenMP", "openmp"),),
            threads=lambda most: [most],
        ),
        Suite(
            name="paper",
            about="The programs of LightHouse's evaluation (section 5.2: MATCH, COND, "
            "PAGERANK gathering and propagating with d 0.85, e 1e-4 and 40 rounds, "
            "SSSP) on directed graphs: OpenMP from one thread on, and CUDA as -O0, "
            "with atomics elimination and loop collapsing alone (CUDA_OPT), and by "
            "default (CUDA today).",
            programs=(
                "bipartite_matching",
                "conductance",
                "pagerank",
                "pagerank_propagate",
                "sssp",
            ),
            graphs=SHAPES,
            large=TABLE_1,
            scale=13,
            prepare=directed,
            ways=(
                Pipeline("OpenMP", "openmp"),
                # The two of the paper: its baseline, and atomics elimination with loop
                # collapsing (sections 4.1 and 4.2).
                Pipeline("CUDA", "cuda", Options(level=0)),
                Pipeline(
                    "CUDA_OPT",
                    "cuda",
                    Options(passes="eliminate-bool-atomics,collapse-loops{filtered=1}"),
                ),
                Pipeline("CUDA today", "cuda"),
            ),
            threads=as_in_figure_5,
        ),
        Suite(
            name="atomic-free",
            about="Figures 12 and 16 of Nasre, Burtscher and Pingali's Atomic-free "
            "Irregular Computations on GPUs (2013): how an item gets its place in a "
            "worklist (SSSP), and worklists whose items are unique or not (BFS).  "
            "`aggregated` is one atomic for threads that come together, and so are "
            "`race`, where behind a barrier one of the places of an item counts, and "
            "`duplicates`.  `scatter-gather` deals out the places where degrees are "
            "bounded, and has one of them count; elsewhere it is the prefix sum.",
            programs=("sssp", "bfs_levels"),
            graphs=SHAPES,
            large=ATOMIC_FREE,
            scale=13,
            prepare=directed,
            ways=(
                Pipeline("atomics", "cuda", lists("append=atomics")),
                Pipeline("aggregated", "cuda", lists("append=aggregated")),
                Pipeline("prefix sum", "cuda", lists("append=scan")),
                Pipeline("scatter-gather", "cuda", lists("append=scatter")),
                Pipeline("race", "cuda", lists("items=race")),
                Pipeline("duplicates", "cuda", lists("items=duplicates")),
            ),
            threads=lambda most: [most],
        ),
    )
}
