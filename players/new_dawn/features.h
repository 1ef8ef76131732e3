// What a trained network looks at in A New Dawn (players/features.h). Turns are told in tenths, sums of turns in quarters.
#pragma once

#include "games/new_dawn/new_dawn.h"
#include "players/features.h"

namespace zig::players {

template <>
struct Features<new_dawn::NewDawn> {
  using G = new_dawn::NewDawn;
  static constexpr int kCount = 120;

  Features(const G& game, const new_dawn::State& s);
  void write(int seat, FeatureRow<G>& row) const;
  static std::vector<std::string> names();

  // What a seat has and still needs; all 0 while the map is being built.
  struct Realm {
    // The way to victory (plan.h).
    std::array<int, new_dawn::kAgendas> way{};
    std::array<int, new_dawn::kVictoryCards> longest{};  // the shorter way of each card, longest first
    std::array<int, new_dawn::kTypes> need{};
    std::array<bool, new_dawn::kVictoryCards> open{};  // in play, without an agenda of the seat
    int done = 0, left = 0, total = 0;
    // On the map.
    int cities = 0, mature = 0, control = 0, unused = 0, sites = 0, natural = 0, states = 0, wonders = 0;
    int caravans = 0, reinforced = 0, threatened = 0;
    // In front of the seat.
    std::array<int, new_dawn::kTypes> slot{}, level{}, trade{};  // slots from 1
    int culture_tokens = 0, tech = 0, military = 0;
    int treaties = 0, given = 0;  // diplomacy cards of others, and one's own that others have
    // What it is worth besides (outlook.h).
    int growth = 0, science = 0, row = 0, wonders_use = 0, stock = 0, on_the_way = 0, safety = 0;
    int worth = 0;  // with everything
  };

 private:
  explicit Features(const new_dawn::State& s) : s_(s) {}
  template <class Out>
  void list(int seat, Out&& out) const;
  template <class Out>
  void list_game(int seat, Out& out) const;
  template <class Out>
  void list_own(int seat, Out& out) const;
  template <class Out>
  void list_rival(int seat, int places, Out& out) const;
  bool turn_to_come(int seat) const;
  const Realm& realm(int seat) const { return realm_[static_cast<std::size_t>(seat)]; }

  const new_dawn::State& s_;
  std::array<Realm, new_dawn::kMaxPlayers> realm_{};
};

}  // namespace zig::players
