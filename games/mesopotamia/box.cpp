#include "games/mesopotamia/box.h"

#include "games/mesopotamia/box_reading.h"

namespace zig::mesopotamia {

namespace box_reading {

Reader required(Reader& in, std::string_view key, std::string_view rule) {
  if (!in.has(key)) in.fail_at(field(in, key), "is missing; add it", std::string(rule));
  return in.object(key);
}

Names names(Reader& in, std::string_view key) {
  Reader texts = required(in, key);
  return names_of(texts);
}

Names names_of(Reader& entry) {
  entry.only_keys({"en", "cs", "pl"});
  Names read{entry.text("en"), entry.text("cs"), entry.text("pl")};
  if (read.en.empty() || read.cs.empty() || read.pl.empty())
    entry.fail("must have a text in each of the three languages: en, cs and pl");
  return read;
}

Goods goods(Reader& in, std::string_view key, int most) {
  Goods read{};
  Reader amounts = in.object(key);
  amounts.only_keys(kResourceIds);
  for (std::size_t id = 0; id < kResources; ++id) {
    if (amounts.has(kResourceIds[id])) read[id] = small(amounts, kResourceIds[id], 1, most);
  }
  return read;
}

Goods some_goods(Reader& in, std::string_view key, int most) {
  const Goods read = goods(in, key, most);
  if (read == Goods{}) in.fail_at(field(in, key), "must name at least one resource, as in {\"stone\": 2}");
  return read;
}

std::uint8_t set_of(Reader& in, std::string_view key, Ids ids) {
  unsigned set = 0;
  for (Reader& entry : in.list(key, ids.size())) {
    const std::string id = entry.as_text();
    const int at = position(ids, id);
    if (at < 0)
      entry.fail(say("must be one of {ids}, not {value}", {{"ids", listed(ids)}, {"value", in_quotes(id)}}));
    else if ((set >> at & 1U) != 0)
      entry.fail(say("{name} is there twice; keep one", {{"name", in_quotes(id)}}));
    else
      set |= 1U << at;
  }
  return byte(static_cast<int>(set));
}

std::string own_id(Reader& in, std::set<std::string>& seen) {
  std::string id = in.text("id");
  const auto fits = [](char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_';
  };
  if (id.empty() || id.size() > 30 || !std::ranges::all_of(id, fits))
    in.fail_at(field(in, "id"), say("must be letters, digits and underscores, at most 30, not {value}",
                                    {{"value", in_quotes(id)}}));
  else if (!seen.insert(id).second)
    in.fail_at(field(in, "id"), say("{name} is there twice; keep one", {{"name", in_quotes(id)}}));
  return id;
}

namespace {
constexpr std::array<std::string_view, kConfidences> kConfidenceWords = {"rulebook", "rulebook-partial",
                                                                         "printed", "house"};
}  // namespace

Confidence confidence_of(Reader& file) {
  Reader provenance = file.object("provenance");
  return provenance.has("default_confidence")
             ? one_of<Confidence>(provenance, "default_confidence", kConfidenceWords)
             : Confidence::House;
}
Confidence confidence_of(Reader& entry, Confidence otherwise) {
  return entry.has("confidence") ? one_of<Confidence>(entry, "confidence", kConfidenceWords) : otherwise;
}

std::uint8_t fixed(Reader& in, std::string_view key, int value, std::string_view rule) {
  const int stated = in.integer(key, 0, 255);
  if (stated != value)
    in.fail_at(field(in, key),
               say("must be {value}, as the rules say, not {stated}", {{"value", value}, {"stated", stated}}),
               std::string(rule));
  return byte(value);
}

std::uint8_t at_least(Reader& in, std::string_view key, int most, std::string_view rule) {
  if (!in.has(key)) return 0;
  const int n = in.integer(key, 1, 255);
  if (n > most)
    in.fail_at(field(in, key),
               say("asks for {n}, which nobody can ever have; at most {max} {max#is|are} possible",
                   {{"n", n}, {"max", most}}),
               std::string(rule));
  return byte(n);
}

void check_counts(Reader& in, std::string_view key, const PerBox& counts, const PerBox& right,
                  std::string_view rule) {
  for (std::size_t part = 0; part < kBoxParts && !in.failed(); ++part) {
    if (counts[part] != right[part])
      in.fail_at(field(in, key),
                 say("has {n} {n#entry|entries} of the box {box}; there must be {right}",
                     {{"n", counts[part]}, {"box", kBoxPartIds[part]}, {"right", right[part]}}),
                 std::string(rule));
  }
}

namespace {

Area find_area(Reader& in, const std::string& where, const std::string& id, const Map& map) {
  const auto found = std::ranges::find(map.areas, id, &AreaSheet::id);
  if (found != map.areas.end()) return byte(static_cast<int>(found - map.areas.begin()));
  in.fail_at(where,
             say("{value} is not an area; map.json lists them under areas", {{"value", in_quotes(id)}}),
             "MS-2.1");
  return 0;
}

}  // namespace

Area area_of(Reader& entry, const Map& map) { return find_area(entry, entry.where(), entry.as_text(), map); }
Area area_at(Reader& in, std::string_view key, const Map& map) {
  return find_area(in, field(in, key), in.text(key), map);
}

}  // namespace box_reading

Result<std::unique_ptr<const Box>> load_box(std::span<const DataFile> files) {
  using namespace box_reading;
  return read_box<Box>({{"components", read_components},
                        {"tracks", read_tracks},
                        {"units", read_units},
                        {"dice", read_dice},
                        {"empires", read_empires},
                        {"technologies", read_technologies},
                        {"map", read_map},
                        {"trade_tokens", read_trade_tokens},
                        {"gardens", read_gardens},
                        {"quests", read_quests},
                        {"combat_cards", read_combat_cards},
                        {"events", read_events},
                        {"solo", read_solo}},
                       files);
}

bool Box::any_house() const {
  const auto house = [](const auto& of) { return of.confidence == Confidence::House; };
  const auto any = [&](const auto& list) { return std::ranges::any_of(list, house); };
  for (const EmpireSheet& empire : empires) {
    for (const auto& of_type : empire.cards) {
      for (const TechCard& card : of_type) {
        if (card.symbol_count > 0 && house(card)) return true;
      }
    }
  }
  return map_confidence == Confidence::House || dice_confidence == Confidence::House ||
         tracks_confidence == Confidence::House || any(gardens) || any(quests) || any(trade) || any(events) ||
         any(combat) || any(strategies) ||
         std::ranges::find(cost_confidence, Confidence::House) != cost_confidence.end();
}

}  // namespace zig::mesopotamia
