// The kernel by which arena.py adds to sets on a device.
#pragma once

#include "bits.cuh"
#include "reading.cuh"

// Adds each of the `count` elements to the set of its node; the arena has as many.  Weak,
// since programs that are linked together all have it.
extern "C" __attribute__((weak)) __global__ void lh_pta_unite(
    lh::pta::Arena* arena, lh::pta::Bits* sets, const std::int64_t* nodes,
    const std::int64_t count, const lh::pta::Element* elements) {
    if (!lh::pta::begins(arena, 1)) return;
    for (std::int64_t i = lh::pta::warp_rank(); i < count; i += lh::pta::warp_count()) {
        const auto line = lh::pta::load(elements + i);
        lh::pta::Cursor mine(arena, sets + nodes[i], false);
        lh::pta::Stock stock(arena);
        lh::pta::merge(mine, stock, line, line.all<lh::pta::base_word>());
        stock.give_back();
        lh::warp_barrier();
    }
}
LH_EXPORT(lh_pta_unite)
