// The course of one decision: the position it changes, the chance it draws from, and who listens. The chapters of the rulebook are functions over it.
#pragma once

#include <vector>

#include "engine/byte.h"
#include "engine/questions.h"
#include "engine/random.h"
#include "games/civilization/action.h"
#include "games/civilization/event.h"
#include "games/civilization/state.h"

namespace zig::civilization {

struct Course {
  const Box& box;
  State& s;
  Random& random;
  std::vector<Event>* log = nullptr;  // nullptr: nobody listens
  mutable bool changed =
      false;  // something that coins or hand limits may depend on, since they were tested (CV-11.4)

  void tell(const Event& event) const {
    changed = true;
    if (log) log->push_back(event);
  }
  void ask(Ask ask, int seat, int a = 0, int b = 0) const {
    push_question(s, Question{ask, byte(seat), byte(a), byte(b)});
  }
  Question answered() const { return pop_question(s); }  // the one on top
  Player& player(int seat) const { return s.player[static_cast<std::size_t>(seat)]; }
  int below(int n) const { return static_cast<int>(random.below(static_cast<std::uint32_t>(n))); }
};

// --- turn.cpp (CV-3, CV-18.9 to CV-18.14)

// Nothing is asked any more: the next player's part, the next phase, the next turn.
void next_part(const Course& c);
void end_game(const Course& c, unsigned winners);  // seats, as bits; 0: nobody
// CV-14.6: techs in the pyramid, culture spaces and coins.
int progress_of(const Box& box, const State& s, int seat);

// --- pieces.cpp: what comes and goes

// Gains; trade above the dial is lost (CV-3.4).
void gain_trade(const Course& c, int seat, int amount);
void gain_culture(const Course& c, int seat, int amount);
// CV-20.2: one token; false: the card is full.
bool gain_coin_on(const Course& c, int seat, Tech tech);
// CV-2.8: tokens of a market resource that nobody holds.
int market_left(const State& s, int resource);
void take_resource(const Course& c, int seat, int resource);
// CV-6.19: a market token goes back, a marker leaves the game. The seat has one (has_token).
bool has_token(const Box& box, const State& s, int seat, Token token);
void spend_token(const Course& c, int seat, Token token);
// A figure of the supply onto a square: the number of the figure.
int figure_in_supply(const State& s, int seat, bool scout);  // -1: none
void place_figure(const Course& c, int seat, int figure, Square square);
// CV-4.21: the figures stand elsewhere now; scouts among them send nothing any more. Tells nothing.
void put_figures(const Course& c, int seat, unsigned figures, Square square);
void kill_figures(const Course& c, int seat, unsigned figures);  // as bits; back to the supply, told
// Figures of the seat on a square, as bits.
unsigned figures_at(const State& s, int seat, Square square);
inline constexpr unsigned kArmyBits = (1U << kFirstScout) - 1;
// The marker of a square of somebody's outskirts goes: a building to its stock, a wonder out of the game with its coins. A great person goes to its owner's
// sheet (replaced, CV-6.15) or out of the game.
void remove_marker(const Course& c, Square square, bool person_to_sheet);
void break_walls(const Course& c, int seat, int city);
// CV-6.8, CV-6.13, CV-7.8: on a square that is legal for it; what lies there is replaced.
void put_building(const Course& c, int seat, Square square, Building building);
void put_wonder(const Course& c, int seat, Square square,
                Wonder wonder);  // then the market is filled, and Rome advances
void put_person(const Course& c, int seat, Square square, GreatPerson person);  // one of the sheet
// CV-10.13, CV-20.21: the marker to the supply, buildings to the market, wonders and great people out of the game.
void destroy_city(const Course& c, int seat, int city);
int city_at(const State& s, int seat, Square square);  // -1: none
// CV-6.6: the unit is drawn; false: the deck is empty.
bool gain_unit(const Course& c, int seat, UnitType type);
// CV-6.7: a unit of the seat's goes face up under its deck.
void bury_unit(const Course& c, int card);
// CV-7.4: face up under its deck.
void discard_event(const Course& c, int seat, int card);
// The card of that kind in the seat's hand; -1: none. Copies are alike.
int event_in_hand(const Box& box, const State& s, int seat, int kind);
// CV-13.1: built or in the market.
void make_obsolete(const Course& c, Wonder wonder);
// CV-4.10, CV-R111
void set_government(const Course& c, int seat, Government government);
void force_anarchy(const Course& c, int seat);
// CV-20.25: Rome's free step; China's culture.
void on_glory(const Course& c, int seat);
void on_exploring(const Course& c, int seat);

// CV-6.13, CV-2.5: a free slot of the market is filled from the deck: medieval wonders lie on modern ones.
void fill_market(const Course& c);
// CV-7.8, CV-R47: a random great person; kNone: the pool is empty.
int draw_great_person(const Course& c);

// --- culture.cpp (CV-7)

// CV-7.1, CV-7.9: the next space can be paid.
bool may_advance(const Box& box, const State& s, int seat);
void pay_and_advance(const Course& c, int seat);
// CV-7.2: one space, with its reward.
void advance(const Course& c, int seat);
// CV-7.8: a great person comes to the seat, which may place it at once.
void gain_great_person(const Course& c, int seat);
// CV-7.3, CV-11.4: whoever holds too many events discards; asked again until it is enough.
void test_hand_limit(const Course& c, int seat);

// --- research.cpp (CV-9)

// CV-9.8, CV-9.13: the tech takes effect, whichever way it came. Tells TechLearned unless it was researched.
void learn(const Course& c, int seat, Tech tech, bool researched = false);
// CV-9.5: techs of `from` that the seat can learn for nothing, up to that level.
std::uint64_t free_techs(const Box& box, const State& s, int seat, int from, int max_level = kLevels);
// CV-9.1: sealed; the last choice reveals them all.
void choose_research(const Course& c, int seat, int tech);
void reveal_research(const Course& c);

// --- victory.cpp (CV-14)

void achieve(const Course& c, int seat, Victory victory);
// CV-14.2, CV-14.4: after anything that may bring coins or techs. Turn order decides between several (CV-14.5, CV-14.7).
void test_victories(const Course& c);

// --- declarations.cpp (CV-6.20, CV-7.6, CV-7.7, CV-7.10, CV-7.12, CV-18.5)

// Something is declared: it lies on top of the stack of announcements, and its targets are asked (ask_event_targets, ask_ability_targets), then
// its payment. When all of that is answered it is announced (Ask::Announced): consent, responses, effect (Ask::Resolve).
Announcement& declare(const Course& c, Announcement::Kind kind, int seat, int what);
void declare_event(const Course& c, int seat, int kind);
void declare_ability(const Course& c, int seat, Ability ability);
// The declaration on top is taken back: nothing has happened (CV-R63).
void withdraw(const Course& c);
bool may_use(const Box& box, const State& s, int seat,
             Ability ability);  // CV-9.10: known, not used this turn
bool can_pay(const Box& box, const State& s, int seat, const Price& price);  // with tokens, markers and gifts
// By public knowledge (CV-18.4): some hand that fits what everybody sees could pay it.
bool could_pay(const Box& box, const State& s, int seat, const Price& price);

// --- events.cpp, abilities.cpp (CV-20): targets and effects of what is announced

// CV-7.12: the seat holds it, it has a legal target (not what the United Nations refused, CV-R113), and it belongs to that moment.
bool may_play(const Box& box, const State& s, int seat, int kind, Moment moment);
// CV-18.4: holds a card of an age that has one for that moment; for the questions that must not betray a hand.
bool could_play(const Box& box, const State& s, int seat, Moment moment);
void ask_event_targets(const Course& c, const Announcement& announced);  // the last one first
void resolve_event(const Course& c,
                   const Announcement& announced);  // gifts and cancels are resolved in declarations.cpp
// CV-9.10: may be used at that moment: known, not used, payable, with a legal target.
bool may_use_at(const Box& box, const State& s, int seat, Ability ability, Moment moment);
bool could_use_at(const Box& box, const State& s, int seat, Moment moment);  // by public knowledge
void ask_ability_targets(const Course& c, const Announcement& announced);
void resolve_ability(const Course& c, const Announcement& announced);

// --- city_management.cpp (CV-6)
void resolve_city_action(const Course& c, const Announcement& announced);
// What a city can produce, whatever it costs; where its marker or figure may be put. For the second item: as if the first one of the announcement stood, or were
// drawn (CV-20.10).
bool can_make(const Box& box, const State& s, int seat, int city, Item item);
Squares sites_of(const Box& box, const State& s, int seat, int city, Item item);
State with_first_item(const Box& box, const State& s, const Announcement& announced);
// CV-6.5 to CV-6.13: what the item costs the seat; the trade that the city must rush with to afford so much (CV-6.4).
int item_cost(const Box& box, const State& s, int seat, Item item);
int rush_for(const Box& box, const State& s, int seat, int city, int cost);
// CV-6.1, CV-4.12, CV-20.11: how many more actions the city may take this turn.
int actions_left(const Box& box, const State& s, int seat, int city);
// CV-20.11: the capital's second action is of another kind: with extra ones beside it, at least one of them all is.
bool needs_other_kind(const Box& box, const State& s, int seat, int city, Deed kind);
// The action counts as taken when it is announced, with the rights it uses (CV-7.7, CV-R91).
void use_city_action(const Course& c, const Announcement& announced);

// --- moving.cpp (CV-8): the part of a player in the Movement phase
void begin_movement(const Course& c, int seat);
// --- negotiation.cpp (CV-5): likewise in the Trade phase, after all have collected
void begin_trade(const Course& c, int seat);
// --- start_of_turn.cpp (CV-4), city_management.cpp (CV-6)
void begin_start_of_turn(const Course& c, int seat);
void begin_city_management(const Course& c, int seat);

// --- fighting.cpp (CV-10.17): a battle from the moment the armies enter to the last gain. `figures`: the attacking ones, as bits; they stand where they came
// from (or in the supply, when they were just produced) until it is won. The defender is a seat or kBarbarians.
void begin_fight(const Course& c, int attacker, unsigned figures, Square at, int defender);
// CV-8.20: only scouts stand there: no cards, but a won battle.
void kill_lone_scouts(const Course& c, int attacker, Square at, int defender);

}  // namespace zig::civilization
