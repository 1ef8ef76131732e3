#include "server/sqlite_store.h"

#include <algorithm>
#include <mutex>
#include <set>

#include "server/schema.h"
#include "server/sqlite_connection.h"
#include "server/store_failure.h"
#include "server/store_pool.h"
#include "server/store_texts.h"

namespace zig::server {

namespace {

// --- writing

// The writes of one transaction. Nobody else can write meanwhile (BEGIN IMMEDIATE), so that looking first is safe.
class Writing {
 public:
  explicit Writing(SqliteConnection& to) : to_(to) {}

  Written operator()(const AddPerson& write) {
    const Person& person = write.person;
    const int added = run_sqlite(to_,
                                 "INSERT INTO people (id, name, login, login_key, password_hash, created) "
                                 "VALUES (?, ?, ?, nullif(?, ''), ?, ?) ON CONFLICT DO NOTHING",
                                 person.id, person.name, person.login, fold_login(person.login),
                                 person.password_hash, person.created);
    return added == 1 ? Written::Done : Written::Taken;
  }

  Written operator()(const ChangePerson& write) {
    const Person& person = write.person;
    if (!has_person(person.id)) return Written::Missing;
    const int changed =
        run_sqlite(to_,
                   "UPDATE OR IGNORE people SET name = ?, login = ?, login_key = nullif(?, ''), "
                   "password_hash = ? WHERE id = ?",
                   person.name, person.login, fold_login(person.login), person.password_hash, person.id);
    return changed == 1 ? Written::Done : Written::Taken;
  }

  Written operator()(const AddSession& write) {
    const Session& session = write.session;
    if (!has_person(session.person)) return Written::Missing;
    const int added = run_sqlite(
        to_, "INSERT INTO sessions (token_hash, person, created) VALUES (?, ?, ?) ON CONFLICT DO NOTHING",
        hex(session.token_hash), session.person, session.created);
    return added == 1 ? Written::Done : Written::Taken;
  }

  Written operator()(const RemoveSession& write) {
    run_sqlite(to_, "DELETE FROM sessions WHERE token_hash = ?", hex(write.token_hash));
    return Written::Done;
  }

  Written operator()(const Probe& write) {
    run_sqlite(to_,
               "INSERT INTO meta (key, value) VALUES ('probe', ?) "
               "ON CONFLICT (key) DO UPDATE SET value = excluded.value",
               write.text);
    return Written::Done;
  }

  Written operator()(const MovePersonsGames& write) {
    const auto& [from, to] = write;
    if (!has_person(from) || !has_person(to)) return Written::Missing;
    // Both may have used one client id at one table: the guest's is forgotten, it belongs to an old request.
    run_sqlite(to_,
               "UPDATE acts SET client_id = '' WHERE person = ?1 AND client_id <> '' AND EXISTS (SELECT 1 "
               "FROM acts b "
               "WHERE b.person = ?2 AND b.table_id = acts.table_id AND b.client_id = acts.client_id AND "
               "b.client_id <> '')",
               from, to);
    run_sqlite(to_, "UPDATE acts SET person = ?2 WHERE person = ?1 AND client_id <> ''", from, to);
    run_sqlite(to_, "UPDATE acts SET person = ?2 WHERE person = ?1 AND client_id = ''", from, to);
    run_sqlite(to_, "UPDATE tables SET host = ?2 WHERE host = ?1", from, to);
    for (TableStatus& status : statuses_with(from)) {
      std::ranges::replace(status.people, from, to);
      std::ranges::replace(status.waiting, from, to);
      run_sqlite(to_, "UPDATE statuses SET people = ?2, waiting = ?3 WHERE table_id = ?1", status.table,
                 write_list(status.people), write_list(status.waiting));
      put_players(status.table, write_list(status.people), write_list(status.waiting));
    }
    return Written::Done;
  }

  Written operator()(const AddTable& write) {
    const TableRecord& record = write.record;
    const TableStatus& status = write.status;
    const int added =
        run_sqlite(to_,
                   "INSERT INTO tables (id, game, rules, options, seed, commitment, host, settings, created) "
                   "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING",
                   record.id, record.game, record.rules, record.options, record.seed, record.commitment,
                   record.host, record.settings, record.created);
    if (added == 0) {
      refused_.insert(record.id);
      return Written::Taken;
    }
    const std::string people = write_list(status.people);
    const std::string waiting = write_list(status.waiting);
    run_sqlite(
        to_,
        "INSERT INTO statuses (table_id, phase, people, waiting, acts, created, changed, listed, deadline) "
        "VALUES (?, ?, ?, ?, 0, ?, ?, ?, ?)",
        record.id, status.phase, people, waiting, record.created, status.changed, status.listed ? 1 : 0,
        status.deadline);
    put_players(record.id, people, waiting);
    return Written::Done;
  }

  Written operator()(const AddAct& write) {
    const Written written = add_act(write);
    if (written != Written::Done) refused_.insert(write.act.table);
    return written;
  }

 private:
  bool has_person(const std::string& id) {
    return SqliteQuery(to_, "SELECT 1 FROM people WHERE id = ?", id).step();
  }

  Written add_act(const AddAct& write) {
    const Act& act = write.act;
    if (!act.client_id.empty() &&
        SqliteQuery(
            to_, "SELECT 1 FROM acts WHERE person = ? AND table_id = ? AND client_id = ? AND client_id <> ''",
            act.person, act.table, act.client_id)
            .step()) {
      return Written::Again;
    }
    if (refused_.contains(act.table)) return Written::Taken;

    const std::string people = write_list(write.status.people);
    const std::string waiting = write_list(write.status.waiting);
    bool same_players = false;
    {
      SqliteQuery query(to_, "SELECT acts, people, waiting FROM statuses WHERE table_id = ?", act.table);
      if (!query.step() || query.number(0) + 1 < act.number) return Written::Missing;
      if (query.number(0) >= act.number) return Written::Taken;
      same_players = query.text(1) == people && query.text(2) == waiting;
    }
    run_sqlite(to_,
               "INSERT INTO acts (table_id, number, kind, seat, person, client_id, body, state_hash, time) "
               "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
               act.table, act.number, act.kind, act.seat, act.person, act.client_id, act.body, act.state_hash,
               act.time);
    run_sqlite(to_,
               "UPDATE statuses SET phase = ?, people = ?, waiting = ?, acts = ?, changed = ?, listed = ?, "
               "deadline = ? "
               "WHERE table_id = ?",
               write.status.phase, people, waiting, act.number, write.status.changed,
               write.status.listed ? 1 : 0, write.status.deadline, act.table);
    if (!same_players) put_players(act.table, people, waiting);
    return Written::Done;
  }

  void put_players(const std::string& table, const std::string& people, const std::string& waiting) {
    run_sqlite(to_,
               "DELETE FROM players WHERE table_id = ?1 AND person NOT IN "
               "(SELECT value FROM json_each(?2) UNION ALL SELECT value FROM json_each(?3))",
               table, people, waiting);
    run_sqlite(to_,
               "INSERT INTO players (person, table_id, waiting) SELECT person, ?1, max(asked) FROM "
               "(SELECT value AS person, 0 AS asked FROM json_each(?2) UNION ALL SELECT value, 1 FROM "
               "json_each(?3)) "
               "WHERE person <> '' GROUP BY person "
               "ON CONFLICT DO UPDATE SET waiting = excluded.waiting WHERE waiting <> excluded.waiting",
               table, people, waiting);
  }

  std::vector<TableStatus> statuses_with(const std::string& person) {
    std::vector<TableStatus> found;
    SqliteQuery query(to_,
                      "SELECT s.table_id, s.people, s.waiting FROM players p JOIN statuses s "
                      "ON s.table_id = p.table_id WHERE p.person = ?",
                      person);
    while (query.step()) {
      TableStatus& status = found.emplace_back();
      status.table = query.text(0);
      status.people = read_list(query.text(1));
      status.waiting = read_list(query.text(2));
    }
    return found;
  }

  SqliteConnection& to_;
  std::set<std::string>
      refused_;  // tables whose later acts in this commit build on something that is not stored
};

// --- reading

std::optional<Person> read_one_person(SqliteQuery& query) {
  if (!query.step()) return {};
  return Person{query.text(0), query.text(1), query.text(2), query.text(3), query.number(4)};
}

std::vector<TableStatus> read_statuses(SqliteQuery& query) {
  std::vector<TableStatus> list;
  while (query.step()) {
    list.push_back({query.text(0), query.text(1), read_list(query.text(2)), read_list(query.text(3)),
                    static_cast<int>(query.number(4)), query.number(5), query.number(6) == 1, query.number(7),
                    query.text(8)});
  }
  return list;
}

std::vector<Act> read_all_acts(SqliteQuery& query) {
  std::vector<Act> acts;
  while (query.step()) {
    acts.push_back({query.text(0), static_cast<int>(query.number(1)), query.text(2),
                    static_cast<int>(query.number(3)), query.text(4), query.text(5), query.text(6),
                    query.text(7), query.number(8)});
  }
  return acts;
}

// --- the store

class SqliteStore final : public Store {
 public:
  SqliteStore(const std::string& path, const StoreOptions& options)
      : alone_(path == ":memory:"),
        writer_(path, SqliteConnection::Use::Writing, options),
        readers_(4, [path, options] {
          return std::make_unique<SqliteConnection>(path, SqliteConnection::Use::Reading, options);
        }) {
    prepare_schema();
  }

  Result<std::vector<Written>> commit(std::span<const Write> writes) override {
    if (auto refused = refuse_writes(writes)) return std::unexpected(*std::move(refused));
    const std::lock_guard lock(writing_);
    auto written = guarded([&] {
      writer_.run("BEGIN IMMEDIATE");
      Writing writing(writer_);
      std::vector<Written> answers;
      answers.reserve(writes.size());
      for (const Write& write : writes) answers.push_back(std::visit(writing, write));
      check_file();
      writer_.run("COMMIT");
      return answers;
    });
    if (!written) writer_.undo();
    return written;
  }

  Result<std::optional<Person>> read_person(std::string_view id) override {
    return reading(id, "person", [&](SqliteConnection& from) {
      SqliteQuery query(from, "SELECT id, name, login, password_hash, created FROM people WHERE id = ?", id);
      return read_one_person(query);
    });
  }

  Result<std::optional<Person>> read_login(std::string_view login) override {
    return reading(login, "login", [&](SqliteConnection& from) {
      SqliteQuery query(from,
                        "SELECT id, name, login, password_hash, created FROM people WHERE login_key = ?",
                        fold_login(login));
      return read_one_person(query);
    });
  }

  Result<std::optional<Person>> read_session(const Digest& token_hash) override {
    return reading("", "session", [&](SqliteConnection& from) {
      SqliteQuery query(from,
                        "SELECT p.id, p.name, p.login, p.password_hash, p.created FROM sessions s "
                        "JOIN people p ON p.id = s.person WHERE s.token_hash = ?",
                        hex(token_hash));
      return read_one_person(query);
    });
  }

  Result<std::optional<StoredTable>> read_table(std::string_view id) override {
    return reading(id, "table", [&](SqliteConnection& from) { return table_from(from, id); });
  }

  Result<std::vector<Act>> read_acts(std::string_view table, int after) override {
    return reading(table, "table", [&](SqliteConnection& from) { return acts_from(from, table, after); });
  }

  Result<std::optional<Act>> read_act_of_client(std::string_view table, std::string_view person,
                                                std::string_view client_id) override {
    if (auto refused = refuse_key("person", person)) return std::unexpected(*std::move(refused));
    if (auto refused = refuse_key("client_id", client_id)) return std::unexpected(*std::move(refused));
    return reading(table, "table", [&](SqliteConnection& from) -> std::optional<Act> {
      SqliteQuery query(
          from,
          "SELECT table_id, number, kind, seat, person, client_id, body, state_hash, time FROM acts "
          "WHERE person = ? AND table_id = ? AND client_id = ? AND client_id <> ''",
          person, table, client_id);
      auto acts = read_all_acts(query);
      if (acts.empty()) return {};
      return std::move(acts.front());
    });
  }

  Result<std::vector<TableStatus>> list_open(int limit) override {
    return reading("", "list", [&](SqliteConnection& from) {
      SqliteQuery query(
          from,
          "SELECT s.table_id, s.phase, s.people, s.waiting, s.acts, s.changed, s.listed, s.deadline, "
          "t.game FROM statuses s JOIN tables t ON t.id = s.table_id "
          "WHERE s.phase = 'open' AND s.listed = 1 ORDER BY s.created DESC, s.table_id LIMIT ?",
          std::max(limit, 0));
      return read_statuses(query);
    });
  }

  Result<std::vector<TableStatus>> list_of(std::string_view person, int limit) override {
    return reading(person, "person", [&](SqliteConnection& from) {
      SqliteQuery query(
          from,
          "SELECT s.table_id, s.phase, s.people, s.waiting, s.acts, s.changed, s.listed, s.deadline, "
          "t.game FROM players p JOIN statuses s ON s.table_id = p.table_id "
          "JOIN tables t ON t.id = p.table_id WHERE p.person = ? "
          "ORDER BY p.waiting DESC, s.changed DESC, s.table_id LIMIT ?",
          person, std::max(limit, 0));
      return read_statuses(query);
    });
  }

  Result<std::vector<std::string>> list_due(Millis now, int limit) override {
    return reading("", "list", [&](SqliteConnection& from) {
      std::vector<std::string> ids;
      SqliteQuery query(from,
                        "SELECT table_id FROM statuses WHERE deadline > 0 AND deadline <= ? "
                        "ORDER BY deadline, table_id LIMIT ?",
                        now, std::max(limit, 0));
      while (query.step()) ids.push_back(query.text(0));
      return ids;
    });
  }

  Result<std::int64_t> count_tables() override {
    return reading("", "tables", [&](SqliteConnection& from) {
      SqliteQuery query(from, "SELECT count(*) FROM statuses");
      query.step();
      return query.number(0);
    });
  }

  void on_foreign_news(std::function<void(ForeignNews)>) override {}

  Result<bool> check() override {
    return reading("", "check", [&](SqliteConnection& from) {
      if (!alone_) {
        const std::unique_lock lock(writing_, std::try_to_lock);  // a commit under way looks for itself
        if (lock) check_file();
      }
      return SqliteQuery(from, "SELECT value FROM meta WHERE key = 'schema'").step();
    });
  }

  std::string_view kind() const override { return "sqlite"; }

 private:
  void prepare_schema() {
    writer_.run("BEGIN IMMEDIATE");
    try {
      int found = 0;
      const auto has = [&](std::string_view sql) { return SqliteQuery(writer_, sql).step(); };
      if (has("SELECT 1 FROM sqlite_schema WHERE name = 'meta'")) {
        SqliteQuery query(writer_, "SELECT value FROM meta WHERE key = 'schema'");
        found = read_version(query.step() ? query.text(0) : "", writer_.name());
      } else if (has("SELECT 1 FROM sqlite_schema")) {
        throw StoreFailure{
            {writer_.name(), "belongs to another program; name another file, or move this one away", {}}};
      } else {
        writer_.run("CREATE TABLE meta (key TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT, WITHOUT ROWID");
      }
      migrate(found, writer_.name(), [&](const Migration& migration) {
        writer_.run(std::string(migration.sqlite));
        run_sqlite(writer_,
                   "INSERT INTO meta (key, value) VALUES ('schema', ?) ON CONFLICT DO UPDATE SET value = "
                   "excluded.value",
                   std::to_string(migration.version));
      });
      writer_.run("COMMIT");
    } catch (...) {
      writer_.undo();
      throw;
    }
  }

  // A file that was deleted or replaced can still be written to, but nobody would ever find the moves again.
  void check_file() {
    if (alone_ || !writer_.file_has_moved()) return;
    throw StoreFailure{
        {writer_.name(), "was deleted, moved or replaced while in use; put it back and start again", {}}};
  }

  // `key` is the text that is looked for, or empty.
  template <class Work>
  auto reading(std::string_view key, std::string_view where, Work work)
      -> Result<std::invoke_result_t<Work, SqliteConnection&>> {
    if (auto refused = refuse_key(where, key)) return std::unexpected(*std::move(refused));
    return guarded([&] {
      if (alone_) {  // a database in memory exists in one connection only
        const std::lock_guard lock(writing_);
        return work(writer_);
      }
      const auto lease = readers_.take();
      return work(*lease);
    });
  }

  static std::vector<Act> acts_from(SqliteConnection& from, std::string_view table, int after) {
    SqliteQuery query(
        from,
        "SELECT table_id, number, kind, seat, person, client_id, body, state_hash, time FROM acts "
        "WHERE table_id = ? AND number > ? ORDER BY number",
        table, after);
    return read_all_acts(query);
  }

  static std::optional<StoredTable> table_from(SqliteConnection& from, std::string_view id) {
    StoredTable stored;
    {
      SqliteQuery query(from,
                        "SELECT t.id, t.game, t.rules, t.options, t.seed, t.commitment, t.host, t.settings, "
                        "t.created, s.phase, s.people, s.waiting, s.acts, s.changed, s.listed, s.deadline "
                        "FROM tables t JOIN statuses s ON s.table_id = t.id WHERE t.id = ?",
                        id);
      if (!query.step()) return {};
      stored.record = {query.text(0), query.text(1), query.text(2), query.text(3),  query.text(4),
                       query.text(5), query.text(6), query.text(7), query.number(8)};
      stored.status = {query.text(0),
                       query.text(9),
                       read_list(query.text(10)),
                       read_list(query.text(11)),
                       static_cast<int>(query.number(12)),
                       query.number(13),
                       query.number(14) == 1,
                       query.number(15),
                       query.text(1)};
    }
    stored.acts = acts_from(from, id, 0);
    // Acts that came in between the two looks: the caller gets them with the next one.
    stored.acts.resize(std::min(stored.acts.size(), static_cast<std::size_t>(stored.status.acts)));
    return stored;
  }

  const bool alone_;  // in memory
  std::mutex writing_;
  SqliteConnection writer_;
  Pool<SqliteConnection> readers_;
};

}  // namespace

Result<std::unique_ptr<Store>> open_sqlite(const std::string& path, const StoreOptions& options) {
  return guarded([&]() -> std::unique_ptr<Store> { return std::make_unique<SqliteStore>(path, options); });
}

}  // namespace zig::server
