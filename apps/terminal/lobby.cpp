#include "apps/terminal/lobby.h"

#include <algorithm>

#include "apps/args.h"
#include "apps/terminal/json_parts.h"
#include "apps/terminal/play_command.h"
#include "client/kept_deal.h"
#include "table/match.h"

namespace zig::terminal {

namespace {

constexpr std::size_t kMostListed = 50;

bool is_table(const std::string& id) {
  const auto fits = [](char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9');
  };
  return !id.empty() && id.size() <= 64 && std::ranges::all_of(id, fits);
}

Result<std::string> name_in(const Result<client::Server::Answer>& answer) {
  if (!answer) return std::unexpected(answer.error());
  return text_part(answer->json, "name");
}

}  // namespace

Result<std::string> Lobby::greet() { return name_in(server_.get("/api/me")); }

Result<std::string> Lobby::rename(const std::string& name) {
  return name_in(server_.post("/api/me", {{"name", name}}));
}

Result<std::string> Lobby::log_in(const std::string& login) {
  if (!server_.at().secure && !server_.at().on_this_machine())
    console_.say(console_.text("lobby.password_open"));
  const auto password = console_.ask_secret(console_.text("lobby.password", {{"login", login}}) + " ");
  if (!password) return problem("", console_.text("lobby.no_password"));
  return name_in(server_.post("/api/login", {{"login", login}, {"password", *password}}));
}

Result<std::string> Lobby::make(const TableWish& wish) {
  Json body = {{"game", wish.game}, {"options", wish.options}, {"listed", wish.listed}, {"sit", !wish.watch}};
  const client::KeptDeals deals(server_.at());
  const std::string share = client::fresh_share();  // of the deal: it is kept when the table has a name
  if (!wish.watch && deals.has_place()) body["promise"] = client::promise_of_share(share);
  const auto made = server_.post("/api/tables", body);
  if (!made) return std::unexpected(made.error());
  const std::string id = text_part(made->json, "table");
  if (!is_table(id)) return problem(server_.at().url(), "made a table with an unusable name");
  if (body.contains("promise")) deals.write(id, {.share = share, .promise = {}});
  return id;
}

// --- choosing --------------------------------------------------------------------------------------------------

std::string Lobby::title(const std::string& game) const {
  const std::string key = "table.game." + game;
  return has_text(console_.lang(), key) ? console_.text(key) : game;
}

Lobby::Entry Lobby::entry(const Json& status, bool mine) const {
  const std::string phase = text_part(status, "phase");
  const std::string key = phase == "over"              ? "lobby.over"
                          : phase == "open"            ? "lobby.open"
                          : flag_part(status, "yours") ? "lobby.yours"
                                                       : "lobby.waits";
  const std::string people =
      console_.text("lobby.people", {{"n", std::to_string(number_part(status, "people"))},
                                     {"seats", std::to_string(number_part(status, "seats"))}});
  return {.table = text_part(status, "table"),
          .words = title(text_part(status, "game")) + " · " + console_.text(key) + " · " + people,
          .mine = mine};
}

Result<std::vector<Lobby::Entry>> Lobby::list() {
  const auto answer = server_.get("/api/tables");
  if (!answer) return std::unexpected(answer.error());
  std::vector<Entry> entries;
  for (const bool mine : {true, false}) {
    for (const Json& status : part(answer->json, mine ? "mine" : "open")) {
      Entry one = entry(status, mine);
      const bool known = std::ranges::find(entries, one.table, &Entry::table) != entries.end();
      if (is_table(one.table) && !known && entries.size() < kMostListed) entries.push_back(std::move(one));
    }
  }
  return entries;
}

void Lobby::show(const std::vector<Entry>& entries) {
  console_.clear();
  if (entries.empty()) console_.say(console_.text("lobby.none"));
  for (std::size_t i = 0; i < entries.size(); ++i) {
    const bool first = i == 0 || entries[i].mine != entries[i - 1].mine;
    if (first)
      console_.say(
          console_.paint()(Ink::Strong, console_.text(entries[i].mine ? "lobby.mine" : "lobby.open_tables")));
    console_.show(hanging(pad_left(std::to_string(i + 1), 3) + "  ", entries[i].words, console_.columns()));
  }
}

// "new GAME 3 strong"
std::optional<ChosenTable> Lobby::make_from(const std::string& text) {
  TableWish wish;
  for (const std::string_view word : words(text)) {
    if (const auto number = apps::whole_number(word))
      wish.options["players"] = *number;
    else if (table::level_from(word))
      wish.computers = word;
    else
      wish.game = word;
  }
  if (wish.game.empty()) {
    console_.say(console_.text("lobby.new_usage"));
    return std::nullopt;
  }
  auto made = make(wish);
  if (made) return ChosenTable{*made, wish.computers};
  console_.say(problem_line(console_.lang(), made.error()));
  return std::nullopt;
}

std::optional<ChosenTable> Lobby::choose() {
  for (;;) {
    const auto entries = list();
    if (!entries) {
      console_.say(problem_line(console_.lang(), entries.error()));
      return std::nullopt;
    }
    show(*entries);
    console_.say(console_.text("lobby.how"));
    for (;;) {
      const auto line = console_.ask("> ");
      if (!line) return std::nullopt;
      const std::string_view typed = trimmed(*line);
      if (typed.empty()) break;  // looks again
      if (const auto command = read_command(typed, console_.lang());
          command && command->command == Command::Quit)
        return std::nullopt;
      const std::string own = console_.text("lobby.command.new");
      for (const std::string& verb : {std::string("new"), own}) {
        if (!typed.starts_with(verb)) continue;
        if (auto made = make_from(std::string(typed.substr(verb.size())))) return made;
        break;
      }
      const auto number = apps::whole_number(typed);
      if (number && *number >= 1 && std::cmp_less_equal(*number, entries->size()))
        return ChosenTable{(*entries)[static_cast<std::size_t>(*number) - 1].table, ""};
      if (!typed.starts_with("new") && !typed.starts_with(own)) console_.say(console_.text("lobby.how"));
    }
  }
}

}  // namespace zig::terminal
