// Graphs with their edges one way (orientation.cuh), for host functions.
#pragma once

#include <optional>

#include "host.cuh"
#include "orientation.cuh"

namespace lh {

// A graph with its edges one way; made when it is first asked for.
class Oriented {
public:
    // False where the graph is not undirected, has loops or parallel edges, or has no row
    // longer than `shortest`, so that it would not pay.
    // `kernel` calls `orient`.
    template <typename Kernel>
    bool make(Kernel* kernel, DeviceGraph& graph, edge_t shortest) {
        if (tried) return rows.has_value();
        tried = true;
        if (graph.host_max_out_degree() <= shortest) return false;
        const std::int64_t words = (graph.edges() + 31) / 32;
        Buffer<std::uint32_t> kept(words);
        Buffer<edge_t> before(words);
        Buffer<edge_t> sums(max_resident_blocks());
        Buffer<std::int64_t> state(2);
        state.fill(0);
        Barrier barrier;
        Rows made{Buffer<edge_t>(graph.nodes() + 1), Buffer<node_t>(graph.edges() / 2),
                  Buffer<node_t>(graph.edges() / 2)};
        launch_resident(kernel, words, graph.nodes(), graph.edges(),
                        graph.row_offsets(), graph.column_indices(), graph.edge_sources(),
                        kept, before, sums, state, made.offsets, made.columns,
                        made.sources, barrier);
        if (state.read(1) == 0) rows.emplace(std::move(made));
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

    bool tried = false;
    std::optional<Rows> rows;
};

}  // namespace lh
