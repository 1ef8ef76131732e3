// Reads a position. What stands on the map is said by squares, and what it needs there is put under it: where no tile is named, one lies on which all
// of it can stand.
#include "games/civilization/position.h"

#include <algorithm>

#include "games/civilization/cities.h"
#include "games/civilization/invariants.h"
#include "games/civilization/position_fields.h"
#include "games/civilization/pyramid.h"

namespace zig::civilization {

namespace {

constexpr std::uint8_t kAnyTerrain = (1U << kTerrains) - 1,
                       kLand = kAnyTerrain & ~(1U << static_cast<unsigned>(Terrain::Water));

State empty_state(const Box& box, const Options& options) {
  State s;
  s.options = options;
  s.tile.fill(kNone);
  s.wonder_at.fill(kWonderInDeck);
  for (Player& player : s.player) player.figure.fill(kNowhere);
  for (std::size_t i = 0; i < kGreatPeople; ++i) s.pool[i] = box.great_people[i].count;
  return s;
}

class PositionReader {
 public:
  PositionReader(const Box& box, State& s, Reader& in, Random& random)
      : box_(box), s_(s), in_(in), random_(random), map_(squares_of_map(box, s)) {
    allowed_.fill(kAnyTerrain);
  }

  void read() {
    in_.only_keys({"version", "turn", "phase", "first", "active", "tiles", "squares", "huts", "villages",
                   "disasters", "frozen", "players", "decks", "wonders", "pool", "course", "frontier"});
    read_frame();
    players_ = in_.list("players", s_.options.players);
    read_civilizations();
    if (in_.failed()) return;
    read_tiles();
    for (int seat = 0; seat < s_.players() && !in_.failed(); ++seat) read_player(seat);
    if (in_.failed()) return;
    read_squares_shown();
    lay_missing_tiles();
    put_down_squares();
    put_down_markers();
    if (in_.failed()) return;
    read_cards(in_, box_, s_, random_);
    read_wonders();
    read_pool();
    if (in_.has("course")) read_course(in_.object("course"), box_, s_);
  }

 private:
  bool dealt() const { return s_.stage != Stage::Civilizations; }
  bool playing() const { return s_.stage == Stage::Turn || s_.stage == Stage::Over; }
  Player& own(int seat) { return s_.player[static_cast<std::size_t>(seat)]; }
  Reader* said_of(int seat) {
    const auto i = static_cast<std::size_t>(seat);
    return i < players_.size() ? &players_[i] : nullptr;
  }

  // --- the frame

  void read_frame() {
    in_.integer("version", 1, kPositionVersion, kPositionVersion);
    s_.stage = read_stage(in_);
    s_.turn = static_cast<std::uint16_t>(in_.integer("turn", playing() ? 1 : 0, 0xFFFF, playing() ? 1 : 0));
    s_.first = byte(in_.integer("first", 0, s_.players() - 1, 0));
    s_.active = byte(in_.integer("active", 0, s_.players() - 1, s_.first));
    FieldReader io(in_, map_);
    io.id("phase", s_.phase, kPhaseIds);
    io.squares("disasters", s_.disasters);
    io.squares("frozen", s_.frozen);
  }

  // CV-2.1: who has none said gets any that is left.
  void read_civilizations() {
    unsigned taken = s_.options.training ? bit(Civ::Egypt) | bit(Civ::Rome) : 0U;  // CV-15.1
    std::vector<int> open;
    for (int seat = 0; seat < s_.players(); ++seat) {
      Reader* const in = said_of(seat);
      if (!in || !in->has("civ")) {
        open.push_back(seat);
        continue;
      }
      const std::string where = field(*in, "civ");
      const auto civ = static_cast<Civ>(read_choice(*in, where, in->text("civ"), kCivIds, "CV-2.1"));
      if (in_.failed()) return;
      if (taken & bit(civ))
        return in_.fail_at(where,
                           s_.options.training && (civ == Civ::Egypt || civ == Civ::Rome)
                               ? "is not in a training game"
                               : "is another player's already",
                           s_.options.training ? "CV-15.1" : "CV-2.1");
      taken |= bit(civ);
      own(seat).civ = civ;
    }
    s_.removed = byte(static_cast<int>(taken));
    if (!dealt()) return;
    for (const int seat : open) {
      std::vector<int> left;
      for (int civ = 0; civ < kCivs; ++civ) {
        if (!((taken >> civ) & 1U)) left.push_back(civ);
      }
      own(seat).civ = static_cast<Civ>(left[random_.below(static_cast<std::uint32_t>(left.size()))]);
      taken |= bit(own(seat).civ);
    }
    s_.removed = byte((1 << kCivs) - 1);
    s_.wonder_market.fill(kNone);
  }
  static constexpr unsigned bit(Civ civ) { return 1U << static_cast<unsigned>(civ); }

  // --- the map

  void read_tiles() {
    const auto& places = layout(box_, s_).places;
    for (std::size_t i = 0; dealt() && i < places.size(); ++i) {
      if (places[i].seat >= 0)
        lay_tile(box_, s_, static_cast<int>(i), static_cast<int>(own(places[i].seat).civ),
                 places[i].quarters);
    }
    Reader tiles = in_.object("tiles");
    for (const std::string& name : tiles.keys()) {
      const std::string where = field(tiles, name);
      const Square square = read_square(tiles, where, name, map_);
      const LaidTile laid = read_tile(tiles, where, tiles.text(name), box_);
      if (in_.failed()) return;
      const int place = place_of(box_, s_, square);
      if (places[static_cast<std::size_t>(place)].seat >= 0)
        return in_.fail_at(where, "is a home, whose tile is that of its civilization; leave it out",
                           "CV-2.9");
      if (laid.tile < kCivs)
        return in_.fail_at(where, "must be a neutral tile, \"n01\" to \"n14\"", "CV-2.9");
      if (s_.tile[static_cast<std::size_t>(place)] != kNone)
        return in_.fail_at(where, "has a tile already; keep one", "CV-2.9");
      if (std::ranges::find(s_.tile, laid.tile) != s_.tile.end())
        return in_.fail_at(where, "names a tile that lies elsewhere, too; keep one", "CV-1.1");
      lay_tile(box_, s_, place, laid.tile, laid.quarters);
    }
  }
  void read_squares_shown() {
    Reader squares = in_.object("squares");
    for (const std::string& name : squares.keys()) {
      const std::string where = field(squares, name);
      const Square square = read_square(squares, where, name, map_);
      const Ground ground = read_ground(squares, where, squares.text(name));
      if (in_.failed()) return;
      shown_.emplace_back(square, ground);
      needed_.add(square);
      settled_.add(square);
    }
    needed_ |= s_.disasters | s_.frozen;
    for (const std::string_view key : {"huts", "villages"}) needed_ |= read_squares(in_, key, map_);
  }

  // A tile that nobody has seen yet, lying in any way in which everything on it stands well.
  void lay_missing_tiles() {
    Squares gaps = needed_ - revealed(s_);
    while (gaps.any() && !in_.failed() && dealt()) {
      const int place = place_of(box_, s_, gaps.first());
      std::vector<LaidTile> all, good;
      for (std::uint8_t tile = kCivs; tile < kTiles; ++tile) {
        if (!((unseen_tiles(box_, s_) >> tile) & 1U)) continue;
        for (std::uint8_t quarters = 0; quarters < kDirections; ++quarters) {
          all.push_back({tile, quarters});
          if (suits(place, all.back())) good.push_back(all.back());
        }
      }
      const std::vector<LaidTile>& choice = good.empty() ? all : good;
      const LaidTile laid = choice[random_.below(static_cast<std::uint32_t>(choice.size()))];
      lay_tile(box_, s_, place, laid.tile, laid.quarters);
      gaps = needed_ - revealed(s_);
    }
  }
  bool suits(int place, LaidTile laid) const {
    State trial;
    trial.options = s_.options;
    lay_tile(box_, trial, place, laid.tile, laid.quarters);
    for (const auto& [square, ground] : shown_) trial.ground[square] = ground;
    for (const Square square : revealed(trial)) {
      const auto terrain = static_cast<unsigned>(trial.ground[square].terrain());
      if (!((allowed_[square] >> terrain) & 1U)) return false;
    }
    return true;
  }
  void put_down_squares() {
    for (const auto& [square, ground] : shown_) s_.ground[square] = ground;
  }

  // --- what lies on it

  struct Laid {
    Square square;
    Marker marker;
    std::string where;
  };
  // Huts and villages of the tiles are gone where somebody has settled or stands, unless they are listed.
  void put_down_markers() {
    const bool huts = in_.has("huts"), villages = in_.has("villages");
    for (Square square = 0; square < kSquares; ++square) {
      Marker& marker = s_.marker[square];
      if ((marker.is_hut() && (huts || settled_.has(square))) ||
          (marker.is_village() && (villages || settled_.has(square))))
        marker = {};
    }
    for (const Laid& laid : markers_) put_down(laid);
    for (const auto& [key, marker] :
         {std::pair("huts", Marker::hut()), std::pair("villages", Marker::village())}) {
      for (Reader& one : in_.list(key, kSquares))
        put_down({read_square(one, one.where(), one.as_text(), map_), marker, one.where()});
    }
  }
  void put_down(const Laid& laid) {
    if (in_.failed()) return;
    if (!s_.marker[laid.square].none())
      return in_.fail_at(laid.where, "is the second marker on its square; keep one", "CV-6.24");
    s_.marker[laid.square] = laid.marker;
    if (laid.marker.is_wonder()) s_.wonder_at[static_cast<std::size_t>(laid.marker.wonder())] = laid.square;
  }

  // --- players

  void read_player(int seat) {
    Reader* const said = said_of(seat);
    if (!said) return finish_player(seat, nullptr);
    if (!said->is_object()) return;
    const CivSheet& sheet = box_.civs[static_cast<std::size_t>(own(seat).civ)];
    FieldReader io(*said, map_);
    each_field(io, own(seat));
    io.set("techs", own(seat).techs, kTechIds);
    if (dealt()) own(seat).government = sheet.start_government;
    io.id("government", own(seat).government, kGovernmentIds);
    finish_player(seat, said);
    read_cities(*said, seat);
    read_figures(*said, seat);
    read_markers<Building>(*said, "buildings", kBuildingIds);
    read_markers<Wonder>(*said, "wonders", kWonderIds);
    read_markers<GreatPerson>(*said, "great_people", kGreatPersonIds);
    read_research(*said, seat);
    io.done({"civ", "capital", "cities", "armies", "white_army", "scouts", "buildings", "wonders",
             "great_people", "units", "events", "huts", "villages", "research"});
  }
  // CV-2.12 (d), (e): the starting tech; a capital on the suggested square, unless it is said.
  void finish_player(int seat, Reader* said) {
    if (!dealt()) return;
    Player& player = own(seat);
    const CivSheet& sheet = box_.civs[static_cast<std::size_t>(player.civ)];
    if (!said) player.government = sheet.start_government;
    put_into_pyramid(box_, s_, seat, sheet.start_tech);
    if (!playing() || (said && said->has("capital"))) return;
    const auto& places = layout(box_, s_).places;
    const auto home = std::ranges::find(places, seat, &TilePlace::seat);
    const int square =
        turned(box_.tiles[static_cast<std::size_t>(player.civ)].suggested_capital, home->quarters);
    settle(player.cities[kCapital], square_at(home->x + square % kTileSide, home->y + square / kTileSide));
  }

  void settle(City& city, Square square) {
    city.at = square;
    needed_.add(square);
    needed_ |= around(square) & map_;
    settled_.add(square);
    settled_ |= around(square);
    allowed_[square] = kLand;
  }
  // "c3", {"at": "c3", "walled": true}, or null.
  void read_cities(Reader& in, int seat) {
    auto& cities = own(seat).cities;
    if (in.has("capital")) {
      const Json& said = in.json()["capital"];
      if (said.is_object())
        read_fields(in.object("capital"), map_, cities[kCapital]);
      else if (!said.is_null())
        cities[kCapital].at = read_square(in, field(in, "capital"), in.text("capital"), map_);
    }
    std::size_t number = kCapital;
    for (Reader& one :
         pieces(in, "cities", kCities - 1, "lists {n} cities; besides the capital a player has {most}")) {
      City& city = cities[++number];
      if (one.json().is_object())
        read_fields(one, map_, city);
      else if (!one.json().is_null())
        city.at = read_square(one, one.where(), one.as_text(), map_);
    }
    for (City& city : cities) {
      if (city.stands()) settle(city, city.at);
    }
  }

  // CV-1.1: no more than the box holds.
  std::vector<Reader> pieces(Reader& in, std::string_view key, int most, std::string_view sentence) {
    const Json* const list = in.has(key) ? &in.json()[std::string(key)] : nullptr;
    if (list && list->is_array() && list->size() > static_cast<std::size_t>(most))
      in.fail_at(field(in, key), say(sentence, {{"n", list->size()}, {"most", most}}), "CV-1.1");
    return in.list(key, static_cast<std::size_t>(most));
  }
  void read_figures(Reader& in, int seat) {
    Player& player = own(seat);
    std::size_t figure = 0;
    const auto read_figure = [&](Reader& one) {
      if (!one.json().is_null()) player.figure[figure] = read_square(one, one.where(), one.as_text(), map_);
      ++figure;
    };
    for (Reader& one : pieces(in, "armies", kArmies, "lists {n} armies; a player has {most}"))
      read_figure(one);
    figure = kFirstScout;
    for (Reader& one : pieces(in, "scouts", kScouts, "lists {n} scouts; a player has {most}"))
      read_figure(one);
    if (in.has("white_army"))
      player.figure[kWhiteArmy] = read_square(in, field(in, "white_army"), in.text("white_army"), map_);
    for (const Square square : player.figure) {
      if (square == kNowhere || in.failed()) continue;
      needed_.add(square);
      settled_.add(square);
      if (player.stats.water == Water::Closed) allowed_[square] &= kLand;
    }
  }

  template <class Kind, std::size_t N>
  void read_markers(Reader& in, std::string_view key, const std::array<std::string_view, N>& ids) {
    Reader object = in.object(key);
    for (const std::string& name : object.keys()) {
      const std::string where = field(object, name);
      const Square square = read_square(object, where, name, map_);
      const Marker marker(static_cast<Kind>(read_choice(object, where, object.text(name), ids)));
      if (in_.failed()) return;
      if (marker == Marker(Building::CityWalls))
        return in_.fail_at(where, "is no building of the outskirts; write \"walled\": true into the city",
                           "CV-6.12");
      markers_.push_back({square, marker, where});
      needed_.add(square);
      settled_.add(square);
      allowed_[square] &= marker.is_building() ? box_.building(marker.building()).terrains : kLand;
    }
  }
  // CV-9.1: a sealed choice.
  void read_research(Reader& in, int seat) {
    if (!in.has("research")) return;
    const std::string said = in.text("research");
    own(seat).research = normalized(said) == "none"
                             ? kNone
                             : byte(read_choice(in, field(in, "research"), said, kTechIds, "CV-9.1"));
  }

  // --- beside the map

  void read_wonders() {
    if (in_.failed()) return;
    Reader wonders = in_.object("wonders");
    FieldReader io(wonders, map_);
    io.set("obsolete", s_.obsolete, kWonderIds);
    io.number("panama_coins", s_.panama_coins);
    if (dealt() && s_.options.training) move_wonders(kWonderInDeck, kWonderGone);  // CV-15.1
    for (const auto& [key, where] : {std::pair("gone", kWonderGone), std::pair("set_aside", kNowhere)}) {
      for (Reader& one : wonders.list(key, kWonders)) take_wonder(one, where);
    }
    std::size_t slot = 0;
    for (Reader& one : wonders.list("market", kMarketSlots)) {
      if (!one.json().is_null()) s_.wonder_market[slot] = byte(take_wonder(one, kWonderInMarket));
      ++slot;
    }
    io.done({"market", "gone", "set_aside"});
    if (!in_.failed() && dealt() && !wonders.has("market")) fill_market({box_, s_, random_});
  }
  void move_wonders(Square from, Square to) { std::ranges::replace(s_.wonder_at, from, to); }
  int take_wonder(Reader& one, Square to) {
    const int wonder = read_choice(one, one.where(), one.as_text(), kWonderIds);
    if (in_.failed()) return kNone;
    Square& at = s_.wonder_at[static_cast<std::size_t>(wonder)];
    if (at != kWonderInDeck && !(at == kWonderGone && to == kWonderGone))
      one.fail("is somewhere else already; keep one", "CV-1.1");
    at = to;
    return wonder;
  }
  // CV-2.10: all great people that nobody has, unless it is said.
  void read_pool() {
    FieldReader io(in_, map_);
    if (in_.has("pool")) {
      s_.pool = {};
      return io.counts("pool", s_.pool, kGreatPersonIds);
    }
    std::array<int, kGreatPeople> left{};
    for (std::size_t i = 0; i < kGreatPeople; ++i) left[i] = box_.great_people[i].count;
    for (const Marker marker : s_.marker) {
      if (marker.is_person()) --left[static_cast<std::size_t>(marker.person())];
    }
    for (std::size_t i = 0; i < kGreatPeople; ++i) {
      for (const Player& player : s_.player) left[i] -= player.people[i];
      s_.pool[i] = byte(std::max(left[i], 0));
    }
  }

  const Box& box_;
  State& s_;
  Reader& in_;
  Random& random_;
  const Squares map_;
  std::vector<Reader> players_;
  std::vector<std::pair<Square, Ground>> shown_;
  std::vector<Laid> markers_;
  Squares needed_;                                // must be revealed
  Squares settled_;                               // no hut or village of the tile is left there
  std::array<std::uint8_t, kSquares> allowed_{};  // terrains for what stands there, as bits
};

// The part of the active player begins, or the sealed choices of all.
void begin(const Course& c) {
  State& s = c.s;
  s.parts = byte((s.active - s.first + s.players()) % s.players());
  c.changed = true;
  switch (s.phase) {
    case Phase::StartOfTurn: begin_start_of_turn(c, s.active); break;
    case Phase::Trade: begin_trade(c, s.active); break;
    case Phase::CityManagement: begin_city_management(c, s.active); break;
    case Phase::Movement: begin_movement(c, s.active); break;
    case Phase::Research:
      s.phase = Phase::Movement;
      s.parts = byte(s.players() - 1);
      next_part(c);
      break;
  }
  go_on(c);
}

std::optional<std::uint32_t> read_frontier(Reader& in) {
  if (!in.has("frontier")) return 0;
  const Json& said = in.json()["frontier"];
  if (said.is_number_integer() && said.get<std::int64_t>() >= 0 && said.get<std::int64_t>() <= 0xFFFFFFFF)
    return said.get<std::uint32_t>();
  in.fail_at("position.frontier", say("must be a whole number from {low} to {high}, not {value}",
                                      {{"low", 0}, {"high", 0xFFFFFFFF}, {"value", describe(said)}}));
  return std::nullopt;
}

}  // namespace

Result<State> Civilization::read_position(const Json& json, const Options& options, Random& random) const {
  Reader in(json, "position");
  if (!in.is_object()) return std::unexpected(in.problem());
  State s = empty_state(*box_, options);
  PositionReader(*box_, s, in, random).read();
  const auto frontier = read_frontier(in);
  if (in.failed()) return std::unexpected(in.problem());
  if (const auto broken = broken_piece(*box_, s))
    return problem("position" + (broken->where.empty() ? "" : "." + broken->where), broken->what,
                   broken->rule);
  if (!in.has("course"))
    begin({*box_, s, random, nullptr, true});
  else if (const auto fault = fault_in_course(*box_, s))
    return problem("position.course." + fault->where, fault->what, fault->rule);
  if (const std::string broken = broken_invariant(s); !broken.empty())
    return problem("position", "cannot be played on; something in it breaks the rule",
                   broken.substr(0, broken.find(':')));
  s.frontier = *frontier;
  return s;
}

}  // namespace zig::civilization
