// Collections and maps: what the host, the threads of OpenMP and those of a device keep
// of nodes, edges and numbers.  Copies are deep.  Where the heap of a device is full,
// items get lost; the host then finds out after the kernel.
#pragma once

#include <cstdlib>
#include <new>
#include <utility>

#include "locks.cuh"
#include "memory.cuh"
#include "ranking.cuh"
#include "types.cuh"

namespace lh {

// An object that several threads of a loop use at once holds its own lock.
struct Shared {
    mutable std::int32_t word = 0;

    LH_ANY Shared() {}
    // A copy is another object: nobody holds it.
    LH_ANY Shared(const Shared&) {}
    LH_ANY Shared& operator=(const Shared&) { return *this; }
};

// `function(object, arguments…)` while no other thread uses the object.
template <typename Object, typename Function, typename... Arguments>
LH_DEVICE auto locked(
    Object& object, Function function, const Arguments&... arguments) {
    struct Guard {
        std::int32_t* word;
        LH_DEVICE explicit Guard(std::int32_t* taken) : word(taken) { lock(word); }
        LH_DEVICE ~Guard() { unlock(word); }
    };
    const Guard guard(&object.shared.word);
    return function(object, arguments...);
}

template <typename T>
LH_ANY void trade(T& one, T& other) {
    const T kept = one;
    one = other;
    other = kept;
}

// A loop over the items of a collection: it goes through the slots, of which those of a
// table may be empty.  The loop may add and remove items.
struct End {};

template <typename C, int step = 1>
class Walk {
public:
    LH_ANY explicit Walk(C& collection)
        : all(collection), at(step > 0 ? 0 : collection.slots() - 1) {
        find();
    }
    LH_ANY decltype(auto) operator*() const { return all.slot(at); }
    LH_ANY Walk& operator++() {
        at += step;
        find();
        return *this;
    }
    LH_ANY bool operator!=(End) const { return step > 0 ? at < all.slots() : at >= 0; }

private:
    C& all;
    std::int64_t at;

    LH_ANY void find() {
        while (*this != End() && !all.occupied(at)) at += step;
    }
};

template <typename C>
struct Backward {
    C& all;
    LH_ANY auto begin() const { return Walk<C, -1>(all); }
    LH_ANY End end() const { return End(); }
};

template <typename C>
LH_ANY Backward<C> backward(C& collection) {
    return {collection};
}

// How many items an object of a thread has in memory that it was lent, before it needs
// the heap, which all threads of a device share.
inline constexpr std::int64_t few = 32;

// --- sequences ------------------------------------------------------------------------

// A ring: items come and go at both ends.  An empty one gives NIL, or an empty
// collection.
template <typename T>
class Sequence {
public:
    Shared shared;

    LH_ANY Sequence() {}
    LH_ANY Sequence(const Sequence& other) { append(other); }
    LH_ANY Sequence(Sequence&& other) noexcept
        : ring(other.ring),
          lent(other.lent),
          first(other.first),
          count(other.count),
          capacity(other.capacity) {
        other.ring = other.lent = nullptr;
        other.first = other.count = other.capacity = 0;
    }
    LH_ANY Sequence& operator=(const Sequence& other) {
        if (this != &other) {
            clear();
            append(other);
        }
        return *this;
    }
    LH_ANY Sequence& operator=(Sequence&& other) noexcept {
        trade(ring, other.ring);
        trade(lent, other.lent);
        trade(first, other.first);
        trade(count, other.count);
        trade(capacity, other.capacity);
        return *this;
    }
    LH_ANY ~Sequence() {
        clear();
        if (ring != lent) free(ring);
    }

    LH_ANY std::int32_t size() const { return static_cast<std::int32_t>(count); }

    LH_ANY void clear() {
        for (std::int64_t i = 0; i < count; ++i) at(i)->~T();
        first = count = 0;
    }

    LH_ANY void push_back(const T& item) {
        T copy = item;
        if (!reserve()) return;
        new (at(count)) T(static_cast<T&&>(copy));
        ++count;
    }

    LH_ANY void push_front(const T& item) {
        T copy = item;
        if (!reserve()) return;
        first = (first + capacity - 1) & (capacity - 1);
        new (at(0)) T(static_cast<T&&>(copy));
        ++count;
    }

    LH_ANY T pop_back() {
        if (count == 0) return nothing();
        T item = static_cast<T&&>(*at(count - 1));
        at(--count)->~T();
        return item;
    }

    LH_ANY T pop_front() {
        if (count == 0) return nothing();
        T item = static_cast<T&&>(*at(0));
        at(0)->~T();
        first = (first + 1) & (capacity - 1);
        --count;
        return item;
    }

    LH_ANY T front() const { return count > 0 ? *at(0) : nothing(); }
    LH_ANY T back() const { return count > 0 ? *at(count - 1) : nothing(); }

    LH_ANY bool has(const T& item) const {
        for (std::int64_t i = 0; i < count; ++i) {
            if (*at(i) == item) return true;
        }
        return false;
    }

    LH_ANY std::int64_t slots() const { return count; }
    LH_ANY bool occupied(std::int64_t) const { return true; }
    LH_ANY T& slot(std::int64_t i) { return *at(i); }
    LH_ANY const T& slot(std::int64_t i) const { return *at(i); }

    LH_ANY auto begin() { return Walk<Sequence>(*this); }
    LH_ANY auto begin() const { return Walk<const Sequence>(*this); }
    LH_ANY End end() const { return End(); }

protected:
    static constexpr std::size_t lent_bytes = few * sizeof(T);

    LH_ANY void lend(void* memory) { lent = static_cast<T*>(memory); }

private:
    T* ring = nullptr;
    T* lent = nullptr;
    std::int64_t first = 0;
    std::int64_t count = 0;
    std::int64_t capacity = 0;  // zero or a power of two

    LH_ANY static T nothing() {
        if constexpr (std::is_arithmetic_v<T>) {
            return T(-1);
        } else {
            return T();
        }
    }

    LH_ANY T* at(std::int64_t i) const { return ring + ((first + i) & (capacity - 1)); }

    LH_APART void append(const Sequence& other) {
        for (std::int64_t i = 0; i < other.count; ++i) push_back(other.slot(i));
    }

    // Room for one more; false if there is none.
    LH_APART bool reserve() {
        if (count < capacity) return true;
        const bool is_lent = capacity == 0 && lent != nullptr;
        const std::int64_t larger = is_lent ? few : capacity > 0 ? 2 * capacity : 8;
        T* const moved = is_lent ? lent : allocate<T>(larger);
        if (moved == nullptr) return false;
        for (std::int64_t i = 0; i < count; ++i) {
            // Items have no pointers to themselves, so that their bytes may move.
            memcpy(static_cast<void*>(moved + i), at(i), sizeof(T));
        }
        if (ring != lent) free(ring);
        ring = moved;
        first = 0;
        capacity = larger;
        return true;
    }
};

// `Collection<N_S>`: a sequence of collections.
template <typename C>
class Queue : public Sequence<C> {
public:
    LH_ANY C item_at(std::int64_t i) const {
        return i < this->slots() ? this->slot(i) : C();
    }

    LH_ANY void put_at(std::int64_t i, const C& item) {
        if (i < this->slots()) this->slot(i) = item;
    }
};

// A property of collections.  That of NIL is none of them.
template <typename C>
class Collections {
public:
    explicit Collections(std::int64_t count)
        : cells(new C[static_cast<std::size_t>(count)]) {}
    ~Collections() { delete[] cells; }
    Collections(const Collections&) = delete;
    Collections& operator=(const Collections&) = delete;

    C& operator[](std::int64_t i) { return i < 0 ? none : cells[i]; }
    const C& operator[](std::int64_t i) const { return i < 0 ? none : cells[i]; }

private:
    C* cells;
    C none;
};

// --- tables ---------------------------------------------------------------------------

template <typename K>
LH_ANY std::uint64_t hash(K key) {
    std::uint64_t bits;
    if constexpr (std::is_floating_point_v<K>) {
        // The two zeros are equal.
        bits = key == K(0) ? 0 : bit_cast<std::uint64_t>(static_cast<double>(key));
    } else {
        bits = static_cast<std::uint64_t>(key);
    }
    // The finalizer of splitmix64 (Steele, Lea, Flood 2014).
    bits = (bits ^ (bits >> 30)) * 0xbf58476d1ce4e5b9ull;
    bits = (bits ^ (bits >> 27)) * 0x94d049bb133111ebull;
    return bits ^ (bits >> 31);
}

struct Nothing {};

// Keys in the order in which they came, each once, with a value; found through an index
// with open addressing.
template <typename K, typename V>
class Table {
public:
    Shared shared;

    LH_ANY Table() {}
    LH_ANY Table(const Table& other) { append(other); }
    LH_ANY Table(Table&& other) noexcept
        : index(other.index),
          lent(other.lent),
          keys(other.keys),
          values(other.values),
          alive(other.alive),
          used(other.used),
          count(other.count),
          capacity(other.capacity) {
        other.index = other.lent = nullptr;
        other.used = other.count = other.capacity = 0;
    }
    LH_ANY Table& operator=(const Table& other) {
        if (this != &other) {
            clear();
            append(other);
        }
        return *this;
    }
    LH_ANY Table& operator=(Table&& other) noexcept {
        trade(index, other.index);
        trade(lent, other.lent);
        trade(keys, other.keys);
        trade(values, other.values);
        trade(alive, other.alive);
        trade(used, other.used);
        trade(count, other.count);
        trade(capacity, other.capacity);
        return *this;
    }
    LH_ANY ~Table() {
        if (index != lent) free(index);
    }

    LH_ANY std::int32_t size() const { return static_cast<std::int32_t>(count); }

    // The memory stays, for those to come.
    LH_ANY void clear() {
        if (8 * used < capacity) {
            for (std::int64_t i = 0; i < used; ++i) index[place(i)] = 0;
        } else if (capacity > 0) {
            memset(index, 0, static_cast<std::size_t>(2 * capacity) * sizeof *index);
        }
        used = count = 0;
    }

    LH_ANY std::int64_t slots() const { return used; }
    LH_ANY bool occupied(std::int64_t i) const { return alive[i]; }
    LH_ANY const K& slot(std::int64_t i) const { return keys[i]; }

    LH_ANY auto begin() const { return Walk<const Table>(*this); }
    LH_ANY End end() const { return End(); }

protected:
    // One piece of memory, which begins with the index: 2 * capacity entries, each a
    // slot + 1, or 0 if free.
    std::int32_t* index = nullptr;
    std::int32_t* lent = nullptr;
    K* keys = nullptr;
    V* values = nullptr;
    bool* alive = nullptr;
    std::int64_t used = 0;
    std::int64_t count = 0;
    std::int64_t capacity = 0;  // zero or a power of two

    static constexpr std::size_t entry_bytes =
        2 * sizeof(std::int32_t) + sizeof(K) + sizeof(V) + sizeof(bool);
    static constexpr std::size_t lent_bytes = few * entry_bytes;

    LH_ANY void lend(void* memory) { lent = static_cast<std::int32_t*>(memory); }

    // The slot of `key`, or -1.
    LH_ANY std::int64_t find(K key) const {
        if (capacity == 0) return -1;
        for (std::uint64_t i = hash(key) & mask();; i = (i + 1) & mask()) {
            const std::int32_t entry = index[i];
            if (entry == 0) return -1;
            // An erased key still marks its place in the index.
            if (alive[entry - 1] && keys[entry - 1] == key) return entry - 1;
        }
    }

    // The slot of `key`, which is there afterwards; a new one has `value`.  -1 if there
    // is no room.
    LH_APART std::int64_t insert(K key, const V& value) {
        const std::int64_t found = find(key);
        if (found >= 0) return found;
        if (used == capacity && !rebuild(count + 1)) return -1;
        keys[used] = key;
        values[used] = value;
        alive[used] = true;
        enter(used);
        ++count;
        return used++;
    }

    LH_ANY void erase(K key) {
        const std::int64_t found = find(key);
        if (found < 0) return;
        alive[found] = false;
        if (--count == 0) clear();
    }

    // Without gaps, if there is room to move to.
    LH_ANY void close_gaps() {
        if (used > count) rebuild(count);
    }

private:
    LH_ANY std::uint64_t mask() const {
        return static_cast<std::uint64_t>(2 * capacity - 1);
    }

    // Where in the index `slot` stands.
    LH_ANY std::uint64_t place(std::int64_t slot) const {
        std::uint64_t i = hash(keys[slot]) & mask();
        while (index[i] != slot + 1) i = (i + 1) & mask();
        return i;
    }

    LH_ANY void enter(std::int64_t slot) {
        std::uint64_t i = hash(keys[slot]) & mask();
        while (index[i] != 0) i = (i + 1) & mask();
        index[i] = static_cast<std::int32_t>(slot + 1);
    }

    LH_APART void append(const Table& other) {
        if (other.count > capacity && !rebuild(other.count)) return;
        for (std::int64_t i = 0; i < other.used; ++i) {
            if (other.alive[i]) insert(other.keys[i], other.values[i]);
        }
    }

    // Erased keys leave; room for `wanted`, and half as many again.  False if there is
    // none.
    LH_APART bool rebuild(std::int64_t wanted) {
        std::int64_t larger = lent != nullptr ? few : 8;
        while (2 * larger < 3 * wanted) larger *= 2;
        auto* memory = lent;
        if (lent == nullptr || index == lent || larger > few) {
            memory = static_cast<std::int32_t*>(
                heap_allocate(static_cast<std::size_t>(larger) * entry_bytes));
        }
        if (memory == nullptr) return false;
        std::int32_t* const old_index = index;
        const K* const old_keys = keys;
        const V* const old_values = values;
        const bool* const old_alive = alive;
        const std::int64_t old_used = used;
        // Each part has a multiple of 8 bytes, so that all are aligned.
        index = memory;
        keys = reinterpret_cast<K*>(index + 2 * larger);
        values = reinterpret_cast<V*>(keys + larger);
        alive = reinterpret_cast<bool*>(values + larger);
        capacity = larger;
        memset(index, 0, static_cast<std::size_t>(2 * capacity) * sizeof *index);
        used = 0;
        for (std::int64_t i = 0; i < old_used; ++i) {
            if (!old_alive[i]) continue;
            keys[used] = old_keys[i];
            values[used] = old_values[i];
            alive[used] = true;
            enter(used++);
        }
        if (old_index != lent) free(old_index);
        return true;
    }
};

template <typename T>
class Set : public Table<T, Nothing> {
public:
    LH_ANY bool has(T item) const { return this->find(item) >= 0; }
    // NIL is in no set.
    LH_ANY void add(T item) {
        if (item >= 0) this->insert(item, Nothing());
    }
    LH_ANY void remove(T item) { this->erase(item); }

    LH_ANY void unite(const Set& other) {
        for (const T item : other) add(item);
    }

    LH_ANY void intersect(const Set& other) {
        for (const T item : *this) {
            if (!other.has(item)) remove(item);
        }
    }

    LH_ANY void subtract(const Set& other) {
        for (const T item : *this) {
            if (other.has(item)) remove(item);
        }
    }

    LH_ANY bool is_subset_of(const Set& other) const {
        for (const T item : *this) {
            if (!other.has(item)) return false;
        }
        return true;
    }
};

// A sequence in which every item stands once, where it stood first.
template <typename T>
class Order {
public:
    Shared shared;

    LH_ANY std::int32_t size() const { return items.size(); }
    LH_ANY bool has(T item) const { return members.has(item); }
    LH_ANY T front() const { return items.front(); }
    LH_ANY T back() const { return items.back(); }

    LH_ANY void clear() {
        items.clear();
        members.clear();
    }

    LH_ANY void push_back(T item) {
        if (has(item)) return;
        members.insert(item, Nothing());
        items.push_back(item);
    }

    LH_ANY void push_front(T item) {
        if (has(item)) return;
        members.insert(item, Nothing());
        items.push_front(item);
    }

    LH_ANY T pop_back() { return left(items.pop_back()); }
    LH_ANY T pop_front() { return left(items.pop_front()); }

    LH_ANY std::int64_t slots() const { return items.slots(); }
    LH_ANY bool occupied(std::int64_t) const { return true; }
    LH_ANY const T& slot(std::int64_t i) const { return items.slot(i); }

    LH_ANY auto begin() const { return items.begin(); }
    LH_ANY End end() const { return End(); }

private:
    struct Items : Sequence<T> {
        using Sequence<T>::lend;
        using Sequence<T>::lent_bytes;
    };
    struct Members : Set<T> {
        using Set<T>::insert;
        using Set<T>::lend;
        using Set<T>::lent_bytes;
    };
    Items items;
    Members members;

    LH_ANY T left(T item) {
        members.remove(item);
        return item;
    }

protected:
    static constexpr std::size_t lent_bytes = Items::lent_bytes + Members::lent_bytes;

    LH_ANY void lend(void* memory) {
        items.lend(memory);
        members.lend(static_cast<unsigned char*>(memory) + Items::lent_bytes);
    }
};

// A key that is not there has the value `nothing`; an empty map has the key `nowhere`.
template <typename K, typename V>
class Map : public Table<K, V> {
public:
    LH_ANY explicit Map(V nothing = V(), K nowhere = K())
        : nothing(nothing), nowhere(nowhere), spare(nothing) {}

    LH_ANY bool has_key(K key) const { return this->find(key) >= 0; }

    LH_ANY V get(K key) const {
        const std::int64_t slot = this->find(key);
        return slot >= 0 ? this->values[slot] : nothing;
    }

    // The place of `key`, which is there afterwards.
    LH_ANY V& at(K key) {
        ranking.note(key);
        const std::int64_t slot = this->insert(key, nothing);
        return slot >= 0 ? this->values[slot] : spare;
    }

    LH_ANY void remove(K key) { this->erase(key); }

    LH_ANY void put_all(const Map& other) {
        for (std::int64_t i = 0; i < other.used; ++i) {
            if (other.alive[i]) at(other.keys[i]) = other.values[i];
        }
    }

    // Each of the `size()` keys has one place.
    LH_ANY K key_at(std::int64_t i) {
        this->close_gaps();
        return this->keys[i];
    }

    LH_ANY V value(std::int64_t slot) const { return this->values[slot]; }

    LH_ANY V get_max_value() const { return extreme<true>().second; }
    LH_ANY V get_min_value() const { return extreme<false>().second; }
    // Of several keys, the least.
    LH_ANY K get_max_key() const { return extreme<true>().first; }
    LH_ANY K get_min_key() const { return extreme<false>().first; }

    // For a thread that has the map for itself.
    LH_ANY V get_max_value_alone() const { return top<true>().second; }
    LH_ANY V get_min_value_alone() const { return top<false>().second; }
    LH_ANY K get_max_key_alone() const { return top<true>().first; }
    LH_ANY K get_min_key_alone() const { return top<false>().first; }

    LH_ANY bool has_max_value(K key) const {
        return has_key(key) && get(key) == get_max_value();
    }
    LH_ANY bool has_min_value(K key) const {
        return has_key(key) && get(key) == get_min_value();
    }

    template <bool greatest>
    LH_ANY Entry<K, V> extreme() const {
        Entry<K, V> best{nowhere, nothing};
        bool found = false;
        for (std::int64_t i = 0; i < this->slots(); ++i) {
            if (!this->occupied(i)) continue;
            const Entry<K, V> entry{this->keys[i], this->values[i]};
            const bool better = greatest ? best.second < entry.second
                                         : entry.second < best.second;
            const bool equal = entry.second == best.second;
            if (!found || better || (equal && entry.first < best.first)) best = entry;
            found = true;
        }
        return best;
    }

private:
    V nothing;
    K nowhere;
    V spare;  // a place where there is no room
    mutable Ranking<K, V> ranking;

    template <bool greatest>
    LH_ANY Entry<K, V> top() const {
        return ranking.template top<greatest>(*this);
    }
};

// A collection or map of one thread, with memory for few items.
template <typename C>
class Local : public C {
public:
    template <typename... A>
    LH_ANY explicit Local(A... arguments) : C(arguments...) {
        this->lend(own);
    }
    Local(const Local&) = delete;
    LH_ANY Local& operator=(const Local& other) {
        C::operator=(other);
        return *this;
    }
    using C::operator=;

private:
    alignas(8) unsigned char own[C::lent_bytes];
};

}  // namespace lh
