// Spin locks: an int32 each, zero when free.
#pragma once

#include "primitives.cuh"
#include "types.cuh"

namespace lh {

// May be taken by divergent threads of a warp: they are scheduled one by one (Volta and
// newer).  No collective may stand between lock and unlock.
LH_DEVICE void lock(std::int32_t* word, int line = __builtin_LINE()) {
    const Place here("lock", line);
    while (load_racy(word) != 0 || exchange_acquire(word, 1) != 0) pause();
}

LH_DEVICE void unlock(std::int32_t* word) {
    store_release(word, 0);
}

}  // namespace lh
