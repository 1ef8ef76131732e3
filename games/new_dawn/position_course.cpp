// Where a position stands within a turn must fit the pieces: a question about a caravan needs that caravan on the map.
#include "games/new_dawn/position.h"
#include "games/new_dawn/question_fits.h"

namespace zig::new_dawn {

namespace {

bool resolution_names_something(const State& s, const Resolution& now) {
  return now.card < kCards && now.slot < kSlots && now.as >= 1 && now.as <= kSlots &&
         now.why <= Why::Capitalism && now.caravan < kCaravans &&
         (now.wonder == kNone || now.wonder < kWonders) && now.left <= 40 && now.extra <= 40 &&
         now.steps <= 60 && now.need <= 20 && now.need >= 0 && now.paid <= 3 && s.active < s.players();
}

bool attack_names_something(const State& s, const Attack& attack) {
  if (attack.space == kNowhere) return attack.defender == kNobody;
  if (!on_map(s, attack.space) || attack.target > Target::Token) return false;
  return attack.defender == kNobody ||
         (attack.defender < s.players() && attack.attack < 100 && attack.defence < 100);
}

// ND-3.3, ND-3.11: while the map is built everybody has a capital, on the map or on one tile still to be laid.
bool everybody_gets_a_capital(const Box& box, const State& s) {
  for (std::size_t seat = 0; seat < s.options.players; ++seat) {
    int to_come = 0;
    for (std::size_t tile = 0; tile < kTiles; ++tile) {
      to_come += s.dealt[tile] == seat && !s.map.laid(static_cast<int>(tile) + 1) &&
                 box.tiles[tile].kind == TileKind::Capital;
    }
    if (to_come + (s.player[seat].capital != kNowhere ? 1 : 0) != 1) return false;
  }
  return true;
}

}  // namespace

std::optional<Fault> fault_in_course(const Box& box, const State& s) {
  const auto fault = [](std::string where, Phrase what) {
    return Fault{"course." + std::move(where), std::move(what), "ND-16.1"};
  };
  if (!resolution_names_something(s, s.now)) return fault("now", "names no card, slot or piece of this game");
  if (!resolution_names_something(s, s.main))
    return fault("main", "names no card, slot or piece of this game");
  for (const Space space : s.arrived) {
    if (space != kNowhere && !on_map(s, space)) return fault("arrived", "names no space of this map");
  }
  if (s.window == Window::MapBuilding && !everybody_gets_a_capital(box, s))
    return Fault{"dealt", "must leave each seat one capital, on the map or on a tile to be laid", "ND-3.3"};
  if (!attack_names_something(s, s.attack)) return fault("attack", "names no space or seat of this game");
  if (s.window == Window::Over)
    return s.questions == 0 ? std::nullopt : std::optional(fault("questions", "must be empty after the end"));
  if (s.questions == 0) return fault("questions", "somebody must be asked");
  for (std::size_t i = 0; i < s.questions; ++i) {
    const std::string where = "questions[" + std::to_string(i) + "]";
    if (s.question[i].seat >= s.players()) return fault(where, "asks a seat that nobody plays");
    const auto fits = question_row(s.question[i].ask).fits;
    if (fits && !fits(box, s, s.question[i]))
      return fault(where, "does not fit the pieces and the turn; leave course out to begin a turn");
  }
  if (s.automated(s.asked().seat))
    return fault("questions",
                 "asks an automated player, who answers at once; leave course out to begin a turn");
  Actions actions;
  list_answers(box, s, actions);
  if (actions.size() < 2) return fault("questions", "leaves no choice; leave course out to begin a turn");
  return std::nullopt;
}

}  // namespace zig::new_dawn
