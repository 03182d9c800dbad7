// What kernels see of `N_P<Residues>`.
#pragma once

#include "residues.cuh"

namespace lh::toy {

// A property as kernels see it; device_sets.py has the same layout.
struct DeviceProperty {
    std::uint32_t* words;

    // No launch is to be repeated before another one.
    LH_DEVICE bool begins(std::int32_t) const { return true; }
    LH_DEVICE Residues operator[](node_t node) const { return {words + node}; }
};

}  // namespace lh::toy
