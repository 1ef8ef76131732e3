// MS-1, MS-3: players, components in play, set-up.
#include <gtest/gtest.h>

#include <set>

#include "games/mesopotamia/mesopotamia.h"
#include "games/mesopotamia/scenario_testkit.h"

namespace zig::mesopotamia {
namespace {

using Kind = Action::Kind;

const Mesopotamia& game() {
  static const Mesopotamia kGame(house_box());
  return kGame;
}

// Answers every question of the set-up by `choose`, which is given the answers.
template <class Choose>
State set_up_by(const Options& options, std::uint64_t seed, Choose choose) {
  Random random = Random::fast(seed);
  State s = game().start(options, random);
  Silent silent;
  while (s.stage < Stage::Turns) {
    const Seat seat = game().pending(s).first();
    Actions actions;
    game().legal(s, seat, actions);
    game().apply(s, seat, choose(s, actions), random, silent);
  }
  return s;
}
State first_choices(const Options& options, std::uint64_t seed = 1) {
  return set_up_by(options, seed, [](const State&, const Actions& actions) { return actions[0]; });
}
// Everybody takes the empires in this order.
State with_empires(Options options, std::initializer_list<Empire> empires, std::uint64_t seed = 1) {
  const std::vector<Empire> wanted = empires;
  std::size_t next = 0;
  return set_up_by(options, seed, [&](const State& s, const Actions& actions) {
    if (s.questions > 0 && s.asked().ask == Ask::Empire)
      return with(Kind::Empire, static_cast<int>(wanted[next++]));
    return actions[0];
  });
}

// MS-1.1: two to six play; more than four need an expansion, and a scenario is for one.
TEST(SetUp, NumberOfPlayers) {
  const auto read = [](const char* text) { return game().read_options(Json::parse(text)); };
  EXPECT_TRUE(read(R"({"players": 2})"));
  EXPECT_TRUE(read(R"({"players": 6, "mariotes_eblaites": true})"));
  EXPECT_FALSE(read(R"({"players": 5, "assyrians_hittites": false})"));
  EXPECT_FALSE(read(R"({"players": 1})"));
  EXPECT_FALSE(read(R"({"players": 7, "mariotes_eblaites": true})"));
  EXPECT_FALSE(read(R"({"players": 3, "mode": "siege_of_ur", "automata": 1})"));
  EXPECT_TRUE(read(R"({"players": 2, "mode": "siege_of_ur", "automata": 1})"));
}

// MS-19.3: every option of the table can be said, and nonsense is refused with the field's name.
TEST(SetUp, OptionsAreChecked) {
  const auto read = [](const char* text) { return game().read_options(Json::parse(text)); };
  const auto all = read(
      R"({"players": 4, "automata": 2, "difficulty": "anunnaki", "mode": "empires", "assyrians_hittites": true,
          "mariotes_eblaites": true, "simple_battles": true, "no_luck": true, "roll_at_end": true, "all_borders": true,
          "dealt": true, "automaton": "mari", "round_limit": 60})");
  ASSERT_TRUE(all);
  EXPECT_EQ(all->difficulty, Difficulty::Anunnaki);
  EXPECT_EQ(all->automaton, 7);
  EXPECT_EQ(game().options_json(*all)["automaton"], "mari");
  const auto five = read(R"({"players": 5})");
  ASSERT_TRUE(five);
  EXPECT_TRUE(five->assyrians_hittites);
  EXPECT_FALSE(read(R"({"players": 6, "mariotes_eblaites": true})")->assyrians_hittites);
  const auto crowd = read(R"({"players": 2, "automata": 2})");
  ASSERT_FALSE(crowd);
  EXPECT_NE(crowd.error().line().find("automata"), std::string::npos);
  const auto absent = read(R"({"automaton": "ebla", "automata": 1})");
  ASSERT_FALSE(absent);
  EXPECT_NE(absent.error().line().find("automaton"), std::string::npos);
}

// MS-1.13, MS-R.106: an expansion brings its empires, and all its cards and tokens join the mix.
TEST(SetUp, ExpansionsJoinTheOffer) {
  Random random = Random::fast(3);
  State s = game().start({.players = 2}, random);
  Silent silent;
  const auto offered = [&] {
    Actions actions;
    game().legal(s, game().pending(s).first(), actions);
    return actions.size();
  };
  while (s.asked().ask == Ask::Role) {
    Actions actions;
    game().legal(s, game().pending(s).first(), actions);
    game().apply(s, game().pending(s).first(), actions[0], random, silent);
  }
  EXPECT_EQ(offered(), 4U);
  int quests = 0;
  for (const Options& options : {Options{.players = 2}, Options{.players = 2, .assyrians_hittites = true}}) {
    const State done = first_choices(options);
    int now = 0;
    for (const QuestPlace& quest : done.quest) now += quest.at != QuestPlace::kAbsent;
    EXPECT_EQ(now - quests, quests == 0 ? 18 : 6);
    quests = now;
  }
}

// MS-3.1: roles in seating order, empires from A on, start areas from the last letter on.
TEST(SetUp, OrderOfChoices) {
  Random random = Random::fast(1);
  State s = game().start({.players = 3}, random);
  Silent silent;
  const auto play = [&](int seat, Action action) {
    ASSERT_EQ(game().pending(s).first().n, seat);
    ASSERT_TRUE(game().judge(s, Seat{byte(seat)}, action).legal());
    game().apply(s, Seat{byte(seat)}, action, random, silent);
  };
  play(0, with(Kind::Role, 2));  // C
  play(1, with(Kind::Role, 0));  // A; B is left for seat 2, who is not asked
  play(1, with(Kind::Empire, static_cast<int>(Empire::Elam)));
  play(2, with(Kind::Empire, static_cast<int>(Empire::Akkad)));
  EXPECT_FALSE(game().judge(s, Seat{0}, with(Kind::Empire, static_cast<int>(Empire::Elam))).legal());
  play(0, with(Kind::Empire, static_cast<int>(Empire::Sumer)));
  play(0, on(Kind::StartAt, area("ur")));
  play(2, on(Kind::StartAt, area("harran")));
  EXPECT_EQ(s.of(1).start, area("ashur"));
}

// MS-3.2, MS-R.5, MS-R.4, MS-2.10: start areas 1 to n are on offer, the others are closed.
TEST(SetUp, StartAreasOnOffer) {
  const State s = first_choices({.players = 3});
  std::set<int> taken;
  for (int seat = 0; seat < 3; ++seat) taken.insert(s.of(seat).start);
  EXPECT_EQ(taken, (std::set<int>{area("harran"), area("ashur"), area("ur")}));
  EXPECT_EQ(s.closed.count(), 3);
  for (const char* id : {"eridu", "mari", "susa"}) {
    EXPECT_TRUE(s.closed.has(area(id)));
    EXPECT_FALSE(may_enter(house_box(), s, 0, area(id), 2));
  }
}

// MS-3.3, MS-3.4, MS-R.64, MS-R.14: everybody's goods, unit and technologies, with the bonus of the empire.
TEST(SetUp, EmpiresBonuses) {
  struct Expected {
    Empire empire;
    Goods goods;
    UnitType unit;
    Type better;
    int event, population, floors;
  };
  const Goods plain = Pile{.stone = 1, .wood = 1, .clay = 1, .food = 1}.goods();
  const Goods tablet = Pile{.stone = 1, .wood = 1, .clay = 1, .food = 1, .tablet = 1}.goods();
  const Goods bone = Pile{.stone = 1, .wood = 1, .clay = 1, .food = 1, .bone = 1}.goods();
  const Expected all[] = {
      {Empire::Sumer, tablet, UnitType::Spearman, Type::Research, 1, 1, 1},
      {Empire::Babylon, plain, UnitType::Spearman, Type::Grow, 1, 2, 0},
      {Empire::Akkad, bone, UnitType::Archer, Type::Warfare, 1, 1, 0},
      {Empire::Elam, plain, UnitType::Spearman, Type::GatherTrade, 1, 1, 0},
      {Empire::Assyria, plain, UnitType::Spearman, Type::Explore, 2, 1, 0},
      {Empire::Ebla, plain, UnitType::Spearman, Type::Build, 1, 1, 0},
  };
  for (const Expected& one : all) {
    SCOPED_TRACE(kEmpireIds[at(one.empire)]);
    const Empire other = one.empire == Empire::Babylon ? Empire::Sumer : Empire::Babylon;
    const State s = with_empires({.players = 2, .assyrians_hittites = true, .mariotes_eblaites = true},
                                 {one.empire, other});
    const Player& player = s.of(0);
    EXPECT_EQ(player.goods, one.goods);
    EXPECT_EQ(units_at(player, player.start), 1);
    EXPECT_GE(figure_at(player, one.unit, player.start), 0);
    for (std::size_t type = 0; type < kTypes; ++type)
      EXPECT_EQ(player.tech[type], static_cast<Type>(type) == one.better ? 2 : 1) << type;
    EXPECT_EQ(position(s, Track::Event, 0), one.event);
    EXPECT_EQ(position(s, Track::Population, 0), one.population);
    EXPECT_EQ(player.floors, one.floors);
  }
  const State mari = with_empires({.players = 2, .mariotes_eblaites = true}, {Empire::Mari, Empire::Sumer});
  for (const std::uint8_t level : mari.of(0).tech) EXPECT_EQ(level, 2);
}

// MS-3.5, MS-3.16, MS-R.70: Sumer takes a die, Elam may settle beside its start area, Ebla places a ship; in turn order of the population track.
TEST(SetUp, ChoicesOnTheMap) {
  Options options{.players = 3, .mariotes_eblaites = true};
  std::vector<Ask> asked;
  const Empire empires[] = {Empire::Ebla, Empire::Elam, Empire::Sumer};
  std::size_t next = 0;
  const State s = set_up_by(options, 5, [&](const State& now, const Actions& actions) {
    if (now.questions == 0) return actions[0];
    if (now.asked().ask == Ask::Empire) return with(Kind::Empire, static_cast<int>(empires[next++]));
    if (now.stage == Stage::StartChoices) asked.push_back(now.asked().ask);
    if (now.asked().ask == Ask::StartSettlement) {
      EXPECT_EQ(actions[actions.size() - 1], done());
      for (const Action& action : actions) {
        if (action.kind == Kind::Done) continue;
        EXPECT_EQ(tribe_at(now, action.place), 0);
        EXPECT_FALSE(now.blocked.has(action.place));
      }
    }
    return actions[0];
  });
  EXPECT_EQ(asked, (std::vector<Ask>{Ask::DieColour, Ask::StartSettlement,
                                     Ask::StartShip}));  // Sumer, Elam, Ebla (MS-3.7)
  int sumer = 0, elam = 0, ebla = 0;
  for (int seat = 0; seat < 3; ++seat) {
    if (s.of(seat).empire == Empire::Sumer) sumer = seat;
    if (s.of(seat).empire == Empire::Elam) elam = seat;
    if (s.of(seat).empire == Empire::Ebla) ebla = seat;
  }
  EXPECT_EQ(s.of(sumer).dice[0].colour, Colour::White);
  EXPECT_EQ(s.of(elam).settlements, s.of(elam).walls);
  EXPECT_EQ(s.of(elam).settlements.count(), 1);
  EXPECT_EQ(s.event[s.of(elam).settlements.first()].state, AreaEvent::State::FaceDown);  // not revealed
  EXPECT_TRUE(has_ship(s.of(ebla)));
  EXPECT_EQ(units_on_board(s.of(ebla)), 2);
}

// MS-3.6, MS-3.7: how the seals are stacked.
TEST(SetUp, Seals) {
  const State s = with_empires({.players = 4, .assyrians_hittites = true},
                               {Empire::Babylon, Empire::Hittites, Empire::Akkad, Empire::Assyria});
  const auto empires = [&](Track track) {
    std::vector<Empire> order;
    for (int i = 0; i < 4; ++i)
      order.push_back(s.of(s.track[at(track)].order[static_cast<std::size_t>(i)]).empire);
    return order;
  };
  EXPECT_EQ(empires(Track::Event),
            (std::vector<Empire>{Empire::Assyria, Empire::Akkad, Empire::Babylon, Empire::Hittites}));
  EXPECT_EQ(empires(Track::Population),
            (std::vector<Empire>{Empire::Babylon, Empire::Akkad, Empire::Hittites, Empire::Assyria}));
}

// MS-3.8, MS-3.15: trade tokens by the number of players.
TEST(SetUp, TradeTokens) {
  for (const auto& [players, tokens] :
       std::initializer_list<std::pair<int, int>>{{2, 6}, {3, 9}, {4, 12}, {5, 12}, {6, 12}}) {
    const State s = first_choices({.players = byte(players), .assyrians_hittites = players > 4});
    std::set<int> dealt;
    for (int slot = 0; slot < kTradeSlots; ++slot) {
      const std::uint8_t token = s.trade[static_cast<std::size_t>(slot)].token;
      if (token == kNone) continue;
      EXPECT_EQ(house_box().trade[token].level, slot / kSlotsPerSection + 1);
      EXPECT_TRUE(dealt.insert(token).second);
    }
    EXPECT_EQ(static_cast<int>(dealt.size()), tokens) << players;
  }
}

// MS-3.9, MS-3.10, MS-3.11, MS-R.7, MS-R.8: events and tribes on every area that is not blocked; which token lies where nobody knows.
TEST(SetUp, EventsTribesAndBlocks) {
  for (const auto& [players, blocked] :
       std::initializer_list<std::pair<int, int>>{{2, 8}, {3, 4}, {4, 0}, {6, 0}}) {
    const State s = first_choices({.players = byte(players), .assyrians_hittites = players > 4});
    EXPECT_EQ(s.blocked.count(), blocked) << players;
    EXPECT_EQ(s.seen_events, 0U);
    for (const Area here : house_box().map.all) {
      const AreaSheet& sheet = house_box().map.areas[here];
      const bool open = !s.blocked.has(here);
      EXPECT_EQ(s.event[here].state == AreaEvent::State::FaceDown, open && sheet.terrain >= 0);
      EXPECT_EQ(s.event[here].token, kNone);
      int tribe = 0;
      for (const std::uint8_t count : sheet.tribe) tribe += count;
      EXPECT_EQ(tribe_at(s, here), open ? tribe : 0);
    }
  }
}

// MS-3.12: only the first part of the gardens is face up.
TEST(SetUp, Gardens) {
  const State s = first_choices({.players = 4});
  ASSERT_NE(s.gardens[0].token, kNone);
  EXPECT_EQ(house_box().gardens[s.gardens[0].token].level, 1);
  for (std::size_t level = 1; level < kGardensLevels; ++level) EXPECT_EQ(s.gardens[level].token, kNone);
}

// MS-3.13, MS-3.17: four quests are dealt, one goes back, everybody at once and in secret.
TEST(SetUp, Quests) {
  Random random = Random::fast(9);
  State s = game().start({.players = 3, .dealt = true}, random);
  Silent silent;
  ASSERT_EQ(s.stage, Stage::Quests);
  EXPECT_EQ(game().pending(s), Seats::all(3));
  EXPECT_TRUE(game().sealed(s));
  for (int seat = 2; seat >= 0; --seat) {
    EXPECT_EQ(quests_held(s, seat), 4);
    Actions actions;
    game().legal(s, Seat{byte(seat)}, actions);
    ASSERT_EQ(actions.size(), 4U);
    const int returned = actions[1].a;
    game().apply(s, Seat{byte(seat)}, actions[1], random, silent);
    EXPECT_EQ(quests_held(s, seat), 3);
    EXPECT_TRUE(s.quest[static_cast<std::size_t>(returned)].returned());
  }
  EXPECT_NE(s.stage, Stage::Quests);
}

// MS-1.10, MS-3.14, MS-19.2: an observer cannot know other quests, returned ones or the deck; everything else is open or not drawn yet.
TEST(SetUp, WhatIsHidden) {
  const State s = first_choices({.players = 3});
  std::set<std::vector<std::uint8_t>> hands;
  for (std::uint64_t seed = 0; seed < 30; ++seed) {
    State imagined = s;
    Random random = Random::fast(seed);
    game().imagine(imagined, Seat{0}, random);
    std::vector<std::uint8_t> other;
    for (std::size_t i = 0; i < s.quest.size(); ++i) {
      if (s.quest[i].held_by(0)) {
        EXPECT_TRUE(imagined.quest[i].held_by(0));
      }
      if (imagined.quest[i].held_by(1)) other.push_back(byte(static_cast<int>(i)));
    }
    EXPECT_EQ(other.size(), 3U);
    hands.insert(other);
    imagined.quest = s.quest;
    EXPECT_EQ(std::memcmp(&imagined, &s, sizeof s), 0);
  }
  EXPECT_GT(hands.size(), 15U);
}

// MS-R.60: however few Standards of Ur are in the boxes, everybody can bid: any two of six may fight.
TEST(SetUp, EverybodyCanBid) {
  for (int one = 0; one < 6; ++one) {
    for (int other = one + 1; other < 6; ++other) {
      Scenario battle({.players = 6, .assyrians_hittites = true});
      battle.unit(one, UnitType::Spearman, "tur_abdin").unit(other, UnitType::Spearman, "tur_abdin");
      battle.goods(one, {.bone = 1}).goods(other, {.bone = 1});
      begin_battle(battle.course(), area("tur_abdin"), one, other);
      EXPECT_EQ(bidders(battle.s), (1U << one) | (1U << other));
    }
  }
}

// MS-1.6, MS-1.11, MS-R.1: goods and bones are open to everybody.
TEST(SetUp, GoodsAreOpen) {
  Scenario table;
  table.goods(1, {.tablet = 2, .bone = 5});
  const Json view = game().view(table.s, Observer());
  EXPECT_EQ(view["seats"][1]["goods"]["bone"], 5);
  EXPECT_EQ(view["seats"][1]["goods"]["tablet"], 2);
}

// MS-1.7, MS-R.2: the pool never runs out.
TEST(SetUp, UnlimitedPool) {
  Scenario table;
  for (int i = 0; i < 60; ++i) gain(table.course(), 0, Resource::Wood, 4);
  EXPECT_EQ(amount(table[0].goods, Resource::Wood), 240);
}

// MS-4.5: the option has everybody's dice rolled before the first turn.
TEST(SetUp, DiceOfTheFirstRound) {
  const State s = with_empires({.players = 2, .roll_at_end = true}, {Empire::Babylon, Empire::Sumer});
  for (int seat = 0; seat < 2; ++seat) {
    if (s.of(seat).empire == Empire::Sumer) {
      EXPECT_NE(s.of(seat).dice[0].face, Die::kUnrolled);
    }
  }
}

}  // namespace
}  // namespace zig::mesopotamia
