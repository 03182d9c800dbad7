// For each node of `G`: sets `pg_rank`.
// pagerank_propagate.gm:15: G.pg_rank = 1 / N;
extern "C" __global__ void __launch_bounds__(256) pagerank_propagate_set_pg_rank(lh::node_t nodes,
        double* pg_rank, double N) {
    for (const lh::node_t n : lh::grid_stride(nodes)) {
        pg_rank[n] = 1 / N;
    }
}

// For each node of `G`: sets `share_2`.
// pagerank_propagate.gm:17: G.received = 0.0;
extern "C" __global__ void __launch_bounds__(256) pagerank_propagate_set_share_2(lh::node_t nodes,
        const lh::edge_t* __restrict__ row_offsets, const double* __restrict__ pg_rank,
        double* share_2) {
    for (const lh::node_t n : lh::grid_stride(nodes)) {
        share_2[n] = pg_rank[n] / int32_t(row_offsets[n + 1] - row_offsets[n]);
    }
}

// For each node of `G`, against its edges: adds to `diff`; sets `pg_rank` ….
// pagerank_propagate.gm:17: G.received = 0.0;
template <typename Rows>
__global__ void __launch_bounds__(256) pagerank_propagate_update_share_2_next(lh::node_t nodes,
        const lh::edge_t* __restrict__ row_offsets, const lh::edge_t* __restrict__ in_row_offsets,
        const lh::node_t* __restrict__ in_column_indices, double* pg_rank,
        const double* __restrict__ share_2, double* share_2_next, double d, double N,
        double* diff) {
    double diff_part = 0.0;
    for (const int64_t item : lh::block_stride<Rows>(nodes)) {
        const bool has_item = item < nodes;
        const lh::node_t n = lh::node_t(item);
        double received = 0.0;
        const auto t_body = [&](lh::edge_t t_slot, double& received) {
            const lh::node_t t = in_column_indices[t_slot];
            const double share = share_2[t];
            received += share;
        };
        lh::for_edges<Rows>(lh::slots(has_item, in_row_offsets, n), lh::known(), t_body,
                lh::total<lh::Add>(received));
        if (has_item) {
            const double val = (1 - d) / N + d * received;
            diff_part += lh::absolute(val - pg_rank[n]);
            lh::replace(pg_rank[n], val);
            share_2_next[n] = val / int32_t(row_offsets[n + 1] - row_offsets[n]);
        }
    }
    lh::block_add(diff, diff_part);
}

// Runs `pagerank_propagate` on a stream of the device, which may not be done when this returns.
// Pointers are to device memory; more comes from `memory`, or else from cudaMalloc.
// Throws lh::Error if a CUDA call fails.
//
//   G: the graph, every row sorted
//   e: double (in)
//   d: double (in)
//   max: int32_t (in)
//   pg_rank: double for each of the nodes (out)
void pagerank_propagate(lh::DeviceGraph& G_device, double e, double d, int32_t max, double* pg_rank,
        lh::Stream stream, std::pmr::memory_resource* memory = nullptr) {
    const lh::OnStream scope(stream, memory);
    const lh::Graph& G = G_device.graph();
    double diff = 0;
    lh::Cells cells(diff);
    lh::Buffer<double> share_2(G.nodes), share_2_next(G.nodes);
    double N = int32_t(G.nodes);
    diff = lh::Limits<double>::largest;
    int32_t rounds = 0;
    lh::launch(pagerank_propagate_set_pg_rank, G.nodes, G.nodes, pg_rank, N);
    lh::launch(pagerank_propagate_set_share_2, G.nodes, G.nodes, G_device.row_offsets(), pg_rank,
            share_2);
    while (diff > e && rounds < max) {
        diff = 0.0;
        cells.send(diff);
        lh::launch(int32_t(G_device.host_max_in_degree()) > 12
                ? pagerank_propagate_update_share_2_next<lh::Balanced>
                : pagerank_propagate_update_share_2_next<lh::Alone>, G.nodes, G.nodes,
                G_device.row_offsets(), G_device.in_row_offsets(), G_device.in_column_indices(),
                pg_rank, share_2, share_2_next, d, N, cells.at(diff));
        rounds += 1;
        share_2.swap(share_2_next);
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
