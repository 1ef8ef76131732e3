// TE-5 to TE-11: the actions, what follows from them in the order of TE-11, and the end of a turn.
#include "games/tigris_euphrates/bag.h"
#include "games/tigris_euphrates/conflict.h"
#include "games/tigris_euphrates/monuments.h"
#include "games/tigris_euphrates/tigris_euphrates.h"
#include "games/tigris_euphrates/treasures.h"

namespace zig::tigris_euphrates {

namespace {

using Kind = Action::Kind;

// --- the end of a turn (TE-10, TE-16)

template <class Sink>
void end_game(const Course<Sink>& course, bool bag_is_empty, int seat) {
  course.s.step = Step::Over;
  course.tell({.kind = Event::Kind::GameEnded,
               .seat = static_cast<std::uint8_t>(seat),
               .bag_is_empty = bag_is_empty});
}

// TE-10.2, TE-10.3: the active player first, then the others clockwise. False: the game is over (TE-16.2).
template <class Sink>
bool refill_hands(const Course<Sink>& course) {
  State& s = course.s;
  int seat = s.active;
  do {
    const int missing = kHandSize - total(s.hand[seat]);
    if (missing > 0 && !draw_tiles(course, seat, missing)) {
      end_game(course, true, seat);
      return false;
    }
    seat = s.left_of(seat);
  } while (seat != s.active);
  return true;
}

template <class Sink>
void end_turn(const Course<Sink>& course) {
  State& s = course.s;
  pay_income(course);  // TE-10.1
  if (!refill_hands(course)) return;
  if (s.treasures.count() <= kLastTreasures) return end_game(course, false, s.active);
  s.active = static_cast<std::uint8_t>(s.left_of(s.active));  // TE-10.4
  s.actions_done = 0;
  s.step = Step::Action;
  if (s.turn < 0xFFFF) ++s.turn;
  course.tell({.kind = Event::Kind::TurnBegan, .seat = s.active});
}

// --- the end of an action (TE-11)

// TE-5.5: the turn ends by itself after the second action.
template <class Sink>
void end_action(const Course<Sink>& course) {
  State& s = course.s;
  s.placed = kNowhere;
  s.step = Step::Action;
  if (++s.actions_done == kActionsPerTurn) end_turn(course);
}

// TE-15.1, TE-15.7: taken at once where nothing is to be chosen.
template <class Sink>
void hand_out_treasures(const Course<Sink>& course) {
  const TreasureChoice choice = treasure_choice(course.board, course.s);
  if (choice.trader != kNobody && choice.may_stay.count() > 1) {
    course.s.step = Step::Treasure;
    return;
  }
  if (choice.trader != kNobody) take_all_but(course, choice, choice.may_stay.first());
  end_action(course);
}

// TE-14.1, TE-14.2
template <class Sink>
void offer_monument(const Course<Sink>& course) {
  State& s = course.s;
  if (any_monument_fits(s, tile_colour(s, s.placed)) && squares_of(s, s.placed).any()) {
    s.step = Step::Monument;
  } else {
    hand_out_treasures(course);
  }
}

// TE-17.1, TE-17.9: the building first, then the monument.
template <class Sink>
void offer_building(const Course<Sink>& course) {
  State& s = course.s;
  if (s.options.building_game && building_targets(s, s.placed).any()) {
    s.step = Step::Building;
  } else {
    offer_monument(course);
  }
}

// TE-13.2, TE-13.13: the next war, as long as leaders of one colour are connected.
template <class Sink>
void go_on_with_wars(const Course<Sink>& course) {
  State& s = course.s;
  const unsigned colours = colours_at_war(s);
  if (colours == 0) {
    s.union_tile = 0;
    course.tell({.kind = Event::Kind::PeaceMade, .seat = s.active, .cell = s.placed});
    offer_building(course);
  } else if (std::has_single_bit(colours)) {
    begin_war(course, colour_of(std::countr_zero(colours)));
  } else {
    s.step = Step::WarOrder;
  }
}

// --- the actions

template <class Sink>
void act_leader(const Course<Sink>& course, Colour colour, Cell cell) {
  State& s = course.s;
  const LeaderId leader = leader_id(s.active, colour);
  const Cell from = s.leader_at[leader];
  if (from != kNowhere) lift(s, leader);  // TE-6.7
  const LeaderSet beside = kingdoms_beside(s, cell);
  // TE-6.11, TE-12.1: at most one kingdom lies beside (TE-6.5).
  const LeaderId rival = beside ? leader_of_colour(s, first_of(beside), colour) : kNobody;
  s.leader_at[leader] = cell;
  s.leaders.add(cell);
  s.placed = cell;
  join(s, cell, beside, leader);
  course.tell({.kind = from == kNowhere ? Event::Kind::LeaderPlaced : Event::Kind::LeaderMoved,
               .seat = s.active,
               .colour = colour,
               .from = from,
               .cell = cell});
  if (rival != kNobody) {
    begin_conflict(course, leader, rival);
  } else {
    hand_out_treasures(course);
  }
}

// TE-6.9: never in answer to a conflict, so nothing can follow (TE-11.6).
template <class Sink>
void act_withdraw(const Course<Sink>& course, Colour colour) {
  State& s = course.s;
  const LeaderId leader = leader_id(s.active, colour);
  course.tell({.kind = Event::Kind::LeaderWithdrawn,
               .seat = s.active,
               .colour = colour,
               .cell = s.leader_at[leader]});
  lift(s, leader);
  end_action(course);
}

// TE-7.4 to TE-7.6: the point goes to the leader of the tile's colour, or to the king. TE-17.10: the building there adds one.
template <class Sink>
void award_tile_point(const Course<Sink>& course, LeaderId kingdom, Colour colour, Cell cell) {
  const State& s = course.s;
  LeaderId leader = leader_of_colour(s, kingdom, colour);
  if (leader == kNobody) leader = leader_of_colour(s, kingdom, Colour::Black);
  if (leader == kNobody) return;
  course.award(owner_of(leader), colour, 1, Event::kTile, cell);
  const Cell building = s.building[index(colour)];
  if (building != kNowhere && s.kingdom[kingdom].has(building)) {
    course.award(owner_of(leader), colour, 1, Event::kBonus, building);
  }
}

template <class Sink>
void act_tile(const Course<Sink>& course, Colour colour, Cell cell) {
  State& s = course.s;
  const LeaderSet beside = kingdoms_beside(s, cell);  // TE-7.11
  --s.hand[s.active][index(colour)];
  s.tiles[index(colour)].add(cell);
  s.placed = cell;
  join(s, cell, beside);
  course.tell({.kind = Event::Kind::TilePlaced, .seat = s.active, .colour = colour, .cell = cell});
  if (std::popcount(beside) < 2) {
    if (beside) award_tile_point(course, kingdom_at(s, cell), colour, cell);  // TE-7.8
    return offer_building(course);
  }
  s.union_tile = 1;  // TE-7.9
  course.tell({.kind = Event::Kind::United,
               .seat = s.active,
               .cell = cell,
               .number = static_cast<std::int16_t>(std::popcount(colours_at_war(s)))});
  go_on_with_wars(course);
}

template <class Sink>
void act_catastrophe(const Course<Sink>& course, Cell cell) {
  State& s = course.s;
  const bool on_tile = s.face_up().has(cell);
  const Colour colour = tile_colour(s, cell);
  const LeaderId kingdom = on_tile ? kingdom_at(s, cell) : kNobody;
  --s.catastrophes_left[s.active];
  s.catastrophes.add(cell);
  course.tell({.kind = Event::Kind::Catastrophe,
               .seat = s.active,
               .colour = on_tile ? colour : Colour{},
               .cell = cell,
               .on_tile = on_tile});
  if (on_tile) {
    s.tiles[index(colour)].remove(cell);
    ++s.discarded[index(colour)];
    if (kingdom != kNobody) look_again(s, kingdom);                        // TE-8.4
    if (colour == Colour::Red) course.send_home_leaders_without_temple();  // TE-8.5
  }
  end_action(course);
}

template <class Sink>
void act_swap(const Course<Sink>& course, const Counts& tiles) {
  State& s = course.s;
  for (int colour = 0; colour < kColours; ++colour) {
    s.hand[s.active][colour] = static_cast<std::uint8_t>(s.hand[s.active][colour] - tiles[colour]);
    s.thrown[s.active][colour] = static_cast<std::uint8_t>(s.thrown[s.active][colour] + tiles[colour]);
  }
  course.tell({.kind = Event::Kind::Swapped,
               .seat = s.active,
               .number = static_cast<std::int16_t>(total(tiles)),
               .knower = s.active,
               .tiles = tiles});
  if (!draw_tiles(course, s.active, total(tiles))) {  // TE-9.5, TE-16.2
    end_game(course, true, s.active);
  } else {
    end_action(course);
  }
}

template <class Sink>
void act_commit(const Course<Sink>& course, Seat seat, int number) {
  State& s = course.s;
  commit_tiles(course, seat.n, number);
  if (s.step == Step::Attack) {
    s.conflict.committed = static_cast<std::uint8_t>(number);
    s.step = Step::Defend;
    return;
  }
  const bool war = is_war(s);
  decide_conflict(course, number);
  if (war) {
    go_on_with_wars(course);
  } else {
    hand_out_treasures(course);  // TE-11.1
  }
}

}  // namespace

Seats TigrisEuphrates::pending(const State& s) const {
  const auto one = [](int seat) { return Seats::one(Seat{static_cast<std::uint8_t>(seat)}); };
  switch (s.step) {
    case Step::Attack: return one(owner_of(s.conflict.attacker));
    case Step::Defend: return one(owner_of(s.conflict.defender));
    case Step::Treasure: return one(owner_of(treasure_choice(board(s), s).trader));  // TE-15.2
    case Step::Over: return {};
    default: return one(s.active);
  }
}

template <class Sink>
void TigrisEuphrates::apply(State& s, Seat seat, Action action, Random& random, Sink& sink) const {
  const Course<Sink> course{board(s), s, random, sink};
  switch (action.kind) {
    case Kind::None: return;
    case Kind::EndTurn: end_turn(course); break;
    case Kind::Leader: act_leader(course, action.colour, action.cell); break;
    case Kind::Withdraw: act_withdraw(course, action.colour); break;
    case Kind::Tile: act_tile(course, action.colour, action.cell); break;
    case Kind::Catastrophe: act_catastrophe(course, action.cell); break;
    case Kind::Swap: act_swap(course, action.tiles); break;
    case Kind::War: begin_war(course, action.colour); break;
    case Kind::Commit: act_commit(course, seat, action.number); break;
    case Kind::Building:
      put_up_building(course, action.cell);
      offer_monument(course);
      break;
    case Kind::Monument:
      put_up_monument(course, action.number, action.cell);
      hand_out_treasures(course);
      break;
    case Kind::Decline:
      if (s.step == Step::Building) {
        offer_monument(course);
      } else {
        hand_out_treasures(course);
      }
      break;
    case Kind::Leave:
      take_all_but(course, treasure_choice(course.board, s), action.cell);
      end_action(course);
      break;
  }
  if (s.step == Step::Over) {
    s.placed = kNowhere;
    s.union_tile = 0;
  }
  if (pending(s) != Seats::one(seat)) ++s.frontier;
}

template void TigrisEuphrates::apply(State&, Seat, Action, Random&, Silent&) const;
template void TigrisEuphrates::apply(State&, Seat, Action, Random&, Recorder<Event>&) const;

}  // namespace zig::tigris_euphrates
