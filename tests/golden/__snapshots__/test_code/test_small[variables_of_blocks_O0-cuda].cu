// For each node: adds to `A`.
// variables_of_blocks_O0.gm:10: Foreach (n: G.Nodes) n.A += twice + kept;
extern "C" __global__ void __launch_bounds__(256) f_update_A(lh::node_t nodes, int32_t* A,
        int32_t kept, int32_t twice) {
    for (const lh::node_t n : lh::grid_stride(nodes)) {
        A[n] = lh::add(A[n], lh::add(twice, kept));
    }
}

// Runs `f` on a stream of the device; it waits only for what the host needs.
// Pointers are to device memory; more is from `memory` or cudaMalloc.  Throws lh::Error on errors.
//   G: the graph, every row sorted
//   A: int32_t for each of the nodes (in, out)
//   returns int32_t
int32_t f(lh::DeviceGraph& G_device, int32_t* A, lh::Stream stream,
        std::pmr::memory_resource* memory = nullptr) {
    const lh::OnStream scope(stream, memory);
    const lh::Graph& G = G_device.graph();
    int32_t kept = 0, again = 3;
    while (again > 0) {
        again -= 1;
        const int32_t twice = 2 * again;
        int32_t fresh = 0;
        while (fresh < twice) {
            lh::launch(f_update_A, G.nodes, G.nodes, A, kept, twice);
            fresh += kept + 1;
        }
        kept += fresh;
    }
    return kept;
}

// The same for pointers to host memory; waits for the device.
int32_t f(lh::DeviceGraph& G_device, int32_t* A) {
    lh::Buffer<int32_t> A_device(A, G_device.nodes());
    const int32_t result = f(G_device, A_device, lh::current_stream, lh::current_memory);
    A_device.download(A);
    return result;
}

// The same for a graph in host memory.
int32_t f(const lh::Graph& G, int32_t* A) {
    lh::DeviceGraph G_device(G);
    return f(G_device, A);
}
