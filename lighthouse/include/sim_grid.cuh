// The simulator: launches, blocks on CPU threads, and the texts of what goes wrong.
#pragma once

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <exception>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <string>
#include <system_error>
#include <thread>
#include <type_traits>
#include <utility>
#include <vector>

namespace lh::sim {

// Up to so many blocks are live at once, so that they can meet in a grid barrier.
inline constexpr int resident_blocks = 64;

// What new memory holds, so that a read before the first write shows.
inline constexpr int poison = 0xCD;

// Thrown through a kernel to leave it, once its launch has failed.
struct Stop {};

struct Where {
    const char* name = nullptr;
    int line = 0;
};

// Texts are put together without streams: where a library that the compiler has linked
// libstdc++ into is loaded beside another libstdc++, the two mix up their locales.
inline std::string text(const Where& where) {
    return where.name + (" (line " + std::to_string(where.line) + ")");
}

// Seconds from LH_WATCHDOG_SECONDS, 60 by default; 0 switches the watchdog off.
inline double watchdog_seconds() {
    const char* text = std::getenv("LH_WATCHDOG_SECONDS");
    return text == nullptr ? 60.0 : std::strtod(text, nullptr);
}

class Launch {
public:
    const char* const kernel;
    const int blocks;
    const int threads;
    std::atomic<int> finished_blocks{0};

    Launch(const char* kernel, int blocks, int threads)
        : kernel(kernel), blocks(blocks), threads(threads) {}

    bool failed() const { return has_failed.load(std::memory_order_relaxed); }
    const std::string& error() const { return first; }

    // Keeps the first text; the others follow from it.
    void record(const std::string& what) {
        const std::lock_guard<std::mutex> guard(mutex);
        if (first.empty()) first = "kernel '" + std::string(kernel) + "': " + what;
        has_failed.store(true, std::memory_order_relaxed);
    }

    [[noreturn]] void fail(const std::string& what) {
        record(what);
        throw Stop{};
    }

    void stop_if_failed() const {
        if (failed()) throw Stop{};
    }

    // Called in every spin: ends one that leads nowhere.
    void watch(std::int64_t block, const Where& here) {
        stop_if_failed();
        if (seconds <= 0 || std::chrono::steady_clock::now() < deadline) return;
        char limit[32];
        std::snprintf(limit, sizeof limit, "%g", seconds);
        const std::string place = here.name == nullptr ? "" : " in " + text(here);
        fail("stopped by the watchdog after " + std::string(limit) + " s: block " +
             std::to_string(block) + " still waits" + place + ", " +
             std::to_string(finished_blocks) + " of " + std::to_string(blocks) +
             " blocks have finished; set LH_WATCHDOG_SECONDS if the kernel is only slow");
    }

    void expect_resident() {
        if (blocks <= resident_blocks) return;
        fail("grid_barrier needs all " + std::to_string(blocks) +
             " blocks at once, but only " + std::to_string(resident_blocks) +
             " are resident");
    }

private:
    const double seconds = watchdog_seconds();
    const std::chrono::steady_clock::time_point deadline =
        std::chrono::steady_clock::now() +
        std::chrono::milliseconds(static_cast<std::int64_t>(seconds * 1000));
    std::atomic<bool> has_failed{false};
    std::mutex mutex;
    std::string first;
};

// A block that runs; all of its threads are on one CPU thread.
class Block {
public:
    Launch& launch;
    const std::int64_t rank;
    Where own_place;
    Where* here = &own_place;

    Block(Launch& launch, std::int64_t rank) : launch(launch), rank(rank) {}

    void* shared(const void* site, std::size_t bytes) {
        std::unique_ptr<unsigned char[]>& memory = arena[site];
        if (!memory) {
            memory.reset(new unsigned char[bytes]);
            std::memset(memory.get(), poison, bytes);
        }
        return memory.get();
    }

private:
    std::map<const void*, std::unique_ptr<unsigned char[]>> arena;
};

inline thread_local Block* this_block = nullptr;

// Given by the mode, sim_fast.cuh or sim_lanes.cuh.
int threads_for(int wanted);
void run_block(Block& block, const std::function<void()>& body);

// Runs the blocks `first`, `first` + `step`, and so on.  In a resident grid each block
// has its CPU thread and no counter orders them, which would hide races from
// ThreadSanitizer.
inline void work(Launch& launch, int first, int step,
                 const std::function<void()>& body) {
    for (int rank = first; rank < launch.blocks && !launch.failed(); rank += step) {
        Block block(launch, rank);
        this_block = &block;
        try {
            run_block(block, body);
        } catch (const std::exception& error) {
            launch.record(error.what());
        }
        this_block = nullptr;
        launch.finished_blocks.fetch_add(1, std::memory_order_relaxed);
    }
}

// Runs `body` once for each thread of the grid.  Returns what went wrong, or nothing.
inline std::string run_grid(const char* kernel, int blocks, int threads,
                            const std::function<void()>& body) {
    Launch launch(kernel, blocks, threads_for(threads));
    const int processors =
        std::max(1, static_cast<int>(std::thread::hardware_concurrency()));
    const int live = blocks <= resident_blocks ? blocks : 2 * processors;
    std::vector<std::thread> workers;
    try {
        for (int i = 0; i < live; ++i) {
            workers.emplace_back([&, i] { work(launch, i, live, body); });
        }
    } catch (const std::system_error& error) {
        launch.record(std::string("cannot start a thread for each block: ") +
                      error.what());
    }
    for (std::thread& worker : workers) worker.join();
    return launch.error();
}

template <typename... P, std::size_t... I>
void call(void (*kernel)(P...), void** arguments, std::index_sequence<I...>) {
    kernel(*static_cast<std::remove_cv_t<P>*>(arguments[I])...);
}

// A kernel on arguments that are given as pointers to their values.  Returns null or a
// text that lives until the next launch from the same CPU thread.
template <typename... P>
const char* run(const char* name, void (*kernel)(P...), int blocks, int threads,
                [[maybe_unused]] void** arguments) {
    static thread_local std::string error;
    error = run_grid(name, blocks, threads, [&] {
        call(kernel, arguments, std::index_sequence_for<P...>{});
    });
    return error.empty() ? nullptr : error.c_str();
}

// The names of exported kernels, for launches that only have the function.
using Function = void (*)();

inline std::map<Function, const char*>& kernel_names() {
    static std::map<Function, const char*> names;
    return names;
}

template <typename... P>
const char* name_of(void (*kernel)(P...)) {
    const auto found = kernel_names().find(reinterpret_cast<Function>(kernel));
    return found == kernel_names().end() ? "not exported" : found->second;
}

template <typename... P>
bool register_kernel(const char* name, void (*kernel)(P...)) {
    kernel_names()[reinterpret_cast<Function>(kernel)] = name;
    return true;
}

}  // namespace lh::sim
