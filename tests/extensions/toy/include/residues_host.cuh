// `N_P<Residues>` in CUDA.
#pragma once

#include "host.cuh"
#include "residues_kernels.cuh"

namespace lh::toy {

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
