// A plain for what events and resource abilities do: grassland wherever one looks, and a capital each.
//
//   Plain plain(Phase::Movement);
//   plain.give(0, EventCard::Defection);
//   plain.play(EventCard::Defection);
//   plain.pick(Ask::TargetSquare, place(square("g3")));
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <initializer_list>
#include <vector>

#include "games/civilization/cities.h"
#include "games/civilization/holdings.h"
#include "games/civilization/pyramid.h"
#include "games/civilization/questions.h"
#include "games/civilization/scenario_testkit.h"

namespace zig::civilization {

struct Plain {
  State s;
  Random random = Random::fast(1);
  std::vector<Event> log;
  Course c{box(), s, random, &log};

  // Capitals on c3, m3, c13 and m13. Below everything lies a question that is always asked, so that the turn does not go on.
  explicit Plain(Phase phase, int players = 3) : s(empty_map(players)) {
    s.stage = Stage::Turn;
    s.phase = phase;
    s.turn = 1;
    s.ground.fill(Ground(Print{.terrain = Terrain::Grassland}));
    s.wonder_market.fill(kNone);
    for (int seat = 0; seat < players; ++seat)
      c.player(seat).cities[kCapital].at = square_at(seat % 2 ? 12 : 2, seat / 2 ? 12 : 2);
    c.ask(Ask::Interrupt, 0);
  }
  Plain(const Plain&) = delete;
  Plain& operator=(const Plain&) = delete;

  // --- what is there

  template <class Contents>
  static void give_out(std::span<Card> cards, const Contents& contents, int content, int seat) {
    for (std::size_t i = 0; i < cards.size(); ++i) {
      if (contents[i] != content || cards[i].where != Card::Where::FaceDown) continue;
      cards[i] = {.where = Card::Where::Held, .holder = byte(seat), .seen = byte(1 << seat)};
      return;
    }
    ADD_FAILURE() << "no more of them";
  }
  void give(int seat, EventCard kind) { give_out(s.event, box().event_kind, static_cast<int>(kind), seat); }
  void give(int seat, UnitType type) { give_out(s.unit, box().unit_type, static_cast<int>(type), seat); }
  // A market token, or where there are none a village marker.
  void give(int seat, Resource resource) {
    const auto kind = static_cast<std::size_t>(resource);
    if (kind < kMarketResources)
      ++c.player(seat).market[kind];
    else
      give_out(s.village, box().village_content, static_cast<int>(resource), seat);
  }
  void know(int seat, std::initializer_list<Tech> techs) {
    for (const Tech tech : techs) put_into_pyramid(box(), s, seat, tech);
  }
  void stand(int seat, int figure, std::string_view name) {
    c.player(seat).figure[static_cast<std::size_t>(figure)] = square(name);
  }
  void build_city(int seat, int city, std::string_view name, bool walled = false) {
    c.player(seat).cities[static_cast<std::size_t>(city)] = {.at = square(name), .walled = walled};
  }
  void build(Wonder wonder, std::string_view name) {
    s.wonder_at[static_cast<std::size_t>(wonder)] = square(name);
    s.marker[square(name)] = Marker(wonder);
  }
  // The city has acted.
  void act(int seat, int city, Deed deed) {
    use_city_action(c, {.kind = Announcement::Kind::CityAction,
                        .seat = byte(seat),
                        .what = byte(static_cast<int>(deed)),
                        .city = byte(city)});
  }
  void set_terrain(std::string_view name, Terrain terrain) {
    s.ground[square(name)] = Ground(Print{.terrain = terrain});
  }

  // --- what is done

  static Moment moment_of(EventCard kind) { return box().events[static_cast<std::size_t>(kind)].moment; }
  bool may(EventCard kind, int seat = 0) const {
    return may_play(box(), s, seat, static_cast<int>(kind), moment_of(kind));
  }
  bool may(Ability ability, int seat = 0) const {
    return may_use_at(box(), s, seat, ability, box().ability(ability).moment);
  }
  void play(EventCard kind, int seat = 0) {
    ASSERT_TRUE(may(kind, seat));
    declare_event(c, seat, static_cast<int>(kind));
    go_on(c);
  }
  void use(Ability ability, int seat = 0) {
    ASSERT_TRUE(may(ability, seat));
    declare_ability(c, seat, ability);
    go_on(c);
  }

  bool asks(Ask ask) const { return s.asked().ask == ask; }
  bool done() const { return asks(Ask::Interrupt) && s.questions == 1 && s.announcements == 0; }
  bool offers(Action action) const {
    Actions out;
    list_answers(box(), s, out);
    return std::ranges::find(out, action) != out.end();
  }
  std::size_t answers() const {
    Actions out;
    list_answers(box(), s, out);
    return out.size();
  }
  void pick(Ask ask, Action action) {
    ASSERT_EQ(s.asked().ask, ask);
    ASSERT_TRUE(offers(action));
    answer(c, action);
  }
  void pick(Ask ask, std::string_view name) { pick(ask, place(square(name))); }

  // --- what came of it

  bool told(Event::Kind kind) const { return std::ranges::find(log, kind, &Event::kind) != log.end(); }
  Square at(int seat, int figure) const { return player(s, seat).figure[static_cast<std::size_t>(figure)]; }
  int face_up_events() const {
    return static_cast<int>(std::ranges::count(s.event, Card::Where::FaceUp, &Card::where));
  }
};

// Answers the questions about targets at random, without anything in between; false: one had no answer.
inline bool declare_at_random(const Course& c, Random& random) {
  while (c.s.asked().ask >= Ask::TargetCity && c.s.asked().ask <= Ask::TargetWonder) {
    Actions out;
    list_answers(c.box, c.s, out);
    if (out.empty()) return false;
    const Action action = out[random.below(static_cast<std::uint32_t>(out.size()))];
    question_row(c.s.asked().ask).answer(c, c.s.asked(), action);
  }
  return true;
}
// CV-8.28, CV-R51, CV-6.24: a square has figures of one player at most, a centre has none of others and no marker.
inline void expect_squares_in_order(const State& s) {
  for (int seat = 0; seat < s.players(); ++seat) {
    EXPECT_FALSE(figures_of(s, seat).meets(enemy_figures(s, seat)));
    centres_of(s, seat).each([&](Square square) { EXPECT_TRUE(s.marker[square].none()); });
  }
}

}  // namespace zig::civilization
