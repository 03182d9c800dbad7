// For each node of `G`: sets `A`.
// purpose_two_graphs.gm:3: G.A = 1;
extern "C" __global__ void __launch_bounds__(256) p_fill_A(lh::node_t G_nodes, int32_t* A) {
    for (const lh::node_t n : lh::grid_stride(G_nodes)) {
        A[n] = 1;
    }
}

// For each node of `H`: sets `B`.
// purpose_two_graphs.gm:4: H.B = 2;
extern "C" __global__ void __launch_bounds__(256) p_fill_B(lh::node_t H_nodes, int32_t* B) {
    for (const lh::node_t n : lh::grid_stride(H_nodes)) {
        B[n] = 2;
    }
}

// Runs `p` on a stream of the device; it waits only for what the host needs.
// Pointers are to device memory; more is from `memory` or cudaMalloc.  Throws lh::Error on errors.
//   G: the graph, every row sorted
//   H: the graph, every row sorted
//   A: int32_t for each of the nodes (out)
//   B: int32_t for each of the nodes (out)
void p(lh::DeviceGraph& G_device, lh::DeviceGraph& H_device, int32_t* A, int32_t* B,
        lh::Stream stream, std::pmr::memory_resource* memory = nullptr) {
    const lh::OnStream scope(stream, memory);
    const lh::Graph& G = G_device.graph();
    const lh::Graph& H = H_device.graph();
    lh::launch(p_fill_A, G.nodes, G.nodes, A);
    lh::launch(p_fill_B, H.nodes, H.nodes, B);
}

// The same for pointers to host memory; waits for the device.
void p(lh::DeviceGraph& G_device, lh::DeviceGraph& H_device, int32_t* A, int32_t* B) {
    lh::Buffer<int32_t> A_device(G_device.nodes());
    lh::Buffer<int32_t> B_device(H_device.nodes());
    p(G_device, H_device, A_device, B_device, lh::current_stream, lh::current_memory);
    A_device.download(A);
    B_device.download(B);
}

// The same for graphs in host memory.
void p(const lh::Graph& G, const lh::Graph& H, int32_t* A, int32_t* B) {
    lh::DeviceGraph G_device(G);
    lh::DeviceGraph H_device(H);
    p(G_device, H_device, A, B);
}
