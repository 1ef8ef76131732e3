// What a table can agree on before a game, as a table with a row for each option: its JSON, its schema and reading it follow.
//
//   constexpr Option<Options> kOptions[] = {
//       number<&Options::players>("players", 2, 4, "ND-1.1"),
//       choice<&Options::map>("map", kMapKindIds, "ND-2.4"),
//       flag<&Options::epic>("epic", "ND-12.1"),
//   };
//   Json json = options_json<Options>(kOptions, options);
//
// What is not said has the value of a default-constructed Options.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "engine/json_object.h"
#include "engine/json_reader.h"
#include "engine/words.h"

namespace zig {

template <class Options>
struct Option {
  enum class Kind : std::uint8_t { Number, Choice, Flag, Text };

  std::string_view name;
  std::string_view rule;
  Kind kind = Kind::Number;
  // Numbers, choices (the place among the ids) and flags (0 or 1).
  int (*get)(const Options&) = nullptr;
  void (*set)(Options&, int) = nullptr;
  int low = 0, high = 0;
  std::span<const std::string_view> ids;
  // Texts. `read` fails the reader at this place where it does not understand; the options before it are known by then.
  std::string (*write)(const Options&) = nullptr;
  void (*read)(Reader& in, std::string where, std::string said, Options& options) = nullptr;
  // What else its schema says, for a screen on which people set up a table (docs/protocol.md).
  Json (*hints)() = nullptr;
};

namespace detail {

template <class Member>
struct MemberOf;
template <class Options, class Value>
struct MemberOf<Value Options::*> {
  using Owner = Options;
  using Type = Value;
};

template <auto kMember>
constexpr auto option(std::string_view name, std::string_view rule) {
  using Owner = typename MemberOf<decltype(kMember)>::Owner;
  using Type = typename MemberOf<decltype(kMember)>::Type;
  Option<Owner> row;
  row.name = name;
  row.rule = rule;
  row.get = [](const Owner& options) { return static_cast<int>(options.*kMember); };
  row.set = [](Owner& options, int value) { options.*kMember = static_cast<Type>(value); };
  return row;
}

}  // namespace detail

// --- the kinds of rows

template <auto kMember>
constexpr auto number(std::string_view name, int low, int high, std::string_view rule) {
  auto row = detail::option<kMember>(name, rule);
  row.low = low;
  row.high = high;
  return row;
}

template <auto kMember>
constexpr auto choice(std::string_view name, std::span<const std::string_view> ids, std::string_view rule) {
  auto row = detail::option<kMember>(name, rule);
  row.kind = decltype(row)::Kind::Choice;
  row.ids = ids;
  return row;
}

template <auto kMember>
constexpr auto flag(std::string_view name, std::string_view rule) {
  auto row = detail::option<kMember>(name, rule);
  row.kind = decltype(row)::Kind::Flag;
  return row;
}

template <class Options>
constexpr Option<Options> text_option(std::string_view name, std::string (*write)(const Options&),
                                      void (*read)(Reader&, std::string, std::string, Options&),
                                      std::string_view rule) {
  Option<Options> row;
  row.name = name;
  row.rule = rule;
  row.kind = Option<Options>::Kind::Text;
  row.write = write;
  row.read = read;
  return row;
}

template <class Options>
constexpr Option<Options> with_hints(Option<Options> row, Json (*hints)()) {
  row.hints = hints;
  return row;
}

// --- what follows from a table

template <class Options>
Json option_value(const Option<Options>& row, const Options& options) {
  switch (row.kind) {
    case Option<Options>::Kind::Number: return row.get(options);
    case Option<Options>::Kind::Choice: return row.ids[static_cast<std::size_t>(row.get(options))];
    case Option<Options>::Kind::Flag: return row.get(options) != 0;
    case Option<Options>::Kind::Text: return row.write(options);
  }
  return nullptr;
}

template <class Options>
Json options_json(std::span<const Option<Options>> table, const Options& options) {
  Json json = Json::object();
  for (const Option<Options>& row : table) json[std::string(row.name)] = option_value(row, options);
  return json;
}

// [{"name": "epic", "kind": "boolean", "values": [false, true], "default": false, "rule": "ND-12.1"}, …]
template <class Options>
Json options_schema(std::span<const Option<Options>> table) {
  using Kind = typename Option<Options>::Kind;
  constexpr std::string_view kKinds[] = {"integer", "choice", "boolean", "text"};
  Json schema = Json::array();
  for (const Option<Options>& row : table) {
    Json entry = json_object("name", row.name, "kind", kKinds[static_cast<std::size_t>(row.kind)]);
    if (row.kind == Kind::Number) {
      entry["min"] = row.low;
      entry["max"] = row.high;
    }
    if (row.kind == Kind::Choice) {
      entry["values"] = Json::array();
      for (const std::string_view id : row.ids) entry["values"].push_back(id);
    }
    if (row.kind == Kind::Flag) entry["values"] = {false, true};
    entry["default"] = option_value(row, Options{});
    entry["rule"] = row.rule;
    if (row.hints) entry.update(row.hints());
    schema.push_back(std::move(entry));
  }
  return schema;
}

template <class Options>
void read_option(const Option<Options>& row, Reader& in, Options& options) {
  using Kind = typename Option<Options>::Kind;
  const std::string where = in.where() + "." + std::string(row.name);
  switch (row.kind) {
    case Kind::Number: return row.set(options, in.integer(row.name, row.low, row.high, row.get(options)));
    case Kind::Flag: return row.set(options, in.boolean(row.name, row.get(options) != 0));
    case Kind::Choice: {
      const auto usual = row.ids[static_cast<std::size_t>(row.get(options))];
      const auto found = find_id(row.ids, in.text(row.name, std::string(usual)), where);
      if (!found) return in.fail_at(where, found.error().what, std::string(row.rule));
      return row.set(options, *found);
    }
    case Kind::Text: return in.failed() ? void() : row.read(in, where, in.text(row.name, ""), options);
  }
}

// `check(reader, options)` fails the reader where single options do not go together.
template <class Options, class Check>
Result<Options> read_options(std::span<const Option<Options>> table, const Json& json, Check check) {
  Reader in(json, "options");
  std::vector<std::string_view> names;
  for (const Option<Options>& row : table) names.push_back(row.name);
  in.only_keys(names);
  Options options;
  for (const Option<Options>& row : table) read_option(row, in, options);
  if (!in.failed()) check(in, options);
  if (in.failed()) return std::unexpected(in.problem());
  return options;
}

template <class Options>
Result<Options> read_options(std::span<const Option<Options>> table, const Json& json) {
  return read_options(table, json, [](Reader&, const Options&) {});
}

}  // namespace zig
