// For each node: sets `pg_rank`.
// pagerank_propagate.gm:15: G.pg_rank = 1 / N;
extern "C" __global__ void __launch_bounds__(256) pagerank_propagate_set_pg_rank(lh::node_t nodes,
        double* pg_rank, double N) {
    for (const lh::node_t n : lh::grid_stride(nodes)) {
        pg_rank[n] = 1 / N;
    }
}

// For each node: sets `received`.
// pagerank_propagate.gm:17: G.received = 0.0;
extern "C" __global__ void __launch_bounds__(256) pagerank_propagate_fill_received(lh::node_t nodes,
        double* received) {
    for (const lh::node_t n : lh::grid_stride(nodes)) {
        received[n] = 0.0;
    }
}

// For each node, along its edges: adds to `received`.
// pagerank_propagate.gm:18-23: Foreach (t: G.Nodes)
extern "C" __global__ void __launch_bounds__(256) pagerank_propagate_update_received(
        lh::node_t nodes, const lh::edge_t* __restrict__ row_offsets,
        const lh::node_t* __restrict__ column_indices, const double* __restrict__ pg_rank,
        double* received) {
    for (const lh::node_t t : lh::grid_stride(nodes)) {
        const double share = pg_rank[t] / int32_t(row_offsets[t + 1] - row_offsets[t]);
        for (lh::edge_t w_slot = row_offsets[t], w_end = row_offsets[t + 1]; w_slot < w_end;
                ++w_slot) {
            const lh::node_t w = column_indices[w_slot];
            lh::atomic_add(&received[w], share);
        }
    }
}

// For each node: sets `pg_rank`; adds to `diff`.
// pagerank_propagate.gm:25-29: Foreach (t: G.Nodes)
extern "C" __global__ void __launch_bounds__(256) pagerank_propagate_update_pg_rank(
        lh::node_t nodes, double* pg_rank, const double* __restrict__ received, double d, double N,
        double* diff) {
    for (const lh::node_t t : lh::grid_stride(nodes)) {
        const double val = (1 - d) / N + d * received[t];
        lh::atomic_add(diff, lh::absolute(val - pg_rank[t]));
        lh::replace(pg_rank[t], val);
    }
}

// Runs `pagerank_propagate` on a stream of the device; it waits only for what the host needs.
// Pointers are to device memory; more is from `memory` or cudaMalloc.  Throws lh::Error on errors.
//   G: the graph, every row sorted
//   e: double (in)
//   d: double (in)
//   max: int32_t (in)
//   pg_rank: double for each of the nodes (out)
void pagerank_propagate(lh::DeviceGraph& G_device, double e, double d, int32_t max, double* pg_rank,
        lh::Stream stream, std::pmr::memory_resource* memory = nullptr) {
    const lh::OnStream scope(stream, memory);
    const lh::Graph& G = G_device.graph();
    double diff = lh::Limits<double>::largest;
    lh::Cells cells(diff);
    lh::Buffer<double> received(G.nodes);
    const double N = G.nodes;
    int32_t rounds = 0;
    received.fill(0);
    lh::launch(pagerank_propagate_set_pg_rank, G.nodes, G.nodes, pg_rank, N);
    while (diff > e && rounds < max) {
        lh::launch(pagerank_propagate_fill_received, G.nodes, G.nodes, received);
        lh::launch(pagerank_propagate_update_received, G.nodes, G.nodes, G_device.row_offsets(),
                G_device.column_indices(), pg_rank, received);
        diff = 0.0;
        cells.send(diff);
        lh::launch(pagerank_propagate_update_pg_rank, G.nodes, G.nodes, pg_rank, received, d, N,
                cells.at(diff));
        rounds += 1;
        cells.fetch(diff);
    }
}

// The same for pointers to host memory; waits for the device.
void pagerank_propagate(lh::DeviceGraph& G_device, double e, double d, int32_t max,
        double* pg_rank) {
    lh::Buffer<double> pg_rank_device(G_device.nodes());
    pagerank_propagate(G_device, e, d, max, pg_rank_device, lh::current_stream, lh::current_memory);
    pg_rank_device.download(pg_rank);
}

// The same for a graph in host memory.
void pagerank_propagate(const lh::Graph& G, double e, double d, int32_t max, double* pg_rank) {
    lh::DeviceGraph G_device(G);
    pagerank_propagate(G_device, e, d, max, pg_rank);
}
