// How often kernels are launched, and how long they take.
#pragma once

#include <omp.h>

#include "types.cuh"

namespace lh {

struct Clock {
    std::int64_t launches;
    double seconds;
};

// A launch, as long as it lives.
class Timed {
public:
    explicit Timed(Clock& clock) : clock_(clock), start_(omp_get_wtime()) {}
    Timed(const Timed&) = delete;
    Timed& operator=(const Timed&) = delete;

    ~Timed() {
        ++clock_.launches;
        clock_.seconds += omp_get_wtime() - start_;
    }

private:
    Clock& clock_;
    double start_;
};

}  // namespace lh
