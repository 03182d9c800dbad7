// The items of a kernel: each thread of the grid takes one in `thread_count()`.
#pragma once

#include "primitives.cuh"
#include "types.cuh"

namespace lh {

// Those below `count`, for a range-based for; `at` gives what there is for a number.
template <typename At>
struct GridStride {
    At at;
    std::int64_t count;

    struct Iterator {
        At at;
        std::int64_t number;

        LH_DEVICE auto operator*() const { return at(number); }
        LH_DEVICE void operator++() { number += thread_count(); }
        LH_DEVICE bool operator!=(const Iterator& end) const { return number < end.number; }
    };

    LH_DEVICE Iterator begin() const { return {at, thread_rank()}; }
    LH_DEVICE Iterator end() const { return {at, count}; }
};

// The numbers themselves.
template <typename T>
struct Number {
    LH_DEVICE T operator()(std::int64_t number) const { return static_cast<T>(number); }
};
template <typename T>
LH_DEVICE GridStride<Number<T>> grid_stride(T count) {
    return {{}, count};
}

// What a list has.
template <typename T>
struct Listed {
    T* list;
    LH_DEVICE std::remove_const_t<T> operator()(std::int64_t number) const {
        return list[number];
    }
};
template <typename T>
LH_DEVICE GridStride<Listed<T>> grid_stride(T* list, std::int64_t count) {
    return {{list}, count};
}

}  // namespace lh
