// Reads the data files of a game, which say what is printed on its components: checked fields, and problems that name entry and
// remedy. A file may not be silent about what it should say, nor say what nobody reads.
#pragma once

#include <algorithm>
#include <array>
#include <initializer_list>
#include <memory>

#include "engine/data_files.h"
#include "engine/json_reader.h"
#include "engine/lang.h"
#include "engine/words.h"

namespace zig::data_file {

using Ids = std::span<const std::string_view>;

std::string field(const Reader& in, std::string_view key);  // "cards[3].cost"

int position(Ids ids, std::string_view id);  // -1: not among them
// One of `ids`, as its position.
int choice(Reader& in, std::string_view key, Ids ids);

// A list that must have exactly `count` entries; none where it has not.
std::vector<Reader> exactly(Reader& in, std::string_view key, std::size_t count, std::string_view rule);

// Entries that must be these, each once, in any order: calls read(entry, number of the id).
template <class Read>
void each_of(Reader& in, std::string_view key, Ids ids, std::string_view rule, Read read) {
  std::vector<bool> seen(ids.size());
  for (Reader& entry : exactly(in, key, ids.size(), rule)) {
    const int at = choice(entry, "id", ids);
    if (in.failed()) return;
    if (seen[static_cast<std::size_t>(at)])
      return entry.fail_at(
          field(entry, "id"),
          say("{name} is there twice; keep one", {{"name", in_quotes(ids[static_cast<std::size_t>(at)])}}),
          std::string(rule));
    seen[static_cast<std::size_t>(at)] = true;
    read(entry, static_cast<std::size_t>(at));
  }
}

// The English name in `key`, the others in `i18n`.
Names read_name(Reader& in, std::string_view key);

// A value as a file must state it: a number, true or false, a text, a list of texts; anything else as JSON text.
class Stated {
 public:
  constexpr Stated(int number) : kind_(Kind::Number), number_(number) {}
  constexpr Stated(bool flag) : kind_(Kind::Flag), number_(flag) {}
  constexpr Stated(const char* text) : kind_(Kind::Text), text_(text) {}
  constexpr Stated(std::string_view text) : kind_(Kind::Text), text_(text) {}
  template <std::size_t kCount>
  constexpr Stated(const std::array<std::string_view, kCount>& texts) : kind_(Kind::Texts), texts_(texts) {}
  static constexpr Stated json(std::string_view text) {
    Stated value(text);
    value.kind_ = Kind::Json;
    return value;
  }
  std::string written() const;  // as JSON

 private:
  enum class Kind : std::uint8_t { Number, Flag, Text, Texts, Json };
  Kind kind_;
  int number_ = 0;
  std::string_view text_;
  Ids texts_;
};

// What the rules fix: the rules code has it as a constant, the files state it for their readers, and may not state anything else.
//
//   constexpr Fixed kParameters[] = {{"hand_size", kHandSize, "TE-2.5"}, …};
struct Fixed {
  std::string_view path;
  Stated value;
  std::string_view rule;
};
// The value at "options[0].default" in a document; nullptr where there is no such place.
const Json* at_path(const Json& root, std::string_view path);
void check_fixed(std::span<const Fixed> table, Reader& in);
// Refuses every value that is neither in the table nor for readers: a misspelt field must not be ignored.
void check_nothing_else(std::span<const Fixed> table, Reader& in);

// "cards.json cards[3].cost": the place of a problem, with the file it is in.
Problem in_file(const std::string& file, Problem problem);

// One file of a game's data folder, and what reads it into the box.
template <class Box>
struct Part {
  std::string_view name;
  void (*read)(Reader& in, Box& box);
};

// Reads one part into the box, and keeps where its facts come from.
template <class Box>
std::optional<Problem> read_part(const Part<Box>& part, std::span<const DataFile> files, Box& box) {
  const std::string name = std::string(part.name) + ".json";
  const auto file = std::ranges::find(files, part.name, &DataFile::name);
  if (file == files.end()) return Problem{name, "is missing; add it", {}};
  const Result<Json> json = parse_json(file->text, name);
  if (!json) return json.error();
  Reader in(*json, "");
  if (in.is_object()) part.read(in, box);
  if (in.failed()) return in_file(name, in.problem());
  if (in.has("provenance")) box.provenance[std::string(part.name)] = *json->find("provenance");
  return std::nullopt;
}

// Reads a whole folder, in the order of the parts: later ones speak of entries of earlier ones.
template <class Box>
Result<std::unique_ptr<const Box>> read_box(std::initializer_list<Part<Box>> parts,
                                            std::span<const DataFile> files) {
  for (const DataFile& file : files) {
    if (std::ranges::find(parts, file.name, &Part<Box>::name) == parts.end())
      return problem(std::string(file.name) + ".json", "is not known here; remove it or correct its name");
  }
  auto box = std::make_unique<Box>();
  box->provenance = Json::object();
  for (const Part<Box>& part : parts) {
    if (auto broken = read_part(part, files, *box)) return std::unexpected(*broken);
  }
  return box;
}

}  // namespace zig::data_file
