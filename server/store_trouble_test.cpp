// What goes wrong under a store: crashes, full disks, locks, databases that vanish. Nothing acknowledged is ever lost.
#include <fcntl.h>
#include <gtest/gtest.h>
#include <libpq-fe.h>
#include <signal.h>
#include <sqlite3.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <atomic>
#include <chrono>
#include <condition_variable>
#include <filesystem>
#include <fstream>
#include <functional>
#include <iostream>
#include <map>
#include <mutex>
#include <thread>

#include "arena/eventually_testkit.h"
#include "server/store.h"
#include "server/store_testkit.h"

namespace zig::server {
namespace {

using enum Written;
using namespace std::chrono_literals;

// What only one of the databases can meet.
class PostgresTrouble : public StoreTest {};
INSTANTIATE_TEST_SUITE_P(On, PostgresTrouble, testing::Values("postgres"),
                         [](const auto& test) { return test.param; });
class SqliteTrouble : public StoreTest {};
INSTANTIATE_TEST_SUITE_P(On, SqliteTrouble, testing::Values("sqlite"),
                         [](const auto& test) { return test.param; });

// Writers at `tables` tables until told to stop; `acknowledged` is called with table and number after each commit.
// After a problem they look at what is stored and go on, as a server does.
void keep_writing(Store& store, int tables, const std::function<void(int, int)>& acknowledged,
                  const std::atomic<bool>& stop, std::atomic<int>& problems) {
  std::vector<std::thread> running;
  for (int t = 0; t < tables; ++t) {
    running.emplace_back([&, t] {
      const std::string table = "t" + std::to_string(t);
      int number = static_cast<int>(store.read_acts(table, 0).value_or(std::vector<Act>{}).size());
      while (!stop) {
        const AddAct act = an_act(table, number + 1, "ann", "c" + std::to_string(number + 1));
        const auto written = store.commit(std::vector<Write>{act});
        if (!written) ++problems;
        if (written && (written->front() == Done || written->front() == Again)) acknowledged(t, ++number);
        if (!written) eventually([&] { return stop || store.check(); });
      }
    });
  }
  for (std::thread& thread : running) thread.join();
}

// A process that writes to the file and tells through a pipe what was acknowledged, until it is killed.
[[noreturn]] void write_until_killed(const std::string& path, int pipe) {
  const auto store = open_store(path);
  if (!store) _exit(3);
  const std::atomic<bool> stop = false;
  std::atomic<int> problems = 0;
  const auto acknowledged = [&](int table, int number) {
    const std::array<int, 2> told = {table, number};
    if (write(pipe, told.data(), sizeof told) != sizeof told) _exit(4);
  };
  keep_writing(**store, 4, acknowledged, stop, problems);
  _exit(0);
}

TEST_P(StoreTest, AcknowledgedWritesSurviveACrashOfTheProcess) {
  constexpr int tables = 4;
  {
    const auto store = open();
    ASSERT_TRUE(store);
    for (int t = 0; t < tables; ++t) commit(*store, {a_table("t" + std::to_string(t))});
  }
  std::map<int, int> last;  // the last acknowledged number of each table
  for (int round = 0; round < 10; ++round) {
    std::array<int, 2> ends{};
    ASSERT_EQ(pipe2(ends.data(), O_CLOEXEC), 0);
    const pid_t child = fork();
    if (child == 0) write_until_killed(where_, ends[1]);
    close(ends[1]);
    std::array<int, 2> told{};
    const auto begin = std::chrono::steady_clock::now();
    bool killed = false;
    int heard = 0;
    while (read(ends[0], told.data(), sizeof told) ==
           sizeof told) {  // to the end of what it said before it died
      EXPECT_GT(told[1], last[told[0]]);
      last[told[0]] = told[1];
      ++heard;
      if (!killed && std::chrono::steady_clock::now() - begin > std::chrono::milliseconds(40 + 23 * round)) {
        kill(child, SIGKILL);
        killed = true;
      }
    }
    close(ends[0]);
    int status = 0;
    waitpid(child, &status, 0);
    EXPECT_TRUE(killed && WIFSIGNALED(status)) << "the writing process ended by itself: " << status;
    EXPECT_GT(heard, 0);

    const auto store = open();
    ASSERT_TRUE(store);
    for (int t = 0; t < tables; ++t) {
      // One act of each writer may be stored although nobody was told so any more.
      const int stored = count_gapless(*store, "t" + std::to_string(t));
      EXPECT_GE(stored, last[t]);
      EXPECT_LE(stored, last[t] + 1);
      last[t] = stored;
    }
  }
}

// SQLite lives in the process: the test before this one.
TEST_P(PostgresTrouble, AcknowledgedWritesSurviveACrashOfTheDatabase) {
  const auto store = open();
  ASSERT_TRUE(store);
  constexpr int tables = 4;
  for (int t = 0; t < tables; ++t) commit(*store, {a_table("t" + std::to_string(t))});
  std::mutex mutex;
  std::map<int, int> last;
  std::atomic<bool> stop = false;
  std::atomic<int> problems = 0;
  std::thread writing([&] {
    keep_writing(
        *store, tables,
        [&](int table, int number) {
          const std::lock_guard lock(mutex);
          last[table] = number;
        },
        stop, problems);
  });
  const auto ask_patiently = [&](const std::string& question) {  // it may be recovering
    Result<std::string> answer = std::string();
    EXPECT_TRUE(eventually([&] { return (answer = ask_postgres(where_, question)).has_value(); }));
    return answer.value_or("");
  };
  const auto go_on = [&](int acts) {  // at every table
    std::map<int, int> enough;
    {
      const std::lock_guard lock(mutex);
      for (int t = 0; t < tables; ++t) enough[t] = last[t] + acts;
    }
    return eventually([&] {
      const std::lock_guard lock(mutex);
      return std::ranges::all_of(enough, [&](const auto& one) { return last[one.first] >= one.second; });
    });
  };
  for (int round = 0; round < 6; ++round) {
    ASSERT_TRUE(go_on(5 + round)) << "it did not go on";
    // Twice politely, then with SIGKILL: PostgreSQL then throws everybody out and recovers from its log.
    const std::string mine =
        "FROM pg_stat_activity WHERE application_name = 'ziggurat' AND datname = current_database()";
    if (round % 3 != 2) {
      ask_patiently("SELECT pg_terminate_backend(pid) " + mine);
    } else if (const std::string pid = ask_patiently("SELECT pid " + mine + " LIMIT 1"); !pid.empty()) {
      kill(std::stoi(pid), SIGKILL);
      // On a busy machine PostgreSQL answers for a while before it notices.
      const std::string is_there = "SELECT count(*) FROM pg_stat_activity WHERE pid = " + pid;
      EXPECT_TRUE(eventually([&] { return ask_patiently(is_there) == "0"; }));
    }
  }
  EXPECT_TRUE(go_on(5)) << "it did not go on";
  stop = true;
  writing.join();
  std::cout << "problems reported: " << problems << "\n";
  for (int t = 0; t < tables; ++t) {
    const std::string table = "t" + std::to_string(t);
    EXPECT_EQ(count_gapless(*store, table), last[t]);
    const auto acts = store->read_acts(table, 0);
    ASSERT_TRUE(acts) << acts.error().line();
    for (const Act& act : *acts) EXPECT_EQ(act.client_id, "c" + std::to_string(act.number));  // each one once
  }
}

TEST_P(PostgresTrouble, AConnectionLostDuringTheCommitIsNeverReportedAsDone) {
  const auto store = open();
  ASSERT_TRUE(store);
  commit(*store, {a_table("t1")});
  // The first connection that commits an act dies of it; trying again in secret would succeed.
  ASSERT_TRUE(
      ask("CREATE SEQUENCE deaths; CREATE FUNCTION die() RETURNS trigger LANGUAGE plpgsql AS "
          "'BEGIN IF nextval(''deaths'') = 1 THEN "
          "PERFORM pg_terminate_backend(pg_backend_pid()); PERFORM pg_sleep(5); END IF; RETURN NULL; END'; "
          "CREATE CONSTRAINT TRIGGER dying AFTER INSERT ON acts DEFERRABLE INITIALLY DEFERRED "
          "FOR EACH ROW EXECUTE FUNCTION die()"));
  const auto written = store->commit(std::vector<Write>{an_act("t1", 1, "ann", "c1")});
  ASSERT_FALSE(written);
  EXPECT_NE(written.error().what.english().find("may or may not be stored"), std::string::npos)
      << written.error().line();
  EXPECT_EQ(count_gapless(*store, "t1"), 0);
  EXPECT_EQ(commit(*store, {an_act("t1", 1, "ann", "c1")}), std::vector<Written>{Done});
}

// The disk of PostgreSQL is looked after by itself: SQLSTATE 53100.
TEST_P(SqliteTrouble, AFullDiskIsReportedAndNothingIsLost) {
  ASSERT_TRUE(open());
  const pid_t child = fork();
  if (child == 0) {
    signal(SIGXFSZ, SIG_IGN);
    auto store = open_store(where_);
    if (!store) _exit(10);
    if (!(*store)->commit(std::vector<Write>{a_table("t1")})) _exit(11);
    const rlimit small = {400'000, RLIM_INFINITY};  // bytes of a file
    setrlimit(RLIMIT_FSIZE, &small);
    AddAct act = an_act("t1", 1);
    act.act.body = std::string(20'000, 'x');
    int stored = 0;
    for (;; ++stored) {
      act.act.number = stored + 1;
      const auto written = (*store)->commit(std::vector<Write>{act});
      if (stored > 100) _exit(12);
      if (written) continue;
      if (written.error().what.english() != "has no room left on its disk; free some space") {
        std::cerr << written.error().line() << std::endl;
        _exit(13);
      }
      break;
    }
    if ((*store)->read_acts("t1", 0).value().size() != static_cast<std::size_t>(stored)) _exit(14);
    if (!(*store)->check()) _exit(15);
    const rlimit large = {RLIM_INFINITY,
                          RLIM_INFINITY};  // somebody frees space: it goes on without a restart
    setrlimit(RLIMIT_FSIZE, &large);
    const auto written = (*store)->commit(std::vector<Write>{act});
    if (!written || written->front() != Done) _exit(16);
    _exit(stored >= 5 ? 101 + stored : 17);
  }
  int status = 0;
  waitpid(child, &status, 0);
  ASSERT_TRUE(WIFEXITED(status));
  ASSERT_GT(WEXITSTATUS(status), 100) << WEXITSTATUS(status);
  const auto store = open();
  ASSERT_TRUE(store);
  const int stored = count_gapless(*store, "t1");
  EXPECT_EQ(stored, WEXITSTATUS(status) - 100);
  EXPECT_EQ(commit(*store, {an_act("t1", stored + 1)}), std::vector<Written>{Done});
}

TEST_P(StoreTest, ALockedDatabaseIsReportedAndGoesOnAfterwards) {
  const auto store = open();
  ASSERT_TRUE(store);
  commit(*store, {a_table("t1")});
  std::function<void()> unlock;
  sqlite3* file = nullptr;
  PGconn* connection = nullptr;
  if (on_sqlite()) {
    sqlite3_open(where_.c_str(), &file);
    ASSERT_EQ(sqlite3_exec(file, "BEGIN IMMEDIATE", nullptr, nullptr, nullptr), SQLITE_OK);
    unlock = [&] { sqlite3_close(file); };
  } else {
    connection = PQconnectdb(where_.c_str());
    PQclear(PQexec(connection, "BEGIN; LOCK TABLE ziggurat.acts IN EXCLUSIVE MODE"));
    unlock = [&] { PQfinish(connection); };
  }
  const auto written = store->commit(std::vector<Write>{an_act("t1", 1)});
  ASSERT_FALSE(written);
  EXPECT_NE(written.error().what.english().find("locked by"), std::string::npos) << written.error().line();
  EXPECT_EQ(count_gapless(*store, "t1"), 0);  // reading goes on
  unlock();
  EXPECT_EQ(commit(*store, {an_act("t1", 1)}), std::vector<Written>{Done});
}

TEST_P(StoreTest, ADatabaseThatVanishesIsReported) {
  const auto store = open();
  ASSERT_TRUE(store);
  commit(*store, {a_table("t1"), an_act("t1", 1)});
  if (on_sqlite()) {
    std::filesystem::rename(where_, where_ + ".away");
    const auto written = store->commit(std::vector<Write>{an_act("t1", 2)});
    ASSERT_FALSE(written);
    EXPECT_NE(written.error().what.english().find("deleted, moved or replaced"), std::string::npos);
    EXPECT_FALSE(store->check());
    std::filesystem::rename(where_ + ".away", where_);
  } else {
    ASSERT_TRUE(postgres_->halt());
    const auto written = store->commit(std::vector<Write>{an_act("t1", 2)});
    ASSERT_FALSE(written);
    EXPECT_NE(written.error().what.english().find("cannot be reached"), std::string::npos)
        << written.error().line();
    EXPECT_FALSE(store->check());
    EXPECT_FALSE(store->read_table("t1"));
    EXPECT_FALSE(open_store(where_));
    ASSERT_TRUE(postgres_->resume());
  }
  EXPECT_TRUE(store->check());
  EXPECT_EQ(commit(*store, {an_act("t1", 2)}), std::vector<Written>{Done});
  EXPECT_EQ(count_gapless(*store, "t1"), 2);
}

TEST_P(StoreTest, PlacesThatAreNoDatabaseAreRefused) {
  const auto refused = [](const std::string& where) {
    const auto store = open_store(where, {.patience_ms = 200});
    return store ? "opened" : store.error().what.english();
  };
  EXPECT_NE(refused("").find("has no name"), std::string::npos);
  EXPECT_NE(refused("mysql://x").find("must be a file or postgres"), std::string::npos);
  if (on_sqlite()) {
    EXPECT_NE(refused(folder_).find("cannot be opened"), std::string::npos);
    EXPECT_NE(refused(folder_ + "/no/such/file.db").find("cannot be opened"), std::string::npos);
    std::ofstream(where_) << std::string(5000, 'x');
    EXPECT_NE(refused(where_).find("is not a database"), std::string::npos) << refused(where_);
    where_ = folder_ + "/other.db";
    ASSERT_TRUE(ask("CREATE TABLE songs (name TEXT)"));
    EXPECT_NE(refused(where_).find("another program"), std::string::npos) << refused(where_);
  } else {
    EXPECT_NE(refused("postgres://u:secret@[host/x").find("cannot be read"), std::string::npos);
    EXPECT_EQ(refused("postgres://u:secret@[host/x").find("secret"), std::string::npos);
    const std::string missing = refused("postgres://ziggurat:secret@/nowhere?host=/tmp/no_such_folder");
    EXPECT_NE(missing.find("cannot be reached"), std::string::npos) << missing;
    EXPECT_EQ(missing.find("secret"), std::string::npos) << missing;
  }
}

TEST_P(PostgresTrouble, ActsOfOtherServersAreHeard) {
  std::mutex mutex;  // these outlive the thread that listens
  std::condition_variable changed;
  std::vector<std::string> heard;
  const auto ours = open();
  const auto theirs = open();
  ASSERT_TRUE(ours && theirs);
  ours->on_foreign_news([&](ForeignNews news) {
    const std::lock_guard lock(mutex);
    heard.push_back(std::move(news.id));
    changed.notify_one();
  });
  const auto hears = [&](const std::string& table) {
    std::unique_lock lock(mutex);
    return changed.wait_for(lock, 5s, [&] { return std::ranges::count(heard, table) > 0; });
  };
  commit(*ours, {a_table("t1"), a_table("t2"), an_act("t2", 1)});
  const auto begin = std::chrono::steady_clock::now();
  commit(*theirs, {an_act("t1", 1)});
  EXPECT_TRUE(hears("t1"));
  const auto took = std::chrono::steady_clock::now() - begin;
  EXPECT_LT(took, 1s);
  std::cout << "commit and news: " << std::chrono::duration<double, std::milli>(took).count() << " ms\n";
  {
    const std::lock_guard lock(mutex);
    EXPECT_EQ(heard.size(), 1);  // not our own
  }

  // After a restart of the database we are told that something may have been missed, and hear again.
  ASSERT_TRUE(postgres_->halt("immediate"));
  ASSERT_TRUE(postgres_->resume());
  EXPECT_TRUE(hears(""));
  commit(*theirs, {an_act("t2", 2)});
  EXPECT_TRUE(hears("t2"));
}

}  // namespace
}  // namespace zig::server
