// Reference answers and checks for large graphs, for answers.py: time is in the order of
// the edges, memory in that of the nodes, and all cores take part.  Nothing here is
// shared with generated code.

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <cstring>
#include <memory>
#include <random>
#include <vector>

namespace {

using Node = int32_t;

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
  std::vector<Node> order;
  std::vector<size_t> starts;

  /// What is reached from `root` along the rows of `ways`.  `claim(v, depth)` is true
  /// for one of those who come to v, and false for a node that is not wanted.
  template <typename Claim>
  void run(std::initializer_list<const Rows*> ways, Node root, Claim claim) {
    order.assign(1, root);
    starts.assign({0, 1});
    std::vector<Node> next;
    while (starts.end()[-1] > starts.end()[-2]) {
      const size_t first = starts.end()[-2], last = starts.end()[-1];
      const int32_t depth = int32_t(starts.size()) - 1;
      next.clear();
#pragma omp parallel if (last - first > 256)
      {
        std::vector<Node> mine;
#pragma omp for schedule(dynamic, 16) nowait
        for (size_t i = first; i < last; ++i)
          for (const Rows* rows : ways)
            for_neighbours(*rows, order[i], [&](Node w) {
              if (claim(w, depth)) mine.push_back(w);
            });
#pragma omp critical
        next.insert(next.end(), mine.begin(), mine.end());
      }
      order.insert(order.end(), next.begin(), next.end());
      starts.push_back(order.size());
    }
    starts.pop_back();
  }
};

/// Sets `place` from `before` to `after`; false if it was no longer `before`.
bool change(int32_t& place, int32_t before, int32_t after) {
  return __atomic_load_n(&place, __ATOMIC_RELAXED) == before &&
         __atomic_compare_exchange_n(&place, &before, after, false, __ATOMIC_RELAXED,
                                     __ATOMIC_RELAXED);
}

/// Fills `level`, which is -1 everywhere, with the distances from `root`.
Traversal traverse(const Rows& rows, Node root, int32_t* level) {
  Traversal found;
  level[root] = 0;
  found.run({&rows}, root,
            [&](Node w, int32_t depth) { return change(level[w], -1, depth); });
  return found;
}

// --- triangles -----------------------------------------------------------------------

/// Whether w comes after v in the order of degrees, then of ids.
bool is_above(const Rows& rows, Node v, Node w) {
  const int64_t one = rows.degree(v), other = rows.degree(w);
  return other != one ? other > one : w > v;
}

void neighbours_above(const Rows& rows, Node v, std::vector<Node>& found) {
  found.clear();
  for_neighbours(rows, v, [&](Node w) {
    if (is_above(rows, v, w)) found.push_back(w);
  });
}

// --- distances -----------------------------------------------------------------------

// The distances of one node from several roots are a Batch of 32 bytes, in numbers of 8,
// 16 or 32 bits.  The highest bit of a number says that it is explained: it is that of
// the root, of a node that is not reached, or of an in-neighbour and an edge together.
// Threads may set it while others read the number, of which they leave that bit out.
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
void check_batches(const Rows& rows, const int32_t* weights, uint8_t* memory,
                   Wrong& wrong) {
  using Batch = typename Lanes<T>::Batch;
  auto* batches = reinterpret_cast<Batch*>(memory);
  constexpr T infinite = INFINITE<T>, explained = EXPLAINED<T>;
  constexpr int lanes = BATCH / sizeof(T);
  auto offer = [&](const Batch& mine, int64_t edge) {
    const T length = weights ? T(weights[edge]) : T(1);
    const T most = T(infinite - length);
    return Batch((mine < most ? mine : Batch{} + most) + length);
  };
#pragma omp parallel for schedule(dynamic, 64)
  for (int64_t v = 0; v < rows.nodes; ++v) {
    const Batch mine = batches[v] & infinite;
    if (!any(mine != infinite)) continue;
    const int64_t end = rows.begin[v + 1];
    Batch shorter{};
    for (int64_t i = rows.begin[v]; i < end; ++i) {
      __builtin_prefetch(batches + rows.to[std::min(i + AHEAD, end - 1)]);
      const Batch offered = offer(mine, i);
      Batch& its = batches[rows.to[i]];
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
    if (!any(shorter)) continue;
#pragma omp critical
    for (int64_t i = rows.begin[v]; i < end && (!wrong.kind || i < wrong.slot); ++i) {
      const Batch offered = offer(mine, i), numbers = batches[rows.to[i]] & infinite;
      for (int lane = 0; lane < lanes && (!wrong.kind || i < wrong.slot); ++lane)
        if (numbers[lane] > offered[lane])
          wrong = {1, lane, rows.to[i], numbers[lane], offered[lane], i};
    }
  }
  if (wrong.kind) return;
#pragma omp parallel for
  for (int64_t v = 0; v < rows.nodes; ++v) {
    const Batch batch = batches[v];
    if (!any(~batch & explained)) continue;
#pragma omp critical
    for (int lane = 0; lane < lanes; ++lane)
      if (!(batch[lane] & explained) && (!wrong.kind || v < wrong.node))
        wrong = {2, lane, v, batch[lane], 0, 0};
  }
}

template <typename T>
void put_batch(int64_t nodes, const int32_t* found, int64_t none, int64_t root,
               int64_t lane, uint8_t* batches) {
  T* place = reinterpret_cast<T*>(batches) + lane;
#pragma omp parallel for
  for (int64_t v = 0; v < nodes; ++v) {
    const T number = found[v] == none ? INFINITE<T> : T(found[v]);
    const bool is_explained = v == root || found[v] == none;
    place[v * (BATCH / sizeof(T))] = is_explained ? number | EXPLAINED<T> : number;
  }
}

}  // namespace

extern "C" {

/// level: filled with -1.
void levels(const Rows* rows, int64_t root, int32_t* level) {
  traverse(*rows, Node(root), level);
}

/// label: the smallest node of the component of each, by a traversal from that node.
void components(const Rows* rows, const Rows* reverse, int32_t* label) {
  std::fill(label, label + rows->nodes, -1);
  Traversal found;
  for (Node v = 0; v < rows->nodes; ++v) {
    if (label[v] != -1) continue;
    label[v] = v;
    if (rows->degree(v) + reverse->degree(v) == 0) continue;
    auto claim = [&](Node w, int32_t) { return change(label[w], -1, v); };
    if (rows->to == reverse->to) {
      found.run({rows}, v, claim);
    } else {
      found.run({rows, reverse}, v, claim);
    }
  }
}

/// PageRank by power iteration; `rank` has 1 / nodes, `share` has room.
void ranks(const Rows* rows, const Rows* reverse, double e, double d, int64_t max,
           double* rank, double* share) {
  const int64_t nodes = rows->nodes;
  for (int64_t round = 0; round < max; ++round) {
#pragma omp parallel for
    for (int64_t v = 0; v < nodes; ++v)
      share[v] = rank[v] / double(std::max<int64_t>(rows->degree(v), 1));
    double difference = 0;
#pragma omp parallel for schedule(dynamic, 256) reduction(+ : difference)
    for (int64_t v = 0; v < nodes; ++v) {
      double received = 0;
      for_neighbours(*reverse, v, [&](Node w) { received += share[w]; });
      const double following = (1 - d) / double(nodes) + d * received;
      difference += std::fabs(following - rank[v]);
      rank[v] = following;
    }
    if (difference <= e) break;
  }
}

/// Adds what paths from `seed` give each node to `total` (Brandes, 2001).
void betweenness(const Rows* rows, const Rows* reverse, int64_t seed, double* total) {
  const size_t nodes = size_t(rows->nodes);
  auto paths = std::make_unique<double[]>(nodes);
  // What a node gives a path that leads to it; zero until it is known.
  auto gives = std::make_unique<double[]>(nodes);
  Traversal found;
  {
    auto level = std::make_unique<int32_t[]>(nodes);
    std::fill(level.get(), level.get() + nodes, -1);
    found = traverse(*rows, Node(seed), level.get());
  }
  std::vector<double> sums;
  // No neighbour that way is in the next depth but one, and beyond the last depth all
  // values are zero: whose values count need not be asked.
  auto spread = [&](const Rows& way, size_t depth, const double* values, auto finish) {
    const Node* order = found.order.data() + found.starts[depth];
    const size_t count = found.starts[depth + 1] - found.starts[depth];
    sums.resize(count);
#pragma omp parallel if (count > 256)
    {
#pragma omp for schedule(dynamic, 64)
      for (size_t i = 0; i < count; ++i) {
        double sum = 0;
        for_neighbours(way, order[i], [&](Node w) { sum += values[w]; });
        sums[i] = sum;
      }
#pragma omp for
      for (size_t i = 0; i < count; ++i) finish(order[i], sums[i]);
    }
  };
  paths[seed] = 1;
  const size_t depths = found.starts.size() - 1;
  for (size_t depth = 1; depth < depths; ++depth)
    spread(*reverse, depth, paths.get(), [&](Node v, double sum) { paths[v] = sum; });
  for (size_t depth = depths; --depth > 0;)
    spread(*rows, depth, gives.get(), [&](Node v, double sum) {
      const double part = paths[v] * sum;
      total[v] += part;
      gives[v] = (1 + part) / paths[v];
    });
}

/// above: how many neighbours of each node come after it in the order of degrees.  Gives
/// how many steps `triangles` takes.
int64_t orient(const Rows* rows, int32_t* above) {
#pragma omp parallel for schedule(dynamic, 256)
  for (int64_t v = 0; v < rows->nodes; ++v) {
    above[v] = 0;
    for_neighbours(*rows, v, [&](Node w) { above[v] += is_above(*rows, v, w); });
  }
  // Each neighbour before v comes to the row of v.
  int64_t steps = 0;
#pragma omp parallel for reduction(+ : steps)
  for (int64_t v = 0; v < rows->nodes; ++v)
    steps += (rows->degree(v) - above[v]) * above[v];
  return steps;
}

/// Each node marks its neighbours above, of which each looks for marks among its own.
int64_t triangles(const Rows* rows, const int32_t* above) {
  std::vector<int64_t> begin(rows->nodes + 1);
  for (int64_t v = 0; v < rows->nodes; ++v) begin[v + 1] = begin[v] + above[v];
  std::vector<Node> to(begin.back());
#pragma omp parallel
  {
    std::vector<Node> found;
#pragma omp for schedule(dynamic, 256)
    for (int64_t v = 0; v < rows->nodes; ++v) {
      neighbours_above(*rows, v, found);
      std::copy(found.begin(), found.end(), to.begin() + begin[v]);
    }
  }
  const Rows oriented{rows->nodes, begin.data(), to.data()};
  int64_t count = 0;
#pragma omp parallel reduction(+ : count)
  {
    std::vector<bool> marked(rows->nodes);
#pragma omp for schedule(dynamic, 64)
    for (int64_t v = 0; v < rows->nodes; ++v) {
      for_neighbours(oriented, v, [&](Node w) { marked[w] = true; });
      for_neighbours(oriented, v, [&](Node w) {
        for_neighbours(oriented, w, [&](Node x) { count += marked[x]; });
      });
      for_neighbours(oriented, v, [&](Node w) { marked[w] = false; });
    }
  }
  return count;
}

/// Of `count` random pairs of neighbours above a node how many are neighbours of each
/// other.  `pairs` has how many pairs there are at the nodes up to each.
int64_t closed_pairs(const Rows* rows, const double* pairs, int64_t count) {
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
      neighbours_above(*rows, Node(at - pairs), found);
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

/// No distances, which are right, in all lanes.
void clear(int64_t nodes, uint8_t* batches) {
#pragma omp parallel for
  for (int64_t v = 0; v < nodes; ++v) std::memset(batches + v * BATCH, 0xFF, BATCH);
}

/// Puts the distances from `root` into a lane of batches of numbers of `size` bytes.
void put(int64_t nodes, const int32_t* found, int64_t none, int64_t root, int64_t lane,
         int64_t size, uint8_t* batches) {
  auto put = size == 1 ? put_batch<uint8_t>
             : size == 2 ? put_batch<uint16_t>
                         : put_batch<uint32_t>;
  put(nodes, found, none, root, lane, batches);
}

/// weights: of the edges, or null if each is 1.
void check(const Rows* rows, const int32_t* weights, int64_t size, uint8_t* batches,
           Wrong* wrong) {
  auto check = size == 1 ? check_batches<uint8_t>
               : size == 2 ? check_batches<uint16_t>
                           : check_batches<uint32_t>;
  check(*rows, weights, batches, *wrong);
}

}  // extern "C"
