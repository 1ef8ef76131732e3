#include "apps/terminal/text.h"

#include <gtest/gtest.h>

#include "apps/terminal/paint.h"

namespace zig::terminal {
namespace {

TEST(TerminalText, WidthCountsLettersNotBytesAndColoursNotAtAll) {
  EXPECT_EQ(width("Lázně"), 5);
  EXPECT_EQ(width("╔═ ■□ ▸"), 7);
  EXPECT_EQ(width(Paint(true)(Ink::Red, "Zdi")), 3);
}

TEST(TerminalText, CutMarksWhatIsMissingAndEndsTheColour) {
  EXPECT_EQ(cut("Dřevorubecký tábor", 8), "Dřevoru…");
  EXPECT_EQ(cut("Zdi", 8), "Zdi");
  const std::string red = cut(Paint(true)(Ink::Red, "Fortifications"), 5);
  EXPECT_EQ(width(red), 5);
  EXPECT_TRUE(red.ends_with("\x1b[0m"));
}

TEST(TerminalText, FitGivesExactlySoManyColumns) {
  EXPECT_EQ(fit("Łaźnie", 8), "Łaźnie  ");
  EXPECT_EQ(width(fit("Warsztat machin oblężniczych", 12)), 12);
}

TEST(TerminalText, WrapBreaksAtBlanksButNotAtNoBreak) {
  EXPECT_EQ(wrap("one two three", 7, 2), (Lines{"one two", "  three"}));
  EXPECT_EQ(wrap("a" + std::string(kNoBreak) + "b c", 3), (Lines{"a b", "c"}));
  EXPECT_EQ(wrap("", 10), (Lines{""}));
}

TEST(TerminalText, HangingKeepsTheTextBehindItsLabel) {
  EXPECT_EQ(hanging(" 1 ", "Build Baths", 9), (Lines{" 1 Build", "   Baths"}));
}

TEST(TerminalText, FoldedForgetsCaseDiacriticsAndPunctuation) {
  EXPECT_EQ(folded("Příliš ŽLUŤOUČKÝ, kůň!"), "prilis zlutoucky kun");
  EXPECT_EQ(folded("Świątynia Łąki"), "swiatynia laki");
  EXPECT_EQ(folded("  7W-4.3 "), "7w 4 3");
}

TEST(TerminalText, BrokenUtf8IsMeasuredWithoutHarm) {
  EXPECT_GT(width("\xC5"), 0);
  EXPECT_EQ(folded("\xFF\xFE"), "");
  EXPECT_FALSE(cut("\xE2\x96 abcdefgh", 4).empty());
}

}  // namespace
}  // namespace zig::terminal
