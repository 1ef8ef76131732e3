// What happened, for logs and animations. A card that was put down face down is named only to those who know
// it (7W-15.2); after the end everything may be shown (7W-15.14).
#include "games/seven_wonders/names.h"
#include "games/seven_wonders/texts.h"

namespace zig::seven_wonders {

namespace {

using Kind = Event::Kind;

// What an event tells: a field of its JSON, and the names that its sentence may use. The card follows, where it may be known.
enum class Field : std::uint8_t {
  None,
  City,
  Seat,
  Board,
  Age,
  Stage,
  Payment,
  Coins,
  Buyer,
  Direction,
  Shields,
};
struct Row {
  std::string_view id;
  std::string_view sentence;
  std::array<Field, 3> fields;
};
constexpr Row kRows[] = {
    {"board_taken", "board", {Field::City, Field::Board}},
    {"age_began", "age_began", {Field::Age}},
    {"free_city_drew", "drew", {Field::Seat}},
    {"chose", "chose", {Field::Seat}},
    {"built", "built", {Field::City, Field::Payment}},
    {"built_by_chain", "built_by_chain", {Field::City}},
    {"built_by_right", "built_by_right", {Field::City}},
    {"stage_completed", "stage", {Field::City, Field::Stage, Field::Payment}},
    {"discarded", "discarded", {Field::City}},
    {"income", "income", {Field::City, Field::Coins}},
    {"sold", "sold", {Field::City, Field::Coins, Field::Buyer}},
    {"hands_passed", "passed", {Field::Direction}},
    {"left_over", "left_over", {Field::City}},
    {"pile_shown", "pile_shown", {Field::Seat}},
    {"exhumed", "exhumed", {Field::City}},
    {"declined", "declined", {Field::City}},
    {"conflict", "conflict", {Field::City, Field::Shields}},
    {"age_ended", "age_ended", {Field::Age}},
    {"game_ended", "game_ended", {}},
};
static_assert(std::size(kRows) == static_cast<std::size_t>(Kind::GameEnded) + 1);
const Row& row_of(Kind kind) { return kRows[static_cast<std::size_t>(kind)]; }

constexpr std::array<std::string_view, 3> kDirections = {"left", "right", "swapped"};
std::string_view direction(const Event& event) { return kDirections[static_cast<std::size_t>(event.passed)]; }
std::string_view side(const Event& event) { return event.side == 0 ? "A" : "B"; }

bool sees_card(const State& s, const Event& event, Observer observer) {
  if (event.card == kNoCard) return false;
  if (event.knower == Event::kEverybody || s.step == Step::Over) return true;
  return !observer.spectator() && event.knower == observer.n;
}

void write_field(Field field, const Box& box, const Event& event, Json& json) {
  switch (field) {
    case Field::None: return;
    case Field::City: json["city"] = event.city; return;
    case Field::Seat: json["seat"] = event.city; return;
    case Field::Board:
      json["wonder"] = box.wonders[event.wonder].id;
      json["side"] = side(event);
      return;
    case Field::Age: json["age"] = event.age; return;
    case Field::Stage: json["stage"] = event.stage; return;
    case Field::Payment:
      json["pay"] = {{"left", event.left}, {"right", event.right}, {"bank", event.bank}};
      return;
    case Field::Coins: json["coins"] = event.coins; return;
    case Field::Buyer: json["buyer"] = event.other; return;
    case Field::Direction: json["direction"] = direction(event); return;
    case Field::Shields:
      json["shields"] = event.shields;
      json["against"] = event.other;
      json["their_shields"] = event.their_shields;
      return;
  }
}

void name_field(Field field, const Box& box, const State& s, const Event& event, Lang lang, TextArgs& names) {
  const auto add = [&](std::string_view name, std::string value) {
    names.emplace_back(name, std::move(value));
  };
  switch (field) {
    case Field::Board: return add("side", std::string(side(event)));
    case Field::Age: return add("age", text(lang, key("age", std::to_string(event.age))));
    case Field::Stage: return add("stage", std::to_string(event.stage));
    case Field::Payment:
      return add("payments", payments_text(box, s, event.city, event.left, event.right, event.bank, lang));
    case Field::Coins: return add("n", std::to_string(event.coins));
    case Field::Buyer: return add("buyer", city_label(box, s, event.other, lang));
    case Field::Shields:
      add("ours", std::to_string(event.shields));
      add("theirs", std::to_string(event.their_shields));
      return add("other", city_label(box, s, event.other, lang));
    default: return;
  }
}

// Most kinds have one sentence. `named`: the card may be named; where it always is, there is no other sentence.
std::string sentence(const Event& event, bool named) {
  const std::string id(row_of(event.kind).sentence);
  const bool paid = event.left + event.right + event.bank > 0;
  switch (event.kind) {
    case Kind::Built:
    case Kind::StageCompleted: return paid ? id + "_paid" : id;
    case Kind::LeftOver:
      return std::string(event.knower == kNobody ? "left_in_pile" : "left_over") + (named ? "_card" : "");
    case Kind::FreeCityDrew:
    case Kind::Discarded:
    case Kind::Income: return named ? id + "_card" : id;
    case Kind::HandsPassed: return id + "_" + std::string(direction(event));
    case Kind::Conflict:
      return id + (event.shields > event.their_shields   ? "_won"
                   : event.shields < event.their_shields ? "_lost"
                                                         : "_even");
    default: return id;
  }
}

}  // namespace

std::string SevenWonders::event_text(const State& s, const Event& event, Observer observer, Lang lang) const {
  const bool named = sees_card(s, event, observer);
  TextArgs names = {{"city", city_label(*box_, s, event.city, lang)},
                    {"seat", text(lang, "7w.seat", {{"n", std::to_string(event.city)}})}};
  for (const Field field : row_of(event.kind).fields) name_field(field, *box_, s, event, lang, names);
  if (named) names.emplace_back("card", box_->card(event.card).name.in(lang));
  const std::string told = text(lang, key("event", sentence(event, named)), names);
  if (event.kind != Kind::StageCompleted || !named) return told;
  return told + " " + text(lang, key("event", "marker"), names);
}

Json SevenWonders::event_json(const State& s, const Event& event, Observer observer) const {
  Json json = {{"kind", row_of(event.kind).id}};
  for (const Field field : row_of(event.kind).fields) write_field(field, *box_, event, json);
  if (sees_card(s, event, observer)) json["card"] = box_->card(event.card).id;
  return json;
}

}  // namespace zig::seven_wonders
