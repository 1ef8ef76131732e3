#include "table/protocol.h"

#include <string>
#include <utility>

#include "engine/json_object.h"
#include "engine/json_reader.h"
#include "table/answers.h"
#include "table/review.h"

namespace zig::table {

namespace {

constexpr std::size_t kMaxId = 64;

// One request of one observer.
class Request {
 public:
  Request(Table& table, Observer who, const Json& message, JsonAs as)
      : table_(table), who_(who), as_(as), in_(message, "message") {}
  Json answer();

 private:
  Json dispatch(std::string_view type);
  Json about_table() const;
  Json decision() const;
  Json state_of_play(std::string_view type) const;
  Json play();
  Json undo();
  Json record() const;
  Json view();
  Json standing();
  Json course() const;
  Json preview();
  Json review();
  std::optional<std::size_t> asked_for_past();
  Seat seat() const { return Seat{who_.n}; }
  const Match& match() const { return table_.match(); }

  Table& table_;
  const Observer who_;
  const JsonAs as_;
  Reader in_;
  Lang lang_ = Lang::En;
};

Json Request::answer() {
  const std::string type = in_.text("type");
  lang_ = read_lang(in_, Lang::En);
  Json reply = in_.failed() ? problem_json(in_.problem(), lang_) : dispatch(type);
  if (in_.failed()) reply = problem_json(in_.problem(), lang_);
  if (in_.has("id")) {  // the asker's own mark comes back
    const Json& id = in_.json()["id"];
    const bool short_text = id.is_string() && id.get_ref<const std::string&>().size() <= kMaxId;
    if (short_text || id.is_number_integer()) reply["id"] = id;
  }
  return reply;
}

Json Request::dispatch(std::string_view type) {
  if (type == "table") return about_table();
  if (type == "catalogue") return {{"type", "catalogue"}, {"catalogue", match().catalogue(lang_)}};
  if (type == "view") return view();
  if (type == "events") {
    const int since = in_.integer("since", 0, 1 << 30, 0);
    return {{"type", "events"},
            {"event", table_.last_event()},
            {"events", table_.events_since(since, who_, lang_)}};
  }
  if (type == "standing") return standing();
  if (type == "course") return course();
  if (type == "replay") return record();
  if (type == "review") return review();
  constexpr std::string_view kOfSeats[] = {"decision", "play", "undo", "why", "preview", "hint"};
  if (std::ranges::find(kOfSeats, type) == std::end(kOfSeats)) {
    in_.fail_at("message.type", say("is not known; choose from: {names}",
                                    {{"names",
                                      "table, catalogue, view, decision, play, undo, why, preview, hint, "
                                      "review, events, standing, course, replay"}}));
    return {};
  }
  if (who_.n >= match().seats())
    return refused_json({.rule = {}, .why = text(lang_, "table.protocol.spectator")});
  if (type == "decision") return decision();
  if (type == "play") return play();
  if (type == "undo") return undo();
  if (type == "preview") return preview();
  if (type == "hint") return {{"type", "hint"}, {"moves", hint_json(match(), seat(), lang_)}};
  Json reply = {{"type", "why"}};
  reply.update(why_json(match(), seat(), in_.text("move"), lang_));
  return reply;
}

Json Request::state_of_play(std::string_view type) const {
  return json_object("type", type, "moves", table_.moves().size(), "event", table_.last_event(), "pending",
                     pending_json(match()), "sealed", match().sealed());
}

Json Request::about_table() const {
  const Setup& setup = table_.setup();
  std::vector<SeatLabel> named = setup.labels;  // a record may have been written without names
  name_computers(named, setup.seed.commitment());
  Json labels = Json::array();
  for (const SeatLabel& label : named) labels.push_back({{"kind", label.kind}, {"name", label.name}});
  Json reply = state_of_play("table");
  reply["protocol"] = kProtocolVersion;
  reply["game"] = setup.game;
  reply["rules"] = match().rules_version();
  reply["options"] = setup.options;
  reply["seats"] = std::move(labels);
  reply["you"] = who_.n < match().seats() ? Json(who_.n) : Json("spectator");
  reply["commitment"] = setup.seed.commitment();
  if (table_.over()) reply["seed"] = setup.seed.text();  // the promise is opened
  return reply;
}

Json Request::decision() const {
  Json reply = state_of_play("decision");
  reply["decision"] = match().pending().has(seat()) ? match().decision(seat(), lang_, as_) : Json(nullptr);
  const auto refusal = table_.why_not_undo(seat(), lang_);
  reply["can_undo"] = !refusal;
  if (refusal) reply["why_not_undo"] = refusal->why;
  return reply;
}

// `at`: after so many moves; nothing where it is left out.
std::optional<std::size_t> Request::asked_for_past() {
  if (!in_.has("at")) return std::nullopt;
  return static_cast<std::size_t>(in_.integer("at", 0, static_cast<int>(table_.moves().size())));
}

// You see what your own seat sees, and the past as it looked then; when the game is over, what any seat saw.
Json Request::view() {
  const auto past = asked_for_past();
  Observer eyes = who_;
  if (in_.has("as")) {
    if (!table_.over()) return refused_json({.rule = {}, .why = text(lang_, "table.protocol.other_eyes")});
    eyes = Seat{static_cast<std::uint8_t>(in_.integer("as", 0, match().seats() - 1))};
  }
  if (in_.failed()) return {};
  if (!past) {
    Json reply = state_of_play("view");
    reply["view"] = match().view(eyes);
    return reply;
  }
  const auto then = table_.after(*past);
  return {{"type", "view"},
          {"moves", *past},
          {"event", table_.last_event()},
          {"pending", pending_json(*then)},
          {"sealed", then->sealed()},
          {"view", then->view(eyes)}};
}

Json Request::standing() {
  if (!table_.over() && !match().standing_open())
    return refused_json({.rule = {}, .why = text(lang_, "table.refuse.standing")});
  const auto past = asked_for_past();
  if (in_.failed()) return {};
  return {{"type", "standing"},
          {"standing", past ? table_.after(*past)->standing_json() : match().standing_json()}};
}

// Everybody's points after each move.
Json Request::course() const {
  if (!table_.over() && !match().standing_open())
    return refused_json({.rule = {}, .why = text(lang_, "table.refuse.standing")});
  Json rows = Json::array();
  table_.after(table_.moves().size(), [&](const Match& then) {
    const Standing standing = then.standing();
    rows.push_back(Json(std::vector<int>(standing.total.begin(), standing.total.begin() + standing.seats)));
  });
  return {{"type", "course"}, {"totals", std::move(rows)}};
}

Json Request::preview() {
  const std::string move = in_.text("move");
  if (in_.failed()) return {};
  const auto action = match().read_move(seat(), move, lang_);
  if (!action) return refused_json(action.error());
  const auto then = table_.trial(seat(), *action);
  if (!then) return {{"type", "preview"}, {"preview", nullptr}};
  Json events = Json::array();
  for (int event = match().event_count(); event < then->event_count(); ++event) {
    const int number = table_.last_event() + 1 + event - match().event_count();
    events.push_back(event_entry(*then, event, number, who_, lang_));
  }
  return {{"type", "preview"}, {"preview", {{"view", then->view(who_)}, {"events", std::move(events)}}}};
}

Json Request::review() {
  if (!table_.over()) return refused_json({.rule = {}, .why = text(lang_, "table.protocol.review_running")});
  if (!in_.has("known"))
    return {{"type", "review"}, {"review", review_json(table_, review_of(table_), lang_)}};
  const auto known = read_review(table_, in_.json()["known"]);
  if (!known) return problem_json(known.error(), lang_);
  return {{"type", "review"}, {"review", review_json(table_, *known, lang_)}};
}

Json Request::play() {
  const std::string move = in_.text("move");
  if (in_.failed()) return {};
  if (const auto refusal = table_.play(seat(), move, lang_)) return refused_json(*refusal);
  return state_of_play("played");
}

Json Request::undo() {
  if (const auto refusal = table_.undo(seat(), lang_)) return refused_json(*refusal);
  return state_of_play("undone");
}

Json Request::record() const {
  if (!table_.over()) return refused_json({.rule = {}, .why = text(lang_, "table.protocol.replay_running")});
  return {{"type", "replay"}, {"text", table_.save()}};
}

}  // namespace

Json answer_to(Table& table, Observer who, const Json& message, JsonAs as) {
  return Request(table, who, message, as).answer();
}

Json answer(Table& table, Observer who, std::string_view message) {
  const auto json = parse_json(message, "message", kMaxMessageSize);
  if (!json) return problem_json(json.error(), Lang::En);
  return answer_to(table, who, *json);
}

}  // namespace zig::table
