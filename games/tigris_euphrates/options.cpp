// TE-2.1, TE-2.11, TE-4.3, TE-17: options as text.
#include <algorithm>

#include "engine/option_table.h"
#include "games/tigris_euphrates/names.h"
#include "games/tigris_euphrates/tigris_euphrates.h"

namespace zig::tigris_euphrates {

namespace {

// "archer bull": one for each seat that plays.
std::string write_dynasties(const Options& options) {
  std::string text;
  for (std::size_t seat = 0; seat < options.players; ++seat) {
    text += (text.empty() ? "" : " ") + std::string(kDynastyIds[options.dynasties[seat]]);
  }
  return text;
}

// TE-2.11: who is named sits on the first seats; the dynasties that are left follow in their order.
void read_dynasties(Reader& in, std::string where, std::string said, Options& options) {
  std::ranges::replace(said, ',', ' ');
  std::vector<int> order;
  for (std::string_view word : words(said)) {
    const auto dynasty = find_dynasty(word, where);
    if (!dynasty) return in.fail_at(where, dynasty.error().what, "TE-2.11");
    if (std::ranges::find(order, *dynasty) != order.end()) {
      return in.fail_at(where,
                        say("names {dynasty} twice; each dynasty plays at most once",
                            {{"dynasty", kDynastyIds[static_cast<std::size_t>(*dynasty)]}}),
                        "TE-2.11");
    }
    order.push_back(*dynasty);
  }
  if (order.size() > options.players) {
    return in.fail_at(where,
                      say("names {n} dynasties for {players} players; leave some out",
                          {{"n", order.size()}, {"players", int{options.players}}}),
                      "TE-2.11");
  }
  for (int dynasty = 0; dynasty < kMaxPlayers; ++dynasty) {
    if (std::ranges::find(order, dynasty) == order.end()) order.push_back(dynasty);
  }
  for (std::size_t seat = 0; seat < kMaxPlayers; ++seat) {
    options.dynasties[seat] = static_cast<std::uint8_t>(order[seat]);
  }
}

constexpr Option<Options> kOptions[] = {
    number<&Options::players>("players", TigrisEuphrates::kMinPlayers, TigrisEuphrates::kMaxPlayers,
                              "TE-2.12"),
    choice<&Options::board>("board", kBoardSideIds, "TE-2.1"),
    flag<&Options::building_game>("building_game", "TE-17.1"),
    flag<&Options::open_scores>("open_scores", "TE-4.3"),
    text_option<Options>("dynasties", write_dynasties, read_dynasties, "TE-2.11"),
};

}  // namespace

Json TigrisEuphrates::options_json(const Options& options) const {
  return zig::options_json<Options>(kOptions, options);
}
Json TigrisEuphrates::options_schema() const { return zig::options_schema<Options>(kOptions); }
Result<Options> TigrisEuphrates::read_options(const Json& json) const {
  return zig::read_options<Options>(kOptions, json);
}

}  // namespace zig::tigris_euphrates
