// Searching in a graph whose rows are sorted.
#pragma once

#include "types.cuh"

namespace lh {

// The first index in [first, last) whose value is not below `wanted`, else `last`.
template <typename T, typename Index>
LH_BOTH Index lower_bound(const T* values, Index first, Index last, Value<T> wanted) {
    while (first < last) {
        const Index middle = first + (last - first) / 2;
        if (values[middle] < wanted) {
            first = middle + 1;
        } else {
            last = middle;
        }
    }
    return first;
}

// Whether there is an edge `from` -> `to`.
LH_BOTH bool has_edge(const edge_t* __restrict__ row_offsets,
                      const node_t* __restrict__ column_indices, node_t from,
                      node_t to) {
    const edge_t end = row_offsets[from + 1];
    const edge_t found = lower_bound(column_indices, row_offsets[from], end, to);
    return found < end && column_indices[found] == to;
}

// The node whose row holds `edge`, where no array of edge sources is at hand.
LH_BOTH node_t edge_source(const edge_t* __restrict__ row_offsets, node_t nodes,
                           edge_t edge) {
    return lower_bound(row_offsets + 1, node_t{0}, nodes, edge + 1);
}

// The same, at or after the source of an edge before: faster where it is near.
LH_BOTH node_t next_source(const edge_t* __restrict__ row_offsets, node_t nodes,
                           node_t node, edge_t edge) {
    node_t step = 1;
    while (step < nodes - node && row_offsets[node + step] <= edge) {
        node += step;
        step *= 2;
    }
    const node_t end = step < nodes - node ? node + step : nodes;
    return lower_bound(row_offsets + 1, node, end, edge + 1);
}

// Orders of nodes: of an edge that is stored both ways, an oriented graph has the one to
// the later node.
struct ByDegree {
    const edge_t* __restrict__ row_offsets;

    LH_BOTH bool operator()(node_t node, node_t other) const {
        const edge_t here = row_offsets[node + 1] - row_offsets[node];
        const edge_t there = row_offsets[other + 1] - row_offsets[other];
        return here < there || (here == there && node < other);
    }
};

template <typename T>
struct ByKey {
    const T* __restrict__ keys;

    LH_BOTH bool operator()(node_t node, node_t other) const {
        return keys[node] < keys[other] || (keys[node] == keys[other] && node < other);
    }
};

}  // namespace lh
