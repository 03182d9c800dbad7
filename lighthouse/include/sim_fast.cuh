// The simulator's fast mode: a warp and a block are one CPU thread.
#pragma once

#include "sim_grid.cuh"
#include "types.cuh"

namespace lh {

inline constexpr int warp_size = 1;
inline constexpr int max_block_size = 1;

inline int thread_in_block() { return 0; }
inline int lane() { return 0; }

inline void block_barrier(int = 0) {}
inline void warp_barrier(int = 0) {}

template <typename T>
inline T shuffle_down(T value, int, int = 0) {
    return value;
}

template <typename T>
inline T shuffle(T value, int, int = 0) {
    return value;
}

inline std::uint32_t ballot(bool predicate, int = 0) { return predicate ? 1 : 0; }

// In every spin.  Leaves the kernel if the launch has failed or takes too long.
void pause();

}  // namespace lh
