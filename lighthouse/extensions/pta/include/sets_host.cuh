// The memory of sets, as host functions keep it; arena.py does the same for Python.
#pragma once

#include "host.cuh"
#include "sets_kernels.cuh"

namespace lh::pta {

// Elements for all sets of the process, and the numbers by which kernels draw them.
class HostArena {
public:
    HostArena() {
        Arena now{};
        now.fresh = 1;
        write(now);
    }
    HostArena(const HostArena&) = delete;
    HostArena& operator=(const HostArena&) = delete;

    Arena* device() { return control.data(); }

    // What was freed is available again, and more where little is left.  True if a set
    // could not get an element: the last launch is to be repeated.
    bool settle() {
        Arena now;
        copy_to_host(&now, device(), sizeof now);
        const bool refused = now.refused != 0;
        const std::int64_t beyond = now.tickets - now.recycled_count;
        if (beyond > 0 || (beyond == 0 && now.freed_count > 0)) {
            now.fresh = std::min(now.fresh + beyond, capacity);
            now.recycled_count = now.freed_count;
            now.tickets = now.freed_count = 0;
            std::swap(recycled, freed);
        }
        const std::int64_t left =
            capacity - now.fresh + now.recycled_count - now.tickets;
        if (refused || 4 * left < capacity) grow();
        now.refused = 0;
        write(now);
        return refused;
    }

private:
    std::int64_t capacity = std::int64_t{1} << 18;
    Buffer<Element> pool{capacity};
    Buffer<std::uint32_t> recycled{capacity}, freed{capacity};
    Buffer<Arena> control{1};

    void grow() {
        const std::int64_t larger = 2 * capacity;
        pool = moved(pool, larger);
        recycled = moved(recycled, larger);
        freed = moved(freed, larger);
        capacity = larger;
    }

    template <typename T>
    Buffer<T> moved(Buffer<T>& from, std::int64_t larger) const {
        Buffer<T> to(larger);
        copy_on_device(to.data(), from.data(),
                       sizeof(T) * static_cast<std::size_t>(capacity));
        return to;
    }

    void write(Arena& now) {
        now.pool = pool.data();
        now.recycled = recycled.data();
        now.freed = freed.data();
        now.capacity = capacity;
        copy_to_device(device(), &now, sizeof now);
    }
};

inline HostArena& host_arena() {
    static HostArena arena;
    return arena;
}

// After each launch of a kernel that changes sets.
inline bool settle() { return host_arena().settle(); }

class Sets {
public:
    explicit Sets(std::int64_t count) : cells(count), structure(1) {
        cells.fill(Bits());
        const DeviceSets known = {cells.data(), host_arena().device()};
        copy_to_device(structure.data(), &known, sizeof known);
    }

    const DeviceSets* device() const { return structure.data(); }

private:
    Buffer<Bits> cells;
    Buffer<DeviceSets> structure;
};

}  // namespace lh::pta
