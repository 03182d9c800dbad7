// Sets of node ids as wide sparse bit vectors, for warps.
//
// A set is a list of elements of 128 bytes, each with the bits of 960 ids, by growing
// base and none of them empty.  Source: Méndez-Lojo, Burtscher and Pingali, "A GPU
// Implementation of Inclusion-based Points-to Analysis", PPoPP 2012, section 4.
//
// All lanes of a warp call a function together with the same arguments and get the same
// result.  Any number of warps may add and unite into one set at a time, as long as
// nobody changes the set from which they take; everything else wants the set alone.
// With `alone`, what adds and unites has no atomics: no other warp uses the set then.
// What fails for want of elements is counted and leaves a part of its result: the host
// gives more and calls again.
#pragma once

#include "choice.cuh"
#include "collectives.cuh"
#include "primitives.cuh"
#include "types.cuh"

namespace lh::pta {

inline constexpr int element_words = 32;
inline constexpr int base_word = 0;
inline constexpr int next_word = 1;
inline constexpr int first_bits = 2;
inline constexpr int bit_words = element_words - first_bits;
inline constexpr std::uint32_t element_ids = 32 * bit_words;

// Greater than every base, and that of the end of a list.
inline constexpr std::uint32_t no_base = 0xffffffffu;

// The base is the least id divided by 960; next is 0 at the end of the list.
struct alignas(128) Element {
    std::uint32_t words[element_words];
};

// What a property has for each node.  All zero is the empty set.
struct Bits {
    std::uint32_t head;
    std::uint32_t reserved;
};

// Where elements come from, in device memory; arena.py has the same layout.  Elements
// are numbered; number 0 is never used.  Ticket t is good for recycled[t] if there is
// one, else for an element never used before.  What is freed is recycled once the host
// has seen to it, so that nobody meets an element again in another place.
struct Arena {
    Element* pool;
    std::uint32_t* recycled;
    std::uint32_t* freed;
    std::int64_t capacity;
    std::int64_t fresh;  // the first element never used when tickets began
    std::int64_t recycled_count;
    // Apart from what everybody reads.
    alignas(128) std::int64_t tickets;
    std::int64_t freed_count;
    std::int64_t refused;  // the launch that found no element, counted from 1, or 0
};

// The present launch, for the first lane of each warp.
LH_DEVICE std::int32_t* own_turn() {
    LH_SHARED(std::int32_t, turns, max_block_size / warp_size);
    return turns + thread_in_block() / warp_size;
}

// At the beginning of each launch; false if an earlier one is to be repeated first.
LH_DEVICE bool begins(Arena* arena, std::int32_t turn) {
    // As it was before the launch is enough, and what a cache may know.
    const std::int64_t refused = arena->refused;
    if (refused != 0 && refused != turn) return false;
    if (lane() == 0) *own_turn() = turn;
    return true;
}

// Elements in the hands of a warp.

inline constexpr int lane_words = element_words / warp_size;

LH_DEVICE int word_of(int part) { return part * warp_size + lane(); }
LH_DEVICE bool has_bits(int part) { return word_of(part) >= first_bits; }

// A lane's words of an element: part i is word i * warp_size + lane().
struct Line {
    std::uint32_t words[lane_words];

    template <int word>
    LH_DEVICE std::uint32_t all() const {
        return shuffle(words[word / warp_size], word % warp_size);
    }
};

// Others change it meanwhile unless the warp is `alone`.
LH_DEVICE Line load(const Element* element, bool alone = true) {
    Line line;
    for (int part = 0; part < lane_words; ++part) {
        const std::uint32_t* const word = element->words + word_of(part);
        line.words[part] = alone ? *word : load_racy(word);
    }
    return line;
}

// Walks through a set.  The element after the present one is on its way already.
struct Reader {
    Element* pool;
    bool alone;
    std::uint32_t index;  // 0 at the end
    std::uint32_t base;
    std::uint32_t next;
    Line line;
    Line ahead;

    LH_DEVICE Reader(Element* pool, std::uint32_t first, bool alone = true)
        : pool(pool), alone(alone) {
        restart(first);
    }

    LH_DEVICE Element* element() const { return pool + index; }
    LH_DEVICE bool at_end() const { return index == 0; }

    LH_DEVICE void restart(std::uint32_t first) {
        index = first;
        if (index != 0) line = load(element(), alone);
        look();
    }

    LH_DEVICE void step() {
        index = next;
        line = ahead;
        look();
    }

    LH_DEVICE void seek(std::uint32_t wanted) {
        while (base < wanted) step();
    }

private:
    LH_DEVICE void look() {
        base = no_base;
        if (index == 0) return;
        next = line.all<next_word>();
        if (next != 0) ahead = load(pool + next, alone);
        base = line.all<base_word>();
    }
};

LH_DEVICE Reader read(const Arena* arena, const Bits* set) {
    return Reader(arena->pool, set->head);
}

// A place in a set that changes: `link` is the word that named the element.  (What was
// read may be old even for a warp that is alone: it may add to the set elsewhere.)
struct Cursor : Reader {
    std::uint32_t* link;

    LH_DEVICE Cursor(Arena* arena, Bits* set, bool alone)
        : Reader(arena->pool, shuffle(load_racy(&set->head), 0), alone),
          link(&set->head) {}

    LH_DEVICE void seek(std::uint32_t wanted) {
        while (base < wanted) {
            link = element()->words + next_word;
            step();
        }
    }

    // Adds bits to the element.
    LH_DEVICE void gain(const Line& more) {
        for (int part = 0; part < lane_words; ++part) {
            const std::uint32_t missing = more.words[part] & ~line.words[part];
            if (missing == 0 || !has_bits(part)) continue;
            std::uint32_t* const word = element()->words + word_of(part);
            if (alone) {
                *word |= missing;
            } else {
                atomic_or_bits(word, missing);
            }
        }
    }

    // Links the chain `first` … `last` in front of the element, to which it leads.
    // False if something else has been linked there: then the cursor is at that.
    LH_DEVICE bool insert(std::uint32_t first, std::uint32_t last) {
        std::uint32_t seen = 0;
        warp_barrier();
        if (lane() == 0) seen = exchange(first);
        seen = shuffle(seen, 0);
        if (seen == index) {
            link = pool[last].words + next_word;
            return true;
        }
        restart(seen);
        return false;
    }

private:
    // What the link names; it names `first` now if that is still the element.
    LH_DEVICE std::uint32_t exchange(std::uint32_t first) const {
        if (!alone) {
            thread_fence();
            return atomic_compare_exchange(link, index, first);
        }
        const std::uint32_t seen = *link;
        if (seen == index) *link = first;
        return seen;
    }
};

// Elements that a warp gives back: lane i keeps one till there is one for each lane.
struct Returns {
    Arena* arena;
    std::uint32_t kept = 0;
    int count = 0;

    LH_DEVICE explicit Returns(Arena* arena) : arena(arena) {}

    LH_DEVICE void push(std::uint32_t index) {
        if (lane() == count) kept = index;
        if (++count == warp_size) flush();
    }

    LH_DEVICE void flush() {
        if (count == 0) return;
        std::int64_t at = 0;
        if (lane() == 0) at = atomic_add(&arena->freed_count, count);
        at = shuffle(at, 0);
        if (lane() < count) arena->freed[at + lane()] = kept;
        count = 0;
    }
};

// Elements that a warp has drawn and that are in no set yet.
struct Stock {
    Arena* arena;
    std::int64_t ticket = 0;
    int count = 0;

    LH_DEVICE explicit Stock(Arena* arena) : arena(arena) {}

    LH_DEVICE std::uint32_t element(int i) const {
        const std::int64_t at = ticket + i;
        const std::int64_t beyond = at - arena->recycled_count;
        return beyond < 0 ? arena->recycled[at]
                          : static_cast<std::uint32_t>(arena->fresh + beyond);
    }

    // Draws `wanted` if the stock is empty; says how many of them there are, maybe none.
    LH_DEVICE int draw(int wanted) {
        if (count == 0) {
            if (lane() == 0) ticket = atomic_add(&arena->tickets, wanted);
            ticket = shuffle(ticket, 0);
            const std::int64_t left =
                arena->recycled_count + arena->capacity - arena->fresh - ticket;
            count = left >= wanted ? wanted : left > 0 ? static_cast<int>(left) : 0;
            if (count < wanted && lane() == 0) {
                store_racy(&arena->refused, std::int64_t{*own_turn()});
            }
        }
        return count < wanted ? count : wanted;
    }

    LH_DEVICE void use(int used) {
        ticket += used;
        count -= used;
    }

    LH_DEVICE void give_back() {
        Returns returns(arena);
        LH_UNROLL(1)
        for (int i = 0; i < count; ++i) returns.push(element(i));
        returns.flush();
    }
};

// Makes an element of which nobody knows yet.
LH_DEVICE void fill(Element* element, const Line& line, std::uint32_t next) {
    for (int part = 0; part < lane_words; ++part) {
        const int word = word_of(part);
        store_racy(element->words + word,
                   word == next_word ? next : line.words[part]);
    }
}

// Adds `line` of `base` after the cursor.  False if there is no element for it.
LH_DEVICE bool merge(Cursor& mine, Stock& stock, const Line& line, std::uint32_t base) {
    for (;;) {
        mine.seek(base);
        if (mine.base == base) {
            mine.gain(line);
            return true;
        }
        if (stock.draw(1) == 0) return false;
        const std::uint32_t index = stock.element(0);
        fill(mine.pool + index, line, mine.index);
        if (mine.insert(index, index)) {
            stock.use(1);
            return true;
        }
    }
}

// So many elements are linked at once at most: what a warp draws in vain if another is
// faster.
inline constexpr int longest_run = 16;

// Links copies of the elements of `theirs` that come before `mine`, or of the first of
// them, and steps after those.  False if there is no element for the first.
LH_DEVICE bool copy_run(Cursor& mine, Stock& stock, Reader& theirs) {
    int wanted = 0;
    Reader end = theirs;
    do {
        end.step();
        ++wanted;
    } while (wanted < longest_run && end.base < mine.base);

    const int count = stock.draw(wanted);
    if (count == 0) return false;
    const std::uint32_t first = stock.element(0);
    std::uint32_t last = first;
    Reader from = theirs;
    for (int i = 1; i <= count; ++i) {
        const std::uint32_t next = i < count ? stock.element(i) : mine.index;
        fill(mine.pool + last, from.line, next);
        if (i < count) last = next;
        from.step();
    }
    if (mine.insert(first, last)) {
        stock.use(count);
        theirs = from;
    }
    return true;
}

// What several warps may do to one set at a time.

LH_DEVICE void add(Arena* arena, Bits* set, int item, bool alone = false) {
    const auto id = static_cast<std::uint32_t>(item);
    const std::uint32_t base = id / element_ids;
    const int word = first_bits + static_cast<int>(id % element_ids / 32);
    Line line;
    for (int part = 0; part < lane_words; ++part) {
        const std::uint32_t bit = word_of(part) == word ? 1u << id % 32 : 0;
        line.words[part] = word_of(part) == base_word ? base : bit;
    }
    Cursor mine(arena, set, alone);
    Stock stock(arena);
    merge(mine, stock, line, base);
    stock.give_back();
    warp_barrier();
}

LH_DEVICE void unite(Arena* arena, Bits* set, const Bits* other, bool alone = false) {
    if (set == other) return;
    Reader theirs = read(arena, other);
    if (theirs.at_end()) return;
    Cursor mine(arena, set, alone);
    Stock stock(arena);
    while (!theirs.at_end()) {
        mine.seek(theirs.base);
        if (mine.base == theirs.base) {
            mine.gain(theirs.line);
            theirs.step();
        } else if (!copy_run(mine, stock, theirs)) {
            break;
        }
    }
    stock.give_back();
    warp_barrier();
}

// The elements `low`, `high` of a pool, neighbours, moved up by `by` ids: of the result
// the element that begins at the base of `high`, moved.  Either may be 0, which is an
// element without bits.  Ids z are left out unless size[z] > by.
LH_DEVICE Line shifted(const Element* pool, std::uint32_t low, std::uint32_t high,
                       std::uint32_t base, std::uint32_t by, const std::int32_t* size) {
    const std::uint32_t whole = by / element_ids;
    const auto rest = static_cast<int>(by % element_ids);
    const auto word = [=](int i) -> std::uint32_t {
        const std::uint32_t index = i < bit_words ? low : high;
        return index == 0 ? 0 : pool[index].words[first_bits + i % bit_words];
    };
    Line line;
    for (int part = 0; part < lane_words; ++part) {
        line.words[part] = word_of(part) == base_word ? base + whole : 0;
        if (!has_bits(part)) continue;
        const int place = word_of(part) - first_bits;
        const int bit = static_cast<int>(element_ids) + 32 * place - rest;
        std::uint32_t moved = word(bit / 32) >> bit % 32;
        if (bit % 32 != 0) moved |= word(bit / 32 + 1) << (32 - bit % 32);
        // The id that comes to bit 0, which need not be one where it is negative.
        const std::uint32_t id = base * element_ids + 32u * place - rest;
        std::uint32_t legal = 0;
        for (std::uint32_t left = moved; left != 0; left &= left - 1) {
            const int i = lowest_bit(left);
            if (size[id + i] > static_cast<std::int32_t>(by)) legal |= 1u << i;
        }
        line.words[part] = legal;
    }
    return line;
}

LH_DEVICE bool is_empty(const Line& line) {
    bool any = false;
    for (int part = 0; part < lane_words; ++part) {
        any = any || (has_bits(part) && line.words[part] != 0);
    }
    return ballot(any) == 0;
}

// Adds z + by for each z of `other`, another set, with size[z] > by.
LH_DEVICE void unite_shifted(Arena* arena, Bits* set, const Bits* other, int by,
                             const std::int32_t* size, bool alone = false) {
    const auto distance = static_cast<std::uint32_t>(by);
    Reader theirs = read(arena, other);
    if (theirs.at_end()) return;
    Cursor mine(arena, set, alone);
    Stock stock(arena);
    std::uint32_t low = 0;
    std::uint32_t base = theirs.base;
    while (low != 0 || !theirs.at_end()) {
        const std::uint32_t high = theirs.base == base ? theirs.index : 0;
        const Line line = shifted(arena->pool, low, high, base, distance, size);
        const std::uint32_t target = base + distance / element_ids;
        if (!is_empty(line) && !merge(mine, stock, line, target)) break;
        low = high;
        if (high != 0) theirs.step();
        base = low != 0 ? base + 1 : theirs.base;
    }
    stock.give_back();
    warp_barrier();
}

// What wants the set alone.

LH_DEVICE void complement(Arena* arena, Bits* set, const Bits* other) {
    Reader mine = read(arena, set);
    Reader theirs = read(arena, other);
    std::uint32_t* link = &set->head;
    Returns returns(arena);
    while (!mine.at_end() && !theirs.at_end()) {
        theirs.seek(mine.base);
        std::uint32_t* const words = mine.element()->words;
        bool emptied = false;
        if (mine.base == theirs.base) {
            Line left = mine.line;
            for (int part = 0; part < lane_words; ++part) {
                if (has_bits(part)) left.words[part] &= ~theirs.line.words[part];
            }
            emptied = is_empty(left);
            for (int part = 0; part < lane_words; ++part) {
                if (emptied || left.words[part] == mine.line.words[part]) continue;
                words[word_of(part)] = left.words[part];
            }
        }
        if (emptied) {
            if (lane() == 0) *link = mine.next;
            returns.push(mine.index);
        } else {
            link = words + next_word;
        }
        mine.step();
    }
    returns.flush();
    warp_barrier();
}

LH_DEVICE void clear(Arena* arena, Bits* set) {
    Returns returns(arena);
    for (Reader mine = read(arena, set); !mine.at_end(); mine.step()) {
        returns.push(mine.index);
    }
    returns.flush();
    warp_barrier();
    if (lane() == 0) set->head = 0;
    warp_barrier();
}

// Moves `other` into `set`, which loses what it had.
LH_DEVICE void take(Arena* arena, Bits* set, Bits* other) {
    if (set == other) return;
    clear(arena, set);
    if (lane() == 0) {
        set->head = other->head;
        other->head = 0;
    }
    warp_barrier();
}

// What only reads.

LH_DEVICE bool is_empty(Arena*, const Bits* set) {
    return shuffle(load_racy(&set->head), 0) == 0;
}

LH_DEVICE bool has(Arena* arena, const Bits* set, int item) {
    const auto id = static_cast<std::uint32_t>(item);
    Reader mine = read(arena, set);
    mine.seek(id / element_ids);
    if (mine.base != id / element_ids) return false;
    const int word = first_bits + static_cast<int>(id % element_ids / 32);
    bool found = false;
    for (int part = 0; part < lane_words; ++part) {
        if (word_of(part) == word) found = (mine.line.words[part] >> id % 32 & 1) != 0;
    }
    return ballot(found) != 0;
}

// By one thread, without the others of its warp.
LH_DEVICE bool has_alone(const Arena* arena, const Bits* set, int item) {
    const auto id = static_cast<std::uint32_t>(item);
    const Element* const pool = arena->pool;
    std::uint32_t index = set->head;
    while (index != 0 && pool[index].words[base_word] < id / element_ids) {
        index = pool[index].words[next_word];
    }
    if (index == 0 || pool[index].words[base_word] != id / element_ids) return false;
    const std::uint32_t bits = pool[index].words[first_bits + id % element_ids / 32];
    return (bits >> id % 32 & 1) != 0;
}

LH_DEVICE int size(Arena* arena, const Bits* set) {
    int count = 0;
    for (Reader mine = read(arena, set); !mine.at_end(); mine.step()) {
        for (int part = 0; part < lane_words; ++part) {
            if (has_bits(part)) count += popcount(mine.line.words[part]);
        }
    }
    return shuffle(warp_fold<Add>(count), 0);
}

LH_DEVICE bool equal(Arena* arena, const Bits* set, const Bits* other) {
    Reader mine = read(arena, set);
    Reader theirs = read(arena, other);
    for (; mine.base == theirs.base; mine.step(), theirs.step()) {
        if (mine.index == theirs.index) return true;
        bool differs = false;
        for (int part = 0; part < lane_words; ++part) {
            const bool same = mine.line.words[part] == theirs.line.words[part];
            differs = differs || (has_bits(part) && !same);
        }
        if (ballot(differs) != 0) return false;
    }
    return false;
}

// What `visit(place, word)` is to know of a lane's words of an element, those not 0.
template <class Visit>
LH_DEVICE void visit_words(const Reader& reader, Visit visit) {
    for (int part = 0; part < lane_words; ++part) {
        const std::uint32_t word = reader.line.words[part];
        const std::uint32_t place =
            reader.base * bit_words + (word_of(part) - first_bits);
        if (word != 0 && has_bits(part)) visit(place, word);
    }
}

// Equal for equal sets.
LH_DEVICE std::uint64_t hash(Arena* arena, const Bits* set) {
    std::uint64_t sum = 0;
    for (Reader mine = read(arena, set); !mine.at_end(); mine.step()) {
        visit_words(mine, [&](std::uint32_t place, std::uint32_t word) {
            sum += hash_of(place, word);
        });
    }
    return shuffle(warp_fold<Add>(sum), 0);
}

// The same member of equal sets; -1 of the empty one.
LH_DEVICE int chosen(Arena* arena, const Bits* set) {
    if (is_empty(arena, set)) return -1;
    Choice choice(hash(arena, set));
    for (Reader mine = read(arena, set); !mine.at_end(); mine.step()) {
        visit_words(mine, [&](std::uint32_t place, std::uint32_t word) {
            choice.offer(place, word);
        });
    }
    const std::uint64_t key = shuffle(warp_fold<Max>(choice.key), 0);
    const std::uint32_t lanes = ballot(choice.item >= 0 && choice.key == key);
    return shuffle(choice.item, lowest_bit(lanes));
}

// body(item) for each member, in order, by all lanes together.
template <class Body>
LH_DEVICE void each(Arena* arena, const Bits* set, Body body) {
    for (Reader mine = read(arena, set); !mine.at_end(); mine.step()) {
        const std::uint32_t first = mine.base * element_ids;
        for (int part = 0; part < lane_words; ++part) {
            const std::uint32_t word = mine.line.words[part];
            std::uint32_t lanes = ballot(has_bits(part) && word != 0);
            for (; lanes != 0; lanes &= lanes - 1) {
                const int source = lowest_bit(lanes);
                const int place = part * warp_size + source - first_bits;
                for (std::uint32_t bits = shuffle(word, source); bits != 0;
                     bits &= bits - 1) {
                    body(static_cast<int>(first + 32u * place + lowest_bit(bits)));
                }
            }
        }
    }
}

}  // namespace lh::pta
