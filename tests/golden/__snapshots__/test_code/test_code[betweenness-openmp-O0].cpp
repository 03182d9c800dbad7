// For each node: sets `BC`.
// betweenness.gm:10: G.BC = 0;
[[gnu::noinline]] static void bc_fill_BC(lh::node_t nodes, float* BC, bool in_team = false) {
    if (!in_team && lh::needs_team(nodes, 32768)) return lh::team([=] {
        bc_fill_BC(nodes, BC, true);
    });
#pragma omp for schedule(static) nowait
    for (lh::node_t n = 0; n < nodes; ++n) {
        BC[n] = 0;
    }
}

// For each node: sets `sigma`.
// betweenness.gm:14: G.sigma = (G == s) ? 1 : 0;
[[gnu::noinline]] static void bc_set_sigma(lh::node_t nodes, double* sigma, lh::node_t s,
        bool in_team = false) {
    if (!in_team && lh::needs_team(nodes, 32768)) return lh::team([=] {
        bc_set_sigma(nodes, sigma, s, true);
    });
#pragma omp for schedule(static) nowait
    for (lh::node_t n = 0; n < nodes; ++n) {
        sigma[n] = n == s ? 1 : 0;
    }
}

// For each node: sets `delta`.
// betweenness.gm:15: G.delta = 0;
[[gnu::noinline]] static void bc_fill_delta(lh::node_t nodes, double* delta, bool in_team = false) {
    if (!in_team && lh::needs_team(nodes, 32768)) return lh::team([=] {
        bc_fill_delta(nodes, delta, true);
    });
#pragma omp for schedule(static) nowait
    for (lh::node_t n = 0; n < nodes; ++n) {
        delta[n] = 0;
    }
}

// For each node: sets `v_level`.
// betweenness.gm:16-21: InBFS (v: G.Nodes From s)(v != s)
[[gnu::noinline]] static void bc_set_v_level(lh::node_t nodes, int32_t* v_level, lh::node_t start,
        bool in_team = false) {
    if (!in_team && lh::needs_team(nodes, 32768)) return lh::team([=] {
        bc_set_v_level(nodes, v_level, start, true);
    });
#pragma omp for schedule(static) nowait
    for (lh::node_t n = 0; n < nodes; ++n) {
        v_level[n] = n == start ? 0 : lh::Limits<int32_t>::largest;
    }
}

// For each node, along its edges: sets `v_level`; combines into `more`.
// betweenness.gm:16-21: InBFS (v: G.Nodes From s)(v != s)
[[gnu::noinline]] static void bc_update_more(lh::node_t nodes,
        const lh::edge_t* __restrict__ row_offsets, const lh::node_t* __restrict__ column_indices,
        int32_t* v_level, int32_t depth, bool* more, bool in_team = false) {
    const lh::Parts parts(row_offsets, nodes);
    if (!in_team && lh::needs_team(parts.work, 8192)) return lh::team([=] {
        bc_update_more(nodes, row_offsets, column_indices, v_level, depth, more, true);
    });
#pragma omp for schedule(dynamic) nowait
    for (int part = 0; part < parts.count; ++part) {
        if (LH_STOPPED) continue;
        for (lh::node_t parent = parts.begin(part), parent_last = parts.begin(part + 1);
                parent < parent_last; ++parent) {
            if (lh::load_racy(&v_level[parent]) == depth) {
                for (lh::edge_t child_slot = row_offsets[parent],
                        child_end = row_offsets[parent + 1]; child_slot < child_end; ++child_slot) {
                    const lh::node_t child = column_indices[child_slot];
                    if (lh::load_racy(&v_level[child]) == lh::Limits<int32_t>::largest) {
                        lh::store_racy(&v_level[child], lh::add(depth, 1));
                        lh::atomic_or_(more, true);
                    }
                }
            }
        }
    }
}

// For each node, against its edges: sets `sigma`.
// betweenness.gm:16-21: InBFS (v: G.Nodes From s)(v != s)
[[gnu::noinline]] static void bc_update_sigma(lh::node_t nodes,
        const lh::edge_t* __restrict__ in_row_offsets,
        const lh::node_t* __restrict__ in_column_indices, double* sigma,
        const int32_t* __restrict__ v_level, lh::node_t s, int32_t depth, bool in_team = false) {
    const lh::Parts parts(in_row_offsets, nodes);
    if (!in_team && lh::needs_team(parts.work, 8192)) return lh::team([=] {
        bc_update_sigma(nodes, in_row_offsets, in_column_indices, sigma, v_level, s, depth, true);
    });
#pragma omp for schedule(dynamic) nowait
    for (int part = 0; part < parts.count; ++part) {
        if (LH_STOPPED) continue;
        for (lh::node_t v = parts.begin(part), v_last = parts.begin(part + 1); v < v_last; ++v) {
            if (v_level[v] == depth && v != s) {
                double sum = 0.0;
                for (lh::edge_t w_slot = in_row_offsets[v], w_end = in_row_offsets[v + 1];
                        w_slot < w_end; ++w_slot) {
                    const lh::node_t w = in_column_indices[w_slot];
                    if (v_level[w] == lh::subtract(depth, 1)) sum += lh::load_racy(&sigma[w]);
                }
                lh::store_racy(&sigma[v], sum);
            }
        }
    }
}

// For each node, along its edges: adds to `BC`; sets `delta`.
// betweenness.gm:18-21: InReverse (v != s)
[[gnu::noinline]] static void bc_update_BC(lh::node_t nodes,
        const lh::edge_t* __restrict__ row_offsets, const lh::node_t* __restrict__ column_indices,
        float* BC, const double* __restrict__ sigma, double* delta,
        const int32_t* __restrict__ v_level, lh::node_t s, int32_t depth, bool in_team = false) {
    const lh::Parts parts(row_offsets, nodes);
    if (!in_team && lh::needs_team(parts.work, 8192)) return lh::team([=] {
        bc_update_BC(nodes, row_offsets, column_indices, BC, sigma, delta, v_level, s, depth, true);
    });
#pragma omp for schedule(dynamic) nowait
    for (int part = 0; part < parts.count; ++part) {
        if (LH_STOPPED) continue;
        for (lh::node_t v = parts.begin(part), v_last = parts.begin(part + 1); v < v_last; ++v) {
            if (v_level[v] == depth && v != s) {
                double sum = 0.0;
                for (lh::edge_t w_slot = row_offsets[v], w_end = row_offsets[v + 1]; w_slot < w_end;
                        ++w_slot) {
                    const lh::node_t w = column_indices[w_slot];
                    if (v_level[w] == lh::add(depth, 1)) {
                        sum += sigma[v] / sigma[w] * (1 + lh::load_racy(&delta[w]));
                    }
                }
                lh::store_racy(&delta[v], sum);
                BC[v] += float(lh::load_racy(&delta[v]));
            }
        }
    }
}

// On the host: changes `items`; sets `more`.
// betweenness.gm:11-22: For (s: seeds.Items)
static void bc_for_s(bool* more, const lh::Sequence<lh::node_t>& seeds,
        lh::Sequence<lh::node_t>& items) {
    for (const lh::node_t s : seeds) {
        items.push_back(s);
    }
    *more = items.size() > 0;
}

// On the host: sets `s`; changes `items`.
// betweenness.gm:11-22: For (s: seeds.Items)
static void bc_set_s(lh::node_t* s, lh::Sequence<lh::node_t>& items) {
    *s = items.pop_front();
}

// On the host: sets `more`.
// betweenness.gm:11-22: For (s: seeds.Items)
static void bc_set_more(bool* more, const lh::Sequence<lh::node_t>& items) {
    *more = items.size() > 0;
}

// Runs `bc`.
//   G: the graph, every row sorted; row_offsets, column_indices, in_row_offsets, in_column_indices
//   seeds: Node_Seq(G) of Green-Marl (in)
//   BC: float for each of the nodes (out)
void bc(const lh::Graph& G, const lh::Sequence<lh::node_t>& seeds, float* BC) {
    lh::Sequence<lh::node_t> items;
    lh::Array<double> sigma(G.nodes), delta(G.nodes);
    lh::Array<int32_t> v_level(G.nodes);
    bc_fill_BC(G.nodes, BC);
    bool more_2;
    bc_for_s(&more_2, seeds, items);
    while (more_2) {
        if (LH_STOPPED) break;
        lh::node_t s;
        bc_set_s(&s, items);
        sigma.fill(0);
        delta.fill(0);
        bc_set_sigma(G.nodes, sigma.data(), s);
        bc_fill_delta(G.nodes, delta.data());
        v_level.fill(0);
        const lh::node_t start = s;
        bc_set_v_level(G.nodes, v_level.data(), start);
        int32_t depth = 0;
        bool more = start != lh::node_t(-1);
        while (more) {
            if (LH_STOPPED) break;
            more = false;
            bc_update_more(G.nodes, G.row_offsets, G.column_indices, v_level.data(), depth, &more);
            bc_update_sigma(G.nodes, G.in_row_offsets, G.in_column_indices, sigma.data(),
                    v_level.data(), s, depth);
            depth += 1;
        }
        while (depth > 0) {
            if (LH_STOPPED) break;
            depth -= 1;
            bc_update_BC(G.nodes, G.row_offsets, G.column_indices, BC, sigma.data(), delta.data(),
                    v_level.data(), s, depth);
        }
        bc_set_more(&more_2, items);
    }
}
