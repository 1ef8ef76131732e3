// MS-18: Defenders of Ashur.
#include <gtest/gtest.h>

#include <set>

#include "games/mesopotamia/battle.h"
#include "games/mesopotamia/mesopotamia.h"
#include "games/mesopotamia/solo_testkit.h"

namespace zig::mesopotamia {
namespace {

using Kind = Event::Kind;
using Do = Action::Kind;
using EventState = AreaEvent::State;

const Options kAshur = {.players = 2, .automata = 1, .mode = Mode::DefendersOfAshur};

void wave_ends(Ashur& ashur, std::initializer_list<int> outcomes = {}) {
  ashur.run(outcomes, [](const Course& c) { test_wave(c); });
}
void destroy_enemy(Ashur& ashur) {
  ashur.enemy().unit.fill(kNowhere);
  ashur.enemy().ram.fill(kNowhere);
}
// The end of the round, after the battles, until the next turn of the human.
void end_of_round(Ashur& ashur) {
  ashur.s.stage = Stage::Walls;
  ashur.log.clear();
  ashur.go();
}

// --- set-up and waves

// MS-18.1: set up as for two players, in Ashur against Eridu, with the usual bonuses and two of three quests; the enemy begins on event position 5.
TEST(Ashur, IsSetUpAsForTwoPlayers) {
  std::set<Empire> seen;
  for (std::uint64_t seed = 1; seed <= 40; ++seed) {
    Options options = kAshur;
    options.assyrians_hittites = true;
    const State s = begun(options, seed);
    const Player& human = s.of(kHuman);
    const EmpireSheet& sheet = house_box().empires[at(human.empire)];
    seen.insert(human.empire);
    EXPECT_EQ(s.blocked.count(), 8);
    EXPECT_EQ(human.start, area("ashur"));
    EXPECT_EQ(s.of(kEnemy).start, area("eridu"));
    EXPECT_EQ(s.closed, areas({"harran", "ur", "mari", "susa"}));
    EXPECT_EQ(human.goods, sheet.start_goods);
    EXPECT_EQ(position(s, Track::Event, kHuman), sheet.start_position[at(Track::Event)]);
    EXPECT_EQ(position(s, Track::Population, kHuman), sheet.start_position[at(Track::Population)]);
    EXPECT_EQ(position(s, Track::Event, kEnemy), 5);
    EXPECT_EQ(leader(s, Track::Event), kEnemy);
    EXPECT_EQ(quests_held(s, kHuman), 2);
    int tokens = 0;
    for (const TradeSlot& slot : s.trade) tokens += slot.token != kNone;
    EXPECT_EQ(tokens, 6);
  }
  EXPECT_TRUE(seen.contains(Empire::Babylon) && seen.contains(Empire::Assyria));
}

// MS-18.11, MS-R.78: the first wave stands in the enemy's base when the first round begins, with 3 bones.
TEST(Ashur, TheFirstWaveArrivesAtTheEndOfSetUp) {
  const State s = begun(kAshur);
  EXPECT_EQ(s.wave, 1);
  EXPECT_EQ(bones(s, kEnemy), 3);
  EXPECT_EQ(s.of(kEnemy).goods, (Pile{.bone = 3}.goods()));
  EXPECT_EQ(units_on_board(s.of(kEnemy)), 2);
  EXPECT_GE(figure_at(s.of(kEnemy), UnitType::Spearman, area("eridu")), 0);
  EXPECT_GE(figure_at(s.of(kEnemy), UnitType::Archer, area("eridu")), 0);
  EXPECT_EQ(s.round, 1);
  EXPECT_EQ(s.active(), kHuman);
}

// MS-18.2, MS-18.3: the units, rams and bones of each wave.
TEST(Ashur, HasSixWaves) {
  struct Row {
    std::array<int, kUnitTypes> units;
    int rams, bones;
  };
  constexpr std::array<Row, kWaves> kRows = {{{{1, 1, 0, 0}, 0, 3},
                                              {{2, 1, 0, 0}, 1, 4},
                                              {{2, 2, 0, 0}, 1, 5},
                                              {{2, 2, 1, 0}, 1, 6},
                                              {{2, 2, 1, 1}, 2, 7},
                                              {{2, 2, 2, 2}, 2, 8}}};
  for (int wave = 2; wave <= kWaves; ++wave) {
    Ashur ashur;
    ashur.gardens(1, "gardens_1_01").goods(kEnemy, {});
    ashur.s.wave = byte(wave - 1);
    wave_ends(ashur, {kGardensOutcome + gardens_token("gardens_2_01")});
    const Row& row = kRows[static_cast<std::size_t>(wave - 1)];
    EXPECT_EQ(ashur.s.wave, wave);
    for (int figure = 0; figure < kLandUnits; ++figure) {
      const std::size_t type = at(type_of_figure(figure));
      EXPECT_EQ(ashur.enemy().unit[static_cast<std::size_t>(figure)] == area("eridu"),
                figure - kFirstFigure[type] < row.units[type]);
    }
    EXPECT_EQ(rams_at(ashur.enemy(), area("eridu")), row.rams);
    EXPECT_EQ(ashur.bones(kEnemy), row.bones);
    EXPECT_EQ(row.bones, 2 + wave);
    EXPECT_EQ(ashur.told(Kind::WaveArrived), 1);
  }
}

// MS-18.3: as far as figures are left; survivors stay, and unused bones carry over.
TEST(Ashur, SurvivorsStayAndBonesCarryOver) {
  Ashur ashur;
  ashur.gardens(1, "gardens_1_01").unit(kEnemy, UnitType::Spearman, "little_zab", 2).goods(kEnemy, {});
  wave_ends(ashur, {kGardensOutcome + gardens_token("gardens_2_01")});  // without bones the wave is over
  EXPECT_EQ(units_at(ashur.enemy(), area("little_zab")), 2);
  EXPECT_EQ(units_at(ashur.enemy(), area("eridu")), 2);  // one spearman was left, and an archer
  Ashur rich;
  rich.gardens(1, "gardens_1_01").goods(kEnemy, {.bone = 5});
  wave_ends(rich, {kGardensOutcome + gardens_token("gardens_2_01")});
  EXPECT_EQ(rich.bones(kEnemy), 9);
}

// MS-18.4: a wave is over when the enemy has no land unit or no bone left, not before.
TEST(Ashur, AWaveEndsWithoutUnitsOrWithoutBones) {
  Ashur ashur;
  ashur.unit(kEnemy, UnitType::Spearman, "little_zab").ram(kEnemy, "little_zab").gardens(1, "gardens_1_01");
  wave_ends(ashur);
  EXPECT_EQ(ashur.s.wave, 1);
  EXPECT_TRUE(ashur.log.empty());
  destroy_enemy(ashur);
  ashur.ram(kEnemy, "little_zab");
  wave_ends(ashur, {kGardensOutcome + gardens_token("gardens_2_01")});
  EXPECT_EQ(ashur.s.wave, 2);
  EXPECT_EQ(ashur.told(Kind::WaveBeaten), 1);
}

// MS-18.4, MS-R.59: a beaten wave gives the next gardens token, which scores; the sixth wave is the win.
TEST(Ashur, BeatenWavesGiveGardensTokens) {
  Ashur ashur;
  ashur.gardens(1, "gardens_1_01");
  for (int wave = 1; wave < kWaves; ++wave) {
    EXPECT_EQ(gardens_of(ashur.s, kHuman), wave - 1);
    destroy_enemy(ashur);
    ashur.run({}, [](const Course& c) { test_wave(c); });
    EXPECT_FALSE(ashur.s.over());
  }
  EXPECT_EQ(gardens_of(ashur.s, kHuman), 5);
  EXPECT_EQ(ashur.s.last_round, 0);
  int vp = 0;
  for (const GardensPart& part : ashur.s.gardens) vp += house_box().gardens[part.token].vp;
  EXPECT_EQ(points_of(house_box(), ashur.s, kHuman, true)[at(Score::Gardens)], vp);
  destroy_enemy(ashur);
  wave_ends(ashur);
  EXPECT_TRUE(ashur.s.over());
  EXPECT_EQ(ashur.s.outcome, Outcome::Won);
  EXPECT_EQ(ashur.told(Kind::ScenarioWon), 1);
}

// MS-18.4: the gardens cannot be built.
TEST(Ashur, TheGardensCannotBeBuilt) {
  Ashur ashur;
  ashur.gardens(1, "gardens_1_01").tech(kHuman, Type::Build, 4).goods(kHuman, {.stone = 5});
  EXPECT_FALSE(may_build(house_box(), ashur.s, kHuman, Element::Gardens));
}

// MS-18.4: the wave is tested at the end of the round, after the event dice.
TEST(Ashur, TestsTheWaveAtTheEndOfTheRound) {
  Ashur ashur;
  ashur.gardens(1, "gardens_1_01").unit(kHuman, UnitType::Spearman, "nineveh_plain");
  ashur.event("nineveh_plain", "P5", EventState::Running, kHuman, 2, 1);
  end_of_round(ashur);
  std::vector<Kind> order;
  for (const Event& event : ashur.log) {
    if (event.kind == Kind::EventAdvanced || event.kind == Kind::WaveBeaten || event.kind == Kind::RoundBegan)
      order.push_back(event.kind);
  }
  EXPECT_EQ(order, (std::vector<Kind>{Kind::EventAdvanced, Kind::WaveBeaten, Kind::RoundBegan}));
}

// MS-18.14: rams without a land unit on the map go back to the reserve when a wave ends.
TEST(Ashur, LonelyRamsGoBackWhenAWaveEnds) {
  Ashur ashur;
  ashur.ram(kEnemy, "little_zab").ram(kEnemy, "arrapha").gardens(1, "gardens_1_01");
  wave_ends(ashur, {kGardensOutcome + gardens_token("gardens_2_01")});
  EXPECT_EQ(rams_at(ashur.enemy(), area("eridu")), 1);  // the second wave's
  EXPECT_EQ(rams_at(ashur.enemy(), kNowhere), 1);
  Ashur led;
  led.ram(kEnemy, "little_zab")
      .unit(kEnemy, UnitType::Archer, "arrapha")
      .goods(kEnemy, {})
      .gardens(1, "gardens_1_01");
  wave_ends(led, {kGardensOutcome + gardens_token("gardens_2_01")});
  EXPECT_EQ(rams_at(led.enemy(), area("little_zab")), 1);
}

// --- loss

// MS-18.5: an enemy unit that enters the city without a defender ends the game at once.
TEST(Ashur, IsLostWhenTheEnemyEntersAnEmptyCity) {
  Ashur ashur;
  ashur.unit(kEnemy, UnitType::Spearman, "arrapha")
      .unit(kEnemy, UnitType::Rider, "little_zab")
      .ship(kHuman, "s16")
      .ram(kHuman, "ashur");
  ashur.march();
  EXPECT_TRUE(ashur.s.over());
  EXPECT_EQ(ashur.s.outcome, Outcome::Lost);
  EXPECT_EQ(ashur.told(Kind::ScenarioLost), 1);
  EXPECT_EQ(ashur.told(Kind::UnitMoved), 1);  // the others need not come
}

// MS-18.5, MS-18.10: with a defender there is a battle in the start area; if it is lost, so is the game.
TEST(Ashur, ABattleInTheCityDecides) {
  Ashur ashur;
  ashur.unit(kEnemy, UnitType::Chariot, "arrapha", 2)
      .unit(kHuman, UnitType::Spearman, "ashur")
      .goods(kEnemy, {.bone = 9});
  ashur.march();
  EXPECT_FALSE(ashur.s.over());
  EXPECT_FALSE(ashur_lost(house_box(), ashur.s));
  begin_battles(ashur.course());
  ashur.go();
  EXPECT_TRUE(ashur.asks(Ask::OwnBone) || ashur.asks(Ask::LineUp) || ashur.s.over());
  while (!ashur.s.over() && ashur.s.stage == Stage::Battles) ashur.play(ashur.answers(kHuman)[0]);
  EXPECT_EQ(ashur.s.outcome, Outcome::Lost);
}

// MS-18.10: the enemy's base stays closed to the human.
TEST(Ashur, TheBaseOfTheEnemyIsClosed) {
  Ashur ashur;
  EXPECT_FALSE(may_enter(house_box(), ashur.s, kHuman, area("eridu"), 2));
  EXPECT_TRUE(may_enter(house_box(), ashur.s, kHuman, area("palm_oases"), 0));
}

// --- the rest

// MS-18.13: the human's turn is a normal one; the enemy moves after it, and a new round begins.
TEST(Ashur, RoundsAreTheUsualOnes) {
  Ashur ashur;
  ashur.unit(kHuman, UnitType::Spearman, "ashur")
      .unit(kEnemy, UnitType::Archer, "gu_edin")
      .at_position(Track::Event, kHuman, 3);
  ashur.begin_turn_of(kHuman);
  EXPECT_TRUE(ashur.legal(with(Do::Perform, static_cast<int>(Type::Explore))));
  ashur.play(done());
  EXPECT_TRUE(ashur.stands(kEnemy, UnitType::Archer, "diyala_valley"));
  EXPECT_EQ(ashur.s.round, 2);
  EXPECT_EQ(ashur.asked(), kHuman);
  EXPECT_EQ(ashur.told(Kind::ActionCardDrawn), 0);  // it takes no actions
}

// MS-18.14, MS-R.98: a settlement that the enemy occupies is destroyed.
TEST(Ashur, OccupiedSettlementsAreDestroyed) {
  Ashur ashur;
  ashur.settlement(kHuman, "little_zab")
      .unit(kEnemy, UnitType::Archer, "little_zab")
      .unit(kHuman, UnitType::Spearman, "ashur");
  end_of_round(ashur);
  EXPECT_TRUE(ashur[kHuman].settlements.empty());
  EXPECT_TRUE(ashur.enemy().settlements.empty());
}

// MS-18.15: the event rank counts against the enemy's seal; on the population track the human is first.
TEST(Ashur, ScoresAgainstTheSealOfTheEnemy) {
  Ashur ashur;
  ashur.at_position(Track::Event, kHuman, 4);
  Points points = points_of(house_box(), ashur.s, kHuman, true);
  EXPECT_EQ(points[at(Score::Events)], 6);
  EXPECT_EQ(points[at(Score::Population)], 9);
  ashur.at_position(Track::Event, kHuman, 5);
  EXPECT_EQ(points_of(house_box(), ashur.s, kHuman, true)[at(Score::Events)], 9);
  EXPECT_EQ(points_of(house_box(), ashur.s, kEnemy, true)[at(Score::Population)], 0);
}

// MS-18.4, MS-18.5: whole games by random play end, and the enemy never breaks a rule.
TEST(Ashur, EndsByRandomPlay) {
  const Mesopotamia game(house_box());
  for (std::uint64_t seed = 1; seed <= 10; ++seed) {
    Random random = Random::fast(seed);
    Options options = kAshur;
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
