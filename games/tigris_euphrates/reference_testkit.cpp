#include "games/tigris_euphrates/reference_testkit.h"

#include <algorithm>
#include <queue>

namespace zig::tigris_euphrates {

namespace {

int owner(int leader) { return leader / 4; }
Colour colour(int leader) { return colour_of(leader % 4); }
int leader_number(int seat, Colour colour) { return 4 * seat + index(colour); }

}  // namespace

Reference::Reference(const Board& board, const State& start) : options_(start.options) {
  monument_at_.fill(-1);
  for (int i = 0; i < kCells; ++i) {
    const auto cell = static_cast<Cell>(i);
    Space& space = spaces_[static_cast<std::size_t>(i)];
    space.river = board.river.has(cell);
    space.priority = board.priority.has(cell);
    for (Colour c : kAllColours) {
      if (start.tiles[static_cast<std::size_t>(index(c))].has(cell)) space.tile = c;
    }
    space.treasure = start.treasures.has(cell);
    space.catastrophe = start.catastrophes.has(cell);
  }
  for (int m = 0; m < kMonuments; ++m) {
    const Cell corner = start.monument[static_cast<std::size_t>(m)];
    if (corner == kNowhere) continue;
    monument_at_[static_cast<std::size_t>(m)] = corner;
    for (int step : {0, 1, kColumns, kColumns + 1}) {
      Space& space = spaces_[static_cast<std::size_t>(corner + step)];
      space.tile = start.square[static_cast<std::size_t>(m)];
      space.face_down = true;
      space.monument = m;
    }
  }
  for (Cell cell : start.building) {
    if (cell != kNowhere) spaces_[cell].building = true;
  }
  for (int leader = 0; leader < kLeaders; ++leader) {
    const Cell cell = start.leader_at[static_cast<std::size_t>(leader)];
    if (cell != kNowhere) spaces_[cell].leader = leader;
  }
  players_.resize(options_.players);
  for (std::size_t seat = 0; seat < players_.size(); ++seat) {
    Player& player = players_[seat];
    player.hand = start.hand[seat];
    player.thrown = start.thrown[seat];
    for (std::size_t c = 0; c < kColours; ++c) player.points[c] = start.points[seat][c];
    player.treasures = start.taken[seat];
    player.catastrophes = start.catastrophes_left[seat];
  }
  bag_ = start.bag;
  discarded_ = start.discarded;
  active_ = start.active;
  actions_done_ = start.actions_done;
}

// --- TE-3: adjacency, regions, kingdoms

const std::vector<int>& Reference::neighbours(int space) {
  static const auto lists = [] {
    std::vector<std::vector<int>> all(kCells);
    for (int column = 0; column < kColumns; ++column) {
      for (int row = 0; row < kRows; ++row) {
        std::vector<int>& found = all[static_cast<std::size_t>(row * kColumns + column)];
        if (row > 0) found.push_back((row - 1) * kColumns + column);
        if (column > 0) found.push_back(row * kColumns + column - 1);
        if (column < kColumns - 1) found.push_back(row * kColumns + column + 1);
        if (row < kRows - 1) found.push_back((row + 1) * kColumns + column);
      }
    }
    return all;
  }();
  return lists[static_cast<std::size_t>(space)];
}

// TE-3.2, TE-3.3: everything connected to a space that connects, as if nothing lay on the space `without`.
Reference::Region Reference::region_around(int space, int without) const {
  std::array<bool, kCells> reached{};
  std::queue<int> waiting;
  waiting.push(space);
  reached[static_cast<std::size_t>(space)] = true;
  while (!waiting.empty()) {
    const int here = waiting.front();
    waiting.pop();
    for (int next : neighbours(here)) {
      if (next == without || !spaces_[static_cast<std::size_t>(next)].connects()) continue;
      if (reached[static_cast<std::size_t>(next)]) continue;
      reached[static_cast<std::size_t>(next)] = true;
      waiting.push(next);
    }
  }
  Region region;
  for (int here = 0; here < kCells; ++here) {
    if (!reached[static_cast<std::size_t>(here)]) continue;
    region.spaces.push_back(here);
    if (const int leader = spaces_[static_cast<std::size_t>(here)].leader; leader >= 0)
      region.leaders.push_back(leader);
  }
  return region;
}

std::vector<Reference::Region> Reference::regions() const {
  std::vector<Region> all;
  std::array<bool, kCells> known{};
  for (int space = 0; space < kCells; ++space) {
    if (known[static_cast<std::size_t>(space)] || !spaces_[static_cast<std::size_t>(space)].connects())
      continue;
    all.push_back(region_around(space));
    for (int member : all.back().spaces) known[static_cast<std::size_t>(member)] = true;
  }
  return all;
}

// TE-3.4
std::vector<Reference::Region> Reference::kingdoms() const {
  std::vector<Region> found;
  for (const Region& region : regions()) {
    if (!region.leaders.empty()) found.push_back(region);
  }
  return found;
}

// The number of the kingdom on every space; -1: none.
Reference::Grid Reference::kingdom_numbers() const {
  Grid numbers;
  numbers.fill(-1);
  int number = 0;
  for (const Region& kingdom : kingdoms()) {
    for (int space : kingdom.spaces) numbers[static_cast<std::size_t>(space)] = number;
    ++number;
  }
  return numbers;
}

// How many different kingdoms are adjacent to a space.
int Reference::kingdoms_next_to(int space, const Grid& numbers) {
  std::set<int> found;
  for (int next : neighbours(space)) {
    if (numbers[static_cast<std::size_t>(next)] >= 0) found.insert(numbers[static_cast<std::size_t>(next)]);
  }
  return static_cast<int>(found.size());
}

int Reference::space_of(int leader) const {
  for (int space = 0; space < kCells; ++space) {
    if (spaces_[static_cast<std::size_t>(space)].leader == leader) return space;
  }
  return -1;
}

int Reference::leader_in(const Region& region, Colour wanted) const {
  for (int leader : region.leaders) {
    if (colour(leader) == wanted) return leader;
  }
  return -1;
}

int Reference::temples_next_to(int space) const {
  int temples = 0;
  for (int next : neighbours(space)) temples += spaces_[static_cast<std::size_t>(next)].shows(Colour::Red);
  return temples;
}

// --- TE-19: who is asked, and what he may do

int Reference::asked() const {
  switch (step_) {
    case Step::Over: return -1;
    case Step::Attack: return owner(attacker_);
    case Step::Defend: return owner(defender_);
    case Step::Treasure: return treasure_chooser_;
    default: return active_;
  }
}

std::vector<Action> Reference::legal() const {
  std::vector<Action> out;
  switch (step_) {
    case Step::Action:
      out.push_back(tigris_euphrates::end_turn());
      leader_moves(out);
      tile_moves(out);
      catastrophe_moves(out);
      swaps(out);
      break;
    case Step::WarOrder:
      for (Colour c : colours_at_war()) out.push_back(fight(c));
      break;
    case Step::Attack:
    case Step::Defend: {
      // TE-12.3, TE-13.7: temples in a revolt, tiles of the leaders' colour in a war.
      const Colour fought_with = union_ ? colour(attacker_) : Colour::Red;
      const Player& player = players_[static_cast<std::size_t>(asked())];
      for (int n = 0; n <= player.hand[static_cast<std::size_t>(index(fought_with))]; ++n)
        out.push_back(commit(n));
      break;
    }
    case Step::Building:
      for (int space : building_places()) out.push_back(put_building(static_cast<Cell>(space)));
      out.push_back(decline());
      break;
    case Step::Monument:
      for (auto [monument, corner] : monument_places())
        out.push_back(build_monument(monument, static_cast<Cell>(corner)));
      out.push_back(decline());
      break;
    case Step::Treasure:
      for (const Region& kingdom : kingdoms()) {
        for (int space : treasures_that_may_stay(kingdom))
          out.push_back(leave_treasure(static_cast<Cell>(space)));
      }
      break;
    case Step::Over: break;
  }
  return out;
}

// TE-6.1 to TE-6.9
void Reference::leader_moves(std::vector<Action>& out) const {
  for (Colour c : kAllColours) {
    const int leader = leader_number(active_, c);
    const int from = space_of(leader);
    Reference lifted = *this;
    if (from >= 0) {
      out.push_back(withdraw(c));
      lifted.spaces_[static_cast<std::size_t>(from)].leader = -1;  // TE-6.7
    }
    const Grid numbers = lifted.kingdom_numbers();
    for (int to = 0; to < kCells; ++to) {
      const Space& space = lifted.spaces_[static_cast<std::size_t>(to)];
      if (to == from) continue;                          // TE-6.8
      if (!space.empty()) continue;                      // TE-6.2
      if (space.river) continue;                         // TE-6.3
      if (lifted.temples_next_to(to) == 0) continue;     // TE-6.4
      if (kingdoms_next_to(to, numbers) >= 2) continue;  // TE-6.5, TE-6.6
      out.push_back(tigris_euphrates::place_leader(c, static_cast<Cell>(to)));
    }
  }
}

// TE-7.1 to TE-7.3
void Reference::tile_moves(std::vector<Action>& out) const {
  const Grid numbers = kingdom_numbers();
  for (int to = 0; to < kCells; ++to) {
    const Space& space = spaces_[static_cast<std::size_t>(to)];
    if (!space.empty()) continue;
    if (kingdoms_next_to(to, numbers) > 2) continue;
    for (Colour c : kAllColours) {
      if (players_[static_cast<std::size_t>(active_)].hand[static_cast<std::size_t>(index(c))] == 0) continue;
      if ((c == Colour::Blue) != space.river) continue;
      out.push_back(place_tile(c, static_cast<Cell>(to)));
    }
  }
}

// TE-8.1, TE-8.2, TE-14.10, TE-17.8
void Reference::catastrophe_moves(std::vector<Action>& out) const {
  if (players_[static_cast<std::size_t>(active_)].catastrophes == 0) return;
  for (int to = 0; to < kCells; ++to) {
    const Space& space = spaces_[static_cast<std::size_t>(to)];
    if (space.treasure || space.monument >= 0 || space.leader >= 0 || space.catastrophe || space.building)
      continue;
    out.push_back(catastrophe(static_cast<Cell>(to)));
  }
}

// TE-9.1
void Reference::swaps(std::vector<Action>& out) const {
  const Counts& hand = players_[static_cast<std::size_t>(active_)].hand;
  for (int a = 0; a <= hand[0]; ++a) {
    for (int b = 0; b <= hand[1]; ++b) {
      for (int c = 0; c <= hand[2]; ++c) {
        for (int d = 0; d <= hand[3]; ++d) {
          if (a + b + c + d == 0) continue;
          out.push_back(swap_tiles({static_cast<std::uint8_t>(a), static_cast<std::uint8_t>(b),
                                    static_cast<std::uint8_t>(c), static_cast<std::uint8_t>(d)}));
        }
      }
    }
  }
}

// TE-13.1: colours of which two leaders stand in one kingdom.
std::vector<Colour> Reference::colours_at_war() const {
  std::vector<Colour> found;
  for (Colour c : kAllColours) {
    for (const Region& kingdom : kingdoms()) {
      int leaders = 0;
      for (int leader : kingdom.leaders) leaders += colour(leader) == c;
      if (leaders > 1) found.push_back(c);
    }
  }
  return found;
}

// TE-17.1: face-up tiles of the space's colour in an unbroken line through it, in both directions.
std::vector<int> Reference::line_through(int space, int column_step, int row_step) const {
  const Colour c = *spaces_[static_cast<std::size_t>(space)].tile;
  std::vector<int> line = {space};
  for (int direction : {-1, 1}) {
    int column = space % kColumns, row = space / kColumns;
    for (;;) {
      column += direction * column_step;
      row += direction * row_step;
      if (column < 0 || column >= kColumns || row < 0 || row >= kRows) break;
      const int here = row * kColumns + column;
      if (!spaces_[static_cast<std::size_t>(here)].shows(c)) break;
      line.push_back(here);
    }
  }
  return line;
}

// TE-17.1, TE-17.2, TE-R20
std::vector<int> Reference::building_places() const {
  std::set<int> places;
  if (!options_.building_game || placed_ < 0) return {};
  const Colour c = *spaces_[static_cast<std::size_t>(placed_)].tile;
  int stands = -1;
  for (int space = 0; space < kCells; ++space) {
    if (spaces_[static_cast<std::size_t>(space)].building &&
        spaces_[static_cast<std::size_t>(space)].tile == c)
      stands = space;
  }
  std::size_t longest_now = 0;
  if (stands >= 0)
    longest_now = std::max(line_through(stands, 1, 0).size(), line_through(stands, 0, 1).size());
  for (const std::vector<int>& line : {line_through(placed_, 1, 0), line_through(placed_, 0, 1)}) {
    if (line.size() < 3) continue;
    if (stands >= 0) {
      if (std::ranges::count(line, stands) > 0) continue;  // (b)
      if (line.size() <= longest_now) continue;            // (c)
    }
    places.insert(line.begin(), line.end());
  }
  return {places.begin(), places.end()};
}

// TE-14.1, TE-14.2, TE-14.5, TE-14.6
std::vector<std::pair<int, int>> Reference::monument_places() const {
  std::vector<std::pair<int, int>> places;
  const Colour c = *spaces_[static_cast<std::size_t>(placed_)].tile;
  for (int row = 0; row + 1 < kRows; ++row) {
    for (int column = 0; column + 1 < kColumns; ++column) {
      const int corner = row * kColumns + column;
      const std::set<int> square = {corner, corner + 1, corner + kColumns, corner + kColumns + 1};
      if (square.count(placed_) == 0) continue;
      bool complete = true;
      for (int space : square) complete = complete && spaces_[static_cast<std::size_t>(space)].shows(c);
      if (!complete) continue;
      for (int m = 0; m < kMonuments; ++m) {
        const MonumentColours& colours = kMonumentColours[static_cast<std::size_t>(m)];
        const bool fits = colours.first == c || colours.second == c;
        if (fits && monument_at_[static_cast<std::size_t>(m)] < 0) places.emplace_back(m, corner);
      }
    }
  }
  return places;
}

// TE-15.1 to TE-15.5: empty when nothing is taken in this kingdom.
std::vector<int> Reference::treasures_that_may_stay(const Region& kingdom) const {
  std::vector<int> priority, others;
  for (int space : kingdom.spaces) {
    const Space& here = spaces_[static_cast<std::size_t>(space)];
    if (here.treasure) (here.priority ? priority : others).push_back(space);
  }
  if (leader_in(kingdom, Colour::Green) < 0 || priority.size() + others.size() < 2) return {};
  return others.empty() ? priority : others;
}

}  // namespace zig::tigris_euphrates
