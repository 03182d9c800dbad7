// For each node: sets `A`.
// quotes_of_long_lines.gm:3: Foreach (n: G.Nodes)(n.A > 1234 + 1234 + 1234 + 1234 + 1234 + 1234 +
//     1234 + 1234 + 1234 + 1234 + 1234 + 1234 + 1234 + 1234 + 1234 + 1234 + 1234 + 1234 + 1234 +
//     1234 + 1234 + 1234 + 1234 + 1234 + 1234 + 1234 + 1234 + 1234 + 1234 + 1234) n.A = 1;
[[gnu::noinline]] static void p_update_A(lh::node_t nodes, int32_t* A, bool in_team = false) {
    if (!in_team && lh::needs_team(nodes, 32768)) return lh::team([=] {
        p_update_A(nodes, A, true);
    });
#pragma omp for schedule(static) nowait
    for (lh::node_t n = 0; n < nodes; ++n) {
        if (A[n] > 37020) A[n] = 1;
    }
}

// Runs `p`.
//   G: the graph, every row sorted
//   A: int32_t for each of the nodes (in, out)
void p(const lh::Graph& G, int32_t* A) {
    p_update_A(G.nodes, A);
}
