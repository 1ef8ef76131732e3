// What store.h promises about people, their sessions and their browsers, on every database.
#include <gtest/gtest.h>

#include "server/store_testkit.h"

namespace zig::server {
namespace {

using enum Written;
using Answers = std::vector<Written>;

Digest digest(int n) {
  Digest digest{};
  digest[0] = static_cast<std::uint8_t>(n);
  digest[31] = 0xAB;
  return digest;
}

TEST_P(StoreTest, LoginsAreUniqueWithoutRegardToCase) {
  const auto store = open();
  ASSERT_TRUE(store);
  EXPECT_EQ(commit(*store, {AddPerson{a_person("p1", "Žofie")}, AddPerson{a_person("p2", "žOFIE")},
                            AddPerson{a_person("p2", "Łukasz")}, AddPerson{a_person("p2")}}),
            (Answers{Done, Taken, Done, Taken}));
  EXPECT_EQ(store->read_login("ŽOFIE")->value().id, "p1");
  EXPECT_EQ(store->read_login("łukasz")->value().id, "p2");
  EXPECT_FALSE(store->read_login("")->has_value());
  EXPECT_FALSE(store->read_login("zofie")->has_value());

  Person changed = a_person("p2", "ŽOFIE");
  EXPECT_EQ(commit(*store, {AddPerson{a_person("p3")}, ChangePerson{changed}, AddPerson{a_person("p4")}}),
            (Answers{Done, Taken, Done}));
  EXPECT_EQ(store->read_person("p2")->value().login, "Łukasz");
  changed.login = "ŁUKASZ";  // his own in another spelling
  changed.name = "Luke";
  changed.created = 5;
  EXPECT_EQ(commit(*store, {ChangePerson{changed}, ChangePerson{a_person("nobody")}}),
            (Answers{Done, Missing}));
  EXPECT_EQ(store->read_person("p2")->value().login, "ŁUKASZ");
  EXPECT_EQ(store->read_person("p2")->value().name, "Luke");
  EXPECT_EQ(store->read_person("p2")->value().created, 1234567890123);
}

TEST_P(StoreTest, SessionsLeadToTheirPerson) {
  const auto store = open();
  ASSERT_TRUE(store);
  EXPECT_EQ(commit(*store, {AddPerson{a_person("p1")}, AddSession{{digest(1), "p1", 10}},
                            AddSession{{digest(2), "p1", 11}}, AddSession{{digest(2), "p1", 12}},
                            AddSession{{digest(3), "nobody", 13}}}),
            (Answers{Done, Done, Done, Taken, Missing}));
  EXPECT_EQ(store->read_session(digest(1))->value().id, "p1");
  EXPECT_EQ(store->read_session(digest(2))->value().id, "p1");
  EXPECT_FALSE(store->read_session(digest(3))->has_value());
  EXPECT_EQ(commit(*store, {RemoveSession{digest(1)}, RemoveSession{digest(9)}}), (Answers{Done, Done}));
  EXPECT_FALSE(store->read_session(digest(1))->has_value());
  EXPECT_TRUE(store->read_session(digest(2))->has_value());
}

TEST_P(StoreTest, AnAccountBeginsWithANewSessionInPlaceOfAllOthers) {
  const auto store = open();
  ASSERT_TRUE(store);
  commit(*store,
         {AddPerson{a_person("p1")}, AddPerson{a_person("p2", "ann")}, AddSession{{digest(1), "p1", 10}},
          AddSession{{digest(2), "p1", 11}}, AddSession{{digest(3), "p2", 12}}});
  EXPECT_EQ(commit(*store, {ChangePerson{a_person("p1", "ANN"), Session{digest(4), "p1", 13}}}),
            Answers{Taken});
  EXPECT_TRUE(store->read_session(digest(1))->has_value());
  EXPECT_FALSE(store->read_session(digest(4))->has_value());
  EXPECT_EQ(commit(*store, {ChangePerson{a_person("p1", "bob"), Session{digest(4), "p1", 13}}}),
            Answers{Done});
  EXPECT_FALSE(store->read_session(digest(1))->has_value());
  EXPECT_FALSE(store->read_session(digest(2))->has_value());
  EXPECT_EQ(store->read_session(digest(4))->value().login, "bob");
  EXPECT_TRUE(store->read_session(digest(3))->has_value());
}

TEST_P(StoreTest, ANewNameChangesNothingElse) {
  const auto store = open();
  ASSERT_TRUE(store);
  commit(*store, {AddPerson{a_person("p1", "ann")}});
  EXPECT_EQ(commit(*store, {RenamePerson{"p1", "Anna"}, RenamePerson{"p2", "Bob"}}),
            (Answers{Done, Missing}));
  EXPECT_EQ(store->read_person("p1")->value().name, "Anna");
  EXPECT_EQ(store->read_person("p1")->value().login, "ann");
  EXPECT_EQ(store->read_person("p1")->value().password_hash, "hash");
}

TEST_P(StoreTest, ANewPasswordEndsAllOtherSessions) {
  const auto store = open();
  ASSERT_TRUE(store);
  commit(*store, {AddPerson{a_person("p1", "ann")}, AddSession{{digest(1), "p1", 10}},
                  AddSession{{digest(2), "p1", 11}}, KnowBrowser{{}, digest(5), "p1"}});
  EXPECT_EQ(commit(*store, {ChangePassword{"p1", "another", "new", digest(2)}}), Answers{Missing});
  EXPECT_TRUE(store->read_session(digest(1))->has_value());
  EXPECT_EQ(commit(*store, {ChangePassword{"p1", "hash", "new", digest(2)}}), Answers{Done});
  EXPECT_EQ(store->read_person("p1")->value().password_hash, "new");
  EXPECT_FALSE(store->read_session(digest(1))->has_value());
  EXPECT_TRUE(store->read_session(digest(2))->has_value());
  EXPECT_FALSE(*store->knows_browser(digest(5), "p1"));
}

TEST_P(StoreTest, ABrowserIsKnownForEachWhoLoggedInThereByItsNewestTokenOnly) {
  const auto store = open();
  ASSERT_TRUE(store);
  commit(*store, {AddPerson{a_person("p1", "ann")}, AddPerson{a_person("p2", "bob")}});
  EXPECT_EQ(commit(*store, {KnowBrowser{{}, digest(1), "p1"}, KnowBrowser{digest(1), digest(2), "p2"},
                            KnowBrowser{digest(2), digest(3), "p2"}, KnowBrowser{{}, digest(4), "nobody"}}),
            (Answers{Done, Done, Done, Missing}));
  for (const char* person : {"p1", "p2"}) {
    EXPECT_TRUE(*store->knows_browser(digest(3), person));
    EXPECT_FALSE(*store->knows_browser(digest(1), person));
    EXPECT_FALSE(*store->knows_browser(digest(2), person));
  }
  EXPECT_FALSE(*store->knows_browser(digest(4), "p1"));
  commit(*store, {AddSession{{digest(1), "p1", 10}}, RemoveSessionsOf{"p1"}});
  EXPECT_FALSE(store->read_session(digest(1))->has_value());
  EXPECT_FALSE(*store->knows_browser(digest(3), "p1"));
  EXPECT_TRUE(*store->knows_browser(digest(3), "p2"));
}

}  // namespace
}  // namespace zig::server
