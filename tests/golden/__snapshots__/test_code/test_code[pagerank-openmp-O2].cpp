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

// For each node: sets `share`.
// pagerank.gm:19: w.pg_rank / w.OutDegree()
[[gnu::noinline]] static void pagerank_set_share(lh::node_t nodes,
        const lh::edge_t* __restrict__ row_offsets, const double* __restrict__ pg_rank,
        double* share, bool in_team = false) {
    if (!in_team && lh::needs_team(nodes, 32768)) return lh::team([=] {
        pagerank_set_share(nodes, row_offsets, pg_rank, share, true);
    });
#pragma omp for schedule(static) nowait
    for (lh::node_t n = 0; n < nodes; ++n) {
        share[n] = pg_rank[n] / int32_t(row_offsets[n + 1] - row_offsets[n]);
    }
}

// For each node, against its edges: sets `pg_rank` and `share_next`; adds to `diff`.
// pagerank.gm:17-22: Foreach (t: G.Nodes)
[[gnu::noinline]] static void pagerank_update_share_next(lh::node_t nodes,
        const lh::edge_t* __restrict__ row_offsets, const lh::edge_t* __restrict__ in_row_offsets,
        const lh::node_t* __restrict__ in_column_indices, double* pg_rank,
        const double* __restrict__ share, double* share_next, double d, double N, double* diff,
        bool in_team = false) {
    const lh::Parts parts(in_row_offsets, nodes);
    if (!in_team && lh::needs_team(parts.work, 8192)) return lh::team([=] {
        pagerank_update_share_next(nodes, row_offsets, in_row_offsets, in_column_indices, pg_rank,
                share, share_next, d, N, diff, true);
    });
    double diff_part = 0.0;
#pragma omp for schedule(dynamic) nowait
    for (int part = 0; part < parts.count; ++part) {
        if (LH_STOPPED) continue;
        for (lh::node_t t = parts.begin(part), t_last = parts.begin(part + 1); t < t_last; ++t) {
            double sum = 0.0;
            for (lh::edge_t w_slot = in_row_offsets[t], w_end = in_row_offsets[t + 1];
                    w_slot < w_end; ++w_slot) {
                const lh::node_t w = in_column_indices[w_slot];
                sum += share[w];
            }
            const double val = (1 - d) / N + d * sum;
            diff_part += lh::absolute(val - pg_rank[t]);
            pg_rank[t] = val;
            share_next[t] = val / int32_t(row_offsets[t + 1] - row_offsets[t]);
        }
    }
    lh::atomic_add(diff, diff_part);
}

// Runs `pagerank`.
//   G: the graph, every row sorted; row_offsets, in_row_offsets, in_column_indices
//   e: double (in)
//   d: double (in)
//   max: int32_t (in)
//   pg_rank: double for each of the nodes (out)
void pagerank(const lh::Graph& G, double e, double d, int32_t max, double* pg_rank) {
    lh::Array<double> share(G.nodes), share_next(G.nodes);
    const double N = G.nodes;
    double diff = lh::Limits<double>::largest;
    int32_t rounds = 0;
    pagerank_set_pg_rank(G.nodes, pg_rank, N);
    pagerank_set_share(G.nodes, G.row_offsets, pg_rank, share.data());
    while (diff > e && rounds < max) {
        if (LH_STOPPED) break;
        diff = 0.0;
        pagerank_update_share_next(G.nodes, G.row_offsets, G.in_row_offsets, G.in_column_indices,
                pg_rank, share.data(), share_next.data(), d, N, &diff);
        rounds += 1;
        share.swap(share_next);
    }
}
