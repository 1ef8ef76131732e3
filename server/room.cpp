#include "server/room.h"

#include <algorithm>
#include <tuple>
#include <utility>

#include "engine/json_object.h"
#include "engine/json_reader.h"
#include "engine/json_room.h"
#include "table/answers.h"
#include "table/protocol.h"
#include "table/replay.h"
#include "table/review.h"

namespace zig::server {

namespace {

constexpr std::chrono::milliseconds kHintTime{1'000};
constexpr std::size_t kMaxName = 40;  // bytes of a name at a table

// What is stored of somebody who sits down: the name, or the name of a guest. No name begins with a brace.
std::string sitting_body(const Sitter& sitter) {
  return sitter.guest ? table::json_line({{"name", sitter.name}, {"guest", true}}) : sitter.name;
}

Result<Sitter> sitter_of(const Act& act) {
  Sitter sitter{.kind = Sitter::Kind::Person, .person = act.person, .name = act.body, .level = {}};
  if (!act.body.starts_with('{')) return sitter;
  const auto json = parse_json(act.body, "sit");
  if (!json) return std::unexpected(json.error());
  Reader in(*json, "sit");
  sitter.name = in.text("name");
  sitter.guest = in.boolean("guest", false);
  if (in.failed()) return std::unexpected(in.problem());
  return sitter;
}

std::unexpected<table::Refusal> refused(Lang lang, std::string_view key, const TextArgs& args = {}) {
  return std::unexpected(table::Refusal{.rule = {}, .why = text(lang, key, args)});
}

}  // namespace

// A person who has no seat cannot do what only players can.
std::expected<Seat, table::Refusal> Room::seat_of(const Person& person, Lang lang) const {
  if (const auto seat = seated_->seat_of(person.id)) return *seat;
  return refused(lang, "server.refuse.not_seated");
}

Observer Room::observer(std::string_view person) const {
  const auto seat = seated_->seat_of(person);
  return seat && phase() != Phase::Open ? Observer(*seat) : Observer();
}

std::string Room::audience(std::string_view person) const {
  const auto seat = seated_->seat_of(person);
  const bool host = !person.empty() && person == record_.host;
  return (seat ? std::to_string(seat->n) : "spectator") + (host ? " host" : "");
}

TableStatus Room::status(Millis now) const {
  TableStatus status{.table = record_.id,
                     .phase = std::string(table::phase_id(phase())),
                     .people = {},
                     .waiting = {},
                     .acts = acts(),
                     .changed = now,
                     .listed = listed_ && !door_.invited() && !dealing(),
                     .deadline = dealing() ? deadline_of_deal()->until : clocks_.deadline(),
                     .game = record_.game};
  for (const Sitter& sitter : sitters()) status.people.push_back(sitter.person);
  if (closed_) {
    status.phase = "closed";
    status.listed = false;
    status.deadline = 0;
    return status;
  }
  for (const Seat seat : seated_->asked()) status.waiting.push_back(sitters()[seat.n].person);
  return status;
}

// --- acts: done for the first time, and done again when a room is opened --------------------------------------

Act Room::act(std::string_view kind, int seat, std::string person, std::string body, Millis now) {
  Act act{.table = record_.id,
          .number = acts() + 1,
          .kind = std::string(kind),
          .seat = seat,
          .person = std::move(person),
          .client_id = {},
          .body = std::move(body),
          .state_hash = kind == "move" || kind == "undo" ? table::hex16(table().match().hash()) : "",
          .time = std::max(now, time_)};
  after(act);
  return act;
}

void Room::after(const Act& act) {
  time_ = act.time;
  if (!act.person.empty()) last_acts_[act.person] = act.time;
  const Seat seat{static_cast<std::uint8_t>(act.seat)};
  const bool decided = act.kind == "move", taken_back = act.kind == "undo";
  if (decided || taken_back) review_.reset();
  go_on_with_deal(act.time, act.kind == "deal");
  seated_->acted(seat, decided || taken_back);
  seated_->table().set_labels(seated_->labels());
  if (taken_back) clocks_.take_back(seat);
  if (act.kind == "come_back") clocks_.come_back(seat);
  if (act.kind == "time_out") clocks_.run_out(seat);
  clocks_.go_on(seated_->asked(), decided ? std::optional(seat) : std::nullopt, time_);

  // A pace that all people at the table wish for.
  std::optional<Pace> wish;
  for (std::size_t i = 0; i < sitters().size(); ++i) {
    if (sitters()[i].kind != Sitter::Kind::Person) continue;
    if (!wishes_[i] || (wish && *wish != *wishes_[i])) return;
    wish = wishes_[i];
  }
  if (!wish) return;
  clocks_.set_pace(*wish, time_);
  std::ranges::fill(wishes_, std::nullopt);
}

std::optional<Problem> Room::do_again(const Act& act) {
  const auto wrong = [](Phrase what) { return Problem{"", std::move(what), {}}; };
  if (act.number != acts() + 1) return wrong("has the wrong number");
  if (act.seat < 0 || act.seat >= seats()) return wrong("names a seat that does not exist");
  const Seat seat{static_cast<std::uint8_t>(act.seat)};
  Sitter& sitter = seated_->sitter(seat);
  if (act.kind == "sit") {
    auto sits = sitter_of(act);
    if (!sits) return sits.error();
    take_seat(seat, std::move(*sits));
  } else if (act.kind == "leave") {
    sitter = {};
  } else if (act.kind == "computer") {
    sitter = {.kind = Sitter::Kind::Computer, .person = {}, .name = {}, .level = act.body};
  } else if (act.kind == "stand_in" || act.kind == "time_out" || act.kind == "replace") {
    seated_->stand_in(seat, act.body);
  } else if (act.kind == "setup") {
    if (auto problem = set_up_again(act)) return problem;
  } else if (act.kind == "kick" || act.kind == "ban" || act.kind == "unban" || act.kind == "door" ||
             act.kind == "merge") {
    if (auto problem = do_door_again(act)) return problem;
  } else if (act.kind == "close" || act.kind == "reopen") {
    closed_ = act.kind == "close";
  } else if (act.kind == "promise" || act.kind == "share" || act.kind == "deal") {
    if (auto problem = do_deal_again(act)) return problem;
  } else if (act.kind == "clock") {
    const auto json = parse_json(act.body, "clock");
    if (!json) return json.error();
    Reader in(*json, "clock");
    const Pace pace = read_pace(in);
    if (in.failed()) return in.problem();
    wish(seat, pace, act.time);
  } else if (act.kind == "come_back") {
    seated_->sit_again(seat);
  } else if (act.kind == "move") {
    if (const auto refusal = seated_->table().play(seat, act.body, Lang::En))
      return wrong(say("is refused: {why}", {{"why", refusal->why}}));
  } else if (act.kind == "undo") {
    if (const auto refusal = seated_->table().undo(seat, Lang::En))
      return wrong(say("is refused: {why}", {{"why", refusal->why}}));
  } else if (act.kind == "review") {
    auto json = parse_json(act.body, "review");
    if (!json) return json.error();
    review_ = std::move(*json);
  } else {
    return wrong(say("is of a kind that this program does not know: {kind}", {{"kind", act.kind}}));
  }
  if (!act.state_hash.empty() && act.state_hash != table::hex16(table().match().hash()))
    return wrong("leads to another position than it did when it was stored");
  after(act);
  return std::nullopt;
}

// Before the start it is the host's word, later one of several wishes; to wish for what is takes a wish back.
void Room::wish(Seat seat, const Pace& pace, Millis now) {
  if (phase() == Phase::Open) {
    clocks_.set_pace(pace, now);
  } else if (pace == clocks_.pace()) {
    wishes_[seat.n].reset();
  } else {
    wishes_[seat.n] = pace;
  }
}

// --- requests ---------------------------------------------------------------------------------------------------

void Room::take_seat(Seat seat, Sitter sitter) {
  if (auto promise = promises_of_comers_.extract(seat.n)) sitter.promise = std::move(promise.mapped());
  seated_->sitter(seat) = std::move(sitter);
}

Room::Wanted Room::sit(const Person& person, std::optional<int> seat, Lang lang, Millis now,
                       std::string_view promise) {
  if (person.id.empty()) return refused(lang, "server.refuse.nobody");  // a seat that nobody could ever use
  if (seated_->seat_of(person.id)) return refused(lang, "server.refuse.seated_already");
  if (!seat) {
    const auto open = std::ranges::find(sitters(), Sitter::Kind::Open, &Sitter::kind);
    if (open == sitters().end()) return refused(lang, "server.refuse.no_seat_free");
    seat = static_cast<int>(open - sitters().begin());
  }
  if (*seat < 0 || *seat >= seats()) {
    return refused(lang, "server.refuse.no_such_seat",
                   {{"seat", std::to_string(*seat)}, {"last", std::to_string(seats() - 1)}});
  }
  const Seat at{static_cast<std::uint8_t>(*seat)};
  if (sitters()[at.n].kind != Sitter::Kind::Open) return refused(lang, "server.refuse.seat_taken");
  if (!promise.empty() && time_to_show_ > 0) {
    promises_of_comers_[at.n] = promise;
    act_before_ = act("promise", at.n, person.id, std::string(promise), now);
  }
  Sitter sitter = {.kind = Sitter::Kind::Person,
                   .person = person.id,
                   .name = person.name.substr(0, kMaxName),
                   .level = {},
                   .guest = person.login.empty()};
  std::string body = sitting_body(sitter);
  take_seat(at, std::move(sitter));
  return act("sit", at.n, person.id, std::move(body), now);
}

Room::Wanted Room::leave(const Person& person, Lang lang, Millis now) {
  const auto seat = seat_of(person, lang);
  if (!seat) return std::unexpected(seat.error());
  if (auto dealing = why_dealing(lang)) return std::unexpected(std::move(*dealing));
  if (phase() == Phase::Open) {
    seated_->sitter(*seat) = {};
    return act("leave", seat->n, person.id, "", now);
  }
  if (auto refusal = seated_->leave(*seat, *table::level_from(stand_in_level()), lang))
    return std::unexpected(std::move(*refusal));
  return act("stand_in", seat->n, person.id, sitters()[seat->n].level, now);
}

Room::Wanted Room::run_out(Seat seat, Millis now) {
  seated_->stand_in(seat, std::string(stand_in_level()));
  return act("time_out", seat.n, "", sitters()[seat.n].level, now);
}

Room::Wanted Room::wish_pace(const Person& person, const Pace& pace, Lang lang, Millis now) {
  if (auto over = seated_->why_over(lang)) return std::unexpected(std::move(*over));
  const auto seat = seat_of(person, lang);
  if (phase() == Phase::Open && person.id != record_.host) return refused(lang, "server.refuse.not_host");
  if (phase() == Phase::Playing && !seat) return std::unexpected(seat.error());
  const Seat at = seat.value_or(Seat{0});
  if (auto away = seated_->why_away(at, lang); seat && away) return std::unexpected(std::move(*away));
  wish(at, pace, std::max(now, time_));
  return act("clock", at.n, person.id, table::json_line(pace_json(pace)), now);
}

Room::Wanted Room::come_back(const Person& person, Lang lang, Millis now) {
  const auto seat = seat_of(person, lang);
  if (!seat) return std::unexpected(seat.error());
  if (auto refusal = seated_->come_back(*seat, lang)) return std::unexpected(std::move(*refusal));
  return act("come_back", seat->n, person.id, "", now);
}

Room::Wanted Room::add_computer(const Person& host, int seat, std::string_view level, Lang lang, Millis now) {
  if (host.id != record_.host) return refused(lang, "server.refuse.not_host");
  if (seat < 0 || seat >= seats()) {
    return refused(lang, "server.refuse.no_such_seat",
                   {{"seat", std::to_string(seat)}, {"last", std::to_string(seats() - 1)}});
  }
  Sitter& sitter = seated_->sitter(Seat{static_cast<std::uint8_t>(seat)});
  if (sitter.kind != Sitter::Kind::Open || !table::level_from(level))
    return refused(lang, "server.refuse.seat_taken");
  sitter = {.kind = Sitter::Kind::Computer, .person = {}, .name = {}, .level = std::string(level)};
  return act("computer", seat, host.id, sitter.level, now);
}

Room::Wanted Room::play(const Person& person, std::string_view move, std::optional<int> expect, Lang lang,
                        Millis now) {
  const auto seat = seat_of(person, lang);
  if (!seat) return std::unexpected(seat.error());
  if (phase() == Phase::Open) return refused(lang, "server.refuse.not_started");
  if (auto refusal = seated_->play(*seat, move, expect, lang)) return std::unexpected(std::move(*refusal));
  return act("move", seat->n, person.id, table().match().notation(table().moves().back().action), now);
}

Room::Wanted Room::undo(const Person& person, Lang lang, Millis now) {
  const auto seat = seat_of(person, lang);
  if (!seat) return std::unexpected(seat.error());
  if (auto refusal = seated_->undo(*seat, lang)) return std::unexpected(std::move(*refusal));
  return act("undo", seat->n, person.id, "", now);
}

Room::Wanted Room::play_computer(Seat seat, int action, Millis now) {
  if (auto refusal = seated_->play_computer(seat, action)) return std::unexpected(std::move(*refusal));
  return act("move", seat.n, "", table().match().notation(action), now);
}

// --- what people are told ---------------------------------------------------------------------------------------

Json Room::about(std::string_view person, Millis now) const {
  const bool timed = clocks_.pace().kind != Pace::Kind::None;
  Json seats = Json::array(), wishes = Json::array();
  for (std::uint8_t i = 0; i < sitters().size(); ++i) {
    Json json = seated_->seat_json(Seat{i});
    if (timed && sitters()[i].kind == Sitter::Kind::Person)
      json["clock"] = json_object("left", clocks_.left(Seat{i}, now), "running", clocks_.running(Seat{i}));
    seats.push_back(std::move(json));
    if (wishes_[i]) wishes.push_back({{"seat", i}, {"clock", pace_json(*wishes_[i])}});
  }
  const auto seat = seated_->seat_of(person);
  const bool host = !person.empty() && person == record_.host;
  Json about = json_object("table", record_.id, "game", record_.game, "rules", record_.rules, "options",
                           table().setup().options, "phase", table::phase_id(phase()), "acts", acts(),
                           "seats", std::move(seats), "clock", pace_json(clocks_.pace()), "wishes",
                           std::move(wishes), "time", now, "you", seat ? Json(seat->n) : Json("spectator"),
                           "host", host, "listed", listed_, "invited", door_.invited(), "spectators",
                           door_.spectators(), "commitment", record_.commitment);
  make_room(about, 20);
  if (time_to_show_ > 0) about["deal"] = deal_json();
  if (host) about["door"] = door_.json();
  if (hurried_) about["hurried"] = true;
  return about;
}

std::optional<Room::Coaching> Room::coach_wanted(std::string_view person, const Json& message) const {
  Reader in(message, "message");
  const std::string type = in.text("type", "");
  const auto lang = lang_from(in.text("lang", "en"));
  const auto seat = seated_->seat_of(person);
  if (in.failed() || !lang) return std::nullopt;
  if (type == "hint" && phase() == Phase::Playing && seat) return hint_wanted(*seat, *lang);
  if (type == "review" && phase() == Phase::Over && !review_) return review_wanted(*lang);
  return std::nullopt;
}

Room::Coaching Room::hint_wanted(Seat seat, Lang lang) const {
  auto think = [match = std::shared_ptr<const table::Match>(table().match().clone()), seat,
                lang](Thought& thought) {
    return Json{{"type", "hint"}, {"moves", hint_json(*match, seat, lang, thought.within(kHintTime))}};
  };
  const auto decision = [seat](const Room& room) {
    const table::SeatedTable& seated = *room.seated_;
    return std::tuple(seated.phase(), seated.asked().has(seat), seated.asked_since(seat));
  };
  auto fits = [decision, asked = decision(*this)](const Room& room) { return decision(room) == asked; };
  return {.kind = ThoughtKind::Hint, .lang = lang, .think = std::move(think), .fits = std::move(fits)};
}

Room::Coaching Room::review_wanted(Lang lang) const {
  auto think = [library = library_, record = table::record_of(table(), true),
                lang](Thought& thought) -> Json {
    const auto again = table::replay_table(*library, record);
    if (!again) return table::problem_json(again.error(), lang);
    const auto time = [&] { return thought.within(kHintTime); };
    const auto unwanted = [&] { return thought.is_unwanted(); };
    const table::Review review = review_of(**again, time, unwanted);
    if (unwanted()) return Json();
    return {{"type", "review"}, {"review", review_json(**again, review, lang)}};
  };
  auto fits = [](const Room& room) { return room.phase() == Phase::Over; };
  return {.kind = ThoughtKind::Review, .lang = lang, .think = std::move(think), .fits = std::move(fits)};
}

Room::Wanted Room::keep_review(const Json& review) {
  if (review_ || phase() != Phase::Over)
    return refused(Lang::En, "table.refuse.stale", {{"number", std::to_string(acts())}});
  review_ = review;
  return act("review", 0, "", table::json_line(review), time_);  // nothing happened at the table since
}

Json Room::kept_review(Lang lang) const {
  const auto review = table::read_review(table(), *review_);
  if (!review) return table::problem_json(review.error(), lang);
  return {{"type", "review"}, {"review", review_json(table(), *review, lang)}};
}

Json Room::answer(std::string_view person, const Json& message, JsonAs as) {
  Reader in(message, "message");
  const std::string type = in.text("type", "");
  const Lang lang = lang_from(in.text("lang", "en")).value_or(Lang::En);
  const auto is = [&](std::initializer_list<std::string_view> names) {
    return !in.failed() && std::ranges::find(names, type) != names.end();
  };
  if (is({"play", "undo"}))
    return table::problem_json({"message.type", "changes the table; send it on a socket", {}}, Lang::En);
  if (phase() == Phase::Open &&
      is({"view", "decision", "why", "preview", "hint", "review", "events", "standing", "course"})) {
    return {{"type", "refused"},
            {"rule", ""},
            {"why", text(lang, "server.refuse.not_started")},
            {"pieces", Json::array()}};
  }
  if (is({"review"}) && review_ && lang_from(in.text("lang", "en"))) return kept_review(lang);
  return table::answer_to(seated_->table(), observer(person), message, as);
}

}  // namespace zig::server
