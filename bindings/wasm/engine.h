// One game and one table of it for a page (web/src/engine), as texts in and texts out. Nothing here is trusted: whatever
// arrives gets an answer, and what is no request gets {"type":"error","where":…,"what":…}.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "table/seated_table.h"

namespace zig::wasm {

using Clock = std::function<double()>;  // milliseconds since some moment

class Engine {
 public:
  Engine(OpenLibrary library, Clock clock) : library_(std::move(library)), clock_(std::move(clock)) {}

  // {"options":{…},"seed":"chacha20:…","position":{…},"seats":[{"kind":"human","name":"Ann"},{"kind":"master"}]}
  Json open(std::string_view setup, Lang lang);
  // A request of docs/protocol.md. `who` beyond the seats is a spectator.
  Json ask(std::uint8_t who, std::string_view message);
  // What the person in seat `who` wants to change, as on a server: {"type":"play","move":"…","expect":17}, undo, leave, come_back.
  // Refused, or done: {"type":"acted",…} with how the table stands (room).
  Json change(std::uint8_t who, std::string_view message) { return carry_out(who, message, Whose::Person); }
  // The same done again because it is stored, or because a computer player wants it: nobody asks who sits there.
  Json act(std::uint8_t who, std::string_view message) { return carry_out(who, message, Whose::Stored); }
  // {"acts":…,"moves":…,"event":…,"pending":[…],"phase":"playing","seats":[…],"next":{"seat":1,"level":"master"}}; next: the computer player
  // who has to decide now, or null.
  Json room() const;
  // {"seat":1,"level":"master","milliseconds":2500,"dice":"fast:7"} -> {"type":"move","move":"build Baths"}; nothing is played.
  Json think(std::string_view wish) const;
  // The readable record (docs/replay-format.md) of the table.
  std::string save() const;
  std::string hash() const;  // 16 digits; empty where there is no table
  // Plays a record again and checks all of it -> {"type":"true",…} with its set-up and moves, or an error that names the line.
  Json check(std::string_view record, Lang lang) const;

  // For the benchmark and for `./check`.
  std::string signature() const;
  double random_decisions(int players,
                          int games) const;  // plays whole games by chance; how many decisions they had

 private:
  enum class Whose : std::uint8_t { Person, Stored };
  Json carry_out(std::uint8_t who, std::string_view message, Whose whose);

  OpenLibrary library_;
  Clock clock_;
  std::optional<table::SeatedTable> seated_;
};

}  // namespace zig::wasm
