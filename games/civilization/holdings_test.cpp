#include "games/civilization/holdings.h"

#include <gtest/gtest.h>

#include <map>

#include "games/civilization/scenario_testkit.h"

namespace zig::civilization {
namespace {

// CV-2.2, CV-1.2: drawn units belong to the drawer; their number and types are open.
TEST(CivilizationHoldings, DrawsUnits) {
  State s = empty_map(2);
  Random random = Random::fast(1);
  const int infantry = draw_unit(box(), s, 1, UnitType::Infantry, random),
            aircraft = draw_unit(box(), s, 1, UnitType::Aircraft, random);
  EXPECT_EQ(box().unit_type[static_cast<std::size_t>(infantry)], static_cast<int>(UnitType::Infantry));
  EXPECT_EQ(box().unit_type[static_cast<std::size_t>(aircraft)], static_cast<int>(UnitType::Aircraft));
  EXPECT_EQ(units_of(s, 1), 2);
  EXPECT_EQ(units_of(box(), s, 1, UnitType::Mounted), 0);
  EXPECT_EQ(units_of(s, 0), 0);
}

// CV-7.2: events come from the deck of their age.
TEST(CivilizationHoldings, DrawsEvents) {
  State s = empty_map(2);
  Random random = Random::fast(2);
  for (int age = 0; age < kAges; ++age) {
    const int card = draw_event(box(), s, 0, static_cast<Age>(age), random);
    EXPECT_EQ(box().events[box().event_kind[static_cast<std::size_t>(card)]].age, static_cast<Age>(age));
  }
  EXPECT_EQ(events_of(s, 0), 3);
}

// CV-8.9, CV-6.19: a hut is a resource; used up it does not come back.
TEST(CivilizationHoldings, TakesHuts) {
  State s = empty_map(2);
  Random random = Random::fast(3);
  std::array<int, kResources> found{};
  for (int i = 0; i < kHuts; ++i)
    ++found[box().hut_content[static_cast<std::size_t>(take_hut(box(), s, 0, random))]];
  for (std::size_t kind = 0; kind < kResources; ++kind) {
    EXPECT_EQ(found[kind], box().huts[kind]);
    EXPECT_EQ(resources_of(box(), s, 0, static_cast<Resource>(kind)), found[kind]);
  }
  hut_pool(s).put_under(4);
  EXPECT_EQ(take_hut(box(), s, 1, random), -1);
  EXPECT_EQ(huts_of(s, 0), kHuts - 1);
}

// CV-5.7, CV-1.8: what changes hands stays known to its former owner.
TEST(CivilizationHoldings, HandsOver) {
  State s = empty_map(3);
  Random random = Random::fast(4);
  const auto hut = static_cast<std::size_t>(take_hut(box(), s, 0, random));
  hand_over(s.hut[hut], 2);
  EXPECT_EQ(huts_of(s, 0), 0);
  EXPECT_EQ(huts_of(s, 2), 1);
  EXPECT_EQ(s.hut[hut].seen, 1 << 0 | 1 << 2);
}

// Hands of all kinds, some of them known to others, after decks were turned.
State busy(std::uint64_t seed, int players) {
  State s = empty_map(players);
  Random random = Random::fast(seed);
  for (int i = 0; i < 200; ++i) {
    const int seat = static_cast<int>(random.below(static_cast<std::uint32_t>(players)));
    const auto pick = random.below(6);
    if (pick == 0) draw_unit(box(), s, seat, static_cast<UnitType>(random.below(kUnitTypes)), random);
    if (pick == 1) draw_event(box(), s, seat, static_cast<Age>(random.below(kAges)), random);
    if (pick == 2 && random.below(4) == 0) take_hut(box(), s, seat, random);
    const auto event = random.below(kEventCards), unit = random.below(kUnitCards);
    const auto type = static_cast<std::size_t>(box().unit_type[unit]);
    const auto age = static_cast<std::size_t>(box().events[box().event_kind[event]].age);
    if (pick == 3 && holds(s.event[event], seat)) hand_over(s.event[event], s.left_of(seat));
    if (pick == 4 && holds(s.event[event], seat))
      event_deck(box(), s, static_cast<Age>(age)).put_under(static_cast<int>(event) - box().first_event[age]);
    if (pick == 5 && holds(s.unit[unit], seat))
      unit_deck(box(), s, static_cast<UnitType>(type))
          .put_under(static_cast<int>(unit) - box().first_unit[type]);
  }
  return s;
}

// CV-1.3, CV-1.8: a sample keeps what the seat knows, and every public number.
TEST(CivilizationHoldings, SamplesKeepWhatIsKnown) {
  int changed = 0;
  for (std::uint64_t seed = 0; seed < 300; ++seed) {
    const State s = busy(seed, 2 + static_cast<int>(seed % 3));
    for (int seat = 0; seat < s.players(); ++seat) {
      State sample = s;
      Random random = Random::fast(seed + 1000);
      imagine_cards(box(), sample, seat, random);
      const auto same_where_known = [&](const auto& before, const auto& after) {
        for (std::size_t i = 0; i < before.size(); ++i) {
          const bool known = before[i].where == Card::Where::FaceUp || ((before[i].seen >> seat) & 1U);
          if (known) {
            ASSERT_EQ(before[i], after[i]);
          }
          changed += before[i] != after[i];
        }
      };
      same_where_known(s.unit, sample.unit);
      same_where_known(s.event, sample.event);
      same_where_known(s.hut, sample.hut);
      for (int other = 0; other < s.players(); ++other) {
        ASSERT_EQ(events_of(s, other), events_of(sample, other));
        ASSERT_EQ(huts_of(s, other), huts_of(sample, other));
        for (int type = 0; type < kUnitTypes; ++type)
          ASSERT_EQ(units_of(box(), s, other, static_cast<UnitType>(type)),
                    units_of(box(), sample, other, static_cast<UnitType>(type)));
      }
    }
  }
  EXPECT_GT(changed, 10'000);
}

// CV-1.8: a card drawn in an earlier pass is never one that was shuffled back since.
TEST(CivilizationHoldings, SamplesKeepPassesApart) {
  State s = empty_map(2);
  Random random = Random::fast(5);
  const int kept = draw_event(box(), s, 1, Age::Modern, random);
  Deck deck = event_deck(box(), s, Age::Modern);
  for (int i = 0; i < 10; ++i) deck.put_under(deck.draw(0, random));
  const int drawn = draw_event(box(), s, 1, Age::Modern, random);
  std::map<int, int> first, second;
  for (int i = 0; i < 500; ++i) {
    State sample = s;
    imagine_cards(box(), sample, 0, random);
    for (int card = box().first_event[2]; card < box().first_event[3]; ++card) {
      const Card& one = sample.event[static_cast<std::size_t>(card)];
      if (!holds(one, 1)) continue;
      ++(one.pass == s.event[static_cast<std::size_t>(kept)].pass ? first : second)[card];
    }
  }
  EXPECT_EQ(first.size(), 1U);
  EXPECT_EQ(first[kept], 500);
  EXPECT_GE(second.size(), 9U);
  EXPECT_FALSE(second.contains(kept));
  EXPECT_LT(second[drawn], 150);
}

// CV-1.8: samples are fair: each unknown unit is as likely as any other (chi-square, 14 degrees of freedom, 0.1 %).
TEST(CivilizationHoldings, SamplesAreFair) {
  State s = empty_map(2);
  Random random = Random::fast(6);
  draw_unit(box(), s, 1, UnitType::Infantry, random);
  std::array<int, 15> times{};
  constexpr int kSamples = 15'000;
  for (int i = 0; i < kSamples; ++i) {
    State sample = s;
    imagine_cards(box(), sample, 0, random);
    for (std::size_t card = 0; card < times.size(); ++card) times[card] += holds(sample.unit[card], 1);
  }
  double chi = 0;
  for (const int n : times) chi += (n - 1000.0) * (n - 1000.0) / 1000.0;
  EXPECT_LT(chi, 36.1);
}

// CV-1.3: a battle hand may be any of the holder's units, for everybody but the holder.
TEST(CivilizationHoldings, BattleHandsAreHidden) {
  State s = home_tiles(3);
  Random random = Random::fast(7);
  for (int i = 0; i < 6; ++i) draw_unit(box(), s, 1, static_cast<UnitType>(i % 3), random);
  s.battle.at = square("h3");
  s.battle.holder = {1, 0};
  int left = 2;
  for (Card& card : s.unit) {
    if (holds(card, 1) && left-- > 0) card.where = Card::Where::Hand;
  }
  const auto hand = [](const State& state) {
    std::uint64_t set = 0;
    for (std::size_t i = 0; i < kUnitCards; ++i)
      set |= std::uint64_t{state.unit[i].where == Card::Where::Hand} << i;
    return set;
  };
  std::array<std::map<std::uint64_t, int>, 3> seen;
  for (int i = 0; i < 200; ++i) {
    for (int seat = 0; seat < 3; ++seat) {
      State sample = s;
      imagine_cards(box(), sample, seat, random);
      ++seen[static_cast<std::size_t>(seat)][hand(sample)];
      EXPECT_EQ(std::popcount(hand(sample)), 2);
    }
  }
  EXPECT_EQ(seen[1].size(), 1U);
  EXPECT_GT(seen[0].size(), 10U);
  EXPECT_GT(seen[2].size(), 10U);
}

}  // namespace
}  // namespace zig::civilization
