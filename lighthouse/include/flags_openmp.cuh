// Loops over the few nodes for which one of some Bools is true.
#pragma once

#include <cstring>

#include "types.cuh"

namespace lh {

// How many nodes a thread takes at a time.
inline constexpr std::int64_t stretch = 512;

inline node_t stretch_end(std::int64_t first, node_t nodes) {
    return static_cast<node_t>(smaller(first + stretch, std::int64_t{nodes}));
}

inline std::uint64_t eight_flags(const bool* flags, std::int64_t node) {
    std::uint64_t word;
    memcpy(&word, flags + node, sizeof word);
    return word;
}

// The first node from `node` on for which there is a flag, or `end`; eight at a time.
template <typename... Flags>
node_t next_true(std::int64_t node, node_t end, const Flags*... flags) {
    for (; node + 8 <= end; node += 8) {
        const std::uint64_t word = (eight_flags(flags, node) | ...);
        if (word != 0) return static_cast<node_t>(node + __builtin_ctzll(word) / 8);
    }
    while (node < end && !(flags[node] || ...)) ++node;
    return static_cast<node_t>(smaller(node, std::int64_t{end}));
}

}  // namespace lh
