// For each node, along its edges: adds to `C`; sets `D`, `E`, `A` and `B`.
// directions_O0.gm:5-11: Foreach (n: G.Nodes)
[[gnu::noinline]] static void f_update_E(lh::node_t nodes,
        const lh::edge_t* __restrict__ row_offsets, const lh::node_t* __restrict__ column_indices,
        int32_t* A, int32_t* B, const int32_t* __restrict__ N, int32_t* C, int32_t* D, int32_t* E,
        int32_t k, bool in_team = false) {
    const lh::Parts parts(row_offsets, nodes);
    if (!in_team && lh::needs_team(parts.work, 8192)) return lh::team([=] {
        f_update_E(nodes, row_offsets, column_indices, A, B, N, C, D, E, k, true);
    });
#pragma omp for schedule(dynamic) nowait
    for (int part = 0; part < parts.count; ++part) {
        if (LH_STOPPED) continue;
        for (lh::node_t n = parts.begin(part), n_last = parts.begin(part + 1); n < n_last; ++n) {
            A[n] = lh::add(A[n], 1);
            B[n] = 3;
            C[n] = lh::add(C[n], A[n]);
            int32_t sum = 0;
            for (lh::edge_t t_slot = row_offsets[n], t_end = row_offsets[n + 1]; t_slot < t_end;
                    ++t_slot) {
                const lh::node_t t = column_indices[t_slot];
                sum = lh::add(sum, N[t]);
            }
            D[n] = lh::add(lh::add(sum, B[n]), k);
            if (D[n] > 4) E[n] = 2;
        }
    }
}

// For each node: adds to `z`.
// directions_O0.gm:12: Foreach (n: G.Nodes)(n.HasEdgeTo(n)) { z += 1; }
[[gnu::noinline]] static void f_update_z(lh::node_t nodes,
        const lh::edge_t* __restrict__ row_offsets, const lh::node_t* __restrict__ column_indices,
        int32_t* z, bool in_team = false) {
    if (!in_team && lh::needs_team(nodes, 32768)) return lh::team([=] {
        f_update_z(nodes, row_offsets, column_indices, z, true);
    });
#pragma omp for schedule(static) nowait
    for (lh::node_t n = 0; n < nodes; ++n) {
        if (lh::has_edge(row_offsets, column_indices, n, n)) lh::atomic_add(z, 1);
    }
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
    f_update_E(G.nodes, G.row_offsets, G.column_indices, A, B, N, C, D, E, k);
    f_update_z(G.nodes, G.row_offsets, G.column_indices, &z);
    if (k > 3) x += 3;
    y = 2;
}
