// For each node, along and against its edges: sets `P` and `R`.
// kept_elements.gm:3: Foreach (v: G.Nodes) { Foreach (t: v.Nbrs) { v.P += t.A @ v; } }
// kept_elements.gm:4: Foreach (v: G.Nodes) { Foreach (t: v.InNbrs) { v.R += t.A @ v; } }
[[gnu::noinline]] static void f_update_R(lh::node_t nodes,
        const lh::edge_t* __restrict__ row_offsets, const lh::node_t* __restrict__ column_indices,
        const lh::edge_t* __restrict__ in_row_offsets,
        const lh::node_t* __restrict__ in_column_indices, const int32_t* __restrict__ A, int32_t* P,
        int32_t* R, bool in_team = false) {
    const lh::Parts parts(row_offsets, nodes);
    if (!in_team && lh::needs_team(parts.work, 8192)) return lh::team([=] {
        f_update_R(nodes, row_offsets, column_indices, in_row_offsets, in_column_indices, A, P, R,
                true);
    });
#pragma omp for schedule(dynamic) nowait
    for (int part = 0; part < parts.count; ++part) {
        if (LH_STOPPED) continue;
        for (lh::node_t v = parts.begin(part), v_last = parts.begin(part + 1); v < v_last; ++v) {
            int32_t P_kept = P[v];
            for (lh::edge_t t_slot = row_offsets[v], t_end = row_offsets[v + 1]; t_slot < t_end;
                    ++t_slot) {
                const lh::node_t t = column_indices[t_slot];
                P_kept = lh::add(P_kept, A[t]);
            }
            P[v] = P_kept;
            int32_t R_kept = R[v];
            for (lh::edge_t t_2_slot = in_row_offsets[v], t_2_end = in_row_offsets[v + 1];
                    t_2_slot < t_2_end; ++t_2_slot) {
                const lh::node_t t_2 = in_column_indices[t_2_slot];
                R_kept = lh::add(R_kept, A[t_2]);
            }
            R[v] = R_kept;
        }
    }
}

// Runs `f`.
//   G: the graph, every row sorted; row_offsets, column_indices, in_row_offsets, in_column_indices
//   A: int32_t for each of the nodes (in)
//   P: int32_t for each of the nodes (in, out)
//   R: int32_t for each of the nodes (in, out)
void f(const lh::Graph& G, const int32_t* A, int32_t* P, int32_t* R) {
    f_update_R(G.nodes, G.row_offsets, G.column_indices, G.in_row_offsets, G.in_column_indices, A,
            P, R);
}
