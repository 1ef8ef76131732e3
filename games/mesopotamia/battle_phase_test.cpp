// MS-11.1 to MS-11.3, MS-11.21, MS-11.25, MS-11.31, MS-16.11: which battles are fought, in which order, and what is found afterwards.
#include "games/mesopotamia/battle_testkit.h"

namespace zig::mesopotamia {
namespace {

using enum UnitType;
using Kind = Action::Kind;

std::vector<Area> areas(std::initializer_list<std::string_view> ids) {
  std::vector<Area> found;
  for (const std::string_view id : ids) found.push_back(area(id));
  return found;
}
std::vector<Area> order(const War& war) {
  const BattlePhase& battles = war.s.battles;
  return {battles.order.begin(), battles.order.begin() + battles.count};
}
std::pair<int, int> fighting(const War& war) { return {war.s.battle.party[0], war.s.battle.party[1]}; }

// MS-11.1, MS-6.12: ships of different empires on one segment sink first; then all areas with two parties are found.
TEST(BattlePhase, ShipsThenAreas) {
  War war({.players = 3});
  war.ship(0, "s21").ship(1, "s21").ship(1, "s22").ship(0, "s05");
  war.army(0, {Spearman}).army(1, {Spearman}, 1);
  war.army(0, {Archer}, 0, "kish_fields").army(2, {Archer}, 0, "gu_edin");
  war.tribe("gu_edin", {Spearman}).tribe("little_zab", {Spearman});  // nobody stands in the second
  war.fight();
  EXPECT_EQ(war.told(Event::Kind::ShipLost), 2);
  EXPECT_EQ(std::ranges::count(war[0].ship, kNowhere), 2);
  EXPECT_TRUE(ship_at(war[1], segment("s22")));
  ASSERT_TRUE(war.asks(Ask::BattleArea));
  EXPECT_EQ(war.answers(0).size(), 2U);
  EXPECT_TRUE(war.legal(on(Kind::Fight, area(kField))));
  EXPECT_TRUE(war.legal(on(Kind::Fight, area("gu_edin"))));
  SCOPED_TRACE("MS-6.12: before they can lend bones");
  war.play(on(Kind::Fight, area(kField)));
  EXPECT_EQ(war.s.battle.ship_bones, (std::array<std::uint8_t, 2>{0, 1}));
}

// MS-11.1: without a battle the phase is over at once.
TEST(BattlePhase, NoBattle) {
  War war;
  war.army(0, {Spearman}).army(1, {Spearman}, 1, "kish_fields").tribe("gu_edin", {Spearman});
  war.fight();
  EXPECT_EQ(war.told(Event::Kind::BattlesBegan), 0);
  EXPECT_NE(war.s.stage, Stage::Battles);
}

// MS-11.2: whoever is highest on the event track orders all areas before the first battle, even if he fights in none.
TEST(BattlePhase, LeaderOrders) {
  War war({.players = 3});
  war.event_order({2, 0, 1});
  for (const std::string_view where : {"diyala_valley", "kish_fields", "gu_edin"})
    war.army(0, {Spearman}, 0, where).army(1, {Spearman}, 1, where);
  war.bones(0, 1);
  war.fight();
  ASSERT_TRUE(war.asks(Ask::BattleArea));
  EXPECT_EQ(war.asked(), 2);
  war.play(on(Kind::Fight, area("gu_edin")));
  EXPECT_FALSE(war.fighting());
  EXPECT_FALSE(war.legal(on(Kind::Fight, area("gu_edin"))));
  war.play(on(Kind::Fight, area("diyala_valley")));  // the last one needs no question
  EXPECT_EQ(order(war), areas({"gu_edin", "diyala_valley", "kish_fields"}));
  EXPECT_EQ(war.s.battle.area, area("gu_edin"));
}

// MS-11.2: where three parties stand he names the first pair as soon as the area has its place.
TEST(BattlePhase, FirstPair) {
  War war({.players = 3});
  war.army(0, {Spearman}).army(1, {Spearman}, 1).army(2, {Spearman}, 2).bones(1, 1);
  war.army(0, {Archer}, 0, "gu_edin").army(1, {Archer}, 1, "gu_edin");
  war.fight();
  war.play(on(Kind::Fight, area(kField)));
  ASSERT_TRUE(war.asks(Ask::BattlePair));
  EXPECT_EQ(war.asked(), 0);
  EXPECT_EQ(war.answers(0).size(), 3U);
  war.play(with(Kind::Pair, 1, 2));
  EXPECT_EQ(order(war), areas({kField, "gu_edin"}));
  EXPECT_EQ(fighting(war), (std::pair{1, 2}));
}

// MS-11.3, MS-R.28: one pair after another until one party is left; the leader names every further pair.
TEST(BattlePhase, PairAfterPair) {
  War war({.players = 4});
  for (int seat = 0; seat < 4; ++seat) war.army(seat, {Spearman}, seat);
  war.hem_in();
  war.fight();
  ASSERT_TRUE(war.asks(Ask::BattlePair));
  EXPECT_EQ(war.answers(0).size(), 6U);
  war.play(with(Kind::Pair, 2, 3));
  EXPECT_EQ(war.told(Event::Kind::BattleWon), 1);
  ASSERT_TRUE(war.asks(Ask::BattlePair));  // three are left
  EXPECT_EQ(war.asked(), 0);
  EXPECT_EQ(war.answers(0).size(), 3U);
  war.play(war.answers(0)[0]);
  EXPECT_EQ(war.told(Event::Kind::BattleWon), 2);  // the last pair needs no question
  EXPECT_EQ(std::popcount(parties_at(war.s, area(kField))), 1);
}

// MS-11.31: every pair is a battle of its own: new cards, ship bones, bids.
TEST(BattlePhase, NewBattleForEveryPair) {
  War war({.players = 3});
  war.army(0, {Chariot}).army(1, {Spearman}, 1).army(2, {Spearman}, 2).ship(0, "s21").hem_in();
  war.fight({});
  war.play(with(Kind::Pair, 0, 1));
  EXPECT_EQ(war.bones(0), 1);
  war.bid(0, {1});
  EXPECT_EQ(fighting(war), (std::pair{0, 2}));
  EXPECT_EQ(war.bones(0), 1);
  EXPECT_EQ(war.told(Event::Kind::CardDrawn), 2);
  EXPECT_EQ(bidders(war.s), 1U);
}

// MS-11.31: a unit that an event gives meanwhile joins the battles still to come in its area.
TEST(BattlePhase, RewardUnitJoins) {
  War war({.players = 3});
  war.army(0, {Chariot}, 0, "sinjar_hills").army(1, {Spearman}, 1, "sinjar_hills");
  war.tribe("sinjar_hills", {Spearman}).event("sinjar_hills");
  war.s.track[at(Track::Population)].position.fill(5);
  war.fight({war.card("chariot_02"), war.card("spearman_01"), war.die(1)});
  war.play(with(Kind::Pair, 0, kTribe));
  war.chance({kEventOutcome + event_token("M3")});
  war.bid(1, {0, 3});
  ASSERT_TRUE(war.asks(Ask::Event));
  war.play(with(Kind::Option, 0));  // an archer
  EXPECT_EQ(fighting(war), (std::pair{0, 1}));
  EXPECT_EQ(standing(war.s.battle, 0), 2);
}

// Example MS-11.a: Akkad leads and lets Elam fight elsewhere first, so that Elam has fewer bones when it meets Akkad.
TEST(BattlePhase, OrderAsAWeapon) {
  constexpr int kAkkad = 0, kElam = 1, kBabylon = 2;
  War war({.players = 3});
  war.army(kAkkad, {Chariot}).army(kElam, {Spearman}, 1).bones(kElam, 3);
  war.army(kBabylon, {Chariot}, 0, "gu_edin").army(kElam, {Spearman}, 1, "gu_edin").bones(kBabylon, 4);
  war.hem_in("gu_edin").hem_in(kField, "gu_edin");
  war.fight();
  EXPECT_EQ(war.asked(), kAkkad);
  war.play(on(Kind::Fight, area("gu_edin")));
  EXPECT_EQ(fighting(war), (std::pair{kElam, kBabylon}));
  war.bid(kElam, {3});
  war.bid(kBabylon, {4});
  EXPECT_EQ(fighting(war), (std::pair{kAkkad, kElam}));
  EXPECT_EQ(war.bones(kElam), 1);
}

// MS-11.21: an empire in a tribe's area must fight it.
TEST(BattlePhase, TribesMustBeFought) {
  War war;
  war.army(1, {Spearman}).tribe(kField, {Spearman});
  war.fight();
  EXPECT_EQ(fighting(war), (std::pair<int, int>{1, kTribe}));
}

struct Tribes : War {
  // Two tribes with events and one battle between empires; chariots win everything.
  Tribes() : War({.players = 3}) {
    army(0, {Chariot}, 0, "zagros_gate").tribe("zagros_gate", {Spearman}).event("zagros_gate");
    army(0, {Chariot}, 0, "kish_fields").tribe("kish_fields", {Spearman}).event("kish_fields");
    army(1, {Chariot}, 0, "anshan_pass").army(2, {Spearman}, 1, "anshan_pass");
    hem_in("", "anshan_pass");
  }
  void in_order(std::initializer_list<std::string_view> ids) {
    fight();
    for (const std::string_view id : ids) play(on(Kind::Fight, area(id)));
  }
};

// MS-11.25, MS-R.36: tribe battles that follow each other are finished first, then their events are revealed as the leader likes.
TEST(BattlePhase, EventsAfterTheBlock) {
  Tribes war;
  war.in_order({"zagros_gate", "kish_fields"});
  EXPECT_EQ(war.s.battle.area, area("zagros_gate"));
  const auto fight_tribe = [&] {
    const int proxy = war.asked();
    EXPECT_EQ(proxy, 1);
    war.play(proxy, with(Kind::Bid, 0));
    war.play(proxy, with(Kind::Bid, war.s.battle.tribe_bones));
  };
  fight_tribe();
  EXPECT_EQ(war.s.battle.area, area("kish_fields"));  // the first event waits
  EXPECT_EQ(war.told(Event::Kind::EventRevealed), 0);
  fight_tribe();
  ASSERT_TRUE(war.asks(Ask::TribeEvent));
  EXPECT_EQ(war.asked(), 0);
  EXPECT_EQ(war.answers(0).size(), 2U);
  war.play(on(Kind::Reveal, area("kish_fields")));
  EXPECT_EQ(war.told(Event::Kind::EventRevealed), 1);
  EXPECT_FALSE(war.asks(Ask::TribeEvent));
  while (war.s.stage == Stage::Battles &&
         war.s.event[area("zagros_gate")].state == AreaEvent::State::FaceDown) {
    ASSERT_EQ(war.asked(), 0);
    war.play(war.answers(0)[0]);
  }
  EXPECT_EQ(war.units(2, "anshan_pass"), 1);  // the empires wait until the events are done
  war.play_out();
  EXPECT_EQ(war.units(2, "anshan_pass"), 0);
}

// MS-11.25: before any battle that is not a tribe battle the event is revealed.
TEST(BattlePhase, EventBeforeTheNextBattle) {
  Tribes war;
  war.in_order({"zagros_gate", "anshan_pass"});
  war.play(1, with(Kind::Bid, 0));
  war.play(1, with(Kind::Bid, war.s.battle.tribe_bones));
  EXPECT_EQ(war.told(Event::Kind::EventRevealed), 1);
  EXPECT_EQ(war.units(2, "anshan_pass"), 1);
  EXPECT_FALSE(war.fighting());
  EXPECT_EQ(war.asked(), 0);
}

// MS-11.25: also where a tribe stands but two empires were named to fight first.
TEST(BattlePhase, EventBeforeEmpiresInATribesArea) {
  War war({.players = 3});
  war.army(0, {Chariot}, 0, "kish_fields").tribe("kish_fields", {Spearman}).event("kish_fields");
  war.army(1, {Spearman}, 0, "anshan_pass").army(2, {Spearman}, 1, "anshan_pass");
  war.tribe("anshan_pass", {Spearman}).bones(1, 1).bones(2, 1);
  war.fight();
  war.play(on(Kind::Fight, area("kish_fields")));
  war.play(with(Kind::Pair, 1, 2));
  war.play(1, with(Kind::Bid, 0));
  war.play(1, with(Kind::Bid, war.s.battle.tribe_bones));
  EXPECT_EQ(war.told(Event::Kind::EventRevealed), 1);
  EXPECT_EQ(war.told(Event::Kind::BattleBegan), 0);
}

// MS-11.25: whoever beat the tribe reveals its event, although another empire waits there.
TEST(BattlePhase, VictorReveals) {
  War war({.players = 3});
  war.army(0, {Spearman}, 0, "kish_fields").army(1, {Chariot}, 1, "kish_fields");
  war.tribe("kish_fields", {Spearman}).event("kish_fields");
  war.fight({war.card("chariot_02"), war.card("spearman_01"), war.die(1)});
  war.play(with(Kind::Pair, 1, kTribe));
  ASSERT_EQ(war.asked(), 2);
  war.play(2, with(Kind::Bid, 0));
  war.play(2, with(Kind::Bid, 3));
  EXPECT_EQ(war.told(Event::Kind::EventRevealed), 1);
  EXPECT_EQ(war.asked(), 1);
  EXPECT_EQ(war.units(0, "kish_fields"), 1);
}

// MS-11.25: if the tribe holds the area nothing is revealed.
TEST(BattlePhase, TribeHoldsItsEvent) {
  War war;
  war.army(0, {Spearman}, 0, "kish_fields").tribe("kish_fields", {Chariot}).event("kish_fields");
  war.hem_in("", "kish_fields");
  war.fight({war.card("spearman_01"), war.card("chariot_02"), war.die(1)});
  war.bid(1, {0, 0});
  EXPECT_EQ(war.units(0, "kish_fields"), 0);
  EXPECT_EQ(war.s.event[area("kish_fields")].state, AreaEvent::State::FaceDown);
}

// MS-R.75: a wall that an event gives is forfeited while another empire waits for its battle there.
TEST(BattlePhase, BuildingRewardInAContestedArea) {
  War war({.players = 3});
  war.army(0, {Chariot}, 0, "sinjar_hills").army(1, {Spearman}, 1, "sinjar_hills");
  war.tribe("sinjar_hills", {Spearman}).event("sinjar_hills");
  war.fight({war.card("chariot_02"), war.card("spearman_01"), war.die(1)});
  war.play(with(Kind::Pair, 0, kTribe));
  war.chance({kEventOutcome + event_token("M5")});
  war.bid(1, {0, 3});
  ASSERT_TRUE(war.asks(Ask::Event));
  war.play(with(Kind::Option, 0));
  EXPECT_EQ(war.told(Event::Kind::Forfeited), 1);
  EXPECT_EQ(wall_owner(war.s, area("sinjar_hills")), kNobody);
}

// MS-C.4: an event may change the track inside the phase; ties follow it, the order and the leader do not.
TEST(BattlePhase, TrackChangesInside) {
  for (const bool overtakes : {false, true}) {
    War war({.players = 3});
    war.army(0, {Chariot}, 0, "kish_fields").tribe("kish_fields", {Spearman}).event("kish_fields");
    war.army(1, {Spearman}, 0, "anshan_pass").army(2, {Spearman}, 1, "anshan_pass").hem_in("", "anshan_pass");
    war.fight({war.card("chariot_02"), war.card("spearman_01"), war.die(1), kEventOutcome + event_token("P6"),
               war.card("spearman_03"), war.card("spearman_04")});
    war.play(on(Kind::Fight, area("kish_fields")));
    const std::vector<Area> fixed = order(war);
    war.bid(1, {0, 3});
    ASSERT_TRUE(war.asks(Ask::Event));
    if (overtakes) advance(war.course(), 2, Track::Event, 3);
    EXPECT_EQ(order(war), fixed);
    EXPECT_EQ(war.s.battles.leader, 0);
    war.play(with(Kind::Option, 0));
    EXPECT_EQ(war.units(1, "anshan_pass"), overtakes ? 0 : 1);  // 2 against 2
    EXPECT_EQ(war.units(2, "anshan_pass"), overtakes ? 1 : 0);
  }
}

// MS-12.6: the end of a battle between the wall's owner and an intruder costs the wall and a ram; one between others does not.
TEST(BattlePhase, Stormed) {
  War war({.players = 3});
  war.army(0, {Chariot}).army(1, {Spearman}, 1).wall(0, kField).ram(1, kField);
  war.army(1, {Chariot}, 0, "gu_edin").army(2, {Spearman}, 1, "gu_edin").wall(0, "gu_edin").ram(1, "gu_edin");
  war.hem_in("gu_edin").hem_in(kField, "gu_edin");
  Course c = war.course();
  begin_battles(c);
  war.s.questions = 0;
  war.s.question.fill({});
  war.s.battles.count = 2;
  war.s.battles.order[0] = area(kField);
  war.s.battles.order[1] = area("gu_edin");
  war.s.battles.pair.fill(kNone);
  while (war.s.stage == Stage::Battles) {
    if (war.fighting())
      go_on_with_battle(c);
    else
      go_on_with_battles(c);
    while (war.s.questions > 0) {
      Actions out;
      const QuestionRow& row = question_row(war.s.asked().ask);
      row.list(house_box(), war.s, war.s.asked(), out);
      row.answer(c, war.s.asked(), out[0]);
    }
  }
  EXPECT_EQ(wall_owner(war.s, area(kField)), kNobody);
  EXPECT_EQ(rams_at(war[1], area(kField)), 0);
  EXPECT_EQ(wall_owner(war.s, area("gu_edin")), 0);
  EXPECT_EQ(rams_at(war[1], area("gu_edin")), 1);
}

// --- the automaton leads

// MS-16.11, MS-R.49: areas from top to bottom, then left to right; nobody is asked.
TEST(BattlePhase, AutomatonOrders) {
  War war({.players = 3, .automata = 1});
  war.event_order({2, 0, 1}).bones(0, 1);
  for (const std::string_view where : {"gu_edin", "kish_fields", "diyala_valley"})
    war.army(0, {Spearman}, 0, where).army(1, {Spearman}, 1, where);
  war.fight();
  EXPECT_EQ(order(war), areas({"diyala_valley", "gu_edin", "kish_fields"}));
}
// MS-16.11: with three parties first the two others; otherwise the two highest besides itself, a tribe counting as lowest.
TEST(BattlePhase, AutomatonPairs) {
  const auto pair = [](std::initializer_list<int> seats, bool tribe, std::initializer_list<int> track) {
    War war({.players = 5, .automata = 1});
    war.event_order(track);
    for (const int seat : seats) war.army(seat, {Spearman}).bones(seat, 1);
    if (tribe) war.tribe(kField, {Spearman});
    war.fight();
    return fighting(war);
  };
  constexpr int kT = kTribe;
  EXPECT_EQ(pair({4, 1, 2}, false, {4, 0, 1, 2, 3}), (std::pair{1, 2}));
  EXPECT_EQ(pair({4, 1}, true, {4, 0, 1, 2, 3}), (std::pair{1, kT}));
  EXPECT_EQ(pair({1, 2, 3}, false, {4, 3, 1, 2, 0}), (std::pair{1, 3}));
  EXPECT_EQ(pair({4, 1, 2, 3}, false, {4, 3, 2, 1, 0}), (std::pair{2, 3}));
  EXPECT_EQ(pair({0, 3}, true, {4, 3, 1, 2, 0}), (std::pair{0, 3}));
}

}  // namespace
}  // namespace zig::mesopotamia
