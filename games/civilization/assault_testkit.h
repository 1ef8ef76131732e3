// Battles on a plain: an army of seat 0 on g5, and on h5 what it attacks.
//
//   AgainstArmy war;
//   war.unit(0, UnitType::Infantry, 3);
//   war.attack();
#pragma once

#include <bit>

#include "games/civilization/war_testkit.h"

namespace zig::civilization {

inline Action fielded(UnitType type, int printed) {
  return with(Action::Kind::Fight, face_of(type, printed));
}
inline Action new_front() { return with(Action::Kind::Front, kNewFrontChoice); }
inline Action front(int n) { return with(Action::Kind::Front, n); }

struct Assault : War {
  explicit Assault(int players = 2) : War(players) { stand(0, 0, "g5"); }
  void attack() {
    begin();
    while (asks(Ask::Interrupt) && s.questions > 1) pass();
    from("g5");
    if (asks(Ask::MoveGroup)) group(std::popcount(figures_at(s, 0, square("g5"))));
    step(Direction::East);
  }
};
struct AgainstArmy : Assault {
  explicit AgainstArmy(int players = 2) : Assault(players) { stand(1, 0, "h5"); }
};
struct AgainstCity : Assault {
  AgainstCity() { build_city(1, 1, "h5"); }
};
struct AgainstVillage : Assault {
  explicit AgainstVillage(int players = 2) : Assault(players) { put(Marker::village(), "h5"); }
  // Only this content is left in the pool.
  void village_holds(std::uint8_t content) {
    bool kept = false;
    for (std::size_t i = 0; i < kVillages; ++i) {
      const bool this_one = !kept && box().village_content[i] == content;
      kept |= this_one;
      if (!this_one) s.village[i].where = Card::Where::FaceUp;
    }
  }
  int face_down(UnitType type) { return unit_deck(box(), s, type).face_down(); }
  void empty_deck(UnitType type) {
    for (std::size_t card = 0; card < kUnitCards; ++card) {
      if (box().unit_type[card] == static_cast<int>(type) && s.unit[card].where == Card::Where::FaceDown)
        s.unit[card] = {.where = Card::Where::Held, .holder = 1, .seen = 2};
    }
  }
};

}  // namespace zig::civilization
