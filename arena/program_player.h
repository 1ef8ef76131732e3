// An external program in a seat: it speaks the protocol of a table (docs/protocol.md) on standard input and output, as
// docs/arena.md says. Whatever it does, the game goes on.
#pragma once

#include <memory>
#include <optional>
#include <string>

#include "arena/player.h"
#include "arena/process.h"

namespace zig::arena {

class ProgramPlayer final : public Player {
 public:
  ProgramPlayer(std::string command, const ProgramLimits& limits)
      : command_(std::move(command)), limits_(limits) {}

  void begin_game(table::Table& table, Seat seat) override;
  std::expected<int, Fault> choose(table::Table& table, Seat seat, Random& random) override;
  void end_game(table::Table& table, Seat seat) override;

 private:
  static constexpr int kStartsPerGame = 3;
  static constexpr int kRequestsPerDecision = 1000;

  bool tell(const Json& message, Process::Instant deadline);
  Fault failure(Process::Outcome outcome);
  std::optional<Fault> start(table::Table& table, Seat seat, Process::Instant deadline);

  const std::string command_;
  const ProgramLimits limits_;
  std::unique_ptr<Process> process_;
  int starts_ = 0;                           // in this game
  bool greeted_ = false;                     // it knows this game
  Fault::Kind last_ = Fault::Kind::Crashed;  // why it had to be started again
};

}  // namespace zig::arena
