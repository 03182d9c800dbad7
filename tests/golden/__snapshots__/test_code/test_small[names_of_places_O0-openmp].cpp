// For each node, against its edges: adds to `B`.
// names_of_places_O0.gm:3-11: Foreach (n: G.Nodes)
[[gnu::noinline]] static void f_update_B(lh::node_t nodes,
        const lh::edge_t* __restrict__ in_row_offsets,
        const lh::node_t* __restrict__ in_column_indices, const int32_t* __restrict__ A, int32_t* B,
        bool in_team = false) {
    const lh::Parts parts(in_row_offsets, nodes);
    if (!in_team && lh::needs_team(parts.work, 8192)) return lh::team([=] {
        f_update_B(nodes, in_row_offsets, in_column_indices, A, B, true);
    });
#pragma omp for schedule(dynamic) nowait
    for (int part = 0; part < parts.count; ++part) {
        if (LH_STOPPED) continue;
        for (lh::node_t n = parts.begin(part), n_last = parts.begin(part + 1); n < n_last; ++n) {
            for (lh::edge_t t_slot = in_row_offsets[n], t_end = in_row_offsets[n + 1];
                    t_slot < t_end; ++t_slot) {
                const lh::node_t t = in_column_indices[t_slot];
                const int32_t n_slot_ = A[t];
                const int32_t n_end_ = lh::multiply(2, n_slot_);
                const int32_t n_first_ = lh::multiply(3, n_slot_);
                const int32_t n_marks_ = lh::add(n_end_, n_first_);
                B[n] = lh::add(B[n], lh::multiply(lh::multiply(n_marks_, n_end_), n_first_));
            }
        }
    }
}

// Runs `f`.
//   G: the graph, every row sorted; in_row_offsets, in_column_indices
//   A: int32_t for each of the nodes (in)
//   B: int32_t for each of the nodes (in, out)
void f(const lh::Graph& G, const int32_t* A, int32_t* B) {
    f_update_B(G.nodes, G.in_row_offsets, G.in_column_indices, A, B);
}
