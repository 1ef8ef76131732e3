// ND-16: the canonical text of an action, and back.
#include <algorithm>

#include "games/new_dawn/course.h"
#include "games/new_dawn/names.h"
#include "games/new_dawn/new_dawn.h"

namespace zig::new_dawn {

namespace {

using Kind = Action::Kind;
using Words = std::vector<std::string_view>;

constexpr std::size_t kLongestMove = 200;

struct SpaceVerb {
  std::string_view verb;
  Kind kind;
};
constexpr SpaceVerb kSpaceVerbs[] = {
    {"place", Kind::Place}, {"takeback", Kind::TakeBack},   {"move", Kind::Move},
    {"to", Kind::To},       {"convert", Kind::Convert},     {"destroy", Kind::Destroy},
    {"name", Kind::Name},   {"strike", Kind::Strike},       {"caravan", Kind::Caravan},
    {"start", Kind::Start}, {"step", Kind::Step},           {"city", Kind::City},
    {"under", Kind::Under}, {"reinforce", Kind::Reinforce}, {"attack", Kind::Attack},
    {"fight", Kind::Fight},
};

std::string way_name(int way) {
  return std::string(side_of(way) == Side::A ? "A" : "B") + std::to_string(rotation_of(way));
}

std::unexpected<Problem> bad(Phrase what) { return problem("move", std::move(what), "ND-16.1"); }

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

Result<Action> numbered(Kind kind, std::string_view word, int low, int high) {
  const auto number = small_number(word);
  if (number && *number >= low && *number <= high)
    return with(kind, *number - (kind == Kind::Tile ? 0 : low));
  return bad(say("give a number from {low} to {high}", {{"low", low}, {"high", high}}));
}

Result<Action> one_word(std::string_view verb) {
  if (verb == "stop" || verb == "pass" || verb == "done" || verb == "none") return stop();
  if (verb == "store") return with(Kind::Store);
  if (verb == "spend") return with(Kind::Spend);
  if (verb == "advance") return with(Kind::Advance);
  if (verb == "conquer") return with(Kind::Conquer);
  if (verb == "liberate") return with(Kind::Liberate);
  return bad("write for example \"slot 3\", \"place 7d\", \"step 12a\", \"wonder petra\" or \"stop\"");
}

Result<Action> two_words(std::string_view verb, std::string_view what) {
  for (const SpaceVerb& known : kSpaceVerbs) {
    if (known.verb != verb) continue;
    if (const auto space = space_named(what)) return on(known.kind, *space);
    return bad(
        "name a space: its tile and a letter from a to j, as in \"7d\", or a water token, as in \"w1\"");
  }
  if (verb == "slot") return numbered(Kind::Slot, what, 1, kSlots);
  if (verb == "natural") return numbered(Kind::Natural, what, 1, kTokens);
  if (verb == "state") return numbered(Kind::State, what, 1, kTokens);
  if (verb == "tile") return numbered(Kind::Tile, what, 0, kTiles);
  if (verb == "use") return by_id(Kind::Use, kAbilityIds, what);
  if (verb == "resource") return by_id(Kind::Resource, kResourceIds, what);
  if (verb == "wonder") return by_id(Kind::Wonder, kWonderIds, what);
  if (verb == "barbarian") {
    const char letter = what.size() == 1 ? lower_case(what)[0] : '?';
    if (letter >= 'a' && letter < 'a' + kBarbarians) return with(Kind::Barbarian, letter - 'a');
    return bad("name a letter from A to I");
  }
  if (verb == "card") {
    if (const auto card = card_named(what)) return with(Kind::Card, *card);
    return bad("name a focus card, as in \"culture-2\"");
  }
  if (verb == "way") {
    for (int way = 0; way < kOrientations; ++way) {
      if (lower_case(way_name(way)) == lower_case(what)) return with(Kind::Way, way);
    }
    return bad("name a side and a rotation from 0 to 5, as in \"way B2\"");
  }
  return one_word("");
}

Result<Action> three_words(std::string_view verb, std::string_view one, std::string_view two) {
  if (verb == "swap") {
    const auto a = small_number(one), b = small_number(two);
    if (a && b && *a >= 1 && *a <= kSlots && *b >= 1 && *b <= kSlots) return with(Kind::Swap, *a - 1, *b - 1);
    return bad("name two slots from 1 to 5, as in \"swap 1 2\"");
  }
  if (verb == "pact") {
    const auto giver = small_number(one);
    const auto pact = number_of(kPactIds, two);
    if (giver && *giver < kMaxPlayers && pact) return with(Kind::Pact, *giver, *pact);
    return bad("name the seat of the giver and a card, as in \"pact 2 embassy\"");
  }
  if (verb == "at") {
    const auto q = coordinate(one), r = coordinate(two);
    if (q && r && *q >= -Table::kFrame && *q < Table::kFrame && *r >= -Table::kFrame && *r < Table::kFrame)
      return lay_at({static_cast<std::int8_t>(*q), static_cast<std::int8_t>(*r)});
    return bad("name the place of the tile's first space, as in \"at -3 2\"");
  }
  return one_word("");
}

}  // namespace

std::string NewDawn::notation(Action action) const {
  for (const SpaceVerb& known : kSpaceVerbs) {
    if (known.kind == action.kind) return std::string(known.verb) + " " + space_name(action.space);
  }
  const auto number = [&](std::string_view verb, int n) {
    return std::string(verb) + " " + std::to_string(n);
  };
  const auto named = [&](std::string_view verb, const auto& ids) {
    return std::string(verb) + " " + (action.a < ids.size() ? std::string(ids[action.a]) : "?");
  };
  switch (action.kind) {
    case Kind::Stop: return "stop";
    case Kind::Store: return "store";
    case Kind::Spend: return "spend";
    case Kind::Advance: return "advance";
    case Kind::Conquer: return "conquer";
    case Kind::Liberate: return "liberate";
    case Kind::Slot: return number("slot", action.a + 1);
    case Kind::Natural: return number("natural", action.a + 1);
    case Kind::State: return number("state", action.a + 1);
    case Kind::Tile: return number("tile", action.a);
    case Kind::Use: return named("use", kAbilityIds);
    case Kind::Resource: return named("resource", kResourceIds);
    case Kind::Wonder: return named("wonder", kWonderIds);
    case Kind::Barbarian: return std::string("barbarian ") + static_cast<char>('A' + action.a);
    case Kind::Card: return "card " + card_name(action.a);
    case Kind::Way: return "way " + way_name(action.a);
    case Kind::Swap: return number("swap", action.a + 1) + " " + std::to_string(action.b + 1);
    case Kind::Pact:
      return number("pact", action.a) + " " + (action.b < kPacts ? std::string(kPactIds[action.b]) : "?");
    case Kind::At: return number("at", action.at.q) + " " + std::to_string(action.at.r);
    default: return "?";
  }
}

Result<Action> NewDawn::parse_action(std::string_view text) const {
  if (text.size() > kLongestMove) return one_word("");
  const Words parts = words(text);
  const std::string verb = parts.empty() ? "" : lower_case(parts[0]);
  switch (parts.size()) {
    case 1: return one_word(verb);
    case 2: return two_words(verb, parts[1]);
    case 3: return three_words(verb, parts[1], parts[2]);
    default: return one_word("");
  }
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
