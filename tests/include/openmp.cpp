// The part of the headers that OpenMP programs use; exit 0 and "ok" if all is well.
#include <cmath>
#include <cstdio>
#include <vector>

#include "adjacency.cuh"
#include "atomics.cuh"
#include "locks.cuh"

int main() {
    const int n = 20000;
    std::int32_t count = 0;
    std::int64_t product = 1;
    double total = 0.0;
    float low = INFINITY;
    double high = -INFINITY;
    bool any = false;
    bool all = true;
    std::int32_t claims = 0;
    std::int32_t word = 0;
    std::int64_t guarded = 0;
#pragma omp parallel for num_threads(4)
    for (int i = 0; i < n; ++i) {
        lh::atomic_add(&count, 1);
        lh::atomic_mul(&product, i < 62 ? 2 : 1);
        lh::atomic_add(&total, 0.5);
        lh::atomic_min(&low, 10.0f - static_cast<float>(i));
        lh::atomic_max(&high, i);
        if (!lh::atomic_or_(&any, i % 3 == 0) && i % 3 == 0) lh::atomic_add(&claims, 1);
        lh::atomic_and_(&all, i != 77);
        lh::lock(&word);
        guarded += i;
        lh::unlock(&word);
    }
    const std::vector<lh::edge_t> offsets{0, 0, 2};
    const std::vector<lh::node_t> columns{0, 1};
    const bool right = count == n && product == std::int64_t{1} << 62 &&
                       total == n / 2 && low == 10.0f - (n - 1) && high == n - 1 &&
                       any && !all && claims == 1 &&
                       guarded == std::int64_t{n} * (n - 1) / 2 &&
                       lh::has_edge(offsets.data(), columns.data(), 1, 0) &&
                       !lh::has_edge(offsets.data(), columns.data(), 0, 0) &&
                       lh::load_racy(&count) == n;
    std::puts(right ? "ok" : "wrong");
    return right ? 0 : 1;
}
