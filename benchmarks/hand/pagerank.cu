// PageRank as one writes it by hand: nodes pull what their in-neighbours pass on.
//
// Short rows have some threads of a warp each, one for four edges of the mean row; long
// ones have a warp, and the longest a block, in lists that are made once.  (Bell, Garland:
// Implementing Sparse Matrix-Vector Multiplication on Throughput-Oriented Processors,
// SC 2009.)  A round is one kernel.  All ranks of a round come from the round before.
//
//   nvcc -O3 -std=c++17 -arch=sm_90 -shared -Xcompiler -fPIC pagerank.cu -o libpagerank.so

#include <algorithm>
#include <cmath>
#include <utility>
#include <vector>

#include "device.cuh"

constexpr int LONG = 128;     // rows of so many edges have a warp,
constexpr int LONGEST = 8192;  // of so many a block

struct Ranking {
    int nodes;
    const int* out_degree;
    const int* offsets;  // of the rows of in-edges
    const int* sources;
    double* rank;
    double* share;  // what a node passes on along each of its edges
    double* next;
    double* change;
    List rows[3];  // by length
    int counts[3];
    int lanes;  // for a short row
};

namespace {

__device__ double finish(const Ranking& r, int node, double sum, double d) {
    const double rank = (1 - d) / r.nodes + d * sum;
    const double change = fabs(rank - r.rank[node]);
    r.rank[node] = rank;
    r.next[node] = rank / r.out_degree[node];
    return change;
}

// Some lanes of a warp share each row of the list; the first of them has its sum.
template <int LANES>
__device__ double rows_by_lanes(const Ranking& r, int which, double d, int from,
                                int blocks) {
    const auto tile = cg::tiled_partition<LANES>(cg::this_thread_block());
    constexpr int ROWS = BLOCK / LANES;
    double change = 0;
    for (int i = (blockIdx.x - from) * ROWS + threadIdx.x / LANES; i < r.counts[which];
         i += blocks * ROWS) {
        const int node = r.rows[which].items[i];
        const int end = r.offsets[node + 1];
        double sum = 0;
        for (int e = r.offsets[node] + tile.thread_rank(); e < end; e += LANES) {
            sum += r.share[r.sources[e]];
        }
        for (int step = LANES / 2; step > 0; step /= 2) sum += tile.shfl_down(sum, step);
        if (tile.thread_rank() == 0) change += finish(r, node, sum, d);
    }
    return change;
}

__device__ double rows_by_blocks(const Ranking& r, double d, int blocks) {
    __shared__ cub::BlockReduce<double, BLOCK>::TempStorage scratch;
    double change = 0;
    for (int i = blockIdx.x; i < r.counts[2]; i += blocks) {
        const int node = r.rows[2].items[i];
        const int end = r.offsets[node + 1];
        double part = 0;
        for (int e = r.offsets[node] + threadIdx.x; e < end; e += BLOCK) {
            part += r.share[r.sources[e]];
        }
        __syncthreads();
        const double sum = cub::BlockReduce<double, BLOCK>(scratch).Sum(part);
        if (threadIdx.x == 0) change += finish(r, node, sum, d);
    }
    return change;
}

// The first blocks have the longest rows, the next ones long rows, the others the rest.
template <int LANES>
__global__ void __launch_bounds__(BLOCK) round(Ranking r, double d, int longest,
                                               int long_ones) {
    __shared__ cub::BlockReduce<double, BLOCK>::TempStorage scratch;
    const int first = longest + long_ones;
    double change;
    if (blockIdx.x < longest) {
        change = rows_by_blocks(r, d, longest);
    } else if (blockIdx.x < first) {
        change = rows_by_lanes<32>(r, 1, d, longest, long_ones);
    } else {
        change = rows_by_lanes<LANES>(r, 0, d, first, gridDim.x - first);
    }
    __syncthreads();
    const double sum = cub::BlockReduce<double, BLOCK>(scratch).Sum(change);
    if (threadIdx.x == 0) atomicAdd(r.change, sum);
}

__global__ void begin(Ranking r) {
    const int node = blockIdx.x * BLOCK + threadIdx.x;
    if (node >= r.nodes) return;
    r.rank[node] = 1.0 / r.nodes;
    r.share[node] = r.rank[node] / r.out_degree[node];
}

// At most 16 for each processor: each adds what its ranks have changed by to one number.
int blocks_for(long long rows, int in_a_block) {
    int device, processors;
    cudaGetDevice(&device);
    cudaDeviceGetAttribute(&processors, cudaDevAttrMultiProcessorCount, device);
    const long long wanted = (rows + in_a_block - 1) / in_a_block;
    return int(std::min(wanted, 16LL * processors));
}

}  // namespace

// The graph and its ranks, on the device; null if that fails.
extern "C" Ranking* pagerank_prepare(int nodes, int edges, const int* out_offsets,
                                     const int*, const int* offsets,
                                     const int* sources) {
    auto* r = new Ranking{};
    r->nodes = nodes;
    std::vector<int> degree(nodes), rows[3];
    for (int node = 0; node < nodes; node++) {
        degree[node] = out_offsets[node + 1] - out_offsets[node];
        const int length = offsets[node + 1] - offsets[node];
        rows[(length >= LONG) + (length >= LONGEST)].push_back(node);
    }
    int *degrees, *in_rows, *in_sources;
    bool done = upload(&degrees, degree.data(), nodes) &&
                upload(&in_rows, offsets, nodes + 1LL) &&
                upload(&in_sources, sources, edges) && allocate(&r->rank, nodes) &&
                allocate(&r->share, nodes) && allocate(&r->next, nodes) &&
                allocate(&r->change, 1);
    for (int i = 0; done && i < 3; i++) {
        r->counts[i] = int(rows[i].size());
        done = upload(&r->rows[i].items, rows[i].data(), r->counts[i]);
    }
    if (!done) {
        delete r;
        return nullptr;
    }
    r->out_degree = degrees;
    r->offsets = in_rows;
    r->sources = in_sources;
    const int mean = nodes > 0 ? edges / nodes : 1;
    for (r->lanes = 1; r->lanes < 32 && 8 * r->lanes <= mean; r->lanes *= 2) {
    }
    return r;
}

// Rounds until the ranks change by at most e in sum, at most `most`; 0, or the error of
// CUDA.
extern "C" int pagerank_run(Ranking* r, double e, double d, int most) {
    if (r->nodes == 0) return 0;
    begin<<<(r->nodes + BLOCK - 1) / BLOCK, BLOCK>>>(*r);
    double change = INFINITY;
    const int longest = blocks_for(r->counts[2], 1);
    const int long_ones = blocks_for(r->counts[1], BLOCK / 32);
    const int others = blocks_for(r->counts[0], BLOCK / r->lanes);
    const int blocks = longest + long_ones + others;
    for (int i = 0; i < most && change > e; i++) {
        cudaMemsetAsync(r->change, 0, sizeof(double));
        switch (r->lanes) {
            case 1: round<1><<<blocks, BLOCK>>>(*r, d, longest, long_ones); break;
            case 2: round<2><<<blocks, BLOCK>>>(*r, d, longest, long_ones); break;
            case 4: round<4><<<blocks, BLOCK>>>(*r, d, longest, long_ones); break;
            case 8: round<8><<<blocks, BLOCK>>>(*r, d, longest, long_ones); break;
            case 16: round<16><<<blocks, BLOCK>>>(*r, d, longest, long_ones); break;
            default: round<32><<<blocks, BLOCK>>>(*r, d, longest, long_ones);
        }
        std::swap(r->share, r->next);
        if (const int code = cudaMemcpy(&change, r->change, sizeof(double),
                                        cudaMemcpyDefault)) {
            return code;
        }
    }
    return cudaDeviceSynchronize();
}

extern "C" int pagerank_result(const Ranking* r, double* ranks) {
    return cudaMemcpy(ranks, r->rank, sizeof(double) * r->nodes, cudaMemcpyDefault);
}

extern "C" void pagerank_free(Ranking* r) {
    const void* places[] = {r->out_degree, r->offsets,       r->sources,
                            r->rank,       r->share,         r->next,
                            r->change,     r->rows[0].items, r->rows[1].items,
                            r->rows[2].items};
    for (const void* place : places) cudaFree(const_cast<void*>(place));
    delete r;
}
