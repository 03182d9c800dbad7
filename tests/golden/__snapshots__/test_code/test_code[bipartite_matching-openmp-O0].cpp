// For each node: sets `Match`, or sets `suitor`, or sets `answer`.
// bipartite_matching.gm:21: G.Match = NIL;
// bipartite_matching.gm:22: G.suitor = NIL;
// bipartite_matching.gm:23: G.answer = NIL;
[[gnu::noinline]] static void bipartite_matching_fill_Match(lh::node_t nodes, lh::node_t* Match,
        bool in_team = false) {
    if (!in_team && lh::needs_team(nodes, 32768)) return lh::team([=] {
        bipartite_matching_fill_Match(nodes, Match, true);
    });
#pragma omp for schedule(static) nowait
    for (lh::node_t n = 0; n < nodes; ++n) {
        Match[n] = lh::node_t(-1);
    }
}

// For each node, along its edges: sets `suitor`; combines into `finished`.
// bipartite_matching.gm:26-31: Foreach (n: G.Nodes)(n.isLeft && n.Match == NIL)
[[gnu::noinline]] static void bipartite_matching_update_finished(lh::node_t nodes,
        const lh::edge_t* __restrict__ row_offsets, const lh::node_t* __restrict__ column_indices,
        const bool* __restrict__ isLeft, const lh::node_t* __restrict__ Match, lh::node_t* suitor,
        bool* finished, bool in_team = false) {
    const lh::Parts parts(row_offsets, nodes);
    if (!in_team && lh::needs_team(parts.work, 8192)) return lh::team([=] {
        bipartite_matching_update_finished(nodes, row_offsets, column_indices, isLeft, Match,
                suitor, finished, true);
    });
#pragma omp for schedule(dynamic) nowait
    for (int part = 0; part < parts.count; ++part) {
        if (LH_STOPPED) continue;
        for (lh::node_t n = parts.begin(part), n_last = parts.begin(part + 1); n < n_last; ++n) {
            if (isLeft[n] && Match[n] == lh::node_t(-1)) {
                for (lh::edge_t t_slot = row_offsets[n], t_end = row_offsets[n + 1]; t_slot < t_end;
                        ++t_slot) {
                    const lh::node_t t = column_indices[t_slot];
                    if (!isLeft[t] && Match[t] == lh::node_t(-1)) {
                        lh::store_racy(&suitor[t], n);
                        lh::atomic_and_(finished, false);
                    }
                }
            }
        }
    }
}

// For each node: sets `answer` and `suitor`.
// bipartite_matching.gm:32-36: Foreach (t: G.Nodes)(t.suitor != NIL)
[[gnu::noinline]] static void bipartite_matching_update_suitor(lh::node_t nodes, lh::node_t* suitor,
        lh::node_t* answer, bool in_team = false) {
    if (!in_team && lh::needs_team(nodes, 32768)) return lh::team([=] {
        bipartite_matching_update_suitor(nodes, suitor, answer, true);
    });
#pragma omp for schedule(static) nowait
    for (lh::node_t t = 0; t < nodes; ++t) {
        if (suitor[t] != lh::node_t(-1)) {
            const lh::node_t n = suitor[t];
            lh::store_racy(&answer[n], t);
            suitor[t] = lh::node_t(-1);
        }
    }
}

// For each node: sets `Match` and `answer`; adds to `pairs`.
// bipartite_matching.gm:37-43: Foreach (n: G.Nodes)(n.answer != NIL)
[[gnu::noinline]] static void bipartite_matching_update_pairs(lh::node_t nodes, lh::node_t* Match,
        lh::node_t* answer, int32_t* pairs, bool in_team = false) {
    if (!in_team && lh::needs_team(nodes, 32768)) return lh::team([=] {
        bipartite_matching_update_pairs(nodes, Match, answer, pairs, true);
    });
#pragma omp for schedule(static) nowait
    for (lh::node_t n = 0; n < nodes; ++n) {
        if (answer[n] != lh::node_t(-1)) {
            const lh::node_t t = answer[n];
            lh::store_racy(&Match[n], t);
            lh::store_racy(&Match[t], n);
            answer[n] = lh::node_t(-1);
            lh::atomic_add(pairs, 1);
        }
    }
}

// Runs `bipartite_matching`.
//   G: the graph, every row sorted; row_offsets, column_indices
//   isLeft: bool for each of the nodes (in)
//   Match: a node, -1 for NIL for each of the nodes (out)
//   returns int32_t
int32_t bipartite_matching(const lh::Graph& G, const bool* isLeft, lh::node_t* Match) {
    int32_t pairs = 0;
    bool finished = false;
    lh::Array<lh::node_t> suitor(G.nodes, -1), answer(G.nodes, -1);
    bipartite_matching_fill_Match(G.nodes, Match);
    bipartite_matching_fill_Match(G.nodes, suitor.data());
    bipartite_matching_fill_Match(G.nodes, answer.data());
    while (!finished) {
        if (LH_STOPPED) break;
        finished = true;
        bipartite_matching_update_finished(G.nodes, G.row_offsets, G.column_indices, isLeft, Match,
                suitor.data(), &finished);
        bipartite_matching_update_suitor(G.nodes, suitor.data(), answer.data());
        bipartite_matching_update_pairs(G.nodes, Match, answer.data(), &pairs);
    }
    return pairs;
}
