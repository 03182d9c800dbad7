// For each node: sets `Match`.
// bipartite_matching.gm:21: G.Match = NIL;
extern "C" __global__ void __launch_bounds__(256) bipartite_matching_fill_Match(lh::node_t nodes,
        lh::node_t* Match) {
    for (const lh::node_t n : lh::grid_stride(nodes)) {
        Match[n] = lh::node_t(-1);
    }
}

// For each node: sets `suitor`.
// bipartite_matching.gm:22: G.suitor = NIL;
extern "C" __global__ void __launch_bounds__(256) bipartite_matching_fill_suitor(lh::node_t nodes,
        lh::node_t* suitor) {
    for (const lh::node_t n : lh::grid_stride(nodes)) {
        suitor[n] = lh::node_t(-1);
    }
}

// For each node: sets `answer`.
// bipartite_matching.gm:23: G.answer = NIL;
extern "C" __global__ void __launch_bounds__(256) bipartite_matching_fill_answer(lh::node_t nodes,
        lh::node_t* answer) {
    for (const lh::node_t n : lh::grid_stride(nodes)) {
        answer[n] = lh::node_t(-1);
    }
}

// For each node, along its edges: sets `suitor`; combines into `finished`.
// bipartite_matching.gm:26-31: Foreach (n: G.Nodes)(n.isLeft && n.Match == NIL)
extern "C" __global__ void __launch_bounds__(256) bipartite_matching_update_finished(
        lh::node_t nodes, const lh::edge_t* __restrict__ row_offsets,
        const lh::node_t* __restrict__ column_indices, const bool* __restrict__ isLeft,
        const lh::node_t* __restrict__ Match, lh::node_t* suitor, bool* finished) {
    for (const lh::node_t n : lh::grid_stride(nodes)) {
        if (isLeft[n] && Match[n] == lh::node_t(-1)) {
            for (lh::edge_t t_slot = row_offsets[n], t_end = row_offsets[n + 1]; t_slot < t_end;
                    ++t_slot) {
                const lh::node_t t = column_indices[t_slot];
                if (!isLeft[t] && Match[t] == lh::node_t(-1)) {
                    lh::store_racy(&suitor[t], n);
                    lh::atomic_and_(finished, false);
                }
            }
        }
    }
}

// For each node: sets `answer` and `suitor`.
// bipartite_matching.gm:32-36: Foreach (t: G.Nodes)(t.suitor != NIL)
extern "C" __global__ void __launch_bounds__(256) bipartite_matching_update_suitor(lh::node_t nodes,
        lh::node_t* suitor, lh::node_t* answer) {
    for (const lh::node_t t : lh::grid_stride(nodes)) {
        if (suitor[t] != lh::node_t(-1)) {
            const lh::node_t n = suitor[t];
            lh::store_racy(&answer[n], t);
            suitor[t] = lh::node_t(-1);
        }
    }
}

// For each node: sets `Match` and `answer`; adds to `pairs`.
// bipartite_matching.gm:37-43: Foreach (n: G.Nodes)(n.answer != NIL)
extern "C" __global__ void __launch_bounds__(256) bipartite_matching_update_pairs(lh::node_t nodes,
        lh::node_t* Match, lh::node_t* answer, int32_t* pairs) {
    for (const lh::node_t n : lh::grid_stride(nodes)) {
        if (answer[n] != lh::node_t(-1)) {
            const lh::node_t t = answer[n];
            lh::store_racy(&Match[n], t);
            lh::store_racy(&Match[t], n);
            answer[n] = lh::node_t(-1);
            lh::atomic_add(pairs, 1);
        }
    }
}

// Runs `bipartite_matching` on a stream of the device; it waits only for what the host needs.
// Pointers are to device memory; more is from `memory` or cudaMalloc.  Throws lh::Error on errors.
//   G: the graph, every row sorted
//   isLeft: bool for each of the nodes (in)
//   Match: a node, -1 for NIL for each of the nodes (out)
//   returns int32_t
int32_t bipartite_matching(lh::DeviceGraph& G_device, const bool* isLeft, lh::node_t* Match,
        lh::Stream stream, std::pmr::memory_resource* memory = nullptr) {
    const lh::OnStream scope(stream, memory);
    const lh::Graph& G = G_device.graph();
    int32_t pairs = 0;
    bool finished = false;
    lh::Cells cells(finished, pairs);
    lh::Buffer<lh::node_t> suitor(G.nodes, -1), answer(G.nodes, -1);
    lh::launch(bipartite_matching_fill_Match, G.nodes, G.nodes, Match);
    lh::launch(bipartite_matching_fill_suitor, G.nodes, G.nodes, suitor);
    lh::launch(bipartite_matching_fill_answer, G.nodes, G.nodes, answer);
    cells.send(pairs);
    while (!finished) {
        finished = true;
        cells.send(finished);
        lh::launch(bipartite_matching_update_finished, G.nodes, G.nodes, G_device.row_offsets(),
                G_device.column_indices(), isLeft, Match, suitor, cells.at(finished));
        lh::launch(bipartite_matching_update_suitor, G.nodes, G.nodes, suitor, answer);
        lh::launch(bipartite_matching_update_pairs, G.nodes, G.nodes, Match, answer,
                cells.at(pairs));
        cells.fetch(finished);
    }
    cells.fetch(pairs);
    return pairs;
}

// The same for pointers to host memory; waits for the device.
int32_t bipartite_matching(lh::DeviceGraph& G_device, const bool* isLeft, lh::node_t* Match) {
    lh::Buffer<bool> isLeft_device(isLeft, G_device.nodes());
    lh::Buffer<lh::node_t> Match_device(G_device.nodes());
    const int32_t result = bipartite_matching(G_device, isLeft_device, Match_device,
            lh::current_stream, lh::current_memory);
    Match_device.download(Match);
    return result;
}

// The same for a graph in host memory.
int32_t bipartite_matching(const lh::Graph& G, const bool* isLeft, lh::node_t* Match) {
    lh::DeviceGraph G_device(G);
    return bipartite_matching(G_device, isLeft, Match);
}
