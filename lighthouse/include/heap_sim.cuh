// The heap of a simulated device, which LH_HEAP_BYTES makes small.
#pragma once

#include <cstddef>
#include <cstdlib>
#include <new>

namespace lh {

// The launch has failed already.
inline bool ask_heap() { return false; }

// Null in a kernel when there is no memory left: the launch fails, but goes on.
void* heap_allocate(std::size_t bytes);

}  // namespace lh
