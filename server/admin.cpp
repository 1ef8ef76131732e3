#include "server/admin.h"

#include <charconv>

#include "server/hub.h"
#include "server/store_failure.h"
#include "server/store_texts.h"

namespace zig::server {

namespace {

std::int64_t number(const std::string& text) {
  std::int64_t value = 0;
  std::from_chars(text.data(), text.data() + text.size(), value);
  return value;
}
int small_number(const std::string& text) { return static_cast<int>(number(text)); }

// With a store of its own.
struct Alone {
  std::unique_ptr<Store> own;
};
class AdminAlone final : Alone, public Admin {
 public:
  AdminAlone(std::unique_ptr<Store> store, std::unique_ptr<AdminDatabase> database,
             const GameLibrary& library, std::string who)
      : Alone{std::move(store)}, Admin(*own, std::move(database), library, std::move(who)) {}
};

std::vector<AdminNote> read_notes(const AdminDatabase::Rows& rows) {
  std::vector<AdminNote> notes;
  for (const auto& row : rows)
    notes.push_back({number(row[0]), number(row[1]), row[2], row[3], row[4], row[5], row[6]});
  return notes;
}

}  // namespace

Result<std::unique_ptr<Admin>> Admin::open(const std::string& where, const GameLibrary& library,
                                           std::string who) {
  auto database = AdminDatabase::open(where);  // first: a store would make what is not there
  if (!database) return std::unexpected(database.error());
  auto store = open_store(where);
  if (!store) return std::unexpected(store.error());
  return std::make_unique<AdminAlone>(std::move(*store), std::move(*database), library, std::move(who));
}

Result<std::vector<PersonLine>> Admin::people(const std::string& words, int limit) {
  return guarded([&] {
    std::vector<PersonLine> people;
    for (const auto& row : database_->rows(
             "SELECT p.id, p.name, p.login, p.state, p.created, "
             "(SELECT max(t) FROM (SELECT p.created AS t UNION ALL SELECT s.created FROM sessions s WHERE "
             "s.person = p.id "
             "UNION ALL SELECT x.changed FROM players l JOIN statuses x ON x.table_id = l.table_id "
             "WHERE l.person = p.id) AS times), "
             "(SELECT count(*) FROM sessions s WHERE s.person = p.id), "
             "(SELECT count(*) FROM players l WHERE l.person = p.id) FROM people p "
             "WHERE p.id = $1 OR p.login_key = $2 OR p.name LIKE '%' || CAST($3 AS text) || '%' "
             "ORDER BY CASE WHEN p.id = $1 OR p.login_key = $2 THEN 0 ELSE 1 END, p.created DESC, p.id "
             "LIMIT CAST($4 AS bigint)",
             {words, fold_login(words), words, std::to_string(limit)})) {
      people.push_back({row[0], row[1], row[2], row[3], number(row[4]), number(row[5]), small_number(row[6]),
                        small_number(row[7])});
    }
    return people;
  });
}

Result<std::vector<TableLine>> Admin::tables(const std::string& phase, int limit) {
  return guarded([&] {
    std::vector<TableLine> tables;
    for (const auto& row :
         database_->rows("SELECT t.id, t.game, s.phase, (SELECT count(*) FROM players l WHERE l.table_id = "
                         "t.id), s.acts, "
                         "t.created, s.changed FROM tables t JOIN statuses s ON s.table_id = t.id "
                         "WHERE CAST($1 AS text) = '' OR s.phase = $1 ORDER BY s.changed DESC, t.id LIMIT "
                         "CAST($2 AS bigint)",
                         {phase, std::to_string(limit)})) {
      tables.push_back({row[0], row[1], row[2], small_number(row[3]), small_number(row[4]), number(row[5]),
                        number(row[6])});
    }
    return tables;
  });
}

Result<std::vector<AdminNote>> Admin::notes(std::int64_t after, int limit) {
  return guarded([&] {
    return read_notes(
        database_->rows("SELECT number, time, who, what, about, subject, details FROM admin_log "
                        "WHERE number > CAST($1 AS bigint) ORDER BY number LIMIT CAST($2 AS bigint)",
                        {std::to_string(after), std::to_string(limit)}));
  });
}

Result<std::vector<AdminNote>> Admin::last_notes(int limit) {
  return guarded([&] {
    return read_notes(
        database_->rows("SELECT number, time, who, what, about, subject, details FROM admin_log "
                        "ORDER BY number DESC LIMIT CAST($1 AS bigint)",
                        {std::to_string(limit)}));
  });
}

// Numbers have no gap and become visible in their order, so that servers miss none: who is later waits, and tries again.
void Admin::note(std::string_view what, std::string_view about, const std::string& subject,
                 const std::string& details) {
  database_->run(
      "INSERT INTO admin_log (number, time, who, what, about, subject, details) VALUES "
      "((SELECT coalesce(max(number), 0) + 1 FROM admin_log), CAST($1 AS bigint), $2, $3, $4, $5, $6)",
      {std::to_string(now_millis()), who_, std::string(what), std::string(about), subject, details});
}

}  // namespace zig::server
