// For each node, along its edges: adds to `inside`, `leaving` and `outside`.
// conductance.gm:8: Sum(u: G.Nodes)(u.member == num){(Long) u.Degree()}
// conductance.gm:9: Sum(u: G.Nodes)(u.member != num){(Long) u.Degree()}
// conductance.gm:10-12: Sum(u: G.Nodes)(u.member == num)
[[gnu::noinline]] static void conductance_update_outside(lh::node_t nodes,
        const lh::edge_t* __restrict__ row_offsets, const lh::node_t* __restrict__ column_indices,
        const int32_t* __restrict__ member, int32_t num, int64_t* inside, int64_t* outside,
        int64_t* leaving, bool in_team = false) {
    const lh::Parts parts(row_offsets, nodes);
    if (!in_team && lh::needs_team(parts.work, 8192)) return lh::team([=] {
        conductance_update_outside(nodes, row_offsets, column_indices, member, num, inside, outside,
                leaving, true);
    });
    int64_t inside_part = 0, leaving_part = 0, outside_part = 0;
#pragma omp for schedule(dynamic) nowait
    for (int part = 0; part < parts.count; ++part) {
        if (LH_STOPPED) continue;
        for (lh::node_t u = parts.begin(part), u_last = parts.begin(part + 1); u < u_last; ++u) {
            if (member[u] == num) {
                inside_part = lh::add(inside_part, int32_t(row_offsets[u + 1] - row_offsets[u]));
                int32_t count = 0;
                for (lh::edge_t w_slot = row_offsets[u], w_end = row_offsets[u + 1]; w_slot < w_end;
                        ++w_slot) {
                    const lh::node_t w = column_indices[w_slot];
                    if (member[w] != num) count = lh::add(count, 1);
                }
                leaving_part = lh::add(leaving_part, count);
            } else {
                outside_part = lh::add(outside_part, int32_t(row_offsets[u + 1] - row_offsets[u]));
            }
        }
    }
    lh::atomic_add(inside, inside_part);
    lh::atomic_add(leaving, leaving_part);
    lh::atomic_add(outside, outside_part);
}

// Runs `conductance`.
//   G: the graph, every row sorted; row_offsets, column_indices
//   member: int32_t for each of the nodes (in)
//   num: int32_t (in)
//   returns double
double conductance(const lh::Graph& G, const int32_t* member, int32_t num) {
    int64_t inside = 0, outside = 0, leaving = 0;
    conductance_update_outside(G.nodes, G.row_offsets, G.column_indices, member, num, &inside,
            &outside, &leaving);
    const int64_t least = inside < outside ? inside : outside;
    if (least == 0) return leaving == 0 ? 0.0 : lh::Limits<double>::largest;
    return double(leaving) / least;
}
