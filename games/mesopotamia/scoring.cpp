// MS-14: victory points.
#include "games/mesopotamia/scoring.h"

#include "engine/fixed_vector.h"

namespace zig::mesopotamia {

namespace {

// MS-14.2: ranks by position, then by height in the stack. Who is on no position has no rank (MS-18.1).
int track_points(const Box& box, const State& s, int seat, Track track) {
  const auto place = static_cast<std::size_t>(rank(s, track, seat));
  const auto& vp = box.rank_vp[at(track)];
  return place < vp.size() && position(s, track, seat) > 0 ? vp[place] : 0;
}

// The most points of the quests from `i` on that the goods can pay.
int best_of(const FixedVector<const QuestCard*, kMaxQuests>& quests, std::size_t i, const Goods& goods) {
  if (i == quests.size()) return 0;
  const int without = best_of(quests, i + 1, goods);
  if (!holds(goods, quests[i]->own)) return without;
  return std::max(without, quests[i]->vp + best_of(quests, i + 1, less(goods, quests[i]->own)));
}

}  // namespace

bool state_meets(const Box& box, const State& s, int seat, const QuestCard& quest) {
  const Player& player = s.of(seat);
  int ships = 0;
  for (const Segment ship : player.ship) ships += ship != kNowhere;
  for (std::size_t type = 0; type < kTypes; ++type) {
    if (player.tech[type] < quest.technologies[type]) return false;  // MS-14.9
  }
  return player.settlements.count() >= quest.settlements && player.walls.count() >= quest.walls &&
         ships >= quest.ships && units_on_board(player) >= quest.units &&
         amphorae(s, seat) >= quest.amphorae && gardens_of(s, seat) >= quest.gardens &&
         player.floors >= quest.floors && position(s, Track::Population, seat) >= quest.population &&
         position(s, Track::Event, seat) >= quest.event &&
         (quest.areas == 0 || controlled(box, s, seat).count() >= quest.areas);
}

int quest_points(const Box& box, const State& s, int seat) {
  FixedVector<const QuestCard*, kMaxQuests> met;
  int certain = 0;  // those that ask for no goods
  for (std::size_t i = 0; i < box.quests.size(); ++i) {
    const QuestCard& quest = box.quests[i];
    if (!s.quest[i].held_by(seat) || !state_meets(box, s, seat, quest)) continue;
    if (quest.own == Goods{})
      certain += quest.vp;
    else if (holds(s.of(seat).goods, quest.own))
      met.push_back(&quest);
  }
  return certain + best_of(met, 0, s.of(seat).goods);
}

Points points_of(const Box& box, const State& s, int seat, bool quests) {
  const auto whole = [](int n) { return static_cast<std::int16_t>(n); };
  Points points{};
  const bool lost = s.over() && s.outcome != Outcome::Won;
  if (s.scenario() && (lost || s.automated(seat))) return points;  // MS-17.11
  points[at(Score::Events)] = whole(track_points(box, s, seat, Track::Event));
  points[at(Score::Population)] = whole(track_points(box, s, seat, Track::Population));
  for (const GardensPart& part : s.gardens) {
    if (part.owner == seat)
      points[at(Score::Gardens)] = whole(points[at(Score::Gardens)] + box.gardens[part.token].vp);
  }
  for (const TradeSlot& slot : s.trade) {  // MS-14.3
    if (slot.amphora == seat)
      points[at(Score::Trade)] = whole(points[at(Score::Trade)] + box.trade[slot.token].vp);
  }
  const Areas own = controlled(box, s, seat);
  for (const Area area : own) {  // MS-14.4
    const AreaEvent& event = s.event[area];
    if (event.state == AreaEvent::State::Scoring)
      points[at(Score::Tokens)] = whole(points[at(Score::Tokens)] + box.events[event.token].vp);
  }
  points[at(Score::Settlements)] = whole(s.of(seat).settlements.count());  // MS-14.5
  points[at(Score::Areas)] = whole(own.count());                           // MS-14.6
  if (quests) points[at(Score::Quests)] = whole(quest_points(box, s, seat));
  return points;
}

}  // namespace zig::mesopotamia
