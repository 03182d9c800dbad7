// The heap of the device for its threads, and that of the host.
#pragma once

#include <cstddef>
#include <cstdlib>
#include <new>

#include "primitives_cuda.cuh"
#include "types.cuh"

namespace lh {

__device__ std::int32_t heap_is_full = 0;

// Null on the device when there is no memory left: the kernel goes on, and the host
// asks after it whether all went well.
LH_ANY void* heap_allocate(std::size_t bytes) {
    void* const memory = malloc(bytes);
#ifdef __CUDA_ARCH__
    if (memory == nullptr) store_racy(&heap_is_full, 1);
#else
    if (memory == nullptr) throw std::bad_alloc();
#endif
    return memory;
}

// Whether it was full since the last time; for one thread.
LH_DEVICE bool ask_heap() {
    const bool answer = heap_is_full != 0;
    heap_is_full = 0;
    return answer;
}

}  // namespace lh
