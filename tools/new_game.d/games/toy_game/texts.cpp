#include "games/toy_game/texts.h"

#include "engine/json_object.h"
#include "locale/titles.h"

namespace zig::toy_game {

std::string player_name(int seat, Lang lang) {
  if (seat < 0 || seat >= kMaxPlayers) return std::to_string(seat);
  return text(lang, "tg.colour." + std::string(kColourIds[static_cast<std::size_t>(seat)]));
}

Json cards_json(const Cards& cards) {
  Json list = Json::array();
  for (int value = 1; value <= kValues; ++value) {
    for (int i = 0; i < cards[value]; ++i) list.push_back(value);
  }
  return list;
}

std::string ToyGame::action_text(const State& s, Seat, Action action, Lang lang) const {
  switch (action.kind) {
    case Action::Kind::Bid: return text(lang, "tg.action.bid", {{"card", std::to_string(action.value)}});
    case Action::Kind::Keep: return text(lang, "tg.action.keep", {{"card", std::to_string(s.prize)}});
    case Action::Kind::Sell: return text(lang, "tg.action.sell", {{"card", std::to_string(s.prize)}});
    case Action::Kind::None: break;
  }
  return text(lang, "tg.refuse.no_such_action");
}

Json ToyGame::piece_json(const Piece& piece) const { return json_object(piece.type, piece.value); }

std::string ToyGame::piece_name(const Piece& piece, Lang lang) const {
  return piece.type == "seat" ? player_name(piece.value, lang) : std::to_string(piece.value);
}

Json ToyGame::catalogue(Lang lang) const {
  Json cards = Json::array();
  for (int value = 1; value <= kValues; ++value)
    cards.push_back(json_object("value", value, "count", box_->cards[value]));
  constexpr std::array<std::string_view, 3> kSteps = {"bid", "prize", "over"};
  return {{"game", kId},
          {"name", text(lang, "table.game.toy-game")},
          {"cards", std::move(cards)},
          {"colours", named(kColourIds, "tg.colour", lang)},
          {"steps", named(kSteps, "tg.step", lang)},
          {"categories", named(kCategoryIds, "tg.category", lang)},
          {"tie_break", text(lang, "tg.tie_break")},
          {"options", titled_options(options_schema(), "tg.option", lang)}};
}

}  // namespace zig::toy_game
