// What comes and goes: tokens, figures, markers, cities, cards. The chapters say when; here it happens and is told.
#include <algorithm>
#include <bit>

#include "games/civilization/cities.h"
#include "games/civilization/course.h"
#include "games/civilization/holdings.h"
#include "games/civilization/numbers.h"

namespace zig::civilization {

namespace {

constexpr std::uint8_t number(auto thing) { return byte(static_cast<int>(thing)); }

Card* marker_with(const Box& box, State& s, int seat, Token token) {
  const auto content = static_cast<std::uint8_t>(token.resource);
  if (token.from == TokenFrom::Hut) {
    for (std::size_t i = 0; i < kHuts; ++i) {
      if (holds(s.hut[i], seat) && box.hut_content[i] == content) return &s.hut[i];
    }
  } else {
    for (std::size_t i = 0; i < kVillages; ++i) {
      if (holds(s.village[i], seat) && box.village_content[i] == content) return &s.village[i];
    }
  }
  return nullptr;
}

void count_figures(Event& event, unsigned figures) {
  event.armies = byte(std::popcount(figures & kArmyBits));
  event.scouts = byte(std::popcount(figures & ~kArmyBits));
}

}  // namespace

// --- tokens

void gain_trade(const Course& c, int seat, int amount) {
  Player& player = c.player(seat);
  const int gained = std::min(amount, kTradeDial - player.trade);
  player.trade = byte(player.trade + gained);
  c.tell({.kind = Event::Kind::TradeGained, .seat = byte(seat), .amount = static_cast<std::int16_t>(gained)});
}

void gain_culture(const Course& c, int seat, int amount) {
  Player& player = c.player(seat);
  player.culture = static_cast<std::uint16_t>(player.culture + amount);
  c.tell(
      {.kind = Event::Kind::CultureGained, .seat = byte(seat), .amount = static_cast<std::int16_t>(amount)});
}

bool gain_coin_on(const Course& c, int seat, Tech tech) {
  const auto place = static_cast<std::size_t>(std::ranges::find(kCoinTechs, tech) - kCoinTechs.begin());
  std::uint8_t& tokens = c.player(seat).coin_tokens[place];
  if (tokens == kCoinsPerTech) return false;
  ++tokens;
  c.tell({.kind = Event::Kind::CoinTokenGained, .seat = byte(seat), .tech = number(tech)});
  return true;
}

int market_left(const State& s, int resource) {
  int left = s.players();  // CV-2.8
  for (const Player& player : s.player) left -= player.market[static_cast<std::size_t>(resource)];
  return left;
}

void take_resource(const Course& c, int seat, int resource) {
  ++c.player(seat).market[static_cast<std::size_t>(resource)];
  c.tell({.kind = Event::Kind::ResourceTaken, .seat = byte(seat), .resource = byte(resource)});
}

bool has_token(const Box& box, const State& s, int seat, Token token) {
  if (token.from == TokenFrom::Market)
    return player(s, seat).market[static_cast<std::size_t>(token.resource)] > 0;
  return marker_with(box, const_cast<State&>(s), seat, token) != nullptr;
}

void spend_token(const Course& c, int seat, Token token) {
  Event event{.kind = Event::Kind::TokenPaid, .seat = byte(seat), .resource = number(token.resource)};
  if (token.from == TokenFrom::Market) {
    --c.player(seat).market[static_cast<std::size_t>(token.resource)];
  } else {
    *marker_with(c.box, c.s, seat, token) = {.where = Card::Where::FaceUp};
    (token.from == TokenFrom::Hut ? event.hut : event.village) = 1;
  }
  c.tell(event);
}

// --- figures

int figure_in_supply(const State& s, int seat, bool scout) {
  const bool russia = player(s, seat).civ == Civ::Russia;  // CV-2.20
  const int end = scout ? kFigures : russia ? kFirstScout : kWhiteArmy;
  for (int figure = scout ? kFirstScout : 0; figure < end; ++figure) {
    if (player(s, seat).figure[static_cast<std::size_t>(figure)] == kNowhere) return figure;
  }
  return -1;
}

void place_figure(const Course& c, int seat, int figure, Square square) {
  Player& player = c.player(seat);
  player.figure[static_cast<std::size_t>(figure)] = square;
  player.moved = static_cast<std::uint16_t>(player.moved & ~(1U << figure));  // CV-6.21
  if (is_scout(figure)) {
    const int scout = figure - kFirstScout;
    player.sends[static_cast<std::size_t>(scout)] = kNone;
    if (c.s.stage == Stage::Turn) player.fresh = byte(player.fresh | 1 << scout);  // CV-4.14
  }
  c.tell(
      {.kind = Event::Kind::FigurePlaced, .seat = byte(seat), .square = square, .figure = is_scout(figure)});
}

void put_figures(const Course& c, int seat, unsigned figures, Square square) {
  Player& player = c.player(seat);
  for (int figure = 0; figure < kFigures; ++figure) {
    if (!((figures >> figure) & 1U)) continue;
    Square& at = player.figure[static_cast<std::size_t>(figure)];
    if (at != square && is_scout(figure))
      player.sends[static_cast<std::size_t>(figure - kFirstScout)] = kNone;
    at = square;
  }
  c.changed = true;
}

void kill_figures(const Course& c, int seat, unsigned figures) {
  if (figures == 0) return;
  const auto first = static_cast<std::size_t>(std::countr_zero(figures));
  Event event{.kind = Event::Kind::FigureKilled, .seat = byte(seat), .square = c.player(seat).figure[first]};
  count_figures(event, figures);
  put_figures(c, seat, figures, kNowhere);
  Player& player = c.player(seat);
  player.moved = static_cast<std::uint16_t>(player.moved & ~figures);
  player.fresh = byte(static_cast<int>(player.fresh & ~(figures >> kFirstScout)));
  c.tell(event);
}

unsigned figures_at(const State& s, int seat, Square square) {
  unsigned set = 0;
  for (int figure = 0; figure < kFigures; ++figure)
    set |= unsigned{player(s, seat).figure[static_cast<std::size_t>(figure)] == square} << figure;
  return set;
}

// --- markers

void remove_marker(const Course& c, Square square, bool person_to_sheet) {
  const Marker old = c.s.marker[square];
  const int owner = owner_of(c.s, square);
  c.s.marker[square] = {};
  Event event{.seat = byte(owner), .square = square};
  if (old.is_building()) {
    event.kind = Event::Kind::BuildingLost;
    event.building = number(old.building());
  } else if (old.is_wonder()) {
    event.kind = Event::Kind::WonderLost;
    event.wonder = number(old.wonder());
    c.s.wonder_at[event.wonder] = kWonderGone;
    if (old.wonder() == Wonder::PanamaCanal) c.s.panama_coins = 0;  // CV-11.6
  } else if (old.is_person()) {
    event.kind = Event::Kind::GreatPersonLost;
    event.person = number(old.person());
    if (person_to_sheet && owner != kNobody) {
      event.amount = 1;
      ++c.player(owner).people[event.person];
      if (c.s.stage == Stage::Turn && c.s.phase == Phase::StartOfTurn)
        ++c.player(owner).waiting[event.person];  // CV-R73
    }
  } else {
    return;
  }
  c.tell(event);
}

void break_walls(const Course& c, int seat, int city) {
  City& own = c.player(seat).cities[static_cast<std::size_t>(city)];
  own.walled = 0;
  c.tell({.kind = Event::Kind::WallsBroken, .seat = byte(seat), .square = own.at});
}

void put_building(const Course& c, int seat, Square square, Building building) {
  if (building == Building::CityWalls) {
    c.player(seat).cities[static_cast<std::size_t>(city_at(c.s, seat, square))].walled = 1;
  } else {
    remove_marker(c, square, true);
    c.s.marker[square] = Marker(building);
  }
  c.tell({.kind = Event::Kind::BuildingBuilt,
          .seat = byte(seat),
          .square = square,
          .building = number(building)});
}

void put_wonder(const Course& c, int seat, Square square, Wonder wonder) {
  remove_marker(c, square, true);
  c.s.marker[square] = Marker(wonder);
  c.s.wonder_at[static_cast<std::size_t>(wonder)] = square;
  for (auto& slot : c.s.wonder_market) {
    if (slot == number(wonder)) slot = kNone;
  }
  c.tell({.kind = Event::Kind::WonderBuilt, .seat = byte(seat), .square = square, .wonder = number(wonder)});
  fill_market(c);
  on_glory(c, seat);
}

void put_person(const Course& c, int seat, Square square, GreatPerson person) {
  --c.player(seat).people[static_cast<std::size_t>(person)];
  remove_marker(c, square, true);
  c.s.marker[square] = Marker(person);
  c.tell({.kind = Event::Kind::GreatPersonPlaced,
          .seat = byte(seat),
          .square = square,
          .person = number(person)});
}

void make_obsolete(const Course& c, Wonder wonder) {
  const auto which = static_cast<std::size_t>(wonder);
  Event event{.kind = Event::Kind::WonderObsolete, .wonder = number(wonder)};
  if (c.s.wonder_at[which] == kWonderInMarket) {  // CV-13.1: discarded and replaced
    c.s.wonder_at[which] = kWonderGone;
    for (auto& slot : c.s.wonder_market) {
      if (slot == which) slot = kNone;
    }
    c.tell(event);
    return fill_market(c);
  }
  c.s.obsolete = static_cast<std::uint16_t>(c.s.obsolete | 1U << which);
  event.seat = byte(owner_of(c.s, c.s.wonder_at[which]));
  event.square = c.s.wonder_at[which];
  c.tell(event);
}

// --- cities

int city_at(const State& s, int seat, Square square) {
  for (int city = 0; city < kCities; ++city) {
    if (player(s, seat).cities[static_cast<std::size_t>(city)].at == square) return city;
  }
  return -1;
}

void destroy_city(const Course& c, int seat, int city) {
  Player& owner = c.player(seat);
  City& own = owner.cities[static_cast<std::size_t>(city)];
  around(own.at).each([&](Square square) {
    const Marker marker = c.s.marker[square];
    if (!marker.none() && !marker.is_hut() && !marker.is_village()) remove_marker(c, square, false);
  });
  for (auto& sends : owner.sends) {
    if (sends == city) sends = kNone;  // CV-4.20
  }
  own = {};
  c.changed = true;
}

// --- governments

void set_government(const Course& c, int seat, Government government) {
  c.player(seat).government = government;
  c.tell({.kind = Event::Kind::GovernmentChanged, .seat = byte(seat), .government = number(government)});
}

void force_anarchy(const Course& c, int seat) {
  use(c.player(seat), Right::ForcedAnarchy);
  set_government(c, seat, Government::Anarchy);
}

// --- cards

bool gain_unit(const Course& c, int seat, UnitType type) {
  const int card = draw_unit(c.box, c.s, seat, type, c.random);
  if (card < 0) return false;
  c.tell({.kind = Event::Kind::UnitDrawn, .seat = byte(seat), .unit = number(type), .card = byte(card)});
  return true;
}

void bury_unit(const Course& c, int card) {
  const std::uint8_t type = c.box.unit_type[static_cast<std::size_t>(card)];
  const std::uint8_t owner = c.s.unit[static_cast<std::size_t>(card)].holder;
  unit_deck(c.box, c.s, static_cast<UnitType>(type)).put_under(card - c.box.first_unit[type]);
  c.tell({.kind = Event::Kind::UnitLost, .seat = owner, .unit = type, .card = byte(card)});
}

void discard_event(const Course& c, int seat, int card) {
  const std::uint8_t kind = c.box.event_kind[static_cast<std::size_t>(card)];
  const Age age = c.box.events[kind].age;
  event_deck(c.box, c.s, age).put_under(card - c.box.first_event[static_cast<std::size_t>(age)]);
  c.s.refused &= ~(std::uint64_t{1} << card);
  c.tell({.kind = Event::Kind::EventDiscarded, .seat = byte(seat), .event = kind});
}

// CV-R113 binds the card that was refused, not its copies.
int event_in_hand(const Box& box, const State& s, int seat, int kind) {
  int found = -1;
  for (int card = 0; card < kEventCards; ++card) {
    const auto i = static_cast<std::size_t>(card);
    if (box.event_kind[i] != kind || !holds(s.event[i], seat)) continue;
    if (!((s.refused >> card) & 1U)) return card;
    found = card;
  }
  return found;
}

// --- civilizations (CV-20.25)

void on_glory(const Course& c, int seat) {
  if (c.player(seat).civ == Civ::Rome) advance(c, seat);
}

void on_exploring(const Course& c, int seat) {
  if (c.player(seat).civ == Civ::China) gain_culture(c, seat, kHutCulture);
}

}  // namespace zig::civilization
