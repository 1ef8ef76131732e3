// CV-4: Start of Turn.
#include "games/civilization/cards_testkit.h"
#include "games/civilization/cities.h"
#include "games/civilization/numbers.h"
#include "games/civilization/why_not.h"

namespace zig::civilization {
namespace {

using Kind = Action::Kind;

const Action kDone = with(Kind::Done);
Action found(std::string_view name) { return on(Kind::Found, square(name)); }
Action government(Government which) { return with(Kind::Government, static_cast<int>(which)); }
Action wonder(Wonder which) { return with(Kind::Wonder, static_cast<int>(which)); }

struct Start : Plain {
  explicit Start(int seat = 0) : Plain(Phase::StartOfTurn) {
    for (Player& player : s.player) player.civ = Civ::China;
    s.first = s.active = byte(seat);
  }
  void begin(int seat = 0) {
    begin_start_of_turn(c, seat);
    go_on(c);
  }
  void choose(Action action) { pick(Ask::StartMenu, action); }
};

// CV-4.1, CV-18.2: in any order and mixed, until it is done.
TEST(CivilizationStart, MenuInAnyOrder) {
  Start start;
  start.stand(0, kFirstScout, "h8");
  start.stand(0, kFirstScout + 1, "d3");
  start.begin();
  start.choose(with(Kind::Send, 1, kCapital));
  start.choose(government(Government::Anarchy));
  start.choose(found("h8"));
  EXPECT_FALSE(start.offers(with(Kind::Send, 1, kCapital))) << "each scout is declared once";
  EXPECT_TRUE(start.done()) << "nothing but Done is left, which is not asked";
}

// CV-4.4, CV-4.7, CV-4.18: the scout is used up; the city stands unwalled, also on a resource.
TEST(CivilizationStart, FoundsACity) {
  Start start;
  start.s.ground[square("h8")] = Ground(Print{.terrain = Terrain::Forest, .resource = 1, .coin = true});
  start.stand(0, kFirstScout, "h8");
  start.begin();
  start.choose(found("h8"));
  const City& city = start.s.player[0].cities[1];
  EXPECT_EQ(city.at, square("h8"));
  EXPECT_FALSE(city.walled);
  EXPECT_EQ(start.at(0, kFirstScout), kNowhere);
  EXPECT_EQ(shown(box(), start.s, square("h8")), Yield{});
}

// CV-4.6, CV-R8: other own figures step aside, diagonally too.
TEST(CivilizationStart, OthersStepAside) {
  Start start;
  start.stand(0, kFirstScout, "h8");
  start.stand(0, 0, "h8");
  start.begin();
  start.choose(found("h8"));
  EXPECT_EQ(start.answers(), 8U);
  start.pick(Ask::Push, "i9");
  EXPECT_EQ(start.at(0, 0), square("i9"));
}

// CV-4.4, CV-4.23: under Republic, adopted in this part, an army founds; who has both chooses.
TEST(CivilizationStart, ScoutOrArmyFounds) {
  Start start;
  start.know(0, {Tech::CodeOfLaws});
  start.c.player(0).free_change = byte(1 << static_cast<int>(Government::Republic));
  start.stand(0, 0, "h8");
  start.stand(0, kFirstScout, "h8");
  start.begin();
  start.choose(government(Government::Republic));
  start.choose(found("h8"));
  start.pick(Ask::Founder, with(Kind::Figure, 0));
  EXPECT_EQ(start.at(0, 0), kNowhere);
  start.pick(Ask::Push, "g7");
  EXPECT_EQ(start.at(0, kFirstScout), square("g7"));
}

// CV-R44, CV-20.25: Rome advances for a city that it founds.
TEST(CivilizationStart, RomeAdvances) {
  Start start;
  start.c.player(0).civ = Civ::Rome;
  start.stand(0, kFirstScout, "h8");
  start.begin();
  start.choose(found("h8"));
  EXPECT_EQ(start.s.player[0].track, 1);
}

// CV-4.9, CV-4.11, CV-4.19: a change goes through Anarchy, once per turn, and then to any known government.
TEST(CivilizationStart, ThroughAnarchy) {
  Start start;
  start.know(0, {Tech::Monarchy});
  start.begin();
  EXPECT_FALSE(start.offers(government(Government::Monarchy)));
  start.stand(0, kFirstScout, "h8");
  start.choose(government(Government::Anarchy));
  EXPECT_FALSE(start.offers(government(Government::Monarchy))) << "one change per Start of Turn";
  start.choose(kDone);
  start.c.player(0).rights = 0;  // a new turn
  start.begin();
  EXPECT_TRUE(start.offers(government(Government::Monarchy)));
  EXPECT_TRUE(start.offers(government(Government::Despotism)));
  EXPECT_FALSE(start.offers(government(Government::Communism))) << "not known";
}

// CV-4.10, CV-R37, CV-R80: the free change is due in the turn after a government was unlocked; those of the set-up never had one.
TEST(CivilizationStart, FreeChange) {
  Start start;
  start.c.player(0).civ = Civ::Russia;
  learn(start.c, 0, Tech::Monarchy);
  EXPECT_EQ(start.s.player[0].unlocked_now, 1 << static_cast<int>(Government::Monarchy));
  start.c.player(0).free_change = start.s.player[0].unlocked_now;
  start.begin();
  EXPECT_TRUE(start.offers(government(Government::Monarchy)));
  EXPECT_FALSE(start.offers(government(Government::Communism)));
}

// CV-4.13, CV-4.17: the gain of a government is booked when the part begins, or when it is adopted.
TEST(CivilizationStart, GovernmentGains) {
  Start start;
  start.know(0, {Tech::Monarchy});
  start.c.player(0).government = Government::Monarchy;
  start.begin();
  EXPECT_EQ(start.s.player[0].culture, 2);
  start.choose(government(Government::Anarchy));
  EXPECT_EQ(start.s.player[0].culture, 2);
  Start other;
  other.know(0, {Tech::Monarchy});
  other.c.player(0).free_change = byte(1 << static_cast<int>(Government::Monarchy));
  other.begin();
  EXPECT_EQ(other.s.player[0].culture, 0);
  other.choose(government(Government::Monarchy));
  EXPECT_EQ(other.s.player[0].culture, 2);
}

// CV-R111: forced Anarchy cannot be left in the same turn, except by a free change that is due.
TEST(CivilizationStart, ForcedAnarchy) {
  Start start;
  start.know(0, {Tech::Monarchy});
  start.stand(0, kFirstScout, "h8");
  force_anarchy(start.c, 0);
  start.begin();
  EXPECT_FALSE(start.offers(government(Government::Despotism)));
  start.c.player(0).free_change = byte(1 << static_cast<int>(Government::Monarchy));
  EXPECT_TRUE(start.offers(government(Government::Monarchy)));
}

// CV-4.2, CV-4.17, CV-R7, CV-R95, CV-20.6: Stonehenge, the Colossus, the Louvre and the Panama Canal give when the part begins.
TEST(CivilizationStart, WonderGains) {
  const struct {
    Wonder wonder;
    int culture, trade, coins;
  } kGains[] = {{Wonder::Stonehenge, 1, 0, 0},
                {Wonder::Colossus, 0, 3, 0},
                {Wonder::Louvre, 3, 0, 0},
                {Wonder::PanamaCanal, 0, 0, 1}};
  for (const auto& gain : kGains) {
    Start start;
    start.build(gain.wonder, "b2");
    start.begin();
    const std::string_view name = kWonderIds[static_cast<std::size_t>(gain.wonder)];
    EXPECT_EQ(start.s.player[0].culture, gain.culture) << name;
    EXPECT_EQ(start.s.player[0].trade, gain.trade) << name;
    EXPECT_EQ(start.s.panama_coins, gain.coins) << name;
    EXPECT_EQ(coins_of(box(), start.s, 0), gain.coins) << name;
  }
}

// CV-4.2, CV-12.2: nothing while it is blockaded, nothing once it is obsolete.
TEST(CivilizationStart, BlockadedWonder) {
  Start start;
  start.build(Wonder::Stonehenge, "b2");
  start.build(Wonder::Colossus, "c2");
  start.stand(1, 0, "b2");
  start.s.obsolete = 1U << static_cast<unsigned>(Wonder::Colossus);
  start.begin();
  EXPECT_EQ(start.s.player[0].culture, 0);
  EXPECT_EQ(start.s.player[0].trade, 0);
}

// CV-20.7: the Hanging Gardens give an army or a scout on their own square, once per turn, within the stacking limit.
TEST(CivilizationStart, HangingGardens) {
  Start start;
  start.build(Wonder::HangingGardens, "b2");
  start.begin();
  start.choose(wonder(Wonder::HangingGardens));
  start.pick(Ask::Gardens, with(Kind::Figure, 1));
  EXPECT_EQ(start.at(0, kFirstScout), square("b2"));
  EXPECT_FALSE(start.offers(wonder(Wonder::HangingGardens)));
  EXPECT_FALSE(start.offers(with(Kind::Send, 0, kCapital))) << "CV-4.14: placed this turn";
  start.c.player(0).rights = 0;
  start.stand(0, 0, "b2");
  EXPECT_FALSE(start.offers(wonder(Wonder::HangingGardens))) << "two figures stand there";
}

// CV-20.9: the Statue of Liberty teaches a tech that another player knows and that fits.
TEST(CivilizationStart, StatueOfLiberty) {
  Start start;
  start.build(Wonder::StatueOfLiberty, "b2");
  start.begin();
  EXPECT_FALSE(start.offers(wonder(Wonder::StatueOfLiberty)));
  start.know(2, {Tech::Pottery, Tech::Writing, Tech::Sailing});
  start.choose(wonder(Wonder::StatueOfLiberty));
  EXPECT_FALSE(start.offers(with(Kind::Tech, static_cast<int>(Tech::Sailing)))) << "no place in row II";
  start.pick(Ask::LibertyTech, with(Kind::Tech, static_cast<int>(Tech::Writing)));
  EXPECT_TRUE(start.s.player[0].knows(Tech::Writing));
}

// CV-20.6: the Sydney Opera House: one free step with its reward.
TEST(CivilizationStart, SydneyOperaHouse) {
  Start start;
  start.build(Wonder::SydneyOperaHouse, "b2");
  start.begin();
  start.choose(wonder(Wonder::SydneyOperaHouse));
  EXPECT_EQ(start.s.player[0].track, 1);
  EXPECT_EQ(events_of(start.s, 0), 1);
  EXPECT_FALSE(start.offers(wonder(Wonder::SydneyOperaHouse)));
}

// CV-20.8, CV-4.23: Feudalism harvests once, with any own city, without using its action.
TEST(CivilizationStart, FeudalismHarvests) {
  Start start;
  start.know(0, {Tech::Chivalry});
  start.c.player(0).government = Government::Feudalism;
  start.s.ground[square("b2")] = Ground(Print{.terrain = Terrain::Grassland, .resource = 2});
  start.begin();
  start.choose(with(Kind::Resource, 2));
  EXPECT_EQ(start.s.player[0].market[2], 1);
  EXPECT_FALSE(start.offers(with(Kind::Resource, 2)));
  EXPECT_EQ(actions_left(box(), start.s, 0, kCapital), 1);
}

// CV-7.8, CV-R13, CV-R73: a stored great person may be placed; one that is pushed off waits for the next Start of Turn.
TEST(CivilizationStart, StoredGreatPeople) {
  Start start;
  start.c.player(0).people[0] = 1;
  start.s.marker[square("b2")] = Marker(GreatPerson::Builder);
  start.begin();
  start.choose(with(Kind::Person, 0));
  start.pick(Ask::StoredPerson, "b2");
  EXPECT_EQ(start.s.marker[square("b2")], Marker(GreatPerson::Artist));
  EXPECT_EQ(start.s.player[0].people[1], 1);
  EXPECT_FALSE(start.offers(with(Kind::Person, 1)));
}

// CV-4.14, CV-4.22, CV-R79: a scout goes on sending until it moves; each may be given another city or none once in the part.
TEST(CivilizationStart, GatheringIsRenewed) {
  Start start;
  start.stand(0, kFirstScout, "h8");
  start.c.player(0).sends[0] = kCapital;
  start.begin();
  EXPECT_EQ(start.s.player[0].sends[0], kCapital);
  start.choose(with(Kind::Send, 0, kCities));
  EXPECT_EQ(start.s.player[0].sends[0], kNone);
  EXPECT_FALSE(start.offers(with(Kind::Send, 0, kCapital)));
}

// CV-4.14, CV-4.20: two scouts in one square send it to the same city, or one of them does.
TEST(CivilizationStart, OneCityForASquare) {
  Start start;
  start.build_city(0, 1, "h12");
  start.stand(0, kFirstScout, "h8");
  start.stand(0, kFirstScout + 1, "h8");
  start.begin();
  start.choose(with(Kind::Send, 0, 1));
  EXPECT_FALSE(start.offers(with(Kind::Send, 1, kCapital)));
  EXPECT_EQ(why_not(box(), start.s, Seat{0}, with(Kind::Send, 1, kCapital)).rule, "CV-4.20");
  start.choose(with(Kind::Send, 1, 1));
  EXPECT_EQ(start.s.player[0].sends[1], 1);
}

// CV-4.16, CV-4.21, CV-11.5, CV-R9, CV-R77: sending and its coin end when the scout leaves its square.
TEST(CivilizationStart, SendingEnds) {
  Start start;
  start.s.ground[square("h8")] = Ground(Print{.terrain = Terrain::Grassland, .coin = true});
  start.stand(0, kFirstScout, "h8");
  start.begin();
  start.choose(with(Kind::Send, 0, kCapital));
  EXPECT_EQ(coins_of(box(), start.s, 0), 1);
  put_figures(start.c, 0, 1U << kFirstScout, square("h9"));
  EXPECT_EQ(coins_of(box(), start.s, 0), 0);
  EXPECT_EQ(start.s.player[0].sends[0], kNone);
}

// CV-4.20: if the city falls, nothing is sent to it any more.
TEST(CivilizationStart, SendingEndsWithTheCity) {
  Start start;
  start.build_city(0, 1, "h8");
  start.stand(0, kFirstScout, "h12");
  start.c.player(0).sends[0] = 1;
  destroy_city(start.c, 0, 1);
  EXPECT_EQ(start.s.player[0].sends[0], kNone);
}

// CV-15.1, CV-15.2, CV-R62: the training game ends when somebody founds a third city; nobody wins.
TEST(CivilizationStart, TrainingEndsWithTheThirdCity) {
  Start start;
  start.s.options.training = 1;
  start.know(0, {Tech::Irrigation});
  start.build_city(0, 1, "h12");
  start.stand(0, kFirstScout, "h8");
  start.begin();
  start.choose(found("h8"));
  EXPECT_TRUE(start.s.over());
  EXPECT_EQ(start.s.winners, 0);
}

// CV-R38, CV-4.5: no square of one city lies in the outskirts of another.
TEST(CivilizationStart, CitiesKeepTheirDistance) {
  Start start;
  start.stand(0, kFirstScout, "e3");
  start.begin();
  EXPECT_TRUE(start.asks(Ask::StartMenu));
  EXPECT_FALSE(start.offers(found("e3")));
  start.stand(0, kFirstScout, "f3");
  EXPECT_TRUE(start.offers(found("f3")));
}

}  // namespace
}  // namespace zig::civilization
