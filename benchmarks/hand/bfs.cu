// Breadth-first search as one writes it by hand: lists of nodes while few are reached,
// and a look at the in-edges of the others where that is less work.
//
// Merrill, Garland, Grimshaw: Scalable GPU Graph Traversal, PPoPP 2012; Beamer, Asanović,
// Patterson: Direction-Optimizing Breadth-First Search, SC 2012, with their alpha and
// beta.  The whole search is one cooperative kernel: a level costs grid barriers, no
// launch.
//
//   nvcc -O3 -std=c++17 -arch=sm_90 -shared -Xcompiler -fPIC bfs.cu -o libbfs.so

#include <utility>

#include "device.cuh"

constexpr int ALPHA = 14;
constexpr int BETA = 24;

using Edges = unsigned long long;

struct Search {
    int nodes;
    int edges;
    const int* offsets;
    const int* targets;
    const int* in_offsets;
    const int* in_sources;
    int* level;
    List lists[2];
    Edges* work[2];  // the out-edges of the nodes that a level reaches
};

namespace {

struct Rows {
    cub::BlockScan<int, BLOCK>::TempStorage scan;
    cub::BlockReduce<Edges, BLOCK>::TempStorage sum;
    int before[BLOCK];  // the edges of the rows before this one
    int begin[BLOCK];   // where the row begins, less `before`
};

__device__ void add(Rows& rows, Edges part, Edges* total) {
    __syncthreads();
    const Edges sum = cub::BlockReduce<Edges, BLOCK>(rows.sum).Sum(part);
    if (threadIdx.x == 0 && sum != 0) atomicAdd(total, sum);
}

// Blocks share the edges of 256 nodes of the list.
__device__ void push_down(const Search& search, Rows& rows, List list, int level,
                          List next, Edges* work) {
    Edges part = 0;
    const int count = now(list.count);
    for (int base = blockIdx.x * BLOCK; base < count; base += gridDim.x * BLOCK) {
        const int i = base + threadIdx.x;
        int begin = 0, degree = 0;
        if (i < count) {
            const int node = now(&list.items[i]);
            begin = search.offsets[node];
            degree = search.offsets[node + 1] - begin;
        }
        int before, total;
        cub::BlockScan<int, BLOCK>(rows.scan).ExclusiveSum(degree, before, total);
        rows.before[threadIdx.x] = before;
        rows.begin[threadIdx.x] = begin - before;
        __syncthreads();
        for (int edge = threadIdx.x; edge < total; edge += BLOCK) {
            int row = 0;  // the last one that begins at or before the edge
            for (int step = BLOCK / 2; step > 0; step /= 2) {
                if (rows.before[row + step] <= edge) row += step;
            }
            const int target = search.targets[rows.begin[row] + edge];
            if (now(&search.level[target]) == -1 &&
                atomicCAS(&search.level[target], -1, level) == -1) {
                push(next, target);
                part += search.offsets[target + 1] - search.offsets[target];
            }
        }
        __syncthreads();
    }
    add(rows, part, work);
}

// A thread looks for a reached node before each that is not; `next` is counted only.
__device__ void pull_up(const Search& search, Rows& rows, int level, List next,
                        Edges* work) {
    Edges part = 0, reached = 0;
    for (int node = blockIdx.x * BLOCK + threadIdx.x; node < search.nodes;
         node += gridDim.x * BLOCK) {
        if (search.level[node] != -1) continue;
        const int end = search.in_offsets[node + 1];
        for (int edge = search.in_offsets[node]; edge < end; edge++) {
            if (now(&search.level[search.in_sources[edge]]) == level - 1) {
                search.level[node] = level;
                part += search.offsets[node + 1] - search.offsets[node];
                reached++;
                break;
            }
        }
    }
    add(rows, part, work);
    __syncthreads();
    const Edges sum = cub::BlockReduce<Edges, BLOCK>(rows.sum).Sum(reached);
    if (threadIdx.x == 0 && sum != 0) atomicAdd(next.count, int(sum));
}

__device__ void collect(const Search& search, int level, List list) {
    for (int node = blockIdx.x * BLOCK + threadIdx.x; node < search.nodes;
         node += gridDim.x * BLOCK) {
        if (search.level[node] == level) push(list, node);
    }
}

__global__ void __launch_bounds__(BLOCK) search_from(Search search, int root) {
    __shared__ Rows rows;
    const auto grid = cg::this_grid();
    const bool first = grid.thread_rank() == 0;
    for (int node = grid.thread_rank(); node < search.nodes; node += grid.size()) {
        search.level[node] = node == root ? 0 : -1;
    }
    if (first) {
        search.lists[0].items[0] = root;
        *search.lists[0].count = 1;
        *search.lists[1].count = 0;
        *search.work[0] = search.offsets[root + 1] - search.offsets[root];
        *search.work[1] = 0;
    }
    grid.sync();
    bool down = true;
    Edges left = search.edges;
    for (int level = 1, here = 0;; level++, here = 1 - here) {
        const int there = 1 - here;
        const int active = now(search.lists[here].count);
        if (active == 0) break;
        const Edges work = now(search.work[here]);
        left -= work;
        if (down && work > left / ALPHA) {
            down = false;
        } else if (!down && active < search.nodes / BETA) {
            down = true;
            grid.sync();
            if (first) *search.lists[here].count = 0;
            grid.sync();
            collect(search, level - 1, search.lists[here]);
            grid.sync();
        }
        if (down) {
            push_down(search, rows, search.lists[here], level, search.lists[there],
                      search.work[there]);
        } else {
            pull_up(search, rows, level, search.lists[there], search.work[there]);
        }
        grid.sync();
        if (first) *search.work[here] = *search.lists[here].count = 0;
        grid.sync();
    }
}

}  // namespace

// The graph and room for a search, on the device; null if that fails.
extern "C" Search* bfs_prepare(int nodes, int edges, const int* offsets,
                               const int* targets, const int* in_offsets,
                               const int* in_sources) {
    auto* search = new Search{};
    search->nodes = nodes;
    search->edges = edges;
    int *rows, *columns, *in_rows, *in_columns;
    bool done = upload(&rows, offsets, nodes + 1LL) && upload(&columns, targets, edges) &&
                upload(&in_rows, in_offsets, nodes + 1LL) &&
                upload(&in_columns, in_sources, edges) &&
                allocate(&search->level, nodes);
    for (int i = 0; done && i < 2; i++) {
        done = allocate(&search->lists[i].items, nodes) &&
               allocate(&search->lists[i].count, 1) && allocate(&search->work[i], 1);
    }
    if (!done) {
        delete search;
        return nullptr;
    }
    search->offsets = rows;
    search->targets = columns;
    search->in_offsets = in_rows;
    search->in_sources = in_columns;
    return search;
}

// Runs to the end; 0, or the error of CUDA.
extern "C" int bfs_run(Search* search, int root) {
    return run_resident(search_from, *search, root);
}

// The levels of the last search; -1 where no path leads.
extern "C" int bfs_result(const Search* search, int* levels) {
    return cudaMemcpy(levels, search->level, sizeof(int) * search->nodes,
                      cudaMemcpyDefault);
}

extern "C" void bfs_free(Search* search) {
    const void* places[] = {search->offsets,        search->targets,
                            search->in_offsets,     search->in_sources,
                            search->level,          search->lists[0].items,
                            search->lists[1].items, search->lists[0].count,
                            search->lists[1].count, search->work[0],
                            search->work[1]};
    for (const void* place : places) cudaFree(const_cast<void*>(place));
    delete search;
}
