// MS-17.8 to MS-17.10: how the defenders of Ur explore, and their cards that do little.
#include <gtest/gtest.h>

#include "games/mesopotamia/solo_testkit.h"

namespace zig::mesopotamia {
namespace {

using Kind = Event::Kind;
using EventState = AreaEvent::State;

constexpr int kStar = kStarDrawn;

// MS-17.8: (1) an event under a unit is explored, nearest to the human's units first; ties from left to right.
TEST(Siege, ExploresTheEventUnderAUnit) {
  Siege siege;
  siege.unit(kEnemy, UnitType::Spearman, "gu_edin")
      .unit(kEnemy, UnitType::Archer, "sippar_fields")
      .event("gu_edin")
      .event("sippar_fields");
  siege.unit(kHuman, UnitType::Spearman, "bitumen_wells");
  siege.cards(drawn(Type::Explore), kStar, {revealed("P2")});
  EXPECT_TRUE(siege.unexplored("gu_edin"));
  EXPECT_EQ(siege.s.event[area("sippar_fields")].state, EventState::None);
  EXPECT_EQ(siege.told(Kind::UnitMoved), 0);
  Siege tie;  // both are one step away; the Diyala valley lies higher, the plain of Babylon further left
  tie.unit(kEnemy, UnitType::Spearman, "diyala_valley").unit(kEnemy, UnitType::Archer, "babylon_plain");
  tie.event("diyala_valley").event("babylon_plain").unit(kHuman, UnitType::Spearman, "sippar_fields");
  tie.cards(drawn(Type::Explore), kStar, {revealed("P2")});
  EXPECT_FALSE(tie.unexplored("babylon_plain"));
}

// MS-17.8: (2) else a unit moves to the topmost event next to one, without exploring it yet; never to a tribe, nor beside the human's start area.
TEST(Siege, MovesToAnEventNextToAUnit) {
  Siege siege;
  siege.unit(kEnemy, UnitType::Spearman, "kish_fields")
      .event("gu_edin")
      .event("diyala_valley")
      .event("sippar_fields");
  siege.tribe("sippar_fields", {UnitType::Spearman});
  siege.cards(drawn(Type::Explore), kStar);
  EXPECT_TRUE(siege.stands(kEnemy, UnitType::Spearman, "diyala_valley"));
  EXPECT_TRUE(siege.unexplored("diyala_valley"));
  siege.cards(drawn(Type::Explore), kStar, {revealed("P2")});  // a later card explores it
  EXPECT_FALSE(siege.unexplored("diyala_valley"));
  Siege near;
  near.unit(kEnemy, UnitType::Spearman, "terqa_steppe").event("balikh_valley").event("khabur_triangle");
  near.cards(drawn(Type::Explore), kStar);
  EXPECT_EQ(near.told(Kind::UnitMoved), 0);
}

// MS-17.8: (2) the unit of the lowest level moves in; ties top, then left; pinning and the human's walls apply.
TEST(Siege, TheLowestUnitMovesToTheEvent) {
  Siege siege;
  siege.unit(kEnemy, UnitType::Archer, "diyala_valley")
      .unit(kEnemy, UnitType::Spearman, "ur")
      .event("gu_edin");
  siege.cards(drawn(Type::Explore), kStar);
  EXPECT_TRUE(siege.stands(kEnemy, UnitType::Spearman, "gu_edin"));
  Siege tie;
  tie.unit(kEnemy, UnitType::Archer, "diyala_valley").unit(kEnemy, UnitType::Archer, "ur").event("gu_edin");
  tie.cards(drawn(Type::Explore), kStar);
  EXPECT_FALSE(tie.stands(kEnemy, UnitType::Archer, "diyala_valley"));
  Siege pinned;
  pinned.unit(kEnemy, UnitType::Archer, "diyala_valley")
      .unit(kHuman, UnitType::Rider, "diyala_valley")
      .event("gu_edin");
  pinned.cards(drawn(Type::Explore), kStar);
  EXPECT_EQ(pinned.told(Kind::UnitMoved), 0);
  Siege walled;
  walled.unit(kEnemy, UnitType::Archer, "diyala_valley").wall(kHuman, "gu_edin").event("gu_edin");
  walled.cards(drawn(Type::Explore), kStar);
  EXPECT_EQ(walled.told(Kind::UnitMoved), 0);
}

// MS-17.8: (3) when all events are explored, the unit farthest from Ur takes a step towards it; ties top, then left.
TEST(Siege, GoesHomeWhenEverythingIsExplored) {
  Siege siege;
  siege.unit(kEnemy, UnitType::Chariot, "sippar_fields").unit(kEnemy, UnitType::Spearman, "kish_fields");
  siege.cards(drawn(Type::Explore), kStar);
  EXPECT_TRUE(siege.stands(kEnemy, UnitType::Chariot, "kish_fields"));
  Siege tie;  // both are two steps from Ur; the Diyala valley lies lower than Sippar
  tie.unit(kEnemy, UnitType::Spearman, "diyala_valley").unit(kEnemy, UnitType::Chariot, "sippar_fields");
  tie.cards(drawn(Type::Explore), kStar);
  EXPECT_TRUE(tie.stands(kEnemy, UnitType::Chariot, "kish_fields"));
  Siege walled;
  walled.unit(kEnemy, UnitType::Archer, "sippar_fields").wall(kHuman, "kish_fields");
  walled.cards(drawn(Type::Explore), kStar);
  EXPECT_EQ(walled.told(Kind::UnitMoved), 0);
  Siege home;
  home.unit(kEnemy, UnitType::Archer, "ur");
  home.cards(drawn(Type::Explore), kStar);
  EXPECT_EQ(home.told(Kind::UnitMoved), 0);
}

// MS-17.8, MS-R.77: (4) if events are left but none within reach, nothing happens: they do not scatter.
TEST(Siege, DoesNotScatter) {
  Siege siege;
  siege.unit(kEnemy, UnitType::Chariot, "sippar_fields").event("orontes_plain");
  siege.cards(drawn(Type::Explore), kStar);
  EXPECT_EQ(siege.told(Kind::UnitMoved), 0);
}

// MS-17.9: an explored event is removed; they take the larger steps of its two options and nothing else.
TEST(Siege, TakesTheLargerStepsOfAnEvent) {
  struct Row {
    std::string_view where, token;
    int steps;
  };
  for (const Row& row :
       {Row{"gu_edin", "P2", 2}, Row{"gu_edin", "P4", 1}, Row{"gu_edin", "P5", 3}, Row{"gu_edin", "P6", 2}}) {
    Siege siege;
    siege.unit(kEnemy, UnitType::Spearman, row.where).event(row.where);
    siege.cards(drawn(Type::Explore), kStar, {revealed(row.token)});
    EXPECT_EQ(siege.at_event(kEnemy), 1 + row.steps) << row.token;
    EXPECT_EQ(siege.s.event[area(row.where)].state, EventState::None);
    EXPECT_TRUE((siege.s.seen_events >> event_token(row.token)) & 1U);
    EXPECT_EQ(siege.ur().goods, Goods{}) << row.token;
    EXPECT_EQ(siege.at_population(kEnemy), 1) << row.token;
    EXPECT_EQ(siege.told(Kind::EventRevealed), 1);
  }
}

// MS-17.10: Grow is one step up the population track, the star nothing.
TEST(Siege, GrowIsOneStepAndTheStarNothing) {
  Siege siege;
  siege.cards(drawn(Type::Grow), kStar);
  EXPECT_EQ(siege.at_population(kEnemy), 2);
  EXPECT_EQ(leader(siege.s, Track::Population), kEnemy);
  EXPECT_EQ(siege.told(Kind::Moved), 1);
}

}  // namespace
}  // namespace zig::mesopotamia
