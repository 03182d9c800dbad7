// For each node: sets `A` and `B`.
// quotes_of_fused_loops.gm:3-5: Foreach (n: G.Nodes)
// quotes_of_fused_loops.gm:6-8: Foreach (m: G.Nodes)
// quotes_of_fused_loops.gm:9: G.A = 2;
// quotes_of_fused_loops.gm:10: G.B = 3;
[[gnu::noinline]] static void p_set_B(lh::node_t nodes, int32_t* A, int32_t* B,
        bool in_team = false) {
    if (!in_team && lh::needs_team(nodes, 32768)) return lh::team([=] {
        p_set_B(nodes, A, B, true);
    });
#pragma omp for schedule(static) nowait
    for (lh::node_t n = 0; n < nodes; ++n) {
        A[n] = 2;
        B[n] = 3;
    }
}

// Runs `p`.
//   G: the graph, every row sorted
//   A: int32_t for each of the nodes (out)
//   B: int32_t for each of the nodes (out)
void p(const lh::Graph& G, int32_t* A, int32_t* B) {
    p_set_B(G.nodes, A, B);
}
