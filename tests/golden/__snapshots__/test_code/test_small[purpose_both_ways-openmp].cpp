// For each node, along and against its edges: sets `C` and `A`.
// purpose_both_ways.gm:3-6: Foreach (n: G.Nodes)
[[gnu::noinline]] static void p_update_C(lh::node_t nodes,
        const lh::edge_t* __restrict__ row_offsets, const lh::node_t* __restrict__ column_indices,
        const lh::edge_t* __restrict__ in_row_offsets,
        const lh::node_t* __restrict__ in_column_indices, int32_t* A, const int32_t* __restrict__ B,
        int32_t* C, bool in_team = false) {
    const lh::Parts parts(row_offsets, nodes);
    if (!in_team && lh::needs_team(parts.work, 8192)) return lh::team([=] {
        p_update_C(nodes, row_offsets, column_indices, in_row_offsets, in_column_indices, A, B, C,
                true);
    });
#pragma omp for schedule(dynamic) nowait
    for (int part = 0; part < parts.count; ++part) {
        if (LH_STOPPED) continue;
        for (lh::node_t n = parts.begin(part), n_last = parts.begin(part + 1); n < n_last; ++n) {
            int32_t sum = 0;
            for (lh::edge_t t_slot = row_offsets[n], t_end = row_offsets[n + 1]; t_slot < t_end;
                    ++t_slot) {
                const lh::node_t t = column_indices[t_slot];
                sum = lh::add(sum, B[t]);
            }
            A[n] = sum;
            int32_t sum_2 = 0;
            for (lh::edge_t t_2_slot = in_row_offsets[n], t_2_end = in_row_offsets[n + 1];
                    t_2_slot < t_2_end; ++t_2_slot) {
                const lh::node_t t_2 = in_column_indices[t_2_slot];
                sum_2 = lh::add(sum_2, B[t_2]);
            }
            C[n] = sum_2;
        }
    }
}

// Runs `p`.
//   G: the graph, every row sorted; row_offsets, column_indices, in_row_offsets, in_column_indices
//   A: int32_t for each of the nodes (out)
//   B: int32_t for each of the nodes (in)
//   C: int32_t for each of the nodes (out)
void p(const lh::Graph& G, int32_t* A, const int32_t* B, int32_t* C) {
    p_update_C(G.nodes, G.row_offsets, G.column_indices, G.in_row_offsets, G.in_column_indices, A,
            B, C);
}
