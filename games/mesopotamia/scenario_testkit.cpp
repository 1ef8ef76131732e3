#include "games/mesopotamia/scenario_testkit.h"

namespace zig::mesopotamia {

namespace {

template <class Items>
int named(const Items& items, std::string_view id) {
  for (std::size_t i = 0; i < items.size(); ++i) {
    if (items[i].id == id) return static_cast<int>(i);
  }
  ADD_FAILURE() << "there is no " << id;
  return 0;
}

}  // namespace

const Box& house_box() {
  static const auto kBox = [] {
    auto box = load_box();
    if (!box) ADD_FAILURE() << box.error().line();
    return std::move(*box);
  }();
  return *kBox;
}

Area area(std::string_view id) { return byte(named(house_box().map.areas, id)); }
Segment segment(std::string_view id) { return byte(named(house_box().map.segments, id)); }
int combat_card(std::string_view id) { return named(house_box().combat, id); }
int event_token(std::string_view id) { return named(house_box().events, id); }
int quest_card(std::string_view id) { return named(house_box().quests, id); }
int trade_token(std::string_view id) { return named(house_box().trade, id); }
int gardens_token(std::string_view id) { return named(house_box().gardens, id); }

Scenario::Scenario(Options options) {
  const Box& box = house_box();
  s.options = options;
  for (Player& player : s.player) {
    player.unit.fill(kNowhere);
    player.ship.fill(kNowhere);
    player.ram.fill(kNowhere);
  }
  for (Ranking& ranking : s.track) ranking.order.fill(kNobody);
  s.order.fill(kNobody);
  s.closed = box.map.starts;
  for (int seat = 0; seat < options.players; ++seat) {
    const auto i = static_cast<std::size_t>(seat);
    Player& player = s.player[i];
    player.role = byte(seat);
    player.empire = static_cast<Empire>(seat);
    player.tech = box.empires[i].start_level;
    player.start = box.map.start[i];
    s.closed.remove(player.start);
    for (Ranking& ranking : s.track) {
      ranking.position[i] = 1;
      ranking.order[i] = byte(seat);
    }
    s.order[i] = byte(seat);
  }
  s.stage = Stage::Turns;
}

Course Scenario::course() { return {house_box(), s, random_, &log}; }

Scenario& Scenario::empire(int seat, Empire empire) {
  s.of(seat).empire = empire;
  for (std::size_t type = 0; type < kTypes; ++type)  // no card is below the start level
    s.of(seat).tech[type] = house_box().empires[at(empire)].start_level[type];
  return *this;
}
Scenario& Scenario::tech(int seat, Type type, int level) {
  s.of(seat).tech[at(type)] = byte(level);
  return *this;
}
Scenario& Scenario::unit(int seat, UnitType type, std::string_view where, int count) {
  for (; count > 0; --count) {
    const int figure = figure_in_reserve(s.of(seat), type);
    if (figure < 0) {
      ADD_FAILURE() << "no figure is left";
      return *this;
    }
    s.of(seat).unit[static_cast<std::size_t>(figure)] = area(where);
  }
  return *this;
}
Scenario& Scenario::tribe(std::string_view where, std::initializer_list<UnitType> units) {
  for (const UnitType type : units) s.tribe[area(where)] = byte(s.tribe[area(where)] + (1 << (2 * at(type))));
  return *this;
}
Scenario& Scenario::ram(int seat, std::string_view where) {
  *std::find(s.of(seat).ram.begin(), s.of(seat).ram.end(), kNowhere) = area(where);
  return *this;
}
Scenario& Scenario::ship(int seat, std::string_view where) {
  *std::find(s.of(seat).ship.begin(), s.of(seat).ship.end(), kNowhere) = segment(where);
  return *this;
}
Scenario& Scenario::wall(int seat, std::string_view where) {
  s.of(seat).walls.add(area(where));
  return *this;
}
Scenario& Scenario::settlement(int seat, std::string_view where) {
  s.of(seat).settlements.add(area(where));
  return *this;
}
Scenario& Scenario::goods(int seat, const Pile& pile) {
  s.of(seat).goods = pile.goods();
  return *this;
}
Scenario& Scenario::event(std::string_view where) {
  s.event[area(where)].state = AreaEvent::State::FaceDown;
  return *this;
}
Scenario& Scenario::event(std::string_view where, std::string_view token, AreaEvent::State state, int owner,
                          int die, int option) {
  s.event[area(where)] = {.state = state,
                          .token = byte(event_token(token)),
                          .owner = byte(owner),
                          .die = byte(die),
                          .option = byte(option)};
  s.seen_events |= std::uint64_t{1} << event_token(token);
  return *this;
}
Scenario& Scenario::trade(int slot, std::string_view token, int amphora) {
  s.trade[static_cast<std::size_t>(slot)] = {.token = byte(trade_token(token)), .amphora = byte(amphora)};
  return *this;
}
Scenario& Scenario::gardens(int level, std::string_view token, int owner) {
  s.gardens[static_cast<std::size_t>(level - 1)] = {.token = byte(gardens_token(token)),
                                                    .owner = byte(owner)};
  return *this;
}
Scenario& Scenario::quest(int seat, std::string_view card) {
  s.quest[static_cast<std::size_t>(quest_card(card))].at = byte(seat);
  return *this;
}
Scenario& Scenario::at_position(Track track, int seat, int position) {
  Ranking& ranking = s.track[at(track)];
  ranking.position[static_cast<std::size_t>(seat)] = byte(position);
  std::vector<std::uint8_t> order;
  for (int i = 0; i < s.players(); ++i) {
    if (ranking.order[static_cast<std::size_t>(i)] != seat)
      order.push_back(ranking.order[static_cast<std::size_t>(i)]);
  }
  auto place = order.begin();
  while (place != order.end() && ranking.position[*place] > position) ++place;
  order.insert(place, byte(seat));
  std::copy(order.begin(), order.end(), ranking.order.begin());
  return *this;
}
Scenario& Scenario::dice(int seat, std::initializer_list<std::pair<Colour, std::string_view>> dice) {
  Player& player = s.of(seat);
  player.floors = 0;
  for (const auto& [colour, face] : dice)
    player.dice[player.floors++] = {.colour = colour, .face = byte(named(house_box().symbols, face))};
  return *this;
}

void Scenario::go() {
  go_on(course());
  if (const auto broken = random_.impossible_outcome()) ADD_FAILURE() << "chance cannot bring " << *broken;
}
void Scenario::begin_turn_of(int seat) {
  s.chosen = byte(static_cast<int>(std::find(s.order.begin(), s.order.end(), seat) - s.order.begin()));
  s.turn = {};
  s.questions = 0;
  go();
}
int Scenario::asked() const {
  const unsigned seats = seats_asked(house_box(), s);
  return seats ? std::countr_zero(seats) : -1;
}
std::vector<Action> Scenario::answers(int seat) const {
  Actions actions;
  if ((seats_asked(house_box(), s) >> seat) & 1U) list_answers(house_box(), s, seat, actions);
  return {actions.begin(), actions.end()};
}
bool Scenario::legal(int seat, Action action) const {
  const auto all = answers(seat);
  return std::find(all.begin(), all.end(), action) != all.end();
}
bool Scenario::legal(Action action) const { return asked() >= 0 && legal(asked(), action); }
void Scenario::play(Action action) { play(std::max(0, asked()), action); }
void Scenario::play(int seat, Action action) {
  ASSERT_TRUE(legal(seat, action)) << "kind " << static_cast<int>(action.kind) << " a " << int{action.a}
                                   << " b " << int{action.b} << " place " << int{action.place} << " asked "
                                   << (s.questions ? question_row(s.asked().ask).name() : "something sealed");
  log.clear();
  answer(course(), seat, action);
  go();
}
void Scenario::chance(std::initializer_list<int> outcomes) {
  script_.assign(outcomes.begin(), outcomes.end());
  random_.script(script_);
}
void Scenario::end_round() {
  const int round = s.round;
  while (s.round == round && !s.over() && asks(Ask::Turn)) play(done());
}
int Scenario::told(Event::Kind kind) const {
  return static_cast<int>(
      std::count_if(log.begin(), log.end(), [&](const Event& e) { return e.kind == kind; }));
}

}  // namespace zig::mesopotamia
