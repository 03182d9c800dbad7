// For each node, along its edges: sets `most`.
// own_map.gm:3-7: Foreach (n: G.Nodes)
extern "C" __global__ void __launch_bounds__(256) commonest_update_most(lh::node_t nodes,
        const lh::edge_t* __restrict__ row_offsets, const lh::node_t* __restrict__ column_indices,
        const int32_t* __restrict__ label, int32_t* most) {
    lh::Local<lh::Map<int32_t, int32_t>> seen(0, 0);
    for (const lh::node_t n : lh::grid_stride(nodes)) {
        seen.clear();
        for (lh::edge_t t_slot = row_offsets[n], t_end = row_offsets[n + 1]; t_slot < t_end;
                ++t_slot) {
            const lh::node_t t = column_indices[t_slot];
            auto& cell = seen.at(label[t]);
            cell = lh::add(cell, 1);
        }
        most[n] = seen.get_max_key();
    }
}

// For each node, along its edges, with shared rows and maps: sets `most`.
// own_map.gm:3-7: Foreach (n: G.Nodes)
extern "C" __global__ void __launch_bounds__(256) commonest_update_most_groups(lh::node_t nodes,
        const lh::edge_t* __restrict__ row_offsets, const lh::node_t* __restrict__ column_indices,
        const int32_t* __restrict__ label, int32_t* most) {
    LH_SHARED(int64_t, seen_memory, (lh::GroupMap<int32_t, int32_t>::words_of_block));
    lh::GroupMap<int32_t, int32_t> seen(seen_memory, 0, 0);
    const auto row_edges = [&](int64_t number) {
        const lh::node_t n = lh::node_t(number);
        return int32_t(row_offsets[n + 1] - row_offsets[n]);
    };
    const auto group_body = [&](const auto& group, const int64_t item) {
        const bool has_item = group.is_first();
        const lh::node_t n = lh::node_t(item);
        seen.begin(group);
        const auto t_body = [&](lh::edge_t t_slot) {
            const lh::node_t t = column_indices[t_slot];
            seen.atomic_add(label[t], 1);
        };
        group.for_edges(lh::slots(has_item, row_offsets, n), lh::known(), t_body);
        if (has_item) most[n] = seen.get_max_key();
    };
    lh::for_groups(nodes, row_edges, group_body);
}

// Whether a kernel above had not enough memory for its collections.
extern "C" __global__ void __launch_bounds__(256) commonest_heap_was_full(bool* answer) {
    if (lh::thread_rank() == 0) *answer = lh::ask_heap();
}

// Runs `commonest` on a stream of the device; it waits only for what the host needs.
// Pointers are to device memory; more is from `memory` or cudaMalloc.  Throws lh::Error on errors.
//   G: the graph, every row sorted
//   label: int32_t for each of the nodes (in)
//   most: int32_t for each of the nodes (out)
void commonest(lh::DeviceGraph& G_device, const int32_t* label, int32_t* most, lh::Stream stream,
        std::pmr::memory_resource* memory = nullptr) {
    const lh::OnStream scope(stream, memory);
    const lh::Graph& G = G_device.graph();
    lh::Heap heap(commonest_heap_was_full);
    if (int32_t(G_device.host_max_out_degree()) > 12) {
        lh::launch_fitting(commonest_update_most_groups, lh::warp_size * G.nodes, G.nodes,
                G_device.row_offsets(), G_device.column_indices(), label, most);
        heap.check();
    } else {
        lh::launch(commonest_update_most, G.nodes, G.nodes, G_device.row_offsets(),
                G_device.column_indices(), label, most);
        heap.check();
    }
}

// The same for pointers to host memory; waits for the device.
void commonest(lh::DeviceGraph& G_device, const int32_t* label, int32_t* most) {
    lh::Buffer<int32_t> label_device(label, G_device.nodes());
    lh::Buffer<int32_t> most_device(G_device.nodes());
    commonest(G_device, label_device, most_device, lh::current_stream, lh::current_memory);
    most_device.download(most);
}

// The same for a graph in host memory.
void commonest(const lh::Graph& G, const int32_t* label, int32_t* most) {
    lh::DeviceGraph G_device(G);
    commonest(G_device, label, most);
}
