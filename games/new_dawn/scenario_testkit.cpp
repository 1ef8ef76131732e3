#include "games/new_dawn/scenario_testkit.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "games/new_dawn/names.h"
#include "games/new_dawn/questions.h"

namespace zig::new_dawn {

namespace {

const Box& box() { return the_game().box(); }
std::size_t index(int n) { return static_cast<std::size_t>(n); }

CardId card_called(std::string_view name) {
  const auto card = card_named(name);
  EXPECT_TRUE(card) << name;
  return card.value_or(0);
}

// Whatever lies on a space that gets a piece was taken before and is in the supply.
void clear(State& s, const Spaces& spaces) { s.resource_tokens -= spaces; }

void conquer_states(State& s) {
  for (CityStateToken& token : s.city_states) {
    if (token.which == kNone) continue;
    const int owner = occupant(s, city_state_space(box(), token));
    token.slot = owner == kNobody
                     ? kNone
                     : static_cast<std::uint8_t>(slot_of_type(s, owner, box().city_states[token.which].type));
  }
}

}  // namespace

Space space(std::string_view name) {
  const auto found = space_named(name);
  EXPECT_TRUE(found) << name << " is no space";
  return found.value_or(0);
}

Spaces spaces(std::string_view names) {
  Spaces set;
  for (const std::string_view name : words(names)) set.add(space(name));
  return set;
}

std::string names(const Spaces& spaces) {
  std::string text;
  for (const Space one : spaces) text += (text.empty() ? "" : " ") + space_name(one);
  return text;
}

Scenario::Scenario(int players, Options options) {
  options.players = static_cast<std::uint8_t>(players);
  Random random = Random::fast(1);
  s_ = the_game().start(options, random);
  constexpr std::array<Leader, kMaxPlayers> kQuiet = {Leader::Aztec, Leader::Rome, Leader::Egypt,
                                                      Leader::France};
  s_.cities = {};
  for (int seat = 0; seat < players; ++seat) {
    leader(seat, kQuiet[index(seat)]);
    row(seat, "culture-1 science-1 economy-1 industry-1 military-1");
    s_.player[index(seat)].capital = space_of(box().capitals[index(players)][index(seat)], 0);
    s_.cities[index(seat)].add(s_.player[index(seat)].capital);
  }
  s_.barbarian.fill(kNowhere);
  s_.first = s_.active = 0;
  s_.frontier = 0;
  victory({0, 1, 2});
  for (const Wonder wonder : {Wonder::Stonehenge, Wonder::Colossus, Wonder::Oracle, Wonder::Petra})
    market(wonder);
}

Scenario& Scenario::leader(int seat, Leader leader) {
  s_.player[index(seat)].leader = leader;
  return *this;
}

Scenario& Scenario::card(int seat, std::string_view name, int slot) {
  const CardId wanted = card_called(name);
  auto& row = s_.player[index(seat)].row;
  const auto found = std::ranges::find_if(row, [&](CardId card) { return type_of(card) == type_of(wanted); });
  *found = wanted;
  std::swap(*found, row[index(slot - 1)]);
  return *this;
}

Scenario& Scenario::row(int seat, std::string_view cards) {
  std::size_t slot = 0;
  for (const std::string_view name : words(cards)) s_.player[index(seat)].row[slot++] = card_called(name);
  return *this;
}

Scenario& Scenario::trade(int seat, int slot, int tokens) {
  s_.player[index(seat)].trade[index(slot - 1)] = static_cast<std::uint8_t>(tokens);
  return *this;
}

Scenario& Scenario::tech(int seat, int place) {
  s_.player[index(seat)].tech = static_cast<std::uint8_t>(place);
  return *this;
}

Scenario& Scenario::resources(int seat, Resource type, int number) {
  s_.player[index(seat)].resources[at(type)] = static_cast<std::uint8_t>(number);
  return *this;
}

Scenario& Scenario::tokens(int seat, std::string_view names) {
  s_.control[index(seat)] |= spaces(names);
  clear(s_, spaces(names));
  return *this;
}

Scenario& Scenario::reinforced(int seat, std::string_view names) {
  s_.reinforced |= spaces(names);
  return tokens(seat, names);
}

Scenario& Scenario::cities(int seat, std::string_view names) {
  s_.cities[index(seat)] |= spaces(names);
  clear(s_, spaces(names));
  return *this;
}

Scenario& Scenario::caravan(int seat, std::string_view where) {
  auto& caravans = s_.player[index(seat)].caravan;
  // The first caravan is on the card from the start; naming a place moves it, naming another adds one.
  auto free = std::ranges::find(caravans, where == "card" ? kNowhere : kOnCard);
  if (free == caravans.end()) free = std::ranges::find(caravans, kNowhere);
  *free = where == "card" ? kOnCard : space(where);
  return *this;
}

Scenario& Scenario::barbarian(char letter, std::string_view where) {
  s_.barbarian[index(letter - 'A')] = where == "off" ? kNowhere : space(where);
  EXPECT_NE(s_.home[index(letter - 'A')], kNowhere) << letter << " is not in play";
  return *this;
}

Scenario& Scenario::wonder(Wonder wonder, std::string_view where) {
  s_.wonder_at[at(wonder)] = space(where);
  s_.unseen &= ~(1U << at(wonder));
  for (std::uint8_t& shown : s_.market) {
    if (shown == at(wonder)) shown = kNone;
  }
  return *this;
}

Scenario& Scenario::market(Wonder wonder) {
  for (std::size_t deck = 0; deck < kDecks; ++deck) {
    if (kDeckTypes[deck] != box().wonders[at(wonder)].type) continue;
    if (s_.market[deck] != kNone) s_.unseen |= 1U << s_.market[deck];
    s_.market[deck] = static_cast<std::uint8_t>(wonder);
    s_.unseen &= ~(1U << at(wonder));
  }
  return *this;
}

Scenario& Scenario::pact(int giver, Pact pact, int holder) {
  s_.pact[index(giver)][at(pact)] = static_cast<std::uint8_t>(holder);
  return *this;
}

// Of the other side of a token, too: its effect needs no tile.
Scenario& Scenario::state_card(CityState state, int seat) {
  CityStateToken& token = s_.city_states[at(state) / 2];
  token.which = static_cast<std::uint8_t>(state);
  token.holders = static_cast<std::uint8_t>(token.holders | (1U << seat));
  return *this;
}

Scenario& Scenario::victory(std::initializer_list<int> cards) {
  s_.victory_cards = 0;
  for (const int card : cards) s_.victory_cards = static_cast<std::uint8_t>(s_.victory_cards | (1U << card));
  return *this;
}

Scenario& Scenario::agendas(int seat, std::initializer_list<Agenda> done) {
  for (const Agenda agenda : done)
    s_.player[index(seat)].agendas =
        static_cast<std::uint16_t>(s_.player[index(seat)].agendas | (1U << at(agenda)));
  return *this;
}

Scenario& Scenario::dial(int place) {
  s_.dial = static_cast<std::uint8_t>(place);
  return *this;
}

Scenario& Scenario::stored(int seat, int tokens) {
  s_.player[index(seat)].stored = static_cast<std::uint8_t>(tokens);
  return *this;
}

Scenario& Scenario::turn_of(int seat) {
  s_.active = static_cast<std::uint8_t>(seat);
  return *this;
}

Scenario& Scenario::round(int number) {
  s_.round = static_cast<std::uint16_t>(number);
  return *this;
}

State Scenario::begin(Window window, std::initializer_list<int> dice) {
  State s = s_;
  conquer_states(s);
  s.question = {};
  s.questions = 0;
  s.window = window;
  for (int seat = 0; seat < s.players(); ++seat) {  // as many caravans as the economy card allows
    auto& caravans = s.player[index(seat)].caravan;
    int in_play = 0;
    for (const Space caravan : caravans) in_play += caravan != kNowhere;
    for (Space& caravan : caravans) {
      if (caravan == kNowhere && in_play < caravans_allowed(box(), s, seat)) caravan = kOnCard, ++in_play;
    }
  }
  std::vector<std::uint16_t> script;
  for (const int die : dice) script.push_back(static_cast<std::uint16_t>(die));
  Random random = Random::fast(7);
  random.script(script);
  const Course course{box(), s, random, nullptr, true};
  complete_agendas(course);
  go_on(course);
  EXPECT_FALSE(random.impossible_outcome());
  EXPECT_EQ(the_game().broken_invariant(s), "");
  return s;
}

State Scenario::state() { return begin(Window::Start, {}); }
State Scenario::event() { return begin(Window::Event, {}); }
State Scenario::event(std::initializer_list<int> dice) { return begin(Window::Event, dice); }

// --- asking

bool can(const State& s, std::string_view move) {
  const auto action = the_game().parse_action(move);
  EXPECT_TRUE(action) << action.error().line();
  if (!action) return false;
  const Seats pending = the_game().pending(s);
  const bool legal = !pending.empty() && the_game().judge(s, pending.first(), *action).legal();
  NewDawn::Actions actions;
  if (!pending.empty()) the_game().legal(s, pending.first(), actions);
  EXPECT_EQ(legal, std::ranges::any_of(actions, [&](const Action& one) { return one == *action; })) << move;
  return legal;
}

std::string why_not(const State& s, std::string_view move) {
  const auto action = the_game().parse_action(move);
  EXPECT_TRUE(action) << action.error().line();
  if (!action || the_game().pending(s).empty()) return "over";
  return std::string(the_game().judge(s, the_game().pending(s).first(), *action).rule);
}

Lines choices(const State& s, std::string_view beginning) {
  Lines lines;
  NewDawn::Actions actions;
  if (!the_game().pending(s).empty()) the_game().legal(s, the_game().pending(s).first(), actions);
  for (const Action& action : actions) {
    const std::string move = the_game().notation(action);
    if (move.starts_with(beginning)) lines.push_back(move);
  }
  return lines;
}

std::string targets(const State& s, std::string_view verb) {
  Spaces offered;
  const std::string beginning = std::string(verb) + " ";
  for (const std::string& move : choices(s, beginning))
    offered.add(space(std::string_view(move).substr(beginning.size())));
  return names(offered);
}

int asked(const State& s) { return the_game().pending(s).empty() ? -1 : the_game().pending(s).first().n; }
Ask question(const State& s) { return s.questions == 0 ? Ask::None : s.asked().ask; }

// --- acting

std::vector<Event> play(State& s, std::initializer_list<int> dice,
                        const std::vector<std::string_view>& moves) {
  std::vector<std::uint16_t> script;
  for (const int die : dice) script.push_back(static_cast<std::uint16_t>(die));
  Random random = Random::fast(11);
  random.script(script);
  Recorder<Event> recorder;
  for (const std::string_view move : moves) {
    const auto action = the_game().parse_action(move);
    EXPECT_TRUE(action) << action.error().line();
    const Seats pending = the_game().pending(s);
    if (!action || pending.empty()) {
      ADD_FAILURE() << move << ": nobody is asked";
      break;
    }
    const Verdict verdict = the_game().judge(s, pending.first(), *action);
    if (!verdict.legal()) {
      std::string offered;
      for (const std::string& line : choices(s)) offered += line + ", ";
      ADD_FAILURE() << move << " is refused: " << verdict.rule << " " << verdict.key
                    << "; possible: " << offered;
      break;
    }
    the_game().apply(s, pending.first(), *action, random, recorder);
    EXPECT_EQ(the_game().broken_invariant(s), "") << "after " << move;
  }
  EXPECT_FALSE(random.impossible_outcome()) << "an outcome that cannot happen";
  EXPECT_FALSE(random.has_script() && dice.size() > 0) << "not all dice were rolled";
  return recorder.events;
}

std::vector<Event> play(State& s, const std::vector<std::string_view>& moves) { return play(s, {}, moves); }

int count_of(const std::vector<Event>& events, Event::Kind kind) {
  return static_cast<int>(
      std::ranges::count_if(events, [&](const Event& event) { return event.kind == kind; }));
}

int turned_up(Wonder wonder) { return kWonderOutcome + static_cast<int>(wonder); }

// --- looking

std::string row(const State& s, int seat) {
  std::string text;
  for (const CardId card : s.player[index(seat)].row) text += (text.empty() ? "" : " ") + card_name(card);
  return text;
}

std::string owner(const State& s, std::string_view name) {
  const Space where = space(name);
  const int seat = occupant(s, where);
  if (seat == kNobody) return "nobody";
  const char* what = s.cities[index(seat)].has(where) ? " city"
                     : s.reinforced.has(where)        ? " reinforced"
                                                      : " token";
  return std::to_string(seat) + what;
}

int trade_on(const State& s, int seat, int slot) { return s.player[index(seat)].trade[index(slot - 1)]; }
int resources(const State& s, int seat, Resource type) { return s.player[index(seat)].resources[at(type)]; }
bool done(const State& s, int seat, Agenda agenda) {
  return (s.player[index(seat)].agendas >> at(agenda)) & 1U;
}

}  // namespace zig::new_dawn
