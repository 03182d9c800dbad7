// For each node, along its edges: adds to `C` and `z`; sets `D`, `E`, `A` and `B`.
// directions.gm:5-11: Foreach (n: G.Nodes)
// directions.gm:12: Foreach (n: G.Nodes)(n.HasEdgeTo(n)) { z += 1; }
[[gnu::noinline]] static void f_update_z(lh::node_t nodes,
        const lh::edge_t* __restrict__ row_offsets, const lh::node_t* __restrict__ column_indices,
        int32_t* A, int32_t* B, const int32_t* __restrict__ N, int32_t* C, int32_t* D, int32_t* E,
        int32_t k, int32_t* z, bool in_team = false) {
    const lh::Parts parts(row_offsets, nodes);
    if (!in_team && lh::needs_team(parts.work, 8192)) return lh::team([=] {
        f_update_z(nodes, row_offsets, column_indices, A, B, N, C, D, E, k, z, true);
    });
    int32_t z_part = 0;
#pragma omp for schedule(dynamic) nowait
    for (int part = 0; part < parts.count; ++part) {
        if (LH_STOPPED) continue;
        for (lh::node_t n = parts.begin(part), n_last = parts.begin(part + 1); n < n_last; ++n) {
            const int32_t A_kept = lh::add(A[n], 1);
            A[n] = A_kept;
            B[n] = 3;
            C[n] = lh::add(C[n], A_kept);
            int32_t sum = 0;
            for (lh::edge_t t_slot = row_offsets[n], t_end = row_offsets[n + 1]; t_slot < t_end;
                    ++t_slot) {
                const lh::node_t t = column_indices[t_slot];
                sum = lh::add(sum, N[t]);
            }
            const int32_t D_kept = lh::add(lh::add(sum, 3), k);
            D[n] = D_kept;
            if (D_kept > 4) E[n] = 2;
            if (lh::has_edge(row_offsets, column_indices, n, n)) z_part = lh::add(z_part, 1);
        }
    }
    lh::atomic_add(z, z_part);
}

// Runs `f`.
//   G: the graph, every row sorted; row_offsets, column_indices
//   A: int32_t for each of the nodes (in, out)
//   B: int32_t for each of the nodes (out)
//   N: int32_t for each of the nodes (in)
//   M: int32_t for each of the nodes (unused)
//   k: int32_t (in)
//   j: int32_t (unused)
//   C: int32_t for each of the nodes (in, out)
//   D: int32_t for each of the nodes (out)
//   E: int32_t for each of the nodes (in, out)
//   F: int32_t for each of the nodes (unused)
//   x: int32_t (in, out)
//   y: int32_t (out)
//   z: int32_t (in, out)
void f(const lh::Graph& G, int32_t* A, int32_t* B, const int32_t* N, const int32_t* M, int32_t k,
        int32_t j, int32_t* C, int32_t* D, int32_t* E, const int32_t* F, int32_t& x, int32_t& y,
        int32_t& z) {
    f_update_z(G.nodes, G.row_offsets, G.column_indices, A, B, N, C, D, E, k, &z);
    if (k > 3) x += 3;
    y = 2;
}
