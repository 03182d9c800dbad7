// Sets of node ids as sorted arrays of words, for threads: what bits.cuh does for warps.
//
// Any number of threads may add and unite into one set at a time, as long as nobody
// changes the set from which they take; everything else wants the set alone.  A set that
// takes all of another one while it is empty has the same memory, until one of them
// changes.  Memory is kept for other sets when none has it any more, and released for
// all of them at once.
#pragma once

#include <algorithm>
#include <cstdlib>
#include <cstring>
#include <mutex>
#include <new>
#include <vector>

#include "choice.cuh"
#include "primitives.cuh"
#include "types.cuh"

namespace lh::pta {

// The words of sets: word i has the ids 64 * places()[i] and up, and is not 0.
struct Block {
    std::uint32_t count;
    // The size class, and size_classes times the number of sets but one that have it.
    std::uint32_t state;

    std::uint64_t* words() { return reinterpret_cast<std::uint64_t*>(this + 1); }
    std::uint32_t* places() {
        return reinterpret_cast<std::uint32_t*>(words() + capacity());
    }
    const std::uint64_t* words() const { return const_cast<Block*>(this)->words(); }
    const std::uint32_t* places() const { return const_cast<Block*>(this)->places(); }

    std::uint32_t size_class() const;
    std::int64_t capacity() const { return capacity(size_class()); }

    // 32 and 48 bytes, and twice, four times, … as many.
    static std::int64_t bytes(std::uint32_t size_class) {
        return std::int64_t{size_class % 2 == 0 ? 32 : 48} << size_class / 2;
    }
    static std::int64_t capacity(std::uint32_t size_class) {
        return (bytes(size_class) - 8) / 12;
    }
};

// What a property has for each node: the address of a block, or 0 for the empty set.
// The lowest bit is 1 while a thread changes the set.
struct Bits {
    std::uint64_t word;
};

inline constexpr std::int64_t chunk_bytes = 1 << 20;
inline constexpr std::uint32_t size_classes = 64;
// So many sets at most have one block; threads may count a few too many.
inline constexpr std::uint32_t most_shares = 1 << 25;

inline std::uint32_t Block::size_class() const {
    return __atomic_load_n(&state, __ATOMIC_RELAXED) % size_classes;
}

// What a thread has at hand of the arena's memory.
struct Local {
    std::int64_t generation;
    char* next;
    char* end;
    Block* free[size_classes];
};

// Not `inline`, nor within an inline function: g++ would give all shared libraries of a
// process the same one.
static thread_local Local local_{};

// The memory of all sets of a shared library.
class Arena {
public:
    Arena() = default;
    Arena(const Arena&) = delete;
    Arena& operator=(const Arena&) = delete;
    ~Arena() { release(); }

    // Never null.  Throws std::bad_alloc.
    Block* allocate(std::int64_t capacity) {
        Local& local = this->local();
        std::uint32_t size_class = 0;
        while (Block::capacity(size_class) < capacity) ++size_class;
        Block*& free = local.free[size_class];
        Block* block = free;
        if (block != nullptr) {
            memcpy(&free, block->words(), sizeof free);
        } else {
            block = reinterpret_cast<Block*>(carve(local, Block::bytes(size_class)));
        }
        block->count = 0;
        block->state = size_class;
        return block;
    }

    // For one more set.
    Block* share(Block* block) {
        const std::uint32_t state = __atomic_load_n(&block->state, __ATOMIC_RELAXED);
        if (state / size_classes >= most_shares) return copy(*block, block->count);
        __atomic_fetch_add(&block->state, size_classes, __ATOMIC_RELAXED);
        return block;
    }

    bool is_shared(const Block* block) const {
        return __atomic_load_n(&block->state, __ATOMIC_ACQUIRE) >= size_classes;
    }

    Block* copy(const Block& block, std::int64_t capacity) {
        Block* const made = allocate(capacity);
        std::copy_n(block.words(), block.count, made->words());
        std::copy_n(block.places(), block.count, made->places());
        made->count = block.count;
        return made;
    }

    // What a set may change that has the block, with room for so many words.
    Block* own(Block* block, std::int64_t capacity) {
        if (!is_shared(block) && capacity <= block->capacity()) return block;
        Block* const made = copy(*block, capacity);
        drop(block);
        return made;
    }

    // One set less has it: the last one leaves it to the next set of this thread that
    // needs as much.
    void drop(Block* block) {
        if (block == nullptr) return;
        const std::uint32_t before =
            __atomic_fetch_sub(&block->state, size_classes, __ATOMIC_ACQ_REL);
        if (before >= size_classes) return;
        Block*& first = local().free[before];
        memcpy(block->words(), &first, sizeof first);
        first = block;
    }

    // Every set is gone; nobody may use one meanwhile.
    void release() {
        const std::lock_guard<std::mutex> guard(mutex);
        for (char* chunk : chunks) std::free(chunk);
        chunks.clear();
        taken = 0;
        ++generation;
    }

    std::int64_t memory() {
        const std::lock_guard<std::mutex> guard(mutex);
        return taken;
    }

private:
    std::mutex mutex;
    std::vector<char*> chunks;
    std::int64_t taken = 0;
    std::int64_t generation = 1;

    Local& local() const {
        if (local_.generation != generation) {
            local_ = Local{};
            local_.generation = generation;
        }
        return local_;
    }

    char* carve(Local& local, std::int64_t bytes) {
        if (bytes > chunk_bytes / 4) return chunk(bytes);
        if (local.end - local.next < bytes) {
            local.next = chunk(chunk_bytes);
            local.end = local.next + chunk_bytes;
        }
        char* const memory = local.next;
        local.next += bytes;
        return memory;
    }

    char* chunk(std::int64_t bytes) {
        auto* const memory =
            static_cast<char*>(std::malloc(static_cast<std::size_t>(bytes)));
        if (memory == nullptr) throw std::bad_alloc();
        const std::lock_guard<std::mutex> guard(mutex);
        chunks.push_back(memory);
        taken += bytes;
        return memory;
    }
};

static Arena arena_;

inline Arena* arena() { return &arena_; }

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
    const std::uint32_t* const mine = set.places();
    const std::uint32_t* const theirs = other.places();
    Lack found;
    std::int64_t i = 0;
    for (std::int64_t j = 0; j < other.count; ++j) {
        i = seek(mine, i, set.count, theirs[j]);
        if (i == set.count) {
            found.places += other.count - j;
            break;
        }
        if (mine[i] == theirs[j]) {
            found.bits = found.bits || (other.words()[j] & ~set.words()[i]) != 0;
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

// What `block` becomes with `other`.
inline Block* united(Arena* arena, Block* block, Block* other) {
    if (block == nullptr) return arena->share(other);
    if (block == other) return block;
    const Lack missing = lack(*block, *other);
    const std::int64_t count = block->count + missing.places;
    if (missing.places == 0) {
        if (!missing.bits) return block;
        block = arena->own(block, count);
        std::int64_t i = 0;
        for (std::int64_t j = 0; j < other->count; ++j) {
            i = seek(block->places(), i, block->count, other->places()[j]);
            block->words()[i] |= other->words()[j];
        }
        return block;
    }
    if (count <= block->capacity() && !arena->is_shared(block)) {
        merge(*block, *other, *block, count);
        return block;
    }
    Block* const larger = arena->allocate(count);
    merge(*block, *other, *larger, count);
    arena->drop(block);
    return larger;
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
    for (std::uint32_t i = 0; i < theirs->count; ++i) {
        const std::uint32_t place = theirs->places()[i];
        std::uint64_t legal = 0;
        for (std::uint64_t left = theirs->words()[i]; left != 0; left &= left - 1) {
            if (size[place * 64 + __builtin_ctzll(left)] > by) legal |= left & -left;
        }
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

inline void complement(Arena* arena, Bits* set, const Bits* other) {
    auto* block = reinterpret_cast<Block*>(set->word);
    const Block* const theirs = block_of(other);
    if (block == nullptr || theirs == nullptr) return;
    if (block == theirs) return clear(arena, set);
    const std::uint32_t before = block->count;
    const std::int64_t length = theirs->count;
    // Where the words are that stay, which is another block if others have this one.
    Block* out = arena->is_shared(block) ? nullptr : block;
    std::uint32_t kept = 0;
    std::int64_t j = 0;
    for (std::uint32_t i = 0; i < before; ++i) {
        const std::uint32_t place = block->places()[i];
        std::uint64_t word = block->words()[i];
        j = seek(theirs->places(), j, length, place);
        const std::uint64_t gone =
            j < length && theirs->places()[j] == place ? theirs->words()[j] : 0;
        if (out == nullptr) {
            if ((word & gone) == 0) {
                ++kept;
                continue;
            }
            out = arena->allocate(before);
            std::copy_n(block->words(), kept, out->words());
            std::copy_n(block->places(), kept, out->places());
        }
        word &= ~gone;
        out->words()[kept] = word;
        out->places()[kept] = place;
        kept += word != 0;
    }
    if (out == nullptr) return;
    if (out != block) {
        arena->drop(block);
        set->word = reinterpret_cast<std::uint64_t>(out);
    }
    out->count = kept;
    if (kept == 0) clear(arena, set);
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
    if (mine == nullptr || theirs == nullptr || mine->count != theirs->count) {
        return false;
    }
    return std::equal(mine->places(), mine->places() + mine->count, theirs->places()) &&
           std::equal(mine->words(), mine->words() + mine->count, theirs->words());
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
    for (std::uint32_t i = 0; block != nullptr && i < block->count; ++i) {
        const std::uint32_t first = block->places()[i] * 64;
        for (std::uint64_t left = block->words()[i]; left != 0; left &= left - 1) {
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
