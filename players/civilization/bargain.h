// CV-5.2: what goods are worth to a seat, which offers are worth making, and which worth accepting. Offers are one thing for another (CV-18.6).
#pragma once

#include <optional>

#include "players/civilization/prices.h"

namespace zig::players {

// How good an answer to Draft, AnswerOffer or HandOver seems.
double taste_of_bargaining(const civilization::Box& box, const civilization::State& s, int seat,
                           civilization::Action action, const CivWeights& weights);

// What both would gain by the offer as it lies, in turns: first the proposer, then the partner.
struct Gains {
  double proposer = 0, partner = 0;
};
Gains gains_of(const civilization::Box& box, const civilization::State& s, const civilization::Offer& offer,
               const Survey& survey, const CivWeights& weights);
// A deal that helps one side by so much and the other by that much is good for the first one; nobody helps somebody to win. Between two players
// only the difference counts, so no deal is good for both: they take presents, and offer nothing.
bool is_good_for(const civilization::Box& box, const civilization::State& s, int seat, int partner,
                 double gain, double partners_gain, const Survey& survey, const CivWeights& weights);

// It answers another offer: the player whose part it is did not make it. Nobody counters it again.
bool is_counter_offer(const civilization::State& s);

// One thing for another that both should want; nothing: there is none.
struct Barter {
  civilization::Action give, want;
  double gain = 0;
};
std::optional<Barter> best_barter(const civilization::Box& box, const civilization::State& s, int seat,
                                  int partner, const Survey& survey, const CivWeights& weights);

}  // namespace zig::players
