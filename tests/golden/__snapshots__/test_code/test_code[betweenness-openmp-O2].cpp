// For each node: sets `BC`.
// betweenness.gm:10: G.BC = 0;
[[gnu::noinline]] static void bc_fill_BC(lh::node_t nodes, float* BC, bool in_team = false) {
    if (!in_team && lh::needs_team(nodes, 32768)) return lh::team([=] {
        bc_fill_BC(nodes, BC, true);
    });
#pragma omp for schedule(static) nowait
    for (lh::node_t n = 0; n < nodes; ++n) {
        BC[n] = 0;
    }
}

// For each node: sets `sigma`, `delta` and `v_level`.
// betweenness.gm:14: G.sigma = (G == s) ? 1 : 0;
// betweenness.gm:15: G.delta = 0;
// betweenness.gm:16-21: InBFS (v: G.Nodes From s)(v != s)
[[gnu::noinline]] static void bc_set_v_level(lh::node_t nodes, double* sigma, double* delta,
        int32_t* v_level, lh::node_t s, bool in_team = false) {
    if (!in_team && lh::needs_team(nodes, 32768)) return lh::team([=] {
        bc_set_v_level(nodes, sigma, delta, v_level, s, true);
    });
#pragma omp for schedule(static) nowait
    for (lh::node_t n = 0; n < nodes; ++n) {
        sigma[n] = n == s ? 1 : 0;
        delta[n] = 0;
        v_level[n] = n == s ? 0 : lh::Limits<int32_t>::largest;
    }
}

// For each node, along its edges: sets `v_level` and `more`.
// betweenness.gm:16-21: InBFS (v: G.Nodes From s)(v != s)
[[gnu::noinline]] static void bc_update_more(lh::node_t nodes,
        const lh::edge_t* __restrict__ row_offsets, const lh::node_t* __restrict__ column_indices,
        int32_t* v_level, int32_t depth, bool* more, bool in_team = false) {
    const lh::Parts parts(row_offsets, nodes);
    if (!in_team && lh::needs_team(parts.work, 8192)) return lh::team([=] {
        bc_update_more(nodes, row_offsets, column_indices, v_level, depth, more, true);
    });
#pragma omp for schedule(dynamic) nowait
    for (int part = 0; part < parts.count; ++part) {
        if (LH_STOPPED) continue;
        for (lh::node_t parent = parts.begin(part), parent_last = parts.begin(part + 1);
                parent < parent_last; ++parent) {
            if (lh::load_racy(&v_level[parent]) == depth) {
                for (lh::edge_t child_slot = row_offsets[parent],
                        child_end = row_offsets[parent + 1]; child_slot < child_end; ++child_slot) {
                    const lh::node_t child = column_indices[child_slot];
                    if (lh::load_racy(&v_level[child]) == lh::Limits<int32_t>::largest) {
                        lh::store_racy(&v_level[child], lh::add(depth, 1));
                        lh::store_if_new(more, true);
                    }
                }
            }
        }
    }
}

// For each node, against its edges: sets `sigma`.
// betweenness.gm:16-21: InBFS (v: G.Nodes From s)(v != s)
[[gnu::noinline]] static void bc_update_sigma(lh::node_t nodes,
        const lh::edge_t* __restrict__ in_row_offsets,
        const lh::node_t* __restrict__ in_column_indices, double* sigma,
        const int32_t* __restrict__ v_level, lh::node_t s, int32_t depth, bool in_team = false) {
    const lh::Parts parts(in_row_offsets, nodes);
    if (!in_team && lh::needs_team(parts.work, 8192)) return lh::team([=] {
        bc_update_sigma(nodes, in_row_offsets, in_column_indices, sigma, v_level, s, depth, true);
    });
#pragma omp for schedule(dynamic) nowait
    for (int part = 0; part < parts.count; ++part) {
        if (LH_STOPPED) continue;
        for (lh::node_t v = parts.begin(part), v_last = parts.begin(part + 1); v < v_last; ++v) {
            if (v_level[v] == depth && v != s) {
                double sum = 0.0;
                for (lh::edge_t w_slot = in_row_offsets[v], w_end = in_row_offsets[v + 1];
                        w_slot < w_end; ++w_slot) {
                    const lh::node_t w = in_column_indices[w_slot];
                    if (v_level[w] == lh::subtract(depth, 1)) sum += lh::load_racy(&sigma[w]);
                }
                lh::store_racy(&sigma[v], sum);
            }
        }
    }
}

// For each node, along its edges: adds to `BC`; sets `delta`.
// betweenness.gm:18-21: InReverse (v != s)
[[gnu::noinline]] static void bc_update_BC(lh::node_t nodes,
        const lh::edge_t* __restrict__ row_offsets, const lh::node_t* __restrict__ column_indices,
        float* BC, const double* __restrict__ sigma, double* delta,
        const int32_t* __restrict__ v_level, lh::node_t s, int32_t depth, bool in_team = false) {
    const lh::Parts parts(row_offsets, nodes);
    if (!in_team && lh::needs_team(parts.work, 8192)) return lh::team([=] {
        bc_update_BC(nodes, row_offsets, column_indices, BC, sigma, delta, v_level, s, depth, true);
    });
#pragma omp for schedule(dynamic) nowait
    for (int part = 0; part < parts.count; ++part) {
        if (LH_STOPPED) continue;
        for (lh::node_t v = parts.begin(part), v_last = parts.begin(part + 1); v < v_last; ++v) {
            if (v_level[v] == depth && v != s) {
                double sum = 0.0;
                for (lh::edge_t w_slot = row_offsets[v], w_end = row_offsets[v + 1]; w_slot < w_end;
                        ++w_slot) {
                    const lh::node_t w = column_indices[w_slot];
                    if (v_level[w] == lh::add(depth, 1)) {
                        sum += sigma[v] / sigma[w] * (1 + lh::load_racy(&delta[w]));
                    }
                }
                lh::store_racy(&delta[v], sum);
                BC[v] += float(sum);
            }
        }
    }
}

// For each node: marks in `marks` the nodes that act.
// betweenness.gm:16-21: InBFS (v: G.Nodes From s)(v != s)
[[gnu::noinline]] static void bc_update_more_marked(lh::node_t nodes,
        const int32_t* __restrict__ v_level, const lh::Bitmap marks, int32_t depth,
        bool in_team = false) {
    if (!in_team && lh::needs_team(nodes, 32768)) return lh::team([=] {
        bc_update_more_marked(nodes, v_level, marks, depth, true);
    });
#pragma omp for schedule(static) nowait
    for (int64_t parent_first = 0; parent_first < nodes; parent_first += lh::Bitmap::word) {
        marks.store(parent_first, nodes, [&](lh::node_t parent) {
            return v_level[parent] == depth;
        });
    }
}

// For each node, against its edges: sets `v_level` and `more`.
// betweenness.gm:16-21: InBFS (v: G.Nodes From s)(v != s)
[[gnu::noinline]] static void bc_update_more_pulled(lh::node_t nodes,
        const lh::edge_t* __restrict__ in_row_offsets,
        const lh::node_t* __restrict__ in_column_indices, int32_t* v_level, const lh::Bitmap marks,
        int32_t depth, bool* more, bool in_team = false) {
    const lh::Parts parts(in_row_offsets, nodes);
    if (!in_team && lh::needs_team(parts.work, 8192)) return lh::team([=] {
        bc_update_more_pulled(nodes, in_row_offsets, in_column_indices, v_level, marks, depth, more,
                true);
    });
#pragma omp for schedule(dynamic) nowait
    for (int part = 0; part < parts.count; ++part) {
        if (LH_STOPPED) continue;
        for (lh::node_t child = parts.begin(part), child_last = parts.begin(part + 1);
                child < child_last; ++child) {
            if (v_level[child] == lh::Limits<int32_t>::largest) {
                bool reached = false;
                for (lh::edge_t parent_slot = in_row_offsets[child],
                        parent_end = in_row_offsets[child + 1];
                        !reached && parent_slot < parent_end; ++parent_slot) {
                    const lh::node_t parent = in_column_indices[parent_slot];
                    if (marks[parent]) reached = true;
                }
                if (reached) {
                    v_level[child] = lh::add(depth, 1);
                    lh::store_if_new(more, true);
                }
            }
        }
    }
}

// For each node: counts the nodes that may act in the next round, and their edges.
// betweenness.gm:16-21: InBFS (v: G.Nodes From s)(v != s)
[[gnu::noinline]] static void bc_update_more_next_counted(lh::node_t nodes,
        const lh::edge_t* __restrict__ row_offsets, const lh::edge_t* __restrict__ in_row_offsets,
        const int32_t* __restrict__ v_level, int32_t depth, int64_t* work, int32_t* waiting,
        int64_t* asked, bool in_team = false) {
    if (!in_team && lh::needs_team(nodes, 32768)) return lh::team([=] {
        bc_update_more_next_counted(nodes, row_offsets, in_row_offsets, v_level, depth, work,
                waiting, asked, true);
    });
    int32_t waiting_part = 0;
    int64_t work_part = 0, asked_part = 0;
#pragma omp for schedule(static) nowait
    for (lh::node_t n = 0; n < nodes; ++n) {
        const int32_t counts = v_level[n] == lh::add(depth, 1) ? 1 : 0;
        const int32_t asks = v_level[n] == lh::Limits<int32_t>::largest ? 1 : 0;
        waiting_part = lh::add(waiting_part, counts);
        work_part = lh::add(work_part,
                lh::multiply(lh::add(int32_t(in_row_offsets[n + 1] - in_row_offsets[n]),
                        int32_t(row_offsets[n + 1] - row_offsets[n])), counts));
        asked_part = lh::add(asked_part,
                lh::multiply(int32_t(in_row_offsets[n + 1] - in_row_offsets[n]), asks));
    }
    lh::atomic_add(waiting, waiting_part);
    lh::atomic_add(work, work_part);
    lh::atomic_add(asked, asked_part);
}

// For each item of `frontier`, along its edges: sets `v_level` and `more`; appends to `touched`.
// betweenness.gm:16-21: InBFS (v: G.Nodes From s)(v != s)
[[gnu::noinline]] static void bc_update_more_listed(const lh::edge_t* __restrict__ row_offsets,
        const lh::node_t* __restrict__ column_indices,
        const lh::edge_t* __restrict__ in_row_offsets, int32_t* v_level,
        const lh::node_t* __restrict__ frontier, lh::node_t* touched, int32_t* stamp, int32_t depth,
        bool* more, int32_t active, int64_t* work, int32_t* waiting, int32_t round,
        bool in_team = false) {
    if (!in_team) return lh::team_for_rows(row_offsets, frontier, active, 1024, [=] {
        bc_update_more_listed(row_offsets, column_indices, in_row_offsets, v_level, frontier,
                touched, stamp, depth, more, active, work, waiting, round, true);
    });
    lh::Pending<lh::node_t, int32_t> touched_pending(touched, waiting, work);
#pragma omp for schedule(dynamic, lh::part(active)) nowait
    for (int64_t parent_slot = 0; parent_slot < active; ++parent_slot) {
        lh::look_ahead(row_offsets, frontier, parent_slot, active, column_indices);
        const lh::node_t parent = frontier[parent_slot];
        for (lh::edge_t child_slot = row_offsets[parent], child_end = row_offsets[parent + 1];
                child_slot < child_end; ++child_slot) {
            const lh::node_t child = column_indices[child_slot];
            if (lh::load_racy(&v_level[child]) == lh::Limits<int32_t>::largest) {
                lh::store_racy(&v_level[child], lh::add(depth, 1));
                if (lh::visit(&stamp[child], round)) {
                    touched_pending.append(child,
                            lh::add(int32_t(in_row_offsets[child + 1] - in_row_offsets[child]),
                                int32_t(row_offsets[child + 1] - row_offsets[child])));
                }
                lh::store_if_new(more, true);
            }
        }
    }
}

// For each item of `frontier`, against its edges: sets `sigma`.
// betweenness.gm:16-21: InBFS (v: G.Nodes From s)(v != s)
[[gnu::noinline]] static void bc_update_sigma_listed(const lh::edge_t* __restrict__ in_row_offsets,
        const lh::node_t* __restrict__ in_column_indices, double* sigma,
        const int32_t* __restrict__ v_level, const lh::node_t* __restrict__ frontier, lh::node_t s,
        int32_t depth, int32_t active, bool in_team = false) {
    if (!in_team) return lh::team_for_rows(in_row_offsets, frontier, active, 1024, [=] {
        bc_update_sigma_listed(in_row_offsets, in_column_indices, sigma, v_level, frontier, s,
                depth, active, true);
    });
#pragma omp for schedule(dynamic, lh::part(active)) nowait
    for (int64_t v_slot = 0; v_slot < active; ++v_slot) {
        lh::look_ahead(in_row_offsets, frontier, v_slot, active, in_column_indices);
        const lh::node_t v = frontier[v_slot];
        if (v != s) {
            double sum = 0.0;
            for (lh::edge_t w_slot = in_row_offsets[v], w_end = in_row_offsets[v + 1];
                    w_slot < w_end; ++w_slot) {
                const lh::node_t w = in_column_indices[w_slot];
                if (v_level[w] == lh::subtract(depth, 1)) sum += lh::load_racy(&sigma[w]);
            }
            lh::store_racy(&sigma[v], sum);
        }
    }
}

// For each node: lists in `frontier` the nodes that may act.
// betweenness.gm:16-21: InBFS (v: G.Nodes From s)(v != s)
[[gnu::noinline]] static void bc_update_more_kept(lh::node_t nodes,
        const lh::edge_t* __restrict__ row_offsets, const lh::edge_t* __restrict__ in_row_offsets,
        const int32_t* __restrict__ v_level, lh::node_t* frontier, int32_t depth, int64_t* work,
        int32_t* waiting, bool in_team = false) {
    if (!in_team && lh::needs_team(nodes, 32768)) return lh::team([=] {
        bc_update_more_kept(nodes, row_offsets, in_row_offsets, v_level, frontier, depth, work,
                waiting, true);
    });
    lh::Pending<lh::node_t, int32_t> frontier_pending(frontier, waiting, work);
#pragma omp for schedule(static) nowait
    for (lh::node_t n = 0; n < nodes; ++n) {
        if (v_level[n] == depth) {
            frontier_pending.append(n,
                    lh::add(int32_t(in_row_offsets[n + 1] - in_row_offsets[n]),
                        int32_t(row_offsets[n + 1] - row_offsets[n])));
        }
    }
}

// For each item of `frontier`: adds the nodes of a level to `order`.
// betweenness.gm:18-21: InReverse (v != s)
[[gnu::noinline]] static void bc_update_BC_keep(const lh::node_t* __restrict__ frontier,
        lh::node_t* order, int32_t active, int32_t kept, bool in_team = false) {
    if (!in_team) return lh::team_if_faster(active, 4096, [=] {
        bc_update_BC_keep(frontier, order, active, kept, true);
    });
#pragma omp for schedule(static) nowait
    for (int64_t n_slot = 0; n_slot < active; ++n_slot) {
        const lh::node_t n = frontier[n_slot];
        const lh::node_t place = lh::node_t(lh::add(kept, int32_t(n_slot)));
        lh::store_racy(&order[place], n);
    }
}

// For each item of `order`, along its edges: adds to `BC`; sets `delta`.
// betweenness.gm:18-21: InReverse (v != s)
[[gnu::noinline]] static void bc_update_BC_listed(const lh::edge_t* __restrict__ row_offsets,
        const lh::node_t* __restrict__ column_indices, float* BC, const double* __restrict__ sigma,
        double* delta, const int32_t* __restrict__ v_level, const lh::node_t* __restrict__ order,
        lh::node_t s, int32_t depth, int32_t size, int32_t first, bool in_team = false) {
    if (!in_team) return lh::team_for_rows(row_offsets, order + first, size, 1024, [=] {
        bc_update_BC_listed(row_offsets, column_indices, BC, sigma, delta, v_level, order, s, depth,
                size, first, true);
    });
#pragma omp for schedule(dynamic, lh::part(size)) nowait
    for (int64_t v_slot = 0; v_slot < size; ++v_slot) {
        lh::look_ahead(row_offsets, order + first, v_slot, size, column_indices);
        const lh::node_t v = order[first + v_slot];
        if (v != s) {
            double sum = 0.0;
            for (lh::edge_t w_slot = row_offsets[v], w_end = row_offsets[v + 1]; w_slot < w_end;
                    ++w_slot) {
                const lh::node_t w = column_indices[w_slot];
                if (v_level[w] == lh::add(depth, 1)) {
                    sum += sigma[v] / sigma[w] * (1 + lh::load_racy(&delta[w]));
                }
            }
            lh::store_racy(&delta[v], sum);
            BC[v] += float(sum);
        }
    }
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

// On the host: adds to `sizes`; sets `ends` and `order`.
// betweenness.gm:18-21: InReverse (v != s)
static void bc_update_BC_sort(lh::node_t nodes, const int32_t* __restrict__ v_level,
        lh::node_t* order, int32_t* sizes, int32_t* ends, int32_t depth) {
    for (lh::node_t n = 0; n < nodes; ++n) {
        if (v_level[n] >= 0 && v_level[n] < depth) {
            const lh::node_t level = lh::node_t(v_level[n]);
            sizes[level] = lh::add(sizes[level], 1);
        }
    }
    int32_t number = 0;
    int32_t total = 0;
    while (number < depth) {
        if (LH_STOPPED) break;
        const lh::node_t level = lh::node_t(number);
        ends[level] = total;
        total = lh::add(total, sizes[level]);
        number = lh::add(number, 1);
    }
    for (lh::node_t n = 0; n < nodes; ++n) {
        if (v_level[n] >= 0 && v_level[n] < depth) {
            const lh::node_t level = lh::node_t(v_level[n]);
            const lh::node_t place = lh::node_t(ends[level]);
            order[place] = n;
            ends[level] = lh::add(ends[level], 1);
        }
    }
}

// Runs `bc`.
//   G: the graph, every row sorted; row_offsets, column_indices, in_row_offsets, in_column_indices
//   seeds: Node_Seq(G) of Green-Marl (in)
//   BC: float for each of the nodes (out)
void bc(const lh::Graph& G, const lh::Sequence<lh::node_t>& seeds, float* BC) {
    int32_t waiting = 0, size = 0, first = 0;
    lh::node_t level = -1;
    lh::Sequence<lh::node_t> items;
    int32_t round = 0;
    lh::Array<lh::node_t> order(G.nodes), frontier(G.nodes), touched(G.nodes);
    lh::Array<int32_t> sizes(G.nodes), ends(G.nodes), stamp(G.nodes, 0), v_level(G.nodes);
    lh::Array<lh::Bit> marks(G.nodes);
    lh::Array<double> sigma(G.nodes), delta(G.nodes);
    bc_fill_BC(G.nodes, BC);
    bool more_2;
    bc_for_s(&more_2, seeds, items);
    while (more_2) {
        if (LH_STOPPED) break;
        lh::node_t s;
        bc_set_s(&s, items);
        bc_set_v_level(G.nodes, sigma.data(), delta.data(), v_level.data(), s);
        int32_t depth = 0;
        bool more = s != lh::node_t(-1);
        int64_t asked = G.edges;
        int32_t active = 0;
        int64_t work = 0;
        if (s != lh::node_t(-1)) {
            frontier[0] = s;
            active = 1;
            work = int32_t(G.in_row_offsets[s + 1] - G.in_row_offsets[s])
                    + int32_t(G.row_offsets[s + 1] - G.row_offsets[s]);
        }
        bool listed = true, ordered = true;
        int32_t kept = 0;
        while (more) {
            if (LH_STOPPED) break;
            if (active <= G.nodes / 14 && work <= int64_t(G.edges) / 7) {
                if (!listed) {
                    waiting = 0;
                    work = 0;
                    bc_update_more_kept(G.nodes, G.row_offsets, G.in_row_offsets, v_level.data(),
                            frontier.data(), depth, &work, &waiting);
                    active = waiting;
                }
                do {
                    if (LH_STOPPED) break;
                    if (ordered) {
                        level = lh::node_t(depth);
                        ends[level] = kept;
                        bc_update_BC_keep(frontier.data(), order.data(), active, kept);
                        kept += active;
                    }
                    round += 1;
                    waiting = 0;
                    work = 0;
                    more = false;
                    bc_update_more_listed(G.row_offsets, G.column_indices, G.in_row_offsets,
                            v_level.data(), frontier.data(), touched.data(), stamp.data(), depth,
                            &more, active, &work, &waiting, round);
                    bc_update_sigma_listed(G.in_row_offsets, G.in_column_indices, sigma.data(),
                            v_level.data(), frontier.data(), s, depth, active);
                    frontier.swap(touched);
                    active = waiting;
                    depth += 1;
                } while (more && active <= G.nodes / 14 && work <= int64_t(G.edges) / 7);
            } else {
                ordered = false;
                more = false;
                if (work > asked / 14) {
                    bc_update_more_marked(G.nodes, v_level.data(), marks.data(), depth);
                    bc_update_more_pulled(G.nodes, G.in_row_offsets, G.in_column_indices,
                            v_level.data(), marks.data(), depth, &more);
                } else {
                    bc_update_more(G.nodes, G.row_offsets, G.column_indices, v_level.data(), depth,
                            &more);
                }
                bc_update_sigma(G.nodes, G.in_row_offsets, G.in_column_indices, sigma.data(),
                        v_level.data(), s, depth);
                waiting = 0;
                work = 0;
                asked = 0;
                bc_update_more_next_counted(G.nodes, G.row_offsets, G.in_row_offsets,
                        v_level.data(), depth, &work, &waiting, &asked);
                active = waiting;
                depth += 1;
            }
            listed = false;
        }
        if (ordered) {
            while (depth > 0) {
                if (LH_STOPPED) break;
                depth -= 1;
                level = lh::node_t(depth);
                first = ends[level];
                size = kept - first;
                kept = first;
                bc_update_BC_listed(G.row_offsets, G.column_indices, BC, sigma.data(), delta.data(),
                        v_level.data(), order.data(), s, depth, size, first);
            }
        } else if (depth > 16) {
            sizes.fill(0);
            bc_update_BC_sort(G.nodes, v_level.data(), order.data(), sizes.data(), ends.data(),
                    depth);
            while (depth > 0) {
                if (LH_STOPPED) break;
                depth -= 1;
                level = lh::node_t(depth);
                size = sizes[level];
                first = ends[level] - size;
                bc_update_BC_listed(G.row_offsets, G.column_indices, BC, sigma.data(), delta.data(),
                        v_level.data(), order.data(), s, depth, size, first);
            }
        } else {
            while (depth > 0) {
                if (LH_STOPPED) break;
                depth -= 1;
                bc_update_BC(G.nodes, G.row_offsets, G.column_indices, BC, sigma.data(),
                        delta.data(), v_level.data(), s, depth);
            }
        }
        bc_set_more(&more_2, items);
    }
}
