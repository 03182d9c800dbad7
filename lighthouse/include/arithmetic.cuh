// Arithmetic where C++ leaves the result undefined and Green-Marl programs must not.
#pragma once

#include <cmath>
#include <cstdlib>

#include "types.cuh"

namespace lh {

// Truncating integer division; x / 0 is 0, and the most negative value over -1 wraps.
template <typename T, typename U>
LH_DEVICE auto quotient(T left, U right) {
    using R = decltype(left / right);
    if (right == 0) return R(0);
    if (right == U(-1)) {
        using V = std::make_unsigned_t<R>;
        return static_cast<R>(V(0) - static_cast<V>(left));
    }
    return static_cast<R>(left / right);
}

// The remainder has the sign of the left operand; x % 0 is 0.
template <typename T, typename U>
LH_DEVICE auto remainder(T left, U right) {
    using R = decltype(left % right);
    if (right == 0 || right == U(-1)) return R(0);
    return static_cast<R>(left % right);
}

// Conversion of a number; a floating value outside the range becomes the nearest
// integer there is, and NaN becomes 0.
template <typename To, typename From>
LH_DEVICE To convert(From from) {
    if constexpr (std::is_floating_point_v<From> && std::is_integral_v<To>) {
        using L = std::numeric_limits<To>;
        constexpr To least = L::min(), most = L::max();
        if (!(from == from)) return To(0);
        if (from <= static_cast<From>(least)) return least;
        if (from >= static_cast<From>(most)) return most;
    }
    return static_cast<To>(from);
}

template <typename T>
LH_DEVICE T smaller(T left, T right) {
    return right < left ? right : left;
}

template <typename T>
LH_DEVICE T larger(T left, T right) {
    return right > left ? right : left;
}

}  // namespace lh
