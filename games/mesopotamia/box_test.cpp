// The house components against the rules: what is in the boxes, on the cards and on the tokens.
#include "games/mesopotamia/box.h"

#include <algorithm>
#include <numeric>
#include <set>

#include "games/mesopotamia/box_testkit.h"

namespace zig::mesopotamia {
namespace {

const Box& box() { return the_box(); }

template <class Things>
std::array<int, kBoxParts> per_box(const Things& things) {
  std::array<int, kBoxParts> counts{};
  for (const auto& thing : things) ++counts[at(thing.part)];
  return counts;
}
Goods of(std::initializer_list<std::pair<Resource, int>> amounts) {
  Goods goods{};
  for (const auto& [resource, n] : amounts) goods[at(resource)] = byte(n);
  return goods;
}
const EmpireSheet& empire(Empire id) { return box().empires[at(id)]; }
template <class Visit>
void each_card(Visit visit) {
  for (std::size_t id = 0; id < kEmpires; ++id) {
    for (std::size_t type = 0; type < kTypes; ++type) {
      for (int level = empire(static_cast<Empire>(id)).start_level[type]; level <= kLevels; ++level)
        visit(static_cast<Empire>(id), static_cast<Type>(type), level,
              box().card(static_cast<Empire>(id), static_cast<Type>(type), level));
    }
  }
}

// MS-1.2: four empires in the base box, two in each expansion, named in three languages.
TEST(Box, Empires) {
  EXPECT_EQ(per_box(box().empires), (std::array{4, 2, 2}));
  EXPECT_EQ(empire(Empire::Elam).part, BoxPart::Base);
  EXPECT_EQ(empire(Empire::Hittites).part, BoxPart::AssyriansHittites);
  EXPECT_EQ(empire(Empire::Ebla).part, BoxPart::MariotesEblaites);
  EXPECT_EQ(empire(Empire::Hittites).name.cs, "Chetité");
  std::set<std::string> colours;
  for (const EmpireSheet& sheet : box().empires) colours.insert(sheet.colour);
  EXPECT_EQ(colours.size(), 8U);
}

// MS-1.3: the pieces of an empire.
TEST(Box, PiecesOfAnEmpire) {
  EXPECT_EQ(kFigures, (std::array{3, 3, 2, 2}));
  EXPECT_EQ(std::accumulate(kFigures.begin(), kFigures.end(), 0), kLandUnits);
  EXPECT_EQ((std::array{kRams, kShips, kWalls, kSettlements, kFloors, kAmphorae, kEventDice}),
            (std::array{2, 3, 3, 3, 6, 6, 3}));
  std::array<int, kUnitTypes> figures{};
  for (int figure = 0; figure < kLandUnits; ++figure) ++figures[at(type_of_figure(figure))];
  EXPECT_EQ(figures, kFigures);
}

// MS-1.4: 23 cards each, 24 of the Hittites, 18 of Mari: none below the level that an empire begins with.
TEST(Box, CivilizationCards) {
  std::array<int, kEmpires> cards{};
  each_card([&](Empire id, Type, int, const TechCard& card) {
    ++cards[at(id)];
    EXPECT_FALSE(card.summary.empty());
  });
  EXPECT_EQ(cards, (std::array{23, 23, 23, 23, 23, 24, 18, 23}));
  EXPECT_EQ(box().card(Empire::Mari, Type::Build, 1).symbol_count, 0);
}

// MS-1.5: what the base box and the expansions contain.
TEST(Box, Contents) {
  EXPECT_EQ(per_box(box().combat), (std::array{26, 6, 6}));
  EXPECT_EQ(per_box(box().events), (std::array{30, 6, 6}));
  EXPECT_EQ(per_box(box().quests), (std::array{18, 6, 6}));
  EXPECT_EQ(per_box(box().trade), (std::array{20, 8, 8}));
  EXPECT_EQ(per_box(box().gardens), (std::array{15, 5, 5}));
  EXPECT_EQ(box().strategies.size(), 18U);
  std::array<int, kTerrains> base{}, all{};
  for (const EventSheet& event : box().events) {
    base[at(event.terrain)] += event.part == BoxPart::Base;
    ++all[at(event.terrain)];
  }
  EXPECT_EQ(base, (std::array{12, 8, 10}));
  EXPECT_EQ(all, (std::array{16, 12, 14}));
}

// MS-1.6: stone, wood, clay and food are the standard resources; tablets and bones are not.
TEST(Box, StandardResources) {
  EXPECT_EQ(kStandardResources, 4);
  EXPECT_EQ(static_cast<int>(Resource::Food), kStandardResources - 1);
  EXPECT_EQ(kResourceIds[at(Resource::Tablet)], "tablet");
  EXPECT_EQ(kResourceIds[at(Resource::Bone)], "bone");
}

// MS-2.5: four sections of three slots, some of which need a ship.
TEST(Box, TradeRow) {
  EXPECT_EQ(box().needs_ship[0], (std::array{false, false, false}));
  EXPECT_EQ(box().needs_ship[3], (std::array{false, true, true}));
  for (const TradeToken& token : box().trade) EXPECT_TRUE(token.level >= 1 && token.level <= kTradeSections);
}

// MS-3.8: 12 tokens with four to six players, 9 with three, 6 with two.
TEST(Box, FilledSlots) {
  const auto tokens = [](std::size_t players) {
    std::array<int, kTradeSections> n{};
    for (std::size_t section = 0; section < kTradeSections; ++section)
      n[section] = static_cast<int>(std::ranges::count(box().filled[players][section], true));
    return n;
  };
  EXPECT_EQ(tokens(2), (std::array{1, 2, 1, 2}));
  EXPECT_EQ(tokens(3), (std::array{2, 2, 2, 3}));
  for (const std::size_t players : {4U, 5U, 6U}) EXPECT_EQ(tokens(players), (std::array{3, 3, 3, 3}));
  EXPECT_EQ(box().filled[1], box().filled[2]);  // MS-17.2, MS-18.1
}

// MS-2.6, MS-R.47: 15 and 10 positions; unit limits 2 and 4, then more.
TEST(Box, Tracks) {
  EXPECT_EQ(box().positions, (std::array<std::uint8_t, kTracks>{15, 10}));
  EXPECT_EQ(box().unit_limit, (std::vector<std::uint8_t>{2, 4, 6, 8, 9, 10, 11, 12, 13, 15}));
}

// MS-14.2: 9, 6 and 3 VP for the first three on each track.
TEST(Box, RanksScore) {
  for (const auto& track : box().rank_vp) EXPECT_EQ(track, (std::array<std::uint8_t, 3>{9, 6, 3}));
}

// MS-3.4, MS-3.5: what each empire begins with.
TEST(Box, Bonuses) {
  using enum Resource;
  EXPECT_EQ(empire(Empire::Babylon).start_goods, of({{Stone, 1}, {Wood, 1}, {Clay, 1}, {Food, 1}}));
  EXPECT_EQ(empire(Empire::Sumer).start_goods,
            of({{Stone, 1}, {Wood, 1}, {Clay, 1}, {Food, 1}, {Tablet, 1}}));
  EXPECT_EQ(empire(Empire::Akkad).start_goods, of({{Stone, 1}, {Wood, 1}, {Clay, 1}, {Food, 1}, {Bone, 1}}));
  EXPECT_EQ(empire(Empire::Sumer).start_floors, 1);
  EXPECT_EQ(empire(Empire::Akkad).start_unit, UnitType::Archer);
  EXPECT_EQ(empire(Empire::Elam).start_unit, UnitType::Spearman);
  EXPECT_TRUE(empire(Empire::Elam).places_settlement && !empire(Empire::Sumer).places_settlement);
  EXPECT_TRUE(empire(Empire::Ebla).places_ship && !empire(Empire::Mari).places_ship);
  EXPECT_TRUE(empire(Empire::Hittites).free_reroll && !empire(Empire::Ebla).free_reroll);
  EXPECT_EQ(empire(Empire::Assyria).start_position, (std::array<std::uint8_t, kTracks>{2, 1}));
  EXPECT_EQ(empire(Empire::Babylon).start_position, (std::array<std::uint8_t, kTracks>{1, 2}));
  const auto levels = [](Empire id) { return empire(id).start_level; };
  using Levels = std::array<std::uint8_t, kTypes>;
  EXPECT_EQ(levels(Empire::Sumer), (Levels{1, 1, 2, 1, 1, 1}));
  EXPECT_EQ(levels(Empire::Babylon), (Levels{1, 1, 1, 1, 1, 2}));
  EXPECT_EQ(levels(Empire::Akkad), (Levels{1, 1, 1, 1, 2, 1}));
  EXPECT_EQ(levels(Empire::Elam), (Levels{1, 1, 1, 2, 1, 1}));
  EXPECT_EQ(levels(Empire::Assyria), (Levels{2, 1, 1, 1, 1, 1}));
  EXPECT_EQ(levels(Empire::Hittites), (Levels{1, 1, 1, 1, 1, 1}));
  EXPECT_EQ(levels(Empire::Mari), (Levels{2, 2, 2, 2, 2, 2}));
  EXPECT_EQ(levels(Empire::Ebla), (Levels{1, 2, 1, 1, 1, 1}));
}

// MS-3.6, MS-3.7: who lies on whom when the game begins.
TEST(Box, Stacks) {
  using enum Empire;
  EXPECT_EQ(box().event_stack, (std::array{Assyria, Akkad, Elam, Sumer, Babylon, Hittites, Mari, Ebla}));
  EXPECT_EQ(box().population_stack, (std::array{Babylon, Sumer, Elam, Akkad, Ebla, Mari, Hittites, Assyria}));
}

// MS-3.12: each level of the Hanging Gardens has tokens in the base box.
TEST(Box, GardensOfEachLevel) {
  std::array<int, kGardensLevels> tokens{};
  for (const GardensToken& token : box().gardens) tokens[token.level - 1U] += token.part == BoxPart::Base;
  EXPECT_EQ(tokens, (std::array{3, 3, 3, 3, 3}));
}

// MS-5.1: 24 technologies, called the same by all empires.
TEST(Box, Technologies) {
  std::set<std::string> names;
  each_card([&](Empire id, Type type, int level, const TechCard& card) {
    names.insert(card.name.pl);
    EXPECT_EQ(card.name.en, box().card(Empire::Hittites, type, level).name.en) << at(id);
  });
  EXPECT_EQ(names.size(), 24U);
  EXPECT_EQ(box().card(Empire::Ebla, Type::Research, 1).name.cs, "Klínové písmo");
  EXPECT_EQ(box().card(Empire::Ebla, Type::Grow, 4).name.pl, "Piwowarstwo");
}

// MS-5.3: cards of level 1 show one symbol, the others two, and none a star.
TEST(Box, SymbolsOfCards) {
  each_card([&](Empire, Type, int level, const TechCard& card) {
    ASSERT_EQ(card.symbol_count, level == 1 ? 1 : 2);
    for (std::size_t i = 0; i < card.symbol_count; ++i) EXPECT_NE(card.symbols[i], kStar);
  });
}

// MS-5.4, MS-5.5: every die has one star, and every other symbol is on some die.
TEST(Box, Dice) {
  EXPECT_EQ(box().symbols[kStar].id, "star");
  unsigned shown = 1U << kStar;
  for (std::size_t colour = 0; colour < kColours; ++colour) {
    EXPECT_EQ(std::ranges::count(box().dice[colour], kStar), 1);
    shown |= box().symbols_on[colour];
    for (const Symbol symbol : box().dice[colour])
      EXPECT_EQ(box().symbols_on[colour] >> symbol & 1, symbol == kStar ? 0 : 1);
  }
  EXPECT_EQ(shown, (1U << box().symbols.size()) - 1);
}

// MS-5.6: a re-roll costs a tablet, and three are possible.
TEST(Box, Rerolls) {
  EXPECT_EQ(box().reroll_cost, of({{Resource::Tablet, 1}}));
  EXPECT_EQ(box().max_rerolls, 3);
}

// MS-6.1, MS-6.2: activations of the Explore cards; speeds.
TEST(Box, Explore) {
  each_card([&](Empire, Type type, int level, const TechCard& card) {
    if (type == Type::Explore) {
      EXPECT_EQ(card.activations, level);
    }
  });
  EXPECT_EQ(box().speed, (std::array<std::uint8_t, kUnitTypes>{1, 1, 2, 2}));
  EXPECT_EQ(box().ship_speed, 3);
  EXPECT_EQ(box().card(Empire::Assyria, Type::Explore, 3).speed_bonus,
            (std::array<std::uint8_t, kUnitTypes>{1, 1, 0, 0}));
  EXPECT_EQ(box().card(Empire::Ebla, Type::Explore, 4).ship_speed_bonus, 2);
}

// MS-7.1: what each Build level unlocks, and the prices.
TEST(Box, Build) {
  using enum Resource;
  EXPECT_EQ(box().build_level, (std::array<std::uint8_t, kElements>{1, 1, 2, 2, 3, 4}));
  EXPECT_EQ(box().cost[at(Element::Wall)], of({{Stone, 2}}));
  EXPECT_EQ(box().cost[at(Element::Floor)], of({{Stone, 1}, {Clay, 1}}));
  EXPECT_EQ(box().cost[at(Element::Ram)], of({{Wood, 1}, {Stone, 1}}));
  EXPECT_EQ(box().cost[at(Element::Ship)], of({{Wood, 2}}));
  EXPECT_EQ(box().cost[at(Element::Settlement)], of({{Wood, 1}, {Clay, 1}}));
  EXPECT_EQ(box().cost[at(Element::Gardens)], Goods{});
  EXPECT_EQ(box().card(Empire::Babylon, Type::Build, 4).builds, 2);
  EXPECT_EQ(box().card(Empire::Ebla, Type::Build, 2).discount[at(Element::Ship)], of({{Wood, 1}}));
}

// MS-8.1, MS-8.2: rates of the Research cards, and how many discoveries they allow.
TEST(Box, Research) {
  using enum Resource;
  each_card([&](Empire, Type type, int level, const TechCard& card) {
    if (type != Type::Research) return;
    EXPECT_EQ(card.convert_from, of({{Clay, 2}}));
    EXPECT_EQ(card.convert_to, of({{Tablet, level}}));
    EXPECT_EQ(card.discovery_cost, of({{Tablet, 1}}));
    if (level <= 3) {
      EXPECT_EQ(card.discoveries, std::min(level, 2));
    } else {
      EXPECT_TRUE(card.discoveries >= 2 && card.discoveries <= 4);
    }
  });
  EXPECT_EQ(box().card(Empire::Babylon, Type::Research, 4).discoveries, 3);
}

// MS-9.6: a Gather & Trade card of a level reaches the section of that level.
TEST(Box, GatherAndTrade) {
  each_card([&](Empire, Type type, int level, const TechCard& card) {
    if (type == Type::GatherTrade) {
      EXPECT_EQ(card.max_section, level);
    }
  });
  EXPECT_EQ(box().card(Empire::Mari, Type::GatherTrade, 3).trades, 2);
  EXPECT_EQ(box().card(Empire::Akkad, Type::GatherTrade, 1).gain,
            of({{Resource::Clay, 1}, {Resource::Bone, 1}}));
}

// MS-10.1, MS-10.2: more bones with every level, units for 1 wood, of the card's level at most.
TEST(Box, Warfare) {
  each_card([&](Empire id, Type type, int level, const TechCard& card) {
    if (type != Type::Warfare) return;
    EXPECT_EQ(card.max_unit_level, level);
    EXPECT_EQ(card.unit_cost[0], of({{Resource::Wood, 1}}));
    if (level > empire(id).start_level[at(type)]) {
      EXPECT_GT(card.bones, box().card(id, type, level - 1).bones);
    }
  });
  EXPECT_EQ(box().card(Empire::Hittites, Type::Warfare, 4).unit_cost[at(UnitType::Chariot)], Goods{});
}

// MS-10.5: Agriculture 3 food, Irrigation 2, Pottery 1, Brewing 1 for each of two steps.
TEST(Box, Grow) {
  constexpr std::array<int, kLevels> kFood = {3, 2, 1, 1};
  each_card([&](Empire, Type type, int level, const TechCard& card) {
    if (type != Type::Grow) return;
    EXPECT_EQ(card.grow_cost, of({{Resource::Food, kFood[static_cast<std::size_t>(level - 1)]}}));
    EXPECT_EQ(card.grow_steps, level == 4 ? 2 : 1);
  });
}

// MS-11.7: the tactics row of a card names the types that its unit beats.
TEST(Box, TacticsRows) {
  const auto beats = [](UnitType one, UnitType other) {
    return (box().beats[at(one)] >> at(other) & 1) != 0;
  };
  using enum UnitType;
  EXPECT_TRUE(beats(Archer, Spearman) && beats(Rider, Archer) && beats(Spearman, Rider));
  EXPECT_TRUE(beats(Chariot, Spearman) && beats(Chariot, Archer) && beats(Chariot, Rider));
  int pairs = 0;
  for (const std::uint8_t types : box().beats) pairs += std::popcount(types);
  EXPECT_EQ(pairs, 6);
  for (const CombatCard& card : box().combat) EXPECT_EQ(card.against, box().beats[at(card.unit)]) << card.id;
}

// MS-11.26: a spearman is worth 1, an archer 2, a rider 3, a chariot 4.
TEST(Box, SimpleValues) { EXPECT_EQ(box().simple_value, (std::array<std::uint8_t, kUnitTypes>{1, 2, 3, 4})); }

// MS-R.34: two empires with all their figures do not exhaust a deck.
TEST(Box, DecksSuffice) {
  std::array<int, kUnitTypes> cards{};
  for (const CombatCard& card : box().combat) cards[at(card.unit)] += card.part == BoxPart::Base;
  for (std::size_t type = 0; type < kUnitTypes; ++type) EXPECT_GE(cards[type], 2 * kFigures[type]);
}

// MS-13.1: symbol and number of a token name one card.
TEST(Box, EventTokens) {
  std::set<std::pair<Terrain, int>> tokens;
  std::set<std::string> cards;
  for (const EventSheet& event : box().events) {
    EXPECT_TRUE(tokens.emplace(event.terrain, event.number).second) << event.id;
    EXPECT_TRUE(cards.insert(event.card).second) << event.card;
  }
  EXPECT_EQ(box().events.front().id, "D1");
  EXPECT_EQ(box().events.back().card, "EV42");
}

// MS-13.17: the effects of options; those of Village with Ancient Wisdom are in the rulebook.
TEST(Box, EventOptions) {
  const EventSheet& village = box().events.front();
  EXPECT_EQ(village.name.en, "Village with Ancient Wisdom");
  const EventOption& protect = village.options[0];
  EXPECT_EQ(protect.kind, EventOption::Kind::SixRounds);
  EXPECT_EQ(protect.steps, 3);
  ASSERT_EQ(protect.effects.size(), 1U);
  ASSERT_EQ(protect.final.size(), 2U);
  EXPECT_EQ(protect.final[0].op, Effect::Op::Settlement);
  EXPECT_EQ(protect.final[1].op, Effect::Op::Discover);
  EXPECT_EQ(static_cast<Type>(protect.final[1].a), Type::Research);
  EXPECT_EQ(protect.summary, "6 × 1 tablet, settlement, research +1; event +3");
  EXPECT_EQ(village.options[1].summary, "6 × 1 bone, 1 quest; event +3");
  for (const EventSheet& event : box().events) {
    for (const EventOption& option : event.options) {
      EXPECT_FALSE(option.label.cs.empty() || option.label.pl.empty());
      EXPECT_TRUE(option.kind != EventOption::Kind::ControlVp || event.vp > 0) << event.id;
    }
  }
}

// MS-14.7: quests are worth 2 VP.
TEST(Box, Quests) {
  for (const QuestCard& quest : box().quests) EXPECT_EQ(quest.vp, 2);
  EXPECT_EQ(box().quests[0].settlements, 3);
  EXPECT_EQ(box().quests[1].technologies, (std::array<std::uint8_t, kTypes>{0, 0, 3, 0, 0, 3}));
  EXPECT_EQ(box().quests[1].own, of({{Resource::Tablet, 2}}));
}

// MS-R.48: what the rulebook says about numbers on cards.
TEST(Box, FactsOfTheRulebook) {
  using enum Resource;
  for (const Empire id : {Empire::Babylon, Empire::Hittites}) {
    EXPECT_EQ(box().card(id, Type::Research, 1).convert_to, of({{Tablet, 1}}));
    EXPECT_EQ(box().card(id, Type::Research, 4).convert_to, of({{Tablet, 4}}));
    EXPECT_EQ(box().card(id, Type::Research, 3).discoveries, 2);
    EXPECT_EQ(box().card(id, Type::Explore, 1).activations, 1);
    EXPECT_EQ(box().card(id, Type::Explore, 2).activations, 2);
  }
  EXPECT_EQ(box().card(Empire::Elam, Type::GatherTrade, 2).gathers, 3);
  EXPECT_EQ(box().unit_limit[0], 2);
  EXPECT_EQ(box().unit_limit[1], 4);
}

TEST(Box, Summaries) {
  EXPECT_EQ(box().card(Empire::Assyria, Type::Explore, 3).summary, "3 activations, spearman +1, archer +1");
  EXPECT_EQ(box().card(Empire::Ebla, Type::Build, 2).summary, "build 1, ram −1 wood, ship −1 wood");
  EXPECT_EQ(box().card(Empire::Sumer, Type::Research, 2).summary, "2 clay → 2 tablet, discover 2");
  EXPECT_EQ(box().card(Empire::Akkad, Type::GatherTrade, 2).summary,
            "gather 4, trade 1 (≤ 2), +1 clay, 1 bone");
  EXPECT_EQ(box().card(Empire::Hittites, Type::Warfare, 4).summary,
            "6 bones, 2 units (≤ 4), chariot: nothing");
  EXPECT_EQ(box().card(Empire::Sumer, Type::Grow, 4).summary, "1 food → population +1 × 2");
  const auto found = std::ranges::find(box().events, "P7", &EventSheet::id);
  ASSERT_NE(found, box().events.end());
  EXPECT_EQ(found->options[1].summary, "1 stone/wood/clay/food; event +2; VP");
}

TEST(Box, KeepsWhereItsFactsComeFrom) {
  for (const DataFile& file : data_files()) EXPECT_TRUE(box().provenance.contains(std::string(file.name)));
}

// What is house-made is known card by card; who has entered all that is printed hears no more of a house set.
TEST(Box, KnowsWhatEachCardRestsOn) {
  EXPECT_EQ(box().quests[0].confidence, Confidence::Rulebook);
  EXPECT_EQ(box().quests[3].confidence, Confidence::House);
  EXPECT_EQ(box().combat[0].confidence, Confidence::RulebookPartial);
  EXPECT_EQ(box().cost_confidence[at(Element::Wall)], Confidence::House);
  EXPECT_EQ(box().cost_confidence[at(Element::Gardens)], Confidence::Rulebook);
  EXPECT_EQ(box().card(Empire::Sumer, Type::Grow, 4).confidence, Confidence::House);
  EXPECT_EQ(box().map_confidence, Confidence::House);
  EXPECT_TRUE(box().any_house());
  std::vector<std::string> texts;
  std::vector<DataFile> files;
  for (const DataFile& file : data_files()) {
    std::string text(file.text);
    for (const std::string_view word : {"\"rulebook\"", "\"rulebook-partial\"", "\"house\""}) {
      for (const std::string_view key : {"\"default_confidence\": ", "\"confidence\": "}) {
        const std::string from = std::string(key) + std::string(word);
        for (auto found = text.find(from); found != text.npos; found = text.find(from))
          text.replace(found, from.size(), std::string(key) + "\"printed\"");
      }
    }
    texts.push_back(std::move(text));
  }
  for (std::size_t i = 0; i < texts.size(); ++i) files.push_back({data_files()[i].name, texts[i]});
  const auto printed = load_box(files);
  ASSERT_TRUE(printed) << printed.error().line();
  EXPECT_FALSE((*printed)->any_house());
  EXPECT_EQ((*printed)->quests[3].confidence, Confidence::Printed);
}

}  // namespace
}  // namespace zig::mesopotamia
