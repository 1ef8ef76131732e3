// MS-19: the canonical text of an action, and back. Areas, segments and quests are called by the ids of the component set.
#include <algorithm>

#include "engine/words.h"
#include "games/mesopotamia/action_table.h"
#include "games/mesopotamia/mesopotamia.h"
#include "games/mesopotamia/names.h"

namespace zig::mesopotamia {

namespace {

using Kind = Action::Kind;
using Words = std::vector<std::string_view>;

constexpr std::size_t kLongestMove = 200;

std::unexpected<Problem> bad(Phrase what) { return problem("move", std::move(what), "MS-19.1"); }
std::unexpected<Problem> no_move() {
  return bad(
      "write for example \"perform explore\", \"activate archer harran\", \"step tur_abdin\", \"bid 3\" or "
      "\"done\"");
}

// Dice by their numbers, from 1: "1 3".
std::string dice_text(unsigned dice) {
  std::string text;
  for (int i = 0; i < kFloors; ++i) {
    if ((dice >> i) & 1U) text += " " + std::to_string(i + 1);
  }
  return text;
}
std::optional<unsigned> dice_of(const Words& parts, std::size_t from) {
  unsigned dice = 0;
  for (std::size_t i = from; i < parts.size(); ++i) {
    const auto number = small_number(parts[i]);
    if (!number || *number < 1 || *number > kFloors || ((dice >> (*number - 1)) & 1U)) return std::nullopt;
    dice |= 1U << (*number - 1);
  }
  return dice;
}

// --- writing

std::string party_name(int party) { return party == kTribe ? "tribe" : std::to_string(party); }

std::string written(const Box& box, Operand operand, Action action) {
  const auto number = [](int n) { return " " + std::to_string(n); };
  const auto named = [](const auto& ids, std::size_t n) {
    return " " + (n < ids.size() ? std::string(ids[n]) : std::string("?"));
  };
  switch (operand) {
    case Operand::Nothing: return "";
    case Operand::Role: return std::string(" ") + static_cast<char>('A' + action.a);
    case Operand::Empire: return named(kEmpireIds, action.a);
    case Operand::Where: return " " + area_name(box, action.place);
    case Operand::Quest: return " " + (action.a < box.quests.size() ? box.quests[action.a].id : "?");
    case Operand::Performed: return named(kTypeIds, action.a) + dice_text(action.b);
    case Operand::Dice: return dice_text(action.b);
    case Operand::UnitAt: return named(kUnitTypeIds, action.a) + " " + area_name(box, action.place);
    case Operand::AreaRams: return " " + area_name(box, action.place) + (action.a ? number(action.a) : "");
    case Operand::River: return " " + segment_name(box, action.place);
    case Operand::Colour: return named(kColourIds, action.a);
    case Operand::Type: return named(kTypeIds, action.a);
    case Operand::Resource: return named(kResourceIds, action.a);
    case Operand::Slot:
    case Operand::Option: return number(action.a + 1);
    case Operand::Parties: return " " + party_name(action.a) + " " + party_name(action.b);
    case Operand::Bones:
    case Operand::Rams: return number(action.a);
    case Operand::Slotted: return number(action.a + 1) + named(kSectionIds, action.b);
    case Operand::Lined: return number(action.a) + number(action.b + 1);
    case Operand::Section: return named(kSectionIds, action.a);
    case Operand::Unit: return named(kUnitTypeIds, action.a);
  }
  return " ?";
}

// --- reading

template <std::size_t N>
std::optional<int> number_of(const std::array<std::string_view, N>& ids, std::string_view word) {
  const auto found = std::ranges::find(ids, lower_case(word));
  return found == ids.end() ? std::nullopt : std::optional(static_cast<int>(found - ids.begin()));
}
template <std::size_t N>
Result<int> one_of(const std::array<std::string_view, N>& ids, std::string_view word) {
  if (const auto found = number_of(ids, word)) return *found;
  return bad(say("name one of {names}", {{"names", listed(ids)}}));
}
Result<int> numbered(std::string_view word, int low, int high) {
  const auto number = small_number(word);
  if (number && *number >= low && *number <= high) return *number;
  return bad(say("give a number from {low} to {high}", {{"low", low}, {"high", high}}));
}
Result<int> area_of(const Box& box, std::string_view word) {
  if (const auto found = area_named(box, word)) return int{*found};
  return bad(say("{value} is no area; write its id, as in \"tur_abdin\"", {{"value", in_quotes(word)}}));
}
Result<int> segment_of(const Box& box, std::string_view word) {
  if (const auto found = segment_named(box, word)) return int{*found};
  return bad(say("{value} is no river segment; write its id, as in \"s14\"", {{"value", in_quotes(word)}}));
}
Result<int> quest_of(const Box& box, std::string_view word) {
  for (std::size_t i = 0; i < box.quests.size(); ++i) {
    if (lower_case(box.quests[i].id) == lower_case(word)) return static_cast<int>(i);
  }
  return bad("name a quest card, as in \"return Q4\"");
}
Result<int> role_of(std::string_view word) {
  const char letter = word.size() == 1 ? lower_case(word)[0] : '?';
  if (letter >= 'a' && letter < 'a' + kMaxPlayers) return letter - 'a';
  return bad("name a role from A to F");
}
Result<int> party_of(std::string_view word) {
  if (lower_case(word) == "tribe") return int{kTribe};
  const auto seat = small_number(word);
  if (seat && *seat < kMaxPlayers) return *seat;
  return bad("name two parties, each a seat or \"tribe\", as in \"pair 0 tribe\"");
}

Result<Action> made(Kind kind, const Result<int>& a) {
  if (!a) return std::unexpected(a.error());
  return with(kind, *a);
}
Result<Action> made(Kind kind, const Result<int>& a, const Result<int>& b) {
  if (!a) return std::unexpected(a.error());
  if (!b) return std::unexpected(b.error());
  return with(kind, *a, *b);
}
Result<Action> placed(Kind kind, const Result<int>& place, const Result<int>& a = 0) {
  if (!a) return std::unexpected(a.error());
  if (!place) return std::unexpected(place.error());
  return on(kind, *place, *a);
}

struct Count {
  std::size_t least, most;  // words after the verb
};
Count words_of(Operand operand) {
  switch (operand) {
    case Operand::Nothing: return {0, 0};
    case Operand::Performed: return {1, 1 + kFloors};
    case Operand::Dice: return {1, kFloors};
    case Operand::AreaRams: return {1, 2};
    case Operand::UnitAt:
    case Operand::Parties:
    case Operand::Slotted:
    case Operand::Lined: return {2, 2};
    default: return {1, 1};
  }
}

// There are as many words as it takes.
Result<Action> read(const Box& box, const ActionRow& row, const Words& parts) {
  const Kind kind = row.kind;
  switch (row.operand) {
    case Operand::Nothing: return with(kind);
    case Operand::Role: return made(kind, role_of(parts[1]));
    case Operand::Empire: return made(kind, one_of(kEmpireIds, parts[1]));
    case Operand::Where: return placed(kind, area_of(box, parts[1]));
    case Operand::Quest: return made(kind, quest_of(box, parts[1]));
    case Operand::Performed:
    case Operand::Dice: {
      const bool typed = row.operand == Operand::Performed;
      const auto dice = dice_of(parts, typed ? 2 : 1);
      if (!dice)
        return bad("name dice by their numbers from 1 to 6, as in \"perform build 1 3\" or \"reroll 2\"");
      return typed ? made(kind, one_of(kTypeIds, parts[1]), static_cast<int>(*dice))
                   : Result<Action>(with(kind, 0, static_cast<int>(*dice)));
    }
    case Operand::UnitAt: return placed(kind, area_of(box, parts[2]), one_of(kUnitTypeIds, parts[1]));
    case Operand::AreaRams:
      return placed(kind, area_of(box, parts[1]),
                    parts.size() > 2 ? numbered(parts[2], 0, kRams) : Result<int>(0));
    case Operand::River: return placed(kind, segment_of(box, parts[1]));
    case Operand::Colour: return made(kind, one_of(kColourIds, parts[1]));
    case Operand::Type: return made(kind, one_of(kTypeIds, parts[1]));
    case Operand::Resource: return made(kind, one_of(kResourceIds, parts[1]));
    case Operand::Slot:
    case Operand::Option: {
      const auto number = numbered(parts[1], 1, row.operand == Operand::Slot ? kTradeSlots : 2);
      if (!number) return std::unexpected(number.error());
      return with(kind, *number - 1);
    }
    case Operand::Parties: return made(kind, party_of(parts[1]), party_of(parts[2]));
    case Operand::Bones: return made(kind, numbered(parts[1], 0, kMostBid));
    case Operand::Rams: return made(kind, numbered(parts[1], 0, kRams));
    case Operand::Slotted: {
      const auto number = numbered(parts[1], 1, kLandUnits);
      if (!number) return std::unexpected(number.error());
      return made(kind, *number - 1, one_of(kSectionIds, parts[2]));
    }
    case Operand::Lined: {
      const auto number = numbered(parts[2], 1, kLandUnits);
      if (!number) return std::unexpected(number.error());
      return made(kind, numbered(parts[1], 0, 1), *number - 1);
    }
    case Operand::Section: return made(kind, one_of(kSectionIds, parts[1]));
    case Operand::Unit: return made(kind, one_of(kUnitTypeIds, parts[1]));
  }
  return no_move();
}

}  // namespace

std::string Mesopotamia::notation(Action action) const {
  const ActionRow* row = action_row(action.kind);
  return row ? std::string(row->verb) + written(*box_, row->operand, action) : "?";
}

Result<Action> Mesopotamia::parse_action(std::string_view text) const {
  if (text.size() > kLongestMove) return no_move();
  const Words parts = words(text);
  if (parts.empty()) return no_move();
  std::string verb = lower_case(parts[0]);
  if (verb == "stop" || verb == "pass" || verb == "end") verb = "done";
  for (const ActionRow& row : kActionRows) {
    const Count count = words_of(row.operand);
    if (row.verb == verb && parts.size() > count.least && parts.size() <= 1 + count.most)
      return read(*box_, row, parts);
  }
  return no_move();
}

}  // namespace zig::mesopotamia
