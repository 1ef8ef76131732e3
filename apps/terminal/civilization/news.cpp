#include "apps/terminal/civilization/news.h"

#include <algorithm>
#include <array>
#include <span>

#include "apps/terminal/json_parts.h"

namespace zig::terminal::civilization {

namespace {

const Json& event_of(const Json& entry) { return part(entry, "event"); }
std::string kind_of(const Json& entry) { return text_part(event_of(entry), "kind"); }

bool is_one_of(std::span<const std::string_view> kinds, std::string_view kind) {
  return std::ranges::find(kinds, kind) != kinds.end();
}

// What the next screen shows anyway, or another sentence says.
bool noise(const Json& entry) {
  constexpr std::array<std::string_view, 8> kNoise = {"turn_began",  "phase_began",     "trade_collected",
                                                      "move_began",  "hands_drawn",     "unit_attacked",
                                                      "scout_sends", "wonder_turned_up"};
  const bool nothing = kind_of(entry) == "researched" && !event_of(entry).contains("tech");
  return nothing || is_one_of(kNoise, kind_of(entry));
}

// With these a player begins something of their own.
bool leads(const Json& entry) {
  constexpr std::array<std::string_view, 12> kLeading = {
      "capital_placed", "city_founded", "government_changed", "great_person_placed", "offered", "city_acts",
      "advanced",       "event_played", "ability_used",       "move_began",          "stepped", "explored"};
  return is_one_of(kLeading, kind_of(entry));
}

// What follows from the action of a city goes without saying once that has been told.
bool follows_from(const Json& action, const Json& entry) {
  constexpr std::array<std::string_view, 4> kResults = {"building_built", "wonder_built", "figure_placed",
                                                        "resource_taken"};
  return part(event_of(action), "seat") == part(event_of(entry), "seat") &&
         is_one_of(kResults, kind_of(entry));
}

// Steps that follow each other are told as one.
Json walked(const Json& before, const Json& step) {
  Json both = step;
  const std::string from = text_part(event_of(before), "from");
  both["text"] = replaced(text_part(step, "text"), text_part(event_of(step), "from"), from);
  both["event"]["from"] = from;
  return both;
}

std::vector<Json> told(const Json& entries) {
  std::vector<Json> list;
  const Json* action = nullptr;
  for (const Json& entry : entries) {
    if (noise(entry)) continue;
    if (kind_of(entry) == "city_acts") action = &entry;
    if (action && follows_from(*action, entry)) continue;
    const bool goes_on = !list.empty() && kind_of(entry) == "stepped" && kind_of(list.back()) == "stepped" &&
                         part(event_of(list.back()), "square") == part(event_of(entry), "from");
    if (goes_on)
      list.back() = walked(list.back(), entry);
    else
      list.push_back(entry);
  }
  return list;
}

class Teller {
 public:
  Teller(const Signs& signs, const Json& view) : signs_(signs), view_(view) {}

  // Empty for what another sign says.
  std::string sign(const Json& entry) const {
    const Json& event = event_of(entry);
    const std::string kind = text_part(event, "kind"), square = text_part(event, "square");
    const std::string shape = event.contains("seat") ? signs_.side_shape(part(event, "seat")) : "";
    if (kind == "city_acts") return acts(event);
    if (kind == "trade_gained") return "+" + number(event, "amount") + " " + signs_.text("play.cv.row.trade");
    if (kind == "culture_gained")
      return "+" + number(event, "amount") + " " + signs_.text("play.cv.row.culture");
    if (kind == "capital_placed") return std::string(kCapitalSign) + square;
    if (kind == "city_founded") return std::string(kCitySign) + square;
    if (kind == "government_changed") return named("governments", event, "government");
    if (kind == "great_person_gained" || kind == "great_person_placed")
      return std::string(kPersonSign) + " " + named("great_people", event, "person") + to(square);
    if (kind == "great_person_lost") return "−" + std::string(kPersonSign) + square;
    if (kind == "building_built") return named("buildings", event, "building") + to(square);
    if (kind == "building_lost") return "−" + named("buildings", event, "building") + " " + square;
    if (kind == "wonder_built")
      return std::string(kWonderSign) + " " + named("wonders", event, "wonder") + to(square);
    if (kind == "wonder_lost" || kind == "wonder_obsolete") return "−" + named("wonders", event, "wonder");
    if (kind == "coin_token_gained") return "+" + std::string(kCoinSign);
    if (kind == "coin_token_lost") return "−" + std::string(kCoinSign);
    if (kind == "unit_drawn") return "+" + unit(event);
    if (kind == "unit_lost" || kind == "unit_killed") return "−" + shape + unit(event);
    if (kind == "resource_taken") return "+" + signs_.resource(text_part(event, "resource"));
    if (kind == "token_paid") return "−" + signs_.resource(text_part(event, "resource"));
    if (kind == "advanced") return signs_.text("play.cv.row.track.brief") + " " + number(event, "space");
    if (kind == "event_played") return named("events", event, "event") + to(square);
    if (kind == "event_discarded") return "−" + named("events", event, "event");
    if (kind == "ability_used") return named("abilities", event, "ability") + to(square);
    if (kind == "stepped" || kind == "figures_moved" || kind == "figure_pushed")
      return shape + text_part(event, "from") + to(square);
    if (kind == "figure_placed") return shape + square;
    if (kind == "explored") return std::string(kHiddenSign) + text_part(event, "to");
    if (kind == "hut_taken") return std::string(kHutSign) + square;
    if (kind == "village_taken") return std::string(kVillageSign) + square;
    if (kind == "figure_killed") return "−" + shape + square;
    if (kind == "city_conquered" || kind == "city_nuked") return "−" + std::string(kCitySign) + square;
    if (kind == "battle_began")
      return "× " + square + " " + shape + ":" + signs_.side_shape(part(event, "other"));
    if (kind == "battle_ended")
      return std::string(kDoneSign) + shape + " " + number(event, "first") + ":" + number(event, "second");
    if (kind == "researched" || kind == "tech_learned") return shape + named("techs", event, "tech");
    if (kind == "victory_achieved")
      return signs_.paint(Ink::Good, std::string(kDoneSign) + " " + named("victories", event, "victory"));
    constexpr std::array<std::string_view, 7> kSilent = {"unit_played",     "wounds_dealt", "unit_healed",
                                                         "rushed",          "event_drawn",  "game_ended",
                                                         "production_bonus"};
    return is_one_of(kSilent, kind) ? "" : text_part(entry, "text");
  }

  std::string who(const Json& entries) const {
    for (const Json& entry : entries) {
      if (leads(entry)) return signs_.side(view_, part(event_of(entry), "seat")) + ": ";
    }
    return "";
  }

 private:
  static std::string number(const Json& event, const char* key) {
    return std::to_string(number_part(event, key));
  }
  static std::string to(const std::string& square) { return square.empty() ? "" : "→" + square; }
  std::string named(const char* list, const Json& event, const char* key) const {
    return signs_.name(list, text_part(event, key));
  }
  std::string unit(const Json& event) const { return signs_.unit(text_part(event, "unit")); }
  std::string item(const Json& what) const {
    if (!what.is_object() || what.empty()) return "";
    return signs_.name((what.begin().key() + "s").c_str(), as_text(what.begin().value()));
  }
  std::string acts(const Json& event) const {
    std::string second = item(part(event, "second_item"));
    const std::string first = item(part(event, "item"));
    if (first.empty()) return signs_.name("deeds", text_part(event, "deed"));
    return first + to(text_part(event, "to")) + (second.empty() ? "" : " + " + second);
  }

  const Signs& signs_;
  const Json& view_;
};

// What happens several times in a row is said once: "Rome pays: silk. ×2".
std::string without_repetition(const Lines& sentences, std::string_view between) {
  Lines said;
  for (std::size_t i = 0; i < sentences.size();) {
    std::size_t times = 1;
    while (i + times < sentences.size() && sentences[i + times] == sentences[i]) ++times;
    said.push_back(sentences[i] + (times > 1 ? " ×" + std::to_string(times) : ""));
    i += times;
  }
  return joined(said, between);
}

}  // namespace

std::vector<Json> parts_of_turns(const Json& entries) {
  std::vector<Json> parts;
  Json whose;
  for (const Json& entry : entries) {
    const bool phase = kind_of(entry) == "phase_began" || kind_of(entry) == "turn_began";
    const bool another = leads(entry) && !whose.is_null() && part(event_of(entry), "seat") != whose;
    if (parts.empty() || phase || another) {
      parts.push_back(Json::array());
      whose = Json();
    }
    if (leads(entry)) whose = part(event_of(entry), "seat");
    parts.back().push_back(entry);
  }
  return parts;
}

std::string in_sentences(const Json& entries) {
  Lines sentences;
  for (const Json& entry : told(entries)) sentences.push_back(text_part(entry, "text"));
  return without_repetition(sentences, " ");
}

std::string in_signs(const Signs& signs, const Json& view, const Json& entries) {
  const Teller teller(signs, view);
  Lines parts;
  for (const Json& entry : told(entries)) {
    if (const std::string sign = teller.sign(entry); !sign.empty()) parts.push_back(unbroken(sign));
  }
  return parts.empty() ? "" : teller.who(entries) + without_repetition(parts, ", ");
}

}  // namespace zig::terminal::civilization
