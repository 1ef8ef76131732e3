// 7W-16.5: what a seat is asked, as one step of the closed set that clients know: the legal answers, each
// with the path of things to click, and what is not possible with the reason.
#include "games/seven_wonders/construction.h"
#include "games/seven_wonders/discard_pile.h"
#include "games/seven_wonders/memory.h"
#include "games/seven_wonders/outlook.h"
#include "games/seven_wonders/picks.h"
#include "games/seven_wonders/question.h"
#include "games/seven_wonders/texts.h"
#include "games/seven_wonders/words.h"

namespace zig::seven_wonders {

namespace {

using Kind = Action::Kind;

// The question's name, its rule and its prompt.
struct Asked {
  std::string_view step, rule, prompt;
};

Asked asked(const State& s, Seat seat) {
  const bool free_city_acts = s.two_players() && s.actor_city == kFreeCity;
  switch (s.step) {
    case Step::ChooseBoards:
      return {"board", "7W-2.10",
              s.options.wonder_assignment == WonderAssignment::Choose ? "7w.prompt.board" : "7w.prompt.side"};
    case Step::SeventhCard:
      return {"seventh_card", "7W-9.4",
              free_city_acts ? "7w.prompt.free_city_seventh_card" : "7w.prompt.seventh_card"};
    case Step::Mausoleum:
      return {"mausoleum", "7W-12.17",
              free_city_acts ? "7w.prompt.free_city_mausoleum" : "7w.prompt.mausoleum"};
    default: break;
  }
  if (Question::of(s, seat).city != seat.n) return {"free_city_card", "7W-14.5", "7w.prompt.free_city_card"};
  return {"card", "7W-6.5", "7w.prompt.card"};
}

// What a seat cannot do with the cards before it. A reason that has nothing to do with the card stands there
// once.
class Unavailable {
 public:
  Unavailable(const SevenWonders& game, const State& s, Seat seat, const SevenWonders::Actions& legal,
              Lang lang)
      : game_(game), s_(s), seat_(seat), legal_(legal), lang_(lang) {}

  Json list() {
    if (s_.step == Step::Mausoleum) {
      const CardCounts pile = discard_pile(s_);
      for (int i = 0; i < game_.box().card_count(); ++i) {
        if (pile[static_cast<std::size_t>(i)] > 0) explain(exhume(static_cast<CardId>(i)));
      }
    } else if (s_.step != Step::ChooseBoards) {
      const Question question = Question::of(s_, seat_);
      CardId previous = kNoCard;
      for (CardId card : question.cards(s_)) {
        if (card != previous) explain_uses(card);
        previous = card;
      }
    }
    return list_;
  }

 private:
  void explain_uses(CardId card) {
    explain(build(card));
    const bool stage_possible = std::ranges::any_of(legal_, [](Action a) { return a.kind == Kind::Stage; });
    if (stage_possible) {
      explain(stage(card));
    } else if (!stage_told_ &&
               Question::of(s_, seat_).offers(s_, card)) {  // not the holder's own card (7W-14.5)
      stage_told_ = true;
      explain(stage(card), false);
    }
    explain(discard(card));
  }

  void explain(Action attempt, bool name_card = true) {
    const bool possible = std::ranges::any_of(legal_, [&](Action a) {
      const bool same_use =
          a.kind == attempt.kind || (attempt.kind == Kind::Build && a.kind == Kind::BuildFree);
      return a.card == attempt.card && same_use;
    });
    if (possible) return;
    const Verdict verdict = game_.judge(s_, seat_, attempt);
    if (verdict.legal()) return;
    Json entry = Json::object();
    if (name_card) entry["card"] = game_.box().card(attempt.card).id;
    entry["use"] = use_id(attempt.kind);
    entry["rule"] = verdict.rule;
    entry["why"] = verdict_text(game_, verdict, lang_);
    entry["reason"] = verdict.key.substr(verdict.key.rfind('.') + 1);
    add_what_is_short(entry, verdict, attempt);
    list_.push_back(std::move(entry));
  }

  // Units that nobody produces, or coins.
  void add_what_is_short(Json& entry, const Verdict& verdict, Action attempt) const {
    if (verdict.key != "7w.refuse.resources" && verdict.key != "7w.refuse.coins") return;
    const int city = Question::of(s_, seat_).city;
    entry["units"] = units_to_be_had_json(game_.box(), s_, city, attempt);
    if (verdict.key == "7w.refuse.coins") {
      entry["coins_short"] = verdict.pieces[0].piece.value - verdict.pieces[1].piece.value;
    }
  }

  const SevenWonders& game_;
  const State& s_;
  Seat seat_;
  const SevenWonders::Actions& legal_;
  Lang lang_;
  Json list_ = Json::array();
  bool stage_told_ = false;
};

// What each option would bring, each different one once with the places of its options: a stage is the same with
// any card under it.
class Outlooks {
 public:
  Outlooks(const Box& box, const State& s, int city) : box_(box), s_(s), city_(city) {}

  void add(Action action, std::size_t place) {
    Action alike = action;
    if (action.kind == Kind::Stage || action.kind == Kind::Discard) alike.card = CardId{};
    const auto found = std::ranges::find(seen_, alike);
    const auto at = static_cast<std::size_t>(found - seen_.begin());
    if (found == seen_.end()) {
      seen_.push_back(alike);
      list_.push_back(outlook_json(box_, s_, city_, action));
      list_.back()["options"] = Json::array();
    }
    list_[at]["options"].push_back(place);
  }
  Json list() { return std::move(list_); }

 private:
  const Box& box_;
  const State& s_;
  int city_;
  std::vector<Action> seen_;
  Json list_ = Json::array();
};

}  // namespace

Json SevenWonders::decision(const State& s, Seat seat, Lang lang) const {
  if (!pending(s).has(seat)) return nullptr;
  Actions actions;
  legal(s, seat, actions);
  const Asked question = asked(s, seat);
  const int city = s.step == Step::ChooseBoards ? seat.n
                   : s.step == Step::Mausoleum  ? s.actor_city
                                                : Question::of(s, seat).city;
  Json options = Json::array();
  Outlooks outlooks(*box_, s, city);
  for (Action action : actions) {
    Json option = {{"move", notation(action)},
                   {"id", id(action)},
                   {"text", action_text(s, seat, action, lang)},
                   {"picks", picks_json(*box_, s.city[city], action)}};
    const std::string_view how = badge(*box_, s.city[city], action);
    if (!how.empty()) option["badge"] = how;
    if (action.kind != Kind::ChooseBoard) outlooks.add(action, options.size());
    options.push_back(std::move(option));
  }
  return {{"seat", seat.n},
          {"city", city},
          {"kind", sealed(s) ? "sealed" : "pick_one"},
          {"step", question.step},
          {"prompt", text(lang, question.prompt)},
          {"rule", question.rule},
          {"options", std::move(options)},
          {"outlooks", outlooks.list()},
          {"unavailable", Unavailable(*this, s, seat, actions, lang).list()}};
}

}  // namespace zig::seven_wonders
