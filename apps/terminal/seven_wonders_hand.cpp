#include "apps/terminal/seven_wonders_hand.h"

#include <algorithm>

namespace zig::terminal {

namespace {

constexpr int kName = 20, kBadge = 19;

std::string string_of(const Json& json, const char* key) { return json.value(key, std::string()); }

bool has_use(const Json& option, std::string_view use) {
  const Json picks = option.value("picks", Json::array());
  return std::ranges::any_of(picks,
                             [&](const Json& pick) { return pick.value("use", std::string()) == use; });
}

const Json* first_with(const std::vector<const Json*>& options, std::string_view use) {
  const auto found = std::ranges::find_if(options, [&](const Json* option) { return has_use(*option, use); });
  return found == options.end() ? nullptr : *found;
}

// "<2 3>" of "build Library <2 3>".
std::string payment_of(const Json& option) {
  const std::string move = string_of(option, "move");
  const auto at = move.find_first_of("<");
  if (at != std::string::npos) return move.substr(at);
  const auto space = move.rfind(' ');
  return move.ends_with('>') && space != std::string::npos ? move.substr(space + 1) : "";
}

// The building that makes the card free.
std::string chain_parent(const Hand& hand, const Json& card) {
  for (const Json& parent : card.value("chained_from", Json::array())) {
    for (const Json& built : hand.city.value("buildings", Json::object())) {
      if (std::ranges::find(built, parent) != built.end())
        return hand.names.card_name(parent.get<std::string>());
    }
  }
  return "";
}

const Json* blocked_entry(const Menu& menu, const Json& card, std::string_view use) {
  const auto list = menu.decision().find("unavailable");
  if (list == menu.decision().end()) return nullptr;
  for (const Json& entry : *list) {
    const bool about_card = !entry.contains("card") || entry["card"] == card.value("id", Json());
    if (about_card && entry.value("use", std::string()) == use) return &entry;
  }
  return nullptr;
}

std::string possible_badge(const Hand& hand, const Json& option, const Json& card) {
  const std::string badge = string_of(option, "badge");
  if (badge == "trade") return hand.names.text("7w.badge.trade") + " " + payment_of(option);
  if (badge == "chain") return hand.names.text("7w.badge.chain") + ": " + chain_parent(hand, card);
  if (badge == "coins") return hand.names.cost(card.value("cost", Json::object()));
  const bool own = badge == "free" && has_use(option, "build") && !hand.names.cost(card["cost"]).empty();
  return hand.names.text(own ? "play.7w.badge.own" : "7w.badge." + badge);
}

std::string blocked_badge(const SevenWondersNames& names, const Json* entry) {
  return names.paint(Ink::Bad, "✗ " + (entry ? string_of(*entry, "rule") : std::string("–")));
}

std::string item_cost(const Hand& hand, const MenuItem& item, const Json& card) {
  if (first_with(item.options, "exhume")) return "";
  const std::string cost = hand.names.cost(card.value("cost", Json::object()));
  const Json* build = first_with(item.options, "build");
  return build && string_of(*build, "badge") == "coins" ? "" : cost;  // the badge says it
}

std::string number_column(std::size_t number) { return pad_left(std::to_string(number), 2) + " "; }

Lines card_lines(const Hand& hand, std::size_t number, const MenuItem& item) {
  const Json& card = hand.names.card(item.pick.value("card", std::string()));
  const std::string front = number_column(number) + hand.names.colour_tag(string_of(card, "colour")) + " " +
                            fit(item.name, kName) + " " + fit(build_badge(hand, item), kBadge) + " ";
  const std::string cost = item_cost(hand, item, card), effect = string_of(card, "effect");
  if (!hand.roomy) {
    return {cut(front + (cost.empty() ? effect : cost + " → " + effect), hand.names.columns())};
  }
  Lines lines = {cut(front + cost, hand.names.columns())};
  const bool fits = cost.empty() && width(front + effect) <= hand.names.columns();
  if (fits) return {front + effect};
  for (std::string& line : hanging("       ", effect, hand.names.columns())) lines.push_back(std::move(line));
  return lines;
}

Lines blocked_pile_lines(const Hand& hand) {  // cards of the pile that may not be built
  Lines lines;
  for (const Json& entry : hand.menu.decision().value("unavailable", Json::array())) {
    if (entry.value("use", std::string()) != "exhume" || !entry.contains("card")) continue;
    const std::string id = entry["card"].get<std::string>();
    const Json& card = hand.names.card(id);
    lines.push_back(cut("   " + hand.names.colour_tag(string_of(card, "colour")) + " " +
                            fit(hand.names.card_name(id), kName) + " " +
                            fit(blocked_badge(hand.names, &entry), kBadge) + " " + string_of(entry, "why"),
                        hand.names.columns()));
  }
  return lines;
}

}  // namespace

std::string build_badge(const Hand& hand, const MenuItem& item) {
  const Json& card = hand.names.card(item.pick.value("card", std::string()));
  for (const std::string_view use : {"exhume", "build", "olympia"}) {
    if (const Json* option = first_with(item.options, use)) {
      return hand.names.paint(Ink::Good, "✓ " + possible_badge(hand, *option, card));
    }
  }
  return blocked_badge(hand.names, blocked_entry(hand.menu, card, "build"));
}

Lines hand_lines(const Hand& hand) {
  Lines lines;
  const auto& items = hand.menu.items();
  for (std::size_t i = 0; i < items.size(); ++i) {
    if (items[i].pick.contains("card")) {
      for (std::string& line : card_lines(hand, i + 1, items[i])) lines.push_back(std::move(line));
    } else {
      lines.push_back(number_column(i + 1) + string_of(*items[i].options.front(), "text"));
    }
  }
  for (std::string& line : blocked_pile_lines(hand)) lines.push_back(std::move(line));
  return lines;
}

Lines next_stage_lines(const Hand& hand) {
  const Json& board = hand.names.wonder(string_of(hand.city, "wonder"));
  const std::string side = string_of(hand.city, "side");
  const auto done = hand.city.contains("stages") ? hand.city["stages"].value("completed", std::size_t{0}) : 0;
  if (side.empty() || !board.contains("sides") || done >= board["sides"][side]["stages"].size()) return {};
  const Json& stage = board["sides"][side]["stages"][done];
  const Json* cheapest = nullptr;
  for (const MenuItem& item : hand.menu.items()) {
    if (!cheapest) cheapest = first_with(item.options, "stage");
  }
  const std::string payment = cheapest ? payment_of(*cheapest) : "";
  const std::string badge =
      !cheapest
          ? blocked_badge(hand.names, blocked_entry(hand.menu, Json::object(), "stage"))
          : hand.names.paint(Ink::Good,
                             "✓ " + (payment.empty() ? hand.names.text("play.7w.badge.own")
                                                     : hand.names.text("7w.badge.trade") + " " + payment));
  const std::string label = hand.names.text("play.7w.next_stage", {{"n", std::to_string(done + 1)}}) + " ";
  return hanging(label, badge + "  " + hand.names.cost(stage["cost"]) + " → " + string_of(stage, "effect"),
                 hand.names.columns());
}

Lines board_lines(const SevenWondersNames& names, const Menu& menu) {
  Lines lines;
  for (std::size_t i = 0; i < menu.items().size(); ++i) {
    const MenuItem& item = menu.items()[i];
    const Json first = item.options.front()->value("picks", Json::array());
    const std::string id = first.empty() ? "" : first[0].value("wonder", std::string());
    const Json& wonder = names.wonder(id);
    const std::string only_side = item.pick.value("side", std::string());
    lines.push_back(number_column(i + 1) + names.paint(Ink::Strong, string_of(wonder, "city")) +
                    (only_side.empty() ? "" : " " + only_side) + " · " +
                    names.text("7w.resource." + string_of(wonder, "resource")) + " · " +
                    string_of(wonder, "name"));
    for (const auto& [side, board] : wonder.value("sides", Json::object()).items()) {
      if (!only_side.empty() && side != only_side) continue;
      Lines stages;
      for (const Json& stage : board["stages"])
        stages.push_back(names.cost(stage["cost"]) + " → " + string_of(stage, "effect"));
      for (std::string& line : hanging("     " + side + ": ", joined(stages, " | "), names.columns())) {
        lines.push_back(std::move(line));
      }
    }
  }
  return lines;
}

}  // namespace zig::terminal
