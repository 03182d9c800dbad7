// A bit for each node: of a large graph, bytes do not fit the cache of a core.
#pragma once

#include "graph_openmp.cuh"

namespace lh {

// (Beamer, Asanović, Patterson: Direction-Optimizing Breadth-First Search, SC 2012,
// section 5: a bitmap of the frontier.)
class Bitmap {
public:
    static constexpr std::uint32_t word = 64;

    explicit Bitmap(std::uint64_t* words) : words(words) {}

    bool operator[](node_t node) const {
        const auto i = static_cast<std::uint32_t>(node);
        return (words[i / word] >> (i % word) & 1) != 0;
    }

    // Those from `first` on that share a word, of `count` in all.
    template <typename Value>
    void store(std::int64_t first, std::int64_t count, const Value& value) const {
        const std::int64_t size = smaller(std::int64_t{word}, count - first);
        std::uint64_t bits = 0;
        for (std::int64_t i = 0; i < size; ++i) {
            bits |= std::uint64_t{value(static_cast<node_t>(first + i))} << i;
        }
        words[first / word] = bits;
    }

private:
    std::uint64_t* words;
};

struct Bit;

template <>
class Array<Bit> {
public:
    explicit Array(std::int64_t count) : words((count + Bitmap::word - 1) / Bitmap::word) {}

    Bitmap data() { return Bitmap(words.data()); }

private:
    Array<std::uint64_t> words;
};

}  // namespace lh
