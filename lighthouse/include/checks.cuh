// The checks of `check-accesses`, which end a program that fails one.
#pragma once

#include <atomic>
#include <string>

#include "error.cuh"
#include "types.cuh"

namespace lh {

// The check of that number has failed.
struct Failed : Error {
    int number;
    explicit Failed(int number)
        : Error("check " + std::to_string(number)), number(number) {}
};

LH_BOTH void check(bool holds, [[maybe_unused]] int number) {
    if (holds) return;
#if defined(__CUDA_ARCH__)
    __trap();
#else
    throw Failed(number);
#endif
}

// The first failure of a parallel loop of OpenMP, which no exception may leave.
class Failures {
public:
    void record(const Failed& failed) {
        int none = 0;
        first.compare_exchange_strong(none, failed.number);
    }
    void stop() const {
        if (first != 0) throw Failed(first);
    }

private:
    std::atomic<int> first{0};
};

// Its text, for those who call from outside of C++.
inline const char* told(const Failed& failed) {
    static thread_local std::string text;
    text = failed.what();
    return text.c_str();
}

}  // namespace lh
