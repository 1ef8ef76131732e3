// Tribes and events of a position: area by area; what nobody names is as printed (MS-3.9 to MS-3.11).
#include "games/mesopotamia/names.h"
#include "games/mesopotamia/position.h"

namespace zig::mesopotamia {

namespace {

using EventState = AreaEvent::State;

constexpr std::string_view kNothing = "none";

// The whole map without them: "tribes": "none".
bool none_at_all(Reader& in, std::string_view key) {
  return in.has(key) && in.json()[std::string(key)].is_string() && in.text(key) == kNothing;
}

class MapReader {
 public:
  explicit MapReader(const Reading& r) : r_(r) {}

  void read_tribes() {
    if (none_at_all(r_.in, "tribes")) {
      r_.s.tribe = {};
      return;
    }
    Reader tribes = r_.in.object("tribes");
    for (const std::string& name : tribes.keys()) {
      const Area area = read_area(tribes, field(tribes, name), name, r_.box);
      Reader units = tribes.object(name);
      units.only_keys(kUnitTypeIds);
      if (r_.in.failed()) return;
      unsigned tribe = 0;
      for (std::size_t type = 0; type < kUnitTypes; ++type) {
        const int count = units.integer(kUnitTypeIds[type], 0, 3, 0);
        // Tribes only ever shrink, so what is printed is the most there can be.
        const int printed = r_.s.blocked.has(area) ? 0 : r_.box.map.areas[area].tribe[type];
        if (count > printed)
          return units.fail_at(
              field(units, kUnitTypeIds[type]),
              say("is more than the {n} printed in this area; take some away", {{"n", printed}}), "MS-3.10");
        tribe |= static_cast<unsigned>(count) << (2 * type);
      }
      r_.s.tribe[area] = byte(static_cast<int>(tribe));
    }
  }

  void read_events() {
    if (none_at_all(r_.in, "events")) {
      r_.s.event = {};
    } else {
      Reader events = r_.in.object("events");
      for (const std::string& name : events.keys()) {
        const Area area = read_area(events, field(events, name), name, r_.box);
        if (r_.in.failed()) return;
        if (!has_event_slot(r_.box, r_.s, area))
          return events.fail_at(field(events, name), "has no event in this game; leave it out", "MS-3.9");
        read_event(events, name, area);
        if (r_.in.failed()) return;
      }
    }
    for (Reader& one : r_.in.list("seen", kMaxEvents)) {
      const std::string said = one.as_text();
      if (r_.in.failed()) return;
      const int token = read_token(one, one.where(), said);
      if (!r_.in.failed()) see(one, one.where(), token);
    }
  }

 private:
  int read_token(Reader& in, const std::string& where, const std::string& said) {
    return read_item(in, where, said, r_.box.events, r_.s,
                     "{value} is no event token; write its id, as in \"M3\"", "MS-13.1");
  }
  void see(Reader& in, const std::string& where, int token) {
    const std::uint64_t bit = std::uint64_t{1} << token;
    if (r_.s.seen_events & bit)
      in.fail_at(where,
                 say("{name} is named twice; there is one of it",
                     {{"name", in_quotes(r_.box.events[static_cast<std::size_t>(token)].id)}}),
                 "MS-1.5");
    r_.s.seen_events |= bit;
  }

  void read_event(Reader& events, const std::string& name, Area area) {
    AreaEvent& event = r_.s.event[area];
    event = {};
    if (events.json()[name].is_string()) {
      const std::string state = events.text(name);
      const bool down = state == kEventStateIds[at(EventState::FaceDown)] || state == "face_down";
      if (state != kNothing && !down)
        return events.fail_at(field(events, name),
                              say("must be \"down\", \"none\" or an object with a token, not {value}",
                                  {{"value", in_quotes(state)}}),
                              "MS-13.1");
      if (down) event.state = EventState::FaceDown;
      return;
    }
    Reader in = events.object(name);
    in.only_keys({"token", "state", "owner", "die", "option"});
    const std::string said = in.text("token");
    if (r_.in.failed()) return;
    const int token = read_token(in, field(in, "token"), said);
    if (r_.in.failed()) return;
    const EventSheet& sheet = r_.box.events[static_cast<std::size_t>(token)];
    if (static_cast<int>(sheet.terrain) != r_.box.map.areas[area].terrain)
      return in.fail_at(
          field(in, "token"),
          say("{name} has another shape than the slot of this area ({terrain})",
              {{"name", in_quotes(said)},
               {"terrain", kTerrainIds[static_cast<std::size_t>(r_.box.map.areas[area].terrain)]}}),
          "MS-3.9");
    see(in, field(in, "token"), token);
    event.token = byte(token);
    const std::size_t usual = at(in.has("owner") ? EventState::Running : EventState::Waiting);
    const int state = read_choice(in, field(in, "state"),
                                  in.text("state", std::string(kEventStateIds[usual])), kEventStateIds);
    event.state = static_cast<EventState>(state);
    if (r_.in.failed()) return;
    if (event.state == EventState::Running) return read_running(in, sheet, event);
    if (in.has("owner") || in.has("die") || in.has("option"))
      return in.fail("has an owner, a die and an option only while it is running; leave them out", "MS-13.5");
    if (event.state == EventState::None || event.state == EventState::FaceDown)
      return in.fail_at(field(in, "state"), "must be scoring, running or waiting: the token is face up",
                        "MS-13.1");
    if (event.state == EventState::Scoring && !offers(sheet, EventOption::Kind::ControlVp))
      in.fail_at(field(in, "state"),
                 say("{name} has no option that leaves its token on the map", {{"name", in_quotes(said)}}),
                 "MS-13.4");
  }
  static bool offers(const EventSheet& sheet, EventOption::Kind kind) {
    return sheet.options[0].kind == kind || sheet.options[1].kind == kind;
  }
  void read_running(Reader& in, const EventSheet& sheet, AreaEvent& event) {
    constexpr auto kSixRounds = EventOption::Kind::SixRounds;
    event.owner = byte(read_seat(in, "owner", r_.s));
    event.die = byte(in.integer("die", 1, 6, 1));
    const int usual = sheet.options[0].kind == kSixRounds ? 1 : 2;
    event.option = byte(in.integer("option", 1, 2, usual) - 1);
    if (sheet.options[event.option].kind != kSixRounds)
      return in.fail_at(
          field(in, "option"),
          say("{name} does not run for six rounds with this option", {{"name", in_quotes(sheet.id)}}),
          "MS-13.5");
    if (r_.s.scenario() && r_.s.automated(event.owner))
      in.fail_at(field(in, "owner"), "is the enemy of the scenario, who never runs events", "MS-17.9");
  }

  const Reading& r_;
};

}  // namespace

bool has_event_slot(const Box& box, const State& s, Area area) {
  const bool without = s.options.mode == Mode::SiegeOfUr && box.siege.no_events.has(area);  // MS-17.2
  return box.map.areas[area].terrain >= 0 && !s.blocked.has(area) && !without;
}

void read_areas_of_map(const Reading& r) {
  r.s.seen_events = 0;
  MapReader reader(r);
  reader.read_tribes();
  if (!r.in.failed()) reader.read_events();
}

}  // namespace zig::mesopotamia
