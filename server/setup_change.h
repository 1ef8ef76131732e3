// What the host changes while a table waits for people (docs/server.md, `setup`). What is left out stays as it is.
//
//   {"options":{"players":4},"seats":[0,"open","strong","open"],"clock":{"kind":"none"},"listed":true,"spectators":false}
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "engine/json_reader.h"
#include "server/clock.h"
#include "server/door.h"

namespace zig::server {

// Who is to have a seat: somebody who sits at the table, a computer player, or whoever comes.
struct SeatWish {
  std::optional<int> from;  // the person who has this seat now
  std::string level;        // of a computer player; empty with `from` empty: open
};

struct SetupChange {
  Json options = Json::object();               // those that change
  std::optional<std::vector<SeatWish>> seats;  // all of them
  std::optional<Pace> pace;
  std::optional<bool> listed;
  DoorChange door;  // this can be changed at any time

  bool only_door() const { return options.empty() && !seats && !pace && !listed && !door.empty(); }
};

SetupChange read_setup_change(Reader& in);  // a problem stays in the reader
Json setup_change_json(const SetupChange& change);

// "friendly, apprentice, …": what a computer player can be.
std::string known_levels();

}  // namespace zig::server
