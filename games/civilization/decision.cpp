// CV-18.1: what a seat is asked, as one step of the closed set that clients know: the legal answers, each with the path
// of things to click and what follows, and what is not possible with the reason. Seats, cities, scouts and fronts are
// numbered from 0, as in views.
#include "engine/json_object.h"
#include "games/civilization/action_table.h"
#include "games/civilization/asked.h"
#include "games/civilization/battle.h"
#include "games/civilization/cities.h"
#include "games/civilization/numbers.h"
#include "games/civilization/pyramid.h"
#include "games/civilization/texts.h"
#include "locale/verdict_text.h"

namespace zig::civilization {

namespace {

using Kind = Action::Kind;

constexpr std::size_t at(auto thing) { return static_cast<std::size_t>(thing); }

// --- picks

Square target_of(const State& s, int direction) {
  const Square from = walking_from(s);
  return from < kSquares ? step(from, static_cast<Direction>(direction)) : kNowhere;
}

Json token_pick(Token token) {
  constexpr std::array<std::string_view, 3> kFrom = {"resource", "hut", "village"};
  return json_object(kFrom[at(token.from)], id_of(Thing::Resource, static_cast<int>(token.resource)));
}

// A line of an offer: what, and how much of it.
Json line_picks(const Civilization& game, Action action) {
  const std::string_view verb = action_row(action.kind)->verb;
  if (action.a == at(Line::Trade))
    return json_list(json_object(verb, "trade"), json_object("amount", action.b));
  if (action.a == at(Line::Culture))
    return json_list(json_object(verb, "culture"), json_object("amount", action.b));
  return json_list(json_object(verb, game.notation(action).substr(verb.size() + 1)));
}

// The verb and the thing: what a board highlights one after the other. A thing that can only mean one verb stands alone.
Json picks(const Civilization& game, const State& s, Action action) {
  const ActionRow& row = *action_row(action.kind);
  const auto verb = [&] { return json_object("action", row.verb); };
  const auto named = [&](Thing thing, std::string_view name) {
    return json_list(json_object(name, id_of(thing, action.a)));
  };
  const auto tech = [](Tech which) {
    return json_object("tech", id_of(Thing::Tech, static_cast<int>(which)));
  };
  switch (row.operand) {
    case Operand::Nothing: return json_list(verb());
    case Operand::Civ: return named(Thing::Civ, "civ");
    case Operand::Where: return json_list(json_object("square", square_name(action.square)));
    case Operand::EventCard: return named(Thing::Event, "event");
    case Operand::Market: return named(Thing::Resource, "resource");
    case Operand::TechOrNone:
      return action.a == kNone ? json_list(json_object("action", "none")) : named(Thing::Tech, "tech");
    case Operand::Tech: return named(Thing::Tech, "tech");
    case Operand::Government: return named(Thing::Government, "government");
    case Operand::Person: return named(Thing::Person, "person");
    case Operand::ScoutAndCity:
      return json_list(json_object("scout", action.a),
                       action.b == kCities ? json_object("action", "none") : json_object("city", action.b));
    case Operand::Ability: return named(Thing::Ability, "ability");
    case Operand::Wonder: return named(Thing::Wonder, "wonder");
    case Operand::City: return json_list(json_object("city", action.a));
    case Operand::CoinTech: return json_list(verb(), tech(kPaidCoins[action.a]));
    case Operand::Deed: return named(Thing::Deed, "deed");
    case Operand::Figure:
      return s.questions > 0 && s.asked().ask == Ask::LostArmies
                 ? json_list(json_object("moved", action.a == 0))
                 : named(Thing::Figure, "figure");
    case Operand::Unit: return named(Thing::Unit, "unit");
    case Operand::Building: return named(Thing::Building, "building");
    case Operand::Seat: {
      Json player = json_object("player", action.a);
      return action.kind == Kind::OfferTo ? json_list(verb(), std::move(player))
                                          : json_list(std::move(player));
    }
    case Operand::ArmiesAndScouts: {
      constexpr std::array<std::string_view, 1U << kScouts> kWhich = {"none", "first", "second", "both"};
      const bool moves = s.questions > 0 && s.asked().ask == Ask::MoveGroup;  // else they are counted
      return json_list(json_object("armies", action.a), moves ? json_object("which_scouts", kWhich[action.b])
                                                              : json_object("scouts", action.b));
    }
    case Operand::Direction: {
      const Square to = target_of(s, action.a);
      Json square = json_object("square", to < kSquares ? square_name(to) : "?");
      return action.kind == Kind::Step ? json_list(std::move(square)) : json_list(verb(), std::move(square));
    }
    case Operand::Token: return json_list(token_pick(token_of(action.a)));
    case Operand::Face:
      return json_list(
          json_object("unit", std::string(id_of(Thing::Unit, static_cast<int>(type_of_face(action.a)))) +
                                  "-" + std::to_string(printed_on_face(action.a))));
    case Operand::OnFront:
      return json_list(action.a == kNewFrontChoice ? json_object("action", "new_front")
                                                   : json_object("front", action.a));
    case Operand::Healer: return json_list(verb(), tech(kHealers[action.a]));
    case Operand::Spoils: return json_list(json_object("spoils", spoils_id(action.a)));
    case Operand::GiveLine:
    case Operand::WantLine: return line_picks(game, action);
    case Operand::Promise: return named(Thing::Promise, "promise");
  }
  return nullptr;
}

// --- what follows

Json resources_json(unsigned kinds) {
  Json list = Json::array();
  for (int resource = 0; resource < kMarketResources; ++resource) {
    if ((kinds >> resource) & 1U) list.push_back(id_of(Thing::Resource, resource));
  }
  return list;
}

Json city_follows(const Box& box, const State& s, int seat, int city) {
  return json_object("production", production_of(box, s, seat, city), "culture",
                     culture_of(box, s, seat, city), "resources", resources_json(harvest_of(s, seat, city)));
}

// CV-6.3, CV-6.4
Json item_follows(const Box& box, const State& s, int seat, Action action) {
  if (!announces_production(s)) return Json::object();
  const ItemPrice price = price_of(box, s, seat, s.asked(), item_of(action));
  if (price.free) return json_object("free", true);
  return json_object("cost", price.cost, "production", production_of(box, s, seat, s.announced().city),
                     "rush", price.rush);
}

Json tech_follows(const Box& box, const State& s, int seat, Action action) {
  const auto tech = static_cast<Tech>(action.a);
  Json json = json_object("level", box.tech(tech).level);
  if (action.kind == Kind::Research) json["trade"] = threshold(box, s, seat, tech);
  return json;
}

// CV-8.8 to CV-8.20: what the step meets.
Json step_follows(const Box& box, const State& s, int seat, Action action) {
  constexpr std::array<std::string_view, 7> kEntryIds = {"closed", "open", "hut", "village",
                                                         "scouts", "army", "city"};
  Json json = json_object("direction", id_of(Thing::Direction, action.a));
  const Square to = target_of(s, action.a);
  if (action.kind == Kind::Step && s.asked().ask == Ask::Step && to < kSquares)
    json["entry"] = kEntryIds[at(entry(box, s, group_on_its_way(s, seat), to))];
  return json;
}

// CV-10.6, CV-10.7: an attack is fought out at once, without chance.
Json attack_follows(const Box& box, const State& s, Action action) {
  if (s.asked().ask != Ask::BattleFront || action.a == kNewFrontChoice) return Json::object();
  State then = s;
  const SideOf side = side_in_turn(s);
  play_unit(box, then, s.asked().a, action.a);
  return json_object("kills", fighter(then, action.a, other(side)).card == kNone, "dies",
                     fighter(then, action.a, side).card == kNone);
}

Json ability_follows(const Box& box, Action action) {
  const AbilityCard& card = box.abilities[action.a];
  return json_object(
      "tech", id_of(Thing::Tech, static_cast<int>(card.tech)), "resource",
      card.price.resource < 0 ? Json(nullptr) : Json(id_of(Thing::Resource, card.price.resource)), "count",
      card.price.count);
}

Json advance_follows(const Box& box, const State& s, int seat) {
  const int space = player(s, seat).track + 1;
  const TrackSpace& next = box.track[at(space)];
  return json_object("space", space, "culture", next.culture, "trade", next.trade);
}

Json follows(const Box& box, const State& s, int seat, Action action) {
  const bool producing = s.questions > 0 && s.asked().ask == Ask::ItemChoice;
  switch (action.kind) {
    case Kind::Figure:
    case Kind::Unit:
    case Kind::Building:
    case Kind::Wonder: return producing ? item_follows(box, s, seat, action) : Json::object();
    case Kind::Research:
    case Kind::Tech: return action.a < kTechs ? tech_follows(box, s, seat, action) : Json::object();
    case Kind::City: return city_follows(box, s, seat, action.a);
    case Kind::Step:
    case Kind::Explore:
    case Kind::Sacrifice: return step_follows(box, s, seat, action);
    case Kind::Front: return attack_follows(box, s, action);
    case Kind::Ability: return ability_follows(box, action);
    case Kind::Advance: return advance_follows(box, s, seat);
    case Kind::Coin:
      return action.a == 0 ? json_object("trade", kDemocracyTrade)
                           : json_object("culture", kPrintingPressCulture);
    default: return Json::object();
  }
}

// --- figures on their way

// A shortest way to each square where the group could end its move without meeting anything, step by step (CV-18.1, D12).
Json routes_of(const Box& box, const State& s, const Group& group) {
  std::array<Square, kSquares> before{};
  Squares front = Squares::one(group.at), seen = front, ends;
  if (held(box, s, group)) front = {};
  for (int left = group.left; left > 0 && front.any(); --left) {
    Squares next;
    for (const Square from : front - s.frozen) {
      for (const Square to : Squares::one(from).stepped() - seen - next) {
        if (entry(box, s, group, to) != Entry::Open) continue;
        before[to] = from;
        next.add(to);
        if (may_end(box, s, group, to)) ends.add(to);
      }
    }
    seen |= next;
    front = next;
  }
  Json routes = Json::object();
  for (const Square end : ends) {
    Json route = Json::array();
    for (Square square = end; square != group.at; square = before[square])
      route.insert(route.begin(), square_name(square));
    routes[square_name(end)] = std::move(route);
  }
  return routes;
}

Json moving(const Box& box, const State& s, int seat) {
  const Group group = group_on_its_way(s, seat);
  return json_object("at", square_name(group.at), "armies", std::popcount(group.figures & kArmyBits),
                     "scouts", std::popcount(group.figures & ~kArmyBits), "left", group.left, "routes",
                     routes_of(box, s, group));
}

// --- what a person might try and cannot

class Unavailable {
 public:
  Unavailable(const Civilization& game, const State& s, Seat seat, Lang lang)
      : game_(game), s_(s), seat_(seat), lang_(lang) {}

  Json list() {
    if (s_.questions == 0) {
      each(Kind::Research, kTechs);
      return std::move(list_);
    }
    switch (s_.asked().ask) {
      case Ask::StartMenu:
        figures_of(s_, seat_.n).each([&](Square square) { explain(on(Kind::Found, square)); });
        each(Kind::Government, kGovernments);
        break;
      case Ask::CityMenu:
        for (int city = 0; city < kCities; ++city) {
          if (player(s_, seat_.n).cities[at(city)].stands()) explain(with(Kind::City, city));
        }
        explain(with(Kind::Advance));
        break;
      case Ask::CityDeed: each(Kind::Deed, static_cast<int>(Deed::Harvest) + 1); break;
      case Ask::ItemChoice: items(); break;
      case Ask::ItemSquare:
        outskirts(player(s_, seat_.n).cities[s_.announced().city]).each([&](Square square) {
          explain(place(square));
        });
        break;
      case Ask::MoveMenu:
        figures_of(s_, seat_.n).each([&](Square square) { explain(on(Kind::From, square)); });
        break;
      case Ask::Step: each(Kind::Step, kDirections); break;
      default: break;
    }
    return std::move(list_);
  }

 private:
  void each(Kind kind, int count) {
    for (int n = 0; n < count; ++n) explain(with(kind, n));
  }
  void items() {
    each(Kind::Figure, 2);
    each(Kind::Unit, kUnitTypes);
    each(Kind::Building, kBuildings);
    for (const std::uint8_t wonder : s_.wonder_market) {
      if (wonder != kNone) explain(with(Kind::Wonder, wonder));
    }
  }
  void explain(Action attempt) {
    const Verdict verdict = game_.judge(s_, seat_, attempt);
    if (verdict.legal()) return;
    list_.push_back(json_object("move", game_.notation(attempt), "picks", picks(game_, s_, attempt), "rule",
                                verdict.rule, "why", verdict_text(game_, verdict, lang_)));
  }

  const Civilization& game_;
  const State& s_;
  Seat seat_;
  Lang lang_;
  Json list_ = Json::array();
};

}  // namespace

Json Civilization::decision(const State& s, Seat seat, Lang lang) const {
  if (!pending(s).has(seat)) return nullptr;
  Actions actions;
  legal(s, seat, actions);
  Json options = Json::array();
  for (const Action action : actions) {
    Json option = json_object("move", notation(action), "id", id(action), "text",
                              action_text(s, seat, action, lang), "picks", picks(*this, s, action));
    Json next = follows(*box_, s, seat.n, action);
    if (!next.empty()) option["follows"] = std::move(next);
    options.push_back(std::move(option));
  }
  const bool research = s.questions == 0;
  const QuestionRow& row = question_row(research ? Ask::None : s.asked().ask);
  Json json =
      json_object("seat", seat.n, "kind", research ? "sealed" : shape_id(row.shape), "step",
                  research ? std::string_view("research") : row.name(), "prompt",
                  prompt_text(*box_, s, seat, lang), "rule", research ? std::string_view("CV-9.1") : row.rule,
                  "options", std::move(options), "unavailable", Unavailable(*this, s, seat, lang).list());
  if (!research && s.asked().ask == Ask::Step) json["moving"] = moving(*box_, s, seat.n);
  return json;
}

}  // namespace zig::civilization
