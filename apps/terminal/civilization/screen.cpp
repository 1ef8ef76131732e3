#include "apps/terminal/civilization/screen.h"

#include <algorithm>
#include <array>

#include "apps/terminal/civilization/battle.h"
#include "apps/terminal/civilization/details.h"
#include "apps/terminal/civilization/news.h"
#include "apps/terminal/civilization/options.h"
#include "apps/terminal/civilization/panel.h"
#include "apps/terminal/json_parts.h"

namespace zig::terminal::civilization {

namespace {

using Size = Map::Size;

constexpr int kKeptForQuestions = 11;  // lines for the news, what can be chosen, and the prompt
constexpr int kKeptAround = 10;        // in a small terminal: players, news, header, letters, prompt
constexpr int kFewestRows = 5;         // of a part of the map
constexpr int kSideGap = 1;

bool has_square(const Json* option) { return !square_of(*option).empty(); }

bool is_about_city(std::string_view step) {
  constexpr std::array<std::string_view, 6> kSteps = {"city_menu",   "city_deed",      "item_choice",
                                                      "item_square", "harvest_choice", "target_city"};
  return std::ranges::find(kSteps, step) != kSteps.end();
}

}  // namespace

// --- the picture

std::string CivilizationScreen::header(const Json& view) const {
  const std::string stage = text_part(view, "stage");
  const bool over = stage == "over";
  Lines parts;
  if (stage == "turn" || over) {
    parts.push_back(text("play.cv.turn", {{"n", std::to_string(number_part(view, "turn"))}}));
    parts.push_back(signs_.name("phases", text_part(view, "phase")));
  } else {
    parts.push_back(text("play.cv.set_up"));
  }
  if (!over && text_part(view, "question") != "research") {
    const int active = number_part(view, "active");
    parts.push_back(is_own(view, active)
                        ? text("play.cv.your_part")
                        : text("play.cv.others_part", {{"who", signs_.nation(view, active)}}));
    parts.push_back(text("play.cv.first", {{"who", signs_.nation(view, number_part(view, "first"))}}));
  }
  const Json& next = part(own_seat(view), "next");
  if (!next.is_null() && stage == "turn") {
    Lines price;
    for (const char* key : {"culture", "trade"}) {
      if (const int n = number_part(next, key); n > 0)
        price.push_back(text("cv.amount." + std::string(key), {{"n", std::to_string(n)}}));
    }
    parts.push_back(text("play.cv.next_space", {{"price", joined(price, " + ")}}));
  }
  return cut(" " + joined(parts, " · "), console_.columns());
}

// Cities and pyramid side by side, the market, what everybody holds; or only what the player owns.
Lines CivilizationScreen::below(const Json& view, Detail detail) const {
  const int columns = console_.columns(), half = columns / 2;
  const Json& own = own_seat(view);
  Lines lines;
  if (detail == Detail::Brief) {
    add(lines, city_lines(signs_, own, columns));
  } else if (part(own, "cities").empty()) {
    add(lines, market_lines(signs_, view, columns));
  } else {
    Lines left = city_lines(signs_, own, half - kSideGap);
    add(left, market_lines(signs_, view, half - kSideGap));
    add(lines, side_by_side(left, half, pyramid(signs_, own, columns - half)));
  }
  for (const Json& seat : part(view, "seats")) {
    const int n = number_part(seat, "seat");
    if (!seat.contains("government") || (detail == Detail::Brief && !is_own(view, n))) continue;
    const std::string label = " " + signs_.shape(n) + " ", holdings = holdings_line(signs_, view, seat);
    add(lines,
        detail == Detail::Full ? hanging(label, holdings, columns) : Lines{cut(label + holdings, columns)});
  }
  return lines;
}

// The largest map that leaves room for the table of players beside it; where that is not possible, the table stands below.
Lines CivilizationScreen::layout(const Scene& scene, Detail detail) const {
  const Json& view = scene.view;
  const Map map(signs_, view, scene.menu);
  const int columns = console_.columns(), needed = table_columns(view) + kSideGap;
  Lines lines = {paint(Ink::Strong, header(view))};
  Size size = Size::Small;
  for (const Size larger : {Size::Wide, Size::Widest}) {
    if (map.columns(larger) + needed <= columns) size = larger;
  }
  const int left = map.columns(size) + kSideGap;
  Lines side = players_table(signs_, view, columns - left), drawn = map.draw(size);
  if (left - kSideGap + needed > columns) {
    add(lines, drawn);
    add(lines, players_table(signs_, view, columns));
  } else {
    if (detail == Detail::Brief && side.size() > drawn.size()) side.resize(drawn.size());
    add(lines, side_by_side(drawn, left, side));
  }
  add(lines, below(view, detail));
  return lines;
}

// A part of the map where there is no room for all of it.
Lines CivilizationScreen::window(const Scene& scene, int rows) const {
  const Map map(signs_, scene.view, scene.menu);
  const int left = map.columns(Size::Small) + kSideGap, columns = console_.columns();
  Lines lines = {paint(Ink::Strong, header(scene.view))};
  Lines drawn = map.draw(Size::Small, rows);
  if (columns - left >= table_columns(scene.view)) {
    Lines side = players_table(signs_, scene.view, columns - left);
    side.resize(std::min(side.size(), drawn.size()));
    drawn = side_by_side(drawn, left, side);
  }
  add(lines, drawn);
  return lines;
}

// Everything, or the map and what the player owns; nothing where there is room for a part of the map only.
Lines CivilizationScreen::whole(const Scene& scene, bool roomy) const {
  if (!console_.live()) return layout(scene, Detail::Full);
  for (const Detail detail : {Detail::Full, Detail::Short, Detail::Brief}) {
    Lines lines = layout(scene, detail);
    const bool fits = static_cast<int>(lines.size()) <= console_.rows() - kKeptForQuestions;
    if (fits && (roomy || detail == Detail::Brief)) return lines;
  }
  return {};
}

Lines CivilizationScreen::picture(const Scene& scene, bool roomy) const {
  if (Lines lines = whole(scene, roomy); !lines.empty()) return lines;
  const int left = console_.rows() - kKeptAround - static_cast<int>(things(scene, false).size());
  return window(scene, std::max(left, kFewestRows));
}

// --- what can be chosen

// What is going on, as far as the question does not say it; where the picture has no room for them, also the cities and techs that it is about.
Lines CivilizationScreen::situation(const Scene& scene, bool roomy) const {
  const Json& view = scene.view;
  const std::string step = step_of(scene);
  Lines lines = battle_lines(signs_, view);
  const bool told = (step == "respond" || step == "consent") && part(view, "announcements").size() < 2;
  if (!told) add(lines, announcement_lines(signs_, view));
  if (step != "draft" && step != "answer_offer") add(lines, offer_lines(signs_, view));
  if (step != "step" && lines.empty()) add(lines, moving_lines(signs_, view));
  if (!whole(scene, roomy).empty()) return lines;
  if (is_about_city(step)) add(lines, city_lines(signs_, own_seat(view), console_.columns()));
  if (step == "research") add(lines, pyramid(signs_, own_seat(view), console_.columns()));
  return lines;
}

// "e7"; "e7 (hut)" where something is there.
std::string CivilizationScreen::square_label(const Json& option) const {
  const std::string sentence = text_part(option, "text");
  const auto colon = sentence.find(": ");
  const std::string there = colon == std::string::npos ? "" : " (" + sentence.substr(colon + 2) + ")";
  return unbroken(square_of(option) + there);
}

// The squares by what is done there: "place: e7 e8 f8".
Lines CivilizationScreen::squares_on_offer(const Menu& menu) const {
  Lines verbs, lines;
  const auto each_option = [&](auto visit) {
    for (const MenuItem& item : menu.items()) {
      for (const Json* option : item.options) {
        if (!square_of(*option).empty()) visit(verb_of(*option), square_label(*option));
      }
    }
  };
  each_option([&](const std::string& verb, const std::string&) {
    if (std::ranges::find(verbs, verb) == verbs.end()) verbs.push_back(verb);
  });
  for (const std::string& verb : verbs) {
    Lines labels;
    each_option([&](const std::string& other, const std::string& label) {
      if (other == verb) labels.push_back(label);
    });
    const std::string name = " " + signs_.text_or("play.cv.verb." + verb, verb) + ": ";
    add(lines, hanging(name, joined(labels, " "), console_.columns()));
  }
  return lines;
}

// What a card does; empty where there is nothing to say.
std::string CivilizationScreen::what_it_does(const Json& view, const Json& pick) const {
  if (pick.contains("government")) return signs_.government_summary(view, text_part(pick, "government"));
  constexpr std::array<std::array<const char*, 2>, 6> kLists = {{{"tech", "techs"},
                                                                 {"wonder", "wonders"},
                                                                 {"event", "events"},
                                                                 {"building", "buildings"},
                                                                 {"civ", "civilizations"},
                                                                 {"person", "great_people"}}};
  for (const auto& [key, list] : kLists) {
    if (pick.contains(key)) return signs_.summary(list, text_part(pick, key));
  }
  return "";
}

// The sentence of the only option, with what the thing does; or its name, where something remains to be chosen.
std::string CivilizationScreen::thing_label(const Json& view, const MenuItem& item) const {
  const Json& option = *item.options.front();
  if (item.options.size() > 1) return item.name + " …";
  const std::string does = what_it_does(view, item.pick);
  std::string label = text_part(option, "text");
  const Json& follows = part(option, "follows");
  if (item.pick.contains("city") && follows.contains("production"))
    label += " (" +
             text("play.cv.city_brief", {{"production", std::to_string(number_part(follows, "production"))},
                                         {"culture", std::to_string(number_part(follows, "culture"))}}) +
             ")";
  if (follows.contains("kills")) {
    const bool kills = flag_part(follows, "kills"), dies = flag_part(follows, "dies");
    label += " – " + text(kills && dies ? "play.cv.attack.both"
                          : kills       ? "play.cv.attack.kills"
                          : dies        ? "play.cv.attack.dies"
                                        : "play.cv.attack.none");
  }
  return label + (does.empty() ? "" : ": " + does);
}

// As short as possible: "Library 5", "Bank 10+6 trade", "Writing I".
std::string CivilizationScreen::brief_label(const MenuItem& item) const {
  const Json& follows = part(*item.options.front(), "follows");
  if (item.options.size() > 1) return item.name + "…";
  if (follows.contains("cost")) {
    const int rush = number_part(follows, "rush");
    return item.name + " " + std::to_string(number_part(follows, "cost")) +
           (rush > 0 ? " (" + text("play.cv.rush", {{"n", std::to_string(rush)}}) + ")" : "");
  }
  if (item.pick.contains("tech")) return item.name + " " + roman(number_part(follows, "level"));
  const bool named =
      item.pick.contains("building") || item.pick.contains("wonder") || item.pick.contains("event");
  return named ? item.name : text_part(*item.options.front(), "text");
}

// A line each; where room is short and there are many, one after the other.
Lines CivilizationScreen::numbered_things(const Scene& scene, bool roomy) const {
  constexpr std::size_t kFew = 4;
  const Menu& menu = *scene.menu;
  const int columns = console_.columns();
  Lines lines, brief;
  bool sentences = false;
  for (std::size_t i = 0; i < menu.items().size(); ++i) {
    const MenuItem& item = menu.items()[i];
    if (!menu.has_number(i) || std::ranges::all_of(item.options, has_square)) continue;
    const std::string number = std::to_string(menu.number_of(i)), label = thing_label(scene.view, item);
    sentences = sentences || width(label) > 40;
    brief.push_back(unbroken(number + " " + brief_label(item)));
    const std::string head = pad_left(number, 3) + "  ";
    add(lines, roomy ? hanging(head, label, columns) : Lines{cut(head + label, columns)});
  }
  const bool flow = brief.size() > 1 && (roomy ? !sentences : brief.size() > kFew || !sentences);
  return flow ? hanging("  ", joined(brief, std::string(kNoBreak) + " "), columns) : lines;
}

Lines CivilizationScreen::things(const Scene& scene, bool roomy) const {
  Lines lines = situation(scene, roomy);
  if (!scene.menu) return lines;
  add(lines, squares_on_offer(*scene.menu));
  add(lines, numbered_things(scene, roomy));
  return lines;
}

// Squares by their names, amounts from the least to the most; everything else as sentences.
Lines CivilizationScreen::step(const Scene&, const Menu& menu) const {
  constexpr std::size_t kFewAmounts = 6;
  if (menu.asks_for_space()) return squares_on_offer(menu);
  if (menu.numbers() != Menu::Numbers::Amounts || menu.items().size() <= kFewAmounts) return choices(menu);
  std::vector<std::size_t> amounts;
  for (std::size_t i = 0; i < menu.items().size(); ++i) amounts.push_back(menu.number_of(i));
  return {" " + text("play.cv.amounts", {{"least", std::to_string(std::ranges::min(amounts))},
                                         {"most", std::to_string(std::ranges::max(amounts))}})};
}

std::string CivilizationScreen::how_to_answer(const Menu& menu, bool first_step) const {
  const auto square =
      std::ranges::find_if(menu.items(), [](const MenuItem& item) { return item.pick.contains("square"); });
  if (square == menu.items().end()) return Screen::how_to_answer(menu, first_step);
  return text(menu.numbers() == Menu::Numbers::None ? "play.cv.ask.square" : "play.cv.ask.square_or_number",
              {{"square", text_part(square->pick, "square")}});
}

// --- what happened

Lines CivilizationScreen::news(const Scene& scene, const Json& entries, bool roomy) const {
  Lines lines;
  for (const Json& part_of_turn : parts_of_turns(entries)) {
    const std::string told = roomy ? in_sentences(part_of_turn) : in_signs(signs_, scene.view, part_of_turn);
    if (!told.empty()) add(lines, hanging(" · ", told, console_.columns()));
  }
  return lines;
}

// --- commands

bool CivilizationScreen::answers(std::string_view question) const {
  constexpr std::array<std::string_view, 6> kQuestions = {"map",   "cities", "techs",
                                                          "cards", "goals",  "stock"};
  return std::ranges::find(kQuestions, question) != kQuestions.end();
}

Lines CivilizationScreen::answer(std::string_view question, const Scene& scene) const {
  if (question == "cities") return city_details(signs_, scene.view);
  if (question == "techs") return tech_details(signs_, scene.view);
  if (question == "cards") return card_details(signs_, scene.view);
  if (question == "goals") return goal_details(signs_, scene.view);
  if (question == "stock") return stock_details(signs_, scene.view);
  const Map map(signs_, scene.view, scene.menu);
  Size size = Size::Small;
  for (const Size larger : {Size::Wide, Size::Widest}) {
    if (map.columns(larger) <= console_.columns()) size = larger;
  }
  return map.draw(size);
}

Lines CivilizationScreen::scores(const Scene& scene) const { return score_lines(signs_, scene.view); }

std::unique_ptr<Screen> make_screen(const Console& console, Json catalogue) {
  return std::make_unique<CivilizationScreen>(console, std::move(catalogue));
}

}  // namespace zig::terminal::civilization
