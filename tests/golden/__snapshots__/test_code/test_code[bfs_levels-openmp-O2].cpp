// For each node: sets `level`.
// bfs_levels.gm:11: G.level = (G == root) ? 0 : -1;
[[gnu::noinline]] static void bfs_levels_set_level(lh::node_t nodes, int32_t* level,
        lh::node_t root, bool in_team = false) {
    if (!in_team && lh::needs_team(nodes, 32768)) return lh::team([=] {
        bfs_levels_set_level(nodes, level, root, true);
    });
#pragma omp for schedule(static) nowait
    for (lh::node_t n = 0; n < nodes; ++n) {
        level[n] = n == root ? 0 : -1;
    }
}

// For each node, along its edges: sets `level` and `finished`.
// bfs_levels.gm:14-19: Foreach (v: G.Nodes)(v.level == depth)
[[gnu::noinline]] static void bfs_levels_update_finished(lh::node_t nodes,
        const lh::edge_t* __restrict__ row_offsets, const lh::node_t* __restrict__ column_indices,
        int32_t* level, int32_t depth, bool* finished, bool in_team = false) {
    const lh::Parts parts(row_offsets, nodes);
    if (!in_team && lh::needs_team(parts.work, 8192)) return lh::team([=] {
        bfs_levels_update_finished(nodes, row_offsets, column_indices, level, depth, finished,
                true);
    });
#pragma omp for schedule(dynamic) nowait
    for (int part = 0; part < parts.count; ++part) {
        if (LH_STOPPED) continue;
        for (lh::node_t v = parts.begin(part), v_last = parts.begin(part + 1); v < v_last; ++v) {
            if (lh::load_racy(&level[v]) == depth) {
                for (lh::edge_t w_slot = row_offsets[v], w_end = row_offsets[v + 1]; w_slot < w_end;
                        ++w_slot) {
                    const lh::node_t w = column_indices[w_slot];
                    if (lh::load_racy(&level[w]) == -1) {
                        lh::store_racy(&level[w], lh::add(depth, 1));
                        lh::store_if_new(finished, false);
                    }
                }
            }
        }
    }
}

// For each node: marks in `marks` the nodes that act.
// bfs_levels.gm:14-19: Foreach (v: G.Nodes)(v.level == depth)
[[gnu::noinline]] static void bfs_levels_update_finished_marked(lh::node_t nodes,
        const int32_t* __restrict__ level, const lh::Bitmap marks, int32_t depth,
        bool in_team = false) {
    if (!in_team && lh::needs_team(nodes, 32768)) return lh::team([=] {
        bfs_levels_update_finished_marked(nodes, level, marks, depth, true);
    });
#pragma omp for schedule(static) nowait
    for (int64_t v_first = 0; v_first < nodes; v_first += lh::Bitmap::word) {
        marks.store(v_first, nodes, [&](lh::node_t v) {
            return level[v] == depth;
        });
    }
}

// For each node, against its edges: sets `level` and `finished`.
// bfs_levels.gm:14-19: Foreach (v: G.Nodes)(v.level == depth)
[[gnu::noinline]] static void bfs_levels_update_finished_pulled(lh::node_t nodes,
        const lh::edge_t* __restrict__ in_row_offsets,
        const lh::node_t* __restrict__ in_column_indices, int32_t* level, const lh::Bitmap marks,
        int32_t depth, bool* finished, bool in_team = false) {
    const lh::Parts parts(in_row_offsets, nodes);
    if (!in_team && lh::needs_team(parts.work, 8192)) return lh::team([=] {
        bfs_levels_update_finished_pulled(nodes, in_row_offsets, in_column_indices, level, marks,
                depth, finished, true);
    });
#pragma omp for schedule(dynamic) nowait
    for (int part = 0; part < parts.count; ++part) {
        if (LH_STOPPED) continue;
        for (lh::node_t w = parts.begin(part), w_last = parts.begin(part + 1); w < w_last; ++w) {
            if (level[w] == -1) {
                bool reached = false;
                for (lh::edge_t v_slot = in_row_offsets[w], v_end = in_row_offsets[w + 1];
                        !reached && v_slot < v_end; ++v_slot) {
                    const lh::node_t v = in_column_indices[v_slot];
                    if (marks[v]) reached = true;
                }
                if (reached) {
                    level[w] = lh::add(depth, 1);
                    lh::store_if_new(finished, false);
                }
            }
        }
    }
}

// For each node: counts the nodes that may act in the next round, and their edges.
// bfs_levels.gm:14-19: Foreach (v: G.Nodes)(v.level == depth)
[[gnu::noinline]] static void bfs_levels_update_finished_next_counted(lh::node_t nodes,
        const lh::edge_t* __restrict__ row_offsets, const lh::edge_t* __restrict__ in_row_offsets,
        const int32_t* __restrict__ level, int32_t depth, int64_t* work, int32_t* waiting,
        int64_t* asked, bool in_team = false) {
    if (!in_team && lh::needs_team(nodes, 32768)) return lh::team([=] {
        bfs_levels_update_finished_next_counted(nodes, row_offsets, in_row_offsets, level, depth,
                work, waiting, asked, true);
    });
    int32_t waiting_part = 0;
    int64_t work_part = 0, asked_part = 0;
#pragma omp for schedule(static) nowait
    for (lh::node_t n = 0; n < nodes; ++n) {
        const int32_t counts = level[n] == lh::add(depth, 1) ? 1 : 0;
        const int32_t asks = level[n] == -1 ? 1 : 0;
        waiting_part = lh::add(waiting_part, counts);
        work_part = lh::add(work_part,
                lh::multiply(int32_t(row_offsets[n + 1] - row_offsets[n]), counts));
        asked_part = lh::add(asked_part,
                lh::multiply(int32_t(in_row_offsets[n + 1] - in_row_offsets[n]), asks));
    }
    lh::atomic_add(waiting, waiting_part);
    lh::atomic_add(work, work_part);
    lh::atomic_add(asked, asked_part);
}

// For each item of `frontier`, along its edges: sets `level` and `finished`; appends to `touched`.
// bfs_levels.gm:14-19: Foreach (v: G.Nodes)(v.level == depth)
[[gnu::noinline]] static void bfs_levels_update_finished_listed(
        const lh::edge_t* __restrict__ row_offsets, const lh::node_t* __restrict__ column_indices,
        int32_t* level, const lh::node_t* __restrict__ frontier, lh::node_t* touched,
        int32_t* stamp, int32_t depth, bool* finished, int32_t active, int64_t* work,
        int32_t* waiting, int32_t round, bool in_team = false) {
    if (!in_team) return lh::team_for_rows(row_offsets, frontier, active, 1024, [=] {
        bfs_levels_update_finished_listed(row_offsets, column_indices, level, frontier, touched,
                stamp, depth, finished, active, work, waiting, round, true);
    });
    lh::Pending<lh::node_t, int32_t> touched_pending(touched, waiting, work);
#pragma omp for schedule(dynamic, lh::part(active)) nowait
    for (int64_t v_slot = 0; v_slot < active; ++v_slot) {
        lh::look_ahead(row_offsets, frontier, v_slot, active, column_indices);
        const lh::node_t v = frontier[v_slot];
        for (lh::edge_t w_slot = row_offsets[v], w_end = row_offsets[v + 1]; w_slot < w_end;
                ++w_slot) {
            const lh::node_t w = column_indices[w_slot];
            if (lh::load_racy(&level[w]) == -1) {
                lh::store_racy(&level[w], lh::add(depth, 1));
                if (lh::visit(&stamp[w], round)) {
                    touched_pending.append(w, int32_t(row_offsets[w + 1] - row_offsets[w]));
                }
                lh::store_if_new(finished, false);
            }
        }
    }
}

// For each node: lists in `frontier` the nodes that may act.
// bfs_levels.gm:14-19: Foreach (v: G.Nodes)(v.level == depth)
[[gnu::noinline]] static void bfs_levels_update_finished_kept(lh::node_t nodes,
        const lh::edge_t* __restrict__ row_offsets, const int32_t* __restrict__ level,
        lh::node_t* frontier, int32_t depth, int64_t* work, int32_t* waiting,
        bool in_team = false) {
    if (!in_team && lh::needs_team(nodes, 32768)) return lh::team([=] {
        bfs_levels_update_finished_kept(nodes, row_offsets, level, frontier, depth, work, waiting,
                true);
    });
    lh::Pending<lh::node_t, int32_t> frontier_pending(frontier, waiting, work);
#pragma omp for schedule(static) nowait
    for (lh::node_t n = 0; n < nodes; ++n) {
        if (level[n] == depth) {
            frontier_pending.append(n, int32_t(row_offsets[n + 1] - row_offsets[n]));
        }
    }
}

// Runs `bfs_levels`.
//   G: the graph, every row sorted; row_offsets, column_indices, in_row_offsets, in_column_indices
//   root: a node, -1 for NIL (in)
//   level: int32_t for each of the nodes (out)
void bfs_levels(const lh::Graph& G, lh::node_t root, int32_t* level) {
    int32_t waiting = 0, round = 0, depth = 0;
    bool finished = false;
    lh::Array<lh::node_t> frontier(G.nodes), touched(G.nodes);
    lh::Array<int32_t> stamp(G.nodes, 0);
    lh::Array<lh::Bit> marks(G.nodes);
    bfs_levels_set_level(G.nodes, level, root);
    int64_t asked = G.edges;
    int32_t active = 0;
    int64_t work = 0;
    if (root != lh::node_t(-1)) {
        frontier[0] = root;
        active = 1;
        work = int32_t(G.row_offsets[root + 1] - G.row_offsets[root]);
    }
    bool listed = true;
    while (!finished) {
        if (LH_STOPPED) break;
        if (active <= G.nodes / 14 && work <= int64_t(G.edges) / 14) {
            if (!listed) {
                waiting = 0;
                work = 0;
                bfs_levels_update_finished_kept(G.nodes, G.row_offsets, level, frontier.data(),
                        depth, &work, &waiting);
                active = waiting;
            }
            do {
                if (LH_STOPPED) break;
                round += 1;
                waiting = 0;
                work = 0;
                finished = true;
                bfs_levels_update_finished_listed(G.row_offsets, G.column_indices, level,
                        frontier.data(), touched.data(), stamp.data(), depth, &finished, active,
                        &work, &waiting, round);
                frontier.swap(touched);
                active = waiting;
                depth += 1;
            } while (!finished && active <= G.nodes / 14 && work <= int64_t(G.edges) / 14);
        } else {
            finished = true;
            if (work > asked / 14) {
                bfs_levels_update_finished_marked(G.nodes, level, marks.data(), depth);
                bfs_levels_update_finished_pulled(G.nodes, G.in_row_offsets, G.in_column_indices,
                        level, marks.data(), depth, &finished);
            } else {
                bfs_levels_update_finished(G.nodes, G.row_offsets, G.column_indices, level, depth,
                        &finished);
            }
            waiting = 0;
            work = 0;
            asked = 0;
            bfs_levels_update_finished_next_counted(G.nodes, G.row_offsets, G.in_row_offsets, level,
                    depth, &work, &waiting, &asked);
            active = waiting;
            depth += 1;
        }
        listed = false;
    }
}
