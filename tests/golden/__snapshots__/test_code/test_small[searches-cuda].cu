// On the host: sets `seen`.
// searches.gm:3-5: For (n: G.Nodes)
static void f_for_n(lh::node_t nodes, const lh::edge_t* __restrict__ row_offsets,
        const lh::node_t* __restrict__ column_indices, bool* seen) {
    lh::DepthFirst v_search;
    for (lh::node_t n = 0; n < nodes; ++n) {
        if (LH_STOPPED) break;
        v_search.run(row_offsets, column_indices, nodes, n,
            [&](lh::node_t v, lh::edge_t) -> bool { return !seen[v]; },
            [&](lh::node_t v, lh::edge_t) -> bool {
                seen[v] = true;
                return false;
            },
            [&](lh::node_t, lh::edge_t) -> bool {
                return false;
            }
        );
    }
}

// Runs `f` on the host.
// Throws lh::Error if a CUDA call fails.
//   G: the graph, every row sorted
//   seen: bool for each of the nodes (in, out)
void f(lh::DeviceGraph& G_device, bool* seen) {
    const lh::Graph& G = G_device.graph();
    f_for_n(G.nodes, G.row_offsets, G.column_indices, seen);
}

// The same on a stream for pointers to device memory.  It works on copies in host memory, as
// the host uses elements of `seen`, and waits for the device.
void f(lh::DeviceGraph& G_device, bool* seen, lh::Stream stream,
        std::pmr::memory_resource* memory = nullptr) {
    const lh::OnStream scope(stream, memory);
    std::unique_ptr<bool[]> seen_copy(new bool[G_device.nodes()]);
    lh::Buffer<bool>::over(seen, G_device.nodes()).download(seen_copy.get());
    f(G_device, seen_copy.get());
    lh::Buffer<bool>::over(seen, G_device.nodes()).upload(seen_copy.get());
}

// The same for a graph in host memory.
void f(const lh::Graph& G, bool* seen) {
    lh::DeviceGraph G_device(G);
    f(G_device, seen);
}
