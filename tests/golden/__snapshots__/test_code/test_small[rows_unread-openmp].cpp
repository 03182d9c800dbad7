// For each node, along and against its edges: adds to `sum`.
// rows_unread.gm:4: Foreach (n: G.Nodes)(n.A > 1) { Foreach (e: n.InEdges) { sum += n.A; } }
// rows_unread.gm:5: Foreach (n: G.Nodes)(n.A > 3) { Foreach (t: n.Nbrs) { Edge e = t.ToEdge(); sum
//     += e.W; } }
[[gnu::noinline]] static void c_update_sum(lh::node_t nodes,
        const lh::edge_t* __restrict__ row_offsets, const lh::edge_t* __restrict__ in_row_offsets,
        const int32_t* __restrict__ W, const int32_t* __restrict__ A, int32_t* sum,
        bool in_team = false) {
    const lh::Parts parts(in_row_offsets, nodes);
    if (!in_team && lh::needs_team(parts.work, 8192)) return lh::team([=] {
        c_update_sum(nodes, row_offsets, in_row_offsets, W, A, sum, true);
    });
    int32_t sum_part = 0;
#pragma omp for schedule(dynamic) nowait
    for (int part = 0; part < parts.count; ++part) {
        if (LH_STOPPED) continue;
        for (lh::node_t n = parts.begin(part), n_last = parts.begin(part + 1); n < n_last; ++n) {
            if (A[n] > 1) {
                for (lh::edge_t e_slot = in_row_offsets[n], e_end = in_row_offsets[n + 1];
                        e_slot < e_end; ++e_slot) {
                    sum_part = lh::add(sum_part, A[n]);
                }
            }
            if (A[n] > 3) {
                for (lh::edge_t t_slot = row_offsets[n], t_end = row_offsets[n + 1]; t_slot < t_end;
                        ++t_slot) {
                    sum_part = lh::add(sum_part, W[t_slot]);
                }
            }
        }
    }
    lh::atomic_add(sum, sum_part);
}

// Runs `c`.
//   G: the graph, every row sorted; row_offsets, in_row_offsets
//   W: int32_t for each of the edges, in the order of the rows (in)
//   A: int32_t for each of the nodes (in)
//   returns int32_t
int32_t c(const lh::Graph& G, const int32_t* W, const int32_t* A) {
    int32_t sum = 0;
    c_update_sum(G.nodes, G.row_offsets, G.in_row_offsets, W, A, &sum);
    return sum;
}
