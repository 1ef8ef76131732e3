// Positions of the games for one: a duel with an automaton in seat 1, Siege of Ur, Defenders of Ashur.
//
//   Duel duel(Empire::Sumer);
//   duel.show({"SC11", "SC9", "SC5"});
//   duel.turn({drawn(Type::Research), drawn(Type::GatherTrade)});
//   duel.perform("SC4", 1);                                    // nothing but that action of that card
#pragma once

#include "games/mesopotamia/automaton.h"
#include "games/mesopotamia/scenario_testkit.h"
#include "games/mesopotamia/scenarios.h"

namespace zig::mesopotamia {

inline int strategy_card(std::string_view id) {
  const auto& cards = house_box().strategies;
  for (std::size_t i = 0; i < cards.size(); ++i) {
    if (cards[i].id == id) return static_cast<int>(i);
  }
  ADD_FAILURE() << "there is no " << id;
  return 0;
}
inline int drawn(Type type) { return kActionOutcome + static_cast<int>(type); }
inline constexpr int kStarDrawn = kActionOutcome + kTypes;
inline int shown(std::string_view card) { return kStrategyOutcome + strategy_card(card); }
inline int revealed(std::string_view token) { return kEventOutcome + event_token(token); }
inline Areas areas(std::initializer_list<std::string_view> ids) {
  Areas set;
  for (const std::string_view id : ids) set.add(area(id));
  return set;
}

// A game that is set up as people would do it, everybody taking the first choice there is, until the first turn of a human.
inline State begun(Options options, std::uint64_t seed = 1) {
  options.dealt = true;
  Random random = Random::fast(seed);
  State s = set_up(house_box(), options, random);
  while (s.stage < Stage::Turns) {
    const int seat = std::countr_zero(seats_asked(house_box(), s));
    Actions actions;
    list_answers(house_box(), s, seat, actions);
    const Course c{house_box(), s, random};
    answer(c, seat, actions[0]);
    go_on(c);
  }
  return s;
}

struct Solo : Scenario {
  using Scenario::Scenario;

  // Something that nobody is asked for, with what chance brings; all of it must be used up.
  template <class Do>
  void run(const std::vector<int>& outcomes, Do act) {
    const std::vector<std::uint16_t> script(outcomes.begin(), outcomes.end());
    Random random = Random::fast(11);
    random.script(script);
    log.clear();
    act(Course{house_box(), s, random, &log});
    EXPECT_FALSE(random.impossible_outcome()) << "chance cannot bring " << *random.impossible_outcome();
    EXPECT_FALSE(random.has_script()) << "not everything was drawn";
  }
  bool stands(int seat, UnitType type, std::string_view where) const {
    return figure_at(s.of(seat), type, area(where)) >= 0;
  }
  int bones(int seat) const { return mesopotamia::bones(s, seat); }
  int at_event(int seat) const { return position(s, Track::Event, seat); }
  int at_population(int seat) const { return position(s, Track::Population, seat); }
  bool unexplored(std::string_view where) const {
    return s.event[area(where)].state == AreaEvent::State::FaceDown;
  }
  std::vector<Event> events(Event::Kind kind) const {
    std::vector<Event> found;
    std::copy_if(log.begin(), log.end(), std::back_inserter(found),
                 [&](const Event& e) { return e.kind == kind; });
    return found;
  }
};

// MS-16: seat 0 is a human of Sumer in Harran, seat 1 an automaton in Ashur. The Hittites have no cards of their own, so they use the ten basic ones.
struct Duel : Solo {
  using Where = Strategy::Where;

  explicit Duel(Empire automaton = Empire::Hittites, Difficulty difficulty = Difficulty::Igigi)
      : Solo(Options{.players = 2, .automata = 1, .difficulty = difficulty}) {
    empire(0, automaton == Empire::Sumer ? Empire::Akkad : Empire::Sumer);
    empire(1, automaton);
  }
  Player& automaton() { return s.of(1); }
  Duel& floors(int count) {
    automaton().floors = byte(count);
    return *this;
  }
  Duel& grown(int population) {
    at_position(Track::Population, 1, population);
    return *this;
  }
  int place(std::string_view id) const {
    for (int i = 0; i < kMaxDeck; ++i) {
      if (deck_card(house_box(), s, 1, i) == strategy_card(id)) return i;
    }
    ADD_FAILURE() << id << " is not in the deck";
    return 0;
  }
  Strategy& strategy(std::string_view id) { return automaton().deck[static_cast<std::size_t>(place(id))]; }
  // Face up; whatever lay there before goes into the deck.
  Duel& show(std::initializer_list<std::string_view> ids) {
    for (Strategy& card : automaton().deck) card.put(Where::Deck);
    for (const std::string_view id : ids) strategy(id).put(Where::FaceUp);
    return *this;
  }
  std::vector<std::string> lying(Where where) {
    std::vector<std::string> ids;
    for (int i = 0; i < kMaxDeck && deck_card(house_box(), s, 1, i) >= 0; ++i) {
      if (automaton().deck[static_cast<std::size_t>(i)].where() == where)
        ids.push_back(house_box().strategies[static_cast<std::size_t>(deck_card(house_box(), s, 1, i))].id);
    }
    return ids;
  }
  void turn(std::initializer_list<int> outcomes = {}) {
    run(outcomes, [](const Course& c) { play_automaton(c, 1); });
  }
  // Nothing but one action of a card, without the turn around it (and so without drawing strategy cards).
  void perform(std::string_view id, int action, std::initializer_list<int> outcomes = {}) {
    const StrategyCard& card = house_box().strategies[static_cast<std::size_t>(strategy_card(id))];
    const StrategyAction& wanted = card.actions[static_cast<std::size_t>(action)];
    run(outcomes, [&](const Course& c) {
      for (const StrategyStep& step : wanted.steps) carry_out(c, 1, wanted, step);
    });
  }
  // Cards that were used, with the number of the action: "SC11/0".
  std::vector<std::string> used() const {
    std::vector<std::string> found;
    for (const Event& event : events(Event::Kind::StrategyUsed))
      found.push_back(house_box().strategies[event.a].id + "/" + std::to_string(event.b));
    return found;
  }
};

// A map without pieces, on which one empire stands against seat 1.
struct Siege : Solo {
  Siege() : Solo(Options{.players = 2, .automata = 1, .mode = Mode::SiegeOfUr}) { begin_at("harran", "ur"); }
  void begin_at(std::string_view human, std::string_view enemy) {
    empire(kHuman, Empire::Sumer);
    empire(kEnemy, Empire::Hittites);
    s.of(kHuman).start = area(human);
    s.of(kEnemy).start = area(enemy);
    s.of(kEnemy).floors = kFloors;
    s.closed = house_box().map.starts - areas({human, enemy});
  }
  // The defenders' turn: these two cards.
  void cards(int first, int second, std::initializer_list<int> more = {}) {
    std::vector<int> outcomes = {first, second};
    outcomes.insert(outcomes.end(), more.begin(), more.end());
    run(outcomes, [](const Course& c) { play_defenders(c); });
  }
  Player& ur() { return s.of(kEnemy); }
};

struct Ashur : Solo {
  Ashur() : Solo(Options{.players = 2, .automata = 1, .mode = Mode::DefendersOfAshur}) {
    empire(kHuman, Empire::Sumer);
    empire(kEnemy, Empire::Hittites);
    s.of(kHuman).start = area("ashur");
    s.of(kEnemy).start = area("eridu");
    s.closed = house_box().map.starts - areas({"ashur", "eridu"});
    s.wave = 1;
    set_seals(s, Track::Event, 1, 5, kEnemy);
    set_seals(s, Track::Population, 1, 0, kHuman);
    goods(kEnemy, {.bone = 3});
  }
  void march() {
    run({}, [](const Course& c) { play_invaders(c); });
  }
  Player& enemy() { return s.of(kEnemy); }
  // Where a unit goes from there: the id of the area, or "" if it stays.
  std::string next(UnitType type, std::string_view from, int rams = 0) const {
    const Area to = next_step_of_invader(house_box(), s, type, area(from), rams);
    return to == kNowhere ? "" : house_box().map.areas[to].id;
  }
};

using Ids = std::vector<std::string>;

}  // namespace zig::mesopotamia
