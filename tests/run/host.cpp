// A user's program: calls the host functions of samples on the graph of a file.
//
//   host INPUT OUTPUT
//
// The input holds two graphs, the second one simple, then the arguments; the output
// what the functions gave.  test_host_function.py writes the one and reads the other.

#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <exception>
#include <memory>
#include <string>

#ifdef HOST_OPENMP
#include "collections.cuh"
#include "graph_openmp.cuh"
#else
#include "lighthouse.cuh"
#endif

// The documented signatures.
void pagerank(const lh::Graph& G, double e, double d, int32_t max, double* pg_rank);
void pagerank_propagate(const lh::Graph& G, double e, double d, int32_t max,
                        double* pg_rank);
void sssp(const lh::Graph& G, const int32_t* len, lh::node_t root, int32_t* dist);
void bfs_levels(const lh::Graph& G, lh::node_t root, int32_t* level);
double conductance(const lh::Graph& G, const int32_t* member, int32_t num);
int32_t bipartite_matching(const lh::Graph& G, const bool* isLeft, lh::node_t* Match);
int64_t triangle_counting(const lh::Graph& G);
void bc(const lh::Graph& G, const lh::Sequence<lh::node_t>& seeds, float* BC);

namespace {

template <typename T>
using Array = std::unique_ptr<T[]>;

class File {
public:
    File(const char* path, const char* mode) : file(std::fopen(path, mode)) {
        if (file == nullptr) fail(path);
    }
    ~File() { std::fclose(file); }
    File(const File&) = delete;
    File& operator=(const File&) = delete;

    template <typename T>
    Array<T> read(std::int64_t count) {
        Array<T> values(new T[static_cast<std::size_t>(count)]);
        if (std::fread(values.get(), sizeof(T), static_cast<std::size_t>(count), file) !=
            static_cast<std::size_t>(count)) {
            fail("the input is too short");
        }
        return values;
    }

    template <typename T>
    T read() {
        return read<T>(1)[0];
    }

    template <typename T>
    void write(const T* values, std::int64_t count) {
        std::fwrite(values, sizeof(T), static_cast<std::size_t>(count), file);
    }

private:
    std::FILE* file;

    [[noreturn]] static void fail(const char* what) {
        std::perror(what);
        std::exit(2);
    }
};

struct HostGraph {
    std::int64_t nodes;
    std::int64_t edges;
    Array<lh::edge_t> row_offsets;
    Array<lh::node_t> column_indices;
    Array<lh::edge_t> in_row_offsets;
    Array<lh::node_t> in_column_indices;
    Array<lh::edge_t> in_edge_ids;
    Array<lh::node_t> edge_sources;

    explicit HostGraph(File& input)
        : nodes(input.read<std::int64_t>()),
          edges(input.read<std::int64_t>()),
          row_offsets(input.read<lh::edge_t>(nodes + 1)),
          column_indices(input.read<lh::node_t>(edges)),
          in_row_offsets(input.read<lh::edge_t>(nodes + 1)),
          in_column_indices(input.read<lh::node_t>(edges)),
          in_edge_ids(input.read<lh::edge_t>(edges)),
          edge_sources(input.read<lh::node_t>(edges)) {}

    lh::Graph view() const {
#ifdef HOST_OPENMP
        return {nodes,
                edges,
                row_offsets.get(),
                column_indices.get(),
                in_row_offsets.get(),
                in_column_indices.get(),
                in_edge_ids.get(),
                edge_sources.get()};
#else
        return {nodes, edges, row_offsets.get(), column_indices.get()};
#endif
    }
};

// Room for a result, with nothing sensible in it.
template <typename T>
Array<T> room(std::int64_t count) {
    Array<T> values(new T[static_cast<std::size_t>(count)]);
    std::memset(values.get(), 0x5a, static_cast<std::size_t>(count) * sizeof(T));
    return values;
}

void run(File& input, File& output) {
    const HostGraph given(input);
    const HostGraph simple(input);
    const lh::Graph graph = given.view();
    const std::int64_t nodes = graph.nodes;
    const auto e = input.read<double>();
    const auto d = input.read<double>();
    const auto max = input.read<std::int32_t>();
    const auto root = input.read<lh::node_t>();
    const auto num = input.read<std::int32_t>();
    const auto len = input.read<std::int32_t>(graph.edges);
    const auto member = input.read<std::int32_t>(nodes);
    const auto is_left = input.read<bool>(nodes);
    lh::Sequence<lh::node_t> seeds;
    for (auto left = input.read<std::int64_t>(); left > 0; --left) {
        seeds.push_back(input.read<lh::node_t>());
    }

    const auto ranks = room<double>(nodes);
    pagerank(graph, e, d, max, ranks.get());
    output.write(ranks.get(), nodes);

    const auto propagated = room<double>(nodes);
    pagerank_propagate(graph, e, d, max, propagated.get());
    output.write(propagated.get(), nodes);

    const auto distances = room<std::int32_t>(nodes);
    sssp(graph, len.get(), root, distances.get());
    output.write(distances.get(), nodes);

    const auto levels = room<std::int32_t>(nodes);
    bfs_levels(graph, root, levels.get());
    output.write(levels.get(), nodes);

    const double cut = conductance(graph, member.get(), num);
    output.write(&cut, 1);

    const auto match = room<lh::node_t>(nodes);
    const std::int32_t pairs = bipartite_matching(graph, is_left.get(), match.get());
    output.write(match.get(), nodes);
    output.write(&pairs, 1);

    const std::int64_t triangles = triangle_counting(simple.view());
    output.write(&triangles, 1);

    const auto centralities = room<float>(nodes);
    bc(graph, seeds, centralities.get());
    output.write(centralities.get(), nodes);
}

}  // namespace

int main(int count, char** arguments) {
    if (count != 3) return 2;
    File input(arguments[1], "rb");
    File output(arguments[2], "wb");
    try {
        run(input, output);
    } catch (const std::exception& error) {
        std::fprintf(stderr, "%s\n", error.what());
        return 1;
    }
    return 0;
}
