// For each node: sets `Match`, `suitor` and `answer`.
// bipartite_matching.gm:21: G.Match = NIL;
// bipartite_matching.gm:22: G.suitor = NIL;
// bipartite_matching.gm:23: G.answer = NIL;
extern "C" __global__ void __launch_bounds__(256) bipartite_matching_set_answer(lh::node_t nodes,
        lh::node_t* Match, lh::node_t* suitor, lh::node_t* answer) {
    for (const lh::node_t n : lh::grid_stride(nodes)) {
        Match[n] = lh::node_t(-1);
        suitor[n] = lh::node_t(-1);
        answer[n] = lh::node_t(-1);
    }
}

// The loop of the next kernel, and of rounds that run in one launch.
template <typename Rows>
LH_DEVICE void bipartite_matching_update_finished_loop(lh::node_t nodes, const bool* isLeft,
        const lh::node_t* Match, const lh::node_t* column_indices, lh::node_t* suitor,
        const lh::edge_t* row_offsets, bool* finished) {
    bool finished_part = true;
    for (const int64_t item : lh::block_stride<Rows>(nodes)) {
        const bool has_item = item < nodes;
        const lh::node_t n = lh::node_t(item);
        const bool here = has_item && isLeft[n] && Match[n] == lh::node_t(-1);
        const auto t_body = [&](lh::edge_t t_slot, lh::node_t n) {
            const lh::node_t t = column_indices[t_slot];
            if (!isLeft[t] && Match[t] == lh::node_t(-1)) {
                lh::store_racy(&suitor[t], n);
                finished_part = false;
            }
        };
        lh::for_edges<Rows>(lh::slots(here, row_offsets, n), lh::known(n), t_body);
    }
    lh::block_and_(finished, finished_part);
}

// For each node, along its edges: sets `suitor` and `finished`.
// bipartite_matching.gm:26-31: Foreach (n: G.Nodes)(n.isLeft && n.Match == NIL)
template <typename Rows>
__global__ void __launch_bounds__(256) bipartite_matching_update_finished(lh::node_t nodes,
        const lh::edge_t* __restrict__ row_offsets, const lh::node_t* __restrict__ column_indices,
        const bool* __restrict__ isLeft, const lh::node_t* __restrict__ Match, lh::node_t* suitor,
        bool* finished) {
    bipartite_matching_update_finished_loop<Rows>(nodes, isLeft, Match, column_indices, suitor,
            row_offsets, finished);
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

// The loop of the next kernel, and of rounds that run in one launch.
LH_DEVICE void bipartite_matching_update_pairs_loop(lh::node_t nodes, lh::node_t* answer,
        lh::node_t* Match, int32_t* pairs) {
    int32_t pairs_part = 0;
    for (const lh::node_t n : lh::grid_stride(nodes)) {
        if (answer[n] != lh::node_t(-1)) {
            const lh::node_t t = answer[n];
            lh::store_racy(&Match[n], t);
            lh::store_racy(&Match[t], n);
            answer[n] = lh::node_t(-1);
            pairs_part = lh::add(pairs_part, 1);
        }
    }
    lh::block_add(pairs, pairs_part);
}

// For each node: sets `Match` and `answer`; adds to `pairs`.
// bipartite_matching.gm:37-43: Foreach (n: G.Nodes)(n.answer != NIL)
extern "C" __global__ void __launch_bounds__(256) bipartite_matching_update_pairs(lh::node_t nodes,
        lh::node_t* Match, lh::node_t* answer, int32_t* pairs) {
    bipartite_matching_update_pairs_loop(nodes, answer, Match, pairs);
}

// Rounds of a loop in one launch, with a barrier after each step.
// bipartite_matching.gm:24-44: While (!finished)
extern "C" __global__ void __launch_bounds__(256, 6) bipartite_matching_rounds(lh::node_t nodes,
        const lh::edge_t* __restrict__ row_offsets, const lh::node_t* __restrict__ column_indices,
        lh::edge_t max_out_degree, const bool* __restrict__ isLeft, lh::node_t* Match,
        lh::node_t* suitor, lh::node_t* answer, bool* finished, int32_t* pairs, int64_t* state,
        lh::barrier_t* barrier) {
    bool finished_value;
    lh::Grid grid(barrier);
    lh::load_state(state, finished_value);
    lh::Turns<bool> finished_turns(finished, state + 1, true);
    grid.barrier();
    while (!finished_value) {
        finished_turns.next();
        if (int32_t(max_out_degree) > 12) {
            bipartite_matching_update_finished_loop<lh::Balanced>(nodes, isLeft, Match,
                    column_indices, suitor, row_offsets, finished);
        } else {
            bipartite_matching_update_finished_loop<lh::Alone>(nodes, isLeft, Match, column_indices,
                    suitor, row_offsets, finished);
        }
        grid.barrier();
        finished_value = *finished;
        for (const lh::node_t t : lh::grid_stride(nodes)) {
            if (suitor[t] != lh::node_t(-1)) {
                const lh::node_t n = suitor[t];
                lh::store_racy(&answer[n], t);
                suitor[t] = lh::node_t(-1);
            }
        }
        grid.barrier();
        bipartite_matching_update_pairs_loop(nodes, answer, Match, pairs);
        grid.barrier();
    }
    lh::store_state(state, finished_value);
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
    lh::Resident resident(4);
    int32_t pairs = 0;
    bool finished = false;
    lh::Cells cells(finished, pairs);
    lh::Buffer<lh::node_t> suitor(G.nodes), answer(G.nodes);
    lh::launch(bipartite_matching_set_answer, G.nodes, G.nodes, Match, suitor, answer);
    cells.send(pairs);
    int32_t rounds = 0;
    bool brief = false;
    int64_t since = lh::microseconds();
    while (!finished && !brief) {
        finished = true;
        cells.send(finished);
        lh::launch(int32_t(G_device.host_max_out_degree()) > 12
                ? bipartite_matching_update_finished<lh::Balanced>
                : bipartite_matching_update_finished<lh::Alone>, G.nodes, G.nodes,
                G_device.row_offsets(), G_device.column_indices(), isLeft, Match, suitor,
                cells.at(finished));
        lh::launch(bipartite_matching_update_suitor, G.nodes, G.nodes, suitor, answer);
        lh::launch_fitting(bipartite_matching_update_pairs, G.nodes, G.nodes, Match, answer,
                cells.at(pairs));
        cells.fetch(finished);
        rounds += 1;
        if (rounds == 16) {
            const int64_t now = lh::microseconds();
            brief = now - since < 960;
            since = now;
            rounds = 0;
        }
    }
    if (brief) {
        resident.run(std::tie(finished), bipartite_matching_rounds, G.nodes, G.nodes,
                G_device.row_offsets(), G_device.column_indices(), G_device.host_max_out_degree(),
                isLeft, Match, suitor, answer, cells.at(finished), cells.at(pairs));
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
