// ND-1.1, ND-3.1, ND-12.1, ND-17.1 and the rulings' flags: options as text.
#include <algorithm>

#include "engine/json_reader.h"
#include "engine/words.h"
#include "games/new_dawn/new_dawn.h"

namespace zig::new_dawn {

namespace {

struct Flag {
  const char* name;
  bool Options::* value;
  std::string_view rule;
};
constexpr Flag kFlags[] = {
    {"epic", &Options::epic, "ND-12.1"},
    {"flight_reinforce_minus_attacks", &Options::flight_reinforce_minus_attacks, "ND-9.2"},
    {"agenda_uses_control_token", &Options::agenda_uses_control_token, "ND-11.1"},
    {"maracana_before", &Options::maracana_before, "ND-13.3"},
};
constexpr int kMostRounds = 250;

MapKind read_map(Reader& in) {
  const std::string said = in.text("map", std::string(kMapKindIds[0]));
  const auto found = std::ranges::find(kMapKindIds, said);
  if (found == kMapKindIds.end())
    in.fail_at(
        in.where() + ".map",
        say("must be one of {ids}, not {value}", {{"ids", listed(kMapKindIds)}, {"value", in_quotes(said)}}),
        "ND-2.4");
  return found == kMapKindIds.end() ? MapKind::FirstGame : static_cast<MapKind>(found - kMapKindIds.begin());
}

}  // namespace

Json NewDawn::options_json(const Options& options) const {
  Json json = {{"players", options.players}, {"map", kMapKindIds[at(options.map)]}};
  for (const Flag& flag : kFlags) json[flag.name] = options.*flag.value;
  json["round_cap"] = options.round_cap;
  json["automated"] = options.automated;
  return json;
}

Json NewDawn::options_schema() const {
  Json schema = Json::array({{{"name", "players"},
                              {"kind", "integer"},
                              {"min", kMinPlayers},
                              {"max", kMaxPlayers},
                              {"default", Options{}.players},
                              {"rule", "ND-1.1"}},
                             {{"name", "map"},
                              {"kind", "choice"},
                              {"values", {kMapKindIds[0], kMapKindIds[1]}},
                              {"default", kMapKindIds[0]},
                              {"rule", "ND-2.4"}}});
  for (const Flag& flag : kFlags) {
    schema.push_back({{"name", flag.name},
                      {"kind", "boolean"},
                      {"values", {false, true}},
                      {"default", Options{}.*flag.value},
                      {"rule", flag.rule}});
  }
  schema.push_back({{"name", "round_cap"},
                    {"kind", "integer"},
                    {"min", 0},
                    {"max", kMostRounds},
                    {"default", 0},
                    {"rule", "ND-11.3"}});
  schema.push_back({{"name", "automated"},
                    {"kind", "integer"},
                    {"min", 0},
                    {"max", kMaxPlayers - 1},
                    {"default", 0},
                    {"rule", "ND-17.1"}});
  return schema;
}

Result<Options> NewDawn::read_options(const Json& json) const {
  Reader in(json, "options");
  in.only_keys({"players", "map", "epic", "flight_reinforce_minus_attacks", "agenda_uses_control_token",
                "maracana_before", "round_cap", "automated"});
  Options options;
  options.players =
      static_cast<std::uint8_t>(in.integer("players", kMinPlayers, kMaxPlayers, options.players));
  options.map = read_map(in);
  for (const Flag& flag : kFlags) options.*flag.value = in.boolean(flag.name, options.*flag.value);
  options.round_cap = static_cast<std::uint8_t>(in.integer("round_cap", 0, kMostRounds, 0));
  options.automated = static_cast<std::uint8_t>(in.integer("automated", 0, kMaxPlayers - 1, 0));
  if (!in.failed() && options.automated >= options.players)
    in.fail_at(in.where() + ".automated", "must be fewer than players: at least one seat is for a person",
               "ND-17.1");
  if (in.failed()) return std::unexpected(in.problem());
  return options;
}

}  // namespace zig::new_dawn
