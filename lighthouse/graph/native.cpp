// What numpy does slowly: groups edges by one of their ends, for order.py, looks at them
// all, for shape.py, reads lines of numbers, for text.py and extensions, and hashes sets for
// these.

#include <algorithm>
#include <atomic>
#include <charconv>
#include <cstdint>
#include <cstring>
#include <memory>
#include <thread>
#include <type_traits>
#include <utility>
#include <vector>

namespace {

using Node = int32_t;

/// Calls function(i) for all i below count, by a thread for each processor.
template <typename Function>
void in_parallel(int64_t count, Function function) {
  std::atomic<int64_t> next{0};
  auto work = [&] {
    for (int64_t i; (i = next++) < count;) function(i);
  };
  const int64_t most = std::thread::hardware_concurrency();
  std::vector<std::thread> others;
  for (int64_t i = 1; i < std::min(most, count); ++i) others.emplace_back(work);
  work();
  for (auto& other : others) other.join();
}

// --- rows ----------------------------------------------------------------------------

/// The edges from node v are those from offsets[v] on.
struct Rows {
  int64_t nodes;
  int64_t is_wide;
  const void* offsets;
  const Node* targets;
};

/// The sum, modulo 2⁶⁴, of value_of(v, begin, end) over all rows.
template <typename Function>
int64_t sum_of_rows(const Rows& rows, Function value_of) {
  constexpr int64_t together = 1024;
  std::atomic<uint64_t> sum{0};
  auto add = [&](auto* offsets) {
    in_parallel((rows.nodes + together - 1) / together, [&](int64_t block) {
      uint64_t mine = 0;
      const int64_t end = std::min(rows.nodes, (block + 1) * together);
      for (int64_t v = block * together; v < end; ++v)
        mine += value_of(v, int64_t(offsets[v]), int64_t(offsets[v + 1]));
      sum += mine;
    });
  };
  rows.is_wide ? add(static_cast<const int64_t*>(rows.offsets))
               : add(static_cast<const int32_t*>(rows.offsets));
  return int64_t(sum.load());
}

/// `odd_numbers` of shape.py.
uint64_t odd_number(uint64_t node) {
  node *= 0x9E3779B97F4A7C15;
  node ^= node >> 32;
  return (node * 0xBF58476D1CE4E5B9) | 1;
}

/// `mix` of hashing.py, with zero.
uint64_t mixed(uint64_t word) {
  word += 0x9E3779B97F4A7C15;
  word = (word ^ (word >> 30)) * 0xBF58476D1CE4E5B9;
  word = (word ^ (word >> 27)) * 0x94D049BB133111EB;
  return word ^ (word >> 31);
}

/// `words` of shape.py.
template <typename Number>
uint64_t word_of(Number value) {
  if constexpr (std::is_floating_point_v<Number>) {
    uint64_t word;
    value += 0.0;  // -0.0 is 0.0
    std::memcpy(&word, &value, sizeof word);
    return word;
  } else {
    return uint64_t(int64_t(value));
  }
}

// --- edges by row --------------------------------------------------------------------

/// The most lower bits of a row that are sorted by last.
constexpr int kDigit = 16;
/// The most upper bits that are sorted by first, unless more are left.
constexpr int kMostUpper = 11;

int bits_of(int64_t value) {
  int bits = 0;
  while (value >> bits) ++bits;
  return bits;
}

/// What is grouped: edges with their rows.
struct Edges {
  int64_t count;
  int64_t nodes;
  /// So many edges fit the cache.
  int64_t block;
  const Node* rows;
  /// The other end of edge e: ends[e], else the row where e stands in `owners`.
  const Node* ends;
  const int64_t* owners;
};

/// Calls function(e, row, end) for the edges from `begin` to `stop`.
template <typename Function>
void for_edges(const Edges& edges, int64_t begin, int64_t stop, Function function) {
  Node owner = 0;
  if (edges.owners) {
    const int64_t* last = edges.owners + edges.nodes + 1;
    owner = Node(std::upper_bound(edges.owners, last, begin) - edges.owners - 1);
  }
  for (int64_t e = begin; e < stop; ++e) {
    if (edges.owners) {
      while (edges.owners[owner + 1] <= e) ++owner;
    }
    function(e, edges.rows[e], edges.ends ? edges.ends[e] : owner);
  }
}

/// Each of the values to the next place of its row.
template <typename Value>
void reorder(const uint16_t* rows, int64_t count, std::vector<int64_t> next,
             Value* values) {
  if (!values) return;
  std::unique_ptr<Value[]> before(new Value[count]);
  std::copy_n(values, count, before.get());
  for (int64_t i = 0; i < count; ++i) values[next[rows[i]]++] = before[i];
}

/// Puts edges in the order of their rows, those of a row as before: the `ends`, and what
/// `from` has of each, or without it its number, to `to`.  `offsets` is where each row
/// begins.  What is null is not written.
template <typename Number>
void group(const Edges& edges, int64_t* offsets, Node* ends, const Number* from,
           Number* to) {
  const int upper = std::min(bits_of(edges.count / edges.block), kMostUpper);
  const int shift = std::min(kDigit, std::max(0, bits_of(edges.nodes) - upper));
  const int64_t buckets = ((edges.nodes - 1) >> shift) + 1;
  const int64_t size = std::max(edges.block, edges.count >> 10);
  const int64_t parts = (edges.count + size - 1) / size;
  // For each part and each bucket where the next edge goes.
  std::vector<std::vector<int64_t>> places(parts);
  in_parallel(parts, [&](int64_t part) {
    std::vector<int64_t> counts(buckets);
    const int64_t stop = std::min(edges.count, (part + 1) * size);
    for (int64_t e = part * size; e < stop; ++e) ++counts[edges.rows[e] >> shift];
    places[part] = std::move(counts);
  });
  std::vector<int64_t> starts(buckets + 1);
  int64_t sum = 0;
  for (int64_t bucket = 0; bucket < buckets; ++bucket) {
    starts[bucket] = sum;
    for (auto& counts : places) sum += std::exchange(counts[bucket], sum);
  }
  starts[buckets] = sum;
  const Node mask = (Node(1) << shift) - 1;
  std::unique_ptr<uint16_t[]> lower(new uint16_t[edges.count]);
  in_parallel(parts, [&](int64_t part) {
    int64_t* next = places[part].data();
    const int64_t stop = std::min(edges.count, (part + 1) * size);
    for_edges(edges, part * size, stop, [&](int64_t e, Node row, Node end) {
      const int64_t place = next[row >> shift]++;
      lower[place] = uint16_t(row & mask);
      if (ends) ends[place] = end;
      if (to) to[place] = from ? from[e] : Number(e);
    });
  });
  in_parallel(buckets, [&](int64_t bucket) {
    const int64_t start = starts[bucket], count = starts[bucket + 1] - start;
    const int64_t first = bucket << shift;
    const int64_t rows = std::min(int64_t(mask) + 1, edges.nodes - first);
    std::vector<int64_t> begins(rows + 1);
    for (int64_t i = 0; i < count; ++i) ++begins[lower[start + i] + 1];
    for (int64_t row = 0; row < rows; ++row) begins[row + 1] += begins[row];
    if (offsets) {
      for (int64_t row = 0; row < rows; ++row) offsets[first + row] = start + begins[row];
    }
    reorder(lower.get() + start, count, begins, ends ? ends + start : nullptr);
    reorder(lower.get() + start, count, begins, to ? to + start : nullptr);
  });
  if (offsets) offsets[edges.nodes] = edges.count;
}

// --- text ----------------------------------------------------------------------------

/// `Layout` of text.py.
struct Layout {
  const char* tag;
  const char* comments;
  int64_t base;
  int64_t nodes;
  bool weighted;
  bool is_whole;
};

bool is_blank(char letter) { return letter == ' ' || letter == '\t'; }
bool is_digit(char letter) { return letter >= '0' && letter <= '9'; }

/// Reads lines of plain decimal numbers; whatever else may be meant is for others.
class Reader {
 public:
  Reader(const char* text, int64_t size, const Layout& layout)
      : at_(text), end_(text + size), layout_(layout) {}

  /// The number of edges, −1 if a line is not plain.
  template <typename Id>
  int64_t read(Id* sources, Id* targets, double* weights) {
    int64_t count = 0;
    while (at_ < end_) {
      skip_blanks();
      if (is_line_end() || is_comment()) {
        if (!skip_line()) return -1;
        continue;
      }
      if (!skip_tag() || !read_node(sources[count]) || !read_node(targets[count])) {
        return -1;
      }
      if (layout_.weighted && !read_weight(weights[count])) return -1;
      if (!skip_line()) return -1;
      ++count;
    }
    return count;
  }

 private:
  void skip_blanks() {
    while (at_ < end_ && is_blank(*at_)) ++at_;
  }

  bool is_comment() const { return *at_ && std::strchr(layout_.comments, *at_); }
  bool is_line_end() const { return at_ == end_ || *at_ == '\n' || *at_ == '\r'; }

  /// False if a carriage return stands alone, which ends a line, too.
  bool skip_line() {
    auto rest = size_t(end_ - at_);
    auto newline = static_cast<const char*>(std::memchr(at_, '\n', rest));
    const char* line_end = newline ? newline : end_;
    auto found = std::memchr(at_, '\r', size_t(line_end - at_));
    at_ = newline ? newline + 1 : end_;
    return !found || (newline && found == line_end - 1);
  }

  bool skip_tag() {
    const auto size = std::ptrdiff_t(std::strlen(layout_.tag));
    if (end_ - at_ < size || std::memcmp(at_, layout_.tag, size_t(size))) return false;
    at_ += size;
    return size == 0 || is_field_end();
  }

  bool is_field_end() const { return is_line_end() || is_blank(*at_); }

  /// Up to 18 digits.
  bool read_whole(int64_t& value) {
    const char* begin = at_;
    value = 0;
    while (at_ < end_ && is_digit(*at_)) value = 10 * value + (*at_++ - '0');
    return at_ > begin && at_ - begin <= 18 && is_field_end();
  }

  template <typename Id>
  bool read_node(Id& node) {
    int64_t value;
    skip_blanks();
    if (!read_whole(value)) return false;
    value -= layout_.base;
    node = Id(value);
    return value >= 0 && value < layout_.nodes;
  }

  /// Every integer is exact.
  bool read_weight(double& weight) {
    skip_blanks();
    const char* begin = at_;
    const bool is_negative = at_ < end_ && *at_ == '-';
    at_ += is_negative;
    const bool is_number = at_ < end_ && (is_digit(*at_) || *at_ == '.');
    int64_t value;
    if (read_whole(value)) {
      weight = double(is_negative ? -value : value);
      return value < int64_t(1) << 53;
    }
    if (layout_.is_whole || !is_number) return false;
#ifdef __cpp_lib_to_chars
    const auto read = std::from_chars(begin, end_, weight);
    const char* exponent = std::find_if(begin, read.ptr, [](char letter) {
      return letter == 'e' || letter == 'E';
    });
    at_ = read.ptr;
    return read.ec == std::errc() && at_ - exponent <= 5 && is_field_end() &&
           weight > -0x1p53 && weight < 0x1p53;
#else
    return begin == end_;
#endif
  }

  const char* at_;
  const char* end_;
  const Layout& layout_;
};

}  // namespace

extern "C" {

// The first parameters are the fields of `Rows`, `Edges` and `Layout`.

int64_t self_loops(int64_t nodes, int64_t is_wide, const void* offsets,
                   const Node* targets) {
  const Rows rows{nodes, is_wide, offsets, targets};
  return sum_of_rows(rows, [&](int64_t v, int64_t begin, int64_t end) {
    return std::count(targets + begin, targets + end, Node(v));
  });
}

/// The sum of which `is_balanced` of shape.py speaks.  `values`: of 32 or 64 bits, or if
/// they are `floating` doubles, or null.
int64_t imbalance(int64_t nodes, int64_t is_wide, const void* offsets, const Node* targets,
                  int64_t size, int64_t is_floating, const void* values) {
  const Rows rows{nodes, is_wide, offsets, targets};
  auto sum = [&](auto factor_of) {
    return sum_of_rows(rows, [&](int64_t v, int64_t begin, int64_t end) {
      const uint64_t tail = odd_number(v);
      uint64_t sum = 0;
      for (int64_t i = begin; i < end; ++i) {
        const uint64_t head = odd_number(targets[i]);
        sum += tail * head * (head - tail) * factor_of(i);
      }
      return sum;
    });
  };
  auto sum_with = [&](auto* numbers) {
    return sum([&](int64_t i) { return mixed(word_of(numbers[i])); });
  };
  if (!values) return sum([](int64_t) { return uint64_t(1); });
  if (is_floating) return sum_with(static_cast<const double*>(values));
  return size == 4 ? sum_with(static_cast<const int32_t*>(values))
                   : sum_with(static_cast<const int64_t*>(values));
}

void group_by_row(int64_t count, int64_t nodes, int64_t block, const Node* rows,
                  const Node* ends, const int64_t* owners, int64_t* offsets,
                  Node* other_ends, int64_t is_wide, const void* from, void* to) {
  const Edges edges{count, nodes, block, rows, ends, owners};
  auto call = [&](auto number) {
    using Number = decltype(number);
    auto given = static_cast<const Number*>(from);
    group(edges, offsets, other_ends, given, static_cast<Number*>(to));
  };
  is_wide ? call(int64_t()) : call(int32_t());
}

/// counts[row] grows by the edges of each row; threads but the first have counts of their
/// own, where so many edges are worth it.
void count_rows(int64_t edges, const Node* rows, int64_t nodes, int64_t* counts) {
  const int64_t most = std::min<int64_t>(4, std::thread::hardware_concurrency());
  const int64_t threads = std::clamp<int64_t>(edges / (8 * nodes + 1), 1, most);
  std::vector<std::vector<int64_t>> more(threads - 1);
  in_parallel(threads, [&](int64_t thread) {
    if (thread) more[thread - 1].resize(nodes);
    int64_t* mine = thread ? more[thread - 1].data() : counts;
    const int64_t end = edges * (thread + 1) / threads;
    for (int64_t e = edges * thread / threads; e < end; ++e) ++mine[rows[e]];
  });
  for (auto& mine : more) {
    for (int64_t row = 0; row < nodes; ++row) counts[row] += mine[row];
  }
}

/// The number of edges in the text, −1 if a line is not plain.
int64_t read_edges(const char* tag, const char* comments, int64_t base, int64_t nodes,
                   int64_t weighted, int64_t is_whole, int64_t is_wide, const char* text,
                   int64_t size, void* sources, void* targets, double* weights) {
  const Layout layout{tag, comments, base, nodes, weighted != 0, is_whole != 0};
  Reader reader(text, size, layout);
  if (is_wide) {
    using Id = int64_t;
    return reader.read(static_cast<Id*>(sources), static_cast<Id*>(targets), weights);
  }
  return reader.read(static_cast<Node*>(sources), static_cast<Node*>(targets), weights);
}

/// sums[i + 1] is the sum of the hashes (`mix` of solution.py) of all members of the first
/// i + 1 words of sets.
void hash_members(int64_t count, const int32_t* places, const uint64_t* words,
                  uint64_t* sums) {
  uint64_t sum = sums[0] = 0;
  for (int64_t i = 0; i < count; ++i) {
    for (uint64_t left = words[i]; left; left &= left - 1) {
      uint64_t mixed = 64 * uint64_t(places[i]) + uint64_t(__builtin_ctzll(left));
      mixed += 0x9e3779b97f4a7c15u;
      mixed = (mixed ^ mixed >> 30) * 0xbf58476d1ce4e5b9u;
      mixed = (mixed ^ mixed >> 27) * 0x94d049bb133111ebu;
      sum += mixed ^ mixed >> 31;
    }
    sums[i + 1] = sum;
  }
}

/// Numbers with commas between, the lines of a text; blank ones and those that begin with
/// `#` are left out.  `starts` is where the numbers of each row begin, `lines` its line.
/// The number of rows, −1 if a line is not plain.
int64_t read_rows(const char* text, int64_t size, int64_t* values, int64_t* starts,
                  int64_t* lines) {
  const char* end = text + size;
  int64_t count = 0, rows = 0;
  for (int64_t line = 1; text < end; ++line, ++text) {
    if (*text == '#') {
      auto newline = std::memchr(text, '\n', size_t(end - text));
      text = newline ? static_cast<const char*>(newline) : end;
    } else if (*text != '\n') {
      starts[rows] = count;
      lines[rows++] = line;
      for (bool more = true; more; more = text < end && *text == ',' && ++text) {
        const char* begin = text;
        int64_t value = 0;
        while (text < end && is_digit(*text)) value = 10 * value + (*text++ - '0');
        if (text == begin || text - begin > 18) return -1;
        values[count++] = value;
      }
      if (text < end && *text != '\n') return -1;
    }
  }
  starts[rows] = count;
  return rows;
}

}  // extern "C"
