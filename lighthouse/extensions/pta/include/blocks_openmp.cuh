// The memory of sets on threads: blocks of words, which sets with equal contents share.
//
// A block is made private: the set that has it may change it while no other one has it.
// An interned block never changes, and all sets whose blocks are interned and equal have
// the same one; so what comes of two of them is remembered instead of computed again
// (Barbar and Sui, Hash Consed Points-To Sets, SAS 2021).
//
// Nothing remembered keeps a block alive.  A block that no set has is used again, but
// as one of its size class, till all memory is released: whoever finds it by an old
// pointer may look at its state, and sees by the serial number that it is another one.
#pragma once

#include <algorithm>
#include <cstdlib>
#include <cstring>
#include <memory>
#include <mutex>
#include <new>
#include <utility>
#include <vector>

#include "choice.cuh"
#include "primitives.cuh"
#include "types.cuh"

namespace lh::pta {

struct Block;

// What an interned block has after its words.
struct Label {
    std::uint64_t serial;  // which no other block ever has; not 0
    std::uint64_t hash;
    Block* next;  // in the bucket
};

inline constexpr std::int64_t label_words = sizeof(Label) / sizeof(std::uint64_t);

// The words of sets: word i has the ids 64 * places()[i] and up, and is not 0.
struct Block {
    std::uint32_t count;
    // The size class, whether it is interned, and how many sets have it.
    std::uint32_t state;

    std::uint64_t* words() { return reinterpret_cast<std::uint64_t*>(this + 1); }
    std::uint32_t* places() {
        return reinterpret_cast<std::uint32_t*>(words() + capacity());
    }
    const std::uint64_t* words() const { return const_cast<Block*>(this)->words(); }
    const std::uint32_t* places() const { return const_cast<Block*>(this)->places(); }
    Label* label() const {
        auto* const words = const_cast<Block*>(this)->words();
        return reinterpret_cast<Label*>(words + capacity() - label_words);
    }

    std::uint32_t size_class() const;
    bool is_interned() const;
    std::int64_t capacity() const { return capacity(size_class()); }

    // 32 and 48 bytes, and twice, four times, … as many.
    static constexpr std::int64_t bytes(std::uint32_t size_class) {
        return std::int64_t{size_class % 2 == 0 ? 32 : 48} << size_class / 2;
    }
    static std::int64_t capacity(std::uint32_t size_class);
};

inline constexpr std::int64_t chunk_bytes = 1 << 20;
// What a state adds up.
inline constexpr std::uint32_t size_classes = 64;
inline constexpr std::uint32_t interned = size_classes;
inline constexpr std::uint32_t one_set = 2 * size_classes;
// So many sets at most have one block; threads may count a few too many.
inline constexpr std::uint32_t most_sets = 1 << 24;

struct Capacities {
    std::int64_t of[size_classes];

    constexpr Capacities() : of() {
        for (std::uint32_t i = 0; i < size_classes; ++i) of[i] = (Block::bytes(i) - 8) / 12;
    }
};
inline constexpr Capacities capacities;

inline std::int64_t Block::capacity(std::uint32_t size_class) {
    return capacities.of[size_class];
}

inline std::uint32_t Block::size_class() const {
    return __atomic_load_n(&state, __ATOMIC_RELAXED) % size_classes;
}

inline bool Block::is_interned() const {
    return (__atomic_load_n(&state, __ATOMIC_RELAXED) & interned) != 0;
}

inline bool equal(const Block& one, const Block& other) {
    return one.count == other.count &&
           std::equal(one.places(), one.places() + one.count, other.places()) &&
           std::equal(one.words(), one.words() + one.count, other.words());
}

inline std::uint64_t hash_of(const Block& block) {
    const std::uint64_t* const words = block.words();
    const std::uint32_t* const places = block.places();
    std::uint64_t sum = 0;
    for (std::uint32_t i = 0; i < block.count; ++i) {
        sum += mix(words[i] + places[i] * 0x9e3779b97f4a7c15u);
    }
    return mix(sum);
}

enum class Operation : std::uint64_t { unite, complement };

// An operation on two interned blocks, by their serial numbers.
struct Question {
    std::uint64_t first;
    std::uint64_t second;

    Question(Operation operation, const Block& one, const Block& other)
        : first(2 * one.label()->serial + static_cast<std::uint64_t>(operation)),
          second(other.label()->serial) {}
};

// What came of one: null, with serial number 0, if that was the empty set.
struct Answer {
    std::uint64_t first;
    std::uint64_t second;
    Block* block;
    std::uint64_t serial;
};

// In the second cache, beside the sets that are looked at.
inline constexpr std::uint64_t answers = 1 << 12;

// What a thread has at hand of the arena's memory.
struct Local {
    std::int64_t generation;
    char* next;
    char* end;
    Block* free[size_classes];
    std::uint64_t serial;
    Answer* answers;
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
        __atomic_store_n(&block->state, one_set + size_class, __ATOMIC_RELAXED);
        return block;
    }

    // For one more set.
    Block* share(Block* block) {
        const std::uint32_t state = __atomic_load_n(&block->state, __ATOMIC_RELAXED);
        if (state / one_set >= most_sets) return copy(*block, block->count);
        __atomic_fetch_add(&block->state, one_set, __ATOMIC_RELAXED);
        return block;
    }

    // Whether the set that has it may change it.
    bool is_private(const Block* block) const {
        return is_private(__atomic_load_n(&block->state, __ATOMIC_ACQUIRE));
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
        if (is_private(block) && capacity <= block->capacity()) return block;
        Block* const made = copy(*block, capacity);
        drop(block);
        return made;
    }

    // One set less has it: the last one leaves it to the next set of this thread that
    // needs as much.
    void drop(Block* block) {
        if (block == nullptr) return;
        std::uint32_t state = __atomic_load_n(&block->state, __ATOMIC_ACQUIRE);
        if (!is_private(state)) {
            state = __atomic_fetch_sub(&block->state, one_set, __ATOMIC_ACQ_REL);
            if (state / one_set > 1) return;
            if ((state & interned) != 0) remove(block);
        }
        const std::uint32_t size_class = state % size_classes;
        __atomic_store_n(&block->state, size_class, __ATOMIC_RELAXED);
        Block*& first = local().free[size_class];
        memcpy(block->words(), &first, sizeof first);
        first = block;
    }

    // The interned block that a set has instead of one that is not empty.
    Block* intern(Block* block) {
        if (block->is_interned()) return block;
        const std::uint64_t hash = hash_of(*block);
        Shard& shard = shards[hash % most_shards];
        Block* found;
        {
            const std::lock_guard<std::mutex> guard(shard.mutex);
            found = find(shard, hash, *block);
            if (found == nullptr) {
                block = own(block, block->count + label_words);
                block->label()->serial = next_serial();
                block->label()->hash = hash;
                insert(shard, block);
                __atomic_fetch_add(&block->state, interned, __ATOMIC_RELEASE);
                return block;
            }
        }
        drop(block);
        return found;
    }

    // Whether `answer` is known: a block for one more set, or null for the empty one.
    bool recall(const Question& question, Block** answer) {
        const Answer& known = answer_to(question);
        if (known.first != question.first || known.second != question.second) {
            return false;
        }
        *answer = known.block;
        if (known.block == nullptr) return true;
        if (!revive(known.block)) return false;
        if (known.block->label()->serial == known.serial) return true;
        drop(known.block);
        return false;
    }

    // The answer is interned, or null.
    void remember(const Question& question, Block* answer) {
        const std::uint64_t serial = answer == nullptr ? 0 : answer->label()->serial;
        answer_to(question) = {question.first, question.second, answer, serial};
    }

    // Every set is gone; nobody may use one meanwhile.
    void release() {
        const std::lock_guard<std::mutex> guard(mutex);
        for (char* chunk : chunks) std::free(chunk);
        chunks.clear();
        known.clear();
        for (Shard& shard : shards) {
            shard.buckets = {};
            shard.count = 0;
        }
        taken = 0;
        ++generation;
    }

    std::int64_t memory() {
        const std::lock_guard<std::mutex> guard(mutex);
        return taken;
    }

private:
    static constexpr std::uint64_t most_shards = 64;

    // The interned blocks whose hashes have the same remainder.
    struct alignas(64) Shard {
        std::mutex mutex;
        std::vector<Block*> buckets;  // a power of two, or none
        std::uint64_t count = 0;

        Block*& bucket(std::uint64_t hash) {
            return buckets[hash / most_shards % buckets.size()];
        }
    };

    std::mutex mutex;
    std::vector<char*> chunks;
    std::vector<std::unique_ptr<Answer[]>> known;  // by threads
    std::int64_t taken = 0;
    std::int64_t generation = 1;
    std::uint64_t serials = 0;
    Shard shards[most_shards];

    Local& local() const {
        if (local_.generation != generation) {
            local_ = Local{};
            local_.generation = generation;
        }
        return local_;
    }

    static bool is_private(std::uint32_t state) {
        return state - state % size_classes == one_set;
    }

    // For one more set, if it is an interned block that a set has.
    static bool revive(Block* block) {
        std::uint32_t state = __atomic_load_n(&block->state, __ATOMIC_RELAXED);
        do {
            const std::uint32_t sets = state / one_set;
            if ((state & interned) == 0 || sets == 0 || sets >= most_sets) return false;
        } while (!__atomic_compare_exchange_n(&block->state, &state, state + one_set,
                                              true, __ATOMIC_ACQUIRE,
                                              __ATOMIC_RELAXED));
        return true;
    }

    // The interned block with the words of another one, for one more set; null if there
    // is none.
    static Block* find(Shard& shard, std::uint64_t hash, const Block& words) {
        if (shard.count == 0) return nullptr;
        Block* found = shard.bucket(hash);
        while (found != nullptr && (found->label()->hash != hash ||
                                    !equal(*found, words) || !revive(found))) {
            found = found->label()->next;
        }
        return found;
    }

    static void insert(Shard& shard, Block* block) {
        if (shard.count == shard.buckets.size()) {
            const std::vector<Block*> before = std::move(shard.buckets);
            shard.buckets.assign(std::max<std::size_t>(64, 2 * before.size()), nullptr);
            for (Block* first : before) {
                while (first != nullptr) {
                    Block* const next = first->label()->next;
                    put(shard, first);
                    first = next;
                }
            }
        }
        ++shard.count;
        put(shard, block);
    }

    static void put(Shard& shard, Block* block) {
        Block*& first = shard.bucket(block->label()->hash);
        block->label()->next = first;
        first = block;
    }

    // Of a block that no set has: nobody revives it any more.
    void remove(Block* block) {
        const std::uint64_t hash = block->label()->hash;
        Shard& shard = shards[hash % most_shards];
        const std::lock_guard<std::mutex> guard(shard.mutex);
        Block** at = &shard.bucket(hash);
        while (*at != block) at = &(*at)->label()->next;
        *at = block->label()->next;
        --shard.count;
    }

    // Threads take a thousand at a time.
    std::uint64_t next_serial() {
        std::uint64_t& serial = local().serial;
        if (serial % 1024 == 0) {
            serial = __atomic_fetch_add(&serials, 1024, __ATOMIC_RELAXED);
        }
        return ++serial;
    }

    Answer& answer_to(const Question& question) {
        Local& local = this->local();
        if (local.answers == nullptr) {
            auto made = std::make_unique<Answer[]>(answers);
            local.answers = made.get();
            const std::lock_guard<std::mutex> guard(mutex);
            known.push_back(std::move(made));
        }
        return local.answers[mix(question.first ^ question.second << 32) % answers];
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

}  // namespace lh::pta
