// What a seat may do (legal) and why not (judge): both read construction.h, question.h and the state.
#include "games/seven_wonders/construction.h"
#include "games/seven_wonders/dealing.h"
#include "games/seven_wonders/discard_pile.h"
#include "games/seven_wonders/question.h"
#include "games/seven_wonders/record.h"
#include "games/seven_wonders/seven_wonders.h"

namespace zig::seven_wonders {

namespace {

using Way = Construction::Way;

// 7W-16.2: every use of one card, once for each different payment.
void list_uses_of_card(const Box& box, const State& s, int city, CardId card, const Bill* next_stage,
                       SevenWonders::Actions& out) {
  const Construction way = construction(box, s, city, card);
  const Compulsion must = compulsion(box, s, city, way);
  if (way.way == Way::Chain) out.push_back(build(card));
  if (way.way == Way::Pay) {
    way.bill.each([&](int left, int right) { out.push_back(build(card, left, right)); });
  }
  if (way.by_right) out.push_back(build_free(card));
  if (must == Compulsion::MustBuild) return;
  if (next_stage) next_stage->each([&](int left, int right) { out.push_back(stage(card, left, right)); });
  if (must == Compulsion::None) out.push_back(discard(card));
}

std::optional<Bill> next_stage_bill(const Box& box, const State& s, int city) {
  if (wonder_complete(box, s.city[city])) return std::nullopt;
  return stage_bill(box, s, city);
}

void list_card_uses(const Box& box, const State& s, const Question& question, SevenWonders::Actions& out) {
  const int city = question.city;
  const std::optional<Bill> next_stage = next_stage_bill(box, s, city);
  CardId previous = kNoCard;
  for (CardId card : question.cards(s)) {
    if (card == previous) continue;  // 7W-16.4: same-name cards are interchangeable; hands are sorted
    previous = card;
    if (!question.offers(s, card)) continue;
    list_uses_of_card(box, s, city, card, next_stage ? &*next_stage : nullptr, out);
  }
}

// 7W-16.5: each building of the pile once; of a grey building that lies there from both ages the earlier
// card.
bool offered_by_earlier_age(const Box& box, const CardCounts& pile, CardId card) {
  for (int i = 0; i < index(card); ++i) {
    if (pile[static_cast<std::size_t>(i)] > 0 &&
        box.card(static_cast<CardId>(i)).building == box.card(card).building)
      return true;
  }
  return false;
}

// 7W-12.17: each allowed building once, or decline.
void list_exhumations(const Box& box, const State& s, SevenWonders::Actions& out) {
  const CardCounts pile = discard_pile(s);
  for (int i = 0; i < box.card_count(); ++i) {
    const auto card = static_cast<CardId>(i);
    if (pile[i] == 0 || s.city[s.actor_city].buildings.has(box.card(card).building)) continue;
    if (!offered_by_earlier_age(box, pile, card)) out.push_back(exhume(card));
  }
  out.push_back(decline());
}

// 7W-2.10
void list_boards(const Box&, const State& s, Seat seat, SevenWonders::Actions& out) {
  const City& own = s.city[seat.n];
  for (int wonder = 0; wonder < kWonders; ++wonder) {
    const bool free_choice = s.options.wonder_assignment == WonderAssignment::Choose;
    if (free_choice ? wonder_taken(s, wonder) : own.wonder != wonder) continue;
    out.push_back(choose_board(wonder, 0));
    out.push_back(choose_board(wonder, 1));
  }
}

Piece card_piece(CardId card) { return {"card", index(card)}; }

// Why the money or the resources do not reach, or why this split of the coins is not a way to pay.
Verdict judge_payment(const Bill& bill, const City& city, Action action) {
  if (!bill.resources_available()) {
    return refuse("7W-3.3", "7w.refuse.resources",
                  {{"units", Piece::number(std::max(1, bill.missing_units()))}});
  }
  if (!bill.payable()) {
    return refuse("7W-4.11", "7w.refuse.coins",
                  {{"price", Piece::number(bill.cheapest())}, {"coins", Piece::number(city.coins)}});
  }
  if (bill.accepts(action.left, action.right)) return legal_verdict();
  if (bill.would_accept(action.left, action.right)) {
    return refuse("7W-4.11", "7w.refuse.coins",
                  {{"price", Piece::number(bill.bank() + action.left + action.right)},
                   {"coins", Piece::number(city.coins)}});
  }
  return refuse("7W-4.10", "7w.refuse.payment",
                {{"left", Piece::number(action.left)}, {"right", Piece::number(action.right)}});
}

Verdict judge_build(const Box& box, const State& s, int city, Action action) {
  const Construction way = construction(box, s, city, action.card);
  const NamedPiece card{"card", card_piece(action.card)};
  if (way.way == Way::Banned) return refuse("7W-7.2", "7w.refuse.same_name", {card});
  if (action.kind == Action::Kind::BuildFree) {
    const City& builder = s.city[city];
    if (!power_within(box, builder, kMaxStages, &Effects::free_build))
      return refuse("7W-12.8", "7w.refuse.never_right", {});
    if (!power_within(box, builder, builder.stages, &Effects::free_build))
      return refuse("7W-12.9", "7w.refuse.right_not_yet", {});
    if (!builder.free_build) return refuse("7W-12.9", "7w.refuse.no_right", {});
    if (!way.by_right) return refuse("7W-12.20", "7w.refuse.right_wasted", {card});
    return legal_verdict();
  }
  if (way.way == Way::Chain) {
    if (action.left || action.right) return refuse("7W-5.8", "7w.refuse.chain_pays_nothing", {card});
    return legal_verdict();
  }
  return judge_payment(way.bill, s.city[city], action);
}

Verdict judge_stage(const Box& box, const State& s, int city, Action action) {
  const Construction way = construction(box, s, city, action.card);
  if (compulsion(box, s, city, way) == Compulsion::MustBuild) {
    return refuse("7W-14.9", "7w.refuse.free_city_chain", {{"card", card_piece(action.card)}});
  }
  if (wonder_complete(box, s.city[city])) return refuse("7W-7.5", "7w.refuse.wonder_complete", {});
  return judge_payment(stage_bill(box, s, city), s.city[city], action);
}

Verdict judge_discard(const Box& box, const State& s, int city, Action action) {
  const Construction way = construction(box, s, city, action.card);
  const NamedPiece card{"card", card_piece(action.card)};
  switch (compulsion(box, s, city, way)) {
    case Compulsion::MustBuild: return refuse("7W-14.9", "7w.refuse.free_city_chain", {card});
    case Compulsion::MayNotDiscard: return refuse("7W-14.8", "7w.refuse.free_city_discard", {card});
    case Compulsion::None: break;
  }
  return legal_verdict();
}

Verdict judge_card_use(const Box& box, const State& s, const Question& question, Action action) {
  const NamedPiece card{"card", card_piece(action.card)};
  if (!question.offers(s, action.card)) {
    // 7W-14.5: the holder's two cards are different cards of the hand.
    if (question.in_hand(s, action.card)) return refuse("7W-14.5", "7w.refuse.card_already_used", {card});
    return refuse("7W-6.5", "7w.refuse.not_in_hand", {card});
  }
  switch (action.kind) {
    case Action::Kind::Build:
    case Action::Kind::BuildFree: return judge_build(box, s, question.city, action);
    case Action::Kind::Stage: return judge_stage(box, s, question.city, action);
    default: return judge_discard(box, s, question.city, action);
  }
}

Verdict judge_exhumation(const Box& box, const State& s, Action action) {
  if (action.kind == Action::Kind::Decline) return legal_verdict();
  const NamedPiece card{"card", card_piece(action.card)};
  const CardCounts pile = discard_pile(s);
  if (pile[static_cast<std::size_t>(action.card)] == 0) {
    return refuse("7W-12.15", "7w.refuse.not_in_pile", {card});
  }
  if (s.city[s.actor_city].buildings.has(box.card(action.card).building)) {
    return refuse("7W-7.2", "7w.refuse.same_name", {card});
  }
  if (offered_by_earlier_age(box, pile, action.card)) {
    return refuse("7W-16.5", "7w.refuse.offered_by_earlier_age", {card});
  }
  return legal_verdict();
}

Verdict judge_board(const State& s, Seat seat, Action action) {
  const int wonder = index(action.card) / 2;
  const NamedPiece piece{"wonder", {"wonder", wonder}};
  if (s.options.wonder_assignment == WonderAssignment::Choose) {
    if (wonder_taken(s, wonder)) return refuse("7W-2.4", "7w.refuse.wonder_taken", {piece});
    return legal_verdict();
  }
  if (s.city[seat.n].wonder != wonder) return refuse("7W-2.10", "7w.refuse.side_only", {piece});
  return legal_verdict();
}

// Whether this kind of action answers what is asked now.
bool answers(Step step, Action::Kind kind) {
  switch (step) {
    case Step::ChooseBoards: return kind == Action::Kind::ChooseBoard;
    case Step::ChooseCards: return kind >= Action::Kind::Build && kind <= Action::Kind::Discard;
    case Step::SeventhCard: return kind >= Action::Kind::Build && kind <= Action::Kind::Discard;
    case Step::Mausoleum: return kind == Action::Kind::Exhume || kind == Action::Kind::Decline;
    case Step::Over: return false;
  }
  return false;
}

}  // namespace

Seats SevenWonders::pending(const State& s) const {
  switch (s.step) {
    case Step::ChooseCards:
      return Seats(static_cast<std::uint8_t>(Seats::all(s.players()).bits() & ~s.choices_made));
    case Step::ChooseBoards:
    case Step::SeventhCard:
    case Step::Mausoleum: return Seats::one(Seat{s.actor});
    case Step::Over: break;
  }
  return {};
}

void SevenWonders::legal(const State& s, Seat seat, Actions& out) const {
  out.clear();
  if (!pending(s).has(seat)) return;
  switch (s.step) {
    case Step::ChooseBoards: return list_boards(*box_, s, seat, out);
    case Step::ChooseCards:
    case Step::SeventhCard: return list_card_uses(*box_, s, Question::of(s, seat), out);
    case Step::Mausoleum: return list_exhumations(*box_, s, out);
    case Step::Over: return;
  }
}

void SevenWonders::legal_uses_of_random_card(const State& s, Seat seat, Random& random, Actions& out) const {
  out.clear();
  const Question question = Question::of(s, seat);
  const auto hand = question.cards(s);
  CardId card;
  do card = hand[random.below(static_cast<std::uint32_t>(hand.size()))];
  while (!question.offers(s, card));
  const std::optional<Bill> next_stage = next_stage_bill(*box_, s, question.city);
  list_uses_of_card(*box_, s, question.city, card, next_stage ? &*next_stage : nullptr, out);
}

Verdict SevenWonders::judge(const State& s, Seat seat, Action action) const {
  if (id(action) < 0) return refuse("7W-16.2", "7w.refuse.no_such_action", {});
  if (s.step == Step::Over) return refuse("7W-13.1", "7w.refuse.over", {});
  if (!pending(s).has(seat)) {
    if (s.step == Step::ChooseCards && seat.n < s.players())
      return refuse("7W-6.5", "7w.refuse.already_chosen", {});
    return refuse("7W-16.5", "7w.refuse.not_asked", {{"seat", Piece::seat(seat.n)}});
  }
  if (!answers(s.step, action.kind)) return refuse("7W-16.5", "7w.refuse.wrong_step", {});
  switch (s.step) {
    case Step::ChooseBoards: return judge_board(s, seat, action);
    case Step::Mausoleum: return judge_exhumation(*box_, s, action);
    default: return judge_card_use(*box_, s, Question::of(s, seat), action);
  }
}

}  // namespace zig::seven_wonders
