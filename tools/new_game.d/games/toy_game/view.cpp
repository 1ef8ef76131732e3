// TG-2.2: what a seat, or a spectator, sees. docs/positions/toy-game.md lists the keys.
#include "games/toy_game/texts.h"

namespace zig::toy_game {

Json ToyGame::view(const State& s, Observer observer) const {
  const bool has_seat = !observer.spectator() && observer.n < s.players();
  const Standing points = standing(s);
  Json seats = Json::array(), asked = Json::array();
  for (const Seat seat : pending(s)) asked.push_back(seat.n);
  for (const Seat seat : s.seats()) {
    const Player& player = s.of(seat);
    Json json = {{"seat", seat.n},
                 {"colour", kColourIds[seat.n]},
                 {"hand_size", player.hand.size()},
                 {"has_bid", player.bid != 0},
                 {"prizes", cards_json(player.prizes)},
                 {"points", points.total[seat.n]}};
    if (observer.is(seat)) {
      json["hand"] = cards_json(player.hand);
      if (player.bid) json["bid"] = player.bid;
    }
    seats.push_back(std::move(json));
  }
  Json json = {{"observer", has_seat ? Json(observer.n) : Json("spectator")},
               {"players", s.players()},
               {"sales", s.options.sales != 0},
               {"round", s.round},
               {"first", s.first},
               {"step", question_row(s.ask).name()},
               {"pending", std::move(asked)},
               {"deck", s.deck.size()},
               {"discarded", cards_json(s.discarded)},
               {"seats", std::move(seats)}};
  if (s.prize) json["prize"] = s.prize;
  return json;
}

}  // namespace zig::toy_game
