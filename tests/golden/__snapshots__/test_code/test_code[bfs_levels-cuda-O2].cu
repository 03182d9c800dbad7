// For each node: sets `level`.
// bfs_levels.gm:11: G.level = (G == root) ? 0 : -1;
extern "C" __global__ void __launch_bounds__(256) bfs_levels_set_level(lh::node_t nodes,
        int32_t* level, lh::node_t root) {
    for (const lh::node_t n : lh::grid_stride(nodes)) {
        level[n] = n == root ? 0 : -1;
    }
}

// For each node, along its edges: sets `level` and `finished`.
// bfs_levels.gm:14-19: Foreach (v: G.Nodes)(v.level == depth)
template <typename Rows>
__global__ void __launch_bounds__(256) bfs_levels_update_finished(lh::node_t nodes,
        const lh::edge_t* __restrict__ row_offsets, const lh::node_t* __restrict__ column_indices,
        int32_t* level, int32_t depth, bool* finished) {
    bool finished_part = true;
    for (const int64_t item : lh::block_stride<Rows>(nodes)) {
        const bool has_item = item < nodes;
        const lh::node_t v = lh::node_t(item);
        const bool here = has_item && lh::load_racy(&level[v]) == depth;
        const auto w_body = [&](lh::edge_t w_slot) {
            const lh::node_t w = column_indices[w_slot];
            if (lh::load_racy(&level[w]) == -1) {
                lh::store_racy(&level[w], lh::add(depth, 1));
                finished_part = false;
            }
        };
        lh::for_edges<Rows>(lh::slots(here, row_offsets, v), lh::known(), w_body);
    }
    lh::block_and_(finished, finished_part);
}

// For each node, against its edges: sets `level` and `finished`.
// bfs_levels.gm:14-19: Foreach (v: G.Nodes)(v.level == depth)
template <typename Rows>
__global__ void __launch_bounds__(256) bfs_levels_update_finished_pulled(lh::node_t nodes,
        const lh::edge_t* __restrict__ in_row_offsets,
        const lh::node_t* __restrict__ in_column_indices, int32_t* level, int32_t depth,
        bool* finished) {
    bool finished_part = true;
    for (const int64_t item : lh::block_stride<Rows>(nodes)) {
        const bool has_item = item < nodes;
        const lh::node_t w = lh::node_t(item);
        const bool here = has_item && lh::load_racy(&level[w]) == -1;
        bool reached = false;
        const auto v_body = [&](lh::edge_t v_slot, bool& reached) {
            const lh::node_t v = in_column_indices[v_slot];
            if (lh::load_racy(&level[v]) == depth) reached = true;
        };
        lh::for_edges<Rows>(lh::slots(here, in_row_offsets, w), lh::known(), v_body,
                lh::total<lh::First<lh::Or>>(reached));
        if (reached) {
            lh::store_racy(&level[w], lh::add(depth, 1));
            finished_part = false;
        }
    }
    lh::block_and_(finished, finished_part);
}

// For each node: counts the nodes that may act in the next round, and their edges.
// bfs_levels.gm:14-19: Foreach (v: G.Nodes)(v.level == depth)
extern "C" __global__ void __launch_bounds__(256) bfs_levels_update_finished_next_counted(
        lh::node_t nodes, const lh::edge_t* __restrict__ row_offsets,
        const int32_t* __restrict__ level, int32_t depth, int64_t* work, int32_t* waiting) {
    int32_t waiting_part = 0;
    int64_t work_part = 0;
    for (const lh::node_t n : lh::grid_stride(nodes)) {
        if (level[n] == lh::add(depth, 1)) {
            waiting_part = lh::add(waiting_part, 1);
            work_part = lh::add(work_part, int32_t(row_offsets[n + 1] - row_offsets[n]));
        }
    }
    lh::block_add(waiting, waiting_part);
    lh::block_add(work, work_part);
}

// For each node: lists in `frontier` the nodes that may act.
// bfs_levels.gm:14-19: Foreach (v: G.Nodes)(v.level == depth)
extern "C" __global__ void __launch_bounds__(256) bfs_levels_update_finished_kept(lh::node_t nodes,
        const lh::edge_t* __restrict__ row_offsets, const int32_t* __restrict__ level,
        lh::node_t* frontier, int32_t depth, int64_t* work, int32_t* waiting) {
    auto frontier_pending = lh::pending<0>(frontier, waiting, work);
    for (const lh::node_t n : lh::grid_stride(nodes)) {
        if (level[n] == depth) {
            frontier_pending.append(n, int32_t(row_offsets[n + 1] - row_offsets[n]));
        }
    }
}

// Rounds over `frontier` in one launch, with a barrier after each step.
// bfs_levels.gm:12-21: While (!finished)
extern "C" __global__ void __launch_bounds__(256, 6) bfs_levels_rounds(
        const lh::edge_t* __restrict__ row_offsets, const lh::node_t* __restrict__ column_indices,
        lh::edge_t max_out_degree, lh::node_t nodes, lh::edge_t edges, int32_t* level,
        lh::node_t* frontier, lh::node_t* touched, int32_t* stamp, bool* finished, int64_t* work,
        int32_t* waiting, int64_t* state, lh::barrier_t* barrier) {
    int32_t depth, active, round;
    bool finished_value;
    int64_t work_value;
    lh::Grid grid(barrier);
    lh::load_state(state, depth, finished_value, active, work_value, round);
    lh::Turns<bool> finished_turns(finished, state + 5, true);
    lh::Turns<int64_t> work_turns(work, state + 8, 0);
    lh::Turns<int32_t> waiting_turns(waiting, state + 11, 0);
    grid.barrier();
    do {
        round = lh::add(round, 1);
        finished_turns.next();
        waiting_turns.next();
        work_turns.next();
        {
            auto touched_pending = lh::pending<0>(touched, waiting, work);
            lh::Spread<true> spread(active, int32_t(max_out_degree));
            for (int64_t item; spread.next(item);) {
                const bool has_item = item >= 0;
                const lh::node_t v = has_item ? frontier[item] : lh::node_t(-1);
                const auto w_body = [&](lh::edge_t w_slot) {
                    const lh::node_t w = column_indices[w_slot];
                    if (lh::load_racy(&level[w]) == -1) {
                        lh::store_racy(&level[w], lh::add(depth, 1));
                        if (lh::visit(&stamp[w], round)) {
                            touched_pending.append(w, int32_t(row_offsets[w + 1] - row_offsets[w]));
                        }
                        lh::store_if_new(finished, false);
                    }
                };
                lh::for_edges<lh::Balanced>(spread.row(has_item, row_offsets, v), lh::known(),
                        w_body);
            }
        }
        grid.barrier();
        lh::swap(frontier, touched);
        active = *waiting;
        depth = lh::add(depth, 1);
        finished_value = *finished;
        work_value = *work;
    } while (!finished_value && active <= nodes / 64 && work_value <= int64_t(edges) / 64);
    lh::store_state(state, depth, finished_value, active, work_value, round);
}

// Runs `bfs_levels` on a stream of the device; it waits only for what the host needs.
// Pointers are to device memory; more is from `memory` or cudaMalloc.  Throws lh::Error on errors.
//   G: the graph, every row sorted
//   root: a node, -1 for NIL (in)
//   level: int32_t for each of the nodes (out)
void bfs_levels(lh::DeviceGraph& G_device, lh::node_t root, int32_t* level, lh::Stream stream,
        std::pmr::memory_resource* memory = nullptr) {
    const lh::OnStream scope(stream, memory);
    const lh::Graph& G = G_device.graph();
    lh::Resident resident(14);
    bool finished = false;
    int64_t work = 0;
    int32_t waiting = 0;
    lh::Cells cells(finished, waiting, work);
    int32_t round = 0, depth = 0;
    lh::Buffer<lh::node_t> frontier(G.nodes), touched(G.nodes);
    lh::Buffer<int32_t> stamp(G.nodes, 0);
    lh::launch(bfs_levels_set_level, G.nodes, G.nodes, level, root);
    int32_t active = 0;
    if (root != lh::node_t(-1)) {
        frontier.write(0, root);
        active = 1;
    }
    bool listed = true;
    while (!finished) {
        if (active <= G.nodes / 64 && work <= int64_t(G.edges) / 64) {
            if (!listed) {
                waiting = 0;
                work = 0;
                cells.send(waiting, work);
                lh::launch(bfs_levels_update_finished_kept, G.nodes, G.nodes,
                        G_device.row_offsets(), level, frontier, depth, cells.at(work),
                        cells.at(waiting));
                cells.fetch(waiting);
                active = waiting;
            }
            resident.run(std::tie(depth, finished, active, work, round), bfs_levels_rounds,
                    lh::threads_for(active, G.nodes, G.edges), G_device.row_offsets(),
                    G_device.column_indices(), G_device.host_max_out_degree(), G.nodes, G.edges,
                    level, frontier, touched, stamp, cells.at(finished), cells.at(work),
                    cells.at(waiting));
        } else {
            finished = true;
            cells.send(finished);
            if (work > int64_t(G.edges) / 14) {
                lh::launch(int32_t(G_device.host_max_in_degree()) > 12
                        ? bfs_levels_update_finished_pulled<lh::Balanced>
                        : bfs_levels_update_finished_pulled<lh::Alone>, G.nodes, G.nodes,
                        G_device.in_row_offsets(), G_device.in_column_indices(), level, depth,
                        cells.at(finished));
            } else {
                lh::launch(int32_t(G_device.host_max_out_degree()) > 12
                        ? bfs_levels_update_finished<lh::Balanced>
                        : bfs_levels_update_finished<lh::Alone>, G.nodes, G.nodes,
                        G_device.row_offsets(), G_device.column_indices(), level, depth,
                        cells.at(finished));
            }
            waiting = 0;
            work = 0;
            cells.send(waiting, work);
            lh::launch_fitting(bfs_levels_update_finished_next_counted, G.nodes, G.nodes,
                    G_device.row_offsets(), level, depth, cells.at(work), cells.at(waiting));
            cells.fetch(waiting, finished, work);
            active = waiting;
            depth += 1;
        }
        listed = false;
    }
}

// The same for pointers to host memory; waits for the device.
void bfs_levels(lh::DeviceGraph& G_device, lh::node_t root, int32_t* level) {
    lh::Buffer<int32_t> level_device(G_device.nodes());
    bfs_levels(G_device, root, level_device, lh::current_stream, lh::current_memory);
    level_device.download(level);
}

// The same for a graph in host memory.
void bfs_levels(const lh::Graph& G, lh::node_t root, int32_t* level) {
    lh::DeviceGraph G_device(G);
    bfs_levels(G_device, root, level);
}
