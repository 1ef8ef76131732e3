#include "players/civilization/errands.h"

#include <algorithm>

#include "games/civilization/map.h"

namespace zig::players {

using namespace civilization;

namespace {

std::size_t place(int n) { return static_cast<std::size_t>(n); }

constexpr double kEachStep = 0.9;  // what a goal is worth one step further away
constexpr double kYield = 0.16;    // turns for a symbol that a city yields

Yield printed(const Box& box, const State& s, Square square) {
  const Ground ground = s.ground[square];
  if (!ground.revealed()) return {};
  Yield yield = box.terrain[static_cast<std::size_t>(ground.terrain())];
  yield.culture += ground.natural_wonder();
  yield.coins += ground.coin();
  return yield;
}

}  // namespace

Errands::Errands(const Box& box, const State& s, int seat, const Survey& survey, const CivWeights& w)
    : box_(box),
      s_(s),
      seat_(seat),
      survey_(survey),
      w_(w),
      player_(s.player[place(seat)]),
      enemies_(survey.enemies(seat)) {
  for (int other = 0; other < s.players(); ++other) {
    if (other != seat) enemy_centres_ |= centres_of(s, other);
  }
  open_ = survey.revealed - enemies_ - enemy_centres_;
  if (player_.stats.water == Water::Closed) open_ -= survey.water;
  find_goals();
}

// CV-4.5
double Errands::site(Square square) const {
  if (!sites_.has(square)) return 0;
  double value = 0;
  around(square).each([&](Square near) {
    value += glance(printed(box_, s_, near));
    if (s_.ground[near].resource() >= 0) value += 0.6;
    if (s_.ground[near].terrain() == Terrain::Grassland) value += 0.5;  // room for buildings
  });
  return kYield * value + w_.city;
}

void Errands::find_sites() {
  const Squares map = squares_of_map(box_, s_);
  const Squares closed = (map - survey_.revealed) | survey_.huts | survey_.villages;
  Squares near = survey_.centres;
  for (int i = 1; i < kCityDistance; ++i) near |= near.around();
  sites_ = survey_.revealed - survey_.water - near - closed.around() - closed - enemies_.around();
  Squares inside;  // all eight neighbours exist
  sites_.each([&](Square square) {
    if (around(square).count() == 8 && around(square).within(map)) inside.add(square);
  });
  sites_ = inside;
}

double Errands::sending(Square square) const { return kYield * glance(shown(box_, s_, square)); }

void Errands::find_goals() {
  const Realm& own = survey_[seat_];
  const Squares map = squares_of_map(box_, s_);
  const Squares border = (map - survey_.revealed).stepped() & open_;
  border.each([&](Square square) {
    army_[square] = static_cast<float>(w_.unknown);
    scout_[square] = static_cast<float>(0.7 * w_.unknown);
  });
  army_goals_ = scout_goals_ = border;
  const auto army_goal = [&](Square square, double value) {
    if (value <= 0) return;
    army_goals_.add(square);
    army_[square] = std::max(army_[square], static_cast<float>(value));
  };
  const auto scout_goal = [&](Square square, double value) {
    if (value <= 0) return;
    scout_goals_.add(square);
    scout_[square] = std::max(scout_[square], static_cast<float>(value));
  };
  const bool republic = government(box_, s_, seat_).armies_found;
  if (own.cities < player_.stats.max_cities) {
    find_sites();
    sites_.each([&](Square square) {
      const double value = w_.site * site(square);
      scout_goal(square, value);
      if (republic && own.armies > 1) army_goal(square, 0.8 * value);
    });
  } else if (own.scouts > 0) {
    // Squares that no city has: a scout may send them.
    Squares taken = survey_.centres | survey_.huts | survey_.villages;
    survey_.centres.each([&](Square centre) {
      if (!enemy_centres_.has(centre)) taken |= around(centre);
    });
    (open_ - taken).each([&](Square square) { scout_goal(square, w_.gather * sending(square)); });
  }
  survey_.huts.each([&](Square square) { army_goal(square, w_.hut); });
  if (government(box_, s_, seat_).scouts_explore)
    survey_.huts.each([&](Square square) { scout_goal(square, 0.8 * w_.hut); });
  survey_.villages.each([&](Square square) { army_goal(square, entering(1, square)); });
  enemies_.each([&](Square square) { army_goal(square, entering(1, square)); });
  enemy_centres_.each([&](Square square) {
    for (int armies = std::min<int>(own.armies, player_.stats.stacking); armies > 0; --armies) {
      const double value = entering(armies, square);
      if (value <= 0) continue;
      army_goal(square, value);
      break;
    }
  });
}

double Errands::entering(int armies, Square square) const {
  constexpr double kArmy = 0.35, kScoutKilled = 0.6, kArmyKilled = 0.5, kLoot = 0.4;
  const Force& force = survey_[seat_].force;
  if (survey_.huts.has(square)) return w_.hut;
  if (survey_.villages.has(square)) {
    const double win = village_chance(force, armies);
    return win * w_.village - (1 - win) * kArmy * armies - 0.05;
  }
  const bool city = enemy_centres_.has(square);
  if (!city && !enemies_.has(square)) return 0;
  if (government(box_, s_, seat_).peaceful) return 0;
  for (int rival = 0; rival < s_.players(); ++rival) {
    if (rival == seat_) continue;
    const Force& theirs = survey_[rival].force;
    if (city) {
      for (int i = 0; i < kCities; ++i) {
        const City& there = s_.player[place(rival)].cities[place(i)];
        if (there.at != square) continue;
        const bool capital = i == kCapital;
        const double lead = attack_of(force, armies) - defence_of(theirs, capital, there.walled);
        const double win = battle_chance(lead);
        return win * (capital ? w_.conquest : w_.conquered + kLoot) - (1 - win) * (kArmy * armies + 0.4);
      }
    } else if (survey_[rival].armies_at.has(square)) {
      int defending = 0;
      for (int army = 0; army < kFirstScout; ++army)
        defending += s_.player[place(rival)].figure[place(army)] == square;
      const double win = battle_chance(attack_of(force, armies) - attack_of(theirs, defending));
      return win * (kArmyKilled * defending + kLoot) - (1 - win) * (kArmy * armies + kLoot);
    } else if (survey_[rival].figures.has(square)) {
      return kScoutKilled + kLoot;
    }
  }
  return 0;
}

double Errands::pull(int armies, bool scout, Square from) const {
  const Squares& goals = scout ? scout_goals_ : army_goals_;
  const std::array<float, kSquares>& value = scout ? scout_ : army_;
  Squares through = open_ - survey_.villages;
  if (scout) through -= survey_.huts;
  Squares layer = Squares::one(from), seen = layer;
  double best = 0, near = 1;
  constexpr int kSteps = 14;
  for (int i = 0; i <= kSteps && layer.any(); ++i, near *= kEachStep) {
    (layer & goals).each([&](Square square) {
      best = std::max(best, near * static_cast<double>(value[square]));
    });
    const Squares next = layer.stepped() - seen;
    if (!scout) {  // what is attacked is entered, not passed
      (next & goals & (survey_.villages | enemies_ | enemy_centres_)).each([&](Square square) {
        const double gain = armies > 1 ? entering(armies, square) : static_cast<double>(value[square]);
        best = std::max(best, near * kEachStep * gain);
      });
    }
    layer = next & through;
    seen |= next;
  }
  return best;
}

double Errands::all() const {
  double sum = 0;
  for (int figure = 0; figure < kFigures; ++figure) {
    const Square at = player_.figure[place(figure)];
    if (at == kNowhere) continue;
    if (is_scout(figure)) {
      sum += pull(0, true, at);
      continue;
    }
    // Armies of one square go together: the first of them speaks for all.
    int together = 0, first = figure;
    for (int army = 0; army < kFirstScout; ++army) {
      if (player_.figure[place(army)] != at) continue;
      ++together;
      first = std::min(first, army);
    }
    if (first == figure) sum += (1 + 0.5 * (together - 1)) * pull(together, false, at);
  }
  return sum;
}

}  // namespace zig::players
