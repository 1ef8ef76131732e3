// One suite for every database: what store.h promises.
#include "server/store.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <atomic>
#include <thread>

#include "server/schema.h"
#include "server/store_testkit.h"
#include "server/store_texts.h"

namespace zig::server {
namespace {

using enum Written;
using Answers = std::vector<Written>;

INSTANTIATE_TEST_SUITE_P(On, StoreTest, testing::Values("sqlite", "postgres"),
                         [](const auto& test) { return test.param; });

Digest digest(int n) {
  Digest digest{};
  digest[0] = static_cast<std::uint8_t>(n);
  digest[31] = 0xAB;
  return digest;
}

TEST_P(StoreTest, PeopleAreKept) {
  const auto store = open();
  ASSERT_TRUE(store);
  EXPECT_EQ(store->kind(), GetParam());
  EXPECT_EQ(commit(*store, {AddPerson{a_person("p1")}, AddPerson{a_person("p2")},
                            AddPerson{a_person("p3", "Žofie")}}),
            (Answers{Done, Done, Done}));
  const auto p3 = store->read_person("p3");
  ASSERT_TRUE(p3 && *p3);
  EXPECT_EQ((*p3)->name, "Name of p3");
  EXPECT_EQ((*p3)->login, "Žofie");
  EXPECT_EQ((*p3)->password_hash, "hash");
  EXPECT_EQ((*p3)->created, 1234567890123);
  EXPECT_FALSE(store->read_person("p4")->has_value());
}

TEST_P(StoreTest, TablesAndActsAreKept) {
  const auto store = open();
  ASSERT_TRUE(store);
  AddTable table = a_table("t1", {"ann", ""}, 77);
  table.record.options = R"({"wonders":"all"})";
  table.record.settings = R"({"clock":"days"})";
  AddAct act = an_act("t1", 1, "ann", "c1");
  act.act.seat = 3;
  act.status.waiting = {"bob"};
  EXPECT_EQ(commit(*store, {table, act, an_act("t1", 2, "", "")}), (Answers{Done, Done, Done}));

  const auto stored = store->read_table("t1");
  ASSERT_TRUE(stored && *stored);
  const TableRecord& record = (*stored)->record;
  EXPECT_EQ(record.id, "t1");
  EXPECT_EQ(record.game, "some-game");
  EXPECT_EQ(record.rules, "1");
  EXPECT_EQ(record.options, table.record.options);
  EXPECT_EQ(record.seed, "seed");
  EXPECT_EQ(record.commitment, "commitment");
  EXPECT_EQ(record.host, "ann");
  EXPECT_EQ(record.settings, table.record.settings);
  EXPECT_EQ(record.created, 77);
  EXPECT_EQ((*stored)->status.phase, "playing");
  EXPECT_EQ((*stored)->status.people, (std::vector<std::string>{"", ""}));
  EXPECT_EQ((*stored)->status.acts, 2);
  EXPECT_EQ((*stored)->status.changed, 2002);
  ASSERT_EQ((*stored)->acts.size(), 2);
  const Act& first = (*stored)->acts[0];
  EXPECT_EQ(first.table, "t1");
  EXPECT_EQ(first.number, 1);
  EXPECT_EQ(first.kind, "move");
  EXPECT_EQ(first.seat, 3);
  EXPECT_EQ(first.person, "ann");
  EXPECT_EQ(first.client_id, "c1");
  EXPECT_EQ(first.body, "build Library");
  EXPECT_EQ(first.state_hash, "hash");
  EXPECT_EQ(first.time, 2001);
  EXPECT_EQ(store->read_acts("t1", 1)->size(), 1);
  EXPECT_EQ(store->read_acts("t1", 2)->size(), 0);
  EXPECT_FALSE(store->read_table("t2")->has_value());
  EXPECT_EQ(*store->count_tables(), 1);
  EXPECT_TRUE(*store->check());
}

TEST_P(StoreTest, WhatIsTakenChangesNothingAndHindersNobody) {
  const auto store = open();
  ASSERT_TRUE(store);
  AddTable twin = a_table("t1");
  twin.record.seed = "another";
  EXPECT_EQ(commit(*store, {a_table("t1"), twin, a_table("t2")}), (Answers{Done, Taken, Done}));
  EXPECT_EQ(store->read_table("t1")->value().record.seed, "seed");
  EXPECT_EQ(commit(*store, {an_act("t1", 1), an_act("t2", 1)}), (Answers{Done, Done}));

  AddAct late = an_act("t1", 1, "bob");
  late.act.body = "another";
  late.status.phase = "over";
  EXPECT_EQ(commit(*store, {late, an_act("t2", 2)}), (Answers{Taken, Done}));
  EXPECT_EQ(store->read_table("t1")->value().acts[0].body, "build Library");
  EXPECT_EQ(store->read_table("t1")->value().status.phase, "playing");
  EXPECT_EQ(commit(*store, {an_act("t1", 3), an_act("nowhere", 1)}), (Answers{Missing, Missing}));
  EXPECT_EQ(count_gapless(*store, "t1"), 1);
}

TEST_P(StoreTest, WhatBuildsOnARefusedActIsRefused) {
  const auto store = open();
  ASSERT_TRUE(store);
  EXPECT_EQ(commit(*store, {a_table("t1"), a_table("t2"), an_act("t1", 1)}), (Answers{Done, Done, Done}));
  // Another server was faster with number 1: our 2 was meant to follow our 1, not its.
  EXPECT_EQ(
      commit(*store, {an_act("t1", 1, "bob"), an_act("t1", 2, "bob"), an_act("t2", 1), an_act("t2", 2)}),
      (Answers{Taken, Taken, Done, Done}));
  // A table that somebody else has made must not get our acts.
  EXPECT_EQ(commit(*store, {a_table("t1"), an_act("t1", 2)}), (Answers{Taken, Taken}));
  EXPECT_EQ(count_gapless(*store, "t1"), 1);
}

TEST_P(StoreTest, AnActSentTwiceIsTheSameAct) {
  const auto store = open();
  ASSERT_TRUE(store);
  EXPECT_EQ(commit(*store, {a_table("t1"), a_table("t2"), an_act("t1", 1, "ann", "c1")}),
            (Answers{Done, Done, Done}));
  EXPECT_EQ(commit(*store, {an_act("t1", 1, "ann", "c1")}), (Answers{Again}));  // as it was
  EXPECT_EQ(commit(*store, {an_act("t1", 2, "ann", "c1")}), (Answers{Again}));  // with a fresh number
  EXPECT_EQ(commit(*store, {an_act("t1", 2, "bob", "c1"), an_act("t2", 1, "ann", "c1")}),
            (Answers{Done, Done}));
  EXPECT_EQ(commit(*store, {an_act("t1", 3, "ann", "c2"), an_act("t1", 4, "ann", "c2")}),
            (Answers{Done, Again}));
  EXPECT_EQ(commit(*store, {an_act("t1", 4), an_act("t1", 5)}),
            (Answers{Done, Done}));  // no client id: no doubles
  EXPECT_EQ(count_gapless(*store, "t1"), 5);

  const auto act = store->read_act_of_client("t1", "ann", "c2");
  ASSERT_TRUE(act && *act);
  EXPECT_EQ((*act)->number, 3);
  EXPECT_FALSE(store->read_act_of_client("t1", "ann", "c3")->has_value());
  EXPECT_FALSE(store->read_act_of_client("t1", "ann", "")->has_value());
}

TEST_P(StoreTest, ListsAreInOrder) {
  const auto store = open();
  ASSERT_TRUE(store);
  commit(*store,
         {a_table("old", {"ann", "bob"}, 10), a_table("new", {"ann"}, 30), a_table("mid", {"bob"}, 20)});
  const auto ids = [](const Result<std::vector<TableStatus>>& list) {
    std::vector<std::string> found;
    for (const TableStatus& status : *list) found.push_back(status.table);
    return found;
  };
  using Ids = std::vector<std::string>;
  EXPECT_EQ(ids(store->list_open(10)), (Ids{"new", "mid", "old"}));
  EXPECT_EQ(ids(store->list_open(2)), (Ids{"new", "mid"}));
  EXPECT_EQ(ids(store->list_open(-1)), Ids{});
  EXPECT_EQ(ids(store->list_of("ann", 10)), (Ids{"new", "old"}));
  EXPECT_EQ(ids(store->list_of("carl", 10)), Ids{});
  EXPECT_EQ(ids(store->list_of("", 10)), Ids{});

  AddAct act = an_act("old", 1);
  act.status = {"old", "playing", {"ann", "bob"}, {"ann"}, 1, 15, true, 500, ""};
  commit(*store, {act});
  EXPECT_EQ(ids(store->list_of("ann", 10)), (Ids{"old", "new"}));  // old waits for her
  EXPECT_EQ(ids(store->list_of("bob", 10)), (Ids{"mid", "old"}));
  EXPECT_EQ(ids(store->list_open(10)), (Ids{"new", "mid"}));
  EXPECT_EQ(store->list_of("ann", 1)->front().game, "some-game");
  EXPECT_EQ(store->list_of("ann", 1)->front().deadline, 500);

  act = an_act("old", 2);
  act.status = {"old", "over", {"", "bob"}, {}, 2, 40, true, 0, ""};  // Ann has left
  commit(*store, {act});
  EXPECT_EQ(ids(store->list_of("ann", 10)), Ids{"new"});
  EXPECT_EQ(ids(store->list_of("bob", 10)), (Ids{"old", "mid"}));
}

TEST_P(StoreTest, TablesByInvitationAreNotListed) {
  const auto store = open();
  ASSERT_TRUE(store);
  AddTable secret = a_table("secret", {"ann"});
  secret.status.listed = false;
  commit(*store, {secret, a_table("shown", {"ann"})});
  ASSERT_EQ(store->list_open(10)->size(), 1U);
  EXPECT_EQ(store->list_open(10)->front().table, "shown");
  EXPECT_EQ(store->list_of("ann", 10)->size(), 2U);
  EXPECT_FALSE(store->read_table("secret")->value().status.listed);
  EXPECT_TRUE(store->read_table("shown")->value().status.listed);
}

TEST_P(StoreTest, TablesWhoseDeadlineHasComeAreDue) {
  const auto store = open();
  ASSERT_TRUE(store);
  const auto table = [](const std::string& id, Millis deadline) {
    AddTable made = a_table(id, {"ann"});
    made.status.deadline = deadline;
    return made;
  };
  commit(*store, {table("late", 3000), table("early", 1000), table("never", 0), table("future", 9000)});
  using Ids = std::vector<std::string>;
  EXPECT_EQ(*store->list_due(999, 10), Ids{});
  EXPECT_EQ(*store->list_due(3000, 10), (Ids{"early", "late"}));
  EXPECT_EQ(*store->list_due(3000, 1), Ids{"early"});
  AddAct act = an_act("early", 1);
  act.status.deadline = 5000;
  commit(*store, {act});
  EXPECT_EQ(*store->list_due(3000, 10), Ids{"late"});
}

TEST_P(StoreTest, ADatabaseOfTheFirstVersionIsBroughtUpToDate) {
  ASSERT_TRUE(ask(on_sqlite() ? "CREATE TABLE meta (key TEXT PRIMARY KEY, value TEXT NOT NULL)"
                              : "CREATE SCHEMA ziggurat; CREATE TABLE ziggurat.meta (key text PRIMARY KEY, "
                                "value text NOT NULL)"));
  const Migration& first = migrations().front();
  ASSERT_TRUE(ask(std::string(on_sqlite() ? first.sqlite : first.postgres)));
  ASSERT_TRUE(
      ask("INSERT INTO meta VALUES ('schema', '1');"
          "INSERT INTO tables VALUES ('t1', 'g', 'r', '{}', 's', 'c', 'ann', '{}', 5);"
          "INSERT INTO statuses VALUES ('t1', 'open', '[\"ann\"]', '[]', 0, 5, 6)"));
  const auto store = open();
  ASSERT_TRUE(store);
  ASSERT_EQ(store->list_open(10)->size(), 1U);
  const TableStatus status = store->list_open(10)->front();
  EXPECT_EQ(status.table, "t1");
  EXPECT_EQ(status.changed, 6);
  EXPECT_TRUE(status.listed);
  EXPECT_EQ(status.deadline, 0);
  EXPECT_EQ(commit(*store, {an_act("t1", 1)}), Answers{Done});
}

TEST_P(StoreTest, AGuestsGamesGoToTheAccount) {
  const auto store = open();
  ASSERT_TRUE(store);
  AddTable table = a_table("t1", {"guest", "bob"});
  table.record.host = "guest";
  AddTable both = a_table("t2", {"guest", "account"});
  both.status.waiting = {"guest"};
  AddAct act = an_act("t1", 1, "guest", "c1");
  act.status = {"t1", "playing", {"guest", "bob"}, {"guest"}, 1, 50, true, 0, ""};
  AddAct silent = an_act("t1", 2, "guest");
  silent.status = act.status;
  AddAct same_a = an_act("t2", 1, "account", "x");
  AddAct same_b = an_act("t2", 2, "guest", "x");
  same_a.status = same_b.status = both.status;
  commit(*store, {AddPerson{a_person("guest")}, AddPerson{a_person("account", "login")}, table, both, act,
                  silent, same_a, same_b, AddSession{{digest(1), "guest", 1}}});
  EXPECT_EQ(commit(*store, {MovePersonsGames{"guest", "account"}, MovePersonsGames{"guest", "nobody"},
                            MovePersonsGames{"nobody", "account"}}),
            (Answers{Done, Missing, Missing}));

  const auto stored = store->read_table("t1");
  ASSERT_TRUE(stored && *stored);
  EXPECT_EQ((*stored)->record.host, "account");
  EXPECT_EQ((*stored)->status.people, (std::vector<std::string>{"account", "bob"}));
  EXPECT_EQ((*stored)->status.waiting, (std::vector<std::string>{"account"}));
  EXPECT_EQ((*stored)->acts[0].person, "account");
  EXPECT_EQ((*stored)->acts[1].person, "account");
  EXPECT_EQ(store->read_table("t2")->value().status.people, (std::vector<std::string>{"account", "account"}));
  EXPECT_EQ(store->list_of("guest", 10)->size(), 0);
  EXPECT_EQ(store->list_of("account", 10)->size(), 2);
  EXPECT_EQ(store->read_act_of_client("t1", "account", "c1")->value().number, 1);
  EXPECT_EQ(store->read_act_of_client("t2", "account", "x")->value().number, 1);
  EXPECT_EQ(store->read_session(digest(1))->value().id, "guest");  // a guest's cookie never opens the account
}

TEST_P(StoreTest, EverythingIsThereAfterReopening) {
  {
    const auto store = open();
    ASSERT_TRUE(store);
    commit(*store, {AddPerson{a_person("p1", "login")}, AddSession{{digest(1), "p1", 1}}, a_table("t1"),
                    an_act("t1", 1, "p1", "c1")});
  }
  const auto store = open();
  ASSERT_TRUE(store);
  EXPECT_EQ(store->read_session(digest(1))->value().login, "login");
  EXPECT_EQ(count_gapless(*store, "t1"), 1);
  EXPECT_EQ(commit(*store, {an_act("t1", 2, "p1", "c1"), an_act("t1", 2, "p1", "c2")}),
            (Answers{Again, Taken}));
}

TEST_P(StoreTest, HostileTextsAreOnlyTexts) {
  const std::vector<std::string> hostile = {"'; DROP TABLE acts; --",
                                            "\" OR 1=1 --",
                                            "$1",
                                            "?1",
                                            "%s%n",
                                            "\\'; SELECT 1; --",
                                            "[\"json\"]",
                                            "{a,b}",
                                            "<script>alert(1)</script>",
                                            "\\x00",
                                            "NULL",
                                            "😀 Žluťoučký kůň \xC2\xA0",
                                            "tab\tnew\nline\r\x01\x7F"};
  const auto store = open();
  ASSERT_TRUE(store);
  for (const std::string& text : hostile) {
    const Person person = {text, text, text, text, 1};
    AddTable table = {{text, text, text, text, text, text, text, text, 1},
                      {text, "open", {text, ""}, {text}, 0, 1, true, 0, ""}};
    AddAct act = {{text, 1, text, 0, text, text, text, text, 1},
                  {text, "playing", {"", text}, {text}, 1, 1, true, 0, ""}};
    EXPECT_EQ(commit(*store, {AddPerson{person}, AddSession{{digest(7), text, 1}}, table, act,
                              RemoveSession{digest(7)}, ChangePerson{person}}),
              (Answers(6, Done)))
        << text;
    EXPECT_EQ(store->read_person(text)->value().name, text);
    EXPECT_EQ(store->read_login(text)->value().password_hash, text);
    const auto stored = store->read_table(text);
    ASSERT_TRUE(stored && *stored) << text;
    for (const std::string* field :
         {&(*stored)->record.id, &(*stored)->record.game, &(*stored)->record.rules,
          &(*stored)->record.options, &(*stored)->record.seed, &(*stored)->record.commitment,
          &(*stored)->record.host, &(*stored)->record.settings, &(*stored)->acts[0].kind,
          &(*stored)->acts[0].person, &(*stored)->acts[0].client_id, &(*stored)->acts[0].body,
          &(*stored)->acts[0].state_hash, &(*stored)->status.people[1], &(*stored)->status.waiting[0]}) {
      EXPECT_EQ(*field, text);
    }
    EXPECT_EQ(store->read_act_of_client(text, text, text)->value().body, text);
    EXPECT_EQ(store->list_of(text, 5)->size(), 1);
  }
  EXPECT_EQ(*store->count_tables(), static_cast<std::int64_t>(hostile.size()));
}

TEST_P(StoreTest, TextsThatNoDatabaseKeepsAreRefused) {
  const auto store = open();
  ASSERT_TRUE(store);
  commit(*store, {a_table("t1"), AddPerson{a_person("p1")}});
  const std::vector<std::string> bad = {
      std::string("a\0b", 3), "\xFF",     "\xC3",  "\xC0\x80", "\xED\xA0\x80",
      "\xF5\x80\x80\x80",     "\xE2\x82", "ok\x80"};
  for (const std::string& text : bad) {
    std::vector<Write> writes;
    const auto person = [&](auto change) {
      Person one = a_person("p2");
      change(one);
      writes.emplace_back(AddPerson{one});
      writes.emplace_back(ChangePerson{one});
    };
    person([&](Person& one) { one.id = text; });
    person([&](Person& one) { one.name = text; });
    person([&](Person& one) { one.login = text; });
    person([&](Person& one) { one.password_hash = text; });
    writes.emplace_back(AddSession{{digest(1), text, 1}});
    writes.emplace_back(MovePersonsGames{text, "p1"});
    writes.emplace_back(MovePersonsGames{"p1", text});
    const auto table = [&](auto change) {
      AddTable one = a_table("t2");
      change(one);
      writes.emplace_back(one);
    };
    table([&](AddTable& one) { one.record.id = one.status.table = text; });
    for (auto field : {&TableRecord::game, &TableRecord::rules, &TableRecord::options, &TableRecord::seed,
                       &TableRecord::commitment, &TableRecord::host, &TableRecord::settings}) {
      table([&](AddTable& one) { one.record.*field = text; });
    }
    table([&](AddTable& one) { one.status.phase = text; });
    table([&](AddTable& one) { one.status.people = {"ann", text}; });
    table([&](AddTable& one) { one.status.waiting = {text}; });
    for (auto field :
         {&Act::table, &Act::kind, &Act::person, &Act::client_id, &Act::body, &Act::state_hash}) {
      AddAct one = an_act("t1", 1);
      one.act.*field = text;
      writes.emplace_back(one);
    }
    for (const Write& write : writes) {
      const auto written = store->commit(std::vector<Write>{a_table("beside"), write});
      EXPECT_FALSE(written) << "write " << write.index();
    }
    EXPECT_FALSE(store->read_person(text));
    EXPECT_FALSE(store->read_login(text));
    EXPECT_FALSE(store->read_table(text));
    EXPECT_FALSE(store->read_acts(text, 0));
    EXPECT_FALSE(store->read_act_of_client("t1", "ann", text));
    EXPECT_FALSE(store->read_act_of_client("t1", text, "c"));
    EXPECT_FALSE(store->list_of(text, 1));
  }
  EXPECT_FALSE(store->commit(std::vector<Write>{AddPerson{a_person(std::string(longest_key + 1, 'x'))}}));
  EXPECT_FALSE(store->commit(std::vector<Write>{an_act("t1", 0)}));
  EXPECT_EQ(
      commit(*store, {AddPerson{a_person(std::string(longest_key, 'x'), std::string(longest_key, 'y'))}}),
      (Answers{Done}));
  EXPECT_EQ(*store->count_tables(), 1);  // nothing beside a refused write was stored
  EXPECT_EQ(count_gapless(*store, "t1"), 0);
  const auto refused = store->commit(std::vector<Write>{AddPerson{a_person(bad[0])}});
  EXPECT_EQ(refused.error().line(), "person.id: contains a NUL character, which cannot be stored; remove it");
}

// Everybody counts the acts, writes the next one, and tries again where somebody was faster.
void write_in_competition(const std::vector<Store*>& stores, int threads, int acts_each) {
  commit(*stores[0], {a_table("t1")});
  std::atomic<int> done = 0;
  std::vector<std::thread> running;
  for (int t = 0; t < threads; ++t) {
    running.emplace_back([&, t] {
      Store& store = *stores[static_cast<std::size_t>(t) % stores.size()];
      int seen = 0;
      for (int k = 0; k < acts_each;) {
        const AddAct act = an_act("t1", seen + 1, "person " + std::to_string(t), "act " + std::to_string(k));
        const auto written = store.commit(std::vector<Write>{act});
        ASSERT_TRUE(written) << written.error().line();
        ASSERT_TRUE(written->front() == Done || written->front() == Taken);
        if (written->front() == Done) ++k, ++done;
        seen += static_cast<int>(store.read_acts("t1", seen)->size());
      }
    });
  }
  for (std::thread& thread : running) thread.join();
  EXPECT_EQ(done, threads * acts_each);
  EXPECT_EQ(count_gapless(*stores[0], "t1"), threads * acts_each);
  const auto acts = stores[0]->read_acts("t1", 0);
  for (int t = 0; t < threads; ++t) {  // each person's acts are there once, in the order they were written
    int k = 0;
    for (const Act& act : *acts) {
      if (act.person != "person " + std::to_string(t)) continue;
      EXPECT_EQ(act.client_id, "act " + std::to_string(k++));
    }
    EXPECT_EQ(k, acts_each);
  }
}

TEST_P(StoreTest, TwentyThreadsWriteToOneTable) {
  const auto store = open();
  ASSERT_TRUE(store);
  write_in_competition({store.get()}, 20, 10);
}

TEST_P(StoreTest, TwoStoresWriteToOneTable) {
  const auto one = open();
  const auto two = open();
  ASSERT_TRUE(one && two);
  write_in_competition({one.get(), two.get()}, 8, 10);
}

TEST_P(StoreTest, TheSchemaIsMadeOnceAndANewerOneIsRefused) {
  open();
  const auto store = open();  // made before: nothing to do
  ASSERT_TRUE(store);
  ASSERT_TRUE(ask("UPDATE meta SET value = '" + std::to_string(newest_schema() + 1) + "'"));
  const auto newer = open_store(where_);
  ASSERT_FALSE(newer);
  EXPECT_NE(newer.error().what.english().find("newer version of this program"), std::string::npos)
      << newer.error().line();
  ASSERT_TRUE(ask("UPDATE meta SET value = 'one'"));
  EXPECT_FALSE(open_store(where_));
  ASSERT_TRUE(ask("UPDATE meta SET value = '" + std::to_string(newest_schema()) + "'"));
  EXPECT_TRUE(open());
}

TEST_P(StoreTest, SeveralStoresMayStartAtOnceOnAnEmptyDatabase) {
  std::vector<std::thread> starting;
  std::atomic<int> good = 0;
  for (int i = 0; i < 4; ++i) {
    starting.emplace_back([&, i] {
      const auto store = open_store(where_);
      EXPECT_TRUE(store) << store.error().line();
      good += store && commit(**store, {a_table(std::to_string(i))}) == Answers{Done};
    });
  }
  for (std::thread& thread : starting) thread.join();
  EXPECT_EQ(good, 4);
}

}  // namespace
}  // namespace zig::server
