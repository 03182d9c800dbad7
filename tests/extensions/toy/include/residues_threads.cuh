// `N_P<Residues>` on threads.
#pragma once

#include <memory>

#include "residues.cuh"

namespace lh::toy {

// Python finds the words in the first word of it.
class Property {
public:
    explicit Property(std::int64_t count)
        : words(new std::uint32_t[static_cast<std::size_t>(count)]()) {}

    Residues operator[](node_t node) const { return {words.get() + node}; }

private:
    std::unique_ptr<std::uint32_t[]> words;
};

}  // namespace lh::toy

// What Python calls; sets are handed over as lighthouse.sets has them.
extern "C" {
std::int64_t lh_toy_words(const std::uint32_t* sets, std::int64_t count,
                          std::int64_t* starts) {
    starts[0] = 0;
    for (std::int64_t i = 0; i < count; ++i) starts[i + 1] = starts[i] + (sets[i] != 0);
    return starts[count];
}
void lh_toy_read(const std::uint32_t* sets, std::int64_t count, std::int32_t* places,
                 std::uint64_t* words) {
    for (std::int64_t i = 0; i < count; ++i) {
        if (sets[i] == 0) continue;
        *places++ = 0;
        *words++ = sets[i];
    }
}
void lh_toy_write(std::uint32_t* sets, std::int64_t count, const std::int64_t* starts,
                  const std::int32_t*, const std::uint64_t* words) {
    for (std::int64_t i = 0; i < count; ++i) {
        const bool some = starts[i] < starts[i + 1];
        sets[i] = some ? static_cast<std::uint32_t>(words[starts[i]]) : 0;
    }
}
void lh_toy_release() {}
}
