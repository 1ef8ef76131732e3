// How computer players bargain: they give what helps them less for what helps them more, never to somebody who is about to win, and they come to an end.
#include "players/civilization/bargain.h"

#include "players/civilization/evaluation.h"
#include "players/position_testkit.h"

namespace zig::players {
namespace {

using namespace civilization;

using Position = PositionOf<Civilization>;

// The proposer, Rome, offers; the partner, Russia, knows Horseback Riding and can spend silk.
Json partners(const Json& rome, const Json& russia) {
  Json first = {{"civ", "rome"}, {"trade", 9}, {"culture", 6}}, second = {{"civ", "russia"}, {"trade", 9}};
  first.update(rome);
  second.update(russia);
  return {{"turn", 5}, {"phase", "trade"}, {"players", {first, second}}};
}

// CV-5.6: who can spend a token pays for it with one that is of no use; for too little nobody gives it away.
TEST(BargainingInCivilization, GoodsForOtherGoods) {
  const Json position = partners({{"market", {{"silk", 1}}}},
                                 {{"techs", {"horseback_riding"}}, {"market", {{"iron", 1}, {"silk", 1}}}});
  EXPECT_EQ(Position(position).play("offer 1").play("give silk").play("want iron").play("propose").greedy(),
            "agree");
  EXPECT_EQ(
      Position(position).play("offer 1").play("give 1 trade").play("want silk").play("propose").greedy(),
      "decline");
}

// CV-5.6: nobody sells the last culture token that somebody needs, and in games that are played on nobody helps a player who is about to win.
TEST(BargainingInCivilization, NobodyFeedsTheLeader) {
  const auto rome = [](int track) { return Json{{"track", track}, {"culture", 6}, {"trade", 12}}; };
  const auto answer = [&](int track) {
    return Position(partners(rome(track), {{"culture", 2}}))
        .play("offer 1")
        .play("give 3 trade")
        .play("want 1 culture")
        .play("propose")
        .greedy();
  };
  EXPECT_EQ(answer(0), "agree");
  EXPECT_EQ(answer(kTrackSpaces - 1), "decline");

  const Box& box = the_game<Civilization>().box();
  const auto good = [&](int track) {
    const Position position(partners(rome(track), Json::object()));
    const State& s = position.state();
    return is_good_for(box, s, 1, 0, 1.0, 0.01, Survey(box, s), {});
  };
  EXPECT_TRUE(good(0));
  EXPECT_FALSE(good(kTrackSpaces - 1));
}

// CV-5.8: who is offered too little for what it would give answers with an offer that both should want; a counter-offer is taken or declined.
TEST(BargainingInCivilization, CountersOnceAndKeepsASide) {
  const Json america = {
      {"civ", "america"}, {"techs", {"horseback_riding"}}, {"trade", 9}, {"market", {{"iron", 1}}}};
  const Json position = {
      {"turn", 5},
      {"phase", "trade"},
      {"players",
       {{{"civ", "rome"}, {"techs", {"metalworking"}}, {"trade", 12}, {"market", {{"silk", 1}}}},
        america,
        {{"civ", "russia"}, {"trade", 9}}}}};
  civilization::Options options;
  options.players = 3;
  Position asked(position, options);
  asked.play("offer 1").play("give 1 trade").play("want iron").play("propose");
  EXPECT_EQ(asked.greedy(), "counter");
  asked.play("counter");
  EXPECT_EQ(asked.greedy(4), "give iron, want silk, propose, agree");

  Position again(position, options);
  again.play("offer 1").play("give 1 trade").play("want iron").play("propose").play("counter");
  again.play("give 1 trade").play("want silk").play("propose");
  EXPECT_EQ(again.greedy(), "decline") << "Rome could counter once more";
}

// CV-5.6: between two players what helps one hurts the other by as much, so no deal is good for both; presents are taken.
TEST(BargainingInCivilization, TwoPlayersHaveNothingToTrade) {
  const Json position = partners({{"market", {{"silk", 1}}}},
                                 {{"techs", {"horseback_riding"}}, {"market", {{"iron", 1}, {"silk", 1}}}});
  const Position start(position);
  const Box& box = the_game<Civilization>().box();
  const State& s = start.state();
  const Survey survey(box, s);
  for (const double one : {-0.5, 0.1, 0.3, 1.0, 4.0}) {
    for (const double other : {-0.5, 0.1, 0.3, 1.0, 4.0})
      EXPECT_FALSE(is_good_for(box, s, 0, 1, one, other, survey, {}) &&
                   is_good_for(box, s, 1, 0, other, one, survey, {}));
  }
  EXPECT_FALSE(best_barter(box, s, 0, 1, survey, {}));
  Position demand(position);
  EXPECT_EQ(demand.play("offer 1").play("give 1 trade").play("want iron").play("propose").greedy(),
            "decline");
}

// CV-18.6, CV-5.8: offers are one thing for another, most of them are taken, and there are few of them.
TEST(BargainingInCivilization, FewOffersAndMostAreTaken) {
  const Civilization& game = the_game<Civilization>();
  int offers = 0, drafts = 0, counters = 0, taken = 0, turns = 0;
  for (std::uint64_t seed = 1; seed <= 2; ++seed) {
    Random random = Random::fast(seed);
    State s = game.start({.players = 4, .turn_limit = 10}, random);
    Recorder<civilization::Event> events;
    while (!game.pending(s).empty()) {
      const Seat seat = game.pending(s).first();
      const Action action = choose_greedy(game, s, seat, random);
      drafts += action.kind == Action::Kind::OfferTo;
      counters += action.kind == Action::Kind::Counter;
      offers += action.kind == Action::Kind::Propose;
      taken += s.questions > 0 && s.asked().ask == Ask::AnswerOffer && action.kind == Action::Kind::Agree;
      game.apply(s, seat, action, random, events);
    }
    turns += s.turn * s.players();
  }
  EXPECT_LE(offers, turns) << "less than one a turn, of the three that are allowed";
  EXPECT_LE(drafts + counters, offers + offers / 10) << "what is begun is proposed";
  EXPECT_GE(2 * taken, offers);
}

}  // namespace
}  // namespace zig::players
