// A set of numbers below 32, as the bits of a word.
#pragma once

#include "residues_read.cuh"

namespace lh::toy {

// All threads of a warp call these together: each sets the same bits.
struct Residues {
    std::uint32_t* word;

    LH_DEVICE void add(node_t item) const { atomic_or_bits(word, 1u << item % 32); }
    LH_DEVICE void unite(Residues other) const {
        atomic_or_bits(word, read(other.word));
    }
    LH_DEVICE std::int32_t size() const { return popcount(read(word)); }
    LH_DEVICE bool meets(Residues other) const {
        return (read(word) & read(other.word)) != 0;
    }

    template <typename Body>
    LH_DEVICE void each(Body body) const {
        for (std::uint32_t left = read(word); left != 0; left &= left - 1) {
            body(lowest_bit(left));
        }
    }
};

}  // namespace lh::toy
