// Reference answers and checks for large graphs, for answers.py: time is in the order of
// the edges, memory in that of the nodes, and all cores take part.  Nothing here is
// shared with generated code.

#include <sys/mman.h>

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <memory>
#include <new>
#include <random>
#include <vector>

namespace {

using Node = int32_t;

/// Memory in large pages: nodes come in any order, and each comes to another page.
template <typename T>
struct Pages {
  using value_type = T;
  static constexpr size_t SIZE = 2 << 20;

  Pages() = default;
  template <typename Other>
  Pages(const Pages<Other>&) {}

  T* allocate(size_t count) {
    const size_t bytes = count * sizeof(T);
    if (bytes < SIZE) return std::allocator<T>().allocate(count);
    const size_t whole = (bytes + SIZE - 1) / SIZE * SIZE;
    void* memory = std::aligned_alloc(SIZE, whole);
    if (!memory) throw std::bad_alloc();
#ifdef MADV_HUGEPAGE
    madvise(memory, whole, MADV_HUGEPAGE);
#endif
    return static_cast<T*>(memory);
  }
  void deallocate(T* memory, size_t count) {
    if (count * sizeof(T) < SIZE) return std::allocator<T>().deallocate(memory, count);
    std::free(memory);
  }
  bool operator==(const Pages&) const { return true; }
};
template <typename T>
using Vector = std::vector<T, Pages<T>>;

/// The neighbours of node v are to[begin[v]] … to[begin[v + 1]].
struct Rows {
  int64_t nodes;
  const int64_t* begin;
  const Node* to;

  int64_t degree(Node v) const { return begin[v + 1] - begin[v]; }
};

template <typename Function>
void for_neighbours(const Rows& rows, Node v, Function function) {
  for (int64_t i = rows.begin[v]; i < rows.begin[v + 1]; ++i) function(rows.to[i]);
}

// --- traversals ----------------------------------------------------------------------

/// Nodes by their distance from the first: those at distance d are
/// order[starts[d]] … order[starts[d + 1]].
struct Traversal {
  Vector<Node> order;
  std::vector<size_t> starts;

  using Ways = std::initializer_list<const Rows*>;

  /// What is reached from `root` along the rows of `ways`, which have those of `back`
  /// the other way.  `claim(v, depth)` is true for one of those who come to v, and false
  /// for a node that is not `open(v)`.
  template <typename Open, typename Claim>
  void run(Ways ways, Ways back, Node root, Open open, Claim claim) {
    const Rows& rows = **ways.begin();
    order.reserve(rows.nodes);  // so that the front stays where it is
    order.assign(1, root);
    starts.assign({0, 1});
    while (starts.end()[-1] > starts.end()[-2]) {
      const Node* front = order.data() + starts.end()[-2];
      const size_t count = starts.end()[-1] - starts.end()[-2];
      const int32_t depth = int32_t(starts.size()) - 1;
      int64_t edges = 0;
#pragma omp parallel for reduction(+ : edges) if (count > 4096)
      for (size_t i = 0; i < count; ++i) edges += rows.degree(front[i]);
      auto put = [&](const std::vector<Node>& mine) {
#pragma omp critical
        order.insert(order.end(), mine.begin(), mine.end());
      };
      // Where many nodes are in front, each other node soon finds one of them (Beamer,
      // Asanović and Patterson, Direction-optimizing breadth-first search, 2012).
      if (edges > rows.begin[rows.nodes] / 16) {
        Vector<uint8_t> in_front(rows.nodes);
#pragma omp parallel for
        for (size_t i = 0; i < count; ++i) in_front[front[i]] = true;
#pragma omp parallel
        {
          std::vector<Node> mine;
#pragma omp for schedule(dynamic, 1024) nowait
          for (int64_t v = 0; v < rows.nodes; ++v)
            if (open(v) && finds(back, v, in_front) && claim(v, depth))
              mine.push_back(v);
          put(mine);
        }
      } else {
#pragma omp parallel if (count > 256)
        {
          std::vector<Node> mine;
#pragma omp for schedule(dynamic, 16) nowait
          for (size_t i = 0; i < count; ++i)
            for (const Rows* way : ways)
              for_neighbours(*way, front[i], [&](Node w) {
                if (claim(w, depth)) mine.push_back(w);
              });
          put(mine);
        }
      }
      starts.push_back(order.size());
    }
    starts.pop_back();
  }

  static bool finds(Ways back, Node v, const Vector<uint8_t>& in_front) {
    for (const Rows* way : back)
      for (int64_t i = way->begin[v]; i < way->begin[v + 1]; ++i)
        if (in_front[way->to[i]]) return true;
    return false;
  }
};

/// Sets `place` from `before` to `after`; false if it was no longer `before`.
bool change(int32_t& place, int32_t before, int32_t after) {
  return __atomic_load_n(&place, __ATOMIC_RELAXED) == before &&
         __atomic_compare_exchange_n(&place, &before, after, false, __ATOMIC_RELAXED,
                                     __ATOMIC_RELAXED);
}

/// Fills `level`, which is -1 everywhere, with the distances from `root`.
Traversal traverse(const Rows& rows, const Rows& reverse, Node root, int32_t* level) {
  Traversal found;
  level[root] = 0;
  found.run({&rows}, {&reverse}, root, [&](Node v) { return level[v] == -1; },
            [&](Node v, int32_t depth) { return change(level[v], -1, depth); });
  return found;
}

// --- lengths -------------------------------------------------------------------------

uint64_t mixed(uint64_t word, uint64_t value) {
  word = (word ^ value) + 0x9E3779B97F4A7C15;
  word = (word ^ (word >> 30)) * 0xBF58476D1CE4E5B9;
  word = (word ^ (word >> 27)) * 0x94D049BB133111EB;
  return word ^ (word >> 31);
}

// --- triangles -----------------------------------------------------------------------

/// Nodes in the order of the digits of their degrees, then of ids.
struct Order {
  const Rows& rows;
  Vector<uint8_t> digits;

  explicit Order(const Rows& rows) : rows(rows), digits(rows.nodes) {
#pragma omp parallel for
    for (int64_t v = 0; v < rows.nodes; ++v)
      for (int64_t rest = rows.degree(v); rest; rest /= 2) ++digits[v];
  }

  bool is_above(Node v, Node w) const {
    return digits[w] != digits[v] ? digits[w] > digits[v] : w > v;
  }
  void neighbours_above(Node v, std::vector<Node>& found) const {
    found.clear();
    for_neighbours(rows, v, [&](Node w) {
      if (is_above(v, w)) found.push_back(w);
    });
  }
};

// --- distances -----------------------------------------------------------------------

// The distances of one node from several roots are one or two batches of 32 bytes, in
// numbers of 8, 16 or 32 bits.  The highest bit of a number says that it is explained: it
// is that of the root, of a node that is not reached, or of an in-neighbour and an edge
// together.  Threads may set it while others read the number, of which they leave that
// bit out.
constexpr size_t BATCH = 32;
template <typename T>
struct Lanes {
  typedef T Batch __attribute__((vector_size(BATCH)));
};

template <typename T>
constexpr T INFINITE = T(~T(0)) >> 1;
template <typename T>
constexpr T EXPLAINED = T(~INFINITE<T>);

/// Edges that are fetched into the caches before they are looked at.
constexpr int64_t AHEAD = 16;

struct Words {
  uint64_t word[BATCH / 8];
};

template <typename Vector>
bool any(const Vector& vector) {
  Words words;
  std::memcpy(&words, &vector, BATCH);
  return words.word[0] | words.word[1] | words.word[2] | words.word[3];
}

/// What is wrong: kind 1 is a number larger than `offered`, 2 one without explanation.
struct Wrong {
  int64_t kind, lane, node, found, offered, slot;
};

template <typename T>
void check_batches(const Rows& rows, const int32_t* weights, int64_t parts,
                   uint8_t* memory, Wrong& wrong) {
  using Batch = typename Lanes<T>::Batch;
  auto* batches = reinterpret_cast<Batch*>(memory);
  constexpr T infinite = INFINITE<T>, explained = EXPLAINED<T>;
  constexpr int lanes = BATCH / sizeof(T);
  auto offer = [&](const Batch& mine, int64_t edge) {
    const T length = weights ? T(weights[edge]) : T(1);
    const T most = T(infinite - length);
    return Batch((mine < most ? mine : Batch{} + most) + length);
  };
  auto check_row = [&](int64_t v, int64_t part) {
    const Batch mine = batches[v * parts + part] & infinite;
    if (!any(mine != infinite)) return;
    const int64_t end = rows.begin[v + 1];
    Batch shorter{};
    for (int64_t i = rows.begin[v]; i < end; ++i) {
      __builtin_prefetch(batches + rows.to[std::min(i + AHEAD, end - 1)] * parts);
      const Batch offered = offer(mine, i);
      Batch& its = batches[rows.to[i] * parts + part];
      const Batch seen = its, numbers = seen & infinite;
      shorter |= Batch(numbers > offered);
      const Batch same = Batch(numbers == offered) & Batch(offered != infinite);
      const Batch fresh = same & explained & ~seen;
      if (any(fresh)) {
        Words words;
        std::memcpy(&words, &fresh, BATCH);
        auto* places = reinterpret_cast<uint64_t*>(&its);
        for (size_t k = 0; k < BATCH / 8; ++k)
          if (words.word[k])
            __atomic_fetch_or(places + k, words.word[k], __ATOMIC_RELAXED);
      }
    }
    if (!any(shorter)) return;
#pragma omp critical
    for (int64_t i = rows.begin[v]; i < end && (!wrong.kind || i < wrong.slot); ++i) {
      const Batch offered = offer(mine, i);
      const Batch numbers = batches[rows.to[i] * parts + part] & infinite;
      for (int lane = 0; lane < lanes && (!wrong.kind || i < wrong.slot); ++lane)
        if (numbers[lane] > offered[lane])
          wrong = {1,           part * lanes + lane, rows.to[i], numbers[lane],
                   offered[lane], i};
    }
  };
#pragma omp parallel for schedule(dynamic, 64)
  for (int64_t v = 0; v < rows.nodes; ++v)
    for (int64_t part = 0; part < parts; ++part) check_row(v, part);
  if (wrong.kind) return;
#pragma omp parallel for
  for (int64_t i = 0; i < rows.nodes * parts; ++i) {
    const Batch batch = batches[i];
    if (!any(~batch & explained)) continue;
#pragma omp critical
    for (int lane = 0; lane < lanes; ++lane)
      if (!(batch[lane] & explained) && (!wrong.kind || i / parts < wrong.node))
        wrong = {2, i % parts * lanes + lane, i / parts, batch[lane], 0, 0};
  }
}

// Answers come one by one.  So those to as many nodes as the caches hold are side by side
// first, for one root after the other.
constexpr int64_t BLOCK = 1 << 14;

/// Calls function(v, count, place) for each block of `count` nodes from v on, whose
/// batches are there.
template <typename Function>
void for_blocks(int64_t nodes, int64_t bytes, uint8_t* batches, Function function) {
#pragma omp parallel for
  for (int64_t v = 0; v < nodes; v += BLOCK)
    function(v, std::min(BLOCK, nodes - v), batches + v * bytes);
}

template <typename T>
void put_lane(int64_t nodes, const int32_t* found, int64_t none, int64_t root,
              int64_t lane, int64_t bytes, uint8_t* batches) {
  for_blocks(nodes, bytes, batches, [&](int64_t begin, int64_t count, uint8_t* place) {
    T* mine = reinterpret_cast<T*>(place) + lane * count;
    for (int64_t i = 0; i < count; ++i) {
      const int64_t v = begin + i;
      const T number = found[v] == none ? INFINITE<T> : T(found[v]);
      const bool is_explained = v == root || found[v] == none;
      mine[i] = is_explained ? number | EXPLAINED<T> : number;
    }
  });
}

template <typename T>
void interleave_lanes(int64_t nodes, int64_t bytes, uint8_t* batches) {
  const int64_t lanes = bytes / sizeof(T);
  for_blocks(nodes, bytes, batches, [&](int64_t, int64_t count, uint8_t* place) {
    T* mine = reinterpret_cast<T*>(place);
    const std::vector<T> lane_by_lane(mine, mine + count * lanes);
    for (int64_t i = 0; i < count; ++i)
      for (int64_t lane = 0; lane < lanes; ++lane)
        mine[i * lanes + lane] = lane_by_lane[lane * count + i];
  });
}

/// Calls function(T()) with the numbers T of `size` bytes.
template <typename Function>
void with_numbers(int64_t size, Function function) {
  size == 1 ? function(uint8_t()) : size == 2 ? function(uint16_t()) : function(uint32_t());
}

}  // namespace

extern "C" {

/// The weights `random:SEED:1:255` of a graph without parallel edges; `word` is the first
/// of the stream of the seed.
void draw(const Rows* rows, int64_t word, int32_t* lengths) {
#pragma omp parallel for schedule(dynamic, 1024)
  for (int64_t v = 0; v < rows->nodes; ++v)
    for (int64_t i = rows->begin[v]; i < rows->begin[v + 1]; ++i) {
      const auto w = int64_t(rows->to[i]), low = std::min(v, w), high = std::max(v, w);
      const uint64_t drawn = mixed(mixed(mixed(uint64_t(word), low), high), 0);
      lengths[i] = int32_t(1 + drawn % 255);
    }
}

/// level: filled with -1.
void levels(const Rows* rows, const Rows* reverse, int64_t root, int32_t* level) {
  traverse(*rows, *reverse, Node(root), level);
}

/// label: the smallest node of the component of each, by a traversal from that node.
void components(const Rows* rows, const Rows* reverse, int32_t* label) {
  std::fill(label, label + rows->nodes, -1);
  Traversal found;
  for (Node v = 0; v < rows->nodes; ++v) {
    if (label[v] != -1) continue;
    label[v] = v;
    if (rows->degree(v) + reverse->degree(v) == 0) continue;
    auto open = [&](Node w) { return label[w] == -1; };
    auto claim = [&](Node w, int32_t) { return change(label[w], -1, v); };
    if (rows->to == reverse->to) {
      found.run({rows}, {rows}, v, open, claim);
    } else {
      found.run({rows, reverse}, {rows, reverse}, v, open, claim);
    }
  }
}

/// PageRank by power iteration from what is in `rank`, until a round changes it by no
/// more than e; `share` has room for as much.  `difference`: by how much the last did.
void ranks(const Rows* rows, const Rows* reverse, double e, double d, int64_t max,
           double* rank, double* share, double* difference) {
  const int64_t nodes = rows->nodes;
  for (int64_t round = 0; round < max; ++round) {
#pragma omp parallel for
    for (int64_t v = 0; v < nodes; ++v)
      share[v] = rank[v] / double(std::max<int64_t>(rows->degree(v), 1));
    double changed = 0;
#pragma omp parallel for schedule(dynamic, 256) reduction(+ : changed)
    for (int64_t v = 0; v < nodes; ++v) {
      double received = 0;
      for_neighbours(*reverse, v, [&](Node w) { received += share[w]; });
      const double following = (1 - d) / double(nodes) + d * received;
      changed += std::fabs(following - rank[v]);
      rank[v] = following;
    }
    *difference = changed;
    if (changed <= e) break;
  }
}

/// Adds what paths from `seed` give each node to `total` (Brandes, 2001).
void betweenness(const Rows* rows, const Rows* reverse, int64_t seed, double* total) {
  const size_t nodes = size_t(rows->nodes);
  Vector<double> paths(nodes);
  // What a node gives a path that leads to it.
  Vector<double> gives(nodes);
  // So little of each depth stays in the caches.  Another depth with the same byte is
  // one whose values are not known yet, and zero.
  Vector<uint8_t> bytes(nodes);
  Traversal found;
  {
    Vector<int32_t> level(nodes, -1);
    found = traverse(*rows, *reverse, Node(seed), level.data());
#pragma omp parallel for
    for (size_t v = 0; v < nodes; ++v) bytes[v] = uint8_t(level[v]);
  }
  // The values of a depth, from those of the one `before` it.
  auto spread = [&](const Rows& way, size_t depth, size_t before, double* values,
                    auto value_of) {
    const Node* order = found.order.data() + found.starts[depth];
    const size_t count = found.starts[depth + 1] - found.starts[depth];
#pragma omp parallel for schedule(dynamic, 64) if (count > 256)
    for (size_t i = 0; i < count; ++i) {
      double sum = 0;
      for_neighbours(way, order[i], [&](Node w) {
        if (bytes[w] == uint8_t(before)) sum += values[w];
      });
      values[order[i]] = value_of(order[i], sum);
    }
  };
  paths[seed] = 1;
  const size_t depths = found.starts.size() - 1;
  for (size_t depth = 1; depth < depths; ++depth)
    spread(*reverse, depth, depth - 1, paths.data(),
           [](Node, double sum) { return sum; });
  for (size_t depth = depths; --depth > 0;)
    spread(*rows, depth, depth + 1, gives.data(), [&](Node v, double sum) {
      const double part = paths[v] * sum;
      total[v] += part;
      return (1 + part) / paths[v];
    });
}

/// above: how many neighbours of each node come after it in the `Order`.  Gives
/// how many steps `triangles` takes.
int64_t orient(const Rows* rows, int32_t* above) {
  const Order order(*rows);
#pragma omp parallel for schedule(dynamic, 256)
  for (int64_t v = 0; v < rows->nodes; ++v) {
    above[v] = 0;
    for_neighbours(*rows, v, [&](Node w) { above[v] += order.is_above(v, w); });
  }
  // Each neighbour before v comes to the row of v.
  int64_t steps = 0;
#pragma omp parallel for reduction(+ : steps)
  for (int64_t v = 0; v < rows->nodes; ++v)
    steps += (rows->degree(v) - above[v]) * above[v];
  return steps;
}

/// Each node has a hash table of its neighbours above, in which each of these looks for
/// its own.
int64_t triangles(const Rows* rows, const int32_t* above) {
  const Order order(*rows);
  Vector<int64_t> begin(rows->nodes + 1);
  for (int64_t v = 0; v < rows->nodes; ++v) begin[v + 1] = begin[v] + above[v];
  Vector<Node> to(begin.back());
#pragma omp parallel
  {
    std::vector<Node> found;
#pragma omp for schedule(dynamic, 256)
    for (int64_t v = 0; v < rows->nodes; ++v) {
      order.neighbours_above(v, found);
      std::copy(found.begin(), found.end(), to.begin() + begin[v]);
    }
  }
  int64_t count = 0;
#pragma omp parallel reduction(+ : count)
  {
    std::vector<Node> table;
#pragma omp for schedule(dynamic, 64)
    for (int64_t v = 0; v < rows->nodes; ++v) {
      const Node *first = to.data() + begin[v], *last = to.data() + begin[v + 1];
      if (last - first < 2) continue;
      size_t size = 8;
      while (size < 8 * size_t(last - first)) size *= 2;
      table.assign(size, -1);
      // The place of a node, or the free one where it is not.
      const auto place = [&](Node w) -> Node& {
        size_t at = uint64_t(w) * 0x9E3779B97F4A7C15 >> 24 & (size - 1);
        while (table[at] != -1 && table[at] != w) at = (at + 1) & (size - 1);
        return table[at];
      };
      for (const Node* w = first; w < last; ++w) {
        place(*w) = *w;
        __builtin_prefetch(&begin[*w]);
      }
      for (const Node* w = first; w < last; ++w) {
        if (w + 4 < last) __builtin_prefetch(to.data() + begin[w[4]]);
        for (int64_t i = begin[*w]; i < begin[*w + 1]; ++i) count += place(to[i]) == to[i];
      }
    }
  }
  return count;
}

/// Of `count` random pairs of neighbours above a node how many are neighbours of each
/// other.  `pairs` has how many pairs there are at the nodes up to each.
int64_t closed_pairs(const Rows* rows, const double* pairs, int64_t count) {
  const Order order(*rows);
  int64_t closed = 0;
#pragma omp parallel reduction(+ : closed)
  {
    std::vector<Node> found;
#pragma omp for schedule(dynamic, 16)
    for (int64_t sample = 0; sample < count; ++sample) {
      std::mt19937_64 random(sample);
      // One in each of as many equal parts.
      const double wanted = (sample + std::uniform_real_distribution<>()(random)) / count;
      const double* last = pairs + rows->nodes - 1;
      const double* at = std::upper_bound(pairs, last, wanted * *last);
      order.neighbours_above(Node(at - pairs), found);
      const auto size = int64_t(found.size());
      const int64_t one = std::uniform_int_distribution<int64_t>(0, size - 1)(random);
      int64_t other = std::uniform_int_distribution<int64_t>(0, size - 2)(random);
      other += other >= one;
      const Node v = found[one], w = found[other];
      closed += std::binary_search(rows->to + rows->begin[v],
                                   rows->to + rows->begin[v + 1], w);
    }
  }
  return closed;
}

/// The largest of the distances, as unsigned numbers; `none` is no distance.
int64_t largest(int64_t nodes, const int32_t* found, int64_t none) {
  uint32_t most = 0;
#pragma omp parallel for reduction(max : most)
  for (int64_t v = 0; v < nodes; ++v)
    if (found[v] != none) most = std::max(most, uint32_t(found[v]));
  return most;
}

/// Puts the distances from `root` into a lane of batches of so many bytes, of numbers of
/// `size` bytes.  Where none are put, all bits are 1: no distance, which is right.
void put(int64_t nodes, const int32_t* found, int64_t none, int64_t root, int64_t lane,
         int64_t size, int64_t bytes, uint8_t* batches) {
  with_numbers(size, [&](auto number) {
    put_lane<decltype(number)>(nodes, found, none, root, lane, bytes, batches);
  });
}

/// The distances of a node are side by side afterwards.
void interleave(int64_t nodes, int64_t size, int64_t bytes, uint8_t* batches) {
  with_numbers(size, [&](auto number) {
    interleave_lanes<decltype(number)>(nodes, bytes, batches);
  });
}

/// weights: of the edges, or null if each is 1.
void check(const Rows* rows, const int32_t* weights, int64_t size, int64_t bytes,
           uint8_t* batches, Wrong* wrong) {
  with_numbers(size, [&](auto number) {
    check_batches<decltype(number)>(*rows, weights, bytes / BATCH, batches, *wrong);
  });
}

}  // extern "C"
