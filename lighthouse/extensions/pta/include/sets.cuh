// A set of nodes for each node: what `N_P<Bits>` is in generated code.
#pragma once

#include "unions.cuh"

namespace lh::pta {

// One of the sets of a property; `alone` if no other warp uses it meanwhile.
struct Set {
    Arena* arena;
    Bits* set;
    bool alone = false;

    // The same without atomics, if it is so.
    LH_DEVICE Set owned(bool alone = true) const { return {arena, set, alone}; }

    LH_DEVICE void add(node_t item) const { pta::add(arena, set, item, alone); }
    LH_DEVICE void unite(Set other) const { pta::unite(arena, set, other.set, alone); }
    LH_DEVICE void union_shifted(Set other, int by, const std::int32_t* sizes) const {
        pta::unite_shifted(arena, set, other.set, by, sizes, alone);
    }
    LH_DEVICE void union_mapped(Set other, const node_t* map) const {
        pta::unite_mapped(arena, set, other.set, map, alone);
    }
    LH_DEVICE void subtract(Set other) const { pta::complement(arena, set, other.set); }
    LH_DEVICE void clear() const { pta::clear(arena, set); }
    LH_DEVICE bool has(node_t item) const { return pta::has(arena, set, item); }
    LH_DEVICE std::int32_t size() const { return pta::size(arena, set); }
    LH_DEVICE bool is_empty() const { return pta::is_empty(arena, set); }
    LH_DEVICE bool equals(Set other) const { return pta::equal(arena, set, other.set); }
    LH_DEVICE node_t chosen() const { return pta::chosen(arena, set); }

    // By one thread, without the others of its warp.
    LH_DEVICE bool is_empty_alone() const { return load_racy(&set->head) == 0; }
    LH_DEVICE bool has_alone(node_t item) const {
        return pta::has_alone(arena, set, item);
    }

    template <typename Body>
    LH_DEVICE void each(Body body) const {
        pta::each(arena, set, body);
    }

    // By one lane for each member.
    template <typename Body>
    LH_DEVICE bool each_alone(Rounds rounds, Body body) const {
        return pta::by_lanes(arena, set, rounds, [&](int item) {
            if (item >= 0) body(item);
        });
    }

    // Only for members for which `holds` says so, which each lane asks for another one.
    // True if there are members beyond the rounds.
    template <typename Holds, typename Body>
    LH_DEVICE bool each_where(Rounds rounds, Holds holds, Body body) const {
        return pta::each_where(arena, set, rounds, holds, body);
    }

    // Adds the sets that `choose(item, take)` hands to `take`, for the members of `over`.
    template <typename Choose>
    LH_DEVICE bool unite_all(Rounds rounds, Set over, Choose choose) const {
        return pta::unite_all(
            arena, set, over.set, rounds, alone, [&](int item, auto take) {
                choose(item, [&](Set other) { take(other.set); });
            });
    }
};

// A property as kernels see it; device_sets.py has the same layout.
struct DeviceSets {
    Bits* cells;
    Arena* arena;

    LH_DEVICE bool begins(std::int32_t turn) const { return pta::begins(arena, turn); }
    LH_DEVICE Set operator[](node_t node) const { return {arena, cells + node}; }
};

}  // namespace lh::pta
