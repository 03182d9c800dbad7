// A hint that the memory at an address is read soon.
#pragma once
#include "primitives.cuh"

namespace lh {
LH_DEVICE void prefetch(const void* address) {
#ifdef __CUDA_ARCH__
    asm volatile("prefetch.global.L2 [%0];" ::"l"(address));
#else
    __builtin_prefetch(address);
#endif
}
}  // namespace lh
