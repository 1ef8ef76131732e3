// The second half of the reference: what an action does.
#include <algorithm>

#include "games/tigris_euphrates/reference_testkit.h"

namespace zig::tigris_euphrates {

namespace {

int owner(int leader) { return leader / 4; }
Colour colour(int leader) { return colour_of(leader % 4); }

}  // namespace

void Reference::apply(const Action& action, const std::array<Counts, kMaxPlayers>& hands_after) {
  Player& me = players_[static_cast<std::size_t>(asked())];
  switch (action.kind) {
    case Action::Kind::None: break;
    case Action::Kind::EndTurn: end_turn(); break;
    case Action::Kind::Leader: place_leader(action.colour, action.cell); break;
    case Action::Kind::Withdraw:
      spaces_[static_cast<std::size_t>(space_of(4 * active_ + index(action.colour)))].leader = -1;
      end_action();
      break;
    case Action::Kind::Tile: lay_tile(action.colour, action.cell); break;
    case Action::Kind::Catastrophe: {
      Space& space = spaces_[action.cell];
      if (space.tile) ++discarded_[static_cast<std::size_t>(index(*space.tile))];
      space.tile.reset();
      space.catastrophe = true;
      --me.catastrophes;
      seen_.leaders_lost_to_catastrophes += send_home_leaders_without_temple();  // TE-8.5
      end_action();
      break;
    }
    case Action::Kind::Swap: {
      for (std::size_t c = 0; c < kColours; ++c) {
        me.hand[c] = static_cast<std::uint8_t>(me.hand[c] - action.tiles[c]);
        me.thrown[c] = static_cast<std::uint8_t>(me.thrown[c] + action.tiles[c]);
      }
      if (draw(active_, total(action.tiles))) {
        end_action();
      } else {
        ++seen_.bag_ends_in_swap;  // TE-9.5
        step_ = Step::Over;
      }
      break;
    }
    case Action::Kind::War: begin_war(action.colour); break;
    case Action::Kind::Commit: {
      const auto c = static_cast<std::size_t>(index(union_ ? colour(attacker_) : Colour::Red));
      me.hand[c] = static_cast<std::uint8_t>(me.hand[c] - action.number);
      discarded_[c] = static_cast<std::uint8_t>(discarded_[c] + action.number);  // TE-12.6, TE-13.10
      if (step_ == Step::Attack) {
        attackers_tiles_ = action.number;
        step_ = Step::Defend;
      } else {
        end_conflict(action.number);
      }
      break;
    }
    case Action::Kind::Building: {
      const Colour c = *spaces_[static_cast<std::size_t>(placed_)].tile;
      bool moved = false;
      for (Space& space : spaces_) {
        if (space.building && space.tile == c) {
          space.building = false;
          moved = true;
        }
      }
      ++(moved ? seen_.buildings_moved : seen_.buildings_put);
      spaces_[action.cell].building = true;
      after_building();
      break;
    }
    case Action::Kind::Monument: {
      monument_at_[action.number] = action.cell;
      for (int step : {0, 1, kColumns, kColumns + 1}) {
        Space& space = spaces_[static_cast<std::size_t>(action.cell + step)];
        space.face_down = true;
        space.monument = action.number;
        seen_.buildings_returned += space.building;
        space.building = false;  // TE-17.9
      }
      ++seen_.monuments;
      seen_.leaders_lost_to_monuments += send_home_leaders_without_temple();
      end_action();
      break;
    }
    case Action::Kind::Decline:
      if (step_ == Step::Building) {
        after_building();
      } else {
        end_action();
      }
      break;
    case Action::Kind::Leave:
      for (const Region& kingdom : kingdoms()) {
        if (kingdom.has(action.cell)) take_treasures(kingdom, action.cell);
      }
      end_action();
      break;
  }
  // Chance: what was drawn is what the hands have more than they should.
  for (std::size_t seat = 0; seat < players_.size(); ++seat) {
    Player& player = players_[seat];
    int drawn = 0;
    for (std::size_t c = 0; c < kColours; ++c) {
      const int more = hands_after[seat][c] - player.hand[c];
      if (more < 0) complaint_ += "; tiles are missing in the hand of seat " + std::to_string(seat);
      if (more > bag_[c]) complaint_ += "; the bag did not hold what seat " + std::to_string(seat) + " drew";
      bag_[c] = static_cast<std::uint8_t>(bag_[c] - more);
      drawn += more;
    }
    if (drawn != player.drawn)
      complaint_ += "; seat " + std::to_string(seat) + " drew a wrong number of tiles";
    player.hand = hands_after[seat];
    player.drawn = 0;
  }
}

// --- TE-6, TE-7

void Reference::place_leader(Colour c, int space) {
  const int leader = 4 * active_ + index(c);
  if (const int from = space_of(leader); from >= 0) spaces_[static_cast<std::size_t>(from)].leader = -1;
  spaces_[static_cast<std::size_t>(space)].leader = leader;
  const Region kingdom = region_around(space);
  for (int other : kingdom.leaders) {
    if (other == leader || colour(other) != c) continue;
    attacker_ = leader;  // TE-12.1
    defender_ = other;
    step_ = Step::Attack;
    ++seen_.revolts;
    return;
  }
  end_action();
}

void Reference::lay_tile(Colour c, int space) {
  Player& me = players_[static_cast<std::size_t>(active_)];
  --me.hand[static_cast<std::size_t>(index(c))];
  const int kingdoms_before = kingdoms_next_to(space, kingdom_numbers());  // TE-7.11
  spaces_[static_cast<std::size_t>(space)].tile = c;
  placed_ = space;
  if (kingdoms_before >= 2) {
    union_ = true;  // TE-7.9
    wars_of_this_union_ = 0;
    const auto colours = colours_at_war().size();
    seen_.peaceful_unions += colours == 0;
    seen_.unions_of_many_colours += colours >= 2;
    go_on_with_wars();
    return;
  }
  const Region kingdom = region_around(space);
  int receiver = leader_in(kingdom, c);                            // TE-7.4
  if (receiver < 0) receiver = leader_in(kingdom, Colour::Black);  // TE-7.5
  if (receiver >= 0) {
    int points = 1;
    for (int member : kingdom.spaces) {  // TE-17.10
      const Space& here = spaces_[static_cast<std::size_t>(member)];
      if (here.building && here.tile == c) points = 2;
    }
    ++seen_.tile_points;
    seen_.bonuses += points == 2;
    players_[static_cast<std::size_t>(owner(receiver))].points[static_cast<std::size_t>(index(c))] += points;
  }
  after_conflicts();
}

// --- TE-12, TE-13

void Reference::go_on_with_wars() {
  const std::vector<Colour> colours = colours_at_war();
  if (colours.empty()) {
    union_ = false;
    after_conflicts();
  } else if (colours.size() == 1) {
    begin_war(colours.front());
  } else {
    step_ = Step::WarOrder;
  }
}

// TE-13.3
void Reference::begin_war(Colour c) {
  std::vector<int> fighters;
  for (const Region& kingdom : kingdoms()) {
    std::vector<int> here;
    for (int leader : kingdom.leaders) {
      if (colour(leader) == c) here.push_back(leader);
    }
    if (here.size() > 1) fighters = here;
  }
  const auto players = static_cast<int>(players_.size());
  for (int i = 0; i < players; ++i) {
    const int seat = (active_ + i) % players;
    if (owner(fighters[0]) != seat && owner(fighters[1]) != seat) continue;
    attacker_ = owner(fighters[0]) == seat ? fighters[0] : fighters[1];
    defender_ = owner(fighters[0]) == seat ? fighters[1] : fighters[0];
    break;
  }
  step_ = Step::Attack;
  ++seen_.wars;
  ++wars_of_this_union_;
  seen_.priests_wars += c == Colour::Red;
}

// TE-13.4 to TE-13.6
std::set<int> Reference::supporters(int leader) const {
  std::set<int> found;
  for (int space : region_around(space_of(leader), placed_).spaces) {
    if (spaces_[static_cast<std::size_t>(space)].shows(colour(leader))) found.insert(space);
  }
  return found;
}

int Reference::strength_on_board(int leader) const {
  if (union_) return static_cast<int>(supporters(leader).size());
  return temples_next_to(space_of(leader));  // TE-12.2
}

void Reference::end_conflict(int defenders_tiles) {
  const int attack = strength_on_board(attacker_) + attackers_tiles_;
  const int defence = strength_on_board(defender_) + defenders_tiles;
  if (union_) {
    end_war(attack > defence);
  } else {
    end_revolt(attack > defence);
  }
}

void Reference::end_revolt(bool attacker_wins) {
  const int winner = attacker_wins ? attacker_ : defender_, loser = attacker_wins ? defender_ : attacker_;
  seen_.attackers_won += attacker_wins;
  spaces_[static_cast<std::size_t>(space_of(loser))].leader = -1;
  ++players_[static_cast<std::size_t>(owner(winner))].points[static_cast<std::size_t>(index(Colour::Red))];
  end_action();
}

void Reference::end_war(bool attacker_wins) {
  const int winner = attacker_wins ? attacker_ : defender_, loser = attacker_wins ? defender_ : attacker_;
  const auto c = static_cast<std::size_t>(index(colour(winner)));
  const std::size_t colours_before = colours_at_war().size();
  std::set<int> removed;
  for (int space : supporters(loser)) {
    const Space& here = spaces_[static_cast<std::size_t>(space)];
    bool stays = false;
    if (colour(loser) == Colour::Red) {  // TE-13.11
      stays = here.treasure;
      for (int next : neighbours(space)) {
        const int leader = spaces_[static_cast<std::size_t>(next)].leader;
        stays = stays || (leader >= 0 && leader != loser);
      }
      seen_.temples_spared += stays;
    }
    seen_.buildings_spared += here.building;
    if (here.building) stays = true;  // TE-17.5
    if (!stays) removed.insert(space);
  }
  for (int space : removed) {
    spaces_[static_cast<std::size_t>(space)].tile.reset();
    ++discarded_[c];
  }
  spaces_[static_cast<std::size_t>(space_of(loser))].leader = -1;
  players_[static_cast<std::size_t>(owner(winner))].points[c] +=
      1 + static_cast<int>(removed.size());  // TE-13.10
  if (send_home_leaders_without_temple() > 0) complaint_ += "; TE-18.4 is broken";
  if (colours_at_war().size() + 1 < colours_before) ++seen_.wars_that_ended_others;
  go_on_with_wars();
}

// --- TE-11.2: building, monument, treasures

void Reference::after_conflicts() {
  if (!building_places().empty()) {
    step_ = Step::Building;
  } else {
    after_building();
  }
}

void Reference::after_building() {
  if (!monument_places().empty()) {
    step_ = Step::Monument;
  } else {
    end_action();
  }
}

// TE-6.13
int Reference::send_home_leaders_without_temple() {
  int sent = 0;
  for (int space = 0; space < kCells; ++space) {
    Space& here = spaces_[static_cast<std::size_t>(space)];
    if (here.leader < 0 || temples_next_to(space) > 0) continue;
    here.leader = -1;
    ++sent;
  }
  return sent;
}

void Reference::take_treasures(const Region& kingdom, int stays) {
  Player& trader = players_[static_cast<std::size_t>(owner(leader_in(kingdom, Colour::Green)))];
  for (int space : kingdom.spaces) {
    Space& here = spaces_[static_cast<std::size_t>(space)];
    if (!here.treasure || space == stays) continue;
    here.treasure = false;
    ++trader.treasures;
    ++seen_.treasures_taken;
  }
}

// TE-15, then the next action or the end of the turn.
void Reference::end_action() {
  placed_ = attacker_ = defender_ = -1;
  attackers_tiles_ = 0;
  for (const Region& kingdom : kingdoms()) {
    const std::vector<int> may_stay = treasures_that_may_stay(kingdom);
    if (may_stay.empty()) continue;
    int treasures = 0, priority = 0;
    for (int space : kingdom.spaces) {
      const Space& here = spaces_[static_cast<std::size_t>(space)];
      treasures += here.treasure;
      priority += here.treasure && here.priority;
    }
    seen_.priority_kept_from_choice += priority > 0 && priority < treasures;
    if (may_stay.size() > 1) {
      ++seen_.treasure_choices;
      seen_.priority_choices += priority == treasures;
      treasure_chooser_ = owner(leader_in(kingdom, Colour::Green));
      step_ = Step::Treasure;
      return;
    }
    take_treasures(kingdom, may_stay.front());
  }
  ++actions_done_;
  step_ = Step::Action;
  if (actions_done_ == 2) end_turn();
}

// --- TE-10, TE-16

int Reference::tiles_in_bag() const {
  int tiles = total(bag_);
  for (const Player& player : players_) tiles -= player.drawn;
  return tiles;
}

// TE-10.5, TE-16.2: false when the bag cannot supply all.
bool Reference::draw(int seat, int number) {
  const int got = std::min(number, tiles_in_bag());
  players_[static_cast<std::size_t>(seat)].drawn += got;
  return got == number;
}

void Reference::end_turn() {
  for (const Region& kingdom : kingdoms()) {  // TE-14.11
    std::set<int> monuments;
    for (int space : kingdom.spaces) {
      if (spaces_[static_cast<std::size_t>(space)].monument >= 0)
        monuments.insert(spaces_[static_cast<std::size_t>(space)].monument);
    }
    for (int leader : kingdom.leaders) {
      if (owner(leader) != active_) continue;
      for (int m : monuments) {
        const MonumentColours& colours = kMonumentColours[static_cast<std::size_t>(m)];
        if (colours.first != colour(leader) && colours.second != colour(leader)) continue;
        ++players_[static_cast<std::size_t>(active_)].points[static_cast<std::size_t>(index(colour(leader)))];
        ++seen_.incomes;
      }
    }
  }
  const auto players = static_cast<int>(players_.size());
  for (int i = 0; i < players; ++i) {  // TE-10.2, TE-10.3
    const int seat = (active_ + i) % players;
    const int missing = kHandSize - players_[static_cast<std::size_t>(seat)].tiles();
    if (missing > 0 && !draw(seat, missing)) {
      ++seen_.bag_ends_in_refill;
      step_ = Step::Over;
      return;
    }
  }
  int treasures = 0;
  for (const Space& space : spaces_) treasures += space.treasure;
  if (treasures <= 2) {  // TE-16.1
    ++seen_.treasure_ends;
    step_ = Step::Over;
    return;
  }
  active_ = (active_ + 1) % players;
  actions_done_ = 0;
  step_ = Step::Action;
}

// TE-16.3: of all divisions of the treasures the one that compares best.
std::array<int, 4> Reference::best_values(int seat) const {
  const Player& player = players_[static_cast<std::size_t>(seat)];
  std::array<int, 4> best = {-1, -1, -1, -1};
  for (int a = 0; a <= player.treasures; ++a) {
    for (int b = 0; a + b <= player.treasures; ++b) {
      for (int c = 0; a + b + c <= player.treasures; ++c) {
        std::array<int, 4> values = player.points;
        values[0] += a;
        values[1] += b;
        values[2] += c;
        values[3] += player.treasures - a - b - c;
        std::ranges::sort(values);
        best = std::max(best, values);
      }
    }
  }
  return best;
}

std::vector<int> Reference::ranks() const {
  std::vector<int> ranks;
  for (std::size_t seat = 0; seat < players_.size(); ++seat) {
    int better = 0;
    for (std::size_t other = 0; other < players_.size(); ++other) {
      better += best_values(static_cast<int>(other)) > best_values(static_cast<int>(seat));
    }
    ranks.push_back(1 + better);
  }
  return ranks;
}

}  // namespace zig::tigris_euphrates
