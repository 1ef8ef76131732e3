#include "apps/terminal/civilization/battle.h"

#include <algorithm>

#include "apps/terminal/json_parts.h"

namespace zig::terminal::civilization {

namespace {

constexpr int kSideColumns = 13, kFrontColumns = 10, kSumColumns = 7;

std::string number_of(const Json& json, const char* key) { return std::to_string(number_part(json, key)); }

// "Inf 3 −1": its strength, and the wounds it has.
std::string fighter(const Signs& signs, const Json& unit) {
  if (unit.is_null()) return "–";
  const int wounds = number_part(unit, "wounds");
  return signs.unit(text_part(unit, "type")) + " " + number_of(unit, "strength") +
         (wounds > 0 ? signs.paint(Ink::Bad, " −" + std::to_string(wounds)) : "");
}

std::string cards(const Signs& signs, const Json& hand) {
  Lines names;
  for (const Json& unit : hand) names.push_back(fighter(signs, unit));
  return joined(names, ", ");
}

// CV-10.3: "Bonus (China): buildings 4, city walls 4 = 8"; nothing for a side without any.
void add_bonus(Lines& lines, const Signs& signs, const Json& view, const Json& side) {
  Lines parts;
  int sum = 0;
  for (const auto& [what, n] : part(side, "bonus_from").items()) {
    parts.push_back(unbroken(signs.text("cv.bonus." + what) + " " + std::to_string(as_number(n))));
    sum += as_number(n);
  }
  if (parts.empty()) return;
  const std::string label =
      signs.text("play.cv.battle.bonus_of", {{"who", signs.side(view, part(side, "seat"))}});
  add(lines, hanging(" " + label + ": ", joined(parts, ", ") + " = " + std::to_string(sum), signs.columns()));
}

// --- offers

Lines goods(const Signs& signs, const Json& side) {
  Lines parts;
  const auto amount = [&](const char* key) {
    if (number_part(side, key) > 0)
      parts.push_back(signs.text("cv.amount." + std::string(key), {{"n", number_of(side, key)}}));
  };
  amount("trade");
  amount("culture");
  for (const auto& [id, n] : part(side, "resources").items())
    parts.push_back(signs.text("cv.amount.resource", {{"n", std::to_string(as_number(n))},
                                                      {"resource", signs.name("resources", id)}}));
  amount("huts");
  amount("villages");
  for (const auto& [age, n] : part(side, "events").items())
    parts.push_back(signs.text("cv.amount.events",
                               {{"n", std::to_string(as_number(n))}, {"age", signs.name("ages", age)}}));
  Lines known;
  for (const char* kind : {"huts", "villages"}) {
    for (const Json& id : part(part(side, "known"), kind))
      known.push_back(signs.name("resources", as_text(id)));
  }
  for (const Json& id : part(part(side, "known"), "events"))
    known.push_back(signs.name("events", as_text(id)));
  if (!known.empty()) parts.back() += " (" + joined(known, ", ") + ")";
  return parts;
}

// --- announcements

std::string item_name(const Signs& signs, const Json& item) {
  if (!item.is_object() || item.empty()) return "";
  const std::string key = item.begin().key(), id = as_text(item.begin().value());
  return signs.name((key == "person" ? "great_people" : key + "s").c_str(), id);
}

std::string announced(const Signs& signs, const Json& view, const Json& entry) {
  const std::string kind = text_part(entry, "kind"), what = text_part(entry, "what");
  std::string name = kind == "event"     ? signs.name("events", what)
                     : kind == "ability" ? signs.name("techs", text_part(entry, "tech"))
                                         : signs.name("deeds", what);
  Lines parts;
  if (entry.contains("city")) {
    const Json& cities = part(seat_of(view, number_part(entry, "seat")), "cities");
    for (const Json& city : cities) {
      if (part(city, "city") == part(entry, "city")) parts.push_back(text_part(city, "at"));
    }
  }
  const auto with_square = [&](const char* item, const char* square) {
    const std::string thing = item_name(signs, part(entry, item)), where = text_part(entry, square);
    if (!thing.empty() || !where.empty())
      parts.push_back(thing + (thing.empty() || where.empty() ? "" : " ") +
                      (where.empty() ? "" : "→ " + where));
  };
  with_square("item", "square");
  with_square("second_item", "other_square");
  if (const std::string choice = item_name(signs, part(entry, "choice")); !choice.empty())
    parts.push_back(choice);
  if (number_part(entry, "rush") > 0)
    parts.push_back(signs.text("play.cv.rush", {{"n", number_of(entry, "rush")}}));
  if (entry.contains("against")) parts.push_back("✗ " + signs.seat(view, number_part(entry, "against")));
  const std::string rest = joined(parts, ", ");
  return signs.seat(view, number_part(entry, "seat")) + ": " +
         (name.empty() || rest.empty() ? name + rest : name + " (" + rest + ")");
}

}  // namespace

Lines battle_lines(const Signs& signs, const Json& view) {
  const Json& battle = part(view, "battle");
  if (battle.is_null()) return {};
  const Json& sides = part(battle, "sides");
  const Json& fronts = part(battle, "fronts");
  Lines lines = {signs.paint(
      Ink::Strong,
      " " + signs.text("play.cv.battle", {{"square", text_part(battle, "at")},
                                          {"who", signs.side(view, part(nth(sides, 0), "seat"))},
                                          {"other", signs.side(view, part(nth(sides, 1), "seat"))}}))};
  // As many fronts in a row as fit; the sums stand behind the last ones.
  const auto per_row = static_cast<std::size_t>(
      std::max((signs.columns() - 1 - kSideColumns - 3 * kSumColumns) / kFrontColumns, 1));
  for (std::size_t begin = 0; begin == 0 || begin < fronts.size(); begin += per_row) {
    const std::size_t end = std::min(begin + per_row, fronts.size());
    const bool last = end == fronts.size();
    std::string head = pad("", 1 + kSideColumns);
    for (std::size_t i = begin; i < end; ++i)
      head +=
          fit(signs.text("play.cv.front", {{"n", std::to_string(number_part(nth(fronts, i), "front") + 1)}}),
              kFrontColumns);
    if (last) {
      for (const char* key : {"hand", "bonus", "total"})
        head += pad_left(cut(signs.text("play.cv.battle." + std::string(key)), kSumColumns - 1), kSumColumns);
    }
    lines.push_back(signs.paint(Ink::Faint, head));
    for (std::size_t side = 0; side < sides.size() && side < 2; ++side) {
      const Json& here = nth(sides, side);
      const bool in_turn =
          number_part(battle, "turn") == static_cast<int>(side) && !battle.contains("winner");
      std::string line = (in_turn ? std::string(kActiveSign) : " ") +
                         fit(signs.side(view, part(here, "seat")), kSideColumns - 1) + " ";
      for (std::size_t i = begin; i < end; ++i)
        line += fit(fighter(signs, nth(part(nth(fronts, i), "units"), side)), kFrontColumns);
      if (last)
        line += pad_left(number_of(here, "hand"), kSumColumns) +
                pad_left("+" + number_of(here, "bonus"), kSumColumns) +
                pad_left(signs.paint(Ink::Strong, number_of(here, "total")), kSumColumns);
      lines.push_back(line);
    }
  }
  for (const Json& side : sides) add_bonus(lines, signs, view, side);
  for (const Json& side : sides) {
    if (part(side, "cards").empty()) continue;
    const bool own = part(side, "seat") == part(view, "observer");
    const std::string label =
        own ? signs.text("play.cv.your_hand")
            : signs.text("play.cv.others_hand", {{"who", signs.side(view, part(side, "seat"))}});
    add(lines, hanging(" " + label + " ", cards(signs, part(side, "cards")), signs.columns()));
  }
  if (number_part(battle, "boost") > 0)
    lines.push_back(" " + signs.text("play.cv.boost", {{"n", number_of(battle, "boost")}}));
  return lines;
}

Lines offer_lines(const Signs& signs, const Json& view) {
  const Json& offer = part(view, "offer");
  if (offer.is_null()) return {};
  const auto nothing_or = [&](const Lines& parts) {
    return parts.empty() ? signs.text("cv.nothing") : joined(parts, ", ");
  };
  const std::string from = signs.seat(view, number_part(offer, "from")),
                    to = signs.seat(view, number_part(offer, "to"));
  if (!offer.contains("gives"))
    return hanging(" ", signs.text("play.cv.offer_drafted", {{"who", from}, {"other", to}}), signs.columns());
  std::string words =
      signs.text("play.cv.offer", {{"who", from},
                                   {"gives", nothing_or(goods(signs, part(offer, "gives")))},
                                   {"other", to},
                                   {"wants", nothing_or(goods(signs, part(offer, "wants")))}});
  if (offer.contains("promise"))
    words += " · " +
             signs.text("play.cv.promise", {{"what", signs.name("promises", text_part(offer, "promise"))}});
  return hanging(" ", words, signs.columns());
}

Lines announcement_lines(const Signs& signs, const Json& view) {
  Lines lines;
  int depth = 0;
  for (const Json& entry : part(view, "announcements")) {
    const std::string label = " " + pad("", 2 * depth) + (depth > 0 ? "└ " : "! ");
    const std::string words = announced(signs, view, entry) +
                              (flag_part(entry, "cancelled") ? " – " + signs.text("play.cv.cancelled") : "");
    add(lines, hanging(label, words, signs.columns()));
    ++depth;
  }
  return lines;
}

Lines moving_lines(const Signs& signs, const Json& view) {
  const Json& moving = part(view, "moving");
  if (moving.is_null()) return {};
  const int seat = number_part(moving, "seat");
  const auto times = [](const std::string& sign, std::size_t n) {
    return repeated(sign, static_cast<int>(std::min<std::size_t>(n, 7)));
  };
  const int left = std::max(number_part(moving, "speed") - number_part(moving, "spent"), 0);
  return {" " +
          signs.text("play.cv.moving", {{"who", times(signs.shape(seat), part(moving, "armies").size()) +
                                                    times(signs.scout(seat), part(moving, "scouts").size())},
                                        {"square", text_part(moving, "at")},
                                        {"n", std::to_string(left)},
                                        {"speed", number_of(moving, "speed")}})};
}

}  // namespace zig::terminal::civilization
