// sssp.gm:16
//   G.dist = (G == root) ? 0 : INF;
static void sssp_update_updated_nxt(
        lh::node_t nodes,
        int32_t* dist,
        int32_t* dist_nxt,
        bool* updated,
        bool* updated_nxt,
        lh::node_t root)
{
#pragma omp parallel for schedule(static)
    for (lh::node_t n_3 = 0; n_3 < nodes; ++n_3) {
        const int32_t dist_kept = n_3 == root ? 0 : lh::Limits<int32_t>::largest;
        dist[n_3] = dist_kept;
        dist_nxt[n_3] = dist_kept;
        updated[n_3] = n_3 == root;
        updated_nxt[n_3] = false;
    }
}

// sssp.gm:21
//   Foreach (n: G.Nodes)(n.updated) {
//       Foreach (s: n.Nbrs) {
//           Edge e = s.ToEdge();
//           <s.dist_nxt; s.updated_nxt> min= <n.dist + e.len; True> @ n;
//       }
//   }
static void sssp_update_dist_nxt(
        lh::edge_t edges,
        const lh::node_t* __restrict__ column_indices,
        const lh::node_t* __restrict__ edge_sources,
        const int32_t* __restrict__ len,
        const int32_t* __restrict__ dist,
        int32_t* dist_nxt,
        const bool* __restrict__ updated,
        bool* updated_nxt)
{
#pragma omp parallel for schedule(static)
    for (lh::edge_t e_2 = 0; e_2 < edges; ++e_2) {
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

// sssp.gm:27
//   G.dist = G.dist_nxt;
static void sssp_update_exist_kept(
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
#pragma omp parallel for schedule(static)
    for (lh::node_t n_7 = 0; n_7 < nodes; ++n_7) {
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

// sssp.gm:21
//   Foreach (n: G.Nodes)(n.updated) {
//       Foreach (s: n.Nbrs) {
//           Edge e = s.ToEdge();
//           <s.dist_nxt; s.updated_nxt> min= <n.dist + e.len; True> @ n;
//       }
//   }
static void sssp_update_dist_nxt_listed(
        const lh::edge_t* __restrict__ row_offsets,
        const lh::node_t* __restrict__ column_indices,
        const int32_t* __restrict__ len,
        const int32_t* __restrict__ dist,
        int32_t* dist_nxt,
        const bool* __restrict__ updated,
        bool* updated_nxt,
        const lh::node_t* __restrict__ frontier,
        lh::node_t* touched,
        int32_t* stamp,
        const int32_t* __restrict__ active,
        int32_t* waiting,
        int32_t round)
{
#pragma omp parallel for schedule(dynamic, 64) if(*active >= 512)
    for (int64_t n_slot = 0; n_slot < *active; ++n_slot) {
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

// sssp.gm:27
//   G.dist = G.dist_nxt;
static void sssp_update_exist_listed(
        const lh::edge_t* __restrict__ row_offsets,
        int32_t* dist,
        const int32_t* __restrict__ dist_nxt,
        bool* updated,
        bool* updated_nxt,
        lh::node_t* frontier,
        const lh::node_t* __restrict__ touched,
        bool* exist,
        int32_t* active,
        const int32_t* __restrict__ waiting,
        int64_t* work)
{
#pragma omp parallel for schedule(static) if(*waiting >= 512)
    for (int64_t n_7_slot = 0; n_7_slot < *waiting; ++n_7_slot) {
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

// Runs `sssp`.
//
//   G: the graph, every row sorted; row_offsets, column_indices, edge_sources
//   len: int32_t for each of the edges, in the order of the rows (in)
//   root: a node, -1 for NIL (in)
//   dist: int32_t for each of the nodes (out)
void sssp(
        const lh::Graph& G, const int32_t* len, lh::node_t root,
        int32_t* dist)
{
    bool finished = 0;
    int32_t rounds = 0;
    bool exist = 0;
    int32_t active = 0;
    int32_t waiting = 0;
    int32_t round = 0;
    int64_t work = 0;
    lh::Array<lh::node_t> frontier(G.nodes);
    lh::Array<lh::node_t> touched(G.nodes);
    lh::Array<int32_t> stamp(G.nodes);
    stamp.fill(0);
    lh::Array<int32_t> dist_nxt(G.nodes);
    lh::Array<bool> updated(G.nodes);
    lh::Array<bool> updated_nxt(G.nodes);
    finished = false;
    rounds = 0;
    sssp_update_updated_nxt(
            lh::node_t(G.nodes), dist, dist_nxt.data(), updated.data(),
            updated_nxt.data(), root);
    active = int32_t(G.nodes) + 1;
    while (!finished && rounds < int32_t(G.nodes)) {
        if (active <= int32_t(G.nodes) / 64 && work <= int64_t(G.edges) / int64_t(64)) {
            do {
                round = round + 1;
                waiting = 0;
                sssp_update_dist_nxt_listed(
                        G.row_offsets, G.column_indices, len, dist, dist_nxt.data(),
                        updated.data(), updated_nxt.data(), frontier.data(), touched.data(),
                        stamp.data(), &active, &waiting, round);
                exist = false;
                active = 0;
                work = int64_t(0);
                sssp_update_exist_listed(
                        G.row_offsets, dist, dist_nxt.data(), updated.data(), updated_nxt.data(),
                        frontier.data(), touched.data(), &exist, &active, &waiting, &work);
                finished = !exist;
                rounds = rounds + 1;
            } while (!finished && rounds < int32_t(G.nodes) && (active <= int32_t(G.nodes) / 64 && work <= int64_t(G.edges) / int64_t(64)));
        } else {
            sssp_update_dist_nxt(
                    lh::edge_t(G.edges), G.column_indices, G.edge_sources, len, dist,
                    dist_nxt.data(), updated.data(), updated_nxt.data());
            exist = false;
            active = 0;
            work = int64_t(0);
            sssp_update_exist_kept(
                    lh::node_t(G.nodes), G.row_offsets, dist, dist_nxt.data(), updated.data(),
                    updated_nxt.data(), frontier.data(), &exist, &active, &work);
            finished = !exist;
            rounds = rounds + 1;
        }
    }
}

// The same behind an array of pointers to the arguments, the last to the result.
// Returns null, or what went wrong.
extern "C" const char* sssp_call(void** arguments)
{
    try {
        sssp(
                *static_cast<const lh::Graph*>(arguments[0]),
                static_cast<int32_t*>(arguments[1]),
                *static_cast<lh::node_t*>(arguments[2]),
                static_cast<int32_t*>(arguments[3]));
    } catch (const std::bad_alloc&) {
        return "out of memory";
    }
    return nullptr;
}

