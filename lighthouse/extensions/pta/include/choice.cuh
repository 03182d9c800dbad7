// Hashes of sets, and which member a set chooses by its hash: the same on every target.
//
// A word is 32 bits of a set, those of the ids 32 * place and up; it is not 0.
#pragma once

#include "primitives.cuh"
#include "types.cuh"

namespace lh::pta {

// splitmix64's finaliser, with its increment.
LH_DEVICE std::uint64_t mix(std::uint64_t x) {
    x += 0x9e3779b97f4a7c15ull;
    x = (x ^ x >> 30) * 0xbf58476d1ce4e5b9ull;
    x = (x ^ x >> 27) * 0x94d049bb133111ebull;
    return x ^ x >> 31;
}

// The hash of a set is the sum of those of its words.
LH_DEVICE std::uint64_t hash_of(std::uint32_t place, std::uint32_t word) {
    return mix(std::uint64_t{place} << 32 | word);
}

// Words of a set are offered in any order.  The member is in the word for which the hash
// of the set and the place give the greatest key, and the first from one of its bits on.
struct Choice {
    std::uint64_t hash;
    std::uint64_t key = 0;
    std::int32_t item = -1;

    LH_DEVICE explicit Choice(std::uint64_t hash) : hash(hash) {}

    LH_DEVICE void offer(std::uint32_t place, std::uint32_t word) {
        const std::uint64_t offered = mix(hash ^ place);
        if (item >= 0 && offered < key) return;
        key = offered;
        const auto from = static_cast<int>(hash % 32);
        const std::uint32_t beyond = word >> from;
        const int bit = beyond == 0 ? lowest_bit(word) : from + lowest_bit(beyond);
        item = static_cast<std::int32_t>(32 * place) + bit;
    }
};

}  // namespace lh::pta
