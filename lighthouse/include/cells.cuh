// For host functions: scalars that kernels and resident loops read and write.
#pragma once

#include <cstring>
#include <vector>

#include "host.cuh"
#include "resident.cuh"
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

    // The variables get what kernels have stored; waits for what has been launched, if
    // anything has been since the last time.
    template <typename... T>
    void fetch(const Cell<T>&... cells) {
        if (seen != launches) words.download(fetched.data());
        seen = launches;
        ((cells.value = unpack<T>(fetched[cells.slot])), ...);
    }

    // Kernels that are launched later get the values of the variables; does not wait.
    template <typename... T>
    void send(Cell<T>&... cells) {
        (send_to_device(cells.data(), &cells.value, sizeof(T)), ...);
        seen = -1;
    }

private:
    template <typename T>
    friend class Cell;

    Buffer<std::int64_t> words;
    std::vector<std::int64_t> fetched;
    std::int64_t seen = -1;
    std::size_t used = 0;
};

// The next word of `cells`, for a variable of the host.
template <typename T>
class Cell {
    static_assert(sizeof(T) <= sizeof(std::int64_t), "a scalar fits a word");

public:
    Cell(Cells& cells, T& value) : cells(cells), value(value), slot(cells.used++) {}

    T* data() { return reinterpret_cast<T*>(cells.words.data() + slot); }

private:
    friend class Cells;

    Cells& cells;
    T& value;
    std::size_t slot;
};

// The words of a resident loop, in which its scalars come and go.
class State {
public:
    explicit State(std::int64_t count) : words(count) {}

    std::int64_t* data() { return words.data(); }

    template <typename... T>
    void send(T... values) {
        const std::int64_t sent[] = {pack(values)...};
        send_to_device(words.data(), sent, sizeof(sent));
    }

    // Waits for what has been launched.
    template <typename... T>
    void fetch(T&... values) const {
        std::int64_t found[sizeof...(T)];
        copy_to_host(found, words.data(), sizeof(found));
        const std::int64_t* word = found;
        ((values = unpack<T>(*word++)), ...);
    }

private:
    Buffer<std::int64_t> words;
};

}  // namespace lh
