"""The class: edge order, the reverse graph, and a model made of dictionaries."""

import sys
from collections import Counter, defaultdict
from itertools import chain
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from lighthouse.diagnostics import CompileError, ToolMissing
from lighthouse.graph import Graph, native, order, parallel, shape
from lighthouse.graph.order import Integers, edge_order
from lighthouse.graph.statistics import describe
from tests.graph.lists import weights_of

# Rows unsorted, 0 → 1 three times, a self-loop.
OFFSETS = [0, 4, 4, 7]
COLUMNS = [2, 1, 1, 1, 2, 0, 0]
WEIGHTS = [10, 11, 12, 13, 14, 15, 16]


def test_unsorted_rows_keep_their_edge_order() -> None:
    graph = Graph.from_csr(OFFSETS, COLUMNS, WEIGHTS)
    assert graph.row_offsets.tolist() == OFFSETS
    assert graph.column_indices.tolist() == [1, 1, 1, 2, 0, 0, 2]
    assert weights_of(graph) == WEIGHTS
    assert graph.slot_weights is not None
    assert graph.slot_weights.tolist() == [11, 12, 13, 10, 15, 16, 14]
    assert graph.edge_order is not None
    assert graph.edge_order.tolist() == [1, 2, 3, 0, 5, 6, 4]
    in_slots = graph.edges_from_input(np.array(WEIGHTS))
    assert in_slots.tolist() == graph.slot_weights.tolist()
    assert graph.edge_sources.tolist() == [0, 0, 0, 0, 2, 2, 2]
    assert graph.edge_targets.tolist() == COLUMNS


def test_copies_of_parallel_edges() -> None:
    graph = Graph.from_csr(OFFSETS, COLUMNS, WEIGHTS)
    copies = order.copies_of(graph.row_offsets, graph.column_indices, slice(0, 7))
    assert copies.tolist() == [0, 1, 2, 0, 0, 1, 0]


@pytest.mark.parametrize("size", [1, 7, 64])
def test_large_graphs_are_looked_at_in_parts(
    size: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = Graph.rmat(6, 8).with_random_weights()
    offsets, columns = first.row_offsets, first.column_indices

    def found() -> dict[str, Any]:
        graph = Graph.from_csr(offsets, columns, first.slot_weights)
        assert graph.edge_order is None
        assert np.shares_memory(graph.column_indices, columns)
        mixed = Graph.from_csr(offsets, columns[::-1], first.slot_weights)
        once = graph.deduplicated().without_self_loops()
        graphs = (graph, mixed, graph.symmetrized(), once)
        drawn = (graph.with_random_weights(2), graph.with_random_weights(2, 0.5, 7.5))
        names = ("row_offsets", "column_indices", "slot_weights", "edge_order")
        reverse = ("slot_sources", "in_row_offsets", "in_column_indices", "in_edge_ids")
        return {
            f"{name} of {number}": getattr(each, name)
            for number, each in enumerate((*graphs, *drawn))
            for name in (*names, *reverse)
        } | {"facts": [each.is_symmetric for each in graphs] + [describe(graph)]}

    with monkeypatch.context() as without:
        without.setattr(native, "library", lambda: None)
        whole = found()
    monkeypatch.setattr(parallel, "BLOCK", size)
    monkeypatch.setattr(parallel, "FEW", size)
    for name, array in found().items():
        assert np.array_equal(array, whole[name]), name
        assert getattr(array, "dtype", 0) == getattr(whole[name], "dtype", 0), name


@pytest.mark.parametrize("wide", [False, True])
@pytest.mark.parametrize("dtype", [np.int32, np.int64, np.float64])
@pytest.mark.parametrize("has_library", [True, False])
def test_balance(
    monkeypatch: pytest.MonkeyPatch, wide: bool, dtype: Any, has_library: bool
) -> None:
    """0 to 1 twice and back twice, 1 to 2 and back, a self-loop."""
    if not has_library:
        monkeypatch.setattr(native, "library", lambda: None)
    offsets: Integers = np.array([0, 2, 5, 7], np.int64 if wide else np.int32)
    columns = np.array([1, 1, 0, 0, 2, 1, 2], np.int32)
    assert shape.self_loops(offsets, columns) == 1
    assert shape.is_balanced(offsets, columns)
    for weights, expected in (
        ([5, 6, 6, 5, 7, 7, 8], True),
        ([5, 6, 6, 6, 7, 7, 8], False),
        ([0, -0.0, -0.0, -0.0, 7, 7, 8], True),
    ):
        values = np.array(weights, dtype)
        assert shape.is_balanced(offsets, columns, values) is expected
    columns[0] = 2
    assert not shape.is_balanced(offsets, columns)


def test_arrays_are_kept_only_where_programs_can_read_them() -> None:
    offsets = np.repeat(np.array([0, 1, 2], np.int32), 2)[::2]
    columns, weights = np.array([1, 9, 0, 9], np.int32)[::2], np.arange(4.0)[::2]
    graph = Graph.from_csr(offsets, columns, weights)
    assert graph.row_offsets.tolist() == [0, 1, 2]
    assert graph.column_indices.tolist() == [1, 0]
    assert graph.slot_weights is not None
    for array in (graph.row_offsets, graph.column_indices, graph.slot_weights):
        assert array.flags.c_contiguous


@pytest.mark.parametrize("nodes", [3, 700])
def test_opposites(nodes: int) -> None:
    """Against the edges counted one by one, parallel edges among them."""
    draw = np.random.default_rng(nodes)
    sources, targets = draw.integers(0, nodes, (2, 3 * nodes))
    graph = Graph.from_edges(sources, targets, nodes, np.arange(3 * nodes))
    there = Counter(zip(sources.tolist(), targets.tolist(), strict=True))
    back = Counter(zip(targets.tolist(), sources.tolist(), strict=True))
    both = graph.symmetrized()
    ends = zip(both.slot_sources.tolist(), both.column_indices.tolist(), strict=True)
    assert Counter(ends) == there | back
    assert both.is_symmetric
    assert both.in_column_indices is both.column_indices
    # Copy k of an added edge has the weight of copy k of its opposite.
    assert both.slot_weights is not None
    weights: dict[tuple[int, int], list[int]] = defaultdict(list)
    for i in range(3 * nodes):
        weights[int(sources[i]), int(targets[i])].append(i)
    expected = [
        weights[u, v] + weights[v, u][len(weights[u, v]) :]
        for u, v in sorted(there | back)
    ]
    assert both.slot_weights.tolist() == list(chain.from_iterable(expected))


def test_a_symmetric_graph_is_stored_once(tmp_path: Path) -> None:
    graph = Graph.from_edges([0, 1, 0, 2, 1, 2], [1, 0, 2, 0, 1, 2])
    graph.write(tmp_path / "g.sg")
    (tmp_path / "g.mtx").write_text(
        "%%MatrixMarket matrix coordinate pattern symmetric\n3 3 2\n2 1\n3 1\n"
    )
    for each in (
        graph,
        Graph.read(tmp_path / "g.sg"),
        Graph.read(tmp_path / "g.mtx"),
        Graph.grid(3, 4, 1),
        Graph.rmat(5).symmetrized(),
        Graph.rmat(5).symmetrized().without_self_loops().with_random_weights(),
    ):
        assert each.in_row_offsets is each.row_offsets
        assert each.in_column_indices is each.column_indices
        assert not each.column_indices.flags.writeable


def test_wide_offsets() -> None:
    graph = Graph.rmat(5, 4).widened()
    for name in ("row_offsets", "in_row_offsets", "in_edge_ids"):
        assert getattr(graph, name).dtype == np.int64, name
        assert np.array_equal(getattr(graph, name), getattr(Graph.rmat(5, 4), name))
    for made in (graph.undirected, graph.deduplicated(), graph.without_self_loops()):
        assert made.row_offsets.dtype == np.int64


def test_edge_values() -> None:
    graph = Graph.from_csr(OFFSETS, COLUMNS)
    values = np.array([[0, -1], [3, 6]])
    shown = graph.edge_id_to_input(values)
    assert shown.dtype == np.int64
    assert shown.tolist() == [[1, -1], [0, 4]]
    assert graph.edge_id_from_input(shown).tolist() == values.tolist()
    assert graph.edge_id_to_input(np.int32(3)).item() == 0
    assert Graph.path(3).edge_id_to_input([2, -1]).tolist() == [2, -1]
    assert Graph.empty(1).edge_id_to_input([-1]).tolist() == [-1]


def test_edges_that_are_left_keep_their_order() -> None:
    graph = Graph.from_csr(OFFSETS, COLUMNS, WEIGHTS)
    kept = graph.deduplicated()
    assert kept.notes == ("duplicates: 3 edges left out",)
    assert kept.column_indices.tolist() == [1, 2, 0, 2]
    assert kept.edge_targets.tolist() == [2, 1, 2, 0]
    assert weights_of(kept) == [10, 11, 14, 15]
    assert kept.row_offsets.tolist() == [0, 2, 2, 4]
    straight = graph.without_self_loops()
    assert weights_of(straight) == [10, 11, 12, 13, 15, 16]
    assert graph.symmetrized().edge_order is None


def test_a_symmetric_graph_keeps_its_order() -> None:
    graph = Graph.from_edges([2, 0, 1, 0], [0, 1, 0, 2], weights=[1, 2, 3, 4])
    assert graph.edge_order is not None
    assert graph.undirected is graph
    same = graph.symmetrized()
    assert same.notes == ("undirected: 0 opposite edges added",)
    assert weights_of(same) == [1, 2, 3, 4]


def test_nothing_is_copied_where_nothing_changes() -> None:
    """And what was found out about the edges is still known."""
    graph = Graph.grid(3, 4, 1)
    assert not graph.has_parallel_edges
    changed = graph.without_self_loops().symmetrized().deduplicated()
    assert changed.column_indices is graph.column_indices
    assert changed.with_random_weights().column_indices is graph.column_indices
    assert "has_parallel_edges" in vars(changed.with_random_weights())
    assert changed.weights is None
    assert changed.with_random_weights().weights is not None
    assert len(changed.notes) == 3


def test_types_and_protection() -> None:
    graph = Graph.from_csr(OFFSETS, COLUMNS, WEIGHTS)
    names = "row_offsets column_indices weights slot_weights edge_order in_row_offsets"
    names += " in_column_indices in_edge_ids slot_sources edge_sources edge_targets"
    for name in names.split():
        array = getattr(graph, name)
        assert array.dtype == ("int64" if name == "edge_order" else "int32"), name
        assert array.flags.c_contiguous
        assert not array.flags.writeable


def test_sorted_rows_are_not_copied() -> None:
    columns = np.array([1, 2, 0], np.int32)
    graph = Graph.from_csr([0, 2, 2, 3], columns)
    assert np.shares_memory(graph.column_indices, columns)
    assert columns.flags.writeable
    assert graph.edge_order is None


def test_one_array_of_edges() -> None:
    graph = Graph.from_edges(np.array([[2, 0], [0, 1]]))
    assert graph.column_indices.tolist() == [1, 0]
    assert graph.edge_sources.tolist() == [2, 0]
    assert Graph.from_edges([]).nodes == 0


@pytest.mark.parametrize("nodes", [100, 2**20, 2**31 - 1, 2**40])
def test_sorting_with_few_and_many_bits(nodes: int) -> None:
    random = np.random.default_rng(1)
    sources = random.choice([3, nodes // 2, nodes - 1], 4000)
    targets = random.choice([0, nodes // 3, nodes - 1], 4000)
    expected = np.lexsort((targets, sources))
    np.testing.assert_array_equal(edge_order(sources, targets, nodes), expected)


def test_without_scipy(samples: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("scipy", "scipy.sparse"):
        monkeypatch.setitem(sys.modules, name, None)
    assert Graph.read(samples / "graphs/karate.mtx").edges == 156
    with pytest.raises(ToolMissing) as caught:
        Graph.from_scipy(None)
    assert "lighthouse[io]" in caught.value.remedy


def test_scipy_matrices() -> None:
    sparse = pytest.importorskip("scipy.sparse", reason="graphs from scipy")
    entries = ([5.5, 0.0, 2.0], ([2, 0, 2], [1, 1, 0]))
    graph = Graph.from_scipy(sparse.coo_array(entries, (3, 3)))
    assert weights_of(graph) == [5.5, 0, 2]
    pattern = sparse.csr_matrix(np.array([[0, 1], [1, 0]], np.bool_))
    assert Graph.from_scipy(pattern).weights is None


def test_networkx_graphs() -> None:
    networkx = pytest.importorskip("networkx", reason="graphs from networkx")
    directed = networkx.MultiDiGraph()
    directed.add_nodes_from("cab")
    directed.add_edge("b", "c", w=3)
    directed.add_edge("a", "c", w=1)
    directed.add_edge("a", "c")
    graph = Graph.from_networkx(directed, weight="w")
    assert graph.nodes == 3
    assert graph.weights is not None
    order = [(u, v) for u, v, _ in directed.edges]
    places = {name: place for place, name in enumerate("cab")}
    sources = graph.edge_sources.tolist()
    assert sources == [places[u] for u, _ in order]
    assert sorted(graph.weights.tolist()) == [1, 1, 3]
    with pytest.raises(CompileError, match=r"no edge .* has the attribute 'v'"):
        Graph.from_networkx(directed, weight="v")

    undirected = networkx.Graph([(0, 1), (1, 1), (2, 1)])
    graph = Graph.from_networkx(undirected)
    assert graph.edges == 5
    assert graph.is_symmetric
    assert graph.weights is None


def edges_among(nodes: int) -> st.SearchStrategy[tuple[int, int, int]]:
    ends = st.integers(0, nodes - 1)
    return st.tuples(ends, ends, st.integers(0, 9))


edge_lists = st.integers(1, 6).flatmap(
    lambda nodes: st.tuples(st.just(nodes), st.lists(edges_among(nodes), max_size=20))
)


def made(nodes: int, edges: list[tuple[int, int, int]]) -> Graph:
    sources, targets, weights = np.array(edges, np.int64).reshape(-1, 3).T
    return Graph.from_edges(sources, targets, nodes, weights)


@given(edge_lists)
def test_against_dictionaries(drawn: tuple[int, list[tuple[int, int, int]]]) -> None:
    nodes, edges = drawn
    graph = made(nodes, edges)
    outgoing: dict[int, list[tuple[int, int]]] = defaultdict(list)
    incoming: dict[int, list[tuple[int, int]]] = defaultdict(list)
    for place, (u, v, _) in enumerate(edges):
        outgoing[u].append((v, place))
        incoming[v].append((u, place))
    order = graph.edge_id_to_input(np.arange(graph.edges)).tolist()
    for node in range(nodes):
        out = slice(*graph.row_offsets[node : node + 2].tolist())
        targets = graph.column_indices[out].tolist()
        assert list(zip(targets, order[out], strict=True)) == sorted(outgoing[node])
        back = slice(*graph.in_row_offsets[node : node + 2].tolist())
        sources = graph.in_column_indices[back].tolist()
        slots = graph.in_edge_ids[back].tolist()
        met = [(u, order[slot]) for u, slot in zip(sources, slots, strict=True)]
        assert met == sorted(incoming[node])
    assert graph.weights is not None
    assert graph.slot_weights is not None
    assert graph.weights.tolist() == [w for _, _, w in edges]
    assert [edges[place][2] for place in order] == graph.slot_weights.tolist()


def pairs(graph: Graph) -> Counter[tuple[int, int]]:
    ends = graph.slot_sources.tolist(), graph.column_indices.tolist()
    return Counter(zip(*ends, strict=True))


@given(edge_lists)
def test_changes_against_counters(
    drawn: tuple[int, list[tuple[int, int, int]]],
) -> None:
    nodes, edges = drawn
    graph = made(nodes, edges)
    before = pairs(graph)
    both = pairs(graph.symmetrized())
    for u in range(nodes):
        for v in range(nodes):
            assert both[u, v] == max(before[u, v], before[v, u])
    assert graph.symmetrized().is_symmetric
    first = {}
    for u, v, w in reversed(edges):
        first[u, v] = w
    simple = graph.deduplicated()
    assert simple.weights is not None
    ends = sorted(first)
    assert sorted(pairs(simple).elements()) == ends
    kept = zip(simple.edge_sources.tolist(), simple.edge_targets.tolist(), strict=True)
    assert simple.weights.tolist() == [first[pair] for pair in kept]
    straight = pairs(graph.without_self_loops())
    assert straight == Counter({p: n for p, n in before.items() if p[0] != p[1]})
    assert graph.is_symmetric == (
        before == Counter({(v, u): n for (u, v), n in before.items()})
    )


def test_lists_of_edges_change_their_order() -> None:
    graph = Graph.from_edges([1, 0], [0, 1])
    assert graph.edges_to_input([10, 20]).tolist() == [20, 10]  # type: ignore[arg-type]
    assert graph.edges_from_input([10, 20]).tolist() == [20, 10]  # type: ignore[arg-type]
    with pytest.raises(CompileError, match="GM0717"):
        graph.edges_to_input([1, 2, 3])  # type: ignore[arg-type]
