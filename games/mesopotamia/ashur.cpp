// MS-18: Defenders of Ashur. The human is seat 0, the enemy is seat 1.
#include "games/mesopotamia/scenarios.h"

namespace zig::mesopotamia {

namespace {

using Kind = Event::Kind;

bool has_land_units(const Player& player) { return land_of(player).any(); }

// MS-18.3: as far as figures are left; survivors stay, bones carry over.
void send_wave(const Course& c) {
  const AshurSheet& ashur = c.box.ashur;
  const Wave& wave = ashur.waves[c.s.wave++];
  c.tell({.kind = Kind::WaveArrived, .seat = kEnemy, .a = c.s.wave});
  for (std::size_t type = 0; type < kUnitTypes; ++type) {
    for (int left = wave.units[type]; left > 0; --left)
      place_unit(c, kEnemy, static_cast<UnitType>(type), ashur.base);
  }
  for (int left = wave.rams; left > 0; --left) place_ram(c, kEnemy, ashur.base);
  gain(c, kEnemy, Resource::Bone, wave.bones);
  settle_arrivals(c);
}

// MS-18.4, MS-R.59: the face-up token of the gardens goes to the human; there are five, for six waves.
void take_marker(const Course& c) {
  for (GardensPart& part : c.s.gardens) {
    if (part.owner != kNobody) continue;
    part.owner = kHuman;
    return turn_up_gardens(c);
  }
}

// MS-18.14
void send_back_rams(const Course& c) {
  if (has_land_units(c.player(kEnemy))) return;
  for (const Area ram : c.player(kEnemy).ram) {
    if (ram != kNowhere) remove_ram(c, kEnemy, ram);
  }
}

}  // namespace

void set_up_ashur(const Course& c) {
  const int human = position(c.s, Track::Event, kHuman);
  const int enemy = c.box.ashur.event_position;
  set_seals(c.s, Track::Event, human, enemy, human > enemy ? kHuman : kEnemy);
  // MS-18.1: the enemy has no seal on the population track.
  set_seals(c.s, Track::Population, position(c.s, Track::Population, kHuman), 0, kHuman);
  send_wave(c);  // MS-18.11
}

// MS-18.4
void test_wave(const Course& c) {
  if (has_land_units(c.player(kEnemy)) && bones(c.s, kEnemy) > 0) return;
  c.tell({.kind = Kind::WaveBeaten, .seat = kEnemy, .a = c.s.wave});
  if (c.s.wave == kWaves) return win_scenario(c);
  take_marker(c);
  send_back_rams(c);
  send_wave(c);
}

bool ashur_lost(const Box&, const State& s) {
  const Area city = s.of(kHuman).start;
  return units_at(s.of(kEnemy), city) > 0 && units_at(s.of(kHuman), city) == 0;
}

}  // namespace zig::mesopotamia
