// One running game behind one interface, whatever game it is: for everything that is not hot. A match is the
// state and the story so far; seeds, undo and saving are the table's (table/table.h).
//
//   auto match = start_match(library, game, options, nullptr, random);
//   const auto move = (*match)->read_move(Seat{0}, "build Baths", Lang::En);
//   if (move) (*match)->apply(Seat{0}, *move, random);
//
// Actions are dense ids of the game (engine/game.h). An id must have been judged legal before it is applied.
#pragma once

#include <cstdint>
#include <expected>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/json.h"
#include "engine/json_as.h"
#include "engine/random.h"
#include "engine/seat.h"
#include "engine/standing.h"
#include "games/library.h"
#include "locale/locale.h"
#include "players/level.h"

namespace zig::table {

// Why something is not possible: the rule (empty where it is no rule of the game), a sentence for a person,
// and the pieces concerned.
struct Refusal {
  std::string rule;
  std::string why;
  Json pieces = Json::array();
  bool unreadable = false;  // the text was no move of the game at all
};

// {"legal":true} or {"legal":false,"rule":…,"why":…,"pieces":[…]}
Json refusal_json(const std::optional<Refusal>& refusal);

using players::kLadder;
using players::kLevels;
using players::Level;
using players::level_from;
using players::level_id;

// Asked now and then by somebody who thinks: is the time up?
using OutOfTime = std::function<bool()>;
inline bool never() { return false; }

// One reason for or against a move, in points; `key` is a locale key.
struct Reason {
  std::string key;
  double value = 0;
};
struct RankedMove {
  int action = 0;
  double value = 0;              // in points, against doing nothing
  double win = 0;                // chance to win after it, to compare moves with
  std::optional<double> chance;  // the same to tell people, where the search can know it
  std::optional<double> points;  // expected at the end, where the search counts in them
  std::vector<Reason> reasons;
};

class Match {
 public:
  virtual ~Match() = default;
  virtual std::unique_ptr<Match> clone() const = 0;

  // --- what is played --------------------------------------------------------------------------------------
  virtual std::string_view game() const = 0;           // its id
  virtual std::string_view rules_version() const = 0;  // "7w-1"
  virtual Json options() const = 0;
  virtual void set_components(std::string_view set) = 0;  // what its options say of the component set
  virtual int seats() const = 0;
  virtual int action_count() const = 0;
  virtual Json catalogue(Lang lang) const = 0;

  // --- where it stands -------------------------------------------------------------------------------------
  virtual Seats pending() const = 0;  // empty: the game is over
  virtual bool sealed() const = 0;
  virtual std::uint32_t frontier() const = 0;
  virtual std::uint64_t hash() const = 0;
  virtual Json view(Observer observer) const = 0;
  // As text where a game can: then it is for write_json() only (engine/json_list.h).
  virtual Json decision(Seat seat, Lang lang, JsonAs as) const = 0;
  Json decision(Seat seat, Lang lang) const { return decision(seat, lang, JsonAs::Tree); }
  virtual Json position() const = 0;
  virtual Standing standing() const = 0;
  // What tells a seat from the others, by kind, for statistics: {"leader": "egypt"}. A game whose seats are not all alike may offer
  // factions(state, seat); nothing where it does not, and before it is settled.
  virtual Json factions(Seat seat) const = 0;
  // The round that is being played, from 1, of a game that offers round(state); otherwise 0.
  virtual int round() const = 0;
  virtual Json standing_json() const = 0;
  virtual bool standing_open() const = 0;  // everybody may see it now
  virtual std::string broken_invariant() const = 0;

  // --- moves -----------------------------------------------------------------------------------------------
  virtual std::vector<int> legal(Seat seat) const = 0;
  virtual std::string notation(int action) const = 0;
  virtual std::string action_text(Seat seat, int action, Lang lang) const = 0;
  virtual std::optional<Refusal> judge(Seat seat, int action, Lang lang) const = 0;
  virtual std::expected<int, Refusal> read_move(Seat seat, std::string_view text, Lang lang) const = 0;
  virtual void apply(Seat seat, int action, Random& random) = 0;
  virtual Result<std::uint16_t> chance_outcome(std::string_view text) const = 0;

  // --- what happened: events 0, 1, ... since the match was made; the log only grows
  virtual int event_count() const = 0;
  virtual Json event_json(int event, Observer observer) const = 0;
  virtual std::string event_text(int event, Observer observer, Lang lang) const = 0;

  // --- the state as bytes, for undo: what state_bytes gave, set_state_bytes takes back; events stay
  virtual std::string state_bytes() const = 0;
  virtual void set_state_bytes(std::string_view bytes) = 0;

  // --- what a seat can think -------------------------------------------------------------------------------
  virtual void imagine(Observer observer, Random& random) = 0;
  // An action of a pending seat.
  virtual int computer(Level level, Seat seat, Random& random, const OutOfTime& out_of_time) const = 0;
  // Everybody's chance to win, as games played on from here end, all hands open; with `first`, after this legal action and
  // whatever chance brings then. `share` of the usual number of games.
  virtual std::vector<double> forecast(double share,
                                       std::optional<std::pair<Seat, int>> first = std::nullopt) const = 0;
  // What the seat could do, best first, as the coach sees it; `also` is a legal action that must be among it.
  virtual std::vector<RankedMove> rank(Seat seat, const OutOfTime& out_of_time,
                                       std::optional<int> also = std::nullopt) const = 0;
  // The few of them worth telling, each another idea: the one advice of hints and of the guide.
  virtual std::vector<RankedMove> advice(Seat seat, const OutOfTime& out_of_time) const = 0;
};

// The option that a game has where an owner's component set is in the library beside the built-in one: "own" (usual) or "built-in".
inline constexpr std::string_view kComponents = "components", kOwnSet = "own", kBuiltInSet = "built-in";
// The options of a record: if it does not say, it was played with the built-in set.
Json recorded_options(Json options);
Json components_option();  // its entry in a schema of options

// A new game, or one that starts from a position. Problems name the place: "game", "options.players", …
Result<std::unique_ptr<Match>> start_match(const GameLibrary& library, std::string_view game,
                                           const Json& options, const Json* position, Random& random);

// What `ziggurat games` tells about a game.
struct GameInfo {
  std::string id, rules_version, rule_prefix;
  int min_players = 0, max_players = 0;
  Json options_schema, provenance;
  std::string title(Lang lang) const;
};
std::vector<GameInfo> game_infos(const GameLibrary& library);
Json game_info_json(const GameInfo& info);

// One line of JSON. Never fails: bytes that are not UTF-8 are replaced.
std::string json_line(const Json& json);
std::string json_line(Json&& json);      // the same, and nothing is left of it
std::string hex16(std::uint64_t value);  // 16 small hexadecimal digits

}  // namespace zig::table
