// What goes by itself when it is old: guests who were not seen, sessions, finished games. Settings are kept in the database, for all servers on it.
#include <algorithm>

#include "engine/json_reader.h"
#include "server/admin.h"
#include "server/store_failure.h"
#include "table/match.h"

namespace zig::server {

namespace {

constexpr Millis kDay = 24LL * 3600 * 1000;
constexpr int kMostDays = 36'500;

// The moment before which something is that old; long ago where nothing goes.
Millis before(int days, Millis now) { return days == 0 ? -1 : now - days * kDay; }

}  // namespace

Result<Retention> Admin::retention() {
  const auto text = guarded([&] { return database_->one("SELECT value FROM meta WHERE key = 'retention'"); });
  if (!text) return std::unexpected(text.error());
  if (text->empty()) return Retention();
  const auto json = parse_json(*text, "retention");
  if (!json) return std::unexpected(json.error());
  Reader in(*json, "retention");
  const Retention kept{.guests = in.integer("guests", 0, kMostDays),
                       .sessions = in.integer("sessions", 0, kMostDays),
                       .finished = in.integer("finished", 0, kMostDays)};
  if (in.failed()) return std::unexpected(in.problem());
  return kept;
}

Result<bool> Admin::set_retention(const Retention& wanted) {
  const std::string json = table::json_line(
      {{"guests", wanted.guests}, {"sessions", wanted.sessions}, {"finished", wanted.finished}});
  return guarded([&] {
    database_->together([&] {
      database_->run(
          "INSERT INTO meta (key, value) VALUES ('retention', $1) "
          "ON CONFLICT (key) DO UPDATE SET value = excluded.value",
          {json});
      note("retention", "", "", json);
    });
    return true;
  });
}

std::vector<std::string> Admin::old_guests(Millis moment, int at_most) {
  std::vector<std::string> ids;
  for (const auto& row : database_->rows(
           "SELECT p.id FROM people p WHERE p.login = '' AND p.state = '' AND p.created < CAST($1 AS bigint) "
           "AND NOT EXISTS (SELECT 1 FROM sessions s WHERE s.person = p.id AND s.created >= CAST($1 AS "
           "bigint)) "
           "AND NOT EXISTS (SELECT 1 FROM players l JOIN statuses x ON x.table_id = l.table_id "
           "WHERE l.person = p.id AND x.changed >= CAST($1 AS bigint)) "
           "ORDER BY p.created LIMIT CAST($2 AS bigint)",
           {std::to_string(moment), std::to_string(at_most)}))
    ids.push_back(row[0]);
  return ids;
}

Result<Swept> Admin::due(const Retention& by, Millis now) {
  constexpr int kAll = 1 << 30;
  return guarded([&] {
    const auto count = [&](std::string_view sql, int days) {
      return std::stoi(database_->one(sql, {std::to_string(before(days, now))}));
    };
    return Swept{
        .guests = static_cast<int>(old_guests(before(by.guests, now), kAll).size()),
        .sessions = count("SELECT count(*) FROM sessions WHERE created < CAST($1 AS bigint) AND EXISTS "
                          "(SELECT 1 FROM people p WHERE p.id = sessions.person AND p.login <> '')",
                          by.sessions),
        .finished = count("SELECT count(*) FROM statuses WHERE phase IN ('over', 'closed') "
                          "AND changed < CAST($1 AS bigint)",
                          by.finished)};
  });
}

int Admin::sweep_tables(Millis moment, int at_most) {
  int swept = 0;
  database_->together([&] {
    swept = 0;
    for (const auto& row :
         database_->rows("SELECT table_id FROM statuses WHERE phase IN ('over', 'closed') "
                         "AND changed < CAST($1 AS bigint) ORDER BY changed LIMIT CAST($2 AS bigint)",
                         {std::to_string(moment), std::to_string(at_most)})) {
      database_->run("DELETE FROM players WHERE table_id = $1", row);
      database_->run("DELETE FROM statuses WHERE table_id = $1", row);
      database_->run("DELETE FROM acts WHERE table_id = $1", row);
      database_->run("DELETE FROM acts_set_aside WHERE table_id = $1", row);
      database_->run("DELETE FROM tables WHERE id = $1", row);
      note("remove", "table", row[0]);
      ++swept;
    }
  });
  return swept;
}

Result<Swept> Admin::sweep(const Retention& by, Millis now, int at_most) {
  return guarded([&] {
    Swept swept;
    swept.finished = sweep_tables(before(by.finished, now), at_most);
    for (const std::string& id : old_guests(before(by.guests, now), at_most)) {
      const auto erased = erase({.id = id, .name = {}, .login = {}, .state = {}});
      if (!erased) throw StoreFailure{erased.error()};
      ++swept.guests;
    }
    database_->together([&] {
      swept.sessions = database_->run(
          "DELETE FROM sessions WHERE created < CAST($1 AS bigint) AND EXISTS "
          "(SELECT 1 FROM people p WHERE p.id = sessions.person AND p.login <> '')",
          {std::to_string(before(by.sessions, now))});
      // Of whom nothing is left.
      database_->run(
          "DELETE FROM people WHERE state = 'gone' AND NOT EXISTS (SELECT 1 FROM players l WHERE l.person = "
          "people.id) "
          "AND NOT EXISTS (SELECT 1 FROM tables t WHERE t.host = people.id) "
          "AND NOT EXISTS (SELECT 1 FROM acts a WHERE a.person = people.id AND a.client_id <> '') "
          "AND NOT EXISTS (SELECT 1 FROM acts a WHERE a.person = people.id AND a.client_id = '')");
      if (swept.sessions > 0) note("sessions", "", "", std::to_string(swept.sessions) + " ended");
    });
    return swept;
  });
}

}  // namespace zig::server
