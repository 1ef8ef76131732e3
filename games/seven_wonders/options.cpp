// 7W-2.5, 7W-2.9, 7W-R.1, 7W-R.9: options as text.
#include "engine/json_reader.h"
#include "games/seven_wonders/names.h"
#include "games/seven_wonders/seven_wonders.h"

namespace zig::seven_wonders {

namespace {

template <class Enum, std::size_t N>
Enum choice(Reader& in, const char* key, const std::array<std::string_view, N>& ids) {
  const std::string said = in.text(key, std::string(ids[0]));
  const auto found = find_id(ids, said, in.where() + "." + key);
  if (!found && !in.failed()) in.fail_at(found.error().where, found.error().what);
  return static_cast<Enum>(found.value_or(0));
}

template <std::size_t N>
Json listed(const std::array<std::string_view, N>& ids) {
  Json list = Json::array();
  for (std::string_view id : ids) list.push_back(std::string(id));
  return list;
}

template <std::size_t N>
Json choice_entry(std::string_view name, const std::array<std::string_view, N>& ids, std::string_view rule) {
  return {{"name", name}, {"kind", "choice"}, {"values", listed(ids)}, {"default", ids[0]}, {"rule", rule}};
}

Json boolean_entry(std::string_view name, std::string_view rule) {
  return {{"name", name}, {"kind", "boolean"}, {"values", {false, true}}, {"default", false}, {"rule", rule}};
}

}  // namespace

Json SevenWonders::options_json(const Options& options) const {
  return {{"players", options.players},
          {"wonder_assignment", kWonderAssignmentIds[static_cast<std::size_t>(options.wonder_assignment)]},
          {"mausoleum_timing", kMausoleumTimingIds[static_cast<std::size_t>(options.mausoleum_timing)]},
          {"extra_guilds", options.extra_guilds},
          {"copied_shipowners_counts_itself", options.copied_shipowners_counts_itself}};
}

Json SevenWonders::options_schema() const {
  return Json::array({{{"name", "players"},
                       {"kind", "integer"},
                       {"min", kMinPlayers},
                       {"max", kMaxPlayers},
                       {"default", Options{}.players},
                       {"rule", "7W-2.1"}},
                      choice_entry("wonder_assignment", kWonderAssignmentIds, "7W-2.10"),
                      choice_entry("mausoleum_timing", kMausoleumTimingIds, "7W-12.16"),
                      boolean_entry("extra_guilds", "7W-2.9"),
                      boolean_entry("copied_shipowners_counts_itself", "7W-R.9")});
}

Result<Options> SevenWonders::read_options(const Json& json) const {
  Reader in(json, "options");
  in.only_keys({"players", "wonder_assignment", "mausoleum_timing", "extra_guilds",
                "copied_shipowners_counts_itself"});
  Options options;
  options.players =
      static_cast<std::uint8_t>(in.integer("players", kMinPlayers, kMaxPlayers, options.players));
  options.wonder_assignment = choice<WonderAssignment>(in, "wonder_assignment", kWonderAssignmentIds);
  options.mausoleum_timing = choice<MausoleumTiming>(in, "mausoleum_timing", kMausoleumTimingIds);
  options.extra_guilds = in.boolean("extra_guilds", false);
  options.copied_shipowners_counts_itself = in.boolean("copied_shipowners_counts_itself", false);
  if (in.failed()) return std::unexpected(in.problem());
  return options;
}

}  // namespace zig::seven_wonders
