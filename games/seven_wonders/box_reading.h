// Helpers of the files that read the component set (box_*.cpp): checked fields, and problems that name entry
// and remedy.
#pragma once

#include <algorithm>
#include <iterator>
#include <optional>
#include <span>
#include <utility>

#include "engine/data_file.h"
#include "games/seven_wonders/box.h"

namespace zig::seven_wonders::box_reading {

using namespace data_file;

inline constexpr std::string_view kGame = "seven-wonders";
inline constexpr unsigned kAllRaw = 0b1111, kAllGoods = 0b111;

inline void require(Reader& in, std::string_view key) {
  if (!in.failed() && in.is_object() && !in.has(key)) in.fail_at(field(in, key), "is missing; add it");
}

inline Reader required_object(Reader& in, std::string_view key) {
  require(in, key);
  return in.object(key);
}

inline std::vector<Reader> required_list(Reader& in, std::string_view key, std::size_t max) {
  require(in, key);
  return in.list(key, max);
}

// A list of different `ids`, at least one, as a bit set.
inline unsigned choices(Reader& in, std::string_view key, Ids ids) {
  unsigned bits = 0;
  for (Reader& item : required_list(in, key, ids.size())) {
    const std::string id = item.as_text();
    const int at = position(ids, id);
    if (at < 0)
      item.fail(say("must be one of {ids}, not {value}", {{"ids", listed(ids)}, {"value", in_quotes(id)}}));
    else if ((bits >> at) & 1U)
      item.fail(say("names {name} a second time; remove one of them", {{"name", id}}));
    else
      bits |= 1U << at;
  }
  if (bits == 0)
    in.fail_at(field(in, key), say("is empty; name at least one of {ids}", {{"ids", listed(ids)}}));
  return bits;
}

// A field that the rules leave no choice about; it is in the data for its readers.
inline void must_say(Reader& in, std::string_view key, std::string_view expected) {
  const std::string said = in.text(key);
  if (said != expected)
    in.fail_at(field(in, key), say("must be {wanted}, not {value}",
                                   {{"wanted", in_quotes(expected)}, {"value", in_quotes(said)}}));
}

inline bool is_id(std::string_view id) {
  const auto plain = [](char c) { return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-'; };
  return !id.empty() && id.size() <= 40 && std::all_of(id.begin(), id.end(), plain);
}

inline std::string read_id(Reader& in, std::string_view key) {
  const std::string id = in.text(key);
  if (!is_id(id)) in.fail_at(field(in, key), "must be 1 to 40 lower-case letters, digits and hyphens");
  return id;
}

inline std::string read_name(Reader& in, std::string_view language) {
  const std::string name = in.text(language);
  const bool control = std::any_of(name.begin(), name.end(), [](char c) { return c >= 0 && c < ' '; });
  if (name.empty() || name.size() > 100 || control) {
    in.fail_at(field(in, language), "must be a name of 1 to 100 bytes on one line");
  }
  return name;
}

inline Names read_names(Reader& in, std::string_view key) {
  Reader names = required_object(in, key);
  names.only_keys({"en", "cs", "pl"});
  return {read_name(names, "en"), read_name(names, "cs"), read_name(names, "pl")};
}

// "cards[3] (stone-pit)": the id is named where there is one, before the entry is known to be sound.
inline std::string entry_name(const Reader& item) {
  const Json& entry = item.json();
  if (!item.has("id") || !entry.find("id")->is_string()) return item.where();
  const std::string id = entry.find("id")->get<std::string>();
  return is_id(id) ? item.where() + " (" + id + ")" : item.where();
}

inline void pass_on(const Reader& from, Reader& to) {
  const Problem problem = from.problem();
  if (from.failed()) to.fail_at(problem.where, problem.what, problem.rule);
}

inline Phrase wanted(int counted, int right, Phrase of) {
  return say("hold {n} {of}; there must be {right}",
             {{"n", counted}, {"of", std::move(of)}, {"right", right}});
}

constexpr int guilds_for(int players) { return std::max(players, 3) + 2; }  // 7W-2.2, 7W-14.2

// --- the parts
enum Bearer : unsigned { kOnCard = 1, kOnStage = 2 };
Cost read_cost(Reader& in);  // box_effects.cpp
Effects read_effects(Reader& in, Bearer bearer);
void read_produce(Reader& in, Effects& effects);
bool for_sale(const Effects& effects);
void read_cards(Reader& in, Box& box);    // box_cards.cpp
void read_wonders(Reader& in, Box& box);  // box_wonders.cpp
void read_setup(Reader& in, Box& box);    // box_setup.cpp

}  // namespace zig::seven_wonders::box_reading
