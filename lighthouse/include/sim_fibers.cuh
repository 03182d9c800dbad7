// Fibers for the simulator's lanes mode, for simulator.cpp alone.
//
// A fiber runs until it comes to a collective or a pause.  The order of turns is drawn
// anew each time, from LH_LANES_SEED (1 by default): a program that needs a barrier and
// has none gives different results for some seeds.
#pragma once

#include <setjmp.h>
#include <ucontext.h>

#include <algorithm>
#include <array>
#include <cstring>
#include <random>
#include <thread>
#include <vector>

#include "sim_lanes.cuh"
#include "sim_launch.cuh"

namespace lh::sim {

__thread int this_thread = 0;

enum class State { ready, waiting, finished };

struct Fiber {
    ucontext_t start;
    jmp_buf context;
    bool started = false;
    State state = State::ready;
    bool paused = false;
    Where here;

    // The collective at which it waits, and the word that it brings there.
    Scope scope = Scope::warp;
    Where collective;
    std::uint64_t word = 0;
};

// The stacks of a block's fibers, which the next block takes over: new pages are slow.
class Stacks {
public:
    static constexpr std::size_t bytes = 256 * 1024;

    explicit Stacks(std::size_t count) : size(count * bytes) {
        const std::lock_guard<std::mutex> guard(mutex);
        std::vector<std::unique_ptr<char[]>>& some = unused[size];
        if (some.empty()) {
            memory.reset(new char[size]);
        } else {
            memory = std::move(some.back());
            some.pop_back();
        }
    }
    ~Stacks() {
        const std::lock_guard<std::mutex> guard(mutex);
        unused[size].push_back(std::move(memory));
    }

    void* of(std::size_t fiber) { return memory.get() + fiber * bytes; }

private:
    static inline std::mutex mutex;
    static inline std::map<std::size_t, std::vector<std::unique_ptr<char[]>>> unused;

    const std::size_t size;
    std::unique_ptr<char[]> memory;
};

using Words = std::array<std::uint64_t, warp_size>;

class Fibers {
public:
    Fibers(LiveBlock& block, const Body& body)
        : block(block),
          body(body),
          fibers(static_cast<std::size_t>(block.threads)),
          stacks(fibers.size()),
          received(fibers.size() / warp_size),
          random(seed() + static_cast<unsigned>(block.rank)) {
        for (int i = 0; i < size(); ++i) {
            ucontext_t& start = at(i).start;
            getcontext(&start);
            start.uc_stack.ss_sp = stacks.of(static_cast<std::size_t>(i));
            start.uc_stack.ss_size = Stacks::bytes;
            makecontext(&start, enter, 0);
            order.push_back(i);
        }
    }

    // Gives every fiber its turns until all have finished.
    void run() {
        while (!finished()) {
            std::shuffle(order.begin(), order.end(), random);
            bool ran = false;
            bool only_paused = true;
            for (const int i : order) {
                Fiber& fiber = at(i);
                if (block.launch.failed() && fiber.state == State::waiting) {
                    fiber.state = State::ready;  // it wakes up to leave the kernel
                }
                if (fiber.state != State::ready) continue;
                ran = true;
                fiber.paused = false;
                switch_to(i);
                only_paused = only_paused && fiber.paused;
            }
            if (!ran) record_missing();
            if (only_paused) std::this_thread::yield();
        }
    }

    // Waits at a collective for the others.  Returns the words of the warp's lanes.
    const Words& meet(Scope scope, const char* name, int line, std::uint64_t word) {
        Fiber& fiber = at(running);
        fiber.scope = scope;
        fiber.collective = fiber.here.name != nullptr ? fiber.here : Where{name, line};
        fiber.word = word;
        fiber.state = State::waiting;
        expect_agreement(fiber);
        if (scope == Scope::warp) {
            release_if_complete(first_lane(), warp_size);
        } else {
            release_if_complete(0, size());
        }
        leave(fiber);
        return received[static_cast<std::size_t>(running / warp_size)];
    }

    void pause() {
        Fiber& fiber = at(running);
        block.launch.watch(block.rank, fiber.here);
        fiber.paused = true;
        leave(fiber);
    }

private:
    LiveBlock& block;
    const Body& body;
    std::vector<Fiber> fibers;
    Stacks stacks;
    std::vector<Words> received;
    std::vector<int> order;
    std::minstd_rand random;
    jmp_buf scheduler;
    int running = 0;

    static unsigned seed() {
        const char* text = std::getenv("LH_LANES_SEED");
        return text == nullptr ? 1 : static_cast<unsigned>(std::atoi(text));
    }

    static void enter();

    Fiber& at(int i) { return fibers[static_cast<std::size_t>(i)]; }
    int size() const { return static_cast<int>(fibers.size()); }
    int first_lane() const { return running / warp_size * warp_size; }

    bool finished() const {
        return std::all_of(fibers.begin(), fibers.end(), [](const Fiber& fiber) {
            return fiber.state == State::finished;
        });
    }

    void switch_to(int i) {
        running = this_thread = i;
        block.here = &at(i).here;
        // Not swapcontext, which makes a system call for the mask of signals.
        if (_setjmp(scheduler) == 0) go_on(at(i));
        block.here = &block.own_place;
    }

    [[noreturn]] static void go_on(Fiber& fiber) {
        if (fiber.started) _longjmp(fiber.context, 1);
        fiber.started = true;
        setcontext(&fiber.start);
        std::abort();
    }

    void leave(Fiber& fiber) {
        if (_setjmp(fiber.context) == 0) _longjmp(scheduler, 1);
        block.launch.stop_if_failed();
    }

    // The fibers first, …, first + count - 1 go on together, once all of them wait.
    void release_if_complete(int first, int count) {
        for (int i = first; i < first + count; ++i) {
            const bool arrived = at(i).state == State::waiting;
            if (!arrived || at(i).scope != at(running).scope) return;
        }
        for (int i = first; i < first + count; ++i) {
            at(i).state = State::ready;
            received[static_cast<std::size_t>(i / warp_size)]
                    [static_cast<std::size_t>(i % warp_size)] = at(i).word;
        }
    }

    static bool agree(const Fiber& one, const Fiber& other, bool same_warp) {
        if (!same_warp && (one.scope == Scope::warp || other.scope == Scope::warp)) {
            return true;
        }
        return one.scope == other.scope &&
               one.collective.line == other.collective.line &&
               std::strcmp(one.collective.name, other.collective.name) == 0;
    }

    void expect_agreement(const Fiber& fiber) {
        for (int i = 0; i < size(); ++i) {
            const Fiber& other = at(i);
            const bool same_warp = i / warp_size == running / warp_size;
            if (other.state != State::waiting) continue;
            if (agree(fiber, other, same_warp)) continue;
            block.launch.fail("in block " + std::to_string(block.rank) + ", thread " +
                              std::to_string(running) + " is at " +
                              text(fiber.collective) + " while thread " +
                              std::to_string(i) + " is at " + text(other.collective) +
                              "; all threads of a " + (same_warp ? "warp" : "block") +
                              " must come to the same collective");
        }
    }

    // No fiber can go on: some wait at a collective for others that have finished.
    void record_missing() {
        const auto is_at = [](Scope scope) {
            return [scope](const Fiber& fiber) {
                return fiber.state == State::waiting && fiber.scope == scope;
            };
        };
        auto found = std::find_if(fibers.begin(), fibers.end(), is_at(Scope::warp));
        const bool of_warp = found != fibers.end();
        if (!of_warp) {
            found = std::find_if(fibers.begin(), fibers.end(), is_at(Scope::block));
        }
        auto first = fibers.begin();
        auto last = fibers.end();
        if (of_warp) {
            first += (found - fibers.begin()) / warp_size * warp_size;
            last = first + warp_size;
        }
        const auto arrived = std::count_if(first, last, is_at(found->scope));
        block.launch.record("in block " + std::to_string(block.rank) + ", " +
                            text(found->collective) + " is reached by " +
                            std::to_string(arrived) + " of the " +
                            std::to_string(last - first) + " threads of its " +
                            (of_warp ? "warp" : "block") +
                            "; the others have finished");
    }
};

static thread_local Fibers* these_fibers = nullptr;

inline void Fibers::enter() {
    Fibers& all = *these_fibers;
    try {
        if (!all.block.launch.failed()) all.body();
    } catch (const Stop&) {
    } catch (const std::exception& error) {
        all.block.launch.record(error.what());
    }
    all.at(all.running).state = State::finished;
    _longjmp(all.scheduler, 1);
}

inline void run_block(LiveBlock& block, const Body& body) {
    Fibers fibers(block, body);
    these_fibers = &fibers;
    fibers.run();
    these_fibers = nullptr;
}

const std::uint64_t* meet(Scope scope, const char* name, int line, std::uint64_t word) {
    return these_fibers->meet(scope, name, line, word).data();
}

}  // namespace lh::sim
