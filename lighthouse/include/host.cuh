// For host functions: graphs, device memory that frees itself, the grid barrier.
#pragma once

#include <algorithm>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "error.cuh"
#include "launch.cuh"
#include "reverse.cuh"
#include "types.cuh"

namespace lh {

// A graph in host memory: compressed sparse rows, each of them sorted.
struct Graph {
    std::int64_t nodes;
    std::int64_t edges;
    const edge_t* row_offsets;     // nodes + 1
    const node_t* column_indices;  // edges
    // Whether every edge u -> v is there as often as v -> u: these rows are then the
    // reverse rows as well, which need not be made.
    bool symmetric = false;
};

// What this thread asks of the device goes to a stream, as long as this lives, and its
// memory comes from a resource, or from cudaMalloc if there is none.
class OnStream {
public:
    explicit OnStream(Stream stream, std::pmr::memory_resource* memory = nullptr)
        : stream(std::exchange(current_stream, stream)),
          memory(std::exchange(current_memory, memory)) {}

    OnStream(const OnStream&) = delete;
    OnStream& operator=(const OnStream&) = delete;

    ~OnStream() {
        current_stream = stream;
        current_memory = memory;
    }

private:
    Stream stream;
    std::pmr::memory_resource* memory;
};

// `count` values on the device, not initialised.  Throws Error, as all that follows.
template <typename T>
class Buffer {
    static_assert(std::is_trivially_copyable_v<T>, "buffers hold plain values");

public:
    explicit Buffer(std::int64_t count)
        : cells(nullptr), length(count), memory(current_memory), owned(true) {
        const std::size_t size = padded(count);
        void* const found =
            memory ? memory->allocate(size, alignment) : device_allocate(size);
        cells = static_cast<T*>(found);
    }

    Buffer(std::int64_t count, T value) : Buffer(count) { fill(value); }

    // Those at `cells`, which somebody else frees.
    static Buffer over(const T* cells, std::int64_t count) {
        return Buffer(const_cast<T*>(cells), count, Borrowed());
    }

    Buffer(const T* values, std::int64_t count) : Buffer(count) { upload(values); }

    Buffer(Buffer&& other) noexcept
        : cells(std::exchange(other.cells, nullptr)),
          length(std::exchange(other.length, 0)),
          memory(other.memory),
          owned(std::exchange(other.owned, false)) {}

    Buffer& operator=(Buffer&& other) noexcept {
        swap(other);
        return *this;
    }

    ~Buffer() {
        if (!owned) return;
        if (memory) {
            wait_for_stream();
            memory->deallocate(cells, padded(length), alignment);
        } else {
            device_free(cells);
        }
    }

    T* data() { return cells; }
    const T* data() const { return cells; }
    operator T*() { return cells; }  // as kernels get it
    std::int64_t count() const { return length; }

    void fill(T value) { device_fill(cells, length, value); }
    void upload(const T* values) { copy_to_device(cells, values, bytes(length)); }
    void download(T* values) const { copy_to_host(values, cells, bytes(length)); }

    T read(std::int64_t i) const {
        T value;
        read(i, 1, &value);
        return value;
    }

    // Up to `most` elements, from `i` on; returns how many.
    std::int64_t read(std::int64_t i, std::int64_t most, T* values) const {
        const std::int64_t count = std::min(most, length - checked(i));
        copy_to_host(values, cells + i, bytes(count));
        return count;
    }

    // For kernels that are launched later; neither of these waits.
    void write(std::int64_t i, T value) {
        send_to_device(cells + checked(i), &value, sizeof(T));
    }
    void send(const T* values) { send_to_device(cells, values, bytes(length)); }

    void swap(Buffer& other) noexcept {
        std::swap(cells, other.cells);
        std::swap(length, other.length);
        std::swap(memory, other.memory);
        std::swap(owned, other.owned);
    }

private:
    // That of cudaMalloc.
    static constexpr std::size_t alignment = 256;

    T* cells;
    std::int64_t length;
    std::pmr::memory_resource* memory;
    bool owned;

    struct Borrowed {};
    Buffer(T* cells, std::int64_t count, Borrowed)
        : cells(cells), length(count), memory(nullptr), owned(false) {}

    static std::size_t bytes(std::int64_t count) {
        return static_cast<std::size_t>(count) * sizeof(T);
    }

    // Whole words: atomics on bytes work on the word around them.
    static std::size_t padded(std::int64_t count) {
        if (count < 0) throw Error("a buffer of " + std::to_string(count) + " values");
        return (bytes(count) + 7) / 8 * 8;
    }

    std::int64_t checked(std::int64_t i) const {
        if (i >= 0 && i < length) return i;
        throw Error("value " + std::to_string(i) + " of a buffer of " +
                    std::to_string(length));
    }
};

template <typename T>
void swap(Buffer<T>& one, Buffer<T>& other) noexcept {
    one.swap(other);
}

// The heap of the device, for the collections of kernels; the kernel `question` asks it.
class Heap {
public:
    explicit Heap(void (*question)(bool*)) : question(question), answer(1) { reserve_heap(); }

    // After a kernel with collections of its own.
    void check() {
        launch(question, 1, answer);
        if (answer.read(0)) throw Error(heap_is_too_small);
    }

private:
    void (*question)(bool*);
    Buffer<bool> answer;
};

// The memory of grid barriers.
class Barrier {
public:
    Barrier() : words(2) { words.fill(0); }
    operator barrier_t*() { return words; }

private:
    Buffer<barrier_t> words;
};

class Oriented;

// A graph on the device.  What is derived from it is made when first asked for, and
// kept, in memory from where the graph's is; the arrays of the given graph must still be
// there.  A template, so that a program has only the kernels of what it asks for.
template <typename Edge>
class GraphOnDevice {
public:
    explicit GraphOnDevice(const Graph& graph)
        : host(graph),
          memory(current_memory),
          offsets(graph.row_offsets, graph.nodes + 1),
          columns(graph.column_indices, graph.edges) {}

    // The given one.
    const Graph& graph() const { return host; }

    // Where what is derived gets its memory.
    std::pmr::memory_resource* resource() const { return memory; }

    // By the `shortest` of `lh::oriented`.
    std::map<Edge, std::shared_ptr<Oriented>> oriented;

    std::int64_t nodes() const { return host.nodes; }
    std::int64_t edges() const { return host.edges; }
    const Edge* row_offsets() const { return offsets.data(); }
    const node_t* column_indices() const { return columns.data(); }

    // The same, by target: row v lists the sources of the edges into v, sorted.
    const Edge* in_row_offsets() {
        return host.symmetric ? offsets.data() : reversed().offsets.data();
    }
    const node_t* in_column_indices() {
        return host.symmetric ? columns.data() : reversed().columns.data();
    }

    // For each edge in that order, its index in `column_indices`.
    const Edge* in_edge_ids() { return reversed().edge_ids.data(); }

    // The source of each edge, in the order of `column_indices`.
    const node_t* edge_sources() {
        if (!sources) {
            const OnStream mine(current_stream, memory);
            sources.emplace(host.edges);
            const Edge* const every = nullptr;
            launch(find_sources<Edge>, host.edges, host.nodes, host.edges,
                   offsets.data(), every, sources->data());
            synchronize();
        }
        return sources->data();
    }

    // The same in host memory, for steps of the host.
    const Edge* host_in_row_offsets() {
        if (host.symmetric) return host.row_offsets;
        return downloaded(in_offsets, reversed().offsets);
    }
    const node_t* host_in_column_indices() {
        if (host.symmetric) return host.column_indices;
        return downloaded(in_columns, reversed().columns);
    }
    const Edge* host_in_edge_ids() { return downloaded(in_ids, reversed().edge_ids); }
    const node_t* host_edge_sources() {
        edge_sources();
        return downloaded(by_edge, *sources);
    }

    // The largest degrees, 0 without nodes.
    Edge host_max_out_degree() {
        if (!longest_out) longest_out = longest_row(row_offsets());
        return *longest_out;
    }
    Edge host_max_in_degree() {
        if (!longest_in) longest_in = longest_row(in_row_offsets());
        return *longest_in;
    }

private:
    struct Reversed {
        Buffer<Edge> offsets;
        Buffer<node_t> columns;
        Buffer<Edge> edge_ids;
    };

    Graph host;
    std::pmr::memory_resource* memory;
    Buffer<Edge> offsets;
    Buffer<node_t> columns;
    std::optional<Buffer<node_t>> sources;
    std::optional<Reversed> reverse;
    std::vector<Edge> in_offsets;
    std::vector<node_t> in_columns;
    std::vector<Edge> in_ids;
    std::vector<node_t> by_edge;
    std::optional<Edge> longest_out;
    std::optional<Edge> longest_in;

    Edge longest_row(const Edge* starts) const {
        const OnStream mine(current_stream, memory);
        Buffer<Edge> longest(1, 0);
        launch(find_longest<Edge>, host.nodes, host.nodes, starts, longest.data());
        return longest.read(0);
    }

    template <typename T>
    static const T* downloaded(std::vector<T>& copy, const Buffer<T>& values) {
        if (copy.empty()) {
            copy.resize(static_cast<std::size_t>(values.count()));
            values.download(copy.data());
        }
        return copy.data();
    }

    // The edges sorted by target: those of a row remain in the order of their sources.
    Reversed& reversed() {
        if (reverse) return *reverse;
        const OnStream mine(current_stream, memory);
        const std::int64_t nodes = host.nodes, edges = host.edges;
        Buffer<Edge> order(edges), spare(edges);
        launch(count_up<Edge>, edges, edges, order.data());
        Buffer<Edge>& sorted = sort_by_target(nodes, columns.data(), order, spare);
        Reversed made{Buffer<Edge>(nodes + 1), Buffer<node_t>(edges), std::move(sorted)};
        launch(find_rows<Edge>, nodes + 1, nodes, edges, columns.data(),
               made.edge_ids.data(), made.offsets.data());
        launch(find_sources<Edge>, edges, nodes, edges, offsets.data(),
               made.edge_ids.data(), made.columns.data());
        synchronize();
        reverse.emplace(std::move(made));
        return *reverse;
    }
};

using DeviceGraph = GraphOnDevice<edge_t>;

}  // namespace lh
