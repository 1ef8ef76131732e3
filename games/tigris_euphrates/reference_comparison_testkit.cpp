// The reference beside the engine: what differs, and what came up.
#include <algorithm>
#include <sstream>

#include "games/tigris_euphrates/reference_testkit.h"

namespace zig::tigris_euphrates {

namespace {

std::string space_name(int space) {
  return std::string(1, static_cast<char>('A' + space % kColumns)) + std::to_string(1 + space / kColumns);
}

struct Named {
  const char* name;
  int Reference::Seen::* number;
};
using Seen = Reference::Seen;
constexpr Named kSeen[] = {
    {"tile points", &Seen::tile_points},
    {"bonuses", &Seen::bonuses},
    {"revolts", &Seen::revolts},
    {"attackers won", &Seen::attackers_won},
    {"peaceful unions", &Seen::peaceful_unions},
    {"wars", &Seen::wars},
    {"unions of many colours", &Seen::unions_of_many_colours},
    {"wars that ended others", &Seen::wars_that_ended_others},
    {"priests wars", &Seen::priests_wars},
    {"temples spared", &Seen::temples_spared},
    {"buildings spared", &Seen::buildings_spared},
    {"monuments", &Seen::monuments},
    {"leaders lost to monuments", &Seen::leaders_lost_to_monuments},
    {"leaders lost to catastrophes", &Seen::leaders_lost_to_catastrophes},
    {"incomes", &Seen::incomes},
    {"buildings put", &Seen::buildings_put},
    {"buildings moved", &Seen::buildings_moved},
    {"buildings returned", &Seen::buildings_returned},
    {"treasures taken", &Seen::treasures_taken},
    {"treasure choices", &Seen::treasure_choices},
    {"priority kept from choice", &Seen::priority_kept_from_choice},
    {"priority choices", &Seen::priority_choices},
    {"bag ends in swap", &Seen::bag_ends_in_swap},
    {"bag ends in refill", &Seen::bag_ends_in_refill},
    {"treasure ends", &Seen::treasure_ends},
    {"shared ranks", &Seen::shared_ranks},
};

}  // namespace

void Reference::Seen::add(const Seen& other) {
  for (const Named& named : kSeen) this->*named.number += other.*named.number;
}

std::string Reference::Seen::text() const {
  std::ostringstream out;
  for (const Named& named : kSeen) out << "  " << named.name << ": " << this->*named.number << "\n";
  return out.str();
}

std::vector<std::string> Reference::Seen::never() const {
  std::vector<std::string> names;
  for (const Named& named : kSeen) {
    if (this->*named.number == 0) names.emplace_back(named.name);
  }
  return names;
}

std::string Reference::difference(const State& s) const {
  std::ostringstream out;
  out << complaint_;
  const auto check = [&](bool same, const auto&... what) {
    if (!same) ((out << "; ") << ... << what);
  };
  for (int i = 0; i < kCells; ++i) {
    const auto cell = static_cast<Cell>(i);
    const Space& here = spaces_[static_cast<std::size_t>(i)];
    bool same = s.face_down.has(cell) == here.face_down && s.catastrophes.has(cell) == here.catastrophe &&
                s.treasures.has(cell) == here.treasure && s.leaders.has(cell) == (here.leader >= 0) &&
                (std::ranges::count(s.building, cell) > 0) == here.building;
    for (Colour c : kAllColours)
      same = same && s.tiles[static_cast<std::size_t>(index(c))].has(cell) == here.shows(c);
    if (!same) out << "; what lies on " << space_name(i);
  }
  for (Colour c : kAllColours) {
    const Cell cell = s.building[static_cast<std::size_t>(index(c))];
    check(cell == kNowhere || spaces_[cell].tile == c, "colour of the building at ", space_name(cell));
  }
  for (int leader = 0; leader < kLeaders; ++leader) {
    const Cell cell = s.leader_at[static_cast<std::size_t>(leader)];
    check((cell == kNowhere ? -1 : int{cell}) == space_of(leader), "place of leader ", leader);
  }
  for (int m = 0; m < kMonuments; ++m) {
    const Cell cell = s.monument[static_cast<std::size_t>(m)];
    const int mine = monument_at_[static_cast<std::size_t>(m)];
    check((cell == kNowhere ? -1 : int{cell}) == mine, "place of monument ", m);
    if (mine >= 0) {
      check(spaces_[static_cast<std::size_t>(mine)].tile == s.square[static_cast<std::size_t>(m)],
            "colour under monument ", m);
    }
  }
  std::set<int> lowest_leaders;
  for (const Region& kingdom : kingdoms()) {
    const int lowest = *std::ranges::min_element(kingdom.leaders);
    lowest_leaders.insert(lowest);
    std::vector<int> theirs;
    for (Cell cell : s.kingdom[static_cast<std::size_t>(lowest)]) theirs.push_back(cell);
    check(theirs == kingdom.spaces, "spaces of the kingdom of leader ", lowest);
    for (int leader : kingdom.leaders) {
      check(s.realm[static_cast<std::size_t>(leader)] == lowest, "kingdom of leader ", leader);
    }
  }
  for (int leader = 0; leader < kLeaders; ++leader) {
    const bool own = lowest_leaders.count(leader) > 0;
    check(own || s.kingdom[static_cast<std::size_t>(leader)].empty(), "kingdom of leader ", leader,
          " too many");
    if (space_of(leader) < 0)
      check(s.realm[static_cast<std::size_t>(leader)] == kNobody, "realm of leader ", leader);
  }
  for (std::size_t seat = 0; seat < players_.size(); ++seat) {
    const Player& player = players_[seat];
    check(s.hand[seat] == player.hand, "hand of seat ", seat);
    check(s.thrown[seat] == player.thrown, "tiles thrown by seat ", seat);
    for (std::size_t c = 0; c < kColours; ++c) {
      check(s.points[seat][c] == player.points[c], kColourIds[c], " points of seat ", seat, ": ",
            s.points[seat][c], " instead of ", player.points[c]);
    }
    check(s.taken[seat] == player.treasures, "treasures of seat ", seat);
    check(s.catastrophes_left[seat] == player.catastrophes, "catastrophe tiles of seat ", seat);
  }
  check(s.bag == bag_, "bag");
  check(s.discarded == discarded_, "discarded tiles");
  check(s.step == step_, "step ", static_cast<int>(s.step), " instead of ", static_cast<int>(step_));
  check(s.active == active_, "active player");
  if (step_ == Step::Action) check(s.actions_done == actions_done_, "actions done");
  if (step_ == Step::Attack || step_ == Step::Defend) {
    check(s.conflict.attacker == attacker_, "attacker");
    check(s.conflict.defender == defender_, "defender");
  }
  if (step_ == Step::Defend) check(s.conflict.committed == attackers_tiles_, "the attacker's tiles");
  std::string text = out.str();
  return text.empty() ? text : text.substr(2);
}

}  // namespace zig::tigris_euphrates
