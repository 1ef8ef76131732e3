// ND-16: the canonical text of an action, and back.
#include <algorithm>

#include "games/new_dawn/action_table.h"
#include "games/new_dawn/course.h"
#include "games/new_dawn/names.h"
#include "games/new_dawn/new_dawn.h"

namespace zig::new_dawn {

namespace {

using Kind = Action::Kind;
using Words = std::vector<std::string_view>;

constexpr std::size_t kLongestMove = 200;

std::string way_name(int way) {
  return std::string(side_of(way) == Side::A ? "A" : "B") + std::to_string(rotation_of(way));
}

std::unexpected<Problem> bad(Phrase what) { return problem("move", std::move(what), "ND-16.1"); }
std::unexpected<Problem> no_move() {
  return bad("write for example \"slot 3\", \"place 7d\", \"step 12a\", \"wonder petra\" or \"stop\"");
}

template <std::size_t N>
std::optional<int> number_of(const std::array<std::string_view, N>& ids, std::string_view word) {
  const auto found = std::ranges::find(ids, lower_case(word));
  return found == ids.end() ? std::nullopt : std::optional(static_cast<int>(found - ids.begin()));
}

template <std::size_t N>
Result<Action> by_id(Kind kind, const std::array<std::string_view, N>& ids, std::string_view word) {
  if (const auto found = number_of(ids, word)) return with(kind, *found);
  return bad(say("name one of {names}", {{"names", listed(ids)}}));
}

// -3 and 12.
std::optional<int> coordinate(std::string_view word) {
  const bool minus = word.starts_with('-');
  const auto size = small_number(minus ? word.substr(1) : word);
  if (!size) return std::nullopt;
  return minus ? -*size : *size;
}

// Counted from `low` on.
Result<Action> numbered(Kind kind, std::string_view word, int low, int high) {
  const auto number = small_number(word);
  if (number && *number >= low && *number <= high) return with(kind, *number - low);
  return bad(say("give a number from {low} to {high}", {{"low", low}, {"high", high}}));
}

Result<Action> barbarian(Kind kind, std::string_view word) {
  const char letter = word.size() == 1 ? lower_case(word)[0] : '?';
  if (letter >= 'a' && letter < 'a' + kBarbarians) return with(kind, letter - 'a');
  return bad("name a letter from A to I");
}

Result<Action> card(Kind kind, std::string_view word) {
  if (const auto found = card_named(word)) return with(kind, *found);
  return bad("name a focus card, as in \"culture-2\"");
}

Result<Action> way(Kind kind, std::string_view word) {
  for (int n = 0; n < kOrientations; ++n) {
    if (lower_case(way_name(n)) == lower_case(word)) return with(kind, n);
  }
  return bad("name a side and a rotation from 0 to 5, as in \"way B2\"");
}

Result<Action> space(Kind kind, std::string_view word) {
  if (const auto found = space_named(word)) return on(kind, *found);
  return bad("name a space: its tile and a letter from a to j, as in \"7d\", or a water token, as in \"w1\"");
}

Result<Action> two_slots(Kind kind, std::string_view one, std::string_view two) {
  const auto a = small_number(one), b = small_number(two);
  if (a && b && *a >= 1 && *a <= kSlots && *b >= 1 && *b <= kSlots) return with(kind, *a - 1, *b - 1);
  return bad("name two slots from 1 to 5, as in \"swap 1 2\"");
}

Result<Action> pact(Kind kind, std::string_view one, std::string_view two) {
  const auto giver = small_number(one);
  const auto which = number_of(kPactIds, two);
  if (giver && *giver < kMaxPlayers && which) return with(kind, *giver, *which);
  return bad("name the seat of the giver and a card, as in \"pact 2 embassy\"");
}

Result<Action> place(std::string_view one, std::string_view two) {
  const auto q = coordinate(one), r = coordinate(two);
  if (q && r && *q >= -Table::kFrame && *q < Table::kFrame && *r >= -Table::kFrame && *r < Table::kFrame)
    return lay_at({static_cast<std::int8_t>(*q), static_cast<std::int8_t>(*r)});
  return bad("name the place of the tile's first space, as in \"at -3 2\"");
}

std::size_t words_after_the_verb(Operand operand) {
  switch (operand) {
    case Operand::Nothing: return 0;
    case Operand::TwoSlots:
    case Operand::Pact:
    case Operand::Place: return 2;
    default: return 1;
  }
}

// There are as many words as it takes.
Result<Action> read(const ActionRow& row, const Words& parts) {
  switch (row.operand) {
    case Operand::Nothing: return with(row.kind);
    case Operand::Slot: return numbered(row.kind, parts[1], 1, kSlots);
    case Operand::TwoSlots: return two_slots(row.kind, parts[1], parts[2]);
    case Operand::NaturalToken:
    case Operand::StateToken: return numbered(row.kind, parts[1], 1, kTokens);
    case Operand::Ability: return by_id(row.kind, kAbilityIds, parts[1]);
    case Operand::Barbarian: return barbarian(row.kind, parts[1]);
    case Operand::Resource: return by_id(row.kind, kResourceIds, parts[1]);
    case Operand::Card: return card(row.kind, parts[1]);
    case Operand::Wonder: return by_id(row.kind, kWonderIds, parts[1]);
    case Operand::Pact: return pact(row.kind, parts[1], parts[2]);
    case Operand::Tile: return numbered(row.kind, parts[1], 0, kTiles);
    case Operand::Way: return way(row.kind, parts[1]);
    case Operand::Place: return place(parts[1], parts[2]);
    case Operand::Where: return space(row.kind, parts[1]);
  }
  return no_move();
}

// What follows the verb.
std::string written(Operand operand, Action action) {
  const auto number = [](int n) { return std::to_string(n); };
  const auto named = [](const auto& ids, std::size_t n) {
    return n < ids.size() ? std::string(ids[n]) : std::string("?");
  };
  switch (operand) {
    case Operand::Nothing: return "";
    case Operand::Slot:
    case Operand::NaturalToken:
    case Operand::StateToken: return number(action.a + 1);
    case Operand::TwoSlots: return number(action.a + 1) + " " + number(action.b + 1);
    case Operand::Ability: return named(kAbilityIds, action.a);
    case Operand::Barbarian: return letter(action.a);
    case Operand::Resource: return named(kResourceIds, action.a);
    case Operand::Card: return card_name(action.a);
    case Operand::Wonder: return named(kWonderIds, action.a);
    case Operand::Pact: return number(action.a) + " " + named(kPactIds, action.b);
    case Operand::Tile: return number(action.a);
    case Operand::Way: return way_name(action.a);
    case Operand::Place: return number(action.at.q) + " " + number(action.at.r);
    case Operand::Where: return space_name(action.space);
  }
  return "?";
}

}  // namespace

std::string NewDawn::notation(Action action) const {
  const ActionRow* row = action_row(action.kind);
  if (!row) return "?";
  const std::string what = written(row->operand, action);
  return std::string(row->verb) + (what.empty() ? "" : " ") + what;
}

Result<Action> NewDawn::parse_action(std::string_view text) const {
  if (text.size() > kLongestMove) return no_move();
  const Words parts = words(text);
  if (parts.empty()) return no_move();
  std::string verb = lower_case(parts[0]);
  if (verb == "pass" || verb == "done" || verb == "none") verb = "stop";
  for (const ActionRow& row : kActionRows) {
    if (row.verb == verb && parts.size() == 1 + words_after_the_verb(row.operand)) return read(row, parts);
  }
  return no_move();
}

Result<std::uint16_t> NewDawn::chance_outcome(std::string_view text) const {
  const Words parts = words(text.substr(0, kLongestMove));
  if (parts.size() == 1) {
    const auto die = small_number(parts[0]);
    if (die && *die >= 1 && *die <= 6) return static_cast<std::uint16_t>(*die);
    if (const auto wonder = number_of(kWonderIds, parts[0]))
      return static_cast<std::uint16_t>(kWonderOutcome + *wonder);
  }
  return problem("chance",
                 say("chance does not bring {value}; write what a die shows, as in \"4\", or the wonder that "
                     "is turned up, as in \"petra\"",
                     {{"value", in_quotes(text)}}),
                 "ND-16.2");
}

}  // namespace zig::new_dawn
