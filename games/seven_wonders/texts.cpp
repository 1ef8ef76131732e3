// Pieces and actions as sentences.
#include "games/seven_wonders/texts.h"

#include "games/seven_wonders/construction.h"
#include "games/seven_wonders/names.h"
#include "games/seven_wonders/question.h"

namespace zig::seven_wonders {

namespace {

using Kind = Action::Kind;

template <class Id, std::size_t N>
bool in_range(const std::array<Id, N>&, int value) {
  return value >= 0 && value < static_cast<int>(N);
}

// The building that makes the card free here (7W-5.1).
std::string chain_parent(const Box& box, const City& city, CardId card, Lang lang) {
  for (BuildingId parent : box.card(card).parents) {
    if (city.buildings.has(parent)) return box.card(parent).name.in(lang);
  }
  return "";
}

std::string build_text(const Box& box, const State& s, int city, Action action, Lang lang) {
  const CardInfo& info = box.card(action.card);
  const std::string name = info.name.in(lang);
  if (action.kind == Kind::BuildFree) return text(lang, "7w.action.right", {{"card", name}});
  const std::string parent = chain_parent(box, s.city[city], action.card, lang);
  if (!parent.empty()) return text(lang, "7w.action.chain", {{"card", name}, {"parent", parent}});
  const std::string pays = payments_text(box, s, city, action.left, action.right, info.cost.coins, lang);
  if (pays.empty()) return text(lang, "7w.action.build", {{"card", name}});
  return text(lang, "7w.action.build_paid", {{"card", name}, {"payments", pays}});
}

std::string stage_text(const Box& box, const State& s, int city, Action action, Lang lang) {
  const TextArgs args = {{"card", box.card(action.card).name.in(lang)},
                         {"stage", std::to_string(s.city[city].stages + 1)},
                         {"payments", payments_text(box, s, city, action.left, action.right, 0, lang)}};
  return text(lang, action.left || action.right ? "7w.action.stage_paid" : "7w.action.stage", args);
}

// For whom the seat acts now: itself, or the Free City (7W-14.5).
int acting_city(const State& s, Seat seat) {
  if (s.step == Step::SeventhCard || s.step == Step::Mausoleum) return s.actor_city;
  const bool holder = s.two_players() && seat.n == free_city_holder(s.age, s.turn);
  return holder && s.step == Step::ChooseCards && s.sealed[seat.n].kind != Kind::None ? kFreeCity : seat.n;
}

}  // namespace

std::string key(std::string_view group, std::string_view id) {
  return "7w." + std::string(group) + "." + std::string(id);
}

std::string joined(const std::vector<std::string>& parts, std::string_view between) {
  std::string out;
  for (const std::string& part : parts) {
    if (!out.empty()) out += between;
    out += part;
  }
  return out;
}

std::string city_name(const Box& box, const State& s, int city, Lang lang) {
  if (s.two_players() && city == kFreeCity) return text(lang, "7w.free_city");
  if (city < 0 || city >= kMaxCities || s.city[city].wonder >= kWonders) {
    return text(lang, "7w.seat", {{"n", std::to_string(city)}});
  }
  return box.wonders[s.city[city].wonder].city.in(lang);
}

std::string city_label(const Box& box, const State& s, int city, Lang lang) {
  if (city < 0 || city >= kMaxCities || s.city[city].wonder >= kWonders) return city_name(box, s, city, lang);
  const TextArgs args = {{"city", box.wonders[s.city[city].wonder].city.in(lang)},
                         {"n", std::to_string(city)}};
  return text(lang, s.two_players() && city == kFreeCity ? "7w.free_city.named" : "7w.city", args);
}

std::string payments_text(const Box& box, const State& s, int city, int left, int right, int bank,
                          Lang lang) {
  std::vector<std::string> parts;
  const auto add = [&](const char* id, int coins, int to) {
    if (coins == 0) return;
    TextArgs args = {{"n", std::to_string(coins)}};
    if (to >= 0) args.push_back({"city", city_name(box, s, to, lang)});
    parts.push_back(text(lang, key("pay", id), args));
  };
  add("bank", bank, -1);
  add("left", left, s.left(city));
  add("right", right, s.right(city));
  return joined(parts, ", ");
}

Json SevenWonders::piece_json(const Piece& piece) const {
  const int n = piece.value;
  const auto named = [&](std::string_view id) { return Json{{std::string(piece.type), std::string(id)}}; };
  if (piece.type == "card" && n >= 0 && n < box_->card_count())
    return named(box_->card(static_cast<CardId>(n)).id);
  if (piece.type == "building" && n >= 0 && n < box_->building_count) {
    return named(box_->card(static_cast<BuildingId>(n)).id);
  }
  if (piece.type == "wonder" && n >= 0 && n < kWonders)
    return named(box_->wonders[static_cast<std::size_t>(n)].id);
  if (piece.type == "resource" && in_range(kResourceIds, n))
    return named(kResourceIds[static_cast<std::size_t>(n)]);
  if (piece.type == "colour" && in_range(kColourIds, n))
    return named(kColourIds[static_cast<std::size_t>(n)]);
  return {{std::string(piece.type), n}};
}

std::string SevenWonders::piece_name(const Piece& piece, Lang lang) const {
  const int n = piece.value;
  const std::string number = std::to_string(n);
  if (piece.type == "card" && n >= 0 && n < box_->card_count()) {
    return box_->card(static_cast<CardId>(n)).name.in(lang);
  }
  if (piece.type == "building" && n >= 0 && n < box_->building_count) {
    return box_->card(static_cast<BuildingId>(n)).name.in(lang);
  }
  if (piece.type == "wonder" && n >= 0 && n < kWonders) {
    return box_->wonders[static_cast<std::size_t>(n)].city.in(lang);
  }
  if (piece.type == "resource" && in_range(kResourceIds, n))
    return resource_text(static_cast<Resource>(n), lang);
  if (piece.type == "colour" && in_range(kColourIds, n)) {
    return text(lang, key("colour", kColourIds[static_cast<std::size_t>(n)]));
  }
  if (piece.type == "seat") return text(lang, "7w.seat", {{"n", number}});
  if (piece.type == "city") return text(lang, "7w.city.number", {{"n", number}});
  return number;
}

std::string SevenWonders::action_text(const State& s, Seat seat, Action action, Lang lang) const {
  if (id(action) < 0) return text(lang, "7w.refuse.no_such_action");
  const int city = acting_city(s, seat);
  const int card = index(action.card);
  std::string sentence;
  switch (action.kind) {
    case Kind::ChooseBoard:
      return text(lang, "7w.action.board",
                  {{"wonder", box_->wonders[static_cast<std::size_t>(card / 2)].city.in(lang)},
                   {"side", card % 2 == 0 ? "A" : "B"}});
    case Kind::Build:
    case Kind::BuildFree: sentence = build_text(*box_, s, city, action, lang); break;
    case Kind::Stage: sentence = stage_text(*box_, s, city, action, lang); break;
    case Kind::Discard:
      sentence = text(lang, "7w.action.discard", {{"card", box_->card(action.card).name.in(lang)}});
      break;
    case Kind::Exhume:
      sentence = text(lang, "7w.action.exhume", {{"card", box_->card(action.card).name.in(lang)}});
      break;
    default: sentence = text(lang, "7w.action.decline"); break;
  }
  const bool for_free_city = s.two_players() && city == kFreeCity;
  return for_free_city ? text(lang, "7w.action.for_free_city", {{"action", sentence}}) : sentence;
}

}  // namespace zig::seven_wonders
