// What the tests ask of sets: included after the header under test, which has them.
#pragma once

namespace {

using lh::pta::Arena;
using lh::pta::Bits;

// One call: what is done to the sets `set` and `other` with `number`.
struct Call {
    std::int32_t letter, set, other, number;
};

LH_DEVICE std::uint64_t apply(Arena* arena, Bits* sets, const std::int32_t* sizes,
                              const Call& call) {
    Bits* const set = sets + call.set;
    Bits* const other = sets + call.other;
    switch (call.letter) {
        case 'a': lh::pta::add(arena, set, call.number); return 0;
        case 'u': lh::pta::unite(arena, set, other); return 0;
        case 's':
            lh::pta::unite_shifted(arena, set, other, call.number, sizes);
            return 0;
        case 'm': lh::pta::complement(arena, set, other); return 0;
        case 'c': lh::pta::clear(arena, set); return 0;
        case 't': lh::pta::take(arena, set, other); return 0;
        case '0': return lh::pta::is_empty(arena, set);
        case 'h': return lh::pta::has(arena, set, call.number);
        case 'n': return static_cast<std::uint64_t>(lh::pta::size(arena, set));
        case '=': return lh::pta::equal(arena, set, other);
        case '#': return lh::pta::hash(arena, set);
        case '?': return static_cast<std::uint64_t>(lh::pta::chosen(arena, set));
        default: {
            // What depends on the order of the members.
            std::uint64_t sum = 0;
            lh::pta::each(arena, set, [&](int item) {
                sum = 31 * sum + static_cast<std::uint64_t>(item);
            });
            return sum;
        }
    }
}

}  // namespace
