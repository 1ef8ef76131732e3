// Whether a battle that somebody wrote can be so: its fighters are the pieces, its bones and rows are those of its step. Whatever is accepted here can be fought
// to its end: no step waits for something that cannot come.
#include "games/mesopotamia/battle.h"
#include "games/mesopotamia/names.h"
#include "games/mesopotamia/position.h"

namespace zig::mesopotamia {

namespace {

using Placed = std::array<std::uint8_t, kSections>;

class BattleCheck {
 public:
  BattleCheck(const Box& box, const State& s) : box_(box), s_(s), b_(s.battle) {}

  Fault broken() const {
    if (!step_fits()) return bad("step", "MS-19.1");
    if (!parties_fit()) return bad("parties", "MS-11.3");
    for (int side = 0; side < 2; ++side) {
      if (!fighters_fit(side) || !cards_fit(side)) return bad("fighters", "MS-11.6");
    }
    if (!bids_fit()) return bad("bids", "MS-11.9");
    if (!bones_fit()) return bad("to_place", "MS-11.11");
    if (!rows_fit()) return bad("rows", "MS-11.13");
    if (!duel_fits()) return bad("winner", "MS-11.15");
    return std::nullopt;
  }

 private:
  static Fault bad(std::string_view key, std::string_view rule) {
    return fault("course.battle." + std::string(key),
                 "does not fit the pieces and the step of the battle; begin the battle anew instead", rule);
  }
  bool is(std::initializer_list<BattleStep> steps) const {
    return std::find(steps.begin(), steps.end(), b_.step) != steps.end();
  }
  bool opening() const { return is({BattleStep::Bids, BattleStep::OwnBones}); }
  bool arranging_again() const {
    return b_.step == BattleStep::LineUp && b_.section == at(Section::Mobility);
  }

  bool step_fits() const {
    switch (b_.kind) {
      case BattleKind::Standard:
        return !is({BattleStep::OwnBones, BattleStep::Settle}) && b_.section == section_of_step();
      case BattleKind::Simple: return is({BattleStep::Bids, BattleStep::Settle}) && b_.section == 0;
      case BattleKind::Solo:
        return is({BattleStep::OwnBones, BattleStep::LineUp, BattleStep::Duels}) &&
               b_.section == at(Section::Mobility);
      default: return false;
    }
  }
  std::size_t section_of_step() const {
    switch (b_.step) {
      case BattleStep::LineUp:
        return b_.section == at(Section::Mobility) ? at(Section::Mobility) : at(Section::Tactics);
      case BattleStep::Tactics: return at(Section::Tactics);
      case BattleStep::Mobility:
      case BattleStep::Duels: return at(Section::Mobility);
      default: return at(Section::Strength);
    }
  }
  // MS-11.5: a tribe never attacks; MS-16.12: a human arranges.
  bool parties_fit() const {
    const unsigned there = parties_at(s_, b_.area);
    for (int side = 0; side < 2; ++side) {
      const bool beaten = b_.step == BattleStep::Settle && side != b_.placing;
      if ((((there >> party(b_, side)) & 1U) != 0) == beaten) return false;
    }
    const bool before = is({BattleStep::Bids, BattleStep::Strength, BattleStep::Settle});
    if (before && b_.arranger != 0) return false;
    return !is_tribe(b_, b_.attacker) && (b_.kind != BattleKind::Solo || b_.arranger == human_side(b_));
  }

  // --- fighters and cards

  bool fighters_fit(int side) const {
    std::array<int, kUnitTypes> of_type{};
    unsigned figures = 0;
    bool gap = false;
    for (int i = 0; i < kLandUnits; ++i) {
      const Fighter& unit = fighter(b_, side, i);
      if (unit.type >= kUnitTypes) return false;
      if (!unit.here()) {
        gap = true;
        continue;
      }
      if (gap && opening()) return false;
      ++of_type[unit.type];
      if (is_tribe(b_, side)) continue;
      if (at(type_of_figure(unit.figure)) != unit.type || ((figures >> unit.figure) & 1U)) return false;
      if (s_.of(party(b_, side)).unit[unit.figure] != b_.area) return false;
      figures |= 1U << unit.figure;
    }
    if (!is_tribe(b_, side)) return std::popcount(figures) == units_at(s_.of(party(b_, side)), b_.area);
    for (std::size_t type = 0; type < kUnitTypes; ++type) {
      if (of_type[type] != tribe_at(s_, b_.area, static_cast<UnitType>(type))) return false;
    }
    return true;
  }
  bool cards_fit(int side) const {
    const bool unseen =
        b_.kind == BattleKind::Simple || (b_.step == BattleStep::OwnBones && side != human_side(b_));
    const bool solo_human = b_.kind == BattleKind::Solo && side == human_side(b_);
    for (int i = 0; i < kLandUnits; ++i) {
      const Fighter& unit = fighter(b_, side, i);
      if ((unit.had_bones || unit.beaten) && !solo_human) return false;
      if (unit.card == kNone) {
        if (unit.placed != Placed{}) return false;
        continue;
      }
      const CombatCard& card = box_.combat[unit.card];
      if (unseen || at(card.unit) != unit.type || drawn_twice(side, i)) return false;
      for (std::size_t row = 0; row < kSections; ++row) {
        if (unit.placed[row] > card.slots[row]) return false;
      }
    }
    return true;
  }
  bool drawn_twice(int side, int index) const {
    const std::uint8_t card = fighter(b_, side, index).card;
    int found = 0;
    for (const auto& fighters : b_.fighter) {
      for (const Fighter& unit : fighters) found += unit.card == card;
    }
    return found > 1;
  }

  // --- bids and bones

  bool bids_fit() const {
    const int sections = b_.kind == BattleKind::Standard ? kSections : b_.kind == BattleKind::Simple ? 1 : 0;
    const bool with_tribe = is_tribe(b_, 0) || is_tribe(b_, 1);
    if (with_tribe ? b_.tribe_die < 1 || b_.tribe_die > 6 : b_.tribe_die != 0 || b_.tribe_bones != 0)
      return false;
    for (int side = 0; side < 2; ++side) {
      const auto i = static_cast<std::size_t>(side);
      const int done = b_.bid_sections[i];
      if (done > sections || (b_.step != BattleStep::Bids && done != sections)) return false;
      if (is_tribe(b_, side) && b_.ship_bones[i] > 0) return false;
      int total = 0;
      for (int section = 0; section < kSections; ++section) {
        const int bid = b_.bid[i][static_cast<std::size_t>(section)];
        if (section >= done && bid > 0) return false;
        total += bid;
      }
      if (b_.step == BattleStep::Bids && !bid_fits(side, total, sections)) return false;
    }
    if (b_.kind != BattleKind::Solo && b_.step != BattleStep::Bids && b_.tribe_bones != 0) return false;
    return b_.step != BattleStep::Bids || bids_open(s_);
  }
  // Nobody waits for a bid that cannot be made; who has nothing left is asked all the same (an early end would betray the bid).
  bool bid_fits(int side, int total, int sections) const {
    const auto i = static_cast<std::size_t>(side);
    const int bones = bones_of(s_, side), done = b_.bid_sections[i];
    if (total > bones || b_.ship_bones[i] > bones) return false;
    const bool tribe_bids_all = is_tribe(b_, side) && b_.kind == BattleKind::Simple;
    const bool bids = decider(b_, side) != kNobody && !tribe_bids_all && bones > 0;
    if (!bids) return done == sections && (total == 0 || tribe_bids_all);
    if (is_tribe(b_, side) && (done == kSections - 1 || (done == kSections && total != bones)))
      return false;                                          // MS-11.23
    if (done == sections) return total >= b_.ship_bones[i];  // MS-11.8
    Actions bids_left;
    list_bids(box_, s_, decider(b_, side), bids_left);
    return !bids_left.empty();
  }

  bool bones_fit() const {
    const auto section = static_cast<Section>(b_.section);
    switch (b_.step) {
      case BattleStep::Strength:
      case BattleStep::Tactics:
      case BattleStep::Mobility:
        return b_.to_place > 0 && b_.to_place <= free_slots(box_, b_, b_.placing, section);
      case BattleStep::LineUp:
        return arranging_again() ? b_.to_place == 0
                                 : b_.to_place <= free_slots(box_, b_, b_.placing, section);
      case BattleStep::OwnBones: return own_bones_fit();
      case BattleStep::Settle: return b_.to_place == 1 && standing(b_, b_.placing) > 1;
      default: return b_.to_place == 0;
    }
  }
  // MS-16.24
  bool own_bones_fit() const {
    const int human = human_side(b_);
    int slots = 0;
    for (const Section section : {Section::Strength, Section::Tactics, Section::Mobility})
      slots += free_slots(box_, b_, human, section);
    return b_.to_place <= slots && b_.to_place <= bones_of(s_, human) &&
           b_.to_place <= b_.ship_bones[static_cast<std::size_t>(human)];
  }

  // --- rows (MS-11.13)

  int in_row(int side, int row) const {
    int count = 0;
    for (const Fighter& unit : b_.fighter[static_cast<std::size_t>(side)])
      count += unit.here() && unit.row == row;
    return count;
  }
  bool rows_fit() const {
    const bool lined_up =
        is({BattleStep::LineUp, BattleStep::Tactics, BattleStep::Mobility, BattleStep::Duels});
    const int under_way = b_.step == BattleStep::LineUp ? b_.rows : -1;
    const int last = lined_up ? b_.rows + (under_way >= 0 ? 1 : 0) : 0;
    if (!lined_up && (b_.rows != 0 || b_.filling != 0)) return false;
    for (const auto& fighters : b_.fighter) {
      for (const Fighter& unit : fighters) {
        const bool waits = unit.row == kNone;
        if (!waits && unit.row >= last) return false;
        if (waits && (unit.place != 0 || (unit.here() && lined_up && under_way < 0))) return false;
      }
    }
    if (!queues_fit()) return false;
    if (is({BattleStep::Tactics, BattleStep::Mobility}) || under_way >= 0) {
      for (int row = 0; row < b_.rows; ++row) {
        if (in_row(0, row) == 0 || in_row(1, row) == 0) return false;
      }
    }
    return under_way < 0 || row_under_way_fits();
  }
  // No two of a side at one place of a row.
  bool queues_fit() const {
    for (const auto& fighters : b_.fighter) {
      std::array<unsigned, kLandUnits + 1> taken{};
      for (const Fighter& unit : fighters) {
        if (!unit.here() || unit.row == kNone) continue;
        if ((taken[unit.row] >> unit.place) & 1U) return false;
        taken[unit.row] |= 1U << unit.place;
      }
    }
    return true;
  }
  bool row_under_way_fits() const {
    const int own = in_row(0, kNone), theirs = in_row(1, kNone), in_0 = in_row(0, b_.rows),
              in_1 = in_row(1, b_.rows);
    if (b_.filling == 0) return in_1 == 0 && theirs > 0 && own + in_0 > 0;
    return in_0 > 0 && in_1 > 0 && own + theirs > 0 && (own == 0 || theirs > 0);
  }

  // --- duels: who has won one and is not tired yet; the questions say more
  bool duel_fits() const {
    if (b_.step == BattleStep::Duels) return true;
    const bool fought = arranging_again() && b_.kind != BattleKind::None;
    return b_.retreating == kNone && b_.winner == kNone && (fought || b_.retreat_side == 0);
  }

  const Box& box_;
  const State& s_;
  const Battle& b_;
};

}  // namespace

Fault fault_in_battle(const Box& box, const State& s) {
  if (s.battle.kind == BattleKind::None) return std::nullopt;
  if (s.battles.reveal.any() && !is_tribe(s.battle, 1))
    return fault("course.battles.reveal", "comes before a battle between empires; leave it out", "MS-11.25");
  return BattleCheck(box, s).broken();
}

}  // namespace zig::mesopotamia
