// What the player types at a table of Civilization: names of things, moves in the words of the language, orders.
#include <algorithm>
#include <array>

#include "apps/terminal/civilization/options.h"
#include "apps/terminal/civilization/screen.h"
#include "apps/terminal/json_parts.h"

namespace zig::terminal::civilization {

namespace {

// Words that begin a move, by their beginnings in the player's language; short ones only as a whole.
constexpr std::array<std::string_view, 48> kVerbs = {
    "place",   "keep",    "event",     "resource", "research", "done",    "pass",     "agree",
    "decline", "found",   "civ",       "person",   "send",     "ability", "wonder",   "city",
    "advance", "coin",    "unit",      "build",    "player",   "tech",    "from",     "group",
    "step",    "explore", "sacrifice", "pay",      "fight",    "front",   "heal",     "loot",
    "offer",   "give",    "want",      "promise",  "propose",  "counter", "withdraw", "government",
    "produce", "devote",  "harvest",   "army",     "scout",    "new",     "none",     "free_building"};
// And words that may follow.
constexpr std::array<std::string_view, 7> kOperands = {"trade", "culture", "hut", "village",
                                                       "event", "none",    "new"};

}  // namespace

// --- names

std::string CivilizationScreen::seat_name(const Scene& scene, int seat) const {
  return signs_.nation(scene.view, seat);
}

std::string CivilizationScreen::pick_name(const Json& pick) const {
  if (!pick.is_object() || pick.empty()) return pick.dump();
  const std::string key = pick.begin().key();
  const std::string id = text_part(pick, key.c_str());
  const std::string n = std::to_string(number_part(pick, key.c_str()));
  if (key == "square" || key == "spoils") return id;
  if (key == "person") return signs_.name("great_people", id);
  if (key == "ability") return signs_.name("abilities", id);
  if (key == "civ") return signs_.name("civilizations", id);
  if (key == "action") return signs_.text_or("play.cv.verb." + id, id);
  if (key == "hut" || key == "village")
    return text("cv.token." + key, {{"resource", signs_.name("resources", id)}});
  if (key == "give" || key == "want") return signs_.text_or("play.cv.verb." + key, key) + ": " + in_words(id);
  if (key == "move")
    return signs_.text_or("play.cv.verb." + id.substr(0, id.find(' ')), "") + " " +
           in_words(id.substr(std::min(id.find(' '), id.size())));
  if (key == "armies" || key == "scouts") return text("cv.figures." + key, {{"n", n}});
  if (key == "which_scouts")
    return text("cv.figures.scouts", {{"n", id == "both" ? "2" : id == "none" ? "0" : "1"}});
  if (key == "unit" && id.find('-') != std::string::npos)
    return signs_.name("units", id.substr(0, id.find('-'))) + " " + id.substr(id.find('-') + 1);
  if (key == "player") return text("play.seat", {{"n", n}});
  if (key == "city" || key == "front" || key == "scout")
    return signs_.text_or("play.cv.pick." + key, key) + " " +
           std::to_string(number_part(pick, key.c_str()) + 1);
  return Screen::pick_name(pick);
}

// Ids of the notation as the player's language calls them: "hut silk" -> "chýše hedvábí".
std::string CivilizationScreen::in_words(std::string_view notation) const {
  Lines names;
  for (const std::string_view id : words(notation)) {
    std::string name = signs_.text_or("play.cv.pick." + std::string(id), id);
    for (const char* list : {"resources", "ages", "events", "techs", "buildings", "wonders", "governments",
                             "deeds", "figures", "units"}) {
      if (!signs_.entry(list, id).is_null()) name = signs_.name(list, id);
    }
    names.push_back(name);
  }
  return joined(names, " ");
}

// How much of the word a word of that meaning begins with, in the player's language; short ones only as a whole.
std::size_t CivilizationScreen::likeness(std::string_view word, std::string_view meaning) const {
  const std::string typed = folded(word), list = folded(text("play.cv.words." + std::string(meaning)));
  std::size_t length = 0;
  for (const std::string_view stem : words(list)) {
    const bool fits = stem.size() > 2 ? typed.starts_with(stem) : typed == stem;
    if (fits) length = std::max(length, stem.size());
  }
  return length;
}

// The verb of a move and the words that follow: "umístit e7" -> "place e7"; a square alone is one for what is asked.
std::string CivilizationScreen::as_notation(std::string_view line, const Scene& scene) const {
  const std::string typed(trimmed(line));
  if (scene.menu && square_named(typed)) {
    const Json* option = option_on(*scene.menu, folded(typed));
    return option ? text_part(*option, "move") : typed;
  }
  Lines translated;
  for (const std::string_view word : words(typed)) {
    std::string best(word);
    const auto translate = [&](const auto& meanings) {
      std::size_t length = 0;
      for (const std::string_view meaning : meanings) {
        if (likeness(word, meaning) > length) best = meaning, length = likeness(word, meaning);
      }
    };
    if (translated.empty())
      translate(kVerbs);
    else
      translate(kOperands);
    translated.push_back(best);
  }
  return joined(translated, " ");
}

// --- orders

Order CivilizationScreen::order(std::string_view line, const Scene& scene) const {
  const auto typed = words(line);
  if (typed.size() == 1 && likeness(typed[0], "quiet") > 0) {
    return {.words = "quiet " + std::to_string(number_part(scene.view, "turn")) + " " +
                     text_part(scene.view, "phase"),
            .why_not = ""};
  }
  const bool walks = typed.size() == 2 && likeness(typed[0], "walk") > 0;
  if (!walks && typed.size() != 1) return {};
  const auto square = square_named(typed.empty() ? "" : typed.back());
  if (!square || step_of(scene) != "step") return {};
  const std::string to = square_name(*square);
  if (!walks && option_on(*scene.menu, to)) return {};
  if (next_step(*scene.menu, to).empty())
    return {.words = "", .why_not = text("play.cv.no_way", {{"square", to}})};
  return {.words = "walk " + to, .why_not = ""};
}

Carried CivilizationScreen::carry_out(const std::string& order, const Scene& scene) const {
  const auto given = words(order);
  const std::string step = step_of(scene);
  if (given.size() == 3) {  // quiet, turn, phase
    const bool now = given[1] == std::to_string(number_part(scene.view, "turn")) &&
                     given[2] == text_part(scene.view, "phase");
    const bool asked = step == "respond" || step == "interrupt";
    return {.move = now && asked ? "pass" : "", .over = !now};
  }
  const std::string move =
      step == "step" && given.size() == 2 ? next_step(*scene.menu, std::string(given[1])) : "";
  return {.move = move, .over = move.empty()};
}

std::string CivilizationScreen::order_text(const std::string& order) const {
  return order.starts_with("quiet") ? text("play.cv.quiet") : "";
}

}  // namespace zig::terminal::civilization
