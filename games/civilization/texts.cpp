// Pieces and actions as sentences.
#include "games/civilization/texts.h"

#include <bit>

#include "games/civilization/action_table.h"
#include "games/civilization/battle.h"
#include "games/civilization/cities.h"
#include "games/civilization/movement.h"
#include "games/civilization/numbers.h"
#include "games/civilization/targets.h"

namespace zig::civilization {

namespace {

using Kind = Action::Kind;

std::string number(int n) { return std::to_string(n); }
constexpr std::size_t at(auto thing) { return static_cast<std::size_t>(thing); }

// --- sides of an offer

class Side {
 public:
  Side(const Box& box, Lang lang) : box_(box), lang_(lang) {}

  void amounts(int trade, int culture) {
    if (trade > 0) say("amount", "trade", trade);
    if (culture > 0) say("amount", "culture", culture);
  }
  void market(const std::array<std::uint8_t, kMarketResources>& tokens) {
    for (int kind = 0; kind < kMarketResources; ++kind) {
      if (const int n = tokens[at(kind)]; n > 0)
        parts_.push_back(text(lang_, "cv.amount.resource",
                              {{"n", number(n)}, {"resource", name_of(box_, Thing::Resource, kind, lang_)}}));
    }
  }
  void backs(int huts, int villages, const std::array<std::uint8_t, kAges>& events) {
    if (huts > 0) say("amount", "huts", huts);
    if (villages > 0) say("amount", "villages", villages);
    for (int age = 0; age < kAges; ++age) {
      if (const int n = events[at(age)]; n > 0)
        parts_.push_back(text(lang_, "cv.amount.events",
                              {{"n", number(n)}, {"age", name_of(box_, Thing::Age, age, lang_)}}));
    }
  }
  void faces(const Goods& goods) {
    for (std::size_t i = 0; i < kHuts; ++i) {
      if ((goods.huts >> i) & 1U) token(TokenFrom::Hut, box_.hut_content[i]);
    }
    for (std::size_t i = 0; i < kVillages; ++i) {
      if ((goods.villages >> i) & 1U) token(TokenFrom::Village, box_.village_content[i]);
    }
    for (std::size_t i = 0; i < kEventCards; ++i) {
      if ((goods.events >> i) & 1U)
        parts_.push_back(text(lang_, "cv.event_card",
                              {{"event", name_of(box_, Thing::Event, box_.event_kind[i], lang_)}}));
    }
  }
  std::string told() const { return listed(parts_, lang_); }

 private:
  void say(std::string_view group, std::string_view id, int n) {
    parts_.push_back(text(lang_, key(group, id), {{"n", number(n)}}));
  }
  void token(TokenFrom from, int content) {
    parts_.push_back(token_name(box_, {from, static_cast<Resource>(content)}, lang_));
  }

  const Box& box_;
  Lang lang_;
  std::vector<std::string> parts_;
};

std::array<std::uint8_t, kAges> by_age(const Box& box, std::uint64_t events) {
  std::array<std::uint8_t, kAges> counts{};
  for (std::size_t card = 0; card < kEventCards; ++card)
    counts[at(box.events[box.event_kind[card]].age)] += (events >> card) & 1U;
  return counts;
}

// --- items

// A produced thing and its square: "Library (e8)".
std::string placed(const Box& box, std::uint8_t item, Square square, Lang lang) {
  const std::string what = item_name(box, Item(item), lang);
  return square == kNowhere
             ? what
             : text(lang, "cv.announced.on", {{"what", what}, {"square", square_name(square)}});
}

}  // namespace

std::string key(std::string_view group, std::string_view id) {
  return "cv." + std::string(group) + "." + std::string(id);
}

std::string name_of(const Box& box, Thing thing, int n, Lang lang) {
  if (const Names* names = names_of(box, thing, n)) return names->in(lang);
  return text(lang, key(kThingIds[at(thing)], id_of(thing, n)));
}

std::string player_name(const Box& box, const State& s, int seat, Lang lang) {
  if (seat == kBarbarians) return text(lang, "cv.barbarians");
  if (seat < 0 || seat >= s.players()) return text(lang, "cv.nobody");
  if (s.stage == Stage::Civilizations) return text(lang, "cv.seat", {{"n", number(seat)}});
  return name_of(box, Thing::Civ, static_cast<int>(player(s, seat).civ), lang);
}

std::string city_name(const State& s, int seat, int city, Lang lang) {
  if (seat >= s.players() || city < 0 || city >= kCities) return "?";
  const City& own = player(s, seat).cities[at(city)];
  const std::string where = own.stands() ? square_name(own.at) : number(city + 1);
  return text(lang, city == kCapital ? "cv.city.capital" : "cv.city.other", {{"square", where}});
}

std::string item_name(const Box& box, Item item, Lang lang) {
  if (item.is_figure()) return name_of(box, Thing::Figure, item.is_scout(), lang);
  if (item.is_unit()) return name_of(box, Thing::Unit, static_cast<int>(item.unit()), lang);
  if (item.is_building()) return name_of(box, Thing::Building, static_cast<int>(item.building()), lang);
  if (item.is_wonder()) return name_of(box, Thing::Wonder, static_cast<int>(item.wonder()), lang);
  return text(lang, "cv.nothing");
}

std::string token_name(const Box& box, Token token, Lang lang) {
  std::string resource = name_of(box, Thing::Resource, static_cast<int>(token.resource), lang);
  if (token.from == TokenFrom::Market) return resource;
  return text(lang, key("token", token.from == TokenFrom::Hut ? "hut" : "village"), {{"resource", resource}});
}

std::string listed(const std::vector<std::string>& parts, Lang lang) {
  std::string list;
  for (const std::string& part : parts) list += (list.empty() ? "" : ", ") + part;
  return list.empty() ? text(lang, "cv.nothing") : list;
}

std::string figures_text(int armies, int scouts, Lang lang) {
  std::vector<std::string> parts;
  if (armies > 0) parts.push_back(text(lang, "cv.figures.armies", {{"n", number(armies)}}));
  if (scouts > 0) parts.push_back(text(lang, "cv.figures.scouts", {{"n", number(scouts)}}));
  return listed(parts, lang);
}

std::string price_text(const Box& box, const Price& price, Lang lang) {
  if (price.resource < 0) return text(lang, "cv.price.any", {{"n", number(price.count)}});
  const std::string resource = name_of(box, Thing::Resource, price.resource, lang);
  return price.count == 1
             ? resource
             : text(lang, "cv.amount.resource", {{"n", number(price.count)}, {"resource", resource}});
}

std::string spoils_text(const Box& box, int spoils, Lang lang) {
  const SpoilsWords words = spoils_words(spoils);
  const std::string thing = words.has_thing ? name_of(box, words.thing, words.n, lang) : "";
  if (words.word.empty()) return thing;
  const int most = words.word == "trade" ? kLootTrade : kLootCulture;
  return text(lang, key("spoils", words.word), {{"n", number(most)}, {"age", thing}, {"tech", thing}});
}

std::string as_sentence(std::string text) {
  if (!text.empty() && text[0] >= 'a' && text[0] <= 'z') text[0] = static_cast<char>(text[0] - 'a' + 'A');
  if (const auto end = text.find("!."); end != std::string::npos) text.erase(end + 1, 1);
  return text;
}

std::string_view level_name(int level) {
  constexpr std::array<std::string_view, kLevels + 1> kRoman = {"?", "I", "II", "III", "IV", "V"};
  return level >= 1 && level <= kLevels ? kRoman[at(level)] : kRoman[0];
}

std::string goods_text(const Box& box, const Goods& goods, bool faces, Lang lang) {
  Side side(box, lang);
  side.amounts(goods.trade, goods.culture);
  side.market(goods.market);
  if (faces)
    side.faces(goods);
  else
    side.backs(std::popcount(goods.huts), std::popcount(goods.villages), by_age(box, goods.events));
  return side.told();
}

std::string wish_text(const Box& box, const Wish& wish, Lang lang) {
  Side side(box, lang);
  side.amounts(wish.trade, wish.culture);
  side.market(wish.market);
  side.backs(wish.huts, wish.villages, wish.events);
  return side.told();
}

std::string missing_text(const Box& box, const Offer& offer, Lang lang) {
  std::array<std::uint8_t, kAges> events = offer.wants.events;
  const auto picked = by_age(box, offer.returns.events);
  for (std::size_t age = 0; age < kAges; ++age) events[age] = byte(events[age] - picked[age]);
  Side side(box, lang);
  side.backs(offer.wants.huts - std::popcount(offer.returns.huts),
             offer.wants.villages - std::popcount(offer.returns.villages), events);
  return side.told();
}

std::string announced_text(const Box& box, const State& s, const Announcement& announced, Lang lang) {
  if (announced.kind == Announcement::Kind::CityAction) {
    const auto deed = static_cast<Deed>(announced.what);
    std::string items;
    if (kind_of(deed) == Deed::Produce) {
      items = placed(box, announced.item, announced.square, lang);
      if (announced.second_item != kNone)
        items += ", " + placed(box, announced.second_item, announced.other_square, lang);
    } else if (kind_of(deed) == Deed::Harvest) {
      items = name_of(box, Thing::Resource, announced.item, lang);
      if (announced.second_item != kNone)
        items += ", " + name_of(box, Thing::Resource, announced.second_item, lang);
    }
    return text(lang, key("announced", id_of(Thing::Deed, announced.what)),
                {{"city", city_name(s, announced.seat, announced.city, lang)}, {"item", items}});
  }
  const Thing thing = announced.kind == Announcement::Kind::Event ? Thing::Event : Thing::Ability;
  std::string what = name_of(box, thing, announced.what, lang);
  if (announced.against != kNobody)
    what = text(lang, "cv.announced.against",
                {{"what", what}, {"who", player_name(box, s, announced.against, lang)}});
  if (announced.square != kNowhere)
    what = text(lang, "cv.announced.on", {{"what", what}, {"square", square_name(announced.square)}});
  return what;
}

std::string there_text(const Box& box, const State& s, Square square, Lang lang) {
  if (square >= kSquares) return "";
  std::vector<std::string> parts;
  const auto owned = [&](std::string what, int seat) {
    parts.push_back(
        text(lang, "cv.owned", {{"what", std::move(what)}, {"who", player_name(box, s, seat, lang)}}));
  };
  for (int seat = 0; seat < s.players(); ++seat) {
    if (const int city = city_at(s, seat, square); city >= 0) owned(city_name(s, seat, city, lang), seat);
  }
  const Marker marker = s.marker[square];
  if (marker.is_hut()) parts.push_back(text(lang, "cv.there.hut"));
  if (marker.is_village()) parts.push_back(text(lang, "cv.there.village"));
  const auto own_marker = [&](Thing thing, auto which) {
    owned(name_of(box, thing, static_cast<int>(which), lang), owner_of(s, square));
  };
  if (marker.is_building()) own_marker(Thing::Building, marker.building());
  if (marker.is_wonder()) own_marker(Thing::Wonder, marker.wonder());
  if (marker.is_person()) own_marker(Thing::Person, marker.person());
  for (int seat = 0; seat < s.players(); ++seat) {
    const unsigned figures = figures_at(s, seat, square);
    if (figures != 0)
      owned(figures_text(std::popcount(figures & kArmyBits), std::popcount(figures & ~kArmyBits), lang),
            seat);
  }
  return parts.empty() ? "" : listed(parts, lang);
}

int strength_of_face(const State& s, int seat, int face) {
  const UnitType type = type_of_face(face);
  const int rank =
      seat < s.players() && type != UnitType::Aircraft ? player(s, seat).stats.rank[at(type)] : 1;
  return printed_on_face(face) + rank - 1;
}

std::string_view effect_id(EventEffect effect) {
  constexpr std::array<std::string_view, 11> kIds = {"act_as_resource",
                                                     "cancel_aimed_event",
                                                     "cancel_event",
                                                     "cancel_event_or_ability",
                                                     "kill_figures",
                                                     "move_enemy_figures",
                                                     "disaster",
                                                     "swap_techs",
                                                     "destroy_buildings",
                                                     "force_anarchy",
                                                     "city_production_bonus"};
  static_assert(kIds.size() == at(EventEffect::CityProductionBonus) + 1);
  return kIds[at(effect)];
}
std::string_view effect_id(AbilityEffect effect) {
  constexpr std::array<std::string_view, 16> kIds = {"city_production_bonus",
                                                     "gain_culture",
                                                     "gain_and_give_trade",
                                                     "played_unit_attack_bonus",
                                                     "great_person",
                                                     "coin_on_this_tech",
                                                     "cancel_city_action",
                                                     "cancel_culture_event",
                                                     "cancel_resource_ability",
                                                     "deal_wounds",
                                                     "obsolete_or_kill",
                                                     "obsolete_or_destroy",
                                                     "freeze_square",
                                                     "move_stack_to_water",
                                                     "extra_action_each_city",
                                                     "nuke_city"};
  static_assert(kIds.size() == at(AbilityEffect::NukeCity) + 1);
  return kIds[at(effect)];
}
std::string_view effect_id(const Box& box, const Announcement& announced) {
  switch (announced.kind) {
    case Announcement::Kind::Event: return effect_id(box.events[announced.what].effect);
    case Announcement::Kind::Ability: return effect_id(box.abilities[announced.what].effect);
    default: return "";
  }
}

Json Civilization::piece_json(const Piece& piece) const {
  if (piece.type == "square" && piece.value >= 0 && piece.value < kSquares)
    return {{"square", square_name(static_cast<Square>(piece.value))}};
  for (std::size_t i = 0; i < kThings; ++i) {
    if (kThingIds[i] == piece.type)
      return {{std::string(piece.type), id_of(static_cast<Thing>(i), piece.value)}};
  }
  return {{std::string(piece.type), piece.value}};
}

std::string Civilization::piece_name(const Piece& piece, Lang lang) const {
  if (piece.type == "square" && piece.value >= 0 && piece.value < kSquares)
    return square_name(static_cast<Square>(piece.value));
  if (piece.type == "seat") return text(lang, "cv.seat", {{"n", number(piece.value)}});
  if (piece.type == "level") return std::string(level_name(piece.value));
  for (std::size_t i = 0; i < kThings; ++i) {
    if (kThingIds[i] == piece.type) return name_of(*box_, static_cast<Thing>(i), piece.value, lang);
  }
  return number(piece.value);
}

}  // namespace zig::civilization
