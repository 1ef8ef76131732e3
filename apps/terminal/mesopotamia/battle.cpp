#include "apps/terminal/mesopotamia/battle.h"

#include <algorithm>
#include <array>
#include <optional>

#include "apps/terminal/json_parts.h"

namespace zig::terminal::mesopotamia {

namespace {

constexpr std::size_t kStrength = 0, kTactics = 1, kMobility = 2, kSections = 3;
constexpr int kNameColumns = 14, kPlaceColumns = 5, kSectionColumns = 9, kDuelColumns = 6, kUnitsShown = 5;
constexpr std::array<const char*, kSections> kSectionIds = {"strength", "tactics", "mobility"};

class Board {
 public:
  Board(const Signs& signs, const Json& view)
      : signs_(signs), view_(view), battle_(part(view, "battle")), sides_(part(battle_, "sides")) {}

  Lines lines() const {
    Lines lines = {title()};
    if (!part(nth(sides_, 0), "fighters").empty() && text_part(battle_, "kind") != "simple") {
      lines.push_back(headings());
    }
    for (std::size_t side = 0; side < sides_.size(); ++side) {
      add(lines, hanging(" ", side_title(side), signs_.columns()));
      for (const Json& fighter : part(nth(sides_, side), "fighters")) {
        if (text_part(battle_, "kind") != "simple")
          lines.push_back(cut(fighter_line(side, fighter), signs_.columns()));
      }
    }
    add(lines, row_lines());
    return lines;
  }

 private:
  std::string title() const {
    Lines parts = {signs_.text("play.ms.battle.in", {{"area", signs_.area(text_part(battle_, "area"))}}),
                   signs_.text_or("play.ms.battle.step." + text_part(battle_, "step"), "")};
    const Json& leader = part(nth(sides_, at(number_part(battle_, "leader"))), "party");
    parts.push_back(signs_.text("play.ms.battle.ties", {{"who", signs_.party(view_, leader)}}));
    if (battle_.contains("tribe_die"))
      parts.push_back(signs_.text("play.ms.battle.tribe_die", {{"n", number_of(battle_, "tribe_die")}}));
    if (battle_.contains("to_place")) {
      const Json& who = part(nth(sides_, at(number_part(battle_, "placing"))), "party");
      parts.push_back(signs_.text("play.ms.battle.to_place", {{"n", number_of(battle_, "to_place")},
                                                              {"who", signs_.party(view_, who)}}));
    }
    return signs_.paint(Ink::Strong, cut(" " + joined(parts, " · "), signs_.columns()));
  }

  std::string side_title(std::size_t side) const {
    const Json& here = nth(sides_, side);
    const bool attacks = number_part(battle_, "attacker") == static_cast<int>(side);
    Lines parts = {signs_.text("play.ms.battle.bones", {{"n", number_of(here, "bones")}})};
    if (number_part(here, "ship_bones") > 0)
      parts.push_back(signs_.text("play.ms.battle.ships", {{"n", number_of(here, "ship_bones")}}));
    if (const std::string bid = bid_of(here); !bid.empty())
      parts.push_back(signs_.text("play.ms.battle.bid", {{"bid", bid}}));
    if (text_part(battle_, "kind") == "simple") {
      Lines units;
      for (const Json& fighter : part(here, "fighters")) units.push_back(unit(fighter));
      if (!units.empty()) parts.push_back(joined(units, ", "));
    }
    return signs_.party(view_, part(here, "party")) +
           (attacks ? " (" + signs_.text("play.ms.battle.attacks") + ")" : "") + " – " + joined(parts, " · ");
  }

  // "3 2 1": of others only when both bids are revealed.
  std::string bid_of(const Json& side) const {
    const Json& bid = part(side, "bid");
    const std::string kind = text_part(battle_, "kind");
    if (bid.empty() || kind == "solo" || kind == "totals") return "";
    Lines numbers;
    for (const Json& n : bid) {
      if (numbers.empty() || kind == "standard") numbers.push_back(number(as_number(n)));
    }
    return joined(numbers, " ");
  }

  std::string unit(const Json& fighter) const { return signs_.name("units", text_part(fighter, "unit")); }
  const Json& card(const Json& fighter) const { return signs_.entry("combat", text_part(fighter, "card")); }
  int worth(const Json& fighter, std::size_t section) const {
    return as_number(nth(part(card(fighter), "printed"), section)) +
           as_number(nth(part(fighter, "placed"), section));
  }
  // MS-11.14: what the first of two units comes to against the second; nothing before the cards lie.
  std::optional<int> value(std::size_t side, const Json& fighter, const Json& enemy) const {
    const Json& one = side == 0 ? fighter : enemy;
    const Json& other = side == 0 ? enemy : fighter;
    for (const Json& duel : part(battle_, "duels")) {
      const Json& fighters = part(duel, "fighters");
      if (nth(fighters, 0) == part(one, "number") && nth(fighters, 1) == part(other, "number"))
        return as_number(nth(part(duel, "values"), side));
    }
    return std::nullopt;
  }
  const Json& enemies_of(std::size_t side) const { return part(nth(sides_, 1 - side), "fighters"); }
  static std::size_t at(int side) { return static_cast<std::size_t>(std::clamp(side, 0, 1)); }

  std::vector<const Json*> standing(const Json& fighters) const {
    std::vector<const Json*> list;
    for (const Json& fighter : fighters) {
      if (flag_part(fighter, "here") && fighter.contains("card")) list.push_back(&fighter);
    }
    return list;
  }

  std::string headings() const {
    std::string line = pad("", kNameColumns + kPlaceColumns);
    for (std::size_t section = 0; section < kSections; ++section)
      line += fit(signs_.text("play.ms.head." + std::string(kSectionIds[section])), column(section));
    return signs_.paint(Ink::Faint, line);
  }
  static int column(std::size_t section) {
    return section == kTactics ? kSectionColumns + 6 : kSectionColumns;
  }

  std::string fighter_line(std::size_t side, const Json& fighter) const {
    std::string line = fit("  " + number_of(fighter, "number") + " " + unit(fighter), kNameColumns);
    if (!fighter.contains("card")) return line;
    const bool placed = fighter.contains("row");
    line += fit(placed ? number_of(fighter, "row") + "." + number_of(fighter, "place") : "", kPlaceColumns);
    for (std::size_t section = 0; section < kSections; ++section) {
      const int bones = as_number(nth(part(fighter, "placed"), section));
      std::string words = number(as_number(nth(part(card(fighter), "printed"), section)));
      if (bones > 0) words += signs_.paint(Ink::Good, "+" + number(bones));
      words += "/" + number(as_number(nth(part(card(fighter), "slots"), section)));
      if (section == kTactics && !part(card(fighter), "against").empty()) {
        words += " ›";
        for (const Json& type : part(card(fighter), "against")) words += " " + signs_.letter(as_text(type));
      }
      line += fit(words, column(section));
    }
    if (!flag_part(fighter, "here")) return line + std::string(kNotSign);
    int shown = 0;
    for (const Json* enemy : standing(enemies_of(side))) {
      const auto own = value(side, fighter, *enemy), its = value(1 - side, *enemy, fighter);
      if (!own || !its || ++shown > kUnitsShown) break;
      line += fit(signs_.letter(text_part(*enemy, "unit")) + number_of(*enemy, "number") + " " +
                      number(*own) + ":" + number(*its),
                  kDuelColumns + 1);
    }
    return line;
  }

  // The units of a side that stand in a row, the front first.
  std::vector<const Json*> queue(std::size_t side, int row) const {
    std::vector<const Json*> list;
    for (const Json* fighter : standing(part(nth(sides_, side), "fighters"))) {
      if (number_part(*fighter, "row") == row) list.push_back(fighter);
    }
    std::ranges::sort(list, {}, [](const Json* fighter) { return number_part(*fighter, "place"); });
    return list;
  }

  // "archer 1: 2+1 = 3".
  std::string sum(std::size_t side, const Json& fighter, const Json& enemy) const {
    const int strength = worth(fighter, kStrength), all = value(side, fighter, enemy).value_or(strength);
    return unit(fighter) + " " +
           (all == strength ? number(all)
                            : number(strength) + "+" + number(all - strength) + "=" + number(all)) +
           " (" + signs_.text("play.ms.head.mobility") + " " + number(worth(fighter, kMobility)) + ")";
  }

  Lines row_lines() const {
    Lines lines;
    int rows = 0;
    for (const Json& side : sides_) {
      for (const Json* fighter : standing(part(side, "fighters")))
        rows = std::max(rows, number_part(*fighter, "row"));
    }
    for (int row = 1; row <= rows; ++row) {
      const auto one = queue(0, row), other = queue(1, row);
      if (one.empty() && other.empty()) continue;
      std::string words;
      if (!one.empty() && !other.empty()) {
        words = signs_.party_shape(part(nth(sides_, 0), "party")) + " " + sum(0, *one[0], *other[0]) + " × " +
                signs_.party_shape(part(nth(sides_, 1), "party")) + " " + sum(1, *other[0], *one[0]);
      }
      const bool fights = !one.empty() && !other.empty();
      Lines behind;
      for (const std::size_t side : {std::size_t{0}, std::size_t{1}}) {
        const auto& here = side == 0 ? one : other;
        for (std::size_t i = fights ? 1 : 0; i < here.size(); ++i)
          behind.push_back(signs_.party_shape(part(nth(sides_, side), "party")) + " " + unit(*here[i]));
      }
      if (fights && !behind.empty())
        words += " – " + signs_.text("play.ms.battle.behind", {{"units", joined(behind, ", ")}});
      if (!fights) words = joined(behind, ", ");
      add(lines, hanging(" " + signs_.text("play.ms.battle.row", {{"n", number(row)}}) + " ", words,
                         signs_.columns()));
    }
    return lines;
  }

  const Signs& signs_;
  const Json& view_;
  const Json& battle_;
  const Json& sides_;
};

}  // namespace

Lines battle_lines(const Signs& signs, const Json& view) {
  if (part(view, "battle").is_null()) return {};
  return Board(signs, view).lines();
}

}  // namespace zig::terminal::mesopotamia
