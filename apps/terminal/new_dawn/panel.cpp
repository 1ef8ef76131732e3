#include "apps/terminal/new_dawn/panel.h"

#include <algorithm>

#include "apps/terminal/json_parts.h"

namespace zig::terminal {

namespace {

constexpr int kProgressColumns = 6, kNarrowestName = 12;

std::string number(int n) { return std::to_string(n); }
std::string number_of(const Json& json, const char* key) { return number(number_part(json, key)); }

// Trade tokens, and the city-states and natural wonders that lie on the card; a used one in brackets.
std::string tokens_on(const NewDawnSigns& signs, const Json& slot) {
  std::string line = signs.trade(number_part(slot, "trade"));
  const auto add = [&](const Json& list, std::string_view sign) {
    for (const Json& token : list)
      line += flag_part(token, "used") ? "(" + std::string(sign) + ")" : std::string(sign);
  };
  add(part(slot, "states"), kCityStateSign);
  add(part(slot, "natural_wonders"), kNaturalSign);
  return line;
}

Lines wonders_of(const NewDawnSigns& signs, const Json& view, int seat) {
  Lines names;
  for (const Json& wonder : part(part(view, "map"), "wonders")) {
    if (wonder.contains("seat") && number_part(wonder, "seat") == seat)
      names.push_back(signs.name("wonders", text_part(wonder, "wonder")));
  }
  return names;
}

Lines diplomacy_of(const NewDawnSigns& signs, const Json& view, const Json& seat) {
  Lines names;
  for (const Json& pact : part(seat, "pacts"))
    names.push_back(signs.name("pacts", text_part(pact, "pact")) + " (" +
                    signs.nation(view, number_part(pact, "giver")) + ")");
  for (const Json& state : part(seat, "state_cards"))
    names.push_back(signs.name("city_states", as_text(state)));
  return names;
}

// "tech 7, III at 10"
std::string tech_text(const NewDawnSigns& signs, const Json& seat) {
  const int tech = number_part(seat, "tech");
  for (const Json& mark : part(part(signs.catalogue(), "tech"), "marks")) {
    if (number_part(mark, "at") > tech)
      return signs.text("play.nd.tech_next", {{"n", number(tech)},
                                              {"level", signs.level(number_of(mark, "level"))},
                                              {"at", number_of(mark, "at")}});
  }
  return signs.text("play.nd.tech", {{"n", number(tech)}});
}

bool completed(const Json& seat, const std::string& agenda) {
  return std::ranges::any_of(part(seat, "agendas"),
                             [&](const Json& done) { return as_text(done) == agenda; });
}

// "3/8", or ✓ for good.
std::string progress_text(const NewDawnSigns& signs, const Json& seat, const std::string& agenda) {
  if (completed(seat, agenda)) return signs.paint(Ink::Good, kDoneSign);
  const Json& progress = part(part(seat, "progress"), agenda.c_str());
  if (progress.is_null()) return "–";
  return number(as_number(nth(progress, 0))) + "/" + number(as_number(nth(progress, 1)));
}

// The price for whoever looks; the printed one for spectators.
int price(const NewDawnSigns& signs, const Json& view, const std::string& wonder) {
  const Json& costs = part(new_dawn_own_seat(view), "costs");
  if (costs.contains(wonder)) return number_part(costs, wonder.c_str());
  return number_part(signs.entry("wonders", wonder), "cost");
}

bool can_be_paid(const Json& view, const std::string& wonder) {
  const Json& prices = part(new_dawn_own_seat(view), "prices");
  return flag_part(part(prices, wonder.c_str()), "can_pay");
}

std::string helping_resources(const NewDawnSigns& signs, const std::string& wonder) {
  std::string letters;
  for (const Json& resource : part(signs.entry("wonders", wonder), "resources"))
    letters += signs.resource(as_text(resource));
  return letters;
}

void add_hanging(Lines& lines, const NewDawnSigns& signs, const std::string& label,
                 const std::string& words) {
  for (const std::string& line : hanging(label, words, signs.columns())) lines.push_back(line);
}

}  // namespace

// --- players

std::string focus_row_line(const NewDawnSigns& signs, const Json& view, const Json& seat, int columns) {
  const int n = number_part(seat, "seat");
  const bool active = number_part(view, "active") == n && text_part(view, "question") != "over";
  const bool own = part(view, "observer") == part(seat, "seat");
  const int slot_columns = columns < 70 ? 10 : std::min((columns - 14) / 5, 16);
  const std::string name = fit(signs.nation(view, n), std::min(columns - 4 - 5 * slot_columns, 14));
  std::string line =
      std::string(active ? "▸" : " ") + signs.shape(n) + " " + (own ? signs.paint(Ink::Strong, name) : name);
  for (const Json& slot : part(seat, "row")) {
    const std::string card = text_part(slot, "card"), tokens = tokens_on(signs, slot);
    const std::string where = signs.paint(Ink::Faint, number_of(slot, "slot"));
    const std::string roomy = where + " " + signs.card(card) + " " + tokens;
    const bool fits = width(roomy) < slot_columns;
    line += " " + fit(fits ? roomy : replaced(roomy, " ", ""), slot_columns - 1);
  }
  return cut(line, columns);
}

std::string holdings_line(const NewDawnSigns& signs, const Json& view, const Json& seat) {
  const int n = number_part(seat, "seat");
  int cities = 0;
  for (const Json& space : part(part(view, "map"), "spaces")) {
    const std::string piece = text_part(space, "piece");
    cities += (piece == "city" || piece == "capital") && number_part(space, "seat") == n;
  }
  Lines parts = {tech_text(signs, seat),
                 signs.text("play.nd.cities", {{"n", number(cities)},
                                               {"m", number(static_cast<int>(part(seat, "mature").size()))}}),
                 signs.text("play.nd.tokens_left", {{"n", number_of(seat, "tokens_left")}})};
  if (number_part(seat, "caravans_on_card") > 0)
    parts.push_back(repeated(kCaravanSign, std::min(number_part(seat, "caravans_on_card"), 9)) + " " +
                    signs.text("play.nd.on_card"));
  if (number_part(seat, "stored") > 0)
    parts.push_back(signs.name("wonders", "great-zimbabwe") + " " + signs.trade(number_part(seat, "stored")));
  if (const std::string resources = signs.resources(part(seat, "resources")); !resources.empty())
    parts.push_back(resources);
  for (const Json& token : part(seat, "natural_wonders"))
    parts.push_back(std::string(kNaturalSign) + " " +
                    signs.name("natural_wonders", text_part(token, "natural_wonder")));
  if (const Lines wonders = wonders_of(signs, view, n); !wonders.empty())
    parts.push_back(std::string(kWonderSign) + std::string(kNoBreak) + joined(wonders, ", "));
  if (const Lines cards = diplomacy_of(signs, view, seat); !cards.empty())
    parts.push_back(signs.text("play.nd.diplomacy", {{"cards", joined(cards, ", ")}}));
  return joined(parts, " · ");
}

// --- victory cards

int matrix_columns(const Json& view) {
  return kNarrowestName + kProgressColumns * static_cast<int>(part(view, "seats").size());
}

Lines victory_matrix(const NewDawnSigns& signs, const Json& view, int columns) {
  const Json& seats = part(view, "seats");
  const int names = columns - kProgressColumns * static_cast<int>(seats.size());
  std::string header = signs.paint(Ink::Faint, fit(signs.text("play.nd.goals"), names));
  for (const Json& seat : seats) header += pad_left(signs.shape(number_part(seat, "seat")), kProgressColumns);
  Lines lines = {header};
  for (const Json& card : part(view, "victory")) {
    for (std::size_t i = 0; i < 2; ++i) {
      const std::string agenda = as_text(nth(card, i));
      std::string line = fit((i == 0 ? "┌" : "└") + signs.name("agendas", agenda), names);
      for (const Json& seat : seats) line += pad_left(progress_text(signs, seat, agenda), kProgressColumns);
      lines.push_back(line);
    }
  }
  return lines;
}

std::string own_goals_line(const NewDawnSigns& signs, const Json& view) {
  Lines cards;
  const Json& own = new_dawn_own_seat(view);
  for (const Json& card : part(view, "victory")) {
    Lines either;
    for (const Json& agenda : card)
      either.push_back(signs.name("agendas", as_text(agenda)) + " " +
                       (own.is_null() ? "" : progress_text(signs, own, as_text(agenda))));
    cards.push_back(joined(either, " / "));
  }
  return " " + signs.text("play.nd.goals") + ": " + joined(cards, " · ");
}

// --- wonders

Lines wonder_market(const NewDawnSigns& signs, const Json& view, int columns) {
  const int names = columns - 4 - 3 - 3 - 2;
  Lines lines = {signs.paint(Ink::Faint, fit(signs.text("play.nd.market"), columns))};
  for (const Json& deck : part(view, "market")) {
    const std::string wonder = text_part(deck, "wonder");
    const std::string tag = fit(signs.type(text_part(deck, "type")), 3) + " ";
    if (wonder.empty()) {
      lines.push_back(tag + "–");
      continue;
    }
    const bool paid = can_be_paid(view, wonder);
    lines.push_back(tag + fit(signs.name("wonders", wonder), names) +
                    pad_left(number(price(signs, view, wonder)), 3) + " " + helping_resources(signs, wonder) +
                    (paid ? " " + signs.paint(Ink::Good, kDoneSign) : std::string("  ")));
  }
  return lines;
}

std::string market_line(const NewDawnSigns& signs, const Json& view) {
  Lines parts;
  for (const Json& deck : part(view, "market")) {
    const std::string wonder = text_part(deck, "wonder");
    if (!wonder.empty())
      parts.push_back(signs.name("wonders", wonder) + " " + number(price(signs, view, wonder)) +
                      helping_resources(signs, wonder));
  }
  return " " + signs.text("play.nd.market") + ": " + joined(parts, " · ");
}

// --- the map in words

Lines places(const NewDawnSigns& signs, const Json& view, int columns) {
  Lines lines;
  for (const Json& space : part(part(view, "map"), "spaces")) {
    const std::string where = fit(text_part(space, "id"), 4);
    if (space.contains("city_state")) {
      const std::string id = text_part(space, "city_state");
      const std::string type = text_part(signs.entry("city_states", id), "type");
      lines.push_back(std::string(kCityStateSign) + where + signs.name("city_states", id) +
                      (type.empty() ? "" : " (" + signs.type(type) + ")"));
    }
    if (space.contains("natural_wonder")) {
      const std::string id = text_part(space, "natural_wonder");
      lines.push_back(std::string(kNaturalSign) + where + signs.name("natural_wonders", id) + " (" +
                      signs.resource(text_part(signs.entry("natural_wonders", id), "resource")) + ")");
    }
  }
  std::ranges::stable_sort(lines, {}, [](const std::string& line) { return line.starts_with(kNaturalSign); });
  for (std::string& line : lines) line = cut(line, columns);
  return lines;
}

Lines attack_lines(const NewDawnSigns& signs, const Json& view) {
  const Json& attack = part(view, "attack");
  if (attack.is_null()) return {};
  const Json& dice = part(attack, "dice");
  const std::string defender = attack.contains("defender")
                                   ? signs.seat(view, number_part(attack, "defender"))
                                   : signs.text_or("play.nd.target." + text_part(attack, "target"), "?");
  const int mine = number_part(attack, "attack"), theirs = number_part(attack, "defence");
  return {" " +
          signs.text("play.nd.attack", {{"space", text_part(attack, "space")},
                                        {"who", signs.seat(view, number_part(view, "active"))},
                                        {"other", defender},
                                        {"a", number(mine)},
                                        {"d", number(theirs)},
                                        {"dice", number(as_number(nth(dice, 0)))},
                                        {"other_dice", number(as_number(nth(dice, 1)))}}) +
          " " + signs.text(mine > theirs ? "play.nd.attack.wins" : "play.nd.attack.loses")};
}

// --- commands

Lines card_details(const NewDawnSigns& signs, const Json& view) {
  Lines lines;
  for (const Json& seat : part(view, "seats")) {
    const int n = number_part(seat, "seat");
    const std::string leader = text_part(seat, "leader");
    lines.push_back(signs.paint(Ink::Strong, signs.seat(view, n)));
    add_hanging(lines, signs, "  " + text_part(signs.entry("leaders", leader), "leader") + ": ",
                signs.summary("leaders", leader));
    for (const Json& slot : part(seat, "row")) {
      const std::string card = text_part(slot, "card");
      const std::string tokens = tokens_on(signs, slot);
      add_hanging(lines, signs, "  " + number_of(slot, "slot") + " " + fit(signs.card(card), 8),
                  signs.name("cards", card) + (tokens.empty() ? "" : " " + tokens) + ": " +
                      signs.summary("cards", card));
    }
    for (const Json& wonder : part(part(view, "map"), "wonders")) {
      if (!wonder.contains("seat") || number_part(wonder, "seat") != n) continue;
      const std::string id = text_part(wonder, "wonder");
      add_hanging(lines, signs, "  " + std::string(kWonderSign) + " ",
                  signs.name("wonders", id) + " (" + text_part(wonder, "space") +
                      "): " + signs.summary("wonders", id));
    }
    for (const Json& pact : part(seat, "pacts"))
      add_hanging(lines, signs, "  ",
                  signs.name("pacts", text_part(pact, "pact")) + " (" +
                      signs.nation(view, number_part(pact, "giver")) +
                      "): " + signs.summary("pacts", text_part(pact, "pact")));
    for (const Json& state : part(seat, "state_cards"))
      add_hanging(
          lines, signs, "  " + std::string(kCityStateSign) + " ",
          signs.name("city_states", as_text(state)) + ": " + signs.summary("city_states", as_text(state)));
  }
  lines.push_back(signs.paint(Ink::Strong, signs.text("play.nd.market")));
  for (const Json& deck : part(view, "market")) {
    const std::string wonder = text_part(deck, "wonder");
    if (wonder.empty()) continue;
    add_hanging(lines, signs, "  " + fit(signs.type(text_part(deck, "type")), 4),
                signs.name("wonders", wonder) + " " + number(price(signs, view, wonder)) + " " +
                    helping_resources(signs, wonder) + ": " + signs.summary("wonders", wonder));
  }
  return lines;
}

Lines goal_details(const NewDawnSigns& signs, const Json& view) {
  Lines lines = victory_matrix(signs, view, std::min(signs.columns(), matrix_columns(view) + 12));
  for (const Json& card : part(view, "victory")) {
    for (const Json& agenda : card)
      add_hanging(lines, signs, "  ",
                  signs.name("agendas", as_text(agenda)) + ": " + signs.summary("agendas", as_text(agenda)));
  }
  add_hanging(lines, signs, " ", signs.text("play.nd.goals_how"));
  return lines;
}

Lines new_dawn_scores(const NewDawnSigns& signs, const Json& view) {
  const int columns = std::min(signs.columns(), matrix_columns(view) + 14);
  Lines lines = victory_matrix(signs, view, columns);
  const Json& standing = part(view, "standing");
  const int names = columns - kProgressColumns * static_cast<int>(standing.size());
  lines.push_back(repeated("─", columns));
  for (const char* key : {"victory_cards", "wonders", "friendly_spaces", "rank"}) {
    const bool rank = std::string_view(key) == "rank";
    std::string line = fit(signs.text((rank ? "play.scores." : "play.nd.scores.") + std::string(key)), names);
    for (const Json& seat : standing)
      line += pad_left(number_of(seat, key) + (rank ? "." : ""), kProgressColumns);
    lines.push_back(std::string_view(key) == "victory_cards" ? signs.paint(Ink::Strong, line) : line);
  }
  for (const Json& seat : part(view, "seats"))
    lines.push_back(" " + signs.seat(view, number_part(seat, "seat")));
  return lines;
}

}  // namespace zig::terminal
