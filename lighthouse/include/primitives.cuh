// Chooses the primitives: the GPU's, the simulator's, or those of plain CPU threads.
#pragma once

#if defined(LH_SIMULATOR)
#include "primitives_sim.cuh"
#elif defined(__CUDACC__)
#include "primitives_cuda.cuh"
#else
#include "primitives_cpu.cuh"
#endif
