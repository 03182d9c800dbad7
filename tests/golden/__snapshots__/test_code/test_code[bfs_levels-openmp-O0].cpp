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

// For each node: sets `level_next`, or sets `level`.
// bfs_levels.gm:16: w.level <= depth + 1 @ v;
[[gnu::noinline]] static void bfs_levels_set_level_next(lh::node_t nodes,
        const int32_t* __restrict__ level, int32_t* level_next, bool in_team = false) {
    if (!in_team && lh::needs_team(nodes, 32768)) return lh::team([=] {
        bfs_levels_set_level_next(nodes, level, level_next, true);
    });
#pragma omp for schedule(static) nowait
    for (lh::node_t n = 0; n < nodes; ++n) {
        level_next[n] = level[n];
    }
}

// For each node, along its edges: sets `level_next`; combines into `finished`.
// bfs_levels.gm:14-19: Foreach (v: G.Nodes)(v.level == depth)
[[gnu::noinline]] static void bfs_levels_update_finished(lh::node_t nodes,
        const lh::edge_t* __restrict__ row_offsets, const lh::node_t* __restrict__ column_indices,
        const int32_t* __restrict__ level, int32_t* level_next, int32_t depth, bool* finished,
        bool in_team = false) {
    const lh::Parts parts(row_offsets, nodes);
    if (!in_team && lh::needs_team(parts.work, 8192)) return lh::team([=] {
        bfs_levels_update_finished(nodes, row_offsets, column_indices, level, level_next, depth,
                finished, true);
    });
#pragma omp for schedule(dynamic) nowait
    for (int part = 0; part < parts.count; ++part) {
        if (LH_STOPPED) continue;
        for (lh::node_t v = parts.begin(part), v_last = parts.begin(part + 1); v < v_last; ++v) {
            if (level[v] == depth) {
                for (lh::edge_t w_slot = row_offsets[v], w_end = row_offsets[v + 1]; w_slot < w_end;
                        ++w_slot) {
                    const lh::node_t w = column_indices[w_slot];
                    if (level[w] == -1) {
                        lh::store_racy(&level_next[w], lh::add(depth, 1));
                        lh::atomic_and_(finished, false);
                    }
                }
            }
        }
    }
}

// Runs `bfs_levels`.
//   G: the graph, every row sorted; row_offsets, column_indices
//   root: a node, -1 for NIL (in)
//   level: int32_t for each of the nodes (out)
void bfs_levels(const lh::Graph& G, lh::node_t root, int32_t* level) {
    int32_t depth = 0;
    bool finished = false;
    lh::Array<int32_t> level_next(G.nodes);
    bfs_levels_set_level(G.nodes, level, root);
    while (!finished) {
        if (LH_STOPPED) break;
        finished = true;
        level_next.fill(0);
        bfs_levels_set_level_next(G.nodes, level, level_next.data());
        bfs_levels_update_finished(G.nodes, G.row_offsets, G.column_indices, level,
                level_next.data(), depth, &finished);
        bfs_levels_set_level_next(G.nodes, level_next.data(), level);
        depth += 1;
    }
}
