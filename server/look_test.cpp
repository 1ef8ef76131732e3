// Logins that look alike are one name, on both databases, and also those of accounts that are older than that.
#include "server/look.h"

#include <gtest/gtest.h>

#include <map>

#include "server/schema.h"
#include "server/store_testkit.h"

namespace zig::server {
namespace {

using enum Written;
using Answers = std::vector<Written>;

TEST(Look, IsTheSameForNamesThatAReaderTakesForOne) {
  const std::vector<std::vector<const char*>> alike = {{"Ann", "ANN", "A n n", "Аnn", "Αnn", "ａｎｎ", "𝐀nn"},
                                                       {"Ian", "lan", "1an", "|an", "іan"},
                                                       {"Oto", "0to", "ОТО", "ΟΤΟ"},
                                                       {"rnaria", "maria", "mаriа", "MARIA"},
                                                       {"Žofie", "žofie", "Ž o f i e", "Z\u030Cofie"},
                                                       {"paypal", "раураl"},
                                                       {"straße", "STRASSE"},
                                                       {"a-b", "a‐b"}};
  std::map<std::string, std::size_t> seen;
  for (std::size_t i = 0; i < alike.size(); ++i) {
    for (const char* name : alike[i]) EXPECT_EQ(look_of(name), look_of(alike[i].front())) << name;
    EXPECT_TRUE(seen.emplace(look_of(alike[i].front()), i).second) << alike[i].front();
  }
}

TEST(Look, TellsOtherNamesApart) {
  std::map<std::string, std::string> seen;
  for (const char* name : {"ann", "anna", "zofie", "žofie", "Łukasz", "Lukasz", "Мария", "李小龍", "bob",
                           "b.ob", "b-ob", "bo b1"})
    EXPECT_TRUE(seen.emplace(look_of(name), name).second) << name << " and " << seen[look_of(name)];
}

TEST_P(StoreTest, LoginsThatLookAlikeAreOne) {
  const auto store = open();
  ASSERT_TRUE(store);
  EXPECT_EQ(commit(*store, {AddPerson{a_person("p1", "Ann")}, AddPerson{a_person("p2", "Аnn")},
                            AddPerson{a_person("p3", "A nn")}, AddPerson{a_person("p4")},
                            ChangePerson{a_person("p4", "ａnn")}, ChangePerson{a_person("p1", "A N N")}}),
            (Answers{Done, Taken, Taken, Done, Taken, Done}));
  EXPECT_EQ(store->read_login("аnn")->value().id, "p1");
  EXPECT_FALSE(store->read_login("anna")->has_value());
  EXPECT_FALSE(store->read_login("")->has_value());
}

TEST_P(StoreTest, NoAccountIsCalledLikeAnother) {
  const auto store = open();
  ASSERT_TRUE(store);
  commit(*store,
         {AddPerson{a_person("p1", "ann")}, AddPerson{a_person("p2", "bob")}, AddPerson{a_person("guest")}});
  EXPECT_EQ(commit(*store, {RenamePerson{"p2", "Аnn"}, RenamePerson{"p2", "Carol"},
                            RenamePerson{"p1", "cаrol"}, RenamePerson{"p2", "B o b"},
                            RenamePerson{"p1", "Carol"}, RenamePerson{"guest", "Carol"}}),
            (Answers{Taken, Done, Taken, Done, Done, Done}));
  EXPECT_EQ(store->read_person("p2")->value().name, "B o b");
  EXPECT_EQ(store->read_person("guest")->value().name, "Carol");
  EXPECT_FALSE(store->read_login("carol")->has_value()) << "a name is no login";
  EXPECT_EQ(
      commit(*store, {ChangePerson{a_person("guest", "CAROL")}, ChangePerson{a_person("guest", "eve")}}),
      (Answers{Taken, Done}));
}

TEST_P(StoreTest, OlderAccountsThatLookAlikeAreAllFound) {
  ASSERT_TRUE(ask(on_sqlite() ? "CREATE TABLE meta (key TEXT PRIMARY KEY, value TEXT NOT NULL)"
                              : "CREATE SCHEMA ziggurat; CREATE TABLE ziggurat.meta (key text PRIMARY KEY, "
                                "value text NOT NULL)"));
  for (const Migration& migration : migrations().first(3))
    ASSERT_TRUE(ask(std::string(on_sqlite() ? migration.sqlite : migration.postgres)));
  ASSERT_TRUE(
      ask("INSERT INTO meta VALUES ('schema', '3');"
          "INSERT INTO people VALUES ('p0', 'Guest', '', NULL, '', 1), ('p2', 'x', 'Аnn', 'аnn', 'h', 3),"
          "('p1', 'x', 'Ann', 'ann', 'h', 2), ('p3', 'x', 'Bob', 'bob', 'h', 4)"));
  {
    const auto store = open();
    ASSERT_TRUE(store);
    EXPECT_EQ(store->read_login("ANN")->value().id, "p1");
    EXPECT_EQ(store->read_login("АNN")->value().id, "p2");
    EXPECT_EQ(store->read_login("a n n")->value().id, "p1");
    EXPECT_EQ(store->read_login("B ob")->value().id, "p3");
    EXPECT_EQ(commit(*store, {AddPerson{a_person("p5", "b0b")}, AddPerson{a_person("p6", "Ann ")}}),
              (Answers{Taken, Taken}));
  }
  ASSERT_TRUE(
      ask("UPDATE meta SET value = 'of another Unicode' WHERE key = 'looks'; UPDATE looks SET look = person "
          "|| of_login"));
  const auto store = open();
  ASSERT_TRUE(store);
  EXPECT_EQ(store->read_login("a n n")->value().id, "p1");
  EXPECT_FALSE(store->read_login("p11")->has_value());
}

}  // namespace
}  // namespace zig::server
