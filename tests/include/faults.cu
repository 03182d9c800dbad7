// Kernels that break a rule, each in one way; the simulator must say which.
#include "lighthouse.cuh"

extern "C" __global__ void divergent_add(std::int32_t* total) {
    if (lh::thread_in_block() != 2) lh::block_add(total, 1);
}
LH_EXPORT(divergent_add)

extern "C" __global__ void early_return(std::int32_t*) {
    if (lh::thread_in_block() >= 4) return;
    lh::block_barrier();
}
LH_EXPORT(early_return)

extern "C" __global__ void two_collectives(std::int32_t* total) {
    if (lh::lane() % 2 == 0) {
        lh::warp_max(total, 1);
    } else {
        lh::block_barrier();
    }
}
LH_EXPORT(two_collectives)

extern "C" __global__ void two_barriers(std::int32_t*) {
    if (lh::thread_in_block() < 4) {
        lh::block_barrier();
    } else {
        lh::block_barrier();
    }
}
LH_EXPORT(two_barriers)

extern "C" __global__ void divergent_push(std::int32_t* list) {
    for (int i = 0; i < lh::lane(); ++i) lh::push(list + 1, list, i, true);
}
LH_EXPORT(divergent_push)

extern "C" __global__ void absent_block(lh::barrier_t* barrier) {
    lh::Grid grid(barrier);
    if (lh::block_rank() != 1) grid.barrier();
}
LH_EXPORT(absent_block)

extern "C" __global__ void lock_kept(std::int32_t* word) { lh::lock(word); }
LH_EXPORT(lock_kept)

extern "C" __global__ void missing_barrier(std::int32_t* values) {
    LH_SHARED(std::int32_t, tile, lh::max_block_size);
    tile[lh::thread_in_block()] = values[lh::thread_rank()];
    values[lh::thread_rank()] = tile[lh::block_size() - 1 - lh::thread_in_block()];
}
LH_EXPORT(missing_barrier)
