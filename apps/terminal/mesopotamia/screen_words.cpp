// What the player types at a table of Mesopotamia: names of things, moves in the words of the language, bids on all sections at once.
#include <algorithm>
#include <array>

#include "apps/terminal/json_parts.h"
#include "apps/terminal/mesopotamia/screen.h"

namespace zig::terminal::mesopotamia {

namespace {

// Words that begin a move, by their beginnings in the player's language; short ones only as a whole.
constexpr std::array<std::string_view, 38> kVerbs = {
    "done",    "role",    "empire",  "start",    "return",     "perform", "reroll", "activate",
    "step",    "embark",  "sail",    "wall",     "settlement", "ram",     "ship",   "floor",
    "gardens", "colour",  "convert", "discover", "take",       "trade",   "create", "grow",
    "option",  "fight",   "pair",    "reveal",   "bid",        "bone",    "put",    "row",
    "tire",    "retreat", "rams",    "lose",     "conquer",    "destroy"};
constexpr std::array<const char*, 6> kLists = {"units", "types", "resources", "sections", "dice", "empires"};
constexpr std::size_t kLongestName = 4;  // in words

// What a thing alone means where that is asked: "wood" is "take wood", so that the game can say why not.
struct DefaultVerb {
  std::string_view step;
  const char* list;
  std::string_view verb;
};
constexpr std::array<DefaultVerb, 9> kDefaultVerbs = {{{"turn", "types", "perform"},
                                                       {"explore", "units", "activate"},
                                                       {"step", "areas", "step"},
                                                       {"research", "types", "discover"},
                                                       {"gather_trade", "resources", "take"},
                                                       {"warfare", "units", "create"},
                                                       {"battle_area", "areas", "fight"},
                                                       {"tribe_event", "areas", "reveal"},
                                                       {"retreat", "areas", "retreat"}}};
constexpr std::array<std::string_view, 3> kSections = {"strength", "tactics", "mobility"};

std::string step_of(const Scene& scene) {
  return scene.menu ? text_part(scene.menu->decision(), "step") : "";
}

std::optional<int> number_in(std::string_view word) {
  int n = 0;
  if (word.empty() || word.size() > 3) return std::nullopt;
  for (const char digit : word) {
    if (digit < '0' || digit > '9') return std::nullopt;
    n = 10 * n + (digit - '0');
  }
  return n;
}

// The only move that is about that and nothing else: "ur" is "step ur".
std::string only_move_about(const Scene& scene, const std::string& id) {
  std::string found;
  if (!scene.menu || id.empty() || number_in(id.substr(0, id.find(' ')))) return found;
  for (const MenuItem& item : scene.menu->items()) {
    for (const Json* option : item.options) {
      const std::string move = text_part(*option, "move");
      if (!move.ends_with(" " + id)) continue;
      if (!found.empty()) return "";
      found = move;
    }
  }
  return found;
}

// The highest number that can be bid now.
int highest(const Menu& menu) {
  int most = -1;
  for (const MenuItem& item : menu.items()) most = std::max(most, number_part(item.pick, "amount"));
  return most;
}

}  // namespace

// --- names

std::string MesopotamiaScreen::seat_name(const Scene& scene, int seat) const {
  return signs_.empire(scene.view, seat);
}

std::string MesopotamiaScreen::pick_name(const Json& pick) const {
  if (!pick.is_object() || pick.empty()) return pick.dump();
  const std::string key = pick.begin().key();
  const Json& value = pick.begin().value();
  const std::string id = as_text(value), n = std::to_string(as_number(value));
  if (key == "area") return signs_.area(id);
  if (key == "segment") return signs_.river(id);
  if (key == "action") return signs_.text_or("play.ms.verb." + id, id);
  if (key == "type") return signs_.name("types", id);
  if (key == "unit") return signs_.name("units", id);
  if (key == "resource") return signs_.name("resources", id);
  if (key == "section") return signs_.name("sections", id);
  if (key == "empire") return signs_.name("empires", id);
  if (key == "colour") return signs_.name("dice", id);
  if (key == "quest") return text_part(signs_.entry("quests", id), "text");
  if (key == "role") return text("play.ms.role", {{"role", id}});
  if (key == "party") return value.is_number_integer() ? text("play.seat", {{"n", n}}) : text("ms.tribe");
  if (key == "dice") {
    Lines dice;
    for (const Json& die : value) dice.push_back(std::to_string(as_number(die)));
    return dice.empty() ? text("play.ms.with_marker") : joined(dice, " ");
  }
  if (key == "side") return text("play.ms.side", {{"n", std::to_string(as_number(value) + 1)}});
  const std::string counted = "play.ms.pick." + key;
  return has_text(console_.lang(), counted) ? text(counted, {{"n", n}}) : id.empty() ? n : id;
}

// How much of the word a word of that meaning begins with, in the player's language; short ones only as a whole.
std::size_t MesopotamiaScreen::likeness(std::string_view word, std::string_view meaning) const {
  const std::string typed = folded(word), list = folded(text("play.ms.words." + std::string(meaning)));
  std::size_t length = 0;
  for (const std::string_view stem : words(list)) {
    const bool fits = stem.size() > 3 ? typed.starts_with(stem) : typed == stem;
    if (fits) length = std::max(length, stem.size());
  }
  return length;
}

std::string MesopotamiaScreen::verb_like(std::string_view word) const {
  std::string best;
  std::size_t length = 0;
  for (const std::string_view verb : kVerbs) {
    if (likeness(word, verb) > length) best = verb, length = likeness(word, verb);
  }
  return best;
}

// The id of what has that name, or is the only thing whose name begins with it.
std::string MesopotamiaScreen::id_called(std::string_view name, bool whole) const {
  std::string found;
  int count = 0;
  const auto look = [&](const Json& list) {
    for (const Json& entry : list) {
      const std::string id = text_part(entry, "id"), called = folded(text_part(entry, "name"));
      const bool same = called == name || folded(id) == name;
      if (whole ? same : called.starts_with(name) && name.size() > 2) found = id, ++count;
      if (whole && same) return;
    }
  };
  look(part(part(catalogue_, "map"), "areas"));
  for (const char* list : kLists) {
    if (whole && count > 0) break;
    look(part(catalogue_, list));
  }
  return count == 1 ? found : "";
}

// Names of several words first: "tur abdin 2" -> "tur_abdin 2".
std::string MesopotamiaScreen::ids_in(const Lines& typed) const {
  Lines ids;
  for (std::size_t i = 0; i < typed.size();) {
    std::string id;
    std::size_t taken = 1;
    for (const bool whole : {true, false}) {
      for (std::size_t n = std::min(kLongestName, typed.size() - i); n > 0 && id.empty(); --n) {
        const Lines words(typed.begin() + static_cast<std::ptrdiff_t>(i),
                          typed.begin() + static_cast<std::ptrdiff_t>(i + n));
        id = id_called(folded(joined(words, " ")), whole);
        taken = n;
      }
    }
    if (id.empty()) taken = 1;
    ids.push_back(id.empty() ? typed[i] : id);
    i += taken;
  }
  return joined(ids, " ");
}

// The verb of a move and what it is about: "hradby Tur Abdin" -> "wall tur_abdin"; "stavba 1 3" -> "perform build 1 3".
std::string MesopotamiaScreen::as_notation(std::string_view line, const Scene& scene) const {
  Lines typed;
  for (const std::string_view word : words(line)) typed.emplace_back(word);
  if (typed.empty()) return "";
  const std::string step = step_of(scene), bare = ids_in(typed);
  if (const std::string move = only_move_about(scene, bare); !move.empty()) return move;
  const std::string first = id_called(folded(typed[0]), false);
  for (const DefaultVerb& row : kDefaultVerbs) {
    const bool fits = std::string_view(row.list) == "areas" ? !signs_.area_entry(bare).is_null()
                                                            : !signs_.entry(row.list, first).is_null();
    if (step == row.step && fits) return std::string(row.verb) + " " + bare;
  }
  const std::string verb = verb_like(typed[0]);
  if (verb.empty()) return bare;
  const std::string rest = ids_in(Lines(typed.begin() + 1, typed.end()));
  return rest.empty() ? verb : verb + " " + rest;
}

// --- bids on all sections

Order MesopotamiaScreen::order(std::string_view line, const Scene& scene) const {
  const Json& battle = part(scene.view, "battle");
  if (step_of(scene) != "bid" || text_part(battle, "kind") != "standard") return {};
  auto typed = words(line);
  if (!typed.empty() && likeness(typed[0], "bid") > 0) typed.erase(typed.begin());
  if (typed.size() < 2) return {};
  const auto section = std::ranges::find(kSections, text_part(scene.menu->decision(), "section"));
  const auto left = static_cast<std::size_t>(kSections.end() - section);
  int sum = 0;
  std::string bids;
  for (const std::string_view word : typed) {
    const auto n = number_in(word);
    if (!n) return {};
    sum += *n;
    bids += " " + std::to_string(*n);
  }
  if (typed.size() != left)
    return {.words = "", .why_not = text("play.ms.bids_wanted", {{"n", std::to_string(left)}})};
  if (const int most = highest(*scene.menu); sum > most)
    return {.words = "", .why_not = text("play.ms.bids_too_high", {{"n", std::to_string(most)}})};
  return {.words = "bid " + text_part(battle, "area") + bids, .why_not = ""};
}

// The order names the area and a number for each section that was open when it was given.
Carried MesopotamiaScreen::carry_out(const std::string& order, const Scene& scene) const {
  const auto given = words(order);
  const Json& battle = part(scene.view, "battle");
  if (given.size() < 3 || step_of(scene) != "bid" || text_part(battle, "area") != given[1])
    return {.move = "", .over = true};
  const auto section = static_cast<std::size_t>(
      std::ranges::find(kSections, text_part(scene.menu->decision(), "section")) - kSections.begin());
  const std::size_t at = given.size() - (kSections.size() - std::min(section, kSections.size()));
  if (section >= kSections.size() || at < 2 || at >= given.size()) return {.move = "", .over = true};
  return {.move = "bid " + std::string(given[at]), .over = at + 1 == given.size()};
}

}  // namespace zig::terminal::mesopotamia
