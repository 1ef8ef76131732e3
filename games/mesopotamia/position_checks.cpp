// Whether the pieces of a position can be so: numbers of components, places, limits. What is read is already made of things that exist.
#include "games/mesopotamia/names.h"
#include "games/mesopotamia/position.h"

namespace zig::mesopotamia {

namespace {

class Pieces {
 public:
  Pieces(const Box& box, const State& s, int seat)
      : box_(box), s_(s), seat_(seat), player_(s.of(seat)), where_("seats[" + std::to_string(seat) + "].") {}

  Fault broken() const {
    for (const auto check : {&Pieces::land_units, &Pieces::rams_and_ships, &Pieces::buildings, &Pieces::limit,
                             &Pieces::ziggurat, &Pieces::dice, &Pieces::goods, &Pieces::beside_the_map}) {
      if (Fault found = (this->*check)()) return found;
    }
    return std::nullopt;
  }

 private:
  Fault at_seat(std::string_view key, Phrase what, std::string_view rule) const {
    return fault(where_ + std::string(key), std::move(what), rule);
  }
  Phrase name(Area area) const { return in_quotes(area_name(box_, area)); }
  bool enemy() const { return s_.scenario() && s_.automated(seat_); }

  // MS-2.9, MS-2.10: where pieces of the seat can never be.
  Fault wrong_start(std::string_view key, Area area) const {
    if (area == kNowhere || !is_start(box_, area) || area == player_.start) return std::nullopt;
    if (s_.closed.has(area))
      return at_seat(key,
                     say("stand in {area}, a start area that is closed; move them", {{"area", name(area)}}),
                     "MS-2.10");
    const bool ashur = s_.options.mode == Mode::DefendersOfAshur && enemy();
    const bool taken =
        s_.options.mode == Mode::SiegeOfUr && s_.over() && s_.outcome == Outcome::Won && !enemy();
    if (ashur || taken) return std::nullopt;  // MS-18.10, MS-17.4
    return at_seat(key,
                   say("stand in {area}, the start area of somebody else; move them", {{"area", name(area)}}),
                   "MS-2.9");
  }
  Fault land_units() const {
    for (std::size_t i = 0; i < kLandUnits; ++i) {
      if (Fault found = wrong_start("units", player_.unit[i])) return found;
      const bool late = player_.since[i] > s_.clock || (player_.unit[i] == kNowhere && player_.since[i] > 0);
      if (late) return at_seat("units", "came later than the latest arrival; raise course.clock", "MS-11.5");
    }
    return std::nullopt;
  }
  Fault rams_and_ships() const {
    for (const Area area : player_.ram) {
      if (Fault found = wrong_start("rams", area)) return found;
    }
    for (std::size_t i = 0; i < kShips; ++i) {
      for (std::size_t other = 0; other < i; ++other) {
        if (player_.ship[i] != kNowhere && player_.ship[i] == player_.ship[other])
          return at_seat("ships",
                         say("are twice on {segment}; own ships never share a segment",
                             {{"segment", in_quotes(segment_name(box_, player_.ship[i]))}}),
                         "MS-6.11");
      }
    }
    return std::nullopt;
  }

  Fault buildings() const {
    if (Fault found = building("walls", player_.walls, kWalls, wall_owner, "MS-7.2")) return found;
    return building("settlements", player_.settlements, kSettlements, settlement_owner, "MS-7.3");
  }
  template <class OwnerAt>
  Fault building(std::string_view key, const Areas& areas, int most, OwnerAt owner_at,
                 std::string_view rule) const {
    if (areas.count() > most)
      return at_seat(key, say("are {n}; an empire has {max}", {{"n", areas.count()}, {"max", most}}),
                     "MS-1.3");
    for (const Area area : areas) {
      if (is_start(box_, area))
        return at_seat(key, say("stand in {area}, a start area; move them", {{"area", name(area)}}), rule);
      if (s_.blocked.has(area))
        return at_seat(key,
                       say("stand in {area}, which has a block token with this number of players; move them",
                           {{"area", name(area)}}),
                       "MS-2.11");
      if (owner_at(s_, area) != seat_)
        return at_seat(key,
                       say("stand in {area}, where somebody else has one; there is one in an area",
                           {{"area", name(area)}}),
                       rule);
    }
    return std::nullopt;
  }

  Fault limit() const {
    if (enemy() || s_.stage <= Stage::StartChoices) return std::nullopt;
    const int units = units_on_board(player_), most = unit_limit(box_, s_, seat_);
    if (units <= most) return std::nullopt;
    return at_seat("units",
                   say("are {n} with ships and rams; the limit on population position {position} is {max}: "
                       "take some away, or raise tracks.population",
                       {{"n", units}, {"position", position(s_, Track::Population, seat_)}, {"max", most}}),
                   "MS-10.4");
  }

  // --- the ziggurat and its dice

  Fault ziggurat() const {
    const int population = position(s_, Track::Population, seat_);
    if (enemy() || player_.floors <= population) return std::nullopt;
    return at_seat("floors",
                   say("are {n}, but the population position is {position}; a floor needs a position as "
                       "high: raise tracks.population",
                       {{"n", player_.floors}, {"position", population}}),
                   "MS-7.6");
  }
  bool waits_for_colour() const {
    return s_.questions > 0 && s_.asked().ask == Ask::FloorColour && s_.asked().seat == seat_;
  }
  Fault dice() const {
    const bool turn = (s_.stage == Stage::Turns && s_.active() == seat_) || (s_.over() && s_.scenario());
    const std::size_t taken =
        s_.automated(seat_)
            ? 0U
            : static_cast<std::size_t>(std::max(0, player_.floors - (waits_for_colour() ? 1 : 0)));
    for (std::size_t i = 0; i < player_.floors; ++i) {
      const Die& die = player_.dice[i];
      for (std::size_t earlier = i < 3 ? 0 : 3; i < taken && earlier < i; ++earlier) {
        if (player_.dice[earlier].colour == die.colour)
          return at_seat("dice",
                         "have a colour twice; floors 1 to 3 give three colours, and so do floors 4 to 6",
                         "MS-5.11");
      }
      if (die.free()) continue;
      const bool performed = s_.over() || ((s_.turn.used >> die.on) & 1U);
      if (!turn || !performed || die.face == Die::kUnrolled || die.face == Die::kAnyFace)
        return at_seat(
            "dice",
            "lie on a card whose action was not performed in this turn; say which were in course.turn.used",
            "MS-5.3");
    }
    return std::nullopt;
  }

  Fault goods() const {
    if (!s_.automated(seat_)) return std::nullopt;
    for (std::size_t i = 0; i < kResources; ++i) {
      if (static_cast<Resource>(i) != Resource::Bone && player_.goods[i] > 0)
        return at_seat("goods",
                       "are those of an automaton, which keeps nothing but bones; leave the others out",
                       "MS-16.1");
    }
    return std::nullopt;
  }
  Fault beside_the_map() const {
    if (amphorae(s_, seat_) > kAmphorae)
      return fault("trade",
                   say("has more than {max} amphorae of seat {seat}; take some away",
                       {{"max", kAmphorae}, {"seat", seat_}}),
                   "MS-1.3");
    if (event_dice_left(s_, seat_) < 0)
      return fault("events",
                   say("has more than {max} running events of seat {seat}; take some away",
                       {{"max", kEventDice}, {"seat", seat_}}),
                   "MS-13.6");
    return std::nullopt;
  }

  const Box& box_;
  const State& s_;
  int seat_;
  const Player& player_;
  std::string where_;
};

// MS-3.9: what is face down is one of the tokens that nobody has seen.
Fault too_few_tokens(const Box& box, const State& s) {
  std::array<int, kTerrains> left{};
  for (std::size_t i = 0; i < box.events.size(); ++i)
    left[at(box.events[i].terrain)] += in_play(s, box.events[i].part) && !((s.seen_events >> i) & 1U);
  for (const Area area : box.map.all) {
    if (s.event[area].state != AreaEvent::State::FaceDown) continue;
    if (--left[static_cast<std::size_t>(box.map.areas[area].terrain)] < 0)
      return fault("seen",
                   say("leaves too few {terrain} tokens for the events that are face down; shorten it",
                       {{"terrain", kTerrainIds[static_cast<std::size_t>(box.map.areas[area].terrain)]}}),
                   "MS-3.9");
  }
  return std::nullopt;
}

// MS-10.7; the defenders of Ur may enter a position that is taken (MS-17.4).
Fault crowded_top(const Box& box, const State& s) {
  for (std::size_t track = 0; track < kTracks; ++track) {
    const Ranking& ranking = s.track[track];
    int on_top = 0;
    for (int seat = 0; seat < s.players(); ++seat)
      on_top += ranking.position[static_cast<std::size_t>(seat)] == box.positions[track] &&
                !(s.options.mode == Mode::SiegeOfUr && s.automated(seat));
    if (on_top > 1)
      return fault("tracks." + std::string(kTrackIds[track]),
                   "has two seals on the highest position, which holds one", "MS-10.7");
  }
  return std::nullopt;
}

Fault lost_already(const Box& box, const State& s) {
  if (s.over() || !s.scenario()) return std::nullopt;
  constexpr std::size_t kEnemySeat = 1;
  for (std::size_t track = 0; track < kTracks && s.options.mode == Mode::SiegeOfUr; ++track) {
    if (s.track[track].position[kEnemySeat] >= box.siege.loss_position[track])
      return fault("tracks." + std::string(kTrackIds[track]),
                   "has the defenders on the position with which they win; the game would be over",
                   "MS-17.4");
  }
  if (s.options.mode == Mode::DefendersOfAshur && ashur_lost(box, s))
    return fault("seats[1].units", "stand in your city without a unit of yours; the game would be over",
                 "MS-18.5");
  return std::nullopt;
}

}  // namespace

Fault broken_piece(const Box& box, const State& s) {
  for (int seat = 0; seat < s.players(); ++seat) {
    if (Fault found = Pieces(box, s, seat).broken()) return found;
  }
  for (const auto check : {too_few_tokens, crowded_top, lost_already}) {
    if (Fault found = check(box, s)) return found;
  }
  return std::nullopt;
}

}  // namespace zig::mesopotamia
