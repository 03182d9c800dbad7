// A host function over host.cuh, and the resident kernels under ThreadSanitizer.
//
// Without an argument: every check; exit 0 and "ok", else the line that failed.
// With `race`: a kernel with no grid barrier where one belongs.
#include <algorithm>
#include <cstdio>
#include <cstring>
#include <numeric>

#include "kernels.cu"

#define CHECK(condition)                                                          \
    if (!(condition)) throw std::runtime_error(std::string(#condition) + ", line " + \
                                               std::to_string(__LINE__))

extern "C" __global__ void rotate_wrongly(const std::int32_t n, std::int32_t* values,
                                         std::int32_t* other) {
    for (std::int32_t round = 0; round < 1000; ++round) {
        for (lh::node_t i = lh::thread_rank(); i < n; i += lh::thread_count()) {
            other[i] = values[(i + 1) % n];
        }
        std::int32_t* const old = values;
        values = other;
        other = old;
    }
}

extern "C" __global__ void wait_forever(std::int32_t* word) { lh::lock(word); }
LH_EXPORT(wait_forever)

template <typename T>
std::vector<T> fetch(const T* cells, std::int64_t count) {
    std::vector<T> values(static_cast<std::size_t>(count));
    lh::copy_to_host(values.data(), cells, values.size() * sizeof(T));
    return values;
}

void check_buffers() {
    lh::Buffer<double> buffer(3);
    buffer.fill(0.5);
    buffer.write(1, 2.5);
    CHECK(buffer.read(0) == 0.5 && buffer.read(1) == 2.5 && buffer.count() == 3);
    lh::Buffer<double> other(1);
    other.fill(7);
    lh::swap(buffer, other);
    CHECK(buffer.count() == 1 && buffer.read(0) == 7 && other.read(1) == 2.5);
    lh::Buffer<double> moved = std::move(other);
    CHECK(moved.read(1) == 2.5);
    lh::Buffer<double> borrowed = lh::Buffer<double>::over(moved.data(), 2);
    borrowed.write(0, 4);
    lh::swap(borrowed, moved);
    CHECK(moved.count() == 2 && borrowed.read(0) == 4 && borrowed.count() == 3);
    lh::swap(borrowed, moved);
    lh::Buffer<bool> empty(0);
    empty.fill(true);
    try {
        moved.read(3);
        CHECK(false);
    } catch (const lh::Error& error) {
        CHECK(error.what() == std::string("value 3 of a buffer of 3"));
    }
#ifdef LH_SIMULATOR
    lh::Buffer<std::uint8_t> fresh(5);
    CHECK(fresh.read(4) == 0xCD);
#endif
    try {
        lh::Buffer<double> huge(std::int64_t{1} << 57);
        CHECK(false);
    } catch (const lh::Error& error) {
        CHECK(std::strstr(error.what(), "1152921504606846976 bytes") != nullptr);
    }
}

void check_reader() {
    const std::int32_t n = 10000;
    std::vector<std::int32_t> numbers(n);
    std::iota(numbers.begin(), numbers.end(), 0);
    lh::Buffer<std::int32_t> values(numbers.data(), n), other(n, -1);
    lh::Reader<std::int32_t> reader;
    for (std::int32_t i = 0; i < n; ++i) CHECK(reader.read(values, i) == i);
    CHECK(reader.read(values, 3) == 3 && reader.read(values, 4) == 4);
    values.write(5, 50);
    CHECK(reader.read(values, 5) == 50 && reader.read(values, 6) == 6);
    CHECK(reader.read(other, 7) == -1 && reader.read(values, 7) == 7);
    lh::swap(values, other);
    CHECK(reader.read(values, 7) == -1 && reader.read(other, 8) == 8);
    lh::launch(atomic_add_int32, 1, 1, other.data(), values.data() + 9);
    CHECK(reader.read(other, 9) == 9 && reader.read(values, 9) == -1);
    values.fill(2);
    CHECK(reader.read(values, 10) == 2);
    try {
        reader.read(values, n);
        CHECK(false);
    } catch (const lh::Error& error) {
        CHECK(error.what() == std::string("value 10000 of a buffer of 10000"));
    }
#ifdef LH_SIMULATOR
    // It has copied more than it was asked for.
    for (std::int32_t i = 0; i < 5; ++i) CHECK(reader.read(other, i) == i);
    other.data()[5] = 0;
    CHECK(reader.read(other, 5) == 50);
#endif
}

// A word has what was sent or stored last.
void check_cells() {
    std::int32_t sum = 5;
    bool flag = true;
    lh::Cells cells(sum, flag);
    cells.send(sum, flag);
    sum = 0;
    flag = false;
    cells.fetch(sum, flag);
    CHECK(sum == 5 && flag);
    lh::Buffer<std::int32_t> one(1, 7);
    lh::launch(atomic_add_int32, 1, 1, one.data(), cells.at(sum));
    flag = false;
    cells.send(flag);
    flag = true;
    cells.fetch(flag);
    CHECK(!flag && sum == 5);
    cells.fetch(sum);
    CHECK(sum == 12);
}

// Gives memory of the device, and counts what it has given and got back.
struct Counting : std::pmr::memory_resource {
    int given = 0, back = 0;

    void* do_allocate(std::size_t bytes, std::size_t) override {
        given += 1;
        return lh::device_allocate(bytes);
    }
    void do_deallocate(void* memory, std::size_t, std::size_t) override {
        back += 1;
        lh::device_free(memory);
    }
    bool do_is_equal(const std::pmr::memory_resource& other) const noexcept override {
        return this == &other;
    }
};

void check_streams() {
#ifdef LH_SIMULATOR
    lh::Stream stream = &stream;
#else
    lh::Stream stream;
    lh::check(cudaStreamCreateWithFlags(&stream, cudaStreamNonBlocking), "a stream");
#endif
    Counting memory;
    {
        const lh::OnStream scope(stream, &memory);
        CHECK(lh::current_stream == stream && lh::current_memory == &memory);
        lh::Buffer<double> mine(3);
        mine.fill(1.5);
        CHECK(mine.read(2) == 1.5);
        lh::Buffer<double> moved = std::move(mine);
        {
            const lh::OnStream inner(nullptr);
            lh::Buffer<double> other(3);
            swap(moved, other);
        }
        CHECK(memory.given == 1 && memory.back == 1);
        lh::Buffer<double> one(1), another(0);
        CHECK(lh::Buffer<double>::over(one.data(), 1).count() == 1);
    }
    CHECK(memory.given == 3 && memory.back == 3);
    CHECK(lh::current_stream == nullptr && lh::current_memory == nullptr);
}

// 0 -> 1 1 3, 1 -> (none), 2 -> 0 2, 3 -> 1
void check_graph() {
    const std::vector<lh::edge_t> offsets{0, 3, 3, 5, 6};
    const std::vector<lh::node_t> columns{1, 1, 3, 0, 2, 1};
    lh::DeviceGraph graph({4, 6, offsets.data(), columns.data()});
    CHECK(graph.nodes() == 4 && graph.edges() == 6);
    CHECK(fetch(graph.row_offsets(), 5) == offsets);
    CHECK(fetch(graph.column_indices(), 6) == columns);
    CHECK((fetch(graph.in_row_offsets(), 5) == std::vector<lh::edge_t>{0, 1, 4, 5, 6}));
    CHECK((fetch(graph.in_column_indices(), 6) ==
           std::vector<lh::node_t>{2, 0, 0, 3, 2, 0}));
    CHECK((fetch(graph.in_edge_ids(), 6) == std::vector<lh::edge_t>{3, 0, 1, 5, 4, 2}));
    CHECK((fetch(graph.edge_sources(), 6) ==
           std::vector<lh::node_t>{0, 0, 0, 2, 2, 3}));

    // 0 -> 1 1, 1 -> 0 0 1: copy k of an edge is that of its opposite.
    const std::vector<lh::edge_t> rows{0, 2, 5};
    const std::vector<lh::node_t> both{1, 1, 0, 0, 1};
    lh::DeviceGraph symmetric({2, 5, rows.data(), both.data(), true});
    CHECK(symmetric.in_row_offsets() == symmetric.row_offsets());
    CHECK(symmetric.in_column_indices() == symmetric.column_indices());
    CHECK(symmetric.host_in_row_offsets() == rows.data());
    CHECK(symmetric.host_in_column_indices() == both.data());
    CHECK((fetch(symmetric.in_edge_ids(), 5) == std::vector<lh::edge_t>{2, 3, 0, 1, 4}));
    CHECK(symmetric.host_max_in_degree() == 3);

    const lh::edge_t nothing = 0;
    lh::DeviceGraph empty({0, 0, &nothing, nullptr});
    CHECK(fetch(empty.in_row_offsets(), 1)[0] == 0);
    CHECK(empty.edge_sources() == empty.edge_sources());
}

// Targets of several digits, some of them without edges; rows that repeat a target.
void check_reverse() {
    const lh::node_t nodes = 70000;
    std::vector<lh::edge_t> offsets{0};
    std::vector<lh::node_t> columns, sources;
    std::uint32_t state = 5;
    for (lh::node_t v = 0; v < nodes; ++v) {
        for (int i = 0; i < (v % 97 == 3 ? 200 : v % 3); ++i) {
            state = state * 1664525u + 1013904223u;
            columns.push_back(static_cast<lh::node_t>((state >> 8) % (v % 2 ? 300 : nodes)));
            sources.push_back(v);
        }
        std::sort(columns.begin() + offsets.back(), columns.end());
        offsets.push_back(static_cast<lh::edge_t>(columns.size()));
    }
    const auto edges = static_cast<std::int64_t>(columns.size());
    std::vector<lh::edge_t> ids(columns.size()), starts(nodes + 1, 0);
    std::iota(ids.begin(), ids.end(), 0);
    std::stable_sort(ids.begin(), ids.end(), [&](lh::edge_t one, lh::edge_t other) {
        return columns[one] < columns[other];
    });
    std::vector<lh::node_t> from;
    for (const lh::edge_t id : ids) {
        from.push_back(sources[id]);
        ++starts[columns[id] + 1];
    }
    std::partial_sum(starts.begin(), starts.end(), starts.begin());

    lh::DeviceGraph graph({nodes, edges, offsets.data(), columns.data()});
    CHECK(fetch(graph.in_row_offsets(), nodes + 1) == starts);
    CHECK(fetch(graph.in_edge_ids(), edges) == ids);
    CHECK(fetch(graph.in_column_indices(), edges) == from);
    CHECK(fetch(graph.edge_sources(), edges) == sources);
    CHECK(std::equal(ids.begin(), ids.end(), graph.host_in_edge_ids()));
    CHECK(std::equal(from.begin(), from.end(), graph.host_in_column_indices()));
    CHECK(std::equal(sources.begin(), sources.end(), graph.host_edge_sources()));
    lh::edge_t longest = 0;
    for (lh::node_t v = 0; v < nodes; ++v) {
        longest = std::max(longest, starts[v + 1] - starts[v]);
    }
    CHECK(graph.host_max_in_degree() == longest && graph.host_max_out_degree() == 200);
}

void check_launches() {
    const std::int32_t n = 100;
    std::vector<std::int32_t> numbers(n);
    std::iota(numbers.begin(), numbers.end(), 0);
    lh::Buffer<std::int32_t> values(numbers.data(), n);
    lh::Buffer<std::int32_t> other(n);
    lh::Buffer<std::int32_t> total(1);
    lh::Barrier barrier;

    total.fill(5);
    lh::launch(block_add_int32, 0, 0, values.data(), total.data());
    lh::synchronize();
    CHECK(total.read(0) == 5);
    lh::launch(block_add_int32, n, n, values.data(), total.data());
    lh::launch<64>(atomic_max_int32, n, n, values.data(), total.data());
    lh::synchronize();
    CHECK(total.read(0) == 4955);

    for (int time = 0; time < 3; ++time) {
        // Grids of different sizes use the same barrier one after the other.
        lh::launch_resident(rotate, time == 1 ? 1 : n, n, 40, values.data(),
                            other.data(), barrier);
    }
    lh::synchronize();
    CHECK(values.read(0) == 20 && values.read(99) == 19);

    lh::Buffer<std::int32_t> level(n);
    lh::Buffer<std::int32_t> flags(4);
    level.fill(n);
    level.write(0, 0);
    flags.fill(0);
    lh::launch_resident(levels, n, n, level.data(), flags.data(), flags.data() + 3,
                        barrier);
    lh::synchronize();
    CHECK(level.read(n - 1) == n - 1 && flags.read(3) == n - 1);

    std::vector<double> costs(n);
    for (int i = 0; i < n; ++i) costs[i] = (i * 37 + 11) % 101;
    lh::Buffer<double> cost(costs.data(), n);
    lh::Buffer<double> best(1);
    lh::Buffer<std::int32_t> where(1);
    lh::Buffer<std::int32_t> locks(5);
    lh::Buffer<std::int64_t> counters(4);
    best.fill(1000);
    locks.fill(0);
    counters.fill(0);
    lh::launch(argmin, n, n, cost.data(), best.data(), where.data(), locks.data(),
               counters.data());
    lh::synchronize();
    CHECK(best.read(0) == costs[static_cast<std::size_t>(where.read(0))]);
    CHECK(counters.read(0) + counters.read(3) == 50);

    lh::Buffer<std::int32_t> pushed(n);
    lh::Buffer<std::int32_t> appended(n);
    lh::Buffer<std::int32_t> pushed_count(1);
    lh::Buffer<std::int64_t> appended_count(1);
    pushed_count.fill(0);
    appended_count.fill(0);
    lh::launch(select_even, n, n, values.data(), pushed.data(), pushed_count.data(),
               appended.data(), appended_count.data());
    lh::synchronize();
    CHECK(pushed_count.read(0) == 50 && appended_count.read(0) == 50);
}

// Bytes, old values and warps: what differs most between a GPU and a CPU.
void check_atomics() {
    const std::int32_t n = 3000;
    lh::Buffer<std::int32_t> next(1);
    lh::Buffer<std::int32_t> tickets(n);
    lh::Buffer<bool> flags(7);
    lh::Buffer<std::int32_t> claims(1);
    lh::Buffer<std::int32_t> slots(5);
    lh::Buffer<std::int64_t> exchanged(2);
    next.fill(0);
    tickets.fill(0);
    flags.fill(false);
    claims.fill(0);
    slots.fill(-1);
    exchanged.fill(0);
    lh::launch(old_values, n, n, next.data(), tickets.data(), flags.data(),
               claims.data(), slots.data(), exchanged.data());
    lh::synchronize();
    const std::vector<std::int32_t> drawn = fetch(tickets.data(), n);
    CHECK(std::count(drawn.begin(), drawn.end(), 1) == n);
    CHECK(next.read(0) == n && claims.read(0) == 7 && flags.read(6));
    CHECK(slots.read(3) % 5 == 3);
    CHECK(exchanged.read(0) + exchanged.read(1) == std::int64_t{n} * (n - 1) / 2);

    lh::Buffer<bool> values(n);
    lh::Buffer<bool> cells(4);
    values.fill(true);
    cells.fill(true);
    lh::launch(atomic_and__bool, n, n, values.data(), cells.data() + 1);
    lh::launch(block_and__bool, n, n, values.data(), cells.data() + 2);
    values.write(n - 1, false);
    lh::launch(atomic_and__bool, n, n, values.data(), cells.data() + 3);
    lh::launch(block_and__bool, n, n, values.data(), cells.data() + 0);
    lh::synchronize();
    CHECK(!cells.read(0) && cells.read(1) && cells.read(2) && !cells.read(3));

    const int count = lh::warp_size;
    lh::Buffer<std::int32_t> lanes(1024);
    lh::Buffer<std::uint32_t> ballots(1024);
    lh::Buffer<double> below(1024);
    lh::Buffer<std::int64_t> first(1024);
    lh::launch(warps, 1, lanes.data(), ballots.data(), below.data(), first.data());
    lh::synchronize();
    CHECK(lanes.read(count - 1) == count - 1);
    CHECK(ballots.read(0) == (0x55555555u & (0xffffffffu >> (32 - count))));
    CHECK(below.read(0) == (count > 1 ? 1 : 0) && below.read(count - 1) == count - 1);
    CHECK(first.read(count - 1) == 0);
}

#ifdef LH_SIMULATOR
void check_failure() {
    lh::Buffer<std::int32_t> word(1);
    word.fill(1);
    setenv("LH_WATCHDOG_SECONDS", "0.1", 1);
    try {
        lh::launch(wait_forever, 1, word.data());
        CHECK(false);
    } catch (const lh::Error& error) {
        CHECK(std::strstr(error.what(), "kernel 'wait_forever'") != nullptr);
    }
    unsetenv("LH_WATCHDOG_SECONDS");
}
#endif

int main(int count, char** arguments) {
    try {
        if (count > 1 && std::strcmp(arguments[1], "race") == 0) {
            lh::Buffer<std::int32_t> values(100);
            lh::Buffer<std::int32_t> other(100);
            values.fill(1);
            lh::launch_resident(rotate_wrongly, 100, 100, values.data(), other.data());
            return 0;
        }
        check_buffers();
        check_reader();
        check_cells();
        check_streams();
        check_graph();
        check_reverse();
        check_launches();
        check_atomics();
#ifdef LH_SIMULATOR
        check_failure();
#endif
    } catch (const std::exception& error) {
        std::printf("%s\n", error.what());
        return 1;
    }
    std::puts("ok");
    return 0;
}
