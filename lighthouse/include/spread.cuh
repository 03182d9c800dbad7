// The items of a list, spread over the threads of the grid, and long rows over blocks.
#pragma once

#include "cooperative.cuh"

namespace lh {

// A row that blocks share has this many edges for each of them, or a multiple.
inline constexpr std::int64_t edges_of_part = 128;

// For loops over long lists in a resident grid: items with rows so long that all blocks
// share them.  The block that comes to such a row defers it, unless too many are.
class LongRows {
public:
    static constexpr int words = 1026;  // of memory
    static constexpr edge_t shortest = 16 * edges_of_part;

    // A barrier of the grid has to follow.
    LH_DEVICE LongRows(Grid& grid, std::int64_t* memory) : grid(grid), memory(memory) {
        if (thread_rank() < 2) store_racy(memory + thread_rank(), 0);
    }

    // Begins with another list.  Two halves of the memory take turns: blocks may still
    // read that of the last list, and `finish` of this one comes before the next.
    LH_DEVICE void begin() { half = 1 - half; }

    // False if the memory is full; else all blocks share the long rows of the item later.
    LH_DEVICE bool defer(std::int64_t item) {
        const std::int64_t place = atomic_add(memory + half, std::int64_t{1}) - seen[half];
        if (place < most) store_racy(at(place), item);
        return place < most;
    }

    // All threads get there, when no more are deferred: returns how many are.
    LH_DEVICE std::int64_t finish() {
        grid.barrier();
        const std::int64_t count = load_racy(memory + half) - seen[half];
        seen[half] += count;
        return count < most ? count : most;
    }
    LH_DEVICE std::int64_t operator[](std::int64_t i) const { return load_racy(at(i)); }

private:
    static constexpr int most = words / 2 - 1;

    Grid& grid;
    std::int64_t* const memory;
    std::int64_t seen[2] = {0, 0};
    int half = 0;

    LH_DEVICE std::int64_t* at(std::int64_t i) const { return memory + 2 + half * most + i; }
};

// A few items, spread over the threads of the grid: each has a power of two of threads, of
// a warp, or of a block where some row is longer than a warp runs at once.  The first of
// them comes with the item, and the others have fewer edges to share.
//
// If it `cuts_rows`, and there are so few items that a block can look at all of them, each
// block does, and takes of each row a part.  Where there are more, and `long_rows` is
// given, all blocks come to items with long rows a second time, after all items.
template <bool cuts_rows>
class Spread {
public:
    LH_DEVICE Spread(std::int64_t items, std::int64_t longest, LongRows* long_rows = nullptr)
        : items(items),
          is_cut(cuts_rows && longest > edges_of_part && items <= 4 * block_size()),
          deferred(!is_cut && longest >= LongRows::shortest ? long_rows : nullptr) {
        const int most = longest > edges_of_part ? block_size() : warp_size;
        while (!is_cut && 2 << shift <= most && items << (shift + 1) <= thread_count()) ++shift;
        step = is_cut ? block_size() : thread_count();
        thread = (is_cut ? thread_in_block() : thread_rank()) - step;
        end = round_up(items << shift, block_size());
        if (deferred != nullptr) deferred->begin();
    }

    // Goes on to an item, or to -1 where this thread only helps.
    LH_DEVICE bool next(std::int64_t& item) {
        thread += step;
        if (thread >= end && deferred != nullptr && !is_second) begin_second();
        const bool is_first = (thread & ((1 << shift) - 1)) == 0;
        item = is_first && thread >> shift < items ? thread >> shift : -1;
        if (is_second && item >= 0) item = (*deferred)[item];
        current = item;
        when = When::unknown;
        return thread < end;
    }

    // True in one of the blocks that have the item, if its row is cut, and at one time.
    LH_DEVICE bool leads() const { return !is_second && (!is_cut || part() == 0); }

    // The edges of the vertex of an item, of which a row that is cut gives each block a
    // part.
    LH_DEVICE SharedSlots row(bool has_vertex, const edge_t* __restrict__ row_offsets,
                              node_t vertex) {
        const SharedSlots row{slots(has_vertex, row_offsets, vertex)};
        const std::int64_t blocks = block_count(), length = row.end - row.begin;
        const SharedSlots nothing{{row.end, row.end}};
        const bool is_long = deferred != nullptr && length >= LongRows::shortest;
        if (is_second && !is_long) return nothing;
        if (!is_second && is_long) {
            if (when == When::unknown) when = deferred->defer(current) ? When::later : When::now;
            if (when == When::later) return nothing;
        }
        if (!is_cut || length == 0) return row;
        const std::int64_t share = round_up((length + blocks - 1) / blocks, edges_of_part);
        const std::int64_t begin = row.begin + part() * share, end = begin + share;
        if (begin >= row.end) return nothing;
        return {{static_cast<edge_t>(begin), end < row.end ? static_cast<edge_t>(end) : row.end}};
    }

private:
    // When the long rows of the current item are run: all of them at one time.
    enum class When { unknown, now, later };

    // Which part of the row of an item this block takes.
    LH_DEVICE std::int64_t part() const {
        return (block_rank() + block_count() - thread % block_count()) % block_count();
    }

    LH_DEVICE void begin_second() {
        items = deferred->finish();
        is_second = is_cut = true;
        shift = 0;
        step = block_size();
        thread = thread_in_block();
        end = round_up(items, block_size());
    }

    std::int64_t items, thread, step, end, current = -1;
    bool is_cut, is_second = false;
    LongRows* const deferred;
    int shift = 0;
    When when = When::unknown;
};

}  // namespace lh
