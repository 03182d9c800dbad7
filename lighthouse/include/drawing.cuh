// Iterations of a kernel that warps or blocks draw from one counter, whenever they are
// done with those they have: who gets long ones draws less often.  (Aila, Laine:
// Understanding the Efficiency of Ray Traversal on GPUs, HPG 2009: persistent threads;
// Kruskal, Weiss: Allocating Independent Subtasks on Parallel Processors, 1985: chunks.)
#pragma once

#include "collectives.cuh"

namespace lh {

// The first chunk of iterations of each is its own; the counter, zero when the kernel
// starts, gives out the others.
struct Chunks {
    std::int64_t count;
    std::int64_t owners;
    std::int64_t* drawn;

    // For one thread.
    LH_DEVICE std::int64_t draw() const {
        return owners + atomic_add(drawn, std::int64_t{1});
    }
    // True if there is nothing to draw.
    LH_DEVICE bool all_owned() const { return count <= owners; }
};

// For kernels by warps: a chunk is at most one iteration for each lane, and so small that
// each warp would draw `draws` times if all took as long.
class DrawnItems {
public:
    LH_DEVICE DrawnItems(std::int64_t count, std::int64_t* drawn, std::int64_t draws)
        : count(count), width(width_for(count, draws)),
          chunks{(count + width - 1) / width, warps(), drawn},
          chunk(thread_rank() / warp_size) {}

    // Goes to the next one for which `asked(item)` is true, which each lane finds out for
    // another one; false if there is none.
    template <typename Asked>
    LH_DEVICE bool next(Asked asked) {
        while (left == 0) {
            if (chunk < 0) chunk = draw();
            if (chunk >= chunks.count) return false;
            // Neighbours are often alike, and go to several warps.
            const std::int64_t mine = chunk + lane() * chunks.count;
            left = ballot(lane() < width && mine < count && asked(mine));
            first = chunk;
            chunk = -1;
        }
        now = first + lowest_bit(left) * chunks.count;
        left &= left - 1;
        return true;
    }

    LH_DEVICE bool next() {
        return next([](std::int64_t) { return true; });
    }

    LH_DEVICE std::int64_t item() const { return now; }

private:
    std::int64_t count;
    std::int64_t width;
    Chunks chunks;
    std::int64_t chunk;
    std::int64_t first = 0;
    std::int64_t now = 0;
    std::uint32_t left = 0;

    LH_DEVICE static std::int64_t warps() { return thread_count() / warp_size; }

    LH_DEVICE static std::int64_t width_for(std::int64_t count, std::int64_t draws) {
        const std::int64_t even = count / (draws * warps());
        return even < 1 ? 1 : even < warp_size ? even : warp_size;
    }

    LH_DEVICE std::int64_t draw() const {
        if (chunks.all_owned()) return chunks.count;
        std::int64_t drawn = 0;
        if (lane() == 0) drawn = chunks.draw();
        return shuffle(drawn, 0);
    }
};

// For kernels whose blocks stay together: a chunk has an iteration for each thread.
class DrawnBlocks {
public:
    LH_DEVICE DrawnBlocks(std::int64_t count, std::int64_t* drawn)
        : chunks{(count + block_size() - 1) / block_size(), block_count(), drawn},
          chunk(block_rank()) {}

    // Goes to the next chunk; false if there is none.  All threads of a block get there.
    LH_DEVICE bool next() {
        if (begun) draw();
        begun = true;
        return chunk < chunks.count;
    }

    // May be beyond the last one.
    LH_DEVICE std::int64_t item() const {
        return chunk * block_size() + thread_in_block();
    }

private:
    Chunks chunks;
    std::int64_t chunk;
    bool begun = false;

    LH_DEVICE void draw() {
        if (chunks.all_owned()) {
            chunk = chunks.count;
            return;
        }
        LH_SHARED(std::int64_t, drawn, 1);
        block_barrier();  // all have read the one before
        if (thread_in_block() == 0) drawn[0] = chunks.draw();
        block_barrier();
        chunk = drawn[0];
    }
};

}  // namespace lh
