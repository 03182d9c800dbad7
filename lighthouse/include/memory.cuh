// Cells in the memory of collections.
#pragma once

#include "heap.cuh"
#include "types.cuh"

namespace lh {

// `count` values, not initialised; null where the heap of a device is full.
template <typename T>
LH_ANY T* allocate(std::int64_t count) {
    return static_cast<T*>(heap_allocate(static_cast<std::size_t>(count) * sizeof(T)));
}

}  // namespace lh
