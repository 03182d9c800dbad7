// Counters on the device that are zero.
#pragma once

#include "host.cuh"

namespace lh {

// A launch has a counter to itself.  Many are set to zero at a time, after all launches
// that have had one.
class Counters {
public:
    Counters() : words(1024), used(words.count()) {}

    std::int64_t* next() {
        if (used == words.count()) {
            words.fill(0);
            used = 0;
        }
        return words.data() + used++;
    }

private:
    Buffer<std::int64_t> words;
    std::int64_t used;
};

}  // namespace lh
