// The course of one decision: the position it changes, the chance it draws from, and who listens. The chapters of the rulebook are functions over it.
#pragma once

#include <vector>

#include "engine/byte.h"
#include "engine/questions.h"
#include "engine/random.h"
#include "games/mesopotamia/action.h"
#include "games/mesopotamia/chance.h"
#include "games/mesopotamia/event.h"
#include "games/mesopotamia/pieces.h"
#include "games/mesopotamia/state.h"

namespace zig::mesopotamia {

struct Course {
  const Box& box;
  State& s;
  Random& random;
  std::vector<Event>* log = nullptr;  // nullptr: nobody listens

  void tell(const Event& event) const {
    if (log) log->push_back(event);
  }
  void ask(Ask ask, int seat, int a = 0, int b = 0) const {
    push_question(s, Question{ask, byte(seat), byte(a), byte(b)});
  }
  Question answered() const { return pop_question(s); }  // the one on top
  Player& player(int seat) const { return s.of(seat); }
  int die() const {
    return 1 + pick(random, 6, [](int i) { return static_cast<std::uint16_t>(kDieOutcome + i + 1); });
  }
};

// --- changes.cpp: what comes and goes

void gain(const Course& c, int seat, const Goods& goods);  // told, unless it is nothing
void gain(const Course& c, int seat, Resource resource, int count);
void pay(const Course& c, int seat, const Goods& price);             // the seat has it
void lose(const Course& c, int seat, Resource resource, int count);  // MS-13.14: as far as there is any
// A figure of the reserve onto an area; false: none left, or the unit limit (MS-10.4).
bool place_unit(const Course& c, int seat, UnitType type, Area area);
void move_unit(const Course& c, int seat, int figure, Area to, int rams);  // told
void remove_unit(const Course& c, int seat, int figure);                   // MS-1.8: back to the reserve
bool place_ram(const Course& c, int seat, Area area);
void remove_ram(const Course& c, int seat, Area area);
bool place_ship(const Course& c, int seat, Segment segment);
void remove_tribe_unit(const Course& c, Area area, UnitType type);
void build_wall(const Course& c, int seat, Area area);
void remove_wall(const Course& c, Area area);
void build_settlement(const Course& c, int seat, Area area);
void remove_settlement(const Course& c, Area area);
void conquer_settlement(const Course& c, int seat, Area area);  // MS-12.8
// MS-10.6, MS-10.7: up so many steps, as far as the track allows. True: the seal moved.
bool advance(const Course& c, int seat, Track track, int steps);
bool can_advance(const Box& box, const State& s, int seat, Track track);
void raise_tech(const Course& c, int seat, Type type);  // by one level; below 4
void draw_quest(const Course& c, int seat);             // MS-13.11; nothing if the deck is empty
void turn_up_gardens(const Course& c);                  // MS-3.12: the next level's token

// --- setup.cpp (MS-3)
State set_up(const Box& box, const Options& options, Random& random);
void go_on_with_setup(const Course& c);

// --- turn.cpp (MS-4, MS-5)
void begin_round(const Course& c);
void begin_turn(const Course& c);
void end_turn(const Course& c);
void roll(const Course& c, int seat, unsigned dice);  // MS-4.5
void finish_action(const Course& c);
void go_on_with_turn(const Course& c);
void end_game(const Course& c);

// --- explore.cpp, build.cpp, research.cpp, gather_trade.cpp, warfare.cpp (MS-6 to MS-10): the action under way asks, or finishes
void begin_action(const Course& c, Type type);
void go_on_exploring(const Course& c);
void go_on_building(const Course& c);
void go_on_researching(const Course& c);
void go_on_gathering(const Course& c);
void go_on_with_warfare(const Course& c);
void go_on_growing(const Course& c);

// MS-6.5, MS-12.4: a land unit of the seat may step into the area with so many rams.
bool may_enter(const Box& box, const State& s, int seat, Area area, int rams);
// MS-7.2 to MS-7.8: legal now, whatever it costs.
bool may_build(const Box& box, const State& s, int seat,
               Element element);  // level, reserve, limit, conditions
Areas wall_sites(const Box& box, const State& s, int seat);
Areas settlement_sites(const Box& box, const State& s, int seat);
Areas ram_sites(const Box& box, const State& s, int seat);
Segments ship_sites(const Box& box, const State& s, int seat);
unsigned floor_colours(const State& s, int seat);  // MS-5.11: of the next floor's die, as bits
void build_floor(const Course& c, int seat);       // without its die
void take_die(const Course& c, int seat, Colour colour);
void build_gardens(const Course& c, int seat);                     // MS-7.8: the face-up part
const GardensToken* open_gardens(const Box& box, const State& s);  // nullptr: all are built
// MS-9.6: the token of the slot can be used, whatever it costs.
bool may_trade(const Box& box, const State& s, int seat, int slot, int max_section);
// MS-10.3: where a new unit may be placed.
Areas unit_sites(const State& s, int seat);

// --- events.cpp (MS-13)
void reveal_event(const Course& c, int seat,
                  Area area);  // turned up, or a waiting card taken: its option is asked
void choose_option(const Course& c, int seat, Area area, int option);
void resolve_effects(const Course& c, int seat, Area area, int token, int option, bool final);
bool option_open(const Box& box, const State& s, int seat, Area area, int option);  // MS-13.6
void clear_event(const Course& c, Area area);                                       // out of play
int draw_token(const Course& c, Area area);                                         // MS-3.9
// What a reward gives, whoever gets it.
void forfeit(const Course& c, int seat, Effect::Op op);  // told
void place_or_bone(const Course& c, int seat, bool placed);
void reward_building(const Course& c, int seat, Area area, Effect::Op op);
Segments reward_ship_sites(const Box& box, const State& s, int seat, Area area);

// --- battle_phase.cpp (MS-11.1 to MS-11.5, MS-11.25)
void begin_battles(const Course& c);
void go_on_with_battles(const Course& c);  // the next battle, or the end of the phase

// --- battle.cpp and its neighbours (MS-11.6 ff., MS-16.12 ff.)
void begin_battle(const Course& c, Area area, int party, int other);
void go_on_with_battle(const Course& c);  // nothing is asked: its next step
bool bids_open(const State& s);           // MS-11.9: sealed
unsigned bidders(const State& s);         // seats that have not finished their bid, as bits
void place_bid(const Course& c, int seat, Action action);

// --- end_of_round.cpp (MS-4.4, MS-12.6 to MS-12.8, MS-13.9 to MS-13.13)
void go_on_with_end_of_round(const Course& c);

// --- automaton.cpp (MS-16), siege.cpp (MS-17), ashur.cpp (MS-18): turns of seats where nobody sits
void set_up_automaton(const Course& c, int seat);  // its deck
void play_automaton(const Course& c, int seat);
int automaton_option(const Box& box, const State& s, int seat, Area area);  // MS-16.10: the event option
void apply_automaton_effect(const Course& c, int seat, Area area, const Effect& effect);
void set_up_siege(const Course& c);
void play_defenders(const Course& c);
void explore_as_defender(const Course& c, Area area);  // MS-17.9
void set_up_ashur(const Course& c);
void play_invaders(const Course& c);
void test_wave(const Course& c);     // MS-18.4
void win_scenario(const Course& c);  // the game is over
void lose_scenario(const Course& c);
bool ashur_lost(const Box& box, const State& s);  // MS-18.5

}  // namespace zig::mesopotamia
