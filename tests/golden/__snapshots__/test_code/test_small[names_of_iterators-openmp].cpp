// For each node, along its edges: sets `A` and `B`; adds to `sum`.
// names_of_iterators.gm:4-10: Foreach (n: G.Nodes)
[[gnu::noinline]] static void f_update_B(lh::node_t nodes,
        const lh::edge_t* __restrict__ row_offsets, const lh::node_t* __restrict__ column_indices,
        int32_t* A, int32_t* B, int32_t* sum, bool in_team = false) {
    const lh::Parts parts(row_offsets, nodes);
    if (!in_team && lh::needs_team(parts.work, 8192)) return lh::team([=] {
        f_update_B(nodes, row_offsets, column_indices, A, B, sum, true);
    });
    int32_t sum_part = 0;
#pragma omp for schedule(dynamic) nowait
    for (int part = 0; part < parts.count; ++part) {
        if (LH_STOPPED) continue;
        for (lh::node_t n = parts.begin(part), n_last = parts.begin(part + 1); n < n_last; ++n) {
            const bool on = A[n] > 2;
            if (on) {
                sum_part = lh::add(sum_part, 1);
                A[n] = int32_t(n);
            }
            int32_t B_kept = B[n];
            for (lh::edge_t t_slot = row_offsets[n], t_end = row_offsets[n + 1]; t_slot < t_end;
                    ++t_slot) {
                const lh::node_t t = column_indices[t_slot];
                B_kept = lh::add(B_kept, lh::subtract(lh::multiply(int32_t(n), int32_t(t)), A[n]));
            }
            B[n] = B_kept;
        }
    }
    lh::atomic_add(sum, sum_part);
}

// Runs `f`.
//   G: the graph, every row sorted; row_offsets, column_indices
//   A: int32_t for each of the nodes (in, out)
//   B: int32_t for each of the nodes (in, out)
//   returns int32_t
int32_t f(const lh::Graph& G, int32_t* A, int32_t* B) {
    int32_t sum = 0;
    f_update_B(G.nodes, G.row_offsets, G.column_indices, A, B, &sum);
    return sum;
}
