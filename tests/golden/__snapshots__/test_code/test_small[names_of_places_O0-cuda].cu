// For each node, against its edges: adds to `B`.
// names_of_places_O0.gm:3-11: Foreach (n: G.Nodes)
extern "C" __global__ void __launch_bounds__(256) f_update_B(lh::node_t nodes,
        const lh::edge_t* __restrict__ in_row_offsets,
        const lh::node_t* __restrict__ in_column_indices, const int32_t* __restrict__ A,
        int32_t* B) {
    for (const lh::node_t n : lh::grid_stride(nodes)) {
        for (lh::edge_t t_slot = in_row_offsets[n], t_end = in_row_offsets[n + 1]; t_slot < t_end;
                ++t_slot) {
            const lh::node_t t = in_column_indices[t_slot];
            const int32_t n_slot_ = A[t];
            const int32_t n_end_ = lh::multiply(2, n_slot_);
            const int32_t n_first_ = lh::multiply(3, n_slot_);
            const int32_t n_marks_ = lh::add(n_end_, n_first_);
            B[n] = lh::add(B[n], lh::multiply(lh::multiply(n_marks_, n_end_), n_first_));
        }
    }
}

// Runs `f` on a stream of the device; it waits only for what the host needs.
// Pointers are to device memory; more is from `memory` or cudaMalloc.  Throws lh::Error on errors.
//   G: the graph, every row sorted
//   A: int32_t for each of the nodes (in)
//   B: int32_t for each of the nodes (in, out)
void f(lh::DeviceGraph& G_device, const int32_t* A, int32_t* B, lh::Stream stream,
        std::pmr::memory_resource* memory = nullptr) {
    const lh::OnStream scope(stream, memory);
    const lh::Graph& G = G_device.graph();
    lh::launch(f_update_B, G.nodes, G.nodes, G_device.in_row_offsets(),
            G_device.in_column_indices(), A, B);
}

// The same for pointers to host memory; waits for the device.
void f(lh::DeviceGraph& G_device, const int32_t* A, int32_t* B) {
    lh::Buffer<int32_t> A_device(A, G_device.nodes());
    lh::Buffer<int32_t> B_device(B, G_device.nodes());
    f(G_device, A_device, B_device, lh::current_stream, lh::current_memory);
    B_device.download(B);
}

// The same for a graph in host memory.
void f(const lh::Graph& G, const int32_t* A, int32_t* B) {
    lh::DeviceGraph G_device(G);
    f(G_device, A, B);
}
