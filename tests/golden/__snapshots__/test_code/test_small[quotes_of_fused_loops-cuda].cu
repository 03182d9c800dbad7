// For each node: sets `A` and `B`.
// quotes_of_fused_loops.gm:3-5: Foreach (n: G.Nodes)
// quotes_of_fused_loops.gm:6-8: Foreach (m: G.Nodes)
// quotes_of_fused_loops.gm:9: G.A = 2;
// quotes_of_fused_loops.gm:10: G.B = 3;
extern "C" __global__ void __launch_bounds__(256) p_set_B(lh::node_t nodes, int32_t* A,
        int32_t* B) {
    for (const lh::node_t n : lh::grid_stride(nodes)) {
        A[n] = 2;
        B[n] = 3;
    }
}

// Runs `p` on a stream of the device; it waits only for what the host needs.
// Pointers are to device memory; more is from `memory` or cudaMalloc.  Throws lh::Error on errors.
//   G: the graph, every row sorted
//   A: int32_t for each of the nodes (out)
//   B: int32_t for each of the nodes (out)
void p(lh::DeviceGraph& G_device, int32_t* A, int32_t* B, lh::Stream stream,
        std::pmr::memory_resource* memory = nullptr) {
    const lh::OnStream scope(stream, memory);
    const lh::Graph& G = G_device.graph();
    lh::launch(p_set_B, G.nodes, G.nodes, A, B);
}

// The same for pointers to host memory; waits for the device.
void p(lh::DeviceGraph& G_device, int32_t* A, int32_t* B) {
    lh::Buffer<int32_t> A_device(G_device.nodes());
    lh::Buffer<int32_t> B_device(G_device.nodes());
    p(G_device, A_device, B_device, lh::current_stream, lh::current_memory);
    A_device.download(A);
    B_device.download(B);
}

// The same for a graph in host memory.
void p(const lh::Graph& G, int32_t* A, int32_t* B) {
    lh::DeviceGraph G_device(G);
    p(G_device, A, B);
}
