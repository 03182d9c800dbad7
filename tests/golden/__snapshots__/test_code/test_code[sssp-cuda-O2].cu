// sssp.gm:16
//   G.dist = (G == root) ? 0 : INF;
extern "C" LH_KERNEL void LH_BOUNDS(256) sssp_update_updated_nxt(
        lh::node_t nodes,
        int32_t* dist,
        int32_t* dist_nxt,
        bool* updated,
        bool* updated_nxt,
        lh::node_t root)
{
    for (int64_t item = lh::thread_rank(); item < nodes;
         item += lh::thread_count()) {
        const lh::node_t n_3 = lh::node_t(item);
        const int32_t dist_kept = n_3 == root ? 0 : lh::Limits<int32_t>::largest;
        dist[n_3] = dist_kept;
        dist_nxt[n_3] = dist_kept;
        updated[n_3] = n_3 == root;
        updated_nxt[n_3] = false;
    }
}
LH_EXPORT(sssp_update_updated_nxt)

// sssp.gm:21
//   Foreach (n: G.Nodes)(n.updated) {
//       Foreach (s: n.Nbrs) {
//           Edge e = s.ToEdge();
//           <s.dist_nxt; s.updated_nxt> min= <n.dist + e.len; True> @ n;
//       }
//   }
extern "C" LH_KERNEL void LH_BOUNDS(256) sssp_update_dist_nxt(
        lh::edge_t edges,
        const lh::node_t* __restrict__ column_indices,
        const lh::node_t* __restrict__ edge_sources,
        const int32_t* __restrict__ len,
        const int32_t* __restrict__ dist,
        int32_t* dist_nxt,
        const bool* __restrict__ updated,
        bool* updated_nxt)
{
    for (int64_t item = lh::thread_rank(); item < edges;
         item += lh::thread_count()) {
        const lh::edge_t e_2 = lh::edge_t(item);
        const lh::node_t n = edge_sources[e_2];
        if (updated[n]) {
            const lh::node_t s = column_indices[e_2];
            const lh::edge_t e = e_2;
            {
                const int32_t candidate = lh::add(dist[n], len[e]);
                if (candidate < lh::atomic_min(&dist_nxt[s], candidate)) {
                    lh::store_racy(&updated_nxt[s], true);
                }
            }
        }
    }
}
LH_EXPORT(sssp_update_dist_nxt)

// sssp.gm:27
//   G.dist = G.dist_nxt;
extern "C" LH_KERNEL void LH_BOUNDS(256) sssp_update_exist_kept(
        lh::node_t nodes,
        const lh::edge_t* __restrict__ row_offsets,
        int32_t* dist,
        const int32_t* __restrict__ dist_nxt,
        bool* updated,
        bool* updated_nxt,
        lh::node_t* frontier,
        bool* exist,
        int32_t* active,
        int64_t* work)
{
    for (int64_t item = lh::thread_rank(); item < nodes;
         item += lh::thread_count()) {
        const lh::node_t n_7 = lh::node_t(item);
        dist[n_7] = dist_nxt[n_7];
        const bool updated_kept = updated_nxt[n_7];
        updated[n_7] = updated_kept;
        updated_nxt[n_7] = false;
        if (updated_kept) {
            if (lh::load_racy(exist) != true) lh::store_racy(exist, true);
        }
        if (updated[n_7] || updated[n_7] != updated_nxt[n_7]) {
            if (lh::load_racy(active) <= int32_t(nodes) / 64) lh::append(frontier, active, n_7, work, int32_t(row_offsets[n_7 + 1] - row_offsets[n_7]));
        }
    }
}
LH_EXPORT(sssp_update_exist_kept)

// sssp.gm:20
//   While (!finished && rounds < G.NumNodes()) {
//       Foreach (n: G.Nodes)(n.updated) {
//           Foreach (s: n.Nbrs) {
//               Edge e = s.ToEdge();
//               <s.dist_nxt; s.updated_nxt> min= <n.dist + e.len; True> @ n;
//           }
//       }
//       G.dist = G.dist_nxt;
//       G.updated = G.updated_nxt;
//       G.updated_nxt = False;
//       finished = !Exist(n: G.Nodes){n.updated};
//       rounds++;
//   …
extern "C" LH_KERNEL void LH_BOUNDS(256) sssp_rounds(
        const lh::edge_t* __restrict__ row_offsets,
        const lh::node_t* __restrict__ column_indices,
        lh::node_t nodes,
        lh::edge_t edges,
        lh::edge_t max_out_degree,
        const int32_t* __restrict__ len,
        int32_t* dist,
        int32_t* dist_nxt,
        bool* updated,
        bool* updated_nxt,
        lh::node_t* frontier,
        lh::node_t* touched,
        int32_t* stamp,
        int32_t* active,
        int32_t* waiting,
        bool* exist,
        int64_t* work,
        int64_t* state,
        lh::barrier_t* barrier)
{
    bool finished = lh::unpack<bool>(lh::load_racy(&state[0]));
    int32_t rounds = lh::unpack<int32_t>(lh::load_racy(&state[1]));
    bool exist_value = lh::unpack<bool>(lh::load_racy(&state[2]));
    int32_t active_value = lh::unpack<int32_t>(lh::load_racy(&state[3]));
    int32_t waiting_value = lh::unpack<int32_t>(lh::load_racy(&state[4]));
    int32_t round = lh::unpack<int32_t>(lh::load_racy(&state[5]));
    int64_t work_value = lh::unpack<int64_t>(lh::load_racy(&state[6]));
    bool* const exist_cell = exist;
    lh::Turns<bool> exist_turns(state + 7, false);
    int32_t* const active_cell = active;
    lh::Turns<int32_t> active_turns(state + 10, 0);
    int32_t* const waiting_cell = waiting;
    lh::Turns<int32_t> waiting_turns(state + 13, 0);
    int64_t* const work_cell = work;
    lh::Turns<int64_t> work_turns(state + 16, int64_t(0));
    lh::grid_barrier(barrier);
    do {
        round = lh::add(round, 1);
        waiting_value = 0;
        waiting = waiting_turns.next(0);
        if (int32_t(max_out_degree) > 32) {
            {
                const int64_t end = lh::round_up(*active, lh::block_size());
                for (int64_t item = lh::thread_rank(); item < end; item += lh::thread_count()) {
                    const bool has_item = item < *active;
                    const int64_t n_slot = int64_t(item);
                    const lh::node_t n = has_item ? frontier[n_slot] : lh::node_t(-1);
                    if (has_item) {
                        if (updated[n] || updated[n] != lh::load_racy(&updated_nxt[n])) {
                            if (lh::visit(&stamp[n], round)) lh::append(touched, waiting, n);
                        }
                    }
                    const bool here = has_item && updated[n];
                    lh::edge_t e_2_begin = 0, e_2_end = 0;
                    if (here) {
                        e_2_begin = row_offsets[n];
                        e_2_end = row_offsets[n + 1];
                    }
                    const auto e_2_body = [&](lh::edge_t e_2_slot, lh::node_t n) {
                        const lh::edge_t e_2 = e_2_slot;
                        const lh::node_t s = column_indices[e_2];
                        const lh::edge_t e = e_2;
                        {
                            const int32_t candidate = lh::add(dist[n], len[e]);
                            if (candidate < lh::atomic_min(&dist_nxt[s], candidate)) {
                                lh::store_racy(&updated_nxt[s], true);
                                if (lh::visit(&stamp[s], round)) lh::append(touched, waiting, s);
                            }
                        }
                    };
                    lh::for_edges<lh::Balanced>(e_2_begin, e_2_end, lh::known(n), e_2_body);
                }
            }
            lh::grid_barrier(barrier);
        } else {
            {
                for (int64_t item = lh::thread_rank(); item < *active;
                     item += lh::thread_count()) {
                    const int64_t n_slot = int64_t(item);
                    const lh::node_t n = frontier[n_slot];
                    if (updated[n] || updated[n] != lh::load_racy(&updated_nxt[n])) {
                        if (lh::visit(&stamp[n], round)) lh::append(touched, waiting, n);
                    }
                    if (updated[n]) {
                        const lh::edge_t e_2_end = row_offsets[n + 1];
                        for (lh::edge_t e_2_slot = row_offsets[n]; e_2_slot < e_2_end; ++e_2_slot) {
                            const lh::edge_t e_2 = e_2_slot;
                            const lh::node_t s = column_indices[e_2];
                            const lh::edge_t e = e_2;
                            {
                                const int32_t candidate = lh::add(dist[n], len[e]);
                                if (candidate < lh::atomic_min(&dist_nxt[s], candidate)) {
                                    lh::store_racy(&updated_nxt[s], true);
                                    if (lh::visit(&stamp[s], round)) lh::append(touched, waiting, s);
                                }
                            }
                        }
                    }
                }
            }
            lh::grid_barrier(barrier);
        }
        exist_value = false;
        active_value = 0;
        work_value = int64_t(0);
        active = active_turns.next(0);
        exist = exist_turns.next(false);
        work = work_turns.next(int64_t(0));
        {
            for (int64_t item = lh::thread_rank(); item < *waiting;
                 item += lh::thread_count()) {
                const int64_t n_7_slot = int64_t(item);
                const lh::node_t n_7 = touched[n_7_slot];
                dist[n_7] = dist_nxt[n_7];
                const bool updated_kept = updated_nxt[n_7];
                updated[n_7] = updated_kept;
                updated_nxt[n_7] = false;
                if (updated_kept) {
                    if (lh::load_racy(exist) != true) lh::store_racy(exist, true);
                }
                if (updated[n_7] || updated[n_7] != updated_nxt[n_7]) {
                    lh::append(frontier, active, n_7, work, int32_t(row_offsets[n_7 + 1] - row_offsets[n_7]));
                }
            }
        }
        lh::grid_barrier(barrier);
        exist_value = lh::load_racy(exist);
        finished = !exist_value;
        rounds = lh::add(rounds, 1);
        active_value = lh::load_racy(active);
        work_value = lh::load_racy(work);
    } while (!finished && rounds < int32_t(nodes) && (active_value <= int32_t(nodes) / 64 && work_value <= int64_t(edges) / int64_t(64)));
    if (lh::thread_rank() == 0) {
        lh::store_racy(&state[0], lh::pack(finished));
        lh::store_racy(&state[1], lh::pack(rounds));
        lh::store_racy(&state[2], lh::pack(exist_value));
        lh::store_racy(&state[3], lh::pack(active_value));
        lh::store_racy(&state[4], lh::pack(waiting_value));
        lh::store_racy(&state[5], lh::pack(round));
        lh::store_racy(&state[6], lh::pack(work_value));
        lh::store_racy(exist_cell, lh::load_racy(exist));
        lh::store_racy(active_cell, lh::load_racy(active));
        lh::store_racy(waiting_cell, lh::load_racy(waiting));
        lh::store_racy(work_cell, lh::load_racy(work));
    }
}
LH_EXPORT(sssp_rounds)

// Runs `sssp` on the device and waits for it.  Pointers are to host memory.
// Throws lh::Error if a CUDA call fails.
//
//   G: the graph, every row sorted
//   len: int32_t for each of the edges, in the order of the rows (in)
//   root: a node, -1 for NIL (in)
//   dist: int32_t for each of the nodes (out)
void sssp(
        const lh::Graph& G, const int32_t* len, lh::node_t root,
        int32_t* dist)
{
    lh::DeviceGraph G_device(G);
    lh::Barrier barrier;
    lh::Buffer<int64_t> sssp_rounds_state(19);
    bool finished = 0;
    int32_t rounds = 0;
    bool exist = 0;
    int32_t active = 0;
    int32_t waiting = 0;
    int32_t round = 0;
    int64_t work = 0;
    lh::Buffer<int32_t> len_device(G.edges);
    lh::Buffer<int32_t> dist_device(G.nodes);
    lh::Buffer<int32_t> active_device(1);
    lh::Buffer<bool> exist_device(1);
    lh::Buffer<int32_t> waiting_device(1);
    lh::Buffer<int64_t> work_device(1);
    lh::Buffer<lh::node_t> frontier_device(G.nodes);
    lh::Buffer<lh::node_t> touched_device(G.nodes);
    lh::Buffer<int32_t> stamp_device(G.nodes);
    stamp_device.fill(0);
    lh::Buffer<int32_t> dist_nxt_device(G.nodes);
    lh::Buffer<bool> updated_device(G.nodes);
    lh::Buffer<bool> updated_nxt_device(G.nodes);
    finished = false;
    rounds = 0;
    lh::launch(
            sssp_update_updated_nxt, G.nodes, lh::node_t(G.nodes), dist_device.data(),
            dist_nxt_device.data(), updated_device.data(), updated_nxt_device.data(),
            root);
    active = int32_t(G.nodes) + 1;
    active_device.write(0, active);
    len_device.upload(len);
    while (!finished && rounds < int32_t(G.nodes)) {
        active = active_device.read(0);
        work = work_device.read(0);
        if (active <= int32_t(G.nodes) / 64 && work <= int64_t(G.edges) / int64_t(64)) {
            {
                int64_t words[19] = {
                        lh::pack(finished), lh::pack(rounds), lh::pack(exist), lh::pack(active),
                        lh::pack(waiting), lh::pack(round), lh::pack(work)};
                auto& state = sssp_rounds_state;
                state.upload(words);
                lh::launch_resident(
                        sssp_rounds, 32768, G_device.row_offsets(), G_device.column_indices(),
                        lh::node_t(G.nodes), lh::edge_t(G.edges), G_device.host_max_out_degree(),
                        len_device.data(), dist_device.data(), dist_nxt_device.data(),
                        updated_device.data(), updated_nxt_device.data(), frontier_device.data(),
                        touched_device.data(), stamp_device.data(), active_device.data(),
                        waiting_device.data(), exist_device.data(), work_device.data(),
                        state.data(), barrier.data());
                state.download(words);
                finished = lh::unpack<bool>(words[0]);
                rounds = lh::unpack<int32_t>(words[1]);
                exist = lh::unpack<bool>(words[2]);
                active = lh::unpack<int32_t>(words[3]);
                waiting = lh::unpack<int32_t>(words[4]);
                round = lh::unpack<int32_t>(words[5]);
                work = lh::unpack<int64_t>(words[6]);
            }
        } else {
            lh::launch(
                    sssp_update_dist_nxt, G.edges, lh::edge_t(G.edges),
                    G_device.column_indices(), G_device.edge_sources(), len_device.data(),
                    dist_device.data(), dist_nxt_device.data(), updated_device.data(),
                    updated_nxt_device.data());
            exist = false;
            active = 0;
            work = int64_t(0);
            active_device.write(0, active);
            exist_device.write(0, exist);
            work_device.write(0, work);
            lh::launch(
                    sssp_update_exist_kept, G.nodes, lh::node_t(G.nodes),
                    G_device.row_offsets(), dist_device.data(), dist_nxt_device.data(),
                    updated_device.data(), updated_nxt_device.data(), frontier_device.data(),
                    exist_device.data(), active_device.data(), work_device.data());
            exist = exist_device.read(0);
            finished = !exist;
            rounds = rounds + 1;
        }
    }
    dist_device.download(dist);
}
