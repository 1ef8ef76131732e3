#include "apps/terminal/civilization/details.h"

#include <algorithm>

#include "apps/terminal/civilization/panel.h"
#include "apps/terminal/json_parts.h"

namespace zig::terminal::civilization {

namespace {

std::string number(int n) { return std::to_string(n); }
std::string number_of(const Json& json, const char* key) { return number(number_part(json, key)); }

void add_hanging(Lines& lines, const Signs& signs, const std::string& label, const std::string& words) {
  add(lines, hanging(label, words, signs.columns()));
}

std::string seat_title(const Signs& signs, const Json& view, const Json& seat) {
  return signs.paint(Ink::Strong, signs.seat(view, number_part(seat, "seat")));
}

}  // namespace

Lines city_details(const Signs& signs, const Json& view) {
  Lines lines;
  for (const Json& seat : part(view, "seats")) {
    lines.push_back(seat_title(signs, view, seat));
    add(lines, city_lines(signs, seat, signs.columns()));
    for (const Json& city : part(seat, "cities")) {
      Lines there;
      for (const Json& square : part(view, "squares")) {
        const Json& marker = part(square, "marker");
        const std::string kind = text_part(marker, "kind"), id = text_part(marker, "id");
        if (id.empty() || part(square, "seat") != part(seat, "seat") ||
            part(square, "city") != part(city, "city"))
          continue;
        const char* list = kind == "building" ? "buildings" : kind == "wonder" ? "wonders" : "great_people";
        there.push_back(
            unbroken(text_part(square, "at") + " " + signs.name(list, id) +
                     (flag_part(square, "blockaded") ? " " + signs.text("play.cv.blockaded") : "")));
      }
      if (!there.empty())
        add_hanging(lines, signs, "     " + text_part(city, "at") + ": ", joined(there, " · "));
    }
    Lines sends;
    for (const Json& scout : part(seat, "scouts")) {
      if (scout.contains("sends"))
        sends.push_back(text_part(scout, "at") + " → " + number(number_part(scout, "sends") + 1));
    }
    if (!sends.empty())
      add_hanging(lines, signs, "   ", signs.text("play.cv.scouts_send", {{"what", joined(sends, ", ")}}));
  }
  return lines;
}

Lines tech_details(const Signs& signs, const Json& view) {
  Lines lines;
  for (const Json& seat : part(view, "seats")) {
    if (is_own(view, number_part(seat, "seat"))) continue;
    add_hanging(lines, signs, " " + signs.seat(view, number_part(seat, "seat")) + ": ",
                techs_line(signs, seat));
  }
  const Json& own = own_seat(view);
  if (own.is_null()) return lines;
  lines.push_back(seat_title(signs, view, own));
  add(lines, pyramid(signs, own, signs.columns()));
  for (const Json& row : part(own, "techs")) {
    for (const Json& tech : row)
      add_hanging(lines, signs, "  ",
                  signs.name("techs", as_text(tech)) + ": " + signs.summary("techs", as_text(tech)) +
                      signs.doubt("techs", as_text(tech)));
  }
  return lines;
}

Lines card_details(const Signs& signs, const Json& view) {
  Lines lines;
  const auto say = [&](const char* list, const std::string& id, const std::string& more = "") {
    add_hanging(lines, signs, "  ",
                signs.name(list, id) + more + ": " + signs.summary(list, id) + signs.doubt(list, id));
  };
  for (const Json& seat : part(view, "seats")) {
    lines.push_back(seat_title(signs, view, seat));
    say("civilizations", text_part(seat, "civ"));
    if (const std::string id = text_part(seat, "government"); !id.empty())
      add_hanging(lines, signs, "  ",
                  signs.name("governments", id) + ": " + signs.government_summary(view, id) +
                      signs.government_doubt(view, id));
    for (const Json& wonder : part(seat, "wonders")) say("wonders", as_text(wonder));
    for (const auto& [person, n] : part(seat, "people").items()) say("great_people", person);
    for (const Json& event : part(part(seat, "known"), "events")) say("events", as_text(event));
  }
  lines.push_back(signs.paint(Ink::Strong, signs.text("play.cv.market.wonders")));
  for (const Json& slot : part(part(view, "market"), "wonders")) {
    const std::string wonder = as_text(slot);
    if (!wonder.empty()) say("wonders", wonder, " (" + number(price_of(signs, view, wonder)) + ")");
  }
  return lines;
}

// Race by seat: how far everybody is.
Lines goal_details(const Signs& signs, const Json& view) {
  Lines lines;
  for (const char* race : {"culture", "technology", "economic", "military"}) {
    add_hanging(lines, signs, "",
                signs.paint(Ink::Strong, signs.name("victories", race)) + ": " +
                    signs.text("play.cv.goal." + std::string(race)));
    for (const Json& seat : part(view, "seats")) {
      const Json& at = part(part(seat, "progress"), race);
      std::string far = number_of(at, "have") + " / " + number_of(at, "need");
      if (at.contains("rows")) {
        Lines rows;
        for (const Json& row : part(at, "rows")) rows.push_back(number(as_number(row)));
        far += " (" + joined(rows, "-") + ")";
      }
      if (at.contains("from")) {
        Lines from;
        for (const auto& [source, n] : part(at, "from").items()) {
          if (as_number(n) != 0)
            from.push_back(signs.text_or("play.cv.coins_from." + source, source) + " " +
                           number(as_number(n)));
        }
        if (!from.empty()) far += " (" + joined(from, ", ") + ")";
      }
      if (at.contains("battle_hand"))
        far = signs.text("play.cv.battle_force",
                         {{"n", number_of(at, "battle_hand")}, {"bonus", number_of(at, "battle_bonus")}});
      add_hanging(lines, signs, "  " + pad(signs.seat(view, number_part(seat, "seat")), 14) + " ", far);
    }
  }
  return lines;
}

// Entries of a list with how sure they are: said once where it is true of all of them.
std::string with_doubts(const Lines& entries, const Lines& doubts) {
  const bool alike = std::ranges::all_of(doubts, [&](const std::string& one) { return one == doubts[0]; });
  if (doubts.empty() || alike) return joined(entries, ", ") + (doubts.empty() ? "" : doubts[0]);
  Lines all;
  for (std::size_t i = 0; i < entries.size(); ++i) all.push_back(entries[i] + doubts[i]);
  return joined(all, ", ");
}

Lines stock_details(const Signs& signs, const Json& view) {
  const Json& market = part(view, "market");
  Lines lines = market_lines(signs, view, signs.columns());
  Lines buildings, doubts, units, events;
  for (const auto& [id, n] : part(market, "buildings").items()) {
    buildings.push_back(unbroken(signs.name("buildings", id) + " " + number(as_number(n))));
    doubts.push_back(signs.doubt("buildings", id));
  }
  for (const auto& [type, deck] : part(market, "units").items())
    units.push_back(unbroken(signs.name("units", type) + " " +
                             number(number_part(deck, "left") + number_part(deck, "used"))));
  for (const auto& [age, deck] : part(market, "events").items()) {
    Lines used;
    for (const Json& event : part(deck, "used")) used.push_back(signs.name("events", as_text(event)));
    events.push_back(signs.name("ages", age) + " " + number_of(deck, "left") +
                     (used.empty() ? "" : " + " + joined(used, ", ")));
  }
  const auto say = [&](const char* key, const std::string& what) {
    if (!what.empty()) add_hanging(lines, signs, " " + signs.text(key) + ": ", what);
  };
  say("play.cv.market.buildings", with_doubts(buildings, doubts));
  say("play.cv.market.units", joined(units, ", "));
  say("play.cv.market.events", joined(events, " · "));
  Lines rest;
  for (const char* key : {"wonder_deck", "great_people", "huts", "villages", "disasters"})
    rest.push_back(signs.text("play.cv.left." + std::string(key), {{"n", number_of(market, key)}}));
  add_hanging(lines, signs, " ", joined(rest, " · "));
  say("play.cv.sources", joined(signs.sources(), " · "));
  return lines;
}

Lines score_lines(const Signs& signs, const Json& view) {
  const Json& seats = part(view, "seats");
  const int label = 20,
            column = std::clamp((signs.columns() - label) / std::max<int>(static_cast<int>(seats.size()), 1),
                                6, 14);
  const auto row = [&](const std::string& name, auto cell) {
    std::string line = fit(name, label);
    for (const Json& seat : seats) line += pad_left(cut(cell(seat), column - 1), column);
    return line;
  };
  Lines lines = {row("", [&](const Json& seat) { return signs.seat(view, number_part(seat, "seat")); })};
  for (const char* race : {"technology", "culture", "economic"})
    lines.push_back(row(signs.text("play.cv.score." + std::string(race)), [&](const Json& seat) {
      return number_of(part(part(seat, "progress"), race), "have");
    }));
  lines.push_back(repeated("─", label + column * static_cast<int>(seats.size())));
  lines.push_back(signs.paint(Ink::Strong, row(signs.text("play.scores.total"),
                                               [](const Json& seat) { return number_of(seat, "score"); })));
  lines.push_back(row(signs.text("play.cv.victory"), [&](const Json& seat) {
    const std::string victory = text_part(seat, "victory");
    return victory.empty() ? std::string("–") : signs.name("categories", victory);  // it fits
  }));
  const Json& standing = part(view, "standing");
  lines.push_back(row(signs.text("play.scores.rank"), [&](const Json& seat) {
    for (const Json& rank : standing) {
      if (part(rank, "seat") == part(seat, "seat")) return number_of(rank, "rank") + ".";
    }
    return std::string("–");
  }));
  return lines;
}

}  // namespace zig::terminal::civilization
