#include "games/new_dawn/why_not.h"

#include "games/new_dawn/action_table.h"
#include "games/new_dawn/payment.h"
#include "games/new_dawn/questions.h"
#include "games/new_dawn/sites.h"

namespace zig::new_dawn {

namespace {

using Kind = Action::Kind;

Piece space_piece(Space space) { return {"space", space}; }

// Reasons are looked for in the order in which a person would: what is there, the ground, the reach.
class Reasons {
 public:
  Reasons(const Box& box, const State& s)
      : box_(box), s_(s), seat_(s.asked().seat), card_(card_resolved(box, s)) {}

  Verdict about(Action action) const {
    if (is_space_kind(action.kind) && !s_.map.all().has(action.space))
      return refuse("ND-3.13", "nd.refuse.not_on_map", {{"space", space_piece(action.space)}});
    switch (action.kind) {
      case Kind::Place: return token(action.space);
      case Kind::TakeBack: return take_back(action.space);
      case Kind::City: return city(action.space);
      case Kind::Wonder: return wonder(action.a);
      case Kind::Step: return step(action.space);
      case Kind::Start: return start(action.space);
      case Kind::Attack:
      case Kind::Fight: return attack(action.space, action.kind == Kind::Fight);
      case Kind::Reinforce: return reinforce(action.space);
      case Kind::Spend: return refuse("ND-6.1", "nd.refuse.no_token");
      case Kind::Use: return ability(static_cast<Ability>(action.a));
      case Kind::Way:
        return asks({Ask::TileWay}) ? refuse("ND-3.10", "nd.refuse.way_fits_nowhere") : something_else();
      case Kind::At: return tile_place(action.at);
      case Kind::Slot: return slot(action.a);
      default: return something_else();
    }
  }

  Verdict something_else() const {
    const QuestionRow& row = question_row(s_.asked().ask);
    return refuse(row.rule, row.prompt);
  }

 private:
  static bool is_space_kind(Kind kind) {
    const ActionRow* row = action_row(kind);
    return row && row->operand == Operand::Where;
  }
  bool asks(std::initializer_list<Ask> asks) const {
    return std::find(asks.begin(), asks.end(), s_.asked().ask) != asks.end();
  }
  static Verdict at_space(std::string_view rule, std::string_view key, Space space) {
    return refuse(rule, key, {{"space", space_piece(space)}});
  }
  Verdict terrain(std::string_view rule, Space space, Purpose purpose, int limit) const {
    return refuse(rule, "nd.refuse.terrain",
                  {{"space", space_piece(space)},
                   {"n", Piece::number(difficulty(s_, seat_, space, purpose))},
                   {"limit", Piece::number(limit)}});
  }

  Verdict token(Space space) const {
    if (!asks({Ask::Culture, Ask::HangingGardens, Ask::Stonehenge, Ask::CityTokens})) return something_else();
    const int limit = placing_limit(s_);
    if (s_.map.water().has(space)) return at_space("ND-7.3", "nd.refuse.token_water", space);
    if (!open_to_tokens(box_, s_).has(space)) return at_space("ND-7.4", "nd.refuse.token_occupied", space);
    if (!token_ground(box_, s_, seat_, limit).has(space))
      return terrain("ND-7.3", space, Purpose::Placing, limit);
    if (s_.asked().ask == Ask::Culture && s_.now.left == 0 && s_.now.phase == 1)
      return refuse("ND-7.1", "nd.refuse.no_more_tokens");
    if (unused_tokens(s_, seat_) == 0 && s_.control[static_cast<std::size_t>(seat_)].empty())
      return refuse("ND-7.7", "nd.refuse.no_token_left");
    if (s_.asked().ask == Ask::Stonehenge) return at_space("ND-13.16", "nd.refuse.not_chained", space);
    return at_space("ND-7.2", "nd.refuse.token_not_beside", space);
  }

  Verdict take_back(Space space) const {
    if (!asks({Ask::TakeBack})) return something_else();
    if (!s_.control[static_cast<std::size_t>(seat_)].has(space))
      return at_space("ND-7.7", "nd.refuse.not_your_token", space);
    return at_space("ND-7.7", "nd.refuse.token_needed", space);
  }

  // ND-13.16: the Oracle has no question of its own, its two cards are named at once.
  Verdict ability(Ability which) const {
    if (which != Ability::Oracle || !controls(s_, seat_, Wonder::Oracle)) return something_else();
    return refuse("ND-13.16", "nd.refuse.use_oracle");
  }

  Verdict tile_place(Hex at) const {
    if (!asks({Ask::TilePlace})) return something_else();
    const Table table(s_.map);
    const Fit how = fit(table, s_.asked().b, at);
    if (!how.free) return refuse("ND-3.9", "nd.refuse.tile_overlaps");
    if (how.touched < 4)
      return refuse("ND-3.9", "nd.refuse.tile_touches", {{"n", Piece::number(how.touched)}});
    if (s_.map.water_tokens + how.water > kWaterTokens)
      return refuse("ND-3.12", "nd.refuse.tile_water", {{"n", Piece::number(how.water)}});
    return refuse("ND-3.10", "nd.refuse.tile_away_from_core");
  }

  Verdict city(Space space) const {
    if (!asks({Ask::Industry})) return something_else();
    if (unused_cities(s_, seat_) == 0) return refuse("ND-8.21", "nd.refuse.no_city_left");
    const CitySites sites = city_sites(box_, s_, seat_, card_, s_.now.as);
    if (!sites.free.has(space)) return at_space("ND-8.17", "nd.refuse.city_occupied", space);
    if (!sites.apart.has(space)) return at_space("ND-8.18", "nd.refuse.city_too_close", space);
    if (s_.map.water().has(space)) return at_space("ND-8.19", "nd.refuse.city_water", space);
    if (!sites.ground.has(space)) return terrain("ND-8.19", space, Purpose::City, s_.now.as);
    return refuse("ND-8.16", "nd.refuse.city_too_far",
                  {{"space", space_piece(space)}, {"n", Piece::number(card_.city_range)}});
  }

  Verdict wonder(int wonder) const {
    if (!asks({Ask::Industry})) return something_else();
    const NamedPiece which{"wonder", {"wonder", wonder}};
    if (std::find(s_.market.begin(), s_.market.end(), wonder) == s_.market.end())
      return refuse("ND-8.23", "nd.refuse.wonder_not_there", {which});
    if (cities_without_wonder(s_, seat_).empty()) return refuse("ND-8.26", "nd.refuse.no_city_for_wonder");
    return refuse("ND-8.25", "nd.refuse.wonder_too_dear",
                  {which, {"cost", Piece::number(wonder_cost(box_, s_, seat_, wonder))}});
  }

  Verdict step(Space space) const {
    if (!asks({Ask::CaravanStep})) return something_else();
    const Space from = s_.player[static_cast<std::size_t>(seat_)].caravan[s_.now.caravan];
    const int taken = card_.distance + s_.now.extra - s_.now.steps;
    if (!s_.map.neighbours(from).has(space)) return at_space("ND-8.1", "nd.refuse.not_beside_caravan", space);
    if (taken <= 0 && s_.now.left == 0) return refuse("ND-8.1", "nd.refuse.no_steps_left");
    if (barbarians(s_).has(space) && !card_.enters_barbarians)
      return at_space("ND-8.3", "nd.refuse.caravan_barbarian", space);
    if (s_.map.water().has(space) && !card_.enters_water)
      return at_space("ND-8.3", "nd.refuse.caravan_water", space);
    if (!land_up_to(s_, seat_, s_.now.as, Purpose::Caravan).has(space) && !s_.map.water().has(space))
      return terrain("ND-8.3", space, Purpose::Caravan, s_.now.as);
    return at_space("ND-8.9", "nd.refuse.caravan_no_stop", space);
  }

  Verdict start(Space space) const {
    if (!asks({Ask::Caravans})) return something_else();
    if (!caravan_starts(s_, seat_).has(space)) return at_space("ND-8.2", "nd.refuse.no_start", space);
    return refuse("ND-8.1", "nd.refuse.no_caravan");
  }

  Verdict attack(Space space, bool barbarian) const {
    if (!asks({Ask::Military})) return something_else();
    if (barbarian ? !barbarians(s_).has(space)
                  : !(rivals(s_, seat_) | independent_states(box_, s_)).has(space))
      return at_space("ND-9.4", "nd.refuse.no_target", space);
    if (!barbarian && independent_states(box_, s_).has(space) && barbarians(s_).has(space))
      return at_space("ND-9.7", "nd.refuse.state_protected", space);
    if (s_.now.left >= card_.attacks)
      return refuse("ND-9.3", "nd.refuse.no_attack_left", {{"n", Piece::number(card_.attacks)}});
    if (!attack_reach(s_, seat_, card_).has(space))
      return refuse("ND-9.5", "nd.refuse.out_of_range",
                    {{"space", space_piece(space)}, {"n", Piece::number(card_.attack_range)}});
    return refuse("ND-9.2", "nd.refuse.reinforced_already");
  }

  Verdict reinforce(Space space) const {
    if (!asks({Ask::Military})) return something_else();
    if (!s_.control[static_cast<std::size_t>(seat_)].has(space))
      return at_space("ND-9.35", "nd.refuse.not_your_token", space);
    if (s_.reinforced.has(space)) return at_space("ND-9.35", "nd.refuse.is_reinforced", space);
    if (s_.now.left > 0 && card_.order == MilitaryOrder::OneOfThem)
      return refuse("ND-9.2", "nd.refuse.attacked_already");
    return refuse("ND-9.1", "nd.refuse.no_reinforcing_left", {{"n", Piece::number(s_.now.as)}});
  }

  // A trade token for a card that has three.
  Verdict slot(int place) const {
    if (place >= kSlots || !asks({Ask::PlaceTrade, Ask::MayPlaceTrade, Ask::ZimbabweMove}))
      return something_else();
    if (s_.player[static_cast<std::size_t>(seat_)].trade[static_cast<std::size_t>(place)] < kTradeLimit)
      return something_else();
    return refuse("ND-6.4", "nd.refuse.card_full", {{"n", Piece::number(place + 1)}});
  }

  const Box& box_;
  const State& s_;
  int seat_;
  const FocusCard& card_;
};

}  // namespace

Verdict why_not(const Box& box, const State& s, Action action) { return Reasons(box, s).about(action); }

}  // namespace zig::new_dawn
