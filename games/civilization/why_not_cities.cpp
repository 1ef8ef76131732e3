// City Management: actions of cities, what they make, the culture track, coins for trade and culture.
#include <algorithm>

#include "games/civilization/cities.h"
#include "games/civilization/holdings.h"
#include "games/civilization/numbers.h"
#include "games/civilization/sites.h"
#include "games/civilization/why_not_parts.h"

namespace zig::civilization {

namespace {

NamedPiece named_item(Item item) {
  if (item.is_figure()) return {"item", piece("figure", item.is_scout())};
  if (item.is_unit()) return {"item", piece("unit", item.unit())};
  if (item.is_building()) return {"item", piece("building", item.building())};
  return {"item", piece("wonder", item.wonder())};
}
Verdict about(std::string_view rule, std::string_view key, Item item) {
  return refuse(rule, key, {named_item(item)});
}

bool can_draw(const Box& box, const State& s, UnitType type) {
  for (std::size_t card = box.first_unit[static_cast<std::size_t>(type)];
       card < box.first_unit[static_cast<std::size_t>(type) + 1]; ++card) {
    if (s.unit[card].where == Card::Where::FaceDown || s.unit[card].where == Card::Where::FaceUp) return true;
  }
  return false;
}

Verdict building(const Attempt& a, int city, Building building) {
  const BuildingCard& card = a.box.building(building);
  const Item item(building);
  if (!a.own().knows(card.tech))
    return refuse("CV-6.8", "cv.refuse.needs_tech", {named_item(item), {"tech", piece("tech", card.tech)}});
  if (!unlocked(a.box, a.s, a.seat, building)) return about("CV-9.9", "cv.refuse.upgraded", item);
  if (item.walls()) return about("CV-6.12", "cv.refuse.walled", item);
  if (building_sites(a.box, a.s, a.seat, city, building).any()) return {};
  return in_stock(a.box, a.s, card.stock) > 0
             ? about("CV-6.8", "cv.refuse.no_site", item)
             : refuse("CV-6.8", "cv.refuse.no_stock", {{"building", piece("building", building)}});
}

// Why it cannot be made, whatever it costs; legal: it could be.
Verdict not_makeable(const Attempt& a, int city, Item item) {
  if (item.is_figure()) {
    if (!has_in_supply(a.s, a.seat, item.is_scout()))
      return about("CV-6.5", "cv.refuse.no_figure_left", item);
    const bool site =
        (item.is_scout() ? scout_sites(a.s, a.seat, city) : army_sites(a.box, a.s, a.seat, city)).any();
    return site ? Verdict{} : about("CV-6.5", "cv.refuse.no_site", item);
  }
  if (item.is_unit()) {
    if (a.own().stats.rank[static_cast<std::size_t>(item.unit())] == 0)
      return refuse("CV-6.6", "cv.refuse.needs_tech",
                    {named_item(item), {"tech", piece("tech", Tech::Flight)}});
    return can_draw(a.box, a.s, item.unit()) ? Verdict{} : about("CV-6.6", "cv.refuse.deck_empty", item);
  }
  if (item.is_building())
    return item.walls() && may_wall(a.s, a.seat, city) ? Verdict{} : building(a, city, item.building());
  if (std::ranges::find(a.s.wonder_market, static_cast<int>(item.wonder())) == a.s.wonder_market.end())
    return about("CV-6.13", "cv.refuse.not_in_market", item);
  return wonder_sites(a.s, a.seat, city).any() ? Verdict{} : refuse("CV-6.13", "cv.refuse.one_wonder");
}

}  // namespace

Verdict why_not_city(const Attempt& a, int city) {
  if (!a.asks({Ask::CityMenu, Ask::TargetCity})) return a.belongs_to(Phase::CityManagement, "CV-6.1");
  if (!a.own().cities[static_cast<std::size_t>(city)].stands())
    return refuse("CV-6.1", "cv.refuse.no_such_city", {{"n", Piece::number(city + 1)}});
  if (city == kCapital && government(a.box, a.s, a.seat).capital_idle)
    return refuse("CV-4.12", "cv.refuse.capital_idle");
  if (actions_left(a.box, a.s, a.seat, city) == 0) return refuse("CV-6.1", "cv.refuse.city_done");
  return refuse("CV-6.1", "cv.refuse.city_idle");
}

Verdict why_not_deed(const Attempt& a, Deed deed) {
  if (!a.asks({Ask::CityDeed})) return a.belongs_to(Phase::CityManagement, "CV-6.1");
  if (needs_other_kind(a.box, a.s, a.seat, a.s.announced().city, deed))
    return refuse("CV-20.11", "cv.refuse.same_kind");
  switch (deed) {
    case Deed::Devote: return refuse("CV-20.11", "cv.refuse.no_devotion");
    case Deed::FreeBuilding:
      if (a.own().civ != Civ::Egypt)
        return refuse("CV-6.23", "cv.refuse.not_egypt", {{"civ", piece("civilization", Civ::Egypt)}});
      if (used(a.own(), Right::FreeBuilding)) return refuse("CV-6.23", "cv.refuse.once_per_turn");
      return refuse("CV-6.23", "cv.refuse.nothing_to_make");
    case Deed::DoubleHarvest:
      if (!works(a.s, a.seat, Wonder::AngkorWat))
        return refuse("CV-20.10", "cv.refuse.wonder_off", {{"wonder", piece("wonder", Wonder::AngkorWat)}});
      if (used(a.own(), Right::DoubleHarvest)) return refuse("CV-20.10", "cv.refuse.once_per_turn");
      return refuse("CV-6.18", "cv.refuse.nothing_to_harvest");
    case Deed::Harvest: {
      const bool any = harvest_of(a.s, a.seat, a.s.announced().city) != 0;
      return any ? refuse("CV-6.18", "cv.refuse.nothing_left_to_harvest")
                 : refuse("CV-6.18", "cv.refuse.nothing_to_harvest");
    }
    case Deed::Produce: return refuse("CV-6.3", "cv.refuse.nothing_to_make");
  }
  return a.not_now();
}

Verdict why_not_item(const Attempt& a, Item item) {
  if (!a.asks({Ask::ItemChoice})) return a.belongs_to(Phase::CityManagement, "CV-6.3");
  const Announcement& action = a.s.announced();
  const bool free = static_cast<Deed>(action.what) == Deed::FreeBuilding;
  if (free && !item.is_building()) return refuse("CV-6.23", "cv.refuse.only_buildings");
  if (const Verdict why = not_makeable(a, action.city, item); !why.legal()) return why;
  const ItemPrice price = price_of(a.box, a.s, a.seat, a.question, item);
  if (price.rush <= a.own().trade) return about("CV-20.10", "cv.refuse.second_item", item);
  return refuse("CV-6.3", "cv.refuse.too_dear",
                {named_item(item),
                 {"cost", Piece::number(price.cost)},
                 {"production", Piece::number(production_of(a.box, a.s, a.seat, action.city))},
                 {"trade", Piece::number(a.own().trade)}});
}

Verdict why_not_advance(const Attempt& a) {
  if (!a.asks({Ask::CityMenu})) return a.belongs_to(Phase::CityManagement, "CV-7.9");
  if (a.own().track == kTrackSpaces) return refuse("CV-7.1", "cv.refuse.track_ends");
  const TrackSpace& next = a.box.track[a.own().track + 1U];
  if (next.trade == 0)
    return refuse("CV-7.1", "cv.refuse.too_little_culture", {{"n", Piece::number(next.culture)}});
  return refuse("CV-7.1", "cv.refuse.advance_too_dear",
                {{"culture", Piece::number(next.culture)}, {"trade", Piece::number(next.trade)}});
}

Verdict why_not_coin(const Attempt& a, int which) {
  if (!a.asks({Ask::CityMenu})) return a.belongs_to(Phase::CityManagement, "CV-20.2");
  const bool democracy = which == 0;
  const Tech tech = democracy ? Tech::Democracy : Tech::PrintingPress;
  const NamedPiece named{"tech", piece("tech", tech)};
  if (!a.own().knows(tech)) return refuse("CV-20.2", "cv.refuse.tech_unknown", {named});
  if (used(a.own(), democracy ? Right::DemocracyCoin : Right::PrintingPressCoin))
    return refuse("CV-20.2", "cv.refuse.once_per_turn");
  const auto place = std::ranges::find(kCoinTechs, tech) - kCoinTechs.begin();
  if (a.own().coin_tokens[static_cast<std::size_t>(place)] == kCoinsPerTech)
    return refuse("CV-11.2", "cv.refuse.coins_full", {named, {"n", Piece::number(kCoinsPerTech)}});
  return democracy ? refuse("CV-20.2", "cv.refuse.too_little_trade", {{"n", Piece::number(kDemocracyTrade)}})
                   : refuse("CV-20.2", "cv.refuse.too_little_culture",
                            {{"n", Piece::number(kPrintingPressCulture)}});
}

}  // namespace zig::civilization
