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

}  // namespace lh
