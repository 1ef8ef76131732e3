#include "apps/terminal/new_dawn/screen.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "apps/terminal/json_parts.h"
#include "apps/terminal/new_dawn/news.h"
#include "apps/terminal/new_dawn/panel.h"

namespace zig::terminal {

namespace {

using Size = NewDawnMap::Size;

constexpr int kKeptForQuestions = 10;  // lines for the news, what can be chosen, and the prompt
constexpr int kSideGap = 2;

// Words that begin a move, by their beginnings in the player's language; short ones only as a whole.
constexpr std::array<std::string_view, 34> kNotationWords = {
    "stop",   "slot",  "place",   "takeback", "move",    "to",    "convert",   "destroy", "name",
    "strike", "start", "caravan", "step",     "city",    "under", "reinforce", "attack",  "fight",
    "spend",  "store", "natural", "resource", "advance", "card",  "wonder",    "pact",    "state",
    "use",    "swap",  "conquer", "liberate", "tile",    "way",   "at"};

Lines side_by_side(const Lines& left, int columns, const Lines& right) {
  Lines lines;
  for (std::size_t i = 0; i < std::max(left.size(), right.size()); ++i)
    lines.push_back(i < right.size() ? pad(i < left.size() ? left[i] : "", columns) + right[i] : left[i]);
  return lines;
}

void add(Lines& lines, const Lines& more) { lines.insert(lines.end(), more.begin(), more.end()); }

std::string verb_of(const Json& option) {
  const std::string move = text_part(option, "move");
  return move.substr(0, move.find(' '));
}

// "7d", "12A", "w3"
bool is_space_name(std::string_view word) {
  const auto digit = [](char c) { return c >= '0' && c <= '9'; };
  if (word.size() < 2 || word.size() > 3) return false;
  const bool water = (word[0] == 'w' || word[0] == 'W') && digit(word[1]);
  const char last = static_cast<char>(word.back() | 0x20);
  return water || (std::ranges::all_of(word.substr(0, word.size() - 1), digit) && last >= 'a' && last <= 'j');
}

std::string percent(int of_36) { return std::to_string(static_cast<int>(std::lround(of_36 / 0.36))) + "%"; }

// "The card in slot 2: Astrology" beside its number.
std::string after_colon(const std::string& sentence) {
  const auto colon = sentence.find(": ");
  return colon == std::string::npos ? sentence : sentence.substr(colon + 2);
}

std::string unbroken(std::string_view words) { return replaced(words, " ", kNoBreak); }

}  // namespace

// --- the picture

std::string NewDawnScreen::header(const Json& view) const {
  Lines parts = {text("play.nd.round", {{"n", std::to_string(number_part(view, "round"))}})};
  const std::string question = text_part(view, "question");
  if (question != "over") {
    const bool own = part(view, "observer") == part(view, "active");
    parts.push_back(
        own ? text("play.nd.your_turn")
            : text("play.nd.others_turn", {{"who", signs_.seat(view, number_part(view, "active"))}}));
  }
  if (view.contains("resolving")) {
    const Json& now = part(view, "resolving");
    const int slot = number_part(now, "slot"), as = number_part(now, "as_slot");
    parts.push_back(text(slot == as ? "play.nd.resolving" : "play.nd.resolving_as",
                         {{"card", signs_.name("cards", text_part(now, "card"))},
                          {"n", std::to_string(slot)},
                          {"as", std::to_string(as)}}));
  }
  const Json& dial = part(catalogue_, "event_dial");
  const auto at = static_cast<std::size_t>(std::max(number_part(view, "dial"), 0));
  parts.push_back(
      text("play.nd.dial", {{"now", signs_.text_or("nd.dial." + text_part(view, "event"), "?")}}));
  if (!dial.empty() && !view.contains("resolving"))
    parts.push_back(
        text("play.nd.dial_next", {{"next", text_part(nth(dial, (at + 1) % dial.size()), "name")}}));
  return cut(" " + joined(parts, " · "), console_.columns());
}

Lines NewDawnScreen::players(const Json& view, Detail detail) const {
  Lines lines;
  for (const Json& seat : part(view, "seats")) {
    const bool own = part(view, "observer") == part(seat, "seat");
    if (detail == Detail::Own && !own) continue;
    lines.push_back(focus_row_line(signs_, view, seat, console_.columns()));
    const std::string holdings = holdings_line(signs_, view, seat);
    if (detail == Detail::Full) add(lines, hanging("    ", holdings, console_.columns()));
    if (detail == Detail::Brief && own)
      lines.push_back(cut("    " + replaced(holdings, kNoBreak, " "), console_.columns()));
  }
  return lines;
}

// Victory matrix and market stand beside the map where they fit, otherwise next to each other below it.
Lines NewDawnScreen::layout(const Scene& scene, Size size, Detail detail) const {
  const Json& view = scene.view;
  const NewDawnMap map(signs_, view, scene.menu);
  const int columns = console_.columns(), left = map.columns(size) + kSideGap, beside = columns - left;
  const int needed = std::max(matrix_columns(view), 24);
  Lines lines = {paint(Ink::Strong, header(view))};
  const auto panel = [&](int wide) {
    Lines side = victory_matrix(signs_, view, wide);
    add(side, wonder_market(signs_, view, wide));
    return side;
  };
  if (beside >= needed) {
    const int wide = std::min(beside, needed + 16);
    Lines side = panel(wide);
    add(side, places(signs_, view, wide));
    Lines drawn = map.draw(size);
    if (detail != Detail::Full && side.size() > drawn.size()) side.resize(drawn.size());
    add(lines, side_by_side(drawn, left, side));
    add(lines, players(view, detail));
    return lines;
  }
  add(lines, map.draw(size));
  add(lines, players(view, detail));
  if (detail == Detail::Own) return lines;
  if (detail == Detail::Brief) {
    lines.push_back(cut(own_goals_line(signs_, view), columns));
    lines.push_back(cut(market_line(signs_, view), columns));
    return lines;
  }
  const int half = std::max(needed, columns / 2) - kSideGap, rest = columns - half - kSideGap - 1;
  Lines right = wonder_market(signs_, view, rest), named = places(signs_, view, rest);
  for (std::string& place : named) place = unbroken(place);
  add(right, wrap(joined(named, " "), rest));
  for (const std::string& line : side_by_side(victory_matrix(signs_, view, half), half + kSideGap, right))
    lines.push_back(" " + line);
  return lines;
}

// The largest map and the most words that the terminal has room for, by its size alone: the picture does not change from turn to turn.
Lines NewDawnScreen::picture(const Scene& scene, bool roomy) const {
  const NewDawnMap map(signs_, scene.view, scene.menu);
  const int room = console_.live() ? console_.rows() - kKeptForQuestions : 0;
  const auto fits = [&](Size size) { return map.columns(size) <= console_.columns(); };
  const Size flat = fits(Size::Named) ? Size::Named : fits(Size::Small) ? Size::Small : Size::Tiny;
  Lines lines;
  if (roomy && fits(Size::Tall)) {
    lines = layout(scene, Size::Tall, Detail::Full);
    if (static_cast<int>(lines.size()) <= room) return lines;
  }
  for (const Detail detail : {Detail::Full, Detail::Brief, Detail::Own}) {
    if (!roomy && detail == Detail::Full) continue;
    lines = layout(scene, flat, detail);
    if (static_cast<int>(lines.size()) <= room || !console_.live()) break;
  }
  if (number_part(scene.view, "round") == 1 && roomy) {
    for (const std::string& line : hanging(" ", text_part(catalogue_, "house_layout"), console_.columns()))
      lines.push_back(paint(Ink::Faint, line));
  }
  return lines;
}

// --- what can be chosen

// "7d", "7d+m" where something is found there, "8i● 7:9 42%" for an attack on a rival.
std::string NewDawnScreen::space_label(const Json& option) const {
  const Json& follows = part(option, "follows");
  std::string label = text_part(nth(part(option, "picks"), 0), "space");
  if (part(follows, "defender").is_number_integer()) label += signs_.shape(number_part(follows, "defender"));
  if (text_part(follows, "target") == "city_state") label += kCityStateSign;
  if (follows.contains("attack"))
    label += " " + std::to_string(number_part(follows, "attack")) + ":" +
             std::to_string(number_part(follows, "defence")) + " " +
             percent(number_part(follows, "wins_of_36"));
  if (follows.contains("resource")) label += "+" + signs_.resource(text_part(follows, "resource"));
  if (follows.contains("natural_wonder")) label += "+" + std::string(kNaturalSign);
  Lines goals;
  for (const Json& space : part(follows, "destinations")) goals.push_back(as_text(space));
  if (!goals.empty()) label += " →" + joined(goals, ",");
  return unbroken(label);
}

// The spaces by what is done there: "place: 7b 7c+m 7d".
Lines NewDawnScreen::spaces_on_offer(const Menu& menu) const {
  Lines verbs, lines;
  for (const MenuItem& item : menu.items()) {
    if (!item.pick.contains("space")) continue;
    for (const Json* option : item.options) {
      if (std::ranges::find(verbs, verb_of(*option)) == verbs.end()) verbs.push_back(verb_of(*option));
    }
  }
  for (const std::string& verb : verbs) {
    Lines labels;
    for (const MenuItem& item : menu.items()) {
      for (const Json* option : item.options) {
        if (item.pick.contains("space") && verb_of(*option) == verb) labels.push_back(space_label(*option));
      }
    }
    const bool wide = std::ranges::any_of(labels, [](const std::string& label) { return width(label) > 6; });
    const std::string label = " " + signs_.text_or("play.nd.verb." + verb, verb) + ": ";
    add(lines, hanging(label, joined(labels, wide ? std::string(kNoBreak) + " " : " "), console_.columns()));
  }
  return lines;
}

// What a numbered thing is, with what it does where it is a card.
std::string NewDawnScreen::thing_label(const Scene& scene, const MenuItem& item) const {
  const Json& pick = item.pick;
  const Json& slot = nth(part(new_dawn_own_seat(scene.view), "row"),
                         static_cast<std::size_t>(std::max(number_part(pick, "slot") - 1, 0)));
  const std::string sentence = text_part(*item.options.front(), "text");
  const std::string card = text_part(pick, "card"), wonder = text_part(pick, "wonder");
  if (!card.empty())
    return signs_.card(card) + " " + signs_.name("cards", card) + ": " + signs_.summary("cards", card);
  if (!wonder.empty()) {
    const int cost = number_part(part(*item.options.front(), "follows"), "cost");
    return sentence + " (" + std::to_string(cost) + "): " + signs_.summary("wonders", wonder);
  }
  if (pick.contains("slot") && text_part(scene.menu->decision(), "step") == "focus_card") {
    const std::string id = text_part(slot, "card");
    return fit(signs_.card(id), 7) + " " + signs_.trade(number_part(slot, "trade")) +
           (number_part(slot, "trade") > 0 ? " " : "") + signs_.name("cards", id) + ": " +
           signs_.summary("cards", id);
  }
  if (pick.contains("use")) {
    const std::string id = text_part(pick, "use");
    const std::string does = signs_.summary("wonders", id) + signs_.summary("city_states", id);
    return sentence + (does.empty() ? "" : ": " + does);
  }
  if (pick.contains("slot") && item.options.size() == 1) return after_colon(sentence);
  if (pick.contains("slot") && verb_of(*item.options.front()) == "swap")
    return text("play.nd.action.swap") + ": " + signs_.name("cards", text_part(slot, "card")) + " …";
  if (pick.contains("giver")) return signs_.seat(scene.view, number_part(pick, "giver"));
  return item.options.size() == 1 ? sentence : item.name + " …";
}

Lines NewDawnScreen::numbered_things(const Scene& scene, bool roomy) const {
  const Menu& menu = *scene.menu;
  Lines lines, brief;
  bool sentences = false;
  for (std::size_t i = 0; i < menu.items().size(); ++i) {
    if (!menu.has_number(i) || menu.items()[i].pick.contains("at")) continue;
    const std::string label = thing_label(scene, menu.items()[i]);
    sentences = sentences || width(label) > 40;
    const std::string number = pad_left(std::to_string(menu.number_of(i)), 3) + "  ";
    brief.push_back(unbroken(std::to_string(menu.number_of(i)) + " " + label));
    const int columns = console_.columns();
    add(lines, roomy ? hanging(number, label, columns) : Lines{cut(number + label, columns)});
  }
  if (sentences || brief.size() < 2) return lines;
  return hanging("  ", joined(brief, std::string(kNoBreak) + " "), console_.columns());
}

// What is going on: the attack, the caravan on its way, the wonder that is being paid.
Lines NewDawnScreen::situation(const Scene& scene) const {
  Lines lines = attack_lines(signs_, scene.view);
  const Json& caravan = part(scene.menu->decision(), "caravan");
  const auto names = [](const Json& spaces) {
    Lines list;
    for (const Json& space : spaces) list.push_back(as_text(space));
    return joined(list, " ");
  };
  if (!caravan.is_null()) {
    add(lines, hanging(" ",
                       text("play.nd.caravan", {{"space", text_part(caravan, "space")},
                                                {"n", std::to_string(number_part(caravan, "steps_left"))},
                                                {"reach", names(part(caravan, "reach"))}}),
                       console_.columns()));
    if (!part(caravan, "destinations").empty())
      add(lines,
          hanging(" ", text("play.nd.caravan_arrives", {{"goals", names(part(caravan, "destinations"))}}),
                  console_.columns()));
  }
  const Json& now = part(scene.view, "resolving");
  const std::string step = text_part(scene.menu->decision(), "step");
  if (now.contains("need") && step == "payment")
    lines.push_back(" " +
                    text("play.nd.to_pay", {{"wonder", signs_.name("wonders", text_part(now, "wonder"))},
                                            {"n", std::to_string(number_part(now, "need"))}}));
  if (now.contains("tokens_left") && step == "culture")
    lines.push_back(
        " " + text("play.nd.tokens_to_place", {{"n", std::to_string(number_part(now, "tokens_left"))}}));
  return lines;
}

// Map building: pictures of the tiles, both sides or all the ways they can lie.
Lines NewDawnScreen::tiles_on_offer(const Scene& scene) const {
  const Menu& menu = *scene.menu;
  const int columns = console_.columns();
  const int tile_laid = number_part(part(menu.decision(), "laying"), "tile");
  std::vector<Lines> pictures;
  int widest = 0;
  const auto picture_of = [&](const std::string& title, int tile, bool side_b, int rotation, Size size) {
    const Json view = tile_as_view(catalogue_, tile, side_b, rotation);
    Lines lines = NewDawnMap(signs_, view).draw(size);
    lines.insert(lines.begin(), paint(Ink::Strong, title));
    for (const std::string& line : lines) widest = std::max(widest, width(line));
    pictures.push_back(std::move(lines));
  };
  for (std::size_t i = 0; i < menu.items().size(); ++i) {
    const Json& pick = menu.items()[i].pick;
    const std::string number = std::to_string(menu.number_of(i));
    if (pick.contains("tile")) {
      picture_of(number + " A", number_part(pick, "tile"), false, 0, Size::Small);
      picture_of(number + " B", number_part(pick, "tile"), true, 0, Size::Small);
    }
    if (pick.contains("way")) {
      const int way = number_part(pick, "way");
      picture_of(number + "  " + menu.items()[i].name, tile_laid, way >= 6, way % 6, Size::Tiny);
    }
  }
  Lines lines;
  const auto per_line = static_cast<std::size_t>(std::max(columns / (widest + 2), 1));
  for (std::size_t begin = 0; begin < pictures.size(); begin += per_line) {
    Lines row;
    int used = 0;
    for (std::size_t i = begin; i < std::min(begin + per_line, pictures.size()); ++i) {
      row = i == begin ? pictures[i] : side_by_side(row, used, pictures[i]);
      used += widest + 2;
    }
    for (const std::string& line : row) lines.push_back(" " + line);
  }
  return lines;
}

// The tile as it will lie: its first space comes to the place that is chosen.
Lines NewDawnScreen::tile_to_place(const Scene& scene) const {
  const Json& laying = part(scene.menu->decision(), "laying");
  const int tile = number_part(laying, "tile"), way = number_part(laying, "way");
  Lines lines =
      hanging(" ", text("play.nd.tile_place", {{"space", std::to_string(tile) + "a"}}), console_.columns());
  const Json view = tile_as_view(catalogue_, tile, way >= 6, way % 6);
  for (const std::string& line : NewDawnMap(signs_, view).draw(Size::Named)) lines.push_back("   " + line);
  return lines;
}

Lines NewDawnScreen::things(const Scene& scene, bool roomy) const {
  if (!scene.menu) return attack_lines(signs_, scene.view);
  const std::string step = text_part(scene.menu->decision(), "step");
  if (step == "tile" || step == "tile_way") return tiles_on_offer(scene);
  if (step == "tile_place") return tile_to_place(scene);
  Lines lines = situation(scene);
  add(lines, spaces_on_offer(*scene.menu));
  add(lines, numbered_things(scene, roomy));
  return lines;
}

std::string NewDawnScreen::how_to_answer(const Menu& menu, bool first_step) const {
  const auto space =
      std::ranges::find_if(menu.items(), [](const MenuItem& item) { return item.pick.contains("space"); });
  if (space == menu.items().end()) return Screen::how_to_answer(menu, first_step);
  return text(menu.numbers() == Menu::Numbers::None ? "play.nd.ask.space" : "play.nd.ask.space_or_number",
              {{"space", text_part(space->pick, "space")}});
}

// --- what happened: a paragraph for each turn, or a line of signs

Lines NewDawnScreen::news(const Scene& scene, const Json& entries, bool roomy) const {
  Lines lines;
  for (const Json& turn : new_dawn_turns(entries)) {
    const std::string told =
        roomy ? turn_in_sentences(signs_, turn) : turn_in_signs(signs_, scene.view, turn);
    if (!told.empty()) add(lines, hanging(" · ", told, console_.columns()));
  }
  return lines;
}

// --- names

std::string NewDawnScreen::seat_name(const Scene& scene, int seat) const {
  return signs_.nation(scene.view, seat);
}

std::string NewDawnScreen::pick_name(const Json& pick) const {
  if (!pick.is_object() || pick.empty()) return pick.dump();
  const std::string key = pick.begin().key();
  const std::string id = text_part(pick, key.c_str());
  const int n = number_part(pick, key.c_str());
  if (key == "card") return signs_.name("cards", id);
  if (key == "wonder") return signs_.name("wonders", id);
  if (key == "pact") return signs_.name("pacts", id);
  if (key == "resource") return signs_.name("resources", id);
  if (key == "use") {
    const std::string wonder = signs_.name("wonders", id);
    return wonder == id ? signs_.name("city_states", id) : wonder;
  }
  if (key == "action") return signs_.text_or("play.nd.action." + id, id);
  if (key == "giver") return plain_shape(n) + " " + text("play.seat", {{"n", std::to_string(n)}});
  if (key == "slot") return text("play.nd.slot", {{"n", std::to_string(n)}});
  if (key == "tile") return text("play.nd.tile", {{"n", std::to_string(n)}});
  if (key == "way") return std::string(n < 6 ? "A" : "B") + std::to_string(n % 6);
  if (key == "at") return pick["at"].dump();
  if (key == "space" || key == "barbarian") return id;
  return Screen::pick_name(pick);
}

// The verb of a move: "umístit 7d" -> "place 7d"; a space alone is one for what is asked.
std::string NewDawnScreen::as_notation(std::string_view line, const Scene& scene) const {
  const std::string typed(trimmed(line));
  if (scene.menu && is_space_name(typed)) {
    for (const MenuItem& item : scene.menu->items()) {
      if (item.pick.contains("space")) return verb_of(*item.options.front()) + " " + typed;
    }
  }
  const auto end = std::min(typed.find(' '), typed.size());
  const std::string word = folded(typed.substr(0, end));
  std::string best;
  std::size_t length = 0;
  for (const std::string_view meaning : kNotationWords) {
    const std::string list = folded(text("play.nd.words." + std::string(meaning)));
    for (const std::string_view stem : words(list)) {
      const bool fits = stem.size() > 2 ? word.starts_with(stem) : word == stem;
      if (fits && stem.size() > length) best = meaning, length = stem.size();
    }
  }
  return length > 0 ? best + typed.substr(end) : typed;
}

bool NewDawnScreen::answers(std::string_view question) const {
  return question == "cards" || question == "goals";
}

Lines NewDawnScreen::answer(std::string_view question, const Scene& scene) const {
  return question == "cards" ? card_details(signs_, scene.view) : goal_details(signs_, scene.view);
}

Lines NewDawnScreen::scores(const Scene& scene) const {
  Lines lines = new_dawn_scores(signs_, scene.view);
  if (flag_part(scene.table.standing(), "tie_break_used"))
    add(lines, hanging(" ", text_part(catalogue_, "tie_break"), console_.columns()));
  return lines;
}

std::unique_ptr<Screen> new_dawn::make_screen(const Console& console, Json catalogue) {
  return std::make_unique<NewDawnScreen>(console, std::move(catalogue));
}

}  // namespace zig::terminal
