// The bits of a word, the same for all threads of a warp.
#pragma once

#include "primitives.cuh"

namespace lh::toy {

LH_DEVICE std::uint32_t read(const std::uint32_t* word) {
    return shuffle(load_racy(word), 0);
}

}  // namespace lh::toy
