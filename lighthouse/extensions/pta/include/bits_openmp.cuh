// Sets of node ids as sorted arrays of words, for threads: what bits.cuh does for warps.
//
// Any number of threads may add and unite into one set at a time, as long as nobody
// changes the set from which they take; everything else wants the set alone.  A set that
// takes all of another one while it is empty has the same memory, until one of them
// changes; and what is left of a set that loses members is interned, see
// blocks_openmp.cuh.
#pragma once

#include <algorithm>
#include <unordered_map>

#include "blocks_openmp.cuh"
#include "choice.cuh"
#include "primitives.cuh"
#include "types.cuh"

namespace lh::pta {

// What a property has for each node: the address of a block, or 0 for the empty set.
// The lowest bit is 1 while a thread changes the set.
struct Bits {
    std::uint64_t word;
};

// The set as long as nobody changes it; null if it is empty.
inline const Block* block_of(const Bits* set) {
    return reinterpret_cast<const Block*>(set->word);
}

// The only user of a set till it is put back.
inline Block* lock(Bits* set) {
    for (;; pause()) {
        std::uint64_t seen = load_racy(&set->word);
        if (seen % 2 != 0) continue;
        if (__atomic_compare_exchange_n(&set->word, &seen, seen + 1, false,
                                        __ATOMIC_ACQUIRE, __ATOMIC_RELAXED)) {
            return reinterpret_cast<Block*>(seen);
        }
    }
}

inline void unlock(Bits* set, const Block* block) {
    __atomic_store_n(&set->word, reinterpret_cast<std::uint64_t>(block),
                     __ATOMIC_RELEASE);
}

// The first place from `i` on that is not below `wanted`; near ones are found fast.
inline std::int64_t seek(const std::uint32_t* places, std::int64_t i,
                         std::int64_t count, std::uint32_t wanted) {
    const std::int64_t near = std::min(i + 8, count);
    while (i < near && places[i] < wanted) ++i;
    if (i < near || i == count) return i;
    std::int64_t step = 8;
    while (i + step < count && places[i + step] < wanted) {
        i += step;
        step *= 2;
    }
    const std::uint32_t* const end = places + std::min(i + step, count);
    return std::lower_bound(places + i, end, wanted) - places;
}

// What of `other` a set lacks.
struct Lack {
    std::int64_t places = 0;
    bool bits = false;
};

inline Lack lack(const Block& set, const Block& other) {
    const std::uint64_t* const my_words = set.words();
    const std::uint32_t* const my_places = set.places();
    const std::uint64_t* const their_words = other.words();
    const std::uint32_t* const their_places = other.places();
    const std::int64_t length = set.count;
    Lack found;
    std::int64_t i = 0;
    for (std::int64_t j = 0; j < other.count; ++j) {
        i = seek(my_places, i, length, their_places[j]);
        if (i == length) {
            found.places += other.count - j;
            break;
        }
        if (my_places[i] == their_places[j]) {
            found.bits |= (their_words[j] & ~my_words[i]) != 0;
        } else {
            ++found.places;
        }
    }
    return found;
}

// Both sets into `out`, which has room for the `count` words of the result and may be
// `set`: from the back, so that what is read is still there.
inline void merge(const Block& set, const Block& other, Block& out,
                  std::int64_t count) {
    const std::uint64_t* const my_words = set.words();
    const std::uint32_t* const my_places = set.places();
    const std::uint64_t* const their_words = other.words();
    const std::uint32_t* const their_places = other.places();
    std::uint64_t* const words = out.words();
    std::uint32_t* const places = out.places();
    std::int64_t i = std::int64_t{set.count} - 1;
    std::int64_t j = std::int64_t{other.count} - 1;
    std::int64_t k = count - 1;
    // A few words among many: what lies between two of them moves as a whole.
    for (; i >= 0 && j >= 0 && other.count < set.count / 8; --j, --k) {
        const std::uint32_t theirs = their_places[j];
        const std::int64_t at =
            std::lower_bound(my_places, my_places + i + 1, theirs) - my_places;
        const bool in_both = at <= i && my_places[at] == theirs;
        const std::int64_t moved = at + in_both;
        if (words + k != my_words + i) {
            std::copy_backward(my_words + moved, my_words + i + 1, words + k + 1);
            std::copy_backward(my_places + moved, my_places + i + 1, places + k + 1);
        }
        k -= i + 1 - moved;
        words[k] = their_words[j] | (in_both ? my_words[at] : 0);
        places[k] = theirs;
        i = at - 1;
    }
    for (; i >= 0 && j >= 0; --k) {
        const std::uint32_t mine = my_places[i];
        const std::uint32_t theirs = their_places[j];
        const std::int64_t from_mine = mine >= theirs;
        const std::int64_t from_theirs = theirs >= mine;
        // Masks, since a branch would be a guess.
        const auto my_mask = static_cast<std::uint64_t>(-from_mine);
        const auto their_mask = static_cast<std::uint64_t>(-from_theirs);
        words[k] = (my_words[i] & my_mask) | (their_words[j] & their_mask);
        places[k] = std::max(mine, theirs);
        i -= from_mine;
        j -= from_theirs;
    }
    // Of at most one there is something left.
    const Block& rest = j >= 0 ? other : set;
    if (k >= 0 && &rest != &out) {
        std::copy_n(rest.words(), k + 1, words);
        std::copy_n(rest.places(), k + 1, places);
    }
    out.count = static_cast<std::uint32_t>(count);
}

// What `block` becomes with `other`, word by word.
inline Block* merged(Arena* arena, Block* block, const Block& other) {
    const Lack missing = lack(*block, other);
    const std::int64_t count = block->count + missing.places;
    if (missing.places == 0) {
        if (!missing.bits) return block;
        block = arena->own(block, count + label_words);
        std::uint64_t* const words = block->words();
        const std::uint32_t* const places = block->places();
        const std::uint32_t* const their_places = other.places();
        std::int64_t i = 0;
        for (std::int64_t j = 0; j < other.count; ++j) {
            i = seek(places, i, count, their_places[j]);
            words[i] |= other.words()[j];
        }
        return block;
    }
    if (count <= block->capacity() && arena->is_private(block)) {
        merge(*block, other, *block, count);
        return block;
    }
    Block* const larger = arena->allocate(count + label_words);
    merge(*block, other, *larger, count);
    arena->drop(block);
    return larger;
}

// What `block` becomes without the members of `other`, word by word; null if that is
// nothing.
inline Block* without(Arena* arena, Block* block, const Block& other) {
    const std::uint64_t* const my_words = block->words();
    const std::uint32_t* const my_places = block->places();
    const std::uint64_t* const their_words = other.words();
    const std::uint32_t* const their_places = other.places();
    const std::int64_t length = other.count;
    // Where the words are that stay, which is another block if others have this one.
    Block* out = arena->is_private(block) ? block : nullptr;
    std::uint64_t* words = out == nullptr ? nullptr : out->words();
    std::uint32_t* places = out == nullptr ? nullptr : out->places();
    std::uint32_t kept = 0;
    std::int64_t j = 0;
    for (std::uint32_t i = 0; i < block->count; ++i) {
        const std::uint32_t place = my_places[i];
        const std::uint64_t word = my_words[i];
        j = seek(their_places, j, length, place);
        const std::uint64_t gone =
            j < length && their_places[j] == place ? their_words[j] : 0;
        if (out == nullptr) {
            if ((word & gone) == 0) {
                ++kept;
                continue;
            }
            out = arena->allocate(block->count + label_words);
            words = out->words();
            places = out->places();
            std::copy_n(my_words, kept, words);
            std::copy_n(my_places, kept, places);
        }
        words[kept] = word & ~gone;
        places[kept] = place;
        kept += (word & ~gone) != 0;
    }
    if (out == nullptr) return block;
    if (out != block) arena->drop(block);
    out->count = kept;
    if (kept > 0) return out;
    arena->drop(out);
    return nullptr;
}

// What `block` becomes with `other`.
inline Block* united(Arena* arena, Block* block, Block* other) {
    if (block == nullptr) return arena->share(other);
    if (block == other) return block;
    if (!other->is_interned()) return merged(arena, block, *other);
    block = arena->intern(block);
    const Question question(Operation::unite, *block, *other);
    Block* answer;
    if (arena->recall(question, &answer)) {
        arena->drop(block);
        return answer;
    }
    answer = arena->intern(merged(arena, block, *other));
    arena->remember(question, answer);
    return answer;
}

// What `block` becomes without the members of `other`, interned or null.
inline Block* separated(Arena* arena, Block* block, const Block& other) {
    if (!other.is_interned()) {
        block = without(arena, block, other);
        return block == nullptr ? nullptr : arena->intern(block);
    }
    block = arena->intern(block);
    const Question question(Operation::complement, *block, other);
    Block* answer;
    if (arena->recall(question, &answer)) {
        arena->drop(block);
        return answer;
    }
    answer = without(arena, block, other);
    if (answer != nullptr) answer = arena->intern(answer);
    arena->remember(question, answer);
    return answer;
}

// What several threads may do to one set at a time.

inline void add(Arena* arena, Bits* set, int item) {
    const std::uint32_t place = static_cast<std::uint32_t>(item) / 64;
    const std::uint64_t bit = std::uint64_t{1} << item % 64;
    Block* block = lock(set);
    if (block == nullptr) block = arena->allocate(1);
    const std::uint32_t at = static_cast<std::uint32_t>(
        std::lower_bound(block->places(), block->places() + block->count, place) -
        block->places());
    const bool there = at < block->count && block->places()[at] == place;
    if (!there || (block->words()[at] & bit) == 0) {
        block = arena->own(block, std::int64_t{block->count} + !there);
        std::uint64_t* const words = block->words();
        std::uint32_t* const places = block->places();
        if (there) {
            words[at] |= bit;
        } else {
            const std::uint32_t count = block->count++;
            std::copy_backward(words + at, words + count, words + count + 1);
            std::copy_backward(places + at, places + count, places + count + 1);
            words[at] = bit;
            places[at] = place;
        }
    }
    unlock(set, block);
}

inline void unite(Arena* arena, Bits* set, const Bits* other) {
    auto* const theirs = reinterpret_cast<Block*>(other->word);
    if (set == other || theirs == nullptr) return;
    unlock(set, united(arena, lock(set), theirs));
}

// Of the bits of a word, those whose sizes are larger.
inline std::uint64_t larger(const std::int32_t* sizes, int than, std::uint64_t word) {
    std::uint64_t found = 0;
    for (std::uint64_t left = word; left != 0; left &= left - 1) {
        const int bit = __builtin_ctzll(left);
        found |= static_cast<std::uint64_t>(sizes[bit] > than) << bit;
    }
    return found;
}

// Of all 64, faster than of more than a few.
inline std::uint64_t larger(const std::int32_t* sizes, int than) {
    std::uint8_t are[64];
    for (int bit = 0; bit < 64; ++bit) are[bit] = sizes[bit] > than;
    std::uint64_t found = 0;
    for (int byte = 0; byte < 8; ++byte) {
        std::uint64_t eight;
        memcpy(&eight, are + 8 * byte, sizeof eight);
        // The lowest bits of eight bytes, in their order, as the highest byte.
        found |= (eight * 0x0102040810204080u >> 56) << 8 * byte;
    }
    return found;
}

// Adds z + by for each z of `other`, another set, with size[z] > by.
inline void unite_shifted(Arena* arena, Bits* set, const Bits* other, int by,
                          const std::int32_t* size) {
    const Block* const theirs = block_of(other);
    if (theirs == nullptr) return;
    Block* const moved = arena->allocate(2 * std::int64_t{theirs->count});
    std::uint64_t* const words = moved->words();
    std::uint32_t* const places = moved->places();
    const auto put = [&](std::uint32_t place, std::uint64_t word) {
        if (word == 0) return;
        if (moved->count > 0 && places[moved->count - 1] == place) {
            words[moved->count - 1] |= word;
            return;
        }
        places[moved->count] = place;
        words[moved->count++] = word;
    };
    const auto distance = static_cast<std::uint32_t>(by);
    const std::uint64_t* const their_words = theirs->words();
    const std::uint32_t* const their_places = theirs->places();
    for (std::uint32_t i = 0; i < theirs->count; ++i) {
        const std::uint32_t place = their_places[i];
        const std::int32_t* const sizes = size + std::int64_t{place} * 64;
        const std::uint64_t word = their_words[i];
        // Where another word is after, there are sizes for all 64.
        const bool many = i + 1 < theirs->count && __builtin_popcountll(word) > 8;
        const std::uint64_t legal =
            many ? word & larger(sizes, by) : larger(sizes, by, word);
        put(place + distance / 64, legal << distance % 64);
        if (distance % 64 != 0) {
            put(place + distance / 64 + 1, legal >> (64 - distance % 64));
        }
    }
    if (moved->count > 0) unlock(set, united(arena, lock(set), moved));
    arena->drop(moved);
}

// What wants the set alone.

inline void clear(Arena* arena, Bits* set) {
    arena->drop(reinterpret_cast<Block*>(set->word));
    set->word = 0;
}

// Interns what is left of the set: it is what other sets take and are compared with.
inline void complement(Arena* arena, Bits* set, const Bits* other) {
    auto* block = reinterpret_cast<Block*>(set->word);
    const Block* const theirs = block_of(other);
    if (block == nullptr) return;
    if (block == theirs) return clear(arena, set);
    block = theirs == nullptr ? arena->intern(block) : separated(arena, block, *theirs);
    set->word = reinterpret_cast<std::uint64_t>(block);
}

// Moves `other` into `set`, which loses what it had.
inline void take(Arena* arena, Bits* set, Bits* other) {
    if (set == other) return;
    clear(arena, set);
    std::swap(set->word, other->word);
}

// What only reads.

inline bool is_empty(Arena*, const Bits* set) { return load_racy(&set->word) <= 1; }

inline bool has(Arena*, const Bits* set, int item) {
    const Block* const block = block_of(set);
    if (block == nullptr) return false;
    const std::uint32_t place = static_cast<std::uint32_t>(item) / 64;
    const std::uint32_t* const end = block->places() + block->count;
    const std::uint32_t* const at = std::lower_bound(block->places(), end, place);
    if (at == end || *at != place) return false;
    return (block->words()[at - block->places()] >> item % 64 & 1) != 0;
}

inline int size(Arena*, const Bits* set) {
    const Block* const block = block_of(set);
    int count = 0;
    for (std::uint32_t i = 0; block != nullptr && i < block->count; ++i) {
        count += __builtin_popcountll(block->words()[i]);
    }
    return count;
}

inline bool equal(Arena*, const Bits* set, const Bits* other) {
    const Block* const mine = block_of(set);
    const Block* const theirs = block_of(other);
    if (mine == theirs) return true;
    return mine != nullptr && theirs != nullptr && equal(*mine, *theirs);
}

// visit(place, word) for the halves of words, as choice.cuh has them.
template <class Visit>
inline void visit_words(const Bits* set, Visit visit) {
    const Block* const block = block_of(set);
    for (std::uint32_t i = 0; block != nullptr && i < block->count; ++i) {
        for (std::uint32_t half = 0; half < 2; ++half) {
            const auto word = static_cast<std::uint32_t>(block->words()[i] >> 32 * half);
            if (word != 0) visit(2 * block->places()[i] + half, word);
        }
    }
}

// Equal for equal sets.
inline std::uint64_t hash(Arena*, const Bits* set) {
    std::uint64_t sum = 0;
    visit_words(set, [&](std::uint32_t place, std::uint32_t word) {
        sum += hash_of(place, word);
    });
    return sum;
}

// The same member of equal sets; -1 of the empty one.
inline int chosen(Arena* arena, const Bits* set) {
    Choice choice(hash(arena, set));
    visit_words(set, [&](std::uint32_t place, std::uint32_t word) {
        choice.offer(place, word);
    });
    return choice.item;
}

// body(item) for each member, in order.
template <class Body>
inline void each(Arena*, const Bits* set, Body body) {
    const Block* const block = block_of(set);
    if (block == nullptr) return;
    const std::uint64_t* const words = block->words();
    const std::uint32_t* const places = block->places();
    const std::uint32_t count = block->count;
    for (std::uint32_t i = 0; i < count; ++i) {
        const std::uint32_t first = places[i] * 64;
        for (std::uint64_t left = words[i]; left != 0; left &= left - 1) {
            body(static_cast<int>(first + __builtin_ctzll(left)));
        }
    }
}

}  // namespace lh::pta

// For Python, which has the `count` sets of a property.

extern "C" {

// Where the words of each set begin, starts[0 … count]; returns how many there are.
std::int64_t lh_pta_words(const void* sets, std::int64_t count, std::int64_t* starts) {
    const auto* const given = static_cast<const lh::pta::Bits*>(sets);
    starts[0] = 0;
    for (std::int64_t i = 0; i < count; ++i) {
        const lh::pta::Block* const block = lh::pta::block_of(given + i);
        starts[i + 1] = starts[i] + (block == nullptr ? 0 : block->count);
    }
    return starts[count];
}

// Sets with one block are equal, and interned blocks are one where sets are equal: one
// set of each block, in the order of the first to have it; `classes` says which is that
// of each set.  Returns how many there are.
std::int64_t lh_pta_alike(const void* sets, std::int64_t count, void* different,
                          std::int32_t* classes) {
    const auto* const given = static_cast<const lh::pta::Bits*>(sets);
    auto* const chosen = static_cast<lh::pta::Bits*>(different);
    std::unordered_map<std::uint64_t, std::int32_t> numbers;
    for (std::int64_t i = 0; i < count; ++i) {
        const auto number = static_cast<std::int32_t>(numbers.size());
        const auto [known, is_new] = numbers.try_emplace(given[i].word, number);
        if (is_new) chosen[number] = given[i];
        classes[i] = known->second;
    }
    return static_cast<std::int64_t>(numbers.size());
}

// The words of all sets one after the other, and the places of the words.
void lh_pta_read(const void* sets, std::int64_t count, std::int32_t* places,
                 std::uint64_t* words) {
    const auto* const given = static_cast<const lh::pta::Bits*>(sets);
    for (std::int64_t i = 0; i < count; ++i) {
        const lh::pta::Block* const block = lh::pta::block_of(given + i);
        if (block == nullptr) continue;
        places = std::copy_n(block->places(), block->count, places);
        words = std::copy_n(block->words(), block->count, words);
    }
}

// Puts words that are sorted within a set, and not 0, into sets without memory.
void lh_pta_write(void* sets, std::int64_t count, const std::int64_t* starts,
                  const std::int32_t* places, const std::uint64_t* words) {
    auto* const given = static_cast<lh::pta::Bits*>(sets);
    for (std::int64_t i = 0; i < count; ++i) {
        const std::int64_t length = starts[i + 1] - starts[i];
        given[i].word = 0;
        if (length == 0) continue;
        lh::pta::Block* const block = lh::pta::arena()->allocate(length);
        std::copy_n(places + starts[i], length, block->places());
        std::copy_n(words + starts[i], length, block->words());
        block->count = static_cast<std::uint32_t>(length);
        lh::pta::unlock(given + i, block);
    }
}

// Adds words that are sorted within a set, and not 0, to sets.
void lh_pta_unite(void* sets, std::int64_t count, const std::int64_t* starts,
                  const std::int32_t* places, const std::uint64_t* words) {
    auto* const given = static_cast<lh::pta::Bits*>(sets);
#pragma omp parallel for schedule(dynamic, 256)
    for (std::int64_t i = 0; i < count; ++i) {
        const std::int64_t length = starts[i + 1] - starts[i];
        if (length == 0) continue;
        lh::pta::Bits more{};
        const std::int64_t begin[2] = {0, length};
        lh_pta_write(&more, 1, begin, places + starts[i], words + starts[i]);
        lh::pta::unite(lh::pta::arena(), given + i, &more);
        lh::pta::clear(lh::pta::arena(), &more);
    }
}

// Every set of this library is gone.
void lh_pta_release() { lh::pta::arena()->release(); }

// Bytes that the sets take, with what is spare.
std::int64_t lh_pta_memory() { return lh::pta::arena()->memory(); }
}
