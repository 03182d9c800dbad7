// For each node, along and against its edges: sets `B`.
// names_in_scopes_O0.gm:7-14: Foreach (n: G.Nodes)
[[gnu::noinline]] static void f_update_B(lh::node_t nodes,
        const lh::edge_t* __restrict__ row_offsets, const lh::node_t* __restrict__ column_indices,
        const lh::edge_t* __restrict__ in_row_offsets,
        const lh::node_t* __restrict__ in_column_indices, const int32_t* __restrict__ A, int32_t* B,
        bool in_team = false) {
    const lh::Parts parts(row_offsets, nodes);
    if (!in_team && lh::needs_team(parts.work, 8192)) return lh::team([=] {
        f_update_B(nodes, row_offsets, column_indices, in_row_offsets, in_column_indices, A, B,
                true);
    });
#pragma omp for schedule(dynamic) nowait
    for (int part = 0; part < parts.count; ++part) {
        if (LH_STOPPED) continue;
        for (lh::node_t n = parts.begin(part), n_last = parts.begin(part + 1); n < n_last; ++n) {
            for (lh::edge_t t_slot = row_offsets[n], t_end = row_offsets[n + 1]; t_slot < t_end;
                    ++t_slot) {
                const lh::node_t t = column_indices[t_slot];
                const int32_t a = A[t];
                if (a > 3) B[n] = lh::add(B[n], a);
            }
            for (lh::edge_t t_slot = row_offsets[n], t_end = row_offsets[n + 1]; t_slot < t_end;
                    ++t_slot) {
                const lh::node_t t = column_indices[t_slot];
                const int32_t a = A[t];
                if (a > 5) B[n] = a;
            }
            for (lh::edge_t t_2_slot = in_row_offsets[n], t_2_end = in_row_offsets[n + 1];
                    t_2_slot < t_2_end; ++t_2_slot) {
                const lh::node_t t_2 = in_column_indices[t_2_slot];
                const int32_t a = A[t_2];
                if (a > 7) {
                    const int32_t x = a;
                    const int32_t a_2 = lh::multiply(x, x);
                    B[n] = lh::add(B[n], lh::multiply(a_2, a_2));
                }
            }
        }
    }
}

// Runs `f`.
//   G: the graph, every row sorted; row_offsets, column_indices, in_row_offsets, in_column_indices
//   A: int32_t for each of the nodes (in)
//   B: int32_t for each of the nodes (in, out)
void f(const lh::Graph& G, const int32_t* A, int32_t* B) {
    f_update_B(G.nodes, G.row_offsets, G.column_indices, G.in_row_offsets, G.in_column_indices, A,
            B);
}
