// What holds whenever somebody is asked: the pieces are sound (broken_piece.cpp), and so is the course of the game:
// what is asked, what is under way, and that nothing is left over of what is not. For tests: positions that people
// write may be less settled.
#include "games/civilization/invariants.h"

#include <algorithm>
#include <cstring>

#include "games/civilization/cities.h"
#include "games/civilization/deals.h"
#include "games/civilization/holdings.h"
#include "games/civilization/map.h"
#include "games/civilization/sites.h"

namespace zig::civilization {

namespace {

// The rule and what is wrong; empty: nothing.
using Fault = std::string;

Fault of_seat(int seat, std::string_view what) {
  return std::string(what) + ", seat " + std::to_string(seat);
}

bool asked_anywhere(const State& s, std::initializer_list<Ask> asks) {
  return std::ranges::any_of(std::span(s.question).first(s.questions), [&](const Question& question) {
    return std::ranges::find(asks, question.ask) != asks.end();
  });
}
template <class Part>
bool is_clear(const Part& part) {
  const Part clear{};
  return std::memcmp(&part, &clear, sizeof(Part)) == 0;
}

// --- pieces

Fault tiles(const Box& box, const State& s) {
  const auto& places = layout(box, s).places;
  Squares laid;
  std::uint32_t seen = 0;
  for (std::size_t i = 0; i < kTilePlaces; ++i) {
    if (s.tile[i] == kNone) continue;
    if (i >= places.size() || s.tile[i] >= kTiles || ((seen >> s.tile[i]) & 1U))
      return "CV-2.9: a tile that cannot lie there";
    seen |= 1U << s.tile[i];
    for (int square = 0; square < kTileSquares; ++square)
      laid.add(square_at(places[i].x + square % kTileSide, places[i].y + square / kTileSide));
  }
  return laid == revealed(s) ? "" : "CV-2.9: squares that are not those of the tiles that lie face up";
}

// CV-8.31, CV-R14: only a freeze can leave figures where they could not have stopped; the group on its way and a
// battle are not at rest.
Fault stacks(const State& s, int seat) {
  for (int other = 0; other < s.players(); ++other) {
    if (player(s, other).knows(Tech::Communism)) return "";
  }
  if (s.battle.at != kNowhere || asked_anywhere(s, {Ask::Push})) return "";
  Fault fault;
  figures_of(s, seat).each([&](Square square) {
    const bool on_the_way = seat == s.active && (figures_at(s, seat, square) & s.moving.figures) != 0;
    if (!on_the_way && figures_on(s, seat, square) > player(s, seat).stats.stacking)
      fault = of_seat(seat, "CV-8.3: more figures than the stacking limit");
  });
  return fault;
}

Fault sheet(const State& s, int seat) {
  const Player& own = player(s, seat);
  if (own.offers > kOffersPerTurn) return of_seat(seat, "CV-5.8: more than three offers");
  if ((own.moved >> kFigures) || (own.fresh >> kScouts) || (own.declared >> kScouts) ||
      (own.techs >> kTechs) || (own.used >> kAbilities))
    return of_seat(seat, "CV-1.1: something used or moved that does not exist");
  for (const City& city : own.cities) {
    if (!city.stands() && !is_clear(city))
      return of_seat(seat, "CV-10.13: walls or production of a city that does not stand");
  }
  return "";
}

// CV-1.2, CV-1.3: whoever holds a card knows it; cards are in a battle only while there is one.
bool is_sound(const State& s, const Card& card, bool unit) {
  switch (card.where) {
    case Card::Where::FaceDown:
    case Card::Where::FaceUp: return card.seen == 0 && card.holder == 0;
    case Card::Where::Hand:
    case Card::Where::Front:
      if (!unit || s.battle.at == kNowhere) return false;
      break;
    case Card::Where::Played:
      if (unit) return false;
      break;
    case Card::Where::Held: break;
  }
  return card.holder == kBarbarians ? unit && s.battle.at != kNowhere : knows_face(card, card.holder);
}
Fault cards(const State& s) {
  const auto all_sound = [&](const auto& deck, bool unit) {
    return std::ranges::all_of(deck, [&](const Card& card) { return is_sound(s, card, unit); });
  };
  if (!all_sound(s.unit, true)) return "CV-1.3: a unit that cannot be where it is";
  if (!all_sound(s.event, false)) return "CV-1.3: an event card that cannot be where it is";
  if (!all_sound(s.hut, false) || !all_sound(s.village, false))
    return "CV-1.3: a marker that cannot be where it is";
  for (std::size_t i = 0; i < kEventCards; ++i) {
    const auto announced = [&](const Announcement& one) {
      return one.kind == Announcement::Kind::Event && one.card == i;
    };
    if (s.event[i].where == Card::Where::Played && !std::ranges::any_of(s.announcement, announced))
      return "CV-7.12: an event that was played and is not announced";
  }
  return "";
}

// --- what is asked

Fault questions(const State& s) {
  for (std::size_t i = 0; i < s.question.size(); ++i) {
    const Question& question = s.question[i];
    if (i >= s.questions ? question != Question{} : question.ask == Ask::None)
      return "CV-18.1: a question that nobody asks";
    if (question.seat >= s.players()) return "CV-18.1: a seat is asked that nobody plays";
  }
  for (std::size_t i = s.announcements; i < s.announcement.size(); ++i) {
    if (s.announcement[i] != Announcement{}) return "CV-18.5: an announcement that is over";
  }
  if (s.first >= s.players() || s.active >= s.players()) return "CV-3.2: a seat that nobody plays is active";
  if (s.over()) return s.questions == 0 ? "" : "CV-14.1: a question after the end";
  if (s.questions == 0) {
    const bool research = s.stage == Stage::Turn && s.phase == Phase::Research && research_is_open(s);
    return research ? "" : "CV-18.1: nobody is asked";
  }
  return question_row(s.asked().ask).asks_somebody() ? "" : "CV-18.1: something that follows is not done";
}

// What is under way is sound, and nothing is left over of what is not.
Fault under_way(const Box& box, const State& s) {
  const Offer& offer = s.offer;
  if (asked_anywhere(s, {Ask::Draft, Ask::AnswerOffer, Ask::HandOver})) {
    if (offer.from == offer.to) return "CV-5.8: a question about an offer that is not there";
    if (!owns(s, offer.from, offer.gives) || !owns(s, offer.to, offer.returns) ||
        !could_give(box, s, offer.to, offer.wants))
      return "CV-5.6: an offer of what is not owned";
  } else if (offer != Offer{}) {
    return "CV-5.8: an offer that nobody is asked about";
  }
  if (s.battle.at == kNowhere ? !is_clear(s.battle) : !s.over() && !asked_anywhere(s, {Ask::Fight}))
    return "CV-10.17: a battle that nobody fights";
  if (!is_clear(s.moving) && (s.over() || s.phase != Phase::Movement))
    return "CV-8.1: figures on their way outside of Movement";
  if (!is_clear(s.moving) && s.questions > 0 && s.asked().ask == Ask::MoveMenu)
    return "CV-8.1: figures on their way between two moves";
  const bool sealed = s.stage == Stage::Turn && s.phase == Phase::Research && s.questions == 0;
  for (int seat = 0; seat < s.players(); ++seat) {
    if (!sealed && player(s, seat).research != kUndecided)
      return of_seat(seat, "CV-9.1: a sealed choice that was opened");
  }
  return "";
}

// CV-11.4, CV-14: tested after every change, so nobody is asked before.
Fault settled(const Box& box, const State& s, int seat) {
  const Player& own = player(s, seat);
  const bool discards = std::ranges::find(s.question, Question{Ask::Discard, byte(seat)}) != s.question.end();
  if (!discards && events_of(s, seat) > culture_hand(box, s, seat))
    return of_seat(seat, "CV-7.3: more events than the hand limit");
  if (own.victory != Victory::None)
    return s.options.tie_variant ? "" : of_seat(seat, "CV-14.1: a victory that ends nothing");
  if (own.track == kTrackSpaces) return of_seat(seat, "CV-14.1: the last space of the culture track");
  if (own.knows(Tech::SpaceFlight)) return of_seat(seat, "CV-14.4: Space Flight");
  return coins_of(box, s, seat) >= kCoinsToWin ? of_seat(seat, "CV-14.2: enough coins to win") : "";
}

Fault broken_course(const Box& box, const State& s) {
  if (Fault fault = questions(s); !fault.empty()) return fault;
  if (Fault fault = under_way(box, s); !fault.empty()) return fault;
  if (s.stage == Stage::Civilizations) return "";  // nothing is laid out
  if (Fault fault = tiles(box, s); !fault.empty()) return fault;
  for (int seat = 0; seat < s.players(); ++seat) {
    if (Fault fault = sheet(s, seat); !fault.empty()) return fault;
    if (Fault fault = stacks(s, seat); !fault.empty()) return fault;
    if (s.stage != Stage::Turn) continue;
    if (Fault fault = settled(box, s, seat); !fault.empty()) return fault;
  }
  return cards(s);
}

}  // namespace

std::string Civilization::broken_invariant(const State& s) const {
  if (const auto broken = broken_piece(*box_, s))
    return broken->rule + ": " + broken->where + " " + broken->what.english();
  return broken_course(*box_, s);
}

}  // namespace zig::civilization
