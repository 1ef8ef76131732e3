// Where a position stands within a turn: written, read, and checked against the pieces.
#include <algorithm>

#include "games/civilization/position_fields.h"
#include "games/civilization/pyramid.h"

namespace zig::civilization {

namespace {

// --- writing

Json front_json(const Battle::Front& front) {
  Json sides = Json::array();
  for (const Fighter& fighter : front)
    sides.push_back(fighter.card == kNone ? Json(nullptr) : Json{fighter.card, fighter.wounds});
  return sides;
}
Json battle_json(const Battle& battle) {
  Json json = fields_json(battle), fronts = Json::array();
  std::size_t count = kFronts;
  while (count > 0 && battle.front[count - 1][0].card == kNone && battle.front[count - 1][1].card == kNone)
    --count;
  for (std::size_t i = 0; i < count; ++i) fronts.push_back(front_json(battle.front[i]));
  json["fronts"] = std::move(fronts);
  return json;
}
Json offer_json(const Offer& offer) {
  Json json = fields_json(offer);
  json["gives"] = fields_json(offer.gives);
  json["wants"] = fields_json(offer.wants);
  json["returns"] = fields_json(offer.returns);
  return json;
}

// --- reading

bool is_number(const Json& json, int high) {
  return json.is_number_integer() && json.get<std::int64_t>() >= 0 && json.get<std::int64_t>() <= high;
}

Question read_question(Reader& in, const State& s) {
  const Json& json = in.json();
  bool good = json.is_array() && json.size() == 4 && json[0].is_string();
  for (std::size_t i = 1; good && i < 4; ++i) good = is_number(json[i], 255);
  if (!good) {
    in.fail("must be the name of a question, a seat and two numbers from 0 to 255", "CV-18.1");
    return {};
  }
  const auto ask = question_named(json[0].get<std::string>());
  if (!ask) in.fail("asks no question of this game", "CV-18.1");
  const Question question{ask.value_or(Ask::None), json[1].get<std::uint8_t>(), json[2].get<std::uint8_t>(),
                          json[3].get<std::uint8_t>()};
  if (question.seat >= s.players()) in.fail("asks a seat that nobody plays", "CV-18.1");
  return question;
}

Fighter read_fighter(Reader& in, const Json& json) {
  if (json.is_null()) return {};
  bool good = json.is_array() && json.size() == 2;
  for (std::size_t i = 0; good && i < 2; ++i) good = is_number(json[i], i == 0 ? kUnitCards - 1 : 255);
  if (!good) {
    in.fail("must have two sides, each a card with its wounds, as in [[14, 0], null]", "CV-10.5");
    return {};
  }
  return {json[0].get<std::uint8_t>(), json[1].get<std::uint8_t>()};
}
void read_battle(Reader in, const Squares& map, Battle& battle) {
  if (in.json().empty()) return;
  std::size_t next = 0;
  for (Reader& one : in.list("fronts", kFronts)) {
    const bool two = one.json().is_array() && one.json().size() == 2;
    Battle::Front& front = battle.front[next++];
    for (std::size_t side = 0; side < 2; ++side)
      front[side] = read_fighter(one, two ? one.json()[side] : Json(false));
  }
  read_fields(std::move(in), map, battle, {"fronts"});
}
void read_offer(Reader in, const Squares& map, Offer& offer) {
  if (in.json().empty()) return;
  read_fields(in.object("gives"), map, offer.gives);
  read_fields(in.object("wants"), map, offer.wants);
  read_fields(in.object("returns"), map, offer.returns);
  read_fields(std::move(in), map, offer, {"gives", "wants", "returns"});
}

}  // namespace

Json course_json(const State& s) {
  FieldWriter io;
  io.put("stage", kStageIds[static_cast<std::size_t>(s.stage)]);
  io.number("parts", s.parts);
  Json questions = Json::array(), announcements = Json::array();
  for (std::size_t i = 0; i < s.questions; ++i) {
    const Question& question = s.question[i];
    questions.push_back({question_row(question.ask).name(), question.seat, question.a, question.b});
  }
  io.put("questions", std::move(questions));
  for (std::size_t i = 0; i < s.announcements; ++i) announcements.push_back(fields_json(s.announcement[i]));
  if (!announcements.empty()) io.put("announcements", std::move(announcements));
  if (Json moving = fields_json(s.moving); !moving.empty()) io.put("moving", std::move(moving));
  if (s.battle.at != kNowhere) io.put("battle", battle_json(s.battle));
  if (s.offer != Offer{}) io.put("offer", offer_json(s.offer));
  io.numbers("refused", s.refused, kEventCards);
  io.number("winner", s.winner, kNobody);
  io.numbers("winners", s.winners, kMaxPlayers);
  return std::move(io.json);
}

Stage read_stage(Reader& position) {
  if (!position.has("course")) return Stage::Turn;
  Reader course = position.object("course");
  Stage stage = Stage::Turn;
  FieldReader io(course, {});
  io.id("stage", stage, kStageIds);
  return stage;
}

void read_course(Reader course, const Box& box, State& s) {
  course.only_keys({"stage", "parts", "questions", "announcements", "moving", "battle", "offer", "refused",
                    "winner", "winners"});
  const Squares map = squares_of_map(box, s);
  for (Reader& one : course.list("questions", s.question.size()))
    s.question[s.questions++] = read_question(one, s);
  for (Reader& one : course.list("announcements", s.announcement.size()))
    read_fields(one, map, s.announcement[s.announcements++]);
  read_fields(course.object("moving"), map, s.moving);
  read_battle(course.object("battle"), map, s.battle);
  read_offer(course.object("offer"), map, s.offer);
  FieldReader io(course, map);
  io.number("parts", s.parts, 0, kMaxPlayers);
  io.numbers("refused", s.refused, kEventCards);
  io.number("winner", s.winner, kNobody, s.players() - 1);
  io.numbers("winners", s.winners, s.players());
}

}  // namespace zig::civilization
