// For host functions: elements of device memory that are read one after another.
#pragma once

#include <algorithm>
#include <memory>

#include "host.cuh"

namespace lh {

// Copies more elements at a time the longer somebody goes on from one to the next, and
// gives them out until this thread launches a kernel or writes to the device.
template <typename T>
class Reader {
public:
    T read(const Buffer<T>& buffer, std::int64_t i) {
        const bool current = seen == launches + writes && cells == buffer.data();
        if (!current || i < first || i >= first + count) fetch(buffer, i, current);
        return values[i - first];
    }

private:
    static constexpr std::int64_t most = 4096;

    const T* cells = nullptr;
    std::int64_t seen = -1;
    std::int64_t first = 0;
    std::int64_t count = 0;
    std::int64_t wanted = 1;
    std::unique_ptr<T[]> values;

    void fetch(const Buffer<T>& buffer, std::int64_t i, bool current) {
        if (i < first || i > first + count) {
            wanted = 1;
        } else if (current) {
            wanted = std::min(2 * wanted, most);
        }
        if (!values) values.reset(new T[most]);
        first = i;
        count = buffer.read(i, wanted, values.get());
        cells = buffer.data();
        seen = launches + writes;
    }
};

}  // namespace lh
