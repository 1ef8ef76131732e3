// Law 5 for Mesopotamia: imagine() is uniform over the worlds that fit what the observer has seen, and nothing that others keep to themselves is ever said to
// somebody else. The worlds are counted here without imagine.cpp.
#include <gtest/gtest.h>

#include <map>

#include "engine/effort_testkit.h"
#include "games/mesopotamia/battle_testkit.h"
#include "games/mesopotamia/mesopotamia.h"

namespace zig::mesopotamia {
namespace {

using Worlds = std::map<std::string, int>;

const Mesopotamia& game() {
  static const Mesopotamia house(house_box());
  return house;
}

// All worlds are equally frequent: chi-square against the bound that chance exceeds once in a thousand times.
void expect_uniform(const Worlds& times, std::size_t worlds, double bound) {
  ASSERT_EQ(times.size(), worlds);
  int all = 0;
  for (const auto& [world, n] : times) all += n;
  const double expected = static_cast<double>(all) / static_cast<double>(worlds);
  double chi = 0;
  for (const auto& [world, n] : times) chi += (n - expected) * (n - expected) / expected;
  EXPECT_LT(chi, bound);
}

// Seat 0 holds Q1 and has returned Q2, seat 1 holds Q3 and has returned Q4, the deck has Q5 and Q6; there are no other quests.
struct SixQuests : Scenario {
  SixQuests() {
    for (QuestPlace& quest : s.quest) quest.at = QuestPlace::kAbsent;
    const std::uint8_t returned = QuestPlace::kReturned;
    const std::array<std::uint8_t, 6> at = {
        0, returned, 1, byte(returned + 1), QuestPlace::kDeck, QuestPlace::kDeck};
    for (std::size_t i = 0; i < at.size(); ++i)
      s.quest[static_cast<std::size_t>(quest_card("Q" + std::to_string(i + 1)))].at = at[i];
    go();
  }
  Worlds worlds(Observer observer, int times) const {
    Random random = Random::fast(17);
    Worlds seen;
    for (int i = 0; i < times; ++i) {
      State world = s;
      game().imagine(world, observer, random);
      std::string text;
      for (const QuestPlace& quest : world.quest) {
        if (quest.at != QuestPlace::kAbsent) text += std::to_string(quest.at) + " ";
      }
      ++seen[text];
    }
    return seen;
  }
};

// MS-1.10, MS-3.17: a player knows the own quests and the one that the player returned. Four cards for a hand of one, a returned one and a deck of two: 12 worlds.
TEST(Imagine, QuestsOfOthers) {
  const SixQuests quests;
  expect_uniform(quests.worlds(Seat{0}, effort(12'000)), 12, 31.3);  // 11 degrees of freedom
  expect_uniform(quests.worlds(Seat{1}, effort(12'000)), 12, 31.3);
}
// A spectator knows none of them: 6! / 2! worlds.
TEST(Imagine, QuestsForASpectator) {
  expect_uniform(SixQuests().worlds(Observer(), effort(72'000)), 360, 449);  // 359
}

// What is imagined depends on what is known and on chance, not on what is so.
TEST(Imagine, DoesNotDependOnWhatIsHidden) {
  const SixQuests quests;
  Random random = Random::fast(5);
  for (int i = 0; i < 50; ++i) {
    State one = quests.s, other = quests.s;
    game().imagine(other, Seat{0}, random);
    const std::uint64_t seed = random.next();
    Random a = Random::fast(seed), b = Random::fast(seed);
    game().imagine(one, Seat{0}, a);
    game().imagine(other, Seat{0}, b);
    EXPECT_EQ(hash_of(one), hash_of(other));
  }
}

// MS-11.9: a bid that is not revealed is drawn anew for everybody but the bidder: any bid that the bones allow.
TEST(Imagine, BidsOfOthers) {
  War war;
  war.army(0, {UnitType::Spearman}).army(1, {UnitType::Archer}, 3).bones(0, 2).bones(1, 2);
  war.fight({War::card("spearman_02"), War::card("archer_01")});
  war.bid(0, {1, 0, 1});
  Random random = Random::fast(3);
  Worlds for_enemy, for_bidder;
  for (int i = 0; i < 500; ++i) {
    for (const int seat : {0, 1}) {
      State world = war.s;
      game().imagine(world, Seat{byte(seat)}, random);
      EXPECT_EQ(bidders(world), bidders(war.s));
      std::string text;
      for (const std::uint8_t bones : world.battle.bid[0]) text += static_cast<char>('0' + bones);
      ++(seat == 0 ? for_bidder : for_enemy)[text];
    }
  }
  EXPECT_EQ(for_bidder, (Worlds{{"101", 500}}));
  EXPECT_EQ(for_enemy.size(), 10U);  // none, one or two bones on three sections
}

// MS-1.10: which quest somebody draws or returns is told to that seat alone.
TEST(Imagine, QuestsAreToldToTheirOwnersOnly) {
  const SixQuests quests;
  for (const Event::Kind kind : {Event::Kind::QuestDrawn, Event::Kind::QuestReturned}) {
    const auto told = [&](std::string_view quest, Observer observer) {
      const Event event{.kind = kind, .seat = 1, .a = byte(quest_card(quest))};
      std::string all = game().event_json(quests.s, event, observer).dump();
      for (const Lang lang : kLangs) all += game().event_text(quests.s, event, observer, lang);
      return all;
    };
    for (const Observer observer : {Observer(Seat{0}), Observer()})
      EXPECT_EQ(told("Q3", observer), told("Q5", observer));
    EXPECT_NE(told("Q3", Seat{1}), told("Q5", Seat{1}));
  }
}
// A bid is told to nobody before all are in.
TEST(Imagine, BidsAreToldTogether) {
  War war;
  war.army(0, {UnitType::Spearman}).army(1, {UnitType::Archer}, 3).bones(0, 2).bones(1, 2);
  war.fight({War::card("spearman_02"), War::card("archer_01")});
  for (const int bones : {1, 0, 1}) {
    war.play(0, with(Action::Kind::Bid, bones));
    EXPECT_TRUE(war.log.empty());
  }
  EXPECT_TRUE(game().view(war.s, Seat{1})["battle"]["sides"][0]["bid"].is_null());
  war.bid(1, {1, 1, 0});
  EXPECT_TRUE(war.s.battle.step != BattleStep::Bids);
}

}  // namespace
}  // namespace zig::mesopotamia
