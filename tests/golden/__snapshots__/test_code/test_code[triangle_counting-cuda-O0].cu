// For each node, along its edges: adds to `triangles`.
// triangle_counting.gm:9-17: Foreach (v: G.Nodes)
extern "C" __global__ void __launch_bounds__(256) triangle_counting_update_triangles(
        lh::node_t nodes, const lh::edge_t* __restrict__ row_offsets,
        const lh::node_t* __restrict__ column_indices, int64_t* triangles) {
    for (const lh::node_t v : lh::grid_stride(nodes)) {
        for (lh::edge_t u_slot = row_offsets[v], u_end = row_offsets[v + 1]; u_slot < u_end;
                ++u_slot) {
            const lh::node_t u = column_indices[u_slot];
            if (u > v) {
                for (lh::edge_t w_slot = row_offsets[v], w_end = row_offsets[v + 1]; w_slot < w_end;
                        ++w_slot) {
                    const lh::node_t w = column_indices[w_slot];
                    if (w > u && lh::has_edge(row_offsets, column_indices, w, u)) {
                        lh::atomic_add(triangles, 1);
                    }
                }
            }
        }
    }
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
    cells.send(triangles);
    lh::launch(triangle_counting_update_triangles, G.nodes, G.nodes, G_device.row_offsets(),
            G_device.column_indices(), cells.at(triangles));
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
