// Reads the data files of a game, which say what is printed on its components: checked fields, and problems that name entry and
// remedy. A file may not be silent about what it should say, nor say what nobody reads.
#pragma once

#include "engine/json_reader.h"
#include "engine/words.h"

namespace zig::data_file {

using Ids = std::span<const std::string_view>;

std::string field(const Reader& in, std::string_view key);  // "cards[3].cost"

int position(Ids ids, std::string_view id);  // -1: not among them
// One of `ids`, as its position.
int choice(Reader& in, std::string_view key, Ids ids);

// What the rules fix and the rules code therefore has as constants: the files state it for their readers, as this JSON text, and
// may not state anything else.
struct Fixed {
  std::string_view path, value, rule;
};
// The value at "options[0].default" in a document; nullptr where there is no such place.
const Json* at_path(const Json& root, std::string_view path);
void check_fixed(std::span<const Fixed> table, Reader& in);
// Refuses every value that is neither in the table nor for readers: a misspelt field must not be ignored.
void check_nothing_else(std::span<const Fixed> table, Reader& in);

// "cards.json cards[3].cost": the place of a problem, with the file it is in.
Problem in_file(const std::string& file, Problem problem);

// Reads NAME.json into the box, and keeps where its facts come from.
template <class Box>
std::optional<Problem> read_data_file(std::string_view name, std::string_view text,
                                      void (*read)(Reader&, Box&), Box& box) {
  const std::string file = std::string(name) + ".json";
  const Result<Json> json = parse_json(text, file);
  if (!json) return json.error();
  Reader in(*json, "");
  if (in.is_object()) read(in, box);
  if (in.failed()) return in_file(file, in.problem());
  if (in.has("provenance")) box.provenance[std::string(name)] = *json->find("provenance");
  return std::nullopt;
}

}  // namespace zig::data_file
