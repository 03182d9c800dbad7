// Loops over the edges of many vertices, where who has much to do donates some of it.
//
// Each thread runs its own row.  Of a long one it keeps the beginning, and puts the rest
// into a box of its block, from which all threads take it.  (Nasre, Burtscher, Pingali:
// Atomic-free Irregular Computations on GPUs, GPGPU 2013, section 3.1: the box, and how
// prefix sums give the places in it.)
#pragma once

#include "cooperative.cuh"
#include "scan.cuh"

namespace lh {

struct Donate {
    // The edges that a thread keeps, and how many more must be worth a donation.
    LH_DEVICE static edge_t kept() { return warp_size; }
    LH_DEVICE static edge_t spare() { return warp_size; }
    // How many rows the box has room for: it is filled and emptied as often as it takes.
    static constexpr int box = 32;
};

// All threads of the block get there.  A warp takes a row out of the box, and the whole
// block the longest ones.
template <typename Row, typename Run, typename... Totals>
LH_DEVICE void for_donated_rows(Row own, const Run& run, Totals... totals) {
    using Mine = Parts<Totals...>;
    LH_SHARED(Row, rows, Donate::box);
    LH_SHARED(Mine, results, Donate::box);

    Row rest = own;
    bool waits = own.end - own.begin >= Donate::kept() + Donate::spare();
    if (waits) own.end = rest.begin = own.begin + Donate::kept();
    Mine parts = Mine::identity();
    run(own, 0, 1, parts);
    parts.join(totals...);
    waits = waits && !parts.ends();

    for (;;) {
        int donors;
        const int place = block_scan(waits ? 1 : 0, &donors);
        if (donors == 0) return;
        const int count = donors < Donate::box ? donors : Donate::box;
        const bool donates = waits && place < count;
        if (donates) rows[place] = rest;
        block_barrier();
        const int warp = thread_in_block() / warp_size;
        const int warps = block_size() / warp_size;
        for (int i = 0; i < count; ++i) {
            const Row row = rows[i];
            const bool is_long = row.end - row.begin >= Balanced::of_block();
            if (!is_long && i % warps != warp) continue;
            Mine share = Mine::identity();
            if (is_long) {
                run(row, thread_in_block(), block_size(), share);
                share.fold_block();
                if (thread_in_block() == 0) results[i] = share;
            } else {
                run(row, lane(), warp_size, share);
                share.fold_warp();
                if (lane() == 0) results[i] = share;
            }
        }
        block_barrier();
        if (donates) {
            results[place].join(totals...);
            waits = false;
        }
        block_barrier();  // before the box is filled anew
    }
}

}  // namespace lh
