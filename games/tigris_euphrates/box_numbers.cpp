// TE-1, TE-2 and the numbers of the rules: components.json and parameters.json.
#include "games/tigris_euphrates/box_reading.h"

namespace zig::tigris_euphrates::box_reading {

namespace {

constexpr Fixed kComponents[] = {
    {"game", R"("tigris-euphrates")", ""},
    {"players.min", "2", "TE-2.12"},
    {"players.max", "4", "TE-2.12"},
    {"colours[0].id", R"("black")", "TE-1.1"},
    {"colours[0].tile", R"("settlement")", "TE-1.1"},
    {"colours[0].tiles", "30", "TE-1.1"},
    {"colours[0].terrain", R"("land")", "TE-7.2"},
    {"colours[0].leader", R"("king")", "TE-1.3"},
    {"colours[0].leaders", "4", "TE-1.3"},
    {"colours[0].building", R"("palace")", "TE-1.7"},
    {"colours[1].id", R"("red")", "TE-1.1"},
    {"colours[1].tile", R"("temple")", "TE-1.1"},
    {"colours[1].tiles", "57", "TE-1.1"},
    {"colours[1].terrain", R"("land")", "TE-7.2"},
    {"colours[1].leader", R"("priest")", "TE-1.3"},
    {"colours[1].leaders", "4", "TE-1.3"},
    {"colours[1].building", R"("library")", "TE-1.7"},
    {"colours[2].id", R"("blue")", "TE-1.1"},
    {"colours[2].tile", R"("farm")", "TE-1.1"},
    {"colours[2].tiles", "36", "TE-1.1"},
    {"colours[2].terrain", R"("river")", "TE-7.2"},
    {"colours[2].leader", R"("farmer")", "TE-1.3"},
    {"colours[2].leaders", "4", "TE-1.3"},
    {"colours[2].building", R"("granary")", "TE-1.7"},
    {"colours[3].id", R"("green")", "TE-1.1"},
    {"colours[3].tile", R"("market")", "TE-1.1"},
    {"colours[3].tiles", "30", "TE-1.1"},
    {"colours[3].terrain", R"("land")", "TE-7.2"},
    {"colours[3].leader", R"("trader")", "TE-1.3"},
    {"colours[3].leaders", "4", "TE-1.3"},
    {"colours[3].building", R"("market_hall")", "TE-1.7"},
    {"tiles", "153", "TE-1.1"},
    {"dynasties", R"(["archer","bull","potter","lion"])", "TE-1.2"},
    {"leaders", "16", "TE-1.3"},
    {"catastrophe_tiles.count", "8", "TE-1.2"},
    {"catastrophe_tiles.per_player", "2", "TE-2.4"},
    {"unification_tiles.count", "4", "TE-1.2"},
    {"unification_tiles.per_player", "1", "TE-2.4"},
    {"dynasty_tiles.count", "4", "TE-1.2"},
    {"dynasty_tiles.per_player", "1", "TE-2.4"},
    {"screens.count", "4", "TE-1.2"},
    {"screens.per_player", "1", "TE-1.2"},
    {"bags", "1", "TE-1.2"},
    {"monuments",
     R"([["black","red"],["black","blue"],["black","green"],["red","blue"],["red","green"],["blue","green"]])",
     "TE-1.4"},
    {"victory_point_cubes.count", "140", "TE-1.5"},
    {"victory_point_cubes.small.value", "1", "TE-1.5"},
    {"victory_point_cubes.small.per_colour", "20", "TE-1.5"},
    {"victory_point_cubes.large.value", "5", "TE-1.5"},
    {"victory_point_cubes.large.per_colour", "15", "TE-1.5"},
    {"victory_point_cubes.limit", "false", "TE-R2"},
    {"treasures.count", "14", "TE-1.6"},
    {"treasures.standard", "10", "TE-1.6"},
    {"treasures.second", "14", "TE-1.6"},
    {"treasures.value", "1", "TE-1.6"},
};

constexpr Fixed kParameters[] = {
    {"game", R"("tigris-euphrates")", ""},
    {"hand_size", "6", "TE-2.5"},
    {"actions_per_turn.min", "0", "TE-5.1"},
    {"actions_per_turn.max", "2", "TE-5.1"},
    {"swap.min", "1", "TE-9.1"},
    {"swap.max", "6", "TE-9.1"},
    {"kingdoms_joined_by_tile", "2", "TE-7.3"},
    {"kingdoms_joined_by_leader", "1", "TE-6.5"},
    {"tile_point", "1", "TE-7.4"},
    {"revolt_point.colour", R"("red")", "TE-12.5"},
    {"revolt_point.amount", "1", "TE-12.5"},
    {"war_points.leader", "1", "TE-13.10"},
    {"war_points.per_removed_tile", "1", "TE-13.10"},
    {"conflict_tie_winner", R"("defender")", "TE-12.4"},
    {"monument.size", "[2,2]", "TE-14.1"},
    {"monument.per_placement", "1", "TE-14.5"},
    {"monument.points_per_matching_leader", "1", "TE-14.11"},
    {"treasures_left_per_kingdom", "1", "TE-15.1"},
    {"end.treasures_on_board", "2", "TE-16.1"},
    {"end.bag_cannot_complete_draw", R"("immediately")", "TE-16.2"},
    {"scoring.order", R"("lowest colour first")", "TE-16.4"},
    {"scoring.treasures", R"("one by one to a lowest colour")", "TE-16.5"},
    {"scoring.full_tie", R"("shared rank")", "TE-16.6"},
    {"building_game.line", "3", "TE-17.1"},
    {"building_game.move_requires", R"("strictly longer line")", "TE-17.2"},
    {"building_game.bonus_point", "1", "TE-17.10"},
    {"bag_after_dealing.standard.2", "131", "TE-2.5"},
    {"bag_after_dealing.standard.3", "125", "TE-2.5"},
    {"bag_after_dealing.standard.4", "119", "TE-2.5"},
    {"bag_after_dealing.second.2", "127", "TE-2.5"},
    {"bag_after_dealing.second.3", "121", "TE-2.5"},
    {"bag_after_dealing.second.4", "115", "TE-2.5"},
    {"catastrophe_tiles_in_play.2", "4", "TE-2.7"},
    {"catastrophe_tiles_in_play.3", "6", "TE-2.7"},
    {"catastrophe_tiles_in_play.4", "8", "TE-2.7"},
    {"refill_order", R"("active player first, then clockwise")", "TE-10.3"},
    {"options[0].id", R"("board")", "TE-2.1"},
    {"options[0].values", R"(["standard","second"])", "TE-2.1"},
    {"options[0].default", R"("standard")", "TE-2.1"},
    {"options[1].id", R"("building_game")", "TE-17"},
    {"options[1].values", "[false,true]", "TE-17"},
    {"options[1].default", "false", "TE-17"},
    {"options[2].id", R"("open_scores")", "TE-4.3"},
    {"options[2].values", "[false,true]", "TE-4.3"},
    {"options[2].default", "false", "TE-4.3"},
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
