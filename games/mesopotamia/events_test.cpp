// MS-13: events.
#include <gtest/gtest.h>

#include <algorithm>
#include <bit>
#include <ostream>

#include "games/mesopotamia/scenario_testkit.h"

namespace zig::mesopotamia {
namespace {

using Kind = Action::Kind;
using State_ = AreaEvent::State;
constexpr auto kSpearman = UnitType::Spearman;

// The event of a token in an area where seat 0 has a spearman, turned up and asked.
class Revealed : public Scenario {
 public:
  explicit Revealed(std::string_view token, std::string_view where = "upper_tigris",
                    Options options = {.players = 2})
      : Scenario(options), here(area(where)) {
    unit(0, kSpearman, where).event(where, token, State_::Waiting);
  }
  void reveal() {
    s.chosen = 0;
    reveal_event(course(), 0, here);
    go();
  }
  void choose(int option) {
    reveal();
    play(with(Kind::Option, option));
  }
  const AreaEvent& event_here() const { return s.event[here]; }
  int steps(int seat = 0) const { return position(s, Track::Event, seat) - 1; }

  Area here;
};

Goods owned(Scenario& game, int seat = 0) { return game[seat].goods; }

// MS-13.1: a token of the area's shape that nobody has seen is turned up, for everybody.
TEST(Events, TurnedUp) {
  for (std::uint64_t seed = 0; seed < 5; ++seed) {
    Scenario game;
    game.unit(0, kSpearman, "harran").event("tur_abdin").go();
    game.perform(Type::Explore);
    game.play(on(Kind::Activate, area("harran"), 0));
    game.play(on(Kind::Step, area("tur_abdin")));
    const std::uint8_t token = game.s.event[area("tur_abdin")].token;
    ASSERT_LT(token, house_box().events.size());
    EXPECT_EQ(house_box().events[token].terrain, Terrain::Mountain);
    EXPECT_EQ(house_box().events[token].part, BoxPart::Base);
    EXPECT_EQ(game.told(Event::Kind::EventRevealed), 1);
  }
}

// MS-13.2: one of the two options must be chosen.
TEST(Events, TwoOptions) {
  Revealed game("D2", "terqa_steppe");
  game.reveal();
  EXPECT_EQ(game.answers(0), (std::vector<Action>{with(Kind::Option, 0), with(Kind::Option, 1)}));
}

// MS-13.3, MS-13.17: effects, steps, and the event is gone.
TEST(Events, Immediate) {
  Revealed game("D2", "terqa_steppe");
  game.choose(0);
  EXPECT_EQ(owned(game), (Pile{.food = 2, .tablet = 1}.goods()));
  EXPECT_EQ(game.steps(), 1);
  EXPECT_EQ(game.event_here(), AreaEvent{});
}

// MS-13.4, MS-14.4, MS-R.67: the token stays face up and scores for whoever controls the area at the end.
TEST(Events, TokenStays) {
  Revealed game("D2", "terqa_steppe");
  game.choose(1);
  EXPECT_EQ(owned(game), (Pile{.bone = 1}.goods()));
  EXPECT_EQ(game.steps(), 2);
  EXPECT_EQ(game.event_here().state, State_::Scoring);
}

// MS-13.5: six rounds: a die on the area shows 1, no steps yet.
TEST(Events, SixRoundsBegin) {
  Revealed game("D4", "terqa_steppe");
  game.choose(0);
  EXPECT_EQ(game.event_here().state, State_::Running);
  EXPECT_EQ(game.event_here().die, 1);
  EXPECT_EQ(game.event_here().owner, 0);
  EXPECT_EQ(game.steps(), 0);
}

// MS-13.6, MS-R.40: without a free die the option is not open; if neither is, the card waits.
TEST(Events, NoFreeDie) {
  Revealed game("D4", "terqa_steppe");
  for (const char* id : {"tur_abdin", "gu_edin", "little_zab"})
    game.event(id, "M1", State_::Running, 0, 2, 1);
  game.reveal();
  EXPECT_NE(game.event_here().state, State_::Running);  // its only open option was taken
  Revealed both("D1", "terqa_steppe");
  for (const char* id : {"tur_abdin", "gu_edin", "little_zab"})
    both.event(id, "M1", State_::Running, 0, 2, 1);
  both.reveal();
  EXPECT_EQ(both.event_here().state, State_::Waiting);
  EXPECT_FALSE(both.asks(Ask::Event));
}

// MS-13.7: a named technology; at level 4 any other one.
TEST(Events, Technology) {
  Revealed game("D9", "terqa_steppe");
  game.choose(0);
  EXPECT_EQ(game[0].tech[at(Type::Explore)], 2);
  Revealed complete("D9", "terqa_steppe");
  complete.tech(0, Type::Explore, 4);
  complete.choose(0);
  ASSERT_TRUE(complete.asks(Ask::RaiseTech));
  EXPECT_FALSE(complete.legal(with(Kind::Discover, static_cast<int>(Type::Explore))));
  complete.play(with(Kind::Discover, static_cast<int>(Type::Grow)));
  EXPECT_EQ(complete[0].tech[at(Type::Grow)], 2);
}

// MS-13.8, MS-R.41: a unit comes to the event area whatever the Warfare level; over the limit or without a figure it is a bone.
TEST(Events, UnitReward) {
  Revealed game("D5", "terqa_steppe");
  game.choose(0);
  EXPECT_GE(figure_at(game[0], UnitType::Rider, game.here), 0);
  Revealed full("D5", "terqa_steppe");
  full.unit(0, kSpearman, "harran");  // two units at population 1
  full.choose(0);
  EXPECT_EQ(owned(full), (Pile{.bone = 1}.goods()));
}

// MS-13.9, MS-R.42: every round the reward and the next number; with six also the last reward, three steps, and the end.
TEST(Events, SixRounds) {
  Revealed game("D4", "terqa_steppe");
  game.choose(0);
  for (int round = 1; round <= 6; ++round) {
    EXPECT_EQ(game.event_here().die, round);
    game.end_round();
    EXPECT_EQ(amount(game[0].goods, Resource::Food), round);
  }
  EXPECT_EQ(game.event_here(), AreaEvent{});
  EXPECT_TRUE(game[0].settlements.has(game.here));
  EXPECT_EQ(game.steps(), 3);
}

// Example MS-13.a: Protect the Village: six tablets, then a settlement, the next Research technology and three steps.
TEST(Events, ExampleVillage) {
  Revealed game("D1", "terqa_steppe");
  game.choose(0);
  for (int round = 1; round <= 6; ++round) game.end_round();
  EXPECT_EQ(amount(game[0].goods, Resource::Tablet), 6);
  EXPECT_TRUE(game[0].settlements.has(game.here));
  EXPECT_EQ(game[0].tech[at(Type::Research)], 3);  // Sumer starts with Mathematics
  EXPECT_EQ(game.steps(), 3);
  EXPECT_EQ(game.event_here(), AreaEvent{});
}

// MS-13.10: a settlement is forfeited where one stands or none is left.
TEST(Events, SettlementReward) {
  Revealed game("D4", "terqa_steppe");
  game.settlement(0, "terqa_steppe").event("terqa_steppe", "D4", State_::Running, 0, 6, 0).go();
  game.end_round();
  EXPECT_EQ(game[0].settlements.count(), 1);
  EXPECT_EQ(game.event_here(), AreaEvent{});
}

// MS-13.11: a quest is drawn and kept.
TEST(Events, QuestReward) {
  Revealed game("D1", "terqa_steppe");
  game.s.quest[4].at = QuestPlace::kDeck;
  game.event("terqa_steppe", "D1", State_::Running, 0, 6, 1).go();
  game.end_round();
  EXPECT_TRUE(game.s.quest[4].held_by(0));
}

// MS-13.12: who takes the area takes the card, chooses anew, and a die at 1 advances in the same end of round.
TEST(Events, AnotherEmpireTakesTheCard) {
  Scenario game;
  game.unit(1, kSpearman, "terqa_steppe").event("terqa_steppe", "D4", State_::Running, 0, 5, 0).go();
  game.end_round();
  ASSERT_TRUE(game.asks(Ask::Event));
  EXPECT_EQ(game.asked(), 1);
  game.play(with(Kind::Option, 0));
  EXPECT_EQ(game.s.event[area("terqa_steppe")].owner, 1);
  EXPECT_EQ(game.s.event[area("terqa_steppe")].die, 2);
  EXPECT_EQ(amount(game[1].goods, Resource::Food), 1);
}

// MS-13.13, MS-R.43: nobody there: the card waits; its former owner begins at 1 again.
TEST(Events, TheCardWaits) {
  Scenario game;
  game.event("terqa_steppe", "D4", State_::Running, 0, 5, 0).go();
  game.end_round();
  EXPECT_EQ(game.s.event[area("terqa_steppe")].state, State_::Waiting);
  EXPECT_EQ(event_dice_left(game.s, 0), 3);
  game.unit(0, kSpearman, "terqa_steppe");
  game.end_round();
  ASSERT_TRUE(game.asks(Ask::Event));
  game.play(with(Kind::Option, 0));
  EXPECT_EQ(game.s.event[area("terqa_steppe")].die, 2);
}

// MS-13.14: effects in their order; one loses only what one has.
TEST(Events, Losses) {
  Revealed game("M7", "tur_abdin");
  game.choose(1);
  EXPECT_EQ(owned(game), (Pile{.bone = 4}.goods()));
  Revealed hungry("M7", "tur_abdin");
  hungry.goods(0, {.food = 2});
  hungry.choose(1);
  EXPECT_EQ(owned(hungry), (Pile{.food = 1, .bone = 4}.goods()));
}

// MS-13.15, MS-R.75: no building among enemies; a ship on a free segment beside the area or the start area, a ram with a unit there.
TEST(Events, PiecesAsRewards) {
  Revealed wall("M5", "tur_abdin");
  wall.unit(1, kSpearman, "tur_abdin");
  wall.choose(0);
  EXPECT_TRUE(wall[0].walls.empty());
  EXPECT_EQ(wall.event_here().state, State_::Scoring);

  Revealed ship("P7");
  ship.ship(1, "s16");
  ship.choose(0);
  ASSERT_TRUE(ship.asks(Ask::RewardShip));
  EXPECT_FALSE(ship.legal(on(Kind::Ship, segment("s16"))));
  EXPECT_TRUE(ship.legal(on(Kind::Ship, segment("s17"))));
  EXPECT_TRUE(ship.legal(on(Kind::Ship, segment("s01"))));
  ship.play(on(Kind::Ship, segment("s17")));
  EXPECT_TRUE(ship_at(ship[0], segment("s17")));
  EXPECT_EQ(amount(ship[0].goods, Resource::Wood), 1);

  Revealed ram("P8");
  ram.choose(1);
  EXPECT_EQ(rams_at(ram[0], ram.here), 1);
}

// MS-13.16: population for nothing.
TEST(Events, Population) {
  Revealed game("P4");
  game.choose(1);
  EXPECT_EQ(position(game.s, Track::Population, 0), 2);
}

// MS-13.18, MS-R.101: all technologies complete, or no quest left: forfeited.
TEST(Events, Forfeited) {
  Revealed game("M8", "tur_abdin");
  game[0].tech.fill(4);
  game.choose(0);
  EXPECT_EQ(game.told(Event::Kind::Forfeited), 1);
  EXPECT_EQ(game.steps(), 1);
  Revealed quest("D1", "terqa_steppe");
  quest.event("terqa_steppe", "D1", State_::Running, 0, 6, 1).go();
  quest.end_round();
  EXPECT_EQ(quests_held(quest.s, 0), 0);
}

// MS-13.17: a choice of goods is made one by one.
TEST(Events, ChoiceOfGoods) {
  Revealed game("D5", "terqa_steppe");
  game.choose(1);
  for (const Resource resource : {Resource::Wood, Resource::Wood, Resource::Clay, Resource::Food}) {
    ASSERT_TRUE(game.asks(Ask::TakeResource));
    game.play(with(Kind::Take, static_cast<int>(resource)));
  }
  EXPECT_EQ(owned(game), (Pile{.wood = 2, .clay = 1, .food = 1}.goods()));
  EXPECT_EQ(game.steps(), 1);
}

// What somebody has, or gains by the effects of an option, resource by resource and piece by piece. Choices take the first of what is offered.
struct Holdings {
  std::array<int, kResources> goods{};
  std::array<int, kTypes> tech{};
  std::array<int, kUnitTypes> units{};
  int ships = 0, rams = 0, walls = 0, settlements = 0, population = 0, quests = 0;
  bool operator==(const Holdings&) const = default;

  void add(const std::vector<Effect>& effects) {
    using Op = Effect::Op;
    for (const Effect& effect : effects) {
      switch (effect.op) {
        case Op::Gain: goods[effect.a] += effect.b; break;
        case Op::GainChoice: goods[static_cast<std::size_t>(std::countr_zero(effect.a))] += effect.b; break;
        case Op::Lose: goods[effect.a] -= effect.b; break;
        case Op::Discover: ++tech[effect.a == Effect::kAny ? 0 : effect.a]; break;
        case Op::Unit: ++units[effect.a]; break;
        case Op::Ship: ++ships; break;
        case Op::Ram: ++rams; break;
        case Op::Wall: ++walls; break;
        case Op::Settlement: ++settlements; break;
        case Op::Population: population += effect.a; break;
        case Op::Quest: quests += effect.a; break;
      }
    }
  }
};

Holdings owned_by(const State& s, int seat) {
  const Player& player = s.of(seat);
  Holdings all;
  std::ranges::copy(player.goods, all.goods.begin());
  std::ranges::copy(player.tech, all.tech.begin());
  for (int figure = 0; figure < kLandUnits; ++figure)
    all.units[at(type_of_figure(figure))] += player.unit[static_cast<std::size_t>(figure)] != kNowhere;
  all.ships = static_cast<int>(kShips - std::ranges::count(player.ship, kNowhere));
  all.rams = static_cast<int>(kRams - std::ranges::count(player.ram, kNowhere));
  all.walls = player.walls.count();
  all.settlements = player.settlements.count();
  all.population = position(s, Track::Population, seat);
  all.quests = quests_held(s, seat);
  return all;
}

void PrintTo(const Holdings& of, std::ostream* out) {
  const auto row = [&](const char* name, const auto& numbers) {
    *out << name;
    for (const int n : numbers) *out << " " << n;
    *out << "; ";
  };
  row("goods", of.goods);
  row("technologies", of.tech);
  row("units", of.units);
  row("ships, rams, walls, settlements, population, quests",
      std::array{of.ships, of.rams, of.walls, of.settlements, of.population, of.quests});
}

// MS-13.17, MS-13.3 to MS-13.5: every option of every event card does what its numbers say, whatever it asks on the way.
TEST(Events, EveryCard) {
  const Box& box = house_box();
  for (const EventSheet& sheet : box.events) {
    for (int option = 0; option < 2; ++option) {
      SCOPED_TRACE(sheet.id + " option " + std::to_string(option + 1));
      const char* where = sheet.terrain == Terrain::Mountain ? "tur_abdin"
                          : sheet.terrain == Terrain::Desert ? "terqa_steppe"
                                                             : "upper_tigris";
      Revealed game(sheet.id, where, {.players = 2, .assyrians_hittites = true, .mariotes_eblaites = true});
      game.goods(0, {2, 2, 2, 2, 2, 2}).at_position(Track::Population, 0, 3);
      for (QuestPlace& quest : game.s.quest) quest.at = QuestPlace::kDeck;
      const EventOption& wanted = sheet.options[static_cast<std::size_t>(option)];
      Holdings expected = owned_by(game.s, 0);
      const auto answer_all = [&] {
        while (game.asks(Ask::TakeResource) || game.asks(Ask::RaiseTech) || game.asks(Ask::RewardShip))
          game.play(game.answers(0)[0]);
      };
      const auto next_round = [&] {
        game.play(done());
        game.play(done());
        answer_all();
      };
      game.choose(option);
      answer_all();
      if (wanted.kind == EventOption::Kind::SixRounds) {
        EXPECT_EQ(owned_by(game.s, 0), expected);  // nothing yet
        next_round();
        expected.add(wanted.effects);
        EXPECT_EQ(owned_by(game.s, 0), expected);  // the first round
        EXPECT_EQ(game.event_here().die, 2);
        EXPECT_EQ(game.steps(), 0);
        game.s.event[game.here].die = 6;
        next_round();
        expected.add(wanted.effects);
        expected.add(wanted.final);
      } else {
        expected.add(wanted.effects);
      }
      EXPECT_EQ(owned_by(game.s, 0), expected);
      EXPECT_EQ(game.steps(), wanted.steps);
      EXPECT_EQ(game.event_here().state,
                wanted.kind == EventOption::Kind::ControlVp ? State_::Scoring : State_::None);
    }
  }
}

}  // namespace
}  // namespace zig::mesopotamia
