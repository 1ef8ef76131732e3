#include "server/room.h"

#include <algorithm>
#include <utility>

#include "engine/json_reader.h"
#include "table/answers.h"
#include "table/protocol.h"
#include "table/replay.h"
#include "table/review.h"

namespace zig::server {

namespace {

constexpr std::chrono::milliseconds kHintTime{1'000};
constexpr std::size_t kMaxName = 40;  // bytes of a name at a table

table::Refusal refusal(Lang lang, std::string_view key, const TextArgs& args = {}) {
  return {.rule = {}, .why = text(lang, key, args)};
}

std::unexpected<table::Refusal> refused(Lang lang, std::string_view key, const TextArgs& args = {}) {
  return std::unexpected(refusal(lang, key, args));
}

Json sitter_json(const Sitter& sitter, const std::string& name) {
  switch (sitter.kind) {
    case Sitter::Kind::Open: return {{"kind", "open"}};
    case Sitter::Kind::Person: return {{"kind", "person"}, {"name", name}};
    case Sitter::Kind::Computer: break;
  }
  Json json = {{"kind", "computer"}, {"level", sitter.level}};
  if (sitter.person.empty())
    json["name"] = name;
  else
    json["stands_in_for"] = sitter.name;
  return json;
}

}  // namespace

std::string_view phase_id(Phase phase) {
  constexpr std::string_view kIds[] = {"open", "playing", "over"};
  return kIds[static_cast<std::size_t>(phase)];
}

void Room::label_seats() {
  std::vector<table::SeatLabel> labels;
  for (const Sitter& sitter : sitters_) {
    const bool computer = sitter.kind == Sitter::Kind::Computer;
    labels.push_back({.kind = computer ? sitter.level : "human", .name = sitter.name});
  }
  table_->set_labels(std::move(labels));
}

Phase Room::phase() const {
  const bool waiting =
      std::ranges::any_of(sitters_, [](const Sitter& sitter) { return sitter.kind == Sitter::Kind::Open; });
  return waiting ? Phase::Open : table_->over() ? Phase::Over : Phase::Playing;
}

std::optional<int> Room::seat_of(std::string_view person) const {
  for (std::size_t seat = 0; seat < sitters_.size(); ++seat) {
    if (!person.empty() && sitters_[seat].person == person) return static_cast<int>(seat);
  }
  return std::nullopt;
}

Observer Room::observer(std::string_view person) const {
  const auto seat = seat_of(person);
  return seat && phase() != Phase::Open ? Observer(Seat{static_cast<std::uint8_t>(*seat)}) : Observer();
}

TableStatus Room::status(Millis now) const {
  TableStatus status{.table = record_.id,
                     .phase = std::string(phase_id(phase())),
                     .people = {},
                     .waiting = {},
                     .acts = acts_,
                     .changed = now,
                     .listed = listed_,
                     .deadline = clocks_.deadline(),
                     .game = record_.game};
  for (const Sitter& sitter : sitters_) status.people.push_back(sitter.person);
  for (const Seat seat : asked()) status.waiting.push_back(sitters_[seat.n].person);
  return status;
}

Seats Room::asked() const {
  Seats people;
  if (phase() != Phase::Playing) return people;
  for (const Seat seat : table_->match().pending()) {
    if (sitters_[seat.n].kind == Sitter::Kind::Person) people.add(seat);
  }
  return people;
}

// --- acts: done for the first time, and done again when a room is opened --------------------------------------

Act Room::act(std::string_view kind, int seat, std::string person, std::string body, Millis now) {
  Act act{.table = record_.id,
          .number = acts_ + 1,
          .kind = std::string(kind),
          .seat = seat,
          .person = std::move(person),
          .client_id = {},
          .body = std::move(body),
          .state_hash = kind == "move" || kind == "undo" ? table::hex16(table_->match().hash()) : "",
          .time = std::max(now, time_)};
  after(act);
  return act;
}

void Room::after(const Act& act) {
  acts_ = act.number;
  time_ = act.time;
  if (act.kind == "move" || act.kind == "undo") review_.reset();
  label_seats();
  const Seat seat{static_cast<std::uint8_t>(act.seat)};
  const bool decided = act.kind == "move", taken_back = act.kind == "undo";
  if (taken_back) clocks_.take_back(seat);
  if (act.kind == "come_back") clocks_.come_back(seat);
  if (act.kind == "time_out") clocks_.run_out(seat);
  const Seats people = asked();
  for (const Seat one : people) {
    const bool anew = !clocks_.running(one) || (one == seat && (decided || taken_back));
    if (anew) asked_since_[one.n] = act.number;
  }
  clocks_.go_on(people, decided ? std::optional(seat) : std::nullopt, time_);

  // A pace that all people at the table wish for.
  std::optional<Pace> wish;
  for (std::size_t i = 0; i < sitters_.size(); ++i) {
    if (sitters_[i].kind != Sitter::Kind::Person) continue;
    if (!wishes_[i] || (wish && *wish != *wishes_[i])) return;
    wish = wishes_[i];
  }
  if (!wish) return;
  clocks_.set_pace(*wish, time_);
  std::ranges::fill(wishes_, std::nullopt);
}

std::optional<Problem> Room::do_again(const Act& act) {
  const auto wrong = [](Phrase what) { return Problem{"", std::move(what), {}}; };
  if (act.number != acts_ + 1) return wrong("has the wrong number");
  if (act.seat < 0 || act.seat >= seats()) return wrong("names a seat that does not exist");
  const Seat seat{static_cast<std::uint8_t>(act.seat)};
  Sitter& sitter = sitters_[seat.n];
  if (act.kind == "sit") {
    sitter = {.kind = Sitter::Kind::Person, .person = act.person, .name = act.body, .level = {}};
  } else if (act.kind == "leave") {
    sitter = {};
  } else if (act.kind == "computer") {
    sitter = {.kind = Sitter::Kind::Computer, .person = {}, .name = {}, .level = act.body};
  } else if (act.kind == "stand_in" || act.kind == "time_out") {
    stand_in(sitter, act.body);
  } else if (act.kind == "setup") {
    if (auto problem = set_up_again(act)) return problem;
  } else if (act.kind == "clock") {
    const auto json = parse_json(act.body, "clock");
    if (!json) return json.error();
    Reader in(*json, "clock");
    const Pace pace = read_pace(in);
    if (in.failed()) return in.problem();
    wish(seat, pace, act.time);
  } else if (act.kind == "come_back") {
    sitter.kind = Sitter::Kind::Person;
    sitter.level.clear();
  } else if (act.kind == "move") {
    if (const auto refusal = table_->play(seat, act.body, Lang::En))
      return wrong(say("is refused: {why}", {{"why", refusal->why}}));
  } else if (act.kind == "undo") {
    if (const auto refusal = table_->undo(seat, Lang::En))
      return wrong(say("is refused: {why}", {{"why", refusal->why}}));
  } else if (act.kind == "review") {
    auto json = parse_json(act.body, "review");
    if (!json) return json.error();
    review_ = std::move(*json);
  } else {
    return wrong(say("is of a kind that this program does not know: {kind}", {{"kind", act.kind}}));
  }
  if (!act.state_hash.empty() && act.state_hash != table::hex16(table_->match().hash()))
    return wrong("leads to another position than it did when it was stored");
  after(act);
  return std::nullopt;
}

void Room::stand_in(Sitter& sitter, std::string level) {
  sitter.kind = Sitter::Kind::Computer;
  sitter.level = std::move(level);
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

Room::Wanted Room::sit(const Person& person, std::optional<int> seat, Lang lang, Millis now) {
  if (person.id.empty()) return refused(lang, "server.refuse.nobody");  // a seat that nobody could ever use
  if (seat_of(person.id)) return refused(lang, "server.refuse.seated_already");
  if (!seat) {
    const auto open = std::ranges::find(sitters_, Sitter::Kind::Open, &Sitter::kind);
    if (open == sitters_.end()) return refused(lang, "server.refuse.no_seat_free");
    seat = static_cast<int>(open - sitters_.begin());
  }
  if (*seat < 0 || *seat >= seats()) {
    return refused(lang, "server.refuse.no_such_seat",
                   {{"seat", std::to_string(*seat)}, {"last", std::to_string(seats() - 1)}});
  }
  Sitter& sitter = sitters_[static_cast<std::size_t>(*seat)];
  if (sitter.kind != Sitter::Kind::Open) return refused(lang, "server.refuse.seat_taken");
  sitter = {.kind = Sitter::Kind::Person,
            .person = person.id,
            .name = person.name.substr(0, kMaxName),
            .level = {}};
  return act("sit", *seat, person.id, sitter.name, now);
}

Room::Wanted Room::leave(const Person& person, Lang lang, Millis now) {
  const auto seat = seat_of(person.id);
  if (!seat) return refused(lang, "server.refuse.not_seated");
  if (phase() == Phase::Over) return refused(lang, "server.refuse.over");
  Sitter& sitter = sitters_[static_cast<std::size_t>(*seat)];
  if (phase() == Phase::Open) {
    sitter = {};
    return act("leave", *seat, person.id, "", now);
  }
  if (sitter.kind == Sitter::Kind::Computer) return refused(lang, "server.refuse.stand_in");
  stand_in(sitter, std::string(table::level_id(table::Level::Greedy)));
  return act("stand_in", *seat, person.id, sitter.level, now);
}

Room::Wanted Room::run_out(Seat seat, Millis now) {
  Sitter& sitter = sitters_[seat.n];
  stand_in(sitter, std::string(table::level_id(table::Level::Greedy)));
  return act("time_out", seat.n, "", sitter.level, now);
}

Room::Wanted Room::wish_pace(const Person& person, const Pace& pace, Lang lang, Millis now) {
  const auto seat = seat_of(person.id);
  if (phase() == Phase::Over) return refused(lang, "server.refuse.over");
  if (phase() == Phase::Open && person.id != record_.host) return refused(lang, "server.refuse.not_host");
  if (phase() == Phase::Playing && !seat) return refused(lang, "server.refuse.not_seated");
  if (seat && sitters_[static_cast<std::size_t>(*seat)].kind == Sitter::Kind::Computer)
    return refused(lang, "server.refuse.stand_in");
  const Seat at{static_cast<std::uint8_t>(seat.value_or(0))};
  wish(at, pace, std::max(now, time_));
  return act("clock", at.n, person.id, table::json_line(pace_json(pace)), now);
}

Room::Wanted Room::come_back(const Person& person, Lang lang, Millis now) {
  const auto seat = seat_of(person.id);
  if (!seat) return refused(lang, "server.refuse.not_seated");
  Sitter& sitter = sitters_[static_cast<std::size_t>(*seat)];
  if (sitter.kind != Sitter::Kind::Computer) return refused(lang, "server.refuse.not_away");
  sitter.kind = Sitter::Kind::Person;
  sitter.level.clear();
  return act("come_back", *seat, person.id, "", now);
}

Room::Wanted Room::add_computer(const Person& host, int seat, std::string_view level, Lang lang, Millis now) {
  if (host.id != record_.host) return refused(lang, "server.refuse.not_host");
  if (seat < 0 || seat >= seats()) {
    return refused(lang, "server.refuse.no_such_seat",
                   {{"seat", std::to_string(seat)}, {"last", std::to_string(seats() - 1)}});
  }
  Sitter& sitter = sitters_[static_cast<std::size_t>(seat)];
  if (sitter.kind != Sitter::Kind::Open || !table::level_from(level))
    return refused(lang, "server.refuse.seat_taken");
  sitter = {.kind = Sitter::Kind::Computer, .person = {}, .name = {}, .level = std::string(level)};
  return act("computer", seat, host.id, sitter.level, now);
}

Room::Wanted Room::play(const Person& person, std::string_view move, std::optional<int> expect, Lang lang,
                        Millis now) {
  const auto seat = seat_of(person.id);
  if (!seat) return refused(lang, "server.refuse.not_seated");
  if (phase() == Phase::Open) return refused(lang, "server.refuse.not_started");
  if (sitters_[static_cast<std::size_t>(*seat)].kind == Sitter::Kind::Computer)
    return refused(lang, "server.refuse.stand_in");
  const Seat at{static_cast<std::uint8_t>(*seat)};
  if (expect && *expect < asked_since_[at.n])
    return refused(lang, "server.refuse.stale", {{"number", std::to_string(acts_)}});
  if (auto refusal = table_->play(at, move, lang)) return std::unexpected(std::move(*refusal));
  return act("move", *seat, person.id, table_->match().notation(table_->moves().back().action), now);
}

Room::Wanted Room::undo(const Person& person, Lang lang, Millis now) {
  const auto seat = seat_of(person.id);
  if (!seat) return refused(lang, "server.refuse.not_seated");
  if (phase() == Phase::Over) return refused(lang, "server.refuse.over");  // the seed is known now
  if (sitters_[static_cast<std::size_t>(*seat)].kind == Sitter::Kind::Computer)
    return refused(lang, "server.refuse.stand_in");
  if (auto refusal = table_->undo(Seat{static_cast<std::uint8_t>(*seat)}, lang))
    return std::unexpected(std::move(*refusal));
  return act("undo", *seat, person.id, "", now);
}

std::optional<Room::Task> Room::computer_task() const {
  if (phase() != Phase::Playing) return std::nullopt;
  for (const Seat seat : table_->match().pending()) {
    const Sitter& sitter = sitters_[seat.n];
    if (sitter.kind == Sitter::Kind::Computer) return Task{seat, *table::level_from(sitter.level), acts_};
  }
  return std::nullopt;
}

Room::Wanted Room::play_computer(Seat seat, int action, Millis now) {
  if (auto refusal = table_->match().judge(seat, action, Lang::En))
    return std::unexpected(std::move(*refusal));
  table_->play_legal(seat, action);
  return act("move", seat.n, "", table_->match().notation(action), now);
}

// --- what people are told ---------------------------------------------------------------------------------------

Json Room::about(std::string_view person, Millis now) const {
  const bool timed = clocks_.pace().kind != Pace::Kind::None;
  Json seats = Json::array(), wishes = Json::array();
  for (std::uint8_t i = 0; i < sitters_.size(); ++i) {
    Json json = sitter_json(sitters_[i], table_->setup().labels[i].name);
    if (timed && sitters_[i].kind == Sitter::Kind::Person)
      json["clock"] = {{"left", clocks_.left(Seat{i}, now)}, {"running", clocks_.running(Seat{i})}};
    seats.push_back(std::move(json));
    if (wishes_[i]) wishes.push_back({{"seat", i}, {"clock", pace_json(*wishes_[i])}});
  }
  const auto seat = seat_of(person);
  return {{"table", record_.id},
          {"game", record_.game},
          {"rules", record_.rules},
          {"options", table_->setup().options},
          {"phase", phase_id(phase())},
          {"acts", acts_},
          {"seats", std::move(seats)},
          {"clock", pace_json(clocks_.pace())},
          {"wishes", std::move(wishes)},
          {"time", now},
          {"you", seat ? Json(*seat) : Json("spectator")},
          {"host", !person.empty() && person == record_.host},
          {"listed", listed_},
          {"commitment", record_.commitment}};
}

std::optional<Room::Coaching> Room::coach_wanted(std::string_view person, std::string_view message) const {
  const auto json = parse_json(message, "message", table::kMaxMessageSize);
  if (!json || !json->is_object()) return std::nullopt;
  Reader in(*json, "message");
  const std::string type = in.text("type", "");
  const auto lang = lang_from(in.text("lang", "en"));
  const auto seat = seat_of(person);
  if (in.failed() || !lang) return std::nullopt;
  if (type == "hint" && phase() == Phase::Playing && seat) {
    const Seat asker{static_cast<std::uint8_t>(*seat)};
    return Coaching{.think =
                        [match = std::shared_ptr<const table::Match>(table_->match().clone()), asker,
                         lang](const Thinkers& thinkers) {
                          return Json{{"type", "hint"},
                                      {"moves", hint_json(*match, asker, *lang, thinkers.within(kHintTime))}};
                        },
                    .is_review = false};
  }
  if (type == "review" && phase() == Phase::Over && !review_) {
    return Coaching{
        .think =
            [library = library_, record = table::record_of(*table_, true), lang](const Thinkers& thinkers) {
              const auto again = table::replay_table(*library, record);
              if (!again) return table::problem_json(again.error(), *lang);
              const auto time = [&] { return thinkers.within(kHintTime); };
              const table::Review review = review_of(**again, time);
              return Json{{"type", "review"}, {"review", review_json(**again, review, *lang)}};
            },
        .is_review = true};
  }
  return std::nullopt;
}

Room::Wanted Room::keep_review(const Json& review) {
  if (review_ || phase() != Phase::Over) return refused(Lang::En, "server.refuse.stale");
  review_ = review;
  return act("review", 0, "", table::json_line(review), time_);  // nothing happened at the table since
}

Json Room::kept_review(Lang lang) const {
  const auto review = table::read_review(*table_, *review_);
  if (!review) return table::problem_json(review.error(), lang);
  return {{"type", "review"}, {"review", review_json(*table_, *review, lang)}};
}

Json Room::answer(std::string_view person, std::string_view message) {
  const auto json = parse_json(message, "message", table::kMaxMessageSize);
  const Json type = json && json->is_object() && json->contains("type") ? (*json)["type"] : Json();
  const auto is = [&](std::initializer_list<std::string_view> names) {
    return type.is_string() && std::ranges::find(names, type.get_ref<const std::string&>()) != names.end();
  };
  if (is({"play", "undo"}))
    return table::problem_json({"message.type", "changes the table; send it on a socket", {}}, Lang::En);
  if (phase() == Phase::Open &&
      is({"view", "decision", "why", "preview", "hint", "review", "events", "standing", "course"})) {
    Reader in(*json, "message");
    const auto lang = lang_from(in.text("lang", "en"));
    return {{"type", "refused"},
            {"rule", ""},
            {"why", text(lang.value_or(Lang::En), "server.refuse.not_started")},
            {"pieces", Json::array()}};
  }
  if (is({"review"}) && review_) {
    Reader in(*json, "message");
    if (const auto lang = lang_from(in.text("lang", "en"))) return kept_review(*lang);
  }
  return table::answer(*table_, observer(person), message);
}

}  // namespace zig::server
