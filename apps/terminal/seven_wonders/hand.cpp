#include "apps/terminal/seven_wonders/hand.h"

#include <algorithm>

#include "apps/terminal/json_parts.h"

namespace zig::terminal {

namespace {

constexpr int kWide = 96;  // columns from which on long names have room

int name_columns(const Hand& hand) { return hand.names.columns() >= kWide ? 28 : 20; }
int badge_columns(const Hand& hand) { return hand.names.columns() >= kWide ? 24 : 19; }

bool has_use(const Json& option, std::string_view use) {
  const Json& picks = part(option, "picks");
  return std::ranges::any_of(picks, [&](const Json& pick) { return text_part(pick, "use") == use; });
}

const Json* first_with(const std::vector<const Json*>& options, std::string_view use) {
  const auto found = std::ranges::find_if(options, [&](const Json* option) { return has_use(*option, use); });
  return found == options.end() ? nullptr : *found;
}

// "<2 3>" of "build Library <2 3>".
std::string payment_of(const Json& option) {
  const std::string move = text_part(option, "move");
  const auto at = move.find_first_of("<");
  if (at != std::string::npos) return move.substr(at);
  const auto space = move.rfind(' ');
  return move.ends_with('>') && space != std::string::npos ? move.substr(space + 1) : "";
}

// The building that makes the card free.
std::string chain_parent(const Hand& hand, const Json& card) {
  for (const Json& parent : part(card, "chained_from")) {
    for (const Json& built : part(hand.city, "buildings")) {
      if (std::ranges::find(built, parent) != built.end()) return hand.names.card_name(as_text(parent));
    }
  }
  return "";
}

const Json* blocked_entry(const Menu& menu, const Json& card, std::string_view use) {
  const auto list = menu.decision().find("unavailable");
  if (list == menu.decision().end()) return nullptr;
  for (const Json& entry : *list) {
    const bool about_card = !entry.contains("card") || part(entry, "card") == part(card, "id");
    if (about_card && text_part(entry, "use") == use) return &entry;
  }
  return nullptr;
}

std::string possible_badge(const Hand& hand, const Json& option, const Json& card) {
  const std::string badge = text_part(option, "badge");
  if (badge == "trade") return hand.names.text("7w.badge.trade") + " " + payment_of(option);
  if (badge == "chain") return hand.names.text("7w.badge.chain") + ": " + chain_parent(hand, card);
  if (badge == "coins") return hand.names.cost(part(card, "cost"));
  const bool own =
      badge == "free" && has_use(option, "build") && !hand.names.cost(part(card, "cost")).empty();
  return hand.names.text(own ? "play.7w.badge.own" : "7w.badge." + badge);
}

std::string blocked_badge(const SevenWondersNames& names, const Json* entry) {
  return names.paint(Ink::Bad, "✗ " + (entry ? text_part(*entry, "rule") : std::string("–")));
}

std::string item_cost(const Hand& hand, const MenuItem& item, const Json& card) {
  if (first_with(item.options, "exhume")) return "";
  const std::string cost = hand.names.cost(part(card, "cost"));
  const Json* build = first_with(item.options, "build");
  const std::string badge = build ? text_part(*build, "badge") : "";
  return badge == "coins" || badge == "chain" ? "" : cost;  // the badge says it
}

std::string number_column(std::size_t number) { return pad_left(std::to_string(number), 2) + " "; }

// "2 wood, 1 glass" is broken at the comma only.
std::string unbroken(const std::string& cost) {
  const std::string comma = "," + std::string(kNoBreak);
  return replaced(replaced(cost, " ", kNoBreak), comma, ", ");
}

// A science symbol needs no sentence.
std::string effect_of(const Hand& hand, const Json& card) {
  const std::string symbol = text_part(card, "symbol");
  return symbol.empty() ? text_part(card, "effect") : hand.names.text("7w.symbol." + symbol);
}

Lines card_lines(const Hand& hand, std::size_t number, const MenuItem& item) {
  const Json& card = hand.names.card(text_part(item.pick, "card"));
  const std::string front = number_column(number) + hand.names.colour_tag(text_part(card, "colour")) + " " +
                            fit(item.name, name_columns(hand)) + " " +
                            fit(build_badge(hand, item), badge_columns(hand)) + " ";
  const std::string cost = item_cost(hand, item, card), effect = effect_of(hand, card);
  const auto rest = [&](const std::string& price) {
    return price.empty() ? effect : effect + " (" + price + ")";
  };
  if (!hand.roomy) return {cut(front + rest(cost), hand.names.columns())};
  return hanging(front, rest(unbroken(cost)), hand.names.columns());
}

Lines blocked_pile_lines(const Hand& hand) {  // cards of the pile that may not be built
  Lines lines;
  for (const Json& entry : part(hand.menu.decision(), "unavailable")) {
    if (text_part(entry, "use") != "exhume" || !entry.contains("card")) continue;
    const std::string id = text_part(entry, "card");
    const Json& card = hand.names.card(id);
    lines.push_back(cut("   " + hand.names.colour_tag(text_part(card, "colour")) + " " +
                            fit(hand.names.card_name(id), name_columns(hand)) + " " +
                            fit(blocked_badge(hand.names, &entry), badge_columns(hand)) + " " +
                            text_part(entry, "why"),
                        hand.names.columns()));
  }
  return lines;
}

}  // namespace

std::string build_badge(const Hand& hand, const MenuItem& item) {
  const Json& card = hand.names.card(text_part(item.pick, "card"));
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
      const std::string sentence = text_part(*items[i].options.front(), "text");
      for (std::string& line : hanging(number_column(i + 1), sentence, hand.names.columns()))
        lines.push_back(std::move(line));
    }
  }
  for (std::string& line : blocked_pile_lines(hand)) lines.push_back(std::move(line));
  return lines;
}

Lines next_stage_lines(const Hand& hand) {
  const Json& board = hand.names.wonder(text_part(hand.city, "wonder"));
  const std::string side = text_part(hand.city, "side");
  const auto done = static_cast<std::size_t>(number_part(part(hand.city, "stages"), "completed"));
  const Json& stages = part(part(part(board, "sides"), side.c_str()), "stages");
  if (done >= stages.size()) return {};
  const Json& stage = nth(stages, done);
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
  return hanging(label,
                 badge + " · " + hand.names.cost(part(stage, "cost")) + " → " + text_part(stage, "effect"),
                 hand.names.columns());
}

Lines side_lines(const SevenWondersNames& names, const Json& wonder, std::string_view only) {
  Lines lines;
  for (const auto& [side, board] : part(wonder, "sides").items()) {
    if (!only.empty() && side != only) continue;
    Lines stages;
    for (const Json& stage : part(board, "stages")) {
      stages.push_back(names.cost(part(stage, "cost")) + " → " + text_part(stage, "effect"));
    }
    for (std::string& line : hanging("     " + side + ": ", joined(stages, " | "), names.columns())) {
      lines.push_back(std::move(line));
    }
  }
  return lines;
}

Lines board_lines(const SevenWondersNames& names, const Menu& menu, bool roomy) {
  Lines lines;
  for (std::size_t i = 0; i < menu.items().size(); ++i) {
    const MenuItem& item = menu.items()[i];
    const Json& picks = part(*item.options.front(), "picks");
    const Json& wonder = names.wonder(text_part(nth(picks, 0), "wonder"));
    const std::string only = text_part(item.pick, "side");
    lines.push_back(number_column(i + 1) + names.paint(Ink::Strong, text_part(wonder, "city")) +
                    (only.empty() ? "" : " " + only) + " · " +
                    names.text("7w.resource." + text_part(wonder, "resource")) + " · " +
                    text_part(wonder, "name"));
    if (!roomy && only.empty()) continue;
    for (std::string& line : side_lines(names, wonder, only)) lines.push_back(std::move(line));
  }
  return lines;
}

}  // namespace zig::terminal
