// The sentence that asks, and what it names.
#include <algorithm>
#include <bit>

#include "games/civilization/asked.h"
#include "games/civilization/battle.h"
#include "games/civilization/cities.h"
#include "games/civilization/holdings.h"
#include "games/civilization/texts.h"

namespace zig::civilization {

namespace {

std::string number(int n) { return std::to_string(n); }
constexpr std::size_t at(auto thing) { return static_cast<std::size_t>(thing); }

std::string figure_name(const Box& box, int figure, Lang lang) {
  if (figure == kWhiteArmy) return text(lang, "cv.figure.white");
  return name_of(box, Thing::Figure, is_scout(figure), lang);
}

// Most questions have one sentence; `variant` picks another one, where there is one.
class Prompt {
 public:
  Prompt(const Box& box, const State& s, int seat, Lang lang) : box_(box), s_(s), seat_(seat), lang_(lang) {}

  std::string research() {
    return text(lang_, "cv.ask.research",
                {{"trade", number(player(s_, seat_).trade)}, {"coins", number(coins_of(box_, s_, seat_))}});
  }

  std::string of(const Question& question) {
    fill(question);
    const std::string prompt(question_row(question.ask).prompt);
    const std::string special = prompt + "." + variant_;
    return text(lang_, !variant_.empty() && has_text(lang_, special) ? special : prompt, args_) + after_;
  }

 private:
  void add(std::string_view name, std::string value) { args_.emplace_back(name, std::move(value)); }
  void add(std::string_view name, int value) { add(name, number(value)); }
  std::string who(int seat) const { return player_name(box_, s_, seat, lang_); }
  std::string named(Thing thing, auto which) const {
    return name_of(box_, thing, static_cast<int>(which), lang_);
  }

  void fill(const Question& question) {
    switch (question.ask) {
      case Ask::BonusMarker:
      case Ask::StartFigure:
      case Ask::NewGreatPerson:
      case Ask::StoredPerson:
      case Ask::ItemSquare: return placed();
      case Ask::Discard: add("n", events_of(s_, seat_)); return add("limit", culture_hand(box_, s_, seat_));
      case Ask::Founder: return add("square", square_name(question.a));
      case Ask::Push: return add("figure", figure_name(box_, question.a, lang_));
      case Ask::Gardens: return add("what", named(Thing::Wonder, Wonder::HangingGardens));
      case Ask::LibertyTech: return add("what", named(Thing::Wonder, Wonder::StatueOfLiberty));
      case Ask::ReturnTech:
        add("who", who(question.a));
        return add("level", std::string(level_name(question.b)));
      case Ask::TradeMenu: return add("n", kOffersPerTurn - player(s_, seat_).offers);
      case Ask::Draft:
      case Ask::AnswerOffer:
      case Ask::HandOver: return offer(question.ask);
      case Ask::CityDeed:
      case Ask::ItemChoice:
      case Ask::HarvestChoice: return city_action(question);
      case Ask::TargetCity:
      case Ask::TargetPlayer:
      case Ask::TargetTech:
      case Ask::TargetSquare:
      case Ask::SecondSquare:
      case Ask::TargetFigures:
      case Ask::TargetPath:
      case Ask::TargetWonder:
      case Ask::Payment: return declared();
      case Ask::Consent:
      case Ask::Respond:
        add("who", who(s_.announcement[question.a].seat));
        return add("what", announced_text(box_, s_, s_.announcement[question.a], lang_));
      case Ask::MoveGroup: return add("square", square_name(s_.moving.at));
      case Ask::Step: return moving();
      case Ask::SacrificeTech: return add("who", who(question.a));
      case Ask::Raze: return raze();
      case Ask::Interrupt: return add("who", who(s_.active));
      case Ask::BattleTurn:
        if (s_.battle.played) variant_ = "played";
        return add("square", square_name(s_.battle.at));
      case Ask::BattleFront:
        add("unit", named(Thing::Unit, box_.unit_type[question.a]));
        return add("n", strength(box_, s_, question.a));
      case Ask::Wounds:
      case Ask::Healing:
      case Ask::LostArmies: return add("n", question.a);
      case Ask::Loot: return add("who", who(s_.battle.holder[1U - s_.battle.winner]));
      default: return;
    }
  }

  void placed() {
    const std::string thing = placed_thing(box_, s_, lang_);
    for (const std::string_view name : {"what", "figure", "person", "item"}) add(name, thing);
  }

  // CV-5.7: the other side's hidden pieces by their backs.
  void offer(Ask ask) {
    const Offer& offer = s_.offer;
    const bool own = ask == Ask::Draft;
    add("who", who(own ? offer.to : offer.from));
    add("gives", goods_text(box_, offer.gives, own, lang_));
    add("wants", wish_text(box_, offer.wants, lang_));
    if (ask == Ask::HandOver) return add("what", missing_text(box_, offer, lang_));
    if (offer.promise != Promise::None)
      after_ = " " + text(lang_, "cv.ask.promise", {{"promise", named(Thing::Promise, offer.promise)}});
  }

  void city_action(const Question& question) {
    const Announcement& action = s_.announced();
    add("city", city_name(s_, seat_, action.city, lang_));
    add("production", production_of(box_, s_, seat_, action.city));
    add("trade", player(s_, seat_).trade);
    add("item", item_name(box_, Item(action.item), lang_));
    if (question.ask != Ask::CityDeed && question.a == 1) variant_ = "second";
    if (static_cast<Deed>(action.what) == Deed::FreeBuilding) variant_ = "free";
  }

  void declared() {
    const Announcement& announced = s_.announced();
    const bool ability = announced.kind == Announcement::Kind::Ability;
    variant_ = effect_id(box_, announced);
    add("what", named(ability ? Thing::Ability : Thing::Event, announced.what));
    add("who", who(announced.against));
    add("square", announced.square < kSquares ? square_name(announced.square) : "");
    if (ability) {
      const AbilityCard& card = box_.abilities[announced.what];
      add("m", card.other);
      add("price", price_text(box_, card.price, lang_));
      add("n", card.price.count - announced.paid);
    } else {
      add("n", box_.events[announced.what].value - announced.steps);
    }
  }

  void moving() {
    const Group group = group_on_its_way(s_, seat_);
    add("figures", figures_of_bits(group.figures, lang_));
    add("square", square_name(group.at));
    add("n", group.left);
  }

  void raze() {
    const Square here = s_.moving.at;
    add("who", who(owner_of(s_, here)));
    add("what", s_.marker[here].is_building() ? named(Thing::Building, s_.marker[here].building()) : "?");
  }

  const Box& box_;
  const State& s_;
  int seat_;
  Lang lang_;
  TextArgs args_;
  std::string variant_, after_;
};

}  // namespace

std::string prompt_text(const Box& box, const State& s, Seat seat, Lang lang) {
  Prompt prompt(box, s, seat.n, lang);
  return as_sentence(s.questions == 0 ? prompt.research() : prompt.of(s.asked()));
}

std::string placed_thing(const Box& box, const State& s, Lang lang) {
  if (s.questions == 0) return "";
  const Question& question = s.asked();
  switch (question.ask) {
    case Ask::StartFigure: return figure_name(box, question.a, lang);
    case Ask::NewGreatPerson:
    case Ask::StoredPerson: return name_of(box, Thing::Person, question.a, lang);
    case Ask::BonusMarker: {
      if (question.a != kNone) return name_of(box, Thing::Person, question.a, lang);
      const auto wonder = std::ranges::find(s.wonder_at, kNowhere) - s.wonder_at.begin();
      return name_of(box, Thing::Wonder, static_cast<int>(wonder), lang);
    }
    case Ask::ItemSquare:
      return item_name(box, Item(question.a == 0 ? s.announced().item : s.announced().second_item), lang);
    default: return "";
  }
}

std::string figures_of_bits(unsigned figures, Lang lang) {
  return figures_text(std::popcount(figures & kArmyBits), std::popcount(figures & ~kArmyBits), lang);
}

std::string effect_text(const AbilityCard& card, Lang lang) {
  return text(lang, key("effect", effect_id(card.effect)),
              {{"n", number(card.value)}, {"m", number(card.other)}});
}

std::string track_price(const Box& box, int space, Lang lang) {
  const TrackSpace& next = box.track[at(space)];
  std::vector<std::string> parts = {text(lang, "cv.amount.culture", {{"n", number(next.culture)}})};
  if (next.trade > 0) parts.push_back(text(lang, "cv.amount.trade", {{"n", number(next.trade)}}));
  return listed(parts, lang);
}

}  // namespace zig::civilization
