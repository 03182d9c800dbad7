// What host functions throw.
#pragma once

#include <stdexcept>

namespace lh {

// What went wrong on the device: which call, and why.
struct Error : std::runtime_error {
    using std::runtime_error::runtime_error;
};

inline constexpr const char* heap_is_too_small =
    "the heap of the device is too small for the collections of a kernel";

}  // namespace lh
