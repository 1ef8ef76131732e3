// 7W-2.5, 7W-2.9, 7W-R.1, 7W-R.9: options as text.
#include "engine/option_table.h"
#include "games/seven_wonders/seven_wonders.h"

namespace zig::seven_wonders {

namespace {

constexpr Option<Options> kOptions[] = {
    number<&Options::players>("players", SevenWonders::kMinPlayers, SevenWonders::kMaxPlayers, "7W-2.1"),
    choice<&Options::wonder_assignment>("wonder_assignment", kWonderAssignmentIds, "7W-2.10"),
    choice<&Options::mausoleum_timing>("mausoleum_timing", kMausoleumTimingIds, "7W-12.16"),
    flag<&Options::extra_guilds>("extra_guilds", "7W-2.9"),
    flag<&Options::copied_shipowners_counts_itself>("copied_shipowners_counts_itself", "7W-R.9"),
};

}  // namespace

Json SevenWonders::options_json(const Options& options) const {
  return zig::options_json<Options>(kOptions, options);
}
Json SevenWonders::options_schema() const { return zig::options_schema<Options>(kOptions); }
Result<Options> SevenWonders::read_options(const Json& json) const {
  return zig::read_options<Options>(kOptions, json);
}

}  // namespace zig::seven_wonders
