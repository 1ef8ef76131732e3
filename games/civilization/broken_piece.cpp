// What the pieces of a position must be like: each in one place only, no more of them than the box holds, and nothing that the rules exclude. For
// invariants, and for positions that people write: the problem says which of their fields it is about.
#include <algorithm>
#include <bit>

#include "games/civilization/cities.h"
#include "games/civilization/invariants.h"
#include "games/civilization/map.h"
#include "games/civilization/pyramid.h"
#include "games/civilization/sites.h"

namespace zig::civilization {

namespace {

using Broken = std::optional<Problem>;

Broken fault(std::string where, std::string rule, Phrase what) {
  return Problem{std::move(where), std::move(what), std::move(rule)};
}
std::string of_seat(int seat, std::string_view key) {
  return "players[" + std::to_string(seat) + "]." + std::string(key);
}
std::string of_seat(int seat, std::string_view key, int entry) {
  return of_seat(seat, key) + "[" + std::to_string(entry) + "]";
}
template <class Enum>
constexpr std::size_t at(Enum value) {
  return static_cast<std::size_t>(value);
}
bool has_begun(const State& s) { return s.stage == Stage::Turn || s.stage == Stage::Over; }

// --- civilizations, techs, governments

Broken civilizations(const State& s) {
  unsigned taken = 0;
  for (int seat = 0; seat < s.players(); ++seat) {
    const Civ civ = player(s, seat).civ;
    const unsigned bit = 1U << static_cast<unsigned>(civ);
    if (taken & bit) return fault(of_seat(seat, "civ"), "CV-2.1", "is another player's already");
    if (s.options.training && (civ == Civ::Egypt || civ == Civ::Rome))
      return fault(of_seat(seat, "civ"), "CV-15.1", "is not in a training game");
    taken |= bit;
  }
  return std::nullopt;
}

// CV-9.3: every row is shorter than the one below it.
Broken pyramid(const Box& box, const State& s, int seat) {
  const std::array<int, kLevels> rows = rows_of(box, s, seat);
  for (std::size_t level = 1; level < kLevels; ++level) {
    if (rows[level] > 0 && rows[level] >= rows[level - 1])
      return fault(of_seat(seat, "techs"), "CV-9.3",
                   say("do not fit into the pyramid: {n} of level {level} need at least {needed} of the "
                       "level below, not "
                       "{below}",
                       {{"n", rows[level]},
                        {"level", level + 1},
                        {"needed", rows[level] + 1},
                        {"below", rows[level - 1]}}));
  }
  return std::nullopt;
}

Broken techs(const Box& box, const State& s) {
  bool space_flight = false;  // CV-1.1: one copy for all
  for (int seat = 0; seat < s.players(); ++seat) {
    const Player& own = player(s, seat);
    if (auto broken = pyramid(box, s, seat)) return broken;
    if (own.knows(Tech::SpaceFlight) && space_flight)
      return fault(of_seat(seat, "techs"), "CV-1.1", "has Space Flight, of which there is one card only");
    space_flight = space_flight || own.knows(Tech::SpaceFlight);
    if (!own.knows(box.civs[at(own.civ)].start_tech))
      return fault(of_seat(seat, "techs"), "CV-9.6", "lacks the starting tech of the civilization");
    if (own.stats != stats_of(box, own))
      return fault(of_seat(seat, "techs"), "CV-16.1", "does not give the numbers that its owner has");
  }
  return std::nullopt;
}

bool may_have(const Box& box, const Player& player, Government government) {
  if (government == Government::Anarchy || government == Government::Despotism) return true;
  if (box.civs[at(player.civ)].start_government == government) return true;
  for (std::uint64_t left = player.techs; left != 0; left &= left - 1) {
    if (box.techs[static_cast<std::size_t>(std::countr_zero(left))].government ==
        static_cast<int>(government))
      return true;
  }
  return false;
}

Broken dials(const Box& box, const State& s, int seat) {
  const Player& own = player(s, seat);
  if (!may_have(box, own, own.government))
    return fault(of_seat(seat, "government"), "CV-4.9", "is not known; add the tech that unlocks it");
  if (own.trade > kTradeDial)
    return fault(of_seat(seat, "trade"), "CV-3.4",
                 say("is more than the dial shows: {most}", {{"most", kTradeDial}}));
  if (own.track > kTrackSpaces) return fault(of_seat(seat, "track"), "CV-7.1a", "is behind the last space");
  for (std::size_t i = 0; i < kCoinsPerTech; ++i) {
    if (own.coin_tokens[i] > kCoinsPerTech || (own.coin_tokens[i] > 0 && !own.knows(kCoinTechs[i])))
      return fault(
          of_seat(seat, "coin_tokens"), "CV-11.2",
          say("has tokens on a tech that is not known, or more than {most}", {{"most", kCoinsPerTech}}));
  }
  for (std::size_t i = 0; i < kGreatPeople; ++i) {
    if (own.waiting[i] > own.people[i])
      return fault(of_seat(seat, "waiting"), "CV-7.8", "has great people that are not stored");
  }
  for (std::size_t scout = 0; scout < kScouts; ++scout) {
    const std::uint8_t city = own.sends[scout];
    if (city == kNone) continue;
    if (city >= kCities || !own.cities[city].stands() || own.figure[kFirstScout + scout] == kNowhere)
      return fault(of_seat(seat, "sends"), "CV-4.20", "needs a scout on the map and a city that stands");
  }
  const bool together = own.figure[kFirstScout] == own.figure[kFirstScout + 1];
  if (together && own.sends[0] != kNone && own.sends[1] != kNone && own.sends[0] != own.sends[1])
    return fault(of_seat(seat, "sends"), "CV-4.20", "sends one square to two cities");
  return std::nullopt;
}

// --- cities

// "capital", "cities[0]"
std::string city_path(int seat, int city) {
  return city == kCapital ? of_seat(seat, "capital") : of_seat(seat, "cities", city - 1);
}

Broken capital(const Box& box, const State& s, int seat) {
  const City& city = player(s, seat).cities[kCapital];
  if (!city.stands())
    return has_begun(s) ? fault(of_seat(seat, "capital"), "CV-2.12", "is missing; say where it stands")
                        : std::nullopt;
  const int place = place_of(box, s, city.at);
  const TilePlace& home = layout(box, s).places[static_cast<std::size_t>(place)];
  const int x = column(city.at) - home.x, y = row(city.at) - home.y;
  const auto middle = [](int i) { return i == 1 || i == 2; };
  if (home.seat != seat || !middle(x) || !middle(y))
    return fault(of_seat(seat, "capital"), "CV-2.12",
                 "must stand on one of the four middle squares of its home tile");
  return std::nullopt;
}

Broken site(const State& s, int seat, int number, const Squares& others) {
  const City& city = player(s, seat).cities[static_cast<std::size_t>(number)];
  const auto bad = [&](Phrase what) { return fault(city_path(seat, number), "CV-4.5", std::move(what)); };
  const Squares all = around(city.at) | Squares::one(city.at), seen = revealed(s);
  if (!all.within(seen) || all.count() < 9) return bad("needs eight neighbouring squares that are revealed");
  if (is_water(s, city.at)) return bad("stands on water");
  for (const Square near : all) {
    if (s.marker[near].is_hut() || s.marker[near].is_village())
      return bad("has a hut or a village beside it");
  }
  for (const Square other : others) {
    if (distance(city.at, other) < kCityDistance)
      return bad(say("is too close to the city on {square}; at least {n} squares apart",
                     {{"square", square_name(other)}, {"n", kCityDistance}}));
  }
  return s.marker[city.at].none() ? std::nullopt : bad("has a marker on its centre");
}

Broken cities(const Box& box, const State& s) {
  Squares centres;
  for (int seat = 0; seat < s.players(); ++seat) {
    const Player& own = player(s, seat);
    if (auto broken = capital(box, s, seat)) return broken;
    int standing = 0;
    for (int number = 0; number < kCities; ++number) {
      const City& city = own.cities[static_cast<std::size_t>(number)];
      if (!city.stands()) {
        if (city.walled || city.actions || city.bonus || city.rushed)
          return fault(city_path(seat, number), "CV-10.13", "does not stand; leave out what it has");
        continue;
      }
      if (++standing > own.stats.max_cities)
        return fault(city_path(seat, number), "CV-4.3",
                     say("is one city too many; without Irrigation a player has {most}",
                         {{"most", own.stats.max_cities}}));
      if (auto broken = site(s, seat, number, centres)) return broken;
      const bool chinese = own.civ == Civ::China && number == kCapital;  // CV-2.13
      if (city.walled && !chinese && !own.knows(Tech::Masonry))
        return fault(city_path(seat, number), "CV-6.12", "has walls without Masonry");
      centres.add(city.at);
    }
  }
  return std::nullopt;
}

// --- figures

// "armies[2]", "white_army", "scouts[0]"
std::string figure_path(int seat, int figure) {
  if (figure == kWhiteArmy) return of_seat(seat, "white_army");
  return is_scout(figure) ? of_seat(seat, "scouts", figure - kFirstScout) : of_seat(seat, "armies", figure);
}
// On its way, or about to be pushed out of a new centre (CV-4.6), or on its way when the game ended: it may be where it could not stay.
bool passing(const State& s, int seat, int figure) {
  if (s.over()) return true;
  if (seat == s.active && ((s.moving.figures >> figure) & 1U)) return true;
  if (player(s, seat).figure[static_cast<std::size_t>(figure)] == s.battle.at) return true;
  for (std::size_t i = 0; i < s.questions; ++i) {
    if (s.question[i].ask == Ask::Push && s.question[i].seat == seat && s.question[i].a == figure)
      return true;
  }
  return false;
}

// CV-R14: only a freeze can leave figures above the limit.
bool may_be_crowded(const State& s) {
  if (s.moving.figures != 0) return true;
  for (int seat = 0; seat < s.players(); ++seat) {
    if (player(s, seat).knows(Tech::Communism)) return true;
  }
  return false;
}

Broken figure_stands(const State& s, int seat, int figure, const Squares& centres, const Squares& enemies) {
  const Square square = player(s, seat).figure[static_cast<std::size_t>(figure)];
  const auto bad = [&](std::string rule, Phrase what) {
    return fault(figure_path(seat, figure), std::move(rule), std::move(what));
  };
  if (square >= kSquares || !s.ground[square].revealed())
    return bad("CV-8.5", "stands on a tile that is face down");
  if (is_water(s, square) && player(s, seat).stats.water == Water::Closed)
    return bad("CV-8.4", "stands on water; that needs Navigation at least");
  if (passing(s, seat, figure)) return std::nullopt;
  if (centres.has(square)) return bad("CV-8.15", "stands on the centre of a city");
  if (s.marker[square].is_hut() || s.marker[square].is_village())
    return bad("CV-8.8", "stands on a hut or a village");
  if (enemies.has(square)) return bad("CV-8.28", "stands on a square with figures of another player");
  const int limit = player(s, seat).stats.stacking;
  if (figures_on(s, seat, square) > limit && !may_be_crowded(s))
    return bad("CV-8.3",
               say("stands on a square with more figures than the limit: {most}", {{"most", limit}}));
  return std::nullopt;
}

Broken figures(const State& s) {
  const Squares centres = all_centres(s);
  Squares standing;  // figures of the seats before
  for (int seat = 0; seat < s.players(); ++seat) {
    const Player& own = player(s, seat);
    if (own.figure[kWhiteArmy] != kNowhere && own.civ != Civ::Russia)
      return fault(of_seat(seat, "white_army"), "CV-2.20", "belongs to Russia");
    Squares resting;
    for (int figure = 0; figure < kFigures; ++figure) {
      const Square square = own.figure[static_cast<std::size_t>(figure)];
      if (square == kNowhere) continue;
      if (auto broken = figure_stands(s, seat, figure, centres, standing)) return broken;
      if (!passing(s, seat, figure)) resting.add(square);
    }
    standing |= resting;
  }
  return std::nullopt;
}

// --- markers

std::string marker_path(int seat, Marker marker, Square square) {
  return of_seat(seat, marker.is_building() ? "buildings"
                       : marker.is_wonder() ? "wonders"
                                            : "great_people") +
         "." + square_name(square);
}

Broken building(const Box& box, const State& s, int seat, Square square) {
  const Building kind = s.marker[square].building();
  const BuildingCard& card = box.building(kind);
  const auto bad = [&](std::string rule, Phrase what) {
    return fault(marker_path(seat, s.marker[square], square), std::move(rule), std::move(what));
  };
  if (kind == Building::CityWalls)
    return bad("CV-6.12", "is no building of the outskirts; write \"walled\": true into the city");
  if (!player(s, seat).knows(card.tech))
    return bad("CV-6.8", say("needs the tech {tech}", {{"tech", kTechIds[at(card.tech)]}}));
  if (!unlocked(box, s, seat, kind))
    return bad("CV-9.9", "would have been turned over by a tech that is known");
  if (!((card.terrains >> at(s.ground[square].terrain())) & 1U))
    return bad("CV-6.8",
               say("cannot stand on {terrain}", {{"terrain", kTerrainIds[at(s.ground[square].terrain())]}}));
  if (in_stock(box, s, card.stock) < 0)
    return bad("CV-1.1",
               say("is one too many; the box has {n} of these markers", {{"n", box.stock[card.stock]}}));
  return std::nullopt;
}

Broken wonder(const Box&, const State& s, int seat, Square square) {
  const Wonder kind = s.marker[square].wonder();
  const auto bad = [&](std::string rule, Phrase what) {
    return fault(marker_path(seat, s.marker[square], square), std::move(rule), std::move(what));
  };
  if (s.options.training) return bad("CV-15.1", "is not in a training game");
  if (s.wonder_at[at(kind)] != square) return bad("CV-1.1", "is built twice; there is one only");
  return is_water(s, square) ? bad("CV-6.13", "stands on water") : std::nullopt;
}

// CV-6.9, CV-6.13: one limited building and one wonder at most.
Broken outskirts_of(const Box& box, const State& s, int seat, const City& city) {
  int limited = 0, wonders = 0;
  for (const Square square : outskirts(city)) {
    const Marker marker = s.marker[square];
    if (marker.is_building() && box.building(marker.building()).limited && ++limited > 1)
      return fault(marker_path(seat, marker, square), "CV-6.9", "is the second limited building of its city");
    if (marker.is_wonder() && ++wonders > 1)
      return fault(marker_path(seat, marker, square), "CV-6.13", "is the second wonder of its city");
  }
  return std::nullopt;
}

Broken markers(const Box& box, const State& s) {
  for (Square square = 0; square < kSquares; ++square) {
    const Marker marker = s.marker[square];
    if (marker.none()) continue;
    if (marker.is_hut() || marker.is_village()) {
      if (!s.ground[square].revealed() || is_water(s, square))
        return fault(
            marker.is_hut() ? "huts" : "villages", "CV-8.7",
            say("must lie on land that is revealed, unlike {square}", {{"square", square_name(square)}}));
      continue;
    }
    const int owner = owner_of(s, square);
    if (owner == kNobody)
      return fault("players", "CV-2.16",
                   say("has a marker on {square}, which is in the outskirts of no city",
                       {{"square", square_name(square)}}));
    if (auto broken = marker.is_building() ? building(box, s, owner, square)
                      : marker.is_wonder() ? wonder(box, s, owner, square)
                      : is_water(s, square)
                          ? fault(marker_path(owner, marker, square), "CV-7.8", "stands on water")
                          : std::nullopt)
      return broken;
  }
  for (int seat = 0; seat < s.players(); ++seat) {
    for (const City& city : player(s, seat).cities) {
      if (auto broken = outskirts_of(box, s, seat, city)) return broken;
    }
  }
  if (s.disasters.count() > kDisasters || !s.disasters.within(revealed(s)))
    return fault("disasters", "CV-1.1",
                 say("must be at most {most} squares that are revealed", {{"most", kDisasters}}));
  return s.frozen.within(revealed(s)) ? std::nullopt
                                      : fault("frozen", "CV-8.5", "must be squares that are revealed");
}

// --- what lies beside the map

Broken wonders(const State& s) {
  if (s.stage == Stage::Civilizations) return std::nullopt;
  unsigned offered = 0;
  for (const std::uint8_t slot : s.wonder_market) {
    if (slot == kNone) continue;
    if (slot >= kWonders || s.wonder_at[slot] != kWonderInMarket || ((offered >> slot) & 1U))
      return fault("wonders.market", "CV-2.5", "has a wonder that is somewhere else, too");
    offered |= 1U << slot;
  }
  for (std::size_t i = 0; i < kWonders; ++i) {
    const Square square = s.wonder_at[i];
    const bool built = square < kSquares;
    if ((built && s.marker[square] != Marker(static_cast<Wonder>(i))) ||
        (square == kWonderInMarket && !((offered >> i) & 1U)))
      return fault("wonders", "CV-1.1", say("has {wonder} in no place", {{"wonder", kWonderIds[i]}}));
    if (square == kNowhere && has_begun(s))
      return fault("wonders.set_aside", "CV-2.6", "is empty once Egypt has set up");
  }
  if (s.panama_coins > 0 && s.wonder_at[at(Wonder::PanamaCanal)] >= kSquares)
    return fault("wonders.panama_coins", "CV-11.6", "needs the Panama Canal on the map");
  return std::nullopt;
}

Broken supplies(const Box& box, const State& s) {
  for (std::size_t i = 0; i < kMarketResources; ++i) {
    int held = 0;
    for (const Player& own : s.player) held += own.market[i];
    if (held > s.players())
      return fault("players", "CV-2.8",
                   say("hold {n} tokens of {resource}; the market has as many as players: {most}",
                       {{"n", held}, {"resource", kResourceIds[i]}, {"most", s.players()}}));
  }
  for (std::size_t i = 0; i < kGreatPeople; ++i) {
    int people = s.pool[i];
    for (const Player& own : s.player) people += own.people[i];
    for (const Marker marker : s.marker) people += marker == Marker(static_cast<GreatPerson>(i));
    for (const Question& question : std::span(s.question).first(s.questions))  // drawn, about to be placed
      people += question.ask == Ask::BonusMarker && question.a == i;
    if (people > box.great_people[i].count)
      return fault("pool", "CV-1.1",
                   say("leaves {n} of {person}; the box has {most}",
                       {{"n", people}, {"person", kGreatPersonIds[i]}, {"most", box.great_people[i].count}}));
  }
  return std::nullopt;
}

// --- cards

constexpr int kPasses = 64;  // Deck::turn

template <class Cards>
Broken holders(const State& s, const Cards& cards, std::string_view key, bool barbarians) {
  for (const Card& card : cards) {
    const bool open = card.where == Card::Where::FaceDown || card.where == Card::Where::FaceUp;
    if (card.pass >= kPasses || card.seen >> kMaxPlayers ||
        (!open && card.holder >= s.players() && !(barbarians && card.holder == kBarbarians)))
      return fault("decks." + std::string(key), "CV-1.1", "has a card that nobody can have");
  }
  return std::nullopt;
}

Broken cards(const Box& box, const State& s) {
  if (auto broken = holders(s, s.unit, "units", true)) return broken;
  if (auto broken = holders(s, s.event, "events", false)) return broken;
  if (auto broken = holders(s, s.hut, "huts", false)) return broken;
  if (auto broken = holders(s, s.village, "villages", false)) return broken;
  for (std::size_t i = box.first_unit[at(UnitType::Aircraft)]; i < kUnitCards; ++i) {
    const Card& card = s.unit[i];
    if (card.where >= Card::Where::Held && card.holder < kBarbarians &&
        player(s, card.holder).stats.rank[at(UnitType::Aircraft)] == 0)
      return fault(of_seat(card.holder, "units"), "CV-6.6", "has aircraft without Flight");
  }
  for (std::size_t i = 0; i < kVillages; ++i) {
    if (s.village[i].where == Card::Where::Held && box.village_content[i] == kGreatPersonInside)
      return fault(of_seat(s.village[i].holder, "villages"), "CV-8.11",
                   "has a great person, who is not kept as a marker");
  }
  const auto down = [](const auto& markers) {
    return std::ranges::count(markers, Card::Where::FaceDown, &Card::where);
  };
  if (std::ranges::count_if(s.marker, &Marker::is_hut) > down(s.hut))
    return fault("huts", "CV-1.1", say("needs more hut markers than the box has: {most}", {{"most", kHuts}}));
  if (std::ranges::count_if(s.marker, &Marker::is_village) > down(s.village))
    return fault("villages", "CV-1.1",
                 say("needs more village markers than the box has: {most}", {{"most", kVillages}}));
  return std::nullopt;
}

}  // namespace

std::optional<Problem> broken_piece(const Box& box, const State& s) {
  if (s.stage != Stage::Civilizations) {
    if (auto broken = civilizations(s)) return broken;
    if (auto broken = techs(box, s)) return broken;
  }
  for (int seat = 0; seat < s.players(); ++seat) {
    if (auto broken = dials(box, s, seat)) return broken;
  }
  if (auto broken = cities(box, s)) return broken;
  if (auto broken = figures(s)) return broken;
  if (auto broken = markers(box, s)) return broken;
  if (auto broken = wonders(s)) return broken;
  if (auto broken = supplies(box, s)) return broken;
  return cards(box, s);
}

}  // namespace zig::civilization
