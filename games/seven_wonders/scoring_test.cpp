// Science and guild copying against every assignment tried by hand.
#include "games/seven_wonders/scoring.h"

#include <gtest/gtest.h>

#include "engine/random.h"
#include "games/seven_wonders/effects.h"
#include "games/seven_wonders/seven_wonders.h"

namespace zig::seven_wonders {
namespace {

const Box& box() {
  static const auto loaded = load_box();
  return **loaded;
}

int formula(int a, int b, int c) { return a * a + b * b + c * c + 7 * std::min(a, std::min(b, c)); }

// All 3^wild ways to fix the wild symbols.
int by_trying(int a, int b, int c, int wild) {
  if (wild == 0) return formula(a, b, c);
  return std::max(
      {by_trying(a + 1, b, c, wild - 1), by_trying(a, b + 1, c, wild - 1), by_trying(a, b, c + 1, wild - 1)});
}

// 7W-13.7: squares of equal symbols and 7 per set; 3, 2, 1 give 21, and 3, 2, 2 give 31
TEST(SevenWondersScience, SquaresAndSetsAreBothAdded) {
  EXPECT_EQ(science_points(3, 2, 1), 21);
  EXPECT_EQ(science_points(3, 2, 2), 31);
}

// 7W-13.8: symbols of choice are fixed so as to give the highest score
// 7W-R.12: the program takes the best combination itself
TEST(SevenWondersScience, WildSymbolsAreSetBestForEveryCountUpToThreeOfThem) {
  for (int a = 0; a <= 5; ++a) {
    for (int b = 0; b <= 5; ++b) {
      for (int c = 0; c <= 5; ++c) {
        for (int wild = 0; wild <= 3; ++wild) {
          ASSERT_EQ(best_science({a, b, c}, wild), by_trying(a, b, c, wild)) << a << b << c << "+" << wild;
        }
      }
    }
  }
  EXPECT_EQ(best_science({4, 0, 0}, 1), 25);
  EXPECT_EQ(best_science({4, 0, 0}, 2), 36);
}

// A city with every guild counted the slow way: names, loops, no tables.
struct SlowCount {
  const State& s;
  int cards(int city, const char* colour) const {
    int n = 0;
    for (const CardInfo& card : box().cards) {
      const bool first = box().card_of_building[static_cast<std::size_t>(card.building)] ==
                         static_cast<CardId>(&card - box().cards.data());
      n += first && s.city[city].buildings.has(card.building) &&
           kColourIds[static_cast<std::size_t>(card.colour)] == colour;
    }
    return n;
  }
  int neighbours(int city, const char* colour) const {
    return cards(s.left(city), colour) + cards(s.right(city), colour);
  }
  int guild(int city, const std::string& id) const {
    if (id == "workers-guild") return neighbours(city, "brown");
    if (id == "craftsmens-guild") return 2 * neighbours(city, "grey");
    if (id == "traders-guild") return neighbours(city, "yellow");
    if (id == "philosophers-guild") return neighbours(city, "green");
    if (id == "spies-guild") return neighbours(city, "red");
    if (id == "magistrates-guild") return neighbours(city, "blue");
    if (id == "strategists-guild") return s.city[s.left(city)].defeats + s.city[s.right(city)].defeats;
    if (id == "builders-guild")
      return s.city[city].stages + s.city[s.left(city)].stages + s.city[s.right(city)].stages;
    if (id == "shipowners-guild") return cards(city, "brown") + cards(city, "grey") + cards(city, "purple");
    return 0;
  }
};

// 7W-12.11: Olympia B copies one guild of either neighbour, the one that gives the highest total
// 7W-12.21: the copied guild is evaluated from Olympia's own place
// 7W-13.10: guild points of own guilds and of the copy
// 7W-R.13: a copied Scientists Guild is booked under scientific, other copies under guilds
// 7W-R.9: a copied Shipowners Guild does not count itself unless the option says so
TEST(SevenWondersGuilds, OwnAndCopiedGuildsAgreeWithCountingCardByCardInRandomCities) {
  Random random = Random::fast(77);
  int copied_science = 0;
  for (int round = 0; round < 3000; ++round) {
    State s{};
    s.options.players = 3;
    s.options.copied_shipowners_counts_itself = random.below(2) == 1;
    s.cities = 3;
    int olympia = -1;
    for (int w = 0; w < kWonders; ++w)
      olympia = box().wonders[static_cast<std::size_t>(w)].id == "olympia" ? w : olympia;
    std::vector<BuildingId> guild_owners[3];
    for (int city = 0; city < 3; ++city) {
      City& c = s.city[city];
      c.wonder = static_cast<std::uint8_t>(city == 0 ? olympia : (olympia + city) % kWonders);
      c.side = city == 0 ? 1 : 0;
      c.stages = static_cast<std::uint8_t>(city == 0 ? 3 : random.below(4));
      c.defeats = static_cast<std::uint8_t>(random.below(7));
      for (const CardInfo& card : box().cards) {
        if (!card.guild() && random.below(4) == 0) c.buildings.add(card.building);
      }
    }
    for (CardId guild : box().guild_cards) {
      const std::uint32_t owner = random.below(5);
      if (owner < 3)
        s.city[owner].buildings.add(box().card(guild).building),
            guild_owners[owner].push_back(box().card(guild).building);
    }
    const SlowCount slow{s};
    int symbols[3] = {0, 0, 0}, wild = 0, guilds = 0;
    for (const CardInfo& card : box().cards) {
      if (card.effects.symbol >= 0 && s.city[0].buildings.has(card.building)) ++symbols[card.effects.symbol];
    }
    for (BuildingId own : guild_owners[0]) {
      guilds += slow.guild(0, box().card(own).id);
      wild += box().card(own).id == "scientists-guild";
    }
    int best_total = -1, best_guilds = 0, best_science_points = 0;
    const auto consider = [&](int g, int science) {
      if (g + science > best_total) best_total = g + science, best_guilds = g, best_science_points = science;
    };
    consider(guilds, by_trying(symbols[0], symbols[1], symbols[2], wild));
    for (int neighbour : {1, 2}) {
      for (BuildingId guild : guild_owners[neighbour]) {
        const std::string& id = box().card(guild).id;
        const bool science = id == "scientists-guild";
        const int self = id == "shipowners-guild" && s.options.copied_shipowners_counts_itself ? 1 : 0;
        consider(guilds + (science ? 0 : slow.guild(0, id) + self),
                 by_trying(symbols[0], symbols[1], symbols[2], wild + science));
      }
    }
    const CityScore score = score_city(box(), s, 0);
    ASSERT_EQ(score.points[kGuildPoints] + score.points[kScientific], best_total) << "round " << round;
    copied_science += score.copied_is_science;
    if (score.copied_is_science) {
      ASSERT_EQ(score.points[kGuildPoints], guilds);
    }
    (void)best_guilds, (void)best_science_points;
  }
  EXPECT_GT(copied_science, 50);
}

}  // namespace
}  // namespace zig::seven_wonders
