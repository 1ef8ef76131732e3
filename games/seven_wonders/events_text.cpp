// What happened, for logs and animations. A card that was put down face down is named only to those who know
// it (7W-15.2); after the end everything may be shown (7W-15.14).
#include "games/seven_wonders/names.h"
#include "games/seven_wonders/texts.h"

namespace zig::seven_wonders {

namespace {

using Kind = Event::Kind;

constexpr std::array<std::string_view, 19> kKindIds = {
    "board_taken",    "age_began",      "free_city_drew",  "chose",      "built",
    "built_by_chain", "built_by_right", "stage_completed", "discarded",  "income",
    "sold",           "hands_passed",   "left_over",       "pile_shown", "exhumed",
    "declined",       "conflict",       "age_ended",       "game_ended"};

std::string_view kind_id(Kind kind) { return kKindIds[static_cast<std::size_t>(kind)]; }

bool sees_card(const State& s, const Event& event, Observer observer) {
  if (event.card == kNoCard) return false;
  if (event.knower == Event::kEverybody || s.step == Step::Over) return true;
  return !observer.spectator() && event.knower == observer.n;
}

constexpr std::array<std::string_view, 3> kDirections = {"left", "right", "swapped"};

std::string_view direction(const Event& event) { return kDirections[static_cast<std::size_t>(event.a) % 3]; }

struct Teller {
  const Box& box;
  const State& s;
  const Event& event;
  Lang lang;

  std::string say(std::string_view id, TextArgs args = {}) const {
    args.push_back({"city", city_label(box, s, event.city, lang)});
    args.push_back({"seat", text(lang, "7w.seat", {{"n", std::to_string(event.city)}})});
    return text(lang, key("event", id), args);
  }
  std::string card() const { return in_language(box.card(event.card).name, lang); }
  std::string number(int n) const { return std::to_string(n); }

  // With or without the card's name.
  std::string about_card(std::string_view id, bool named, TextArgs args = {}) const {
    if (!named) return say(id, args);
    args.push_back({"card", card()});
    return say(std::string(id) + "_card", args);
  }
  // With or without what was paid.
  std::string paid(std::string_view id, TextArgs args, const std::string& payments) const {
    if (payments.empty()) return say(id, args);
    args.push_back({"payments", payments});
    return say(std::string(id) + "_paid", args);
  }
  std::string pays(int left, int right, int bank) const {
    return payments_text(box, s, event.city, left, right, bank, lang);
  }
};

std::string stage_completed(const Teller& teller, bool named) {
  const Event& e = teller.event;
  std::string sentence = teller.paid("stage", {{"stage", teller.number(e.a)}}, teller.pays(e.b, e.c, 0));
  return named ? sentence + " " + teller.say("marker", {{"card", teller.card()}}) : sentence;
}

std::string conflict(const Teller& teller) {
  const Event& e = teller.event;
  const TextArgs args = {{"ours", teller.number(e.a)},
                         {"theirs", teller.number(e.c)},
                         {"other", city_label(teller.box, teller.s, e.b, teller.lang)}};
  return teller.say(e.a > e.c ? "conflict_won" : e.a < e.c ? "conflict_lost" : "conflict_even", args);
}

}  // namespace

std::string SevenWonders::event_text(const State& s, const Event& event, Observer observer, Lang lang) const {
  const Teller tell{*box_, s, event, lang};
  const bool named = sees_card(s, event, observer);
  switch (event.kind) {
    case Kind::BoardTaken: return tell.say("board", {{"side", event.b == 0 ? "A" : "B"}});
    case Kind::AgeBegan:
      return tell.say("age_began", {{"age", text(lang, key("age", tell.number(event.a)))}});
    case Kind::AgeEnded:
      return tell.say("age_ended", {{"age", text(lang, key("age", tell.number(event.a)))}});
    case Kind::FreeCityDrew: return tell.about_card("drew", named);
    case Kind::Built:
      return tell.paid("built", {{"card", tell.card()}}, tell.pays(event.a, event.b, event.c));
    case Kind::BuiltByChain: return tell.say("built_by_chain", {{"card", tell.card()}});
    case Kind::BuiltByRight: return tell.say("built_by_right", {{"card", tell.card()}});
    case Kind::StageCompleted: return stage_completed(tell, named);
    case Kind::Discarded: return tell.about_card("discarded", named);
    case Kind::Income: return tell.about_card("income", named, {{"n", tell.number(event.a)}});
    case Kind::Sold:
      return tell.say("sold", {{"n", tell.number(event.a)}, {"buyer", city_label(*box_, s, event.b, lang)}});
    case Kind::HandsPassed: return tell.say("passed_" + std::string(direction(event)));
    case Kind::LeftOver:
      return tell.about_card(event.knower == kNobody ? "left_in_pile" : "left_over", named);
    case Kind::Exhumed: return tell.say("exhumed", {{"card", tell.card()}});
    case Kind::Conflict: return conflict(tell);
    case Kind::Chose:
    case Kind::PileShown:
    case Kind::Declined:
    case Kind::GameEnded: return tell.say(kind_id(event.kind));
  }
  return "";
}

Json SevenWonders::event_json(const State& s, const Event& event, Observer observer) const {
  Json json = {{"kind", kind_id(event.kind)}};
  const auto about_city = [&] { json["city"] = event.city; };
  const auto about_seat = [&] { json["seat"] = event.city; };
  const auto pay = [&](int left, int right, int bank) {
    json["pay"] = {{"left", left}, {"right", right}, {"bank", bank}};
  };
  switch (event.kind) {
    case Kind::BoardTaken:
      about_city();
      json["wonder"] = box_->wonders[static_cast<std::size_t>(event.a)].id;
      json["side"] = event.b == 0 ? "A" : "B";
      break;
    case Kind::AgeBegan:
    case Kind::AgeEnded: json["age"] = event.a; break;
    case Kind::FreeCityDrew:
    case Kind::Chose:
    case Kind::PileShown: about_seat(); break;
    case Kind::Built:
      about_city();
      pay(event.a, event.b, event.c);
      break;
    case Kind::StageCompleted:
      about_city();
      json["stage"] = event.a;
      pay(event.b, event.c, 0);
      break;
    case Kind::Income:
      about_city();
      json["coins"] = event.a;
      break;
    case Kind::Sold:
      about_city();
      json["coins"] = event.a;
      json["buyer"] = event.b;
      break;
    case Kind::HandsPassed: json["direction"] = direction(event); break;
    case Kind::Conflict:
      about_city();
      json["shields"] = event.a;
      json["against"] = event.b;
      json["their_shields"] = event.c;
      break;
    case Kind::GameEnded: break;
    default: about_city(); break;
  }
  if (sees_card(s, event, observer)) json["card"] = box_->card(event.card).id;
  return json;
}

}  // namespace zig::seven_wonders
