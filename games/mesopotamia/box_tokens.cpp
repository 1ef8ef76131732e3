// MS-2.5, MS-3.8, MS-3.12, MS-7.8, MS-9.6: trade tokens with their row, and the tokens of the Hanging Gardens.
#include "games/mesopotamia/box_reading.h"

namespace zig::mesopotamia::box_reading {

namespace {

// MS-3.8: how many tokens lie in each section with 2, 3 and 4 players; one plays as two, five and six as four.
constexpr int kFewest = 2, kSetUps = 3;
constexpr std::array<std::array<int, kTradeSections>, kSetUps> kFilled = {
    {{1, 2, 1, 2}, {2, 2, 2, 3}, {3, 3, 3, 3}}};

void read_row(Reader& in, Box& box) {
  const std::vector<Reader> sections = exactly(in, "needs_ship", kTradeSections, "MS-2.5");
  for (std::size_t section = 0; section < sections.size(); ++section) {
    Reader entry = sections[section];
    const Json& flags = entry.json();
    if (!flags.is_array() || flags.size() != kSlotsPerSection ||
        !std::ranges::all_of(flags, [](const Json& flag) { return flag.is_boolean(); }))
      return entry.fail("must be true or false for each of the three slots", "MS-2.5");
    for (std::size_t slot = 0; slot < kSlotsPerSection; ++slot)
      box.needs_ship[section][slot] = flags[slot].get<bool>();
  }
}

void read_filled(Reader in, Box& box) {
  in.only_keys({"2", "3", "4"});
  for (int players = kFewest; players < kFewest + kSetUps; ++players) {
    const auto set_up = static_cast<std::size_t>(players - kFewest);
    const std::string key = std::to_string(players);
    const std::vector<Reader> sections = exactly(in, key, kTradeSections, "MS-3.8");
    for (std::size_t section = 0; section < sections.size(); ++section) {
      Reader entry = sections[section];
      const Json& slots = entry.json();
      auto& filled = box.filled[static_cast<std::size_t>(players)][section];
      if (!slots.is_array())
        return entry.fail(say("must be a list, not {value}", {{"value", describe(slots)}}));
      for (const Json& slot : slots) {
        if (!slot.is_number_integer() || slot < 1 || slot > kSlotsPerSection)
          return entry.fail(say("must list slots from 1 to {max}, not {value}",
                                {{"max", kSlotsPerSection}, {"value", describe(slot)}}),
                            "MS-2.5");
        filled[slot.get<std::size_t>() - 1] = true;
      }
      const auto n = std::ranges::count(filled, true);
      if (n != kFilled[set_up][section] || slots.size() != static_cast<std::size_t>(n))
        return entry.fail(say("must list {right} different {right#slot|slots}, not {n}",
                              {{"right", kFilled[set_up][section]}, {"n", slots.size()}}),
                          "MS-3.8");
    }
  }
  box.filled[1] = box.filled[kFewest];
  for (std::size_t players = 5; players <= kMaxPlayers; ++players) box.filled[players] = box.filled[4];
}

}  // namespace

void read_trade_tokens(Reader& in, Box& box) {
  in.only_keys({"provenance", "needs_ship", "filled", "filled_note", "tokens"});
  read_row(in, box);
  read_filled(required(in, "filled", "MS-3.8"), box);
  const Confidence usual = confidence_of(in);
  PerBox counts{};
  std::array<int, kTradeSections> of_level{};
  std::set<std::string> seen;
  for (Reader& entry : in.list("tokens", kMaxTradeTokens)) {
    entry.only_keys({"id", "level", "box", "cost", "gain", "vp", "confidence", "note"});
    TradeToken token{.id = own_id(entry, seen),
                     .confidence = confidence_of(entry, usual),
                     .level = small(entry, "level", 1, kTradeSections),
                     .part = part_of(entry),
                     .cost = some_goods(entry, "cost"),
                     .gain = some_goods(entry, "gain"),
                     .vp = small(entry, "vp", 0, 20)};
    ++counts[at(token.part)];
    if (token.part == BoxPart::Base) ++of_level[token.level - 1U];
    box.trade.push_back(std::move(token));
  }
  check_counts(in, "tokens", counts, kTradeTokens, "MS-1.5");
  for (std::size_t level = 0; level < kTradeSections && !in.failed(); ++level) {
    if (of_level[level] < kSlotsPerSection)
      in.fail_at("tokens",
                 say("has {n} {n#token|tokens} of level {level} in the base box; at least {right} are needed",
                     {{"n", of_level[level]}, {"level", level + 1}, {"right", kSlotsPerSection}}),
                 "MS-3.8");
  }
}

void read_gardens(Reader& in, Box& box) {
  in.only_keys({"provenance", "tokens"});
  const Confidence usual = confidence_of(in);
  PerBox counts{};
  std::array<int, kGardensLevels> of_level{};
  std::set<std::string> seen;
  for (Reader& entry : in.list("tokens", kMaxGardens)) {
    entry.only_keys({"id", "level", "box", "cost", "requires", "vp", "confidence", "note"});
    Reader requires_ = entry.object("requires");
    requires_.only_keys({"population_min", "event_min", "settlements_min"});
    GardensToken token{
        .id = own_id(entry, seen),
        .confidence = confidence_of(entry, usual),
        .level = small(entry, "level", 1, kGardensLevels),
        .part = part_of(entry),
        .cost = some_goods(entry, "cost"),
        .population_min =
            at_least(requires_, "population_min", box.positions[at(Track::Population)], "MS-7.8"),
        .event_min = at_least(requires_, "event_min", box.positions[at(Track::Event)], "MS-7.8"),
        .settlements_min = at_least(requires_, "settlements_min", kSettlements, "MS-7.8"),
        .vp = small(entry, "vp", 0, 30)};
    ++counts[at(token.part)];
    if (token.part == BoxPart::Base) ++of_level[token.level - 1U];
    box.gardens.push_back(std::move(token));
  }
  check_counts(in, "tokens", counts, kGardensTokens, "MS-1.5");
  // MS-3.12: expansions are mixed in, so the base box has to have one for each level.
  for (std::size_t level = 0; level < kGardensLevels && !in.failed(); ++level) {
    if (of_level[level] == 0)
      in.fail_at("tokens",
                 say("has no token of level {level} in the base box; add one", {{"level", level + 1}}),
                 "MS-3.12");
  }
}

}  // namespace zig::mesopotamia::box_reading
