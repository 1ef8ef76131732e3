// MS-16.1 to MS-16.9, MS-16.16, MS-16.19 to MS-16.22: the automaton's deck and its turn.
#include <gtest/gtest.h>

#include <set>

#include "games/mesopotamia/scoring.h"
#include "games/mesopotamia/solo_testkit.h"

namespace zig::mesopotamia {
namespace {

using Kind = Event::Kind;
using Where = Strategy::Where;

Options duel_with(Empire empire, Difficulty difficulty = Difficulty::Igigi) {
  return {.players = 2,
          .automata = 1,
          .difficulty = difficulty,
          .assyrians_hittites = true,
          .mariotes_eblaites = true,
          .automaton = byte(static_cast<int>(empire) + 1)};
}
const StrategyCard& card(std::string_view id) {
  return house_box().strategies[static_cast<std::size_t>(strategy_card(id))];
}

// --- set-up

// MS-16.1: set up as for two players; the automaton has its empire's bonuses, bones but no other goods, and no quests.
TEST(Automaton, IsSetUpAsAPlayerOfTwo) {
  const State s = begun(duel_with(Empire::Akkad));
  EXPECT_EQ(s.blocked.count(), 8);
  EXPECT_EQ(s.of(1).empire, Empire::Akkad);
  EXPECT_EQ(s.of(1).tech[at(Type::Warfare)], 2);
  EXPECT_EQ(s.of(1).unit[static_cast<std::size_t>(kFirstFigure[at(UnitType::Archer)])], s.of(1).start);
  EXPECT_EQ(s.of(1).goods, (Pile{.bone = 1}.goods()));
  EXPECT_EQ(quests_held(s, 1), 0);
  EXPECT_EQ(quests_held(s, 0), house_box().quests_kept);
}

// MS-16.1: what it does costs nothing.
TEST(Automaton, PaysNothing) {
  Duel duel;
  duel.perform("SC8", 0);
  EXPECT_EQ(duel.automaton().floors, 1);
  EXPECT_EQ(duel.automaton().goods, Goods{});
  EXPECT_EQ(duel.told(Kind::Paid), 0);
}

// MS-16.2: ten cards; the two of its empire take the places of the basic cards of the same name.
TEST(Automaton, HasTwoCardsOfItsEmpireInItsDeck) {
  struct Row {
    Empire empire;
    std::string_view first, instead_of_first, second, instead_of_second;
  };
  for (const Row& row :
       {Row{Empire::Sumer, "SC11", "SC1", "SC12", "SC8"}, Row{Empire::Akkad, "SC13", "SC5", "SC14", "SC3"},
        Row{Empire::Babylon, "SC15", "SC7", "SC16", "SC9"},
        Row{Empire::Elam, "SC17", "SC6", "SC18", "SC4"}}) {
    Duel duel(row.empire);
    const Ids deck = duel.show({}).lying(Where::Deck);
    const std::set<std::string> cards(deck.begin(), deck.end());
    EXPECT_EQ(deck.size(), 10U);
    EXPECT_EQ(cards.size(), 10U);
    for (const std::string_view own : {row.first, row.second})
      EXPECT_TRUE(cards.contains(std::string(own))) << own;
    for (const std::string_view gone : {row.instead_of_first, row.instead_of_second})
      EXPECT_FALSE(cards.contains(std::string(gone))) << gone;
  }
}

// MS-16.2, MS-R.52: an empire of an expansion uses the ten basic cards.
TEST(Automaton, OfAnExpansionEmpireUsesTheBasicCards) {
  for (const Empire empire : {Empire::Assyria, Empire::Hittites, Empire::Mari, Empire::Ebla}) {
    Duel duel(empire);
    EXPECT_EQ(duel.show({}).lying(Where::Deck),
              (Ids{"SC1", "SC2", "SC3", "SC4", "SC5", "SC6", "SC7", "SC8", "SC9", "SC10"}));
  }
}

// MS-16.20, MS-R.91: automata take the last roles, the empire of the options, and the lowest start area that is free.
TEST(Automaton, TakesTheLastRoleAndTheLowestStartArea) {
  for (std::uint64_t seed = 1; seed <= 20; ++seed) {
    const State s = begun({.players = 4, .automata = 2, .automaton = 3}, seed);
    EXPECT_EQ(s.of(2).role, 2);
    EXPECT_EQ(s.of(3).role, 3);
    EXPECT_EQ(s.of(2).empire, Empire::Akkad);  // the first automaton's: nobody else can choose it
    EXPECT_NE(s.of(3).empire, Empire::Akkad);
    // The last role chooses first (MS-3.1).
    EXPECT_EQ(s.of(3).start, house_box().map.start[0]);
    EXPECT_EQ(s.of(2).start, house_box().map.start[1]);
  }
}

// MS-16.20: Elam's settlement and wall go to the topmost legal area beside its start that has a resource.
TEST(Automaton, PlacesElamsSettlementInTheTopmostAreaWithAResource) {
  const State s = begun(duel_with(Empire::Elam));  // in Harran; the Taurus foothills lie highest
  EXPECT_EQ(s.of(1).start, area("harran"));
  EXPECT_EQ(s.of(1).settlements, areas({"taurus_foothills"}));
  EXPECT_EQ(s.of(1).walls, areas({"taurus_foothills"}));
  Scenario game({.players = 2, .automata = 1});
  game[1].start = area("ashur");
  game.tribe("zagros_gate", {UnitType::Spearman});  // higher than the Upper Tigris, but for the tribe
  EXPECT_EQ(automaton_settlement_site(house_box(), game.s, 1), area("upper_tigris"));
  game.unit(0, UnitType::Spearman, "upper_tigris");
  EXPECT_EQ(automaton_settlement_site(house_box(), game.s, 1), area("nineveh_plain"));
  game.wall(0, "nineveh_plain");
  EXPECT_EQ(automaton_settlement_site(house_box(), game.s, 1), area("arrapha"));
  game.s.blocked.add(area("arrapha"));
  EXPECT_EQ(automaton_settlement_site(house_box(), game.s, 1), kNowhere);
  game[1].start = area("great_sands");  // its neighbours: Eridu, a start area, and Wadi Hauran
  EXPECT_EQ(automaton_settlement_site(house_box(), game.s, 1), area("wadi_hauran"));
  game[1].start = area("mari");  // the Syrian desert has no resource
  for (const std::string_view id : {"orontes_plain", "balikh_valley", "terqa_steppe", "anah_narrows"})
    game.s.blocked.add(area(id));
  EXPECT_EQ(automaton_settlement_site(house_box(), game.s, 1), kNowhere);
}

// MS-16.20: Ebla's ship goes to the segment with the lowest number; Sumer's floor counts, and no die is taken for it.
TEST(Automaton, PlacesEblasShipAndNeedsNoDieForSumersFloor) {
  const State ebla = begun(duel_with(Empire::Ebla));
  EXPECT_EQ(ebla.of(1).ship[0], segment("s01"));  // Harran borders s01 and s25
  const State sumer = begun(duel_with(Empire::Sumer));
  EXPECT_EQ(sumer.of(1).floors, 1);
  EXPECT_EQ(sumer.of(1).dice, Player{}.dice);
}

// --- the display

// MS-16.3: it draws to three face-up cards; a card that is urgent has its high number, and the smallest number acts first.
TEST(Automaton, DrawsThreeCardsAndSortsThemByPriority) {
  Duel duel;
  // Defence 18 (no enemy near), Piety 2 (no floor), Discovery 11 (not first on the event track).
  duel.turn({shown("SC4"), shown("SC10"), shown("SC8")});
  EXPECT_EQ(duel.told(Kind::StrategyShown), 3);
  EXPECT_EQ(duel.used(), (Ids{"SC8/0"}));
  // An enemy beside Ashur makes Defence the most urgent.
  Duel threatened;
  threatened.unit(0, UnitType::Rider, "arrapha");
  threatened.turn({shown("SC4"), shown("SC10"), shown("SC8")});
  EXPECT_EQ(threatened.used(), (Ids{"SC4/0"}));
}

// MS-16.3: the priorities of one deck are all different.
TEST(Automaton, HasNoTwoEqualPrioritiesInADeck) {
  for (int empire = 0; empire < kEmpires; ++empire) {
    Duel duel(static_cast<Empire>(empire));
    std::set<int> numbers;
    for (const std::string& id : duel.show({}).lying(Where::Deck)) {
      EXPECT_TRUE(numbers.insert(card(id).priority_if_true).second) << id;
      EXPECT_TRUE(numbers.insert(card(id).priority_if_false).second) << id;
      EXPECT_LT(card(id).priority_if_true, card(id).priority_if_false) << id;
    }
  }
}

// MS-16.21, MS-R.90: priorities are computed once, at the start of the turn.
TEST(Automaton, KeepsThePrioritiesOfTheStartOfItsTurn) {
  // Commerce 10 while it has fewer than two amphorae; one action card places the second. Recomputed, Commerce would be 14 and Discovery 11 would act.
  Duel duel;
  duel.show({"SC6", "SC10", "SC9"}).floors(1);
  duel.automaton().settlements = areas({"arrapha", "nineveh_plain"});  // Development 20
  duel.trade(0, "trade_1_01", 1).trade(1, "trade_1_02");
  duel.turn({drawn(Type::GatherTrade)});
  EXPECT_EQ(duel.used(), (Ids{"SC6/0", "SC6/1"}));
  EXPECT_EQ(amphorae(duel.s, 1), 2);
}

// --- action cards

// MS-16.4: so many action cards are drawn, by difficulty and floors, and one action is added.
TEST(Automaton, DrawsActionCardsByItsFloors) {
  constexpr std::array<std::array<int, 7>, kDifficulties> kDrawn = {
      {{0, 0, 1, 1, 2, 2, 3}, {0, 1, 1, 2, 2, 3, 4}, {0, 1, 2, 2, 3, 3, 4}}};
  for (int difficulty = 0; difficulty < kDifficulties; ++difficulty) {
    for (int floors = 0; floors <= kFloors; ++floors) {
      Duel duel(Empire::Hittites, static_cast<Difficulty>(difficulty));
      duel.floors(floors).turn();
      EXPECT_EQ(duel.told(Kind::ActionCardDrawn),
                kDrawn[static_cast<std::size_t>(difficulty)][static_cast<std::size_t>(floors)]);
      EXPECT_GE(duel.told(Kind::StrategyUsed), 1);
    }
  }
}

// MS-16.5: seven action cards, one of each type and a star, drawn without replacement.
TEST(Automaton, NeverDrawsTheSameActionCardTwiceInATurn) {
  std::set<int> seen;
  Duel duel;
  duel.show({}).floors(6);
  for (int turn = 0; turn < 60; ++turn) {
    duel.log.clear();
    play_automaton(duel.course(), 1);
    std::set<int> cards;
    for (const Event& event : duel.events(Kind::ActionCardDrawn)) cards.insert(event.a);
    EXPECT_EQ(cards.size(), 4U);
    seen.insert(cards.begin(), cards.end());
  }
  EXPECT_EQ(seen, (std::set<int>{0, 1, 2, 3, 4, 5, kTypes}));
}

// MS-16.6: a card goes to the best strategy card with an open action of its type, which is marked; a card without one is wasted.
TEST(Automaton, UsesAnActionCardOnTheBestCardThatHasTheAction) {
  // Piety 2 (build, research), Discovery 11 (explore, research), Commerce 10 (gather & trade, explore).
  Duel duel;
  duel.show({"SC8", "SC10", "SC6"}).floors(1).grown(3);
  duel.turn({drawn(Type::Research)});
  EXPECT_EQ(duel.used()[0], "SC8/1");
  Duel marked;
  marked.show({"SC8", "SC10", "SC6"}).floors(1).grown(3);
  marked.strategy("SC8").mark(1);
  marked.turn({drawn(Type::Research)});
  EXPECT_EQ(marked.used()[0], "SC10/1");
  Duel wasted;
  wasted.show({"SC8", "SC10", "SC6"}).floors(1).grown(3);
  wasted.turn({drawn(Type::Warfare)});
  EXPECT_EQ(wasted.told(Kind::ActionWasted), 1);
  EXPECT_EQ(wasted.used(), (Ids{"SC8/0"}));  // only the extra action
}

// MS-16.6, MS-R.89: an action is carried out when its card is drawn.
TEST(Automaton, CarriesAnActionOutWhenItsCardIsDrawn) {
  // Research turns up a card only after the first action card was used: growing draws Discovery, which then takes the Explore card.
  Duel duel(Empire::Sumer);
  duel.show({"SC11", "SC9", "SC4"}).floors(3);
  duel.turn({drawn(Type::Grow), shown("SC10"), drawn(Type::Explore)});
  EXPECT_EQ(duel.used()[0], "SC11/1");
  EXPECT_EQ(duel.used()[1], "SC10/0");
}

// MS-16.6: the same type is never performed twice in a turn.
TEST(Automaton, NeverPerformsATypeTwiceInATurn) {
  Duel duel;
  duel.show({}).floors(6);
  for (int turn = 0; turn < 60; ++turn) {
    duel.log.clear();
    play_automaton(duel.course(), 1);
    std::set<Type> types;
    for (const Event& event : duel.events(Kind::StrategyUsed))
      EXPECT_TRUE(types.insert(house_box().strategies[event.a].actions[event.b].type).second);
  }
}

// MS-16.7: the star is assigned last, to the leftmost open action of the best card.
TEST(Automaton, AssignsTheStarLast) {
  Duel duel;
  duel.show({"SC8", "SC10", "SC6"}).floors(3).grown(5);
  duel.turn({kStarDrawn, drawn(Type::GatherTrade)});
  EXPECT_EQ(duel.used(), (Ids{"SC6/0", "SC8/0", "SC8/1"}));
}

// MS-16.7, MS-16.8, MS-R.51: the star and the extra action pass over types that were used this turn.
TEST(Automaton, PassesOverUsedTypesForTheStarAndTheExtraAction) {
  // Piety 2: build, research; Discovery 11: explore, research; Development 8: build, gather & trade.
  Duel duel;
  duel.show({"SC8", "SC10", "SC9"}).floors(3).grown(5);
  duel.strategy("SC8").mark(0);
  duel.turn({drawn(Type::Build), kStarDrawn});
  // Build goes to Development, the star to Piety's research, and the extra action to the next card, Development.
  EXPECT_EQ(duel.used(), (Ids{"SC9/0", "SC8/1", "SC9/1"}));
  Duel extra;
  extra.show({"SC8", "SC10", "SC6"}).floors(1).grown(3);
  extra.strategy("SC8").mark(0);
  extra.strategy("SC6").mark(0);
  extra.strategy("SC6").mark(1);
  extra.strategy("SC10").mark(0);
  extra.turn({drawn(Type::Research), shown("SC1"), shown("SC2")});
  EXPECT_EQ(extra.used(), (Ids{"SC8/1"}));  // only research is open, and it was used
}

// MS-16.8: one more action: the leftmost open one of the best card that has one; it is marked.
TEST(Automaton, PerformsOneExtraAction) {
  Duel duel(Empire::Hittites, Difficulty::Emperor);
  duel.show({"SC8", "SC10", "SC6"}).grown(3);
  duel.turn();
  EXPECT_EQ(duel.used(), (Ids{"SC8/0"}));
  EXPECT_TRUE(duel.strategy("SC8").marked(0));
  duel.turn({shown("SC1")});
  EXPECT_EQ(duel.used(), (Ids{"SC8/1"}));  // now Piety is done
}

// MS-16.9, MS-R.50: cards with both actions marked are discarded, and the display is filled to three.
TEST(Automaton, DiscardsFinishedCardsAndFillsTheDisplay) {
  Duel duel;
  duel.show({"SC8", "SC10", "SC6"});
  duel.strategy("SC8").mark(0);
  duel.turn({shown("SC3")});
  EXPECT_EQ(duel.lying(Where::Discarded), (Ids{"SC8"}));
  EXPECT_EQ(duel.lying(Where::FaceUp), (Ids{"SC3", "SC6", "SC10"}));
  EXPECT_FALSE(duel.strategy("SC8").marked(0));
}

// MS-16.9: an empty deck is made anew of the discarded cards.
TEST(Automaton, ReshufflesTheDiscardedCards) {
  Duel duel;
  duel.show({"SC8", "SC10", "SC6"});
  for (Strategy& strategy : duel.automaton().deck) {
    if (strategy.where() == Where::Deck) strategy.put(Where::Discarded);
  }
  duel.strategy("SC8").mark(0);
  duel.turn({shown("SC8")});
  EXPECT_EQ(duel.lying(Where::FaceUp), (Ids{"SC6", "SC8", "SC10"}));
  EXPECT_EQ(duel.lying(Where::Deck).size(), 7U);
  EXPECT_FALSE(duel.strategy("SC8").marked(0));
}

// Example MS-16.a: Sumerian Progress 3, Development 8, Attack 19; Research and Gather & Trade are drawn, then comes Grow and Draw.
TEST(Automaton, PlaysTheTurnOfTheRulebook) {
  Duel duel(Empire::Sumer, Difficulty::Anunnaki);
  duel.show({"SC5", "SC9", "SC11"}).floors(2);
  duel.trade(0, "trade_1_01");
  duel.turn({drawn(Type::Research), drawn(Type::GatherTrade), shown("SC6"), shown("SC10")});
  EXPECT_EQ(duel.used(), (Ids{"SC11/0", "SC9/1", "SC11/1"}));
  EXPECT_EQ(duel.automaton().tech[at(Type::Research)], 3);
  EXPECT_EQ(duel.s.trade[0].amphora, 1);
  EXPECT_EQ(duel.at_population(1), 2);
  // Commerce has no research and is discarded; Discovery joins. Progress is done.
  EXPECT_EQ(duel.lying(Where::FaceUp), (Ids{"SC5", "SC9", "SC10"}));
  EXPECT_EQ(duel.lying(Where::Discarded), (Ids{"SC11", "SC6"}));
}

// MS-16.16: drawing may leave more than three cards face up; then none is drawn until fewer than three are left.
TEST(Automaton, MayHaveMoreThanThreeCardsFaceUp) {
  Duel duel(Empire::Sumer);
  duel.show({"SC11", "SC9", "SC4"}).floors(1);
  duel.turn({drawn(Type::Grow), shown("SC10")});
  EXPECT_EQ(duel.lying(Where::FaceUp).size(), 3U);  // Progress is done after the extra action
  Duel four(Empire::Sumer);
  four.show({"SC11", "SC9", "SC4"}).floors(1);
  four.tech(1, Type::Research, 4);  // Progress 13: Development 8 acts next
  four.turn({drawn(Type::Grow), shown("SC10")});
  EXPECT_EQ(four.lying(Where::FaceUp), (Ids{"SC11", "SC4", "SC9", "SC10"}));
  four.floors(0).turn();
  EXPECT_EQ(four.told(Kind::StrategyShown), 0);
}

// MS-16.10, MS-16.21: cards are turned up and discarded until one has the action; it is ranked when it joins.
TEST(Automaton, DrawsStrategyCardsUntilOneHasTheAction) {
  Duel duel(Empire::Sumer);
  duel.show({"SC11", "SC9", "SC4"}).floors(1);
  // Sumerian Piety has research; after growing its ziggurat is behind (2), so it is ranked before Progress (3) and acts next.
  duel.turn({drawn(Type::Grow), shown("SC2"), shown("SC7"), shown("SC12")});
  EXPECT_EQ(duel.used(), (Ids{"SC11/1", "SC12/0"}));
  EXPECT_EQ(duel.lying(Where::Discarded), (Ids{"SC2", "SC7"}));
}

// MS-16.10: the discarded cards are reshuffled once; if none has the action, nothing joins.
TEST(Automaton, StopsDrawingAfterOneReshuffle) {
  Duel duel(Empire::Sumer);
  duel.show({"SC11", "SC9", "SC4", "SC10", "SC12"}).floors(1);  // every card with research is on display
  duel.turn({drawn(Type::Grow)});
  EXPECT_EQ(duel.told(Kind::StrategyShown), 10);  // five cards, twice
  Duel again(Empire::Sumer);
  again.show({"SC11", "SC9", "SC4"}).floors(1);
  for (const std::string_view id : {"SC2", "SC3", "SC5", "SC6", "SC7", "SC10", "SC12"})
    again.strategy(id).put(Where::Discarded);
  again.turn({drawn(Type::Grow), shown("SC5"), shown("SC10")});
  EXPECT_EQ(again.used()[0], "SC11/1");
}

// --- several automata

// MS-16.2, MS-R.111: each has a deck of its own, with the basic cards that others have too, and draws from it alone.
TEST(Automaton, EachOfSeveralHasItsOwnDeck) {
  State s = begun({.players = 3, .automata = 2, .automaton = 1 + byte(static_cast<int>(Empire::Sumer))});
  const auto face_up = [&](int seat) {
    std::set<int> cards;
    for (int place = 0; deck_card(house_box(), s, seat, place) >= 0; ++place) {
      if (s.of(seat).deck[static_cast<std::size_t>(place)].where() == Where::FaceUp)
        cards.insert(deck_card(house_box(), s, seat, place));
    }
    return cards;
  };
  bool shared = false;
  for (int round = 1; round <= 12; ++round) {
    Random random = Random::fast(static_cast<std::uint64_t>(round));
    const Course c{house_box(), s, random};
    while (!s.over() && s.round <= round) {
      const int seat = std::countr_zero(seats_asked(house_box(), s));
      ASSERT_EQ(seat, 0);
      Actions actions;
      list_answers(house_box(), s, seat, actions);
      answer(c, seat, actions.back());
      go_on(c);
    }
    const std::set<int> first = face_up(1), second = face_up(2);
    EXPECT_GE(first.size(), 3U);
    EXPECT_GE(second.size(), 3U);
    EXPECT_FALSE(second.contains(strategy_card("SC11")));  // Sumerian Progress belongs to the first
    shared = shared || std::ranges::any_of(first, [&](int card) { return second.contains(card); });
  }
  EXPECT_TRUE(shared);
}

// --- what it never does

// MS-16.19: it is never asked, rolls no dice, pays no tablets and keeps no quests, whole games long.
TEST(Automaton, IsNeverAskedAndHoldsNoDiceTabletsOrQuests) {
  const Options options{
      .players = 3, .automata = 2, .difficulty = Difficulty::Anunnaki, .dealt = true, .round_limit = 25};
  for (std::uint64_t seed = 1; seed <= 4; ++seed) {
    Random random = Random::fast(seed);
    State s = set_up(house_box(), options, random);
    for (int decision = 0; decision < 20'000 && !s.over(); ++decision) {
      const unsigned asked = seats_asked(house_box(), s);
      ASSERT_EQ(asked, 1U) << "decision " << decision;
      Actions actions;
      list_answers(house_box(), s, 0, actions);
      const Course c{house_box(), s, random};
      answer(c, 0, actions[random.below(static_cast<std::uint32_t>(actions.size()))]);
      go_on(c);
      for (const int seat : {1, 2}) {
        ASSERT_EQ(s.of(seat).dice, Player{}.dice);
        ASSERT_EQ(quests_held(s, seat), 0);
        Goods others = s.of(seat).goods;
        amount(others, Resource::Bone) = 0;
        ASSERT_EQ(others, Goods{});
        ASSERT_LE(units_on_board(s.of(seat)), unit_limit(house_box(), s, seat));
      }
    }
    EXPECT_TRUE(s.over());
    EXPECT_GT(s.of(1).floors, 1);
  }
}

// MS-16.19: a settlement that it occupies is conquered while it has a miniature, else destroyed.
TEST(Automaton, ConquersSettlements) {
  for (const bool left : {true, false}) {
    Duel duel;
    duel.settlement(0, "little_zab").unit(1, UnitType::Archer, "little_zab");
    duel.settlement(1, "arrapha").settlement(1, "zagros_heights");
    if (!left) duel.settlement(1, "susa");
    duel.s.stage = Stage::Captures;
    duel.s.todo = house_box().map.all;
    duel.go();
    EXPECT_TRUE(duel.s.of(0).settlements.empty());
    EXPECT_EQ(duel.automaton().settlements.has(area("little_zab")), left);
  }
}

// MS-16.22: it scores like a player without quests, and the game ends as always.
TEST(Automaton, ScoresLikeAPlayer) {
  Duel duel;
  duel.at_position(Track::Event, 1, 4).settlement(1, "arrapha").unit(1, UnitType::Rider, "little_zab");
  const Points points = points_of(house_box(), duel.s, 1, true);
  EXPECT_EQ(points[at(Score::Events)], 9);
  EXPECT_EQ(points[at(Score::Population)], 6);
  EXPECT_EQ(points[at(Score::Settlements)], 1);
  EXPECT_EQ(points[at(Score::Areas)], 2);
  EXPECT_EQ(points[at(Score::Quests)], 0);
  // The fifth part of the gardens, built by the automaton, makes this the last round.
  for (int level = 1; level <= 4; ++level) duel.s.gardens[static_cast<std::size_t>(level - 1)].owner = 0;
  duel.gardens(5, "gardens_5_01").tech(1, Type::Build, 4);
  duel.floors(6).wall(1, "little_zab");
  duel.at_position(Track::Population, 1, 10).at_position(Track::Event, 1, 14).settlement(1, "zagros_heights");
  duel.perform("SC8", 0);
  EXPECT_EQ(duel.told(Kind::GardensBuilt), 1);
  EXPECT_EQ(duel.s.last_round, 1);
}

}  // namespace
}  // namespace zig::mesopotamia
