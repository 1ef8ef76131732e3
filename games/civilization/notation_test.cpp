// CV-18: every action has one number and one text, and both give the action back.
#include <gtest/gtest.h>

#include <set>

#include "games/civilization/action_table.h"
#include "games/civilization/chance.h"
#include "games/civilization/civilization.h"
#include "games/civilization/scenario_testkit.h"

namespace zig::civilization {
namespace {

using Kind = Action::Kind;

const Civilization& game() {
  static const Civilization the_game(box());
  return the_game;
}
std::string written(Action action) { return game().notation(action); }
std::string problem_of(std::string_view move) {
  const auto action = game().parse_action(move);
  return action ? "" : action.error().line();
}
Action read(std::string_view move) {
  const auto action = game().parse_action(move);
  EXPECT_TRUE(action) << move << ": " << problem_of(move);
  return action.value_or(Action{});
}

TEST(CivilizationNotation, EveryActionOfTheIdSpaceRoundTrips) {
  std::set<std::string> texts;
  for (int id = 0; id < game().action_count(); ++id) {
    const Action action = game().action(id);
    ASSERT_EQ(game().id(action), id);
    const std::string text = written(action);
    ASSERT_TRUE(texts.insert(text).second) << text;
    const auto back = game().parse_action(text);
    ASSERT_TRUE(back) << text << ": " << back.error().line();
    ASSERT_EQ(*back, action) << text;
  }
}

// An action has one way to be written: what does not count is 0.
TEST(CivilizationNotation, OtherFieldsMustBeEmpty) {
  for (const Action action :
       {Action{}, with(Kind::Done, 1), with(Kind::City, kCities), with(Kind::City, 0, 1),
        on(Kind::Place, kNowhere), Action{.kind = Kind::City, .square = 3}, with(Kind::Give, 0, 0),
        with(Kind::Give, 0, kMostInLine + 1), with(Kind::Give, 2, 0), with(Kind::Give, kGiveLines, 1),
        with(Kind::Send, 0, kCities + 1), with(Kind::Send, 2, 0), with(Kind::Research, kTechs),
        with(Kind::Front, kNewFrontChoice + 1), with(Kind::Group, 1, 4)}) {
    EXPECT_EQ(game().id(action), -1);
    EXPECT_EQ(written(action), "?");
  }
  EXPECT_EQ(game().action(-1), Action{});
  EXPECT_EQ(game().action(game().action_count()), Action{});
}

TEST(CivilizationNotation, CanonicalTexts) {
  EXPECT_EQ(written(place(square("e7"))), "place e7");
  EXPECT_EQ(written(on(Kind::Found, square("p16"))), "found p16");
  EXPECT_EQ(written(with(Kind::City, kCapital)), "city 1");
  EXPECT_EQ(written(with(Kind::Deed, static_cast<int>(Deed::Devote))), "devote");
  EXPECT_EQ(written(with(Kind::Deed, static_cast<int>(Deed::FreeBuilding))), "free_building");
  EXPECT_EQ(written(with(Kind::Figure, 1)), "scout");
  EXPECT_EQ(written(with(Kind::Unit, static_cast<int>(UnitType::Mounted))), "unit mounted");
  EXPECT_EQ(written(with(Kind::Building, static_cast<int>(Building::Library))), "build library");
  EXPECT_EQ(written(with(Kind::Wonder, static_cast<int>(Wonder::HangingGardens))), "wonder hanging_gardens");
  EXPECT_EQ(written(with(Kind::Step, static_cast<int>(Direction::North))), "step north");
  EXPECT_EQ(written(with(Kind::Group, 2, 1)), "group 2 1");
  EXPECT_EQ(written(with(Kind::Pay, code_of({TokenFrom::Market, Resource::Silk}))), "pay silk");
  EXPECT_EQ(written(with(Kind::Pay, code_of({TokenFrom::Hut, Resource::Iron}))), "pay hut iron");
  EXPECT_EQ(written(with(Kind::Research, kNone)), "research none");
  EXPECT_EQ(written(with(Kind::Fight, face_of(UnitType::Mounted, 2))), "fight mounted 2");
  EXPECT_EQ(written(with(Kind::Fight, face_of(UnitType::Aircraft, 7))), "fight aircraft 7");
  EXPECT_EQ(written(with(Kind::Front, 2)), "front 3");
  EXPECT_EQ(written(with(Kind::Front, kNewFrontChoice)), "front new");
  EXPECT_EQ(written(with(Kind::Give, static_cast<int>(Line::Trade), 3)), "give 3 trade");
  EXPECT_EQ(written(with(Kind::Want, static_cast<int>(Line::Culture), 2)), "want 2 culture");
  EXPECT_EQ(written(with(Kind::Want, kWantEvent + static_cast<int>(Age::Medieval), 1)),
            "want event medieval");
  EXPECT_EQ(written(with(Kind::Loot, static_cast<int>(Spoils::CoinOnSheet))), "loot coin_sheet");
  EXPECT_EQ(written(with(Kind::Send, 0, kCities)), "send 1 none");
  EXPECT_EQ(written(with(Kind::Send, 1, 2)), "send 2 3");
  EXPECT_EQ(written(with(Kind::Ability, static_cast<int>(Ability::Currency))), "ability currency");
  EXPECT_EQ(written(with(Kind::Ability, static_cast<int>(Ability::AtomicTheoryStrike))), "ability nuke");
  EXPECT_EQ(written(with(Kind::Heal, 1)), "heal biology");
  EXPECT_EQ(written(with(Kind::Coin, 1)), "coin printing_press");
}

// Letter case, spaces and hyphens do not matter, and things may be called by their names in any language.
TEST(CivilizationNotation, NamesOfThings) {
  EXPECT_EQ(read(" BUILD  Library "), with(Kind::Building, static_cast<int>(Building::Library)));
  EXPECT_EQ(read("wonder Hanging Gardens"), with(Kind::Wonder, static_cast<int>(Wonder::HangingGardens)));
  EXPECT_EQ(read("wonder The Hanging Gardens"), with(Kind::Wonder, static_cast<int>(Wonder::HangingGardens)));
  EXPECT_EQ(read("wonder visuté zahrady"), with(Kind::Wonder, static_cast<int>(Wonder::HangingGardens)));
  EXPECT_EQ(read("research Środek płatniczy"), with(Kind::Research, static_cast<int>(Tech::Currency)));
  EXPECT_EQ(read("pay hut železo"), with(Kind::Pay, code_of({TokenFrom::Hut, Resource::Iron})));
  EXPECT_EQ(read("Free Building"), with(Kind::Deed, static_cast<int>(Deed::FreeBuilding)));
  EXPECT_EQ(read("yes"), with(Kind::Agree));
  EXPECT_EQ(read("PLACE E7"), place(square("e7")));
}

TEST(CivilizationNotation, ProblemsSayWhatCouldBeMeant) {
  EXPECT_EQ(problem_of("build libary"),
            "move: there is no \"build libary\"; did you mean \"build library\"? [CV-18.1]");
  EXPECT_EQ(problem_of("biuld library"), "move: there is no \"biuld\"; did you mean \"build\"? [CV-18.1]");
  EXPECT_EQ(problem_of("place z9"),
            "move: name a square by its column and row, as in \"place e7\" [CV-18.1]");
  EXPECT_EQ(problem_of("done now"), "move: \"done\" stands alone; leave out \"now\" [CV-18.1]");
  EXPECT_EQ(problem_of("city nine"),
            "move: there is no \"city nine\"; write for example \"city 1\" [CV-18.1]");
  EXPECT_NE(problem_of("").find("write for example \"place e7\""), std::string::npos);
  // Two cards share this name.
  EXPECT_NE(problem_of("event The Citizens Are Revolting!").find("did you mean"), std::string::npos);
  for (const std::string_view bad :
       {"", "?", "xyzzy", "place", "place e0", "place e17", "front 0", "front 41", "give 28 trade",
        "give 0 trade", "send 3 1", "pay uranium", "loot uranium", "player 4", "research"})
    EXPECT_NE(problem_of(bad), "") << bad;
  EXPECT_NE(problem_of(std::string(5000, 'x')), "");
}

// What a script can make chance bring.
TEST(CivilizationNotation, ChanceOutcomes) {
  const auto outcome = [](std::string_view text) { return game().chance_outcome(text); };
  EXPECT_EQ(outcome("infantry 2"), kUnitOutcome + face_of(UnitType::Infantry, 2));
  EXPECT_EQ(outcome("Sabotage"), kEventOutcome + static_cast<int>(EventCard::Sabotage));
  EXPECT_EQ(outcome("artist"), kPersonOutcome + static_cast<int>(GreatPerson::Artist));
  EXPECT_EQ(outcome("tile 14"), kTileOutcome + 13);
  EXPECT_EQ(outcome("colossus"), kWonderOutcome + static_cast<int>(Wonder::Colossus));
  EXPECT_EQ(outcome("hut silk"), kHutOutcome + static_cast<int>(Resource::Silk));
  EXPECT_EQ(outcome("village person"), kVillageOutcome + kGreatPersonInside);
  EXPECT_EQ(outcome("rome"), kCivOutcome + static_cast<int>(Civ::Rome));
  EXPECT_EQ(outcome("first 3"), kFirstOutcome + 3);
  for (const std::string_view bad : {"", " ", "infantry 4", "tile 15", "hut person", "first 4", "dice"})
    EXPECT_FALSE(outcome(bad)) << bad;
}

TEST(CivilizationNotation, Options) {
  Options options;
  options.players = 3;
  options.civilizations = Dealing::Chosen;
  options.loot = LootTable::Faq2;
  options.government_set = GovernmentSet::Later;
  options.tie_variant = options.training = 1;
  options.negotiation = 0;
  options.turn_limit = 20;
  EXPECT_EQ(game().read_options(game().options_json(options)), options);
  EXPECT_EQ(game().read_options(Json::object()), Options{});
  EXPECT_EQ(game().read_options({{"players", 5}}).error().line(),
            "options.players: must be a whole number from 2 to 4, not 5");
  EXPECT_EQ(game().read_options({{"loot", "all"}}).error().line(),
            "options.loot: must be one of rulebook, faq2, not \"all\" [CV-16.3]");
}

}  // namespace
}  // namespace zig::civilization
