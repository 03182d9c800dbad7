// For each node of `G`: sets `A`.
// purpose_two_graphs.gm:3: G.A = 1;
[[gnu::noinline]] static void p_fill_A(lh::node_t G_nodes, int32_t* A, bool in_team = false) {
    if (!in_team && lh::needs_team(G_nodes, 32768)) return lh::team([=] {
        p_fill_A(G_nodes, A, true);
    });
#pragma omp for schedule(static) nowait
    for (lh::node_t n = 0; n < G_nodes; ++n) {
        A[n] = 1;
    }
}

// For each node of `H`: sets `B`.
// purpose_two_graphs.gm:4: H.B = 2;
[[gnu::noinline]] static void p_fill_B(lh::node_t H_nodes, int32_t* B, bool in_team = false) {
    if (!in_team && lh::needs_team(H_nodes, 32768)) return lh::team([=] {
        p_fill_B(H_nodes, B, true);
    });
#pragma omp for schedule(static) nowait
    for (lh::node_t n = 0; n < H_nodes; ++n) {
        B[n] = 2;
    }
}

// Runs `p`.
//   G: the graph, every row sorted
//   H: the graph, every row sorted
//   A: int32_t for each of the nodes (out)
//   B: int32_t for each of the nodes (out)
void p(const lh::Graph& G, const lh::Graph& H, int32_t* A, int32_t* B) {
    p_fill_A(G.nodes, A);
    p_fill_B(H.nodes, B);
}
