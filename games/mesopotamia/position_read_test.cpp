// Positions by hand: a few words are enough, what they leave out is as at the start of round 1, and what no game can have is refused with its rule.
#include <gtest/gtest.h>

#include "games/mesopotamia/position_testkit.h"

namespace zig::mesopotamia {
namespace {

using Kind = Action::Kind;

Json seats_json(Json first, Json second = Json::object()) {
  return {{"seats", Json::array({std::move(first), std::move(second)})}};
}
Json both_populations(int first, int second) { return {{"population", {{"positions", {first, second}}}}}; }
State read_well(const Json& json, const Options& options = {.players = 2}) {
  const auto s = read_with(json, options);
  EXPECT_TRUE(s) << s.error().line();
  return s ? *s : State{};
}
std::vector<std::string> moves(const State& s, int seat = 0) {
  Mesopotamia::Actions actions;
  position_game().legal(s, Seat{byte(seat)}, actions);
  std::vector<std::string> texts;
  for (const Action action : actions) texts.push_back(position_game().notation(action));
  return texts;
}
bool offers(const State& s, std::string_view move, int seat = 0) {
  const auto all = moves(s, seat);
  return std::ranges::find(all, move) != all.end();
}

// --- what is assumed

TEST(PositionRead, NothingIsTheStartOfRoundOne) {
  const State s = read_well(Json::object(), {.players = 4});
  EXPECT_EQ(s.stage, Stage::Turns);
  EXPECT_EQ(s.round, 1);
  EXPECT_EQ(s.asked().ask, Ask::Turn);
  EXPECT_EQ(s.asked().seat, 1);  // MS-3.7: Babylon
  for (int seat = 0; seat < 4; ++seat) {
    EXPECT_EQ(at(s.of(seat).empire), static_cast<std::size_t>(seat));
    EXPECT_EQ(s.of(seat).start, house_box().map.start[static_cast<std::size_t>(seat)]);
    EXPECT_EQ(quests_held(s, seat), 3);
  }
  EXPECT_EQ(amount(s.of(0).goods, Resource::Tablet), 1);
  EXPECT_EQ(s.of(0).floors, 1);
  EXPECT_EQ(s.of(2).unit[static_cast<std::size_t>(kFirstFigure[1])], area("ur"));  // MS-3.5c: an archer
  EXPECT_EQ(tribe_at(s, area("sinjar_hills")), 2);
  EXPECT_EQ(s.event[area("tur_abdin")].state, AreaEvent::State::FaceDown);
  EXPECT_EQ(s.closed.count(), 2);
  EXPECT_NE(s.trade[11].token, kNone);
  EXPECT_NE(s.gardens[0].token, kNone);
  EXPECT_EQ(s.gardens[1].token, kNone);
}

TEST(PositionRead, BlocksAndSlotsFollowTheNumberOfPlayers) {
  const State s = read_well(Json::object());
  EXPECT_EQ(s.blocked.count(), 8);  // MS-3.11
  EXPECT_EQ(std::ranges::count_if(s.trade, [](const TradeSlot& slot) { return slot.token != kNone; }), 6);
}

TEST(PositionRead, AFewWordsAreEnough) {
  Json json = seats_json({{"empire", "sumer"},
                          {"units", {{"tur_abdin", {{"archer", 2}}}}},
                          {"goods", {{"wood", 3}}},
                          {"technologies", {{"build", 4}}},
                          {"settlements", {"upper_tigris"}},
                          {"walls", {"upper_tigris"}},
                          {"rams", {"tur_abdin"}},
                          {"ships", {"s14"}},
                          {"dice", {"white:a", "black:star"}},
                          {"quests", {"Q1", "Q2", "Q3"}}});
  json["tracks"] = both_populations(2, 1);
  json["turn"] = 0;
  json["tribes"] = {{"sinjar_hills", {{"spearman", 1}}}, {"zagros_gate", Json::object()}};
  json["events"] = {{"tur_abdin", "none"}, {"upper_tigris", {{"token", "P6"}, {"state", "scoring"}}}};
  const State s = read_well(json);
  EXPECT_EQ(units_at(s.of(0), area("tur_abdin")), 2);
  EXPECT_EQ(s.of(0).goods, (Goods{0, 3, 0, 0, 0, 0}));
  EXPECT_EQ(s.of(0).floors, 2);
  EXPECT_TRUE(offers(s, "perform explore 1"));
  EXPECT_TRUE(offers(s, "perform gather_trade 2"));
  EXPECT_TRUE(ship_at(s.of(0), segment("s14")));
  EXPECT_EQ(tribe_at(s, area("sinjar_hills")), 1);
  EXPECT_EQ(tribe_at(s, area("zagros_gate")), 0);
  EXPECT_EQ(tribe_at(s, area("khabur_triangle")), 1);
  EXPECT_TRUE((s.seen_events >> event_token("P6")) & 1U);
  EXPECT_TRUE(s.quest[static_cast<std::size_t>(quest_card("Q2"))].held_by(0));
}

// Dice without a symbol are rolled for the one whose turn it is; floors without dice get the colours that are free.
TEST(PositionRead, DiceThatNobodyNamedAreRolled) {
  Json json = seats_json({{"floors", 3}});
  json["turn"] = 0;
  json["tracks"] = both_populations(3, 1);
  const State s = read_well(json);
  for (std::size_t i = 0; i < 3; ++i) {
    EXPECT_EQ(at(s.of(0).dice[i].colour), i);
    EXPECT_LT(s.of(0).dice[i].face, house_box().symbols.size());
  }
}

TEST(PositionRead, TheWholeMapWithoutTribesAndEvents) {
  const State s = read_well({{"tribes", "none"}, {"events", "none"}});
  EXPECT_TRUE(std::ranges::all_of(s.tribe, [](int units) { return units == 0; }));
  EXPECT_TRUE(std::ranges::all_of(s.event, [](const AreaEvent& event) { return event == AreaEvent{}; }));
}

TEST(PositionRead, TheTurnUnderWay) {
  Json json = seats_json(Json::object());
  json["turn"] = 0;
  json["course"] = {{"stage", "turns"}, {"turn", {{"used", {"explore"}}, {"marker", true}}}};
  const State s = read_well(json);
  EXPECT_EQ(s.asked().ask, Ask::Turn);
  EXPECT_FALSE(offers(s, "perform build"));
  json["course"]["turn"] = {{"used", {"grow"}}, {"action", "grow"}, {"level", 1}, {"first_left", 1}};
  json["seats"][0]["goods"] = {{"food", 3}};
  EXPECT_EQ(moves(read_well(json)), (std::vector<std::string>{"grow", "done"}));
}

TEST(PositionRead, TheBattlePhaseBegins) {
  Json json = seats_json({{"units", {{"diyala_valley", {{"spearman", 1}}}}}, {"goods", {{"bone", 2}}}},
                         {{"units", {{"diyala_valley", {{"archer", 1}}}}}, {"goods", {{"bone", 2}}}});
  json["course"] = {{"stage", "battles"}};
  const State s = read_well(json);
  EXPECT_EQ(s.battle.area, area("diyala_valley"));
  EXPECT_TRUE(offers(s, "bid 2"));
  EXPECT_TRUE(offers(s, "bid 2", 1));
}

TEST(PositionRead, TheEndOfTheGame) {
  Json json = seats_json({{"settlements", {"tur_abdin", "upper_tigris"}}});
  json["course"] = {{"stage", "over"}};
  json["gardens"] = Json::array();
  for (const char* token : {"gardens_1_01", "gardens_2_01", "gardens_3_01", "gardens_4_01", "gardens_5_01"})
    json["gardens"].push_back({{"token", token}, {"owner", 0}});
  const State s = read_well(json);
  EXPECT_TRUE(s.over());
  EXPECT_TRUE(s.last_round);
  EXPECT_EQ(position_game().standing(s).rank[0], 1);
}

TEST(PositionRead, ScenariosBeginAsTheyAreSetUp) {
  const State siege = read_well(Json::object(), {.players = 2, .automata = 1, .mode = Mode::SiegeOfUr});
  EXPECT_EQ(siege.of(1).walls.count(), 3);
  EXPECT_EQ(siege.of(1).floors, kFloors);
  EXPECT_EQ(quests_held(siege, 0), 2);
  const State ashur = read_well({{"wave", 3}}, {.players = 2, .automata = 1, .mode = Mode::DefendersOfAshur});
  EXPECT_EQ(ashur.wave, 3);
  EXPECT_EQ(units_at(ashur.of(1), area("eridu")), 2);
}

TEST(PositionRead, AnAutomatonHasItsDeck) {
  const Options options{.players = 2, .automata = 1, .automaton = 3};
  const State s = read_well(
      seats_json(Json::object(), {{"strategies", {{"face_up", {"SC1:2"}}, {"discarded", {"SC2"}}}}}),
      options);
  EXPECT_EQ(s.of(1).empire, Empire::Akkad);
  EXPECT_EQ(refusal(seats_json({{"strategies", {{"face_up", {"SC1"}}}}}), options),
            "position.seats[0].strategies: belongs to automata only; leave it out [MS-16.2]");
}

// --- what no game can have

std::string refused_seat(Json seat) { return refusal(seats_json(std::move(seat))); }

TEST(PositionRead, PiecesBeyondTheBox) {
  EXPECT_EQ(refused_seat({{"units", {{"tur_abdin", {{"rider", 2}}}, {"harran", {{"rider", 1}}}}}}),
            "position.seats[0].units.harran.rider: there are more of them than the 2 figures of the empire; "
            "take some away [MS-1.3]");
  EXPECT_EQ(refused_seat({{"units", {{"tur_abdin", {{"spearman", 3}}}}}}),
            "position.seats[0].units: are 3 with ships and rams; the limit on population position 1 is 2: "
            "take some away, or raise "
            "tracks.population [MS-10.4]");
  EXPECT_EQ(refused_seat({{"walls", {"tur_abdin", "arrapha", "gu_edin", "little_zab"}}}),
            "position.seats[0].walls: are 4; an empire has 3 [MS-1.3]");
  EXPECT_EQ(
      refused_seat({{"technologies", {{"research", 1}}}}),
      "position.seats[0].technologies.research: is below level 2, with which this empire begins [MS-1.4]");
  EXPECT_EQ(refused_seat({{"floors", 2}}),
            "position.seats[0].floors: are 2, but the population position is 1; a floor needs a position as "
            "high: raise "
            "tracks.population [MS-7.6]");
  EXPECT_EQ(refusal({{"tribes", {{"tur_abdin", {{"spearman", 1}}}}}}),
            "position.tribes.tur_abdin.spearman: is more than the 0 printed in this area; take some away "
            "[MS-3.10]");
}

TEST(PositionRead, PlacesThatCannotBe) {
  EXPECT_EQ(refused_seat({{"units", {{"tur_abdn", {{"rider", 1}}}}}}),
            "position.seats[0].units.tur_abdn: \"tur_abdn\" is no area of the map; did you mean "
            "\"tur_abdin\"? [MS-2.1]");
  EXPECT_EQ(
      refused_seat({{"units", {{"ashur", {{"rider", 1}}}}}}),
      "position.seats[0].units: stand in \"ashur\", the start area of somebody else; move them [MS-2.9]");
  EXPECT_EQ(refused_seat({{"units", {{"susa", {{"rider", 1}}}}}}),
            "position.seats[0].units: stand in \"susa\", a start area that is closed; move them [MS-2.10]");
  EXPECT_EQ(refused_seat({{"ships", {"b01"}}}),
            "position.seats[0].ships[0]: \"b01\" is no river segment; write its id, as in \"s14\" [MS-2.4]");
  EXPECT_EQ(refused_seat({{"ships", {"s14", "s14"}}}),
            "position.seats[0].ships: are twice on \"s14\"; own ships never share a segment [MS-6.11]");
  EXPECT_EQ(refused_seat({{"walls", {"harran"}}}),
            "position.seats[0].walls: stand in \"harran\", a start area; move them [MS-7.2]");
  EXPECT_EQ(refused_seat({{"settlements", {"syrian_desert"}}}),
            "position.seats[0].settlements: stand in \"syrian_desert\", which has a block token with this "
            "number of players; move "
            "them [MS-2.11]");
  EXPECT_EQ(refusal(seats_json({{"settlements", {"tur_abdin"}}}, {{"settlements", {"tur_abdin"}}})),
            "position.seats[1].settlements: stand in \"tur_abdin\", where somebody else has one; there is "
            "one in an area [MS-7.3]");
}

TEST(PositionRead, EmpiresAndStartAreas) {
  EXPECT_EQ(refused_seat({{"empire", "mari"}}),
            "position.seats[0].empire: \"mari\" is of an expansion that is not in play; turn the expansion "
            "on [MS-1.13]");
  EXPECT_EQ(refusal(seats_json({{"empire", "elam"}}, {{"empire", "elam"}})),
            "position.seats[1].empire: \"elam\" is somebody else's already; choose another one [MS-3.1]");
  EXPECT_EQ(refused_seat({{"start", "susa"}}),
            "position.seats[0].start: \"susa\" is no start area of this game [MS-3.2]");
  EXPECT_EQ(refused_seat({{"role", "C"}}),
            "position.seats[0].role: is no role that this seat can have; every role is taken once, and "
            "automata take the last ones "
            "[MS-3.1]");
}

TEST(PositionRead, DiceThatCannotBe) {
  EXPECT_EQ(refused_seat({{"dice", {"white:gish"}}}),
            "position.seats[0].dice[0]: no white die has the symbol \"gish\" [MS-5.3]");
  EXPECT_EQ(refused_seat({{"dice", {"white:moon"}}}),
            "position.seats[0].dice[0]: \"white:moon\" is no die; write its colour, or its colour and "
            "symbol, as in \"white:star\" "
            "[MS-5.11]");
  Json json = seats_json({{"dice", {"white", "white"}}});
  json["tracks"] = both_populations(2, 1);
  EXPECT_EQ(refusal(json),
            "position.seats[0].dice: have a colour twice; floors 1 to 3 give three colours, and so do floors "
            "4 to 6 [MS-5.11]");
  EXPECT_EQ(
      refused_seat({{"floors", 0}, {"dice", {"white"}}}),
      "position.seats[0].dice: has 1 dice, but the ziggurat has 0 floors; each floor gives one [MS-5.11]");
  EXPECT_EQ(refused_seat({{"dice", {"white:a:explore"}}}),
            "position.seats[0].dice: lie on a card whose action was not performed in this turn; say which "
            "were in course.turn.used "
            "[MS-5.3]");
}

TEST(PositionRead, EventsThatCannotBe) {
  const auto event = [](Json value) { return refusal({{"events", {{"tur_abdin", std::move(value)}}}}); };
  EXPECT_EQ(event({{"token", "P1"}}),
            "position.events.tur_abdin.token: \"P1\" has another shape than the slot of this area (mountain) "
            "[MS-3.9]");
  EXPECT_EQ(event({{"token", "M9"}}),
            "position.events.tur_abdin.token: \"M9\" is of an expansion that is not in play; turn the "
            "expansion on [MS-1.13]");
  EXPECT_EQ(
      event({{"token", "M3"}, {"owner", 0}, {"option", 1}}),
      "position.events.tur_abdin.option: \"M3\" does not run for six rounds with this option [MS-13.5]");
  EXPECT_EQ(
      event({{"token", "M3"}, {"state", "scoring"}}),
      "position.events.tur_abdin.state: \"M3\" has no option that leaves its token on the map [MS-13.4]");
  EXPECT_EQ(event("up"),
            "position.events.tur_abdin: must be \"down\", \"none\" or an object with a token, not \"up\" "
            "[MS-13.1]");
  EXPECT_EQ(refusal({{"events", {{"harran", "down"}}}}),
            "position.events.harran: has no event in this game; leave it out [MS-3.9]");
  EXPECT_EQ(
      refusal({{"seen", {"M1", "M2", "M3", "M4", "M5", "M6", "M7", "M8"}}}),
      "position.seen: leaves too few mountain tokens for the events that are face down; shorten it [MS-3.9]");
}

TEST(PositionRead, TokensAndTracksThatCannotBe) {
  EXPECT_EQ(refusal({{"trade", {"trade_2_01"}}}),
            "position.trade[0]: \"trade_2_01\" is of another level than its section; slots 1 to 3 are level "
            "1, 4 to 6 level 2 and so on "
            "[MS-2.5]");
  EXPECT_EQ(refusal({{"trade", {nullptr, "trade_1_01"}}}),
            "position.trade[1]: is a slot without a token for this number of players; write null [MS-3.8]");
  EXPECT_EQ(refusal({{"gardens", {"gardens_2_01"}}}),
            "position.gardens[0]: must be a token of level 1 [MS-3.12]");
  EXPECT_EQ(refusal({{"gardens", {"gardens_1_01", "gardens_2_01"}}}),
            "position.gardens[1]: lies under a part that nobody has built; only the last one has no owner "
            "[MS-7.8]");
  EXPECT_EQ(refusal({{"tracks", {{"event", {{"positions", {3}}}}}}}),
            "position.tracks.event.positions: has 1 entry; write one for each of the 2 seats [MS-2.6]");
  EXPECT_EQ(refusal({{"tracks", {{"event", {{"positions", {15, 15}}}}}}}),
            "position.tracks.event: has two seals on the highest position, which holds one [MS-10.7]");
  EXPECT_EQ(refusal({{"tracks", {{"event", {{"positions", {3, 1}}, {"order", {1, 0}}}}}}}),
            "position.tracks.event.order[1]: ranks behind a seal on a lower position; the highest position "
            "comes first [MS-10.6]");
  EXPECT_EQ(refusal(seats_json({{"quests", {"Q1"}}}, {{"quests", {"Q1"}}})),
            "position.seats[1].quests[0]: \"Q1\" is named twice; there is one of it [MS-1.5]");
  EXPECT_EQ(refusal({{"moon", 1}}).substr(0, 33), "position.moon: is not known here;");
}

// Where the game stands must fit the pieces.
TEST(PositionRead, ACourseThatDoesNotFit) {
  Json json = seats_json(Json::object());
  json["turn"] = 0;
  const Json good = position_game().position(read_well(json));
  EXPECT_EQ(refusal(good), "accepted");
  const auto spoilt = [&](std::string_view key, Json value) {
    Json bad = good;
    bad["course"][std::string(key)] = std::move(value);
    return refusal(bad);
  };
  const auto question = [](Json one) { return Json::array({std::move(one)}); };
  EXPECT_EQ(spoilt("questions", question({"moon", 0})),
            "position.course.questions[0]: \"moon\" is no question of this game [MS-19.1]");
  EXPECT_EQ(spoilt("questions", question({"step", 0})),
            "position.course.questions[0]: does not fit the pieces and the turn; leave course out to begin a "
            "turn [MS-6.2]");
  EXPECT_EQ(spoilt("questions", question({"settlement", 0, "tur_abdin"})),
            "position.course.questions[0]: does not fit the pieces and the turn; leave course out to begin a "
            "turn [MS-12.8]");
  EXPECT_EQ(spoilt("questions", question({"turn", 1})),
            "position.course.questions[0]: does not fit the pieces and the turn; leave course out to begin a "
            "turn [MS-5.2]");
  EXPECT_EQ(spoilt("questions", Json::array()),
            "position.course.questions: is empty, but somebody must be asked; leave course out to begin a "
            "turn [MS-19.1]");
  EXPECT_EQ(spoilt("turn", {{"moving", 0}, {"steps_left", 1}}),
            "position.course.turn: does not fit the pieces and the turn; leave course out to begin a turn "
            "[MS-5.2]");
  EXPECT_EQ(spoilt("battles", Json::object()).substr(0, 40), "position.course.battles: is not known he");
  EXPECT_EQ(spoilt("stage", "captures").substr(0, 28), "position.course.turn: is not");
}

// --- chance

TEST(PositionRead, WhatChanceBrings) {
  const auto outcome = [](std::string_view text) {
    const auto found = position_game().chance_outcome(text);
    return found ? int{*found} : -1;
  };
  EXPECT_EQ(outcome("4"), 4);
  EXPECT_EQ(outcome("die 4"), 4);
  EXPECT_EQ(outcome("die star"), kFaceOutcome);
  EXPECT_EQ(outcome("GISH"), kFaceOutcome + 4);
  EXPECT_EQ(outcome("archer_01"), kCombatOutcome + combat_card("archer_01"));
  EXPECT_EQ(outcome("D1"), kEventOutcome + event_token("D1"));
  EXPECT_EQ(outcome("gardens_2_01"), kGardensOutcome + gardens_token("gardens_2_01"));
  EXPECT_EQ(outcome("Q5"), kQuestOutcome + quest_card("Q5"));
  EXPECT_EQ(outcome("trade_1_01"), kTradeOutcome + trade_token("trade_1_01"));
  EXPECT_EQ(outcome("SC3"), kStrategyOutcome + 2);
  EXPECT_EQ(outcome("warfare"), kActionOutcome + static_cast<int>(Type::Warfare));
  EXPECT_EQ(outcome("action star"), kActionOutcome + kTypes);
  EXPECT_EQ(outcome("empire mari"), kEmpireOutcome + static_cast<int>(Empire::Mari));
  EXPECT_EQ(outcome("start harran"), kAreaOutcome);
  for (const char* none : {"star", "7", "0", "die moon", "start tur_abdin", "", "a b c", "moon"})
    EXPECT_EQ(outcome(none), -1) << none;
}

}  // namespace
}  // namespace zig::mesopotamia
