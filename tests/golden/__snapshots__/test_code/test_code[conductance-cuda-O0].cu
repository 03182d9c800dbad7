// For each node: adds to `inside`.
// conductance.gm:8: Sum(u: G.Nodes)(u.member == num){(Long) u.Degree()}
extern "C" __global__ void __launch_bounds__(256) conductance_update_inside(lh::node_t nodes,
        const lh::edge_t* __restrict__ row_offsets, const int32_t* __restrict__ member, int32_t num,
        int64_t* inside) {
    for (const lh::node_t u : lh::grid_stride(nodes)) {
        if (member[u] == num) {
            lh::atomic_add(inside, int64_t(int32_t(row_offsets[u + 1] - row_offsets[u])));
        }
    }
}

// For each node: adds to `outside`.
// conductance.gm:9: Sum(u: G.Nodes)(u.member != num){(Long) u.Degree()}
extern "C" __global__ void __launch_bounds__(256) conductance_update_outside(lh::node_t nodes,
        const lh::edge_t* __restrict__ row_offsets, const int32_t* __restrict__ member, int32_t num,
        int64_t* outside) {
    for (const lh::node_t u : lh::grid_stride(nodes)) {
        if (member[u] != num) {
            lh::atomic_add(outside, int64_t(int32_t(row_offsets[u + 1] - row_offsets[u])));
        }
    }
}

// For each node, along its edges: adds to `leaving`.
// conductance.gm:10-12: Sum(u: G.Nodes)(u.member == num)
extern "C" __global__ void __launch_bounds__(256) conductance_update_leaving(lh::node_t nodes,
        const lh::edge_t* __restrict__ row_offsets, const lh::node_t* __restrict__ column_indices,
        const int32_t* __restrict__ member, int32_t num, int64_t* leaving) {
    for (const lh::node_t u : lh::grid_stride(nodes)) {
        if (member[u] == num) {
            int32_t count = 0;
            for (lh::edge_t w_slot = row_offsets[u], w_end = row_offsets[u + 1]; w_slot < w_end;
                    ++w_slot) {
                const lh::node_t w = column_indices[w_slot];
                if (member[w] != num) count = lh::add(count, 1);
            }
            lh::atomic_add(leaving, int64_t(count));
        }
    }
}

// Runs `conductance` on a stream of the device; it waits only for what the host needs.
// Pointers are to device memory; more is from `memory` or cudaMalloc.  Throws lh::Error on errors.
//   G: the graph, every row sorted
//   member: int32_t for each of the nodes (in)
//   num: int32_t (in)
//   returns double
double conductance(lh::DeviceGraph& G_device, const int32_t* member, int32_t num, lh::Stream stream,
        std::pmr::memory_resource* memory = nullptr) {
    const lh::OnStream scope(stream, memory);
    const lh::Graph& G = G_device.graph();
    int64_t inside = 0, outside = 0, leaving = 0;
    lh::Cells cells(outside, leaving, inside);
    cells.send(inside);
    lh::launch(conductance_update_inside, G.nodes, G.nodes, G_device.row_offsets(), member, num,
            cells.at(inside));
    cells.send(outside);
    lh::launch(conductance_update_outside, G.nodes, G.nodes, G_device.row_offsets(), member, num,
            cells.at(outside));
    cells.send(leaving);
    lh::launch(conductance_update_leaving, G.nodes, G.nodes, G_device.row_offsets(),
            G_device.column_indices(), member, num, cells.at(leaving));
    cells.fetch(inside, outside);
    const int64_t least = inside < outside ? inside : outside;
    cells.fetch(leaving);
    if (least == 0) return leaving == 0 ? 0.0 : lh::Limits<double>::largest;
    return double(leaving) / least;
}

// The same for pointers to host memory; waits for the device.
double conductance(lh::DeviceGraph& G_device, const int32_t* member, int32_t num) {
    lh::Buffer<int32_t> member_device(member, G_device.nodes());
    return conductance(G_device, member_device, num, lh::current_stream, lh::current_memory);
}

// The same for a graph in host memory.
double conductance(const lh::Graph& G, const int32_t* member, int32_t num) {
    lh::DeviceGraph G_device(G);
    return conductance(G_device, member, num);
}
