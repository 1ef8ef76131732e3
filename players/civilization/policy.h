// What somebody who knows Civilization does without thinking long: a taste for every answer to what is asked. Games are played on with it, and
// it says which answers are worth a closer look.
//
//   const Action action = Policy(box, s, seat, weights).choose(actions);
#pragma once

#include <optional>

#include "players/civilization/errands.h"
#include "players/civilization/prices.h"

namespace zig::players {

class Policy {
 public:
  using State = civilization::State;
  using Action = civilization::Action;
  using Actions = civilization::Actions;
  Policy(const civilization::Box& box, const State& s, int seat, const CivWeights& weights)
      : box_(box),
        s_(s),
        seat_(seat),
        w_(weights),
        player_(s.player[static_cast<std::size_t>(seat)]),
        ask_(s.questions > 0 ? s.asked().ask : civilization::Ask::None),
        question_(s.questions > 0 ? s.asked() : civilization::Question{}) {}

  // The best of the legal answers; where several are equal, the first.
  Action choose(const Actions& actions) const;
  // How good an answer seems, in turns; what ends a menu is 0.
  double taste(Action action) const;

 private:
  // --- in any phase (policy.cpp)
  double taste_of_start(Action action) const;
  double taste_of_government(civilization::Government government) const;
  double taste_of_event(int kind) const;
  double taste_of_ability(civilization::Ability ability) const;
  double taste_of_target(Action action) const;
  double taste_of_response(Action action) const;
  double taste_of_tech(civilization::Tech tech, bool researched) const;
  double taste_of_loot(Action action) const;
  double worth_of_event(int kind) const;
  int leader() const;  // of the others
  // --- City Management (policy_cities.cpp)
  double taste_in_city_management(Action action) const;
  double taste_of_deed(int city, civilization::Deed deed) const;
  double taste_of_item(int city, civilization::Item item) const;
  double taste_of_square(int city, civilization::Item item, civilization::Square square) const;
  double taste_of_person(civilization::GreatPerson person, civilization::Square square) const;
  double best_person_square(civilization::GreatPerson person) const;
  double best_item(int city, bool free) const;
  double taste_of_capital(civilization::Square square) const;
  bool research_suffers(int trade_less) const;
  // --- Movement (policy_moves.cpp)
  double taste_of_move(Action action) const;
  double gain_of_moving(civilization::Square from, int armies, bool scout) const;
  double taste_of_step(Action action) const;
  // --- Battle (policy_battle.cpp)
  double taste_in_battle(Action action) const;
  double clash(int card, int front) const;
  double best_clash(int face) const;
  double taste_of_front(Action action) const;

  const Survey& survey() const {
    if (!survey_) survey_.emplace(box_, s_);
    return *survey_;
  }
  const Prices& prices() const {
    if (!prices_) prices_.emplace(zig::players::prices(box_, s_, seat_, survey(), w_));
    return *prices_;
  }
  const Errands& errands() const {
    if (!errands_) errands_.emplace(box_, s_, seat_, survey(), w_);
    return *errands_;
  }
  double resource(int kind) const {
    return worth_of_resource(box_, s_, seat_, static_cast<civilization::Resource>(kind), prices(), w_);
  }

  const civilization::Box& box_;
  const State& s_;
  const int seat_;
  const CivWeights& w_;
  const civilization::Player& player_;
  const civilization::Ask ask_;
  const civilization::Question question_;
  mutable std::optional<Survey> survey_;
  mutable std::optional<Prices> prices_;
  mutable std::optional<Errands> errands_;
};

}  // namespace zig::players
