// The bits of a word, for a thread by itself.
#pragma once

#include "primitives.cuh"

namespace lh::toy {

inline std::uint32_t read(const std::uint32_t* word) { return load_racy(word); }

}  // namespace lh::toy
