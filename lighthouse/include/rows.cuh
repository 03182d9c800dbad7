// Rows of the graph, cut by limits, and what two of them have in common.
#pragma once

#include "adjacency.cuh"
#include "types.cuh"

namespace lh {

// Nodes of a row of the graph, all of them or those between two limits.
struct Row {
    const node_t* nodes = nullptr;
    edge_t begin = 0, end = 0;

    LH_BOTH bool is_empty() const { return begin >= end; }

    // What is greater, and what is less, than a node.
    LH_BOTH void above(node_t limit) {
        begin = lower_bound(nodes, begin, end, limit);
        skip(limit);
    }
    LH_BOTH void below(node_t limit) { end = lower_bound(nodes, begin, end, limit); }

    // The same for the target of an edge of this row, whose place is known.  Another limit
    // may have cut off more.
    LH_BOTH void above_edge(edge_t edge) {
        if (edge >= begin) begin = edge + 1;
        skip(nodes[edge]);
    }
    LH_BOTH void below_edge(edge_t edge) {
        const node_t limit = nodes[edge];
        if (edge < end) end = edge;
        while (end > begin && nodes[end - 1] == limit) --end;
    }

private:
    LH_BOTH void skip(node_t limit) {
        while (begin < end && nodes[begin] == limit) ++begin;
    }
};

// The row of `node`; NIL has an empty one.
LH_BOTH Row row(const edge_t* __restrict__ row_offsets,
                const node_t* __restrict__ column_indices, node_t node) {
    if (node < 0) return {};
    return {column_indices, row_offsets[node], row_offsets[node + 1]};
}

// What two rows have in common: the slots of one whose nodes stand in the other, too.
struct Common {
    Row one, other;

    // With the row of `node`; on a GPU from where the first starts, which takes a
    // processor longer to find than to pass by.
    LH_BOTH void among(const edge_t* __restrict__ row_offsets,
                       const node_t* __restrict__ column_indices, node_t node) {
        if (one.is_empty()) return;
        other = row(row_offsets, column_indices, node);
#ifdef __CUDA_ARCH__
        const node_t first = one.nodes[one.begin];
        other.begin = lower_bound(other.nodes, other.begin, other.end, first);
#endif
    }

    // One after another: `for (; rows.find(); ++rows.one.begin)` stops at each slot.
    // Rows of about the same length are merged: on a GPU without branches that nobody can
    // predict, while a processor that has guessed right is loading the next row already.
    // Else each row jumps to where the other stands, in steps that double.  (Bentley and
    // Yao, An almost optimal algorithm for unbounded searching, 1976.)
    LH_BOTH bool find() {
        // Most rows of a sparse graph end at once.
        if (one.is_empty() || other.is_empty()) return false;
        const edge_t here = one.end - one.begin, there = other.end - other.begin;
#ifdef __CUDA_ARCH__
        const bool is_short = false;
#else
        const bool is_short = here + there < 16;
#endif
        const bool is_alike = here / 8 <= there && there / 8 <= here;
        return is_short || is_alike ? merge() : gallop();
    }

    // The same for rows of which one is much longer.
    LH_BOTH bool gallop() {
        while (!one.is_empty() && !other.is_empty()) {
            const node_t here = one.nodes[one.begin], there = other.nodes[other.begin];
            if (here == there) return true;
            if (here < there) {
                jump(one, there);
            } else {
                jump(other, here);
            }
        }
        return false;
    }

    // Or by many threads: the elements of the shorter row are the steps, and each is
    // looked up in the other one.  `body` gets the slots found at a step, and returns
    // whether it needs no more.
    LH_BOTH bool is_swapped() const {
        return other.end - other.begin < one.end - one.begin;
    }
    LH_BOTH Row shorter() const { return side(is_swapped()); }

    template <typename Body>
    LH_BOTH void at(edge_t step, const Body& body) const {
        const bool swapped = is_swapped();
        const Row walked = side(swapped), searched = side(!swapped);
        const node_t node = walked.nodes[step];
        // The other row only says yes or no: of equal nodes in it the first counts.
        if (swapped && step > walked.begin && walked.nodes[step - 1] == node) return;
        edge_t slot = lower_bound(searched.nodes, searched.begin, searched.end, node);
        for (; slot < searched.end && searched.nodes[slot] == node; ++slot) {
            if (body(swapped ? slot : step) || !swapped) break;
        }
    }

private:
    // Value by value: an address of one of the two would keep both in memory.
    LH_BOTH Row side(bool second) const {
        return {second ? other.nodes : one.nodes, second ? other.begin : one.begin,
                second ? other.end : one.end};
    }

    LH_BOTH bool merge() {
        edge_t i = one.begin, j = other.begin;
        bool found = false;
#ifdef __CUDA_ARCH__
        while (i < one.end && j < other.end) {
            const node_t here = one.nodes[i], there = other.nodes[j];
            found = here == there;
            if (found) break;
            i += here < there;
            j += there < here;
        }
#else
        for (; i < one.end; ++i) {
            const node_t here = one.nodes[i];
            while (j < other.end && other.nodes[j] < here) ++j;
            if (j == other.end) i = one.end - 1;
            else found = other.nodes[j] == here;
            if (found) break;
        }
#endif
        one.begin = i;
        other.begin = j;
        return found;
    }

    // To the first node that is not below `limit`; the present one is.
    LH_BOTH static void jump(Row& row, node_t limit) {
        edge_t below = row.begin;
        edge_t step = 1;
        while (step < row.end - below && row.nodes[below + step] < limit) {
            below += step;
            step *= 2;
        }
        const edge_t end = step < row.end - below ? below + step : row.end;
        row.begin = lower_bound(row.nodes, below + 1, end, limit);
    }
};

}  // namespace lh
