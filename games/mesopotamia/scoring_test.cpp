// MS-14, MS-15: the end of the game and its points; variants.
#include "games/mesopotamia/scoring.h"

#include <gtest/gtest.h>

#include "games/mesopotamia/mesopotamia.h"
#include "games/mesopotamia/scenario_testkit.h"
#include "games/mesopotamia/texts.h"

namespace zig::mesopotamia {
namespace {

constexpr auto kSpearman = UnitType::Spearman;

int points(Scenario& game, int seat, Score score) {
  return points_of(house_box(), game.s, seat, true)[at(score)];
}

// MS-14.2: 9, 6 and 3 points for the first three of each track, by position, then by height in the stack.
TEST(Scoring, Tracks) {
  Scenario game({.players = 4});
  game.at_position(Track::Event, 2, 5).at_position(Track::Event, 1, 5).at_position(Track::Population, 3, 4);
  const auto row = [&](Score score) {
    return std::array{points(game, 0, score), points(game, 1, score), points(game, 2, score),
                      points(game, 3, score)};
  };
  EXPECT_EQ(row(Score::Events), (std::array{3, 9, 6, 0}));
  EXPECT_EQ(row(Score::Population), (std::array{6, 3, 0, 9}));
}

// MS-14.3, MS-9.9: gardens tokens, and trade tokens with one's own amphora.
TEST(Scoring, GardensAndTrade) {
  Scenario game;
  game.gardens(1, "gardens_1_01", 0)
      .gardens(2, "gardens_2_03", 0)
      .trade(3, "trade_2_03", 0)
      .trade(9, "trade_4_02", 0)
      .trade(10, "trade_4_04", 1);
  EXPECT_EQ(points(game, 0, Score::Gardens), 3 + 5);
  EXPECT_EQ(points(game, 0, Score::Trade), 1 + 3);
  EXPECT_EQ(points(game, 1, Score::Trade), 3);
}

// MS-14.4, MS-13.19: tokens left by an event score for the controller; unfinished, face-down and waiting ones for nobody.
TEST(Scoring, EventTokens) {
  Scenario game;
  game.unit(0, kSpearman, "terqa_steppe").unit(0, kSpearman, "tur_abdin").unit(0, kSpearman, "upper_tigris");
  game.event("terqa_steppe", "D3", AreaEvent::State::Scoring)
      .event("tur_abdin", "M2", AreaEvent::State::Running, 0, 4, 1);
  game.event("upper_tigris");
  EXPECT_EQ(points(game, 0, Score::Tokens), 3);
  Scenario other;
  other.settlement(1, "terqa_steppe").event("terqa_steppe", "D3", AreaEvent::State::Scoring);
  EXPECT_EQ(points(other, 1, Score::Tokens), 3);
  EXPECT_EQ(points(other, 0, Score::Tokens), 0);
}

// MS-14.5, MS-14.6: a point for each settlement, and for each controlled area but the start area; blocked ones do not count.
TEST(Scoring, SettlementsAndAreas) {
  Scenario game;
  game.settlement(0, "gu_edin")
      .settlement(0, "tur_abdin")
      .unit(0, kSpearman, "tur_abdin")
      .unit(0, kSpearman, "harran");
  game.unit(0, kSpearman, "larsa_fields").ship(0, "s01").ram(0, "little_zab");
  game.s.blocked.add(area("larsa_fields"));
  EXPECT_EQ(points(game, 0, Score::Settlements), 2);
  EXPECT_EQ(points(game, 0, Score::Areas), 2);
}

// MS-14.7, MS-14.9: two points for a quest whose conditions are all met; level 4 is also level 3.
TEST(Scoring, Quests) {
  Scenario game;
  game.quest(0, "Q2").goods(0, {.tablet = 2}).tech(0, Type::Research, 4).tech(0, Type::Grow, 2);
  EXPECT_EQ(points(game, 0, Score::Quests), 0);
  game.tech(0, Type::Grow, 3);
  EXPECT_EQ(points(game, 0, Score::Quests), 2);
  game.goods(0, {.tablet = 1});
  EXPECT_EQ(points(game, 0, Score::Quests), 0);
}

// MS-14.8, MS-R.44: goods of several quests add up, states serve several; the best set counts.
TEST(Scoring, QuestsTogether) {
  Scenario game;
  game.quest(0, "Q14")
      .quest(0, "Q2")
      .quest(0, "Q18")
      .tech(0, Type::Research, 3)
      .tech(0, Type::Build, 3)
      .tech(0, Type::Grow, 3);
  game.tech(0, Type::Warfare, 3).goods(0, {.stone = 2, .clay = 2, .tablet = 2});
  EXPECT_EQ(points(game, 0, Score::Quests), 6);  // one Research level serves all three
  Scenario short_of;
  short_of.quest(0, "Q9").quest(0, "Q1").goods(0, {.stone = 1});
  for (const char* id : {"gu_edin", "tur_abdin", "little_zab"}) short_of.settlement(0, id).wall(0, id);
  EXPECT_EQ(points(short_of, 0, Score::Quests), 2);  // both ask for a stone
}

// A seat that meets a quest exactly, but for one condition.
enum class Missing {
  Nothing,
  Settlement,
  Wall,
  Ship,
  Unit,
  Area,
  Amphora,
  Garden,
  Floor,
  Population,
  Event,
  Technology,
  Good
};
constexpr std::array kConditions = {Missing::Settlement, Missing::Wall,       Missing::Ship,
                                    Missing::Unit,       Missing::Area,       Missing::Amphora,
                                    Missing::Garden,     Missing::Floor,      Missing::Population,
                                    Missing::Event,      Missing::Technology, Missing::Good};

// How much of it the quest asks for; of technologies and goods, how many kinds.
int asked_for(const QuestCard& card, Missing what) {
  switch (what) {
    case Missing::Nothing: return 0;
    case Missing::Settlement: return card.settlements;
    case Missing::Wall: return card.walls;
    case Missing::Ship: return card.ships;
    case Missing::Unit: return card.units;
    case Missing::Area: return card.areas;
    case Missing::Amphora: return card.amphorae;
    case Missing::Garden: return card.gardens;
    case Missing::Floor: return card.floors;
    case Missing::Population: return card.population;
    case Missing::Event: return card.event;
    case Missing::Technology:
      return static_cast<int>(std::ranges::count_if(card.technologies, [](int level) { return level > 0; }));
    case Missing::Good: return static_cast<int>(std::ranges::count_if(card.own, [](int n) { return n > 0; }));
  }
  return 0;
}

// `nth`: of the technologies and goods, which is one too few.
Scenario meeting(const QuestCard& card, Missing missing, int nth = 0) {
  const auto number = [&](int n, Missing what) { return n - (what == missing ? 1 : 0); };
  Scenario game({.players = 2, .assyrians_hittites = true, .mariotes_eblaites = true});
  game.quest(0, card.id);
  constexpr std::array kPlaces = {"tur_abdin",    "gu_edin",       "little_zab",   "orontes_plain", "arrapha",
                                  "upper_tigris", "balikh_valley", "terqa_steppe", "nineveh_plain"};
  constexpr std::array kRivers = {"s01", "s02", "s03"};
  const auto place = [&](int n) { return kPlaces.at(static_cast<std::size_t>(n)); };
  for (int n = 0; n < number(card.settlements, Missing::Settlement); ++n) game.settlement(0, place(n));
  for (int n = 0; n < number(card.walls, Missing::Wall); ++n) game.wall(0, place(n));
  for (int n = 0; n < number(card.ships, Missing::Ship); ++n)
    game.ship(0, kRivers.at(static_cast<std::size_t>(n)));
  // Each in an area of its own only where areas are asked for.
  const int units = std::max(number(card.units, Missing::Unit), number(card.areas, Missing::Area));
  for (int n = 0; n < units; ++n) game.unit(0, type_of_figure(n), place(card.areas > 0 ? n : 0));
  for (int n = 0; n < number(card.amphorae, Missing::Amphora); ++n) game.trade(n, "trade_1_01", 0);
  for (int n = 0; n < number(card.gardens, Missing::Garden); ++n) game.gardens(n + 1, "gardens_1_01", 0);
  game.at_position(Track::Population, 0, std::max(1, number(card.population, Missing::Population)));
  game.at_position(Track::Event, 0, std::max(1, number(card.event, Missing::Event)));
  game[0].floors = byte(number(card.floors, Missing::Floor));
  int technologies = 0, goods = 0;
  for (std::size_t type = 0; type < kTypes; ++type) {
    if (card.technologies[type] == 0) continue;
    const bool less = missing == Missing::Technology && technologies++ == nth;
    game[0].tech[type] = byte(card.technologies[type] - (less ? 1 : 0));
  }
  game[0].goods = card.own;
  for (std::uint8_t& good : game[0].goods) {
    if (good > 0 && missing == Missing::Good && goods++ == nth) --good;
  }
  return game;
}

// MS-14.7, MS-14.9: every quest scores when its conditions are met exactly, and nothing as soon as one of them is not.
TEST(Scoring, EveryQuest) {
  const Box& box = house_box();
  for (std::size_t i = 0; i < box.quests.size(); ++i) {
    const QuestCard& card = box.quests[i];
    SCOPED_TRACE(card.id);
    Scenario met = meeting(card, Missing::Nothing);
    EXPECT_EQ(quest_points(box, met.s, 0), card.vp);
    // The view counts every condition of its text.
    const Json demands = Mesopotamia(box).view(met.s, Observer(Seat(0)))["seats"][0]["quests"][0]["demands"];
    const std::string text = quest_text(box, i, Lang::En);
    EXPECT_EQ(static_cast<long>(demands.size()), 1 + std::count(text.begin(), text.end(), '\xB7')) << text;
    for (const Json& demand : demands) EXPECT_GE(demand[0], demand[1]) << text;
    int tried = 0;
    for (const Missing missing : kConditions) {
      const bool kinds = missing == Missing::Technology || missing == Missing::Good;
      for (int nth = 0; nth < (kinds ? asked_for(card, missing) : std::min(asked_for(card, missing), 1));
           ++nth) {
        Scenario game = meeting(card, missing, nth);
        EXPECT_EQ(quest_points(box, game.s, 0), 0) << "without condition " << static_cast<int>(missing);
        ++tried;
      }
    }
    EXPECT_EQ(tried, static_cast<int>(demands.size())) << text;
  }
}

// MS-14.10: most points win; a tie goes to the higher one on the population track.
TEST(Scoring, Ties) {
  const Mesopotamia game(house_box());
  Scenario table;
  table.at_position(Track::Event, 1, 3);  // 9 for seat 1, 6 for seat 0; on the population track 9 for seat 0
  Standing standing = game.standing(table.s);
  EXPECT_EQ(standing.total[0], standing.total[1]);
  EXPECT_EQ(standing.rank[0], 1);
  EXPECT_EQ(standing.rank[1], 2);
}

// MS-14.11, MS-R.82: an agreed limit of rounds ends the game, which is scored as it stands.
TEST(Scoring, RoundLimit) {
  Scenario game({.players = 2, .round_limit = 2});
  game.go();
  const auto told = [&] { return Mesopotamia(house_box()).view(game.s, Observer())["last_round"]; };
  EXPECT_EQ(told(), false);
  game.end_round();
  EXPECT_FALSE(game.s.over());
  EXPECT_EQ(told(), true);
  game.end_round();
  EXPECT_TRUE(game.s.over());
}

// MS-15.2: simplified battles are an option of the table: one number each instead of cards and three sections.
TEST(Variants, SimpleBattles) {
  for (const bool simple : {false, true}) {
    Scenario game({.players = 2, .simple_battles = simple});
    game.unit(0, kSpearman, "tur_abdin").unit(1, UnitType::Archer, "tur_abdin").goods(0, {.bone = 2}).go();
    game.play(done());
    game.play(done());  // both have ended their turns
    ASSERT_EQ(game.s.stage, Stage::Battles);
    EXPECT_EQ(game.s.battle.kind, simple ? BattleKind::Simple : BattleKind::Standard);
    EXPECT_EQ(game.told(Event::Kind::CardDrawn), simple ? 0 : 2);
    if (!simple) continue;
    game.play(0, with(Action::Kind::Bid, 2));  // 1 + 2 against 2
    EXPECT_EQ(units_at(game[0], area("tur_abdin")), 1);
    EXPECT_EQ(units_at(game[1], area("tur_abdin")), 0);
    EXPECT_EQ(bones(game.s, 0), 0);
  }
}

// MS-15.3: automata fill the last seats and are never asked.
TEST(Variants, AutomataFillSeats) {
  const Mesopotamia game(house_box());
  Random random = Random::fast(4);
  State s = game.start({.players = 3, .automata = 2, .round_limit = 4}, random);
  Silent silent;
  while (!s.over()) {
    const Seat seat = game.pending(s).first();
    EXPECT_EQ(seat.n, 0);
    Actions actions;
    game.legal(s, seat, actions);
    game.apply(s, seat, actions[random.below(static_cast<std::uint32_t>(actions.size()))], random, silent);
  }
}

// MS-15.3, MS-14.10: whoever plays together is ranked alone all the same; the automaton has its place among them.
TEST(Variants, TogetherAgainstAnAutomaton) {
  const Mesopotamia game(house_box());
  const auto ranks = [&](int automaton_settlements) {
    Scenario table({.players = 3, .automata = 1});
    constexpr std::array kPlaces = {"gu_edin", "tur_abdin", "harran"};
    table.at_position(Track::Population, 0, 3).at_position(Track::Population, 2, 2);
    table.at_position(Track::Event, 2, 3).at_position(Track::Event, 0, 2);  // 15 each; seat 1 is third twice
    for (int n = 0; n < automaton_settlements; ++n)
      table.settlement(2, kPlaces.at(static_cast<std::size_t>(n)));
    const Standing standing = game.standing(table.s);
    return std::array{standing.rank[0], standing.rank[1], standing.rank[2]};
  };
  using Ranks = std::array<std::uint8_t, 3>;
  EXPECT_EQ(ranks(0),
            (Ranks{1, 3, 2}));  // a tie goes to the higher one on the population track: the people have won
  EXPECT_EQ(ranks(1), (Ranks{2, 3, 1}));  // and now they have not
}

}  // namespace
}  // namespace zig::mesopotamia
