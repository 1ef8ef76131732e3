// What whoever runs a server does about tables.
#include <algorithm>
#include <set>

#include "server/admin.h"
#include "server/hub.h"
#include "server/store_failure.h"
#include "server/store_texts.h"

namespace zig::server {

namespace {

// A room as far as its acts can be done again.
struct Rescued {
  std::unique_ptr<Room> room;
  std::string why;  // the next one cannot
};

Result<Rescued> rescue(const GameLibrary& library, StoredTable stored) {
  std::vector<Act> acts = std::move(stored.acts);
  stored.acts.clear();
  auto room = Room::open(library, stored);
  if (!room) return std::unexpected(room.error());
  for (std::size_t done = 0; done < acts.size(); ++done) {
    const auto problem = (*room)->do_again(acts[done]);
    if (!problem) continue;
    acts.resize(done);  // half of it may have been done: once more without it
    stored.acts = std::move(acts);
    room = Room::open(library, stored);
    if (!room) return std::unexpected(room.error());
    return Rescued{std::move(*room), problem->line()};
  }
  return Rescued{std::move(*room), ""};
}

bool same(const TableStatus& a, const TableStatus& b) {
  return a.phase == b.phase && a.people == b.people && a.waiting == b.waiting && a.acts == b.acts &&
         a.listed == b.listed && a.deadline == b.deadline;
}

Problem no_table(const std::string& id) { return {"table", say("there is no table {id}", {{"id", id}}), {}}; }

}  // namespace

// As another server would: whoever writes to the table first has the number, and the other one looks again.
Result<bool> Admin::change_table(const std::string& id, std::string_view what, const Request& request) {
  constexpr int kAttempts = 10;
  for (int attempt = 0; attempt < kAttempts; ++attempt) {
    const auto stored = store_.read_table(id);
    if (!stored) return std::unexpected(stored.error());
    if (!*stored) return std::unexpected(no_table(id));
    const auto room = Room::open(library_, **stored);
    if (!room) return std::unexpected(room.error());
    const Room::Wanted act = request(**room);
    if (!act) return problem("table " + id, act.error().why);
    const Write write = AddAct{*act, (*room)->status(act->time)};
    const auto written = store_.commit({&write, 1});
    if (!written) return std::unexpected(written.error());
    if (written->front() != Written::Done) continue;
    return guarded([&] {
      database_->together([&] { note(what, "table", id); });
      return true;
    });
  }
  return problem("table " + id, "is being played at too fast; try again");
}

Result<bool> Admin::close_table(const std::string& id) {
  return change_table(id, "close", [](Room& room) { return room.close(now_millis()); });
}

Result<bool> Admin::reopen_table(const std::string& id) {
  return change_table(id, "reopen", [](Room& room) { return room.reopen(now_millis()); });
}

Result<Repair> Admin::repair_table(const std::string& id, bool look) {
  const auto stored = store_.read_table(id);
  if (!stored) return std::unexpected(stored.error());
  if (!*stored) return std::unexpected(no_table(id));
  const TableStatus& before = (*stored)->status;
  auto rescued = rescue(library_, **stored);
  if (!rescued) return std::unexpected(rescued.error());
  const TableStatus after = rescued->room->status(before.changed);
  const std::string kept = std::to_string(after.acts);
  return guarded([&] {
    Repair repair{.kept = after.acts, .aside = 0, .why = rescued->why, .status = !same(before, after)};
    repair.aside = std::stoi(database_->one(
        "SELECT count(*) FROM acts WHERE table_id = $1 AND number > CAST($2 AS bigint)", {id, kept}));
    if (look || repair.sound()) return repair;
    database_->together([&] {
      const int still = database_->run(
          "UPDATE statuses SET phase = $1, people = $2, waiting = $3, acts = CAST($4 AS integer), "
          "deadline = CAST($5 AS bigint), listed = (CAST($6 AS integer) = 1) "
          "WHERE table_id = $7 AND acts = CAST($8 AS integer)",
          {after.phase, write_list(after.people), write_list(after.waiting), kept,
           std::to_string(after.deadline), after.listed ? "1" : "0", id, std::to_string(before.acts)});
      if (still != 1) throw StoreFailure{{"table " + id, "is being played at; try again", {}}};
      database_->run(
          "INSERT INTO acts_set_aside (since, table_id, number, kind, seat, person, client_id, body, "
          "state_hash, time) "
          "SELECT CAST($1 AS bigint), table_id, number, kind, seat, person, client_id, body, state_hash, "
          "time FROM acts "
          "WHERE table_id = $2 AND number > CAST($3 AS bigint)",
          {std::to_string(now_millis()), id, kept});
      database_->run("DELETE FROM acts WHERE table_id = $1 AND number > CAST($2 AS bigint)", {id, kept});
      database_->run("DELETE FROM players WHERE table_id = $1", {id});
      for (const std::string& person : std::set<std::string>(after.people.begin(), after.people.end())) {
        const bool asked = std::ranges::find(after.waiting, person) != after.waiting.end();
        if (person.empty()) continue;
        database_->run(asked ? "INSERT INTO players (person, table_id, waiting) VALUES ($1, $2, true)"
                             : "INSERT INTO players (person, table_id, waiting) VALUES ($1, $2, false)",
                       {person, id});
      }
      note("repair", "table", id, std::to_string(repair.aside) + " acts set aside");
    });
    return repair;
  });
}

}  // namespace zig::server
