// TG-1 to TG-5: each rule is shown by a test. Positions say only what matters (docs/positions/toy-game.md).
#include <gtest/gtest.h>

#include "engine/game_testkit.h"
#include "games/toy_game/texts.h"

namespace zig::toy_game {
namespace {

const ToyGame& the_game() { return game_for_tests<ToyGame>(); }

State at(const Json& position, const Options& options = {.players = 2}) {
  Random random = Random::fast(1);
  const auto s = the_game().read_position(position, options, random);
  EXPECT_TRUE(s) << s.error().line();
  return s.value_or(State{});
}

// Plays "bid 5" for the seat; chance brings the cards that are said, then whatever it likes.
std::vector<Event> play(State& s, int seat, std::string_view move, std::vector<std::uint16_t> chance = {}) {
  Random random = Random::fast(2);
  random.script(chance);
  Recorder<Event> recorder;
  const Action action = the_game().parse_action(move).value();
  EXPECT_TRUE(the_game().judge(s, Seat{static_cast<std::uint8_t>(seat)}, action).legal()) << move;
  the_game().apply(s, Seat{static_cast<std::uint8_t>(seat)}, action, random, recorder);
  EXPECT_FALSE(random.impossible_outcome());
  return recorder.events;
}

std::string_view why_not(const State& s, int seat, std::string_view move) {
  return the_game()
      .judge(s, Seat{static_cast<std::uint8_t>(seat)}, the_game().parse_action(move).value())
      .rule;
}

// TG-1.1: two to four players.
TEST(RulesOfToyGame, TwoToFourPlay) {
  for (const int players : {2, 3, 4}) EXPECT_TRUE(the_game().read_options({{"players", players}}));
  for (const int players : {1, 5})
    EXPECT_EQ(the_game().read_options({{"players", players}}).error().where, "options.players");
}

// TG-1.2: 48 cards, eight of each value.
TEST(RulesOfToyGame, TheBoxHasEightCardsOfEachValue) {
  for (int value = 1; value <= kValues; ++value) EXPECT_EQ(the_game().box().cards[value], 8);
  EXPECT_EQ(the_game().box().cards.size(), 48);
  const DataFile seven{"cards", R"({"cards": [{"value": 1, "count": 7}]})"};
  EXPECT_EQ(load_box(std::span(&seven, 1)).error().where, "cards.json cards[0].count");
}

// TG-2.1: everybody is dealt as many cards as was agreed, five if nothing was said.
// TG-3.1: then the first prize is turned up.
TEST(RulesOfToyGame, HandsAreDealtAndAPrizeIsTurnedUp) {
  for (const std::uint8_t hand : {Options{}.hand, std::uint8_t{8}}) {
    Random random = Random::fast(3);
    const State s = the_game().start({.players = 3, .hand = hand}, random);
    for (const Seat seat : s.seats()) EXPECT_EQ(s.of(seat).hand.size(), hand);
    EXPECT_EQ(s.deck.size(), 48 - 3 * hand - 1);
    EXPECT_GT(s.prize, 0);
  }
  EXPECT_EQ(Options{}.hand, 5);
}

// TG-2.2: a hand is seen by its owner alone, its size by all; what somebody draws is hidden, too.
TEST(RulesOfToyGame, HandsAreHidden) {
  State s = at({{"ask", "prize"}, {"prize", 4}, {"seats", {{{"hand", {1, 2}}}, {{"hand", {3}}}}}});
  EXPECT_EQ(the_game().view(s, Seat{0})["seats"][0]["hand"], Json({1, 2}));
  const Json other = the_game().view(s, Seat{1})["seats"][0];
  EXPECT_FALSE(other.contains("hand"));
  EXPECT_EQ(other["hand_size"], 2);
  const Event sold = play(s, 0, "sell", {6, 5}).front();
  EXPECT_EQ(the_game().event_json(s, sold, Seat{0})["drawn"], 6);
  EXPECT_FALSE(the_game().event_json(s, sold, Seat{1}).contains("drawn"));
}

// TG-3.2: all bid a card of their hand at the same time, and a bid is sealed.
TEST(RulesOfToyGame, BidsAreSealed) {
  State s = at({{"seats", {{{"hand", {5, 2}}}, {{"hand", {3, 3}}}}}});
  EXPECT_EQ(the_game().pending(s), Seats::all(2));
  EXPECT_EQ(why_not(s, 0, "bid 3"), "TG-3.2");
  EXPECT_EQ(why_not(s, 0, "keep"), "TG-3.2");
  play(s, 0, "bid 5");
  EXPECT_EQ(why_not(s, 0, "bid 2"), "TG-3.2");
  EXPECT_EQ(the_game().pending(s), Seats::one(Seat{1}));
  EXPECT_EQ(the_game().view(s, Seat{0})["seats"][0]["bid"], 5);
  EXPECT_FALSE(the_game().view(s, Seat{1})["seats"][0].contains("bid"));
  EXPECT_TRUE(the_game().view(s, Seat{1})["seats"][0]["has_bid"].get<bool>());
}

// TG-3.3: the highest bid wins, of equal ones the first from the first player on; all bids are discarded.
TEST(RulesOfToyGame, TheHighestBidWins) {
  const auto winner = [](int first, int one, int two, int three) {
    State s = at(
        {{"first", first}, {"seats", {{{"hand", {one, 1}}}, {{"hand", {two, 1}}}, {{"hand", {three, 1}}}}}},
        {.players = 3});
    const int cards[] = {one, two, three};
    for (const int seat : {2, 0, 1}) play(s, seat, "bid " + std::to_string(cards[seat]));
    EXPECT_EQ(s.discarded.size(), 3);
    return static_cast<int>(the_game().pending(s).first().n);
  };
  EXPECT_EQ(winner(0, 2, 6, 5), 1);
  EXPECT_EQ(winner(0, 4, 3, 4), 0);
  EXPECT_EQ(winner(1, 4, 3, 4), 2);
}

// TG-3.4: with every round the next player clockwise is first.
TEST(RulesOfToyGame, TheFirstPlayerChanges) {
  State s = at({{"first", 1}, {"seats", {{{"hand", {5, 2}}}, {{"hand", {3, 3}}}}}});
  play(s, 0, "bid 5");
  play(s, 1, "bid 3");
  play(s, 0, "keep");
  EXPECT_EQ(s.first, 0);
  EXPECT_EQ(s.round, 2);
}

// TG-4.1: the winner keeps the prize, or sells it: it is discarded for a card off the deck.
TEST(RulesOfToyGame, APrizeIsKeptOrSold) {
  const State s = at({{"ask", "prize"}, {"prize", 4}, {"seats", {{{"hand", {1}}}, {{"hand", {3}}}}}});
  State kept = s, sold = s;
  play(kept, 0, "keep");
  EXPECT_EQ(cards_json(kept.player[0].prizes), Json({4}));
  EXPECT_EQ(kept.player[0].hand.size(), 1);
  play(sold, 0, "sell", {6});
  EXPECT_TRUE(sold.player[0].prizes.empty());
  EXPECT_EQ(cards_json(sold.player[0].hand), Json({1, 6}));
  EXPECT_EQ(cards_json(sold.discarded), Json({4}));
  EXPECT_EQ(why_not(s, 1, "keep"), "TG-4.1");
  EXPECT_EQ(why_not(s, 0, "bid 1"), "TG-4.1");
}

// TG-4.2: without sales every prize is kept, and nobody is asked.
TEST(RulesOfToyGame, WithoutSalesPrizesAreKept) {
  State s =
      at({{"prize", 6}, {"seats", {{{"hand", {5, 2}}}, {{"hand", {3, 3}}}}}}, {.players = 2, .sales = 0});
  play(s, 0, "bid 5");
  play(s, 1, "bid 3");
  EXPECT_EQ(cards_json(s.player[0].prizes), Json({6}));
  EXPECT_EQ(s.ask, Ask::Bid);
}

// TG-5.1: the game ends when a round begins and somebody has no card, or no prize is left to turn up.
TEST(RulesOfToyGame, TheGameEndsWithAnEmptyHand) {
  State s = at({{"ask", "prize"}, {"prize", 2}, {"seats", {{{"hand", {5}}}, {{"hand", Json::array()}}}}});
  EXPECT_EQ(play(s, 0, "keep").back().kind, Event::Kind::GameEnded);
  EXPECT_TRUE(the_game().pending(s).empty());
  EXPECT_EQ(why_not(s, 0, "keep"), "TG-5.1");
}

// TG-5.2: prizes count their value, cards in the hand one each; then the number of prizes decides.
TEST(RulesOfToyGame, PointsAndTheTieBreak) {
  const State s =
      at({{"ask", "over"},
          {"seats", {{{"hand", {6}}, {"prizes", {5}}}, {{"hand", Json::array()}, {"prizes", {2, 4}}}}}});
  const Standing standing = the_game().standing(s);
  EXPECT_EQ(standing.total[0], 6);
  EXPECT_EQ(standing.total[1], 6);
  EXPECT_EQ(standing.rank[1], 1);
  EXPECT_EQ(standing.rank[0], 2);
}

}  // namespace
}  // namespace zig::toy_game
