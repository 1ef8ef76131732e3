#include "table/replay.h"

#include <algorithm>

#include "games/game_list.h"
#include "table/table_testkit.h"

namespace zig::table {
namespace {

using Lines = std::vector<std::string>;

Lines lines_of(std::string_view text) {
  Lines lines;
  while (!text.empty()) {
    lines.emplace_back(text.substr(0, text.find('\n')));
    text.remove_prefix(std::min(text.size(), lines.back().size() + 1));
  }
  return lines;
}

std::string joined(const Lines& lines) {
  std::string text;
  for (const std::string& line : lines) text += line + "\n";
  return text;
}

// A saved game of `rounds` turns.
Lines saved(int rounds = 2) {
  const auto table = open_table();
  play_rounds(*table, rounds);
  return lines_of(table->save());
}

// What is said about a file: the first problem of parsing or replaying it; empty: none.
std::string verdict(const Lines& lines) {
  const auto record = parse_replay(joined(lines));
  if (!record) return record.error().line();
  const auto table = replay_table(test_library(), *record);
  return table ? "" : table.error().line();
}

std::size_t line_with(const Lines& lines, std::string_view start) {
  return static_cast<std::size_t>(
      std::ranges::find_if(lines, [&](const auto& line) { return line.starts_with(start); }) - lines.begin());
}

void expect_place(const std::string& verdict, std::size_t index, std::string_view words) {
  EXPECT_TRUE(verdict.starts_with("line " + std::to_string(index + 1) + ": ")) << verdict;
  EXPECT_NE(verdict.find(words), std::string::npos) << verdict;
}

TEST(Replay, IsReadable) {
  const Lines lines = saved();
  EXPECT_EQ(lines[0], "ziggurat-replay 1");
  EXPECT_EQ(lines[1], "game " + sealed_game(3));
  EXPECT_EQ(lines[2], "rules " + std::string(game_entry(sealed_game(3))->rules_version));
  EXPECT_TRUE(lines[3].starts_with("options {\"players\":3,"));
  EXPECT_TRUE(lines[4].starts_with("commitment sha256:"));
  EXPECT_EQ(lines[5], "seed fast:42");
  EXPECT_EQ(lines[6], "seat 0 human");
  EXPECT_TRUE(lines[9].starts_with("1. 0: ")) << lines[9];
  EXPECT_TRUE(lines.back().starts_with("end 6 ")) << lines.back();
  EXPECT_EQ(verdict(lines), "");
}

TEST(Replay, CommentsBlankLinesAndWindowsLineEndsAreFine) {
  Lines lines = saved();
  lines.insert(lines.begin() + 9, {"# the first turn", ""});
  for (std::string& line : lines) line += "\r";
  EXPECT_EQ(verdict(lines), "");
}

TEST(Replay, ACutOffFileIsRefusedWhereverItWasCut) {
  const Lines lines = saved();
  for (std::size_t keep = 0; keep < lines.size(); ++keep) {
    EXPECT_NE(verdict(Lines(lines.begin(), lines.begin() + static_cast<std::ptrdiff_t>(keep))), "") << keep;
  }
  const std::string text = joined(lines);
  for (std::size_t keep = 0; keep + 1 < text.size(); ++keep) {
    const auto record = parse_replay(text.substr(0, keep));
    EXPECT_TRUE(!record || !replay_table(test_library(), *record)) << keep;
  }
  expect_place(verdict(Lines(lines.begin(), lines.end() - 1)), lines.size() - 1, "cut off");
}

TEST(Replay, AnEditedMoveIsFoundInItsLine) {
  const Lines original = saved();
  const std::size_t at = line_with(original, "2. ");
  Lines lines = original;
  lines[at] = lines[at].substr(0, lines[at].size() - 9) + "00000000}";
  expect_place(verdict(lines), at, "edited");
  lines = original;
  lines[at].replace(0, lines[at].find('{'), "2. 1: " + impossible_move(sealed_game(3), 3) + " ");
  EXPECT_NE(verdict(lines), "");
  lines = original;
  lines.erase(lines.begin() + static_cast<std::ptrdiff_t>(at));
  expect_place(verdict(lines), at, "move 2 belongs here");
  lines = original;
  std::swap(lines[at], lines[at + 1]);
  expect_place(verdict(lines), at, "move 2 belongs here");
  lines = original;
  lines[at] = "2. 9: dance {00000000}";
  expect_place(verdict(lines), at, "is not a seat");
  lines[at] = "2. 1: dance {00000000}";
  expect_place(verdict(lines), at, "dance");
  lines[at] = "2. 1: dance";
  expect_place(verdict(lines), at, "must be a move like");
}

TEST(Replay, AnEditedHeaderIsFound) {
  const Lines original = saved();
  const auto changed = [&](std::size_t index, std::string line) {
    Lines lines = original;
    lines[index] = std::move(line);
    return verdict(lines);
  };
  expect_place(changed(0, "ziggurat-replay 2"), 0, "ziggurat-replay 1");
  expect_place(changed(1, "game chess"), 1, "chess");
  expect_place(changed(2, "rules old-0"), 2, "old-0");
  expect_place(changed(3, "options {"), 3, "JSON");
  expect_place(changed(3, "options 3"), 3, "object");
  expect_place(changed(3, "options {\"players\":99}"), 3, "players");
  expect_place(changed(4, "commitment sha256:12"), 4, "64");
  expect_place(changed(5, "seed fast:43"), 5, "committed");
  expect_place(changed(5, "seed dice:43"), 5, "fast:NUMBER");
  expect_place(changed(6, "seat 1 human"), 6, "seat 0");
  expect_place(changed(6, "seat 0 \x06\x06 Anna"), 6, "seat 0");
  expect_place(changed(6, "weather fine"), 6, "is not known");
  expect_place(changed(6, "seed fast:42"), 6, "already");
  expect_place(changed(original.size() - 1, "end 5 0123456789abcdef"), original.size() - 1, "announced");
  expect_place(changed(original.size() - 1, "end 6 0123456789abcdef"), original.size() - 1, "edited");
  expect_place(changed(original.size() - 1, "end 6"), original.size() - 1, "16");
  Lines lines = original;
  lines.push_back("7. 0: dance {00000000}");
  expect_place(verdict(lines), original.size(), "nothing may follow");
  lines = original;
  lines.erase(lines.begin() + 4);
  EXPECT_NE(verdict(lines).find("commitment"), std::string::npos);
}

TEST(Replay, ARunningGameKeepsItsSeedSecretAndCannotBeReplayed) {
  const auto table = open_table();
  play_rounds(*table, 1);
  const std::string text = table->save(false);
  EXPECT_EQ(text.find("seed fast"), std::string::npos);
  EXPECT_NE(text.find(table->setup().seed.commitment()), std::string::npos);
  EXPECT_NE(verdict(lines_of(text)).find("file has no seed"), std::string::npos);
}

TEST(Replay, CanStopEarly) {
  const auto record = parse_replay(joined(saved(30)));
  ASSERT_TRUE(record);
  const auto table = replay_table(test_library(), *record, 4);
  ASSERT_TRUE(table);
  EXPECT_EQ((*table)->moves().size(), 4U);
}

TEST(Replay, NamesOfPlayersStayOnTheirLine) {
  auto opened = Table::open(test_library(),
                            {.game = any_game(3),
                             .options = {{"players", 3}},
                             .seed = {},
                             .position = std::nullopt,
                             .labels = {{"human", "Anna\nend 0"}, {"greedy", ""}, {"human", "Žofie K."}}});
  ASSERT_TRUE(opened);
  const auto record = parse_replay((*opened)->save());
  ASSERT_TRUE(record) << record.error().line();
  EXPECT_EQ(record->labels[0].name, "Anna end 0");
  EXPECT_EQ(record->labels[1].kind, "greedy");
  EXPECT_EQ(record->labels[2].name, "Žofie K.");
}

TEST(Replay, RefusesFilesThatAreTooLarge) {
  EXPECT_FALSE(parse_replay(std::string(kMaxReplaySize + 1, '\n')));
}

}  // namespace
}  // namespace zig::table
