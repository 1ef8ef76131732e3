// What whoever runs a server does about people.
#include "engine/json.h"
#include "server/admin.h"
#include "server/hub.h"
#include "server/identity.h"
#include "server/passwords.h"
#include "server/store_failure.h"
#include "server/store_texts.h"
#include "table/match.h"

namespace zig::server {

namespace {

// The same without a login among those who are invited; nothing: it is not among them.
std::optional<std::string> without_login(const std::string& text, const std::string& login) {
  auto json = parse_json(text, "door");
  if (!json || !json->contains("logins")) return std::nullopt;
  Json kept = Json::array();
  for (const Json& one : (*json)["logins"]) {
    if (!one.is_string() || fold_login(one.get<std::string>()) != fold_login(login)) kept.push_back(one);
  }
  if (kept.size() == (*json)["logins"].size()) return std::nullopt;
  (*json)["logins"] = std::move(kept);
  return table::json_line(*json);
}

}  // namespace

Result<PersonLine> Admin::find(const std::string& who) {
  const auto found = people(who, 2);
  if (!found) return std::unexpected(found.error());
  for (const PersonLine& person : *found) {
    const bool by_login = !person.login.empty() && fold_login(person.login) == fold_login(who);
    if (by_login || person.id == who) return person;
  }
  return problem(
      "person", say("there is no login and no id {who}; `ziggurat admin people` lists them", {{"who", who}}));
}

// --- deleting

void Admin::erase_record(const PersonLine& person) {
  database_->run(
      "UPDATE people SET name = $1, login = '', login_key = NULL, password_hash = '', state = 'gone' WHERE "
      "id = $2",
      {std::string(kNeutralName), person.id});
  for (const char* table : {"sessions", "browsers", "looks"})
    database_->run("DELETE FROM " + std::string(table) + " WHERE person = $1", {person.id});
  // Whoever sat down said the name that is shown; each half has its index.
  database_->run("UPDATE acts SET body = $1 WHERE person = $2 AND kind = 'sit' AND client_id <> ''",
                 {std::string(kNeutralName), person.id});
  database_->run("UPDATE acts SET body = $1 WHERE person = $2 AND kind = 'sit' AND client_id = ''",
                 {std::string(kNeutralName), person.id});
  database_->run("UPDATE acts_set_aside SET body = $1 WHERE person = $2 AND kind = 'sit'",
                 {std::string(kNeutralName), person.id});
  if (!person.login.empty()) erase_invitations(person.login);
}

// Hosts may have invited the login to their tables.
void Admin::erase_invitations(const std::string& login) {
  for (const auto& row :
       database_->rows("SELECT id, settings FROM tables WHERE settings LIKE '%\"logins\":[\"%'")) {
    if (const auto settings = without_login(row[1], login)) {
      database_->run("UPDATE tables SET settings = $1 WHERE id = $2", {*settings, row[0]});
      note("invitation", "table", row[0]);
    }
  }
  for (const auto& row :
       database_->rows("SELECT table_id, number, body FROM acts WHERE kind IN ('setup', 'door') "
                       "AND body LIKE '%\"logins\":[\"%'")) {
    if (const auto body = without_login(row[2], login)) {
      database_->run("UPDATE acts SET body = $1 WHERE table_id = $2 AND number = CAST($3 AS bigint)",
                     {*body, row[0], row[1]});
      note("invitation", "table", row[0]);
    }
  }
}

// A seat of somebody who can never come back is a computer player's; a table that waits for people goes with its host.
int Admin::remove_from_tables(const std::string& person) {
  int seats = 0;
  for (const auto& row :
       database_->rows("SELECT s.table_id FROM players l JOIN statuses s ON s.table_id = l.table_id "
                       "WHERE l.person = $1 AND s.phase IN ('open', 'playing')",
                       {person})) {
    const auto remove = [&](Room& room) { return room.remove(person, now_millis()); };
    if (change_table(row[0], "seat", remove)) ++seats;
  }
  for (const auto& row : database_->rows("SELECT t.id FROM tables t JOIN statuses s ON s.table_id = t.id "
                                         "WHERE t.host = $1 AND s.phase = 'open'",
                                         {person}))
    change_table(row[0], "close", [](Room& room) { return room.close(now_millis()); });
  return seats;
}

Result<int> Admin::erase(const PersonLine& person) {
  return guarded([&] {
    database_->together([&] {
      erase_record(person);
      note("delete", "person", person.id);
    });
    return remove_from_tables(person.id);
  });
}

// --- banning

Result<bool> Admin::set_state(const PersonLine& person, const std::string& from, const std::string& to,
                              std::string_view what) {
  return guarded([&] {
    bool changed = false;
    database_->together([&] {
      changed = database_->run("UPDATE people SET state = $1 WHERE id = $2 AND state = $3",
                               {to, person.id, from}) == 1;
      if (!changed) return;
      database_->run("DELETE FROM sessions WHERE person = $1", {person.id});
      note(what, "person", person.id);
    });
    return changed;
  });
}

Result<bool> Admin::ban(const PersonLine& person) {
  const auto banned = set_state(person, "", "banned", "ban");
  if (banned && !*banned) return problem("person", "is banned already, or was deleted");
  return banned;
}

Result<bool> Admin::unban(const PersonLine& person) {
  const auto free = set_state(person, "banned", "", "unban");
  if (free && !*free) return problem("person", "is not banned");
  return free;
}

// --- passwords

Result<std::string> Admin::reset_password(const PersonLine& person) {
  if (person.login.empty()) return problem("person", "is a guest and has no password");
  std::string password = new_table_id() + "-" + new_table_id();
  const auto hash = hash_password(password);
  if (!hash) return problem("password", "the password could not be stored; try again");
  const auto done = guarded([&] {
    database_->together([&] {
      database_->run("UPDATE people SET password_hash = $1 WHERE id = $2", {*hash, person.id});
      for (const char* table : {"sessions", "browsers"})
        database_->run("DELETE FROM " + std::string(table) + " WHERE person = $1", {person.id});
      note("password", "person", person.id);
    });
    return true;
  });
  if (!done) return std::unexpected(done.error());
  return password;
}

}  // namespace zig::server
