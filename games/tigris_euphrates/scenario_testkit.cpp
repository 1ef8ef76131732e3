#include "games/tigris_euphrates/scenario_testkit.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstring>

#include "games/tigris_euphrates/board_text.h"
#include "games/tigris_euphrates/names.h"

namespace zig::tigris_euphrates {

namespace {

Counts tiles_of(std::string_view text) {
  const auto tiles = find_tiles(text, "test");
  EXPECT_TRUE(tiles) << (tiles ? "" : tiles.error().line());
  return tiles.value_or(Counts{});
}

Seat asked_seat(const State& s) {
  const Seats pending = the_game().pending(s);
  EXPECT_EQ(pending.size(), 1) << "somebody is asked";
  return pending.empty() ? Seat{} : pending.first();
}

bool same_bytes(const State& a, const State& b) { return std::memcmp(&a, &b, sizeof(State)) == 0; }

TigrisEuphrates::Actions legal_actions(const State& s, Seat seat) {
  TigrisEuphrates::Actions actions;
  the_game().legal(s, seat, actions);
  return actions;
}

std::string names_of(const Cells& cells) {
  std::string text;
  for (Cell cell : cells) text += (text.empty() ? "" : " ") + cell_name(cell);
  return text;
}

std::vector<Event> play_with(State& s, const std::vector<std::string_view>& moves, Random& random) {
  Recorder<Event> recorder;
  for (std::string_view move : moves) {
    const Seat seat = asked_seat(s);
    const Action action = action_of(move);
    const Verdict verdict = the_game().judge(s, seat, action);
    EXPECT_TRUE(verdict.legal()) << "seat " << int{seat.n} << " may not \"" << move << "\": " << verdict.rule;
    if (!verdict.legal()) break;
    the_game().apply(s, seat, action, random, recorder);
    const bool resting = s.step == Step::Action;
    EXPECT_EQ(resting ? the_game().broken_invariant(s) : "", "") << "after " << move;
  }
  return recorder.events;
}

}  // namespace

// --- Scenario ------------------------------------------------------------------------------------------------------

Scenario::Scenario(std::string_view board, Options options) : s_(start_board(the_game(), options)) {
  const auto problem = read_board(the_game(), board, s_);
  EXPECT_FALSE(problem) << (problem ? problem->line() : "");
  for (int seat = 0; seat < s_.players(); ++seat) s_.hand[static_cast<std::size_t>(seat)] = {1, 2, 2, 1};
  // Treasures that are gone were taken by the last player, catastrophe tiles played by the first who has one.
  const int gone = the_game().board(s_).winged.count() - s_.treasures.count();
  s_.taken[static_cast<std::size_t>(s_.players() - 1)] = static_cast<std::uint8_t>(gone);
  for (int i = 0, seat = s_.players() - 1; i < s_.catastrophes.count() && seat >= 0; ++i) {
    auto& left = s_.catastrophes_left[static_cast<std::size_t>(seat)];
    if (--left == 0) --seat;
  }
}

Scenario& Scenario::hand(std::string_view dynasty, std::string_view tiles) {
  s_.hand[static_cast<std::size_t>(seat_of(s_, dynasty))] = tiles_of(tiles);
  return *this;
}
Scenario& Scenario::hands(std::string_view tiles) {
  for (int seat = 0; seat < s_.players(); ++seat) s_.hand[static_cast<std::size_t>(seat)] = tiles_of(tiles);
  return *this;
}
Scenario& Scenario::thrown(std::string_view dynasty, std::string_view tiles) {
  s_.thrown[static_cast<std::size_t>(seat_of(s_, dynasty))] = tiles_of(tiles);
  return *this;
}
Scenario& Scenario::bag(std::string_view tiles) {
  bag_ = tiles_of(tiles);
  bag_given_ = true;
  return *this;
}
Scenario& Scenario::points(std::string_view dynasty, std::string_view points) {
  const Counts counts = tiles_of(points);
  std::ranges::copy(counts, s_.points[static_cast<std::size_t>(seat_of(s_, dynasty))].begin());
  return *this;
}
Scenario& Scenario::treasures(std::string_view dynasty, int number) {
  auto& last = s_.taken[static_cast<std::size_t>(s_.players() - 1)];
  EXPECT_GE(last, number) << "so many treasures are not gone";
  last = static_cast<std::uint8_t>(last - number);
  auto& own = s_.taken[static_cast<std::size_t>(seat_of(s_, dynasty))];
  own = static_cast<std::uint8_t>(own + number);
  return *this;
}
Scenario& Scenario::catastrophes(std::string_view dynasty, int number) {
  s_.catastrophes_left[static_cast<std::size_t>(seat_of(s_, dynasty))] = static_cast<std::uint8_t>(number);
  return *this;
}
Scenario& Scenario::turn_of(std::string_view dynasty) {
  s_.active = s_.starter = static_cast<std::uint8_t>(seat_of(s_, dynasty));
  return *this;
}
Scenario& Scenario::second_action() {
  s_.actions_done = 1;
  return *this;
}

State Scenario::state() const {
  State s = s_;
  for (std::size_t c = 0; c < kColours; ++c) {
    int left = kTilesInBox[c] - s.tiles[c].count();
    for (std::size_t m = 0; m < kMonuments; ++m) {
      if (s.monument[m] != kNowhere && index(s.square[m]) == static_cast<int>(c)) left -= 4;
    }
    for (std::size_t seat = 0; seat < kMaxPlayers; ++seat) left -= s.hand[seat][c] + s.thrown[seat][c];
    EXPECT_GE(left, bag_[c]) << "there are not so many " << kColourIds[c] << " tiles";
    s.bag[c] = bag_given_ ? bag_[c] : static_cast<std::uint8_t>(left);
    s.discarded[c] = static_cast<std::uint8_t>(left - s.bag[c]);
  }
  EXPECT_EQ(the_game().broken_invariant(s), "");
  return s;
}

// --- names ---------------------------------------------------------------------------------------------------------

int seat_of(const State& s, std::string_view dynasty) {
  const auto found = find_dynasty(dynasty, "test");
  EXPECT_TRUE(found) << (found ? "" : found.error().line());
  for (int seat = 0; seat < s.players(); ++seat) {
    if (s.options.dynasties[static_cast<std::size_t>(seat)] == found.value_or(0)) return seat;
  }
  ADD_FAILURE() << "nobody plays the " << dynasty;
  return 0;
}

LeaderId leader_of(const State& s, std::string_view text) {
  const auto leader = find_leader_of_dynasty(s, text, "test");
  EXPECT_TRUE(leader) << (leader ? "" : leader.error().line());
  return leader.value_or(LeaderId{0});
}

Cell cell_of(std::string_view name) {
  const auto cell = find_cell(name, "test");
  EXPECT_TRUE(cell) << (cell ? "" : cell.error().line());
  return cell.value_or(Cell{0});
}

Action action_of(std::string_view notation) {
  const auto action = the_game().parse_action(notation);
  EXPECT_TRUE(action) << (action ? "" : action.error().line());
  return action.value_or(Action{});
}

// --- asking --------------------------------------------------------------------------------------------------------

std::string why_not_for(const State& s, std::string_view dynasty, std::string_view notation) {
  const Seat seat{static_cast<std::uint8_t>(seat_of(s, dynasty))};
  const Action action = action_of(notation);
  const State before = s;
  const Verdict verdict = the_game().judge(s, seat, action);
  EXPECT_TRUE(same_bytes(before, s)) << "a question changed the position";
  const auto legal = legal_actions(s, seat);
  const bool listed = std::ranges::find(legal, action) != legal.end();
  EXPECT_EQ(listed, verdict.legal()) << "legal() and judge() disagree about " << notation;
  EXPECT_EQ(verdict.key.empty(), verdict.legal());
  return std::string(verdict.rule);
}

std::string why_not(const State& s, std::string_view notation) { return why_not_for(s, asked(s), notation); }
bool can(const State& s, std::string_view notation) { return why_not(s, notation).empty(); }

Lines choices(const State& s, std::string_view beginning) {
  Lines lines;
  for (const Action& action : legal_actions(s, asked_seat(s))) {
    std::string line = the_game().notation(action);
    if (line.starts_with(beginning)) lines.push_back(std::move(line));
  }
  std::ranges::sort(lines);
  return lines;
}

std::string asked(const State& s) {
  const Seats pending = the_game().pending(s);
  EXPECT_LE(pending.size(), 1);
  return pending.empty() ? "nobody" : std::string(kDynastyIds[s.options.dynasties[pending.first().n]]);
}

std::string conflict_of(const State& s) {
  if (s.conflict.attacker == kNobody) return "none";
  const auto name = [&](LeaderId leader) {
    return std::string(kDynastyIds[s.options.dynasties[static_cast<std::size_t>(owner_of(leader))]]) + " " +
           std::string(kLeaderIds[static_cast<std::size_t>(index(colour_of_leader(leader)))]);
  };
  return name(s.conflict.attacker) + " : " + name(s.conflict.defender);
}

// --- acting --------------------------------------------------------------------------------------------------------

std::vector<Event> play(State& s, const std::vector<std::string_view>& moves) {
  Random random = Random::fast(7);
  return play_with(s, moves, random);
}

State after(State s, const std::vector<std::string_view>& moves) {
  play(s, moves);
  return s;
}

std::vector<Event> play_drawing(State& s, std::string_view tiles,
                                const std::vector<std::string_view>& moves) {
  std::vector<std::uint16_t> outcomes;
  for (std::string_view word : words(tiles)) {
    const auto outcome = the_game().chance_outcome(word);
    EXPECT_TRUE(outcome) << word;
    outcomes.push_back(outcome.value_or(std::uint16_t{0}));
  }
  Random random = Random::fast(7);
  random.script(outcomes);
  const auto events = play_with(s, moves, random);
  EXPECT_FALSE(random.impossible_outcome());
  EXPECT_FALSE(random.has_script()) << "not all of these tiles were drawn";
  return events;
}

int count_of(const std::vector<Event>& events, Event::Kind kind) {
  return static_cast<int>(std::ranges::count(events, kind, &Event::kind));
}

std::string strengths(const std::vector<Event>& events) {
  std::string text = "none";
  for (const Event& event : events) {
    if (event.kind == Event::Kind::RevoltBegan || event.kind == Event::Kind::WarBegan)
      text = std::to_string(event.strength) + " : " + std::to_string(event.their_strength);
  }
  return text;
}

std::string end_of_game(const std::vector<Event>& events) {
  if (events.empty() || events.back().kind != Event::Kind::GameEnded) return "none";
  return events.back().bag_is_empty ? "bag" : "treasures";
}

// --- looking -------------------------------------------------------------------------------------------------------

std::string points(const State& s, std::string_view dynasty) {
  Counts counts{};
  for (std::size_t c = 0; c < kColours; ++c)
    counts[c] = static_cast<std::uint8_t>(s.points[static_cast<std::size_t>(seat_of(s, dynasty))][c]);
  return tiles_name(counts);
}

std::string hand(const State& s, std::string_view dynasty) {
  return tiles_name(s.hand[static_cast<std::size_t>(seat_of(s, dynasty))]);
}

std::string at(const State& s, std::string_view name) {
  const Cell cell = cell_of(name);
  for (std::size_t c = 0; c < kColours; ++c) {
    if (s.tiles[c].has(cell)) return std::string(kColourIds[c]);
  }
  if (s.face_down.has(cell)) return "face down";
  if (s.catastrophes.has(cell)) return "catastrophe";
  for (std::size_t leader = 0; leader < kLeaders; ++leader) {
    if (s.leader_at[leader] != cell) continue;
    return std::string(kDynastyIds[s.options.dynasties[leader / kColours]]) + " " +
           std::string(kLeaderIds[leader % kColours]);
  }
  return "empty";
}

std::string where(const State& s, std::string_view leader) {
  const Cell cell = s.leader_at[leader_of(s, leader)];
  return cell == kNowhere ? "home" : cell_name(cell);
}

std::string treasures(const State& s) { return names_of(s.treasures); }
int taken(const State& s, std::string_view dynasty) {
  return s.taken[static_cast<std::size_t>(seat_of(s, dynasty))];
}

std::string kingdom(const State& s, std::string_view leader) {
  const LeaderId id = leader_of(s, leader);
  return s.on_board(id) ? names_of(s.kingdom_of(id)) : "none";
}

std::string building(const State& s, Colour colour) {
  const Cell cell = s.building[static_cast<std::size_t>(index(colour))];
  return cell == kNowhere ? "supply" : cell_name(cell);
}

int rank(const State& s, std::string_view dynasty) {
  return the_game().standing(s).rank[static_cast<std::size_t>(seat_of(s, dynasty))];
}

bool over(const State& s) { return s.step == Step::Over; }

Json view_of(const State& s, std::string_view dynasty) {
  return the_game().view(s, Seat{static_cast<std::uint8_t>(seat_of(s, dynasty))});
}
Json spectator_view(const State& s) { return the_game().view(s, Observer{}); }

State new_game(const Options& options, std::uint64_t seed) {
  Random random = Random::fast(seed);
  return the_game().start(options, random);
}

}  // namespace zig::tigris_euphrates
