// What the host of a table may do about people: who may come in, giving seats back, standing in for those who are away.
#include <algorithm>
#include <cstdio>

#include "engine/json_reader.h"
#include "server/room.h"

namespace zig::server {

namespace {

constexpr table::Level kStandIn = table::Level::Greedy;  // many tables share the processor

std::unexpected<table::Refusal> refused(Lang lang, std::string_view key, const TextArgs& args = {}) {
  return std::unexpected(table::Refusal{.rule = {}, .why = text(lang, key, args)});
}

// "0:45", "12:00:00": as clocks show it.
std::string time_words(Millis time) {
  const long long seconds = (time + 999) / 1000;
  char words[48];
  if (seconds < 3600)
    std::snprintf(words, sizeof words, "%lld:%02lld", seconds / 60, seconds % 60);
  else
    std::snprintf(words, sizeof words, "%lld:%02lld:%02lld", seconds / 3600, seconds / 60 % 60, seconds % 60);
  return words;
}

}  // namespace

std::string_view Room::stand_in_level() { return table::level_id(kStandIn); }

std::optional<Phrase> Room::why_not_in(const Visitor& visitor) const {
  if (closed_) return "Whoever runs this server has closed this table.";
  const bool host = !visitor.person.empty() && visitor.person == record_.host;
  if (host || seated_->seat_of(visitor.person)) return std::nullopt;
  return door_.why_not_in(visitor, phase() != Phase::Open);
}

bool Room::concerns(std::string_view person) const {
  return person == record_.host || seated_->seat_of(person) || door_.bans(person) ||
         last_acts_.contains(std::string(person));
}

Room::Wanted Room::change_door(const Person& host, DoorChange change, Millis now) {
  if (!door_.needs_key(change)) change.key.clear();
  door_.change(change);
  return act("door", 0, host.id, table::json_line(door_change_json(change)), now);
}

// --- seats that are taken away

// A person's seat that is not the host's own; whether a computer player stands in there does not matter.
std::expected<Seat, table::Refusal> Room::seat_to_take(const Person& host, int seat, Lang lang) const {
  if (host.id != record_.host) return refused(lang, "server.refuse.not_host");
  if (auto over = seated_->why_over(lang)) return std::unexpected(std::move(*over));
  if (auto dealing = why_dealing(lang)) return std::unexpected(std::move(*dealing));
  return persons_seat(host, seat, lang);
}

std::expected<Seat, table::Refusal> Room::persons_seat(const Person& asker, int seat, Lang lang) const {
  if (seat < 0 || seat >= seats()) {
    return refused(lang, "server.refuse.no_such_seat",
                   {{"seat", std::to_string(seat)}, {"last", std::to_string(seats() - 1)}});
  }
  const Sitter& sitter = sitters()[static_cast<std::size_t>(seat)];
  if (sitter.person.empty()) return refused(lang, "server.refuse.no_person_there");
  if (sitter.person == asker.id) return refused(lang, "server.refuse.own_seat");
  return Seat{static_cast<std::uint8_t>(seat)};
}

// Before the game it is open again. Later a computer player has it to the end, still in the name of whoever began: the others'
// names stay as they are, and the record says who played.
void Room::take_away(Seat seat, std::string_view level) {
  Sitter& sitter = seated_->sitter(seat);
  if (phase() == Phase::Open && !dealing()) {
    sitter = {};
    return;
  }
  seated_->stand_in(seat, std::string(level));
  sitter.person.clear();
  sitter.for_good = true;
  wishes_[seat.n].reset();
}

Room::Wanted Room::kick(const Person& host, int wanted, Lang lang, Millis now) {
  const auto seat = seat_to_take(host, wanted, lang);
  if (!seat) return std::unexpected(seat.error());
  take_away(*seat, stand_in_level());
  return act("kick", seat->n, host.id, std::string(stand_in_level()), now);
}

Room::Wanted Room::ban(const Person& host, int wanted, std::string_view new_key, Lang lang, Millis now) {
  const auto seat = seat_to_take(host, wanted, lang);
  if (!seat) return std::unexpected(seat.error());
  const Sitter banned = sitters()[seat->n];
  Json body = {{"level", stand_in_level()}};
  if (door_.invited()) body["key"] = new_key;  // whoever is banned has the old one
  take_away(*seat, stand_in_level());
  door_.ban(acts() + 1, banned.person, banned.name, body.value("key", ""));
  return act("ban", seat->n, host.id, table::json_line(body), now);
}

Room::Wanted Room::unban(const Person& host, int ban, Lang lang, Millis now) {
  if (host.id != record_.host) return refused(lang, "server.refuse.not_host");
  if (!door_.unban(ban)) return refused(lang, "server.refuse.no_such_ban");
  return act("unban", 0, host.id, std::to_string(ban), now);
}

// Of two seats somebody keeps the one where no computer player stands in; of two such seats the first.
std::optional<Seat> Room::second_seat() const {
  if (phase() == Phase::Over) return std::nullopt;
  for (std::uint8_t one = 0; one < sitters().size(); ++one) {
    for (std::uint8_t other = one + 1; other < sitters().size(); ++other) {
      const Sitter &a = sitters()[one], &b = sitters()[other];
      if (a.person.empty() || a.person != b.person) continue;
      return Seat{a.is_computer() && !b.is_computer() ? one : other};
    }
  }
  return std::nullopt;
}

Act Room::give_up(Seat seat, Millis now) {
  std::string person = sitters()[seat.n].person;
  take_away(seat, stand_in_level());
  return act("merge", seat.n, std::move(person), std::string(stand_in_level()), now);
}

// --- whoever runs the server

Room::Wanted Room::close(Millis now) {
  if (closed_) return std::unexpected(table::Refusal{.rule = {}, .why = "is closed already"});
  closed_ = true;
  return act("close", 0, "", "", now);
}

Room::Wanted Room::reopen(Millis now) {
  if (!closed_) return std::unexpected(table::Refusal{.rule = {}, .why = "is not closed"});
  closed_ = false;
  return act("reopen", 0, "", "", now);
}

Room::Wanted Room::remove(std::string_view person, Millis now) {
  const auto seat = seated_->seat_of(person);
  if (!seat || phase() == Phase::Over)
    return std::unexpected(table::Refusal{.rule = {}, .why = "has no seat that could be taken away"});
  take_away(*seat, stand_in_level());
  return act("kick", seat->n, "", std::string(stand_in_level()), now);
}

std::optional<Problem> Room::do_door_again(const Act& act) {
  const Seat seat{static_cast<std::uint8_t>(act.seat)};
  const Sitter sitter = sitters()[seat.n];
  // A seat that its person had when this was stored; since then the games of a guest may have gone to an account that sits elsewhere.
  const bool takes_away = act.kind == "kick" || act.kind == "merge";
  if ((takes_away || act.kind == "ban") && sitter.person.empty()) return std::nullopt;
  if (takes_away) {
    take_away(seat, act.body);
    return std::nullopt;
  }
  const auto json = parse_json(act.body, act.kind);
  if (!json) return json.error();
  Reader in(*json, act.kind);
  if (act.kind == "unban") {
    door_.unban(in.as_integer(1, 1 << 30));
  } else if (act.kind == "door") {
    DoorChange change = read_door_change(in);
    change.key = in.text("key", "");
    if (!in.failed()) door_.change(change);
  } else {
    const std::string level = in.text("level"), key = in.text("key", "");
    if (in.failed()) return in.problem();
    take_away(seat, level);
    door_.ban(act.number, sitter.person, sitter.name, key);
  }
  return in.failed() ? std::optional(in.problem()) : std::nullopt;
}

// --- people who are away

// How long ago somebody was here last, by a socket or by something done, which other servers know, too. Where the clock gives days for a
// decision, nobody is expected to be here: only what this server really saw counts then.
Millis Room::gone_for(std::string_view person, const Absence& absence, Millis now) const {
  const auto done = last_acts_.find(person);
  Millis last =
      std::max(absence.last_here(person), done == last_acts_.end() ? record_.created : done->second);
  if (clocks_.pace().kind != Pace::Kind::Slow) last = std::max(last, absence.opened);
  return std::max<Millis>(0, now - last);
}

Room::Wanted Room::replace(const Person& person, int wanted, const Absence& absence, Lang lang, Millis now) {
  if (phase() == Phase::Open) return refused(lang, "server.refuse.not_started");
  if (auto over = seated_->why_over(lang)) return std::unexpected(std::move(*over));
  const Pace& pace = clocks_.pace();
  const Millis patience =
      pace.kind == Pace::Kind::Slow ? std::max(absence.patience, pace.limit) : absence.patience;
  const auto own = seated_->seat_of(person.id);
  const bool plays = own && !sitters()[own->n].is_computer();
  if (person.id.empty() || (person.id != record_.host && !plays))
    return refused(lang, "server.refuse.not_host");
  if (person.id != record_.host && gone_for(record_.host, absence, now) < patience)
    return refused(lang, "server.refuse.host_is_here");
  const auto seat = persons_seat(person, wanted, lang);
  if (!seat) return std::unexpected(seat.error());
  if (seated_->why_away(*seat, lang)) return refused(lang, "server.refuse.stood_in_for");
  const Sitter& sitter = sitters()[seat->n];
  const Millis gone = gone_for(sitter.person, absence, now);
  if (absence.last_here(sitter.person) == now)
    return refused(lang, "server.refuse.is_here", {{"name", sitter.name}});
  if (gone < patience) {
    return refused(lang, "server.refuse.just_left",
                   {{"name", sitter.name}, {"time", time_words(patience - gone)}});
  }
  seated_->stand_in(*seat, std::string(stand_in_level()));
  return act("replace", seat->n, person.id, sitters()[seat->n].level, now);
}

}  // namespace zig::server
