// The primitives without a GPU.  Fast mode: a warp and a block are one CPU thread.
// Lanes mode (LH_LANES): warps of 4, blocks of up to 16 fibers, checked collectives.
#pragma once

#include "primitives_cpu.cuh"
#include "sim_grid.cuh"
#ifdef LH_LANES
#include "sim_lanes.cuh"
#else
#include "sim_fast.cuh"
#endif

// The memory of a call site, one for each block.
#define LH_SHARED(T, name, count)                                                     \
    static char name##_site;                                                          \
    T* const name = static_cast<T*>(                                                  \
        ::lh::sim::shared(&name##_site, sizeof(T) * (count)))

// Exports `kernel`_run, which takes the grid and an array of pointers to the values of
// the arguments, and returns null or a text that says what went wrong.
#define LH_EXPORT(kernel)                                                             \
    extern "C" __attribute__((visibility("default"))) const char* kernel##_run(       \
        int blocks, int threads, void** arguments) {                                  \
        return ::lh::sim::run(#kernel, kernel, blocks, threads, arguments);           \
    }                                                                                 \
    [[maybe_unused]] static const bool kernel##_is_known =                            \
        ::lh::sim::register_kernel(                                                   \
            #kernel, reinterpret_cast<::lh::sim::Function>(kernel));

namespace lh {

inline std::int64_t block_rank() { return sim::this_block->rank; }
inline std::int64_t block_count() { return sim::this_block->blocks; }
inline int block_size() { return sim::this_block->threads; }

inline std::int64_t thread_rank() {
    return block_rank() * block_size() + thread_in_block();
}
inline std::int64_t thread_count() { return block_count() * block_size(); }

// While it lives, the thread is at this place in the eyes of messages and of the check
// that all threads come to the same collective.  The outermost place counts.
class Place {
public:
    Place(const char* name, int line) : outer(*sim::this_block->here) {
        if (outer.name == nullptr) *sim::this_block->here = {name, line};
    }
    Place(const Place&) = delete;
    Place& operator=(const Place&) = delete;
    ~Place() { *sim::this_block->here = outer; }

private:
    sim::Where outer;
};

inline bool block_any(bool predicate, int line = __builtin_LINE()) {
    const Place here("block_any", line);
    LH_SHARED(std::int32_t, found, 1);
    block_barrier();
    if (thread_in_block() == 0) store_racy(found, 0);
    block_barrier();
    if (predicate) store_racy(found, 1);
    block_barrier();
    return load_racy(found) != 0;
}

inline void expect_resident_grid() { sim::expect_resident(); }

}  // namespace lh
