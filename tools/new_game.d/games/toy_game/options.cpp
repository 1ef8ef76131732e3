#include "engine/option_table.h"
#include "games/toy_game/toy_game.h"

namespace zig::toy_game {

namespace {

constexpr Option<Options> kOptions[] = {
    number<&Options::players>("players", kMinPlayers, kMaxPlayers, "TG-1.1"),
    number<&Options::hand>("hand", kSmallestHand, kLargestHand, "TG-2.1"),
    flag<&Options::sales>("sales", "TG-4.2"),
};

}  // namespace

Json ToyGame::options_json(const Options& options) const {
  return zig::options_json<Options>(kOptions, options);
}
Json ToyGame::options_schema() const { return zig::options_schema<Options>(kOptions); }
Result<Options> ToyGame::read_options(const Json& json) const {
  return zig::read_options<Options>(kOptions, json);
}

}  // namespace zig::toy_game
