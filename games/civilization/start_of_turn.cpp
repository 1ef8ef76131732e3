// CV-4: Start of Turn: gains, new cities, governments, great people of the sheet, scouts that gather.
#include <algorithm>
#include <bit>

#include "games/civilization/cities.h"
#include "games/civilization/pyramid.h"
#include "games/civilization/questions.h"
#include "games/civilization/sites.h"

namespace zig::civilization {

namespace {

constexpr std::size_t at(auto thing) { return static_cast<std::size_t>(thing); }

// CV-4.2, CV-4.17: the simple gains of wonders.
void book_wonders(const Course& c, int seat) {
  for (int i = 0; i < kWonders; ++i) {
    const auto wonder = static_cast<Wonder>(i);
    if (!works(c.s, seat, wonder)) continue;
    const WonderCard& card = c.box.wonder(wonder);
    switch (card.effect) {
      case WonderEffect::StartOfTurnCulture: gain_culture(c, seat, card.value); break;
      case WonderEffect::StartOfTurnTrade: gain_trade(c, seat, card.value); break;
      case WonderEffect::StartOfTurnCoin:
        ++c.s.panama_coins;
        c.tell({.kind = Event::Kind::CoinTokenGained, .seat = byte(seat), .wonder = byte(i)});
        break;
      default: break;
    }
  }
}

// CV-4.17, CV-20.6: of the government in force, when the part begins or it is adopted.
void book_government(const Course& c, int seat) {
  const GovernmentCard::Effects& now = government(c.box, c.s, seat);
  int armies = 0;
  for (int army = 0; army < kFirstScout; ++army) armies += c.player(seat).figure[at(army)] != kNowhere;
  const int culture = now.culture + now.culture_per_army * armies;
  if (culture > 0) gain_culture(c, seat, culture);
  if (now.trade > 0) gain_trade(c, seat, now.trade);
}

// --- governments (CV-4b)

bool knows_government(const Box& box, const Player& player, Government government) {
  if (government == Government::Despotism) return true;
  if (government == Government::Anarchy) return false;  // always open, never a goal
  if (box.civs[at(player.civ)].start_government == government) return true;
  for (std::uint64_t left = player.techs; left != 0; left &= left - 1) {
    if (box.techs[at(std::countr_zero(left))].government == static_cast<int>(government)) return true;
  }
  return false;
}

void list_governments(const Box& box, const State& s, int seat, Actions& out) {
  const Player& own = player(s, seat);
  if (used(own, Right::ChangeGovernment)) return;
  const bool anarchy = own.government == Government::Anarchy;
  const bool may_leave = anarchy && !used(own, Right::ForcedAnarchy);  // CV-4.11, CV-R111
  if (!anarchy) out.push_back(with(Action::Kind::Government, static_cast<int>(Government::Anarchy)));
  for (int i = static_cast<int>(Government::Despotism); i < kGovernments; ++i) {
    const auto target = static_cast<Government>(i);
    const bool direct = (own.free_change >> i) & 1U;  // CV-4.10
    if (target != own.government && (may_leave || direct) && knows_government(box, own, target))
      out.push_back(with(Action::Kind::Government, i));
  }
}

void change_government(const Course& c, int seat, Government target) {
  use(c.player(seat), Right::ChangeGovernment);
  set_government(c, seat, target);
  book_government(c, seat);
}

// --- scouts (CV-4c)

bool may_declare(const Player& player, int scout) {
  const unsigned bit = 1U << scout;
  return player.figure[at(kFirstScout + scout)] != kNowhere && !(player.fresh & bit) &&
         !(player.declared & bit);
}

// CV-4.14, CV-4.20: another scout of the square sends it to another city already.
bool sends_elsewhere(const Player& player, int scout, int city) {
  const int other = 1 - scout;
  return player.figure[at(kFirstScout + other)] == player.figure[at(kFirstScout + scout)] &&
         player.sends[at(other)] != kNone && player.sends[at(other)] != city;
}

void list_sending(const State& s, int seat, Actions& out) {
  const Player& own = player(s, seat);
  for (int scout = 0; scout < kScouts; ++scout) {
    if (!may_declare(own, scout)) continue;
    for (int city = 0; city < kCities; ++city) {
      if (own.cities[at(city)].stands() && own.sends[at(scout)] != city && !sends_elsewhere(own, scout, city))
        out.push_back(with(Action::Kind::Send, scout, city));
    }
    if (own.sends[at(scout)] != kNone) out.push_back(with(Action::Kind::Send, scout, kCities));
  }
}

void send_scout(const Course& c, int seat, int scout, int city) {
  Player& own = c.player(seat);
  own.declared = byte(own.declared | 1 << scout);
  own.sends[at(scout)] = city == kCities ? kNone : byte(city);
  c.tell({.kind = Event::Kind::ScoutSends,
          .seat = byte(seat),
          .square = own.figure[at(kFirstScout + scout)],
          .to = city == kCities ? kNowhere : own.cities[at(city)].at});
}

// --- abilities (CV-4.2)

std::uint64_t liberty_techs(const Box& box, const State& s, int seat) {
  std::uint64_t techs = 0;
  for (int other = 0; other < s.players(); ++other) {
    if (other != seat) techs |= free_techs(box, s, seat, other);
  }
  return techs;
}

bool gardens_have_room(const State& s, int seat, bool scout) {
  const Square square = s.wonder_at[at(Wonder::HangingGardens)];
  return has_in_supply(s, seat, scout) && may_stand(s, seat, square);
}

void list_abilities(const Box& box, const State& s, int seat, Actions& out) {
  const Player& own = player(s, seat);
  const auto offers = [&](Wonder wonder, Right right) { return !used(own, right) && works(s, seat, wonder); };
  const auto offer = [&](Wonder wonder) {
    out.push_back(with(Action::Kind::Wonder, static_cast<int>(wonder)));
  };
  if (offers(Wonder::HangingGardens, Right::HangingGardens) &&
      (gardens_have_room(s, seat, false) || gardens_have_room(s, seat, true)))
    offer(Wonder::HangingGardens);
  if (offers(Wonder::StatueOfLiberty, Right::StatueOfLiberty) && liberty_techs(box, s, seat) != 0)
    offer(Wonder::StatueOfLiberty);
  if (offers(Wonder::SydneyOperaHouse, Right::SydneyOperaHouse)) offer(Wonder::SydneyOperaHouse);
  if (!government(box, s, seat).harvests || used(own, Right::Harvest)) return;
  unsigned kinds = 0;  // CV-20.8
  for (int city = 0; city < kCities; ++city) kinds |= harvest_of(s, seat, city);
  for (int resource = 0; resource < kMarketResources; ++resource) {
    if (((kinds >> resource) & 1U) && market_left(s, resource) > 0)
      out.push_back(with(Action::Kind::Resource, resource));
  }
}

void use_wonder(const Course& c, int seat, Wonder wonder) {
  switch (wonder) {
    case Wonder::HangingGardens: use(c.player(seat), Right::HangingGardens); return c.ask(Ask::Gardens, seat);
    case Wonder::StatueOfLiberty:
      use(c.player(seat), Right::StatueOfLiberty);
      return c.ask(Ask::LibertyTech, seat);
    default:  // Sydney's Opera House
      use(c.player(seat), Right::SydneyOperaHouse);
      return advance(c, seat);
  }
}

// --- founding (CV-4a)

bool has_founder(const Box& box, const State& s, int seat, Square square, bool scout) {
  const unsigned figures = figures_at(s, seat, square);
  return scout ? (figures & ~kArmyBits) != 0
               : (figures & kArmyBits) != 0 && government(box, s, seat).armies_found;
}

void found_city(const Course& c, int seat, Square square, bool scout) {
  Player& own = c.player(seat);
  const unsigned figures = figures_at(c.s, seat, square);
  const unsigned founder = scout ? figures & ~kArmyBits : figures & kArmyBits;
  const unsigned used_up = founder & (~founder + 1);  // one of them, back to the supply (CV-4.4)
  put_figures(c, seat, used_up, kNowhere);
  own.moved = static_cast<std::uint16_t>(own.moved & ~used_up);
  own.fresh = byte(static_cast<int>(own.fresh & ~(used_up >> kFirstScout)));
  int city = 0;
  while (own.cities[at(city)].stands()) ++city;
  own.cities[at(city)] = {.at = square};
  c.tell({.kind = Event::Kind::CityFounded, .seat = byte(seat), .square = square});
  const auto cities = std::ranges::count_if(own.cities, [](const City& any) { return any.stands(); });
  if (c.s.options.training && cities == kCities) return end_game(c, 0);  // CV-15.1, CV-15.2
  on_glory(c, seat);
  const unsigned others = figures_at(c.s, seat, square);
  for (int figure = kFigures - 1; figure >= 0; --figure) {  // CV-4.6
    if ((others >> figure) & 1U) c.ask(Ask::Push, seat, figure);
  }
}

template <class Each>
void each_tech(std::uint64_t techs, Each each) {
  for (; techs != 0; techs &= techs - 1) each(std::countr_zero(techs));
}

}  // namespace

void begin_start_of_turn(const Course& c, int seat) {
  c.player(seat).declared = 0;
  c.player(seat).waiting = {};
  c.ask(Ask::StartMenu, seat);
  book_wonders(c, seat);
  book_government(c, seat);
}

bool could_choose_at_start(const Box& box, const State& s, Question question) {
  return could_play(box, s, question.seat, Moment::OwnStartOfTurn);
}

// --- D5

void list_start_menu(const Box& box, const State& s, Question question, Actions& out) {
  const int seat = question.seat;
  for (const Square square : figures_of(s, seat)) {
    if (no_city(box, s, seat, square) == NoCity::None) out.push_back(on(Action::Kind::Found, square));
  }
  list_governments(box, s, seat, out);
  const Player& own = player(s, seat);
  for (int person = 0; person < kGreatPeople; ++person) {
    if (own.people[at(person)] <= own.waiting[at(person)]) continue;
    Squares sites;
    for (int city = 0; city < kCities; ++city) sites |= person_sites(s, seat, city);
    if (sites.any()) out.push_back(with(Action::Kind::Person, person));
  }
  list_sending(s, seat, out);
  list_abilities(box, s, seat, out);
  list_cards(box, s, seat, Moment::OwnStartOfTurn, out);
  out.push_back(with(Action::Kind::Done));
}

void answer_start_menu(const Course& c, Question question, Action action) {
  const int seat = question.seat;
  switch (action.kind) {
    case Action::Kind::Found: {
      const bool scout = has_founder(c.box, c.s, seat, action.square, true);
      const bool army = has_founder(c.box, c.s, seat, action.square, false);
      if (scout && army) return c.ask(Ask::Founder, seat, action.square);
      return found_city(c, seat, action.square, scout);
    }
    case Action::Kind::Government: return change_government(c, seat, static_cast<Government>(action.a));
    case Action::Kind::Person: return c.ask(Ask::StoredPerson, seat, action.a);
    case Action::Kind::Send: return send_scout(c, seat, action.a, action.b);
    case Action::Kind::Wonder: return use_wonder(c, seat, static_cast<Wonder>(action.a));
    case Action::Kind::Resource: use(c.player(seat), Right::Harvest); return take_resource(c, seat, action.a);
    case Action::Kind::Event: return declare_event(c, seat, action.a);
    case Action::Kind::Ability: return declare_ability(c, seat, static_cast<Ability>(action.a));
    default: c.answered(); return;
  }
}

void list_founder(const Box&, const State&, Question, Actions& out) {
  out.push_back(with(Action::Kind::Figure, 0));
  out.push_back(with(Action::Kind::Figure, 1));
}
void answer_founder(const Course& c, Question question, Action action) {
  c.answered();
  found_city(c, question.seat, question.a, action.a == 1);
}

// --- D5a: CV-4.6, CV-R8

void list_push(const Box&, const State& s, Question question, Actions& out) {
  for (const Square square : around(player(s, question.seat).figure[question.a])) {
    if (may_stand(s, question.seat, square)) out.push_back(place(square));
  }
}
void answer_push(const Course& c, Question question, Action action) {
  c.answered();
  const Square from = c.player(question.seat).figure[question.a];
  put_figures(c, question.seat, 1U << question.a, action.square);
  c.tell({.kind = Event::Kind::FigurePushed, .seat = question.seat, .square = action.square, .from = from});
}

// --- D5: a great person of the sheet (CV-7.8)

void list_stored_person(const Box&, const State& s, Question question, Actions& out) {
  for (int city = 0; city < kCities; ++city)
    person_sites(s, question.seat, city).each([&](Square square) { out.push_back(place(square)); });
}
void answer_stored_person(const Course& c, Question question, Action action) {
  c.answered();
  put_person(c, question.seat, action.square, static_cast<GreatPerson>(question.a));
}

// --- D5b

void list_gardens(const Box&, const State& s, Question question, Actions& out) {
  for (const bool scout : {false, true}) {
    if (gardens_have_room(s, question.seat, scout)) out.push_back(with(Action::Kind::Figure, scout));
  }
}
void answer_gardens(const Course& c, Question question, Action action) {
  c.answered();
  place_figure(c, question.seat, figure_in_supply(c.s, question.seat, action.a == 1),
               c.s.wonder_at[at(Wonder::HangingGardens)]);
}

void list_liberty_tech(const Box& box, const State& s, Question question, Actions& out) {
  each_tech(liberty_techs(box, s, question.seat),
            [&](int tech) { out.push_back(with(Action::Kind::Tech, tech)); });
}
void answer_liberty_tech(const Course& c, Question question, Action action) {
  c.answered();
  learn(c, question.seat, static_cast<Tech>(action.a));
}

// --- D5d: CV-20.15, CV-R66

void list_return_tech(const Box& box, const State& s, Question question, Actions& out) {
  each_tech(free_techs(box, s, question.seat, question.a, question.b),
            [&](int tech) { out.push_back(with(Action::Kind::Tech, tech)); });
  out.push_back(with(Action::Kind::Decline));
}
void answer_return_tech(const Course& c, Question question, Action action) {
  c.answered();
  if (action.kind == Action::Kind::Tech) learn(c, question.seat, static_cast<Tech>(action.a));
}

}  // namespace zig::civilization
