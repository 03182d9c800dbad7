// For each edge of `G`, through the row of an end: adds to `triangles`.
// triangle_counting.gm:9-17: Foreach (v: G.Nodes)
[[gnu::noinline]] static void triangle_counting_update_triangles(lh::edge_t edges,
        const lh::edge_t* __restrict__ row_offsets, const lh::node_t* __restrict__ column_indices,
        const lh::edge_t* __restrict__ in_row_offsets,
        const lh::node_t* __restrict__ in_column_indices,
        const lh::node_t* __restrict__ edge_sources, int64_t* triangles, bool in_team = false) {
    if (!in_team && lh::needs_team(edges, 1024)) return lh::team([=] {
        triangle_counting_update_triangles(edges, row_offsets, column_indices, in_row_offsets,
                in_column_indices, edge_sources, triangles, true);
    });
    int64_t triangles_part = 0;
    const bool scattered = lh::are_scattered(column_indices, edges);
#pragma omp for schedule(dynamic, 1024) nowait
    for (lh::edge_t e = 0; e < edges; ++e) {
        if (scattered) lh::look_ahead(in_row_offsets, column_indices, e, edges, in_column_indices);
        const lh::node_t v = edge_sources[e];
        const lh::node_t u = column_indices[e];
        if (u > v) {
            lh::Common w_row;
            w_row.one = lh::row(row_offsets, column_indices, v);
            w_row.one.above_edge(e);
            w_row.among(in_row_offsets, in_column_indices, u);
            for (; w_row.find(); ++w_row.one.begin) {
                triangles_part = lh::add(triangles_part, 1);
            }
        }
    }
    lh::atomic_add(triangles, triangles_part);
}

// For each edge of `G_oriented`, through the row of an end: adds to `triangles`.
// triangle_counting.gm:9-17: Foreach (v: G.Nodes)
[[gnu::noinline]] static void triangle_counting_update_triangles_oriented(
        lh::edge_t G_oriented_edges, const lh::edge_t* __restrict__ G_oriented_row_offsets,
        const lh::node_t* __restrict__ G_oriented_column_indices,
        const lh::node_t* __restrict__ G_oriented_edge_sources, int64_t* triangles,
        bool in_team = false) {
    if (!in_team && lh::needs_team(G_oriented_edges, 1024)) return lh::team([=] {
        triangle_counting_update_triangles_oriented(G_oriented_edges, G_oriented_row_offsets,
                G_oriented_column_indices, G_oriented_edge_sources, triangles, true);
    });
    lh::Marks w_marks;
    int64_t triangles_part = 0;
    const bool scattered = lh::are_scattered(G_oriented_column_indices, G_oriented_edges);
#pragma omp for schedule(dynamic, 1024) nowait
    for (lh::edge_t e = 0; e < G_oriented_edges; ++e) {
        if (scattered) lh::look_ahead(G_oriented_row_offsets, G_oriented_column_indices, e,
                G_oriented_edges, G_oriented_column_indices);
        const lh::node_t v = G_oriented_edge_sources[e];
        const lh::node_t u = G_oriented_column_indices[e];
        w_marks.common(lh::row(G_oriented_row_offsets, G_oriented_column_indices, v),
                lh::row(G_oriented_row_offsets, G_oriented_column_indices, u), [&](lh::node_t) {
            triangles_part = lh::add(triangles_part, 1);
        });
    }
    lh::atomic_add(triangles, triangles_part);
}

// Runs `triangle_counting`.
//   G: the graph, every row sorted; row_offsets, column_indices, in_row_offsets, in_column_indices,
//     edge_sources
//   requires G symmetric, G no-loops, G no-parallel-edges; not tested here
//   returns int64_t
int64_t triangle_counting(const lh::Graph& G) {
    lh::Oriented G_oriented;
    int64_t triangles = 0;
    const bool G_oriented_made = G_oriented.make_if_simple(G, 128);
    if (G_oriented_made) {
        triangle_counting_update_triangles_oriented(G_oriented.edges(), G_oriented.row_offsets(),
                G_oriented.column_indices(), G_oriented.edge_sources(), &triangles);
    } else {
        triangle_counting_update_triangles(G.edges, G.row_offsets, G.column_indices,
                G.in_row_offsets, G.in_column_indices, G.edge_sources, &triangles);
    }
    return triangles;
}
