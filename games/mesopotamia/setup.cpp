// MS-3: set-up.
#include "games/mesopotamia/automaton.h"
#include "games/mesopotamia/questions.h"

namespace zig::mesopotamia {

namespace {

using Kind = Action::Kind;

int humans(const State& s) { return s.players() - s.options.automata; }
int seat_of_role(const State& s, int role) {
  int seat = 0;
  while (s.of(seat).role != role) ++seat;
  return seat;
}
// While empires and start areas are being chosen: the empire is known, the area is not.
constexpr Area kNotChosenYet = kNowhere - 1;

bool empire_taken(const State& s, int empire) {
  for (int seat = 0; seat < s.players(); ++seat) {
    const Player& player = s.of(seat);
    if (player.start != kNowhere && static_cast<int>(player.empire) == empire) return true;
  }
  return false;
}
bool empire_offered(const Box& box, const State& s, int empire) {
  return in_play(s, box.empires[static_cast<std::size_t>(empire)].part) && !empire_taken(s, empire);
}
bool start_taken(const State& s, Area area) {
  for (int seat = 0; seat < s.players(); ++seat) {
    if (s.of(seat).start == area) return true;
  }
  return false;
}
bool start_offered(const Box& box, const State& s, int number) {  // MS-3.2
  return number < s.players() && !start_taken(s, box.map.start[static_cast<std::size_t>(number)]);
}

void take_role(const Course& c, int seat, int role) {
  c.player(seat).role = byte(role);
  ++c.s.chosen;
  c.tell({.kind = Event::Kind::RoleTaken, .seat = byte(seat), .a = byte(role)});
}
void take_empire(const Course& c, int seat, int empire) {
  Player& player = c.player(seat);
  const EmpireSheet& sheet = c.box.empires[static_cast<std::size_t>(empire)];
  player.empire = static_cast<Empire>(empire);
  player.tech = sheet.start_level;  // MS-3.4
  player.start = kNotChosenYet;
  ++c.s.chosen;
  c.tell({.kind = Event::Kind::EmpireTaken, .seat = byte(seat), .a = byte(empire)});
}
void take_start(const Course& c, int seat, Area area) {
  c.player(seat).start = area;
  ++c.s.chosen;
  c.tell({.kind = Event::Kind::StartTaken, .seat = byte(seat), .place = area});
}

// MS-16.20: the empire that an option names for the first automaton is not for people.
bool empire_free(const Box& box, const State& s, int empire) {
  return empire_offered(box, s, empire) && !(s.options.automata > 0 && empire == s.options.automaton - 1);
}
int any_empire(const Course& c) {
  return pick_of(c.random, kEmpires, kEmpireOutcome, [&](int i) { return empire_free(c.box, c.s, i); });
}
int automaton_empire(const Course& c) {
  const int wished = c.s.options.automaton - 1;
  return wished >= 0 && empire_offered(c.box, c.s, wished) ? wished : any_empire(c);
}
Area lowest_start(const Course& c) {
  int number = 0;
  while (!start_offered(c.box, c.s, number)) ++number;
  return c.box.map.start[static_cast<std::size_t>(number)];
}

// MS-3.6, MS-3.7: the seals of the empires in play, those on higher positions first, then as the stack is piled.
void place_seals(const Course& c, Track track, const std::array<Empire, kEmpires>& stack) {
  Ranking& ranking = c.s.track[at(track)];
  std::size_t placed = 0;
  for (int place = c.box.positions[at(track)]; place >= 1; --place) {
    for (const Empire empire : stack) {
      for (int seat = 0; seat < c.s.players(); ++seat) {
        if (c.s.of(seat).empire != empire || c.box.empires[at(empire)].start_position[at(track)] != place)
          continue;
        ranking.position[static_cast<std::size_t>(seat)] = byte(place);
        ranking.order[placed++] = byte(seat);
      }
    }
  }
}

// MS-3.8
void deal_trade_tokens(const Course& c) {
  const auto& filled = c.box.filled[static_cast<std::size_t>(c.s.players())];
  std::uint64_t dealt = 0;
  for (int slot = 0; slot < kTradeSlots; ++slot) {
    const int section = slot / kSlotsPerSection;
    if (!filled[static_cast<std::size_t>(section)][static_cast<std::size_t>(slot % kSlotsPerSection)])
      continue;
    const int token = pick_of(c.random, static_cast<int>(c.box.trade.size()), kTradeOutcome, [&](int i) {
      const TradeToken& trade = c.box.trade[static_cast<std::size_t>(i)];
      return trade.level == section + 1 && in_play(c.s, trade.part) && !((dealt >> i) & 1U);
    });
    dealt |= std::uint64_t{1} << token;
    c.s.trade[static_cast<std::size_t>(slot)].token = byte(token);
  }
}

// MS-3.9 to MS-3.11
void fill_map(const Course& c) {
  State& s = c.s;
  const bool siege = s.options.mode == Mode::SiegeOfUr;
  for (const Area area : c.box.map.all) {
    const AreaSheet& sheet = c.box.map.areas[area];
    if (!siege && s.players() <= sheet.blocked_up_to) {
      s.blocked.add(area);
      continue;
    }
    if (sheet.terrain >= 0 && !(siege && c.box.siege.no_events.has(area)))
      s.event[area].state = AreaEvent::State::FaceDown;
    for (std::size_t type = 0; type < kUnitTypes; ++type)
      s.tribe[area] = byte(s.tribe[area] | (sheet.tribe[type] << (2 * type)));
  }
  for (const Area area : c.box.map.starts) {
    if (!start_taken(s, area)) s.closed.add(area);  // MS-2.10
  }
}

// MS-3.3, MS-3.5
void place_empire(const Course& c, int seat) {
  Player& player = c.player(seat);
  const EmpireSheet& sheet = c.box.empires[at(player.empire)];
  player.goods = sheet.start_goods;
  player.floors = sheet.start_floors;
  const int figure = kFirstFigure[at(sheet.start_unit)];
  player.unit[static_cast<std::size_t>(figure)] = player.start;
  if (c.s.automaton(seat)) set_up_automaton(c, seat);
}

// MS-3.13
void deal_quests(const Course& c) {
  State& s = c.s;
  for (std::size_t i = 0; i < c.box.quests.size(); ++i)
    s.quest[i].at = in_play(s, c.box.quests[i].part) ? QuestPlace::kDeck : QuestPlace::kAbsent;
  const int dealt = s.scenario() ? c.box.solo_quests_dealt : c.box.quests_dealt;
  for (int seat = 0; seat < humans(s); ++seat) {
    for (int i = 0; i < dealt; ++i) {
      const int quest = pick_of(c.random, static_cast<int>(c.box.quests.size()), kQuestOutcome, [&](int q) {
        return s.quest[static_cast<std::size_t>(q)].at == QuestPlace::kDeck;
      });
      s.quest[static_cast<std::size_t>(quest)].at = byte(seat);
    }
    c.tell({.kind = Event::Kind::QuestsDealt, .seat = byte(seat)});
  }
}

// MS-3.17: everything that nobody chooses.
void fill_board(const Course& c) {
  State& s = c.s;
  place_seals(c, Track::Event, c.box.event_stack);
  place_seals(c, Track::Population, c.box.population_stack);
  deal_trade_tokens(c);
  fill_map(c);
  for (int seat = 0; seat < s.players(); ++seat) {
    if (!s.scenario() || !s.automated(seat)) place_empire(c, seat);
  }
  if (s.options.mode == Mode::SiegeOfUr) set_up_siege(c);
  if (s.options.mode == Mode::DefendersOfAshur) set_up_ashur(c);
  turn_up_gardens(c);
  deal_quests(c);
  s.stage = Stage::Quests;
  s.chosen = 0;
}

// MS-3.16: in turn order of the population track.
void ask_start_choices(const Course& c) {
  State& s = c.s;
  while (s.chosen < s.players()) {
    const int seat = s.track[at(Track::Population)].order[s.chosen++];
    const Player& player = s.of(seat);
    const EmpireSheet& sheet = c.box.empires[at(player.empire)];
    if (s.scenario() && s.automated(seat)) continue;
    if (s.automated(seat)) {  // MS-16.20
      if (sheet.places_settlement) {
        const Area area = automaton_settlement_site(c.box, s, seat);
        if (area != kNowhere) {
          build_settlement(c, seat, area);
          build_wall(c, seat, area);
        }
      }
      if (sheet.places_ship) {
        const Segment segment = automaton_ship_site(c.box, s, seat);
        if (segment != kNowhere) place_ship(c, seat, segment);
      }
      continue;
    }
    if (sheet.start_floors > 0) return c.ask(Ask::DieColour, seat);
    if (sheet.places_settlement) return c.ask(Ask::StartSettlement, seat);
    if (sheet.places_ship) return c.ask(Ask::StartShip, seat);
  }
  s.round = 0;
  if (s.options.roll_at_end) {
    for (int seat = 0; seat < s.players(); ++seat) roll(c, seat, kDiceSets - 1);
  }
  begin_round(c);
}

}  // namespace

State set_up(const Box& box, const Options& options, Random& random) {
  State s;
  s.options = options;
  for (Player& player : s.player) {
    player.unit.fill(kNowhere);
    player.ship.fill(kNowhere);
    player.ram.fill(kNowhere);
  }
  for (Ranking& ranking : s.track) ranking.order.fill(kNobody);
  s.order.fill(kNobody);
  const Course c{box, s, random, nullptr};
  if (options.dealt || options.mode != Mode::Empires) {
    for (int seat = 0; seat < s.players(); ++seat) take_role(c, seat, seat);
  }
  go_on(c);
  return s;
}

void go_on_with_setup(const Course& c) {
  State& s = c.s;
  const bool all = s.chosen == s.players();
  switch (s.stage) {
    case Stage::Roles:
      if (all) {
        s.stage = Stage::Empires;
        s.chosen = 0;
      } else if (s.automated(s.chosen)) {
        take_role(c, s.chosen, s.chosen);  // MS-16.20: the last roles
      } else {
        c.ask(Ask::Role, s.chosen);
      }
      return;
    case Stage::Empires: {
      if (all) {
        s.stage = Stage::StartAreas;
        s.chosen = 0;
        return;
      }
      const int seat = seat_of_role(s, s.chosen);
      if (s.automated(seat)) return take_empire(c, seat, automaton_empire(c));
      if (s.options.dealt) return take_empire(c, seat, any_empire(c));
      return c.ask(Ask::Empire, seat);
    }
    case Stage::StartAreas: {
      if (all) return fill_board(c);
      const int seat = seat_of_role(s, s.players() - 1 - s.chosen);  // MS-3.1: in reverse order
      if (s.options.mode == Mode::SiegeOfUr)
        return take_start(c, seat, s.automated(seat) ? c.box.siege.ur : c.box.siege.start);
      if (s.options.mode == Mode::DefendersOfAshur)
        return take_start(c, seat, s.automated(seat) ? c.box.ashur.base : c.box.ashur.start);
      if (s.automated(seat)) return take_start(c, seat, lowest_start(c));
      if (s.options.dealt) {
        const int number =
            pick_of(c.random, kStartAreas, kAreaOutcome, [&](int i) { return start_offered(c.box, s, i); });
        return take_start(c, seat, c.box.map.start[static_cast<std::size_t>(number)]);
      }
      return c.ask(Ask::StartArea, seat);
    }
    case Stage::Quests:  // everybody has returned a card
      s.stage = Stage::StartChoices;
      s.chosen = 0;
      return;
    default: return ask_start_choices(c);
  }
}

// --- the questions

void list_role(const Box&, const State& s, Question, Actions& out) {
  for (int role = 0; role < humans(s); ++role) {
    bool taken = false;
    for (int seat = 0; seat < s.players(); ++seat) taken = taken || s.of(seat).role == role;
    if (!taken) out.push_back(with(Kind::Role, role));
  }
}
void answer_role(const Course& c, Question question, Action action) {
  c.answered();
  take_role(c, question.seat, action.a);
}

void list_empire(const Box& box, const State& s, Question, Actions& out) {
  for (int empire = 0; empire < kEmpires; ++empire) {
    if (empire_free(box, s, empire)) out.push_back(with(Kind::Empire, empire));
  }
}
void answer_empire(const Course& c, Question question, Action action) {
  c.answered();
  take_empire(c, question.seat, action.a);
}

void list_start_area(const Box& box, const State& s, Question, Actions& out) {
  for (int number = 0; number < kStartAreas; ++number) {
    if (start_offered(box, s, number))
      out.push_back(on(Kind::StartAt, box.map.start[static_cast<std::size_t>(number)]));
  }
}
void answer_start_area(const Course& c, Question question, Action action) {
  c.answered();
  take_start(c, question.seat, action.place);
}

// MS-3.5a
void list_colour(const Box&, const State&, Question, Actions& out) {
  for (int colour = 0; colour < kColours; ++colour) out.push_back(with(Kind::Colour, colour));
}
void answer_die_colour(const Course& c, Question question, Action action) {
  c.answered();
  take_die(c, question.seat, static_cast<Colour>(action.a));
}

// MS-3.5d: beside the start area, without a tribe, a block token or somebody else's piece.
void list_start_settlement(const Box& box, const State& s, Question question, Actions& out) {
  const Player& player = s.of(question.seat);
  for (const Area area : box.map.adjacent[player.start] - box.map.starts - s.blocked) {
    if (enemies_at(s, question.seat, area) == 0 && wall_owner(s, area) == kNobody &&
        settlement_owner(s, area) == kNobody)
      out.push_back(on(Kind::Settlement, area));
  }
  out.push_back(done());
}
void answer_start_settlement(const Course& c, Question question, Action action) {
  c.answered();
  if (action.kind == Kind::Done) return;
  build_settlement(c, question.seat, action.place);
  build_wall(c, question.seat, action.place);
}

// MS-3.5h
void list_start_ship(const Box& box, const State& s, Question question, Actions& out) {
  list_segments(Kind::Ship, banks(box, s)[s.of(question.seat).start], out);
}
void answer_start_ship(const Course& c, Question question, Action action) {
  c.answered();
  place_ship(c, question.seat, action.place);
}

// MS-3.13: sealed.
void list_returns(const Box& box, const State& s, int seat, Actions& out) {
  for (std::size_t quest = 0; quest < box.quests.size(); ++quest) {
    if (s.quest[quest].held_by(seat)) out.push_back(with(Kind::Return, static_cast<int>(quest)));
  }
}
void return_quest(const Course& c, int seat, int quest) {
  c.s.quest[static_cast<std::size_t>(quest)].at = byte(QuestPlace::kReturned + seat);
  c.tell({.kind = Event::Kind::QuestReturned, .seat = byte(seat), .a = byte(quest)});
}

}  // namespace zig::mesopotamia
