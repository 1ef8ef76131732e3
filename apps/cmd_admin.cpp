// `ziggurat admin`: what whoever runs a server does about people, tables and old things, on the database itself (server/admin.h).
#include <pwd.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <functional>

#include "apps/args.h"
#include "apps/commands.h"
#include "apps/files.h"
#include "apps/language.h"
#include "apps/terminal/text.h"
#include "server/admin.h"
#include "server/hub.h"
#include "server/identity.h"

namespace zig::apps {

namespace {

using server::Admin;
using server::PersonLine;
using server::Retention;
using server::Swept;

const Usage kUsage{
    .command = "admin",
    .words = "WHAT [WHOM]",
    .min_words = 1,
    .max_words = 2,
    .summary =
        "Look after a server, on its database; it may be running. WHAT is: tables (the last ones played), "
        "people [WORDS] (by login, id or part of a name), delete WHO (a person's data; moves stay under a "
        "neutral name), ban WHO, unban WHO, reset-password WHO (prints the new one), close TABLE (nobody "
        "comes in any more), reopen TABLE, repair TABLE (acts that cannot be done again are set aside), "
        "retention (after how many days old things go; without an option: what is set and what would go), "
        "log (what was done). WHO is a login or an id.",
    .options = {{"db", "WHERE", "a file (ziggurat.db), or postgres://user@host/database"},
                {"dry-run", "", "only say what would be done (delete, repair, retention)"},
                {"limit", "N", "how many lines at most (50)"},
                {"phase", "PHASE", "of tables: open, playing, over or closed"},
                {"guests", "DAYS", "retention: guests who were not seen for so long; never: they stay"},
                {"sessions", "DAYS", "retention: accounts log in again after so long; never: they need not"},
                {"finished", "DAYS", "retention: finished games and closed tables; never: they stay"},
                {"now", "", "retention: let go what is due at once; servers do it every ten minutes"}},
    .examples = {"ziggurat admin people ann --db /var/lib/ziggurat/games.db", "ziggurat admin close k7m2p9qx",
                 "ziggurat admin retention --guests 180 --sessions 365 --dry-run"},
};

void print(Phrase what) { std::puts(said(language(), what).c_str()); }

std::string time_words(server::Millis time) {
  const std::time_t seconds = time / 1000;
  std::tm parts{};
  gmtime_r(&seconds, &parts);
  char words[32];
  std::strftime(words, sizeof words, "%Y-%m-%d %H:%M", &parts);
  return words;
}

// Columns as wide as they have to be.
void print_rows(const std::vector<std::vector<std::string>>& rows) {
  std::vector<int> widths;
  for (const auto& row : rows) {
    widths.resize(std::max(widths.size(), row.size()));
    for (std::size_t i = 0; i < row.size(); ++i) widths[i] = std::max(widths[i], terminal::width(row[i]));
  }
  for (const auto& row : rows) {
    std::string line;
    for (std::size_t i = 0; i < row.size(); ++i)
      line += i + 1 == row.size() ? row[i] : terminal::pad(row[i], widths[i] + 2);
    std::puts(line.c_str());
  }
}

std::string head(std::string_view english) { return said(language(), english); }

// Who does it, for the log.
std::string who_asks() {
  if (const char* name = std::getenv("SUDO_USER"); name && *name) return name;
  const passwd* user = getpwuid(getuid());
  return user ? user->pw_name : "user " + std::to_string(getuid());
}

struct Job {
  const Args& args;
  Admin& admin;
  std::string whom;
  int limit = 50;

  bool dry() const { return args.has("dry-run"); }
};

using Done = std::optional<Problem>;

template <class Answer>
Done problem_of(const Result<Answer>& answer) {
  return answer ? std::nullopt : Done(answer.error());
}

Done list_tables(const Job& job) {
  const auto tables = job.admin.tables(job.args.value("phase").value_or(""), job.limit);
  if (!tables) return tables.error();
  std::vector<std::vector<std::string>> rows = {{head("table"), head("game"), head("phase"), head("people"),
                                                 head("acts"), head("made"), head("changed")}};
  for (const auto& one : *tables)
    rows.push_back({one.id, one.game, one.phase, std::to_string(one.people), std::to_string(one.acts),
                    time_words(one.created), time_words(one.changed)});
  print_rows(rows);
  return std::nullopt;
}

Done list_people(const Job& job) {
  const auto people = job.admin.people(job.whom, job.limit);
  if (!people) return people.error();
  std::vector<std::vector<std::string>> rows = {{head("id"), head("login"), head("state"), head("sessions"),
                                                 head("tables"), head("made"), head("seen"), head("name")}};
  for (const PersonLine& one : *people)
    rows.push_back({one.id, one.login.empty() ? "-" : one.login, one.state.empty() ? "-" : one.state,
                    std::to_string(one.sessions), std::to_string(one.tables), time_words(one.created),
                    time_words(one.seen), one.name});
  print_rows(rows);
  return std::nullopt;
}

Done show_log(const Job& job) {
  const auto notes = job.admin.last_notes(job.limit);
  if (!notes) return notes.error();
  std::vector<std::vector<std::string>> rows;
  for (const auto& one : *notes)
    rows.push_back(
        {std::to_string(one.number), time_words(one.time), one.who, one.what, one.subject, one.details});
  print_rows(rows);
  return std::nullopt;
}

Done with_person(const Job& job, const std::function<Done(const PersonLine&)>& work) {
  const auto person = job.admin.find(job.whom);
  return person ? work(*person) : person.error();
}

Done erase(const Job& job) {
  return with_person(job, [&](const PersonLine& person) -> Done {
    if (job.dry()) {
      print(
          say("{name} ({id}) would be deleted; sessions that would end: {sessions}; tables where the moves "
              "would stay, "
              "under the name {neutral}: {tables}",
              {{"name", person.name},
               {"id", person.id},
               {"sessions", std::to_string(person.sessions)},
               {"tables", std::to_string(person.tables)},
               {"neutral", server::kNeutralName}}));
      return std::nullopt;
    }
    const auto seats = job.admin.erase(person);
    if (seats)
      print(
          say("deleted; seats that computer players have now: {seats}", {{"seats", std::to_string(*seats)}}));
    return problem_of(seats);
  });
}

Done ban(const Job& job) {
  return with_person(job, [&](const PersonLine& person) {
    const auto done = job.admin.ban(person);
    if (done) print(say("{name} is banned and logged out everywhere", {{"name", person.name}}));
    return problem_of(done);
  });
}

Done unban(const Job& job) {
  return with_person(job, [&](const PersonLine& person) {
    const auto done = job.admin.unban(person);
    if (done) print(say("{name} may log in again", {{"name", person.name}}));
    return problem_of(done);
  });
}

Done reset_password(const Job& job) {
  return with_person(job, [&](const PersonLine& person) {
    const auto password = job.admin.reset_password(person);
    if (password)
      print(
          say("the new password of {login}: {password}", {{"login", person.login}, {"password", *password}}));
    return problem_of(password);
  });
}

Done close_table(const Job& job) {
  const auto done = job.admin.close_table(job.whom);
  if (done) print(say("table {id} is closed", {{"id", job.whom}}));
  return problem_of(done);
}

Done reopen_table(const Job& job) {
  const auto done = job.admin.reopen_table(job.whom);
  if (done) print(say("table {id} is open again", {{"id", job.whom}}));
  return problem_of(done);
}

Done repair_table(const Job& job) {
  const auto repair = job.admin.repair_table(job.whom, job.dry());
  if (!repair) return repair.error();
  const std::string kept = std::to_string(repair->kept), aside = std::to_string(repair->aside);
  if (repair->sound())
    print(
        say("table {id} is sound; acts that can be done again: {kept}", {{"id", job.whom}, {"kept", kept}}));
  else if (repair->aside == 0)
    print(say("table {id}: what lists say of it is wrong; its acts are sound", {{"id", job.whom}}));
  else
    print(say("table {id}: acts that are sound: {kept}; the next one {why}; set aside: {aside}",
              {{"id", job.whom}, {"kept", kept}, {"why", repair->why}, {"aside", aside}}));
  if (!repair->sound() && job.dry()) print("nothing was changed");
  if (!repair->sound() && !job.dry()) print("it is repaired");
  return std::nullopt;
}

// --- retention

Result<int> days(const Args& args, std::string_view name, int otherwise) {
  constexpr long kMost = 36'500;
  const auto given = args.value(name);
  if (!given) return otherwise;
  if (*given == "never") return 0;
  const auto number = whole_number(*given);
  if (!number || *number < 1 || *number > kMost)
    return problem("", say("--{name} takes days from 1 to {most}, or never",
                           {{"name", name}, {"most", std::to_string(kMost)}}));
  return static_cast<int>(*number);
}

std::string days_words(int days) { return days == 0 ? head("ever") : std::to_string(days) + " d"; }

void print_retention(const Retention& by, const Swept& due) {
  print_rows({{"", head("kept for"), head("now due")},
              {head("guests"), days_words(by.guests), std::to_string(due.guests)},
              {head("sessions"), days_words(by.sessions), std::to_string(due.sessions)},
              {head("finished games"), days_words(by.finished), std::to_string(due.finished)}});
}

Done sweep_all(const Job& job, const Retention& by) {
  constexpr int kAtOnce = 100;
  Swept all;
  for (;;) {
    const auto swept = job.admin.sweep(by, server::now_millis(), kAtOnce);
    if (!swept) return swept.error();
    all.guests += swept->guests;
    all.sessions += swept->sessions;
    all.finished += swept->finished;
    if (swept->guests < kAtOnce && swept->finished < kAtOnce) break;
  }
  print(say("gone: guests {guests}, sessions {sessions}, finished games {finished}",
            {{"guests", std::to_string(all.guests)},
             {"sessions", std::to_string(all.sessions)},
             {"finished", std::to_string(all.finished)}}));
  return std::nullopt;
}

Done retention(const Job& job) {
  const auto before = job.admin.retention();
  if (!before) return before.error();
  const auto guests = days(job.args, "guests", before->guests);
  if (!guests) return guests.error();
  const auto sessions = days(job.args, "sessions", before->sessions);
  if (!sessions) return sessions.error();
  const auto finished = days(job.args, "finished", before->finished);
  if (!finished) return finished.error();
  const Retention wanted{.guests = *guests, .sessions = *sessions, .finished = *finished};
  const auto due = job.admin.due(wanted, server::now_millis());
  if (!due) return due.error();
  print_retention(wanted, *due);
  if (job.dry()) {
    print("nothing was changed");
    return std::nullopt;
  }
  if (wanted != *before) {
    if (const auto set = job.admin.set_retention(wanted); !set) return set.error();
    print("this is set now; servers begin within ten minutes");
  }
  return job.args.has("now") ? sweep_all(job, wanted) : std::nullopt;
}

struct Task {
  std::string_view name;
  Done (*run)(const Job&);
  bool needs_whom;
};
constexpr std::array<Task, 11> kTasks = {{{"tables", list_tables, false},
                                          {"people", list_people, false},
                                          {"delete", erase, true},
                                          {"ban", ban, true},
                                          {"unban", unban, true},
                                          {"reset-password", reset_password, true},
                                          {"close", close_table, true},
                                          {"reopen", reopen_table, true},
                                          {"repair", repair_table, true},
                                          {"retention", retention, false},
                                          {"log", show_log, false}}};

}  // namespace

int cmd_admin(std::span<const std::string> arguments) {
  const auto args = Args::parse(kUsage, arguments);
  if (!args) return args.error();
  const auto& words = args->words();
  const auto task = std::ranges::find(kTasks, words.front(), &Task::name);
  if (task == kTasks.end())
    return bad_input(kUsage,
                     say("there is no {word}; see: ziggurat admin --help", {{"word", words.front()}}));
  if (task->needs_whom && words.size() < 2)
    return bad_input(kUsage, say("say whom or which: ziggurat admin {word} …", {{"word", words.front()}}));
  const auto limit = whole_number(args->value("limit").value_or("50"));
  if (!limit || *limit < 1 || *limit > 1'000'000)
    return bad_input(kUsage, say("--{name} takes a whole number from {low} to {high}",
                                 {{"name", "limit"}, {"low", 1}, {"high", 1'000'000}}));
  server::prepare_cryptography();
  const auto library = load_library(std::nullopt);
  if (!library) return bad_input(kUsage, library.error());
  const auto admin = Admin::open(args->value("db").value_or("ziggurat.db"), **library, who_asks());
  if (!admin) return bad_input(kUsage, admin.error());
  const Job job{*args, **admin, words.size() > 1 ? words[1] : "", static_cast<int>(*limit)};
  const Done problem = task->run(job);
  return problem ? bad_input(kUsage, *problem) : 0;
}

}  // namespace zig::apps
