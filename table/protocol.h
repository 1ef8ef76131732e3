// The table's messages, docs/protocol.md: one JSON request, one JSON answer, the same over WebSocket, HTTP, a
// worker in the page, standard input and Python. Who asks is told by the caller, never by the message: nobody
// can ask for what another seat sees.
//
//   answer(table, Seat{0}, R"({"type":"play","move":"build Baths"})")  ->
//   {"type":"played","moves":1,"event":1}
#pragma once

#include <string_view>

#include "table/table.h"

namespace zig::table {

inline constexpr int kProtocolVersion = 1;
inline constexpr std::size_t kMaxMessageSize = 64 << 10;

Json answer(Table& table, Observer who, std::string_view message);
// The same for a message that is parsed already.
Json answer_to(Table& table, Observer who, const Json& message, JsonAs as = JsonAs::Tree);

}  // namespace zig::table
