// Loops over the edges of many vertices, spread over the threads of a block.
//
// Every thread comes with a row of edges, which may be empty.  Rows differ in length: one
// thread on a long row would keep all others waiting.  So the whole block runs the longest
// ones, a warp those in between, and the lanes of a warp share the edges of its short rows
// one by one, which also makes neighbouring lanes read neighbouring edges.  (Merrill,
// Garland, Grimshaw: Scalable GPU Graph Traversal, PPoPP 2012, section 5: coarse-grained,
// warp-based and scan-based gathering.)
#pragma once

#include "collectives.cuh"
#include "grid_stride.cuh"

namespace lh {

// Each thread runs its row itself.
struct Alone {};

// From how many edges on a row is run by a warp, and by the block.
struct Balanced {
    LH_DEVICE static edge_t of_warp() { return 2 * warp_size; }
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

struct Donate;  // see donation.cuh

// The edges of a vertex, if the thread has one.
struct Slots {
    edge_t begin, end;
};
LH_DEVICE Slots slots(bool has_vertex, const edge_t* __restrict__ row_offsets, node_t vertex) {
    if (!has_vertex) return {0, 0};
    return {row_offsets[vertex], row_offsets[vertex + 1]};
}

// Of a row that blocks may share, those that this block has; whether no row is so long.
struct SharedSlots : Slots {
    bool all_short;
};

// As `grid_stride`, and where threads share rows, whole blocks get numbers beyond.
template <typename Rows>
LH_DEVICE auto block_stride(std::int64_t count) {
    return grid_stride(std::is_same_v<Rows, Alone> ? count : round_up(count, block_size()));
}

// Whether it holds for a thread of those that share rows.
template <typename Rows>
LH_DEVICE bool any_thread(bool predicate) {
    if constexpr (std::is_same_v<Rows, Alone>) return predicate;
    return block_any(predicate);
}

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

// Into the answer whether some edge of the row is of a kind, or all are: the first edge
// that changes it decides.  So the only total of a loop, and at each call the body finds it
// as at first, whatever the thread of the row has: it may assign where it would reduce.
template <typename Operator>
struct First : Operator {};
template <typename Operator>
inline constexpr bool is_first = false;
template <typename Operator>
inline constexpr bool is_first<First<Operator>> = true;

// What one thread has reduced of a row.  No constructor: it also stands in shared memory.
template <typename... T>
struct Parts {
    static constexpr bool may_end = false;
    LH_DEVICE bool ends() const { return false; }
    LH_DEVICE static Parts identity() { return {}; }

    template <typename Body, typename... Before>
    LH_DEVICE void call(const Body& body, Before&... before) {
        body(before...);
    }
    LH_DEVICE void fold_warp() {}
    LH_DEVICE void fold_block() {}
    LH_DEVICE void fold_rows(int) {}
    LH_DEVICE void add(const Parts&) {}
    LH_DEVICE Parts from(int) const { return {}; }
    LH_DEVICE void join() const {}
};

template <typename Operator, typename T, typename... Rest>
struct Parts<Total<Operator, T>, Rest...> {
    static constexpr bool may_end = is_first<Operator> || Parts<Rest...>::may_end;

    T value;
    Parts<Rest...> rest;

    // No further edge can change it.
    LH_DEVICE bool ends() const {
        if constexpr (is_first<Operator>) return value != Operator::template identity<T>;
        return rest.ends();
    }

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
    // The parts of neighbouring lanes with the same row as one, in the first of them.
    LH_DEVICE void fold_rows(int row) {
        for (int offset = 1; offset < warp_size; offset *= 2) {
            const int other = lane() + offset < warp_size ? lane() + offset : lane();
            const int their_row = shuffle(row, other);
            const T theirs = shuffle(value, other);
            if (other > lane() && their_row == row) value = Operator::fold(value, theirs);
        }
        rest.fold_rows(row);
    }
    LH_DEVICE void add(const Parts& others) {
        value = Operator::fold(value, others.value);
        rest.add(others.rest);
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

// Two variables in which the body of the loop keeps the best pair: of several with the
// same first one, that with the best second.
template <typename First, typename A, typename Second, typename B>
struct Best {
    A& first;
    B& second;
};
template <typename First, typename Second, typename A, typename B>
LH_DEVICE Best<First, A, Second, B> best(A& first, B& second) {
    return {first, second};
}

template <typename First, typename A, typename Second, typename B, typename... Rest>
struct Parts<Best<First, A, Second, B>, Rest...> {
    static constexpr bool may_end = Parts<Rest...>::may_end;

    A first;
    B second;
    Parts<Rest...> rest;

    LH_DEVICE bool ends() const { return rest.ends(); }

    LH_DEVICE static Parts identity() {
        return {First::template identity<A>, Second::template identity<B>,
                Parts<Rest...>::identity()};
    }

    template <typename Body, typename... Before>
    LH_DEVICE void call(const Body& body, Before&... before) {
        rest.call(body, before..., first, second);
    }

    LH_DEVICE void fold_warp() {
        fold_lanes();
        rest.fold_warp();
    }
    LH_DEVICE void fold_block() {
        LH_SHARED(A, firsts, max_block_size / warp_size);
        LH_SHARED(B, seconds, max_block_size / warp_size);
        const int thread = thread_in_block();
        fold_lanes();
        if (lane() == 0) {
            firsts[thread / warp_size] = first;
            seconds[thread / warp_size] = second;
        }
        block_barrier();
        if (thread < warp_size) {
            if (thread < block_size() / warp_size) offer(firsts[thread], seconds[thread]);
            fold_lanes();
        }
        block_barrier();  // the next fold reuses what is shared
        rest.fold_block();
    }
    LH_DEVICE void fold_rows(int row) {
        for (int offset = 1; offset < warp_size; offset *= 2) {
            const int other = lane() + offset < warp_size ? lane() + offset : lane();
            const int their_row = shuffle(row, other);
            const A a = shuffle(first, other);
            const B b = shuffle(second, other);
            if (other > lane() && their_row == row) offer(a, b);
        }
        rest.fold_rows(row);
    }
    LH_DEVICE void add(const Parts& others) {
        offer(others.first, others.second);
        rest.add(others.rest);
    }
    LH_DEVICE Parts from(int source) const {
        return {shuffle(first, source), shuffle(second, source), rest.from(source)};
    }
    template <typename... Totals>
    LH_DEVICE void join(Best<First, A, Second, B> target, Totals... targets) const {
        Parts best{target.first, target.second, rest};
        best.offer(first, second);
        target.first = best.first;
        target.second = best.second;
        rest.join(targets...);
    }

private:
    LH_DEVICE void offer(A a, B b) {
        const bool is_better = First::fold(first, a) != first;
        if (is_better || (a == first && Second::fold(second, b) != second)) {
            first = a;
            second = b;
        }
    }
    LH_DEVICE void fold_lanes() {
        for (int offset = warp_size / 2; offset > 0; offset /= 2) {
            const A a = shuffle_down(first, offset);
            const B b = shuffle_down(second, offset);
            offer(a, b);
        }
    }
};

// From how many edges on a search is not one thread's alone.
inline constexpr edge_t edges_of_search = 32;

// The most threads that a block with such loops may have, and how many edges of short rows
// each of them has at hand at a time: fewer if more is reduced of an edge.
inline constexpr int gathering_threads = max_block_size < 256 ? max_block_size : 256;
inline constexpr int most_at_hand = 4;
inline constexpr int bytes_at_hand = 8 * most_at_hand;
template <typename Mine>
inline constexpr int edges_at_hand = sizeof(Mine) <= 8    ? most_at_hand
                                     : sizeof(Mine) <= 16 ? most_at_hand / 2
                                                          : 1;

// What a warp has in shared memory of the edges at hand: whose they are, and what is
// reduced of each.  The same for all loops of a kernel.
struct alignas(16) AtHand {
    char results[bytes_at_hand * warp_size];
    std::uint8_t owners[most_at_hand * warp_size];
};
LH_DEVICE AtHand& at_hand() {
    LH_SHARED(AtHand, warps, gathering_threads / warp_size);
    return warps[thread_in_block() / warp_size];
}

// The edges from `begin` on of every lane, `length` of them, all few: the lanes take
// them in turn, whosever they are, and then each collects its own.
template <typename Known, typename Body, typename... Totals>
LH_DEVICE void for_short_rows(edge_t begin, int length, const Known& known,
                              const Body& body, Totals... totals) {
    using Mine = Parts<Totals...>;
    constexpr int turns = edges_at_hand<Mine>;
    constexpr int tile = turns * warp_size;
    std::uint8_t* const owner = at_hand().owners;
    Mine* const result = reinterpret_cast<Mine*>(at_hand().results);

    const int before = sum_before(length);
    const int all = shuffle(before + length, warp_size - 1);
    for (int start = 0; start < all; start += tile) {
        const int first = before > start ? before - start : 0;
        const int end = before + length - start;
        const int last = end < tile ? end : tile;
        for (int i = first; i < last; ++i) owner[i] = static_cast<std::uint8_t>(lane());
        warp_barrier();
        LH_UNROLL(turns)
        for (int turn = 0; turn < turns; ++turn) {
            const int i = turn * warp_size + lane();
            const bool is_edge = start + i < all;
            const int source = is_edge ? owner[i] : lane();
            const edge_t slot = shuffle(begin - before, source) + start + i;
            const Known theirs = known.from(source);
            Mine parts = Mine::identity();
            if (is_edge) {
                theirs.call([&](auto... values) { parts.call(body, slot, values...); });
            }
            if constexpr (sizeof...(Totals) > 0) result[i] = parts;
        }
        warp_barrier();
        if constexpr (sizeof...(Totals) > 0) {
            for (int i = first; i < last; ++i) result[i].join(totals...);
            warp_barrier();
        }
    }
}

template <typename Row, typename Body>
LH_DEVICE void for_rows_together(const Row& own, bool by_warps, const Body& body);
template <typename Row, typename Run, typename... Totals>
LH_DEVICE void for_donated_rows(Row own, const Run& run, Totals... totals);
template <typename Schedule, typename Row, typename Run, typename Body,
          typename... Totals>
LH_DEVICE void for_shared_rows(const Row& own, const Run& run, const Body& body,
                               Totals... totals);

// `body(slot, known..., parts...)` for every slot of the row of every thread, from `begin`
// to `end`.  All threads of the block get there, unless each is alone, and each sees
// afterwards what was written for its row.
template <typename Schedule, typename Edges, typename Body, typename... S,
          typename... Totals>
LH_DEVICE void for_edges(const Edges& edges, Known<S...> known, const Body& body,
                         Totals... totals) {
    edge_t begin = edges.begin;
    const edge_t end = edges.end;
    using Mine = Parts<Totals...>;
    struct Row {
        edge_t begin, end;
        Known<S...> known;
    };
    const auto run = [&](const Row& row, edge_t first, edge_t step, Mine& parts) {
        LH_UNROLL(4)
        for (edge_t slot = row.begin + first; slot < row.end; slot += step) {
            row.known.call([&](auto... values) { parts.call(body, slot, values...); });
            if (parts.ends()) break;
        }
    };
    if constexpr (std::is_same_v<Schedule, Alone>) {
        Mine parts = Mine::identity();
        run({begin, end, known}, 0, 1, parts);
        parts.join(totals...);
        return;
    }
    if constexpr (Mine::may_end) {
        const bool is_long = end - begin > edges_of_search;
        const edge_t near = is_long ? begin + edges_of_search : end;
        Mine parts = Mine::identity();
        run({begin, near, known}, 0, 1, parts);
        parts.join(totals...);
        begin = parts.ends() ? end : near;
    }
    const Row own{begin, end, known};
    if constexpr (std::is_same_v<Edges, SharedSlots> && std::is_same_v<Schedule, Balanced> &&
                  sizeof...(Totals) == 0) {
        for_rows_together(own, edges.all_short, body);
    } else if constexpr (std::is_same_v<Schedule, Donate>) {
        for_donated_rows(own, run, totals...);
    } else if constexpr (!std::is_same_v<Schedule, Alone>) {
        for_shared_rows<Schedule>(own, run, body, totals...);
    }
}

// The rows of a block, or of each warp, one after the other, their edges dealt to its
// threads: however long a row is, no thread has more of them than another.  In a short
// round, what a warp does with one row after the other is what all wait for.  (The same
// paper, section 5.2: a scan of the whole block.)
template <typename Row, typename Body>
LH_DEVICE void for_rows_together(const Row& own, bool by_warps, const Body& body) {
    LH_SHARED(Row, rows, gathering_threads);
    LH_SHARED(edge_t, ends, gathering_threads);
    LH_SHARED(edge_t, warps, gathering_threads / warp_size);
    const int thread = thread_in_block(), warp = thread / warp_size;
    const int size = by_warps ? warp_size : block_size();
    const int group = by_warps ? warp * warp_size : 0;  // its first thread
    const edge_t length = own.begin < own.end ? own.end - own.begin : 0;
    const edge_t before = sum_before(length);
    edge_t all = shuffle(before + length, warp_size - 1), base = 0;
    if (!by_warps) {
        if (lane() == 0) warps[warp] = all;
        block_barrier();
        all = 0;
        for (int i = 0; i < block_size() / warp_size; ++i) {
            if (i == warp) base = all;
            all += warps[i];
        }
    }
    rows[thread] = own;
    ends[thread] = base + before + length;
    by_warps ? warp_barrier() : block_barrier();
    for (edge_t edge = thread - group; edge < all; edge += size) {
        int first = group, last = group + size - 1;  // the first row that ends after it
        while (first < last) {
            const int middle = (first + last) / 2;
            if (edge < ends[middle]) {
                last = middle;
            } else {
                first = middle + 1;
            }
        }
        const Row& row = rows[first];
        const edge_t slot = row.end - (ends[first] - edge);
        row.known.call([&](auto... values) { body(slot, values...); });
    }
    by_warps ? warp_barrier() : block_barrier();  // the next rows take their place
}

// The rows of a block, each of them run as its length asks for.
template <typename Schedule, typename Row, typename Run, typename Body,
          typename... Totals>
LH_DEVICE void for_shared_rows(const Row& own, const Run& run, const Body& body,
                               Totals... totals) {
    using Mine = Parts<Totals...>;
    const edge_t begin = own.begin, end = own.end;
    const auto known = own.known;
    const edge_t length = end - begin;
    bool is_done = length <= 0;

    while (block_any(!is_done && length >= Schedule::of_block())) {
        LH_SHARED(int, owner, 1);
        LH_SHARED(Row, row, 1);
        LH_SHARED(Mine, result, 1);
        if (!is_done && length >= Schedule::of_block()) {
            store_racy(owner, thread_in_block());
        }
        block_barrier();
        const bool is_own = load_racy(owner) == thread_in_block();
        if (is_own) *row = own;
        block_barrier();
        Mine parts = Mine::identity();
        run(*row, thread_in_block(), block_size(), parts);
        parts.fold_block();
        if (thread_in_block() == 0) *result = parts;
        block_barrier();
        if (is_own) {
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

    const int left = is_done ? 0 : static_cast<int>(length);
    if constexpr (sizeof(Mine) <= bytes_at_hand) {
        for_short_rows(begin, left, known, body, totals...);
    } else {
        Mine parts = Mine::identity();
        run({begin, begin + left, known}, 0, 1, parts);
        parts.join(totals...);
    }
    warp_barrier();
}

}  // namespace lh
