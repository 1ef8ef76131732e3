// TE-19: what a seat is asked, as one step of the closed set that clients know: the legal answers, each with the path of
// things to click, and what is not possible with the reason.
#include "engine/json_list.h"
#include "games/tigris_euphrates/conflict.h"
#include "games/tigris_euphrates/consequences.h"
#include "games/tigris_euphrates/monuments.h"
#include "games/tigris_euphrates/names.h"
#include "games/tigris_euphrates/targets.h"
#include "games/tigris_euphrates/texts.h"
#include "games/tigris_euphrates/treasures.h"

namespace zig::tigris_euphrates {

namespace {

using Kind = Action::Kind;

// The question's kind for clients, its rule and its prompt.
struct Asked {
  std::string_view kind, rule;
  std::string prompt;
};

std::string conflict_prompt(const State& s, Lang lang) {
  const bool attacks = s.step == Step::Attack;
  const LeaderId mine = attacks ? s.conflict.attacker : s.conflict.defender;
  const LeaderId other = attacks ? s.conflict.defender : s.conflict.attacker;
  const std::string id = std::string(attacks ? "attack_" : "defend_") + (is_war(s) ? "war" : "revolt");
  TextArgs args = {{"leader", leader_name(colour_of_leader(mine), lang)},
                   {"ours", std::to_string(board_strength(s, mine))},
                   {"theirs", std::to_string(board_strength(s, other))},
                   {"other", dynasty_name(s, owner_of(other), lang)}};
  if (!attacks) args.push_back({"committed", std::to_string(s.conflict.committed)});
  if (is_war(s))
    args.push_back({"tile", text(lang, key("tile", kTileIds[static_cast<std::size_t>(conflict_colour(s))]))});
  return text(lang, key("prompt", id), args);
}

Asked asked(const State& s, Lang lang) {
  switch (s.step) {
    case Step::WarOrder: return {"order", "TE-13.2", text(lang, "te.prompt.war_order")};
    case Step::Attack:
    case Step::Defend: return {"amount", is_war(s) ? "TE-13.7" : "TE-12.3", conflict_prompt(s, lang)};
    case Step::Building:
      return {
          "place", "TE-17.1",
          text(lang, "te.prompt.building", {{"building_acc", building_acc(tile_colour(s, s.placed), lang)}})};
    case Step::Monument: return {"place", "TE-14.1", text(lang, "te.prompt.monument")};
    case Step::Treasure: return {"pick_one", "TE-15.2", text(lang, "te.prompt.treasure")};
    default:
      return {"place", "TE-5.1",
              text(lang, "te.prompt.action", {{"n", std::to_string(kActionsPerTurn - s.actions_done)}})};
  }
}

JsonList picks(const State& s, Action action, JsonAs as) {
  const auto colour = static_cast<std::size_t>(action.colour);
  JsonList path(as);
  const auto cell = [&] { path.add("cell", cell_name(action.cell)); };
  const auto act = [&](std::string_view id) { path.add("action", id); };
  switch (action.kind) {
    case Kind::Leader:
    case Kind::Withdraw:
      act("leader");
      path.add("leader", kLeaderIds[colour]);
      path.add("cell", action.kind == Kind::Leader ? cell_name(action.cell) : "off");
      break;
    case Kind::Tile:
      act("tile");
      path.add("tile", kColourIds[colour]);
      cell();
      break;
    case Kind::Catastrophe:
      act("catastrophe");
      cell();
      break;
    case Kind::Swap:
      act("swap");
      path.add("tiles", counts_json(action.tiles));
      break;
    case Kind::War: path.add("war", kColourIds[colour]); break;
    case Kind::Commit: path.add("commit", action.number); break;
    case Kind::Building:
      path.add("building", kBuildingIds[static_cast<std::size_t>(tile_colour(s, s.placed))]);
      cell();
      break;
    case Kind::Monument:
      path.add("monument", monument_name(action.number));
      cell();
      break;
    case Kind::Leave: cell(); break;
    case Kind::Decline: path.add("decline", true); break;
    default: act("end_turn");
  }
  return path;
}

// What follows at once, in one word: a conflict, a union, a point for oneself or for somebody else.
std::string_view badge(const State& s, Seat seat, Action action) {
  if (action.kind == Kind::Leader) return rival_at(s, action.colour, action.cell) == kNobody ? "" : "revolt";
  if (action.kind != Kind::Tile) return "";
  const LeaderSet beside = kingdoms_beside(s, action.cell);
  if (beside == 0) return "";
  const LeaderId kingdom = first_of(beside);
  if (std::popcount(beside) > 1) {
    const LeaderId other = first_of(beside & (beside - 1));
    for (const Colour colour : kAllColours) {
      const bool both =
          leader_of_colour(s, kingdom, colour) != kNobody && leader_of_colour(s, other, colour) != kNobody;
      if (both) return "war";
    }
    return "union";
  }
  LeaderId receiver = leader_of_colour(s, kingdom, action.colour);
  if (receiver == kNobody) receiver = leader_of_colour(s, kingdom, Colour::Black);  // TE-7.5
  if (receiver == kNobody) return "";
  return owner_of(receiver) == seat.n ? "point" : "gift";
}

// What cannot be done at all with a kind of piece: one reason each, not one for every space.
class Unavailable {
 public:
  Unavailable(const TigrisEuphrates& game, const State& s, Seat seat, const TigrisEuphrates::Actions& legal,
              Lang lang)
      : game_(game), s_(s), seat_(seat), legal_(legal), lang_(lang) {}

  Json list() {
    switch (s_.step) {
      case Step::Action: turn_actions(); break;
      case Step::WarOrder:
        for (const Colour colour : kAllColours) {
          explain({{"war", kColourIds[static_cast<std::size_t>(colour)]}}, fight(colour));
        }
        break;
      case Step::Attack:
      case Step::Defend: explain({{"commit", legal_.size()}}, commit(static_cast<int>(legal_.size()))); break;
      case Step::Monument:
        for (int i = 0; i < kMonuments; ++i) {
          explain({{"monument", monument_name(i)}}, build_monument(i, squares_of(s_, s_.placed).first()));
        }
        break;
      case Step::Treasure:
        for (const Cell cell : treasure_choice(game_.board(s_), s_).treasures) {
          explain({{"cell", cell_name(cell)}}, leave_treasure(cell));
        }
        break;
      default: break;
    }
    return list_;
  }

 private:
  void turn_actions() {
    const Targets targets(game_.board(s_), s_);
    const Cells &land = game_.board(s_).land, &river = game_.board(s_).river;
    const Cells free_land = targets.free() & land;
    const Cells at_temples = free_land & s_.temples().neighbours();
    for (const Colour colour : kAllColours) {
      if (offers(Kind::Leader, colour)) continue;
      explain({{"leader", kLeaderIds[static_cast<std::size_t>(colour)]}},
              place_leader(colour, likeliest({at_temples, free_land, land})));
    }
    for (const Colour colour : kAllColours) {
      if (offers(Kind::Tile, colour)) continue;
      const Cells& ground = colour == Colour::Blue ? river : land;
      explain({{"tile", kColourIds[static_cast<std::size_t>(colour)]}},
              place_tile(colour, likeliest({ground & targets.free(), ground})));
    }
    if (!offers(Kind::Catastrophe, {})) {
      explain({{"action", "catastrophe"}}, catastrophe(likeliest({targets.free(), Cells::all()})));
    }
    if (total(s_.hand[seat_.n]) == 0) explain({{"action", "swap"}}, swap_tiles({0, 1, 0, 0}));
  }

  bool offers(Kind kind, Colour colour) const {
    return std::ranges::any_of(legal_, [&](Action a) { return a.kind == kind && a.colour == colour; });
  }

  // A space of the first set that is not empty: the fewest other reasons stand in the way there.
  static Cell likeliest(std::initializer_list<Cells> sets) {
    for (const Cells& set : sets) {
      if (set.any()) return set.first();
    }
    return 0;
  }

  void explain(Json entry, Action attempt) {
    if (game_.id(attempt) < 0) return;  // more tiles than any hand has
    const Verdict verdict = game_.judge(s_, seat_, attempt);
    if (verdict.legal()) return;
    entry["rule"] = verdict.rule;
    entry["why"] = verdict_text(game_, verdict, lang_);
    list_.push_back(std::move(entry));
  }

  const TigrisEuphrates& game_;
  const State& s_;
  Seat seat_;
  const TigrisEuphrates::Actions& legal_;
  Lang lang_;
  Json list_ = Json::array();
};

}  // namespace

Json TigrisEuphrates::decision(const State& s, Seat seat, Lang lang, JsonAs as) const {
  if (!pending(s).has(seat)) return nullptr;
  Actions actions;
  legal(s, seat, actions);
  const Asked question = asked(s, lang);
  JsonList options(as);
  for (const Action action : actions) {
    options.add("move", notation(action), "id", id(action), "text", action_text(s, seat, action, lang),
                "picks", picks(s, action, as), "badge", if_any(badge(s, seat, action)), "follows",
                if_any(consequences(*this, s, seat, action)));
  }
  return {{"seat", seat.n},
          {"kind", question.kind},
          {"step", step_id(s.step)},
          {"prompt", question.prompt},
          {"rule", question.rule},
          {"options", std::move(options).json()},
          {"unavailable", Unavailable(*this, s, seat, actions, lang).list()}};
}

}  // namespace zig::tigris_euphrates
