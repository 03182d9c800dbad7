// For OpenMP host functions: the graph as the caller gives it, and arrays.
#pragma once

#include <omp.h>

#include <algorithm>
#include <atomic>
#include <cstdlib>
#include <exception>
#include <new>
#ifdef __linux__
#include <sys/mman.h>
#endif
#include <utility>
#include <vector>

#include "teams_openmp.cuh"
#include "types.cuh"

namespace lh {

// A graph in compressed sparse rows, each of them sorted.  Arrays that the comment on
// the host function does not name may be null.
struct Graph {
    std::int64_t nodes;
    std::int64_t edges;
    const edge_t* row_offsets;        // nodes + 1
    const node_t* column_indices;     // edges: the targets
    const edge_t* in_row_offsets;     // nodes + 1: the same by target
    const node_t* in_column_indices;  // edges: the sources
    const edge_t* in_edge_ids;        // edges: the index of each in column_indices
    const node_t* edge_sources;       // edges
};

template <typename T>
void fill(T* cells, std::int64_t count, T value) {
    if (!needs_team(count, 32768)) {
        std::fill_n(cells, count, value);
        return;
    }
#pragma omp parallel for schedule(static)
    for (std::int64_t i = 0; i < count; ++i) cells[i] = value;
}

// Memory for an array; a large one is on huge pages where the system has them, so that
// neither touching it first nor reading it here and there waits for small ones.
inline void* allocate_array(std::size_t bytes) {
    void* cells = nullptr;
#ifdef __linux__
    constexpr std::size_t huge = std::size_t{1} << 21;
    if (bytes >= huge) {
        const std::size_t whole = (bytes + huge - 1) / huge * huge;
        cells = std::aligned_alloc(huge, whole);
        if (cells != nullptr) madvise(cells, whole, MADV_HUGEPAGE);
    }
#endif
    if (cells == nullptr) cells = std::malloc(bytes);
    if (cells == nullptr) throw std::bad_alloc();
    return cells;
}

// `count` values, not initialised: who writes them first, in whatever loop, has them near.
template <typename T>
class Array {
public:
    explicit Array(std::int64_t count)
        : cells(static_cast<T*>(
              allocate_array(static_cast<std::size_t>(count) * sizeof(T) + 8))),
          length(count) {}
    Array(std::int64_t count, T value) : Array(count) { fill(value); }
    ~Array() { std::free(cells); }
    Array(const Array& other) : Array(other.length) {
        std::copy_n(other.cells, length, cells);
    }
    Array& operator=(const Array&) = delete;

    T* data() { return cells; }
    T& operator[](std::int64_t i) { return cells[i]; }
    void fill(T value) { lh::fill(cells, length, value); }
    void swap(Array& other) noexcept {
        std::swap(cells, other.cells);
        std::swap(length, other.length);
    }

private:
    T* cells;
    std::int64_t length;
};

// Runs a loop over the nodes, which takes each from a counter.  On a small graph an
// iteration is too brief to be shared among threads, so each thread runs the loop, with
// a copy of its variables, in a team of its own.  An exception ends all of them.
template <typename Loop>
void side_by_side(std::int64_t nodes, Loop&& loop) {
    std::atomic<std::int32_t> next{0};
    const int threads = omp_get_max_threads();
    if (threads == 1 || omp_get_level() > 0 || nodes > 1 << 17) {
        loop(next);
        return;
    }
    std::vector<Loop> loops(threads, loop);
    std::exception_ptr failure;
#pragma omp parallel num_threads(threads)
    {
        Loop& own = loops[omp_get_thread_num()];
#pragma omp parallel num_threads(1)
        {
            on_its_own = true;
            try {
                own(next);
            } catch (...) {
                next = static_cast<std::int32_t>(nodes);
#pragma omp critical
                failure = std::current_exception();
            }
            on_its_own = false;
        }
    }
    if (failure) std::rethrow_exception(failure);
}

}  // namespace lh
