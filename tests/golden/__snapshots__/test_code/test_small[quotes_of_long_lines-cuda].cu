// For each node: sets `A`.
// quotes_of_long_lines.gm:3: Foreach (n: G.Nodes)(n.A > 1234 + 1234 + 1234 + 1234 + 1234 + 1234 +
//     1234 + 1234 + 1234 + 1234 + 1234 + 1234 + 1234 + 1234 + 1234 + 1234 + 1234 + 1234 + 1234 +
//     1234 + 1234 + 1234 + 1234 + 1234 + 1234 + 1234 + 1234 + 1234 + 1234 + 1234) n.A = 1;
extern "C" __global__ void __launch_bounds__(256) p_update_A(lh::node_t nodes, int32_t* A) {
    for (const lh::node_t n : lh::grid_stride(nodes)) {
        if (A[n] > 37020) A[n] = 1;
    }
}

// Runs `p` on a stream of the device; it waits only for what the host needs.
// Pointers are to device memory; more is from `memory` or cudaMalloc.  Throws lh::Error on errors.
//   G: the graph, every row sorted
//   A: int32_t for each of the nodes (in, out)
void p(lh::DeviceGraph& G_device, int32_t* A, lh::Stream stream,
        std::pmr::memory_resource* memory = nullptr) {
    const lh::OnStream scope(stream, memory);
    const lh::Graph& G = G_device.graph();
    lh::launch(p_update_A, G.nodes, G.nodes, A);
}

// The same for pointers to host memory; waits for the device.
void p(lh::DeviceGraph& G_device, int32_t* A) {
    lh::Buffer<int32_t> A_device(A, G_device.nodes());
    p(G_device, A_device, lh::current_stream, lh::current_memory);
    A_device.download(A);
}

// The same for a graph in host memory.
void p(const lh::Graph& G, int32_t* A) {
    lh::DeviceGraph G_device(G);
    p(G_device, A);
}
