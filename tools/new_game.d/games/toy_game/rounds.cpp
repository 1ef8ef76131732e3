// TG-2 to TG-5: setup, the rounds, and the end. A large game has a file for each chapter.
#include "engine/byte.h"
#include "games/toy_game/toy_game.h"

namespace zig::toy_game {

namespace {

bool somebody_is_out_of_cards(const State& s) {
  for (const Seat seat : s.seats()) {
    if (s.of(seat).hand.empty()) return true;
  }
  return false;
}

// TG-3.1, TG-5.1
void begin_round(const Course& c) {
  State& s = c.s;
  if (s.deck.empty() || somebody_is_out_of_cards(s)) {
    s.ask = Ask::Over;
    ++s.frontier;
    return c.tell({.kind = Event::Kind::GameEnded});
  }
  s.ask = Ask::Bid;
  s.prize = byte(draw(s, c.random));
  c.tell({.kind = Event::Kind::PrizeTurned, .card = s.prize});
}

// TG-3.4
void end_round(const Course& c) {
  State& s = c.s;
  s.prize = 0;
  s.winner = 0;
  s.first = byte((s.first + 1) % s.players());
  ++s.round;
  begin_round(c);
}

void keep_prize(const Course& c, Seat seat) {
  ++c.s.of(seat).prizes[c.s.prize];
  c.tell({.kind = Event::Kind::PrizeKept, .seat = seat.n, .card = c.s.prize});
  end_round(c);
}

// TG-3.3: the highest bid; of equal ones the first, clockwise from the first player.
Seat show_bids(const Course& c) {
  State& s = c.s;
  Seat best{};
  int highest = 0;
  for (int place = 0; place < s.players(); ++place) {
    const Seat seat{byte((s.first + place) % s.players())};
    const std::uint8_t card = std::exchange(s.of(seat).bid, std::uint8_t{0});
    ++s.discarded[card];
    c.tell({.kind = Event::Kind::BidShown, .seat = seat.n, .card = card});
    if (card > highest) {
      highest = card;
      best = seat;
    }
  }
  ++s.frontier;
  return best;
}

}  // namespace

int draw(State& s, Random& random) {
  ++s.frontier;
  if (random.has_script()) {
    const std::uint16_t outcome = *random.scripted();
    if (outcome >= 1 && outcome <= kValues && s.deck[outcome] > 0) {
      --s.deck[outcome];
      return outcome;
    }
    random.script_cannot_happen(outcome);
  }
  int place = static_cast<int>(random.below(static_cast<std::uint32_t>(s.deck.size())));
  int value = 1;
  for (; place >= s.deck[value]; ++value) place -= s.deck[value];
  --s.deck[value];
  return value;
}

// --- TG-3.2

void list_bid(const State& s, Seat seat, Actions& out) {
  for (int value = 1; value <= kValues; ++value) {
    if (s.of(seat).hand[value] > 0) out.push_back(bid(value));
  }
}
bool fits_bid(const State& s) { return s.prize > 0 && s.winner == 0; }
void answer_bid(const Course& c, Seat seat, Action action) {
  State& s = c.s;
  --s.of(seat).hand[action.value];
  s.of(seat).bid = action.value;
  for (const Seat other : s.seats()) {
    if (s.of(other).bid == 0) return;
  }
  const Seat winner = show_bids(c);
  if (!s.options.sales || s.deck.empty())
    return keep_prize(c, winner);  // TG-4.2: nobody is asked who has no choice
  s.ask = Ask::Prize;
  s.winner = winner.n;
}

// --- TG-4.1

void list_prize(const State&, Seat, Actions& out) {
  out.push_back(keep());
  out.push_back(sell());
}
bool fits_prize(const State& s) { return s.prize > 0 && s.options.sales && !s.deck.empty(); }
void answer_prize(const Course& c, Seat seat, Action action) {
  State& s = c.s;
  if (action.kind == Action::Kind::Keep) return keep_prize(c, seat);
  ++s.discarded[s.prize];
  const int drawn = draw(s, c.random);
  ++s.of(seat).hand[drawn];
  c.tell({.kind = Event::Kind::PrizeSold, .seat = seat.n, .card = s.prize, .drawn = byte(drawn)});
  end_round(c);
}

// --- the contract

State ToyGame::start(const Options& options, Random& random) const {
  State s;
  s.options = options;
  s.deck = box_->cards;
  for (const Seat seat : s.seats()) {
    for (int i = 0; i < options.hand; ++i) ++s.of(seat).hand[draw(s, random)];  // TG-2.1
  }
  begin_round({s, random, nullptr});
  return s;
}

template <class Sink>
void ToyGame::apply(State& s, Seat seat, Action action, Random& random, Sink& sink) const {
  std::vector<Event> events;
  question_row(s.ask).answer({s, random, Sink::kListens ? &events : nullptr}, seat, action);
  if constexpr (Sink::kListens) {
    for (const Event& event : events) sink(event);
  }
}

template void ToyGame::apply(State&, Seat, Action, Random&, Silent&) const;
template void ToyGame::apply(State&, Seat, Action, Random&, Recorder<Event>&) const;

// TG-5.2
Standing ToyGame::standing(const State& s) const {
  Standing standing;
  standing.over = s.ask == Ask::Over;
  standing.seats = s.options.players;
  standing.categories = kCategoryIds.size();
  for (const Seat seat : s.seats()) {
    const Player& player = s.of(seat);
    standing.points[seat.n][0] = static_cast<std::int16_t>(player.prizes.points());
    standing.points[seat.n][1] = static_cast<std::int16_t>(player.hand.size());
    standing.tie_break[seat.n][0] = static_cast<std::int16_t>(player.prizes.size());
  }
  standing.settle();
  return standing;
}

}  // namespace zig::toy_game
