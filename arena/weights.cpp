#include "arena/weights.h"

#include <algorithm>
#include <cmath>
#include <fstream>
#include <iterator>

#include "games/shelves.h"
#include "players/all_games.h"

namespace zig::arena {

WeightList usual_weights(const GameLibrary& library, std::string_view game) {
  WeightList list;
  library.each([&]<class G>(const G&) {
    if (G::kId != game) return;
    const players::Weights<G> weights;
    for (const auto& named : players::Weights<G>::named()) list.emplace_back(named.name, weights.*named.at);
  });
  return list;
}

Result<WeightList> read_weights(const std::string& path) {
  std::ifstream file(path);
  if (!file) return problem(path, "cannot be read; weights are a JSON object of numbers by name");
  const std::string text{std::istreambuf_iterator<char>(file), {}};
  const auto json = parse_json(text, path);
  if (!json) return std::unexpected(json.error());
  if (!json->is_object()) return problem(path, "must be a JSON object of numbers by name");
  WeightList list;
  for (const auto& [name, value] : json->items()) {
    if (!value.is_number() || !std::isfinite(value.get<double>()) || std::abs(value.get<double>()) > 1e6)
      return problem(path + "." + name, "must be a number of at most a million");
    list.emplace_back(name, value.get<double>());
  }
  return list;
}

Json weights_json(const WeightList& weights) {
  Json json = Json::object();
  for (const auto& [name, value] : weights) json[name] = value;
  return json;
}

std::optional<Problem> why_not(const GameLibrary& library, std::string_view game, const WeightList& weights) {
  const WeightList usual = usual_weights(library, game);
  for (const auto& [name, value] : weights) {
    if (std::ranges::any_of(usual, [&](const auto& known) { return known.first == name; })) continue;
    std::string names;
    for (const auto& known : usual) names += (names.empty() ? "" : ", ") + known.first;
    return Problem{"weights." + name,
                   say("is not known in {game}; choose from: {names}", {{"game", game}, {"names", names}}),
                   {}};
  }
  return std::nullopt;
}

}  // namespace zig::arena
