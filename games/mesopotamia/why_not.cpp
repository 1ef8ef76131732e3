#include "games/mesopotamia/why_not.h"

#include <algorithm>

namespace zig::mesopotamia {

namespace {

using Kind = Action::Kind;

// Reasons are looked for in the order in which a person would: the level, what is left, the limit, the price, the place.
class Reasons {
 public:
  Reasons(const Box& box, const State& s, int seat) : box_(box), s_(s), seat_(seat), player_(s.of(seat)) {}

  Verdict about(Action action) const {
    if (s_.questions == 0) return sealed(action);
    switch (action.kind) {
      case Kind::Perform: return asks(Ask::Turn) ? perform(action) : something_else();
      case Kind::Reroll: return asks(Ask::Turn) ? reroll() : something_else();
      case Kind::Activate: return asks(Ask::Explore) ? activate(action) : something_else();
      case Kind::Step: return asks(Ask::Step) ? step(action) : something_else();
      case Kind::Sail:
        return asks(Ask::Sail) ? at_segment("MS-6.10", "ms.refuse.too_far", action.place) : something_else();
      case Kind::Wall: return asks(Ask::Build) ? build(Element::Wall, action.place) : something_else();
      case Kind::Settlement:
        return asks(Ask::Build) ? build(Element::Settlement, action.place) : something_else();
      case Kind::Ram: return asks(Ask::Build) ? build(Element::Ram, action.place) : something_else();
      case Kind::Ship: return asks(Ask::Build) ? build(Element::Ship, action.place) : something_else();
      case Kind::Floor: return asks(Ask::Build) ? build(Element::Floor, kNowhere) : something_else();
      case Kind::Gardens: return asks(Ask::Build) ? build(Element::Gardens, kNowhere) : something_else();
      case Kind::Discover: return asks(Ask::Research) ? discover(action.a) : something_else();
      case Kind::Convert: return asks(Ask::Research) ? convert() : something_else();
      case Kind::Trade: return asks(Ask::GatherTrade) ? trade(action.a) : something_else();
      case Kind::Take: return asks(Ask::GatherTrade) ? take(action.a) : something_else();
      case Kind::Create: return asks(Ask::Warfare) ? create(action) : something_else();
      case Kind::Grow: return asks(Ask::Grow) ? refuse("MS-10.5", "ms.refuse.cannot_grow") : something_else();
      case Kind::Retreat:
        return asks(Ask::Retreat) ? at_area("MS-11.18", "ms.refuse.no_retreat", action.place)
                                  : something_else();
      case Kind::Conquer:
        return asks(Ask::Settlement)
                   ? refuse("MS-12.8", "ms.refuse.none_left", {{"piece", element_piece(Element::Settlement)}})
                   : something_else();
      case Kind::Option:
        return asks(Ask::Event) ? refuse("MS-13.6", "ms.refuse.no_event_die") : something_else();
      default: return something_else();
    }
  }

 private:
  static Piece area_piece(int area) { return {"area", area}; }
  static Piece element_piece(Element element) { return {"element", static_cast<int>(element)}; }
  static Verdict at_area(std::string_view rule, std::string_view key, int area) {
    return refuse(rule, key, {{"area", area_piece(area)}});
  }
  static Verdict at_segment(std::string_view rule, std::string_view key, int segment) {
    return refuse(rule, key, {{"segment", {"segment", segment}}});
  }
  bool asks(Ask ask) const { return s_.asked().ask == ask; }
  Verdict something_else() const {
    const QuestionRow& row = question_row(s_.asked().ask);
    return refuse(row.rule, row.prompt);
  }
  Verdict sealed(Action action) const {
    if (s_.stage == Stage::Quests) return refuse("MS-3.13", "ms.ask.return_quest");
    return action.kind == Kind::Bid ? refuse("MS-11.9", "ms.refuse.bid") : refuse("MS-11.9", "ms.ask.bid");
  }

  Verdict perform(Action action) const {
    const NamedPiece what{"action", {"action", action.a}};
    if ((s_.turn.used >> action.a) & 1U) return refuse("MS-5.2", "ms.refuse.action_used", {what});
    if (action.b == 0) return refuse("MS-5.2", "ms.refuse.marker_used");
    for (int i = 0; i < kFloors; ++i) {
      const Die& die = player_.dice[static_cast<std::size_t>(i)];
      if (((action.b >> i) & 1U) && (i >= player_.floors || !die.free() || die.face == Die::kUnrolled))
        return refuse("MS-5.3", "ms.refuse.die_not_free", {{"n", Piece::number(i + 1)}});
    }
    return refuse("MS-5.3", "ms.refuse.symbols", {what});
  }
  Verdict reroll() const {
    if (s_.options.no_luck) return refuse("MS-15.1", "ms.refuse.no_luck");
    if (s_.turn.rerolls >= box_.max_rerolls)
      return refuse("MS-5.6", "ms.refuse.rerolls", {{"n", Piece::number(box_.max_rerolls)}});
    if (!holds(player_.goods, box_.reroll_cost)) return refuse("MS-5.6", "ms.refuse.no_tablet");
    return refuse("MS-5.6", "ms.refuse.dice_to_reroll");
  }

  Verdict activate(Action action) const {
    if (figure_at(player_, static_cast<UnitType>(action.a), action.place) < 0)
      return at_area("MS-6.1", "ms.refuse.no_such_unit", action.place);
    if (pinned(s_, seat_, action.place)) return at_area("MS-6.7", "ms.refuse.pinned", action.place);
    return at_area("MS-6.5", "ms.refuse.no_way_out", action.place);
  }
  Verdict step(Action action) const {
    const Area from = player_.unit[s_.turn.moving], to = action.place;
    if (!box_.map.all.has(to)) return something_else();
    if (pinned(s_, seat_, from)) return at_area("MS-6.7", "ms.refuse.pinned", from);
    if (!box_.map.adjacent[from].has(to)) return at_area("MS-2.1", "ms.refuse.not_adjacent", to);
    if (s_.closed.has(to)) return at_area("MS-2.10", "ms.refuse.closed", to);
    if (is_start(box_, to) && to != player_.start) return at_area("MS-2.9", "ms.refuse.foreign_start", to);
    if (action.a > rams_at(player_, from)) return at_area("MS-12.5", "ms.refuse.no_rams", from);
    return at_area("MS-12.1", "ms.refuse.wall", to);
  }

  Verdict build(Element element, int place) const {
    const NamedPiece what{"piece", element_piece(element)};
    if (player_.tech[at(Type::Build)] < box_.build_level[at(element)])
      return refuse("MS-7.1", "ms.refuse.build_level",
                    {what, {"n", Piece::number(box_.build_level[at(element)])}});
    if (element == Element::Floor && player_.floors < kFloors && !may_build(box_, s_, seat_, element))
      return refuse("MS-7.6", "ms.refuse.population", {{"n", Piece::number(player_.floors + 1)}});
    if (element == Element::Gardens && !may_build(box_, s_, seat_, element))
      return refuse("MS-7.8", "ms.refuse.gardens");
    const bool unit = element == Element::Ram || element == Element::Ship;
    if (unit && !below_unit_limit(box_, s_, seat_)) return unit_limit_reached();
    if (!may_build(box_, s_, seat_, element)) return refuse("MS-1.8", "ms.refuse.none_left", {what});
    switch (element) {
      case Element::Wall:
        if (!wall_sites(box_, s_, seat_).has(byte(place)))
          return site("MS-7.2", "ms.refuse.wall_site", place);
        break;
      case Element::Settlement:
        if (!settlement_sites(box_, s_, seat_).has(byte(place)))
          return site("MS-7.3", "ms.refuse.settlement_site", place);
        break;
      case Element::Ram:
        if (!ram_sites(box_, s_, seat_).has(byte(place))) return site("MS-7.4", "ms.refuse.town_site", place);
        break;
      case Element::Ship:
        if (!ship_sites(box_, s_, seat_).has(byte(place)))
          return at_segment("MS-7.5", "ms.refuse.ship_site", place);
        break;
      default: break;
    }
    return refuse("MS-7.1", "ms.refuse.too_dear", {what});
  }
  Verdict site(std::string_view rule, std::string_view key, int place) const {
    if (place >= kMaxAreas || !box_.map.all.has(byte(place))) return something_else();
    if (s_.blocked.has(byte(place))) return at_area("MS-2.11", "ms.refuse.blocked", place);
    return at_area(rule, key, place);
  }
  Verdict unit_limit_reached() const {
    return refuse("MS-10.4", "ms.refuse.unit_limit", {{"n", Piece::number(unit_limit(box_, s_, seat_))}});
  }

  Verdict discover(int type) const {
    const NamedPiece what{"action", {"action", type}};
    if (player_.tech[static_cast<std::size_t>(type)] >= kLevels)
      return refuse("MS-8.5", "ms.refuse.complete", {what});
    if (s_.turn.second_left == 0) return refuse("MS-8.2", "ms.refuse.no_discovery_left");
    if (s_.turn.closed & 2U) return refuse("MS-5.14", "ms.refuse.part_over");
    return refuse("MS-8.2", "ms.refuse.no_tablet");
  }
  Verdict convert() const {
    if (s_.turn.first_left == 0) return refuse("MS-8.1", "ms.refuse.converted");
    if (s_.turn.closed & 1U) return refuse("MS-5.14", "ms.refuse.part_over");
    return refuse("MS-8.1", "ms.refuse.no_clay");
  }

  Verdict trade(int slot) const {
    const TradeSlot& place = s_.trade[static_cast<std::size_t>(slot)];
    const NamedPiece which{"n", Piece::number(slot + 1)};
    const int section = slot / kSlotsPerSection + 1;
    if (place.token == kNone) return refuse("MS-3.8", "ms.refuse.empty_slot", {which});
    if (section > s_.turn.level)
      return refuse("MS-9.6", "ms.refuse.section", {{"n", Piece::number(section)}});
    if (s_.turn.second_left == 0) return refuse("MS-9.6", "ms.refuse.no_trade_left");
    if ((s_.turn.traded >> slot) & 1U) return refuse("MS-9.10", "ms.refuse.traded", {which});
    if (s_.turn.closed & 2U) return refuse("MS-5.14", "ms.refuse.part_over");
    if (box_.needs_ship[static_cast<std::size_t>(section - 1)]
                       [static_cast<std::size_t>(slot % kSlotsPerSection)] &&
        !has_ship(player_))
      return refuse("MS-9.6", "ms.refuse.needs_ship");
    if (place.amphora == kNobody && amphorae(s_, seat_) == kAmphorae)
      return refuse("MS-9.7", "ms.refuse.no_amphora");
    if (!may_trade(box_, s_, seat_, slot, kTradeSections))
      return refuse("MS-17.6", "ms.refuse.enemy_amphora");
    return refuse("MS-9.7", "ms.refuse.cannot_pay");
  }
  Verdict take(int resource) const {
    if (resource >= kStandardResources) return refuse("MS-9.5", "ms.refuse.not_gathered");
    if (s_.turn.first_left == 0) return refuse("MS-9.1", "ms.refuse.gathered_all");
    if (s_.turn.closed & 1U) return refuse("MS-5.14", "ms.refuse.part_over");
    return refuse("MS-9.2", "ms.refuse.no_source");
  }

  Verdict create(Action action) const {
    const NamedPiece what{"unit", {"unit", action.a}};
    if (action.a >= card_of(box_, s_, seat_, Type::Warfare).max_unit_level)
      return refuse("MS-10.2", "ms.refuse.warfare_level", {what, {"n", Piece::number(action.a + 1)}});
    if (figure_in_reserve(player_, static_cast<UnitType>(action.a)) < 0)
      return refuse("MS-1.8", "ms.refuse.no_figure", {what});
    if (!below_unit_limit(box_, s_, seat_)) return unit_limit_reached();
    if (!unit_sites(s_, seat_).has(action.place))
      return at_area("MS-10.3", "ms.refuse.town_site", action.place);
    return refuse("MS-10.2", "ms.refuse.no_wood");
  }

  const Box& box_;
  const State& s_;
  int seat_;
  const Player& player_;
};

}  // namespace

Verdict why_not(const Box& box, const State& s, int seat, Action action) {
  return Reasons(box, s, seat).about(action);
}

}  // namespace zig::mesopotamia
