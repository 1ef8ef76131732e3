#include "apps/terminal/new_dawn/news.h"

#include <algorithm>
#include <array>

#include "apps/terminal/json_parts.h"

namespace zig::terminal {

namespace {

const Json& event_of(const Json& entry) { return part(entry, "event"); }
std::string kind_of(const Json& entry) { return text_part(event_of(entry), "kind"); }

// What the next screen shows anyway, or another sentence says; a dial that does nothing.
bool noise(const Json& entry) {
  const std::string kind = kind_of(entry);
  if (kind == "dial_turned" && text_part(event_of(entry), "dial") == "blank") return true;
  constexpr std::array<std::string_view, 5> kNoise = {"turn_began", "card_reset", "attacked", "game_ended",
                                                      "caravan_started"};
  return std::ranges::find(kNoise, kind) != kNoise.end();
}

// Of steps that follow each other only the last one is told.
bool only_last(const std::string& kind) { return kind == "caravan_stepped" || kind == "tech_advanced"; }

// Without the steps on the way.
std::vector<const Json*> told(const Json& entries) {
  std::vector<const Json*> list;
  for (const Json& entry : entries) {
    const std::string kind = kind_of(entry);
    if (noise(entry)) continue;
    if (!list.empty()) {
      const std::string before = kind_of(*list.back());
      const bool goes_on = before == kind || (before == "caravan_stepped" && kind == "caravan_arrived");
      if (only_last(before) && goes_on) list.pop_back();
    }
    list.push_back(&entry);
  }
  return list;
}

class Teller {
 public:
  explicit Teller(const NewDawnSigns& signs) : signs_(signs) {}

  std::string sign(const Json& entry) const {
    const Json& event = event_of(entry);
    const std::string kind = text_part(event, "kind"), space = text_part(event, "space");
    const std::string shape = event.contains("seat") ? signs_.shape(number_part(event, "seat")) : "";
    const std::string slot = std::to_string(number_part(event, "slot"));
    if (kind == "card_chosen" || kind == "card_resolved_again")
      return signs_.card(text_part(event, "card")) + ":";
    if (kind == "card_replaced") return "→" + signs_.card(text_part(event, "new_card"));
    if (kind == "token_placed") return shape + space;
    if (kind == "token_moved") return shape + "→" + space;
    if (kind == "token_lost" || kind == "token_taken_back") return "−" + shape + space;
    if (kind == "token_flipped") return shape + space + "−" + std::string(kReinforcedSign);
    if (kind == "token_reinforced") return std::string(kReinforcedSign) + shape + space;
    if (kind == "resource_gained") return "+" + signs_.resource(text_part(event, "resource"));
    if (kind == "resource_spent" && event.contains("resource"))
      return "−" + signs_.resource(text_part(event, "resource"));
    if (kind == "natural_gained") return "+" + std::string(kNaturalSign);
    if (kind == "trade_gained") return flag_part(event, "lost") ? "" : "+" + std::string(kTradeSign) + slot;
    if (kind == "trade_spent" || kind == "trade_lost") return "−" + std::string(kTradeSign) + slot;
    if (kind == "tech_advanced")
      return signs_.text("play.nd.tech", {{"n", std::to_string(number_part(event, "number"))}});
    if (kind == "caravan_stepped" || kind == "caravan_arrived")
      return std::string(kCaravanSign) + shape + (kind == "caravan_arrived" ? "→" : "") + space;
    if (kind == "caravan_lost") return "−" + std::string(kCaravanSign) + shape + space;
    if (kind == "pact_taken") return signs_.name("pacts", text_part(event, "pact"));
    if (kind == "state_card_taken") return signs_.name("city_states", text_part(event, "state"));
    if (kind == "city_built") return std::string(kCitySign) + shape + space;
    if (kind == "city_lost") return "−" + std::string(kCitySign) + shape + space;
    if (kind == "wonder_built")
      return std::string(kWonderSign) + " " + signs_.name("wonders", text_part(event, "wonder"));
    if (kind == "attack_won" || kind == "attack_lost")
      return (kind == "attack_won" ? "✓" : "✗") + space + " " + std::to_string(number_part(event, "attack")) +
             ":" + std::to_string(number_part(event, "defence"));
    if (kind == "barbarian_defeated") return "−" + letter(event);
    if (kind == "barbarian_moved") return letter(event) + "→" + space;
    if (kind == "barbarian_spawned") return letter(event) + " " + space;
    if (kind == "dial_turned") return signs_.text_or("nd.dial." + text_part(event, "dial"), "?") + ":";
    if (kind == "agenda_completed")
      return signs_.paint(Ink::Good, std::string(kDoneSign) + shape + " " +
                                         signs_.name("agendas", text_part(event, "agenda")));
    return "";
  }

  std::string letter(const Json& event) const {
    return signs_.paint(Ink::Bad, text_part(event, "barbarian"));
  }

 private:
  const NewDawnSigns& signs_;
};

// What happens several times in a row is said once: "France spends a token from the card in slot 3. ×3".
std::string without_repetition(const Lines& sentences) {
  Lines said;
  for (std::size_t i = 0; i < sentences.size();) {
    std::size_t times = 1;
    while (i + times < sentences.size() && sentences[i + times] == sentences[i]) ++times;
    said.push_back(sentences[i] + (times > 1 ? " ×" + std::to_string(times) : ""));
    i += times;
  }
  return joined(said, " ");
}

}  // namespace

std::vector<Json> new_dawn_turns(const Json& entries) {
  std::vector<Json> turns(1, Json::array());
  for (const Json& entry : entries) {
    const bool began = kind_of(entry) == "turn_began" || kind_of(entry) == "dial_turned";
    const bool of_the_event = !turns.back().empty() && kind_of(turns.back().front()) == "dial_turned";
    if (began && !turns.back().empty() && !(of_the_event && kind_of(entry) == "dial_turned"))
      turns.push_back(Json::array());
    turns.back().push_back(entry);
  }
  return turns;
}

// Barbarians move together: one sentence.
std::string turn_in_sentences(const NewDawnSigns& signs, const Json& entries) {
  const Teller teller(signs);
  Lines sentences, moves;
  const auto tell_moves = [&] {
    if (!moves.empty())
      sentences.push_back(signs.text("play.nd.barbarians_move", {{"moves", joined(moves, ", ")}}));
    moves.clear();
  };
  for (const Json* entry : told(entries)) {
    if (kind_of(*entry) == "barbarian_moved") {
      moves.push_back(teller.sign(*entry));
      continue;
    }
    tell_moves();
    sentences.push_back(text_part(*entry, "text"));
  }
  tell_moves();
  return without_repetition(sentences);
}

std::string turn_in_signs(const NewDawnSigns& signs, const Json& view, const Json& entries) {
  const Teller teller(signs);
  Lines parts;
  for (const Json& entry : entries) {
    if (kind_of(entry) == "turn_began")
      parts.push_back(signs.seat(view, number_part(event_of(entry), "seat")) + ":");
  }
  for (const Json* entry : told(entries)) {
    if (const std::string sign = teller.sign(*entry); !sign.empty()) parts.push_back(sign);
  }
  return without_repetition(parts);
}

}  // namespace zig::terminal
