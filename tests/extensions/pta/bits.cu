// Every function of bits.cuh in kernels, a warp for each call.
#include "bits.cuh"
#include "bits_calls.h"
#include "reading.cuh"

namespace {

LH_DEVICE std::int64_t warp_rank() { return lh::thread_rank() / lh::warp_size; }
LH_DEVICE std::int64_t warp_count() { return lh::thread_count() / lh::warp_size; }

// The same without atomics, for capital letters.
LH_DEVICE std::uint64_t apply_owned(Arena* arena, Bits* sets, const std::int32_t* sizes,
                                    const Call& call) {
    Bits* const set = sets + call.set;
    Bits* const other = sets + call.other;
    switch (call.letter) {
        case 'A': lh::pta::add(arena, set, call.number, true); return 0;
        case 'U': lh::pta::unite(arena, set, other, true); return 0;
        case 'S':
            lh::pta::unite_shifted(arena, set, other, call.number, sizes, true);
            return 0;
        default: return apply(arena, sets, sizes, call);
    }
}

}  // namespace

// The calls one after the other; all lanes must get the result of the first.
extern "C" __global__ void one_by_one(Arena* arena, Bits* sets,
                                     const std::int32_t* sizes, const Call* calls,
                                     const std::int64_t count,
                                     std::uint64_t* results) {
    if (!lh::pta::begins(arena, 1) || warp_rank() != 0) return;
    for (std::int64_t i = 0; i < count; ++i) {
        const std::uint64_t result = apply_owned(arena, sets, sizes, calls[i]);
        const bool same = result == lh::shuffle(result, 0);
        const bool all = lh::popcount(lh::ballot(same)) == lh::warp_size;
        if (lh::lane() == 0) results[i] = all ? result : ~std::uint64_t{0};
    }
}

// The calls by all warps at a time.
extern "C" __global__ void together(Arena* arena, Bits* sets, const std::int32_t* sizes,
                                   const Call* calls, const std::int64_t count) {
    if (!lh::pta::begins(arena, 1)) return;
    for (std::int64_t i = warp_rank(); i < count; i += warp_count()) {
        apply(arena, sets, sizes, calls[i]);
    }
}

LH_EXPORT(one_by_one)
LH_EXPORT(together)
