// Graphs with their edges one way (orientation.cuh), for host functions.
#pragma once

#include <memory>
#include <optional>

#include "host.cuh"
#include "orientation.cuh"

namespace lh {

// A graph with its edges one way; by degree, it is made when it is first asked for, in
// memory from where the graph's is.  Only of a simple graph there are sources of edges.
class Oriented {
public:
    explicit Oriented(edge_t shortest = 0) : shortest(shortest) {}

    // `kernel` calls `orient`.
    template <typename Kernel>
    void make(Kernel* kernel, DeviceGraph& graph) {
        if (!rows) make_kept(kernel, graph, false);
    }

    // By what `keys` hold now.
    template <typename Kernel, typename Keys>
    void make_by(Kernel* kernel, DeviceGraph& graph, Keys&& keys) {
        rows.reset();
        make_rows(kernel, graph, false, keys);
    }

    // False where the graph is not undirected, has loops or parallel edges, or has no row
    // longer than `shortest`, so that it would not pay.
    template <typename Kernel>
    bool make_if_simple(Kernel* kernel, DeviceGraph& graph) {
        if (!tried && graph.host_max_out_degree() > shortest) make_kept(kernel, graph, true);
        tried = true;
        return rows.has_value();
    }

    std::int64_t nodes() const { return rows->offsets.count() - 1; }
    std::int64_t edges() const { return rows->columns.count(); }
    const edge_t* row_offsets() const { return rows->offsets.data(); }
    const node_t* column_indices() const { return rows->columns.data(); }
    const node_t* edge_sources() const { return rows->sources.data(); }

private:
    struct Rows {
        Buffer<edge_t> offsets;
        Buffer<node_t> columns;
        Buffer<node_t> sources;
    };

    template <typename Kernel>
    void make_kept(Kernel* kernel, DeviceGraph& graph, bool must_be_simple) {
        const OnStream mine(current_stream, graph.resource());
        make_rows(kernel, graph, must_be_simple);
        synchronize();
    }

    template <typename Kernel, typename... Keys>
    void make_rows(Kernel* kernel, DeviceGraph& graph, bool must_be_simple,
                   Keys&&... keys) {
        const std::int64_t words = (graph.edges() + 31) / 32;
        Buffer<std::uint32_t> kept(words);
        Buffer<edge_t> before(words);
        Buffer<edge_t> sums(max_resident_blocks());
        Buffer<std::int64_t> state(2);
        state.fill(0);
        Barrier barrier;
        const bool is_symmetric = must_be_simple || graph.graph().symmetric;
        const std::int64_t most = is_symmetric ? graph.edges() / 2 : graph.edges();
        Rows made{Buffer<edge_t>(graph.nodes() + 1), Buffer<node_t>(most),
                  Buffer<node_t>(must_be_simple ? most : 0)};
        launch_resident(kernel, words, must_be_simple, graph.nodes(), graph.edges(),
                        graph.row_offsets(), graph.column_indices(), keys..., kept, before,
                        sums, state, made.offsets, made.columns,
                        must_be_simple ? made.sources.data() : nullptr, barrier);
        if (!must_be_simple || state.read(1) == 0) rows.emplace(std::move(made));
    }

    edge_t shortest;
    bool tried = false;
    std::optional<Rows> rows;
};

// That of `graph` by degree, which is kept with it; `shortest` is for `make_if_simple`.
inline Oriented& oriented(DeviceGraph& graph, edge_t shortest = 0) {
    std::shared_ptr<Oriented>& kept = graph.oriented[shortest];
    if (!kept) kept = std::make_shared<Oriented>(shortest);
    return *kept;
}

}  // namespace lh
