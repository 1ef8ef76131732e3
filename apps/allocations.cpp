#include "apps/allocations.h"

#include <algorithm>
#include <cstddef>
#include <cstdlib>
#include <new>
#include <utility>

namespace {

#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
constexpr bool kWatched = true;
#elif defined(__has_feature)
constexpr bool kWatched = __has_feature(address_sanitizer) || __has_feature(thread_sanitizer);
#else
constexpr bool kWatched = false;
#endif

// Small blocks that a thread gave back, by size. The last one is the first to be used again, while the processor has it in its cache:
// what answers are made of lives for microseconds, and malloc uses all of a page before it comes back to a block.
constexpr std::size_t kStep = 16,
                      kLargest = kWatched ? 0 : 1024;  // bytes; sanitizers want to see each block come and go
constexpr std::size_t kBytesOfShelf = 64 << 10;

struct Block {
  Block* next;
};
struct Shelf {
  Block* first = nullptr;
  std::size_t bytes = 0;
};
constexpr std::size_t kShelves = kLargest / kStep + 1;

thread_local constinit Shelf t_shelves[kShelves];
thread_local constinit std::uint64_t t_allocations = 0;

constexpr std::size_t shelf_of(std::size_t size) { return (size + kStep - 1) / kStep; }
constexpr std::size_t rounded(std::size_t size) { return shelf_of(size) * kStep; }

// Gives everything back when the thread ends; what it still frees afterwards goes past the shelves.
struct Clearing {
  ~Clearing() {
    for (Shelf& shelf : t_shelves) {
      while (shelf.first != nullptr) std::free(std::exchange(shelf.first, shelf.first->next));
      shelf.bytes = kBytesOfShelf;
    }
  }
};
thread_local Clearing t_clearing;

}  // namespace

namespace zig::apps {
std::uint64_t allocation_count() { return t_allocations; }
}  // namespace zig::apps

void* operator new(std::size_t size) {
  ++t_allocations;
  if (size <= kLargest) {
    Shelf& shelf = t_shelves[shelf_of(size)];
    if (Block* const block = shelf.first) {
      shelf.first = block->next;
      shelf.bytes -= rounded(size);
      return block;
    }
    size = rounded(size);
  }
  if (void* memory = std::malloc(std::max(size, kStep))) return memory;
  std::abort();
}
// std::stable_sort asks for memory this way; what was got by malloc must be given back by free.
void* operator new(std::size_t size, const std::nothrow_t&) noexcept { return operator new(size); }
void operator delete(void* memory, const std::nothrow_t&) noexcept { std::free(memory); }
void operator delete(void* memory) noexcept { std::free(memory); }
void operator delete(void* memory, std::size_t size) noexcept {
  if (memory == nullptr || size > kLargest) return std::free(memory);
  Shelf& shelf = t_shelves[shelf_of(size)];
  if (shelf.bytes >= kBytesOfShelf) return std::free(memory);
  if (shelf.first == nullptr) static_cast<void>(&t_clearing);
  shelf.first = new (memory) Block{shelf.first};
  shelf.bytes += rounded(size);
}
