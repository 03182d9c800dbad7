// A launch of the simulator and the texts of what goes wrong, for simulator.cpp alone.
#pragma once

#include <atomic>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <map>
#include <memory>
#include <mutex>
#include <string>

#include "sim_grid.cuh"

namespace lh::sim {

// Thrown through a kernel to leave it, once its launch has failed.
struct Stop {};

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

    void watch(std::int64_t block, const Where& here) {
        stop_if_failed();
        if (LH_STOPPED) fail("interrupted");
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
        fail("a grid barrier needs all " + std::to_string(blocks) +
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

// What one block has beside that which kernels see.
struct LiveBlock : Block {
    Launch& launch;
    std::map<const void*, std::unique_ptr<unsigned char[]>> arena;

    LiveBlock(Launch& launch, std::int64_t rank)
        : Block{rank, launch.blocks, launch.threads, {}}, launch(launch) {
        here = &own_place;
    }
    LiveBlock(const LiveBlock&) = delete;
    LiveBlock& operator=(const LiveBlock&) = delete;
};

inline LiveBlock& live_block() { return static_cast<LiveBlock&>(*this_block); }

// What the threads of a block do.
struct Body {
    void (*function)(void*);
    void* data;

    void operator()() const { function(data); }
};

}  // namespace lh::sim
