// For each node: sets `dist`, `dist_nxt`, `updated` and `updated_nxt`.
// sssp.gm:16: G.dist = (G == root) ? 0 : INF;
// sssp.gm:17: G.dist_nxt = G.dist;
// sssp.gm:18: G.updated = (G == root);
// sssp.gm:19: G.updated_nxt = False;
[[gnu::noinline]] static void sssp_set_updated_nxt(lh::node_t nodes, int32_t* dist,
        int32_t* dist_nxt, bool* updated, bool* updated_nxt, lh::node_t root,
        bool in_team = false) {
    if (!in_team && lh::needs_team(nodes, 32768)) return lh::team([=] {
        sssp_set_updated_nxt(nodes, dist, dist_nxt, updated, updated_nxt, root, true);
    });
#pragma omp for schedule(static) nowait
    for (lh::node_t n = 0; n < nodes; ++n) {
        const int32_t dist_kept = n == root ? 0 : lh::Limits<int32_t>::largest;
        dist[n] = dist_kept;
        dist_nxt[n] = dist_kept;
        updated[n] = n == root;
        updated_nxt[n] = false;
    }
}

// For each node, along its edges: lowers `dist_nxt`; sets `updated_nxt`.
// sssp.gm:21-26: Foreach (n: G.Nodes)(n.updated)
[[gnu::noinline]] static void sssp_update_dist_nxt(lh::node_t nodes,
        const lh::edge_t* __restrict__ row_offsets, const lh::node_t* __restrict__ column_indices,
        const int32_t* __restrict__ len, const int32_t* __restrict__ dist, int32_t* dist_nxt,
        const bool* __restrict__ updated, bool* updated_nxt, bool in_team = false) {
    const lh::Parts parts(row_offsets, nodes);
    if (!in_team && lh::needs_team(parts.work, 8192)) return lh::team([=] {
        sssp_update_dist_nxt(nodes, row_offsets, column_indices, len, dist, dist_nxt, updated,
                updated_nxt, true);
    });
#pragma omp for schedule(dynamic) nowait
    for (int part = 0; part < parts.count; ++part) {
        if (LH_STOPPED) continue;
        for (lh::node_t n = parts.begin(part), n_last = parts.begin(part + 1); n < n_last; ++n) {
            if (updated[n]) {
                for (lh::edge_t s_slot = row_offsets[n], s_end = row_offsets[n + 1]; s_slot < s_end;
                        ++s_slot) {
                    const lh::node_t s = column_indices[s_slot];
                    const int32_t candidate = lh::add(dist[n], len[s_slot]);
                    if (candidate < lh::atomic_min(&dist_nxt[s], candidate)) {
                        lh::store_racy(&updated_nxt[s], true);
                    }
                }
            }
        }
    }
}

// For each node: notes the distances, and puts the nodes that are to act on the list `far`.
// sssp.gm:21-26: Foreach (n: G.Nodes)(n.updated)
[[gnu::noinline]] static void sssp_update_dist_nxt_gather(lh::node_t nodes,
        const int32_t* __restrict__ dist, const bool* __restrict__ updated, lh::node_t* far,
        int32_t* near_by, int32_t* far_count, bool in_team = false) {
    if (!in_team && lh::needs_team(nodes, 32768)) return lh::team([=] {
        sssp_update_dist_nxt_gather(nodes, dist, updated, far, near_by, far_count, true);
    });
    lh::Pending<lh::node_t, int32_t> far_pending(far, far_count);
#pragma omp for schedule(static) nowait
    for (lh::node_t n = 0; n < nodes; ++n) {
        near_by[n] = dist[n];
        if (updated[n] && dist[n] != lh::Limits<int32_t>::largest) far_pending.append(n);
    }
}

// For each item of `far`: lists in `beyond` who is beyond the bound; finds the least distance.
// sssp.gm:21-26: Foreach (n: G.Nodes)(n.updated)
[[gnu::noinline]] static void sssp_update_dist_nxt_recall_listed(const lh::node_t* __restrict__ far,
        lh::node_t* beyond, const int32_t* __restrict__ near_by,
        const int32_t* __restrict__ far_count, int32_t* beyond_count, int32_t* least, double bound,
        bool in_team = false) {
    if (!in_team) return lh::team_if_faster(*far_count, 4096, [=] {
        sssp_update_dist_nxt_recall_listed(far, beyond, near_by, far_count, beyond_count, least,
                bound, true);
    });
    lh::Pending<lh::node_t, int32_t> beyond_pending(beyond, beyond_count);
    int32_t least_part = lh::Limits<int32_t>::largest;
#pragma omp for schedule(static) nowait
    for (int64_t n_slot = 0; n_slot < *far_count; ++n_slot) {
        const lh::node_t n = far[n_slot];
        if (double(near_by[n]) > bound) {
            least_part = lh::smaller<int32_t>(least_part, near_by[n]);
            beyond_pending.append(n);
        }
    }
    lh::atomic_min(least, least_part);
}

// For each item of `beyond`: puts it on `near` or `far`, by the new bound.
// sssp.gm:21-26: Foreach (n: G.Nodes)(n.updated)
[[gnu::noinline]] static void sssp_update_dist_nxt_sort_listed(lh::node_t* near, lh::node_t* far,
        const lh::node_t* __restrict__ beyond, const int32_t* __restrict__ near_by,
        int32_t* far_count, const int32_t* __restrict__ beyond_count, int32_t* within, double bound,
        bool in_team = false) {
    if (!in_team) return lh::team_if_faster(*beyond_count, 4096, [=] {
        sssp_update_dist_nxt_sort_listed(near, far, beyond, near_by, far_count, beyond_count,
                within, bound, true);
    });
    lh::Pending<lh::node_t, int32_t> near_pending(near, within);
    lh::Pending<lh::node_t, int32_t> far_pending(far, far_count);
#pragma omp for schedule(static) nowait
    for (int64_t n_slot = 0; n_slot < *beyond_count; ++n_slot) {
        const lh::node_t n = beyond[n_slot];
        if (double(near_by[n]) <= bound) {
            near_pending.append(n);
        } else {
            far_pending.append(n);
        }
    }
}

// For each item of `near`, along its edges: lowers distances; nearer nodes go to `next` or `far`.
// sssp.gm:21-26: Foreach (n: G.Nodes)(n.updated)
[[gnu::noinline]] static void sssp_update_dist_nxt_near_listed(
        const lh::edge_t* __restrict__ row_offsets, const lh::node_t* __restrict__ column_indices,
        const int32_t* __restrict__ len, const int32_t* __restrict__ dist,
        const bool* __restrict__ updated, const lh::node_t* __restrict__ near, lh::node_t* next,
        lh::node_t* far, int32_t* queued, int32_t* near_by, int32_t near_count, int32_t* next_count,
        int32_t* far_count, int32_t near_round, double bound, bool fits, bool in_team = false) {
    if (!in_team) return lh::team_for_rows(row_offsets, near, near_count, 1024, [=] {
        sssp_update_dist_nxt_near_listed(row_offsets, column_indices, len, dist, updated, near,
                next, far, queued, near_by, near_count, next_count, far_count, near_round, bound,
                fits, true);
    });
    lh::Pending<lh::node_t, int32_t> next_pending(next, next_count);
    lh::Pending<lh::node_t, int32_t> far_pending(far, far_count);
    const auto step_body = [&](lh::node_t n) {
        const int32_t dist_2 = lh::load_racy(&near_by[n]);
        for (lh::edge_t s_slot = row_offsets[n], s_end = row_offsets[n + 1]; s_slot < s_end;
                ++s_slot) {
            const lh::node_t s = column_indices[s_slot];
            const int32_t candidate = lh::add(dist_2, len[s_slot]);
            const int32_t before = lh::atomic_min(&near_by[s], candidate);
            if (candidate < before) {
                if (double(lh::load_racy(&near_by[s])) <= bound) {
                    if (lh::visit_again(&queued[s], near_round)) next_pending.append(s);
                } else if (before == lh::Limits<int32_t>::largest
                        || (before == dist[s] && !updated[s])) {
                    far_pending.append(s);
                }
            }
        }
    };
#pragma omp for schedule(dynamic, lh::part(near_count)) nowait
    for (int64_t n_slot = 0; n_slot < near_count; ++n_slot) {
        lh::look_ahead(row_offsets, near, n_slot, near_count, column_indices, len);
        step_body(near[n_slot]);
    }
    if (fits) {
        next_pending.run_own([&](lh::node_t n) {
            lh::take_back(&queued[n], near_round);
            step_body(n);
        });
    }
}

// For each node: gives the properties of the program the distances that were found.
// sssp.gm:21-26: Foreach (n: G.Nodes)(n.updated)
[[gnu::noinline]] static void sssp_update_dist_nxt_settle(lh::node_t nodes, int32_t* dist,
        int32_t* dist_nxt, bool* updated, const int32_t* __restrict__ near_by,
        bool in_team = false) {
    if (!in_team && lh::needs_team(nodes, 32768)) return lh::team([=] {
        sssp_update_dist_nxt_settle(nodes, dist, dist_nxt, updated, near_by, true);
    });
#pragma omp for schedule(static) nowait
    for (lh::node_t n = 0; n < nodes; ++n) {
        updated[n] = false;
        dist[n] = near_by[n];
        dist_nxt[n] = near_by[n];
    }
}

// For each node, along its edges: adds up the lengths, and finds how large distances may become.
// sssp.gm:21-26: Foreach (n: G.Nodes)(n.updated)
[[gnu::noinline]] static void sssp_update_dist_nxt_measure(lh::node_t nodes,
        const lh::edge_t* __restrict__ row_offsets, const lh::node_t* __restrict__ column_indices,
        const int32_t* __restrict__ len, const int32_t* __restrict__ dist,
        const bool* __restrict__ updated, bool* valid, double* total, int32_t* longest,
        int32_t* farthest, double* reach, bool* closed, bool in_team = false) {
    const lh::Parts parts(row_offsets, nodes);
    if (!in_team && lh::needs_team(parts.work, 8192)) return lh::team([=] {
        sssp_update_dist_nxt_measure(nodes, row_offsets, column_indices, len, dist, updated, valid,
                total, longest, farthest, reach, closed, true);
    });
    int32_t farthest_part = lh::Limits<int32_t>::smallest,
            longest_part = lh::Limits<int32_t>::smallest;
    double total_part = 0.0, reach_part = 0.0;
#pragma omp for schedule(dynamic) nowait
    for (int part = 0; part < parts.count; ++part) {
        if (LH_STOPPED) continue;
        for (lh::node_t n = parts.begin(part), n_last = parts.begin(part + 1); n < n_last; ++n) {
            if (dist[n] < 0) lh::store_if_new(valid, false);
            if (updated[n] || dist[n] != lh::Limits<int32_t>::largest) {
                farthest_part = lh::larger<int32_t>(farthest_part, dist[n]);
            }
            int32_t own_longest = 0;
            const bool rests = !updated[n] && dist[n] != lh::Limits<int32_t>::largest;
            for (lh::edge_t s_slot = row_offsets[n], s_end = row_offsets[n + 1]; s_slot < s_end;
                    ++s_slot) {
                const lh::node_t s = column_indices[s_slot];
                const int32_t length = len[s_slot];
                total_part += length;
                if (length < 0) lh::store_if_new(valid, false);
                own_longest = lh::larger<int32_t>(own_longest, length);
                if (rests && dist[s] == lh::Limits<int32_t>::largest) {
                    lh::store_if_new(closed, false);
                }
            }
            reach_part += own_longest;
            longest_part = lh::larger<int32_t>(longest_part, own_longest);
        }
    }
    lh::atomic_max(farthest, farthest_part);
    lh::atomic_add(total, total_part);
    lh::atomic_add(reach, reach_part);
    lh::atomic_max(longest, longest_part);
}

// For each node: sets `dist`, `updated`, `updated_nxt` and `exist`; adds to `active` and `work`.
// sssp.gm:27: G.dist = G.dist_nxt;
// sssp.gm:28: G.updated = G.updated_nxt;
// sssp.gm:29: G.updated_nxt = False;
// sssp.gm:30: Exist(n: G.Nodes){n.updated}
[[gnu::noinline]] static void sssp_update_exist_counted(lh::node_t nodes,
        const lh::edge_t* __restrict__ row_offsets, int32_t* dist,
        const int32_t* __restrict__ dist_nxt, bool* updated, bool* updated_nxt, bool* exist,
        int32_t* active, int64_t* work, bool in_team = false) {
    if (!in_team && lh::needs_team(nodes, 32768)) return lh::team([=] {
        sssp_update_exist_counted(nodes, row_offsets, dist, dist_nxt, updated, updated_nxt, exist,
                active, work, true);
    });
    int32_t active_part = 0;
    int64_t work_part = 0;
#pragma omp for schedule(static) nowait
    for (lh::node_t n = 0; n < nodes; ++n) {
        dist[n] = dist_nxt[n];
        const bool updated_kept = updated_nxt[n];
        updated[n] = updated_kept;
        if (updated_kept) {
            updated_nxt[n] = false;
            lh::store_if_new(exist, true);
        }
        const int32_t counts = updated_kept ? 1 : 0;
        active_part = lh::add(active_part, counts);
        work_part = lh::add(work_part,
                lh::multiply(int32_t(row_offsets[n + 1] - row_offsets[n]), counts));
    }
    lh::atomic_add(active, active_part);
    lh::atomic_add(work, work_part);
}

// For each item of `frontier`: appends to `touched`; lowers `dist_nxt`; sets `updated_nxt`.
// sssp.gm:21-26: Foreach (n: G.Nodes)(n.updated)
[[gnu::noinline]] static void sssp_update_dist_nxt_listed(
        const lh::edge_t* __restrict__ row_offsets, const lh::node_t* __restrict__ column_indices,
        const int32_t* __restrict__ len, const int32_t* __restrict__ dist, int32_t* dist_nxt,
        bool* updated_nxt, const lh::node_t* __restrict__ frontier, lh::node_t* touched,
        int32_t* stamp, const int32_t* __restrict__ active, int32_t* waiting, int32_t round,
        bool in_team = false) {
    if (!in_team) return lh::team_for_rows(row_offsets, frontier, *active, 1024, [=] {
        sssp_update_dist_nxt_listed(row_offsets, column_indices, len, dist, dist_nxt, updated_nxt,
                frontier, touched, stamp, active, waiting, round, true);
    });
    lh::Pending<lh::node_t, int32_t> touched_pending(touched, waiting);
#pragma omp for schedule(dynamic, lh::part(*active)) nowait
    for (int64_t n_slot = 0; n_slot < *active; ++n_slot) {
        lh::look_ahead(row_offsets, frontier, n_slot, *active, column_indices, len);
        const lh::node_t n = frontier[n_slot];
        if (lh::visit(&stamp[n], round)) touched_pending.append(n);
        for (lh::edge_t s_slot = row_offsets[n], s_end = row_offsets[n + 1]; s_slot < s_end;
                ++s_slot) {
            const lh::node_t s = column_indices[s_slot];
            const int32_t candidate = lh::add(dist[n], len[s_slot]);
            if (candidate < lh::atomic_min(&dist_nxt[s], candidate)) {
                lh::store_racy(&updated_nxt[s], true);
                if (lh::visit(&stamp[s], round)) touched_pending.append(s);
            }
        }
    }
}

// For each item of `touched`: sets `dist`, `updated` and 2 more; appends to `frontier`.
// sssp.gm:27: G.dist = G.dist_nxt;
// sssp.gm:28: G.updated = G.updated_nxt;
// sssp.gm:29: G.updated_nxt = False;
// sssp.gm:30: Exist(n: G.Nodes){n.updated}
[[gnu::noinline]] static void sssp_update_exist_listed(const lh::edge_t* __restrict__ row_offsets,
        int32_t* dist, const int32_t* __restrict__ dist_nxt, bool* updated, bool* updated_nxt,
        lh::node_t* frontier, const lh::node_t* __restrict__ touched, bool* exist, int32_t* active,
        int64_t* work, const int32_t* __restrict__ waiting, bool in_team = false) {
    if (!in_team) return lh::team_if_faster(*waiting, 4096, [=] {
        sssp_update_exist_listed(row_offsets, dist, dist_nxt, updated, updated_nxt, frontier,
                touched, exist, active, work, waiting, true);
    });
    lh::Pending<lh::node_t, int32_t> frontier_pending(frontier, active, work);
#pragma omp for schedule(static) nowait
    for (int64_t n_slot = 0; n_slot < *waiting; ++n_slot) {
        const lh::node_t n = touched[n_slot];
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

// For each node: lists in `frontier` the nodes that may act.
// sssp.gm:21-26: Foreach (n: G.Nodes)(n.updated)
[[gnu::noinline]] static void sssp_update_dist_nxt_kept(lh::node_t nodes,
        const lh::edge_t* __restrict__ row_offsets, const bool* __restrict__ updated,
        lh::node_t* frontier, int32_t* active, int64_t* work, bool in_team = false) {
    if (!in_team && lh::needs_team(nodes, 32768)) return lh::team([=] {
        sssp_update_dist_nxt_kept(nodes, row_offsets, updated, frontier, active, work, true);
    });
    lh::Pending<lh::node_t, int32_t> frontier_pending(frontier, active, work);
#pragma omp for schedule(static) nowait
    for (int64_t n_first = 0; n_first < nodes; n_first += lh::stretch) {
        if (LH_STOPPED) continue;
        const lh::node_t n_last = lh::stretch_end(n_first, nodes);
        lh::node_t n = lh::next_true(n_first, n_last, updated);
        for (; n < n_last; n = lh::next_true(n + 1, n_last, updated)) {
            frontier_pending.append(n, int32_t(row_offsets[n + 1] - row_offsets[n]));
        }
    }
}

// Runs `sssp`.
//   G: the graph, every row sorted; row_offsets, column_indices
//   len: int32_t for each of the edges, in the order of the rows (in)
//   root: a node, -1 for NIL (in)
//   dist: int32_t for each of the nodes (out)
void sssp(const lh::Graph& G, const int32_t* len, lh::node_t root, int32_t* dist) {
    bool exist = false, finished = false;
    int32_t round = 0, near_round = 0, rounds = 0;
    lh::Array<lh::node_t> frontier(G.nodes), touched(G.nodes), near(G.nodes), next(G.nodes),
            far(G.nodes), beyond(G.nodes);
    lh::Array<int32_t> stamp(G.nodes, 0), queued(G.nodes, 0), near_by(G.nodes), dist_nxt(G.nodes);
    lh::Array<bool> updated(G.nodes), updated_nxt(G.nodes);
    sssp_set_updated_nxt(G.nodes, dist, dist_nxt.data(), updated.data(), updated_nxt.data(), root);
    int32_t patience = 2;
    while (!finished && rounds < G.nodes) {
        if (LH_STOPPED) break;
        int32_t active = int32_t(G.nodes) + 1;
        int64_t work = 0;
        do {
            if (LH_STOPPED) break;
            if (active <= G.nodes / 14 && work <= int64_t(G.edges) / 14) {
                active = 0;
                work = 0;
                sssp_update_dist_nxt_kept(G.nodes, G.row_offsets, updated.data(), frontier.data(),
                        &active, &work);
                do {
                    if (LH_STOPPED) break;
                    round += 1;
                    int32_t waiting = 0;
                    sssp_update_dist_nxt_listed(G.row_offsets, G.column_indices, len, dist,
                            dist_nxt.data(), updated_nxt.data(), frontier.data(), touched.data(),
                            stamp.data(), &active, &waiting, round);
                    exist = false;
                    active = 0;
                    work = 0;
                    sssp_update_exist_listed(G.row_offsets, dist, dist_nxt.data(), updated.data(),
                            updated_nxt.data(), frontier.data(), touched.data(), &exist, &active,
                            &work, &waiting);
                    finished = !exist;
                    rounds += 1;
                    patience -= 1;
                } while (!finished && rounds < G.nodes && patience != 0 && active <= G.nodes / 14
                        && work <= int64_t(G.edges) / 14);
            } else {
                sssp_update_dist_nxt(G.nodes, G.row_offsets, G.column_indices, len, dist,
                        dist_nxt.data(), updated.data(), updated_nxt.data());
                exist = false;
                active = 0;
                work = 0;
                sssp_update_exist_counted(G.nodes, G.row_offsets, dist, dist_nxt.data(),
                        updated.data(), updated_nxt.data(), &exist, &active, &work);
                finished = !exist;
                rounds += 1;
                patience -= 1;
            }
        } while (!finished && rounds < G.nodes && patience != 0);
        if (!finished && rounds < G.nodes) {
            bool valid = true, closed = true;
            double total = 0.0, reach = 0.0;
            int32_t farthest = 0, longest = 1;
            sssp_update_dist_nxt_measure(G.nodes, G.row_offsets, G.column_indices, len, dist,
                    updated.data(), &valid, &total, &longest, &farthest, &reach, &closed);
            int64_t limit = double(farthest) + reach < 2147483647.0 ? int64_t(4611686018427387904)
                    : closed ? lh::quotient(2147483647 - int64_t(farthest), int64_t(longest)) - 3
                    : int64_t(0);
            const bool fits = double(farthest) + reach < 2147483647.0;
            if (valid && int64_t(G.edges) > 0 && limit >= 64) {
                const double delta = (int64_t(G.edges) <= int64_t(8) * G.nodes ? 4.0 : 2.0)
                        * (total / int64_t(G.edges) * G.nodes / int64_t(G.edges));
                limit += near_round;
                double bound = lh::Limits<double>::smallest;
                int32_t least = lh::Limits<int32_t>::largest, next_count = 0, far_count = 0;
                sssp_update_dist_nxt_gather(G.nodes, dist, updated.data(), far.data(),
                        near_by.data(), &far_count);
                do {
                    if (LH_STOPPED) break;
                    int32_t near_count = next_count;
                    if (near_count == 0) {
                        least = lh::Limits<int32_t>::largest;
                        int32_t beyond_count = 0;
                        sssp_update_dist_nxt_recall_listed(far.data(), beyond.data(),
                                near_by.data(), &far_count, &beyond_count, &least, bound);
                        far_count = 0;
                        int32_t within = 0;
                        bound = double(least) + delta;
                        sssp_update_dist_nxt_sort_listed(near.data(), far.data(), beyond.data(),
                                near_by.data(), &far_count, &beyond_count, &within, bound);
                        near_count = within;
                    }
                    next_count = 0;
                    near_round += 1;
                    sssp_update_dist_nxt_near_listed(G.row_offsets, G.column_indices, len, dist,
                            updated.data(), near.data(), next.data(), far.data(), queued.data(),
                            near_by.data(), near_count, &next_count, &far_count, near_round, bound,
                            fits);
                    near.swap(next);
                } while ((next_count > 0 || least != lh::Limits<int32_t>::largest)
                        && near_round < limit);
                if (!(next_count > 0 || least != lh::Limits<int32_t>::largest)) {
                    sssp_update_dist_nxt_settle(G.nodes, dist, dist_nxt.data(), updated.data(),
                            near_by.data());
                }
            }
        }
    }
}
