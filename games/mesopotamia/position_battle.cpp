// A battle under way (MS-11). What kind it is and who decides follow from its parties, so nobody writes them.
#include "games/mesopotamia/battle.h"
#include "games/mesopotamia/position.h"

namespace zig::mesopotamia {

namespace {

class BattleReader {
 public:
  BattleReader(const Reading& r, Reader in) : r_(r), battle_(r.s.battle), in_(std::move(in)) {}

  void read() {
    in_.only_keys({"parties", "attacker", "step", "arranger", "to_place", "placing", "section", "rows",
                   "filling", "bid_sections", "ship_bones", "tribe_bones", "tribe_die", "retreating",
                   "retreat_side", "winner", "bids", "fighters"});
    if (r_.s.battles.next >= r_.s.battles.count || r_.s.stage != Stage::Battles)
      return in_.fail("is fought in no area: battles.order has none that comes next", "MS-11.2");
    read_parties();
    if (r_.in.failed()) return;
    battle_.step =
        static_cast<BattleStep>(read_choice(in_, field(in_, "step"), in_.text("step"), kBattleStepIds));
    battle_.section =
        byte(read_choice(in_, field(in_, "section"), in_.text("section", "strength"), kSectionIds));
    battle_.attacker = side("attacker");
    battle_.arranger = side("arranger");
    battle_.placing = side("placing");
    battle_.filling = side("filling");
    battle_.retreat_side = side("retreat_side");
    battle_.to_place = number("to_place", 0xFF);
    battle_.rows = number("rows", kLandUnits);
    battle_.tribe_bones = number("tribe_bones", 6 + 2 * kLandUnits);
    battle_.tribe_die = number("tribe_die", 6);
    battle_.retreating = byte(in_.integer("retreating", 0, kLandUnits - 1, kNone));
    battle_.winner = byte(in_.integer("winner", 0, kLandUnits - 1, kNone));
    read_pair("bid_sections", kSections, battle_.bid_sections);
    read_pair("ship_bones", kShips, battle_.ship_bones);
    std::size_t at_side = 0;
    for (Reader& bids : sides("bids")) read_numbers(bids, battle_.bid[at_side++], kMostGoods);
    at_side = 0;
    for (Reader& fighters : sides("fighters")) read_fighters(fighters, static_cast<int>(at_side++));
  }

 private:
  std::uint8_t side(std::string_view key) { return byte(in_.integer(key, 0, 1, 0)); }
  std::uint8_t number(std::string_view key, int high) { return byte(in_.integer(key, 0, high, 0)); }
  std::vector<Reader> sides(std::string_view key) {
    std::vector<Reader> both = in_.list(key, 2);
    if (both.size() == 1)
      in_.fail_at(field(in_, key), "must be a list with an entry for each of the two sides", "MS-11.6");
    return both;
  }
  void read_pair(std::string_view key, int high, std::array<std::uint8_t, 2>& numbers) {
    std::size_t i = 0;
    for (Reader& one : sides(key)) numbers[i++] = byte(one.as_integer(0, high));
  }
  // Three numbers: strength, tactics, mobility.
  template <std::size_t N>
  void read_numbers(Reader& in, std::array<std::uint8_t, N>& numbers, int high) {
    const Json& json = in.json();
    if (!json.is_array() || json.size() != N)
      return in.fail("must be three numbers: strength, tactics, mobility", "MS-11.7");
    for (std::size_t i = 0; i < N; ++i) {
      const bool good = json[i].is_number_integer() && json[i].get<std::int64_t>() >= 0 &&
                        json[i].get<std::int64_t>() <= high;
      if (!good) return in.fail("must be three numbers: strength, tactics, mobility", "MS-11.7");
      numbers[i] = byte(json[i].get<int>());
    }
  }

  void read_parties() {
    const State& s = r_.s;
    std::vector<Reader> list = in_.list("parties", 2);
    const int one = list.size() == 2 ? read_party(list[0], s) : 0,
              other = list.size() == 2 ? read_party(list[1], s) : 0;
    if (one >= other)
      return in_.fail_at(field(in_, "parties"),
                         "must be two parties, the lower seat first and a tribe last, as in [0, \"tribe\"]",
                         "MS-11.2");
    // The battle begins in a copy, which says of which kind it is and who decides for whom (MS-11.22, MS-15.2, MS-16.12).
    State begun = s;
    Random chance = Random::fast(0);
    begin_battle({r_.box, begun, chance, nullptr}, s.battles.order[s.battles.next], one, other);
    battle_.kind = begun.battle.kind;
    battle_.area = begun.battle.area;
    battle_.party = begun.battle.party;
    battle_.decides = begun.battle.decides;
  }

  void read_fighters(Reader& in, int of_side) {
    if (!in.json().is_array() || in.json().size() > kLandUnits)
      return in.fail(say("must be a list of at most {max} fighters", {{"max", kLandUnits}}), "MS-11.6");
    for (std::size_t i = 0; i < in.json().size() && !r_.in.failed(); ++i) {
      Reader one(in.json()[i], in.where() + "[" + std::to_string(i) + "]");
      if (one.is_object()) read_fighter(one, of_side, fighter(battle_, of_side, static_cast<int>(i)));
      if (one.failed()) r_.in.fail_at(one.problem().where, one.problem().what, one.problem().rule);
    }
  }
  void read_fighter(Reader& in, int of_side, Fighter& unit) {
    in.only_keys({"figure", "type", "card", "placed", "row", "place", "had_bones", "beaten", "gone"});
    unit.type = byte(read_choice(in, field(in, "type"), in.text("type"), kUnitTypeIds));
    if (!in.boolean("gone", false))
      unit.figure = is_tribe(battle_, of_side) ? unit.type : byte(in.integer("figure", 0, kLandUnits - 1));
    if (in.has("card") && !in.json()["card"].is_null())
      unit.card = byte(read_item(in, field(in, "card"), in.text("card"), r_.box.combat, r_.s,
                                 "{value} is no combat card; write its id, as in \"archer_01\"", "MS-11.6"));
    std::size_t row = 0;
    for (Reader& one : in.list("placed", kSections)) unit.placed[row++] = byte(one.as_integer(0, 99));
    unit.row = byte(in.integer("row", 0, kLandUnits - 1, kNone));
    unit.place = byte(in.integer("place", 0, kLandUnits - 1, 0));
    unit.had_bones = byte(in.integer("had_bones", 0, (1 << kSections) - 1, 0));
    unit.beaten = byte(in.integer("beaten", 0, (1 << kSections) - 1, 0));
  }

  const Reading& r_;
  Battle& battle_;
  Reader in_;
};

}  // namespace

void read_battle(const Reading& r, Reader battle) { BattleReader(r, std::move(battle)).read(); }

}  // namespace zig::mesopotamia
