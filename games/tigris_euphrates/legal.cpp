// What may be done (legal, any_legal), and why something may not (judge). Both read targets.h, conflict.h, monuments.h and
// treasures.h.
#include "games/tigris_euphrates/conflict.h"
#include "games/tigris_euphrates/menu.h"
#include "games/tigris_euphrates/monuments.h"
#include "games/tigris_euphrates/targets.h"
#include "games/tigris_euphrates/tigris_euphrates.h"
#include "games/tigris_euphrates/treasures.h"

namespace zig::tigris_euphrates {

namespace {

using Kind = Action::Kind;

Piece at(Cell cell) { return {"cell", cell}; }
Piece tile(Colour colour) { return {"tile", index(colour)}; }
Piece leader(Colour colour) { return {"leader", index(colour)}; }

// How many tiles the asked seat could commit (TE-12.3, TE-13.7).
int committable(const State& s) {
  const LeaderId side = s.step == Step::Attack ? s.conflict.attacker : s.conflict.defender;
  return s.hand[owner_of(side)][index(conflict_colour(s))];
}

// --- why not: the actions of a turn

Verdict judge_leader(const Board& board, const State& s, Colour colour, Cell cell) {
  const LeaderId mover = leader_id(s.active, colour);
  const Targets targets(board, s);
  if (targets.for_leader(mover).has(cell)) return legal_verdict();
  const NamedPiece who{"leader", leader(colour)}, where{"space", at(cell)};
  if (s.leader_at[mover] == cell) return refuse("TE-6.8", "te.refuse.leader_same_space", {who, where});
  if (!targets.free().has(cell)) return refuse("TE-6.2", "te.refuse.leader_occupied", {where});
  if (board.river.has(cell)) return refuse("TE-6.3", "te.refuse.leader_river", {where});
  if (!neighbours_of(cell).meets(s.temples()))
    return refuse("TE-6.4", "te.refuse.leader_temple", {who, where});
  return refuse("TE-6.5", "te.refuse.leader_connects", {who, where});
}

Verdict judge_withdraw(const State& s, Colour colour) {
  if (s.on_board(leader_id(s.active, colour))) return legal_verdict();
  return refuse("TE-6.1", "te.refuse.leader_not_on_board", {{"leader", leader(colour)}});
}

Verdict judge_tile(const Board& board, const State& s, Colour colour, Cell cell) {
  const NamedPiece what{"tile", tile(colour)}, where{"space", at(cell)};
  if (s.hand[s.active][index(colour)] == 0) return refuse("TE-7.1", "te.refuse.tile_not_in_hand", {what});
  const Targets targets(board, s);
  if (targets.for_tile(colour).has(cell)) return legal_verdict();
  if (!targets.free().has(cell)) return refuse("TE-7.1", "te.refuse.tile_occupied", {where});
  if (colour == Colour::Blue && board.land.has(cell))
    return refuse("TE-7.2", "te.refuse.farm_on_land", {where});
  if (board.river.has(cell) && colour != Colour::Blue)
    return refuse("TE-7.2", "te.refuse.tile_on_river", {what, where});
  return refuse("TE-7.3", "te.refuse.tile_connects_three", {where});
}

Verdict judge_catastrophe(const Board& board, const State& s, Cell cell) {
  const NamedPiece where{"space", at(cell)};
  if (s.catastrophes_left[s.active] == 0) return refuse("TE-8.1", "te.refuse.no_catastrophe_left");
  if (Targets(board, s).for_catastrophe().has(cell)) return legal_verdict();
  if (s.catastrophes.has(cell)) return refuse("TE-8.2", "te.refuse.catastrophe_there", {where});
  if (s.leaders.has(cell)) return refuse("TE-8.2", "te.refuse.catastrophe_leader", {where});
  if (s.face_down.has(cell)) return refuse("TE-8.2", "te.refuse.catastrophe_monument", {where});
  if (s.treasures.has(cell)) return refuse("TE-8.2", "te.refuse.catastrophe_treasure", {where});
  return refuse("TE-17.8", "te.refuse.catastrophe_building", {where});
}

Verdict judge_swap(const State& s, const Counts& tiles) {
  if (total(tiles) == 0) return refuse("TE-9.1", "te.refuse.swap_nothing");
  for (const Colour colour : kAllColours) {
    const int has = s.hand[s.active][index(colour)];
    if (tiles[index(colour)] > has)
      return refuse("TE-9.4", "te.refuse.swap_too_many", {{"n", Piece::number(has)}, {"tile", tile(colour)}});
  }
  return legal_verdict();
}

// --- why not: the events of an action

Verdict judge_war(const State& s, Colour colour) {
  if ((colours_at_war(s) >> index(colour)) & 1U) return legal_verdict();
  return refuse("TE-13.1", "te.refuse.no_war", {{"leader", leader(colour)}});
}

Verdict judge_commit(const State& s, int number) {
  const int has = committable(s);
  if (number <= has) return legal_verdict();
  return refuse(is_war(s) ? "TE-13.7" : "TE-12.3", "te.refuse.commit_too_many",
                {{"n", Piece::number(has)}, {"tile", tile(conflict_colour(s))}});
}

Verdict judge_building(const State& s, Cell cell) {
  if (building_targets(s, s.placed).has(cell)) return legal_verdict();
  const Cells& tiles = s.tiles[index(tile_colour(s, s.placed))];
  const Cells lines = line_through(tiles, s.placed, 1) | line_through(tiles, s.placed, kColumns);
  const NamedPiece where{"space", at(cell)};
  if (!lines.has(cell))
    return refuse("TE-17.1", "te.refuse.building_line", {where, {"placed", at(s.placed)}});
  return refuse("TE-17.2", "te.refuse.building_longer",
                {where, {"n", Piece::number(line_needed(s, tile_colour(s, s.placed)))}});
}

Verdict judge_monument(const State& s, int monument, Cell upper_left) {
  const Colour colour = tile_colour(s, s.placed);
  const NamedPiece which{"monument", {"monument", monument}};
  if (!squares_of(s, s.placed).has(upper_left))
    return refuse("TE-14.5", "te.refuse.monument_square",
                  {{"space", at(upper_left)}, {"tile", tile(colour)}, {"placed", at(s.placed)}});
  if (s.monument[monument] != kNowhere) return refuse("TE-14.2", "te.refuse.monument_built", {which});
  if (!fits(s, monument, colour))
    return refuse("TE-14.2", "te.refuse.monument_colour", {which, {"tile", tile(colour)}});
  return legal_verdict();
}

Verdict judge_leave(const Board& board, const State& s, Cell cell) {
  const TreasureChoice choice = treasure_choice(board, s);
  if (choice.may_stay.has(cell)) return legal_verdict();
  const NamedPiece where{"space", at(cell)};
  if (choice.treasures.has(cell)) return refuse("TE-15.4", "te.refuse.treasure_priority", {where});
  return refuse("TE-15.1", "te.refuse.no_treasure", {where});
}

// --- why not: something else is asked

// No space, colour or monument of this game: nothing that a notation can say.
bool is_nonsense(const Action& action) {
  return index(action.colour) >= kColours || action.cell >= kCells ||
         (action.kind == Kind::Monument && action.number >= kMonuments);
}

bool is_turn_action(Kind kind) { return kind >= Kind::EndTurn && kind <= Kind::Swap; }

bool answers(Kind kind, Step step) {
  switch (step) {
    case Step::Action: return is_turn_action(kind);
    case Step::WarOrder: return kind == Kind::War;
    case Step::Attack:
    case Step::Defend: return kind == Kind::Commit;
    case Step::Building: return kind == Kind::Building || kind == Kind::Decline;
    case Step::Monument: return kind == Kind::Monument || kind == Kind::Decline;
    case Step::Treasure: return kind == Kind::Leave;
    case Step::Over: return false;
  }
  return false;
}

Verdict something_else_is_asked(const State& s, Kind kind) {
  const bool conflict = s.step == Step::WarOrder || s.step == Step::Attack || s.step == Step::Defend;
  if (conflict && (kind == Kind::Withdraw || kind == Kind::Leader))
    return refuse(is_war(s) ? "TE-13.14" : "TE-12.8", "te.refuse.no_retreat");
  if (s.step != Step::Action && is_turn_action(kind)) return refuse("TE-5.3", "te.refuse.action_not_over");
  switch (s.step) {
    case Step::Action: return refuse("TE-5.1", "te.refuse.choose_action");
    case Step::WarOrder: return refuse("TE-13.2", "te.refuse.choose_war");
    case Step::Attack:
    case Step::Defend: return refuse(is_war(s) ? "TE-13.7" : "TE-12.3", "te.refuse.choose_commitment");
    case Step::Building: return refuse("TE-17.1", "te.refuse.choose_building");
    case Step::Monument: return refuse("TE-14.1", "te.refuse.choose_monument");
    default: return refuse("TE-15.2", "te.refuse.choose_treasure");
  }
}

Verdict not_asked(const State& s, Seat asked) {
  const NamedPiece who{"seat", {"dynasty", s.options.dynasties[asked.n]}};
  switch (s.step) {
    case Step::Attack:
    case Step::Defend: return refuse(is_war(s) ? "TE-13.7" : "TE-12.3", "te.refuse.others_conflict", {who});
    case Step::Treasure: return refuse("TE-15.2", "te.refuse.others_treasure", {who});
    default: return refuse("TE-5.1", "te.refuse.others_turn", {who});
  }
}

}  // namespace

void TigrisEuphrates::legal(const State& s, Seat seat, Actions& out) const {
  out.clear();
  if (!pending(s).has(seat)) return;
  switch (s.step) {
    case Step::Action: Menu(board(s), s).list(out); break;
    case Step::WarOrder:
      for (const Colour colour : kAllColours) {
        if ((colours_at_war(s) >> index(colour)) & 1U) out.push_back(fight(colour));
      }
      break;
    case Step::Attack:
    case Step::Defend:
      for (int number = 0; number <= committable(s); ++number) out.push_back(commit(number));
      break;
    case Step::Building:
      for (const Cell cell : building_targets(s, s.placed)) out.push_back(put_building(cell));
      out.push_back(decline());
      break;
    case Step::Monument:
      for (int monument = 0; monument < kMonuments; ++monument) {
        if (!fits(s, monument, tile_colour(s, s.placed))) continue;
        for (const Cell square : squares_of(s, s.placed)) out.push_back(build_monument(monument, square));
      }
      out.push_back(decline());
      break;
    case Step::Treasure:
      for (const Cell cell : treasure_choice(board(s), s).may_stay) out.push_back(leave_treasure(cell));
      break;
    case Step::Over: break;
  }
}

Action TigrisEuphrates::any_legal(const State& s, Seat seat, Random& random) const {
  const auto one_of = [&](int count) {
    return static_cast<int>(random.below(static_cast<std::uint32_t>(count)));
  };
  if (s.step == Step::Action) {
    const Menu menu(board(s), s);
    return menu.pick(one_of(menu.count()));
  }
  if (s.step == Step::Attack || s.step == Step::Defend) return commit(one_of(committable(s) + 1));
  Actions actions;  // the others have few choices
  legal(s, seat, actions);
  return actions[random.below(static_cast<std::uint32_t>(actions.size()))];
}

Verdict TigrisEuphrates::judge(const State& s, Seat seat, Action action) const {
  if (s.step == Step::Over) return refuse("TE-16.1", "te.refuse.over");
  const Seats asked = pending(s);
  if (!asked.has(seat)) return not_asked(s, asked.first());
  if (is_nonsense(action)) return refuse("TE-5.1", "te.refuse.choose_action");
  if (!answers(action.kind, s.step)) return something_else_is_asked(s, action.kind);
  const Board& side = board(s);
  switch (action.kind) {
    case Kind::Leader: return judge_leader(side, s, action.colour, action.cell);
    case Kind::Withdraw: return judge_withdraw(s, action.colour);
    case Kind::Tile: return judge_tile(side, s, action.colour, action.cell);
    case Kind::Catastrophe: return judge_catastrophe(side, s, action.cell);
    case Kind::Swap: return judge_swap(s, action.tiles);
    case Kind::War: return judge_war(s, action.colour);
    case Kind::Commit: return judge_commit(s, action.number);
    case Kind::Building: return judge_building(s, action.cell);
    case Kind::Monument: return judge_monument(s, action.number, action.cell);
    case Kind::Leave: return judge_leave(side, s, action.cell);
    default: return legal_verdict();  // end of the turn, no building, no monument
  }
}

}  // namespace zig::tigris_euphrates
