// What a loop over edges will look at soon.
#pragma once

#include "types.cuh"

namespace lh {

// Asks for the row of the target of an edge that comes later, and before that for where it
// begins.  The rows of targets lie anywhere in memory: to wait for each takes longer than
// to intersect it.  (Mowry, Lam, Gupta: Design and Evaluation of a Compiler Algorithm for
// Prefetching, ASPLOS 1992.)  Not inlined at once, g++ finds that it has no effect and
// drops it.
[[gnu::always_inline]] inline void look_ahead(const edge_t* row_offsets,
                                              const node_t* column_indices,
                                              const node_t* targets, edge_t edge,
                                              edge_t edges) {
    constexpr edge_t soon = 8, later = 16;
    if (edges - edge <= later) return;
    __builtin_prefetch(&row_offsets[targets[edge + later]]);
    __builtin_prefetch(&column_indices[row_offsets[targets[edge + soon]]]);
}

}  // namespace lh
