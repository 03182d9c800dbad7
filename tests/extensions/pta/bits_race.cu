// Many warps add to few sets: under ThreadSanitizer, and on a GPU.
//
// Without an argument: exit 0 and "ok", else what went wrong.  With `race`: the sets from
// which the warps take change meanwhile, which is against the rules.
#include <cstdio>
#include <cstring>
#include <set>
#include <vector>

#include "bits.cu"
#include "host.cuh"

namespace {

constexpr int targets = 300;
constexpr int sets = targets + 40;
constexpr int ids = 9000;
constexpr std::int64_t capacity = 1 << 18;

struct Random {
    std::uint64_t state;

    int below(int bound) {
        state = state * 6364136223846793005ull + 1442695040888963407ull;
        return static_cast<int>((state >> 33) % static_cast<std::uint64_t>(bound));
    }
};

template <typename T>
T* put(lh::Buffer<T>& buffer, const std::vector<T>& values) {
    buffer.upload(values.data());
    return buffer.data();
}

bool agrees(std::uint64_t seed, bool race) {
    Random random{seed};
    std::vector<std::int32_t> sizes(2 * ids);
    for (std::int32_t& size : sizes) size = random.below(2) * random.below(2000);

    // What the others take, then the calls of all warps.
    std::vector<Call> first;
    std::vector<Call> calls;
    std::vector<std::set<int>> wanted(sets);
    for (int i = 0; i < 600; ++i) {
        const int set = targets + random.below(sets - targets);
        const int item = random.below(ids);
        first.push_back({'a', set, 0, item});
        wanted[set].insert(item);
    }
    for (int i = 0; i < 16 * targets; ++i) {
        const int set = i / 16;  // which the warps come to at about the same time
        const int other = targets + random.below(sets - targets);
        const int number = random.below(ids);
        const char letter = "aus"[random.below(3)];
        calls.push_back({letter, set, other, number});
        if (race) calls.push_back({'a', other, 0, number});
        if (letter == 'a') wanted[set].insert(number);
        for (const int z : wanted[other]) {
            if (letter == 'u') wanted[set].insert(z);
            if (letter == 's' && sizes[z] > number) {
                wanted[set].insert(z + number);
            }
        }
    }
    std::vector<Call> questions;
    for (int i = 0; i < sets; ++i) questions.push_back({'e', i, 0, 0});

    lh::Buffer<lh::pta::Element> pool(capacity);
    lh::Buffer<std::uint32_t> recycled(capacity), freed(capacity);
    lh::pta::Arena memory{};
    memory.pool = pool.data();
    memory.recycled = recycled.data();
    memory.freed = freed.data();
    memory.capacity = capacity;
    memory.fresh = 1;
    lh::Buffer<Arena> arena(&memory, 1);
    lh::Buffer<Bits> properties(std::vector<Bits>(sets).data(), sets);
    lh::Buffer<std::int32_t> size(sizes.data(), 2 * ids);
    lh::Buffer<std::uint64_t> results(1000);
    const auto one_by_one_ = [&](const std::vector<Call>& script) {
        const auto count = static_cast<std::int64_t>(script.size());
        lh::Buffer<Call> given(script.data(), count);
        lh::launch(one_by_one, 1, arena.data(), properties.data(), size.data(),
                   given.data(), count, results.data());
    };
    one_by_one_(first);
    const auto count = static_cast<std::int64_t>(calls.size());
    lh::Buffer<Call> given(calls.data(), count);
    lh::launch(together, count * lh::warp_size, arena.data(), properties.data(),
               size.data(), given.data(), count);
    one_by_one_(questions);

    bool right = arena.read(0).refused == 0;
    for (int i = 0; i < sets; ++i) {
        std::uint64_t sum = 0;
        for (const int z : wanted[i]) sum = 31 * sum + static_cast<std::uint64_t>(z);
        right = right && results.read(i) == sum;
    }
    return right;
}

}  // namespace

int main(int count, char** arguments) {
    const bool race = count > 1 && std::strcmp(arguments[1], "race") == 0;
    bool right = true;
    for (std::uint64_t seed = 1; seed <= 5; ++seed) right = agrees(seed, race) && right;
    std::puts(right ? "ok" : "wrong");
    return right ? 0 : 1;
}
