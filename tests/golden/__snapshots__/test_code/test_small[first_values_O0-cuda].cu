// For each node: adds to `sum`.
// first_values_O0.gm:5: Sum(n: G.Nodes){n.A}
extern "C" __global__ void __launch_bounds__(256) f_update_sum(lh::node_t nodes,
        const int32_t* __restrict__ A, int32_t* sum) {
    for (const lh::node_t n : lh::grid_stride(nodes)) {
        lh::atomic_add(sum, A[n]);
    }
}

// For each node: adds to `count`.
// first_values_O0.gm:6: Count(n: G.Nodes)(n.A > first)
extern "C" __global__ void __launch_bounds__(256) f_update_count(lh::node_t nodes,
        const int32_t* __restrict__ A, int32_t first, int32_t* count) {
    for (const lh::node_t n : lh::grid_stride(nodes)) {
        if (A[n] > first) lh::atomic_add(count, 1);
    }
}

// Runs `f` on a stream of the device; it waits only for what the host needs.
// Pointers are to device memory; more is from `memory` or cudaMalloc.  Throws lh::Error on errors.
//   G: the graph, every row sorted
//   A: int32_t for each of the nodes (in)
//   returns int32_t
int32_t f(lh::DeviceGraph& G_device, const int32_t* A, lh::Stream stream,
        std::pmr::memory_resource* memory = nullptr) {
    const lh::OnStream scope(stream, memory);
    const lh::Graph& G = G_device.graph();
    int32_t sum, count;
    lh::Cells cells(sum, count);
    const int32_t first = G.nodes / 3;
    int32_t second = 0;
    if (first > G.nodes) {
        sum = 0;
        cells.send(sum);
        lh::launch(f_update_sum, G.nodes, G.nodes, A, cells.at(sum));
        cells.fetch(sum);
        second = sum;
    } else {
        count = 0;
        cells.send(count);
        lh::launch(f_update_count, G.nodes, G.nodes, A, first, cells.at(count));
        cells.fetch(count);
        second = count;
    }
    return second;
}

// The same for pointers to host memory; waits for the device.
int32_t f(lh::DeviceGraph& G_device, const int32_t* A) {
    lh::Buffer<int32_t> A_device(A, G_device.nodes());
    return f(G_device, A_device, lh::current_stream, lh::current_memory);
}

// The same for a graph in host memory.
int32_t f(const lh::Graph& G, const int32_t* A) {
    lh::DeviceGraph G_device(G);
    return f(G_device, A);
}
