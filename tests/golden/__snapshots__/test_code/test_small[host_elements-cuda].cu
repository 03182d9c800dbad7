// Runs `f` on the host.
// Throws lh::Error if a CUDA call fails.
//   G: the graph, every row sorted
//   A: int32_t for each of the nodes (in)
//   v: a node, -1 for NIL (in)
//   B: int32_t for each of the nodes (in, out)
//   returns int32_t
int32_t f(lh::DeviceGraph&, const int32_t* A, lh::node_t v, int32_t* B) {
    if (v >= 0) B[v] = A[v];
    return 3;
}

// The same on a stream for pointers to device memory.  It works on copies in host memory, as
// the host uses elements of `A`, and waits for the device.
int32_t f(lh::DeviceGraph& G_device, const int32_t* A, lh::node_t v, int32_t* B, lh::Stream stream,
        std::pmr::memory_resource* memory = nullptr) {
    const lh::OnStream scope(stream, memory);
    std::unique_ptr<int32_t[]> A_copy(new int32_t[G_device.nodes()]);
    lh::Buffer<int32_t>::over(A, G_device.nodes()).download(A_copy.get());
    std::unique_ptr<int32_t[]> B_copy(new int32_t[G_device.nodes()]);
    lh::Buffer<int32_t>::over(B, G_device.nodes()).download(B_copy.get());
    const int32_t result = f(G_device, A_copy.get(), v, B_copy.get());
    lh::Buffer<int32_t>::over(B, G_device.nodes()).upload(B_copy.get());
    return result;
}

// The same for a graph in host memory.
int32_t f(const lh::Graph& G, const int32_t* A, lh::node_t v, int32_t* B) {
    lh::DeviceGraph G_device(G);
    return f(G_device, A, v, B);
}
