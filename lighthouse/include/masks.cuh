// Sets of small numbers in the bits of a word.
#pragma once

#include "primitives.cuh"
#include "types.cuh"

namespace lh {

// The bit with this number; none outside of 0 … 63.
LH_BOTH std::int64_t bit_at(std::int32_t number) {
    const auto at = static_cast<std::uint32_t>(number);
    return at < 64 ? static_cast<std::int64_t>(std::uint64_t{1} << at) : 0;
}

// The number of the least bit that is not set; 64 if all are.
LH_DEVICE std::int32_t free_bit(std::int64_t word) {
    const auto bits = static_cast<std::uint64_t>(word);
    const std::uint64_t below = bits & ~(bits + 1);
    return popcount(static_cast<std::uint32_t>(below)) +
           popcount(static_cast<std::uint32_t>(below >> 32));
}

// The same of several words in turn.
template <typename... Words>
LH_DEVICE std::int32_t free_bit(std::int64_t word, Words... more) {
    const std::int32_t found = free_bit(word);
    return found < 64 ? found : 64 + free_bit(more...);
}

}  // namespace lh
