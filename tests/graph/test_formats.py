"""What the readers accept, and that what is written can be read."""

from pathlib import Path
from typing import Any

import numpy as np
import pytest

from lighthouse.diagnostics import CompileError
from lighthouse.graph import Graph
from tests.graph.lists import edges_of, weights_of
from tests.sampling import rows, tables

TABLES = tables(__file__)
SOURCES = [2, 0, 2, 2, 1, 0]
TARGETS = [1, 3, 1, 0, 1, 2]


def read(tmp_path: Path, name: str, content: str, **options: Any) -> Graph:
    path = tmp_path / name
    path.write_text(content, newline="")
    return Graph.read(path, **options)


@pytest.mark.parametrize(*TABLES["texts that mean the same"])
def test_texts_that_mean_the_same(tmp_path: Path, text: str) -> None:
    graph = read(tmp_path, "a.txt", text)
    assert edges_of(graph) == [(0, 1), (1, 2)]
    assert (graph.nodes, graph.weights, graph.source) == (3, None, "a.txt")


def test_third_column(tmp_path: Path) -> None:
    text = "0 1 5\n1 2 7\n"
    assert read(tmp_path, "a.el", text).weights is None
    assert weights_of(read(tmp_path, "a.el", text, weights="column")) == [5, 7]
    assert weights_of(read(tmp_path, "a.wel", text)) == [5, 7]


@rows(*TABLES["types of weights"])
def test_types_of_weights(tmp_path: Path, weights: list[str], dtype: str) -> None:
    graph = read(tmp_path, "a.wel", f"0 1 {weights[0]}\n0 2 {weights[1]}\n")
    assert graph.weights is not None
    assert graph.weights.dtype == dtype
    whole = dtype.startswith("int") and "." not in weights[0]
    assert weights_of(graph) == [(int if whole else float)(text) for text in weights]


def test_header_of_snap(tmp_path: Path) -> None:
    more = read(tmp_path, "a.txt", "# Nodes: 9 Edges: 2\n0 1\n")
    assert more.nodes == 9
    assert more.notes == ("the header speaks of 2 edges, the file has 1",)
    fewer = read(tmp_path, "a.txt", "# Nodes: 2 Edges: 1\n0 5\n")
    assert (fewer.nodes, fewer.notes) == (6, ())


def test_list_without_edges(tmp_path: Path) -> None:
    graph = read(tmp_path, "a.el", "# nothing here\n")
    assert (graph.nodes, graph.edges) == (0, 0)


def test_compact_takes_any_ids(tmp_path: Path) -> None:
    graph = read(tmp_path, "a.el", "7000000000 12\n12 5\n", compact=True)
    assert edges_of(graph) == [(2, 1), (1, 0)]
    assert graph.original_ids is not None
    assert graph.original_ids.tolist() == [5, 12, 7_000_000_000]


def test_matrix_market(tmp_path: Path) -> None:
    head = "%%MatrixMarket matrix coordinate"
    general = f"{head} integer general\n% note\n\n3 3 3\n3 1 5\n1 2 6\n3 1 0\n"
    graph = read(tmp_path, "a.mtx", general)
    assert edges_of(graph) == [(2, 0), (0, 1), (2, 0)]
    assert weights_of(graph) == [5, 6, 0]
    symmetric = f"{head} real symmetric\n3 3 3\n2 1 .5\n3 3 2\n3 1 7\n"
    graph = read(tmp_path, "a.mtx", symmetric)
    assert edges_of(graph) == [(0, 1), (0, 2), (1, 0), (2, 0), (2, 2)]
    assert weights_of(graph) == [0.5, 7, 0.5, 7, 2]
    assert graph.edge_order is None


@pytest.mark.parametrize("symmetry", ["general", "symmetric"])
@pytest.mark.parametrize("field", ["pattern", "integer", "real"])
def test_scipy_reads_the_same(tmp_path: Path, field: str, symmetry: str) -> None:
    io = pytest.importorskip("scipy.io", reason="graphs from scipy")
    random = np.random.default_rng(5)
    rows, columns = np.sort(random.integers(1, 30, (2, 400)), axis=0)[::-1]
    values = {"pattern": "", "integer": " {}", "real": " {}.25"}[field]
    lines = [
        f"{row} {column}{values.format(place)}\n"
        for place, (row, column) in enumerate(zip(rows, columns, strict=True))
    ]
    head = f"%%MatrixMarket matrix coordinate {field} {symmetry}\n30 30 400\n"
    ours = read(tmp_path, "a.mtx", head + "".join(lines))
    theirs = Graph.from_scipy(io.mmread(tmp_path / "a.mtx", spmatrix=False))
    np.testing.assert_array_equal(ours.row_offsets, theirs.row_offsets)
    np.testing.assert_array_equal(ours.column_indices, theirs.column_indices)
    if field != "pattern":
        np.testing.assert_array_equal(ours.slot_weights, theirs.slot_weights)
    if symmetry == "general":
        assert edges_of(ours) == edges_of(theirs)


def test_dimacs(tmp_path: Path) -> None:
    text = "c note\np sp 3 2\nc note\na 3 1 5\na 1 2 4\n"
    graph = read(tmp_path, "a.gr", text)
    assert edges_of(graph) == [(2, 0), (0, 1)]
    assert weights_of(graph) == [5, 4]
    graph = read(tmp_path, "a.gr", "p tw 4 2\n3 1\n1 2\n")
    assert (graph.nodes, edges_of(graph), graph.weights) == (4, [(2, 0), (0, 1)], None)
    graph = read(tmp_path, "a.gr", "p tw 4 2\n3 1\n1 2\n", undirected=True)
    assert edges_of(graph) == [(0, 1), (0, 2), (1, 0), (2, 0)]


@pytest.mark.parametrize(*TABLES["metis"])
def test_metis(
    tmp_path: Path, text: str, weights: list[int] | None, notes: int
) -> None:
    graph = read(tmp_path, "a.graph", text)
    assert (graph.nodes, edges_of(graph)) == (3, [(0, 2), (2, 0)])
    assert (graph.weights is None) == (weights is None)
    assert weights is None or weights_of(graph) == weights
    assert len(graph.notes) == notes


def test_archive(tmp_path: Path) -> None:
    path = tmp_path / "a.npz"
    weights = [1.5, 2, 3]
    np.savez(path, indptr=[0, 2, 2, 3], indices=[2, 1, 0], weights=weights, src=2)
    graph = Graph.read(path)
    assert edges_of(graph) == [(0, 2), (0, 1), (2, 0)]
    assert weights_of(graph) == [1.5, 2, 3]
    assert graph.stored_source == 2
    compact = Graph.read(path, compact=True)
    assert (compact.nodes, compact.stored_source) == (3, 2)


def test_compact_moves_the_stored_source(tmp_path: Path) -> None:
    path = tmp_path / "a.npz"
    np.savez(path, indptr=[0, 0, 0, 1], indices=[0], src=2)
    assert Graph.read(path, compact=True).stored_source == 1
    np.savez(path, indptr=[0, 0, 0, 1], indices=[0], src=1)
    assert Graph.read(path, compact=True).stored_source is None


@pytest.mark.parametrize("form", ["csr", "csc", "coo"])
@pytest.mark.parametrize("kind", ["array", "matrix"])
def test_scipy_archives(tmp_path: Path, form: str, kind: str) -> None:
    sparse = pytest.importorskip("scipy.sparse", reason="graphs from scipy")
    make = getattr(sparse, f"{form}_{kind}")
    weights = [1, 2, 3, 4, 0]
    given = sparse.coo_array((weights, (SOURCES[1:], TARGETS[1:])), (5, 5))
    matrix = make(given)
    sparse.save_npz(tmp_path / "a.npz", matrix)
    graph = Graph.read(tmp_path / "a.npz")
    same = Graph.from_scipy(matrix)
    assert graph.nodes == 5
    assert edges_of(graph) == edges_of(same)
    assert weights_of(graph) == weights_of(same) == matrix.data.tolist()
    assert sorted(zip(edges_of(graph), weights_of(graph), strict=True)) == sorted(
        zip(zip(SOURCES[1:], TARGETS[1:], strict=True), weights, strict=True)
    )


@rows(*TABLES["round trip"])
@rows("weights", [None, [3, 1, 4, 1, 5, 9], [0.1, 1, 2, 3, 4, 5]])
def test_round_trip(tmp_path: Path, name: str, weights: list[float] | None) -> None:
    graph = Graph.from_edges(SOURCES, TARGETS, 6, weights)
    whole = weights is None or 0.1 not in weights
    if (name.startswith("a.w") and weights is None) or (name == "a.wsg" and not whole):
        with pytest.raises(CompileError, match="weights"):
            graph.write(tmp_path / name)
        assert not list(tmp_path.iterdir())
        return
    graph.write(tmp_path / name)
    again = Graph.read(tmp_path / name)
    assert again.nodes == 6
    np.testing.assert_array_equal(graph.row_offsets, again.row_offsets)
    np.testing.assert_array_equal(graph.column_indices, again.column_indices)
    if name.endswith(("npz", "sg")):
        assert again.edge_order is None
    else:
        assert edges_of(again) == edges_of(graph)
    if weights and not name.startswith(("a.el", "a.txt", "a.sg")):
        assert again.slot_weights is not None
        np.testing.assert_array_equal(graph.slot_weights, again.slot_weights)
    else:
        assert again.weights is None
    assert [entry.name for entry in tmp_path.iterdir()] == [name]
    (tmp_path / name).unlink()


def test_a_symmetric_graph_is_written_once(tmp_path: Path) -> None:
    """With its weights only if they are the same both ways."""
    both = Graph.rmat(5, 4).symmetrized()
    lengths = np.arange(both.edges)
    for name, graph, pair in (
        ("a.sg", both, 4),
        ("a.wsg", both.with_random_weights(), 8),
        ("b.wsg", Graph.from_csr(both.row_offsets, both.column_indices, lengths), 16),
        ("b.sg", Graph.rmat(5, 4), 8),
    ):
        graph.write(tmp_path / name)
        content = (tmp_path / name).read_bytes()
        assert content[0] == name.startswith("b")
        rows = (1 + content[0]) * 8 * (graph.nodes + 1)
        assert len(content) == 17 + rows + pair * graph.edges
        again = Graph.read(tmp_path / name)
        assert again.symmetric == (content[0] == 0)
        assert again.is_symmetric == (name != "b.sg")
        for array in ("row_offsets", "column_indices", "in_column_indices"):
            assert np.array_equal(getattr(again, array), getattr(graph, array))
        if again.slot_weights is not None and graph.slot_weights is not None:
            assert np.array_equal(again.slot_weights, graph.slot_weights)


def test_files_may_change_after_they_are_read(tmp_path: Path) -> None:
    graph = Graph.rmat(5)
    for name in ("a.sg", "a.npz"):
        graph.write(tmp_path / name)
        again = Graph.read(tmp_path / name)
        (tmp_path / name).write_bytes(b"")
        assert np.array_equal(again.column_indices, graph.column_indices)
        assert not again.column_indices.flags.writeable


@pytest.mark.parametrize("name", ["a.el", "a.mtx", "a.gr", "a.npz", "a.sg"])
def test_round_trip_of_nothing(tmp_path: Path, name: str) -> None:
    for nodes in (0, 3):
        Graph.empty(nodes).write(tmp_path / name)
        again = Graph.read(tmp_path / name)
        assert (again.nodes, again.edges) == (nodes, 0)


def test_written_bytes_depend_only_on_the_graph(tmp_path: Path) -> None:
    for name in ("a.el.gz", "b.el.gz"):
        Graph.path(5).write(tmp_path / name)
    one, two = ((tmp_path / name).read_bytes() for name in ("a.el.gz", "b.el.gz"))
    assert one == two
