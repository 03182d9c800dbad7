// For each edge: adds to `A`.
// sources_unread.gm:3: Foreach (n: G.Nodes) { Foreach (t: n.Nbrs) { t.A += 1; } }
extern "C" __global__ void __launch_bounds__(256) c_update_A(lh::edge_t edges,
        const lh::node_t* __restrict__ column_indices, int32_t* A) {
    for (const lh::edge_t e : lh::grid_stride(edges)) {
        const lh::node_t t = column_indices[e];
        lh::atomic_add(&A[t], 1);
    }
}

// Runs `c` on a stream of the device; it waits only for what the host needs.
// Pointers are to device memory; more is from `memory` or cudaMalloc.  Throws lh::Error on errors.
//   G: the graph, every row sorted
//   A: int32_t for each of the nodes (in, out)
void c(lh::DeviceGraph& G_device, int32_t* A, lh::Stream stream,
        std::pmr::memory_resource* memory = nullptr) {
    const lh::OnStream scope(stream, memory);
    const lh::Graph& G = G_device.graph();
    lh::launch(c_update_A, G.edges, G.edges, G_device.column_indices(), A);
}

// The same for pointers to host memory; waits for the device.
void c(lh::DeviceGraph& G_device, int32_t* A) {
    lh::Buffer<int32_t> A_device(A, G_device.nodes());
    c(G_device, A_device, lh::current_stream, lh::current_memory);
    A_device.download(A);
}

// The same for a graph in host memory.
void c(const lh::Graph& G, int32_t* A) {
    lh::DeviceGraph G_device(G);
    c(G_device, A);
}
