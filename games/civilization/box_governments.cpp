// CV-4.9, CV-R36: governments, in the two sets of cards.
#include "games/civilization/box_reading.h"

namespace zig::civilization::box_reading {

namespace {

using Effects = GovernmentCard::Effects;

struct Flag {
  std::string_view id;
  bool Effects::* flag;
};
constexpr Flag kFlags[] = {
    {"capital_no_action", &Effects::capital_idle},
    {"armies_found_cities", &Effects::armies_found},
    {"scouts_explore_huts", &Effects::scouts_explore},
    {"start_of_turn_harvest", &Effects::harvests},
    {"cannot_attack_players", &Effects::peaceful},
    {"cannot_devote", &Effects::no_devotion},
    {"capital_extra_action", &Effects::second_capital_action},
    {"production_equals_best_city", &Effects::best_city},
};

struct Number {
  std::string_view id, at;
  std::uint8_t Effects::* number;
  int sign = 1;
};
constexpr Number kNumbers[] = {
    {"coins", "value", &Effects::coins},
    {"city_production", "value", &Effects::production},
    {"start_of_turn_gain", "culture", &Effects::culture},
    {"start_of_turn_gain", "trade", &Effects::trade},
    {"battle_hand", "value", &Effects::battle_hand},
    {"battle_bonus", "value", &Effects::battle_bonus},
    {"start_of_turn_culture_per_army", "value", &Effects::culture_per_army},
    {"trade_income_per_city", "value", &Effects::trade_less, -1},
};

// How well something is confirmed, the best first; the weakest part of a card counts. Owners may use words of their own.
constexpr std::array<std::string_view, 7> kConfidences = {
    "rulebook", "scan", "two sources", "single-source", "inferred", "recalled", "house"};
void weaken(Reader& in, std::string_view key, std::string& confidence) {
  if (!in.has(key)) return;
  std::string here = in.text(key);
  if (confidence.empty() || position(kConfidences, here) > position(kConfidences, confidence))
    confidence = std::move(here);
}

void read_effect(Reader& in, Effects& effects) {
  in.only_keys({"op", "value", "culture", "trade", "count", "different_kind", "text", "timing", "optional",
                "confidence"});
  const std::string id = in.text("op");
  for (const Flag& op : kFlags) {
    if (op.id == id) return void(effects.*op.flag = true);
  }
  for (const Number& op : kNumbers) {
    if (op.id != id || !in.has(op.at)) continue;
    effects.*op.number = byte(op.sign * in.integer(op.at, -9, 9));
    return;
  }
  in.fail_at(field(in, "op"), say("{value} is not an operation of a government", {{"value", in_quotes(id)}}),
             "CV-20.3");
}

}  // namespace

void read_governments(Reader& in, Box& box) {
  in.only_keys({"provenance", "cards", "cards_confidence", "governments"});
  each_of(in, "governments", kGovernmentIds, "CV-4.9", [&](Reader& entry, std::size_t id) {
    entry.only_keys({"id", "name", "i18n", "unlock", "summary", "summary_later_edition", "effects",
                     "later_edition", "confidence", "later_edition_confidence"});
    GovernmentCard& government = box.governments[id];
    government.name = read_name(entry, "name");
    government.summary = {entry.text("summary"), entry.text("summary_later_edition")};
    std::size_t set = 0;
    for (const char* key : {"effects", "later_edition"}) {
      weaken(entry, set == 0 ? "confidence" : "later_edition_confidence", government.confidence[set]);
      for (Reader& effect : entry.list(key, 4)) {
        weaken(effect, "confidence", government.confidence[set]);
        read_effect(effect, government.effects[set]);
      }
      ++set;
    }
  });
  for (std::size_t id = 0; id < kTechs && !in.failed(); ++id) {
    const std::int8_t government = box.techs[id].government;
    if (government == static_cast<int>(Government::Anarchy) ||
        government == static_cast<int>(Government::Despotism))
      in.fail_at("governments",
                 say("{name} is known to all from the start",
                     {{"name", kGovernmentIds[static_cast<std::size_t>(government)]}}),
                 "CV-4.9");
  }
}

}  // namespace zig::civilization::box_reading
