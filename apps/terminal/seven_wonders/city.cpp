#include "apps/terminal/seven_wonders/city.h"

#include <algorithm>
#include <vector>

#include "apps/terminal/json_parts.h"

namespace zig::terminal {

namespace {

constexpr int kMostStages = 9;

const Json& find(const std::map<std::string, Json, std::less<>>& list, std::string_view id) {
  const auto found = list.find(id);
  static const Json nothing = Json::object();
  return found == list.end() ? nothing : found->second;
}

std::string signed_number(int n) { return (n < 0 ? "−" : "+") + std::to_string(n < 0 ? -n : n); }

// Who is ahead, without colours, too.
std::string comparison(const SevenWondersNames& names, int ours, int theirs) {
  const std::string score = std::to_string(ours) + " : " + std::to_string(theirs);
  if (ours > theirs) return names.paint(Ink::Good, score + " ▲");
  if (ours < theirs) return names.paint(Ink::Bad, score + " ▼");
  return score + " =";
}

std::string coins_and_points(const SevenWondersNames& names, const Json& city) {
  const std::string points = std::to_string(number_part(part(city, "points"), "total"));
  return names.text("play.7w.coins", {{"n", std::to_string(number_part(city, "coins"))}}) + " · " +
         names.text("play.7w.points", {{"n", points}});
}

std::string war_record(const SevenWondersNames& names, const Json& city) {
  const int won = number_part(part(city, "points"), "military");
  return won == 0 ? "" : ", " + names.text("play.7w.tokens", {{"n", signed_number(won)}});
}

std::string discounts(const SevenWondersNames& names, const Json& buyer, std::string_view raw) {
  Lines cheap;
  for (const Json& discount : part(buyer, "discounts")) {
    if (discount == std::string(raw)) cheap.push_back(names.text("play.7w.cheap_raw"));
    if (discount == "goods") cheap.push_back(names.text("play.7w.cheap_goods"));
  }
  return cheap.empty() ? "" : names.text("play.7w.cheap", {{"what", joined(cheap, ", ")}});
}

struct Panel {
  std::string title;
  Lines lines;
};

void add(Lines& lines, std::string_view content, int inner, int indent = 2) {
  if (width(content) == 0) return;
  for (std::string& line : wrap(content, inner, indent)) lines.push_back(std::move(line));
}

// Shields at the left, stages at the right of one line.
std::string shields_and_stages(const SevenWondersNames& names, const Json& city, const std::string& shields,
                               int inner) {
  const std::string left = names.text("play.7w.shields") + " " + shields;
  return pad(left, inner - width(names.stages(city))) + names.stages(city);
}

Panel neighbour_panel(const SevenWondersNames& names, const Json& city, const Json& centre, bool left,
                      int inner) {
  Panel panel;
  const std::string title = flag_part(city, "free_city") ? names.city_name(city) : names.city_title(city);
  panel.title = left ? "◂ " + title : title + " ▸";
  if (flag_part(city, "free_city")) panel.lines.push_back(names.board_name(city));
  panel.lines.push_back(coins_and_points(names, city));
  const std::string shields = comparison(names, number_part(centre, "shields"), number_part(city, "shields"));
  panel.lines.push_back(shields_and_stages(names, city, shields, inner));
  add(panel.lines, names.text("play.7w.sells", {{"what", names.production(city, false)}}), inner);
  add(panel.lines, discounts(names, centre, left ? "raw_left" : "raw_right"), inner);
  add(panel.lines, names.colour_counts(city), inner, 0);
  add(panel.lines, names.symbols(city), inner);
  return panel;
}

Panel centre_panel(const SevenWondersNames& names, const Json& city, const PanelPlan& plan, int inner) {
  Panel panel;
  const std::string you = " · " + names.text("play.7w.you");
  panel.title = flag_part(city, "free_city") ? names.city_name(city) : names.city_title(city);
  if (plan.centre == plan.own && width(panel.title + you) <= inner - 2) panel.title += you;
  if (flag_part(city, "free_city")) panel.lines.push_back(names.board_name(city));
  panel.lines.push_back(coins_and_points(names, city));
  panel.lines.push_back(shields_and_stages(names, city, std::to_string(number_part(city, "shields")), inner));
  add(panel.lines, names.text("play.7w.produces", {{"what", names.production(city, true)}}), inner);
  if (flag_part(city, "free_build")) add(panel.lines, names.text("play.7w.right_unused"), inner);
  if (!plan.roomy) add(panel.lines, names.colour_counts(city), inner, 0);
  add(panel.lines, names.symbols(city), inner);
  return panel;
}

std::string title_bar(const Panel& panel, int total, bool strong, const SevenWondersNames& names) {
  const std::string title = cut(panel.title, total - 6);
  const std::string painted = strong ? names.paint(Ink::Strong, title) : title;
  return (strong ? "╔═ " : "┌─ ") + painted + " " + repeated(strong ? "═" : "─", total - 5 - width(title)) +
         (strong ? "╗" : "┐");
}

std::string body(const Panel& panel, std::size_t row, int total, bool strong) {
  const std::string edge = strong ? "║" : "│";
  const std::string content = row < panel.lines.size() ? panel.lines[row] : "";
  return edge + " " + fit(content, total - 4) + " " + edge;
}

std::string bottom(int total, bool strong) {
  return (strong ? "╚" : "└") + repeated(strong ? "═" : "─", total - 2) + (strong ? "╝" : "┘");
}

Lines side_by_side(const std::vector<Panel>& panels, int total, const SevenWondersNames& names) {
  std::size_t rows = 0;
  for (const Panel& panel : panels) rows = std::max(rows, panel.lines.size());
  Lines lines(rows + 2);
  for (std::size_t i = 0; i < panels.size(); ++i) {
    const bool strong = i == 1;
    const std::string gap = i == 0 ? "" : " ";
    lines.front() += gap + title_bar(panels[i], total, strong, names);
    for (std::size_t row = 0; row < rows; ++row) lines[row + 1] += gap + body(panels[i], row, total, strong);
    lines.back() += gap + bottom(total, strong);
  }
  return lines;
}

}  // namespace

Ink colour_ink(std::string_view colour) {
  if (colour == "brown") return Ink::Brown;
  if (colour == "grey") return Ink::Grey;
  if (colour == "blue") return Ink::Blue;
  if (colour == "green") return Ink::Green;
  if (colour == "yellow") return Ink::Yellow;
  if (colour == "red") return Ink::Red;
  return colour == "purple" ? Ink::Purple : Ink::Plain;
}

SevenWondersNames::SevenWondersNames(const Console& console, const Json& catalogue) : console_(console) {
  for (const Json& card : part(catalogue, "cards")) cards_[text_part(card, "id")] = card;
  for (const Json& wonder : part(catalogue, "wonders")) wonders_[text_part(wonder, "id")] = wonder;
}

const Json& SevenWondersNames::card(std::string_view id) const { return find(cards_, id); }
const Json& SevenWondersNames::wonder(std::string_view id) const { return find(wonders_, id); }

std::string SevenWondersNames::painted_card(std::string_view id) const {
  return paint(colour_ink(text_part(card(id), "colour")), card_name(id));
}

std::string SevenWondersNames::colour_tag(std::string_view colour) const {
  return paint(colour_ink(colour), text("play.7w.tag." + std::string(colour)));
}

std::string SevenWondersNames::cost(const Json& cost) const {
  const bool nothing = number_part(cost, "coins") == 0 && part(cost, "resources").empty();
  return nothing ? "" : text_part(cost, "text");
}

std::string SevenWondersNames::city_name(const Json& city) const {
  if (flag_part(city, "free_city")) return text("7w.free_city");
  const std::string id = text_part(city, "wonder");
  if (id.empty()) return text("play.seat", {{"n", std::to_string(number_part(city, "city"))}});
  return text_part(wonder(id), "city");
}

std::string SevenWondersNames::board_name(const Json& city) const {
  const std::string id = text_part(city, "wonder"), side = text_part(city, "side");
  return text_part(wonder(id), "city") + (side.empty() ? "" : " " + side);
}

std::string SevenWondersNames::city_title(const Json& city) const {
  if (text_part(city, "wonder").empty()) return city_name(city);
  return flag_part(city, "free_city") ? city_name(city) + " (" + board_name(city) + ")" : board_name(city);
}

std::string SevenWondersNames::owner_title(const Json& city) const {
  if (flag_part(city, "free_city")) return city_title(city);
  return city_title(city) + " · " + text("play.seat", {{"n", std::to_string(number_part(city, "city"))}});
}

std::string SevenWondersNames::stages(const Json& city) const {
  if (!city.contains("stages")) return "?";
  const Json& stages = part(city, "stages");
  const int done = std::clamp(number_part(stages, "completed"), 0, kMostStages);
  const int all = std::clamp(number_part(stages, "total"), 0, kMostStages);
  return repeated("■", done) + repeated("□", all - done);
}

std::string SevenWondersNames::colour_counts(const Json& city) const {
  Lines parts;
  for (const auto& [colour, cards] : part(city, "buildings").items()) {
    if (!cards.empty()) parts.push_back(colour_tag(colour) + std::to_string(cards.size()));
  }
  return joined(parts, " ");
}

std::string SevenWondersNames::symbols(const Json& city) const {
  std::map<std::string, int> counts;
  for (const Json& id : part(part(city, "buildings"), "green")) {
    ++counts[text_part(card(as_text(id)), "symbol")];
  }
  Lines parts;
  for (const auto& [symbol, count] : counts) {
    parts.push_back(text("7w.symbol." + symbol) + " " + std::to_string(count));
    parts.back() = replaced(parts.back(), " ", kNoBreak);
  }
  return joined(parts, ", ");
}

std::string SevenWondersNames::resources(const Json& source) const {
  const Json& list = part(source, "resources");
  if (list.size() == 4) return text("play.7w.any_raw");
  Lines parts;
  for (const Json& id : list) parts.push_back(text("7w.resource." + as_text(id)));
  const bool goods = list.size() == 3 && nth(list, 0) == "glass";
  return goods ? text("play.7w.any_goods") : joined(parts, "/");
}

std::string SevenWondersNames::production(const Json& city, bool all) const {
  std::vector<std::pair<std::string, int>> sums;  // in the order in which they are first met
  for (const Json& source : part(city, "production")) {
    const bool for_sale = flag_part(source, "for_sale");
    if (!all && !for_sale) continue;
    const std::string name = resources(source) + (for_sale ? "" : "*");
    auto at = std::ranges::find(sums, name, &std::pair<std::string, int>::first);
    if (at == sums.end()) at = sums.insert(sums.end(), {name, 0});
    at->second += number_part(source, "units");
  }
  Lines parts;
  for (const auto& [name, units] : sums)
    parts.push_back(units > 1 ? text("play.7w.units", {{"n", std::to_string(units)}, {"what", name}}) : name);
  for (std::string& part : parts) part = replaced(part, " ", kNoBreak);
  return parts.empty() ? "–" : joined(parts, ", ");
}

Lines three_panels(const SevenWondersNames& names, const Json& cities, const PanelPlan& plan) {
  const int count = static_cast<int>(cities.size()), total = (names.columns() - 2) / 3, inner = total - 4;
  const auto city = [&](int i) -> const Json& {
    return nth(cities, static_cast<std::size_t>((i + count) % std::max(count, 1)));
  };
  const Json& centre = city(plan.centre);
  return side_by_side({neighbour_panel(names, city(plan.centre + 1), centre, true, inner),
                       centre_panel(names, centre, plan, inner),
                       neighbour_panel(names, city(plan.centre - 1), centre, false, inner)},
                      total, names);
}

// Clockwise from behind the left neighbour.
Lines far_strips(const SevenWondersNames& names, const Json& cities, int centre) {
  const int count = static_cast<int>(cities.size());
  Lines lines;
  for (int i = 2; i < count - 1; ++i) {
    const Json& city = nth(cities, static_cast<std::size_t>((centre + i) % count));
    Lines facts = {coins_and_points(names, city),
                   names.text("play.7w.shields_n", {{"n", std::to_string(number_part(city, "shields"))}})};
    if (const std::string counts = names.colour_counts(city); !counts.empty()) facts.push_back(counts);
    const std::string line =
        " " + fit(names.city_title(city), 16) + pad(names.stages(city), 5) + joined(facts, " · ");
    lines.push_back(cut(line, names.columns()));
  }
  return lines;
}

Lines buildings_by_colour(const SevenWondersNames& names, const Json& city, std::string_view label) {
  Lines groups;
  for (const auto& [colour, cards] : part(city, "buildings").items()) {
    if (cards.empty()) continue;
    Lines here;
    for (const Json& id : cards) {
      const std::string name = replaced(names.card_name(as_text(id)), " ", kNoBreak);
      here.push_back(names.paint(colour_ink(colour), name));
    }
    groups.push_back(names.colour_tag(colour) + std::string(kNoBreak) + joined(here, ", "));
  }
  return hanging(label, groups.empty() ? "–" : joined(groups, "; "), names.columns());
}

Lines city_details(const SevenWondersNames& names, const Json& city, int own) {
  std::string title = names.owner_title(city);
  if (number_part(city, "city") == own) title += " · " + names.text("play.7w.you");
  Lines lines = {names.paint(Ink::Strong, title)};
  const auto say = [&](std::string_view line, std::string_view label = "  ") {
    for (std::string& each : hanging(label, line, names.columns())) lines.push_back(std::move(each));
  };
  say(coins_and_points(names, city) + " · " +
      names.text("play.7w.shields_n", {{"n", std::to_string(number_part(city, "shields"))}}) +
      war_record(names, city));
  say(names.text("play.7w.produces", {{"what", names.production(city, true)}}));
  if (flag_part(city, "free_build")) say(names.text("play.7w.right_unused"));
  for (std::string& line : buildings_by_colour(names, city, "  ")) lines.push_back(std::move(line));
  const Json& board = names.wonder(text_part(city, "wonder"));
  const std::string side = text_part(city, "side");
  int stage = 0;
  for (const Json& each : part(part(part(board, "sides"), side.c_str()), "stages")) {
    const bool done = ++stage <= number_part(part(city, "stages"), "completed");
    say(names.cost(part(each, "cost")) + " → " + text_part(each, "effect"), done ? "  ■ " : "  □ ");
  }
  return lines;
}

}  // namespace zig::terminal
