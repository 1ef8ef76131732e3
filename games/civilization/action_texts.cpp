// What an action means, as a sentence: its verb, what it names, and where the question asks for something special, a
// sentence of its own ("cv.action.done.step").
#include <bit>

#include "games/civilization/action_table.h"
#include "games/civilization/asked.h"
#include "games/civilization/battle.h"
#include "games/civilization/cities.h"
#include "games/civilization/numbers.h"
#include "games/civilization/texts.h"

namespace zig::civilization {

namespace {

std::string number(int n) { return std::to_string(n); }
constexpr std::size_t at(auto thing) { return static_cast<std::size_t>(thing); }

class Sentence {
 public:
  Sentence(const Box& box, const State& s, int seat, Lang lang)
      : box_(box), s_(s), seat_(seat), lang_(lang), asked_(s.questions > 0 ? s.asked() : Question{}) {}

  std::string about(Action action) const {
    switch (action_row(action.kind)->operand) {
      case Operand::Nothing: return action.kind == Action::Kind::Advance ? advance() : say(action, {});
      case Operand::Civ: return say(action, {{"civ", named(Thing::Civ, action.a)}});
      case Operand::Where: return action.kind == Action::Kind::Place ? place(action.square) : where(action);
      case Operand::EventCard: return say(action, {{"event", named(Thing::Event, action.a)}});
      case Operand::Market: return say(action, {{"resource", named(Thing::Resource, action.a)}});
      case Operand::TechOrNone: return action.a == kNone ? line("research.none", {}) : tech(action);
      case Operand::Tech: return tech(action);
      case Operand::Government: return say(action, {{"government", named(Thing::Government, action.a)}});
      case Operand::Person: return say(action, {{"person", named(Thing::Person, action.a)}});
      case Operand::ScoutAndCity: return send(action.a, action.b);
      case Operand::Ability: return ability(action);
      case Operand::Wonder: return wonder(action);
      case Operand::City: return say(action, {{"city", city_name(s_, seat_, action.a, lang_)}});
      case Operand::CoinTech: return coin(action.a);
      case Operand::Deed: return deed(action.a);
      case Operand::Figure: return figure(action);
      case Operand::Unit:
        return asks(Ask::ItemChoice) ? item(action) : say(action, {{"unit", named(Thing::Unit, action.a)}});
      case Operand::Building:
        return asks(Ask::ItemChoice) ? item(action)
                                     : say(action, {{"building", named(Thing::Building, action.a)}});
      case Operand::Seat: return say(action, {{"who", player_name(box_, s_, action.a, lang_)}});
      case Operand::ArmiesAndScouts: return group(action);
      case Operand::Direction: return direction(action);
      case Operand::Token: return say(action, {{"token", token_name(box_, token_of(action.a), lang_)}});
      case Operand::Face: return fight(action);
      case Operand::OnFront: return action.a == kNewFrontChoice ? line("front.new", {}) : front(action);
      case Operand::Healer:
        return say(action, {{"tech", named(Thing::Tech, static_cast<int>(kHealers[action.a]))}});
      case Operand::Spoils: return say(action, {{"spoils", spoils_text(box_, action.a, lang_)}});
      case Operand::GiveLine: return say(action, {{"line", give(action.a, action.b)}});
      case Operand::WantLine: return say(action, {{"line", want(action.a, action.b)}});
      case Operand::Promise: return say(action, {{"promise", named(Thing::Promise, action.a)}});
    }
    return "?";
  }

 private:
  bool asks(Ask ask) const { return asked_.ask == ask; }
  std::string named(Thing thing, int n) const { return name_of(box_, thing, n, lang_); }
  std::string line(std::string_view id, const TextArgs& args) const {
    return text(lang_, key("action", id), args);
  }

  // The question's own sentence, or else that of the verb.
  std::string say(Action action, const TextArgs& args) const {
    const std::string verb = key("action", action_row(action.kind)->verb);
    const std::string special = verb + "." + std::string(question_row(asked_.ask).name());
    return text(lang_, has_text(lang_, special) ? special : verb, args);
  }

  std::string advance() const {
    const int space = player(s_, seat_).track + 1;
    if (space > kTrackSpaces)
      return line("advance", {{"n", number(kTrackSpaces)}, {"price", listed({}, lang_)}});
    return line("advance", {{"n", number(space)}, {"price", track_price(box_, space, lang_)}});
  }

  std::string place(Square square) const {
    const std::string there = there_text(box_, s_, square, lang_);
    const TextArgs args = {
        {"square", square_name(square)}, {"there", there}, {"item", placed_thing(box_, s_, lang_)}};
    switch (asked_.ask) {
      case Ask::Capital: return line("place.capital", args);
      case Ask::Push: return line("place.push", args);
      case Ask::TargetWonder: return line("place.target_wonder", args);
      case Ask::BonusMarker:
      case Ask::StartFigure:
      case Ask::NewGreatPerson:
      case Ask::StoredPerson:
      case Ask::ItemSquare: return line(there.empty() ? "place.item" : "place.item.there", args);
      default: return line(there.empty() ? "place" : "place.there", args);
    }
  }

  std::string where(Action action) const {
    const unsigned figures = figures_at(s_, seat_, action.square);
    return say(action,
               {{"square", square_name(action.square)}, {"figures", figures_of_bits(figures, lang_)}});
  }

  std::string tech(Action action) const {
    return say(action, {{"tech", named(Thing::Tech, action.a)},
                        {"level", std::string(level_name(box_.techs[action.a].level))}});
  }

  std::string send(int scout, int city) const {
    const Square from = player(s_, seat_).figure[at(kFirstScout + scout)];
    const std::string square = from < kSquares ? square_name(from) : "?";
    if (city == kCities) return line("send.none", {{"square", square}});
    return line("send", {{"square", square}, {"city", city_name(s_, seat_, city, lang_)}});
  }

  std::string ability(Action action) const {
    const AbilityCard& card = box_.abilities[action.a];
    return say(action, {{"tech", named(Thing::Ability, action.a)},
                        {"price", price_text(box_, card.price, lang_)},
                        {"effect", effect_text(card, lang_)}});
  }

  std::string wonder(Action action) const {
    return asks(Ask::ItemChoice) ? item(action) : say(action, {{"wonder", named(Thing::Wonder, action.a)}});
  }

  std::string coin(int which) const {
    const bool democracy = kPaidCoins[at(which)] == Tech::Democracy;
    const std::string price = democracy
                                  ? text(lang_, "cv.amount.trade", {{"n", number(kDemocracyTrade)}})
                                  : text(lang_, "cv.amount.culture", {{"n", number(kPrintingPressCulture)}});
    return line("coin",
                {{"tech", named(Thing::Tech, static_cast<int>(kPaidCoins[at(which)]))}, {"price", price}});
  }

  std::string deed(int deed) const {
    const int city = asks(Ask::CityDeed) ? s_.announced().city : kCapital;
    const bool stands = player(s_, seat_).cities[at(city)].stands();
    return line("deed." + std::string(id_of(Thing::Deed, deed)),
                {{"production", number(stands ? production_of(box_, s_, seat_, city) : 0)},
                 {"culture", number(stands ? culture_of(box_, s_, seat_, city) : 0)}});
  }

  std::string figure(Action action) const {
    if (asks(Ask::ItemChoice)) return item(action);
    if (asks(Ask::LostArmies)) return line(action.a == 0 ? "figure.moved" : "figure.not_moved", {});
    return say(action, {{"figure", named(Thing::Figure, action.a)}});
  }

  // CV-6.3, CV-6.4: with its cost, and the trade that rushes it.
  std::string item(Action action) const {
    const std::string name = item_name(box_, item_of(action), lang_);
    if (!announces_production(s_)) return name;
    const ItemPrice price = price_of(box_, s_, seat_, asked_, item_of(action));
    const TextArgs args = {{"item", name}, {"cost", number(price.cost)}, {"trade", number(price.rush)}};
    return line(price.free ? "item.free" : price.rush > 0 ? "item.rush" : "item", args);
  }

  std::string group(Action action) const {
    const int scouts = asks(Ask::MoveGroup) ? std::popcount(action.b) : action.b;
    return say(action, {{"figures", figures_text(action.a, scouts, lang_)}});
  }

  std::string direction(Action action) const {
    const Square from = walking_from(s_),
                 to = from < kSquares ? step(from, static_cast<Direction>(action.a)) : kNowhere;
    const std::string there = there_text(box_, s_, to, lang_);
    const TextArgs args = {{"direction", named(Thing::Direction, action.a)},
                           {"square", to < kSquares ? square_name(to) : "?"},
                           {"there", there}};
    if (action.kind != Action::Kind::Step || there.empty()) return say(action, args);
    return line(asks(Ask::Step) && attacks(box_, s_, seat_, to) ? "step.attack" : "step.there", args);
  }

  std::string fight(Action action) const {
    const int card = asks(Ask::BattleTurn) ? card_in_hand(box_, s_, action.a) : -1;
    const int force = card >= 0 ? strength(box_, s_, card) : strength_of_face(s_, seat_, action.a);
    return say(action, {{"unit", named(Thing::Unit, static_cast<int>(type_of_face(action.a)))},
                        {"n", number(force)}});
  }

  std::string front(Action action) const {
    const SideOf side = asks(Ask::Healing) ? side_in_turn(s_) : other(side_in_turn(s_));
    const Fighter& unit = fighter(s_, action.a, side);
    const bool there = unit.card != kNone;
    return say(action,
               {{"front", number(action.a + 1)},
                {"unit", there ? named(Thing::Unit, box_.unit_type[unit.card]) : text(lang_, "cv.nothing")},
                {"n", number(there ? strength(box_, s_, unit.card) : 0)},
                {"wounds", number(unit.wounds)}});
  }

  // --- lines of an offer

  std::string amount(int line, int n) const {
    return text(lang_, line == static_cast<int>(Line::Trade) ? "cv.amount.trade" : "cv.amount.culture",
                {{"n", number(n)}});
  }
  std::string give(int line, int n) const {
    const auto from = [&](Line first) { return line - static_cast<int>(first); };
    const auto token = [&](TokenFrom where, Line first) {
      return token_name(box_, {where, static_cast<Resource>(from(first))}, lang_);
    };
    if (from(Line::Market) < 0) return amount(line, n);
    if (from(Line::Hut) < 0) return named(Thing::Resource, from(Line::Market));
    if (from(Line::Village) < 0) return token(TokenFrom::Hut, Line::Hut);
    if (from(Line::Event) < 0) return token(TokenFrom::Village, Line::Village);
    return text(lang_, "cv.event_card", {{"event", named(Thing::Event, from(Line::Event))}});
  }
  std::string want(int line, int n) const {
    if (line < static_cast<int>(Line::Market)) return amount(line, n);
    if (line == kWantHut) return text(lang_, "cv.piece.hut");
    if (line == kWantVillage) return text(lang_, "cv.piece.village");
    if (line < kWantHut) return named(Thing::Resource, line - static_cast<int>(Line::Market));
    return text(lang_, "cv.spoils.event", {{"age", named(Thing::Age, line - kWantEvent)}});
  }

  const Box& box_;
  const State& s_;
  int seat_;
  Lang lang_;
  Question asked_;
};

}  // namespace

std::string Civilization::action_text(const State& s, Seat seat, Action action, Lang lang) const {
  if (id(action) < 0 || seat.n >= s.players()) return text(lang, "cv.refuse.no_such_action");
  return as_sentence(Sentence(*box_, s, seat.n, lang).about(action));
}

}  // namespace zig::civilization
