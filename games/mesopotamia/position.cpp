#include "games/mesopotamia/position.h"

#include "games/mesopotamia/names.h"

namespace zig::mesopotamia {

namespace {

constexpr Area kNotChosenYet = kNowhere - 1;  // as in setup.cpp: the empire is known, the start area is not

// As set-up begins.
State blank(const Options& options) {
  State s;
  s.options = options;
  for (Player& player : s.player) {
    player.unit.fill(kNowhere);
    player.ship.fill(kNowhere);
    player.ram.fill(kNowhere);
  }
  for (Ranking& ranking : s.track) ranking.order.fill(kNobody);
  s.order.fill(kNobody);
  return s;
}

int humans(const State& s) { return s.players() - s.options.automata; }

// --- who plays what from where

class Choices {
 public:
  explicit Choices(const Reading& r) : r_(r) {
    seats_ = r.in.list("seats", r.s.options.players);
    role_.fill(kNone);
    empire_.fill(kNone);
    start_.fill(kNowhere);
  }

  void read() {
    for (std::size_t seat = 0; seat < seats_.size() && !r_.in.failed(); ++seat) {
      Reader& in = seats_[seat];
      if (!in.is_object()) return;
      read_role(in, seat);
      read_empire(in, seat);
      read_start(in, seat);
    }
  }
  // What nobody named is taken from seat to seat, the first that is free.
  void fill() {
    if (r_.in.failed()) return;
    State& s = r_.s;
    for (int seat = 0; seat < s.players(); ++seat) {
      const auto i = static_cast<std::size_t>(seat);
      if (role_[i] == kNone)
        role_[i] = s.automated(seat) ? byte(seat) : first_free(role_, [](int) { return true; });
    }
    if (s.options.automaton > 0 && s.options.automata > 0) {  // MS-16.20
      std::uint8_t& first = empire_[static_cast<std::size_t>(humans(s))];
      const std::uint8_t wished = byte(s.options.automaton - 1);
      if (first == kNone && std::ranges::find(empire_, wished) == empire_.end()) first = wished;
    }
    for (int seat = 0; seat < s.players(); ++seat) {
      const auto i = static_cast<std::size_t>(seat);
      if (empire_[i] == kNone)
        empire_[i] = first_free(
            empire_, [&](int e) { return in_play(s, r_.box.empires[static_cast<std::size_t>(e)].part); });
      if (start_[i] == kNowhere) start_[i] = scenario_start(seat);
      for (std::size_t n = 0; start_[i] == kNowhere; ++n) {
        if (std::ranges::find(start_, r_.box.map.start[n]) == start_.end()) start_[i] = r_.box.map.start[n];
      }
    }
  }
  // A game that is being set up: so much is chosen, in the order of MS-3.1, and no more.
  void check_early(Stage stage) {
    if (r_.in.failed()) return;
    State& s = r_.s;
    int chosen = 0;
    const auto chose = [&](int seat) { return of(seat, stage) != kNone; };
    if (stage == Stage::Roles) {
      while (chosen < humans(s) && chose(chosen)) ++chosen;
    } else {
      for (int seat = 0; seat < s.players(); ++seat) {
        if (role_[static_cast<std::size_t>(seat)] == kNone) return refuse(seat, "role");
        if (stage == Stage::StartAreas && empire_[static_cast<std::size_t>(seat)] == kNone)
          return refuse(seat, "empire");
      }
      while (chosen < s.players() && chose(seat_at(stage, chosen))) ++chosen;
    }
    for (int place = chosen; place < s.players(); ++place) {
      const int seat = stage == Stage::Roles ? place : seat_at(stage, place);
      if (chose(seat) || (stage == Stage::Roles && chosen == humans(s)))
        return refuse(seat, stage == Stage::Roles ? "role" : stage == Stage::Empires ? "empire" : "start");
    }
    s.stage = stage;
    s.chosen = byte(chosen);
  }
  void store(Stage stage) {
    State& s = r_.s;
    for (int seat = 0; seat < s.players() && !r_.in.failed(); ++seat) {
      const auto i = static_cast<std::size_t>(seat);
      Player& player = s.of(seat);
      player.role = role_[i];
      if (stage == Stage::Roles || empire_[i] == kNone) continue;
      player.empire = static_cast<Empire>(empire_[i]);
      player.tech = r_.box.empires[empire_[i]].start_level;  // MS-3.4
      player.start = stage == Stage::Empires || start_[i] == kNowhere ? kNotChosenYet : start_[i];
    }
  }

 private:
  static std::string at_seat(int seat, std::string_view key) {
    return "position.seats[" + std::to_string(seat) + "]." + std::string(key);
  }
  void refuse(int seat, std::string_view key) {
    r_.in.fail_at(at_seat(seat, key), "does not fit the stage: choices are made one after the other",
                  "MS-3.1");
  }
  std::uint8_t of(int seat, Stage stage) const {
    const auto i = static_cast<std::size_t>(seat);
    return stage == Stage::Roles ? role_[i] : stage == Stage::Empires ? empire_[i] : start_[i];
  }
  int seat_at(Stage stage, int place) const {
    const int role = stage == Stage::StartAreas ? r_.s.players() - 1 - place : place;
    return static_cast<int>(std::ranges::find(role_, role) - role_.begin());
  }
  template <class Named, class Fits>
  std::uint8_t first_free(const Named& named, Fits fits) const {
    int n = 0;
    while (!fits(n) || std::ranges::find(named, n) != named.end()) ++n;
    return byte(n);
  }
  Area scenario_start(int seat) const {  // MS-17.1, MS-17.2, MS-18.1
    const bool enemy = r_.s.automated(seat);
    switch (r_.s.options.mode) {
      case Mode::SiegeOfUr: return enemy ? r_.box.siege.ur : r_.box.siege.start;
      case Mode::DefendersOfAshur: return enemy ? r_.box.ashur.base : r_.box.ashur.start;
      default: return kNowhere;
    }
  }

  void read_role(Reader& in, std::size_t seat) {
    if (!in.has("role")) return;
    const State& s = r_.s;
    const int role = read_choice(in, field(in, "role"), in.text("role"), kRoleIds);
    if (in.failed()) return;
    const int i = static_cast<int>(seat);
    const bool own = s.automated(i) ? role == i : role < humans(s);  // MS-16.20: automata have the last ones
    if (!own || std::ranges::find(role_, role) != role_.end())
      in.fail_at(
          field(in, "role"),
          "is no role that this seat can have; every role is taken once, and automata take the last ones",
          "MS-3.1");
    role_[seat] = byte(role);
  }
  void read_empire(Reader& in, std::size_t seat) {
    if (!in.has("empire")) return;
    const std::string said = in.text("empire");
    const int empire = read_choice(in, field(in, "empire"), said, kEmpireIds);
    if (in.failed()) return;
    if (!in_play(r_.s, r_.box.empires[static_cast<std::size_t>(empire)].part))
      in.fail_at(field(in, "empire"),
                 say("{name} is of an expansion that is not in play; turn the expansion on",
                     {{"name", in_quotes(said)}}),
                 "MS-1.13");
    if (std::ranges::find(empire_, empire) != empire_.end())
      in.fail_at(field(in, "empire"),
                 say("{name} is somebody else's already; choose another one", {{"name", in_quotes(said)}}),
                 "MS-3.1");
    empire_[seat] = byte(empire);
  }
  void read_start(Reader& in, std::size_t seat) {
    if (!in.has("start")) return;
    const std::string said = in.text("start");
    const Area area = in.failed() ? Area{0} : read_area(in, field(in, "start"), said, r_.box);
    if (in.failed()) return;
    const int number = r_.box.map.areas[area].start_number;
    const Area fixed = scenario_start(static_cast<int>(seat));
    if (fixed != kNowhere ? area != fixed : number == 0 || number > r_.s.players())
      in.fail_at(field(in, "start"), say("{name} is no start area of this game", {{"name", in_quotes(said)}}),
                 "MS-3.2");
    else if (std::ranges::find(start_, area) != start_.end())
      in.fail_at(field(in, "start"),
                 say("{name} is somebody else's already; choose another one", {{"name", in_quotes(said)}}),
                 "MS-3.2");
    start_[seat] = area;
  }

  const Reading& r_;
  std::vector<Reader> seats_;
  std::array<std::uint8_t, kMaxPlayers> role_, empire_, start_;
};

// A game that is still being set up (MS-3.1): nothing but choices.
void read_early(const Reading& r, Stage stage) {
  r.in.only_keys({"version", "frontier", "seats", "course"});
  for (Reader& seat : r.in.list("seats", r.s.options.players)) {
    constexpr std::array<std::string_view, 3> kKeys = {"role", "empire", "start"};
    seat.only_keys(std::span(kKeys).first(at(stage) + 1));
  }
  Reader course = r.in.object("course");
  course.only_keys({"stage"});
  Choices choices(r);
  choices.read();
  choices.check_early(stage);
  choices.store(stage);
  if (!r.in.failed()) go_on(r.course());
}

// --- what comes of it

// MS-4.5: dice whose face nobody said.
void roll_the_rest(const Reading& r) {
  State& s = r.s;
  for (int seat = 0; seat < s.players(); ++seat) {
    if (s.automated(seat) || (seat != s.active() && (!s.options.roll_at_end || s.options.no_luck))) continue;
    unsigned unrolled = 0;
    for (std::size_t i = 0; i < s.of(seat).floors; ++i)
      unrolled |= (s.of(seat).dice[i].face == Die::kUnrolled ? 1U : 0U) << i;
    roll(r.course(), seat, unrolled);
  }
}

// A turn, the battle phase or the end of the round begins.
void begin(const Reading& r) {
  State& s = r.s;
  switch (s.stage) {
    case Stage::Turns:
      if (s.turn.action == kNone && s.turn.used == 0) roll_the_rest(r);
      break;
    case Stage::Battles: begin_battles(r.course()); break;
    default: break;
  }
  go_on(r.course());
}

Fault faults(const Reading& r, bool begins) {
  for (const auto find : {broken_piece, fault_in_turn}) {
    if (Fault found = find(r.box, r.s)) return found;
  }
  if (begins) return std::nullopt;
  for (const auto find : {fault_in_phase, fault_in_battle, fault_in_questions}) {
    if (Fault found = find(r.box, r.s)) return found;
  }
  return std::nullopt;
}

}  // namespace

void read_empires(const Reading& r) {
  Choices choices(r);
  choices.read();
  choices.fill();
  choices.store(Stage::Quests);
}

Result<State> Mesopotamia::read_position(const Json& json, const Options& options, Random& random) const {
  Reader in(json, "position");
  if (!in.is_object()) return std::unexpected(in.problem());
  State s = blank(options);
  const Reading r{*box_, s, in, random};
  in.integer("version", 1, kPositionVersion, kPositionVersion);
  s.frontier = static_cast<std::uint16_t>(in.integer("frontier", 0, 0xFFFF, 0));
  const Stage stage = read_stage(in);
  if (!in.failed() && stage <= Stage::StartAreas) {
    read_early(r, stage);
    return in.failed() ? Result<State>(std::unexpected(in.problem())) : s;
  }
  in.only_keys({"version", "frontier", "round", "turn", "order", "seats", "tribes", "events", "seen",
                "tracks", "trade", "gardens", "wave", "outcome", "course"});
  read_empires(r);
  if (in.failed()) return std::unexpected(in.problem());
  s.stage = Stage::StartAreas;
  s.chosen = byte(s.players());
  go_on_with_setup(r.course());  // MS-3.17: the board is filled
  s.stage = stage;
  s.chosen = 0;
  read_seats(r);
  if (!in.failed()) read_areas_of_map(r);
  if (!in.failed()) read_table(r);
  if (!in.failed()) read_course(r);
  if (in.failed()) return std::unexpected(in.problem());
  const bool begins = !in.object("course").has("questions") && stage >= Stage::Turns && stage != Stage::Over;
  if (auto found = faults(r, begins)) return std::unexpected(*found);
  if (begins) begin(r);
  return s;
}

}  // namespace zig::mesopotamia
