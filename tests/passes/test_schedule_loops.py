"""Rows that are donated, and those that are deferred."""

from pathlib import Path

import numpy as np
import pytest

import lighthouse
from lighthouse.api import Target
from lighthouse.codegen.schedules import LONG_ROWS
from lighthouse.driver import Options
from lighthouse.graph import Graph
from lighthouse.package import INCLUDE
from tests.once import compiled
from tests.passes.meaning import programs
from tests.sampling import rows

DEFERRED = Path(__file__).parent / "schedule-loops" / "deferred.gm"


@rows(
    "text", [x for name, x in programs("schedule_loops").items() if "donated" in name]
)
def test_rows_are_donated(text: str) -> None:
    """That `test_same_outputs` runs rows which are donated."""
    donating = Options(schedule="donate")
    assert "<lh::Donate>(" in compiled(text, "cuda-sim", donating).program.code


@pytest.mark.parametrize("hubs", [3, 600], ids=["few", "more than fit into the memory"])
@pytest.mark.parametrize(
    ("target", "lanes"), [("openmp", False), ("cuda-sim", False), ("cuda-sim", True)]
)
def test_rows_are_deferred(target: Target, lanes: bool, hubs: int) -> None:
    """Each edge is looked at once: hubs, last in a list of many nodes with an edge
    each, have 2500 edges to nodes of the next round, and one from the last."""
    many, far = 1500, 2500
    nodes = 40 * many
    first, second = np.arange(many), np.arange(many, 2 * many)
    third = np.arange(2 * many, 2 * many + far)
    hub = second[-hubs:]
    edges = [
        (first, second),
        (second, third[0] + np.arange(many)),
        (np.repeat(hub, far), np.tile(third, hubs)),
        (third, np.full(far, nodes - 1)),
    ]
    sources, targets = (np.concatenate(ends) for ends in zip(*edges, strict=True))
    graph = Graph.from_edges(sources, targets, nodes=nodes)
    turn = np.zeros(nodes, dtype=np.int32)
    turn[second], turn[third], turn[-1] = 1, 2, 3
    program = lighthouse.compile(DEFERRED, target=target, lanes=lanes)
    result = program(graph, chosen=np.ones(nodes, dtype=bool))
    assert (result.turn == turn).all()
    assert not result.waits.any()
    assert (result.left == np.diff(graph.row_offsets)).all()


def test_words_of_long_rows() -> None:
    header = (INCLUDE / "spread.cuh").read_text(encoding="utf-8")
    assert f"int words = {LONG_ROWS.words};" in header
