// The course of one decision: the position it changes, the chance it draws from, and who listens. The chapters of the rulebook are
// functions over it.
#pragma once

#include <vector>

#include "engine/byte.h"
#include "engine/questions.h"
#include "engine/random.h"
#include "games/new_dawn/box.h"
#include "games/new_dawn/effects.h"
#include "games/new_dawn/event.h"
#include "games/new_dawn/state.h"

namespace zig::new_dawn {

// Chance outcomes, for scripts (Random::script): a die shows 1 to 6; this plus a wonder is the card that is turned up.
inline constexpr std::uint16_t kWonderOutcome = 32;

// Whether an agenda or the hold on a wonder may depend on it.
constexpr bool changes_board(Event::Kind kind) {
  switch (kind) {
    case Event::Kind::TurnBegan:
    case Event::Kind::CardChosen:
    case Event::Kind::CardResolvedAgain:
    case Event::Kind::CardReset:
    case Event::Kind::CardsSwapped:
    case Event::Kind::TradeGained:
    case Event::Kind::TradeStored:
    case Event::Kind::TradeWasted:
    case Event::Kind::TradeSpent:
    case Event::Kind::TradeLost:
    case Event::Kind::CaravanStarted:
    case Event::Kind::CaravanStepped:
    case Event::Kind::CaravanArrived:
    case Event::Kind::CaravanLost:
    case Event::Kind::TokenReinforced:
    case Event::Kind::Attacked:
    case Event::Kind::AttackLost:
    case Event::Kind::DialTurned:
    case Event::Kind::BarbarianMoved: return false;
    default: return true;
  }
}

struct Course {
  const Box& box;
  State& s;
  Random& random;
  std::vector<Event>* log;  // nullptr: nobody listens
  mutable bool board_changed =
      false;  // since agendas were looked at: pieces, wonders, diplomacy cards or dials

  void tell(const Event& event) const {
    board_changed = board_changed || changes_board(event.kind);
    if (log) log->push_back(event);
  }
  void ask(Ask ask, int seat, int a = 0, int b = 0) const {
    push_question(s, Question{ask, byte(seat), byte(a), byte(b)});
  }
  Question answered() const { return pop_question(s); }  // the one on top
  Player& player(int seat) const { return s.player[static_cast<std::size_t>(seat)]; }
  const FocusCard& card() const { return card_resolved(box, s); }

  int die() const {
    ++s.frontier;
    if (random.has_script()) {
      const std::uint16_t outcome = *random.scripted();
      if (outcome >= 1 && outcome <= 6) return outcome;
      random.script_cannot_happen(outcome);
    }
    return 1 + static_cast<int>(random.below(6));
  }
};

// The type printed on a resource space.
inline Resource printed_resource(const Box& box, const State& s, Space space) {
  const int tile = tile_index(space) + 1;
  const Side side = side_of(s.map.way[static_cast<std::size_t>(tile - 1)]);
  return static_cast<Resource>(box.side(tile, side).resource[static_cast<std::size_t>(place_in_tile(space))]);
}
inline int resource_supply(const Box& box, const State& s, int type) {
  int left = kResourceTokens;
  for (const Space space : s.resource_tokens)
    left -= static_cast<int>(printed_resource(box, s, space)) == type;
  for (int seat = 0; seat < s.players(); ++seat)
    left -= s.player[static_cast<std::size_t>(seat)].resources[static_cast<std::size_t>(type)];
  return left;
}

// --- pieces.cpp: pieces come and go (ND-7.5 to ND-7.8, ND-7.22, ND-9.22 to ND-9.28)

// A control token from the supply, or, when none is unused, one that its owner may take off the map first (ND-7.7).
enum Bringing : std::uint8_t {
  kReinforced = 1,    // it lies reinforced (ND-9.23)
  kTriggers = 2,      // it was placed by a card, so Stonehenge looks at it
  kWonSpace = 4,      // somebody else's piece has just left; without a token the space is nobody's (ND-9.36)
  kNearFriendly = 8,  // it goes next to any friendly space, not only to a city (ND-7.10)
  kReplaces = 16,     // it takes the place of somebody else's token, which stays if no token is brought
};
void place_token(const Course& c, int seat, Space space, bool reinforced);
void bring_token(const Course& c, int seat, Space space, int how);
void bring_city(const Course& c, int seat, Space space);  // else a reinforced control token (ND-9.23)
void lift_piece(const Course& c, Space space);    // off the map; the space is about to be somebody else's
void remove_piece(const Course& c, Space space);  // the space is nobody's then
void flip_token(const Course& c, Space space);
void strike_token(const Course& c, Space space);  // flipped if it is reinforced, else removed
void gain_resource(const Course& c, int seat, int type);
void lose_caravans(const Course& c, Space space);
void defeat_barbarian(const Course& c, int seat, Space space);
void settle_losses(const Course& c);  // ND-13.12, ND-13.13: Potala Palace or Great Zimbabwe changed hands
Spaces take_back_choices(const Box& box, const State& s, const Question& question);
void take_back(const Course& c, Space space);  // kNowhere: declined

// --- focus_row.cpp (ND-4.5, ND-4.9, ND-6, ND-7.14, ND-7.18)

void gain_trade(const Course& c, int seat, int slot);
void spend_token(const Course& c, int seat, int slot);
void spend_natural(const Course& c, int seat, int token);
void lose_trade(const Course& c, int seat, int slot);
void swap_cards(const Course& c, int seat, int one, int two);
void swap_by_choice(const Course& c, int seat, int one, int two);  // told to everybody
void reset_card(const Course& c, int seat, int slot);
void replace_card(const Course& c, int seat, int slot, CardId card);
bool in_row(const State& s, int seat, CardId card);
bool may_store(const State& s, int seat);  // Great Zimbabwe has room

// --- the chapters: what begins a card's resolution, and the answers to its questions

void begin_culture(const Course& c);
void begin_science(const Course& c);
void begin_economy(const Course& c);
void begin_industry(const Course& c);
void begin_military(const Course& c);
void advance_dial(const Course& c, int seat, int steps);
void turn_up_wonder(const Course& c, int deck);

void arrive(const Course& c, int seat, Space space);  // the caravan in motion (ND-8.6)
void take_pact(const Course& c, int seat, int giver, int pact);
void return_pact(const Course& c, int seat, int giver, int pact);
void return_pacts(const Course& c, int seat, int giver);  // all that the seat holds

// --- barbarians.cpp, agendas.cpp
void resolve_event(const Course& c);
void move_barbarians(const Course& c);  // until somebody is asked or all have moved
void complete_agendas(const Course& c);
struct Progress {
  int have = 0, need = 0;
};
Progress agenda_progress(const Box& box, const State& s, int seat, Agenda agenda);
bool has_won(const State& s, int seat);

}  // namespace zig::new_dawn
