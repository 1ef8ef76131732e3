#include "games/civilization/asked.h"

#include "games/civilization/battle.h"
#include "games/civilization/cities.h"

namespace zig::civilization {

namespace {

constexpr std::size_t at(auto thing) { return static_cast<std::size_t>(thing); }

}  // namespace

Item item_of(Action action) {
  switch (action.kind) {
    case Action::Kind::Figure: return action.a ? Item::scout() : Item::army();
    case Action::Kind::Unit: return Item(static_cast<UnitType>(action.a));
    case Action::Kind::Building: return Item(static_cast<Building>(action.a));
    case Action::Kind::Wonder: return Item(static_cast<Wonder>(action.a));
    default: return {};
  }
}

bool announces_production(const State& s) {
  return s.announcements > 0 && s.announced().kind == Announcement::Kind::CityAction &&
         s.announced().city < kCities;
}

ItemPrice price_of(const Box& box, const State& s, int seat, const Question& question, Item item) {
  const Announcement& action = s.announced();
  ItemPrice price{.cost = item_cost(box, s, seat, item)};
  if (static_cast<Deed>(action.what) == Deed::FreeBuilding) return {.free = true};
  const bool second = question.ask == Ask::ItemChoice && question.a == 1;
  const int sum = price.cost + (second ? item_cost(box, s, seat, Item(action.item)) : 0);
  price.rush = rush_for(box, s, seat, action.city, sum);
  return price;
}

Group group_on_its_way(const State& s, int seat) {
  unsigned figures = s.moving.figures;
  for (int figure = 0; figure < kFigures; ++figure) {
    if (player(s, seat).figure[at(figure)] == kNowhere) figures &= ~(1U << figure);
  }
  return {.seat = seat,
          .figures = static_cast<std::uint16_t>(figures),
          .at = s.moving.at,
          .left = player(s, seat).stats.speed - s.moving.spent};
}

Square walking_from(const State& s) {
  if (s.questions == 0) return kNowhere;
  if (s.asked().ask != Ask::TargetPath) return s.moving.at;
  const Announcement& event = s.announced();
  Square at = event.square;
  for (std::size_t i = 0; i < event.steps && at < kSquares; ++i)
    at = step(at, static_cast<Direction>(event.path[i]));
  return at;
}

bool attacks(const Box& box, const State& s, int seat, Square square) {
  const Entry what = entry(box, s, group_on_its_way(s, seat), square);
  return what == Entry::Village || what == Entry::LoneScouts || what == Entry::Army || what == Entry::City;
}

int card_in_hand(const Box& box, const State& s, int face) {
  if (s.battle.at == kNowhere) return -1;
  const int holder = holder_of(s.battle, side_in_turn(s));
  for (int card = 0; card < kUnitCards; ++card) {
    const Card& unit = s.unit[at(card)];
    if (unit.where == Card::Where::Hand && unit.holder == holder && face_of_card(box, card) == face)
      return card;
  }
  return -1;
}

}  // namespace zig::civilization
