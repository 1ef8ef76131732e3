#include "apps/terminal/tigris_euphrates/panel.h"

#include <algorithm>

#include "apps/terminal/json_parts.h"
#include "apps/terminal/screen.h"

namespace zig::terminal {

namespace {

constexpr int kNameColumns = 9;

std::string number(int n) { return std::to_string(n); }

int points_of(const Json& seat, std::string_view colour) {
  return number_part(part(seat, "points"), std::string(colour).c_str());
}

// --- players

std::string player_line(const TigrisEuphratesSigns& signs, const Json& view, const Json& seat) {
  const std::string dynasty = text_part(seat, "dynasty");
  const bool active = number_part(view, "active") == number_part(seat, "seat");
  const bool own = part(view, "observer") == part(seat, "seat");
  std::string home;
  int leaders = 0;
  for (const Json& leader : part(seat, "leaders_off")) {
    home += signs.shape(signs.colour_of_leader(as_text(leader)));
    ++leaders;
  }
  const std::string name = signs.letter(dynasty) + " " + fit(signs.dynasty_name(dynasty), kNameColumns);
  return std::string(active ? "▸" : " ") + (own ? signs.paint(Ink::Strong, name) : name) +
         pad_left(number(number_part(seat, "hand_size")), 4) +
         pad_left(number(number_part(seat, "catastrophes")), 3) + " " + home + pad("", 4 - leaders) +
         (seat.contains("score") ? pad_left(number(number_part(seat, "score")), 4) : "");
}

std::string players_header(const TigrisEuphratesSigns& signs, const Json& view) {
  const Json& seats = part(view, "seats");
  const bool scores = std::ranges::any_of(seats, [](const Json& seat) { return seat.contains("score"); });
  std::string line = pad("", 3 + kNameColumns) + pad_left(signs.text("play.te.panel.hand"), 4);
  line += "  " + std::string(kCatastropheSign) + " " + pad(signs.text("play.te.panel.home"), 4);
  if (scores) line += pad_left(signs.text("play.te.panel.score"), 4);
  return signs.paint(Ink::Faint, line);
}

// --- kingdoms

// "A■2/3": strength in a revolt and in a war.
std::string leader_token(const TigrisEuphratesSigns& signs, const Json& leader) {
  return signs.leader(text_part(leader, "dynasty"), text_part(leader, "colour")) +
         number(number_part(leader, "revolt")) + "/" + number(number_part(leader, "war"));
}

// Each kingdom's tokens, the letter first.
std::vector<Lines> kingdoms_tokens(const TigrisEuphratesSigns& signs, const Json& view) {
  std::vector<Lines> kingdoms;
  for (const Json& kingdom : part(view, "kingdoms")) {
    const std::string id = text_part(kingdom, "id");
    Lines tokens = {signs.kingdom(id)};
    for (const Json& leader : part(view, "leaders")) {
      if (text_part(leader, "kingdom") == id) tokens.push_back(leader_token(signs, leader));
    }
    kingdoms.push_back(std::move(tokens));
  }
  return kingdoms;
}

// A line for each kingdom; where there are too many of them, one after another.
Lines kingdom_lines(const TigrisEuphratesSigns& signs, const Json& view, int columns, std::size_t rows) {
  Lines lines;
  const auto kingdoms = kingdoms_tokens(signs, view);
  const bool crowded = kingdoms.size() > rows;
  for (const Lines& tokens : kingdoms) {
    if (crowded) {
      const std::string words = joined(tokens, std::string(kNoBreak));
      const bool fits = !lines.empty() && width(lines.back()) + 2 + width(words) <= columns;
      if (fits) {
        lines.back() += "  " + replaced(words, kNoBreak, " ");
        continue;
      }
    }
    for (const std::string& line : wrap(joined(tokens, " "), columns, 2)) lines.push_back(line);
  }
  return lines;
}

// --- conflicts

std::string sum(int board, const Json& committed) {
  if (!committed.is_number_integer()) return number(board) + " + ?";
  return number(board) + " + " + number(as_number(committed)) + " = " + number(board + as_number(committed));
}

}  // namespace

const Json& seat_in(const Json& view, int seat) {
  static const Json nothing;
  const Json& seats = part(view, "seats");
  const auto at = static_cast<std::size_t>(std::max(seat, 0));
  return seats.is_array() && at < seats.size() ? seats[at] : nothing;
}

const Json& own_seat(const Json& view) {
  static const Json nothing;
  const Json& observer = part(view, "observer");
  return observer.is_number_integer() ? seat_in(view, as_number(observer)) : nothing;
}

Lines side_panel(const TigrisEuphratesSigns& signs, const Json& view, int columns, std::size_t rows) {
  Lines lines = {players_header(signs, view)};
  for (const Json& seat : part(view, "seats")) lines.push_back(player_line(signs, view, seat));
  if (part(view, "kingdoms").empty()) return lines;
  lines.push_back(signs.paint(Ink::Faint, cut(signs.text("play.te.panel.kingdoms"), columns)));
  const std::size_t left = rows > lines.size() ? rows - lines.size() : 0;
  for (const std::string& line : kingdom_lines(signs, view, columns, left)) lines.push_back(line);
  if (lines.size() > rows) lines.resize(rows);
  for (std::string& line : lines) line = cut(line, columns);
  return lines;
}

Lines points_lines(const TigrisEuphratesSigns& signs, const Json& view) {
  const Json& own = own_seat(view);
  if (!own.contains("points")) return {};
  Lines points, lowest;
  for (const Json& colour : part(own, "lowest")) lowest.push_back(as_text(colour));
  for (const std::string_view colour : kTigrisColours) {
    const bool low = std::ranges::find(lowest, colour) != lowest.end();
    const std::string n = number(points_of(own, colour));
    points.push_back(signs.shape(colour) + std::string(kNoBreak) +
                     (low ? signs.paint(Ink::Strong, "[" + n + "]") : n));
  }
  const bool one = lowest.size() == 1;  // by name; several by their shapes
  for (std::string& colour : lowest) colour = one ? signs.colour_name(colour) : signs.shape(colour);
  const int treasures = number_part(own, "treasures");
  std::string line =
      joined(points, "  ") + " · " + signs.text("play.te.treasures", {{"n", number(treasures)}}) + " · " +
      (lowest.size() < kTigrisColours.size()
           ? signs.text("play.te.score_limited",
                        {{"n", number(number_part(own, "score"))}, {"colours", joined(lowest, kNoBreak)}})
           : signs.text("play.te.score", {{"n", number(number_part(own, "score"))}}));
  return hanging(" " + signs.text("play.te.points") + "  ", line, signs.columns());
}

Lines conflict_lines(const TigrisEuphratesSigns& signs, const Json& conflict) {
  const std::string leader = signs.colour_of_leader(text_part(conflict, "leader"));
  const Json &attacker = part(conflict, "attacker"), &defender = part(conflict, "defender");
  const std::string one = text_part(attacker, "dynasty"), two = text_part(defender, "dynasty");
  const std::string title = signs.text("play.te.conflict." + text_part(conflict, "kind"));
  const std::string sums =
      signs.leader(one, leader) + " " + signs.leader_of(one, leader) + " " +
      signs.paint(Ink::Strong, sum(number_part(attacker, "board"), part(attacker, "committed")) + "  :  " +
                                   sum(number_part(defender, "board"), Json())) +
      " " + signs.leader_of(two, leader) + " " + signs.leader(two, leader);
  const std::string tie = signs.text("play.te.tie", {{"who", signs.dynasty_name(two)}});
  Lines lines = {cut(" " + title + " " + sums, signs.columns())};
  for (const std::string& line : hanging("   ", tie, signs.columns())) lines.push_back(line);
  return lines;
}

std::string outcome(const TigrisEuphratesSigns& signs, const Json& conflict, int committed) {
  const Json &attacker = part(conflict, "attacker"), &defender = part(conflict, "defender");
  const int theirs = number_part(defender, "board");
  if (!attacker.contains("committed"))
    return number(number_part(attacker, "board") + committed) + " : " + number(theirs) + " + ?";
  const int attack = number_part(attacker, "board") + number_part(attacker, "committed");
  const int defence = theirs + committed;
  const std::string key = defence > attack ? "win" : defence == attack ? "tie" : "lose";
  return number(attack) + " : " + number(defence) + " " +
         signs.paint(key == "lose" ? Ink::Bad : Ink::Good, signs.text("play.te.outcome." + key));
}

std::string coming_war(const TigrisEuphratesSigns& signs, const Json& view, std::string_view colour) {
  std::string kingdom;
  for (const Json& entry : part(view, "kingdoms")) {
    const Json& cells = part(entry, "cells");
    if (std::ranges::find(cells, part(view, "union_tile")) != cells.end()) kingdom = text_part(entry, "id");
  }
  Lines sides;
  for (const Json& leader : part(view, "leaders")) {
    if (text_part(leader, "kingdom") != kingdom || text_part(leader, "colour") != colour) continue;
    const std::string dynasty = text_part(leader, "dynasty"), strength = number(number_part(leader, "war"));
    const std::string name = signs.leader(dynasty, colour) + " " + signs.dynasty_name(dynasty);
    sides.push_back(sides.empty() ? name + " " + strength : strength + " " + name);
  }
  return joined(sides, " : ");
}

Lines kingdom_details(const TigrisEuphratesSigns& signs, const Json& view) {
  Lines lines;
  for (const Json& kingdom : part(view, "kingdoms")) {
    const std::string id = text_part(kingdom, "id");
    Lines facts = {signs.hand(part(kingdom, "tiles"))};
    for (const Json& monument : part(kingdom, "monuments"))
      facts.push_back(signs.text("te.monument." + as_text(monument)));
    for (const Json& building : part(kingdom, "buildings"))
      facts.push_back(signs.text("te.building." + as_text(building)));
    Lines treasures;
    for (const Json& cell : part(kingdom, "treasures")) treasures.push_back(as_text(cell));
    if (!treasures.empty())
      facts.push_back(signs.text("play.te.kingdom.treasures", {{"cells", joined(treasures, ", ")}}));
    for (const std::string& line :
         hanging(" " + signs.kingdom(id) + "  ", joined(facts, " · "), signs.columns()))
      lines.push_back(line);
    for (const Json& leader : part(view, "leaders")) {
      if (text_part(leader, "kingdom") != id) continue;
      const std::string dynasty = text_part(leader, "dynasty"), colour = text_part(leader, "colour");
      lines.push_back(
          cut("    " + signs.leader(dynasty, colour) + " " + pad(signs.leader_of(dynasty, colour), 22) + " " +
                  pad(text_part(leader, "cell"), 4) +
                  signs.text("play.te.kingdom.leader", {{"revolt", number(number_part(leader, "revolt"))},
                                                        {"war", number(number_part(leader, "war"))}}),
              signs.columns()));
    }
  }
  if (lines.empty()) lines.push_back(signs.text("play.te.kingdom.none"));
  return lines;
}

Lines score_table(const TigrisEuphratesSigns& signs, const Json& view, const Json& catalogue) {
  constexpr int kLabel = 22, kColumn = 12;
  const Json& standing = part(view, "standing");
  std::vector<int> seats;
  for (const Json& seat : part(view, "seats")) {
    if (seat.contains("points")) seats.push_back(number_part(seat, "seat"));
  }
  const auto row = [&](std::string_view name, auto cell) {
    std::string line = " " + fit(name, kLabel);
    for (const int seat : seats) line += pad_left(cell(seat_in(view, seat)), kColumn);
    return line;
  };
  const auto final_of = [&](const Json& seat) -> const Json& {
    static const Json nothing;
    for (const Json& entry : standing) {
      if (part(entry, "seat") == part(seat, "seat")) return entry;
    }
    return nothing;
  };
  Lines lines = {row("", [&](const Json& seat) {
    const std::string dynasty = text_part(seat, "dynasty");
    return cut(signs.letter(dynasty) + " " + signs.dynasty_name(dynasty), kColumn - 1);
  })};
  for (const std::string_view colour : kTigrisColours) {
    lines.push_back(row(plain_shape(colour) + " " + name_in(part(catalogue, "categories"), colour),
                        [&](const Json& seat) {
                          const Json& lowest = part(seat, "lowest");
                          const bool low = std::ranges::find(lowest, Json(colour)) != lowest.end();
                          const std::string n = number(points_of(seat, colour));
                          return low ? "[" + n + "]" : n + " ";
                        }));
    lines.back() = replaced(lines.back(), plain_shape(colour), signs.shape(colour));
  }
  lines.push_back(row(std::string(kTreasureSign) + " " + signs.text("play.te.scores.treasures"),
                      [](const Json& seat) { return number(number_part(seat, "treasures")) + " "; }));
  lines.push_back(" " + repeated("─", kLabel + kColumn * static_cast<int>(seats.size())));
  lines.push_back(signs.paint(Ink::Strong, row(signs.text("play.te.scores.lowest"), [](const Json& seat) {
                                return number(number_part(seat, "score")) + " ";
                              })));
  if (standing.empty()) {
    lines.push_back(" " + signs.text("table.refuse.standing"));
    return lines;
  }
  lines.push_back(row(signs.text("play.te.scores.values"), [&](const Json& seat) {
    Lines values;
    for (const Json& value : part(final_of(seat), "values")) values.push_back(value.dump());
    return joined(values, " ");
  }));
  lines.push_back(row(signs.text("play.scores.rank"),
                      [&](const Json& seat) { return number(number_part(final_of(seat), "rank")) + "."; }));
  return lines;
}

}  // namespace zig::terminal
