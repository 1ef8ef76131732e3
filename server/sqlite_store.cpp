#include "server/sqlite_store.h"

#include <algorithm>
#include <mutex>

#include "server/look.h"
#include "server/schema.h"
#include "server/sqlite_connection.h"
#include "server/sqlite_writing.h"
#include "server/store_failure.h"
#include "server/store_pool.h"
#include "server/store_texts.h"

namespace zig::server {

namespace {

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
      SqliteWriting writing(writer_);
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
                        "SELECT id, name, login, CASE state WHEN '' THEN password_hash ELSE '' END, created "
                        "FROM people WHERE login_key = ?1 OR id = "
                        "(SELECT person FROM looks WHERE look = ?2 AND of_login = 1) "
                        "ORDER BY login_key = ?1 DESC LIMIT 1",
                        fold_login(login), look_of(login));
      return read_one_person(query);
    });
  }

  Result<std::optional<Person>> read_session(const Digest& token_hash) override {
    return reading("", "session", [&](SqliteConnection& from) {
      SqliteQuery query(from,
                        "SELECT p.id, p.name, p.login, p.password_hash, p.created FROM sessions s "
                        "JOIN people p ON p.id = s.person WHERE s.token_hash = ? AND p.state = ''",
                        hex(token_hash));
      return read_one_person(query);
    });
  }

  Result<bool> knows_browser(const Digest& token_hash, std::string_view person) override {
    return reading(person, "person", [&](SqliteConnection& from) {
      return SqliteQuery(from, "SELECT 1 FROM browsers WHERE token_hash = ? AND person = ?", hex(token_hash),
                         person)
          .step();
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
          "JOIN tables t ON t.id = p.table_id WHERE p.person = ? AND s.phase <> 'closed' "
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
      keep_looks();
      writer_.run("COMMIT");
    } catch (...) {
      writer_.undo();
      throw;
    }
  }

  // Worked out anew with other data of Unicode. Of older accounts that look alike the first keeps it.
  void keep_looks() {
    if (SqliteQuery(writer_, "SELECT 1 FROM meta WHERE key = 'looks' AND value = ?", look_version()).step())
      return;
    run_sqlite(writer_, "DELETE FROM looks");
    for (const bool of_login : {true, false}) {
      const std::string_view sql = of_login
                                       ? "SELECT id, login FROM people WHERE login <> '' ORDER BY created, id"
                                       : "SELECT id, name FROM people WHERE login <> '' ORDER BY created, id";
      SqliteQuery query(writer_, sql);
      while (query.step())
        run_sqlite(writer_,
                   "INSERT INTO looks (look, person, of_login) VALUES (?, ?, ?) ON CONFLICT DO NOTHING",
                   look_of(query.text(1)), query.text(0), of_login ? 1 : 0);
    }
    run_sqlite(
        writer_,
        "INSERT INTO meta (key, value) VALUES ('looks', ?) ON CONFLICT DO UPDATE SET value = excluded.value",
        look_version());
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
