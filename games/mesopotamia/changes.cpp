// What comes and goes: goods, units, ships, buildings, seals, technologies, quests.
#include "games/mesopotamia/course.h"

namespace zig::mesopotamia {

namespace {

using Kind = Event::Kind;

void arrive(const Course& c, Player& player, int figure, Area area) {
  const auto i = static_cast<std::size_t>(figure);
  player.unit[i] = area;
  if (c.s.clock < 0xFF) ++c.s.clock;
  player.since[i] = c.s.clock;  // MS-11.5
}

template <class Places>
std::size_t first_in_reserve(const Places& places) {
  return static_cast<std::size_t>(std::find(places.begin(), places.end(), kNowhere) - places.begin());
}

}  // namespace

// --- goods

void gain(const Course& c, int seat, const Goods& goods) {
  Goods& own = c.player(seat).goods;
  bool anything = false;
  for (std::size_t i = 0; i < kResources; ++i) {
    own[i] = byte(std::min(kMostGoods, own[i] + goods[i]));
    anything = anything || goods[i] > 0;
  }
  if (anything) c.tell({.kind = Kind::Gained, .seat = byte(seat), .goods = goods});
}
void gain(const Course& c, int seat, Resource resource, int count) {
  Goods goods{};
  goods[at(resource)] = byte(count);
  gain(c, seat, goods);
}
void pay(const Course& c, int seat, const Goods& price) {
  Goods& own = c.player(seat).goods;
  bool anything = false;
  for (std::size_t i = 0; i < kResources; ++i) {
    own[i] = byte(own[i] - price[i]);
    anything = anything || price[i] > 0;
  }
  if (anything) c.tell({.kind = Kind::Paid, .seat = byte(seat), .goods = price});
}
void lose(const Course& c, int seat, Resource resource, int count) {
  Goods price{};
  price[at(resource)] = byte(std::min(count, int{c.player(seat).goods[at(resource)]}));
  pay(c, seat, price);
}

// --- units

bool place_unit(const Course& c, int seat, UnitType type, Area area) {
  Player& player = c.player(seat);
  const int figure = figure_in_reserve(player, type);
  if (figure < 0 || !below_unit_limit(c.box, c.s, seat)) return false;
  arrive(c, player, figure, area);
  c.tell({.kind = Kind::UnitPlaced, .seat = byte(seat), .a = byte(static_cast<int>(type)), .place = area});
  return true;
}

void move_unit(const Course& c, int seat, int figure, Area to, int rams) {
  Player& player = c.player(seat);
  const Area from = player.unit[static_cast<std::size_t>(figure)];
  arrive(c, player, figure, to);
  for (int left = rams; left > 0; --left) *std::find(player.ram.begin(), player.ram.end(), from) = to;
  c.tell({.kind = Kind::UnitMoved,
          .seat = byte(seat),
          .a = byte(static_cast<int>(type_of_figure(figure))),
          .b = byte(rams),
          .place = to,
          .from = from});
}

void remove_unit(const Course& c, int seat, int figure) {
  Player& player = c.player(seat);
  const auto i = static_cast<std::size_t>(figure);
  const Area area = player.unit[i];
  player.unit[i] = kNowhere;
  player.since[i] = 0;
  c.tell({.kind = Kind::UnitLost,
          .seat = byte(seat),
          .a = byte(static_cast<int>(type_of_figure(figure))),
          .place = area});
}

void remove_tribe_unit(const Course& c, Area area, UnitType type) {
  c.s.tribe[area] = byte(c.s.tribe[area] - (1 << (2 * at(type))));
  c.tell({.kind = Kind::UnitLost, .seat = kTribe, .a = byte(static_cast<int>(type)), .place = area});
}

// --- rams and ships

bool place_ram(const Course& c, int seat, Area area) {
  Player& player = c.player(seat);
  const std::size_t ram = first_in_reserve(player.ram);
  if (ram == player.ram.size() || !below_unit_limit(c.box, c.s, seat)) return false;
  player.ram[ram] = area;
  c.tell({.kind = Kind::RamPlaced, .seat = byte(seat), .place = area});
  return true;
}
void remove_ram(const Course& c, int seat, Area area) {
  Player& player = c.player(seat);
  *std::find(player.ram.begin(), player.ram.end(), area) = kNowhere;
  c.tell({.kind = Kind::RamLost, .seat = byte(seat), .place = area});
}
bool place_ship(const Course& c, int seat, Segment segment) {
  Player& player = c.player(seat);
  const std::size_t ship = first_in_reserve(player.ship);
  if (ship == player.ship.size() || !below_unit_limit(c.box, c.s, seat)) return false;
  player.ship[ship] = segment;
  c.tell({.kind = Kind::ShipPlaced, .seat = byte(seat), .place = segment});
  return true;
}

// --- buildings

void build_wall(const Course& c, int seat, Area area) {
  c.player(seat).walls.add(area);
  c.tell({.kind = Kind::WallBuilt, .seat = byte(seat), .place = area});
}
void remove_wall(const Course& c, Area area) {
  const int owner = wall_owner(c.s, area);
  c.player(owner).walls.remove(area);
  c.tell({.kind = Kind::WallLost, .seat = byte(owner), .place = area});
}
void build_settlement(const Course& c, int seat, Area area) {
  c.player(seat).settlements.add(area);
  c.tell({.kind = Kind::SettlementBuilt, .seat = byte(seat), .place = area});
}
void remove_settlement(const Course& c, Area area) {
  const int owner = settlement_owner(c.s, area);
  c.player(owner).settlements.remove(area);
  c.tell({.kind = Kind::SettlementLost, .seat = byte(owner), .place = area});
}
void conquer_settlement(const Course& c, int seat, Area area) {
  const int owner = settlement_owner(c.s, area);
  c.player(owner).settlements.remove(area);
  c.player(seat).settlements.add(area);
  c.tell({.kind = Kind::SettlementTaken, .seat = byte(seat), .place = area, .other = byte(owner)});
}

// --- seals

namespace {

// MS-10.7: the highest position that the seal may reach now. The defenders of Ur may enter a taken one (MS-17.4).
int highest_open(const Box& box, const State& s, int seat, Track track) {
  const int top = box.positions[at(track)];
  if (s.options.mode == Mode::SiegeOfUr && s.automated(seat)) return top;
  const Ranking& ranking = s.track[at(track)];
  return ranking.position[ranking.order[0]] == top && ranking.order[0] != seat ? top - 1 : top;
}

}  // namespace

bool can_advance(const Box& box, const State& s, int seat, Track track) {
  return position(s, track, seat) < highest_open(box, s, seat, track);
}

bool advance(const Course& c, int seat, Track track, int steps) {
  Ranking& ranking = c.s.track[at(track)];
  std::uint8_t& position = ranking.position[static_cast<std::size_t>(seat)];
  const int reached = std::min(position + steps, highest_open(c.box, c.s, seat, track));
  if (reached <= position) return false;
  position = byte(reached);
  // On top of the seals there (MS-10.6): those that stood higher up but are not higher now go behind.
  auto place = std::find(ranking.order.begin(), ranking.order.end(), seat);
  while (place != ranking.order.begin() && ranking.position[*(place - 1)] <= position) {
    *place = *(place - 1);
    --place;
  }
  *place = byte(seat);
  c.tell({.kind = Kind::Moved, .seat = byte(seat), .a = byte(static_cast<int>(track)), .b = position});
  return true;
}

// --- technologies, quests, gardens

void raise_tech(const Course& c, int seat, Type type) {
  const std::uint8_t level = ++c.player(seat).tech[at(type)];
  c.tell({.kind = Kind::TechRaised, .seat = byte(seat), .a = byte(static_cast<int>(type)), .b = level});
}

void draw_quest(const Course& c, int seat) {
  const int quests = static_cast<int>(c.box.quests.size());
  int drawn = pick_of(c.random, quests, kQuestOutcome,
                      [&](int i) { return c.s.quest[static_cast<std::size_t>(i)].at == QuestPlace::kDeck; });
  // MS-3.13: what was returned lies under the deck.
  for (int owner = 0; drawn < 0 && owner < c.s.players(); ++owner) {
    for (int i = 0; i < quests && drawn < 0; ++i) {
      if (c.s.quest[static_cast<std::size_t>(i)].at == QuestPlace::kReturned + owner) drawn = i;
    }
  }
  if (drawn < 0) {  // MS-13.18
    c.tell({.kind = Kind::Forfeited, .seat = byte(seat), .a = byte(static_cast<int>(Effect::Op::Quest))});
    return;
  }
  c.s.quest[static_cast<std::size_t>(drawn)].at = byte(seat);
  c.tell({.kind = Kind::QuestDrawn, .seat = byte(seat), .a = byte(drawn)});
}

void turn_up_gardens(const Course& c) {
  for (std::size_t level = 0; level < kGardensLevels; ++level) {
    GardensPart& part = c.s.gardens[level];
    if (part.owner != kNobody) continue;
    if (part.token != kNone) return;
    const int token = pick_of(c.random, static_cast<int>(c.box.gardens.size()), kGardensOutcome, [&](int i) {
      const GardensToken& gardens = c.box.gardens[static_cast<std::size_t>(i)];
      return gardens.level == level + 1 && in_play(c.s, gardens.part);
    });
    part.token = byte(token);
    c.tell({.kind = Kind::GardensTurned, .a = part.token});
    return;
  }
}

}  // namespace zig::mesopotamia
