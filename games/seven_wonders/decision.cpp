// 7W-16.5: what a seat is asked, as one step of the closed set that clients know: the legal answers, each
// with the path of things to click, and what is not possible with the reason.
#include "games/seven_wonders/construction.h"
#include "games/seven_wonders/discard_pile.h"
#include "games/seven_wonders/memory.h"
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

std::string_view use_id(Kind kind) {
  switch (kind) {
    case Kind::Build: return "build";
    case Kind::BuildFree: return "olympia";
    case Kind::Stage: return "stage";
    case Kind::Discard: return "discard";
    case Kind::Exhume: return "exhume";
    default: return "decline";
  }
}

// How a construction is paid for, in one word; nothing for what is no construction.
std::string_view badge(const Box& box, const City& city, Action action) {
  if (action.kind == Kind::BuildFree) return "right";
  if (action.kind == Kind::Exhume) return "free";
  if (action.kind != Kind::Build && action.kind != Kind::Stage) return "";
  if (action.left || action.right) return "trade";
  if (action.kind == Kind::Stage) return "free";
  if (city.buildings.any_of(box.card(action.card).chained_from)) return "chain";
  return box.card(action.card).cost.coins ? "coins" : "free";
}

Json picks(const Box& box, const City& city, Action action) {
  Json path = Json::array();
  if (action.kind == Kind::ChooseBoard) {
    path.push_back({{"wonder", box.wonders[static_cast<std::size_t>(index(action.card) / 2)].id}});
    path.push_back({{"side", side_id(index(action.card) % 2)}});
    return path;
  }
  if (action.kind != Kind::Decline) path.push_back({{"card", box.card(action.card).id}});
  path.push_back({{"use", use_id(action.kind)}});
  const std::string_view how = badge(box, city, action);
  if (how == "trade" || how == "coins" || how == "free") {
    const int bank = action.kind == Kind::Build ? box.card(action.card).cost.coins : 0;
    path.push_back({{"pay", {{"left", action.left}, {"right", action.right}, {"bank", bank}}}});
  }
  return path;
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
    list_.push_back(std::move(entry));
  }

  const SevenWonders& game_;
  const State& s_;
  Seat seat_;
  const SevenWonders::Actions& legal_;
  Lang lang_;
  Json list_ = Json::array();
  bool stage_told_ = false;
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
  for (Action action : actions) {
    Json option = {{"move", notation(action)},
                   {"id", id(action)},
                   {"text", action_text(s, seat, action, lang)},
                   {"picks", picks(*box_, s.city[city], action)}};
    const std::string_view how = badge(*box_, s.city[city], action);
    if (!how.empty()) option["badge"] = how;
    options.push_back(std::move(option));
  }
  return {{"seat", seat.n},
          {"city", city},
          {"kind", sealed(s) ? "sealed" : "pick_one"},
          {"step", question.step},
          {"prompt", text(lang, question.prompt)},
          {"rule", question.rule},
          {"options", std::move(options)},
          {"unavailable", Unavailable(*this, s, seat, actions, lang).list()}};
}

}  // namespace zig::seven_wonders
