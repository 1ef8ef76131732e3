// MS-11.6, MS-11.7: combat cards, one deck for each type of land unit.
#include "games/mesopotamia/box_reading.h"

namespace zig::mesopotamia::box_reading {

namespace {

std::array<std::uint8_t, kSections> read_numbers(Reader& in, std::string_view key) {
  std::array<std::uint8_t, kSections> numbers{};
  std::size_t section = 0;
  for (Reader& entry : exactly(in, key, kSections, "MS-11.7"))
    numbers[section++] = byte(entry.as_integer(0, 9));
  return numbers;
}

// MS-R.34: a deck must not run out when two empires meet, or an empire and a tribe.
void check_decks(Reader& in, const Box& box) {
  std::array<int, kUnitTypes> cards{};
  for (const CombatCard& card : box.combat) cards[at(card.unit)] += card.part == BoxPart::Base;
  for (std::size_t type = 0; type < kUnitTypes; ++type) {
    int tribe = 0;
    for (const AreaSheet& area : box.map.areas) tribe = std::max<int>(tribe, area.tribe[type]);
    const int n = cards[type], least = kFigures[type] + std::max(kFigures[type], tribe);
    if (n < least)
      in.fail_at(
          "cards",
          say("has {n} {n#card|cards} for the type {type} in the base box; at least {right} are needed",
              {{"n", n}, {"type", kUnitTypeIds[type]}, {"right", least}}),
          "MS-R.34");
  }
}

}  // namespace

void read_combat_cards(Reader& in, Box& box) {
  in.only_keys({"provenance", "rows", "cards"});
  constexpr Fixed kRows[] = {{"rows", kSectionIds, "MS-11.7"}};
  check_fixed(kRows, in);
  const Confidence usual = confidence_of(in);
  PerBox counts{};
  std::set<std::string> seen;
  for (Reader& entry : in.list("cards", kMaxCombatCards)) {
    entry.only_keys({"id", "unit", "box", "printed", "slots", "confidence", "note"});
    CombatCard card;
    card.id = own_id(entry, seen);
    card.confidence = confidence_of(entry, usual);
    card.unit = one_of<UnitType>(entry, "unit", kUnitTypeIds);
    card.part = part_of(entry);
    card.printed = read_numbers(entry, "printed");
    card.slots = read_numbers(entry, "slots");
    card.against = box.beats[at(card.unit)];
    ++counts[at(card.part)];
    box.combat.push_back(std::move(card));
  }
  check_counts(in, "cards", counts, kCombatCards, "MS-1.5");
  if (!in.failed()) check_decks(in, box);
}

}  // namespace zig::mesopotamia::box_reading
