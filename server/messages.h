// Messages of people at a table, as docs/server.md has them: read with care, nothing done yet.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/json_reader.h"
#include "server/room.h"

namespace zig::server {

struct Hello {
  int since = 0;  // the last event that is known
  Lang lang = Lang::En;
  std::vector<std::string> with;  // questions that all news answer at once
};
Result<Hello> read_hello(const Json& message);

// Something that changes the table.
struct Change {
  std::string type;
  std::string client_id;
  std::string move;
  std::string level;
  std::string promise, share;  // of the deal
  std::optional<int> seat;
  std::optional<int> expect;
  Pace pace;
  SetupChange setup;
  int ban = 0;          // the number of one that is to end
  std::string new_key;  // for whatever needs another invitation link
};
std::string read_promise(Reader& in,
                         std::string where);  // of a share of the deal; a problem stays in the reader
bool is_change(std::string_view type);
Result<Change> read_change(const Json& message);
Room::Wanted make(const Change& change, Room& room, const Person& who, const Absence& absence, Lang lang,
                  Millis now);

// The asker's own mark comes back.
void mark(Json& reply, const Json& message);

}  // namespace zig::server
