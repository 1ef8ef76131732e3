// Which component set a table is played with, where a server has an owner's own set beside the built-in one.
#include <gtest/gtest.h>

#include "games/shelves.h"
#include "table/any_game_testkit.h"
#include "table/match.h"
#include "table/replay.h"

namespace zig::table {
namespace {

constexpr int kPlayers = 3;

// An owner's set of the game: one file, which says what the built-in one says.
OpenLibrary library_with_own_set(const std::string& game) {
  OwnData own;
  any_library().each([&]<class G>(const G&) {
    const DataFile file = G::data_files()[0];
    if (G::kId == game) own[game + "/" + std::string(file.name) + ".json"] = file.text;
  });
  auto library = open_library(own);
  EXPECT_TRUE(library) << library.error().line();
  return library ? std::move(*library) : nullptr;
}

Result<std::unique_ptr<Table>> open_at(const GameLibrary& library, const std::string& game,
                                       const char* components) {
  Json options = {{"players", kPlayers}};
  if (components) options["components"] = components;
  return Table::open(
      library,
      {.game = game, .options = options, .seed = {.number = 42, .key = {}}, .position = {}, .labels = {}});
}

std::string components_at(const GameLibrary& library, const std::string& game, const char* asked) {
  const auto table = open_at(library, game, asked);
  return table ? (*table)->match().options().value("components", "unsaid") : table.error().line();
}

std::string replayed(const GameLibrary& library, const std::string& saved) {
  const auto record = parse_replay(saved);
  if (!record) return record.error().line();
  const auto table = replay_table(library, *record);
  return table ? (*table)->match().options().value("components", "unsaid") : table.error().line();
}

TEST(Components, WhoMakesATableChoosesTheSet) {
  const std::string game = any_game(kPlayers);
  const OpenLibrary library = library_with_own_set(game);
  EXPECT_EQ(components_at(*library, game, nullptr), "own");
  EXPECT_EQ(components_at(*library, game, "own"), "own");
  EXPECT_EQ(components_at(*library, game, "built-in"), "built-in");
  EXPECT_EQ(components_at(*library, game, "printed"),
            "options.components: must be one of own, built-in, not \"printed\"");
}

TEST(Components, WithoutAnOwnSetNobodyIsAsked) {
  const std::string game = any_game(kPlayers);
  EXPECT_EQ(components_at(any_library(), game, nullptr), "unsaid");
  EXPECT_EQ(components_at(any_library(), game, "built-in"), "unsaid");
  EXPECT_EQ(
      components_at(any_library(), game, "own"),
      "options.components: asks for an owner's own component set, and there is none; give the folder with "
      "--data");
  for (const GameInfo& info : game_infos(any_library())) {
    for (const Json& option : info.options_schema) EXPECT_NE(option["name"], "components") << info.id;
  }
}

TEST(Components, ASavedGameKeepsItsSet) {
  const std::string game = any_game(kPlayers);
  const OpenLibrary library = library_with_own_set(game);
  const std::string own = (*open_at(*library, game, nullptr))->save();
  const std::string built_in = (*open_at(*library, game, "built-in"))->save();
  const std::string before = (*open_at(any_library(), game, nullptr))->save();  // there was no choice
  EXPECT_EQ(replayed(*library, own), "own");
  EXPECT_EQ(replayed(*library, built_in), "built-in");
  EXPECT_EQ(replayed(*library, before), "built-in");
  EXPECT_EQ(replayed(any_library(), built_in), "unsaid");
  EXPECT_NE(replayed(any_library(), own).find("give the folder with --data"), std::string::npos);
}

}  // namespace
}  // namespace zig::table
