// What a game tells the search besides its rules. Specialised in players/<game>/knowledge.h:
//
//   kScale                                how many points ahead is a good lead
//   kWidest                               the most moves of one decision to look at
//   priors(game, s, seat, actions, out, weights)   what each action promises, in points
//   quick(game, s, seat, random, weights)          a move to play a position out with
//   quiet(s)                              may be judged as it is: nothing is half done
//   values(game, s, weights)              what a quiet position is worth to each seat, in points
//   kInPoints                             whether points win the game, so that people can be told what to expect
//   points(game, s)                       what everybody will have at the end, where values do not say it
//   kUnit                                 what a victory point of an ordinary game is in its evaluation
//   chances(s, values)                    everybody's chance to win from them, where a game is not played out
//   learned(game, s, network)             both as a network judges them, in games that learn (judged.h)
//   learned_quiet(s)                      where a network may judge, if not where it is quiet (optional)
//   knows(s)                              whether the network judges such games at all; where not, all is as without it (optional)
//   may_be_odd(s)                         where a move of self-play may be odd on purpose, if not where it is quiet (optional)
//   kSearch                               the settings of its search, see settings.h
//   kBudget                               how much its levels think
//   kForecast                             games played on from a position to tell how it will end (forecast.h)
//   kCoach                                the search behind reviews
//   kAdvice                               the search behind hints and the guide: no worse than that of the level Strong
//   premature(s, action)                  nobody who knows the game does this so early if there is any alternative (optional)
//   alike(game, s, one, other)            both are one idea: other targets or payments of the same act
//   reluctant(s, seat, action)            gives something up, or has little use: advised only where it is the best of all
//   chances_known(s)                      whether its chances to win tell people anything yet
//   turn(s)                               counts turns, where games are played out by them (SearchSettings::horizon)
//   time_would_tell(s, actions), kMostAnswers   whether thinking longer would show a hand, and how many answers to look at then (optional, levels.h)
//   kOverlooked                           terms of the evaluation that a beginner does not see
#pragma once

#include <array>

#include "engine/seat.h"
#include "players/search/settings.h"

namespace zig::players {

using Values = std::array<double, kMaxSeats>;  // by seat

template <class G>
struct Knowledge;

}  // namespace zig::players
