// For each node, along and against its edges: sets `C` and `A`.
// purpose_both_ways.gm:3-6: Foreach (n: G.Nodes)
template <typename Rows>
__global__ void __launch_bounds__(256) p_update_C(lh::node_t nodes,
        const lh::edge_t* __restrict__ row_offsets, const lh::node_t* __restrict__ column_indices,
        const lh::edge_t* __restrict__ in_row_offsets,
        const lh::node_t* __restrict__ in_column_indices, int32_t* A, const int32_t* __restrict__ B,
        int32_t* C) {
    for (const int64_t item : lh::block_stride<Rows>(nodes)) {
        const bool has_item = item < nodes;
        const lh::node_t n = lh::node_t(item);
        int32_t sum = 0;
        const auto t_body = [&](lh::edge_t t_slot, int32_t& sum) {
            const lh::node_t t = column_indices[t_slot];
            sum = lh::add(sum, B[t]);
        };
        lh::for_edges<Rows>(lh::slots(has_item, row_offsets, n), lh::known(), t_body,
                lh::total<lh::Add>(sum));
        int32_t sum_2 = 0;
        if (has_item) A[n] = sum;
        const auto t_2_body = [&](lh::edge_t t_2_slot, int32_t& sum_2) {
            const lh::node_t t_2 = in_column_indices[t_2_slot];
            sum_2 = lh::add(sum_2, B[t_2]);
        };
        lh::for_edges<Rows>(lh::slots(has_item, in_row_offsets, n), lh::known(), t_2_body,
                lh::total<lh::Add>(sum_2));
        if (has_item) C[n] = sum_2;
    }
}

// Runs `p` on a stream of the device; it waits only for what the host needs.
// Pointers are to device memory; more is from `memory` or cudaMalloc.  Throws lh::Error on errors.
//   G: the graph, every row sorted
//   A: int32_t for each of the nodes (out)
//   B: int32_t for each of the nodes (in)
//   C: int32_t for each of the nodes (out)
void p(lh::DeviceGraph& G_device, int32_t* A, const int32_t* B, int32_t* C, lh::Stream stream,
        std::pmr::memory_resource* memory = nullptr) {
    const lh::OnStream scope(stream, memory);
    const lh::Graph& G = G_device.graph();
    lh::launch(int32_t(G_device.host_max_in_degree()) > 12
            || int32_t(G_device.host_max_out_degree()) > 12 ? p_update_C<lh::Balanced>
            : p_update_C<lh::Alone>, G.nodes, G.nodes, G_device.row_offsets(),
            G_device.column_indices(), G_device.in_row_offsets(), G_device.in_column_indices(), A,
            B, C);
}

// The same for pointers to host memory; waits for the device.
void p(lh::DeviceGraph& G_device, int32_t* A, const int32_t* B, int32_t* C) {
    lh::Buffer<int32_t> A_device(G_device.nodes());
    lh::Buffer<int32_t> B_device(B, G_device.nodes());
    lh::Buffer<int32_t> C_device(G_device.nodes());
    p(G_device, A_device, B_device, C_device, lh::current_stream, lh::current_memory);
    A_device.download(A);
    C_device.download(C);
}

// The same for a graph in host memory.
void p(const lh::Graph& G, int32_t* A, const int32_t* B, int32_t* C) {
    lh::DeviceGraph G_device(G);
    p(G_device, A, B, C);
}
