// Objects through pointers, for callers that do not know C++: see the functions that a
// generated program exports for each of its objects.
#pragma once

#include "collections.cuh"
#include "types.cuh"

namespace lh {

// `put` adds `count` items; `size` tells how many there are; `items` writes them all.
// `at` chooses the collection of a queue or property, and is 0 elsewhere.

template <typename T>
void put(Set<T>& set, std::int64_t, std::int64_t count, const void* keys, const void*) {
    const T* items = static_cast<const T*>(keys);
    for (std::int64_t i = 0; i < count; ++i) set.add(items[i]);
}

template <typename C, typename T>
void append(C& collection, std::int64_t count, const T* items) {
    for (std::int64_t i = 0; i < count; ++i) collection.push_back(items[i]);
}

template <typename T>
void put(Order<T>& order, std::int64_t, std::int64_t count, const void* keys,
         const void*) {
    append(order, count, static_cast<const T*>(keys));
}

template <typename T>
void put(Sequence<T>& sequence, std::int64_t, std::int64_t count, const void* keys,
         const void*) {
    append(sequence, count, static_cast<const T*>(keys));
}

template <typename C>
void put(Queue<C>& queue, std::int64_t at, std::int64_t count, const void* keys,
         const void* values) {
    while (queue.slots() <= at) queue.push_back(C());
    put(queue.slot(at), 0, count, keys, values);
}

template <typename C>
void put(Collections<C>& property, std::int64_t at, std::int64_t count,
         const void* keys, const void* values) {
    put(property[at], 0, count, keys, values);
}

template <typename K, typename V>
void put(Map<K, V>& map, std::int64_t, std::int64_t count, const void* keys,
         const void* values) {
    for (std::int64_t i = 0; i < count; ++i) {
        map.at(static_cast<const K*>(keys)[i]) = static_cast<const V*>(values)[i];
    }
}

template <typename C>
std::int64_t size(const C& collection, std::int64_t) {
    return collection.size();
}

// Of the collection at `at`; how many collections there are for -1.
template <typename C>
std::int64_t size(const Queue<C>& queue, std::int64_t at) {
    return at < 0 ? queue.size() : queue.slot(at).size();
}

template <typename C>
std::int64_t size(const Collections<C>& property, std::int64_t at) {
    return property[at].size();
}

template <typename C>
void items(const C& collection, std::int64_t, void* keys, void*) {
    using T = std::decay_t<decltype(collection.slot(0))>;
    T* to = static_cast<T*>(keys);
    for (std::int64_t i = 0; i < collection.slots(); ++i) {
        if (collection.occupied(i)) *to++ = collection.slot(i);
    }
}

template <typename C>
void items(const Queue<C>& queue, std::int64_t at, void* keys, void* values) {
    items(queue.slot(at), 0, keys, values);
}

template <typename C>
void items(const Collections<C>& property, std::int64_t at, void* keys, void* values) {
    items(property[at], 0, keys, values);
}

template <typename K, typename V>
void items(const Map<K, V>& map, std::int64_t, void* keys, void* values) {
    std::int64_t to = 0;
    for (std::int64_t i = 0; i < map.slots(); ++i) {
        if (!map.occupied(i)) continue;
        static_cast<K*>(keys)[to] = map.slot(i);
        static_cast<V*>(values)[to++] = map.value(i);
    }
}

}  // namespace lh
