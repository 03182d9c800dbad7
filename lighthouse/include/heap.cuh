// Chooses the heap: the device's for its threads, and that of the host.
#pragma once

#if defined(LH_SIMULATOR)
#include "heap_sim.cuh"
#elif defined(__CUDACC__)
#include "heap_cuda.cuh"
#else
#include "heap_cpu.cuh"
#endif
