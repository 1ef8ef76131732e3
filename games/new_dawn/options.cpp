// ND-1.1, ND-3.1, ND-12.1, ND-17.1 and the rulings' flags: options as text.
#include "engine/option_table.h"
#include "games/new_dawn/new_dawn.h"

namespace zig::new_dawn {

namespace {

constexpr int kMostRounds = 250;

constexpr Option<Options> kOptions[] = {
    number<&Options::players>("players", NewDawn::kMinPlayers, NewDawn::kMaxPlayers, "ND-1.1"),
    choice<&Options::map>("map", kMapKindIds, "ND-2.4"),
    flag<&Options::epic>("epic", "ND-12.1"),
    flag<&Options::flight_reinforce_minus_attacks>("flight_reinforce_minus_attacks", "ND-9.2"),
    flag<&Options::agenda_uses_control_token>("agenda_uses_control_token", "ND-11.1"),
    flag<&Options::maracana_before>("maracana_before", "ND-13.3"),
    number<&Options::round_cap>("round_cap", 0, kMostRounds, "ND-11.3"),
    number<&Options::automated>("automated", 0, NewDawn::kMaxPlayers - 1, "ND-17.1"),
};

void check(Reader& in, const Options& options) {
  if (options.automated >= options.players)
    in.fail_at(in.where() + ".automated", "must be fewer than players: at least one seat is for a person",
               "ND-17.1");
}

}  // namespace

Json NewDawn::options_json(const Options& options) const {
  return zig::options_json<Options>(kOptions, options);
}
Json NewDawn::options_schema() const { return zig::options_schema<Options>(kOptions); }
Result<Options> NewDawn::read_options(const Json& json) const {
  return zig::read_options<Options>(kOptions, json, check);
}

}  // namespace zig::new_dawn
