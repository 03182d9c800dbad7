// bfs_levels.gm:11
//   G.level = (G == root) ? 0 : -1;
static void bfs_levels_set_level(
        lh::node_t nodes,
        int32_t* level,
        lh::node_t root)
{
#pragma omp parallel for schedule(static)
    for (lh::node_t n = 0; n < nodes; ++n) {
        level[n] = n == root ? 0 : -1;
    }
}

// bfs_levels.gm:16
//   w.level <= depth + 1 @ v;
static void bfs_levels_set_level_next(
        lh::node_t nodes,
        const int32_t* __restrict__ level,
        int32_t* level_next)
{
#pragma omp parallel for schedule(static)
    for (lh::node_t n_2 = 0; n_2 < nodes; ++n_2) {
        level_next[n_2] = level[n_2];
    }
}

// bfs_levels.gm:14
//   Foreach (v: G.Nodes)(v.level == depth) {
//       Foreach (w: v.Nbrs)(w.level == -1) {
//           w.level <= depth + 1 @ v;
//           finished &= False @ v;
//       }
//   }
static void bfs_levels_update_finished(
        lh::edge_t edges,
        const lh::node_t* __restrict__ column_indices,
        const lh::node_t* __restrict__ edge_sources,
        const int32_t* __restrict__ level,
        int32_t* level_next,
        int32_t depth,
        bool* finished)
{
#pragma omp parallel for schedule(static)
    for (lh::edge_t e = 0; e < edges; ++e) {
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

// bfs_levels.gm:16
//   w.level <= depth + 1 @ v;
static void bfs_levels_set_level_2_kept(
        lh::node_t nodes,
        const lh::edge_t* __restrict__ row_offsets,
        int32_t* level,
        const int32_t* __restrict__ level_next,
        lh::node_t* frontier,
        int32_t depth,
        int32_t* active,
        int64_t* work)
{
#pragma omp parallel for schedule(static)
    for (lh::node_t n_3 = 0; n_3 < nodes; ++n_3) {
        level[n_3] = level_next[n_3];
        if ((level[n_3] > depth && level[n_3] != lh::Limits<int32_t>::largest) || depth >= 2147483646) {
            if (lh::load_racy(active) <= int32_t(nodes) / 64) lh::append(frontier, active, n_3, work, int32_t(row_offsets[n_3 + 1] - row_offsets[n_3]));
        }
    }
}

// bfs_levels.gm:14
//   Foreach (v: G.Nodes)(v.level == depth) {
//       Foreach (w: v.Nbrs)(w.level == -1) {
//           w.level <= depth + 1 @ v;
//           finished &= False @ v;
//       }
//   }
static void bfs_levels_update_finished_listed(
        const lh::edge_t* __restrict__ row_offsets,
        const lh::node_t* __restrict__ column_indices,
        const int32_t* __restrict__ level,
        int32_t* level_next,
        const lh::node_t* __restrict__ frontier,
        lh::node_t* touched,
        int32_t* stamp,
        int32_t depth,
        bool* finished,
        const int32_t* __restrict__ active,
        int32_t* waiting,
        int32_t round)
{
#pragma omp parallel for schedule(dynamic, 64) if(*active >= 512)
    for (int64_t v_slot = 0; v_slot < *active; ++v_slot) {
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

// bfs_levels.gm:16
//   w.level <= depth + 1 @ v;
static void bfs_levels_set_level_2_listed(
        const lh::edge_t* __restrict__ row_offsets,
        int32_t* level,
        const int32_t* __restrict__ level_next,
        lh::node_t* frontier,
        const lh::node_t* __restrict__ touched,
        int32_t depth,
        int32_t* active,
        const int32_t* __restrict__ waiting,
        int64_t* work)
{
#pragma omp parallel for schedule(static) if(*waiting >= 512)
    for (int64_t n_3_slot = 0; n_3_slot < *waiting; ++n_3_slot) {
        const lh::node_t n_3 = touched[n_3_slot];
        level[n_3] = level_next[n_3];
        if ((level[n_3] > depth && level[n_3] != lh::Limits<int32_t>::largest) || depth >= 2147483646) {
            lh::append(frontier, active, n_3, work, int32_t(row_offsets[n_3 + 1] - row_offsets[n_3]));
        }
    }
}

// Runs `bfs_levels`.
//
//   G: the graph, every row sorted; row_offsets, column_indices, edge_sources
//   root: a node, -1 for NIL (in)
//   level: int32_t for each of the nodes (out)
void bfs_levels(const lh::Graph& G, lh::node_t root, int32_t* level)
{
    int32_t depth = 0;
    bool finished = 0;
    int32_t active = 0;
    int32_t waiting = 0;
    int32_t round = 0;
    int64_t work = 0;
    lh::Array<lh::node_t> frontier(G.nodes);
    lh::Array<lh::node_t> touched(G.nodes);
    lh::Array<int32_t> stamp(G.nodes);
    stamp.fill(0);
    lh::Array<int32_t> level_next(G.nodes);
    depth = 0;
    finished = false;
    bfs_levels_set_level(lh::node_t(G.nodes), level, root);
    active = int32_t(G.nodes) + 1;
    while (!finished) {
        if (active <= int32_t(G.nodes) / 64 && work <= int64_t(G.edges) / int64_t(64) && !(depth >= 2147483646)) {
            do {
                round = round + 1;
                waiting = 0;
                finished = true;
                bfs_levels_update_finished_listed(
                        G.row_offsets, G.column_indices, level, level_next.data(), frontier.data(),
                        touched.data(), stamp.data(), depth, &finished, &active, &waiting, round);
                active = 0;
                work = int64_t(0);
                bfs_levels_set_level_2_listed(
                        G.row_offsets, level, level_next.data(), frontier.data(), touched.data(),
                        depth, &active, &waiting, &work);
                depth = depth + 1;
            } while (!finished && (active <= int32_t(G.nodes) / 64 && work <= int64_t(G.edges) / int64_t(64) && !(depth >= 2147483646)));
        } else {
            finished = true;
            bfs_levels_set_level_next(lh::node_t(G.nodes), level, level_next.data());
            bfs_levels_update_finished(
                    lh::edge_t(G.edges), G.column_indices, G.edge_sources, level,
                    level_next.data(), depth, &finished);
            active = 0;
            work = int64_t(0);
            bfs_levels_set_level_2_kept(
                    lh::node_t(G.nodes), G.row_offsets, level, level_next.data(),
                    frontier.data(), depth, &active, &work);
            depth = depth + 1;
        }
    }
}

// The same behind an array of pointers to the arguments, the last to the result.
// Returns null, or what went wrong.
extern "C" const char* bfs_levels_call(void** arguments)
{
    try {
        bfs_levels(
                *static_cast<const lh::Graph*>(arguments[0]),
                *static_cast<lh::node_t*>(arguments[1]),
                static_cast<int32_t*>(arguments[2]));
    } catch (const std::bad_alloc&) {
        return "out of memory";
    }
    return nullptr;
}

