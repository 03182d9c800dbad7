// Lists of all wanted nodes in their order, by prefix sums in place of atomics: of the
// nodes of a graph, or of those in a list with empty places.
//
// The nodes are divided into parts, each for one block: first a kernel counts the wanted
// ones of each part, then another one puts them after those of all parts before it.
// Source: Blelloch, "Prefix Sums and Their Applications", 1990, section 1.3.
#pragma once

#include "collectives.cuh"
#include "primitives.cuh"
#include "types.cuh"

namespace lh {

// As many parts as `sums` has room for, two words each, and none too small.
inline constexpr std::int64_t most_parts = 4096;
inline constexpr std::int64_t least_part = 512;

LH_DEVICE std::int64_t part_size(std::int64_t count) {
    const std::int64_t size = (count + most_parts - 1) / most_parts;
    return size < least_part ? least_part : size;
}

// What thread 0 has, for all threads of the block.
LH_DEVICE std::int64_t block_share(std::int64_t value, int line = __builtin_LINE()) {
    const Place here("block_share", line);
    LH_SHARED(std::int64_t, shared, 1);
    if (thread_in_block() == 0) shared[0] = value;
    block_barrier();
    value = shared[0];
    block_barrier();
    return value;
}

// The sum of what the threads of the block before this one have, and that of all.
template <typename T>
LH_DEVICE T block_scan(T value, T* all, int line = __builtin_LINE()) {
    const Place here("block_scan", line);
    LH_SHARED(T, sums, max_block_size / warp_size);
    const int own = thread_in_block() / warp_size;
    T before = sum_before(value);
    if (lane() == warp_size - 1) sums[own] = before + value;
    block_barrier();
    *all = 0;
    for (int warp = 0; warp < block_size() / warp_size; ++warp) {
        if (warp < own) before += sums[warp];
        *all += sums[warp];
    }
    block_barrier();
    return before;
}

// What `weight(place)` says is the number of edges of the node there, negative if it is
// unwanted.
template <typename Weight>
LH_DEVICE void count_parts(std::int64_t count, Weight weight, std::int64_t* sums,
                           int line = __builtin_LINE()) {
    const Place here("count_parts", line);
    const std::int64_t size = part_size(count);
    for (std::int64_t part = block_rank(); part * size < count;
         part += block_count()) {
        const std::int64_t begin = part * size;
        const std::int64_t end = count - begin < size ? count : begin + size;
        std::int64_t nodes = 0, edges = 0;
        for (std::int64_t place = begin + thread_in_block(); place < end;
             place += block_size()) {
            const std::int64_t own = weight(place);
            if (own < 0) continue;
            nodes += 1;
            edges += own;
        }
        nodes = block_fold<Add>(nodes);
        edges = block_fold<Add>(edges);
        if (thread_in_block() == 0) {
            sums[2 * part] = nodes;
            sums[2 * part + 1] = edges;
        }
    }
}

// Where nobody needs to know which edges of a list are whose.
struct NoStarts {
    template <typename Item>
    LH_DEVICE void note(Item, std::int64_t, std::int64_t*) const {}
};

// For each item of a list, how many edges the items before it have, by `weight(item)`.
template <typename Weight>
struct Starts {
    std::int64_t* starts;
    Weight weight;

    // `edges` is for the items of earlier calls, and then for those of this one too.
    LH_DEVICE void note(std::int64_t item, std::int64_t place,
                        std::int64_t* edges) const {
        std::int64_t all;
        const std::int64_t own = item < 0 ? 0 : weight(node_t(item));
        const std::int64_t before = block_scan(own, &all);
        if (item >= 0) starts[place] = *edges + before;
        *edges += all;
    }
};
template <typename Weight>
LH_DEVICE Starts<Weight> starts_in(std::int64_t* starts, Weight weight) {
    return {starts, weight};
}

// What `chosen(place)` says goes to `list` unless it is negative, the number of those to
// `length` and that of their edges to `work`, which stay as they are if there is no place
// at all.  Each place is asked for once.
template <typename Chosen, typename Count, typename Noted = NoStarts>
LH_DEVICE void place_parts(std::int64_t count, Chosen chosen,
                           const std::int64_t* sums, node_t* list, Count* length,
                           std::int64_t* work, Noted starts = {},
                           int line = __builtin_LINE()) {
    const Place here("place_parts", line);
    const std::int64_t size = part_size(count);
    for (std::int64_t part = block_rank(); part * size < count;
         part += block_count()) {
        const std::int64_t begin = part * size;
        const std::int64_t end = count - begin < size ? count : begin + size;
        std::int64_t first = 0, edges = 0;
        for (std::int64_t other = thread_in_block(); other < part;
             other += block_size()) {
            first += sums[2 * other];
            edges += sums[2 * other + 1];
        }
        first = block_share(block_fold<Add>(first));
        edges = block_share(block_fold<Add>(edges));
        const std::int64_t all_edges = edges + sums[2 * part + 1];
        for (std::int64_t base = begin; base < end; base += block_size()) {
            const std::int64_t place = base + thread_in_block();
            const std::int64_t item = place < end ? chosen(place) : -1;
            int all;
            const int before = block_scan(item >= 0 ? 1 : 0, &all);
            if (item >= 0) list[first + before] = node_t(item);
            starts.note(item, first + before, &edges);
            first += all;
        }
        if (end == count && thread_in_block() == 0) {
            store_racy(length, Count(first));
            store_racy(work, all_edges);
        }
    }
}

}  // namespace lh
