// Lists that grow by what a thread has collected: with an atomic for each item, all
// threads would wait for the same counter.
#pragma once

#include "frontier.cuh"

namespace lh {

// Whether all conditions hold, as one test.  A branch for each, which g++ makes of && and
// of & alike, is predicted wrongly wherever the first condition does not decide.
template <typename... Conditions>
[[gnu::always_inline]] inline bool all_of(Conditions... conditions) {
    bool all = (true & ... & conditions);
    asm("" : "+r"(all));
    return all;
}

// What one thread appends to `list`, which has room; its end brings the rest there.
// `work` counts the edges of all items.
template <typename T, typename Count>
class Pending {
public:
    Pending(T* list, Count* count, std::int64_t* work = nullptr)
        : list(list), count(count), work(work) {}
    ~Pending() {
        flush();
        if (own_work != 0) atomic_add(work, own_work);
    }
    Pending(const Pending&) = delete;
    Pending& operator=(const Pending&) = delete;

    void append(T item, std::int64_t degree = 0) {
        if (size == capacity) flush();
        items[size++] = item;
        own_work += degree < most_work ? degree : most_work;
    }

    // Calls `run` with what this thread has appended, and with what it appends meanwhile,
    // but for what does not fit here and goes to the list.
    template <typename Run>
    void run_own(const Run& run) {
        T own[capacity];
        while (size > 0 && !LH_STOPPED) {
            const int taken = size;
            memcpy(own, items, static_cast<std::size_t>(taken) * sizeof(T));
            size = 0;
            for (int i = 0; i < taken; ++i) run(own[i]);
        }
    }

private:
    static constexpr int capacity = 1024;

    T* list;
    Count* count;
    std::int64_t* work;
    std::int64_t own_work = 0;
    int size = 0;
    T items[capacity];

    void flush() {
        if (size == 0) return;
        T* const end = list + atomic_add(count, Count{size});
        memcpy(end, items, static_cast<std::size_t>(size) * sizeof(T));
        size = 0;
    }
};

}  // namespace lh
