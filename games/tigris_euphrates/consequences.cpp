// TE-6.11, TE-7, TE-8, TE-12 to TE-15, TE-17 seen in advance: the action is carried out on a copy, up to the next question.
#include "games/tigris_euphrates/consequences.h"

#include "engine/json_object.h"
#include "games/tigris_euphrates/monuments.h"
#include "games/tigris_euphrates/names.h"
#include "games/tigris_euphrates/texts.h"
#include "games/tigris_euphrates/treasures.h"
#include "games/tigris_euphrates/view_parts.h"

namespace zig::tigris_euphrates {

namespace {

using Kind = Action::Kind;

// Nothing can follow, or chance decides: most of the options of a turn, seen at a glance.
bool nothing_to_tell(const State& s, Action action) {
  switch (action.kind) {
    case Kind::Swap:
    case Kind::EndTurn: return true;
    case Kind::Tile: {
      const Cells like = s.tiles[index(action.colour)] & neighbours_of(action.cell);
      return like.empty() && kingdoms_beside(s, action.cell) == 0;
    }
    case Kind::Catastrophe: return !s.face_up().has(action.cell);
    default: return false;
  }
}

class Consequences {
 public:
  Consequences(const TigrisEuphrates& game, const State& s, Seat seat, Action action)
      : before_(s), after_(s), seat_(seat), action_(action) {
    after_.actions_done = 0;  // the action alone: no end of the turn, which would draw tiles
    Random random = Random::fast(0);
    game.apply(after_, seat, action, random, recorder_);
    in_conflict_ =
        after_.step == Step::WarOrder || after_.step == Step::Attack || after_.step == Step::Defend;
  }

  Json json() {
    tell_points();
    tell_losses();
    if (action_.kind == Kind::Tile) tell_kingdoms_beside();
    if (action_.kind == Kind::Leader) tell_where_leader_stands();
    if (action_.kind == Kind::Commit) tell_strengths();
    if (action_.kind == Kind::Catastrophe || action_.kind == Kind::Withdraw) tell_split();
    if (in_conflict_ && after_.step != Step::Defend) tell_conflicts();
    tell_building_and_monuments();
    tell_treasures();
    return std::move(json_);
  }

 private:
  Json& list(const char* key) {
    if (!json_.contains(key)) json_[key] = Json::array();
    return json_[key];
  }

  void tell_points() {
    for (const Event& event : recorder_.events) {
      if (event.kind != Event::Kind::Point) continue;
      list("points").push_back(json_object("seat", event.seat, "colour",
                                           kColourIds[static_cast<std::size_t>(event.colour)], "points",
                                           event.number));
    }
  }

  // Tiles that a war removes, and leaders that go home.
  void tell_losses() {
    for (const Event& event : recorder_.events) {
      if (event.kind == Event::Kind::TilesRemoved) json_["removed"] = cells_json(event.cells);
      if (event.kind != Event::Kind::LeaderHome) continue;
      list("home").push_back(json_object("seat", event.seat, "leader",
                                         kLeaderIds[static_cast<std::size_t>(event.colour)], "cell",
                                         cell_name(event.cell)));
    }
  }

  // One kingdom grows, or two become one (TE-7.9).
  void tell_kingdoms_beside() {
    const LeaderSet beside = kingdoms_beside(before_, action_.cell);
    if (beside == 0) return;
    if (std::has_single_bit(beside)) {
      json_["kingdom"] = kingdom_letter(before_, first_of(beside));
      return;
    }
    each_leader(beside, [&](LeaderId head) { list("unites").push_back(kingdom_letter(before_, head)); });
  }

  // The kingdom it joins, and what it has there in a revolt and in a war.
  void tell_where_leader_stands() {
    const LeaderId leader = leader_id(before_.active, action_.colour);
    const LeaderSet others = leaders_in(after_, after_.realm[leader]) & ~leader_bit(leader);
    if (others != 0) json_["kingdom"] = kingdom_letter(before_, before_.realm[first_of(others)]);
    json_["revolt"] = temples_beside(after_, leader);
    json_["war"] = supporters(after_, leader).count();
  }

  // The kingdom that falls apart, and into how many.
  void tell_split() {
    const LeaderId kingdom = action_.kind == Kind::Catastrophe
                                 ? kingdom_at(before_, action_.cell)
                                 : before_.realm[leader_id(before_.active, action_.colour)];
    if (kingdom == kNobody) return;
    json_["kingdom"] = kingdom_letter(before_, kingdom);
    int parts = 0;
    each_leader(kingdoms(after_), [&](LeaderId head) {
      if (before_.kingdom[kingdom].has(after_.leader_at[head])) ++parts;
    });
    json_["parts"] = parts;
  }

  // TE-12.4, TE-13.8: attack and defence; the defender may still add to the defence while the attacker decides.
  void tell_strengths() {
    const int attack = board_strength(before_, before_.conflict.attacker);
    const int defence = board_strength(before_, before_.conflict.defender);
    if (before_.step == Step::Attack) {
      const int hand = total(before_.hand[owner_of(before_.conflict.defender)]);
      json_["strengths"] = {
          {"attack", attack + action_.number}, {"defence", defence}, {"defence_most", defence + hand}};
      return;
    }
    json_["strengths"] = {{"attack", attack + before_.conflict.committed},
                          {"defence", defence + action_.number}};
    for (const Event& event : recorder_.events) {
      if (event.kind == Event::Kind::ConflictWon) json_["winner"] = event.seat;
    }
  }

  void tell_conflicts() {
    if (is_war(after_)) {
      for (const Colour colour : kAllColours) {
        if ((colours_at_war(after_) >> index(colour)) & 1U) tell_conflict(sides_at_war(after_, colour));
      }
    } else {
      tell_conflict({after_.conflict.attacker, after_.conflict.defender});
    }
  }

  void tell_conflict(const Sides& sides) {
    Json conflict = conflict_of_sides(after_, sides);
    const Colour colour = is_war(after_) ? colour_of_leader(sides.attacker) : Colour::Red;
    add_outlook(conflict["attacker"], sides.attacker, colour);
    add_outlook(conflict["defender"], sides.defender, colour);
    list("conflicts").push_back(std::move(conflict));
  }

  // `kingdom` as it is called now; `most`: the strength with all that the hand could add, as far as the asked seat knows.
  void add_outlook(Json& side, LeaderId leader, Colour colour) const {
    const int owner = owner_of(leader);
    const bool own = owner == seat_.n;
    const int hand = own ? after_.hand[owner][index(colour)] : total(after_.hand[owner]);
    side["most"] = board_strength(after_, leader) + hand;
    for (const char* known : {"dynasty", "cells"}) side.erase(known);  // the view has them
    const bool comes = action_.kind == Kind::Leader && leader == leader_id(before_.active, action_.colour);
    if (!comes) side["kingdom"] = kingdom_letter(before_, before_.realm[leader]);
  }

  // What the tile would allow its player to build, if no war takes it away before.
  void tell_building_and_monuments() {
    if (action_.kind != Kind::Tile) return;
    const Cell placed = action_.cell;
    if (after_.options.building_game && building_targets(after_, placed).any())
      json_["building"] = kBuildingIds[static_cast<std::size_t>(action_.colour)];
    if (squares_of(after_, placed).empty()) return;
    for (int monument = 0; monument < kMonuments; ++monument) {
      if (fits(after_, monument, action_.colour)) list("monuments").push_back(monument_name(monument));
    }
  }

  // Treasures of one kingdom: `takes` of `cells` go to `seat`, at once, or after a choice or the conflicts.
  void tell_treasures() {
    Cells taken;
    int seat = 0;
    for (const Event& event : recorder_.events) {
      if (event.kind != Event::Kind::TreasureTaken) continue;
      taken.add(event.cell);
      seat = event.seat;
    }
    if (taken.any()) {
      json_["treasures"] = {{"seat", seat}, {"cells", cells_json(taken)}, {"takes", taken.count()}};
      return;
    }
    if (after_.placed == kNowhere || before_.step == Step::Treasure) return;
    const LeaderId kingdom = kingdom_at(after_, after_.placed);
    if (kingdom == kNobody) return;
    const Cells treasures = after_.treasures & after_.kingdom[kingdom];
    if (treasures.count() < 2 || leader_of_colour(after_, kingdom, Colour::Green) == kNobody) return;
    Json& told = json_["treasures"] = Json::object();
    if (!in_conflict_) told["seat"] = owner_of(leader_of_colour(after_, kingdom, Colour::Green));
    told["cells"] = cells_json(treasures);
    told["takes"] = treasures.count() - 1;
  }

  const State& before_;
  State after_;
  Seat seat_;
  Action action_;
  Recorder<Event> recorder_;
  bool in_conflict_ = false;
  Json json_ = Json::object();
};

}  // namespace

Json consequences(const TigrisEuphrates& game, const State& s, Seat seat, Action action) {
  if (nothing_to_tell(s, action)) return Json::object();
  return Consequences(game, s, seat, action).json();
}

}  // namespace zig::tigris_euphrates
