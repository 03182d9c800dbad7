// For each node: sets `dist`, `dist_nxt`, `updated` and `updated_nxt`.
// sssp.gm:16: G.dist = (G == root) ? 0 : INF;
// sssp.gm:17: G.dist_nxt = G.dist;
// sssp.gm:18: G.updated = (G == root);
// sssp.gm:19: G.updated_nxt = False;
extern "C" __global__ void __launch_bounds__(256) sssp_set_updated_nxt(lh::node_t nodes,
        int32_t* dist, int32_t* dist_nxt, bool* updated, bool* updated_nxt, lh::node_t root) {
    for (const lh::node_t n : lh::grid_stride(nodes)) {
        const int32_t dist_kept = n == root ? 0 : lh::Limits<int32_t>::largest;
        dist[n] = dist_kept;
        dist_nxt[n] = dist_kept;
        updated[n] = n == root;
        updated_nxt[n] = false;
    }
}

// For each node, along its edges: lowers `dist_nxt`; sets `updated_nxt`.
// sssp.gm:21-26: Foreach (n: G.Nodes)(n.updated)
template <typename Rows>
__global__ void __launch_bounds__(256) sssp_update_dist_nxt(lh::node_t nodes,
        const lh::edge_t* __restrict__ row_offsets, const lh::node_t* __restrict__ column_indices,
        const int32_t* __restrict__ len, const int32_t* __restrict__ dist, int32_t* dist_nxt,
        const bool* __restrict__ updated, bool* updated_nxt) {
    for (const int64_t item : lh::block_stride<Rows>(nodes)) {
        const bool has_item = item < nodes;
        const lh::node_t n = lh::node_t(item);
        const bool here = has_item && updated[n];
        const auto s_body = [&](lh::edge_t s_slot, lh::node_t n) {
            const lh::node_t s = column_indices[s_slot];
            const int32_t candidate = lh::add(dist[n], len[s_slot]);
            if (candidate < lh::atomic_min(&dist_nxt[s], candidate)) {
                lh::store_racy(&updated_nxt[s], true);
            }
        };
        lh::for_edges<Rows>(lh::slots(here, row_offsets, n), lh::known(n), s_body);
    }
}

// For each node: notes the distances, and puts the nodes that are to act on the list `far`.
// sssp.gm:21-26: Foreach (n: G.Nodes)(n.updated)
extern "C" __global__ void __launch_bounds__(256) sssp_update_dist_nxt_gather(lh::node_t nodes,
        const int32_t* __restrict__ dist, const bool* __restrict__ updated, lh::node_t* far,
        int32_t* near_by, int32_t* far_count) {
    auto far_pending = lh::pending<0>(far, far_count);
    for (const lh::node_t n : lh::grid_stride(nodes)) {
        near_by[n] = dist[n];
        if (updated[n] && dist[n] != lh::Limits<int32_t>::largest) far_pending.append(n);
    }
}

// For each node: gives the properties of the program the distances that were found.
// sssp.gm:21-26: Foreach (n: G.Nodes)(n.updated)
extern "C" __global__ void __launch_bounds__(256) sssp_update_dist_nxt_settle(lh::node_t nodes,
        int32_t* dist, int32_t* dist_nxt, bool* updated, const int32_t* __restrict__ near_by) {
    for (const lh::node_t n : lh::grid_stride(nodes)) {
        updated[n] = false;
        dist[n] = near_by[n];
        dist_nxt[n] = near_by[n];
    }
}

// For each node, along its edges: adds up the lengths, and finds how large distances may become.
// sssp.gm:21-26: Foreach (n: G.Nodes)(n.updated)
template <typename Rows>
__global__ void __launch_bounds__(256) sssp_update_dist_nxt_measure(lh::node_t nodes,
        const lh::edge_t* __restrict__ row_offsets, const lh::node_t* __restrict__ column_indices,
        const int32_t* __restrict__ len, const int32_t* __restrict__ dist,
        const bool* __restrict__ updated, bool* valid, double* total, int32_t* longest,
        int32_t* farthest, double* reach, bool* closed) {
    int32_t farthest_part = lh::Limits<int32_t>::smallest,
            longest_part = lh::Limits<int32_t>::smallest;
    double total_part = 0.0, reach_part = 0.0;
    bool valid_part = true, closed_part = true;
    for (const int64_t item : lh::block_stride<Rows>(nodes)) {
        const bool has_item = item < nodes;
        const lh::node_t n = lh::node_t(item);
        int32_t own_longest = 0;
        bool rests = false;
        if (has_item) {
            if (dist[n] < 0) valid_part = false;
            if (updated[n] || dist[n] != lh::Limits<int32_t>::largest) {
                farthest_part = lh::larger<int32_t>(farthest_part, dist[n]);
            }
            rests = !updated[n] && dist[n] != lh::Limits<int32_t>::largest;
        }
        const auto s_body = [&](lh::edge_t s_slot, bool rests, int32_t& own_longest) {
            const lh::node_t s = column_indices[s_slot];
            const int32_t length = len[s_slot];
            total_part += length;
            if (length < 0) valid_part = false;
            own_longest = lh::larger<int32_t>(own_longest, length);
            if (rests && dist[s] == lh::Limits<int32_t>::largest) closed_part = false;
        };
        lh::for_edges<Rows>(lh::slots(has_item, row_offsets, n), lh::known(rests), s_body,
                lh::total<lh::Max>(own_longest));
        if (has_item) {
            reach_part += own_longest;
            longest_part = lh::larger<int32_t>(longest_part, own_longest);
        }
    }
    lh::block_max(farthest, farthest_part);
    lh::block_add(total, total_part);
    lh::block_add(reach, reach_part);
    lh::block_max(longest, longest_part);
    lh::block_and_(valid, valid_part);
    lh::block_and_(closed, closed_part);
}

// For each node: sets `dist`, `updated`, `updated_nxt` and `exist`; adds to `active` and `work`.
// sssp.gm:27: G.dist = G.dist_nxt;
// sssp.gm:28: G.updated = G.updated_nxt;
// sssp.gm:29: G.updated_nxt = False;
// sssp.gm:30: Exist(n: G.Nodes){n.updated}
extern "C" __global__ void __launch_bounds__(256) sssp_update_exist_counted(lh::node_t nodes,
        const lh::edge_t* __restrict__ row_offsets, int32_t* dist,
        const int32_t* __restrict__ dist_nxt, bool* updated, bool* updated_nxt, bool* exist,
        int32_t* active, int64_t* work) {
    int32_t active_part = 0;
    int64_t work_part = 0;
    bool exist_part = false;
    for (const lh::node_t n : lh::grid_stride(nodes)) {
        dist[n] = dist_nxt[n];
        const bool updated_kept = updated_nxt[n];
        updated[n] = updated_kept;
        if (updated_kept) {
            updated_nxt[n] = false;
            exist_part = true;
            active_part = lh::add(active_part, 1);
            work_part = lh::add(work_part, int32_t(row_offsets[n + 1] - row_offsets[n]));
        }
    }
    lh::block_add(active, active_part);
    lh::block_add(work, work_part);
    lh::block_or_(exist, exist_part);
}

// For each node: lists in `frontier` the nodes that may act.
// sssp.gm:21-26: Foreach (n: G.Nodes)(n.updated)
extern "C" __global__ void __launch_bounds__(256) sssp_update_dist_nxt_kept(lh::node_t nodes,
        const lh::edge_t* __restrict__ row_offsets, const bool* __restrict__ updated,
        lh::node_t* frontier, int32_t* active, int64_t* work) {
    auto frontier_pending = lh::pending<0>(frontier, active, work);
    for (const lh::node_t n : lh::grid_stride(nodes)) {
        if (updated[n]) frontier_pending.append(n, int32_t(row_offsets[n + 1] - row_offsets[n]));
    }
}

// Rounds over `frontier` and `touched` in one launch, with a barrier after each step.
// sssp.gm:20-32: While (!finished && rounds < G.NumNodes())
extern "C" __global__ void __launch_bounds__(256, 6) sssp_rounds(
        const lh::edge_t* __restrict__ row_offsets, const lh::node_t* __restrict__ column_indices,
        lh::edge_t max_out_degree, lh::node_t nodes, lh::edge_t edges,
        const int32_t* __restrict__ len, int32_t* dist, int32_t* dist_nxt, bool* updated_nxt,
        lh::node_t* frontier, lh::node_t* touched, int32_t* stamp, bool* updated, int32_t* active,
        int32_t* waiting, bool* exist, int64_t* work, int64_t* state, lh::barrier_t* barrier) {
    bool finished;
    int32_t rounds, patience, active_value, round;
    int64_t work_value;
    lh::Grid grid(barrier);
    lh::load_state(state, finished, rounds, patience, active_value, work_value, round);
    lh::Turns<bool> exist_turns(exist, state + 6, false);
    lh::Turns<int32_t> active_turns(active, state + 9, 0), waiting_turns(waiting, state + 15, 0);
    lh::Turns<int64_t> work_turns(work, state + 12, 0);
    grid.barrier();
    do {
        round = lh::add(round, 1);
        waiting_turns.next();
        {
            auto touched_pending = lh::pending<0>(touched, waiting);
            lh::Spread<true> spread(*active, int32_t(max_out_degree));
            for (int64_t item; spread.next(item);) {
                const bool has_item = item >= 0;
                const bool leads = spread.leads();
                const lh::node_t n = has_item ? frontier[item] : lh::node_t(-1);
                if (has_item && leads && lh::visit(&stamp[n], round)) touched_pending.append(n);
                const auto s_body = [&](lh::edge_t s_slot, lh::node_t n) {
                    const lh::node_t s = column_indices[s_slot];
                    const int32_t candidate = lh::add(dist[n], len[s_slot]);
                    if (candidate < lh::atomic_min(&dist_nxt[s], candidate)) {
                        lh::store_racy(&updated_nxt[s], true);
                        if (lh::visit(&stamp[s], round)) touched_pending.append(s);
                    }
                };
                lh::for_edges<lh::Balanced>(spread.row(has_item, row_offsets, n), lh::known(n),
                        s_body);
            }
        }
        grid.barrier();
        active_turns.next();
        exist_turns.next();
        work_turns.next();
        {
            auto frontier_pending = lh::pending<0>(frontier, active, work);
            for (const lh::node_t n : lh::grid_stride(touched, *waiting)) {
                dist[n] = dist_nxt[n];
                const bool updated_kept = updated_nxt[n];
                updated[n] = updated_kept;
                if (updated_kept) {
                    updated_nxt[n] = false;
                    lh::store_if_new(exist, true);
                    frontier_pending.append(n, int32_t(row_offsets[n + 1] - row_offsets[n]));
                }
            }
        }
        grid.barrier();
        finished = !*exist;
        rounds = lh::add(rounds, 1);
        patience = lh::subtract(patience, 1);
        active_value = *active;
        work_value = *work;
    } while (!finished && rounds < nodes && patience != 0 && active_value <= nodes / 64
            && work_value <= int64_t(edges) / 64);
    lh::store_state(state, finished, rounds, patience, active_value, work_value, round);
}

// Rounds over `far`, `beyond` and `near` in one launch, with a barrier after each step.
// sssp.gm:20-32: While (!finished && rounds < G.NumNodes())
extern "C" __global__ void __launch_bounds__(256, 6) sssp_far_rounds(
        const lh::edge_t* __restrict__ row_offsets, const lh::node_t* __restrict__ column_indices,
        lh::edge_t max_out_degree, lh::node_t* far, lh::node_t* beyond, int32_t* near_by,
        lh::node_t* near, int32_t* waits, const int32_t* __restrict__ len, lh::node_t* next,
        int32_t* queued, int32_t* far_count, int32_t* beyond_count, int32_t* least, int32_t* within,
        int32_t* next_count, double delta, int64_t limit, int64_t* state, lh::barrier_t* barrier) {
    int32_t near_count, next_count_value, far_count_value, beyond_count_value, near_round,
            within_value, bound_round, least_value;
    double bound;
    lh::Grid grid(barrier);
    lh::load_state(state, next_count_value, far_count_value, near_round, bound_round, least_value,
            bound);
    lh::Turns<int32_t> next_count_turns(next_count, state + 6, 0);
    grid.barrier();
    do {
        near_count = next_count_value;
        if (near_count == 0) {
            least_value = lh::Limits<int32_t>::largest;
            beyond_count_value = 0;
            lh::publish(beyond_count, beyond_count_value, least, least_value);
            grid.barrier();
            {
                auto beyond_pending = lh::pending<0>(beyond, beyond_count);
                int32_t least_part = lh::Limits<int32_t>::largest;
                for (const lh::node_t n : lh::grid_stride(far, *far_count)) {
                    if (double(near_by[n]) > bound) {
                        least_part = lh::smaller<int32_t>(least_part, near_by[n]);
                        beyond_pending.append(n);
                    }
                }
                lh::block_min(least, least_part);
            }
            grid.barrier();
            far_count_value = 0;
            within_value = 0;
            bound_round = lh::add(bound_round, 1);
            least_value = *least;
            bound = double(least_value) + delta;
            lh::publish(far_count, far_count_value, within, within_value);
            grid.barrier();
            {
                auto near_pending = lh::pending<0>(near, within);
                auto far_pending = lh::pending<1>(far, far_count);
                for (const lh::node_t n : lh::grid_stride(beyond, *beyond_count)) {
                    if (double(near_by[n]) <= bound) {
                        near_pending.append(n);
                    } else if (lh::visit(&waits[n], bound_round)) {
                        far_pending.append(n);
                    }
                }
            }
            grid.barrier();
            within_value = *within;
            near_count = within_value;
        }
        near_round = lh::add(near_round, 1);
        next_count_turns.next();
        {
            auto next_pending = lh::pending<0>(next, next_count);
            auto far_pending = lh::pending<1>(far, far_count);
            lh::Spread<false> spread(near_count, int32_t(max_out_degree));
            for (int64_t item; spread.next(item);) {
                const bool has_item = item >= 0;
                const lh::node_t n = has_item ? near[item] : lh::node_t(-1);
                const int32_t dist = has_item ? lh::load_racy(&near_by[n]) : 0;
                const auto s_body = [&](lh::edge_t s_slot, int32_t dist) {
                    const lh::node_t s = column_indices[s_slot];
                    const int32_t candidate = lh::add(dist, len[s_slot]);
                    if (candidate < lh::atomic_min(&near_by[s], candidate)) {
                        if (double(lh::load_racy(&near_by[s])) <= bound) {
                            if (lh::visit(&queued[s], near_round)) next_pending.append(s);
                        } else if (lh::visit(&waits[s], bound_round)) {
                            far_pending.append(s);
                        }
                    }
                };
                lh::for_edges<lh::Balanced>(lh::slots(has_item, row_offsets, n), lh::known(dist),
                        s_body);
            }
        }
        grid.barrier();
        lh::swap(near, next);
        next_count_value = *next_count;
    } while ((next_count_value > 0 || least_value != lh::Limits<int32_t>::largest)
            && near_round < limit);
    lh::store_state(state, next_count_value, far_count_value, near_round, bound_round, least_value,
            bound);
}

// Runs `sssp` on a stream of the device; it waits only for what the host needs.
// Pointers are to device memory; more is from `memory` or cudaMalloc.  Throws lh::Error on errors.
//   G: the graph, every row sorted
//   len: int32_t for each of the edges, in the order of the rows (in)
//   root: a node, -1 for NIL (in)
//   dist: int32_t for each of the nodes (out)
void sssp(lh::DeviceGraph& G_device, const int32_t* len, lh::node_t root, int32_t* dist,
        lh::Stream stream, std::pmr::memory_resource* memory = nullptr) {
    const lh::OnStream scope(stream, memory);
    const lh::Graph& G = G_device.graph();
    lh::Resident resident(18);
    bool exist = false, valid, closed;
    int32_t next_count, far_count, beyond_count = 0, within = 0, least, longest, farthest, active,
            waiting = 0;
    double total, reach;
    int64_t work;
    lh::Cells cells(beyond_count, least, next_count, waiting, within, far_count, exist, active,
            work, closed, farthest, longest, reach, total, valid);
    int32_t round = 0, near_round = 0, bound_round = 0, rounds = 0;
    bool finished = false;
    lh::Buffer<lh::node_t> frontier(G.nodes), touched(G.nodes), near(G.nodes), next(G.nodes),
            far(G.nodes), beyond(G.nodes);
    lh::Buffer<int32_t> stamp(G.nodes, 0), queued(G.nodes, 0), waits(G.nodes, 0), near_by(G.nodes),
            dist_nxt(G.nodes);
    lh::Buffer<bool> updated(G.nodes), updated_nxt(G.nodes);
    lh::launch(sssp_set_updated_nxt, G.nodes, G.nodes, dist, dist_nxt, updated, updated_nxt, root);
    const bool even = int64_t(G.edges) > 67108864 && int64_t(G.edges) >= int64_t(8) * G.nodes
            && int64_t(G_device.host_max_out_degree()) * G.nodes <= 8 * int64_t(G.edges);
    int32_t patience = even ? 2 : 64;
    while (!finished && rounds < G.nodes) {
        active = int32_t(G.nodes) + 1;
        work = 0;
        do {
            if (active <= G.nodes / 64 && work <= int64_t(G.edges) / 64) {
                active = 0;
                work = 0;
                cells.send(active, work);
                lh::launch(sssp_update_dist_nxt_kept, G.nodes, G.nodes, G_device.row_offsets(),
                        updated, frontier, cells.at(active), cells.at(work));
                resident.run(std::tie(finished, rounds, patience, active, work, round), sssp_rounds,
                        lh::threads_for(active, G.nodes, G.edges), G_device.row_offsets(),
                        G_device.column_indices(), G_device.host_max_out_degree(), G.nodes, G.edges,
                        len, dist, dist_nxt, updated_nxt, frontier, touched, stamp, updated,
                        cells.at(active), cells.at(waiting), cells.at(exist), cells.at(work));
            } else {
                lh::launch(int32_t(G_device.host_max_out_degree()) > 12
                        ? sssp_update_dist_nxt<lh::Balanced> : sssp_update_dist_nxt<lh::Alone>,
                        G.nodes, G.nodes, G_device.row_offsets(), G_device.column_indices(), len,
                        dist, dist_nxt, updated, updated_nxt);
                exist = false;
                active = 0;
                work = 0;
                cells.send(active, exist, work);
                lh::launch_fitting(sssp_update_exist_counted, G.nodes, G.nodes,
                        G_device.row_offsets(), dist, dist_nxt, updated, updated_nxt,
                        cells.at(exist), cells.at(active), cells.at(work));
                cells.fetch(exist, active, work);
                finished = !exist;
                rounds += 1;
                patience -= 1;
            }
        } while (!finished && rounds < G.nodes && patience != 0);
        if (!finished && rounds < G.nodes) {
            valid = true;
            total = 0.0;
            farthest = 0;
            reach = 0.0;
            longest = 1;
            closed = true;
            cells.send(closed, farthest, longest, reach, total, valid);
            lh::launch(int32_t(G_device.host_max_out_degree()) > 12
                    ? sssp_update_dist_nxt_measure<lh::Balanced>
                    : sssp_update_dist_nxt_measure<lh::Alone>, G.nodes, G.nodes,
                    G_device.row_offsets(), G_device.column_indices(), len, dist, updated,
                    cells.at(valid), cells.at(total), cells.at(longest), cells.at(farthest),
                    cells.at(reach), cells.at(closed));
            cells.fetch(farthest, reach, closed, longest);
            int64_t limit = double(farthest) + reach < 2147483647.0 ? int64_t(4611686018427387904)
                    : closed ? lh::quotient(2147483647 - int64_t(farthest), int64_t(longest)) - 3
                    : int64_t(0);
            cells.fetch(valid);
            if (valid && int64_t(G.edges) > 0 && limit >= 64) {
                cells.fetch(total);
                double delta = (even ? 4.0 : 32.0)
                        * (total / int64_t(G.edges) * G.nodes / int64_t(G.edges));
                limit += near_round;
                double bound = lh::Limits<double>::smallest;
                least = lh::Limits<int32_t>::largest;
                next_count = 0;
                far_count = 0;
                cells.send(far_count);
                lh::launch(sssp_update_dist_nxt_gather, G.nodes, G.nodes, dist, updated, far,
                        near_by, cells.at(far_count));
                resident.run(std::tie(next_count, far_count, near_round, bound_round, least, bound),
                        sssp_far_rounds, lh::threads_for(far_count, G.nodes, G.edges),
                        G_device.row_offsets(), G_device.column_indices(),
                        G_device.host_max_out_degree(), far, beyond, near_by, near, waits, len,
                        next, queued, cells.at(far_count), cells.at(beyond_count), cells.at(least),
                        cells.at(within), cells.at(next_count), delta, limit);
                if (!(next_count > 0 || least != lh::Limits<int32_t>::largest)) {
                    lh::launch(sssp_update_dist_nxt_settle, G.nodes, G.nodes, dist, dist_nxt,
                            updated, near_by);
                }
            }
        }
    }
}

// The same for pointers to host memory; waits for the device.
void sssp(lh::DeviceGraph& G_device, const int32_t* len, lh::node_t root, int32_t* dist) {
    lh::Buffer<int32_t> len_device(len, G_device.edges());
    lh::Buffer<int32_t> dist_device(G_device.nodes());
    sssp(G_device, len_device, root, dist_device, lh::current_stream, lh::current_memory);
    dist_device.download(dist);
}

// The same for a graph in host memory.
void sssp(const lh::Graph& G, const int32_t* len, lh::node_t root, int32_t* dist) {
    lh::DeviceGraph G_device(G);
    sssp(G_device, len, root, dist);
}
