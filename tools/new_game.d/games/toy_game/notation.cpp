// Actions as ids and as text: "bid 5", "keep", "sell", whatever the language of the reader; and what chance may bring.
#include "engine/words.h"
#include "games/toy_game/toy_game.h"

namespace zig::toy_game {

namespace {

using Kind = Action::Kind;

std::optional<int> card_value(std::string_view word) {
  const auto value = small_number(word);
  return value && *value >= 1 && *value <= kValues ? value : std::nullopt;
}

}  // namespace

int ToyGame::id(Action action) const {
  const bool fits = action.kind == Kind::Bid ? action.value > 0 : action.value == 0;
  return fits ? kActionBlocks.id(action.kind, action.kind == Kind::Bid ? action.value - 1 : 0) : -1;
}

Action ToyGame::action(int id) const {
  const auto [kind, place] = kActionBlocks.find(id);
  return kind == Kind::Bid ? bid(place + 1) : Action{kind};
}

std::string ToyGame::notation(Action action) const {
  switch (action.kind) {
    case Kind::Bid: return "bid " + std::to_string(action.value);
    case Kind::Keep: return "keep";
    case Kind::Sell: return "sell";
    case Kind::None: break;
  }
  return "?";
}

Result<Action> ToyGame::parse_action(std::string_view text) const {
  const std::string said = normalized(text.substr(0, kLongestName));
  const auto parts = words(said);
  if (said == "keep") return keep();
  if (said == "sell") return sell();
  if (parts.size() == 2 && parts[0] == "bid") {
    if (const auto value = card_value(parts[1])) return bid(*value);
    return problem("move",
                   say("a card is a number from 1 to {n}, not {value}",
                       {{"n", kValues}, {"value", in_quotes(parts[1])}}),
                   "TG-1.2");
  }
  return problem("move", "write \"bid 5\", \"keep\" or \"sell\"", "TG-3.2");
}

Result<std::uint16_t> ToyGame::chance_outcome(std::string_view text) const {
  if (const auto value = card_value(text)) return static_cast<std::uint16_t>(*value);
  return problem(
      "chance",
      say("a card is a number from 1 to {n}, not {value}", {{"n", kValues}, {"value", in_quotes(text)}}),
      "TG-1.2");
}

}  // namespace zig::toy_game
