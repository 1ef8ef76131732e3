#include "players/new_dawn/outlook.h"

#include <algorithm>
#include <bit>
#include <optional>

#include "games/new_dawn/combat.h"
#include "games/new_dawn/course.h"
#include "players/new_dawn/plan.h"

namespace zig::players {

using namespace new_dawn;

namespace {

using W = Weights<NewDawn>;

std::size_t place(int n) { return static_cast<std::size_t>(n); }

// What a wonder does besides being one (ND-13), in parts of the weight.
constexpr std::array<double, kWonders> kUse = {
    // Stonehenge, Hanging Gardens, Forbidden City, Chichen Itza, Sydney Opera House, Eiffel Tower
    1.0, 3.0, 1.5, 1.3, 1.0, 2.0,
    // Colossus, Great Lighthouse, Great Zimbabwe, Machu Picchu, Big Ben, Maracana
    1.3, 1.0, 1.0, 2.5, 0.6, 2.0,
    // Oracle, Pyramids, Porcelain Tower, Potala Palace, Oxford University, Kremlin
    1.2, 0.3, 0.3, 0.5, 0.5, 0.6,
    // Petra, Terracotta Army, Alhambra, Venetian Arsenal, Pentagon, Ruhr Valley
    1.0, 0.8, 1.0, 2.0, 0.8, 0.8};

constexpr std::array<double, kSlots> kSlotValue = {1, 1.6, 2.1, 2.5, 2.8};

// What is promised by questions that wait for an answer.
struct Promised {
  int trade = 0, resources = 0, cards = 0, levels = 0;
};
Promised promised(const State& s, int seat) {
  Promised all;
  for (std::size_t i = 0; i < s.questions; ++i) {
    const Question& question = s.question[i];
    if (question.seat != seat) continue;
    switch (question.ask) {
      case Ask::PlaceTrade: all.trade += question.a; break;
      case Ask::StateTrade: all.trade += question.b; break;
      case Ask::MayPlaceTrade: all.trade += 1; break;
      case Ask::GainResource:
      case Ask::ResourceNotOwned: all.resources += 1; break;
      case Ask::RivalPact: all.cards += pacts_held(s, seat, question.a) == 0; break;
      case Ask::StateCard: {
        const std::uint8_t holders = s.city_states[question.a].holders;
        all.cards += std::popcount(holders) < 2 && ((holders >> seat) & 1U) == 0;
        break;
      }
      case Ask::TechCard:
      case Ask::Upgrade: all.levels += 1; break;
      default: break;
    }
  }
  return all;
}

class Survey {
 public:
  Survey(const Box& box, const State& s, int seat, const W& w)
      : box_(box),
        s_(s),
        seat_(seat),
        w_(w),
        player_(s.player[place(seat)]),
        ground_(box, s, seat),
        plan_(players::plan(box, s, seat, ground_, w)),
        ahead_(std::max(0.3, 1 - s.round / kLongGame)),
        promised_(promised(s, seat)) {}

  double agendas() const {
    constexpr double kWon = 4;
    const bool won = plan_.done == std::popcount(s_.victory_cards);
    return w_.done * plan_.done - plan_.total + (won ? kWon : 0);
  }

  double turns() const { return plan_.total; }
  const Plan& plan() const { return plan_; }

  double growth() const {
    const bool trade_next = kEventDial[place((s_.dial + 1) % kDialSpaces)] == DialIcon::Trade;  // ND-10.2
    return ahead_ * (w_.city * s_.cities[place(seat_)].count() +
                     (w_.mature + (trade_next ? w_.trade : 0)) * mature_cities(s_, seat_).count() +
                     w_.room * room() + w_.token * s_.control[place(seat_)].count());
  }

  double science() const {
    double value =
        w_.tech * (player_.reached_last_tech ? kLastTech : player_.tech) + w_.level * promised_.levels;
    for (const CardId card : player_.row)
      value += w_.level * plan_.need(type_of(card)) * (level_of(card) - 1);
    return ahead_ * value;
  }

  double row() const {
    // A card that is being resolved will be reset: its place is the first slot already.
    const bool resolving = (s_.window == Window::AfterCard || s_.window == Window::AfterEconomy) &&
                           s_.active == seat_ && s_.main.why == Why::Chosen;
    const std::size_t reset = resolving ? s_.main.slot : 0;
    double value = 0;
    for (std::size_t slot = 0; slot < kSlots; ++slot) {
      const std::size_t then = slot == reset ? 0 : slot < reset ? slot + 1 : slot;
      value += kSlotValue[then] * plan_.need(type_of(player_.row[slot]));
    }
    return w_.slot * value;
  }

  double wonders() const {
    double value = 0;
    for (int wonder = 0; wonder < kWonders; ++wonder) {
      if (controls(s_, seat_, static_cast<Wonder>(wonder))) value += 0.15 + ahead_ * kUse[place(wonder)];
    }
    return w_.wonder * value;
  }

  double stock() const {
    double value = 0;
    for (int slot = 0; slot < kSlots; ++slot) {
      const int tokens = spendable(box_, s_, seat_, slot);
      value +=
          w_.trade * plan_.need(type_of(player_.row[place(slot)])) * (tokens > 2 ? 0.8 * tokens : tokens);
    }
    value += w_.trade * kUnplaced * (player_.stored + promised_.trade);
    for (int type = 0; type < kResources; ++type) {
      const int has = player_.resources[place(type)];
      int fitting = 0;
      for (const std::uint8_t wonder : s_.market) {
        if (wonder == new_dawn::kNone) continue;
        const auto& wanted = box_.wonders[wonder].resources;
        fitting += at(wanted[0]) == place(type) || at(wanted[1]) == place(type);
      }
      value += w_.resource * has + w_.fitting * std::min(has, fitting);
    }
    value += w_.resource * promised_.resources;
    return ahead_ * value;
  }

  double treaties() const {
    int cards = promised_.cards;
    for (int giver = 0; giver < s_.players(); ++giver)
      cards += giver == seat_ ? 0 : pacts_held(s_, seat_, giver);
    for (const CityStateToken& state : s_.city_states) cards += (state.holders >> seat_) & 1U;
    return ahead_ * w_.treaty * cards;
  }

  double caravans(const Trails* known) const {
    const Spaces out = caravans_of(s_, seat_);
    if (out.empty()) return 0;
    std::optional<Trails> made;
    if (!known) known = &made.emplace(box_, s_, seat_, s_.map.land() - ground_.barbarians);
    double value = 0;
    for (const Space caravan : player_.caravan) {
      if (caravan < kSpaces) value += 1 - known->steps(caravan) / (Trails::kFar + 1.0);
    }
    const double arrival = 2 * kUnplaced * w_.trade + w_.treaty;  // ND-8.6
    return ahead_ * w_.caravan * arrival * value;
  }

  double safety() const {
    return w_.reinforced * reinforced() - w_.exposed * (taken_by_barbarians() + taken_by_rivals());
  }

 private:
  // Places for a city no further than two spaces from one's own pieces, as many as one looks at.
  int room() const {
    constexpr int kEnough = 5;
    const Spaces near = ground_.own | s_.map.neighbours(ground_.own);
    int found = (ground_.sites & near).count();
    for (const Space site : ground_.sites - near) {
      if (found >= kEnough) break;
      found += s_.map.neighbours(site).meets(near);
    }
    return std::min(found, kEnough);
  }

  static constexpr double kLongGame = 32;   // rounds
  static constexpr double kUnplaced = 0.8;  // a trade token that lies on no card yet

  // Beside a city or a rival, where they help; the first eight.
  int reinforced() const {
    const Spaces strong = s_.control[place(seat_)] & s_.reinforced;
    return std::min(strong.count(), 8);
  }

  // ND-10.3: one of six directions. What it would take from us, by how soon they move.
  double taken_by_barbarians() const {
    constexpr double kToken = 0.6, kCity = 2, kCapital = 0.4;
    double falls = 0;
    for (const Space barbarian : s_.barbarian) {
      if (barbarian == kNowhere) continue;
      for (const Space next : s_.map.next[barbarian]) {
        if (next == kNowhere || !ground_.own.has(next) || s_.reinforced.has(next)) continue;
        falls += next == player_.capital ? kCapital : s_.cities[place(seat_)].has(next) ? kCity : kToken;
      }
    }
    const auto icon = [&](int later) { return kEventDial[place((s_.dial + later) % kDialSpaces)]; };
    const double soon = icon(1) == DialIcon::Move ? 1 : icon(2) == DialIcon::Move ? 0.7 : 0.4;
    return falls / kDirections * soon;
  }

  // Cities that a rival's military card could take as it lies.
  double taken_by_rivals() const {
    constexpr double kCity = 2, kCapital = 0.7, kLikely = 0.25;
    double falls = 0;
    for (int rival = 0; rival < s_.players(); ++rival) {
      const int slot = rival == seat_ ? new_dawn::kNone : slot_of_type(s_, rival, Type::Military);
      if (slot == new_dawn::kNone) continue;
      const FocusCard& card = focus_card(box_, s_, rival, s_.player[place(rival)].row[place(slot)]);
      const Spaces near = friendly(s_, rival);
      s_.cities[place(seat_)].each([&](Space city) {
        if (!s_.map.within(Spaces::one(city), card.attack_range).meets(near)) return;
        const Battle battle{.attacker = rival, .defender = seat_, .space = city, .target = Target::City};
        const double lead = slot + 1 + card.bonus + attack_bonus(box_, s_, battle) +
                            0.7 * spendable(box_, s_, rival, slot) - defence_value(box_, s_, battle);
        falls += kLikely * attack_chance(lead) * (city == player_.capital ? kCapital : kCity);
      });
    }
    return falls;
  }

  const Box& box_;
  const State& s_;
  const int seat_;
  const W& w_;
  const Player& player_;
  const Ground ground_;
  const Plan plan_;
  const double
      ahead_;  // what only helps later counts less and less; by the round, lest progress seem to lose something
  const Promised promised_;
};

// A map under construction: the nearer good things lie to one's own capital and the farther from the others', the better.
DawnOutlook before_the_game(const Box& box, const State& s, int seat) {
  DawnOutlook o;
  for (int tile = 1; tile <= kTiles; ++tile) {
    if (!s.map.laid(tile)) continue;
    const TileSide& up = box.side(tile, side_of(s.map.way[place(tile - 1)]));
    for (int spot = 0; spot < kTileSpaces; ++spot) {
      const Space space = space_of(tile, spot);
      const bool special = box.tiles[place(tile - 1)].kind == TileKind::CityState ||
                           box.tiles[place(tile - 1)].kind == TileKind::NaturalWonder;
      const double good = (up.resource[place(spot)] >= 0 ? 1 : 0) + (special ? 0.15 : 0) -
                          (up.barbarian_at == spot ? 0.7 : 0) - (s.map.water().has(space) ? 0.05 : 0);
      for (int owner = 0; owner < s.players(); ++owner) {
        const Space capital = s.player[place(owner)].capital;
        if (capital == kNowhere || good == 0) continue;
        const double near = good / (2 + hex_distance(s.map.hex(capital), s.map.hex(space)));
        o.growth += owner == seat ? near : -near / (s.players() - 1);
      }
    }
  }
  return o;
}

}  // namespace

DawnOutlook outlook(const NewDawn& game, const State& s, int seat, const W& w, const Trails* trails,
                    Plan* plan) {
  if (s.window == Window::MapBuilding) return before_the_game(game.box(), s, seat);
  const Survey survey(game.box(), s, seat, w);
  if (plan) *plan = survey.plan();
  return {.agendas = survey.agendas(),
          .growth = survey.growth(),
          .science = survey.science(),
          .row = survey.row(),
          .wonders = survey.wonders(),
          .stock = survey.stock(),
          .treaties = survey.treaties(),
          .caravans = survey.caravans(trails),
          .safety = survey.safety(),
          .turns = survey.turns()};
}

}  // namespace zig::players
