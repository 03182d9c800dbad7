// On the host: changes `all`; adds to `count`.
// shared_objects.gm:3-7: Foreach (n: G.Nodes)
static void f_for_n(lh::node_t nodes, const lh::Sequence<lh::node_t>& given,
        lh::Sequence<lh::node_t>& all, lh::Map<int32_t, int32_t>& count) {
    for (lh::node_t n = 0; n < nodes; ++n) {
        lh::Set<lh::node_t> own;
        own.add(n);
        if (given.has(n)) {
            all.push_back(n);
            auto& cell = count.at(own.size());
            cell = lh::add(cell, 1);
        }
    }
}

// Runs `f` on the host: nothing is left for the stream.
// Throws lh::Error on errors.
// Collections and maps are in host memory; they are done when this returns.
//   G: the graph, every row sorted
//   given: Node_Seq(G) of Green-Marl (in)
//   all: Node_Seq(G) of Green-Marl (in, out)
//   count: Map<Int, Int> of Green-Marl (in, out)
void f(lh::DeviceGraph& G_device, const lh::Sequence<lh::node_t>& given,
        lh::Sequence<lh::node_t>& all, lh::Map<int32_t, int32_t>& count, lh::Stream stream,
        std::pmr::memory_resource* memory = nullptr) {
    const lh::OnStream scope(stream, memory);
    const lh::Graph& G = G_device.graph();
    f_for_n(G.nodes, given, all, count);
}

// The same without a stream.
void f(lh::DeviceGraph& G_device, const lh::Sequence<lh::node_t>& given,
        lh::Sequence<lh::node_t>& all, lh::Map<int32_t, int32_t>& count) {
    f(G_device, given, all, count, lh::current_stream, lh::current_memory);
}

// The same for a graph in host memory.
void f(const lh::Graph& G, const lh::Sequence<lh::node_t>& given, lh::Sequence<lh::node_t>& all,
        lh::Map<int32_t, int32_t>& count) {
    lh::DeviceGraph G_device(G);
    f(G_device, given, all, count);
}
