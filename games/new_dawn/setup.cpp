// ND-2, ND-3.3 to ND-3.8: the start of the game.
#include <algorithm>
#include <numeric>

#include "games/new_dawn/new_dawn.h"
#include "games/new_dawn/questions.h"

namespace zig::new_dawn {

namespace {

template <std::size_t N>
std::array<std::uint8_t, N> shuffled(Random& random, int from = 0) {
  std::array<std::uint8_t, N> order;
  std::iota(order.begin(), order.end(), static_cast<std::uint8_t>(from));
  random.shuffle(order);
  return order;
}

// ND-2.1 to ND-2.3
void deal_leaders(const Course& c) {
  const auto leaders = shuffled<kLeaders>(c.random);
  for (std::size_t seat = 0; seat < c.s.options.players; ++seat) {
    Player& player = c.s.player[seat];
    player.leader = static_cast<Leader>(leaders[seat]);
    for (std::size_t slot = 0; slot < kSlots; ++slot)
      player.row[slot] = card_of(c.box.leaders[leaders[seat]].row[slot], 1);
    player.caravan[0] = kOnCard;
  }
}

// ND-2.11, ND-12.1
void choose_victory_cards(const Course& c) {
  const auto cards = shuffled<kVictoryCards>(c.random);
  const std::size_t count = c.s.options.epic ? 4 : 3;
  for (std::size_t i = 0; i < count; ++i)
    c.s.victory_cards = static_cast<std::uint8_t>(c.s.victory_cards | (1U << cards[i]));
}

void lay_capital(const Course& c, int seat, int tile) {
  const Space star = space_of(tile, 0);
  c.player(seat).capital = star;
  c.s.cities[static_cast<std::size_t>(seat)].add(star);
}

// ND-3.1, ND-2.13: the house layout; a random rotation of the capitals.
void lay_first_game(const Course& c) {
  constexpr std::size_t kCoreTiles = 4;
  const int players = c.s.players();
  for (std::size_t i = 0; i < c.box.first_game_tiles[static_cast<std::size_t>(players)]; ++i)
    lay_tile(c.s.map, c.box, c.box.first_game[i], i < kCoreTiles);
  const auto turn = static_cast<int>(c.random.below(static_cast<std::uint32_t>(players)));
  for (int seat = 0; seat < players; ++seat)
    lay_capital(
        c, seat,
        c.box.capitals[static_cast<std::size_t>(players)][static_cast<std::size_t>((seat + turn) % players)]);
  populate(c);
}

// ND-3.3 to ND-3.8
void begin_map_building(const Course& c) {
  State& s = c.s;
  std::array<std::vector<std::uint8_t>, 4> tiles;  // by kind
  for (const std::uint8_t tile : shuffled<kTiles>(c.random, 1))
    tiles[at(c.box.tiles[tile - 1U].kind)].push_back(tile);
  for (std::size_t seat = 0; seat < s.options.players; ++seat)
    s.dealt[tiles[at(TileKind::Capital)][seat] - 1U] = static_cast<std::uint8_t>(seat);  // ND-3.3
  std::vector<std::uint8_t> core, rest = tiles[at(TileKind::Plain)];
  for (const TileKind kind : {TileKind::NaturalWonder, TileKind::CityState}) {  // ND-3.4
    const auto& these = tiles[at(kind)];
    core.insert(core.end(), these.begin(), these.begin() + 2);
    rest.insert(rest.end(), these.begin() + 2, these.end());
  }
  c.random.shuffle(core);
  c.random.shuffle(rest);
  const Side side = c.die() <= 3 ? Side::A : Side::B;  // ND-3.5
  for (std::size_t i = 0; i < core.size(); ++i) {
    Placement placed = c.box.core[at(side)][i];
    placed.tile = core[i];
    lay_tile(s.map, c.box, placed, true);
  }
  for (int seat = 0; seat < s.players(); ++seat) {
    if (s.automated(seat))
      lay_automated_capital(c, seat, tiles[at(TileKind::Capital)][static_cast<std::size_t>(seat)]);
  }
  const std::size_t people = static_cast<std::size_t>(s.options.players - s.options.automated);  // ND-17.3
  for (std::size_t i = 0; i < 2 * people; ++i)
    s.dealt[rest[i] - 1U] = static_cast<std::uint8_t>(i / 2);               // ND-3.7
  s.active = static_cast<std::uint8_t>(c.random.below(s.options.players));  // ND-3.8
  s.window = Window::MapBuilding;
}

}  // namespace

// ND-2.5, ND-3.18: one matching token on each printed icon of a side that is up.
void populate(const Course& c) {
  State& s = c.s;
  for (int tile = 1; tile <= kTiles; ++tile) {
    if (!s.map.laid(tile)) continue;
    const TileSide& up = c.box.side(tile, side_of(s.map.way[static_cast<std::size_t>(tile - 1)]));
    for (int place = 0; place < kTileSpaces; ++place) {
      if (up.resource[static_cast<std::size_t>(place)] >= 0) s.resource_tokens.add(space_of(tile, place));
    }
    if (up.barbarian >= 0) {
      const auto letter = static_cast<std::size_t>(up.barbarian);
      s.home[letter] = s.barbarian[letter] = space_of(tile, up.barbarian_at);
    }
  }
  const auto shows = [&](Space space, Side side) {
    const int tile = tile_index(space) + 1;
    return s.map.laid(tile) && side_of(s.map.way[static_cast<std::size_t>(tile - 1)]) == side;
  };
  for (std::size_t i = 0; i < kCityStates; ++i) {
    if (shows(c.box.city_states[i].space, c.box.city_states[i].side))
      s.city_states[i / 2].which = static_cast<std::uint8_t>(i);
  }
  for (std::size_t i = 0; i < kNaturalWonders; ++i) {
    if (shows(c.box.natural_wonders[i].space, c.box.natural_wonders[i].side))
      s.natural[i / 2].which = static_cast<std::uint8_t>(i);
  }
}

State NewDawn::empty_state(const Options& options) const {
  State s;
  s.options = options;
  s.barbarian.fill(kNowhere);
  s.home.fill(kNowhere);
  s.wonder_at.fill(kNowhere);
  s.market.fill(kNone);
  s.dealt.fill(kNobody);
  for (auto& cards : s.pact) cards.fill(kNobody);
  s.unseen = (1U << kWonders) - 1;
  return s;
}

State NewDawn::start(const Options& options, Random& random) const {
  State s = empty_state(options);
  const Course course{*box_, s, random, nullptr, true};
  deal_leaders(course);
  choose_victory_cards(course);
  for (int deck = 0; deck < kDecks; ++deck) turn_up_wonder(course, deck);  // ND-2.10
  s.first = static_cast<std::uint8_t>(random.below(options.players));      // ND-2.8
  s.active = s.first;
  s.window = Window::Start;
  if (options.map == MapKind::FirstGame) {
    lay_first_game(course);
  } else {
    begin_map_building(course);
  }
  go_on(course);
  s.frontier = 0;
  return s;
}

}  // namespace zig::new_dawn
