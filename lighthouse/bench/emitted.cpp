// What the calls of a host function have in common, for emitted.py: the graphs and the
// memory that stay on the GPU, and how long the last call took.

#include <chrono>
#include <map>

namespace lh_bench {

double spent = 0;

std::map<int, lh::DeviceGraph> graphs;

lh::DeviceGraph& kept(const lh::Graph& graph, int number) {
    return graphs.try_emplace(number, graph).first->second;
}

// Gives what was freed again, as the pool of an application does.
struct Pool : std::pmr::memory_resource {
    std::multimap<std::size_t, void*> free;

    void* do_allocate(std::size_t size, std::size_t) override {
        const auto found = free.find(size);
        if (found == free.end()) return lh::device_allocate(size);
        void* const memory = found->second;
        free.erase(found);
        return memory;
    }
    void do_deallocate(void* memory, std::size_t size, std::size_t) override {
        free.emplace(size, memory);
    }
    bool do_is_equal(const memory_resource& other) const noexcept override {
        return this == &other;
    }
    void clear() {
        for (const auto& each : free) lh::device_free(each.second);
        free.clear();
    }
} pool;

struct Stopwatch {
    const lh::OnStream scope{lh::current_stream, &pool};
    std::chrono::steady_clock::time_point start = now();

    static std::chrono::steady_clock::time_point now() {
        lh::synchronize();
        return std::chrono::steady_clock::now();
    }
    ~Stopwatch() {
        spent = std::chrono::duration<double, std::milli>(now() - start).count();
    }
};

}  // namespace lh_bench

extern "C" double lh_bench_milliseconds() { return lh_bench::spent; }
extern "C" void lh_bench_forget() {
    lh_bench::graphs.clear();
    lh_bench::pool.clear();
}
