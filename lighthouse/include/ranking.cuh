// The entries of a map as a heap, for a thread that has the map for itself and asks for
// the least or the greatest again and again, as the algorithm of Dijkstra does.
#pragma once

#include <algorithm>
#include <vector>

#include "types.cuh"

namespace lh {

template <typename K, typename V>
struct Entry {
    K first;
    V second;
};

#ifdef __CUDACC__
// Device code has no `std::vector`: there each search goes over the whole map.
template <typename K, typename V>
struct Ranking {
    LH_ANY void note(K) {}

    template <bool greatest, typename Map>
    LH_ANY Entry<K, V> top(const Map& map) {
        return map.template extreme<greatest>();
    }
};
#else
// A change of the map only notes the key.  An entry of the heap that the map does not
// have any more leaves when it comes to the top.
template <typename K, typename V>
class Ranking {
public:
    Ranking() {}
    ~Ranking() { forget(); }

    // Where the maps are copied or moved, their entries become others.
    Ranking(const Ranking&) {}
    Ranking(Ranking&& other) noexcept { other.forget(); }
    Ranking& operator=(const Ranking&) {
        forget();
        return *this;
    }
    Ranking& operator=(Ranking&& other) noexcept {
        other.forget();
        return *this = static_cast<const Ranking&>(other);
    }

    // `key` is about to get a value.
    void note(K key) {
        if (heap == nullptr) return;
        if (heap->changed.size() > heap->entries.size()) {
            forget();
        } else {
            heap->changed.push_back(key);
        }
    }

    // Of equal values the least key.
    template <bool greatest, typename Map>
    Entry<K, V> top(const Map& map) {
        const std::size_t slots = map.slots();
        if (slots < 16 || map.size() == 0) {
            forget();
            return map.template extreme<greatest>();
        }
        if (heap != nullptr && (heap->greatest != greatest ||
                                heap->entries.size() + heap->changed.size() > 2 * slots)) {
            forget();
        }
        if (heap == nullptr) {
            heap = new Heap{greatest, {}, {}};
            for (std::int64_t i = 0; i < map.slots(); ++i) {
                if (map.occupied(i)) heap->changed.push_back(map.slot(i));
            }
        }
        const auto is_farther = [](const Entry<K, V>& one, const Entry<K, V>& other) {
            if (one.second == other.second) return other.first < one.first;
            return greatest ? one.second < other.second : other.second < one.second;
        };
        auto& entries = heap->entries;
        for (const K key : heap->changed) {
            const V value = map.get(key);
            if (!(key == key && value == value)) {  // NaN has no place in an order
                forget();
                return map.template extreme<greatest>();
            }
            if (!map.has_key(key)) continue;
            entries.push_back({key, value});
            std::push_heap(entries.begin(), entries.end(), is_farther);
        }
        heap->changed.clear();
        while (!(map.has_key(entries[0].first) &&
                 map.get(entries[0].first) == entries[0].second)) {
            std::pop_heap(entries.begin(), entries.end(), is_farther);
            entries.pop_back();
        }
        return entries[0];
    }

private:
    struct Heap {
        bool greatest;
        std::vector<Entry<K, V>> entries;
        std::vector<K> changed;
    };
    Heap* heap = nullptr;

    void forget() {
        delete heap;
        heap = nullptr;
    }
};
#endif

}  // namespace lh
