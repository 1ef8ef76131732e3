// Where a position stands: the round, the turn and its action, events being resolved, the battle phase, and who is asked what.
#include "games/mesopotamia/names.h"
#include "games/mesopotamia/position.h"

namespace zig::mesopotamia {

namespace {

// Questions about an area name it; what else a question needs to know follows from the course.
bool names_area(Ask ask) { return ask == Ask::Event || ask == Ask::Settlement || ask == Ask::RetreatRams; }

class CourseReader {
 public:
  explicit CourseReader(const Reading& r) : r_(r), s_(r.s), in_(r.in.object("course")) {}

  void read() {
    std::vector<std::string_view> known = {"stage", "questions"};
    if (s_.stage == Stage::StartChoices || s_.over()) known.push_back("chosen");
    if (s_.stage >= Stage::Turns) known.push_back("clock");
    if (s_.stage == Stage::Turns) known.push_back("turn");
    if (in_.has("questions")) {
      if (s_.stage >= Stage::Turns && !s_.over()) known.push_back("resolving");
      if (in_phase()) known.insert(known.end(), {"battles", "battle"});
      if (s_.stage >= Stage::Captures && !s_.over()) known.push_back("todo");
    }
    in_.only_keys(known);
    read_round();
    if (s_.stage >= Stage::Turns) s_.clock = byte(in_.integer("clock", 0, 0xFF, latest_arrival()));
    if (s_.stage == Stage::Turns) read_turn(in_.object("turn"));
    if (r_.in.failed()) return;
    if (!in_.has("questions")) return check_beginning();
    if (in_.has("resolving")) read_resolving(in_.object("resolving"));
    if (in_phase() && !r_.in.failed()) read_phase();
    s_.todo = read_areas(in_, "todo", r_.box);
    if (r_.in.failed()) return;
    for (Reader& one : in_.list("questions", 2)) read_question(one);
    if (s_.resolving.area != kNowhere && s_.questions > 0) s_.resolving.seat = s_.question[0].seat;
  }

 private:
  bool in_phase() const { return s_.stage >= Stage::Battles && !s_.over(); }

  // --- rounds and turns (MS-4.2)

  void read_round() {
    s_.round = static_cast<std::uint16_t>(r_.in.integer("round", 1, kMostRoundsRead, 1));
    s_.wave = byte(r_.in.integer("wave", s_.wave > 0 ? 1 : 0, s_.wave > 0 ? kWaves : 0, s_.wave));  // MS-18.2
    if (r_.in.has("outcome"))
      s_.outcome =
          static_cast<Outcome>(read_choice(r_.in, "position.outcome", r_.in.text("outcome"), kOutcomeIds));
    if (s_.outcome != Outcome::None && !(s_.over() && s_.scenario()))
      r_.in.fail_at("position.outcome", "is for a game for one that is over; leave it out", "MS-17.4");
    if (s_.stage < Stage::Turns) {
      for (const std::string_view key : {"order", "turn"}) {
        if (r_.in.has(key)) r_.in.fail_at(field(r_.in, key), "begins with round 1; leave it out", "MS-4.2");
      }
      if (s_.round != 1) r_.in.fail_at("position.round", "must be 1 before the first turn", "MS-4.1");
      s_.chosen = byte(in_.integer("chosen", 0, s_.players(), 0));
      return;
    }
    read_order();
    if (s_.over()) {
      s_.chosen = byte(in_.integer("chosen", 0, s_.players(), s_.players()));
    } else if (s_.stage == Stage::Turns) {
      const int seat = read_seat(r_.in, "turn", s_, s_.order[0]);
      s_.chosen = byte(static_cast<int>(
          std::find(s_.order.begin(), s_.order.begin() + s_.players() - 1, seat) - s_.order.begin()));
    } else {
      s_.chosen = byte(s_.players());
    }
    if (s_.stage != Stage::Turns && r_.in.has("turn"))
      r_.in.fail_at("position.turn", "is for the action phase only; leave it out", "MS-4.2");
  }
  void read_order() {
    s_.order = s_.track[at(Track::Population)].order;
    const bool ashur = s_.options.mode == Mode::DefendersOfAshur;
    if (ashur) s_.order = {0, 1, kNobody, kNobody, kNobody, kNobody};  // MS-18.6
    if (!r_.in.has("order")) return;
    std::vector<Reader> list = r_.in.list("order", kMaxPlayers);
    if (!r_.in.failed() && list.size() != s_.options.players)
      return r_.in.fail_at("position.order",
                           say("has {n} {n#entry|entries}; write one for each of the {players} seats",
                               {{"n", list.size()}, {"players", s_.players()}}),
                           "MS-4.2");
    unsigned named = 0;
    for (std::size_t i = 0; i < list.size(); ++i) {
      const int seat = list[i].as_integer(0, s_.players() - 1);
      if (r_.in.failed()) return;
      if ((named >> seat) & 1U)
        return list[i].fail(say("{name} is named twice; say it once", {{"name", seat}}), "MS-4.2");
      if (ashur && seat != static_cast<int>(i))
        return list[i].fail("must be 0, 1: the enemy acts after you", "MS-18.6");
      named |= 1U << seat;
      s_.order[i] = byte(seat);
    }
  }
  int latest_arrival() const {
    int latest = 0;
    for (const Player& player : s_.player)
      latest = std::max(latest, int{*std::ranges::max_element(player.since)});
    return latest;
  }

  // --- the turn and its action (MS-5)

  void read_turn(Reader in) {
    in.only_keys({"used", "marker", "rerolls", "free_reroll", "star_set", "action", "level", "first_left",
                  "second_left", "begun", "closed", "gathered", "moving", "steps_left", "stepped", "traded"});
    Turn& turn = s_.turn;
    for (Reader& one : in.list("used", kTypes))
      turn.used = byte(turn.used | (1 << read_choice(one, one.where(), one.as_text(), kTypeIds)));
    turn.marker = in.boolean("marker", false);
    turn.rerolls = byte(in.integer("rerolls", 0, r_.box.max_rerolls, 0));
    turn.free_reroll = in.boolean("free_reroll", false);
    turn.star_set = in.boolean("star_set", false);
    if (in.has("action"))
      turn.action = byte(read_choice(in, field(in, "action"), in.text("action"), kTypeIds));
    const auto number = [&](std::string_view key, int high) { return byte(in.integer(key, 0, high, 0)); };
    turn.level = number("level", kLevels);
    turn.first_left = number("first_left", 0xFF);
    turn.second_left = number("second_left", 0xFF);
    turn.begun = number("begun", 3);
    turn.closed = number("closed", 3);
    Reader gathered = in.object("gathered");
    gathered.only_keys(Ids(kResourceIds).first(kStandardResources));
    for (std::size_t i = 0; i < kStandardResources; ++i)
      turn.gathered[i] = byte(gathered.integer(kResourceIds[i], 0, 99, 0));
    turn.moving = byte(in.integer("moving", 0, kLandUnits + kShips - 1, kNone));
    turn.steps_left = number("steps_left", 99);
    turn.stepped = number("stepped", 99);
    for (Reader& one : in.list("traded", kTradeSlots))
      turn.traded = static_cast<std::uint16_t>(turn.traded | (1U << (one.as_integer(1, kTradeSlots) - 1)));
  }

  // --- an event being resolved (MS-13.14)

  void read_resolving(Reader in) {
    in.only_keys({"area", "option", "final", "effect", "left"});
    Resolving& now = s_.resolving;
    const std::string name = in.text("area");
    if (r_.in.failed()) return;
    now.area = read_area(in, field(in, "area"), name, r_.box);
    now.token = s_.event[now.area].token;
    now.option = byte(in.integer("option", 1, 2) - 1);
    now.final = in.boolean("final", false);
    now.effect = byte(in.integer("effect", 1, 0xFF));
    now.left = byte(in.integer("left", 0, 0xFF, 0));
  }

  // --- the battles of the round (MS-11.1)

  void read_phase() {
    Reader in = in_.object("battles");
    in.only_keys({"order", "next", "leader", "victor", "reveal"});
    BattlePhase& battles = s_.battles;
    for (Reader& one : in.list("order", kMaxAreas)) {
      const std::size_t place = battles.count++;
      battles.pair[place] = kNone;
      std::string name;
      if (one.json().is_object()) {
        one.only_keys({"area", "pair"});
        name = one.text("area");
        if (one.has("pair")) battles.pair[place] = read_pair(one);
      } else {
        name = one.as_text();
      }
      if (r_.in.failed()) return;
      battles.order[place] = read_area(one, one.where(), name, r_.box);
    }
    battles.next = byte(in.integer("next", 0, battles.count, 0));
    battles.leader = byte(read_seat(in, "leader", s_, leader(s_, Track::Event)));
    if (in.has("victor") && !in.json()["victor"].is_null()) battles.victor = byte(read_victor(in));
    battles.reveal = read_areas(in, "reveal", r_.box);
    if (in_.has("battle") && !r_.in.failed()) read_battle(r_, in_.object("battle"));
  }
  std::uint8_t read_pair(Reader& in) {
    std::vector<Reader> pair = in.list("pair", 2);
    const int one = pair.size() == 2 ? read_party(pair[0], s_) : 0,
              other = pair.size() == 2 ? read_party(pair[1], s_) : 0;
    if (one >= other)
      in.fail_at(field(in, "pair"),
                 "must be two parties, the lower seat first and a tribe last, as in [0, \"tribe\"]",
                 "MS-11.2");
    return byte(one << 4 | other);
  }
  int read_victor(Reader& in) {
    if (in.json()["victor"].is_string() && lower_case(in.text("victor")) == kTribeId) return kTribe;
    return read_seat(in, "victor", s_);
  }

  // --- who is asked (MS-19)

  // [name, seat], and the area or the place in the order of battles where the question is about one.
  void read_question(Reader& in) {
    const Json& json = in.json();
    const bool form = json.is_array() && json.size() >= 2 && json.size() <= 3 && json[0].is_string() &&
                      json[1].is_number_integer() && json[1].get<std::int64_t>() >= 0 &&
                      json[1].get<std::int64_t>() < s_.players();
    if (!form)
      return in.fail("must be the name of a question and a seat, and its area if it is about one", "MS-19.1");
    const auto ask = question_named(json[0].get<std::string>());
    if (!ask || *ask == Ask::None)
      return in.fail(
          say("{value} is no question of this game", {{"value", in_quotes(json[0].get<std::string>())}}),
          "MS-19.1");
    Question question{*ask, json[1].get<std::uint8_t>(), 0, 0};
    if (names_area(*ask)) {
      if (json.size() < 3 || !json[2].is_string()) return in.fail("must name its area", "MS-19.1");
      question.a = read_area(in, in.where(), json[2].get<std::string>(), r_.box);
    } else if (json.size() == 3 && *ask != Ask::BattlePair) {
      return in.fail("must be the name of a question and a seat, and its area if it is about one", "MS-19.1");
    } else {
      complete(in, question);
    }
    s_.question[s_.questions++] = question;
  }
  void complete(Reader& in, Question& question) {
    const Json& json = in.json();
    const Battle& battle = s_.battle;
    switch (question.ask) {
      case Ask::TakeResource:
        if (const Effect* effect = effect_under_way()) question.a = effect->a;
        break;
      case Ask::RewardShip: question.a = s_.resolving.area; break;
      case Ask::BattlePair: {
        question.a = kNone;
        if (json.size() < 3) break;
        const bool number = json[2].is_number_integer() && json[2].get<std::int64_t>() >= 1 &&
                            json[2].get<std::int64_t>() <= kMaxAreas;
        if (!number) return in.fail("must name the place in the order of battles, from 1", "MS-11.2");
        question.a = byte(json[2].get<int>() - 1);
        break;
      }
      case Ask::Fatigue:
        question.a = byte(1 - battle.retreat_side);
        question.b = battle.winner;
        break;
      case Ask::LostUnit: question.a = battle.placing; break;
      default: break;
    }
  }
  const Effect* effect_under_way() const {
    const Resolving& now = s_.resolving;
    if (now.token >= r_.box.events.size() || now.effect == 0) return nullptr;
    const EventOption& option = r_.box.events[now.token].options[now.option];
    const auto& effects = now.final ? option.final : option.effects;
    return now.effect <= effects.size() ? &effects[now.effect - std::size_t{1}] : nullptr;
  }

  // Without questions a turn, the battle phase or the end of the round begins.
  void check_beginning() {
    if (s_.stage == Stage::Turns || s_.stage == Stage::Battles || s_.stage == Stage::Walls || s_.over() ||
        s_.stage == Stage::Quests)
      return;
    r_.in.fail_at("position.course.questions", "is missing; only turns, battles, walls and over need none",
                  "MS-4.1");
  }

  const Reading& r_;
  State& s_;
  Reader in_;
};

}  // namespace

Stage read_stage(Reader& position) {
  if (!position.has("course")) return Stage::Turns;
  Reader course = position.object("course");
  return static_cast<Stage>(
      read_choice(course, "position.course.stage", course.text("stage", "turns"), kStageIds));
}

void read_course(const Reading& r) { CourseReader(r).read(); }

}  // namespace zig::mesopotamia
