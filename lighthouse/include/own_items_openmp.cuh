// Threads that run what they have put on a list themselves, in the same round.
#pragma once

#include "frontier.cuh"

namespace lh {

// What this thread reads from here on is not older than its last atomic; those of x86
// see to that by themselves.
inline void order_after_atomic() {
#if defined(__x86_64__)
    __atomic_signal_fence(__ATOMIC_SEQ_CST);
#else
    thread_fence();
#endif
}

// As `visit`, after an atomic that changed something of the node.  The node may be taken
// back meanwhile: then it is visited anew, or who has taken it back sees the change.
inline bool visit_again(std::int32_t* stamp, std::int32_t round) {
    order_after_atomic();
    return visit(stamp, round);
}

// From here on a node may be visited once more in the round.
inline void take_back(std::int32_t* stamp, std::int32_t round) {
    atomic_exchange(stamp, round - 1);
    order_after_atomic();
}

}  // namespace lh
