// CV-10.12, CV-10.13, CV-R27: what the winner of a battle takes from the loser. s.battle.loot says how much is left: tokens by the rulebook, loot by the later
// table. The battle is not cleared away before, also when only scouts were killed.
#include <algorithm>

#include "games/civilization/battle.h"
#include "games/civilization/chance.h"
#include "games/civilization/cities.h"
#include "games/civilization/holdings.h"
#include "games/civilization/numbers.h"
#include "games/civilization/questions.h"

namespace zig::civilization {

namespace {

using Kind = Action::Kind;

int loser_of(const State& s) { return s.battle.holder[1U - s.battle.winner]; }
constexpr int spoils(Spoils what, int which = 0) { return static_cast<int>(what) + which; }

// CV-10.13: the back of a card shows its age.
bool is_event_of(const Box& box, const State& s, int seat, int age, int card) {
  return card >= box.first_event[static_cast<std::size_t>(age)] &&
         card < box.first_event[static_cast<std::size_t>(age) + 1] &&
         holds(s.event[static_cast<std::size_t>(card)], seat);
}
int events_of(const Box& box, const State& s, int seat, int age) {
  int cards = 0;
  for (int card = 0; card < kEventCards; ++card) cards += is_event_of(box, s, seat, age, card);
  return cards;
}
bool has_coins_on_wonder(const State& s, int seat) {
  const Square canal = s.wonder_at[static_cast<std::size_t>(Wonder::PanamaCanal)];
  return s.panama_coins > 0 && canal < kSquares && owner_of(s, canal) == seat;
}

void list_dials(const Player& loser, Actions& out) {
  if (loser.trade > 0) out.push_back(with(Kind::Loot, spoils(Spoils::Trade)));
  if (loser.culture > 0) out.push_back(with(Kind::Loot, spoils(Spoils::Culture)));
}
void list_tokens(const State& s, int seat, Actions& out) {
  for (int kind = 0; kind < kMarketResources; ++kind) {
    if (player(s, seat).market[static_cast<std::size_t>(kind)] > 0)
      out.push_back(with(Kind::Loot, spoils(Spoils::Market, kind)));
  }
  if (huts_of(s, seat) > 0) out.push_back(with(Kind::Loot, spoils(Spoils::Hut)));
  if (villages_of(s, seat) > 0) out.push_back(with(Kind::Loot, spoils(Spoils::Village)));
}
void list_coins(const State& s, int seat, Actions& out) {
  for (int tech = 0; tech < kCoinsPerTech; ++tech) {
    if (player(s, seat).coin_tokens[static_cast<std::size_t>(tech)] > 0)
      out.push_back(with(Kind::Loot, spoils(Spoils::CoinToken, tech)));
  }
  if (player(s, seat).coins_on_sheet > 0) out.push_back(with(Kind::Loot, spoils(Spoils::CoinOnSheet)));
  if (has_coins_on_wonder(s, seat)) out.push_back(with(Kind::Loot, spoils(Spoils::CoinOnWonder)));
}
void list_knowledge(const Box& box, const State& s, int winner, int loser, Actions& out) {
  const std::uint64_t techs = free_techs(box, s, winner, loser);
  for (int tech = 0; tech < kTechs; ++tech) {
    if ((techs >> tech) & 1U) out.push_back(with(Kind::Tech, tech));
  }
  for (int age = 0; age < kAges; ++age) {
    if (events_of(box, s, loser, age) > 0) out.push_back(with(Kind::Loot, spoils(Spoils::Event, age)));
  }
}

// CV-R84: among several markers of that kind chance decides.
template <class Markers, class Contents>
int rob(const Course& c, Markers& markers, const Contents& contents, int first_outcome, int winner,
        int loser) {
  const auto theirs = [&](int i) { return holds(markers[static_cast<std::size_t>(i)], loser); };
  const auto nth = [&](int n) { return static_cast<std::size_t>(nth_card(n, theirs)); };
  const std::size_t taken = nth(
      pick(c.random, count_held(markers, loser), [&](int n) { return first_outcome + contents[nth(n)]; }));
  hand_over(markers[taken], winner);
  return static_cast<int>(taken);
}
int rob_event(const Course& c, int age, int winner, int loser) {
  const auto theirs = [&](int card) { return is_event_of(c.box, c.s, loser, age, card); };
  const auto kind = [&](int n) { return c.box.event_kind[static_cast<std::size_t>(nth_card(n, theirs))]; };
  const int taken = nth_card(
      pick(c.random, events_of(c.box, c.s, loser, age), [&](int n) { return kEventOutcome + kind(n); }),
      theirs);
  hand_over(c.s.event[static_cast<std::size_t>(taken)], winner);
  test_hand_limit(c, winner);  // CV-7.3
  return taken;
}

// CV-R27: the loser discards a coin token.
void discard_coin(const Course& c, int loser, int which) {
  Player& player = c.player(loser);
  Event event{.kind = Event::Kind::CoinTokenLost, .seat = byte(loser)};
  if (which < spoils(Spoils::CoinOnSheet)) {
    const auto tech = static_cast<std::size_t>(which - spoils(Spoils::CoinToken));
    --player.coin_tokens[tech];
    event.tech = byte(static_cast<int>(kCoinTechs[tech]));
  } else if (which == spoils(Spoils::CoinOnSheet)) {
    --player.coins_on_sheet;
  } else {
    --c.s.panama_coins;
    event.wonder = byte(static_cast<int>(Wonder::PanamaCanal));
  }
  c.tell(event);
}

// CV-10.16, CV-10.20: as much as allowed; what the dial cannot hold is lost.
int take_trade(Player& winner, Player& loser) {
  const int amount = std::min<int>(kLootTrade, loser.trade);
  loser.trade = byte(loser.trade - amount);
  winner.trade = byte(std::min(winner.trade + amount, kTradeDial));
  return amount;
}
int take_culture(Player& winner, Player& loser) {
  const int amount = std::min<int>(kLootCulture, loser.culture);
  loser.culture = static_cast<std::uint16_t>(loser.culture - amount);
  winner.culture = static_cast<std::uint16_t>(winner.culture + amount);
  return amount;
}

void take(const Course& c, int winner, int which) {
  const int loser = loser_of(c.s);
  Player &victim = c.player(loser), &victor = c.player(winner);
  Event event{.kind = Event::Kind::Looted,
              .seat = byte(winner),
              .other = byte(loser),
              .amount = 1,
              .spoils = byte(which)};
  if (which == spoils(Spoils::Trade)) {
    event.amount = static_cast<std::int16_t>(take_trade(victor, victim));
  } else if (which == spoils(Spoils::Culture)) {
    event.amount = static_cast<std::int16_t>(take_culture(victor, victim));
  } else if (which < spoils(Spoils::Hut)) {
    const auto kind = static_cast<std::size_t>(which - spoils(Spoils::Market));
    --victim.market[kind];
    ++victor.market[kind];
  } else if (which == spoils(Spoils::Hut)) {
    const int hut = rob(c, c.s.hut, c.box.hut_content, kHutOutcome, winner, loser);
    event.hut = c.box.hut_content[static_cast<std::size_t>(hut)];
  } else if (which == spoils(Spoils::Village)) {
    const int village = rob(c, c.s.village, c.box.village_content, kVillageOutcome, winner, loser);
    event.village = c.box.village_content[static_cast<std::size_t>(village)];
  } else if (which < spoils(Spoils::CoinToken)) {
    const int card = rob_event(c, which - spoils(Spoils::Event), winner, loser);
    event.event = c.box.event_kind[static_cast<std::size_t>(card)];
  } else {
    discard_coin(c, loser, which);
  }
  c.tell(event);
}

bool takes_all(Action action) {
  return action.kind == Kind::Tech ||
         (action.a >= spoils(Spoils::Event) && action.a < spoils(Spoils::CoinToken));
}

}  // namespace

// --- D19. By the rulebook the winner takes one kind of thing: of a city's tokens two, so after the first one only tokens are offered. By the later table
// everything has its price.
void list_loot(const Box& box, const State& s, Question question, Actions& out) {
  const int loser = loser_of(s);
  const bool table = s.options.loot == LootTable::Faq2, full = s.battle.loot == kLootTokensOfCity;
  if (table || !s.battle.won_city) list_dials(player(s, loser), out);
  list_tokens(s, loser, out);
  if (table) list_coins(s, loser, out);
  if (full) list_knowledge(box, s, question.seat, loser, out);
  out.push_back(with(Kind::Decline));
}
void answer_loot(const Course& c, Question question, Action action) {
  std::uint8_t& left = c.s.battle.loot;
  if (action.kind == Kind::Decline || takes_all(action))
    left = 0;
  else
    --left;
  if (left == 0) c.answered();
  if (action.kind == Kind::Tech) return learn(c, question.seat, static_cast<Tech>(action.a));
  if (action.kind == Kind::Loot) take(c, question.seat, action.a);
}

}  // namespace zig::civilization
