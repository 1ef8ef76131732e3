// The laws of engine/laws.h, to be checked for a game with every number of players and every value of every option:
//
//   const bool kChecked = check_laws<SomeGame>("SomeGame", cases());     // SomeGame/Laws.Law3_SameSeedSameBytes/players3_default, ...
#pragma once

#include <gtest/gtest.h>

#include <fstream>
#include <iterator>
#include <map>
#include <memory>
#include <regex>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "engine/effort_testkit.h"
#include "engine/laws.h"
#include "locale/verdict_text.h"
#include "players/advice.h"
#include "players/players.h"
#include "players/the_game_testkit.h"
#include "table/any_game_testkit.h"
#include "table/replay.h"
#include "table/table.h"

namespace zig {

struct Case {
  std::string name;  // "players3_choose"
  Json options;
};

// All that an observer can read.
template <Game G>
std::string everything_seen(const G& game, const typename G::State& s, Observer observer) {
  std::string text = table::json_line(game.view(s, observer));
  if (observer.spectator()) return text;
  const Seat seat{observer.n};
  typename G::Actions actions;
  game.legal(s, seat, actions);
  for (const auto& action : actions) text += "\n" + game.notation(action);
  for (const Lang lang : kLangs) {
    text += "\n" + table::json_line(game.decision(s, seat, lang));
    if (!actions.empty()) text += "\n" + game.action_text(s, seat, actions[0], lang);
  }
  return text;
}

// What the coach says to a seat that is asked, after a short think: moves with all their figures and reasons.
template <Game G>
std::string everything_advised(const G& game, const typename G::State& s, Observer observer) {
  if (observer.spectator() || !game.pending(s).has(Seat{observer.n})) return "";
  std::string text;
  const Seat seat{observer.n};
  const players::Weights<G> weights;
  const players::Evaluation<G> evaluation(game, s, seat, weights);
  int asked = 0;
  for (const auto& one : players::advise(game, s, seat, [&] { return ++asked > 1; })) {
    text += game.notation(one.move.action) + " " + std::to_string(one.move.value) + " " +
            std::to_string(one.move.win) + " " + std::to_string(one.move.points);
    for (const auto& term : evaluation.terms(one.move.action))
      text += " " + std::string(term.key) + " " + std::to_string(term.value);
    text += "\n";
  }
  return text;
}

// Makes one random move.
inline void play_on(table::Table& table, Random& random) {
  const Seat seat = laws::any_seat(table.match().pending(), random);
  const auto legal = table.match().legal(seat);
  table.play_legal(seat, legal[random.below(static_cast<std::uint32_t>(legal.size()))]);
}

// The table's moves without the last one of `seat`, played again from the start.
inline std::string replayed_without_last_of(const table::Table& table, table::Table& fresh, Seat seat) {
  std::size_t leave_out = table.moves().size();
  while (table.moves()[leave_out - 1].seat != seat) --leave_out;
  for (std::size_t i = 0; i < table.moves().size(); ++i) {
    if (i + 1 != leave_out) fresh.play_legal(table.moves()[i].seat, table.moves()[i].action);
  }
  return fresh.match().state_bytes();
}

inline std::set<std::string> rule_ids(std::string_view game) {
  std::ifstream in(std::string(ZIGGURAT_SOURCE_DIR) + "/docs/rules/" + std::string(game) + ".md");
  const std::string text{std::istreambuf_iterator<char>(in), {}};
  const std::regex id(R"(\*\*([0-9A-Z]{2}-[0-9R]+\.[0-9]+[a-z]?)\*\*)");
  std::set<std::string> ids;
  for (auto it = std::sregex_iterator(text.begin(), text.end(), id); it != std::sregex_iterator(); ++it) {
    ids.insert((*it)[1]);
  }
  return ids;
}

// One law with one set of options.
template <Game G>
class Law : public testing::Test {
 public:
  using Body = void (Law::*)();
  struct Named {
    const char* name;
    Body body;
  };
  static const std::vector<Named>& all();

  Law(Case with, Body body) : case_(std::move(with)), body_(body) {}
  void TestBody() override { (this->*body_)(); }

 private:
  static const G& game() { return players::the_game<G>(); }
  template <class Check>
  void hold(int games, int sample, Check&& law) const {
    const auto options = game().read_options(case_.options);
    ASSERT_TRUE(options) << options.error().line();
    const int fewer = sample * 4 / effort(4);  // states to look at
    EXPECT_EQ(law(laws::Trial<G>{game(), *options, 7, effort(games), fewer}), "");
  }
  std::unique_ptr<table::Table> open_table(std::uint64_t seed) const {
    auto opened = table::Table::open(table::any_library(), {.game = std::string(G::kId),
                                                            .options = case_.options,
                                                            .seed = {.number = seed, .key = std::nullopt},
                                                            .position = std::nullopt,
                                                            .labels = {}});
    EXPECT_TRUE(opened) << opened.error().line();
    return std::move(*opened);
  }

  void law1_legal_and_judge_agree_on_the_whole_id_space() {
    hold(1, 8, [](const auto& trial) { return laws::judge_agrees_with_legal(trial, [](const Verdict&) {}); });
  }

  void law1_picking_without_a_list_agrees_with_the_list() {
    hold(2, 1, [](const auto& trial) { return laws::picking_agrees_with_legal(trial); });
  }

  void law2_components_are_conserved() {
    hold(20, 1, [](const auto& trial) { return laws::components_are_conserved(trial); });
  }

  void law3_same_seed_same_bytes() {
    hold(1, 1, [](const auto& trial) { return laws::same_seed_gives_same_bytes(trial); });
  }

  void law4_nobody_sees_what_is_hidden() {
    hold(2, 5, [](const laws::Trial<G>& trial) {
      return laws::nobody_sees_what_is_hidden(
          trial, [&](const auto& s, Observer observer) { return everything_seen(trial.game, s, observer); },
          [&](const auto& s, Seat seat, Random& random) {
            return players::choose_greedy(trial.game, s, seat, random);
          });
    });
  }

  // The coach, and one of the levels at each look.
  void law4_nobody_thinks_with_what_is_hidden() {
    hold(1, 60, [](const laws::Trial<G>& trial) {
      return laws::nobody_sees_what_is_hidden(
          trial,
          [&](const auto& s, Observer observer) { return everything_advised(trial.game, s, observer); },
          [&](const auto& s, Seat seat, Random& random) {
            const auto level =
                players::kLadder[random.below(static_cast<std::uint32_t>(std::size(players::kLadder)))];
            int asked = 0;
            return players::choose(trial.game, level, s, seat, random, [&] { return ++asked > 1; });
          });
    });
  }

  void law6_sealed_choices_commute() {
    hold(3, 1, [](const auto& trial) { return laws::sealed_choices_commute(trial); });
  }

  void law7_positions_round_trip() {
    hold(2, 3, [](const auto& trial) { return laws::positions_round_trip(trial); });
  }

  void law8_random_play_ends() {
    hold(20, 1, [](const auto& trial) { return laws::random_play_ends(trial); });
  }

  void law9_points_add_up_and_ranks_follow() {
    hold(10, 1, [](const auto& trial) { return laws::points_add_up_and_ranks_follow(trial); });
  }

  void law7_saves_round_trip() {
    Random random = Random::fast(3);
    for (const bool to_the_end : {false, true}) {
      const auto table = open_table(11);
      for (int i = 0; !table->over() && (to_the_end || i < 17); ++i) play_on(*table, random);
      const std::string saved = table->save();
      const auto record = table::parse_replay(saved);
      ASSERT_TRUE(record) << record.error().line();
      const auto again = table::replay_table(table::any_library(), *record);
      ASSERT_TRUE(again) << again.error().line();
      EXPECT_EQ((*again)->match().state_bytes(), table->match().state_bytes());
      EXPECT_EQ((*again)->save(), saved);
    }
  }

  void law10_undo_is_replaying_one_action_less_and_stops_at_the_frontier() {
    Random random = Random::fast(5);
    const auto table = open_table(13);
    int undone = 0, refused = 0;
    while (!table->over()) {
      play_on(*table, random);
      if (random.below(3) != 0) continue;
      const Seat seat = laws::any_seat(Seats::all(table->match().seats()), random);
      const std::string before = table->match().state_bytes();
      if (const auto why_not = table->why_not_undo(seat, Lang::En)) {
        ++refused;
        for (const Lang lang : kLangs) {
          const auto refusal = table->undo(seat, lang);
          ASSERT_TRUE(refusal);
          EXPECT_FALSE(refusal->why.empty() || refusal->why.starts_with('<')) << refusal->why;
        }
        EXPECT_EQ(table->match().state_bytes(), before);
        continue;
      }
      const auto fresh = open_table(13);
      const std::string expected = replayed_without_last_of(*table, *fresh, seat);
      const std::uint32_t frontier = table->match().frontier();
      ASSERT_FALSE(table->undo(seat, Lang::En));
      ++undone;
      EXPECT_EQ(table->match().state_bytes(), expected);
      EXPECT_EQ(table->match().frontier(), frontier);
    }
    EXPECT_GT(undone, 0);
    EXPECT_GT(refused, 0);
  }

  void law11_every_refusal_has_its_rule_and_a_sentence_in_all_languages() {
    hold(1, 5, [](const laws::Trial<G>& trial) -> std::string {
      std::map<std::string, Verdict> refusals;  // one for each rule, sentence and set of pieces
      Verdict last;                             // most refusals are like the one before
      const auto is_like = [](const Verdict& a, const Verdict& b) {
        return a.rule == b.rule && a.key == b.key &&
               std::ranges::equal(a.pieces, b.pieces, {}, &NamedPiece::name, &NamedPiece::name);
      };
      std::string complaint = laws::judge_agrees_with_legal(trial, [&](const Verdict& verdict) {
        if (is_like(verdict, std::exchange(last, verdict))) return;
        std::string key = std::string(verdict.rule) + " " + std::string(verdict.key);
        for (const NamedPiece& piece : verdict.pieces) key += " " + std::string(piece.name);
        refusals.try_emplace(std::move(key), verdict);
      });
      if (!complaint.empty()) return complaint;
      const std::set<std::string> known = rule_ids(G::kId);
      for (const auto& [name, verdict] : refusals) {
        if (!known.contains(std::string(verdict.rule))) return name + ": no such rule in docs/rules";
        for (const Lang lang : kLangs) {
          const std::string sentence = verdict_text(trial.game, verdict, lang);
          if (!has_text(lang, verdict.key)) return name + ": no sentence in " + std::string(lang_id(lang));
          if (sentence.find_first_of("{}<>") != std::string::npos)
            return name + ": not filled in: " + sentence;
        }
      }
      return refusals.size() < 3 ? "hardly anything was refused" : "";
    });
  }

  Case case_;
  Body body_;
};

template <Game G>
const std::vector<typename Law<G>::Named>& Law<G>::all() {
  static const std::vector<Named> laws = {
      {"Law1_LegalAndJudgeAgreeOnTheWholeIdSpace", &Law::law1_legal_and_judge_agree_on_the_whole_id_space},
      {"Law1_PickingWithoutAListAgreesWithTheList", &Law::law1_picking_without_a_list_agrees_with_the_list},
      {"Law2_ComponentsAreConserved", &Law::law2_components_are_conserved},
      {"Law3_SameSeedSameBytes", &Law::law3_same_seed_same_bytes},
      {"Law4_NobodySeesWhatIsHidden", &Law::law4_nobody_sees_what_is_hidden},
      {"Law4_NobodyThinksWithWhatIsHidden", &Law::law4_nobody_thinks_with_what_is_hidden},
      {"Law6_SealedChoicesCommute", &Law::law6_sealed_choices_commute},
      {"Law7_PositionsRoundTrip", &Law::law7_positions_round_trip},
      {"Law8_RandomPlayEnds", &Law::law8_random_play_ends},
      {"Law9_PointsAddUpAndRanksFollow", &Law::law9_points_add_up_and_ranks_follow},
      {"Law7_SavesRoundTrip", &Law::law7_saves_round_trip},
      {"Law10_UndoIsReplayingOneActionLessAndStopsAtTheFrontier",
       &Law::law10_undo_is_replaying_one_action_less_and_stops_at_the_frontier},
      {"Law11_EveryRefusalHasItsRuleAndASentenceInAllLanguages",
       &Law::law11_every_refusal_has_its_rule_and_a_sentence_in_all_languages},
  };
  return laws;
}

// Every law with every case is a test.
template <Game G>
bool check_laws(const std::string& name, const std::vector<Case>& cases) {
  for (const typename Law<G>::Named& law : Law<G>::all()) {
    for (const Case& with : cases) {
      testing::RegisterTest((name + "/Laws").c_str(), (std::string(law.name) + "/" + with.name).c_str(),
                            nullptr, with.options.dump().c_str(), __FILE__, __LINE__,
                            [=]() -> testing::Test* { return new Law<G>(with, law.body); });
    }
  }
  return true;
}

}  // namespace zig
