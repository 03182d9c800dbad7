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

// Runs `f`.
//   G: the graph, every row sorted; row_offsets, column_indices
//   seen: bool for each of the nodes (in, out)
void f(const lh::Graph& G, bool* seen) {
    f_for_n(G.nodes, G.row_offsets, G.column_indices, seen);
}
