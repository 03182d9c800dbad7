// For each node: sets `level`.
// bfs_levels.gm:11: G.level = (G == root) ? 0 : -1;
extern "C" __global__ void __launch_bounds__(256) bfs_levels_set_level(lh::node_t nodes,
        int32_t* level, lh::node_t root) {
    for (const lh::node_t n : lh::grid_stride(nodes)) {
        level[n] = n == root ? 0 : -1;
    }
}

// For each node: sets `level_next`.
// bfs_levels.gm:16: w.level <= depth + 1 @ v;
extern "C" __global__ void __launch_bounds__(256) bfs_levels_set_level_next(lh::node_t nodes,
        const int32_t* __restrict__ level, int32_t* level_next) {
    for (const lh::node_t n : lh::grid_stride(nodes)) {
        level_next[n] = level[n];
    }
}

// For each node, along its edges: sets `level_next`; combines into `finished`.
// bfs_levels.gm:14-19: Foreach (v: G.Nodes)(v.level == depth)
extern "C" __global__ void __launch_bounds__(256) bfs_levels_update_finished(lh::node_t nodes,
        const lh::edge_t* __restrict__ row_offsets, const lh::node_t* __restrict__ column_indices,
        const int32_t* __restrict__ level, int32_t* level_next, int32_t depth, bool* finished) {
    for (const lh::node_t v : lh::grid_stride(nodes)) {
        if (level[v] == depth) {
            for (lh::edge_t w_slot = row_offsets[v], w_end = row_offsets[v + 1]; w_slot < w_end;
                    ++w_slot) {
                const lh::node_t w = column_indices[w_slot];
                if (level[w] == -1) {
                    lh::store_racy(&level_next[w], lh::add(depth, 1));
                    lh::atomic_and_(finished, false);
                }
            }
        }
    }
}

// For each node: sets `level`.
// bfs_levels.gm:16: w.level <= depth + 1 @ v;
extern "C" __global__ void __launch_bounds__(256) bfs_levels_set_level_2(lh::node_t nodes,
        int32_t* level, const int32_t* __restrict__ level_next) {
    for (const lh::node_t n : lh::grid_stride(nodes)) {
        level[n] = level_next[n];
    }
}

// Runs `bfs_levels` on a stream of the device; it waits only for what the host needs.
// Pointers are to device memory; more is from `memory` or cudaMalloc.  Throws lh::Error on errors.
//   G: the graph, every row sorted
//   root: a node, -1 for NIL (in)
//   level: int32_t for each of the nodes (out)
void bfs_levels(lh::DeviceGraph& G_device, lh::node_t root, int32_t* level, lh::Stream stream,
        std::pmr::memory_resource* memory = nullptr) {
    const lh::OnStream scope(stream, memory);
    const lh::Graph& G = G_device.graph();
    bool finished = false;
    lh::Cells cells(finished);
    int32_t depth = 0;
    lh::Buffer<int32_t> level_next(G.nodes);
    lh::launch(bfs_levels_set_level, G.nodes, G.nodes, level, root);
    while (!finished) {
        finished = true;
        level_next.fill(0);
        lh::launch(bfs_levels_set_level_next, G.nodes, G.nodes, level, level_next);
        cells.send(finished);
        lh::launch(bfs_levels_update_finished, G.nodes, G.nodes, G_device.row_offsets(),
                G_device.column_indices(), level, level_next, depth, cells.at(finished));
        lh::launch(bfs_levels_set_level_2, G.nodes, G.nodes, level, level_next);
        depth += 1;
        cells.fetch(finished);
    }
}

// The same for pointers to host memory; waits for the device.
void bfs_levels(lh::DeviceGraph& G_device, lh::node_t root, int32_t* level) {
    lh::Buffer<int32_t> level_device(G_device.nodes());
    bfs_levels(G_device, root, level_device, lh::current_stream, lh::current_memory);
    level_device.download(level);
}

// The same for a graph in host memory.
void bfs_levels(const lh::Graph& G, lh::node_t root, int32_t* level) {
    lh::DeviceGraph G_device(G);
    bfs_levels(G_device, root, level);
}
