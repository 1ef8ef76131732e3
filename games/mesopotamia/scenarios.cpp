// MS-17, MS-18: how a game for one begins and ends.
#include "games/mesopotamia/scenarios.h"

namespace zig::mesopotamia {

namespace {

// At once (MS-17.4, MS-18.5): nothing that was under way goes on.
void end_scenario(const Course& c, Outcome outcome, Event::Kind told) {
  State& s = c.s;
  s.outcome = outcome;
  s.questions = 0;
  s.question = {};
  s.turn = {};
  s.resolving = {};
  s.battle = {};
  s.battles = {};
  s.todo = {};
  c.tell({.kind = told});
  end_game(c);
}

}  // namespace

void win_scenario(const Course& c) { end_scenario(c, Outcome::Won, Event::Kind::ScenarioWon); }
void lose_scenario(const Course& c) { end_scenario(c, Outcome::Lost, Event::Kind::ScenarioLost); }

void set_seals(State& s, Track track, int human, int enemy, int first) {
  Ranking& ranking = s.track[at(track)];
  ranking.position[kHuman] = byte(human);
  ranking.position[kEnemy] = byte(enemy);
  ranking.order[0] = byte(first);
  ranking.order[1] = byte(first == kHuman ? kEnemy : kHuman);
}

void settle_arrivals(const Course& c) {
  c.player(kEnemy).since.fill(0);
  c.s.clock = 0;
}

}  // namespace zig::mesopotamia
