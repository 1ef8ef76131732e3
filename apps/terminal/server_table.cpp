#include "apps/terminal/server_table.h"

#include <algorithm>

#include "apps/terminal/json_parts.h"
#include "table/replay.h"

namespace zig::terminal {

namespace {

constexpr std::chrono::seconds kPatience{10}, kPatienceForHints{30};
constexpr std::size_t kMostHints = 10;

std::string lang_of(Lang lang) { return std::string(lang_id(lang)); }

// What the server refused, or what went wrong on the way.
std::optional<table::Refusal> refusal_in(const Result<Json>& answer, std::string_view good, Lang lang) {
  if (!answer) return table::Refusal{.rule = {}, .why = problem_line(lang, answer.error())};
  const std::string type = text_part(*answer, "type");
  if (type == good) return std::nullopt;
  if (type == "refused")
    return table::Refusal{.rule = text_part(*answer, "rule"), .why = text_part(*answer, "why")};
  return table::Refusal{.rule = {}, .why = text_part(*answer, "where") + ": " + text_part(*answer, "what")};
}

bool is_list_of_objects(const Json& list) {
  return list.is_array() &&
         std::ranges::all_of(list, [](const Json& one) { return one.is_object() && !one.empty(); });
}

}  // namespace

Json well_formed_decision(const Json& decision) {
  if (!decision.is_object()) return {};
  Json clean = decision;
  clean["options"] = Json::array();
  for (const Json& option : part(decision, "options")) {
    if (text_part(option, "move").empty()) continue;
    Json kept = option;
    if (!is_list_of_objects(part(option, "picks"))) kept["picks"] = Json::array();
    clean["options"].push_back(std::move(kept));
  }
  if (clean["options"].empty()) return {};
  clean["unavailable"] = Json::array();
  for (const Json& entry : part(decision, "unavailable")) {
    if (entry.is_object()) clean["unavailable"].push_back(entry);
  }
  return clean;
}

Json well_formed_standing(const Json& standing, std::size_t seats) {
  const Json& entries = part(standing, "seats");
  if (!is_list_of_objects(entries) || entries.size() != seats) return {};
  for (const Json& entry : entries) {
    const int seat = number_part(entry, "seat");
    if (seat < 0 || static_cast<std::size_t>(seat) >= seats || !part(entry, "points").is_object()) return {};
  }
  return standing;
}

Json well_formed_hints(const Json& hints) {
  Json clean = Json::array();
  for (const Json& hint : hints) {
    if (hint.is_object() && !text_part(hint, "move").empty() && clean.size() < kMostHints)
      clean.push_back(hint);
  }
  return clean;
}

ServerTable::ServerTable(client::Link& link, client::Server& server, Lang lang,
                         std::function<bool()> given_up)
    : link_(link),
      server_(server),
      lang_(lang),
      given_up_(std::move(given_up)),
      game_(link.news().about.game) {}

// --- what is asked

Json ServerTable::answer_to(const std::string& type, Json more) const {
  more["type"] = type;
  more["lang"] = lang_of(lang_);
  const auto answer = link_.ask(std::move(more), type == "hint" ? kPatienceForHints : kPatience, given_up_);
  return answer && text_part(*answer, "type") == type ? *answer : Json();
}

Json ServerTable::known(const std::string& type, const char* key) const {
  Known& known = known_[type];
  const client::News news = link_.news();
  if (known.news == news.number) return known.answer;
  const auto told = link_.answer_with_news(news.number, type);
  const Json answer = told ? *told : answer_to(type);
  if (answer.is_null())
    return type == "decision" ? Json() : known.answer;  // a picture may be old, a question not
  known.answer = part(answer, key);
  known.news = news.number;
  if (type == "decision") acts_asked_ = news.about.acts;
  return known.answer;
}

Json ServerTable::catalogue() const {
  if (catalogue_.is_null()) catalogue_ = part(answer_to("catalogue"), "catalogue");
  return catalogue_;
}

Seats ServerTable::pending() const {
  Seats seats;
  const client::News news = link_.news();
  for (const int seat : news.pending) {
    if (static_cast<std::size_t>(seat) < news.about.seats.size())
      seats.add(Seat{static_cast<std::uint8_t>(seat)});
  }
  return seats;
}

bool ServerTable::asked(Seat seat) const {
  const client::About about = link_.news().about;
  return about.phase == client::About::Phase::Playing && about.you == seat.n && !about.away() &&
         pending().has(seat);
}

// The server answers for the seat of the person who asks.
Json ServerTable::view(Observer) const { return known("view", "view"); }

Json ServerTable::decision(Seat) const { return well_formed_decision(known("decision", "decision")); }

Json ServerTable::standing() const {
  return well_formed_standing(part(answer_to("standing"), "standing"), link_.news().about.seats.size());
}

Json ServerTable::hint(Seat) const { return well_formed_hints(part(answer_to("hint"), "moves")); }

Json ServerTable::events_since(int number, Observer) const {
  Json list = Json::array();
  for (Json& event : link_.events_since(number)) list.push_back(std::move(event));
  return list;
}

std::optional<table::Refusal> ServerTable::why_not(Seat, std::string_view move) const {
  Json question = {{"type", "why"}, {"move", std::string(move)}, {"lang", lang_of(lang_)}};
  const auto answer = link_.ask(std::move(question), kPatience, given_up_);
  if (auto refusal = refusal_in(answer, "why", lang_)) return refusal;
  if (flag_part(*answer, "legal")) return std::nullopt;
  return table::Refusal{.rule = text_part(*answer, "rule"),
                        .why = text_part(*answer, "why"),
                        .pieces = Json::array(),
                        .unreadable = flag_part(*answer, "unreadable")};
}

std::optional<table::Refusal> ServerTable::why_not_undo(Seat) const {
  const Json answer = answer_to("decision");
  if (flag_part(answer, "can_undo")) return std::nullopt;
  return table::Refusal{.rule = {}, .why = text_part(answer, "why_not_undo")};
}

// The record is a stranger's, too: it is kept only if it is one.
Result<std::string> ServerTable::record() const {
  if (!over()) {
    Json question = {{"type", "replay"}, {"lang", lang_of(lang_)}};
    const auto refusal = refusal_in(link_.ask(std::move(question), kPatience, given_up_), "replay", lang_);
    if (refusal) return problem("", refusal->why);
  }
  const auto answer =
      server_.get("/api/tables/" + link_.news().about.table + "/replay" + server_.at().query());
  if (!answer) return std::unexpected(answer.error());
  const auto record = table::parse_replay(answer->text);
  if (!record)
    return problem(server_.at().url(), say("sent a record that cannot be read: {where}: {what}",
                                           {{"where", record.error().where}, {"what", record.error().what}}));
  return answer->text;
}

// --- what changes it

std::optional<table::Refusal> ServerTable::change(Json message) {
  return refusal_in(link_.change(std::move(message), given_up_), "done", lang_);
}

std::optional<table::Refusal> ServerTable::play(Seat, std::string_view move) {
  return change({{"type", "play"}, {"move", std::string(move)}, {"expect", acts_asked_}});
}

std::optional<table::Refusal> ServerTable::undo(Seat) { return change({{"type", "undo"}}); }

}  // namespace zig::terminal
