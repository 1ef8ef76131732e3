#include "games/new_dawn/position.h"

#include <algorithm>

#include "engine/json_reader.h"
#include "games/new_dawn/invariants.h"
#include "games/new_dawn/names.h"
#include "games/new_dawn/questions.h"
#include "games/new_dawn/texts.h"

namespace zig::new_dawn {

namespace {}  // namespace

Space read_space(Reader& in, const State& s, const std::string& name) {
  const auto found = space_named(name);
  if (found && s.map.all().has(*found)) return *found;
  in.fail(say("{value} is not a space of this map; write a tile and a letter, as in \"7d\"",
              {{"value", in_quotes(name)}}),
          "ND-3.13");
  return 0;
}

Spaces read_spaces(Reader& in, const State& s, std::string_view key, const Spaces& fallback) {
  if (!in.has(key)) return fallback;
  Spaces set;
  for (Reader& one : in.list(key, kSpaces)) {
    const std::string name = one.as_text();
    if (in.failed()) return set;
    const Space space = read_space(one, s, name);
    if (in.failed()) return set;
    if (set.has(space))
      one.fail(say("{name} is named twice; say it once", {{"name", in_quotes(name)}}), "ND-7.4");
    set.add(space);
  }
  return set;
}

namespace {

class PositionReader {
 public:
  PositionReader(const Box& box, State& s, Reader& in) : box_(box), s_(s), in_(in) {}

  void read() {
    in_.only_keys(
        {"version", "round",  "first",      "active",    "dial",        "frontier",        "map",
         "water",   "seats",  "barbarians", "resources", "city_states", "natural_wonders", "wonders",
         "market",  "turned", "unseen",     "pacts",     "victory",     "dealt",           "course"});
    in_.integer("version", 1, kPositionVersion, kPositionVersion);
    s_.round = static_cast<std::uint16_t>(in_.integer("round", 1, 0xFFFF, 1));
    s_.frontier = static_cast<std::uint16_t>(in_.integer("frontier", 0, 0xFFFF, 0));
    s_.first = byte(in_.integer("first", 0, s_.players() - 1, 0));
    s_.active = byte(in_.integer("active", 0, s_.players() - 1, s_.first));
    s_.dial = byte(in_.integer("dial", 0, kDialSpaces - 1, 0));
    read_map();
    if (in_.failed()) return;
    building_ = in_.has("course") && read_window(in_) == Window::MapBuilding;
    if (!building_) populate_icons();
    read_seats();
    if (in_.failed()) return;
    read_tokens();
    read_wonders();
    read_pacts();
    read_victory();
    if (in_.has("course")) read_course(in_.object("course"), s_);
  }

 private:
  // --- the map

  void read_map() {
    if (!in_.has("map")) {
      for (std::size_t i = 0; i < box_.first_game_tiles[s_.options.players]; ++i)
        add_tile(s_.map, box_, box_.first_game[i], i < 4);
    } else {
      for (Reader& one : in_.list("map", kTiles)) read_tile(one);
    }
    for (Reader& one : in_.list("water", kWaterTokens)) {
      const Hex hex = read_hex(one.json(), one);
      if (in_.failed()) return;
      if (Table(s_.map).at(hex) != kNowhere) return one.fail("overlaps another space; move it", "ND-3.12");
      add_water(s_.map, hex);
    }
    if (!in_.failed() && s_.map.all().empty()) in_.fail_at("position.map", "has no tile", "ND-3.13");
  }
  Hex read_hex(const Json& value, Reader& in) {
    const bool good =
        value.is_array() && value.size() == 2 && value[0].is_number_integer() && value[1].is_number_integer();
    const auto q = good ? value[0].get<std::int64_t>() : 99, r = good ? value[1].get<std::int64_t>() : 99;
    static_assert(Table::kFar == 19);
    if (q < -Table::kFar || q > Table::kFar || r < -Table::kFar || r > Table::kFar) {
      in.fail("must be two whole numbers from -19 to 19, as in [0, -3]", "ND-3.2");
      return {};
    }
    return {static_cast<std::int8_t>(q), static_cast<std::int8_t>(r)};
  }
  void read_tile(Reader& in) {
    in.only_keys({"tile", "side", "rotation", "at", "core"});
    constexpr std::array<std::string_view, 2> kSides = {"A", "B"};
    Placement placed;
    placed.tile = byte(in.integer("tile", 1, kTiles));
    const int side = read_choice(in, in.text("side", "A"), kSides);
    placed.way = byte(orientation(static_cast<Side>(side), in.integer("rotation", 0, 5, 0)));
    const bool core = in.boolean("core", false);
    if (!in.has("at")) in.fail("does not say where it lies; add \"at\"", "ND-3.2");
    if (in.failed()) return;
    placed.at = read_hex(in.json()["at"], in);
    if (in.failed()) return;
    if (s_.map.laid(placed.tile)) return in.fail("is on the map twice; keep one", "ND-1.2");
    const Table table(s_.map);
    for (const Hex offset : kShapes[placed.way]) {
      if (!Table::inside(placed.at + offset)) return in.fail("is too far away", "ND-3.9");
      if (table.at(placed.at + offset) != kNowhere)
        return in.fail("overlaps another tile; move it", "ND-3.9");
    }
    add_tile(s_.map, box_, placed, core);
  }

  // What is printed on the tiles of the map (ND-2.5).
  void populate_icons() {
    Random none = Random::fast(0);
    populate({box_, s_, none, nullptr, false});
  }

  // --- the seats

  void read_seats() {
    std::vector<Reader> seats = in_.list("seats", static_cast<std::size_t>(s_.players()));
    for (std::size_t seat = 0; seat < s_.options.players; ++seat) {
      Player& player = s_.player[seat];
      player.leader = static_cast<Leader>(seat);
      const int tile = box_.capitals[s_.options.players][seat];
      if (s_.map.laid(tile) && !building_) player.capital = space_of(tile, 0);
      if (seat < seats.size()) {
        read_seat(seats[seat], seat);
      } else {
        finish_seat(nullptr, seat);
      }
      if (in_.failed()) return;
    }
  }
  void finish_seat(Reader* in, std::size_t seat) {
    Player& player = s_.player[seat];
    if (!in || !in->has("row")) {
      for (std::size_t slot = 0; slot < kSlots; ++slot)
        player.row[slot] = card_of(box_.leaders[at(player.leader)].row[slot], 1);
    }
    if (!in || !in->has("caravans")) {
      const int allowed = caravans_allowed(box_, s_, static_cast<int>(seat));
      for (int i = 0; i < kCaravans; ++i)
        player.caravan[static_cast<std::size_t>(i)] = i < allowed ? kOnCard : kNowhere;
    }
    if (player.capital == kNowhere) {
      if (!building_)
        in_.fail_at("position.seats[" + std::to_string(seat) + "].capital", "is missing; say where it stands",
                    "ND-2.6");
      return;
    }
    s_.cities[seat].add(player.capital);
  }
  void read_seat(Reader& in, std::size_t seat) {
    in.only_keys({"leader", "row", "trade", "stored", "tech", "reached_last_tech", "defeated_capital",
                  "resources", "caravans", "capital", "cities", "tokens", "reinforced", "agendas",
                  "markers"});
    Player& player = s_.player[seat];
    if (in.has("leader")) player.leader = static_cast<Leader>(read_choice(in, in.text("leader"), kLeaderIds));
    if (in.has("row")) read_row(in, player);
    std::size_t slot = 0;
    for (Reader& tokens : in.list("trade", kSlots))
      player.trade[slot++] = byte(tokens.as_integer(0, kTradeLimit));
    player.stored = byte(in.integer("stored", 0, 4, 0));
    player.tech = byte(in.integer("tech", 0, kLastTech, 0));
    player.reached_last_tech = in.boolean("reached_last_tech", player.tech == kLastTech);
    player.defeated_capital = in.boolean("defeated_capital", false);
    Reader resources = in.object("resources");
    resources.only_keys({"marble", "mercury", "oil", "diamonds"});
    for (std::size_t i = 0; i < kResources; ++i)
      player.resources[i] = byte(resources.integer(kResourceIds[i], 0, kResourceTokens, 0));
    std::size_t number = 0;
    for (Reader& one : in.list("caravans", kCaravans)) {
      const std::string where = one.as_text();
      player.caravan[number++] = where == "card"     ? kOnCard
                                 : where == "supply" ? kNowhere
                                                     : read_space(one, s_, where);
    }
    if (in.has("capital")) player.capital = read_space(in, s_, in.text("capital"));
    s_.cities[seat] = read_spaces(in, s_, "cities", {});
    const Spaces reinforced = read_spaces(in, s_, "reinforced", {});
    s_.control[seat] = read_spaces(in, s_, "tokens", {}) | reinforced;
    s_.reinforced |= reinforced;
    for (Reader& one : in.list("agendas", kAgendas)) {
      const int agenda = read_choice(one, one.as_text(), kAgendaIds);
      player.agendas = static_cast<std::uint16_t>(player.agendas | (1U << agenda));
    }
    player.markers = byte(in.integer("markers", 0, kAgendas, 0));
    if (!in.failed()) finish_seat(&in, seat);
  }
  void read_row(Reader& in, Player& player) {
    std::vector<Reader> cards = in.list("row", 100);
    if (cards.size() != kSlots)
      return in.fail_at(in.where() + ".row",
                        say("has {n} {n#card|cards}; there must be 5", {{"n", cards.size()}}), "ND-4.8");
    for (std::size_t slot = 0; slot < kSlots; ++slot) {
      const auto card = card_named(cards[slot].as_text());
      if (!card) return cards[slot].fail("must be a focus card, as in \"culture-2\"", "ND-4.8");
      player.row[slot] = *card;
    }
  }

  // --- tokens of the map

  void read_tokens() {
    const Spaces pieces = all_control(s_) | all_cities(s_);
    const Spaces icons = s_.resource_tokens;
    s_.resource_tokens = read_spaces(in_, s_, "resources", icons - pieces);
    if (!s_.resource_tokens.within(icons) && !in_.failed())
      in_.fail_at("position.resources", "names a space without a resource icon", "ND-2.5");
    Reader barbarians = in_.object("barbarians");
    for (const std::string& name : barbarians.keys()) {
      const int letter = name.size() == 1 ? name[0] - 'A' : -1;
      if (letter < 0 || letter >= kBarbarians || s_.home[static_cast<std::size_t>(letter)] == kNowhere)
        return barbarians.fail(say("{value} is not a barbarian of this map", {{"value", in_quotes(name)}}),
                               "ND-2.5");
      const std::string where = barbarians.text(name);
      if (in_.failed()) return;
      s_.barbarian[static_cast<std::size_t>(letter)] =
          where == "off" ? kNowhere : read_space(barbarians, s_, where);
    }
    for (Reader& one : in_.list("city_states", kTokens)) read_state(one);
    for (Reader& one : in_.list("natural_wonders", kTokens)) {
      one.only_keys({"natural_wonder", "slot", "used"});
      const int which = read_choice(one, one.text("natural_wonder"), kNaturalWonderIds);
      NaturalToken& token = s_.natural[static_cast<std::size_t>(which) / 2];
      if (token.which != which) return one.fail("is not on this map", "ND-2.5");
      token.slot = byte(one.integer("slot", 0, kSlots, 0) - 1);
      token.used = one.boolean("used", false);
    }
    settle_states();
  }
  void read_state(Reader& one) {
    one.only_keys({"state", "slot", "used", "holders"});
    const int which = read_choice(one, one.text("state"), kCityStateIds);
    CityStateToken& token = s_.city_states[static_cast<std::size_t>(which) / 2];
    if (token.which != which) return one.fail("is not on this map", "ND-2.5");
    token.slot = byte(one.integer("slot", 0, kSlots, 0) - 1);
    token.used = one.boolean("used", false);
    for (Reader& holder : one.list("holders", kMaxPlayers))
      token.holders = byte(token.holders | (1U << holder.as_integer(0, s_.players() - 1)));
  }
  // A conquered city-state lies on the card of its type unless said otherwise.
  void settle_states() {
    for (CityStateToken& token : s_.city_states) {
      if (token.which == kNone) continue;
      const int owner = occupant(s_, city_state_space(box_, token));
      if (owner == kNobody || token.slot < kSlots) continue;
      const int slot = slot_of_type(s_, owner, box_.city_states[token.which].type);
      token.slot = byte(slot == kNone ? 0 : slot);
    }
  }

  // --- cards

  void read_wonders() {
    Reader wonders = in_.object("wonders");
    for (const std::string& name : wonders.keys()) {
      const int wonder = read_choice(wonders, name, kWonderIds);
      const std::string where = wonders.text(name);
      if (in_.failed()) return;
      s_.wonder_at[static_cast<std::size_t>(wonder)] = read_space(wonders, s_, where);
      s_.unseen &= ~(1U << wonder);
    }
    read_market();
    std::size_t deck = 0;
    for (Reader& one : in_.list("turned", kDecks))
      s_.turned[deck++] = byte(one.as_integer(0, s_.players() + 2));
    if (in_.has("unseen")) {
      s_.unseen = 0;
      for (Reader& one : in_.list("unseen", kWonders))
        s_.unseen |= 1U << read_choice(one, one.as_text(), kWonderIds);
    }
  }
  // Face up unless said otherwise: the first card of each deck that is not built.
  void read_market() {
    if (in_.has("market")) {
      std::size_t deck = 0;
      for (Reader& one : in_.list("market", kDecks)) {
        if (!one.json().is_null()) {
          const int wonder = read_choice(one, one.as_text(), kWonderIds);
          if (!in_.failed() && box_.wonders[static_cast<std::size_t>(wonder)].type != kDeckTypes[deck])
            return one.fail("is of the wrong type; the order is culture, economy, science, military",
                            "ND-2.9");
          s_.market[deck] = byte(wonder);
          s_.unseen &= ~(1U << wonder);
        }
        ++deck;
      }
    } else {
      for (std::size_t deck = 0; deck < kDecks; ++deck) {
        for (std::size_t wonder = 0; wonder < kWonders && s_.market[deck] == kNone; ++wonder) {
          if (box_.wonders[wonder].type == kDeckTypes[deck] && ((s_.unseen >> wonder) & 1U))
            s_.market[deck] = byte(static_cast<int>(wonder));
        }
        if (s_.market[deck] != kNone) s_.unseen &= ~(1U << s_.market[deck]);
      }
    }
    for (std::size_t deck = 0; deck < kDecks; ++deck) {  // what is built or face up was turned up
      int seen = 0;
      for (std::size_t wonder = 0; wonder < kWonders; ++wonder)
        seen += box_.wonders[wonder].type == kDeckTypes[deck] && ((s_.unseen >> wonder) & 1U) == 0;
      s_.turned[deck] = byte(std::min(seen, s_.players() + 2));
    }
  }
  void read_pacts() {
    for (Reader& one : in_.list("pacts", kMaxPlayers * kPacts)) {
      one.only_keys({"giver", "pact", "holder"});
      const int giver = one.integer("giver", 0, s_.players() - 1),
                pact = read_choice(one, one.text("pact"), kPactIds);
      s_.pact[static_cast<std::size_t>(giver)][static_cast<std::size_t>(pact)] =
          byte(one.integer("holder", 0, s_.players() - 1));
    }
    for (Reader& one : in_.list("dealt", kTiles)) {
      one.only_keys({"tile", "seat"});
      const int tile = one.integer("tile", 1, kTiles);
      s_.dealt[static_cast<std::size_t>(tile - 1)] = byte(one.integer("seat", 0, s_.players() - 1));
    }
  }
  void read_victory() {
    s_.victory_cards = s_.options.epic ? 0b1111 : 0b111;
    if (!in_.has("victory")) return;
    s_.victory_cards = 0;
    for (Reader& one : in_.list("victory", kVictoryCards))
      s_.victory_cards = byte(s_.victory_cards | (1U << read_choice(one, one.as_text(), kVictoryCardIds)));
    if (s_.victory_cards == 0 && !in_.failed())
      in_.fail_at("position.victory", "names no card; name at least one", "ND-2.11");
  }

  const Box& box_;
  State& s_;
  Reader& in_;
  bool building_ = false;
};

}  // namespace

Result<State> NewDawn::read_position(const Json& json, const Options& options, Random& random) const {
  Reader in(json, "position");
  if (!in.is_object()) return std::unexpected(in.problem());
  State s = empty_state(options);
  PositionReader(*box_, s, in).read();
  if (in.failed()) return std::unexpected(in.problem());
  if (const auto broken = broken_piece(*box_, s))
    return problem("position", say("{what}; correct it", {{"what", broken->what}}), broken->rule);
  if (!in.has("course")) {
    s.window = Window::Start;
    go_on({*box_, s, random, nullptr, true});
    s.frontier = static_cast<std::uint16_t>(in.integer("frontier", 0, 0xFFFF, 0));
    return s;
  }
  if (const auto fault = fault_in_course(*box_, s))
    return problem("position." + fault->where, fault->what, fault->rule);
  return s;
}

}  // namespace zig::new_dawn
