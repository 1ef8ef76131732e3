// The one advice: what hints and the guide tell somebody in a seat, in every game and with every number of players. Judged by what a
// reader sees, the notation and the figures.
#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <set>

#include "table/answers.h"
#include "table/table_testkit.h"

namespace zig::table {
namespace {

using Words = std::vector<std::string>;

std::string first_word(const std::string& move) { return move.substr(0, move.find(' ')); }

// "build Loom <2", "discard Loom": Loom.
std::string card_of(const std::string& move) {
  const std::size_t from = move.find(' ');
  if (from == std::string::npos) return "";
  std::string card = move.substr(from + 1, move.find_first_of("<>", from) - from - 1);
  while (card.ends_with(' ')) card.pop_back();
  return card;
}

std::unique_ptr<Table> table_of(const std::string& game, int players, int seed) {
  auto opened =
      Table::open(test_library(), {.game = game,
                                   .options = {{"players", players}},
                                   .seed = {.number = static_cast<std::uint64_t>(seed), .key = std::nullopt},
                                   .position = std::nullopt,
                                   .labels = {}});
  EXPECT_TRUE(opened) << opened.error().line();
  return std::move(*opened);
}

void play_on(Table& table, int decisions) {
  Random thinking = Random::fast(3);
  for (int i = 0; i < decisions && !table.over(); ++i) {
    const Seat seat = table.match().pending().first();
    table.play_legal(seat, table.match().computer(Level::Greedy, seat, thinking, never));
  }
}

// Every game, every number of players, some seeds: the table after that many decisions, where somebody has a choice.
template <class Body>
void each_position(int decisions, int seeds, Body body) {
  for (const GameInfo& game : game_infos(test_library())) {
    for (int players = game.min_players; players <= game.max_players; ++players) {
      for (int seed = 1; seed <= seeds; ++seed) {
        const auto table = table_of(game.id, players, 100 * players + seed);
        play_on(*table, decisions);
        if (table->over()) continue;
        const Seat seat = table->match().pending().first();
        if (table->match().legal(seat).size() == 1) continue;
        SCOPED_TRACE(game.id + " with " + std::to_string(players) + " players, seed " + std::to_string(seed) +
                     " after " + std::to_string(decisions));
        body(game.id, table->match(), seat);
      }
    }
  }
}

// A short think, the same on every machine: what must hold, holds for a slow one, too.
Json short_hints(const Match& match, Seat seat) {
  int asked = 0;
  return hint_json(match, seat, Lang::En, [&] { return ++asked >= 8; });
}

Words moves_of(const Json& hints) {
  Words moves;
  for (const Json& hint : hints) moves.push_back(hint["move"].get<std::string>());
  return moves;
}

// What a reader would call the idea of a move.
std::string idea(const std::string& game, const std::string& move) {
  const std::string act = first_word(move);
  if (game == "seven-wonders") return act == "build" || act == "free" ? "build " + card_of(move) : act;
  const std::set<std::string> kOnlyTargets = {"war", "commit", "building", "monument", "leave"};
  if (game == "tigris-euphrates" && !kOnlyTargets.contains(act)) return act;  // the leader, the tile's colour
  return move;  // another space may be another idea: see the game's own test
}

void expect_different_ideas(const std::string& game, const Words& moves) {
  std::set<std::string> ideas, cards;
  for (const std::string& move : moves) {
    EXPECT_TRUE(ideas.insert(idea(game, move)).second) << move << " is no other idea: " << Json(moves);
    if (game != "seven-wonders") continue;
    EXPECT_TRUE(cards.insert(card_of(move)).second) << "twice: " << move;
  }
}

void expect_honest_figures(const Json& hints) {
  for (const Json& hint : hints) {
    if (!hint.contains("win")) continue;
    EXPECT_GT(hint["win"].get<double>(), 0) << hint;
    EXPECT_LT(hint["win"].get<double>(), 1) << hint;
  }
}

TEST(Advice, IsAFewLegalMovesOfDifferentIdeas) {
  for (const int decisions : {0, 1, 5, 14, 33, 60}) {
    each_position(decisions, 1, [](const std::string& game, const Match& match, Seat seat) {
      const Json hints = short_hints(match, seat);
      const Words moves = moves_of(hints);
      ASSERT_FALSE(moves.empty());
      EXPECT_LE(moves.size(), 3U);
      for (const std::string& move : moves) EXPECT_TRUE(match.read_move(seat, move, Lang::En)) << move;
      expect_different_ideas(game, moves);
      expect_honest_figures(hints);
    });
  }
}

TEST(Advice, TellsNoChanceToWinAtTheBeginning) {
  for (const int decisions : {0, 2}) {
    each_position(decisions, 1, [](const std::string&, const Match& match, Seat seat) {
      for (const Json& hint : short_hints(match, seat)) EXPECT_FALSE(hint.contains("win")) << hint;
    });
  }
}

// Not from a handful of games either, however late it is.
TEST(Advice, TellsNoChanceToWinFromTooFewGames) {
  each_position(60, 1, [](const std::string&, const Match& match, Seat seat) {
    const Json hints = hint_json(match, seat, Lang::En, [] { return true; });
    for (const Json& hint : hints) EXPECT_FALSE(hint.contains("win")) << hint;
  });
}

TEST(Advice, TellsTheChanceToWinOfTheBestMoveWhenTheGameIsWellOnItsWay) {
  int told = 0, asked = 0;
  for (const int decisions : {90, 120}) {
    each_position(decisions, 1, [&](const std::string&, const Match& match, Seat seat) {
      const Json hints = hint_json(match, seat, Lang::En);
      ++asked;
      told += hints[0].contains("win");
      expect_honest_figures(hints);
    });
  }
  EXPECT_GT(told, asked / 3);
}

// The same for two worlds that the seat cannot tell apart.
TEST(Advice, DoesNotPeek) {
  for (const int decisions : {0, 25}) {
    each_position(decisions, 1, [](const std::string&, const Match& match, Seat seat) {
      const auto other = match.clone();
      Random random = Random::fast(17);
      other->imagine(seat, random);
      EXPECT_EQ(short_hints(match, seat), short_hints(*other, seat));
    });
  }
}

TEST(Advice, IsTheSameAgain) {
  each_position(7, 1, [](const std::string&, const Match& match, Seat seat) {
    EXPECT_EQ(short_hints(match, seat), short_hints(match, seat));
  });
}

// --- the first move, as a good player of each game would advise, and as Home's tips say it

bool can_build(const Match& match, Seat seat) {
  return std::ranges::any_of(match.legal(seat),
                             [&](int action) { return first_word(match.notation(action)) != "discard"; });
}

TEST(AdviceOnSevenWonders, NeverSellsACardInTheFirstTurns) {
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
TEST(AdviceOnSevenWonders, ComputerPlayersKeepToIt) {
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

TEST(AdviceOnSevenWonders, BeginsWithAResourceAsHomeSays) {
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

const std::map<std::string, std::string> kColourOf = {
    {"trader", "green"}, {"farmer", "blue"}, {"priest", "red"}};

// TE-7.5: he scores with every tile; no leader is offered for whom there is none.
TEST(AdviceOnTigrisEuphrates, BeginsWithTheKingAndLeadersThatCanScore) {
  for (int players = 2; players <= 4; ++players) {
    for (int seed = 1; seed <= 3; ++seed) {
      const auto table = table_of("tigris-euphrates", players, seed);
      const Seat seat = table->match().pending().first();
      EXPECT_EQ(first_word(moves_of(hint_json(table->match(), seat, Lang::En)).front()), "king");
      for (int action = 0; action < 2; ++action) {  // of the first turn
        const Json hand = table->match().view(seat)["seats"][seat.n]["hand"];
        for (const std::string& move : moves_of(short_hints(table->match(), seat))) {
          const std::string leader = first_word(move);
          const auto colour = kColourOf.find(leader);
          const bool can_score = colour == kColourOf.end() || hand.value(colour->second, 0) > 0;
          EXPECT_TRUE(can_score) << move << " with " << hand;
          EXPECT_NE(leader, "swap");
          EXPECT_NE(leader, "end");
        }
        play_on(*table, 1);
      }
    }
  }
}

TEST(AdviceOnNewDawn, BeginsWithTheIndustryCardAsHomeSays) {
  const int tables = 12;
  int industry = 0;
  for (int seed = 1; seed <= tables; ++seed) {
    const auto table = table_of("new-dawn", 2 + seed % 3, seed);
    const Json hints = hint_json(table->match(), table->match().pending().first(), Lang::En);
    industry += hints[0]["text"].get<std::string>().ends_with("Pottery");
  }
  EXPECT_GE(industry, tables * 8 / 10);
}

// What the level Strong does with dice of its own is nearly always among what is advised.
TEST(Advice, IsWhatAStrongPlayerWouldDo) {
  int among = 0, asked = 0;
  for (const int decisions : {0, 20}) {
    each_position(decisions, 1, [&](const std::string& game, const Match& match, Seat seat) {
      Random thinking = Random::fast(5);
      const std::string move = match.notation(match.computer(Level::Strong, seat, thinking, never));
      const Words advised = moves_of(hint_json(match, seat, Lang::En));
      ++asked;
      among += std::ranges::any_of(
          advised, [&](const std::string& one) { return idea(game, one) == idea(game, move); });
    });
  }
  EXPECT_GE(among, asked * 7 / 10) << among << " of " << asked;
}

}  // namespace
}  // namespace zig::table
