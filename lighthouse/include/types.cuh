// Types and qualifiers of generated code, for nvcc and for a C++17 compiler.
#pragma once

#include <cstdint>
#include <cstring>
#include <limits>
#include <type_traits>

#if defined(__CUDACC__) && !defined(LH_SIMULATOR)
#define LH_DEVICE __device__ __forceinline__
#define LH_BOTH __host__ __device__ __forceinline__
#define LH_ANY __host__ __device__ inline
#define LH_APART __host__ __device__ __noinline__
#define LH_PRAGMA(text) _Pragma(#text)
#define LH_UNROLL(count) LH_PRAGMA(unroll count)
// With registers for as many threads as a multiprocessor holds, which depends on the GPU.
#if !defined(__CUDA_ARCH__)
#define LH_PROCESSOR_THREADS 2048
#elif __CUDA_ARCH__ == 750
#define LH_PROCESSOR_THREADS 1024
#elif (__CUDA_ARCH__ > 800 && __CUDA_ARCH__ < 900) || __CUDA_ARCH__ >= 1100
#define LH_PROCESSOR_THREADS 1536
#else
#define LH_PROCESSOR_THREADS 2048
#endif
#define LH_FULL_BOUNDS(threads) \
    __launch_bounds__(threads, LH_PROCESSOR_THREADS / (threads))
#else
#define LH_DEVICE inline
#define LH_BOTH inline
#define LH_ANY inline
#define LH_APART inline
#define LH_UNROLL(count)
#define LH_FULL_BOUNDS(threads)
#endif

#ifdef LH_SIMULATOR
#define __global__
#define __launch_bounds__(...)
#endif

// True after Ctrl-C, in the libraries of LightHouse alone: see stop.cuh.
#ifndef LH_STOPPED
#define LH_STOPPED false
#endif

namespace lh {

using node_t = std::int32_t;
#ifdef LH_WIDE_OFFSETS
using edge_t = std::int64_t;
#else
using edge_t = std::int32_t;
#endif

// One of the two words of the memory of a grid barrier (see collectives.cuh), both
// zero before the first use.
using barrier_t = std::int32_t;

// T in a parameter from which T is not deduced, so that `atomic_add(total, 1)` works
// for a `double* total`.
template <typename T>
struct NonDeduced {
    using type = T;
};
template <typename T>
using Value = typename NonDeduced<T>::type;

// Constants and not functions: device code may not call those of numeric_limits.
template <typename T>
struct Limits {
    using Of = std::numeric_limits<T>;
    static constexpr T largest = Of::has_infinity ? Of::infinity() : Of::max();
    static constexpr T smallest = Of::has_infinity ? -Of::infinity() : Of::lowest();
};

template <typename To, typename From>
LH_BOTH To bit_cast(From from) {
    static_assert(sizeof(To) == sizeof(From), "bit_cast keeps the size");
    To to;
    memcpy(&to, &from, sizeof to);
    return to;
}

// Equality of representations, where `==` errs on NaN and on the two zeros.
template <typename T>
LH_BOTH bool same_bits(T left, T right) {
    if constexpr (std::is_same_v<T, float>) {
        return bit_cast<std::uint32_t>(left) == bit_cast<std::uint32_t>(right);
    } else if constexpr (std::is_same_v<T, double>) {
        return bit_cast<std::uint64_t>(left) == bit_cast<std::uint64_t>(right);
    } else {
        return left == right;
    }
}

// Those of <algorithm>, which takes a compiler longer to read than most programs.
template <typename T>
LH_BOTH T smaller(T left, T right) {
    return right < left ? right : left;
}

template <typename T>
LH_BOTH T larger(T left, T right) {
    return right > left ? right : left;
}

// Integer arithmetic of Green-Marl wraps; in C++ only that of unsigned types does.
template <typename T>
LH_BOTH T wrapping_add(T left, T right) {
    if constexpr (std::is_integral_v<T>) {
        using U = std::make_unsigned_t<T>;
        return static_cast<T>(static_cast<U>(left) + static_cast<U>(right));
    } else {
        return left + right;
    }
}

template <typename T>
LH_BOTH T wrapping_multiply(T left, T right) {
    if constexpr (std::is_integral_v<T>) {
        using U = std::make_unsigned_t<T>;
        return static_cast<T>(static_cast<U>(left) * static_cast<U>(right));
    } else {
        return left * right;
    }
}

}  // namespace lh
