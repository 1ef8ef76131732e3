// The example of docs/fairness.md: what a game deals, rebuilt in Python from the seed, is what the engine deals. For every game that has a
// deal.py, with every number of players, several seeds, and each value of each option.
#include <gtest/gtest.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <map>

#include "table/any_game_testkit.h"
#include "table/page_testkit.h"
#include "table/table.h"

namespace zig::table {
namespace {

namespace fs = std::filesystem;

const std::string kScript = std::string(ZIGGURAT_SOURCE_DIR) + "/tools/rebuild_deal.py ";

struct Wanted {
  std::string game;
  Json options;
  std::string seed;
  Json json() const { return {game, options, seed}; }
};

std::string output_of(const std::string& command) {
  std::string output;
  FILE* pipe = popen(command.c_str(), "r");
  if (pipe == nullptr) return output;
  std::array<char, 4096> chunk{};
  while (const std::size_t size = fread(chunk.data(), 1, chunk.size(), pipe))
    output.append(chunk.data(), size);
  EXPECT_EQ(pclose(pipe), 0) << command;
  return output;
}

// A file for the script to read, gone again with the test.
class Scrap {
 public:
  explicit Scrap(const std::string& text)
      : path_(fs::temp_directory_path() / ("deal_" + std::to_string(getpid()))) {
    std::ofstream(path_) << text;
  }
  ~Scrap() { fs::remove(path_); }
  Scrap(const Scrap&) = delete;
  Scrap& operator=(const Scrap&) = delete;
  std::string path() const { return path_.string(); }

 private:
  fs::path path_;
};

// Where a part of a position differs from the whole; empty: nowhere.
std::string difference(const Json& part, const Json& whole, const std::string& where) {
  if (part.is_object()) {
    for (const auto& [key, value] : part.items()) {
      if (!whole.contains(key)) return where + "." + key + " is missing";
      if (auto found = difference(value, whole[key], where + "." + key); !found.empty()) return found;
    }
    return "";
  }
  if (part.is_array() && whole.is_array() && part.size() == whole.size()) {
    for (std::size_t i = 0; i < part.size(); ++i) {
      if (auto found = difference(part[i], whole[i], where + "[" + std::to_string(i) + "]"); !found.empty())
        return found;
    }
    return "";
  }
  return part == whole ? "" : where + ": " + part.dump() + ", but the engine deals " + whole.dump();
}

std::unique_ptr<Table> begun(const Wanted& wanted, std::optional<Deal> deal = std::nullopt) {
  auto seed = *Seed::parse(wanted.seed, "seed");
  seed.deal = std::move(deal);
  auto table = Table::open(
      any_library(),
      {.game = wanted.game, .options = wanted.options, .seed = seed, .position = {}, .labels = {}});
  return table ? std::move(*table) : nullptr;
}

void expect_dealt(const std::string& line, Table& table, const std::string& about) {
  auto rebuilt = parse_json(line, "rebuilt");
  ASSERT_TRUE(rebuilt) << about << line;
  if (rebuilt->contains("when")) {  // people choose something first
    const auto part = (*rebuilt)["when"].get<std::string>();
    while (!table.match().position().contains(part)) {
      const Seat seat = table.match().pending().first();
      table.play_legal(seat, table.match().legal(seat).front());
    }
    rebuilt->erase("when");
  }
  EXPECT_EQ(difference(*rebuilt, table.match().position(), "position"), "") << about;
}

// The game with nothing changed, and with each other value of each option.
std::vector<Json> ways_to_play(const GameInfo& game, int players) {
  std::vector<Json> ways = {{{"players", players}}};
  for (const Json& option : game.options_schema) {
    const auto name = option["name"].get<std::string>();
    Json values = option["kind"] == "choice"    ? option["values"]
                  : option["kind"] == "boolean" ? Json({true, false})
                                                : Json::array();
    for (const Json& value : values) {
      if (value != option["default"]) ways.push_back({{"players", players}, {name, value}});
    }
  }
  return ways;
}

std::vector<Wanted> all_wanted() {
  std::vector<Wanted> all;
  const std::string keyed = "chacha20:00112233445566778899aabbccddeeff0123456789abcdeffedcba9876543210";
  for (const GameInfo& game : game_infos(any_library())) {
    std::string folder = game.id;
    std::ranges::replace(folder, '-', '_');
    if (!fs::exists(std::string(ZIGGURAT_SOURCE_DIR) + "/games/" + folder + "/deal.py")) continue;
    for (int players = std::max(2, game.min_players); players <= game.max_players; ++players) {
      for (const Json& options : ways_to_play(game, players)) {
        for (const std::string& seed : {std::string("fast:1"), keyed}) {
          const auto table =
              begun({game.id, options, seed});  // not every option goes with every number of players
          if (table) all.push_back({game.id, table->setup().options, seed});
        }
      }
    }
  }
  return all;
}

TEST(RebuildDeal, PythonDealsWhatTheEngineDeals) {
  const auto all = all_wanted();
  std::string asked;
  std::map<std::string, int> told;  // by game: how many deals had something to compare
  for (const Wanted& wanted : all) asked += wanted.json().dump() + "\n";
  const Scrap scrap(asked);
  std::string output = output_of(kScript + "--many < " + scrap.path());
  for (const Wanted& wanted : all) {
    const auto end = output.find('\n');
    ASSERT_NE(end, std::string::npos) << wanted.json();
    const auto table = begun(wanted);
    expect_dealt(output.substr(0, end), *table, wanted.json().dump() + " ");
    told[wanted.game] += end > 4;  // more than {}
    output.erase(0, end + 1);
  }
  for (const auto& [game, number] : told) EXPECT_GE(number, 10) << game;
}

TEST(RebuildDeal, ARecordIsRebuiltWithThePlayersShares) {
  const auto all = all_wanted();
  const Wanted& wanted = all.back();
  const auto plain = begun(wanted);
  const std::string share(64, 'a');
  const Terms terms{.table = "abcdefgh",
                    .game = wanted.game,
                    .rules = std::string(plain->match().rules_version()),
                    .options = plain->setup().options,
                    .secret = plain->setup().seed.commitment(),
                    .seats = {"person", "person"},
                    .promises = {"", promise_of_share(share)}};
  const auto table = begun(wanted, Deal{.terms = terms.text(), .shares = {"", share}});
  const Scrap record(table->save());
  const std::string line = output_of(kScript + record.path() + " 2>/dev/null");
  expect_dealt(line, *table, record.path());
  EXPECT_NE(table->match().position(), plain->match().position());
}

TEST(RebuildDeal, TheExamplesOfThePageAreTrue) {
  const auto blocks = blocks_of("fairness.md");
  int run = 0;
  for (std::size_t i = 0; i + 1 < blocks.size(); ++i) {
    if (!blocks[i].kind.starts_with("sh ")) continue;
    EXPECT_EQ(output_of(blocks[i].text), blocks[i + 1].text);
    ++run;
  }
  EXPECT_EQ(run, 2);
}

TEST(RebuildDeal, ABrokenPromiseIsFound) {
  const auto all = all_wanted();
  std::string text = begun(all.front())->save();
  text.replace(text.find("seed fast:1"), 11, "seed fast:2");
  const Scrap record(text);
  const std::string said = output_of(kScript + record.path() + " 2>&1 || true");
  EXPECT_NE(said.find("is not the one that was committed to"), std::string::npos) << said;
}

}  // namespace
}  // namespace zig::table
