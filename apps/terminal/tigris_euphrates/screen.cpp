#include "apps/terminal/tigris_euphrates/screen.h"

#include <algorithm>
#include <array>

#include "apps/terminal/json_parts.h"
#include "apps/terminal/tigris_euphrates/board.h"
#include "apps/terminal/tigris_euphrates/memory.h"
#include "apps/terminal/tigris_euphrates/news.h"
#include "apps/terminal/tigris_euphrates/panel.h"

namespace zig::terminal {

namespace {

using Board = TigrisEuphratesBoard;

constexpr int kWide = Board::kOutlinedWidth + 1 + 28;  // columns from which on the borders are drawn
constexpr int kTall = 38;

std::string kind_of(const Json& entry) { return text_part(part(entry, "event"), "kind"); }

// What the next screen shows anyway.
bool noise(const Json& entry) {
  const std::string kind = kind_of(entry);
  return kind == "turn_began" || kind == "drew" || kind == "peace_made";
}

Lines side_by_side(const Lines& left, int columns, const Lines& right) {
  Lines lines = left;
  for (std::size_t i = 0; i < lines.size() && i < right.size(); ++i)
    lines[i] = pad(lines[i], columns) + " " + right[i];
  return lines;
}

// Words that mean the same in the notation, by their beginnings; short ones only as a whole.
constexpr std::array<std::string_view, 22> kNotationWords = {
    "king",        "priest", "farmer", "trader",   "black",    "red",    "blue",    "green",
    "catastrophe", "swap",   "war",    "building", "monument", "commit", "decline", "leave",
    "off",         "end",    "turn",   "and",      "on",       "nothing"};

}  // namespace

std::string TigrisEuphratesScreen::header(const Json& view) const {
  const auto counted = [&](std::string_view key, std::size_t n) {
    return text(key, {{"n", std::to_string(n)}});
  };
  Lines parts = {counted("play.te.turn", static_cast<std::size_t>(number_part(view, "turn")))};
  if (text_part(view, "step") != "over") {
    const int active = number_part(view, "active");
    const std::string left = std::to_string(number_part(view, "actions_left"));
    parts.push_back(
        part(view, "observer") == part(view, "active")
            ? text("play.te.your_turn")
            : text("play.te.others_turn",
                   {{"n", left}, {"who", signs_.dynasty_name(text_part(seat_in(view, active), "dynasty"))}}));
  }
  parts.push_back(counted("play.te.bag", static_cast<std::size_t>(number_part(view, "bag"))));
  parts.push_back(counted("play.te.treasures_left", part(view, "treasures").size()));
  return cut(" " + joined(parts, " · "), console_.columns());
}

// The size goes by the terminal alone, so that the board does not change it from turn to turn.
Lines TigrisEuphratesScreen::board(const Json& view, const Menu* targets) const {
  const Board drawing(signs_, view, targets);
  const bool large = console_.columns() >= kWide && console_.rows() >= kTall;
  const Lines lines = large ? drawing.outlined() : drawing.small();
  const int columns = large ? Board::kOutlinedWidth : Board::kSmallWidth;
  return side_by_side(lines, columns,
                      side_panel(signs_, view, console_.columns() - columns - 1, lines.size()));
}

Lines TigrisEuphratesScreen::picture(const Scene& scene, bool) const {
  Lines lines = {paint(Ink::Strong, header(scene.view))};
  for (const std::string& line : board(scene.view, scene.menu)) lines.push_back(line);
  for (const std::string& line : points_lines(signs_, scene.view)) lines.push_back(line);
  return lines;
}

// --- what can be chosen

std::string TigrisEuphratesScreen::hand_line(const Json& view) const {
  return " " + text("play.te.hand") + "  " +
         replaced(signs_.hand(part(own_seat(view), "hand")), kNoBreak, " ");
}

// "■ king I6", "▲ temple ×3", "catastrophe ×2".
std::string TigrisEuphratesScreen::piece_label(const Json& view, const MenuItem& item) const {
  const Json& own = own_seat(view);
  const auto times = [](int n) { return " ×" + std::to_string(n); };
  if (item.pick.contains("tile")) {
    const std::string colour = text_part(item.pick, "tile");
    return signs_.shape(colour) + " " + item.name + times(number_part(part(own, "hand"), colour.c_str()));
  }
  if (item.pick.contains("leader")) {
    std::string where;
    for (const Json& leader : part(view, "leaders")) {
      const bool mine = part(leader, "seat") == part(own, "seat");
      if (mine && part(leader, "leader") == part(item.pick, "leader"))
        where = " " + text_part(leader, "cell");
    }
    return signs_.leader(text_part(own, "dynasty"), signs_.colour_of_leader(text_part(item.pick, "leader"))) +
           " " + item.name + where;
  }
  if (text_part(item.pick, "action") == "catastrophe")
    return std::string(kCatastropheSign) + " " + item.name + times(number_part(own, "catastrophes"));
  return item.name;
}

// Leaders, tiles and the rest, a line each.
Lines TigrisEuphratesScreen::pieces(const Scene& scene) const {
  std::array<Lines, 3> groups;
  const auto& items = scene.menu->items();
  for (std::size_t i = 0; i < items.size(); ++i) {
    const std::size_t group = items[i].pick.contains("leader") ? 0 : items[i].pick.contains("tile") ? 1 : 2;
    groups[group].push_back(replaced(
        pad_left(std::to_string(scene.menu->number_of(i)), 2) + " " + piece_label(scene.view, items[i]), " ",
        kNoBreak));
  }
  Lines lines;
  for (const Lines& group : groups) {
    if (group.empty()) continue;
    for (const std::string& line : wrap(joined(group, std::string(kNoBreak) + " "), console_.columns()))
      lines.push_back(line);
  }
  return lines;
}

Lines TigrisEuphratesScreen::conflict(const Scene& scene) const {
  const Json& fought = part(scene.view, "conflict");
  Lines lines = conflict_lines(signs_, fought);
  lines.push_back(hand_line(scene.view));
  Lines answers;
  const auto& items = scene.menu->items();
  for (std::size_t i = 0; i < items.size(); ++i) {
    const auto n = static_cast<int>(scene.menu->number_of(i));
    answers.push_back(replaced(std::to_string(n) + " → " + outcome(signs_, fought, n), " ", kNoBreak));
  }
  for (const std::string& line : wrap(" " + joined(answers, " · "), console_.columns() - 1))
    lines.push_back(" " + line);
  return lines;
}

Lines TigrisEuphratesScreen::things(const Scene& scene, bool roomy) const {
  if (!scene.menu) return own_seat(scene.view).contains("hand") ? Lines{hand_line(scene.view)} : Lines{};
  const std::string step = text_part(scene.menu->decision(), "step");
  if (step == "action") return pieces(scene);
  if (step == "attack" || step == "defend") return conflict(scene);
  if (step == "treasure") return {};
  Lines lines = Screen::things(scene, roomy);
  if (step != "war_order") return lines;
  for (std::size_t i = 0; i < lines.size(); ++i) {
    const std::string colour = text_part(scene.menu->items()[i].pick, "war");
    lines[i] = cut(lines[i] + ":  " + coming_war(signs_, scene.view, colour), console_.columns());
  }
  return lines;
}

// What was picked before the space.
std::string TigrisEuphratesScreen::chosen_piece(const Menu& menu) const {
  const Json& picks = part(*menu.items().front().options.front(), "picks");
  return picks.size() < 2 ? "" : pick_name(nth(picks, picks.size() - 2)) + ":";
}

bool TigrisEuphratesScreen::step_is_page(const Menu& menu) const { return menu.asks_for_space(); }

Lines TigrisEuphratesScreen::step(const Scene& scene, const Menu& menu) const {
  if (menu.asks_for_space()) {
    Lines lines = {paint(Ink::Strong, header(scene.view))};
    for (const std::string& line : board(scene.view, &menu)) lines.push_back(line);
    const std::string piece = " " + paint(Ink::Strong, chosen_piece(menu)) + "  ";
    for (const std::string& line :
         hanging(piece, target_legend(signs_, scene.view, menu), console_.columns()))
      lines.push_back(line);
    return lines;
  }
  if (menu.numbers() == Menu::Numbers::None) return {hand_line(scene.view)};
  return choices(menu);
}

std::string TigrisEuphratesScreen::how_to_answer(const Menu& menu, bool first_step) const {
  const std::string step = text_part(menu.decision(), "step");
  if (first_step && step == "action") return text("play.te.ask.piece");
  if (menu.asks_for_space()) {
    const std::string example = text_part(menu.items().front().pick, "cell");
    const bool off = std::ranges::any_of(
        menu.items(), [](const MenuItem& item) { return text_part(item.pick, "cell") == "off"; });
    const std::string key = first_step ? "play.te.ask.first_space"
                            : off      ? "play.te.ask.space_or_off"
                                       : "play.te.ask.space";
    return text(key, {{"cell", example}});
  }
  if (!first_step && menu.numbers() == Menu::Numbers::None) return text("play.te.ask.tiles");
  return Screen::how_to_answer(menu, first_step);
}

// --- what happened: a paragraph for each turn, or a line of signs

Lines TigrisEuphratesScreen::news(const Scene& scene, const Json& entries, bool roomy) const {
  std::vector<Json> turns(1, Json::array());
  for (const Json& entry : entries) {
    if (kind_of(entry) == "turn_began") turns.push_back(Json::array());
    if (!noise(entry)) turns.back().push_back(entry);
  }
  Lines lines;
  for (const Json& turn : turns) {
    if (turn.empty()) continue;
    Lines sentences;
    for (const Json& entry : turn) sentences.push_back(text_part(entry, "text"));
    const std::string told = roomy ? joined(sentences, " ") : turn_in_signs(signs_, scene.view, turn);
    for (const std::string& line : hanging(" · ", told, console_.columns())) lines.push_back(line);
  }
  return lines;
}

// --- names

std::string TigrisEuphratesScreen::seat_name(const Scene& scene, int seat) const {
  return signs_.dynasty_name(text_part(seat_in(scene.view, seat), "dynasty"));
}

std::string TigrisEuphratesScreen::pick_name(const Json& pick) const {
  if (!pick.is_object() || pick.empty()) return pick.dump();
  const std::string key = pick.begin().key();
  const std::string id = text_part(pick, key.c_str());
  if (key == "leader") return signs_.leader_name(signs_.colour_of_leader(id));
  if (key == "tile") return signs_.tile_name(id);
  if (key == "war") return signs_.colour_name(id);
  if (key == "action") return text("play.te.action." + id);
  if (key == "building") return text("te.building." + id);
  if (key == "monument") return text("te.monument." + id);
  if (key == "cell") return id == "off" ? text("play.te.off") : id;
  return Screen::pick_name(pick);
}

// Word by word: "král I6" -> "king i6", "vyměnit 2 červené" -> "swap 2 red"; "all" is the whole hand.
std::string TigrisEuphratesScreen::as_notation(std::string_view line, const Scene& scene) const {
  const std::string typed = folded(line);
  Lines translated;
  bool any = false;
  for (const std::string_view word : words(typed)) {
    std::string best(word);
    std::size_t length = 0;
    const auto try_words = [&](const std::string& meaning, const std::string& list) {
      for (const std::string_view stem : words(list)) {
        const bool fits = stem.size() > 2 ? word.starts_with(stem) : word == stem;
        if (fits && stem.size() > length) best = meaning, length = stem.size();
      }
    };
    for (const std::string_view meaning : kNotationWords)
      try_words(std::string(meaning), folded(text("play.te.words." + std::string(meaning))));
    Lines hand;
    for (const std::string_view colour : kTigrisColours) {
      const int n = number_part(part(own_seat(scene.view), "hand"), std::string(colour).c_str());
      if (n > 0) hand.push_back(std::to_string(n) + " " + std::string(colour));
    }
    try_words(joined(hand, " "), folded(text("play.te.words.all")));
    any = any || length > 0;
    translated.push_back(best);
  }
  return any ? joined(translated, " ") : std::string(line);
}

bool TigrisEuphratesScreen::answers(std::string_view question) const {
  return question == "kingdoms" || question == "memory";
}

Lines TigrisEuphratesScreen::answer(std::string_view question, const Scene& scene) const {
  if (question == "kingdoms") return kingdom_details(signs_, scene.view);
  return memory_lines(signs_, scene.view, catalogue_,
                      remembered(scene.table.events_since(0, scene.observer)));
}

Lines TigrisEuphratesScreen::scores(const Scene& scene) const {
  Lines lines = score_table(signs_, scene.view, catalogue_);
  if (!flag_part(scene.table.standing(), "tie_break_used")) return lines;
  for (const std::string& line : hanging(" ", text_part(catalogue_, "tie_break"), console_.columns()))
    lines.push_back(line);
  return lines;
}

std::unique_ptr<Screen> tigris_euphrates::make_screen(const Console& console, Json catalogue) {
  return std::make_unique<TigrisEuphratesScreen>(console, std::move(catalogue));
}

}  // namespace zig::terminal
