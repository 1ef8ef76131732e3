// CV-2: setting up a game.
#include <algorithm>
#include <bit>

#include "engine/byte.h"
#include "games/civilization/chance.h"
#include "games/civilization/cities.h"
#include "games/civilization/holdings.h"
#include "games/civilization/map.h"
#include "games/civilization/pyramid.h"
#include "games/civilization/questions.h"
#include "games/civilization/sites.h"

namespace zig::civilization {

namespace {

constexpr unsigned bit(Civ civ) { return 1U << static_cast<unsigned>(civ); }
constexpr std::size_t at(Wonder wonder) { return static_cast<std::size_t>(wonder); }

// A random one of the set bits, unless a script says which.
int any_of(const Course& c, unsigned set, int first_outcome) {
  const auto nth = [&](int n) { return nth_card(n, [&](int i) { return (set >> i) & 1U; }); };
  return nth(pick(c.random, std::popcount(set), [&](int n) { return first_outcome + nth(n); }));
}

unsigned free_civilizations(const State& s) {
  return ((1U << kCivs) - 1) & ~static_cast<unsigned>(s.removed);
}

void take_civilization(const Course& c, int seat, Civ civ) {
  c.player(seat).civ = civ;
  c.s.removed |= byte(static_cast<int>(bit(civ)));
  c.tell({.kind = Event::Kind::CivilizationTaken, .seat = byte(seat), .civ = byte(static_cast<int>(civ))});
}

int home_place(const Box& box, const State& s, int seat) {
  const auto& places = layout(box, s).places;
  return static_cast<int>(std::ranges::find(places, seat, &TilePlace::seat) - places.begin());
}

unsigned wonders_in_deck(const Box& box, const State& s, Age age) {
  unsigned set = 0;
  for (std::size_t i = 0; i < kWonders; ++i) {
    if (s.wonder_at[i] == kWonderInDeck && box.wonders[i].age == age) set |= 1U << i;
  }
  return set;
}

// CV-2.6: Egypt's wonder, before the others go to the market. Until it is placed it lies beside the board (kNowhere).
void deal_wonders(const Course& c) {
  c.s.wonder_market.fill(kNone);
  if (c.s.options.training) return c.s.wonder_at.fill(kWonderGone);  // CV-15.1
  for (int seat = 0; seat < c.s.players(); ++seat) {
    if (c.player(seat).civ == Civ::Egypt)
      c.s.wonder_at[static_cast<std::size_t>(
          any_of(c, wonders_in_deck(c.box, c.s, Age::Ancient), kWonderOutcome))] = kNowhere;
  }
  fill_market(c);
}

// CV-2.2 to CV-2.10, once all civilizations are known.
void set_up_table(const Course& c) {
  for (int seat = 0; seat < c.s.players(); ++seat) {
    Player& player = c.player(seat);
    const CivSheet& sheet = c.box.civs[static_cast<std::size_t>(player.civ)];
    const int place = home_place(c.box, c.s, seat);
    lay_tile(c.box, c.s, place, static_cast<int>(player.civ),
             layout(c.box, c.s).places[static_cast<std::size_t>(place)].quarters);
    player.government = sheet.start_government;
    put_into_pyramid(c.box, c.s, seat, sheet.start_tech);
    for (int type = 0; type < kRankedTypes; ++type)
      draw_unit(c.box, c.s, seat, static_cast<UnitType>(type), c.random);
  }
  deal_wonders(c);
  c.s.removed = byte((1 << kCivs) - 1);
}

// CV-2.12, CV-2.13: what one player sets up; the questions are asked from the last one here to the first.
void set_up_player(const Course& c, int seat) {
  const Civ civ = c.player(seat).civ;
  if (civ == Civ::Russia) c.ask(Ask::StartFigure, seat, kWhiteArmy);
  c.ask(Ask::StartFigure, seat, kFirstScout);
  c.ask(Ask::StartFigure, seat, 0);
  if (civ == Civ::Egypt && !c.s.options.training) c.ask(Ask::BonusMarker, seat, kNone);
  c.ask(Ask::Capital, seat);
  if (civ == Civ::Germany) {
    for (int i = 0; i < 2; ++i) draw_unit(c.box, c.s, seat, UnitType::Infantry, c.random);
  }
}

// CV-2.12 (f), CV-2.14: the trade dial, after the bonus was placed.
void set_dials(const Course& c, int seat) {
  c.player(seat).trade = byte(trade_of(c.box, c.s, seat, kCapital));
}

}  // namespace

State start(const Box& box, const Options& options, Random& random) {
  State s;
  s.options = options;
  s.tile.fill(kNone);
  s.wonder_at.fill(kWonderInDeck);
  for (Player& player : s.player) player.figure.fill(kNowhere);
  for (std::size_t i = 0; i < kGreatPeople; ++i) s.pool[i] = box.great_people[i].count;
  if (options.training) s.removed = byte(static_cast<int>(bit(Civ::Egypt) | bit(Civ::Rome)));  // CV-15.1
  const Course c{box, s, random};
  s.first = s.active =
      byte(pick(random, s.players(), [](int seat) { return kFirstOutcome + seat; }));  // CV-2.11
  go_on(c);
  return s;
}

// CV-18.8: each player in turn order, first for the civilizations, then for the rest.
void set_up_next(const Course& c) {
  State& s = c.s;
  if (s.stage == Stage::Civilizations) {
    const int dealt = std::popcount(s.removed) - (s.options.training ? 2 : 0);
    if (dealt < s.players()) {
      const int seat = (s.first + dealt) % s.players();
      if (s.options.civilizations == Dealing::Chosen) return c.ask(Ask::Civilization, seat);
      return take_civilization(c, seat, static_cast<Civ>(any_of(c, free_civilizations(s), kCivOutcome)));
    }
    set_up_table(c);
    s.stage = Stage::PlayerSetUp;
    return set_up_player(c, s.active);
  }
  set_dials(c, s.active);
  s.active = byte(s.left_of(s.active));
  if (s.active == s.first)
    s.stage = Stage::Turn;
  else
    set_up_player(c, s.active);
}

void fill_market(const Course& c) {
  for (auto& slot : c.s.wonder_market) {
    if (slot != kNone) continue;
    for (const Age age : {Age::Ancient, Age::Medieval, Age::Modern}) {
      const unsigned deck = wonders_in_deck(c.box, c.s, age);
      if (deck == 0) continue;
      slot = byte(any_of(c, deck, kWonderOutcome));
      c.s.wonder_at[slot] = kWonderInMarket;
      c.tell({.kind = Event::Kind::WonderTurnedUp, .wonder = slot});
      break;
    }
  }
}

int draw_great_person(const Course& c) {
  int left = 0;
  for (const std::uint8_t markers : c.s.pool) left += markers;
  if (left == 0) return kNone;
  const auto nth = [&](int n) {
    std::size_t person = 0;
    while (n >= c.s.pool[person]) n -= c.s.pool[person++];
    return person;
  };
  const std::size_t person =
      nth(pick(c.random, left, [&](int n) { return static_cast<std::uint16_t>(kPersonOutcome + nth(n)); }));
  --c.s.pool[person];
  return static_cast<int>(person);
}

// --- D1

void list_civilization(const Box&, const State& s, Question, Actions& out) {
  for (int civ = 0; civ < kCivs; ++civ) {
    if ((free_civilizations(s) >> civ) & 1U) out.push_back(choose(static_cast<Civ>(civ)));
  }
}
void answer_civilization(const Course& c, Question question, Action action) {
  c.answered();
  take_civilization(c, question.seat, static_cast<Civ>(action.a));
}

// --- D2: one of the four middle squares of the home tile, not water (CV-2.12, CV-R5)

void list_capital(const Box& box, const State& s, Question question, Actions& out) {
  const TilePlace& home = layout(box, s).places[static_cast<std::size_t>(home_place(box, s, question.seat))];
  for (const int y : {1, 2}) {
    for (const int x : {1, 2}) {
      const Square square = square_at(home.x + x, home.y + y);
      if (s.ground[square].terrain() != Terrain::Water) out.push_back(place(square));
    }
  }
}
void answer_capital(const Course& c, Question question, Action action) {
  c.answered();
  City& capital = c.player(question.seat).cities[kCapital];
  capital.at = action.square;
  c.tell({.kind = Event::Kind::CapitalPlaced, .seat = question.seat, .square = action.square});
  const Civ civ = c.player(question.seat).civ;
  if (civ == Civ::China) capital.walled = 1;
  if (civ == Civ::America) c.ask(Ask::BonusMarker, question.seat, draw_great_person(c));
}

// --- D3

void list_bonus_marker(const Box&, const State& s, Question question, Actions& out) {
  person_sites(s, question.seat, kCapital).each([&](Square square) { out.push_back(place(square)); });
}
void answer_bonus_marker(const Course& c, Question question, Action action) {
  c.answered();
  if (question.a != kNone) {
    c.s.marker[action.square] = Marker(static_cast<GreatPerson>(question.a));
    c.tell({.kind = Event::Kind::GreatPersonPlaced,
            .seat = question.seat,
            .square = action.square,
            .person = question.a});
    return;
  }
  const auto wonder = std::ranges::find(c.s.wonder_at, kNowhere) - c.s.wonder_at.begin();
  c.s.wonder_at[at(static_cast<Wonder>(wonder))] = action.square;
  c.s.marker[action.square] = Marker(static_cast<Wonder>(wonder));
  c.tell({.kind = Event::Kind::WonderBuilt,
          .seat = question.seat,
          .square = action.square,
          .wonder = byte(static_cast<int>(wonder))});
}

// --- D4: never on water, at most the stacking limit per square (CV-2.12)

void list_start_figure(const Box&, const State& s, Question question, Actions& out) {
  const Squares near = outskirts(s.player[question.seat].cities[kCapital]);
  near.each([&](Square square) {
    if (may_stand(s, question.seat, square) && s.ground[square].terrain() != Terrain::Water)
      out.push_back(place(square));
  });
}
void answer_start_figure(const Course& c, Question question, Action action) {
  c.answered();
  place_figure(c, question.seat, question.a, action.square);
}

}  // namespace zig::civilization
