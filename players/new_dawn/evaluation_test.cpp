// What anybody who knows the game would play: positions with one good answer.
#include "players/new_dawn/evaluation.h"

#include "players/new_dawn/plan.h"
#include "players/position_testkit.h"

namespace zig::players {
namespace {

using namespace new_dawn;

const NewDawn& game() { return the_game<NewDawn>(); }

// Seat 0 has its capital in 7a, seat 1 in 9a; no barbarians unless they are named.
class Position : public PositionOf<NewDawn> {
 public:
  explicit Position(const Json& position) : PositionOf(without_barbarians(position)) {}

 private:
  static Json without_barbarians(Json position) {
    if (!position.contains("barbarians")) {
      for (const char* letter : {"A", "B", "C", "D", "I"}) position["barbarians"][letter] = "off";
    }
    return position;
  }
};

const Json kRow = {"culture-1", "science-1", "economy-1", "industry-1", "military-1"};
Json row(std::initializer_list<const char*> cards) {
  Json list = Json::array();
  for (const char* card : cards) list.push_back(std::string(card) + "-1");
  return list;
}

// Four for the slot, two marble, one trade token: the second culture wonder, and with it the last victory card.
TEST(GreedyNewDawn, BuildsTheWonderThatWins) {
  Position position(
      {{"victory", {"v-civilized-moneygrubber", "v-technophile-scholarly", "v-explorer-aesthetic"}},
       {"market", {"forbidden-city", "colossus", "oracle", "petra"}},
       {"wonders", {{"stonehenge", "7a"}}},
       {"seats",
        {{{"leader", "rome"},
          {"row", kRow},
          {"trade", {0, 0, 0, 1, 0}},
          {"resources", {{"marble", 2}}},
          {"cities", {"8e"}},
          {"agendas", {"moneygrubber", "technophile"}}},
         {{"leader", "scythia"}}}}});
  EXPECT_EQ(position.greedy(2), "slot 4, wonder forbidden-city");
}

TEST(GreedyNewDawn, BuildsTheLastCityFromTheFirstSlot) {
  Position position(
      {{"victory", {"v-civilized-moneygrubber", "v-technophile-scholarly", "v-explorer-aesthetic"}},
       {"seats",
        {{{"leader", "rome"},
          {"row", row({"industry", "culture", "economy", "military", "science"})},
          {"cities", {"8e", "8i", "2h", "12f", "4c", "15i"}},
          {"tokens", {"3b"}},
          {"agendas", {"technophile", "aesthetic"}}},
         {{"leader", "scythia"}}}}});
  EXPECT_EQ(position.greedy(), "slot 1");
  EXPECT_TRUE(position.play("slot 1").greedy().starts_with("city "));
}

// ND-7.13: the token is spent where it reaches a mark.
TEST(GreedyNewDawn, SpendsATokenToReachAMark) {
  Position position(Json{{"seats",
                          {{{"leader", "rome"},
                            {"row", row({"economy", "science", "culture", "industry", "military"})},
                            {"trade", {0, 1, 0, 0, 0}}},
                           {{"leader", "scythia"}}}}});
  position.play("slot 2");
  EXPECT_EQ(position.greedy(2), "spend, advance");
  EXPECT_TRUE(position.greedy().starts_with("card "));
}

// ND-9.12: four against one, not four against eight.
TEST(GreedyNewDawn, FightsWhereItCanWin) {
  Position position({{"barbarians", {{"A", "7b"}}},
                     {"seats",
                      {{{"leader", "rome"},
                        {"row", row({"science", "economy", "culture", "military", "industry"})},
                        {"tokens", {"12d"}}},
                       {{"leader", "scythia"}}}}});
  EXPECT_EQ(position.play("slot 4").greedy(), "fight 7b");
}

// ND-5.6, ND-10.2: a mature city earns at every fourth turn of the dial; diamonds pay for nothing on the table.
TEST(GreedyNewDawn, CompletesTheRingBeforeTheTradeEvent) {
  Position position(
      {{"dial", 2},
       {"victory", {"v-populous-preservationist", "v-technophile-scholarly", "v-explorer-aesthetic"}},
       {"market", {"stonehenge", nullptr, "oracle", "terracotta-army"}},
       {"seats",
        {{{"leader", "egypt"},
          {"row", row({"science", "economy", "industry", "military", "culture"})},
          {"cities", {"8i"}},
          {"tokens", {"7b"}}},
         {{"leader", "scythia"}}}}});
  EXPECT_EQ(position.play("slot 5").greedy(), "place 7c");
}

// ND-11.3: who has all but one natural wonder must not get it.
TEST(GreedyNewDawn, TakesTheNaturalWonderThatTheRivalNeeds) {
  Position position(
      {{"victory", {"v-populous-preservationist", "v-technophile-scholarly", "v-explorer-aesthetic"}},
       {"seats",
        {{{"leader", "rome"},
          {"row", row({"military", "economy", "industry", "science", "culture"})},
          {"cities", {"4f"}},
          {"agendas", {"populous"}}},
         {{"leader", "egypt"},
          {"row", row({"science", "economy", "industry", "military", "culture"})},
          {"cities", {"4b"}},
          {"tokens", {"2a"}},
          {"agendas", {"scholarly", "aesthetic"}}}}}});
  EXPECT_EQ(position.greedy(2), "slot 5, place 4a");
}

// ND-8.6: over the mountain to Brussels: two trade tokens and its card.
TEST(GreedyNewDawn, SendsItsCaravanToACityState) {
  Position position(
      Json{{"seats",
            {{{"leader", "egypt"}, {"row", row({"science", "culture", "industry", "military", "economy"})}},
             {{"leader", "scythia"}}}}});
  position.play("slot 5");
  EXPECT_EQ(position.greedy(5), "start 7a, step 7c, step 12d, step 12a, state 2");
}

// ND-7.7, ND-13.16: with all tokens on the map the hills of Stonehenge would be laid for ever.
TEST(GreedyNewDawn, ComesToAnEndWithStonehenge) {
  Position position(
      {{"victory", {"v-civilized-moneygrubber", "v-technophile-scholarly", "v-explorer-aesthetic"}},
       {"wonders", {{"stonehenge", "9a"}}},
       {"active", 1},
       {"seats",
        {{{"leader", "rome"}},
         {{"leader", "egypt"},
          {"row", row({"science", "economy", "industry", "military", "culture"})},
          {"tokens", {"12b", "12c", "12d", "12e", "12f", "12g", "12h", "12i", "12j", "15b", "15g",
                      "15h", "15i", "15j", "1b",  "1c",  "1d",  "1e",  "1f",  "1g",  "1h",  "1i",
                      "9b",  "9f",  "9i",  "9j",  "6b",  "6i",  "6d",  "3b",  "3c"}}}}}});
  ASSERT_EQ(unused_tokens(position.state(), 1), 0);
  position.play("slot 5");
  for (int i = 0; position.state().active == 1; ++i) {
    ASSERT_LT(i, 30) << position.greedy();
    position.greedy(1);
  }
}

Json war(Json victory, int attackers_tokens, int defenders_tokens) {
  return {{"victory", std::move(victory)},
          {"seats",
           {{{"leader", "rome"},
             {"row", row({"science", "culture", "industry", "economy", "military"})},
             {"trade", {0, 0, 0, 0, attackers_tokens}},
             {"cities", {"15i"}},
             {"tokens", {"12d", "9g"}}},
            {{"leader", "egypt"},
             {"row", row({"science", "culture", "industry", "economy", "military"})},
             {"trade", {0, 0, 0, 0, defenders_tokens}},
             {"cities", {"9i"}}}}}};
}

// ND-9.18, ND-9.20: nine against nine is lost, one token wins; one too few is kept.
TEST(GreedyNewDawn, SpendsWhatWinsAnAttackAndNoMore) {
  const Json victory = {"v-warmonger-paranoid", "v-technophile-scholarly", "v-explorer-aesthetic"};
  Position enough(war(victory, 2, 0));
  enough.play("slot 5").play("attack 12a", {4, 1});
  EXPECT_EQ(enough.greedy(2), "spend, stop");
  Position hopeless(war(victory, 2, 0));
  hopeless.play("slot 5").play("attack 12a", {2, 5});
  EXPECT_EQ(hopeless.greedy(), "stop");
}

// ND-9.19: a tie defends.
TEST(GreedyNewDawn, DefendsACityWithExactlyTheTie) {
  const Json victory = {"v-warmonger-paranoid", "v-technophile-scholarly", "v-explorer-aesthetic"};
  Position position(war(victory, 0, 3));
  position.play("slot 5").play("attack 9i", {1, 2});  // grassland: 6 against 4
  EXPECT_EQ(position.state().attack.attack - position.state().attack.defence, 2);
  EXPECT_EQ(position.greedy(3), "slot 5, slot 5, stop");
}

// Each step on the way shortens it.
TEST(PlanNewDawn, CountsTheTurnsToAnAgenda) {
  const auto turns = [](Json seat, Agenda agenda) {
    seat["leader"] = "rome";
    const Position position(
        Json{{"victory", {"v-civilized-moneygrubber", "v-technophile-scholarly", "v-explorer-aesthetic"}},
             {"seats", {std::move(seat), {{"leader", "scythia"}}}}});
    const State& s = position.state();
    const Weights<NewDawn> weights;
    return plan(game().box(), s, 0, Ground(game().box(), s, 0), weights).turns[at(agenda)];
  };
  const Json nothing = Json::object();
  EXPECT_LT(turns({{"cities", {"8e"}}}, Agenda::Civilized), turns(nothing, Agenda::Civilized));
  EXPECT_LT(turns({{"resources", {{"mercury", 1}}}}, Agenda::Scholarly), turns(nothing, Agenda::Scholarly));
  EXPECT_LT(turns({{"tech", 5}}, Agenda::Technophile), turns({{"tech", 4}}, Agenda::Technophile));
  EXPECT_LT(turns({{"tokens", {"7b"}}}, Agenda::Explorer), turns(nothing, Agenda::Explorer));
  EXPECT_EQ(turns({{"agendas", {"technophile"}}}, Agenda::Technophile), 0);
}

TEST(PlanNewDawn, KnowsTheOddsOfTwoDice) {
  EXPECT_NEAR(attack_chance(0), 15 / 36.0, 1e-9);
  EXPECT_NEAR(attack_chance(1), 21 / 36.0, 1e-9);
  EXPECT_NEAR(attack_chance(-4), 1 / 36.0, 1e-9);
  EXPECT_EQ(attack_chance(-5), 0);
  EXPECT_EQ(attack_chance(6), 1);
}

}  // namespace
}  // namespace zig::players
