// Counts triangles of a hub with a rim three times, twice with one graph on the device:
// what each call takes from its memory, and what the graph takes from its own.

#include <cstdio>
#include <cstdlib>
#include <vector>

#include "lighthouse.cuh"

int64_t triangle_counting(lh::DeviceGraph& G, lh::Stream, std::pmr::memory_resource*);

struct Counting : std::pmr::memory_resource {
    int given = 0;

    void* do_allocate(std::size_t bytes, std::size_t) override {
        given += 1;
        return lh::device_allocate(bytes);
    }
    void do_deallocate(void* memory, std::size_t, std::size_t) override {
        lh::device_free(memory);
    }
    bool do_is_equal(const std::pmr::memory_resource& other) const noexcept override {
        return this == &other;
    }
};

int main() {
    const lh::node_t rim = 200;
    std::vector<lh::edge_t> offsets{0, rim};
    std::vector<lh::node_t> columns;
    for (lh::node_t node = 1; node <= rim; ++node) columns.push_back(node);
    for (lh::node_t node = 1; node <= rim; ++node) {
        columns.push_back(0);
        if (node > 1) columns.push_back(node - 1);
        if (node < rim) columns.push_back(node + 1);
        offsets.push_back(static_cast<lh::edge_t>(columns.size()));
    }
    const auto edges = static_cast<std::int64_t>(columns.size());
    const lh::Graph graph{rim + 1, edges, offsets.data(), columns.data(), true};
    Counting of_graph;
    const lh::OnStream scope(lh::current_stream, &of_graph);
    lh::DeviceGraph kept(graph), fresh(graph);
    for (lh::DeviceGraph* each : {&kept, &kept, &fresh}) {
        Counting of_call;
        of_graph.given = 0;
        const auto found = triangle_counting(*each, lh::current_stream, &of_call);
        std::printf("%lld triangles, %d for the call, %d for the graph\n",
                    static_cast<long long>(found), of_call.given, of_graph.given);
    }
}
