// What a seat has: pieces, goods, technologies, the ziggurat with its dice, an automaton's deck. Quests are with the other cards (position_table.cpp).
#include "games/mesopotamia/automaton.h"
#include "games/mesopotamia/names.h"
#include "games/mesopotamia/position.h"

namespace zig::mesopotamia {

namespace {

class SeatReader {
 public:
  SeatReader(const Reading& r, Reader& in, int seat) : r_(r), in_(in), seat_(seat), player_(r.s.of(seat)) {}

  void read() {
    in_.only_keys({"role", "empire", "start", "units", "rams", "ships", "settlements", "walls", "goods",
                   "technologies", "floors", "dice", "strategies", "quests", "returned"});
    if (in_.has("units")) read_units();
    if (in_.has("rams")) read_rams();
    if (in_.has("ships")) read_ships();
    if (in_.has("settlements")) player_.settlements = read_areas(in_, "settlements", r_.box);
    if (in_.has("walls")) player_.walls = read_areas(in_, "walls", r_.box);
    if (in_.has("goods")) read_goods();
    read_technologies();
    read_floors();
    if (in_.has("strategies")) read_strategies();
  }

 private:
  // --- land units: by areas, with numbers, or figure by figure under their types

  void read_units() {
    player_.unit.fill(kNowhere);
    player_.since.fill(0);
    Reader units = in_.object("units");
    for (const std::string& key : units.keys()) {
      const auto type = std::ranges::find(kUnitTypeIds, key);
      if (type != kUnitTypeIds.end())
        read_figures(units, key, static_cast<UnitType>(type - kUnitTypeIds.begin()));
      else
        read_army(units, key);
      if (in_.failed()) return;
    }
  }
  void read_army(Reader& units, const std::string& name) {
    const Area area = read_area(units, field(units, name), name, r_.box);
    Reader army = units.object(name);
    army.only_keys(kUnitTypeIds);
    for (std::size_t type = 0; type < kUnitTypes; ++type) {
      for (int left = army.integer(kUnitTypeIds[type], 0, kFigures[type], 0); left > 0 && !in_.failed();
           --left)
        place(army, field(army, kUnitTypeIds[type]), static_cast<UnitType>(type), area);
    }
  }
  void place(Reader& in, const std::string& where, UnitType type, Area area) {
    const int figure = figure_in_reserve(player_, type);
    if (figure < 0) return too_many(in, where, type);
    player_.unit[static_cast<std::size_t>(figure)] = area;
  }
  static void too_many(Reader& in, const std::string& where, UnitType type) {
    in.fail_at(where,
               say("there are more of them than the {max} figures of the empire; take some away",
                   {{"max", kFigures[at(type)]}}),
               "MS-1.3");
  }
  void read_figures(Reader& units, const std::string& key, UnitType type) {
    auto figure = static_cast<std::size_t>(kFirstFigure[at(type)]);
    for (Reader& one : units.list(key, static_cast<std::size_t>(kFigures[at(type)]))) {
      const std::size_t i = figure++;
      if (one.json().is_null()) continue;
      if (player_.unit[i] != kNowhere) return too_many(one, one.where(), type);
      if (!one.json().is_object()) {
        player_.unit[i] = read_area(one, r_.box);
        continue;
      }
      one.only_keys({"area", "came"});
      const std::string name = one.text("area");
      if (in_.failed()) return;
      player_.unit[i] = read_area(one, field(one, "area"), name, r_.box);
      player_.since[i] = byte(one.integer("came", 0, 0xFF, 0));  // MS-11.5
    }
  }

  // --- rams and ships

  void read_rams() {
    player_.ram.fill(kNowhere);
    std::size_t ram = 0;
    for (Reader& one : in_.list("rams", kRams)) {
      const std::size_t i = ram++;
      if (!one.json().is_null()) player_.ram[i] = read_area(one, r_.box);
    }
  }
  void read_ships() {
    player_.ship.fill(kNowhere);
    std::size_t ship = 0;
    for (Reader& one : in_.list("ships", kShips)) {
      const std::size_t i = ship++;
      if (one.json().is_null()) continue;
      const std::string name = one.as_text();
      if (in_.failed()) return;
      const auto segment = segment_named(r_.box, name);
      if (!segment || (!r_.s.options.all_borders && !r_.box.map.segments[*segment].marked))
        return one.fail(
            say("{value} is no river segment; write its id, as in \"s14\"", {{"value", in_quotes(name)}}),
            "MS-2.4");
      player_.ship[i] = *segment;
    }
  }

  // --- goods and technologies

  void read_goods() {
    Reader goods = in_.object("goods");
    goods.only_keys(kResourceIds);
    for (std::size_t i = 0; i < kResources; ++i)
      player_.goods[i] = byte(goods.integer(kResourceIds[i], 0, kMostGoods, 0));
  }
  void read_technologies() {
    Reader levels = in_.object("technologies");
    levels.only_keys(kTypeIds);
    const auto& first = r_.box.empires[at(player_.empire)].start_level;
    for (std::size_t type = 0; type < kTypes; ++type) {
      const int level = levels.integer(kTypeIds[type], 1, kLevels, player_.tech[type]);
      if (level < first[type])
        return levels.fail_at(field(levels, kTypeIds[type]),
                              say("is below level {n}, with which this empire begins", {{"n", first[type]}}),
                              "MS-1.4");
      player_.tech[type] = byte(level);
    }
  }

  // --- the ziggurat (MS-5.11): as many dice as floors

  void read_floors() {
    const std::vector<Reader> dice = in_.list("dice", kFloors);
    const int usual = std::max(static_cast<int>(player_.floors), static_cast<int>(dice.size()));
    player_.floors =
        byte(in_.integer("floors", 0, kFloors, in_.has("dice") ? static_cast<int>(dice.size()) : usual));
    if (dice.size() > player_.floors)
      return in_.fail_at(
          field(in_, "dice"),
          say("has {n} dice, but the ziggurat has {floors} {floors#floor|floors}; each floor gives one",
              {{"n", dice.size()}, {"floors", player_.floors}}),
          "MS-5.11");
    for (std::size_t i = 0; i < player_.floors && !in_.failed(); ++i) {
      player_.dice[i] = {};
      if (i < dice.size())
        read_die(dice[i], player_.dice[i]);
      else if (!r_.s.automated(seat_))
        player_.dice[i].colour = free_colour(i);
    }
  }
  Colour free_colour(std::size_t floor) const {
    unsigned colours = (1U << kColours) - 1;
    for (std::size_t i = floor < 3 ? 0 : 3; i < floor; ++i) colours &= ~(1U << at(player_.dice[i].colour));
    return static_cast<Colour>(std::countr_zero(colours | 1U << (kColours - 1)));
  }
  // "white", "white:gish", "white:gish:build"
  void read_die(Reader one, Die& die) {
    const std::string said = one.as_text();
    if (in_.failed()) return;
    std::array<std::string_view, 3> part{};
    std::size_t parts = 0;
    for (std::string_view left = said; parts < part.size();) {
      const std::size_t end = left.find(':');
      part[parts++] = left.substr(0, end);
      if (end == std::string_view::npos) break;
      left.remove_prefix(end + 1);
      if (parts == part.size()) return bad_die(one, said);
    }
    die.colour = static_cast<Colour>(read_choice(one, one.where(), part[0], kColourIds));
    if (in_.failed() || parts < 2) return;
    if (r_.s.options.no_luck && part[1] == kAnyFaceId) {
      die.face = Die::kAnyFace;
    } else {
      const int face = index_of(r_.box.symbols, part[1]);
      if (face < 0) return bad_die(one, said);
      if (std::ranges::find(r_.box.dice[at(die.colour)], face) == r_.box.dice[at(die.colour)].end())
        return one.fail(
            say("no {colour} die has the symbol {name}", {{"colour", part[0]}, {"name", in_quotes(part[1])}}),
            "MS-5.3");
      die.face = byte(face);
    }
    if (parts == 3) die.on = byte(read_choice(one, one.where(), part[2], kTypeIds));
  }
  static void bad_die(Reader& one, std::string_view said) {
    one.fail(say("{value} is no die; write its colour, or its colour and symbol, as in \"white:star\"",
                 {{"value", in_quotes(said)}}),
             "MS-5.11");
  }

  // --- an automaton's deck (MS-16.2)

  void read_strategies() {
    if (!r_.s.automaton(seat_))
      return in_.fail_at(field(in_, "strategies"), "belongs to automata only; leave it out", "MS-16.2");
    Reader decks = in_.object("strategies");
    decks.only_keys({"face_up", "discarded"});
    player_.deck = {};
    unsigned named = 0;
    for (Reader& one : decks.list("face_up", kMaxDeck)) read_strategy(one, Strategy::Where::FaceUp, named);
    for (Reader& one : decks.list("discarded", kMaxDeck))
      read_strategy(one, Strategy::Where::Discarded, named);
  }
  // "SC3", or "SC3:1" when its first action is done.
  void read_strategy(Reader& one, Strategy::Where where, unsigned& named) {
    const std::string said = one.as_text();
    if (in_.failed()) return;
    const std::string_view name = std::string_view(said).substr(0, said.find(':'));
    const std::string_view done =
        said.size() == name.size() ? "" : std::string_view(said).substr(name.size() + 1);
    const int card = index_of(r_.box.strategies, name);
    int place = 0;
    while (card >= 0 && place < kMaxDeck && deck_card(r_.box, r_.s, seat_, place) != card) ++place;
    const bool marked = done == "1" || done == "2";
    if (card < 0 || place == kMaxDeck || (!done.empty() && (!marked || where != Strategy::Where::FaceUp)))
      return one.fail(say("{value} is no card of this automaton's deck; write its id, as in \"SC3\", or "
                          "\"SC3:1\" when its first action is done",
                          {{"value", in_quotes(said)}}),
                      "MS-16.2");
    if ((named >> place) & 1U)
      return one.fail(say("{name} is named twice; say it once", {{"name", in_quotes(name)}}), "MS-16.2");
    named |= 1U << place;
    Strategy& strategy = player_.deck[static_cast<std::size_t>(place)];
    strategy.put(where);
    if (marked) strategy.mark(done == "1" ? 0 : 1);
  }

  const Reading& r_;
  Reader& in_;
  int seat_;
  Player& player_;
};

// MS-3.16: what is placed when the board is filled, unless somebody says where that empire's pieces are.
void place_bonuses(const Reading& r, const Reader* in, int seat) {
  State& s = r.s;
  const EmpireSheet& sheet = r.box.empires[at(s.of(seat).empire)];
  const auto said = [&](std::string_view key) { return in && in->has(key); };
  if (s.stage <= Stage::StartChoices || (s.scenario() && s.automated(seat))) return;
  if (sheet.places_ship && !said("ships")) {
    const Segment segment = automaton_ship_site(r.box, s, seat);
    if (segment != kNowhere) s.of(seat).ship[0] = segment;
  }
  if (sheet.places_settlement && s.automated(seat) && !said("settlements") && !said("walls")) {  // MS-16.20
    const Area area = automaton_settlement_site(r.box, s, seat);
    if (area == kNowhere) return;
    s.of(seat).settlements.add(area);
    s.of(seat).walls.add(area);
  }
}

}  // namespace

void read_seats(const Reading& r) {
  std::vector<Reader> seats = r.in.list("seats", r.s.options.players);
  for (int seat = 0; seat < r.s.players() && !r.in.failed(); ++seat) {
    const auto i = static_cast<std::size_t>(seat);
    if (i < seats.size()) SeatReader(r, seats[i], seat).read();
  }
  for (int seat = 0; seat < r.s.players() && !r.in.failed(); ++seat) {
    const auto i = static_cast<std::size_t>(seat);
    place_bonuses(r, i < seats.size() ? &seats[i] : nullptr, seat);
  }
}

}  // namespace zig::mesopotamia
