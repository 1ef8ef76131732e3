// What a position says to be under way: announcements, a battle, a move, an offer, and the questions about them. A position that somebody wrote must not lead where
// no game could be, so all of it is compared with the pieces before anybody is asked.
#include <algorithm>
#include <bit>

#include "games/civilization/battle.h"
#include "games/civilization/cities.h"
#include "games/civilization/holdings.h"
#include "games/civilization/movement.h"
#include "games/civilization/position.h"
#include "games/civilization/question_fits.h"
#include "games/civilization/sites.h"
#include "games/civilization/targets.h"

namespace zig::civilization {

namespace {

using Broken = std::optional<Problem>;

Broken fault(std::string where, Phrase what, std::string rule = "CV-18.1") {
  return Problem{std::move(where), std::move(what), std::move(rule)};
}
template <class Enum>
constexpr int code(Enum value) {
  return static_cast<int>(value);
}
int count(const State& s, std::initializer_list<Ask> asks) {
  return static_cast<int>(std::ranges::count_if(
      std::span(s.question).first(s.questions),
      [&](const Question& question) { return std::ranges::find(asks, question.ask) != asks.end(); }));
}

// --- set-up (CV-2.12, CV-18.8)

// The players before the active one are ready, those after it have nothing on the map.
bool set_up_fits(const State& s) {
  bool ready = true, egypt_waits = false, america_waits = false;
  for (int i = 0, seat = s.first; i < s.players(); ++i, seat = s.left_of(seat)) {
    const Player& own = player(s, seat);
    const bool begun = own.cities[kCapital].stands(), active = seat == s.active;
    if (active) ready = false;
    if (!active && (begun != ready || figures_of(s, seat).any() != ready)) return false;
    const bool marker = !ready && (!active || !begun || asked_anywhere(s, Ask::BonusMarker));
    egypt_waits = egypt_waits || (own.civ == Civ::Egypt && marker);
    america_waits = america_waits || (own.civ == Civ::America && marker);
  }
  const auto aside = std::ranges::count(s.wonder_at, kNowhere);
  const bool any_person = std::ranges::any_of(s.pool, [](int n) { return n > 0; });
  return aside == (egypt_waits && !s.options.training ? 1 : 0) && (any_person || !america_waits);
}

// What the active player is still asked: its figures, its marker and its capital, the last one first.
bool set_up_stack_fits(const State& s) {
  const Player& own = player(s, s.active);
  std::vector<Question> wanted;
  if (own.civ == Civ::Russia) wanted.push_back({Ask::StartFigure, s.active, kWhiteArmy, 0});
  wanted.push_back({Ask::StartFigure, s.active, kFirstScout, 0});
  wanted.push_back({Ask::StartFigure, s.active, 0, 0});
  const auto asked = std::span(s.question).first(s.questions);
  if (own.cities[kCapital].stands()) {
    const bool marker = !asked.empty() && asked.back().ask == Ask::BonusMarker;
    if (marker) wanted.push_back(asked.back());
    return marker ? std::ranges::equal(asked, wanted)
                  : asked.size() <= wanted.size() && std::equal(asked.begin(), asked.end(), wanted.begin());
  }
  if (own.civ == Civ::Egypt && !s.options.training) wanted.push_back({Ask::BonusMarker, s.active, kNone, 0});
  wanted.push_back({Ask::Capital, s.active, 0, 0});
  return std::ranges::equal(asked, wanted);
}

// --- announcements

// How far the announcement at a place is: being declared (Ask::Announced), or announced (Ask::Resolve).
struct Progress {
  std::array<Ask, kAnnouncements> step{};
  std::array<std::size_t, kAnnouncements> at{};  // of that question on the stack
};

constexpr bool is_target(Ask ask) {
  return ask == Ask::CityDeed || ask == Ask::ItemChoice || ask == Ask::ItemSquare ||
         ask == Ask::HarvestChoice || (ask >= Ask::TargetCity && ask <= Ask::TargetWonder);
}

// The questions about announcements lie above each other as they are asked: an announcement, what is left to declare, and whatever was announced in response to it or
// as a part of its payment.
bool read_progress(const State& s, Progress& progress) {
  std::size_t known = 0;
  for (std::size_t i = 0; i < s.questions; ++i) {
    const Question& question = s.question[i];
    const Ask below = i > 0 ? s.question[i - 1].ask : Ask::None;
    const Ask step = known > 0 ? progress.step[known - 1] : Ask::None;
    switch (question.ask) {
      case Ask::Announced:
      case Ask::Resolve:
        if (known == s.announcements || question.seat != s.announcement[known].seat) return false;
        if (question.ask == Ask::Resolve && question.a != known) return false;
        progress.step[known] = question.ask;
        progress.at[known++] = i;
        break;
      case Ask::Payment:
        if (step != Ask::Announced || below != Ask::Announced ||
            question.seat != s.announcement[known - 1].seat ||
            s.announcement[known - 1].kind != Announcement::Kind::Ability)
          return false;
        break;
      case Ask::Consent:
      case Ask::Respond:
        if (step != Ask::Resolve || question.a != known - 1 ||
            (below != Ask::Resolve && below != Ask::Respond))
          return false;
        break;
      default:
        if (is_target(question.ask) &&
            (step != Ask::Announced || known != s.announcements ||
             (below != Ask::Announced && below != Ask::Payment && !is_target(below))))
          return false;
        if (!is_target(question.ask) && known > 0 && question.ask != Ask::Discard) return false;
    }
  }
  return known == s.announcements;
}

// CV-7.10, CV-18.5: the first one stands for itself; each other one cancels the one below it, or is a gift for it.
bool nests_well(const State& s, const Progress& progress, std::size_t place) {
  const Announcement& announced = s.announcement[place];
  if (place == 0) return announced.cancels == kNone && announced.pays_for == kNone;
  if (progress.step[place - 1] == Ask::Resolve)
    return announced.cancels == place - 1 && announced.pays_for == kNone &&
           announced.against == s.announcement[place - 1].seat &&
           announced.seat != s.announcement[place - 1].seat;
  return announced.pays_for == place - 1 && announced.cancels == kNone &&
         s.question[progress.at[place] - 1].ask == Ask::Payment;
}

// What one announcement says, seen from its place on the stack.
class Declaration {
 public:
  Declaration(const Box& box, const State& s, const Announcement& announced, bool declaring, bool on_top)
      : box_(box), s_(s), a_(announced), declaring_(declaring), on_top_(on_top) {}

  bool fits() const {
    if (a_.seat >= s_.players() || (a_.city != kNone && a_.city >= kCities) || a_.steps > a_.path.size())
      return false;
    switch (a_.kind) {
      case Announcement::Kind::CityAction: return city_action();
      case Announcement::Kind::Event: return event();
      case Announcement::Kind::Ability: return ability();
      case Announcement::Kind::None: return false;
    }
    return false;
  }

 private:
  const Player& own() const { return player(s_, a_.seat); }
  bool asked(Ask ask, int a = 0) const {
    if (!declaring_ || !on_top_) return false;
    const auto questions = std::span(s_.question).first(s_.questions);
    return std::ranges::any_of(questions, [&](const Question& question) {
      return question.ask == ask && question.seat == a_.seat && question.a == a;
    });
  }
  bool another(int seat) const { return seat < s_.players() && seat != a_.seat; }

  // --- CV-6.20

  bool city_action() const {
    if (s_.phase != Phase::CityManagement || a_.seat != s_.active || a_.city >= kCities) return false;
    if (!own().cities[a_.city].stands() || a_.what >= kDeeds) return false;
    if (asked(Ask::CityDeed)) return a_.what == 0;
    const auto deed = static_cast<Deed>(a_.what);
    if (deed == Deed::Devote) return a_.item == kNone && a_.second_item == kNone && a_.rush == 0;
    if (kind_of(deed) == Deed::Harvest) return harvest();
    return production(deed);
  }
  bool harvest() const {
    if (asked(Ask::HarvestChoice, 0)) return a_.item == kNone && a_.second_item == kNone && a_.rush == 0;
    if (a_.item >= kMarketResources || market_left(s_, a_.item) == 0 || a_.rush != 0) return false;
    if (a_.second_item == kNone) return true;
    return a_.what == code(Deed::DoubleHarvest) && a_.second_item < kMarketResources &&
           market_left(s_, a_.second_item) > (a_.second_item == a_.item ? 1 : 0);
  }
  bool production(Deed deed) const {
    if (asked(Ask::ItemChoice, 0)) return a_.item == kNone && a_.second_item == kNone && a_.rush == 0;
    const Item first(a_.item), second(a_.second_item);
    if (a_.item >= Item::kEnd || !item_fits(s_, first, a_.square, 0)) return false;
    if (deed == Deed::FreeBuilding) return first.is_building() && second.none() && a_.rush == 0;
    int cost = item_cost(box_, s_, a_.seat, first);
    if (!second.none()) {
      if (a_.second_item >= Item::kEnd || (first.needs_square() && a_.square == kNowhere)) return false;
      if (!item_fits(with_first_item(box_, s_, a_), second, a_.other_square, 1)) return false;
      cost += item_cost(box_, s_, a_.seat, second);
    }
    return a_.rush <= own().trade && a_.rush == rush_for(box_, s_, a_.seat, a_.city, cost);
  }
  bool item_fits(const State& s, Item item, Square square, int which) const {
    if (!can_make(box_, s, a_.seat, a_.city, item)) return false;
    if (!item.needs_square() || asked(Ask::ItemSquare, which)) return square == kNowhere;
    return square != kNowhere && sites_of(box_, s, a_.seat, a_.city, item).has(square);
  }

  // --- CV-7.12

  bool event() const {
    if (a_.card >= kEventCards || box_.event_kind[a_.card] != a_.what) return false;
    const Card& card = s_.event[a_.card];
    if (card.holder != a_.seat || card.where != (declaring_ ? Card::Where::Held : Card::Where::Played))
      return false;
    const EventKind& kind = box_.events[a_.what];
    switch (kind.effect) {
      case EventEffect::CancelAimedEvent:
      case EventEffect::CancelEvent:
      case EventEffect::CancelEventOrAbility: return a_.cancels != kNone;
      case EventEffect::ActAsResource: return a_.pays_for != kNone && (kind.value == 0 || names_player());
      default: break;
    }
    if (a_.cancels != kNone || a_.pays_for != kNone) return false;
    switch (kind.effect) {
      case EventEffect::KillFigures: return names_square() && names_figures();
      case EventEffect::MoveEnemyFigures: return names_square() && names_path(kind);
      case EventEffect::Disaster: return names_square();
      case EventEffect::SwapTechs: return names_player() && names_tech(kind);
      case EventEffect::DestroyBuildings: return names_square() && names_second_building();
      case EventEffect::ForceAnarchy: return names_player();
      default: return names_city();
    }
  }
  bool names_player() const { return asked(Ask::TargetPlayer) ? a_.against == kNobody : another(a_.against); }
  bool names_city() const {
    if (asked(Ask::TargetCity)) return a_.city == kNone;
    return a_.city != kNone && own().cities[a_.city].stands();
  }
  bool names_square() const {
    if (asked(Ask::TargetSquare)) return a_.square == kNowhere;
    const bool is_event = a_.kind == Announcement::Kind::Event;
    return a_.square != kNowhere &&
           (is_event ? event_squares(box_, s_, a_) : ability_squares(box_, s_, a_)).has(a_.square);
  }
  bool names_figures() const {
    if (asked(Ask::TargetSquare) || asked(Ask::TargetFigures))
      return asked(Ask::TargetFigures) && a_.choice == kNone && a_.group == 0;
    if (a_.choice != kNone) return s_.marker[a_.square].is_person();
    return a_.group != 0 && figures_owner(s_, a_.square) != kNobody;
  }
  bool names_path(const EventKind& kind) const {
    if (asked(Ask::TargetSquare)) return asked(Ask::TargetPath) && a_.steps == 0;
    if (a_.steps > kind.value || (a_.steps == 0 && !asked(Ask::TargetPath))) return false;
    const int owner = figures_owner(s_, a_.square);
    Square at = a_.square;
    for (std::size_t i = 0; i < a_.steps; ++i) {
      at = step(at, static_cast<Direction>(a_.path[i]));
      if (at == kNowhere || !leads_over(owner, at)) return false;
    }
    if (asked(Ask::TargetPath)) return true;
    const int there = at == a_.square ? 0 : figures_on(s_, owner, at);
    return !centres_of(s_, owner).has(at) &&
           there + figures_on(s_, owner, a_.square) <= player(s_, owner).stats.stacking;
  }
  bool leads_over(int owner, Square square) const {  // CV-R112
    const Marker marker = s_.marker[square];
    return s_.ground[square].revealed() && !is_water(s_, square) && !marker.is_hut() &&
           !marker.is_village() && !enemy_figures(s_, owner).has(square) &&
           !(all_centres(s_) - centres_of(s_, owner)).has(square);
  }
  bool names_tech(const EventKind& kind) const {
    if (asked(Ask::TargetPlayer) || asked(Ask::TargetTech))
      return asked(Ask::TargetTech) && a_.choice == kNone;
    return a_.choice < kTechs && ((free_techs(box_, s_, a_.seat, a_.against, kind.value) >> a_.choice) & 1U);
  }
  bool names_second_building() const {
    if (asked(Ask::TargetSquare) || asked(Ask::SecondSquare)) return a_.other_square == kNowhere;
    return a_.other_square == kNowhere || event_squares(box_, s_, a_).has(a_.other_square);
  }

  // --- CV-9.10

  bool ability() const {
    if (a_.what >= kAbilities || a_.pays_for != kNone || a_.last_paid > kTokens) return false;
    const AbilityCard& card = box_.abilities[a_.what];
    const bool used = (own().used >> a_.what) & 1U, paid = a_.paid == card.price.count;
    if (!own().knows(card.tech) || used == declaring_ || paid == declaring_ || a_.paid > card.price.count)
      return false;
    switch (card.effect) {
      case AbilityEffect::CancelCityAction:
      case AbilityEffect::CancelCultureEvent:
      case AbilityEffect::CancelResourceAbility: return a_.cancels != kNone;
      default: break;
    }
    if (a_.cancels != kNone) return false;
    switch (card.effect) {
      case AbilityEffect::CityProductionBonus: return names_city();
      case AbilityEffect::GainAndGiveTrade: return names_player();
      case AbilityEffect::ObsoleteOrKill:
      case AbilityEffect::ObsoleteOrDestroy: return names_wonder(card);
      case AbilityEffect::FreezeSquare:
      case AbilityEffect::NukeCity: return names_square();
      case AbilityEffect::MoveStackToWater: return names_square() && names_water();
      case AbilityEffect::PlayedUnitAttackBonus:
      case AbilityEffect::DealWounds:
        return step_of_battle(s_) == code(FightStep::Turns) &&
               holder_of(s_.battle, side_in_turn(s_)) == a_.seat;
      default: return true;
    }
  }
  bool names_wonder(const AbilityCard& card) const {
    if (asked(Ask::TargetWonder)) return a_.choice == kNone && a_.against == kNobody && a_.square == kNowhere;
    if (a_.choice != kNone)
      return a_.choice < kWonders && !((s_.obsolete >> a_.choice) & 1U) &&
             (s_.wonder_at[a_.choice] < kSquares || s_.wonder_at[a_.choice] == kWonderInMarket);
    if (card.effect == AbilityEffect::ObsoleteOrKill)
      return another(a_.against) && units_of(s_, a_.against) > 0;
    return a_.square != kNowhere && buildings_on_map(s_).has(a_.square);
  }
  bool names_water() const {
    if (asked(Ask::TargetSquare) || asked(Ask::SecondSquare))
      return asked(Ask::SecondSquare) && a_.other_square == kNowhere;
    return a_.other_square != kNowhere && waters_for(s_, a_.seat, a_.square).has(a_.other_square);
  }

  const Box& box_;
  const State& s_;
  const Announcement& a_;
  bool declaring_, on_top_;
};

Broken announcements(const Box& box, const State& s) {
  Progress progress;
  if (!read_progress(s, progress))
    return fault("questions", "do not fit the announcements; leave course out to begin a part", "CV-18.5");
  std::uint64_t cards = 0;
  for (std::size_t i = 0; i < s.announcements; ++i) {
    const std::string where = "announcements[" + std::to_string(i) + "]";
    const Announcement& announced = s.announcement[i];
    const Declaration declaration(box, s, announced, progress.step[i] == Ask::Announced,
                                  i + 1U == s.announcements);
    if (!nests_well(s, progress, i) || !declaration.fits())
      return fault(where, "does not fit the pieces and the turn; leave course out to begin a part",
                   "CV-18.5");
    if (announced.kind != Announcement::Kind::Event) continue;
    if ((cards >> announced.card) & 1U) return fault(where, "plays a card that is played already", "CV-7.12");
    cards |= std::uint64_t{1} << announced.card;
  }
  return std::nullopt;
}

// --- a move

// A figure may be left where it is.
bool rests_well(const State& s, int seat, int figure) {
  const Square at = player(s, seat).figure[static_cast<std::size_t>(figure)];
  if (at == kNowhere) return true;
  const Marker marker = s.marker[at];
  return !all_centres(s).has(at) && !enemy_figures(s, seat).has(at) && !marker.is_hut() &&
         !marker.is_village() && figures_on(s, seat, at) <= player(s, seat).stats.stacking;
}

bool move_fits(const Box& box, const State& s) {
  const Moving& moving = s.moving;
  const int asked = count(s, {Ask::Step, Ask::MoveGroup, Ask::EndMove, Ask::Raze});
  if (asked == 0) return moving.figures == 0 && moving.at == kNowhere && moving.spent == 0;
  if (asked > 1 || s.phase != Phase::Movement || moving.at == kNowhere || !s.ground[moving.at].revealed())
    return false;
  const Player& own = player(s, s.active);
  if (moving.spent > own.stats.speed) return false;
  Group group{.seat = s.active, .at = moving.at, .left = own.stats.speed - moving.spent};
  Square stands = kNowhere;
  bool rests = true;
  for (int figure = 0; figure < kFigures; ++figure) {
    const Square at = own.figure[static_cast<std::size_t>(figure)];
    if (!((moving.figures >> figure) & 1U) || at == kNowhere) continue;
    if (stands != kNowhere && stands != at) return false;
    stands = at;
    group.figures = static_cast<std::uint16_t>(group.figures | 1U << figure);
    if (!((s.battle.armies >> figure) & 1U)) rests = rests && rests_well(s, s.active, figure);
  }
  if (stands == kNowhere) return true;
  const bool above = stands != moving.at;  // CV-8.21
  if (!asked_anywhere(s, Ask::Step)) return rests;
  if (above) return rests && flies(s, s.active) && distance(stands, moving.at) <= moving.spent;
  return rests || legal_steps(box, s, group).any();
}

// --- the stack

bool menus_fit(const State& s) {
  for (std::size_t i = 0; i < s.questions; ++i) {
    const Ask ask = s.question[i].ask;
    if (i > 0 &&
        (ask == Ask::StartMenu || ask == Ask::TradeMenu || ask == Ask::CityMenu || ask == Ask::MoveMenu))
      return false;
  }
  return count(s, {Ask::Draft, Ask::AnswerOffer, Ask::HandOver}) == (s.offer == Offer{} ? 0 : 1);
}

// CV-3.2: how many parts of the phase are over follows from whose part it is. In Research all of them are, once the choices are open.
bool parts_fit(const State& s) {
  if (s.over()) return true;
  if (s.stage != Stage::Turn) return s.parts == 0 && (s.stage != Stage::Civilizations || s.active == s.first);
  if (s.phase == Phase::Research)
    return s.active == s.first && s.parts == (s.questions > 0 ? s.players() : 0);
  return s.parts == (s.active - s.first + s.players()) % s.players();
}

// CV-9.1: choices that are sealed could be made; somebody has still to choose.
bool research_fits(const Box& box, const State& s) {
  Actions choices;
  bool open = false;
  for (int seat = 0; seat < s.players(); ++seat) {
    list_research(box, s, seat, choices);
    const std::uint8_t chosen = player(s, seat).research;
    open = open || (chosen == kUndecided && choices.size() > 1);
    if (chosen == kUndecided
            ? choices.size() == 1
            : std::ranges::find(choices, with(Action::Kind::Research, chosen)) == choices.end())
      return false;
  }
  return open;
}

Broken questions(const Box& box, const State& s) {
  for (std::size_t i = 0; i < s.questions; ++i) {
    const auto fits = question_row(s.question[i].ask).fits;
    if (fits && !fits(box, s, s.question[i]))
      return fault("questions[" + std::to_string(i) + "]",
                   "does not fit the pieces and the turn; leave course out to begin a part");
  }
  return std::nullopt;
}

}  // namespace

std::optional<Problem> fault_in_course(const Box& box, const State& s) {
  if (!parts_fit(s)) return fault("parts", "does not fit the first and the active player", "CV-3.2");
  if (s.over())
    return s.questions == 0 ? std::nullopt : fault("questions", "must be empty after the end", "CV-14.1");
  if (s.stage == Stage::PlayerSetUp && !(set_up_stack_fits(s) && set_up_fits(s)))
    return fault("stage", "does not fit what is on the map; one player sets up after the other", "CV-2.12");
  if (!battle_fits(box, s)) return fault("battle", "does not fit the pieces and the questions", "CV-10.17");
  if (!move_fits(box, s)) return fault("moving", "does not fit the figures and the questions", "CV-8.1");
  if (!menus_fit(s))
    return fault("questions", "are not asked in this order; leave course out to begin a part");
  if (auto broken = questions(box, s)) return broken;
  if (auto broken = announcements(box, s)) return broken;
  if (s.questions == 0) {
    const bool research = s.stage == Stage::Turn && s.phase == Phase::Research && research_fits(box, s);
    return research ? std::nullopt : fault("questions", "somebody must be asked");
  }
  const QuestionRow& row = question_row(s.asked().ask);
  Actions answers;
  list_answers(box, s, answers);
  const bool wide = row.asks_somebody() && row.wide && row.wide(box, s, s.asked());
  if (answers.size() > 1 || (wide && !answers.empty())) return std::nullopt;
  return fault("questions", "leaves no choice; leave course out to begin a part");
}

}  // namespace zig::civilization
