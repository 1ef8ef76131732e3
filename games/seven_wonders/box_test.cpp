// The component data against the rulebook's component list.
#include "games/seven_wonders/box.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <functional>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include "engine/data_testkit.h"

namespace zig::seven_wonders {
namespace {

using Lines = std::vector<std::string>;

// The entries of cards.json, read independently of the loader.
const Json& card_data() {
  static const Json file = parsed(text_of(data_files(), "cards"));
  return file["cards"];
}

const Box& box() {
  static const Result<std::unique_ptr<const Box>> loaded = load_box();
  static const Box empty;
  EXPECT_TRUE(loaded) << loaded.error().line();
  return loaded ? **loaded : empty;
}

const CardInfo& card(std::string_view id) {
  static const CardInfo none;
  const auto found = std::ranges::find(box().cards, id, &CardInfo::id);
  EXPECT_NE(found, box().cards.end()) << id;
  return found == box().cards.end() ? none : *found;
}

const Stage& stage(std::string_view wonder, char side, int number) {
  static const Stage none;
  const auto found = std::ranges::find(box().wonders, wonder, &Wonder::id);
  EXPECT_NE(found, box().wonders.end()) << wonder;
  if (found == box().wonders.end()) return none;
  return found->sides[side == 'A' ? 0 : 1].stages[static_cast<std::size_t>(number - 1)];
}

// "2 stone, 1 ore", "1 coin", "nothing"
std::string written(const Cost& cost) {
  std::string text = cost.coins ? std::to_string(cost.coins) + " coin" : "";
  for (std::size_t r = 0; r < kResources; ++r) {
    if (cost.units[r] == 0) continue;
    text += (text.empty() ? "" : ", ") + std::to_string(cost.units[r]) + " " + std::string(kResourceIds[r]);
  }
  return text.empty() ? "nothing" : text;
}

std::string cost_of(std::string_view id) { return written(card(id).cost); }

// "3 points", "1 shield, 3 points, 3 coins"
std::string reward(const Stage& stage) {
  std::string text;
  const auto add = [&](int count, const std::string& what) {
    if (count > 0) text += (text.empty() ? "" : ", ") + std::to_string(count) + " " + what;
  };
  add(stage.effects.shields, "shields");
  add(stage.effects.points, "points");
  add(stage.effects.coins, "coins");
  add(stage.effects.wild_raw, "raw of choice");
  add(stage.effects.wild_goods, "goods of choice");
  add(stage.effects.wild_symbol, "symbol of choice");
  add(stage.effects.free_build, "free build");
  add(stage.effects.seventh_card, "seventh card");
  add(stage.effects.from_discard, "from discard");
  add(stage.effects.copy_guild, "copied guild");
  add((stage.effects.discounts & kRawLeft) != 0, "raw left discount");
  add((stage.effects.discounts & kRawRight) != 0, "raw right discount");
  return text;
}

// Every stage of a side: "cost -> reward".
Lines stages(std::string_view wonder, char side) {
  Lines lines;
  const auto found = std::ranges::find(box().wonders, wonder, &Wonder::id);
  if (found == box().wonders.end()) return lines;
  const int count = found->sides[side == 'A' ? 0 : 1].stage_count;
  for (int number = 1; number <= count; ++number) {
    const Stage& s = stage(wonder, side, number);
    lines.push_back(written(s.cost) + " -> " + reward(s));
  }
  return lines;
}

Lines ids_where(const std::function<bool(const CardInfo&)>& test) {
  Lines ids;
  for (const CardInfo& c : box().cards) {
    if (test(c)) ids.push_back(c.id);
  }
  return ids;
}

int copies_where(const std::function<bool(const CardInfo&)>& test) {
  int copies = 0;
  for (const CardInfo& c : box().cards) copies += test(c) ? c.copies[7] : 0;
  return copies;
}

// The deck as the marks in the data file give it.
std::map<std::string, int> marked(int age, int players) {
  std::map<std::string, int> copies;
  for (const Json& c : card_data()) {
    if (c["age"].get<int>() != age) continue;
    for (const Json& mark : c["copies"]["marks"]) {
      if (mark.get<int>() <= players) ++copies[c["id"].get<std::string>()];
    }
  }
  return copies;
}

std::map<std::string, int> dealt(int age, int players) {
  std::map<std::string, int> copies;
  for (CardId id : box().deck[static_cast<std::size_t>(players)][static_cast<std::size_t>(age - 1)]) {
    ++copies[box().card(id).id];
  }
  return copies;
}

// All pairs "predecessor -> card".
Lines chains() {
  Lines lines;
  for (const CardInfo& c : box().cards) {
    for (BuildingId parent : c.parents) lines.push_back(box().card(parent).id + " -> " + c.id);
  }
  std::ranges::sort(lines);
  return lines;
}

// ---- Components (7W-1) ---------------------------------------------------------------------------------

// 7W-1.1: seven boards with two sides, one per city.
TEST(Box, SevenBoards) {
  Lines cities;
  for (const Wonder& wonder : box().wonders) cities.push_back(wonder.city.en);
  EXPECT_EQ(cities,
            (Lines{"Rhodes", "Alexandria", "Ephesus", "Babylon", "Olympia", "Halicarnassus", "Giza"}));
}

// 7W-1.2: each board has one starting resource; side A has 3 stages, side B too except Rhodes 2 and Giza 4.
TEST(Box, StartingResourcesAndStageCounts) {
  Lines boards;
  for (const Wonder& w : box().wonders) {
    boards.push_back(std::string(kResourceIds[static_cast<std::size_t>(w.starting_resource)]) + " " +
                     std::to_string(w.sides[0].stage_count) + " " + std::to_string(w.sides[1].stage_count));
  }
  EXPECT_EQ(boards,
            (Lines{"ore 3 2", "glass 3 3", "papyrus 3 3", "clay 3 3", "wood 3 3", "loom 3 3", "stone 3 4"}));
}

// 7W-1.3: 49 cards of Age I, 49 of Age II, 40 ordinary ones of Age III and 10 different guilds.
TEST(Box, CardCounts) {
  EXPECT_EQ(copies_where([](const CardInfo& c) { return c.age == 1; }), 49);
  EXPECT_EQ(copies_where([](const CardInfo& c) { return c.age == 2; }), 49);
  EXPECT_EQ(copies_where([](const CardInfo& c) { return c.age == 3 && !c.guild(); }), 40);
  EXPECT_EQ(copies_where([](const CardInfo& c) { return c.guild(); }), 10);
  EXPECT_EQ(box().guilds.count(), 10);
  EXPECT_EQ(copies_where([](const CardInfo&) { return true; }), 148);
}

// 7W-1.4: seven colours, each with the kind of effect that gives it its name.
TEST(Box, ColoursMatchEffects) {
  for (const CardInfo& c : box().cards) {
    const Effects& e = c.effects;
    EXPECT_EQ(c.colour == Colour::Brown, e.sale.raw[15] > 0) << c.id;
    EXPECT_EQ(c.colour == Colour::Grey, e.sale.goods[7] > 0) << c.id;
    EXPECT_EQ(c.colour == Colour::Blue, e.points > 0) << c.id;
    EXPECT_EQ(c.colour == Colour::Green, e.symbol >= 0) << c.id;
    EXPECT_EQ(c.colour == Colour::Red, e.shields > 0) << c.id;
    EXPECT_EQ(c.colour == Colour::Yellow,
              e.coins > 0 || e.coins_per.amount > 0 || e.discounts > 0 || e.wild_raw + e.wild_goods > 0)
        << c.id;
  }
  std::array<int, kColours> buildings{};
  for (std::size_t colour = 0; colour < kColours; ++colour)
    buildings[colour] = box().of_colour[colour].count();
  EXPECT_EQ(buildings, (std::array<int, kColours>{14, 3, 13, 12, 12, 11, 10}));
}

// 7W-1.5: no brown and no grey cards in Age III, purple cards only there.
TEST(Box, ColoursByAge) {
  for (const CardInfo& c : box().cards) {
    const bool producer = c.colour == Colour::Brown || c.colour == Colour::Grey;
    EXPECT_FALSE(producer && c.age == 3) << c.id;
    EXPECT_FALSE(c.guild() && c.age != 3) << c.id;
  }
}

// 7W-1.6: four raw materials and three manufactured goods; every one is the starting resource of one board.
TEST(Box, SevenResources) {
  EXPECT_EQ(Lines(kResourceIds.begin(), kResourceIds.begin() + kRaw),
            (Lines{"wood", "stone", "clay", "ore"}));
  EXPECT_EQ(Lines(kResourceIds.begin() + kRaw, kResourceIds.end()), (Lines{"glass", "papyrus", "loom"}));
  int raw = 0, goods = 0;
  for (const Wonder& wonder : box().wonders) {
    raw += wonder.starting.sale.raw[15];
    goods += wonder.starting.sale.goods[7];
  }
  EXPECT_EQ(raw, 4);
  EXPECT_EQ(goods, 3);
}

// 7W-1.9: seven Wonder cards, one Border card and one Free City card.
TEST(Box, WonderCardsAndTwoPlayerCards) {
  const Json setup = parsed(text_of(data_files(), "setup"));
  Lines cards, boards, two_player;
  for (const Json& c : setup["wonder_cards"]) cards.push_back(c["wonder"].get<std::string>());
  for (const Wonder& wonder : box().wonders) boards.push_back(wonder.id);
  for (const Json& c : setup["two_player"]["cards"]) two_player.push_back(c["id"].get<std::string>());
  EXPECT_EQ(cards, boards);
  EXPECT_EQ(two_player, (Lines{"border-card", "free-city-card"}));
}

// 7W-1.10: every ordinary copy carries a mark 3+ to 7+, guilds carry none.
TEST(Box, MarksOfCopies) {
  for (const Json& c : card_data()) {
    const std::string id = c["id"].get<std::string>();
    EXPECT_EQ(c["copies"]["marks"].empty(), c["color"].get<std::string>() == "purple") << id;
    for (const Json& mark : c["copies"]["marks"]) {
      EXPECT_GE(mark.get<int>(), 3) << id;
      EXPECT_LE(mark.get<int>(), 7) << id;
    }
  }
}

// ---- Setup (7W-2) --------------------------------------------------------------------------------------

// 7W-2.1: copies whose mark exceeds the number of players are removed, in every age and for every number.
TEST(Box, DecksFollowMarks) {
  for (int players = 3; players <= 7; ++players) {
    for (int age = 1; age <= 3; ++age) EXPECT_EQ(dealt(age, players), marked(age, players)) << players << age;
  }
  EXPECT_EQ(dealt(3, 2), dealt(3, 3));
}

// 7W-2.1a: with 4 players the copies marked 3+ and 4+ are used.
TEST(Box, DeckOfFourPlayers) {
  auto deck = dealt(1, 4);
  EXPECT_EQ(deck["lumber-yard"], 2);  // 3+, 4+
  EXPECT_EQ(deck["stone-pit"], 1);    // 3+, 5+
  EXPECT_EQ(deck["excavation"], 1);   // 4+
  EXPECT_EQ(deck["mine"], 0);         // 6+
}

// 7W-2.1b: with 6 players 3+, 4+, 5+ and 6+ are used; 7+ goes back to the box.
TEST(Box, DeckOfSixPlayers) {
  auto deck = dealt(1, 6);
  EXPECT_EQ(deck["tavern"], 2);       // 4+, 5+, 7+
  EXPECT_EQ(deck["pawnshop"], 1);     // 4+, 7+
  EXPECT_EQ(deck["mine"], 1);         // 6+
  EXPECT_EQ(deck["forest-cave"], 1);  // 5+
}

// 7W-2.2: players + 2 of the ten guilds are in play.
TEST(Box, GuildsInPlay) {
  EXPECT_EQ(box().guilds_in_play, (std::array<std::uint8_t, 8>{0, 0, 5, 5, 6, 7, 8, 9}));
  for (CardId guild : box().guild_cards) EXPECT_TRUE(box().card(guild).guild());
}

// 7W-2.3: each of the three decks holds exactly 7 x players cards.
TEST(Box, DeckSizes) {
  for (std::size_t players = 3; players <= 7; ++players) {
    EXPECT_EQ(box().deck[players][0].size(), 7 * players);
    EXPECT_EQ(box().deck[players][1].size(), 7 * players);
    EXPECT_EQ(box().deck[players][2].size() + box().guilds_in_play[players], 7 * players);
  }
}

// ---- Costs (7W-3) --------------------------------------------------------------------------------------

// 7W-3.1: a cost contains coins, resources or nothing.
TEST(Box, KindsOfCost) {
  EXPECT_TRUE(card("lumber-yard").cost.nothing());
  EXPECT_EQ(cost_of("quarry"), "1 coin");
  EXPECT_EQ(cost_of("palace"), "1 wood, 1 stone, 1 clay, 1 ore, 1 glass, 1 papyrus, 1 loom");
  EXPECT_EQ(card("palace").cost.total, 7);
}

// 7W-3.1a: Marketplace free; Mine 1 coin; Baths 1 stone; Arena 2 stone + 1 ore.
TEST(Box, CostsOfTheFirstExample) {
  EXPECT_EQ(cost_of("marketplace"), "nothing");
  EXPECT_EQ(cost_of("mine"), "1 coin");
  EXPECT_EQ(cost_of("baths"), "1 stone");
  EXPECT_EQ(cost_of("arena"), "2 stone, 1 ore");
}

// 7W-3.1b: Timber Yard costs 1 coin; the trading posts are free.
TEST(Box, CostsOfTheSecondExample) {
  EXPECT_EQ(cost_of("timber-yard"), "1 coin");
  EXPECT_EQ(cost_of("east-trading-post"), "nothing");
  EXPECT_EQ(cost_of("west-trading-post"), "nothing");
}

// 7W-3.2: only brown cards have coin costs, 1 coin each.
TEST(Box, OnlyBrownCardsCostCoins) {
  EXPECT_EQ(ids_where([](const CardInfo& c) { return c.cost.coins > 0; }),
            (Lines{"tree-farm", "excavation", "clay-pit", "timber-yard", "forest-cave", "mine", "sawmill",
                   "quarry", "brickyard", "foundry"}));
  EXPECT_EQ(ids_where([](const CardInfo& c) { return c.cost.coins > 1; }), Lines{});
}

// The demand tables sum units over every set of resources.
TEST(Box, DemandOfSets) {
  const Units& temple = card("temple").cost.demand;  // 1 wood, 1 clay, 1 glass
  EXPECT_EQ(temple.raw, (RawTable{0, 1, 0, 1, 1, 2, 1, 2, 0, 1, 0, 1, 1, 2, 1, 2}));
  EXPECT_EQ(temple.goods, (GoodsTable{0, 1, 0, 1, 0, 1, 0, 1}));
  EXPECT_EQ(card("aqueduct").cost.demand.raw[0b0010], 3);
}

// The sale tables: an either/or source counts once for every set it has a part in, two units count twice.
TEST(Box, SupplyOfSets) {
  EXPECT_EQ(card("timber-yard").effects.sale.raw,  // wood / stone
            (RawTable{0, 1, 1, 1, 0, 1, 1, 1, 0, 1, 1, 1, 0, 1, 1, 1}));
  EXPECT_EQ(card("brickyard").effects.sale.raw,  // 2 clay
            (RawTable{0, 0, 0, 0, 2, 2, 2, 2, 0, 0, 0, 0, 2, 2, 2, 2}));
  EXPECT_EQ(card("loom-2").effects.sale.goods, (GoodsTable{0, 0, 0, 0, 1, 1, 1, 1}));
  EXPECT_EQ(card("caravansery").effects.wild_raw, 1);
  EXPECT_EQ(card("caravansery").effects.sale.raw, RawTable{});
  EXPECT_EQ(card("forum").effects.wild_goods, 1);
}

// ---- Chains (7W-5) -------------------------------------------------------------------------------------

// 7W-5.2: Forum has two predecessors, every other chained card exactly one.
TEST(Box, OnlyForumHasTwoPredecessors) {
  EXPECT_EQ(ids_where([](const CardInfo& c) { return c.parents.size() > 1; }), Lines{"forum"});
  EXPECT_EQ(card("forum").parents,
            (std::vector{card("east-trading-post").building, card("west-trading-post").building}));
}

// 7W-5.4: the whole chain list.
TEST(Box, ChainList) {
  EXPECT_EQ(chains(),
            (Lines{
                "altar -> temple",           "apothecary -> dispensary",     "apothecary -> stables",
                "baths -> aqueduct",         "caravansery -> lighthouse",    "dispensary -> arena",
                "dispensary -> lodge",       "east-trading-post -> forum",   "forum -> haven",
                "laboratory -> observatory", "laboratory -> siege-workshop", "library -> senate",
                "library -> university",     "marketplace -> caravansery",   "school -> academy",
                "school -> study",           "scriptorium -> courthouse",    "scriptorium -> library",
                "statue -> gardens",         "temple -> pantheon",           "theater -> statue",
                "training-ground -> circus", "walls -> fortifications",      "west-trading-post -> forum",
                "workshop -> archery-range", "workshop -> laboratory",
            }));
}

// 7W-5.5: the cards of Ages II and III that no chain makes free, and the cards of Age I that open nothing.
TEST(Box, CardsOutsideChains) {
  const auto late = [](const CardInfo& c) { return c.age > 1 && !c.guild() && c.parents.empty(); };
  EXPECT_EQ(ids_where(late), (Lines{"sawmill", "quarry", "brickyard", "foundry", "loom-2", "glassworks-2",
                                    "press-2", "vineyard", "bazar", "walls", "training-ground", "school",
                                    "town-hall", "palace", "chamber-of-commerce", "arsenal"}));
  EXPECT_EQ(ids_where([](const CardInfo& c) { return c.guild() && !c.parents.empty(); }), Lines{});
  Buildings opening;
  for (const CardInfo& c : box().cards) {
    for (BuildingId parent : c.parents) opening.add(parent);
  }
  const auto idle = [&](const CardInfo& c) {
    return c.age == 1 && c.colour > Colour::Grey && !opening.has(c.building);
  };
  EXPECT_EQ(ids_where(idle), (Lines{"pawnshop", "tavern", "stockade", "barracks", "guard-tower"}));
  EXPECT_FALSE(opening.meets(box().of_colour[static_cast<std::size_t>(Colour::Brown)]));
  EXPECT_FALSE(opening.meets(box().of_colour[static_cast<std::size_t>(Colour::Grey)]));
}

// 7W-5.7: Stables cost clay + wood + ore or nothing with Apothecary; Theater opens Statue, Statue opens
// Gardens.
TEST(Box, ChainExamples) {
  EXPECT_EQ(cost_of("stables"), "1 wood, 1 clay, 1 ore");
  EXPECT_TRUE(card("stables").chained_from.has(card("apothecary").building));
  EXPECT_EQ(card("stables").chained_from.count(), 1);
  EXPECT_TRUE(card("statue").chained_from.has(card("theater").building));
  EXPECT_TRUE(card("gardens").chained_from.has(card("statue").building));
}

// 7W-R.26: the repaired places of the chain table: Courthouse follows Scriptorium, Arsenal follows nothing.
TEST(Box, RepairedChains) {
  EXPECT_TRUE(card("courthouse").chained_from.has(card("scriptorium").building));
  EXPECT_TRUE(card("arsenal").parents.empty());
  EXPECT_TRUE(card("town-hall").parents.empty());
  EXPECT_TRUE(card("palace").parents.empty());
  EXPECT_TRUE(card("chamber-of-commerce").parents.empty());
}

// ---- Effects of cards (7W-11) --------------------------------------------------------------------------

// 7W-11.3: the printed points of the blue cards.
TEST(Box, PointsOfBlueCards) {
  Lines points;
  for (const CardInfo& c : box().cards) {
    if (c.colour == Colour::Blue) points.push_back(c.id + " " + std::to_string(c.effects.points));
  }
  EXPECT_EQ(points,
            (Lines{"pawnshop 3", "baths 3", "altar 2", "theater 2", "aqueduct 5", "temple 3", "statue 4",
                   "courthouse 4", "pantheon 7", "gardens 5", "town-hall 6", "palace 8", "senate 6"}));
}

// 7W-11.4: one symbol on each green card, four different cards per symbol.
TEST(Box, SymbolsOfGreenCards) {
  const auto with = [](Symbol symbol) {
    return ids_where([=](const CardInfo& c) { return c.effects.symbol == static_cast<int>(symbol); });
  };
  EXPECT_EQ(with(Symbol::Compass), (Lines{"apothecary", "dispensary", "lodge", "academy"}));
  EXPECT_EQ(with(Symbol::Gear), (Lines{"workshop", "laboratory", "observatory", "study"}));
  EXPECT_EQ(with(Symbol::Tablet), (Lines{"scriptorium", "library", "school", "university"}));
  EXPECT_EQ(box().of_symbol[0].count(), 4);
  EXPECT_EQ(box().of_symbol[1].count(), 4);
  EXPECT_EQ(box().of_symbol[2].count(), 4);
}

// 7W-11.5: a red card gives 1 shield in Age I, 2 in Age II, 3 in Age III.
TEST(Box, ShieldsOfRedCards) {
  const auto with = [](int shields) {
    return ids_where([=](const CardInfo& c) { return c.effects.shields == shields; });
  };
  EXPECT_EQ(with(1), (Lines{"stockade", "barracks", "guard-tower"}));
  EXPECT_EQ(with(2), (Lines{"walls", "training-ground", "stables", "archery-range"}));
  EXPECT_EQ(with(3), (Lines{"fortifications", "circus", "arsenal", "siege-workshop"}));
}

// The discounts and counting rewards as the data states them; their use is tested with the rules.
TEST(Box, DiscountsAndCounts) {
  EXPECT_EQ(card("east-trading-post").effects.discounts, kRawRight);
  EXPECT_EQ(card("west-trading-post").effects.discounts, kRawLeft);
  EXPECT_EQ(card("marketplace").effects.discounts, kGoodsBoth);
  const Count& arena = card("arena").effects.coins_per;
  EXPECT_EQ(arena.what, Count::What::Stages);
  EXPECT_EQ(arena.amount, 3);
  EXPECT_EQ(arena.scope, Count::kSelf);
  const Count& strategists = card("strategists-guild").effects.points_per;
  EXPECT_EQ(strategists.what, Count::What::Defeats);
  EXPECT_EQ(strategists.scope, Count::kLeft | Count::kRight);
  const Count& shipowners = card("shipowners-guild").effects.points_per;
  EXPECT_EQ(shipowners.what, Count::What::Cards);
  EXPECT_EQ(shipowners.colours, 0b1000011);  // brown, grey, purple
  EXPECT_TRUE(card("scientists-guild").effects.wild_symbol);
}

// ---- Wonders (7W-12) -----------------------------------------------------------------------------------

// 7W-12.1: Rhodes A stage 2 gives 2 shields.
TEST(Box, RhodesA) {
  EXPECT_EQ(stages("rhodes", 'A'), (Lines{"2 wood -> 3 points", "3 clay -> 2 shields", "4 ore -> 7 points"}));
}

// 7W-12.2: Rhodes B gives 1 shield, 3 points and 3 coins, then 1 shield, 4 points and 4 coins.
TEST(Box, RhodesB) {
  EXPECT_EQ(stages("rhodes", 'B'),
            (Lines{"3 stone -> 1 shields, 3 points, 3 coins", "4 ore -> 1 shields, 4 points, 4 coins"}));
}

// 7W-R.17: the good of choice of Alexandria B is its stage 2, the raw material its stage 1.
TEST(Box, Alexandria) {
  EXPECT_EQ(stages("alexandria", 'A'),
            (Lines{"2 stone -> 3 points", "2 ore -> 1 raw of choice", "2 glass -> 7 points"}));
  EXPECT_EQ(stages("alexandria", 'B'),
            (Lines{"2 clay -> 1 raw of choice", "2 wood -> 1 goods of choice", "3 stone -> 7 points"}));
}

// 7W-12.5: Ephesus A stage 2 gives 9 coins; Ephesus B 2, 3 and 5 points with 4 coins each.
TEST(Box, Ephesus) {
  EXPECT_EQ(stages("ephesus", 'A'),
            (Lines{"2 stone -> 3 points", "2 wood -> 9 coins", "2 papyrus -> 7 points"}));
  EXPECT_EQ(stages("ephesus", 'B'), (Lines{"2 stone -> 2 points, 4 coins", "2 wood -> 3 points, 4 coins",
                                           "1 glass, 1 papyrus, 1 loom -> 5 points, 4 coins"}));
}

// 7W-12.18: Giza A stage 2 gives 5 points; Giza B 3, 5, 5 and 7.
TEST(Box, Giza) {
  EXPECT_EQ(stages("giza", 'A'), (Lines{"2 stone -> 3 points", "3 wood -> 5 points", "4 stone -> 7 points"}));
  EXPECT_EQ(stages("giza", 'B'), (Lines{"2 wood -> 3 points", "3 stone -> 5 points", "3 clay -> 5 points",
                                        "4 stone, 1 papyrus -> 7 points"}));
}

// The boards whose powers are tested with the rules: costs and effects as data.
TEST(Box, BabylonOlympiaHalicarnassus) {
  EXPECT_EQ(stages("babylon", 'A'),
            (Lines{"2 clay -> 3 points", "3 wood -> 1 symbol of choice", "4 clay -> 7 points"}));
  EXPECT_EQ(stages("babylon", 'B'), (Lines{"1 clay, 1 loom -> 3 points", "2 wood, 1 glass -> 1 seventh card",
                                           "3 clay, 1 papyrus -> 1 symbol of choice"}));
  EXPECT_EQ(stages("olympia", 'A'),
            (Lines{"2 wood -> 3 points", "2 stone -> 1 free build", "2 ore -> 7 points"}));
  EXPECT_EQ(stages("olympia", 'B'), (Lines{"2 wood -> 1 raw left discount, 1 raw right discount",
                                           "2 stone -> 5 points", "2 ore, 1 loom -> 1 copied guild"}));
  EXPECT_EQ(stages("halicarnassus", 'A'),
            (Lines{"2 clay -> 3 points", "3 ore -> 1 from discard", "2 loom -> 7 points"}));
  EXPECT_EQ(stages("halicarnassus", 'B'),
            (Lines{"2 ore -> 2 points, 1 from discard", "3 clay -> 1 points, 1 from discard",
                   "1 glass, 1 papyrus, 1 loom -> 1 from discard"}));
}

// ---- Edition and the order of ids ----------------------------------------------------------------------

// 7W-R.25: nothing of the second edition; the Strategists Guild is in.
TEST(Box, FirstEdition) {
  const Lines second = {"ludus", "castrum", "decorators-guild", "well"};
  EXPECT_EQ(ids_where([&](const CardInfo& c) { return std::ranges::find(second, c.id) != second.end(); }),
            Lines{});
  EXPECT_EQ(ids_where([](const CardInfo& c) { return c.guild(); }),
            (Lines{"workers-guild", "craftsmens-guild", "traders-guild", "philosophers-guild", "spies-guild",
                   "strategists-guild", "shipowners-guild", "scientists-guild", "magistrates-guild",
                   "builders-guild"}));
}

// Ids run by age with the guilds last, and the Age I and Age II copies of a grey card are one building.
TEST(Box, OrderOfIds) {
  ASSERT_EQ(box().card_count(), 78);
  EXPECT_EQ(box().building_count, 75);
  EXPECT_EQ(Lines({box().cards[0].id, box().cards[27].id, box().cards[49].id, box().cards[68].id}),
            (Lines{"lumber-yard", "sawmill", "school", "workers-guild"}));
  for (int i = 0; i < 78; ++i) {
    const CardInfo& c = box().cards[static_cast<std::size_t>(i)];
    EXPECT_EQ(box().first_card_of_age[c.age - 1] + c.age_index, i) << c.id;
    EXPECT_EQ(c.guild(), i >= 68) << c.id;
  }
  EXPECT_EQ(box().first_card_of_age[3], 78);
  EXPECT_EQ(card("loom-1").building, card("loom-2").building);
  EXPECT_EQ(box().card(card("loom-2").building).id, "loom-1");
}

}  // namespace
}  // namespace zig::seven_wonders
