// The host side of a program p, as the code generator writes it, in plain C++:
//
//     p(G: Graph, S: N_Q, Q: Collection<N_O>, W: N_P<N_S>, M: Map<Int, Double>;
//       A: N_P<Int>, total: Int)

#include <cstdint>
#include <map>
#include <set>
#include <vector>

using node_t = std::int32_t;
using Sequence = std::vector<node_t>;

// --- objects --------------------------------------------------------------------------

static int living = 0;

extern "C" int living_objects() { return living; }

#define COUNTED(X, T)                                                                 \
    extern "C" void* p_##X##_new(std::int64_t count) {                                \
        (void)count;                                                                  \
        ++living;                                                                     \
        return new T;                                                                 \
    }                                                                                 \
    extern "C" void p_##X##_delete(void* object) {                                    \
        --living;                                                                     \
        delete static_cast<T*>(object);                                               \
    }

COUNTED(S, Sequence)
COUNTED(Q, std::vector<Sequence>)
using Map = std::map<std::int32_t, double>;
COUNTED(M, Map)

extern "C" void* p_W_new(std::int64_t count) {
    ++living;
    return new std::vector<std::set<node_t>>(static_cast<std::size_t>(count));
}
extern "C" void p_W_delete(void* object) {
    --living;
    delete static_cast<std::vector<std::set<node_t>>*>(object);
}

static void append(Sequence& sequence, std::int64_t count, const void* keys) {
    const auto* items = static_cast<const node_t*>(keys);
    sequence.insert(sequence.end(), items, items + count);
}

template <typename T>
static void copy(const T& items, void* keys) {
    auto* to = static_cast<node_t*>(keys);
    for (const node_t item : items) *to++ = item;
}

extern "C" void p_S_put(void* object, std::int64_t, std::int64_t count,
                        const void* keys, const void*) {
    append(*static_cast<Sequence*>(object), count, keys);
}
extern "C" std::int64_t p_S_size(void* object, std::int64_t) {
    return static_cast<std::int64_t>(static_cast<Sequence*>(object)->size());
}
extern "C" void p_S_get(void* object, std::int64_t, void* keys, void*) {
    copy(*static_cast<Sequence*>(object), keys);
}

extern "C" void p_Q_put(void* object, std::int64_t at, std::int64_t count,
                        const void* keys, const void*) {
    auto& queue = *static_cast<std::vector<Sequence>*>(object);
    if (at == static_cast<std::int64_t>(queue.size())) queue.emplace_back();
    append(queue.at(static_cast<std::size_t>(at)), count, keys);
}
extern "C" std::int64_t p_Q_size(void* object, std::int64_t at) {
    const auto& queue = *static_cast<std::vector<Sequence>*>(object);
    if (at < 0) return static_cast<std::int64_t>(queue.size());
    return static_cast<std::int64_t>(queue.at(static_cast<std::size_t>(at)).size());
}
extern "C" void p_Q_get(void* object, std::int64_t at, void* keys, void*) {
    auto& queue = *static_cast<std::vector<Sequence>*>(object);
    copy(queue.at(static_cast<std::size_t>(at)), keys);
}

static std::set<node_t>& set_of(void* object, std::int64_t at) {
    auto& sets = *static_cast<std::vector<std::set<node_t>>*>(object);
    return sets.at(static_cast<std::size_t>(at));
}
extern "C" void p_W_put(void* object, std::int64_t at, std::int64_t count,
                        const void* keys, const void*) {
    const auto* items = static_cast<const node_t*>(keys);
    set_of(object, at).insert(items, items + count);
}
extern "C" std::int64_t p_W_size(void* object, std::int64_t at) {
    return static_cast<std::int64_t>(set_of(object, at).size());
}
extern "C" void p_W_get(void* object, std::int64_t at, void* keys, void*) {
    copy(set_of(object, at), keys);
}

extern "C" void p_M_put(void* object, std::int64_t, std::int64_t count,
                        const void* keys, const void* values) {
    for (std::int64_t i = 0; i < count; ++i) {
        (*static_cast<Map*>(object))[static_cast<const std::int32_t*>(keys)[i]] =
            static_cast<const double*>(values)[i];
    }
}
extern "C" std::int64_t p_M_size(void* object, std::int64_t) {
    return static_cast<std::int64_t>(static_cast<Map*>(object)->size());
}
extern "C" void p_M_get(void* object, std::int64_t, void* keys, void* values) {
    std::int64_t i = 0;
    for (const auto& [key, value] : *static_cast<Map*>(object)) {
        static_cast<std::int32_t*>(keys)[i] = key;
        static_cast<double*>(values)[i++] = value;
    }
}

// --- blocks ---------------------------------------------------------------------------

// arguments: count, S
extern "C" const char* p_1_call(void** arguments) {
    const auto& items = *static_cast<const Sequence*>(arguments[1]);
    *static_cast<std::int32_t*>(arguments[0]) = static_cast<std::int32_t>(items.size());
    return nullptr;
}

// arguments: items, S
extern "C" const char* p_2_call(void** arguments) {
    copy(*static_cast<const Sequence*>(arguments[1]), arguments[0]);
    return nullptr;
}

// arguments: G.nodes, G.row_offsets, A, factor, total, S, Q, W, M
//
// Degrees times factor into A and their sum into total; empties S, adds a collection of
// all nodes to Q, and each node to its own set; M[total] = 0.5.
extern "C" const char* p_3_call(void** arguments) {
    const auto nodes = *static_cast<node_t*>(arguments[0]);
    const auto* offsets = static_cast<const std::int32_t*>(arguments[1]);
    auto* degrees = static_cast<std::int32_t*>(arguments[2]);
    const auto factor = *static_cast<std::int32_t*>(arguments[3]);
    auto& total = *static_cast<std::int32_t*>(arguments[4]);
    static_cast<Sequence*>(arguments[5])->clear();
    auto& queue = *static_cast<std::vector<Sequence>*>(arguments[6]);
    queue.emplace_back();
    for (node_t n = 0; n < nodes; ++n) {
        degrees[n] = factor * (offsets[n + 1] - offsets[n]);
        total += degrees[n];
        queue.back().push_back(n);
        set_of(arguments[7], n).insert(n);
    }
    (*static_cast<Map*>(arguments[8]))[total] = 0.5;
    return nullptr;
}

extern "C" const char* p_4_call(void**) { return "no such luck"; }
