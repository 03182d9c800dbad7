// bfs_levels.gm:11
//   G.level = (G == root) ? 0 : -1;
extern "C" LH_KERNEL void LH_BOUNDS(256) bfs_levels_set_level(
        lh::node_t nodes,
        int32_t* level,
        lh::node_t root)
{
    for (int64_t item = lh::thread_rank(); item < nodes;
         item += lh::thread_count()) {
        const lh::node_t n = lh::node_t(item);
        level[n] = n == root ? 0 : -1;
    }
}
LH_EXPORT(bfs_levels_set_level)

// bfs_levels.gm:16
//   w.level <= depth + 1 @ v;
extern "C" LH_KERNEL void LH_BOUNDS(256) bfs_levels_set_level_next(
        lh::node_t nodes,
        const int32_t* __restrict__ level,
        int32_t* level_next)
{
    for (int64_t item = lh::thread_rank(); item < nodes;
         item += lh::thread_count()) {
        const lh::node_t n_2 = lh::node_t(item);
        level_next[n_2] = level[n_2];
    }
}
LH_EXPORT(bfs_levels_set_level_next)

// bfs_levels.gm:14
//   Foreach (v: G.Nodes)(v.level == depth) {
//       Foreach (w: v.Nbrs)(w.level == -1) {
//           w.level <= depth + 1 @ v;
//           finished &= False @ v;
//       }
//   }
extern "C" LH_KERNEL void LH_BOUNDS(256) bfs_levels_update_finished(
        lh::edge_t edges,
        const lh::node_t* __restrict__ column_indices,
        const lh::node_t* __restrict__ edge_sources,
        const int32_t* __restrict__ level,
        int32_t* level_next,
        int32_t depth,
        bool* finished)
{
    for (int64_t item = lh::thread_rank(); item < edges;
         item += lh::thread_count()) {
        const lh::edge_t e = lh::edge_t(item);
        const lh::node_t v = edge_sources[e];
        if (level[v] == depth) {
            const lh::node_t w = column_indices[e];
            if (level[w] == -1) {
                lh::store_racy(&level_next[w], lh::add(depth, 1));
                if (lh::load_racy(finished) != false) lh::store_racy(finished, false);
            }
        }
    }
}
LH_EXPORT(bfs_levels_update_finished)

// bfs_levels.gm:16
//   w.level <= depth + 1 @ v;
extern "C" LH_KERNEL void LH_BOUNDS(256) bfs_levels_set_level_2_kept(
        lh::node_t nodes,
        const lh::edge_t* __restrict__ row_offsets,
        int32_t* level,
        const int32_t* __restrict__ level_next,
        lh::node_t* frontier,
        int32_t depth,
        int32_t* active,
        int64_t* work)
{
    for (int64_t item = lh::thread_rank(); item < nodes;
         item += lh::thread_count()) {
        const lh::node_t n_3 = lh::node_t(item);
        level[n_3] = level_next[n_3];
        if ((level[n_3] > depth && level[n_3] != lh::Limits<int32_t>::largest) || depth >= 2147483646) {
            if (lh::load_racy(active) <= int32_t(nodes) / 64) lh::append(frontier, active, n_3, work, int32_t(row_offsets[n_3 + 1] - row_offsets[n_3]));
        }
    }
}
LH_EXPORT(bfs_levels_set_level_2_kept)

// bfs_levels.gm:12
//   While (!finished) {
//       finished = True;
//       Foreach (v: G.Nodes)(v.level == depth) {
//           Foreach (w: v.Nbrs)(w.level == -1) {
//               w.level <= depth + 1 @ v;
//               finished &= False @ v;
//           }
//       }
//       depth++;
//   }
extern "C" LH_KERNEL void LH_BOUNDS(256) bfs_levels_rounds(
        const lh::edge_t* __restrict__ row_offsets,
        const lh::node_t* __restrict__ column_indices,
        lh::node_t nodes,
        lh::edge_t edges,
        lh::edge_t max_out_degree,
        int32_t* level,
        int32_t* level_next,
        lh::node_t* frontier,
        lh::node_t* touched,
        int32_t* stamp,
        bool* finished,
        int32_t* active,
        int32_t* waiting,
        int64_t* work,
        int64_t* state,
        lh::barrier_t* barrier)
{
    int32_t depth = lh::unpack<int32_t>(lh::load_racy(&state[0]));
    bool finished_value = lh::unpack<bool>(lh::load_racy(&state[1]));
    int32_t active_value = lh::unpack<int32_t>(lh::load_racy(&state[2]));
    int32_t waiting_value = lh::unpack<int32_t>(lh::load_racy(&state[3]));
    int32_t round = lh::unpack<int32_t>(lh::load_racy(&state[4]));
    int64_t work_value = lh::unpack<int64_t>(lh::load_racy(&state[5]));
    bool* const finished_cell = finished;
    lh::Turns<bool> finished_turns(state + 6, true);
    int32_t* const active_cell = active;
    lh::Turns<int32_t> active_turns(state + 9, 0);
    int32_t* const waiting_cell = waiting;
    lh::Turns<int32_t> waiting_turns(state + 12, 0);
    int64_t* const work_cell = work;
    lh::Turns<int64_t> work_turns(state + 15, int64_t(0));
    lh::grid_barrier(barrier);
    do {
        round = lh::add(round, 1);
        waiting_value = 0;
        finished_value = true;
        finished = finished_turns.next(true);
        waiting = waiting_turns.next(0);
        if (int32_t(max_out_degree) > 32) {
            {
                const int64_t end = lh::round_up(*active, lh::block_size());
                for (int64_t item = lh::thread_rank(); item < end; item += lh::thread_count()) {
                    const bool has_item = item < *active;
                    const int64_t v_slot = int64_t(item);
                    const lh::node_t v = has_item ? frontier[v_slot] : lh::node_t(-1);
                    if (has_item) {
                        if ((level[v] > depth && level[v] != lh::Limits<int32_t>::largest) || depth >= 2147483646) {
                            if (lh::visit(&stamp[v], round)) lh::append(touched, waiting, v);
                        }
                    }
                    const bool here = has_item && level[v] == depth;
                    lh::edge_t e_begin = 0, e_end = 0;
                    if (here) {
                        e_begin = row_offsets[v];
                        e_end = row_offsets[v + 1];
                    }
                    const auto e_body = [&](lh::edge_t e_slot) {
                        const lh::edge_t e = e_slot;
                        const lh::node_t w = column_indices[e];
                        if (level[w] == -1) {
                            lh::store_racy(&level_next[w], lh::add(depth, 1));
                            if (lh::visit(&stamp[w], round)) lh::append(touched, waiting, w);
                            if (lh::load_racy(finished) != false) lh::store_racy(finished, false);
                        }
                    };
                    lh::for_edges<lh::Balanced>(e_begin, e_end, lh::known(), e_body);
                }
            }
            lh::grid_barrier(barrier);
        } else {
            {
                for (int64_t item = lh::thread_rank(); item < *active;
                     item += lh::thread_count()) {
                    const int64_t v_slot = int64_t(item);
                    const lh::node_t v = frontier[v_slot];
                    if ((level[v] > depth && level[v] != lh::Limits<int32_t>::largest) || depth >= 2147483646) {
                        if (lh::visit(&stamp[v], round)) lh::append(touched, waiting, v);
                    }
                    if (level[v] == depth) {
                        const lh::edge_t e_end = row_offsets[v + 1];
                        for (lh::edge_t e_slot = row_offsets[v]; e_slot < e_end; ++e_slot) {
                            const lh::edge_t e = e_slot;
                            const lh::node_t w = column_indices[e];
                            if (level[w] == -1) {
                                lh::store_racy(&level_next[w], lh::add(depth, 1));
                                if (lh::visit(&stamp[w], round)) lh::append(touched, waiting, w);
                                if (lh::load_racy(finished) != false) lh::store_racy(finished, false);
                            }
                        }
                    }
                }
            }
            lh::grid_barrier(barrier);
        }
        active_value = 0;
        work_value = int64_t(0);
        active = active_turns.next(0);
        work = work_turns.next(int64_t(0));
        {
            for (int64_t item = lh::thread_rank(); item < *waiting;
                 item += lh::thread_count()) {
                const int64_t n_3_slot = int64_t(item);
                const lh::node_t n_3 = touched[n_3_slot];
                level[n_3] = level_next[n_3];
                if ((level[n_3] > depth && level[n_3] != lh::Limits<int32_t>::largest) || depth >= 2147483646) {
                    lh::append(frontier, active, n_3, work, int32_t(row_offsets[n_3 + 1] - row_offsets[n_3]));
                }
            }
        }
        lh::grid_barrier(barrier);
        depth = lh::add(depth, 1);
        finished_value = lh::load_racy(finished);
        active_value = lh::load_racy(active);
        work_value = lh::load_racy(work);
    } while (!finished_value && (active_value <= int32_t(nodes) / 64 && work_value <= int64_t(edges) / int64_t(64) && !(depth >= 2147483646)));
    if (lh::thread_rank() == 0) {
        lh::store_racy(&state[0], lh::pack(depth));
        lh::store_racy(&state[1], lh::pack(finished_value));
        lh::store_racy(&state[2], lh::pack(active_value));
        lh::store_racy(&state[3], lh::pack(waiting_value));
        lh::store_racy(&state[4], lh::pack(round));
        lh::store_racy(&state[5], lh::pack(work_value));
        lh::store_racy(finished_cell, lh::load_racy(finished));
        lh::store_racy(active_cell, lh::load_racy(active));
        lh::store_racy(waiting_cell, lh::load_racy(waiting));
        lh::store_racy(work_cell, lh::load_racy(work));
    }
}
LH_EXPORT(bfs_levels_rounds)

// Runs `bfs_levels` on the device and waits for it.  Pointers are to host memory.
// Throws lh::Error if a CUDA call fails.
//
//   G: the graph, every row sorted
//   root: a node, -1 for NIL (in)
//   level: int32_t for each of the nodes (out)
void bfs_levels(const lh::Graph& G, lh::node_t root, int32_t* level)
{
    lh::DeviceGraph G_device(G);
    lh::Barrier barrier;
    lh::Buffer<int64_t> bfs_levels_rounds_state(18);
    int32_t depth = 0;
    bool finished = 0;
    int32_t active = 0;
    int32_t waiting = 0;
    int32_t round = 0;
    int64_t work = 0;
    lh::Buffer<int32_t> level_device(G.nodes);
    lh::Buffer<int32_t> active_device(1);
    lh::Buffer<bool> finished_device(1);
    lh::Buffer<int32_t> waiting_device(1);
    lh::Buffer<int64_t> work_device(1);
    lh::Buffer<lh::node_t> frontier_device(G.nodes);
    lh::Buffer<lh::node_t> touched_device(G.nodes);
    lh::Buffer<int32_t> stamp_device(G.nodes);
    stamp_device.fill(0);
    lh::Buffer<int32_t> level_next_device(G.nodes);
    depth = 0;
    finished = false;
    lh::launch(
            bfs_levels_set_level, G.nodes, lh::node_t(G.nodes), level_device.data(),
            root);
    active = int32_t(G.nodes) + 1;
    active_device.write(0, active);
    while (!finished) {
        active = active_device.read(0);
        work = work_device.read(0);
        if (active <= int32_t(G.nodes) / 64 && work <= int64_t(G.edges) / int64_t(64) && !(depth >= 2147483646)) {
            {
                int64_t words[18] = {
                        lh::pack(depth), lh::pack(finished), lh::pack(active), lh::pack(waiting),
                        lh::pack(round), lh::pack(work)};
                auto& state = bfs_levels_rounds_state;
                state.upload(words);
                lh::launch_resident(
                        bfs_levels_rounds, 32768, G_device.row_offsets(),
                        G_device.column_indices(), lh::node_t(G.nodes), lh::edge_t(G.edges),
                        G_device.host_max_out_degree(), level_device.data(),
                        level_next_device.data(), frontier_device.data(), touched_device.data(),
                        stamp_device.data(), finished_device.data(), active_device.data(),
                        waiting_device.data(), work_device.data(), state.data(), barrier.data());
                state.download(words);
                depth = lh::unpack<int32_t>(words[0]);
                finished = lh::unpack<bool>(words[1]);
                active = lh::unpack<int32_t>(words[2]);
                waiting = lh::unpack<int32_t>(words[3]);
                round = lh::unpack<int32_t>(words[4]);
                work = lh::unpack<int64_t>(words[5]);
            }
        } else {
            finished = true;
            lh::launch(
                    bfs_levels_set_level_next, G.nodes, lh::node_t(G.nodes),
                    level_device.data(), level_next_device.data());
            finished_device.write(0, finished);
            lh::launch(
                    bfs_levels_update_finished, G.edges, lh::edge_t(G.edges),
                    G_device.column_indices(), G_device.edge_sources(), level_device.data(),
                    level_next_device.data(), depth, finished_device.data());
            active = 0;
            work = int64_t(0);
            active_device.write(0, active);
            work_device.write(0, work);
            lh::launch(
                    bfs_levels_set_level_2_kept, G.nodes, lh::node_t(G.nodes),
                    G_device.row_offsets(), level_device.data(), level_next_device.data(),
                    frontier_device.data(), depth, active_device.data(), work_device.data());
            depth = depth + 1;
        }
        finished = finished_device.read(0);
    }
    level_device.download(level);
}
