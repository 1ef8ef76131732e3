// What happens to data files that are broken: refused, with the place and what to do.
#include <gtest/gtest.h>

#include <functional>
#include <string>

#include "engine/data_testkit.h"
#include "games/seven_wonders/box.h"

namespace zig::seven_wonders {
namespace {

using Mutation = std::function<void(Json&)>;

// What is said to one of the files with a change, or with another text.
std::string with_cards(const Mutation& change) {
  return loading_with(load_box, data_files(), "cards", change);
}
std::string with_wonders(const Mutation& change) {
  return loading_with(load_box, data_files(), "wonders", change);
}
std::string with_setup(const Mutation& change) {
  return loading_with(load_box, data_files(), "setup", change);
}
std::string replaced(std::string_view file, std::string_view text) {
  return loading(load_box, with_text(data_files(), file, text));
}

// The entry with this id in a list of cards or boards.
Json& entry(Json& list, std::string_view id) {
  for (Json& item : list) {
    if (item["id"].get<std::string>() == id) return item;
  }
  ADD_FAILURE() << id;
  return list;
}

// 7W-1.7: the tokens are -1, +1, +3 and +5; data that says otherwise is refused.
TEST(BrokenData, TokenValues) {
  const Json setup = parsed(text_of(data_files(), "setup"));
  EXPECT_EQ(setup["defeat_token"], -1);
  EXPECT_EQ(setup["ages"][0]["victory_token"], 1);
  EXPECT_EQ(setup["ages"][1]["victory_token"], 3);
  EXPECT_EQ(setup["ages"][2]["victory_token"], 5);
  EXPECT_EQ(with_setup([](Json& j) { j["ages"][1]["victory_token"] = 2; }),
            "setup.json ages[1].victory_token: must be 3, as the rules say, not 2 [7W-1.7]");
}

// 7W-1.8, 7W-R.19: the numbers of pieces limit nothing, so another printing's numbers are accepted.
TEST(BrokenData, PieceCountsAreInformational) {
  EXPECT_EQ(with_setup([](Json& j) {
              j["components"]["conflict_tokens"] = 46;
              j["components"]["coins_of_3"] = 24;
              j["components"]["coins_of_1"] = 46;
            }),
            "loaded");
}

TEST(BrokenData, MissingField) {
  EXPECT_EQ(with_cards([](Json& j) { j["cards"][1].erase("cost"); }),
            "cards.json cards[1] (stone-pit).cost: is missing; add it");
  EXPECT_EQ(with_cards([](Json& j) { j.erase("cards"); }), "cards.json cards: is missing; add it");
  EXPECT_EQ(with_wonders([](Json& j) { j["wonders"][0]["sides"].erase("B"); }),
            "wonders.json wonders[0] (rhodes).sides.B: is missing; add it");
  EXPECT_EQ(with_setup([](Json& j) { j.erase("hand_size"); }),
            "setup.json hand_size: is missing; add it with the value 7 [7W-6.2]");
}

TEST(BrokenData, WrongType) {
  EXPECT_EQ(with_cards([](Json& j) { j["cards"][1]["cost"]["coins"] = "many"; }),
            "cards.json cards[1] (stone-pit).cost.coins: must be a whole number from 0 to 9, not \"many\"");
  EXPECT_EQ(with_cards([](Json& j) { j["cards"] = 7; }), "cards.json cards: must be a list, not 7");
  EXPECT_EQ(with_cards([](Json& j) { j["cards"][2] = nullptr; }),
            "cards.json cards[2]: must be an object, not null");
  EXPECT_EQ(with_setup([](Json& j) { j["ages"] = "three"; }),
            "setup.json ages[0].age: is missing; add it with the value 1 [7W-6.1]");
}

TEST(BrokenData, MisspeltField) {
  EXPECT_EQ(with_cards([](Json& j) { j["cards"][1]["copies"]["mark"] = 3; }),
            "cards.json cards[1] (stone-pit).copies.mark: is not known here; choose from: marks, in_box, "
            "by_players");
}

TEST(BrokenData, UnknownEffect) {
  EXPECT_EQ(with_cards([](Json& j) { j["cards"][0]["effects"][0]["type"] = "prodcue"; }),
            "cards.json cards[0] (lumber-yard).effects[0].type: \"prodcue\" is not known here; choose from: "
            "produce, "
            "victory_points, coins, coins_per, points_per, shields, science, science_choice, trade_discount");
  EXPECT_EQ(with_wonders([](Json& j) {
              j["wonders"][0]["sides"]["A"]["stages"][1]["effects"][0]["type"] = "science";
            }),
            "wonders.json wonders[0] (rhodes).sides.A.stages[1].effects[0].type: \"science\" is not known "
            "here; choose from: produce, victory_points, coins, shields, science_choice, trade_discount, "
            "free_build, "
            "play_seventh_card, build_from_discard, copy_guild");
}

TEST(BrokenData, DuplicateId) {
  EXPECT_EQ(with_cards([](Json& j) { j["cards"][1]["id"] = "lumber-yard"; }),
            "cards.json cards[1] (lumber-yard).id: is also the id of cards[0] (lumber-yard); rename one");
  EXPECT_EQ(with_wonders([](Json& j) { j["wonders"][6]["id"] = "rhodes"; }),
            "wonders.json wonders[6] (rhodes).id: is also the id of another board; rename one [7W-1.1]");
}

TEST(BrokenData, WrongCopies) {
  EXPECT_EQ(
      with_cards([](Json& j) { j["cards"][0]["copies"] = {{"marks", {3}}}; }),
      "cards.json cards: hold 48 ordinary copies of Age I; there must be 49; check copies.marks [7W-1.3]");
  EXPECT_EQ(with_cards([](Json& j) { j["cards"][0]["copies"] = {{"marks", {3, 5}}}; }),
            "cards.json cards: hold 27 copies of Age I for 4 players; there must be 28; check copies.marks "
            "[7W-2.3]");
  EXPECT_EQ(with_cards([](Json& j) { j["cards"][0]["copies"]["in_box"] = 3; }),
            "cards.json cards[0] (lumber-yard).copies.in_box: says 3, but the marks give 2; correct one of "
            "them [7W-1.10]");
  EXPECT_EQ(with_cards([](Json& j) { j["cards"][0]["copies"]["marks"][1] = 8; }),
            "cards.json cards[0] (lumber-yard).copies.marks[1]: must be a whole number from 3 to 7, not 8");
}

TEST(BrokenData, MissingGuild) {
  EXPECT_EQ(with_cards([](Json& j) { j["cards"].erase(j["cards"].size() - 1); }),
            "cards.json cards: hold 9 guilds; there must be 10 [7W-1.3]");
}

TEST(BrokenData, TooManyCards) {
  EXPECT_EQ(with_cards([](Json& j) { j["cards"].insert(j["cards"].end(), 3, j["cards"][0]); }),
            "cards.json cards: has 81 entries; at most 80 are possible");
}

TEST(BrokenData, BrokenChain) {
  EXPECT_EQ(with_cards([](Json& j) { entry(j["cards"], "statue")["chain_from"] = {"theatre"}; }),
            "cards.json cards[16] (theater).chain_to: names statue, whose chain_from does not name this "
            "card; add it "
            "there [7W-5.1]");
  EXPECT_EQ(
      with_cards([](Json& j) { entry(j["cards"], "arsenal")["chain_from"] = {"barrack"}; }),
      "cards.json cards[61] (arsenal).chain_from: names \"barrack\", which is not a card; correct the id "
      "[7W-5.1]");
  EXPECT_EQ(
      with_cards([](Json& j) { entry(j["cards"], "arsenal")["chain_from"] = {"barracks"}; }),
      "cards.json cards[61] (arsenal).chain_from: names barracks, which is not of the age before; correct it "
      "[7W-5.1]");
  EXPECT_EQ(with_cards([](Json& j) { entry(j["cards"], "arsenal")["chain_from"] = {"walls"}; }),
            "cards.json cards[61] (arsenal).chain_from: names walls, whose chain_to does not name this card; "
            "add it "
            "there [7W-5.1]");
}

TEST(BrokenData, NumberTooLarge) {
  std::string text(text_of(data_files(), "cards"));
  const std::string_view coins = "\"coins\": 0";
  text.replace(text.find(coins), coins.size(), "\"coins\": 40000000000000000000000");
  EXPECT_EQ(replaced("cards", text),
            "cards.json cards[0] (lumber-yard).cost.coins: must be a whole number from 0 to 9, not 4e+22");
}

TEST(BrokenData, TruncatedFile) {
  const std::string_view whole = text_of(data_files(), "wonders");
  const std::string line = replaced("wonders", whole.substr(0, whole.size() / 2));
  EXPECT_TRUE(line.starts_with("wonders.json: is not valid JSON near character ")) << line;
}

TEST(BrokenData, NotJson) {
  for (const std::string_view text : {"seven wonders", ""}) {
    const std::string line = replaced("setup", text);
    EXPECT_TRUE(line.starts_with("setup.json: is not valid JSON near character ")) << line;
  }
  EXPECT_EQ(replaced("setup", "[]"), "setup.json: must be an object, not a list");
  const std::string line = replaced("setup", text_of(data_files(), "wonders"));
  EXPECT_TRUE(line.starts_with("setup.json schema") || line.starts_with("setup.json wonders")) << line;
}

TEST(BrokenData, EmptyName) {
  EXPECT_EQ(with_cards([](Json& j) { j["cards"][3]["name"]["pl"] = ""; }),
            "cards.json cards[3] (ore-vein).name.pl: must be a name of 1 to 100 bytes on one line");
}

TEST(BrokenData, CardAgainstTheRules) {
  EXPECT_EQ(with_cards([](Json& j) { entry(j["cards"], "baths")["cost"]["coins"] = 1; }),
            "cards.json cards[14] (baths).cost.coins: must be 0: only brown cards cost coins [7W-3.2]");
  EXPECT_EQ(
      with_cards([](Json& j) { entry(j["cards"], "quarry")["age"] = 3; }),
      "cards.json cards[28] (quarry).age: must be 1 or 2: Age III has no brown and no grey cards [7W-1.5]");
  EXPECT_EQ(with_cards([](Json& j) { entry(j["cards"], "spies-guild")["age"] = 2; }),
            "cards.json cards[72] (spies-guild).age: must be 3: purple cards exist only in Age III [7W-1.5]");
  EXPECT_EQ(with_cards([](Json& j) { entry(j["cards"], "walls")["effects"][0]["count"] = 3; }),
            "cards.json cards[42] (walls).effects: must give 2 shields: a red card gives as many as its age "
            "[7W-11.5]");
  EXPECT_EQ(with_cards([](Json& j) { entry(j["cards"], "study")["effects"][0]["symbol"] = "tablet"; }),
            "cards.json cards: hold 3 different cards with gear; there must be 4 [7W-11.4]");
  EXPECT_EQ(with_cards([](Json& j) { entry(j["cards"], "forum")["effects"][0]["options"].erase(0); }),
            "cards.json cards[38] (forum).effects[0].options: must offer all four raw materials or all three "
            "manufactured goods, because it is not tradable [7W-11.2]");
  EXPECT_EQ(with_cards([](Json& j) { entry(j["cards"], "marketplace")["effects"][0]["from"] = {"left"}; }),
            "cards.json cards[20] (marketplace).effects[0].resources: must be all raw materials, or all "
            "manufactured "
            "goods from both left and right [7W-4.4]");
  EXPECT_EQ(
      with_cards([](Json& j) { entry(j["cards"], "loom-2")["effects"][0]["options"] = {{{"glass", 1}}}; }),
      "cards.json cards[31] (loom-2).building: is also the building of cards[10] (loom-1); give both the "
      "same "
      "name, colour and effects and different ages, or rename one [7W-7.2]");
}

TEST(BrokenData, BoardAgainstTheRules) {
  EXPECT_EQ(with_wonders([](Json& j) { j["wonders"].erase(6); }),
            "wonders.json wonders: hold 6 boards; there must be 7 [7W-1.1]");
  EXPECT_EQ(with_wonders([](Json& j) { j["wonders"][0]["sides"]["B"]["stages"].erase(1); }),
            "wonders.json wonders[0] (rhodes).sides.B.stages: must be 2, 3 or 4 stages [7W-1.2]");
  EXPECT_EQ(with_wonders([](Json& j) { j["wonders"][0]["starting_production"]["options"][0]["ore"] = 2; }),
            "wonders.json wonders[0] (rhodes).starting_production: must be one tradable unit of one resource "
            "[7W-1.2]");
  EXPECT_EQ(with_wonders([](Json& j) {
              j["wonders"][0]["sides"]["A"]["stages"][1]["effects"][0] = {{"type", "build_from_discard"},
                                                                          {"uses", 1}};
            }),
            "wonders.json wonders (halicarnassus).sides: have build_from_discard too often: at most on 1 "
            "board and 3 stages of a side [7W-R.23]");
}

TEST(BrokenData, SetupAgainstTheRules) {
  EXPECT_EQ(with_setup([](Json& j) { j["starting_coins"] = 4; }),
            "setup.json starting_coins: must be 3, as the rules say, not 4 [7W-2.6]");
  EXPECT_EQ(with_setup([](Json& j) { j["guilds_in_play"]["5"] = 8; }),
            "setup.json guilds_in_play.5: must be 7, as the rules say, not 8 [7W-2.2]");
  EXPECT_EQ(with_setup([](Json& j) { j["wonder_cards"][2]["wonder"] = "rhodes"; }),
            "setup.json wonder_cards[2].wonder: must be a board of wonders.json that has no card yet, not "
            "\"rhodes\" "
            "[7W-1.9]");
}

// An owner's file need not be sorted by age: the first guild at the top of the file keeps its id.
TEST(BrokenData, AgesMayBeMixedInTheFile) {
  Json json = parsed(text_of(data_files(), "cards"));
  const Json guild = entry(json["cards"], "workers-guild");
  json["cards"].erase(68);
  json["cards"].insert(json["cards"].begin(), guild);
  const std::string text = json.dump();
  const auto loaded = load_box(with_text(data_files(), "cards", text));
  ASSERT_TRUE(loaded) << loaded.error().line();
  EXPECT_EQ((*loaded)->cards[68].id, "workers-guild");
  EXPECT_EQ((*loaded)->cards[0].id, "lumber-yard");
}

// Hostile files give a box or a problem with its place, never a crash.
TEST(BrokenData, ForeignValuesAnywhere) {
  int refused = 0;
  std::uint64_t seed = 1;
  for (const auto& [name, whole] : data_files()) {
    replace_values(whole, seed++, [&](std::string_view text) {
      const std::string line = loading(load_box, with_text(data_files(), name, text));
      if (line == "loaded") return;  // a name, a comment, a piece count
      ++refused;
      EXPECT_TRUE(line.starts_with(std::string(name) + ".json")) << line;
    });
  }
  EXPECT_GT(refused, effort(200));
}

}  // namespace
}  // namespace zig::seven_wonders
