// Every card and token of the house set is played once: each does what its numbers in the data say.
#include <gtest/gtest.h>

#include "games/mesopotamia/battle.h"
#include "games/mesopotamia/scoring.h"
#include "games/mesopotamia/solo_testkit.h"

namespace zig::mesopotamia {
namespace {

using Kind = Action::Kind;

constexpr int kPlenty = 20;

Goods sum(Goods goods, const Goods& more, int times = 1) {
  for (std::size_t i = 0; i < kResources; ++i) goods[i] = byte(goods[i] + times * more[i]);
  return goods;
}
Goods plenty() {
  Goods goods;
  goods.fill(kPlenty);
  return goods;
}

// Every technology card of a type that an empire can have, in a game of its own in which it is rich.
struct Technology {
  Empire empire{};
  int level = 0;
  const TechCard* card = nullptr;

  Scenario game(Type type) const {
    Scenario game;
    game.empire(0, empire).tech(0, type, level);
    game.at_position(Track::Population, 0, 9);
    game[0].goods = plenty();
    return game;
  }
};
std::vector<Technology> technologies(Type type) {
  std::vector<Technology> all;
  for (std::size_t empire = 0; empire < kEmpires; ++empire) {
    const EmpireSheet& sheet = house_box().empires[empire];
    for (int level = sheet.start_level[at(type)]; level <= kLevels; ++level) {
      const auto of = static_cast<Empire>(empire);
      all.push_back({of, level, &house_box().card(of, type, level)});
    }
  }
  return all;
}
std::string named(const Technology& technology) {
  return std::string(kEmpireIds[at(technology.empire)]) + " " + std::to_string(technology.level);
}

// MS-6.1, MS-6.2, MS-5.12: as many activations as the card says, each as long as the unit's speed with the card's bonus.
TEST(Cards, EveryExploreCard) {
  for (const Technology& technology : technologies(Type::Explore)) {
    SCOPED_TRACE(named(technology));
    for (int type = 0; type < kUnitTypes; ++type) {
      Scenario game = technology.game(Type::Explore);
      game.unit(0, static_cast<UnitType>(type), "tur_abdin").go();
      game.perform(Type::Explore);
      EXPECT_EQ(game[0].goods, sum(plenty(), technology.card->gain));
      int activations = 0;
      const int speed = house_box().speed[static_cast<std::size_t>(type)] +
                        technology.card->speed_bonus[static_cast<std::size_t>(type)];
      while (game.asks(Ask::Explore)) {
        game.play(game.answers(0)[0]);
        int steps = 0;
        for (; game.asks(Ask::Step); ++steps) game.play(game.answers(0)[0]);
        EXPECT_EQ(steps, speed);
        ++activations;
      }
      EXPECT_EQ(activations, technology.card->activations);
    }
  }
}
// MS-6.10: a ship comes as far as its speed with the card's bonus.
TEST(Cards, EveryExploreCardForShips) {
  for (const Technology& technology : technologies(Type::Explore)) {
    SCOPED_TRACE(named(technology));
    Scenario game = technology.game(Type::Explore);
    game.ship(0, "s01").go();
    game.perform(Type::Explore);
    game.play(on(Kind::Embark, segment("s01")));
    Segments reached = Segments::one(segment("s01"));
    for (int step = 0; step < house_box().ship_speed + technology.card->ship_speed_bonus; ++step) {
      for (const Segment from : Segments(reached)) reached |= across_nodes(house_box(), game.s)[from];
    }
    EXPECT_EQ(static_cast<int>(game.answers(0).size()), reached.count() - 1);
  }
}

// MS-7.1, MS-5.12: as many elements as the card says, at the printed price less the card's discount.
TEST(Cards, EveryBuildCard) {
  const Box& box = house_box();
  for (const Technology& technology : technologies(Type::Build)) {
    SCOPED_TRACE(named(technology));
    for (std::size_t element = 0; element < kElements; ++element) {
      SCOPED_TRACE(kElementIds[element]);
      Scenario game = technology.game(Type::Build);
      game.gardens(1, "gardens_1_01");
      for (const char* id : {"tur_abdin", "gu_edin"}) game.unit(0, UnitType::Spearman, id);
      game.at_position(Track::Event, 0, 9);
      game[0].floors = 0;
      for (const char* id : {"orontes_plain", "balikh_valley"}) game.settlement(0, id);
      game.go();
      game.perform(Type::Build);
      const auto of_element = [&]() -> std::optional<Action> {
        constexpr std::array kKinds = {Kind::Wall, Kind::Floor,      Kind::Ram,
                                       Kind::Ship, Kind::Settlement, Kind::Gardens};
        for (const Action action : game.answers(0)) {
          if (action.kind == kKinds[element]) return action;
        }
        return std::nullopt;
      };
      const Goods before = game[0].goods;
      if (!game.asks(Ask::Build) || !of_element()) {
        EXPECT_LT(technology.level, box.build_level[element]);
        continue;
      }
      EXPECT_GE(technology.level, box.build_level[element]);
      const Goods& cost = static_cast<Element>(element) == Element::Gardens
                              ? box.gardens[static_cast<std::size_t>(gardens_token("gardens_1_01"))].cost
                              : box.cost[element];
      game.play(*of_element());
      EXPECT_EQ(sum(game[0].goods, less(cost, technology.card->discount[element])), before);
      if (game.asks(Ask::FloorColour)) game.play(game.answers(0)[0]);
      int built = 1;
      for (; game.asks(Ask::Build) && game.answers(0).size() > 1; ++built) {
        game.play(game.answers(0)[0]);
        if (game.asks(Ask::FloorColour)) game.play(game.answers(0)[0]);
      }
      EXPECT_EQ(built, technology.card->builds);
    }
  }
}

// MS-8.1, MS-8.2: the rate, how often, and how many discoveries at which price.
TEST(Cards, EveryResearchCard) {
  for (const Technology& technology : technologies(Type::Research)) {
    SCOPED_TRACE(named(technology));
    const TechCard& card = *technology.card;
    Scenario game = technology.game(Type::Research);
    game.go();
    game.perform(Type::Research);
    int converted = 0, discovered = 0;
    for (; game.legal(with(Kind::Convert)); ++converted) game.play(with(Kind::Convert));
    Goods expected = sum(sum(plenty(), card.gain), card.convert_to, converted);
    for (std::size_t i = 0; i < kResources; ++i)
      expected[i] = byte(expected[i] - converted * card.convert_from[i]);
    EXPECT_EQ(game[0].goods, expected);
    while (game.asks(Ask::Research) && game.answers(0)[0].kind == Kind::Discover) {
      game.play(game.answers(0)[0]);
      ++discovered;
    }
    EXPECT_EQ(converted, card.conversions);
    EXPECT_EQ(discovered, card.discoveries);
    EXPECT_EQ(sum(game[0].goods, card.discovery_cost, discovered), expected);
  }
}

// MS-9.1, MS-9.6: how many resources, how many trades, up to which section.
TEST(Cards, EveryGatherAndTradeCard) {
  for (const Technology& technology : technologies(Type::GatherTrade)) {
    SCOPED_TRACE(named(technology));
    const TechCard& card = *technology.card;
    Scenario game = technology.game(Type::GatherTrade);
    for (const char* id : {"tur_abdin", "gu_edin"}) game.unit(0, UnitType::Archer, id);
    for (const char* id : {"tur_abdin", "gu_edin"}) game.unit(0, UnitType::Rider, id);
    game.unit(0, UnitType::Spearman, "tur_abdin", 3).ship(0, "s01");
    for (int section = 1; section <= kTradeSections; ++section) {
      const std::string level = "trade_" + std::to_string(section) + "_0";
      for (int slot = 0; slot < kSlotsPerSection; ++slot)
        game.trade((section - 1) * kSlotsPerSection + slot, level + std::to_string(slot + 1), 1);
    }
    game.go();
    game.perform(Type::GatherTrade);
    EXPECT_EQ(game[0].goods, sum(plenty(), card.gain));
    int gathered = 0, traded = 0;
    while (game.asks(Ask::GatherTrade) && game.answers(0)[0].kind == Kind::Take) {
      game.play(game.answers(0)[0]);
      ++gathered;
    }
    EXPECT_EQ(gathered, card.gathers);
    while (game.asks(Ask::GatherTrade) && game.answers(0)[0].kind == Kind::Trade) {
      for (const Action action : game.answers(0)) {
        if (action.kind == Kind::Take) continue;
        EXPECT_LT(action.a, card.max_section * kSlotsPerSection);
      }
      game.play(game.answers(0)[0]);
      ++traded;
    }
    EXPECT_EQ(traded, card.trades);
    EXPECT_EQ(card.max_section, technology.level);
  }
}

// MS-10.1, MS-10.2: its bones, how many units, of which level, at which price.
TEST(Cards, EveryWarfareCard) {
  for (const Technology& technology : technologies(Type::Warfare)) {
    SCOPED_TRACE(named(technology));
    const TechCard& card = *technology.card;
    Goods after = sum(plenty(), card.gain);
    amount(after, Resource::Bone) = byte(amount(after, Resource::Bone) + card.bones);
    for (int type = 0; type < kUnitTypes; ++type) {
      Scenario game = technology.game(Type::Warfare);
      game.go();
      game.perform(Type::Warfare);
      EXPECT_EQ(game[0].goods, after);
      const Action create = on(Kind::Create, area("harran"), type);
      EXPECT_EQ(game.legal(create), type < technology.level);
      if (!game.legal(create)) continue;
      game.play(create);
      EXPECT_EQ(sum(game[0].goods, card.unit_cost[static_cast<std::size_t>(type)]), after);
      int created = 1;
      for (; game.asks(Ask::Warfare); ++created) game.play(game.answers(0)[0]);
      EXPECT_EQ(created, card.units);
    }
  }
}

// MS-10.5: the price of a step, and how many there are.
TEST(Cards, EveryGrowCard) {
  for (const Technology& technology : technologies(Type::Grow)) {
    SCOPED_TRACE(named(technology));
    const TechCard& card = *technology.card;
    Scenario game = technology.game(Type::Grow);
    game.at_position(Track::Population, 0, 1).go();
    game.perform(Type::Grow);
    int steps = 0;
    for (; game.asks(Ask::Grow); ++steps) game.play(with(Kind::Grow));
    EXPECT_EQ(steps, card.grow_steps);
    EXPECT_EQ(position(game.s, Track::Population, 0), 1 + steps);
    EXPECT_EQ(sum(game[0].goods, card.grow_cost, steps), sum(plenty(), card.gain));
  }
}

// MS-9.7, MS-14.3: every trade token: its left side is paid, its right side taken, and its points are the amphora's.
TEST(Cards, EveryTradeToken) {
  for (const TradeToken& token : house_box().trade) {
    SCOPED_TRACE(token.id);
    const int slot = (token.level - 1) * kSlotsPerSection;
    Scenario game;
    game.tech(0, Type::GatherTrade, token.level).ship(0, "s01").trade(slot, token.id);
    game[0].goods = token.cost;
    game.go();
    game.perform(Type::GatherTrade);
    const Goods before = game[0].goods;
    game.play(with(Kind::Trade, slot));
    EXPECT_EQ(sum(game[0].goods, token.cost), sum(before, token.gain));
    EXPECT_EQ(points_of(house_box(), game.s, 0, false)[at(Score::Trade)], token.vp);
  }
}

// MS-7.8, MS-7.9: every part of the gardens: its price, its conditions, its points.
TEST(Cards, EveryGardensToken) {
  for (const GardensToken& token : house_box().gardens) {
    SCOPED_TRACE(token.id);
    const auto begin = [&](int population, int event, int settlements) {
      Scenario game;
      game.tech(0, Type::Build, 4).gardens(1, token.id);
      game.at_position(Track::Population, 0, std::max(1, population))
          .at_position(Track::Event, 0, std::max(1, event));
      const char* places[] = {"tur_abdin", "gu_edin", "little_zab"};
      for (int n = 0; n < settlements; ++n) game.settlement(0, places[n]);
      game[0].goods = token.cost;
      game.go();
      game.perform(Type::Build);
      return game;
    };
    Scenario game = begin(token.population_min, token.event_min, token.settlements_min);
    ASSERT_TRUE(game.legal(with(Kind::Gardens)));
    game.play(with(Kind::Gardens));
    const TechCard& builder = house_box().card(Empire::Sumer, Type::Build, 4);
    EXPECT_EQ(sum(game[0].goods, less(token.cost, builder.discount[at(Element::Gardens)])), token.cost);
    EXPECT_EQ(points_of(house_box(), game.s, 0, false)[at(Score::Gardens)], token.vp);
    const auto refused = [&](int population, int event, int settlements) {
      const Scenario poor = begin(population, event, settlements);
      return !poor.legal(with(Kind::Gardens));
    };
    if (token.population_min > 1) {
      EXPECT_TRUE(refused(token.population_min - 1, token.event_min, token.settlements_min));
    }
    if (token.event_min > 1) {
      EXPECT_TRUE(refused(token.population_min, token.event_min - 1, token.settlements_min));
    }
    if (token.settlements_min > 0) {
      EXPECT_TRUE(refused(token.population_min, token.event_min, token.settlements_min - 1));
    }
  }
}

// MS-11.7, MS-11.11, MS-11.14: every combat card: its printed rows and its slots, and tactics only against its types.
TEST(Cards, EveryCombatCard) {
  const Box& box = house_box();
  for (std::size_t n = 0; n < box.combat.size(); ++n) {
    const CombatCard& card = box.combat[n];
    SCOPED_TRACE(card.id);
    Fighter unit{.figure = 0, .type = byte(static_cast<int>(card.unit)), .card = byte(static_cast<int>(n))};
    for (int type = 0; type < kUnitTypes; ++type) {
      const Fighter enemy{.figure = 0, .type = byte(type)};
      const bool applies = (box.beats[at(card.unit)] >> type) & 1U;
      unit.placed = {};
      EXPECT_EQ(duel_value(box, unit, enemy), card.printed[0] + (applies ? card.printed[1] : 0));
      unit.placed = card.slots;
      EXPECT_EQ(duel_value(box, unit, enemy),
                card.printed[0] + card.slots[0] + (applies ? card.printed[1] + card.slots[1] : 0));
      EXPECT_EQ(row_value(box, unit, Section::Mobility), card.printed[2] + card.slots[2]);
      for (int section = 0; section < kSections; ++section)
        EXPECT_EQ(free_slots(box, unit, static_cast<Section>(section)), 0);
    }
  }
}

// What is told when an operation of a strategy card has its effect.
std::vector<Event::Kind> told_by(StrategyStep::Op op) {
  using Op = StrategyStep::Op;
  using Told = Event::Kind;
  switch (op) {
    case Op::Discover: return {Told::TechRaised};
    case Op::Population: return {Told::Moved};
    case Op::Build:
      return {Told::FloorBuilt, Told::WallBuilt,  Told::SettlementBuilt,
              Told::RamPlaced,  Told::ShipPlaced, Told::GardensBuilt};
    case Op::WarfareBones:
    case Op::BonesIfNotFirst:
    case Op::GainBones: return {Told::Gained};
    case Op::CreateUnit: return {Told::UnitPlaced};
    case Op::Amphora: return {Told::AmphoraPlaced};
    case Op::Move: return {Told::UnitMoved};
    case Op::DrawUntil: break;
  }
  return {};
}

// MS-16.10: every step of every action of every strategy card does what its operation says, where there is room for it.
TEST(Cards, EveryStrategyCard) {
  for (const StrategyCard& card : house_box().strategies) {
    for (int action = 0; action < 2; ++action) {
      SCOPED_TRACE(card.id + " action " + std::to_string(action + 1));
      const auto empire = card.empire < 0 ? Empire::Hittites : static_cast<Empire>(card.empire);
      Duel duel(empire);
      duel.grown(3).floors(1).unit(1, UnitType::Spearman, "tur_abdin").unit(0, UnitType::Archer, "gu_edin");
      duel.event("upper_tigris").trade(0, "trade_1_01").at_position(Track::Population, 0, 5);
      const StrategyAction& wanted = card.actions[static_cast<std::size_t>(action)];
      const bool turned_up = std::ranges::all_of(
          wanted.steps, [](const StrategyStep& step) { return step.op == StrategyStep::Op::DrawUntil; });
      EXPECT_FALSE(turned_up);  // that belongs to the turn
      Random random = Random::fast(3);
      for (const StrategyStep& step : wanted.steps) {
        if (step.op == StrategyStep::Op::DrawUntil) continue;
        duel.log.clear();
        carry_out(Course{house_box(), duel.s, random, &duel.log}, 1, wanted, step);
        ASSERT_FALSE(duel.log.empty());
        EXPECT_EQ(std::ranges::count(told_by(step.op), duel.log[0].kind), 1)
            << "step " << &step - wanted.steps.data() + 1;
      }
    }
  }
}

}  // namespace
}  // namespace zig::mesopotamia
