// For each node, along its edges: adds to `A`.
// names_begin_anew_O0.gm:3: Foreach (n: G.Nodes) { Foreach (t: n.Nbrs) n.A += t.Degree(); }
extern "C" __global__ void __launch_bounds__(256) f_update_A(lh::node_t nodes,
        const lh::edge_t* __restrict__ row_offsets, const lh::node_t* __restrict__ column_indices,
        int32_t* A) {
    for (const lh::node_t n : lh::grid_stride(nodes)) {
        for (lh::edge_t t_slot = row_offsets[n], t_end = row_offsets[n + 1]; t_slot < t_end;
                ++t_slot) {
            const lh::node_t t = column_indices[t_slot];
            A[n] = lh::add(A[n], int32_t(row_offsets[t + 1] - row_offsets[t]));
        }
    }
}

// For each node, against its edges: adds to `B`.
// names_begin_anew_O0.gm:4: Foreach (n: G.Nodes) { Foreach (t: n.InNbrs) n.B += t.A; }
extern "C" __global__ void __launch_bounds__(256) f_update_B(lh::node_t nodes,
        const lh::edge_t* __restrict__ in_row_offsets,
        const lh::node_t* __restrict__ in_column_indices, const int32_t* __restrict__ A,
        int32_t* B) {
    for (const lh::node_t n : lh::grid_stride(nodes)) {
        for (lh::edge_t t_slot = in_row_offsets[n], t_end = in_row_offsets[n + 1]; t_slot < t_end;
                ++t_slot) {
            const lh::node_t t = in_column_indices[t_slot];
            B[n] = lh::add(B[n], A[t]);
        }
    }
}

// For each node, along and against its edges: adds to `A`; subtracts from `A`.
// names_begin_anew_O0.gm:5-8: Foreach (n: G.Nodes)
extern "C" __global__ void __launch_bounds__(256) f_update_A_2(lh::node_t nodes,
        const lh::edge_t* __restrict__ row_offsets, const lh::node_t* __restrict__ column_indices,
        const lh::edge_t* __restrict__ in_row_offsets,
        const lh::node_t* __restrict__ in_column_indices, int32_t* A) {
    for (const lh::node_t n : lh::grid_stride(nodes)) {
        for (lh::edge_t t_slot = row_offsets[n], t_end = row_offsets[n + 1]; t_slot < t_end;
                ++t_slot) {
            const lh::node_t t = column_indices[t_slot];
            A[n] = lh::add(A[n], int32_t(row_offsets[t + 1] - row_offsets[t]));
        }
        for (lh::edge_t t_2_slot = in_row_offsets[n], t_2_end = in_row_offsets[n + 1];
                t_2_slot < t_2_end; ++t_2_slot) {
            const lh::node_t t_2 = in_column_indices[t_2_slot];
            A[n] = lh::subtract(A[n], int32_t(row_offsets[t_2 + 1] - row_offsets[t_2]));
        }
    }
}

// Runs `f` on a stream of the device; it waits only for what the host needs.
// Pointers are to device memory; more is from `memory` or cudaMalloc.  Throws lh::Error on errors.
//   G: the graph, every row sorted
//   A: int32_t for each of the nodes (in, out)
//   B: int32_t for each of the nodes (in, out)
void f(lh::DeviceGraph& G_device, int32_t* A, int32_t* B, lh::Stream stream,
        std::pmr::memory_resource* memory = nullptr) {
    const lh::OnStream scope(stream, memory);
    const lh::Graph& G = G_device.graph();
    lh::launch(f_update_A, G.nodes, G.nodes, G_device.row_offsets(), G_device.column_indices(), A);
    lh::launch(f_update_B, G.nodes, G.nodes, G_device.in_row_offsets(),
            G_device.in_column_indices(), A, B);
    lh::launch(f_update_A_2, G.nodes, G.nodes, G_device.row_offsets(), G_device.column_indices(),
            G_device.in_row_offsets(), G_device.in_column_indices(), A);
}

// The same for pointers to host memory; waits for the device.
void f(lh::DeviceGraph& G_device, int32_t* A, int32_t* B) {
    lh::Buffer<int32_t> A_device(A, G_device.nodes());
    lh::Buffer<int32_t> B_device(B, G_device.nodes());
    f(G_device, A_device, B_device, lh::current_stream, lh::current_memory);
    A_device.download(A);
    B_device.download(B);
}

// The same for a graph in host memory.
void f(const lh::Graph& G, int32_t* A, int32_t* B) {
    lh::DeviceGraph G_device(G);
    f(G_device, A, B);
}
