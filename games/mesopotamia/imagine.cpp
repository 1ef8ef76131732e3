// MS-1.10, MS-19.2: what an observer cannot know, drawn anew: quests in other hands, in the deck and under it, and bids that are not revealed. Everything else
// that nobody knows is drawn when it is turned up, so the position does not hold it.
#include <algorithm>

#include "games/mesopotamia/battle.h"
#include "games/mesopotamia/mesopotamia.h"

namespace zig::mesopotamia {

namespace {

bool knows_quest(const QuestPlace& quest, Observer observer) {
  return quest.at == QuestPlace::kAbsent ||
         (!observer.spectator() &&
          (quest.at == observer.n || quest.at == QuestPlace::kReturned + observer.n));
}

void imagine_quests(State& s, Observer observer, Random& random) {
  FixedVector<std::uint8_t, kMaxQuests> unknown, places;
  for (std::size_t i = 0; i < s.quest.size(); ++i) {
    if (knows_quest(s.quest[i], observer)) continue;
    unknown.push_back(byte(static_cast<int>(i)));
    places.push_back(s.quest[i].at);
  }
  std::ranges::sort(places);  // so that the world depends on what is known, not on what is so
  random.shuffle(places);
  for (std::size_t i = 0; i < unknown.size(); ++i) s.quest[unknown[i]].at = places[i];
}

// A bid of somebody else: how far it has got is not known either, only whether it is complete.
void imagine_bid(const Box& box, State& s, int side, Random& random) {
  Battle& battle = s.battle;
  const auto i = static_cast<std::size_t>(side);
  const bool complete = !((bidders(s) >> battle.decides[i]) & 1U);
  battle.bid[i] = {};
  battle.bid_sections[i] = 0;
  if (!complete) return;
  Actions actions;
  for (;;) {
    actions.clear();
    if (!((bidders(s) >> battle.decides[i]) & 1U)) return;
    list_bids(box, s, battle.decides[i], actions);
    const Action bid = actions[random.below(static_cast<std::uint32_t>(actions.size()))];
    battle.bid[i][battle.bid_sections[i]++] = bid.a;
    if (is_tribe(battle, side) && battle.bid_sections[i] == kSections - 1)  // MS-11.23: all of them
      battle.bid[i][battle.bid_sections[i]++] = byte(bones_of(s, side) - battle.bid[i][0] - battle.bid[i][1]);
  }
}

}  // namespace

void Mesopotamia::imagine(State& s, Observer observer, Random& random) const {
  if (s.over()) return;
  imagine_quests(s, observer, random);
  if (s.battle.kind == BattleKind::None || !bids_open(s)) return;
  for (int side = 0; side < 2; ++side) {
    const int decides = decider(s.battle, side);
    if (decides == observer.n || decides == kNobody) continue;
    if (s.battle.kind == BattleKind::Simple && is_tribe(s.battle, side)) continue;  // MS-11.23: it is open
    imagine_bid(*box_, s, side, random);
  }
}

}  // namespace zig::mesopotamia
