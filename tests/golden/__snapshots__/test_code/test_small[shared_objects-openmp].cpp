// For each node: changes `all`; adds to `count`.
// shared_objects.gm:3-7: Foreach (n: G.Nodes)
[[gnu::noinline]] static void f_update_count(lh::node_t nodes,
        const lh::Sequence<lh::node_t>& given, lh::Sequence<lh::node_t>& all,
        lh::Map<int32_t, int32_t>& count, bool in_team = false) {
    if (!in_team && lh::needs_team(nodes, 32768)) return lh::team([=, &given, &all, &count] {
        f_update_count(nodes, given, all, count, true);
    });
    lh::Set<lh::node_t> own;
#pragma omp for schedule(static) nowait
    for (lh::node_t n = 0; n < nodes; ++n) {
        own.clear();
        own.add(n);
        if (given.has(n)) {
            lh::locked(all, [](auto& object, const auto& key) { return object.push_back(key); }, n);
            lh::locked(count, [](auto& object, auto key, auto value) { auto& cell = object.at(key);
                    cell = lh::add(cell, value); }, own.size(), 1);
        }
    }
}

// Runs `f`.
//   G: the graph, every row sorted
//   given: Node_Seq(G) of Green-Marl (in)
//   all: Node_Seq(G) of Green-Marl (in, out)
//   count: Map<Int, Int> of Green-Marl (in, out)
void f(const lh::Graph& G, const lh::Sequence<lh::node_t>& given, lh::Sequence<lh::node_t>& all,
        lh::Map<int32_t, int32_t>& count) {
    f_update_count(G.nodes, given, all, count);
}
