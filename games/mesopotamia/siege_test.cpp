// MS-17: Siege of Ur.
#include <gtest/gtest.h>

#include <set>

#include "games/mesopotamia/mesopotamia.h"
#include "games/mesopotamia/solo_testkit.h"

namespace zig::mesopotamia {
namespace {

using Kind = Event::Kind;
using Do = Action::Kind;
using EventState = AreaEvent::State;

const Options kSiege = {.players = 2, .automata = 1, .mode = Mode::SiegeOfUr};
constexpr int kStar = kStarDrawn;

// --- set-up

// MS-17.1: in Harran, both seals on top of the defenders' on position 1, whatever the empire; two of three quests.
TEST(Siege, BeginsInHarranOnTopOfTheDefenders) {
  std::set<Empire> seen;
  for (std::uint64_t seed = 1; seed <= 40; ++seed) {
    Options options = kSiege;
    options.assyrians_hittites = true;
    const State s = begun(options, seed);
    seen.insert(s.of(kHuman).empire);
    EXPECT_EQ(s.of(kHuman).start, area("harran"));
    for (const Track track : {Track::Event, Track::Population}) {
      EXPECT_EQ(position(s, track, kHuman), 1);
      EXPECT_EQ(position(s, track, kEnemy), 1);
      EXPECT_EQ(leader(s, track), kHuman);
    }
    EXPECT_EQ(quests_held(s, kHuman), 2);
    EXPECT_EQ(quests_held(s, kEnemy), 0);
  }
  EXPECT_TRUE(seen.contains(Empire::Babylon));
  EXPECT_TRUE(seen.contains(Empire::Assyria));
}

// MS-17.1: the other bonuses of the empire are the usual ones.
TEST(Siege, GivesTheUsualBonuses) {
  for (std::uint64_t seed = 1; seed <= 40; ++seed) {
    const State s = begun(kSiege, seed);
    const EmpireSheet& sheet = house_box().empires[at(s.of(kHuman).empire)];
    EXPECT_EQ(s.of(kHuman).tech, sheet.start_level);
    EXPECT_EQ(s.of(kHuman).goods, sheet.start_goods);
    EXPECT_EQ(s.of(kHuman).floors, sheet.start_floors);
    EXPECT_EQ(s.of(kHuman).settlements.count(), sheet.places_settlement ? 1 : 0);
  }
}

// MS-17.2: the pieces of the defenders, events on every slot, no block tokens, trade as for two, tribes but where the defenders are.
TEST(Siege, PlacesTheDefenders) {
  const State s = begun(kSiege);
  const Player& ur = s.of(kEnemy);
  EXPECT_EQ(ur.start, area("ur"));
  EXPECT_EQ(ur.floors, kFloors);
  EXPECT_EQ(ur.goods, Goods{});
  EXPECT_EQ(ur.walls, areas({"gu_edin", "kish_fields", "larsa_fields"}));
  EXPECT_EQ(ur.settlements, areas({"gu_edin", "kish_fields", "babylon_plain"}));
  EXPECT_TRUE(ship_at(ur, segment("s24")) && ship_at(ur, segment("s12")));
  EXPECT_EQ(units_on_board(ur), 5);
  EXPECT_GE(figure_at(ur, UnitType::Spearman, area("kish_fields")), 0);
  EXPECT_GE(figure_at(ur, UnitType::Archer, area("gu_edin")), 0);
  EXPECT_GE(figure_at(ur, UnitType::Rider, area("sippar_fields")), 0);
  EXPECT_EQ(ur.since, Player{}.since);
  EXPECT_TRUE(s.blocked.empty());
  const Areas theirs = areas({"gu_edin", "kish_fields", "larsa_fields", "babylon_plain", "sippar_fields"});
  for (const Area area : house_box().map.all) {
    const AreaSheet& sheet = house_box().map.areas[area];
    EXPECT_EQ(s.event[area].state, sheet.terrain >= 0 ? EventState::FaceDown : EventState::None);
    const bool tribe = sheet.tribe != std::array<std::uint8_t, kUnitTypes>{} && !theirs.has(area);
    EXPECT_EQ(s.tribe[area] != 0, tribe) << sheet.id;
  }
  int tokens = 0;
  for (const TradeSlot& slot : s.trade) tokens += slot.token != kNone;
  EXPECT_EQ(tokens, 6);
}

// MS-17.13: the four other start areas are closed.
TEST(Siege, ClosesTheOtherStartAreas) {
  EXPECT_EQ(begun(kSiege).closed, areas({"ashur", "eridu", "mari", "susa"}));
}

// --- the end

// MS-17.4, MS-R.57: a land unit that enters Ur with a ram wins at once; without a ram nobody enters.
TEST(Siege, IsWonByEnteringUrWithARam) {
  Siege siege;
  siege.unit(kHuman, UnitType::Archer, "larsa_fields")
      .unit(kHuman, UnitType::Rider, "anshan_pass")
      .ram(kHuman, "anshan_pass");
  siege.tech(kHuman, Type::Explore, 2);
  siege.begin_turn_of(kHuman);
  siege.Scenario::perform(Type::Explore);
  siege.play(on(Do::Activate, area("larsa_fields"), static_cast<int>(UnitType::Archer)));
  EXPECT_FALSE(siege.legal(on(Do::Step, area("ur"), 0)));
  siege.play(on(Do::Step, area("kish_fields")));
  siege.play(on(Do::Activate, area("anshan_pass"), static_cast<int>(UnitType::Rider)));
  EXPECT_FALSE(siege.legal(on(Do::Step, area("ur"), 0)));
  siege.play(on(Do::Step, area("ur"), 1));
  EXPECT_TRUE(siege.s.over());
  EXPECT_EQ(siege.s.outcome, Outcome::Won);
  EXPECT_EQ(siege.told(Kind::ScenarioWon), 1);
  EXPECT_EQ(siege.s.questions, 0);
  EXPECT_EQ(siege.asked(), -1);
}

// MS-17.4: the defenders win on the last position of the population track, at once: their second card is not played.
TEST(Siege, IsLostOnTheLastPositionOfThePopulationTrack) {
  Siege siege;
  siege.at_position(Track::Population, kEnemy, 9).trade(0, "trade_1_01");
  siege.cards(drawn(Type::Grow), drawn(Type::GatherTrade));
  EXPECT_TRUE(siege.s.over());
  EXPECT_EQ(siege.s.outcome, Outcome::Lost);
  EXPECT_EQ(siege.told(Kind::ScenarioLost), 1);
  EXPECT_EQ(siege.s.trade[0].amphora, kNobody);
  const Standing standing = Mesopotamia(house_box()).standing(siege.s);
  EXPECT_GT(standing.rank[kHuman], standing.rank[kEnemy]);
}

// MS-17.4, MS-R.47: they may enter the last position even if the human is there; the lock does not bind them.
TEST(Siege, TheLockDoesNotBindTheDefenders) {
  Siege population;
  population.at_position(Track::Population, kHuman, 10).at_position(Track::Population, kEnemy, 9);
  population.cards(drawn(Type::Grow), kStar);
  EXPECT_EQ(population.s.outcome, Outcome::Lost);
  Siege event;
  event.at_position(Track::Event, kHuman, 15).at_position(Track::Event, kEnemy, 13);
  event.unit(kEnemy, UnitType::Spearman, "gu_edin")
      .event("gu_edin")
      .unit(kHuman, UnitType::Spearman, "harran");
  event.cards(drawn(Type::Explore), kStar, {revealed("P2")});  // 1 or 2 steps
  EXPECT_EQ(event.s.outcome, Outcome::Lost);
  EXPECT_EQ(event.at_event(kEnemy), 15);
}

// --- the turn

// MS-17.5: two different cards of Gather & Trade, Warfare, Explore, Grow and the star, in the order drawn.
TEST(Siege, DrawsTwoOfFiveCards) {
  std::set<int> seen;
  Siege siege;
  siege.unit(kHuman, UnitType::Spearman, "harran");
  for (int turn = 0; turn < 60; ++turn) {
    siege.at_position(Track::Population, kEnemy, 1);
    siege.log.clear();
    play_defenders(siege.course());
    const auto cards = siege.events(Kind::ActionCardDrawn), acted = siege.events(Kind::EnemyActed);
    ASSERT_EQ(cards.size(), 2U);
    ASSERT_EQ(acted.size(), 2U);
    EXPECT_NE(cards[0].a, cards[1].a);
    EXPECT_EQ(cards[0].a, acted[0].a);
    EXPECT_EQ(cards[1].a, acted[1].a);
    seen.insert({cards[0].a, cards[1].a});
  }
  EXPECT_EQ(seen, (std::set<int>{0, 3, 4, 5, kTypes}));
}

// MS-17.5: in the order of the population track; the human's turn is a normal one, then come the battles.
TEST(Siege, TurnsGoByThePopulationTrack) {
  Siege siege;
  siege.unit(kHuman, UnitType::Spearman, "harran").at_position(Track::Population, kEnemy, 4);
  siege.begin_turn_of(kHuman);
  EXPECT_TRUE(siege.legal(with(Do::Perform, static_cast<int>(Type::Grow))));
  siege.chance({kStar, drawn(Type::GatherTrade)});
  siege.play(done());  // the defenders play, the round ends; in the next one they come first
  EXPECT_EQ(siege.s.round, 2);
  EXPECT_EQ(siege.s.order[0], kEnemy);
  EXPECT_EQ(siege.told(Kind::EnemyActed), 4);
  EXPECT_TRUE(siege.asks(Ask::Turn));
}

// MS-17.6: an amphora on the rightmost token that has none, up to one section above the human's level; ships do not matter.
TEST(Siege, TheDefendersTakeTradeTokens) {
  Siege siege;
  siege.trade(0, "trade_1_01").trade(3, "trade_2_01").trade(5, "trade_2_02").trade(6, "trade_3_01");
  const auto amphora = [&] {
    siege.cards(drawn(Type::GatherTrade), kStar);
    const auto placed = siege.events(Kind::AmphoraPlaced);
    return placed.empty() ? -1 : static_cast<int>(placed[0].a);
  };
  siege.s.trade[3].amphora = kHuman;
  EXPECT_EQ(amphora(), 5);  // level 1: up to section 2; slot 5 shows a ship
  EXPECT_EQ(amphora(), 0);
  EXPECT_EQ(amphora(), -1);
  siege.tech(kHuman, Type::GatherTrade, 2);
  EXPECT_EQ(amphora(), 6);
  siege.tech(kHuman, Type::GatherTrade, 4).trade(9, "trade_4_01");
  EXPECT_EQ(amphora(), 9);
}

// MS-17.6: nothing happens without an amphora left.
TEST(Siege, TheDefendersHaveSixAmphorae) {
  Siege siege;
  for (int slot = 0; slot < kAmphorae; ++slot) siege.trade(slot, "trade_1_01", kEnemy);
  siege.tech(kHuman, Type::GatherTrade, 4).trade(9, "trade_4_01");
  siege.cards(drawn(Type::GatherTrade), kStar);
  EXPECT_EQ(siege.s.trade[9].amphora, kNobody);
}

// MS-17.6: the human may not use a token with their amphora.
TEST(Siege, TheHumanMayNotUseTheirTokens) {
  Siege siege;
  siege.trade(0, "trade_1_01", kEnemy).trade(1, "trade_1_02").goods(kHuman, {.wood = 3, .food = 3});
  siege.begin_turn_of(kHuman);
  siege.Scenario::perform(Type::GatherTrade);
  EXPECT_FALSE(siege.legal(with(Do::Trade, 0)));
  EXPECT_TRUE(siege.legal(with(Do::Trade, 1)));
}

// MS-17.7: a third of the population position in bones, rounded up; and a unit of the highest row that they have reached.
TEST(Siege, WarfareGivesBonesAndAUnit) {
  struct Row {
    int position, bones;
    UnitType type;
  };
  for (const Row& row :
       {Row{1, 1, UnitType::Spearman}, Row{2, 1, UnitType::Spearman}, Row{3, 1, UnitType::Archer},
        Row{4, 2, UnitType::Archer}, Row{5, 2, UnitType::Rider}, Row{6, 2, UnitType::Rider},
        Row{7, 3, UnitType::Chariot}, Row{9, 3, UnitType::Chariot}}) {
    Siege siege;
    siege.at_position(Track::Population, kEnemy, row.position);
    siege.cards(drawn(Type::Warfare), kStar);
    EXPECT_EQ(siege.bones(kEnemy), row.bones) << row.position;
    EXPECT_TRUE(siege.stands(kEnemy, row.type, "ur")) << row.position;  // no settlement, no wall
    EXPECT_EQ(units_on_board(siege.ur()), 1);
  }
}

// MS-17.3, MS-17.7: the rows wait beside positions 1, 3, 5 and 7; an empty row gives way to the next lower one.
TEST(Siege, AnEmptyRowGivesWayToALowerOne) {
  EXPECT_EQ(house_box().siege.row, (std::array<std::uint8_t, kUnitTypes>{1, 3, 5, 7}));
  Siege siege;
  siege.at_position(Track::Population, kEnemy, 7);
  siege.unit(kEnemy, UnitType::Chariot, "gu_edin", 2).unit(kEnemy, UnitType::Rider, "gu_edin", 2);
  siege.cards(drawn(Type::Warfare), kStar);
  EXPECT_TRUE(siege.stands(kEnemy, UnitType::Archer, "ur"));
  Siege all;
  all.unit(kEnemy, UnitType::Spearman, "gu_edin", 3);
  all.cards(drawn(Type::Warfare), kStar);
  EXPECT_EQ(units_on_board(all.ur()), 3);  // no row is left; the bones come all the same
  EXPECT_EQ(all.bones(kEnemy), 1);
}

// MS-17.7, MS-R.94: spearmen come to settlements, archers to walls: the one nearest to a land unit of the human; none: Ur.
TEST(Siege, FootUnitsComeToSettlementsAndWalls) {
  Siege siege;
  siege.settlement(kEnemy, "gu_edin")
      .settlement(kEnemy, "babylon_plain")
      .wall(kEnemy, "larsa_fields")
      .wall(kEnemy, "diyala_valley");
  siege.unit(kHuman, UnitType::Rider, "bitumen_wells");
  const auto site = [&](UnitType type) { return defender_site(house_box(), siege.s, type); };
  EXPECT_EQ(site(UnitType::Spearman), area("babylon_plain"));
  EXPECT_EQ(site(UnitType::Archer), area("diyala_valley"));  // as near as Larsa, and higher
  siege.ur().walls = {};
  EXPECT_EQ(site(UnitType::Archer), area("ur"));
  siege.ur().settlements = {};
  EXPECT_EQ(site(UnitType::Spearman), area("ur"));
}

// MS-17.7: riders and chariots come to the rightmost area next to the human's units on their way to Ur.
TEST(Siege, MountedUnitsBlockTheWayToUr) {
  Siege siege;
  siege.settlement(kEnemy, "gu_edin").unit(kHuman, UnitType::Rider, "sippar_fields");
  const auto site = [&] { return defender_site(house_box(), siege.s, UnitType::Chariot); };
  EXPECT_EQ(site(), area("kish_fields"));
  siege.unit(kHuman, UnitType::Spearman, "little_zab");  // by the Diyala valley, which lies further right
  EXPECT_EQ(site(), area("diyala_valley"));
  siege.tribe("diyala_valley", {UnitType::Spearman});
  EXPECT_EQ(site(), area("kish_fields"));
  siege.s.tribe = {};
  siege.unit(kHuman, UnitType::Archer, "kish_fields");
  EXPECT_EQ(site(), area("gu_edin"));  // next to Kish, and on a way of the unit in the Little Zab
  Siege near;  // Sippar's way is held by the human, and from Kish it is one step to Ur: as spearmen
  near.settlement(kEnemy, "babylon_plain")
      .unit(kHuman, UnitType::Rider, "sippar_fields")
      .unit(kHuman, UnitType::Archer, "kish_fields");
  EXPECT_EQ(defender_site(house_box(), near.s, UnitType::Rider), area("babylon_plain"));
}

// MS-17.7: the example: on position 7 with a chariot waiting: 3 bones and the chariot.
TEST(Siege, WarfareOfTheRulebook) {
  Siege siege;
  siege.at_position(Track::Population, kEnemy, 7).unit(kHuman, UnitType::Rider, "sippar_fields");
  siege.cards(drawn(Type::Warfare), kStar);
  EXPECT_EQ(siege.bones(kEnemy), 3);
  EXPECT_TRUE(siege.stands(kEnemy, UnitType::Chariot, "kish_fields"));
}

// MS-17.13: path lengths pass over walls, tribes and units, not over closed start areas; without a land unit they begin in the human's start area.
TEST(Siege, MeasuresWaysWhateverStandsThere) {
  Siege siege;
  siege.tribe("kish_fields", {UnitType::Spearman})
      .wall(kHuman, "gu_edin")
      .unit(kHuman, UnitType::Rider, "zagros_heights");
  const Steps steps = steps_from_human(house_box(), siege.s);
  EXPECT_EQ(steps[area("gu_edin")], 3);  // not by Susa
  EXPECT_EQ(steps[area("ur")], 4);
  Siege empty;
  EXPECT_EQ(steps_from_human(house_box(), empty.s)[area("tur_abdin")], 1);
  empty.settlement(kEnemy, "gu_edin").settlement(kEnemy, "babylon_plain");
  EXPECT_EQ(defender_site(house_box(), empty.s, UnitType::Rider), area("babylon_plain"));
}

// --- the rest

// MS-17.11: the score is the usual one, against the track positions of the defenders.
TEST(Siege, ScoresAgainstTheDefenders) {
  Siege siege;
  siege.at_position(Track::Event, kHuman, 6)
      .at_position(Track::Event, kEnemy, 9)
      .at_position(Track::Population, kHuman, 4);
  siege.settlement(kHuman, "balikh_valley");
  const Points points = points_of(house_box(), siege.s, kHuman, true);
  EXPECT_EQ(points[at(Score::Events)], 6);
  EXPECT_EQ(points[at(Score::Population)], 9);
  EXPECT_EQ(points[at(Score::Settlements)], 1);
  EXPECT_EQ(points[at(Score::Areas)], 1);
}

// MS-17.11: only a game that is won scores, and the defenders never do.
TEST(Siege, OnlyAGameThatIsWonScores) {
  const Mesopotamia game(house_box());
  Siege siege;
  siege.settlement(kHuman, "balikh_valley").settlement(kEnemy, "gu_edin");
  EXPECT_EQ(points_of(house_box(), siege.s, kEnemy, true), Points{});
  siege.s.stage = Stage::Over;
  siege.s.outcome = Outcome::Won;
  EXPECT_GT(game.standing(siege.s).total[kHuman], 0);
  EXPECT_EQ(game.standing(siege.s).rank[kHuman], 1);
  for (const Outcome outcome :
       {Outcome::Lost, Outcome::None}) {  // MS-14.11: nothing is won by a limit of rounds
    siege.s.outcome = outcome;
    EXPECT_EQ(game.standing(siege.s).total[kHuman], 0);
    EXPECT_EQ(game.standing(siege.s).rank[kHuman], 2);
    EXPECT_EQ(game.standing(siege.s).rank[kEnemy], 1);
  }
}

// MS-17.12, MS-R.78: no bones at first; destroyed units wait again; unit limits and Build rules do not bind the defenders.
TEST(Siege, TheDefendersWaitAgainAndKnowNoLimits) {
  EXPECT_EQ(bones(begun(kSiege), kEnemy), 0);
  Siege siege;
  siege.unit(kEnemy, UnitType::Spearman, "gu_edin", 3)
      .unit(kEnemy, UnitType::Archer, "gu_edin", 3);  // population 1
  remove_unit(siege.course(), kEnemy, 0);
  siege.cards(drawn(Type::Warfare), kStar);
  EXPECT_EQ(units_on_board(siege.ur()), 6);
  const Json seats = Mesopotamia(house_box()).view(siege.s, Observer())["seats"];
  EXPECT_TRUE(seats[kHuman].contains("unit_limit"));
  EXPECT_FALSE(seats[kEnemy].contains("unit_limit"));
}

// MS-17.13, MS-R.95: the gardens may be built, but completing them does not end the siege.
TEST(Siege, GoesOnWhenTheGardensAreComplete) {
  Siege siege;
  siege.unit(kHuman, UnitType::Spearman, "harran");
  for (std::size_t level = 0; level < 4; ++level) siege.s.gardens[level].owner = kHuman;
  siege.gardens(5, "gardens_5_02").tech(kHuman, Type::Build, 4).at_position(Track::Population, kHuman, 5);
  siege.goods(kHuman, {.stone = 1, .wood = 1, .clay = 1, .food = 1});
  siege.begin_turn_of(kHuman);
  siege.Scenario::perform(Type::Build);
  siege.play(with(Do::Gardens));
  EXPECT_EQ(gardens_of(siege.s, kHuman), 5);
  siege.chance({kStar, drawn(Type::GatherTrade)});
  while (siege.s.round == 1) siege.play(done());
  EXPECT_FALSE(siege.s.over());
}

// MS-17.14: they conquer a settlement that they occupy, or destroy it if they have no miniature left.
TEST(Siege, TheDefendersConquerSettlements) {
  for (const bool left : {true, false}) {
    Siege siege;
    siege.settlement(kHuman, "little_zab")
        .unit(kEnemy, UnitType::Archer, "little_zab")
        .unit(kHuman, UnitType::Spearman, "harran");
    siege.settlement(kEnemy, "gu_edin").settlement(kEnemy, "kish_fields");
    if (!left) siege.settlement(kEnemy, "babylon_plain");
    siege.s.stage = Stage::Captures;
    siege.s.todo = house_box().map.all;
    siege.go();
    EXPECT_TRUE(siege.s.of(kHuman).settlements.empty());
    EXPECT_EQ(siege.ur().settlements.has(area("little_zab")), left);
  }
}

// MS-17.14: a six-round event whose area they control at the check counts as explored by them.
TEST(Siege, TakesASixRoundEventInAnAreaTheyControl) {
  Siege siege;
  siege.unit(kEnemy, UnitType::Archer, "little_zab").unit(kHuman, UnitType::Spearman, "harran");
  siege.event("little_zab", "P5", EventState::Running, kHuman, 4, 1);
  siege.s.stage = Stage::Captures;
  siege.s.todo = {};
  siege.go();
  EXPECT_EQ(siege.s.event[area("little_zab")].state, EventState::None);
  EXPECT_EQ(siege.at_event(kEnemy), 4);
  EXPECT_EQ(event_dice_left(siege.s, kHuman), kEventDice);
}

// MS-17.4, MS-17.5: whole sieges by random play end, and the defenders never break a rule.
TEST(Siege, EndsByRandomPlay) {
  const Mesopotamia game(house_box());
  for (std::uint64_t seed = 1; seed <= 10; ++seed) {
    Random random = Random::fast(seed);
    Options options = kSiege;
    options.dealt = true;
    State s = game.start(options, random);
    Silent silent;
    for (int decision = 0; decision < 20'000 && !s.over(); ++decision) {
      ASSERT_EQ(seats_asked(house_box(), s), 1U << kHuman);
      Mesopotamia::Actions actions;
      game.legal(s, Seat{0}, actions);
      ASSERT_FALSE(actions.empty());
      game.apply(s, Seat{0}, actions[random.below(static_cast<std::uint32_t>(actions.size()))], random,
                 silent);
      ASSERT_EQ(game.broken_invariant(s), "");
    }
    EXPECT_TRUE(s.over());
    EXPECT_NE(s.outcome, Outcome::None);
  }
}

}  // namespace
}  // namespace zig::mesopotamia
