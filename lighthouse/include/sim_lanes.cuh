// The simulator's lanes mode: the threads of a block are fibers (sim_fibers.cuh), which
// take turns, and meet at collectives.
#pragma once

#include "sim_grid.cuh"
#include "types.cuh"

namespace lh {

inline constexpr int warp_size = 4;
inline constexpr int max_block_size = 16;

namespace sim {

enum class Scope { warp, block };

// The number of the fiber that runs.
extern __thread int this_thread;

// Waits at a collective for the others.  Returns the words of the warp's lanes, which
// stay until this thread comes to the next collective.
const std::uint64_t* meet(Scope scope, const char* name, int line, std::uint64_t word);

template <typename T>
using Bits = std::conditional_t<
    sizeof(T) == 8, std::uint64_t,
    std::conditional_t<sizeof(T) == 4, std::uint32_t, std::uint8_t>>;

template <typename T>
T shuffled(T value, int source, const char* name, int line) {
    const std::uint64_t* words =
        meet(Scope::warp, name, line, bit_cast<Bits<T>>(value));
    return bit_cast<T>(static_cast<Bits<T>>(words[source]));
}

}  // namespace sim

inline int thread_in_block() { return sim::this_thread; }
inline int lane() { return thread_in_block() % warp_size; }

inline void block_barrier(int line = __builtin_LINE()) {
    sim::meet(sim::Scope::block, "block_barrier", line, 0);
}

inline void warp_barrier(int line = __builtin_LINE()) {
    sim::meet(sim::Scope::warp, "warp_barrier", line, 0);
}

template <typename T>
inline T shuffle_down(T value, int offset, int line = __builtin_LINE()) {
    const int source = lane() + offset < warp_size ? lane() + offset : lane();
    return sim::shuffled(value, source, "shuffle_down", line);
}

template <typename T>
inline T shuffle(T value, int source, int line = __builtin_LINE()) {
    return sim::shuffled(value, source % warp_size, "shuffle", line);
}

inline std::uint32_t ballot(bool predicate, int line = __builtin_LINE()) {
    const std::uint64_t* words =
        sim::meet(sim::Scope::warp, "ballot", line, predicate ? 1 : 0);
    std::uint32_t mask = 0;
    for (int i = 0; i < warp_size; ++i) {
        if (words[i] != 0) mask |= std::uint32_t{1} << i;
    }
    return mask;
}

// In every spin: lets the other threads of the block run.  Leaves the kernel if the
// launch has failed or takes too long.
void pause();

}  // namespace lh
