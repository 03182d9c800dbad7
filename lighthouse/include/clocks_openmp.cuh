// How often kernels are launched, how many iterations they have and how long they take.
#pragma once

#include <omp.h>

#include "types.cuh"

namespace lh {

struct Clock {
    std::int64_t launches;
    std::int64_t iterations;
    double seconds;
};

// A launch, as long as it lives.
class Timed {
public:
    Timed(Clock& clock, std::int64_t iterations)
        : clock_(clock), start_(omp_get_wtime())
    {
        ++clock_.launches;
        clock_.iterations += iterations;
    }
    Timed(const Timed&) = delete;
    Timed& operator=(const Timed&) = delete;

    ~Timed() { clock_.seconds += omp_get_wtime() - start_; }

private:
    Clock& clock_;
    double start_;
};

}  // namespace lh
