// For each node: sets `pg_rank`.
// pagerank_propagate.gm:15: G.pg_rank = 1 / N;
[[gnu::noinline]] static void pagerank_propagate_set_pg_rank(lh::node_t nodes, double* pg_rank,
        double N, bool in_team = false) {
    if (!in_team && lh::needs_team(nodes, 32768)) return lh::team([=] {
        pagerank_propagate_set_pg_rank(nodes, pg_rank, N, true);
    });
#pragma omp for schedule(static) nowait
    for (lh::node_t n = 0; n < nodes; ++n) {
        pg_rank[n] = 1 / N;
    }
}

// For each node: sets `received`.
// pagerank_propagate.gm:17: G.received = 0.0;
[[gnu::noinline]] static void pagerank_propagate_fill_received(lh::node_t nodes, double* received,
        bool in_team = false) {
    if (!in_team && lh::needs_team(nodes, 32768)) return lh::team([=] {
        pagerank_propagate_fill_received(nodes, received, true);
    });
#pragma omp for schedule(static) nowait
    for (lh::node_t n = 0; n < nodes; ++n) {
        received[n] = 0.0;
    }
}

// For each node, along its edges: adds to `received`.
// pagerank_propagate.gm:18-23: Foreach (t: G.Nodes)
[[gnu::noinline]] static void pagerank_propagate_update_received(lh::node_t nodes,
        const lh::edge_t* __restrict__ row_offsets, const lh::node_t* __restrict__ column_indices,
        const double* __restrict__ pg_rank, double* received, bool in_team = false) {
    const lh::Parts parts(row_offsets, nodes);
    if (!in_team && lh::needs_team(parts.work, 8192)) return lh::team([=] {
        pagerank_propagate_update_received(nodes, row_offsets, column_indices, pg_rank, received,
                true);
    });
#pragma omp for schedule(dynamic) nowait
    for (int part = 0; part < parts.count; ++part) {
        if (LH_STOPPED) continue;
        for (lh::node_t t = parts.begin(part), t_last = parts.begin(part + 1); t < t_last; ++t) {
            const double share = pg_rank[t] / int32_t(row_offsets[t + 1] - row_offsets[t]);
            for (lh::edge_t w_slot = row_offsets[t], w_end = row_offsets[t + 1]; w_slot < w_end;
                    ++w_slot) {
                const lh::node_t w = column_indices[w_slot];
                lh::atomic_add(&received[w], share);
            }
        }
    }
}

// For each node: sets `pg_rank`; adds to `diff`.
// pagerank_propagate.gm:25-29: Foreach (t: G.Nodes)
[[gnu::noinline]] static void pagerank_propagate_update_pg_rank(lh::node_t nodes, double* pg_rank,
        const double* __restrict__ received, double d, double N, double* diff,
        bool in_team = false) {
    if (!in_team && lh::needs_team(nodes, 32768)) return lh::team([=] {
        pagerank_propagate_update_pg_rank(nodes, pg_rank, received, d, N, diff, true);
    });
#pragma omp for schedule(static) nowait
    for (lh::node_t t = 0; t < nodes; ++t) {
        const double val = (1 - d) / N + d * received[t];
        lh::atomic_add(diff, lh::absolute(val - pg_rank[t]));
        pg_rank[t] = val;
    }
}

// Runs `pagerank_propagate`.
//   G: the graph, every row sorted; row_offsets, column_indices
//   e: double (in)
//   d: double (in)
//   max: int32_t (in)
//   pg_rank: double for each of the nodes (out)
void pagerank_propagate(const lh::Graph& G, double e, double d, int32_t max, double* pg_rank) {
    lh::Array<double> received(G.nodes);
    const double N = G.nodes;
    double diff = lh::Limits<double>::largest;
    int32_t rounds = 0;
    received.fill(0);
    pagerank_propagate_set_pg_rank(G.nodes, pg_rank, N);
    while (diff > e && rounds < max) {
        if (LH_STOPPED) break;
        pagerank_propagate_fill_received(G.nodes, received.data());
        pagerank_propagate_update_received(G.nodes, G.row_offsets, G.column_indices, pg_rank,
                received.data());
        diff = 0.0;
        pagerank_propagate_update_pg_rank(G.nodes, pg_rank, received.data(), d, N, &diff);
        rounds += 1;
    }
}
