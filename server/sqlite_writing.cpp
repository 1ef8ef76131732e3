#include "server/sqlite_writing.h"

#include <algorithm>

#include "server/look.h"
#include "server/store_texts.h"

namespace zig::server {

Written SqliteWriting::operator()(const AddPerson& write) {
  const Person& person = write.person;
  if (!may_be_called(person)) return Written::Taken;
  const int added = run_sqlite(to_,
                               "INSERT INTO people (id, name, login, login_key, password_hash, created) "
                               "VALUES (?, ?, ?, nullif(?, ''), ?, ?) ON CONFLICT DO NOTHING",
                               person.id, person.name, person.login, fold_login(person.login),
                               person.password_hash, person.created);
  if (added != 1) return Written::Taken;
  keep_looks(person);
  return Written::Done;
}

Written SqliteWriting::operator()(const ChangePerson& write) {
  const Person& person = write.person;
  if (!has_person(person.id)) return Written::Missing;
  if (!may_be_called(person)) return Written::Taken;
  const int changed =
      run_sqlite(to_,
                 "UPDATE OR IGNORE people SET name = ?, login = ?, login_key = nullif(?, ''), "
                 "password_hash = ? WHERE id = ? AND state = ''",
                 person.name, person.login, fold_login(person.login), person.password_hash, person.id);
  if (changed != 1) return Written::Taken;
  keep_looks(person);
  if (!write.session) return Written::Done;
  remove_sessions(person.id, "");
  return (*this)(AddSession{*write.session});
}

Written SqliteWriting::operator()(const RenamePerson& write) {
  bool account = false;
  {
    SqliteQuery query(to_, "SELECT login FROM people WHERE id = ? AND state = ''", write.person);
    if (!query.step()) return Written::Missing;
    account = !query.text(0).empty();
  }
  const std::string look = account ? look_of(write.name) : "";
  if (account && !is_free(look, write.person)) return Written::Taken;
  run_sqlite(to_, "UPDATE people SET name = ? WHERE id = ?", write.name, write.person);
  if (!account) return Written::Done;
  run_sqlite(to_, "DELETE FROM looks WHERE person = ? AND of_login = 0", write.person);
  keep_look(look, write.person, false);
  return Written::Done;
}

Written SqliteWriting::operator()(const ChangePassword& write) {
  const int changed =
      run_sqlite(to_, "UPDATE people SET password_hash = ? WHERE id = ? AND password_hash = ? AND state = ''",
                 write.hash, write.person, write.hash_before);
  if (changed != 1) return Written::Missing;
  remove_sessions(write.person, hex(write.but));
  return Written::Done;
}

Written SqliteWriting::operator()(const AddSession& write) {
  const Session& session = write.session;
  if (!has_person(session.person)) return Written::Missing;
  const int added = run_sqlite(
      to_, "INSERT INTO sessions (token_hash, person, created) VALUES (?, ?, ?) ON CONFLICT DO NOTHING",
      hex(session.token_hash), session.person, session.created);
  return added == 1 ? Written::Done : Written::Taken;
}

Written SqliteWriting::operator()(const RemoveSession& write) {
  run_sqlite(to_, "DELETE FROM sessions WHERE token_hash = ?", hex(write.token_hash));
  return Written::Done;
}

Written SqliteWriting::operator()(const RemoveSessionsOf& write) {
  remove_sessions(write.person, "");
  return Written::Done;
}

Written SqliteWriting::operator()(const KnowBrowser& write) {
  if (!has_person(write.person)) return Written::Missing;
  const std::string token = hex(write.token_hash);
  if (write.before)
    run_sqlite(to_, "UPDATE OR REPLACE browsers SET token_hash = ? WHERE token_hash = ?", token,
               hex(*write.before));
  run_sqlite(to_, "INSERT INTO browsers (token_hash, person) VALUES (?, ?) ON CONFLICT DO NOTHING", token,
             write.person);
  return Written::Done;
}

Written SqliteWriting::operator()(const Probe& write) {
  run_sqlite(to_,
             "INSERT INTO meta (key, value) VALUES ('probe', ?) "
             "ON CONFLICT (key) DO UPDATE SET value = excluded.value",
             write.text);
  return Written::Done;
}

Written SqliteWriting::operator()(const MovePersonsGames& write) {
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

Written SqliteWriting::operator()(const AddTable& write) {
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

Written SqliteWriting::operator()(const AddAct& write) {
  const Written written = add_act(write);
  if (written != Written::Done) refused_.insert(write.act.table);
  return written;
}

bool SqliteWriting::is_free(const std::string& look, const std::string& person) {
  return !SqliteQuery(to_, "SELECT 1 FROM looks WHERE look = ? AND person <> ?", look, person).step();
}

// Guests may be called as they like: they are shown as guests.
bool SqliteWriting::may_be_called(const Person& person) {
  if (person.login.empty()) return true;
  return is_free(look_of(person.login), person.id) && is_free(look_of(person.name), person.id);
}

void SqliteWriting::keep_look(const std::string& look, const std::string& person, bool of_login) {
  run_sqlite(to_, "INSERT INTO looks (look, person, of_login) VALUES (?, ?, ?) ON CONFLICT DO NOTHING", look,
             person, of_login ? 1 : 0);
}

void SqliteWriting::keep_looks(const Person& person) {
  if (person.login.empty()) return;
  run_sqlite(to_, "DELETE FROM looks WHERE person = ?", person.id);
  keep_look(look_of(person.login), person.id, true);
  keep_look(look_of(person.name), person.id, false);
}

void SqliteWriting::remove_sessions(const std::string& person, const std::string& but) {
  run_sqlite(to_, "DELETE FROM sessions WHERE person = ? AND token_hash <> ?", person, but);
  run_sqlite(to_, "DELETE FROM browsers WHERE person = ?", person);
}

bool SqliteWriting::has_person(const std::string& id) {
  return SqliteQuery(to_, "SELECT 1 FROM people WHERE id = ? AND state = ''", id).step();
}

Written SqliteWriting::add_act(const AddAct& write) {
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

void SqliteWriting::put_players(const std::string& table, const std::string& people,
                                const std::string& waiting) {
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

std::vector<TableStatus> SqliteWriting::statuses_with(const std::string& person) {
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

}  // namespace zig::server
