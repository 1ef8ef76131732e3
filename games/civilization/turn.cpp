// CV-3, CV-18.9 to CV-18.14: turns of five phases, and the parts of the players in them.
#include <algorithm>
#include <bit>

#include "games/civilization/battle.h"
#include "games/civilization/cities.h"
#include "games/civilization/questions.h"

namespace zig::civilization {

namespace {

// CV-R1: the rules have no last turn; this one ends what would never end, as a draw. People win within 20 turns, random players seldom at all.
constexpr int kLastTurn = 120;

// CV-5.1, CV-5.9: all collect at once.
void collect_trade(const Course& c) {
  for (int seat = 0; seat < c.s.players(); ++seat) {
    int income = 0;
    for (int city = 0; city < kCities; ++city) income += trade_of(c.box, c.s, seat, city);
    const int before = c.player(seat).trade;
    c.player(seat).trade = byte(std::min(before + income, kTradeDial));
    c.tell({.kind = Event::Kind::TradeCollected,
            .seat = byte(seat),
            .amount = static_cast<std::int16_t>(c.player(seat).trade - before)});
  }
}

// CV-9.1: who can learn nothing has nothing to choose; trade and techs are open.
void open_research(const Course& c) {
  Actions choices;
  for (int seat = 0; seat < c.s.players(); ++seat) {
    list_research(c.box, c.s, seat, choices);
    c.player(seat).research = choices.size() > 1 ? kUndecided : kNone;
  }
  if (!research_is_open(c.s)) reveal_research(c);
}

void begin_part(const Course& c) {
  switch (c.s.phase) {
    case Phase::StartOfTurn: return begin_start_of_turn(c, c.s.active);
    case Phase::Trade: return begin_trade(c, c.s.active);
    case Phase::CityManagement: return begin_city_management(c, c.s.active);
    case Phase::Movement: return begin_movement(c, c.s.active);
    case Phase::Research: return;
  }
}

void begin_phase(const Course& c, Phase phase) {
  State& s = c.s;
  s.phase = phase;
  s.parts = 0;
  s.active = s.first;
  s.refused = 0;  // CV-R113
  c.tell({.kind = Event::Kind::PhaseBegan, .phase = byte(static_cast<int>(phase))});
  if (phase == Phase::Trade) collect_trade(c);
  if (phase == Phase::Research)
    open_research(c);
  else
    begin_part(c);
}

void begin_turn(const Course& c) {
  State& s = c.s;
  if (s.turn > 0) s.first = byte(s.left_of(s.first));  // CV-3.3
  ++s.turn;
  c.tell({.kind = Event::Kind::TurnBegan, .seat = s.first, .amount = static_cast<std::int16_t>(s.turn)});
  begin_phase(c, Phase::StartOfTurn);
}

// CV-14.6, CV-16.3: techs, culture spaces and coins.
unsigned highest_sum(const Course& c, unsigned seats) {
  unsigned best = 0;
  int most = -1;
  for (int seat = 0; seat < c.s.players(); ++seat) {
    if (!((seats >> seat) & 1U)) continue;
    const int sum = progress_of(c.box, c.s, seat);
    if (sum > most) best = 0, most = sum;
    if (sum == most) best |= 1U << seat;
  }
  return best;
}

// CV-18.14: what lasts for a turn ends.
void renew(State& s) {
  s.frozen = {};
  for (Player& player : s.player) {
    for (City& city : player.cities) city.actions = city.bonus = city.rushed = 0;
    player.moved = player.rights = 0;
    player.used = 0;
    player.fresh = player.offers = player.extra_actions = 0;
    player.free_change = player.unlocked_now;
    player.unlocked_now = 0;
  }
}

void end_turn(const Course& c) {
  renew(c.s);
  unsigned achieved = 0;
  for (int seat = 0; seat < c.s.players(); ++seat)
    achieved |= unsigned{c.player(seat).victory != Victory::None} << seat;
  const unsigned all = (1U << c.s.players()) - 1;
  if (achieved != 0) return end_game(c, c.s.options.training ? 0U : highest_sum(c, achieved));
  if (c.s.options.turn_limit > 0 && c.s.turn >= c.s.options.turn_limit)
    return end_game(c, highest_sum(c, all));
  if (c.s.turn >= kLastTurn) return end_game(c, 0);
  begin_turn(c);
}

}  // namespace

void next_part(const Course& c) {
  State& s = c.s;
  if (s.turn == 0) return begin_turn(c);
  if (s.phase == Phase::Research) return end_turn(c);
  if (++s.parts == s.players()) return begin_phase(c, static_cast<Phase>(static_cast<int>(s.phase) + 1));
  s.active = byte(s.left_of(s.active));
  begin_part(c);
}

void end_game(const Course& c, unsigned winners) {
  State& s = c.s;
  s.stage = Stage::Over;
  s.questions = 0;
  s.question = {};
  s.announcements = 0;
  s.announcement = {};
  s.moving = {};
  s.offer = {};
  if (s.battle.at != kNowhere) end_battle(c.box, s);
  s.winners = byte(static_cast<int>(winners));
  s.winner = std::popcount(winners) == 1 ? byte(std::countr_zero(winners)) : kNobody;
  c.tell({.kind = Event::Kind::GameEnded, .seat = s.winner});
}

int progress_of(const Box& box, const State& s, int seat) {
  return std::popcount(player(s, seat).techs) + player(s, seat).track + coins_of(box, s, seat);
}

}  // namespace zig::civilization
