#include "table/table.h"

#include <algorithm>
#include <utility>

#include "table/answers.h"
#include "table/replay.h"

namespace zig::table {

Result<std::unique_ptr<Table>> Table::open(const GameLibrary& library, Setup setup) {
  Random random = setup.seed.random();
  auto match =
      start_match(library, setup.game, setup.options, setup.position ? &*setup.position : nullptr, random);
  if (!match) return std::unexpected(match.error());
  setup.options = (*match)->options();  // complete, with the defaults
  setup.labels.resize(static_cast<std::size_t>((*match)->seats()));
  return std::unique_ptr<Table>(new Table(std::move(setup), std::move(*match), random));
}

Move Table::carry_out(Seat seat, int action) {
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

std::optional<Refusal> Table::play(Seat seat, std::string_view move, Lang lang) {
  const auto action = match_->read_move(seat, move, lang);
  if (!action) return action.error();
  play_legal(seat, *action);
  return std::nullopt;
}

void Table::play_legal(Seat seat, int action) {
  const int first_event = match_->event_count();
  moves_.push_back(carry_out(seat, action));
  for (int event = first_event; event < match_->event_count(); ++event)
    log_.push_back({event, seat, moves_.size()});
  if (match_->frontier() == moves_.back().frontier) return;
  for (auto move = moves_.rbegin(); move != moves_.rend() && !move->before.empty(); ++move) move->before = {};
}

std::unique_ptr<Match> Table::after(std::size_t moves, const std::function<void(const Match&)>& look) const {
  auto past = match_->clone();
  Random random = random_;
  random.jump_to(drawn_at_start_);
  past->set_state_bytes(start_);
  if (look) look(*past);
  for (std::size_t i = 0; i < moves; ++i) {
    past->apply(moves_[i].seat, moves_[i].action, random);
    if (look) look(*past);
  }
  return past;
}

std::unique_ptr<Match> Table::trial(Seat seat, int action) const {
  auto next = match_->clone();
  Random random = random_;
  next->apply(seat, action, random);
  const bool nothing_new = random.drawn() == random_.drawn() && next->frontier() == match_->frontier();
  return nothing_new ? std::move(next) : nullptr;
}

std::optional<std::size_t> Table::last_move_of(Seat seat) const {
  for (std::size_t i = moves_.size(); i-- > 0;) {
    if (moves_[i].seat == seat) return i;
  }
  return std::nullopt;
}

// The frontier is where chance was drawn or something hidden came to light. Between two frontiers the last
// move of a seat can go if nobody answered it; sealed choices do not answer each other, so they can go in any
// order.
std::optional<Refusal> Table::why_not_undo(Seat seat, Lang lang) const {
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

std::optional<Refusal> Table::undo(Seat seat, Lang lang) {
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

Json Table::events_since(int number, Observer observer, Lang lang) const {
  Json entries = Json::array();
  for (int n = std::max(number, 0) + 1; n <= last_event(); ++n) {
    const LogEntry& entry = log_[static_cast<std::size_t>(n) - 1];
    if (entry.event == kTakenBack) {
      entries.push_back(
          {{"n", n},
           {"text", text(lang, "table.event.taken_back", {{"seat", std::to_string(entry.seat.n)}})},
           {"event", {{"kind", "taken_back"}, {"seat", entry.seat.n}}},
           {"move", entry.moves}});
    } else if (match_->event_visible(entry.event, observer)) {
      entries.push_back(event_entry(*match_, entry.event, n, observer, lang));
      entries.back()["move"] = entry.moves;
    }
  }
  return entries;
}

std::string Table::save(bool with_seed) const { return write_replay(record_of(*this, with_seed)); }

}  // namespace zig::table
