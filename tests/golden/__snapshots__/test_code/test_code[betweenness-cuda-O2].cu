// For each node: sets `BC`.
// betweenness.gm:10: G.BC = 0;
extern "C" __global__ void __launch_bounds__(256) bc_fill_BC(lh::node_t nodes, float* BC) {
    for (const lh::node_t n : lh::grid_stride(nodes)) {
        BC[n] = 0;
    }
}

// For each node: sets `sigma`, `delta` and `v_level`.
// betweenness.gm:14: G.sigma = (G == s) ? 1 : 0;
// betweenness.gm:15: G.delta = 0;
// betweenness.gm:16-21: InBFS (v: G.Nodes From s)(v != s)
extern "C" __global__ void __launch_bounds__(256) bc_set_v_level(lh::node_t nodes, double* sigma,
        double* delta, int32_t* v_level, lh::node_t s) {
    for (const lh::node_t n : lh::grid_stride(nodes)) {
        sigma[n] = n == s ? 1 : 0;
        delta[n] = 0;
        v_level[n] = n == s ? 0 : lh::Limits<int32_t>::largest;
    }
}

// For each node, along its edges: sets `v_level` and `more`.
// betweenness.gm:16-21: InBFS (v: G.Nodes From s)(v != s)
template <typename Rows>
__global__ void __launch_bounds__(256) bc_update_more(lh::node_t nodes,
        const lh::edge_t* __restrict__ row_offsets, const lh::node_t* __restrict__ column_indices,
        int32_t* v_level, int32_t depth, bool* more) {
    bool more_part = false;
    for (const int64_t item : lh::block_stride<Rows>(nodes)) {
        const bool has_item = item < nodes;
        const lh::node_t parent = lh::node_t(item);
        const bool here = has_item && lh::load_racy(&v_level[parent]) == depth;
        const auto child_body = [&](lh::edge_t child_slot) {
            const lh::node_t child = column_indices[child_slot];
            if (lh::load_racy(&v_level[child]) == lh::Limits<int32_t>::largest) {
                lh::store_racy(&v_level[child], lh::add(depth, 1));
                more_part = true;
            }
        };
        lh::for_edges<Rows>(lh::slots(here, row_offsets, parent), lh::known(), child_body);
    }
    lh::block_or_(more, more_part);
}

// For each node, against its edges: sets `sigma`.
// betweenness.gm:16-21: InBFS (v: G.Nodes From s)(v != s)
template <typename Rows>
__global__ void __launch_bounds__(256) bc_update_sigma(lh::node_t nodes,
        const lh::edge_t* __restrict__ in_row_offsets,
        const lh::node_t* __restrict__ in_column_indices, double* sigma,
        const int32_t* __restrict__ v_level, lh::node_t s, int32_t depth) {
    for (const int64_t item : lh::block_stride<Rows>(nodes)) {
        const bool has_item = item < nodes;
        const lh::node_t v = lh::node_t(item);
        const bool here = has_item && v_level[v] == depth && v != s;
        double sum = 0.0;
        const auto w_body = [&](lh::edge_t w_slot, double& sum) {
            const lh::node_t w = in_column_indices[w_slot];
            if (v_level[w] == lh::subtract(depth, 1)) sum += lh::load_racy(&sigma[w]);
        };
        lh::for_edges<Rows>(lh::slots(here, in_row_offsets, v), lh::known(), w_body,
                lh::total<lh::Add>(sum));
        if (here) lh::store_racy(&sigma[v], sum);
    }
}

// For each node, along its edges: adds to `BC`; sets `delta`.
// betweenness.gm:18-21: InReverse (v != s)
template <typename Rows>
__global__ void __launch_bounds__(256) bc_update_BC(lh::node_t nodes,
        const lh::edge_t* __restrict__ row_offsets, const lh::node_t* __restrict__ column_indices,
        float* BC, const double* __restrict__ sigma, double* delta,
        const int32_t* __restrict__ v_level, lh::node_t s, int32_t depth) {
    for (const int64_t item : lh::block_stride<Rows>(nodes)) {
        const bool has_item = item < nodes;
        const lh::node_t v = lh::node_t(item);
        const bool here = has_item && v_level[v] == depth && v != s;
        double sum = 0.0;
        const auto w_body = [&](lh::edge_t w_slot, lh::node_t v, double& sum) {
            const lh::node_t w = column_indices[w_slot];
            if (v_level[w] == lh::add(depth, 1)) {
                sum += sigma[v] / sigma[w] * (1 + lh::load_racy(&delta[w]));
            }
        };
        lh::for_edges<Rows>(lh::slots(here, row_offsets, v), lh::known(v), w_body,
                lh::total<lh::Add>(sum));
        if (here) {
            lh::store_racy(&delta[v], sum);
            BC[v] += float(sum);
        }
    }
}

// For each node, against its edges: sets `v_level` and `more`.
// betweenness.gm:16-21: InBFS (v: G.Nodes From s)(v != s)
template <typename Rows>
__global__ void __launch_bounds__(256) bc_update_more_pulled(lh::node_t nodes,
        const lh::edge_t* __restrict__ in_row_offsets,
        const lh::node_t* __restrict__ in_column_indices, int32_t* v_level, int32_t depth,
        bool* more) {
    bool more_part = false;
    for (const int64_t item : lh::block_stride<Rows>(nodes)) {
        const bool has_item = item < nodes;
        const lh::node_t child = lh::node_t(item);
        const bool here = has_item
                && lh::load_racy(&v_level[child]) == lh::Limits<int32_t>::largest;
        bool reached = false;
        const auto parent_body = [&](lh::edge_t parent_slot, bool& reached) {
            const lh::node_t parent = in_column_indices[parent_slot];
            if (lh::load_racy(&v_level[parent]) == depth) reached = true;
        };
        lh::for_edges<Rows>(lh::slots(here, in_row_offsets, child), lh::known(), parent_body,
                lh::total<lh::First<lh::Or>>(reached));
        if (reached) {
            lh::store_racy(&v_level[child], lh::add(depth, 1));
            more_part = true;
        }
    }
    lh::block_or_(more, more_part);
}

// For each node: counts the nodes that may act in the next round, and their edges.
// betweenness.gm:16-21: InBFS (v: G.Nodes From s)(v != s)
extern "C" __global__ void __launch_bounds__(256) bc_update_more_next_counted(lh::node_t nodes,
        const lh::edge_t* __restrict__ row_offsets, const lh::edge_t* __restrict__ in_row_offsets,
        const int32_t* __restrict__ v_level, int32_t depth, int64_t* work, int32_t* waiting) {
    int32_t waiting_part = 0;
    int64_t work_part = 0;
    for (const lh::node_t n : lh::grid_stride(nodes)) {
        if (v_level[n] == lh::add(depth, 1)) {
            waiting_part = lh::add(waiting_part, 1);
            work_part = lh::add(work_part,
                    lh::add(int32_t(in_row_offsets[n + 1] - in_row_offsets[n]),
                        int32_t(row_offsets[n + 1] - row_offsets[n])));
        }
    }
    lh::block_add(waiting, waiting_part);
    lh::block_add(work, work_part);
}

// For each node: lists in `frontier` the nodes that may act.
// betweenness.gm:16-21: InBFS (v: G.Nodes From s)(v != s)
extern "C" __global__ void __launch_bounds__(256) bc_update_more_kept(lh::node_t nodes,
        const lh::edge_t* __restrict__ row_offsets, const lh::edge_t* __restrict__ in_row_offsets,
        const int32_t* __restrict__ v_level, lh::node_t* frontier, int32_t depth, int64_t* work,
        int32_t* waiting) {
    auto frontier_pending = lh::pending<0>(frontier, waiting, work);
    for (const lh::node_t n : lh::grid_stride(nodes)) {
        if (v_level[n] == depth) {
            frontier_pending.append(n,
                    lh::add(int32_t(in_row_offsets[n + 1] - in_row_offsets[n]),
                        int32_t(row_offsets[n + 1] - row_offsets[n])));
        }
    }
}

// Rounds over `frontier` in one launch, with a barrier after each step.
// betweenness.gm:16-21: InBFS (v: G.Nodes From s)(v != s)
extern "C" __global__ void __launch_bounds__(256, 6) bc_rounds(
        const lh::edge_t* __restrict__ row_offsets, const lh::node_t* __restrict__ column_indices,
        const lh::edge_t* __restrict__ in_row_offsets, lh::edge_t max_out_degree,
        const lh::node_t* __restrict__ in_column_indices, lh::edge_t max_in_degree,
        lh::node_t nodes, lh::edge_t edges, int32_t* v_level, lh::node_t* frontier,
        lh::node_t* touched, int32_t* stamp, double* sigma, bool* more, int64_t* work,
        int32_t* waiting, lh::node_t s, int64_t* state, lh::barrier_t* barrier) {
    int32_t depth, active, waiting_value, round;
    bool more_value;
    int64_t work_value;
    lh::Grid grid(barrier);
    lh::load_state(state, depth, more_value, active, work_value, round);
    lh::Turns<bool> more_turns(more, state + 5, false);
    lh::Turns<int64_t> work_turns(work, state + 8, 0);
    lh::Turns<int32_t> waiting_turns(waiting, state + 11, 0);
    grid.barrier();
    do {
        round = lh::add(round, 1);
        more_turns.next();
        waiting_turns.next();
        work_turns.next();
        {
            auto touched_pending = lh::pending<0>(touched, waiting, work);
            lh::Spread<true> spread(active, int32_t(max_out_degree));
            for (int64_t item; spread.next(item);) {
                const bool has_item = item >= 0;
                const lh::node_t parent = has_item ? frontier[item] : lh::node_t(-1);
                const auto child_body = [&](lh::edge_t child_slot) {
                    const lh::node_t child = column_indices[child_slot];
                    if (lh::load_racy(&v_level[child]) == lh::Limits<int32_t>::largest) {
                        lh::store_racy(&v_level[child], lh::add(depth, 1));
                        if (lh::visit(&stamp[child], round)) {
                            touched_pending.append(child,
                                    lh::add(int32_t(in_row_offsets[child + 1]
                                            - in_row_offsets[child]),
                                        int32_t(row_offsets[child + 1] - row_offsets[child])));
                        }
                        lh::store_if_new(more, true);
                    }
                };
                lh::for_edges<lh::Balanced>(spread.row(has_item, row_offsets, parent), lh::known(),
                        child_body);
            }
        }
        grid.barrier();
        work_value = *work;
        more_value = *more;
        waiting_value = *waiting;
        {
            lh::Spread<false> spread(active, int32_t(max_in_degree));
            for (int64_t item; spread.next(item);) {
                const bool has_item = item >= 0;
                const lh::node_t v = has_item ? frontier[item] : lh::node_t(-1);
                const bool here = has_item && v != s;
                double sum = 0.0;
                const auto w_body = [&](lh::edge_t w_slot, double& sum) {
                    const lh::node_t w = in_column_indices[w_slot];
                    if (v_level[w] == lh::subtract(depth, 1)) sum += lh::load_racy(&sigma[w]);
                };
                lh::for_edges<lh::Balanced>(lh::slots(here, in_row_offsets, v), lh::known(), w_body,
                        lh::total<lh::Add>(sum));
                if (here) lh::store_racy(&sigma[v], sum);
            }
        }
        grid.barrier();
        lh::swap(frontier, touched);
        active = waiting_value;
        depth = lh::add(depth, 1);
    } while (more_value && active <= nodes / 64 && work_value <= int64_t(edges) / 32);
    lh::store_state(state, depth, more_value, active, work_value, round);
}

// On the host: changes `items`; sets `more`.
// betweenness.gm:11-22: For (s: seeds.Items)
static void bc_for_s(bool* more, const lh::Sequence<lh::node_t>& seeds,
        lh::Sequence<lh::node_t>& items) {
    for (const lh::node_t s : seeds) {
        items.push_back(s);
    }
    *more = items.size() > 0;
}

// On the host: sets `s`; changes `items`.
// betweenness.gm:11-22: For (s: seeds.Items)
static void bc_set_s(lh::node_t* s, lh::Sequence<lh::node_t>& items) {
    *s = items.pop_front();
}

// On the host: sets `more`.
// betweenness.gm:11-22: For (s: seeds.Items)
static void bc_set_more(bool* more, const lh::Sequence<lh::node_t>& items) {
    *more = items.size() > 0;
}

// Runs `bc` on a stream of the device; it waits only for what the host needs.
// Pointers are to device memory; more is from `memory` or cudaMalloc.  Throws lh::Error on errors.
// Collections and maps are in host memory; they are done when this returns.
//   G: the graph, every row sorted
//   seeds: Node_Seq(G) of Green-Marl (in)
//   BC: float for each of the nodes (out)
void bc(lh::DeviceGraph& G_device, const lh::Sequence<lh::node_t>& seeds, float* BC,
        lh::Stream stream, std::pmr::memory_resource* memory = nullptr) {
    const lh::OnStream scope(stream, memory);
    const lh::Graph& G = G_device.graph();
    lh::Resident resident(14);
    bool more;
    int64_t work;
    int32_t waiting = 0;
    lh::Cells cells(more, waiting, work);
    lh::Sequence<lh::node_t> items;
    int32_t round = 0;
    lh::Buffer<lh::node_t> frontier(G.nodes), touched(G.nodes);
    lh::Buffer<int32_t> stamp(G.nodes, 0), v_level(G.nodes);
    lh::Buffer<double> sigma(G.nodes), delta(G.nodes);
    lh::launch(bc_fill_BC, G.nodes, G.nodes, BC);
    bool more_2;
    bc_for_s(&more_2, seeds, items);
    while (more_2) {
        lh::node_t s;
        bc_set_s(&s, items);
        lh::launch(bc_set_v_level, G.nodes, G.nodes, sigma, delta, v_level, s);
        int32_t depth = 0;
        more = s != lh::node_t(-1);
        int32_t active = 0;
        work = 0;
        if (s != lh::node_t(-1)) {
            frontier.write(0, s);
            active = 1;
        }
        bool listed = true;
        while (more) {
            if (active <= G.nodes / 64 && work <= int64_t(G.edges) / 32) {
                if (!listed) {
                    waiting = 0;
                    work = 0;
                    cells.send(waiting, work);
                    lh::launch(bc_update_more_kept, G.nodes, G.nodes, G_device.row_offsets(),
                            G_device.in_row_offsets(), v_level, frontier, depth, cells.at(work),
                            cells.at(waiting));
                    cells.fetch(waiting);
                    active = waiting;
                }
                resident.run(std::tie(depth, more, active, work, round), bc_rounds,
                        lh::threads_for(active, G.nodes, G.edges), G_device.row_offsets(),
                        G_device.column_indices(), G_device.in_row_offsets(),
                        G_device.host_max_out_degree(), G_device.in_column_indices(),
                        G_device.host_max_in_degree(), G.nodes, G.edges, v_level, frontier, touched,
                        stamp, sigma, cells.at(more), cells.at(work), cells.at(waiting), s);
            } else {
                more = false;
                cells.send(more);
                if (work > int64_t(G.edges) / 14) {
                    lh::launch(int32_t(G_device.host_max_in_degree()) > 12
                            ? bc_update_more_pulled<lh::Balanced>
                            : bc_update_more_pulled<lh::Alone>, G.nodes, G.nodes,
                            G_device.in_row_offsets(), G_device.in_column_indices(), v_level, depth,
                            cells.at(more));
                } else {
                    lh::launch(int32_t(G_device.host_max_out_degree()) > 12
                            ? bc_update_more<lh::Balanced> : bc_update_more<lh::Alone>, G.nodes,
                            G.nodes, G_device.row_offsets(), G_device.column_indices(), v_level,
                            depth, cells.at(more));
                }
                lh::launch(int32_t(G_device.host_max_in_degree()) > 12
                        ? bc_update_sigma<lh::Balanced> : bc_update_sigma<lh::Alone>, G.nodes,
                        G.nodes, G_device.in_row_offsets(), G_device.in_column_indices(), sigma,
                        v_level, s, depth);
                waiting = 0;
                work = 0;
                cells.send(waiting, work);
                lh::launch_fitting(bc_update_more_next_counted, G.nodes, G.nodes,
                        G_device.row_offsets(), G_device.in_row_offsets(), v_level, depth,
                        cells.at(work), cells.at(waiting));
                cells.fetch(waiting, more, work);
                active = waiting;
                depth += 1;
            }
            listed = false;
        }
        while (depth > 0) {
            depth -= 1;
            lh::launch(int32_t(G_device.host_max_out_degree()) > 12 ? bc_update_BC<lh::Balanced>
                    : bc_update_BC<lh::Alone>, G.nodes, G.nodes, G_device.row_offsets(),
                    G_device.column_indices(), BC, sigma, delta, v_level, s, depth);
        }
        bc_set_more(&more_2, items);
    }
}

// The same for pointers to host memory; waits for the device.
void bc(lh::DeviceGraph& G_device, const lh::Sequence<lh::node_t>& seeds, float* BC) {
    lh::Buffer<float> BC_device(G_device.nodes());
    bc(G_device, seeds, BC_device, lh::current_stream, lh::current_memory);
    BC_device.download(BC);
}

// The same for a graph in host memory.
void bc(const lh::Graph& G, const lh::Sequence<lh::node_t>& seeds, float* BC) {
    lh::DeviceGraph G_device(G);
    bc(G_device, seeds, BC);
}
