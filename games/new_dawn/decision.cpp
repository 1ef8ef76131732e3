// ND-16.1: what a seat is asked, as one step of the closed set that clients know: the legal answers, each with the path of things to
// click and what follows, and what is not possible with the reason.
#include "engine/json_object.h"
#include "games/new_dawn/action_table.h"
#include "games/new_dawn/combat.h"
#include "games/new_dawn/names.h"
#include "games/new_dawn/questions.h"
#include "games/new_dawn/sites.h"
#include "games/new_dawn/sums.h"
#include "games/new_dawn/texts.h"
#include "games/new_dawn/why_not.h"

namespace zig::new_dawn {

namespace {

using Kind = Action::Kind;

// The verb and the thing: what a board highlights one after the other. A thing that can only mean one verb stands alone.
Json picks(Action action) {
  const ActionRow& row = *action_row(action.kind);
  const auto verb = [&] { return json_object("action", row.verb); };
  const auto numbered = [](std::string_view what, int n) { return json_object(what, n + 1); };
  switch (row.operand) {
    case Operand::Nothing: return json_list(verb());
    case Operand::Slot: return json_list(numbered("slot", action.a));
    case Operand::TwoSlots: return json_list(verb(), numbered("slot", action.a), numbered("slot", action.b));
    case Operand::NaturalToken: return json_list(verb(), numbered("token", action.a));
    case Operand::StateToken: return json_list(numbered("state", action.a));
    case Operand::Ability: return json_list(json_object("use", kAbilityIds[action.a]));
    case Operand::Barbarian: return json_list(json_object("barbarian", letter(action.a)));
    case Operand::Resource: return json_list(json_object("resource", kResourceIds[action.a]));
    case Operand::Card: return json_list(json_object("card", card_name(action.a)));
    case Operand::Wonder: return json_list(json_object("wonder", kWonderIds[action.a]));
    case Operand::Pact:
      return json_list(json_object("giver", action.a), json_object("pact", kPactIds[action.b]));
    case Operand::Tile:
    case Operand::Way: return json_list(json_object(row.verb, action.a));
    case Operand::Place: return json_list(json_object("at", json_list(action.at.q, action.at.r)));
    case Operand::Where: return json_list(json_object("space", space_name(action.space)));
  }
  return nullptr;
}

// --- what follows

// The chance that the attacker's total is higher before anybody spends tokens, in 36ths.
int chances_of(int attack, int defence) {
  int wins = 0;
  for (int one = 1; one <= 6; ++one) {
    for (int two = 1; two <= 6; ++two) wins += attack + one > defence + two;
  }
  return wins;
}

// The same for each number of tokens that the attacker may spend, against a defender who spends all of them.
Json wins_with_tokens(int attack, int defence, int attackers, int defenders) {
  Json wins = Json::array();
  for (int spent = 0; spent <= attackers; ++spent)
    wins.push_back(chances_of(attack + spent, defence + defenders));
  return wins;
}

Json attack_follows(const Box& box, const State& s, Seat seat, Action action) {
  const Battle battle = battle_for(s, seat.n, action.space, action.kind == Kind::Fight);
  const State declared = as_declared(box, s, battle);
  const int attack = attack_value(box, declared, battle), defence = defence_value(box, declared, battle);
  Json sums = battle_json(box, declared, battle);
  Json wins = wins_with_tokens(attack, defence, sums["tokens"][0].get<int>(), sums["tokens"][1].get<int>());
  return {{"attack", attack},
          {"defence", defence},
          {"wins_of_36", chances_of(attack, defence)},
          {"wins_with_tokens", std::move(wins)},
          {"target", kTargetIds[at(battle.target)]},
          {"defender", battle.defender == kNobody ? Json(nullptr) : Json(battle.defender)},
          {"sums", std::move(sums)}};
}

// A shortest way to each space where the caravan could come to a stop, step by step.
Json routes_of(const State& s, const CaravanWays& ways, Space from, int steps) {
  std::array<Space, kSpaces> before{};
  Spaces front = Spaces::one(from), seen = front, stops;
  for (int left = steps; left > 0 && front.any(); --left) {
    Spaces next;
    for (const Space space : front) {
      for (const Space step : caravan_steps(s, ways, space, left) - seen - next) {
        before[step] = space;
        next.add(step);
      }
    }
    stops |= next & ways.stay;
    seen |= next;
    front = next - ways.ending;
  }
  Json routes = Json::object();
  for (const Space stop : stops) {
    Json route = Json::array();
    for (Space space = stop; space != from; space = before[space])
      route.insert(route.begin(), space_name(space));
    routes[space_name(stop)] = std::move(route);
  }
  return routes;
}

// Where the caravan could come to a stop.
Json reach_of(const Box& box, const State& s, int seat, Space from, int steps) {
  const CaravanWays ways = caravan_ways(box, s, seat, card_resolved(box, s), s.now.as);
  Spaces front = Spaces::one(from), stops;
  for (int left = steps; left > 0 && front.any(); --left) {
    Spaces next;
    for (const Space space : front) next |= caravan_steps(s, ways, space, left);
    stops |= next & ways.stay;
    front = next - ways.ending;
  }
  return {{"reach", spaces_json(stops)},
          {"destinations", spaces_json(stops & destinations(box, s, seat))},
          {"routes", routes_of(s, ways, from, steps)}};
}

// The caravan in motion: where it is, how far it goes on (beyond the card's steps the Colossus lends its own).
Json motion(const Box& box, const State& s, int seat) {
  const Space from = s.player[static_cast<std::size_t>(seat)].caravan[s.now.caravan];
  const int own = card_resolved(box, s).distance + s.now.extra - s.now.steps;
  const int steps = (own > 0 ? own : 0) + s.now.left;
  Json json = reach_of(box, s, seat, from, steps);
  json["space"] = space_name(from);
  json["steps_left"] = steps;
  return json;
}

// ND-3.8: the tile that is being laid.
Json laying(const Question& question) {
  Json json = {{"tile", question.a}};
  if (question.ask == Ask::TilePlace) json["way"] = question.b;
  return json;
}

Json follows(const Box& box, const State& s, Seat seat, Action action) {
  const FocusCard& card = card_resolved(box, s);
  switch (action.kind) {
    case Kind::Attack:
    case Kind::Fight: return attack_follows(box, s, seat, action);
    case Kind::Caravan:
    case Kind::Start:
      return s.asked().ask == Ask::Caravans
                 ? reach_of(box, s, seat.n, action.space, card.distance + s.now.extra + s.now.left)
                 : Json::object();
    case Kind::Wonder: return {{"cost", wonder_cost(box, s, seat.n, action.a)}};
    case Kind::Place: {
      Json gains = Json::object();
      if (s.resource_tokens.has(action.space))
        gains["resource"] = kResourceIds[at(printed_resource(box, s, action.space))];
      if (const int token = natural_token_at(box, s, action.space); token != kNone)
        gains["natural_wonder"] = kNaturalWonderIds[s.natural[static_cast<std::size_t>(token)].which];
      return gains;
    }
    default: return Json::object();
  }
}

// What a person might try on a board and cannot: one reason for each space next to what is offered, and for each face-up wonder.
Json unavailable(const NewDawn& game, const State& s, Seat seat, Lang lang) {
  Json list = Json::array();
  const auto explain = [&](Json entry, Action attempt) {
    const Verdict verdict = game.judge(s, seat, attempt);
    if (verdict.legal()) return;
    entry["rule"] = verdict.rule;
    entry["why"] = verdict_text(game, verdict, lang);
    list.push_back(std::move(entry));
  };
  const Ask ask = s.asked().ask;
  const auto each_space = [&](Kind kind, const Spaces& spaces) {
    for (const Space space : spaces) explain({{"space", space_name(space)}}, on(kind, space));
  };
  const auto n = static_cast<std::size_t>(seat.n);
  if (ask == Ask::Culture || ask == Ask::HangingGardens)
    each_space(Kind::Place, s.map.neighbours(s.cities[n]));
  if (ask == Ask::CaravanStep) each_space(Kind::Step, s.map.neighbours(s.player[n].caravan[s.now.caravan]));
  if (ask == Ask::Industry) {
    for (const std::uint8_t wonder : s.market) {
      if (wonder != kNone) explain({{"wonder", kWonderIds[wonder]}}, with(Kind::Wonder, wonder));
    }
    each_space(Kind::City, s.map.within(friendly(s, seat.n), 2));
  }
  if (ask == Ask::Military) each_space(Kind::Attack, rivals(s, seat.n) | independent_states(game.box(), s));
  return list;
}

}  // namespace

Json NewDawn::decision(const State& s, Seat seat, Lang lang) const {
  if (!pending(s).has(seat)) return nullptr;
  Actions actions;
  legal(s, seat, actions);
  const QuestionRow& row = question_row(s.asked().ask);
  Json options = Json::array();
  for (const Action action : actions) {
    Json option = json_object("move", notation(action), "id", id(action), "text",
                              action_text(s, seat, action, lang), "picks", picks(action));
    Json next = follows(*box_, s, seat, action);
    if (!next.empty()) option["follows"] = std::move(next);
    options.push_back(std::move(option));
  }
  Json json = {{"seat", seat.n},
               {"kind", shape_id(row.shape)},
               {"step", row.name()},
               {"prompt", text(lang, row.prompt)},
               {"rule", row.rule},
               {"options", std::move(options)},
               {"unavailable", unavailable(*this, s, seat, lang)}};
  const Ask ask = s.asked().ask;
  if (ask == Ask::CaravanStep) json["caravan"] = motion(*box_, s, seat.n);
  if (ask == Ask::TileWay || ask == Ask::TilePlace) json["laying"] = laying(s.asked());
  return json;
}

}  // namespace zig::new_dawn
