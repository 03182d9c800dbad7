// What an expert writes for three of the samples, as the reference code of the GAP
// benchmark does: PageRank that adds up shares, direction-optimising search with lists
// and bitmaps, delta-stepping with buckets of each thread.  Written from the papers:
// Beamer, Asanović, Patterson: Direction-Optimizing Breadth-First Search, SC 2012, and
// The GAP Benchmark Suite, 2015; Meyer, Sanders: Δ-stepping, J. Algorithms 2003.  A peer
// of `lighthouse bench`.

#include <omp.h>

#include <algorithm>
#include <cmath>
#include <vector>

#include "rows.h"

extern "C" int pagerank(const Rows* rows, double e, double d, int max, double* rank) {
    const Rows& g = *rows;
    std::vector<double> share(g.nodes);
    double diff;
    int rounds = 0;
#pragma omp parallel for
    for (int t = 0; t < g.nodes; ++t) rank[t] = 1.0 / g.nodes;
    do {
        diff = 0;
#pragma omp parallel for
        for (int t = 0; t < g.nodes; ++t) share[t] = rank[t] / g.degree(t);
#pragma omp parallel for schedule(dynamic, 16384) reduction(+ : diff)
        for (int t = 0; t < g.nodes; ++t) {
            double sum = 0;
            for (int i = g.in_begin[t]; i < g.in_begin[t + 1]; ++i) {
                sum += share[g.in_from[i]];
            }
            const double value = (1 - d) / g.nodes + d * sum;
            diff += std::fabs(value - rank[t]);
            rank[t] = value;
        }
        ++rounds;
    } while (diff > e && rounds < max);
    return rounds;
}

namespace {

using Bits = std::vector<std::uint64_t>;

bool has(const Bits& bits, int i) { return bits[i >> 6] >> (i & 63) & 1; }

// From the list: `next` gets whom it reaches.  Returns their edges.
std::int64_t push(const Rows& g, std::int32_t* level, int depth,
                  const std::vector<int>& list, std::vector<int>& next) {
    std::int64_t edges = 0;
    next.clear();
#pragma omp parallel reduction(+ : edges)
    {
        std::vector<int> own;
#pragma omp for schedule(dynamic, 64) nowait
        for (std::size_t i = 0; i < list.size(); ++i) {
            for (int e = g.begin[list[i]]; e < g.begin[list[i] + 1]; ++e) {
                const int w = g.to[e];
                if (level[w] != -1) continue;
                if (!__sync_bool_compare_and_swap(&level[w], -1, depth + 1)) continue;
                own.push_back(w);
                edges += g.degree(w);
            }
        }
#pragma omp critical
        next.insert(next.end(), own.begin(), own.end());
    }
    return edges;
}

// Whoever is not reached looks for a neighbour in `front`.  Returns how many find one.
std::int64_t pull(const Rows& g, std::int32_t* level, int depth, const Bits& front,
                  Bits& next) {
    std::int64_t awake = 0;
    const int words = static_cast<int>(next.size());
#pragma omp parallel for schedule(dynamic, 16) reduction(+ : awake)
    for (int word = 0; word < words; ++word) {
        std::uint64_t found = 0;
        const int end = std::min(g.nodes, (word + 1) * 64);
        for (int w = word * 64; w < end; ++w) {
            if (level[w] != -1) continue;
            for (int i = g.in_begin[w]; i < g.in_begin[w + 1]; ++i) {
                if (!has(front, g.in_from[i])) continue;
                level[w] = depth + 1;
                found |= std::uint64_t{1} << (w & 63);
                ++awake;
                break;
            }
        }
        next[word] = found;
    }
    return awake;
}

}  // namespace

extern "C" void bfs_levels(const Rows* rows, int root, std::int32_t* level) {
    const Rows& g = *rows;
    const int alpha = 15, beta = 18;
#pragma omp parallel for
    for (int v = 0; v < g.nodes; ++v) level[v] = v == root ? 0 : -1;
    std::vector<int> list{root}, next;
    Bits front(g.nodes / 64 + 1), other(front.size());
    std::int64_t unseen = g.edges, ahead = g.degree(root);
    int depth = 0;
    while (!list.empty()) {
        if (ahead <= unseen / alpha) {
            unseen -= ahead;
            ahead = push(g, level, depth++, list, next);
            list.swap(next);
            continue;
        }
        std::fill(front.begin(), front.end(), 0);
        for (int v : list) front[v >> 6] |= std::uint64_t{1} << (v & 63);
        std::int64_t awake = static_cast<std::int64_t>(list.size()), before;
        do {
            before = awake;
            awake = pull(g, level, depth++, front, other);
            front.swap(other);
        } while (awake >= before || awake > g.nodes / beta);
        list.clear();
        for (int v = 0; v < g.nodes; ++v) {
            if (has(front, v)) list.push_back(v);
        }
        ahead = 1;
    }
}

extern "C" void sssp(const Rows* rows, const std::int32_t* len, int root,
                     std::int32_t* dist, int delta) {
    const Rows& g = *rows;
    const int none = INT32_MAX, most_alone = 1000;
#pragma omp parallel for
    for (int v = 0; v < g.nodes; ++v) dist[v] = v == root ? 0 : far_away;
    std::vector<int> list{root};
    int bucket = 0, nearest = none;
#pragma omp parallel
    {
        std::vector<std::vector<int>> own;
        const auto act = [&](int n) {
            for (int e = g.begin[n]; e < g.begin[n + 1]; ++e) {
                const int s = g.to[e], candidate = dist[n] + len[e];
                int old = dist[s];
                while (candidate < old) {
                    if (!__atomic_compare_exchange_n(&dist[s], &old, candidate, false,
                                                     __ATOMIC_RELAXED,
                                                     __ATOMIC_RELAXED)) {
                        continue;
                    }
                    const std::size_t place = candidate / delta;
                    if (place >= own.size()) own.resize(place + 1);
                    own[place].push_back(s);
                    break;
                }
            }
        };
        while (bucket != none) {
#pragma omp for schedule(dynamic, 64) nowait
            for (std::size_t i = 0; i < list.size(); ++i) {
                if (dist[list[i]] >= static_cast<std::int64_t>(bucket) * delta) act(list[i]);
            }
            const auto here = static_cast<std::size_t>(bucket);
            // A short bucket is emptied at once, without the other threads.
            while (here < own.size() && !own[here].empty() &&
                   own[here].size() < most_alone) {
                std::vector<int> again;
                again.swap(own[here]);
                for (int n : again) act(n);
            }
            for (std::size_t i = here; i < own.size(); ++i) {
                if (own[i].empty()) continue;
#pragma omp critical
                nearest = std::min(nearest, static_cast<int>(i));
                break;
            }
#pragma omp barrier
#pragma omp single
            {
                list.clear();
                bucket = nearest;
                nearest = none;
            }
            const auto next = static_cast<std::size_t>(bucket);
            if (bucket != none && next < own.size()) {
#pragma omp critical
                list.insert(list.end(), own[next].begin(), own[next].end());
                own[next].clear();
            }
#pragma omp barrier
        }
    }
}
