// For each node, along and against its edges: sets `P` and `R`.
// kept_elements.gm:3: Foreach (v: G.Nodes) { Foreach (t: v.Nbrs) { v.P += t.A @ v; } }
// kept_elements.gm:4: Foreach (v: G.Nodes) { Foreach (t: v.InNbrs) { v.R += t.A @ v; } }
template <typename Rows>
__global__ void __launch_bounds__(256) f_update_R(lh::node_t nodes,
        const lh::edge_t* __restrict__ row_offsets, const lh::node_t* __restrict__ column_indices,
        const lh::edge_t* __restrict__ in_row_offsets,
        const lh::node_t* __restrict__ in_column_indices, const int32_t* __restrict__ A, int32_t* P,
        int32_t* R) {
    for (const int64_t item : lh::block_stride<Rows>(nodes)) {
        const bool has_item = item < nodes;
        const lh::node_t v = lh::node_t(item);
        int32_t P_kept = has_item ? P[v] : 0;
        const auto t_body = [&](lh::edge_t t_slot, int32_t& P_kept) {
            const lh::node_t t = column_indices[t_slot];
            P_kept = lh::add(P_kept, A[t]);
        };
        lh::for_edges<Rows>(lh::slots(has_item, row_offsets, v), lh::known(), t_body,
                lh::total<lh::Add>(P_kept));
        int32_t R_kept = 0;
        if (has_item) {
            lh::replace(P[v], P_kept);
            R_kept = R[v];
        }
        const auto t_2_body = [&](lh::edge_t t_2_slot, int32_t& R_kept) {
            const lh::node_t t_2 = in_column_indices[t_2_slot];
            R_kept = lh::add(R_kept, A[t_2]);
        };
        lh::for_edges<Rows>(lh::slots(has_item, in_row_offsets, v), lh::known(), t_2_body,
                lh::total<lh::Add>(R_kept));
        if (has_item) lh::replace(R[v], R_kept);
    }
}

// Runs `f` on a stream of the device; it waits only for what the host needs.
// Pointers are to device memory; more is from `memory` or cudaMalloc.  Throws lh::Error on errors.
//   G: the graph, every row sorted
//   A: int32_t for each of the nodes (in)
//   P: int32_t for each of the nodes (in, out)
//   R: int32_t for each of the nodes (in, out)
void f(lh::DeviceGraph& G_device, const int32_t* A, int32_t* P, int32_t* R, lh::Stream stream,
        std::pmr::memory_resource* memory = nullptr) {
    const lh::OnStream scope(stream, memory);
    const lh::Graph& G = G_device.graph();
    lh::launch(int32_t(G_device.host_max_in_degree()) > 12
            || int32_t(G_device.host_max_out_degree()) > 12 ? f_update_R<lh::Balanced>
            : f_update_R<lh::Alone>, G.nodes, G.nodes, G_device.row_offsets(),
            G_device.column_indices(), G_device.in_row_offsets(), G_device.in_column_indices(), A,
            P, R);
}

// The same for pointers to host memory; waits for the device.
void f(lh::DeviceGraph& G_device, const int32_t* A, int32_t* P, int32_t* R) {
    lh::Buffer<int32_t> A_device(A, G_device.nodes());
    lh::Buffer<int32_t> P_device(P, G_device.nodes());
    lh::Buffer<int32_t> R_device(R, G_device.nodes());
    f(G_device, A_device, P_device, R_device, lh::current_stream, lh::current_memory);
    P_device.download(P);
    R_device.download(R);
}

// The same for a graph in host memory.
void f(const lh::Graph& G, const int32_t* A, int32_t* P, int32_t* R) {
    lh::DeviceGraph G_device(G);
    f(G_device, A, P, R);
}
