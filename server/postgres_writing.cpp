#include "server/postgres_writing.h"

#include <algorithm>

#include "server/look.h"
#include "server/store_texts.h"

namespace zig::server {

namespace {

constexpr PostgresStatement add_person = {
    "add_person",
    "INSERT INTO people (id, name, login, login_key, password_hash, created) "
    "VALUES ($1, $2, $3, nullif($4, ''), $5, $6) ON CONFLICT DO NOTHING"};
constexpr PostgresStatement change_person = {
    "change_person",
    "UPDATE people SET name = $2, login = $3, login_key = nullif($4, ''), password_hash = $5 "
    "WHERE id = $1 AND state = ''"};
// Whoever is banned or deleted (admin.h) gets nothing new.
constexpr PostgresStatement find_person = {"find_person",
                                           "SELECT 1 FROM people WHERE id = $1 AND state = ''"};
constexpr PostgresStatement add_session = {
    "add_session",
    "INSERT INTO sessions (token_hash, person, created) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING"};
// Other servers have sockets that end with it.
constexpr PostgresStatement remove_session = {
    "remove_session",
    "WITH gone AS (DELETE FROM sessions WHERE token_hash = $1 RETURNING person) "
    "SELECT pg_notify('ziggurat_act', $2::text || ' sessions ' || person) FROM gone"};
constexpr PostgresStatement remove_sessions_of = {
    "remove_sessions_of",
    "WITH gone AS (DELETE FROM sessions WHERE person = $1::text AND token_hash <> $3 RETURNING person) "
    "SELECT pg_notify('ziggurat_act', $2::text || ' sessions ' || $1::text) WHERE EXISTS (SELECT FROM gone)"};
constexpr PostgresStatement rename_person = {"rename_person", "UPDATE people SET name = $2 WHERE id = $1"};
constexpr PostgresStatement change_password = {
    "change_password",
    "UPDATE people SET password_hash = $2 WHERE id = $1 AND password_hash = $3 AND state = ''"};
constexpr PostgresStatement login_of = {"login_of",
                                        "SELECT login FROM people WHERE id = $1 AND state = '' FOR UPDATE"};
constexpr PostgresStatement remove_looks = {
    "remove_looks", "DELETE FROM looks WHERE person = $1 AND of_login <= $2::integer"};
// Who comes second, also at the same moment, is told so by the key.
constexpr PostgresStatement add_look = {"add_look",
                                        "INSERT INTO looks (look, person, of_login) VALUES ($1, $2, $3)"};
constexpr PostgresStatement forget_browsers = {"forget_browsers", "DELETE FROM browsers WHERE person = $1"};
// The person may be known by both tokens.
constexpr PostgresStatement rename_browser = {
    "rename_browser",
    "WITH gone AS (DELETE FROM browsers WHERE token_hash = $2 RETURNING person) "
    "INSERT INTO browsers (token_hash, person) SELECT $1::text, person FROM gone ON CONFLICT DO NOTHING"};
constexpr PostgresStatement know_browser = {
    "know_browser", "INSERT INTO browsers (token_hash, person) VALUES ($1, $2) ON CONFLICT DO NOTHING"};

// A guest's games. First the seats, which locks the tables against acts of other servers.
constexpr PostgresStatement lock_statuses = {
    "lock_statuses",
    "SELECT table_id, people, waiting FROM statuses WHERE table_id IN "
    "(SELECT table_id FROM players WHERE person = $1) ORDER BY table_id FOR UPDATE"};
constexpr PostgresStatement change_people = {
    "change_people",
    "WITH wanted AS (SELECT person, bool_or(asked) AS asked FROM ("
    "  SELECT jsonb_array_elements_text($2::text::jsonb) AS person, false AS asked UNION ALL"
    "  SELECT jsonb_array_elements_text($3::text::jsonb), true) one WHERE person <> '' GROUP BY person), "
    "moved AS (UPDATE statuses SET people = $2::text, waiting = $3::text WHERE table_id = $1::text "
    "  RETURNING table_id), "
    "gone AS (DELETE FROM players WHERE table_id = $1::text AND person NOT IN (SELECT person FROM wanted)), "
    "put AS (INSERT INTO players (person, table_id, waiting) SELECT person, $1::text, asked FROM wanted "
    "  ON CONFLICT (person, table_id) DO UPDATE SET waiting = excluded.waiting) "
    "SELECT pg_notify('ziggurat_act', $4::text || ' people ' || table_id) FROM moved"};
constexpr PostgresStatement forget_double_client_ids = {
    "forget_double_client_ids",
    "UPDATE acts SET client_id = '' WHERE person = $1 AND client_id <> '' AND EXISTS (SELECT FROM acts b "
    "WHERE b.person = $2 AND b.table_id = acts.table_id AND b.client_id = acts.client_id AND b.client_id <> "
    "'')"};
constexpr PostgresStatement change_actor = {
    "change_actor", "UPDATE acts SET person = $2 WHERE person = $1 AND client_id <> ''"};
constexpr PostgresStatement change_silent_actor = {
    "change_silent_actor", "UPDATE acts SET person = $2 WHERE person = $1 AND client_id = ''"};
constexpr PostgresStatement change_host = {"change_host", "UPDATE tables SET host = $2 WHERE host = $1"};

// One row where the table was added, none where its id is taken.
constexpr PostgresStatement add_table = {
    "add_table",
    "WITH made AS (INSERT INTO tables (id, game, rules, options, seed, commitment, host, settings, created) "
    "  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9::bigint) ON CONFLICT DO NOTHING RETURNING id), "
    "status AS (INSERT INTO statuses (table_id, phase, people, waiting, acts, created, changed, listed, "
    "deadline) "
    "  SELECT id, $10::text, $11::text, $12::text, 0, $9::bigint, $13::bigint, $14::integer = 1, $15::bigint "
    "  FROM made), "
    "put AS (INSERT INTO players (person, table_id, waiting) SELECT person, id, bool_or(asked) FROM made, ("
    "  SELECT jsonb_array_elements_text($11::text::jsonb) AS person, false AS asked UNION ALL"
    "  SELECT jsonb_array_elements_text($12::text::jsonb), true) one WHERE person <> '' GROUP BY person, id) "
    "SELECT id FROM made"};

constexpr PostgresStatement probe = {"probe",
                                     "INSERT INTO meta (key, value) VALUES ('probe', $1) "
                                     "ON CONFLICT (key) DO UPDATE SET value = excluded.value"};

// One row where the act was added, none where it was not: the number of acts in the status, whose row is locked by the
// update, decides who is next. Everything else depends on that.
constexpr PostgresStatement add_act = {
    "add_act",
    "WITH moved AS (UPDATE statuses SET phase = $10::text, people = $11::text, waiting = $12::text, "
    "    acts = $2::integer, changed = $13::bigint, listed = $15::integer = 1, deadline = $16::bigint "
    "  WHERE table_id = $1::text AND acts = $2::integer - 1 AND NOT EXISTS (SELECT FROM acts "
    "    WHERE person = $5::text AND table_id = $1::text AND client_id = $6::text AND client_id <> '') "
    "  RETURNING table_id), "
    "added AS (INSERT INTO acts (table_id, number, kind, seat, person, client_id, body, state_hash, time) "
    "  SELECT table_id, $2::integer, $3::text, $4::integer, $5::text, $6::text, $7::text, $8::text, "
    "$9::bigint "
    "  FROM moved), "
    "wanted AS (SELECT person, table_id, bool_or(asked) AS asked FROM moved, ("
    "  SELECT jsonb_array_elements_text($11::text::jsonb) AS person, false AS asked UNION ALL"
    "  SELECT jsonb_array_elements_text($12::text::jsonb), true) one WHERE person <> '' GROUP BY person, "
    "table_id), "
    "gone AS (DELETE FROM players USING moved WHERE players.table_id = moved.table_id "
    "  AND person NOT IN (SELECT person FROM wanted)), "
    "put AS (INSERT INTO players (person, table_id, waiting) SELECT person, table_id, asked FROM wanted "
    "  ON CONFLICT (person, table_id) DO UPDATE SET waiting = excluded.waiting "
    "  WHERE players.waiting <> excluded.waiting) "
    "SELECT pg_notify('ziggurat_act', $14::text || ' ' || table_id) FROM moved"};

// Asked afterwards, because the statement above sees other tables as they were when it began.
constexpr PostgresStatement why_no_act = {
    "why_no_act",
    "SELECT EXISTS (SELECT FROM acts WHERE person = $3 AND table_id = $1 AND client_id = $4 AND client_id <> "
    "'')::integer, "
    "coalesce((SELECT acts FROM statuses WHERE table_id = $1) >= $2::integer, false)::integer"};

const std::string& table_of(const AddTable& write) { return write.record.id; }
const std::string& table_of(const AddAct& write) { return write.act.table; }

}  // namespace

std::vector<Written> PostgresWriting::write_all(std::span<const Write> writes) {
  constexpr std::size_t most_together = 256;  // so that neither side ever waits for the other to read
  answers_.assign(writes.size(), Written::Done);
  for (std::size_t i = 0; i < writes.size(); ++i) {
    const auto write = [&](const auto& one) {
      if constexpr (requires { table_of(one); }) {
        if (sending_.contains(table_of(one)) || piped_.size() == most_together) send(writes);
        send_later(i, one);
      } else {
        send(writes);
        answers_[i] = write_one(one);
      }
    };
    std::visit(write, writes[i]);
  }
  send(writes);
  return answers_;
}

Written PostgresWriting::write_one(const AddPerson& write) {
  const Person& person = write.person;
  return or_taken([&] {
    const int added = to_.query(add_person, person.id, person.name, person.login, fold_login(person.login),
                                person.password_hash, person.created)
                          .changed();
    if (added != 1) return Written::Taken;
    keep_looks(person);
    return Written::Done;
  });
}

Written PostgresWriting::write_one(const ChangePerson& write) {
  const Person& person = write.person;
  return or_taken([&] {
    const int changed = to_.query(change_person, person.id, person.name, person.login,
                                  fold_login(person.login), person.password_hash)
                            .changed();
    if (changed != 1) return Written::Missing;
    keep_looks(person);
    if (!write.session) return Written::Done;
    remove_sessions(person.id, "");
    return write_one(AddSession{*write.session});
  });
}

Written PostgresWriting::write_one(const RenamePerson& write) {
  const PostgresResult found = to_.query(login_of, write.person);
  if (found.rows() != 1) return Written::Missing;
  const std::string login = found.text(0, 0);
  return or_taken([&] {
    to_.query(rename_person, write.person, write.name);
    if (login.empty()) return Written::Done;
    to_.query(remove_looks, write.person, 0);
    keep_name(login, write.name, write.person);
    return Written::Done;
  });
}

// What a key of the database does not allow is undone.
template <class Work>
Written PostgresWriting::or_taken(Work work) {
  to_.run("SAVEPOINT before_names");
  try {
    const Written written = work();
    to_.run("RELEASE SAVEPOINT before_names");
    return written;
  } catch (const PostgresFailure& failure) {
    if (failure.kind != PostgresFailure::Kind::Unique) throw;
    to_.run("ROLLBACK TO SAVEPOINT before_names; RELEASE SAVEPOINT before_names");
    return Written::Taken;
  }
}

// Guests may be called as they like: they are shown as guests.
void PostgresWriting::keep_looks(const Person& person) {
  if (person.login.empty()) return;
  to_.query(remove_looks, person.id, 1);
  to_.query(add_look, look_of(person.login), person.id, 1);
  keep_name(person.login, person.name, person.id);
}

void PostgresWriting::keep_name(const std::string& login, const std::string& name,
                                const std::string& person) {
  const std::string look = look_of(name);
  if (look != look_of(login)) to_.query(add_look, look, person, 0);
}

Written PostgresWriting::write_one(const ChangePassword& write) {
  if (to_.query(change_password, write.person, write.hash, write.hash_before).changed() != 1)
    return Written::Missing;
  remove_sessions(write.person, hex(write.but));
  return Written::Done;
}

Written PostgresWriting::write_one(const AddSession& write) {
  const Session& session = write.session;
  if (!has_person(session.person)) return Written::Missing;
  const int added =
      to_.query(add_session, hex(session.token_hash), session.person, session.created).changed();
  return added == 1 ? Written::Done : Written::Taken;
}

Written PostgresWriting::write_one(const RemoveSession& write) {
  to_.query(remove_session, hex(write.token_hash), mark_);
  return Written::Done;
}

Written PostgresWriting::write_one(const RemoveSessionsOf& write) {
  remove_sessions(write.person, "");
  return Written::Done;
}

Written PostgresWriting::write_one(const KnowBrowser& write) {
  if (!has_person(write.person)) return Written::Missing;
  const std::string token = hex(write.token_hash);
  if (write.before) to_.query(rename_browser, token, hex(*write.before));
  to_.query(know_browser, token, write.person);
  return Written::Done;
}

Written PostgresWriting::write_one(const Probe& write) {
  to_.query(probe, write.text);
  return Written::Done;
}

Written PostgresWriting::write_one(const MovePersonsGames& write) {
  const auto& [from, to] = write;
  if (!has_person(from) || !has_person(to)) return Written::Missing;
  const PostgresResult seats = to_.query(lock_statuses, from);
  for (int i = 0; i < seats.rows(); ++i) {
    std::vector<std::string> people = read_list(seats.text(i, 1));
    std::vector<std::string> waiting = read_list(seats.text(i, 2));
    std::ranges::replace(people, from, to);
    std::ranges::replace(waiting, from, to);
    to_.query(change_people, seats.text(i, 0), write_list(people), write_list(waiting), mark_);
  }
  // Both may have used one client id at one table: the guest's is forgotten, it belongs to an old request.
  to_.query(forget_double_client_ids, from, to);
  to_.query(change_actor, from, to);
  to_.query(change_silent_actor, from, to);
  to_.query(change_host, from, to);
  return Written::Done;
}

void PostgresWriting::send_later(std::size_t index, const AddTable& write) {
  const TableRecord& record = write.record;
  const TableStatus& status = write.status;
  piped_.push_back(
      {&add_table,
       PostgresValues(record.id, record.game, record.rules, record.options, record.seed, record.commitment,
                      record.host, record.settings, record.created, status.phase, write_list(status.people),
                      write_list(status.waiting), status.changed, status.listed ? 1 : 0, status.deadline)});
  indexes_.push_back(index);
  sending_.insert(record.id);
}

void PostgresWriting::send_later(std::size_t index, const AddAct& write) {
  const Act& act = write.act;
  const TableStatus& status = write.status;
  if (refused_.contains(act.table)) {
    answers_[index] = why_not(act) == Written::Again ? Written::Again : Written::Taken;
    return;
  }
  piped_.push_back({&add_act, PostgresValues(act.table, act.number, act.kind, act.seat, act.person,
                                             act.client_id, act.body, act.state_hash, act.time, status.phase,
                                             write_list(status.people), write_list(status.waiting),
                                             status.changed, mark_, status.listed ? 1 : 0, status.deadline)});
  indexes_.push_back(index);
  sending_.insert(act.table);
}

void PostgresWriting::send(std::span<const Write> writes) {
  const std::vector<PostgresResult> results = to_.query_all(piped_);
  for (std::size_t i = 0; i < results.size(); ++i) {
    if (results[i].rows() == 1) continue;
    const Write& write = writes[indexes_[i]];
    const auto* act = std::get_if<AddAct>(&write);
    answers_[indexes_[i]] = act != nullptr ? why_not(act->act) : Written::Taken;
    refused_.insert(act != nullptr ? act->act.table : std::get<AddTable>(write).record.id);
  }
  piped_.clear();
  indexes_.clear();
  sending_.clear();
}

Written PostgresWriting::why_not(const Act& act) {
  const PostgresResult why = to_.query(why_no_act, act.table, act.number, act.person, act.client_id);
  if (why.number(0, 0) == 1) return Written::Again;
  return why.number(0, 1) == 1 ? Written::Taken : Written::Missing;
}

void PostgresWriting::remove_sessions(const std::string& person, const std::string& but) {
  to_.query(remove_sessions_of, person, mark_, but);
  to_.query(forget_browsers, person);
}

bool PostgresWriting::has_person(const std::string& id) { return to_.query(find_person, id).rows() == 1; }

}  // namespace zig::server
