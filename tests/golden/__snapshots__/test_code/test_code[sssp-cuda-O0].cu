// For each node: sets `dist`.
// sssp.gm:16: G.dist = (G == root) ? 0 : INF;
extern "C" __global__ void __launch_bounds__(256) sssp_set_dist(lh::node_t nodes, int32_t* dist,
        lh::node_t root) {
    for (const lh::node_t n : lh::grid_stride(nodes)) {
        dist[n] = n == root ? 0 : lh::Limits<int32_t>::largest;
    }
}

// For each node: sets `dist_nxt`.
// sssp.gm:17: G.dist_nxt = G.dist;
extern "C" __global__ void __launch_bounds__(256) sssp_set_dist_nxt(lh::node_t nodes,
        const int32_t* __restrict__ dist, int32_t* dist_nxt) {
    for (const lh::node_t n : lh::grid_stride(nodes)) {
        dist_nxt[n] = dist[n];
    }
}

// For each node: sets `updated`.
// sssp.gm:18: G.updated = (G == root);
extern "C" __global__ void __launch_bounds__(256) sssp_set_updated(lh::node_t nodes, bool* updated,
        lh::node_t root) {
    for (const lh::node_t n : lh::grid_stride(nodes)) {
        updated[n] = n == root;
    }
}

// For each node: sets `updated_nxt`.
// sssp.gm:19: G.updated_nxt = False;
extern "C" __global__ void __launch_bounds__(256) sssp_fill_updated_nxt(lh::node_t nodes,
        bool* updated_nxt) {
    for (const lh::node_t n : lh::grid_stride(nodes)) {
        updated_nxt[n] = false;
    }
}

// For each node, along its edges: lowers `dist_nxt`; sets `updated_nxt`.
// sssp.gm:21-26: Foreach (n: G.Nodes)(n.updated)
extern "C" __global__ void __launch_bounds__(256) sssp_update_dist_nxt(lh::node_t nodes,
        const lh::edge_t* __restrict__ row_offsets, const lh::node_t* __restrict__ column_indices,
        const int32_t* __restrict__ len, const int32_t* __restrict__ dist, int32_t* dist_nxt,
        const bool* __restrict__ updated, bool* updated_nxt, int32_t* locks) {
    for (const lh::node_t n : lh::grid_stride(nodes)) {
        if (updated[n]) {
            for (lh::edge_t s_slot = row_offsets[n], s_end = row_offsets[n + 1]; s_slot < s_end;
                    ++s_slot) {
                const lh::node_t s = column_indices[s_slot];
                const int32_t candidate = lh::add(dist[n], len[s_slot]);
                if (candidate < lh::load_racy(&dist_nxt[s])) {
                    lh::lock(&locks[s & 65535]);
                    if (candidate < lh::atomic_min(&dist_nxt[s], candidate)) {
                        lh::store_racy(&updated_nxt[s], true);
                    }
                    lh::unlock(&locks[s & 65535]);
                }
            }
        }
    }
}

// For each node: sets `dist`.
// sssp.gm:27: G.dist = G.dist_nxt;
extern "C" __global__ void __launch_bounds__(256) sssp_set_dist_2(lh::node_t nodes, int32_t* dist,
        const int32_t* __restrict__ dist_nxt) {
    for (const lh::node_t n : lh::grid_stride(nodes)) {
        dist[n] = dist_nxt[n];
    }
}

// For each node: sets `updated`.
// sssp.gm:28: G.updated = G.updated_nxt;
extern "C" __global__ void __launch_bounds__(256) sssp_set_updated_2(lh::node_t nodes,
        bool* updated, const bool* __restrict__ updated_nxt) {
    for (const lh::node_t n : lh::grid_stride(nodes)) {
        updated[n] = updated_nxt[n];
    }
}

// For each node: sets `updated_nxt`.
// sssp.gm:29: G.updated_nxt = False;
extern "C" __global__ void __launch_bounds__(256) sssp_fill_updated_nxt_2(lh::node_t nodes,
        bool* updated_nxt) {
    for (const lh::node_t n : lh::grid_stride(nodes)) {
        updated_nxt[n] = false;
    }
}

// For each node: combines into `exist`.
// sssp.gm:30: Exist(n: G.Nodes){n.updated}
extern "C" __global__ void __launch_bounds__(256) sssp_update_exist(lh::node_t nodes,
        const bool* __restrict__ updated, bool* exist) {
    for (const lh::node_t n : lh::grid_stride(nodes)) {
        lh::atomic_or_(exist, updated[n]);
    }
}

// Runs `sssp` on a stream of the device; it waits only for what the host needs.
// Pointers are to device memory; more is from `memory` or cudaMalloc.  Throws lh::Error on errors.
//   G: the graph, every row sorted
//   len: int32_t for each of the edges, in the order of the rows (in)
//   root: a node, -1 for NIL (in)
//   dist: int32_t for each of the nodes (out)
void sssp(lh::DeviceGraph& G_device, const int32_t* len, lh::node_t root, int32_t* dist,
        lh::Stream stream, std::pmr::memory_resource* memory = nullptr) {
    const lh::OnStream scope(stream, memory);
    const lh::Graph& G = G_device.graph();
    bool exist;
    lh::Cells cells(exist);
    bool finished = false;
    int32_t rounds = 0;
    lh::Buffer<int32_t> locks(65536, 0), dist_nxt(G.nodes, 0);
    lh::Buffer<bool> updated(G.nodes, 0), updated_nxt(G.nodes, 0);
    lh::launch(sssp_set_dist, G.nodes, G.nodes, dist, root);
    lh::launch(sssp_set_dist_nxt, G.nodes, G.nodes, dist, dist_nxt);
    lh::launch(sssp_set_updated, G.nodes, G.nodes, updated, root);
    lh::launch(sssp_fill_updated_nxt, G.nodes, G.nodes, updated_nxt);
    while (!finished && rounds < G.nodes) {
        lh::launch(sssp_update_dist_nxt, G.nodes, G.nodes, G_device.row_offsets(),
                G_device.column_indices(), len, dist, dist_nxt, updated, updated_nxt, locks);
        lh::launch(sssp_set_dist_2, G.nodes, G.nodes, dist, dist_nxt);
        lh::launch(sssp_set_updated_2, G.nodes, G.nodes, updated, updated_nxt);
        lh::launch(sssp_fill_updated_nxt_2, G.nodes, G.nodes, updated_nxt);
        exist = false;
        cells.send(exist);
        lh::launch(sssp_update_exist, G.nodes, G.nodes, updated, cells.at(exist));
        cells.fetch(exist);
        finished = !exist;
        rounds += 1;
    }
}

// The same for pointers to host memory; waits for the device.
void sssp(lh::DeviceGraph& G_device, const int32_t* len, lh::node_t root, int32_t* dist) {
    lh::Buffer<int32_t> len_device(len, G_device.edges());
    lh::Buffer<int32_t> dist_device(G_device.nodes());
    sssp(G_device, len_device, root, dist_device, lh::current_stream, lh::current_memory);
    dist_device.download(dist);
}

// The same for a graph in host memory.
void sssp(const lh::Graph& G, const int32_t* len, lh::node_t root, int32_t* dist) {
    lh::DeviceGraph G_device(G);
    sssp(G_device, len, root, dist);
}
