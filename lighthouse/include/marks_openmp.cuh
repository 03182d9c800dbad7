// What rows have in common with one row, whose nodes are marked meanwhile.
#pragma once

#include <vector>

#include "rows.cuh"

namespace lh {

// Of one thread: a bit for each node up to the last of the row.  A loop over the edges of
// a graph comes to those of one node together: its row is marked once, and for each edge
// the nodes of another row only say whether they are.  To merge the rows is to guess at
// each step which of them goes on.  (Schank and Wagner, Finding, counting and listing all
// triangles in large graphs, WEA 2005: forward-hashed.)
class Marks {
public:
    // `body(node)` for the nodes that stand in both rows, neither of which has one twice.
    template <typename Body>
    void common(const Row& one, const Row& other, const Body& body) {
        // A long row is searched for a few nodes.
        if ((other.end - other.begin) / 16 > one.end - one.begin) {
            for (Common rows{one, other}; rows.gallop(); ++rows.one.begin) {
                body(rows.one.nodes[rows.one.begin]);
            }
            return;
        }
        if (one.is_empty()) return;
        mark(one);
        const node_t last = one.nodes[one.end - 1];
        for (edge_t slot = other.begin; slot < other.end; ++slot) {
            const node_t node = other.nodes[slot];
            if (node > last) break;
            if ((word(node) & bit(node)) != 0) body(node);
        }
    }

    // Whether `node` stands in `row`, about which more questions follow.
    bool has(const Row& row, node_t node) {
        if (row.is_empty() || node < 0 || node > row.nodes[row.end - 1]) return false;
        mark(row);
        return (word(node) & bit(node)) != 0;
    }

private:
    std::vector<std::uint32_t> words;
    Row marked;

    std::uint32_t& word(node_t node) { return words[static_cast<std::uint32_t>(node) / 32]; }

    static std::uint32_t bit(node_t node) {
        return std::uint32_t{1} << (static_cast<std::uint32_t>(node) % 32);
    }

    void mark(const Row& row) {
        if (row.begin == marked.begin && row.end == marked.end) return;
        for (edge_t slot = marked.begin; slot < marked.end; ++slot) {
            word(marked.nodes[slot]) = 0;
        }
        const auto last = static_cast<std::size_t>(row.nodes[row.end - 1]);
        if (words.size() <= last / 32) words.resize(last / 32 + 1);
        for (edge_t slot = row.begin; slot < row.end; ++slot) {
            word(row.nodes[slot]) |= bit(row.nodes[slot]);
        }
        marked = row;
    }
};

}  // namespace lh
