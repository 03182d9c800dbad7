// The edges of a graph by target, sorted on the device: a radix sort by digits of the
// target, the least significant first, that keeps the order of equal ones.
#pragma once

#include <utility>

#include "atomics.cuh"
#include "launch.cuh"
#include "primitives.cuh"
#include "types.cuh"

namespace lh {

inline constexpr int digit_bits = 8;
inline constexpr int digits = 1 << digit_bits;
// Each thread counts and moves the edges of one part; `counts` has a row of all parts for
// each digit.
inline constexpr std::int64_t most_sorters = 16384;
inline constexpr std::int64_t least_run = 256;

LH_BOTH std::int64_t begin_of(std::int64_t part, std::int64_t parts, std::int64_t count) {
    return count / parts * part + smaller(part, count % parts);
}

LH_BOTH std::int64_t digit_of(node_t node, int shift) {
    return (static_cast<std::uint32_t>(node) >> shift) & (digits - 1);
}

template <typename Edge>
__global__ void count_up(std::int64_t count, Edge* values) {
    for (std::int64_t i = thread_rank(); i < count; i += thread_count()) {
        values[i] = static_cast<Edge>(i);
    }
}

template <typename Edge>
__global__ void count_digits(std::int64_t edges, std::int64_t parts, int shift,
                             const node_t* columns, const Edge* order, Edge* counts) {
    for (std::int64_t p = thread_rank(); p < parts; p += thread_count()) {
        for (int digit = 0; digit < digits; ++digit) counts[digit * parts + p] = 0;
        const std::int64_t end = begin_of(p + 1, parts, edges);
        for (std::int64_t e = begin_of(p, parts, edges); e < end; ++e) {
            ++counts[digit_of(columns[order[e]], shift) * parts + p];
        }
    }
}

// An exclusive scan in three launches: the sum of each part, of all parts before each, and
// of all values before each.
template <typename Edge>
__global__ void sum_parts(std::int64_t count, std::int64_t parts, const Edge* values,
                          Edge* sums) {
    for (std::int64_t p = thread_rank(); p < parts; p += thread_count()) {
        const std::int64_t end = begin_of(p + 1, parts, count);
        Edge sum = 0;
        for (std::int64_t i = begin_of(p, parts, count); i < end; ++i) sum += values[i];
        sums[p] = sum;
    }
}

template <typename Edge>
__global__ void scan_sums(std::int64_t parts, Edge* sums) {
    if (thread_rank() != 0) return;
    Edge before = 0;
    for (std::int64_t p = 0; p < parts; ++p) {
        const Edge sum = sums[p];
        sums[p] = before;
        before += sum;
    }
}

template <typename Edge>
__global__ void scan_parts(std::int64_t count, std::int64_t parts, const Edge* sums,
                           Edge* values) {
    for (std::int64_t p = thread_rank(); p < parts; p += thread_count()) {
        const std::int64_t end = begin_of(p + 1, parts, count);
        Edge before = sums[p];
        for (std::int64_t i = begin_of(p, parts, count); i < end; ++i) {
            const Edge value = values[i];
            values[i] = before;
            before += value;
        }
    }
}

template <typename Edge>
__global__ void move_edges(std::int64_t edges, std::int64_t parts, int shift,
                           const node_t* columns, const Edge* order, Edge* places,
                           Edge* moved) {
    for (std::int64_t p = thread_rank(); p < parts; p += thread_count()) {
        const std::int64_t end = begin_of(p + 1, parts, edges);
        for (std::int64_t e = begin_of(p, parts, edges); e < end; ++e) {
            const Edge edge = order[e];
            moved[places[digit_of(columns[edge], shift) * parts + p]++] = edge;
        }
    }
}

// How many of the sorted values are at most `value`.
template <typename Edge>
LH_BOTH std::int64_t at_most(const Edge* sorted, std::int64_t count, std::int64_t value) {
    std::int64_t begin = 0;
    while (begin < count) {
        const std::int64_t middle = (begin + count) / 2;
        if (sorted[middle] <= value) {
            begin = middle + 1;
        } else {
            count = middle;
        }
    }
    return begin;
}

// The source of each edge of `order`, or of each edge.
template <typename Edge>
__global__ void find_sources(std::int64_t nodes, std::int64_t edges, const Edge* offsets,
                             const Edge* order, node_t* sources) {
    for (std::int64_t i = thread_rank(); i < edges; i += thread_count()) {
        const std::int64_t edge = order == nullptr ? i : order[i];
        sources[i] = static_cast<node_t>(at_most(offsets, nodes, edge) - 1);
    }
}

// The largest degree, into what is 0 before.
template <typename Edge>
__global__ void find_longest(std::int64_t nodes, const Edge* offsets, Edge* longest) {
    Edge part = 0;
    for (std::int64_t v = thread_rank(); v < nodes; v += thread_count()) {
        part = larger(part, static_cast<Edge>(offsets[v + 1] - offsets[v]));
    }
    atomic_max(longest, part);
}

// Where the edges into each node begin, of edges in the order of their targets.
template <typename Edge>
__global__ void find_rows(std::int64_t nodes, std::int64_t edges, const node_t* columns,
                          const Edge* order, Edge* offsets) {
    for (std::int64_t v = thread_rank(); v <= nodes; v += thread_count()) {
        std::int64_t begin = 0;
        std::int64_t end = edges;
        while (begin < end) {
            const std::int64_t middle = (begin + end) / 2;
            if (columns[order[middle]] < v) {
                begin = middle + 1;
            } else {
                end = middle;
            }
        }
        offsets[v] = static_cast<Edge>(begin);
    }
}

// Sorts `order` by the target of its edges; of `spare` there is as much.  Returns which
// of the two it is then.
template <typename Buffer>
Buffer& sort_by_target(std::int64_t nodes, const node_t* columns, Buffer& order,
                       Buffer& spare) {
    const std::int64_t edges = order.count();
    const std::int64_t parts =
        smaller(most_sorters, larger(std::int64_t{1}, edges / least_run));
    const std::int64_t cells = digits * parts;
    const std::int64_t groups = smaller(cells, std::int64_t{4096});
    Buffer counts(cells), sums(groups);
    Buffer* from = &order;
    Buffer* to = &spare;
    for (int shift = 0; nodes > 0 && (nodes - 1) >> shift != 0; shift += digit_bits) {
        launch(count_digits<edge_t>, parts, edges, parts, shift, columns, from->data(),
               counts.data());
        launch(sum_parts<edge_t>, groups, cells, groups, counts.data(), sums.data());
        launch(scan_sums<edge_t>, 1, groups, sums.data());
        launch(scan_parts<edge_t>, groups, cells, groups, sums.data(), counts.data());
        launch(move_edges<edge_t>, parts, edges, parts, shift, columns, from->data(),
               counts.data(), to->data());
        std::swap(from, to);
    }
    return *from;
}

}  // namespace lh
