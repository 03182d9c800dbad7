// When a loop gets a team of threads; exit 0 and "ok" if all is well.
#include "teams_openmp.cuh"

#include <omp.h>

#include <cstdio>
#include <vector>

using lh::Pace;

namespace {

constexpr std::int64_t items = 1000;

struct Machine {
    Pace::Nanoseconds alone, team;  // for the items
};

struct Seen {
    Pace::Nanoseconds taken = 0;
    int teams = 0;
    int turns = 0;  // from one to the other
};

Seen run(Pace& pace, Machine machine, int rounds) {
    Seen seen;
    bool last = false;
    for (int round = 0; round < rounds; ++round) {
        const bool with_team = pace.chooses_team();
        const auto taken = with_team ? machine.team : machine.alone;
        pace.record(with_team, items, taken);
        seen.taken += taken;
        seen.teams += with_team;
        seen.turns += round > 0 && with_team != last;
        last = with_team;
    }
    return seen;
}

bool chooses() {
    constexpr int many = 10000;
    const Machine quiet{15'000, 9'000}, busy{15'000, 1'000'000};
    Pace pace;
    // A short run does not try: that would wake threads up.
    const bool patient = run(pace, quiet, 30).teams == 0;
    const bool finds = run(pace, quiet, many).teams > many * 95 / 100;
    // Something else takes the processors, and later leaves them.
    const Seen worse = run(pace, busy, many);
    const bool leaves = worse.teams < 60 && worse.taken < many * busy.alone * 5 / 4;
    const bool returns = run(pace, quiet, 2 * many).teams > many;
    Pace other;
    const bool remains = run(other, {9'000, 15'000}, many).turns < 2 * 12;
    return patient && finds && leaves && returns && remains;
}

int threads_of(std::int64_t work) {
    int threads = 0;
    lh::team_if_faster(work, 1024, [&threads] {
#pragma omp atomic
        ++threads;
    });
    return threads;
}

// For a list of so many nodes, each with so many edges.
int threads_of_rows(lh::node_t count, lh::edge_t degree) {
    std::vector<lh::edge_t> row_offsets{0};
    std::vector<lh::node_t> list;
    for (lh::node_t n = 0; n < count; ++n) {
        row_offsets.push_back(row_offsets.back() + degree);
        list.push_back(n);
    }
    int threads = 0;
    lh::team_for_rows(row_offsets.data(), list.data(), count, 1024, [&threads] {
#pragma omp atomic
        ++threads;
    });
    return threads;
}

bool rows() {
    const bool none = threads_of_rows(0, 0) == 1 && threads_of_rows(1, 1 << 20) == 1;
    const bool brief = threads_of_rows(200, 10) == 1 && threads_of_rows(1000, 4) == 1;
    const bool longer = threads_of_rows(10, 4000) == 4 && threads_of_rows(1000, 40) == 4;
    return none && brief && longer;
}

}  // namespace

int main() {
    omp_set_dynamic(0);
    omp_set_num_threads(4);
    const bool few = threads_of(255) == 1 && threads_of(1024) == 1;
    const bool many = threads_of(1024 * 8) == 4;
    int inside = 0;
#pragma omp parallel num_threads(2)
    {
#pragma omp atomic
        inside += threads_of(10);  // a team of its own, of one thread
    }
    bool parts = lh::part(1000) == 1000 && lh::part(0) == 1;
#pragma omp parallel num_threads(4) reduction(&& : parts)
    parts = parts && lh::part(1001) == 251 && lh::part(4 * 512 + 1) == 64 &&
            lh::part(40) == 2;
    const bool long_rows = rows();
    omp_set_num_threads(1);
    const bool one = threads_of(1024 * 8) == 1 && threads_of_rows(10, 4000) == 1;
    const bool right =
        chooses() && few && many && inside == 2 && parts && long_rows && one;
    std::puts(right ? "ok" : "wrong");
    return right ? 0 : 1;
}
