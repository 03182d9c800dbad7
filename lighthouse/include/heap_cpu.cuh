// The heap of the host, which throws when there is no memory left.
#pragma once

#include <cstddef>
#include <cstdlib>
#include <new>

namespace lh {

inline void* heap_allocate(std::size_t bytes) {
    void* const memory = std::malloc(bytes);
    if (memory == nullptr) throw std::bad_alloc();
    return memory;
}

}  // namespace lh
