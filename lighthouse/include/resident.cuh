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

// Three cells that take turns as one that is set again in each round.  While one is in
// use, the next holds its first value already and the last may still be read, so that
// setting it needs no barrier; between two turns there has to be one.
template <typename T>
class Turns {
public:
    LH_DEVICE Turns(std::int64_t* words, T first) : words(words), now(0) {
        if (thread_rank() == 0) store_racy(cell(1), first);
    }

    LH_DEVICE T* next(T first) {
        now = (now + 1) % 3;
        if (thread_rank() == 0) store_racy(cell((now + 1) % 3), first);
        return cell(now);
    }

private:
    std::int64_t* words;
    int now;

    LH_DEVICE T* cell(int i) const { return reinterpret_cast<T*>(words + i); }
};

}  // namespace lh
