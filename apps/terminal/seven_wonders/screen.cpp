#include "apps/terminal/seven_wonders/screen.h"

#include <algorithm>
#include <array>

#include "apps/terminal/json_parts.h"
#include "apps/terminal/seven_wonders/hand.h"

namespace zig::terminal {

namespace {

int own_city(const Scene& scene) { return scene.observer.spectator() ? -1 : scene.observer.n; }

// The city in the middle: the one that acts, which can be the Free City.
int centre_city(const Scene& scene) {
  if (scene.menu) return std::max(number_part(scene.menu->decision(), "city"), 0);
  return std::max(own_city(scene), 0);
}

std::string kind_of(const Json& entry) { return text_part(part(entry, "event"), "kind"); }

// The 3 coins for a discarded card: the sentence about the card has said it.
bool of_discard(const Json& entry, const Json& entries) {
  const Json& event = part(entry, "event");
  if (kind_of(entry) != "income" || event.contains("card")) return false;
  return std::ranges::any_of(entries, [&](const Json& other) {
    return kind_of(other) == "discarded" && part(part(other, "event"), "city") == part(event, "city");
  });
}

// What the next screen shows anyway, or what a sentence before it has said.
bool noise(const Json& entry, const Json& entries) {
  if (of_discard(entry, entries)) return true;
  constexpr std::array<std::string_view, 6> kNoise = {"chose",     "sold",      "hands_passed",
                                                      "age_began", "left_over", "game_ended"};
  return std::ranges::find(kNoise, kind_of(entry)) != kNoise.end();
}

std::string roman(int age) { return age == 1 ? "I" : age == 2 ? "II" : "III"; }

bool boards_settled(const Json& cities) {
  return std::ranges::all_of(
      cities, [](const Json& city) { return city.contains("side") || city.contains("free_city"); });
}

}  // namespace

std::string SevenWondersScreen::header(const Scene& scene) const {
  const Json& view = scene.view;
  Lines parts = {text("play.7w.age", {{"age", roman(number_part(view, "age"))}})};
  if (text_part(view, "step") != "boards") {
    parts.push_back(text("play.7w.turn", {{"n", std::to_string(number_part(view, "turn"))}}));
    parts.push_back(text("play.7w.passing." + text_part(view, "passing")));
    parts.push_back(text("play.7w.discard_pile",
                         {{"n", std::to_string(number_part(part(view, "discard_pile"), "size"))}}));
  }
  if (view.contains("draw_pile")) {
    parts.push_back(
        text("play.7w.draw_pile", {{"n", std::to_string(number_part(part(view, "draw_pile"), "size"))}}));
    const int holder = number_part(view, "free_city_holder");
    parts.push_back(holder == own_city(scene) ? text("play.7w.holder_you")
                                              : text("play.7w.holder", {{"n", std::to_string(holder)}}));
  }
  return " " + joined(parts, " · ");
}

Lines SevenWondersScreen::picture(const Scene& scene, bool roomy) const {
  Lines lines;
  const Json& cities = part(scene.view, "cities");
  for (const std::string& line : wrap(header(scene), console_.columns() - 1, 0)) {
    lines.push_back(paint(Ink::Strong, " " + line));
  }
  if (!boards_settled(cities)) {
    for (const Json& city : cities) {
      if (!text_part(city, "wonder").empty()) lines.push_back("   " + names_.owner_title(city));
    }
    return lines;
  }
  const int centre = centre_city(scene);
  const auto add = [&](const Lines& more) { lines.insert(lines.end(), more.begin(), more.end()); };
  add(far_strips(names_, cities, centre));
  add(three_panels(names_, cities, {centre, own_city(scene), roomy}));
  if (!roomy) return lines;
  add(buildings_by_colour(names_, nth(cities, static_cast<std::size_t>(centre)),
                          text("play.7w.city_label") + " "));
  return lines;
}

Lines SevenWondersScreen::things(const Scene& scene, bool roomy) const {
  if (!scene.menu) return {};
  const std::string step = text_part(scene.menu->decision(), "step");
  if (step == "board") return board_lines(names_, *scene.menu, roomy);
  const Json& city = nth(part(scene.view, "cities"), static_cast<std::size_t>(centre_city(scene)));
  const Hand hand{names_, *scene.menu, city, roomy};
  Lines lines = step == "mausoleum" ? Lines{} : next_stage_lines(hand);
  const Lines cards = hand_lines(hand);
  lines.insert(lines.end(), cards.begin(), cards.end());
  return lines;
}

Lines SevenWondersScreen::news(const Scene& scene, const Json& entries, bool roomy) const {
  Json told = Json::array();
  Lines sentences;
  for (const Json& entry : entries) {
    if (noise(entry, entries)) continue;
    told.push_back(entry);
    sentences.push_back(text_part(entry, "text"));
  }
  if (!roomy && !sentences.empty()) return hanging(" · ", joined(sentences, " "), console_.columns());
  return Screen::news(scene, told, roomy);
}

Lines SevenWondersScreen::step(const Scene&, const Menu& menu) const {
  Lines lines = about(menu);
  for (std::string& line : choices(menu)) lines.push_back(std::move(line));
  return lines;
}

// The card in full: what it costs and does, and which cards it makes free later.
Lines SevenWondersScreen::about(const Menu& menu) const {
  if (menu.items().empty()) return {};
  const Json& picks = part(*menu.items().front().options.front(), "picks");
  const std::string id = text_part(nth(picks, 0), "card");
  const Json& card = names_.card(id);
  if (card.empty())
    return picks.empty() ? Lines{}
                         : side_lines(names_, names_.wonder(text_part(nth(picks, 0), "wonder")), "");
  Lines opens;
  for (const Json& other : part(card, "opens")) opens.push_back(names_.card_name(as_text(other)));
  const std::string cost = names_.cost(part(card, "cost"));
  std::string line = (cost.empty() ? "" : cost + " → ") + text_part(card, "effect");
  if (!opens.empty()) line += " · " + text("play.7w.opens", {{"cards", joined(opens, ", ")}});
  return hanging("     " + names_.painted_card(id) + ": ", line, console_.columns());
}

bool SevenWondersScreen::milestone(const Json& entries) const {
  return std::ranges::any_of(entries, [](const Json& entry) { return kind_of(entry) == "age_ended"; });
}

std::string SevenWondersScreen::seat_name(const Scene& scene, int seat) const {
  return names_.city_name(nth(part(scene.view, "cities"), static_cast<std::size_t>(seat)));
}

std::string SevenWondersScreen::pick_name(const Json& pick) const {
  if (pick.contains("card")) return names_.card_name(text_part(pick, "card"));
  if (pick.contains("wonder")) return text_part(names_.wonder(text_part(pick, "wonder")), "city");
  if (pick.contains("use")) return text("play.7w.use." + text_part(pick, "use"));
  return Screen::pick_name(pick);
}

// A verb (build, if there is none) and the name of any card of the box.
std::string SevenWondersScreen::as_notation(std::string_view line, const Scene&) const {
  const std::string typed = folded(line);
  const auto parts = words(typed);
  if (parts.empty()) return std::string(line);
  std::string verb = "build";
  std::string_view name = typed;
  for (const std::string_view use : {"build", "stage", "discard", "olympia", "exhume"}) {
    const std::string own = folded(text("play.7w.use." + std::string(use)));
    if (parts.size() < 2 || !(own.starts_with(parts[0]) || use.starts_with(parts[0]))) continue;
    verb = use;
    name = std::string_view(typed).substr(parts[0].size() + 1);
    break;
  }
  for (const Json& card : part(catalogue_, "cards")) {
    const bool fits = folded(text_part(card, "name")) == name || folded(text_part(card, "notation")) == name;
    if (fits) return verb + " " + text_part(card, "notation");
  }
  return std::string(line);
}

bool SevenWondersScreen::answers(std::string_view question) const {
  return question == "cities" || question == "memory";
}

Lines SevenWondersScreen::answer(std::string_view question, const Scene& scene) const {
  return question == "cities" ? all_cities(scene) : memory(scene);
}

Lines SevenWondersScreen::all_cities(const Scene& scene) const {
  Lines lines;
  for (const Json& city : part(scene.view, "cities")) {
    const Lines more = city_details(names_, city, own_city(scene));
    lines.insert(lines.end(), more.begin(), more.end());
  }
  return lines;
}

// 7W-15.8: every hand that was seen, with what has been built of it since; the piles that were looked
// through.
Lines SevenWondersScreen::memory(const Scene& scene) const {
  Lines lines;
  const Json& memory = part(scene.view, "memory");
  const auto cards = [&](const Json& ids) {
    Lines list;
    for (const Json& id : ids) list.push_back(names_.card_name(as_text(id)));
    return joined(list, ", ");
  };
  const auto tell = [&](const Json& entry, std::string_view key) {
    const std::string label = text(key, {{"age", roman(number_part(entry, "age"))},
                                         {"turn", std::to_string(number_part(entry, "turn"))}});
    for (const std::string& line :
         hanging(" " + label + " ", cards(part(entry, "cards")), console_.columns()))
      lines.push_back(line);
  };
  const int age = number_part(scene.view, "age");
  for (const Json& hand : part(memory, "hands")) {
    if (number_part(hand, "age") == age) tell(hand, "play.7w.memory.hand");
  }
  for (const Json& pile : part(memory, "piles")) tell(pile, "play.7w.memory.pile");
  for (const Json& taken : part(part(scene.view, "own"), "face_down")) {
    const std::string use = text_part(taken, "use");
    lines.push_back(" " +
                    text("play.7w.memory." + use, {{"age", roman(number_part(taken, "age"))},
                                                   {"turn", std::to_string(number_part(taken, "turn"))},
                                                   {"card", names_.card_name(text_part(taken, "card"))}}));
  }
  if (lines.empty()) lines.push_back(text("play.7w.memory.nothing"));
  return lines;
}

std::unique_ptr<Screen> seven_wonders::make_screen(const Console& console, Json catalogue) {
  return std::make_unique<SevenWondersScreen>(console, std::move(catalogue));
}

}  // namespace zig::terminal
