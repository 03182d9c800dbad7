// What kernels do with sets, and those kernels that arena.py launches.
#pragma once

#include "adding.cuh"
#include "reading.cuh"
#include "sets.cuh"
