// Every function of bits_openmp.cuh, called by one thread and by several.
#include "bits_openmp.cuh"
#include "bits_calls.h"

extern "C" void one_by_one(Bits* sets, const std::int32_t* sizes, const Call* calls,
                           std::int64_t count, std::uint64_t* results) {
    auto* const arena = lh::pta::arena();
    for (std::int64_t i = 0; i < count; ++i) results[i] = apply(arena, sets, sizes, calls[i]);
}

extern "C" void together(Bits* sets, const std::int32_t* sizes, const Call* calls,
                         std::int64_t count) {
#pragma omp parallel for num_threads(4) schedule(dynamic, 1)
    for (std::int64_t i = 0; i < count; ++i)
        apply(lh::pta::arena(), sets, sizes, calls[i]);
}
