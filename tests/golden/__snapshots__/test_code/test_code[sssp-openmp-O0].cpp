// For each node: sets `dist`.
// sssp.gm:16: G.dist = (G == root) ? 0 : INF;
[[gnu::noinline]] static void sssp_set_dist(lh::node_t nodes, int32_t* dist, lh::node_t root,
        bool in_team = false) {
    if (!in_team && lh::needs_team(nodes, 32768)) return lh::team([=] {
        sssp_set_dist(nodes, dist, root, true);
    });
#pragma omp for schedule(static) nowait
    for (lh::node_t n = 0; n < nodes; ++n) {
        dist[n] = n == root ? 0 : lh::Limits<int32_t>::largest;
    }
}

// For each node: sets `dist_nxt`, or sets `dist`.
// sssp.gm:17: G.dist_nxt = G.dist;
// sssp.gm:27: G.dist = G.dist_nxt;
[[gnu::noinline]] static void sssp_set_dist_nxt(lh::node_t nodes, const int32_t* __restrict__ dist,
        int32_t* dist_nxt, bool in_team = false) {
    if (!in_team && lh::needs_team(nodes, 32768)) return lh::team([=] {
        sssp_set_dist_nxt(nodes, dist, dist_nxt, true);
    });
#pragma omp for schedule(static) nowait
    for (lh::node_t n = 0; n < nodes; ++n) {
        dist_nxt[n] = dist[n];
    }
}

// For each node: sets `updated`.
// sssp.gm:18: G.updated = (G == root);
[[gnu::noinline]] static void sssp_set_updated(lh::node_t nodes, bool* updated, lh::node_t root,
        bool in_team = false) {
    if (!in_team && lh::needs_team(nodes, 32768)) return lh::team([=] {
        sssp_set_updated(nodes, updated, root, true);
    });
#pragma omp for schedule(static) nowait
    for (lh::node_t n = 0; n < nodes; ++n) {
        updated[n] = n == root;
    }
}

// For each node: sets `updated_nxt`.
// sssp.gm:19: G.updated_nxt = False;
// sssp.gm:29: G.updated_nxt = False;
[[gnu::noinline]] static void sssp_fill_updated_nxt(lh::node_t nodes, bool* updated_nxt,
        bool in_team = false) {
    if (!in_team && lh::needs_team(nodes, 32768)) return lh::team([=] {
        sssp_fill_updated_nxt(nodes, updated_nxt, true);
    });
#pragma omp for schedule(static) nowait
    for (lh::node_t n = 0; n < nodes; ++n) {
        updated_nxt[n] = false;
    }
}

// For each node, along its edges: lowers `dist_nxt`; sets `updated_nxt`.
// sssp.gm:21-26: Foreach (n: G.Nodes)(n.updated)
[[gnu::noinline]] static void sssp_update_dist_nxt(lh::node_t nodes,
        const lh::edge_t* __restrict__ row_offsets, const lh::node_t* __restrict__ column_indices,
        const int32_t* __restrict__ len, const int32_t* __restrict__ dist, int32_t* dist_nxt,
        const bool* __restrict__ updated, bool* updated_nxt, int32_t* locks, bool in_team = false) {
    const lh::Parts parts(row_offsets, nodes);
    if (!in_team && lh::needs_team(parts.work, 8192)) return lh::team([=] {
        sssp_update_dist_nxt(nodes, row_offsets, column_indices, len, dist, dist_nxt, updated,
                updated_nxt, locks, true);
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
                    if (candidate < lh::load_racy(&dist_nxt[s])) {
                        lh::lock(&locks[s & 65535]);
                        if (candidate < lh::atomic_min(&dist_nxt[s], candidate)) {
                            lh::store_racy(&updated_nxt[s], true);
                        }
                        lh::unlock(&locks[s & 65535]);
                    }
                }
            }
        }
    }
}

// For each node: sets `updated`.
// sssp.gm:28: G.updated = G.updated_nxt;
[[gnu::noinline]] static void sssp_set_updated_2(lh::node_t nodes, bool* updated,
        const bool* __restrict__ updated_nxt, bool in_team = false) {
    if (!in_team && lh::needs_team(nodes, 32768)) return lh::team([=] {
        sssp_set_updated_2(nodes, updated, updated_nxt, true);
    });
#pragma omp for schedule(static) nowait
    for (lh::node_t n = 0; n < nodes; ++n) {
        updated[n] = updated_nxt[n];
    }
}

// For each node: combines into `exist`.
// sssp.gm:30: Exist(n: G.Nodes){n.updated}
[[gnu::noinline]] static void sssp_update_exist(lh::node_t nodes, const bool* __restrict__ updated,
        bool* exist, bool in_team = false) {
    if (!in_team && lh::needs_team(nodes, 32768)) return lh::team([=] {
        sssp_update_exist(nodes, updated, exist, true);
    });
#pragma omp for schedule(static) nowait
    for (lh::node_t n = 0; n < nodes; ++n) {
        lh::atomic_or_(exist, updated[n]);
    }
}

// Runs `sssp`.
//   G: the graph, every row sorted; row_offsets, column_indices
//   len: int32_t for each of the edges, in the order of the rows (in)
//   root: a node, -1 for NIL (in)
//   dist: int32_t for each of the nodes (out)
void sssp(const lh::Graph& G, const int32_t* len, lh::node_t root, int32_t* dist) {
    bool finished = false;
    int32_t rounds = 0;
    lh::Array<int32_t> locks(65536, 0), dist_nxt(G.nodes, 0);
    lh::Array<bool> updated(G.nodes, 0), updated_nxt(G.nodes, 0);
    sssp_set_dist(G.nodes, dist, root);
    sssp_set_dist_nxt(G.nodes, dist, dist_nxt.data());
    sssp_set_updated(G.nodes, updated.data(), root);
    sssp_fill_updated_nxt(G.nodes, updated_nxt.data());
    while (!finished && rounds < G.nodes) {
        if (LH_STOPPED) break;
        sssp_update_dist_nxt(G.nodes, G.row_offsets, G.column_indices, len, dist, dist_nxt.data(),
                updated.data(), updated_nxt.data(), locks.data());
        sssp_set_dist_nxt(G.nodes, dist_nxt.data(), dist);
        sssp_set_updated_2(G.nodes, updated.data(), updated_nxt.data());
        sssp_fill_updated_nxt(G.nodes, updated_nxt.data());
        bool exist = false;
        sssp_update_exist(G.nodes, updated.data(), &exist);
        finished = !exist;
        rounds += 1;
    }
}
