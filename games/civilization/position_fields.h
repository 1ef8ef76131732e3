// The plain fields of a position: one list for writing and for reading. A field with its usual value is left out.
#pragma once

#include <bit>
#include <limits>
#include <span>
#include <string_view>
#include <type_traits>

#include "engine/byte.h"
#include "games/civilization/map.h"
#include "games/civilization/position.h"

namespace zig::civilization {

// --- names that only positions need

inline constexpr std::array<std::string_view, 4> kStageIds = {"civilizations", "set_up", "turn", "over"};
inline constexpr std::array<std::string_view, 14> kRightIds = {"change_government",   "hanging_gardens",
                                                               "statue_of_liberty",   "sydney_opera_house",
                                                               "forced_anarchy",      "harvest",
                                                               "split_production",    "free_building",
                                                               "double_harvest",      "democracy_coin",
                                                               "printing_press_coin", "battle_coin",
                                                               "sacrifice",           "raze"};
static_assert(static_cast<std::size_t>(Right::Raze) + 1 == kRightIds.size());
inline constexpr std::array<std::string_view, 4> kAnnouncedIds = {"none", "city_action", "event", "ability"};
inline constexpr std::array<std::string_view, kCoinsPerTech> kCoinTechIds = {"code_of_laws", "pottery",
                                                                             "democracy", "printing_press"};
inline constexpr int kKindsOfAction = 3;  // of a city: the first deeds
inline constexpr std::array<std::string_view, 2> kSideIds = {"attacker", "defender"};
// Items by their codes, and the resources of a harvest.
inline constexpr auto kItemIds = [] {
  std::array<std::string_view, Item::kEnd> ids{"army", "scout"};
  std::size_t next = Item::kUnit;
  for (const auto id : kUnitTypeIds) ids[next++] = id;
  for (const auto id : kBuildingIds) ids[next++] = id;
  for (const auto id : kWonderIds) ids[next++] = id;
  return ids;
}();

using Ids = std::span<const std::string_view>;

// --- the two directions

class FieldWriter {
 public:
  Json json = Json::object();

  template <class Number>
  void number(std::string_view key, Number value, int usual = 0, int = 0) {
    if (static_cast<int>(value) != usual) put(key, static_cast<int>(value));
  }
  void flag(std::string_view key, std::uint8_t value) {
    if (value) put(key, true);
  }
  template <class Number>
  void id(std::string_view key, Number value, Ids ids, int usual = 0) {
    const auto n = static_cast<std::size_t>(value);
    if (static_cast<int>(value) != usual && n < ids.size()) put(key, ids[n]);
  }
  void square(std::string_view key, Square square) {
    if (square != kNowhere) put(key, square_name(square));
  }
  void squares(std::string_view key, const Squares& set) {
    if (set.empty()) return;
    Json list = Json::array();
    set.each([&](Square square) { list.push_back(square_name(square)); });
    put(key, std::move(list));
  }
  template <class Bits>
  void set(std::string_view key, Bits bits, Ids ids) {
    each_bit(key, bits, static_cast<int>(ids.size()), [&](std::size_t i) { return Json(ids[i]); });
  }
  template <class Bits>
  void numbers(std::string_view key, Bits bits, int count) {
    each_bit(key, bits, count, [](std::size_t i) { return Json(i); });
  }
  template <std::size_t N>
  void counts(std::string_view key, const std::array<std::uint8_t, N>& numbers, Ids ids, int = 0) {
    Json object = Json::object();
    for (std::size_t i = 0; i < N; ++i) {
      if (numbers[i]) object[std::string(ids[i])] = numbers[i];
    }
    if (!object.empty()) put(key, std::move(object));
  }
  // A list as it is: trailing usual values are left out.
  template <std::size_t N>
  void list(std::string_view key, const std::array<std::uint8_t, N>& numbers, int usual, int = 0) {
    std::size_t size = N;
    while (size > 0 && numbers[size - 1] == usual) --size;
    if (size == 0) return;
    Json list = Json::array();
    for (std::size_t i = 0; i < size; ++i)
      list.push_back(numbers[i] == usual && usual == kNone ? Json(nullptr) : Json(numbers[i]));
    put(key, std::move(list));
  }

  void put(std::string_view key, Json value) { json[std::string(key)] = std::move(value); }

 private:
  template <class Bits, class Say>
  void each_bit(std::string_view key, Bits bits, int count, Say say) {
    Json list = Json::array();
    for (int i = 0; i < count; ++i) {
      if ((std::uint64_t{bits} >> i) & 1U) list.push_back(say(static_cast<std::size_t>(i)));
    }
    if (!list.empty()) put(key, std::move(list));
  }
};

// What is not there stays as it is.
class FieldReader {
 public:
  FieldReader(Reader in, const Squares& map) : in_(std::move(in)), map_(map) {}
  Reader& in() { return in_; }

  template <class Number>
  void number(std::string_view key, Number& value, int usual = 0,
              int high = std::numeric_limits<Number>::max()) {
    knows(key);
    value = static_cast<Number>(in_.integer(key, 0, high, usual));
  }
  void flag(std::string_view key, std::uint8_t& value) {
    knows(key);
    value = in_.boolean(key, value != 0);
  }
  template <class Number>
  void id(std::string_view key, Number& value, Ids ids, int = 0) {
    if (knows(key)) value = static_cast<Number>(read_choice(in_, field(in_, key), in_.text(key), ids));
  }
  void square(std::string_view key, Square& square) {
    if (knows(key)) square = read_square(in_, field(in_, key), in_.text(key), map_);
  }
  void squares(std::string_view key, Squares& set) {
    if (knows(key)) set = read_squares(in_, key, map_);
  }
  template <class Bits>
  void set(std::string_view key, Bits& bits, Ids ids) {
    each_bit(key, bits, ids.size(),
             [&](Reader& one) { return read_choice(one, one.where(), one.as_text(), ids); });
  }
  template <class Bits>
  void numbers(std::string_view key, Bits& bits, int count) {
    each_bit(key, bits, static_cast<std::size_t>(count),
             [&](Reader& one) { return one.as_integer(0, count - 1); });
  }
  template <std::size_t N>
  void counts(std::string_view key, std::array<std::uint8_t, N>& numbers, Ids ids, int high = 255) {
    if (!knows(key)) return;
    Reader object = in_.object(key);
    for (const std::string& name : object.keys()) {
      const auto i = static_cast<std::size_t>(read_choice(object, field(object, name), name, ids));
      if (in_.failed()) return;
      numbers[i] = byte(object.integer(name, 0, high));
    }
  }
  template <std::size_t N>
  void list(std::string_view key, std::array<std::uint8_t, N>& numbers, int usual, int high = 255) {
    knows(key);
    std::size_t i = 0;
    for (Reader& one : in_.list(key, N)) {
      const bool open = one.json().is_null() && usual == kNone;
      numbers[i++] = byte(open ? kNone : one.as_integer(0, high));
    }
  }

  // Refuses what nobody asked for.
  void done(std::initializer_list<std::string_view> others = {}) {
    known_.insert(known_.end(), others.begin(), others.end());
    in_.only_keys(known_);
  }

 private:
  bool knows(std::string_view key) {
    known_.push_back(key);
    return in_.has(key);
  }
  template <class Bits, class Read>
  void each_bit(std::string_view key, Bits& bits, std::size_t most, Read read) {
    if (!knows(key)) return;
    bits = 0;
    for (Reader& one : in_.list(key, most)) bits = static_cast<Bits>(bits | std::uint64_t{1} << read(one));
  }

  Reader in_;
  Squares map_;
  std::vector<std::string_view> known_;
};

// --- what there is

// The kinds of action that it took, and how many it were: the two halves of a byte.
template <class Io>
void each_field(Io& io, City& city) {
  io.square("at", city.at);
  io.flag("walled", city.walled);
  unsigned kinds = city.actions & 15U;
  std::uint8_t taken = city.actions >> 4U;
  io.set("did", kinds, Ids(kDeedIds).first(kKindsOfAction));
  io.number("actions", taken, std::popcount(kinds), 15);
  city.actions = byte(static_cast<int>(kinds) | taken << 4);
  io.number("bonus", city.bonus);
  io.number("rushed", city.rushed);
}

// Besides civilization, techs, cities, figures, markers and cards.
template <class Io>
void each_field(Io& io, Player& player) {
  io.number("trade", player.trade, 0, kTradeDial);
  io.number("culture", player.culture);
  io.number("track", player.track, 0, kTrackSpaces);
  io.counts("market", player.market, Ids(kResourceIds).first(kMarketResources));
  io.counts("coin_tokens", player.coin_tokens, kCoinTechIds, kCoinsPerTech);
  io.number("coins_on_sheet", player.coins_on_sheet);
  io.counts("stored", player.people, kGreatPersonIds);
  io.counts("waiting", player.waiting, kGreatPersonIds);
  io.list("sends", player.sends, kNone, kCities - 1);
  io.numbers("fresh", player.fresh, kScouts);
  io.numbers("declared", player.declared, kScouts);
  io.numbers("moved", player.moved, kFigures);
  io.set("unlocked_now", player.unlocked_now, kGovernmentIds);
  io.set("free_change", player.free_change, kGovernmentIds);
  io.set("used", player.used, kAbilityIds);
  io.set("rights", player.rights, kRightIds);
  io.number("offers", player.offers, 0, kOffersPerTurn);
  io.number("extra_actions", player.extra_actions);
  io.id("victory", player.victory, kVictoryIds);
}

template <class Io>
void each_field(Io& io, Announcement& announced) {
  io.id("kind", announced.kind, kAnnouncedIds);
  io.number("seat", announced.seat, kNobody);
  const bool acts = announced.kind == Announcement::Kind::CityAction;
  const Ids what = acts                                          ? Ids(kDeedIds)
                   : announced.kind == Announcement::Kind::Event ? Ids(kEventCardIds)
                                                                 : Ids(kAbilityIds);
  io.id("what", announced.what, what, kNone);
  const bool harvests = acts && kind_of(static_cast<Deed>(announced.what)) == Deed::Harvest;
  const Ids items = harvests ? Ids(kResourceIds).first(kMarketResources) : Ids(kItemIds);
  io.number("against", announced.against, kNobody);
  io.square("square", announced.square);
  io.square("other_square", announced.other_square);
  io.number("city", announced.city, kNone);
  io.id("item", announced.item, items, kNone);
  io.id("second_item", announced.second_item, items, kNone);
  io.number("card", announced.card, kNone);
  io.number("choice", announced.choice, kNone);
  io.number("group", announced.group);
  io.number("steps", announced.steps);
  io.list("path", announced.path, 0, kDirections - 1);
  io.number("paid", announced.paid);
  io.number("last_paid", announced.last_paid);
  io.number("cancels", announced.cancels, kNone);
  io.number("pays_for", announced.pays_for, kNone);
  io.number("rush", announced.rush);
  io.flag("cancelled", announced.cancelled);
  io.flag("gift_fell", announced.gift_fell);
}

// Without its fronts.
template <class Io>
void each_field(Io& io, Battle& battle) {
  io.square("at", battle.at);
  io.number("attacker", battle.holder[0], kNobody, kMaxPlayers - 1);
  io.number("defender", battle.holder[1], kNobody, kBarbarians);
  io.list("bonus", battle.bonus, 0);
  io.list("killed", battle.killed, 0);
  io.id("turn", battle.turn, kSideIds);
  io.number("boost", battle.boost);
  io.flag("played", battle.played);
  io.number("healed", battle.healed, 0, 15);
  io.numbers("armies", battle.armies, kFigures);
  io.id("winner", battle.winner, kSideIds, kNone);
  io.flag("won_city", battle.won_city);
  io.number("last_front", battle.last_front, kNone, kFronts - 1);
  io.number("loot", battle.loot);
  io.numbers("dead_of_attacker", battle.dead[0], kUnitCards);
  io.numbers("dead_of_defender", battle.dead[1], kUnitCards);
}

template <class Io>
void each_field(Io& io, Moving& moving) {
  io.numbers("figures", moving.figures, kFigures);
  io.square("at", moving.at);
  io.number("spent", moving.spent);
}

template <class Io>
void each_field(Io& io, Goods& goods) {
  io.number("trade", goods.trade);
  io.number("culture", goods.culture);
  io.counts("market", goods.market, Ids(kResourceIds).first(kMarketResources));
  io.numbers("huts", goods.huts, kHuts);
  io.numbers("villages", goods.villages, kVillages);
  io.numbers("events", goods.events, kEventCards);
}
template <class Io>
void each_field(Io& io, Wish& wish) {
  io.number("trade", wish.trade);
  io.number("culture", wish.culture);
  io.counts("market", wish.market, Ids(kResourceIds).first(kMarketResources));
  io.number("huts", wish.huts);
  io.number("villages", wish.villages);
  io.counts("events", wish.events, kAgeIds);
}
// Without what is given and wanted.
template <class Io>
void each_field(Io& io, Offer& offer) {
  io.number("from", offer.from, kNobody, kMaxPlayers - 1);
  io.number("to", offer.to, kNobody, kMaxPlayers - 1);
  io.flag("proposed", offer.proposed);
  io.number("lines", offer.lines);
  io.id("promise", offer.promise, kPromiseIds);
}

template <class Part>
Json fields_json(Part part) {
  FieldWriter io;
  each_field(io, part);
  return std::move(io.json);
}
template <class Part>
void read_fields(Reader in, const Squares& map, Part& part,
                 std::initializer_list<std::string_view> others = {}) {
  FieldReader io(std::move(in), map);
  each_field(io, part);
  io.done(others);
}

}  // namespace zig::civilization
