// MS-16 to MS-18: the strategy cards of the automaton and the two scenarios, as the house set has them, and what is refused.
#include <algorithm>
#include <set>

#include "games/mesopotamia/box_testkit.h"

namespace zig::mesopotamia {
namespace {

const Box& box() { return the_box(); }
const StrategyCard& strategy(std::string_view id) {
  return *std::ranges::find(box().strategies, id, &StrategyCard::id);
}

// MS-16.2: ten basic cards; each base empire has two that replace two of them.
TEST(BoxSolo, StrategyDecks) {
  EXPECT_EQ(std::ranges::count(box().strategies, -1, &StrategyCard::empire), 10);
  for (int empire = 0; empire < 4; ++empire) {
    std::set<int> replaced;
    for (const StrategyCard& card : box().strategies) {
      if (card.empire == empire) replaced.insert(card.replaces);
    }
    EXPECT_EQ(replaced.size(), 2U);
  }
  EXPECT_EQ(box().strategies[static_cast<std::size_t>(strategy("SC11").replaces)].name.en, "Progress");
}

// MS-16.3, Example MS-16.a: priorities of Sumerian Progress, Development and Attack; no two alike in a deck.
TEST(BoxSolo, Priorities) {
  EXPECT_EQ(strategy("SC11").priority_if_true, 3);
  EXPECT_EQ(strategy("SC9").priority_if_true, 8);
  EXPECT_EQ(strategy("SC5").priority_if_false, 19);
  std::set<int> numbers;
  for (const StrategyCard& card : box().strategies) {
    if (card.empire >= 0) continue;
    EXPECT_TRUE(numbers.insert(card.priority_if_true).second) << card.id;
    EXPECT_TRUE(numbers.insert(card.priority_if_false).second) << card.id;
  }
}

// MS-16.4: action cards by floors.
TEST(BoxSolo, Difficulties) {
  using Row = std::array<std::uint8_t, kFloors + 1>;
  EXPECT_EQ(box().action_cards[at(Difficulty::Emperor)], (Row{0, 0, 1, 1, 2, 2, 3}));
  EXPECT_EQ(box().action_cards[at(Difficulty::Igigi)], (Row{0, 1, 1, 2, 2, 3, 4}));
  EXPECT_EQ(box().action_cards[at(Difficulty::Anunnaki)], (Row{0, 1, 2, 2, 3, 3, 4}));
  EXPECT_EQ(box().difficulty_names[at(Difficulty::Emperor)].pl, "Cesarz");
}

// MS-16.10, MS-R.53, MS-R.61: operations; Attack has a list of buildings under Warfare, Sumerian Progress up to three technologies.
TEST(BoxSolo, Operations) {
  const StrategyAction& attack = strategy("SC5").actions[0];
  EXPECT_EQ(attack.type, Type::Warfare);
  ASSERT_EQ(attack.builds.size(), 3U);
  EXPECT_EQ(attack.builds[0].element, Element::Floor);
  EXPECT_EQ(attack.builds[1].element, Element::Ram);
  EXPECT_EQ(attack.builds[1].count, 2);
  const StrategyAction& progress = strategy("SC11").actions[0];
  EXPECT_EQ(progress.steps[0].op, StrategyStep::Op::Discover);
  EXPECT_EQ(progress.steps[0].a, 1);
  EXPECT_EQ(progress.steps[0].b, 3);
  const StrategyAction& grow = strategy("SC11").actions[1];
  EXPECT_EQ(grow.label.en, "GROW AND DRAW");
  ASSERT_EQ(grow.steps.size(), 2U);
  EXPECT_EQ(grow.steps[1].op, StrategyStep::Op::DrawUntil);
  EXPECT_EQ(static_cast<Type>(grow.steps[1].a), Type::Research);
  const StrategyAction& guard = strategy("SC4").actions[0];
  EXPECT_EQ(guard.steps[1].op, StrategyStep::Op::CreateUnit);
  EXPECT_EQ(guard.steps[1].a, 0);
  EXPECT_EQ(guard.steps[1].b, 1);
}

// MS-16.10a: conditions.
TEST(BoxSolo, Conditions) {
  using Kind = StrategyCondition::Kind;
  const auto condition = [](std::string_view id) { return strategy(id).condition; };
  EXPECT_EQ(condition("SC1").kind, Kind::TechBelow);
  EXPECT_EQ(static_cast<Type>(condition("SC1").a), Type::Research);
  EXPECT_EQ(condition("SC1").b, 3);
  EXPECT_EQ(condition("SC5").kind, Kind::OpponentControls);
  EXPECT_EQ(condition("SC5").a, 3);
  EXPECT_EQ(condition("SC13").a, 7);
  EXPECT_EQ(condition("SC10").kind, Kind::NotFirstOn);
  EXPECT_EQ(static_cast<Track>(condition("SC10").a), Track::Event);
  EXPECT_EQ(condition("SC14").kind, Kind::BonesBelow);
  EXPECT_EQ(condition("SC14").a, 6);
}

// MS-17.2, MS-17.3: the defenders of Ur at the beginning, and where the others wait.
TEST(BoxSolo, SiegeOfUr) {
  const SiegeSheet& siege = box().siege;
  EXPECT_EQ(box().map.areas[siege.start].id, "harran");
  EXPECT_EQ(box().map.areas[siege.ur].id, "ur");
  EXPECT_EQ(siege.walls.count(), 3);
  EXPECT_EQ(siege.settlements.count(), 3);
  EXPECT_EQ(siege.ships.size(), 2U);
  for (const Segment ship : siege.ships) EXPECT_TRUE(box().map.segments[ship].marked);
  for (const std::size_t type : {0U, 1U, 2U}) EXPECT_EQ(siege.units[type].size(), 1U);
  EXPECT_TRUE(siege.units[at(UnitType::Chariot)].empty());
  EXPECT_EQ(siege.row, (std::array<std::uint8_t, kUnitTypes>{1, 3, 5, 7}));
  EXPECT_EQ(siege.loss_position, box().positions);  // MS-17.4
  EXPECT_TRUE(siege.no_events.has(siege.start) && siege.no_events.has(siege.ur));
}

// MS-18.2: the six waves.
TEST(BoxSolo, Waves) {
  const AshurSheet& ashur = box().ashur;
  EXPECT_EQ(box().map.areas[ashur.start].id, "ashur");
  EXPECT_EQ(box().map.areas[ashur.base].id, "eridu");
  EXPECT_EQ(ashur.event_position, 5);
  for (std::size_t wave = 0; wave < kWaves; ++wave) EXPECT_EQ(ashur.waves[wave].bones, wave + 3);
  EXPECT_EQ(ashur.waves[3].units, (std::array<std::uint8_t, kUnitTypes>{2, 2, 1, 0}));
  EXPECT_EQ(ashur.waves[3].rams, 1);
  EXPECT_EQ(ashur.waves[5].units, (std::array<std::uint8_t, kUnitTypes>{2, 2, 2, 2}));
}

TEST(BoxSolo, BrokenCardsAreRefused) {
  const Spoilt kCases[] = {
      {[](Documents& f) { f["solo"]["action_cards"].erase(6); },
       "solo.json action_cards: must be "
       "[\"explore\",\"build\",\"research\",\"gather_trade\",\"warfare\",\"grow\",\"star\"], as the rules "
       "say, not a "
       "list [MS-16.5]"},
      {[](Documents& f) { f["solo"]["difficulty"][1]["action_cards"][6] = 5; },
       "solo.json difficulty[1].action_cards: must be [0,1,1,2,2,3,4], as the rules say, not a list "
       "[MS-16.4]"},
      {[](Documents& f) { f["solo"]["strategy_cards"].erase(9); },
       "solo.json strategy_cards: has 9 cards of the deck basic; there must be 10 [MS-16.2]"},
      {[](Documents& f) { f["solo"]["strategy_cards"].erase(17); },
       "solo.json strategy_cards: has 1 card of the deck elam; there must be 2 [MS-16.2]"},
      {[](Documents& f) { f["solo"]["strategy_cards"][10]["replaces"] = "SC12"; },
       "solo.json strategy_cards[10].replaces: \"SC12\" is not a basic card above this one [MS-16.2]"},
      {[](Documents& f) { f["solo"]["strategy_cards"][11]["replaces"] = "SC1"; },
       "solo.json strategy_cards: SC12 replaces a card that another one replaces; change one of them "
       "[MS-16.2]"},
      {[](Documents& f) { f["solo"]["strategy_cards"][10].erase("empire"); },
       "solo.json strategy_cards[10]: must have both empire and replaces, or neither [MS-16.2]"},
      {[](Documents& f) { f["solo"]["strategy_cards"][10]["empire"] = "mari"; },
       "solo.json strategy_cards[10].empire: must be one of sumer, babylon, akkad, elam, not \"mari\""},
      {[](Documents& f) { f["solo"]["strategy_cards"][1]["priority_if_true"] = 5; },
       "solo.json strategy_cards: SC1 and SC2 have the same priority 5 in one deck; change one of them "
       "[MS-16.3]"},
      {[](Documents& f) { f["solo"]["strategy_cards"][10]["priority_if_true"] = 6; },
       "solo.json strategy_cards: SC2 and SC11 have the same priority 6 in one deck; change one of them "
       "[MS-16.3]"},
      {[](Documents& f) { f["solo"]["strategy_cards"][1]["priority_if_true"] = 16; },
       "solo.json strategy_cards[1].priority_if_true: must be smaller than priority_if_false: smaller comes "
       "first "
       "[MS-16.3]"},
      {[](Documents& f) { f["solo"]["strategy_cards"][0]["condition"]["op"] = "bored"; },
       "solo.json strategy_cards[0].condition.op: \"bored\" is not a condition of a strategy card; choose "
       "from: tech_below, areas_below, fewer_land_units_than_any_opponent, enemy_unit_within, "
       "opponent_controls, amphorae_below, not_first_on, ziggurat_below_population, settlements_below, "
       "bones_below, gardens_built_total_below [MS-16.10a]"},
      {[](Documents& f) { f["solo"]["strategy_cards"][4]["condition"]["what"] = Json::array(); },
       "solo.json strategy_cards[4].condition.what: must name at least one of settlement, event, wall "
       "[MS-16.10a]"},
      {[](Documents& f) { f["solo"]["strategy_cards"][0]["actions"][0]["do"][0]["op"] = "win"; },
       "solo.json strategy_cards[0].actions[0].do[0].op: \"win\" is not an operation of a strategy card; "
       "choose from: auto_discover, population, draw_strategy_until, auto_build_first_possible, "
       "auto_bones_by_warfare_level, auto_create_unit, auto_bones_if_not_first, gain, auto_amphora, "
       "auto_move [MS-16.10]"},
      {[](Documents& f) { f["solo"]["strategy_cards"][0]["actions"][0]["do"] = Json::array(); },
       "solo.json strategy_cards[0].actions[0].do: must say what to do [MS-16.10]"},
      {[](Documents& f) { f["solo"]["strategy_cards"][0]["actions"][0]["text"] = "x"; },
       "solo.json strategy_cards[0].actions[0].text: \"x\" is not there; add it under texts"},
      {[](Documents& f) { f["solo"]["texts"]["x"] = {{"en", "x"}, {"cs", "x"}, {"pl", "x"}}; },
       "solo.json texts.x: belongs to no action; remove it or correct its name"},
      {[](Documents& f) { f["solo"]["strategy_cards"][7]["actions"][0]["do"][0]["order"][1] = {"ship", 1}; },
       "solo.json strategy_cards[7].actions[0].do[0].order[1]: \"ship\" is not an element that an automaton "
       "builds; choose from: wall, ziggurat_floor, ram, settlement, hanging_gardens [MS-16.10b]"},
      {[](Documents& f) { f["solo"]["strategy_cards"][7]["actions"][0]["do"][0]["order"][1] = {"wall", 4}; },
       "solo.json strategy_cards[7].actions[0].do[0].order[1]: must be a whole number from 1 to 3, not 4 "
       "[MS-16.10b]"},
      {[](Documents& f) { f["solo"]["strategy_cards"][7]["actions"][0]["do"][0]["order"][1] = "wall"; },
       "solo.json strategy_cards[7].actions[0].do[0].order[1]: must be an element and its number, such as "
       "[\"wall\", 3], not \"wall\" [MS-16.10b]"},
      {[](Documents& f) { f["solo"]["strategy_cards"][16]["actions"][0]["do"][1]["resource"] = "wood"; },
       "solo.json strategy_cards[16].actions[0].do[1].resource: must be bone: an automaton keeps no other "
       "goods "
       "[MS-16.1]"},
  };
  expect_refused(kCases);
}

TEST(BoxSolo, BrokenScenariosAreRefused) {
  const Spoilt kCases[] = {
      {[](Documents& f) { f["solo"]["siege_of_ur"]["player_start"] = "gu_edin"; },
       "solo.json siege_of_ur.player_start: must be a start area [MS-17.1]"},
      {[](Documents& f) { f["solo"]["siege_of_ur"]["defenders"] = "harran"; },
       "solo.json siege_of_ur.defenders: must not be where the player starts [MS-17.2]"},
      {[](Documents& f) { f["solo"]["siege_of_ur"]["initial"]["walls"][0] = "uruk"; },
       "solo.json siege_of_ur.initial.walls[0]: \"uruk\" is not an area; map.json lists them under areas "
       "[MS-2.1]"},
      {[](Documents& f) { f["solo"]["siege_of_ur"]["initial"]["walls"][0] = "ur"; },
       "solo.json siege_of_ur.initial.walls[0]: must not be a start area [MS-17.2]"},
      {[](Documents& f) { f["solo"]["siege_of_ur"]["initial"]["walls"][1] = "gu_edin"; },
       "solo.json siege_of_ur.initial.walls[1]: \"gu_edin\" is there twice; keep one [MS-17.2]"},
      {[](Documents& f) { f["solo"]["siege_of_ur"]["initial"]["settlements"].erase(0); },
       "solo.json siege_of_ur.initial.settlements: has 2 entries; there must be 3 [MS-17.2]"},
      {[](Documents& f) { f["solo"]["siege_of_ur"]["initial"]["ships"][0] = "b006"; },
       "solo.json siege_of_ur.initial.ships[0]: \"b006\" is not a river segment; map.json lists them under "
       "river_segments [MS-17.2]"},
      {[](Documents& f) { f["solo"]["siege_of_ur"]["positions_per_bone"] = 2; },
       "solo.json siege_of_ur.positions_per_bone: must be 3, as the rules say, not 2 [MS-17.7]"},
      {[](Documents& f) { f["solo"]["defenders_of_ashur"]["enemy_base"] = "ashur"; },
       "solo.json defenders_of_ashur.enemy_base: must not be where the player starts [MS-18.1]"},
      {[](Documents& f) { f["solo"]["defenders_of_ashur"]["enemy_event_position"] = 15; },
       "solo.json defenders_of_ashur.enemy_event_position: must be a whole number from 1 to 14, not 15"},
      {[](Documents& f) { f["solo"]["defenders_of_ashur"]["waves"][2]["bones"] = 6; },
       "solo.json defenders_of_ashur.waves[2].bones: must be 5, as the rules say, not 6 [MS-18.2]"},
      {[](Documents& f) { f["solo"]["defenders_of_ashur"]["waves"].erase(5); },
       "solo.json defenders_of_ashur.waves: has 5 entries; there must be 6 [MS-18.2]"},
  };
  expect_refused(kCases);
}

}  // namespace
}  // namespace zig::mesopotamia
