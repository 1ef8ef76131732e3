#include "players/tigris_euphrates/features.h"

#include <algorithm>
#include <bit>

#include "games/tigris_euphrates/conflict.h"
#include "games/tigris_euphrates/scoring.h"
#include "players/feature_list.h"

namespace zig::players {

using namespace tigris_euphrates;

namespace {

using G = TigrisEuphrates;
using Leader = Features<G>::Leader;

constexpr std::array<std::string_view, kColours> kOrder = {"weakest", "second", "third", "strongest"};
constexpr std::array<std::string_view, kMaxPlayers> kPlaces = {"own", "first", "second",
                                                               "third"};  // clockwise

std::string_view name_of(int colour) { return kColourIds[static_cast<std::size_t>(colour)]; }

// What all leaders of a kingdom share.
Leader kingdom_of(const State& s, const Board& board, LeaderId head, const Cells& free) {
  Leader all;
  const Cells& area = s.kingdom[head];
  for (int colour = 0; colour < kColours; ++colour)
    all.tiles[colour] = static_cast<std::uint8_t>((area & s.tiles[colour]).count());
  all.on_board = true;
  all.size = area.count();
  all.treasures = (area & s.treasures).count();
  all.reach = area.neighbours() & free;
  all.room = (all.reach & board.land).count();
  return all;
}

// TE-14.11: by colour, the monuments in a kingdom that pay it.
Counts income_in(const State& s, const Cells& area) {
  Counts income{};
  for (int monument = 0; monument < kMonuments; ++monument) {
    if (s.monument[monument] == kNowhere || !area.has(s.monument[monument])) continue;
    ++income[index(kMonumentColours[monument].first)];
    ++income[index(kMonumentColours[monument].second)];
  }
  return income;
}

}  // namespace

Features<G>::Features(const Board& board, const State& s) : s_(s) {
  const Cells free = Cells::all() - s.connecting() - s.catastrophes;
  each_leader(kingdoms(s), [&](LeaderId head) {
    const Leader shared = kingdom_of(s, board, head, free);
    const Cells& area = s.kingdom[head];
    const Counts income = income_in(s, area);
    const LeaderSet members = leaders_in(s, head);
    unsigned colours = 0;
    Counts of_seat{};
    each_leader(members, [&](LeaderId member) {
      colours |= 1U << index(colour_of_leader(member));
      ++of_seat[owner_of(member)];
    });
    each_leader(members, [&](LeaderId member) {
      const int colour = index(colour_of_leader(member));
      Leader& leader = leader_[member] = shared;
      leader.support = shared.tiles[colour];
      leader.temples = temples_beside(s, member);
      leader.own = of_seat[owner_of(member)];
      leader.others = std::popcount(members) - leader.own;
      leader.missing = kColours - std::popcount(colours);
      leader.income = income[colour];
      leader.building = s.building[colour] != kNowhere && area.has(s.building[colour]);
      if (colour == index(Colour::Blue)) leader.room = (shared.reach & board.river).count();
    });
  });
  for (int seat = 0; seat < s.players(); ++seat) {
    points_[seat] = sorted_[seat] = divided(s.points[seat], s.taken[seat]);
    std::ranges::sort(sorted_[seat]);
  }
}

template <class Out>
void Features<G>::list_game(int seat, Out& out) const {
  out.group("game");
  out("players_3", s_.players() == 3);
  out("players_4", s_.players() == 4);
  out("second_board", s_.options.board == BoardSide::Second);
  out("building_game", s_.options.building_game);
  out("bag", total(s_.bag));
  for (int colour = 0; colour < kColours; ++colour) out("bag", name_of(colour), s_.bag[colour]);
  out("treasures", s_.treasures.count());
  out("catastrophes", s_.catastrophes.count());
  const int active = (s_.active - seat + s_.players()) % s_.players();
  for (int place = 0; place < kMaxPlayers; ++place) {
    out.group("turn", kPlaces[place]);
    out("any_action", active == place);
    out("second_action", active == place && s_.actions_done > 0);
  }
}

template <class Out>
void Features<G>::list_own(int seat, Out& out) const {
  constexpr int kFarAhead = 8;
  out.group("own");
  for (int colour = 0; colour < kColours; ++colour) out("points", name_of(colour), s_.points[seat][colour]);
  for (int i = 0; i < kColours; ++i) out(kOrder[i], sorted_[seat][i]);
  for (int colour = 0; colour < kColours; ++colour)
    out("points_ahead", name_of(colour), std::min(points_[seat][colour] - sorted_[seat][0], kFarAhead));
  out("treasures", s_.taken[seat]);
  for (int colour = 0; colour < kColours; ++colour) out("hand", name_of(colour), s_.hand[seat][colour]);
  out("catastrophes", s_.catastrophes_left[seat]);
  out("treasures_near", treasures_near(seat));
}

template <class Out>
void Features<G>::list_leader(int seat, Colour colour, Out& out) const {
  constexpr int kFarAhead = 5;
  const Leader& own = leader(seat, colour);
  out.group("own", kLeaderIds[static_cast<std::size_t>(index(colour))]);
  out("on_board", own.on_board);
  out("support", own.support);
  out("temples", own.temples);
  out("kingdom", own.size);
  for (int other = 0; other < kColours; ++other) out("tiles", name_of(other), own.tiles[other]);
  out("own_leaders", own.own);
  out("other_leaders", own.others);
  out("missing_leaders", own.missing);
  out("treasures", own.treasures);
  out("income", own.income);
  out("building", own.building);
  out("room", own.room);
  // TE-12.2: temples and red tiles against those of the strongest rival, and of the next.
  constexpr int kRed = index(Colour::Red);
  int most = 0;
  for (int rival = 0; rival < s_.players(); ++rival) {
    if (rival != seat) most = std::max<int>(most, s_.hand[rival][kRed]);
  }
  const int defence = own.temples + s_.hand[seat][kRed];
  out("safe_from_all", own.on_board ? defence - most : 0);
  out("safe_from_next", own.on_board ? defence - s_.hand[s_.left_of(seat)][kRed] : 0);
  out("points_ahead",
      own.on_board ? std::min(points_[seat][index(colour)] - sorted_[seat][0], kFarAhead) : 0);
  list_wars(seat, colour, out);
}

// TE-13: wars that one tile could start, with the tiles of both hands.
template <class Out>
void Features<G>::list_wars(int seat, Colour colour, Out& out) const {
  const Leader& own = leader(seat, colour);
  const int c = index(colour);
  int away = 0, near = 0, best = 0, worst = 0, gain = 0, loss = 0, won = 0, lost = 0;
  for (int rival = 0; rival < s_.players(); ++rival) {
    if (rival == seat) continue;
    const Leader& other = leader(rival, colour);
    away += !other.on_board;
    if (!own.on_board || !other.on_board || !own.reach.meets(other.reach)) continue;
    if (s_.realm[leader_id(seat, colour)] == s_.realm[leader_id(rival, colour)]) continue;
    const int margin = own.support + s_.hand[seat][c] - other.support - s_.hand[rival][c];
    best = near == 0 ? margin : std::max(best, margin);
    worst = near == 0 ? margin : std::min(worst, margin);
    ++near;
    if (margin > 0) {
      ++won;
      gain = std::max(gain, other.support + 1);
    } else {
      ++lost;
      loss = std::max(loss, own.support + 1);
    }
  }
  out("rivals_away", away);
  out("wars_near", near);
  out("best_war", best);
  out("worst_war", worst);
  out("war_gain", gain);
  out("war_loss", loss);
  out("wars_won", won);
  out("wars_lost", lost);
}

// A seat that many places further; all 0 where nobody sits there.
template <class Out>
void Features<G>::list_rival(int seat, int places, Out& out) const {
  const bool there = places < s_.players();
  const int rival = there ? (seat + places) % s_.players() : 0;
  const auto put = [&](std::string_view name, int value) { out(name, there ? value : 0); };
  const auto put_colour = [&](std::string_view name, int colour, int value) {
    out(name, name_of(colour), there ? value : 0);
  };
  out.group(kPlaces[places]);
  for (int colour = 0; colour < kColours; ++colour) put_colour("points", colour, s_.points[rival][colour]);
  for (int i = 0; i < kColours; ++i) put(kOrder[i], sorted_[rival][i]);
  put("treasures", s_.taken[rival]);
  for (int colour = 0; colour < kColours; ++colour) put_colour("hand", colour, s_.hand[rival][colour]);
  put("catastrophes", s_.catastrophes_left[rival]);
  for (const Colour colour : kAllColours) {
    const Leader& its = leader(rival, colour);
    out.group(kPlaces[places], kLeaderIds[static_cast<std::size_t>(index(colour))]);
    put("on_board", its.on_board);
    put("support", its.support);
    put("temples", its.temples);
    put("income", its.income);
  }
}

template <class Out>
void Features<G>::list(int seat, Out&& out) const {
  list_game(seat, out);
  list_own(seat, out);
  for (const Colour colour : kAllColours) list_leader(seat, colour, out);
  for (int places = 1; places < kMaxPlayers; ++places) list_rival(seat, places, out);
}

// TE-15: treasures that one tile would bring into the trader's kingdom, where one lies already.
int Features<G>::treasures_near(int seat) const {
  const LeaderId trader = leader_id(seat, Colour::Green);
  if (!s_.on_board(trader) || !s_.kingdom_of(trader).meets(s_.treasures)) return 0;
  const Cells& bridge = leader_[trader].reach;
  int near = 0;
  for (const Cell treasure : s_.treasures - s_.kingdom_of(trader)) {
    const Cells beside = neighbours_of(treasure);
    near += bridge.meets(beside) || bridge.meets((beside & s_.connecting()).neighbours());
  }
  return near;
}

void Features<G>::write(int seat, FeatureRow<G>& row) const { list(seat, FeatureNumbers<G>(row)); }

std::vector<std::string> Features<G>::names() {
  const Board board;
  const State s;  // whatever it says
  FeatureNames names;
  Features(board, s).list(0, names);
  return names.all;
}

}  // namespace zig::players
