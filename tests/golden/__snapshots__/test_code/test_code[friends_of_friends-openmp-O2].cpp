// For each node, along its edges: changes `suggested`.
// friends_of_friends.gm:7-14: Foreach (n: G.Nodes)
[[gnu::noinline]] static void friends_of_friends_change_suggested(lh::node_t nodes,
        const lh::edge_t* __restrict__ row_offsets, const lh::node_t* __restrict__ column_indices,
        lh::Collections<lh::Set<lh::node_t>>& suggested, bool in_team = false) {
    const lh::Parts parts(row_offsets, nodes);
    if (!in_team) return lh::team([=, &suggested] {
        friends_of_friends_change_suggested(nodes, row_offsets, column_indices, suggested, true);
    });
    lh::Marks n_marks;
#pragma omp for schedule(dynamic) nowait
    for (int part = 0; part < parts.count; ++part) {
        if (LH_STOPPED) continue;
        for (lh::node_t n = parts.begin(part), n_last = parts.begin(part + 1); n < n_last; ++n) {
            if (LH_STOPPED) continue;
            lh::locked(suggested[n], [](auto& object) { return object.clear(); });
            for (lh::edge_t f_slot = row_offsets[n], f_end = row_offsets[n + 1]; f_slot < f_end;
                    ++f_slot) {
                if (LH_STOPPED) break;
                const lh::node_t f = column_indices[f_slot];
                for (lh::edge_t g_slot = row_offsets[f], g_end = row_offsets[f + 1]; g_slot < g_end;
                        ++g_slot) {
                    const lh::node_t g = column_indices[g_slot];
                    if (g != n && !n_marks.has(lh::row(row_offsets, column_indices, n), g)) {
                        lh::locked(suggested[n],
                                [](auto& object, const auto& key) { return object.add(key); }, g);
                    }
                }
            }
        }
    }
}

// For each node: raises `most`.
// friends_of_friends.gm:16-18: Foreach (n: G.Nodes)
[[gnu::noinline]] static void friends_of_friends_update_most(lh::node_t nodes, int32_t* most,
        const lh::Collections<lh::Set<lh::node_t>>& suggested, bool in_team = false) {
    if (!in_team && lh::needs_team(nodes, 32768)) return lh::team([=, &suggested] {
        friends_of_friends_update_most(nodes, most, suggested, true);
    });
    int32_t most_part = lh::Limits<int32_t>::smallest;
#pragma omp for schedule(static) nowait
    for (lh::node_t n = 0; n < nodes; ++n) {
        most_part = lh::larger<int32_t>(most_part, suggested[n].size());
    }
    lh::atomic_max(most, most_part);
}

// Runs `friends_of_friends`.
//   G: the graph, every row sorted; row_offsets, column_indices
//   suggested: N_P<Node_Set(G)>(G) of Green-Marl (out)
//   returns int32_t
int32_t friends_of_friends(const lh::Graph& G, lh::Collections<lh::Set<lh::node_t>>& suggested) {
    friends_of_friends_change_suggested(G.nodes, G.row_offsets, G.column_indices, suggested);
    int32_t most = 0;
    friends_of_friends_update_most(G.nodes, &most, suggested);
    return most;
}
