#include "table/table.h"

#include "games/game_list.h"
#include "table/answers.h"
#include "table/table_testkit.h"

namespace zig::table {
namespace {

constexpr Seat kAnna{0}, kBela{1}, kCyril{2};

TEST(Seed, TextsRoundTrip) {
  const std::string key(64, 'a');
  for (const std::string& text :
       {std::string("fast:0"), std::string("fast:18446744073709551615"), "chacha20:" + key}) {
    const auto seed = Seed::parse(text, "seed");
    ASSERT_TRUE(seed) << text;
    EXPECT_EQ(seed->text(), text);
  }
  EXPECT_EQ(Seed::read(Json(7U), "seed")->text(), "fast:7");
  EXPECT_EQ(Seed::read(Json("fast:7"), "seed")->text(), "fast:7");
}

TEST(Seed, RefusesAnythingElse) {
  for (const std::string text :
       {"", "7", "fast:", "fast:-1", "fast:1x", "fast:18446744073709551616", "chacha20:12", "dice:1"}) {
    EXPECT_FALSE(Seed::parse(text, "seed")) << text;
  }
  EXPECT_FALSE(Seed::parse("chacha20:" + std::string(63, 'a') + "g", "seed"));
  EXPECT_FALSE(Seed::read(Json(-1), "seed"));
  EXPECT_FALSE(Seed::read(Json(1.5), "seed"));
  EXPECT_FALSE(Seed::read(Json::array(), "seed"));
}

// printf 'ziggurat-seed-1 fast:42' | sha256sum
TEST(Seed, TheCommitmentCanBeCheckedWithoutThisProgram) {
  EXPECT_EQ((Seed{.number = 42, .key = std::nullopt}.commitment()),
            "sha256:9e0313803045cdfbd1e8b951c6108f8f4b677e67a6d8ba9ab28e13d75e29e3b9");
}

TEST(Table, OpensWithDefaultsAndSaysWhatIsWrongOtherwise) {
  const auto table = open_table();
  EXPECT_EQ(table->match().seats(), 3);
  EXPECT_EQ(table->match().pending(), Seats::all(3));
  EXPECT_EQ(table->setup().options, table->match().options());
  const auto problem_of = [](std::string game, Json options) {
    return Table::open(test_library(), {.game = std::move(game),
                                        .options = std::move(options),
                                        .seed = {},
                                        .position = std::nullopt,
                                        .labels = {}})
        .error()
        .line();
  };
  EXPECT_TRUE(problem_of("chess", Json::object())
                  .starts_with("game: \"chess\" is not a game here; choose from: " + game_ids().front()));
  for (const std::string& game : game_ids())
    EXPECT_NE(problem_of(game, {{"players", 99}}).find("players"), std::string::npos) << game;
}

TEST(Table, APlayedMoveAnswersAndARefusedOneChangesNothing) {
  const auto table = open_table();
  const std::string before = table->match().state_bytes();
  const std::string game(table->match().game());
  const auto refusal = table->play(kAnna, impossible_move(game, 3), Lang::En);
  ASSERT_TRUE(refusal);
  EXPECT_TRUE(refusal->rule.starts_with(game_entry(game)->rule_prefix)) << refusal->rule;
  EXPECT_FALSE(refusal->why.empty());
  EXPECT_TRUE(table->play(kAnna, "dance", Lang::En));
  EXPECT_TRUE(table->play(Seat{7}, some_move(table->match(), kAnna), Lang::En));
  EXPECT_EQ(table->match().state_bytes(), before);
  EXPECT_TRUE(table->moves().empty());

  EXPECT_FALSE(table->play(kAnna, some_move(table->match(), kAnna), Lang::En));
  EXPECT_EQ(table->moves().size(), 1U);
  EXPECT_EQ(table->match().pending().size(), 2);
}

TEST(Table, TheSameSeedGivesTheSameGameAndAnotherKeyAnotherOne) {
  const auto first = open_table(), second = open_table();
  const auto other = open_table(Json::object(), *Seed::parse("chacha20:" + std::string(64, '1'), "seed"));
  EXPECT_NE(first->match().state_bytes(), other->match().state_bytes());
  play_rounds(*first, 30);
  play_rounds(*second, 30);
  EXPECT_TRUE(first->over());
  EXPECT_EQ(first->match().state_bytes(), second->match().state_bytes());
}

TEST(Table, ASealedChoiceCanBeTakenBackAfterOthersHaveChosen) {
  const auto table = open_table();
  const auto without = open_table();
  play_some(*table, kAnna);
  play_some(*table, kBela);
  play_some(*without, kBela);
  ASSERT_FALSE(table->undo(kAnna, Lang::En));
  EXPECT_EQ(table->match().state_bytes(), without->match().state_bytes());
  ASSERT_EQ(table->moves().size(), 1U);
  EXPECT_EQ(table->moves()[0].seat, kBela);
  EXPECT_EQ(table->moves()[0].hash, without->moves()[0].hash);
}

TEST(Table, NothingCanBeTakenBackOnceItCameToLight) {
  const auto table = open_table();
  const auto refusal = table->undo(kAnna, Lang::En);
  ASSERT_TRUE(refusal);
  EXPECT_EQ(refusal->why, text(Lang::En, "table.undo.nothing"));
  play_rounds(*table, 1);  // all three: the turn is resolved
  for (const Seat seat : {kAnna, kBela, kCyril}) {
    const std::string before = table->match().state_bytes();
    ASSERT_TRUE(table->undo(seat, Lang::Cs));
    EXPECT_EQ(table->undo(seat, Lang::Cs)->why, text(Lang::Cs, "table.undo.frontier"));
    EXPECT_EQ(table->match().state_bytes(), before);
  }
}

TEST(Table, EventsAreNumberedAndAnUndoIsOne) {
  const auto table = open_table();
  EXPECT_EQ(table->last_event(), 0);
  play_some(*table, kAnna);
  const int chosen = table->last_event();
  EXPECT_GT(chosen, 0);
  ASSERT_FALSE(table->undo(kAnna, Lang::En));
  const Json events = table->events_since(chosen, Observer(), Lang::En);
  ASSERT_EQ(events.size(), 1U);
  EXPECT_EQ(events[0]["n"], chosen + 1);
  EXPECT_EQ(events[0]["text"], "The last move is taken back.");
  play_rounds(*table, 40);
  int last = 0;
  for (const Json& event : table->events_since(0, kBela, Lang::Pl)) {
    EXPECT_GT(event["n"].get<int>(), last);
    last = event["n"].get<int>();
    EXPECT_TRUE(event["text"].is_string());
    EXPECT_TRUE(event["event"].is_object());
  }
  EXPECT_EQ(last, table->last_event());
  EXPECT_TRUE(table->events_since(last, kBela, Lang::Pl).empty());
  EXPECT_TRUE(table->events_since(1 << 29, kBela, Lang::Pl).empty());
}

TEST(Answers, ASeatInFrontOfAMoveIsNeededOnlyWhenSeveralAreAsked) {
  const auto turns = begin_game(game_in_turns(3), 3);
  const Seat first = turns->match().pending().first();
  const auto alone = read_seat(turns->match(), "dance around", Lang::En);
  ASSERT_TRUE(alone);
  EXPECT_EQ(alone->seat, first);
  const auto second = read_seat(turns->match(), " 1: dance around ", Lang::En);
  ASSERT_TRUE(second);
  EXPECT_EQ(second->seat, kBela);
  EXPECT_EQ(second->move, "dance around");
  EXPECT_FALSE(read_seat(turns->match(), "3: dance around", Lang::En));
  EXPECT_FALSE(read_seat(turns->match(), "99999999999: dance around", Lang::En));
  const auto unclear = read_seat(open_table()->match(), "dance around", Lang::En);
  ASSERT_FALSE(unclear);
  EXPECT_NE(unclear.error().why.find("0: dance around"), std::string::npos);
}

TEST(Match, KnowsItsGamesAndLevels) {
  const auto infos = game_infos(test_library());
  ASSERT_EQ(infos.size(), game_list().size());
  for (std::size_t i = 0; i < infos.size(); ++i) {
    EXPECT_EQ(infos[i].id, game_list()[i].id);
    EXPECT_FALSE(infos[i].title(Lang::Cs).starts_with('<')) << infos[i].id;
    EXPECT_EQ(game_info_json(infos[i])["players"]["max"], game_list()[i].max_players);
  }
  EXPECT_EQ(level_from("greedy"), Level::Greedy);
  EXPECT_EQ(level_from("genius"), std::nullopt);
}

TEST(Match, AComputerPlaysWholeGamesAndACloneIsItsOwn) {
  const auto table = open_table({{"players", 4}});
  const auto copy = table->match().clone();
  Random thinking = Random::fast(1);
  while (!table->over()) {
    const Seat seat = table->match().pending().first();
    const Level level = seat.n == 0 ? Level::Greedy : Level::Random;
    const int action = table->match().computer(level, seat, thinking, never);
    ASSERT_FALSE(table->match().judge(seat, action, Lang::En));
    table->play_legal(seat, action);
  }
  EXPECT_TRUE(table->match().standing().over);
  EXPECT_EQ(copy->event_count(), 0);
  EXPECT_NE(copy->hash(), table->match().hash());
}

TEST(JsonLine, ReplacesWhatIsNotUtf8) {
  EXPECT_EQ(json_line(Json(std::string("a\xff"))), "\"a\xEF\xBF\xBD\"");
}

}  // namespace
}  // namespace zig::table
