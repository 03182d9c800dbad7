// For each node, along its edges: adds to `inside`, `leaving` and `outside`.
// conductance.gm:8: Sum(u: G.Nodes)(u.member == num){(Long) u.Degree()}
// conductance.gm:9: Sum(u: G.Nodes)(u.member != num){(Long) u.Degree()}
// conductance.gm:10-12: Sum(u: G.Nodes)(u.member == num)
template <typename Rows>
__global__ void __launch_bounds__(256) conductance_update_outside(lh::node_t nodes,
        const lh::edge_t* __restrict__ row_offsets, const lh::node_t* __restrict__ column_indices,
        const int32_t* __restrict__ member, int32_t num, int64_t* inside, int64_t* outside,
        int64_t* leaving) {
    int64_t inside_part = 0, leaving_part = 0, outside_part = 0;
    for (const int64_t item : lh::block_stride<Rows>(nodes)) {
        const bool has_item = item < nodes;
        const lh::node_t u = lh::node_t(item);
        const bool here = has_item && member[u] == num;
        int32_t count = 0;
        if (here) inside_part = lh::add(inside_part, int32_t(row_offsets[u + 1] - row_offsets[u]));
        const auto w_body = [&](lh::edge_t w_slot, int32_t& count) {
            const lh::node_t w = column_indices[w_slot];
            if (member[w] != num) count = lh::add(count, 1);
        };
        lh::for_edges<Rows>(lh::slots(here, row_offsets, u), lh::known(), w_body,
                lh::total<lh::Add>(count));
        if (here) leaving_part = lh::add(leaving_part, count);
        if (has_item && !here) {
            outside_part = lh::add(outside_part, int32_t(row_offsets[u + 1] - row_offsets[u]));
        }
    }
    lh::block_add(inside, inside_part);
    lh::block_add(leaving, leaving_part);
    lh::block_add(outside, outside_part);
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
    lh::Cells cells(inside, leaving, outside);
    cells.send(inside, leaving, outside);
    lh::launch(int32_t(G_device.host_max_out_degree()) > 12
            ? conductance_update_outside<lh::Balanced> : conductance_update_outside<lh::Alone>,
            G.nodes, G.nodes, G_device.row_offsets(), G_device.column_indices(), member, num,
            cells.at(inside), cells.at(outside), cells.at(leaving));
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
