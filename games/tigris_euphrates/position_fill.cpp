// What a position leaves open: treasures, catastrophe tiles and tiles that must be somewhere.
#include <numeric>

#include "games/tigris_euphrates/bag.h"
#include "games/tigris_euphrates/conflict.h"
#include "games/tigris_euphrates/invariants.h"
#include "games/tigris_euphrates/kingdoms.h"
#include "games/tigris_euphrates/position.h"

namespace zig::tigris_euphrates {

namespace {

class Filling {
 public:
  Filling(const Board& board, State& s, const PositionDraft& draft, Random& random, Reader& in)
      : board_(board), s_(s), draft_(draft), random_(random), in_(in) {}

  void fill() {
    treasures();
    catastrophes();
    tiles();
  }

 private:
  Cell any_of(const Cells& cells) {
    return cells.nth(static_cast<int>(random_.below(static_cast<std::uint32_t>(cells.count()))));
  }
  int any_of(Seats seats) {
    for (auto skip = random_.below(static_cast<std::uint32_t>(seats.size())); skip > 0; --skip)
      seats.remove(seats.first());
    return seats.first().n;
  }
  // The seats for which `open` holds.
  template <class Open>
  Seats seats_with(Open open) const {
    Seats seats;
    for (int seat = 0; seat < s_.players(); ++seat) {
      if (open(static_cast<std::size_t>(seat))) seats.add(Seat{static_cast<std::uint8_t>(seat)});
    }
    return seats;
  }

  // TE-18.2: each treasure lies on the board or behind a screen. What the seats have more than is missing is taken
  // off the board; what is missing and nobody was said to have goes to seats of which nothing was said.
  void treasures() {
    int open = board_.winged.count() - s_.treasures.count();
    for (int seat = 0; seat < s_.players(); ++seat) {
      const auto at = static_cast<std::size_t>(seat);
      s_.taken[at] = static_cast<std::uint8_t>(draft_.seats[at].treasures.value_or(0));
      open -= s_.taken[at];
    }
    for (; open < 0 && !draft_.treasures_listed && s_.treasures.any(); ++open) {
      const Cells owed = treasures_owed();
      s_.treasures.remove(any_of(owed.any() ? owed : s_.treasures));
    }
    const Seats unsaid = seats_with([&](std::size_t seat) { return !draft_.seats[seat].treasures; });
    for (; open > 0 && !unsaid.empty(); --open) ++s_.taken[static_cast<std::size_t>(any_of(unsaid))];
  }

  // Treasures that a trader's owner must have taken by now (TE-15.1), those with priority first (TE-15.3).
  Cells treasures_owed() const {
    for (LeaderSet heads = kingdoms(s_); heads; heads &= heads - 1) {
      const Cells& kingdom = s_.kingdom[first_of(heads)];
      const Cells here = kingdom & s_.treasures;
      const bool going_on = s_.placed != kNowhere && kingdom.has(s_.placed);
      const bool trader = leader_of_colour(s_, first_of(heads), Colour::Green) != kNobody;
      if (going_on || !trader || here.count() < 2) continue;
      return here.meets(board_.priority) ? here & board_.priority : here;
    }
    return {};
  }

  // TE-2.7: what lies on the board is missing in front of somebody's screen.
  void catastrophes() {
    int laid = s_.catastrophes.count();
    for (int seat = 0; seat < s_.players(); ++seat) {
      const auto at = static_cast<std::size_t>(seat);
      const int all = s_.catastrophes_left[at];
      s_.catastrophes_left[at] = static_cast<std::uint8_t>(draft_.seats[at].catastrophes.value_or(all));
      laid -= all - s_.catastrophes_left[at];
    }
    for (; laid > 0; --laid) {
      const Seats owners = seats_with([&](std::size_t seat) {
        return !draft_.seats[seat].catastrophes && s_.catastrophes_left[seat] > 0;
      });
      if (owners.empty()) return;
      --s_.catastrophes_left[static_cast<std::size_t>(any_of(owners))];
    }
  }

  // TE-18.1: hands of which nothing was said are dealt from the tiles that are nowhere; the rest is in the bag.
  void tiles() {
    s_.discarded = draft_.discarded.value_or(committed());
    s_.bag = draft_.bag.value_or(Counts{});
    for (int seat = 0; seat < s_.players(); ++seat)
      s_.hand[static_cast<std::size_t>(seat)] =
          draft_.seats[static_cast<std::size_t>(seat)].hand.value_or(Counts{});
    auto rest = tiles_nowhere();
    if (!rest) return;
    deal_hands(*rest);
    // With a bag that was said, or at the end of the game by an empty one, everything else was discarded.
    const bool bag_is_empty = s_.step == Step::Over && s_.treasures.count() > kLastTreasures;
    const bool into_bag = !draft_.bag && !(bag_is_empty && !draft_.discarded);
    if (!into_bag && draft_.discarded) return;  // does not add up unless nothing is left: TE-18.1
    Counts& pile = into_bag ? s_.bag : s_.discarded;
    for (std::size_t i = 0; i < kColours; ++i) pile[i] = static_cast<std::uint8_t>(pile[i] + (*rest)[i]);
  }

  // TE-12.6: the attacker's tiles are out of the game as soon as they are laid down.
  Counts committed() const {
    Counts counts{};
    if (s_.step == Step::Defend && s_.conflict.attacker != kNobody)
      counts[static_cast<std::size_t>(index(conflict_colour(s_)))] = s_.conflict.committed;
    return counts;
  }

  std::optional<Counts> tiles_nowhere() {
    Counts rest{};
    for (std::size_t i = 0; i < kColours; ++i) {
      int used = s_.tiles[i].count() + s_.bag[i] + s_.discarded[i];
      for (std::size_t seat = 0; seat < kMaxPlayers; ++seat) used += s_.hand[seat][i] + s_.thrown[seat][i];
      for (std::size_t at = 0; at < kMonuments; ++at) {
        if (s_.monument[at] != kNowhere && static_cast<std::size_t>(index(s_.square[at])) == i) used += 4;
      }
      if (used > kTilesInBox[i]) {
        in_.fail(say("{n} {colour} tiles are on the board, in hands, in the bag and discarded, but the game "
                     "has {most}; name fewer",
                     {{"n", used}, {"colour", kColourIds[i]}, {"most", int{kTilesInBox[i]}}}),
                 "TE-18.1");
        return std::nullopt;
      }
      rest[i] = static_cast<std::uint8_t>(kTilesInBox[i] - used);
    }
    return rest;
  }

  void deal_hands(Counts& rest) {
    for (int seat = 0; seat < s_.players(); ++seat) {
      const auto at = static_cast<std::size_t>(seat);
      if (draft_.seats[at].hand) continue;
      for (int i = most_tiles_in_hand(s_, seat); i > 0; --i) {
        if (total(rest) == 0 && s_.step != Step::Over)
          in_.fail_at(in_.where() + ".seats[" + std::to_string(seat) + "].hand",
                      "no tiles are left to deal; name the hand, or fewer tiles in \"bag\" and \"discarded\"",
                      "TE-18.1");
        if (total(rest) == 0) return;
        ++s_.hand[at][static_cast<std::size_t>(index(draw_tile(rest, random_)))];
      }
    }
  }

  const Board& board_;
  State& s_;
  const PositionDraft& draft_;
  Random& random_;
  Reader& in_;
};

}  // namespace

void fill_position(const Board& board, State& s, const PositionDraft& draft, Random& random, Reader& in) {
  Filling(board, s, draft, random, in).fill();
}

}  // namespace zig::tigris_euphrates
