// Which loops of OpenMP host functions get a team of threads.
#pragma once

#include <omp.h>

#include <algorithm>
#include <chrono>
#include <cstdint>

#include "types.cuh"

namespace lh {

// True for a thread that runs iterations of its own: its loops need no team.
inline thread_local bool on_its_own = false;

// True where a loop with so much `work` gets a team of threads: they start together and
// wait for each other, which takes longer than some loops, and on a busy machine than
// most.  Where the caller has a team, the loop needs one of its own.
inline bool needs_team(std::int64_t work, std::int64_t least) {
#ifdef LH_ALL_THREADS
    least = 0;
#endif
    if (on_its_own) return false;
    return (work >= least && omp_get_max_threads() > 1) || omp_get_level() > 0;
}

// Has every thread of a team call the function.
template <typename Function>
void team(Function function) {
#pragma omp parallel
    function();
}

// Whether a team is faster than one thread for loops of about the same length, found out
// by trying both.  The slower way is tried again after a while, and each time that it is
// still slower, twice as late.
class Pace {
public:
    using Nanoseconds = std::int64_t;
    static constexpr Nanoseconds first_wait = 500'000;
    static constexpr Nanoseconds longest_wait = first_wait << 8;
    // Loops of a trial; in the first ones threads wake up, and data moves to them.
    static constexpr int tried = 12, counted = 4;

    bool chooses_team() {
        if (left == 0 && spent >= wait) {
            left = tried;
            spent = 0;
        }
        return team_is_faster() != (left > 0);
    }

    // What a loop has taken since `chooses_team`.
    void record(bool with_team, std::int64_t work, Nanoseconds taken) {
        const double seen = static_cast<double>(taken) / static_cast<double>(work);
        double& usual = with_team ? together : alone;
        spent += taken;
        if (left == 0) {
            // One slow loop says little: the other threads may have been asleep.
            usual = usual > 0 ? usual + (std::min(seen, 3 * usual) - usual) / 8 : seen;
            return;
        }
        sum += left <= counted ? seen : 0;
        // A trial that takes long ends: another process may have the processors.
        const bool ends = --left == 0;
        if (!ends && spent < std::max(first_wait, wait / 8)) return;
        usual = ends ? sum / counted : seen;
        const bool failed = with_team != team_is_faster();
        wait = !failed ? first_wait : wait < longest_wait ? 2 * wait : wait;
        left = 0;
        sum = 0;
        spent = 0;
    }

private:
    // By a margin: a team leaves data in the caches of other processors.
    bool team_is_faster() const { return together > 0 && together * 1.25 < alone; }

    double alone = 0, together = 0;  // ns for a unit of work, 0 before it was tried
    Nanoseconds spent = 0;           // since a trial began or ended
    Nanoseconds wait = first_wait;   // until the next one
    int left = 0;                    // loops of this one
    double sum = 0;                  // of those that count
};

// Has every thread of a team call the function, or this thread alone, whichever is faster.
// For rounds of a few hundred items that depends on the machine and on its other work.
template <typename Function>
void team_if_faster(std::int64_t work, std::int64_t least, Function function) {
    constexpr int least_part = 4, most = 8;
    if (!needs_team(work, least / least_part)) return function();
    if (omp_get_level() > 0 || needs_team(work, least * most)) return team(function);
    // Each loop has its own, one for each power of two.
    static thread_local Pace paces[5];
    Pace* pace = paces;
    for (std::int64_t rest = least_part * work / least; rest > 1; rest /= 2) ++pace;
    const bool with_team = pace->chooses_team();
    const auto start = std::chrono::steady_clock::now();
    if (with_team) {
        team(function);
    } else {
        function();
    }
    const auto taken = std::chrono::steady_clock::now() - start;
    pace->record(
        with_team, work,
        std::chrono::duration_cast<std::chrono::nanoseconds>(taken).count());
}

// About how many edges the nodes of a list have, by the rows of some of them.
inline std::int64_t edges_about(const edge_t* row_offsets, const node_t* list,
                                std::int64_t count) {
    constexpr std::int64_t seen = 8;
    const std::int64_t step = (count + seen - 1) / seen;
    std::int64_t edges = 0;
    for (std::int64_t i = 0; i < count; i += step) {
        edges += row_offsets[list[i] + 1] - row_offsets[list[i]];
    }
    return edges * step;
}

// The same for the rows of nodes of a list: a few nodes with many edges get a team, too.
template <typename Function>
void team_for_rows(const edge_t* row_offsets, const node_t* list, std::int64_t count,
                   std::int64_t least, Function function) {
    constexpr std::int64_t enough = 1 << 15;
    const bool may_share = count > 1 && omp_get_max_threads() > 1;
    if (may_share && needs_team(edges_about(row_offsets, list, count), enough)) {
        return team(function);
    }
    team_if_faster(count, least, function);
}

// How many items of a list a thread takes at a time.  Neighbours are near each other in a
// list, so less data moves between processors if a thread has one part of it.  Long lists
// have many parts, since rows may differ in length, and so have the shortest, whose rows
// are long where they have a team.
inline int part(std::int64_t count) {
    constexpr std::int64_t few = 256, most = 512;
    const int threads = omp_get_num_threads();
    if (threads > 1 && count > most * threads) return 64;
    const int parts = threads > 1 && count < few ? 8 * threads : threads;
    return static_cast<int>(std::max<std::int64_t>((count + parts - 1) / parts, 1));
}

}  // namespace lh
