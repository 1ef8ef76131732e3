// Text in columns: UTF-8 measured as a terminal shows it. Colour sequences take no room.
//
//   pad("Lázně", 8) == "Lázně   "     cut("Dřevorubecký tábor", 8) == "Dřevoru…"     wrap(sentence, 80, 4)
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "engine/words.h"

namespace zig::terminal {

using Lines = std::vector<std::string>;

int width(std::string_view text);
std::string pad(std::string_view text, int columns);       // blanks behind
std::string pad_left(std::string_view text, int columns);  // blanks before
std::string centred(std::string_view text, int columns);
std::string cut(std::string_view text, int columns);  // ends in … where something is missing
std::string fit(std::string_view text, int columns);  // exactly that many columns: cut, then padded
std::string repeated(std::string_view piece, int times);

// Lines of at most `columns`, broken at blanks but not at kNoBreak; later lines start with `indent` blanks.
inline constexpr std::string_view kNoBreak = "\u00A0";
Lines wrap(std::string_view text, int columns, int indent = 0);

// The text behind a label; later lines stand below its beginning.
Lines hanging(std::string_view label, std::string_view text, int columns);

std::string replaced(std::string_view text, std::string_view what, std::string_view by);
std::string joined(const Lines& parts, std::string_view between);
std::string_view trimmed(std::string_view text);

// For comparing what people type: small letters without diacritics, everything else a blank. "Lázně," ->
// "lazne".
std::string folded(std::string_view text);

}  // namespace zig::terminal
