// Thousands of random battles of every kind: the engine agrees with the slow reference.
#include "games/mesopotamia/battle_reference_testkit.h"

namespace zig::mesopotamia {
namespace {

using battle_reference::Record;
using battle_reference::Reference;
using Kind = Action::Kind;

// --- random battles

struct Fight {
  Options options;
  int party, other;
};

int draw(Random& random, int n) { return static_cast<int>(random.below(static_cast<std::uint32_t>(n))); }

void raise_army(War& war, int party, Random& random) {
  const int count = 1 + draw(random, 3);
  for (int i = 0; i < count; ++i) {
    const auto type = static_cast<UnitType>(draw(random, kUnitTypes));
    if (party == kTribe) {
      war.tribe(kField, {type});
    } else if (figure_in_reserve(war[party], type) >= 0) {
      war.army(party, {type}, draw(random, 6));
    }
  }
  if (party == kTribe) return;
  war.bones(party, draw(random, 9));
  for (const std::string_view where : {"s21", "s22", "s23", "s31", "s05"}) {
    if (draw(random, 4) == 0 && war[party].ship[2] == kNowhere && war.s.options.players > party)
      war.ship(party, where);
  }
  while (draw(random, 3) == 0 && war[party].ram[1] == kNowhere) war.ram(party, kField);
}

void expect_same(const Fight& fight, std::uint64_t seed) {
  SCOPED_TRACE("seed " + std::to_string(seed));
  Random random = Random::fast(seed);
  War war(fight.options);
  std::array<int, kMaxPlayers> order = {0, 1, 2, 3, 4, 5};
  random.shuffle(std::span(order.data(), static_cast<std::size_t>(war.s.players())));
  std::copy(order.begin(), order.begin() + war.s.players(), war.s.track[at(Track::Event)].order.begin());
  raise_army(war, fight.party, random);
  raise_army(war, fight.other, random);
  if (fight.other != kTribe) {  // MS-6.12 is not the subject: no two ships on one segment
    for (Segment& ship : war[fight.other].ship) {
      if (ship != kNowhere && ship_at(war[fight.party], ship)) ship = kNowhere;
    }
  }
  for (const Area beside : house_box().map.adjacent[area(kField)]) {
    const int chance = draw(random, 4);
    if (house_box().map.starts.has(beside)) continue;
    if (chance == 0) war.s.tribe[beside] = 1;
    if (chance == 1) war.s.of(draw(random, war.s.players())).walls.add(beside);
  }
  Record record{.before = war.s, .choices = {}, .bids = {}, .cards = {}};
  std::vector<Event> told;
  war.chance({});
  war.log.clear();
  // Cards and dice differ from seed to seed.
  Course c{house_box(), war.s, random, &told};
  begin_battles(c);
  go_on(c);
  while (war.s.stage == Stage::Battles) {
    std::vector<int> seats;
    for (int seat = 0; seat < war.s.players(); ++seat) {
      if ((seats_asked(house_box(), war.s) >> seat) & 1U) seats.push_back(seat);
    }
    ASSERT_FALSE(seats.empty());
    const int seat = seats[static_cast<std::size_t>(draw(random, static_cast<int>(seats.size())))];
    const std::vector<Action> answers = war.answers(seat);
    ASSERT_FALSE(answers.empty());
    const Action action = answers[static_cast<std::size_t>(draw(random, static_cast<int>(answers.size())))];
    if (action.kind == Kind::Bid)
      record.bids[seat].push_back(action.a);
    else
      record.choices.push_back({war.s.asked().ask, seat, action, answers.size()});
    answer(c, seat, action);
    go_on(c);
  }
  for (const Event& event : told) {
    if (event.kind == Event::Kind::CardDrawn) record.cards[{event.seat, event.a}] = event.b;
    if (event.kind == Event::Kind::TribeRolled) record.die = event.a;
  }
  Reference reference(record, fight.party, fight.other);
  reference.run();
  reference.collect();
  EXPECT_TRUE(reference.every_choice_used());
  for (int seat = 0; seat < war.s.players(); ++seat) {
    EXPECT_EQ(bones(war.s, seat), reference.bones[static_cast<std::size_t>(seat)]) << "bones of " << seat;
    for (int figure = 0; figure < kLandUnits; ++figure) {
      const Area where = war.s.of(seat).unit[static_cast<std::size_t>(figure)];
      if (where == kNowhere) continue;
      const auto found = reference.pieces.find({seat, static_cast<int>(type_of_figure(figure)), where});
      ASSERT_NE(found, reference.pieces.end()) << "seat " << seat << " figure " << figure;
      reference.pieces.erase(found);
    }
    for (const Area beside : house_box().map.adjacent[area(kField)])  // rams on the field: MS-12.7
      EXPECT_EQ(rams_at(war.s.of(seat), beside), rams_at(reference.state().of(seat), beside));
  }
  EXPECT_EQ(war.s.tribe, reference.state().tribe);
  for (const auto& [party, type, where] : reference.pieces) EXPECT_EQ(party, kTribe) << "type " << type;
}

void expect_same(const Fight& fight, int battles) {
  for (int i = 0; i < battles && !testing::Test::HasFailure(); ++i) expect_same(fight, std::uint64_t(i));
}

TEST(BattleReference, Standard) { expect_same({{.players = 2}, 0, 1}, 3000); }
TEST(BattleReference, StandardTribe) { expect_same({{.players = 3}, 1, kTribe}, 3000); }
TEST(BattleReference, Solo) { expect_same({{.players = 2, .automata = 1}, 0, 1}, 5000); }
TEST(BattleReference, SoloTribe) { expect_same({{.players = 2, .automata = 1}, 0, kTribe}, 3000); }
TEST(BattleReference, Simple) { expect_same({{.players = 2, .simple_battles = true}, 0, 1}, 3000); }
TEST(BattleReference, SimpleTribe) { expect_same({{.players = 3, .simple_battles = true}, 1, kTribe}, 2000); }
TEST(BattleReference, SimpleAutomaton) {
  expect_same({{.players = 2, .automata = 1, .simple_battles = true}, 0, 1}, 3000);
}
TEST(BattleReference, TwoAutomata) { expect_same({{.players = 3, .automata = 2}, 1, 2}, 3000); }
TEST(BattleReference, AutomatonTribe) { expect_same({{.players = 3, .automata = 2}, 2, kTribe}, 3000); }

}  // namespace
}  // namespace zig::mesopotamia
