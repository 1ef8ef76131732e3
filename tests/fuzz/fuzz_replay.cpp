// Hostile records: refused with a line, or a game that is saved as the same record.
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string_view>

#include "table/replay.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  static const auto library = zig::open_library();
  const auto record = zig::table::parse_replay({reinterpret_cast<const char*>(data), size});
  if (!record) {
    if (record.error().what.empty()) std::abort();
    return 0;
  }
  const auto table = zig::table::replay_table(**library, *record);
  if (!table) return 0;
  const auto again = zig::table::parse_replay((*table)->save());
  if (!again || again->moves.size() != record->moves.size() || again->end_hash != record->end_hash)
    std::abort();
  return 0;
}
