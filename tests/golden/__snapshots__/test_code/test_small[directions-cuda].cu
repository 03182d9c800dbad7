// For each node, along its edges: adds to `C` and `z`; sets `D`, `E`, `A` and `B`.
// directions.gm:5-11: Foreach (n: G.Nodes)
// directions.gm:12: Foreach (n: G.Nodes)(n.HasEdgeTo(n)) { z += 1; }
template <typename Rows>
__global__ void __launch_bounds__(256) f_update_z(lh::node_t nodes,
        const lh::edge_t* __restrict__ row_offsets, const lh::node_t* __restrict__ column_indices,
        int32_t* A, int32_t* B, const int32_t* __restrict__ N, int32_t* C, int32_t* D, int32_t* E,
        int32_t k, int32_t* z) {
    int32_t z_part = 0;
    for (const int64_t item : lh::block_stride<Rows>(nodes)) {
        const bool has_item = item < nodes;
        const lh::node_t n = lh::node_t(item);
        int32_t sum = 0;
        if (has_item) {
            const int32_t A_kept = lh::add(A[n], 1);
            lh::replace(A[n], A_kept);
            B[n] = 3;
            C[n] = lh::add(C[n], A_kept);
        }
        const auto t_body = [&](lh::edge_t t_slot, int32_t& sum) {
            const lh::node_t t = column_indices[t_slot];
            sum = lh::add(sum, N[t]);
        };
        lh::for_edges<Rows>(lh::slots(has_item, row_offsets, n), lh::known(), t_body,
                lh::total<lh::Add>(sum));
        if (has_item) {
            const int32_t D_kept = lh::add(lh::add(sum, 3), k);
            D[n] = D_kept;
            if (D_kept > 4) E[n] = 2;
            if (lh::has_edge(row_offsets, column_indices, n, n)) z_part = lh::add(z_part, 1);
        }
    }
    lh::block_add(z, z_part);
}

// Runs `f` on a stream of the device; it waits only for what the host needs.
// Pointers are to device memory; more is from `memory` or cudaMalloc.  Throws lh::Error on errors.
//   G: the graph, every row sorted
//   A: int32_t for each of the nodes (in, out)
//   B: int32_t for each of the nodes (out)
//   N: int32_t for each of the nodes (in)
//   M: int32_t for each of the nodes (unused)
//   k: int32_t (in)
//   j: int32_t (unused)
//   C: int32_t for each of the nodes (in, out)
//   D: int32_t for each of the nodes (out)
//   E: int32_t for each of the nodes (in, out)
//   F: int32_t for each of the nodes (unused)
//   x: int32_t (in, out)
//   y: int32_t (out)
//   z: int32_t (in, out)
void f(lh::DeviceGraph& G_device, int32_t* A, int32_t* B, const int32_t* N, const int32_t* M,
        int32_t k, int32_t j, int32_t* C, int32_t* D, int32_t* E, const int32_t* F, int32_t& x,
        int32_t& y, int32_t& z, lh::Stream stream, std::pmr::memory_resource* memory = nullptr) {
    const lh::OnStream scope(stream, memory);
    const lh::Graph& G = G_device.graph();
    lh::Cells cells(z);
    cells.send(z);
    lh::launch(int32_t(G_device.host_max_out_degree()) > 12 ? f_update_z<lh::Balanced>
            : f_update_z<lh::Alone>, G.nodes, G.nodes, G_device.row_offsets(),
            G_device.column_indices(), A, B, N, C, D, E, k, cells.at(z));
    if (k > 3) x += 3;
    y = 2;
    cells.fetch(z);
}

// The same for pointers to host memory; waits for the device.
void f(lh::DeviceGraph& G_device, int32_t* A, int32_t* B, const int32_t* N, const int32_t* M,
        int32_t k, int32_t j, int32_t* C, int32_t* D, int32_t* E, const int32_t* F, int32_t& x,
        int32_t& y, int32_t& z) {
    lh::Buffer<int32_t> A_device(A, G_device.nodes());
    lh::Buffer<int32_t> B_device(G_device.nodes());
    lh::Buffer<int32_t> N_device(N, G_device.nodes());
    lh::Buffer<int32_t> C_device(C, G_device.nodes());
    lh::Buffer<int32_t> D_device(G_device.nodes());
    lh::Buffer<int32_t> E_device(E, G_device.nodes());
    f(G_device, A_device, B_device, N_device, M, k, j, C_device, D_device, E_device, F, x, y, z,
            lh::current_stream, lh::current_memory);
    A_device.download(A);
    B_device.download(B);
    C_device.download(C);
    D_device.download(D);
    E_device.download(E);
}

// The same for a graph in host memory.
void f(const lh::Graph& G, int32_t* A, int32_t* B, const int32_t* N, const int32_t* M, int32_t k,
        int32_t j, int32_t* C, int32_t* D, int32_t* E, const int32_t* F, int32_t& x, int32_t& y,
        int32_t& z) {
    lh::DeviceGraph G_device(G);
    f(G_device, A, B, N, M, k, j, C, D, E, F, x, y, z);
}
