// For each node: adds to `inside`.
// conductance.gm:8: Sum(u: G.Nodes)(u.member == num){(Long) u.Degree()}
[[gnu::noinline]] static void conductance_update_inside(lh::node_t nodes,
        const lh::edge_t* __restrict__ row_offsets, const int32_t* __restrict__ member, int32_t num,
        int64_t* inside, bool in_team = false) {
    if (!in_team && lh::needs_team(nodes, 32768)) return lh::team([=] {
        conductance_update_inside(nodes, row_offsets, member, num, inside, true);
    });
#pragma omp for schedule(static) nowait
    for (lh::node_t u = 0; u < nodes; ++u) {
        if (member[u] == num) {
            lh::atomic_add(inside, int64_t(int32_t(row_offsets[u + 1] - row_offsets[u])));
        }
    }
}

// For each node: adds to `outside`.
// conductance.gm:9: Sum(u: G.Nodes)(u.member != num){(Long) u.Degree()}
[[gnu::noinline]] static void conductance_update_outside(lh::node_t nodes,
        const lh::edge_t* __restrict__ row_offsets, const int32_t* __restrict__ member, int32_t num,
        int64_t* outside, bool in_team = false) {
    if (!in_team && lh::needs_team(nodes, 32768)) return lh::team([=] {
        conductance_update_outside(nodes, row_offsets, member, num, outside, true);
    });
#pragma omp for schedule(static) nowait
    for (lh::node_t u = 0; u < nodes; ++u) {
        if (member[u] != num) {
            lh::atomic_add(outside, int64_t(int32_t(row_offsets[u + 1] - row_offsets[u])));
        }
    }
}

// For each node, along its edges: adds to `leaving`.
// conductance.gm:10-12: Sum(u: G.Nodes)(u.member == num)
[[gnu::noinline]] static void conductance_update_leaving(lh::node_t nodes,
        const lh::edge_t* __restrict__ row_offsets, const lh::node_t* __restrict__ column_indices,
        const int32_t* __restrict__ member, int32_t num, int64_t* leaving, bool in_team = false) {
    const lh::Parts parts(row_offsets, nodes);
    if (!in_team && lh::needs_team(parts.work, 8192)) return lh::team([=] {
        conductance_update_leaving(nodes, row_offsets, column_indices, member, num, leaving, true);
    });
#pragma omp for schedule(dynamic) nowait
    for (int part = 0; part < parts.count; ++part) {
        if (LH_STOPPED) continue;
        for (lh::node_t u = parts.begin(part), u_last = parts.begin(part + 1); u < u_last; ++u) {
            if (member[u] == num) {
                int32_t count = 0;
                for (lh::edge_t w_slot = row_offsets[u], w_end = row_offsets[u + 1]; w_slot < w_end;
                        ++w_slot) {
                    const lh::node_t w = column_indices[w_slot];
                    if (member[w] != num) count = lh::add(count, 1);
                }
                lh::atomic_add(leaving, int64_t(count));
            }
        }
    }
}

// Runs `conductance`.
//   G: the graph, every row sorted; row_offsets, column_indices
//   member: int32_t for each of the nodes (in)
//   num: int32_t (in)
//   returns double
double conductance(const lh::Graph& G, const int32_t* member, int32_t num) {
    int64_t inside = 0;
    conductance_update_inside(G.nodes, G.row_offsets, member, num, &inside);
    int64_t outside = 0;
    conductance_update_outside(G.nodes, G.row_offsets, member, num, &outside);
    int64_t leaving = 0;
    conductance_update_leaving(G.nodes, G.row_offsets, G.column_indices, member, num, &leaving);
    const int64_t least = inside < outside ? inside : outside;
    if (least == 0) return leaving == 0 ? 0.0 : lh::Limits<double>::largest;
    return double(leaving) / least;
}
