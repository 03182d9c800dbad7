// Arithmetic where C++ leaves the result undefined and Green-Marl programs must not.
#pragma once

#include <cstdlib>

#include "types.cuh"

namespace lh {

// Integer arithmetic wraps.  In C++ overflow is undefined, and nvcc, which has no
// -fwrapv for device code, draws conclusions from that.
template <typename T, typename U>
LH_BOTH auto add(T left, U right) {
    return wrapping_add<decltype(left + right)>(left, right);
}

template <typename T, typename U>
LH_BOTH auto multiply(T left, U right) {
    return wrapping_multiply<decltype(left * right)>(left, right);
}

template <typename T>
LH_BOTH T negate(T value) {
    using U = std::make_unsigned_t<T>;
    return static_cast<T>(U(0) - static_cast<U>(value));
}

template <typename T, typename U>
LH_BOTH auto subtract(T left, U right) {
    using R = decltype(left - right);
    return add(R(left), negate(R(right)));
}

template <typename T>
LH_BOTH T absolute(T value) {
    if constexpr (std::is_integral_v<T>) {
        return value < 0 ? negate(value) : value;
    } else {
        return std::abs(value);
    }
}

// Truncating integer division; x / 0 is 0, and the most negative value over -1 wraps.
template <typename T, typename U>
LH_BOTH auto quotient(T left, U right) {
    using R = decltype(left / right);
    if (right == 0) return R(0);
    if (right == U(-1)) return negate(R(left));
    return static_cast<R>(left / right);
}

// The remainder has the sign of the left operand; x % 0 is 0.
template <typename T, typename U>
LH_BOTH auto remainder(T left, U right) {
    using R = decltype(left % right);
    if (right == 0 || right == U(-1)) return R(0);
    return static_cast<R>(left % right);
}

// Conversion of a number; a floating value outside the range becomes the nearest
// integer there is, and NaN becomes 0.
template <typename To, typename From>
LH_BOTH To convert(From from) {
    if constexpr (std::is_floating_point_v<From> && std::is_integral_v<To>) {
        constexpr To least = Limits<To>::smallest, most = Limits<To>::largest;
        if (!(from == from)) return To(0);
        if (from <= static_cast<From>(least)) return least;
        if (from >= static_cast<From>(most)) return most;
    }
    return static_cast<To>(from);
}

}  // namespace lh
