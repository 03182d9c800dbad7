// Correct kernels for every part of the headers, as the compiler would print them.
#include "lighthouse.cuh"

// Reductions: each thread folds its share; then the warp, block or cell takes it.

#define REDUCTION(name, Operator, T, suffix)                                          \
    extern "C" __global__ void block_##name##_##suffix(const std::int64_t n,           \
                                                      const T* values, T* target) {   \
        T part = lh::Operator::identity<T>;                                           \
        for (std::int64_t i = lh::thread_rank(); i < n; i += lh::thread_count()) {    \
            part = lh::Operator::fold(part, values[i]);                               \
        }                                                                             \
        lh::block_##name(target, part);                                               \
    }                                                                                 \
    extern "C" __global__ void warp_##name##_##suffix(const std::int64_t n,            \
                                                     const T* values, T* target) {    \
        T part = lh::Operator::identity<T>;                                           \
        for (std::int64_t i = lh::thread_rank(); i < n; i += lh::thread_count()) {    \
            part = lh::Operator::fold(part, values[i]);                               \
        }                                                                             \
        lh::warp_##name(target, part);                                                \
    }                                                                                 \
    extern "C" __global__ void atomic_##name##_##suffix(const std::int64_t n,          \
                                                       const T* values, T* target) {  \
        for (std::int64_t i = lh::thread_rank(); i < n; i += lh::thread_count()) {    \
            lh::atomic_##name(target, values[i]);                                     \
        }                                                                             \
    }                                                                                 \
    LH_EXPORT(block_##name##_##suffix)                                                \
    LH_EXPORT(warp_##name##_##suffix)                                                 \
    LH_EXPORT(atomic_##name##_##suffix)

#define NUMERIC_REDUCTIONS(T, suffix)  \
    REDUCTION(add, Add, T, suffix)     \
    REDUCTION(mul, Mul, T, suffix)     \
    REDUCTION(min, Min, T, suffix)     \
    REDUCTION(max, Max, T, suffix)

NUMERIC_REDUCTIONS(std::int32_t, int32)
NUMERIC_REDUCTIONS(std::int64_t, int64)
NUMERIC_REDUCTIONS(float, float32)
NUMERIC_REDUCTIONS(double, float64)
REDUCTION(or_, Or, bool, bool)
REDUCTION(and_, And, bool, bool)
REDUCTION(or_, Or, std::uint8_t, uint8)
REDUCTION(and_, And, std::uint8_t, uint8)

// Old values: each thread draws a ticket, claims a flag, takes a slot.

extern "C" __global__ void old_values(const std::int32_t n, std::int32_t* next,
                                     std::int32_t* tickets, bool* flags,
                                     std::int32_t* claims, std::int32_t* slots,
                                     std::int64_t* exchanged) {
    for (lh::node_t i = lh::thread_rank(); i < n; i += lh::thread_count()) {
        tickets[lh::atomic_add(next, 1)] += 1;
        if (!lh::atomic_or_(flags + i % 7, true)) lh::atomic_add(claims, 1);
        lh::atomic_compare_exchange(slots + i % 5, -1, i);
        const std::int64_t before = lh::atomic_exchange(exchanged, i);
        lh::atomic_add(exchanged + 1, before);
    }
}
LH_EXPORT(old_values)

// By one thread: what `min=` and `max=` do with a NaN, zeros and negative numbers.
extern "C" __global__ void extremes(const std::int32_t n, const double* values,
                                   double* low, double* high) {
    if (lh::thread_rank() != 0) return;
    for (std::int32_t i = 0; i < n; ++i) {
        lh::atomic_min(low + i, values[i]);
        lh::atomic_max(high + i, values[i]);
    }
}
LH_EXPORT(extremes)

// Item i offers its key and itself to pair i % count; one says how often it got better.
extern "C" __global__ void pairs(const std::int32_t n, const std::int32_t count,
                                const std::int32_t* keys, std::int64_t* low,
                                std::int64_t* high, std::int32_t* better) {
    for (lh::node_t i = lh::thread_rank(); i < n; i += lh::thread_count()) {
        const std::int64_t at = lh::paired(i % count);
        auto* lowest = reinterpret_cast<lh::node_t*>(low) + at;
        auto* highest = reinterpret_cast<float*>(high) + at;
        if (keys[i] < lh::replace_min(lowest, keys[i], i)) lh::atomic_add(better, 1);
        lh::replace_max(highest, keys[i], static_cast<float>(-i));
    }
}
LH_EXPORT(pairs)

template <typename T>
LH_DEVICE void copy_racy(const T* from, T* to, std::int64_t i) {
    lh::store_racy(to + i, lh::load_racy(from + i));
}

extern "C" __global__ void racy(const std::int64_t n, const bool* b0, bool* b1,
                               const std::int32_t* i0, std::int32_t* i1,
                               const std::int64_t* l0, std::int64_t* l1,
                               const float* f0, float* f1, const double* d0,
                               double* d1) {
    for (std::int64_t i = lh::thread_rank(); i < n; i += lh::thread_count()) {
        copy_racy(b0, b1, i);
        copy_racy(i0, i1, i);
        copy_racy(l0, l1, i);
        copy_racy(f0, f1, i);
        copy_racy(d0, d1, i);
    }
}
LH_EXPORT(racy)

// What each thread knows of its warp: its lane, a ballot, two shuffles.
extern "C" __global__ void warps(std::int32_t* lanes, std::uint32_t* ballots,
                                double* below, std::int64_t* first) {
    const std::int64_t rank = lh::thread_rank();
    lanes[rank] = lh::lane();
    lh::warp_barrier();
    ballots[rank] = lh::ballot(lh::lane() % 2 == 0);
    below[rank] = lh::shuffle_down(static_cast<double>(rank), 1);
    first[rank] = lh::shuffle(rank, 0);
}
LH_EXPORT(warps)

// Each block reverses its own stretch of `values` through shared memory, twice, with
// room for a second use of the same memory.
extern "C" __global__ void reverse_twice(std::int32_t* values) {
    LH_SHARED(std::int32_t, tile, lh::max_block_size);
    const int thread = lh::thread_in_block();
    for (int time = 0; time < 2; ++time) {
        tile[thread] = values[lh::thread_rank()];
        lh::block_barrier();
        values[lh::thread_rank()] = tile[lh::block_size() - 1 - thread];
        lh::block_barrier();
    }
}
LH_EXPORT(reverse_twice)

// Rotates an array by `rounds` places; only the grid barrier orders plain accesses.
extern "C" __global__ void rotate(const std::int32_t n, const std::int32_t rounds,
                                 std::int32_t* values, std::int32_t* other,
                                 lh::barrier_t* barrier) {
    lh::Grid grid(barrier);
    for (std::int32_t round = 0; round < rounds; ++round) {
        for (lh::node_t i = lh::thread_rank(); i < n; i += lh::thread_count()) {
            other[i] = values[(i + 1) % n];
        }
        grid.barrier();
        std::int32_t* const old = values;
        values = other;
        other = old;
    }
}
LH_EXPORT(rotate)

// Levels along a path, one a round, until nothing changes: three rotating loop flags.
extern "C" __global__ void levels(const std::int32_t n, std::int32_t* level,
                                 std::int32_t* flags, std::int32_t* rounds,
                                 lh::barrier_t* barrier) {
    lh::Grid grid(barrier);
    for (std::int32_t round = 0;; ++round) {
        std::int32_t* const flag = flags + round % 3;
        for (lh::node_t i = lh::thread_rank(); i + 1 < n; i += lh::thread_count()) {
            if (lh::load_racy(level + i) == round) {
                lh::store_racy(level + i + 1, round + 1);
                lh::store_racy(flag, 1);
            }
        }
        if (lh::thread_rank() == 0) lh::store_racy(flags + (round + 1) % 3, 0);
        grid.barrier();
        if (lh::load_racy(flag) == 0) {
            if (lh::thread_rank() == 0) *rounds = round;
            return;
        }
    }
}
LH_EXPORT(levels)

// The smallest value and where it stands; and a plain counter under each of four locks.
extern "C" __global__ void argmin(const std::int32_t n, const double* values,
                                 double* best, std::int32_t* where,
                                 std::int32_t* locks, std::int64_t* counters) {
    for (lh::node_t i = lh::thread_rank(); i < n; i += lh::thread_count()) {
        lh::lock(locks + 4);
        if (values[i] < *best) {
            *best = values[i];
            *where = i;
        }
        lh::unlock(locks + 4);
        lh::lock(locks + i % 4);
        counters[i % 4] += 1;
        lh::unlock(locks + i % 4);
    }
}
LH_EXPORT(argmin)

extern "C" __global__ void select_even(const std::int64_t n, const std::int32_t* values,
                                      std::int32_t* pushed, std::int32_t* pushed_count,
                                      std::int32_t* appended,
                                      std::int64_t* appended_count) {
    const std::int64_t whole = lh::round_up(n, lh::warp_size);
    for (std::int64_t i = lh::thread_rank(); i < whole; i += lh::thread_count()) {
        const bool wanted = i < n && values[i] % 2 == 0;
        lh::push(pushed, pushed_count, wanted ? values[i] : 0, wanted);
        if (wanted) lh::append(appended, appended_count, values[i]);
    }
}
LH_EXPORT(select_even)

extern "C" __global__ void count_even(const std::int64_t n, const std::int32_t* values,
                                     std::int64_t* sums) {
    lh::count_parts(
        n,
        [&](lh::node_t node) {
            return values[node] % 2 == 0 ? std::int64_t{values[node]} : -1;
        },
        sums);
}
LH_EXPORT(count_even)

extern "C" __global__ void place_even(const std::int64_t n, const std::int32_t* values,
                                     const std::int64_t* sums, lh::node_t* list,
                                     std::int32_t* length, std::int64_t* work) {
    lh::place_parts(
        n, [&](lh::node_t node) { return values[node] % 2 == 0 ? node : -1; }, sums,
        list, length, work);
}
LH_EXPORT(place_even)

extern "C" __global__ void edges_between(const lh::node_t n,
                                        const lh::edge_t* __restrict__ row_offsets,
                                        const lh::node_t* __restrict__ column_indices,
                                        bool* found, lh::node_t* sources) {
    const std::int64_t pairs = std::int64_t{n} * n;
    for (std::int64_t i = lh::thread_rank(); i < pairs; i += lh::thread_count()) {
        found[i] = lh::has_edge(row_offsets, column_indices, i / n, i % n);
    }
    const lh::edge_t m = row_offsets[n];
    for (lh::edge_t e = lh::thread_rank(); e < m; e += lh::thread_count()) {
        sources[e] = lh::edge_source(row_offsets, n, e);
    }
}
LH_EXPORT(edges_between)

// Rows of any length: a sum and a maximum for each, and what every edge saw of its row.
#define ROWS(Schedule, name)                                                          \
    extern "C" __global__ void rows_##name(                                            \
        const lh::node_t n, const lh::edge_t* __restrict__ row_offsets,               \
        const std::int64_t* __restrict__ values, std::int64_t* sums, float* highest,  \
        double* seen, std::int32_t* visits) {                                         \
        const std::int64_t whole = lh::round_up(n, lh::block_size());                 \
        for (std::int64_t i = lh::thread_rank(); i < whole; i += lh::thread_count()) {\
            const bool has_item = i < n;                                              \
            std::int64_t sum = 5;                                                     \
            float high = -1;                                                          \
            const double weight = 0.5 * i;                                            \
            const lh::edge_t begin = has_item ? row_offsets[i] : 0;                   \
            const lh::edge_t end = has_item ? row_offsets[i + 1] : 0;                 \
            if (has_item) sums[i] = 7; /* read by all threads of the row */           \
            lh::for_edges<lh::Schedule>(                                              \
                lh::Slots{begin, end}, lh::known(weight, lh::node_t(i)),                         \
                [&](lh::edge_t slot, double weight, lh::node_t i, std::int64_t& sum,  \
                    float& high) {                                                    \
                    sum += values[slot];                                              \
                    high = lh::Max::fold(high, float(values[slot]));                  \
                    seen[slot] = weight + double(sums[i]);                            \
                    lh::atomic_add(&visits[slot], 1);                                 \
                },                                                                    \
                lh::total<lh::Add>(sum), lh::total<lh::Max>(high));                   \
            if (has_item) {                                                           \
                sums[i] = sum;                                                        \
                highest[i] = high;                                                    \
            }                                                                         \
        }                                                                             \
    }                                                                                 \
    LH_EXPORT(rows_##name)

ROWS(Balanced, balanced)
ROWS(ByWarp, warp)
ROWS(ByBlock, block)
ROWS(Donate, donate)

// Iterations drawn from a counter: each item counts how often it was there.

extern "C" __global__ void drawn_items(const std::int64_t n, const std::int64_t draws,
                                      std::int64_t* drawn, std::int32_t* times,
                                      std::int32_t* asked) {
    lh::DrawnItems items(n, drawn, draws);
    while (items.next([&](std::int64_t item) {
        lh::atomic_add(asked + item, 1);
        return item % 3 != 1;
    })) {
        if (lh::lane() == 0) lh::atomic_add(times + items.item(), 1);
    }
}
LH_EXPORT(drawn_items)

extern "C" __global__ void drawn_blocks(const std::int64_t n, std::int64_t* drawn,
                                       std::int32_t* times) {
    lh::DrawnBlocks items(n, drawn);
    while (items.next()) {
        if (items.item() < n) lh::atomic_add(times + items.item(), 1);
    }
}
LH_EXPORT(drawn_blocks)
