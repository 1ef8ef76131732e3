#include "apps/terminal/mesopotamia/screen.h"

#include <algorithm>
#include <array>

#include "apps/terminal/json_parts.h"
#include "apps/terminal/mesopotamia/battle.h"
#include "apps/terminal/mesopotamia/details.h"
#include "apps/terminal/mesopotamia/map.h"
#include "apps/terminal/mesopotamia/news.h"
#include "apps/terminal/mesopotamia/panel.h"

namespace zig::terminal::mesopotamia {

namespace {

constexpr int kKeptForQuestions = 11;  // lines for the news, what can be chosen, and the prompt
constexpr int kKeptAround = 7;         // in a small terminal: news and prompt
constexpr int kFewestRows = 5;         // of a part of the map
constexpr int kMapColumns = 78, kWidestMap = 120, kSideColumns = 40, kSideGap = 1;
constexpr int kMapRows = 25, kTallMapRows = 31, kLowMapRows = 19;

std::string step_of(const Scene& scene) {
  return scene.menu ? text_part(scene.menu->decision(), "step") : "";
}

bool has_side(int columns) { return columns >= kMapColumns + kSideGap + kSideColumns; }
int map_columns(int columns) {
  return std::min(has_side(columns) ? columns - kSideGap - kSideColumns : columns, kWidestMap);
}

const Json& last_pick(const Json& option) {
  const Json& picks = part(option, "picks");
  return nth(picks, picks.empty() ? 0 : picks.size() - 1);
}

}  // namespace

// --- the picture

std::string MesopotamiaScreen::header(const Json& view) const {
  const Json& turn = part(view, "turn");
  const Json& battles = part(view, "battles");
  constexpr std::array<std::string_view, 5> kSetUp = {"roles", "empires", "start_areas", "quests",
                                                      "start_choices"};
  const bool begun = std::ranges::find(kSetUp, text_part(view, "stage")) == kSetUp.end();
  Lines parts = {begun ? text("play.ms.round", {{"n", number_of(view, "round")}}) : text("play.ms.set_up")};
  if (flag_part(view, "last_round")) parts.push_back(text("play.ms.last_round"));
  if (view.contains("wave")) parts.push_back(text("play.ms.wave", {{"n", number_of(view, "wave")}}));
  if (turn.contains("seat")) {
    const int seat = number_part(turn, "seat");
    parts.push_back(is_own(view, seat) ? text("play.ms.your_turn")
                                       : text("play.ms.others_turn", {{"who", signs_.seat(view, seat)}}));
    Lines used;
    for (const Json& type : part(turn, "used")) used.push_back(signs_.name("types", as_text(type)));
    if (!used.empty()) parts.push_back(text("play.ms.used", {{"actions", joined(used, ", ")}}));
    if (!flag_part(turn, "marker_used")) parts.push_back(text("play.ms.marker_left"));
    if (!part(seat_of(view, seat), "dice").empty())
      parts.push_back(text("play.ms.rerolls_left", {{"n", number_of(turn, "rerolls_left")}}));
  } else if (!battles.is_null()) {
    Lines areas;
    for (const Json& area : part(battles, "order")) {
      const bool now = as_text(area) == text_part(part(view, "battle"), "area");
      areas.push_back((now ? std::string(kActiveSign) : "") + signs_.area(as_text(area)));
    }
    parts.push_back(text("play.ms.battles") + (areas.empty() ? "" : ": " + joined(areas, ", ")));
  }
  if (const Json& order = part(view, "order"); order.size() > 1) {
    Lines shapes;
    for (const Json& seat : order) shapes.push_back(signs_.shape(as_number(seat)));
    parts.push_back(text("play.ms.order", {{"who", joined(shapes, " ")}}));
  }
  return cut(" " + joined(parts, " · "), console_.columns());
}

// Beside a map that leaves room, else below it.
Lines MesopotamiaScreen::beside(const Json& view, int columns) const {
  Lines lines = track_lines(signs_, view, columns);
  add(lines, gardens_lines(signs_, view, columns));
  add(lines, trade_lines(signs_, view, columns));
  add(lines, strategy_lines(signs_, view, columns));
  add(lines, quest_lines(signs_, own_seat(view), columns));
  return lines;
}

// The list of what can be done has the technologies in it.
Lines MesopotamiaScreen::below(const Scene& scene, Detail detail) const {
  const Json& view = scene.view;
  const int columns = console_.columns();
  Lines lines = seats_table(signs_, view, columns);
  add(lines, dice_lines(signs_, own_seat(view), columns));
  if (detail == Detail::Full && step_of(scene) != "turn")
    add(lines, tech_lines(signs_, view, own_seat(view), columns));
  if (detail != Detail::Brief && !has_side(columns)) add(lines, beside(view, columns));
  return lines;
}

Lines MesopotamiaScreen::layout(const Scene& scene, Detail detail) const {
  const Json& view = scene.view;
  const int columns = console_.columns(), left = map_columns(columns);
  const int rows = detail != Detail::Full              ? kLowMapRows
                   : left > kMapColumns + kSideColumns ? kTallMapRows
                                                       : kMapRows;
  Lines lines = {paint(Ink::Strong, header(view))};
  Lines drawn = Map(signs_, view, left, rows, scene.menu).draw();
  if (has_side(columns)) {
    Lines side = beside(view, columns - left - kSideGap);
    side.resize(std::min(side.size(), drawn.size()));
    drawn = side_by_side(drawn, left + kSideGap, side);
  }
  add(lines, drawn);
  add(lines, below(scene, detail));
  return lines;
}

// A part of the map where there is no room for all of it; none while a battle needs the room.
Lines MesopotamiaScreen::window(const Scene& scene, int rows) const {
  const int columns = console_.columns(), left = map_columns(columns);
  Lines lines = {paint(Ink::Strong, header(scene.view))};
  Lines under = below(scene, Detail::Brief);
  const int room = rows - 1 - static_cast<int>(under.size());
  const bool fights = !part(scene.view, "battle").is_null();
  if (room >= kFewestRows || !fights) {
    Lines drawn = Map(signs_, scene.view, left, kLowMapRows, scene.menu).draw(std::max(room, kFewestRows));
    if (has_side(columns)) {
      Lines side = beside(scene.view, columns - left - kSideGap);
      side.resize(std::min(side.size(), drawn.size()));
      drawn = side_by_side(drawn, left + kSideGap, side);
    }
    add(lines, drawn);
  }
  add(lines, under);
  return lines;
}

// Everything, or the map and what matters now; nothing where there is room for a part of the map only.
Lines MesopotamiaScreen::whole(const Scene& scene, bool roomy) const {
  if (!console_.live()) return layout(scene, Detail::Full);
  for (const Detail detail : {Detail::Full, Detail::Short, Detail::Brief}) {
    Lines lines = layout(scene, detail);
    const bool fits = static_cast<int>(lines.size()) <= console_.rows() - kKeptForQuestions;
    if (fits && (roomy || detail == Detail::Brief)) return lines;
  }
  return {};
}

Lines MesopotamiaScreen::picture(const Scene& scene, bool roomy) const {
  if (Lines lines = whole(scene, roomy); !lines.empty()) return lines;
  return window(scene, console_.rows() - kKeptAround - static_cast<int>(things(scene, false).size()));
}

// --- what can be chosen

// What is going on, as far as the question does not say it.
Lines MesopotamiaScreen::situation(const Scene& scene) const {
  const Json& view = scene.view;
  Lines lines = battle_lines(signs_, view);
  if (!lines.empty()) return lines;
  const Json& action = part(part(view, "turn"), "action");
  const Json& moving = part(action, "moving");
  Lines parts;
  if (moving.contains("segment")) {
    parts.push_back(text("play.ms.ship_moves", {{"river", signs_.river(text_part(moving, "segment"))}}));
  } else if (!moving.is_null()) {
    parts.push_back(text("play.ms.unit_moves", {{"unit", signs_.name("units", text_part(moving, "unit"))},
                                                {"area", signs_.area(text_part(moving, "area"))},
                                                {"n", number_of(moving, "steps_left")}}));
  }
  const std::string type = text_part(action, "type");
  if (!type.empty())
    parts.push_back(text("play.ms.left." + type,
                         {{"n", number_of(action, "left")}, {"m", number_of(action, "second_left")}}));
  if (scene.menu) {
    const std::string area = text_part(scene.menu->decision(), "area");
    const Json& event = part(area_of(view, area), "event");
    if (!area.empty())
      parts.push_back(signs_.area(area) + (event.contains("token") && step_of(scene) == "event"
                                               ? ": " + signs_.name("events", text_part(event, "token"))
                                               : ""));
  }
  return parts.empty() ? Lines{} : hanging(" ", joined(parts, " · "), console_.columns());
}

// What stands behind the last thing that is picked; empty where there is nothing to say.
std::string MesopotamiaScreen::what_it_is(const Scene& scene, const Json& option) const {
  const Json& view = scene.view;
  const Json& pick = last_pick(option);
  const std::string step = step_of(scene);
  if (pick.contains("empire")) return text_part(signs_.entry("empires", text_part(pick, "empire")), "bonus");
  if (pick.contains("area") && step != "start_area") return there(signs_, view, text_part(pick, "area"));
  if (pick.contains("slot")) {
    for (const Json& slot : part(view, "trade")) {
      if (part(slot, "slot") == part(pick, "slot")) return trade_marks(signs_, slot);
    }
  }
  if (pick.contains("type") && (step == "research" || step == "raise_tech")) {
    const Json& own = own_seat(view);
    const std::string type = text_part(pick, "type");
    const Json& card = signs_.card(own, type, number_part(part(own, "technologies"), type.c_str()) + 1);
    return roman(number_part(card, "level")) + " " + text_part(card, "name") + " [" +
           symbols_text(signs_, card) + "] " + text_part(card, "summary");
  }
  if (pick.contains("segment") && step != "sail")
    return text_part(signs_.river_entry(text_part(pick, "segment")), "river");
  const Json& cost = part(part(option, "follows"), "cost");
  return cost.empty() ? "" : signs_.goods(cost, "+");
}

// "Explore II [A ŠE] activations: 2 – marker / 1 3"; in short "Explore II: marker / 1 3".
std::string MesopotamiaScreen::performing_label(const Scene& scene, const MenuItem& item, bool full) const {
  const Json& own = own_seat(scene.view);
  const std::string type = text_part(item.pick, "type");
  const Json& card = signs_.card(own, type, number_part(part(own, "technologies"), type.c_str()));
  Lines ways;
  for (const Json* option : item.options) ways.push_back(pick_name(last_pick(*option)));
  const std::string name = item.name + " " + roman(number_part(card, "level"));
  return full ? name + " [" + symbols_text(signs_, card) + "] " + text_part(card, "summary") + " – " +
                    joined(ways, " / ")
              : name + ": " + joined(ways, " / ");
}

std::string MesopotamiaScreen::thing_label(const Scene& scene, const MenuItem& item) const {
  if (step_of(scene) == "turn" && item.pick.contains("type")) return performing_label(scene, item, true);
  const Json& option = *item.options.front();
  if (item.options.size() > 1) {
    const std::string here =
        item.pick.contains("area") ? there(signs_, scene.view, text_part(item.pick, "area")) : "";
    const Json& cost = part(part(option, "follows"), "cost");
    return item.name + (cost.empty() ? "" : " (" + signs_.goods(cost, "+") + ")") + " …" +
           (here.empty() ? "" : " " + here);
  }
  const std::string is = what_it_is(scene, option);
  return text_part(option, "text") + (is.empty() ? "" : " (" + is + ")");
}

// Amounts from the least to the most.
Lines MesopotamiaScreen::amounts(const Menu& menu) const {
  std::vector<std::size_t> numbers;
  for (std::size_t i = 0; i < menu.items().size(); ++i) numbers.push_back(menu.number_of(i));
  return {" " + text("play.ms.amounts", {{"least", std::to_string(std::ranges::min(numbers))},
                                         {"most", std::to_string(std::ranges::max(numbers))}})};
}

// A line each; where room is short and there are many, one after the other.
Lines MesopotamiaScreen::things(const Scene& scene, bool roomy) const {
  constexpr std::size_t kFew = 4;
  Lines lines = situation(scene);
  if (!scene.menu) return lines;
  const Menu& menu = *scene.menu;
  if (!menu.items().empty() &&
      std::ranges::all_of(menu.items(), [](const MenuItem& item) { return item.pick.contains("amount"); })) {
    add(lines, amounts(menu));
    return lines;
  }
  const int columns = console_.columns();
  const bool whole_sentences = roomy || step_of(scene) == "event";
  Lines full, brief;
  for (std::size_t i = 0; i < menu.items().size(); ++i) {
    const MenuItem& item = menu.items()[i];
    const std::string label = thing_label(scene, item);
    const std::string n = menu.has_number(i) ? std::to_string(menu.number_of(i)) : "";
    const bool named = item.options.size() > 1 || item.pick.contains("area") || item.pick.contains("quest");
    const bool action = step_of(scene) == "turn" && item.pick.contains("type");
    brief.push_back(unbroken(n + " " +
                             (action  ? performing_label(scene, item, false)
                              : named ? item.name
                                      : text_part(*item.options.front(), "text")) +
                             (item.options.size() > 1 && !action ? "…" : "")));
    const std::string head = pad_left(n, 3) + "  ";
    add(full, whole_sentences ? hanging(head, label, columns) : Lines{cut(head + label, columns)});
  }
  const bool flow = !roomy && brief.size() > kFew;
  add(lines, flow ? hanging("  ", joined(brief, std::string(kNoBreak) + " "), columns) : full);
  return lines;
}

Lines MesopotamiaScreen::step(const Scene& scene, const Menu& menu) const {
  constexpr std::size_t kMostSets = 12;
  const bool dice =
      std::ranges::any_of(menu.items(), [](const MenuItem& item) { return item.pick.contains("dice"); });
  if (dice && menu.items().size() > kMostSets) {
    Lines list;
    int n = 0;
    for (const Json& die : part(own_seat(scene.view), "dice"))
      list.push_back(number(++n) + " " + signs_.dice_face(part(die, "face")));
    return hanging(" ", text("play.ms.name_dice", {{"dice", joined(list, ", ")}}), console_.columns());
  }
  return choices(menu);
}

std::string MesopotamiaScreen::how_to_answer(const Menu& menu, bool first_step) const {
  const Json& decision = menu.decision();
  if (text_part(decision, "section") == "strength" && text_part(decision, "step") == "bid")
    return text("play.ms.ask.bids");
  const auto area =
      std::ranges::find_if(menu.items(), [](const MenuItem& item) { return item.pick.contains("area"); });
  if (area != menu.items().end()) return text("play.ms.ask.area", {{"area", area->name}});
  if (menu.numbers() == Menu::Numbers::None) return text("play.ms.ask.name");
  return Screen::how_to_answer(menu, first_step);
}

// --- what happened

Lines MesopotamiaScreen::news(const Scene&, const Json& entries, bool roomy) const {
  Lines lines;
  for (const Json& part_of_round : parts_of_rounds(entries)) {
    if (const std::string words = told(part_of_round, !roomy); !words.empty())
      add(lines, hanging(" · ", words, console_.columns()));
  }
  return lines;
}

// --- commands

bool MesopotamiaScreen::answers(std::string_view question) const {
  constexpr std::array<std::string_view, 6> kQuestions = {"map",   "kingdoms", "cards",
                                                          "goals", "techs",    "stock"};
  return std::ranges::find(kQuestions, question) != kQuestions.end();
}

Lines MesopotamiaScreen::answer(std::string_view question, const Scene& scene) const {
  if (question == "kingdoms") return area_details(signs_, scene.view);
  if (question == "cards") return card_details(signs_, scene.view);
  if (question == "goals") return goal_details(signs_, scene.view);
  if (question == "techs") return tech_details(signs_, scene.view);
  if (question == "stock") return stock_details(signs_, scene.view);
  const int columns = std::min(console_.columns(), kWidestMap);
  return Map(signs_, scene.view, columns, columns > kMapColumns + kSideColumns / 2 ? kTallMapRows : kMapRows,
             scene.menu)
      .draw();
}

// Quests in other hands are nobody's business until the end.
Lines MesopotamiaScreen::scores(const Scene& scene) const {
  const Json& view = scene.view;
  const Json& seats = part(view, "seats");
  const int label = 23, count = std::max<int>(static_cast<int>(seats.size()), 1);
  const int column = std::clamp((console_.columns() - label) / count, 6, 16);
  const auto row = [&](const std::string& name, auto cell) {
    std::string line = fit(name, label);
    for (const Json& seat : seats) line += pad_left(cut(cell(seat), column - 1), column);
    return line;
  };
  const auto sum = [](const Json& seat) {
    int all = 0;
    for (const Json& n : part(seat, "points")) all += as_number(n);
    return number(all);
  };
  Lines lines = {row("", [&](const Json& seat) { return signs_.seat(view, number_part(seat, "seat")); })};
  bool hidden = false;
  for (const Json& category : part(catalogue_, "categories")) {
    const std::string id = text_part(category, "id");
    lines.push_back(row(text_part(category, "name"), [&](const Json& seat) {
      const bool secret = id == "quests" && !seat.contains("quests") && number_part(seat, "quests_held") > 0;
      hidden = hidden || secret;
      return secret ? std::string("?") : number_of(part(seat, "points"), id.c_str());
    }));
  }
  lines.push_back(repeated("─", label + column * count));
  lines.push_back(paint(Ink::Strong, row(text("play.scores.total"), sum)));
  if (view.contains("standing")) {
    lines.push_back(row(text("play.scores.rank"), [&](const Json& seat) {
      for (const Json& rank : part(view, "standing")) {
        if (part(rank, "seat") == part(seat, "seat")) return number_of(rank, "rank") + ".";
      }
      return std::string("–");
    }));
    if (!view.contains("outcome")) lines.push_back(text_part(catalogue_, "tie_break"));
  }
  if (hidden) lines.push_back(text("play.ms.quests_not_counted"));
  return lines;
}

std::unique_ptr<Screen> make_screen(const Console& console, Json catalogue) {
  return std::make_unique<MesopotamiaScreen>(console, std::move(catalogue));
}

}  // namespace zig::terminal::mesopotamia
