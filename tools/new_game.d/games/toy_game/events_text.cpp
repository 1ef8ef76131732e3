// What happened, as JSON and as a sentence: one row for each kind of event.
#include "games/toy_game/texts.h"

namespace zig::toy_game {

namespace {

struct Row {
  std::string_view id;
  bool seat, card, drawn;  // the fields that it has
};
constexpr Row kEvents[] = {
    {"prize_turned", false, true, false}, {"bid_shown", true, true, false},
    {"prize_kept", true, true, false},    {"prize_sold", true, true, true},
    {"game_ended", false, false, false},
};
static_assert(std::size(kEvents) == static_cast<std::size_t>(Event::Kind::GameEnded) + 1);

const Row& row_of(const Event& event) { return kEvents[static_cast<std::size_t>(event.kind)]; }
bool sees_drawn(const Event& event, Observer observer) {
  return row_of(event).drawn && observer.is(Seat{event.seat});  // TG-2.2
}

}  // namespace

Json ToyGame::event_json(const State&, const Event& event, Observer observer) const {
  const Row& row = row_of(event);
  Json json = {{"kind", row.id}};
  if (row.seat) json["seat"] = event.seat;
  if (row.card) json["card"] = event.card;
  if (sees_drawn(event, observer)) json["drawn"] = event.drawn;
  return json;
}

std::string ToyGame::event_text(const State&, const Event& event, Observer observer, Lang lang) const {
  const std::string key = "tg.event." + std::string(row_of(event).id);
  const TextArgs args = {{"who", player_name(event.seat, lang)},
                         {"card", std::to_string(event.card)},
                         {"drawn", std::to_string(event.drawn)}};
  return text(lang, sees_drawn(event, observer) ? key + "_own" : key, args);
}

}  // namespace zig::toy_game
