// Lists that grow once for all threads of a block: an atomic for each item would have all
// items of the grid wait for each other.  (Merrill, Garland, Grimshaw: Scalable GPU Graph
// Traversal, PPoPP 2012, section 6: how enqueuing is shared by a block.)
#pragma once

#include "collectives.cuh"
#include "frontier.cuh"

namespace lh {

// Enough that few blocks have more to append; the rest goes to the list at once.
inline constexpr int most_pending = 1024;

// In shared memory until the end of a loop.
struct PendingItems {
    std::int32_t size, start;
    node_t items[most_pending];
};

// What the threads of a block append to `list`: it grows once for all of them, when they
// are done.  All of them make one, before they append, and get to its end.
//
// Of an item that may be appended often, one of its places becomes its claim: `Extra` is
// the type of claims, then.  Or that of the sum of the edges of all items.
template <typename Extra>
class Pending {
    static constexpr bool claims = std::is_same_v<Extra, std::int32_t>;
    static constexpr bool counts_edges = std::is_same_v<Extra, std::int64_t>;

public:
    LH_DEVICE Pending(PendingItems& shared, node_t* list, std::int32_t* count,
                      Extra* extra)
        : shared(shared), list(list), count(count), extra(extra) {}
    Pending(const Pending&) = delete;
    Pending& operator=(const Pending&) = delete;

    LH_DEVICE void append(node_t item, std::int64_t degree = 0) {
        const std::int32_t place = atomic_add(&shared.size, 1);
        if (place < most_pending) {
            shared.items[place] = item;
        } else {
            const std::int32_t at = lh::append(list, count, item);
            if constexpr (claims) store_racy(&extra[item], at);
        }
        own_edges += degree;
    }

    LH_DEVICE ~Pending() {
        if constexpr (counts_edges) {
            const std::int64_t all = block_fold<Add>(own_edges);
            if (thread_in_block() == 0 && all != 0) atomic_add(extra, all);
        }
        block_barrier();
        const std::int32_t size = shared.size < most_pending ? shared.size : most_pending;
        if (size == 0) return;
        if (thread_in_block() == 0) shared.start = atomic_add(count, size);
        block_barrier();
        const std::int32_t start = shared.start;
        for (int i = thread_in_block(); i < size; i += block_size()) {
            list[start + i] = shared.items[i];
            if constexpr (claims) store_racy(&extra[shared.items[i]], start + i);
        }
        block_barrier();
    }

private:
    PendingItems& shared;
    node_t* const list;
    std::int32_t* const count;
    Extra* const extra;
    std::int64_t own_edges = 0;
};

template <int which>
LH_DEVICE PendingItems& pending_items() {
    LH_SHARED(PendingItems, items, 1);
    if (thread_in_block() == 0) items->size = 0;
    block_barrier();
    return *items;
}

// The `which`-th list of a kernel.
template <int which, typename Extra = void>
LH_DEVICE Pending<Extra> pending(node_t* list, std::int32_t* count, Extra* extra = nullptr) {
    return {pending_items<which>(), list, count, extra};
}

}  // namespace lh
