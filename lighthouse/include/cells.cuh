// For host functions: scalars that kernels read and write.
#pragma once

#include <cstring>
#include <vector>

#include "host.cuh"
#include "types.cuh"

namespace lh {

template <typename T>
class Cell;

// A word of device memory for each of `count` scalars, side by side, so that one transfer
// reads all of them.
class Cells {
public:
    explicit Cells(std::int64_t count)
        : words(count), fetched(static_cast<std::size_t>(count)) {}

    // Waits for what has been launched, if anything has been since the last time; then
    // each cell has its value for `read`.
    void fetch() {
        if (seen == launches) return;
        words.download(fetched.data());
        seen = launches;
    }

private:
    template <typename T>
    friend class Cell;

    Buffer<std::int64_t> words;
    std::vector<std::int64_t> fetched;
    std::int64_t seen = -1;
    std::size_t used = 0;
};

// The next word of `cells`.
template <typename T>
class Cell {
    static_assert(sizeof(T) <= sizeof(std::int64_t), "a scalar fits a word");

public:
    explicit Cell(Cells& cells) : cells(cells), slot(cells.used++) {}

    T* data() { return reinterpret_cast<T*>(cells.words.data() + slot); }

    // As of the last `fetch`.
    T read() const {
        T value;
        std::memcpy(&value, &cells.fetched[slot], sizeof(T));
        return value;
    }

    // For kernels that are launched later; does not wait.
    void write(T value) {
        send_to_device(data(), &value, sizeof(T));
        cells.seen = -1;
    }

private:
    Cells& cells;
    std::size_t slot;
};

}  // namespace lh
