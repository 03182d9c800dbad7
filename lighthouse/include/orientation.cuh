// The edges of a graph one way only: from the node that comes first in an order.  By
// degree, no row is then longer than the root of twice the edges.  (Latapy, Main-memory
// triangle computations for very large graphs, TCS 2008.)
#pragma once

#include "adjacency.cuh"
#include "collectives.cuh"

namespace lh {

// By a resident grid.  `kept` has a bit for each edge, in words of 32, and `before` how many
// are kept before each word; `sums` as many cells.  If the graph `must_be_simple`, nothing
// is made of one with loops, parallel edges or edges without opposites, which `state[1]`
// says then; `state`, zero at first, counts the edges to a greater node.  The sources of the
// edges are written unless `oriented_edge_sources` is null.
template <typename Order>
LH_DEVICE void orient(const Order& comes_before, bool must_be_simple, node_t nodes,
                      edge_t edges, const edge_t* __restrict__ row_offsets,
                      const node_t* __restrict__ column_indices, std::uint32_t* kept,
                      edge_t* before, edge_t* sums, std::int64_t* state,
                      edge_t* oriented_row_offsets, node_t* oriented_column_indices,
                      node_t* oriented_edge_sources, barrier_t* barrier) {
    Grid grid(barrier);
    const std::int64_t words = (std::int64_t{edges} + 31) / 32;
    std::int64_t upward = 0;
    bool is_wrong = false;
    // A warp has words in a row, so that it finds the source of an edge near the last.
    const std::int64_t warp = thread_rank() / warp_size, warps = thread_count() / warp_size;
    const std::int64_t begin = words * warp / warps, end = words * (warp + 1) / warps;
    const node_t start =
        begin < end ? edge_source(row_offsets, nodes, static_cast<edge_t>(32 * begin)) : 0;
    node_t node = start;
    const auto for_own_edges = [&](std::int64_t word, const auto& body) {
        for (int bit = lane(); bit < 32 && 32 * word + bit < edges; bit += warp_size) {
            const auto edge = static_cast<edge_t>(32 * word + bit);
            node = next_source(row_offsets, nodes, node, edge);
            body(edge, bit);
        }
    };
    for (std::int64_t word = begin; word < end; ++word) {
        std::uint32_t bits = 0;
        for_own_edges(word, [&](edge_t edge, int bit) {
            const node_t other = column_indices[edge];
            if (must_be_simple) {
                const bool repeats =
                    edge > row_offsets[node] && column_indices[edge - 1] == other;
                if (node == other || repeats) is_wrong = true;
                if (node < other) {
                    ++upward;
                    if (!has_edge(row_offsets, column_indices, other, node)) is_wrong = true;
                }
            }
            if (comes_before(node, other)) bits |= 1u << bit;
        });
        bits = warp_fold<Or>(bits);
        if (lane() == 0) kept[word] = bits;
    }
    block_add(state, upward);
    if (is_wrong) store_racy(state + 1, 1);
    grid.barrier();
    // Every edge upward has its opposite, so these are all that go down.
    if (must_be_simple && (load_racy(state + 1) != 0 || 2 * load_racy(state) != edges)) {
        if (thread_rank() == 0) store_racy(state + 1, 1);
        return;
    }

    // Prefix sums: each thread has some words in a row, and each block those of its threads.
    const std::int64_t first = words * thread_rank() / thread_count();
    const std::int64_t last = words * (thread_rank() + 1) / thread_count();
    edge_t own = 0;
    for (std::int64_t word = first; word < last; ++word) own += popcount(load_racy(kept + word));
    LH_SHARED(edge_t, parts, max_block_size);
    LH_SHARED(edge_t, base, 1);
    const int thread = thread_in_block();
    parts[thread] = own;
    block_barrier();
    edge_t at = 0;
    for (int i = 0; i < thread; ++i) at += parts[i];
    if (thread == block_size() - 1) sums[block_rank()] = at + own;
    grid.barrier();
    edge_t blocks = 0;
    for (std::int64_t i = thread; i < block_rank(); i += block_size()) {
        blocks += load_racy(sums + i);
    }
    blocks = block_fold<Add>(blocks);
    if (thread == 0) *base = blocks;
    block_barrier();
    at += *base;
    for (std::int64_t word = first; word < last; ++word) {
        before[word] = at;
        at += popcount(load_racy(kept + word));
    }
    grid.barrier();

    const auto rank = [&](edge_t edge) -> edge_t {
        if (edge == 0) return 0;
        // Of the bits up to the edge before, which has a word.
        const edge_t last = edge - 1;
        const std::uint32_t upto = 0xffffffffu >> (31 - last % 32);
        return load_racy(before + last / 32) + popcount(load_racy(kept + last / 32) & upto);
    };
    for (std::int64_t i = thread_rank(); i <= nodes; i += thread_count()) {
        oriented_row_offsets[i] = rank(row_offsets[i]);
    }
    node = start;
    for (std::int64_t word = begin; word < end; ++word) {
        const std::uint32_t bits = load_racy(kept + word);
        for_own_edges(word, [&](edge_t edge, int bit) {
            if ((bits >> bit & 1) == 0) return;
            const std::uint32_t earlier = bits & ((1u << bit) - 1);
            const edge_t at = load_racy(before + word) + popcount(earlier);
            oriented_column_indices[at] = column_indices[edge];
            if (oriented_edge_sources != nullptr) oriented_edge_sources[at] = node;
        });
    }
}

}  // namespace lh
