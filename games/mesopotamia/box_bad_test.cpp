// Component sets that are refused, each with the file, the entry, the field and the remedy.
#include <algorithm>

#include "games/mesopotamia/box_testkit.h"

namespace zig::mesopotamia {
namespace {

Json card_of(Documents& f, std::string_view empire, std::string_view type, std::size_t at) {
  return f["technologies"]["cards"][std::string(empire)][std::string(type)][at];
}
// A field of a civilization card.
Json& on_card(Documents& f, std::string_view empire, std::string_view type, std::size_t at,
              std::string_view key) {
  return f["technologies"]["cards"][std::string(empire)][std::string(type)][at][std::string(key)];
}

TEST(BoxRefusals, NothingSpoiltIsAccepted) {
  EXPECT_EQ(loading_after([](Documents&) {}), "loaded");
}

TEST(BoxRefusals, Files) {
  const Spoilt kCases[] = {
      {[](Documents& f) { f.erase("quests"); }, "quests.json: is missing; add it"},
      {[](Documents& f) { f["quest"] = Json::object(); },
       "quest.json: is not known here; remove it or correct its name"},
      {[](Documents& f) { f["quests"] = Json::array(); }, "quests.json: must be an object, not a list"},
      {[](Documents& f) { f["quests"]["crads"] = 1; },
       "quests.json crads: is not known here; choose from: provenance, cards"},
  };
  expect_refused(kCases);
}

// MS-1.3, MS-1.5, MS-3.13: the component list cannot be changed.
TEST(BoxRefusals, Components) {
  const Spoilt kCases[] = {
      {[](Documents& f) { f["components"]["per_empire"]["chariot"] = 3; },
       "components.json per_empire.chariot: must be 2, as the rules say, not 3 [MS-1.3]"},
      {[](Documents& f) { f["components"]["base"]["event_token_plains"] = 13; },
       "components.json base.event_token_plains: must be 12, as the rules say, not 13 [MS-1.5]"},
      {[](Documents& f) { f["components"]["mariotes_eblaites"]["civ_card"] = 42; },
       "components.json mariotes_eblaites.civ_card: must be 41, as the rules say, not 42 [MS-1.4]"},
      {[](Documents& f) { f["components"]["base"].erase("block_token"); },
       "components.json base.block_token: is missing; add it"},
      {[](Documents& f) { f["components"]["setup"]["quests"]["keep"] = 2; },
       "components.json setup.quests.keep: must be 3, as the rules say, not 2 [MS-3.13]"},
      {[](Documents& f) { f["components"]["setup"]["start_unit"] = "archer"; },
       "components.json setup.start_unit: must be \"spearman\", as the rules say, not \"archer\" [MS-3.3]"},
  };
  expect_refused(kCases);
}

// MS-2.6, MS-14.2: unit limits grow, one for each position; the first two and the VP are fixed.
TEST(BoxRefusals, Tracks) {
  const Spoilt kCases[] = {
      {[](Documents& f) { f["tracks"]["population"]["unit_limit"].erase(9); },
       "tracks.json population.unit_limit: has 9 entries; there must be 10 [MS-2.6]"},
      {[](Documents& f) { f["tracks"]["population"]["unit_limit"][4] = 7; },
       "tracks.json population.unit_limit[4]: must not be less than 8, the limit before it [MS-2.6]"},
      {[](Documents& f) { f["tracks"]["population"]["unit_limit"][0] = 3; },
       "tracks.json population.unit_limit[0]: must be 2, as the rules say, not 3 [MS-2.6]"},
      {[](Documents& f) { f["tracks"]["population"]["unit_limit"][1] = 3; },
       "tracks.json population.unit_limit[1]: must be 4, as the rules say, not 3 [MS-2.6]"},
      {[](Documents& f) { f["tracks"]["event"]["vp_by_rank"] = {8, 6, 3}; },
       "tracks.json event.vp_by_rank: must be [9,6,3], as the rules say, not a list [MS-14.2]"},
      {[](Documents& f) { f["tracks"]["event"]["positions"] = 5; },
       "tracks.json event.positions: must be a whole number from 6 to 40, not 5"},
      {[](Documents& f) { f["tracks"]["event"]["unit_limit"] = {2, 4}; },
       "tracks.json event.unit_limit: belongs to the population track; remove it here [MS-2.6]"},
  };
  expect_refused(kCases);
}

// MS-6.2, MS-7.1, MS-10.2, MS-11.7: what the rules say of units and buildings.
TEST(BoxRefusals, Units) {
  const Spoilt kCases[] = {
      {[](Documents& f) { f["units"]["units"][2]["speed"] = 3; },
       "units.json units[2].speed: must be 2, as the rules say, not 3 [MS-6.2]"},
      {[](Documents& f) { f["units"]["units"][0]["advantage_over"] = {"archer"}; },
       "units.json units[0].advantage_over: must be as the rules say: archer beats spearman, rider beats "
       "archer, "
       "spearman beats rider, chariot beats all three [MS-11.7]"},
      {[](Documents& f) { f["units"]["units"][2] = f["units"]["units"][1]; },
       "units.json units[2].id: \"archer\" is there twice; keep one [MS-1.9]"},
      {[](Documents& f) { f["units"]["unit_cost"]["wood"] = 2; },
       "units.json unit_cost: must be {\"wood\":1}, as the rules say, not an object [MS-10.2]"},
      {[](Documents& f) { f["units"]["buildings"][4]["build_level"] = 2; },
       "units.json buildings[4].build_level: must be 3, as the rules say, not 2 [MS-7.1]"},
      {[](Documents& f) { f["units"]["buildings"][0]["cost"] = Json::object(); },
       "units.json buildings[0].cost: must name at least one resource, as in {\"stone\": 2}"},
      {[](Documents& f) { f["units"]["buildings"][0]["cost"]["gold"] = 1; },
       "units.json buildings[0].cost.gold: is not known here; choose from: stone, wood, clay, food, tablet, "
       "bone"},
      {[](Documents& f) { f["units"]["buildings"][5]["cost"] = {{"stone", 1}}; },
       "units.json buildings[5].cost: is printed on the tokens; write it in gardens.json [MS-7.8]"},
  };
  expect_refused(kCases);
}

// MS-5.3, MS-5.4, MS-5.6: every die has one star; what cards ask for must be on a die.
TEST(BoxRefusals, Dice) {
  const Spoilt kCases[] = {
      {[](Documents& f) { f["dice"]["dice"][0]["faces"][0] = "star"; },
       "dice.json dice[0].faces: has 2 stars; every die has exactly one [MS-5.4]"},
      {[](Documents& f) { f["dice"]["dice"][2]["faces"][5] = "gun"; },
       "dice.json dice[2].faces: has 0 stars; every die has exactly one [MS-5.4]"},
      {[](Documents& f) { f["dice"]["dice"][0]["faces"].erase(0); },
       "dice.json dice[0].faces: has 5 entries; there must be 6 [MS-5.4]"},
      {[](Documents& f) { f["dice"]["dice"][0]["faces"][4] = "sun"; },
       "dice.json dice[0].faces[4]: \"sun\" is not a symbol; add it under symbols [MS-5.3]"},
      {[](Documents& f) { f["dice"]["dice"][0]["faces"][4] = "a"; },
       "dice.json dice: no die shows \"an\"; add a face or remove the symbol [MS-5.3]"},
      {[](Documents& f) { f["dice"]["dice"][1]["colour"] = "white"; },
       "dice.json dice[1].colour: \"white\" is there twice; keep one [MS-5.11]"},
      {[](Documents& f) { std::swap(f["dice"]["symbols"][0], f["dice"]["symbols"][1]); },
       "dice.json symbols[0].id: the first symbol must be star, and no other [MS-5.4]"},
      {[](Documents& f) { f["dice"]["symbols"][1]["meaning"]["cs"] = ""; },
       "dice.json symbols[1].meaning: must have a text in each of the three languages: en, cs and pl"},
      {[](Documents& f) { f["dice"]["max_rerolls"] = 4; },
       "dice.json max_rerolls: must be 3, as the rules say, not 4 [MS-5.6]"},
  };
  expect_refused(kCases);
}

// MS-1.2, MS-3.5, MS-3.6: the empires' beginnings are part of the rules.
TEST(BoxRefusals, Empires) {
  const Spoilt kCases[] = {
      {[](Documents& f) { f["empires"]["empires"].erase(7); },
       "empires.json empires: has 7 entries; there must be 8 [MS-1.2]"},
      {[](Documents& f) { f["empires"]["empires"][2]["start"]["unit"] = "rider"; },
       "empires.json empires[2].start: must be "
       "{\"levels\":{\"warfare\":2},\"unit\":\"archer\",\"gain\":{\"bone\":1}}, "
       "as the rules say, not an object [MS-3.5]"},
      {[](Documents& f) { f["empires"]["empires"][4]["box"] = "base"; },
       "empires.json empires[4].box: must be \"assyrians_hittites\", as the rules say, not \"base\" "
       "[MS-1.2]"},
      {[](Documents& f) { f["empires"]["empires"][0]["colour"] = "gold"; },
       "empires.json empires[0].colour: must be # and six digits from 0 to f, not \"gold\""},
      {[](Documents& f) { f["empires"]["empires"][0]["name"].erase("pl"); },
       "empires.json empires[0].name.pl: is missing; add it"},
      {[](Documents& f) { std::swap(f["empires"]["event_stack"][1], f["empires"]["event_stack"][2]); },
       "empires.json event_stack: must be "
       "[\"assyria\",\"akkad\",\"elam\",\"sumer\",\"babylon\",\"hittites\",\"mari\",\"ebla\"], as the rules "
       "say, not a "
       "list [MS-3.6]"},
  };
  expect_refused(kCases);
}

// MS-1.4, MS-5.3: the number of cards and of their symbols.
TEST(BoxRefusals, CivilizationCards) {
  const Spoilt kCases[] = {
      {[](Documents& f) { f["technologies"]["cards"]["sumer"]["explore"].erase(3); },
       "technologies.json cards.sumer.explore: has 3 entries; there must be 4 [MS-1.4]"},
      {[](Documents& f) {
         f["technologies"]["cards"]["sumer"]["research"].push_back(card_of(f, "babylon", "research", 0));
       },
       "technologies.json cards.sumer.research: has 4 entries; there must be 3 [MS-1.4]"},
      {[](Documents& f) { f["technologies"]["cards"].erase("ebla"); },
       "technologies.json cards.ebla: is missing; add it [MS-1.4]"},
      {[](Documents& f) { on_card(f, "mari", "build", 0, "level") = 1; },
       "technologies.json cards.mari.build[0].level: must be 2; list them in order [MS-1.4]"},
      {[](Documents& f) { on_card(f, "sumer", "build", 0, "dingir") = {"gish", "gish"}; },
       "technologies.json cards.sumer.build[0].dingir: has 2 entries; there must be 1 [MS-5.3]"},
      {[](Documents& f) { on_card(f, "sumer", "build", 2, "dingir") = {"gish"}; },
       "technologies.json cards.sumer.build[2].dingir: has 1 entry; there must be 2 [MS-5.3]"},
      {[](Documents& f) { on_card(f, "sumer", "build", 0, "dingir") = {"star"}; },
       "technologies.json cards.sumer.build[0].dingir[0]: \"star\" is not a symbol that a card can show; "
       "dice.json "
       "lists them under symbols [MS-5.3]"},
      {[](Documents& f) { on_card(f, "sumer", "build", 0, "gathers") = 2; },
       "technologies.json cards.sumer.build[0].gathers: is not known here; choose from: level, dingir, gain, "
       "builds, "
       "discount, confidence, note"},
      {[](Documents& f) { on_card(f, "sumer", "build", 1, "builds") = 3; },
       "technologies.json cards.sumer.build[1].builds: must be a whole number from 1 to 2, not 3"},
      {[](Documents& f) { f["technologies"]["names"]["grow"].erase(0); },
       "technologies.json names.grow: has 3 entries; there must be 4 [MS-5.1]"},
      {[](Documents& f) { on_card(f, "sumer", "warfare", 2, "bones") = 2; },
       "technologies.json cards.sumer.warfare[2].bones: must be more than 2, the bones of the level below "
       "[MS-10.1]"},
      {[](Documents& f) { on_card(f, "sumer", "grow", 2, "food") = 3; },
       "technologies.json cards.sumer.grow[2].food: must not be more than on the level below [MS-10.5]"},
  };
  expect_refused(kCases);
}

// MS-R.48: what the rulebook says about numbers on cards stays.
TEST(BoxRefusals, FactsOfTheRulebook) {
  const Spoilt kCases[] = {
      {[](Documents& f) { on_card(f, "babylon", "research", 0, "to")["tablet"] = 2; },
       "technologies.json cards.babylon.research[0].to: must be {\"tablet\":1}, as the rules say, not an "
       "object "
       "[MS-8.1]"},
      {[](Documents& f) { on_card(f, "babylon", "research", 0, "from")["clay"] = 1; },
       "technologies.json cards.babylon.research[0].from: must be {\"clay\":2}, as the rules say, not an "
       "object "
       "[MS-8.1]"},
      {[](Documents& f) { on_card(f, "babylon", "research", 2, "discoveries") = 3; },
       "technologies.json cards.babylon.research[2].discoveries: must be 2, as the rules say, not 3 "
       "[MS-8.2]"},
      {[](Documents& f) { on_card(f, "babylon", "research", 3, "to")["tablet"] = 3; },
       "technologies.json cards.babylon.research[3].to: must be {\"tablet\":4}, as the rules say, not an "
       "object "
       "[MS-8.1]"},
      {[](Documents& f) { on_card(f, "babylon", "explore", 0, "activations") = 2; },
       "technologies.json cards.babylon.explore[0].activations: must be 1, as the rules say, not 2 [MS-6.1]"},
      {[](Documents& f) { on_card(f, "assyria", "explore", 0, "activations") = 3; },
       "technologies.json cards.assyria.explore[0].activations: must be 2, as the rules say, not 3 [MS-6.1]"},
      {[](Documents& f) { f["technologies"]["discovery_cost"] = {{"tablet", 2}}; },
       "technologies.json discovery_cost: must be {\"tablet\":1}, as the rules say, not an object [MS-8.2]"},
      {[](Documents& f) { on_card(f, "elam", "gather_trade", 0, "gathers") = 4; },
       "technologies.json cards.elam.gather_trade: must have a card that gathers 3, as the rules say "
       "[MS-R.48]"},
  };
  expect_refused(kCases);
  const auto guessed = [](Documents& f) { f["quests"]["cards"][4]["confidence"] = "guessed"; };
  EXPECT_EQ(loading_after(guessed).find("quests.json cards[4].confidence: must be one of rulebook"), 0U)
      << loading_after(guessed);
  const auto house = [](Documents& f) { on_card(f, "babylon", "research", 1, "to")["tablet"] = 3; };
  EXPECT_EQ(loading_after(house), "loaded") << "Mathematics is not in the rulebook";
  // MS-8.2: of the discoveries only those of Literature are; the card of the set counts.
  const auto two = [](Documents& f) { on_card(f, "babylon", "research", 0, "discoveries") = 2; };
  EXPECT_EQ(loading_after(two), "loaded");
}

// MS-1.5, MS-2.5, MS-3.8: trade tokens and their slots.
TEST(BoxRefusals, TradeTokens) {
  const Spoilt kCases[] = {
      {[](Documents& f) { f["trade_tokens"]["tokens"].erase(0); },
       "trade_tokens.json tokens: has 19 entries of the box base; there must be 20 [MS-1.5]"},
      {[](Documents& f) { f["trade_tokens"]["tokens"][35]["box"] = "assyrians_hittites"; },
       "trade_tokens.json tokens: has 9 entries of the box assyrians_hittites; there must be 8 [MS-1.5]"},
      {[](Documents& f) {
         for (std::size_t i = 2; i < 5; ++i) f["trade_tokens"]["tokens"][i]["level"] = 2;
       },
       "trade_tokens.json tokens: has 2 tokens of level 1 in the base box; at least 3 are needed [MS-3.8]"},
      {[](Documents& f) { f["trade_tokens"]["tokens"][1]["id"] = "trade_1_01"; },
       "trade_tokens.json tokens[1].id: \"trade_1_01\" is there twice; keep one"},
      {[](Documents& f) { f["trade_tokens"]["tokens"][1]["id"] = "trade 2"; },
       "trade_tokens.json tokens[1].id: must be letters, digits and underscores, at most 30, not \"trade "
       "2\""},
      {[](Documents& f) { f["trade_tokens"]["filled"]["3"][3] = {1, 2}; },
       "trade_tokens.json filled.3[3]: must list 3 different slots, not 2 [MS-3.8]"},
      {[](Documents& f) { f["trade_tokens"]["filled"]["2"][1] = {1, 1}; },
       "trade_tokens.json filled.2[1]: must list 2 different slots, not 2 [MS-3.8]"},
      {[](Documents& f) { f["trade_tokens"]["filled"]["2"][0] = {4}; },
       "trade_tokens.json filled.2[0]: must list slots from 1 to 3, not 4 [MS-2.5]"},
      {[](Documents& f) { f["trade_tokens"]["needs_ship"][1] = {true, false}; },
       "trade_tokens.json needs_ship[1]: must be true or false for each of the three slots [MS-2.5]"},
  };
  expect_refused(kCases);
}

// MS-1.5, MS-3.12, MS-7.8: a token of the base box for each level, with conditions that can be met.
TEST(BoxRefusals, Gardens) {
  const Spoilt kCases[] = {
      {[](Documents& f) { f["gardens"]["tokens"].erase(19); },
       "gardens.json tokens: has 4 entries of the box assyrians_hittites; there must be 5 [MS-1.5]"},
      {[](Documents& f) {
         for (std::size_t i = 6; i < 9; ++i) f["gardens"]["tokens"][i]["level"] = 2;
       },
       "gardens.json tokens: has no token of level 3 in the base box; add one [MS-3.12]"},
      {[](Documents& f) { f["gardens"]["tokens"][0]["requires"] = {{"settlements_min", 4}}; },
       "gardens.json tokens[0].requires.settlements_min: asks for 4, which nobody can ever have; at most 3 "
       "are "
       "possible [MS-7.8]"},
      {[](Documents& f) { f["gardens"]["tokens"][0]["requires"] = {{"population_min", 11}}; },
       "gardens.json tokens[0].requires.population_min: asks for 11, which nobody can ever have; at most 10 "
       "are "
       "possible [MS-7.8]"},
      {[](Documents& f) { f["gardens"]["tokens"][0].erase("cost"); },
       "gardens.json tokens[0].cost: must name at least one resource, as in {\"stone\": 2}"},
  };
  expect_refused(kCases);
}

// MS-1.5, MS-14.7, MS-14.9: quests that can be met, worth 2 VP.
TEST(BoxRefusals, Quests) {
  const auto asks = [](std::string_view key, int n) {
    return [key = std::string(key), n](Documents& f) { f["quests"]["cards"][3]["requires"][key] = n; };
  };
  const auto never = [](std::string_view key, int n, int most) {
    return "quests.json cards[3].requires." + std::string(key) + ": asks for " + std::to_string(n) +
           ", which nobody can ever have; at most " + std::to_string(most) + " are possible [MS-14.7]";
  };
  const Spoilt kCases[] = {
      {[](Documents& f) { f["quests"]["cards"].erase(0); },
       "quests.json cards: has 17 entries of the box base; there must be 18 [MS-1.5]"},
      {[](Documents& f) { f["quests"]["cards"][0]["vp"] = 3; },
       "quests.json cards[0].vp: must be 2, as the rules say, not 3 [MS-14.7]"},
      {asks("settlements_min", 4), never("settlements_min", 4, 3)},
      {asks("walls_min", 4), never("walls_min", 4, 3)},
      {asks("ships_min", 4), never("ships_min", 4, 3)},
      {asks("units_min", 16), never("units_min", 16, 15)},
      {asks("areas_min", 14), never("areas_min", 14, 13)},
      {[&](Documents& f) {  // no more land units than the limit allows
         f["tracks"]["population"]["unit_limit"] = {2, 4, 6, 8, 8, 8, 8, 8, 8, 8};
         asks("areas_min", 12)(f);
       },
       never("areas_min", 12, 11)},
      {[&](Documents& f) {  // of which ships take some
         f["tracks"]["population"]["unit_limit"] = {2, 4, 6, 8, 8, 8, 8, 8, 8, 8};
         asks("areas_min", 9)(f);
         asks("ships_min", 3)(f);
       },
       "quests.json cards[3].requires.areas_min: asks for 9, which nobody can ever have with 3 ships; at "
       "most 8 "
       "are possible [MS-14.7]"},
      {asks("amphorae_min", 7), never("amphorae_min", 7, 6)},
      {asks("gardens_min", 6), never("gardens_min", 6, 5)},
      {asks("population_min", 11), never("population_min", 11, 10)},
      {asks("event_min", 16), never("event_min", 16, 15)},
      {asks("ziggurat_floors_min", 7), never("ziggurat_floors_min", 7, 6)},
      {[](Documents& f) { f["quests"]["cards"][1]["requires"]["technologies"]["grow"] = 5; },
       "quests.json cards[1].requires.technologies.grow: asks for 5, which nobody can ever have; at most 4 "
       "are possible "
       "[MS-14.9]"},
      {[](Documents& f) { f["quests"]["cards"][1]["requires"]["camels"] = 1; },
       "quests.json cards[1].requires.camels: is not known here; choose from: technologies, own, "
       "settlements_min, "
       "walls_min, ships_min, units_min, areas_min, amphorae_min, gardens_min, population_min, event_min, "
       "ziggurat_floors_min"},
      {[](Documents& f) { f["quests"]["cards"][1]["requires"] = Json::object(); },
       "quests.json cards[1].requires: must ask for something [MS-14.7]"},
  };
  expect_refused(kCases);
}

// MS-1.5, MS-11.7, MS-R.34: combat cards have three rows, and decks suffice for two empires.
TEST(BoxRefusals, CombatCards) {
  const Spoilt kCases[] = {
      {[](Documents& f) { f["combat_cards"]["cards"].erase(25); },
       "combat_cards.json cards: has 25 entries of the box base; there must be 26 [MS-1.5]"},
      {[](Documents& f) { f["combat_cards"]["cards"][25]["unit"] = "rider"; },
       "combat_cards.json cards: has 3 cards for the type chariot in the base box; at least 4 are needed "
       "[MS-R.34]"},
      {[](Documents& f) { f["combat_cards"]["cards"][0]["printed"].erase(0); },
       "combat_cards.json cards[0].printed: has 2 entries; there must be 3 [MS-11.7]"},
      {[](Documents& f) { f["combat_cards"]["cards"][0]["slots"][1] = "one"; },
       "combat_cards.json cards[0].slots[1]: must be a whole number from 0 to 9, not \"one\""},
      {[](Documents& f) { f["combat_cards"]["cards"][0]["unit"] = "elephant"; },
       "combat_cards.json cards[0].unit: must be one of spearman, archer, rider, chariot, not \"elephant\""},
      {[](Documents& f) { f["combat_cards"]["rows"] = {"tactics", "strength", "mobility"}; },
       "combat_cards.json rows: must be [\"strength\",\"tactics\",\"mobility\"], as the rules say, not a "
       "list "
       "[MS-11.7]"},
  };
  expect_refused(kCases);
}

// MS-1.5, MS-3.9, MS-13.1, MS-13.4, MS-13.17: event tokens, cards and operations.
TEST(BoxRefusals, Events) {
  const Spoilt kCases[] = {
      {[](Documents& f) { f["events"]["events"].erase(0); },
       "events.json events: has 29 entries of the box base; there must be 30 [MS-1.5]"},
      {[](Documents& f) {
         f["events"]["events"][0]["terrain"] = "plains";
         f["events"]["events"][0]["number"] = 50;
       },
       "events.json events: has 13 plains tokens of the box base; there must be 12 [MS-1.5]"},
      {[](Documents& f) { f["events"]["events"][1]["number"] = 1; },
       "events.json events[1].number: D1 and D2 have the same terrain and number; change one of them "
       "[MS-13.1]"},
      {[](Documents& f) { f["events"]["events"][1]["card"] = "EV1"; },
       "events.json events[1].card: \"EV1\" is there twice; keep one [MS-13.1]"},
      {[](Documents& f) { f["events"]["events"][0]["options"][0]["final"][0]["op"] = "dance"; },
       "events.json events[0].options[0].final[0].op: \"dance\" is not an operation of an event; choose "
       "from: gain, gain_choice, lose, discover_free, place_unit, place_building, place_ship, place_ram, "
       "draw_quest, population [MS-13.17]"},
      {[](Documents& f) { f["events"]["events"][0]["options"][0].erase("final"); },
       "events.json events[0].options[0].final: is missing; add it [MS-13.17]"},
      {[](Documents& f) { f["events"]["events"][0]["options"].erase(1); },
       "events.json events[0].options: has 1 entry; there must be 2 [MS-13.2]"},
      {[](Documents& f) { f["events"]["events"][1]["vp"] = 0; },
       "events.json events[1].vp: must be at least 1: an option lets the area score it [MS-13.4]"},
      {[](Documents& f) { f["events"]["events"][4]["options"][1]["effects"][0]["from"] = {"stone"}; },
       "events.json events[4].options[1].effects[0].from: must name at least two resources to choose from "
       "[MS-13.17]"},
      {[](Documents& f) { f["events"]["events"][1]["options"][0]["per_round"] = Json::array(); },
       "events.json events[1].options[0].per_round: is not known here; choose from: label, type, steps, "
       "effects"},
      {[](Documents& f) { f["map"]["areas"][0]["event"] = "plains"; },
       "events.json events: map.json has 13 event slots of the terrain plains, but there are only 12 tokens; "
       "take the "
       "slots from some areas [MS-3.9]"},
  };
  expect_refused(kCases);
}

// Whatever is written into a file, it loads or is refused.
TEST(BoxRefusals, ForeignValues) {
  std::uint64_t seed = 1;
  for (const DataFile& file : data_files()) {
    replace_values(
        file.text, seed++,
        [&](std::string_view text) {
          EXPECT_FALSE(loading(load_box, with_text(data_files(), file.name, text)).empty());
        },
        12);
  }
}

}  // namespace
}  // namespace zig::mesopotamia
