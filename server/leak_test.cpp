// Nobody is sent what is hidden from them: random games over real sockets, every frame written down, and each frame made
// again from the stored game, once as it was and once with everything replaced that the receiver cannot know (`imagine`).
// All three must be the same bytes.
//
//   ZIGGURAT_LEAK_GAMES=200 build/release/server_tests --gtest_filter='*Leak*'
#include <gtest/gtest.h>

#include <set>

#include "server/identity.h"
#include "server/long_form_testkit.h"
#include "server/news.h"
#include "server/room.h"
#include "server/server_testkit.h"
#include "table/answers.h"
#include "table/any_game_testkit.h"

namespace zig::server {
namespace {

using Frame = TestSocket::Frame;

std::uint32_t size_of(const auto& list) { return static_cast<std::uint32_t>(list.size()); }

// Somebody at a table, with all that was said on every connection.
class Ear {
 public:
  Ear(const TestServer& server, Lang lang, bool known, int number)
      : client(server), lang_(lang), with_(number % 2 == 0 ? Json(kEnclosures) : Json::array()) {
    client.from = "127.0." + std::to_string(1 + number / 200 % 250) + "." + std::to_string(2 + number % 200);
    if (known) overhear(client.get("/api/me"));
  }

  // A socket has an allowance of messages; a new one has a new one.
  TestSocket& socket() {
    constexpr std::size_t kAllowed = 55;
    if (socket_ && asked_ < kAllowed) return *socket_;
    const int since = socket_ ? socket_->event : 0;
    hang_up();
    socket_ = std::make_unique<TestSocket>(client, table, since, lang_, with_);
    return *socket_;
  }
  Json ask(const Json& message) {
    TestSocket& at = socket();
    ++asked_;
    return at.ask(message);
  }
  void hang_up() {
    if (socket_) talks.push_back(std::move(socket_->frames));
    socket_.reset();
    asked_ = 1;  // hello
  }
  void overhear(const TestClient::Answer& answer) { pages.push_back(answer.headers + answer.body); }

  std::string person_in(Store& store) const {
    const auto token = token_in_cookies(client.cookie);
    const auto person = token ? store.read_session(digest(*token)) : std::optional<Person>();
    return person && *person ? (*person)->id : "";
  }

  TestClient client;
  std::string table;
  std::vector<std::vector<Frame>> talks;  // one for each connection
  std::vector<std::string> pages;         // answers by HTTP

 private:
  Lang lang_;
  Json with_;  // what all news answer at once
  std::unique_ptr<TestSocket> socket_;
  std::size_t asked_ = 0;
};

// One random game with people at all or most seats, a spectator with a cookie and somebody without one.
class Game {
 public:
  Game(const TestServer& server, int number)
      : random_(Random::fast(static_cast<std::uint64_t>(number) + 77)),
        library_(server.library()),
        game_(game_of(number)),
        with_hints_(number % 20 < 2) {
    const int players = game_.min_players + number / 2 % (game_.max_players - game_.min_players + 1);
    for (int i = 0; i < players + 2; ++i)
      ears.emplace_back(
          std::make_unique<Ear>(server, kLangs[random_.below(3)], i != players + 1, 10 * number + i));
    set_up(players);
  }

  void play() {
    while (!over_) {
      if (random_.below(3) == 0) disturb(*ears[random_.below(size_of(ears))]);
      const Json pending = actor_->socket().news.back()["pending"];
      std::vector<int> people;
      for (const Json& seat : pending) {
        if (seats_[seat.get<std::size_t>()]) people.push_back(seat.get<int>());
      }
      if (people.empty() && !pending.empty()) {
        actor_->socket().next_news();
      } else if (!people.empty()) {
        move(*seats_[static_cast<std::size_t>(people[random_.below(size_of(people))])]);
      }
      over_ = actor_->socket().news.back()["about"]["phase"] == "over";
    }
    for (const auto& ear : ears) {
      ear->ask({{"type", "table"}});
      ear->ask({{"type", "replay"}});
      ear->ask({{"type", "view"}});
      ear->hang_up();
    }
  }

  Observer observer(const Ear& ear) const {
    const auto seat = std::ranges::find(seats_, &ear);
    return seat == seats_.end() ? Observer()
                                : Observer(Seat{static_cast<std::uint8_t>(seat - seats_.begin())});
  }

  std::string id;
  std::vector<std::unique_ptr<Ear>> ears;

 private:
  // Sealed choices and turns by turns: what a frame may tell differs most there. The laws are for all games.
  static table::GameInfo game_of(int number) {
    const std::string id = number % 2 == 0 ? table::sealed_game() : table::game_in_turns();
    const auto all = table::game_infos(TestServer::library());
    return *std::ranges::find(all, id, &table::GameInfo::id);
  }

  void set_up(int players) {
    Json options = {{"players", players}}, kinds = Json::array();
    for (const Json& option : game_.options_schema) {
      if (!option.contains("values") || random_.below(2) != 0) continue;
      const Json& values = option["values"];
      Json more = options;
      more[option["name"].get<std::string>()] = values[random_.below(size_of(values))];
      const bool possible = table::Table::open(library_, {game_.id, more, {}, {}, {}}).has_value();
      if (possible) options = std::move(more);
    }
    for (int i = 0; i < players; ++i) kinds.push_back(i > 1 && random_.below(4) == 0 ? "random" : "open");
    id = ears[0]->client.make_table({{"game", game_.id}, {"options", options}, {"seats", kinds}});
    for (const auto& ear : ears) ear->table = id;
    for (int i = 0; i < players; ++i) {
      Ear* const ear =
          kinds[static_cast<std::size_t>(i)] == "open" ? ears[static_cast<std::size_t>(i)].get() : nullptr;
      seats_.push_back(ear);
      if (!ear) continue;
      if (i > 0) {
        EXPECT_EQ(ear->ask({{"type", "sit"}, {"seat", i}})["type"], "done");
      } else {
        disturb(*ear);
      }
    }
    for (const auto& ear : ears) {
      ear->ask({{"type", "table"}});
      ear->ask({{"type", "view"}});
    }
    actor_ = ears[0].get();
  }

  void move(Ear& ear) {
    const Json asked = ear.ask({{"type", "decision"}});
    actor_ = &ear;
    if (asked["decision"].is_null()) return;
    const Json& options = asked["decision"]["options"];
    const Json answer =
        ear.ask({{"type", "play"}, {"move", options[random_.below(size_of(options))]["move"]}});
    EXPECT_EQ(answer["type"], "done") << answer.dump();
    if (random_.below(20) == 0) ear.ask({{"type", "undo"}});
  }

  // Questions, and requests that are refused.
  void disturb(Ear& ear) {
    const auto opened = table::Table::open(
        library_, {.game = game_.id, .options = Json::object(), .seed = {}, .position = {}, .labels = {}});
    const table::Match& match = (*opened)->match();
    const std::string any_move =
        match.notation(static_cast<int>(random_.below(static_cast<std::uint32_t>(match.action_count()))));
    const std::string lang(lang_id(kLangs[random_.below(3)]));
    const Json messages[] = {
        {{"type", "view"}},
        {{"type", "decision"}, {"lang", lang}},
        {{"type", "events"}, {"since", random_.below(50)}, {"lang", lang}},
        {{"type", "hint"}, {"lang", lang}},  // kHint
        {{"type", "standing"}},
        {{"type", "table"}},
        {{"type", "replay"}},
        {{"type", "why"}, {"move", any_move}, {"lang", lang}},
        {{"type", "why"}, {"move", any_move}, {"lang", lang}},
        {{"type", "dance"}},
    };
    constexpr std::uint32_t kHint = 3;
    auto chosen = random_.below(14);
    if (chosen == kHint && !with_hints_) chosen = 0;
    if (chosen < std::size(messages)) {
      ear.ask(messages[chosen]);
    } else if (chosen == 10) {
      ear.overhear(ear.client.get("/api/tables/" + id));
      ear.overhear(ear.client.get("/api/tables/" + id + "/replay"));
    } else if (chosen == 11) {
      refuse(ear, {{"type", "play"}, {"move", any_move}});
    } else if (chosen == 12) {
      refuse(ear, {{"type", "sit"}, {"seat", 1}});
    } else if (random_.below(10) == 0) {
      ear.ask({{"type", "catalogue"}, {"lang", lang}});
    }
  }

  // A move that may happen to be legal changes the game, and everybody learns of it.
  void refuse(Ear& ear, const Json& message) {
    if (ear.ask(message)["type"] == "done") actor_ = &ear;
  }

  Random random_;
  const GameLibrary& library_;
  const table::GameInfo game_;
  bool with_hints_;          // a hint is a search of a second, and of two more here: in a tenth of the games
  std::vector<Ear*> seats_;  // null: a computer player
  Ear* actor_ = nullptr;     // whose socket knows the latest
  bool over_ = false;
};

struct Counted {
  std::size_t frames = 0, bytes = 0, imagined = 0;
};

// The stored game, done again beside what one ear heard.
class Listening {
 public:
  Listening(const GameLibrary& library, const StoredTable& stored, std::string person, Observer who,
            std::uint64_t seed)
      : stored_(stored), person_(std::move(person)), who_(who), random_(Random::fast(seed)) {
    StoredTable fresh = stored;
    fresh.acts.clear();
    auto room = Room::open(library, fresh);
    EXPECT_TRUE(room) << room.error().line();
    room_ = std::move(*room);
    secrets_ = {stored.record.seed.substr(stored.record.seed.find(':') + 1)};
    for (const Act& act : stored.acts) {
      if (!act.state_hash.empty()) secrets_.insert(act.state_hash);
    }
  }

  void compare(const std::vector<Frame>& talk, Counted& counted) {
    std::map<std::string, std::string> asked;  // by id
    const Json hello = *parse_json(talk.front().text, "hello");
    lang_ = *lang_from(hello["lang"].get<std::string>());
    told_ = hello["since"].get<int>();
    with_ = hello.value("with", Json::array());
    for (const Frame& frame : talk) {
      const Json json = *parse_json(frame.text, "frame", 1 << 22);
      if (frame.sent) {
        if (json.contains("id")) asked[json["id"].dump()] = frame.text;
        continue;
      }
      const std::string& question = json.contains("id") ? asked[json["id"].dump()] : "";
      compare(json, question, frame.text, counted);
      if (testing::Test::HasFatalFailure()) return;
      if (json["type"] == "news") told_ = json["event"].get<int>();
    }
  }

  // Answers by HTTP while the game was going on; what they may say does not depend on the position at all.
  void scan_page(const std::string& page) const {
    if (page.find("ziggurat-replay") == std::string::npos) scan(page);
  }

 private:
  void compare(const Json& json, const std::string& question, const std::string& text, Counted& counted) {
    const std::string type = json["type"].get<std::string>();
    if (type == "busy") return;
    ++counted.frames;
    counted.bytes += text.size();
    if (type == "news") advance(json["about"]["acts"].get<int>());
    ASSERT_EQ(made_again(json, question), text) << "question: " << question;
    if (room_->phase() == Phase::Over) return;  // nothing is secret any more
    scan(text);
    // The position as somebody imagines it who knows what this ear knows.
    auto& match = const_cast<table::Match&>(room_->table().match());
    const std::string real = match.state_bytes();
    match.imagine(room_->phase() == Phase::Open ? Observer() : who_, random_);
    ASSERT_EQ(made_again(json, question), text) << "question: " << question;
    match.set_state_bytes(real);
    ++counted.imagined;
  }

  void advance(int acts) {
    while (room_->acts() < acts) {
      const auto problem = room_->do_again(stored_.acts[static_cast<std::size_t>(room_->acts())]);
      ASSERT_FALSE(problem) << problem->line();
    }
  }

  // What the server has to say, from the room alone.
  std::string made_again(const Json& said, const std::string& question) {
    if (said["type"] == "news") return table::json_line(news(said));
    const Json asked = *parse_json(question, "question");
    Json reply;
    if (said["type"] == "done") {
      reply = {{"type", "done"},
               {"act", said["act"]},
               {"acts", room_->acts()},
               {"moves", room_->table().moves().size()},
               {"event", room_->table().last_event()}};
    } else if (const auto refusal = why_not(asked)) {
      reply = {
          {"type", "refused"}, {"rule", refusal->rule}, {"why", refusal->why}, {"pieces", refusal->pieces}};
      if (person_.empty()) reply["nobody"] = true;
    } else {
      reply = room_->answer(person_, asked);
    }
    reply["id"] = said["id"];
    return table::json_line(reply);
  }

  Json news(const Json& said) {
    const bool begun = room_->phase() != Phase::Open;
    const table::Table& table = room_->table();
    Json frame = {
        {"type", "news"},
        {"about", room_->about(person_, said["about"]["time"].get<Millis>())},
        {"moves", table.moves().size()},
        {"event", begun ? table.last_event() : 0},
        {"pending", begun ? table::pending_json(table.match()) : Json::array()},
        {"events", begun ? table.events_since(told_, room_->observer(person_), lang_) : Json::array()}};
    if (with_.empty()) return frame;
    frame["answers"] = Json::array();
    for (const Json& question : with_) {
      if (!begun || (question == "decision" && who_.spectator())) continue;
      frame["answers"].push_back(room_->answer(person_, {{"type", question}, {"lang", lang_id(lang_)}}));
    }
    return frame;
  }

  // Requests that were refused; none: a question.
  std::optional<table::Refusal> why_not(const Json& asked) {
    const Person person{.id = person_, .name = {}, .login = {}, .password_hash = {}, .created = 0};
    const std::string type = asked["type"].get<std::string>();
    Room::Wanted wanted = std::unexpected(table::Refusal{});
    if (type == "play")
      wanted = room_->play(person, asked["move"].get<std::string>(), std::nullopt, lang_, 0);
    else if (type == "undo")
      wanted = room_->undo(person, lang_, 0);
    else if (type == "sit")
      wanted = room_->sit(person, asked["seat"].get<int>(), lang_, 0);
    else
      return std::nullopt;
    EXPECT_FALSE(wanted) << "refused by the server, but not by this position: " << asked.dump();
    return wanted ? table::Refusal{} : wanted.error();
  }

  void scan(const std::string& text) const {
    for (const std::string& secret : secrets_)
      EXPECT_EQ(text.find(secret), std::string::npos) << secret << " in " << text;
  }

  const StoredTable& stored_;
  std::string person_;
  const Observer who_;  // as the test knows it, not as the room says
  Random random_;
  std::unique_ptr<Room> room_;
  std::set<std::string> secrets_;
  Lang lang_ = Lang::En;
  Json with_;
  int told_ = 0;
};

TEST(Leak, EveryByteSentIsTheSameWhateverIsHidden) {
  const int games = from_environment("ZIGGURAT_LEAK_GAMES", 6);
  const int first = games * static_cast<int>(slice_of_night());
  TestServer server;
  const auto store = open_store(server.store());
  ASSERT_TRUE(store) << store.error().line();
  Counted counted;
  for (int number = first; number < first + games; ++number) {
    Game game(server, number);
    game.play();
    const auto stored = (*store)->read_table(game.id);
    ASSERT_TRUE(stored && *stored);
    for (const auto& ear : game.ears) {
      Listening listening(server.library(), **stored, ear->person_in(**store), game.observer(*ear),
                          static_cast<std::uint64_t>(number));
      for (const auto& talk : ear->talks) listening.compare(talk, counted);
      for (const std::string& page : ear->pages) listening.scan_page(page);
      if (HasFatalFailure()) FAIL() << "game " << number;
    }
  }
  std::printf("%d games, %zu frames of %zu bytes: made again, and %zu of them from imagined positions\n",
              games, counted.frames, counted.bytes, counted.imagined);
  EXPECT_GT(counted.imagined, 100U * static_cast<std::size_t>(games));
}

}  // namespace
}  // namespace zig::server
