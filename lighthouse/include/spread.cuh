// The items of a list, spread over the threads of the grid, and the rows of a few over blocks.
#pragma once

#include "cooperative.cuh"

namespace lh {

// A row that blocks share has this many edges for each of them, or a multiple.
inline constexpr int edges_of_part = 128;

// A few items, spread over the threads of the grid: each has a power of two of threads, of
// a warp, or of a block where some row is longer than a warp runs at once.  The first of
// them comes with the item, and the others have fewer edges to share.
//
// If it `cuts_rows`, and there are so few items that a block can look at all of them, each
// block does, and takes of each row a part.
template <bool cuts_rows>
class Spread {
public:
    LH_DEVICE Spread(std::int64_t items, std::int64_t longest)
        : items(items),
          all_short(longest <= edges_of_part),
          is_cut(cuts_rows && !all_short && items <= 4 * block_size()) {
        const int most = all_short ? warp_size : block_size();
        while (!is_cut && 2 << shift <= most && items << (shift + 1) <= thread_count()) ++shift;
        step = is_cut ? block_size() : thread_count();
        thread = (is_cut ? thread_in_block() : thread_rank()) - step;
        end = round_up(items << shift, block_size());
    }

    // Goes on to an item, or to -1 where this thread only helps.
    LH_DEVICE bool next(std::int64_t& item) {
        thread += step;
        const bool is_first = (thread & ((1 << shift) - 1)) == 0;
        item = is_first && thread >> shift < items ? thread >> shift : -1;
        return thread < end;
    }

    // True in one of the blocks that have the item, if its row is cut.
    LH_DEVICE bool leads() const { return !is_cut || part() == 0; }

    // The edges of the vertex of an item, of which a row that is cut gives each block a
    // part.
    LH_DEVICE SharedSlots row(bool has_vertex, const edge_t* __restrict__ row_offsets,
                              node_t vertex) const {
        const SharedSlots row{slots(has_vertex, row_offsets, vertex), all_short};
        if (!is_cut || row.begin == row.end) return row;
        // In few bits, since the GPU divides those soonest; signed ones could overflow.
        using Number = std::make_unsigned_t<edge_t>;
        const auto blocks = static_cast<Number>(block_count());
        const auto first = static_cast<Number>(row.begin), last = static_cast<Number>(row.end);
        const Number parts = ((last - first - 1) / blocks + edges_of_part) / edges_of_part;
        const Number share = parts * edges_of_part;
        const Number begin = first + part() * share;
        if (begin >= last) return {{row.end, row.end}, false};
        const Number end = last - begin > share ? begin + share : last;
        return {{static_cast<edge_t>(begin), static_cast<edge_t>(end)}, false};
    }

private:
    // Which part of the row of an item this block takes, if rows are cut.
    LH_DEVICE unsigned part() const {
        const auto blocks = static_cast<unsigned>(block_count());
        const auto rank = static_cast<unsigned>(block_rank());
        const unsigned first = static_cast<unsigned>(thread) % blocks;
        return rank < first ? rank + blocks - first : rank - first;
    }

    const std::int64_t items;
    const bool all_short, is_cut;
    int shift = 0;
    std::int64_t thread, step, end;
};

}  // namespace lh
