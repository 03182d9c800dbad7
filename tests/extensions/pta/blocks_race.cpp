// Threads that intern the same few sets at the same time, and look up what they become.
// Prints "ok" if all sets are right.  With the argument "race" a source changes, which
// is forbidden.
#include <cstdio>
#include <random>
#include <thread>
#include <vector>

#include "bits_openmp.cuh"

namespace {

using lh::pta::Bits;

constexpr unsigned bases = 4;

// Of 5, 6, 7 and 8 words, in which they have nothing in common.
void fill(Bits* set, unsigned base) {
    for (int i = 0; i < static_cast<int>(5 + base); ++i) {
        lh::pta::add(lh::pta::arena(), set, 64 * i + static_cast<int>(base));
    }
}

int size_of(unsigned mask) {
    int size = 0;
    for (unsigned base = 0; base < bases; ++base) size += (mask >> base & 1) * (5 + base);
    return size;
}

// Random calls on two sets of this thread; the number of wrong results.
int work(const Bits* sources, unsigned seed) {
    auto* const arena = lh::pta::arena();
    std::minstd_rand random(seed);
    Bits sets[2] = {};
    unsigned masks[2] = {};
    int wrong = 0;
    for (int step = 0; step < 4000; ++step) {
        const unsigned own = random() % 2;
        const unsigned base = random() % bases;
        switch (random() % 6) {
            case 0:
                lh::pta::clear(arena, sets + own);
                masks[own] = 0;
                break;
            case 1:
                lh::pta::complement(arena, sets + own, sources + base);
                masks[own] &= ~(1u << base);
                break;
            case 2:
                lh::pta::unite(arena, sets + own, sets + (1 - own));
                masks[own] |= masks[1 - own];
                break;
            case 3:
                lh::pta::complement(arena, sets + own, sets + (1 - own));
                masks[own] &= ~masks[1 - own];
                break;
            case 4:
                fill(sets + own, base);
                masks[own] |= 1u << base;
                break;
            default:
                lh::pta::unite(arena, sets + own, sources + base);
                masks[own] |= 1u << base;
        }
        wrong += lh::pta::size(arena, sets + own) != size_of(masks[own]);
    }
    for (Bits& set : sets) lh::pta::clear(arena, &set);
    return wrong;
}

}  // namespace

int main(int count, char**) {
    auto* const arena = lh::pta::arena();
    Bits sources[bases] = {};
    Bits none{};
    for (unsigned base = 0; base < bases; ++base) {
        fill(sources + base, base);
        lh::pta::complement(arena, sources + base, &none);
    }
    std::vector<int> wrong(4);
    std::vector<std::thread> threads;
    for (unsigned i = 0; i < 4; ++i) {
        threads.emplace_back([&, i] { wrong[i] = work(sources, i + 1); });
    }
    if (count > 1) lh::pta::add(arena, sources, 1 << 20);
    for (std::thread& thread : threads) thread.join();
    for (const int each : wrong) {
        if (each != 0) return std::printf("%d wrong\n", each), 1;
    }
    std::puts("ok");
}
