#include "players/tigris_euphrates/outlook.h"

#include <algorithm>

#include "games/tigris_euphrates/conflict.h"
#include "games/tigris_euphrates/scoring.h"
#include "games/tigris_euphrates/targets.h"

namespace zig::players {

using namespace tigris_euphrates;

namespace {

using W = Weights<TigrisEuphrates>;

// Only the weakest colours win the game (TE-16.4), but a strong third is a reserve.
double score(Points points, int treasures, const W& w) {
  points = divided(points, treasures);
  std::ranges::sort(points);
  return 1.0 * points[0] + w.second * points[1] + w.third * points[2] + w.strongest * points[3];
}

// Each of our leaders: on the board, safe from revolts, with room to grow.
void look_at_leaders(const State& s, int seat, const Unseen& unseen, const W& w, Outlook& out) {
  const Points points = divided(s.points[seat], s.taken[seat]);
  const int weakest = *std::ranges::min_element(points);
  const double reds_of_a_rival = kHandSize * unseen.share(Colour::Red);
  for (const Colour colour : kAllColours) {
    const LeaderId leader = leader_id(seat, colour);
    if (!s.on_board(leader)) continue;
    const bool needed = points[static_cast<std::size_t>(index(colour))] <= weakest + 1;
    out.leaders += w.leader + (needed ? w.leader_needed : 0) + (colour == Colour::Green ? 0.1 : 0) +
                   (colour == Colour::Black ? 0.1 : 0);
    // TE-12.2: temples here and red tiles in the hand against what an attacker may bring.
    const double defence = temples_beside(s, leader) + w.red_in_hand * s.hand[seat][index(Colour::Red)];
    out.safety += w.temple * std::min(defence - 0.5 * reds_of_a_rival, 3.0);
    out.growth += w.supporter * std::min((s.kingdom_of(leader) & s.tiles[index(colour)]).count(), 8);
  }
}

// TE-14.11: what monuments will pay, for some turns.
void look_at_income(const State& s, int seat, const W& w, Outlook& out) {
  constexpr double kTurnsHeld = 3;
  for (int monument = 0; monument < kMonuments; ++monument) {
    const Cell at = s.monument[monument];
    if (at == kNowhere) continue;
    for (int owner = 0; owner < s.players(); ++owner) {
      for (const Colour colour : {kMonumentColours[monument].first, kMonumentColours[monument].second}) {
        const LeaderId leader = leader_id(owner, colour);
        if (!s.on_board(leader) || !s.kingdom_of(leader).has(at)) continue;
        const double gain = kTurnsHeld * worth(s, owner, colour, 1, w);
        out.income += owner == seat ? w.income * gain : -w.income_of_rivals * gain / (s.players() - 1);
      }
    }
  }
}

// Wars that one tile could start (TE-13): rivals of one colour in kingdoms with a free space between them.
void look_at_wars(const State& s, int seat, const Targets& targets, const Unseen& unseen, const W& w,
                  Outlook& out) {
  for (const Colour colour : kAllColours) {
    const LeaderId own = leader_id(seat, colour);
    if (!s.on_board(own)) continue;
    const Cells reach = s.kingdom_of(own).neighbours() & targets.free();
    const int support = (s.kingdom_of(own) & s.tiles[index(colour)]).count();
    const int hand = s.hand[seat][index(colour)];
    for (int rival = 0; rival < s.players(); ++rival) {
      const LeaderId other = leader_id(rival, colour);
      if (rival == seat || !s.on_board(other) || s.realm[other] == s.realm[own]) continue;
      if (!reach.meets(s.kingdom_of(other).neighbours())) continue;
      const int theirs = (s.kingdom_of(other) & s.tiles[index(colour)]).count();
      const double win = unseen.at_most(support + hand - theirs - 1, total(s.hand[rival]), colour);
      const double gain = worth(s, seat, colour, 1 + theirs, w);
      const double loss = 0.6 + worth(s, rival, colour, 1 + support, w) / (s.players() - 1);
      out.wars += w.war * (win * gain - (1 - win) * loss);
    }
  }
}

// TE-15: a kingdom with our trader one tile away from a treasure; a second treasure in it is taken at once.
void look_at_treasures(const State& s, int seat, const Targets& targets, const W& w, Outlook& out) {
  const LeaderId trader = leader_id(seat, Colour::Green);
  out.treasures += w.treasure * s.taken[seat];  // a joker is worth more than the point it is
  if (!s.on_board(trader)) return;
  const Cells& kingdom = s.kingdom_of(trader);
  if (!kingdom.meets(s.treasures)) return;
  const Cells bridge = kingdom.neighbours() & targets.free();
  for (const Cell treasure : s.treasures - kingdom) {
    const Cells region = connected(Cells::one(treasure), s.connecting());
    if (bridge.meets(region.neighbours())) out.treasures += w.treasure_near;
  }
}

void look_at_hand(const State& s, int seat, const W& w, Outlook& out) {
  for (const Colour colour : kAllColours) {
    const int number = s.hand[seat][index(colour)];
    const bool useful = s.on_board(leader_id(seat, colour)) || s.on_board(leader_id(seat, Colour::Black));
    const double each = useful ? w.tile_useful : w.tile_other;
    out.hand += each * std::min(number, 3) + (colour == Colour::Red ? w.tile_red * number : 0);
  }
}

}  // namespace

double worth(const State& s, int seat, Colour colour, int points, const W& w) {
  Points more = s.points[seat];
  more[static_cast<std::size_t>(index(colour))] =
      static_cast<std::uint16_t>(more[static_cast<std::size_t>(index(colour))] + points);
  return score(more, s.taken[seat], w) - score(s.points[seat], s.taken[seat], w);
}

Outlook outlook(const TigrisEuphrates& game, const State& s, int seat, const Unseen& unseen, const W& w) {
  Outlook out;
  const Targets targets(game.board(s), s);
  out.low = score(s.points[seat], s.taken[seat], w);
  for (int rival = 0; rival < s.players(); ++rival) {
    if (rival != seat) out.rivals -= w.rivals / (s.players() - 1) * score(s.points[rival], s.taken[rival], w);
  }
  look_at_leaders(s, seat, unseen, w, out);
  look_at_income(s, seat, w, out);
  look_at_wars(s, seat, targets, unseen, w, out);
  look_at_treasures(s, seat, targets, w, out);
  look_at_hand(s, seat, w, out);
  out.catastrophes = w.catastrophe * s.catastrophes_left[seat];
  return out;
}

}  // namespace zig::players
