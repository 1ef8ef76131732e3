// A table in this process.
#pragma once

#include "apps/terminal/table_at.h"
#include "table/table.h"

namespace zig::terminal {

class LocalTable final : public TableAt {
 public:
  LocalTable(table::Table& table, Lang lang) : table_(table), lang_(lang) {}

  std::string game() const override { return std::string(match().game()); }
  Json catalogue() const override { return match().catalogue(lang_); }
  bool over() const override { return table_.over(); }
  Seats pending() const override { return match().pending(); }
  std::size_t moves() const override { return table_.moves().size(); }

  Json view(Observer observer) const override { return match().view(observer); }
  Json decision(Seat seat) const override;
  Json standing() const override;
  Json hint(Seat seat) const override;
  Json events_since(int number, Observer observer) const override;
  int last_event() const override { return table_.last_event(); }
  std::optional<table::Refusal> why_not(Seat seat, std::string_view move) const override;
  std::optional<table::Refusal> why_not_undo(Seat seat) const override;
  Result<std::string> record() const override { return table_.save(); }

  std::optional<table::Refusal> play(Seat seat, std::string_view move) override;
  std::optional<table::Refusal> undo(Seat seat) override { return table_.undo(seat, lang_); }

  const table::SeatLabel& label(Seat seat) const { return table_.setup().labels[seat.n]; }
  void computer_moves(Seat seat, table::Level level);  // of a seat that is asked

 private:
  const table::Match& match() const { return table_.match(); }

  table::Table& table_;
  const Lang lang_;
};

}  // namespace zig::terminal
