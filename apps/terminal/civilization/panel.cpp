#include "apps/terminal/civilization/panel.h"

#include <algorithm>
#include <array>

#include "apps/terminal/json_parts.h"

namespace zig::terminal::civilization {

namespace {

constexpr int kNarrowestSeat = 5, kWidestSeat = 9, kLabel = 7, kWideLabel = 14;
constexpr std::array<const char*, 4> kUnitTypes = {"infantry", "mounted", "artillery", "aircraft"};
constexpr std::array<const char*, 3> kAges = {"ancient", "medieval", "modern"};

std::string number(int n) { return std::to_string(n); }
std::string number_of(const Json& json, const char* key) { return number(number_part(json, key)); }

int sum_of(const Json& counts) {
  int sum = 0;
  for (const Json& n : counts) sum += as_number(n);
  return sum;
}

// The first letters, without a dot.
std::string letters(const std::string& name, int columns) {
  if (width(name) <= columns) return name;
  std::string begin;
  for (const char byte : name) {
    const bool starts = (static_cast<unsigned char>(byte) & 0xC0U) != 0x80U;
    if (starts && width(begin) == columns) break;
    begin += byte;
  }
  return begin;
}

std::string progress(const Json& seat, const char* race) {
  return number_of(part(part(seat, "progress"), race), "have");
}

// What somebody shows in a row of the table.
std::string cell_of(const Signs& signs, const Json& seat, std::string_view row, int columns) {
  const Json& stats = part(seat, "stats");
  if (seat.size() < 3) return "";  // civilizations are being chosen
  if (row == "trade") return number_of(seat, "trade");
  if (row == "income") return "+" + number_of(seat, "income");
  if (row == "culture") return number_of(seat, "culture");
  if (row == "track") return progress(seat, "culture");
  if (row == "techs") return progress(seat, "technology");
  if (row == "coins") return progress(seat, "economic");
  if (row == "battle") return number_of(stats, "battle_hand") + "+" + number_of(stats, "battle_bonus");
  if (row == "units") return number(sum_of(part(seat, "units")));
  if (row == "figures")
    return number(static_cast<int>(part(seat, "armies").size())) + "+" +
           number(static_cast<int>(part(seat, "scouts").size()));
  if (row == "events") return number(sum_of(part(seat, "events"))) + "/" + number_of(stats, "culture_hand");
  if (row == "goods")
    return number(number_part(seat, "huts") + number_part(seat, "villages") +
                  sum_of(part(seat, "resources")));
  if (row == "government")
    return letters(signs.name("governments", text_part(seat, "government")), columns - 1);
  return "";
}

// "Infantry 2, Mounted 1": own units by their strength; of others only how many.
std::string units_text(const Signs& signs, const Json& seat) {
  const Json& known = part(part(seat, "known"), "units");
  Lines parts;
  for (const char* type : kUnitTypes) {
    const int all = number_part(part(seat, "units"), type);
    if (all == 0) continue;
    std::string strengths;
    int seen = 0;
    for (const Json& unit : known) {
      if (text_part(unit, "type") != type) continue;
      strengths += (seen > 0 ? "," : "") + number_of(unit, "strength");
      ++seen;
    }
    if (seen == 0) {
      parts.push_back(signs.unit(type) + " ×" + number(all));
    } else {
      for (; seen < all; ++seen) strengths += ",?";
      parts.push_back(signs.unit(type) + " " + strengths);
    }
  }
  return joined(parts, " ");
}

// Faces that the observer knows, then those that are hidden: "silk, ?".
std::string faces(const Signs& signs, const Json& known, const char* list, int all) {
  Lines names;
  for (const Json& id : known) names.push_back(signs.name(list, as_text(id)));
  const int hidden = all - static_cast<int>(names.size());
  if (hidden > 0) names.push_back(hidden > 1 ? number(hidden) + "?" : "?");
  return joined(names, ", ");
}

std::string events_text(const Signs& signs, const Json& seat) {
  const Json& known = part(part(seat, "known"), "events");
  const int all = sum_of(part(seat, "events"));
  if (static_cast<int>(known.size()) == all) return faces(signs, known, "events", all);
  Lines parts;
  for (const char* age : kAges) {
    const int n = number_part(part(seat, "events"), age);
    if (n > 0) parts.push_back(number(n) + " " + signs.name("ages", age));
  }
  return joined(parts, ", ") + (known.empty() ? "" : " (" + faces(signs, known, "events", 0) + ")");
}

}  // namespace

// --- players

int table_columns(const Json& view) {
  return kLabel + kNarrowestSeat * static_cast<int>(part(view, "seats").size());
}

Lines players_table(const Signs& signs, const Json& view, int columns) {
  const Json& seats = part(view, "seats");
  const int count = std::max(static_cast<int>(seats.size()), 1);
  const int each = std::clamp((columns - kLabel) / count, kNarrowestSeat, kWidestSeat);
  const int label = std::clamp(columns - count * each, kLabel, kWideLabel);
  std::string header = pad("", label);
  for (const Json& seat : seats) {
    const int n = number_part(seat, "seat");
    const bool active = number_part(view, "active") == n && text_part(view, "stage") != "over";
    const std::string name = letters(signs.nation(view, n), each - 3);
    header += (active ? std::string(kActiveSign) : " ") + signs.shape(n) +
              pad(is_own(view, n) ? signs.paint(Ink::Strong, name) : name, each - 2);
  }
  Lines lines = {header};
  constexpr std::array<std::string_view, 12> kRows = {"trade",   "income", "culture", "track",
                                                      "techs",   "coins",  "battle",  "units",
                                                      "figures", "events", "goods",   "government"};
  for (const std::string_view row : kRows) {
    const std::string key = "play.cv.row." + std::string(row);
    const std::string wide = signs.text(key), brief = signs.text_or(key + ".brief", wide);
    std::string line = fit(width(wide) < label ? wide : brief, label);
    for (const Json& seat : seats) line += pad_left(cell_of(signs, seat, row, each), each - 1) + " ";
    lines.push_back(line);
  }
  return lines;
}

std::string techs_line(const Signs& signs, const Json& seat) {
  Lines rows;
  const Json& techs = part(seat, "techs");
  for (std::size_t row = 0; row < techs.size() && row < kLevels; ++row) {
    Lines names;
    for (const Json& tech : nth(techs, row)) names.push_back(signs.name("techs", as_text(tech)));
    if (!names.empty()) rows.push_back(roman(static_cast<int>(row) + 1) + " " + joined(names, ", "));
  }
  return joined(rows, " · ");
}

std::string holdings_line(const Signs& signs, const Json& view, const Json& seat) {
  const Json& known = part(seat, "known");
  Lines parts = {signs.name("governments", text_part(seat, "government"))};
  const auto say = [&](const char* key, const std::string& what) {
    if (!what.empty()) parts.push_back(signs.text(key, {{"what", what}}));
  };
  say("play.cv.units", units_text(signs, seat));
  say("play.cv.events", events_text(signs, seat));
  say("play.cv.resources", signs.resources(part(seat, "resources")));
  say("play.cv.huts", faces(signs, part(known, "huts"), "resources", number_part(seat, "huts")));
  say("play.cv.villages", faces(signs, part(known, "villages"), "resources", number_part(seat, "villages")));
  Lines people, wonders;
  for (const auto& [person, n] : part(seat, "people").items())
    people.push_back(signs.name("great_people", person) +
                     (as_number(n) > 1 ? " ×" + number(as_number(n)) : ""));
  for (const Json& wonder : part(seat, "wonders")) wonders.push_back(signs.name("wonders", as_text(wonder)));
  say("play.cv.people", joined(people, ", "));
  say("play.cv.wonders", joined(wonders, ", "));
  if (!is_own(view, number_part(seat, "seat"))) say("play.cv.techs", techs_line(signs, seat));
  return joined(parts, " · ");
}

// --- cities

Lines city_lines(const Signs& signs, const Json& seat, int columns) {
  Lines lines;
  const int n = number_part(seat, "seat");
  for (const Json& city : part(seat, "cities")) {
    const bool capital = flag_part(city, "capital");
    const std::string label = " " + number(number_part(city, "city") + 1) + " " +
                              signs.in_colour(n, capital ? kCapitalSign : kCitySign) +
                              (flag_part(city, "walled") ? std::string(kWallSign) : "") +
                              fit(text_part(city, "at"), 4);
    Lines harvest, deeds;
    for (const Json& resource : part(city, "harvest"))
      harvest.push_back(signs.name("resources", as_text(resource)));
    for (const Json& deed : part(city, "actions")) deeds.push_back(signs.name("deeds", as_text(deed)));
    Lines parts = {signs.text("play.cv.city", {{"trade", number_of(city, "trade")},
                                               {"production", number_of(city, "production")},
                                               {"culture", number_of(city, "culture")}})};
    if (!harvest.empty()) parts.push_back(signs.text("play.cv.harvest", {{"what", joined(harvest, ", ")}}));
    if (!deeds.empty()) parts.push_back(std::string(kDoneSign) + " " + joined(deeds, ", "));
    add(lines, hanging(label, joined(parts, " · "), columns));
  }
  return lines;
}

// --- techs

Lines pyramid(const Signs& signs, const Json& seat, int columns) {
  const Json& techs = part(seat, "techs");
  const Json& prices = part(signs.catalogue(), "research");
  Lines lines;
  for (std::size_t row = kLevels; row-- > 0;) {
    const auto in_row = static_cast<int>(nth(techs, row).size());
    const int below = row == 0 ? 0 : static_cast<int>(nth(techs, row - 1).size());
    const int free = row == 0 ? 1 : std::max(below - 1 - in_row, 0);
    if (in_row + free == 0) continue;
    Lines places;
    for (const Json& tech : nth(techs, row)) places.push_back(unbroken(signs.name("techs", as_text(tech))));
    for (int i = 0; i < free; ++i) places.push_back(signs.paint(Ink::Good, kFreeSign));
    const std::string price = prices.empty() ? "" : number(as_number(nth(prices, row)));
    const std::string label = pad("", 1 + static_cast<int>(row)) + fit(roman(static_cast<int>(row) + 1), 4) +
                              signs.paint(Ink::Faint, pad_left(price, 2)) + " ";
    add(lines, hanging(label, joined(places, " "), columns));
  }
  return lines;
}

// --- the market

int price_of(const Signs& signs, const Json& view, const std::string& wonder) {
  const Json& costs = part(own_seat(view), "wonder_costs");
  if (costs.contains(wonder)) return number_part(costs, wonder.c_str());
  return number_part(signs.entry("wonders", wonder), "cost");
}

Lines market_lines(const Signs& signs, const Json& view, int columns) {
  const Json& market = part(view, "market");
  Lines lines, wonders;
  for (const Json& slot : part(market, "wonders")) {
    const std::string wonder = as_text(slot);
    if (!wonder.empty())
      wonders.push_back(
          unbroken(signs.name("wonders", wonder) + " " + number(price_of(signs, view, wonder))));
  }
  const auto say = [&](const char* key, const std::string& what) {
    if (!what.empty()) add(lines, hanging(" " + signs.text(key) + ": ", what, columns));
  };
  say("play.cv.market.wonders", joined(wonders, ", "));
  say("play.cv.market.resources", signs.resources(part(market, "resources")));
  return lines;
}

}  // namespace zig::terminal::civilization
