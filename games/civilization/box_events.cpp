// CV-7.4: culture events.
#include "games/civilization/box_reading.h"

namespace zig::civilization::box_reading {

namespace {

struct Op {
  std::string_view id;
  EventEffect effect;
};
constexpr Op kOps[] = {
    {"act_as_resource", EventEffect::ActAsResource},
    {"cancel_culture_event", EventEffect::CancelEvent},
    {"cancel_event_or_resource_ability", EventEffect::CancelEventOrAbility},
    {"kill_figures", EventEffect::KillFigures},
    {"move_enemy_figures", EventEffect::MoveEnemyFigures},
    {"disaster", EventEffect::Disaster},
    {"swap_techs", EventEffect::SwapTechs},
    {"destroy_buildings", EventEffect::DestroyBuildings},
    {"force_anarchy", EventEffect::ForceAnarchy},
    {"city_production_bonus", EventEffect::CityProductionBonus},
};

// null: anywhere.
std::uint8_t read_range(Reader& in) {
  return in.json().contains("range") && in.json()["range"].is_null() ? std::uint8_t{0}
                                                                     : small(in, "range", 1, 30);
}

void read_effect(Reader in, EventKind& event) {
  const std::string id = in.text("op");
  const auto op = std::ranges::find(kOps, id, &Op::id);
  if (op == std::end(kOps))
    return in.fail_at(field(in, "op"),
                      say("{value} is not an operation of an event", {{"value", in_quotes(id)}}), "CV-20.14");
  event.effect = op->effect;
  switch (event.effect) {
    case EventEffect::ActAsResource:
      event.kinds = set_of(in, "choices", kResourceIds);
      event.value = small(in, "other_player_gains_coin_token", 0, 1, 0);
      break;
    case EventEffect::CancelEvent:
      if (in.has("only_if_targets")) event.effect = EventEffect::CancelAimedEvent;
      break;
    case EventEffect::KillFigures:
      event.range = read_range(in);
      event.value = small(in, "count", 1, 9);
      event.great_person = in.boolean("great_person");
      break;
    case EventEffect::MoveEnemyFigures: event.value = small(in, "steps", 1, 9); break;
    case EventEffect::Disaster:
      event.to = one_of<Terrain>(in, "to", kTerrainIds);
      event.from = set_of(in, "from", kTerrainIds);
      break;
    case EventEffect::SwapTechs: event.value = small(in, "max_level", 1, kLevels); break;
    case EventEffect::DestroyBuildings:
      event.range = read_range(in);
      event.value = small(in, "count", 1, 9);
      event.others_only = in.boolean("only_other_players");
      break;
    case EventEffect::CityProductionBonus: event.value = small(in, "value", 1, 20); break;
    default: break;
  }
}

}  // namespace

void read_culture_events(Reader& in, Box& box) {
  in.only_keys({"provenance", "fields", "decks", "cards"});
  std::array<int, kAges> counts{};
  each_of(in, "cards", kEventCardIds, "CV-7.4", [&](Reader& entry, std::size_t id) {
    entry.only_keys({"id", "name", "i18n", "age", "copies", "phase", "window", "summary", "effect", "text"});
    EventKind& event = box.events[id];
    event.name = read_name(entry, "name");
    event.summary = entry.text("summary");
    event.age = one_of<Age>(entry, "age", kAgeIds);
    event.copies = small(entry, "copies", 1, 9);
    event.moment = one_of<Moment>(entry, "window", kMomentIds);
    read_effect(entry.object("effect"), event);
    counts[static_cast<std::size_t>(event.age)] += event.copies;
  });
  Reader decks = in.object("decks");
  int all = 0;
  for (std::size_t age = 0; age < kAges; ++age) {
    all += counts[age];
    if (decks.integer(kAgeIds[age], 1, kEventCards) != counts[age])
      decks.fail_at(field(decks, kAgeIds[age]),
                    say("must be {n}, the number of its cards", {{"n", counts[age]}}), "CV-7.4");
  }
  if (!in.failed() && all != kEventCards)
    in.fail_at("cards", say("has {n} cards; there must be {right}", {{"n", all}, {"right", kEventCards}}),
               "CV-1.1");
  if (in.failed()) return;
  int card = 0;
  std::size_t age = 0;
  for (std::size_t id = 0; id < kEventKinds; ++id) {
    const auto own = static_cast<std::size_t>(box.events[id].age);
    if (own < age)
      return in.fail_at(
          "cards",
          say("{name} must be of the {age} age", {{"name", kEventCardIds[id]}, {"age", kAgeIds[age]}}),
          "CV-7.4");
    while (age < own) box.first_event[++age] = byte(card);
    for (int copy = 0; copy < box.events[id].copies; ++copy)
      box.event_kind[static_cast<std::size_t>(card++)] = byte(static_cast<int>(id));
  }
  while (age < kAges) box.first_event[++age] = byte(card);
}

}  // namespace zig::civilization::box_reading
