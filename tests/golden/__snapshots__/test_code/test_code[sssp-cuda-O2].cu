// sssp.gm:16
//   G.dist = (G == root) ? 0 : INF;
extern "C" LH_KERNEL void LH_BOUNDS(256) sssp_update_updated_nxt(
        lh::node_t nodes,
        int32_t* dist,
        int32_t* dist_nxt,
        bool* updated,
        bool* updated_nxt,
        lh::node_t root)
{
    for (int64_t item = lh::thread_rank(); item < nodes;
         item += lh::thread_count()) {
        const lh::node_t n_3 = lh::node_t(item);
        dist[n_3] = n_3 == root ? 0 : lh::Limits<int32_t>::largest;
        dist_nxt[n_3] = dist[n_3];
        updated[n_3] = n_3 == root;
        updated_nxt[n_3] = false;
    }
}
LH_EXPORT(sssp_update_updated_nxt)

// sssp.gm:21
//   Foreach (n: G.Nodes)(n.updated) {
//       Foreach (s: n.Nbrs) {
//           Edge e = s.ToEdge();
//           <s.dist_nxt; s.updated_nxt> min= <n.dist + e.len; True> @ n;
//       }
//   }
extern "C" LH_KERNEL void LH_BOUNDS(256) sssp_update_dist_nxt(
        lh::edge_t edges,
        const lh::node_t* __restrict__ column_indices,
        const lh::node_t* __restrict__ edge_sources,
        const int32_t* __restrict__ len,
        const int32_t* __restrict__ dist,
        int32_t* dist_nxt,
        const bool* __restrict__ updated,
        bool* updated_nxt)
{
    for (int64_t item = lh::thread_rank(); item < edges;
         item += lh::thread_count()) {
        const lh::edge_t e_2 = lh::edge_t(item);
        const lh::node_t n = edge_sources[e_2];
        if (updated[n]) {
            const lh::node_t s = column_indices[e_2];
            const lh::edge_t e = e_2;
            {
                const int32_t candidate = lh::add(dist[n], len[e]);
                if (candidate < lh::atomic_min(&dist_nxt[s], candidate)) {
                    lh::store_racy(&updated_nxt[s], true);
                }
            }
        }
    }
}
LH_EXPORT(sssp_update_dist_nxt)

// sssp.gm:27
//   G.dist = G.dist_nxt;
extern "C" LH_KERNEL void LH_BOUNDS(256) sssp_update_exist(
        lh::node_t nodes,
        int32_t* dist,
        const int32_t* __restrict__ dist_nxt,
        bool* updated,
        bool* updated_nxt,
        bool* exist)
{
    for (int64_t item = lh::thread_rank(); item < nodes;
         item += lh::thread_count()) {
        const lh::node_t n_7 = lh::node_t(item);
        dist[n_7] = dist_nxt[n_7];
        updated[n_7] = updated_nxt[n_7];
        updated_nxt[n_7] = false;
        if (updated[n_7]) {
            if (lh::load_racy(exist) != true) lh::store_racy(exist, true);
        }
    }
}
LH_EXPORT(sssp_update_exist)

// Runs `sssp` on the device and waits for it.  Pointers are to host memory.
// Throws lh::Error if a CUDA call fails.
//
//   G: the graph, every row sorted
//   len: int32_t for each of the edges, in the order of the rows (in)
//   root: a node, -1 for NIL (in)
//   dist: int32_t for each of the nodes (out)
void sssp(
        const lh::Graph& G, const int32_t* len, lh::node_t root,
        int32_t* dist)
{
    lh::DeviceGraph G_device(G);
    bool finished = 0;
    int32_t rounds = 0;
    bool exist = 0;
    lh::Buffer<int32_t> len_device(G.edges);
    lh::Buffer<int32_t> dist_device(G.nodes);
    lh::Buffer<bool> exist_device(1);
    lh::Buffer<int32_t> dist_nxt_device(G.nodes);
    lh::Buffer<bool> updated_device(G.nodes);
    lh::Buffer<bool> updated_nxt_device(G.nodes);
    finished = false;
    rounds = 0;
    lh::launch(
            sssp_update_updated_nxt, G.nodes, lh::node_t(G.nodes), dist_device.data(),
            dist_nxt_device.data(), updated_device.data(), updated_nxt_device.data(),
            root);
    len_device.upload(len);
    while (!finished && rounds < int32_t(G.nodes)) {
        lh::launch(
                sssp_update_dist_nxt, G.edges, lh::edge_t(G.edges),
                G_device.column_indices(), G_device.edge_sources(), len_device.data(),
                dist_device.data(), dist_nxt_device.data(), updated_device.data(),
                updated_nxt_device.data());
        exist = false;
        exist_device.write(0, exist);
        lh::launch(
                sssp_update_exist, G.nodes, lh::node_t(G.nodes), dist_device.data(),
                dist_nxt_device.data(), updated_device.data(), updated_nxt_device.data(),
                exist_device.data());
        exist = exist_device.read(0);
        finished = !exist;
        rounds = rounds + 1;
    }
    dist_device.download(dist);
}
