// Two properties whose elements lie side by side: the payload in the lower half of a
// word of 64 bits, the key in the upper one.  One atomic replaces both; words are in
// the order of keys that are integers.
#pragma once

#include "atomics.cuh"
#include "primitives.cuh"
#include "types.cuh"

namespace lh {

// Where element i of one of them is, in cells from its first one.
LH_BOTH std::int64_t paired(std::int64_t i) { return 2 * i; }

template <typename Key = std::int32_t>
LH_BOTH Key key_of(std::int64_t word) {
    return bit_cast<Key>(static_cast<std::uint32_t>(word >> 32));
}

template <typename Key, typename T>
LH_BOTH std::int64_t word_of(Key key, T payload) {
    const auto upper = std::uint64_t{bit_cast<std::uint32_t>(key)} << 32;
    return static_cast<std::int64_t>(upper | bit_cast<std::uint32_t>(payload));
}

LH_BOTH std::int32_t payload_of(std::int64_t word) {
    return static_cast<std::int32_t>(static_cast<std::uint32_t>(word));
}

// Both are replaced if the key becomes smaller; returns the key as it was.  Of those
// who bring the same key, any may win.
template <typename T>
LH_DEVICE std::int32_t replace_min(T* payload, std::int32_t key, Value<T> value) {
    auto* word = reinterpret_cast<std::int64_t*>(payload);
    const std::int32_t seen = key_of(load_racy(word));
    return key < seen ? key_of(atomic_min(word, word_of(key, value))) : seen;
}

// The same for a key that becomes larger.
template <typename T>
LH_DEVICE std::int32_t replace_max(T* payload, std::int32_t key, Value<T> value) {
    auto* word = reinterpret_cast<std::int64_t*>(payload);
    const std::int32_t seen = key_of(load_racy(word));
    return key > seen ? key_of(atomic_max(word, word_of(key, value))) : seen;
}

// The same for float keys, of which -0.0 and 0.0 are equal.
template <typename T, typename IsBetter>
LH_DEVICE float replace_if(T* payload, float key, Value<T> value, IsBetter is_better) {
    auto* word = reinterpret_cast<std::int64_t*>(payload);
    const std::int64_t wanted = word_of(key, value);
    std::int64_t seen = load_racy(word);
    while (is_better(key, key_of<float>(seen))) {
        const std::int64_t old = atomic_compare_exchange(word, seen, wanted);
        if (old == seen) break;
        seen = old;
    }
    return key_of<float>(seen);
}
template <typename T>
LH_DEVICE float replace_min(T* payload, float key, Value<T> value) {
    return replace_if(payload, key, value, [](float a, float b) { return a < b; });
}
template <typename T>
LH_DEVICE float replace_max(T* payload, float key, Value<T> value) {
    return replace_if(payload, key, value, [](float a, float b) { return a > b; });
}

// The first cell of the payload, `which` = 0, or of the key, 1; `words` has the pairs.
template <typename T, typename Words>
T* half(Words& words, int which) {
    static_assert(sizeof(T) == 4, "a half of a word");
    return reinterpret_cast<T*>(words.data()) + which;
}

// One element of a property on the device.
template <typename T, typename Words>
T read_half(const Words& words, int which, std::int64_t i) {
    const auto word = static_cast<std::uint64_t>(words.read(i));
    return bit_cast<T>(static_cast<std::uint32_t>(word >> (32 * which)));
}

template <typename T, typename Words>
void write_half(Words& words, int which, std::int64_t i, Value<T> value) {
    std::int64_t word = words.read(i);
    memcpy(reinterpret_cast<char*>(&word) + 4 * which, &value, sizeof value);
    words.write(i, word);
}

}  // namespace lh
