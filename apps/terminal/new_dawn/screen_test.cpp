// The drawing of A New Dawn: its map and panels from views, and whole games through string streams.
#include "apps/terminal/new_dawn/screen.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <sstream>

#include "apps/terminal/json_parts.h"
#include "apps/terminal/new_dawn/map.h"
#include "apps/terminal/new_dawn/news.h"
#include "apps/terminal/new_dawn/panel.h"
#include "apps/terminal/play_here.h"

namespace zig::terminal {
namespace {

using Size = NewDawnMap::Size;

const GameLibrary& library() {
  static const auto library = open_library();
  return **library;
}

std::unique_ptr<table::Table> table_at(Json options, std::optional<Json> position = {}) {
  auto table = table::Table::open(library(), {.game = "new-dawn",
                                              .options = std::move(options),
                                              .seed = table::Seed{1, std::nullopt},
                                              .position = std::move(position),
                                              .labels = {}});
  EXPECT_TRUE(table.has_value()) << (table ? "" : table.error().line());
  return table ? std::move(*table) : nullptr;
}

// A screen on a console that prints into nothing.
struct Desk {
  explicit Desk(table::Table& at, Lang lang = Lang::En)
      : table(at, lang),
        console(in, out, lang),
        catalogue(at.match().catalogue(lang)),
        signs(console, catalogue),
        screen(console, catalogue) {}

  Menu menu(const Json& decision) const {
    return Menu(decision, [this](const Json& pick) { return screen.pick_name(pick); });
  }
  Scene scene(Observer observer, const Menu* menu) const {
    return {table, observer, table.view(observer), menu};
  }

  LocalTable table;
  std::istringstream in;
  std::ostringstream out;
  Console console;
  Json catalogue;
  NewDawnSigns signs;
  NewDawnScreen screen;
};

bool has_line(const Lines& lines, std::string_view text) {
  return std::ranges::any_of(lines,
                             [&](const std::string& line) { return line.find(text) != std::string::npos; });
}

// --- the map

Json space(const char* id, int q, int r, const char* terrain, Json more = Json::object()) {
  more.update({{"id", id}, {"q", q}, {"r", r}, {"terrain", terrain}});
  return more;
}

// Two rows; a crowded capital, a token of each kind, a city-state with a barbarian, water.
Json small_view() {
  return {{"map",
           {{"spaces",
             {space("7a", 0, 0, "grassland", {{"seat", 0}, {"piece", "capital"}}),
              space("12a", 1, 0, "grassland", {{"city_state", "seoul"}, {"independent", true}}),
              space("7c", 2, 0, "water"), space("7b", -1, 1, "mountains", {{"resource", "oil"}}),
              space("7d", 0, 1, "forest", {{"seat", 1}, {"piece", "token"}, {"reinforced", true}}),
              space("7e", 1, 1, "hills", {{"seat", 1}, {"piece", "token"}})}},
            {"barbarians", {{{"letter", "C"}, {"home", "7a"}, {"space", "7a"}}}},
            {"caravans", {{{"seat", 1}, {"space", "7a"}}}},
            {"wonders", {{{"wonder", "petra"}, {"space", "7a"}, {"seat", 0}}}}}}};
}

TEST(NewDawnMap, ShowsNameTerrainAndPieces) {
  const auto table = table_at({{"players", 2}});
  const Desk desk(*table);
  const NewDawnMap map(desk.signs, small_view());
  EXPECT_EQ(map.draw(Size::Tall), (Lines{"   │ 7a ·│12a ·│ 7c ≈│", "   │★■C»W│@    │≈≈≈≈≈│",
                                         "│ 7b ^│ 7d ♣│ 7e ∩│", "│o    │+●   │●    │"}));
  EXPECT_EQ(map.draw(Size::Named), (Lines{"    7a·■C12a·@  7c≈≈≈", " 7b^o  7d♣+● 7e∩● "}));
  EXPECT_EQ(map.draw(Size::Small), (Lines{"  ·■C ·@  ≈≈≈ ", "^o  ♣+● ∩●  "}));
  EXPECT_EQ(map.draw(Size::Tiny), (Lines{" ■ @ ≈ ", "o ● ● "}));
  for (const Size size : {Size::Tall, Size::Named, Size::Small, Size::Tiny}) {
    EXPECT_EQ(map.rows(size), static_cast<int>(map.draw(size).size()));
    for (const std::string& line : map.draw(size)) EXPECT_LE(width(line), map.columns(size));
  }
}

TEST(NewDawnMap, EveryFirstGameMapFits100ColumnsWithNames) {
  for (const int players : {2, 3, 4}) {
    const auto table = table_at({{"players", players}});
    const Desk desk(*table);
    const NewDawnMap map(desk.signs, desk.table.view(Observer()));
    EXPECT_LE(map.columns(Size::Named), 100) << players;
    EXPECT_LE(map.columns(Size::Small), 80) << players;
    int names = 0;
    for (const std::string& line : map.draw(Size::Named)) {
      EXPECT_LE(width(line), 100);
      names += line.find(" 5b") != std::string::npos;
    }
    EXPECT_EQ(names > 0, players > 2);  // tile 5 comes with the third player
  }
}

// What can be chosen stands out without colours, too.
TEST(NewDawnMap, OnlySpacesThatCanBeChosenHaveNamesWhereRoomIsShort) {
  const Json position = {{"seats", {{{"leader", "rome"}}, {{"leader", "egypt"}}}}};
  const auto table = table_at({{"players", 2}}, position);
  ASSERT_NE(table, nullptr);
  const Desk desk(*table);
  std::string slot;
  const Json before = desk.table.view(Seat{0});
  for (const Json& card : part(new_dawn_seat(before, 0), "row")) {
    if (text_part(card, "card") == "culture-1") slot = std::to_string(number_part(card, "slot"));
  }
  ASSERT_FALSE(table->play(Seat{0}, "slot " + slot, Lang::En));
  const Json decision = desk.table.decision(Seat{0});
  const Menu menu = desk.menu(decision);
  Lines offered;
  for (const MenuItem& item : menu.items()) {
    if (item.pick.contains("space")) offered.push_back(text_part(item.pick, "space"));
  }
  ASSERT_FALSE(offered.empty());
  const NewDawnMap map(desk.signs, desk.table.view(Seat{0}), &menu);
  int named = 0, arrows = 0;
  for (const std::string& line : map.draw(Size::Named)) {
    for (char tile = '1'; tile <= '9'; ++tile)
      named +=
          static_cast<int>(std::ranges::count(line, tile));  // capitals, barbarians and resources are letters
  }
  for (const std::string& line : map.draw(Size::Tall))
    for (std::size_t at = line.find("▸"); at != std::string::npos; at = line.find("▸", at + 1)) ++arrows;
  std::size_t digits = 0;
  for (const std::string& name : offered)
    digits +=
        static_cast<std::size_t>(std::ranges::count_if(name, [](char c) { return c >= '1' && c <= '9'; }));
  EXPECT_EQ(static_cast<std::size_t>(named), digits);
  EXPECT_EQ(static_cast<std::size_t>(arrows), offered.size());
  EXPECT_TRUE(
      has_line(desk.screen.things(desk.scene(Seat{0}, &menu), true), "place a token: " + offered.front()));
}

// --- panels

Json two_seats() {
  const auto card = [](int slot, const char* id, int trade) {
    return Json{{"slot", slot}, {"card", id}, {"trade", trade}};
  };
  Json row = {card(1, "culture-1", 2), card(2, "science-2", 0), card(3, "economy-1", 0),
              card(4, "industry-4", 3), card(5, "military-1", 1)};
  row[2]["states"] = {{{"state", "seoul"}, {"used", true}}};
  const Json seat = {{"seat", 0},
                     {"leader", "rome"},
                     {"row", row},
                     {"tech", 7},
                     {"tokens_left", 20},
                     {"caravans_on_card", 1},
                     {"mature", {"7a"}},
                     {"resources", {{"marble", 2}, {"oil", 1}}},
                     {"agendas", {"scholarly"}},
                     {"progress", {{"technophile", {7, 24}}, {"scholarly", {2, 2}}}},
                     {"costs", {{"petra", 5}}},
                     {"prices", {{"petra", {{"can_pay", true}}}}},
                     {"pacts", {{{"giver", 1}, {"pact", "embassy"}}}}};
  return {{"observer", 0},
          {"active", 1},
          {"question", "focus_card"},
          {"seats",
           {seat,
            {{"seat", 1},
             {"leader", "egypt"},
             {"agendas", Json::array()},
             {"progress", {{"technophile", {3, 24}}}}}}},
          {"victory", Json::array({Json::array({"technophile", "scholarly"})})},
          {"market",
           {{{"type", "military"}, {"wonder", "petra"}, {"left", 3}}, {{"type", "culture"}, {"left", 0}}}},
          {"map", small_view()["map"]}};
}

TEST(NewDawnPanel, AFocusRowIsFiveSlotsWithTheirTokens) {
  const auto table = table_at({{"players", 2}});
  const Desk desk(*table);
  const Json view = two_seats();
  EXPECT_EQ(
      focus_row_line(desk.signs, view, view["seats"][0], 100),
      " ■ Rome           1 Cul I ••      2 Sci II        3 Eco I (@)     4 Ind IV •••    5 Mil I •      ");
  const std::string narrow = focus_row_line(desk.signs, view, view["seats"][0], 60);
  EXPECT_LE(width(narrow), 60);
  EXPECT_NE(narrow.find("4IndIV•••"), std::string::npos) << narrow;
  EXPECT_EQ(replaced(holdings_line(desk.signs, view, view["seats"][0]), kNoBreak, " "),
            "tech 7, III at 10 · 1 city, 1 mature · 20 tokens left · » on the card · m2 o1 · W Petra · "
            "holds Embassy (Egypt)");
}

TEST(NewDawnPanel, TheVictoryMatrixSaysHowFarEverybodyIs) {
  const auto table = table_at({{"players", 2}});
  const Desk desk(*table);
  EXPECT_EQ(victory_matrix(desk.signs, two_seats(), 28),
            (Lines{"Agendas              ■     ●", "┌Technophile      7/24  3/24",
                   "└Scholarly           ✓     –"}));
}

TEST(NewDawnPanel, TheMarketShowsOnesOwnPriceAndWhatCanBePaid) {
  const auto table = table_at({{"players", 2}});
  const Desk desk(*table);
  Json view = two_seats();
  const Lines market = wonder_market(desk.signs, view, 30);
  ASSERT_EQ(market.size(), 3U);
  EXPECT_TRUE(market[1].starts_with("Mil Petra               5 ")) << market[1];
  EXPECT_TRUE(market[1].ends_with(" ✓")) << market[1];
  EXPECT_EQ(market[2], "Cul –");
  view["observer"] = "spectator";  // the printed price
  const int printed = number_part(desk.signs.entry("wonders", "petra"), "cost");
  EXPECT_NE(wonder_market(desk.signs, view, 30)[1].find(" " + std::to_string(printed) + " "),
            std::string::npos);
}

TEST(NewDawnPanel, AnAttackIsTwoSums) {
  const auto table = table_at({{"players", 2}});
  const Desk desk(*table);
  Json view = two_seats();
  view["attack"] = {{"space", "7a"}, {"target", "city"}, {"attack", 9},
                    {"defence", 9},  {"dice", {5, 3}},   {"defender", 0}};
  EXPECT_EQ(attack_lines(desk.signs, view),
            Lines{" Attack on 7a: ● Egypt 9 : 9 ■ Rome (dice 5 and 3) – the defender holds"});
}

// --- news

Json entry(Json event, const char* text) { return {{"n", 1}, {"event", std::move(event)}, {"text", text}}; }

TEST(NewDawnNews, StepsOnTheWayAreNotTold) {
  const auto table = table_at({{"players", 2}});
  const Desk desk(*table);
  const Json turn = {
      entry({{"kind", "turn_began"}, {"seat", 1}}, "Egypt begins a turn."),
      entry({{"kind", "card_chosen"}, {"seat", 1}, {"card", "science-1"}}, "Egypt chooses Astrology."),
      entry({{"kind", "tech_advanced"}, {"seat", 1}, {"number", 4}}, "tech 4."),
      entry({{"kind", "tech_advanced"}, {"seat", 1}, {"number", 5}}, "tech 5."),
      entry({{"kind", "caravan_stepped"}, {"seat", 1}, {"space", "7b"}}, "to 7b."),
      entry({{"kind", "caravan_stepped"}, {"seat", 1}, {"space", "7c"}}, "to 7c."),
      entry({{"kind", "caravan_arrived"}, {"seat", 1}, {"space", "7c"}}, "in 7c.")};
  EXPECT_EQ(turn_in_sentences(desk.signs, turn), "Egypt chooses Astrology. tech 5. in 7c.");
  EXPECT_EQ(turn_in_signs(desk.signs, two_seats(), turn), "● Egypt: Sci I: tech 5 »●→7c");
}

TEST(NewDawnNews, WhatHappensSeveralTimesIsSaidOnce) {
  const auto table = table_at({{"players", 2}});
  const Desk desk(*table);
  const Json spent = entry({{"kind", "trade_spent"}, {"seat", 1}, {"slot", 3}}, "A token of slot 3.");
  const Json turn = {entry({{"kind", "turn_began"}, {"seat", 1}}, "Egypt begins."), spent, spent, spent,
                     entry({{"kind", "city_built"}, {"seat", 1}, {"space", "7b"}}, "A city.")};
  EXPECT_EQ(turn_in_sentences(desk.signs, turn), "A token of slot 3. ×3 A city.");
  EXPECT_EQ(turn_in_signs(desk.signs, two_seats(), turn), "● Egypt: −•3 ×3 ⌂●7b");
}

TEST(NewDawnNews, BarbariansMoveInOneSentence) {
  const auto table = table_at({{"players", 2}});
  const Desk desk(*table);
  const Json entries = {entry({{"kind", "dial_turned"}, {"dial", "move"}}, "The dial."),
                        entry({{"kind", "barbarian_moved"}, {"barbarian", "A"}, {"space", "7b"}}, "A moves."),
                        entry({{"kind", "barbarian_moved"}, {"barbarian", "C"}, {"space", "9i"}}, "C moves."),
                        entry({{"kind", "turn_began"}, {"seat", 0}}, "Rome begins.")};
  const auto turns = new_dawn_turns(entries);
  ASSERT_EQ(turns.size(), 2U);
  EXPECT_EQ(turn_in_sentences(desk.signs, turns[0]), "The dial. Barbarians move: A→7b, C→9i.");
}

// --- building the map

TEST(NewDawnBuilding, TilesArePicturesAndPlacesHaveNumbers) {
  const auto table = table_at({{"players", 2}, {"map", "built"}});
  ASSERT_NE(table, nullptr);
  const Desk desk(*table);
  const Seat seat = table->match().pending().first();
  const auto asked = [&](const char* step) {
    Json decision = desk.table.decision(seat);
    EXPECT_EQ(text_part(decision, "step"), step);
    return decision;
  };
  Json decision = asked("tile");
  Menu menu = desk.menu(decision);
  EXPECT_EQ(menu.numbers(), Menu::Numbers::Amounts);
  const std::string tile = std::to_string(menu.number_of(0));
  Lines things = desk.screen.things(desk.scene(seat, &menu), true);
  EXPECT_TRUE(has_line(things, tile + " A")) << joined(things, "\n");
  EXPECT_TRUE(has_line(things, tile + " B"));
  ASSERT_FALSE(table->play(seat, "tile " + tile, Lang::En));
  const Json ways = asked("tile_way");
  const Menu way_menu = desk.menu(ways);
  things = desk.screen.things(desk.scene(seat, &way_menu), true);
  EXPECT_TRUE(has_line(things, way_menu.items().front().name)) << joined(things, "\n");
  ASSERT_FALSE(table->play(seat, text_part(ways["options"][0], "move"), Lang::En));
  const Json places = asked("tile_place");
  const Menu place_menu = desk.menu(places);
  EXPECT_EQ(place_menu.numbers(), Menu::Numbers::Places);
  const Lines picture = desk.screen.picture(desk.scene(seat, &place_menu), true);
  for (std::size_t i = 0; i < place_menu.items().size(); ++i)
    EXPECT_TRUE(has_line(picture, "(" + std::to_string(place_menu.number_of(i)) + ")"));
  EXPECT_EQ(place_menu.read("1").kind, Reading::Kind::Found);
  things = desk.screen.things(desk.scene(seat, &place_menu), true);
  EXPECT_TRUE(has_line(things, "stands where " + tile + "a comes to lie")) << joined(things, "\n");
  for (const char* place : {"a", "j"}) EXPECT_TRUE(has_line(things, tile + place));
}

TEST(NewDawnBuilding, ATurnedTileIsTheSameTile) {
  const auto table = table_at({{"players", 2}});
  const Desk desk(*table);
  for (int rotation = 0; rotation < 6; ++rotation) {
    const Json view = tile_as_view(desk.catalogue, 7, true, rotation);
    const NewDawnMap map(desk.signs, view);
    int spaces = 0;
    for (const std::string& line : map.draw(Size::Tiny)) spaces += static_cast<int>(words(line).size());
    EXPECT_EQ(spaces, 10);
  }
  const auto six_times = tile_as_view(desk.catalogue, 7, false, 6),
             never = tile_as_view(desk.catalogue, 7, false, 0);
  EXPECT_EQ(six_times, never);
}

// --- whole games

// Types some legal move whenever a line is asked for, after the lines it was given first.
class Robot : public std::streambuf {
 public:
  Robot(const table::Table& table, Lines first, std::uint64_t dice)
      : table_(table), first_(std::move(first)), random_(Random::fast(dice)) {}

 protected:
  int_type underflow() override {
    line_ = next() + "\n";
    setg(line_.data(), line_.data(), line_.data() + line_.size());
    return traits_type::to_int_type(line_[0]);
  }

 private:
  std::string next() {
    if (given_ < first_.size()) return first_[given_++];
    const Seats pending = table_.match().pending();
    if (pending.empty()) return "";
    const Json decision = table_.match().decision(pending.first(), Lang::En);
    const Json& options = part(decision, "options");
    return text_part(nth(options, random_.below(static_cast<std::uint32_t>(options.size()))), "move");
  }

  const table::Table& table_;
  Lines first_;
  std::size_t given_ = 0;
  Random random_;
  std::string line_;
};

struct Game {
  std::unique_ptr<table::Table> table;
  std::string printed;
  bool says(std::string_view text) const { return printed.find(text) != std::string::npos; }
};

Game play(std::unique_ptr<table::Table> table, Lines first, Lang lang = Lang::En,
          Paint paint = Paint(false)) {
  Game game{std::move(table), {}};
  std::vector<Sitter> sitters(static_cast<std::size_t>(game.table->match().seats()), table::Level::Random);
  sitters.front() = Sitter();
  Robot robot(*game.table, std::move(first), 5);
  std::istream in(&robot);
  std::ostringstream out;
  Console console(in, out, lang, paint);
  LocalTable at(*game.table, lang);
  PlayHere(at, console, std::move(sitters)).run();
  game.printed = out.str();
  return game;
}

TEST(NewDawnPlay, WholeGamesInEveryLanguageFitInto80Columns) {
  for (const Lang lang : kLangs) {
    const int players = 2 + static_cast<int>(lang);
    const Game game = play(table_at({{"players", players},
                                     {"map", players == 3 ? "built" : "first_game"},
                                     {"epic", players == 4},
                                     {"round_cap", 8}}),
                           {"help", "cards", "goals", "hint", "scores", "log"}, lang);
    EXPECT_TRUE(game.table->over()) << players;
    EXPECT_TRUE(game.says(text(lang, "play.scores.rank")));
    EXPECT_FALSE(game.says("<play.")) << "a text is missing";
    EXPECT_FALSE(game.says("<nd."));
    std::istringstream printed(game.printed);
    for (std::string line; std::getline(printed, line);) ASSERT_LE(width(line), 80) << line;
  }
}

TEST(NewDawnPlay, ColoursChangeNothingElse) {
  const auto without = [](std::string_view text) {
    std::string plain;
    while (!text.empty()) {
      const auto at = std::min(text.find("\x1b["), text.size());
      plain += text.substr(0, at);
      text.remove_prefix(at);
      if (!text.empty()) text.remove_prefix(text.find('m') + 1);
    }
    return plain;
  };
  const Json options = {{"players", 2}, {"round_cap", 2}};
  const Game plain = play(table_at(options), {"help", "goals"});
  const Game painted = play(table_at(options), {"help", "goals"}, Lang::En, Paint(true));
  EXPECT_TRUE(painted.says("\x1b[31m■"));
  EXPECT_EQ(without(painted.printed), plain.printed);
}

TEST(NewDawnPlay, MovesAreUnderstoodInTheWordsOfEveryLanguage) {
  const Json position = {{"seats",
                          {{{"leader", "rome"},
                            {"row", {"culture-1", "military-1", "science-1", "economy-1", "industry-1"}},
                            {"cities", Json::array()}},
                           {{"leader", "egypt"}}}}};
  const auto second = [&](Lang lang, const std::string& card, const std::string& line) {
    const auto table = table_at({{"players", 2}}, position);
    const Desk desk(*table, lang);
    EXPECT_FALSE(table->play(Seat{0}, card, Lang::En));
    const Json decision = desk.table.decision(Seat{0});
    const Menu menu = desk.menu(decision);
    return desk.screen.as_notation(line, desk.scene(Seat{0}, &menu));
  };
  EXPECT_EQ(second(Lang::En, "slot 1", "put 7d"), "place 7d");
  EXPECT_EQ(second(Lang::Cs, "slot 1", "umístit 7d"), "place 7d");
  EXPECT_EQ(second(Lang::Pl, "slot 1", "umieść 7d"), "place 7d");
  EXPECT_EQ(second(Lang::Cs, "slot 2", "Útok 8i"), "attack 8i");
  EXPECT_EQ(second(Lang::Pl, "slot 5", "zbuduj 9i"), "city 9i");
  EXPECT_EQ(second(Lang::Cs, "slot 1", "dál"), "stop");
  EXPECT_EQ(second(Lang::Pl, "slot 1", "dalej"), "stop");
  EXPECT_EQ(second(Lang::En, "slot 1", "7d"), "place 7d");  // what is asked
}

TEST(NewDawnPlay, BadLinesGetTheRuleOrASentence) {
  const Game game =
      play(table_at({{"players", 2}, {"round_cap", 1}}),
           {"hello", "place 7d", "slot 9", "99", "why", "why wonder petra", "rules ND-8.6", "rules r28"});
  EXPECT_TRUE(game.says("“hello” is neither a move nor a command here"));
  EXPECT_TRUE(game.says("choose from 1 to 5"));
  EXPECT_TRUE(game.says("Name the move, for example: why place 7d"));
  EXPECT_TRUE(game.says("When a caravan arrives at a city-state or rival city"));
  EXPECT_TRUE(game.says("R-28"));
}

}  // namespace
}  // namespace zig::terminal
