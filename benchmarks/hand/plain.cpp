// The samples as a straightforward compiler prints them: a parallel loop for each
// Foreach, chunks of 128, a lock for each node of a tuple, breadth-first search by levels
// with a bitmap and a list for each thread.  A peer of `lighthouse bench`.

#include <omp.h>
#include <sched.h>

#include <algorithm>
#include <cmath>
#include <vector>

#include "rows.h"

namespace {

bool has_edge(const Rows& g, int from, int to) {
    return std::binary_search(g.to + g.begin[from], g.to + g.begin[from + 1], to);
}

// One round of a traversal: the nodes that `list` reaches first, in `next`.
void expand(const Rows& g, const std::vector<int>& list, std::vector<int>& next,
            std::vector<std::int32_t>& level, std::vector<unsigned>& seen, int depth) {
    next.clear();
    const int count = static_cast<int>(list.size());
#pragma omp parallel if (count >= 128)
    {
        std::vector<int> own;
#pragma omp for schedule(dynamic, 128) nowait
        for (int i = 0; i < count; ++i) {
            for (int e = g.begin[list[i]]; e < g.begin[list[i] + 1]; ++e) {
                const int w = g.to[e];
                const unsigned bit = 1u << (w & 31);
                unsigned* const word = &seen[w >> 5];
                if (*static_cast<volatile unsigned*>(word) & bit) continue;
                if (__sync_fetch_and_or(word, bit) & bit) continue;
                level[w] = depth + 1;
                own.push_back(w);
            }
        }
#pragma omp critical
        next.insert(next.end(), own.begin(), own.end());
    }
}

}  // namespace

extern "C" int pagerank(const Rows* rows, double e, double d, int max, double* rank) {
    const Rows& g = *rows;
    std::vector<double> next(g.nodes);
    double diff;
    int rounds = 0;
#pragma omp parallel for
    for (int t = 0; t < g.nodes; ++t) rank[t] = 1.0 / g.nodes;
    do {
        diff = 0;
#pragma omp parallel
        {
            double own = 0;
#pragma omp for schedule(dynamic, 128) nowait
            for (int t = 0; t < g.nodes; ++t) {
                double sum = 0;
                for (int i = g.in_begin[t]; i < g.in_begin[t + 1]; ++i) {
                    const int w = g.in_from[i];
                    sum += rank[w] / g.degree(w);
                }
                const double value = (1 - d) / g.nodes + d * sum;
                own += std::fabs(value - rank[t]);
                next[t] = value;
            }
#pragma omp atomic
            diff += own;
        }
#pragma omp parallel for
        for (int t = 0; t < g.nodes; ++t) rank[t] = next[t];
        ++rounds;
    } while (diff > e && rounds < max);
    return rounds;
}

extern "C" int hop_distance(const Rows* rows, int root, std::int32_t* dist) {
    const Rows& g = *rows;
    std::vector<std::int32_t> level(g.nodes, far_away);
    std::vector<unsigned> seen(g.nodes / 32 + 1);
    std::vector<int> list{root}, next;
    int deepest = 0;
#pragma omp parallel for
    for (int v = 0; v < g.nodes; ++v) dist[v] = far_away;
    dist[root] = 0;
    level[root] = 0;
    seen[root >> 5] |= 1u << (root & 31);
    for (int depth = 0; !list.empty(); ++depth) {
        const int count = static_cast<int>(list.size());
#pragma omp parallel if (count >= 128)
        {
            int own = 0;
#pragma omp for schedule(dynamic, 128) nowait
            for (int i = 0; i < count; ++i) {
                const int v = list[i];
                if (v == root) continue;
                int longest = INT32_MIN;
                for (int e = g.in_begin[v]; e < g.in_begin[v + 1]; ++e) {
                    const int u = g.in_from[e];
                    if (level[u] == depth - 1) longest = std::max(longest, dist[u]);
                }
                dist[v] = 1 + longest;
                own = std::max(own, dist[v]);
            }
#pragma omp critical
            deepest = std::max(deepest, own);
        }
        expand(g, list, next, level, seen, depth);
        list.swap(next);
    }
    return deepest;
}

extern "C" void bfs_levels(const Rows* rows, int root, std::int32_t* level) {
    const Rows& g = *rows;
#pragma omp parallel for
    for (int v = 0; v < g.nodes; ++v) level[v] = v == root ? 0 : -1;
    bool finished = false;
    for (int depth = 0; !finished; ++depth) {
        finished = true;
#pragma omp parallel for schedule(dynamic, 128)
        for (int v = 0; v < g.nodes; ++v) {
            if (level[v] != depth) continue;
            for (int e = g.begin[v]; e < g.begin[v + 1]; ++e) {
                if (level[g.to[e]] != -1) continue;
                level[g.to[e]] = depth + 1;
                finished = false;
            }
        }
    }
}

extern "C" void sssp(const Rows* rows, const std::int32_t* len, int root,
                     std::int32_t* dist) {
    const Rows& g = *rows;
    std::vector<std::int32_t> next(g.nodes);
    std::vector<char> updated(g.nodes), updated_next(g.nodes), locks(g.nodes);
#pragma omp parallel for
    for (int n = 0; n < g.nodes; ++n) {
        dist[n] = next[n] = n == root ? 0 : far_away;
        updated[n] = n == root;
    }
    bool finished = false;
    while (!finished) {
#pragma omp parallel for schedule(dynamic, 128)
        for (int n = 0; n < g.nodes; ++n) {
            if (!updated[n]) continue;
            for (int e = g.begin[n]; e < g.begin[n + 1]; ++e) {
                const int s = g.to[e], candidate = dist[n] + len[e];
                if (next[s] <= candidate) continue;
                while (__sync_lock_test_and_set(&locks[s], 1)) sched_yield();
                if (next[s] > candidate) {
                    next[s] = candidate;
                    updated_next[s] = true;
                }
                __sync_lock_release(&locks[s]);
            }
        }
        bool any = false;
#pragma omp parallel for reduction(|| : any)
        for (int n = 0; n < g.nodes; ++n) {
            dist[n] = next[n];
            updated[n] = updated_next[n];
            updated_next[n] = false;
            any = any || updated[n];
        }
        finished = !any;
    }
}

extern "C" double conductance(const Rows* rows, const std::int32_t* member, int num) {
    const Rows& g = *rows;
    std::int64_t inside = 0, outside = 0, leaving = 0;
#pragma omp parallel
    {
        std::int64_t own_inside = 0, own_outside = 0, own_leaving = 0;
#pragma omp for schedule(dynamic, 128) nowait
        for (int u = 0; u < g.nodes; ++u) {
            if (member[u] != num) {
                own_outside += g.degree(u);
                continue;
            }
            own_inside += g.degree(u);
            for (int e = g.begin[u]; e < g.begin[u + 1]; ++e) {
                if (member[g.to[e]] != num) ++own_leaving;
            }
        }
#pragma omp atomic
        inside += own_inside;
#pragma omp atomic
        outside += own_outside;
#pragma omp atomic
        leaving += own_leaving;
    }
    const auto least = static_cast<double>(std::min(inside, outside));
    return least == 0 ? (leaving == 0 ? 0.0 : HUGE_VAL) : leaving / least;
}

extern "C" std::int64_t triangle_counting(const Rows* rows) {
    const Rows& g = *rows;
    std::int64_t triangles = 0;
#pragma omp parallel
    {
        std::int64_t own = 0;
#pragma omp for schedule(dynamic, 128) nowait
        for (int v = 0; v < g.nodes; ++v) {
            for (int i = g.begin[v]; i < g.begin[v + 1]; ++i) {
                const int u = g.to[i];
                if (u <= v) continue;
                for (int j = g.begin[v]; j < g.begin[v + 1]; ++j) {
                    const int w = g.to[j];
                    if (w > u && has_edge(g, w, u)) ++own;
                }
            }
        }
#pragma omp atomic
        triangles += own;
    }
    return triangles;
}
