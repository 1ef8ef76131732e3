// Problems in the reader's language.
#include <gtest/gtest.h>

#include "engine/json_reader.h"
#include "locale/locale.h"

namespace zig {
namespace {

Problem many_coins() {
  const Json json = {{"coins", Json::array()}};
  Reader in(json, "position");
  in.integer("coins", 0, 999);
  return in.problem();
}

TEST(Said, AProblemIsSaidInEachLanguage) {
  EXPECT_EQ(problem_line(Lang::En, many_coins()),
            "position.coins: must be a whole number from 0 to 999, not a list");
  EXPECT_EQ(problem_line(Lang::Cs, many_coins()),
            "position.coins: musí být celé číslo od 0 do 999, ne seznam");
  EXPECT_EQ(problem_line(Lang::Pl, many_coins()),
            "position.coins: musi być liczbą całkowitą od 0 do 999, a nie lista");
}

TEST(Said, APlaceInAFileIsSaidToo) {
  const Problem cut{"game.txt: line 12", "is empty", "7W-1.1"};
  EXPECT_EQ(problem_line(Lang::En, cut), "game.txt: line 12: is empty [7W-1.1]");
  EXPECT_EQ(problem_line(Lang::Cs, cut), "game.txt: řádek 12: je prázdné [7W-1.1]");
  EXPECT_EQ(problem_line(Lang::Pl, {"line 3", "is empty", {}}), "wiersz 3: jest puste");
}

TEST(Said, NumbersChooseTheirForm) {
  const auto in_play = [](Lang lang, int n) {
    return said(lang, say("has {n} {n#card|cards}; there must be 5", {{"n", n}}));
  };
  EXPECT_EQ(in_play(Lang::En, 1), "has 1 card; there must be 5");
  EXPECT_EQ(in_play(Lang::Cs, 3), "má 3 karty; musí jich být 5");
  EXPECT_EQ(in_play(Lang::Pl, 7), "ma 7 kart; musi ich być 5");
}

TEST(Said, WhatNobodyTranslatedStaysAsItIs) {
  EXPECT_EQ(said(Lang::Cs, Phrase("{Ann} & {")), "{Ann} & {");
  EXPECT_EQ(said(Lang::Cs, say("must be one of {ids}, not {value}", {{"ids", "a, b"}, {"value", "{ids}"}})),
            "musí to být jedna z možností a, b, ne {ids}");
}

}  // namespace
}  // namespace zig
