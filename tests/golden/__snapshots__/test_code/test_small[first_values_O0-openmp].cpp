// For each node: adds to `sum`.
// first_values_O0.gm:5: Sum(n: G.Nodes){n.A}
[[gnu::noinline]] static void f_update_sum(lh::node_t nodes, const int32_t* __restrict__ A,
        int32_t* sum, bool in_team = false) {
    if (!in_team && lh::needs_team(nodes, 32768)) return lh::team([=] {
        f_update_sum(nodes, A, sum, true);
    });
#pragma omp for schedule(static) nowait
    for (lh::node_t n = 0; n < nodes; ++n) {
        lh::atomic_add(sum, A[n]);
    }
}

// For each node: adds to `count`.
// first_values_O0.gm:6: Count(n: G.Nodes)(n.A > first)
[[gnu::noinline]] static void f_update_count(lh::node_t nodes, const int32_t* __restrict__ A,
        int32_t first, int32_t* count, bool in_team = false) {
    if (!in_team && lh::needs_team(nodes, 32768)) return lh::team([=] {
        f_update_count(nodes, A, first, count, true);
    });
#pragma omp for schedule(static) nowait
    for (lh::node_t n = 0; n < nodes; ++n) {
        if (A[n] > first) lh::atomic_add(count, 1);
    }
}

// Runs `f`.
//   G: the graph, every row sorted
//   A: int32_t for each of the nodes (in)
//   returns int32_t
int32_t f(const lh::Graph& G, const int32_t* A) {
    const int32_t first = G.nodes / 3;
    int32_t second = 0;
    if (first > G.nodes) {
        int32_t sum = 0;
        f_update_sum(G.nodes, A, &sum);
        second = sum;
    } else {
        int32_t count = 0;
        f_update_count(G.nodes, A, first, &count);
        second = count;
    }
    return second;
}
