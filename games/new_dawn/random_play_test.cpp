// Random games on the fixed and on built maps: the laws of engine/laws.h that need no texts, while the game is not in the list of all
// games.
#include <gtest/gtest.h>

#include <set>

#include "engine/laws.h"
#include "games/new_dawn/questions.h"
#include "games/new_dawn/random_play_testkit.h"

namespace zig::new_dawn {
namespace {

Options options_of(int players, MapKind map = MapKind::FirstGame) {
  Options options;
  options.players = static_cast<std::uint8_t>(players);
  options.map = map;
  return options;
}

// Every component is in exactly one place after every decision.
TEST(RandomPlay, KeepsTheInvariants) {
  for (std::uint64_t seed = 0; seed < 24; ++seed) {
    int decision = 0;
    for_each_state(options_of(2 + static_cast<int>(seed % 3)), seed, 3000, [&](const State& s) {
      const std::string broken = the_game().broken_invariant(s);
      ASSERT_EQ(broken, "") << "seed " << seed << ", decision " << decision << ", asked "
                            << static_cast<int>(s.questions ? s.asked().ask : Ask::None);
      ++decision;
    });
    if (HasFatalFailure()) return;
  }
}

TEST(RandomPlay, KeepsTheInvariantsOnBuiltMaps) {
  for (std::uint64_t seed = 0; seed < 6; ++seed) {
    for_each_state(options_of(2 + static_cast<int>(seed % 3), MapKind::Built), seed, 600,
                   [&](const State& s) { ASSERT_EQ(the_game().broken_invariant(s), "") << "seed " << seed; });
    if (HasFatalFailure()) return;
  }
}

TEST(RandomPlay, LegalAndJudgeAgree) {
  for (const MapKind map : {MapKind::FirstGame, MapKind::Built}) {
    for (int players = 2; players <= 4; ++players) {
      laws::Trial<NewDawn> trial{the_game(), options_of(players, map)};
      trial.options.round_cap = 12;
      trial.games = 1;
      trial.sample = 37;
      EXPECT_EQ(laws::judge_agrees_with_legal(
                    trial, [](const Verdict& verdict) { EXPECT_FALSE(verdict.key.empty()); }),
                "");
    }
  }
}

// ND-17: people at random, the last seats by themselves.
TEST(RandomPlay, AutomatedPlayersKeepTheInvariants) {
  for (std::uint64_t seed = 0; seed < 12; ++seed) {
    Options options =
        options_of(2 + static_cast<int>(seed % 3), seed % 4 ? MapKind::FirstGame : MapKind::Built);
    options.automated = static_cast<std::uint8_t>(1 + seed % (options.players - 1U));
    int decisions = 0;
    const State last = for_each_state(options, seed, NewDawn::kMaxDecisions, [&](const State& s) {
      ++decisions;
      ASSERT_EQ(the_game().broken_invariant(s), "") << "seed " << seed;
      ASSERT_TRUE(s.over() || !s.automated(s.asked().seat));
    });
    if (HasFatalFailure()) return;
    EXPECT_TRUE(last.over()) << "seed " << seed << " is not over after " << decisions << " decisions";
  }
}
TEST(RandomPlay, AutomatedPlayersAreReproducible) {
  laws::Trial<NewDawn> trial{the_game(), options_of(3)};
  trial.options.automated = 2;
  trial.options.round_cap = 20;
  EXPECT_EQ(laws::same_seed_gives_same_bytes(trial), "");
}

TEST(RandomPlay, SameSeedSameBytes) {
  laws::Trial<NewDawn> trial{the_game(), options_of(3)};
  trial.options.round_cap = 20;
  EXPECT_EQ(laws::same_seed_gives_same_bytes(trial), "");
}

TEST(RandomPlay, RanksFollow) {
  laws::Trial<NewDawn> trial{the_game(), options_of(4)};
  trial.options.round_cap = 20;
  EXPECT_EQ(laws::points_add_up_and_ranks_follow(trial), "");
}

TEST(RandomPlay, NotationRoundTrips) { EXPECT_EQ(laws::notation_round_trips(the_game()), ""); }

// Random players win some day; most games are short enough.
TEST(RandomPlay, Ends) {
  for (std::uint64_t seed = 0; seed < 12; ++seed) {
    int decisions = 0;
    const State s = for_each_state(options_of(2 + static_cast<int>(seed % 3)), seed, NewDawn::kMaxDecisions,
                                   [&](const State&) { ++decisions; });
    EXPECT_TRUE(s.over()) << "seed " << seed << " is not over after " << decisions << " decisions, round "
                          << s.round;
  }
}

TEST(RandomPlay, EndsOnBuiltMaps) {
  for (std::uint64_t seed = 0; seed < 6; ++seed) {
    int decisions = 0;
    const State s = for_each_state(options_of(2 + static_cast<int>(seed % 3), MapKind::Built), seed,
                                   NewDawn::kMaxDecisions, [&](const State&) { ++decisions; });
    EXPECT_TRUE(s.over()) << "seed " << seed << " is not over after " << decisions << " decisions, round "
                          << s.round;
  }
}

// Every question is asked in random play, or has a test of its own.
TEST(RandomPlay, AsksEveryQuestionButThoseWithTestsOfTheirOwn) {
  std::set<Ask> asked;
  for (std::uint64_t seed = 100; seed < 112; ++seed) {
    for_each_state(options_of(4), seed, 20000, [&](const State& s) {
      if (s.questions) asked.insert(s.asked().ask);
    });
  }
  std::string missing;
  for (int ask = static_cast<int>(Ask::StartOfTurn); ask <= static_cast<int>(Ask::SurplusPact); ++ask) {
    const QuestionRow& row = question_row(static_cast<Ask>(ask));
    if (row.asks_somebody() && !asked.contains(row.ask)) missing += std::string(row.name()) + " ";
  }
  EXPECT_EQ(missing,
            "seoul_barbarian seoul_space geneva_return replaced_card drop_caravan upgrade_card conquest_slot "
            "after_economy maracana_before surplus_pact ");
}

}  // namespace
}  // namespace zig::new_dawn
