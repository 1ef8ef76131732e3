// MS-2.7, MS-2.8, MS-2.13: control of areas.
#include "games/mesopotamia/pieces.h"

namespace zig::mesopotamia {

int controller(const Box& box, const State& s, Area area) {
  int holder = kNobody;
  for (int seat = 0; seat < s.players(); ++seat) {
    const Player& player = s.of(seat);
    if (player.start == area) return seat;  // MS-2.8
    if (units_at(player, area) == 0) continue;
    if (holder != kNobody) return kNobody;  // units of two empires
    holder = seat;
  }
  if (is_start(box, area)) return kNobody;
  const int settler = settlement_owner(s, area);
  if (settler == kNobody || settler == holder) return holder;
  return holder == kNobody ? settler : static_cast<int>(kNobody);  // MS-2.13
}

Areas controlled(const Box& box, const State& s, int seat) {
  const Player& player = s.of(seat);
  Areas areas;
  for (const Area area : (land_of(player) | player.settlements) - s.blocked) {
    if (area != player.start && controller(box, s, area) == seat) areas.add(area);
  }
  return areas;
}

}  // namespace zig::mesopotamia
