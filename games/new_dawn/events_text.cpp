// What happened, for logs and animations.
#include "games/new_dawn/effects.h"
#include "games/new_dawn/names.h"
#include "games/new_dawn/texts.h"

namespace zig::new_dawn {

namespace {

using Kind = Event::Kind;

// What an event's numbers mean besides the seat and the space.
enum class About : std::uint8_t {
  Nothing,
  Numbers,
  Card,
  TwoCards,
  Resource,
  Natural,
  Trade,
  Pact,
  State,
  Wonder,
  Battle,
  Letter,
  Dial,
  Agenda,
  Slots
};
struct Entry {
  std::string_view id;
  About about;
};
constexpr Entry kEvents[] = {
    {"tile_placed", About::Numbers},       {"turn_began", About::Nothing},
    {"card_chosen", About::Card},          {"card_resolved_again", About::Card},
    {"card_reset", About::Card},           {"cards_swapped", About::Slots},
    {"card_replaced", About::TwoCards},    {"token_placed", About::Nothing},
    {"token_taken_back", About::Nothing},  {"token_moved", About::Nothing},
    {"token_lost", About::Nothing},        {"token_flipped", About::Nothing},
    {"token_reinforced", About::Nothing},  {"resource_gained", About::Resource},
    {"resource_spent", About::Resource},   {"natural_gained", About::Natural},
    {"natural_returned", About::Natural},  {"trade_gained", About::Trade},
    {"trade_spent", About::Trade},         {"trade_lost", About::Trade},
    {"tech_advanced", About::Numbers},     {"caravan_started", About::Nothing},
    {"caravan_stepped", About::Nothing},   {"caravan_arrived", About::Nothing},
    {"caravan_lost", About::Nothing},      {"pact_taken", About::Pact},
    {"pact_returned", About::Pact},        {"state_card_taken", About::State},
    {"state_card_returned", About::State}, {"city_built", About::Nothing},
    {"city_lost", About::Nothing},         {"wonder_built", About::Wonder},
    {"wonder_turned", About::Wonder},      {"wonder_moved", About::Wonder},
    {"attacked", About::Battle},           {"attack_won", About::Battle},
    {"attack_lost", About::Battle},        {"barbarian_defeated", About::Letter},
    {"barbarian_moved", About::Letter},    {"barbarian_spawned", About::Letter},
    {"state_conquered", About::State},     {"state_freed", About::State},
    {"dial_turned", About::Dial},          {"agenda_completed", About::Agenda},
    {"game_ended", About::Nothing},
};
static_assert(std::size(kEvents) == static_cast<std::size_t>(Kind::GameEnded) + 1);

const Entry& entry(Kind kind) { return kEvents[static_cast<std::size_t>(kind)]; }
std::string_view dial_id(const Event& event) { return kDialIds[at(kEventDial[event.a % kDialSpaces])]; }
bool is_natural(const Event& event) { return event.kind == Kind::ResourceSpent && event.b != 0; }

// Trade tokens go on a card, on Great Zimbabwe, or to waste.
std::string_view sentence(const Event& event) {
  if (is_natural(event)) return "natural_spent";
  if (event.kind == Kind::TradeGained && event.a == 0) return "trade_stored";
  if (event.kind == Kind::TradeGained && event.b != 0) return "trade_wasted";
  return entry(event.kind).id;
}

bool has_seat(Kind kind) {
  switch (kind) {
    case Kind::NaturalReturned:
    case Kind::WonderTurned:
    case Kind::BarbarianMoved:
    case Kind::BarbarianSpawned:
    case Kind::StateFreed:
    case Kind::DialTurned:
    case Kind::GameEnded: return false;
    default: return true;
  }
}

}  // namespace

std::string_view event_id(Kind kind) { return entry(kind).id; }

std::string NewDawn::event_text(const State& s, const Event& event, Observer, Lang lang) const {
  const Box& box = *box_;
  const auto number = [](int n) { return std::to_string(n); };
  TextArgs args = {{"who", player_name(box, s, event.seat, lang)}, {"space", space_name(event.space)}};
  const auto add = [&](std::string_view name, std::string value) {
    args.emplace_back(name, std::move(value));
  };
  const auto card = [&](int id) {
    return id < kCards ? in(box.cards[static_cast<std::size_t>(id)].name, lang) : "?";
  };
  switch (is_natural(event) ? About::Natural : entry(event.kind).about) {
    case About::Nothing: break;
    case About::Numbers:
    case About::Slots:
    case About::Trade:
      add("a", number(event.a));
      add("b", number(event.b));
      break;
    case About::Card:
      add("card", card(event.a));
      add("b", number(event.b));
      break;
    case About::TwoCards:
      add("card", card(event.a));
      add("new_card", card(event.b));
      break;
    case About::Resource:
      add("resource", text(lang, key("resource", kResourceIds[event.a % kResources])));
      break;
    case About::Natural: add("natural", natural_name(box, s, event.a, lang)); break;
    case About::Pact:
      add("pact", in(box.pacts[event.b % kPacts].name, lang));
      add("other", player_name(box, s, event.a, lang));
      break;
    case About::State: add("state", in(box.city_states[event.a % kCityStates].name, lang)); break;
    case About::Wonder: add("wonder", in(box.wonders[event.a % kWonders].name, lang)); break;
    case About::Battle:
      add("c", number(event.c));
      add("d", number(event.d));
      add("e", number(event.e));
      add("f", number(event.f));
      break;
    case About::Letter: add("letter", std::string(1, static_cast<char>('A' + event.a))); break;
    case About::Dial: add("dial", text(lang, key("dial", dial_id(event)))); break;
    case About::Agenda: add("agenda", in(box.agendas[event.a % kAgendas].name, lang)); break;
  }
  return text(lang, key("event", sentence(event)), args);
}

Json NewDawn::event_json(const State&, const Event& event, Observer) const {
  Json json = {{"kind", event_id(event.kind)}};
  if (has_seat(event.kind)) json["seat"] = event.seat;
  if (event.space != kNowhere) json["space"] = space_name(event.space);
  switch (is_natural(event) ? About::Natural : entry(event.kind).about) {
    case About::Nothing: break;
    case About::Numbers: json["number"] = event.a; break;
    case About::Slots: json["slots"] = {event.a, event.b}; break;
    case About::Trade:
      json["slot"] = event.a;
      if (event.kind == Kind::TradeGained) json["lost"] = event.b != 0;
      break;
    case About::Card: json["card"] = card_name(event.a); break;
    case About::TwoCards:
      json["card"] = card_name(event.a);
      json["new_card"] = card_name(event.b);
      break;
    case About::Resource: json["resource"] = kResourceIds[event.a % kResources]; break;
    case About::Natural: json["natural"] = event.a; break;
    case About::Pact:
      json["giver"] = event.a;
      json["pact"] = kPactIds[event.b % kPacts];
      break;
    case About::State: json["state"] = kCityStateIds[event.a % kCityStates]; break;
    case About::Wonder: json["wonder"] = kWonderIds[event.a % kWonders]; break;
    case About::Battle:
      json["attack"] = event.c;
      json["defence"] = event.d;
      if (event.kind == Kind::Attacked) {
        json["target"] = kTargetIds[event.a % kTargetIds.size()];
        json["dice"] = {event.e, event.f};
        if (event.b != kNobody) json["defender"] = event.b;
      }
      break;
    case About::Letter: json["barbarian"] = std::string(1, static_cast<char>('A' + event.a)); break;
    case About::Dial: json["dial"] = dial_id(event); break;
    case About::Agenda: json["agenda"] = kAgendaIds[event.a % kAgendas]; break;
  }
  if (event.kind == Kind::TokenMoved) json["from"] = space_name(event.a);
  if (event.kind == Kind::BarbarianMoved) json["from"] = space_name(event.b);
  return json;
}

}  // namespace zig::new_dawn
