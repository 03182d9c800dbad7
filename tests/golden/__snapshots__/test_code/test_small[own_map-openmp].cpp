// For each node, along its edges: sets `most`.
// own_map.gm:3-7: Foreach (n: G.Nodes)
[[gnu::noinline]] static void commonest_update_most(lh::node_t nodes,
        const lh::edge_t* __restrict__ row_offsets, const lh::node_t* __restrict__ column_indices,
        const int32_t* __restrict__ label, int32_t* most, bool in_team = false) {
    const lh::Parts parts(row_offsets, nodes);
    if (!in_team && lh::needs_team(parts.work, 8192)) return lh::team([=] {
        commonest_update_most(nodes, row_offsets, column_indices, label, most, true);
    });
    lh::Map<int32_t, int32_t> seen(0, 0);
#pragma omp for schedule(dynamic) nowait
    for (int part = 0; part < parts.count; ++part) {
        if (LH_STOPPED) continue;
        for (lh::node_t n = parts.begin(part), n_last = parts.begin(part + 1); n < n_last; ++n) {
            seen.clear();
            for (lh::edge_t t_slot = row_offsets[n], t_end = row_offsets[n + 1]; t_slot < t_end;
                    ++t_slot) {
                const lh::node_t t = column_indices[t_slot];
                auto& cell = seen.at(label[t]);
                cell = lh::add(cell, 1);
            }
            most[n] = seen.get_max_key();
        }
    }
}

// Runs `commonest`.
//   G: the graph, every row sorted; row_offsets, column_indices
//   label: int32_t for each of the nodes (in)
//   most: int32_t for each of the nodes (out)
void commonest(const lh::Graph& G, const int32_t* label, int32_t* most) {
    commonest_update_most(G.nodes, G.row_offsets, G.column_indices, label, most);
}
