// On the host: changes `suggested`; sets `most`.
// friends_of_friends.gm:7-14: Foreach (n: G.Nodes)
// friends_of_friends.gm:16-18: Foreach (n: G.Nodes)
static void friends_of_friends_for_n(lh::node_t nodes, const lh::edge_t* __restrict__ row_offsets,
        const lh::node_t* __restrict__ column_indices, int32_t* most,
        lh::Collections<lh::Set<lh::node_t>>& suggested) {
    for (lh::node_t n = 0; n < nodes; ++n) {
        if (LH_STOPPED) break;
        suggested[n].clear();
        for (lh::edge_t f_slot = row_offsets[n], f_end = row_offsets[n + 1]; f_slot < f_end;
                ++f_slot) {
            if (LH_STOPPED) break;
            const lh::node_t f = column_indices[f_slot];
            for (lh::edge_t g_slot = row_offsets[f], g_end = row_offsets[f + 1]; g_slot < g_end;
                    ++g_slot) {
                const lh::node_t g = column_indices[g_slot];
                if (g != n && !lh::has_edge(row_offsets, column_indices, n, g)) suggested[n].add(g);
            }
        }
    }
    *most = 0;
    for (lh::node_t n = 0; n < nodes; ++n) {
        *most = lh::larger<int32_t>(*most, suggested[n].size());
    }
}

// Runs `friends_of_friends` on the host: nothing is left for the stream.
// Throws lh::Error on errors.
// Collections and maps are in host memory; they are done when this returns.
//   G: the graph, every row sorted
//   suggested: N_P<Node_Set(G)>(G) of Green-Marl (out)
//   returns int32_t
int32_t friends_of_friends(lh::DeviceGraph& G_device,
        lh::Collections<lh::Set<lh::node_t>>& suggested, lh::Stream stream,
        std::pmr::memory_resource* memory = nullptr) {
    const lh::OnStream scope(stream, memory);
    const lh::Graph& G = G_device.graph();
    int32_t most;
    friends_of_friends_for_n(G.nodes, G.row_offsets, G.column_indices, &most, suggested);
    return most;
}

// The same without a stream.
int32_t friends_of_friends(lh::DeviceGraph& G_device,
        lh::Collections<lh::Set<lh::node_t>>& suggested) {
    return friends_of_friends(G_device, suggested, lh::current_stream, lh::current_memory);
}

// The same for a graph in host memory.
int32_t friends_of_friends(const lh::Graph& G, lh::Collections<lh::Set<lh::node_t>>& suggested) {
    lh::DeviceGraph G_device(G);
    return friends_of_friends(G_device, suggested);
}
