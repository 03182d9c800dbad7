// For each node: sets `component` and `seen`.
// kosaraju.gm:13: G.seen = False;
// kosaraju.gm:14: G.component = -1;
[[gnu::noinline]] static void kosaraju_set_component(lh::node_t nodes, int32_t* component,
        bool* seen, bool in_team = false) {
    if (!in_team && lh::needs_team(nodes, 32768)) return lh::team([=] {
        kosaraju_set_component(nodes, component, seen, true);
    });
#pragma omp for schedule(static) nowait
    for (lh::node_t n = 0; n < nodes; ++n) {
        seen[n] = false;
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

// Runs `kosaraju`.
//   G: the graph, every row sorted; row_offsets, column_indices, in_row_offsets, in_column_indices
//   component: int32_t for each of the nodes (out)
//   returns int32_t
int32_t kosaraju(const lh::Graph& G, int32_t* component) {
    lh::Order<lh::node_t> finished;
    int32_t count = 0;
    lh::Array<bool> seen(G.nodes);
    kosaraju_set_component(G.nodes, component, seen.data());
    kosaraju_for_n(G.nodes, G.row_offsets, G.column_indices, G.in_row_offsets, G.in_column_indices,
            component, seen.data(), &count, finished);
    return count;
}
