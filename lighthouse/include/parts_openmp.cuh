// The nodes of a graph in parts of about the same work: parts of as many nodes differ as
// much as the lengths of their rows do.
#pragma once

#include <omp.h>

#include "types.cuh"

namespace lh {

// Each part is some nodes and all their edges.  There are more than threads, which take
// one after another.  (Merrill and Garland, Merge-Based Parallel Sparse Matrix-Vector
// Multiplication, SC 2016: a node counts as much as an edge.)
class Parts {
public:
    Parts(const edge_t* row_offsets, node_t nodes)
        : work(std::int64_t{nodes} + row_offsets[nodes]), row_offsets(row_offsets), nodes(nodes) {
        const std::int64_t share = work / (64 * omp_get_max_threads());
        const std::int64_t most = 1 << 14, least = 1 << 8;
        count = static_cast<int>(work / smaller(larger(share, least), most)) + 1;
    }

    std::int64_t work;
    int count;

    // The first node of a part, or after the last one.
    node_t begin(int part) const {
        const std::int64_t before = work * part / count;
        node_t first = 0, last = nodes;
        while (first < last) {
            const node_t middle = first + (last - first) / 2;
            if (middle + std::int64_t{row_offsets[middle]} < before) {
                first = middle + 1;
            } else {
                last = middle;
            }
        }
        return first;
    }

private:
    const edge_t* row_offsets;
    node_t nodes;
};

}  // namespace lh
