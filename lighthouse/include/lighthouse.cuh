// Everything that generated CUDA uses, in order; the compiler pastes what a plan needs.
#pragma once

#include "types.cuh"
#include "primitives.cuh"
#include "atomics.cuh"
#include "collectives.cuh"
#include "adjacency.cuh"
#include "rows.cuh"
#include "arithmetic.cuh"
#include "locks.cuh"
#include "collections.cuh"
#include "cooperative.cuh"
#include "intersection.cuh"
#include "depth_first.cuh"
#include "frontier.cuh"
#include "random.cuh"
#include "resident.cuh"
#include "host.cuh"
