// MS-9: gathering and trading.
#include <numeric>

#include "games/mesopotamia/parts.h"
#include "games/mesopotamia/questions.h"

namespace zig::mesopotamia {

namespace {

using Kind = Action::Kind;

// MS-9.2 to MS-9.4: the sources, counted by the resources that each of them can give, as bits. A source is nothing but that: so it is asked which resource
// is taken next, and it can be taken as long as every resource taken has a source of its own (Hall's theorem).
class Sources {
 public:
  Sources(const Box& box, const State& s, int seat) {
    const Player& player = s.of(seat);
    const auto of = [&](Area area) -> unsigned {
      return area == kNowhere || s.blocked.has(area) || box.map.resource[area] < 0
                 ? 0U
                 : 1U << box.map.resource[area];
    };
    ++count_[kAll];  // the start area: any standard resource
    for (const Area area : player.settlements) ++count_[of(area)];
    for (const Area area : player.unit) ++count_[of(area)];
    for (const Segment ship : player.ship) {
      if (ship == kNowhere) continue;
      const auto& areas = box.map.segments[ship].areas;
      ++count_[of(areas[0]) | of(areas[1])];
    }
    count_[0] = 0;
    total_ = std::accumulate(count_.begin(), count_.end(), 0);
    sum_up(count_);
  }

  // What can be taken after that, as bits: not what is in a set of resources whose sources are all used up.
  unsigned open(const std::array<std::uint8_t, kStandardResources>& taken) const {
    Sums needed{};
    for (std::size_t i = 0; i < kStandardResources; ++i) needed[std::size_t{1} << i] = taken[i];
    sum_up(needed);
    unsigned used_up = 0;
    for (unsigned set = 1; set <= kAll; ++set) {
      const int sources = total_ - count_[kAll ^ set];
      if (needed[set] >= sources) used_up |= set;
    }
    return kAll & ~used_up;
  }

 private:
  static constexpr unsigned kAll = (1U << kStandardResources) - 1;
  using Sums = std::array<std::uint8_t, kAll + 1>;
  // From a number for each set to the sum over all its subsets.
  static void sum_up(Sums& sums) {
    for (unsigned resource = 1; resource <= kAll; resource *= 2) {
      for (unsigned set = 1; set <= kAll; ++set) {
        if (set & resource) sums[set] = byte(sums[set] + sums[set ^ resource]);
      }
    }
  }
  Sums count_{};  // sources that can give nothing outside of a set
  int total_ = 0;
};

const TechCard& card_in_use(const Box& box, const State& s) {
  return box.card(s.of(s.active()).empire, Type::GatherTrade, s.turn.level);
}

const TradeToken& token_at(const Box& box, const State& s, int slot) {
  return box.trade[s.trade[static_cast<std::size_t>(slot)].token];
}

void use_token(const Course& c, int seat, int slot) {
  TradeSlot& place = c.s.trade[static_cast<std::size_t>(slot)];
  const TradeToken& token = token_at(c.box, c.s, slot);
  pay(c, seat, token.cost);
  if (place.amphora == kNobody) {  // MS-9.7
    place.amphora = byte(seat);
    c.tell({.kind = Event::Kind::AmphoraPlaced, .seat = byte(seat), .a = byte(slot)});
  } else if (place.amphora != seat) {  // MS-9.8
    Goods income = token.cost;
    if (c.s.automated(place.amphora)) {  // MS-16.10: an automaton keeps bones only
      income = {};
      amount(income, Resource::Bone) = token.cost[at(Resource::Bone)];
    }
    gain(c, place.amphora, income);
  }
  c.tell({.kind = Event::Kind::Traded, .seat = byte(seat), .a = byte(slot), .other = place.amphora});
  gain(c, seat, token.gain);
}

}  // namespace

bool may_trade(const Box& box, const State& s, int seat, int slot, int max_section) {
  const TradeSlot& place = s.trade[static_cast<std::size_t>(slot)];
  const int section = slot / kSlotsPerSection;
  if (place.token == kNone || section + 1 > max_section) return false;  // MS-9.6
  if (box.needs_ship[static_cast<std::size_t>(section)][static_cast<std::size_t>(slot % kSlotsPerSection)] &&
      !has_ship(s.of(seat)))
    return false;
  if (place.amphora == kNobody) return amphorae(s, seat) < kAmphorae;            // MS-9.7
  return place.amphora == seat || !s.scenario() || !s.automated(place.amphora);  // MS-17.6
}

void go_on_gathering(const Course& c) { c.ask(Ask::GatherTrade, c.s.active()); }

void list_gather_trade(const Box& box, const State& s, Question question, Actions& out) {
  const Turn& turn = s.turn;
  if (turn.first_left > 0 && part_open(turn, kFirstPart)) {
    const unsigned open = Sources(box, s, question.seat).open(turn.gathered);
    for (int resource = 0; resource < kStandardResources; ++resource) {
      if ((open >> resource) & 1U) out.push_back(with(Kind::Take, resource));
    }
  }
  if (turn.second_left > 0 && part_open(turn, kSecondPart)) {
    for (int slot = 0; slot < kTradeSlots; ++slot) {
      if (!((turn.traded >> slot) & 1U) &&
          may_trade(box, s, question.seat, slot, card_in_use(box, s).max_section) &&
          holds(s.of(question.seat).goods, token_at(box, s, slot).cost))
        out.push_back(with(Kind::Trade, slot));
    }
  }
  out.push_back(done());
}
bool wide_gather_trade(const Box&, const State& s, Question) {
  return s.turn.first_left > 0 && s.turn.begun == 0;  // the start area gives anything
}
void answer_gather_trade(const Course& c, Question question, Action action) {
  Turn& turn = c.s.turn;
  c.answered();
  switch (action.kind) {
    case Kind::Take:
      use_part(turn, kFirstPart);
      --turn.first_left;
      ++turn.gathered[action.a];
      return gain(c, question.seat, static_cast<Resource>(action.a), 1);
    case Kind::Trade:
      use_part(turn, kSecondPart);
      --turn.second_left;
      turn.traded = static_cast<std::uint16_t>(turn.traded | (1U << action.a));  // MS-9.10
      return use_token(c, question.seat, action.a);
    default: return finish_action(c);
  }
}

}  // namespace zig::mesopotamia
