// Racy cells and atomics on CPU threads, for the simulator and for OpenMP programs.
#pragma once

#include <sched.h>

#include "types.cuh"

namespace lh {

// Relaxed: whole and fresh, but ordering nothing else.
template <typename T>
inline T load_racy(const T* cell) {
    T value;
    __atomic_load(cell, &value, __ATOMIC_RELAXED);
    return value;
}

template <typename T>
inline void store_racy(T* cell, Value<T> value) {
    __atomic_store(cell, &value, __ATOMIC_RELAXED);
}

// Overwrites a cell that the thread has read.
template <typename T>
inline void replace(T& cell, Value<T> value) {
    cell = value;
}

inline std::int32_t load_acquire(const std::int32_t* cell) {
    return __atomic_load_n(cell, __ATOMIC_ACQUIRE);
}

inline void store_release(std::int32_t* cell, std::int32_t value) {
    __atomic_store_n(cell, value, __ATOMIC_RELEASE);
}

inline void add_release(std::int32_t* cell, std::int32_t value) {
    __atomic_fetch_add(cell, value, __ATOMIC_RELEASE);
}

#ifdef __SANITIZE_THREAD__
// ThreadSanitizer does not know fences: order them by a cell that all of them update.
inline std::int32_t fence_cell = 0;
inline void thread_fence() { __atomic_fetch_add(&fence_cell, 1, __ATOMIC_ACQ_REL); }
#else
inline void thread_fence() { __atomic_thread_fence(__ATOMIC_SEQ_CST); }
#endif

#ifndef LH_SIMULATOR
// The name and line of what a thread is doing, for messages: the simulator's affair.
struct Place {
    Place(const char*, int) {}
};

// In every spin.  Gives the processor away: the thread waited for may need it.
inline void pause() { sched_yield(); }
#endif

inline int popcount(std::uint32_t word) { return __builtin_popcount(word); }

// The place of the lowest bit of a word that is not zero.
inline int lowest_bit(std::uint32_t word) { return __builtin_ctz(word); }

// Atomics, relaxed; each returns the old value.

inline std::int32_t atomic_add(std::int32_t* target, std::int32_t value) {
    return __atomic_fetch_add(target, value, __ATOMIC_RELAXED);
}
inline std::int64_t atomic_add(std::int64_t* target, std::int64_t value) {
    return __atomic_fetch_add(target, value, __ATOMIC_RELAXED);
}

inline std::uint32_t atomic_or_bits(std::uint32_t* target, std::uint32_t bits) {
    return __atomic_fetch_or(target, bits, __ATOMIC_RELAXED);
}

// Compares representations, so that a loop on a NaN or a negative zero ends.
template <typename T>
inline T atomic_compare_exchange(T* target, Value<T> expected, Value<T> desired) {
    T old = expected;
    __atomic_compare_exchange(target, &old, &desired, false, __ATOMIC_RELAXED,
                              __ATOMIC_RELAXED);
    return old;
}

template <typename T>
inline T atomic_exchange(T* target, Value<T> value) {
    T old;
    __atomic_exchange(target, &value, &old, __ATOMIC_RELAXED);
    return old;
}

// An exchange after which everything is seen that the last holder released.
inline std::int32_t exchange_acquire(std::int32_t* target, std::int32_t value) {
    return __atomic_exchange_n(target, value, __ATOMIC_ACQUIRE);
}

template <typename T>
inline T atomic_or_(T* target, Value<T> value) {
    static_assert(sizeof(T) == 1, "Bool is one byte");
    const T seen = load_racy(target);
    return !value || seen ? seen : atomic_exchange(target, T{true});
}

template <typename T>
inline T atomic_and_(T* target, Value<T> value) {
    static_assert(sizeof(T) == 1, "Bool is one byte");
    const T seen = load_racy(target);
    return value || !seen ? seen : atomic_exchange(target, T{false});
}

}  // namespace lh
