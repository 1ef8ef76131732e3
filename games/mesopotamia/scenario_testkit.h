// Positions for the tests of the rules, piece by piece, on the house components. An empty map to begin with: no events, tribes, tokens or quests, everybody on
// position 1 of both tracks in the order of the seats, and seat 0 to take its turn with no goods.
//
//   Scenario game({.players = 2});
//   game.unit(0, UnitType::Spearman, "tur_abdin").goods(0, {.wood = 2});
//   game.perform(Type::Explore);
//   game.play(on(Kind::Activate, area("tur_abdin"), 0));
#pragma once

#include <gtest/gtest.h>

#include <initializer_list>
#include <string_view>
#include <vector>

#include "games/mesopotamia/questions.h"

namespace zig::mesopotamia {

const Box& house_box();
Area area(std::string_view id);
Segment segment(std::string_view id);
int combat_card(std::string_view id);
int event_token(std::string_view id);
int quest_card(std::string_view id);
int trade_token(std::string_view id);
int gardens_token(std::string_view id);

struct Pile {
  int stone = 0, wood = 0, clay = 0, food = 0, tablet = 0, bone = 0;
  Goods goods() const { return {byte(stone), byte(wood), byte(clay), byte(food), byte(tablet), byte(bone)}; }
};

class Scenario {
 public:
  explicit Scenario(Options options = {.players = 2});

  State s;
  std::vector<Event> log;  // of the last answer

  Player& operator[](int seat) { return s.of(seat); }
  Course course();

  // --- pieces
  Scenario& empire(int seat, Empire empire);  // with its technologies at level 1
  Scenario& tech(int seat, Type type, int level);
  Scenario& unit(int seat, UnitType type, std::string_view where, int count = 1);
  Scenario& tribe(std::string_view where, std::initializer_list<UnitType> units);
  Scenario& ram(int seat, std::string_view where);
  Scenario& ship(int seat, std::string_view segment);
  Scenario& wall(int seat, std::string_view where);
  Scenario& settlement(int seat, std::string_view where);
  Scenario& goods(int seat, const Pile& pile);
  Scenario& event(std::string_view where);  // face down
  Scenario& event(std::string_view where, std::string_view token, AreaEvent::State state, int owner = kNobody,
                  int die = 0, int option = 0);
  Scenario& trade(int slot, std::string_view token, int amphora = kNobody);
  Scenario& gardens(int level, std::string_view token, int owner = kNobody);
  Scenario& quest(int seat, std::string_view card);
  Scenario& at_position(Track track, int seat, int position);  // on top of whoever is there
  Scenario& dice(int seat,
                 std::initializer_list<std::pair<Colour, std::string_view>> dice);  // with as many floors

  // --- play
  void go();                        // until somebody is asked
  void begin_turn_of(int seat);     // asked for the turn
  bool legal(Action action) const;  // for the seat that is asked (the first of several)
  bool legal(int seat, Action action) const;
  std::vector<Action> answers(int seat) const;
  int asked() const;  // the seat; -1: nobody
  bool asks(Ask ask) const { return s.questions > 0 && s.asked().ask == ask; }
  void play(Action action);  // by the seat that is asked; must be legal
  void play(int seat, Action action);
  void perform(Type type) { play(with(Action::Kind::Perform, static_cast<int>(type))); }
  void chance(std::initializer_list<int> outcomes);  // what the next draws bring
  void end_round();                  // everybody who is asked for a turn ends it, until the next round begins
  int told(Event::Kind kind) const;  // how often, in the log

 private:
  Random random_ = Random::fast(7);
  std::vector<std::uint16_t> script_;
};

}  // namespace zig::mesopotamia
