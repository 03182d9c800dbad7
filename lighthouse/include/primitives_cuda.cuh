// The primitives on the GPU, sm_70 or newer: the only code that knows CUDA built-ins.
#pragma once

#include "types.cuh"

#define LH_SHARED(T, name, count) __shared__ T name[count]
#define LH_EXPORT(kernel)

namespace lh {

inline constexpr int warp_size = 32;
inline constexpr int max_block_size = 1024;
inline constexpr std::uint32_t full_mask = 0xffffffffu;

LH_DEVICE int thread_in_block() { return static_cast<int>(threadIdx.x); }
LH_DEVICE int block_size() { return static_cast<int>(blockDim.x); }
LH_DEVICE std::int64_t block_rank() { return blockIdx.x; }
LH_DEVICE std::int64_t block_count() { return gridDim.x; }
LH_DEVICE int lane() { return static_cast<int>(threadIdx.x % warp_size); }

LH_DEVICE std::int64_t thread_rank() {
    return block_rank() * block_size() + thread_in_block();
}
LH_DEVICE std::int64_t thread_count() { return block_count() * block_size(); }

// The name and line of what a thread is doing, for messages: the simulator's affair.
struct Place {
    LH_DEVICE Place(const char*, int) {}
};
LH_DEVICE void expect_resident_grid() {}

// Collectives: every thread of the block, or every lane of the warp, gets there.

LH_DEVICE void block_barrier(int = __builtin_LINE()) { __syncthreads(); }
LH_DEVICE void warp_barrier(int = __builtin_LINE()) { __syncwarp(full_mask); }

// True in all threads of a block if it is for one of them.
LH_DEVICE bool block_any(bool predicate, int = __builtin_LINE()) {
    return __syncthreads_or(predicate) != 0;
}

// The value of the lane `offset` above, or the own one where there is none.
template <typename T>
LH_DEVICE T shuffle_down(T value, int offset, int = __builtin_LINE()) {
    return static_cast<T>(__shfl_down_sync(full_mask, value, offset));
}

// The value of the lane `source`.
template <typename T>
LH_DEVICE T shuffle(T value, int source, int = __builtin_LINE()) {
    return static_cast<T>(__shfl_sync(full_mask, value, source));
}

// Bit i is the predicate of lane i.
LH_DEVICE std::uint32_t ballot(bool predicate, int = __builtin_LINE()) {
    return __ballot_sync(full_mask, predicate);
}

LH_DEVICE int popcount(std::uint32_t word) { return __popc(word); }

// The place of the lowest bit of a word that is not zero.
LH_DEVICE int lowest_bit(std::uint32_t word) {
    return __ffs(static_cast<int>(word)) - 1;
}

// Memory that several threads touch at once.

// Relaxed: whole and fresh, but ordering nothing else.
template <typename T>
LH_DEVICE T load_racy(const T* cell) {
    return *static_cast<const volatile T*>(cell);
}

template <typename T>
LH_DEVICE void store_racy(T* cell, Value<T> value) {
    *static_cast<volatile T*>(cell) = value;
}

// Overwrites a cell that the thread has read, and does so once it has the old value: a
// store after an unfinished load of the same address takes many times as long.
template <typename T>
LH_DEVICE void replace(T& cell, Value<T> value) {
    if (!same_bits(cell, value)) cell = value;
}

LH_DEVICE std::int32_t load_acquire(const std::int32_t* cell) {
    std::int32_t value;
    asm volatile("ld.acquire.gpu.b32 %0, [%1];" : "=r"(value) : "l"(cell) : "memory");
    return value;
}

LH_DEVICE void store_release(std::int32_t* cell, std::int32_t value) {
    asm volatile("st.release.gpu.b32 [%0], %1;" : : "l"(cell), "r"(value) : "memory");
}

// Adds to a cell, which says nothing of its value, after all that the thread has done.
LH_DEVICE void add_release(std::int32_t* cell, std::int32_t value) {
    asm volatile("red.release.gpu.add.s32 [%0], %1;" : : "l"(cell), "r"(value) : "memory");
}

LH_DEVICE void thread_fence() { __threadfence(); }
LH_DEVICE void pause() { __nanosleep(20); }

// Atomics, relaxed; each returns the old value.

LH_DEVICE std::int32_t atomic_add(std::int32_t* target, std::int32_t value) {
    return atomicAdd(target, value);
}
LH_DEVICE std::int64_t atomic_add(std::int64_t* target, std::int64_t value) {
    using Word = unsigned long long;
    return static_cast<std::int64_t>(
        atomicAdd(reinterpret_cast<Word*>(target), static_cast<Word>(value)));
}
LH_DEVICE float atomic_add(float* target, float value) {
    return atomicAdd(target, value);
}
LH_DEVICE double atomic_add(double* target, double value) {
    return atomicAdd(target, value);
}

LH_DEVICE std::uint32_t atomic_or_bits(std::uint32_t* target, std::uint32_t bits) {
    return atomicOr(target, bits);
}

// A load first, since most proposals improve nothing and then need no atomic.
LH_DEVICE std::int32_t atomic_min(std::int32_t* target, std::int32_t value) {
    const std::int32_t seen = load_racy(target);
    return value < seen ? atomicMin(target, value) : seen;
}
LH_DEVICE std::int64_t atomic_min(std::int64_t* target, std::int64_t value) {
    const std::int64_t seen = load_racy(target);
    return value < seen ? atomicMin(reinterpret_cast<long long*>(target), value) : seen;
}
LH_DEVICE std::int32_t atomic_max(std::int32_t* target, std::int32_t value) {
    const std::int32_t seen = load_racy(target);
    return value > seen ? atomicMax(target, value) : seen;
}
LH_DEVICE std::int64_t atomic_max(std::int64_t* target, std::int64_t value) {
    const std::int64_t seen = load_racy(target);
    return value > seen ? atomicMax(reinterpret_cast<long long*>(target), value) : seen;
}

// The hardware's atomics are 32 bits wide at least: a byte's place in its word.
struct ByteInWord {
    unsigned* word;
    int shift;

    LH_DEVICE explicit ByteInWord(void* byte) {
        const auto address = reinterpret_cast<std::uintptr_t>(byte);
        word = reinterpret_cast<unsigned*>(address & ~std::uintptr_t{3});
        shift = static_cast<int>(address & 3) * 8;
    }
    LH_DEVICE std::uint8_t in(unsigned whole) const {
        return static_cast<std::uint8_t>(whole >> shift);
    }
    LH_DEVICE unsigned replaced(unsigned whole, std::uint8_t byte) const {
        return (whole & ~(0xffu << shift)) | (unsigned{byte} << shift);
    }
};

// Compares representations, so that a loop on a NaN or a negative zero ends.
template <typename T>
LH_DEVICE T atomic_compare_exchange(T* target, Value<T> expected, Value<T> desired) {
    if constexpr (sizeof(T) == 8) {
        using Word = unsigned long long;
        return bit_cast<T>(atomicCAS(reinterpret_cast<Word*>(target),
                                     bit_cast<Word>(expected),
                                     bit_cast<Word>(desired)));
    } else if constexpr (sizeof(T) == 4) {
        return bit_cast<T>(atomicCAS(reinterpret_cast<unsigned*>(target),
                                     bit_cast<unsigned>(expected),
                                     bit_cast<unsigned>(desired)));
    } else {
        const ByteInWord place(target);
        const auto wanted = bit_cast<std::uint8_t>(expected);
        unsigned seen = load_racy(place.word);
        while (place.in(seen) == wanted) {
            const unsigned next = place.replaced(seen, bit_cast<std::uint8_t>(desired));
            const unsigned old = atomicCAS(place.word, seen, next);
            if (old == seen) return expected;
            seen = old;
        }
        return bit_cast<T>(place.in(seen));
    }
}

template <typename T>
LH_DEVICE T atomic_exchange(T* target, Value<T> value) {
    if constexpr (sizeof(T) == 8) {
        using Word = unsigned long long;
        return bit_cast<T>(
            atomicExch(reinterpret_cast<Word*>(target), bit_cast<Word>(value)));
    } else if constexpr (sizeof(T) == 4) {
        return bit_cast<T>(
            atomicExch(reinterpret_cast<unsigned*>(target), bit_cast<unsigned>(value)));
    } else {
        T seen = load_racy(target);
        for (;;) {
            const T old = atomic_compare_exchange(target, seen, value);
            if (old == seen) return old;
            seen = old;
        }
    }
}

// An exchange after which everything is seen that the last holder released.
LH_DEVICE std::int32_t exchange_acquire(std::int32_t* target, std::int32_t value) {
    const std::int32_t old = atomicExch(target, value);
    __threadfence();
    return old;
}

template <typename T>
LH_DEVICE T atomic_or_(T* target, Value<T> value) {
    static_assert(sizeof(T) == 1, "Bool is one byte");
    const T seen = load_racy(target);
    if (!value || seen) return seen;
    const ByteInWord place(target);
    return static_cast<T>(place.in(atomicOr(place.word, 1u << place.shift)));
}

template <typename T>
LH_DEVICE T atomic_and_(T* target, Value<T> value) {
    static_assert(sizeof(T) == 1, "Bool is one byte");
    const T seen = load_racy(target);
    if (value || !seen) return seen;
    const ByteInWord place(target);
    return static_cast<T>(place.in(atomicAnd(place.word, ~(0xffu << place.shift))));
}

}  // namespace lh
