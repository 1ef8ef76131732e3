#include <gtest/gtest.h>

#include "games/civilization/battle.h"
#include "games/civilization/cards_testkit.h"

namespace zig::civilization {
namespace {

Action player_action(int seat) { return with(Action::Kind::Player, seat); }
Action wonder(Wonder which) { return with(Action::Kind::Wonder, static_cast<int>(which)); }
Action ability(Ability which) { return with(Action::Kind::Ability, static_cast<int>(which)); }

// --- production

// CV-20.4: Animal Husbandry's wheat is 3 production for a city.
TEST(CivilizationAbilities, AnimalHusbandry) {
  Plain plain(Phase::CityManagement);
  plain.know(0, {Tech::AnimalHusbandry});
  EXPECT_FALSE(plain.may(Ability::AnimalHusbandry));
  plain.give(0, Resource::Wheat);
  plain.build_city(0, 1, "g3");
  plain.use(Ability::AnimalHusbandry);
  plain.pick(Ask::TargetCity, with(Action::Kind::City, 1));
  EXPECT_TRUE(plain.done());
  EXPECT_EQ(plain.s.player[0].cities[1].bonus, 3);
  EXPECT_EQ(plain.s.player[0].market[static_cast<std::size_t>(Resource::Wheat)], 0);
}

// CV-20.4, CV-9.10: Construction's wheat is 5 production, once per turn.
TEST(CivilizationAbilities, Construction) {
  Plain plain(Phase::CityManagement);
  plain.know(0, {Tech::Construction});
  plain.give(0, Resource::Wheat);
  plain.give(0, Resource::Wheat);
  plain.use(Ability::Construction);
  EXPECT_TRUE(plain.done());
  EXPECT_EQ(plain.s.player[0].cities[kCapital].bonus, 5);
  EXPECT_FALSE(plain.may(Ability::Construction));
}

// CV-20.4, CV-R70: Banking's wheat is 7 production, on top of what the city has, but not once it is done.
TEST(CivilizationAbilities, Banking) {
  Plain plain(Phase::CityManagement);
  plain.know(0, {Tech::Banking});
  plain.give(0, Resource::Wheat);
  plain.s.player[0].cities[kCapital].bonus = 5;
  plain.act(0, kCapital, Deed::Devote);
  EXPECT_FALSE(plain.may(Ability::Banking));
  plain.s.player[0].cities[kCapital].actions = 0;
  plain.use(Ability::Banking);
  EXPECT_EQ(plain.s.player[0].cities[kCapital].bonus, 12);
}

// CV-20.11: Atomic Theory's uranium gives every city one more action, also one that has acted.
TEST(CivilizationAbilities, AtomicTheoryActions) {
  Plain plain(Phase::CityManagement);
  plain.know(0, {Tech::AtomicTheory});
  plain.give(0, Resource::Uranium);
  plain.act(0, kCapital, Deed::Devote);
  EXPECT_EQ(actions_left(box(), plain.s, 0, kCapital), 0);
  plain.use(Ability::AtomicTheoryActions);
  EXPECT_TRUE(plain.done());
  EXPECT_EQ(actions_left(box(), plain.s, 0, kCapital), 1);
  EXPECT_TRUE(plain.told(Event::Kind::ExtraActions));
}

// --- gains

// CV-9.11: Currency's incense is 3 culture.
TEST(CivilizationAbilities, Currency) {
  Plain plain(Phase::CityManagement);
  plain.know(0, {Tech::Currency});
  plain.give(0, Resource::Incense);
  plain.use(Ability::Currency);
  EXPECT_TRUE(plain.done());
  EXPECT_EQ(plain.s.player[0].culture, 3);
}

// CV-20.1, CV-9.10: Chivalry's incense is 5 culture; Currency beside it has an ability of its own.
TEST(CivilizationAbilities, Chivalry) {
  Plain plain(Phase::CityManagement);
  plain.know(0, {Tech::Chivalry, Tech::Currency});
  plain.give(0, Resource::Incense);
  plain.give(0, Resource::Incense);
  plain.use(Ability::Chivalry);
  EXPECT_EQ(plain.s.player[0].culture, 5);
  plain.use(Ability::Currency);
  EXPECT_EQ(plain.s.player[0].culture, 8);
}

// CV-20.1: Metal Casting's incense is 7 culture.
TEST(CivilizationAbilities, MetalCasting) {
  Plain plain(Phase::CityManagement);
  plain.know(0, {Tech::MetalCasting});
  plain.give(0, Resource::Incense);
  plain.use(Ability::MetalCasting);
  EXPECT_EQ(plain.s.player[0].culture, 7);
}

// CV-20.1: Horseback Riding's silk is 9 trade, up to 27, and 6 for another player of the user's choice.
TEST(CivilizationAbilities, HorsebackRiding) {
  Plain plain(Phase::Trade);
  plain.know(0, {Tech::HorsebackRiding});
  plain.give(0, Resource::Silk);
  plain.s.player[0].trade = 20;
  plain.use(Ability::HorsebackRiding);
  EXPECT_FALSE(plain.offers(player_action(0)));
  plain.pick(Ask::TargetPlayer, player_action(2));
  EXPECT_TRUE(plain.done());
  EXPECT_EQ(plain.s.player[0].trade, kTradeDial);
  EXPECT_EQ(plain.s.player[1].trade, 0);
  EXPECT_EQ(plain.s.player[2].trade, 6);
}

// CV-20.5: Philosophy's three tokens bring a random great person; from an empty pool nobody comes (CV-R47).
TEST(CivilizationAbilities, Philosophy) {
  Plain plain(Phase::CityManagement);
  plain.know(0, {Tech::Philosophy});
  for (const Resource token : {Resource::Wheat, Resource::Wheat}) plain.give(0, token);
  plain.s.pool[static_cast<std::size_t>(GreatPerson::Builder)] = 1;
  EXPECT_FALSE(plain.may(Ability::Philosophy));
  plain.give(0, Resource::Wheat);
  plain.use(Ability::Philosophy);
  plain.pick(Ask::NewGreatPerson, "b3");
  EXPECT_EQ(plain.s.marker[square("b3")], Marker(GreatPerson::Builder));
  EXPECT_EQ(plain.s.player[0].market[static_cast<std::size_t>(Resource::Wheat)], 0);
  plain.s.player[0].used = 0;
  plain.s.player[0].market.fill(3);
  EXPECT_FALSE(plain.may(Ability::Philosophy));
}

// CV-20.2: two tokens put a coin on Pottery, which holds four.
TEST(CivilizationAbilities, Pottery) {
  Plain plain(Phase::CityManagement);
  plain.know(0, {Tech::Pottery});
  const auto coins =
      static_cast<std::size_t>(std::ranges::find(kCoinTechs, Tech::Pottery) - kCoinTechs.begin());
  plain.s.player[0].coin_tokens[coins] = 3;
  plain.give(0, Resource::Iron);
  plain.give(0, Resource::Iron);
  plain.use(Ability::Pottery);
  EXPECT_TRUE(plain.done());
  EXPECT_EQ(plain.s.player[0].coin_tokens[coins], 4);
  plain.s.player[0].used = 0;
  plain.s.player[0].market.fill(2);
  EXPECT_FALSE(plain.may(Ability::Pottery));
}

// --- cancels

// CV-20.19, CV-7.7: Writing's spy cancels a city action: it is used up, and nothing comes of it.
TEST(CivilizationAbilities, Writing) {
  Plain plain(Phase::CityManagement);
  plain.know(1, {Tech::Writing});
  plain.give(1, Resource::Spy);
  plain.c.ask(Ask::CityMenu, 0);
  plain.pick(Ask::CityMenu,
             with(Action::Kind::City, kCapital));  // on a plain it can only devote itself to the arts
  plain.pick(Ask::Respond, ability(Ability::Writing));
  EXPECT_EQ(plain.s.player[0].culture, 0);
  EXPECT_EQ(actions_left(box(), plain.s, 0, kCapital), 0);
  EXPECT_EQ(villages_of(plain.s, 1), 0);
}

// CV-20.19: Civil Service's spy cancels an event as it is played.
TEST(CivilizationAbilities, CivilService) {
  Plain plain(Phase::StartOfTurn);
  plain.know(1, {Tech::CivilService});
  plain.give(1, Resource::Spy);
  plain.give(0, EventCard::CitizensRevolting1);
  plain.play(EventCard::CitizensRevolting1);
  plain.pick(Ask::TargetPlayer, player_action(2));
  plain.pick(Ask::Respond, ability(Ability::CivilService));
  EXPECT_TRUE(plain.done());
  EXPECT_EQ(plain.s.player[2].government, Government::Despotism);
  EXPECT_FALSE(may_use(box(), plain.s, 1, Ability::CivilService));
}

// CV-20.19, CV-7.7: Mass Media's spy cancels a resource ability; what was paid for it is lost.
TEST(CivilizationAbilities, MassMedia) {
  Plain plain(Phase::CityManagement);
  plain.know(1, {Tech::MassMedia});
  plain.give(1, Resource::Spy);
  plain.know(0, {Tech::Currency});
  plain.give(0, Resource::Incense);
  plain.use(Ability::Currency);
  plain.pick(Ask::Respond, ability(Ability::MassMedia));
  EXPECT_TRUE(plain.done());
  EXPECT_EQ(plain.s.player[0].culture, 0);
  EXPECT_EQ(plain.s.player[0].market[static_cast<std::size_t>(Resource::Incense)], 0);
  EXPECT_FALSE(may_use(box(), plain.s, 0, Ability::Currency));
}

// --- wonders, units, buildings

// CV-20.13, CV-13.1: Monarchy's silk makes an ancient wonder obsolete, whoever built it; a medieval one is safe.
TEST(CivilizationAbilities, Monarchy) {
  Plain plain(Phase::CityManagement);
  plain.know(0, {Tech::Monarchy});
  plain.give(0, Resource::Silk);
  plain.build(Wonder::AngkorWat, "l3");
  EXPECT_FALSE(plain.may(Ability::Monarchy));
  plain.build(Wonder::Colossus, "l2");
  plain.give(1, UnitType::Infantry);
  plain.use(Ability::Monarchy);
  EXPECT_EQ(plain.answers(), 2U);
  plain.pick(Ask::TargetWonder, wonder(Wonder::Colossus));
  EXPECT_TRUE(plain.done());
  EXPECT_TRUE((plain.s.obsolete >> static_cast<unsigned>(Wonder::Colossus)) & 1U);
  EXPECT_TRUE(plain.s.marker[square("l2")].is_wonder());
  EXPECT_EQ(units_of(plain.s, 1), 1);
}

// CV-20.13: or it kills a random unit of another player, which goes face up under its deck.
TEST(CivilizationAbilities, MonarchyKillsAUnit) {
  Plain plain(Phase::CityManagement);
  plain.know(0, {Tech::Monarchy});
  plain.give(0, Resource::Silk);
  plain.give(0, UnitType::Infantry);
  EXPECT_FALSE(plain.may(Ability::Monarchy));
  plain.give(1, UnitType::Infantry);
  plain.give(2, UnitType::Mounted);
  plain.give(2, UnitType::Artillery);
  plain.use(Ability::Monarchy);
  plain.pick(Ask::TargetWonder, player_action(2));
  EXPECT_TRUE(plain.done());
  EXPECT_EQ(units_of(plain.s, 2), 1);
  EXPECT_EQ(units_of(plain.s, 1), 1);
  EXPECT_EQ(std::ranges::count(plain.s.unit, Card::Where::FaceUp, &Card::where), 1);
}

// CV-13.1, CV-13.2: an obsolete wonder cannot be chosen again; one of the market is discarded and replaced.
TEST(CivilizationAbilities, MonarchyInTheMarket) {
  Plain plain(Phase::CityManagement);
  plain.know(0, {Tech::Monarchy});
  plain.give(0, Resource::Silk);
  plain.build(Wonder::Colossus, "l2");
  plain.s.obsolete = 1U << static_cast<unsigned>(Wonder::Colossus);
  EXPECT_FALSE(plain.may(Ability::Monarchy));
  plain.s.wonder_at.fill(kWonderInDeck);
  for (std::size_t slot = 0; slot < kMarketSlots; ++slot) {
    plain.s.wonder_market[slot] = byte(static_cast<int>(slot));
    plain.s.wonder_at[slot] = kWonderInMarket;
  }
  plain.s.obsolete = 0;
  plain.use(Ability::Monarchy);
  plain.pick(Ask::TargetWonder, wonder(Wonder::Oracle));
  EXPECT_TRUE(plain.done());
  EXPECT_EQ(plain.s.wonder_at[static_cast<std::size_t>(Wonder::Oracle)], kWonderGone);
  EXPECT_EQ(std::ranges::count(plain.s.wonder_at, kWonderInMarket), kMarketSlots);
}

// CV-20.13: Gunpowder's two tokens destroy any one building, the user's and walls too, or make a medieval wonder obsolete.
TEST(CivilizationAbilities, Gunpowder) {
  Plain plain(Phase::CityManagement);
  plain.know(0, {Tech::Gunpowder});
  plain.give(0, Resource::Wheat);
  plain.give(0, Resource::Wheat);
  EXPECT_FALSE(plain.may(Ability::Gunpowder));
  plain.build(Wonder::AngkorWat, "l3");
  plain.build(Wonder::PanamaCanal, "b13");
  plain.s.marker[square("b3")] = Marker(Building::Library);
  plain.s.marker[square("l2")] = Marker(Building::Bank);
  plain.s.player[2].cities[kCapital].walled = 1;
  plain.use(Ability::Gunpowder);
  EXPECT_EQ(plain.answers(), 4U);
  EXPECT_TRUE(plain.offers(wonder(Wonder::AngkorWat)));
  EXPECT_TRUE(plain.offers(place(square("b3"))));
  EXPECT_TRUE(plain.offers(place(square("c13"))));
  plain.pick(Ask::TargetWonder, "l2");
  EXPECT_TRUE(plain.done());
  EXPECT_TRUE(plain.s.marker[square("l2")].none());
  EXPECT_TRUE(plain.told(Event::Kind::BuildingLost));
}

// --- squares

// CV-20.21, CV-R40, CV-R86: Communism's spy freezes any revealed square but a city centre.
TEST(CivilizationAbilities, Communism) {
  Plain plain(Phase::Movement);
  plain.know(1, {Tech::Communism});
  plain.give(1, Resource::Spy);
  plain.s.ground[square("p16")] = Ground();
  plain.s.frozen.add(square("a1"));
  plain.use(Ability::Communism, 1);
  for (const auto* closed : {"c3", "m3", "c13", "p16", "a1"})
    EXPECT_FALSE(plain.offers(place(square(closed))));
  plain.pick(Ask::TargetSquare, "h8");
  EXPECT_TRUE(plain.done());
  EXPECT_TRUE(plain.s.frozen.has(square("h8")));
}

// CV-R67: Steam Power's silk puts all own figures of one square onto water; they are out of this turn's Movement.
TEST(CivilizationAbilities, SteamPower) {
  Plain plain(Phase::CityManagement);
  plain.know(0, {Tech::SteamPower});
  plain.give(0, Resource::Silk);
  plain.stand(0, 0, "d4");
  plain.stand(0, kFirstScout, "d4");
  plain.s.player[0].sends[0] = kCapital;
  EXPECT_FALSE(plain.may(Ability::SteamPower));
  for (const auto* name : {"h8", "i8", "j8"}) plain.set_terrain(name, Terrain::Water);
  plain.stand(1, 0, "h8");
  plain.stand(0, 1, "i8");
  plain.use(Ability::SteamPower);
  plain.pick(Ask::TargetSquare, "d4");
  // h8 has an enemy, i8 would be too full: j8 is the only one.
  EXPECT_TRUE(plain.done());
  EXPECT_EQ(plain.at(0, 0), square("j8"));
  EXPECT_EQ(plain.at(0, kFirstScout), square("j8"));
  EXPECT_EQ(plain.s.player[0].sends[0], kNone);
  EXPECT_EQ(plain.s.player[0].moved, 1U | 1U << kFirstScout);
}

// CV-20.21, CV-R34, CV-R75: Atomic Theory's strike destroys a city that is no capital, with all in its outskirts, own figures too; no loot.
TEST(CivilizationAbilities, AtomicTheoryStrike) {
  Plain plain(Phase::Movement);
  plain.know(0, {Tech::AtomicTheory});
  plain.give(0, Resource::Uranium);
  EXPECT_FALSE(plain.may(Ability::AtomicTheoryStrike));
  plain.build_city(0, 1, "g3");
  plain.build_city(1, 1, "h8", true);
  plain.s.marker[square("g7")] = Marker(Building::Library);
  plain.s.marker[square("g8")] = Marker(GreatPerson::Artist);
  plain.build(Wonder::Himeji, "g9");
  plain.stand(0, 0, "i8");
  plain.stand(1, 0, "h9");
  plain.stand(2, kFirstScout, "i9");
  plain.stand(2, 0, "j9");
  plain.use(Ability::AtomicTheoryStrike);
  EXPECT_EQ(plain.answers(), 2U);
  plain.pick(Ask::TargetSquare, "h8");
  EXPECT_TRUE(plain.done());
  EXPECT_FALSE(plain.s.player[1].cities[1].stands());
  EXPECT_FALSE(plain.s.player[1].cities[1].walled);
  for (const auto* gone : {"g7", "g8", "g9"}) EXPECT_TRUE(plain.s.marker[square(gone)].none()) << gone;
  EXPECT_EQ(plain.s.wonder_at[static_cast<std::size_t>(Wonder::Himeji)], kWonderGone);
  EXPECT_EQ(plain.s.player[1].people[static_cast<std::size_t>(GreatPerson::Artist)], 0);
  EXPECT_EQ(plain.at(0, 0), kNowhere);
  EXPECT_EQ(plain.at(1, 0), kNowhere);
  EXPECT_EQ(plain.at(2, kFirstScout), kNowhere);
  EXPECT_EQ(plain.at(2, 0), square("j9"));
  EXPECT_TRUE(plain.told(Event::Kind::CityNuked));
}

// --- battles

// Seat 0 attacks seat 1 on h8: each has two strong units in hand, and it is the attacker's turn.
struct Fight : Plain {
  Fight() : Plain(Phase::Movement) {
    for (const int seat : {0, 1}) {
      give(seat, UnitType::Infantry);
      give(seat, UnitType::Artillery);
      c.player(seat).stats.rank.fill(kRanks);
    }
    stand(1, 0, "h8");
    begin_battle(box(), s, {.attacker = 0, .armies = 1, .defender = 1, .at = square("h8")}, random);
    s.battle.turn = 0;
  }
  int in_hand(int seat) const {
    for (int card = 0; card < kUnitCards; ++card) {
      const Card& unit = s.unit[static_cast<std::size_t>(card)];
      if (unit.where == Card::Where::Hand && unit.holder == seat) return card;
    }
    return -1;
  }
  void open_front(int seat) {
    s.battle.turn = byte(seat);
    play_unit(box(), s, in_hand(seat), kNewFront);
    s.battle.turn = byte(1 - seat);
  }
};

// CV-R28: Metalworking's iron adds 3 wounds to the attack of the unit that is played next; it is paid before the unit.
TEST(CivilizationAbilities, Metalworking) {
  Fight fight;
  fight.know(0, {Tech::Metalworking});
  fight.know(1, {Tech::Metalworking});
  fight.give(0, Resource::Iron);
  fight.give(1, Resource::Iron);
  EXPECT_FALSE(fight.may(Ability::Metalworking, 1));  // not in turn
  fight.s.battle.played = 1;
  EXPECT_FALSE(fight.may(Ability::Metalworking));
  fight.s.battle.played = 0;
  fight.use(Ability::Metalworking);
  EXPECT_EQ(fight.s.battle.boost, 3);
  EXPECT_EQ(fight.s.player[0].market[static_cast<std::size_t>(Resource::Iron)], 0);
}

// CV-20.23: Mathematics' iron deals up to 3 wounds among enemy units in play, before or after the own unit.
TEST(CivilizationAbilities, Mathematics) {
  Fight fight;
  fight.know(0, {Tech::Mathematics});
  fight.give(0, Resource::Iron);
  EXPECT_FALSE(fight.may(Ability::Mathematics));  // nobody to hit
  fight.open_front(1);
  fight.open_front(1);
  fight.s.battle.played = 1;
  fight.use(Ability::Mathematics);
  EXPECT_EQ(fight.s.asked(), (Question{Ask::Wounds, 0, 3, 0}));
  fight.pick(Ask::Wounds, with(Action::Kind::Front, 1));
  EXPECT_TRUE(fight.done());
  EXPECT_EQ(fight.s.battle.front[0][1].wounds, 0);
  EXPECT_EQ(fight.s.battle.front[1][1].wounds, 3);
}

// CV-20.23: Ballistics' iron deals 6, in the own battle turn only.
TEST(CivilizationAbilities, Ballistics) {
  Fight fight;
  fight.know(0, {Tech::Ballistics});
  fight.give(0, Resource::Iron);
  fight.open_front(1);
  fight.open_front(1);
  fight.s.battle.turn = 1;
  EXPECT_FALSE(fight.may(Ability::Ballistics));
  fight.s.battle.turn = 0;
  fight.use(Ability::Ballistics);
  while (fight.asks(Ask::Wounds)) fight.pick(Ask::Wounds, with(Action::Kind::Front, fight.s.asked().b));
  EXPECT_EQ(std::ranges::count(fight.log, Event::Kind::WoundsDealt, &Event::kind), 6);
  EXPECT_EQ(fight.s.battle.killed[1], 1);
}

// CV-8.26: who plays the barbarians uses nothing for them.
TEST(CivilizationAbilities, NothingForBarbarians) {
  Fight fight;
  fight.know(1, {Tech::Metalworking});
  fight.give(1, Resource::Iron);
  fight.s.battle.turn = 1;
  EXPECT_TRUE(fight.may(Ability::Metalworking, 1));
  fight.s.battle.holder[1] = kBarbarians;
  EXPECT_FALSE(fight.may(Ability::Metalworking, 1));
}

// --- for all of them

// CV-18.3: an ability belongs to its moment.
TEST(CivilizationAbilities, EachAtItsMoment) {
  Plain plain(Phase::CityManagement);
  plain.know(0, {Tech::Currency});
  plain.give(0, Resource::Incense);
  for (int moment = 0; moment < kMoments; ++moment)
    EXPECT_EQ(may_use_at(box(), plain.s, 0, Ability::Currency, static_cast<Moment>(moment)),
              static_cast<Moment>(moment) == Moment::OwnCityManagement);
  Actions out;
  list_cards(box(), plain.s, 0, Moment::OwnCityManagement, out);
  ASSERT_EQ(out.size(), 1U);
  EXPECT_EQ(out[0], ability(Ability::Currency));
}

// CV-18.4: a face-down marker could be what the ability costs, whatever it is.
TEST(CivilizationAbilities, CouldUseByPublicKnowledge) {
  Plain plain(Phase::Movement);
  plain.know(1, {Tech::Communism});
  EXPECT_FALSE(could_use_at(box(), plain.s, 1, Moment::AnyMovement));
  plain.give_out(plain.s.hut, box().hut_content, static_cast<int>(Resource::Wheat), 1);
  EXPECT_TRUE(could_use_at(box(), plain.s, 1, Moment::AnyMovement));
  EXPECT_FALSE(plain.may(Ability::Communism, 1));
  plain.s.player[1].used = 1U << static_cast<unsigned>(Ability::Communism);
  EXPECT_FALSE(could_use_at(box(), plain.s, 1, Moment::AnyMovement));
}

// CV-20: whatever may be used finds its targets to the last, wherever it is used.
TEST(CivilizationAbilities, TargetsAreNeverMissing) {
  std::array<int, kAbilities> uses{};
  for (std::uint64_t seed = 0; seed < 300; ++seed) {
    State before = random_position(2 + static_cast<int>(seed % 3), seed);
    before.stage = Stage::Turn;
    before.pool.fill(1);
    before.player[0].techs = (std::uint64_t{1} << kTechs) - 1;
    before.player[0].market.fill(3);
    for (int i = 0; i < 2; ++i) {
      Plain::give_out(before.village, box().village_content,
                      static_cast<int>(i ? Resource::Spy : Resource::Uranium), 0);
      Plain::give_out(before.unit, box().unit_type, i, 1);
    }
    for (int which = 0; which < kAbilities; ++which) {
      Random random = Random::fast(seed);
      State s = before;
      const Course c{box(), s, random};
      if (!may_use_at(box(), s, 0, static_cast<Ability>(which),
                      box().abilities[static_cast<std::size_t>(which)].moment))
        continue;
      declare_ability(c, 0, static_cast<Ability>(which));
      ASSERT_TRUE(declare_at_random(c, random))
          << kAbilityIds[static_cast<std::size_t>(which)] << ' ' << seed;
      resolve_ability(c, Announcement(s.announced()));
      expect_squares_in_order(s);
      ++uses[static_cast<std::size_t>(which)];
    }
  }
  for (std::size_t which = 0; which < kAbilities; ++which) {
    const Moment moment = box().abilities[which].moment;
    const bool in_battle = moment == Moment::OwnBattleTurn || moment == Moment::OwnBattleTurnBeforeUnit;
    EXPECT_EQ(uses[which] > 20, !in_battle) << kAbilityIds[which];
  }
}

}  // namespace
}  // namespace zig::civilization
