#include "apps/terminal/mesopotamia/details.h"

#include <algorithm>
#include <array>

#include "apps/terminal/json_parts.h"
#include "apps/terminal/mesopotamia/panel.h"

namespace zig::terminal::mesopotamia {

namespace {

constexpr int kHighestLevel = 4;
constexpr std::array<const char*, 6> kTypes = {"explore",      "build",   "research",
                                               "gather_trade", "warfare", "grow"};

void add_hanging(Lines& lines, const Signs& signs, const std::string& label, const std::string& words) {
  add(lines, hanging(label, words, signs.columns()));
}
std::string heading(const Signs& signs, std::string_view words) { return signs.paint(Ink::Strong, words); }

// What lies and stands in an area, in words.
Lines contents(const Signs& signs, const Json& view, const Json& area) {
  Lines parts;
  for (const Json& seat : part(view, "seats")) {
    const int n = number_part(seat, "seat");
    const auto owned = [&](const char* what) { return area.contains(what) && number_part(area, what) == n; };
    Lines here;
    if (owned("ziggurat")) here.push_back(signs.text("play.ms.ziggurat") + " " + number_of(seat, "floors"));
    if (owned("settlement")) here.push_back(signs.name("elements", "settlement"));
    if (owned("wall")) here.push_back(signs.name("elements", "wall"));
    for (const Json& army : part(area, "armies")) {
      if (number_part(army, "seat") != n) continue;
      for (const auto& [unit, count] : part(army, "units").items())
        here.push_back(number(as_number(count)) + "× " + signs.name("units", unit));
      if (const int rams = number_part(army, "rams"); rams > 0)
        here.push_back(number(rams) + "× " + signs.name("elements", "ram"));
    }
    if (!here.empty()) parts.push_back(signs.shape(n) + " " + joined(here, ", "));
  }
  if (area.contains("tribe")) {
    Lines units;
    for (const auto& [unit, count] : part(area, "tribe").items())
      units.push_back(number(as_number(count)) + "× " + signs.name("units", unit));
    parts.push_back(signs.text("ms.tribe") + ": " + joined(units, ", "));
  }
  const Json& event = part(area, "event");
  const std::string state = text_part(event, "state"), token = text_part(event, "token");
  if (state == "face_down") parts.push_back(signs.text("play.ms.event_hidden"));
  if (!token.empty() && state != "face_down") {
    std::string words = signs.name("events", token);
    if (state == "scoring")
      words += " " + signs.text("play.ms.vp", {{"n", number_of(signs.entry("events", token), "vp")}});
    if (state == "running")
      words += " (" +
               signs.text("play.ms.event_runs", {{"who", signs.seat(view, number_part(event, "owner"))},
                                                 {"die", number_of(event, "die")},
                                                 {"option", number_of(event, "option")}}) +
               ")";
    parts.push_back(words);
  }
  return parts;
}

std::string about(const Signs& signs, const Json& view, const Json& area) {
  const Json& printed = signs.area_entry(text_part(area, "id"));
  Lines parts;
  if (printed.contains("start"))
    parts.push_back(signs.text("play.ms.start_area", {{"n", number_of(printed, "start")}}));
  if (printed.contains("terrain")) parts.push_back(signs.name("terrains", text_part(printed, "terrain")));
  if (printed.contains("resource")) parts.push_back(signs.name("resources", text_part(printed, "resource")));
  if (flag_part(area, "blocked")) parts.push_back(signs.text("play.ms.blocked"));
  if (flag_part(area, "closed")) parts.push_back(signs.text("play.ms.closed"));
  add(parts, contents(signs, view, area));
  Lines ships, beside;
  for (const Json& ship : part(view, "ships")) {
    const Json& areas = part(signs.river_entry(text_part(ship, "segment")), "areas");
    if (std::ranges::find(areas, part(area, "id")) != areas.end())
      ships.push_back(signs.shape(number_part(ship, "seat")));
  }
  if (!ships.empty()) parts.push_back(signs.text("play.ms.label.ships") + ": " + joined(ships, " "));
  for (const Json& next : part(printed, "adjacent")) beside.push_back(unbroken(signs.area(as_text(next))));
  return joined(parts, " · ") + (beside.empty() ? "" : " → " + joined(beside, ", "));
}

std::string piece_name(const Signs& signs, std::string_view id) {
  for (const char* list : {"units", "elements"}) {
    if (!signs.entry(list, id).is_null()) return signs.name(list, id);
  }
  return signs.text_or("play.ms.piece." + std::string(id), id);
}

}  // namespace

std::string there(const Signs& signs, const Json& view, const std::string& area) {
  return joined(contents(signs, view, area_of(view, area)), " · ");
}

std::string event_text(const Signs& signs, const std::string& token) {
  const Json& card = signs.entry("events", token);
  Lines options;
  int n = 0;
  for (const Json& option : part(card, "options"))
    options.push_back(number(++n) + " " + text_part(option, "label") + ": " + text_part(option, "text"));
  return text_part(card, "name") + " – " + joined(options, " / ") + signs.source(card);
}

Lines area_details(const Signs& signs, const Json& view) {
  Lines lines;
  const auto list = [&](const std::string& title, auto fits) {
    Lines here;
    for (const Json& area : part(view, "areas")) {
      if (fits(area))
        add_hanging(here, signs, "  " + signs.area(text_part(area, "id")) + ": ", about(signs, view, area));
    }
    if (here.empty()) return;
    lines.push_back(heading(signs, title));
    add(lines, here);
  };
  for (const Json& seat : part(view, "seats")) {
    const int n = number_part(seat, "seat");
    list(signs.seat(view, n), [&](const Json& area) {
      const bool holds = area.contains("control") && number_part(area, "control") == n;
      return holds || (area.contains("ziggurat") && number_part(area, "ziggurat") == n);
    });
  }
  const auto barred = [](const Json& area) {
    return flag_part(area, "blocked") || flag_part(area, "closed");
  };
  const auto free = [&](const Json& area) {
    return !barred(area) && !area.contains("control") && !area.contains("ziggurat");
  };
  list(signs.text("play.ms.areas_of_tribes"),
       [&](const Json& area) { return free(area) && area.contains("tribe"); });
  list(signs.text("play.ms.areas_free"),
       [&](const Json& area) { return free(area) && !area.contains("tribe"); });
  list(signs.text("play.ms.areas_barred"), [&](const Json& area) {
    return barred(area) && !area.contains("control") && !area.contains("ziggurat");
  });
  Lines ships;
  for (const Json& ship : part(view, "ships"))
    ships.push_back(
        unbroken(signs.shape(number_part(ship, "seat")) + " " + signs.river(text_part(ship, "segment"))));
  if (!ships.empty()) {
    lines.push_back(heading(signs, signs.text("play.ms.label.ships")));
    add_hanging(lines, signs, "  ", joined(ships, " · "));
  }
  return lines;
}

Lines card_details(const Signs& signs, const Json& view) {
  Lines lines, events;
  for (const Json& area : part(view, "areas")) {
    const Json& event = part(area, "event");
    const std::string token = text_part(event, "token");
    if (token.empty() || text_part(event, "state") == "face_down") continue;
    const std::string owner =
        text_part(event, "state") == "running"
            ? signs.text("play.ms.event_runs", {{"who", signs.seat(view, number_part(event, "owner"))},
                                                {"die", number_of(event, "die")},
                                                {"option", number_of(event, "option")}}) +
                  " – "
            : "";
    add_hanging(events, signs, "  " + signs.area(text_part(area, "id")) + ": ",
                owner + event_text(signs, token));
  }
  if (!events.empty()) {
    lines.push_back(heading(signs, signs.text("play.ms.open_events")));
    add(lines, events);
  }
  for (const Json& seat : part(view, "seats")) {
    if (part(seat, "strategies").empty()) continue;
    lines.push_back(signs.seat(view, number_part(seat, "seat")) + ": " + signs.text("play.ms.strategies"));
    for (const Json& shown : part(seat, "strategies")) {
      const Json& card = signs.entry("strategies", text_part(shown, "card"));
      const Json& priorities = part(card, "priorities");
      add_hanging(lines, signs, "  " + text_part(card, "name") + ": ",
                  signs.text("play.ms.strategy", {{"high", number(as_number(nth(priorities, 0)))},
                                                  {"low", number(as_number(nth(priorities, 1)))},
                                                  {"condition", text_part(card, "condition")}}) +
                      signs.source(card));
      for (std::size_t i = 0; i < part(card, "actions").size(); ++i) {
        const Json& action = nth(part(card, "actions"), i);
        const bool done = nth(part(shown, "marked"), i) == Json(true);
        add_hanging(lines, signs,
                    "    " + std::string(done ? kDoneSign : " ") + " " +
                        signs.name("types", text_part(action, "type")) + ": ",
                    text_part(action, "text"));
      }
    }
  }
  lines.push_back(heading(signs, signs.text("play.ms.units")));
  for (const Json& unit : part(signs.catalogue(), "units")) {
    Lines beats;
    for (const Json& other : part(unit, "beats")) beats.push_back(signs.name("units", as_text(other)));
    add_hanging(lines, signs,
                "  " + signs.letter(text_part(unit, "id")) + " " + text_part(unit, "name") + ": ",
                signs.text("play.ms.unit_is", {{"speed", number_of(unit, "speed")},
                                               {"value", number_of(unit, "value")},
                                               {"beats", joined(beats, ", ")}}));
  }
  return lines;
}

Lines goal_details(const Signs& signs, const Json& view) {
  Lines lines;
  const std::string scenario = "play.ms.scenario." + text_part(view, "mode");
  if (const std::string words = signs.text_or(scenario, ""); !words.empty())
    add_hanging(lines, signs, " ", words);
  lines.push_back(heading(signs, signs.text("play.ms.quests")));
  for (const Json& seat : part(view, "seats")) {
    if (flag_part(seat, "automated")) continue;
    const std::string title = "  " + signs.seat(view, number_part(seat, "seat")) + ": ";
    if (!seat.contains("quests")) {
      lines.push_back(title + signs.text("play.ms.quests_hidden", {{"n", number_of(seat, "quests_held")}}));
      continue;
    }
    Lines held;
    for (const Json& quest : part(seat, "quests")) {
      const Json& card = signs.entry("quests", text_part(quest, "quest"));
      held.push_back(std::string(flag_part(quest, "met") ? kDoneSign : kNotSign) + " " +
                     quest_text(signs, quest) + " (" +
                     signs.text("play.ms.vp", {{"n", number_of(card, "vp")}}) + ")" + signs.source(card));
    }
    add_hanging(lines, signs, title, joined(held, " · "));
  }
  add(lines, gardens_lines(signs, view, signs.columns(), true));
  lines.push_back(heading(signs, signs.text("play.ms.tracks")));
  add(lines, track_lines(signs, view, signs.columns()));
  for (const Json& track : part(signs.catalogue(), "tracks")) {
    Lines points;
    for (const Json& vp : part(track, "vp")) points.push_back(number(as_number(vp)));
    lines.push_back("  " +
                    signs.text("play.ms.track_points",
                               {{"track", text_part(track, "name")}, {"points", joined(points, ", ")}}) +
                    signs.source(track));
  }
  Lines limits;
  for (const Json& limit : part(signs.catalogue(), "unit_limit")) limits.push_back(number(as_number(limit)));
  add_hanging(lines, signs, "  ", signs.text("play.ms.unit_limits", {{"limits", joined(limits, ", ")}}));
  add_hanging(lines, signs, " ", text_part(signs.catalogue(), "house_set"));
  return lines;
}

Lines tech_details(const Signs& signs, const Json& view) {
  Lines lines;
  for (const Json& seat : part(view, "seats")) {
    if (text_part(seat, "empire").empty()) continue;
    const int n = number_part(seat, "seat");
    lines.push_back(signs.seat(view, n) + " – " +
                    text_part(signs.entry("empires", text_part(seat, "empire")), "bonus"));
    for (const char* type : kTypes) {
      const int level = number_part(part(seat, "technologies"), type);
      const auto words = [&](const Json& card) {
        return text_part(card, "name") + " [" + symbols_text(signs, card) +
               "]: " + text_part(card, "summary") + signs.source(card);
      };
      std::string line = words(signs.card(seat, type, level));
      if (is_own(view, n) && level < kHighestLevel)
        line += " – " + signs.text("play.ms.next_level") + " " + words(signs.card(seat, type, level + 1));
      add_hanging(lines, signs, "  " + signs.name("types", type) + " " + roman(level) + " ", line);
    }
  }
  lines.push_back(heading(signs, signs.text("play.ms.label.dice")));
  for (const Json& die : part(signs.catalogue(), "dice")) {
    Lines faces;
    for (const Json& face : part(die, "faces")) faces.push_back(signs.dice_face(face));
    lines.push_back("  " + text_part(die, "name") + ": " + joined(faces, " ") + signs.source(die));
  }
  return lines;
}

Lines stock_details(const Signs& signs, const Json& view) {
  Lines lines = {heading(signs, signs.text("play.ms.trade"))};
  for (const Json& slot : part(view, "trade")) {
    const Json& token = signs.entry("trade", text_part(slot, "token"));
    const int n = number_part(slot, "slot");
    const Json& ships = part(signs.catalogue(), "ship_slots");
    Lines parts = {signs.goods_words(part(token, "cost")) + " → " + signs.goods_words(part(token, "gain")),
                   signs.text("play.ms.vp", {{"n", number_of(token, "vp")}})};
    if (std::ranges::find(ships, Json(n)) != ships.end()) parts.push_back(signs.text("play.ms.needs_ship"));
    if (const Json& amphora = part(slot, "amphora"); !amphora.is_null())
      parts.push_back(signs.text("play.ms.amphora", {{"who", signs.party(view, amphora)}}));
    add_hanging(lines, signs,
                "  " + pad_left(number(n), 2) + " " + pad(roman(number_part(token, "level")), 4),
                joined(parts, " · ") + signs.source(token));
  }
  Lines costs;
  for (const Json& element : part(signs.catalogue(), "elements")) {
    const Json& cost = part(element, "cost");
    costs.push_back(unbroken(text_part(element, "name") + " (" + roman(number_part(element, "level")) + ")") +
                    (cost.empty() ? "" : " " + unbroken(signs.goods(cost, "+")) + signs.source(element)));
  }
  lines.push_back(heading(signs, signs.text("play.ms.costs")));
  add_hanging(lines, signs, "  ", joined(costs, " · "));
  lines.push_back(heading(signs, signs.text("play.ms.reserve")));
  for (const Json& seat : part(view, "seats")) {
    Lines left;
    for (const auto& [piece, n] : part(seat, "reserve").items())
      left.push_back(unbroken(piece_name(signs, piece) + " " + number(as_number(n))));
    add_hanging(lines, signs, "  " + signs.seat(view, number_part(seat, "seat")) + ": ", joined(left, ", "));
  }
  return lines;
}

}  // namespace zig::terminal::mesopotamia
