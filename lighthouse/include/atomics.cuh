// The atomics that no primitive gives, as loops over compare-and-exchange.
#pragma once

#include "primitives.cuh"
#include "types.cuh"

namespace lh {

// A store that writes nothing where the value is there already.
template <typename T>
LH_DEVICE void store_if_new(T* target, Value<T> value) {
    if (load_racy(target) != value) store_racy(target, value);
}

// Replaces *target by next(*target) at once; returns the old value.  Writes nothing
// where next changes nothing.
template <typename T, typename Next>
LH_DEVICE T atomic_update(T* target, Next next) {
    T seen = load_racy(target);
    for (;;) {
        const T wanted = next(seen);
        if (same_bits(wanted, seen)) return seen;
        const T old = atomic_compare_exchange(target, seen, wanted);
        if (same_bits(old, seen)) return old;
        seen = old;
    }
}

// Where a primitive is native, it is no template and overload resolution prefers it.
template <typename T>
LH_DEVICE T atomic_add(T* target, Value<T> value) {
    return atomic_update(target, [=](T seen) { return wrapping_add(seen, value); });
}

template <typename T>
LH_DEVICE T atomic_mul(T* target, Value<T> value) {
    return atomic_update(target,
                         [=](T seen) { return wrapping_multiply(seen, value); });
}

// Only a strictly smaller value is written: NaN never is, -0.0 does not replace 0.0.
template <typename T>
LH_DEVICE T atomic_min(T* target, Value<T> value) {
    return atomic_update(target, [=](T seen) { return value < seen ? value : seen; });
}

// Only a strictly greater value is written: NaN never is, 0.0 does not replace -0.0.
template <typename T>
LH_DEVICE T atomic_max(T* target, Value<T> value) {
    return atomic_update(target, [=](T seen) { return value > seen ? value : seen; });
}

}  // namespace lh
