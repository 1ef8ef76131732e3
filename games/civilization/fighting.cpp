// CV-10.17: a battle from the moment the armies enter to the last gain. Each step is a question of its own that nobody is asked (Ask::Fight): it puts the next
// step under the questions that it raises, so that whatever it brings is finished, and victories are tested, before that.
//
// The fighting itself is in battle.cpp, the turns of the sides in battle_turns.cpp, loot in loot.cpp. A battle has no D14: no card of the box is played before the draw.
#include <algorithm>
#include <bit>

#include "games/civilization/battle.h"
#include "games/civilization/cities.h"
#include "games/civilization/holdings.h"
#include "games/civilization/numbers.h"
#include "games/civilization/questions.h"

namespace zig::civilization {

namespace {

using Kind = Action::Kind;

constexpr std::size_t at(SideOf side) { return static_cast<std::size_t>(side); }
SideOf winning(const State& s) { return static_cast<SideOf>(s.battle.winner); }
int holder_of(const State& s, SideOf side) { return civilization::holder_of(s.battle, side); }
bool is_player(int holder) { return holder != kBarbarians; }

const Card& unit(const State& s, int card) { return s.unit[static_cast<std::size_t>(card)]; }
int type_of(const Box& box, int card) { return box.unit_type[static_cast<std::size_t>(card)]; }
void go_to(const Course& c, FightStep step) {
  c.ask(Ask::Fight, holder_of(c.s, SideOf::Attacker), static_cast<int>(step));
}
Attack attack_of(const State& s) {
  return {.attacker = holder_of(s, SideOf::Attacker),
          .armies = std::popcount(s.battle.armies & kArmyBits),
          .defender = holder_of(s, SideOf::Defender),
          .at = s.battle.at};
}

// --- before the draw

// CV-8.10, CV-8.26, CV-R83: one of each basic type. Where a deck is empty, the player of the barbarians names another one, when the others are drawn.
void draw_barbarian(const Course& c, UnitType type) {
  const int card = draw_unit(c.box, c.s, kBarbarians, type, c.random);
  c.s.unit[static_cast<std::size_t>(card)].seen = byte(1 << player_of(c.s, SideOf::Defender));
}
void draw_barbarians(const Course& c) {
  for (const UnitType type : {UnitType::Artillery, UnitType::Infantry, UnitType::Mounted}) {
    if (unit_deck(c.box, c.s, type).empty())
      c.ask(Ask::BarbarianDeck, player_of(c.s, SideOf::Defender));
    else
      draw_barbarian(c, type);
  }
}

// CV-20.24: the owner of the Oracle sees the other side's hand, and knows it from now on (CV-1.8).
void open_hands(State& s) {
  for (const SideOf side : {SideOf::Attacker, SideOf::Defender}) {
    const int seer = holder_of(s, side);
    if (!is_player(seer) || !works(s, seer, Wonder::Oracle)) continue;
    for (Card& card : s.unit) {
      if (card.where == Card::Where::Hand && card.holder == holder_of(s, other(side)))
        card.seen = byte(card.seen | 1 << seer);
    }
  }
}

void draw(const Course& c) {
  begin_battle(c.box, c.s, attack_of(c.s), c.random);
  open_hands(c.s);
  c.tell({.kind = Event::Kind::HandsDrawn,
          .amount = static_cast<std::int16_t>(hand_size(c.s, SideOf::Defender)),
          .gain = static_cast<std::int16_t>(hand_size(c.s, SideOf::Attacker))});
}

// --- after the last unit

// CV-10.9, CV-10.13, CV-10.14
void decide(const Course& c) {
  const SideOf won = winner(c.box, c.s), lost = other(won);
  Battle& battle = c.s.battle;
  battle.winner = byte(static_cast<int>(won));
  c.tell({.kind = Event::Kind::BattleEnded,
          .seat = byte(holder_of(c.s, won)),
          .other = byte(holder_of(c.s, lost)),
          .amount = static_cast<std::int16_t>(total(c.box, c.s, lost)),
          .gain = static_cast<std::int16_t>(total(c.box, c.s, won))});
  const int attacker = holder_of(c.s, SideOf::Attacker), defender = holder_of(c.s, SideOf::Defender);
  if (won != SideOf::Attacker || !is_player(defender)) return;
  const int city = city_at(c.s, defender, battle.at);
  if (city < 0) return;
  battle.won_city = 1;
  c.tell({.kind = Event::Kind::CityConquered,
          .seat = byte(attacker),
          .other = byte(defender),
          .square = battle.at});
  if (city == kCapital) achieve(c, attacker, Victory::Military);
}

// CV-10.10: the armies of the winner in the square. Those of an attacker are on their way into it.
unsigned winning_armies(const State& s) {
  if (winning(s) == SideOf::Attacker) return s.battle.armies & kArmyBits;
  return figures_at(s, holder_of(s, SideOf::Defender), s.battle.at) & kArmyBits;
}
void lose_armies(const Course& c) {
  const int holder = holder_of(c.s, winning(c.s));
  if (!is_player(holder)) return;
  const int killed = c.s.battle.killed[at(winning(c.s))] / 2;
  const int lost = std::min(killed, std::popcount(winning_armies(c.s)) - 1);
  if (lost > 0) c.ask(Ask::LostArmies, holder, lost);
}

// Armies that attack die in the square that they entered, although they never stood there (CV-10.24).
void kill_attackers(const Course& c, unsigned armies) {
  const int attacker = holder_of(c.s, SideOf::Attacker);
  put_figures(c, attacker, armies, kNowhere);
  Player& owner = c.player(attacker);
  owner.moved = static_cast<std::uint16_t>(owner.moved & ~armies);
  c.s.battle.armies = static_cast<std::uint16_t>(c.s.battle.armies & ~armies);
  c.tell({.kind = Event::Kind::FigureKilled,
          .seat = byte(attacker),
          .square = c.s.battle.at,
          .armies = byte(std::popcount(armies))});
}

// CV-10.24: now the square is the attackers'.
void move_in(const Course& c) {
  const int attacker = holder_of(c.s, SideOf::Attacker);
  const unsigned figures = c.s.battle.armies, new_ones = figures & figures_at(c.s, attacker, kNowhere);
  if (new_ones != figures) put_figures(c, attacker, figures & ~new_ones, c.s.battle.at);
  for (unsigned left = new_ones; left != 0; left &= left - 1)
    place_figure(c, attacker, std::countr_zero(left), c.s.battle.at);
}

// CV-10.11, CV-10.13, CV-8.11
void remove_loser(const Course& c) {
  const Square here = c.s.battle.at;
  const int defender = holder_of(c.s, SideOf::Defender);
  if (winning(c.s) == SideOf::Defender) return kill_attackers(c, c.s.battle.armies);
  if (is_player(defender)) {
    if (const unsigned figures = figures_at(c.s, defender, here); figures != 0)
      kill_figures(c, defender, figures);
    if (c.s.battle.won_city) destroy_city(c, defender, city_at(c.s, defender, here));
  }
  move_in(c);
}

// CV-R42: China, on either side, with units that died in this battle.
void save_a_unit(const Course& c) {
  for (const SideOf side : {SideOf::Attacker, SideOf::Defender}) {
    const int holder = holder_of(c.s, side);
    if (is_player(holder) && c.player(holder).civ == Civ::China && c.s.battle.dead[at(side)] != 0)
      c.ask(Ask::SavedUnit, holder, static_cast<int>(side));
  }
}

// CV-8.11: the village's marker is looked at.
void take_village_marker(const Course& c, int seat) {
  const Square here = c.s.battle.at;
  c.s.marker[here] = {};
  const int card = take_village(c.box, c.s, seat, c.random);
  const std::uint8_t content = c.box.village_content[static_cast<std::size_t>(card)];
  const bool person = content == kGreatPersonInside;
  c.tell({.kind = Event::Kind::VillageTaken,
          .seat = byte(seat),
          .square = here,
          .resource = person ? Event::kNothing : content});
  if (!person) return;
  village_pool(c.s).put_under(card);
  gain_great_person(c, seat);
}
void take_spoils(const Course& c) {
  const int won = holder_of(c.s, winning(c.s)), lost = holder_of(c.s, other(winning(c.s)));
  if (!is_player(won)) return;
  if (!is_player(lost)) return take_village_marker(c, won);  // CV-8.27
  c.s.battle.loot = c.s.battle.won_city ? kLootTokensOfCity : 1;
  c.ask(Ask::Loot, won);
}

// CV-10.15, CV-8.12. What follows concerns the winner only.
void return_units(const Course& c) {
  const int won = holder_of(c.s, winning(c.s));
  const bool village = !is_player(holder_of(c.s, other(winning(c.s))));
  const Conquered conquered = c.s.battle.won_city ? Conquered::City
                              : village           ? Conquered::Village
                                                  : Conquered::Nothing;
  end_battle(c.box, c.s);
  if (is_player(won)) c.ask(Ask::Fight, won, static_cast<int>(FightStep::Coin), static_cast<int>(conquered));
}

// Code of Laws (CV-20.2), also for lone scouts (CV-R19).
void gain_battle_coin(const Course& c, int seat) {
  Player& victor = c.player(seat);
  if (!victor.knows(Tech::CodeOfLaws) || used(victor, Right::BattleCoin)) return;
  if (gain_coin_on(c, seat, Tech::CodeOfLaws)) use(victor, Right::BattleCoin);
}

// CV-20.25
void gain_glory(const Course& c, int seat, Conquered what) {
  if (what == Conquered::Nothing) return;
  if (what == Conquered::Village) on_exploring(c, seat);
  on_glory(c, seat);
}

}  // namespace

void begin_fight(const Course& c, int attacker, unsigned figures, Square at, int defender) {
  c.s.battle = {
      .at = at, .holder = {byte(attacker), byte(defender)}, .armies = static_cast<std::uint16_t>(figures)};
  const int city = is_player(defender) ? city_at(c.s, defender, at) : -1;
  // CV-20.24: before the bonus is counted; the walls stay destroyed.
  if (city >= 0 && c.player(defender).cities[static_cast<std::size_t>(city)].walled &&
      c.player(attacker).knows(Tech::Combustion))
    break_walls(c, defender, city);
  c.tell({.kind = Event::Kind::BattleBegan,
          .seat = byte(attacker),
          .other = byte(defender),
          .square = at,
          .amount = static_cast<std::int16_t>(defending_bonus(c.box, c.s, attack_of(c.s)).sum()),
          .gain = static_cast<std::int16_t>(battle_bonus_of(c.box, c.s, attacker))});
  go_to(c, FightStep::Draw);
  if (!is_player(defender)) draw_barbarians(c);
}

// CV-8.20, CV-R19: a battle that is won already, so it goes on with the loot.
void kill_lone_scouts(const Course& c, int attacker, Square at, int defender) {
  c.s.battle = {.at = at,
                .holder = {byte(attacker), byte(defender)},
                .winner = byte(static_cast<int>(SideOf::Attacker))};
  kill_figures(c, defender, figures_at(c.s, defender, at));
  go_to(c, FightStep::Spoils);
}

void fight_on(const Course& c, Question question, Action) {
  c.answered();
  const auto step = static_cast<FightStep>(question.a);
  if (step == FightStep::Turns) {
    if (!has_hand(c.s, side_in_turn(c.s))) return go_to(c, FightStep::Result);
    go_to(c, FightStep::Turns);
    return c.ask(Ask::BattleTurn, player_of(c.s, side_in_turn(c.s)));
  }
  if (step < FightStep::Return) go_to(c, static_cast<FightStep>(question.a + 1));
  switch (step) {
    case FightStep::Draw: return draw(c);
    case FightStep::Turns: return;
    case FightStep::Result: return decide(c);
    case FightStep::Losses: return lose_armies(c);
    case FightStep::Save: return save_a_unit(c);
    case FightStep::Removal: return remove_loser(c);
    case FightStep::Spoils: return take_spoils(c);
    case FightStep::Return: return return_units(c);
    case FightStep::Coin:
      c.ask(Ask::Fight, question.seat, static_cast<int>(FightStep::Glory), question.b);
      return gain_battle_coin(c, question.seat);
    case FightStep::Glory: return gain_glory(c, question.seat, static_cast<Conquered>(question.b));
  }
}

// --- D16: another basic deck; if all are empty there are fewer cards

void list_barbarian_deck(const Box& box, const State& s, Question, Actions& out) {
  for (int type = 0; type < kRankedTypes; ++type) {
    const bool drawable =
        std::ranges::any_of(std::span(s.unit).subspan(
                                box.first_unit[static_cast<std::size_t>(type)],
                                static_cast<std::size_t>(box.first_unit[static_cast<std::size_t>(type) + 1] -
                                                         box.first_unit[static_cast<std::size_t>(type)])),
                            [](const Card& card) {
                              return card.where == Card::Where::FaceDown || card.where == Card::Where::FaceUp;
                            });
    if (drawable) out.push_back(with(Kind::Unit, type));
  }
}
void answer_barbarian_deck(const Course& c, Question, Action action) {
  c.answered();
  draw_barbarian(c, static_cast<UnitType>(action.a));
}

// --- D18: China takes one of its dead units back from under its deck (CV-10.15)

namespace {

// Of the units that died in this battle: those that still lie there.
template <class Visit>
void each_dead(const State& s, Question question, Visit visit) {
  for (std::uint64_t left = s.battle.dead[question.a]; left != 0; left &= left - 1) {
    const int card = std::countr_zero(left);
    if (unit(s, card).where == Card::Where::FaceUp) visit(card);
  }
}

}  // namespace

void list_saved_unit(const Box& box, const State& s, Question question, Actions& out) {
  unsigned faces = 0;
  each_dead(s, question, [&](int card) { faces |= 1U << face_of_card(box, card); });
  for (; faces != 0; faces &= faces - 1) out.push_back(with(Kind::Fight, std::countr_zero(faces)));
  out.push_back(with(Kind::Decline));
}
void answer_saved_unit(const Course& c, Question question, Action action) {
  c.answered();
  if (action.kind == Kind::Decline) return;
  int saved = -1;
  each_dead(c.s, question, [&](int card) {
    if (face_of_card(c.box, card) == action.a) saved = card;
  });
  c.s.unit[static_cast<std::size_t>(saved)] = {
      .where = Card::Where::Held, .holder = question.seat, .seen = byte((1 << kMaxPlayers) - 1)};
  c.tell({.kind = Event::Kind::UnitSaved, .seat = question.seat, .unit = byte(type_of(c.box, saved))});
}

// --- D18a: which armies the winner loses; those that have moved, or have not, are alike (CV-R92)

namespace {

unsigned winning_armies(const State& s, int seat, bool moved) {
  const unsigned bits = player(s, seat).moved;
  return winning_armies(s) & (moved ? bits : ~bits);
}

}  // namespace

void list_lost_armies(const Box&, const State& s, Question question, Actions& out) {
  for (const bool moved : {true, false}) {
    if (winning_armies(s, question.seat, moved) != 0) out.push_back(with(Kind::Figure, moved ? 0 : 1));
  }
}
void answer_lost_armies(const Course& c, Question question, Action action) {
  c.answered();
  const unsigned alike = winning_armies(c.s, question.seat, action.a == 0);
  const unsigned lost = alike & -alike;
  if (winning(c.s) == SideOf::Attacker)
    kill_attackers(c, lost);
  else
    kill_figures(c, question.seat, lost);
  if (question.a > 1) c.ask(Ask::LostArmies, question.seat, question.a - 1);
}

}  // namespace zig::civilization
