"""An edge list that begins with the numbers of its nodes and edges."""

from pathlib import Path

import pytest

from lighthouse.diagnostics import CompileError
from lighthouse.graph import Graph
from tests.sampling import rows, tables

EDGES = "0 1\n1 2\n2 0\n0 3\n3 1\n"


def read(path: Path, text: str, header: bool | None = None) -> Graph:
    path.write_text(text)
    return Graph.read(path, header=header)


TABLES = tables(__file__, EDGES=EDGES)


@rows(*TABLES["counts are no edge"])
def test_counts_are_no_edge(tmp_path: Path, name: str, text: str, nodes: int) -> None:
    graph = read(tmp_path / name, text)
    plain = text.replace("# comment\n", "").partition("\n")
    assert (graph.nodes, graph.edges) == (nodes, plain[2].count("\n"))
    (note,) = graph.notes
    assert f"'{plain[0]}', is taken for the numbers of nodes and edges" in note
    assert "--no-header" in note
    told = read(tmp_path / name, text, header=True)
    assert (told.nodes, told.edges, told.notes) == (graph.nodes, graph.edges, ())


@pytest.mark.parametrize(
    "text", [EDGES, f"4 6\n{EDGES}", "# Nodes: 4 Edges: 6\n4 5\n" + EDGES]
)
def test_what_does_not_count_is_an_edge(tmp_path: Path, text: str) -> None:
    graph = read(tmp_path / "a.el", text)
    assert graph.edges == sum(line[0] != "#" for line in text.splitlines())
    assert graph.notes == ()


def test_what_may_be_counts_is_an_edge_with_a_note(tmp_path: Path) -> None:
    graph = read(tmp_path / "a.el", f"9 5\n{EDGES}")
    assert (graph.nodes, graph.edges) == (10, 6)
    (note,) = graph.notes
    assert "'9 5', is read as an edge; --header makes it" in note
    isolated = read(tmp_path / "a.el", f"9 5\n{EDGES}", header=True)
    assert (isolated.nodes, isolated.edges, isolated.notes) == (9, 5, ())


def test_the_user_decides(tmp_path: Path) -> None:
    path = tmp_path / "a.el"
    edge = read(path, f"4 5\n{EDGES}", header=False)
    assert (edge.nodes, edge.edges, edge.notes) == (6, 6, ())
    told = read(path, f"8 6\n{EDGES}", header=True)
    assert (told.nodes, told.edges) == (8, 5)
    assert told.notes == ("the header speaks of 6 edges, the file has 5",)


@pytest.mark.parametrize("text", ["1 2 3\n", "one 2\n", "# none\n"])
def test_a_header_that_is_none(tmp_path: Path, text: str) -> None:
    with pytest.raises(CompileError, match="'NODES EDGES' should stand here"):
        read(tmp_path / "a.el", text, header=True)
