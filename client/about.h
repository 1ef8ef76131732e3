// What a server tells about a table: who sits where, how far it is, and the clocks. Read with care: every number has its
// bounds, every text its length.
#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "engine/json.h"

namespace zig::client {

struct SeatAbout {
  enum class Kind : std::uint8_t { Open, Person, Computer };
  Kind kind = Kind::Open;
  std::string name;                               // of the person or the computer player
  std::string level;                              // of the computer player
  std::string stands_in_for;                      // a person who is away
  bool guest = false;                             // the person has no account: the name may be anybody's
  std::optional<std::chrono::milliseconds> left;  // on the clock, when the news came
  bool running = false;
  bool stands_in() const { return !stands_in_for.empty(); }
};

// What players add to the deal (docs/fairness.md).
struct DealAbout {
  enum class Stage : std::uint8_t { Open, Showing, Dealt };
  Stage stage = Stage::Open;
  std::string promise;
  std::string terms;  // until the cards are dealt
  std::vector<int> shown, left_out;
};

struct About {
  enum class Phase : std::uint8_t { Open, Playing, Over };
  std::string table, game, rules;
  Json options = Json::object();
  Json clock = Json::object();
  Phase phase = Phase::Open;
  std::vector<SeatAbout> seats;
  std::optional<std::uint8_t> you;  // nothing: looks on
  bool host = false;
  std::string commitment;
  std::optional<DealAbout> deal;  // not at tables of older servers
  int acts = 0;
  std::chrono::steady_clock::time_point came;  // when this was told

  bool away() const { return you && seats[*you].kind == SeatAbout::Kind::Computer; }  // somebody stands in
  int open_seats() const;
  std::optional<std::chrono::milliseconds> left_now(std::size_t seat) const;
};

Result<About> read_about(const Json& json);

}  // namespace zig::client
