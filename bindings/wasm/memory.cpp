#include "bindings/wasm/memory.h"

#include <cstdlib>
#include <cstring>
#include <new>

namespace {

constexpr std::size_t kBlock = 16 << 20;  // more than the data of any game need, read as JSON
constexpr std::size_t kAlign = 16;

// In front of each piece of the block.
struct alignas(kAlign) Head {
  std::size_t size;  // of what follows
};

char *block = nullptr, *next = nullptr;
bool preparing = false;

bool in_block(const void* place) { return place >= block && place < next; }

// The compiler must not find out that nobody may read these zeros, or it would not write them.
void write_zeros(void* place, std::size_t size) {
  std::memset(place, 0, size);
  asm volatile("" : : "r"(place) : "memory");
}

void* from_block(std::size_t size) {
  size = (size + kAlign - 1) / kAlign * kAlign;
  Head* head = reinterpret_cast<Head*>(next);
  next += sizeof(Head) + size;
  if (next > block + kBlock) __builtin_trap();
  head->size = size;
  return head + 1;
}

}  // namespace

namespace zig::wasm {

void begin_preparation() {
  block = next = static_cast<char*>(std::malloc(kBlock));
  preparing = block != nullptr;
}

void end_preparation() {
  preparing = false;
  for (char* at = block; at < next;) {
    const std::size_t size = reinterpret_cast<Head*>(at)->size;
    write_zeros(at, sizeof(Head));
    at += sizeof(Head) + size;
  }
  block =
      static_cast<char*>(std::realloc(block, static_cast<std::size_t>(next - block)));  // shrinks where it is
}

void wipe(std::span<const DataFile> files) {
  for (const DataFile& file : files)  // tools/embed.py makes variables of them
    write_zeros(const_cast<char*>(file.text.data()), file.text.size());
}

}  // namespace zig::wasm

void* operator new(std::size_t size) {
  if (preparing) return from_block(size);
  void* place = std::malloc(size);
  if (!place) __builtin_trap();
  return place;
}

void operator delete(void* place) noexcept {
  if (!in_block(place)) return std::free(place);
  if (preparing) write_zeros(place, (static_cast<Head*>(place) - 1)->size);
}
void operator delete(void* place, std::size_t) noexcept { operator delete(place); }
