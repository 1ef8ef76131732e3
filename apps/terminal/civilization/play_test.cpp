#include <gtest/gtest.h>

#include <sstream>
#include <streambuf>

#include "apps/terminal/civilization/table_testkit.h"
#include "apps/terminal/json_parts.h"
#include "apps/terminal/play_here.h"

namespace zig::terminal::civilization {
namespace {

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
  // Lines are broken to fit: here they are one, with single spaces.
  std::string in_one_line() const {
    std::istringstream words(replaced(printed, kNoBreak, " "));
    std::string all;
    for (std::string word; words >> word;) all += word + " ";
    return all;
  }
  bool says_somewhere(std::string_view text) const { return in_one_line().find(text) != std::string::npos; }
};

Game play(std::unique_ptr<table::Table> table, Lines first, Lang lang = Lang::En, Paint paint = Paint(false),
          std::size_t people = 1) {
  Game game{std::move(table), {}};
  std::vector<Sitter> sitters(static_cast<std::size_t>(game.table->match().seats()), table::Level::Random);
  std::fill_n(sitters.begin(), people, Sitter());
  Robot robot(*game.table, std::move(first), 5);
  std::istream in(&robot);
  std::ostringstream out;
  Console console(in, out, lang, paint);
  LocalTable at(*game.table, lang);
  PlayHere(at, console, std::move(sitters)).run();
  game.printed = out.str();
  return game;
}

TEST(CivilizationPlay, WholeGamesInEveryLanguageFitInto80Columns) {
  for (const Lang lang : kLangs) {
    const int players = 2 + static_cast<int>(lang);
    const Game game =
        play(table_at({{"players", players}, {"turn_limit", 12}}),
             {"help", "map", "cities", "techs", "cards", "goals", "stock", "scores", "log"}, lang);
    EXPECT_TRUE(game.table->over()) << players;
    EXPECT_TRUE(game.says(text(lang, "play.scores.rank")));
    EXPECT_TRUE(game.says("(" + text(lang, "cv.confidence.single_source") + ")")) << "how sure a card is";
    EXPECT_FALSE(game.says("<play.")) << "a text is missing";
    EXPECT_FALSE(game.says("<cv."));
    std::istringstream printed(game.printed);
    for (std::string line; std::getline(printed, line);) ASSERT_LE(width(line), 80) << line;
  }
}

// Somebody who asks for the stock is told how sure the numbers are, of buildings once for all of them.
TEST(CivilizationPlay, TheStockSaysHowSureItIs) {
  for (const Lang lang : kLangs) {
    const std::string stock = text(lang, "play.command.stock");
    const Game game = play(table_at({{"players", 2}, {"turn_limit", 1}}), {stock}, lang);
    const Json catalogue = game.table->match().catalogue(lang);
    const std::string once = "(" + text(lang, "cv.confidence.single_source") + ")";
    EXPECT_TRUE(game.says_somewhere(text(lang, "play.cv.sources") + ": ")) << stock;
    for (const Json& source : catalogue["sources"])
      EXPECT_TRUE(game.says_somewhere(text_part(source, "name") + " (")) << source;
    EXPECT_TRUE(game.says_somewhere(text_part(catalogue["sources"][1], "name") + " " + once));
    const std::string printed = game.in_one_line();
    const auto buildings = printed.find(text(lang, "play.cv.market.buildings") + ": ");
    ASSERT_NE(buildings, std::string::npos);
    const std::string line = printed.substr(
        buildings, printed.find(text(lang, "play.cv.market.units") + ": ", buildings) - buildings);
    EXPECT_TRUE(line.ends_with(once + " ")) << line;
    EXPECT_EQ(line.find(once), line.rfind(once)) << line;
  }
}

// CV-5.8: two people at one terminal; the second one would rather have another deal.
TEST(CivilizationPlay, AnOfferIsAnsweredWithAnotherOne) {
  const Json position = {{"turn", 5},
                         {"phase", "trade"},
                         {"players",
                          {{{"civ", "rome"}, {"trade", 9}, {"market", {{"silk", 1}}}},
                           {{"civ", "russia"}, {"trade", 9}, {"market", {{"iron", 1}}}}}}};
  auto table = table_at({{"players", 2}}, position);
  const Game game = play(std::move(table),
                         {"", "offer 1", "give 1 trade", "want iron", "propose",  // the keyboard goes round
                          "", "counter", "give iron", "want silk", "propose",     //
                          "", "agree", "quit!"},
                         Lang::En, Paint(false), 2);
  const Json seats = game.table->match().view(Seat{0})["seats"];
  EXPECT_EQ(seats[0]["resources"], Json({{"iron", 1}}));
  EXPECT_EQ(seats[1]["resources"], Json({{"silk", 1}}));
  EXPECT_EQ(seats[1]["offers_left"], 2) << "a counter-offer is an offer";
  EXPECT_TRUE(game.says_somewhere("Offer from Rome. You get: 1 trade. You give: 1 iron."));
  EXPECT_TRUE(game.says_somewhere("Offer from Russia. You get: 1 iron. You give: 1 silk."));
}

// What the last line of a game names can be typed.
TEST(CivilizationPlay, GoalsAreCalledGoalsInEveryLanguage) {
  for (const Lang lang : kLangs) {
    const std::string goals = text(lang, "play.command.goals.civilization");
    EXPECT_NE(text(lang, "play.after_the_end.civilization").find(goals), std::string::npos) << goals;
    const Game game = play(table_at({{"players", 2}, {"turn_limit", 1}}), {goals}, lang);
    EXPECT_TRUE(game.says(text(lang, "play.cv.goal.technology"))) << goals;
  }
}

TEST(CivilizationPlay, ColoursChangeNothingElse) {
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
  const Json options = {{"players", 2}, {"turn_limit", 3}};
  const Game plain = play(table_at(options), {"help", "map", "goals"});
  const Game painted = play(table_at(options), {"help", "map", "goals"}, Lang::En, Paint(true));
  EXPECT_TRUE(painted.says("\x1b[31m■"));
  EXPECT_EQ(without(painted.printed), plain.printed);
}

TEST(CivilizationPlay, BadLinesGetTheRuleOrASentence) {
  const Game game = play(table_at({{"players", 2}, {"turn_limit", 1}}),
                         {"hello", "place p16", "why", "why research writing", "rules CV-8.6", "rules r27"});
  EXPECT_TRUE(game.says("“hello” is neither a move nor a command here"));
  EXPECT_TRUE(game.says("Name the move, for example: why place e7"));
  EXPECT_TRUE(game.says("CV-8.6"));
}

// The first question of that name that seat 0 is asked; until then everybody takes the first square, or the last option: to end, to pass, to
// decline.
Json until(table::Table& table, std::string_view step) {
  for (int i = 0; i < 2000 && !table.over(); ++i) {
    const Seat seat = table.match().pending().first();
    const Json decision = table.match().decision(seat, Lang::En);
    if (seat == Seat{0} && text_part(decision, "step") == step) return decision;
    const Json& options = decision["options"];
    const Json& option = text_part(decision, "kind") == "place" ? options.front() : options.back();
    EXPECT_FALSE(table.play(seat, text_part(option, "move"), Lang::En));
  }
  return {};
}

TEST(CivilizationPlay, ADistantSquareIsReachedStepByStep) {
  auto table = table_at({{"players", 2}});
  const Json menu = until(*table, "move_menu");
  ASSERT_FALSE(menu.is_null());
  ASSERT_FALSE(table->play(Seat{0}, text_part(menu["options"][0], "move"), Lang::En));
  if (const Json group = table->match().decision(Seat{0}, Lang::En);
      text_part(group, "step") == "move_group") {
    ASSERT_FALSE(table->play(Seat{0}, text_part(group["options"].back(), "move"), Lang::En));
  }
  const Json decision = until(*table, "step");
  std::string far;
  for (const auto& [square, route] : decision["moving"]["routes"].items()) {
    if (route.size() > 1) far = square;
  }
  ASSERT_FALSE(far.empty());
  const std::size_t before = table->moves().size();
  const Game game = play(std::move(table), {far, "quit!"});
  const Json view = game.table->match().view(Seat{0});
  const Json& own = view["seats"][0];
  const auto there = [&](const Json& figure) { return text_part(figure, "at") == far; };
  EXPECT_TRUE(std::ranges::any_of(own["armies"], there) || std::ranges::any_of(own["scouts"], there)) << far;
  EXPECT_GE(game.table->moves().size(), before + 2);
}

}  // namespace
}  // namespace zig::terminal::civilization
