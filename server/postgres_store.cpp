#include "server/postgres_store.h"

#include <algorithm>
#include <cstring>
#include <mutex>
#include <random>

#include "server/look.h"
#include "server/postgres_connection.h"
#include "server/postgres_listener.h"
#include "server/postgres_writing.h"
#include "server/schema.h"
#include "server/store_failure.h"
#include "server/store_pool.h"
#include "server/store_texts.h"

namespace zig::server {

namespace {

using Kind = PostgresFailure::Kind;

constexpr PostgresStatement person_by_id = {
    "person_by_id", "SELECT id, name, login, password_hash, created FROM people WHERE id = $1"};
constexpr PostgresStatement person_by_login = {
    "person_by_login",
    "SELECT id, name, login, CASE state WHEN '' THEN password_hash ELSE '' END, created FROM people "
    "WHERE login_key = $1 OR id = "
    "(SELECT person FROM looks WHERE look = $2 AND of_login = 1) ORDER BY login_key = $1 DESC LIMIT 1"};
constexpr PostgresStatement person_by_session = {"person_by_session",
                                                 "SELECT p.id, p.name, p.login, p.password_hash, p.created "
                                                 "FROM sessions s JOIN people p ON p.id = s.person "
                                                 "WHERE s.token_hash = $1 AND p.state = ''"};
constexpr PostgresStatement known_browser = {"known_browser",
                                             "SELECT 1 FROM browsers WHERE token_hash = $1 AND person = $2"};
constexpr PostgresStatement table_by_id = {
    "table_by_id",
    "SELECT t.id, t.game, t.rules, t.options, t.seed, t.commitment, t.host, t.settings, t.created, "
    "s.phase, s.people, s.waiting, s.acts, s.changed, s.listed::integer, s.deadline "
    "FROM tables t JOIN statuses s ON s.table_id = t.id WHERE t.id = $1"};
constexpr PostgresStatement acts_after = {
    "acts_after",
    "SELECT table_id, number, kind, seat, person, client_id, body, state_hash, time FROM acts "
    "WHERE table_id = $1 AND number > $2::integer ORDER BY number"};
constexpr PostgresStatement act_of_client = {
    "act_of_client",
    "SELECT table_id, number, kind, seat, person, client_id, body, state_hash, time FROM acts "
    "WHERE person = $1 AND table_id = $2 AND client_id = $3 AND client_id <> ''"};
constexpr PostgresStatement open_tables = {
    "open_tables",
    "SELECT s.table_id, s.phase, s.people, s.waiting, s.acts, s.changed, s.listed::integer, s.deadline, "
    "t.game "
    "FROM statuses s JOIN tables t ON t.id = s.table_id WHERE s.phase = 'open' AND s.listed "
    "ORDER BY s.created DESC, s.table_id LIMIT $1::bigint"};
constexpr PostgresStatement tables_of = {
    "tables_of",
    "SELECT s.table_id, s.phase, s.people, s.waiting, s.acts, s.changed, s.listed::integer, s.deadline, "
    "t.game "
    "FROM players p JOIN statuses s ON s.table_id = p.table_id JOIN tables t ON t.id = p.table_id "
    "WHERE p.person = $1 AND s.phase <> 'closed' "
    "ORDER BY p.waiting DESC, s.changed DESC, s.table_id LIMIT $2::bigint"};
constexpr PostgresStatement due_tables = {
    "due_tables",
    "SELECT table_id FROM statuses WHERE deadline > 0 AND deadline <= $1::bigint "
    "ORDER BY deadline, table_id LIMIT $2::bigint"};
constexpr PostgresStatement number_of_tables = {"number_of_tables", "SELECT count(*) FROM statuses"};
constexpr PostgresStatement schema_version = {"schema_version",
                                              "SELECT value FROM meta WHERE key = 'schema'"};

constexpr PostgresStatement known_looks = {"known_looks",
                                           "SELECT 1 FROM meta WHERE key = 'looks' AND value = $1"};
constexpr PostgresStatement forget_looks = {"forget_looks", "DELETE FROM looks"};
constexpr PostgresStatement all_accounts = {
    "all_accounts", "SELECT id, login, name FROM people WHERE login <> '' ORDER BY created, id"};
constexpr PostgresStatement keep_look = {
    "keep_look", "INSERT INTO looks (look, person, of_login) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING"};
constexpr PostgresStatement keep_look_version = {"keep_look_version",
                                                 "INSERT INTO meta (key, value) VALUES ('looks', $1) "
                                                 "ON CONFLICT (key) DO UPDATE SET value = excluded.value"};

std::optional<Person> one_person(const PostgresResult& rows) {
  if (rows.rows() == 0) return {};
  return Person{rows.text(0, 0), rows.text(0, 1), rows.text(0, 2), rows.text(0, 3), rows.number(0, 4)};
}

std::vector<TableStatus> all_statuses(const PostgresResult& rows) {
  std::vector<TableStatus> list;
  list.reserve(static_cast<std::size_t>(rows.rows()));
  for (int i = 0; i < rows.rows(); ++i) {
    list.push_back({rows.text(i, 0), rows.text(i, 1), read_list(rows.text(i, 2)), read_list(rows.text(i, 3)),
                    static_cast<int>(rows.number(i, 4)), rows.number(i, 5), rows.number(i, 6) == 1,
                    rows.number(i, 7), rows.text(i, 8)});
  }
  return list;
}

std::vector<Act> all_acts(const PostgresResult& rows) {
  std::vector<Act> acts;
  acts.reserve(static_cast<std::size_t>(rows.rows()));
  for (int i = 0; i < rows.rows(); ++i) {
    acts.push_back({rows.text(i, 0), static_cast<int>(rows.number(i, 1)), rows.text(i, 2),
                    static_cast<int>(rows.number(i, 3)), rows.text(i, 4), rows.text(i, 5), rows.text(i, 6),
                    rows.text(i, 7), rows.number(i, 8)});
  }
  return acts;
}

std::optional<StoredTable> table_from(PostgresConnection& from, std::string_view id) {
  const PostgresResult rows = from.query(table_by_id, id);
  if (rows.rows() == 0) return {};
  StoredTable stored;
  stored.record = {rows.text(0, 0), rows.text(0, 1), rows.text(0, 2), rows.text(0, 3),  rows.text(0, 4),
                   rows.text(0, 5), rows.text(0, 6), rows.text(0, 7), rows.number(0, 8)};
  stored.status = {rows.text(0, 0),
                   rows.text(0, 9),
                   read_list(rows.text(0, 10)),
                   read_list(rows.text(0, 11)),
                   static_cast<int>(rows.number(0, 12)),
                   rows.number(0, 13),
                   rows.number(0, 14) == 1,
                   rows.number(0, 15),
                   rows.text(0, 1)};
  stored.acts = all_acts(from.query(acts_after, id, 0));
  // Acts that came in between the two looks: the caller gets them with the next one.
  stored.acts.resize(std::min(stored.acts.size(), static_cast<std::size_t>(stored.status.acts)));
  return stored;
}

// Tells this store from all others that write to the same database.
std::string new_mark() {
  std::random_device device;
  std::string mark;
  for (int i = 0; i < 4; ++i) mark += std::to_string(device());
  return mark;
}

class PostgresStore final : public Store {
 public:
  PostgresStore(const std::string& address, const StoreOptions& options)
      : address_(address), options_(options), mark_(new_mark()), readers_(4, [this] { return connect(); }) {
    writer_ = connect();
    prepare_schema(*writer_);
  }

  Result<std::vector<Written>> commit(std::span<const Write> writes) override {
    if (auto refused = refuse_writes(writes)) return std::unexpected(*std::move(refused));
    constexpr int attempts = 4;
    const std::lock_guard lock(writing_);
    for (int attempt = 1;; ++attempt) {
      bool committing = false;
      try {
        return try_commit(writes, committing);
      } catch (PostgresFailure& failure) {
        if (failure.kind == Kind::Lost) {
          writer_.reset();
          readers_.renew();
        } else {
          roll_back();
        }
        // Until COMMIT was sent, a lost connection has stored nothing for certain. Nobody may guess after that.
        const bool again = failure.kind == Kind::Conflict || (failure.kind == Kind::Lost && !committing);
        const bool hopeless = failure.kind == Kind::Lost && attempt > 1;
        if (again && !hopeless && attempt < attempts) continue;
        if (failure.kind == Kind::Lost && committing) {
          failure.problem.what =
              "was lost while storing; it may or may not be stored, send it again to learn which";
        }
        return std::unexpected(failure.problem);
      }
    }
  }

  Result<std::optional<Person>> read_person(std::string_view id) override {
    return reading(id, "person",
                   [&](PostgresConnection& from) { return one_person(from.query(person_by_id, id)); });
  }

  Result<std::optional<Person>> read_login(std::string_view login) override {
    return reading(login, "login", [&](PostgresConnection& from) {
      return one_person(from.query(person_by_login, fold_login(login), look_of(login)));
    });
  }

  Result<std::optional<Person>> read_session(const Digest& token_hash) override {
    return reading("", "session", [&](PostgresConnection& from) {
      return one_person(from.query(person_by_session, hex(token_hash)));
    });
  }

  Result<bool> knows_browser(const Digest& token_hash, std::string_view person) override {
    return reading(person, "person", [&](PostgresConnection& from) {
      return from.query(known_browser, hex(token_hash), person).rows() == 1;
    });
  }

  Result<std::optional<StoredTable>> read_table(std::string_view id) override {
    return reading(id, "table", [&](PostgresConnection& from) { return table_from(from, id); });
  }

  Result<std::vector<Act>> read_acts(std::string_view table, int after) override {
    return reading(table, "table",
                   [&](PostgresConnection& from) { return all_acts(from.query(acts_after, table, after)); });
  }

  Result<std::optional<Act>> read_act_of_client(std::string_view table, std::string_view person,
                                                std::string_view client_id) override {
    if (auto refused = refuse_key("person", person)) return std::unexpected(*std::move(refused));
    if (auto refused = refuse_key("client_id", client_id)) return std::unexpected(*std::move(refused));
    return reading(table, "table", [&](PostgresConnection& from) -> std::optional<Act> {
      auto acts = all_acts(from.query(act_of_client, person, table, client_id));
      if (acts.empty()) return {};
      return std::move(acts.front());
    });
  }

  Result<std::vector<TableStatus>> list_open(int limit) override {
    return reading("", "list", [&](PostgresConnection& from) {
      return all_statuses(from.query(open_tables, std::max(limit, 0)));
    });
  }

  Result<std::vector<TableStatus>> list_of(std::string_view person, int limit) override {
    return reading(person, "person", [&](PostgresConnection& from) {
      return all_statuses(from.query(tables_of, person, std::max(limit, 0)));
    });
  }

  Result<std::vector<std::string>> list_due(Millis now, int limit) override {
    return reading("", "list", [&](PostgresConnection& from) {
      const PostgresResult rows = from.query(due_tables, now, std::max(limit, 0));
      std::vector<std::string> ids;
      ids.reserve(static_cast<std::size_t>(rows.rows()));
      for (int i = 0; i < rows.rows(); ++i) ids.push_back(rows.text(i, 0));
      return ids;
    });
  }

  Result<std::int64_t> count_tables() override {
    return reading("", "tables",
                   [&](PostgresConnection& from) { return from.query(number_of_tables).number(0, 0); });
  }

  void on_foreign_news(std::function<void(ForeignNews)> callback) override {
    listener_.reset();
    if (callback) {
      listener_ = std::make_unique<PostgresListener>(address_, options_, mark_, std::move(callback));
    }
  }

  Result<bool> check() override {
    return reading("", "check",
                   [&](PostgresConnection& from) { return from.query(schema_version).rows() == 1; });
  }

  std::string_view kind() const override { return "postgres"; }

 private:
  std::unique_ptr<PostgresConnection> connect() const {
    return std::make_unique<PostgresConnection>(address_, options_);
  }

  std::vector<Written> try_commit(std::span<const Write> writes, bool& committing) {
    if (!writer_) writer_ = connect();
    writer_->run("BEGIN");
    auto answers = PostgresWriting(*writer_, mark_).write_all(writes);
    committing = true;
    const PostgresResult done = writer_->run("COMMIT");
    if (std::strcmp(PQcmdStatus(done.get()), "COMMIT") !=
        0) {  // a failed transaction is "committed" by ROLLBACK
      throw PostgresFailure{{{writer_->name(), "has rolled the transaction back; see PostgreSQL's log", {}}}};
    }
    return answers;
  }

  void roll_back() {
    try {
      if (writer_) writer_->run("ROLLBACK");
    } catch (const PostgresFailure&) {
      writer_.reset();  // the transaction ends with its connection
    }
  }

  // Several servers may start at once on an empty database: one of them makes the tables, the others wait.
  static void prepare_schema(PostgresConnection& to) {
    to.run("BEGIN; SELECT pg_advisory_xact_lock(7162390114)");
    int found = 0;
    if (to.run("SELECT 1 WHERE to_regclass('ziggurat.meta') IS NOT NULL").rows() == 1) {
      const PostgresResult version = to.run("SELECT value FROM meta WHERE key = 'schema'");
      found = read_version(version.rows() == 1 ? version.text(0, 0) : "", to.name());
    } else {
      to.run("CREATE SCHEMA IF NOT EXISTS ziggurat");
      to.run("CREATE TABLE ziggurat.meta (key text PRIMARY KEY, value text NOT NULL)");
    }
    migrate(found, to.name(), [&](const Migration& migration) {
      to.run(std::string(migration.postgres).c_str());
      to.run(("INSERT INTO meta (key, value) VALUES ('schema', '" + std::to_string(migration.version) +
              "') ON CONFLICT (key) DO UPDATE SET value = excluded.value")
                 .c_str());
    });
    keep_looks(to);
    to.run("COMMIT");
  }

  // Worked out anew with other data of Unicode. Of older accounts that look alike the first keeps it.
  static void keep_looks(PostgresConnection& to) {
    if (to.query(known_looks, look_version()).rows() == 1) return;
    to.query(forget_looks);
    const PostgresResult accounts = to.query(all_accounts);
    for (const bool of_login : {true, false}) {
      for (int i = 0; i < accounts.rows(); ++i)
        to.query(keep_look, look_of(accounts.text(i, of_login ? 1 : 2)), accounts.text(i, 0),
                 of_login ? 1 : 0);
    }
    to.query(keep_look_version, look_version());
  }

  // `key` is the text that is looked for, or empty. A lost connection is made again once: reading is harmless.
  template <class Work>
  auto reading(std::string_view key, std::string_view where, Work work)
      -> Result<std::invoke_result_t<Work, PostgresConnection&>> {
    if (auto refused = refuse_key(where, key)) return std::unexpected(*std::move(refused));
    for (int attempt = 1;; ++attempt) {
      try {
        const auto lease = readers_.take();
        return work(*lease);
      } catch (const PostgresFailure& failure) {
        if (failure.kind == Kind::Lost) readers_.renew();
        if (failure.kind != Kind::Lost || attempt == 2) return std::unexpected(failure.problem);
      }
    }
  }

  const std::string address_;
  const StoreOptions options_;
  const std::string mark_;
  std::mutex writing_;
  std::unique_ptr<PostgresConnection> writer_;
  Pool<PostgresConnection> readers_;
  std::unique_ptr<PostgresListener> listener_;  // last: its thread ends first
};

}  // namespace

Result<std::unique_ptr<Store>> open_postgres(const std::string& address, const StoreOptions& options) {
  char* why = nullptr;
  PQconninfoOption* parsed = PQconninfoParse(address.c_str(), &why);
  const bool readable = parsed != nullptr;
  PQconninfoFree(parsed);
  PQfreemem(why);  // it may quote the address with its password
  if (!readable)
    return problem("database",
                   "has an address that cannot be read; write postgres://user@host:5432/database");
  return guarded(
      [&]() -> std::unique_ptr<Store> { return std::make_unique<PostgresStore>(address, options); });
}

}  // namespace zig::server
