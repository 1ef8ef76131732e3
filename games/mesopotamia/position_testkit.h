// Positions for the tests of positions: the game on the house components, random games, and reading with a fixed chance.
#pragma once

#include <functional>

#include "engine/laws.h"
#include "games/mesopotamia/mesopotamia.h"
#include "games/mesopotamia/scenario_testkit.h"

namespace zig::mesopotamia {

inline const Mesopotamia& position_game() {
  static const Mesopotamia kGame(house_box());
  return kGame;
}
inline Result<State> read_with(const Json& json, Options options = {.players = 2}) {
  Random random = Random::fast(1);
  return position_game().read_position(json, options, random);
}
inline std::string refusal(const Json& json, Options options = {.players = 2}) {
  const auto state = read_with(json, options);
  return state ? "accepted" : state.error().line();
}

// Every kind of game there is, for the sweeping tests.
inline std::vector<Options> position_options() {
  std::vector<Options> all;
  for (std::uint8_t players = 2; players <= 6; ++players)
    all.push_back({.players = players,
                   .assyrians_hittites = players > 4,
                   .mariotes_eblaites = players > 5,
                   .round_limit = 12});
  all.push_back({.players = 3, .simple_battles = true, .all_borders = true, .round_limit = 12});
  all.push_back({.players = 4, .mariotes_eblaites = true, .no_luck = true, .dealt = true, .round_limit = 12});
  all.push_back(
      {.players = 4, .assyrians_hittites = true, .roll_at_end = true, .dealt = true, .round_limit = 12});
  all.push_back({.players = 2, .automata = 1, .round_limit = 20});
  all.push_back({.players = 4, .automata = 2, .roll_at_end = true, .round_limit = 12});
  all.push_back({.players = 5,
                 .automata = 3,
                 .assyrians_hittites = true,
                 .simple_battles = true,
                 .automaton = 1,
                 .round_limit = 12});
  all.push_back({.players = 2, .automata = 1, .mode = Mode::SiegeOfUr, .round_limit = 40});
  all.push_back({.players = 2, .automata = 1, .mode = Mode::DefendersOfAshur, .round_limit = 40});
  return all;
}

// A move at random; mostly one that does something, so that games get somewhere.
inline Action some_move(const State& s, Seat seat, Random& random) {
  Mesopotamia::Actions actions;
  position_game().legal(s, seat, actions);
  EXPECT_FALSE(actions.empty()) << (s.questions ? question_row(s.asked().ask).name() : "a sealed choice");
  if (actions.empty()) return {};
  Action action = actions[random.below(static_cast<std::uint32_t>(actions.size()))];
  for (int again = 0; again < 2 && action.kind == Action::Kind::Done; ++again)
    action = actions[random.below(static_cast<std::uint32_t>(actions.size()))];
  return action;
}

inline Seat one_of(Seats seats, Random& random) {
  Seat chosen = seats.first();
  for (int skip = static_cast<int>(random.below(static_cast<std::uint32_t>(seats.size()))); skip > 0;
       --skip) {
    seats.remove(chosen);
    chosen = seats.first();
  }
  return chosen;
}

// A late game as a short position: everybody knows much and has pieces in the same few areas. Some of these cannot be (two walls in an area): then reading says so.
class LateGame {
 public:
  LateGame(const Options& options, Random& random) : options_(options), random_(random) {
    const Box& box = house_box();
    for (const Area area : box.map.all) {
      const bool blocked =
          options.mode != Mode::SiegeOfUr && box.map.areas[area].blocked_up_to >= options.players;
      if (!is_start(box, area) && !blocked) middle_.push_back(box.map.areas[area].id);
    }
    random.shuffle(middle_);
  }

  Json json() {
    Json seats = Json::array(), event = Json::array(), population = Json::array();
    for (int seat = 0; seat < options_.players; ++seat) {
      const bool enemy = options_.mode != Mode::Empires && seat > 0;
      const bool ashur = options_.mode == Mode::DefendersOfAshur;
      seats.push_back(enemy ? Json::object() : this->seat(seat));
      event.push_back(1 + number(9));
      population.push_back(enemy ? (ashur ? 0 : 5) : 6 + number(3));
    }
    return {{"round", 5},
            {"seats", std::move(seats)},
            {"tracks", {{"event", {{"positions", event}}}, {"population", {{"positions", population}}}}}};
  }

 private:
  int number(int below) { return static_cast<int>(random_.below(static_cast<std::uint32_t>(below))); }
  std::string crowded_area() { return middle_[static_cast<std::size_t>(number(8))]; }
  std::string river(int first) {
    return house_box().map.segments[static_cast<std::size_t>(first + number(10))].id;
  }
  Json seat(int seat) {
    Json units = Json::object(), technologies = Json::object();
    for (const std::string_view type : kUnitTypeIds) {
      for (int left = 1 + number(2); left > 0; --left) {
        Json& army = units[crowded_area()];
        if (!army.is_object()) army = Json::object();
        army[std::string(type)] = army.value(std::string(type), 0) + 1;
      }
    }
    for (const std::string_view type : kTypeIds) technologies[std::string(type)] = 2 + number(3);
    const bool automaton = seat >= options_.players - options_.automata;
    Json goods = {{"bone", number(10)}};
    for (std::size_t i = 0; i < at(Resource::Bone) && !automaton; ++i)
      goods[std::string(kResourceIds[i])] = number(9);
    Json json = {{"units", units},
                 {"ships", {river(0), river(10)}},
                 {"goods", std::move(goods)},
                 {"technologies", technologies},
                 {"floors", number(6)}};
    // Settlements in areas where nobody else builds, but where others may stand; a ram with some unit, perhaps.
    const auto own = static_cast<std::size_t>(seat) % middle_.size();
    if (options_.mode == Mode::Empires) json["settlements"] = {middle_[own]};
    if (options_.mode == Mode::Empires && number(2)) json["walls"] = {middle_[own]};
    if (number(2)) json["rams"] = {units.begin().key()};
    return json;
  }

  const Options& options_;
  Random& random_;
  std::vector<std::string> middle_;
};

// Visits the states of a random game, the last one among them. Odd seeds begin with set-up, even ones with a late game.
inline void each_state_of(const Options& options, std::uint64_t seed,
                          const std::function<void(const State&)>& visit) {
  Random random = Random::fast(seed);
  State s = position_game().start(options, random);
  for (int tries = 0; seed % 2 == 0 && tries < 50; ++tries) {
    const auto late = position_game().read_position(LateGame(options, random).json(), options, random);
    if (!late) continue;
    s = *late;
    break;
  }
  Silent silent;
  for (int decision = 0; decision < 20'000; ++decision) {
    visit(s);
    if (s.over() || ::testing::Test::HasFailure()) return;
    const Seat seat = one_of(position_game().pending(s), random);
    position_game().apply(s, seat, some_move(s, seat, random), random, silent);
  }
}

}  // namespace zig::mesopotamia
