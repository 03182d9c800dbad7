// Kernels by which reading.py gets sets from a device: their words of 64 ids that are not
// 0, one set after the other.
#pragma once

#include "bits.cuh"

namespace lh::pta {

inline constexpr int element_pairs = bit_words / 2;

LH_DEVICE std::int64_t warp_rank() { return thread_rank() / warp_size; }
LH_DEVICE std::int64_t warp_count() { return thread_count() / warp_size; }

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

// How many such words each of the first `count` sets has, and a hash of them.
extern "C" __attribute__((weak)) __global__ void lh_pta_measure(
    const lh::pta::Arena* arena, const lh::pta::Bits* sets, const std::int64_t count,
    std::int32_t* lengths, std::uint64_t* hashes) {
    for (std::int64_t i = lh::pta::warp_rank(); i < count; i += lh::pta::warp_count()) {
        std::uint64_t sum = 0;
        const auto add = [&](int, std::int32_t place, std::uint64_t bits) {
            sum += lh::pta::mix(bits ^ lh::pta::mix(static_cast<std::uint64_t>(place)));
        };
        const std::int32_t length = lh::pta::each_pair(arena, sets + i, add);
        sum = lh::warp_fold<lh::Add>(sum);
        if (lh::lane() == 0) {
            lengths[i] = length;
            hashes[i] = sum;
        }
    }
}
LH_EXPORT(lh_pta_measure)

// Whether any of the sets `ones` is another one than that of `others` beside it.
extern "C" __attribute__((weak)) __global__ void lh_pta_compare(
    lh::pta::Arena* arena, const lh::pta::Bits* sets, const std::int32_t* ones,
    const std::int32_t* others, const std::int64_t count, std::int32_t* differ) {
    for (std::int64_t i = lh::pta::warp_rank(); i < count; i += lh::pta::warp_count()) {
        const bool same = lh::pta::equal(arena, sets + ones[i], sets + others[i]);
        if (!same && lh::lane() == 0) lh::store_racy(differ, 1);
    }
}
LH_EXPORT(lh_pta_compare)

// Of `chosen` sets from `begin` to `end`, where `starts` says where the words of each are
// among those of all that are chosen, the words from `first` on for which there is room.
extern "C" __attribute__((weak)) __global__ void lh_pta_gather(
    const lh::pta::Arena* arena, const lh::pta::Bits* sets, const std::int32_t* chosen,
    const std::int64_t* starts, const std::int64_t begin, const std::int64_t end,
    const std::int64_t first, const std::int64_t room, std::int32_t* places,
    std::uint64_t* words) {
    for (std::int64_t i = begin + lh::pta::warp_rank(); i < end;
         i += lh::pta::warp_count()) {
        const auto write = [=](int n, std::int32_t place, std::uint64_t bits) {
            const std::int64_t at = starts[i] + n - first;
            if (at < 0 || at >= room) return;
            places[at] = place;
            words[at] = bits;
        };
        lh::pta::each_pair(arena, sets + chosen[i], write);
    }
}
LH_EXPORT(lh_pta_gather)
