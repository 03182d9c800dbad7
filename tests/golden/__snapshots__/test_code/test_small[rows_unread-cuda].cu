// For each node, along and against its edges: adds to `sum`.
// rows_unread.gm:4: Foreach (n: G.Nodes)(n.A > 1) { Foreach (e: n.InEdges) { sum += n.A; } }
// rows_unread.gm:5: Foreach (n: G.Nodes)(n.A > 3) { Foreach (t: n.Nbrs) { Edge e = t.ToEdge(); sum
//     += e.W; } }
template <typename Rows>
__global__ void __launch_bounds__(256) c_update_sum(lh::node_t nodes,
        const lh::edge_t* __restrict__ row_offsets, const lh::edge_t* __restrict__ in_row_offsets,
        const int32_t* __restrict__ W, const int32_t* __restrict__ A, int32_t* sum) {
    int32_t sum_part = 0;
    for (const int64_t item : lh::block_stride<Rows>(nodes)) {
        const bool has_item = item < nodes;
        const lh::node_t n = lh::node_t(item);
        const bool here = has_item && A[n] > 1;
        const auto e_body = [&](lh::edge_t, lh::node_t n) {
            sum_part = lh::add(sum_part, A[n]);
        };
        lh::for_edges<Rows>(lh::slots(here, in_row_offsets, n), lh::known(n), e_body);
        const bool here_2 = has_item && A[n] > 3;
        const auto t_body = [&](lh::edge_t t_slot) {
            sum_part = lh::add(sum_part, W[t_slot]);
        };
        lh::for_edges<Rows>(lh::slots(here_2, row_offsets, n), lh::known(), t_body);
    }
    lh::block_add(sum, sum_part);
}

// Runs `c` on a stream of the device; it waits only for what the host needs.
// Pointers are to device memory; more is from `memory` or cudaMalloc.  Throws lh::Error on errors.
//   G: the graph, every row sorted
//   W: int32_t for each of the edges, in the order of the rows (in)
//   A: int32_t for each of the nodes (in)
//   returns int32_t
int32_t c(lh::DeviceGraph& G_device, const int32_t* W, const int32_t* A, lh::Stream stream,
        std::pmr::memory_resource* memory = nullptr) {
    const lh::OnStream scope(stream, memory);
    const lh::Graph& G = G_device.graph();
    int32_t sum = 0;
    lh::Cells cells(sum);
    cells.send(sum);
    lh::launch(int32_t(G_device.host_max_in_degree()) > 12
            || int32_t(G_device.host_max_out_degree()) > 12 ? c_update_sum<lh::Balanced>
            : c_update_sum<lh::Alone>, G.nodes, G.nodes, G_device.row_offsets(),
            G_device.in_row_offsets(), W, A, cells.at(sum));
    cells.fetch(sum);
    return sum;
}

// The same for pointers to host memory; waits for the device.
int32_t c(lh::DeviceGraph& G_device, const int32_t* W, const int32_t* A) {
    lh::Buffer<int32_t> W_device(W, G_device.edges());
    lh::Buffer<int32_t> A_device(A, G_device.nodes());
    return c(G_device, W_device, A_device, lh::current_stream, lh::current_memory);
}

// The same for a graph in host memory.
int32_t c(const lh::Graph& G, const int32_t* W, const int32_t* A) {
    lh::DeviceGraph G_device(G);
    return c(G_device, W, A);
}
