// ND-4: rounds and turns: the windows of ND-4.11, and the tokens that come or go at any time (D-17 to D-20).
#include "games/new_dawn/new_dawn.h"
#include "games/new_dawn/questions.h"
#include "games/new_dawn/sites.h"

namespace zig::new_dawn {

namespace {

using Kind = Action::Kind;
std::uint8_t byte(int n) { return static_cast<std::uint8_t>(n); }

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
          .a = s.now.card,
          .b = byte(why == Why::Chosen ? slot + 1 : as)});
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
bool maracana_offers(const State& s, int slot) {
  const auto& row = s.player[s.active].row;
  return !s.maracana_used && !s.options.maracana_before && controls(s, s.active, Wonder::Maracana) &&
         type_of(s.main.card) != Type::Economy &&
         type_of(row[static_cast<std::size_t>(slot)]) == Type::Economy;
}
// the erratum has the economy card first.
bool maracana_offers_before(const State& s) {
  return s.options.maracana_before && !s.maracana_used && controls(s, s.active, Wonder::Maracana) &&
         type_of(s.main.card) != Type::Economy && slot_of_type(s, s.active, Type::Economy) != kNone;
}
bool capitalism_offers(const Box& box, const State& s, int slot) {
  const CardId card = s.player[s.active].row[static_cast<std::size_t>(slot)];
  return s.capitalism_reset && !s.capitalism_used && !box.cards[card].resolves_other;  // ND-8.14, ND-13.18
}
bool aztec_offers(const State& s) {
  return leads(s, s.active, Leader::Aztec) && s.military_reset && s.won_attack && !s.aztec_used;
}

void list_trade(const State& s, int seat, Actions& out) {
  for (int slot = 0; slot < kSlots; ++slot) {
    if (s.player[static_cast<std::size_t>(seat)].trade[static_cast<std::size_t>(slot)] < kTradeLimit)
      out.push_back(new_dawn::slot(slot));
  }
  if (may_store(s, seat)) out.push_back(with(Kind::Store));
}

void put_trade(const Course& c, int seat, Action action) {
  if (action.kind == Kind::Slot) return gain_trade(c, seat, action.a);
  ++c.player(seat).stored;
  c.tell({.kind = Event::Kind::TradeGained, .seat = byte(seat)});
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

void finish_card(const Course& c) {
  State& s = c.s;
  if (s.main.why == Why::Chosen) reset_card(c, s.active, s.main.slot);  // W7
  s.window = Window::AfterReset;
}

// What comes when nothing is asked any more.
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

// Questions that nobody answers. True: the question on top was one.
bool goes_by_itself(const Course& c) {
  const Question question = c.s.asked();
  if (question.ask != Ask::TurnUp && question.ask != Ask::AdvanceOn) return false;
  c.answered();
  if (question.ask == Ask::TurnUp) {
    turn_up_wonder(c, question.a);
  } else {
    advance_dial(c, question.seat, question.a);
  }
  return true;
}

}  // namespace

void list_turn(const Box& box, const State& s, Actions& out) {
  const Question& question = s.asked();
  const int seat = question.seat;
  const Player& player = s.player[question.seat];
  switch (question.ask) {
    case Ask::FocusCard:
      for (int slot = 0; slot < kSlots; ++slot) out.push_back(new_dawn::slot(slot));
      break;
    case Ask::AfterCard:
      if (s.main.why == Why::Chosen && venetian_again(s, s.main.slot))
        out.push_back(use(Ability::VenetianArsenal));
      for (int slot = 0; slot < kSlots; ++slot) {
        if (maracana_offers(s, slot)) out.push_back(new_dawn::slot(slot));
      }
      out.push_back(stop());
      break;
    case Ask::AfterEconomy:
      if (venetian_again(s, s.now.slot)) out.push_back(use(Ability::VenetianArsenal));
      out.push_back(stop());
      break;
    case Ask::AfterReset:
      for (int slot = 0; slot < kSlots; ++slot) {
        if (capitalism_offers(box, s, slot)) out.push_back(new_dawn::slot(slot));
      }
      if (aztec_offers(s)) {
        for (int one = 0; one < kSlots; ++one) {
          for (int two = one + 1; two < kSlots; ++two) out.push_back(with(Kind::Swap, one, two));
        }
      }
      out.push_back(stop());
      break;
    case Ask::MaracanaBefore:
      for (int slot = 0; slot < kSlots; ++slot) {
        if (type_of(player.row[static_cast<std::size_t>(slot)]) == Type::Economy)
          out.push_back(new_dawn::slot(slot));
      }
      out.push_back(stop());
      break;
    case Ask::PlaceTrade: list_trade(s, seat, out); break;
    case Ask::MayPlaceTrade:
      list_trade(s, seat, out);
      out.push_back(stop());
      break;
    case Ask::StateTrade:  // ND-8.6
      for (int slot = 0; slot < kSlots; ++slot) {
        const auto place = static_cast<std::size_t>(slot);
        if (at(type_of(player.row[place])) == question.a && player.trade[place] < kTradeLimit)
          out.push_back(new_dawn::slot(slot));
      }
      if (may_store(s, seat)) out.push_back(with(Kind::Store));
      break;
    case Ask::LoseTrade:
      for (int slot = 0; slot < kSlots; ++slot) {
        if (player.trade[static_cast<std::size_t>(slot)] > 0) out.push_back(new_dawn::slot(slot));
      }
      break;
    case Ask::NaturalCard:
      for (int slot = 0; slot < kSlots; ++slot) out.push_back(new_dawn::slot(slot));
      break;
    case Ask::SurplusPact:
      for (int pact = 0; pact < kPacts; ++pact) {
        if (s.pact[question.a][static_cast<std::size_t>(pact)] == seat)
          out.push_back(with(Kind::Pact, question.a, pact));
      }
      break;
    default: break;
  }
}

void answer_turn(const Course& c, Action action) {
  State& s = c.s;
  const Question question = c.answered();
  const int seat = question.seat;
  const auto again = [&](int left) {
    if (left > 0)
      c.ask(question.ask, seat, question.ask == Ask::StateTrade ? question.a : left,
            question.ask == Ask::StateTrade ? left : 0);
  };
  switch (question.ask) {
    case Ask::FocusCard:
      s.main = {.card = s.player[s.active].row[action.a], .slot = action.a};
      if (maracana_offers_before(s)) return c.ask(Ask::MaracanaBefore, seat);
      begin_resolution(c, action.a, counted_slot(s, seat, action.a), Why::Chosen);
      break;
    case Ask::MaracanaBefore: {
      if (action.kind == Kind::Slot) {
        s.maracana_used = 1;
        s.now.card = s.player[s.active].row[action.a];
        s.chosen_waits = 1;
        begin_resolution(c, action.a, counted_slot(s, seat, action.a), Why::Maracana);
      } else {
        begin_resolution(c, s.main.slot, counted_slot(s, seat, s.main.slot), Why::Chosen);
      }
      break;
    }
    case Ask::AfterCard:
      if (action.kind == Kind::Use) {
        s.venetian_used = 1;
        begin_resolution(c, s.main.slot, 1, Why::Again);
      } else if (action.kind == Kind::Slot) {
        s.maracana_used = 1;
        begin_resolution(c, action.a, counted_slot(s, seat, action.a), Why::Maracana);
      } else {
        finish_card(c);
      }
      break;
    case Ask::AfterEconomy:
      if (action.kind == Kind::Use) {
        s.venetian_used = 1;
        begin_resolution(c, s.now.slot, 1, Why::Again);
      } else {
        reset_card(c, seat, s.now.slot);  // ND-13.17
        s.window = Window::AfterCard;
        if (s.chosen_waits) {
          s.chosen_waits = 0;
          begin_resolution(c, s.main.slot, counted_slot(s, seat, s.main.slot), Why::Chosen);
        }
      }
      break;
    case Ask::AfterReset:
      if (action.kind == Kind::Slot) {
        s.capitalism_used = 1;
        begin_resolution(c, action.a, 1, Why::Capitalism);
      } else if (action.kind == Kind::Swap) {
        s.aztec_used = 1;
        c.tell({.kind = Event::Kind::CardsSwapped,
                .seat = question.seat,
                .a = byte(action.a + 1),
                .b = byte(action.b + 1)});
        swap_cards(c, seat, action.a, action.b);
      } else {
        s.window = Window::End;
      }
      break;
    case Ask::PlaceTrade:
      put_trade(c, seat, action);
      again(question.a - 1);
      break;
    case Ask::MayPlaceTrade:
      if (action.kind != Kind::Stop) put_trade(c, seat, action);
      break;
    case Ask::StateTrade:
      put_trade(c, seat, action);
      again(question.b - 1);
      break;
    case Ask::LoseTrade:
      --c.player(seat).trade[action.a];
      c.tell({.kind = Event::Kind::TradeLost, .seat = question.seat, .a = byte(action.a + 1)});
      again(question.a - 1);
      break;
    case Ask::NaturalCard: s.natural[question.a].slot = action.a; break;
    case Ask::SurplusPact:
      s.pact[action.a][action.b] = kNobody;
      c.tell({.kind = Event::Kind::PactReturned, .seat = question.seat, .a = action.a, .b = action.b});
      break;
    default: break;
  }
}

// --- every question

namespace {

enum class Chapter : std::uint8_t {
  MapBuilding,
  StartOfTurn,
  Culture,
  Science,
  Economy,
  Industry,
  Military,
  Turn
};

Chapter chapter_of(Ask ask) {
  switch (ask) {
    case Ask::Tile:
    case Ask::TileWay:
    case Ask::TilePlace: return Chapter::MapBuilding;
    case Ask::StartOfTurn:
    case Ask::HangingGardens:
    case Ask::ForbiddenCity:
    case Ask::EiffelFirst:
    case Ask::EiffelSecond:
    case Ask::EiffelRival:
    case Ask::SeoulBarbarian:
    case Ask::SeoulSpace:
    case Ask::GenevaReturn:
    case Ask::GenevaTake:
    case Ask::ZimbabweMove: return Chapter::StartOfTurn;
    case Ask::Culture:
    case Ask::MoveTarget:
    case Ask::Stonehenge:
    case Ask::TakeBack: return Chapter::Culture;
    case Ask::GainResource:
    case Ask::ResourceNotOwned:
    case Ask::Strike:
    case Ask::Advance:
    case Ask::AdvanceOn:
    case Ask::TechCard:
    case Ask::ReplacedCard:
    case Ask::DropCaravan:
    case Ask::LoseCity: return Chapter::Science;
    case Ask::Caravans:
    case Ask::CaravanStep:
    case Ask::ExchangeGive:
    case Ask::ExchangeTake:
    case Ask::RivalPact:
    case Ask::StateCard:
    case Ask::EmbassyToken: return Chapter::Economy;
    case Ask::Industry:
    case Ask::Payment:
    case Ask::WonderCity:
    case Ask::TurnUp:
    case Ask::Upgrade:
    case Ask::UpgradeCard:
    case Ask::PotalaPact:
    case Ask::CityTokens: return Chapter::Industry;
    case Ask::Military:
    case Ask::AttackTokens:
    case Ask::DefenceTokens:
    case Ask::Plunder:
    case Ask::MovedWonder:
    case Ask::ConquerOrLiberate:
    case Ask::ConquestSlot: return Chapter::Military;
    default: return Chapter::Turn;
  }
}

// There are two answers at least, seen without listing them: the list is made for whoever is asked.
bool surely_a_choice(const Box& box, const State& s) {
  const Question& question = s.asked();
  switch (question.ask) {
    case Ask::FocusCard:  // ND-16.3: asked in any case
    case Ask::Advance:
    case Ask::Strike:
    case Ask::NaturalCard:
    case Ask::ConquerOrLiberate: return true;
    case Ask::Military: {
      if (s.now.left == 0 && s.now.reinforced < s.now.as && (s.control[question.seat] - s.reinforced).any())
        return true;
      if (s.now.reinforced > 0 || s.now.left >= card_resolved(box, s).attacks) return false;
      const Spaces beside = s.map.neighbours(friendly(s, question.seat) - s.won);
      return beside.meets(rivals(s, question.seat) | barbarians(s));  // a target, or to stop
    }
    case Ask::Culture:
      if (spendable(box, s, question.seat, s.now.slot) > 0) return true;
      return s.now.left > 0 && unused_tokens(s, question.seat) > 0 &&
             token_sites(box, s, question.seat, s.now.as, s.cities[question.seat]).any();
    case Ask::Caravans:
    case Ask::AttackTokens: return spendable(box, s, question.seat, s.now.slot) > 0;
    default: return false;
  }
}

}  // namespace

void list_answers(const Box& box, const State& s, Actions& out) {
  if (s.questions == 0) return;
  switch (chapter_of(s.asked().ask)) {
    case Chapter::MapBuilding: return list_map_building(box, s, out);
    case Chapter::StartOfTurn: return list_start_of_turn(box, s, out);
    case Chapter::Culture: return list_culture(box, s, out);
    case Chapter::Science: return list_science(box, s, out);
    case Chapter::Economy: return list_economy(box, s, out);
    case Chapter::Industry: return list_industry(box, s, out);
    case Chapter::Military: return list_military(box, s, out);
    case Chapter::Turn: return list_turn(box, s, out);
  }
}

void answer(const Course& c, Action action) {
  switch (chapter_of(c.s.asked().ask)) {
    case Chapter::MapBuilding: answer_map_building(c, action); break;
    case Chapter::StartOfTurn: answer_start_of_turn(c, action); break;
    case Chapter::Culture: answer_culture(c, action); break;
    case Chapter::Science: answer_science(c, action); break;
    case Chapter::Economy: answer_economy(c, action); break;
    case Chapter::Industry: answer_industry(c, action); break;
    case Chapter::Military: answer_military(c, action); break;
    case Chapter::Turn: answer_turn(c, action); break;
  }
  settle_losses(c);
  complete_agendas(c);  // ND-11.7
}

// ND-16.3: who has exactly one legal option is not asked, except for the focus card; where nothing is possible nothing happens.
void go_on(const Course& c) {
  State& s = c.s;
  while (!s.over()) {
    if (s.questions == 0) {
      next_window(c);
      continue;
    }
    if (goes_by_itself(c)) continue;
    if (s.automated(s.asked().seat)) {
      answer_automated(c);
      continue;
    }
    if (surely_a_choice(c.box, s)) return;
    Actions actions;
    list_answers(c.box, s, actions);
    if (actions.size() > 1) return;
    if (actions.empty()) {
      c.answered();
    } else {
      answer(c, actions[0]);
    }
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
