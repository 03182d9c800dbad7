// Objects through pointers, for callers that do not know C++: see the functions that a
// generated program exports for each of its objects.
#pragma once

#include "collections.cuh"
#include "types.cuh"

namespace lh {

// An object is one collection or map, or it is made of collections: of those in a queue,
// or of those of all nodes or edges.  `put` adds items to `count` of them, `sizes[i]` to
// the i-th; `sizes` tells how many each has; `items` writes them all, one after another.

template <typename C>
using Item = std::decay_t<decltype(std::declval<C&>().slot(0))>;

template <typename C>
C& part(C& object, std::int64_t) {
    return object;
}

template <typename C>
C& part(Queue<C>& queue, std::int64_t at) {
    while (queue.slots() <= at) queue.push_back(C());
    return queue.slot(at);
}

template <typename C>
C& part(Collections<C>& property, std::int64_t at) {
    return property[at];
}

template <typename C>
void put_item(C& collection, const void* keys, const void*, std::int64_t at) {
    collection.push_back(static_cast<const Item<C>*>(keys)[at]);
}

template <typename T>
void put_item(Set<T>& set, const void* keys, const void*, std::int64_t at) {
    set.add(static_cast<const T*>(keys)[at]);
}

template <typename K, typename V>
void put_item(Map<K, V>& map, const void* keys, const void* values, std::int64_t at) {
    map.at(static_cast<const K*>(keys)[at]) = static_cast<const V*>(values)[at];
}

template <typename C>
void get_item(const C& collection, std::int64_t slot, void* keys, void*,
              std::int64_t at) {
    static_cast<Item<const C>*>(keys)[at] = collection.slot(slot);
}

template <typename K, typename V>
void get_item(const Map<K, V>& map, std::int64_t slot, void* keys, void* values,
              std::int64_t at) {
    static_cast<K*>(keys)[at] = map.slot(slot);
    static_cast<V*>(values)[at] = map.value(slot);
}

template <typename O>
void put(O& object, std::int64_t count, const std::int64_t* sizes, const void* keys,
         const void* values) {
    std::int64_t from = 0;
    for (std::int64_t i = 0; i < count; ++i) {
        auto& collection = part(object, i);
        for (std::int64_t left = sizes[i]; left > 0; --left) {
            put_item(collection, keys, values, from++);
        }
    }
}

// How many collections a queue has; of a property the caller knows.
template <typename O>
std::int64_t count(const O&) {
    return 1;
}

template <typename C>
std::int64_t count(const Queue<C>& queue) {
    return queue.size();
}

template <typename O>
void sizes(O& object, std::int64_t count, std::int64_t* sizes) {
    for (std::int64_t i = 0; i < count; ++i) sizes[i] = part(object, i).size();
}

template <typename O>
void items(O& object, std::int64_t count, void* keys, void* values) {
    std::int64_t to = 0;
    for (std::int64_t i = 0; i < count; ++i) {
        const auto& collection = part(object, i);
        for (std::int64_t slot = 0; slot < collection.slots(); ++slot) {
            if (collection.occupied(slot)) get_item(collection, slot, keys, values, to++);
        }
    }
}

}  // namespace lh
