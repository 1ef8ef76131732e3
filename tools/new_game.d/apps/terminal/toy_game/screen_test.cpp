// The table of Toy Game as the terminal shows it: what each player may see, in every language.
#include "apps/terminal/toy_game/screen.h"

#include <gtest/gtest.h>

#include <sstream>

#include "apps/terminal/local_table.h"
#include "games/library.h"

namespace zig::terminal {
namespace {

std::string shown(Observer observer, Lang lang) {
  static const auto library = open_library();
  const Json position = {{"prize", 5},
                         {"seats", {{{"hand", {6, 2}}, {"bid", 4}}, {{"hand", {3}}, {"prizes", {1}}}}}};
  const auto table = table::Table::open(**library, {.game = "toy-game",
                                                    .options = {{"players", 2}},
                                                    .seed = table::Seed{1, std::nullopt},
                                                    .position = position,
                                                    .labels = {}});
  if (!table) return table.error().line();
  const LocalTable local(**table, lang);
  std::istringstream in;
  std::ostringstream out;
  const Console console(in, out, lang);
  const ToyGameScreen screen(console, local.catalogue());
  return joined(screen.picture({local, observer, local.view(observer)}, true), "\n");
}

TEST(ToyGameScreen, ShowsTheOwnHandAndHidesTheOthers) {
  EXPECT_EQ(shown(Seat{0}, Lang::En),
            " Round 1 · prize 5 · deck 42\n"
            "  Red         hand 2 6 · prizes – · 2 points · bids 4\n"
            "  Blue        1 card · prizes 1 · 2 points");
  EXPECT_EQ(shown(Seat{1}, Lang::En),
            " Round 1 · prize 5 · deck 42\n"
            "  Red         2 cards · prizes – · 2 points · has bid\n"
            "  Blue        hand 3 · prizes 1 · 2 points");
}

TEST(ToyGameScreen, SpeaksEveryLanguage) {
  for (const Lang lang : kLangs) EXPECT_EQ(shown(Observer(), lang).find('<'), std::string::npos);
}

}  // namespace
}  // namespace zig::terminal
