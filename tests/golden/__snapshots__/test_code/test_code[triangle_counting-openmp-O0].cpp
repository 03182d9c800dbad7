// For each node, along its edges: adds to `triangles`.
// triangle_counting.gm:9-17: Foreach (v: G.Nodes)
[[gnu::noinline]] static void triangle_counting_update_triangles(lh::node_t nodes,
        const lh::edge_t* __restrict__ row_offsets, const lh::node_t* __restrict__ column_indices,
        int64_t* triangles, bool in_team = false) {
    const lh::Parts parts(row_offsets, nodes);
    if (!in_team) return lh::team([=] {
        triangle_counting_update_triangles(nodes, row_offsets, column_indices, triangles, true);
    });
#pragma omp for schedule(dynamic) nowait
    for (int part = 0; part < parts.count; ++part) {
        if (LH_STOPPED) continue;
        for (lh::node_t v = parts.begin(part), v_last = parts.begin(part + 1); v < v_last; ++v) {
            if (LH_STOPPED) continue;
            for (lh::edge_t u_slot = row_offsets[v], u_end = row_offsets[v + 1]; u_slot < u_end;
                    ++u_slot) {
                if (LH_STOPPED) break;
                const lh::node_t u = column_indices[u_slot];
                if (u > v) {
                    for (lh::edge_t w_slot = row_offsets[v], w_end = row_offsets[v + 1];
                            w_slot < w_end; ++w_slot) {
                        const lh::node_t w = column_indices[w_slot];
                        if (w > u && lh::has_edge(row_offsets, column_indices, w, u)) {
                            lh::atomic_add(triangles, 1);
                        }
                    }
                }
            }
        }
    }
}

// Runs `triangle_counting`.
//   G: the graph, every row sorted; row_offsets, column_indices
//   requires G symmetric, G no-loops, G no-parallel-edges; not tested here
//   returns int64_t
int64_t triangle_counting(const lh::Graph& G) {
    int64_t triangles = 0;
    triangle_counting_update_triangles(G.nodes, G.row_offsets, G.column_indices, &triangles);
    return triangles;
}
