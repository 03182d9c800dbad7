// Lists that grow once for all threads of a block: an atomic for each item would have all
// items of the grid wait for each other.  (Merrill, Garland, Grimshaw: Scalable GPU Graph
// Traversal, PPoPP 2012, section 6: how enqueuing is shared by a block.)
#pragma once

#include "collectives.cuh"
#include "frontier.cuh"

namespace lh {

// What the threads of a block append to a list, in shared memory until the end of their
// loop: the list then grows once for all of them.
template <int capacity>
struct Pending {
    std::int32_t size, start;
    node_t items[capacity];
};

// Enough that few blocks have more to append; the rest goes to the list at once.
inline constexpr int most_pending = 1024;

// The `which`-th list of a kernel.  All threads of the block get there, before they append.
template <int which>
LH_DEVICE Pending<most_pending>& pending() {
    LH_SHARED(Pending<most_pending>, lists, 1);
    if (thread_in_block() == 0) lists->size = 0;
    block_barrier();
    return *lists;
}

template <int capacity>
LH_DEVICE void append(Pending<capacity>& pending, node_t* list, std::int32_t* count,
                      node_t item) {
    const std::int32_t place = atomic_add(&pending.size, 1);
    if (place < capacity) {
        pending.items[place] = item;
    } else {
        append(list, count, item);
    }
}

// The same for an item that may be appended often: its claim is one of its places.
template <int capacity>
LH_DEVICE void append(Pending<capacity>& pending, node_t* list, std::int32_t* count,
                      node_t item, std::int32_t* claims) {
    const std::int32_t place = atomic_add(&pending.size, 1);
    if (place < capacity) {
        pending.items[place] = item;
    } else {
        store_racy(&claims[item], append(list, count, item));
    }
}

// All threads of the block get there, after their loop.
template <int capacity>
LH_DEVICE void flush(Pending<capacity>& pending, node_t* list, std::int32_t* count,
                     std::int32_t* claims = nullptr) {
    block_barrier();
    const std::int32_t size = pending.size < capacity ? pending.size : capacity;
    if (size == 0) return;
    if (thread_in_block() == 0) pending.start = atomic_add(count, size);
    block_barrier();
    const std::int32_t start = pending.start;
    for (int i = thread_in_block(); i < size; i += block_size()) {
        list[start + i] = pending.items[i];
        if (claims) store_racy(&claims[pending.items[i]], start + i);
    }
    block_barrier();
}

// The same, and adds the edges of the items of this thread to the work of the list.
template <int capacity>
LH_DEVICE void flush(Pending<capacity>& pending, node_t* list, std::int32_t* count,
                     std::int64_t* work, std::int64_t own) {
    const std::int64_t all = block_fold<Add>(own);
    if (thread_in_block() == 0 && all != 0) atomic_add(work, all);
    flush(pending, list, count);
}

}  // namespace lh
