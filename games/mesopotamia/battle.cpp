// MS-11.6 to MS-11.12: how a battle begins: cards, ship support, the tribe's die, bids, and what they bring.
#include "games/mesopotamia/battle.h"

namespace zig::mesopotamia {

namespace {

using Kind = Action::Kind;

bool human(const State& s, int party) { return party != kTribe && !s.automated(party); }

// MS-11.22: the next human below the empire that fights the tribe, or else above it.
int proxy(const State& s, int empire) {
  const auto& order = s.track[at(Track::Event)].order;
  const int place = rank(s, Track::Event, empire);
  for (int i = place + 1; i < s.players(); ++i) {
    if (!s.automated(order[static_cast<std::size_t>(i)])) return order[static_cast<std::size_t>(i)];
  }
  for (int i = place - 1; i >= 0; --i) {
    if (!s.automated(order[static_cast<std::size_t>(i)])) return order[static_cast<std::size_t>(i)];
  }
  return kNobody;
}
int decider_for(const State& s, int party, int enemy) {
  if (party == kTribe) return human(s, enemy) ? proxy(s, enemy) : kNobody;
  return s.automated(party) ? kNobody : party;
}

BattleKind kind_of(const State& s) {
  const Battle& battle = s.battle;
  if (!human(s, party(battle, 0)) && !human(s, party(battle, 1))) return BattleKind::Totals;  // MS-16.17
  if (s.options.simple_battles) return BattleKind::Simple;                                    // MS-15.2
  const bool alone = decider(battle, 0) == kNobody || decider(battle, 1) == kNobody;
  return alone ? BattleKind::Solo : BattleKind::Standard;  // MS-16.12
}

// MS-11.5: when the party's longest-standing unit came.
int came(const State& s, int party, Area area) {
  if (party == kTribe) return -1;
  const Player& player = s.of(party);
  int first = 0xFF + 1;
  for (std::size_t i = 0; i < kLandUnits; ++i) {
    if (player.unit[i] == area) first = std::min(first, int{player.since[i]});
  }
  return first;
}

void muster(const State& s, Battle& battle, int side) {
  auto& fighters = battle.fighter[static_cast<std::size_t>(side)];
  std::size_t count = 0;
  if (is_tribe(battle, side)) {
    for (int type = 0; type < kUnitTypes; ++type) {
      for (int left = tribe_at(s, battle.area, static_cast<UnitType>(type)); left > 0; --left)
        if (count < fighters.size()) fighters[count++] = {.figure = byte(type), .type = byte(type)};
    }
    return;
  }
  for (int figure = 0; figure < kLandUnits; ++figure) {
    if (s.of(party(battle, side)).unit[static_cast<std::size_t>(figure)] != battle.area) continue;
    fighters[count++] = {.figure = byte(figure), .type = byte(static_cast<int>(type_of_figure(figure)))};
  }
}

bool drawn(const Battle& battle, int card) {
  for (const auto& side : battle.fighter) {
    for (const Fighter& fighter : side) {
      if (fighter.card == card) return true;
    }
  }
  return false;
}

// MS-11.8, MS-16.24: one bone for each ship beside the area.
void lend_ship_bones(const Course& c, int side) {
  Battle& battle = c.s.battle;
  if (is_tribe(battle, side)) return;
  int ships = 0;
  for (const Segment ship : c.player(party(battle, side)).ship)
    ships += ship != kNowhere && banks(c.box, c.s)[battle.area].has(ship);
  battle.ship_bones[static_cast<std::size_t>(side)] = byte(ships);
  gain(c, party(battle, side), Resource::Bone, ships);
}

// MS-11.23
void roll_for_tribe(const Course& c, int side) {
  Battle& battle = c.s.battle;
  if (!is_tribe(battle, side)) return;
  battle.tribe_die = byte(c.die());
  battle.tribe_bones = byte(battle.tribe_die + 2 * standing(battle, side));
  c.tell({.kind = Event::Kind::TribeRolled,
          .seat = kTribe,
          .a = battle.tribe_die,
          .b = battle.tribe_bones,
          .place = battle.area});
}

// --- bids (MS-11.9)

int sections_to_bid(const Battle& battle) { return battle.kind == BattleKind::Standard ? kSections : 1; }
int bid_total(const Battle& battle, int side) {
  const auto& bid = battle.bid[static_cast<std::size_t>(side)];
  return bid[0] + bid[1] + bid[2];
}
int side_bidding(const Battle& battle, int seat) { return decider(battle, 0) == seat ? 0 : 1; }

// MS-11.10, MS-11.11
void compare(const Course& c, Section section) {
  Battle& battle = c.s.battle;
  const auto row = at(section);
  const int bid_0 = battle.bid[0][row], bid_1 = battle.bid[1][row];
  const int winner = higher(c.s, bid_0, bid_1);
  battle.section = byte(static_cast<int>(section));
  if (section == Section::Tactics) battle.arranger = byte(winner);  // MS-11.13
  if (bid_0 == bid_1) {
    c.tell({.kind = Event::Kind::SectionEqual, .a = battle.section, .place = battle.area});
    return;
  }
  const int bonus = std::abs(bid_0 - bid_1);
  c.tell({.kind = Event::Kind::SectionWon,
          .seat = byte(party(battle, winner)),
          .a = battle.section,
          .b = byte(bonus),
          .place = battle.area});
  refund(c, 1 - winner, std::min(bid_0, bid_1) / 2);
  battle.placing = byte(winner);
  battle.to_place = byte(std::min(bonus, free_slots(c.box, battle, winner, section)));
}

void reveal_bids(const Course& c) {
  Battle& battle = c.s.battle;
  if (battle.kind == BattleKind::Simple) return settle_totals(c);
  const auto& bid = battle.bid;
  c.tell({.kind = Event::Kind::BidsRevealed,
          .seat = battle.party[0],
          .place = battle.area,
          .other = battle.party[1],
          .goods = {bid[0][0], bid[0][1], bid[0][2], bid[1][0], bid[1][1], bid[1][2]}});
  for (int side = 0; side < 2; ++side) {
    if (is_tribe(battle, side))
      battle.tribe_bones = 0;
    else
      lose(c, party(battle, side), Resource::Bone, bid_total(battle, side));
  }
  battle.step = BattleStep::Strength;
  compare(c, Section::Strength);
}

void open_bids(const Course& c) {
  Battle& battle = c.s.battle;
  for (int side = 0; side < 2; ++side) {
    const auto i = static_cast<std::size_t>(side);
    const bool simple_tribe = battle.kind == BattleKind::Simple && is_tribe(battle, side);
    if (simple_tribe) battle.bid[i][0] = battle.tribe_bones;  // MS-11.23: all of them
    if (simple_tribe || decider(battle, side) == kNobody || bones_of(c.s, side) == 0)
      battle.bid_sections[i] = byte(sections_to_bid(battle));
  }
  if (!bids_open(c.s)) reveal_bids(c);
}

// A section's bonus bones are placed one by one; then comes the next step.
void place_bonus_bones(const Course& c) {
  Battle& battle = c.s.battle;
  if (battle.to_place > 0) return c.ask(Ask::PlaceBone, decider(battle, battle.placing));
  switch (battle.step) {
    case BattleStep::Strength:
      compare(c, Section::Tactics);
      begin_line_up(c);
      break;
    case BattleStep::Tactics:
      battle.step = BattleStep::Mobility;
      compare(c, Section::Mobility);
      break;
    default: battle.step = BattleStep::Duels;
  }
}

}  // namespace

void begin_battle(const Course& c, Area area, int party, int other) {
  State& s = c.s;
  Battle& battle = s.battle;
  battle = {};
  battle.area = area;
  battle.party = {byte(party), byte(other)};
  battle.decides = {byte(decider_for(s, party, other)), byte(decider_for(s, other, party))};
  battle.kind = kind_of(s);
  const int first = came(s, party, area), second = came(s, other, area);
  const bool later = first != second ? first > second : leads(s, party, other);  // MS-11.5, MS-11.4
  battle.attacker = later ? 0 : 1;
  c.tell({.kind = Event::Kind::BattleBegan,
          .seat = byte(party),
          .a = battle.attacker,
          .place = area,
          .other = byte(other)});
  for (int side = 0; side < 2; ++side) muster(s, battle, side);
  if (battle.kind == BattleKind::Standard) {
    for (int side = 0; side < 2; ++side) draw_cards(c, side);
  } else if (battle.kind == BattleKind::Solo) {
    draw_cards(c, human_side(battle));  // MS-16.12 (1)
  }
  for (int side = 0; side < 2; ++side) lend_ship_bones(c, side);
  for (int side = 0; side < 2; ++side) roll_for_tribe(c, side);
  switch (battle.kind) {
    case BattleKind::Solo: return begin_solo_battle(c);
    case BattleKind::Totals: return settle_totals(c);
    default: open_bids(c);
  }
}

void go_on_with_battle(const Course& c) {
  switch (c.s.battle.step) {
    case BattleStep::Bids: break;
    case BattleStep::Strength:
    case BattleStep::Tactics:
    case BattleStep::Mobility: return place_bonus_bones(c);
    case BattleStep::LineUp: return go_on_lining_up(c);
    case BattleStep::Duels: return go_on_with_duels(c);
    case BattleStep::OwnBones: return go_on_with_own_bones(c);
    case BattleStep::Settle: return go_on_settling(c);
  }
}

void draw_cards(const Course& c, int side) {
  Battle& battle = c.s.battle;
  for (int i = 0; i < kLandUnits; ++i) {
    Fighter& unit = fighter(battle, side, i);
    if (!unit.here()) return;
    const auto& cards = c.box.combat;
    const int card = pick_of(c.random, static_cast<int>(cards.size()), kCombatOutcome, [&](int n) {
      const CombatCard& one = cards[static_cast<std::size_t>(n)];
      return at(one.unit) == unit.type && in_play(c.s, one.part) && !drawn(battle, n);
    });
    if (card < 0) continue;  // MS-11.6: the deck ran out
    unit.card = byte(card);
    c.tell({.kind = Event::Kind::CardDrawn,
            .seat = byte(party(battle, side)),
            .a = byte(i),
            .b = unit.card,
            .place = battle.area});
  }
}

void place_bone(const Course& c, int side, int index, Section section) {
  ++fighter(c.s.battle, side, index).placed[at(section)];
  c.tell({.kind = Event::Kind::BonePlaced,
          .seat = byte(party(c.s.battle, side)),
          .a = byte(index),
          .b = byte(static_cast<int>(section)),
          .place = c.s.battle.area});
}

void refund(const Course& c, int side, int count) {
  if (count == 0 || is_tribe(c.s.battle, side)) return;  // MS-11.24
  const int seat = party(c.s.battle, side);
  std::uint8_t& own = amount(c.player(seat).goods, Resource::Bone);
  own = byte(std::min(kMostGoods, own + count));
  c.tell({.kind = Event::Kind::Refunded, .seat = byte(seat), .a = byte(count)});
}

// --- bids

unsigned bidders(const State& s) {
  const Battle& battle = s.battle;
  if (battle.step != BattleStep::Bids) return 0;
  if (battle.kind != BattleKind::Standard && battle.kind != BattleKind::Simple) return 0;
  unsigned seats = 0;
  for (std::size_t side = 0; side < 2; ++side) {
    if (battle.bid_sections[side] < sections_to_bid(battle)) seats |= 1U << battle.decides[side];
  }
  return seats;
}
bool bids_open(const State& s) { return bidders(s) != 0; }

// Strength, then tactics, then mobility. What is left for the last section must make the bid long enough.
void list_bids(const Box&, const State& s, int seat, Actions& out) {
  const Battle& battle = s.battle;
  if (!((bidders(s) >> seat) & 1U)) return;
  const int side = side_bidding(battle, seat);
  const auto i = static_cast<std::size_t>(side);
  const int left = bones_of(s, side) - bid_total(battle, side);
  const bool last = battle.bid_sections[i] + 1 == sections_to_bid(battle);
  int least = 0;
  if (last) least = std::max(0, battle.ship_bones[i] - bid_total(battle, side));  // MS-11.8
  for (int amount = least; amount <= std::min(left, kMostBid); ++amount)
    out.push_back(with(Kind::Bid, amount));
}

void place_bid(const Course& c, int seat, Action action) {
  Battle& battle = c.s.battle;
  const int side = side_bidding(battle, seat);
  const auto i = static_cast<std::size_t>(side);
  battle.bid[i][battle.bid_sections[i]++] = action.a;
  if (is_tribe(battle, side) && battle.bid_sections[i] == kSections - 1)  // MS-11.23: all of them
    battle.bid[i][battle.bid_sections[i]++] = byte(bones_of(c.s, side) - bid_total(battle, side));
  if (!bids_open(c.s)) reveal_bids(c);
}

// --- bonus bones (MS-11.11)

// Where every slot is filled anyway there is nothing to choose.
void list_place_bone(const Box& box, const State& s, Question, Actions& out) {
  const Battle& battle = s.battle;
  const auto section = static_cast<Section>(battle.section);
  const bool all = battle.to_place >= free_slots(box, battle, battle.placing, section);
  for (int i = 0; i < kLandUnits && !(all && !out.empty()); ++i) {
    if (free_slots(box, fighter(battle, battle.placing, i), section) > 0)
      out.push_back(with(Kind::Bone, i, battle.section));
  }
}

void answer_place_bone(const Course& c, Question, Action action) {
  c.answered();
  place_bone(c, c.s.battle.placing, action.a, static_cast<Section>(action.b));
  --c.s.battle.to_place;
}

}  // namespace zig::mesopotamia
