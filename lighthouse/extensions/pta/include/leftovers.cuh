// Long loops of some iterations of a kernel, left over by one launch and shared out by
// the next one.
#pragma once

#include "primitives.cuh"
#include "types.cuh"

namespace lh {

// What is done at once, and how many warps share the rest.
inline constexpr int first_rounds = 16;
inline constexpr int sharers = 64;

// Of the rounds of a loop, those that this warp runs.
struct Rounds {
    int begin = 0;
    int step = 1;
    int end = first_rounds;

    LH_DEVICE static Rounds all() { return {0, 1, Limits<std::int32_t>::largest}; }

    LH_DEVICE bool has(int round) const {
        return round >= begin && (round - begin) % step == 0;
    }
};

// The iterations of a kernel by warps: those of its domain in the first launch, of which
// some leave a rest, and the rests in the second one.
class Leftovers {
public:
    // left: how many there are, and after that which ones
    // second: 1 in the second launch, 0 in the first, -1 if there is but one
    LH_DEVICE Leftovers(std::int64_t* left, std::int32_t second)
        : left(left), is_second(second > 0), is_only(second < 0) {}

    LH_DEVICE std::int64_t count(std::int64_t items) const {
        return is_second ? left[0] * sharers : items;
    }
    LH_DEVICE std::int64_t item(std::int64_t number) const {
        return is_second ? left[1 + number / sharers] : number;
    }
    LH_DEVICE Rounds rounds(std::int64_t number) const {
        if (is_only) return Rounds::all();
        if (!is_second) return Rounds();
        return {first_rounds + static_cast<int>(number % sharers), sharers,
                Limits<std::int32_t>::largest};
    }
    LH_DEVICE bool is_first() const { return !is_second; }

    LH_DEVICE void leave(std::int64_t item) {
        if (lane() == 0) {
            left[1 + atomic_add(left, std::int64_t{1})] = item;
        }
    }

private:
    std::int64_t* left;
    bool is_second;
    bool is_only;
};

}  // namespace lh
