// For each node: sets `pg_rank`.
// pagerank.gm:14: G.pg_rank = 1 / N;
extern "C" __global__ void __launch_bounds__(256) pagerank_set_pg_rank(lh::node_t nodes,
        double* pg_rank, double N) {
    for (const lh::node_t n : lh::grid_stride(nodes)) {
        pg_rank[n] = 1 / N;
    }
}

// For each node: sets `share`.
// pagerank.gm:19: w.pg_rank / w.OutDegree()
extern "C" __global__ void __launch_bounds__(256) pagerank_set_share(lh::node_t nodes,
        const lh::edge_t* __restrict__ row_offsets, const double* __restrict__ pg_rank,
        double* share) {
    for (const lh::node_t n : lh::grid_stride(nodes)) {
        share[n] = pg_rank[n] / int32_t(row_offsets[n + 1] - row_offsets[n]);
    }
}

// For each node, against its edges: sets `pg_rank` and `share_next`; adds to `diff`.
// pagerank.gm:17-22: Foreach (t: G.Nodes)
template <typename Rows>
LH_DEVICE void pagerank_update_share_next_loop(lh::node_t nodes,
        const lh::node_t* in_column_indices, const double* share, const lh::edge_t* in_row_offsets,
        double d, double N, double* pg_rank, double* share_next, const lh::edge_t* row_offsets,
        double* diff) {
    double diff_part = 0.0;
    for (const int64_t item : lh::block_stride<Rows>(nodes)) {
        const bool has_item = item < nodes;
        const lh::node_t t = lh::node_t(item);
        double sum = 0.0;
        const auto w_body = [&](lh::edge_t w_slot, double& sum) {
            const lh::node_t w = in_column_indices[w_slot];
            sum += share[w];
        };
        lh::for_edges<Rows>(lh::slots(has_item, in_row_offsets, t), lh::known(), w_body,
                lh::total<lh::Add>(sum));
        if (has_item) {
            const double val = (1 - d) / N + d * sum;
            diff_part += lh::absolute(val - pg_rank[t]);
            lh::replace(pg_rank[t], val);
            share_next[t] = val / int32_t(row_offsets[t + 1] - row_offsets[t]);
        }
    }
    lh::block_add(diff, diff_part);
}

// Rounds of a loop in one launch, with a barrier after each step.
// pagerank.gm:15-24: While (diff > e && rounds < max)
extern "C" __global__ void __launch_bounds__(256, 6) pagerank_rounds(lh::node_t nodes,
        const lh::edge_t* __restrict__ row_offsets, const lh::edge_t* __restrict__ in_row_offsets,
        const lh::node_t* __restrict__ in_column_indices, lh::edge_t max_in_degree, double* pg_rank,
        double* share, double* share_next, double* diff, double e, double d, int32_t max, double N,
        int64_t* state, lh::barrier_t* barrier) {
    double diff_value;
    int32_t rounds;
    lh::Grid grid(barrier);
    lh::load_state(state, diff_value, rounds);
    lh::Turns<double> diff_turns(diff, state + 2, 0.0);
    grid.barrier();
    while (diff_value > e && rounds < max) {
        diff_turns.next();
        if (int32_t(max_in_degree) > 12) {
            pagerank_update_share_next_loop<lh::Balanced>(nodes, in_column_indices, share,
                    in_row_offsets, d, N, pg_rank, share_next, row_offsets, diff);
        } else {
            pagerank_update_share_next_loop<lh::Alone>(nodes, in_column_indices, share,
                    in_row_offsets, d, N, pg_rank, share_next, row_offsets, diff);
        }
        grid.barrier();
        rounds = lh::add(rounds, 1);
        lh::swap(share, share_next);
        diff_value = *diff;
    }
    lh::store_state(state, diff_value, rounds);
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
    lh::Resident resident(5);
    double diff = lh::Limits<double>::largest;
    lh::Cells cells(diff);
    double N = G.nodes;
    int32_t rounds = 0;
    lh::Buffer<double> share(G.nodes), share_next(G.nodes);
    lh::launch(pagerank_set_pg_rank, G.nodes, G.nodes, pg_rank, N);
    lh::launch(pagerank_set_share, G.nodes, G.nodes, G_device.row_offsets(), pg_rank, share);
    resident.run(std::tie(diff, rounds), pagerank_rounds, G.nodes, G.nodes, G_device.row_offsets(),
            G_device.in_row_offsets(), G_device.in_column_indices(), G_device.host_max_in_degree(),
            pg_rank, share, share_next, cells.at(diff), e, d, max, N);
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
