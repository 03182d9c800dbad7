"""What is computed once for a level is what its vertices would have computed."""

import numpy as np
import pytest

from lighthouse.driver import Options
from lighthouse.graph import Graph
from tests.once import compiled
from tests.passes.meaning import programs

PROGRAMS = programs("share_levels")
# How many properties each program shares, and in how many of its traversals nodes get
# them when they are reached.
FOUND = {
    "both ways": (2, 2),
    "moving": (2, 1),
    "visited": (2, 0),
    "least": (3, 1),
    "written out, all": (1, 1),
    "written out, bounded, so that the last are not visited": (1, 0),
    "written out, longer, with levels of no nodes": (1, 0),
}
GRAPHS = {
    "rmat": Graph.rmat(7, seed=5),
    "sparse": Graph.uniform(7, 1, seed=5),
    "grid": Graph.grid(4, 30),
}


@pytest.mark.parametrize("root", [0, 17, -1])
@pytest.mark.parametrize("graph", GRAPHS)
@pytest.mark.parametrize("name", PROGRAMS)
def test_means_the_same(name: str, graph: str, root: int) -> None:
    text = PROGRAMS[name]
    program = compiled(text, "openmp")
    made = [
        each.message for each in program.remarks if each.pass_name == "share-levels"
    ]
    reached = sum("when they are reached" in each for each in made)
    assert (len(made) - reached, reached) == FOUND[name]
    nodes = GRAPHS[graph].nodes
    random = np.random.default_rng(root + 1)
    given = {
        "root": root,
        "other": 3,
        "by": 2_000_000_011,
        "A": random.integers(-5, 5, nodes, np.int32),
        "B": random.integers(-5, 5, nodes, np.int64),
    }
    # With NIL for the root the interpreter stops.
    plain = "interpret" if root >= 0 else "openmp"
    one = compiled(text, plain, Options(level=0))(GRAPHS[graph], **given)
    found = program(GRAPHS[graph], **given)
    assert found.returned == one.returned
    assert np.array_equal(found.A, one.A)
    assert np.array_equal(found.B, one.B)
