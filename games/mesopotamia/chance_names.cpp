// What chance brings, as scripts and tests name it (chance.h). Ids of the component set speak for themselves; a prefix says what is meant where a word would not:
// "die star" and "action star", "empire mari" and "start mari".
#include "games/mesopotamia/names.h"
#include "games/mesopotamia/position.h"

namespace zig::mesopotamia {

namespace {

using Outcome16 = std::optional<std::uint16_t>;

Outcome16 outcome(std::uint16_t first, int number) {
  return number < 0 ? std::nullopt : Outcome16(static_cast<std::uint16_t>(first + number));
}
template <std::size_t N>
int number_of(const std::array<std::string_view, N>& ids, std::string_view word) {
  const auto found = std::ranges::find(ids, lower_case(word));
  return found == ids.end() ? -1 : static_cast<int>(found - ids.begin());
}
int start_number(const Box& box, std::string_view word) {
  const auto area = area_named(box, word);
  return area ? box.map.areas[*area].start_number - 1 : -1;
}

Outcome16 prefixed(const Box& box, std::string_view prefix, std::string_view word) {
  const std::string kind = lower_case(prefix);
  if (kind == "die") {
    const auto number = small_number(word);
    if (number && *number >= 1 && *number <= 6) return outcome(kDieOutcome, *number);
    return outcome(kFaceOutcome, index_of(box.symbols, word));
  }
  if (kind == "action")
    return outcome(kActionOutcome, lower_case(word) == "star" ? kTypes : number_of(kTypeIds, word));
  if (kind == "empire") return outcome(kEmpireOutcome, number_of(kEmpireIds, word));
  if (kind == "start") return outcome(kAreaOutcome, start_number(box, word));
  return std::nullopt;
}
Outcome16 plain(const Box& box, std::string_view word) {
  const auto number = small_number(word);
  if (number) return *number >= 1 && *number <= 6 ? outcome(kDieOutcome, *number) : std::nullopt;
  const int symbol = index_of(box.symbols, word);
  if (symbol == kStar) return std::nullopt;  // of a die, or of the action cards?
  for (const Outcome16 found :
       {outcome(kFaceOutcome, symbol), outcome(kCombatOutcome, index_of(box.combat, word)),
        outcome(kEventOutcome, index_of(box.events, word)),
        outcome(kGardensOutcome, index_of(box.gardens, word)),
        outcome(kQuestOutcome, index_of(box.quests, word)), outcome(kTradeOutcome, index_of(box.trade, word)),
        outcome(kStrategyOutcome, index_of(box.strategies, word)),
        outcome(kActionOutcome, number_of(kTypeIds, word)),
        outcome(kEmpireOutcome, number_of(kEmpireIds, word))}) {
    if (found) return found;
  }
  return std::nullopt;
}

}  // namespace

Result<std::uint16_t> Mesopotamia::chance_outcome(std::string_view text) const {
  const auto parts = words(text.substr(0, kLongestName));
  const Outcome16 found = parts.size() == 1   ? plain(*box_, parts[0])
                          : parts.size() == 2 ? prefixed(*box_, parts[0], parts[1])
                                              : std::nullopt;
  if (found) return *found;
  return problem("chance",
                 say("chance does not bring {value}; write what a die shows, as in \"gish\", \"die star\" or "
                     "\"4\", or what is drawn, as in "
                     "\"archer_01\", \"D1\", \"Q5\" or \"action star\"",
                     {{"value", in_quotes(text)}}),
                 "MS-19.1");
}

}  // namespace zig::mesopotamia
