// Lists of the nodes that the next round of a loop has to look at.
#pragma once

#include "atomics.cuh"
#include "primitives.cuh"
#include "types.cuh"

namespace lh {

// True for the first thread in `round` that comes to a node; `stamp` is the node's own.
LH_DEVICE bool visit(std::int32_t* stamp, std::int32_t round) {
    return load_racy(stamp) != round && atomic_exchange(stamp, round) != round;
}

// The same without an exchange: true for at least one, and for others that come at the
// same time.
LH_DEVICE bool visit_some(std::int32_t* stamp, std::int32_t round) {
    if (load_racy(stamp) == round) return false;
    store_racy(stamp, round);
    return true;
}

// Puts an item into a place where no other thread puts one.
template <typename T>
LH_DEVICE void scatter(T* list, std::int64_t place, Value<T> item) {
    list[place] = item;
}

// The same, and marks the item with this place: of the places where threads put the same
// item, all see one alike, once they have met.
LH_DEVICE void scatter(node_t* list, std::int64_t place, node_t item,
                       std::int32_t* claims) {
    scatter(list, place, item);
    store_racy(&claims[item], static_cast<std::int32_t>(place));
}

// What is in a place, which is empty then.
LH_DEVICE node_t take(node_t* place) {
    const node_t item = *place;
    *place = -1;
    return item;
}

// Appends one item by an atomic of its own, and says where.  `list` has room.
template <typename T, typename Count>
LH_DEVICE Count append_alone(T* list, Count* count, Value<T> item) {
    const Count place = atomic_add(count, 1);
    list[place] = item;
    return place;
}

// Appends one item, in divergent flow, and says where: threads that happen to come
// together share an atomic.  `list` has room.
template <typename T, typename Count>
LH_DEVICE Count append(T* list, Count* count, Value<T> item) {
#ifdef __CUDA_ARCH__
    const unsigned active = __activemask();
    const int first = __ffs(static_cast<int>(active)) - 1;
    const unsigned below = active & ((1u << (threadIdx.x % 32)) - 1);
    Count start = 0;
    if (below == 0) start = atomic_add(count, __popc(active));
    const Count place = __shfl_sync(active, start, first) + __popc(below);
    list[place] = item;
    return place;
#else
    return append_alone(list, count, item);
#endif
}

// What a row of edges counts for: it may be less than it has, but not less than any list
// may have in all.
inline constexpr std::int64_t most_work = 1 << 26;

// The same, and adds the edges of the item to the work that the list stands for.
template <typename T, typename Count>
LH_DEVICE void append(T* list, Count* count, Value<T> item, std::int64_t* work,
                      std::int64_t degree) {
    append(list, count, item);
    const auto own = static_cast<std::int32_t>(degree < most_work ? degree : most_work);
#if defined(__CUDA_ARCH__) && __CUDA_ARCH__ >= 800
    const unsigned active = __activemask();
    const unsigned all = __reduce_add_sync(active, static_cast<unsigned>(own));
    if ((active & ((1u << (threadIdx.x % 32)) - 1)) == 0) {
        atomic_add(work, std::int64_t{all});
    }
#else
    atomic_add(work, std::int64_t{own});
#endif
}

template <typename T, typename Count>
LH_DEVICE void append_alone(T* list, Count* count, Value<T> item, std::int64_t* work,
                            std::int64_t degree) {
    append_alone(list, count, item);
    atomic_add(work, degree < most_work ? degree : most_work);
}

}  // namespace lh
