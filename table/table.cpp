#include "table/table.h"

#include <utility>

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

void Table::set_labels(std::vector<SeatLabel> labels) {
  labels.resize(static_cast<std::size_t>(match().seats()));
  name_computers(labels, setup_.seed.commitment());
  setup_.labels = std::move(labels);
}

std::optional<Refusal> Table::play(Seat seat, std::string_view move, Lang lang) {
  const auto action = match().read_move(seat, move, lang);
  if (!action) return action.error();
  play_legal(seat, *action);
  return std::nullopt;
}

std::unique_ptr<Match> Table::after(std::size_t moves, const std::function<void(const Match&)>& look) const {
  auto past = match().clone();
  Random random = play_.random();
  random.jump_to(drawn_at_start_);
  past->set_state_bytes(start_);
  if (look) look(*past);
  for (std::size_t i = 0; i < moves; ++i) {
    past->apply(play_.moves()[i].seat, play_.moves()[i].action, random);
    if (look) look(*past);
  }
  return past;
}

std::unique_ptr<Match> Table::trial(Seat seat, int action) const {
  auto next = match().clone();
  Random random = play_.random();
  next->apply(seat, action, random);
  const bool nothing_new = random.drawn() == play_.random().drawn() && next->frontier() == match().frontier();
  return nothing_new ? std::move(next) : nullptr;
}

std::string Table::save(bool with_seed) const { return write_replay(record_of(*this, with_seed)); }

}  // namespace zig::table
