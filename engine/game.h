// The game contract: all that a game must offer, and nothing else is asked of it. A game is a value that knows its component set
// and otherwise holds nothing; everything about one match is in its State. Algorithms are templates over it, so search pays nothing
// for the abstraction; for all that is not hot, table/match.h wraps it behind one type-erased interface.
//
// `Game` is the rules: what search, laws and statistics live on. `TableGame` adds what people and programs meet at a table. A game's
// header ends with static_assert(TableGame<...>).
//
// Decisions are atomic. Simultaneous choices are sealed: apply() stores them, and the last one resolves them.
// Conflicts that others answer, response windows, offers and bids are further decisions: pending() names who
// is asked now, whoever's turn it is. Solo opponents are cities or armies in the State that nobody is asked
// for.
#pragma once

#include <concepts>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>

#include "engine/data_files.h"
#include "engine/events.h"
#include "engine/hash.h"
#include "engine/json.h"
#include "engine/lang.h"
#include "engine/random.h"
#include "engine/seat.h"
#include "engine/standing.h"
#include "engine/verdict.h"

namespace zig {

template <class G>
concept Game =
    requires(const G game, typename G::State& s, const typename G::State& cs, typename G::Action action,
             typename G::Actions& actions, const typename G::Options& options, Seat seat, Observer observer,
             Random& random, Silent& silent, Recorder<typename G::Event>& recorder, int id) {
      // --- what it is made of
      // One match, as a plain value without pointers and padding: copied, compared and hashed byte by byte.
      requires std::is_trivially_copyable_v<typename G::State>;
      requires std::has_unique_object_representations_v<typename G::State>;
      { cs.players() } -> std::same_as<int>;  // seats that play
      { cs.options } -> std::convertible_to<typename G::Options>;
      // One decision.
      requires sizeof(typename G::Action) <= 8;

      // --- what it is called
      // "some-game": in saves, requests and file names, for ever.
      { G::kId } -> std::convertible_to<std::string_view>;
      // "sg-1": changes when the same seed and actions give another game.
      { G::kRulesVersion } -> std::convertible_to<std::string_view>;
      // Random play ends within this many decisions.
      { G::kMaxDecisions } -> std::convertible_to<int>;

      // --- rules
      // The state in which the first decision is asked for.
      { game.start(options, random) } -> std::same_as<typename G::State>;
      // Who must act now; empty: the game is over.
      { game.pending(cs) } -> std::same_as<Seats>;
      // Every legal action of that seat; none for a seat that is not asked.
      { game.legal(cs, seat, actions) };
      // Legal, or the rule that it breaks; any action of the id space may be asked about.
      { game.judge(cs, seat, action) } -> std::same_as<Verdict>;
      // Carries out a legal action and all that follows from it, up to the next decision; the last argument hears the events.
      { game.apply(s, seat, action, random, silent) };
      { game.apply(s, seat, action, random, recorder) };
      // Points and ranks, as if the game ended now.
      { game.standing(cs) } -> std::same_as<Standing>;
      // Everybody may see that standing.
      { game.standing_open(cs) } -> std::same_as<bool>;
      // Replaces all that the observer cannot know by a fair sample of what it could be.
      { game.imagine(s, observer, random) };
      // Changes when chance was drawn or something hidden came to light: undo never crosses it.
      { game.frontier(cs) } -> std::same_as<std::uint32_t>;
      // The pending choices are sealed: made in any order, shown to nobody until all are in.
      { game.sealed(cs) } -> std::same_as<bool>;

      // --- dense ids of actions, the same in every state
      { game.action_count() } -> std::same_as<int>;
      { game.id(action) } -> std::same_as<int>;  // -1 for what is no action
      { game.action(id) } -> std::same_as<typename G::Action>;
    };

template <class G>
concept TableGame = Game<G> && requires(const G game, const typename G::State& s, typename G::Action action,
                                        const typename G::Event& event, const typename G::Options& options,
                                        const typename G::Box& box, const Piece& piece, const Json& json,
                                        std::string_view words, Seat seat, Observer observer, Lang lang,
                                        Random& random, std::span<const DataFile> files) {
  // --- what it says about itself
  { G::kRulePrefix } -> std::convertible_to<std::string_view>;  // "7W", of the ids in docs/rules/<game>.md
  { G::kMinPlayers } -> std::convertible_to<int>;
  { G::kMaxPlayers } -> std::convertible_to<int>;
  // Names of the categories of its standing, in their order.
  { G::kCategoryIds } -> std::convertible_to<std::span<const std::string_view>>;

  // --- components
  // The embedded data files, and the component set that they or an owner's own describe, read and audited.
  { G::data_files() } -> std::same_as<std::span<const DataFile>>;
  { G::load_box(files) } -> std::same_as<Result<std::unique_ptr<const typename G::Box>>>;
  // The game refers to the box, which must outlive it.
  requires std::constructible_from<G, const typename G::Box&>;
  { game.box() } -> std::same_as<const typename G::Box&>;
  { box.provenance } -> std::convertible_to<Json>;  // where the data come from
  // What a client needs to draw the game: components with their names in that language.
  { game.catalogue(lang) } -> std::same_as<Json>;

  // --- options (engine/option_table.h)
  { game.options_json(options) } -> std::same_as<Json>;
  { game.options_schema() } -> std::same_as<Json>;  // names, values, defaults, rule ids
  { game.read_options(json) } -> std::same_as<Result<typename G::Options>>;

  // --- actions as text
  // "build Library <2 3>": canonical, in English whatever the language; no two actions share one.
  { game.notation(action) } -> std::same_as<std::string>;
  // What people write for it: any letter case, ids and names. A problem says what could be meant.
  { game.parse_action(words) } -> std::same_as<Result<typename G::Action>>;
  // A sentence about what the seat would do.
  { game.action_text(s, seat, action, lang) } -> std::same_as<std::string>;

  // --- what somebody sees
  // All that the observer knows, for drawing.
  { game.view(s, observer) } -> std::same_as<Json>;
  // What the seat is asked, and its options: each with notation, sentence, and the path of picks that a board highlights.
  { game.decision(s, seat, lang) } -> std::same_as<Json>;
  // What happened, as far as the observer may know it.
  { game.event_json(s, event, observer) } -> std::same_as<Json>;
  { game.event_text(s, event, observer, lang) } -> std::same_as<std::string>;
  // A piece that a refusal names: {"card": "baths"} and its name.
  { game.piece_json(piece) } -> std::same_as<Json>;
  { game.piece_name(piece, lang) } -> std::same_as<std::string>;

  // --- positions and scripts
  // The whole state for people to read and write; what a position leaves open is filled in at random.
  { game.position(s) } -> std::same_as<Json>;
  { game.read_position(json, options, random) } -> std::same_as<Result<typename G::State>>;
  // What chance may bring, by its name, for Random::script ("Baths", "red", "4").
  { game.chance_outcome(words) } -> std::same_as<Result<std::uint16_t>>;
  // Empty while every component is in exactly one place and all that is derived is right; otherwise what is wrong.
  { game.broken_invariant(s) } -> std::same_as<std::string>;
};

// A list of types of games (games/all_games.h).
template <Game... Games>
struct GameTypes {};

// One legal action, each with the same chance. A game with wide decisions counts and picks (any_legal) instead of
// listing; it makes the same draw and gives the same action as picking from its list.
template <Game G>
typename G::Action any_legal_action(const G& game, const typename G::State& s, Seat seat, Random& random) {
  if constexpr (requires { game.any_legal(s, seat, random); }) {
    return game.any_legal(s, seat, random);
  } else {
    typename G::Actions actions;
    game.legal(s, seat, actions);
    return actions[random.below(static_cast<std::uint32_t>(actions.size()))];
  }
}

}  // namespace zig
