#include "apps/terminal/mesopotamia/panel.h"

#include <algorithm>
#include <array>

#include "apps/terminal/json_parts.h"

namespace zig::terminal::mesopotamia {

namespace {

constexpr int kSlotsPerSection = 3, kNarrow = 3, kUnits = 7;
constexpr int kShortestName = 8, kLongestName = 16;
constexpr std::array<const char*, 6> kGoods = {"stone", "wood", "clay", "food", "tablet", "bone"};
constexpr std::array<const char*, 6> kTypes = {"explore",      "build",   "research",
                                               "gather_trade", "warfare", "grow"};
constexpr std::array<const char*, 2> kTracks = {"event", "population"};

bool is_active(const Json& view, int seat) {
  const Json& turn = part(view, "turn");
  return turn.contains("seat") && number_part(turn, "seat") == seat;
}

int sum_of(const Json& points) {
  int sum = 0;
  for (const Json& n : points) sum += as_number(n);
  return sum;
}

// One cell of the table: its heading, what a seat has there, and how wide it is.
struct Column {
  std::string heading;
  std::string (*cell)(const Json& view, const Json& seat, const char* key);
  const char* key;
  int columns;
};

std::string unknown_or(const Json& seat, const char* key, const std::string& words) {
  return seat.contains(key) ? words : "–";
}

std::vector<Column> columns_of(const Signs& signs) {
  const auto head = [&](const char* key) { return signs.text("play.ms.head." + std::string(key)); };
  const auto place = [](const Json& view, const Json& seat, const char* track) {
    const int at = position_on(view, track, number_part(seat, "seat"));
    return at > 0 ? number(at) : std::string("–");
  };
  std::vector<Column> list = {{head("points"),
                               [](const Json&, const Json& seat, const char* key) {
                                 return unknown_or(seat, key, number(sum_of(part(seat, key))));
                               },
                               "points", kNarrow + 1},
                              {head("population"), place, "population", kNarrow + 1},
                              {head("event"), place, "event", kNarrow + 1},
                              {head("units"),
                               [](const Json&, const Json& seat, const char* key) {
                                 return number_of(seat, key) + (seat.contains("unit_limit")
                                                                    ? "/" + number_of(seat, "unit_limit")
                                                                    : "");
                               },
                               "units", kUnits},
                              {head("areas"),
                               [](const Json&, const Json& seat, const char* key) {
                                 return unknown_or(seat, key, number_of(seat, key));
                               },
                               "areas", kNarrow + 3}};
  for (const char* resource : kGoods)
    list.push_back({signs.letter(resource),
                    [](const Json&, const Json& seat, const char* key) {
                      return number_part(part(seat, "goods"), key) > 0 ? number_of(part(seat, "goods"), key)
                                                                       : std::string("·");
                    },
                    resource, kNarrow});
  for (const char* type : kTypes)
    list.push_back({head(type),
                    [](const Json&, const Json& seat, const char* key) {
                      return number_part(part(seat, "technologies"), key) > 0
                                 ? number_of(part(seat, "technologies"), key)
                                 : std::string("·");
                    },
                    type, kNarrow});
  return list;
}

}  // namespace

Lines seats_table(const Signs& signs, const Json& view, int columns) {
  const std::vector<Column> list = columns_of(signs);
  int used = 0;
  for (const Column& column : list) used += column.columns;
  const int name = std::clamp(columns - used - kNarrow, kShortestName, kLongestName);
  std::string head = pad("", kNarrow + name);
  for (const Column& column : list) head += pad_left(cut(column.heading, column.columns - 1), column.columns);
  Lines lines = {signs.paint(Ink::Faint, head)};
  for (const Json& seat : part(view, "seats")) {
    const int n = number_part(seat, "seat");
    const std::string title = fit(signs.empire(view, n), name);
    std::string line = (is_active(view, n) ? std::string(kActiveSign) : " ") + signs.shape(n) + " " +
                       (is_own(view, n) ? signs.paint(Ink::Strong, title) : title);
    for (const Column& column : list) line += pad_left(column.cell(view, seat, column.key), column.columns);
    lines.push_back(cut(line, columns));
  }
  return lines;
}

// --- what a seat owns

Lines dice_lines(const Signs& signs, const Json& seat, int columns) {
  Lines dice;
  int n = 1;
  for (const Json& die : part(seat, "dice")) {
    const std::string on = text_part(die, "on");
    dice.push_back(unbroken(number(n) + " " + signs.paint(Ink::Strong, signs.dice_face(part(die, "face"))) +
                            " " + signs.name("dice", text_part(die, "colour")) +
                            (on.empty() ? "" : " (" + signs.name("types", on) + ")")));
    ++n;
  }
  if (dice.empty()) return {};
  return hanging(" " + signs.text("play.ms.label.dice") + ": ", joined(dice, " · "), columns);
}

std::string symbols_text(const Signs& signs, const Json& card) {
  Lines symbols;
  for (const Json& symbol : part(card, "symbols")) symbols.push_back(signs.dice_face(symbol));
  return joined(symbols, " ");
}

Lines tech_lines(const Signs& signs, const Json& view, const Json& seat, int columns) {
  Lines lines;
  const Json& turn = part(view, "turn");
  const bool now = is_active(view, number_part(seat, "seat"));
  for (const char* type : kTypes) {
    const Json& card = signs.card(seat, type, number_part(part(seat, "technologies"), type));
    if (card.is_null()) continue;
    const Json& used = part(turn, "used");
    const bool done = now && std::ranges::find(used, Json(type)) != used.end();
    const std::string name = signs.name("types", type) + " " + roman(number_part(card, "level")) + " [" +
                             symbols_text(signs, card) + "]: ";
    add(lines, hanging(std::string(done ? kDoneSign : std::string_view(" ")) + " ",
                       signs.paint(Ink::Strong, name) + text_part(card, "summary"), columns));
  }
  return lines;
}

std::string quest_text(const Signs& signs, const Json& held) {
  constexpr std::string_view kBetween = " · ";
  const std::string text = text_part(signs.entry("quests", text_part(held, "quest")), "text");
  Lines conditions;
  std::size_t n = 0;
  for (std::size_t from = 0; from <= text.size(); ++n) {
    const std::size_t end = std::min(text.find(kBetween, from), text.size());
    const Json& demand = nth(part(held, "demands"), n);
    const int have = as_number(nth(demand, 0)), need = as_number(nth(demand, 1));
    const std::string far =
        have >= need ? " " + std::string(kDoneSign) : " (" + number(have) + "/" + number(need) + ")";
    conditions.push_back(text.substr(from, end - from) + (demand.is_null() ? "" : far));
    from = end + kBetween.size();
  }
  return joined(conditions, kBetween);
}

Lines quest_lines(const Signs& signs, const Json& seat, int columns) {
  Lines lines;
  for (const Json& held : part(seat, "quests")) {
    const bool met = flag_part(held, "met");
    add(lines, hanging(" " + signs.text("play.ms.label.quest") + " " +
                           (met ? signs.paint(Ink::Good, kDoneSign) : std::string(kNotSign)) + " ",
                       quest_text(signs, held), columns));
  }
  return lines;
}

// --- beside the map

Lines track_lines(const Signs& signs, const Json& view, int columns) {
  Lines lines;
  for (const char* track : kTracks) {
    const Json& seals = part(part(view, "tracks"), track);
    if (seals.empty()) continue;
    const int top = number_part(signs.entry("tracks", track), "positions");
    const bool locked = number_part(nth(seals, 0), "position") == top;
    Lines places;
    for (const Json& seal : seals) {
      if (number_part(seal, "position") > 0)
        places.push_back(signs.shape(number_part(seal, "seat")) + number_of(seal, "position"));
    }
    add(lines,
        hanging(" " + signs.name("tracks", track) + ": ",
                joined(places, " › ") + " · " +
                    signs.text(locked ? "play.ms.track_locked" : "play.ms.track_top", {{"n", number(top)}}),
                columns));
  }
  return lines;
}

std::string trade_marks(const Signs& signs, const Json& slot) {
  const Json& ships = part(signs.catalogue(), "ship_slots");
  const int vp = number_part(signs.entry("trade", text_part(slot, "token")), "vp");
  Lines marks;
  if (std::ranges::find(ships, part(slot, "slot")) != ships.end()) marks.emplace_back(kShipSlotSign);
  if (vp > 0) marks.push_back(signs.text("play.ms.vp", {{"n", number(vp)}}));
  if (!part(slot, "amphora").is_null()) marks.push_back(signs.party_shape(part(slot, "amphora")));
  return joined(marks, " ");
}

std::string trade_text(const Signs& signs, const Json& slot) {
  const Json& token = signs.entry("trade", text_part(slot, "token"));
  const std::string cost = signs.goods(part(token, "cost")), gain = signs.goods(part(token, "gain")),
                    marks = trade_marks(signs, slot);
  return (cost.empty() ? "0" : cost) + "→" + (gain.empty() ? "0" : gain) + (marks.empty() ? "" : " " + marks);
}

Lines trade_lines(const Signs& signs, const Json& view, int columns) {
  Lines slots;
  int section = 0;
  for (const Json& slot : part(view, "trade")) {
    const int n = number_part(slot, "slot"), here = (n - 1) / kSlotsPerSection + 1;
    const std::string label = here == section ? "" : signs.paint(Ink::Faint, roman(here) + ": ");
    section = here;
    slots.push_back(unbroken(label + number(n) + " " + trade_text(signs, slot)));
  }
  if (slots.empty()) return {};
  return hanging(" " + signs.text("play.ms.label.trade") + " ", joined(slots, " · "), columns);
}

Lines gardens_lines(const Signs& signs, const Json& view, int columns, bool with_source) {
  Lines parts;
  int level = 0;
  for (const Json& place : part(view, "gardens")) {
    ++level;
    const Json& token = signs.entry("gardens", text_part(place, "token"));
    if (token.is_null()) {
      parts.push_back(roman(level) + " " + std::string(kHiddenEventSign));
      continue;
    }
    const std::string vp = signs.text("play.ms.vp", {{"n", number_of(token, "vp")}});
    if (!part(place, "owner").is_null()) {
      parts.push_back(unbroken(roman(level) + " " + signs.party_shape(part(place, "owner")) + " " + vp));
      continue;
    }
    const bool asks =
        std::ranges::any_of(part(token, "needs"), [](const Json& n) { return as_number(n) > 0; });
    const std::string needs = asks ? text_part(token, "conditions") : "";
    parts.push_back(roman(level) + " " + signs.goods(part(token, "cost")) + " " + vp +
                    (needs.empty() ? "" : " (" + needs + ")") + (with_source ? signs.source(token) : ""));
  }
  if (parts.empty()) return {};
  return hanging(" " + signs.text("play.ms.label.gardens") + ": ", joined(parts, " · "), columns);
}

Lines strategy_lines(const Signs& signs, const Json& view, int columns) {
  Lines lines;
  for (const Json& seat : part(view, "seats")) {
    Lines cards;
    for (const Json& shown : part(seat, "strategies")) {
      const Json& card = signs.entry("strategies", text_part(shown, "card"));
      Lines actions;
      for (std::size_t i = 0; i < part(card, "actions").size(); ++i) {
        const Json& action = nth(part(card, "actions"), i);
        const bool done = nth(part(shown, "marked"), i) == Json(true);
        actions.push_back(std::string(done ? kDoneSign : std::string_view("")) +
                          signs.name("types", text_part(action, "type")));
      }
      cards.push_back(text_part(card, "name") + " (" + joined(actions, ", ") + ")");
    }
    if (!cards.empty())
      add(lines,
          hanging(" " + signs.seat(view, number_part(seat, "seat")) + ": ", joined(cards, " · "), columns));
  }
  return lines;
}

}  // namespace zig::terminal::mesopotamia
