// Where a position stands within a turn: read, and checked against the pieces. A question about a caravan needs that caravan on the map.
#include "games/new_dawn/position.h"
#include "games/new_dawn/position_fields.h"
#include "games/new_dawn/question_fits.h"

namespace zig::new_dawn {

namespace {

// --- reading

// The questions as version 1 counted them. Never changes, whatever becomes of Ask.
// clang-format off
constexpr Ask kNumbered[] = {
    Ask::None, Ask::Tile, Ask::TileWay, Ask::TilePlace, Ask::StartOfTurn, Ask::HangingGardens,
    Ask::ForbiddenCity, Ask::EiffelFirst, Ask::EiffelSecond, Ask::EiffelRival, Ask::SeoulBarbarian, Ask::SeoulSpace,
    Ask::GenevaReturn, Ask::GenevaTake, Ask::ZimbabweMove, Ask::FocusCard, Ask::Culture, Ask::MoveTarget,
    Ask::Stonehenge, Ask::TakeBack, Ask::GainResource, Ask::ResourceNotOwned, Ask::Strike, Ask::Advance,
    Ask::AdvanceOn, Ask::TechCard, Ask::ReplacedCard, Ask::DropCaravan, Ask::Caravans, Ask::CaravanStep,
    Ask::ExchangeGive, Ask::ExchangeTake, Ask::RivalPact, Ask::StateCard, Ask::EmbassyToken, Ask::Industry,
    Ask::Payment, Ask::WonderCity, Ask::TurnUp, Ask::Upgrade, Ask::UpgradeCard, Ask::PotalaPact,
    Ask::CityTokens, Ask::Military, Ask::AttackTokens, Ask::DefenceTokens, Ask::Plunder, Ask::MovedWonder,
    Ask::ConquerOrLiberate, Ask::ConquestSlot, Ask::AfterCard, Ask::AfterEconomy, Ask::AfterReset, Ask::MaracanaBefore,
    Ask::PlaceTrade, Ask::MayPlaceTrade, Ask::StateTrade, Ask::LoseTrade, Ask::NaturalCard, Ask::SurplusPact,
    Ask::LoseCity,
};
// clang-format on

// By its id, or by its number as in version 1: so the lists of these ids grow only at their end.
template <class Enum, std::size_t N>
Enum read_id(Reader& in, std::string_view key, const std::array<std::string_view, N>& ids, Enum fallback) {
  if (!in.has(key)) return fallback;
  if (in.json()[key].is_number()) return static_cast<Enum>(in.integer(key, 0, static_cast<int>(N) - 1));
  return static_cast<Enum>(read_choice(in, in.text(key), ids));
}

template <class Part>
void read_fields(Reader in, Part& part) {
  each_field(part, [&](const char* name, auto& value) {
    using Value = std::remove_reference_t<decltype(value)>;
    if constexpr (std::is_enum_v<Value>) {
      value = read_id(in, name, ids_of(value), value);
    } else {
      value = static_cast<Value>(in.integer(name, 0, 255, static_cast<int>(value)));
    }
  });
}

std::optional<Ask> read_ask(const Json& said) {
  if (said.is_string()) return question_named(said.get<std::string>());
  const auto number = said.is_number_integer() ? said.get<std::int64_t>() : -1;
  if (number < 0 || number >= std::ssize(kNumbered)) return std::nullopt;
  return kNumbered[number];
}

Question read_question(Reader& in) {
  const Json& json = in.json();
  bool numbers = json.is_array() && json.size() == 4;
  for (std::size_t i = 1; numbers && i < 4; ++i)
    numbers =
        json[i].is_number_integer() && json[i].get<std::int64_t>() >= 0 && json[i].get<std::int64_t>() <= 255;
  if (!numbers) {
    in.fail("must be the name of a question, a seat and two numbers from 0 to 255", "ND-16.1");
    return {};
  }
  const auto ask = read_ask(json[0]);
  if (!ask) in.fail("asks no question of this game", "ND-16.1");
  return {ask.value_or(Ask::None), json[1].get<std::uint8_t>(), json[2].get<std::uint8_t>(),
          json[3].get<std::uint8_t>()};
}

// --- checking

bool resolution_names_something(const State& s, const Resolution& now) {
  return now.card < kCards && now.slot < kSlots && now.as >= 1 && now.as <= kSlots &&
         now.why <= Why::Capitalism && now.caravan < kCaravans &&
         (now.wonder == kNone || now.wonder < kWonders) && now.left <= 40 && now.extra <= 40 &&
         now.steps <= 60 && now.need <= 20 && now.need >= 0 && now.paid <= 3 && s.active < s.players();
}

bool attack_names_something(const State& s, const Attack& attack) {
  if (attack.space == kNowhere) return attack.defender == kNobody;
  if (!on_map(s, attack.space) || attack.target > Target::Token) return false;
  return attack.defender == kNobody ||
         (attack.defender < s.players() && attack.attack < 100 && attack.defence < 100);
}

// ND-3.3, ND-3.11: while the map is built everybody has a capital, on the map or on one tile still to be laid.
bool everybody_gets_a_capital(const Box& box, const State& s) {
  for (std::size_t seat = 0; seat < s.options.players; ++seat) {
    int to_come = 0;
    for (std::size_t tile = 0; tile < kTiles; ++tile) {
      to_come += s.dealt[tile] == seat && !s.map.laid(static_cast<int>(tile) + 1) &&
                 box.tiles[tile].kind == TileKind::Capital;
    }
    if (to_come + (s.player[seat].capital != kNowhere ? 1 : 0) != 1) return false;
  }
  return true;
}

}  // namespace

Window read_window(Reader& position) {
  Reader course = position.object("course");
  return read_id(course, "window", kWindowIds, Window::Start);
}

void read_course(Reader course, State& s) {
  course.only_keys({"window", "questions", "now", "main", "attack", "turn", "won", "arrived"});
  s.window = read_id(course, "window", kWindowIds, Window::Start);
  for (Reader& one : course.list("questions", s.question.size()))
    s.question[s.questions++] = read_question(one);
  read_fields(course.object("now"), s.now);
  read_fields(course.object("main"), s.main);
  read_fields(course.object("attack"), s.attack);
  Reader turn = course.object("turn");
  each_turn_field(s, [&](const char* name, std::uint8_t& value) {
    value = static_cast<std::uint8_t>(turn.integer(name, 0, 255, 0));
  });
  s.won = read_spaces(course, s, "won", {});
  std::size_t number = 0;
  for (Reader& one : course.list("arrived", kCaravans))
    s.arrived[number++] = static_cast<Space>(one.as_integer(0, 255));
  if (s.direction >= kDirections || s.next_barbarian > kBarbarians)
    course.fail("names no direction and no barbarian", "ND-10.3");
}

std::optional<Fault> fault_in_course(const Box& box, const State& s) {
  const auto fault = [](std::string where, Phrase what) {
    return Fault{"course." + std::move(where), std::move(what), "ND-16.1"};
  };
  if (!resolution_names_something(s, s.now)) return fault("now", "names no card, slot or piece of this game");
  if (!resolution_names_something(s, s.main))
    return fault("main", "names no card, slot or piece of this game");
  for (const Space space : s.arrived) {
    if (space != kNowhere && !on_map(s, space)) return fault("arrived", "names no space of this map");
  }
  if (s.window == Window::MapBuilding && !everybody_gets_a_capital(box, s))
    return Fault{"dealt", "must leave each seat one capital, on the map or on a tile to be laid", "ND-3.3"};
  if (!attack_names_something(s, s.attack)) return fault("attack", "names no space or seat of this game");
  if (s.window == Window::Over)
    return s.questions == 0 ? std::nullopt : std::optional(fault("questions", "must be empty after the end"));
  if (s.questions == 0) return fault("questions", "somebody must be asked");
  for (std::size_t i = 0; i < s.questions; ++i) {
    const std::string where = "questions[" + std::to_string(i) + "]";
    if (s.question[i].seat >= s.players()) return fault(where, "asks a seat that nobody plays");
    const auto fits = question_row(s.question[i].ask).fits;
    if (fits && !fits(box, s, s.question[i]))
      return fault(where, "does not fit the pieces and the turn; leave course out to begin a turn");
  }
  if (s.automated(s.asked().seat))
    return fault("questions",
                 "asks an automated player, who answers at once; leave course out to begin a turn");
  Actions actions;
  list_answers(box, s, actions);
  if (actions.size() < 2) return fault("questions", "leaves no choice; leave course out to begin a turn");
  return std::nullopt;
}

}  // namespace zig::new_dawn
