// CV-9: research, and what learning brings.
#include <algorithm>
#include <bit>
#include <utility>

#include "engine/byte.h"
#include "games/civilization/cities.h"
#include "games/civilization/holdings.h"
#include "games/civilization/pyramid.h"
#include "games/civilization/questions.h"

namespace zig::civilization {

namespace {

// CV-R43, CV-R71: a tech that raises or unlocks a type of unit brings Germany one of them and a resource.
void arms_industry(const Course& c, int seat, const TechCard& tech) {
  if (tech.unit < 0 || c.player(seat).civ != Civ::Germany || c.s.stage != Stage::Turn) return;
  gain_unit(c, seat, static_cast<UnitType>(tech.unit));
  c.ask(Ask::FreeResource, seat);
}

template <class Visit>
void in_turn_order(const State& s, Visit visit) {
  int seat = s.first;
  for (int i = 0; i < s.players(); ++i, seat = s.left_of(seat)) visit(seat);
}

}  // namespace

// CV-9.13: all are revealed; trade is reduced to the coins owned before (CV-9.4, CV-R64); then the techs take effect together, and what follows comes in
// turn order, the earliest first. Questions are asked from the last one to the first.
void reveal_research(const Course& c) {
  std::array<std::uint8_t, kMaxPlayers> chosen{};
  in_turn_order(c.s, [&](int seat) {
    Player& player = c.player(seat);
    chosen[static_cast<std::size_t>(seat)] = std::exchange(player.research, kUndecided);
    c.tell({.kind = Event::Kind::Researched,
            .seat = byte(seat),
            .tech = chosen[static_cast<std::size_t>(seat)]});
    if (chosen[static_cast<std::size_t>(seat)] != kNone)
      player.trade = byte(std::min<int>(player.trade, coins_of(c.box, c.s, seat)));
  });
  c.s.parts = byte(c.s.players());
  int seat = c.s.first;
  for (int i = 0; i < c.s.players(); ++i) {
    seat = seat == 0 ? c.s.players() - 1 : seat - 1;
    if (chosen[static_cast<std::size_t>(seat)] == kNone) continue;
    learn(c, seat, static_cast<Tech>(chosen[static_cast<std::size_t>(seat)]), true);
  }
  test_victories(c);
}

void learn(const Course& c, int seat, Tech tech, bool researched) {
  const TechCard& card = c.box.tech(tech);
  if (!researched)
    c.tell({.kind = Event::Kind::TechLearned, .seat = byte(seat), .tech = byte(static_cast<int>(tech))});
  c.changed = true;
  put_into_pyramid(c.box, c.s, seat, tech);
  if (card.government >= 0) c.player(seat).unlocked_now |= byte(1 << card.government);
  arms_industry(c, seat, card);
}

std::uint64_t free_techs(const Box& box, const State& s, int seat, int from, int max_level) {
  std::uint64_t set = player(s, from).techs & ~player(s, seat).techs;
  for (std::uint64_t left = set; left != 0; left &= left - 1) {
    const auto tech = static_cast<Tech>(std::countr_zero(left));
    if (box.tech(tech).level > max_level || !fits(box, s, seat, tech)) set &= ~(left & (~left + 1));
  }
  return set;
}

bool research_is_open(const State& s) {
  if (s.parts > 0) return false;
  for (int seat = 0; seat < s.players(); ++seat) {
    if (player(s, seat).research == kUndecided) return true;
  }
  return false;
}

void list_research(const Box& box, const State& s, int seat, Actions& out) {
  out.clear();
  out.push_back(with(Action::Kind::Research, kNone));
  for (int tech = 0; tech < kTechs; ++tech) {
    if (may_research(box, s, seat, static_cast<Tech>(tech)))
      out.push_back(with(Action::Kind::Research, tech));
  }
}

void choose_research(const Course& c, int seat, int tech) {
  c.player(seat).research = byte(tech);
  if (!research_is_open(c.s)) reveal_research(c);
}

// --- D21: a market resource that is left

void list_free_resource(const Box&, const State& s, Question, Actions& out) {
  for (int resource = 0; resource < kMarketResources; ++resource) {
    if (market_left(s, resource) > 0) out.push_back(with(Action::Kind::Resource, resource));
  }
}
void answer_free_resource(const Course& c, Question question, Action action) {
  c.answered();
  take_resource(c, question.seat, action.a);
}

}  // namespace zig::civilization
