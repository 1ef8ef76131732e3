// Texts of a whole game: every decision, refusal and event has a sentence in three languages, and every position reads back.
#include <gtest/gtest.h>

#include <set>

#include "engine/laws.h"
#include "games/new_dawn/questions.h"
#include "games/new_dawn/scenario_testkit.h"
#include "games/new_dawn/sums.h"
#include "games/new_dawn/texts.h"

namespace zig::new_dawn {
namespace {

// A gap in the locale shows as a key in angle brackets, a missing argument as a name in braces.
void expect_sentence(const std::string& text, std::string_view what) {
  EXPECT_FALSE(text.empty()) << what;
  EXPECT_EQ(text.find_first_of("<>{}"), std::string::npos) << what << ": " << text;
}

// ND-16.1: what is asked, in three languages, with as many options as there are legal actions.
TEST(Texts, DecisionsAndActions) {
  for (std::uint64_t seed = 0; seed < 6; ++seed) {
    int number = 0;
    Options options;
    options.players = static_cast<std::uint8_t>(2 + seed % 3);
    options.map = seed % 2 ? MapKind::Built : MapKind::FirstGame;
    for_each_state(options, seed, 400, [&](const State& s) {
      if (s.over() || number++ % 7) return;
      const Seat seat = the_game().pending(s).first();
      for (const Lang lang : kLangs) {
        const Json decision = the_game().decision(s, seat, lang);
        expect_sentence(decision["prompt"].get<std::string>(), "prompt");
        EXPECT_EQ(decision["options"].size(), choices(s).size());
        for (const Json& option : decision["options"])
          expect_sentence(option["text"].get<std::string>(), "option");
        for (const Json& reason : decision["unavailable"])
          expect_sentence(reason["why"].get<std::string>(), "why");
      }
      EXPECT_EQ(the_game().decision(s, Seat{static_cast<std::uint8_t>((seat.n + 1) % s.players())}, Lang::En),
                Json(nullptr));
    });
  }
}

// Whoever may stop is told what stays undone, never just to go on.
TEST(Texts, StoppingSaysWhatIsLeftUndone) {
  std::set<std::string> seen;
  for (std::uint64_t seed = 0; seed < 4; ++seed) {
    for_each_state({.players = 4}, seed, 3000, [&](const State& s) {
      if (s.over()) return;
      const Seat seat = the_game().pending(s).first();
      NewDawn::Actions actions;
      the_game().legal(s, seat, actions);
      for (const Action action : actions) {
        if (action.kind != Action::Kind::Stop) continue;
        seen.insert(std::string(question_row(s.asked().ask).name()));
        for (const Lang lang : kLangs)
          EXPECT_NE(the_game().action_text(s, seat, action, lang), text(lang, "nd.action.stop"));
      }
    });
  }
  EXPECT_GE(seen.size(), 15U);
}

// Every refusal of the whole id space has a rule of the contract and a sentence.
TEST(Texts, Refusals) {
  laws::Trial<NewDawn> trial{the_game(), {}};
  trial.options.round_cap = 6;
  trial.games = 3;
  trial.sample = 23;
  EXPECT_EQ(laws::judge_agrees_with_legal(trial,
                                          [](const Verdict& verdict) {
                                            expect_sentence(verdict_text(the_game(), verdict, Lang::Cs),
                                                            verdict.key);
                                            EXPECT_TRUE(verdict.rule.starts_with("ND-"));
                                          }),
            "");
}

TEST(Texts, Events) {
  std::set<Event::Kind> seen;
  for (std::uint64_t seed = 0; seed < 12; ++seed) {
    Random random = Random::fast(seed);
    State s = the_game().start({}, random);
    Recorder<Event> recorder;
    NewDawn::Actions actions;
    for (int decision = 0; decision < 3000 && !s.over(); ++decision) {
      const Seat seat = the_game().pending(s).first();
      the_game().legal(s, seat, actions);
      the_game().apply(s, seat, actions[random.below(static_cast<std::uint32_t>(actions.size()))], random,
                       recorder);
    }
    for (const Event& event : recorder.events) {
      if (!seen.insert(event.kind).second) continue;
      for (const Lang lang : kLangs)
        expect_sentence(the_game().event_text(s, event, Observer(), lang), event_id(event.kind));
      EXPECT_EQ(the_game().event_json(s, event, Observer())["kind"], event_id(event.kind));
    }
  }
  EXPECT_GE(seen.size(), 40U);
}

// ND-1.4: everybody sees the same.
TEST(Texts, EverybodySeesTheSame) {
  for_each_state({.players = 3}, 4, 300, [&](const State& s) {
    Json one = the_game().view(s, Observer(Seat{0})), other = the_game().view(s, Observer());
    one.erase("observer"), other.erase("observer");
    EXPECT_EQ(one, other);
  });
}

TEST(Texts, ViewOfTheBeginning) {
  const State s = Scenario().tokens(0, "7b").wonder(Wonder::Petra, "7a").state();
  const Json view = the_game().view(s, Observer(Seat{0}));
  EXPECT_EQ(view["seats"][0]["leader"], "aztec");
  EXPECT_EQ(view["seats"][0]["row"][2]["card"], "economy-1");
  EXPECT_EQ(view["seats"][0]["costs"]["colossus"], 7);
  EXPECT_EQ(view["map"]["spaces"].size(), 100U);
  EXPECT_EQ(view["market"][0]["left"], 3);
  EXPECT_EQ(view["question"], "focus_card");
  EXPECT_EQ(view["map"]["wonders"][0], (Json{{"wonder", "petra"}, {"space", "7a"}, {"seat", 0}}));
}

Json option_of(const State& s, std::string_view move) {
  const Json decision = the_game().decision(s, Seat{0}, Lang::En);
  for (const Json& option : decision["options"]) {
    if (option["move"] == move) return option;
  }
  ADD_FAILURE() << move << " is not offered";
  return {};
}

// ND-9.31: what an attack would meet, with its odds, is known before the dice.
TEST(Texts, TheOddsOfAnAttack) {
  State s = Scenario().card(0, "military-2", 2).tokens(0, "7b").reinforced(1, "8i 8b 8h").state();
  play(s, {"slot 2"});
  const Json follows = option_of(s, "attack 8i")["follows"];
  EXPECT_EQ(follows["attack"], 3);
  EXPECT_EQ(follows["defence"], 6);
  EXPECT_EQ(follows["wins_of_36"], 3);  // 5 to 1, 6 to 1, 6 to 2
}

// ND-9.12 to ND-9.19: both strengths part by part, and what tokens after the roll are worth.
TEST(Texts, TheSumsOfAnAttack) {
  State s = Scenario()
                .card(0, "military-2", 2)
                .trade(0, 2, 2)
                .tokens(0, "7b")
                .reinforced(1, "8i 8b 8h")
                .wonder(Wonder::Alhambra, "7a")
                .card(1, "military-1", 5)
                .trade(1, 5, 1)
                .state();
  play(s, {"slot 2"});
  const Json follows = option_of(s, "attack 8i")["follows"];
  EXPECT_EQ(follows["target"], "token");
  EXPECT_EQ(follows["defender"], 1);
  EXPECT_EQ(follows["sums"]["attack"]["total"], 5);
  EXPECT_EQ(follows["sums"]["attack"]["parts"], (Json{{{"of", "slot"}, {"value", 2}, {"id", 2}},
                                                      {{"of", "card"}, {"value", 1}, {"id", "military-2"}},
                                                      {{"of", "wonder"}, {"value", 2}, {"id", "alhambra"}}}));
  EXPECT_EQ(follows["sums"]["defence"]["parts"], (Json{{{"of", "terrain"}, {"value", 3}, {"id", "forest"}},
                                                       {{"of", "around"}, {"value", 2}},
                                                       {{"of", "reinforced"}, {"value", 1}}}));
  EXPECT_EQ(follows["sums"]["tokens"], (Json{2, 1}));
  EXPECT_EQ(follows["wins_with_tokens"], (Json{6, 10, 15}));  // 5, 6 and 7 against 6 + 1
  play(s, {"attack 8i", "spend"});
  const Json attack = the_game().view(s, Observer())["attack"];
  EXPECT_EQ(attack["spent"], (Json{1, 0}));
  EXPECT_EQ(attack["sums"]["tokens"], (Json{1, 1}));
  EXPECT_EQ(attack["attack"].get<int>(), 5 + 1 + attack["dice"][0].get<int>());
}

TEST(Texts, APactInASum) {
  const State s = Scenario(3).pact(2, Pact::JointWar, 0).state();
  const Battle battle{.attacker = 0, .defender = 1, .space = space("9b"), .target = Target::Token};
  const Json parts = battle_json(the_game().box(), s, battle)["attack"]["parts"];
  EXPECT_EQ(parts.back(), (Json{{"of", "pact"}, {"value", 2}, {"id", "joint-war"}, {"giver", 2}}));
}

// ND-8.23: a price part by part, and what would pay it.
TEST(Texts, ThePriceOfAWonder) {
  const State s = Scenario().leader(0, Leader::Egypt).card(0, "industry-3", 5).trade(0, 5, 1).state();
  const Json price = the_game().view(s, Observer())["seats"][0]["prices"]["colossus"];
  EXPECT_EQ(price["total"], 6);
  EXPECT_EQ(price["parts"], (Json{{{"of", "printed"}, {"value", 7}, {"id", "colossus"}},
                                  {{"of", "leader"}, {"value", -1}, {"id", "egypt"}}}));
  EXPECT_EQ(price["slot"], 5);
  EXPECT_EQ(price["production"], 7);  // Nationalism in slot 5
  EXPECT_EQ(price["tokens"], 1);
  EXPECT_EQ(price["can_pay"], true);
}

// ND-11.6: how far everybody is.
TEST(Texts, ProgressOfAgendas) {
  const State s = Scenario().victory({1, 3, 4}).wonder(Wonder::Petra, "7a").state();
  const Json view = the_game().view(s, Observer());
  for (const Json& seat : view["seats"]) {
    EXPECT_EQ(seat["progress"].size(), 2 * view["victory"].size());
    for (const auto& [agenda, so_far] : seat["progress"].items()) {
      EXPECT_LT(so_far[0].get<int>(), so_far[1].get<int>()) << agenda;
      if (agenda == "paranoid") {
        EXPECT_EQ(so_far, (Json{seat["seat"] == 0 ? 1 : 0, 2}));
      }
      if (agenda == "technophile") {
        EXPECT_EQ(so_far[1], 24);
      }
    }
  }
}

// ND-8.1: where a caravan could go is known before the first step.
TEST(Texts, TheReachOfACaravan) {
  State s = Scenario().card(0, "economy-1", 3).caravan(0, "12e").state();
  play(s, {"slot 3"});
  const Json options = the_game().decision(s, Seat{0}, Lang::En)["options"];
  EXPECT_EQ(options[0]["move"], "caravan 12e");
  EXPECT_EQ(options[0]["follows"]["destinations"], (Json{"12a"}));
}

TEST(Texts, Catalogue) {
  for (const Lang lang : kLangs) {
    const Json catalogue = the_game().catalogue(lang);
    EXPECT_EQ(catalogue["wonders"].size(), 24U);
    EXPECT_EQ(catalogue["cards"].size(), 20U);
    EXPECT_EQ(catalogue["tiles"].size(), 16U);
    EXPECT_EQ(catalogue["automated_cards"].size(), 20U);
    for (const Json& card : catalogue["automated_cards"])
      expect_sentence(card["summary"].get<std::string>(), card["id"].get<std::string>());
    for (const Json& option : catalogue["options"])
      expect_sentence(option["title"].get<std::string>(), "option");
    EXPECT_EQ(catalogue["tech"]["marks"].size(), 6U);
    EXPECT_EQ(catalogue["event_dial"][0]["id"], "spawn");
    expect_sentence(catalogue["house_layout"].get<std::string>(), "house layout");
  }
  EXPECT_EQ(the_game().catalogue(Lang::Cs)["wonders"][2]["name"], "Zakázané město");
}

// The data have the English words; the other languages say the same.
TEST(Texts, Summaries) {
  const Json english = the_game().catalogue(Lang::En), czech = the_game().catalogue(Lang::Cs),
             polish = the_game().catalogue(Lang::Pl);
  int compared = 0;
  for (const char* list : {"cards", "leaders", "wonders", "city_states", "pacts", "agendas"}) {
    for (std::size_t i = 0; i < english[list].size(); ++i, ++compared) {
      const Json& here = english[list][i]["summary"];
      expect_sentence(here.get<std::string>(), english[list][i]["id"].get<std::string>());
      EXPECT_NE(here, czech[list][i]["summary"]);
      EXPECT_NE(here, polish[list][i]["summary"]);
      EXPECT_NE(czech[list][i]["summary"], polish[list][i]["summary"]);
    }
  }
  EXPECT_EQ(compared, kCards + kLeaders + kWonders + kCityStates + kPacts + kAgendas);
  const Box& box = the_game().box();
  EXPECT_EQ(english["cards"][0]["summary"], box.cards[0].summary);
  for (std::size_t i = 0; i < kWonders; ++i)
    EXPECT_EQ(english["wonders"][i]["summary"], box.wonders[i].summary);
  for (std::size_t i = 0; i < kLeaders; ++i)
    EXPECT_EQ(english["leaders"][i]["summary"], box.leaders[i].summary);
}

// ND-17.4: the cards of the automated player say what they do, with the figures of the data.
TEST(Texts, CatalogueOfTheAutomatedPlayer) {
  const Json cards = the_game().catalogue(Lang::En)["automated_cards"];
  const auto says = [&](CardId card) { return cards[card]["summary"].get<std::string>(); };
  EXPECT_EQ(cards[card_of(Type::Culture, 3)]["id"], "culture-3");
  EXPECT_EQ(
      says(card_of(Type::Culture, 3)),
      "Control tokens next to its cities: 3, in any terrain. Each that cannot be placed is a trade token "
      "on this card. Then 1 more next to any of its spaces.");
  EXPECT_EQ(
      says(card_of(Type::Science, 2)),
      "First 1 trade token goes on its card with the fewest; among equals, the one in the highest slot. The "
      "technology dial advances by 5.");
  EXPECT_EQ(
      says(card_of(Type::Military, 2)),
      "Attacks: 2 within 3 spaces, combat value 6 (8 against barbarians), on the weakest of the targets: "
      "barbarians, rival cities with defence up to 6, rival control tokens. Then it reinforces 5 control "
      "tokens, less 2 for each attack. With nothing to do, the card becomes the next one of its type.");
  EXPECT_NE(says(card_of(Type::Military, 4)).find("rival spaces and barbarians, too."), std::string::npos);
  EXPECT_NE(
      says(card_of(Type::Economy, 4)).find("They cross water. After the reset it resolves the card in "),
      std::string::npos);
  EXPECT_NE(says(card_of(Type::Industry, 2)).find("Its caravans count"), std::string::npos);
}

// What a board needs to draw a caravan's way: how far it goes on, where it may stop, and how it gets there.
TEST(Texts, ACaravanOnItsWay) {
  State s = Scenario().card(0, "economy-1", 3).trade(0, 3, 1).caravan(0, "7b").state();
  play(s, {"slot 3"});
  const Json before = the_game().decision(s, Seat{0}, Lang::En);
  EXPECT_FALSE(before.contains("caravan"));
  const Json& follows = before["options"][0]["follows"];
  ASSERT_TRUE(follows["routes"].contains("8c"));
  EXPECT_EQ(follows["routes"]["8c"], Json({"7i", "8c"}));
  play(s, {"caravan 7b", "step 7i"});
  Json now = the_game().decision(s, Seat{0}, Lang::En)["caravan"];
  EXPECT_EQ(now["space"], "7i");
  EXPECT_EQ(now["steps_left"], 2);
  EXPECT_EQ(now["routes"]["8c"], Json({"8c"}));
  for (const auto& [stop, route] : now["routes"].items()) {
    EXPECT_EQ(route.back(), stop);
    EXPECT_LE(route.size(), 2U);
  }
  play(s, {"spend"});
  now = the_game().decision(s, Seat{0}, Lang::En)["caravan"];
  EXPECT_EQ(now["steps_left"], 3);
}

// What is left of the card that is resolved.
TEST(Texts, WhatIsLeftOfTheCard) {
  State s = Scenario().card(0, "culture-1", 5).cities(0, "8a").state();
  play(s, {"slot 5"});
  EXPECT_EQ(the_game().view(s, Observer())["resolving"]["tokens_left"], 2);
  play(s, {std::string_view(choices(s, "place")[0])});
  EXPECT_EQ(the_game().view(s, Observer())["resolving"]["tokens_left"], 1);
}

// The tile that is being laid, and how.
TEST(Texts, ATileOnItsWay) {
  Options options;
  options.map = MapKind::Built;
  Random random = Random::fast(1);
  State s = the_game().start(options, random);
  const int seat = asked(s);
  const auto laying = [&] { return the_game().decision(s, Seat{static_cast<std::uint8_t>(seat)}, Lang::En); };
  EXPECT_FALSE(laying().contains("laying"));
  const std::string tile = choices(s)[0];
  play(s, {std::string_view(tile)});
  EXPECT_EQ("tile " + laying()["laying"]["tile"].dump(), tile);
  const std::string way = choices(s)[0];
  play(s, {std::string_view(way)});
  EXPECT_EQ(laying()["laying"]["way"], 0);
  EXPECT_EQ(way, "way A0");
}

TEST(Texts, TerrainsAndCityStates) {
  const Json catalogue = the_game().catalogue(Lang::En);
  EXPECT_EQ(catalogue["terrains"][4]["difficulty"], 5);
  EXPECT_EQ(catalogue["city_states"][2]["type"], "industry");  // Brussels
  EXPECT_EQ(catalogue["tiles"][11]["sides"][0][0]["city_state"], "brussels");
  EXPECT_EQ(catalogue["tiles"][11]["sides"][1][5]["city_state"], "seoul");
  EXPECT_FALSE(catalogue["tiles"][11]["sides"][1][0].contains("city_state"));
}

TEST(Texts, Options) {
  Options options;
  options.players = 3;
  options.map = MapKind::Built;
  options.epic = true;
  options.agenda_uses_control_token = false;
  options.round_cap = 9;
  EXPECT_EQ(the_game().read_options(the_game().options_json(options)), options);
  EXPECT_EQ(the_game().read_options(Json::object()), Options{});
  EXPECT_EQ(the_game().read_options({{"players", 5}}).error().line(),
            "options.players: must be a whole number from 2 to 4, not 5");
  EXPECT_EQ(the_game().read_options({{"map", "moon"}}).error().line(),
            "options.map: must be one of first_game, built, not \"moon\" [ND-2.4]");
}

TEST(Texts, Notation) {
  for (const std::string_view bad : {"", "fly", "place", "place 17a", "place 7k", "slot 6", "slot x",
                                     "pact 9 embassy", "swap 1 9", "at 1", "card culture-5"})
    EXPECT_FALSE(the_game().parse_action(bad)) << bad;
  EXPECT_EQ(the_game().notation(*the_game().parse_action("PLACE 7D")), "place 7d");
  EXPECT_EQ(the_game().chance_outcome("4"), 4);
  EXPECT_EQ(the_game().chance_outcome("petra"), turned_up(Wonder::Petra));
  EXPECT_FALSE(the_game().chance_outcome("7"));
}

}  // namespace
}  // namespace zig::new_dawn
