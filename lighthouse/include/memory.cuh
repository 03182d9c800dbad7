// The memory of collections: the heap of whoever runs the code.
#pragma once

#include <cstdlib>
#include <new>

#include "types.cuh"

namespace lh {

// `count` values, not initialised.
template <typename T>
LH_ANY T* allocate(std::int64_t count) {
    T* cells = static_cast<T*>(malloc(static_cast<std::size_t>(count) * sizeof(T)));
#ifdef __CUDA_ARCH__
    // The launch fails, and with it the program: nothing is lost silently.
    if (cells == nullptr) __trap();
#else
    if (cells == nullptr) throw std::bad_alloc();
#endif
    return cells;
}

}  // namespace lh
