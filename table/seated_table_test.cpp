// Stand-ins, computer players and stale moves, at a table of any game.
#include "table/seated_table.h"

#include "table/any_game_testkit.h"

namespace zig::table {
namespace {

using Kind = Sitter::Kind;

Sitter person(const std::string& name) {
  return {.kind = Kind::Person, .person = name, .name = name, .level = {}};
}
Sitter computer(const std::string& level) {
  return {.kind = Kind::Computer, .person = {}, .name = {}, .level = level};
}

std::string a_move(const SeatedTable& seated, Seat seat) {
  const Match& match = seated.table().match();
  return match.notation(match.legal(seat).front());
}

// The seat that is asked in a game in turns.
Seat asked(const SeatedTable& seated) { return seated.table().match().pending().first(); }

SeatedTable two_people(const std::string& game) {
  return {begin_game(game, 2), {person("Ann"), person("Bob")}};
}

TEST(SeatedTable, WaitsForPeopleUntilEverySeatIsTaken) {
  SeatedTable seated(begin_game(any_game(), 2), {person("Ann"), {}});
  EXPECT_EQ(seated.phase(), Phase::Open);
  EXPECT_TRUE(seated.asked().empty());
  EXPECT_EQ(seated.seat_json(Seat{1}), (Json{{"kind", "open"}}));
  EXPECT_FALSE(seated.seat_of("Bob"));
  seated.sitter(Seat{1}) = person("Bob");
  seated.acted(Seat{1}, false);
  EXPECT_EQ(seated.phase(), Phase::Playing);
  EXPECT_EQ(seated.asked(), seated.table().match().pending());
  EXPECT_EQ(seated.seat_of("Bob"), Seat{1});
}

TEST(SeatedTable, AStandInDecidesUntilThePersonComesBack) {
  SeatedTable seated = two_people(game_in_turns());
  const Seat seat = asked(seated);
  EXPECT_FALSE(seated.computer_task());
  EXPECT_EQ(seated.come_back(seat, Lang::En)->why, text(Lang::En, "table.refuse.not_away"));
  ASSERT_FALSE(seated.leave(seat, Level::Greedy, Lang::En));
  seated.acted(seat, false);
  EXPECT_TRUE(seated.asked().empty());
  ASSERT_TRUE(seated.computer_task());
  EXPECT_EQ(seated.computer_task()->seat, seat);
  EXPECT_EQ(seated.computer_task()->level, Level::Greedy);
  EXPECT_EQ(seated.computer_task()->acts, 1);
  EXPECT_EQ(seated.seat_json(seat)["stands_in_for"], seated.sitters()[seat.n].name);
  const std::string away = text(Lang::Cs, "table.refuse.stand_in");
  EXPECT_EQ(seated.play(seat, a_move(seated, seat), {}, Lang::Cs)->why, away);
  EXPECT_EQ(seated.undo(seat, Lang::Cs)->why, away);
  EXPECT_EQ(seated.leave(seat, Level::Greedy, Lang::Cs)->why, away);
  EXPECT_TRUE(seated.table().moves().empty());
  ASSERT_FALSE(seated.come_back(seat, Lang::En));
  seated.acted(seat, false);
  EXPECT_FALSE(seated.computer_task());
  EXPECT_EQ(seated.seat_json(seat)["kind"], "person");
  EXPECT_FALSE(seated.play(seat, a_move(seated, seat), 2, Lang::En));
}

TEST(SeatedTable, AMoveForADecisionThatIsGoneIsStale) {
  SeatedTable seated = two_people(game_in_turns());
  for (int act = 0; act < 6; ++act) {
    const Seat seat = asked(seated);
    ASSERT_FALSE(seated.play(seat, a_move(seated, seat), act, Lang::En));
    seated.acted(seat, true);
    const Seat next = asked(seated);
    const auto stale = seated.play(next, a_move(seated, next), act, Lang::En);
    ASSERT_TRUE(stale) << "it was asked after act " << act + 1;
    EXPECT_EQ(stale->why, text(Lang::En, "table.refuse.stale", {{"number", std::to_string(act + 1)}}));
  }
  EXPECT_EQ(seated.table().moves().size(), 6U);
}

TEST(SeatedTable, SealedChoicesOfOthersMakeNothingStale) {
  SeatedTable seated = two_people(sealed_game());
  ASSERT_FALSE(seated.play(Seat{1}, a_move(seated, Seat{1}), 0, Lang::En));
  seated.acted(Seat{1}, true);
  EXPECT_FALSE(seated.play(Seat{0}, a_move(seated, Seat{0}), 0, Lang::En));
}

TEST(SeatedTable, ComputerPlayersPlayToTheEndAndHaveNames) {
  SeatedTable seated(begin_game(any_game(3), 3), {computer("random"), computer("random"), person("Ann")});
  EXPECT_FALSE(seated.labels()[0].name.empty());
  EXPECT_NE(seated.labels()[0].name, seated.labels()[1].name);
  EXPECT_EQ(seated.seat_json(Seat{1}),
            (Json{{"kind", "computer"}, {"level", "random"}, {"name", seated.labels()[1].name}}));
  ASSERT_FALSE(seated.leave(Seat{2}, Level::Random, Lang::En));
  seated.acted(Seat{2}, false);
  Random random = Random::fast(1);
  while (const auto task = seated.computer_task()) {
    const int action = seated.table().match().computer(task->level, task->seat, random, never);
    ASSERT_FALSE(seated.play_computer(task->seat, action));
    seated.acted(task->seat, true);
  }
  EXPECT_EQ(seated.phase(), Phase::Over);
  EXPECT_EQ(seated.undo(Seat{2}, Lang::En)->why, text(Lang::En, "table.refuse.over"));
  EXPECT_EQ(seated.leave(Seat{2}, Level::Random, Lang::En)->why, text(Lang::En, "table.refuse.over"));
}

}  // namespace
}  // namespace zig::table
