// What a good player of 7 Wonders would advise, and what Home's tip says.
#include <algorithm>

#include "table/advice_testkit.h"

namespace zig::table {
namespace {

// "build Loom <2", "discard Loom": Loom.
std::string card_of(const std::string& move) {
  const std::size_t from = move.find(' ');
  if (from == std::string::npos) return "";
  std::string card = move.substr(from + 1, move.find_first_of("<>", from) - from - 1);
  while (card.ends_with(' ')) card.pop_back();
  return card;
}

// What a reader would call the idea of a move.
std::string idea(const std::string& move) {
  const std::string act = first_word(move);
  return act == "build" || act == "free" ? "build " + card_of(move) : act;
}

TEST(SlowAdviceOnSevenWonders, IsAboutDifferentCardsAndIdeas) {
  expect_ideas_of("seven-wonders", idea);
  expect_ideas_of("seven-wonders", card_of);
}

bool can_build(const Match& match, Seat seat) {
  return std::ranges::any_of(match.legal(seat),
                             [&](int action) { return first_word(match.notation(action)) != "discard"; });
}

TEST(SlowAdviceOnSevenWonders, NeverSellsACardInTheFirstTurns) {
  for (const int turns : {0, 1, 2}) {
    for (int players = 2; players <= 7; ++players) {
      for (int seed = 1; seed <= 2; ++seed) {
        const auto table = table_of("seven-wonders", players, seed);
        play_on(*table, players == 2 ? 0 : players * turns);  // of two, one also chooses for the Free City
        const Seat seat = table->match().pending().first();
        if (!can_build(table->match(), seat)) continue;
        for (const std::string& move : moves_of(short_hints(table->match(), seat)))
          EXPECT_NE(first_word(move), "discard") << move << ", seed " << seed;
      }
    }
  }
}

// Nor do the computer players that search.
TEST(SlowAdviceOnSevenWonders, ComputerPlayersKeepToIt) {
  for (int seed = 1; seed <= 20; ++seed) {
    const auto table = table_of("seven-wonders", 3, seed);
    Random thinking = Random::fast(static_cast<std::uint64_t>(seed));
    const int action = table->match().computer(Level::Strong, Seat{0}, thinking, never);
    EXPECT_NE(first_word(table->match().notation(action)), "discard") << "seed " << seed;
  }
}

// The catalogue's colour of each card.
std::set<std::string> resource_cards(const Match& match) {
  std::set<std::string> names;
  const Json catalogue = match.catalogue(Lang::En);
  for (const Json& card : catalogue["cards"]) {
    if (card["colour"] == "brown" || card["colour"] == "grey") names.insert(card["name"].get<std::string>());
  }
  return names;
}

TEST(SlowAdviceOnSevenWonders, BeginsWithAResourceAsHomeSays) {
  const int tables = 12;
  int first = 0, among = 0;
  for (int seed = 1; seed <= tables; ++seed) {
    const auto table = table_of("seven-wonders", 3 + seed % 3, seed);
    const auto resources = resource_cards(table->match());
    ASSERT_FALSE(resources.empty());
    const Words moves = moves_of(hint_json(table->match(), Seat{0}, Lang::En));
    const auto builds_one = [&](const std::string& move) {
      return first_word(move) == "build" && resources.contains(card_of(move));
    };
    first += builds_one(moves.front());
    among += std::ranges::any_of(moves, builds_one);
  }
  EXPECT_GE(first, tables / 2);
  EXPECT_GE(among, tables * 8 / 10);
}

TEST(SlowAdviceOnSevenWonders, IsWhatAStrongPlayerWouldDo) {
  expect_strong_player_agrees("seven-wonders", idea);
}

}  // namespace
}  // namespace zig::table
