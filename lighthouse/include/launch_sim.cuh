// Device memory and launches on the simulator.
#pragma once

#include <algorithm>
#include <cstdlib>
#include <memory_resource>
#include <string>

#include "error.cuh"
#include "primitives.cuh"
#include "types.cuh"

namespace lh {

using Stream = void*;

// The stream means nothing; memory comes from a resource if there is one.
inline thread_local Stream current_stream = nullptr;
inline thread_local std::pmr::memory_resource* current_memory = nullptr;

// How many kernels this thread has launched, and how often it has written to the device.
inline thread_local std::int64_t launches = 0;
inline thread_local std::int64_t writes = 0;

// A grid of the simulator: enough blocks to meet each other, few enough to start fast.
inline constexpr std::int64_t simulated_blocks = 4;

// The time of the simulator means nothing.
inline std::int64_t microseconds() { return 0; }

inline void* device_allocate(std::size_t bytes) {
    if (bytes == 0) return nullptr;
    constexpr std::size_t alignment = 128;  // like the one, for wide elements
    void* memory =
        std::aligned_alloc(alignment, (bytes + alignment - 1) / alignment * alignment);
    if (memory == nullptr) {
        throw Error("allocation of " + std::to_string(bytes) + " bytes: out of memory");
    }
    std::memset(memory, sim::poison, bytes);
    return memory;
}

inline void device_free(void* memory) noexcept { std::free(memory); }

inline void copy_to_device(void* to, const void* from, std::size_t bytes) {
    ++writes;
    if (bytes != 0) std::memcpy(to, from, bytes);
}

inline void send_to_device(void* to, const void* from, std::size_t bytes) {
    copy_to_device(to, from, bytes);
}

inline void copy_to_host(void* to, const void* from, std::size_t bytes) {
    if (bytes != 0) std::memcpy(to, from, bytes);
}

inline void copy_on_device(void* to, const void* from, std::size_t bytes) {
    copy_to_device(to, from, bytes);
}

template <typename T>
void device_fill(T* cells, std::int64_t count, T value) {
    ++writes;
    std::fill_n(cells, count, value);
}

inline void synchronize() {}
inline void wait_for_stream() noexcept {}

inline void reserve_heap() {}

inline std::int64_t max_resident_blocks() { return sim::resident_blocks; }

// A grid for `work_items` threads, or fewer that take several items each, all of whose
// blocks run at once; one block even if there are no items.
template <int threads = 256, typename... P, typename... A>
void launch_resident(void (*kernel)(P...), std::int64_t work_items, A&&... arguments) {
    static_assert(sizeof...(P) == sizeof...(A), "as many arguments as parameters");
    const int size = sim::threads_for(threads);
    const auto blocks = std::clamp((work_items + size - 1) / size, std::int64_t{1},
                                   simulated_blocks);
    ++launches;
    const char* const name = sim::name_of(reinterpret_cast<sim::Function>(kernel));
    const char* const error =
        sim::run_grid(name, static_cast<int>(blocks), size,
                      [&] { kernel(static_cast<P>(arguments)...); });
    if (error != nullptr) throw Error(error);
}

// The same, but no launch for no items.
template <int threads = 256, int = 32, typename... P, typename... A>
void launch(void (*kernel)(P...), std::int64_t work_items, A&&... arguments) {
    if (work_items > 0) launch_resident<threads>(kernel, work_items, arguments...);
}
template <int threads = 256, typename... P, typename... A>
void launch_fitting(void (*kernel)(P...), std::int64_t work_items, A&&... arguments) {
    launch<threads>(kernel, work_items, arguments...);
}

}  // namespace lh
