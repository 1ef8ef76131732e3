// What a client needs to draw the game, in one language: names, maps, numbers; no rules.
#include "games/tigris_euphrates/names.h"
#include "games/tigris_euphrates/texts.h"
#include "locale/titles.h"

namespace zig::tigris_euphrates {

namespace {

// A colour is a tile, a leader, a kind of points and a building.
Json colours_json(Lang lang) {
  Json list = Json::array();
  for (std::size_t i = 0; i < kColours; ++i) {
    list.push_back(
        {{"id", kColourIds[i]},
         {"name", text(lang, key("colour", kColourIds[i]))},
         {"tile", {{"id", kTileIds[i]}, {"name", text(lang, key("tile", kTileIds[i]))}}},
         {"leader", {{"id", kLeaderIds[i]}, {"name", text(lang, key("leader", kLeaderIds[i]))}}},
         {"building", {{"id", kBuildingIds[i]}, {"name", text(lang, key("building", kBuildingIds[i]))}}},
         {"tiles", kTilesInBox[i]},
         {"terrain", colour_of(static_cast<int>(i)) == Colour::Blue ? "river" : "land"}});
  }
  return list;
}

Json monuments_json(Lang lang) {
  Json list = Json::array();
  for (int i = 0; i < kMonuments; ++i) {
    const auto& [first, second] = kMonumentColours[static_cast<std::size_t>(i)];
    list.push_back(
        {{"id", monument_name(i)},
         {"name", monument_title(i, lang)},
         {"colours",
          {kColourIds[static_cast<std::size_t>(first)], kColourIds[static_cast<std::size_t>(second)]}}});
  }
  return list;
}

Json boards_json(const Box& box, Lang lang) {
  Json list = Json::array();
  for (std::size_t i = 0; i < kBoardSideIds.size(); ++i) {
    const Board& board = box.boards[i];
    list.push_back({{"id", kBoardSideIds[i]},
                    {"name", text(lang, key("option.board", kBoardSideIds[i]))},
                    {"columns", kColumns},
                    {"rows", kRows},
                    {"river", cells_json(board.river)},
                    {"winged", cells_json(board.winged)},
                    {"priority", cells_json(board.priority)}});
  }
  return list;
}

}  // namespace

Json TigrisEuphrates::catalogue(Lang lang) const {
  return {{"game", kId},
          {"name", text(lang, "te.name")},
          {"boards", boards_json(*box_, lang)},
          {"colours", colours_json(lang)},
          {"dynasties", named(kDynastyIds, "te.dynasty", lang)},
          {"monuments", monuments_json(lang)},
          {"steps", named(kStepIds, "te.step", lang)},
          {"categories", named(kCategoryIds, "te.category", lang)},
          {"tie_break", text(lang, "te.tie_break")},
          {"options", titled_options(options_schema(), "te.option", lang)}};
}

}  // namespace zig::tigris_euphrates
