// Kernels by which arena.py reads sets: what it gets are their words of 64 ids that are
// not 0, one set after the other.
#pragma once

#include "bits.cuh"

namespace lh::pta {

inline constexpr int element_pairs = bit_words / 2;

// body(n, place, bits) by one lane for each word that is not 0, the n-th of the set, with
// the bits of ids from 64 * place on.  Returns how many there are.
template <class Body>
LH_DEVICE std::int32_t each_pair(const Arena* arena, const Bits* set, Body body) {
    std::int32_t count = 0;
    std::uint32_t next = 0;
    for (std::uint32_t index = set->head; index != 0; index = next) {
        const std::uint32_t* const words = arena->pool[index].words;
        next = words[next_word];
        for (int first = 0; first < element_pairs; first += warp_size) {
            const int pair = first + lane();
            std::uint64_t bits = 0;
            if (pair < element_pairs) {
                const std::uint32_t* const low = words + first_bits + 2 * pair;
                bits = std::uint64_t{low[1]} << 32 | low[0];
            }
            const std::uint32_t lanes = ballot(bits != 0);
            if (bits != 0) {
                const int before = popcount(lanes & ((1u << lane()) - 1));
                const auto base = static_cast<std::int32_t>(words[base_word]);
                body(count + before, base * element_pairs + pair, bits);
            }
            count += popcount(lanes);
        }
    }
    return count;
}

}  // namespace lh::pta

// Weak, since programs that are linked together all have them.

// How many such words each of the first `count` sets has.
extern "C" __attribute__((weak)) LH_KERNEL void lh_pta_lengths(
    const lh::pta::Arena* arena, const lh::pta::Bits* sets, const std::int64_t count,
    std::int32_t* lengths) {
    const std::int64_t warps = lh::thread_count() / lh::warp_size;
    for (std::int64_t i = lh::thread_rank() / lh::warp_size; i < count; i += warps) {
        const std::int32_t length =
            lh::pta::each_pair(arena, sets + i, [](int, std::int32_t, std::uint64_t) {});
        if (lh::lane() == 0) lengths[i] = length;
    }
}
LH_EXPORT(lh_pta_lengths)

// Of sets `begin` to `end`, of which `starts` says where their words are among those of
// all sets, the words from `first` on that `places` and `words` have room for.
extern "C" __attribute__((weak)) LH_KERNEL void lh_pta_gather(
    const lh::pta::Arena* arena, const lh::pta::Bits* sets, const std::int64_t* starts,
    const std::int64_t begin, const std::int64_t end, const std::int64_t first,
    const std::int64_t room, std::int32_t* places, std::uint64_t* words) {
    const std::int64_t warps = lh::thread_count() / lh::warp_size;
    const std::int64_t rank = lh::thread_rank() / lh::warp_size;
    for (std::int64_t i = begin + rank; i < end; i += warps) {
        const auto write = [=](int n, std::int32_t place, std::uint64_t bits) {
            const std::int64_t at = starts[i] + n - first;
            if (at < 0 || at >= room) return;
            places[at] = place;
            words[at] = bits;
        };
        lh::pta::each_pair(arena, sets + i, write);
    }
}
LH_EXPORT(lh_pta_gather)
