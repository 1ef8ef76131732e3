// MS-16.10, MS-16.10b: what the actions of the strategy cards do.
#include <gtest/gtest.h>

#include <functional>

#include "games/mesopotamia/solo_testkit.h"

namespace zig::mesopotamia {
namespace {

using Kind = Event::Kind;

// --- research

// MS-16.10: Research first, or the least advanced types once it is complete: ranked once, in the order of the types, level 4 passed over.
TEST(AutomatonActions, Discover) {
  struct Row {
    std::string_view card;
    int action;
    std::array<std::uint8_t, kTypes> before, after;
  };
  const std::vector<Row> rows = {
      {"SC1", 0, {1, 1, 1, 1, 1, 1}, {1, 1, 2, 1, 1, 1}},
      {"SC1", 0, {1, 1, 3, 1, 1, 1}, {1, 1, 4, 1, 1, 1}},
      {"SC1", 0, {2, 1, 4, 1, 1, 1}, {2, 2, 4, 2, 1, 1}},
      {"SC1", 0, {4, 4, 4, 4, 4, 3}, {4, 4, 4, 4, 4, 4}},
      {"SC1", 0, {4, 4, 4, 4, 4, 4}, {4, 4, 4, 4, 4, 4}},
      {"SC8", 1, {2, 2, 1, 1, 2, 2}, {2, 2, 2, 1, 2, 2}},
      {"SC10", 1, {1, 1, 1, 1, 1, 1}, {2, 1, 1, 1, 1, 1}},
      {"SC10", 1, {4, 4, 4, 3, 4, 4}, {4, 4, 4, 4, 4, 4}},
      {"SC11", 0, {1, 1, 2, 1, 1, 1}, {1, 1, 3, 1, 1, 1}},
      {"SC11", 0, {3, 1, 4, 3, 2, 3}, {4, 2, 4, 3, 3, 3}},  // three types, each once, however low they are
      {"SC12", 1, {1, 1, 3, 1, 1, 1}, {1, 1, 4, 1, 1, 1}},
      {"SC12", 1, {1, 1, 4, 1, 1, 1}, {2, 2, 4, 1, 1, 1}},
      {"SC16", 1, {1, 1, 4, 1, 1, 1}, {2, 2, 4, 1, 1, 1}},
  };
  for (const Row& row : rows) {
    Duel duel;
    duel.automaton().tech = row.before;
    duel.perform(row.card, row.action);
    EXPECT_EQ(duel.automaton().tech, row.after) << row.card;
  }
}

// MS-R.61: Sumerian Progress discovers the next Research technology, and up to three others once that is complete.
TEST(AutomatonActions, SumerianProgressDiscoversThreeAtTheEnd) {
  Duel duel(Empire::Sumer);
  duel.tech(1, Type::Research, 4);
  duel.perform("SC11", 0);
  EXPECT_EQ(duel.told(Kind::TechRaised), 3);
}

// --- growing

// MS-16.10: one step up the population track, on every card that grows.
TEST(AutomatonActions, Grow) {
  for (const auto& [card, action] :
       {std::pair{"SC1", 1}, {"SC3", 1}, {"SC7", 0}, {"SC11", 1}, {"SC14", 1}, {"SC15", 0}}) {
    Duel duel;
    duel.perform(card, action);
    EXPECT_EQ(duel.at_population(1), 2) << card;
  }
}

// MS-16.10: Harvest gives a bone if the automaton is still not first.
TEST(AutomatonActions, HarvestGivesABoneToWhoIsNotFirst) {
  Duel behind;
  behind.at_position(Track::Population, 0, 3);
  behind.perform("SC7", 0);
  EXPECT_EQ(behind.bones(1), 1);
  Duel first;
  first.at_position(Track::Population, 0, 2);
  first.perform("SC7", 0);  // on top of the human's seal
  EXPECT_EQ(first.bones(1), 0);
}

// MS-16.10: each card draws for its own action.
TEST(AutomatonActions, GrowAndDrawAsksForTheActionOfItsCard) {
  struct Row {
    Empire empire;
    std::string_view card, passed, joins;
  };
  for (const Row& row : {Row{Empire::Sumer, "SC11", "SC7", "SC10"}, Row{Empire::Akkad, "SC14", "SC1", "SC2"},
                         Row{Empire::Babylon, "SC15", "SC1", "SC4"}}) {
    Duel duel(row.empire);
    duel.show({row.card, "SC9" == row.card || row.empire == Empire::Babylon ? "SC16" : "SC9", "SC6"})
        .floors(1);
    duel.turn({drawn(Type::Grow), shown(row.passed), shown(row.joins)});
    EXPECT_EQ(duel.strategy(row.joins).where(), Strategy::Where::FaceUp) << row.card;
    EXPECT_EQ(duel.strategy(row.passed).where(), Strategy::Where::Discarded) << row.card;
  }
}

// --- building

// MS-16.10, MS-16.10b, MS-R.104: of the list one element, the first whose number is not reached and that is legal.
TEST(AutomatonActions, BuildTheFirstPossibleElement) {
  struct Row {
    std::string_view card;
    int action;
    std::function<void(Duel&)> position;
    Kind built;
  };
  const auto at_arrapha = [](Duel& duel) { duel.unit(1, UnitType::Archer, "arrapha"); };
  const auto complete = [](Duel& duel) { duel.floors(6).grown(10); };
  const auto masters = [=](Duel& duel) {
    complete(duel);
    duel.tech(1, Type::Build, 4).gardens(1, "gardens_1_01");
  };
  const auto all = [](auto... steps) { return [=](Duel& duel) { (steps(duel), ...); }; };
  const auto walled = [](Duel& duel) { duel.wall(1, "arrapha"); };
  const auto settled = [](Duel& duel) { duel.settlement(1, "arrapha").settlement(1, "little_zab"); };
  const auto three_walls = [](Duel& duel) {
    duel.wall(1, "arrapha").wall(1, "little_zab").wall(1, "gu_edin");
  };
  const auto rams = [](Duel& duel) { duel.ram(1, "ashur").ram(1, "ashur"); };
  const std::vector<Row> rows = {
      {"SC4", 1, at_arrapha, Kind::WallBuilt},
      {"SC4", 1, all(at_arrapha, walled), Kind::FloorBuilt},  // nowhere to put the second wall
      {"SC4", 1, all(at_arrapha, three_walls), Kind::FloorBuilt},
      {"SC4", 1, all(masters, three_walls), Kind::GardensBuilt},
      {"SC5", 0, [](Duel&) {}, Kind::FloorBuilt},
      {"SC5", 0, all(masters), Kind::RamPlaced},
      {"SC5", 0, all(masters, rams), Kind::GardensBuilt},
      {"SC8", 0, at_arrapha, Kind::FloorBuilt},
      {"SC8", 0, all(complete, at_arrapha), Kind::WallBuilt},
      {"SC8", 0, all(masters, at_arrapha, walled), Kind::GardensBuilt},
      {"SC9", 0, [](Duel&) {}, Kind::FloorBuilt},
      {"SC9", 0, all(masters, at_arrapha), Kind::SettlementBuilt},
      {"SC9", 0, all(masters, at_arrapha, settled), Kind::GardensBuilt},
      {"SC12", 0, [](Duel&) {}, Kind::FloorBuilt},
      {"SC12", 0, all(masters, at_arrapha), Kind::SettlementBuilt},
      {"SC12", 0, all(masters, settled), Kind::GardensBuilt},
      {"SC16", 0, [](Duel&) {}, Kind::FloorBuilt},
      {"SC16", 0, all(masters, at_arrapha), Kind::GardensBuilt},
      {"SC16", 0,
       all(masters, at_arrapha,
           [](Duel& duel) {
             for (GardensPart& part : duel.s.gardens) part.owner = 0;
           }),
       Kind::SettlementBuilt},
      {"SC18", 1, at_arrapha, Kind::WallBuilt},
      {"SC18", 1, all(masters, three_walls, [](Duel& duel) { duel.unit(1, UnitType::Rider, "kish_fields"); }),
       Kind::SettlementBuilt},
      {"SC18", 1, three_walls, Kind::FloorBuilt},
  };
  for (const Row& row : rows) {
    Duel duel;
    row.position(duel);
    duel.perform(row.card, row.action);
    EXPECT_EQ(duel.told(row.built), 1) << row.card << " " << static_cast<int>(row.built);
    int pieces = 0;
    for (const Kind kind :
         {Kind::WallBuilt, Kind::FloorBuilt, Kind::GardensBuilt, Kind::RamPlaced, Kind::SettlementBuilt})
      pieces += duel.told(kind);
    EXPECT_EQ(pieces, 1) << row.card;  // one element, also with "Build 2"
  }
}

// MS-16.10b: gardens need Build 4 and the conditions of the part, not its price; if nothing is possible, nothing happens.
TEST(AutomatonActions, GardensNeedTheirConditions) {
  Duel duel;
  duel.floors(6).grown(10).wall(1, "arrapha").tech(1, Type::Build, 4).gardens(1, "gardens_1_03");
  duel.grown(2);  // this part asks for population 3
  duel.perform("SC8", 0);
  EXPECT_TRUE(duel.log.empty());
  duel.grown(3).tech(1, Type::Build, 3);
  duel.perform("SC8", 0);
  EXPECT_TRUE(duel.log.empty());
  duel.tech(1, Type::Build, 4);
  duel.perform("SC8", 0, {kGardensOutcome + gardens_token("gardens_2_01")});
  EXPECT_EQ(duel.s.gardens[0].owner, 1);
}

// MS-16.10b: an action without effect is done all the same.
TEST(AutomatonActions, AnActionWithoutEffectCountsAsDone) {
  Duel duel;
  duel.show({"SC8", "SC10", "SC6"}).floors(0);
  duel.at_position(Track::Population, 0, 2);
  duel.automaton().floors = 0;
  duel.s.track[at(Track::Population)].position[1] = 1;
  duel.turn();
  EXPECT_TRUE(duel.strategy("SC8").marked(0));
  duel.strategy("SC8").put(Strategy::Where::FaceUp);
  duel.turn({drawn(Type::Grow)});  // one floor on position 1: no second one. Piety 21: Commerce acts
  EXPECT_EQ(duel.used(), (Ids{"SC6/0"}));
  EXPECT_TRUE(duel.strategy("SC6").marked(0));
  EXPECT_EQ(amphorae(duel.s, 1), 0);
}

// MS-R.53: the Warfare slot of Attack carries a building list and is triggered by Warfare.
TEST(AutomatonActions, AttackBuildsWithItsWarfareSlot) {
  Duel duel;
  duel.show({"SC5", "SC10", "SC6"}).floors(1).grown(3);
  duel.turn({drawn(Type::Warfare)});
  EXPECT_EQ(duel.used()[0], "SC5/0");
  EXPECT_EQ(duel.automaton().floors, 2);
  EXPECT_EQ(duel.bones(1), 0);
}

// MS-16.10: walls and settlements go where another empire's land unit is nearest, else near the start area; ties up, then left.
TEST(AutomatonActions, WallsGoWhereTheEnemyIsNearest) {
  Duel duel;
  duel.unit(1, UnitType::Archer, "arrapha")
      .unit(1, UnitType::Rider, "kish_fields")
      .unit(0, UnitType::Rider, "larsa_fields");
  duel.perform("SC4", 1);
  EXPECT_EQ(duel.automaton().walls, areas({"kish_fields"}));
  Duel alone;
  alone.unit(1, UnitType::Archer, "arrapha").unit(1, UnitType::Rider, "kish_fields");
  alone.perform("SC4", 1);
  EXPECT_EQ(alone.automaton().walls, areas({"arrapha"}));
  Duel home;  // Tur Abdin lies higher, but two steps away
  home.unit(1, UnitType::Archer, "arrapha").unit(1, UnitType::Rider, "tur_abdin");
  home.perform("SC4", 1);
  EXPECT_EQ(home.automaton().walls, areas({"arrapha"}));
  Duel tie;  // both are next to Ashur; Nineveh lies a little higher
  tie.unit(1, UnitType::Archer, "arrapha").unit(1, UnitType::Rider, "nineveh_plain");
  tie.perform("SC4", 1);
  EXPECT_EQ(tie.automaton().walls, areas({"nineveh_plain"}));
  Duel settling;
  settling.floors(6).grown(9).tech(1, Type::Build, 3);
  settling.unit(1, UnitType::Archer, "arrapha")
      .unit(1, UnitType::Rider, "kish_fields")
      .unit(0, UnitType::Rider, "larsa_fields");
  settling.perform("SC9", 0);
  EXPECT_EQ(settling.automaton().settlements, areas({"kish_fields"}));
}

// MS-16.10: rams are built in the start area, within the unit limit.
TEST(AutomatonActions, RamsStandInTheStartArea) {
  Duel duel;
  duel.floors(6).grown(2).tech(1, Type::Build, 2);
  duel.settlement(1, "arrapha");
  duel.perform("SC5", 0);
  EXPECT_EQ(rams_at(duel.automaton(), area("ashur")), 1);
  Duel full;
  full.floors(6).grown(1).tech(1, Type::Build, 2);
  full.unit(1, UnitType::Spearman, "ashur", 2);
  full.perform("SC5", 0);
  EXPECT_EQ(rams_at(full.automaton(), area("ashur")), 0);
}

// --- warfare

// MS-16.10: bones as the Warfare card says and the best or the lowest unit, on every card that creates units.
TEST(AutomatonActions, WarfareGivesBonesAndAUnit) {
  struct Row {
    std::string_view card;
    bool highest;
  };
  for (const Row& row : {Row{"SC2", true}, Row{"SC3", true}, Row{"SC4", false}, Row{"SC13", true},
                         Row{"SC14", true}, Row{"SC18", false}}) {
    const int action = row.card == "SC2" ? 1 : 0;
    Duel duel;
    duel.grown(5).tech(1, Type::Warfare, 3);
    duel.perform(row.card, action);
    EXPECT_EQ(duel.bones(1), house_box().card(Empire::Hittites, Type::Warfare, 3).bones) << row.card;
    EXPECT_TRUE(duel.stands(1, row.highest ? UnitType::Rider : UnitType::Spearman, "ashur")) << row.card;
    EXPECT_EQ(units_on_board(duel.automaton()), 1) << row.card;
  }
}

// MS-16.10: of the types that are available: figures in the reserve, within the unit limit.
TEST(AutomatonActions, AUnitNeedsAFigureAndRoom) {
  Duel duel;
  duel.grown(5).tech(1, Type::Warfare, 3).unit(1, UnitType::Rider, "little_zab", 2);
  duel.perform("SC2", 1);
  EXPECT_TRUE(duel.stands(1, UnitType::Archer, "ashur"));
  Duel low;
  low.grown(5).tech(1, Type::Warfare, 3).unit(1, UnitType::Spearman, "little_zab", 3);
  low.perform("SC4", 0);
  EXPECT_TRUE(low.stands(1, UnitType::Archer, "ashur"));
  Duel full;
  full.unit(1, UnitType::Spearman, "little_zab", 2);  // population 1: two units
  full.perform("SC2", 1);
  EXPECT_EQ(units_on_board(full.automaton()), 2);
  EXPECT_GT(full.bones(1), 0);
}

// MS-16.10: the new unit appears in the start area or the settlement nearest to an enemy; ties: the start area; no enemy: the start area.
TEST(AutomatonActions, AUnitAppearsWhereTheEnemyIsNearest) {
  const auto position = [](std::string_view enemy) {
    Duel duel;
    duel.grown(5).settlement(1, "gu_edin").settlement(1, "kish_fields");
    if (!enemy.empty()) duel.unit(0, UnitType::Rider, enemy);
    return duel;
  };
  const auto place_of = [](Duel duel, std::string_view card, int action) {
    duel.perform(card, action);
    return duel.automaton().unit[0];
  };
  EXPECT_EQ(place_of(position(""), "SC2", 1), area("ashur"));
  EXPECT_EQ(place_of(position("anshan_pass"), "SC2", 1), area("gu_edin"));
  EXPECT_EQ(place_of(position("diyala_valley"), "SC2", 1),
            area("gu_edin"));  // both are next to it; Gu-Edin lies higher
  EXPECT_EQ(place_of(position("tur_abdin"), "SC2", 1), area("ashur"));
  EXPECT_EQ(place_of(position("bitumen_wells"), "SC2", 1), area("kish_fields"));
  EXPECT_EQ(place_of(position("kish_fields"), "SC2", 1), area("kish_fields"));
  Duel tie;  // Ur lies lower than Kish, but it is the start area
  tie.automaton().start = area("ur");
  tie.grown(5).settlement(1, "kish_fields").unit(0, UnitType::Rider, "gu_edin");
  EXPECT_EQ(place_of(tie, "SC2", 1), area("ur"));
  // `threatened`: only if the enemy is in it or next to it.
  EXPECT_EQ(place_of(position("bitumen_wells"), "SC4", 0), area("ashur"));
  EXPECT_EQ(place_of(position("anshan_pass"), "SC4", 0), area("gu_edin"));
  EXPECT_EQ(place_of(position("kish_fields"), "SC18", 0), area("kish_fields"));
  EXPECT_EQ(place_of(position(""), "SC4", 0), area("ashur"));
}

// --- trade

// MS-16.10: an amphora on the free token with the most points that it may reach; ties: the highest section, then the rightmost slot. No goods change hands.
TEST(AutomatonActions, PlacesAnAmphoraOnTheBestToken) {
  for (const auto& [card, action] : {std::pair{"SC6", 0}, {"SC7", 1}, {"SC9", 1}, {"SC15", 1}, {"SC17", 0}}) {
    Duel duel;
    duel.tech(1, Type::GatherTrade, 2);
    duel.trade(0, "trade_1_01").trade(1, "trade_1_02").trade(3, "trade_2_03").trade(4, "trade_2_04");
    duel.trade(5, "trade_2_05").trade(6, "trade_3_03");  // slot 5 shows a ship, section 3 is too high
    const auto place = [&] {
      duel.perform(card, action);
      for (const Event& event : duel.events(Kind::AmphoraPlaced)) return static_cast<int>(event.a);
      return -1;
    };
    EXPECT_EQ(place(), 4) << card;  // one point each in slots 3 and 4
    EXPECT_EQ(place(), 3) << card;
    duel.ship(1, "s16");
    EXPECT_EQ(place(), 5) << card;
    EXPECT_EQ(place(), 1) << card;  // no points: the rightmost
    duel.trade(0, "trade_1_01", 0);
    EXPECT_EQ(place(), -1) << card;  // the human has the last one
    Goods others = duel.automaton().goods;
    amount(others, Resource::Bone) = 0;
    EXPECT_EQ(others, Goods{}) << card;
  }
}

// MS-16.10: six amphorae and no more.
TEST(AutomatonActions, HasSixAmphorae) {
  Duel duel;
  for (int slot = 0; slot < kAmphorae; ++slot) duel.trade(slot, "trade_1_01", 1);
  duel.tech(1, Type::GatherTrade, 3).trade(6, "trade_3_01");
  duel.perform("SC6", 0);
  EXPECT_EQ(amphorae(duel.s, 1), kAmphorae);
}

// MS-16.10: Elamite Commerce adds a bone, whether or not an amphora is placed.
TEST(AutomatonActions, ElamiteCommerceGivesABone) {
  Duel duel;
  duel.perform("SC17", 0);
  EXPECT_EQ(duel.bones(1), 1);
}

// MS-16.10: a human may use a token with the automaton's amphora; of what he pays it keeps the bones.
TEST(AutomatonActions, KeepsOnlyBonesOfWhatIsPaidToIt) {
  Duel duel;
  duel.trade(0, "trade_1_02", 1)
      .trade(3, "trade_2_05", 1)
      .goods(0, {.food = 1, .bone = 1})
      .tech(0, Type::GatherTrade, 2);
  duel.begin_turn_of(0);
  duel.Scenario::perform(Type::GatherTrade);
  duel.play(with(Action::Kind::Trade, 0));
  EXPECT_EQ(duel.automaton().goods, Goods{});
  Duel other;
  other.trade(3, "trade_2_05", 1).goods(0, {.bone = 1}).tech(0, Type::GatherTrade, 2);
  other.begin_turn_of(0);
  other.Scenario::perform(Type::GatherTrade);
  other.play(with(Action::Kind::Trade, 3));
  EXPECT_EQ(other.automaton().goods, (Pile{.bone = 1}.goods()));
}

}  // namespace
}  // namespace zig::mesopotamia
