// For each edge: adds to `sum`.
// targets_unread.gm:4: Foreach (n: G.Nodes) { Foreach (t: n.Nbrs) { sum += n.A; } }
extern "C" __global__ void __launch_bounds__(256) c_update_sum(lh::edge_t edges,
        const lh::node_t* __restrict__ edge_sources, const int32_t* __restrict__ A, int32_t* sum) {
    int32_t sum_part = 0;
    for (const lh::edge_t e : lh::grid_stride(edges)) {
        const lh::node_t n = edge_sources[e];
        sum_part = lh::add(sum_part, A[n]);
    }
    lh::block_add(sum, sum_part);
}

// Runs `c` on a stream of the device; it waits only for what the host needs.
// Pointers are to device memory; more is from `memory` or cudaMalloc.  Throws lh::Error on errors.
//   G: the graph, every row sorted
//   A: int32_t for each of the nodes (in)
//   returns int32_t
int32_t c(lh::DeviceGraph& G_device, const int32_t* A, lh::Stream stream,
        std::pmr::memory_resource* memory = nullptr) {
    const lh::OnStream scope(stream, memory);
    const lh::Graph& G = G_device.graph();
    int32_t sum = 0;
    lh::Cells cells(sum);
    cells.send(sum);
    lh::launch_fitting(c_update_sum, G.edges, G.edges, G_device.edge_sources(), A, cells.at(sum));
    cells.fetch(sum);
    return sum;
}

// The same for pointers to host memory; waits for the device.
int32_t c(lh::DeviceGraph& G_device, const int32_t* A) {
    lh::Buffer<int32_t> A_device(A, G_device.nodes());
    return c(G_device, A_device, lh::current_stream, lh::current_memory);
}

// The same for a graph in host memory.
int32_t c(const lh::Graph& G, const int32_t* A) {
    lh::DeviceGraph G_device(G);
    return c(G_device, A);
}
