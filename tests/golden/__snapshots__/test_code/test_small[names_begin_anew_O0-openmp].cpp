// For each node, along its edges: adds to `A`.
// names_begin_anew_O0.gm:3: Foreach (n: G.Nodes) { Foreach (t: n.Nbrs) n.A += t.Degree(); }
[[gnu::noinline]] static void f_update_A(lh::node_t nodes,
        const lh::edge_t* __restrict__ row_offsets, const lh::node_t* __restrict__ column_indices,
        int32_t* A, bool in_team = false) {
    const lh::Parts parts(row_offsets, nodes);
    if (!in_team && lh::needs_team(parts.work, 8192)) return lh::team([=] {
        f_update_A(nodes, row_offsets, column_indices, A, true);
    });
#pragma omp for schedule(dynamic) nowait
    for (int part = 0; part < parts.count; ++part) {
        if (LH_STOPPED) continue;
        for (lh::node_t n = parts.begin(part), n_last = parts.begin(part + 1); n < n_last; ++n) {
            for (lh::edge_t t_slot = row_offsets[n], t_end = row_offsets[n + 1]; t_slot < t_end;
                    ++t_slot) {
                const lh::node_t t = column_indices[t_slot];
                A[n] = lh::add(A[n], int32_t(row_offsets[t + 1] - row_offsets[t]));
            }
        }
    }
}

// For each node, against its edges: adds to `B`.
// names_begin_anew_O0.gm:4: Foreach (n: G.Nodes) { Foreach (t: n.InNbrs) n.B += t.A; }
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
                B[n] = lh::add(B[n], A[t]);
            }
        }
    }
}

// For each node, along and against its edges: adds to `A`; subtracts from `A`.
// names_begin_anew_O0.gm:5-8: Foreach (n: G.Nodes)
[[gnu::noinline]] static void f_update_A_2(lh::node_t nodes,
        const lh::edge_t* __restrict__ row_offsets, const lh::node_t* __restrict__ column_indices,
        const lh::edge_t* __restrict__ in_row_offsets,
        const lh::node_t* __restrict__ in_column_indices, int32_t* A, bool in_team = false) {
    const lh::Parts parts(row_offsets, nodes);
    if (!in_team && lh::needs_team(parts.work, 8192)) return lh::team([=] {
        f_update_A_2(nodes, row_offsets, column_indices, in_row_offsets, in_column_indices, A,
                true);
    });
#pragma omp for schedule(dynamic) nowait
    for (int part = 0; part < parts.count; ++part) {
        if (LH_STOPPED) continue;
        for (lh::node_t n = parts.begin(part), n_last = parts.begin(part + 1); n < n_last; ++n) {
            for (lh::edge_t t_slot = row_offsets[n], t_end = row_offsets[n + 1]; t_slot < t_end;
                    ++t_slot) {
                const lh::node_t t = column_indices[t_slot];
                A[n] = lh::add(A[n], int32_t(row_offsets[t + 1] - row_offsets[t]));
            }
            for (lh::edge_t t_2_slot = in_row_offsets[n], t_2_end = in_row_offsets[n + 1];
                    t_2_slot < t_2_end; ++t_2_slot) {
                const lh::node_t t_2 = in_column_indices[t_2_slot];
                A[n] = lh::subtract(A[n], int32_t(row_offsets[t_2 + 1] - row_offsets[t_2]));
            }
        }
    }
}

// Runs `f`.
//   G: the graph, every row sorted; row_offsets, column_indices, in_row_offsets, in_column_indices
//   A: int32_t for each of the nodes (in, out)
//   B: int32_t for each of the nodes (in, out)
void f(const lh::Graph& G, int32_t* A, int32_t* B) {
    f_update_A(G.nodes, G.row_offsets, G.column_indices, A);
    f_update_B(G.nodes, G.in_row_offsets, G.in_column_indices, A, B);
    f_update_A_2(G.nodes, G.row_offsets, G.column_indices, G.in_row_offsets, G.in_column_indices,
            A);
}
