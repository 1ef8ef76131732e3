// What may be remembered of Tigris & Euphrates: everything that lies behind the screens follows from what everybody is told, so the coach and
// the levels, who use it, know nothing that a person at the table could not know.
#include <array>
#include <map>

#include "table/advice_testkit.h"

namespace zig::table {
namespace {

constexpr std::array<const char*, 4> kColourNames = {"black", "red", "blue", "green"};

std::unique_ptr<Table> open(Json options, std::uint64_t seed, std::optional<Json> position = std::nullopt) {
  auto opened = Table::open(test_library(), {.game = "tigris-euphrates",
                                             .options = std::move(options),
                                             .seed = {.number = seed, .key = std::nullopt},
                                             .position = std::move(position),
                                             .labels = {}});
  EXPECT_TRUE(opened) << opened.error().line();
  return std::move(*opened);
}

// --- what somebody remembers who has heard every event

class Memory {
 public:
  explicit Memory(int players) {
    const Json none = {{"black", 0}, {"red", 0}, {"blue", 0}, {"green", 0}};
    for (int seat = 0; seat < players; ++seat) seats_.push_back({{"points", none}, {"treasures", 0}});
    gone_ = none;
  }

  void hear(const Json& event) {
    const auto kind = event["kind"].get<std::string>();
    ++kinds[kind == "point" ? kind + " " + event["reason"].get<std::string>() : kind];
    const auto colour = event.value("colour", std::string());
    if (kind == "point") add(seat(event)["points"], colour, event["points"].get<int>());
    if (kind == "treasure_taken") add(seat(event), "treasures", 1);
    if (kind == "treasures_before") add(seat(event), "treasures", event["number"].get<int>());
    if (kind == "committed") add(gone_, colour, event["number"].get<int>());
    if (kind == "tiles_removed") add(gone_, colour, static_cast<int>(event["cells"].size()));
    if (kind == "catastrophe" && event.contains("removed"))
      add(gone_, event["removed"].get<std::string>(), 1);
    if (kind == "discarded_before") {
      for (const auto& [each, number] : event["tiles"].items()) add(gone_, each, number.get<int>());
    }
  }

  // [{"points": {"red": 3, …}, "treasures": 1}, …]
  const Json& seats() const { return seats_; }
  // "3 red 1 blue", as a position has it
  std::string gone() const {
    std::string text;
    for (const char* colour : kColourNames) {
      const int n = gone_[colour].get<int>();
      if (n > 0) text += (text.empty() ? "" : " ") + std::to_string(n) + " " + colour;
    }
    return text.empty() ? "nothing" : text;
  }

  std::map<std::string, int> kinds;

 private:
  static void add(Json& to, const std::string& key, int number) { to[key] = to[key].get<int>() + number; }
  Json& seat(const Json& event) { return seats_[event["seat"].get<std::size_t>()]; }

  Json seats_ = Json::array();
  Json gone_;
};

// The story as it stands: what was taken back has not happened.
Memory remembered(const Table& table, Observer observer) {
  std::vector<Json> story;
  for (const Json& entry : table.events_since(0, observer, Lang::En)) {
    if (entry["event"]["kind"] == "taken_back") {
      std::erase_if(story, [&](const Json& one) { return one["move"] > entry["move"]; });
    } else {
      story.push_back(entry);
    }
  }
  Memory memory(table.match().seats());
  for (const Json& entry : story) memory.hear(entry["event"]);
  return memory;
}

void expect_remembered(const Table& table, Observer observer) {
  const Memory memory = remembered(table, observer);
  const Json position = table.match().position();
  for (std::size_t seat = 0; seat < memory.seats().size(); ++seat) {
    EXPECT_EQ(position["seats"][seat]["points"], memory.seats()[seat]["points"]) << "seat " << seat;
    EXPECT_EQ(position["seats"][seat]["treasures"], memory.seats()[seat]["treasures"]) << "seat " << seat;
  }
  EXPECT_EQ(position["discarded"], memory.gone());
}

// --- games with something to remember

// Half of the time what a player does who looks one move ahead, otherwise any kind of move.
void play_one(Table& table, Random& random) {
  const Match& match = table.match();
  const Seat seat = match.pending().first();
  if (random.below(2) == 0) return table.play_legal(seat, match.computer(Level::Greedy, seat, random, never));
  std::map<std::string, std::vector<int>> kinds;
  for (const int action : match.legal(seat)) kinds[first_word(match.notation(action))].push_back(action);
  auto kind = kinds.begin();
  std::advance(kind, random.below(static_cast<std::uint32_t>(kinds.size())));
  table.play_legal(seat, kind->second[random.below(static_cast<std::uint32_t>(kind->second.size()))]);
}

// Takes back what the last one did, where that is still possible.
bool take_back(Table& table) {
  return !table.moves().empty() && !table.undo(table.moves().back().seat, Lang::En);
}

std::vector<Json> kinds_of_games() {
  std::vector<Json> kinds;
  for (int players = 2; players <= 4; ++players) {
    for (const char* board : {"standard", "second"}) {
      for (const bool buildings : {false, true})
        kinds.push_back({{"players", players}, {"board", board}, {"building_game", buildings}});
    }
  }
  return kinds;
}

// TE-4.3, TE-4.5, TE-4.7, TE-R34: who was told everything that everybody is told knows all points, treasures and open discards, also
// when moves were taken back.
TEST(MemoryOfTigrisEuphrates, KnowsEverybodysTotalsFromWhatAllAreTold) {
  std::map<std::string, int> kinds;
  int taken_back = 0, awards_taken_back = 0;
  std::uint64_t seed = 1;
  for (const Json& options : kinds_of_games()) {
    SCOPED_TRACE(options.dump());
    const auto table = open(options, ++seed);
    Random random = Random::fast(seed);
    for (int decision = 0; !table->over(); ++decision) {
      const Json before = table->match().position()["seats"];
      play_one(*table, random);
      if (random.below(4) == 0) {
        const bool awarded = table->match().position()["seats"] != before;
        const bool undone = take_back(*table);
        taken_back += undone, awards_taken_back += undone && awarded;
      }
      if (decision % 20 == 0) expect_remembered(*table, Observer());
      if (HasFailure()) return;
    }
    expect_remembered(*table, Observer());
    expect_remembered(*table, Seat{0});
    for (const auto& [kind, number] : remembered(*table, Observer()).kinds) kinds[kind] += number;
  }
  for (const char* kind : {"point tile", "point bonus", "point revolt", "point war", "point income",
                           "treasure_taken", "committed", "tiles_removed", "catastrophe"})
    EXPECT_GT(kinds[kind], 0) << kind;
  EXPECT_GT(taken_back, 20);
  EXPECT_GT(awards_taken_back, 5);
}

// TE-R34: the log of a position that was set up by hand begins with what had been awarded and discarded openly before.
TEST(MemoryOfTigrisEuphrates, BeginsWithWhatAPositionSays) {
  std::uint64_t seed = 50;
  for (const Json& options : kinds_of_games()) {
    SCOPED_TRACE(options.dump());
    const auto played = open(options, ++seed);
    Random random = Random::fast(seed);
    for (int decision = 0; decision < 90 && !played->over(); ++decision) play_one(*played, random);
    const auto table = open(options, seed, played->match().position());
    EXPECT_EQ(table->match().state_bytes(), played->match().state_bytes());
    expect_remembered(*table, Observer());
    for (int decision = 0; decision < 20 && !table->over(); ++decision) {
      play_one(*table, random);
      if (random.below(2) == 0) take_back(*table);
      expect_remembered(*table, Seat{1});
    }
    if (HasFailure()) return;
  }
}

TEST(MemoryOfTigrisEuphrates, IsToldInEveryLanguage) {
  const Json position = {
      {"board", "treasures K1, B2, P2, F3, N5, I7, B8"},
      {"seats", {{{"points", {{"red", 3}}}}, {{"treasures", 3}, {"points", {{"blue", 1}}}}}},
      {"discarded", "2 red 1 blue"}};
  const auto table = open({{"players", 2}}, 1, position);
  const auto lines = [&](Lang lang) {
    Words texts;
    for (const Json& entry : table->events_since(0, Seat{0}, lang))
      texts.push_back(entry["text"].get<std::string>());
    return texts;
  };
  EXPECT_EQ(lines(Lang::En),
            (Words{"The Archer already has 3 red points.", "The Bull already has 1 blue point.",
                   "The Bull already has 3 treasures.", "Already out of the game: 2 temples, 1 farm."}));
  EXPECT_EQ(lines(Lang::Cs), (Words{"Lučištník už má 3 červené body.", "Býk už má 1 modrý bod.",
                                    "Býk už má 3 poklady.", "Hráči už ze hry vyřadili 2 chrámy, 1 farmu."}));
  EXPECT_EQ(lines(Lang::Pl), (Words{"Łucznik ma już 3 czerwone punkty.", "Byk ma już 1 niebieski punkt.",
                                    "Byk ma już 3 skarby.", "Z gry usunięto już 2 świątynie, 1 farmę."}));
  EXPECT_EQ(table->events_since(0, Observer(), Lang::En)[0]["event"],
            Json::parse(R"({"kind":"point","seat":0,"colour":"red","points":3,"reason":"before"})"));
}

// --- law 4 with that memory: what a seat sees and remembers is all that its advice and its levels go by

// A world as the seat knows it: its own view, what it remembers, and anything that fits for all the rest.
std::unique_ptr<Match> world_of(const Table& table, Seat seat, std::uint64_t seed) {
  Random random = Random::fast(seed);
  const auto imagined = table.match().clone();
  imagined->imagine(seat, random);
  Json position = imagined->position();
  const Memory memory = remembered(table, seat);
  for (std::size_t i = 0; i < memory.seats().size(); ++i) position["seats"][i].update(memory.seats()[i]);
  position["discarded"] = memory.gone();
  auto world = start_match(test_library(), "tigris-euphrates", table.match().options(), &position, random);
  EXPECT_TRUE(world) << world.error().line();
  return std::move(*world);
}

std::string read_by(const Match& match, Seat seat) {
  std::string text = json_line(match.view(seat));
  for (const Lang lang : kLangs) {
    text += "\n" + json_line(match.decision(seat, lang));
    int asked = 0;
    text += "\n" + json_line(hint_json(match, seat, lang, [&] { return ++asked >= 4; }));
  }
  return text;
}

int choice_of(const Match& match, Level level, Seat seat) {
  Random random = Random::fast(9);
  int asked = 0;
  return match.computer(level, seat, random, [&] { return ++asked >= 4; });
}

// TE-4.2, TE-4.3, TE-4.4, TE-4.6, TE-R34: hints, their sentences and every level are the same in all worlds that a seat cannot tell apart.
TEST(SlowMemoryOfTigrisEuphrates, IsAllThatHintsAndLevelsKnow) {
  int different = 0, compared = 0;
  std::uint64_t seed = 80;
  for (const Json& options : kinds_of_games()) {
    SCOPED_TRACE(options.dump());
    const auto table = open(options, ++seed);
    Random random = Random::fast(seed);
    for (int look = 0; look < 3 && !table->over(); ++look) {
      for (int decision = 0; decision < 35 && !table->over(); ++decision) play_one(*table, random);
      if (table->over()) break;
      const Seat seat = table->match().pending().first();
      const auto world = world_of(*table, seat, seed + 1000);
      ++compared;
      different += world->state_bytes() != table->match().state_bytes();
      EXPECT_EQ(read_by(table->match(), seat), read_by(*world, seat));
      for (const Level level : kLevels) {
        EXPECT_EQ(choice_of(table->match(), level, seat), choice_of(*world, level, seat)) << level_id(level);
      }
      if (HasFailure()) return;
    }
  }
  EXPECT_GT(compared, 25);
  EXPECT_EQ(different, compared);  // otherwise nothing was hidden, and nothing shown
}

}  // namespace
}  // namespace zig::table
