// Positions as JSON (docs/positions/mesopotamia.md): whatever is left out is as at the start of round 1. The program itself writes everything.
//
// A position is read in this order: who plays what from where (position.cpp), the board as set-up fills it (setup.cpp itself), then what somebody said: pieces
// (position_seats.cpp), tribes and events (position_areas.cpp), tracks, tokens and quests (position_table.cpp), and where the game stands (position_course.cpp,
// position_battle.cpp). Then the whole is checked (position_checks.cpp, question_fits.cpp, battle_fits.cpp).
#pragma once

#include <optional>
#include <span>
#include <string>

#include "engine/json_reader.h"
#include "engine/words.h"
#include "games/mesopotamia/mesopotamia.h"

namespace zig::mesopotamia {

inline constexpr int kPositionVersion = 1;
inline constexpr int kMostRoundsRead = 65'000;

// --- names that only positions need

using Ids = std::span<const std::string_view>;
inline constexpr std::array<std::string_view, 5> kEventStateIds = {"none", "down", "scoring", "running",
                                                                   "waiting"};
inline constexpr std::array<std::string_view, 8> kBattleStepIds = {
    "bids", "strength", "line_up", "tactics", "mobility", "duels", "own_bones", "settle"};
inline constexpr std::array<std::string_view, 3> kOutcomeIds = {"none", "won", "lost"};
inline constexpr std::array<std::string_view, kMaxPlayers> kRoleIds = {"A", "B", "C", "D", "E", "F"};
inline constexpr std::string_view kTribeId = "tribe";
inline constexpr std::string_view kAnyFaceId = "any";

// What is read, into what; `in` is the whole position.
struct Reading {
  const Box& box;
  State& s;
  Reader& in;
  Random& random;

  Course course() const { return {box, s, random, nullptr}; }
};

// --- words (position_words.cpp). Each gives 0 when it fails.

std::string field(const Reader& in, std::string_view key);  // "position.seats[0].empire"
int read_choice(Reader& in, const std::string& where, std::string_view said, Ids ids);
Area read_area(Reader& in, const std::string& where, std::string_view said, const Box& box);
Area read_area(Reader& one, const Box& box);
Areas read_areas(Reader& in, std::string_view key, const Box& box);
int read_seat(Reader& in, std::string_view key, const State& s, std::optional<int> fallback = std::nullopt);
// A seat, or "tribe".
int read_party(Reader& one, const State& s);
template <class Items>
int index_of(const Items& items, std::string_view said) {
  const std::string name = lower_case(said.substr(0, kLongestName));
  for (std::size_t i = 0; i < items.size(); ++i) {
    if (lower_case(items[i].id) == name) return static_cast<int>(i);
  }
  return -1;
}
// A thing of the box by its id; `sentence` says with {value} what it should have been. It must be in play (MS-1.13), unless its kind is always.
template <class Items>
int read_item(Reader& in, const std::string& where, std::string_view said, const Items& items, const State& s,
              std::string_view sentence, const char* rule) {
  const int found = index_of(items, said);
  if (found < 0) {
    in.fail_at(where, say(sentence, {{"value", in_quotes(said)}}), rule);
    return 0;
  }
  if constexpr (requires { items[0].part; }) {
    if (!in_play(s, items[static_cast<std::size_t>(found)].part))
      in.fail_at(where,
                 say("{name} is of an expansion that is not in play; turn the expansion on",
                     {{"name", in_quotes(said)}}),
                 "MS-1.13");
  }
  return found;
}

// --- the parts of a position

void read_empires(const Reading& r);  // roles, empires, start areas
void read_seats(const Reading& r);
void read_areas_of_map(const Reading& r);
void read_table(const Reading& r);
Stage read_stage(Reader& position);  // Turns when there is no course
void read_course(const Reading& r);
void read_battle(const Reading& r, Reader battle);

// --- whether it can be (position_checks.cpp, position_faults.cpp)

using Fault = std::optional<Problem>;
Fault broken_piece(const Box& box, const State& s);
Fault fault_in_turn(const Box& box, const State& s);
Fault fault_in_phase(const Box& box, const State& s);  // battles and what is left to look at
Fault fault_in_battle(const Box& box, const State& s);
Fault fault_in_questions(const Box& box, const State& s);
inline Fault fault(std::string_view where, Phrase what, std::string_view rule) {
  return Problem{"position." + std::string(where), std::move(what), std::string(rule)};
}
bool has_event_slot(const Box& box, const State& s, Area area);  // MS-2.2, MS-3.9

// --- writing

Json areas_json(const Box& box, const Areas& areas);
Json party_json(int party);
Json course_json(const Box& box, const State& s);
Json battle_json(const Box& box, const State& s);
Json battles_json(const Box& box, const State& s);

}  // namespace zig::mesopotamia
