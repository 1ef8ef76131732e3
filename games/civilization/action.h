// CV-18: one decision. Which fields count depends on the kind; the others are 0.
#pragma once

#include "engine/byte.h"
#include "games/civilization/squares.h"
#include "games/civilization/state.h"
#include "games/civilization/terms.h"

namespace zig::civilization {

struct Action {
  enum class Kind : std::uint8_t {
    None,
    Civ,         // a: the civilization (D1)
    Place,       // square: a capital, a marker, a figure, a target
    Keep,        // a great person, on the sheet (D9)
    Event,       // a: a card of the own hand, by its kind: discarded, played, given, or played as a cancel
    Resource,    // a: from the market
    Research,    // a: Tech, or kNone (D20)
    Done,        // ends a menu, a move, a list of targets
    Pass,        // no response, no interruption (D10, D13)
    Agree,       // yes
    Decline,     // no, or nothing
    Found,       // square: of a new city (D5)
    Government,  // a: change to it (D5)
    Person,      // a: GreatPerson: a stored one to place (D5), or the one that is hit instead of figures
    Send,        // a: the scout, 0 or 1; b: the city, or kCities for none (D5)
    Ability,     // a: Ability: a resource ability is used
    Wonder,      // a: Wonder: its ability is used (D5), it is produced (D7b), made obsolete (D7f)
    City,        // a: acts (D7), or gets the bonus
    Advance,     // on the culture track, paid (D7)
    Coin,        // a: 0 Democracy's, 1 Printing Press' (D7)
    Deed,        // a: Deed (D7a)
    Figure,      // a: 0 an army, 1 a scout
    Unit,        // a: UnitType is produced
    Building,    // a: Building is produced
    Player,      // a: the seat
    Tech,        // a: Tech that is learned, taken or given
    From,        // square: figures there are to move (D11)
    Group,       // a: armies; b: scouts, as bits in D11, a number elsewhere
    Step,        // a: Direction (D12, paths)
    Explore,     // a: Direction
    Sacrifice,   // a: Direction of the enemy city (CV-8.19)
    Pay,         // a: a token: see Token
    Fight,       // a: the unit played, as its face: see face_of
    Front,       // a: the front, or kNewFrontChoice
    Heal,        // a: 0 by Animal Husbandry, 1 by Biology
    Loot,        // a: see Spoils
    OfferTo,     // a: the seat
    Give,        // a: see Line; b: how much
    Want,        // a: see Line; b: how much
    Promise,     // a: Promise
    Propose,     // the offer as it is drafted
    Counter,     // instead of an answer, an offer of one's own
    Withdraw,    // a draft, or a payment whose gift fell
  };
  static constexpr int kKinds = static_cast<int>(Kind::Withdraw);

  Kind kind = Kind::None;
  std::uint8_t a = 0, b = 0;
  std::uint8_t unused = 0;
  Square square = 0;
  constexpr bool operator==(const Action&) const = default;
};
static_assert(sizeof(Action) <= 8);

constexpr Action choose(Civ civ) { return {.kind = Action::Kind::Civ, .a = byte(static_cast<int>(civ))}; }
constexpr Action with(Action::Kind kind, int a = 0, int b = 0) {
  return {.kind = kind, .a = byte(a), .b = byte(b)};
}
constexpr Action on(Action::Kind kind, Square square) { return {.kind = kind, .square = square}; }
constexpr Action place(Square square) { return on(Action::Kind::Place, square); }

// --- Pay: one resource token (CV-9.10). Markers are shown when they are spent; those with the same content are alike.
enum class TokenFrom : std::uint8_t { Market, Hut, Village };
struct Token {
  TokenFrom from{};
  Resource resource{};
  constexpr bool operator==(const Token&) const = default;
};
inline constexpr int kTokens = kMarketResources + 2 * kResources;
constexpr int code_of(Token token) {
  const int resource = static_cast<int>(token.resource);
  if (token.from == TokenFrom::Market) return resource;
  return kMarketResources + (token.from == TokenFrom::Village ? kResources : 0) + resource;
}
constexpr Token token_of(int code) {
  if (code < kMarketResources) return {TokenFrom::Market, static_cast<Resource>(code)};
  code -= kMarketResources;
  if (code < kResources) return {TokenFrom::Hut, static_cast<Resource>(code)};
  return {TokenFrom::Village, static_cast<Resource>(code - kResources)};
}

// --- Fight: units of one type and strength are alike. The face is what the card prints at rank 1.
inline constexpr int kFacesPerType = 3, kFaces = kUnitTypes * kFacesPerType;
inline constexpr int kWeakestAircraft = 5;  // CV-1.6
constexpr int face_of(UnitType type, int printed) {
  return static_cast<int>(type) * kFacesPerType + printed -
         (type == UnitType::Aircraft ? kWeakestAircraft : 1);
}
constexpr UnitType type_of_face(int face) { return static_cast<UnitType>(face / kFacesPerType); }
constexpr int printed_on_face(int face) {
  return face % kFacesPerType + (type_of_face(face) == UnitType::Aircraft ? kWeakestAircraft : 1);
}
// --- Front
inline constexpr int kNewFrontChoice = kFronts;

// --- Loot (CV-10.12, CV-10.13, CV-R27). A tech is taken with Action::Kind::Tech.
enum class Spoils : std::uint8_t {
  Trade,
  Culture,
  Market,                           // and the three other market resources
  Hut = Market + kMarketResources,  // unseen
  Village,
  Event,                      // of an age, unseen; and the two others
  CoinToken = Event + kAges,  // CV-R27: on one of kCoinTechs
  CoinOnSheet = CoinToken + kCoinsPerTech,
  CoinOnWonder,
};
inline constexpr int kSpoils = static_cast<int>(Spoils::CoinOnWonder) + 1;

// --- Give, Want: a line of an offer (CV-5.7). Trade and culture have an amount from 1 to kMostInLine in b; of everything else a line is one piece.
enum class Line : std::uint8_t {
  Trade,
  Culture,
  Market,                           // and the three other market resources
  Hut = Market + kMarketResources,  // Give: by content, a Resource; Want: any
  Village = Hut + kResources,       // likewise
  Event = Village + kResources,     // Give: by kind; Want: by age
};
inline constexpr int kMostInLine = 27;
inline constexpr int kGiveLines = static_cast<int>(Line::Event) + kEventKinds;
// Want has no contents: huts and villages are one line each.
inline constexpr int kWantHut = static_cast<int>(Line::Market) + kMarketResources,
                     kWantVillage = kWantHut + 1, kWantEvent = kWantVillage + 1,
                     kWantLines = kWantEvent + kAges;
inline constexpr int kLinesPerOffer = 6;  // limits on how much one offer can be about

}  // namespace zig::civilization
