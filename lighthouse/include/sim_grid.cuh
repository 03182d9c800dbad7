// What kernels see of the simulator; simulator.cpp runs them.  Nothing here needs those
// parts of the C++ library that a compiler reads slowly: they are compiled once.
#pragma once

#include <utility>

#include "types.cuh"

namespace lh::sim {

// Up to so many blocks are live at once, so that they can meet in a grid barrier.
inline constexpr int resident_blocks = 64;

// What new memory holds, so that a read before the first write shows.
inline constexpr int poison = 0xCD;

struct Where {
    const char* name = nullptr;
    int line = 0;
};

// A block that runs; all of its threads are on one CPU thread.
struct Block {
    std::int64_t rank;
    std::int64_t blocks;
    int threads;
    Where own_place;
    Where* here = &own_place;
};

// Not `thread_local`, which would ask in each access whether it is initialised.
extern __thread Block* this_block;

// The threads of a block in this mode where `wanted` are asked for.
int threads_for(int wanted);

// The memory of a call site in this block, poisoned at first.
void* shared(const void* site, std::size_t bytes);

// Called in every spin: ends one that leads nowhere.
void watch();

// Leaves the kernel unless all blocks of the grid run at once.
void expect_resident();

// Runs `body(data)` once for each thread of the grid.  Returns null, or what went wrong:
// a text that lives until the next launch from the same CPU thread.
const char* run_grid(const char* kernel, int blocks, int threads, void (*body)(void*),
                     void* data);

// The same for a body with its data.
template <typename Body>
const char* run_grid(const char* kernel, int blocks, int threads, Body body) {
    const auto call = [](void* data) { (*static_cast<Body*>(data))(); };
    return run_grid(kernel, blocks, threads, call, &body);
}

template <typename... P, std::size_t... I>
void call(void (*kernel)(P...), [[maybe_unused]] void** arguments,
          std::index_sequence<I...>) {
    kernel(*static_cast<std::remove_cv_t<P>*>(arguments[I])...);
}

// A kernel on arguments that are given as pointers to their values.  Returns as run_grid.
template <typename... P>
const char* run(const char* name, void (*kernel)(P...), int blocks, int threads,
                void** arguments) {
    return run_grid(name, blocks, threads, [=] {
        call(kernel, arguments, std::index_sequence_for<P...>{});
    });
}

// The names of exported kernels, for launches that only have the function.
using Function = void (*)();
bool register_kernel(const char* name, Function kernel);
const char* name_of(Function kernel);

}  // namespace lh::sim
