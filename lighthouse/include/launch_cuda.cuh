// Device memory and launches through the CUDA runtime.
#pragma once

#include <cuda_runtime.h>

#include <algorithm>
#include <chrono>
#include <memory_resource>
#include <string>
#include <tuple>

#include "error.cuh"
#include "primitives.cuh"
#include "types.cuh"

namespace lh {

using Stream = cudaStream_t;

// Where what this thread asks of the device goes, and where its memory comes from: with
// no memory resource, from cudaMalloc.
inline thread_local Stream current_stream = nullptr;
inline thread_local std::pmr::memory_resource* current_memory = nullptr;

// How many kernels this thread has launched, and how often it has written to the device.
inline thread_local std::int64_t launches = 0;
inline thread_local std::int64_t writes = 0;

inline void check(cudaError_t result, const std::string& call) {
    if (result == cudaSuccess) return;
    cudaGetLastError();  // an error that is not sticky must not meet the next call
    throw Error(call + ": " + cudaGetErrorString(result));
}

inline int device_attribute(cudaDeviceAttr attribute) {
    int device = 0;
    int value = 0;
    check(cudaGetDevice(&device), "cudaGetDevice");
    check(cudaDeviceGetAttribute(&value, attribute, device), "cudaDeviceGetAttribute");
    return value;
}

// Of a clock, for what is brief.
inline std::int64_t microseconds() {
    const auto now = std::chrono::steady_clock::now().time_since_epoch();
    return std::chrono::duration_cast<std::chrono::microseconds>(now).count();
}

inline void* device_allocate(std::size_t bytes) {
    void* memory = nullptr;
    if (bytes == 0) return memory;
    check(cudaMalloc(&memory, bytes),
          "cudaMalloc of " + std::to_string(bytes) + " bytes");
    return memory;
}

inline void device_free(void* memory) noexcept { cudaFree(memory); }

inline void synchronize() {
    check(cudaStreamSynchronize(current_stream), "cudaStreamSynchronize");
}

// The same where nothing may be thrown.
inline void wait_for_stream() noexcept { cudaStreamSynchronize(current_stream); }

inline void copy(void* to, const void* from, std::size_t bytes, cudaMemcpyKind kind) {
    if (kind != cudaMemcpyDeviceToHost) ++writes;
    check(cudaMemcpyAsync(to, from, bytes, kind, current_stream), "cudaMemcpyAsync");
}

inline void copy_to_device(void* to, const void* from, std::size_t bytes) {
    if (bytes == 0) return;
    copy(to, from, bytes, cudaMemcpyHostToDevice);
    synchronize();
}

// A few bytes that the caller may change at once, since they are put aside; does not wait.
inline void send_to_device(void* to, const void* from, std::size_t bytes) {
    copy(to, from, bytes, cudaMemcpyHostToDevice);
}

inline void copy_to_host(void* to, const void* from, std::size_t bytes) {
    if (bytes == 0) return;
    copy(to, from, bytes, cudaMemcpyDeviceToHost);
    synchronize();
}

inline void copy_on_device(void* to, const void* from, std::size_t bytes) {
    if (bytes == 0) return;
    copy(to, from, bytes, cudaMemcpyDeviceToDevice);
}

// An eighth of the free memory for the collections of kernels, unless there is more
// already: cudaDeviceSetLimit must come before the first kernel that has some.
inline void reserve_heap() {
    std::size_t free = 0, total = 0, reserved = 0;
    check(cudaMemGetInfo(&free, &total), "cudaMemGetInfo");
    check(cudaDeviceGetLimit(&reserved, cudaLimitMallocHeapSize), "cudaDeviceGetLimit");
    if (reserved >= free / 8) return;
    const cudaError_t result = cudaDeviceSetLimit(cudaLimitMallocHeapSize, free / 8);
    if (result == cudaErrorInvalidValue) {
        cudaGetLastError();  // too late, so what there is must do
    } else {
        check(result, "cudaDeviceSetLimit");
    }
}

inline std::int64_t max_resident_blocks() {
    return std::int64_t{device_attribute(cudaDevAttrMultiProcessorCount)} *
           device_attribute(cudaDevAttrMaxBlocksPerMultiprocessor);
}

inline std::int64_t blocks_for(std::int64_t work_items, int threads) {
    return (work_items + threads - 1) / threads;
}

// On at most `most` blocks; no launch for no items.
template <int threads, typename... P, typename... A>
void launch_on(std::int64_t most, void (*kernel)(P...), std::int64_t work_items,
               A&... arguments) {
    static_assert(sizeof...(P) == sizeof...(A), "as many arguments as parameters");
    if (work_items <= 0) return;
    const auto blocks = std::min(blocks_for(work_items, threads), most);
    ++launches;
    kernel<<<static_cast<unsigned>(blocks), threads, 0, current_stream>>>(
        static_cast<P>(arguments)...);
    check(cudaGetLastError(), "launch of a kernel");
}

// A grid for `work_items` threads, or fewer that take several items each; no launch for
// no items.  `per_processor` blocks even out unequal work.  The kernel's __launch_bounds__ are
// `threads` or more.
template <int threads = 256, int per_processor = 32, typename... P, typename... A>
void launch(void (*kernel)(P...), std::int64_t work_items, A&&... arguments) {
    const std::int64_t most =
        per_processor * device_attribute(cudaDevAttrMultiProcessorCount);
    launch_on<threads>(most, kernel, work_items, arguments...);
}

// How many blocks of the kernel run at once.
template <int threads, typename... P>
std::int64_t fitting_blocks(void (*kernel)(P...)) {
    int fitting = 0;
    check(cudaOccupancyMaxActiveBlocksPerMultiprocessor(&fitting, kernel, threads, 0),
          "cudaOccupancyMaxActiveBlocksPerMultiprocessor");
    return std::int64_t{fitting} * device_attribute(cudaDevAttrMultiProcessorCount);
}

// The same on no more blocks than run at once: who is done finds more to do by itself.
template <int threads = 256, typename... P, typename... A>
void launch_fitting(void (*kernel)(P...), std::int64_t work_items, A&&... arguments) {
    // Asking takes as long as launching.
    static thread_local void (*asked)(P...) = nullptr;
    static thread_local std::int64_t most = 1;
    if (asked != kernel) most = std::max(std::int64_t{1}, fitting_blocks<threads>(kernel));
    asked = kernel;
    launch_on<threads>(most, kernel, work_items, arguments...);
}

// A grid all of whose blocks run at once, so that they can meet in grid barriers; one
// block even if there are no items.
template <int threads = 256, typename... P, typename... A>
void launch_resident(void (*kernel)(P...), std::int64_t work_items, A&&... arguments) {
    static_assert(sizeof...(P) == sizeof...(A), "as many arguments as parameters");
    const std::int64_t most = fitting_blocks<threads>(kernel);
    if (most == 0) throw Error("launch of a resident kernel: no block fits the device");
    const auto blocks =
        std::clamp(blocks_for(work_items, threads), std::int64_t{1}, most);
    ++launches;
    std::tuple<std::remove_cv_t<P>...> values(static_cast<P>(arguments)...);
    std::apply(
        [&](auto&... value) {
            void* pointers[] = {&value..., nullptr};
            check(cudaLaunchCooperativeKernel(reinterpret_cast<const void*>(kernel),
                                              static_cast<unsigned>(blocks), threads,
                                              pointers, 0, current_stream),
                  "cudaLaunchCooperativeKernel");
        },
        values);
}

template <typename T>
__global__ void fill_cells(T* cells, std::int64_t count, T value) {
    for (std::int64_t i = thread_rank(); i < count; i += thread_count()) {
        cells[i] = value;
    }
}

template <typename T>
void device_fill(T* cells, std::int64_t count, T value) {
    launch(fill_cells<T>, count, cells, count, value);
}

}  // namespace lh
