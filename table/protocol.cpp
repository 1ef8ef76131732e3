#include "table/protocol.h"

#include <string>
#include <utility>

#include "engine/json_reader.h"
#include "table/answers.h"

namespace zig::table {

namespace {

constexpr std::size_t kMaxId = 64;

Json failure(const Problem& why) { return {{"type", "error"}, {"where", why.where}, {"what", why.what}}; }

Json refused(const Refusal& refusal) {
  return {{"type", "refused"}, {"rule", refusal.rule}, {"why", refusal.why}, {"pieces", refusal.pieces}};
}

// One request of one observer.
class Request {
 public:
  Request(Table& table, Observer who, const Json& message)
      : table_(table), who_(who), in_(message, "message") {}
  Json answer();

 private:
  Json dispatch(std::string_view type);
  Json about_table() const;
  Json decision() const;
  Json state_of_play(std::string_view type) const;
  Json play();
  Json undo();
  Json record() const;
  Seat seat() const { return Seat{who_.n}; }
  const Match& match() const { return table_.match(); }

  Table& table_;
  const Observer who_;
  Reader in_;
  Lang lang_ = Lang::En;
};

Json Request::answer() {
  const std::string type = in_.text("type");
  const std::string lang = in_.text("lang", "en");
  if (const auto known = lang_from(lang))
    lang_ = *known;
  else
    in_.fail_at("message.lang", "must be en, cs or pl, not " + describe(Json(lang)));
  Json reply = in_.failed() ? failure(in_.problem()) : dispatch(type);
  if (in_.failed()) reply = failure(in_.problem());
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
  if (type == "view") {
    Json reply = state_of_play("view");
    reply["view"] = match().view(who_);
    return reply;
  }
  if (type == "events") {
    const int since = in_.integer("since", 0, 1 << 30, 0);
    return {{"type", "events"},
            {"event", table_.last_event()},
            {"events", table_.events_since(since, who_, lang_)}};
  }
  if (type == "standing") {
    if (!match().standing_open()) return refused({.rule = {}, .why = text(lang_, "table.refuse.standing")});
    return {{"type", "standing"}, {"standing", match().standing_json()}};
  }
  if (type == "replay") return record();
  constexpr std::string_view kOfSeats[] = {"decision", "play", "undo", "why", "hint"};
  if (std::ranges::find(kOfSeats, type) == std::end(kOfSeats)) {
    in_.fail_at("message.type",
                "is not known; known are: table, catalogue, view, decision, play, undo, why, hint, events, "
                "standing, replay");
    return {};
  }
  if (who_.n >= match().seats()) return refused({.rule = {}, .why = text(lang_, "table.protocol.spectator")});
  if (type == "decision") return decision();
  if (type == "play") return play();
  if (type == "undo") return undo();
  if (type == "hint") return {{"type", "hint"}, {"moves", hint_json(match(), seat(), lang_)}};
  Json reply = {{"type", "why"}};
  reply.update(why_json(match(), seat(), in_.text("move"), lang_));
  return reply;
}

Json Request::state_of_play(std::string_view type) const {
  return {{"type", type},
          {"moves", table_.moves().size()},
          {"event", table_.last_event()},
          {"pending", pending_json(match())},
          {"sealed", match().sealed()}};
}

Json Request::about_table() const {
  const Setup& setup = table_.setup();
  Json labels = Json::array();
  for (const SeatLabel& label : setup.labels) labels.push_back({{"kind", label.kind}, {"name", label.name}});
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
  reply["decision"] = match().pending().has(seat()) ? match().decision(seat(), lang_) : Json(nullptr);
  reply["can_undo"] = !table_.why_not_undo(seat(), lang_).has_value();
  return reply;
}

Json Request::play() {
  const std::string move = in_.text("move");
  if (in_.failed()) return {};
  if (const auto refusal = table_.play(seat(), move, lang_)) return refused(*refusal);
  return state_of_play("played");
}

Json Request::undo() {
  if (const auto refusal = table_.undo(seat(), lang_)) return refused(*refusal);
  return state_of_play("undone");
}

Json Request::record() const {
  if (!table_.over()) return refused({.rule = {}, .why = text(lang_, "table.protocol.replay_running")});
  return {{"type", "replay"}, {"text", table_.save()}};
}

}  // namespace

Json answer(Table& table, Observer who, std::string_view message) {
  const auto json = parse_json(message, "message", kMaxMessageSize);
  if (!json) return failure(json.error());
  return Request(table, who, *json).answer();
}

}  // namespace zig::table
