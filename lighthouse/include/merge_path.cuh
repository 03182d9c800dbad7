// Vertices and their edges as one list, of which every block gets an even share.
//
// In the list each vertex stands before its edges: the row offsets and the slots, merged.
// Where a share begins is found by search.  In the block, the warps share the edges of as
// many rows as it has threads, each a run of them, and find out whose they are by search,
// too.  What a warp has reduced of a row that began in the run of another is carried over.
// (Merrill and Garland: Merge-based Parallel Sparse Matrix-Vector Multiplication, SC 2016;
// Green, McColl, Bader: GPU Merge Path, ICS 2012.)
#pragma once

#include "cooperative.cuh"

namespace lh {

// The vertices of a block, from `first` to before `last`.  With `cuts_rows`, a row that
// does not fit goes on in the next block, which has the vertex, too; else a row belongs
// to the block where it begins.
template <bool cuts_rows>
struct Share {
    std::int64_t first, last;

    LH_DEVICE Share(const edge_t* __restrict__ row_offsets, std::int64_t nodes) {
        const std::int64_t all = nodes + row_offsets[nodes];
        begin = all * block_rank() / block_count();
        end = all * (block_rank() + 1) / block_count();
        first = vertex_at(begin, row_offsets, nodes);
        last = vertex_at(end, row_offsets, nodes);
        if (cuts_rows && first > 0) --first;
    }

    // The slots of a row that belong to this block.  An edge stands after all vertices
    // up to its own.
    LH_DEVICE void cut(node_t vertex, edge_t& from, edge_t& to) const {
        const std::int64_t least = begin - vertex - 1, most = end - vertex - 1;
        if (from < least) from = static_cast<edge_t>(least);
        if (to > most) to = static_cast<edge_t>(most);
    }

private:
    std::int64_t begin, end;

    // The first vertex that stands at `place` or after.  The lanes of a warp cut what is
    // left to search into as many parts and one.
    LH_DEVICE static std::int64_t vertex_at(std::int64_t place,
                                            const edge_t* __restrict__ row_offsets,
                                            std::int64_t nodes) {
        std::int64_t low = 0, high = nodes;
        while (low < high) {
            const std::int64_t length = high - low;
            const auto cut = [&](int i) { return low + length * (i + 1) / (warp_size + 1); };
            const std::int64_t vertex = cut(lane());
            const int before = popcount(ballot(vertex + row_offsets[vertex] < place));
            if (before < warp_size) high = cut(before);
            if (before > 0) low = cut(before - 1) + 1;
        }
        return low;
    }
};

// The last of `count` rows that starts at `place` or before, the first of which does.
LH_DEVICE int row_at(const edge_t* starts, int count, edge_t place) {
    int low = 0, high = count;
    while (high - low > 1) {
        const int middle = (low + high) / 2;
        if (starts[middle] <= place) {
            low = middle;
        } else {
            high = middle;
        }
    }
    return low;
}

// As `for_edges`, with as many edges for each warp of the block.
template <typename Edges, typename Body, typename... S, typename... Totals>
LH_DEVICE void for_merged(const Edges& edges, Known<S...> known, const Body& body,
                          Totals... totals) {
    using Mine = Parts<Totals...>;
    static_assert(!Mine::may_end, "all edges are run");
    // The edges of a row have their slots `shift` after their places among all.
    struct Row {
        edge_t shift;
        Known<S...> known;
    };
    if constexpr (sizeof(Row) + sizeof(Mine) > 128) {  // too much for shared memory
        for_edges<Balanced>(edges, known, body, totals...);
    } else {
        constexpr bool reduces = sizeof...(Totals) > 0;
        constexpr int most_warps = gathering_threads / warp_size;
        LH_SHARED(edge_t, sums, most_warps);
        LH_SHARED(edge_t, starts, gathering_threads + 1);
        LH_SHARED(Row, rows, gathering_threads);
        LH_SHARED(Mine, results, reduces ? gathering_threads : 1);
        LH_SHARED(Mine, carried, reduces ? most_warps : 1);
        const int thread = thread_in_block();
        const int warp = thread / warp_size, warps = block_size() / warp_size;

        const edge_t begin = edges.begin;
        const edge_t length = begin < edges.end ? edges.end - begin : 0;
        edge_t start = sum_before(length), all = 0;
        if (lane() == warp_size - 1) sums[warp] = start + length;
        block_barrier();
        for (int other = 0; other < warps; ++other) {
            if (other < warp) start += sums[other];
            all += sums[other];
        }
        starts[thread] = start;
        rows[thread] = {begin - start, known};
        if (thread == 0) starts[block_size()] = all;
        if constexpr (reduces) {
            results[thread] = Mine::identity();
            if (lane() == 0) carried[warp] = Mine::identity();
        }
        block_barrier();

        const std::int64_t run = round_up((std::int64_t{all} + warps - 1) / warps, warp_size);
        const auto limited = [&](std::int64_t place) {
            return place < all ? static_cast<edge_t>(place) : all;
        };
        const edge_t first = limited(run * warp), last = limited(run * (warp + 1));
        for (edge_t place = first; place < last;) {
            const edge_t here = place + lane();
            const bool is_edge = lane() < last - place;
            const int owner = is_edge ? row_at(starts, block_size(), here) : -1;
            const edge_t row_end = starts[shuffle(owner, 0) + 1];
            const edge_t until = row_end < last ? row_end : last;
            // Either one row has edges for all lanes, or each lane has one edge.
            const bool is_long = until - place >= warp_size;
            const edge_t turns = is_long ? (until - here + warp_size - 1) / warp_size : 1;
            Mine parts = Mine::identity();
            if (is_edge) {
                const Row row = rows[owner];
                LH_UNROLL(4)
                for (edge_t turn = 0; turn < turns; ++turn) {
                    const edge_t slot = row.shift + here + turn * warp_size;
                    row.known.call(
                        [&](auto... values) { parts.call(body, slot, values...); });
                }
            }
            if constexpr (reduces) {
                parts.fold_rows(owner);
                const int before = shuffle(owner, lane() > 0 ? lane() - 1 : 0);
                if (is_edge && (lane() == 0 || before != owner)) {
                    (starts[owner] < first ? carried[warp] : results[owner]).add(parts);
                }
                warp_barrier();
            }
            if (!is_long && last - place <= warp_size) break;
            place = is_long ? until : place + warp_size;
        }
        block_barrier();
        if constexpr (reduces) {
            if (length > 0) {
                results[thread].join(totals...);
                const int to = static_cast<int>((std::int64_t{start} + length - 1) / run);
                for (int other = static_cast<int>(start / run) + 1; other <= to; ++other) {
                    carried[other].join(totals...);
                }
            }
        }
    }
}

}  // namespace lh
