#include "table/seated_table.h"

#include <algorithm>
#include <utility>

#include "engine/json_object.h"

namespace zig::table {

namespace {

Refusal refusal(Lang lang, std::string_view key, const TextArgs& args = {}) {
  return {.rule = {}, .why = text(lang, key, args)};
}

}  // namespace

std::string_view phase_id(Phase phase) {
  constexpr std::string_view kIds[] = {"open", "playing", "over"};
  return kIds[static_cast<std::size_t>(phase)];
}

SeatedTable::SeatedTable(std::unique_ptr<Table> table, std::vector<Sitter> sitters) {
  set_up(std::move(table), std::move(sitters));
}

void SeatedTable::set_up(std::unique_ptr<Table> table, std::vector<Sitter> sitters) {
  table_ = std::move(table);
  sitters_ = std::move(sitters);
  asked_since_.assign(sitters_.size(), 0);
  label_seats();
  asked_ = asked();
}

void SeatedTable::label_seats() {
  labels_.clear();
  for (const Sitter& sitter : sitters_)
    labels_.push_back({.kind = sitter.is_computer() ? sitter.level : "human", .name = sitter.name});
  name_computers(labels_, table_->setup().seed.commitment());
}

Phase SeatedTable::phase() const {
  const bool waiting =
      waits_ || std::ranges::find(sitters_, Sitter::Kind::Open, &Sitter::kind) != sitters_.end();
  return waiting ? Phase::Open : table_->over() ? Phase::Over : Phase::Playing;
}

Seats SeatedTable::asked() const {
  Seats people;
  if (phase() != Phase::Playing) return people;
  for (const Seat seat : table_->match().pending()) {
    if (!sitters_[seat.n].is_computer()) people.add(seat);
  }
  return people;
}

std::optional<Seat> SeatedTable::seat_of(std::string_view person) const {
  const auto at = std::ranges::find(sitters_, person, &Sitter::person);
  if (person.empty() || at == sitters_.end()) return std::nullopt;
  return Seat{static_cast<std::uint8_t>(at - sitters_.begin())};
}

Json SeatedTable::seat_json(Seat seat) const {
  const Sitter& sitter = sitters_[seat.n];
  const std::string& name = labels_[seat.n].name;
  const bool stands_in = sitter.is_computer() && (!sitter.person.empty() || sitter.for_good);
  Json json;
  switch (sitter.kind) {
    case Sitter::Kind::Open: return {{"kind", "open"}};
    case Sitter::Kind::Person: json = json_object("kind", "person", "name", name); break;
    case Sitter::Kind::Computer:
      json = json_object("kind", "computer", "level", sitter.level, stands_in ? "stands_in_for" : "name",
                         stands_in ? sitter.name : name);
  }
  if (sitter.guest) json["guest"] = true;
  return json;
}

// --- what people want --------------------------------------------------------------------------------------------

std::optional<Refusal> SeatedTable::why_away(Seat seat, Lang lang) const {
  if (sitters_[seat.n].is_computer()) return refusal(lang, "table.refuse.stand_in");
  return std::nullopt;
}

std::optional<Refusal> SeatedTable::why_over(Lang lang) const {
  if (phase() == Phase::Over) return refusal(lang, "table.refuse.over");
  return std::nullopt;
}

std::optional<Refusal> SeatedTable::play(Seat seat, std::string_view move, std::optional<int> expect,
                                         Lang lang) {
  if (auto away = why_away(seat, lang)) return away;
  if (expect && *expect < asked_since_[seat.n])
    return refusal(lang, "table.refuse.stale", {{"number", std::to_string(acts_)}});
  return table_->play(seat, move, lang);
}

std::optional<Refusal> SeatedTable::undo(Seat seat, Lang lang) {
  if (auto over = why_over(lang)) return over;  // the seed is known now
  if (auto away = why_away(seat, lang)) return away;
  return table_->undo(seat, lang);
}

std::optional<Refusal> SeatedTable::leave(Seat seat, Level level, Lang lang) {
  if (auto over = why_over(lang)) return over;
  if (auto away = why_away(seat, lang)) return away;
  stand_in(seat, std::string(level_id(level)));
  return std::nullopt;
}

std::optional<Refusal> SeatedTable::come_back(Seat seat, Lang lang) {
  if (!sitters_[seat.n].is_computer()) return refusal(lang, "table.refuse.not_away");
  sit_again(seat);
  return std::nullopt;
}

void SeatedTable::stand_in(Seat seat, std::string level) {
  sitters_[seat.n].kind = Sitter::Kind::Computer;
  sitters_[seat.n].level = std::move(level);
}

void SeatedTable::sit_again(Seat seat) {
  sitters_[seat.n].kind = Sitter::Kind::Person;
  sitters_[seat.n].level.clear();
}

// --- computer players --------------------------------------------------------------------------------------------

std::optional<SeatedTable::Task> SeatedTable::computer_task() const {
  if (phase() != Phase::Playing) return std::nullopt;
  for (const Seat seat : table_->match().pending()) {
    const Sitter& sitter = sitters_[seat.n];
    if (sitter.is_computer()) return Task{seat, *level_from(sitter.level), acts_};
  }
  return std::nullopt;
}

std::optional<Refusal> SeatedTable::play_computer(Seat seat, int action) {
  if (auto refused = table_->match().judge(seat, action, Lang::En)) return refused;
  table_->play_legal(seat, action);
  return std::nullopt;
}

void SeatedTable::acted(Seat seat, bool decided) {
  ++acts_;
  label_seats();
  const Seats people = asked();
  for (const Seat one : people) {
    const bool anew = !asked_.has(one) || (one == seat && decided);
    if (anew) asked_since_[one.n] = acts_;
  }
  asked_ = people;
}

}  // namespace zig::table
