// ND-4: rounds and turns: the windows of ND-4.11 and what they ask.
#include "games/new_dawn/new_dawn.h"
#include "games/new_dawn/questions.h"
#include "games/new_dawn/sites.h"

namespace zig::new_dawn {

namespace {

using Kind = Action::Kind;

}  // namespace

// --- resolving a card (W5)

void begin_resolution(const Course& c, int slot, int as, Why why) {
  State& s = c.s;
  s.now = {.card = c.player(s.active).row[static_cast<std::size_t>(slot)],
           .slot = byte(slot),
           .as = byte(as),
           .why = why};
  if (why == Why::Chosen || why == Why::Capitalism) s.main = s.now;
  s.window =
      why == Why::Maracana || s.window == Window::AfterEconomy ? Window::AfterEconomy : Window::AfterCard;
  c.tell({.kind = why == Why::Chosen ? Event::Kind::CardChosen : Event::Kind::CardResolvedAgain,
          .seat = s.active,
          .card = s.now.card,
          .slot = byte(why == Why::Chosen ? slot + 1 : as)});
  switch (type_of(s.now.card)) {
    case Type::Culture: begin_culture(c); break;
    case Type::Science: begin_science(c); break;
    case Type::Economy: begin_economy(c); break;
    case Type::Industry: begin_industry(c); break;
    case Type::Military: begin_military(c); break;
  }
  if (s.automated(s.active)) begin_automated(c);
}

namespace {

// --- windows after a card

bool venetian_again(const State& s, int slot) {
  return slot == kSlots - 1 && !s.venetian_used && controls(s, s.active, Wonder::VenetianArsenal);
}
// ND-13.3, ND-13.16: after a card that is not economy.
bool maracana_offers(const State& s, std::size_t slot) {
  const auto& row = s.player[s.active].row;
  return !s.maracana_used && !s.options.maracana_before && controls(s, s.active, Wonder::Maracana) &&
         type_of(s.main.card) != Type::Economy && type_of(row[slot]) == Type::Economy;
}
// the erratum has the economy card first.
bool maracana_offers_before(const State& s) {
  return s.options.maracana_before && !s.maracana_used && controls(s, s.active, Wonder::Maracana) &&
         type_of(s.main.card) != Type::Economy && slot_of_type(s, s.active, Type::Economy) != kNone;
}
bool capitalism_offers(const Box& box, const State& s, std::size_t slot) {
  const CardId card = s.player[s.active].row[slot];
  return s.capitalism_reset && !s.capitalism_used && !box.cards[card].resolves_other;  // ND-8.14, ND-13.18
}
bool aztec_offers(const State& s) {
  return leads(s, s.active, Leader::Aztec) && s.military_reset && s.won_attack && !s.aztec_used;
}

// --- windows

// ND-4.13
void end_turn(const Course& c) {
  State& s = c.s;
  for (CityStateToken& token : s.city_states) token.used = 0;
  for (NaturalToken& token : s.natural) token.used = 0;
  s.now = {};
  s.main = {};
  s.won = {};
  s.abilities = s.venetian_used = s.maracana_used = s.capitalism_used = s.aztec_used = 0;
  s.capitalism_reset = s.military_reset = s.won_attack = 0;
  s.arrived.fill(kNowhere);
  s.arrivals = 0;
  s.active = byte(s.left_of(s.active));
  s.window = Window::Start;
  if (s.active != s.first) return;
  if (s.round < 0xFFFF) ++s.round;
  s.window = Window::Event;  // ND-4.2
}

// ND-4.3, ND-11.3, R-43
void check_victory(const Course& c) {
  State& s = c.s;
  complete_agendas(c);
  s.window = Window::Start;
  bool won = s.options.round_cap > 0 && s.round > s.options.round_cap;
  for (int seat = 0; seat < s.players(); ++seat) won = won || has_won(s, seat);
  if (!won) return;
  s.window = Window::Over;
  c.tell({.kind = Event::Kind::GameEnded});
}

bool has_tile(const State& s, int seat) {
  for (int tile = 1; tile <= kTiles; ++tile) {
    if (s.dealt[static_cast<std::size_t>(tile - 1)] == seat && !s.map.laid(tile)) return true;
  }
  return false;
}
bool all_tiles_laid(const State& s) {
  for (int tile = 1; tile <= kTiles; ++tile) {
    if (s.dealt[static_cast<std::size_t>(tile - 1)] != kNobody && !s.map.laid(tile)) return false;
  }
  return true;
}

// s.main is the chosen card.
void resolve_chosen(const Course& c) {
  const int slot = c.s.main.slot;
  begin_resolution(c, slot, counted_slot(c.s, c.s.active, slot), Why::Chosen);
}
void resolve_by_maracana(const Course& c, int seat, int slot) {
  c.s.maracana_used = 1;
  begin_resolution(c, slot, counted_slot(c.s, seat, slot), Why::Maracana);
}
void resolve_by_arsenal(const Course& c, int slot) {
  c.s.venetian_used = 1;
  begin_resolution(c, slot, 1, Why::Again);
}
void finish_card(const Course& c) {
  State& s = c.s;
  if (s.main.why == Why::Chosen) reset_card(c, s.active, s.main.slot);  // W7
  s.window = Window::AfterReset;
}

}  // namespace

void next_window(const Course& c) {
  State& s = c.s;
  switch (s.window) {
    case Window::MapBuilding:
      if (!all_tiles_laid(s)) {
        while (!has_tile(s, s.active)) s.active = byte(s.left_of(s.active));  // ND-17.3
        return c.ask(Ask::Tile, s.active);
      }
      populate(c);
      s.active = s.first;
      s.window = Window::Start;
      break;
    case Window::Event: return resolve_event(c);
    case Window::Barbarians: return move_barbarians(c);
    case Window::Victory: return check_victory(c);
    case Window::Start:
      s.window = Window::Choice;
      c.tell({.kind = Event::Kind::TurnBegan, .seat = s.active});
      return c.ask(Ask::StartOfTurn, s.active);
    case Window::Choice: return c.ask(Ask::FocusCard, s.active);
    case Window::AfterCard: return c.ask(Ask::AfterCard, s.active);
    case Window::AfterEconomy: return c.ask(Ask::AfterEconomy, s.active);
    case Window::AfterReset: return c.ask(Ask::AfterReset, s.active);
    case Window::End: return end_turn(c);
    case Window::Over: return;
  }
}

// --- the questions of the windows

void list_every_slot(const Box&, const State&, Question, Actions& out) {
  list_slots(out, [](std::size_t) { return true; });
}
void answer_focus_card(const Course& c, Question question, Action action) {
  c.answered();
  State& s = c.s;
  s.main = {.card = s.player[s.active].row[action.a], .slot = action.a};
  if (maracana_offers_before(s)) return c.ask(Ask::MaracanaBefore, question.seat);
  resolve_chosen(c);
}

void list_maracana_before(const Box&, const State& s, Question question, Actions& out) {
  const Player& player = s.player[question.seat];
  list_slots(out, [&](std::size_t place) { return type_of(player.row[place]) == Type::Economy; });
  out.push_back(stop());
}
void answer_maracana_before(const Course& c, Question question, Action action) {
  c.answered();
  if (action.kind != Kind::Slot) return resolve_chosen(c);
  c.s.now.card = c.s.player[c.s.active].row[action.a];
  c.s.chosen_waits = 1;
  resolve_by_maracana(c, question.seat, action.a);
}

void list_after_card(const Box&, const State& s, Question, Actions& out) {
  if (s.main.why == Why::Chosen && venetian_again(s, s.main.slot))
    out.push_back(use(Ability::VenetianArsenal));
  list_slots(out, [&](std::size_t place) { return maracana_offers(s, place); });
  out.push_back(stop());
}
void answer_after_card(const Course& c, Question question, Action action) {
  c.answered();
  switch (action.kind) {
    case Kind::Use: return resolve_by_arsenal(c, c.s.main.slot);
    case Kind::Slot: return resolve_by_maracana(c, question.seat, action.a);
    default: finish_card(c);
  }
}

void list_after_economy(const Box&, const State& s, Question, Actions& out) {
  if (venetian_again(s, s.now.slot)) out.push_back(use(Ability::VenetianArsenal));
  out.push_back(stop());
}
void answer_after_economy(const Course& c, Question question, Action action) {
  State& s = c.s;
  c.answered();
  if (action.kind == Kind::Use) return resolve_by_arsenal(c, s.now.slot);
  reset_card(c, question.seat, s.now.slot);  // ND-13.17
  s.window = Window::AfterCard;
  if (!s.chosen_waits) return;
  s.chosen_waits = 0;
  resolve_chosen(c);
}

void list_after_reset(const Box& box, const State& s, Question, Actions& out) {
  list_slots(out, [&](std::size_t place) { return capitalism_offers(box, s, place); });
  if (aztec_offers(s)) {
    for (int one = 0; one < kSlots; ++one) {
      for (int two = one + 1; two < kSlots; ++two) out.push_back(with(Kind::Swap, one, two));
    }
  }
  out.push_back(stop());
}
void answer_after_reset(const Course& c, Question question, Action action) {
  State& s = c.s;
  c.answered();
  switch (action.kind) {
    case Kind::Slot: s.capitalism_used = 1; return begin_resolution(c, action.a, 1, Why::Capitalism);
    case Kind::Swap: s.aztec_used = 1; return swap_by_choice(c, question.seat, action.a, action.b);
    default: s.window = Window::End;
  }
}

Seats NewDawn::pending(const State& s) const {
  return s.over() || s.questions == 0 ? Seats() : Seats::one(Seat{s.asked().seat});
}

template <class Sink>
void NewDawn::apply(State& s, Seat seat, Action action, Random& random, Sink& sink) const {
  std::vector<Event> events;
  const Course course{*box_, s, random, Sink::kListens ? &events : nullptr, false};
  answer(course, action);
  go_on(course);
  if (pending(s) != Seats::one(seat)) ++s.frontier;
  if constexpr (Sink::kListens) {
    for (const Event& event : events) sink(event);
  }
}

template void NewDawn::apply(State&, Seat, Action, Random&, Silent&) const;
template void NewDawn::apply(State&, Seat, Action, Random&, Recorder<Event>&) const;

}  // namespace zig::new_dawn
