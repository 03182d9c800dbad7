// For each node, along its edges: adds to `A`.
// sources_unread.gm:3: Foreach (n: G.Nodes) { Foreach (t: n.Nbrs) { t.A += 1; } }
[[gnu::noinline]] static void c_update_A(lh::node_t nodes,
        const lh::edge_t* __restrict__ row_offsets, const lh::node_t* __restrict__ column_indices,
        int32_t* A, bool in_team = false) {
    const lh::Parts parts(row_offsets, nodes);
    if (!in_team && lh::needs_team(parts.work, 8192)) return lh::team([=] {
        c_update_A(nodes, row_offsets, column_indices, A, true);
    });
#pragma omp for schedule(dynamic) nowait
    for (int part = 0; part < parts.count; ++part) {
        if (LH_STOPPED) continue;
        for (lh::node_t n = parts.begin(part), n_last = parts.begin(part + 1); n < n_last; ++n) {
            for (lh::edge_t t_slot = row_offsets[n], t_end = row_offsets[n + 1]; t_slot < t_end;
                    ++t_slot) {
                const lh::node_t t = column_indices[t_slot];
                lh::atomic_add(&A[t], 1);
            }
        }
    }
}

// Runs `c`.
//   G: the graph, every row sorted; row_offsets, column_indices
//   A: int32_t for each of the nodes (in, out)
void c(const lh::Graph& G, int32_t* A) {
    c_update_A(G.nodes, G.row_offsets, G.column_indices, A);
}
