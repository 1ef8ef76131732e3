// Where a position stands within a turn must fit the pieces: a question about a caravan needs that caravan on the map.
#include "games/new_dawn/names.h"
#include "games/new_dawn/position.h"
#include "games/new_dawn/questions.h"
#include "games/new_dawn/sites.h"

namespace zig::new_dawn {

namespace {

bool on_map(const State& s, int space) {
  return space < kSpaces && s.map.all().has(static_cast<Space>(space));
}

bool resolution_names_something(const State& s, const Resolution& now) {
  return now.card < kCards && now.slot < kSlots && now.as >= 1 && now.as <= kSlots &&
         now.why <= Why::Capitalism && now.caravan < kCaravans &&
         (now.wonder == kNone || now.wonder < kWonders) && now.left <= 40 && now.extra <= 40 &&
         now.steps <= 60 && now.need <= 20 && now.need >= 0 && now.paid <= 3 && s.active < s.players();
}

bool attack_names_something(const State& s, const Attack& attack) {
  if (attack.space == kNowhere) return attack.defender == kNobody;
  if (!on_map(s, attack.space) || attack.target > Target::Token) return false;
  return attack.defender == kNobody ||
         (attack.defender < s.players() && attack.attack < 100 && attack.defence < 100);
}

// What the question's numbers must name.
bool fits(const Box& box, const State& s, const Question& question) {
  const int a = question.a, b = question.b;
  const auto mine = [&](int space) {
    return on_map(s, space) && occupant(s, static_cast<Space>(space)) == question.seat;
  };
  const auto state_in_play = [&](int token) {
    return token < kTokens && s.city_states[static_cast<std::size_t>(token)].which != kNone;
  };
  switch (question.ask) {
    case Ask::None: return false;
    case Ask::Tile: return s.window == Window::MapBuilding;
    case Ask::TileWay: return s.window == Window::MapBuilding && a >= 1 && a <= kTiles && !s.map.laid(a);
    case Ask::TilePlace:
      return s.window == Window::MapBuilding && a >= 1 && a <= kTiles && !s.map.laid(a) && b < kOrientations;
    case Ask::EiffelSecond:
      return on_map(s, a) && occupant(s, static_cast<Space>(a)) != kNobody &&
             occupant(s, static_cast<Space>(a)) != question.seat && all_control(s).has(static_cast<Space>(a));
    case Ask::EiffelRival:
      return mine(a) && mine(b) && question.seat != s.active &&
             s.control[question.seat].has(static_cast<Space>(a)) &&
             s.control[question.seat].has(static_cast<Space>(b));
    case Ask::SeoulSpace: return a < kBarbarians && s.barbarian[static_cast<std::size_t>(a)] != kNowhere;
    case Ask::GenevaTake: return a < s.players() && a != question.seat && b < kPacts;
    case Ask::MoveTarget: return mine(a) && s.control[question.seat].has(static_cast<Space>(a));
    case Ask::Stonehenge:
    case Ask::CityTokens: return on_map(s, a) && b <= 5;
    case Ask::TakeBack:
      return on_map(s, a) && occupant(s, static_cast<Space>(a)) != question.seat &&
             (occupant(s, static_cast<Space>(a)) == kNobody || (b & kReplaces) != 0) && b < 32;
    case Ask::TechCard: return a >= 2 && a <= kLevels && b <= 20;
    case Ask::AdvanceOn: return a <= 20;
    case Ask::ReplacedCard: return a < kCards;
    case Ask::CaravanStep: return on_map(s, s.player[question.seat].caravan[s.now.caravan]);
    case Ask::ExchangeTake:
      return a < kResources && s.player[question.seat].resources[static_cast<std::size_t>(a)] > 0;
    case Ask::RivalPact: return a < s.players() && a != question.seat;
    case Ask::EmbassyToken:
    case Ask::Plunder:
    case Ask::SurplusPact: return a < s.players() && a != question.seat && b <= 2;
    case Ask::StateCard:
      return state_in_play(a) &&
             occupant(s, city_state_space(box, s.city_states[static_cast<std::size_t>(a)])) == kNobody;
    case Ask::Payment:
      return s.now.wonder != kNone && s.now.need > 0 && cities_without_wonder(s, question.seat).any();
    case Ask::WonderCity: return s.now.wonder != kNone && cities_without_wonder(s, question.seat).any();
    case Ask::TurnUp: return a < kDecks;
    case Ask::Upgrade: return a >= 1 && a <= 3;
    case Ask::UpgradeCard: return a < kSlots;
    case Ask::PotalaPact: return a >= 1 && a <= 3;
    case Ask::AttackTokens: return on_map(s, s.attack.space) && question.seat == s.active;
    case Ask::DefenceTokens: return on_map(s, s.attack.space) && s.attack.defender == question.seat;
    case Ask::MovedWonder:
      return a < kWonders && s.wonder_at[static_cast<std::size_t>(a)] != kNowhere &&
             cities_without_wonder(s, question.seat).any();
    case Ask::ConquerOrLiberate:
      return on_map(s, a) && state_token_at(box, s, static_cast<Space>(a)) != kNone &&
             occupant(s, static_cast<Space>(a)) != kNobody &&
             occupant(s, static_cast<Space>(a)) != question.seat;
    case Ask::ConquestSlot:
      return state_in_play(a) &&
             occupant(s, city_state_space(box, s.city_states[static_cast<std::size_t>(a)])) == question.seat;
    case Ask::PlaceTrade:
    case Ask::MayPlaceTrade:
    case Ask::LoseTrade: return a >= 1 && a <= 8;
    case Ask::StateTrade: return a < kTypes && b >= 1 && b <= 2;
    case Ask::NaturalCard:
      return a < kTokens && s.natural[static_cast<std::size_t>(a)].which != kNone &&
             natural_owner(box, s, a) == question.seat;
    default: return question.ask <= Ask::LoseCity;
  }
}

// Questions of a card need a card that is being resolved, of that type.
bool belongs(const State& s, const Question& question) {
  const bool resolving = s.window == Window::AfterCard || s.window == Window::AfterEconomy;
  switch (question.ask) {
    case Ask::Culture: return resolving && question.seat == s.active && type_of(s.now.card) == Type::Culture;
    case Ask::Advance: return resolving && question.seat == s.active && type_of(s.now.card) == Type::Science;
    case Ask::Caravans:
    case Ask::CaravanStep:
      return resolving && question.seat == s.active && type_of(s.now.card) == Type::Economy;
    case Ask::Industry:
    case Ask::Payment:
    case Ask::WonderCity:
    case Ask::CityTokens:
      return resolving && question.seat == s.active && type_of(s.now.card) == Type::Industry;
    case Ask::Military:
    case Ask::AttackTokens:
      return resolving && question.seat == s.active && type_of(s.now.card) == Type::Military;
    case Ask::AfterCard: return s.window == Window::AfterCard && question.seat == s.active;
    case Ask::AfterEconomy: return s.window == Window::AfterEconomy && question.seat == s.active;
    case Ask::AfterReset: return s.window == Window::AfterReset && question.seat == s.active;
    case Ask::StartOfTurn:
    case Ask::FocusCard: return s.window == Window::Choice && question.seat == s.active;
    default: return true;
  }
}

// ND-3.3, ND-3.11: while the map is built everybody has a capital, on the map or on one tile still to be laid.
bool everybody_gets_a_capital(const Box& box, const State& s) {
  for (std::size_t seat = 0; seat < s.options.players; ++seat) {
    int to_come = 0;
    for (std::size_t tile = 0; tile < kTiles; ++tile) {
      to_come += s.dealt[tile] == seat && !s.map.laid(static_cast<int>(tile) + 1) &&
                 box.tiles[tile].kind == TileKind::Capital;
    }
    if (to_come + (s.player[seat].capital != kNowhere ? 1 : 0) != 1) return false;
  }
  return true;
}

}  // namespace

std::optional<Fault> fault_in_course(const Box& box, const State& s) {
  const auto fault = [](std::string where, Phrase what) {
    return Fault{"course." + std::move(where), std::move(what), "ND-16.1"};
  };
  if (!resolution_names_something(s, s.now)) return fault("now", "names no card, slot or piece of this game");
  if (!resolution_names_something(s, s.main))
    return fault("main", "names no card, slot or piece of this game");
  for (const Space space : s.arrived) {
    if (space != kNowhere && !on_map(s, space)) return fault("arrived", "names no space of this map");
  }
  if (s.window == Window::MapBuilding && !everybody_gets_a_capital(box, s))
    return Fault{"dealt", "must leave each seat one capital, on the map or on a tile to be laid", "ND-3.3"};
  if (!attack_names_something(s, s.attack)) return fault("attack", "names no space or seat of this game");
  if (s.window == Window::Over)
    return s.questions == 0 ? std::nullopt : std::optional(fault("questions", "must be empty after the end"));
  if (s.questions == 0) return fault("questions", "somebody must be asked");
  for (std::size_t i = 0; i < s.questions; ++i) {
    const std::string where = "questions[" + std::to_string(i) + "]";
    if (s.question[i].seat >= s.players()) return fault(where, "asks a seat that nobody plays");
    if (!fits(box, s, s.question[i]) || !belongs(s, s.question[i]))
      return fault(where, "does not fit the pieces and the turn; leave course out to begin a turn");
  }
  if (s.automated(s.asked().seat))
    return fault("questions",
                 "asks an automated player, who answers at once; leave course out to begin a turn");
  Actions actions;
  list_answers(box, s, actions);
  if (actions.size() < 2) return fault("questions", "leaves no choice; leave course out to begin a turn");
  return std::nullopt;
}

}  // namespace zig::new_dawn
