// Loops over what pairs of rows have in common, spread over the threads of a block.
#pragma once

#include "cooperative.cuh"
#include "rows.cuh"

namespace lh {

// `body(slot, known..., parts...)` for every slot that the two rows of every thread have
// in common.  The shorter one is spread over the threads, but a thread alone finds them
// one after another.  `nodes` and `others` are the arrays in which the rows lie, the same
// for all threads.
template <typename Schedule, typename Body, typename... S, typename... Totals>
LH_DEVICE void for_common(const node_t* __restrict__ nodes,
                          const node_t* __restrict__ others, const Common& rows,
                          Known<S...> known, const Body& body, Totals... totals) {
    using Mine = Parts<Totals...>;
    if constexpr (std::is_same_v<Schedule, Alone>) {
        Common left = rows;
        Mine parts = Mine::identity();
        for (; left.find(); ++left.one.begin) {
            known.call([&](auto... values) { parts.call(body, left.one.begin, values...); });
            if (parts.ends()) break;
        }
        parts.join(totals...);
        return;
    }
    using Rows = Known<edge_t, edge_t, edge_t, edge_t, S...>;
    const Rows both{rows.one.begin,
                    {rows.one.end, {rows.other.begin, {rows.other.end, known}}}};
    const Row steps = rows.shorter();
    for_edges<Schedule>(
        steps, both,
        [&](edge_t step, edge_t begin, edge_t end, edge_t first, edge_t last, S... values,
            auto&... parts) {
            const Common found{{nodes, begin, end}, {others, first, last}};
            found.at(step, [&](edge_t slot) {
                body(slot, values..., parts...);
                if constexpr (Mine::may_end) return Mine{parts..., {}}.ends();
                return false;
            });
        },
        totals...);
}

}  // namespace lh
