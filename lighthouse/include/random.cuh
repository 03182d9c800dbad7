// Random numbers as pure functions of the state of a stream, equal on every target.
//
// A stream is SplitMix64 (Steele, Lea, Flood: Fast splittable pseudorandom number
// generators, 2014): its state counts up in steps of the golden ratio, and a number is
// the state, mixed.  The stream of an iteration starts from a state that another mixing
// function, the finaliser of MurmurHash3, makes of a key and the iteration's number.
#pragma once

#include "types.cuh"

namespace lh {

constexpr std::uint64_t golden_ratio = 0x9e3779b97f4a7c15;

LH_BOTH std::uint64_t random_bits(std::uint64_t state) {
    state = (state ^ (state >> 30)) * 0xbf58476d1ce4e5b9;
    state = (state ^ (state >> 27)) * 0x94d049bb133111eb;
    return state ^ (state >> 31);
}

// The state after `state`.
LH_BOTH std::int64_t random_next(std::int64_t state) {
    return static_cast<std::int64_t>(static_cast<std::uint64_t>(state) + golden_ratio);
}

// Where the stream of iteration `item` starts, in a loop whose key is `key`.
LH_BOTH std::int64_t random_key(std::int64_t key, std::int64_t item) {
    const auto number = static_cast<std::uint64_t>(item) + 1;
    std::uint64_t state = static_cast<std::uint64_t>(key) + number * golden_ratio;
    state = (state ^ (state >> 33)) * 0xff51afd7ed558ccd;
    state = (state ^ (state >> 33)) * 0xc4ceb9fe1a85ec53;
    return static_cast<std::int64_t>(state ^ (state >> 33));
}

// In [0, 1).
LH_BOTH double random_uniform(std::int64_t state) {
    const std::uint64_t bits = random_bits(static_cast<std::uint64_t>(state));
    return static_cast<double>(bits >> 11) * 0x1p-53;
}

// In 0 … end − 1, each equally likely; 0 where that is empty.
LH_BOTH std::int64_t random_below(std::int64_t state, std::int64_t end) {
    if (end <= 0) return 0;
    const auto size = static_cast<std::uint64_t>(end);
    std::uint64_t bits = random_bits(static_cast<std::uint64_t>(state));
    // 2^64 is not a multiple of `size`: the first values, fewer than that, are left out.
    if (bits < size) {
        const std::uint64_t unfair = (0 - size) % size;
        while (bits < unfair) bits = random_bits(bits + golden_ratio);
    }
    return static_cast<std::int64_t>(bits % size);
}

}  // namespace lh
