// The simulator: launches, and blocks on CPU threads.  Compiled once for each mode, fast
// or LH_LANES, and linked with the kernels of a program.

#include <algorithm>
#include <condition_variable>
#include <exception>
#include <functional>
#include <new>
#include <system_error>
#include <thread>
#include <vector>

#include <pthread.h>

#include "error.cuh"
#include "heap.cuh"
#include "primitives.cuh"
#include "sim_launch.cuh"
#ifdef LH_LANES
#include "sim_fibers.cuh"
#endif

namespace lh::sim {

__thread Block* this_block = nullptr;

#ifdef LH_LANES

int threads_for(int wanted) {
    const int rounded = (wanted + warp_size - 1) / warp_size * warp_size;
    return std::min(std::max(rounded, warp_size), max_block_size);
}

#else

int threads_for(int) { return 1; }

static void run_block(LiveBlock&, const Body& body) {
    try {
        body();
    } catch (const Stop&) {
    }
}

#endif

void* shared(const void* site, std::size_t bytes) {
    std::unique_ptr<unsigned char[]>& memory = live_block().arena[site];
    if (!memory) {
        memory.reset(new unsigned char[bytes]);
        std::memset(memory.get(), poison, bytes);
    }
    return memory.get();
}

void watch() {
    LiveBlock& block = live_block();
    block.launch.watch(block.rank, *block.here);
}

void expect_resident() { live_block().launch.expect_resident(); }

// Runs the blocks `first`, `first` + `step`, and so on.  In a resident grid each block
// has its CPU thread and no counter orders them, which would hide races from
// ThreadSanitizer.
static void work(Launch& launch, int first, int step, const Body& body) {
    for (int rank = first; rank < launch.blocks && !launch.failed() && !LH_STOPPED; rank += step) {
        LiveBlock block(launch, rank);
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

// A CPU thread that waits for its next launch: starting one takes longer than many a
// launch.  Each has a lock of its own, so that nothing but the kernel orders the blocks
// of a launch, which would hide races from ThreadSanitizer.
class Worker {
public:
    Worker() {
        std::thread([this] { serve(); }).detach();
    }

    void start(std::function<void()> what) {
        const std::lock_guard<std::mutex> guard(mutex);
        job = std::move(what);
        changed.notify_one();
    }

    void wait() {
        std::unique_lock<std::mutex> lock(mutex);
        changed.wait(lock, [this] { return !job; });
    }

private:
    void serve() {
        std::unique_lock<std::mutex> lock(mutex);
        for (;;) {
            changed.wait(lock, [this] { return static_cast<bool>(job); });
            lock.unlock();
            job();
            lock.lock();
            job = nullptr;
            changed.notify_one();
        }
    }

    std::mutex mutex;
    std::condition_variable changed;
    std::function<void()> job;
};

// The workers that no launch uses.  They live as long as the process.  A forked child has
// none of its parent's threads.
class Pool {
public:
    Pool() {
        pthread_atfork([] { pool().mutex.lock(); }, [] { pool().mutex.unlock(); },
                       [] {
                           pool().idle.clear();
                           pool().mutex.unlock();
                       });
    }

    Worker* take() {
        {
            const std::lock_guard<std::mutex> guard(mutex);
            if (!idle.empty()) {
                Worker* const worker = idle.back();
                idle.pop_back();
                return worker;
            }
        }
        return new Worker;
    }

    void put_back(Worker* worker) {
        const std::lock_guard<std::mutex> guard(mutex);
        idle.push_back(worker);
    }

    // One for all libraries of the process, which the visibility makes it.
    __attribute__((visibility("default"))) static Pool& pool() {
        static Pool* const all = new Pool;
        return *all;
    }

private:
    std::mutex mutex;
    std::vector<Worker*> idle;
};

const char* run_grid(const char* kernel, int blocks, int threads,
                     void (*function)(void*), void* data) {
    Launch launch(kernel, blocks, threads_for(threads));
    const Body body{function, data};
    const int processors =
        std::max(1, static_cast<int>(std::thread::hardware_concurrency()));
    const int live = blocks <= resident_blocks ? blocks : 2 * processors;
    std::vector<Worker*> workers;
    try {
        for (int i = 1; i < live; ++i) {
            workers.push_back(Pool::pool().take());
            workers.back()->start([&, i] { work(launch, i, live, body); });
        }
    } catch (const std::system_error& error) {
        launch.record(std::string("cannot start a thread for each block: ") +
                      error.what());
    }
    work(launch, 0, live, body);
    for (Worker* worker : workers) {
        worker->wait();
        Pool::pool().put_back(worker);
    }
    static thread_local std::string error;
    error = launch.error();
    return error.empty() ? nullptr : error.c_str();
}

static std::map<Function, const char*>& kernel_names() {
    static std::map<Function, const char*> names;
    return names;
}

bool register_kernel(const char* name, Function kernel) {
    kernel_names()[kernel] = name;
    return true;
}

const char* name_of(Function kernel) {
    const auto found = kernel_names().find(kernel);
    return found == kernel_names().end() ? "not exported" : found->second;
}

// The largest piece that a kernel can have: LH_HEAP_BYTES, without it any.
static std::size_t heap_bytes() {
    const char* const text = std::getenv("LH_HEAP_BYTES");
    return text == nullptr ? SIZE_MAX : std::strtoull(text, nullptr, 10);
}

}  // namespace lh::sim

namespace lh {

#ifdef LH_LANES
void pause() { sim::these_fibers->pause(); }
#else
void pause() {
    sim::watch();
    std::this_thread::yield();
}
#endif

void* heap_allocate(std::size_t bytes) {
    if (sim::this_block != nullptr && bytes > sim::heap_bytes()) {
        sim::live_block().launch.record(heap_is_too_small);
        return nullptr;
    }
    void* const memory = std::malloc(bytes);
    if (memory == nullptr) throw std::bad_alloc();
    return memory;
}

}  // namespace lh
