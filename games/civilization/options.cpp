// CV-16.3: options as text.
#include "engine/option_table.h"
#include "games/civilization/civilization.h"

namespace zig::civilization {

namespace {

constexpr int kMostTurns = 200;

constexpr Option<Options> kOptions[] = {
    number<&Options::players>("players", kMinPlayers, kMaxPlayers, "CV-16.3"),
    choice<&Options::civilizations>("civilizations", kDealingIds, "CV-16.3"),
    choice<&Options::loot>("loot", kLootTableIds, "CV-16.3"),
    choice<&Options::government_set>("government_set", kGovernmentSetIds, "CV-16.3"),
    flag<&Options::tie_variant>("tie_variant", "CV-16.3"),
    flag<&Options::training>("training", "CV-16.3"),
    flag<&Options::negotiation>("negotiation", "CV-16.3"),
    number<&Options::turn_limit>("turn_limit", 0, kMostTurns, "CV-16.3"),
};

}  // namespace

Json Civilization::options_json(const Options& options) const {
  return zig::options_json<Options>(kOptions, options);
}
Json Civilization::options_schema() const { return zig::options_schema<Options>(kOptions); }
Result<Options> Civilization::read_options(const Json& json) const {
  return zig::read_options<Options>(kOptions, json);
}

}  // namespace zig::civilization
