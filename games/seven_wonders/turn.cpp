// 7W-6.7: one turn, from the last sealed choice to the next question.
#include "games/seven_wonders/conflict.h"
#include "games/seven_wonders/construction.h"
#include "games/seven_wonders/dealing.h"
#include "games/seven_wonders/discard_pile.h"
#include "games/seven_wonders/question.h"
#include "games/seven_wonders/seven_wonders.h"

namespace zig::seven_wonders {

namespace {

using Kind = Action::Kind;

void earn(City& city, int coins) { city.coins = static_cast<std::uint16_t>(city.coins + coins); }

// Carries out choices whose legality has been judged. One object lives for one call of apply().
Event sold(int seller, int buyer, int coins) {
  return {.kind = Event::Kind::Sold,
          .city = byte(seller),
          .other = byte(buyer),
          .coins = static_cast<std::int16_t>(coins)};
}

template <class Sink>
class Resolution {
 public:
  Resolution(const Box& box, State& s, Random& random, Sink& sink)
      : box_(box), s_(s), random_(random), sink_(sink) {}

  void choose_board(Seat seat, Action action);
  void seal(Seat seat, Action action);
  void seventh_card(Action action);
  void answer_mausoleum(Action action);

 private:
  void report(Event event) {
    if constexpr (Sink::kListens) sink_(event);
  }

  // 7W-6.7, the steps of a turn in order.
  void resolve_turn();
  void take_payment(int city, const Action& action);     // a
  Event place(int city, Seat by, const Action& action);  // b; tells what happened
  void pay_out(int city, const Action& action);          // c
  void after_payments();
  void ask_seventh_card(int city);  // d
  void discard_leftovers();
  void after_leftovers();
  void ask_mausoleum();  // e
  void finish_turn();    // f
  void end_age();
  void begin_age();

  void take_card(Range hand, CardId card, Fate fate);
  void remember_free_city_limits(int place, const Action& action);
  void count_mausoleum(int city, const Action& action);
  int seat_of_city(int city) const { return city == kFreeCity && s_.two_players() ? holder() : city; }
  int holder() const { return free_city_holder(s_.age, s_.turn); }
  const Effects& stage_effects(int city, int stage) const {
    return board(box_, s_.city[city]).stages[stage].effects;
  }

  const Box& box_;
  State& s_;
  Random& random_;
  Sink& sink_;
};

// 7W-2.10: in seat order, openly; the Free City comes last and at random.
template <class Sink>
void Resolution<Sink>::choose_board(Seat seat, Action action) {
  const int wonder = index(action.card) / 2, side = index(action.card) % 2;
  give_board(box_, s_, seat.n, wonder, side);
  report({.kind = Event::Kind::BoardTaken, .city = seat.n, .wonder = byte(wonder), .side = byte(side)});
  if (s_.actor + 1 < s_.players()) {
    ++s_.actor;
    return;
  }
  if (s_.two_players()) {
    assign_free_city_board(box_, s_, random_);
    const City& c = s_.city[kFreeCity];
    report({.kind = Event::Kind::BoardTaken, .city = kFreeCity, .wonder = c.wonder, .side = c.side});
  }
  begin_age();
}

// 7W-6.5: a choice stays sealed until all are in; 7W-14.5: the holder chooses for the Free City afterwards.
template <class Sink>
void Resolution<Sink>::seal(Seat seat, Action action) {
  const bool own_is_sealed = s_.sealed[seat.n].kind != Kind::None;
  s_.sealed[own_is_sealed ? kFreeCityChoice : seat.n] = action;
  const bool owes_free_city = s_.two_players() && seat.n == holder() && !own_is_sealed;
  if (owes_free_city) return;
  s_.choices_made = static_cast<std::uint8_t>(s_.choices_made | 1U << seat.n);
  report({.kind = Event::Kind::Chose, .city = seat.n});
  if (s_.choices_made == Seats::all(s_.players()).bits()) resolve_turn();
}

template <class Sink>
void Resolution<Sink>::resolve_turn() {
  const auto choices = s_.sealed;
  s_.sealed = {};
  s_.choices_made = 0;
  const auto choice_of = [&](int city) -> const Action& {
    return s_.two_players() && city == kFreeCity ? choices[kFreeCityChoice] : choices[city];
  };
  std::array<int, kMaxCities> sales{};
  std::array<std::array<int, 2>, kMaxCities> paid{};
  if (s_.two_players()) remember_free_city_limits(s_.turn - 1, choice_of(kFreeCity));
  for (int city = 0; city < s_.cities; ++city) {
    const Action& action = choice_of(city);
    take_payment(city, action);
    paid[city] = {action.left, action.right};
    sales[s_.left(city)] += action.left;
    sales[s_.right(city)] += action.right;
  }
  std::array<Event, kMaxCities> placed;
  for (int city = 0; city < s_.cities; ++city) {
    // Own takes come first in their packet, the Free City's second.
    placed[city] = place(city, Seat{static_cast<std::uint8_t>(seat_of_city(city))}, choice_of(city));
  }
  // 7W-14.6: the Free City's card is carried out first; the result is the same, the story is not.
  for (int i = 0; i < s_.cities; ++i) report(placed[s_.two_players() ? (i + kFreeCity) % 3 : i]);
  for (int city = 0; city < s_.cities; ++city) {
    earn(s_.city[city], sales[city]);  // 7W-4.12
    if constexpr (Sink::kListens) {
      const int left = s_.left(city), right = s_.right(city);
      if (paid[left][1]) report(sold(city, left, paid[left][1]));
      if (paid[right][0]) report(sold(city, right, paid[right][0]));
    }
  }
  for (int city = 0; city < s_.cities; ++city) {
    pay_out(city, choice_of(city));
    count_mausoleum(city, choice_of(city));
  }
  after_payments();
}

// 7W-6.7 a: to the bank and towards the neighbours.
template <class Sink>
void Resolution<Sink>::take_payment(int city, const Action& action) {
  const bool by_payment =
      action.kind == Kind::Build && !s_.city[city].buildings.meets(box_.card(action.card).chained_from);
  const int bank = by_payment ? box_.card(action.card).cost.coins : 0;
  earn(s_.city[city], -(bank + action.left + action.right));
}

// Moves a card to the front of the packet it is taken from; the rest of the hand stays sorted.
template <class Sink>
void Resolution<Sink>::take_card(Range hand, CardId card, Fate fate) {
  auto& cards = s_.card[s_.age - 1];
  int at = hand.begin;
  while (cards[at] != card) ++at;
  for (; at > hand.begin; --at) cards[at] = cards[at - 1];
  cards[hand.begin] = card;
  s_.fate[s_.age - 1][hand.begin] = fate;
}

// 7W-6.7 b: the card goes into the city, under the board, or onto the discard pile.
template <class Sink>
Event Resolution<Sink>::place(int city, Seat by, const Action& action) {
  const bool second_of_holder = s_.two_players() && city == kFreeCity;
  Range hand = s_.step == Step::SeventhCard ? Question::seventh_card_range(s_) : hand_of(s_, by.n);
  if (second_of_holder && s_.step != Step::SeventhCard) ++hand.begin;
  City& c = s_.city[city];
  const auto at = static_cast<std::uint8_t>(city);
  const auto knower = by.n;
  switch (action.kind) {
    case Kind::Build:
    case Kind::BuildFree: {
      const CardInfo& info = box_.card(action.card);
      const bool chain = action.kind == Kind::Build && c.buildings.meets(info.chained_from);
      take_card(hand, action.card, Fate::Built);
      if (action.kind == Kind::BuildFree) c.free_build = 0;  // 7W-12.9
      c.buildings.add(info.building);
      enter_lasting_effects(c, info.effects);
      if (action.kind == Kind::BuildFree)
        return {.kind = Event::Kind::BuiltByRight, .city = at, .card = action.card};
      if (chain) return {.kind = Event::Kind::BuiltByChain, .city = at, .card = action.card};
      return {.kind = Event::Kind::Built,
              .city = at,
              .card = action.card,
              .left = action.left,
              .right = action.right,
              .bank = info.cost.coins};
    }
    case Kind::Stage:
      take_card(hand, action.card, Fate::Marker);
      enter_lasting_effects(c, stage_effects(city, c.stages));
      ++c.stages;
      return {.kind = Event::Kind::StageCompleted,
              .city = at,
              .card = action.card,
              .knower = knower,
              .stage = c.stages,
              .left = action.left,
              .right = action.right};
    default:
      take_card(hand, action.card, Fate::Discarded);
      return {.kind = Event::Kind::Discarded, .city = at, .card = action.card, .knower = knower};
  }
}

// 7W-6.7 c: coins that come from the bank; counting rewards see everything built in this turn.
template <class Sink>
void Resolution<Sink>::pay_out(int city, const Action& action) {
  int coins = 0;
  switch (action.kind) {
    case Kind::Build:
    case Kind::BuildFree:
    case Kind::Exhume: coins = coin_reward(box_, s_, city, box_.card(action.card).effects); break;
    case Kind::Stage:
      coins = coin_reward(box_, s_, city, stage_effects(city, s_.city[city].stages - 1));
      break;
    default: coins = kDiscardIncome; break;
  }
  if (coins == 0) return;
  earn(s_.city[city], coins);
  const bool from_card = action.kind != Kind::Stage && action.kind != Kind::Discard;
  report({.kind = Event::Kind::Income,
          .city = byte(city),
          .card = from_card ? action.card : kNoCard,
          .coins = static_cast<std::int16_t>(coins)});
}

// 7W-12.16: a completed stage may give a construction from the discard pile.
template <class Sink>
void Resolution<Sink>::count_mausoleum(int city, const Action& action) {
  if (action.kind != Kind::Stage || !stage_effects(city, s_.city[city].stages - 1).from_discard) return;
  ++s_.mausoleum_due;
}

// 7W-6.7 d: in turn 6 the seventh card of Babylon B (7W-9.4), then the leftovers (7W-9.2).
template <class Sink>
void Resolution<Sink>::after_payments() {
  if (s_.turn < kTurnsInAge) return after_leftovers();
  for (int city = 0; city < s_.cities; ++city) {
    if (has_power(box_, s_.city[city], &Effects::seventh_card)) return ask_seventh_card(city);
  }
  discard_leftovers();
}

template <class Sink>
void Resolution<Sink>::ask_seventh_card(int city) {
  s_.step = Step::SeventhCard;
  s_.actor = static_cast<std::uint8_t>(seat_of_city(city));
  // A Mausoleum construction that is due waits; its city is found again from its power.
  s_.actor_city = static_cast<std::uint8_t>(city);
}

// 7W-9.5: a step of its own, settled at once.
template <class Sink>
void Resolution<Sink>::seventh_card(Action action) {
  const int city = s_.actor_city;
  if (s_.two_players() && city == kFreeCity) remember_free_city_limits(6, action);
  take_payment(city, action);
  report(place(city, Seat{s_.actor}, action));
  for (const auto& [seller, coins] :
       {std::pair{s_.left(city), action.left}, std::pair{s_.right(city), action.right}}) {
    if (coins == 0) continue;
    earn(s_.city[seller], coins);
    report(sold(seller, city, coins));
  }
  pay_out(city, action);
  discard_leftovers();
}

// 7W-9.2, 7W-14.12: what is still in a hand, and the last card of the draw pile, is thrown away.
template <class Sink>
void Resolution<Sink>::discard_leftovers() {
  auto& fate = s_.fate[s_.age - 1];
  for (int packet = 0; packet < packet_count(s_); ++packet) {
    const int slot = hand_range(s_, packet, 6).end - 1;
    if (fate[slot] != Fate::Held) continue;
    fate[slot] = Fate::Discarded;
    const int seat = taking(s_, s_.age, slot).seat;
    report({.kind = Event::Kind::LeftOver,
            .city = byte(seat),
            .card = s_.card[s_.age - 1][slot],
            .knower = byte(seat)});
  }
  if (s_.two_players() && fate[kDrawPile] == Fate::Held) {
    fate[kDrawPile] = Fate::Discarded;
    report({.kind = Event::Kind::LeftOver,
            .city = kFreeCity,
            .card = s_.card[s_.age - 1][kDrawPile],
            .knower = kNobody});
  }
  after_leftovers();
}

// 7W-6.7 e
template <class Sink>
void Resolution<Sink>::after_leftovers() {
  const bool now = s_.options.mausoleum_timing == MausoleumTiming::EndOfTurn || s_.turn == kTurnsInAge;
  if (s_.mausoleum_due > 0 && now) return ask_mausoleum();
  finish_turn();
}

// 7W-12.17: an empty pile loses the right without a decision; otherwise the owner is asked even if nothing
// fits.
template <class Sink>
void Resolution<Sink>::ask_mausoleum() {
  if (discard_pile_size(s_) == 0) {
    s_.mausoleum_due = 0;
    return finish_turn();
  }
  for (int city = 0; city < s_.cities; ++city) {
    if (has_power(box_, s_.city[city], &Effects::from_discard))
      s_.actor_city = static_cast<std::uint8_t>(city);
  }
  s_.step = Step::Mausoleum;
  s_.actor = static_cast<std::uint8_t>(seat_of_city(s_.actor_city));
  s_.looks[s_.look_count++] = {s_.age, s_.turn, s_.actor, kNoCard};
  report({.kind = Event::Kind::PileShown, .city = s_.actor});
}

// 7W-12.13, 7W-12.17, 7W-12.22
template <class Sink>
void Resolution<Sink>::answer_mausoleum(Action action) {
  const int city = s_.actor_city;
  if (action.kind == Kind::Exhume) {
    const CardInfo& info = box_.card(action.card);
    auto& cards = s_.card[info.age - 1];
    auto& fate = s_.fate[info.age - 1];
    int slot = 0;
    while (fate[slot] != Fate::Discarded || cards[slot] != action.card) ++slot;
    fate[slot] = Fate::Exhumed;
    s_.looks[s_.look_count - 1].taken = action.card;
    s_.city[city].buildings.add(info.building);
    enter_lasting_effects(s_.city[city], info.effects);
    report({.kind = Event::Kind::Exhumed, .city = byte(city), .card = action.card});
    pay_out(city, action);
  } else {
    report({.kind = Event::Kind::Declined, .city = byte(city)});
  }
  if (--s_.mausoleum_due > 0) return ask_mausoleum();
  finish_turn();
}

// 7W-6.7 f: pass the hands (7W-8.1), or end the age.
template <class Sink>
void Resolution<Sink>::finish_turn() {
  s_.step = Step::ChooseCards;
  s_.actor = s_.actor_city = kNobody;
  if (s_.turn == kTurnsInAge) return end_age();
  ++s_.turn;
  report({.kind = Event::Kind::HandsPassed,
          .passed = s_.two_players() ? Event::Passed::Swapped
                    : s_.age == 2    ? Event::Passed::Right
                                     : Event::Passed::Left});
  if (s_.two_players()) {
    free_city_draw(s_, random_);
    report({.kind = Event::Kind::FreeCityDrew, .city = byte(holder())});
  }
}

template <class Sink>
void Resolution<Sink>::end_age() {
  if constexpr (Sink::kListens) {
    for (int city = 0; city < s_.cities; ++city) {
      const int left = s_.left(city);
      report({.kind = Event::Kind::Conflict,
              .city = byte(city),
              .other = byte(left),
              .shields = s_.city[city].shields,
              .their_shields = s_.city[left].shields});
    }
  }
  resolve_conflicts(s_);
  report({.kind = Event::Kind::AgeEnded, .age = s_.age});
  if (s_.age == 3) {  // 7W-13.1
    s_.step = Step::Over;
    report({.kind = Event::Kind::GameEnded});
    return;
  }
  ++s_.age;
  s_.turn = 1;
  begin_age();
}

template <class Sink>
void Resolution<Sink>::begin_age() {
  s_.step = Step::ChooseCards;
  s_.actor = s_.actor_city = kNobody;
  for (int city = 0; city < s_.cities; ++city) {  // 7W-12.9: the right returns, unused ones do not add up
    City& c = s_.city[city];
    c.free_build = has_power(box_, c, &Effects::free_build) ? 1 : 0;
  }
  deal_age(box_, s_, random_);
  report({.kind = Event::Kind::AgeBegan, .age = s_.age});
  if (s_.two_players()) {
    free_city_draw(s_, random_);
    report({.kind = Event::Kind::FreeCityDrew, .city = byte(holder())});
  }
}

// 7W-15.12: what the Free City puts down face down tells something: the rules would have let only certain
// cards go there. Kept as a set of this age's cards, because coins and cities change afterwards.
template <class Sink>
void Resolution<Sink>::remember_free_city_limits(int place, const Action& action) {
  std::uint32_t could = 0;
  if (action.kind == Kind::Stage || action.kind == Kind::Discard) {
    const int begin = box_.first_card_of_age[s_.age - 1], end = box_.first_card_of_age[s_.age];
    for (int i = begin; i < end; ++i) {
      const auto card = static_cast<CardId>(i);
      const Compulsion must = compulsion(box_, s_, kFreeCity, construction(box_, s_, kFreeCity, card));
      const bool fits = action.kind == Kind::Stage ? must != Compulsion::MustBuild : must == Compulsion::None;
      if (fits) could |= 1U << box_.card(card).age_index;
    }
  }
  s_.free_city_could[s_.age - 1][place] = could;
}

}  // namespace

template <class Sink>
void SevenWonders::apply(State& s, Seat seat, Action action, Random& random, Sink& sink) const {
  Resolution<Sink> resolution(*box_, s, random, sink);
  switch (s.step) {
    case Step::ChooseBoards: return resolution.choose_board(seat, action);
    case Step::ChooseCards: return resolution.seal(seat, action);
    case Step::SeventhCard: return resolution.seventh_card(action);
    case Step::Mausoleum: return resolution.answer_mausoleum(action);
    case Step::Over: return;
  }
}

template void SevenWonders::apply(State&, Seat, Action, Random&, Silent&) const;
template void SevenWonders::apply(State&, Seat, Action, Random&, Recorder<Event>&) const;

std::uint32_t SevenWonders::frontier(const State& s) const {
  if (s.step == Step::ChooseBoards) return 0;  // open choices reveal nothing
  return static_cast<std::uint32_t>(s.age) << 16 | static_cast<std::uint32_t>(s.turn) << 8 |
         static_cast<std::uint32_t>(s.step) << 4 | s.look_count;
}

}  // namespace zig::seven_wonders
