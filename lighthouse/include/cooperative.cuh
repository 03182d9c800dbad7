// Loops over the edges of many vertices, spread over the threads of a block.
//
// Every thread comes with a row of edges, which may be empty.  Rows differ in length: one
// thread on a long row would keep all others waiting.  So the whole block runs the longest
// ones, a warp those in between, and each thread a short row of its own.  (Merrill, Garland,
// Grimshaw: Scalable GPU Graph Traversal, PPoPP 2012, section 5: neighbour gathering.)
#pragma once

#include "collectives.cuh"

namespace lh {

// From how many edges on a row is run by a warp, and by the block.
struct Balanced {
    LH_DEVICE static edge_t of_warp() { return warp_size; }
    LH_DEVICE static edge_t of_block() { return 4 * block_size(); }
};
struct ByWarp {
    LH_DEVICE static edge_t of_warp() { return 1; }
    LH_DEVICE static edge_t of_block() { return Limits<edge_t>::largest; }
};
struct ByBlock {
    LH_DEVICE static edge_t of_warp() { return 1; }
    LH_DEVICE static edge_t of_block() { return 1; }
};

// What the thread of a row knows and the body of the loop reads: the others get copies.
template <typename... T>
struct Known {
    LH_DEVICE Known from(int) const { return {}; }

    template <typename Body, typename... Before>
    LH_DEVICE void call(const Body& body, Before... before) const {
        body(before...);
    }
};

template <typename T, typename... Rest>
struct Known<T, Rest...> {
    T value;
    Known<Rest...> rest;

    // Those of another lane.
    LH_DEVICE Known from(int source) const {
        return {shuffle(value, source), rest.from(source)};
    }

    template <typename Body, typename... Before>
    LH_DEVICE void call(const Body& body, Before... before) const {
        rest.call(body, before..., value);
    }
};

LH_DEVICE Known<> known() { return {}; }
template <typename T, typename... Rest>
LH_DEVICE Known<T, Rest...> known(T value, Rest... rest) {
    return {value, known(rest...)};
}

// A variable of the thread of a row that the body of the loop only reduces into.
template <typename Operator, typename T>
struct Total {
    T& value;
};
template <typename Operator, typename T>
LH_DEVICE Total<Operator, T> total(T& value) {
    return {value};
}

// What one thread has reduced of a row.  No constructor: it also stands in shared memory.
template <typename... T>
struct Parts {
    LH_DEVICE static Parts identity() { return {}; }

    template <typename Body, typename... Before>
    LH_DEVICE void call(const Body& body, Before&... before) {
        body(before...);
    }
    LH_DEVICE void fold_warp() {}
    LH_DEVICE void fold_block() {}
    LH_DEVICE Parts from(int) const { return {}; }
    LH_DEVICE void join() const {}
};

template <typename Operator, typename T, typename... Rest>
struct Parts<Total<Operator, T>, Rest...> {
    T value;
    Parts<Rest...> rest;

    LH_DEVICE static Parts identity() {
        constexpr T nothing = Operator::template identity<T>;
        return {nothing, Parts<Rest...>::identity()};
    }

    template <typename Body, typename... Before>
    LH_DEVICE void call(const Body& body, Before&... before) {
        rest.call(body, before..., value);
    }
    // The parts of a warp or block as one, in its first thread.
    LH_DEVICE void fold_warp() {
        value = warp_fold<Operator>(value);
        rest.fold_warp();
    }
    LH_DEVICE void fold_block() {
        value = block_fold<Operator>(value);
        rest.fold_block();
    }
    LH_DEVICE Parts from(int source) const {
        return {shuffle(value, source), rest.from(source)};
    }
    template <typename... Totals>
    LH_DEVICE void join(Total<Operator, T> target, Totals... targets) const {
        target.value = Operator::fold(target.value, value);
        rest.join(targets...);
    }
};

// `body(slot, known..., parts...)` for every slot in [begin, end) of every thread.  All
// threads of the block get there, and each sees afterwards what the others wrote.
template <typename Schedule, typename Body, typename... S, typename... Totals>
LH_DEVICE void for_edges(edge_t begin, edge_t end, Known<S...> known, const Body& body,
                         Totals... totals) {
    using Mine = Parts<Totals...>;
    struct Row {
        edge_t begin, end;
        Known<S...> known;
    };
    const auto run = [&](const Row& row, edge_t first, edge_t step, Mine& parts) {
        for (edge_t slot = row.begin + first; slot < row.end; slot += step) {
            row.known.call([&](auto... values) { parts.call(body, slot, values...); });
        }
    };
    const Row own{begin, end, known};
    const edge_t length = end - begin;
    bool is_done = length <= 0;

    LH_SHARED(int, owner, 1);
    LH_SHARED(Row, row, 1);
    LH_SHARED(Mine, result, 1);
    if (thread_in_block() == 0) *owner = -1;
    block_barrier();
    for (;;) {
        if (!is_done && length >= Schedule::of_block()) {
            store_racy(owner, thread_in_block());
        }
        block_barrier();
        const int chosen = *owner;
        if (chosen < 0) break;
        if (thread_in_block() == chosen) *row = own;
        block_barrier();
        Mine parts = Mine::identity();
        run(*row, thread_in_block(), block_size(), parts);
        parts.fold_block();
        if (thread_in_block() == 0) {
            *result = parts;
            *owner = -1;
        }
        block_barrier();
        if (thread_in_block() == chosen) {
            result->join(totals...);
            is_done = true;
        }
    }

    std::uint32_t waiting = ballot(!is_done && length >= Schedule::of_warp());
    while (waiting != 0) {
        const int source = popcount((waiting & (0 - waiting)) - 1);
        waiting &= waiting - 1;
        const Row theirs{shuffle(begin, source), shuffle(end, source),
                         known.from(source)};
        Mine parts = Mine::identity();
        run(theirs, lane(), warp_size, parts);
        parts.fold_warp();
        parts = parts.from(0);
        if (lane() == source) {
            parts.join(totals...);
            is_done = true;
        }
    }

    if (!is_done) {
        Mine parts = Mine::identity();
        run(own, 0, 1, parts);
        parts.join(totals...);
    }
    block_barrier();
}

}  // namespace lh
