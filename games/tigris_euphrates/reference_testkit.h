// The rules once more, slow and simple, for comparison with the engine: a grid of spaces, flood fills, loops. Written
// from the rules contract and not from the fast code; chance is the one thing it is told.
//
//   Reference reference(board, start);            // a state between two actions
//   reference.legal();                            // what reference.asked() may do
//   reference.apply(action, engine_state.hand);   // the hands afterwards tell what was drawn
//   EXPECT_EQ(reference.difference(engine_state), "");
#pragma once

#include <algorithm>
#include <array>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "games/tigris_euphrates/action.h"
#include "games/tigris_euphrates/box.h"
#include "games/tigris_euphrates/state.h"

namespace zig::tigris_euphrates {

class Reference {
 public:
  // How often something worth testing came up.
  struct Seen {
    int tile_points = 0, bonuses = 0, revolts = 0, attackers_won = 0, peaceful_unions = 0, wars = 0,
        unions_of_many_colours = 0;
    int wars_that_ended_others = 0, priests_wars = 0, temples_spared = 0, buildings_spared = 0;
    int monuments = 0, leaders_lost_to_monuments = 0, leaders_lost_to_catastrophes = 0, incomes = 0;
    int buildings_put = 0, buildings_moved = 0, buildings_returned = 0;
    int treasures_taken = 0, treasure_choices = 0, priority_kept_from_choice = 0, priority_choices = 0;
    int bag_ends_in_swap = 0, bag_ends_in_refill = 0, treasure_ends = 0, shared_ranks = 0;
    void add(const Seen& other);
    std::string text() const;
    std::vector<std::string> never() const;  // names of what did not come up
  };

  Reference(const Board& board, const State& start);

  Step step() const { return step_; }
  int asked() const;  // the seat whose decision it is; -1 when the game is over
  std::vector<Action> legal() const;
  void apply(const Action& action, const std::array<Counts, kMaxPlayers>& hands_after);
  std::vector<int> ranks() const;                  // TE-16.4, by seat
  std::array<int, 4> best_values(int seat) const;  // TE-16.5: lowest first
  std::string difference(const State& s) const;    // empty when the engine's state is the same
  const Seen& seen() const { return seen_; }

 private:
  struct Space {
    bool river = false, priority = false;
    std::optional<Colour> tile;
    bool face_down = false, treasure = false, catastrophe = false;
    int leader = -1;  // LeaderId
    int monument = -1;
    bool building = false;  // of the tile's colour
    bool connects() const { return tile.has_value() || leader >= 0; }
    bool empty() const { return !connects() && !catastrophe; }
    bool shows(Colour colour) const { return tile == colour && !face_down; }
  };
  struct Region {
    std::vector<int> spaces;  // row by row
    std::vector<int> leaders;
    bool has(int space) const { return std::ranges::find(spaces, space) != spaces.end(); }
  };
  struct Player {
    Counts hand{}, thrown{};
    int drawn = 0;  // in this apply: colours still unknown
    std::array<int, kColours> points{};
    int treasures = 0, catastrophes = 2;
    int tiles() const { return total(hand) + drawn; }
  };

  // --- TE-3
  static const std::vector<int>& neighbours(int space);
  Region region_around(int space, int without = -1) const;
  std::vector<Region> regions() const;
  std::vector<Region> kingdoms() const;
  using Grid = std::array<int, kCells>;
  Grid kingdom_numbers() const;
  static int kingdoms_next_to(int space, const Grid& numbers);
  int space_of(int leader) const;  // -1: in front of the screen
  int leader_in(const Region& region, Colour colour) const;
  int temples_next_to(int space) const;

  // --- what may be done
  void leader_moves(std::vector<Action>& out) const;
  void tile_moves(std::vector<Action>& out) const;
  void catastrophe_moves(std::vector<Action>& out) const;
  void swaps(std::vector<Action>& out) const;
  std::vector<Colour> colours_at_war() const;
  std::vector<int> building_places() const;
  std::vector<std::pair<int, int>> monument_places() const;  // monument, upper left space
  std::vector<int> treasures_that_may_stay(const Region& kingdom) const;
  std::vector<int> line_through(int space, int column_step, int row_step) const;

  // --- what happens
  void lay_tile(Colour colour, int space);
  void place_leader(Colour colour, int space);
  void go_on_with_wars();
  void begin_war(Colour colour);
  void end_conflict(int defenders_tiles);
  void end_revolt(bool attacker_wins);
  void end_war(bool attacker_wins);
  void after_conflicts();
  void after_building();
  int send_home_leaders_without_temple();
  void end_action();
  void take_treasures(const Region& kingdom, int stays);
  void end_turn();
  bool draw(int seat, int number);
  int strength_on_board(int leader) const;
  std::set<int> supporters(int leader) const;
  int tiles_in_bag() const;

  Options options_;
  std::array<Space, kCells> spaces_;
  std::vector<Player> players_;
  Counts bag_{}, discarded_{};
  std::array<int, kMonuments> monument_at_{};
  Step step_ = Step::Action;
  int active_ = 0, actions_done_ = 0;
  int placed_ = -1;
  bool union_ = false;
  int attacker_ = -1, defender_ = -1, attackers_tiles_ = 0;
  int wars_of_this_union_ = 0;
  int treasure_chooser_ = -1;
  std::string complaint_;  // a draw that cannot be
  Seen seen_;
};

}  // namespace zig::tigris_euphrates
