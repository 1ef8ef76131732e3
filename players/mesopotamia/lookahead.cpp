#include "players/mesopotamia/lookahead.h"

#include <algorithm>

#include "games/mesopotamia/battle.h"
#include "players/mesopotamia/policy.h"

namespace zig::players {

using namespace mesopotamia;

void forget_hidden(State& s, int seat) {
  FixedVector<std::uint8_t, kMaxQuests> places;
  const auto hidden = [&](const QuestPlace& quest) {
    return quest.at != QuestPlace::kAbsent && quest.at != seat && quest.at != QuestPlace::kReturned + seat;
  };
  for (const QuestPlace& quest : s.quest) {
    if (hidden(quest)) places.push_back(quest.at);
  }
  std::sort(places.begin(), places.end());
  std::size_t next = 0;
  for (QuestPlace& quest : s.quest) {
    if (hidden(quest)) quest.at = places[next++];
  }
  if (s.battle.kind == BattleKind::None || !bids_open(s)) return;
  for (int side = 0; side < 2; ++side) {
    const auto i = static_cast<std::size_t>(side);
    if (decider(s.battle, side) == seat || decider(s.battle, side) == kNobody || bones_of(s, side) == 0)
      continue;
    if (s.battle.kind == BattleKind::Simple && is_tribe(s.battle, side)) continue;
    s.battle.bid[i] = {};
    s.battle.bid_sections[i] = 0;
  }
}

MesoLookahead::MesoLookahead(const Mesopotamia& game, const State& s, int seat, const MesoWeights& weights)
    : game_(game), seat_(seat), w_(weights), known_(s), tempo_(tempo_of(game.box(), s, weights)) {
  forget_hidden(known_, seat);
  if (s.stage < mesopotamia::Stage::Turns) return;  // not everybody has an empire, a start area and cards
  before_ = look(known_);
  lead_ = lead_of(game.box(), known_, seat, tempo_, weights);
}

// When the end is near, nothing counts but who is ahead: what everybody would have made of more rounds is lost to all.
MesoOutlook MesoLookahead::look(const State& s) const {
  const Box& box = game_.box();
  const bool ends = s.over() || s.last_round;
  if (!ends || known_.last_round || s.scenario())
    return standing_of(box, s, seat_, ends ? tempo_of(0) : tempo_, w_);
  const Tempo none = tempo_of(0);
  MesoOutlook o = standing_of(box, s, seat_, none, w_);
  const double bonus = o[View::End];
  o[View::End] = 0;
  o[View::End] = before_.all() - o.all() + lead_of(box, s, seat_, none, w_) - lead_ + bonus;
  return o;
}

// The own turn has ended, or the battle; set-up and events are settled at once.
bool MesoLookahead::settled(const State& s) const {
  if (s.stage != known_.stage) return true;
  if (known_.stage == Stage::Turns) return s.chosen != known_.chosen;
  if (known_.stage == Stage::Battles) {
    if (s.battle.kind == BattleKind::None && s.questions == 0) return true;
    return s.battles.next != known_.battles.next || s.battle.area != known_.battle.area;
  }
  return true;
}

void MesoLookahead::play_on(State& s, Random& random) const {
  constexpr int kMostDecisions = 200;
  Silent silent;
  Mesopotamia::Actions actions;
  for (int i = 0; i < kMostDecisions && !s.over() && !settled(s); ++i) {
    const Seat seat = game_.pending(s).first();
    game_.legal(s, seat, actions);
    game_.apply(s, seat, MesoPolicy(game_.box(), s, seat.n, w_).choose(actions, random), random, silent);
  }
}

MesoOutlook MesoLookahead::after(Action action) const {
  const std::size_t most = action.kind == Action::Kind::Bid ? 8 : 4;
  std::array<MesoOutlook, 8> found;
  std::size_t count = 0;
  while (count < most) {
    State next = known_;
    Random random = Random::fast(29 + count);
    Silent silent;
    game_.apply(next, Seat{static_cast<std::uint8_t>(seat_)}, action, random, silent);
    play_on(next, random);
    found[count++] = look(next);
    if (random.drawn() == 0) break;  // it will be the same again
  }
  MesoOutlook mean;
  for (std::size_t i = 0; i < count; ++i) {
    for (std::size_t view = 0; view < kViews; ++view)
      mean.view[view] += found[i].view[view] / static_cast<double>(count);
  }
  return mean;
}

}  // namespace zig::players
