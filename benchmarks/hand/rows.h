// The graph as the peers of OpenMP code get it: sorted rows of both directions.
#pragma once

#include <cstdint>

struct Rows {
    std::int32_t nodes;
    std::int32_t edges;
    const std::int32_t* begin;     // nodes + 1
    const std::int32_t* to;        // edges
    const std::int32_t* in_begin;  // nodes + 1
    const std::int32_t* in_from;   // edges

    int degree(int node) const { return begin[node + 1] - begin[node]; }
};

inline constexpr std::int32_t far_away = INT32_MAX;
