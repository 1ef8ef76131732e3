#include "table/play.h"

#include <algorithm>

#include "engine/json_room.h"
#include "table/answers.h"

namespace zig::table {

Play::Play(std::unique_ptr<Match> match, Random random) : match_(std::move(match)), random_(random) {
  for (int event = 0; event < match_->event_count(); ++event) log_.push_back({event, Seat{}, 0});
}

Move Play::carry_out(Seat seat, int action) {
  Move move{.seat = seat,
            .action = action,
            .hash = 0,
            .drawn = random_.drawn(),
            .frontier = match_->frontier(),
            .sealed = match_->sealed(),
            .before = match_->state_bytes()};
  match_->apply(seat, action, random_);
  move.hash = match_->hash();
  return move;
}

void Play::make(Seat seat, int action, std::span<const std::uint16_t> outcomes) {
  const int first_event = match_->event_count();
  random_.script(outcomes);
  moves_.push_back(carry_out(seat, action));
  random_.script({});
  for (int event = first_event; event < match_->event_count(); ++event)
    log_.push_back({event, seat, moves_.size()});
  if (match_->frontier() == moves_.back().frontier) return;
  for (auto move = moves_.rbegin(); move != moves_.rend() && !move->before.empty(); ++move) move->before = {};
}

std::optional<std::size_t> Play::last_move_of(Seat seat) const {
  for (std::size_t i = moves_.size(); i-- > 0;) {
    if (moves_[i].seat == seat) return i;
  }
  return std::nullopt;
}

// The frontier is where chance was drawn or something hidden came to light. Between two frontiers the last
// move of a seat can go if nobody answered it; sealed choices do not answer each other, so they can go in any
// order.
std::optional<Refusal> Play::why_not_undo(Seat seat, Lang lang) const {
  const auto refused = [&](std::string_view key) { return Refusal{.rule = {}, .why = text(lang, key)}; };
  const auto last = last_move_of(seat);
  if (!last) return refused("table.undo.nothing");
  const Move& move = moves_[*last];
  const auto later =
      std::ranges::subrange(moves_.begin() + static_cast<std::ptrdiff_t>(*last) + 1, moves_.end());
  const bool crossed = std::ranges::any_of(later, [&](const Move& m) { return m.frontier != move.frontier; });
  if (crossed || move.frontier != match_->frontier()) return refused("table.undo.frontier");
  const bool commute = move.sealed && std::ranges::all_of(later, &Move::sealed);
  if (!later.empty() && !commute) return refused("table.undo.answered");
  return std::nullopt;
}

std::optional<Refusal> Play::undo(Seat seat, Lang lang) {
  if (auto refusal = why_not_undo(seat, lang)) return refusal;
  const auto at = moves_.begin() + static_cast<std::ptrdiff_t>(*last_move_of(seat));
  const std::vector<Move> later(at + 1, moves_.end());
  match_->set_state_bytes(at->before);
  random_.jump_to(at->drawn);
  moves_.erase(at, moves_.end());
  for (const Move& move : later) moves_.push_back(carry_out(move.seat, move.action));
  log_.push_back({kTakenBack, seat, moves_.size()});
  return std::nullopt;
}

Json Play::events_since(int number, Observer observer, Lang lang) const {
  Json entries = Json::array();
  for (int n = std::max(number, 0) + 1; n <= last_event(); ++n) {
    const LogEntry& entry = log_[static_cast<std::size_t>(n) - 1];
    if (entry.event == kTakenBack) {
      entries.push_back({{"n", n},
                         {"text", text(lang, "table.event.taken_back")},
                         {"event", {{"kind", "taken_back"}, {"seat", entry.seat.n}}},
                         {"move", entry.moves}});
    } else {
      Json told = event_entry(*match_, entry.event, n, observer, lang);
      make_room(told, 4);
      told["move"] = entry.moves;
      entries.push_back(std::move(told));
    }
  }
  return entries;
}

}  // namespace zig::table
