#include "table/protocol.h"

#include "games/game_list.h"
#include "table/table_testkit.h"

namespace zig::table {
namespace {

constexpr Seat kAnna{0};

Json ask(Table& table, Observer who, const Json& message) { return answer(table, who, message.dump()); }

TEST(Protocol, TellsWhatTheTableIs) {
  const auto table = open_table();
  const Json reply = ask(*table, kAnna, {{"type", "table"}, {"id", 7}});
  EXPECT_EQ(reply["type"], "table");
  EXPECT_EQ(reply["protocol"], 1);
  EXPECT_EQ(reply["game"], table->match().game());
  EXPECT_EQ(reply["you"], 0);
  EXPECT_EQ(reply["seats"].size(), 3U);
  EXPECT_EQ(reply["id"], 7);
  EXPECT_FALSE(reply.contains("seed"));  // not before the end
  play_rounds(*table, 40);
  EXPECT_EQ(ask(*table, Observer(), {{"type", "table"}})["seed"], "fast:42");
}

TEST(Protocol, PlaysRefusesAndTakesBack) {
  const auto table = open_table();
  const std::string move = some_move(table->match(), kAnna);
  EXPECT_EQ(ask(*table, kAnna, {{"type", "why"}, {"move", move}})["legal"], true);
  Json reply = ask(*table, kAnna, {{"type", "play"}, {"move", move}});
  EXPECT_EQ(reply["type"], "played");
  EXPECT_EQ(reply["moves"], 1);
  EXPECT_EQ(reply["pending"], Json({1, 2}));
  reply = ask(*table, kAnna, {{"type", "play"}, {"move", move}, {"lang", "pl"}});
  EXPECT_EQ(reply["type"], "refused");
  EXPECT_TRUE(reply["rule"].get<std::string>().starts_with(game_entry(table->match().game())->rule_prefix));
  reply = ask(*table, kAnna, {{"type", "decision"}});
  EXPECT_EQ(reply["decision"], nullptr);
  EXPECT_EQ(reply["can_undo"], true);
  EXPECT_EQ(ask(*table, kAnna, {{"type", "undo"}})["type"], "undone");
  EXPECT_TRUE(ask(*table, kAnna, {{"type", "decision"}})["decision"].is_object());
  EXPECT_EQ(ask(*table, kAnna, {{"type", "undo"}})["type"], "refused");
}

TEST(Protocol, ShowsEachOnlyWhatIsTheirs) {
  const auto table = open_table();
  EXPECT_EQ(ask(*table, kAnna, {{"type", "view"}})["view"], table->match().view(kAnna));
  EXPECT_EQ(ask(*table, Observer(), {{"type", "view"}})["view"], table->match().view(Observer()));
  for (const char* type : {"decision", "play", "undo", "why", "preview", "hint"}) {
    EXPECT_EQ(ask(*table, Observer(), {{"type", type}, {"move", "x"}})["type"], "refused") << type;
  }
  EXPECT_EQ(ask(*table, kAnna, {{"type", "replay"}})["type"], "refused");  // it would show everything
  play_rounds(*table, 40);
  EXPECT_EQ(ask(*table, Observer(), {{"type", "replay"}})["text"], table->save());
}

TEST(Protocol, TellsEventsStandingHintsAndTheCatalogue) {
  const auto table = open_table();
  play_rounds(*table, 1);
  const Json events = ask(*table, kAnna, {{"type", "events"}, {"since", 1}});
  EXPECT_EQ(events["event"], table->last_event());
  EXPECT_EQ(events["events"][0]["n"], 2);
  EXPECT_TRUE(ask(*table, kAnna, {{"type", "standing"}})["standing"]["seats"].is_array());
  EXPECT_TRUE(ask(*table, kAnna, {{"type", "hint"}})["moves"].is_array());
  EXPECT_TRUE(ask(*table, kAnna, {{"type", "catalogue"}, {"lang", "cs"}}).contains("catalogue"));
}

TEST(Protocol, ShowsThePastAsTheSeatSawItThen) {
  const auto table = open_table();
  std::vector<Json> seen, totals;
  while (!table->over()) {
    seen.push_back(table->match().view(kAnna));
    totals.push_back(table->match().standing_json());
    play_some(*table, table->match().pending().first());
  }
  for (std::size_t at = 0; at < seen.size(); ++at) {
    const Json reply = ask(*table, kAnna, {{"type", "view"}, {"at", at}});
    EXPECT_EQ(reply["view"], seen[at]);
    EXPECT_EQ(reply["moves"], at);
    EXPECT_EQ(ask(*table, kAnna, {{"type", "standing"}, {"at", at}})["standing"], totals[at]);
  }
  const Json course = ask(*table, Observer(), {{"type", "course"}})["totals"];
  ASSERT_EQ(course.size(), seen.size() + 1);
  for (std::size_t at = 0; at < seen.size(); ++at)
    EXPECT_EQ(course[at][1], totals[at]["seats"][1]["total"]) << at;
  const Json told = ask(*table, kAnna, {{"type", "events"}});
  for (const Json& event : told["events"]) EXPECT_LE(event["move"].get<std::size_t>(), table->moves().size());
}

TEST(Protocol, ADecisionIsTheSameTextWhetherItIsLookedIntoOrOnlyWritten) {
  for (const GameInfo& info : game_infos(test_library())) {
    const auto table = begin_game(info.id, info.min_players);
    for (int round = 0; round < 12 && !table->over(); ++round) {
      for (std::uint8_t seat = 0; seat < info.min_players; ++seat) {
        const Json question = {{"type", "decision"}, {"lang", "cs"}, {"id", 7}};
        const Json tree = answer_to(*table, Seat{seat}, question);
        const bool asked = table->match().pending().has(Seat{seat});
        EXPECT_EQ(tree["decision"].is_object(), asked);
        EXPECT_EQ(json_line(answer_to(*table, Seat{seat}, question, JsonAs::Text)), json_line(tree))
            << info.id;
      }
      play_rounds(*table, 1);
    }
  }
}

TEST(Protocol, OtherEyesOnlyWhenTheGameIsOver) {
  const auto table = open_table();
  EXPECT_EQ(ask(*table, kAnna, {{"type", "view"}, {"as", 1}})["type"], "refused");
  play_rounds(*table, 40);
  EXPECT_EQ(ask(*table, Observer(), {{"type", "view"}, {"as", 1}})["view"], table->match().view(Seat{1}));
}

TEST(Protocol, APreviewShowsWhatWouldFollowAndNothingHidden) {
  const auto table = open_table();
  const std::string before = table->match().state_bytes();
  const std::string move = some_move(table->match(), kAnna);
  const Json preview = ask(*table, kAnna, {{"type", "preview"}, {"move", move}})["preview"];
  EXPECT_EQ(table->match().state_bytes(), before);
  play_some(*table, kAnna);
  EXPECT_EQ(preview["view"], table->match().view(kAnna));
  EXPECT_EQ(preview["events"].size(), table->events_since(0, kAnna, Lang::En).size());
  EXPECT_EQ(ask(*table, kAnna, {{"type", "preview"}, {"move", move}})["type"], "refused");  // has chosen
  play_some(*table, Seat{1});
  const std::string last = some_move(table->match(), Seat{2});  // would turn over what the others chose
  EXPECT_EQ(ask(*table, Seat{2}, {{"type", "preview"}, {"move", last}})["preview"], nullptr);
}

TEST(Protocol, BadMessagesGetAnErrorWithItsPlace) {
  const auto table = open_table();
  const std::string before = table->match().state_bytes();
  const auto place = [&](std::string_view message) {
    const Json reply = answer(*table, kAnna, message);
    EXPECT_EQ(reply["type"], "error") << message;
    return reply["where"].get<std::string>();
  };
  EXPECT_EQ(place("{"), "message");
  EXPECT_EQ(place("[]"), "message");
  EXPECT_EQ(place("{}"), "message.type");
  EXPECT_EQ(place(R"({"type":"dance"})"), "message.type");
  EXPECT_EQ(place(R"({"type":"play"})"), "message.move");
  EXPECT_EQ(place(R"({"type":"play","move":5})"), "message.move");
  EXPECT_EQ(place(R"({"type":"why"})"), "message.move");
  EXPECT_EQ(place(R"({"type":"events","since":-1})"), "message.since");
  EXPECT_EQ(place(R"({"type":"view","lang":"de"})"), "message.lang");
  EXPECT_EQ(place(R"({"type":"view","at":1})"), "message.at");
  EXPECT_EQ(place(R"({"type":"view","at":-1})"), "message.at");
  EXPECT_EQ(place(R"({"type":"preview"})"), "message.move");
  EXPECT_EQ(place(std::string(kMaxMessageSize + 1, ' ')), "message");
  EXPECT_EQ(table->match().state_bytes(), before);
}

}  // namespace
}  // namespace zig::table
