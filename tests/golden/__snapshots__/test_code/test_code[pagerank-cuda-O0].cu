// For each node: sets `pg_rank`.
// pagerank.gm:14: G.pg_rank = 1 / N;
extern "C" __global__ void __launch_bounds__(256) pagerank_set_pg_rank(lh::node_t nodes,
        double* pg_rank, double N) {
    for (const lh::node_t n : lh::grid_stride(nodes)) {
        pg_rank[n] = 1 / N;
    }
}

// For each node, against its edges: adds to `diff`; sets `pg_rank_next`.
// pagerank.gm:17-22: Foreach (t: G.Nodes)
extern "C" __global__ void __launch_bounds__(256) pagerank_update_pg_rank_next(lh::node_t nodes,
        const lh::edge_t* __restrict__ row_offsets, const lh::edge_t* __restrict__ in_row_offsets,
        const lh::node_t* __restrict__ in_column_indices, const double* __restrict__ pg_rank,
        double* pg_rank_next, double d, double N, double* diff) {
    for (const lh::node_t t : lh::grid_stride(nodes)) {
        double sum = 0.0;
        for (lh::edge_t w_slot = in_row_offsets[t], w_end = in_row_offsets[t + 1]; w_slot < w_end;
                ++w_slot) {
            const lh::node_t w = in_column_indices[w_slot];
            sum += pg_rank[w] / int32_t(row_offsets[w + 1] - row_offsets[w]);
        }
        const double val = (1 - d) / N + d * sum;
        lh::atomic_add(diff, lh::absolute(val - pg_rank[t]));
        pg_rank_next[t] = val;
    }
}

// For each node: sets `pg_rank`.
// pagerank.gm:21: t.pg_rank <= val @ t;
extern "C" __global__ void __launch_bounds__(256) pagerank_set_pg_rank_2(lh::node_t nodes,
        double* pg_rank, const double* __restrict__ pg_rank_next) {
    for (const lh::node_t n : lh::grid_stride(nodes)) {
        pg_rank[n] = pg_rank_next[n];
    }
}

// Runs `pagerank` on a stream of the device; it waits only for what the host needs.
// Pointers are to device memory; more is from `memory` or cudaMalloc.  Throws lh::Error on errors.
//   G: the graph, every row sorted
//   e: double (in)
//   d: double (in)
//   max: int32_t (in)
//   pg_rank: double for each of the nodes (out)
void pagerank(lh::DeviceGraph& G_device, double e, double d, int32_t max, double* pg_rank,
        lh::Stream stream, std::pmr::memory_resource* memory = nullptr) {
    const lh::OnStream scope(stream, memory);
    const lh::Graph& G = G_device.graph();
    double diff = lh::Limits<double>::largest;
    lh::Cells cells(diff);
    lh::Buffer<double> pg_rank_next(G.nodes);
    const double N = G.nodes;
    int32_t rounds = 0;
    lh::launch(pagerank_set_pg_rank, G.nodes, G.nodes, pg_rank, N);
    while (diff > e && rounds < max) {
        diff = 0.0;
        pg_rank_next.fill(0);
        cells.send(diff);
        lh::launch(pagerank_update_pg_rank_next, G.nodes, G.nodes, G_device.row_offsets(),
                G_device.in_row_offsets(), G_device.in_column_indices(), pg_rank, pg_rank_next, d,
                N, cells.at(diff));
        lh::launch(pagerank_set_pg_rank_2, G.nodes, G.nodes, pg_rank, pg_rank_next);
        rounds += 1;
        cells.fetch(diff);
    }
}

// The same for pointers to host memory; waits for the device.
void pagerank(lh::DeviceGraph& G_device, double e, double d, int32_t max, double* pg_rank) {
    lh::Buffer<double> pg_rank_device(G_device.nodes());
    pagerank(G_device, e, d, max, pg_rank_device, lh::current_stream, lh::current_memory);
    pg_rank_device.download(pg_rank);
}

// The same for a graph in host memory.
void pagerank(const lh::Graph& G, double e, double d, int32_t max, double* pg_rank) {
    lh::DeviceGraph G_device(G);
    pagerank(G_device, e, d, max, pg_rank);
}
