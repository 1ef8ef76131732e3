#include "table/match.h"

#include <utility>

#include "engine/json_reader.h"
#include "engine/json_text.h"
#include "games/shelves.h"

namespace zig::table {

// Defined in table/match_of.h, instantiated in table/<game>/match.cpp.
template <Game G>
Result<std::unique_ptr<Match>> start_match_of(const G& game, const Json& options, const Json* position,
                                              Random& random);

namespace {

// Takes the component set out of the options: "" where they do not say.
Result<std::string> take_components(Json& options) {
  if (!options.is_object() || !options.contains(kComponents)) return std::string();
  const Json said = options[std::string(kComponents)];
  options.erase(std::string(kComponents));
  if (said == kOwnSet || said == kBuiltInSet) return said.get<std::string>();
  return problem("options.components", say("must be one of {ids}, not {value}",
                                           {{"ids", std::string(kOwnSet) + ", " + std::string(kBuiltInSet)},
                                            {"value", describe(said)}}));
}

template <Game G>
Result<std::unique_ptr<Match>> start_with(const GameLibrary& library, Json options, const Json* position,
                                          Random& random) {
  const Shelf<G>& shelf = library.shelf<G>();
  const auto wished = take_components(options);
  if (!wished) return std::unexpected(wished.error());
  if (!shelf.built_in) {
    if (*wished == kOwnSet)
      return problem("options.components",
                     "asks for an owner's own component set, and there is none; give the folder with --data");
    return start_match_of(shelf.game, options, position, random);
  }
  const bool built_in = *wished == kBuiltInSet;
  auto match = start_match_of(built_in ? shelf.built_in->game : shelf.game, options, position, random);
  if (match) (*match)->set_components(built_in ? kBuiltInSet : kOwnSet);
  return match;
}

}  // namespace

Json recorded_options(Json options) {
  if (options.is_object() && !options.contains(kComponents)) options[std::string(kComponents)] = kBuiltInSet;
  return options;
}

Json components_option() {
  return {{"name", kComponents},
          {"kind", "choice"},
          {"values", {kOwnSet, kBuiltInSet}},
          {"default", kOwnSet},
          {"rule", ""}};
}

Result<std::unique_ptr<Match>> start_match(const GameLibrary& library, std::string_view game,
                                           const Json& options, const Json* position, Random& random) {
  std::string known;
  Result<std::unique_ptr<Match>> match = nullptr;
  library.each([&]<class G>(const G&) {
    known += (known.empty() ? "" : ", ") + std::string(G::kId);
    if (G::kId == game) match = start_with<G>(library, options, position, random);
  });
  if (match && !*match) {
    return problem("game", say("{game} is not a game here; choose from: {names}",
                               {{"game", describe(Json(std::string(game)))}, {"names", known}}));
  }
  return match;
}

Json refusal_json(const std::optional<Refusal>& refusal) {
  if (!refusal) return {{"legal", true}};
  Json json = {{"legal", false}, {"rule", refusal->rule}, {"why", refusal->why}, {"pieces", refusal->pieces}};
  if (refusal->unreadable) json["unreadable"] = true;
  return json;
}

std::string GameInfo::title(Lang lang) const { return text(lang, "table.game." + id); }

std::vector<GameInfo> game_infos(const GameLibrary& library) {
  std::vector<GameInfo> infos;
  library.each([&]<class G>(const G& game) {
    infos.push_back({.id = std::string(G::kId),
                     .rules_version = std::string(G::kRulesVersion),
                     .rule_prefix = std::string(G::kRulePrefix),
                     .min_players = G::kMinPlayers,
                     .max_players = G::kMaxPlayers,
                     .options_schema = game.options_schema(),
                     .provenance = game.box().provenance});
    if (library.shelf<G>().built_in) infos.back().options_schema.push_back(components_option());
  });
  return infos;
}

Json game_info_json(const GameInfo& info) {
  Json title = Json::object();
  for (const Lang lang : kLangs) title[std::string(lang_id(lang))] = info.title(lang);
  return {{"id", info.id},
          {"title", std::move(title)},
          {"players", {{"min", info.min_players}, {"max", info.max_players}}},
          {"rules_version", info.rules_version},
          {"rule_prefix", info.rule_prefix},
          {"options", info.options_schema},
          {"provenance", info.provenance}};
}

std::string json_line(const Json& json) {
  std::string line;
  write_json(json, line);
  return line;
}

std::string json_line(Json&& json) {
  std::string line = json_line(std::as_const(json));
  take_apart(json);
  return line;
}

std::string hex16(std::uint64_t value) {
  std::string digits;
  for (int shift = 60; shift >= 0; shift -= 4) digits += "0123456789abcdef"[value >> shift & 15];
  return digits;
}

}  // namespace zig::table
