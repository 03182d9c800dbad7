// Depth-first search with a stack of its own: deep graphs do not overflow that of C.
#pragma once

#include <vector>

#include "types.cuh"

namespace lh {

// From `root` over the rows of a graph.  `enter(node, slot)` says whether to go to a node
// not visited yet that the edge at `slot` leads to; `before` and `after` run when a node
// is reached (`slot` is -1 for the root) and when its children are done.  True if one of
// the two did return true: the search then stops.
template <typename Enter, typename Before, typename After>
bool depth_first(const edge_t* offsets, const node_t* columns, node_t nodes, node_t root,
                 Enter enter, Before before, After after) {
    struct Frame {
        node_t node;
        edge_t slot;  // by which the node was reached
        edge_t next;  // the edge to look at
    };
    if (root < 0) return false;
    std::vector<bool> visited(static_cast<std::size_t>(nodes), false);
    std::vector<Frame> stack;
    const auto visit = [&](node_t node, edge_t slot) {
        visited[static_cast<std::size_t>(node)] = true;
        stack.push_back({node, slot, offsets[node]});
        return before(node, slot);
    };
    if (visit(root, -1)) return true;
    while (!stack.empty()) {
        Frame& top = stack.back();
        if (top.next == offsets[top.node + 1]) {
            const Frame done = top;
            stack.pop_back();
            if (after(done.node, done.slot)) return true;
            continue;
        }
        const edge_t slot = top.next++;
        const node_t node = columns[slot];
        if (visited[static_cast<std::size_t>(node)] || !enter(node, slot)) continue;
        if (visit(node, slot)) return true;
    }
    return false;
}

}  // namespace lh
