// The edges of a graph one way only: from the node that comes first in an order.  By
// degree, no row is then longer than the root of twice the edges.  (Latapy, Main-memory
// triangle computations for very large graphs, TCS 2008.)
#pragma once

#include <algorithm>
#include <vector>

#include "adjacency.cuh"
#include "graph_openmp.cuh"

namespace lh {

// A graph with its edges one way; by degree, it is made when it is first asked for.
class Oriented {
public:
    void make(const Graph& graph) {
        if (!tried) make_rows(graph, ByDegree{graph.row_offsets});
        tried = true;
    }

    // By what `keys` hold now.
    template <typename Key>
    void make_by(const Graph& graph, const Key* keys) {
        make_rows(graph, ByKey<Key>{keys});
    }

    // False where the graph is not undirected, has loops or parallel edges, or has no row
    // longer than `shortest`, so that it would not pay.  Else there are sources of edges.
    bool make_if_simple(const Graph& graph, edge_t shortest) {
        if (!tried) fits = is_skewed(graph, shortest) && is_simple(graph);
        if (!tried && fits) {
            make(graph);
            find_sources();
        }
        tried = true;
        return fits;
    }

    std::int64_t nodes() const { return static_cast<std::int64_t>(offsets.size()) - 1; }
    std::int64_t edges() const { return offsets.back(); }
    const edge_t* row_offsets() const { return offsets.data(); }
    const node_t* column_indices() { return columns.data(); }
    const node_t* edge_sources() { return sources.data(); }

private:
    bool tried = false;
    bool fits = false;
    std::vector<edge_t> offsets;
    Array<node_t> columns{0};
    Array<node_t> sources{0};

    static edge_t degree(const Graph& graph, node_t node) {
        return graph.row_offsets[node + 1] - graph.row_offsets[node];
    }

    static bool is_skewed(const Graph& graph, edge_t shortest) {
        edge_t longest = 0;
#pragma omp parallel for schedule(static) reduction(max : longest)
        for (node_t node = 0; node < graph.nodes; ++node) {
            longest = larger(longest, degree(graph, node));
        }
        return longest > shortest;
    }

    // Every edge upward must have its opposite, and half of the edges must go up.
    static bool is_simple(const Graph& graph) {
        bool is_simple = true;
        std::int64_t upward = 0;
#pragma omp parallel for schedule(dynamic, 1024) reduction(&& : is_simple) \
    reduction(+ : upward)
        for (node_t node = 0; node < graph.nodes; ++node) {
            const edge_t first = graph.row_offsets[node], last = graph.row_offsets[node + 1];
            for (edge_t edge = first; edge < last; ++edge) {
                const node_t other = graph.column_indices[edge];
                const bool repeats = edge > first && graph.column_indices[edge - 1] == other;
                is_simple = is_simple && node != other && !repeats;
                if (node < other) {
                    ++upward;
                    is_simple = is_simple && has_edge(graph.row_offsets,
                                                      graph.column_indices, other, node);
                }
            }
        }
        return is_simple && 2 * upward == graph.edges;
    }

    template <typename Order>
    void make_rows(const Graph& graph, const Order& comes_before) {
        Array<node_t> kept(graph.edges);  // at the beginning of the old rows
        offsets.assign(static_cast<std::size_t>(graph.nodes) + 1, 0);
#pragma omp parallel for schedule(dynamic, 1024)
        for (node_t node = 0; node < graph.nodes; ++node) {
            const edge_t first = graph.row_offsets[node], last = graph.row_offsets[node + 1];
            edge_t end = first;
            for (edge_t edge = first; edge < last; ++edge) {
                const node_t other = graph.column_indices[edge];
                kept[end] = other;
                end += comes_before(node, other);
            }
            offsets[static_cast<std::size_t>(node) + 1] = end - first;
        }
        for (std::size_t i = 1; i < offsets.size(); ++i) offsets[i] += offsets[i - 1];
        Array<node_t> made(edges());
        for_rows([&](node_t node, edge_t begin, edge_t length) {
            std::copy_n(&kept[graph.row_offsets[node]], length, &made[begin]);
        });
        columns.swap(made);
    }

    void find_sources() {
        Array<node_t> made(edges());
        for_rows([&](node_t node, edge_t begin, edge_t length) {
            std::fill_n(&made[begin], length, node);
        });
        sources.swap(made);
    }

    template <typename Body>
    void for_rows(const Body& body) const {
        const auto count = static_cast<node_t>(nodes());
#pragma omp parallel for schedule(dynamic, 1024)
        for (node_t node = 0; node < count; ++node) {
            const edge_t begin = offsets[static_cast<std::size_t>(node)];
            body(node, begin, offsets[static_cast<std::size_t>(node) + 1] - begin);
        }
    }
};

}  // namespace lh
