// What a loop over edges or over a list of nodes will look at soon.
#pragma once

#include <cstdlib>

#include "types.cuh"

namespace lh {

// Whether the rows of the nodes of a list lie anywhere in memory, rather than the next
// ones near to that at which a loop is, as on a grid whose nodes are numbered along its
// lines.  Short lists are not looked at.
inline bool are_scattered(const node_t* list, std::int64_t count) {
    constexpr std::int64_t samples = 64, apart = 16, near = 64;
    const std::int64_t step = count / samples;
    if (step <= apart) return true;
    int far = 0;
    for (std::int64_t at = 0; at < samples * step; at += step) {
        far += std::abs(std::int64_t(list[at + apart]) - list[at]) > near;
    }
    return far > samples / 2;
}

// Asks for the row of a node that comes later in a list, such as that of the targets of
// all edges, and before that for where the row begins.  `arrays` have an element for each
// place of a row.  The rows lie anywhere in memory: to wait for each takes longer than to
// run over it.  (Mowry, Lam, Gupta: Design and Evaluation of a Compiler Algorithm for
// Prefetching, ASPLOS 1992.)  Not inlined at once, g++ finds that it has no effect and
// drops it.
template <typename... Arrays>
[[gnu::always_inline]] inline void look_ahead(const edge_t* row_offsets, const node_t* list,
                                              std::int64_t at, std::int64_t count,
                                              const Arrays*... arrays) {
    constexpr std::int64_t soon = 8, later = 16;
    if (count - at <= later) return;
    __builtin_prefetch(&row_offsets[list[at + later]]);
    const edge_t first = row_offsets[list[at + soon]];
    (__builtin_prefetch(&arrays[first]), ...);
}

}  // namespace lh
