// A battle read word for word from the contract, slowly and with its own structures: the same units, cards, dice and choices must leave the same survivors in
// the same areas, the same bones, and the same number of answers to every question on the way (battle_reference_test.cpp).
#pragma once

#include <algorithm>
#include <array>
#include <map>
#include <set>
#include <tuple>
#include <vector>

#include "games/mesopotamia/battle_testkit.h"

namespace zig::mesopotamia::battle_reference {

using Kind = Action::Kind;

// What was answered in the engine's battle, in order; bids for each seat on their own.
struct Choice {
  Ask ask;
  int seat;
  Action action;
  std::size_t answers;
};
struct Record {
  State before;
  std::vector<Choice> choices;
  std::map<int, std::vector<int>> bids;
  std::map<std::pair<int, int>, int> cards;  // by party and index
  int die = 0;
};

struct Unit {
  int index, type;
  std::array<int, 3> printed{}, slots{}, placed{};
  unsigned against = 0;
  bool had[3] = {false, false, false}, beaten[3] = {false, false, false};
  bool alive = true;
};

class Reference {
 public:
  Reference(const Record& record, int party, int other)
      : record_(record), s_(record.before), party_{party, other} {
    for (int side = 0; side < 2; ++side) units_[side] = units_of(side);
  }

  void run() {
    const bool person[2] = {human(0), human(1)};
    const int players[2] = {player_of(0), player_of(1)};
    solo_ = (person[0] || person[1]) && (players[0] < 0 || players[1] < 0);
    if (!person[0] && !person[1]) return totals();
    if (s_.options.simple_battles) return totals();
    if (solo_) return solo();
    standard();
  }

  // Who stands where afterwards, what everybody has.
  std::multiset<std::tuple<int, int, int>> pieces;  // party, type, area
  std::array<int, 6> bones{};

  void collect() {
    for (int seat = 0; seat < s_.players(); ++seat) {
      bones[static_cast<std::size_t>(seat)] = s_.of(seat).goods[at(Resource::Bone)];
      for (int figure = 0; figure < kLandUnits; ++figure) {
        const Area where = s_.of(seat).unit[static_cast<std::size_t>(figure)];
        if (where != kNowhere) pieces.insert({seat, static_cast<int>(type_of_figure(figure)), where});
      }
    }
    for (int where = 0; where < kMaxAreas; ++where) {
      for (int type = 0; type < kUnitTypes; ++type) {
        for (int n = (s_.tribe[static_cast<std::size_t>(where)] >> (2 * type)) & 3; n > 0; --n)
          pieces.insert({kTribe, type, where});
      }
    }
  }
  bool every_choice_used() const { return next_ == record_.choices.size(); }
  const State& state() const { return s_; }

 private:
  static constexpr int kStrength = 0, kTactics = 1, kMobility = 2;
  const Record& record_;
  State s_;
  int party_[2];
  std::vector<Unit> units_[2];
  int tribe_bones_ = 0, ships_[2] = {0, 0};
  bool solo_ = false;
  std::size_t next_ = 0;

  // --- who is who

  bool human(int side) const { return party_[side] != kTribe && !s_.automated(party_[side]); }
  int player_of(int side) const {  // MS-11.22; -1: nobody
    if (human(side)) return party_[side];
    if (party_[side] != kTribe || !human(1 - side)) return -1;
    std::vector<int> order(s_.track[0].order.begin(), s_.track[0].order.begin() + s_.players());
    const auto place = std::find(order.begin(), order.end(), party_[1 - side]);
    std::vector<int> below(place + 1, order.end()), above(order.begin(), place);
    std::reverse(above.begin(), above.end());
    below.insert(below.end(), above.begin(), above.end());
    for (const int seat : below) {
      if (!s_.automated(seat)) return seat;
    }
    return -1;
  }
  bool ahead(int side) const {  // MS-11.4
    if (party_[side] == kTribe) return false;
    if (party_[1 - side] == kTribe) return true;
    for (const int seat : s_.track[0].order) {
      if (seat == party_[side]) return true;
      if (seat == party_[1 - side]) return false;
    }
    return false;
  }
  int attacker() const {  // MS-11.5
    if (party_[0] == kTribe) return 1;
    if (party_[1] == kTribe) return 0;
    int first[2] = {1000, 1000};
    for (int side = 0; side < 2; ++side) {
      for (std::size_t i = 0; i < kLandUnits; ++i) {
        if (s_.of(party_[side]).unit[i] == area(kField))
          first[side] = std::min(first[side], int{record_.before.of(party_[side]).since[i]});
      }
    }
    if (first[0] == first[1]) return ahead(0) ? 0 : 1;
    return first[0] > first[1] ? 0 : 1;
  }
  int attacker_ = 0;

  std::vector<Unit> units_of(int side) {
    std::vector<Unit> found;
    const auto add = [&](int type) {
      Unit unit{.index = static_cast<int>(found.size()), .type = type};
      const auto drawn = record_.cards.find({party_[side], unit.index});
      if (drawn != record_.cards.end()) {
        const CombatCard& card = house_box().combat[static_cast<std::size_t>(drawn->second)];
        std::copy(card.printed.begin(), card.printed.end(), unit.printed.begin());
        std::copy(card.slots.begin(), card.slots.end(), unit.slots.begin());
        unit.against = card.against;
      }
      found.push_back(unit);
    };
    if (party_[side] == kTribe) {
      for (int type = 0; type < kUnitTypes; ++type) {
        for (int n = (s_.tribe[area(kField)] >> (2 * type)) & 3; n > 0; --n) add(type);
      }
    } else {
      for (int figure = 0; figure < kLandUnits; ++figure) {
        if (s_.of(party_[side]).unit[static_cast<std::size_t>(figure)] == area(kField)) {
          add(static_cast<int>(type_of_figure(figure)));
          figures_[side].push_back(figure);
        }
      }
    }
    return found;
  }
  std::vector<int> figures_[2];

  std::uint8_t& pool(int seat) { return s_.of(seat).goods[at(Resource::Bone)]; }
  int bones_of(int side) { return party_[side] == kTribe ? tribe_bones_ : pool(party_[side]); }
  void spend(int side, int count) {
    if (party_[side] == kTribe)
      tribe_bones_ -= count;
    else
      pool(party_[side]) = byte(pool(party_[side]) - count);
  }
  void give_back(int side, int count) {
    if (party_[side] != kTribe) pool(party_[side]) = byte(pool(party_[side]) + count);
  }

  // --- choices

  // The recorded choice if there are several; it must be one of them, and the engine must have offered as many.
  Action choose(Ask ask, int seat, const std::vector<Action>& options) {
    EXPECT_FALSE(options.empty());
    if (options.size() == 1) return options[0];
    if (next_ == record_.choices.size()) {
      ADD_FAILURE() << "the engine did not ask for " << question_row(ask).name();
      return options[0];
    }
    const Choice& choice = record_.choices[next_++];
    EXPECT_EQ(choice.ask, ask);
    EXPECT_EQ(choice.seat, seat);
    EXPECT_EQ(choice.answers, options.size()) << question_row(ask).name();
    EXPECT_NE(std::find(options.begin(), options.end(), choice.action), options.end());
    return choice.action;
  }

  // --- before the duels

  void support() {
    attacker_ = attacker();
    for (int side = 0; side < 2; ++side) {
      if (party_[side] == kTribe) {
        tribe_bones_ = record_.die + 2 * static_cast<int>(units_[side].size());
        continue;
      }
      for (const Segment ship : s_.of(party_[side]).ship) {
        if (ship == kNowhere) continue;
        const SegmentSheet& sheet = house_box().map.segments[ship];
        if (sheet.areas[0] == area(kField) || sheet.areas[1] == area(kField)) ++ships_[side];
      }
      give_back(side, ships_[side]);
    }
  }
  std::vector<int> bid_of(int side, int sections) {
    std::vector<int> bid;
    const int seat = player_of(side);
    if (seat < 0) return std::vector<int>(static_cast<std::size_t>(sections), 0);
    std::size_t used = 0;
    for (int section = 0; section < sections; ++section) {
      int sum = 0;
      for (const int amount : bid) sum += amount;
      const int left = bones_of(side) - sum;
      const bool last = section + 1 == sections;
      std::vector<int> legal;
      for (int amount = 0; amount <= left; ++amount) {
        if (last && sum + amount < ships_[side]) continue;
        if (last && party_[side] == kTribe && amount != left) continue;
        legal.push_back(amount);
      }
      if (legal.size() == 1) {
        bid.push_back(legal[0]);
        continue;
      }
      const auto& recorded = record_.bids.at(seat);
      EXPECT_LT(used, recorded.size());
      bid.push_back(recorded[used++]);
      EXPECT_NE(std::find(legal.begin(), legal.end(), bid.back()), legal.end());
    }
    return bid;
  }

  void place(int side, int section, int count) {
    std::vector<Action> options;
    for (; count > 0; --count) {
      options.clear();
      int free = 0;
      for (const Unit& unit : units_[side]) {
        const int slots =
            unit.slots[static_cast<std::size_t>(section)] - unit.placed[static_cast<std::size_t>(section)];
        free += slots;
        if (slots > 0) options.push_back(with(Kind::Bone, unit.index, section));
      }
      if (free == 0) return;                 // MS-11.11: lost
      if (count >= free) options.resize(1);  // all are filled
      const Action action = choose(Ask::PlaceBone, player_of(side), options);
      ++units_[side][action.a].placed[action.b];
    }
  }

  void standard() {
    support();
    const std::vector<int> bids[2] = {bid_of(0, 3), bid_of(1, 3)};
    for (int side = 0; side < 2; ++side) spend(side, bids[side][0] + bids[side][1] + bids[side][2]);
    int arranger = ahead(0) ? 0 : 1;
    for (int section = 0; section < 3; ++section) {
      const auto row = static_cast<std::size_t>(section);
      const int x = bids[0][row], y = bids[1][row];
      const int winner = x > y ? 0 : 1;
      if (x != y) give_back(1 - winner, std::min(x, y) / 2);
      if (section == kTactics) {
        if (x != y) arranger = winner;
        arrange(arranger);
      }
      if (x != y) place(winner, section, std::abs(x - y));
    }
    duels(arranger);
  }

  // --- rows

  using Line = std::vector<Action>;
  struct Row {
    std::vector<int> queue[2];
  };
  std::vector<Row> rows_;

  static void cut(const std::vector<int>& units, std::size_t rows, std::vector<std::vector<int>> done,
                  std::vector<std::vector<std::vector<int>>>& out) {
    if (rows == 1) {
      done.push_back(units);
      out.push_back(done);
      return;
    }
    for (std::size_t n = 1; n + rows - 1 <= units.size(); ++n) {
      auto more = done;
      more.emplace_back(units.begin(), units.begin() + static_cast<std::ptrdiff_t>(n));
      cut({units.begin() + static_cast<std::ptrdiff_t>(n), units.end()}, rows - 1, more, out);
    }
  }
  static std::vector<std::vector<std::vector<int>>> queues(std::vector<int> units, std::size_t rows) {
    std::vector<std::vector<std::vector<int>>> out;
    std::sort(units.begin(), units.end());
    do {
      cut(units, rows, {}, out);
    } while (std::next_permutation(units.begin(), units.end()));
    return out;
  }
  std::vector<int> alive(int side) const {
    std::vector<int> found;
    for (const Unit& unit : units_[side]) {
      if (unit.alive) found.push_back(unit.index);
    }
    return found;
  }
  // MS-11.13: all line-ups there are, each written as a chain; the next link is chosen among those that some of them have.
  void arrange(int arranger) {
    std::vector<Line> lines;
    const auto own = alive(0), theirs = alive(1);
    for (std::size_t rows = 1; rows <= std::min(own.size(), theirs.size()); ++rows) {
      const auto left = queues(own, rows), right = queues(theirs, rows);
      for (const auto& one : left) {
        for (const auto& two : right) {
          Line line;
          for (std::size_t row = 0; row < rows; ++row) {
            if (row > 0) line.push_back(with(Kind::NextRow));
            for (const int i : one[row]) line.push_back(with(Kind::Put, 0, i));
            for (const int i : two[row]) line.push_back(with(Kind::Put, 1, i));
          }
          lines.push_back(line);
        }
      }
    }
    Line chosen;
    while (true) {
      std::vector<Action> options;
      for (const Line& line : lines) {
        if (line.size() <= chosen.size() || !std::equal(chosen.begin(), chosen.end(), line.begin())) continue;
        if (std::find(options.begin(), options.end(), line[chosen.size()]) == options.end())
          options.push_back(line[chosen.size()]);
      }
      if (options.empty()) break;
      chosen.push_back(choose(Ask::LineUp, player_of(arranger), options));
    }
    rows_.assign(1, {});
    for (const Action link : chosen) {
      if (link.kind == Kind::NextRow)
        rows_.emplace_back();
      else
        rows_.back().queue[link.a].push_back(link.b);
    }
  }

  // --- duels

  int counted(const Unit& unit, const Unit& enemy, int section) const {
    const auto row = static_cast<std::size_t>(section);
    if (section == kTactics && !((unit.against >> enemy.type) & 1U)) return 0;
    return unit.printed[row] + unit.placed[row];
  }
  int value(const Unit& unit, const Unit& enemy) const {
    return counted(unit, enemy, kStrength) + counted(unit, enemy, kTactics);
  }
  int higher(int of_0, int of_1) const {
    if (of_0 > of_1) return 0;
    if (of_1 > of_0) return 1;
    return ahead(0) ? 0 : 1;
  }
  std::vector<Area> refuges(int side) const {  // MS-11.18
    std::vector<Area> found;
    if (party_[side] == kTribe) return found;
    for (int n = 0; n < static_cast<int>(house_box().map.areas.size()); ++n) {
      const AreaSheet& sheet = house_box().map.areas[static_cast<std::size_t>(n)];
      if (!sheet.adjacent.has(area(kField))) continue;
      bool hostile = s_.tribe[static_cast<std::size_t>(n)] != 0;
      for (int seat = 0; seat < s_.players(); ++seat) {
        if (seat == party_[side]) continue;
        for (const Area unit : s_.of(seat).unit) hostile = hostile || unit == n;
        hostile = hostile || s_.of(seat).walls.has(byte(n));
      }
      if (sheet.start_number != 0 && s_.of(party_[side]).start != n) hostile = true;
      if (!hostile) found.push_back(byte(n));
    }
    return found;
  }
  void remove(int side, Unit& unit) {
    unit.alive = false;
    if (party_[side] == kTribe)
      s_.tribe[area(kField)] = byte(s_.tribe[area(kField)] - (1 << (2 * unit.type)));
    else
      s_.of(party_[side])
          .unit[static_cast<std::size_t>(figures_[side][static_cast<std::size_t>(unit.index)])] = kNowhere;
  }
  void retreat(int side, Unit& unit, std::vector<Area> areas) {
    Area to = kNowhere;
    const int chooser = player_of(attacker_);
    const int seat = party_[side];
    if (chooser >= 0) {
      std::vector<Action> options;
      for (const Area one : areas) options.push_back(on(Kind::Retreat, one));
      to = choose(Ask::Retreat, chooser, options).place;
    } else {  // MS-16.14
      const Map& map = house_box().map;
      std::sort(areas.begin(), areas.end(), [&](Area a, Area b) {
        const Area home = s_.of(seat).start;
        return std::tuple(map.distance[home][a], map.areas[a].y, map.areas[a].x) <
               std::tuple(map.distance[home][b], map.areas[b].y, map.areas[b].x);
      });
      to = areas[0];
    }
    const int here = static_cast<int>(std::ranges::count(s_.of(seat).ram, area(kField)));
    int along = here;
    if (human(side)) {
      std::vector<Action> options;
      for (int n = 0; n <= here; ++n) options.push_back(with(Kind::Rams, n));
      along = choose(Ask::RetreatRams, seat, options).a;
    }
    for (Area& ram : s_.of(seat).ram) {
      if (ram == area(kField) && along-- > 0) ram = to;
    }
    unit.alive = false;
    s_.of(seat).unit[static_cast<std::size_t>(figures_[side][static_cast<std::size_t>(unit.index)])] = to;
  }
  void duels(int arranger) {
    while (!alive(0).empty() && !alive(1).empty()) {
      const auto both = [](const Row& row) { return !row.queue[0].empty() && !row.queue[1].empty(); };
      const auto row = std::find_if(rows_.begin(), rows_.end(), both);
      if (row == rows_.end()) {
        arrange(arranger);
        continue;
      }
      Unit* const unit[2] = {&units_[0][static_cast<std::size_t>(row->queue[0].front())],
                             &units_[1][static_cast<std::size_t>(row->queue[1].front())]};
      if (solo_) react(*row, *unit[human(0) ? 0 : 1], *unit[human(0) ? 1 : 0]);
      const int winner = higher(value(*unit[0], *unit[1]), value(*unit[1], *unit[0])), loser = 1 - winner;
      const int faster =
          higher(unit[0]->printed[2] + unit[0]->placed[2], unit[1]->printed[2] + unit[1]->placed[2]);
      row->queue[loser].erase(row->queue[loser].begin());
      const std::vector<Area> areas = refuges(loser);
      if (faster == winner || areas.empty())
        remove(loser, *unit[loser]);
      else
        retreat(loser, *unit[loser], areas);
      if (!alive(loser).empty()) tire(winner, *unit[winner]);
    }
  }
  void tire(int side, Unit& unit) {  // MS-11.16
    std::vector<Action> options;
    for (int section = 0; section < 3; ++section) {
      if (unit.placed[static_cast<std::size_t>(section)] > 0) options.push_back(with(Kind::Tire, section));
    }
    if (options.empty()) return;
    if (player_of(side) >= 0) {
      --unit.placed[choose(Ask::Fatigue, player_of(side), options).a];
      return;
    }
    for (const std::size_t section : {1, 2, 0}) {
      if (unit.placed[section] == 0) continue;
      --unit.placed[section];
      return;
    }
  }

  // --- MS-16.12

  void solo() {
    support();
    const int me = human(0) ? 0 : 1;
    int placed = 0;
    while (true) {
      std::vector<Action> options;
      int slots = 0;
      for (const Unit& unit : units_[me]) {
        for (std::size_t row = 0; row < 3; ++row) slots += unit.slots[row] - unit.placed[row];
      }
      if (placed >= ships_[me] || slots == 0) options.push_back(done());
      for (const Unit& unit : units_[me]) {
        for (std::size_t row = 0; row < 3; ++row) {
          if (unit.slots[row] > unit.placed[row] && bones_of(me) > 0)
            options.push_back(with(Kind::Bone, unit.index, static_cast<int>(row)));
        }
      }
      const Action action = choose(Ask::OwnBone, party_[me], options);
      if (action.kind == Kind::Done) break;
      ++units_[me][action.a].placed[action.b];
      units_[me][action.a].had[action.b] = true;
      spend(me, 1);
      ++placed;
    }
    if (placed < ships_[me]) spend(me, ships_[me] - placed);
    arrange(me);
    duels(me);
    if (party_[1 - me] != kTribe) spend(1 - me, std::max(0, ships_[1 - me] - enemy_spent_));
    if (!alive(me).empty()) return;
    for (const Unit& unit : units_[me]) {
      for (std::size_t row = 0; row < 3; ++row) give_back(me, unit.had[row] && unit.beaten[row] ? 1 : 0);
    }
  }
  int enemy_spent_ = 0;

  void put(Unit& enemy, int section, int count) {
    const int side = human(0) ? 1 : 0;
    enemy.placed[static_cast<std::size_t>(section)] += count;
    spend(side, count);
    enemy_spent_ += count;
  }
  void react(const Row& row, Unit& own, Unit& enemy) {
    const int me = human(0) ? 0 : 1, side = 1 - me;
    const bool lead = ahead(side);
    const auto room = [&](std::size_t section) { return enemy.slots[section] - enemy.placed[section]; };
    const int k = std::max(0, value(own, enemy) - value(enemy, own) + (lead ? 0 : 1));
    const bool applies = (enemy.against >> own.type) & 1U;
    const auto mobility_needed = [&] {
      return std::max(0,
                      own.printed[2] + own.placed[2] - enemy.printed[2] - enemy.placed[2] + (lead ? 0 : 1));
    };
    const auto can_be_faster = [&] {
      return mobility_needed() <= bones_of(side) && mobility_needed() <= room(2);
    };
    const int usable = room(0) + (applies ? room(1) : 0);
    if (k <= bones_of(side) && k <= usable) {
      bool all = applies;
      for (const int i : row.queue[me]) {
        const int type = units_[me][static_cast<std::size_t>(i)].type;
        all = all && ((house_box().beats[static_cast<std::size_t>(enemy.type)] >> type) & 1U);
      }
      const int first = all ? 1 : 0;
      const int on_first = std::min(k, room(static_cast<std::size_t>(first)));
      put(enemy, first, on_first);
      put(enemy, 1 - first, k - on_first);
      if (!refuges(me).empty() && can_be_faster()) put(enemy, 2, mobility_needed());
    } else if (party_[side] != kTribe && !refuges(side).empty() && can_be_faster()) {
      put(enemy, 2, mobility_needed());
    } else if (bones_of(side) > 0) {
      spend(side, 1);
      ++enemy_spent_;
    }
    for (int section = 0; section < 3; ++section) {
      const int mine = counted(own, enemy, section), its = counted(enemy, own, section);
      own.beaten[section] = mine < its || (mine == its && lead);
    }
  }

  // --- MS-11.26, MS-16.17

  void totals() {
    support();
    constexpr std::array<int, 4> kValue = {1, 2, 3, 4};
    int units[2] = {0, 0}, bid[2] = {0, 0};
    for (int side = 0; side < 2; ++side) {
      for (const Unit& unit : units_[side]) units[side] += kValue[static_cast<std::size_t>(unit.type)];
      if (human(side)) bid[side] = bid_of(side, 1)[0];
      if (party_[side] == kTribe) bid[side] = tribe_bones_;
    }
    const auto machine = [&](int side) { return party_[side] != kTribe && s_.automated(party_[side]); };
    // Try every number of bones, from the fewest.
    const auto fewest = [&](int side) {
      for (int amount = ships_[side]; amount <= bones_of(side); ++amount) {
        const int mine = units[side] + amount, its = units[1 - side] + bid[1 - side];
        if (mine > its || (mine == its && ahead(side))) return amount;
      }
      return ships_[side];
    };
    if (machine(0) && machine(1)) {
      const int stronger = higher(units[0] + bones_of(0), units[1] + bones_of(1));
      bid[1 - stronger] = ships_[1 - stronger];
      bid[stronger] = fewest(stronger);
    } else {
      for (int side = 0; side < 2; ++side) {
        if (machine(side)) bid[side] = fewest(side);
      }
    }
    const int winner = higher(units[0] + bid[0], units[1] + bid[1]), loser = 1 - winner;
    for (int side = 0; side < 2; ++side) spend(side, bid[side]);
    give_back(loser, bid[loser] / 2);
    for (Unit& unit : units_[loser]) remove(loser, unit);
    if (units_[winner].size() < 2) return;
    std::set<int> types;
    for (const Unit& unit : units_[winner]) types.insert(unit.type);
    int lost = *types.begin();
    if (player_of(winner) >= 0) {
      std::vector<Action> options;
      for (const int type : types) options.push_back(with(Kind::Lose, type));
      lost = choose(Ask::LostUnit, player_of(winner), options).a;
    }
    for (Unit& unit : units_[winner]) {
      if (unit.type == lost) return remove(winner, unit);
    }
  }
};

}  // namespace zig::mesopotamia::battle_reference
