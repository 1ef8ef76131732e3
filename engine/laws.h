// The laws that every game obeys (ARCHITECTURE.md), as templates over the game contract and the games' text
// functions. Each law plays seeded random games and returns what it found broken, in one line; empty: the law
// holds. tests/<game>/laws_test.cpp runs them on every game with every option; a new game gets them for nothing.
//
//   EXPECT_EQ(laws::components_are_conserved(laws::Trial<SomeGame>{game, options}), "");
//
// Law 5 (imagine is fair) counts worlds, so each game tests it itself; laws 10 and 12 need a table and a
// fuzzer.
#pragma once

#include <algorithm>
#include <array>
#include <cstring>
#include <set>
#include <string>
#include <vector>

#include "engine/game.h"

namespace zig::laws {

template <Game G>
struct Trial {
  const G& game;
  typename G::Options options{};
  std::uint64_t seed = 1;
  int games = 2;
  int sample = 1;  // look at one of so many states, where looking is slow
};

template <class State>
bool same_bytes(const State& a, const State& b) {
  return std::memcmp(&a, &b, sizeof(State)) == 0;
}

template <Game G>
typename G::Action any_action(const G& game, const typename G::State& s, Seat seat, Random& random) {
  return any_legal_action(game, s, seat, random);
}

inline Seat any_seat(Seats seats, Random& random) {
  std::uint32_t skip = random.below(static_cast<std::uint32_t>(seats.size()));
  for (const Seat seat : seats) {
    if (skip-- == 0) return seat;
  }
  return seats.first();
}

// Plays the trial's games at random. look(state, random) sees the start, every state after it, and the end;
// what it complains about ends the trial and is returned with its place.
template <Game G, class Look>
std::string each_state(const Trial<G>& trial, Look&& look) {
  const G& game = trial.game;
  for (int n = 0; n < trial.games; ++n) {
    const std::uint64_t seed = trial.seed * 1000 + static_cast<std::uint64_t>(n);
    Random chance = Random::fast(seed), choices = Random::fast(seed + 500), own = Random::fast(seed + 700);
    typename G::State s = game.start(trial.options, chance);
    Silent silent;
    for (int decision = 0; decision <= G::kMaxDecisions; ++decision) {
      const Seats pending = game.pending(s);
      if (std::string complaint = look(static_cast<const typename G::State&>(s), own); !complaint.empty()) {
        return "seed " + std::to_string(seed) + ", decision " + std::to_string(decision) + ": " + complaint;
      }
      if (pending.empty()) break;
      const Seat seat = any_seat(pending, choices);
      game.apply(s, seat, any_action(game, s, seat, choices), chance, silent);
    }
  }
  return "";
}

// The same, but only one state of `sample` is looked at; the end always is.
template <Game G, class Look>
std::string each_sampled_state(const Trial<G>& trial, Look&& look) {
  std::uint32_t since = 0;
  const auto sample = static_cast<std::uint32_t>(trial.sample);
  return each_state(trial, [&](const typename G::State& s, Random& random) -> std::string {
    const bool chosen = since++ % sample == 0 || trial.game.pending(s).empty();
    return chosen ? look(s, random) : std::string();
  });
}

// Law 1: legal and judge agree on every action of the whole id space. refused(verdict) sees every refusal.
template <Game G, class Refused>
std::string judge_agrees_with_legal(const Trial<G>& trial, Refused&& refused) {
  const G& game = trial.game;
  return each_sampled_state(trial, [&](const typename G::State& s, Random& random) -> std::string {
    const Seats pending = game.pending(s), all = Seats::all(s.players());
    for (const Seat seat : {pending.empty() ? Seat{0} : any_seat(pending, random), any_seat(all, random)}) {
      typename G::Actions actions;
      game.legal(s, seat, actions);
      if (pending.has(seat) == actions.empty()) return "an asked seat has no move, or another one has some";
      std::vector<bool> listed(static_cast<std::size_t>(game.action_count()));
      for (const auto& action : actions) {
        const int id = game.id(action);
        if (id < 0 || id >= game.action_count()) return "a legal action has no id";
        if (listed[static_cast<std::size_t>(id)]) return game.notation(action) + " is listed twice";
        listed[static_cast<std::size_t>(id)] = true;
      }
      for (int id = 0; id < game.action_count(); ++id) {
        const Verdict verdict = game.judge(s, seat, game.action(id));
        if (verdict.legal() != listed[static_cast<std::size_t>(id)]) {
          return game.notation(game.action(id)) +
                 (verdict.legal() ? " is legal but not listed" : " is listed but refused");
        }
        if (!verdict.legal()) refused(verdict);
      }
    }
    return "";
  });
}

// Law 1: a game that picks an action without a list picks the one the list has at that place.
template <Game G>
std::string picking_agrees_with_legal(const Trial<G>& trial) {
  const G& game = trial.game;
  return each_state(trial, [&](const typename G::State& s, Random& random) -> std::string {
    for (const Seat seat : game.pending(s)) {
      typename G::Actions actions;
      game.legal(s, seat, actions);
      const std::uint64_t seed = random.next();
      Random a = Random::fast(seed), b = Random::fast(seed);
      const auto picked = any_legal_action(game, s, seat, a);
      const auto listed = actions[b.below(static_cast<std::uint32_t>(actions.size()))];
      if (game.id(picked) != game.id(listed))
        return game.notation(picked) + " was picked where the list has " + game.notation(listed);
    }
    return "";
  });
}

// Law 2: every component of the box is in exactly one place.
template <Game G>
std::string components_are_conserved(const Trial<G>& trial) {
  return each_state(trial,
                    [&](const typename G::State& s, Random&) { return trial.game.broken_invariant(s); });
}

// Law 3: same seed and actions, same bytes, whoever listens.
template <Game G>
std::string same_seed_gives_same_bytes(const Trial<G>& trial) {
  const auto play = [&](auto& sink, std::vector<typename G::State>& states) {
    Random chance = Random::fast(trial.seed), choices = Random::fast(trial.seed + 1);
    states.push_back(trial.game.start(trial.options, chance));
    while (!trial.game.pending(states.back()).empty()) {
      typename G::State s = states.back();
      const Seat seat = any_seat(trial.game.pending(s), choices);
      trial.game.apply(s, seat, any_action(trial.game, s, seat, choices), chance, sink);
      states.push_back(s);
    }
  };
  Silent silent;
  Recorder<typename G::Event> recorder;
  std::vector<typename G::State> first, second;
  play(silent, first);
  play(recorder, second);
  if (first.size() != second.size()) return "one game was longer than the other";
  for (std::size_t i = 0; i < first.size(); ++i) {
    if (!same_bytes(first[i], second[i])) return "states differ after decision " + std::to_string(i);
    if (hash_of(first[i]) != hash_of(second[i])) return "hashes differ after decision " + std::to_string(i);
  }
  return "";
}

// Law 4: no leak, no cheating. observe(state, observer) is all that the observer can read, as text;
// choose(state, seat, random) is a computer player. Neither may change when what the observer cannot know is
// replaced.
template <Game G, class Observe, class Choose>
std::string nobody_sees_what_is_hidden(const Trial<G>& trial, Observe&& observe, Choose&& choose) {
  const G& game = trial.game;
  return each_sampled_state(trial, [&](const typename G::State& s, Random& random) -> std::string {
    for (int p = 0; p <= s.players(); ++p) {
      const Observer observer = p < s.players() ? Observer(Seat{static_cast<std::uint8_t>(p)}) : Observer();
      const std::string name = observer.spectator() ? "a spectator" : "seat " + std::to_string(p);
      typename G::State imagined = s;
      game.imagine(imagined, observer, random);
      if (std::string broken = game.broken_invariant(imagined); !broken.empty())
        return "imagined by " + name + ": " + broken;
      const std::string real = observe(s, observer), other = observe(imagined, observer);
      if (real != other) {
        const auto at = static_cast<std::size_t>(std::ranges::mismatch(real, other).in1 - real.begin());
        const auto from = at < 60 ? 0 : at - 60;
        return name + " can tell: " + real.substr(from, 120) + "  |  " + other.substr(from, 120);
      }
      if (observer.spectator() || !game.pending(s).has(Seat{observer.n})) continue;
      const std::uint64_t seed = random.next();
      Random a = Random::fast(seed), b = Random::fast(seed);
      if (game.id(choose(s, Seat{observer.n}, a)) != game.id(choose(imagined, Seat{observer.n}, b))) {
        return "the computer at " + name + " plays another move when hidden things change";
      }
    }
    return "";
  });
}

// Law 6: sealed choices commute: answers of different seats in any order give the same state.
template <Game G>
std::string sealed_choices_commute(const Trial<G>& trial) {
  const G& game = trial.game;
  struct Answer {
    Seat seat;
    typename G::Action action;
  };
  return each_state(trial, [&](const typename G::State& s, Random& random) -> std::string {
    if (!game.sealed(s) || game.pending(s).size() < 2) return "";
    const std::uint64_t seed = random.next();
    Silent silent;
    std::array<std::vector<typename G::Action>, kMaxSeats> answers;
    typename G::State in_order = s;
    Random chance = Random::fast(seed);
    while (game.sealed(in_order) && game.frontier(in_order) == game.frontier(s)) {
      const Seat seat = game.pending(in_order).first();
      answers[seat.n].push_back(any_action(game, in_order, seat, random));
      game.apply(in_order, seat, answers[seat.n].back(), chance, silent);
    }
    typename G::State shuffled = s;
    chance = Random::fast(seed);
    std::array<std::size_t, kMaxSeats> next{};
    for (Seats left = game.pending(s); !left.empty();) {
      const Seat seat = any_seat(left, random);
      const typename G::Action action = answers[seat.n][next[seat.n]++];
      if (!game.judge(shuffled, seat, action).legal())
        return game.notation(action) + " is refused in another order";
      game.apply(shuffled, seat, action, chance, silent);
      if (next[seat.n] == answers[seat.n].size()) left.remove(seat);
    }
    return same_bytes(in_order, shuffled) ? "" : "another order of answers gives another state";
  });
}

// Law 7: the text of every action parses back, and no two actions share one.
template <Game G>
std::string notation_round_trips(const G& game) {
  std::set<std::string> texts;
  for (int id = 0; id < game.action_count(); ++id) {
    const auto action = game.action(id);
    if (game.id(action) != id) return "id " + std::to_string(id) + " does not come back";
    const std::string text = game.notation(action);
    const auto parsed = game.parse_action(text);
    if (!parsed) return text + " does not parse: " + parsed.error().line();
    if (game.id(*parsed) != id) return text + " parses as " + game.notation(*parsed);
    if (!texts.insert(text).second) return text + " stands for two actions";
  }
  return "";
}

// Law 7: a position written out and read again is the same state.
template <Game G>
std::string positions_round_trip(const Trial<G>& trial) {
  const G& game = trial.game;
  return each_sampled_state(trial, [&](const typename G::State& s, Random& random) -> std::string {
    const auto json = game.position(s);
    const auto read = game.read_position(json, trial.options, random);
    if (!read) return "a position that was written cannot be read: " + read.error().line();
    if (!same_bytes(*read, s)) {
      return game.position(*read) == json ? "a position reads as another state"
                                          : "a position reads as another one";
    }
    return "";
  });
}

// Law 8: random play ends within the game's own bound.
template <Game G>
std::string random_play_ends(const Trial<G>& trial) {
  int ended = 0;
  std::string complaint = each_state(trial, [&](const typename G::State& s, Random&) -> std::string {
    if (trial.game.pending(s).empty()) ++ended;
    return trial.game.pending(s).empty() != trial.game.standing(s).over ? "over and pending disagree" : "";
  });
  if (complaint.empty() && ended != trial.games)
    complaint = "a game went past " + std::to_string(G::kMaxDecisions) + " decisions";
  return complaint;
}

// Law 9: points by category add up to the total; ranks follow total and tie-break.
template <Game G>
std::string points_add_up_and_ranks_follow(const Trial<G>& trial) {
  return each_state(trial, [&](const typename G::State& s, Random&) -> std::string {
    const Standing standing = trial.game.standing(s);
    if (standing.seats != s.players()) return "not every seat is ranked";
    bool separated = false;
    for (std::size_t a = 0; a < standing.seats; ++a) {
      int sum = 0, lowest = 1 << 20, better = 0;
      for (std::size_t i = 0; i < standing.categories; ++i) {
        sum += standing.points[a][i];
        lowest = std::min<int>(lowest, standing.points[a][i]);
      }
      if ((standing.total_is == Standing::Total::Sum ? sum : lowest) != standing.total[a])
        return "points of seat " + std::to_string(a) + " do not make its total";
      for (std::size_t b = 0; b < standing.seats; ++b) {
        const bool tied = standing.total[a] == standing.total[b];
        separated = separated || (tied && standing.tie_break[a] != standing.tie_break[b]);
        better +=
            standing.total[b] > standing.total[a] || (tied && standing.tie_break[b] > standing.tie_break[a]);
      }
      if (standing.rank[a] != better + 1) return "rank of seat " + std::to_string(a) + " does not follow";
    }
    return separated == standing.tie_break_used ? "" : "tie_break_used is wrong";
  });
}

}  // namespace zig::laws
