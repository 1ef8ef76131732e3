// Texts of whole games: every decision, refusal and event has a sentence in three languages, and nobody is told what
// only others may know.
#include <gtest/gtest.h>

#include <set>

#include "engine/laws.h"
#include "games/civilization/cards_testkit.h"
#include "games/civilization/scenario_testkit.h"
#include "games/civilization/texts.h"
#include "locale/verdict_text.h"

namespace zig::civilization {
namespace {

const Civilization& game() {
  static const Civilization the_game(box());
  return the_game;
}

// A gap in the locale shows as a key in angle brackets, a missing argument as a name in braces.
void expect_sentence(const std::string& text, std::string_view what) {
  EXPECT_FALSE(text.empty()) << what;
  EXPECT_EQ(text.find_first_of("<>{}"), std::string::npos) << what << ": " << text;
}

Options of(int n) {
  Options options;
  options.players = byte(2 + n % 3);
  options.civilizations = n % 2 ? Dealing::Chosen : Dealing::Random;
  options.government_set = n % 2 ? GovernmentSet::Later : GovernmentSet::Default;
  options.loot = n % 4 < 2 ? LootTable::Rulebook : LootTable::Faq2;
  options.turn_limit = 60;
  return options;
}

// One random game; look(state, seat) before each decision, hear(state, event) after it.
template <class Look, class Hear>
void play_through(const Options& options, std::uint64_t seed, int decisions, Look look, Hear hear) {
  Random random = Random::fast(seed);
  State s = game().start(options, random);
  for (int i = 0; i < decisions && !s.over(); ++i) {
    const Seat seat = laws::any_seat(game().pending(s), random);
    look(s, seat);
    Recorder<Event> recorder;
    game().apply(s, seat, any_legal_action(game(), s, seat, random), random, recorder);
    for (const Event& event : recorder.events) hear(s, event);
  }
}
const auto kDeaf = [](const State&, const Event&) {};

TEST(CivilizationTexts, DecisionsAndActions) {
  std::set<std::string_view> steps;
  for (int n = 0; n < 12; ++n) {
    int number = 0;
    const auto look = [&](const State& s, Seat seat) {
      const std::string_view step = s.questions > 0 ? question_row(s.asked().ask).name() : "research";
      if (!steps.insert(step).second && number++ % 23) return;
      for (const Lang lang : kLangs) {
        const Json decision = game().decision(s, seat, lang);
        expect_sentence(decision["prompt"].get<std::string>(), step);
        Actions actions;
        game().legal(s, seat, actions);
        ASSERT_EQ(decision["options"].size(), actions.size());
        for (std::size_t i = 0; i < actions.size(); ++i) {
          const Json& option = decision["options"][i];
          expect_sentence(option["text"].get<std::string>(), step);
          EXPECT_EQ(game().parse_action(option["move"].get<std::string>()), actions[i]);
          EXPECT_FALSE(option["picks"].empty());
        }
        for (const Json& reason : decision["unavailable"])
          expect_sentence(reason["why"].get<std::string>(), step);
      }
      const Seat other{byte((seat.n + 1) % s.players())};
      if (game().sealed(s)) return;
      EXPECT_EQ(game().decision(s, other, Lang::En), Json(nullptr));
    };
    play_through(of(n), static_cast<std::uint64_t>(n), 4000, look, kDeaf);
  }
  EXPECT_GE(steps.size(), 36U);
}

// Two options of one question never read the same.
TEST(CivilizationTexts, OptionsDiffer) {
  int number = 0;
  const auto look = [&](const State& s, Seat seat) {
    if (number++ % 5) return;
    std::set<std::string> texts, paths;
    for (const Json& option : game().decision(s, seat, Lang::En)["options"]) {
      EXPECT_TRUE(texts.insert(option["text"].get<std::string>()).second) << option.dump();
      EXPECT_TRUE(paths.insert(option["picks"].dump()).second) << option.dump();
    }
  };
  play_through(of(2), 7, 4000, look, kDeaf);
}

// Whatever is asked has a sentence, also what random play hardly ever meets.
TEST(CivilizationTexts, EveryQuestion) {
  for (int ask = 0; ask <= static_cast<int>(Ask::Loot); ++ask) {
    const QuestionRow& row = question_row(static_cast<Ask>(ask));
    for (const Lang lang : kLangs) EXPECT_TRUE(has_text(lang, row.prompt)) << row.prompt;
  }
}

TEST(CivilizationTexts, NamesOfThings) {
  for (int thing = 0; thing < kThings; ++thing) {
    const auto ids = ids_of(static_cast<Thing>(thing));
    ASSERT_FALSE(ids.empty());
    for (int n = 0; n < static_cast<int>(ids.size()); ++n) {
      const Piece piece{kThingIds[static_cast<std::size_t>(thing)], n};
      for (const Lang lang : kLangs)
        expect_sentence(game().piece_name(piece, lang), ids[static_cast<std::size_t>(n)]);
      EXPECT_EQ(game().piece_json(piece),
                (Json{{std::string(piece.type), ids[static_cast<std::size_t>(n)]}}));
    }
  }
  EXPECT_EQ(game().piece_json({"square", square("e7")}), (Json{{"square", "e7"}}));
  EXPECT_EQ(game().piece_name({"level", 3}, Lang::Cs), "III");
  EXPECT_EQ(game().piece_name(Piece::number(4), Lang::En), "4");
}

// Every refusal of the whole id space has a rule of the contract and a sentence.
TEST(CivilizationTexts, Refusals) {
  std::set<std::string_view> keys;
  for (int n = 0; n < 6; ++n) {
    laws::Trial<Civilization> trial{game(), of(n)};
    trial.seed = static_cast<std::uint64_t>(n + 1);
    trial.games = 1;
    trial.sample = 61;
    EXPECT_EQ(laws::judge_agrees_with_legal(trial,
                                            [&](const Verdict& verdict) {
                                              if (!keys.insert(verdict.key).second) return;
                                              for (const Lang lang : kLangs)
                                                expect_sentence(verdict_text(game(), verdict, lang),
                                                                verdict.key);
                                              EXPECT_TRUE(verdict.rule.starts_with("CV-")) << verdict.key;
                                            }),
              "");
  }
  EXPECT_GE(keys.size(), 60U);
}

// An event with everything that its row can tell.
Event full_event(Event::Kind kind) {
  return {.kind = kind,
          .seat = 0,
          .other = 1,
          .square = square("c3"),
          .from = square("c4"),
          .to = square("d3"),
          .amount = 2,
          .gain = 3,
          .civ = 0,
          .government = 1,
          .phase = 2,
          .victory = 1,
          .tech = 2,
          .ability = 1,
          .wonder = 1,
          .building = 2,
          .person = 1,
          .event = 6,
          .age = 0,
          .resource = 1,
          .hut = 1,
          .village = 1,
          .terrain = 1,
          .tile = 7,
          .deed = 0,
          .item = 1,
          .second = 0,
          .figure = 1,
          .armies = 2,
          .scouts = 1,
          .unit = 1,
          .card = 3,
          .front = 0,
          .spoils = 0,
          .yes = 1};
}

// Every kind of event, with and without the fields that it may lack, to everybody.
TEST(CivilizationTexts, EveryEvent) {
  const State s = home_tiles(3);
  for (int n = 0; n <= static_cast<int>(Event::Kind::GameEnded); ++n) {
    const auto kind = static_cast<Event::Kind>(n);
    Event few = full_event(kind);
    few.to = kNowhere;
    few.tech = few.wonder = few.hut = few.village = Event::kNothing;
    if (kind == Event::Kind::WonderObsolete) few.wonder = 0, few.seat = Event::kNothing;
    if (kind == Event::Kind::WonderBuilt || kind == Event::Kind::WonderLost ||
        kind == Event::Kind::WonderTurnedUp)
      few.wonder = 0;
    if (kind == Event::Kind::TechLearned) few.tech = 0;
    few.yes = 0;
    for (const Event& event : {full_event(kind), few}) {
      for (const Observer observer : {Observer(Seat{0}), Observer(Seat{2}), Observer()}) {
        for (const Lang lang : kLangs)
          expect_sentence(game().event_text(s, event, observer, lang), event_id(kind));
        EXPECT_EQ(game().event_json(s, event, observer)["kind"], event_id(kind));
      }
    }
  }
}

TEST(CivilizationTexts, EventsOfWholeGames) {
  std::set<Event::Kind> seen;
  for (int n = 0; n < 12; ++n) {
    const auto hear = [&](const State& s, const Event& event) {
      if (!seen.insert(event.kind).second && s.turn % 4) return;
      for (const Lang lang : kLangs)
        expect_sentence(game().event_text(s, event, Observer(), lang), event_id(event.kind));
    };
    play_through(of(n), static_cast<std::uint64_t>(40 + n), 6000, [](const State&, Seat) {}, hear);
  }
  EXPECT_GE(seen.size(), 55U);
}

// CV-1.3: what is drawn, found, handed over or looted is named to those who see it, and to nobody else.
TEST(CivilizationTexts, SecretsStaySecret) {
  const State s = home_tiles(3);
  const auto told = [&](const Event& event, Observer observer) {
    return game().event_text(s, event, observer, Lang::En) + game().event_json(s, event, observer).dump();
  };
  const Event drawn{.kind = Event::Kind::EventDrawn, .seat = 0, .event = 6, .age = 0};
  const Event hut{.kind = Event::Kind::HutTaken, .seat = 0, .square = square("e5"), .resource = 5};
  const Event handed{.kind = Event::Kind::PieceHanded, .seat = 0, .other = 1, .hut = 5};
  const Event looted{.kind = Event::Kind::Looted,
                     .seat = 1,
                     .other = 0,
                     .village = 5,
                     .spoils = byte(static_cast<int>(Spoils::Village))};
  const Event unit{.kind = Event::Kind::UnitDrawn, .seat = 0, .unit = 0, .card = box().first_unit[0]};
  const auto names = [](const std::string& text, std::string_view what) {
    return text.find(what) != std::string::npos;
  };
  EXPECT_TRUE(names(told(drawn, Seat{0}), "sabotage"));
  EXPECT_FALSE(names(told(drawn, Seat{1}), "abotage"));
  EXPECT_TRUE(names(told(drawn, Seat{1}), "ancient"));
  EXPECT_TRUE(names(told(hut, Seat{0}), "uranium"));
  EXPECT_FALSE(names(told(hut, Observer()), "uranium"));
  for (const Event& event : {handed, looted}) {
    EXPECT_TRUE(names(told(event, Seat{0}), "uranium"));
    EXPECT_TRUE(names(told(event, Seat{1}), "uranium"));
    EXPECT_FALSE(names(told(event, Seat{2}), "uranium"));
  }
  EXPECT_TRUE(names(told(looted, Seat{2}), "village"));
  EXPECT_TRUE(names(told(unit, Seat{0}), "strength"));
  EXPECT_FALSE(names(told(unit, Seat{1}), "strength"));
  EXPECT_TRUE(names(told(unit, Seat{1}), "infantry"));
}

Json option_of(const State& s, Seat seat, std::string_view move) {
  const Json decision = game().decision(s, seat, Lang::En);
  for (const Json& option : decision["options"]) {
    if (option["move"] == move) return option;
  }
  ADD_FAILURE() << move << " is not offered";
  return {};
}
std::string why(const State& s, Seat seat, std::string_view move) {
  const Verdict verdict = game().judge(s, seat, game().parse_action(move).value());
  return std::string(verdict.rule) + ": " + verdict_text(game(), verdict, Lang::En);
}

// CV-6.3, CV-6.4: items come with their cost and the trade that rushes them; what is missing is said.
TEST(CivilizationTexts, ItemsAndTheirCost) {
  Plain plain(Phase::CityManagement);
  plain.s.player[0].civ = Civ::Germany;
  plain.s.player[0].trade = 9;
  plain.s.wonder_at.fill(kWonderInDeck);
  put_into_pyramid(box(), plain.s, 0, Tech::Writing);
  plain.s.ground[square("c4")] = Ground(Print{.terrain = Terrain::Forest});  // 2 production
  plain.c.ask(Ask::CityMenu, 0);
  answer(plain.c, with(Action::Kind::City, kCapital));
  answer(plain.c, with(Action::Kind::Deed, static_cast<int>(Deed::Produce)));
  EXPECT_EQ(plain.s.asked().ask, Ask::ItemChoice);
  const Json army = option_of(plain.s, Seat{0}, "army");
  EXPECT_EQ(army["text"], "Army, cost 4, with 6 trade");
  EXPECT_EQ(army["follows"], (Json{{"cost", 4}, {"production", 2}, {"rush", 6}}));
  EXPECT_EQ(why(plain.s, Seat{0}, "scout"),
            "CV-6.3: Too expensive: scout costs 6, the city makes 2, and 9 trade cannot pay for the rest.");
  EXPECT_EQ(why(plain.s, Seat{0}, "build market"), "CV-6.8: You need a tech for this (Market): Currency.");
  EXPECT_EQ(why(plain.s, Seat{0}, "wonder colossus"),
            "CV-6.13: This wonder is not in the market: The Colossus.");
  EXPECT_EQ(why(plain.s, Seat{0}, "city 1"), "CV-6.3: That is not one of the choices now.");
  EXPECT_EQ(game().decision(plain.s, Seat{0}, Lang::En)["prompt"],
            "Capital c3, production 2: what does it produce? You have 9 trade to rush it.");
}

// CV-4.5, CV-4.11: why a city cannot be founded, a government not adopted.
TEST(CivilizationTexts, ReasonsAtTheStartOfTheTurn) {
  Plain plain(Phase::StartOfTurn);
  plain.s.player[0].figure[kFirstScout] = square("d5");
  plain.s.player[0].figure[0] = square("h8");
  plain.c.ask(Ask::StartMenu, 0);
  EXPECT_EQ(why(plain.s, Seat{0}, "found d5"), "CV-4.5: d5 is closer than three squares to another city.");
  EXPECT_EQ(why(plain.s, Seat{0}, "found h8"), "CV-4.4: You have no figure on h8 that could found a city.");
  EXPECT_EQ(why(plain.s, Seat{0}, "government feudalism"),
            "CV-4.9: You have not unlocked this government: Feudalism.");
  EXPECT_EQ(why(plain.s, Seat{0}, "government despotism"),
            "CV-4.11: This is your government already: Despotism.");
  EXPECT_EQ(why(plain.s, Seat{0}, "advance"), "CV-7.9: That belongs to another phase: City Management.");
  EXPECT_EQ(why(plain.s, Seat{0}, "ability currency"), "CV-9.10: You do not know this tech: Currency.");
  EXPECT_EQ(why(plain.s, Seat{0}, "event sabotage"), "CV-7.4: You do not hold this event: Sabotage.");
  plain.give(0, EventCard::Sabotage);
  EXPECT_EQ(why(plain.s, Seat{0}, "event sabotage"), "CV-7.12: This event has no target now: Sabotage.");
}

// CV-8: a step says what it meets, a closed square why; the ways of the whole move are there.
TEST(CivilizationTexts, Steps) {
  Plain plain(Phase::Movement);
  plain.s.player[0].figure[0] = square("h8");
  plain.s.player[1].figure[0] = square("h7");
  plain.s.marker[square("i8")] = Marker::hut();
  plain.s.ground[square("g8")] = Ground(Print{.terrain = Terrain::Water});
  plain.s.moving = {.figures = 1, .at = square("h8")};
  plain.c.ask(Ask::Step, 0);
  EXPECT_EQ(option_of(plain.s, Seat{0}, "step north")["text"], "Attack to the north on h7: 1 army (China)");
  EXPECT_EQ(option_of(plain.s, Seat{0}, "step north")["picks"], (Json{{{"square", "h7"}}}));
  EXPECT_EQ(option_of(plain.s, Seat{0}, "step north")["follows"],
            (Json{{"direction", "north"}, {"entry", "army"}}));
  EXPECT_EQ(option_of(plain.s, Seat{0}, "step east")["text"], "Step east to i8: hut");
  EXPECT_EQ(option_of(plain.s, Seat{0}, "step south")["text"], "Step south to h9");
  EXPECT_EQ(why(plain.s, Seat{0}, "step west"), "CV-8.4: g8 is water; your figures cannot enter.");
  EXPECT_EQ(why(plain.s, Seat{0}, "explore south"), "CV-8.6: h9 is already revealed.");
  const Json moving = game().decision(plain.s, Seat{0}, Lang::En)["moving"];
  EXPECT_EQ(moving["left"], 2);
  EXPECT_EQ(moving["routes"]["h10"], (Json{"h9", "h10"}));
  EXPECT_FALSE(moving["routes"].contains("i8"));
}

// CV-9.2, CV-9.3
TEST(CivilizationTexts, ReasonsInResearch) {
  Plain plain(Phase::Research);
  plain.s.questions = 0;
  plain.s.player[0].trade = 8;
  put_into_pyramid(box(), plain.s, 0, Tech::Writing);
  EXPECT_EQ(why(plain.s, Seat{0}, "research writing"), "CV-9.6: You know this tech already: Writing.");
  EXPECT_EQ(why(plain.s, Seat{0}, "research sailing"),
            "CV-9.3: Your pyramid has no place at level II: Sailing.");
  EXPECT_EQ(option_of(plain.s, Seat{0}, "research pottery")["follows"], (Json{{"level", 1}, {"trade", 6}}));
  plain.s.player[0].trade = 5;
  EXPECT_EQ(why(plain.s, Seat{0}, "research pottery"), "CV-9.2: Pottery needs 6 trade; you have 5.");
  EXPECT_EQ(game().decision(plain.s, Seat{0}, Lang::En)["kind"], "sealed");
}

// CV-5.7: the partner reads backs only.
TEST(CivilizationTexts, Offers) {
  Plain plain(Phase::Trade);
  plain.give(0, EventCard::Sabotage);
  plain.s.player[0].trade = 5;
  plain.s.player[1].market[1] = 1;
  plain.c.ask(Ask::TradeMenu, 0);
  for (const std::string_view move :
       {"offer 1", "give 3 trade", "give event sabotage", "want silk", "promise peace"})
    answer(plain.c, game().parse_action(move).value());
  EXPECT_EQ(game().decision(plain.s, Seat{0}, Lang::En)["prompt"],
            "Your offer to China. You give: 3 trade, event card: Sabotage. You get: 1 silk. Add to it, or "
            "propose it. "
            "Promise: I will not attack you.");
  answer(plain.c, with(Action::Kind::Propose));
  EXPECT_EQ(game().decision(plain.s, Seat{1}, Lang::En)["prompt"],
            "Offer from America. You get: 3 trade, 1 event card (ancient). You give: 1 silk. Do you accept? "
            "Promise: I will not attack you.");
  EXPECT_EQ(game().event_text(plain.s, plain.log.back(), Observer(Seat{2}), Lang::En),
            "America offers China: 3 trade, 1 event card (ancient). In return: 1 silk.");
}

}  // namespace
}  // namespace zig::civilization
