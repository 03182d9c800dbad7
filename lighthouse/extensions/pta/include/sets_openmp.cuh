// A set of nodes for each node: what `N_P<Bits>` is in generated code.
#pragma once

#include "bits_openmp.cuh"
#include "types.cuh"

namespace lh::pta {

// One of the sets of a property.
struct Set {
    Bits* set;

    void add(node_t item) const { pta::add(arena(), set, item); }
    void unite(Set other) const { pta::unite(arena(), set, other.set); }
    void union_shifted(Set other, int by, const std::int32_t* sizes) const {
        pta::unite_shifted(arena(), set, other.set, by, sizes);
    }
    void union_mapped(Set other, const node_t* map) const {
        node_t last = -1;
        pta::each(arena(), other.set, [&](node_t item) {
            if (map[item] != last) add(last = map[item]);
        });
    }
    void subtract(Set other) const { pta::complement(arena(), set, other.set); }
    void clear() const { pta::clear(arena(), set); }
    bool has(node_t item) const { return pta::has(arena(), set, item); }
    std::int32_t size() const { return pta::size(arena(), set); }
    bool is_empty() const { return pta::is_empty(arena(), set); }
    bool equals(Set other) const { return pta::equal(arena(), set, other.set); }
    node_t chosen() const { return pta::chosen(arena(), set); }

    template <typename Body>
    void each(Body body) const {
        pta::each(arena(), set, body);
    }

    template <typename Holds, typename Body>
    void each_where(Holds holds, Body body) const {
        pta::each(arena(), set, [&](node_t item) {
            if (holds(item)) body(item);
        });
    }

    template <typename Choose>
    void unite_all(Set over, Choose choose) const {
        pta::each(arena(), over.set, [&](node_t item) {
            choose(item, [&](Set other) { unite(other); });
        });
    }
};

// Python finds the cells in the first word.
class Sets {
public:
    explicit Sets(std::int64_t count)
        : cells(new Bits[static_cast<std::size_t>(count)]()) {}
    ~Sets() { delete[] cells; }
    Sets(const Sets&) = delete;
    Sets& operator=(const Sets&) = delete;

    Set operator[](node_t node) const { return {cells + node}; }

private:
    Bits* cells;
};

}  // namespace lh::pta
