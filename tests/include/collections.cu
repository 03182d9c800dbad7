// Scripts of calls on collections and maps, run on the host and on a device.
//
// A script is a list of (operation, object, argument); each operation of a kind has a
// letter.  There are two objects of each kind, so that one may be given to the other.
#include "collections.cuh"
#include "primitives.cuh"

struct Call {
    std::int32_t operation;
    std::int32_t object;
    std::int32_t argument;
};

using Items = lh::Sequence<lh::node_t>;
using Members = lh::Set<lh::node_t>;
using Ordered = lh::Order<lh::node_t>;
using Bags = lh::Queue<Members>;
using Counts = lh::Map<std::int32_t, std::int32_t>;
using Weights = lh::Map<float, double>;

LH_ANY std::int32_t apply(Members& own, Members& other, const Call& call) {
    switch (call.operation) {
        case 'a': own.add(call.argument); break;
        case 'r': own.remove(call.argument); break;
        case 'h': return own.has(call.argument);
        case 's': return own.size();
        case 'c': own.clear(); break;
        case 'u': own.unite(other); break;
        case 'i': own.intersect(other); break;
        case 'm': own.subtract(other); break;
        case 'b': return own.is_subset_of(other);
        case '=': own = other; break;
        case 'U': own.unite(own); break;
        case 'M': own.subtract(own); break;
    }
    return 0;
}

template <typename C>
LH_ANY std::int32_t apply_ordered(C& own, C& other, const Call& call) {
    switch (call.operation) {
        case 'p': own.push_back(call.argument); break;
        case 'q': own.push_front(call.argument); break;
        case 'b': return own.pop_back();
        case 'f': return own.pop_front();
        case 'B': return own.back();
        case 'F': return own.front();
        case 'h': return own.has(call.argument);
        case 's': return own.size();
        case 'c': own.clear(); break;
        case '=': own = other; break;
    }
    return 0;
}

LH_ANY std::int32_t apply(Items& own, Items& other, const Call& call) {
    return apply_ordered(own, other, call);
}

LH_ANY std::int32_t apply(Ordered& own, Ordered& other, const Call& call) {
    return apply_ordered(own, other, call);
}

// The argument of a push is how many members the collection has; that of a pop tells
// how many it had.
LH_ANY std::int32_t apply(Bags& own, Bags& other, const Call& call) {
    Members members;
    for (lh::node_t i = 0; i < call.argument; ++i) members.add(i);
    switch (call.operation) {
        case 'p': own.push_back(members); break;
        case 'q': own.push_front(members); break;
        case 'b': return own.pop_back().size();
        case 'f': return own.pop_front().size();
        case 's': return own.size();
        case 'c': own.clear(); break;
        case '=': own = other; break;
        case 'x':
            for (std::int64_t i = 0; i < own.slots(); ++i) own.slot(i).add(99);
            break;
        case 'P':
            if (own.slots() > 0) own.push_back(own.slot(0));
            break;
    }
    return 0;
}

// What is written is the argument too.
template <typename K, typename V>
LH_ANY std::int32_t apply(lh::Map<K, V>& own, lh::Map<K, V>& other, const Call& call) {
    const K key = static_cast<K>(call.argument % 19);
    const V value = static_cast<V>(call.argument);
    switch (call.operation) {
        case 'g': return static_cast<std::int32_t>(own.get(key));
        case 'w': own.at(key) = value; break;
        case '+': own.at(key) += value; break;
        case 'h': return own.has_key(key);
        case 'r': own.remove(key); break;
        case 's': return own.size();
        case 'c': own.clear(); break;
        case '=': own = other; break;
        case 'K': return static_cast<std::int32_t>(own.get_max_key());
        case 'k': return static_cast<std::int32_t>(own.get_min_key());
        case 'V': return static_cast<std::int32_t>(own.get_max_value());
        case 'v': return static_cast<std::int32_t>(own.get_min_value());
        case 'L': return static_cast<std::int32_t>(own.get_max_key_alone());
        case 'l': return static_cast<std::int32_t>(own.get_min_key_alone());
        case 'M': return static_cast<std::int32_t>(own.get_max_value_alone());
        case 'm': return static_cast<std::int32_t>(own.get_min_value_alone());
        case 'X': return own.has_max_value(key);
        case 'n': return own.has_min_value(key);
    }
    return 0;
}

LH_ANY std::int32_t shown(lh::node_t item) { return item; }
LH_ANY std::int32_t shown(float key) { return static_cast<std::int32_t>(key); }
LH_ANY std::int32_t shown(const Members& members) { return members.size(); }

// The results of the calls, and after them the items of the first object; of maps the
// keys, of queues how many items each collection has.
template <typename C>
LH_ANY void run(C& first, C& second, const std::int32_t* script, std::int32_t calls,
                std::int32_t* results) {
    for (std::int32_t i = 0; i < calls; ++i) {
        const Call call{script[3 * i], script[3 * i + 1], script[3 * i + 2]};
        *results++ = call.object == 0 ? apply(first, second, call)
                                      : apply(second, first, call);
    }
    for (std::int64_t i = 0; i < first.slots(); ++i) {
        if (first.occupied(i)) *results++ = shown(first.slot(i));
    }
}

// As a kernel, where every thread does the same with objects of its own, and as a
// function of the host.
#define SCRIPTS_ON(name, type, empty)                                                  \
    extern "C" __global__ void name##_kernel(const std::int32_t* script,                \
                                            std::int32_t calls, std::int32_t* results, \
                                            std::int64_t stride) {                     \
        type first empty, second empty;                                                \
        run(first, second, script, calls, results + lh::thread_rank() * stride);       \
    }                                                                                  \
    LH_EXPORT(name##_kernel)                                                           \
    extern "C" __attribute__((visibility("default"))) void name##_host(                \
        const std::int32_t* script, std::int32_t calls, std::int32_t* results) {       \
        type first empty, second empty;                                                \
        run(first, second, script, calls, results);                                    \
    }

SCRIPTS_ON(set, Members, )
SCRIPTS_ON(order, Ordered, )
SCRIPTS_ON(sequence, Items, )
SCRIPTS_ON(queue, Bags, )
SCRIPTS_ON(counts, Counts, (-5, -1))
SCRIPTS_ON(weights, Weights, (0.0, 0.0f))

// With memory for a few items each.
SCRIPTS_ON(local_set, lh::Local<Members>, )
SCRIPTS_ON(local_order, lh::Local<Ordered>, )
SCRIPTS_ON(local_sequence, lh::Local<Items>, )
SCRIPTS_ON(local_counts, lh::Local<Counts>, (-5, -1))
