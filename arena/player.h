// Somebody who sits at a table of the arena. One object plays one seat in game after game, on one thread.
#pragma once

#include <chrono>
#include <expected>
#include <memory>
#include <string>
#include <string_view>

#include "arena/player_spec.h"
#include "table/table.h"

namespace zig::arena {

// Why a player lost its turn to the safe default.
struct Fault {
  enum class Kind : std::uint8_t { Crashed, Nonsense, Illegal, Slow };
  Kind kind = Kind::Crashed;
  std::string what;
};
std::string_view fault_id(Fault::Kind kind);  // "crashed", "nonsense", "illegal", "slow"

class Player {
 public:
  virtual ~Player() = default;
  virtual void begin_game(table::Table&, Seat) {}
  // An action that is legal for the pending seat, or the reason why there is none.
  virtual std::expected<int, Fault> choose(table::Table& table, Seat seat, Random& random) = 0;
  // Somebody, perhaps this player, has played.
  virtual void played(Seat, int /*action*/, bool /*sealed*/) {}
  virtual void end_game(table::Table&, Seat) {}
};

struct ProgramLimits {
  std::chrono::milliseconds move_time{10'000};  // for one decision, the start of the program included
  bool show_stderr = false;
};

std::unique_ptr<Player> make_player(const PlayerSpec& spec, const GameLibrary& library, std::string_view game,
                                    const ProgramLimits& limits);

}  // namespace zig::arena
