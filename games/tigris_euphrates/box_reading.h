// Helpers of the files that read the component set (box*.cpp).
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "engine/json_reader.h"
#include "games/tigris_euphrates/box.h"

namespace zig::tigris_euphrates::box_reading {

// What the rules fix and the rules code therefore has as constants: the files state it for their readers, as this
// JSON text, and may not state anything else.
struct Fixed {
  std::string_view path, value, rule;
};

// The value at "options[0].default" in a document; nullptr where there is no such place.
const Json* at_path(const Json& root, std::string_view path);
void check_fixed(std::span<const Fixed> table, Reader& in);
// Refuses every value that is neither in the table nor for readers: a misspelt field must not be ignored.
void check_nothing_else(std::span<const Fixed> table, Reader& in);

void read_boards(Reader& in, Box& box);      // box_boards.cpp
void read_components(Reader& in, Box& box);  // box_numbers.cpp
void read_parameters(Reader& in, Box& box);

}  // namespace zig::tigris_euphrates::box_reading
