// Whose turn it is to be thought for, with times that the tests make up.
#include "server/thinking_queue.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <memory>
#include <utility>
#include <vector>

namespace zig::server {
namespace {

using namespace std::chrono_literals;

class Thinking : public testing::Test {
 protected:
  using Id = ThinkingQueue::Id;
  void use_threads(int threads, int seconds_an_hour = 0) {
    queue = std::make_unique<ThinkingQueue>(
        ThinkingSettings{.threads = threads, .seconds_an_hour = seconds_an_hour});
  }
  Id add(const std::string& person, const std::string& table, ThoughtKind kind = ThoughtKind::Player,
         bool awaited = true) {
    const Id id = queue->add({.kind = kind, .person = person, .table = table, .awaited = awaited}, now);
    who[id] = person + table;
    return id;
  }
  // Whoever begins or goes on, until no thread is free.
  std::vector<std::string> next() {
    std::vector<std::string> all;
    while (const auto id = queue->next(now)) all.push_back(who[*id]);
    return all;
  }
  bool gives_way(Id id, Span used) {
    now += used;
    return queue->give_way(id, used, now);
  }
  void end(Id id, Span used) {
    now += used;
    queue->end(id, used, now);
  }
  // A heavy person with so many tables, whose thoughts take a second each, for a while.
  void let_ann_think(int tables, int thoughts) {
    for (int i = 0; i < tables; ++i) ann.push_back(add("ann", std::to_string(i)));
    for (int i = 0; i < thoughts; ++i) ann_goes_on(1s);
  }
  // One of ann's that are thought about ends, and the table has the next.
  void ann_goes_on(Span used) {
    next();
    const auto running = std::ranges::find_if(ann, [&](Id id) { return queue->runs(id); });
    ASSERT_NE(running, ann.end());
    const std::string table = who[*running].substr(3);
    end(*running, used);
    ann.erase(running);
    ann.push_back(add("ann", table));
  }

  std::unique_ptr<ThinkingQueue> queue = std::make_unique<ThinkingQueue>(ThinkingSettings{.threads = 1});
  std::map<Id, std::string> who;
  std::vector<Id> ann;
  Span now = 1000s;
};
using Names = std::vector<std::string>;

TEST_F(Thinking, AsManyAsThereAreThreads) {
  use_threads(2);
  const Id first = add("ann", "1");
  add("bob", "2");
  add("cat", "3");
  EXPECT_EQ(next(), (Names{"ann1", "bob2"}));
  EXPECT_EQ(next(), Names());
  end(first, 1s);
  EXPECT_EQ(next(), Names{"cat3"});
}

TEST_F(Thinking, ANewcomerIsNextHoweverManyWait) {
  use_threads(2);
  let_ann_think(19, 40);
  next();
  add("bob", "B");
  const auto running = std::ranges::find_if(ann, [&](Id id) { return queue->runs(id); });
  end(*running, 1s);
  EXPECT_EQ(next(), Names{"bobB"});
}

TEST_F(Thinking, WhoHasUsedMoreGivesWay) {
  use_threads(2);
  let_ann_think(19, 40);
  next();
  std::vector<Id> running;
  for (const Id id : ann) {
    if (queue->runs(id)) running.push_back(id);
  }
  ASSERT_EQ(running.size(), 2U);
  EXPECT_FALSE(gives_way(running[0], 10ms));  // to ann's own tables: no
  const Id bob = add("bob", "B");
  EXPECT_TRUE(gives_way(running[0], 10ms));
  EXPECT_EQ(next(), Names{"bobB"});
  EXPECT_FALSE(gives_way(running[1], 10ms));  // nobody else is behind her
  end(bob, 1s);
  EXPECT_EQ(next(), Names{who[running[0]]});  // before ann's other tables: it is begun
}

TEST_F(Thinking, PeopleShareByTimeNotByNumber) {
  add("ann", "slow");
  add("bob", "quick");
  std::map<std::string, Span> used;
  std::map<std::string, int> thoughts;
  for (int i = 0; i < 1000; ++i) {
    const auto id = queue->next(now);
    const std::string name = who[*id];
    const Span takes = name == "annslow" ? 2s : 100ms;
    end(*id, takes);
    used[name] += takes;
    ++thoughts[name];
    add(name.substr(0, 3), name.substr(3));
  }
  EXPECT_NEAR(static_cast<double>(used["annslow"] / 1s), static_cast<double>(used["bobquick"] / 1s), 2.1);
  EXPECT_GT(thoughts["bobquick"], 15 * thoughts["annslow"]);
}

// Threads that think without an end: each of these tables wants its next thought as soon as one is ready. Looked at every ten milliseconds.
class Clockwork : public Thinking {
 protected:
  static constexpr Span kThought = 1s, kLook = 10ms;
  void start_anew(int threads) {
    use_threads(threads);
    left.clear();
    running.clear();
    ready.clear();
  }
  void begin(const std::string& person, int tables) {
    for (int i = 0; i < tables; ++i) want(person, std::to_string(i));
  }
  // How long it takes until so many thoughts of somebody are ready.
  Span until_ready(const std::string& person, int thoughts) {
    const Span since = now;
    for (const int target = ready[person] + thoughts; ready[person] < target;) go_on();
    return now - since;
  }

 private:
  void want(const std::string& person, const std::string& table) { left[add(person, table)] = kThought; }
  void go_on() {
    while (const auto id = queue->next(now)) running.push_back(*id);
    now += kLook;
    for (const Id id : std::exchange(running, {})) {
      left[id] -= kLook;
      if (left[id] > 0s) {
        if (!queue->give_way(id, kLook, now)) running.push_back(id);
        continue;
      }
      queue->end(id, kLook, now);
      left.erase(id);
      const std::string person = who[id].substr(0, 3), table = who[id].substr(3);
      ++ready[person];
      want(person, table);
    }
  }

  std::map<Id, Span> left;
  std::vector<Id> running;
  std::map<std::string, int> ready;
};

TEST_F(Clockwork, NineteenTablesOfOnePersonAtMostDoubleAStrangersWait) {
  for (const int threads : {1, 2, 4}) {
    start_anew(threads);
    begin("ann", 19);
    until_ready("ann", 100);
    begin("bob", 1);
    for (const int thoughts : {1, 5, 50}) {
      EXPECT_LE(until_ready("bob", thoughts), 2 * thoughts * kThought) << threads << " threads, " << thoughts;
    }
  }
}

TEST_F(Thinking, TablesOfOnePersonShareByTime) {
  add("ann", "S");
  add("ann", "Q");
  std::map<std::string, Span> used;
  for (int i = 0; i < 1000; ++i) {
    const auto id = queue->next(now);
    const Span takes = who[*id] == "annS" ? 2s : 100ms;
    end(*id, takes);
    used[who[*id]] += takes;
    add("ann", who[*id].substr(3));
  }
  EXPECT_NEAR(static_cast<double>(used["annS"] / 1s), static_cast<double>(used["annQ"] / 1s), 2.1);
}

// However long somebody was away, nobody has to stand back for as long.
TEST_F(Thinking, ANewcomerGoesFirstOnlyForAWhile) {
  let_ann_think(3, 1000);
  add("bob", "B");
  Span bobs{0};
  for (int i = 0; i < 1000; ++i) {
    const auto id = queue->next(now);
    if (who[*id] != "bobB") break;
    end(*id, 1s);
    bobs += 1s;
    add("bob", "B");
  }
  EXPECT_GT(bobs, 5s);
  EXPECT_LE(bobs, 12s);
}

// Who used much while nobody else was there owes nobody anything.
TEST_F(Thinking, TimeThatNobodyElseWantedIsNotHeldAgainstAnybody) {
  let_ann_think(1, 1000);
  next();
  end(ann.front(), 1s);
  const Id bob = add("bob", "B");
  next();
  for (int i = 0; i < 30; ++i) EXPECT_FALSE(gives_way(bob, 1s));
  add("ann", "1");
  EXPECT_TRUE(gives_way(bob, 1s));
  EXPECT_EQ(next(), Names{"ann1"});
}

TEST_F(Thinking, WhoIsOnlyALittleAheadGoesOn) {
  const Id a = add("ann", "1");
  next();
  add("bob", "2");
  EXPECT_FALSE(gives_way(a, 100ms));
  EXPECT_FALSE(gives_way(a, 100ms));
  EXPECT_TRUE(gives_way(a, 400ms));
}

TEST_F(Thinking, OfSeveralTheOneThatIsFurthestGivesWay) {
  use_threads(2);
  const Id a = add("ann", "1"), b = add("bob", "2");
  next();
  EXPECT_FALSE(gives_way(a, 3s));
  EXPECT_FALSE(gives_way(b, 30s));
  add("cat", "3");
  EXPECT_FALSE(gives_way(a, 1ms));
  EXPECT_TRUE(gives_way(b, 1ms));
}

TEST_F(Thinking, NotMoreThoughtsGaveWayThanThereAreThreads) {
  const Id a = add("ann", "1");
  next();
  EXPECT_FALSE(gives_way(a, 50s));
  const Id b = add("bob", "2");
  EXPECT_TRUE(gives_way(a, 1ms));
  EXPECT_EQ(next(), Names{"bob2"});
  EXPECT_FALSE(gives_way(b, 9s));
  add("cat", "3");
  EXPECT_FALSE(gives_way(b, 9s));  // ann's has done so already
  end(b, 1ms);
  EXPECT_EQ(next(), Names{"cat3"});
}

TEST_F(Thinking, WhatNobodyLooksAtComesAfterEverythingElse) {
  const Id quiet = add("bob", "2", ThoughtKind::Player, false);
  EXPECT_EQ(next(), Names{"bob2"});
  let_ann_think(2, 0);
  EXPECT_TRUE(gives_way(quiet, 1ms));
  EXPECT_EQ(next(), Names{"ann0"});
  EXPECT_FALSE(gives_way(ann[0], 100s));
  end(ann[0], 1ms);
  EXPECT_EQ(next(), Names{"ann1"});
  queue->set_awaited(quiet, true);  // bob is back
  EXPECT_TRUE(gives_way(ann[1], 1ms));
  EXPECT_EQ(next(), Names{"bob2"});
}

TEST_F(Thinking, WhatNobodyLooksAtIsNotHeldAgainstWhoComesBack) {
  let_ann_think(1, 1);
  for (int i = 0; i < 50; ++i) {
    const Id quiet = add("bob", "2", ThoughtKind::Player, false);
    end(ann.back(), 1ms);
    ASSERT_EQ(next(), Names{"bob2"});
    end(quiet, 10s);
    ann.push_back(add("ann", "0"));
    next();
  }
  add("bob", "2");
  EXPECT_TRUE(gives_way(ann.back(), 1ms));
}

TEST_F(Thinking, AReviewOfOnesOwnMakesWayForOnesGames) {
  const Id review = add("ann", "1", ThoughtKind::Review);
  next();
  add("ann", "1", ThoughtKind::Review);
  EXPECT_FALSE(gives_way(review, 100ms));
  const Id move = add("ann", "2");
  EXPECT_TRUE(gives_way(review, 100ms));
  EXPECT_EQ(next(), Names{"ann2"});
  end(move, 1s);
  EXPECT_EQ(next(), Names{"ann1"});
  EXPECT_TRUE(queue->runs(review));
}

TEST_F(Thinking, WhatNobodyWantsAnyMoreNeverBegins) {
  const Id a = add("ann", "1"), b = add("bob", "2"), c = add("cat", "3");
  next();
  EXPECT_TRUE(queue->drop(b));
  EXPECT_FALSE(queue->knows(b));
  EXPECT_FALSE(queue->drop(b));
  EXPECT_FALSE(queue->drop(a));  // is to end first
  end(a, 1s);
  EXPECT_EQ(next(), Names{"cat3"});
  end(c, 1s);
  EXPECT_EQ(queue->figures().kinds[0].dropped, 2U);
  EXPECT_FALSE(queue->crowded());
}

TEST_F(Thinking, WhatGaveWayAndIsDroppedNeedsNoTurn) {
  const Id a = add("ann", "1");
  next();
  gives_way(a, 50s);
  const Id b = add("bob", "2");
  EXPECT_TRUE(gives_way(a, 1ms));
  EXPECT_EQ(next(), Names{"bob2"});
  EXPECT_FALSE(queue->drop(a));
  EXPECT_FALSE(queue->crowded());
  end(a, 1ms);
  end(b, 1ms);
  EXPECT_EQ(next(), Names());
}

TEST_F(Thinking, WhoIsOverTheLimitIsToldHowLong) {
  use_threads(1, 100);
  const Id a = add("ann", "1");
  next();
  end(a, 99s);
  EXPECT_FALSE(queue->over_limit("ann", now));
  EXPECT_FALSE(queue->over_limit("bob", now));
  const Id b = add("ann", "1");
  next();
  end(b, 20s);
  const auto wait = queue->over_limit("ann", now);
  ASSERT_TRUE(wait);
  EXPECT_TRUE(queue->over_limit("ann", now + *wait - 2s));
  EXPECT_FALSE(queue->over_limit("ann", now + *wait));
  EXPECT_NEAR(static_cast<double>(queue->used_lately("ann", now + 3600s) / 1s), 118 / 2.718, 3);
}

TEST_F(Thinking, ALimitOfNothingIsNone) {
  use_threads(1, 0);
  const Id a = add("ann", "1");
  next();
  end(a, 100'000s);
  EXPECT_FALSE(queue->over_limit("ann", now));
}

// Whoever thinks on one thread without a pause stays within the usual limit.
TEST_F(Thinking, OneThreadWithoutAPauseIsWithinTheUsualLimit) {
  use_threads(1, ThinkingSettings().seconds_an_hour);
  for (int i = 0; i < 20'000; ++i) {
    const Id a = add("ann", "1");
    next();
    end(a, 2s);
    ASSERT_FALSE(queue->over_limit("ann", now)) << i;
  }
}

TEST_F(Thinking, TheOneWhoHasUsedLeastIsCharged) {
  const Id a = add("ann", "1");
  next();
  end(a, 5s);
  const Id b = add("bob", "2");
  next();
  end(b, 3s);
  const std::vector<std::string> both{"ann", "bob"}, all{"ann", "bob", "cat"};
  EXPECT_EQ(queue->least_used(both, now), "bob");
  EXPECT_EQ(queue->least_used(all, now), "cat");
  EXPECT_EQ(queue->least_used({}, now), "");
}

TEST_F(Thinking, ThousandsOfPeopleWhoCameOnceAreForgotten) {
  for (int i = 0; i < 5'000; ++i) {
    const Id id = add("guest " + std::to_string(i), "t");
    next();
    end(id, 10ms);
  }
  EXPECT_LE(queue->accounts(), 1025U);
}

TEST_F(Thinking, FiguresTellHowLongWasWaited) {
  const Id a = add("ann", "1");
  add("bob", "2", ThoughtKind::Hint);
  next();
  end(a, 3s);
  auto figures = queue->figures();
  EXPECT_EQ(figures.kinds[1].waiting, 1U);
  EXPECT_EQ(figures.kinds[0].used, 3s);
  next();
  figures = queue->figures();
  EXPECT_EQ(figures.kinds[1].waiting, 0U);
  EXPECT_EQ(figures.kinds[1].running, 1U);
  EXPECT_EQ(figures.kinds[1].begun, 1U);
  EXPECT_EQ(figures.kinds[1].waited, 3s);
}

}  // namespace
}  // namespace zig::server
