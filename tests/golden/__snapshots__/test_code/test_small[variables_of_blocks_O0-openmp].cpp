// For each node: adds to `A`.
// variables_of_blocks_O0.gm:10: Foreach (n: G.Nodes) n.A += twice + kept;
[[gnu::noinline]] static void f_update_A(lh::node_t nodes, int32_t* A, int32_t kept, int32_t twice,
        bool in_team = false) {
    if (!in_team && lh::needs_team(nodes, 32768)) return lh::team([=] {
        f_update_A(nodes, A, kept, twice, true);
    });
#pragma omp for schedule(static) nowait
    for (lh::node_t n = 0; n < nodes; ++n) {
        A[n] = lh::add(A[n], lh::add(twice, kept));
    }
}

// Runs `f`.
//   G: the graph, every row sorted
//   A: int32_t for each of the nodes (in, out)
//   returns int32_t
int32_t f(const lh::Graph& G, int32_t* A) {
    int32_t kept = 0, again = 3;
    while (again > 0) {
        if (LH_STOPPED) break;
        again -= 1;
        const int32_t twice = 2 * again;
        int32_t fresh = 0;
        while (fresh < twice) {
            if (LH_STOPPED) break;
            f_update_A(G.nodes, A, kept, twice);
            fresh += kept + 1;
        }
        kept += fresh;
    }
    return kept;
}
