// Every function of bits.cuh in kernels, a warp for each call.
#include "bits.cuh"

namespace {

using lh::pta::Arena;
using lh::pta::Bits;

// One call: what is done to the sets `set` and `other` with `number`.
struct Call {
    std::int32_t letter, set, other, number;
};

LH_DEVICE std::int64_t warp_rank() { return lh::thread_rank() / lh::warp_size; }
LH_DEVICE std::int64_t warp_count() { return lh::thread_count() / lh::warp_size; }

LH_DEVICE std::uint64_t apply(Arena* arena, Bits* sets, const std::int32_t* sizes,
                              const Call& call) {
    Bits* const set = sets + call.set;
    Bits* const other = sets + call.other;
    switch (call.letter) {
        case 'a': lh::pta::add(arena, set, call.number); return 0;
        case 'u': lh::pta::unite(arena, set, other); return 0;
        case 's':
            lh::pta::unite_shifted(arena, set, other, call.number, sizes);
            return 0;
        case 'm': lh::pta::complement(arena, set, other); return 0;
        case 'c': lh::pta::clear(arena, set); return 0;
        case 't': lh::pta::take(arena, set, other); return 0;
        case '0': return lh::pta::is_empty(arena, set);
        case 'h': return lh::pta::has(arena, set, call.number);
        case 'n': return static_cast<std::uint64_t>(lh::pta::size(arena, set));
        case '=': return lh::pta::equal(arena, set, other);
        case '#': return lh::pta::hash(arena, set);
        default: {
            // What depends on the order of the members.
            std::uint64_t sum = 0;
            lh::pta::each(arena, set, [&](int item) {
                sum = 31 * sum + static_cast<std::uint64_t>(item);
            });
            return sum;
        }
    }
}

}  // namespace

// The calls one after the other; all lanes must get the result of the first.
extern "C" LH_KERNEL void one_by_one(Arena* arena, Bits* sets,
                                     const std::int32_t* sizes, const Call* calls,
                                     const std::int64_t count,
                                     std::uint64_t* results) {
    if (warp_rank() != 0) return;
    for (std::int64_t i = 0; i < count; ++i) {
        const std::uint64_t result = apply(arena, sets, sizes, calls[i]);
        const bool same = result == lh::shuffle(result, 0);
        const bool all = lh::popcount(lh::ballot(same)) == lh::warp_size;
        if (lh::lane() == 0) results[i] = all ? result : ~std::uint64_t{0};
    }
}

// The calls by all warps at a time.
extern "C" LH_KERNEL void together(Arena* arena, Bits* sets, const std::int32_t* sizes,
                                   const Call* calls, const std::int64_t count) {
    for (std::int64_t i = warp_rank(); i < count; i += warp_count()) {
        apply(arena, sets, sizes, calls[i]);
    }
}

LH_EXPORT(one_by_one)
LH_EXPORT(together)
