// A hand in the deal: what is hashed, and what a record says about it. The expected digests were made by Python's hashlib.
#include "table/deal.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <iterator>

#include "table/replay.h"
#include "table/table_testkit.h"

namespace zig::table {
namespace {

const std::string kShare(64, 'a');

std::string hex(const Key& key) {
  std::string text;
  for (const std::uint8_t byte : key) {
    text += "0123456789abcdef"[byte >> 4];
    text += "0123456789abcdef"[byte & 15];
  }
  return text;
}

TEST(Deal, EveryDigestCanBeMadeWithoutThisProgram) {
  const Deal deal{.terms = R"({"table":"abcdefgh"})", .shares = {"", kShare}};
  EXPECT_EQ(promise_of_share(kShare),
            "sha256:6f908a5df4ddeb2830112a657df97a9c4d2561254d9dfb94eef7dbf3333425ce");
  EXPECT_EQ(deal.promise(), "sha256:4c45e21c6e6b84a2ed32379eac71155b4f7536264b2e3d45461742fa2c421bc6");
  EXPECT_EQ(hex(deal.key("fast:42")), "83419c9a3031c0150a1edb99b529dfa10acb46a29eb282f5d57da7ae595622d0");
}

TEST(Deal, EveryShareChangesTheKey) {
  const Deal none{.terms = "{}", .shares = {"", ""}}, first{.terms = "{}", .shares = {kShare, ""}},
      second{.terms = "{}", .shares = {"", kShare}}, other{.terms = "{ }", .shares = {"", ""}};
  const Key keys[] = {none.key("fast:1"), first.key("fast:1"), second.key("fast:1"), other.key("fast:1"),
                      none.key("fast:2")};
  for (const Key& one : keys) EXPECT_EQ(std::count(std::begin(keys), std::end(keys), one), 1);
}

TEST(Deal, SharesAndPromisesAreRefusedInAnyOtherForm) {
  EXPECT_TRUE(is_share(kShare));
  EXPECT_TRUE(is_promise("sha256:" + kShare));
  for (const std::string& text :
       {std::string(), kShare.substr(1), kShare + "a", std::string(64, 'A'), std::string(64, 'g')}) {
    EXPECT_FALSE(is_share(text)) << text;
    EXPECT_FALSE(is_promise("sha256:" + text)) << text;
  }
  EXPECT_FALSE(is_promise(kShare));
}

// --- in a record

// A game for three that two of them had a hand in, after two rounds.
std::vector<std::string> recorded(bool with_seed = true) {
  auto plain = open_table();
  Seed seed = plain->setup().seed;
  const Terms terms{.table = "abcdefgh",
                    .game = plain->setup().game,
                    .rules = std::string(plain->match().rules_version()),
                    .options = plain->setup().options,
                    .secret = seed.commitment(),
                    .seats = {"person", "greedy", "person"},
                    .promises = {promise_of_share(kShare), "", promise_of_share(std::string(64, 'b'))}};
  seed.deal = Deal{.terms = terms.text(), .shares = {kShare, "", std::string(64, 'b')}};
  const auto table = open_table({{"players", 3}}, seed);
  EXPECT_NE(table->match().hash(), plain->match().hash()) << "the shares changed nothing";
  play_rounds(*table, 2);
  std::vector<std::string> lines;
  std::string text = table->save(with_seed);
  for (std::size_t end = 0; (end = text.find('\n')) != std::string::npos; text.erase(0, end + 1))
    lines.push_back(text.substr(0, end));
  return lines;
}

std::string verdict(const std::vector<std::string>& lines) {
  std::string text;
  for (const std::string& line : lines) text += line + "\n";
  const auto record = parse_replay(text);
  if (!record) return record.error().line();
  const auto table = replay_table(test_library(), *record);
  if (!table) return table.error().line();
  return (*table)->save() == text ? "" : "is not written as it was read";
}

std::string& line_of(std::vector<std::string>& lines, std::string_view start) {
  return *std::ranges::find_if(lines, [&](const auto& line) { return line.starts_with(start); });
}

void expect_wrong(const std::vector<std::string>& lines, std::string_view words) {
  EXPECT_NE(verdict(lines).find(words), std::string::npos) << verdict(lines);
}

TEST(Deal, ARecordHasTheTermsAndTheSharesAndCanBeReplayed) {
  auto lines = recorded();
  EXPECT_EQ(verdict(lines), "");
  EXPECT_EQ(line_of(lines, "share 0"), "share 0 " + kShare);
  EXPECT_TRUE(line_of(lines, "deal ").starts_with(R"(deal {"table":"abcdefgh","game":)"));
}

TEST(Deal, TheSharesAreSecretAsLongAsTheSeed) {
  for (const std::string& line : recorded(false)) {
    EXPECT_FALSE(line.starts_with("share")) << line;
    EXPECT_FALSE(line.starts_with("seed")) << line;
  }
}

TEST(Deal, AnEditedDealIsFound) {
  const auto original = recorded();
  auto lines = original;
  line_of(lines, "share 0") = "share 0 " + std::string(64, 'b');
  expect_wrong(lines, "seat 0 is not the one that was promised");
  lines = original;
  line_of(lines, "share 2") = "# nothing";
  expect_wrong(lines, "line ");  // without it everything else is dealt
  lines = original;
  line_of(lines, "share 0") = "share 7 " + kShare;
  expect_wrong(lines, "in the order of the seats");
  lines = original;
  line_of(lines, "share 0") = "share 0 abc";
  expect_wrong(lines, "64");
  lines = original;
  std::swap(line_of(lines, "deal "), line_of(lines, "share 0"));
  expect_wrong(lines, "below the line");
  lines = original;
  line_of(lines, "deal ") = "deal {}";
  expect_wrong(lines, "is missing");
  lines = original;
  line_of(lines, "deal ") = "deal [";
  expect_wrong(lines, "JSON");
  lines = original;
  std::string& deal = line_of(lines, "deal ");
  deal.replace(deal.find("abcdefgh"), 8, "hgfedcba");
  expect_wrong(lines, "line ");  // another table: other cards
  lines = original;
  std::string& options = line_of(lines, "deal ");
  options.replace(options.find("\"players\":3"), 11, "\"players\":4");
  expect_wrong(lines, "not this game");
}

}  // namespace
}  // namespace zig::table
