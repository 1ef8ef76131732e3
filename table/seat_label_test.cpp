#include "table/seat_label.h"

#include <gtest/gtest.h>

#include <set>

#include "engine/words.h"
#include "table/replay.h"
#include "table/table_testkit.h"

namespace zig::table {
namespace {

std::vector<SeatLabel> named(std::vector<SeatLabel> labels, std::string_view commitment) {
  name_computers(labels, commitment);
  return labels;
}

const std::vector<SeatLabel> kSeven = {{"human", "Ann"}, {"strong", ""}, {"strong", ""}, {"friendly", ""},
                                       {"master", ""},   {"greedy", ""}, {"random", ""}};

TEST(NamesOfComputers, EachHasOneAndTwoNeverShareIt) {
  std::set<std::string> all;
  for (int table = 0; table < 200; ++table) {
    std::set<std::string> here;
    for (const SeatLabel& label : named(kSeven, "sha256:" + std::to_string(table))) here.insert(label.name);
    EXPECT_EQ(here.size(), 7u) << table;
    EXPECT_FALSE(here.contains(""));
    all.insert(here.begin(), here.end());
  }
  EXPECT_GE(all.size(), 13u);  // Ann, and at least twelve others
}

TEST(NamesOfComputers, TheSameTableGivesTheSameNames) {
  EXPECT_EQ(named(kSeven, "sha256:1"), named(kSeven, "sha256:1"));
  EXPECT_NE(named(kSeven, "sha256:1"), named(kSeven, "sha256:2"));
}

TEST(NamesOfComputers, ANameStaysWithItsSeatWhoeverSitsBesideIt) {
  const auto alone = named(kSeven, "sha256:1");
  auto other = kSeven;
  other[2] = {"human", "Bob"};
  other[5] = {"human", ""};
  const auto beside = named(other, "sha256:1");
  for (const std::size_t seat : {1u, 3u, 4u, 6u}) EXPECT_EQ(alone[seat], beside[seat]) << seat;
}

TEST(NamesOfComputers, NobodyIsCalledLikeAPersonAtTheTable) {
  const auto before = named(kSeven, "sha256:1");
  for (const std::size_t seat : {1u, 2u, 3u, 4u, 5u, 6u}) {
    auto labels = kSeven;
    labels[0].name = "  " + lower_case(before[seat].name);
    const auto after = named(labels, "sha256:1");
    std::set<std::string> names;
    for (const SeatLabel& label : after) names.insert(normalized(label.name));
    EXPECT_EQ(names.size(), 7u) << labels[0].name;
    for (const std::size_t other : {1u, 2u, 3u, 4u, 5u, 6u}) {
      if (other == seat) continue;
      EXPECT_EQ(after[other].name, before[other].name);
    }
  }
}

TEST(NamesOfComputers, PeopleAndNamesThatAreThereStay) {
  const std::vector<SeatLabel> labels = {{"human", ""}, {"strong", "Ann"}, {"robot", ""}};
  EXPECT_EQ(named(labels, "sha256:1"), labels) << "nobody, a stand-in for Ann, another program";
}

TEST(NamesOfComputers, ARecordKeepsThemAndOneWithoutNamesIsReadAsItIs) {
  auto table = open_table({{"players", 3}});
  table->set_labels({{"human", "Ann"}, {"strong", ""}, {"strong", ""}});
  const auto record = parse_replay(table->save());
  ASSERT_TRUE(record);
  EXPECT_EQ(record->labels, table->setup().labels);
  EXPECT_FALSE(record->labels[1].name.empty());
  const auto again = replay_table(test_library(), *record);
  ASSERT_TRUE(again);
  EXPECT_EQ((*again)->save(), table->save());
}

}  // namespace
}  // namespace zig::table
