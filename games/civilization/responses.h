// CV-7.6, CV-18.4, CV-18.5: what somebody has announced, and who may cancel it.
//
// Whether a player is asked depends on what everybody knows, never on the cards: the question itself would betray the hand. So there are two functions: who
// could have a fitting card, and what a player really has.
#pragma once

#include "engine/fixed_vector.h"
#include "games/civilization/state.h"

namespace zig::civilization {

// CV-20.20: it names the player, or a square in the outskirts or the centre of one of the player's cities, or one with the player's figures.
bool aimed_at(const State& s, const Announcement& announced, int seat);

// One way to cancel it: an event of the own hand, or an ability of an own tech.
struct Response {
  bool event = false;
  std::uint8_t what = 0;  // EventCard or Ability
  constexpr bool operator==(const Response&) const = default;
};
using Responses = FixedVector<Response, 8>;

// CV-18.5, CV-20.19: nobody may cancel it, whatever they hold.
bool uncancellable(const State& s, const Announcement& announced);
// CV-18.4: the players asked, clockwise from the one who announced: those for whom some hand that fits public knowledge has an answer.
FixedVector<std::uint8_t, kMaxPlayers> asked_to_respond(const Box& box, const State& s,
                                                        const Announcement& announced);
// What the seat really can do.
void list_responses(const Box& box, const State& s, const Announcement& announced, int seat, Responses& out);

// Paying tells as little (Ask::Payment): whoever could pay with a face-down marker or a gift instead is asked how, also who has one way only.
bool asked_how_to_pay(const Box& box, const State& s, Question question);

}  // namespace zig::civilization
