// Iterations that several threads run: a warp each, or the block where rows are long.
//
// The first thread of the group has the iteration; the others help it with its rows, and
// with the maps that the iteration has for itself.
#pragma once

#include "collections.cuh"
#include "cooperative.cuh"

namespace lh {

// How many slots a map has in shared memory for each warp, and how many edges fit.
inline constexpr int slots_of_warp = 256;
inline constexpr int edges_of_warp = slots_of_warp * 2 / 3;

template <bool is_block>
struct Group {
    std::int64_t edges;  // as many as the rows of the iteration have at most
    std::int64_t most;   // of all its iterations, in the first thread

    LH_DEVICE static int rank() { return is_block ? thread_in_block() : lane(); }
    LH_DEVICE static int size() { return is_block ? block_size() : warp_size; }
    LH_DEVICE static bool is_first() { return rank() == 0; }

    LH_DEVICE static void barrier(int line = __builtin_LINE()) {
        if constexpr (is_block) {
            block_barrier(line);
        } else {
            warp_barrier(line);
        }
    }

    // As the function of this name, for the row of the first thread.
    template <typename Edges, typename Body, typename... S, typename... Totals>
    LH_DEVICE void for_edges(const Edges& edges, Known<S...> known, const Body& body,
                             Totals... totals) const {
        using Mine = Parts<Totals...>;
        struct Row {
            edge_t begin, end;
            Known<S...> known;
        };
        Row row{edges.begin, edges.end, known};
        if constexpr (is_block) {
            LH_SHARED(Row, shared, 1);
            if (is_first()) *shared = row;
            block_barrier();
            row = *shared;
        } else {
            warp_barrier();  // for what the first thread has written
            row = {shuffle(row.begin, 0), shuffle(row.end, 0), known.from(0)};
        }
        Mine parts = Mine::identity();
        LH_UNROLL(4)
        for (edge_t slot = row.begin + rank(); slot < row.end; slot += size()) {
            row.known.call([&](auto... values) { parts.call(body, slot, values...); });
            if (parts.ends()) break;
        }
        if constexpr (is_block) {
            parts.fold_block();
        } else {
            parts.fold_warp();
        }
        if (is_first()) parts.join(totals...);
        barrier();
    }

    // Whether it holds for the first thread.
    LH_DEVICE bool any_thread(bool predicate) const {
        if constexpr (is_block) return block_any(predicate);
        return ballot(predicate) != 0;
    }
};

// `body(group, item)` for the items from 0 to `count`.  First each warp runs those with
// few edges, then the block the others.  Neighbours go to different blocks, since nodes
// with long rows often have numbers that are close.
template <typename Edges, typename Body>
LH_DEVICE void for_groups(std::int64_t count, const Edges& edges, const Body& body) {
    const std::int64_t warp = thread_in_block() / warp_size;
    const std::int64_t warps = block_size() / warp_size;
    for (std::int64_t item = block_rank() + block_count() * warp; item < count;
         item += block_count() * warps) {
        const std::int64_t most = edges(item);
        if (most <= edges_of_warp) body(Group<false>{most, most}, item);
    }
    const std::int64_t step = block_count() * block_size();
    const std::int64_t own = block_rank() + block_count() * thread_in_block();
    std::int64_t most = 0;
    for (std::int64_t item = own; item < count; item += step) {
        most = larger<std::int64_t>(most, edges(item));
    }
    most = block_fold<Max>(most);
    for (std::int64_t first = block_rank(); first < count; first += step) {
        const std::int64_t item = first + block_count() * thread_in_block();
        bool waits = item < count && edges(item) > edges_of_warp;
        while (block_any(waits)) {
            LH_SHARED(std::int64_t, chosen, 1);
            if (waits) store_racy(chosen, item);
            block_barrier();
            const std::int64_t next = load_racy(chosen);
            waits = waits && next != item;
            body(Group<true>{edges(next), most}, next);
            block_barrier();  // before the next one is chosen
        }
    }
}

// A map that an iteration has for itself.  All threads of the group may reduce into it or
// read it at once, but not both without a barrier between.  It lies in shared memory,
// and on the heap where there are too many edges for it.
template <typename K, typename V>
class GroupMap {
    static_assert(std::is_integral_v<K>, "keys are compared by their bits");

    template <typename T>
    LH_BOTH static constexpr std::int64_t words_of(std::int64_t count) {
        return (count * std::int64_t{sizeof(T)} + 7) / 8;
    }
    LH_BOTH static constexpr std::int64_t words(std::int64_t count) {
        return words_of<V>(count) + words_of<K>(count);
    }

public:
    // Of 8 bytes: the shared memory that a block has for such a map.
    static constexpr std::int64_t words_of_block =
        words(slots_of_warp + 1) * (gathering_threads / warp_size);

    LH_DEVICE GroupMap(std::int64_t* shared, V nothing, K nowhere)
        : shared(shared), nothing(nothing), nowhere(nowhere), spare(nothing) {}
    GroupMap(const GroupMap&) = delete;
    GroupMap& operator=(const GroupMap&) = delete;
    LH_DEVICE ~GroupMap() { free(own); }

    // Makes it empty, with room for a key for each edge of the group.
    template <bool is_block>
    LH_DEVICE void begin(const Group<is_block>& group) {
        group.barrier();  // the iteration before is done with it
        slots = slots_for(group.edges);
        std::int64_t* memory = shared;
        if constexpr (is_block) {
            const std::uint32_t warps = block_size() / warp_size;
            if (slots > slots_of_warp * warps) memory = reserve(group.most);
            if (memory == nullptr) {  // the launch has failed, but goes on
                memory = shared;
                slots = slots_of_warp;
            }
        } else {
            memory += words(slots_of_warp + 1) * (thread_in_block() / warp_size);
        }
        values = reinterpret_cast<V*>(memory);
        keys = reinterpret_cast<K*>(memory + words_of<V>(std::int64_t{slots} + 1));
        for (std::uint32_t i = group.rank(); i <= slots; i += group.size()) {
            keys[i] = vacant;
            values[i] = nothing;
        }
        group.barrier();
    }

    LH_DEVICE bool has_key(K key) const { return find(key) != nullptr; }

    LH_DEVICE V get(K key) const {
        const V* const value = find(key);
        return value != nullptr ? *value : nothing;
    }

    // The place of `key`, which is there afterwards.
    LH_DEVICE V& at(K key) {
        V* const value = insert(key);
        return value != nullptr ? *value : spare;
    }

    // Of several keys, the least.
    LH_DEVICE K get_max_key() const { return extreme<Max>().first; }
    LH_DEVICE K get_min_key() const { return extreme<Min>().first; }
    LH_DEVICE V get_max_value() const { return extreme<Max>().second; }
    LH_DEVICE V get_min_value() const { return extreme<Min>().second; }

    LH_DEVICE void atomic_add(K key, V part) { update<Add>(key, part); }
    LH_DEVICE void atomic_mul(K key, V part) { update<Mul>(key, part); }
    LH_DEVICE void atomic_min(K key, V part) { update<Min>(key, part); }
    LH_DEVICE void atomic_max(K key, V part) { update<Max>(key, part); }
    LH_DEVICE void atomic_or_(K key, V part) { update<Or>(key, part); }
    LH_DEVICE void atomic_and_(K key, V part) { update<And>(key, part); }

private:
    // A slot where no key is.  The key that looks so has a slot after all others.
    static constexpr K vacant = Limits<K>::smallest;

    std::int64_t* shared;
    V nothing;
    K nowhere;
    V spare;  // a place where there is no room
    K* keys = nullptr;
    V* values = nullptr;
    std::uint32_t slots = 0;  // a power of two
    std::int64_t* own = nullptr;  // of the first thread of the block, on the heap

    LH_DEVICE static std::uint32_t slots_for(std::int64_t edges) {
        std::uint32_t slots = 32;
        while (std::int64_t{2} * slots < 3 * edges) slots *= 2;
        return slots;
    }

    // Memory for the longest rows of the block; null if there is none.
    LH_DEVICE std::int64_t* reserve(std::int64_t most) {
        LH_SHARED(std::int64_t*, found, 1);
        if (thread_in_block() == 0) {
            const std::int64_t wanted = words(std::int64_t{slots_for(most)} + 1);
            if (own == nullptr) own = allocate<std::int64_t>(wanted);
            *found = own;
        }
        block_barrier();
        return *found;
    }

    template <typename Operator>
    LH_DEVICE Entry<K, V> extreme() const {
        Entry<K, V> best{nowhere, nothing};
        bool found = false;
        for (std::uint32_t i = 0; i <= slots; ++i) {
            if (keys[i] == vacant) continue;
            const Entry<K, V> entry{i < slots ? keys[i] : vacant, values[i]};
            const bool better = Operator::fold(best.second, entry.second) != best.second;
            const bool is_equal = entry.second == best.second;
            if (!found || better || (is_equal && entry.first < best.first)) best = entry;
            found = true;
        }
        return best;
    }

    // The value of `key`; null if it has none.
    LH_DEVICE const V* find(K key) const {
        if (key == vacant) return keys[slots] != vacant ? values + slots : nullptr;
        std::uint32_t i = start(key);
        for (std::uint32_t tries = 0; tries < slots; ++tries) {
            const K there = load_racy(keys + i);
            if (there == key) return values + i;
            if (there == vacant) break;
            i = (i + 1) & (slots - 1);
        }
        return nullptr;
    }

    // The value of `key`, which is there afterwards; null if there is no room.
    LH_DEVICE V* insert(K key) {
        if (key == vacant) {
            store_racy(keys + slots, K(0));
            return values + slots;
        }
        std::uint32_t i = start(key);
        for (std::uint32_t tries = 0; tries < slots; ++tries) {
            K there = load_racy(keys + i);
            if (there == vacant) there = atomic_compare_exchange(keys + i, vacant, key);
            if (there == key || there == vacant) return values + i;
            i = (i + 1) & (slots - 1);
        }
        return nullptr;
    }

    LH_DEVICE std::uint32_t start(K key) const {
        return static_cast<std::uint32_t>(hash(key)) & (slots - 1);
    }

    template <typename Operator>
    LH_DEVICE void update(K key, V part) {
        V* const value = insert(key);
        if (value != nullptr) Operator::update(value, part);
    }
};

}  // namespace lh
