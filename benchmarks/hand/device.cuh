// What the CUDA programs written by hand share.
#pragma once

#include <cooperative_groups.h>
#include <cub/block/block_reduce.cuh>
#include <cub/block/block_scan.cuh>

namespace cg = cooperative_groups;

constexpr int BLOCK = 256;

struct List {
    int* items;
    int* count;
};

namespace {

template <typename T>
__device__ T now(const T* cell) {
    return *static_cast<const volatile T*>(cell);
}

// Threads that come here together share one atomic.
__device__ void push(List list, int item) {
    const auto together = cg::coalesced_threads();
    int start = 0;
    if (together.thread_rank() == 0) start = atomicAdd(list.count, together.size());
    list.items[together.shfl(start, 0) + together.thread_rank()] = item;
}

template <typename T>
bool allocate(T** place, long long count) {
    return cudaMalloc(place, sizeof(T) * (count > 0 ? count : 1)) == cudaSuccess;
}

template <typename T>
bool upload(T** place, const T* from, long long count) {
    return allocate(place, count) && cudaMemcpy(*place, from, sizeof(T) * count,
                                                cudaMemcpyDefault) == cudaSuccess;
}

// Runs a cooperative kernel on all blocks that are resident, to its end; 0, or the error
// of CUDA.
template <typename... Parameters>
int run_resident(void (*kernel)(Parameters...), Parameters... arguments) {
    int device, processors, blocks;
    cudaGetDevice(&device);
    cudaDeviceGetAttribute(&processors, cudaDevAttrMultiProcessorCount, device);
    cudaOccupancyMaxActiveBlocksPerMultiprocessor(&blocks, kernel, BLOCK, 0);
    void* places[] = {&arguments...};
    cudaLaunchCooperativeKernel(reinterpret_cast<void*>(kernel),
                                dim3(processors * blocks), dim3(BLOCK), places, 0,
                                nullptr);
    const auto failed = cudaGetLastError();
    return failed != cudaSuccess ? failed : cudaDeviceSynchronize();
}

}  // namespace
