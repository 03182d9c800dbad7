// The union of many sets, and loops whose conditions each lane asks for another member.
#pragma once

#include "bits.cuh"
#include "leftovers.cuh"

namespace lh::pta {

// Calls `visit(item)` for the members of a set, each by one lane, in rounds; a lane that
// has none gets -1.  Only some of the rounds; true if there are some beyond it.
template <class Visit>
LH_DEVICE bool by_lanes(Arena* arena, const Bits* set, Rounds rounds, Visit visit) {
    int round = 0;
    for (Reader mine = read(arena, set); !mine.at_end(); mine.step()) {
        const std::uint32_t first = mine.base * element_ids;
        for (int part = 0; part < lane_words; ++part) {
            const auto begin = static_cast<int>(first + 32u * (word_of(part) - first_bits));
            std::uint32_t left = has_bits(part) ? mine.line.words[part] : 0;
            for (; ballot(left != 0) != 0; left &= left - 1, ++round) {
                if (round >= rounds.end) return true;
                if (rounds.has(round)) visit(left == 0 ? -1 : begin + lowest_bit(left));
            }
        }
    }
    return false;
}

// Collects sets, by their first elements, and adds as many as there are lanes to one.
class Collected {
public:
    LH_DEVICE Collected(Arena* arena, Bits* set, bool alone)
        : arena(arena), set(set), alone(alone) {
        LH_SHARED(std::uint32_t, all, 2 * max_block_size);
        heads = all + 2 * warp_size * (thread_in_block() / warp_size);
    }

    // Each lane comes with a set, or with 0.
    LH_DEVICE void offer(std::uint32_t head) {
        const std::uint32_t lanes = ballot(head != 0);
        if (lanes == 0) return;
        const std::uint32_t before = lanes & ((1u << lane()) - 1);
        if (head != 0) heads[count + popcount(before)] = head;
        count += popcount(lanes);
        warp_barrier();
        if (count >= warp_size) unite();
    }

    LH_DEVICE void finish() {
        if (count > 0) unite();
        warp_barrier();
    }

private:
    Arena* arena;
    Bits* set;
    bool alone;
    std::uint32_t* heads;
    int count = 0;

    // The first of them, one for each lane; the others move up.
    LH_DEVICE void unite() {
        const std::uint32_t index = lane() < count ? heads[lane()] : 0;
        const int rest = warp_size + lane();
        const std::uint32_t later = rest < count ? heads[rest] : 0;
        warp_barrier();
        heads[lane()] = later;
        count = count > warp_size ? count - warp_size : 0;
        warp_barrier();
        merge_lists(index);
    }

    // The bits of all elements that these lanes have; several are on their way at a time.
    LH_DEVICE Line sum_of(std::uint32_t index, std::uint32_t lanes) const {
        constexpr int together = 8;
        Line sum{};
        while (lanes != 0) {
            const int first = lowest_bit(lanes);
            Line lines[together];
            LH_UNROLL(together)
            for (int i = 0; i < together; ++i) {
                const int from = lanes == 0 ? first : lowest_bit(lanes);
                lines[i] = load(arena->pool + shuffle(index, from));
                lanes &= lanes - 1;
            }
            LH_UNROLL(together)
            for (int i = 0; i < together; ++i) {
                for (int part = 0; part < lane_words; ++part) {
                    sum.words[part] |= lines[i].words[part];
                }
            }
        }
        return sum;
    }

    // Each lane follows a list; what has the least base is added in one go.
    LH_DEVICE void merge_lists(std::uint32_t index) {
        const Element* const pool = arena->pool;
        Cursor mine(arena, set, alone);
        Stock stock(arena);
        std::uint32_t base = no_base;
        if (index != 0) base = pool[index].words[base_word];
        for (;;) {
            const std::uint32_t least = shuffle(warp_fold<Min>(base), 0);
            if (least == no_base) break;
            const bool is_least = base == least;
            const std::uint32_t next = is_least ? pool[index].words[next_word] : 0;
            const Line sum = sum_of(index, ballot(is_least));
            if (is_least) {
                index = next;
                base = next == 0 ? no_base : pool[next].words[base_word];
            }
            if (!merge(mine, stock, sum, least)) break;
        }
        stock.give_back();
    }
};

// Adds map[z] of all z of `other`, another set.  Those that are mapped to themselves go
// together, and most of the rest to the same few, which a small table remembers.
LH_DEVICE void unite_mapped(Arena* arena, Bits* set, const Bits* other,
                            const node_t* map, bool alone = false) {
    constexpr int places = 64;
    LH_SHARED(node_t, all, places * (max_block_size / warp_size));
    node_t* const known = all + places * (thread_in_block() / warp_size);
    for (int i = lane(); i < places; i += warp_size) known[i] = -1;
    warp_barrier();
    Cursor mine(arena, set, alone);
    Stock stock(arena);
    for (Reader theirs = read(arena, other); !theirs.at_end(); theirs.step()) {
        const std::uint32_t first = theirs.base * element_ids;
        Line kept;
        for (int part = 0; part < lane_words; ++part) {
            const auto begin = static_cast<int>(first + 32u * (word_of(part) - first_bits));
            kept.words[part] = word_of(part) == base_word ? theirs.base : 0;
            std::uint32_t left = has_bits(part) ? theirs.line.words[part] : 0;
            for (; ballot(left != 0) != 0; left &= left - 1) {
                const int item = left == 0 ? -1 : begin + lowest_bit(left);
                const node_t to = left == 0 ? -1 : map[item];
                const bool moves = to >= 0 && to != item;
                if (to >= 0 && !moves) kept.words[part] |= left & (0 - left);
                std::uint32_t lanes = ballot(moves && known[to % places] != to);
                while (lanes != 0) {
                    const node_t one = shuffle(to, lowest_bit(lanes));
                    add(arena, set, one, alone);
                    if (lane() == 0) known[one % places] = one;
                    lanes &= ~ballot(to == one);
                }
                warp_barrier();
            }
        }
        if (!is_empty(kept) && !merge(mine, stock, kept, theirs.base)) break;
    }
    stock.give_back();
    warp_barrier();
}

// Adds to `set` all sets that `choose(item, take)` gives to `take`, at most one for each
// member of `over`; true if there are members beyond the rounds.
template <class Choose>
LH_DEVICE bool unite_all(Arena* arena, Bits* set, const Bits* over, Rounds rounds,
                         bool alone, Choose choose) {
    Collected collected(arena, set, alone);
    std::uint32_t before = 0;
    const bool more = by_lanes(arena, over, rounds, [&](int item) {
        std::uint32_t head = 0;
        if (item >= 0) {
            choose(item, [&](const Bits* other) { head = other == set ? 0 : other->head; });
        }
        // That of this round is on its way meanwhile.
        collected.offer(before);
        before = head;
    });
    collected.offer(before);
    collected.finish();
    return more;
}

// body(item) by all lanes together, for each member for which `holds(item)` does; true if
// there are members beyond the rounds.
template <class Holds, class Body>
LH_DEVICE bool each_where(Arena* arena, const Bits* set, Rounds rounds, Holds holds,
                          Body body) {
    return by_lanes(arena, set, rounds, [&](int item) {
        std::uint32_t lanes = ballot(item >= 0 && holds(item));
        for (; lanes != 0; lanes &= lanes - 1) body(shuffle(item, lowest_bit(lanes)));
    });
}

}  // namespace lh::pta
