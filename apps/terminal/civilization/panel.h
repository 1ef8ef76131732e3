// What stands beside and below the map of Civilization: the table of players, cities with their sums, the pyramid of techs, the market. All of it comes
// from a view.
#pragma once

#include <string>

#include "apps/terminal/civilization/signs.h"

namespace zig::terminal::civilization {

// Trade, culture, the four races and the forces: a row each, a column for each player.
Lines players_table(const Signs& signs, const Json& view, int columns);
int table_columns(const Json& view);  // at least

// "■ Rome: Republic · Inf2 Mou1 Art1 · 2 armies, 1 scout · hand: Sabotage · hut: silk · The Colossus".
std::string holdings_line(const Signs& signs, const Json& view, const Json& seat);
// "I Currency, Writing · II Chivalry".
std::string techs_line(const Signs& signs, const Json& seat);

// "1 ★c3 trade 4, production 5, culture 2, harvest: wheat; has acted".
Lines city_lines(const Signs& signs, const Json& seat, int columns);

// The pyramid as steps, the top row first: what a row costs, the techs in it, ○ for every free place.
Lines pyramid(const Signs& signs, const Json& seat, int columns);

// The wonders with the price for whoever looks, the resource tokens, the buildings and units that are left.
Lines market_lines(const Signs& signs, const Json& view, int columns);

// The price for whoever looks; the printed one for spectators.
int price_of(const Signs& signs, const Json& view, const std::string& wonder);

}  // namespace zig::terminal::civilization
