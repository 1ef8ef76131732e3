#include "arena/player.h"

#include "arena/program_player.h"
#include "arena/search_player.h"

namespace zig::arena {

namespace {

// A level as it plays at any table, without a clock.
class LevelPlayer final : public Player {
 public:
  explicit LevelPlayer(players::Level level) : level_(level) {}
  std::expected<int, Fault> choose(table::Table& table, Seat seat, Random& random) override {
    return table.match().computer(level_, seat, random, table::never);
  }

 private:
  players::Level level_;
};

}  // namespace

std::string_view fault_id(Fault::Kind kind) {
  constexpr std::string_view kIds[] = {"crashed", "nonsense", "illegal", "slow"};
  return kIds[static_cast<std::size_t>(kind)];
}

std::unique_ptr<Player> make_player(const PlayerSpec& spec, const GameLibrary& library, std::string_view game,
                                    const ProgramLimits& limits) {
  if (spec.is_program()) return std::make_unique<ProgramPlayer>(spec.command, limits);
  if (spec.search) return make_search_player(spec, library, game);
  if (!spec.weights.empty()) return make_greedy_player(spec.weights, library, game);
  return std::make_unique<LevelPlayer>(*spec.level);
}

}  // namespace zig::arena
