// CV-1.2 to CV-1.4, CV-1.8: who sees what. Every key is described in docs/positions/civilization.md.
#include <fstream>
#include <set>
#include <sstream>

#include "engine/game_testkit.h"
#include "games/civilization/battle.h"
#include "games/civilization/cards_testkit.h"
#include "games/civilization/civilization.h"
#include "games/civilization/names.h"

namespace zig::civilization {
namespace {

const Civilization& game() { return game_for_tests<Civilization>(); }
Json seen_by(const State& s, int seat) {
  return game().view(s, seat == kNobody ? Observer() : Observer(Seat{byte(seat)}));
}
Json seat_of(const State& s, int of, int seat) {
  return seen_by(s, seat)["seats"][static_cast<std::size_t>(of)];
}

// Seat 1 has something of everything that is hidden.
struct Hands : Plain {
  explicit Hands(Phase phase = Phase::Trade) : Plain(phase) {
    give(1, EventCard::Drought);
    give(1, EventCard::Lost);
    give(1, UnitType::Infantry);
    give(1, UnitType::Mounted);
    give(1, Resource::Silk);
    give_out(s.hut, box().hut_content, static_cast<int>(Resource::Iron), 1);
    give_out(s.village, box().village_content, static_cast<int>(Resource::Uranium), 1);
  }
};

// CV-1.2, CV-R3: everybody sees how many cards and markers somebody holds, and their backs.
TEST(CivilizationView, NumbersAreOpen) {
  const Hands hands;
  for (const int seat : {0, 1, 2, int{kNobody}}) {
    const Json one = seat_of(hands.s, 1, seat);
    EXPECT_EQ(one["huts"], 1);
    EXPECT_EQ(one["villages"], 1);
    EXPECT_EQ(one["events"], Json({{"ancient", 1}, {"medieval", 1}, {"modern", 0}}));
    EXPECT_EQ(one["units"]["infantry"], 1);
    EXPECT_EQ(one["units"]["artillery"], 0);
    EXPECT_EQ(one["resources"], Json({{"silk", 1}}));
  }
}

// CV-1.3: their faces are known to the owner only.
TEST(CivilizationView, FacesAreTheOwners) {
  const Hands hands;
  const Json own = seat_of(hands.s, 1, 1)["known"];
  EXPECT_EQ(own["events"], Json({"drought", "lost"}));
  EXPECT_EQ(own["huts"], Json({"iron"}));
  EXPECT_EQ(own["villages"], Json({"uranium"}));
  EXPECT_EQ(own["units"].size(), 2U);
  EXPECT_EQ(own["units"][0]["type"], "infantry");
  for (const int seat : {0, 2, int{kNobody}}) EXPECT_FALSE(seat_of(hands.s, 1, seat).contains("known"));
}

// CV-1.8: a piece that changed hands stays known to its former owner; what was shown is known to all.
TEST(CivilizationView, KnowledgeIsKept) {
  Hands hands;
  for (Card& hut : hands.s.hut) {
    if (holds(hut, 1)) hand_over(hut, 2);
  }
  for (Card& unit : hands.s.unit) {
    if (holds(unit, 1)) unit.seen = 0b1111;
  }
  EXPECT_EQ(seat_of(hands.s, 2, 1)["known"]["huts"], Json({"iron"}));
  EXPECT_EQ(seat_of(hands.s, 2, 2)["known"]["huts"], Json({"iron"}));
  EXPECT_FALSE(seat_of(hands.s, 2, 0).contains("known"));
  EXPECT_EQ(seat_of(hands.s, 1, kNobody)["known"]["units"].size(), 2U);
}

// CV-1.4: nothing is said about tiles that lie face down.
TEST(CivilizationView, FaceDownTilesAreUnknown) {
  const State s = home_tiles(2);
  const Json view = seen_by(s, 0);
  EXPECT_EQ(view["squares"].size(), 2U * kTileSquares);
  int down = 0;
  for (const Json& tile : view["tiles"]) {
    down += !tile.contains("tile");
    EXPECT_EQ(tile.contains("tile"), tile.contains("seat"));
  }
  EXPECT_EQ(down, 6);
}

// CV-1.2, CV-1.4: huts and villages on the map, and how many cards are in a deck, but not which.
TEST(CivilizationView, DecksAndPoolsAreNumbers) {
  Hands hands;
  discard_event(hands.c, 1, event_in_hand(box(), hands.s, 1, static_cast<int>(EventCard::Lost)));
  const Json market = seen_by(hands.s, 0)["market"];
  EXPECT_EQ(market["huts"], kHuts - 1);
  EXPECT_EQ(market["units"]["infantry"], Json({{"left", 14}, {"used", 0}}));
  EXPECT_EQ(market["events"]["medieval"]["used"], Json({"lost"}));
  EXPECT_EQ(market["resources"]["silk"], 2);
  EXPECT_EQ(market["wonder_deck"], kWonders);
}

// CV-5.7, CV-R50: a draft is its author's; in an offer the others see hut or village and ages.
TEST(CivilizationView, OffersShowBacks) {
  Hands hands;
  hands.s.offer.from = 1;
  hands.s.offer.gives.trade = 2;
  hands.s.offer.gives.huts = 1;
  while (!holds(hands.s.hut[static_cast<std::size_t>(std::countr_zero(hands.s.offer.gives.huts))], 1))
    hands.s.offer.gives.huts <<= 1;
  hands.c.ask(Ask::Draft, 1);
  EXPECT_EQ(seen_by(hands.s, 0)["offer"], Json({{"from", 1}, {"to", 0}, {"proposed", false}}));
  EXPECT_EQ(seen_by(hands.s, 1)["offer"]["gives"]["trade"], 2);
  hands.s.offer.proposed = 1;
  EXPECT_EQ(seen_by(hands.s, 0)["offer"]["gives"], Json({{"trade", 2}, {"huts", 1}}));
  EXPECT_EQ(seen_by(hands.s, kNobody)["offer"]["gives"], Json({{"trade", 2}, {"huts", 1}}));
  EXPECT_EQ(seen_by(hands.s, 1)["offer"]["gives"]["known"]["huts"], Json({"iron"}));
}

// CV-6.20: which city acts is told before what it does.
TEST(CivilizationView, CityBeforeItsAction) {
  Plain plain(Phase::CityManagement);
  for (const char* name : {"b2", "c2"}) plain.set_terrain(name, Terrain::Forest);
  begin_city_management(plain.c, 0);
  go_on(plain.c);
  plain.pick(Ask::CityMenu, with(Action::Kind::City, kCapital));
  ASSERT_TRUE(plain.asks(Ask::CityDeed));
  const Json city = {{"kind", "city_action"}, {"seat", 0}, {"city", 0}};
  EXPECT_EQ(seen_by(plain.s, 1)["announcements"], Json::array({city}));
  plain.pick(Ask::CityDeed, with(Action::Kind::Deed, static_cast<int>(Deed::Produce)));
  EXPECT_EQ(seen_by(plain.s, 1)["announcements"][0]["what"], "produce");
}

// CV-6.1: kinds of action, not how many it were.
TEST(CivilizationView, WhatACityHasDone) {
  Plain plain(Phase::CityManagement);
  const auto told = [&] { return seat_of(plain.s, 0, 0)["cities"][0]["actions"]; };
  plain.s.player[0].cities[kCapital].actions = 1 << 4 | 1;
  EXPECT_EQ(told(), Json({"produce"}));
  plain.s.player[0].cities[kCapital].actions = 2 << 4 | 3;
  EXPECT_EQ(told().size(), 2U);
}

// CV-1.3, CV-9.1: a sealed choice is seen by whoever made it; that it was made, by all.
TEST(CivilizationView, ResearchIsSealed) {
  Plain plain(Phase::Research);
  pop_question(plain.s);
  plain.c.player(1).research = byte(static_cast<int>(Tech::Writing));
  plain.c.player(2).research = kNone;
  EXPECT_EQ(seat_of(plain.s, 1, 1)["research"], "writing");
  EXPECT_EQ(seat_of(plain.s, 1, 0)["research"], true);
  EXPECT_EQ(seat_of(plain.s, 2, 2)["research"], Json());
  EXPECT_FALSE(seat_of(plain.s, 0, 0).contains("research"));
  EXPECT_EQ(seen_by(plain.s, 0)["question"], "research");
}

// CV-1.3, CV-20.24: a battle hand is its owner's, and open to an enemy with the Oracle.
TEST(CivilizationView, BattleHands) {
  Hands hands(Phase::Movement);
  hands.s.battle.at = square("g7");
  hands.s.battle.holder = {1, 2};
  for (Card& unit : hands.s.unit) {
    if (holds(unit, 1)) unit.where = Card::Where::Hand;
  }
  const auto hand = [&](int seat) { return seen_by(hands.s, seat)["battle"]["sides"][0]; };
  for (const int seat : {0, 1, 2, int{kNobody}}) {
    EXPECT_EQ(hand(seat)["hand"], 2);
    EXPECT_EQ(hand(seat).contains("cards"), seat == 1);
  }
  hands.build(Wonder::Oracle, "c12");
  EXPECT_EQ(hand(2)["cards"].size(), 2U);
  EXPECT_FALSE(hand(0).contains("cards"));
}

// CV-10.3, CV-1.2: a bonus in battle is a sum of what everybody sees.
TEST(CivilizationView, BattleBonusesAreSums) {
  Plain plain(Phase::Movement);
  plain.s.marker[square("b2")] = Marker(Building::Academy);
  plain.s.marker[square("b3")] = Marker(GreatPerson::General);
  City& capital = plain.c.player(1).cities[kCapital];
  capital.walled = 1;
  plain.s.marker[square("m2")] = Marker(Building::Barracks);
  begin_battle(box(), plain.s, {.attacker = 0, .armies = 1, .defender = 1, .at = capital.at}, plain.random);
  for (const int seat : {0, 2, int{kNobody}}) {
    const Json sides = seen_by(plain.s, seat)["battle"]["sides"];
    EXPECT_EQ(sides[0]["bonus_from"], Json({{"buildings", 4}, {"generals", 4}}));
    EXPECT_EQ(sides[1]["bonus_from"], Json({{"buildings", 2}, {"city", 12}, {"walls", 4}}));
    EXPECT_EQ(sides[1]["bonus"], 2 + 12 + 4 - 8);
  }
  capital.walled = 0;  // what falls after the battle was part of it
  EXPECT_FALSE(seen_by(plain.s, 0)["battle"]["sides"][1].contains("bonus_from"));
}

// CV-12.1, CV-2.16: whose outskirts a square is, what lies there, and that it is blockaded.
TEST(CivilizationView, Squares) {
  Plain plain(Phase::Movement);
  plain.s.marker[square("b2")] = Marker(Building::Temple);
  plain.stand(1, 0, "b2");
  const Json squares = seen_by(plain.s, 0)["squares"];
  const auto found = std::ranges::find_if(squares, [](const Json& one) { return one["at"] == "b2"; });
  ASSERT_NE(found, squares.end());
  EXPECT_EQ((*found)["marker"], Json({{"kind", "building"}, {"id", "temple"}, {"seat", 0}}));
  EXPECT_EQ((*found)["seat"], 0);
  EXPECT_EQ((*found)["city"], 0);
  EXPECT_EQ((*found)["blockaded"], true);
  EXPECT_EQ(seat_of(plain.s, 1, 0)["armies"][0]["at"], "b2");
}

// --- the page that describes the view

void collect_keys(const Json& json, std::set<std::string>& keys) {
  if (json.is_object()) {
    for (const auto& [key, value] : json.items()) keys.insert(key), collect_keys(value, keys);
  } else if (json.is_array()) {
    for (const Json& value : json) collect_keys(value, keys);
  }
}

TEST(CivilizationView, EveryKeyIsDescribed) {
  std::ifstream file(std::string(ZIGGURAT_SOURCE_DIR) + "/docs/positions/civilization.md");
  std::stringstream page;
  page << file.rdbuf();
  std::set<std::string> keys;
  Random dice = Random::fast(3);
  for (const std::uint64_t seed : {1U, 2U, 3U}) {
    int decision = 0;
    each_state_of_match<Civilization>(
        {.players = 3}, seed,
        [](const State& s, Random& random) {
          const Seat seat = game().pending(s).first();
          return Turn<Civilization>{seat, any_legal_action(game(), s, seat, random)};
        },
        [&](const State& s) {
          if (++decision % 9 == 0 || s.battle.at != kNowhere || s.announcements > 0)
            collect_keys(game().view(s, Seat{byte(static_cast<int>(dice.below(3)))}), keys);
        },
        1'500);
  }
  std::set<std::string> ids;  // of components, which are keys where numbers are counted
  for (const Thing thing : {Thing::Tech, Thing::Wonder, Thing::Building, Thing::Person, Thing::Resource,
                            Thing::Unit, Thing::Age}) {
    for (const std::string_view id : ids_of(thing)) ids.emplace(id);
  }
  for (const std::string& key : keys)
    EXPECT_TRUE(ids.contains(key) || page.str().contains("`" + key + "`") ||
                page.str().contains("\"" + key + "\""))
        << key;
  EXPECT_GT(keys.size(), 80U);
}

// --- the catalogue

// CV-1.1, CV-R36: every component with its name in every language, its numbers, and how well they are confirmed.
TEST(CivilizationView, Catalogue) {
  for (const Lang lang : kLangs) {
    const Json catalogue = game().catalogue(lang);
    EXPECT_EQ(catalogue["techs"].size(), static_cast<std::size_t>(kTechs));
    EXPECT_EQ(catalogue["events"].size(), static_cast<std::size_t>(kEventKinds));
    EXPECT_EQ(catalogue["victories"].size(), static_cast<std::size_t>(kVictories - 1));
    EXPECT_EQ(catalogue["track"].size(), static_cast<std::size_t>(kTrackSpaces));
    for (const std::string list :
         {"civilizations", "governments", "techs", "buildings", "wonders", "great_people", "events"}) {
      for (const Json& entry : catalogue[list]) {
        EXPECT_FALSE(entry["name"].get<std::string>().empty()) << entry;
        EXPECT_FALSE(entry["summary"].get<std::string>().starts_with("cv.")) << entry;
        EXPECT_FALSE(entry["confidence"].get<std::string>().empty()) << entry;
      }
    }
    for (const Json& source : catalogue["sources"]) {
      EXPECT_FALSE(source["name"].get<std::string>().starts_with("cv.")) << source;
      EXPECT_FALSE(source["confidence"].get<std::string>().empty()) << source;
    }
  }
  const Json english = game().catalogue(Lang::En);
  EXPECT_EQ(english["governments"][0]["confidence"], "rulebook");
  EXPECT_EQ(english["governments"][4]["confidence"], "house");
  EXPECT_EQ(english["buildings"][0]["confidence"], "single_source");
  const auto source = [&](std::string_view id) {
    return *std::ranges::find_if(english["sources"], [&](const Json& one) { return one["id"] == id; });
  };
  EXPECT_EQ(source("culture_track")["confidence"], "two_sources");
  EXPECT_EQ(source("unit_strengths")["confidence"], "single_source");
  EXPECT_EQ(source("map_layouts")["confidence"], "single_source");
}

}  // namespace
}  // namespace zig::civilization
