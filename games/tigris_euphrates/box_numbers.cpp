// TE-1, TE-2 and the numbers of the rules: components.json and parameters.json.
#include "games/tigris_euphrates/box_reading.h"
#include "games/tigris_euphrates/monuments.h"
#include "games/tigris_euphrates/tigris_euphrates.h"

namespace zig::tigris_euphrates::box_reading {

namespace {

constexpr Fixed kComponents[] = {
    {"game", TigrisEuphrates::kId, ""},
    {"players.min", TigrisEuphrates::kMinPlayers, "TE-2.12"},
    {"players.max", kMaxPlayers, "TE-2.12"},
    {"colours[0].id", kColourIds[0], "TE-1.1"},
    {"colours[0].tile", kTileIds[0], "TE-1.1"},
    {"colours[0].tiles", kTilesInBox[0], "TE-1.1"},
    {"colours[0].terrain", "land", "TE-7.2"},
    {"colours[0].leader", kLeaderIds[0], "TE-1.3"},
    {"colours[0].leaders", kMaxPlayers, "TE-1.3"},
    {"colours[0].building", kBuildingIds[0], "TE-1.7"},
    {"colours[1].id", kColourIds[1], "TE-1.1"},
    {"colours[1].tile", kTileIds[1], "TE-1.1"},
    {"colours[1].tiles", kTilesInBox[1], "TE-1.1"},
    {"colours[1].terrain", "land", "TE-7.2"},
    {"colours[1].leader", kLeaderIds[1], "TE-1.3"},
    {"colours[1].leaders", kMaxPlayers, "TE-1.3"},
    {"colours[1].building", kBuildingIds[1], "TE-1.7"},
    {"colours[2].id", kColourIds[2], "TE-1.1"},
    {"colours[2].tile", kTileIds[2], "TE-1.1"},
    {"colours[2].tiles", kTilesInBox[2], "TE-1.1"},
    {"colours[2].terrain", "river", "TE-7.2"},
    {"colours[2].leader", kLeaderIds[2], "TE-1.3"},
    {"colours[2].leaders", kMaxPlayers, "TE-1.3"},
    {"colours[2].building", kBuildingIds[2], "TE-1.7"},
    {"colours[3].id", kColourIds[3], "TE-1.1"},
    {"colours[3].tile", kTileIds[3], "TE-1.1"},
    {"colours[3].tiles", kTilesInBox[3], "TE-1.1"},
    {"colours[3].terrain", "land", "TE-7.2"},
    {"colours[3].leader", kLeaderIds[3], "TE-1.3"},
    {"colours[3].leaders", kMaxPlayers, "TE-1.3"},
    {"colours[3].building", kBuildingIds[3], "TE-1.7"},
    {"tiles", kAllTiles, "TE-1.1"},
    {"dynasties", kDynastyIds, "TE-1.2"},
    {"leaders", kLeaders, "TE-1.3"},
    {"catastrophe_tiles.count", kMaxPlayers* kCatastrophesEach, "TE-1.2"},
    {"catastrophe_tiles.per_player", kCatastrophesEach, "TE-2.4"},
    {"unification_tiles.count", kMaxPlayers, "TE-1.2"},
    {"unification_tiles.per_player", 1, "TE-2.4"},
    {"dynasty_tiles.count", kMaxPlayers, "TE-1.2"},
    {"dynasty_tiles.per_player", 1, "TE-2.4"},
    {"screens.count", kMaxPlayers, "TE-1.2"},
    {"screens.per_player", 1, "TE-1.2"},
    {"bags", 1, "TE-1.2"},
    {"monuments",
     Stated::json(
         R"([["black","red"],["black","blue"],["black","green"],["red","blue"],["red","green"],["blue","green"]])"),
     "TE-1.4"},
    {"victory_point_cubes.count", 140, "TE-1.5"},
    {"victory_point_cubes.small.value", 1, "TE-1.5"},
    {"victory_point_cubes.small.per_colour", 20, "TE-1.5"},
    {"victory_point_cubes.large.value", 5, "TE-1.5"},
    {"victory_point_cubes.large.per_colour", 15, "TE-1.5"},
    {"victory_point_cubes.limit", false, "TE-R2"},
    {"treasures.count", kWinged[1], "TE-1.6"},
    {"treasures.standard", kWinged[0], "TE-1.6"},
    {"treasures.second", kWinged[1], "TE-1.6"},
    {"treasures.value", 1, "TE-1.6"},
};

constexpr Fixed kParameters[] = {
    {"game", TigrisEuphrates::kId, ""},
    {"hand_size", kHandSize, "TE-2.5"},
    {"actions_per_turn.min", 0, "TE-5.1"},
    {"actions_per_turn.max", kActionsPerTurn, "TE-5.1"},
    {"swap.min", 1, "TE-9.1"},
    {"swap.max", kHandSize, "TE-9.1"},
    {"kingdoms_joined_by_tile", 2, "TE-7.3"},
    {"kingdoms_joined_by_leader", 1, "TE-6.5"},
    {"tile_point", 1, "TE-7.4"},
    {"revolt_point.colour", kColourIds[index(Colour::Red)], "TE-12.5"},
    {"revolt_point.amount", 1, "TE-12.5"},
    {"war_points.leader", 1, "TE-13.10"},
    {"war_points.per_removed_tile", 1, "TE-13.10"},
    {"conflict_tie_winner", "defender", "TE-12.4"},
    {"monument.size", Stated::json("[2,2]"), "TE-14.1"},
    {"monument.per_placement", 1, "TE-14.5"},
    {"monument.points_per_matching_leader", 1, "TE-14.11"},
    {"treasures_left_per_kingdom", 1, "TE-15.1"},
    {"end.treasures_on_board", kLastTreasures, "TE-16.1"},
    {"end.bag_cannot_complete_draw", "immediately", "TE-16.2"},
    {"scoring.order", "lowest colour first", "TE-16.4"},
    {"scoring.treasures", "one by one to a lowest colour", "TE-16.5"},
    {"scoring.full_tie", "shared rank", "TE-16.6"},
    {"building_game.line", kShortestLine, "TE-17.1"},
    {"building_game.move_requires", "strictly longer line", "TE-17.2"},
    {"building_game.bonus_point", 1, "TE-17.10"},
    {"bag_after_dealing.standard.2", kAllTiles - kWinged[0] - 2 * kHandSize, "TE-2.5"},
    {"bag_after_dealing.standard.3", kAllTiles - kWinged[0] - 3 * kHandSize, "TE-2.5"},
    {"bag_after_dealing.standard.4", kAllTiles - kWinged[0] - 4 * kHandSize, "TE-2.5"},
    {"bag_after_dealing.second.2", kAllTiles - kWinged[1] - 2 * kHandSize, "TE-2.5"},
    {"bag_after_dealing.second.3", kAllTiles - kWinged[1] - 3 * kHandSize, "TE-2.5"},
    {"bag_after_dealing.second.4", kAllTiles - kWinged[1] - 4 * kHandSize, "TE-2.5"},
    {"catastrophe_tiles_in_play.2", 2 * kCatastrophesEach, "TE-2.7"},
    {"catastrophe_tiles_in_play.3", 3 * kCatastrophesEach, "TE-2.7"},
    {"catastrophe_tiles_in_play.4", 4 * kCatastrophesEach, "TE-2.7"},
    {"refill_order", "active player first, then clockwise", "TE-10.3"},
    {"options[0].id", "board", "TE-2.1"},
    {"options[0].values", kBoardSideIds, "TE-2.1"},
    {"options[0].default", kBoardSideIds[static_cast<std::size_t>(Options{}.board)], "TE-2.1"},
    {"options[1].id", "building_game", "TE-17"},
    {"options[1].values", Stated::json("[false,true]"), "TE-17"},
    {"options[1].default", Options{}.building_game, "TE-17"},
    {"options[2].id", "open_scores", "TE-4.3"},
    {"options[2].values", Stated::json("[false,true]"), "TE-4.3"},
    {"options[2].default", Options{}.open_scores, "TE-4.3"},
};

}  // namespace

void read_components(Reader& in, Box&) {
  check_fixed(kComponents, in);
  check_nothing_else(kComponents, in);
}

void read_parameters(Reader& in, Box&) {
  check_fixed(kParameters, in);
  check_nothing_else(kParameters, in);
}

}  // namespace zig::tigris_euphrates::box_reading
