// For each node: sets `seen`.
// kosaraju.gm:13: G.seen = False;
extern "C" __global__ void __launch_bounds__(256) kosaraju_fill_seen(lh::node_t nodes, bool* seen) {
    for (const lh::node_t n : lh::grid_stride(nodes)) {
        seen[n] = false;
    }
}

// For each node: sets `component`.
// kosaraju.gm:14: G.component = -1;
extern "C" __global__ void __launch_bounds__(256) kosaraju_set_component(lh::node_t nodes,
        int32_t* component) {
    for (const lh::node_t n : lh::grid_stride(nodes)) {
        component[n] = -1;
    }
}

// On the host: sets `component`, `seen` and `count`; changes `finished`.
// kosaraju.gm:15-21: For (n: G.Nodes)(!n.seen)
// kosaraju.gm:22-27: For (n: finished.Items)(n.component == -1)
static void kosaraju_for_n(lh::node_t nodes, const lh::edge_t* __restrict__ row_offsets,
        const lh::node_t* __restrict__ column_indices,
        const lh::edge_t* __restrict__ in_row_offsets,
        const lh::node_t* __restrict__ in_column_indices, int32_t* component, bool* seen,
        int32_t* count, lh::Order<lh::node_t>& finished) {
    lh::DepthFirst v_search;
    lh::DepthFirst v_2_search;
    for (lh::node_t n = 0; n < nodes; ++n) {
        if (LH_STOPPED) break;
        if (!seen[n]) {
            v_search.run(row_offsets, column_indices, nodes, n,
                [&](lh::node_t v, lh::edge_t) -> bool { return !seen[v]; },
                [&](lh::node_t v, lh::edge_t) -> bool {
                    seen[v] = true;
                    return false;
                },
                [&](lh::node_t v, lh::edge_t) -> bool {
                    finished.push_front(v);
                    return false;
                }
            );
        }
    }
    for (const lh::node_t n_2 : finished) {
        if (LH_STOPPED) break;
        if (component[n_2] == -1) {
            v_2_search.run(in_row_offsets, in_column_indices, nodes, n_2,
                [&](lh::node_t v_2, lh::edge_t) -> bool { return component[v_2] == -1; },
                [&](lh::node_t v_2, lh::edge_t) -> bool {
                    component[v_2] = *count;
                    return false;
                },
                [&](lh::node_t, lh::edge_t) -> bool {
                    return false;
                }
            );
            *count += 1;
        }
    }
}

// Runs `kosaraju` on the device and waits for it.  Pointers are to host memory.
// Throws lh::Error if a CUDA call fails.
//   G: the graph, every row sorted
//   component: int32_t for each of the nodes (out)
//   returns int32_t
int32_t kosaraju(lh::DeviceGraph& G_device, int32_t* component) {
    const lh::Graph& G = G_device.graph();
    lh::Order<lh::node_t> finished;
    lh::Buffer<int32_t> component_device(G.nodes);
    std::unique_ptr<bool[]> seen(new bool[G.nodes]);
    int32_t count = 0;
    lh::Buffer<bool> seen_device(G.nodes, 0);
    lh::launch(kosaraju_fill_seen, G.nodes, G.nodes, seen_device);
    lh::launch(kosaraju_set_component, G.nodes, G.nodes, component_device);
    component_device.download(component);
    seen_device.download(seen.get());
    kosaraju_for_n(G.nodes, G.row_offsets, G.column_indices, G_device.host_in_row_offsets(),
            G_device.host_in_column_indices(), component, seen.get(), &count, finished);
    return count;
}

// The same on a stream for pointers to device memory.  It works on copies in host memory, as
// the host uses elements of `component`, and waits for the device.
int32_t kosaraju(lh::DeviceGraph& G_device, int32_t* component, lh::Stream stream,
        std::pmr::memory_resource* memory = nullptr) {
    const lh::OnStream scope(stream, memory);
    std::unique_ptr<int32_t[]> component_copy(new int32_t[G_device.nodes()]);
    const int32_t result = kosaraju(G_device, component_copy.get());
    lh::Buffer<int32_t>::over(component, G_device.nodes()).upload(component_copy.get());
    return result;
}

// The same for a graph in host memory.
int32_t kosaraju(const lh::Graph& G, int32_t* component) {
    lh::DeviceGraph G_device(G);
    return kosaraju(G_device, component);
}
