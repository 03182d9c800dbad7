// Chooses device memory and kernel launches: those of CUDA, or the simulator's.
#pragma once

#if defined(LH_SIMULATOR)
#include "launch_sim.cuh"
#else
#include "launch_cuda.cuh"
#endif
