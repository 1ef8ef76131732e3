// JSON as one line of text, byte for byte what the JSON library writes, in a third of its time: nearly every text is plain
// letters and can be copied as it is.
#pragma once

#include "engine/json.h"

namespace zig {

// Appends. Never fails: bytes that are not UTF-8 are replaced.
void write_json(const Json& json, std::string& to);

// A text in quotes.
void write_json_text(std::string_view text, std::string& to);

// A value that is text already, for a place in a tree that is only going to be written: write_json() copies it as it is.
Json written_json(std::string_view text);

// Empties it, part by part. The library's destructor first gathers all parts in lists of its own; where an answer is made, written
// and forgotten, that is a fifth of the work.
void take_apart(Json& json);

}  // namespace zig
