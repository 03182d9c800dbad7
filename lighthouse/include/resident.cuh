// Loops that a resident grid runs by itself: what the host's scalars become there.
#pragma once

#include <cstring>

#include "primitives.cuh"
#include "types.cuh"

namespace lh {

// A scalar in a word of memory, in which it travels between the host and the loop.
template <typename T>
LH_BOTH std::int64_t pack(T value) {
    std::int64_t word = 0;
    std::memcpy(&word, &value, sizeof(T));
    return word;
}

template <typename T>
LH_BOTH T unpack(std::int64_t word) {
    T value;
    std::memcpy(&value, &word, sizeof(T));
    return value;
}

// Two arrays take the place of each other, for this thread.
template <typename T>
LH_DEVICE void swap(T*& one, T*& other) {
    T* const first = one;
    one = other;
    other = first;
}

// The scalars of a loop, from their words and back.
template <typename... T>
LH_DEVICE void load_state(std::int64_t* words, T&... values) {
    int i = 0;
    ((values = unpack<T>(load_racy(&words[i++]))), ...);
}

template <typename... T>
LH_DEVICE void store_state(std::int64_t* words, T... values) {
    if (thread_rank() != 0) return;
    int i = 0;
    (store_racy(&words[i++], pack(values)), ...);
}

// Sets cells to values that all threads have, each value after its cell.
template <typename T, typename... More>
LH_DEVICE void publish(T* cell, T value, More... more) {
    if (thread_rank() == 0) store_racy(cell, value);
    if constexpr (sizeof...(more) > 0) publish(more...);
}

// Three cells that take turns as the one at `place`, which is set again in each round.
// While one is in use, the next holds its first value already and the last may still be
// read, so that setting it needs no barrier; between two turns there has to be one.
template <typename T>
class Turns {
public:
    LH_DEVICE Turns(T*& place, std::int64_t* words, T first)
        : place(place), given(place), words(words), first(first), now(0) {
        if (thread_rank() == 0) store_racy(cell(1), first);
    }

    // Returns what the cell holds then.
    LH_DEVICE T next() {
        now = (now + 1) % 3;
        if (thread_rank() == 0) store_racy(cell((now + 1) % 3), first);
        place = cell(now);
        return first;
    }

    // The cell that was given gets the value of the last turn.
    LH_DEVICE ~Turns() {
        if (thread_rank() == 0) store_racy(given, load_racy(place));
    }

private:
    T*& place;
    T* const given;
    std::int64_t* const words;
    const T first;
    int now;

    LH_DEVICE T* cell(int i) const { return reinterpret_cast<T*>(words + i); }
};

}  // namespace lh
