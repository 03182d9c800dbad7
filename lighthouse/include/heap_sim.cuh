// The heap of a simulated device, which can be made small.
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <new>

#include "error.cuh"
#include "primitives_sim.cuh"

namespace lh {

namespace sim {

// The largest piece that a kernel can have: LH_HEAP_BYTES, without it any.
inline std::size_t heap_bytes() {
    const char* const text = std::getenv("LH_HEAP_BYTES");
    return text == nullptr ? SIZE_MAX : std::strtoull(text, nullptr, 10);
}

}  // namespace sim

// The launch has failed already.
inline bool ask_heap() { return false; }

// Null in a kernel when there is no memory left: the launch fails, but goes on.
inline void* heap_allocate(std::size_t bytes) {
    sim::Block* const block = sim::this_block;
    if (block != nullptr && bytes > sim::heap_bytes()) {
        block->launch.record(heap_is_too_small);
        return nullptr;
    }
    void* const memory = std::malloc(bytes);
    if (memory == nullptr) throw std::bad_alloc();
    return memory;
}

}  // namespace lh
