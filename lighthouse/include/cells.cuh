// For host functions: scalars that kernels and resident loops read and write.
#pragma once

#include <algorithm>
#include <array>
#include <iterator>
#include <tuple>
#include <vector>

#include "host.cuh"
#include "resident.cuh"
#include "types.cuh"

namespace lh {

// A word of device memory for each of some variables of the host, side by side, so that
// one transfer reads all of them.
class Cells {
public:
    template <typename... T>
    explicit Cells(T&... variables)
        : variables{&variables...},
          words(sizeof...(T)),
          known(sizeof...(T)),
          since(sizeof...(T), -1) {
        static_assert(((sizeof(T) <= sizeof(std::int64_t)) && ...), "one fits a word");
    }

    // The word of a variable.
    template <typename T>
    T* at(T& variable) {
        return reinterpret_cast<T*>(words.data() + slot(&variable));
    }

    // The variables get what kernels have stored; waits for what has been launched, if
    // anything has been since their words were fetched or sent.
    template <typename... T>
    void fetch(T&... variables) {
        if (!((since[slot(&variables)] == launches) && ...)) {
            words.download(known.data());
            std::fill(since.begin(), since.end(), launches);
        }
        ((variables = unpack<T>(known[slot(&variables)])), ...);
    }

    // Kernels that are launched later get the values of the variables; does not wait.
    // Neighbours are one transfer.
    template <typename... T>
    void send(T&... variables) {
        ((known[slot(&variables)] = pack(variables)), ...);
        ((since[slot(&variables)] = launches), ...);
        std::size_t slots[] = {slot(&variables)...};
        std::sort(std::begin(slots), std::end(slots));
        for (std::size_t i = 0, count; i < sizeof...(T); i += count) {
            const std::size_t first = slots[i];
            for (count = 1; i + count < sizeof...(T); ++count) {
                if (slots[i + count] != first + count) break;
            }
            send_to_device(words.data() + first, &known[first], count * sizeof(known[0]));
        }
    }

private:
    std::vector<const void*> variables;
    Buffer<std::int64_t> words;
    std::vector<std::int64_t> known;
    std::vector<std::int64_t> since;  // how many kernels had been launched then

    std::size_t slot(const void* variable) const {
        const auto found = std::find(variables.begin(), variables.end(), variable);
        return static_cast<std::size_t>(found - variables.begin());
    }
};

// The threads of a resident loop over a list with so many items at first, nodes of a
// graph: more make each barrier dearer, but where nodes have many edges, the list is soon
// a long one.
inline std::int64_t threads_for(std::int64_t items, std::int64_t nodes = 0,
                                std::int64_t edges = 0) {
    const std::int64_t least = edges > 8 * nodes ? 1 << 16 : 1 << 15;
    return std::min<std::int64_t>(std::max<std::int64_t>(2 * items, least), 1 << 17);
}

// Runs resident loops, whose scalars come and go in up to `count` words.
class Resident {
public:
    explicit Resident(std::int64_t count) : words(count) {}

    // The scalars are as the loop leaves them: so this waits for it.
    template <int threads = 256, typename... T, typename Kernel, typename... A>
    void run(std::tuple<T&...> scalars, Kernel* kernel, std::int64_t work_items,
             A&&... arguments) {
        std::array<std::int64_t, sizeof...(T)> moved;
        std::apply(
            [&](T&... scalar) {
                [[maybe_unused]] auto word = moved.begin();
                ((*word++ = pack(scalar)), ...);
            },
            scalars);
        send_to_device(words, moved.data(), sizeof...(T) * sizeof(std::int64_t));
        launch_resident<threads>(kernel, work_items, arguments..., words, barrier);
        copy_to_host(moved.data(), words, sizeof...(T) * sizeof(std::int64_t));
        std::apply(
            [&](T&... scalar) {
                [[maybe_unused]] auto word = moved.begin();
                ((scalar = unpack<T>(*word++)), ...);
            },
            scalars);
    }

private:
    Buffer<std::int64_t> words;
    Barrier barrier;
};

}  // namespace lh
