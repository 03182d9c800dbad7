// Iterations of a kernel by warps, of which many have nothing to do: each lane asks for
// another one.
#pragma once

#include "collectives.cuh"

namespace lh {

// A warp has every so manieth item, so that neighbours, which are often alike, are not
// all its own.
class AskedItems {
public:
    LH_DEVICE explicit AskedItems(std::int64_t count)
        : count(count), warps(thread_count() / warp_size), ahead(thread_rank() / warp_size) {}

    // Goes to the next one for which `asked(item)` is true; false if there is none.
    template <typename Asked>
    LH_DEVICE bool next(Asked asked) {
        while (left == 0) {
            if (ahead >= count) return false;
            const std::int64_t mine = ahead + lane() * warps;
            left = ballot(mine < count && asked(mine));
            first = ahead;
            ahead += warp_size * warps;
        }
        now = first + lowest_bit(left) * warps;
        left &= left - 1;
        return true;
    }

    LH_DEVICE std::int64_t item() const { return now; }

private:
    std::int64_t count;
    std::int64_t warps;
    std::int64_t ahead;
    std::int64_t first = 0;
    std::int64_t now = 0;
    std::uint32_t left = 0;
};

}  // namespace lh
