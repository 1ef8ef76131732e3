// The laws of engine/laws.h on every game: all player counts, every value of every option.
#include "engine/laws.h"

#include <gtest/gtest.h>

#include <fstream>
#include <iterator>
#include <map>
#include <memory>
#include <regex>
#include <set>
#include <string>
#include <vector>

#include "games/library.h"
#include "players/all_games.h"
#include "players/players.h"
#include "table/match.h"
#include "table/replay.h"
#include "table/table.h"

namespace zig {
namespace {

const GameLibrary& library() {
  static const auto opened = open_library();
  return **opened;
}

struct Case {
  std::string name;  // "players3_choose"
  std::string game;
  Json options;
};
std::ostream& operator<<(std::ostream& out, const Case& c) {
  return out << c.game << " " << c.options.dump();
}

// Every value of every option with every player count.
std::vector<Case> seven_wonders_cases() {
  std::vector<Case> cases;
  for (int players = 2; players <= 7; ++players) {
    const auto add = [&](std::string name, Json options) {
      options["players"] = players;
      cases.push_back({"players" + std::to_string(players) + "_" + name, "seven-wonders", options});
    };
    add("default", Json::object());
    add("side_a", {{"wonder_assignment", "random_wonder_side_A"}, {"mausoleum_timing", "end_of_age"}});
    add("side_b", {{"wonder_assignment", "random_wonder_side_B"}, {"extra_guilds", true}});
    add("choose_side",
        {{"wonder_assignment", "random_wonder_choose_side"}, {"copied_shipowners_counts_itself", true}});
    add("choose",
        {{"wonder_assignment", "choose"}, {"mausoleum_timing", "end_of_age"}, {"extra_guilds", true}});
  }
  return cases;
}

std::vector<Case> tigris_euphrates_cases() {
  std::vector<Case> cases;
  for (int players = 2; players <= 4; ++players) {
    for (const char* board : {"standard", "second"}) {
      for (const bool building_game : {false, true}) {
        const std::string name =
            "players" + std::to_string(players) + "_" + board + (building_game ? "_building_game" : "");
        const bool open_scores = players == 3;
        cases.push_back({name,
                         "tigris-euphrates",
                         {{"players", players},
                          {"board", board},
                          {"building_game", building_game},
                          {"open_scores", open_scores}}});
      }
    }
  }
  return cases;
}

// Random games of A New Dawn last for hundreds of rounds, so these end earlier; random_play_test.cpp plays some to their end.
std::vector<Case> new_dawn_cases() {
  std::vector<Case> cases;
  for (int players = 2; players <= 4; ++players) {
    const auto add = [&](std::string name, int rounds, Json options) {
      options["players"] = players;
      options["round_cap"] = rounds;
      cases.push_back({"players" + std::to_string(players) + "_" + name, "new-dawn", options});
    };
    add("default", 10, Json::object());
    add("built", 4, {{"map", "built"}});
    add("rulings", 10,
        {{"epic", true},
         {"flight_reinforce_minus_attacks", true},
         {"agenda_uses_control_token", false},
         {"maracana_before", true}});
    add("automated", 10, {{"automated", players / 2}, {"epic", players == 3}});
    add("built_automated", 4, {{"map", "built"}, {"automated", 1}});
  }
  return cases;
}

class Laws : public testing::TestWithParam<Case> {
 protected:
  // Runs law(trial) with the case's game, whatever type it has.
  template <class Law>
  void hold(int games, int sample, Law&& law) const {
    bool found = false;
    library().each([&]<class G>(const G& game) {
      if (G::kId != GetParam().game) return;
      found = true;
      const auto options = game.read_options(GetParam().options);
      ASSERT_TRUE(options) << options.error().line();
      EXPECT_EQ(law(laws::Trial<G>{game, *options, 7, games, sample}), "");
    });
    EXPECT_TRUE(found);
  }
  std::unique_ptr<table::Table> open_table(std::uint64_t seed) const {
    auto opened = table::Table::open(library(), {.game = GetParam().game,
                                                 .options = GetParam().options,
                                                 .seed = {.number = seed, .key = std::nullopt},
                                                 .position = std::nullopt,
                                                 .labels = {}});
    EXPECT_TRUE(opened) << opened.error().line();
    return std::move(*opened);
  }
};

std::string name_of(const testing::TestParamInfo<Case>& test) { return test.param.name; }
INSTANTIATE_TEST_SUITE_P(SevenWonders, Laws, testing::ValuesIn(seven_wonders_cases()), name_of);
INSTANTIATE_TEST_SUITE_P(TigrisEuphrates, Laws, testing::ValuesIn(tigris_euphrates_cases()), name_of);
INSTANTIATE_TEST_SUITE_P(NewDawn, Laws, testing::ValuesIn(new_dawn_cases()), name_of);

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

TEST_P(Laws, Law1_LegalAndJudgeAgreeOnTheWholeIdSpace) {
  hold(1, 8, [](const auto& trial) { return laws::judge_agrees_with_legal(trial, [](const Verdict&) {}); });
}

TEST_P(Laws, Law1_PickingWithoutAListAgreesWithTheList) {
  hold(2, 1, [](const auto& trial) { return laws::picking_agrees_with_legal(trial); });
}

TEST_P(Laws, Law2_ComponentsAreConserved) {
  hold(20, 1, [](const auto& trial) { return laws::components_are_conserved(trial); });
}

TEST_P(Laws, Law3_SameSeedSameBytes) {
  hold(1, 1, [](const auto& trial) { return laws::same_seed_gives_same_bytes(trial); });
}

TEST_P(Laws, Law4_NobodySeesWhatIsHidden) {
  hold(2, 5, []<class G>(const laws::Trial<G>& trial) {
    return laws::nobody_sees_what_is_hidden(
        trial, [&](const auto& s, Observer observer) { return everything_seen(trial.game, s, observer); },
        [&](const auto& s, Seat seat, Random& random) {
          return players::choose_greedy(trial.game, s, seat, random);
        });
  });
}

TEST_P(Laws, Law6_SealedChoicesCommute) {
  hold(3, 1, [](const auto& trial) { return laws::sealed_choices_commute(trial); });
}

TEST_P(Laws, Law7_PositionsRoundTrip) {
  hold(2, 3, [](const auto& trial) { return laws::positions_round_trip(trial); });
}

TEST_P(Laws, Law8_RandomPlayEnds) {
  hold(20, 1, [](const auto& trial) { return laws::random_play_ends(trial); });
}

TEST_P(Laws, Law9_PointsAddUpAndRanksFollow) {
  hold(10, 1, [](const auto& trial) { return laws::points_add_up_and_ranks_follow(trial); });
}

TEST(LawsOfGames, Law7_NotationRoundTrips) {
  library().each([](const auto& game) { EXPECT_EQ(laws::notation_round_trips(game), ""); });
}

// Makes one random move.
void play_on(table::Table& table, Random& random) {
  const Seat seat = laws::any_seat(table.match().pending(), random);
  const auto legal = table.match().legal(seat);
  table.play_legal(seat, legal[random.below(static_cast<std::uint32_t>(legal.size()))]);
}

TEST_P(Laws, Law7_SavesRoundTrip) {
  Random random = Random::fast(3);
  for (const bool to_the_end : {false, true}) {
    const auto table = open_table(11);
    for (int i = 0; !table->over() && (to_the_end || i < 17); ++i) play_on(*table, random);
    const std::string saved = table->save();
    const auto record = table::parse_replay(saved);
    ASSERT_TRUE(record) << record.error().line();
    const auto again = table::replay_table(library(), *record);
    ASSERT_TRUE(again) << again.error().line();
    EXPECT_EQ((*again)->match().state_bytes(), table->match().state_bytes());
    EXPECT_EQ((*again)->save(), saved);
  }
}

// The table's moves without the last one of `seat`, played again from the start.
std::string replayed_without_last_of(const table::Table& table, table::Table& fresh, Seat seat) {
  std::size_t leave_out = table.moves().size();
  while (table.moves()[leave_out - 1].seat != seat) --leave_out;
  for (std::size_t i = 0; i < table.moves().size(); ++i) {
    if (i + 1 != leave_out) fresh.play_legal(table.moves()[i].seat, table.moves()[i].action);
  }
  return fresh.match().state_bytes();
}

TEST_P(Laws, Law10_UndoIsReplayingOneActionLessAndStopsAtTheFrontier) {
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

std::set<std::string> rule_ids(std::string_view game) {
  std::ifstream in(std::string(ZIGGURAT_SOURCE_DIR) + "/docs/rules/" + std::string(game) + ".md");
  const std::string text{std::istreambuf_iterator<char>(in), {}};
  const std::regex id(R"(\*\*([0-9A-Z]{2}-[0-9R]+\.[0-9]+[a-z]?)\*\*)");
  std::set<std::string> ids;
  for (auto it = std::sregex_iterator(text.begin(), text.end(), id); it != std::sregex_iterator(); ++it) {
    ids.insert((*it)[1]);
  }
  return ids;
}

TEST_P(Laws, Law11_EveryRefusalHasItsRuleAndASentenceInAllLanguages) {
  hold(1, 5, []<class G>(const laws::Trial<G>& trial) -> std::string {
    std::map<std::string, Verdict> refusals;  // one for each rule, sentence and set of pieces
    std::string complaint = laws::judge_agrees_with_legal(trial, [&](const Verdict& verdict) {
      std::string key = std::string(verdict.rule) + " " + std::string(verdict.key);
      for (const NamedPiece& piece : verdict.pieces) key += " " + std::string(piece.name);
      refusals.try_emplace(std::move(key), verdict);
    });
    if (!complaint.empty()) return complaint;
    const std::set<std::string> known = rule_ids(G::kId);
    for (const auto& [name, verdict] : refusals) {
      if (!known.contains(std::string(verdict.rule))) return name + ": no such rule in docs/rules";
      for (const Lang lang : kLangs) {
        TextArgs args;
        for (const NamedPiece& piece : verdict.pieces)
          args.emplace_back(piece.name, trial.game.piece_name(piece.piece, lang));
        const std::string sentence = text(lang, verdict.key, args);
        if (!has_text(lang, verdict.key)) return name + ": no sentence in " + std::string(lang_id(lang));
        if (sentence.find_first_of("{}<>") != std::string::npos) return name + ": not filled in: " + sentence;
      }
    }
    return refusals.size() < 3 ? "hardly anything was refused" : "";
  });
}

}  // namespace
}  // namespace zig
