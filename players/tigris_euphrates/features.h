// What a trained network looks at in Tigris & Euphrates (players/features.h).
#pragma once

#include "games/tigris_euphrates/tigris_euphrates.h"
#include "players/features.h"

namespace zig::players {

template <>
struct Features<tigris_euphrates::TigrisEuphrates> {
  using G = tigris_euphrates::TigrisEuphrates;
  static constexpr int kCount = 232;

  Features(const G& game, const tigris_euphrates::State& s) : Features(game.board(s), s) {}
  void write(int seat, FeatureRow<G>& row) const;
  static std::vector<std::string> names();

  // A leader on the board and the kingdom it stands in.
  struct Leader {
    bool on_board = false;
    int support = 0;                       // tiles of its colour
    int temples = 0;                       // beside it
    int size = 0;                          // spaces
    tigris_euphrates::Counts tiles{};      // by colour
    int own = 0, others = 0, missing = 0;  // leaders of its dynasty, of others, colours without any
    int treasures = 0, income = 0;         // income: monuments of its colour
    bool building = false;                 // of its colour (TE-17)
    int room = 0;                          // free spaces around for tiles of its colour
    tigris_euphrates::Cells reach;         // all of them
  };

 private:
  Features(const tigris_euphrates::Board& board, const tigris_euphrates::State& s);
  template <class Out>
  void list(int seat, Out&& out) const;
  template <class Out>
  void list_game(int seat, Out& out) const;
  template <class Out>
  void list_own(int seat, Out& out) const;
  template <class Out>
  void list_leader(int seat, tigris_euphrates::Colour colour, Out& out) const;
  template <class Out>
  void list_wars(int seat, tigris_euphrates::Colour colour, Out& out) const;
  template <class Out>
  void list_rival(int seat, int places, Out& out) const;
  int treasures_near(int seat) const;
  const Leader& leader(int seat, tigris_euphrates::Colour colour) const {
    return leader_[static_cast<std::size_t>(tigris_euphrates::leader_id(seat, colour))];
  }

  const tigris_euphrates::State& s_;
  std::array<Leader, tigris_euphrates::kLeaders> leader_{};
  std::array<std::array<std::uint16_t, tigris_euphrates::kColours>, tigris_euphrates::kMaxPlayers> points_{},
      sorted_{};  // treasures divided (TE-16.5)
};

}  // namespace zig::players
