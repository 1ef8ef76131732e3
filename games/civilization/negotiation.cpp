// CV-5.2 to CV-5.10: negotiation. After all have collected, each player has a part with abilities of the Trade phase
// and offers (CV-5.8). An offer is drafted line by line, proposed, and answered; whoever accepts then picks the
// hidden pieces that were asked for by their backs (CV-5.7).
//
// Each side of an offer is drafted in the order of its lines, so that nothing can be drafted in two ways (CV-18.6).
// The last line of a side is thus the highest one in it and needs no place of its own.
#include <algorithm>

#include "games/civilization/deals.h"
#include "games/civilization/holdings.h"
#include "games/civilization/questions.h"

namespace zig::civilization {

namespace {

using Kind = Action::Kind;

// --- hidden pieces: huts, villages and events, numbered through

constexpr std::size_t kFirstVillage = kHuts, kFirstEvent = kHuts + kVillages,
                      kPieces = kFirstEvent + kEventCards;

const Card& card_of(const State& s, std::size_t piece) {
  if (piece < kFirstVillage) return s.hut[piece];
  return piece < kFirstEvent ? s.village[piece - kFirstVillage] : s.event[piece - kFirstEvent];
}
constexpr std::size_t code(Line first, int i = 0) {
  return static_cast<std::size_t>(static_cast<int>(first) + i);
}
// Which line gives it: by its face.
std::size_t line_of(const Box& box, std::size_t piece) {
  if (piece < kFirstVillage) return code(Line::Hut, box.hut_content[piece]);
  return piece < kFirstEvent ? code(Line::Village, box.village_content[piece - kFirstVillage])
                             : code(Line::Event, box.event_kind[piece - kFirstEvent]);
}
bool has(const Goods& goods, std::size_t piece) {
  if (piece < kFirstVillage) return (goods.huts >> piece) & 1U;
  return piece < kFirstEvent ? (goods.villages >> (piece - kFirstVillage)) & 1U
                             : (goods.events >> (piece - kFirstEvent)) & 1U;
}
void add(Goods& goods, std::size_t piece) {
  if (piece < kFirstVillage)
    goods.huts |= 1U << piece;
  else if (piece < kFirstEvent)
    goods.villages |= 1U << (piece - kFirstVillage);
  else
    goods.events |= std::uint64_t{1} << (piece - kFirstEvent);
}

// --- lines: how much of each, by the codes of Give, which know faces, or of Want, which know backs only

using Lines = std::array<std::int16_t, kGiveLines>;
constexpr std::size_t kTrade = code(Line::Trade), kCulture = code(Line::Culture),
                      kMarket = code(Line::Market);
constexpr bool is_amount(std::size_t line) { return line == kTrade || line == kCulture; }

// The Want line of what a Give line names.
std::size_t back_of(const Box& box, std::size_t line) {
  if (line < code(Line::Hut)) return line;
  if (line < code(Line::Village)) return kWantHut;
  if (line < code(Line::Event)) return kWantVillage;
  return kWantEvent + static_cast<std::size_t>(box.events[line - code(Line::Event)].age);
}
Lines backs(const Box& box, const Lines& faces) {
  Lines lines{};
  for (std::size_t line = 0; line < faces.size(); ++line) lines[back_of(box, line)] += faces[line];
  return lines;
}

template <class Owner>
void count_open(const Owner& owner, Lines& lines) {
  lines[kTrade] = owner.trade;
  lines[kCulture] = owner.culture;
  for (std::size_t kind = 0; kind < kMarketResources; ++kind) lines[kMarket + kind] = owner.market[kind];
}
Lines lines_of(const Box& box, const Goods& goods) {
  Lines lines{};
  count_open(goods, lines);
  if (goods.events == 0 && goods.huts == 0 && goods.villages == 0) return lines;
  for (std::size_t piece = 0; piece < kPieces; ++piece) lines[line_of(box, piece)] += has(goods, piece);
  return lines;
}
Lines lines_of(const Wish& wish) {
  Lines lines{};
  count_open(wish, lines);
  lines[kWantHut] = wish.huts;
  lines[kWantVillage] = wish.villages;
  for (std::size_t age = 0; age < kAges; ++age) lines[kWantEvent + age] = wish.events[age];
  return lines;
}
Lines holdings(const Box& box, const State& s, int seat) {
  Lines lines{};
  count_open(player(s, seat), lines);
  const auto count = [&](std::size_t first, std::size_t end) {
    for (std::size_t piece = first; piece < end; ++piece) {
      if (holds(card_of(s, piece), seat)) ++lines[line_of(box, piece)];
    }
  };
  if (huts_of(s, seat) > 0) count(0, kFirstVillage);
  if (villages_of(s, seat) > 0) count(kFirstVillage, kFirstEvent);
  if (events_of(s, seat) > 0) count(kFirstEvent, kPieces);
  return lines;
}
// What everybody sees of them.
Lines holdings_seen(const Box& box, const State& s, int seat) {
  Lines lines{};
  count_open(player(s, seat), lines);
  lines[kWantHut] = huts_of(s, seat);
  lines[kWantVillage] = villages_of(s, seat);
  for (std::size_t age = 0; age < kAges; ++age) {
    const std::size_t first = box.first_event[age];
    lines[kWantEvent + age] =
        count_held(std::span(s.event).subspan(first, box.first_event[age + 1] - first), seat);
  }
  return lines;
}
bool owns_nothing(const State& s, int seat) {
  const Player& owner = player(s, seat);
  return owner.trade == 0 && owner.culture == 0 && owner.market == decltype(owner.market){} &&
         huts_of(s, seat) == 0 && villages_of(s, seat) == 0 && events_of(s, seat) == 0;
}
Lines less(Lines lines, const Lines& by) {
  for (std::size_t line = 0; line < lines.size(); ++line) lines[line] -= by[line];
  return lines;
}
bool nothing(const Lines& lines) { return lines == Lines{}; }

// What one more line of this side may be: amounts once, pieces one by one, none before the last line.
void list_lines(Kind kind, const Lines& owned, const Lines& drafted, Actions& out) {
  std::size_t line = drafted.size();
  while (line > 0 && drafted[line - 1] == 0) --line;  // behind the last line
  if (line > 0 && !is_amount(line - 1)) --line;
  for (; line < owned.size(); ++line) {
    const int left = owned[line] - drafted[line];
    const int most = is_amount(line) ? std::min(left, kMostInLine) : std::min(left, 1);
    for (int much = 1; much <= most; ++much) out.push_back(with(kind, static_cast<int>(line), much));
  }
}

// The line becomes part of the goods; of alike pieces the first one.
void put(const Box& box, const State& s, int seat, Action action, Goods& goods) {
  if (action.a == kTrade) {
    goods.trade = action.b;
  } else if (action.a == kCulture) {
    goods.culture = action.b;
  } else if (action.a < code(Line::Hut)) {
    ++goods.market[action.a - kMarket];
  } else {
    for (std::size_t piece = 0; piece < kPieces; ++piece) {
      if (line_of(box, piece) == action.a && holds(card_of(s, piece), seat) && !has(goods, piece))
        return add(goods, piece);
    }
  }
}
void put(Action action, Wish& wish) {
  if (action.a == kTrade)
    wish.trade = action.b;
  else if (action.a == kCulture)
    wish.culture = action.b;
  else if (action.a < kWantHut)
    ++wish.market[action.a - kMarket];
  else if (action.a == kWantHut)
    ++wish.huts;
  else if (action.a == kWantVillage)
    ++wish.villages;
  else
    ++wish.events[static_cast<std::size_t>(action.a - kWantEvent)];
}

// --- offers

// CV-5.6, CV-5.8: one of the two has something to give, as everybody sees.
bool may_offer(const State& s, int seat, int to) {
  if (!s.options.negotiation || seat == to || player(s, seat).offers >= kOffersPerTurn) return false;
  return !owns_nothing(s, seat) || !owns_nothing(s, to);
}
void begin_draft(const Course& c, int seat, int to) {
  ++c.player(seat).offers;
  c.s.offer = {};
  c.s.offer.from = byte(seat);
  c.s.offer.to = byte(to);
  c.ask(Ask::Draft, seat);
}
void tell_answer(const Course& c, bool yes) {
  c.tell(
      {.kind = Event::Kind::OfferAnswered, .seat = c.s.offer.to, .other = c.s.offer.from, .yes = byte(yes)});
}

// What the partner still has to pick, by its backs.
Lines missing(const Box& box, const Offer& offer) {
  return less(lines_of(offer.wants), backs(box, lines_of(box, offer.returns)));
}
// The back that is picked now; nothing is missing: none.
std::size_t missing_back(const Lines& missing) {
  return static_cast<std::size_t>(std::ranges::find_if(missing, [](int n) { return n > 0; }) -
                                  missing.begin());
}

void tell_pieces(const Course& c, int giver, int receiver, const Goods& goods) {
  const Event handed{.kind = Event::Kind::PieceHanded, .seat = byte(giver), .other = byte(receiver)};
  const auto tell_amount = [&](auto field, int amount) {
    Event event = handed;
    event.*field = static_cast<std::int16_t>(amount);
    if (amount > 0) c.tell(event);
  };
  tell_amount(&Event::amount, goods.trade);
  tell_amount(&Event::gain, goods.culture);
  for (int kind = 0; kind < kMarketResources; ++kind) {
    for (int i = 0; i < goods.market[static_cast<std::size_t>(kind)]; ++i) {
      Event event = handed;
      event.resource = byte(kind);
      c.tell(event);
    }
  }
  for (std::size_t piece = 0; piece < kPieces; ++piece) {
    if (!has(goods, piece)) continue;
    Event event = handed;
    if (piece < kFirstVillage)
      event.hut = c.box.hut_content[piece];
    else if (piece < kFirstEvent)
      event.village = c.box.village_content[piece - kFirstVillage];
    else
      event.event = c.box.event_kind[piece - kFirstEvent];
    c.tell(event);
  }
}
// CV-5.10
void close_deal(const Course& c) {
  const Offer offer = c.s.offer;
  c.s.offer = {};
  tell_pieces(c, offer.from, offer.to, offer.gives);
  tell_pieces(c, offer.to, offer.from, offer.returns);
  strike(c, offer, offer.returns);
}

}  // namespace

void begin_trade(const Course& c, int seat) { c.ask(Ask::TradeMenu, seat); }

// --- D6

void list_trade_menu(const Box& box, const State& s, Question question, Actions& out) {
  list_cards(box, s, question.seat, Moment::OwnTrade, out);
  for (int to = 0; to < s.players(); ++to) {
    if (may_offer(s, question.seat, to)) out.push_back(with(Kind::OfferTo, to));
  }
  out.push_back(with(Kind::Done));
}
void answer_trade_menu(const Course& c, Question question, Action action) {
  switch (action.kind) {
    case Kind::OfferTo: return begin_draft(c, question.seat, action.a);
    case Kind::Ability: return declare_ability(c, question.seat, static_cast<Ability>(action.a));
    case Kind::Event: return declare_event(c, question.seat, action.a);
    default: c.answered();
  }
}
bool could_choose_in_trade(const Box& box, const State& s, Question question) {
  for (int to = 0; to < s.players(); ++to) {
    if (may_offer(s, question.seat, to)) return true;
  }
  return could_use_at(box, s, question.seat, Moment::OwnTrade) ||
         could_play(box, s, question.seat, Moment::OwnTrade);
}

// CV-5.7: what the proposer gives by its face, what the partner is to give by its back.
void list_draft(const Box& box, const State& s, Question question, Actions& out) {
  const Offer& offer = s.offer;
  if (offer.lines < kLinesPerOffer) {
    list_lines(Kind::Give, holdings(box, s, question.seat), lines_of(box, offer.gives), out);
    list_lines(Kind::Want, holdings_seen(box, s, offer.to), lines_of(offer.wants), out);
  }
  for (int promise = 1; promise < kPromises && offer.promise == Promise::None; ++promise)
    out.push_back(with(Kind::Promise, promise));
  // Each line was owned when it was drafted, and nothing changes hands meanwhile.
  if (offer.gives != Goods{} || offer.wants != Wish{}) out.push_back(with(Kind::Propose));
  out.push_back(with(Kind::Withdraw));
}
void answer_draft(const Course& c, Question question, Action action) {
  Offer& offer = c.s.offer;
  switch (action.kind) {
    case Kind::Give: ++offer.lines; return put(c.box, c.s, question.seat, action, offer.gives);
    case Kind::Want: ++offer.lines; return put(action, offer.wants);
    case Kind::Promise: offer.promise = static_cast<Promise>(action.a); return;
    case Kind::Propose:
      c.answered();
      offer.proposed = 1;
      c.tell({.kind = Event::Kind::Offered,
              .seat = offer.from,
              .other = offer.to,
              .amount = c.player(question.seat).offers});
      return c.ask(Ask::AnswerOffer, offer.to);
    default: c.answered(); offer = {};
  }
}

// --- D6a: both must still own what they give (CV-5.6). An offer of one's own is a refusal, and counts as one of
// one's own (CV-5.8).

void list_answer_offer(const Box& box, const State& s, Question question, Actions& out) {
  if (no_deal(box, s, s.offer) == NoDeal::None) out.push_back(with(Kind::Agree));
  out.push_back(with(Kind::Decline));
  if (may_offer(s, question.seat, s.offer.from)) out.push_back(with(Kind::Counter));
}
void answer_answer_offer(const Course& c, Question question, Action action) {
  Offer& offer = c.s.offer;
  c.answered();
  tell_answer(c, action.kind == Kind::Agree);
  if (action.kind == Kind::Counter) return begin_draft(c, question.seat, offer.from);
  if (action.kind == Kind::Decline) {
    offer = {};
    return;
  }
  offer.returns.trade = offer.wants.trade;
  offer.returns.culture = offer.wants.culture;
  offer.returns.market = offer.wants.market;
  if (nothing(missing(c.box, offer))) return close_deal(c);
  c.ask(Ask::HandOver, offer.to);
}

// --- D6b: one hidden piece after the other, in the order of their lines; of each back so that enough are left behind
// the one that is picked

void list_hand_over(const Box& box, const State& s, Question question, Actions& out) {
  const Lines picked = lines_of(box, s.offer.returns), left = less(holdings(box, s, question.seat), picked);
  const Lines needed = missing(box, s.offer);
  const std::size_t back = missing_back(needed);
  int from_here = 0;
  for (std::size_t line = left.size(); line-- > 0;) {
    if (back_of(box, line) != back) continue;
    from_here += left[line];
    if (left[line] > 0 && from_here >= needed[back])
      out.push_back(with(Kind::Give, static_cast<int>(line), 1));
    if (picked[line] > 0) return;
  }
}
void answer_hand_over(const Course& c, Question question, Action action) {
  put(c.box, c.s, question.seat, action, c.s.offer.returns);
  if (!nothing(missing(c.box, c.s.offer))) return;
  c.answered();
  close_deal(c);
}
bool could_hand_over_another(const Box& box, const State& s, Question question) {
  const Lines needed = missing(box, s.offer);
  const std::size_t back = missing_back(needed);
  const Lines held = backs(box, holdings(box, s, question.seat)),
              picked = backs(box, lines_of(box, s.offer.returns));
  return held[back] - picked[back] > needed[back];
}

}  // namespace zig::civilization
