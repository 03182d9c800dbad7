// For each node of `G`: sets `Match`.
// bipartite_matching.gm:21: G.Match = NIL;
extern "C" __global__ void __launch_bounds__(256) bipartite_matching_fill_Match(lh::node_t nodes,
        lh::node_t* Match)
{
    for (int64_t item = lh::thread_rank(); item < nodes; item += lh::thread_count()) {
        const lh::node_t n = lh::node_t(item);
        Match[n] = lh::node_t(-1);
    }
}

// For each node of `G`: sets `suitor`.
// bipartite_matching.gm:22: G.suitor = NIL;
extern "C" __global__ void __launch_bounds__(256) bipartite_matching_fill_suitor(lh::node_t nodes,
        lh::node_t* suitor)
{
    for (int64_t item = lh::thread_rank(); item < nodes; item += lh::thread_count()) {
        const lh::node_t n = lh::node_t(item);
        suitor[n] = lh::node_t(-1);
    }
}

// For each node of `G`: sets `answer`.
// bipartite_matching.gm:23: G.answer = NIL;
extern "C" __global__ void __launch_bounds__(256) bipartite_matching_fill_answer(lh::node_t nodes,
        lh::node_t* answer)
{
    for (int64_t item = lh::thread_rank(); item < nodes; item += lh::thread_count()) {
        const lh::node_t n = lh::node_t(item);
        answer[n] = lh::node_t(-1);
    }
}

// For each node of `G`, along its edges: sets `suitor`; combines into `finished`.
// bipartite_matching.gm:26-31: Foreach (n: G.Nodes)(n.isLeft && n.Match == NIL)
extern "C" __global__ void __launch_bounds__(256) bipartite_matching_update_finished(
        lh::node_t nodes, const lh::edge_t* __restrict__ row_offsets,
        const lh::node_t* __restrict__ column_indices, const bool* __restrict__ isLeft,
        const lh::node_t* __restrict__ Match, lh::node_t* suitor, bool* finished)
{
    for (int64_t item = lh::thread_rank(); item < nodes; item += lh::thread_count()) {
        const lh::node_t n = lh::node_t(item);
        if (isLeft[n] && Match[n] == lh::node_t(-1)) {
            const lh::edge_t t_end = row_offsets[n + 1];
            for (lh::edge_t t_slot = row_offsets[n]; t_slot < t_end; ++t_slot) {
                const lh::node_t t = column_indices[t_slot];
                if (!isLeft[t] && Match[t] == lh::node_t(-1)) {
                    lh::store_racy(&suitor[t], n);
                    lh::atomic_and_(finished, false);
                }
            }
        }
    }
}

// For each node of `G`: sets `answer` and `suitor`.
// bipartite_matching.gm:32-36: Foreach (t: G.Nodes)(t.suitor != NIL)
extern "C" __global__ void __launch_bounds__(256) bipartite_matching_update_suitor(lh::node_t nodes,
        lh::node_t* suitor, lh::node_t* answer)
{
    for (int64_t item = lh::thread_rank(); item < nodes; item += lh::thread_count()) {
        const lh::node_t t = lh::node_t(item);
        if (suitor[t] != lh::node_t(-1)) {
            const lh::node_t n = suitor[t];
            lh::store_racy(&answer[n], t);
            lh::replace(suitor[t], lh::node_t(-1));
        }
    }
}

// For each node of `G`: sets `Match` and `answer`; adds to `pairs`.
// bipartite_matching.gm:37-43: Foreach (n: G.Nodes)(n.answer != NIL)
extern "C" __global__ void __launch_bounds__(256) bipartite_matching_update_pairs(lh::node_t nodes,
        lh::node_t* Match, lh::node_t* answer, int32_t* pairs)
{
    for (int64_t item = lh::thread_rank(); item < nodes; item += lh::thread_count()) {
        const lh::node_t n = lh::node_t(item);
        if (answer[n] != lh::node_t(-1)) {
            const lh::node_t t = answer[n];
            lh::store_racy(&Match[n], t);
            lh::store_racy(&Match[t], n);
            lh::replace(answer[n], lh::node_t(-1));
            lh::atomic_add(pairs, 1);
        }
    }
}

// Runs `bipartite_matching` on a stream of the device, which may not be done when this returns.
// Pointers are to device memory; more comes from `memory`, or else from cudaMalloc.
// Throws lh::Error if a CUDA call fails.
//
//   G: the graph, every row sorted
//   isLeft: bool for each of the nodes (in)
//   Match: a node, -1 for NIL for each of the nodes (out)
//   returns int32_t
int32_t bipartite_matching(lh::DeviceGraph& G_device, const bool* isLeft, lh::node_t* Match,
        lh::Stream stream, std::pmr::memory_resource* memory = nullptr)
{
    const lh::OnStream scope(stream, memory);
    const lh::Graph& G = G_device.graph();
    lh::Cells cells(2);
    int32_t pairs = 0;
    bool finished = 0;
    auto isLeft_device = lh::Buffer<bool>::over(isLeft, G.nodes);
    auto Match_device = lh::Buffer<lh::node_t>::over(Match, G.nodes);
    lh::Cell<bool> finished_device(cells, finished);
    lh::Cell<int32_t> pairs_device(cells, pairs);
    lh::Buffer<lh::node_t> suitor_device(G.nodes), answer_device(G.nodes);
    suitor_device.fill(-1);
    answer_device.fill(-1);
    pairs = 0;
    finished = false;
    lh::launch(bipartite_matching_fill_Match, G.nodes, lh::node_t(G.nodes), Match_device.data());
    lh::launch(bipartite_matching_fill_suitor, G.nodes, lh::node_t(G.nodes), suitor_device.data());
    lh::launch(bipartite_matching_fill_answer, G.nodes, lh::node_t(G.nodes), answer_device.data());
    cells.send(pairs_device);
    while (!finished) {
        finished = true;
        cells.send(finished_device);
        lh::launch(bipartite_matching_update_finished, G.nodes, lh::node_t(G.nodes),
                G_device.row_offsets(), G_device.column_indices(), isLeft_device.data(),
                Match_device.data(), suitor_device.data(), finished_device.data());
        lh::launch(bipartite_matching_update_suitor, G.nodes, lh::node_t(G.nodes),
                suitor_device.data(), answer_device.data());
        lh::launch(bipartite_matching_update_pairs, G.nodes, lh::node_t(G.nodes),
                Match_device.data(), answer_device.data(), pairs_device.data());
        cells.fetch(finished_device);
    }
    cells.fetch(pairs_device);
    return pairs;
}

// The same for pointers to host memory; waits for the device.
int32_t bipartite_matching(lh::DeviceGraph& G_device, const bool* isLeft, lh::node_t* Match)
{
    lh::Buffer<bool> isLeft_device(isLeft, G_device.nodes());
    lh::Buffer<lh::node_t> Match_device(G_device.nodes());
    const int32_t result = bipartite_matching(G_device, isLeft_device.data(), Match_device.data(),
            lh::current_stream, lh::current_memory);
    Match_device.download(Match);
    return result;
}

// The same for a graph in host memory.
int32_t bipartite_matching(const lh::Graph& G, const bool* isLeft, lh::node_t* Match)
{
    lh::DeviceGraph G_device(G);
    return bipartite_matching(G_device, isLeft, Match);
}
