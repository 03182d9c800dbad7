"""Other libraries that solve the problems of the suites, where they are installed.

A peer is a module beside this one.  Its `SOLVERS` has, by the name of a sample, a
function that converts the graph (which is not timed) and gives a `Call`.  A new peer is
such a module and a line in `PEERS`.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from importlib import import_module, metadata
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from lighthouse.bench.problems import Arguments
from lighthouse.graph import Graph


@dataclass(frozen=True, slots=True)
class Call:
    """How a peer solves a problem on a graph that it has in its own form.

    run: what is timed.
    answer: from what `run` gave to the answer of the problem; not timed.
    prepare: what it derives from the graph once, beyond the edges both ways, if
        anything; timed by itself.
    """

    run: Callable[[], Any]
    answer: Callable[[Any], Any] = lambda given: given
    prepare: Callable[[], object] | None = None


class Unsuitable(Exception):
    """This peer answers another question on this graph; the text says why."""


Solver = Callable[[Graph, Arguments], Call]


@dataclass(frozen=True, slots=True)
class Peer:
    """package: what is imported; distribution: what is installed, in several forms.

    source: the folder of what is compiled here, in place of a package.
    """

    name: str
    package: str
    distributions: tuple[str, ...] = ()
    needs_gpu: bool = False
    source: Path | None = None

    @property
    def installed(self) -> bool:
        if self.source is not None:
            return self.source.is_dir()
        return find_spec(self.package) is not None

    @property
    def title(self) -> str:
        """With the version."""
        for name in self.distributions:
            try:
                return f"{self.name} {metadata.version(name)}"
            except metadata.PackageNotFoundError:
                continue
        return self.name

    def solvers(self) -> Mapping[str, Solver]:
        module = import_module(f"{__name__}.{self.package}")
        solvers: Mapping[str, Solver] = module.SOLVERS
        return solvers


# What is written by hand: it is in the repository, not in what is installed from it.
HAND = Path(__file__).resolve().parents[3] / "benchmarks" / "hand"

PEERS = {
    peer.package: peer
    for peer in (
        Peer("scipy", "scipy", ("scipy",)),
        Peer("networkx", "networkx", ("networkx",)),
        Peer("igraph", "igraph", ("igraph",)),
        Peer("NetworKit", "networkit", ("networkit",)),
        Peer(
            "cuSPARSE", "cupy", ("cupy-cuda13x", "cupy-cuda12x", "cupy"), needs_gpu=True
        ),
        Peer("by hand", "hand", needs_gpu=True, source=HAND),
        Peer("plain OpenMP", "plain", source=HAND),
        Peer("expert OpenMP", "expert", source=HAND),
    )
}
