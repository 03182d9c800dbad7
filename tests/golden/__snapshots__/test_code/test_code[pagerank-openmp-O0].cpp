// For each node: sets `pg_rank`.
// pagerank.gm:14: G.pg_rank = 1 / N;
[[gnu::noinline]] static void pagerank_set_pg_rank(lh::node_t nodes, double* pg_rank, double N,
        bool in_team = false) {
    if (!in_team && lh::needs_team(nodes, 32768)) return lh::team([=] {
        pagerank_set_pg_rank(nodes, pg_rank, N, true);
    });
#pragma omp for schedule(static) nowait
    for (lh::node_t n = 0; n < nodes; ++n) {
        pg_rank[n] = 1 / N;
    }
}

// For each node, against its edges: adds to `diff`; sets `pg_rank_next`.
// pagerank.gm:17-22: Foreach (t: G.Nodes)
[[gnu::noinline]] static void pagerank_update_pg_rank_next(lh::node_t nodes,
        const lh::edge_t* __restrict__ row_offsets, const lh::edge_t* __restrict__ in_row_offsets,
        const lh::node_t* __restrict__ in_column_indices, const double* __restrict__ pg_rank,
        double* pg_rank_next, double d, double N, double* diff, bool in_team = false) {
    const lh::Parts parts(in_row_offsets, nodes);
    if (!in_team && lh::needs_team(parts.work, 8192)) return lh::team([=] {
        pagerank_update_pg_rank_next(nodes, row_offsets, in_row_offsets, in_column_indices, pg_rank,
                pg_rank_next, d, N, diff, true);
    });
#pragma omp for schedule(dynamic) nowait
    for (int part = 0; part < parts.count; ++part) {
        if (LH_STOPPED) continue;
        for (lh::node_t t = parts.begin(part), t_last = parts.begin(part + 1); t < t_last; ++t) {
            double sum = 0.0;
            for (lh::edge_t w_slot = in_row_offsets[t], w_end = in_row_offsets[t + 1];
                    w_slot < w_end; ++w_slot) {
                const lh::node_t w = in_column_indices[w_slot];
                sum += pg_rank[w] / int32_t(row_offsets[w + 1] - row_offsets[w]);
            }
            const double val = (1 - d) / N + d * sum;
            lh::atomic_add(diff, lh::absolute(val - pg_rank[t]));
            pg_rank_next[t] = val;
        }
    }
}

// For each node: sets `pg_rank`.
// pagerank.gm:21: t.pg_rank <= val @ t;
[[gnu::noinline]] static void pagerank_set_pg_rank_2(lh::node_t nodes, double* pg_rank,
        const double* __restrict__ pg_rank_next, bool in_team = false) {
    if (!in_team && lh::needs_team(nodes, 32768)) return lh::team([=] {
        pagerank_set_pg_rank_2(nodes, pg_rank, pg_rank_next, true);
    });
#pragma omp for schedule(static) nowait
    for (lh::node_t n = 0; n < nodes; ++n) {
        pg_rank[n] = pg_rank_next[n];
    }
}

// Runs `pagerank`.
//   G: the graph, every row sorted; row_offsets, in_row_offsets, in_column_indices
//   e: double (in)
//   d: double (in)
//   max: int32_t (in)
//   pg_rank: double for each of the nodes (out)
void pagerank(const lh::Graph& G, double e, double d, int32_t max, double* pg_rank) {
    lh::Array<double> pg_rank_next(G.nodes);
    const double N = G.nodes;
    double diff = lh::Limits<double>::largest;
    int32_t rounds = 0;
    pagerank_set_pg_rank(G.nodes, pg_rank, N);
    while (diff > e && rounds < max) {
        if (LH_STOPPED) break;
        diff = 0.0;
        pg_rank_next.fill(0);
        pagerank_update_pg_rank_next(G.nodes, G.row_offsets, G.in_row_offsets, G.in_column_indices,
                pg_rank, pg_rank_next.data(), d, N, &diff);
        pagerank_set_pg_rank_2(G.nodes, pg_rank, pg_rank_next.data());
        rounds += 1;
    }
}
