#include <gtest/gtest.h>

#include "games/civilization/cards_testkit.h"
#include "games/civilization/responses.h"

namespace zig::civilization {
namespace {

Action player_action(int seat) { return with(Action::Kind::Player, seat); }
Action tech(Tech which) { return with(Action::Kind::Tech, static_cast<int>(which)); }
Action event(EventCard kind) { return with(Action::Kind::Event, static_cast<int>(kind)); }
const Action kDone = with(Action::Kind::Done);

// --- gifts

// CV-20.14, CV-R20: A Gift from Afar pays one wheat; another player of the user's choice gets a coin.
TEST(CivilizationEvents, GiftFromAfar) {
  Plain plain(Phase::CityManagement);
  plain.know(0, {Tech::AnimalHusbandry});
  plain.give(0, EventCard::GiftFromAfar);
  plain.use(Ability::AnimalHusbandry);
  plain.pick(Ask::TargetPlayer, player_action(2));
  EXPECT_TRUE(plain.done());
  EXPECT_EQ(plain.s.player[2].coins_on_sheet, 1);
  EXPECT_EQ(plain.s.player[0].coins_on_sheet, 0);
  EXPECT_EQ(plain.s.player[0].cities[kCapital].bonus, box().ability(Ability::AnimalHusbandry).value);
  EXPECT_EQ(plain.face_up_events(), 1);
}

// CV-20.14: A Generous Gift pays a silk, and nobody else gets anything.
TEST(CivilizationEvents, GenerousGift) {
  Plain plain(Phase::Trade);
  plain.know(0, {Tech::HorsebackRiding});
  plain.give(0, EventCard::GenerousGift);
  plain.use(Ability::HorsebackRiding);
  plain.pick(Ask::TargetPlayer, player_action(1));
  EXPECT_TRUE(plain.done());
  EXPECT_EQ(plain.s.player[0].trade, box().ability(Ability::HorsebackRiding).value);
  EXPECT_EQ(plain.s.player[1].coins_on_sheet + plain.s.player[2].coins_on_sheet, 0);
  EXPECT_EQ(plain.face_up_events(), 1);
}

// CV-20.14: A Princely Gift pays uranium as well, but no gift pays incense.
TEST(CivilizationEvents, PrincelyGift) {
  Plain plain(Phase::CityManagement);
  plain.know(0, {Tech::AtomicTheory, Tech::Currency});
  plain.give(0, EventCard::GenerousGift);
  EXPECT_FALSE(plain.may(Ability::AtomicTheoryActions));
  plain.give(0, EventCard::PrincelyGift);
  EXPECT_FALSE(plain.may(Ability::Currency));
  plain.use(Ability::AtomicTheoryActions);
  EXPECT_TRUE(plain.done());
  EXPECT_EQ(plain.s.player[0].extra_actions, 1);
}

// CV-7.10: a gift is no event of a phase: no menu offers it.
TEST(CivilizationEvents, GiftsAreOnlyPayments) {
  Plain plain(Phase::CityManagement);
  plain.give(0, EventCard::GiftFromAfar);
  for (int moment = 0; moment < kMoments; ++moment)
    EXPECT_EQ(
        may_play(box(), plain.s, 0, static_cast<int>(EventCard::GiftFromAfar), static_cast<Moment>(moment)),
        static_cast<Moment>(moment) == Moment::Payment);
}

// --- cancels

// CV-20.19: Bread and Circuses save their owner from an event aimed at him; the event is discarded without effect.
TEST(CivilizationEvents, BreadAndCircuses) {
  Plain plain(Phase::StartOfTurn);
  plain.give(0, EventCard::CitizensRevolting1);
  plain.give(1, EventCard::BreadAndCircuses);
  plain.play(EventCard::CitizensRevolting1);
  plain.pick(Ask::TargetPlayer, player_action(1));
  plain.pick(Ask::Respond, event(EventCard::BreadAndCircuses));
  EXPECT_TRUE(plain.done());
  EXPECT_EQ(plain.s.player[1].government, Government::Despotism);
  EXPECT_EQ(plain.face_up_events(), 2);
}

// CV-20.19: Jousting Tourney cancels any event, also one aimed at somebody else.
TEST(CivilizationEvents, JoustingTourney) {
  Plain plain(Phase::StartOfTurn);
  plain.give(0, EventCard::CitizensRevolting1);
  plain.give(2, EventCard::JoustingTourney);
  plain.play(EventCard::CitizensRevolting1);
  plain.pick(Ask::TargetPlayer, player_action(1));
  plain.pick(Ask::Respond, event(EventCard::JoustingTourney));
  EXPECT_TRUE(plain.done());
  EXPECT_EQ(plain.s.player[1].government, Government::Despotism);
}

// CV-20.19, CV-7.7: Primetime TV cancels a resource ability: the token is lost and the ability used up.
TEST(CivilizationEvents, PrimetimeTv) {
  Plain plain(Phase::CityManagement);
  plain.know(0, {Tech::Currency});
  plain.give(0, Resource::Incense);
  plain.give(1, EventCard::PrimetimeTv);
  plain.use(Ability::Currency);
  plain.pick(Ask::Respond, event(EventCard::PrimetimeTv));
  EXPECT_TRUE(plain.done());
  EXPECT_EQ(plain.s.player[0].culture, 0);
  EXPECT_EQ(plain.s.player[0].market[static_cast<std::size_t>(Resource::Incense)], 0);
  EXPECT_FALSE(may_use(box(), plain.s, 0, Ability::Currency));
}

// --- terrain

// CV-20.16, CV-R32: Drought makes a desert of anything but a mountain; resources are gone, a great person stays.
TEST(CivilizationEvents, Drought) {
  Plain plain(Phase::StartOfTurn);
  plain.give(0, EventCard::Drought);
  plain.s.ground[square("l3")] =
      Ground(Print{.terrain = Terrain::Water, .resource = static_cast<int>(Resource::Silk), .coin = true});
  plain.s.marker[square("l3")] = Marker(GreatPerson::Artist);
  plain.s.marker[square("l2")] = Marker(Building::Library);
  plain.build(Wonder::Oracle, "n2");
  plain.set_terrain("n3", Terrain::Mountain);
  plain.play(EventCard::Drought);
  for (const auto* closed : {"l2", "n2", "n3", "m3"})
    EXPECT_FALSE(plain.offers(place(square(closed)))) << closed;
  plain.pick(Ask::TargetSquare, "l3");
  EXPECT_TRUE(plain.done());
  EXPECT_EQ(plain.s.ground[square("l3")], Ground::disaster(Terrain::Desert));
  EXPECT_EQ(plain.s.ground[square("l3")].resource(), -1);
  EXPECT_TRUE(plain.s.marker[square("l3")].is_person());
  EXPECT_TRUE(plain.s.disasters.has(square("l3")));
  EXPECT_TRUE(plain.told(Event::Kind::TerrainChanged));
}

// CV-20.16: Deforestation makes grassland of a forest.
TEST(CivilizationEvents, Deforestation) {
  Plain plain(Phase::StartOfTurn);
  plain.give(0, EventCard::Deforestation);
  EXPECT_FALSE(plain.may(EventCard::Deforestation));
  plain.set_terrain("h8", Terrain::Forest);
  plain.play(EventCard::Deforestation);
  EXPECT_TRUE(plain.done());
  EXPECT_EQ(plain.s.ground[square("h8")].terrain(), Terrain::Grassland);
}

// CV-R32, CV-R68: with all twelve markers out, only a square that has one may be chosen.
TEST(CivilizationEvents, TwelveDisasters) {
  Plain plain(Phase::StartOfTurn);
  plain.give(0, EventCard::Drought);
  for (int x = 0; x < kDisasters; ++x) plain.s.disasters.add(square_at(x, 8));
  plain.play(EventCard::Drought);
  EXPECT_EQ(plain.answers(), std::size_t{kDisasters});
  plain.pick(Ask::TargetSquare, "b9");
  EXPECT_EQ(plain.s.disasters.count(), kDisasters);
  EXPECT_EQ(plain.s.ground[square("b9")].terrain(), Terrain::Desert);
}

// --- techs

// CV-20.15: Exchange of Ideas teaches a tech of level I, and the partner may take one of the user's former techs.
TEST(CivilizationEvents, ExchangeOfIdeas) {
  Plain plain(Phase::StartOfTurn);
  plain.give(0, EventCard::ExchangeOfIdeas);
  plain.know(1, {Tech::Pottery, Tech::Writing, Tech::Sailing});
  plain.know(0, {Tech::Masonry, Tech::Currency});
  plain.play(EventCard::ExchangeOfIdeas);
  EXPECT_FALSE(plain.offers(tech(Tech::Sailing)));
  plain.pick(Ask::TargetTech, tech(Tech::Pottery));
  EXPECT_TRUE(plain.s.player[0].knows(Tech::Pottery));
  ASSERT_TRUE(plain.asks(Ask::ReturnTech));
  EXPECT_EQ(plain.s.asked().seat, 1);
  EXPECT_FALSE(plain.offers(tech(Tech::Pottery)));
  plain.pick(Ask::ReturnTech, tech(Tech::Masonry));
  EXPECT_TRUE(plain.done());
  EXPECT_TRUE(plain.s.player[1].knows(Tech::Masonry));
}

// CV-R66: Knowledge Shared goes up to level II; a partner with nothing to learn is not asked.
TEST(CivilizationEvents, KnowledgeShared) {
  Plain plain(Phase::StartOfTurn);
  plain.give(0, EventCard::KnowledgeShared);
  plain.know(0, {Tech::Pottery, Tech::Writing, Tech::Masonry});
  plain.know(1, {Tech::Pottery, Tech::Writing, Tech::Masonry, Tech::Sailing, Tech::Mathematics});
  plain.play(EventCard::KnowledgeShared);
  plain.pick(Ask::TargetTech, tech(Tech::Sailing));
  EXPECT_TRUE(plain.done());
  EXPECT_TRUE(plain.s.player[0].knows(Tech::Sailing));
}

// CV-20.15, CV-9.3: Think Tank goes up to level III, where the tech fits the pyramid.
TEST(CivilizationEvents, ThinkTank) {
  Plain plain(Phase::StartOfTurn);
  plain.give(0, EventCard::ThinkTank);
  plain.know(1, {Tech::Banking});
  EXPECT_FALSE(plain.may(EventCard::ThinkTank));
  plain.know(0, {Tech::Pottery, Tech::Writing, Tech::Masonry, Tech::Sailing, Tech::Mathematics});
  plain.play(EventCard::ThinkTank);
  EXPECT_TRUE(plain.s.player[0].knows(Tech::Banking));
  ASSERT_TRUE(plain.asks(Ask::ReturnTech));
  EXPECT_FALSE(plain.offers(tech(Tech::Banking)));
}

// --- buildings

// CV-20.17: Sabotage destroys a building within 4 steps, an own one too (CV-R72); walls are one, in the centre (CV-R31).
TEST(CivilizationEvents, Sabotage) {
  Plain plain(Phase::StartOfTurn);
  plain.give(0, EventCard::Sabotage);
  plain.build_city(1, 1, "g3", true);
  plain.s.marker[square("f3")] = Marker(Building::Library);
  plain.s.marker[square("h3")] = Marker(Building::Library);  // five steps
  plain.s.marker[square("b3")] = Marker(Building::Market);
  plain.build(Wonder::Oracle, "f2");
  plain.play(EventCard::Sabotage);
  EXPECT_EQ(plain.answers(), 3U);
  EXPECT_TRUE(plain.offers(place(square("b3"))));
  EXPECT_TRUE(plain.offers(place(square("f3"))));
  plain.pick(Ask::TargetSquare, "g3");
  EXPECT_TRUE(plain.done());
  EXPECT_FALSE(plain.s.player[1].cities[1].walled);
  EXPECT_TRUE(plain.told(Event::Kind::WallsBroken));
}

// CV-20.17: Catastrophe reaches 6 steps.
TEST(CivilizationEvents, Catastrophe) {
  Plain plain(Phase::StartOfTurn);
  plain.give(0, EventCard::Catastrophe);
  plain.build_city(1, 1, "j3");
  plain.s.marker[square("i2")] = Marker(Building::Library);
  EXPECT_FALSE(plain.may(EventCard::Catastrophe));
  plain.s.marker[square("i3")] = Marker(Building::Library);
  plain.play(EventCard::Catastrophe);
  EXPECT_TRUE(plain.done());
  EXPECT_TRUE(plain.s.marker[square("i3")].none());
  EXPECT_TRUE(plain.s.marker[square("i2")].is_building());
}

// CV-20.17: Disaster destroys up to two buildings of other players, wherever they are.
TEST(CivilizationEvents, Disaster) {
  Plain plain(Phase::StartOfTurn);
  plain.give(0, EventCard::Disaster);
  plain.s.player[0].cities[kCapital].walled = 1;
  plain.s.player[2].cities[kCapital].walled = 1;
  plain.s.marker[square("b3")] = Marker(Building::Library);
  EXPECT_TRUE(plain.may(EventCard::Disaster));
  plain.s.marker[square("l3")] = Marker(Building::Library);
  plain.s.marker[square("n3")] = Marker(Building::Library);
  plain.play(EventCard::Disaster);
  EXPECT_EQ(plain.answers(), 3U);
  plain.pick(Ask::TargetSquare, "l3");
  EXPECT_TRUE(plain.offers(kDone));
  EXPECT_FALSE(plain.offers(place(square("l3"))));
  plain.pick(Ask::SecondSquare, "c13");
  EXPECT_TRUE(plain.done());
  EXPECT_TRUE(plain.s.marker[square("l3")].none());
  EXPECT_TRUE(plain.s.marker[square("n3")].is_building());
  EXPECT_FALSE(plain.s.player[2].cities[kCapital].walled);
}

// CV-20.20: Disaster's second building is aimed at its owner like the first.
TEST(CivilizationEvents, DisasterAimsAtBothOwners) {
  Plain plain(Phase::StartOfTurn);
  plain.s.marker[square("l3")] = Marker(Building::Library);
  plain.s.marker[square("b13")] = Marker(Building::Library);
  const Announcement both{
      .kind = Announcement::Kind::Event, .square = square("l3"), .other_square = square("b13")};
  EXPECT_TRUE(aimed_at(plain.s, both, 1));
  EXPECT_TRUE(aimed_at(plain.s, both, 2));
  EXPECT_FALSE(aimed_at(plain.s, both, 0));
}

// --- governments

// CV-20.18, CV-R111: the first Citizens Are Revolting! puts another player under Anarchy at once.
TEST(CivilizationEvents, CitizensRevolting1) {
  Plain plain(Phase::StartOfTurn);
  plain.give(0, EventCard::CitizensRevolting1);
  plain.play(EventCard::CitizensRevolting1);
  EXPECT_FALSE(plain.offers(player_action(0)));
  plain.pick(Ask::TargetPlayer, player_action(2));
  EXPECT_TRUE(plain.done());
  EXPECT_EQ(plain.s.player[2].government, Government::Anarchy);
  EXPECT_FALSE(used(plain.s.player[2], Right::ChangeGovernment));
  begin_start_of_turn(plain.c, 2);
  EXPECT_FALSE(plain.offers(with(Action::Kind::Government, static_cast<int>(Government::Despotism))))
      << "left from the next turn on";
}

// CV-20.18: nor does the second one find anybody who is under Anarchy already.
TEST(CivilizationEvents, CitizensRevolting2) {
  Plain plain(Phase::StartOfTurn);
  plain.give(0, EventCard::CitizensRevolting2);
  plain.s.player[1].government = Government::Anarchy;
  plain.play(EventCard::CitizensRevolting2);
  EXPECT_TRUE(plain.done());
  EXPECT_EQ(plain.s.player[2].government, Government::Anarchy);
  plain.give(0, EventCard::CitizensRevolting1);
  EXPECT_FALSE(plain.may(EventCard::CitizensRevolting1));
}

// --- production

// CV-20.4, CV-R70: We Love the Despot Day! gives a city of the user's choice 4 more production.
TEST(CivilizationEvents, WeLoveTheDespotDay) {
  Plain plain(Phase::CityManagement);
  plain.give(0, EventCard::WeLoveTheDespotDay);
  plain.build_city(0, 1, "g3");
  plain.play(EventCard::WeLoveTheDespotDay);
  plain.pick(Ask::TargetCity, with(Action::Kind::City, 1));
  EXPECT_TRUE(plain.done());
  EXPECT_EQ(plain.s.player[0].cities[1].bonus, 4);
  EXPECT_EQ(plain.s.player[0].cities[kCapital].bonus, 0);
}

// CV-R70: We Love the Queen Day! gives 6, but not to a city that is done.
TEST(CivilizationEvents, WeLoveTheQueenDay) {
  Plain plain(Phase::CityManagement);
  plain.give(0, EventCard::WeLoveTheQueenDay);
  plain.build_city(0, 1, "g3");
  plain.act(0, 1, Deed::Devote);
  plain.play(EventCard::WeLoveTheQueenDay);
  EXPECT_TRUE(plain.done());
  EXPECT_EQ(plain.s.player[0].cities[kCapital].bonus, 6);
  plain.give(0, EventCard::WeLoveTheDespotDay);
  plain.act(0, kCapital, Deed::Harvest);
  EXPECT_FALSE(plain.may(EventCard::WeLoveTheDespotDay));
}

// CV-20.4: We Love the President Day! gives 8, on top of what the city was given before.
TEST(CivilizationEvents, WeLoveThePresidentDay) {
  Plain plain(Phase::CityManagement);
  plain.give(0, EventCard::WeLoveThePresidentDay);
  plain.s.player[0].cities[kCapital].bonus = 3;
  plain.play(EventCard::WeLoveThePresidentDay);
  EXPECT_EQ(plain.s.player[0].cities[kCapital].bonus, 11);
}

// --- for all of them

// CV-R113: what the United Nations refused may not be aimed at their owner again: not the player, the figures, nor a square.
TEST(CivilizationEvents, TheUnitedNationsAreLeftAlone) {
  Plain plain(Phase::StartOfTurn, 2);
  plain.build(Wonder::UnitedNations, "l2");
  plain.s.marker[square("l3")] = Marker(Building::Library);
  plain.stand(1, 0, "e3");
  for (const EventCard kind : {EventCard::CitizensRevolting1, EventCard::Disaster, EventCard::Defection,
                               EventCard::Disoriented, EventCard::GiftFromAfar}) {
    plain.give(0, kind);
    EXPECT_TRUE(plain.may(kind));
    plain.s.refused |= std::uint64_t{1} << event_in_hand(box(), plain.s, 0, static_cast<int>(kind));
    EXPECT_FALSE(plain.may(kind));
  }
  plain.s.obsolete = 1U << static_cast<unsigned>(Wonder::UnitedNations);
  EXPECT_TRUE(plain.may(EventCard::CitizensRevolting1));
}

// CV-18.4: whether somebody could play a card depends on the ages in the hand, not on the faces.
TEST(CivilizationEvents, CouldPlayByTheAge) {
  Plain plain(Phase::Movement);
  EXPECT_FALSE(could_play(box(), plain.s, 1, Moment::AnyMovement));
  plain.give(1, EventCard::Drought);
  EXPECT_TRUE(could_play(box(), plain.s, 1, Moment::AnyMovement));
  EXPECT_FALSE(could_play(box(), plain.s, 1, Moment::OwnTrade));
  EXPECT_FALSE(could_play(box(), plain.s, 0, Moment::AnyMovement));
}

// CV-7.12: whatever may be played finds its targets to the last, wherever it is played.
TEST(CivilizationEvents, TargetsAreNeverMissing) {
  std::array<int, kEventKinds> played{};
  for (std::uint64_t seed = 0; seed < 300; ++seed) {
    const State before = random_position(2 + static_cast<int>(seed % 3), seed);
    for (int kind = 0; kind < kEventKinds; ++kind) {
      Random random = Random::fast(seed);
      State s = before;
      s.stage = Stage::Turn;
      const Course c{box(), s, random};
      Plain::give_out(s.event, box().event_kind, kind, 0);
      if (!may_play(box(), s, 0, kind, box().events[static_cast<std::size_t>(kind)].moment)) continue;
      declare_event(c, 0, kind);
      ASSERT_TRUE(declare_at_random(c, random))
          << kEventCardIds[static_cast<std::size_t>(kind)] << ' ' << seed;
      resolve_event(c, Announcement(s.announced()));
      expect_squares_in_order(s);
      ++played[static_cast<std::size_t>(kind)];
    }
  }
  for (std::size_t kind = 0; kind < kEventKinds; ++kind) EXPECT_GT(played[kind], 20) << kEventCardIds[kind];
}

}  // namespace
}  // namespace zig::civilization
