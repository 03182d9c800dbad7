// Shortest paths from one node as one writes them by hand: near and far lists.
//
// Davidson, Baxter, Garland, Owens: Work-Efficient Parallel GPU Methods for
// Single-Source Shortest Paths, IPDPS 2014.  Nodes nearer than a limit are relaxed at
// once, round after round, the others wait in a far list until the limit has grown.
// The whole search is one cooperative kernel: a round costs a grid barrier, no launch.
// A block takes 256 nodes of a list and shares their edges among its threads, however
// they are spread over the nodes.
//
// Lengths are not negative, and all distances stay below 2^31.
//
//   nvcc -O3 -std=c++17 -arch=sm_90 -shared -Xcompiler -fPIC sssp.cu -o libsssp.so

#include <climits>

#include "device.cuh"

constexpr int FAR_AWAY = INT_MAX;

struct Search {
    int nodes;
    const int* offsets;
    const int* targets;
    const int* lengths;
    int* distance;
    int* listed;  // the last round for which a node was put into a near list
    int* waits;   // whether a node is in the far list
    List near[2];
    List far[2];
    int delta;
};

namespace {

struct Rows {
    cub::BlockScan<int, BLOCK>::TempStorage scan;
    int before[BLOCK];    // the edges of the rows before this one
    int begin[BLOCK];     // where the row begins, less `before`
    int distance[BLOCK];  // of its node
};

__device__ void relax(const Search& search, int edge, int distance, int limit,
                      int round, List next, List far) {
    const int target = search.targets[edge];
    const int offered = distance + search.lengths[edge];
    if (offered >= now(&search.distance[target])) return;
    if (offered >= atomicMin(&search.distance[target], offered)) return;
    if (offered < limit) {
        if (atomicExch(&search.listed[target], round) != round) push(next, target);
    } else if (atomicExch(&search.waits[target], 1) == 0) {
        push(far, target);
    }
}

// All edges of the nodes in `list`; whom they bring nearer goes to `next` or `far`.
__device__ void relax_all(const Search& search, List list, int limit, int round,
                          List next, List far) {
    __shared__ Rows rows;
    const int count = now(list.count);
    for (int base = blockIdx.x * BLOCK; base < count; base += gridDim.x * BLOCK) {
        const int i = base + threadIdx.x;
        int begin = 0, degree = 0, distance = 0;
        if (i < count) {
            const int node = now(&list.items[i]);
            begin = search.offsets[node];
            degree = search.offsets[node + 1] - begin;
            distance = now(&search.distance[node]);
        }
        int before, total;
        cub::BlockScan<int, BLOCK>(rows.scan).ExclusiveSum(degree, before, total);
        rows.before[threadIdx.x] = before;
        rows.begin[threadIdx.x] = begin - before;
        rows.distance[threadIdx.x] = distance;
        __syncthreads();
        for (int edge = threadIdx.x; edge < total; edge += BLOCK) {
            int row = 0;  // the last one that begins at or before the edge
            for (int step = BLOCK / 2; step > 0; step /= 2) {
                if (rows.before[row + step] <= edge) row += step;
            }
            relax(search, rows.begin[row] + edge, rows.distance[row], limit, round,
                  next, far);
        }
        __syncthreads();
    }
}

// Nodes of the far list below the new limit become near; those below the old one have
// been near already.
__device__ void split(const Search& search, List waiting, int old, int limit, List near,
                      List far) {
    const int count = now(waiting.count);
    for (int i = blockIdx.x * BLOCK + threadIdx.x; i < count; i += gridDim.x * BLOCK) {
        const int node = now(&waiting.items[i]);
        const int distance = now(&search.distance[node]);
        if (distance >= limit) {
            push(far, node);
            continue;
        }
        search.waits[node] = 0;
        if (distance >= old) push(near, node);
    }
}

__global__ void __launch_bounds__(BLOCK) search_from(Search search, int root) {
    const auto grid = cg::this_grid();
    const bool first = grid.thread_rank() == 0;
    for (int node = grid.thread_rank(); node < search.nodes; node += grid.size()) {
        search.distance[node] = node == root ? 0 : FAR_AWAY;
        search.listed[node] = 0;
        search.waits[node] = 0;
    }
    if (first) {
        search.near[0].items[0] = root;
        *search.near[0].count = 1;
        *search.near[1].count = *search.far[0].count = *search.far[1].count = 0;
    }
    grid.sync();
    int near = 0, far = 0, limit = search.delta;
    for (int round = 1;; round++) {
        if (now(search.near[near].count) != 0) {
            relax_all(search, search.near[near], limit, round, search.near[1 - near],
                      search.far[far]);
        } else if (now(search.far[far].count) != 0) {
            const int old = limit;
            limit = limit > FAR_AWAY - search.delta ? FAR_AWAY : limit + search.delta;
            split(search, search.far[far], old, limit, search.near[1 - near],
                  search.far[1 - far]);
            grid.sync();
            if (first) *search.far[far].count = 0;
            far = 1 - far;
        } else {
            break;
        }
        grid.sync();
        if (first) *search.near[near].count = 0;
        near = 1 - near;
        grid.sync();
    }
}

}  // namespace

// The graph and room for a search, on the device; null if that fails.
extern "C" Search* sssp_prepare(int nodes, int edges, const int* offsets,
                                const int* targets, const int* lengths) {
    auto* search = new Search{};
    search->nodes = nodes;
    int *columns, *rows, *values, *counts;
    bool done = upload(&rows, offsets, nodes + 1LL) &&
                upload(&columns, targets, edges) && upload(&values, lengths, edges) &&
                allocate(&search->distance, nodes) &&
                allocate(&search->listed, nodes) && allocate(&search->waits, nodes) &&
                allocate(&counts, 4);
    for (int i = 0; done && i < 2; i++) {
        done = allocate(&search->near[i].items, nodes) &&
               allocate(&search->far[i].items, nodes);
        search->near[i].count = counts + i;
        search->far[i].count = counts + 2 + i;
    }
    if (!done) {
        delete search;
        return nullptr;
    }
    search->offsets = rows;
    search->targets = columns;
    search->lengths = values;
    // As the authors choose it: the mean length times the width of a warp over the
    // mean degree.
    double sum = 0;
    for (int i = 0; i < edges; i++) sum += lengths[i];
    const double mean = edges > 0 ? sum / edges : 1;
    const double delta = 32 * mean * nodes / (edges > 0 ? edges : 1);
    search->delta = delta < 1 ? 1 : delta > 1e9 ? 1000000000 : static_cast<int>(delta);
    return search;
}

// Runs to the end; 0, or the error of CUDA.
extern "C" int sssp_run(Search* search, int root) {
    return run_resident(search_from, *search, root);
}

// The distances of the last search; INT_MAX where no path leads.
extern "C" int sssp_result(const Search* search, int* distances) {
    return cudaMemcpy(distances, search->distance, sizeof(int) * search->nodes,
                      cudaMemcpyDefault);
}

extern "C" void sssp_free(Search* search) {
    const void* places[] = {search->offsets,       search->targets,
                            search->lengths,       search->distance,
                            search->listed,        search->waits,
                            search->near[0].count, search->near[0].items,
                            search->near[1].items, search->far[0].items,
                            search->far[1].items};
    for (const void* place : places) cudaFree(const_cast<void*>(place));
    delete search;
}
