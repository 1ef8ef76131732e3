// What a trained network looks at in 7 Wonders (players/features.h).
#pragma once

#include "games/seven_wonders/scoring.h"
#include "games/seven_wonders/seven_wonders.h"
#include "players/features.h"

namespace zig::players {

template <>
struct Features<seven_wonders::SevenWonders> {
  using G = seven_wonders::SevenWonders;
  static constexpr int kCount = 149;

  Features(const G& game, const seven_wonders::State& s) : Features(game.box(), s) {}
  void write(int seat, FeatureRow<G>& row) const;
  static std::vector<std::string> names();

  // What a city has that everybody's rows speak of.
  struct Sights {
    seven_wonders::CityScore score;  // if the game ended now
    int total = 0;
    std::array<int, 3> symbols{};                       // with those on cards alone
    std::array<int, seven_wonders::kColours> colour{};  // buildings by colour
    std::array<int, seven_wonders::kColours> hand{};    // cards in the hand that its seat holds
    int possible = 0, chained = 0;  // of them, those that could be built now, or for nothing
  };

 private:
  Features(const seven_wonders::Box& box, const seven_wonders::State& s);
  template <class Out>
  void list(int seat, Out&& out) const;
  template <class Out>
  void list_game(int seat, Out& out) const;
  template <class Out>
  void list_own(int seat, Out& out) const;
  template <class Out>
  void list_wonder(const seven_wonders::City& city, Out& out) const;
  template <class Out>
  void list_supply(const seven_wonders::City& city, Out& out) const;
  template <class Out>
  void list_hands(int seat, Out& out) const;
  template <class Out>
  void list_neighbour(int seat, int city, Out& out) const;
  template <class Out>
  void list_rivals(int seat, Out& out) const;
  bool has_board(const seven_wonders::City& city) const;
  int chains_into(const seven_wonders::City& city, int age) const;
  void look_at_hand(int seat);

  const seven_wonders::Box& box_;
  const seven_wonders::State& s_;
  std::array<Sights, seven_wonders::kMaxCities> sights_{};
};

}  // namespace zig::players
