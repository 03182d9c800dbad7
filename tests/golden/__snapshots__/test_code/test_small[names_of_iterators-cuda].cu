// For each node, along its edges: sets `A` and `B`; adds to `sum`.
// names_of_iterators.gm:4-10: Foreach (n: G.Nodes)
template <typename Rows>
__global__ void __launch_bounds__(256) f_update_B(lh::node_t nodes,
        const lh::edge_t* __restrict__ row_offsets, const lh::node_t* __restrict__ column_indices,
        int32_t* A, int32_t* B, int32_t* sum) {
    int32_t sum_part = 0;
    for (const int64_t item : lh::block_stride<Rows>(nodes)) {
        const bool has_item = item < nodes;
        const lh::node_t n = lh::node_t(item);
        int32_t B_kept = 0;
        if (has_item) {
            const bool on = A[n] > 2;
            if (on) {
                sum_part = lh::add(sum_part, 1);
                A[n] = int32_t(n);
            }
            B_kept = B[n];
        }
        const auto t_body = [&](lh::edge_t t_slot, lh::node_t n, int32_t& B_kept) {
            const lh::node_t t = column_indices[t_slot];
            B_kept = lh::add(B_kept, lh::subtract(lh::multiply(int32_t(n), int32_t(t)), A[n]));
        };
        lh::for_edges<Rows>(lh::slots(has_item, row_offsets, n), lh::known(n), t_body,
                lh::total<lh::Add>(B_kept));
        if (has_item) lh::replace(B[n], B_kept);
    }
    lh::block_add(sum, sum_part);
}

// Runs `f` on a stream of the device; it waits only for what the host needs.
// Pointers are to device memory; more is from `memory` or cudaMalloc.  Throws lh::Error on errors.
//   G: the graph, every row sorted
//   A: int32_t for each of the nodes (in, out)
//   B: int32_t for each of the nodes (in, out)
//   returns int32_t
int32_t f(lh::DeviceGraph& G_device, int32_t* A, int32_t* B, lh::Stream stream,
        std::pmr::memory_resource* memory = nullptr) {
    const lh::OnStream scope(stream, memory);
    const lh::Graph& G = G_device.graph();
    int32_t sum = 0;
    lh::Cells cells(sum);
    cells.send(sum);
    lh::launch(int32_t(G_device.host_max_out_degree()) > 12 ? f_update_B<lh::Balanced>
            : f_update_B<lh::Alone>, G.nodes, G.nodes, G_device.row_offsets(),
            G_device.column_indices(), A, B, cells.at(sum));
    cells.fetch(sum);
    return sum;
}

// The same for pointers to host memory; waits for the device.
int32_t f(lh::DeviceGraph& G_device, int32_t* A, int32_t* B) {
    lh::Buffer<int32_t> A_device(A, G_device.nodes());
    lh::Buffer<int32_t> B_device(B, G_device.nodes());
    const int32_t result = f(G_device, A_device, B_device, lh::current_stream, lh::current_memory);
    A_device.download(A);
    B_device.download(B);
    return result;
}

// The same for a graph in host memory.
int32_t f(const lh::Graph& G, int32_t* A, int32_t* B) {
    lh::DeviceGraph G_device(G);
    return f(G_device, A, B);
}
