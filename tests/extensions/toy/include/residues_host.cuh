// `N_P<Residues>` in CUDA.
#pragma once

#include "host.cuh"
#include "residues.cuh"

namespace lh::toy {

// A property as kernels see it; device_sets.py has the same layout.
struct DeviceProperty {
    std::uint32_t* words;

    // No launch is to be repeated before another one.
    LH_DEVICE bool begins(std::int32_t) const { return true; }
    LH_DEVICE Residues operator[](node_t node) const { return {words + node}; }
};

class Property {
public:
    explicit Property(std::int64_t count) : words(count), seen(1) {
        words.fill(0);
        const DeviceProperty known = {words.data()};
        copy_to_device(seen.data(), &known, sizeof known);
    }

    const DeviceProperty* device() const { return seen.data(); }

private:
    Buffer<std::uint32_t> words;
    Buffer<DeviceProperty> seen;
};

// No kernel is to be repeated.
inline bool settle() { return false; }

}  // namespace lh::toy
