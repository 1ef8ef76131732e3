// ND-11, ND-12: agendas and winning.
#include <gtest/gtest.h>

#include "games/new_dawn/scenario_testkit.h"

namespace zig::new_dawn {
namespace {

// ND-11.1, ND-11.6, ND-11.10: Civilized: eight cities with the capital; a marker leaves the supply.
TEST(RulesWinning, Civilized) {
  State s = Scenario().card(1, "industry-1", 5).cities(1, "3b 3j 4b 8e 2h 2c").turn_of(1).state();
  EXPECT_FALSE(done(s, 1, Agenda::Civilized));
  play(s, {"slot 5", "city 9i"});
  EXPECT_TRUE(done(s, 1, Agenda::Civilized));
  EXPECT_EQ(s.player[1].markers, 1);
}

// ND-11.6: two wonders of a type.
TEST(RulesWinning, TwoWondersOfAType) {
  const State s = Scenario()
                      .cities(0, "3b 8e")
                      .wonder(Wonder::Colossus, "3b")
                      .wonder(Wonder::BigBen, "8e")
                      .victory({0, 1, 2})
                      .state();
  EXPECT_TRUE(done(s, 0, Agenda::MoneyGrubber));
  EXPECT_FALSE(done(s, 0, Agenda::Paranoid));
  const State more =
      Scenario().cities(0, "3b 8e").wonder(Wonder::Petra, "3b").wonder(Wonder::Alhambra, "8e").state();
  EXPECT_TRUE(done(more, 0, Agenda::Paranoid));
  const State culture = Scenario()
                            .cities(0, "3b 8e")
                            .wonder(Wonder::Stonehenge, "3b")
                            .wonder(Wonder::ChichenItza, "8e")
                            .state();
  EXPECT_TRUE(done(culture, 0, Agenda::Aesthetic));
  const State science = Scenario()
                            .cities(0, "3b 8e")
                            .wonder(Wonder::Pyramids, "3b")
                            .wonder(Wonder::Kremlin, "8e")
                            .victory({3})
                            .state();
  EXPECT_TRUE(done(science, 0, Agenda::Scholarly));
}

// ND-11.6: Warmonger by two conquered city-states, Explorer by fifteen spaces at water or edge, Populous, Preservationist.
TEST(RulesWinning, OtherAgendas) {
  EXPECT_TRUE(done(Scenario().cities(0, "12a").tokens(0, "15a").state(), 0, Agenda::Warmonger));
  EXPECT_FALSE(done(Scenario().cities(0, "12a").state(), 0, Agenda::Warmonger));
  const std::string coast = "7b 7c 7h 7j 8c 8d 8e 8a 2f 2g 2h 2j 2b 2c";  // with the capital 15
  EXPECT_TRUE(done(Scenario().tokens(0, coast).state(), 0, Agenda::Explorer));
  EXPECT_FALSE(done(Scenario().tokens(0, coast.substr(3)).state(), 0, Agenda::Explorer));
  EXPECT_TRUE(done(Scenario().victory({4}).tokens(0, "1a 4a").state(), 0, Agenda::Preservationist));
  EXPECT_FALSE(done(Scenario().victory({4}).tokens(0, "1a").state(), 0, Agenda::Preservationist));
  const State populous = Scenario()
                             .victory({4})
                             .tokens(0, "7b 7c")
                             .cities(0, "8e 2j 3j 6e")
                             .tokens(0, "8d 8a 2h 2i 3i 3h 6d 6f")
                             .state();
  EXPECT_TRUE(done(populous, 0, Agenda::Populous));
}

// ND-11.1: a completed agenda stays completed, also when the pieces are lost, and in another player's turn.
TEST(RulesWinning, CompletedForGood) {
  State s = Scenario()
                .victory({4})
                .tokens(0, "1a 4a")
                .tokens(1, "1b")
                .wonder(Wonder::ForbiddenCity, "9a")
                .turn_of(1)
                .state();
  play(s, {"use forbidden-city"});
  EXPECT_EQ(owner(s, "1a"), "nobody");
  EXPECT_TRUE(done(s, 0, Agenda::Preservationist));
}

// ND-11.2: both agendas of a card count once; several players may complete the same one.
TEST(RulesWinning, ACardCountsOnce) {
  const State s = Scenario()
                      .agendas(0, {Agenda::Civilized, Agenda::MoneyGrubber})
                      .agendas(1, {Agenda::Civilized})
                      .state();
  EXPECT_EQ(the_game().standing(s).total[0], 1);
  EXPECT_EQ(the_game().standing(s).total[1], 1);
}

// ND-11.3, ND-4.3, ND-11.5: at the start of the first player's turn whoever has an agenda on every card wins.
TEST(RulesWinning, TheCheck) {
  Scenario scenario;
  scenario.agendas(1, {Agenda::Civilized, Agenda::Warmonger, Agenda::Aesthetic});
  State s = scenario.state();
  EXPECT_EQ(asked(s), 0);  // not in the first turn of the game
  play(s, {"slot 2", "stop", "slot 2", "stop"});
  EXPECT_TRUE(s.over());
  EXPECT_EQ(the_game().standing(s).winners(), Seats::one(Seat{1}));
  const State two = Scenario().agendas(1, {Agenda::Civilized, Agenda::Warmonger}).event();
  EXPECT_FALSE(two.over());
}

// ND-11.4: several winners: world wonders, then friendly spaces, then shared.
TEST(RulesWinning, TieBreaks) {
  const auto winners = [](Scenario scenario) {
    for (int seat : {0, 1}) scenario.agendas(seat, {Agenda::Civilized, Agenda::Warmonger, Agenda::Aesthetic});
    const State s = scenario.event();
    EXPECT_TRUE(s.over());
    return the_game().standing(s).winners();
  };
  EXPECT_EQ(winners(Scenario().wonder(Wonder::Petra, "9a").tokens(0, "7b 7c")), Seats::one(Seat{1}));
  EXPECT_EQ(winners(Scenario().tokens(0, "7b")), Seats::one(Seat{0}));
  EXPECT_EQ(winners(Scenario()), Seats::all(2));
}

// ND-11.7: tested after every step: each space of the dial, each piece.
TEST(RulesWinning, AfterEveryStep) {
  State s = Scenario().card(0, "science-1", 5).tech(0, 22).victory({3}).state();
  play(s, {"slot 5", "advance"});
  EXPECT_TRUE(done(s, 0, Agenda::Technophile));  // at the mark, before the rest of the steps
}

// ND-11.8: without an unused token the agenda is completed all the same; with the option no token is used.
TEST(RulesWinning, Markers) {
  Options options;
  options.agenda_uses_control_token = false;
  const State s = Scenario(2, options).cities(0, "12a 15a").state();
  EXPECT_TRUE(done(s, 0, Agenda::Warmonger));
  EXPECT_EQ(s.player[0].markers, 0);
  const State full =
      Scenario()
          .cities(0, "12a 15a")
          .tokens(
              0,
              "7b 1b 1c 1d 1e 1f 1h 1i 2b 2c 2d 2e 2f 2g 2h 2j 3b 3c 3e 3g 3j 4b 4c 4d 4e 4f 4g 4h 8a 8b 8c")
          .state();
  EXPECT_TRUE(done(full, 0, Agenda::Warmonger));
  EXPECT_EQ(full.player[0].markers, 0);
}

// ND-11.9: nobody wins before the second turn of the first player; ranks below follow victory cards.
TEST(RulesWinning, Ranks) {
  const State s =
      Scenario(3).agendas(0, {Agenda::Civilized}).agendas(2, {Agenda::Civilized, Agenda::Warmonger}).state();
  const Standing standing = the_game().standing(s);
  EXPECT_EQ(standing.rank[2], 1);
  EXPECT_EQ(standing.rank[0], 2);
  EXPECT_EQ(standing.rank[1], 3);
  EXPECT_FALSE(standing.over);
}

// ND-12.1: the epic game has four victory cards.
TEST(RulesWinning, EpicGame) {
  Options options;
  options.epic = true;
  Random random = Random::fast(4);
  EXPECT_EQ(std::popcount(the_game().start(options, random).victory_cards), 4);
  const State s = Scenario()
                      .victory({0, 1, 2, 3})
                      .agendas(0, {Agenda::Civilized, Agenda::Warmonger, Agenda::Aesthetic})
                      .event();
  EXPECT_FALSE(s.over());
}

// ND-11.3: with a round cap the game ends there.
TEST(RulesWinning, RoundCap) {
  Options options;
  options.round_cap = 3;
  EXPECT_TRUE(Scenario(2, options).round(4).event().over());
  EXPECT_FALSE(Scenario(2, options).round(3).event().over());
}

}  // namespace
}  // namespace zig::new_dawn
