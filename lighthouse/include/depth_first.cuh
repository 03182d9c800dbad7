// Depth-first search with a stack of its own: deep graphs do not overflow that of C.
#pragma once

#include <vector>

#include "types.cuh"

namespace lh {

// For searches of one graph, one after the other: what a search costs depends only on
// what it reaches.
class DepthFirst {
public:
    // From `root` over the rows of a graph.  `enter(node, slot)` says whether to go to a
    // node not visited yet that the edge at `slot` leads to; `before` and `after` run
    // when a node is reached (`slot` is -1 for the root) and when its children are done.
    // True if one of the two did return true: the search then stops.
    template <typename Enter, typename Before, typename After>
    bool run(const edge_t* offsets, const node_t* columns, node_t nodes, node_t root,
             Enter enter, Before before, After after) {
        if (root < 0) return false;
        begin(nodes);
        if (before(visit(root, -1, offsets), edge_t(-1))) return true;
        while (!stack.empty() && !LH_STOPPED) {
            Frame& top = stack.back();
            if (top.next == offsets[top.node + 1]) {
                const Frame done = top;
                stack.pop_back();
                if (after(done.node, done.slot)) return true;
                continue;
            }
            const edge_t slot = top.next++;
            const node_t node = columns[slot];
            if (is_visited(node) || !enter(node, slot)) continue;
            if (before(visit(node, slot, offsets), slot)) return true;
        }
        return false;
    }

private:
    struct Frame {
        node_t node;
        edge_t slot;  // by which the node was reached
        edge_t next;  // the edge to look at
    };

    std::vector<Frame> stack;
    std::vector<std::uint32_t> visited_in;  // the last search that visited a node
    std::uint32_t search = 0;

    void begin(node_t nodes) {
        stack.clear();
        if (++search == 0 || visited_in.empty()) {
            visited_in.assign(static_cast<std::size_t>(nodes), 0);
            search = 1;
        }
    }

    bool is_visited(node_t node) const {
        return visited_in[static_cast<std::size_t>(node)] == search;
    }

    node_t visit(node_t node, edge_t slot, const edge_t* offsets) {
        visited_in[static_cast<std::size_t>(node)] = search;
        stack.push_back({node, slot, offsets[node]});
        return node;
    }
};

}  // namespace lh
