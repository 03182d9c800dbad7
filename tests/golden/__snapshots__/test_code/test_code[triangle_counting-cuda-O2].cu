// For each edge of `G`, through the row of an end: adds to `triangles`.
// triangle_counting.gm:9-17: Foreach (v: G.Nodes)
template <typename Rows>
__global__ void __launch_bounds__(256) triangle_counting_update_triangles(lh::edge_t edges,
        const lh::edge_t* __restrict__ row_offsets, const lh::node_t* __restrict__ column_indices,
        const lh::edge_t* __restrict__ in_row_offsets,
        const lh::node_t* __restrict__ in_column_indices,
        const lh::node_t* __restrict__ edge_sources, int64_t* triangles) {
    int64_t triangles_part = 0;
    for (const int64_t item : lh::block_stride<Rows>(edges)) {
        const bool has_item = item < edges;
        const lh::edge_t e = lh::edge_t(item);
        const lh::node_t v = has_item ? edge_sources[e] : lh::node_t(-1);
        const lh::node_t u = has_item ? column_indices[e] : lh::node_t(-1);
        const bool here = has_item && u > v;
        lh::Common w_row;
        if (here) {
            w_row.one = lh::row(row_offsets, column_indices, v);
            w_row.one.above_edge(e);
            w_row.among(in_row_offsets, in_column_indices, u);
        }
        const auto w_body = [&](lh::edge_t) {
            triangles_part = lh::add(triangles_part, 1);
        };
        lh::for_common<Rows>(column_indices, in_column_indices, w_row, lh::known(), w_body);
    }
    lh::block_add(triangles, triangles_part);
}

// For each edge of `G_oriented`, through the row of an end, with shared rows: adds to `triangles`.
// triangle_counting.gm:9-17: Foreach (v: G.Nodes)
extern "C" __global__ void __launch_bounds__(256) triangle_counting_update_triangles_oriented(
        lh::edge_t G_oriented_edges, const lh::edge_t* __restrict__ G_oriented_row_offsets,
        const lh::node_t* __restrict__ G_oriented_column_indices,
        const lh::node_t* __restrict__ G_oriented_edge_sources, int64_t* triangles) {
    int64_t triangles_part = 0;
    for (const int64_t item : lh::block_stride<lh::Balanced>(G_oriented_edges)) {
        const bool has_item = item < G_oriented_edges;
        const lh::edge_t e = lh::edge_t(item);
        const lh::node_t v = has_item ? G_oriented_edge_sources[e] : lh::node_t(-1);
        const lh::node_t u = has_item ? G_oriented_column_indices[e] : lh::node_t(-1);
        lh::Common w_row;
        if (has_item) {
            w_row.one = lh::row(G_oriented_row_offsets, G_oriented_column_indices, v);
            w_row.among(G_oriented_row_offsets, G_oriented_column_indices, u);
        }
        const auto w_body = [&](lh::edge_t) {
            triangles_part = lh::add(triangles_part, 1);
        };
        lh::for_common<lh::Balanced>(G_oriented_column_indices, G_oriented_column_indices, w_row,
                lh::known(), w_body);
    }
    lh::block_add(triangles, triangles_part);
}

// The edges of a graph one way only.
extern "C" __global__ void __launch_bounds__(256) triangle_counting_orient(
        bool must_be_simple, lh::node_t nodes, lh::edge_t edges,
        const lh::edge_t* __restrict__ row_offsets,
        const lh::node_t* __restrict__ column_indices,
        uint32_t* kept, lh::edge_t* before, lh::edge_t* sums, int64_t* state,
        lh::edge_t* oriented_row_offsets, lh::node_t* oriented_column_indices,
        lh::node_t* oriented_edge_sources, lh::barrier_t* barrier) {
    const lh::ByDegree comes_before{row_offsets};
    lh::orient(comes_before, must_be_simple, nodes, edges, row_offsets, column_indices, kept,
               before, sums, state, oriented_row_offsets, oriented_column_indices,
               oriented_edge_sources, barrier);
}

// Runs `triangle_counting` on a stream of the device; it waits only for what the host needs.
// Pointers are to device memory; more is from `memory` or cudaMalloc.  Throws lh::Error on errors.
//   G: the graph, every row sorted
//   requires G symmetric, G no-loops, G no-parallel-edges; not tested here
//   returns int64_t
int64_t triangle_counting(lh::DeviceGraph& G_device, lh::Stream stream,
        std::pmr::memory_resource* memory = nullptr) {
    const lh::OnStream scope(stream, memory);
    const lh::Graph& G = G_device.graph();
    int64_t triangles = 0;
    lh::Cells cells(triangles);
    lh::Oriented& G_oriented = lh::oriented(G_device, 128);
    cells.send(triangles);
    const bool G_oriented_made = G_oriented.make_if_simple(triangle_counting_orient, G_device);
    if (G_oriented_made) {
        lh::launch(triangle_counting_update_triangles_oriented, G_oriented.edges(),
                G_oriented.edges(), G_oriented.row_offsets(), G_oriented.column_indices(),
                G_oriented.edge_sources(), cells.at(triangles));
    } else {
        lh::launch(int32_t(G_device.host_max_out_degree()) > 12
                ? triangle_counting_update_triangles<lh::Balanced>
                : triangle_counting_update_triangles<lh::Alone>, G.edges, G.edges,
                G_device.row_offsets(), G_device.column_indices(), G_device.in_row_offsets(),
                G_device.in_column_indices(), G_device.edge_sources(), cells.at(triangles));
    }
    cells.fetch(triangles);
    return triangles;
}

// The same for pointers to host memory; waits for the device.
int64_t triangle_counting(lh::DeviceGraph& G_device) {
    return triangle_counting(G_device, lh::current_stream, lh::current_memory);
}

// The same for a graph in host memory.
int64_t triangle_counting(const lh::Graph& G) {
    lh::DeviceGraph G_device(G);
    return triangle_counting(G_device);
}
