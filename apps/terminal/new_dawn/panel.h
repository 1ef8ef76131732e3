// What stands beside and below the map of A New Dawn: players with their focus rows, the victory matrix, the wonders on offer, city-states
// and natural wonders by name. All of it comes from a view.
#pragma once

#include <string>

#include "apps/terminal/new_dawn/signs.h"

namespace zig::terminal {

// "▸■ Rome       1 Cul I ••   2 Sci II   3 Eco I   4 Ind I •   5 Mil I".
std::string focus_row_line(const NewDawnSigns& signs, const Json& view, const Json& seat, int columns);
// "tech 7, III at 10 · 2 cities, 1 mature · 26 tokens left · m2 o1 · Petra · Embassy of Egypt".
std::string holdings_line(const NewDawnSigns& signs, const Json& view, const Json& seat);

// Agenda by seat: how far everybody is. The two agendas of a card stand together; one of them is enough.
Lines victory_matrix(const NewDawnSigns& signs, const Json& view, int columns);
int matrix_columns(const Json& view);  // at least
std::string own_goals_line(const NewDawnSigns& signs, const Json& view);

// The wonders that can be built, with the price for whoever looks, the resources that help, ✓ where it can be paid.
Lines wonder_market(const NewDawnSigns& signs, const Json& view, int columns);
std::string market_line(const NewDawnSigns& signs, const Json& view);

// "@12a Seoul (Sci)", "✦1a Crater Lake (m)": what the signs of the map stand for.
Lines places(const NewDawnSigns& signs, const Json& view, int columns);

// "Attack on 8i: 7 : 9 (dice 3, 4)".
Lines attack_lines(const NewDawnSigns& signs, const Json& view);

// --- commands
Lines card_details(const NewDawnSigns& signs, const Json& view);
Lines goal_details(const NewDawnSigns& signs, const Json& view);
Lines new_dawn_scores(const NewDawnSigns& signs, const Json& view);

}  // namespace zig::terminal
