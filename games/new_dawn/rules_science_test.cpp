// ND-7.12 to ND-7.20, ND-7.25 to ND-7.27: science.
#include <gtest/gtest.h>

#include "games/new_dawn/scenario_testkit.h"
#include "games/new_dawn/sites.h"

namespace zig::new_dawn {
namespace {

int tech(const State& s, int seat) { return s.player[static_cast<std::size_t>(seat)].tech; }

// ND-7.12: the dial advances by the slot plus the tokens spent.
TEST(RulesScience, AdvancesBySlotAndTokens) {
  State s = Scenario().card(0, "science-1", 2).state();
  play(s, {"slot 2", "advance"});
  EXPECT_EQ(tech(s, 0), 2);
  State more = Scenario().card(0, "science-1", 4).trade(0, 4, 2).tech(0, 6).state();
  play(more, {"slot 4", "spend", "spend", "advance", "stop"});  // passes 10, takes nothing
  EXPECT_EQ(tech(more, 0), 12);
  EXPECT_EQ(trade_on(more, 0, 1), 0);
}

// ND-7.27: by the full number or not at all.
TEST(RulesScience, AllOrNothing) {
  State s = Scenario().card(0, "science-1", 2).state();
  play(s, {"slot 2", "stop"});
  EXPECT_EQ(tech(s, 0), 0);
  EXPECT_EQ(asked(s), 1);
}

// ND-7.13, ND-7.14: marks of level II at 3 and 6; the new card lies in the same slot.
TEST(RulesScience, AMarkBringsACardOfItsLevel) {
  State s = Scenario().card(0, "science-1", 3).state();
  play(s, {"slot 3", "advance"});
  EXPECT_EQ(choices(s), (Lines{"card culture-2", "card science-2", "card economy-2", "card industry-2",
                               "card military-2", "stop"}));
  play(s, {"card military-2"});
  EXPECT_EQ(row(s, 0), "science-1 culture-1 economy-1 industry-1 military-2");
  for (const auto& [place, level] : {std::pair{3, 2}, {6, 2}, {10, 3}, {14, 3}, {19, 4}, {24, 4}})
    EXPECT_EQ(level_mark(place), level);
}

// ND-7.14: passing several marks gives one choice for each, in order.
TEST(RulesScience, SeveralMarksInATurn) {
  State s = Scenario().card(0, "science-1", 5).trade(0, 5, 1).state();
  play(s, {"slot 5", "spend", "advance", "card culture-2"});
  EXPECT_EQ(tech(s, 0), 6);
  EXPECT_EQ(choices(s),
            (Lines{"card science-2", "card economy-2", "card industry-2", "card military-2", "stop"}));
  play(s, {"card economy-2"});
  EXPECT_EQ(tech(s, 0), 6);
}

// ND-7.15: a lower card than the present one may be taken; none in the row.
TEST(RulesScience, ALowerCardMayBeTaken) {
  State s = Scenario().card(0, "science-1", 3).card(0, "culture-4", 1).state();
  play(s, {"slot 3", "advance", "card culture-2"});
  EXPECT_TRUE(row(s, 0).find("culture-2") != std::string::npos);
}

// ND-7.16, ND-7.17: after 24 comes 15; having been at 24 is remembered.
TEST(RulesScience, AfterTheLastSpace) {
  State s = Scenario().card(0, "science-1", 3).tech(0, 23).victory({3, 1, 2}).state();
  play(s, {"slot 3", "advance", "stop"});
  EXPECT_EQ(tech(s, 0), 16);
  EXPECT_TRUE(done(s, 0, Agenda::Technophile));
  State one = Scenario().card(0, "science-1", 1).tech(0, 24).state();
  play(one, {"slot 1", "advance"});
  EXPECT_EQ(tech(one, 0), 15);
}

// ND-7.16: the marks at 19 and 24 work again.
TEST(RulesScience, MarksWorkAgain) {
  State s = Scenario().card(0, "science-1", 4).tech(0, 15).state();
  play(s, {"slot 4", "advance"});
  EXPECT_EQ(question(s), Ask::TechCard);
  EXPECT_EQ(s.asked().a, 4);
}

// ND-7.18: a better economy card brings caravans, a worse one takes them, by choice.
TEST(RulesScience, CaravansFollowTheEconomyCard) {
  State s = Scenario().card(0, "science-1", 3).state();
  play(s, {"slot 3", "advance", "card economy-2"});
  EXPECT_EQ(s.player[0].caravan[1], kOnCard);
  State fewer =
      Scenario().card(0, "science-1", 3).card(0, "economy-4", 2).caravan(0, "7b").caravan(0, "7i").state();
  play(fewer, {"slot 3", "advance", "card economy-2"});
  EXPECT_EQ(question(fewer), Ask::DropCaravan);
  EXPECT_EQ(choices(fewer), (Lines{"caravan 7b", "caravan 7i", "stop"}));
  play(fewer, {"caravan 7b"});
  EXPECT_EQ(names(caravans_of(fewer, 0)), "7i");
}

// ND-7.19, ND-6.6: Mathematics gives a token before the dial advances; it may be spent at once.
TEST(RulesScience, Mathematics) {
  State s = Scenario().card(0, "science-2", 1).state();
  play(s, {"slot 1", "slot 1", "spend", "advance"});
  EXPECT_EQ(tech(s, 0), 2);
  State kept = Scenario().card(0, "science-2", 1).state();
  play(kept, {"slot 1", "slot 5", "advance"});
  EXPECT_EQ(trade_on(kept, 0, 5), 1);
}

// ND-7.25: Replaceable Parts gives a type that the player has no token of; natural wonders do not count.
TEST(RulesScience, ReplaceableParts) {
  State s = Scenario().card(0, "science-3", 1).resources(0, Resource::Marble, 1).tokens(0, "1a").state();
  play(s, {"slot 1"});
  EXPECT_EQ(choices(s), (Lines{"resource mercury", "resource oil", "resource diamonds", "stop"}));
  play(s, {"resource diamonds", "advance"});
  EXPECT_EQ(resources(s, 0, Resource::Diamonds), 1);
  EXPECT_EQ(tech(s, 0), 1);
}

// ND-7.19, ND-7.26: Nuclear Power strikes only in slot 5; tokens of everybody, on the space and around it.
TEST(RulesScience, NuclearPower) {
  State s = Scenario()
                .card(0, "science-4", 5)
                .tokens(0, "7b")
                .reinforced(1, "8i")
                .tokens(1, "8b 8j")
                .cities(1, "8a")
                .state();
  play(s, {"slot 5"});
  EXPECT_TRUE(can(s, "strike 7d"));  // water
  play(s, {"strike 8i"});
  EXPECT_EQ(owner(s, "7b"), "nobody");
  EXPECT_EQ(owner(s, "8i"), "1 token");
  EXPECT_EQ(owner(s, "8b"), "nobody");
  EXPECT_EQ(owner(s, "8j"), "nobody");
  EXPECT_EQ(owner(s, "8a"), "1 city");
  State four = Scenario().card(0, "science-4", 4).tokens(1, "8i").state();
  play(four, {"slot 4"});
  EXPECT_EQ(question(four), Ask::Advance);
}

// ND-7.20, ND-4.14: a science card gained during its own resolution changes nothing now; it lies in the slot and is reset.
TEST(RulesScience, TheNewScienceCardIsReset) {
  State s = Scenario().card(0, "science-1", 3).state();
  play(s, {"slot 3", "advance", "card science-2"});
  EXPECT_EQ(row(s, 0), "science-2 culture-1 economy-1 industry-1 military-1");
  EXPECT_EQ(asked(s), 1);
}

// Example ND-7.b: at a level-IV mark the player takes Flight, which replaces Iron Working.
TEST(RulesScience, FlightReplacesIronWorking) {
  State s = Scenario().card(0, "science-1", 3).card(0, "military-2", 5).tech(0, 21).state();
  play(s, {"slot 3", "advance", "card military-4"});
  EXPECT_EQ(row(s, 0), "science-1 culture-1 economy-1 industry-1 military-4");
}

}  // namespace
}  // namespace zig::new_dawn
