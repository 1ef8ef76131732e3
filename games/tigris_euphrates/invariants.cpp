#include "games/tigris_euphrates/invariants.h"

#include <bit>
#include <cstring>

#include "games/tigris_euphrates/board_text.h"
#include "games/tigris_euphrates/conflict.h"
#include "games/tigris_euphrates/kingdoms.h"
#include "games/tigris_euphrates/monuments.h"
#include "games/tigris_euphrates/names.h"
#include "games/tigris_euphrates/treasures.h"

namespace zig::tigris_euphrates {

namespace {

constexpr int kCatastrophesEach = 2;  // TE-2.4

std::string in_seat(int seat, std::string_view key) {
  return "seats[" + std::to_string(seat) + "]." + std::string(key);
}
bool placed_tile(const State& s) { return s.placed != kNowhere && s.face_up().has(s.placed); }

class Audit {
 public:
  Audit(const TigrisEuphrates& game, const State& s) : game_(game), s_(s) {}

  std::optional<Fault> first_fault() {
    frame();
    if (!fault_) pieces();  // the rest reads the state by its frame, and the board by its pieces
    if (!fault_) spaces();
    if (!fault_) tiles();
    if (!fault_) treasures();
    if (!fault_) catastrophes();
    if (!fault_) derived();
    if (!fault_) temples();
    if (!fault_) events();
    if (!fault_) hands();
    if (!fault_) kingdoms_with_two_leaders();
    if (!fault_) kingdoms_with_two_treasures();
    if (!fault_) end_of_game();
    return fault_;
  }

 private:
  void require(bool holds, std::string_view rule, std::string_view where, Phrase what) {
    if (!holds && !fault_) fault_ = Fault{std::string(rule), std::string(where), std::move(what)};
  }

  // --- the frame
  void frame() {
    const Options& options = s_.options;
    require(options.players >= TigrisEuphrates::kMinPlayers && options.players <= kMaxPlayers, "TE-2.12",
            "players", "two to four can play");
    require(options.board <= BoardSide::Second, "TE-2.1", "board", "the board has two sides");
    unsigned dynasties = 0;
    for (std::uint8_t dynasty : options.dynasties) dynasties |= dynasty < 4 ? 1U << dynasty : 0U;
    require(dynasties == 0xFU, "TE-2.11", "dynasties", "each dynasty is there once");
    require(s_.step <= Step::Over, "TE-19", "step", "is none of the decisions");
    if (fault_) return;
    require(s_.active < s_.players(), "TE-5.1", "active", "must be a seat of this game");
    require(s_.starter < s_.players(), "TE-2.9", "starter", "must be a seat of this game");
    require(s_.turn >= 1, "TE-2.9", "turn", "turns count from 1");
    const bool counted = s_.turn < 0xFFFF;  // turn.cpp stops counting there
    require(!counted || s_.active == (s_.starter + s_.turn - 1) % s_.players(), "TE-2.9", "active",
            say("play goes clockwise, so in turn {turn} from seat {seat} another seat is active; leave out "
                "\"starter\" or \"turn\"",
                {{"turn", int{s_.turn}}, {"seat", int{s_.starter}}}));
    require(s_.actions_done < kActionsPerTurn || s_.step == Step::Over, "TE-5.1", "actions_done",
            "a turn has two actions, so at most one is done before the present one");
    require(s_.actions_done <= kActionsPerTurn, "TE-5.1", "actions_done", "a turn has two actions");
    require(s_.placed == kNowhere || s_.placed < kCells, "TE-1.8", "placed", "must be a space of the board");
    require(s_.union_tile <= 1, "TE-7.9", "placed", "there is at most one union tile");
    require(s_.conflict.unused == 0 && s_.unused == State{}.unused, "TE-18.1", "", "unused bytes are zero");
    for (std::size_t seat = static_cast<std::size_t>(s_.players()); seat < kMaxPlayers; ++seat) {
      const bool nothing = total(s_.hand[seat]) + total(s_.thrown[seat]) == 0 && s_.taken[seat] == 0 &&
                           s_.catastrophes_left[seat] == 0 && s_.points[seat] == State{}.points[seat];
      require(nothing, "TE-2.7", "seats", "a seat that nobody plays has nothing");
    }
  }

  void pieces() {
    for (LeaderId leader = 0; leader < kLeaders; ++leader) {
      const Cell at = s_.leader_at[leader];
      require(at == kNowhere || at < kCells, "TE-1.8", "board", "a leader stands on no space");
      require(at == kNowhere || owner_of(leader) < s_.players(), "TE-2.7", "board",
              "a leader of a dynasty that nobody plays");
    }
    for (int i = 0; i < kMonuments; ++i) {
      const auto at = static_cast<std::size_t>(i);
      const bool built = s_.monument[at] != kNowhere;
      require(!built || square_on_board(s_.monument[at]), "TE-14.1", "board",
              say("monument {monument} is not on a square of four spaces", {{"monument", monument_name(i)}}));
      require(index(s_.square[at]) < kColours, "TE-14.2", "board", "a square of no colour");
      require(built ? kMonumentColours[at].shows(s_.square[at]) : s_.square[at] == Colour{}, "TE-14.2",
              "board",
              say("the tiles under monument {monument} must have one of its colours",
                  {{"monument", monument_name(i)}}));
    }
    for (Cell at : s_.building) {
      require(at == kNowhere || at < kCells, "TE-1.8", "board", "a building stands on no space");
      require(at == kNowhere || s_.options.building_game, "TE-1.7", "board",
              "buildings belong to the building game; set the option building_game");
    }
    for (const Cells* set : {&s_.tiles[0], &s_.tiles[1], &s_.tiles[2], &s_.tiles[3], &s_.face_down,
                             &s_.catastrophes, &s_.treasures}) {
      require((*set - Cells::all()).empty(), "TE-1.8", "board", "a space outside the board");
    }
  }

  // --- the board
  // TE-18.8, TE-18.7, and that a space holds one thing (TE-6.2, TE-7.1, TE-8.3, TE-14.10).
  void spaces() {
    const Board& board = game_.board(s_);
    Cells under;
    for (int i = 0; i < kMonuments; ++i) {
      const auto at = static_cast<std::size_t>(i);
      if (s_.monument[at] == kNowhere) continue;
      const Cells square = square_at(s_.monument[at]);
      const bool farms = s_.square[at] == Colour::Blue;
      require(!square.meets(under), "TE-14.10", "board",
              say("monument {monument} overlaps another one; put it elsewhere",
                  {{"monument", monument_name(i)}}));
      require(!farms || (square - board.river).empty(), "TE-18.7", "board",
              say("no monument of farms can stand on {space}: its square must be all river",
                  {{"space", cell_name(s_.monument[at])}}));
      require(farms || (square - board.land).empty(), "TE-7.2", "board",
              say("only farms lie on rivers, so only a monument of farms can stand on {space}",
                  {{"space", cell_name(s_.monument[at])}}));
      under |= square;
    }
    require(under == s_.face_down, "TE-18.8", "board", "face-down tiles lie under monuments only");
    Cells used = s_.face_down;
    const auto alone = [&](const Cells& cells, std::string_view rule, std::string_view what) {
      const Cells twice = used & cells;
      require(twice.empty(), rule, "board",
              say("{piece} on {space} shares its space; name another space",
                  {{"piece", what}, {"space", twice.any() ? cell_name(twice.first()) : ""}}));
      used |= cells;
    };
    for (Colour colour : kAllColours) {
      const Cells& tiles = s_.tiles[index(colour)];
      const std::string name(kTileIds[static_cast<std::size_t>(index(colour))]);
      alone(tiles, "TE-7.1", "the " + name);
      const bool farms = colour == Colour::Blue;
      const Cells wrong = tiles - (farms ? board.river : board.land);
      require(wrong.empty(), farms ? "TE-18.8" : "TE-7.2", "board",
              say(farms ? "{tile} on {space} lies on land; farms go on rivers"
                        : "{tile} on {space} lies on a river; only farms go there",
                  {{"tile", name}, {"space", wrong.any() ? cell_name(wrong.first()) : ""}}));
    }
    alone(s_.catastrophes, "TE-8.3", "the catastrophe tile");
    for (LeaderId leader = 0; leader < kLeaders; ++leader) {
      if (!s_.on_board(leader)) continue;
      alone(Cells::one(s_.leader_at[leader]), "TE-6.2", "the " + leader_text(s_, leader));
      require(!board.river.has(s_.leader_at[leader]), "TE-18.8", "board",
              say("{leader} is on a river; name a land space", {{"leader", leader_text(s_, leader)}}));
    }
    for (Colour colour : kAllColours) {
      const auto i = static_cast<std::size_t>(index(colour));
      const Cell at = s_.building[i];
      require(at == kNowhere || s_.tiles[i].has(at), "TE-18.8", "board",
              say("the {building} needs a face-up {tile} under it; put one there",
                  {{"building", normalized(kBuildingIds[i])}, {"tile", kTileIds[i]}}));
    }
  }

  // TE-18.1
  void tiles() {
    std::array<int, kColours> seen{};
    const auto add = [&](const Counts& counts) {
      for (std::size_t i = 0; i < kColours; ++i) seen[i] += counts[i];
    };
    add(s_.bag);
    add(s_.discarded);
    for (const Counts& hand : s_.hand) add(hand);
    for (const Counts& thrown : s_.thrown) add(thrown);
    for (std::size_t i = 0; i < kColours; ++i) seen[i] += s_.tiles[i].count();
    for (std::size_t i = 0; i < kMonuments; ++i) {
      if (s_.monument[i] != kNowhere) seen[static_cast<std::size_t>(index(s_.square[i]))] += 4;
    }
    for (std::size_t i = 0; i < kColours; ++i) {
      require(seen[i] == kTilesInBox[i], "TE-18.1", "",
              say("bag, hands, board, thrown and discarded tiles together hold {n} {colour} tiles, but the "
                  "game has {all}; leave out \"bag\" or \"discarded\", or correct them",
                  {{"n", seen[i]}, {"colour", kColourIds[i]}, {"all", int{kTilesInBox[i]}}}));
    }
  }

  // TE-18.2, TE-18.6
  void treasures() {
    const Board& board = game_.board(s_);
    const int all = board.winged.count();
    int taken = 0;
    for (std::uint8_t number : s_.taken) taken += number;
    Cells temples = s_.temples();  // TE-14.9: also face down
    for (std::size_t i = 0; i < kMonuments; ++i) {
      if (s_.monument[i] != kNowhere && s_.square[i] == Colour::Red) temples |= square_at(s_.monument[i]);
    }
    const Cells wrong = s_.treasures - (board.winged & temples);
    require(wrong.empty(), "TE-18.2", "board",
            say("the treasure on {space} is not on a starting temple; leave it out of \"treasures\"",
                {{"space", wrong.any() ? cell_name(wrong.first()) : ""}}));
    require(taken < all && s_.treasures.any(), "TE-18.6", "seats",
            say("one treasure always stays on the board, so at most {n} are behind the screens",
                {{"n", all - 1}}));
    require(taken + s_.treasures.count() == all, "TE-18.2", "seats",
            say("{board} treasures on the board and {taken} behind the screens do not make {all}; correct "
                "\"treasures\" of the board or of the seats, or leave one of them out",
                {{"board", s_.treasures.count()}, {"taken", taken}, {"all", all}}));
  }

  // TE-2.4, TE-2.7
  void catastrophes() {
    int all = s_.catastrophes.count();
    for (int seat = 0; seat < s_.players(); ++seat) {
      const int left = s_.catastrophes_left[static_cast<std::size_t>(seat)];
      all += left;
      require(left <= kCatastrophesEach, "TE-2.4", in_seat(seat, "catastrophes"),
              "each player has two catastrophe tiles at most");
    }
    require(all == kCatastrophesEach * s_.players(), "TE-2.7", "seats",
            say("there are {n} catastrophe tiles on the board and in front of the screens, but {players} "
                "players have {all}; correct \"catastrophes\" of the seats, or leave it out",
                {{"n", all}, {"players", s_.players()}, {"all", kCatastrophesEach * s_.players()}}));
  }

  // TE-3.6: kingdoms are what the board makes them.
  void derived() {
    State again = s_;
    rebuild_kingdoms(again);
    require(again.leaders == s_.leaders, "TE-3.4", "board", "the spaces with leaders are not up to date");
    require(again.kingdom == s_.kingdom && again.realm == s_.realm, "TE-3.6", "board",
            "the kingdoms are not up to date");
  }

  // TE-18.3, TE-18.4: a leader goes home the moment its last temple goes (TE-6.13), so this holds in the middle of
  // an action, too; and it stood there before the tile of this action.
  void temples() {
    Cells temples = s_.temples();
    if (s_.placed != kNowhere) temples.remove(s_.placed);
    for (LeaderId leader = 0; leader < kLeaders; ++leader) {
      if (!s_.on_board(leader)) continue;
      require(neighbours_of(s_.leader_at[leader]).meets(temples), s_.union_tile ? "TE-18.4" : "TE-18.3",
              "board",
              say("{leader} on {space} touches no face-up temple; put a temple beside it",
                  {{"leader", leader_text(s_, leader)}, {"space", cell_name(s_.leader_at[leader])}}));
    }
  }

  // TE-18.5
  void hands() {
    const bool turn_begins = s_.step == Step::Action && s_.actions_done == 0;
    for (int seat = 0; seat < s_.players(); ++seat) {
      const int tiles = total(s_.hand[static_cast<std::size_t>(seat)]);
      const int most = most_tiles_in_hand(s_, seat);
      require(!turn_begins || tiles == kHandSize, "TE-18.5", in_seat(seat, "hand"),
              say("has {n} {n#tile|tiles}, but everybody has 6 when a turn begins; name 6 tiles, leave the "
                  "hand out, or say \"actions_done\": 1",
                  {{"n", tiles}}));
      require(tiles <= most, "TE-18.5", in_seat(seat, "hand"),
              say("has {n} {n#tile|tiles}, but at most {most} {most#is|are} possible now",
                  {{"n", tiles}, {"most", most}}));
    }
  }

  // --- what goes on
  // TE-5.2: the events of an action, each with what makes it happen.
  void events() {
    const bool fighting = s_.step == Step::Attack || s_.step == Step::Defend;
    const bool between = s_.step == Step::Action || s_.step == Step::Over;
    require(between == (s_.placed == kNowhere), "TE-5.2", "placed",
            between ? "nothing is going on between two actions; leave it out"
                    : "say where the tile or leader of this action was placed");
    require(fighting || s_.conflict == Conflict{}, "TE-5.2", "conflict",
            "a conflict is fought in the steps attack and defend only; leave it out");
    require(s_.step == Step::Defend || s_.conflict.committed == 0, "TE-12.3", "conflict.committed",
            "the attacker has committed tiles in the step defend only; leave it out");
    require(!s_.union_tile || fighting || s_.step == Step::WarOrder, "TE-13.13", "placed",
            "the unification tile lies on the board during wars only");
    if (fault_) return;
    switch (s_.step) {
      case Step::WarOrder: war_order(); break;
      case Step::Attack:
      case Step::Defend: conflict(); break;
      case Step::Building: building(); break;
      case Step::Monument: monument(); break;
      case Step::Treasure: treasure(); break;
      case Step::Action:
      case Step::Over: break;
    }
  }

  void war_order() {
    require(s_.union_tile == 1 && placed_tile(s_), "TE-7.9", "placed",
            "wars come from a tile that connects two kingdoms; name its space");
    if (fault_) return;
    require(std::popcount(colours_at_war(s_)) >= 2, "TE-13.2", "step",
            "fewer than two colours are in conflict, so there is nothing to choose; write step \"attack\" or "
            "\"action\"");
  }

  void conflict() {
    const auto [attacker, defender, committed, unused] = s_.conflict;
    require(attacker < kLeaders && defender < kLeaders && s_.on_board(attacker) && s_.on_board(defender),
            "TE-12.1", "conflict", "name two leaders that stand on the board as attacker and defender");
    if (fault_) return;
    require(colour_of_leader(attacker) == colour_of_leader(defender) && attacker != defender, "TE-12.1",
            "conflict", "two leaders of the same colour fight; name two of one colour");
    require(s_.realm[attacker] == s_.realm[defender], "TE-12.1", "conflict",
            "the two leaders must stand in one kingdom; connect them");
    require(committed <= s_.discarded[static_cast<std::size_t>(index(conflict_colour(s_)))], "TE-12.6",
            "discarded", "committed tiles are discarded; add them, or leave \"discarded\" out");
    if (s_.union_tile) {
      war();
    } else {
      revolt();
    }
  }

  void revolt() {
    const LeaderId attacker = s_.conflict.attacker;
    require(s_.placed == s_.leader_at[attacker] && owner_of(attacker) == s_.active, "TE-12.1", "conflict",
            "the attacker is the active player's leader that was just placed; correct \"attacker\" or "
            "\"active\"");
    if (fault_) return;
    State before = s_;
    lift(before, attacker);
    require(std::popcount(kingdoms_beside(before, s_.placed)) <= 1, "TE-6.5", "board",
            "the attacking leader connects several kingdoms, which no leader may; connect one only");
  }

  void war() {
    const auto [attacker, defender, committed, unused] = s_.conflict;
    require(placed_tile(s_), "TE-7.9", "placed",
            "wars come from a tile that connects two kingdoms; name its space");
    if (fault_) return;
    require(s_.kingdom_of(attacker).has(s_.placed), "TE-13.1", "placed",
            "the union tile must connect the two leaders; name the tile between them");
    require(
        places_after_active(s_, attacker) < places_after_active(s_, defender), "TE-13.3", "conflict",
        "the attacker is the active player, or the first player clockwise from there; swap the two leaders");
  }

  void building() {
    require(s_.options.building_game, "TE-17.1", "step", "buildings belong to the building game");
    require(placed_tile(s_), "TE-17.1", "placed", "name the tile just placed, which lies in a line");
    if (fault_) return;
    require(building_targets(s_, s_.placed).any(), "TE-17.1", "step",
            "the tile placed lies in no line that is long enough for a building");
  }

  void monument() {
    require(placed_tile(s_), "TE-14.1", "placed", "name the tile just placed, which completes a square");
    if (fault_) return;
    require(squares_of(s_, s_.placed).any(), "TE-14.1", "step",
            "the tile placed completes no square of one colour");
    require(any_monument_fits(s_, tile_colour(s_, s_.placed)), "TE-14.2", "step",
            "no monument of that colour is left");
  }

  void treasure() {
    const TreasureChoice choice = treasure_choice(game_.board(s_), s_);
    require(choice.trader != kNobody && choice.may_stay.count() >= 2, "TE-15.1", "step",
            "no trader has a choice of treasures in the kingdom of the piece placed; name its space as "
            "\"placed\"");
  }

  // TE-18.3, TE-3.5: nobody fights between actions; wars are about two kingdoms that one tile connects.
  void kingdoms_with_two_leaders() {
    State calm = s_;
    if (s_.union_tile) {
      for (Cells& tiles : calm.tiles) tiles.remove(s_.placed);
      rebuild_kingdoms(calm);
    } else if (s_.conflict.attacker != kNobody) {
      lift(calm, s_.conflict.attacker);
    }
    each_leader(kingdoms(calm), [&](LeaderId head) {
      std::array<LeaderId, kColours> first = {kNobody, kNobody, kNobody, kNobody};
      each_leader(leaders_in(calm, head), [&](LeaderId leader) {
        LeaderId& other = first[static_cast<std::size_t>(index(colour_of_leader(leader)))];
        if (other == kNobody) {
          other = leader;
          return;
        }
        require(false, "TE-18.3", "board",
                say("{one} and {other} are in one kingdom, which holds no two leaders of a colour between "
                    "actions; separate them, or say which conflict is under way",
                    {{"one", leader_text(s_, other)}, {"other", leader_text(s_, leader)}}));
      });
    });
    if (!s_.union_tile || fault_) return;
    std::array<int, kColours> united{};
    each_leader(leaders_in(s_, kingdom_at(s_, s_.placed)), [&](LeaderId leader) {
      ++united[static_cast<std::size_t>(index(colour_of_leader(leader)))];
    });
    for (int leaders : united)
      require(leaders <= 2, "TE-7.3", "board",
              "the union tile connects more than two kingdoms; separate the others");
  }

  // TE-18.3, TE-15.7: only the kingdom of the piece just placed can have treasures to hand out.
  void kingdoms_with_two_treasures() {
    each_leader(kingdoms(s_), [&](LeaderId head) {
      const LeaderId trader = leader_of_colour(s_, head, Colour::Green);
      const bool changed = s_.placed != kNowhere && s_.kingdom[head].has(s_.placed);
      if (trader == kNobody || changed) return;
      const Cells treasures = s_.treasures & s_.kingdom[head];
      require(treasures.count() < 2, "TE-18.3", "board",
              say("the kingdom of {leader} holds {n} treasures, but the trader takes all but one at the end "
                  "of an action; list \"treasures\" without them",
                  {{"leader", leader_text(s_, trader)}, {"n", treasures.count()}}));
    });
  }

  // TE-16.1, TE-16.2
  void end_of_game() {
    const int left = s_.treasures.count();
    if (s_.step == Step::Over)
      require(
          left <= 2 || total(s_.bag) == 0, "TE-16.1", "step",
          "the game ends with one or two treasures on the board, or with an empty bag; correct one of them");
    else
      require(
          left > 2 || s_.actions_done > 0, "TE-16.1", "step",
          "with one or two treasures on the board the game ended before this turn; write step \"over\", or "
          "\"actions_done\": 1");
  }

  const TigrisEuphrates& game_;
  const State& s_;
  std::optional<Fault> fault_;
};

}  // namespace

std::optional<Fault> first_fault(const TigrisEuphrates& game, const State& s) {
  return Audit(game, s).first_fault();
}

int most_tiles_in_hand(const State& s, int seat) {
  int most = kHandSize;
  if (seat == s.active && placed_tile(s)) --most;  // the tile of this action
  if (s.step == Step::Defend && s.conflict.attacker < kLeaders && owner_of(s.conflict.attacker) == seat)
    most -= s.conflict.committed;
  return most;
}

std::string TigrisEuphrates::broken_invariant(const State& s) const {
  const auto fault = first_fault(*this, s);
  if (!fault) return "";
  return fault->rule + ": " + (fault->where.empty() ? "" : fault->where + ": ") + fault->what.english();
}

}  // namespace zig::tigris_euphrates
