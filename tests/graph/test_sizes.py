"""What the header of a file says of its graph, before the rest is read."""

from pathlib import Path

import pytest

from lighthouse.graph import Graph
from lighthouse.graph.sizes import Sizes, sizes_of


@pytest.mark.parametrize("name", ["a.sg", "a.wsg", "a.npz"])
def test_of_binary_files(name: str, tmp_path: Path) -> None:
    graph = Graph.rmat(5).with_random_weights()
    graph.write(tmp_path / name)
    assert sizes_of(tmp_path / name) == Sizes(graph.nodes, graph.edges)


def test_of_what_tells_nothing(tmp_path: Path) -> None:
    """Whoever reads all of it says what is wrong."""
    for name in ("short.sg", "no.npz", "list.el"):
        (tmp_path / name).write_bytes(b"0 1\n")
        assert sizes_of(tmp_path / name) is None
    assert sizes_of(tmp_path / "nowhere.sg") is None
    assert sizes_of("rmat:5") is None


def test_from_so_many_edges_on_they_need_64_bits() -> None:
    assert [Sizes(1, edges).is_wide for edges in (2**31 - 1, 2**31)] == [False, True]
